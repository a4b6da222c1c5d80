"use strict";
exports.id = 1541;
exports.ids = [1541];
exports.modules = {

/***/ 1541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1990);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9033);


const operation = (0,_queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOperation */ .P)({
  endpoint: "getQueue",
  headline: (branch) => `Read the merge queue of ${branch}`,
  content: (step) => ({ ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .bareQueueRequest */ .Tj)(step), ...step.inputs.extraFields }),
  advice: { 404: "The queue does not exist; check target-branch and repository" }
});



/***/ }),

/***/ 1990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ queueOperation)
/* harmony export */ });
/* harmony import */ var _service_responses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1112);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4138);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9033);



function queueOperation({
  endpoint,
  headline,
  content,
  warnings = () => [],
  advice,
  knownFields = []
}) {
  return {
    needs: { pullRequest: "none", targetBranch: true, repository: true },
    advice,
    knownFields,
    prepare: (step) => Promise.resolve({
      request: { endpoint, content: content(step) },
      result: { headline: headline((0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(step)) }
    }),
    carryOut: async (step, prepared, service) => {
      const { json } = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPrepared */ .e)(prepared, service);
      const result = { ...prepared.result, warnings: warnings(step, json) };
      if (json === void 0 || endpoint === "deleteQueue") return result;
      return { ...result, queue: (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .queueResult */ .vL)(step, (0,_service_responses_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(json)) };
    }
  };
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



/***/ })

};
;