import { type Block, fold, tableOf } from '../../document/blocks.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import type { SyncAction, SyncRow, SyncVerdict } from '../sync/row.js';
import { numberWithLink } from './pull-request.js';

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
export function syncDocument(rows: readonly SyncRow[]): readonly Block[] {
  if (rows.length === 0) return [];
  const sorted = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.number - b.number);
  const whole = tableOf(
    ['Pull request', 'Verdict', 'Why', 'What was done, and what to do'],
    sorted,
    ({ number, title = '', url, verdict, why, action, advice = '' }) => [
      { parts: [numberWithLink(number, url), ` ${shortened(title, 100)}`] },
      names[verdict],
      why,
      [actions[action], advice].filter((part) => part !== '').join('. '),
    ],
    { most: mostInTable, file: 'sync' },
  );
  return [rows.length > mostUnfolded ? fold(`All ${counted(rows.length, 'pull request')}`, whole) : whole];
}
