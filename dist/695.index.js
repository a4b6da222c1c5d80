"use strict";
exports.id = 695;
exports.ids = [695,2835];
exports.modules = {

/***/ 80695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pollUntilFinal: () => (/* binding */ pollUntilFinal)
/* harmony export */ });
/* harmony import */ var _service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47885);
/* harmony import */ var _service_requests_backoff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80712);
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89076);
/* harmony import */ var _service_requests_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93069);
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97319);
/* harmony import */ var _service_queue_verify_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26070);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89478);
/* harmony import */ var _fetch_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45880);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96333);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89924);
/* harmony import */ var _why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52835);











const firstDelayMs = 1e3;
const partNearTheEnd = 1 / 4;
const graceMs = 3e4;
const propagationMs = 7e3;
const earlierMs = 6e4;
const refusalMs = 3e5;
const lastPollMs = 1e3;
function duration(ms) {
  const seconds = Math.floor(ms / 1e3);
  const two = (value) => String(value).padStart(2, "0");
  if (seconds < 60) return `${String(seconds)} s`;
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${two(seconds % 60)} s`;
  return `${String(Math.floor(seconds / 3600))} h ${two(Math.floor(seconds % 3600 / 60))} m`;
}
const testedStates = /* @__PURE__ */ new Set(["TESTING", "PENDING_FAILURE", "TESTS_PASSED"]);
function isOver({ state, submitted }) {
  return state !== void 0 && _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_3__/* .finalStates */ .ZW.has(state) && !(state === "FAILED" && submitted === true);
}
async function pollUntilFinal(step, service, submitted) {
  const { log, signal, clock } = step;
  const { waitTimeoutMs, pollIntervalMs, requestTimeoutMs } = step.inputs;
  const start = clock.now();
  const deadline = start + waitTimeoutMs;
  const reserveMs = Math.min(lastPollMs, requestTimeoutMs, waitTimeoutMs / 4);
  const patient = service.limited({ deadline });
  const elapsed = () => clock.now() - start;
  const name = `pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestResult */ .Ct)(step).number)}`;
  let last = {};
  let lastWaiting;
  let lastSeen;
  let failedPoll;
  const delays = () => (0,_service_requests_backoff_js__WEBPACK_IMPORTED_MODULE_10__/* .backoffDelays */ .H)({ first: Math.min(firstDelayMs, pollIntervalMs), longest: pollIntervalMs });
  let nextDelay = delays();
  const interrupted = () => new _operation_js__WEBPACK_IMPORTED_MODULE_7__/* .Interrupted */ .j(`while waiting for ${name}${stateOf(last)}`, (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestWith */ .lz)(step, last));
  log.info(
    `Waiting for ${name} to leave the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .targetBranchOf */ .bh)(step)}, for up to ${duration(waitTimeoutMs)}`
  );
  for (; ; ) {
    try {
      const response = await patient.poll((0,_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestReference */ .cb)(step));
      if (submitted !== void 0 && isOfEarlier(response, submitted.at, elapsed(), last)) {
        log.debug(`${name} is still ${response.state ?? ""} of an earlier submission`);
      } else {
        for (const change of replacements(last, response)) log.warn(`${name} ${change}`);
        if (response.state !== last.state) {
          const state = response.state ?? "in no state that the service names";
          log.info(`${name} is ${state} after ${duration(elapsed())}${wentBack(last, response)}`);
          nextDelay = delays();
        }
        const waiting2 = (0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__/* .waitsFor */ .is)((0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestWith */ .lz)(step, response).unmet);
        if (waiting2 !== void 0 && waiting2 !== lastWaiting) log.info(`${name} is not ready: ${waiting2}`);
        lastWaiting = waiting2;
        last = response;
      }
      lastSeen = clock.now();
      failedPoll = void 0;
    } catch (error) {
      if (signal.aborted) throw interrupted();
      if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)) throw error;
      const unknownYet = submitted !== void 0 && error.status === 404 && elapsed() < graceMs;
      const passes = unknownYet || lastSeen !== void 0 && clock.now() - lastSeen < refusalMs;
      if (_service_requests_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .retryPolicy */ .Jb.read[(0,_service_requests_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .failureOf */ .g5)(error)] === "give-up" && !passes) throw error;
      if (failedPoll === void 0)
        log.warn(`Polling ${name} failed; polling again until the time is up. ${error.message}`);
      failedPoll = error;
    }
    if (isOver(last) && failedPoll === void 0) break;
    const left = deadline - clock.now() - reserveMs;
    if (left <= 0) break;
    const longest = last.state === "TESTS_PASSED" ? Math.max(firstDelayMs, pollIntervalMs * partNearTheEnd) : Infinity;
    await clock.sleep(Math.min(nextDelay(), longest, left), signal);
    if (signal.aborted) throw interrupted();
  }
  const pullRequest = failedPoll === void 0 ? await (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_6__/* .explainedPullRequest */ .Rb)(step, service, last) : (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestWith */ .lz)(step, last);
  const facts = [["Waited", duration(elapsed())]];
  if (failedPoll === void 0 && last.state === "MERGED") {
    return { headline: `Merged ${name} into ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .targetBranchOf */ .bh)(step)}`, pullRequest, facts };
  }
  if (failedPoll === void 0 && isOver(last)) {
    const hasFailed = last.state === "FAILED";
    const outcome = hasFailed ? "failed in the merge queue" : "was taken out of the merge queue";
    const testing = hasFailed ? await (0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchFailedTests */ .TG)(step, service) : void 0;
    const tests = `${reasonBeside(testing, pullRequest)}${(0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__/* .describeTests */ .Z_)(testing, pullRequest.number)}`;
    return {
      headline: `Waited for ${name}, which ${outcome}`,
      pullRequest,
      facts,
      ...testing === void 0 ? {} : { testing },
      failure: `${name} is ${last.state ?? ""}: it ${outcome} of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_8__/* .targetBranchOf */ .bh)(step)} after ${duration(elapsed())}.${tests} See ${pullRequest.url ?? "its page"} for what happened`
    };
  }
  const seen = last.state === void 0 ? "no state was seen" : `its last state was ${last.state}`;
  const trouble = failedPoll === void 0 ? "" : lastSeen === void 0 ? `, since no poll was answered: ${failedPoll.message}` : ` (seen ${duration(clock.now() - lastSeen)} ago; since then: ${failedPoll.message})`;
  const waiting = (0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__/* .waitsFor */ .is)(pullRequest.unmet);
  const queueState = failedPoll === void 0 ? await (0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__.stateOfQueue)(step, service) : void 0;
  return {
    headline: `Waited for ${name}, which is still in the merge queue`,
    pullRequest,
    facts,
    failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}${waiting === void 0 ? "" : `: ${waiting}`}. ${(0,_why_not_merged_js__WEBPACK_IMPORTED_MODULE_9__/* .timeoutAdvice */ ._i)(pullRequest, queueState)}`
  };
}
function reasonBeside(testing, { failureReason = "" }) {
  const namesChecks = (testing?.failedChecks.length ?? 0) > 0;
  const parts = failureReason.split("; ").filter((part) => !(namesChecks && part.startsWith("failed checks ")));
  const reason = (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(parts.join("; "), 300);
  return reason === "" ? "" : ` ${reason}.`;
}
function stateOf({ state }) {
  return state === void 0 ? "" : `, which was ${state} when it was last seen`;
}
function replacements(before, after) {
  const [oldHead, newHead] = [(0,_service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_0__/* .headIn */ .mU)(before.record), (0,_service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_0__/* .headIn */ .mU)(after.record)];
  const replaced = oldHead !== void 0 && newHead !== void 0 && oldHead !== newHead;
  const returned = before.submitted === false && after.submitted === true;
  return [
    ...replaced ? [
      `has a new head commit since this step began to wait, ${newHead}: the commit that merges is not the submitted one`
    ] : [],
    ...returned ? ["was submitted again while this step waited"] : []
  ];
}
function wentBack(before, after) {
  const isTested = before.state !== void 0 && testedStates.has(before.state);
  const waitsForTests = after.state === "PENDING" || after.state === "NOT_READY";
  return isTested && waitsForTests ? ": its tests start again, or it was submitted again" : "";
}
function isOfEarlier(response, submittedAt, elapsedMs, last) {
  const { state, record } = response;
  if (state === void 0 || state === "MERGED" || !_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_3__/* .finalStates */ .ZW.has(state) || (0,_service_queue_verify_write_js__WEBPACK_IMPORTED_MODULE_4__/* .isInQueue */ .L5)(response) !== false)
    return false;
  const since = Date.parse(typeof record?.stateChangedAt === "string" ? record.stateChangedAt : "");
  if (since < submittedAt) return elapsedMs < earlierMs;
  return last.state === void 0 && elapsedMs < (Number.isNaN(since) ? graceMs : propagationMs);
}



/***/ }),

/***/ 52835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ fetchFailedTests),
/* harmony export */   Z_: () => (/* binding */ describeTests),
/* harmony export */   _i: () => (/* binding */ timeoutAdvice),
/* harmony export */   is: () => (/* binding */ waitsFor),
/* harmony export */   queueStateAdvice: () => (/* binding */ queueStateAdvice),
/* harmony export */   stateOfQueue: () => (/* binding */ stateOfQueue)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const mostNamed = 5;
function waitsFor(unmet) {
  if (unmet === void 0 || unmet.length === 0) return void 0;
  return `it waits for ${unmet.map(({ what }) => what).join("; and for ")}`;
}
const queueStateAdvice = {
  PAUSED: "The queue is PAUSED: nothing starts until it runs again (update-queue with state: running)",
  DRAINING: "The queue is DRAINING: it takes no pull requests until it runs again (update-queue with state: running)"
};
async function stateOfQueue(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).queueState((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReference */ .xm)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The state of the queue is not known: ${error.message}`);
    return void 0;
  }
}
function timeoutAdvice({ state, unmet = [], url }, queueState) {
  if (queueState === "PAUSED") return queueStateAdvice.PAUSED;
  if (unmet.length > 0) return unmet.map(({ advice }) => advice).join(". ");
  if (state === "NOT_READY") return `See ${url ?? "its page"} for what keeps it from being ready`;
  if (state === "FAILED") {
    return `Raise wait-timeout-minutes if the queue tests it again, or see ${url ?? "its page"} for what failed`;
  }
  return "Raise wait-timeout-minutes if the queue needs longer";
}
function namesOfChecks(checks) {
  const named = checks.slice(0, mostNamed).map(({ name, url }) => `${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name, 100)}${url === void 0 ? "" : ` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(url, 300)})`}`);
  return `${named.join(", ")}${checks.length > mostNamed ? `, and ${String(checks.length - mostNamed)} more` : ""}`;
}
function describeTests(details, number) {
  if (details === void 0) return "";
  const others = details.tested.filter((tested) => tested.number !== number);
  const named = others.slice(0, mostNamed).map((tested) => `#${String(tested.number)}`);
  const together = others.length === 0 ? "" : `ested together with ${named.join(", ")}${others.length > mostNamed ? ` and ${String(others.length - mostNamed)} more` : ""}`;
  const checks = details.failedChecks.length === 0 ? "" : `Failed checks: ${namesOfChecks(details.failedChecks)}`;
  if (checks === "") return together === "" ? "" : ` It was t${together}.`;
  return ` ${checks}${together === "" ? "" : `; t${together}`}.`;
}
async function fetchFailedTests(step, service) {
  try {
    return await service.limited({ maxAttempts: 1 }).failedTests((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The results of the tests are not known: ${error.message}`);
    return void 0;
  }
}



/***/ })

};
;