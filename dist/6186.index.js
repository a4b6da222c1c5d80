"use strict";
exports.id = 6186;
exports.ids = [6186];
exports.modules = {

/***/ 6186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1112);
/* harmony import */ var _service_testing_details_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8464);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9853);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4138);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9033);





function contentOf(step) {
  const { pullRequest } = step.context;
  const { testRunId } = step.inputs;
  return {
    ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .bareQueueRequest */ .Tj)(step),
    ...pullRequest === void 0 ? {} : { pr: { number: pullRequest.number } },
    ...step.inputs.extraFields,
    ...testRunId === void 0 ? {} : { testRunId }
  };
}
const operation = {
  needs: { pullRequest: "if-known", targetBranch: true, repository: true },
  knownFields: ["testRunId"],
  advice: {
    400: "The service may want test-run-id: the id of a test run stands in what its webhooks send, and in the address of its page about that run",
    404: "Nothing may be in testing now, or the queue may not exist; check test-run-id if you gave it"
  },
  prepare: (step) => Promise.resolve({
    request: { endpoint: "getMergeQueueTestingDetails", content: contentOf(step) },
    result: { headline: `Read what the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .targetBranchOf */ .bh)(step)} is testing` }
  }),
  carryOut: async (step, prepared, service) => {
    const { json } = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .sendPrepared */ .e)(prepared, service);
    const testing = (0,_service_testing_details_js__WEBPACK_IMPORTED_MODULE_1__/* .readTestingDetails */ .h)(json);
    for (const { name, conclusion, url } of testing.failedChecks) {
      step.log.info(`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(name, 200)} is ${conclusion}${url === void 0 ? "" : `: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(url, 300)}`}`);
    }
    return { ...prepared.result, facts: factsOf(json), testing };
  }
};
function factsOf(json) {
  if (!(0,_service_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json)) return [];
  return Object.entries(json).flatMap(([field, value]) => {
    if (Array.isArray(value)) {
      const scalars = value.every((one) => typeof one !== "object");
      return [[field, scalars ? value.join(", ") : `${String(value.length)} (see the response file)`]];
    }
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[field, String(value)]] : [];
  });
}



/***/ }),

/***/ 9033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   Tj: () => (/* binding */ bareQueueRequest),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   g5: () => (/* binding */ barePullRequestRequest),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields),
/* harmony export */   vL: () => (/* binding */ queueResult)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2699);
/* harmony import */ var _pull_request_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(705);


function promised(value, what) {
  if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}
const repositoryOf = (step) => promised(step.context.repository, "repository");
const targetBranchOf = (step) => promised(step.context.targetBranch, "target branch");
const pullRequestOf = (step) => promised(step.context.pullRequest, "pull request");
function bareQueueRequest(step) {
  return { repo: repositoryOf(step), targetBranch: targetBranchOf(step) };
}
function barePullRequestRequest(step) {
  return { ...bareQueueRequest(step), pr: { number: pullRequestOf(step).number } };
}
function pullRequestRequest(step) {
  return { ...barePullRequestRequest(step), ...step.inputs.extraFields };
}
function refuseExtraFields(step, why) {
  if (Object.keys(step.inputs.extraFields).length > 0) {
    throw new _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d("extra-fields", `${why}. Remove them`);
  }
}
function queueResult(step, queue) {
  return { ...queue, targetBranch: targetBranchOf(step), repositoryUrl: (0,_pull_request_context_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryUrl */ .Ek)(repositoryOf(step), step.event) };
}
function pullRequestResult(step) {
  const { number, title, url } = pullRequestOf(step);
  return { number, url, ...title === void 0 ? {} : { title } };
}



/***/ }),

/***/ 8464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readTestingDetails)
/* harmony export */ });
/* harmony import */ var _responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1112);
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5504);


const failed = /* @__PURE__ */ new Set([
  "FAILURE",
  "ERROR",
  "TIMED_OUT",
  "CANCELLED",
  "ACTION_REQUIRED",
  "STARTUP_FAILURE",
  "STALE"
]);
const listOf = (value) => Array.isArray(value) ? value.filter(_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv) : [];
const textOf = (value) => typeof value === "string" && value !== "" ? value : void 0;
function readTestingDetails(json) {
  const details = (0,_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json) ? json : {};
  const runs = listOf(details.checkSuites).flatMap(({ checkRuns }) => listOf(checkRuns));
  const checks = [
    ...runs.map(({ name, url, conclusion }) => ({ name, url, conclusion })),
    ...listOf(details.statusChecks).map(({ context, url, state }) => ({ name: context, url, conclusion: state }))
  ];
  return {
    failedChecks: checks.flatMap(({ name, url, conclusion }) => {
      const said = (0,_states_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalState */ .km)(textOf(conclusion) ?? "");
      return failed.has(said) ? [{ name: textOf(name) ?? "(no name)", conclusion: said, url: textOf(url) }] : [];
    }),
    tested: listOf(details.testedPullRequests).flatMap(
      ({ prNumber, prUrl, title }) => typeof prNumber === "number" ? [{ number: prNumber, title: textOf(title), url: textOf(prUrl) }] : []
    )
  };
}



/***/ })

};
;