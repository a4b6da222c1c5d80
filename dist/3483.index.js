"use strict";
exports.id = 3483;
exports.ids = [3483];
exports.modules = {

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

/***/ 40862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/audit/audit.js + 3 modules
var audit = __webpack_require__(2954);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/operations/checkout-request.js + 1 modules
var checkout_request = __webpack_require__(96382);
// EXTERNAL MODULE: ./build/src/operations/failed-tests.js
var failed_tests = __webpack_require__(47351);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/service/transport/errors.js
var errors = __webpack_require__(89076);
;// CONCATENATED MODULE: ./build/src/operations/tested-together.js


const clockToleranceMs = 6e4;
function testedTogether(step, service) {
  const { context, inputs, event, log } = step;
  const runs = /* @__PURE__ */ new Map();
  const targetBranch = inputs.targetBranch ?? /^refs\/heads\/(.+)$/.exec(event.ref)?.[1];
  const runsOf = async (number) => {
    const { repository: repo } = context;
    if (repo === void 0 || targetBranch === void 0) return void 0;
    try {
      return await service.testRuns({ repo, targetBranch, number });
    } catch (error) {
      if (!(error instanceof errors/* ServiceError */._7)) throw error;
      log.info(`The test runs of pull request #${String(number)} are not known: ${(0,src_text/* oneLine */.TN)(error.message, 300)}`);
      return void 0;
    }
  };
  return async (later, earlier) => {
    if (later.pullRequest === null || earlier.pullRequest === null) return void 0;
    const asked = runs.get(later.pullRequest) ?? runsOf(later.pullRequest);
    runs.set(later.pullRequest, asked);
    const passed = (await asked)?.filter((run) => run.passed) ?? [];
    if (passed.some(({ pullRequests }) => pullRequests.includes(earlier.pullRequest ?? 0))) return true;
    const [newest] = passed;
    if (newest?.startedAt === void 0) return void 0;
    const after = newest.startedAt - Date.parse(earlier.at);
    return Math.abs(after) < clockToleranceMs ? void 0 : after > 0;
  };
}


;// CONCATENATED MODULE: ./build/src/operations/audit-impacted-targets.js










const auditVersion = 1;
const operation = {
  kind: "review",
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  withoutService: async (step, missing) => missing === void 0 ? void 0 : audited(step, void 0, missing),
  plan: async (step, service) => step.inputs.dryRun ? { result: await audited(step, void 0, "this is a dry run") } : { result: { headline: "Audit impacted targets" }, carryOut: () => audited(step, service, "") }
};
async function audited(step, service, missing) {
  const { inputs, log } = step;
  if (inputs.failedTargets.length === 0 && inputs.junitPaths.length === 0) {
    throw new input_error/* InputError */.d(
      "failed-targets",
      "nothing failed, as far as the step is told. Give names of targets here, one a line, or reports in junit-paths"
    );
  }
  const { tests, quarantine } = await (0,failed_tests/* failedTestsOf */.S)(step, service, missing);
  const failed = { targets: inputs.failedTargets, tests };
  if (failed.targets.length + tests.length === 0) {
    return finished(step, { merges: [], targets: [], unknownTests: [] }, { quarantine, missing });
  }
  const since = inputs.baseSha === void 0 ? await lastGoodCommits(step) : [inputs.baseSha];
  const apart = service && testedTogether(step, service);
  const { found, base, head } = await log.group(
    `Auditing ${(0,numbers/* counted */.h)(failed.targets.length + tests.length, "failure")}`,
    () => step.computing(() => auditMerges(step, since, failed, apart))
  );
  return finished(step, found, { base, head, quarantine, missing });
}
function auditMerges(step, since, failed, apart) {
  return (0,past_merges/* withPastMerges */.eQ)((0,checkout_request/* mergesRequest */.x)(step), { since }, { log: step.log, signal: step.signal }, async (past) => ({
    found: await (0,audit/* audit */.sb)(past, failed, (0,json_values/* given */.gI)({ testedTogether: apart })),
    base: past.base,
    head: past.head
  }));
}
async function lastGoodCommits(step) {
  const { inputs, event, environment, log } = step;
  const advice = "Give the last good commit in base-sha";
  const [, file] = /^[^@]*\/\.github\/workflows\/([^/@]+\.ya?ml)@/.exec(environment.GITHUB_WORKFLOW_REF ?? "") ?? [];
  const branch = inputs.targetBranch ?? /^refs\/heads\/(.+)$/.exec(event.ref)?.[1];
  if (file === void 0 || branch === void 0 || event.repository === void 0) {
    const what = branch === void 0 ? "the branch" : "the workflow";
    throw new input_error/* InputError */.d(
      "base-sha",
      `it is empty, and ${what} whose last successful run would say it is not known. ${advice}`
    );
  }
  const commits = await (0,requests/* gitHubFor */.JG)(step, event.repository).commitsOfSuccessfulRuns(file, branch);
  if (commits.length === 0) {
    throw new input_error/* InputError */.d(
      "base-sha",
      `it is empty, and GitHub knows no successful run of ${file} on ${(0,src_text/* shortened */.vI)(branch, 100)}. ${advice}`
    );
  }
  log.info(`The last successful run of ${file} on ${(0,src_text/* shortened */.vI)(branch, 100)} tested ${commits[0] ?? ""}`);
  return commits;
}
function apartUnknown(targets, missing) {
  const unknown = targets.filter(({ verdict, isApartKnown }) => verdict === "claimed" && !isApartKnown);
  const why = missing === "" ? "the service shows no test run that says it" : missing;
  const names = (0,src_text/* shortened */.vI)(unknown.map(({ target }) => target).join(", "), 200);
  return unknown.length === 0 ? [] : [["Tested apart", `not known for ${names}: ${why}`]];
}
const verdicts = ["escaped", "apart", "claimed", "flaky", "unknown"];
async function finished(step, found, about) {
  const { base, head, quarantine, missing } = about;
  const { targets, merges, unknownTests } = found;
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [verdict, targets.filter((one) => one.verdict === verdict).length])
  );
  const escaped = targets.filter(({ verdict }) => verdict === "escaped");
  const document = {
    version: auditVersion,
    base: base ?? null,
    head: head ?? null,
    quarantine: quarantine.isKnown,
    counts,
    ...found
  };
  const file = await step.files.write("impacted-targets-audit.json", `${JSON.stringify(document, void 0, 1)}
`);
  const named = verdicts.flatMap((verdict) => counts[verdict] ? [`${String(counts[verdict])} ${verdict}`] : []);
  const what = targets.length === 0 ? "No target failed" : `${(0,numbers/* counted */.h)(targets.length, "failed target")}: ${named.join(", ")}`;
  return {
    headline: merges.length === 0 ? what : `${what}, after ${(0,numbers/* counted */.h)(merges.length, "merge")}`,
    audit: { ...found, file, escaped: escaped.length },
    facts: [
      ...base === void 0 ? [] : [["Last good commit", base]],
      ...head === void 0 ? [] : [["Failed commit", head]],
      ...apartUnknown(targets, missing)
    ],
    warnings: [
      ...(0,json_values/* present */.Eb)(
        quarantine.why !== void 0 && `Whether failed tests are quarantined is not known: ${quarantine.why}`,
        unknownTests[0] !== void 0 && `${(0,numbers/* counted */.h)(unknownTests.length, "failed test belongs", "failed tests belong")} to no known target, such as ${(0,src_text/* shortened */.vI)(unknownTests[0], 200)}`
      ),
      ...merges.filter(({ failure }) => failure !== void 0).slice(0, 5).map((one) => `What ${one.commit} claimed could not be computed, so it counts as ALL: ${one.failure ?? ""}`)
    ],
    ...step.inputs.failOnEscape && escaped.length > 0 ? {
      failure: `${(0,numbers/* counted */.h)(escaped.length, "target")} escaped: ${(0,src_text/* shortened */.vI)(escaped.map(({ target }) => target).join(", "), 500)}. No merge since the last good commit claimed ${escaped.length === 1 ? "it" : "them"}; the summary has the lines for ${step.inputs.impactedTargetsConfig}`
    } : {}
  };
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



/***/ }),

/***/ 47351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ failedTestsOf),
/* harmony export */   m: () => (/* binding */ reviewReports)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _flaky_tests_junit_read_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98486);
/* harmony import */ var _flaky_tests_matching_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82039);
/* harmony import */ var _flaky_tests_matching_test_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95123);
/* harmony import */ var _flaky_tests_policy_failure_review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97061);
/* harmony import */ var _service_generation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20067);
/* harmony import */ var _failure_review_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88013);
/* harmony import */ var _path_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21711);
/* harmony import */ var _quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68223);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51731);










async function failedTestsOf(step, service, missing) {
  if (step.inputs.junitPaths.length === 0) return { tests: [], quarantine: { isKnown: false } };
  const reports = await (0,_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .reportsOf */ .tu)(step);
  const rules = (0,_path_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .pathRules */ .f)(step);
  const { records, ids, why } = await quarantined(step, service, missing, rules);
  const { variant } = await (0,_quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .knownPolicyOf */ .pH)(step);
  const tests = await step.computing(() => reviewReports(reports, rules, { records, ids, variant }));
  return { tests, quarantine: { isKnown: why === void 0, ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .given */ .gI)({ why: tests.length > 0 ? why : void 0 }) } };
}
async function reviewReports(reports, rules, { records, ids, variant } = {}) {
  const review = new _flaky_tests_policy_failure_review_js__WEBPACK_IMPORTED_MODULE_3__/* .FailureReview */ .h(records ?? new _flaky_tests_matching_test_records_js__WEBPACK_IMPORTED_MODULE_2__/* .TestRecords */ .t(rules), { ids });
  for (const report of reports) await (0,_flaky_tests_junit_read_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .t)(report, (test) => review.add(test), variant);
  const { excused, unexcused } = review.result();
  return [
    ...excused.map(({ test }) => reported(test, rules, "it is quarantined")),
    ...unexcused.map(({ test }) => reported(test, rules, void 0))
  ];
}
async function quarantined(step, service, missing, rules) {
  const { organizationSlug, baseUrl, quarantineFile } = step.inputs;
  const lacksSlug = organizationSlug === void 0 && (0,_service_generation_js__WEBPACK_IMPORTED_MODULE_9__/* .needsOrganizationSlug */ .q)(baseUrl);
  const asked = lacksSlug ? void 0 : service;
  if (asked === void 0 && quarantineFile === void 0) {
    return { records: new _flaky_tests_matching_test_records_js__WEBPACK_IMPORTED_MODULE_2__/* .TestRecords */ .t(rules), why: service === void 0 ? missing : "organization-slug is empty" };
  }
  const { cut, ...known } = await (0,_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .quarantinedTests */ .UV)(step, asked);
  return { ...known, ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .given */ .gI)({ why: cut }) };
}
function reported(test, rules, flaky) {
  const { file, classname, suites } = test;
  const paths = file === void 0 ? [] : (0,_flaky_tests_matching_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .possiblePaths */ .Ai)(file, rules);
  return {
    name: (0,_failure_review_result_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFailure */ .I)(test),
    files: paths.flatMap(({ kind, path }) => kind === "relative" ? [path] : []),
    suites,
    ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .given */ .gI)({ classname, flaky })
  };
}



/***/ })

};
;