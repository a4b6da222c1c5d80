import { uuidFrom } from '../stable-identifiers.js';
import { overlap, sameTargets, type ImpactedTargets } from './impacted-targets.js';
import { defaultPriority, type Priority } from './priority.js';
import type { PlannedTest, PullRequest } from './pull-request.js';
import { Refusal } from './refusal.js';
import { defaultSettings, type QueueSettings } from './settings.js';
import { isFinal, isInFlight, type PullRequestState, type QueueState, type RequestableQueueState } from './states.js';

/** How long each stage takes, in milliseconds. */
export interface Durations {
  /** From submission to PENDING. */
  readonly notReady: number;
  /** At least this long in PENDING, also after a restart. */
  readonly pending: number;
  readonly testing: number;
  /** From TESTS_PASSED with nobody ahead to MERGED. */
  readonly merging: number;
  /** At least this long in SWITCHING_MODES. */
  readonly switchingModes: number;
}

/** What a queue is made with. */
export interface MergeQueueOptions {
  /** Tells this queue's test runs from those of other queues. */
  readonly name: string;
  readonly durations: Durations;
  /** In parallel mode, a pull request whose targets nobody set is NOT_READY; else it counts as ALL. */
  readonly requireImpactedTargets: boolean;
  /** Asked once for every test that starts. */
  readonly planTest: (pullRequest: number) => PlannedTest;
  /** Told every change of a pull request's state, in order. */
  readonly onTransition?: (transition: Transition, queue: MergeQueue) => void;
  /** Told every change of the queue's own state, in order. */
  readonly onQueueTransition?: (from: QueueState, to: QueueState, at: number) => void;
}

/** A pull request's change of state. */
export interface Transition {
  readonly pullRequest: PullRequest;
  /** Undefined when it was never submitted before. */
  readonly from: PullRequestState | undefined;
  readonly to: PullRequestState;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True when it was set from outside, against the rules or not. */
  readonly forced: boolean;
}

/** What `submit` takes beside the number. */
export interface Submission {
  readonly priority?: Priority;
  readonly noBatch?: boolean;
  readonly sha?: string;
}

/**
 * The rules of one merge queue. It has no clock: every method takes the time (milliseconds since 1970) and first does
 * all that has become due until then, each thing at its own time and in the order of time. So it does not matter how
 * often anybody looks.
 */
export class MergeQueue {
  readonly #options: MergeQueueOptions;
  readonly #settings: QueueSettings;
  readonly #pullRequests = new Map<number, PullRequest>();
  /** Set by clients, before or after the submission. */
  readonly #uploads = new Map<number, { targets: ImpactedTargets; sha: string | undefined }>();
  readonly #unmergeable = new Set<number>();
  /** TESTING, TESTS_PASSED and PENDING_FAILURE, in the order in which their tests started. */
  #inFlight: PullRequest[] = [];
  #wanted: RequestableQueueState = 'RUNNING';
  #switching: { readonly mode: QueueSettings['mode']; readonly until: number } | undefined;
  #time: number;
  #submissions = 0;
  #testRuns = 0;

  constructor(options: MergeQueueOptions, at: number, settings: Partial<QueueSettings> = {}) {
    this.#options = options;
    this.#settings = { ...defaultSettings, ...settings };
    this.#time = at;
  }

  get settings(): Readonly<QueueSettings> {
    return this.#settings;
  }

  get state(): QueueState {
    return this.#switching === undefined ? this.#wanted : 'SWITCHING_MODES';
  }

  /** Those in the queue: in flight in the order of their tests, then those that wait in the order of their turn. */
  get enqueued(): readonly PullRequest[] {
    return [...this.#inFlight, ...this.#inState('PENDING').sort(byTurn), ...this.#inState('NOT_READY').sort(byTurn)];
  }

  /** Every pull request that was ever submitted, as it stands after its latest submission. */
  get submitted(): Iterable<PullRequest> {
    return this.#pullRequests.values();
  }

  isMergeable(pullRequest: number): boolean {
    return !this.#unmergeable.has(pullRequest);
  }

  /** True when a pull request has to wait for its impacted targets. */
  get requiresImpactedTargets(): boolean {
    return this.#settings.mode === 'parallel' && this.#options.requireImpactedTargets;
  }

  /** @throws Refusal (unknown) when it was never submitted */
  find(number: number): PullRequest {
    const pullRequest = this.#pullRequests.get(number);
    if (pullRequest === undefined) {
      throw new Refusal('unknown', `Pull request ${String(number)} was never submitted to this queue`);
    }
    return pullRequest;
  }

  /**
   * Puts a pull request into the queue. One that is in it already keeps its place; only what is given is changed.
   * @throws Refusal (merged, draining)
   */
  submit(at: number, number: number, submission: Submission = {}): void {
    this.advance(at);
    const present = this.#pullRequests.get(number);
    if (present !== undefined && !isFinal(present.state)) {
      present.priority = submission.priority ?? present.priority;
      present.noBatch = submission.noBatch ?? present.noBatch;
      this.#newCommit(present, submission.sha);
    } else {
      refuseMerged(present);
      if (this.#wanted === 'DRAINING') {
        throw new Refusal('draining', 'The queue is DRAINING and accepts no new pull requests');
      }
      this.#enter(number, submission, 'NOT_READY', false);
    }
    this.#settle();
  }

  /** @throws Refusal (unknown, not-in-queue) */
  cancel(at: number, number: number): void {
    this.advance(at);
    this.#leave(this.#findEnqueued(number), 'CANCELLED');
    this.#settle();
  }

  /**
   * Tests a pull request again, and with it those that were tested on top of it. One that is not in flight waits for
   * its first test, so nothing changes.
   * @throws Refusal (unknown, not-in-queue)
   */
  restartTests(at: number, number: number): void {
    this.advance(at);
    const pullRequest = this.#findEnqueued(number);
    pullRequest.held = false;
    if (isInFlight(pullRequest.state)) this.#restart(pullRequest);
    this.#settle();
  }

  /**
   * Says what a pull request impacts, also before it is submitted. Other targets in a parallel queue, or another
   * commit, make its tests start again; a merged pull request stays as it is.
   */
  setImpactedTargets(at: number, number: number, targets: ImpactedTargets, sha?: string): void {
    this.advance(at);
    this.#uploads.set(number, { targets, sha });
    const pullRequest = this.#pullRequests.get(number);
    if (pullRequest === undefined || isFinal(pullRequest.state)) return;
    const changed = !sameTargets(pullRequest.impactedTargets, targets);
    pullRequest.impactedTargets = targets;
    this.#newCommit(pullRequest, sha);
    if (changed && this.#settings.mode === 'parallel' && isInFlight(pullRequest.state) && !pullRequest.held) {
      this.#restart(pullRequest);
    }
    this.#settle();
  }

  /**
   * Changes settings and state. Another mode takes effect when the tests that run have ended (SWITCHING_MODES until
   * then). PAUSED stops the tests that run; they start again later.
   */
  update(at: number, settings: Partial<QueueSettings>, state?: RequestableQueueState): void {
    this.advance(at);
    const { mode, ...others } = settings;
    Object.assign(this.#settings, others);
    this.#changeState(() => {
      if (state !== undefined) this.#wanted = state;
      if (mode !== undefined && mode !== (this.#switching?.mode ?? this.#settings.mode)) {
        this.#switching = { mode, until: this.#time + this.#options.durations.switchingModes };
      }
    });
    if (state === 'PAUSED') {
      for (const pullRequest of [...this.#inFlight]) {
        if (isUndecided(pullRequest) && !pullRequest.held) this.#restart(pullRequest);
      }
    }
    this.#settle();
  }

  /** Says whether the repository's host would merge it (conflicts, missing reviews); one that is not mergeable is NOT_READY. */
  setMergeable(at: number, number: number, mergeable: boolean): void {
    this.advance(at);
    if (mergeable) this.#unmergeable.delete(number);
    else this.#unmergeable.add(number);
    const pullRequest = this.#pullRequests.get(number);
    if (!mergeable && pullRequest !== undefined && isInFlight(pullRequest.state) && !pullRequest.held) {
      this.#restart(pullRequest);
    }
    this.#settle();
  }

  /**
   * Puts a pull request into a state, whether the rules lead there or not, and holds it there until `release`. Final
   * states need no holding. One that was never submitted is submitted by this.
   * @throws Refusal (merged)
   */
  force(at: number, number: number, state: PullRequestState): void {
    this.advance(at);
    const present = this.#pullRequests.get(number);
    refuseMerged(present);
    if (present === undefined || isFinal(present.state)) {
      this.#enter(number, {}, state, true);
    } else {
      if (isInFlight(present.state) && !isInFlight(state)) this.#land(present, state === 'MERGED');
      if (!isInFlight(present.state) && isInFlight(state)) this.#takeOff(present);
      if (present.state === 'TESTING') this.#endTest(present, state === 'TESTS_PASSED' ? 'passed' : 'failed');
      if (state === 'TESTING') this.#startTest(present);
      this.#transition(present, state, true);
      present.held = !isFinal(state);
      present.mergesAt = undefined;
    }
    this.#settle();
  }

  /**
   * Lets time change a pull request again that `force` holds.
   * @throws Refusal (unknown)
   */
  release(at: number, number: number): void {
    this.advance(at);
    const pullRequest = this.find(number);
    pullRequest.held = false;
    if (pullRequest.state === 'TESTING') this.#startTest(pullRequest);
    this.#settle();
  }

  /** Does all that is due until a time. A time before the latest one changes nothing. */
  advance(to: number): void {
    for (let due = this.#nextDue(); due !== undefined && due.at <= to; due = this.#nextDue()) {
      this.#time = Math.max(this.#time, due.at);
      due.happen();
      this.#settle();
    }
    this.#time = Math.max(this.#time, to);
  }

  #nextDue(): { at: number; happen: () => void } | undefined {
    let at = Infinity;
    let happen = (): void => undefined;
    const consider = (time: number | undefined, event: () => void): void => {
      if (time !== undefined && time < at) [at, happen] = [time, event];
    };
    // Waiting ends by itself: what follows from it is found when things settle.
    const wake = (time: number): void => {
      if (time > this.#time) consider(time, () => undefined);
    };
    if (this.#switching !== undefined) wake(this.#switching.until);
    // Of what is due at the same time, tests end in the order in which they started.
    for (const pullRequest of this.enqueued) {
      if (pullRequest.held) continue;
      if (pullRequest.state === 'NOT_READY') wake(pullRequest.readyFrom);
      else if (pullRequest.state === 'PENDING') wake(pullRequest.testableFrom);
      else if (pullRequest.state === 'TESTS_PASSED')
        consider(pullRequest.mergesAt, () => {
          this.#leave(pullRequest, 'MERGED');
        });
      else if (pullRequest.state === 'TESTING')
        consider(pullRequest.test?.endsAt, () => {
          this.#concludeTest(pullRequest);
        });
    }
    return at === Infinity ? undefined : { at, happen };
  }

  /** Does all that follows at the present time from what has happened. */
  #settle(): void {
    this.#settleFailures();
    this.#finishSwitching();
    this.#settleReadiness();
    this.#startTests();
    for (const pullRequest of this.#inState('TESTS_PASSED')) {
      const merges = pullRequest.ahead.size === 0 && !pullRequest.held && this.#wanted !== 'PAUSED';
      pullRequest.mergesAt = merges
        ? (pullRequest.mergesAt ?? this.#time + this.#options.durations.merging)
        : undefined;
    }
    this.#finishDraining();
  }

  #finishSwitching(): void {
    const switching = this.#switching;
    if (switching === undefined || this.#time < switching.until || this.#inFlight.some(isUndecided)) return;
    this.#changeState(() => {
      this.#settings.mode = switching.mode;
      this.#switching = undefined;
    });
  }

  #finishDraining(): void {
    if (this.state !== 'DRAINING' || this.#inFlight.length > 0 || this.#inState('PENDING').length > 0) return;
    this.#changeState(() => {
      this.#wanted = 'PAUSED';
    });
  }

  #settleFailures(): void {
    if (this.#wanted === 'PAUSED') return;
    // One failure makes those behind it start again, so the next one is looked for afresh.
    for (;;) {
      const settled = this.#inState('PENDING_FAILURE').find((each) => !each.held && this.#failureStands(each));
      if (settled === undefined) return;
      this.#leave(settled, 'FAILED');
    }
  }

  #settleReadiness(): void {
    for (const pullRequest of [...this.#inState('NOT_READY'), ...this.#inState('PENDING')]) {
      if (pullRequest.held) continue;
      const ready = this.#isReady(pullRequest);
      if (ready && pullRequest.state === 'NOT_READY') {
        pullRequest.testableFrom = this.#time + this.#options.durations.pending;
        this.#transition(pullRequest, 'PENDING');
      } else if (!ready && pullRequest.state === 'PENDING') {
        this.#transition(pullRequest, 'NOT_READY');
      }
    }
  }

  #isReady(pullRequest: PullRequest): boolean {
    if (this.#time < pullRequest.readyFrom || this.#unmergeable.has(pullRequest.number)) return false;
    return pullRequest.impactedTargets !== undefined || !this.requiresImpactedTargets;
  }

  #startTests(): void {
    if (this.state !== 'RUNNING' && this.state !== 'DRAINING') return;
    let free = this.#settings.concurrency - this.#inState('TESTING').length;
    const waiting: PullRequest[] = [];
    for (const pullRequest of this.#inState('PENDING').sort(byTurn)) {
      if (free <= 0) return;
      const now = !pullRequest.held && pullRequest.testableFrom <= this.#time;
      if (now && !waiting.some((other) => this.#conflict(other, pullRequest))) {
        this.#takeOff(pullRequest);
        this.#startTest(pullRequest);
        this.#transition(pullRequest, 'TESTING');
        free -= 1;
      } else {
        waiting.push(pullRequest);
      }
    }
  }

  #conflict(one: PullRequest, other: PullRequest): boolean {
    return this.#settings.mode === 'single' || overlap(one.impactedTargets, other.impactedTargets);
  }

  #enter(number: number, submission: Submission, state: PullRequestState, forced: boolean): void {
    const before = this.#pullRequests.get(number);
    const upload = this.#uploads.get(number);
    const pullRequest: PullRequest = {
      number,
      sequence: ++this.#submissions,
      submittedAt: this.#time,
      state,
      stateChangedAt: this.#time,
      priority: submission.priority ?? defaultPriority,
      noBatch: submission.noBatch ?? false,
      sha: submission.sha ?? upload?.sha,
      impactedTargets: upload?.targets,
      readyFrom: this.#time + this.#options.durations.notReady,
      testableFrom: this.#time + this.#options.durations.pending,
      mergesAt: undefined,
      test: undefined,
      ahead: new Set(),
      held: forced && !isFinal(state),
    };
    if (!forced && this.#isReady(pullRequest)) pullRequest.state = 'PENDING';
    if (isInFlight(state)) this.#takeOff(pullRequest);
    if (state === 'TESTING') this.#startTest(pullRequest);
    this.#pullRequests.set(number, pullRequest);
    this.#tell(pullRequest, before?.state, forced);
  }

  #findEnqueued(number: number): PullRequest {
    const pullRequest = this.find(number);
    if (isFinal(pullRequest.state)) {
      throw new Refusal(
        'not-in-queue',
        `Pull request ${String(number)} is not in the queue: it is ${pullRequest.state}`,
      );
    }
    return pullRequest;
  }

  #newCommit(pullRequest: PullRequest, sha: string | undefined): void {
    if (sha === undefined || sha === pullRequest.sha) return;
    const tested = pullRequest.sha !== undefined && isInFlight(pullRequest.state) && !pullRequest.held;
    pullRequest.sha = sha;
    if (tested) this.#restart(pullRequest);
  }

  #takeOff(pullRequest: PullRequest): void {
    pullRequest.ahead = new Set(this.#inFlight.filter((other) => this.#conflict(other, pullRequest)));
    this.#inFlight.push(pullRequest);
  }

  /** Takes a pull request out of those in flight. Unless it merged, what was tested on top of it starts again. */
  #land(pullRequest: PullRequest, merged: boolean): void {
    this.#inFlight = this.#inFlight.filter((other) => other !== pullRequest);
    pullRequest.ahead.clear();
    pullRequest.mergesAt = undefined;
    for (const behind of [...this.#inFlight]) {
      if (!behind.ahead.delete(pullRequest)) continue;
      if (!merged && !behind.held) this.#restart(behind);
    }
  }

  #leave(pullRequest: PullRequest, state: 'MERGED' | 'FAILED' | 'CANCELLED'): void {
    const inFlight = isInFlight(pullRequest.state);
    this.#endTest(pullRequest, state === 'FAILED' ? 'failed' : 'stopped');
    pullRequest.held = false;
    this.#transition(pullRequest, state);
    if (inFlight) this.#land(pullRequest, state === 'MERGED');
  }

  #restart(pullRequest: PullRequest): void {
    this.#endTest(pullRequest, 'stopped');
    pullRequest.testableFrom = this.#time + this.#options.durations.pending;
    this.#transition(pullRequest, 'PENDING');
    this.#land(pullRequest, false);
  }

  #startTest(pullRequest: PullRequest): void {
    const { outcome, milliseconds = this.#options.durations.testing } = this.#options.planTest(pullRequest.number);
    const limit = this.#settings.testingTimeoutMinutes * 60_000;
    const length = outcome === 'hang' ? Infinity : milliseconds;
    pullRequest.test = {
      id: uuidFrom(`${this.#options.name} test run ${String(++this.#testRuns)}`),
      startedAt: this.#time,
      endsAt: this.#time + Math.min(length, limit),
      passes: outcome === 'pass' && length <= limit,
    };
  }

  #endTest(pullRequest: PullRequest, result: 'passed' | 'failed' | 'stopped'): void {
    if (pullRequest.test === undefined || pullRequest.test.endedAt !== undefined) return;
    pullRequest.test.endedAt = this.#time;
    pullRequest.test.result = result;
  }

  #concludeTest(pullRequest: PullRequest): void {
    if (pullRequest.test?.passes === true) {
      this.#pass(pullRequest);
    } else if (this.#failureStands(pullRequest)) {
      this.#leave(pullRequest, 'FAILED');
    } else {
      this.#endTest(pullRequest, 'failed');
      this.#transition(pullRequest, 'PENDING_FAILURE');
    }
  }

  #pass(pullRequest: PullRequest): void {
    this.#endTest(pullRequest, 'passed');
    this.#transition(pullRequest, 'TESTS_PASSED');
    if (!this.#settings.canOptimisticallyMerge) return;
    for (const other of pullRequest.ahead) if (isUndecided(other) && !other.held) this.#pass(other);
  }

  /** A failure counts once everything that was tested with it has passed, and nobody behind can show that it was no failure. */
  #failureStands(pullRequest: PullRequest): boolean {
    for (const other of pullRequest.ahead) if (other.state !== 'TESTS_PASSED') return false;
    if (!this.#settings.canOptimisticallyMerge) return true;
    const behind = this.#inFlight.filter((other) => other.ahead.has(pullRequest));
    return !behind.slice(0, this.#settings.pendingFailureDepth).some((other) => other.state === 'TESTING');
  }

  #inState(state: PullRequestState): PullRequest[] {
    if (isInFlight(state)) return this.#inFlight.filter((each) => each.state === state);
    return [...this.#pullRequests.values()].filter((each) => each.state === state);
  }

  #transition(pullRequest: PullRequest, to: PullRequestState, forced = false): void {
    const from = pullRequest.state;
    pullRequest.state = to;
    pullRequest.stateChangedAt = this.#time;
    this.#tell(pullRequest, from, forced);
  }

  #tell(pullRequest: PullRequest, from: PullRequestState | undefined, forced: boolean): void {
    this.#options.onTransition?.({ pullRequest, from, to: pullRequest.state, at: this.#time, forced }, this);
  }

  #changeState(change: () => void): void {
    const before = this.state;
    change();
    if (this.state !== before) this.#options.onQueueTransition?.(before, this.state, this.#time);
  }
}

function refuseMerged(pullRequest: PullRequest | undefined): void {
  if (pullRequest?.state === 'MERGED') {
    throw new Refusal('merged', `Pull request ${String(pullRequest.number)} has been merged already`);
  }
}

/** In flight, and whether it passes is open. */
function isUndecided(pullRequest: PullRequest): boolean {
  return pullRequest.state === 'TESTING' || pullRequest.state === 'PENDING_FAILURE';
}

function byTurn(one: PullRequest, other: PullRequest): number {
  return one.priority.value - other.priority.value || one.sequence - other.sequence;
}
