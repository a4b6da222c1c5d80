import { type Block, fold, tableOf } from '../../document/blocks.js';
import { counted } from '../../../packages/shared/src/numbers.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { type SyncRow, actions, verdicts } from '../sync/row.js';
import { numberWithLink } from './pull-request.js';

/** More rows are folded. */
const mostUnfolded = 15;
const mostInTable = 1000;

const order = Object.keys(verdicts);

/** The verdicts of `sync-queue` as one table, folded when it is long. */
export function syncDocument(rows: readonly SyncRow[]): readonly Block[] {
  if (rows.length === 0) return [];
  const sorted = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.number - b.number);
  const whole = tableOf(
    ['Pull request', 'Verdict', 'Why', 'What was done, and what to do'],
    sorted,
    ({ number, title = '', url, verdict, why, action, advice = '' }) => [
      { parts: [numberWithLink(number, url), ` ${shortened(title, 100)}`] },
      verdicts[verdict],
      why,
      [actions[action], advice].filter((part) => part !== '').join('. '),
    ],
    { most: mostInTable, file: 'sync' },
  );
  return [rows.length > mostUnfolded ? fold(`All ${counted(rows.length, 'pull request')}`, whole) : whole];
}
