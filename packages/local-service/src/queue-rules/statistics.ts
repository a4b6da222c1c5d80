import type { Transition } from './queue-entry.js';
import { isFinal, type PullRequestState } from './states.js';
import type { QueueType, TestRun } from './test-run.js';

const window = 3_600_000;

/** Most observations that are kept of a queue: enough for an hour with some 10,000 pull requests. */
const most = 40_000;

/** Something that was counted or measured, at a time in milliseconds since 1970. */
type Observation = { readonly queueType: QueueType; readonly at: number } & (
  | { readonly kind: 'conclusion'; readonly state: PullRequestState }
  | { readonly kind: 'restart' }
  | { readonly kind: 'wait' | 'test' | 'time-in-queue'; readonly seconds: number }
);

/** Events of one queue in the last hour, in the main queue or in its bisections. */
export interface LastHour {
  /** Pull requests that left the queue, by their final state. */
  readonly conclusions: ReadonlyMap<PullRequestState, number>;
  readonly restarts: number;
  /** Seconds from the submission to the start of the first test. */
  readonly waits: readonly number[];
  /** Durations of completed tests, in seconds. */
  readonly tests: readonly number[];
  /** Seconds from the submission until the pull request left the queue. */
  readonly timesInQueue: readonly number[];
}

/** Listens to a queue and remembers the observations of the last hour, at most the latest 40,000. */
export class Statistics {
  #observations: Observation[] = [];
  /** The submission (by its sequence) of each pull request in the queue that has been tested, so that only its first wait counts. */
  readonly #tested = new Map<number, number>();

  /** To be called for every transition of the queue. */
  readonly observe = ({ entry, from, to, at, queueType }: Transition): void => {
    const seconds = (at - entry.submittedAt) / 1000;
    if (to === 'TESTING' && this.#tested.get(entry.number) !== entry.sequence) {
      this.#tested.set(entry.number, entry.sequence);
      this.#add({ kind: 'wait', at, queueType, seconds });
    }
    const wasTested = from !== undefined && ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'].includes(from);
    if (wasTested && to === 'PENDING') this.#add({ kind: 'restart', at, queueType });
    if (isFinal(to)) {
      this.#tested.delete(entry.number);
      this.#add({ kind: 'conclusion', at, queueType, state: to });
      this.#add({ kind: 'time-in-queue', at, queueType, seconds });
    }
  };

  /** To be called for every test that has ended. */
  readonly observeTest = ({ queueType, startedAt, endedAt, result }: TestRun): void => {
    if (endedAt === undefined || result === 'stopped') return;
    this.#add({ kind: 'test', at: endedAt, queueType, seconds: (endedAt - startedAt) / 1000 });
  };

  /** @param now milliseconds since 1970 */
  lastHour(queueType: QueueType, now: number): LastHour {
    this.#forget(now);
    const conclusions = new Map<PullRequestState, number>([
      ['MERGED', 0],
      ['FAILED', 0],
      ['CANCELLED', 0],
    ]);
    let restarts = 0;
    const waits: number[] = [];
    const tests: number[] = [];
    const timesInQueue: number[] = [];
    for (const seen of this.#observations) {
      if (seen.queueType !== queueType) continue;
      if (seen.kind === 'conclusion') conclusions.set(seen.state, (conclusions.get(seen.state) ?? 0) + 1);
      else if (seen.kind === 'restart') restarts += 1;
      else if (seen.kind === 'wait') waits.push(seen.seconds);
      else if (seen.kind === 'test') tests.push(seen.seconds);
      else timesInQueue.push(seen.seconds);
    }
    return { conclusions, restarts, waits, tests, timesInQueue };
  }

  #add(observation: Observation): void {
    this.#observations.push(observation);
    // The array is cut seldom, because removing its first element moves all others.
    if (this.#observations.length >= 1.1 * most) this.#forget(observation.at);
  }

  #forget(now: number): void {
    const oldest = now - window;
    if (this.#observations.length > most) this.#observations = this.#observations.slice(-most);
    if ((this.#observations[0]?.at ?? Infinity) > oldest) return;
    this.#observations = this.#observations.filter((seen) => seen.at > oldest);
  }
}
