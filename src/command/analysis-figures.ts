import type { Analysis, Outcome } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { counted } from '../../packages/shared/src/numbers.js';

/** A share from 0 to 1 in percent. */
const percent = (share: number): string => `${String(Math.round(100 * share))} %`;

/** What was analyzed, in a line. */
export function scope({ merges, from, to, targets, buildSystems }: Analysis): string {
  return `${counted(merges, 'merge')} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${counted(targets, 'target')} (${buildSystems.join(', ')})`;
}

/** What people want to know first, in one sentence without its full stop. */
export function apartSentence({ mostApart, today, tried }: Analysis): string {
  const sentence = `${ofMost(today.apart.fromPrevious, mostApart.fromPrevious)} could have been tested apart from the one before`;
  return tried === undefined ? sentence : `${sentence}; ${String(tried.outcome.apart.fromPrevious)} with ${tried.file}`;
}

const ofMost = (count: number, most: number): string => `${String(count)} of ${String(most)} merges`;

/** The figures of today, and beside them those with other rules: the names of the columns, and a row for each figure. */
export function figuresBeside({ mostApart, today, tried, concurrency }: Analysis): {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const outcomes = [today, ...(tried === undefined ? [] : [tried.outcome])];
  const row = (what: string, of: (outcome: Outcome) => string) => [what, ...outcomes.map(of)];
  return {
    columns: ['', 'today', ...(tried === undefined ? [] : [`with ${tried.file}`])],
    rows: [
      row(
        'Apart from the merge before',
        ({ apart }) => `${String(apart.fromPrevious)} of ${String(mostApart.fromPrevious)}`,
      ),
      row(
        'Apart from all of the hour before',
        ({ apart }) => `${String(apart.fromHour)} of ${String(mostApart.fromHour)}`,
      ),
      row('ALL, or every target', ({ everythingShare }) => percent(everythingShare)),
      row('Share of all targets, median', ({ medianShare }) => percent(medianShare)),
      row(`Lanes, with ${String(concurrency)} in the queue`, ({ averageLanes }) =>
        String(Math.round(10 * averageLanes) / 10),
      ),
    ],
  };
}
