import type { Analysis, Outcome } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { failsEvery, type Scenario } from '../../packages/impacted-targets/src/analysis/replay.js';
import { present } from '../../packages/shared/src/json-values.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';
import { shortText, table, text } from '../reporting/summary/markdown.js';
import { printable } from './terminal.js';

/** A part of the report, for a terminal and for Markdown. */
interface Section {
  readonly title: string;
  /** Sentences above the table. */
  readonly lines?: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Most rows of a section; JSON has all of them. */
const mostRows = 10;
/** Longest cell of a table in Markdown. */
const longestCell = 300;

/** The analysis as lines for a terminal. */
export function analysisLines(analysis: Analysis): string {
  const sections = sectionsOf(analysis).flatMap(({ title, lines = [], header, rows }) => {
    const cells = [header, ...rows];
    const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const aligned = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '));
    return ['', title, ...lines, ...aligned.map((line) => line.trimEnd())];
  });
  return [headline(analysis), scope(analysis), ...sections].map((line) => `${printable(line)}\n`).join('');
}

/** The analysis as Markdown for a job's summary. */
export function analysisMarkdown(analysis: Analysis): string {
  const sections = sectionsOf(analysis).flatMap(({ title, lines = [], header, rows }) => [
    `### ${text(title)}`,
    ...lines.map(text),
    table(
      header.map((cell) => shortText(cell, longestCell)),
      rows.map((row) => row.map((cell) => shortText(cell, longestCell))),
    ),
  ]);
  return `${[`## ${text(headline(analysis))}`, text(scope(analysis)), ...sections].join('\n\n')}\n`;
}

function headline({ merges, today, tried }: Analysis): string {
  const apart = `${ofMost(today.apart, merges - 1)} merges could have been tested apart from the one before`;
  return tried === undefined ? apart : `${apart}; ${String(tried.apart)} with ${tried.file}`;
}

function scope({ merges, from, to, today, buildSystems }: Analysis): string {
  // Rules alone may answer each merge.
  const answering = buildSystems.length === 0 ? '' : ` (${buildSystems.join(', ')})`;
  return `${counted(merges, 'merge')} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${counted(today.targets, 'target')}${answering}`;
}

const ofMost = (count: number, most: number): string => `${String(count)} of ${String(most)}`;

function sectionsOf(analysis: Analysis): readonly Section[] {
  const { today, tried, costs, edges } = analysis;
  const results = [
    outcomes(analysis),
    counts('What made merges impact everything', today.causes),
    counts(`The same with ${tried?.file ?? ''}`, tried?.causes ?? []),
  ];
  // Few merges say little of rules, of edges and of queues, and in a replay of them no test fails.
  const ofMany = () => [
    first(
      'What each rule cost',
      costs.filter(({ apart }) => apart > 0),
      {
        lines: [
          'How many more merges could have been tested apart without it, and how many have another list without it',
        ],
        header: ['Apart', 'Merges', 'Rule'],
        row: ({ apart, merges, what }) => [grouped(apart), grouped(merges), what],
      },
    ),
    first('The named edges that brought most targets into lists', edges, {
      lines: ['If an edge is not a real dependency, add it under not-depends-on'],
      header: ['Targets', 'Merges', 'Edge'],
      row: ({ targets, merges, target, on, edge }) => [
        grouped(targets),
        grouped(merges),
        `${target} depends on ${on} (${edge})`,
      ],
    }),
    replayed(analysis),
  ];
  return [...results, ...(analysis.merges < failsEvery ? [] : ofMany())].filter(({ rows }) => rows.length > 0);
}

function outcomes({ today, tried, merges }: Analysis): Section {
  const columns = [
    { name: 'today', outcome: today },
    ...(tried ? [{ name: `with ${tried.file}`, outcome: tried }] : []),
  ];
  const row = (what: string, of: (outcome: Outcome) => string) => [what, ...columns.map(({ outcome }) => of(outcome))];
  return {
    title: 'What the merges would have impacted',
    lines: present(
      tried &&
        `With ${tried.file}, ${counted(tried.claimingMore, 'merge')} would have had more targets, and ${counted(tried.claimingLess, 'merge')} fewer`,
    ),
    header: ['Rules', ...columns.map(({ name }) => name)],
    rows: [
      row('Apart from the merge before', ({ apart }) => ofMost(apart, merges - 1)),
      row('ALL, or every target', ({ everything }) => percent(everything / merges)),
      row('Share of all targets, median', ({ medianShare }) => percent(medianShare)),
    ],
  };
}

const percent = (share: number): string => `${String(Math.round(100 * share))} %`;

/** A section of the first items, and a line about those that it leaves out. */
function first<Item>(
  title: string,
  items: readonly Item[],
  { row, lines = [], header }: Pick<Section, 'lines' | 'header'> & { readonly row: (item: Item) => readonly string[] },
): Section {
  const rest = items.length - mostRows;
  return {
    title,
    lines: [...lines, ...(rest > 0 ? [`The first ${String(mostRows)}; JSON has ${grouped(rest)} more`] : [])],
    header,
    rows: items.slice(0, mostRows).map(row),
  };
}

function counts(title: string, causes: Outcome['causes']): Section {
  return first(title, causes, {
    header: ['Merges', 'By itself', 'Cause'],
    row: ({ merges, alone, what }) => [grouped(merges), grouped(alone), what],
  });
}

function replayed({ replay, testMinutes, concurrency }: Analysis): Section {
  const cells = ({ medianMinutes, percentile95Minutes, tests }: Scenario['allPass']) =>
    [medianMinutes, percentile95Minutes, tests].map((value) => grouped(Math.round(10 * value) / 10));
  return {
    title: 'The same merges through a queue',
    lines: [
      `Tests of ${String(testMinutes)} min, ${String(concurrency)} at a time. Where some fail, the first test of every ${String(failsEvery)}th pull request fails`,
    ],
    header: ['Queue', 'Median minutes', '95 %', 'Tests', 'Median, some fail', '95 %, some fail', 'Tests, some fail'],
    rows: replay.map(({ mode, batch, allPass, someFail }) => [
      `${mode}${batch ? ', batches' : ''}`,
      ...cells(allPass),
      ...cells(someFail),
    ]),
  };
}
