import { formBatches } from './batching.js';
import { Bisections } from './bisections.js';
import { conflict, isHeld, Lanes } from './lanes.js';
import { isUrgent } from './priority.js';
import type { Batch, QueueEntry } from './queue-entry.js';
import { isFinal, type InFlightState } from './states.js';
import { type Due, TestRuns, type TestingContext } from './test-runs.js';
import type { QueueType, TestRun } from './test-run.js';

/** The tests of a queue: the batches in flight on its lanes, and the bisections of batches that failed. */
export class Testing {
  readonly lanes = new Lanes();
  readonly runs: TestRuns;
  readonly bisections: Bisections;
  readonly #context: TestingContext;

  constructor(context: TestingContext) {
    this.#context = context;
    this.runs = new TestRuns(context);
    this.bisections = new Bisections(context, this.runs);
  }

  get isEmpty(): boolean {
    return this.lanes.batches.length === 0 && this.bisections.all.length === 0;
  }

  running(queueType: QueueType): number {
    if (queueType === 'main') return this.lanes.batches.filter(({ state }) => state === 'TESTING').length;
    return this.bisections.running;
  }

  /** Events that will happen by themselves. Tests that end at the same time end in the order in which they started. */
  *due(): Iterable<Due> {
    for (const batch of this.lanes.batches) {
      if (isHeld(batch)) continue;
      if (batch.state === 'TESTING' && batch.test !== undefined) {
        yield { at: batch.test.endsAt, happen: () => this.#conclude(batch) };
      } else if (batch.state === 'TESTS_PASSED' && batch.mergesAt !== undefined) {
        yield { at: batch.mergesAt, happen: () => this.#merge(batch) };
      } else if (batch.state === 'PENDING' && batch.retestFrom > this.#context.now()) {
        yield { at: batch.retestFrom, happen: () => undefined };
      }
    }
    yield* this.bisections.due();
  }

  /**
   * Tests an entry again in its place. Entries that were tested on top of it keep their results, and merge after it.
   */
  restart(entry: QueueEntry): void {
    this.bisections.dissolve(entry);
    const { batch } = entry;
    if (batch === undefined) return;
    this.#endTest(batch, 'stopped');
    batch.retestFrom = this.#context.now() + this.#context.durations.pending;
    batch.mergesAt = undefined;
    this.#setState(batch, 'PENDING');
  }

  /**
   * Discards the test of an entry. The entry waits for its turn again, with all entries that were tested together with
   * it or on top of it.
   */
  sendBack(entry: QueueEntry): void {
    this.bisections.dissolve(entry);
    if (entry.batch !== undefined) this.#sendBatchBack(entry.batch);
  }

  /**
   * Removes an entry that has left the queue. Unless it merged, entries that were tested together with it or on top of
   * it start again.
   */
  takeOut(entry: QueueEntry): void {
    this.bisections.dissolve(entry);
    const { batch } = entry;
    if (batch === undefined) return;
    this.#endTest(batch, 'stopped');
    if (batch.entries.length > 1) this.#sendBatchBack(batch);
    else this.#remove(batch, entry.state === 'MERGED');
  }

  /**
   * Puts an entry alone in flight, in the state that was set from outside. An entry that is already in flight keeps its
   * place.
   */
  place(entry: QueueEntry, state: InFlightState): void {
    const batch = entry.batch ?? this.lanes.add(this.#context.settings.mode, [entry], state);
    this.#endTest(batch, state === 'TESTS_PASSED' ? 'passed' : state === 'PENDING_FAILURE' ? 'failed' : 'stopped');
    batch.state = state;
    batch.mergesAt = undefined;
    if (state === 'TESTING') this.#startTest(batch);
  }

  /** Counts failures that have become certain, and begins bisections. */
  settleFailures(): void {
    // One failure makes the tests behind it start again, so the search for the next failure starts again.
    for (;;) {
      const settled = this.lanes.batches.find(
        (each) => each.state === 'PENDING_FAILURE' && !isHeld(each) && this.#failureStands(each),
      );
      if (settled === undefined) return;
      this.#fail(settled);
    }
  }

  /** Starts tests of bisections, and tests that were restarted in their place. */
  startAgain(): void {
    const { settings, now } = this.#context;
    for (const batch of this.lanes.batches) {
      if (this.#isFull()) break;
      if (batch.state === 'PENDING' && !isHeld(batch) && batch.retestFrom <= now()) this.#startTest(batch);
    }
    const { concurrency, bisectionConcurrency } = settings;
    this.bisections.startTests(bisectionConcurrency === 0 ? concurrency - this.running('main') : bisectionConcurrency);
  }

  /**
   * Starts an urgent entry at once: tests that it conflicts with are interrupted. Where no slot is free, the test that
   * started last is interrupted, too.
   * @param waiting PENDING entries in the order of their turn
   */
  startUrgent(waiting: readonly QueueEntry[]): void {
    const { settings, now } = this.#context;
    const blocked: QueueEntry[] = [];
    for (const entry of waiting) {
      if (!isUrgent(entry.priority)) return;
      const conflicts = (other: QueueEntry): boolean => conflict(settings.mode, other, entry);
      const isBlocked = entry.held || entry.testableFrom > now() || blocked.some(conflicts);
      if (!isBlocked) this.#interrupt(({ entries }) => entries.some(conflicts));
      if (!isBlocked && this.#isFull()) {
        const last = this.lanes.batches.findLast((each) => each.state === 'TESTING' && this.#isInterruptible(each));
        this.#interrupt((each) => each === last);
      }
      if (isBlocked || this.#isFull()) blocked.push(entry);
      else this.#start([entry]);
    }
  }

  /** @param waiting PENDING entries in the order of their turn */
  startNew(waiting: readonly QueueEntry[]): void {
    const { settings, now } = this.#context;
    if (this.#isFull()) return;
    for (const entries of formBatches(waiting, settings, now())) {
      if (this.#isFull()) return;
      this.#start(entries);
    }
  }

  /** Sets when batches merge that have passed and have no batch ahead. */
  settleMerges(mayMerge: boolean): void {
    for (const batch of this.lanes.batches) {
      if (batch.state !== 'TESTS_PASSED') continue;
      const merges = mayMerge && batch.ahead.size === 0 && !isHeld(batch);
      batch.mergesAt = merges ? (batch.mergesAt ?? this.#context.now() + this.#context.durations.merging) : undefined;
    }
  }

  /** True when no slot is free for a test outside of bisections. */
  #isFull(): boolean {
    const { concurrency, bisectionConcurrency } = this.#context.settings;
    return this.running('main') + (bisectionConcurrency === 0 ? this.running('bisection') : 0) >= concurrency;
  }

  #start(entries: readonly QueueEntry[]): void {
    this.#startTest(this.lanes.add(this.#context.settings.mode, entries, 'PENDING'));
  }

  #startTest(batch: Batch): void {
    const ahead = this.lanes.batches.filter((other) => batch.ahead.has(other)).flatMap(({ entries }) => entries);
    batch.test = this.runs.start('main', batch.entries, ahead);
    this.#setState(batch, 'TESTING');
  }

  #endTest({ test }: Batch, result: NonNullable<TestRun['result']>): void {
    if (test !== undefined) this.runs.end(test, result);
  }

  #conclude(batch: Batch): void {
    if (batch.test?.willBe === 'passed') {
      this.#pass(batch);
      return;
    }
    this.#endTest(batch, batch.test?.willBe ?? 'failed');
    if (this.#failureStands(batch)) this.#fail(batch);
    else this.#setState(batch, 'PENDING_FAILURE');
  }

  #pass(batch: Batch): void {
    this.#endTest(batch, 'passed');
    this.#setState(batch, 'TESTS_PASSED');
    if (!this.#context.settings.canOptimisticallyMerge) return;
    for (const other of batch.ahead)
      if (['TESTING', 'PENDING_FAILURE'].includes(other.state) && !isHeld(other)) this.#pass(other);
  }

  #fail(batch: Batch): void {
    const [first] = batch.entries;
    if (batch.entries.length === 1 && first !== undefined) {
      this.#context.transition(first, 'FAILED');
    } else if (batch.test !== undefined) {
      this.#setState(batch, 'PENDING_FAILURE');
      this.bisections.begin(batch.entries, batch.test);
    }
    this.#remove(batch, false);
  }

  #merge(batch: Batch): void {
    for (const entry of batch.entries) this.#context.transition(entry, 'MERGED');
    this.#remove(batch, true);
  }

  /**
   * A failure counts once all batches that it was tested on top of have passed, and no batch behind can still disprove
   * it.
   */
  #failureStands(batch: Batch): boolean {
    for (const other of batch.ahead) if (other.state !== 'TESTS_PASSED') return false;
    const { canOptimisticallyMerge, pendingFailureDepth } = this.#context.settings;
    if (!canOptimisticallyMerge) return true;
    const behind = this.lanes.behind(batch).slice(0, pendingFailureDepth);
    return !behind.some(({ state }) => state === 'TESTING' || state === 'PENDING');
  }

  #interrupt(concerns: (batch: Batch) => boolean): void {
    for (const batch of this.lanes.batches) {
      // An entry may already be out of flight, because it was sent back with an entry that it was tested on top of.
      const inFlight = batch.entries.some((entry) => entry.batch === batch);
      if (inFlight && this.#isInterruptible(batch) && concerns(batch)) this.#sendBatchBack(batch);
    }
  }

  /**
   * An urgent entry interrupts a batch that has not passed, unless the batch is urgent too, or an urgent batch was
   * tested on top of it.
   */
  #isInterruptible(batch: Batch): boolean {
    if (batch.state === 'TESTS_PASSED' || isHeld(batch)) return false;
    return !this.#sentBackWith(batch).some(({ entries }) => entries.some(({ priority }) => isUrgent(priority)));
  }

  /**
   * The batch, and all batches that start again with it: batches tested on top of it, on top of one of those, and so
   * on.
   */
  #sentBackWith(batch: Batch): readonly Batch[] {
    const all = [batch];
    // Batches behind come later in the list, so one pass finds all of them.
    for (const each of this.lanes.batches) {
      if (!isHeld(each) && all.some((other) => each.ahead.has(other))) all.push(each);
    }
    return all;
  }

  #sendBatchBack(batch: Batch): void {
    this.#endTest(batch, 'stopped');
    for (const entry of batch.entries) if (!isFinal(entry.state)) this.#waitAgain(entry);
    this.#remove(batch, false);
  }

  #waitAgain(entry: QueueEntry): void {
    entry.testableFrom = this.#context.now() + this.#context.durations.pending;
    if (entry.state !== 'PENDING') this.#context.transition(entry, 'PENDING');
  }

  /** Removes a batch from flight. Unless it merged, batches that were tested on top of it start again. */
  #remove(batch: Batch, merged: boolean): void {
    for (const behind of this.lanes.remove(batch)) {
      const inFlight = behind.entries.some((entry) => entry.batch === behind);
      if (!merged && inFlight && !isHeld(behind)) this.#sendBatchBack(behind);
    }
  }

  #setState(batch: Batch, state: Batch['state']): void {
    batch.state = state;
    for (const entry of batch.entries) if (entry.state !== state) this.#context.transition(entry, state);
  }
}
