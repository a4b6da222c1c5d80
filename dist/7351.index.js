"use strict";
exports.id = 7351;
exports.ids = [7351];
exports.modules = {

/***/ 97061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ FailureReview)
/* harmony export */ });
/* harmony import */ var _junit_test_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41614);
/* harmony import */ var _matching_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82039);
/* harmony import */ var _matching_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98819);



const longestNames = 128 * 1024 * 1024;
const shownRetried = 10;
const mostPasses = 1e5;
class FailureReview {
  #records;
  #objectionTo;
  #ids;
  /** True where the id of a record fits any test of the reports: then ids decide, and fields only for records without an id. */
  #idsFit = false;
  /** When the latest pass of each test began, by the vendor's id. */
  #passes = /* @__PURE__ */ new Map();
  #failures = /* @__PURE__ */ new Map();
  /** Names of the failed tests. Most tests pass and have other names, so their identities need not be computed. */
  #failedNames = /* @__PURE__ */ new Set();
  #reports = /* @__PURE__ */ new Map();
  /** The test that a listed name means, or undefined where the reports hold several of that name. */
  #bearers = /* @__PURE__ */ new Map();
  /** Reports that name a file of the checkout. */
  #withInsideFile = /* @__PURE__ */ new Set();
  #identities = new TestIdentities();
  #tests = 0;
  #firstRetried = [];
  #retried = 0;
  #names = 0;
  /**
   * @param objectionTo the policy's objection to a record that would excuse the failure of a test
   * @param ids finds records by the vendor's ids, where these can be computed
   */
  constructor(records, objectionTo = () => void 0, ids) {
    this.#records = records;
    this.#objectionTo = objectionTo;
    this.#ids = ids;
  }
  /** Announces a report before its tests. A report that adds no test is an empty report. */
  begin(report) {
    this.#reports.set(report, this.#reports.get(report) ?? 0);
  }
  /**
   * Adds a test of a report.
   * @throws ReportError where the names of the failures are longer than those of any real run
   */
  add(test) {
    let identity;
    const identityOf = () => identity ??= this.#identities.of(test);
    if (test.kind === "test") {
      this.#tests += 1;
      this.#noteBearer(test, identityOf);
      this.#notePlace(test);
      this.#reports.set(test.place.report, (this.#reports.get(test.place.report) ?? 0) + 1);
    }
    const identified = this.#identify(test);
    if (!(0,_junit_test_result_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailure */ .N)(test)) {
      if (test.outcome === "passed") this.#notePass(test);
      if (test.outcome === "passed" && test.retried) {
        this.#retried += 1;
        if (this.#retried <= shownRetried) this.#firstRetried.push(test);
      }
      if (test.outcome === "passed" && this.#failedNames.has(test.name)) {
        const failure = this.#failures.get(identityOf());
        if (failure) failure.passedLater = true;
      }
      return;
    }
    const key = identityOf();
    const known = this.#failures.get(key);
    if (known) {
      known.times += 1;
      known.passedLater = false;
      known.began = test.began === void 0 || known.began === void 0 ? void 0 : Math.max(known.began, test.began);
    } else {
      this.#names += lengthOfNames(test);
      if (this.#names > longestNames) {
        throw new _junit_test_result_js__WEBPACK_IMPORTED_MODULE_0__/* .ReportError */ .$(
          test.place.report,
          `with this report, the names of the failures and of the suites around them have more than ${String(longestNames)} characters. Have the tool write shorter names of suites`
        );
      }
      this.#failedNames.add(test.name);
      this.#failures.set(key, {
        test,
        matched: this.#records.match(test),
        identified,
        id: test.kind === "test" ? this.#ids?.idOf(test) : void 0,
        began: test.began,
        times: 1,
        passedLater: false
      });
    }
  }
  /**
   * @param runFailed true when the test run itself is known to have failed: reports without a failure are then
   *   incomplete
   * @param mostExcused most failures that are excused. With more failures, no failure is excused: the cause is then not
   *   flaky tests
   * @param missingSuites suites that must have run and did not
   */
  result(runFailed = false, mostExcused = Infinity, missingSuites = []) {
    let excused = [];
    const unexcused = [];
    for (const { matched: byFields, identified, id, began, ...failure } of this.#failures.values()) {
      if (this.#succeededLater(id, began)) continue;
      const matched = identified ? { kind: "one", ...identified } : this.#withoutIds(byFields);
      const doubt = this.#doubtAbout(failure.test, matched);
      if (doubt) unexcused.push({ ...failure, ...doubt });
      else if (matched.kind === "one") excused.push({ ...failure, by: withoutKind(matched) });
    }
    if (excused.length > mostExcused) {
      unexcused.push(
        ...excused.map(({ by, ...failure }) => ({ ...failure, reason: "too-many", candidates: [by] }))
      );
      excused = [];
    }
    const emptyReports = [...this.#reports].filter(([, tests]) => tests === 0).map(([report]) => report);
    const failed = excused.length + unexcused.length > 0;
    const outcome = unexcused.length > 0 ? "not-excused" : emptyReports.length > 0 || this.#tests === 0 ? "empty-report" : missingSuites.length > 0 ? "missing-suite" : failed ? "all-excused" : runFailed ? "failed-without-failures" : "nothing-failed";
    const retried = { count: this.#retried, first: this.#firstRetried };
    return { outcome, tests: this.#tests, excused, unexcused, emptyReports, missingSuites, retried };
  }
  /** The record with the id of a test. Nothing is computed for tests that no record can be. */
  #identify(test) {
    if (this.#ids === void 0 || test.kind !== "test") return void 0;
    const mayBeListed = test.identity?.id !== void 0 || test.name !== void 0 && this.#records.hasName(test.name);
    const listed = mayBeListed ? this.#ids.find(test) : void 0;
    if (listed === void 0) return void 0;
    this.#idsFit = true;
    return { listed, excuses: true, decidedBy: ["id"] };
  }
  #notePass(test) {
    if (this.#ids === void 0 || test.began === void 0 || test.kind !== "test") return;
    if (this.#passes.size >= mostPasses && !this.#failedNames.has(test.name)) return;
    const id = this.#ids.idOf(test);
    this.#passes.set(id, Math.max(test.began, this.#passes.get(id) ?? -Infinity));
  }
  /** True where the same test, by the vendor's id, succeeded at a later time: the vendor takes that for a retry. */
  #succeededLater(id, began) {
    const passed = id === void 0 ? void 0 : this.#passes.get(id);
    return passed !== void 0 && began !== void 0 && passed > began;
  }
  /** A match by fields, where ids decide: only a record without an id can be meant. */
  #withoutIds(matched) {
    const isMeant = ({ listed }) => listed.id === void 0;
    if (!this.#idsFit || matched.kind === "none") return matched;
    return (matched.kind === "one" ? isMeant(matched) : matched.first.some(isMeant)) ? matched : { kind: "none" };
  }
  #notePlace({ file, place: { report } }) {
    if (file === void 0 || this.#withInsideFile.has(report)) return;
    if ((0,_matching_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T2)(file, this.#records.paths) === "inside") this.#withInsideFile.add(report);
  }
  #noteBearer(test, identityOf) {
    if (test.name === void 0 || !this.#records.hasName(test.name)) return;
    const name = (0,_matching_names_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseName */ .GX)(test.name);
    const bearer = identityOf();
    if (!this.#bearers.has(name)) this.#bearers.set(name, bearer);
    else if (this.#bearers.get(name) !== bearer) this.#bearers.set(name, void 0);
  }
  /** Why a failure is not excused, or undefined when it is. */
  #doubtAbout(test, matched) {
    if (test.kind === "suite") return { reason: "suite", candidates: [] };
    if (test.name === void 0) return { reason: "nameless", candidates: [] };
    if (test.crash !== void 0) return { reason: "crashed", refused: test.crash, candidates: [] };
    if (matched.kind === "none") {
      const { variants = [] } = matched;
      return variants.length === 0 ? { reason: "not-quarantined", candidates: [] } : { reason: "unsaid-variant", candidates: [], variants };
    }
    if (matched.kind === "ambiguous") return { reason: "ambiguous", candidates: matched.first };
    if (matched.excuses) return this.#objection(matched, test);
    const { file, place } = test;
    if (file !== void 0 && this.#withInsideFile.has(place.report) && (0,_matching_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOfFile */ .T2)(file, this.#records.paths) === "outside") {
      return { reason: "outside-file", candidates: [withoutKind(matched)] };
    }
    const onlyOne = this.#bearers.get((0,_matching_names_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseName */ .GX)(test.name)) !== void 0;
    return onlyOne ? this.#objection(matched, test) : { reason: "name-only", candidates: [withoutKind(matched)] };
  }
  #objection(match, test) {
    const objection = this.#objectionTo(match.listed, test);
    return objection && { reason: objection.reason, refused: objection.why, candidates: [withoutKind(match)] };
  }
}
function withoutKind({ listed, excuses, decidedBy }) {
  return { listed, excuses, decidedBy };
}
function lengthOfNames({ name, suites, classname, file, variant }) {
  return [name, classname, file, variant, ...suites].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
class TestIdentities {
  #outermost = { id: 0, inner: /* @__PURE__ */ new Map() };
  #shared = /* @__PURE__ */ new Map();
  #suites = 0;
  /** A text that is equal for two tests exactly when they are the same test. */
  of({ kind, name, suites, classname, file, variant, place }) {
    const ids = [this.#suite(suites), ...[file, variant].map((text) => text === void 0 ? -1 : this.#id(text))];
    return JSON.stringify([kind, name ?? place, classname, ...ids]);
  }
  #suite(names) {
    let suite = this.#outermost;
    for (const name of names) {
      let inner = suite.inner.get(name);
      if (!inner) suite.inner.set(name, inner = { id: this.#suites += 1, inner: /* @__PURE__ */ new Map() });
      suite = inner;
    }
    return suite.id;
  }
  #id(text) {
    const known = this.#shared.get(text) ?? this.#shared.size;
    this.#shared.set(text, known);
    return known;
  }
}



/***/ }),

/***/ 47351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ failedTestsOf),
/* harmony export */   m: () => (/* binding */ reviewReports)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _flaky_tests_junit_read_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77582);
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
  const review = new _flaky_tests_policy_failure_review_js__WEBPACK_IMPORTED_MODULE_3__/* .FailureReview */ .h(records ?? new _flaky_tests_matching_test_records_js__WEBPACK_IMPORTED_MODULE_2__/* .TestRecords */ .t(rules), void 0, ids);
  for (const report of reports) {
    review.begin(report.name);
    await (0,_flaky_tests_junit_read_report_js__WEBPACK_IMPORTED_MODULE_0__/* .readReport */ .t)(report, (test) => review.add(test), variant);
  }
  const { excused, unexcused } = review.result();
  return [
    ...excused.map(({ test }) => reported(test, rules, "it is quarantined")),
    ...unexcused.map(
      ({ test, passedLater }) => reported(test, rules, passedLater ? "it passed on a retry" : void 0)
    )
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



/***/ }),

/***/ 88013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reviewResult),
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87745);
/* harmony import */ var _flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62928);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);
/* harmony import */ var _quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68223);
/* harmony import */ var _repository_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8300);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61479);
/* harmony import */ var _test_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52107);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32671);








const mostRows = 100;
const mostNames = 10;
async function reviewResult(step, result, reports, warnings = []) {
  const { excused, unexcused } = result;
  const testsFile = await step.files.writeRecords(
    "tests.json",
    unexcused.map(({ test, reason, times }) => ({ ...asReported(test), reason, times }))
  );
  const excusedFile = await step.files.writeRecords("excused-tests.json", excused.map(excusedRecord));
  const failure = failureOf(result, reports);
  const now = step.clock.now();
  const shown = [...unexcused.slice(0, mostRows), ...excused.slice(0, mostRows)].slice(0, mostRows);
  return {
    headline: headlineOf(result),
    facts: [
      ["Reports", (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(reports.length)],
      ["Tests", (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(result.tests)],
      ...limitOf((await (0,_quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .policyOf */ .US)(step)).policy, result),
      ...retriedOf(result)
    ],
    tests: {
      count: unexcused.length,
      file: testsFile,
      columns: ["Failed test", "Excused", "Why", "Days in quarantine", "Owners", "Message"],
      rows: shown.map((one) => rowOf(one, now)),
      total: unexcused.length + excused.length,
      showFailure: result.outcome === "not-excused" && result.missingSuites.length === 0
    },
    excused: { count: excused.length, file: excusedFile },
    annotations: [
      // The step's error already names these tests, so an annotation helps only where it has a file.
      ...unexcused.map((one) => annotationOf(step, one)).filter(({ file }) => file !== void 0),
      ...excused.slice(0, _result_js__WEBPACK_IMPORTED_MODULE_7__/* .mostAnnotations */ .Y).map((one) => annotationOf(step, one))
    ],
    furtherAnnotations: Math.max(0, excused.length - _result_js__WEBPACK_IMPORTED_MODULE_7__/* .mostAnnotations */ .Y),
    warnings,
    ...failure === void 0 ? {} : { failure }
  };
}
function limitOf({ maxFailures }, { excused, unexcused }) {
  if (maxFailures === void 0) return [];
  const tooMany = unexcused.filter(({ reason }) => reason === "too-many").length;
  const would = tooMany === 0 ? "" : `, since ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(tooMany)} would be`;
  return [["Excused", `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(excused.length)} of at most ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(maxFailures)} (max-failures)${would}`]];
}
function retriedOf({ retried: { count, first } }) {
  if (count === 0) return [];
  const names = first.map((test) => (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(describeFailure(test), 100)).join(", ");
  return [["Passed on a retry", `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(count)}: ${names}${count > first.length ? ", \u2026" : ""}`]];
}
const asReported = (test) => ({
  ...test,
  identity: void 0,
  began: void 0,
  crash: void 0,
  frames: void 0
});
function excusedRecord({ test, times, passedLater, by }) {
  const { quarantinedAt, codeowners, record } = by.listed;
  return {
    ...asReported(test),
    times,
    passedLater,
    matchedBy: by.decidedBy,
    quarantinedAt: typeof quarantinedAt === "string" ? quarantinedAt : null,
    codeowners,
    record
  };
}
const isExcused = (failure) => "by" in failure;
function recordOf(failure) {
  if (isExcused(failure)) return failure.by.listed;
  const [only, another] = failure.candidates;
  return another === void 0 ? only?.listed : void 0;
}
function rowOf(failure, now) {
  const { test, times, passedLater } = failure;
  const record = recordOf(failure);
  const notes = [...times > 1 ? [`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(times)} times`] : [], ...passedLater ? ["passed later"] : []];
  return [
    `${describeFailure(test)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`,
    isExcused(failure) ? "yes" : "no",
    whyOf(failure),
    record === void 0 ? "" : (0,_test_list_js__WEBPACK_IMPORTED_MODULE_5__/* .ageOf */ .hy)(record, now),
    record === void 0 ? "" : record.codeowners.join(" "),
    test.message ?? ""
  ];
}
function whyOf(failure) {
  return isExcused(failure) ? `quarantined, matched by ${failure.by.decidedBy.join(", ")}` : reasonOf(failure);
}
function annotationOf(step, failure) {
  const { test } = failure;
  const message = test.message === void 0 ? "" : `: ${test.message}`;
  return {
    level: isExcused(failure) ? "notice" : "error",
    message: isExcused(failure) ? `Excused, because quarantined: ${describeFailure(test)}${message}` : `${describeFailure(test)} failed and is not excused (${reasonOf(failure)})${message}`,
    ...(0,_repository_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfTest */ .P)(step, test)
  };
}
function headlineOf({ outcome, excused, unexcused, tests }) {
  switch (outcome) {
    case "nothing-failed":
      return `Nothing to excuse: none of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(tests, "test")} failed`;
    case "all-excused":
      return excused.length === 1 ? "Excused the one failure: its test is quarantined" : `Excused all ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(excused.length)} failures: their tests are quarantined`;
    case "not-excused":
      return `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(unexcused.length)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(excused.length + unexcused.length, "failed test")} ${unexcused.length === 1 ? "is" : "are"} not excused`;
    case "empty-report":
      return "Excused nothing: a report has no tests";
    case "missing-suite":
      return "Excused nothing: a required suite did not run";
    case "failed-without-failures":
      return "Excused nothing: the reports don't show what failed";
  }
}
function failureOf(result, reports) {
  const missing = result.missingSuites.map(missingSuiteLine).join(". ");
  const failure = reviewFailure(result, reports);
  if (missing === "") return failure;
  return failure === void 0 ? missing : `${failure}. Also, ${missing}`;
}
function missingSuiteLine({ glob, isSkipped, nearest }) {
  const shown = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(glob);
  if (isSkipped) return `required-suites has ${shown}, and every test of it was skipped. Run them, or remove the line`;
  const advice = nearest === void 0 ? "Check that the suite ran, and that junit-paths names its report" : `Did you mean ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(nearest)}?`;
  return `required-suites has ${shown}, and no report has a test of such a suite. ${advice}`;
}
function reviewFailure({ outcome, unexcused, emptyReports }, reports) {
  switch (outcome) {
    case "nothing-failed":
    case "all-excused":
    case "missing-suite":
      return void 0;
    case "not-excused": {
      const many = `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(unexcused.length, "failed test is", "failed tests are")} not excused`;
      const named = unexcused.slice(0, mostNames).map((one) => `${describeFailure(one.test)} (${placeOf(one.test)}: ${reasonOf(one)})`);
      return `${many}: ${named.join("; ")}${unexcused.length > mostNames ? "; \u2026" : ""}`;
    }
    case "empty-report":
      return `${(emptyReports.length > 0 ? emptyReports : reports.map(({ name }) => name)).join(", ")}: the report has no tests, as after a crash. Check that the tests ran`;
    case "failed-without-failures":
      return "the tests failed (tests-outcome), but no report says which test: the run may have crashed, or junit-paths misses a report";
  }
}
function reasonOf({ reason, refused = reason, candidates, variants = [], test }) {
  const records = candidates.map(({ listed }) => (0,_flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTestRecord */ .P)(listed)).join(", ");
  switch (reason) {
    case "not-quarantined":
      return "not quarantined";
    case "unsaid-variant":
      return `quarantined as the variant ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(variants.join(", "), 200)}, but the report does not name its variant: give variant in quarantine-policy`;
    case "crashed":
      return `the report shows that the run crashed (${refused}), so other tests may not have run`;
    case "not-asked":
      return "the service could not be asked";
    case "ambiguous":
      return `several quarantined tests match, and the action does not guess which is right: ${records}`;
    case "name-only":
      return `several tests have the name of a quarantined test, and no other field shows which of them is quarantined: ${records}`;
    case "outside-file":
      return `its file ${test.file ?? ""} is outside of the checkout, so the name alone doesn't show whether this is the quarantined test: ${records}`;
    case "other-owner":
    case "undated":
    case "too-long":
    case "never":
      return `${refused}: ${records}`;
    case "too-many":
      return `quarantined, but more failures could be excused than max-failures allows: ${records}`;
    case "nameless":
      return "it has no name in the report";
    case "suite":
      return `a test suite failed outside of its tests${test.message === void 0 ? "" : `: ${test.message}`}`;
  }
}
function describeFailure({ name, classname, suites, kind }) {
  const within = classname ?? suites.at(-1);
  const shown = name ?? "(no name)";
  const qualified = within === void 0 || within === shown ? shown : `${within} ${shown}`;
  return kind === "suite" ? `test suite ${shown}` : qualified;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;



/***/ })

};
;