import { failsEvery, type Analysis, type Scenario } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { apartSentence, figuresBeside, scope } from './analysis-figures.js';
import { grouped } from '../../packages/shared/src/numbers.js';
import { shortCode, shortText, table, tableOfFirst, text } from '../reporting/summary/markdown.js';
import { barChart, lineChart } from '../reporting/summary/mermaid.js';

/** Most causes and costs that the summary shows; the file holds all of them. */
const mostCauses = 10;
const mostCosts = 5;

const decimal = (value: number): string => String(Math.round(10 * value) / 10);

/** Fewer merges are read from the table more easily than from a chart. */
const fewestInChart = 10;

/** The analysis of past merges as Markdown: shares as a table and charts, what rules cost, causes, and the replay. */
export function analysisMarkdown(analysis: Analysis): string {
  const parts = [
    `## ${text(apartSentence(analysis))}`,
    text(scope(analysis)),
    ...outcomes(analysis),
    ...costs(analysis),
    ...causes(analysis),
    ...replayed(analysis),
    ...unknown(analysis),
  ];
  return `${parts.join('\n\n')}\n`;
}

function outcomes(analysis: Analysis): string[] {
  const { columns, rows } = figuresBeside(analysis);
  return [
    table(
      columns.map((name) => shortText(name, 100)),
      rows.map((row) => row.map((cell) => text(cell))),
    ),
    ...(analysis.merges < fewestInChart ? [] : charts(analysis.today)),
  ];
}

function charts({ sizes, overTime }: Analysis['today']): string[] {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const bars = sizes.map(({ upTo, merges }) => ({ label: upTo.endsWith('%') ? `up to ${upTo}` : upTo, value: merges }));
  const points = overTime.map(({ to, meanShare }) => ({ label: day.format(new Date(to)), value: 100 * meanShare }));
  return [
    barChart('Merges by the share of all targets that they impact today', bars),
    lineChart('Mean share of all targets, in %, up to each day', points, 100),
  ];
}

function costs({ costs: all }: Analysis): string[] {
  const found = all.filter(({ fromPrevious, fromHour }) => fromPrevious > 0 || fromHour > 0);
  if (found.length === 0) return [];
  const header = ['Without it', 'Merges that it concerned', 'More apart from the merge before', 'From the hour before'];
  const shown = tableOfFirst(found, { header, most: mostCosts, file: 'JSON' }, (cost) => [
    `${cost.kind === 'unowned' ? 'no target owns ' : ''}${shortCode(cost.what, 200)}`,
    grouped(cost.merges),
    grouped(cost.fromPrevious),
    grouped(cost.fromHour),
  ]);
  return ['### What each rule and file cost', shown];
}

function causes({ causes: found }: Analysis): string[] {
  if (found.length === 0) return [];
  const header = ['Cause', 'Merges', 'By itself'];
  const shown = tableOfFirst(found, { header, most: mostCauses, file: 'JSON' }, (cause) => [
    shortText(cause.what, 300),
    grouped(cause.merges),
    grouped(cause.alone),
  ]);
  return ['### What made merges impact everything', shown];
}

function replayed({ replay, testMinutes, concurrency }: Analysis): string[] {
  const cells = ({ medianMinutes, percentile95Minutes, tests }: Scenario['allPass']) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    grouped(tests),
  ];
  return [
    '### The same merges through a queue',
    `Tests of ${decimal(testMinutes)} ${testMinutes === 1 ? 'minute' : 'minutes'}, ${String(concurrency)} at a time; a pull request enters the queue when it was merged. In the second half of the table the first test of every ${String(failsEvery)}th fails, and it enters again at once.`,
    table(
      ['Queue', 'Median minutes', '95 %', 'Tests', 'Median, some fail', '95 %, some fail', 'Tests, some fail'],
      replay.map(({ mode, batch, allPass, someFail }) => [
        `${mode}${batch ? ', batches' : ''}`,
        ...cells(allPass),
        ...cells(someFail),
      ]),
    ),
  ];
}

function unknown({ isShallow }: Analysis): string[] {
  return [
    '### What this does not know',
    [
      '- Which tests failed, and how long each took: every test takes the same time here.',
      '- Pull requests that were never merged, and those that a faster queue would have brought.',
      '- When a pull request was ready: it enters the queue at the time of its commit, which a queue may have set.',
      ...(isShallow ? ['- Older merges, which the checkout does not hold.'] : []),
    ].join('\n'),
  ];
}
