import type { QueueResult } from '../../operations/result.js';
import { grouped } from '../../../packages/shared/src/numbers.js';
import type { SettingDifference } from '../../service/queue/queue-settings.js';
import type { QueueEntry } from '../../service/queue/responses.js';
import { shortened } from '../../../packages/shared/src/text.js';
import { facts, folded, pullRequestLink, shortCode, shortText, table, tableOfFirst } from './markdown.js';
import { flowchart, isLook } from './mermaid.js';
import { stateBadge } from './pull-request.js';

/** Most boxes of a flowchart; nobody can read a larger one. */
const mostInPicture = 12;
const mostInTable = 100;
/** Longest row of boxes. GitHub shrinks a longer row to the width of the page, and it becomes unreadable. */
const longestRow = 4;

export function queueSummary(queue: QueueResult): string {
  const { state, entries, settings, targetBranch } = queue;
  const parts = [
    facts([
      ['Merges into', shortCode(targetBranch, 100)],
      ...(state === undefined ? [] : [['State', stateBadge(state)] as const]),
      ...(entries === undefined ? [] : [['Pull requests', countsOf(entries, queue)] as const]),
      ...(settings.batch === true ? [['Tested together', batchesOf(settings)] as const] : []),
    ]),
  ];
  if (entries !== undefined && entries.length > 0) {
    const picture = waitsFor(queue, entries);
    if (picture !== undefined) parts.push('### What waits for what', picture);
    parts.push('### In the queue', entriesTable(queue, entries));
  }
  const rows = Object.entries(settings).flatMap(([field, value]) => {
    const shown = settingCell(field, value);
    return shown === undefined ? [] : [[shortCode(field, 60), shown]];
  });
  if (rows.length > 0) {
    parts.push(folded('Settings', table(['Setting', 'Value'], rows)));
  }
  return parts.join('\n\n');
}

/**
 * The conditions under which the queue tests pull requests in batches. The current content of a batch is not part of
 * the queue's record; only a test run shows it (getMergeQueueTestingDetails).
 */
function batchesOf({ batchingMinSize: size, batchingMaxWaitTimeMinutes: minutes }: QueueResult['settings']): string {
  const conditions = [
    ...(typeof size === 'number' ? [`as soon as ${grouped(size)} wait`] : []),
    ...(typeof minutes === 'number' ? [`after ${grouped(minutes)} min`] : []),
  ];
  return ['in batches', conditions.join(', or ')].filter((piece) => piece !== '').join(', ');
}

/** A setting for people; undefined for anything but a plain value. */
function settingCell(field: string, value: unknown): string | undefined {
  if (field === 'requiredStatuses' && (value === null || (Array.isArray(value) && value.length === 0))) {
    return 'the branch protection decides';
  }
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? shortCode(value.join(', '), 500) : undefined;
  }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? shortCode(String(value), 100) : undefined;
}

export function queueChangesSummary(changes: readonly SettingDifference[]): string {
  const cellOf = (value: unknown): string =>
    value === undefined ? '–' : shortCode(typeof value === 'string' ? value : JSON.stringify(value), 300);
  return table(
    ['Setting', 'Is', 'Will be'],
    changes.map(({ setting, before, after }) => [shortCode(setting, 60), cellOf(before), cellOf(after)]),
  );
}

/** How many entries there are, and how many of them are in each state. */
function countsOf(entries: readonly QueueEntry[], { cut }: QueueResult): string {
  const counts = new Map<string, number>();
  for (const { state } of entries) if (state !== undefined) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = [...counts].map(([state, count]) => `${stateBadge(state)} ${grouped(count)}`);
  if (entries.length === 0) return 'none: the queue is empty';
  const shown = counts.size === 0 ? grouped(entries.length) : `${grouped(entries.length)}: ${states.join(', ')}`;
  if (cut === undefined) return shown;
  return `${cut.total === undefined ? 'more' : grouped(cut.total)}, of which are shown ${shown}`;
}

function entriesTable({ repositoryUrl }: QueueResult, entries: readonly QueueEntry[]): string {
  const header = ['Position', 'Pull request', 'Title', 'State', 'Since (UTC)', 'Priority', 'Author'];
  return tableOfFirst(entries, { header, most: mostInTable, file: 'response', telling: true }, (entry, index) => {
    const { number, title, state, since, priority, author, skipsTheLine, noBatch } = entry;
    const turn = [
      shortText(priority ?? '', 40),
      skipsTheLine === true ? 'skips the line' : '',
      noBatch === true ? 'in no batch' : '',
    ];
    return [
      String(index + 1),
      number === undefined ? '' : pullRequestLink(number, repositoryUrl && `${repositoryUrl}/pull/${String(number)}`),
      shortText(title ?? '', 100),
      state === undefined ? '' : stateBadge(state),
      momentOf(since ?? ''),
      turn.filter((piece) => piece !== '').join(', '),
      shortText(author ?? '', 40),
    ];
  });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment for people, to the minute and in UTC, on one line: `21 Nov 11:58`; anything else as it is. */
function momentOf(written: string): string {
  const since = /^\d{4}-\d\d-\d\dT/.test(written) ? new Date(written) : undefined;
  if (since === undefined || Number.isNaN(since.getTime())) return shortText(written, 40);
  const month = months[since.getUTCMonth()] ?? '';
  return [String(since.getUTCDate()), month, since.toISOString().slice(11, 16)].join('&nbsp;');
}

/**
 * A picture of a parallel queue: an arrow leads from a pull request to those ahead that impact a common target. The
 * summary has no picture where it would add nothing to the table: for a single queue, without impacted targets from the
 * service, when no pull request waits for another, and when each waits for the one before it.
 */
function waitsFor({ settings: { mode } }: QueueResult, entries: readonly QueueEntry[]): string | undefined {
  const isParallel = typeof mode === 'string' && mode.toLowerCase() === 'parallel';
  const first = entries.slice(0, mostInPicture);
  if (!isParallel || first.some((entry) => entry.impactedTargets === undefined)) return undefined;
  const waits = first.map((_, index) => nearestOverlaps(first, index));
  const arrows = waits.flatMap((others, from) => others.map((to) => ({ from, to })));
  const isOneLine = waits.every((others, index) => index === 0 || others[0] === index - 1);
  if (arrows.length === 0 || isOneLine) return undefined;
  const boxes = first.map(({ number, title, state }) => ({
    lines: [`#${String(number ?? '?')}`, ...(title === undefined ? [] : [shortened(title, 60)])],
    look: state !== undefined && isLook(state) ? state : undefined,
  }));
  const picture = flowchart({ direction: longestChain(waits) > longestRow ? 'TB' : 'LR', boxes, arrows });
  const rest = entries.length - first.length;
  return rest > 0 && picture !== undefined
    ? `${picture}\n\nThe first ${String(first.length)}; ${grouped(rest)} more wait behind them.`
    : picture;
}

/**
 * How many entries the longest chain holds.
 * @param waits for each entry, the indexes of those ahead that it waits for
 */
function longestChain(waits: readonly (readonly number[])[]): number {
  const lengths: number[] = [];
  for (const others of waits) lengths.push(1 + Math.max(0, ...others.map((other) => lengths[other] ?? 0)));
  return Math.max(0, ...lengths);
}

/** Entries ahead that share a target, without entries for which another of these entries already waits. */
function nearestOverlaps(entries: readonly QueueEntry[], index: number): readonly number[] {
  const waitsOn = new Map<number, ReadonlySet<number>>();
  const direct = (at: number): number[] =>
    entries.flatMap((entry, other) => (other < at && overlap(entry, entries[at]) ? [other] : []));
  const all = (at: number): ReadonlySet<number> => {
    const known = waitsOn.get(at);
    if (known !== undefined) return known;
    const set = new Set(direct(at).flatMap((other) => [other, ...all(other)]));
    waitsOn.set(at, set);
    return set;
  };
  const ahead = direct(index);
  return ahead.filter((one) => !ahead.some((other) => other !== one && all(other).has(one)));
}

function overlap(a: QueueEntry | undefined, b: QueueEntry | undefined): boolean {
  const [one, other] = [a?.impactedTargets, b?.impactedTargets];
  if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL') return true;
  const set = new Set(one);
  return other.some((target) => set.has(target));
}
