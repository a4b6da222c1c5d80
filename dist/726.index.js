"use strict";
exports.id = 726;
exports.ids = [726];
exports.modules = {

/***/ 63457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ overlap),
/* harmony export */   n: () => (/* binding */ sameTargets)
/* harmony export */ });
const compared = /* @__PURE__ */ new WeakMap();
function overlap(one, other) {
  const [a, b] = [one ?? "ALL", other ?? "ALL"];
  if (a === "ALL") return b === "ALL" || b.size > 0;
  if (b === "ALL") return a.size > 0;
  const known = compared.get(a)?.get(b);
  if (known !== void 0) return known;
  const found = shareTarget(a, b);
  remember(a, b, found);
  remember(b, a, found);
  return found;
}
function shareTarget(one, other) {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  for (const target of fewer) if (more.has(target)) return true;
  return false;
}
function remember(one, other, found) {
  const ofOne = compared.get(one) ?? /* @__PURE__ */ new WeakMap();
  ofOne.set(other, found);
  compared.set(one, ofOne);
}
function sameTargets(one, other) {
  if (one === void 0 || other === void 0 || one === "ALL" || other === "ALL") return one === other;
  return one.size === other.size && [...one].every((target) => other.has(target));
}



/***/ }),

/***/ 20726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ MergeQueue)
});

// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/impacted-targets.js
var impacted_targets = __webpack_require__(63457);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/lanes.js

function conflict(mode, one, other) {
  return mode === "single" || (0,impacted_targets/* overlap */.E)(one.impactedTargets, other.impactedTargets);
}
function isHeld(batch) {
  return batch.entries.some((entry) => entry.held);
}
function isUndecided({ state }) {
  return state === "TESTING" || state === "PENDING_FAILURE";
}
class Lanes {
  #batches = [];
  /** The batches in the order in which they were added. */
  get batches() {
    return this.#batches;
  }
  /** Puts entries behind all those in flight that they conflict with. */
  add(mode, entries, state) {
    const conflicting = this.#batches.filter(
      (other) => other.entries.some((theirs) => entries.some((entry) => conflict(mode, theirs, entry)))
    );
    const batch = {
      entries,
      ahead: new Set(conflicting),
      state,
      retestFrom: 0,
      mergesAt: void 0,
      test: void 0
    };
    this.#batches = [...this.#batches, batch];
    for (const entry of entries) entry.batch = batch;
    return batch;
  }
  /**
   * Removes a batch.
   * @returns the batches that were tested on top of it
   */
  remove(batch) {
    this.#batches = this.#batches.filter((other) => other !== batch);
    for (const entry of batch.entries) entry.batch = void 0;
    batch.ahead.clear();
    batch.mergesAt = void 0;
    return this.#batches.filter((other) => other.ahead.delete(batch));
  }
  behind(batch) {
    return this.#batches.filter((other) => other.ahead.has(batch));
  }
  /**
   * Puts batches back as they were when a scene was saved, with their entries and the batches ahead of them already
   * set.
   */
  restore(batches) {
    this.#batches = batches;
    for (const batch of batches) for (const entry of batch.entries) entry.batch = batch;
  }
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/priority.js
var queue_rules_priority = __webpack_require__(89693);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/batching.js


function formBatches(waiting, settings, at) {
  const { mode } = settings;
  const blocked = [];
  const forming = [];
  for (const entry of waiting) {
    const isBlocked = entry.held || entry.testableFrom > at || conflictsWithAny(mode, entry, blocked);
    if (isBlocked) {
      blocked.push(entry);
      continue;
    }
    const touching = forming.filter((batch) => conflictsWithAny(mode, entry, batch.entries));
    const last = touching.at(-1);
    const joined = last?.closed === false && isBatchable(entry, settings) ? last : void 0;
    for (const batch of touching) if (batch !== joined) batch.closed = true;
    if (joined === void 0) forming.push({ entries: [entry], closed: !isBatchable(entry, settings) });
    else joined.entries.push(entry);
    for (const batch of forming) batch.closed ||= batch.entries.length >= settings.batchingMinSize;
  }
  const ready = [];
  const overtaken = [];
  for (const { entries, closed } of forming) {
    const starts = closed || entries.some((entry) => waitEnds(entry, settings) <= at);
    if (starts && !entries.some((entry) => conflictsWithAny(mode, entry, overtaken))) ready.push(entries);
    else overtaken.push(...entries);
  }
  return ready;
}
function waitEnds(entry, settings) {
  return (entry.pendingSince ?? 0) + settings.batchingMaxWaitTimeMinutes * 6e4;
}
function isBatchable(entry, settings) {
  if (!settings.batch || entry.noBatch || entry.alone || (0,queue_rules_priority/* isUrgent */.Gi)(entry.priority)) return false;
  return settings.mode === "single" || !isEmpty(entry.impactedTargets);
}
function isEmpty(targets) {
  return targets !== void 0 && targets !== "ALL" && targets.size === 0;
}
function conflictsWithAny(mode, entry, others) {
  if (mode === "single") return others.length > 0;
  return others.some((other) => conflict(mode, other, entry));
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/states.js
var states = __webpack_require__(28575);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/queue-entry.js

function newEntry(number, sequence, at, state, {
  priority,
  noBatch,
  sha,
  targets,
  durations
}) {
  return {
    number,
    sequence,
    submittedAt: at,
    state,
    stateChangedAt: at,
    priority,
    noBatch,
    alone: false,
    sha,
    impactedTargets: (0,states/* isFinal */.dR)(state) ? void 0 : targets,
    hasImpactedTargets: targets !== void 0,
    readyFrom: at + durations.notReady,
    testableFrom: at + durations.pending,
    pendingSince: void 0,
    batch: void 0,
    bisection: void 0,
    test: void 0,
    held: false
  };
}
function byTurn(one, other) {
  return one.priority.value - other.priority.value || one.sequence - other.sequence;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/entries.js


const leftKept = 1e4;
class Entries {
  #all = /* @__PURE__ */ new Map();
  #enqueued = /* @__PURE__ */ new Set();
  /** Numbers of those that have left, the earliest first. */
  #left = /* @__PURE__ */ new Set();
  /** The pull request as of its latest submission. */
  find(number) {
    return this.#all.get(number);
  }
  has(number) {
    const entry = this.#all.get(number);
    return entry !== void 0 && !(0,states/* isFinal */.dR)(entry.state);
  }
  /** Every pull request that was submitted, except those that left long ago. */
  get all() {
    return this.#all.values();
  }
  get enqueued() {
    return this.#enqueued;
  }
  /**
   * Entries that wait for their turn, in the order of their turns. Entries in flight or in a bisection are not among
   * them.
   */
  waiting(state) {
    const waiting = [];
    for (const entry of this.#enqueued) {
      if (entry.state === state && entry.batch === void 0 && entry.bisection === void 0) waiting.push(entry);
    }
    return waiting.sort(byTurn);
  }
  /** Adds an entry. It replaces an earlier submission of the same number. */
  add(entry) {
    this.#all.set(entry.number, entry);
    this.#left.delete(entry.number);
    if ((0,states/* isFinal */.dR)(entry.state)) this.leave(entry);
    else this.#enqueued.add(entry);
  }
  /** Records that an entry has left. Called when the entry has reached a final state. */
  leave(entry) {
    this.#enqueued.delete(entry);
    this.#left.add(entry.number);
    if (this.#left.size <= leftKept) return;
    const [earliest] = this.#left;
    if (earliest === void 0) return;
    this.#left.delete(earliest);
    this.#all.delete(earliest);
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/known-commits.js
const uploadsPerPullRequest = 4;
const pullRequestsKept = 1e4;
const bytesBeside = 64;
class KnownCommits {
  /** Pull requests by number, in the order of their latest uploads. */
  #commits = /* @__PURE__ */ new Map();
  #inUse;
  #bytes = 0;
  /** @param inUse true when a pull request is in the queue, so that its uploads stay */
  constructor(inUse) {
    this.#inUse = inUse;
  }
  /** Approximate memory of all uploads, in bytes. */
  get bytes() {
    return this.#bytes;
  }
  /** The commit that was named as head, or else the one of the latest upload. */
  head(number) {
    const known = this.#commits.get(number);
    return known?.told ?? known?.uploads.at(-1)?.sha;
  }
  /** The latest targets that were uploaded for the head commit. */
  targets(number) {
    const head = this.head(number);
    const known = this.#commits.get(number);
    return known?.uploads.findLast(({ sha }) => sha === void 0 || sha === head)?.targets;
  }
  tellHead(number, sha) {
    this.#replace(number, { told: sha, uploads: this.#commits.get(number)?.uploads ?? [] });
  }
  upload(number, targets, sha) {
    const known = this.#commits.get(number);
    const others = (known?.uploads ?? []).filter((each) => each.sha !== sha);
    this.#replace(number, { told: known?.told, uploads: [...others, { sha, targets }].slice(-uploadsPerPullRequest) });
  }
  forget(number) {
    const known = this.#commits.get(number);
    this.#commits.delete(number);
    this.#bytes -= known === void 0 ? 0 : bytesOf(known);
  }
  /**
   * Forgets the pull request with the oldest upload among those that are not in the queue.
   * @param except stays in any case
   * @returns false when no upload can be forgotten
   */
  forgetOldest(except) {
    for (const number of this.#commits.keys()) {
      if (number === except || this.#inUse(number)) continue;
      this.forget(number);
      return true;
    }
    return false;
  }
  toSnapshot() {
    return [...this.#commits].map(([number, { told, uploads }]) => ({
      number,
      told,
      uploads: uploads.map(({ sha, targets }) => ({ sha, targets: targets === "ALL" ? targets : [...targets] }))
    }));
  }
  restore(snapshot) {
    for (const { number, told, uploads } of snapshot) {
      const restored = uploads.map(({ sha, targets }) => ({
        sha,
        targets: targets === "ALL" ? targets : new Set(targets)
      }));
      this.#replace(number, { told, uploads: restored });
    }
  }
  #replace(number, known) {
    this.forget(number);
    this.#commits.set(number, known);
    this.#bytes += bytesOf(known);
    if (this.#commits.size > pullRequestsKept) this.forgetOldest(number);
  }
}
function bytesOf({ uploads }) {
  let bytes = bytesBeside;
  for (const { targets, sha = "" } of uploads) {
    bytes += bytesBeside + sha.length;
    if (targets === "ALL") continue;
    for (const target of targets) bytes += bytesBeside + target.length;
  }
  return bytes;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/readiness.js
class Readiness {
  #requiresImpactedTargets;
  #unmergeable = /* @__PURE__ */ new Set();
  /** @param requiresImpactedTargets true when a pull request has to wait for its impacted targets */
  constructor(requiresImpactedTargets) {
    this.#requiresImpactedTargets = requiresImpactedTargets;
  }
  /** Numbers of the pull requests that their host would not merge. */
  get unmergeable() {
    return [...this.#unmergeable];
  }
  isMergeable(pullRequest) {
    return !this.#unmergeable.has(pullRequest);
  }
  setMergeable(pullRequest, mergeable) {
    if (mergeable) this.#unmergeable.delete(pullRequest);
    else this.#unmergeable.add(pullRequest);
  }
  /** @param at milliseconds since 1970 */
  isReady(entry, at) {
    if (at < entry.readyFrom || !this.isMergeable(entry.number)) return false;
    return entry.impactedTargets !== void 0 || !this.#requiresImpactedTargets();
  }
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/refusal.js
var refusal = __webpack_require__(6333);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/running-state.js
class RunningState {
  #settings;
  #onChange;
  #wanted = "RUNNING";
  #switching;
  #drainedFrom = 0;
  /**
   * @param settings of the queue, whose mode this changes
   * @param onChange is called at every change of the state
   */
  constructor(settings, onChange) {
    this.#settings = settings;
    this.#onChange = onChange;
  }
  get current() {
    return this.#switching === void 0 ? this.#wanted : "SWITCHING_MODES";
  }
  /** True when no pull request may enter, whatever mode the queue changes to. */
  get isClosed() {
    return this.#wanted === "DRAINING";
  }
  /** When a change of mode, or the end of draining, may take effect at the earliest (milliseconds since 1970). */
  get changesFrom() {
    return this.#switching?.until ?? (this.#wanted === "DRAINING" ? this.#drainedFrom : void 0);
  }
  get facts() {
    return { wanted: this.#wanted, switching: this.#switching };
  }
  restore({ wanted, switching }) {
    [this.#wanted, this.#switching] = [wanted, switching];
  }
  /**
   * Asks for another state, another mode, or both. A queue that is to be drained is DRAINING for a moment even when it
   * is empty, so that the client that asked for it sees it.
   * @param at now (milliseconds since 1970)
   * @param switchesFrom when another mode may take effect at the earliest (milliseconds since 1970)
   */
  request(at, state, mode, switchesFrom) {
    this.#change(() => {
      if (state === "DRAINING" && this.#wanted !== state) this.#drainedFrom = at + 1;
      if (state !== void 0) this.#wanted = state;
      if (mode !== void 0 && mode !== (this.#switching?.mode ?? this.#settings.mode)) {
        this.#switching = { mode, until: switchesFrom };
      }
    });
  }
  /**
   * Switches the queue to its other mode when it is time.
   * @param isEmpty true when nothing is in flight
   */
  finishSwitching(at, isEmpty) {
    const switching = this.#switching;
    if (switching === void 0 || at < switching.until || !isEmpty) return;
    this.#change(() => {
      this.#settings.mode = switching.mode;
      this.#switching = void 0;
    });
  }
  /**
   * Pauses a queue that was being drained.
   * @param isDrained true when nothing is in flight or waits for a test
   */
  finishDraining(at, isDrained) {
    if (this.current !== "DRAINING" || at < this.#drainedFrom || !isDrained()) return;
    this.#change(() => {
      this.#wanted = "PAUSED";
    });
  }
  #change(change) {
    const before = this.current;
    change();
    if (this.current !== before) this.#onChange(before, this.current);
  }
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/queue-settings.js
var queue_settings = __webpack_require__(65530);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/bisection.js
class Bisection {
  entries;
  /** The latest test that showed the failure. */
  #failure;
  #skipsRedundantTests;
  #knowledge;
  #tests;
  /**
   * @param entries of the batch that failed, at least two, in order
   * @param failure the test in which they failed
   * @param skipsRedundantTests true when the failure of the batch counts as shown; otherwise the batch is tested once
   *   more before its last entry is blamed
   */
  constructor(entries, failure, skipsRedundantTests, knowledge = { passed: 0, failed: entries.length, confirmed: false }, tests = []) {
    this.entries = entries;
    this.#failure = failure;
    this.#skipsRedundantTests = skipsRedundantTests;
    this.#knowledge = knowledge;
    this.#tests = tests;
  }
  get tests() {
    return this.#tests;
  }
  get failure() {
    return this.#failure;
  }
  get knowledge() {
    return this.#knowledge;
  }
  get skipsRedundantTests() {
    return this.#skipsRedundantTests;
  }
  /**
   * How many of the first entries the next test should contain; undefined when no further test is needed beside the
   * running tests.
   */
  nextLength() {
    const { passed, failed } = this.#knowledge;
    const known = [passed, ...this.#tests.map(({ length }) => length), failed].sort((one, other) => one - other);
    let longest = { from: 0, to: 1 };
    known.slice(1).forEach((to, index) => {
      const from = known[index] ?? 0;
      if (to - from > longest.to - longest.from) longest = { from, to };
    });
    if (longest.to - longest.from > 1) return longest.from + Math.floor((longest.to - longest.from) / 2);
    const toBeConfirmed = failed - passed === 1 && !this.#isShown() && this.#tests.length === 0;
    return toBeConfirmed ? failed : void 0;
  }
  start(length, run) {
    this.#tests = [...this.#tests, { length, run }];
  }
  /**
   * Takes the result of a test.
   * @returns the tests that this result makes useless; they are stopped
   */
  conclude(concluded, passes) {
    const { length } = concluded;
    const { passed, failed, confirmed } = this.#knowledge;
    this.#knowledge = passes ? { passed: Math.max(passed, length), failed, confirmed } : { passed, failed: Math.min(failed, length), confirmed: true };
    if (!passes) this.#failure = concluded.run;
    const others = this.#tests.filter((each) => each !== concluded);
    this.#tests = others.filter((each) => each.length > this.#knowledge.passed && each.length < this.#knowledge.failed);
    return others.filter((each) => !this.#tests.includes(each)).map(({ run }) => run);
  }
  /** The finding; undefined while the search goes on. */
  verdict() {
    const { passed, failed } = this.#knowledge;
    if (passed >= failed) return { culprit: void 0 };
    return failed - passed === 1 && this.#isShown() ? { culprit: this.entries[failed - 1] } : void 0;
  }
  #isShown() {
    return this.#knowledge.confirmed || this.#skipsRedundantTests;
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/snapshot.js

function toSnapshot({ entries, commits, testing, ...facts }) {
  const { batches } = testing.lanes;
  const runs = new Map([...testing.runs].map((run) => [run.id, run]));
  const all = [...entries.all];
  const referred = [...all.map(({ test }) => test), ...testing.bisections.all.map(({ failure }) => failure)];
  for (const run of referred) if (run !== void 0) runs.set(run.id, run);
  return structuredClone({
    ...facts,
    testsStarted: testing.runs.started,
    commits: commits.toSnapshot(),
    testRuns: [...runs.values()],
    entries: all.map(({ batch: _batch, bisection: _bisection, impactedTargets: _targets, test, ...entry }) => ({
      ...entry,
      test: test?.id
    })),
    batches: batches.map(({ entries: members, ahead, test, ...batch }) => ({
      ...batch,
      entries: numbersOf(members),
      ahead: [...ahead].map((other) => batches.indexOf(other)),
      test: test?.id
    })),
    bisections: testing.bisections.all.map((bisection) => ({
      entries: numbersOf(bisection.entries),
      failure: bisection.failure.id,
      skipsRedundantTests: bisection.skipsRedundantTests,
      knowledge: bisection.knowledge,
      tests: bisection.tests.map(({ length, run }) => ({ length, run: run.id }))
    }))
  });
}
function restoreQueue(snapshot, { entries, commits, testing }) {
  const given = structuredClone(snapshot);
  const runs = new Map(given.testRuns.map((run) => [run.id, run]));
  const runOf = (id) => present(runs.get(id), `test run ${id}`);
  const optionalRun = (id) => id === void 0 ? void 0 : runOf(id);
  const entriesOf = (numbers) => numbers.map((number) => present(entries.find(number), `pull request ${String(number)}`));
  for (const entry of given.entries) {
    entries.add({
      sha: void 0,
      pendingSince: void 0,
      ...entry,
      impactedTargets: void 0,
      batch: void 0,
      bisection: void 0,
      test: optionalRun(entry.test)
    });
  }
  commits.restore(given.commits);
  for (const entry of entries.enqueued) entry.impactedTargets = commits.targets(entry.number);
  const batches = given.batches.map(({ entries: numbers, test, mergesAt, ...batch }) => ({
    ...batch,
    mergesAt,
    entries: entriesOf(numbers),
    ahead: /* @__PURE__ */ new Set(),
    test: optionalRun(test)
  }));
  given.batches.forEach(({ ahead }, index) => {
    for (const place of ahead) batches[index]?.ahead.add(present(batches[place], `batch ${String(place)}`));
  });
  const bisections = given.bisections.map(({ entries: numbers, failure, skipsRedundantTests, knowledge, tests }) => {
    const restored = tests.map(({ length, run }) => ({ length, run: runOf(run) }));
    return new Bisection(entriesOf(numbers), runOf(failure), skipsRedundantTests, knowledge, restored);
  });
  testing.restore(batches, bisections, given.testRuns, given.testsStarted);
}
function numbersOf(entries) {
  return entries.map(({ number }) => number);
}
function present(found, what) {
  if (found === void 0) throw new TypeError(`${what} is referred to and is not there`);
  return found;
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/bisections.js


class Bisections {
  #context;
  #runs;
  #bisections = [];
  constructor(context, runs) {
    this.#context = context;
    this.#runs = runs;
  }
  /** In the order in which they began. */
  get all() {
    return this.#bisections;
  }
  /** How many tests run. */
  get running() {
    return this.#bisections.reduce((sum, { tests }) => sum + tests.length, 0);
  }
  /** Begins the search for the culprit among entries that failed together in a test. */
  begin(entries, failure) {
    const skipsRedundantTests = this.#context.settings.optimizationMode === "bisection_skip_redundant_tests";
    this.#add(new Bisection(entries, failure, skipsRedundantTests));
  }
  /** @param most tests that run at a time */
  startTests(most) {
    for (const bisection of this.#bisections) {
      while (this.running < most) {
        const length = bisection.nextLength();
        if (length === void 0) break;
        bisection.start(length, this.#runs.start("bisection", bisection.entries.slice(0, length), []));
      }
    }
  }
  /** Events that will happen by themselves. */
  *due() {
    for (const bisection of this.#bisections) {
      for (const test of bisection.tests) {
        yield {
          at: test.run.endsAt,
          happen: () => this.#conclude(bisection, test)
        };
      }
    }
  }
  /**
   * Ends the bisection of an entry, if there is one. All of its entries that have not left the queue wait for their
   * turn again.
   */
  dissolve(entry) {
    const bisection = this.#bisections.find((each) => each === entry.bisection);
    if (bisection !== void 0) this.#end(bisection);
  }
  restore(bisections) {
    for (const bisection of bisections) this.#add(bisection);
  }
  #add(bisection) {
    this.#bisections = [...this.#bisections, bisection];
    for (const entry of bisection.entries) entry.bisection = bisection;
  }
  #conclude(bisection, test) {
    this.#runs.end(test.run, test.run.willBe);
    const useless = bisection.conclude(test, test.run.willBe === "passed");
    for (const run of useless) this.#runs.end(run, "stopped");
    const verdict = bisection.verdict();
    if (verdict === void 0) return;
    const { culprit } = verdict;
    if (culprit === void 0) {
      for (const entry of bisection.entries) entry.alone = true;
    } else {
      culprit.test = bisection.failure;
      this.#context.transition(culprit, "FAILED");
    }
    this.#end(bisection);
  }
  #end(bisection) {
    for (const { run } of bisection.tests) this.#runs.end(run, "stopped");
    this.#bisections = this.#bisections.filter((other) => other !== bisection);
    for (const entry of bisection.entries) {
      if (!(0,states/* isFinal */.dR)(entry.state)) {
        entry.testableFrom = this.#context.now() + this.#context.durations.pending;
        this.#context.transition(entry, "PENDING");
      }
      entry.bisection = void 0;
    }
  }
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/stable-identifiers.js
var stable_identifiers = __webpack_require__(88851);
;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/test-runs.js

const kept = 1e3;
const unlimited = 1e15;
class TestRuns {
  #context;
  #runs = /* @__PURE__ */ new Map();
  #started = 0;
  constructor(context) {
    this.#context = context;
  }
  [Symbol.iterator]() {
    return this.#runs.values();
  }
  /** How many test runs were started since the queue was made. */
  get started() {
    return this.#started;
  }
  find(id) {
    return this.#runs.get(id);
  }
  /** @param ahead the entries on top of which these entries are tested */
  start(queueType, entries, ahead) {
    const { name, settings, durations, planTest, now } = this.#context;
    const pullRequests = entries.map(({ number }) => number);
    const contents = { queueType, pullRequests, ahead: ahead.map(({ number }) => number) };
    const { outcome, milliseconds = durations.testing } = planTest(contents);
    const { testingTimeoutMinutes: minutes } = settings;
    const limit = minutes === 0 ? unlimited : minutes * 6e4;
    const length = outcome === "hang" ? Infinity : milliseconds;
    this.#started += 1;
    const run = {
      ...contents,
      ...entries.some(({ sha }) => sha !== void 0) ? { commits: entries.map(({ sha = "" }) => sha) } : {},
      id: (0,stable_identifiers/* uuidFrom */.k8)(`${name} test run ${String(this.#started)}`),
      startedAt: now(),
      endsAt: now() + Math.min(length, limit),
      willBe: length > limit ? "timed-out" : outcome === "pass" ? "passed" : "failed"
    };
    for (const entry of entries) entry.test = run;
    this.#add(run);
    return run;
  }
  /** Records how a run ended. A run that has already ended does not change. */
  end(run, result) {
    if (run.endedAt !== void 0) return;
    run.endedAt = this.#context.now();
    run.result = result;
    this.#context.onTestEnd?.(run);
  }
  /** @param started how many runs had been started when the scene was saved */
  restore(runs, started) {
    for (const run of runs) this.#add(run);
    this.#started = started;
  }
  #add(run) {
    this.#runs.set(run.id, run);
    if (this.#runs.size <= kept) return;
    for (const [id, { endedAt }] of this.#runs) {
      if (endedAt === void 0) continue;
      this.#runs.delete(id);
      return;
    }
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/testing.js






class Testing {
  lanes = new Lanes();
  runs;
  bisections;
  #context;
  constructor(context) {
    this.#context = context;
    this.runs = new TestRuns(context);
    this.bisections = new Bisections(context, this.runs);
  }
  get isEmpty() {
    return this.lanes.batches.length === 0 && this.bisections.all.length === 0;
  }
  running(queueType) {
    if (queueType === "main") return this.lanes.batches.filter(({ state }) => state === "TESTING").length;
    return this.bisections.running;
  }
  /** Events that will happen by themselves. Tests that end at the same time end in the order in which they started. */
  *due() {
    for (const batch of this.lanes.batches) {
      if (isHeld(batch)) continue;
      if (batch.state === "TESTING" && batch.test !== void 0) {
        yield {
          at: batch.test.endsAt,
          happen: () => this.#conclude(batch)
        };
      } else if (batch.state === "TESTS_PASSED" && batch.mergesAt !== void 0) {
        yield {
          at: batch.mergesAt,
          happen: () => this.#merge(batch)
        };
      } else if (batch.state === "PENDING" && batch.retestFrom > this.#context.now()) {
        yield { at: batch.retestFrom, happen: () => void 0 };
      }
    }
    yield* this.bisections.due();
  }
  /**
   * Tests an entry again in its place. Entries that were tested on top of it keep their results, and merge after it.
   */
  restart(entry) {
    this.bisections.dissolve(entry);
    const { batch } = entry;
    if (batch === void 0) return;
    this.#endTest(batch, "stopped");
    batch.retestFrom = this.#context.now() + this.#context.durations.pending;
    batch.mergesAt = void 0;
    this.#setState(batch, "PENDING");
  }
  /**
   * Discards the test of an entry. The entry waits for its turn again, with all entries that were tested together with
   * it or on top of it.
   */
  sendBack(entry) {
    this.bisections.dissolve(entry);
    if (entry.batch !== void 0) this.#sendBatchBack(entry.batch);
  }
  /**
   * Removes an entry that has left the queue. Unless it merged, entries that were tested together with it or on top of
   * it start again.
   */
  takeOut(entry) {
    this.bisections.dissolve(entry);
    const { batch } = entry;
    if (batch === void 0) return;
    this.#endTest(batch, "stopped");
    if (batch.entries.length > 1) this.#sendBatchBack(batch);
    else this.#remove(batch, entry.state === "MERGED");
  }
  /**
   * Puts an entry alone in flight, in the state that was set from outside. An entry that is already in flight keeps its
   * place.
   */
  place(entry, state) {
    const batch = entry.batch ?? this.lanes.add(this.#context.settings.mode, [entry], state);
    this.#endTest(batch, state === "TESTS_PASSED" ? "passed" : state === "PENDING_FAILURE" ? "failed" : "stopped");
    batch.state = state;
    batch.mergesAt = void 0;
    if (state === "TESTING") this.#startTest(batch);
  }
  /** Counts failures that have become certain, and begins bisections. */
  settleFailures() {
    for (; ; ) {
      const settled = this.lanes.batches.find(
        (each) => each.state === "PENDING_FAILURE" && !isHeld(each) && this.#failureStands(each)
      );
      if (settled === void 0) return;
      this.#fail(settled);
    }
  }
  /** Starts tests of bisections, and tests that were restarted in their place. */
  startAgain() {
    const { settings, now } = this.#context;
    for (const batch of this.lanes.batches) {
      if (this.#isFull()) break;
      if (batch.state === "PENDING" && !isHeld(batch) && batch.retestFrom <= now()) this.#startTest(batch);
    }
    const { concurrency, bisectionConcurrency } = settings;
    this.bisections.startTests(bisectionConcurrency === 0 ? concurrency - this.running("main") : bisectionConcurrency);
  }
  /**
   * Starts an urgent entry at once: tests that it conflicts with are interrupted. Where no slot is free, the test that
   * started last is interrupted, too.
   * @param waiting PENDING entries in the order of their turn
   */
  startUrgent(waiting) {
    const { settings, now } = this.#context;
    const blocked = [];
    for (const entry of waiting) {
      if (!(0,queue_rules_priority/* isUrgent */.Gi)(entry.priority)) return;
      const conflicts = (other) => conflict(settings.mode, other, entry);
      const isBlocked = entry.held || entry.testableFrom > now() || blocked.some(conflicts);
      if (!isBlocked) this.#interrupt(({ entries }) => entries.some(conflicts));
      if (!isBlocked && this.#isFull()) {
        const last = this.lanes.batches.findLast((each) => each.state === "TESTING" && this.#isInterruptible(each));
        this.#interrupt((each) => each === last);
      }
      if (isBlocked || this.#isFull()) blocked.push(entry);
      else this.#start([entry]);
    }
  }
  /** @param waiting PENDING entries in the order of their turn */
  startNew(waiting) {
    const { settings, now } = this.#context;
    if (this.#isFull()) return;
    for (const entries of formBatches(waiting, settings, now())) {
      if (this.#isFull()) return;
      this.#start(entries);
    }
  }
  /** Sets when batches merge that have passed and have no batch ahead. */
  settleMerges(mayMerge) {
    for (const batch of this.lanes.batches) {
      if (batch.state !== "TESTS_PASSED") continue;
      const merges = mayMerge && batch.ahead.size === 0 && !isHeld(batch);
      batch.mergesAt = merges ? batch.mergesAt ?? this.#context.now() + this.#context.durations.merging : void 0;
    }
  }
  /** Puts everything back as it was when a scene was saved. */
  restore(batches, bisections, runs, started) {
    this.lanes.restore(batches);
    this.bisections.restore(bisections);
    this.runs.restore(runs, started);
  }
  /** True when no slot is free for a test outside of bisections. */
  #isFull() {
    const { concurrency, bisectionConcurrency } = this.#context.settings;
    return this.running("main") + (bisectionConcurrency === 0 ? this.running("bisection") : 0) >= concurrency;
  }
  #start(entries) {
    this.#startTest(this.lanes.add(this.#context.settings.mode, entries, "PENDING"));
  }
  #startTest(batch) {
    const ahead = this.lanes.batches.filter((other) => batch.ahead.has(other)).flatMap(({ entries }) => entries);
    batch.test = this.runs.start("main", batch.entries, ahead);
    this.#setState(batch, "TESTING");
  }
  #endTest({ test }, result) {
    if (test !== void 0) this.runs.end(test, result);
  }
  #conclude(batch) {
    if (batch.test?.willBe === "passed") {
      this.#pass(batch);
      return;
    }
    this.#endTest(batch, batch.test?.willBe ?? "failed");
    if (this.#failureStands(batch)) this.#fail(batch);
    else this.#setState(batch, "PENDING_FAILURE");
  }
  #pass(batch) {
    this.#endTest(batch, "passed");
    this.#setState(batch, "TESTS_PASSED");
    if (!this.#context.settings.canOptimisticallyMerge) return;
    for (const other of batch.ahead) if (isUndecided(other) && !isHeld(other)) this.#pass(other);
  }
  #fail(batch) {
    const [first] = batch.entries;
    if (batch.entries.length === 1 && first !== void 0) {
      this.#context.transition(first, "FAILED");
    } else if (batch.test !== void 0) {
      this.#setState(batch, "PENDING_FAILURE");
      this.bisections.begin(batch.entries, batch.test);
    }
    this.#remove(batch, false);
  }
  #merge(batch) {
    for (const entry of batch.entries) this.#context.transition(entry, "MERGED");
    this.#remove(batch, true);
  }
  /**
   * A failure counts once all batches that it was tested on top of have passed, and no batch behind can still disprove
   * it.
   */
  #failureStands(batch) {
    for (const other of batch.ahead) if (other.state !== "TESTS_PASSED") return false;
    const { canOptimisticallyMerge, pendingFailureDepth } = this.#context.settings;
    if (!canOptimisticallyMerge) return true;
    const behind = this.lanes.behind(batch).slice(0, pendingFailureDepth);
    return !behind.some(({ state }) => state === "TESTING" || state === "PENDING");
  }
  #interrupt(concerns) {
    for (const batch of this.lanes.batches) {
      const inFlight = batch.entries.some((entry) => entry.batch === batch);
      if (inFlight && this.#isInterruptible(batch) && concerns(batch)) this.#sendBatchBack(batch);
    }
  }
  /**
   * An urgent entry interrupts a batch that has not passed, unless the batch is urgent too, or an urgent batch was
   * tested on top of it.
   */
  #isInterruptible(batch) {
    if (batch.state === "TESTS_PASSED" || isHeld(batch)) return false;
    return !this.#sentBackWith(batch).some(({ entries }) => entries.some(({ priority }) => (0,queue_rules_priority/* isUrgent */.Gi)(priority)));
  }
  /**
   * The batch, and all batches that start again with it: batches tested on top of it, on top of one of those, and so
   * on.
   */
  #sentBackWith(batch) {
    const all = [batch];
    for (const each of this.lanes.batches) {
      if (!isHeld(each) && all.some((other) => each.ahead.has(other))) all.push(each);
    }
    return all;
  }
  #sendBatchBack(batch) {
    this.#endTest(batch, "stopped");
    for (const entry of batch.entries) if (!(0,states/* isFinal */.dR)(entry.state)) this.#waitAgain(entry);
    this.#remove(batch, false);
  }
  #waitAgain(entry) {
    entry.testableFrom = this.#context.now() + this.#context.durations.pending;
    if (entry.state !== "PENDING") this.#context.transition(entry, "PENDING");
  }
  /** Removes a batch from flight. Unless it merged, batches that were tested on top of it start again. */
  #remove(batch, merged) {
    for (const behind of this.lanes.remove(batch)) {
      const inFlight = behind.entries.some((entry) => entry.batch === behind);
      if (!merged && inFlight && !isHeld(behind)) this.#sendBatchBack(behind);
    }
  }
  #setState(batch, state) {
    batch.state = state;
    for (const entry of batch.entries) if (entry.state !== state) this.#context.transition(entry, state);
  }
}


;// CONCATENATED MODULE: ./build/packages/local-service/src/queue-rules/merge-queue.js













class MergeQueue {
  #options;
  #settings;
  #entries = new Entries();
  #commits = new KnownCommits((number) => this.#entries.has(number));
  #readiness = new Readiness(() => this.requiresImpactedTargets);
  #testing;
  #state;
  /** When the queue was made, or restored from a snapshot. */
  createdAt;
  /** When `update` was called last. */
  changedAt;
  #time;
  #submissions = 0;
  constructor(options, at, settings = {}) {
    this.#options = options;
    this.#settings = { ...queue_settings/* defaultSettings */.L6, ...settings };
    this.#time = this.createdAt = this.changedAt = at;
    this.#state = new RunningState(this.#settings, (from, to) => options.onQueueTransition?.(from, to, this.#time));
    this.#testing = new Testing({
      ...options,
      settings: this.#settings,
      onTestEnd: options.onTestEnd,
      now: () => this.#time,
      transition: (entry, to) => this.#transition(entry, to)
    });
  }
  get settings() {
    return this.#settings;
  }
  get state() {
    return this.#state.current;
  }
  /** Entries in the queue: in flight in the order of their tests, in bisections, and waiting in the order of their turns. */
  get enqueued() {
    return [
      ...this.#testing.lanes.batches.flatMap(({ entries }) => entries),
      ...this.#testing.bisections.all.flatMap(({ entries }) => entries),
      ...this.#entries.waiting("PENDING"),
      ...this.#entries.waiting("NOT_READY")
    ];
  }
  /**
   * Every pull request that was submitted, as of its latest submission. Only the latest 10,000 that have left are kept.
   */
  get submitted() {
    return this.#entries.all;
  }
  /** The running tests, and the latest tests that have ended. */
  get testRuns() {
    return this.#testing.runs;
  }
  testsRunning(queueType) {
    return this.#testing.running(queueType);
  }
  isMergeable(pullRequest) {
    return this.#readiness.isMergeable(pullRequest);
  }
  /** True when a pull request has to wait for its impacted targets. */
  get requiresImpactedTargets() {
    return this.#settings.mode === "parallel" && this.#options.requireImpactedTargets;
  }
  /** The pull request as of its latest submission; undefined when it was never submitted, or left long ago. */
  entry(number) {
    return this.#entries.find(number);
  }
  /** @throws Refusal (unknown) when it was never submitted */
  find(number) {
    const entry = this.entry(number);
    if (entry === void 0) {
      throw new refusal/* Refusal */.P("unknown", `Pull request ${String(number)} was never submitted to this queue`);
    }
    return entry;
  }
  /** The test run with this id; undefined when it is not among `testRuns`. */
  testRun(id) {
    return this.#testing.runs.find(id);
  }
  /** @throws Refusal (unknown) */
  findTestRun(id) {
    const run = this.testRun(id);
    if (run === void 0) throw new refusal/* Refusal */.P("unknown", `There is no test run ${id} in this queue`);
    return run;
  }
  /**
   * Puts a pull request into the queue. A pull request that is already in the queue keeps its place; only the given
   * values change.
   * @throws Refusal (merged, draining)
   */
  submit(at, number, { priority, noBatch, sha } = {}) {
    this.advance(at);
    const present = this.#entries.find(number);
    if (present !== void 0 && !(0,states/* isFinal */.dR)(present.state)) {
      present.priority = priority ?? present.priority;
      present.noBatch = noBatch ?? present.noBatch;
      if (sha !== void 0) this.#commits.tellHead(number, sha);
      this.#refreshCommit(present);
    } else {
      refuseMerged(present);
      if (this.#state.isClosed) {
        throw new refusal/* Refusal */.P("draining", "The queue is DRAINING and accepts no new pull requests");
      }
      if (sha !== void 0) this.#commits.tellHead(number, sha);
      this.#enter(number, "NOT_READY", false, { priority, noBatch });
    }
    this.#settle();
  }
  /** @throws Refusal (unknown, not-in-queue) */
  cancel(at, number) {
    this.advance(at);
    this.#takeOut(this.#findEnqueued(number));
    this.#settle();
  }
  /**
   * Tests a pull request again, with the batch that it belongs to. It keeps its place, and entries behind it keep their
   * tests. For an entry that is not in flight nothing changes, because it still waits for its first test.
   * @throws Refusal (unknown, not-in-queue)
   */
  restartTests(at, number) {
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
  setImpactedTargets(at, number, targets, sha) {
    this.advance(at);
    const entry = this.#entries.find(number);
    if (entry?.state === "MERGED") return;
    this.#commits.upload(number, targets, sha);
    if (entry !== void 0 && !(0,states/* isFinal */.dR)(entry.state)) this.#refreshCommit(entry);
    this.#settle();
  }
  /**
   * Sets a new head commit of the pull request.
   * @param pushed true where the commit takes a pull request out of the queue, as a push does at the hosted service
   */
  setHead(at, number, sha, pushed = false) {
    this.advance(at);
    const entry = this.#entries.find(number);
    if (entry?.state === "MERGED") return;
    const isQueued = entry !== void 0 && !(0,states/* isFinal */.dR)(entry.state);
    if (pushed && isQueued && entry.sha !== sha) this.#takeOut(entry, "PR_PUSHED_TO");
    this.#commits.tellHead(number, sha);
    if (isQueued && !(0,states/* isFinal */.dR)(entry.state)) this.#refreshCommit(entry);
    this.#settle();
  }
  /**
   * Changes settings and state. Another mode takes effect when everything in flight has merged or failed (SWITCHING_MODES until
   * then), and at once where nothing is in flight. PAUSED lets the tests that run end.
   */
  update(at, settings, state) {
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
  setMergeable(at, number, mergeable) {
    this.advance(at);
    this.#readiness.setMergeable(number, mergeable);
    const entry = this.#entries.find(number);
    if (!mergeable && entry !== void 0 && !entry.held) this.#testing.sendBack(entry);
    this.#settle();
  }
  /**
   * Puts a pull request into a state, even against the rules, and holds it there until `release`. Final states need no
   * holding. A pull request that was never submitted is submitted by this call.
   * @throws Refusal (merged)
   */
  force(at, number, state) {
    this.advance(at);
    const present = this.#entries.find(number);
    refuseMerged(present);
    if (present === void 0 || (0,states/* isFinal */.dR)(present.state)) {
      this.#enter(number, state, true);
    } else {
      if ((present.batch?.entries.length ?? 1) > 1 || present.bisection !== void 0) this.#testing.sendBack(present);
      this.#transition(present, state, true);
      if ((0,states/* isInFlight */.wn)(state)) this.#testing.place(present, state);
      else this.#testing.takeOut(present);
      present.held = !(0,states/* isFinal */.dR)(state);
    }
    this.#settle();
  }
  /**
   * Ends the hold of `force`: time changes the pull request again.
   * @throws Refusal (unknown)
   */
  release(at, number) {
    this.advance(at);
    const entry = this.find(number);
    entry.held = false;
    if (entry.state === "TESTING") this.#testing.place(entry, "TESTING");
    this.#settle();
  }
  /** Approximate memory of the uploaded targets, in bytes. */
  get uploadedBytes() {
    return this.#commits.bytes;
  }
  /**
   * Forgets the oldest upload of a pull request that is not in the queue.
   * @param except number of a pull request whose upload stays
   * @returns false when no upload can be forgotten
   */
  forgetOldestUpload(except) {
    return this.#commits.forgetOldest(except);
  }
  /** Does everything that is due until a time. A time before the latest one changes nothing. */
  advance(to) {
    for (let due = this.#nextDue(); due !== void 0 && due.at <= to; due = this.#nextDue()) {
      this.#time = Math.max(this.#time, due.at);
      due.happen();
      this.#settle();
    }
    this.#time = Math.max(this.#time, to);
  }
  /** When something will happen by itself next (milliseconds since 1970); undefined when nothing will. */
  get nextEventAt() {
    return this.#nextDue()?.at;
  }
  /** The whole state of the queue as plain data, for `restore` of a new queue. */
  toSnapshot() {
    return toSnapshot({
      time: this.#time,
      ...this.#state.facts,
      submissions: this.#submissions,
      settings: this.#settings,
      unmergeable: [...this.#readiness.unmergeable],
      entries: this.#entries,
      commits: this.#commits,
      testing: this.#testing
    });
  }
  /**
   * Restores the state into a new queue.
   * @throws TypeError when the snapshot contradicts itself
   */
  restore(snapshot) {
    const { time, submissions, settings, unmergeable } = snapshot;
    [this.#time, this.#submissions] = [time, submissions];
    this.#state.restore(snapshot);
    Object.assign(this.#settings, settings);
    for (const number of unmergeable) this.#readiness.setMergeable(number, false);
    restoreQueue(snapshot, { entries: this.#entries, commits: this.#commits, testing: this.#testing });
  }
  #nextDue() {
    let next = { at: Infinity, happen: () => void 0 };
    const consider = (due) => {
      if (due.at < next.at) next = due;
    };
    const wake = (at) => {
      if (at > this.#time) consider({ at, happen: () => void 0 });
    };
    if (this.#state.changesFrom !== void 0) wake(this.#state.changesFrom);
    for (const due of this.#testing.due()) consider(due);
    for (const entry of this.#entries.enqueued) {
      if (entry.held || entry.batch !== void 0 || entry.bisection !== void 0) continue;
      if (entry.state === "NOT_READY") wake(entry.readyFrom);
      else {
        wake(entry.testableFrom);
        if (isBatchable(entry, this.#settings)) wake(waitEnds(entry, this.#settings));
      }
    }
    return next.at === Infinity ? void 0 : next;
  }
  /** Does everything that follows from past events at the present time. */
  #settle() {
    this.#testing.settleFailures();
    this.#state.finishSwitching(this.#time, this.#testing.isEmpty);
    this.#settleReadiness();
    const { state } = this;
    const takesNew = state === "RUNNING" || state === "DRAINING";
    if (takesNew) this.#testing.startUrgent(this.#entries.waiting("PENDING"));
    if (state !== "PAUSED") this.#testing.startAgain();
    if (takesNew) this.#testing.startNew(this.#entries.waiting("PENDING"));
    this.#testing.settleMerges(state !== "PAUSED");
    this.#state.finishDraining(
      this.#time,
      () => this.#testing.isEmpty && this.#entries.waiting("PENDING").length === 0
    );
  }
  #settleReadiness() {
    for (const entry of this.#entries.enqueued) {
      if (entry.held || entry.batch !== void 0 || entry.bisection !== void 0) continue;
      const ready = this.#readiness.isReady(entry, this.#time);
      if (ready && entry.state === "NOT_READY") {
        entry.testableFrom = this.#time + this.#options.durations.pending;
        this.#transition(entry, "PENDING");
      } else if (!ready && entry.state === "PENDING") {
        this.#transition(entry, "NOT_READY");
      }
    }
  }
  #enter(number, state, forced, { priority, noBatch } = {}) {
    const before = this.#entries.find(number)?.state;
    const entry = newEntry(number, ++this.#submissions, this.#time, state, {
      priority: priority ?? queue_rules_priority/* defaultPriority */.sg,
      noBatch: noBatch ?? false,
      sha: this.#commits.head(number),
      targets: this.#commits.targets(number),
      durations: this.#options.durations
    });
    entry.held = forced && !(0,states/* isFinal */.dR)(state);
    if (!forced && this.#readiness.isReady(entry, this.#time)) entry.state = "PENDING";
    this.#entries.add(entry);
    this.#tell(entry, before, forced, "main");
    if ((0,states/* isInFlight */.wn)(state)) this.#testing.place(entry, state);
  }
  #takeOut(entry, reason) {
    this.#transition(entry, "CANCELLED", false, reason);
    this.#testing.takeOut(entry);
  }
  #findEnqueued(number) {
    const entry = this.find(number);
    if ((0,states/* isFinal */.dR)(entry.state)) {
      throw new refusal/* Refusal */.P("not-in-queue", `Pull request ${String(number)} is not in the queue: it is ${entry.state}`);
    }
    return entry;
  }
  /** Copies the known data of an entry's head commit into the entry. */
  #refreshCommit(entry) {
    const [sha, targets] = [this.#commits.head(entry.number), this.#commits.targets(entry.number)];
    const newCommit = entry.sha !== void 0 && sha !== entry.sha;
    const otherTargets = this.#settings.mode === "parallel" && !(0,impacted_targets/* sameTargets */.n)(entry.impactedTargets, targets);
    entry.sha = sha;
    entry.impactedTargets = targets;
    entry.hasImpactedTargets = targets !== void 0;
    if ((newCommit || otherTargets) && !entry.held) this.#testing.sendBack(entry);
  }
  #transition(entry, to, forced = false, reason) {
    const { state: from, bisection } = entry;
    entry.state = to;
    entry.stateChangedAt = this.#time;
    if ((0,states/* isFinal */.dR)(to)) {
      entry.held = false;
      entry.impactedTargets = void 0;
      if (to === "MERGED") this.#commits.forget(entry.number);
      this.#entries.leave(entry);
    }
    this.#tell(entry, from, forced, bisection === void 0 ? "main" : "bisection", reason);
  }
  #tell(entry, from, forced, queueType, reason) {
    if (entry.state === "PENDING") entry.pendingSince ??= this.#time;
    this.#options.onTransition?.({
      ...{ entry, from, to: entry.state, at: this.#time, forced, queueType },
      ...reason === void 0 ? {} : { reason }
    });
  }
}
function refuseMerged(entry) {
  if (entry?.state === "MERGED") {
    throw new refusal/* Refusal */.P("merged", `Pull request ${String(entry.number)} has been merged already`);
  }
}



/***/ }),

/***/ 89693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ priorityNames),
/* harmony export */   Gi: () => (/* binding */ isUrgent),
/* harmony export */   RR: () => (/* binding */ leastUrgent),
/* harmony export */   WM: () => (/* binding */ toPriority),
/* harmony export */   sg: () => (/* binding */ defaultPriority)
/* harmony export */ });
const named = { urgent: 0, high: 10, medium: 100, low: 200 };
const priorityNames = ["urgent", "high", "medium", "low"];
const leastUrgent = 255;
const defaultPriority = { name: "medium", value: named.medium, isDefault: true };
function toPriority(given) {
  const name = priorityNames.find((each) => given === each || given === named[each]);
  if (name !== void 0) return { name, value: named[name], isDefault: false };
  return { name: "custom", value: Number(given), isDefault: false };
}
function isUrgent({ value }) {
  return value === named.urgent;
}



/***/ }),

/***/ 6333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Refusal)
/* harmony export */ });
class Refusal extends Error {
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
  reason;
  name = "Refusal";
}



/***/ }),

/***/ 88851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: () => (/* binding */ numberedUuidFrom),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   k8: () => (/* binding */ uuidFrom),
/* harmony export */   ri: () => (/* binding */ commitNameFrom),
/* harmony export */   s9: () => (/* binding */ shortIdFrom)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function commitNameFrom(text) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(text).digest("hex");
}
function uuidFrom(text) {
  const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] ?? 0) & 15 | 128;
  bytes[8] = (bytes[8] ?? 0) & 63 | 128;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
function shortIdFrom(text) {
  const digits = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, 16);
  return BigInt(`0x${digits}`).toString(36).padStart(8, "0").slice(-8);
}
function numberedUuidFrom(text, number) {
  return uuidFrom(text).slice(0, -8) + number.toString(16).padStart(8, "0");
}
function numberIn(uuid) {
  return Number.parseInt(uuid.slice(-8), 16);
}



/***/ }),

/***/ 28575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z5: () => (/* binding */ requestableQueueStates),
/* harmony export */   dR: () => (/* binding */ isFinal),
/* harmony export */   jH: () => (/* reexport safe */ _shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__.jH),
/* harmony export */   wn: () => (/* binding */ isInFlight)
/* harmony export */ });
/* harmony import */ var _shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97319);

const requestableQueueStates = ["RUNNING", "PAUSED", "DRAINING"];
const finalStates = ["MERGED", "FAILED", "CANCELLED"];
const inFlightStates = ["TESTING", "TESTS_PASSED", "PENDING_FAILURE"];
function isFinal(state) {
  return finalStates.includes(state);
}
function isInFlight(state) {
  return inFlightStates.some((each) => each === state);
}



/***/ }),

/***/ 65530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ keptSettings),
/* harmony export */   Ix: () => (/* binding */ creationNames),
/* harmony export */   L6: () => (/* binding */ defaultSettings),
/* harmony export */   ZH: () => (/* binding */ secondValues),
/* harmony export */   uC: () => (/* binding */ inSecondGeneration),
/* harmony export */   uG: () => (/* binding */ settingsTable),
/* harmony export */   zw: () => (/* binding */ fromSecondGeneration)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24672);

function setting(type, initial, more) {
  return { type, initial, ...more };
}
const mostUnsigned = 4294967295;
const count = (least, most, step) => ({
  kind: "integer",
  least: 1,
  most: mostUnsigned,
  second: { least, most, ...step === void 0 ? {} : { step } }
});
const choice = (...values) => ({ kind: "choice", values });
const flag = { kind: "boolean" };
const list = { kind: "list" };
const week = 7 * 24 * 60;
const settingsTable = {
  mode: setting({ kind: "choice", values: ["single", "parallel"], second: ["queue", "graph"] }, "single", {
    meaning: "single tests pull requests in one lane; parallel puts those that share no impacted target into several",
    onCreation: [1, 2]
  }),
  concurrency: setting(count(1, 1e3), 5, { meaning: "how many tests run at a time", onCreation: [1, 2] }),
  state: setting(choice("running", "paused", "draining"), void 0, {
    meaning: "paused starts nothing new; draining finishes what is enqueued and takes nothing more",
    part: "state"
  }),
  testingTimeoutMinutes: setting(count(0, week), 45, {
    meaning: "minutes after which a test that has not ended counts as failed"
  }),
  canOptimisticallyMerge: setting(flag, false, {
    meaning: "a pull request also counts as tested when one behind it, tested on top of it, passes"
  }),
  pendingFailureDepth: setting(count(0, 1e3), 1, {
    meaning: "how many pull requests behind a failed one are waited for before the failure counts"
  }),
  batch: setting(flag, false, { meaning: "test several pull requests together", second: "allowBatching" }),
  batchingMinSize: setting(count(1, 1e3), 5, { meaning: "how many pull requests a batch waits for" }),
  batchingMaxWaitTimeMinutes: setting(count(0, week), 1, { meaning: "how many minutes a batch waits for them" }),
  bisectionConcurrency: setting(count(0, 1e3), 2, {
    meaning: "how many tests run at a time while failed batches are split",
    onCreation: [2]
  }),
  createPrsForTestingBranches: setting(flag, false, {
    meaning: "open a draft pull request for each branch under test",
    second: "createsPrsForTestingBranches"
  }),
  mergeMethod: setting(choice("merge_commit", "squash", "rebase"), "merge_commit", {
    meaning: "how pull requests are merged"
  }),
  directMergeMode: setting(choice("off", "always"), "off", {
    meaning: "always merges a pull request that is up to date with its target branch without another test"
  }),
  optimizationMode: setting(choice("off", "bisection_skip_redundant_tests"), "off", {
    meaning: "bisection_skip_redundant_tests leaves out tests whose outcome follows from others"
  }),
  commentsEnabled: setting(flag, true, {
    meaning: "the service comments on pull requests",
    second: "areCommentsEnabled"
  }),
  commandsEnabled: setting(flag, true, {
    meaning: "comments on pull requests can command the queue",
    second: "areCommandsEnabled"
  }),
  statusCheckEnabled: setting(flag, true, {
    meaning: "the service sets a status check on pull requests",
    second: "isStatusCheckEnabled"
  }),
  enqueueingLabel: setting({ kind: "text" }, null, {
    meaning: "a label that submits the pull request that gets it",
    onCreation: [2]
  }),
  requiredStatuses: setting(list, [], {
    meaning: "names of the checks that decide whether a test passed; [] leaves it to the protection of the target branch"
  }),
  deleteRequiredStatuses: setting(flag, void 0, {
    meaning: "of update-queue: true clears requiredStatuses. apply-queue takes an empty list for that",
    only: 1,
    part: "order"
  }),
  labelCommandsEnabled: setting(flag, void 0, { second: "areLabelCommandsEnabled" }),
  extensionEnabled: setting(flag, void 0, { second: "isExtensionEnabled" }),
  stateLabelsEnabled: setting(flag, void 0, { second: "areStateLabelsEnabled" }),
  notReadyTimeoutMinutes: setting(count(0, 30 * 24 * 60, 60), 0, { only: 2 }),
  allowedBotSubmitters: setting(list, [], { only: 2 }),
  batchingRules: setting({ kind: "rules" }, [], { only: 2 }),
  testBranchConstructionMode: setting(choice("rename_temp_branch", "push_new_branch_from_temp"), "rename_temp_branch", {
    only: 2
  })
};
const keptSettings = Object.entries(
  settingsTable
).flatMap(([name, of]) => of.part === void 0 ? [[name, of]] : []);
const defaultSettings = Object.fromEntries(
  keptSettings.flatMap(([name, { initial }]) => initial === void 0 ? [] : [[name, initial]])
);
const creationNames = (generation) => keptSettings.filter(([, { onCreation = [] }]) => onCreation.includes(generation)).map(([name]) => name);
const secondValues = ({ values, second }) => second ?? values.map(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p);
const secondNames = new Map(keptSettings.map(([name, { second = name }]) => [name, second]));
const firstNames = new Map([...secondNames].map(([name, second]) => [second, name]));
function inSecondGeneration(settings) {
  return translated(settings, ([name, value]) => [
    secondNames.get(name) ?? name,
    withWord(
      name,
      value,
      ({ values, second }, word) => second === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .camelCased */ .p)(word) : second[values.indexOf(word.toLowerCase())] ?? word
    )
  ]);
}
function fromSecondGeneration(settings) {
  return translated(settings, ([second, value]) => {
    const name = firstNames.get(second) ?? second;
    return [
      name,
      withWord(
        name,
        value,
        ({ values, second: words }, word) => words === void 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .underscored */ .D)(word) : values[words.indexOf(word)] ?? word
      )
    ];
  });
}
function translated(settings, translate) {
  return Object.fromEntries(Object.entries(settings).map(translate));
}
function withWord(name, value, translate) {
  const type = Object.hasOwn(settingsTable, name) ? settingsTable[name].type : void 0;
  return type?.kind === "choice" && typeof value === "string" ? translate(type, value) : value;
}



/***/ }),

/***/ 24672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ underscored),
/* harmony export */   p: () => (/* binding */ camelCased)
/* harmony export */ });
function camelCased(word) {
  return word.toLowerCase().replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function underscored(word) {
  return word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}



/***/ })

};
;