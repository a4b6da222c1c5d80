import type { ImpactedTargets } from './impacted-targets.js';
import type { Durations } from './durations.js';
import type { Priority } from './priority.js';
import { isFinal, type PullRequestState } from './states.js';
import type { QueueType, TestRun } from './test-run.js';

/**
 * A pull request from its submission on. After it has left the queue, the entry keeps its last state. All times are
 * milliseconds since 1970.
 */
export interface QueueEntry {
  readonly number: number;
  /** Grows with every submission; the order among equals in priority. */
  readonly sequence: number;
  readonly submittedAt: number;
  state: PullRequestState;
  stateChangedAt: number;
  priority: Priority;
  /** True when the submission asked for a test without other entries. */
  noBatch: boolean;
  /** True when it is tested alone because a batch with it failed and the bisection found no culprit. */
  alone: boolean;
  /** Head commit, where it is known. */
  sha: string | undefined;
  /** Targets uploaded for the head commit; undefined until then, and again when the entry has left the queue. */
  impactedTargets: ImpactedTargets | undefined;
  /** True when targets were uploaded for the head commit; stays when the entry has left. */
  hasImpactedTargets: boolean;
  /** NOT_READY: the entry does not become ready before this time. */
  readyFrom: number;
  /** PENDING: tests do not start before this time. */
  testableFrom: number;
  /** When it was PENDING for the first time: a batch waits for more entries from then on. */
  pendingSince: number | undefined;
  /** The batch in flight that it belongs to. */
  batch: Batch | undefined;
  bisection: { readonly entries: readonly QueueEntry[] } | undefined;
  /** The latest test that contained it. */
  test: TestRun | undefined;
  /** True when its state was set from outside and time does not change it. */
  held: boolean;
}

/**
 * Entries that are tested and merge together, often one alone, from the start of their test until they merge or fail.
 * All times are milliseconds since 1970.
 */
export interface Batch {
  readonly entries: readonly QueueEntry[];
  /** Entries in flight that it was tested on top of. It merges only after them. */
  readonly ahead: Set<Batch>;
  /** The state of its entries. PENDING: its test was restarted, and waits for a slot. */
  state: 'PENDING' | 'TESTING' | 'TESTS_PASSED' | 'PENDING_FAILURE';
  /** PENDING: its test does not start before this time. */
  retestFrom: number;
  /** TESTS_PASSED with nobody ahead: when it merges. */
  mergesAt: number | undefined;
  test: TestRun | undefined;
}

/** A change of an entry's state. */
export interface Transition {
  readonly entry: QueueEntry;
  /** Undefined when it was never submitted before. */
  readonly from: PullRequestState | undefined;
  readonly to: PullRequestState;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Where the entry was until then: in the main queue or in a bisection. */
  readonly queueType: QueueType;
  /** Given where the rules alone do not say why. */
  readonly reason?: 'PR_PUSHED_TO' | undefined;
}

/**
 * A pull request that has just been submitted.
 * @param targets uploaded for the head commit
 */
export function newEntry(
  submitted: Pick<QueueEntry, 'number' | 'sequence' | 'submittedAt' | 'state' | 'priority' | 'noBatch' | 'sha'>,
  targets: ImpactedTargets | undefined,
  durations: Durations,
): QueueEntry {
  const { submittedAt: at, state } = submitted;
  return {
    ...submitted,
    stateChangedAt: at,
    alone: false,
    impactedTargets: isFinal(state) ? undefined : targets,
    hasImpactedTargets: targets !== undefined,
    readyFrom: at + durations.notReady,
    testableFrom: at + durations.pending,
    ...{ pendingSince: undefined, batch: undefined, bisection: undefined, test: undefined },
    held: false,
  };
}

/** The order in which entries are tested: more urgent entries first, then earlier submissions. */
export function byTurn(one: QueueEntry, other: QueueEntry): number {
  return one.priority.value - other.priority.value || one.sequence - other.sequence;
}
