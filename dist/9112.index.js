export const id = 9112;
export const ids = [9112];
export const modules = {

/***/ 9112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _pull_request_write_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8933);

/** Takes a pull request out of the queue. */
const operation = (0,_pull_request_write_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestWrite */ .g)({
    endpoint: 'cancelPullRequest',
    headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
    advice: { 404: 'The pull request may not be in the queue: nothing to cancel' },
});


/***/ }),

/***/ 1451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ lookAfterwards),
/* harmony export */   V: () => (/* binding */ lookAtPullRequest)
/* harmony export */ });
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7777);



/**
 * Looks at the pull request once.
 * @throws ServiceError
 */
async function lookAtPullRequest(context, service) {
    const answer = await service.send('getSubmittedPullRequest', (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .barePullRequestRequest */ .g5)(context));
    return (0,_service_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .readPullRequest */ .DQ)(answer.json);
}
/**
 * The look that fills the pull-request outputs after a write. The write is done, so a look that fails is a warning.
 */
async function lookAfterwards(context, service) {
    const pullRequest = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestResult */ .Ct)(context);
    try {
        return { pullRequest: { ...pullRequest, ...(await lookAtPullRequest(context, service)) } };
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
            throw error;
        return { pullRequest, warnings: [`It is done, but the look at its state afterwards failed: ${error.message}`] };
    }
}


/***/ }),

/***/ 8933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pullRequestWrite)
/* harmony export */ });
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1451);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7777);



/** An operation that sends a pull request's identity and then looks at it. */
function pullRequestWrite({ endpoint, headline, advice }) {
    const headlineOf = (context) => headline(`pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestOf */ ._n)(context).number)}`, `merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(context)}`);
    return {
        needs: { pullRequest: 'required', targetBranch: true, repository: true },
        ...(advice === undefined ? {} : { advice }),
        prepare: (context) => Promise.resolve({
            request: { endpoint, content: (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestRequest */ .Go)(context) },
            result: { headline: headlineOf(context), pullRequest: (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestResult */ .Ct)(context) },
        }),
        carryOut: async (context, prepared, service) => {
            await (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPrepared */ .e)(prepared, service);
            return { headline: headlineOf(context), ...(await (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .lookAfterwards */ .B)(context, service)) };
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
