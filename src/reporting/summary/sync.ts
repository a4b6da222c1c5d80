import type { SyncAction, SyncRow, SyncVerdict } from '../../operations/sync/row.js';
import { folded, pullRequestLink, shortText, tableOfFirst } from './markdown.js';

/** More rows are folded. */
const mostUnfolded = 15;
const mostInTable = 1000;

/** Names for people, in the order of the rows: first what somebody may have to do. */
const names: Readonly<Record<SyncVerdict, string>> = {
  'not-known': '❔ not known',
  refused: '⛔ refused',
  'fork-not-allowed': '⛔ fork not allowed',
  failed: '🔴 failed here',
  conflict: '🟠 conflict',
  cancelled: '⚫ taken out',
  dropped: '🟡 dropped',
  'never-submitted': '🟡 never submitted',
  unlabelled: '⚪ label removed',
  draft: '⚪ draft',
  'other-base': '⚪ other base branch',
  'in-another-queue': '⚪ in another queue',
  closed: '⚪ closed',
  'queues-own': '⚪ of the queue itself',
  merged: '🟣 merged',
  testing: '🔵 testing',
  waiting: '🕒 waiting',
};
const order = Object.keys(names);

const actions: Readonly<Record<SyncAction, string>> = {
  none: '',
  submitted: 'Submitted',
  withdrawn: 'Withdrawn',
  'would-submit': 'Would be submitted',
  'would-withdraw': 'Would be withdrawn',
  'left-for-the-next-run': 'Left for the next run',
  failed: 'Failed',
};

/** The verdicts of `sync-queue` as one table, folded when it is long. */
export function syncSummary(rows: readonly SyncRow[]): string {
  if (rows.length === 0) return '';
  const sorted = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.number - b.number);
  const header = ['Pull request', 'Verdict', 'Why', 'What was done, and what to do'];
  const whole = tableOfFirst(sorted, { header, most: mostInTable, file: 'sync' }, (row) => {
    const { number, title, url, verdict, why, action, advice } = row;
    const what = [actions[action], advice ?? ''].filter((part) => part !== '').join('. ');
    return [
      `${pullRequestLink(number, url)}${title === undefined ? '' : ` ${shortText(title, 100)}`}`,
      names[verdict],
      shortText(why, 500),
      shortText(what, 300),
    ];
  });
  return rows.length > mostUnfolded ? folded(`All ${String(rows.length)} pull requests`, whole) : whole;
}
