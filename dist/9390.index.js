"use strict";
exports.id = 9390;
exports.ids = [9390];
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

/***/ 30793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44363);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9233);
/* harmony import */ var _analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19256);
/* harmony import */ var _checkout_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96382);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80182);






const analysisVersion = 1;
const operation = {
  kind: "local",
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  plan: async (step) => {
    const analysis = await analyzed(step);
    return {
      result: {
        headline: (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .apartSentence */ .yG)(analysis),
        analysis: {
          ...analysis,
          file: await step.files.write(
            "impacted-targets-analysis.json",
            `${JSON.stringify({ version: analysisVersion, ...analysis }, void 0, 1)}
`
          )
        },
        facts: [
          ["Merges", `${String(analysis.merges)}, from ${analysis.from} to ${analysis.to}`],
          ["Newest", analysis.head],
          ["Computed from", analysis.buildSystems.join(", ")],
          ["Targets", String(analysis.targets)]
        ],
        warnings: warningsOf(analysis, step.inputs.commits)
      }
    };
  }
};
async function analyzed(step) {
  const { inputs, log, signal } = step;
  const { commits, testMinutes, concurrency } = inputs;
  return log.group(
    `Analyzing the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(commits, "merge")}`,
    () => step.computing(
      () => (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_1__/* .withPastMerges */ .eQ)(
        (0,_checkout_request_js__WEBPACK_IMPORTED_MODULE_2__/* .mergesRequest */ .x)(step),
        commits,
        { log, signal },
        (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .analyze */ .n)(past, { testMinutes, concurrency })
      )
    )
  );
}
function warningsOf({ merges, isShallow, failures }, asked) {
  const [first] = failures;
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(
    isShallow && `Only ${String(merges)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(asked, "merge")} are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`,
    first !== void 0 && `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${first.why}`
  );
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
    impactAllPaths: inputs.impactAllPaths,
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



/***/ })

};
;