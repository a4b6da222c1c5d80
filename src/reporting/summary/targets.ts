import type { CauseOfAll, Suggestion } from '../../../packages/impacted-targets/src/graph/impact.js';
import type { Group } from '../../../packages/impacted-targets/src/answer/explanation/groups.js';
import {
  configurationYaml,
  suggestedRules,
} from '../../../packages/impacted-targets/src/answer/explanation/rules-to-copy.js';
import { describeEdge } from '../../../packages/impacted-targets/src/graph/edge.js';
import type { ImpactedTargetsResult } from '../../operations/result.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { andMore, code, lines, table, text } from './markdown.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';

/** Most causes that the summary shows; the file holds all of them. */
const mostCauses = 50;

export function targetsSummary({ decided = [], ...result }: ImpactedTargetsResult): string {
  return [listAndCauses(result), ...decisions(decided)].join('\n\n');
}

/** The files about which rules decided, with the reasons that the rules give. */
function decisions(decided: readonly (readonly [string, string])[]): string[] {
  if (decided.length === 0) return [];
  const rows = decided.slice(0, mostCauses).map(([path, rule]) => [file(path), text(shortened(rule, 500))]);
  return [
    '### What rules decided',
    table(['Changed file', 'The rule'], rows) + andMore(decided.length - rows.length, 'explanation'),
  ];
}

function listAndCauses({ all, count, first, why, groups, causes }: ImpactedTargetsResult): string {
  if (all) {
    const line = `Impacted targets: ${code('ALL')}${why === undefined ? '' : ` — ${text(shortened(why, 2000))}`}`;
    return causes === undefined ? line : [line, ...causesOfAll(causes)].join('\n\n');
  }
  if (count === 0) return 'Impacted targets: none';
  const rest = count - first.length;
  const list = first.map((target) => `- ${code(shortened(target, 200))}`);
  const targets = `<details><summary>${counted(count, 'impacted target')}</summary>\n\n${list.join('\n')}${rest > 0 ? `\n- … and ${grouped(rest)} more` : ''}\n\n</details>`;
  return groups === undefined || groups.length === 0 ? targets : [targets, ...causesOfTargets(groups)].join('\n\n');
}

/** Every cause that made the answer ALL, and the rules that would narrow the answer. */
function causesOfAll(causes: readonly CauseOfAll[]): string[] {
  const rows = causes
    .slice(0, mostCauses)
    .map(({ what, files }) => [text(shortened(what, 500)), files.slice(0, 5).map(file).join('<br>')]);
  return [
    `### What makes it ${code('ALL')}`,
    table(['Each of these is enough', 'Changed file'], rows) + andMore(causes.length - rows.length, 'explanation'),
    ...narrowing(causes),
  ];
}

function causesOfTargets(groups: readonly Group[]): string[] {
  const rows = groups.slice(0, mostCauses).map(({ what, files, count, targets }) => {
    const from =
      files.length === 0 || files.some((path) => what.includes(path))
        ? ''
        : `<br>${files.slice(0, 5).map(file).join('<br>')}`;
    const rest = count - targets.length;
    const listed = targets.map(({ name, between, edge }) => {
      const by = between.map((step) => code(shortened(step.name, 80))).join(', then ');
      const because = edge === undefined ? '' : ` (${text(shortened(describeEdge(edge), 200))})`;
      return `${code(shortened(name, 200))}${between.length === 0 ? '' : ` through ${by}`}${because}`;
    });
    return [
      `${text(shortened(what, 500))}${from}`,
      grouped(count),
      [...listed, ...(rest > 0 ? [`… and ${grouped(rest)} more`] : [])].join('<br>'),
    ];
  });
  return [
    '### Why they are impacted',
    table(['What happened', 'Targets', 'Which, and how it reaches them'], rows) +
      andMore(groups.length - rows.length, 'explanation'),
    ...narrowing(groups),
  ];
}

/** The rules that would narrow the answer, ready to copy, each with its assumption. */
function narrowing(causes: readonly { readonly suggestions?: readonly Suggestion[] }[]): string[] {
  const suggestions = suggestedRules(causes);
  if (suggestions.length === 0) return [];
  const inInput = suggestions.flatMap(({ rule }) => (rule.key === 'impact-all-paths' ? [rule.glob] : []));
  const yaml = configurationYaml(suggestions);
  const shown = suggestions.slice(0, mostCauses);
  return [
    `<details><summary>Rules that would narrow it</summary>`,
    ...(yaml === '' ? [] : [`For the configuration file, on the target branch:\n\n<pre>${lines(yaml)}</pre>`]),
    ...(inInput.length === 0
      ? []
      : [`Lines for the input ${code('impact-all-paths')}:\n\n<pre>${lines(inInput.join('\n'))}</pre>`]),
    `Each is right only if this is true:\n\n${shown.map(({ assumption }) => `- ${text(shortened(assumption, 500))}`).join('\n')}`,
    '</details>',
  ];
}

function file(path: string): string {
  return code(shortened(path, 200));
}
