import { addTo } from '../../../../shared/src/append.js';
import type { Comparison } from '../../tree/tree.js';
import type { Edge, Reason } from '../impact.js';

/**
 * Adds the lines to edges whose text is in a file: the first line with the text.
 * @param why the reason for each impacted target
 */
export async function addLines({ base, head }: Comparison, why: ReadonlyMap<string, Reason>): Promise<void> {
  const edges = new Map<string, Set<Edge>>();
  const seen = new Set<Reason>();
  const waiting: (Reason | undefined)[] = [...why.values()];
  for (const reason of waiting) {
    if (reason === undefined || seen.has(reason)) continue;
    seen.add(reason);
    const { edge } = reason;
    if (edge?.file !== undefined && edge.text !== undefined && edge.line === undefined) addTo(edges, edge.file, edge);
    if (reason.kind === 'dependency') waiting.push(reason.because);
  }
  if (edges.size === 0) return;
  const commits = [await head.read(edges.keys()), await base.read(edges.keys())];
  for (const [file, of] of edges) {
    const contents = commits.flatMap((files) => files.get(file)?.toString('utf8') ?? []);
    for (const edge of of) {
      const line = contents.map((content) => lineIn(content, edge.text ?? '')).find((one) => one > 0);
      if (line !== undefined) edge.line = line;
    }
  }
}

/** The first line of a text in a file, in quotes before without; 0 where the file lacks it. */
function lineIn(content: string, text: string): number {
  const places = [`"${text}"`, `'${text}'`, `>${text}<`, text].map((one) => content.indexOf(one));
  const place = places.find((index) => index !== -1);
  return place === undefined ? 0 : content.slice(0, place).split('\n').length;
}
