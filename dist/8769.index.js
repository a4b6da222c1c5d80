"use strict";
exports.id = 8769;
exports.ids = [8769];
exports.modules = {

/***/ 78769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/inputs/input-error.js
var input_error = __webpack_require__(72699);
;// CONCATENATED MODULE: ./build/service/prometheus.js
const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\s*\{(.*)\}\s+|\s+)(\S+)(?:\s+-?\d+)?$/;
const label = /\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;
function readSamples(text) {
  const samples = [];
  for (const row of text.split("\n")) {
    const match = line.exec(row.trim());
    if (match === null) continue;
    const [, name = "", labels = "", value = ""] = match;
    samples.push({ name, labels: readLabels(labels), value: readValue(value) });
  }
  return samples;
}
function readLabels(text) {
  const labels = {};
  label.lastIndex = 0;
  for (let match = label.exec(text); match !== null; match = label.exec(text)) {
    const [, name = "", value = ""] = match;
    labels[name] = value.replace(/\\(.)/g, (_, escaped) => escaped === "n" ? "\n" : escaped);
  }
  return labels;
}
function readValue(text) {
  if (/^[+-]?Inf$/i.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  return Number(text);
}


// EXTERNAL MODULE: ./build/operations/requests.js
var requests = __webpack_require__(19033);
;// CONCATENATED MODULE: ./build/operations/get-merge-queue-metrics.js



function scopeOf(step) {
  (0,requests/* refuseExtraFields */.mM)(step, "get-merge-queue-metrics has no request body to add fields to");
  const { metricsScope, targetBranch } = step.inputs;
  if (metricsScope === "organization") return { kind: metricsScope };
  const { repository } = step.context;
  if (repository === void 0)
    throw new input_error/* InputError */.d("repository", "the workflow does not say its repository. Give owner/name");
  if (metricsScope === "repository") return { kind: metricsScope, repo: repository };
  if (targetBranch === void 0) {
    throw new input_error/* InputError */.d("target-branch", "metrics-scope is queue, so it is needed. Give the branch of the queue");
  }
  return { kind: "queue", repo: repository, targetBranch };
}
function whose(scope) {
  if (scope.kind === "organization") return "the organization";
  const { owner, name } = scope.repo;
  return `${scope.kind === "queue" ? `${scope.targetBranch} of ` : ""}${owner}/${name}`;
}
const summarizedLength = 4 * 1024 * 1024;
const operation = {
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  prepare: (step, service) => {
    const scope = scopeOf(step);
    return Promise.resolve({
      first: () => service.metrics(scope),
      result: { headline: `Read the merge queue metrics of ${whose(scope)}` }
    });
  },
  carryOut: async (step, prepared, service) => {
    const { received, text } = await service.metrics(scopeOf(step));
    const file = await step.files.write("metrics.prom", text);
    const whole = received.length <= summarizedLength;
    const rows = whole ? received : received.slice(0, received.lastIndexOf("\n", summarizedLength));
    const samples = readSamples(rows);
    const warnings = [
      ...samples.length === 0 && text.trim() !== "" ? ["The response holds no metric in the Prometheus text format; it is in metrics-file as it came"] : [],
      ...whole ? [] : ["The summary shows the beginning of a long response; metrics-file holds all of it"]
    ];
    return { ...prepared.result, metrics: { file, samples }, ...warnings.length === 0 ? {} : { warnings } };
  }
};



/***/ }),

/***/ 19033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   cb: () => (/* binding */ pullRequestReference),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields),
/* harmony export */   vL: () => (/* binding */ queueResult),
/* harmony export */   xm: () => (/* binding */ queueReference)
/* harmony export */ });
/* harmony import */ var _inputs_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72699);
/* harmony import */ var _pull_request_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80705);


function promised(value, what) {
  if (value === void 0) throw new Error(`the operation uses the ${what} without needing it`);
  return value;
}
const repositoryOf = (step) => promised(step.context.repository, "repository");
const targetBranchOf = (step) => promised(step.context.targetBranch, "target branch");
const pullRequestOf = (step) => promised(step.context.pullRequest, "pull request");
function queueReference(step) {
  return { repo: repositoryOf(step), targetBranch: targetBranchOf(step) };
}
function pullRequestReference(step) {
  return { ...queueReference(step), number: pullRequestOf(step).number };
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