import type { Suggestion } from '../../../packages/impacted-targets/src/graph/impact.js';
import type { Group } from '../../../packages/impacted-targets/src/answer/explanation/groups.js';
import {
  configurationYaml,
  suggestedRules,
} from '../../../packages/impacted-targets/src/answer/explanation/rules-to-copy.js';
import { describeEdge } from '../../../packages/impacted-targets/src/graph/edge.js';
import type { ImpactedTargetsResult } from '../../operations/result.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { impactGraph } from './impact-graph.js';
import { andMore, code, lines, table, text } from './markdown.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';

/** Most causes that the summary shows; the file holds all of them. */
const mostCauses = 50;

/** Most targets that are named in one line; more of them are folded. */
const mostInLine = 10;

/** The answer first, then how the changes lead to it, then what rules decided. */
export function targetsSummary({ decided = [], ...result }: ImpactedTargetsResult): string {
  return [...(result.all ? everything(result) : listed(result)), ...decisions(decided)].join('\n\n');
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

function listed({ count, first, groups = [], forest }: ImpactedTargetsResult): string[] {
  if (count === 0) return ['No target is impacted.'];
  return [
    names(count, first),
    ...(forest === undefined ? [] : impactGraph(forest)),
    ...(groups.length === 0 ? [] : causesOfTargets(groups)),
  ];
}

function names(count: number, first: readonly string[]): string {
  const shown = first.map((target) => code(shortened(target, 200)));
  if (count <= mostInLine) return shown.join(', ');
  const rest = count > first.length ? [`… and ${grouped(count - first.length)} more`] : [];
  const list = [...shown, ...rest].map((line) => `- ${line}`).join('\n');
  return `<details><summary>${counted(count, 'impacted target')}</summary>\n\n${list}\n\n</details>`;
}

/** Every cause that made the answer ALL, each with what to write so that it no longer does. */
function everything({ why, causes = [] }: ImpactedTargetsResult): string[] {
  if (causes.length === 0) {
    return [`Every target counts as impacted${why === undefined ? '.' : `: ${text(shortened(why, 2000))}`}`];
  }
  const rows = causes.slice(0, mostCauses).map((cause) => {
    const others = cause.files.filter((path) => !cause.what.includes(path)).slice(0, 5);
    return [[text(shortened(cause.what, 500)), ...others.map(file)].join('<br>'), toWrite(cause.suggestions?.[0])];
  });
  const reasons =
    causes.length === 1 ? 'for one reason' : `for ${grouped(causes.length)} reasons, each of which is enough`;
  return [
    `Every target counts as impacted, ${reasons}:`,
    table(['Reason', 'To narrow it, write'], rows) + andMore(causes.length - rows.length, 'explanation'),
    ...rulesToCopy(suggestedRules(causes)),
  ];
}

/** A rule that would narrow the answer, with its place, and the assumption under which it is right. */
function toWrite(suggestion: Suggestion | undefined): string {
  if (suggestion === undefined) return 'no rule narrows this';
  const { rule, assumption } = suggestion;
  const ifTrue = `, if this is true: ${text(shortened(assumption, 500))}`;
  if (rule.key === 'build-systems') {
    const value = typeof rule.value === 'string' ? rule.value : `[${rule.value.join(', ')}]`;
    return `${code(shortened(`${rule.option}: ${value}`, 200))} for ${code(rule.system)}${ifTrue}`;
  }
  const glob = code(shortened(rule.glob, 200));
  if (rule.key === 'impact') return `${glob} below ${code('impact')}, with the targets that it concerns`;
  return `${glob} ${rule.key === 'impact-all-paths' ? 'in the input' : 'below'} ${code(rule.key)}${ifTrue}`;
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
  const suggestions = suggestedRules(groups);
  return [
    '<details><summary>How the changes reach them</summary>',
    table(['What happened', 'Targets', 'Which, and how it reaches them'], rows) +
      andMore(groups.length - rows.length, 'explanation'),
    '</details>',
    ...rulesToCopy(suggestions, suggestions.slice(0, mostCauses)),
  ];
}

/** The rules that would narrow the answer, ready to copy. @param shown those whose assumptions are listed */
function rulesToCopy(suggestions: readonly Suggestion[], shown: readonly Suggestion[] = []): string[] {
  if (suggestions.length === 0) return [];
  const inInput = suggestions.flatMap(({ rule }) => (rule.key === 'impact-all-paths' ? [rule.glob] : []));
  const yaml = configurationYaml(suggestions);
  return [
    `<details><summary>Rules that would narrow it, to copy</summary>`,
    ...(yaml === '' ? [] : [`For the configuration file, on the target branch:\n\n<pre>${lines(yaml)}</pre>`]),
    ...(inInput.length === 0
      ? []
      : [`Lines for the input ${code('impact-all-paths')}:\n\n<pre>${lines(inInput.join('\n'))}</pre>`]),
    ...(shown.length === 0
      ? []
      : [
          `Each is right only if this is true:\n\n${shown.map(({ assumption }) => `- ${text(shortened(assumption, 500))}`).join('\n')}`,
        ]),
    '</details>',
  ];
}

function file(path: string): string {
  return code(shortened(path, 200));
}
