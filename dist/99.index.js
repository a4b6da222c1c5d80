export const id = 99;
export const ids = [99,836];
export const modules = {

/***/ 3836:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7777);



/** Reads the state of a pull request. */
const operation = {
    needs: { pullRequest: 'required', targetBranch: true, repository: true },
    advice: { 404: 'The pull request was probably never submitted to this queue' },
    prepare: (context) => {
        const pullRequest = (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestResult */ .Ct)(context);
        return Promise.resolve({
            request: { endpoint: 'getSubmittedPullRequest', content: (0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestRequest */ .Go)(context) },
            result: {
                headline: `Looked at pull request #${String(pullRequest.number)} in the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .targetBranchOf */ .bh)(context)}`,
                pullRequest,
            },
        });
    },
    carryOut: async (context, prepared, service) => {
        const answer = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .sendPrepared */ .e)(prepared, service);
        return { ...prepared.result, pullRequest: { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestResult */ .Ct)(context), ...(0,_service_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .readPullRequest */ .DQ)(answer.json) } };
    },
};


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

/***/ 2899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sendPrepared)
/* harmony export */ });
/** Sends what was prepared. */
async function sendPrepared(prepared, service) {
    const { request } = prepared;
    if (request === undefined)
        throw new Error('this operation has no request to send');
    return service.send(request.endpoint, request.content);
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


/***/ }),

/***/ 1099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3836);
/* harmony import */ var _waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1749);


/** Waits until a pull request is merged or leaves the queue. */
const operation = {
    ..._get_submitted_pull_request_js__WEBPACK_IMPORTED_MODULE_0__.operation,
    carryOut: (context, _prepared, service) => (0,_waiting_js__WEBPACK_IMPORTED_MODULE_1__/* .waitForFinalState */ .o)(context, service, { justSubmitted: false }),
};


/***/ }),

/***/ 1749:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ waitForFinalState)
/* harmony export */ });
/* unused harmony export duration */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _service_states_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6589);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1451);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7777);





/** The first pause between two looks; it grows from here to `poll-interval-seconds` while nothing moves. */
const shortestPauseMs = 1000;
/** How long a service may take to know a pull request that was submitted a moment ago. */
const graceMs = 30_000;
/** A duration for people: `45 s`, `1 m 05 s`, `2 h 03 m`. */
function duration(ms) {
    const seconds = Math.floor(ms / 1000);
    const two = (value) => String(value).padStart(2, '0');
    if (seconds < 60)
        return `${String(seconds)} s`;
    if (seconds < 3600)
        return `${String(Math.floor(seconds / 60))} m ${two(seconds % 60)} s`;
    return `${String(Math.floor(seconds / 3600))} h ${two(Math.floor((seconds % 3600) / 60))} m`;
}
/** True when looking again cannot help: the question itself was refused. */
function isFinalFailure(error) {
    return (error.kind === 'redirect' ||
        error.kind === 'tls' ||
        (error.kind === 'status' && (error.status ?? 0) < 500 && ![408, 425, 429].includes(error.status ?? 0)));
}
/**
 * Looks at the pull request until its state is final or the time is up, with a line in the log for each change.
 * A look that fails is no answer: it is said once, and the next one is waited for.
 * @param justSubmitted the service may not know the pull request for a moment
 * @returns a result that fails the step unless the pull request was merged
 * @throws ServiceError when the service refuses to be asked
 */
async function waitForFinalState(context, service, { justSubmitted }) {
    const { log, signal } = context;
    const { waitTimeoutMs, pollIntervalMs } = context.inputs;
    const start = Date.now();
    const elapsed = () => Date.now() - start;
    const name = `pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestResult */ .Ct)(context).number)}`;
    let last = {};
    let lastSeen = start;
    let failedLook;
    let pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
    log.info(`Waiting for ${name} to leave the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(context)}, for up to ${duration(waitTimeoutMs)}`);
    for (;;) {
        try {
            const answer = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAtPullRequest */ .V)(context, service);
            const changed = answer.state !== last.state;
            if (changed) {
                log.info(`${name} is ${answer.state ?? 'in no state that the service names'} after ${duration(elapsed())}`);
                pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
            }
            const replaced = headOf(last) !== undefined && headOf(answer) !== undefined && headOf(last) !== headOf(answer);
            if (replaced)
                log.warn(`${name} has a new head commit since this step began to wait: what merges is not what was submitted`);
            last = answer;
            lastSeen = Date.now();
            failedLook = undefined;
        }
        catch (error) {
            if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
                throw error;
            const unknownYet = justSubmitted && error.status === 404 && elapsed() < graceMs;
            if (isFinalFailure(error) && !unknownYet)
                throw error;
            if (failedLook === undefined)
                log.warn(`A look at ${name} failed; looking again until the time is up. ${error.message}`);
            failedLook = error;
        }
        if (last.state !== undefined && _service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .finalStates */ .ZW.has(last.state) && failedLook === undefined)
            break;
        const left = waitTimeoutMs - elapsed();
        if (left <= 0)
            break;
        // Many jobs that began together must not look together.
        const jittered = pauseMs * (0.8 + 0.4 * Math.random());
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(jittered, left), undefined, { signal });
        pauseMs = Math.min(pollIntervalMs, pauseMs * 1.5);
    }
    const pullRequest = { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestResult */ .Ct)(context), ...last };
    const facts = [['Waited', duration(elapsed())]];
    if (failedLook === undefined && last.state === 'MERGED') {
        return { headline: `Merged ${name} into ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(context)}`, pullRequest, facts };
    }
    if (failedLook === undefined && last.state !== undefined && _service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .finalStates */ .ZW.has(last.state)) {
        const outcome = last.state === 'FAILED' ? 'failed in the merge queue' : 'was taken out of the merge queue';
        return {
            headline: `Waited for ${name}, which ${outcome}`,
            pullRequest,
            facts,
            failure: `${name} is ${last.state}: it ${outcome} of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(context)} after ${duration(elapsed())}. See its page for what happened`,
        };
    }
    const seen = last.state === undefined ? 'no state was seen' : `its last state was ${last.state}`;
    const trouble = failedLook === undefined ? '' : ` (seen ${duration(Date.now() - lastSeen)} ago; since then: ${failedLook.message})`;
    return {
        headline: `Waited for ${name}, which is still in the merge queue`,
        pullRequest,
        facts,
        failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}. Raise wait-timeout-minutes if the queue needs longer`,
    };
}
/** The head commit in a record of the hosted service. */
function headOf(answer) {
    const sha = answer.record?.prSha;
    return typeof sha === 'string' ? sha : undefined;
}


/***/ })

};
