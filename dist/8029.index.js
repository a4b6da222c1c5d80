"use strict";
exports.id = 8029;
exports.ids = [8029,7118,2835,695];
exports.modules = {

/***/ 45880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rb: () => (/* binding */ explainedPullRequest),
/* harmony export */   id: () => (/* binding */ fetchAfterwards),
/* harmony export */   lz: () => (/* binding */ pullRequestWith),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   wI: () => (/* binding */ queueInPassing)
/* harmony export */ });
/* harmony import */ var _service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47885);
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89076);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



function pullRequestWith(step, response) {
  const known = { sha: (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestOf */ ._n)(step).sha, targetBranch: (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .targetBranchOf */ .bh)(step) };
  return { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestResult */ .Ct)(step), ...response, unmet: (0,_service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_0__/* .unmetConditions */ .kW)(response, known) };
}
async function explainedPullRequest(step, service, response) {
  try {
    const once = service.limited({ maxAttempts: 1 });
    return pullRequestWith(step, await once.explained((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step), response));
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)) throw error;
    step.log.debug(`The position of the pull request is unknown: ${error.message}`);
    return pullRequestWith(step, response);
  }
}
async function queueInPassing(step, service) {
  try {
    const queue = await service.queueInPassing((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .queueReference */ .xm)(step));
    return { state: queue?.state, mode: queue?.shown.mode };
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) && !step.signal.aborted) throw error;
    step.log.debug(`The queue is not known: ${String(error)}`);
    return {};
  }
}
const isRefusal = (error) => error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && [400, 404, 409, 422].includes(error.status ?? 0);
async function fetchAfterwards(step, service, { mayBeAbsent = false } = {}) {
  const pullRequest = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestResult */ .Ct)(step);
  try {
    return { pullRequest: pullRequestWith(step, await service.pullRequest((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step))) };
  } catch (error) {
    if (!(error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)) throw error;
    if (mayBeAbsent && error.status === 404) {
      step.log.info(`Pull request #${String(pullRequest.number)} is not submitted yet`);
      return { pullRequest: { ...pullRequest, submitted: false } };
    }
    return { pullRequest, warnings: [`It is done, but fetching its state afterwards failed: ${error.message}`] };
  }
}



/***/ }),

/***/ 37118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _fetch_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45880);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96333);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const operation = {
  kind: "request",
  needs: { pullRequest: "required", targetBranch: true, repository: true },
  advice: { 404: "The pull request was probably never submitted to this queue" },
  plan: (step, service) => {
    const pullRequest = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestResult */ .Ct)(step);
    const result = {
      headline: `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .targetBranchOf */ .bh)(step)}`,
      pullRequest
    };
    return (0,_operation_js__WEBPACK_IMPORTED_MODULE_1__/* .planned */ .l)(
      result,
      () => service.pullRequest((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step), step.inputs.extraFields),
      async (answer) => ({ ...result, pullRequest: await (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_0__/* .explainedPullRequest */ .Rb)(step, service, await answer) })
    );
  }
};



/***/ }),

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

/***/ 8029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37118);
/* harmony import */ var _poll_until_final_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80695);


const operation = {
  ..._get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__.operation,
  needs: { ..._get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__.operation.needs, notOfQueue: true },
  plan: async (step, service) => ({
    ...await _get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__.operation.plan(step, service),
    carryOut: () => (0,_poll_until_final_js__WEBPACK_IMPORTED_MODULE_1__.pollUntilFinal)(step, service)
  })
};



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



/***/ }),

/***/ 47885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ otherCommit),
/* harmony export */   kW: () => (/* binding */ unmetConditions),
/* harmony export */   mU: () => (/* binding */ headIn)
/* harmony export */ });
/* unused harmony export readinessConditions */
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97319);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80182);




const readinessConditions = (/* unused pure expression or super */ null && (["impacted-targets", "base-branch", "mergeability"]));
function unmetConditions({ state, record = {} }, known) {
  const { readiness } = record;
  if (state !== "NOT_READY" || !(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(readiness)) return [];
  return [
    impactedTargets(readiness, record, known),
    baseBranch(readiness, record, known),
    mergeability(readiness)
  ].filter((unmet) => unmet !== void 0);
}
function headIn(record) {
  const sha = record?.prSha;
  return typeof sha === "string" && sha !== "" ? sha : void 0;
}
function otherCommit(record, { sha }) {
  const queues = headIn(record);
  if (sha === void 0 || queues === void 0) return void 0;
  return queues.toLowerCase() === sha.toLowerCase() ? void 0 : { ours: sha, queues: (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(queues, 64) };
}
function impactedTargets(readiness, record, known) {
  if (readiness.requiresImpactedTargets !== true || readiness.hasImpactedTargets === true) return void 0;
  const other = otherCommit(record, known);
  return other === void 0 ? {
    condition: "impacted-targets",
    what: "its impacted targets, which are not uploaded",
    advice: "Upload its impacted targets with set-impacted-targets"
  } : {
    condition: "impacted-targets",
    what: `the impacted targets of commit ${other.queues}, the head commit that the queue knows; targets that are uploaded for ${other.ours}, the head commit that this workflow knows, do not count for it`,
    advice: `Upload its impacted targets for commit ${other.queues} with set-impacted-targets`
  };
}
function baseBranch(readiness, { prBaseBranch }, { targetBranch }) {
  if (readiness.doesBaseBranchMatch !== false) return void 0;
  const is = typeof prBaseBranch === "string" && prBaseBranch !== "" ? `, and not ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(prBaseBranch, 100)}` : "";
  return {
    condition: "base-branch",
    what: `its base branch to be ${targetBranch}${is}`,
    advice: "Change the base branch of the pull request, or submit it to the queue of the branch that it has"
  };
}
function because(reasons) {
  const said = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === "string") : [];
  return said.length === 0 ? "" : ` (${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(said.join("; "), 300)})`;
}
function mergeability({ gitHubMergeability, reasons }) {
  const said = typeof gitHubMergeability === "string" ? (0,_packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalState */ .km)(gitHubMergeability) : "MERGEABLE";
  if (said === "MERGEABLE") return void 0;
  if (said !== "NOT_MERGEABLE") {
    return {
      condition: "mergeability",
      what: `GitHub to say whether it can be merged${because(reasons)}`,
      advice: "See on its page whether GitHub still checks for conflicts, or waits for required checks or reviews"
    };
  }
  return {
    condition: "mergeability",
    what: `GitHub to let it be merged${because(reasons)}`,
    advice: "See on its page what GitHub asks for: no conflicts, the required checks and reviews, no draft"
  };
}



/***/ }),

/***/ 26070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KX: () => (/* binding */ differentSubmission),
  L5: () => (/* binding */ isInQueue),
  AO: () => (/* binding */ readCancellation),
  C: () => (/* binding */ readCreation),
  fK: () => (/* binding */ readDeletion),
  sJ: () => (/* binding */ readRestart),
  VY: () => (/* binding */ readSubmission),
  IF: () => (/* binding */ readUpdate)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/service/queue/clock-tolerance.js
const clockToleranceMs = 6e4;
function isCertainlyBefore(dated, moment) {
  const since = Date.parse(typeof dated === "string" ? dated : "");
  return Number.isNaN(since) ? void 0 : since < moment - clockToleranceMs;
}


// EXTERNAL MODULE: ./build/packages/shared/src/service/states.js
var states = __webpack_require__(97319);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/src/service/queue/verify-write.js




function isInQueue({ state, submitted }) {
  return submitted ?? (state === void 0 || state === "NOT_READY" ? void 0 : !states/* finalStates */.ZW.has(state));
}
function seen(found, sentAt) {
  const { state, record } = found;
  return { state, inQueue: isInQueue(found), unchanged: isCertainlyBefore(record?.stateChangedAt, sentAt) };
}
const noState = {
  kind: "unknown",
  what: "the response does not say whether the pull request is in the queue"
};
const never = "the service knows no such pull request in the queue";
function readSubmission(found, { asked, sentAt }) {
  if (found === void 0) return { kind: "not-done", what: never };
  const { state, inQueue, unchanged } = seen(found, sentAt);
  if (inQueue === void 0) return noState;
  if (inQueue) {
    const [different] = differentSubmission(found, asked);
    const what = `the pull request is in the queue${state === void 0 ? "" : `, ${state}`}`;
    if (different !== void 0) return { kind: "not-done", what: `${what}, but ${different}` };
    const showsBatching = asked.noBatch !== true || typeof found.record?.noBatch === "boolean";
    return showsBatching || unchanged !== true ? { kind: "done", what } : { kind: "not-done", what: `${what}, since before the request, and nothing shows that it is tested alone` };
  }
  if (state === "MERGED") return { kind: "done", what: "the pull request is MERGED" };
  if (state !== void 0 && states/* finalStates */.ZW.has(state) && unchanged === false) {
    return { kind: "unknown", what: `the pull request became ${state} at about the time of the request` };
  }
  return { kind: "not-done", what: "the pull request is not in the queue" };
}
function differentSubmission({ record = {} }, asked) {
  const { priority, noBatch } = asked;
  const shown = typeof priority === "number" ? record.priorityValue : record.priorityName;
  const plain = (value) => typeof value === "string" || typeof value === "number" ? (0,src_text/* oneLine */.TN)(String(value), 40).toLowerCase() : "";
  const [is, wanted] = [plain(shown), plain(priority)];
  return [
    ...is !== "" && wanted !== "" && is !== wanted ? [`its priority is ${is}, not ${wanted}`] : [],
    ...noBatch === true && record.noBatch === false ? ["it may be tested in a batch"] : []
  ];
}
function readCancellation(found, { sentAt }) {
  if (found === void 0) return { kind: "done", what: never };
  const { state, inQueue } = seen(found, sentAt);
  if (state === "MERGED") return { kind: "done", what: "the pull request is MERGED, so it is not in the queue" };
  if (inQueue === void 0) return noState;
  return inQueue ? { kind: "not-done", what: `the pull request is still in the queue${state === void 0 ? "" : `, ${state}`}` } : { kind: "done", what: "the pull request is not in the queue" };
}
function readRestart(found, { sentAt }) {
  const { state, inQueue, unchanged } = found === void 0 ? { state: void 0, inQueue: false } : seen(found, sentAt);
  if (inQueue === false) {
    return {
      kind: "refused",
      what: `the pull request is not in the queue${state === void 0 ? "" : `: it is ${state}`}`,
      advice: "Tests can be restarted only while the pull request is in the queue"
    };
  }
  switch (state) {
    case "PENDING":
    case "NOT_READY":
      return { kind: "done", what: `the pull request is ${state}: its tests have yet to start` };
    case "TESTS_PASSED":
    case "PENDING_FAILURE":
      return unchanged === true ? { kind: "not-done", what: `the pull request has been ${state} since before the request` } : { kind: "unknown", what: `the pull request is ${state}, with or without a restart` };
    case void 0:
      return noState;
    default:
      return { kind: "unknown", what: `the pull request is ${state}, with or without a restart` };
  }
}
function readCreation(found, { asked }) {
  if (found === void 0) return { kind: "not-done", what: "the queue does not exist" };
  const different = differentSettings(found, asked);
  if (different.length === 0) return { kind: "done", what: "the queue exists with the settings that were asked for" };
  return {
    kind: "refused",
    what: `a queue of this branch exists with other settings: ${different.join(", ")}`,
    advice: "update-queue changes its settings"
  };
}
function readUpdate(found, { asked }) {
  if (found === void 0) return { kind: "not-done", what: "the queue does not exist" };
  const different = differentSettings(found, asked);
  if (different.length > 0) return { kind: "not-done", what: different.join(", ") };
  const shows = Object.keys(asked).some((name) => found.shown[name] !== void 0);
  return shows ? { kind: "done", what: "the queue has the settings that were asked for" } : { kind: "unknown", what: "the service does not show these settings" };
}
function readDeletion(found) {
  return found === void 0 ? { kind: "done", what: "the queue does not exist" } : { kind: "not-done", what: "the queue is still there" };
}
function differentSettings({ shown: record }, asked) {
  const plain = (value) => typeof value === "string" ? (0,states/* canonicalState */.km)(value) : value;
  return Object.entries(asked).filter(([name]) => !["repo", "targetBranch"].includes(name) && record[name] !== void 0).filter(([name, value]) => !(0,external_node_util_.isDeepStrictEqual)(plain(record[name]), plain(value))).map(([name, value]) => `${name} is ${JSON.stringify(record[name])}, not ${JSON.stringify(value)}`);
}



/***/ })

};
;