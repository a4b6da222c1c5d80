import { conflict } from './lanes.js';
import { isUrgent } from './priority.js';
import type { QueueEntry } from './queue-entry.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';

/** Entries that will be tested together. */
interface FormingBatch {
  readonly entries: QueueEntry[];
  /** True when no entry can join the batch any more. */
  closed: boolean;
}

/**
 * The batches to be tested now, in the order of their turn. A batch is tested when it has `batchingMinSize` entries,
 * when one of them has waited for `batchingMaxWaitTimeMinutes`, or when no entry can join it because the next one has
 * to be tested alone. A batch holds only entries of one lane, and no entry overtakes an earlier entry that it conflicts
 * with.
 *
 * @param waiting PENDING entries in the order of their turn
 * @param at milliseconds since 1970
 */
export function formBatches(
  waiting: readonly QueueEntry[],
  settings: Readonly<QueueSettings>,
  at: number,
): readonly (readonly QueueEntry[])[] {
  const { mode } = settings;
  const blocked: QueueEntry[] = [];
  const forming: FormingBatch[] = [];
  for (const entry of waiting) {
    const isBlocked = entry.held || entry.testableFrom > at || conflictsWithAny(mode, entry, blocked);
    if (isBlocked) {
      blocked.push(entry);
      continue;
    }
    const touching = forming.filter((batch) => conflictsWithAny(mode, entry, batch.entries));
    const last = touching.at(-1);
    const joined = last?.closed === false && isBatchable(entry, settings) ? last : undefined;
    // These batches accept no more entries: a later entry that shares a target with this entry would overtake it there.
    for (const batch of touching) if (batch !== joined) batch.closed = true;
    if (joined === undefined) forming.push({ entries: [entry], closed: !isBatchable(entry, settings) });
    else joined.entries.push(entry);
    for (const batch of forming) batch.closed ||= batch.entries.length >= settings.batchingMinSize;
  }
  const ready: QueueEntry[][] = [];
  const overtaken: QueueEntry[] = [];
  for (const { entries, closed } of forming) {
    const starts = closed || entries.some((entry) => waitEnds(entry, settings) <= at);
    if (starts && !entries.some((entry) => conflictsWithAny(mode, entry, overtaken))) ready.push(entries);
    else overtaken.push(...entries);
  }
  return ready;
}

/** When a batch with this entry is tested even if it is small; milliseconds since 1970. */
export function waitEnds(entry: QueueEntry, settings: Readonly<QueueSettings>): number {
  return (entry.pendingSince ?? 0) + settings.batchingMaxWaitTimeMinutes * 60_000;
}

/** False for an entry that is tested alone. */
export function isBatchable(entry: QueueEntry, settings: Readonly<QueueSettings>): boolean {
  if (!settings.batch || entry.noBatch || entry.alone || isUrgent(entry.priority)) return false;
  // An entry that impacts nothing is alone in its lane, so that no other can join it.
  const { impactedTargets: targets = 'ALL' } = entry;
  return settings.mode === 'single' || targets === 'ALL' || targets.size > 0;
}

function conflictsWithAny(mode: QueueSettings['mode'], entry: QueueEntry, others: readonly QueueEntry[]): boolean {
  return others.some((other) => conflict(mode, other, entry));
}
