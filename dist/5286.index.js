export const id = 5286;
export const ids = [5286];
export const modules = {

/***/ 5286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ get_merge_queue_metrics_operation)
});

// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
;// CONCATENATED MODULE: ./src/service/prometheus.ts
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)\s*(?:\{(.*)\})?\s+(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;
/**
 * The samples of a text in the Prometheus exposition format, version 0.0.4. Comments and lines that nobody can read
 * are passed over: the text is shown to a person, and its file holds everything.
 */
function readSamples(text) {
    const samples = [];
    for (const row of text.split('\n')) {
        const match = line.exec(row.trim());
        if (match === null)
            continue;
        const [, name = '', labels = '', value = ''] = match;
        samples.push({ name, labels: readLabels(labels), value: readValue(value) });
    }
    return samples;
}
function readLabels(text) {
    const labels = {};
    label.lastIndex = 0;
    for (let match = label.exec(text); match !== null; match = label.exec(text)) {
        const [, name = '', value = ''] = match;
        labels[name] = value.replace(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped));
    }
    return labels;
}
function readValue(text) {
    if (/^[+-]?Inf$/i.test(text))
        return text.startsWith('-') ? -Infinity : Infinity;
    return Number(text);
}

// EXTERNAL MODULE: ./src/operations/operation.ts
var operation = __webpack_require__(2899);
// EXTERNAL MODULE: ./src/operations/requests.ts
var requests = __webpack_require__(7777);
;// CONCATENATED MODULE: ./src/operations/get-merge-queue-metrics.ts




function contentOf(context) {
    (0,requests/* refuseExtraFields */.mM)(context, 'get-merge-queue-metrics has no request body to add fields to');
    if (context.inputs.metricsScope === 'organization')
        return {};
    const { repository } = context.intent;
    if (repository === undefined)
        throw new input_error/* InputError */.d('repository', 'the workflow does not say its repository. Give owner/name');
    return { repo: `${repository.owner}/${repository.name}`, repoHost: repository.host };
}
/** Reads the metrics of a repository's queues, or of all the organization's. */
const get_merge_queue_metrics_operation = {
    needs: { pullRequest: 'none', targetBranch: false, repository: false },
    prepare: (context) => {
        const content = contentOf(context);
        return Promise.resolve({
            request: { endpoint: 'getMergeQueueMetrics', content },
            result: { headline: `Read the merge queue metrics of ${content.repo ?? 'the organization'}` },
        });
    },
    carryOut: async (context, prepared, service) => {
        const { text } = await (0,operation/* sendPrepared */.e)(prepared, service);
        const file = await context.files.write('metrics.prom', text);
        const samples = readSamples(text);
        return {
            ...prepared.result,
            metrics: { file, samples },
            ...(samples.length === 0 && text.trim() !== ''
                ? { warnings: ['The answer holds no metric in the Prometheus text format; it is in metrics-file as it came'] }
                : {}),
        };
    },
};


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
