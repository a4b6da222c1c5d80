import type { Analysis, Outcome } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { failsEvery, type Scenario } from '../../packages/impacted-targets/src/analysis/replay.js';
import { present } from '../../packages/shared/src/json-values.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';
import { type Block, heading, paragraph } from '../document/blocks.js';

/** Most rows of a section; JSON has all of them. */
const mostRows = 10;

/** What past merges would have impacted, and why, below the headline. */
export function analysisDocument(analysis: Analysis): readonly Block[] {
  return [paragraph(scope(analysis)), ...sectionsOf(analysis)];
}

/** How many merges could have been tested apart, in a line. */
export function headlineOf({ merges, today, tried }: Analysis): string {
  const apart = `${ofMost(today.apart, merges - 1)} merges could have been tested apart from the one before`;
  return tried === undefined ? apart : `${apart}; ${String(tried.apart)} with ${tried.file}`;
}

function scope({ merges, from, to, today, buildSystems }: Analysis): string {
  // Rules alone may answer each merge.
  const answering = buildSystems.length === 0 ? '' : ` (${buildSystems.join(', ')})`;
  return `${counted(merges, 'merge')} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${counted(today.targets, 'target')}${answering}`;
}

const ofMost = (count: number, most: number): string => `${String(count)} of ${String(most)}`;

function sectionsOf(analysis: Analysis): readonly Block[] {
  const { today, tried, costs, edges } = analysis;
  const causes = ['Merges', 'By itself', 'Cause'];
  const results = [
    ...outcomes(analysis),
    ...section('What made merges impact everything', [], causes, causesOf(today)),
    ...section(`The same with ${tried?.file ?? ''}`, [], causes, causesOf(tried)),
  ];
  // Few merges say little of rules, of edges and of queues, and in a replay of them no test fails.
  if (analysis.merges < failsEvery) return results;
  return [
    ...results,
    ...section(
      'What each rule cost',
      ['How many more merges could have been tested apart without it, and how many have another list without it'],
      ['Apart', 'Merges', 'Rule'],
      costs.filter(({ apart }) => apart > 0).map(({ apart, merges, what }) => [apart, merges, what]),
    ),
    ...section(
      'The named edges that brought most targets into lists',
      ['If an edge is not a real dependency, add it under not-depends-on'],
      ['Targets', 'Merges', 'Edge'],
      edges.map(({ targets, merges, target, on, edge }) => [targets, merges, `${target} depends on ${on} (${edge})`]),
    ),
    ...replayed(analysis),
  ];
}

const causesOf = (outcome?: Outcome): Row[] =>
  (outcome?.causes ?? []).map(({ merges, alone, what }) => [merges, alone, what]);

type Row = readonly (string | number)[];

/** A title, sentences, and the first rows of a table; nothing where the table has no row. */
function section(
  title: string,
  sentences: readonly string[],
  header: readonly string[],
  rows: readonly Row[],
): readonly Block[] {
  if (rows.length === 0) return [];
  const rest = rows.length - mostRows;
  const cut = rest > 0 && `The first ${String(mostRows)}; JSON has ${grouped(rest)} more`;
  const shown = rows
    .slice(0, mostRows)
    .map((row) => row.map((cell) => (typeof cell === 'string' ? cell : grouped(cell))));
  return [heading(title), ...present(...sentences, cut).map(paragraph), { kind: 'table', header, rows: shown }];
}

function outcomes({ today, tried, merges }: Analysis): readonly Block[] {
  const more = tried && [
    `With ${tried.file}, ${counted(tried.claimingMore, 'merge')} would have had more targets, and ${counted(tried.claimingLess, 'merge')} fewer`,
  ];
  const row = (what: string, of: (outcome: Outcome) => string): Row => [what, ...present(today, tried).map(of)];
  return section(
    'What the merges would have impacted',
    more ?? [],
    ['Rules', 'today', ...(tried === undefined ? [] : [`with ${tried.file}`])],
    [
      row('Apart from the merge before', ({ apart }) => ofMost(apart, merges - 1)),
      row('ALL, or every target', ({ everything }) => percent(everything / merges)),
      row('Share of all targets, median', ({ medianShare }) => percent(medianShare)),
    ],
  );
}

const percent = (share: number): string => `${String(Math.round(100 * share))} %`;

function replayed({ replay, testMinutes, concurrency }: Analysis): readonly Block[] {
  const cells = ({ medianMinutes, percentile95Minutes, tests }: Scenario['allPass']): Row =>
    [medianMinutes, percentile95Minutes, tests].map((value) => Math.round(10 * value) / 10);
  const limits = `Tests of ${String(testMinutes)} min, ${String(concurrency)} at a time`;
  return section(
    'The same merges through a queue',
    [`${limits}. Where some fail, the first test of every ${String(failsEvery)}th pull request fails`],
    ['Queue', 'Median minutes', '95 %', 'Tests', 'Median, some fail', '95 %, some fail', 'Tests, some fail'],
    replay.map(({ mode, batch, allPass, someFail }) => {
      return [`${mode}${batch ? ', batches' : ''}`, ...cells(allPass), ...cells(someFail)];
    }),
  );
}
