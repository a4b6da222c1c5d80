import type { Comparison } from '../../tree/tree.js';
import type { Edge, Reason } from '../impact.js';

/**
 * Adds the lines to edges whose text is in a file: the first line with the text.
 * @param why the reason for each impacted target
 */
export async function addLines({ base, head }: Comparison, why: ReadonlyMap<string, Reason>): Promise<void> {
  const edges = new Map<string, Set<Edge>>();
  const seen = new Set<Reason>();
  for (const first of why.values()) {
    for (let one: Reason | undefined = first; one !== undefined && !seen.has(one);) {
      seen.add(one);
      const { edge } = one;
      if (edge?.file !== undefined && edge.text !== undefined && edge.line === undefined) {
        edges.set(edge.file, (edges.get(edge.file) ?? new Set()).add(edge));
      }
      one = one.kind === 'dependency' ? one.because : undefined;
    }
  }
  if (edges.size === 0) return;
  const older = await base.read(edges.keys());
  const newer = await head.read(edges.keys());
  for (const [file, of] of edges) {
    const contents = [newer, older].flatMap((files) => files.get(file)?.toString('utf8') ?? []);
    for (const edge of of) {
      const { text = '' } = edge;
      for (const content of contents) {
        const at = [`"${text}"`, `'${text}'`, `>${text}<`, text]
          .map((one) => content.indexOf(one))
          .find((index) => index !== -1);
        if (at === undefined || edge.line !== undefined) continue;
        edge.line = content.slice(0, at).split('\n').length;
      }
    }
  }
}
