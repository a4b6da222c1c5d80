import type { Reason } from '../../impacted-targets/build-system.js';
import type { ImpactedTargetsResult } from '../../operations/result.js';
import { grouped } from '../../service/errors.js';
import { shortened } from '../../service/text.js';
import { code, flowchart, mermaidLabel, text } from './markdown.js';

/** Impacted targets: how many, which, and a picture of why. */
export function targetsSummary({ all, count, first, why, reasons }: ImpactedTargetsResult): string {
  if (all) return `Impacted targets: ${code('ALL')}${why === undefined ? '' : ` — ${text(shortened(why, 2000))}`}`;
  if (count === 0) return 'Impacted targets: none';
  const picture =
    reasons === undefined || reasons.length === 0 ? '' : `\n\n### Why they are impacted\n\n${whyPicture(reasons)}`;
  const rest = count - first.length;
  const list = first.map((target) => `- ${code(shortened(target, 200))}`);
  return `<details><summary>${grouped(count)} impacted target${count === 1 ? '' : 's'}</summary>\n\n${list.join('\n')}${rest > 0 ? `\n- … and ${grouped(rest)} more` : ''}\n\n</details>${picture}`;
}

/** An arrow leads from a cause to the target that it impacts. */
function whyPicture(reasons: readonly (readonly [string, Reason])[]): string {
  const nodes = new Map<string, string>();
  const lines: string[] = [];
  const node = (kind: Reason['kind'] | 'target', name: string): string => {
    const key = `${kind} ${name}`;
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const id = `n${String(nodes.size)}`;
    nodes.set(key, id);
    const label = mermaidLabel(shortened(name, 80));
    lines.push(kind === 'target' ? `${id}[${label}]` : `${id}([${label}])`);
    return id;
  };
  for (const [target, reason] of reasons) {
    const to = node('target', target);
    const from =
      reason.kind === 'dependency'
        ? node('target', reason.target)
        : node(reason.kind, reason.kind === 'file' ? reason.path : reason.what);
    lines.push(`${from} --> ${to}`);
  }
  return flowchart(lines);
}
