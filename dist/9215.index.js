export const id = 9215;
export const ids = [9215];
export const modules = {

/***/ 9215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7777);



function contentOf(context) {
    const { pullRequest } = context.intent;
    return {
        ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .bareQueueRequest */ .Tj)(context),
        ...(pullRequest === undefined ? {} : { pr: { number: pullRequest.number } }),
        ...context.inputs.extraFields,
    };
}
/** Reads what the queue is testing now. */
const operation = {
    needs: { pullRequest: 'if-known', targetBranch: true, repository: true },
    advice: { 404: 'Nothing may be in testing now, or the queue may not exist' },
    prepare: (context) => Promise.resolve({
        request: { endpoint: 'getMergeQueueTestingDetails', content: contentOf(context) },
        result: { headline: `Read what the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(context)} is testing` },
    }),
    carryOut: async (_context, prepared, service) => {
        const { json } = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPrepared */ .e)(prepared, service);
        return { ...prepared.result, facts: factsOf(json) };
    },
};
/** The answer's fields for the summary: scalars as they are, lists by their length. */
function factsOf(json) {
    if (!(0,_service_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(json))
        return [];
    return Object.entries(json).flatMap(([field, value]) => {
        if (Array.isArray(value)) {
            const scalars = value.every((one) => typeof one !== 'object');
            return [[field, scalars ? value.join(', ') : `${String(value.length)} (see the response file)`]];
        }
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
            ? [[field, String(value)]]
            : [];
    });
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
