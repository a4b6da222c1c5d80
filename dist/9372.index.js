export const id = 9372;
export const ids = [9372];
export const modules = {

/***/ 9372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _queue_operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3145);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7777);


/** Reads state, settings and entries of a queue. */
const operation = (0,_queue_operation_js__WEBPACK_IMPORTED_MODULE_0__/* .queueOperation */ .P)({
    endpoint: 'getQueue',
    headline: (branch) => `Read the merge queue of ${branch}`,
    content: (context) => ({ ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .bareQueueRequest */ .Tj)(context), ...context.inputs.extraFields }),
    advice: { 404: 'The queue does not exist; check target-branch and repository' },
});


/***/ }),

/***/ 3145:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ queueOperation)
/* harmony export */ });
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7777);



/** An operation on the queue of a branch, whose answer is the queue or nothing. */
function queueOperation({ endpoint, headline, content, advice }) {
    return {
        needs: { pullRequest: 'none', targetBranch: true, repository: true },
        advice,
        prepare: (context) => Promise.resolve({
            request: { endpoint, content: content(context) },
            result: { headline: headline((0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(context)) },
        }),
        carryOut: async (context, prepared, service) => {
            const { json } = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPrepared */ .e)(prepared, service);
            if (json === undefined || endpoint === 'deleteQueue')
                return prepared.result;
            return { ...prepared.result, queue: { ...(0,_service_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .readQueue */ .Qf)(json), targetBranch: (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(context) } };
        },
    };
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   MG: () => (/* binding */ queueSettingsRequest),
/* harmony export */   Tj: () => (/* binding */ bareQueueRequest),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   g5: () => (/* binding */ barePullRequestRequest),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields)
/* harmony export */ });
/* harmony import */ var _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229);

/** What `needs` promises: an operation that did not ask for it may not use it. */
function promised(value, what) {
    if (value === undefined)
        throw new Error(`the operation uses the ${what} without needing it`);
    return value;
}
const repositoryOf = (context) => promised(context.intent.repository, 'repository');
const targetBranchOf = (context) => promised(context.intent.targetBranch, 'target branch');
const pullRequestOf = (context) => promised(context.intent.pullRequest, 'pull request');
/** Repository and target branch, without extra fields (service interface, section 2.2). */
function bareQueueRequest(context) {
    return { repo: repositoryOf(context), targetBranch: targetBranchOf(context) };
}
/** The same with the pull request. */
function barePullRequestRequest(context) {
    return { ...bareQueueRequest(context), pr: { number: pullRequestOf(context).number } };
}
/** The same with what the workflow author adds. */
function pullRequestRequest(context) {
    return { ...barePullRequestRequest(context), ...context.inputs.extraFields };
}
/** The settings that create and update add to a queue's identity. */
function queueSettingsRequest(context) {
    return { ...bareQueueRequest(context), ...context.inputs.queueSettings, ...context.inputs.extraFields };
}
/** @throws InputError when extra fields are given to a request that has no place for them */
function refuseExtraFields(context, why) {
    if (Object.keys(context.inputs.extraFields).length > 0) {
        throw new _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('extra-fields', `${why}. Remove them`);
    }
}
/** The pull request that is meant, as results show it. */
function pullRequestResult(context) {
    const { number, title, url } = pullRequestOf(context);
    return { number, url, ...(title === undefined ? {} : { title }) };
}


/***/ })

};
