import { adviceForUnowned } from '../../../packages/impacted-targets/src/answer/impact.js';
import type { Group } from '../../../packages/impacted-targets/src/answer/explanation/groups.js';
import { describeEdge } from '../../../packages/impacted-targets/src/answer/impact.js';
import type { ImpactedTargetsResult } from '../../operations/result.js';
import { impactGraph } from './impact-graph.js';
import { folded, shortCode, shortText, tableOfFirst } from './markdown.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';

/** Most causes that the summary shows; the file holds all of them. */
const mostCauses = 50;
const cut = { most: mostCauses, file: 'explanation' };

/** Most targets that are named in one line; more of them are folded. */
const mostInLine = 10;

/** The answer first, then how the changes lead to it, then what rules decided. */
export function targetsSummary({ decided = [], ...result }: ImpactedTargetsResult): string {
  return [...(result.all ? everything(result) : listed(result)), ...decisions(decided)].join('\n\n');
}

/** The files about which rules decided, with the reasons that the rules give. */
function decisions(decided: readonly (readonly [string, string])[]): string[] {
  if (decided.length === 0) return [];
  const header = ['Changed file', 'The rule'];
  return [
    '### What rules decided',
    tableOfFirst(decided, { ...cut, header }, ([path, rule]) => [file(path), shortText(rule, 500)]),
  ];
}

function listed({ count, first, groups = [], forest }: ImpactedTargetsResult): string[] {
  if (count === 0) return ['No target is impacted.'];
  return [
    names(count, first),
    ...(forest === undefined ? [] : impactGraph(forest)),
    ...(groups.length === 0 ? [] : causesOfTargets(groups)),
  ];
}

function names(count: number, first: readonly string[]): string {
  const shown = first.map((target) => shortCode(target, 200));
  if (count <= mostInLine) return shown.join(', ');
  const rest = count > first.length ? [`… and ${grouped(count - first.length)} more`] : [];
  const list = [...shown, ...rest].map((line) => `- ${line}`).join('\n');
  return folded(counted(count, 'impacted target'), list);
}

/** Every cause that made the answer ALL. */
function everything({ why, causes = [] }: ImpactedTargetsResult): string[] {
  if (causes.length === 0) {
    return [`Every target counts as impacted${why === undefined ? '.' : `: ${shortText(why, 2000)}`}`];
  }
  const shown = tableOfFirst(causes, { ...cut, header: ['Reason'] }, (cause) => {
    const others = cause.files.filter((path) => !cause.what.includes(path)).slice(0, 5);
    return [[shortText(cause.what, 500), ...others.map(file)].join('<br>')];
  });
  const advice = causes.some(({ kind }) => kind === 'unowned') ? [`${adviceForUnowned}.`] : [];
  const reasons =
    causes.length === 1 ? 'for one reason' : `for ${grouped(causes.length)} reasons, each of which is enough`;
  return [`Every target counts as impacted, ${reasons}:`, shown, ...advice];
}

function causesOfTargets(groups: readonly Group[]): string[] {
  const header = ['What happened', 'Targets', 'Which, and how it reaches them'];
  const shown = tableOfFirst(groups, { ...cut, header }, ({ what, files, count, targets }) => {
    const from =
      files.length === 0 || files.some((path) => what.includes(path))
        ? ''
        : `<br>${files.slice(0, 5).map(file).join('<br>')}`;
    const rest = count - targets.length;
    const listed = targets.map(({ name, between, edge }) => {
      const by = between.map((step) => shortCode(step.name, 80)).join(', then ');
      const because = edge === undefined ? '' : ` (${shortText(describeEdge(edge), 200)})`;
      return `${shortCode(name, 200)}${between.length === 0 ? '' : ` through ${by}`}${because}`;
    });
    return [
      `${shortText(what, 500)}${from}`,
      grouped(count),
      [...listed, ...(rest > 0 ? [`… and ${grouped(rest)} more`] : [])].join('<br>'),
    ];
  });
  return [folded('How the changes reach them', shown)];
}

function file(path: string): string {
  return shortCode(path, 200);
}
