import { uuidFrom } from './stable-identifiers.js';
import type { QueueEntry, Transition } from './queue-entry.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import type { MergeQueueOptions } from './merge-queue-options.js';
import type { QueueType, TestRun } from './test-run.js';

/** The parts of a queue that its tests use. Times are milliseconds since 1970, durations are milliseconds. */
export interface TestingContext extends Pick<MergeQueueOptions, 'name' | 'durations' | 'planTest' | 'onTestEnd'> {
  readonly settings: Readonly<QueueSettings>;
  readonly now: () => number;
  /** Puts an entry into a state and reports the change. */
  readonly transition: (entry: QueueEntry, to: Transition['to']) => void;
}

/** Something that happens by itself at a time (milliseconds since 1970). */
export interface Due {
  readonly at: number;
  readonly happen: () => void;
}

const kept = 1000;

/** The test runs of a queue: those that run, and the latest 1,000 altogether. */
export class TestRuns {
  readonly #context: TestingContext;
  readonly #runs = new Map<string, TestRun>();
  #started = 0;

  constructor(context: TestingContext) {
    this.#context = context;
  }

  [Symbol.iterator](): IterableIterator<TestRun> {
    return this.#runs.values();
  }

  find(id: string): TestRun | undefined {
    return this.#runs.get(id);
  }

  /** @param ahead the entries on top of which these entries are tested */
  start(queueType: QueueType, entries: readonly QueueEntry[], ahead: readonly QueueEntry[]): TestRun {
    const { name, settings, durations, planTest, now } = this.#context;
    const pullRequests = entries.map(({ number }) => number);
    const contents = { queueType, pullRequests, ahead: ahead.map(({ number }) => number) };
    const { outcome, milliseconds = durations.testing } = planTest(contents);
    const { testingTimeoutMinutes: minutes } = settings;
    const limit = minutes === 0 ? Infinity : minutes * 60_000;
    const length = outcome === 'hang' ? Infinity : milliseconds;
    this.#started += 1;
    const run: TestRun = {
      ...contents,
      ...(entries.some(({ sha }) => sha !== undefined) ? { commits: entries.map(({ sha = '' }) => sha) } : {}),
      id: uuidFrom(`${name} test run ${String(this.#started)}`),
      startedAt: now(),
      endsAt: now() + Math.min(length, limit),
      willBe: length > limit ? 'timed-out' : outcome === 'pass' ? 'passed' : 'failed',
    };
    for (const entry of entries) entry.test = run;
    this.#add(run);
    return run;
  }

  /** Records how a run ended. A run that has already ended does not change. */
  end(run: TestRun, result: NonNullable<TestRun['result']>): void {
    if (run.endedAt !== undefined) return;
    run.endedAt = this.#context.now();
    run.result = result;
    this.#context.onTestEnd?.(run);
  }

  #add(run: TestRun): void {
    this.#runs.set(run.id, run);
    if (this.#runs.size <= kept) return;
    for (const [id, { endedAt }] of this.#runs) {
      if (endedAt === undefined) continue;
      this.#runs.delete(id);
      return;
    }
  }
}
