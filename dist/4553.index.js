"use strict";
exports.id = 4553;
exports.ids = [4553];
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

/***/ 34553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89076);
/* harmony import */ var _service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47885);
/* harmony import */ var _requested_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54888);
/* harmony import */ var _fetch_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45880);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96333);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80182);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89924);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32671);








function uploadedForAnother(step, { pullRequest }) {
  const other = (0,_service_queue_readiness_js__WEBPACK_IMPORTED_MODULE_1__/* .otherCommit */ .e4)(pullRequest?.record, { sha: (0,_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestOf */ ._n)(step).sha });
  if (other === void 0 || pullRequest?.submitted !== true) return [];
  return [
    `The impacted targets were uploaded for commit ${other.ours}, and the queue has commit ${other.queues} of pull request #${String(pullRequest.number)}: they count only once the queue has ${other.ours}`
  ];
}
async function withoutEffect(step, service, { pullRequest, warnings = [] }) {
  const readiness = pullRequest?.record?.readiness;
  const required = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(readiness) ? readiness.requiresImpactedTargets : void 0;
  if (required === true || warnings.length > 0) return [];
  if (required !== false && !isSingle(await (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_3__/* .queueInPassing */ .wI)(step, service))) return [];
  return [
    `The list has no effect, because the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .targetBranchOf */ .bh)(step)} does not use impacted targets. A queue in mode parallel does (update-queue with mode: parallel)`
  ];
}
const isSingle = ({ mode }) => typeof mode === "string" && mode.toLowerCase() === "single";
const forkAdvice = "This pull request comes from a fork, whose workflows get no secrets, so the id of the run was sent instead of the token. An administrator has to allow such uploads for this repository at the service, and the run must be in progress for the pull request's head commit. Where that is not allowed, upload in two workflows: examples/impacted-targets-from-forks.yml and examples/impacted-targets-send.yml";
function refused(error) {
  const isRefused = error instanceof _service_transport_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && [400, 401, 403, 404, 409, 422].includes(error.status ?? 0);
  throw isRefused ? error.with({ advice: forkAdvice }) : error;
}
const operation = {
  kind: "upload",
  needs: { pullRequest: "required", targetBranch: true, repository: true, headSha: true, notOfQueue: true },
  advice: {
    404: "Check that the service knows this repository and has a queue for target-branch",
    413: "The service takes smaller bodies than it documents. Send ALL as impacted-targets"
  },
  plan: async (step, service) => {
    const { sha, number } = (0,_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestOf */ ._n)(step);
    const pullRequest = { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestReference */ .cb)(step), ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .given */ .gI)({ sha }) };
    const { list, way, result } = await (0,_requested_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .impactedTargets */ .e)(
      step,
      (targets) => service.upload(pullRequest, targets, step.inputs.extraFields)
    );
    const what = list.kind === "all" ? "ALL" : (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(list.count, "target");
    const warnings = [...result.warnings, ...way.why === void 0 ? [] : [way.why]];
    const planResult = {
      headline: `Set the impacted targets of pull request #${String(number)}: ${what}`,
      pullRequest: (0,_requests_js__WEBPACK_IMPORTED_MODULE_5__/* .pullRequestResult */ .Ct)(step),
      ...result,
      warnings
    };
    return (0,_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .planned */ .l)(planResult, way.send, async (answer) => {
      if (service.uploadsOnly) {
        await answer.catch(refused);
        return planResult;
      }
      await answer;
      const fetched = await (0,_fetch_state_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchAfterwards */ .id)(step, service, { mayBeAbsent: true });
      return {
        ...planResult,
        ...fetched,
        warnings: [
          ...warnings,
          ...fetched.warnings ?? [],
          ...uploadedForAnother(step, fetched),
          ...await withoutEffect(step, service, fetched)
        ]
      };
    });
  }
};



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



/***/ })

};
;