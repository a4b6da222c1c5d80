import { type Block, type Inline, type Table, fold, heading, paragraph, tableOf } from '../../document/blocks.js';
import {
  adviceForUnowned,
  describeEdge,
  type CauseOfAll,
} from '../../../packages/impacted-targets/src/answer/impact.js';
import type { ComputedTargets } from '../../../packages/impacted-targets/src/answer/computed-targets.js';
import type { Group } from '../../../packages/impacted-targets/src/answer/explanation/groups.js';
import { forestOf } from '../../../packages/impacted-targets/src/answer/explanation/forest.js';
import { present } from '../../../packages/shared/src/json-values.js';
import { counted, grouped } from '../../../packages/shared/src/numbers.js';
import { impactGraph } from './impact-graph.js';

/** Most causes that the summary shows; the file holds all of them. */
const cut = { most: 50, file: 'explanation' };

/** Most causes of `ALL` that are named at once; more of them are folded. */
const mostCausesOfAll = 3;

/** The summary draws so many targets, and of a longer list fewer, because nobody can read a larger drawing. */
const mostDrawn = [30, 15] as const;

/** Most targets that are named in one line; more of them are folded. */
const mostInLine = 10;

/** The answer in names. @param first the first of all targets */
export function namesDocument(count: number, first: readonly string[]): readonly Block[] {
  if (count === 0) return [paragraph('No target is impacted.')];
  if (count <= mostInLine) return [paragraph({ parts: commaList(first) })];
  const names = first.map((code) => ({ code }));
  const rest = count > first.length ? [`… and ${grouped(count - first.length)} more`] : [];
  return [fold(counted(count, 'impacted target'), { kind: 'list', items: [...names, ...rest] })];
}

/** How changes lead to the targets that were computed, and what rules decided; of `ALL`, its causes. @param groups the targets by cause */
export function explanationOf(computed: ComputedTargets, groups: readonly Group[]): readonly Block[] {
  if (computed.kind === 'all') return causesOfAll(computed.causes);
  const { why, decided = new Map<string, string>() } = computed;
  return [
    ...impactGraph(forestOf(why, ...mostDrawn)),
    ...(groups.length === 0 ? [] : [fold('How the changes reach them', tableOfCauses(groups))]),
    ...decisionsOf(decided),
  ];
}

/** What rules of the configuration decided about changed files. */
export function decisionsOf(decided: ReadonlyMap<string, string>): readonly Block[] {
  const table = tableOf(['Changed file', 'The rule'], [...decided], ([path, rule]) => [{ code: path }, rule], cut);
  return decided.size === 0 ? [] : [heading('What rules decided'), table];
}

/** The answer `ALL`: up to three causes, of which the files of no target are one, what to write, and the other causes. */
export function causesOfAll(causes: readonly CauseOfAll[]): readonly Block[] {
  const unowned = causes.filter(({ kind }) => kind === 'unowned');
  const others = causes.filter(({ kind }) => kind !== 'unowned');
  const files = unowned.flatMap((cause) => cause.files);
  const hasFiles = files.length > 0;
  const most = mostCausesOfAll - Math.min(unowned.length, 1);
  const rest = [...unowned.slice(mostCausesOfAll), ...others.slice(most)];
  const names = commaList(files.slice(0, mostCausesOfAll));
  const more = files.length > mostCausesOfAll ? [` and ${grouped(files.length - mostCausesOfAll)} more`] : [];
  const shown = others.slice(0, most).map(causeOf);
  const items = hasFiles ? [{ parts: ['no target owns ', ...names, ...more] }, ...shown] : shown;
  const advice = { code: `impact-none: [${JSON.stringify(files[0])}]` };
  const table = tableOf(['Reason'], rest, (cause) => [causeOf(cause)], cut);
  return present<Block>(
    paragraph('Every target counts as impacted:'),
    { kind: 'list', items },
    hasFiles && paragraph({ parts: [`${adviceForUnowned}: `, advice] }),
    rest.length > 0 && fold(`${grouped(rest.length)} more`, table),
  );
}

const commaList = (names: readonly string[]): readonly Inline[] =>
  names.flatMap((code, index): Inline[] => (index === 0 ? [{ code }] : [', ', { code }]));

function causeOf({ what, files }: CauseOfAll): Inline {
  const others = files.filter((path) => !what.includes(path)).slice(0, 5);
  return { lines: [what, ...others.map((path) => ({ code: path }))] };
}

function tableOfCauses(groups: readonly Group[]): Table {
  const header = ['What happened', 'Targets', 'Which, and how it reaches them'];
  return tableOf(
    header,
    groups,
    ({ what, files, count, targets }): Inline[] => {
      const from = files.some((path) => what.includes(path)) ? [] : files.slice(0, 5);
      const rest = count - targets.length;
      const reached = targets.map(({ name, between, edge }): Inline => {
        const through = between.flatMap(({ name: step }, index): Inline[] => [
          index === 0 ? ' through ' : ', then ',
          { code: step },
        ]);
        return { parts: [{ code: name }, ...through, edge === undefined ? '' : ` (${describeEdge(edge)})`] };
      });
      return [
        { lines: [what, ...from.map((path) => ({ code: path }))] },
        grouped(count),
        { lines: [...reached, ...(rest > 0 ? [`… and ${grouped(rest)} more`] : [])] },
      ];
    },
    cut,
  );
}
