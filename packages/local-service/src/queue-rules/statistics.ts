import type { QueueEntry, Transition } from './queue-entry.js';
import { isFinal, type PullRequestState } from './states.js';
import type { QueueType, TestRun } from './test-run.js';

const window = 3_600_000;

/** Most observations that are kept of a queue: enough for an hour with some 10,000 pull requests. */
const most = 40_000;

/**
 * What is observed: that a pull request left the queue in a final state; that a test was started again; the time from the submission to the
 * first test, of a test that ended, and from the submission to the end.
 */
type Kind = PullRequestState | 'restart' | 'wait' | 'test' | 'time-in-queue';

interface Observation {
  readonly kind: Kind;
  readonly queueType: QueueType;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seconds: number;
}

/** Listens to a queue and remembers the observations of the last hour, at most the latest 40,000. */
export class Statistics {
  #observations: Observation[] = [];
  /** Submissions that have been tested, so that only their first wait counts. */
  readonly #tested = new WeakSet<QueueEntry>();

  /** To be called for every transition of the queue. */
  readonly observe = ({ entry, from, to, at, queueType }: Transition): void => {
    const seconds = (at - entry.submittedAt) / 1000;
    const add = (kind: Kind): void => this.#add({ kind, queueType, at, seconds });
    if (to === 'TESTING' && !this.#tested.has(entry)) add('wait');
    if (to === 'TESTING') this.#tested.add(entry);
    const wasTested = from !== undefined && ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE'].includes(from);
    if (wasTested && to === 'PENDING') add('restart');
    if (!isFinal(to)) return;
    add(to);
    add('time-in-queue');
  };

  /** To be called for every test that has ended. */
  readonly observeTest = ({ queueType, startedAt, endedAt, result }: TestRun): void => {
    if (endedAt === undefined || result === 'stopped') return;
    this.#add({ kind: 'test', at: endedAt, queueType, seconds: (endedAt - startedAt) / 1000 });
  };

  /**
   * The observations of the last hour, in the main queue or in its bisections.
   * @param now milliseconds since 1970
   * @returns the seconds of each
   */
  lastHour(queueType: QueueType, kind: Kind, now: number): readonly number[] {
    const latest = this.#observations.slice(-most).filter(({ at }) => at > now - window);
    return latest.filter((seen) => seen.kind === kind && seen.queueType === queueType).map(({ seconds }) => seconds);
  }

  #add(observation: Observation): void {
    this.#observations.push(observation);
    // The array is cut seldom, because removing its first element moves all others.
    if (this.#observations.length >= 1.1 * most) this.#observations = this.#observations.slice(-most);
  }
}
