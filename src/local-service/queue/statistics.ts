import type { Transition } from './merge-queue.js';
import { isFinal, isInFlight, type PullRequestState } from './states.js';

const window = 3_600_000;

/** Something that was counted or measured, at a time in milliseconds since 1970. */
type Observation =
  | { readonly kind: 'conclusion'; readonly at: number; readonly state: PullRequestState }
  | { readonly kind: 'restart'; readonly at: number }
  | { readonly kind: 'wait' | 'test' | 'time-in-queue'; readonly at: number; readonly seconds: number };

/** What happened in one queue in the last hour. */
export interface LastHour {
  /** Pull requests that left the queue, by the state in which they did. */
  readonly conclusions: ReadonlyMap<PullRequestState, number>;
  readonly restarts: number;
  /** Seconds from the submission to the start of the first test. */
  readonly waits: readonly number[];
  /** Seconds that tests took which came to an end. */
  readonly tests: readonly number[];
  /** Seconds from the submission until the pull request left the queue. */
  readonly timesInQueue: readonly number[];
}

/** Listens to a queue and remembers the last hour. */
export class Statistics {
  #observations: Observation[] = [];
  /** The submission (by its sequence) of each pull request that has been tested, so that only its first wait counts. */
  readonly #tested = new Map<number, number>();

  /** To be called for every transition of the queue. */
  readonly observe = ({ pullRequest, from, to, at }: Transition): void => {
    const seconds = (at - pullRequest.submittedAt) / 1000;
    if (to === 'TESTING' && this.#tested.get(pullRequest.number) !== pullRequest.sequence) {
      this.#tested.set(pullRequest.number, pullRequest.sequence);
      this.#add({ kind: 'wait', at, seconds });
    }
    if (from === 'TESTING' && pullRequest.test?.result !== 'stopped' && pullRequest.test?.endedAt === at) {
      this.#add({ kind: 'test', at, seconds: (at - pullRequest.test.startedAt) / 1000 });
    }
    if (from !== undefined && isInFlight(from) && to === 'PENDING') this.#add({ kind: 'restart', at });
    if (isFinal(to)) {
      this.#add({ kind: 'conclusion', at, state: to });
      this.#add({ kind: 'time-in-queue', at, seconds });
    }
  };

  /** @param now milliseconds since 1970 */
  lastHour(now: number): LastHour {
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
    if (this.#observations.length % 10_000 === 0) this.#forget(observation.at);
  }

  #forget(now: number): void {
    const oldest = now - window;
    if ((this.#observations[0]?.at ?? Infinity) > oldest) return;
    this.#observations = this.#observations.filter((seen) => seen.at > oldest);
  }
}
