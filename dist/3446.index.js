export const id = 3446;
export const ids = [3446];
export const modules = {

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


/***/ }),

/***/ 3446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2899);
/* harmony import */ var _pull_request_write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8933);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7777);
/* harmony import */ var _waiting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1749);





const submit = (0,_pull_request_write_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestWrite */ .g)({
    endpoint: 'submitPullRequest',
    headline: (pullRequest, queue) => `Submitted ${pullRequest} to the ${queue}`,
    advice: { 404: 'Check that the service knows this repository and has a queue for target-branch' },
});
/** What withdrawing may take, in milliseconds: the runner of a cancelled job gives a step 7.5 s before it insists. */
const withdrawal = { attemptLimitMs: 2500, wholeMs: 5500 };
/** Submits a pull request and, with `wait`, waits until it leaves the queue. */
const operation = {
    ...submit,
    carryOut: async (context, prepared, service) => context.inputs.wait ? submitAndWait(context, prepared, service) : submit.carryOut(context, prepared, service),
};
async function submitAndWait(context, prepared, service) {
    const at = Date.now();
    const { shownByLook = false } = await (0,_operation_js__WEBPACK_IMPORTED_MODULE_4__/* .sendPrepared */ .e)(prepared, service);
    context.log.info(prepared.result.headline);
    try {
        return await (0,_waiting_js__WEBPACK_IMPORTED_MODULE_3__/* .waitForFinalState */ .o)(context, service, { at });
    }
    catch (error) {
        if (!(error instanceof _operation_js__WEBPACK_IMPORTED_MODULE_4__/* .Interrupted */ .j))
            throw error;
        throw new _operation_js__WEBPACK_IMPORTED_MODULE_4__/* .Interrupted */ .j(`${error.message}. ${await afterwards(context, service, shownByLook)}`);
    }
}
/** What becomes of the submitted pull request when its job is cancelled, in a sentence. */
async function afterwards(context, service, shownByLook) {
    const name = `Pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestOf */ ._n)(context).number)}`;
    const stays = `${name} was submitted and stays in the queue`;
    if (!context.inputs.cancelOnAbort)
        return stays;
    // The answer to submitting was lost, so the pull request may have been in the queue before.
    if (shownByLook)
        return `${name} is in the queue and stays there: it is not certain that this step submitted it`;
    try {
        const uncancelled = new AbortController().signal;
        const hasty = service.limited({
            attemptLimitMs: Math.min(withdrawal.attemptLimitMs, context.inputs.requestTimeoutMs),
            maxAttempts: 1,
            deadline: Date.now() + withdrawal.wholeMs,
            signal: uncancelled,
        });
        await hasty.send('cancelPullRequest', (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .barePullRequestRequest */ .g5)(context));
        return `${name}, which this step had submitted, was withdrawn from the queue`;
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        return `${stays}, because withdrawing it failed: ${error.message}`;
    }
}


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
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7777);






/** The first pause between two looks; it grows from here to `poll-interval-seconds` while nothing moves. */
const shortestPauseMs = 1000;
/** With its tests passed a pull request merges within moments, so the longest pause is then this part of the usual one. */
const partNearTheEnd = 1 / 4;
/** How long a service may take to know a pull request that was submitted a moment ago. */
const graceMs = 30_000;
/** How long the service may refuse to be asked (4xx, redirect, certificate) after it has answered once. */
const refusalMs = 300_000;
/** By so much may the service's clock and the runner's differ. */
const clockToleranceMs = 60_000;
/** Kept for one more look when the time is nearly up. */
const lastLookMs = 1000;
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
const testedStates = new Set(['TESTING', 'PENDING_FAILURE', 'TESTS_PASSED']);
/**
 * Looks at the pull request until its state is final or the time is up, with a line in the log for each change.
 * A look that fails is no answer: it is said once, and the next one is waited for. No look outlives the wait.
 * @param submitted set by the step that submitted the pull request, which the service may not know for a moment
 * @returns a result that fails the step unless the pull request was merged
 * @throws ServiceError when the service refuses to be asked
 * @throws Interrupted when the job is cancelled
 */
async function waitForFinalState(context, service, submitted) {
    const { log, signal } = context;
    const { waitTimeoutMs, pollIntervalMs, requestTimeoutMs } = context.inputs;
    const start = Date.now();
    const deadline = start + waitTimeoutMs;
    const reserveMs = Math.min(lastLookMs, requestTimeoutMs, waitTimeoutMs / 4);
    const patient = service.limited({ deadline });
    const elapsed = () => Date.now() - start;
    const name = `pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestResult */ .Ct)(context).number)}`;
    let last = {};
    let lastSeen;
    let failedLook;
    let pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
    log.info(`Waiting for ${name} to leave the merge queue of ${(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .targetBranchOf */ .bh)(context)}, for up to ${duration(waitTimeoutMs)}`);
    for (;;) {
        try {
            const answer = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAtPullRequest */ .V)(context, patient);
            if (submitted !== undefined && elapsed() < graceMs && isOfEarlierSubmission(answer, submitted.at)) {
                log.debug(`${name} is still ${answer.state ?? ''} of an earlier submission`);
            }
            else {
                for (const change of replacements(last, answer))
                    log.warn(`${name} ${change}`);
                if (answer.state !== last.state) {
                    const state = answer.state ?? 'in no state that the service names';
                    log.info(`${name} is ${state} after ${duration(elapsed())}${wentBack(last, answer)}`);
                    pauseMs = Math.min(shortestPauseMs, pollIntervalMs);
                }
                last = answer;
            }
            lastSeen = Date.now();
            failedLook = undefined;
        }
        catch (error) {
            if (signal.aborted)
                throw new _operation_js__WEBPACK_IMPORTED_MODULE_5__/* .Interrupted */ .j(`while waiting for ${name}${stateOf(last)}`);
            if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
                throw error;
            const unknownYet = submitted !== undefined && error.status === 404 && elapsed() < graceMs;
            const passes = unknownYet || (lastSeen !== undefined && Date.now() - lastSeen < refusalMs);
            if (isFinalFailure(error) && !passes)
                throw error;
            if (failedLook === undefined)
                log.warn(`A look at ${name} failed; looking again until the time is up. ${error.message}`);
            failedLook = error;
        }
        if (last.state !== undefined && _service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .finalStates */ .ZW.has(last.state) && failedLook === undefined)
            break;
        const left = deadline - Date.now() - reserveMs;
        if (left <= 0)
            break;
        const longest = last.state === 'TESTS_PASSED' ? Math.max(shortestPauseMs, pollIntervalMs * partNearTheEnd) : Infinity;
        const most = Math.min(pauseMs, longest, pollIntervalMs);
        // Many jobs that began together must not look together.
        const jittered = most * (0.6 + 0.4 * Math.random());
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(jittered, left), undefined, { signal });
        }
        catch {
            throw new _operation_js__WEBPACK_IMPORTED_MODULE_5__/* .Interrupted */ .j(`while waiting for ${name}${stateOf(last)}`);
        }
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
    const trouble = failedLook === undefined
        ? ''
        : lastSeen === undefined
            ? `, since no look was answered: ${failedLook.message}`
            : ` (seen ${duration(Date.now() - lastSeen)} ago; since then: ${failedLook.message})`;
    return {
        headline: `Waited for ${name}, which is still in the merge queue`,
        pullRequest,
        facts,
        failure: `${name} was not merged within ${duration(waitTimeoutMs)}; ${seen}${trouble}. Raise wait-timeout-minutes if the queue needs longer`,
    };
}
function stateOf({ state }) {
    return state === undefined ? '' : `, which was ${state} when it was last seen`;
}
/** What a later look says of the pull request's being another than the one that was waited for. */
function replacements(before, after) {
    const [oldHead, newHead] = [headOf(before), headOf(after)];
    const replaced = oldHead !== undefined && newHead !== undefined && oldHead !== newHead;
    const returned = before.submitted === false && after.submitted === true;
    return [
        ...(replaced
            ? [`has a new head commit since this step began to wait, ${newHead}: what merges is not what was submitted`]
            : []),
        ...(returned ? ['was submitted again while this step waited'] : []),
    ];
}
/** A remark for a pull request whose tests begin anew. */
function wentBack(before, after) {
    const isTested = before.state !== undefined && testedStates.has(before.state);
    const waitsForTests = after.state === 'PENDING' || after.state === 'NOT_READY';
    return isTested && waitsForTests ? ': its tests start again, or it was submitted again' : '';
}
/** True for a final state that stood before the pull request was submitted: the service has yet to take note of that. */
function isOfEarlierSubmission({ state, submitted, record }, submittedAt) {
    const changedAt = Date.parse(typeof record?.stateChangedAt === 'string' ? record.stateChangedAt : '');
    return (submitted === false &&
        state !== undefined &&
        _service_states_js__WEBPACK_IMPORTED_MODULE_2__/* .finalStates */ .ZW.has(state) &&
        state !== 'MERGED' &&
        changedAt < submittedAt - clockToleranceMs);
}
/** The head commit in a record of the hosted service. */
function headOf(answer) {
    const sha = answer.record?.prSha;
    return typeof sha === 'string' ? sha : undefined;
}


/***/ })

};
