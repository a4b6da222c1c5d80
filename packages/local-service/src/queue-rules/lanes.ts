import { overlap } from './impacted-targets.js';
import type { Batch, QueueEntry } from './queue-entry.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';

/** True when one of the two has to be tested on top of the other. */
export function conflict(mode: QueueSettings['mode'], one: QueueEntry, other: QueueEntry): boolean {
  return mode === 'single' || overlap(one.impactedTargets, other.impactedTargets);
}

/** True when an entry of the batch was put into its state from outside. */
export function isHeld(batch: Batch): boolean {
  return batch.entries.some((entry) => entry.held);
}

/**
 * The batches in flight. A lane is a chain of batches, each tested on top of the batches ahead of it. Single mode has
 * one lane. Parallel mode has one lane for each group of batches without a common impacted target with other groups.
 */
export class Lanes {
  #batches: readonly Batch[] = [];

  /** The batches in the order in which they were added. */
  get batches(): readonly Batch[] {
    return this.#batches;
  }

  /** Puts entries behind all those in flight that they conflict with. */
  add(mode: QueueSettings['mode'], entries: readonly QueueEntry[], state: Batch['state']): Batch {
    const conflicting = this.#batches.filter((other) =>
      other.entries.some((theirs) => entries.some((entry) => conflict(mode, theirs, entry))),
    );
    const batch: Batch = {
      entries,
      ahead: new Set(conflicting),
      state,
      retestFrom: 0,
      mergesAt: undefined,
      test: undefined,
    };
    this.#batches = [...this.#batches, batch];
    for (const entry of entries) entry.batch = batch;
    return batch;
  }

  /**
   * Removes a batch.
   * @returns the batches that were tested on top of it
   */
  remove(batch: Batch): readonly Batch[] {
    this.#batches = this.#batches.filter((other) => other !== batch);
    for (const entry of batch.entries) entry.batch = undefined;
    batch.ahead.clear();
    batch.mergesAt = undefined;
    return this.#batches.filter((other) => other.ahead.delete(batch));
  }

  behind(batch: Batch): readonly Batch[] {
    return this.#batches.filter((other) => other.ahead.has(batch));
  }
}
