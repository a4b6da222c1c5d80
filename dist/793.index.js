"use strict";
exports.id = 793;
exports.ids = [793];
exports.modules = {

/***/ 30793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16910);
/* harmony import */ var _pull_request_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96507);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43321);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32671);





const analysisVersion = 1;
const operation = {
  kind: "local",
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  plan: async (step) => {
    const analysis = await analyzed(step);
    const { merges, today, suggested } = analysis;
    const percent = (share) => `${String(Math.round(100 * share))} %`;
    return {
      result: {
        headline: `Of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(merges, "merge")}, ${percent(today.everythingShare)} would have impacted everything, and ${percent(suggested.everythingShare)} with the suggested rules`,
        analysis: {
          ...analysis,
          file: await step.files.write(
            "impacted-targets-analysis.json",
            `${JSON.stringify({ version: analysisVersion, ...analysis }, void 0, 1)}
`
          )
        },
        facts: [
          ["Merges", `${String(merges)}, from ${analysis.from} to ${analysis.to}`],
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
  const { inputs, event, log } = step;
  const isTrusted = (0,_pull_request_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrustedEvent */ .Q)(event.name, inputs.pullRequest !== void 0);
  const { targets, commits, testMinutes, concurrency } = inputs;
  return log.group(
    `Analyzing the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(commits, "merge")}`,
    () => step.computing(
      () => (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_2__/* .withPastMerges */ .e)(
        {
          from: targets?.kind === "from" ? targets.names : ["auto"],
          environment: step.environment,
          workingDirectory: inputs.workingDirectory,
          configPath: inputs.impactedTargetsConfig,
          impactAllPaths: inputs.impactAllPaths,
          workspace: inputs.workspace,
          secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
          event: {},
          ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({ untrustedIn: isTrusted ? void 0 : event.name, headSha: inputs.headSha })
        },
        commits,
        { log, signal: step.signal },
        (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .analyze */ .n)(past, { testMinutes, concurrency })
      )
    )
  );
}
function warningsOf({ merges, isShallow, failures }, asked) {
  const [first] = failures;
  return [
    ...isShallow ? [
      `Only ${String(merges)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(asked, "merge")} are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`
    ] : [],
    ...first === void 0 ? [] : [
      `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${first.why}`
    ]
  ];
}



/***/ }),

/***/ 96507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isTrustedEvent)
/* harmony export */ });
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



/***/ })

};
;