import { isBatchable, waitEnds } from './batching.js';
import { Entries } from './entries.js';
import { sameTargets, type ImpactedTargets } from './impacted-targets.js';
import { KnownCommits } from './known-commits.js';
import type { MergeQueueOptions, Submission } from './merge-queue-options.js';
import { defaultPriority } from './priority.js';
import { newEntry, type QueueEntry, type Transition } from './queue-entry.js';
import { Refusal } from './refusal.js';
import { RunningState } from './running-state.js';
import { defaultSettings, type QueueSettings } from '../../../shared/src/service/queue-settings.js';
import { isFinal, isInFlight, type PullRequestState, type QueueState, type RequestableQueueState } from './states.js';
import { Testing } from './testing.js';
import type { Due } from './test-runs.js';
import type { QueueType, TestRun } from './test-run.js';

/**
 * The rules of one merge queue as a library (modes, impacted targets, batches, bisections, priorities), without clock,
 * HTTP or files.
 *
 * Time is an argument of every method: milliseconds since 1970, or since any other moment. Calls come in the order of
 * their times. Each call first does everything that has become due until its time, each thing at its own time. So it
 * does not matter how often a method is called, and a replay runs at any pace, with its own times:
 *
 *     const queue = new MergeQueue(options, start, { mode: 'parallel', concurrency: 5, batch: true });
 *     queue.setImpactedTargets(at, 7, new Set(['web']));
 *     queue.submit(at, 7);
 *     while (queue.nextEventAt !== undefined) queue.advance(queue.nextEventAt);
 *
 * `options.planTest` decides how each test ends and how long it takes. `onTransition` and `onTestEnd` report each event
 * with its time. The loop ends when nothing more happens by itself. `enqueued` then holds the remaining entries. It is
 * empty unless the queue is paused, an entry lacks something that it waits for, or an entry is held in its state.
 */
export class MergeQueue {
  readonly #options: MergeQueueOptions;
  readonly #settings: QueueSettings;
  readonly #entries = new Entries();
  readonly #commits = new KnownCommits((number) => this.#entries.has(number));
  /** Numbers of pull requests that the repository's host would not merge. */
  readonly #unmergeable = new Set<number>();
  readonly #testing: Testing;
  readonly #state: RunningState;
  /** When the queue was made. */
  readonly createdAt: number;
  /** When `update` was called last. */
  changedAt: number;
  #time: number;
  #submissions = 0;

  constructor(options: MergeQueueOptions, at: number, settings: Partial<QueueSettings> = {}) {
    this.#options = options;
    this.#settings = { ...defaultSettings, ...settings };
    this.#time = this.createdAt = this.changedAt = at;
    this.#state = new RunningState(this.#settings, (from, to) => options.onQueueTransition?.(from, to, this.#time));
    this.#testing = new Testing({
      ...options,
      settings: this.#settings,
      now: () => this.#time,
      transition: (entry, to) => this.#transition(entry, to),
    });
  }

  get settings(): Readonly<QueueSettings> {
    return this.#settings;
  }

  get state(): QueueState {
    return this.#state.current;
  }

  /** Entries in the queue: in flight in the order of their tests, in bisections, and waiting in the order of their turns. */
  get enqueued(): readonly QueueEntry[] {
    return [
      ...this.#testing.lanes.batches.flatMap(({ entries }) => entries),
      ...this.#testing.bisections.all.flatMap(({ entries }) => entries),
      ...this.#entries.waiting('PENDING'),
      ...this.#entries.waiting('NOT_READY'),
    ];
  }

  /**
   * Every pull request that was submitted, as of its latest submission. Only the latest 10,000 that have left are kept.
   */
  get submitted(): Iterable<QueueEntry> {
    return this.#entries.all;
  }

  /** The running tests, and the latest tests that have ended. */
  get testRuns(): Iterable<TestRun> {
    return this.#testing.runs;
  }

  testsRunning(queueType: QueueType): number {
    return this.#testing.running(queueType);
  }

  isMergeable(pullRequest: number): boolean {
    return !this.#unmergeable.has(pullRequest);
  }

  /** True when a pull request has to wait for its impacted targets. */
  get requiresImpactedTargets(): boolean {
    return this.#settings.mode === 'parallel' && this.#options.requireImpactedTargets;
  }

  /** The pull request as of its latest submission; undefined when it was never submitted, or left long ago. */
  entry(number: number): QueueEntry | undefined {
    return this.#entries.find(number);
  }

  /** @throws Refusal (unknown) when it was never submitted */
  find(number: number): QueueEntry {
    const entry = this.entry(number);
    if (entry === undefined) {
      throw new Refusal('unknown', `Pull request ${String(number)} was never submitted to this queue`);
    }
    return entry;
  }

  /** The test run with this id; undefined when it is not among `testRuns`. */
  testRun(id: string): TestRun | undefined {
    return this.#testing.runs.find(id);
  }

  /** @throws Refusal (unknown) */
  findTestRun(id: string): TestRun {
    const run = this.testRun(id);
    if (run === undefined) throw new Refusal('unknown', `There is no test run ${id} in this queue`);
    return run;
  }

  /**
   * Puts a pull request into the queue. A pull request that is already in the queue keeps its place; only the given
   * values change.
   * @throws Refusal (merged, draining)
   */
  submit(at: number, number: number, { priority, noBatch, sha }: Submission = {}): void {
    this.advance(at);
    const present = this.#entries.find(number);
    if (present !== undefined && !isFinal(present.state)) {
      present.priority = priority ?? present.priority;
      present.noBatch = noBatch ?? present.noBatch;
      if (sha !== undefined) this.#commits.tellHead(number, sha);
      this.#refreshCommit(present);
    } else {
      refuseMerged(present);
      if (this.#state.isClosed) {
        throw new Refusal('draining', 'The queue is DRAINING and accepts no new pull requests');
      }
      if (sha !== undefined) this.#commits.tellHead(number, sha);
      this.#enter(number, 'NOT_READY', false, { priority, noBatch });
    }
    this.#settle();
  }

  /** @throws Refusal (unknown, not-in-queue) */
  cancel(at: number, number: number): void {
    this.advance(at);
    this.#takeOut(this.#findEnqueued(number));
    this.#settle();
  }

  /**
   * Tests a pull request again, with the batch that it belongs to. It keeps its place, and entries behind it keep their
   * tests. For an entry that is not in flight nothing changes, because it still waits for its first test.
   * @throws Refusal (unknown, not-in-queue)
   */
  restartTests(at: number, number: number): void {
    this.advance(at);
    const entry = this.#findEnqueued(number);
    entry.held = false;
    this.#testing.restart(entry);
    this.#settle();
  }

  /**
   * Sets the targets that a commit of a pull request impacts, also before its submission. Another head commit, or other
   * targets in a parallel queue, make its tests start again; a merged pull request stays as it is.
   * @param sha the commit that the targets count for; every commit when left out
   */
  setImpactedTargets(at: number, number: number, targets: ImpactedTargets, sha?: string): void {
    this.advance(at);
    const entry = this.#entries.find(number);
    if (entry?.state === 'MERGED') return;
    this.#commits.upload(number, targets, sha);
    if (entry !== undefined && !isFinal(entry.state)) this.#refreshCommit(entry);
    this.#settle();
  }

  /**
   * Sets a new head commit of the pull request.
   * @param pushed true where the commit takes a pull request out of the queue, as a push does at the hosted service
   */
  setHead(at: number, number: number, sha: string, pushed = false): void {
    this.advance(at);
    const entry = this.#entries.find(number);
    if (entry?.state === 'MERGED') return;
    const isQueued = entry !== undefined && !isFinal(entry.state);
    if (pushed && isQueued && entry.sha !== sha) this.#takeOut(entry, 'PR_PUSHED_TO');
    this.#commits.tellHead(number, sha);
    if (isQueued && !isFinal(entry.state)) this.#refreshCommit(entry);
    this.#settle();
  }

  /**
   * Changes settings and state. Another mode takes effect when everything in flight has merged or failed (SWITCHING_MODES until
   * then), and at once where nothing is in flight. PAUSED lets the tests that run end.
   */
  update(at: number, settings: Partial<QueueSettings>, state?: RequestableQueueState): void {
    this.advance(at);
    const { mode, ...others } = settings;
    Object.assign(this.#settings, others);
    this.changedAt = at;
    const switching = this.#testing.isEmpty ? 0 : this.#options.durations.switchingModes;
    this.#state.request(this.#time, state, mode, this.#time + switching);
    this.#settle();
  }

  /**
   * Sets whether the repository's host would merge the pull request (conflicts, missing reviews). A pull request that
   * is not mergeable is NOT_READY.
   */
  setMergeable(at: number, number: number, mergeable: boolean): void {
    this.advance(at);
    if (mergeable) this.#unmergeable.delete(number);
    else this.#unmergeable.add(number);
    const entry = this.#entries.find(number);
    if (!mergeable && entry !== undefined && !entry.held) this.#testing.sendBack(entry);
    this.#settle();
  }

  /**
   * Puts a pull request into a state, even against the rules, and holds it there until `release`. Final states need no
   * holding. A pull request that was never submitted is submitted by this call.
   * @throws Refusal (merged)
   */
  force(at: number, number: number, state: PullRequestState): void {
    this.advance(at);
    const present = this.#entries.find(number);
    refuseMerged(present);
    if (present === undefined || isFinal(present.state)) {
      this.#enter(number, state, true);
    } else {
      if ((present.batch?.entries.length ?? 1) > 1 || present.bisection !== undefined) this.#testing.sendBack(present);
      this.#transition(present, state);
      if (isInFlight(state)) this.#testing.place(present, state);
      else this.#testing.takeOut(present);
      present.held = !isFinal(state);
    }
    this.#settle();
  }

  /**
   * Ends the hold of `force`: time changes the pull request again.
   * @throws Refusal (unknown)
   */
  release(at: number, number: number): void {
    this.advance(at);
    const entry = this.find(number);
    entry.held = false;
    if (entry.state === 'TESTING') this.#testing.place(entry, 'TESTING');
    this.#settle();
  }

  /** Does everything that is due until a time. A time before the latest one changes nothing. */
  advance(to: number): void {
    for (let due = this.#nextDue(); due !== undefined && due.at <= to; due = this.#nextDue()) {
      this.#time = Math.max(this.#time, due.at);
      due.happen();
      this.#settle();
    }
    this.#time = Math.max(this.#time, to);
  }

  /** When something will happen by itself next (milliseconds since 1970); undefined when nothing will. */
  get nextEventAt(): number | undefined {
    return this.#nextDue()?.at;
  }

  #nextDue(): Due | undefined {
    let next: Due = { at: Infinity, happen: () => undefined };
    const consider = (due: Due): void => {
      if (due.at < next.at) next = due;
    };
    // The end of a wait changes nothing by itself: `#settle` finds its consequences.
    const wake = (at: number): void => {
      if (at > this.#time) consider({ at, happen: () => undefined });
    };
    if (this.#state.changesFrom !== undefined) wake(this.#state.changesFrom);
    for (const due of this.#testing.due()) consider(due);
    for (const entry of this.#entries.enqueued) {
      if (entry.held || entry.batch !== undefined || entry.bisection !== undefined) continue;
      if (entry.state === 'NOT_READY') wake(entry.readyFrom);
      else {
        wake(entry.testableFrom);
        if (isBatchable(entry, this.#settings)) wake(waitEnds(entry, this.#settings));
      }
    }
    return next.at === Infinity ? undefined : next;
  }

  /** Does everything that follows from past events at the present time. */
  #settle(): void {
    this.#testing.settleFailures();
    this.#state.finishSwitching(this.#time, this.#testing.isEmpty);
    this.#settleReadiness();
    const { state } = this;
    const takesNew = state === 'RUNNING' || state === 'DRAINING';
    if (takesNew) this.#testing.startUrgent(this.#entries.waiting('PENDING'));
    if (state !== 'PAUSED') this.#testing.startAgain();
    if (takesNew) this.#testing.startNew(this.#entries.waiting('PENDING'));
    this.#testing.settleMerges(state !== 'PAUSED');
    this.#state.finishDraining(
      this.#time,
      () => this.#testing.isEmpty && this.#entries.waiting('PENDING').length === 0,
    );
  }

  /** Whether a pull request may be tested: enough time has passed, its host would merge it, and its targets are known. */
  #isReady({ number, readyFrom, impactedTargets }: QueueEntry): boolean {
    if (this.#time < readyFrom || !this.isMergeable(number)) return false;
    return impactedTargets !== undefined || !this.requiresImpactedTargets;
  }

  #settleReadiness(): void {
    for (const entry of this.#entries.enqueued) {
      if (entry.held || entry.batch !== undefined || entry.bisection !== undefined) continue;
      const ready = this.#isReady(entry);
      if (ready && entry.state === 'NOT_READY') {
        entry.testableFrom = this.#time + this.#options.durations.pending;
        this.#transition(entry, 'PENDING');
      } else if (!ready && entry.state === 'PENDING') {
        this.#transition(entry, 'NOT_READY');
      }
    }
  }

  #enter(
    number: number,
    state: PullRequestState,
    forced: boolean,
    { priority = defaultPriority, noBatch = false }: Submission = {},
  ): void {
    const before = this.#entries.find(number)?.state;
    const [sha, targets] = [this.#commits.head(number), this.#commits.targets(number)];
    const submitted = { number, sequence: ++this.#submissions, submittedAt: this.#time, state, priority, noBatch, sha };
    const entry = newEntry(submitted, targets, this.#options.durations);
    entry.held = forced && !isFinal(state);
    if (!forced && this.#isReady(entry)) entry.state = 'PENDING';
    this.#entries.add(entry);
    this.#tell(entry, { from: before, queueType: 'main' });
    if (isInFlight(state)) this.#testing.place(entry, state);
  }

  #takeOut(entry: QueueEntry, reason?: Transition['reason']): void {
    this.#transition(entry, 'CANCELLED', reason);
    this.#testing.takeOut(entry);
  }

  #findEnqueued(number: number): QueueEntry {
    const entry = this.find(number);
    if (isFinal(entry.state)) {
      throw new Refusal('not-in-queue', `Pull request ${String(number)} is not in the queue: it is ${entry.state}`);
    }
    return entry;
  }

  /** Copies the known data of an entry's head commit into the entry. */
  #refreshCommit(entry: QueueEntry): void {
    const [sha, targets] = [this.#commits.head(entry.number), this.#commits.targets(entry.number)];
    const newCommit = entry.sha !== undefined && sha !== entry.sha;
    const otherTargets = this.#settings.mode === 'parallel' && !sameTargets(entry.impactedTargets, targets);
    entry.sha = sha;
    entry.impactedTargets = targets;
    entry.hasImpactedTargets = targets !== undefined;
    if ((newCommit || otherTargets) && !entry.held) this.#testing.sendBack(entry);
  }

  #transition(entry: QueueEntry, to: PullRequestState, reason?: Transition['reason']): void {
    const { state: from, bisection } = entry;
    entry.state = to;
    entry.stateChangedAt = this.#time;
    if (isFinal(to)) {
      entry.held = false;
      entry.impactedTargets = undefined;
      if (to === 'MERGED') this.#commits.forget(entry.number);
      this.#entries.leave(entry);
    }
    this.#tell(entry, { from, queueType: bisection === undefined ? 'main' : 'bisection', reason });
  }

  #tell(entry: QueueEntry, told: Pick<Transition, 'from' | 'queueType' | 'reason'>): void {
    if (entry.state === 'PENDING') entry.pendingSince ??= this.#time;
    this.#options.onTransition?.({ ...told, entry, to: entry.state, at: this.#time });
  }
}

function refuseMerged(entry: QueueEntry | undefined): void {
  if (entry?.state === 'MERGED') {
    throw new Refusal('merged', `Pull request ${String(entry.number)} has been merged already`);
  }
}
