"use strict";
exports.id = 9907;
exports.ids = [9907];
exports.modules = {

/***/ 17132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ configurationYaml),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   fE: () => (/* binding */ suggestedRules)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


function suggestedRules(causes) {
  const rules = /* @__PURE__ */ new Map();
  for (const { suggestions } of causes) {
    const [first] = suggestions ?? [];
    if (first !== void 0 && !rules.has(keyOf(first.rule))) rules.set(keyOf(first.rule), first);
  }
  return [...rules.values()];
}
function keyOf(rule) {
  return rule.key === "build-systems" ? JSON.stringify([rule.key, rule.system, rule.option, rule.value]) : JSON.stringify([rule.key, rule.glob]);
}
function configurationYaml(suggestions) {
  const lines = [];
  const globs = (key) => suggestions.flatMap(({ rule }) => rule.key === key ? [rule.glob] : []);
  for (const key of ["impact-all", "impact-none"]) {
    const found = globs(key);
    if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(glob)}`));
  }
  const impact = globs("impact");
  if (impact.length > 0) {
    lines.push(
      "impact:",
      ...impact.flatMap((glob) => [
        `  - paths: ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(glob)}`,
        `    targets: "*" # in place of *, the targets that it concerns`
      ])
    );
  }
  const options = /* @__PURE__ */ new Map();
  for (const { rule } of suggestions) {
    if (rule.key !== "build-systems") continue;
    const ofSystem = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .IV)(options, rule.system, () => /* @__PURE__ */ new Map());
    const held = ofSystem.get(rule.option);
    if (typeof rule.value === "string") ofSystem.set(rule.option, rule.value);
    else ofSystem.set(rule.option, /* @__PURE__ */ new Set([...held instanceof Set ? held : [], ...rule.value]));
  }
  if (options.size > 0) lines.push("build-systems:");
  for (const [system, ofSystem] of options) {
    lines.push(`  ${system}:`);
    for (const [option, value] of ofSystem) {
      if (typeof value === "string") lines.push(`    ${option}: ${value}`);
      else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(name)}`));
    }
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 77161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   wP: () => (/* binding */ pathsAbove)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathsAbove(path) {
  const above = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
  if (path !== "") above.push("");
  return above;
}
function directoryOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
const longestPath = 32767;
function resolvePath(directory, written) {
  if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written) || written.length > longestPath) return void 0;
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
  if (path === ".." || path.startsWith("..")) return void 0;
  return path === "." ? "" : path;
}
function isWithin(path, directory) {
  return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
function inside(directory, name) {
  if (directory === "") return name;
  return name === "" ? directory : `${directory}/${name}`;
}
function withoutEndSlashes(path) {
  let end = path.length;
  while (path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}



/***/ }),

/***/ 30793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94463);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9233);
/* harmony import */ var _analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19256);
/* harmony import */ var _checkout_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96382);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80182);






const analysisVersion = 1;
const operation = {
  kind: "local",
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  plan: async (step) => {
    const analysis = await analyzed(step);
    return {
      result: {
        headline: (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .apartSentence */ .yG)(analysis),
        analysis: {
          ...analysis,
          file: await step.files.write(
            "impacted-targets-analysis.json",
            `${JSON.stringify({ version: analysisVersion, ...analysis }, void 0, 1)}
`
          )
        },
        facts: [
          ["Merges", `${String(analysis.merges)}, from ${analysis.from} to ${analysis.to}`],
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
  const { inputs, log, signal } = step;
  const { commits, testMinutes, concurrency } = inputs;
  return log.group(
    `Analyzing the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(commits, "merge")}`,
    () => step.computing(
      () => (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_1__/* .withPastMerges */ .eQ)(
        (0,_checkout_request_js__WEBPACK_IMPORTED_MODULE_2__/* .mergesRequest */ .x)(step),
        { commits },
        { log, signal },
        (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .analyze */ .n)(past, { testMinutes, concurrency })
      )
    )
  );
}
function warningsOf({ merges, isShallow, failures }, asked) {
  const [first] = failures;
  return (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .present */ .Eb)(
    isShallow && `Only ${String(merges)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(asked, "merge")} are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`,
    first !== void 0 && `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${first.why}`
  );
}



/***/ }),

/***/ 96382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ checkoutRequest),
  x: () => (/* binding */ mergesRequest)
});

// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/src/pull-request/trust.js
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


;// CONCATENATED MODULE: ./build/src/operations/checkout-request.js


function checkoutRequest({ environment, inputs, event }, from, namesPullRequest) {
  return {
    from,
    environment,
    workingDirectory: inputs.workingDirectory,
    configPath: inputs.impactedTargetsConfig,
    impactAllPaths: inputs.impactAllPaths,
    workspace: inputs.workspace,
    secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
    ...(0,json_values/* given */.gI)({
      untrustedIn: isTrustedEvent(event.name, namesPullRequest) ? void 0 : event.name,
      headSha: inputs.headSha
    })
  };
}
function mergesRequest(step) {
  const { targets, pullRequest } = step.inputs;
  const from = targets?.kind === "from" ? targets.names : ["auto"];
  return { ...checkoutRequest(step, from, pullRequest !== void 0), event: {} };
}



/***/ })

};
;