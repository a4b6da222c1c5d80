"use strict";
exports.id = 2213;
exports.ids = [2213];
exports.modules = {

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 96382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ checkoutRequest),
  x: () => (/* binding */ mergesRequest)
});

// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/pull-request/trust.js
const trustedEvents = /* @__PURE__ */ new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "merge_group",
  "push"
]);
const trustedWithoutPullRequest = /* @__PURE__ */ new Set(["schedule", "workflow_dispatch"]);
function isTrustedEvent(eventName, namesPullRequest) {
  return eventName === "" || trustedEvents.has(eventName) || trustedWithoutPullRequest.has(eventName) && !namesPullRequest;
}


;// CONCATENATED MODULE: ./build/src/operations/checkout-request.js


function checkoutRequest({ environment, inputs, event }, from, namesPullRequest) {
  return {
    from,
    environment,
    workingDirectory: inputs.workingDirectory,
    configPath: inputs.impactedTargetsConfig,
    workspace: inputs.workspace,
    secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
    ...(0,json_values/* given */.gI)({
      untrustedIn: isTrustedEvent(event.name, namesPullRequest) ? void 0 : event.name,
      headSha: inputs.headSha
    })
  };
}
function mergesRequest(step) {
  const { targets, pullRequest } = step.inputs;
  const from = targets?.kind === "from" ? targets.names : ["auto"];
  return { ...checkoutRequest(step, from, pullRequest !== void 0), event: {} };
}



/***/ }),

/***/ 71718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   computedTargets: () => (/* binding */ computedTargets)
/* harmony export */ });
/* harmony import */ var _pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73733);
/* harmony import */ var _packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98884);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);
/* harmony import */ var _checkout_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96382);




async function computedTargets(step, from) {
  const { log } = step;
  return log.group(
    `Computing impacted targets (${from.join(", ")})`,
    () => step.computing(() => (0,_packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_1__/* .computeImpactedTargets */ .vp)(requestOf(step, from), { log, signal: step.signal }))
  );
}
function requestOf(step, from) {
  const { inputs, context, event } = step;
  const { pullRequest, repository } = context;
  const targetBranch = inputs.targetBranch ?? context.targetBranch ?? pullRequest?.baseBranch;
  const group = event.name === "merge_group" ? (0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .part */ .y_)(event.payload, "merge_group") : {};
  const [groupBase, groupHead] = [(0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(group, "base_sha"), (0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(group, "head_sha")];
  const baseSha = pullRequest?.baseBranch === targetBranch ? pullRequest?.baseSha : void 0;
  const namesPullRequest = (pullRequest ?? inputs.pullRequest) !== void 0;
  const { untrustedIn, ...request } = (0,_checkout_request_js__WEBPACK_IMPORTED_MODULE_2__/* .checkoutRequest */ .e)(step, from, namesPullRequest);
  return {
    ...request,
    ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)({
      untrustedIn: inputs.trustPullRequest ? void 0 : untrustedIn,
      baseSha: inputs.baseSha,
      repository: repository && `${repository.owner}/${repository.name}`
    }),
    event: (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .given */ .gI)({
      workflowSha: event.sha,
      targetBranch,
      pullRequest: pullRequest?.number,
      headSha: pullRequest?.sha,
      baseSha,
      mergeGroup: groupBase === void 0 || groupHead === void 0 ? void 0 : { baseSha: groupBase, headSha: groupHead }
    })
  };
}



/***/ })

};
;