"use strict";
exports.id = 5362;
exports.ids = [5362];
exports.modules = {

/***/ 15362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97319);
/* harmony import */ var _pull_request_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86859);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89924);



const operation = (0,_pull_request_write_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestWrite */ .g)({
  send: (service, step) => service.withdraw((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestReference */ .cb)(step), step.inputs.extraFields),
  mergedInstead: true,
  inQueue: false,
  headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
  advice: { 404: "Check base-url and repository, and that there is a queue for target-branch" },
  alreadySo: (name, state) => {
    if (state === void 0) return `${name} is not in the queue: it was never submitted`;
    return _packages_shared_src_service_states_js__WEBPACK_IMPORTED_MODULE_0__/* .finalStates */ .ZW.has(state) ? `${name} is not in the queue any more: it is ${state}` : void 0;
  }
});



/***/ }),

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

/***/ 86859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pullRequestWrite),
/* harmony export */   l: () => (/* binding */ resultOfRefusal)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _service_queue_verify_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26070);
/* harmony import */ var _fetch_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96333);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89924);





function pullRequestWrite(write) {
  const { send, headline, advice, knownFields = [], needs, alreadySo } = write;
  const refused = write.refused ?? ((error, step, service) => resultOfRefusal(error, alreadySo, step, service));
  return {
    kind: "request",
    needs: { pullRequest: "required", targetBranch: true, repository: true, ...needs },
    advice,
    knownFields,
    plan: (step, service) => {
      const name = `pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestOf */ ._n)(step).number)}`;
      const result = {
        headline: headline(name, `merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(step)}`),
        pullRequest: (0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestResult */ .Ct)(step)
      };
      return (0,_operation_js__WEBPACK_IMPORTED_MODULE_3__/* .planned */ .l)(
        result,
        () => send(service, step),
        async (answer) => {
          let written;
          try {
            written = await answer;
          } catch (error) {
            return refused(error, step, service);
          }
          return resultOf(step, service, write, written, result.headline);
        }
      );
    }
  };
}
async function resultOf(step, service, { alreadySo, inQueue, mergedInstead, remarksOfQueue }, { verified, pullRequest, already, remarks = [] }, headline) {
  if (already === true) return alreadyResult(alreadySo, step, pullRequest) ?? { headline };
  const [first, queue] = await Promise.all([
    pullRequest === void 0 ? (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchAfterwards */ .id)(step, service) : (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .explainedPullRequest */ .Rb)(step, service, pullRequest).then((explained) => ({ pullRequest: explained })),
    remarksOfQueue === void 0 ? {} : (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .queueInPassing */ .wI)(step, service)
  ]);
  const fetched = await afterPropagation(step, service, inQueue, first);
  if (contradicts(fetched, inQueue)) return contradiction(step, fetched, inQueue);
  const isMerged = fetched.pullRequest?.state === "MERGED";
  const otherwise = mergedInstead === true && verified && isMerged ? alreadySo?.(nameOf(step), "MERGED") : void 0;
  const ofQueue = await remarksOfQueue?.(queue, fetched.pullRequest ?? {}) ?? [];
  const warnings = [...remarks, ...fetched.warnings ?? [], ...ofQueue];
  return { headline: otherwise ?? headline, ...fetched, ...warnings.length === 0 ? {} : { warnings } };
}
const propagationDelaysMs = [1e3, 2e3, 4e3];
const withdrawalDelaysMs = [...propagationDelaysMs, 8e3, 15e3];
async function afterPropagation(step, service, inQueue, first) {
  let fetched = first;
  for (const delayMs of inQueue ? propagationDelaysMs : withdrawalDelaysMs) {
    if (!contradicts(fetched, inQueue)) break;
    const state = fetched.pullRequest?.state ?? "as before";
    step.log.info(`${nameOf(step)} is still ${state}: fetching its state again in ${String(delayMs / 1e3)} s`);
    await step.clock.sleep(delayMs, step.signal);
    step.signal.throwIfAborted();
    const again = await (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchAfterwards */ .id)(step, service);
    if (again.warnings === void 0) fetched = again;
  }
  return fetched;
}
function contradicts({ pullRequest }, inQueue) {
  const { state } = pullRequest ?? {};
  if (state === "MERGED" || state === "CANCELLED" && !inQueue) return false;
  return (0,_service_queue_verify_write_js__WEBPACK_IMPORTED_MODULE_1__/* .isInQueue */ .L5)(pullRequest ?? {}) === !inQueue;
}
function contradiction(step, fetched, inQueue) {
  const state = fetched.pullRequest?.state;
  const is = `${nameOf(step)} is ${inQueue ? "not" : "still"} in the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(step)}${state === void 0 ? "" : `: it is ${state}`}`;
  return {
    headline: is,
    ...fetched,
    failure: `the service took the request, and ${is.charAt(0).toLowerCase()}${is.slice(1)}. See its page for why, and run the step again`
  };
}
const nameOf = (step) => `Pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestOf */ ._n)(step).number)}`;
async function resultOfRefusal(error, alreadySo, step, service) {
  if (alreadySo === void 0 || !(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .isRefusal */ .vu)(error)) throw error;
  let found;
  try {
    found = await service.pullRequestIfAny((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestReference */ .cb)(step));
  } catch (another) {
    throw another instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error : another;
  }
  const result = alreadyResult(alreadySo, step, found);
  if (result === void 0) throw error;
  return result;
}
function alreadyResult(alreadySo, step, found) {
  const headline = alreadySo?.(nameOf(step), found === void 0 ? void 0 : found.state ?? "");
  if (headline === void 0) return void 0;
  return { headline, pullRequest: { ...(0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestWith */ .lz)(step, found ?? {}), submitted: found?.submitted ?? false } };
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