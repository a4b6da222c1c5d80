"use strict";
exports.id = 8721;
exports.ids = [8721];
exports.modules = {

/***/ 97061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ FailureReview)
/* harmony export */ });
/* harmony import */ var _junit_dialects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32089);
/* harmony import */ var _junit_test_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41614);
/* harmony import */ var _matching_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82039);
/* harmony import */ var _matching_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98819);




const longestNames = 128 * 1024 * 1024;
const mostRetried = 1e3;
class FailureReview {
  #records;
  #rules;
  /** True where the id of a record fits any test of the reports: then ids decide, and fields only for records without an id. */
  #idsFit = false;
  #failures = /* @__PURE__ */ new Map();
  /** Names of the failed tests. Most tests pass and have other names, so their identities need not be computed. */
  #failedNames = /* @__PURE__ */ new Set();
  /** The test that a listed name means, or undefined where the reports hold several of that name. */
  #bearers = /* @__PURE__ */ new Map();
  /** Reports that name a file of the checkout. */
  #withInsideFile = /* @__PURE__ */ new Set();
  #identities = new TestIdentities();
  #tests = 0;
  #skipped = 0;
  /** Identities of tests that ran, up to the fewest that must have run. */
  #ran = /* @__PURE__ */ new Set();
  #firstRetried = [];
  #retried = 0;
  #names = 0;
  constructor(records, rules = {}) {
    this.#records = records;
    this.#rules = rules;
  }
  /**
   * Adds a test of a report.
   * @throws ReportError where the names of the failures are longer than those of any real run
   */
  add(test) {
    let identity;
    const identityOf = () => identity ??= this.#identities.of(test);
    if (test.kind === "test") {
      this.#count(test, identityOf);
      this.#noteBearer(test, identityOf);
      this.#notePlace(test);
    }
    const identified = this.#identify(test);
    if (test.outcome === "passed") this.#addPass(test, identityOf);
    if (!(0,_junit_test_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailure */ .N)(test)) return;
    const key = identityOf();
    const known = this.#failures.get(key);
    if (known) {
      const { latest } = known;
      const times = isIn(latest, test) ? latest.times + 1 : 1;
      known.times += 1;
      known.latest = { report: test.place.report, suiteElement: test.suiteElement, times };
    } else {
      this.#names += lengthOfNames(test);
      if (this.#names > longestNames) {
        throw new _junit_test_result_js__WEBPACK_IMPORTED_MODULE_1__/* .ReportError */ .$(
          test.place.report,
          `with this report, the names of the failures and of the suites around them have more than ${String(longestNames)} characters. Have the tool write shorter names of suites`
        );
      }
      this.#failedNames.add(test.name);
      this.#failures.set(key, {
        test,
        matched: this.#records.match(test),
        identified,
        times: 1,
        latest: { report: test.place.report, suiteElement: test.suiteElement, times: 1 }
      });
    }
  }
  /**
   * Takes note of a pass of a test whose failure stands, in another report. A pass may come before the failure, so the
   * reports are read again for it.
   */
  addPassElsewhere(test) {
    if (test.outcome !== "passed" || !this.#failedNames.has(test.name)) return;
    const failure = this.#failures.get(this.#identities.of(test));
    if (failure && failure.test.place.report !== test.place.report) failure.passedIn ??= test.place.report;
  }
  /** True where a failure stands. */
  get hasFailures() {
    return this.#failures.size > 0;
  }
  /** @param missingSuites suites that must have run and did not */
  result(missingSuites = []) {
    let excused = [];
    const unexcused = [];
    for (const { matched: byFields, identified, latest: _, ...failure } of this.#failures.values()) {
      const matched = identified ? { kind: "one", ...identified } : this.#withoutIds(failure.test, byFields);
      const doubt = this.#doubtAbout(failure.test, matched);
      if (doubt) unexcused.push({ ...failure, ...doubt });
      else if (matched.kind === "one") excused.push({ ...failure, by: withoutKind(matched) });
    }
    const { minTests, maxFailures = Infinity } = this.#rules;
    const tooFew = this.#ran.size < (minTests ?? 0) ? this.#ran.size : void 0;
    const reason = missingSuites.length > 0 ? "missing-suite" : tooFew !== void 0 ? "too-few-tests" : excused.length > maxFailures ? "too-many" : void 0;
    if (reason !== void 0) {
      for (const { by, ...failure } of excused) unexcused.push({ ...failure, reason, candidates: [by] });
      excused = [];
    }
    const outcome = this.#outcome({ excused, unexcused, missingSuites });
    const retried = { count: this.#retried, first: this.#firstRetried };
    const counts = { tests: this.#tests, skipped: this.#skipped, minTests, tooFew };
    return { outcome, ...counts, excused, unexcused, missingSuites, retried };
  }
  #outcome({
    excused,
    unexcused,
    missingSuites
  }) {
    if (unexcused.length > 0) return "not-excused";
    if (this.#tests === 0) return "no-tests";
    if (missingSuites.length > 0) return "missing-suite";
    if (excused.length > 0) return "all-excused";
    return this.#rules.testsOutcome === "failure" ? "failed-without-failures" : "nothing-failed";
  }
  #count(test, identityOf) {
    this.#tests += 1;
    if (test.outcome === "skipped") this.#skipped += 1;
    else if (this.#ran.size < (this.#rules.minTests ?? 0)) this.#ran.add(identityOf());
  }
  /** A pass ends the attempts of a test: those in its own test case, and those in test cases before it. */
  #addPass(test, identityOf) {
    const ended = this.#endAttempts(test, identityOf);
    if (!ended && !test.retried) return;
    this.#retried += 1;
    if (this.#retried <= mostRetried) this.#firstRetried.push(test);
  }
  /**
   * Removes the failures of a test in the same `<testsuite>` element, where the run succeeded: Bun and gotestsum write each attempt as a
   * test case. In a run that failed, or whose outcome is unknown, they may be two tests or two projects.
   */
  #endAttempts(test, identityOf) {
    if (this.#rules.testsOutcome !== "success" || test.suiteElement === void 0) return false;
    if (test.name === void 0 || !this.#failedNames.has(test.name)) return false;
    const key = identityOf();
    const failure = this.#failures.get(key);
    if (failure === void 0 || failure.latest.times === 0 || !isIn(failure.latest, test)) return false;
    failure.times -= failure.latest.times;
    failure.latest.times = 0;
    if (failure.times === 0) this.#failures.delete(key);
    return true;
  }
  /** The record with the id of a test. Nothing is computed for tests that no record can be. */
  #identify(test) {
    const { ids } = this.#rules;
    if (ids === void 0 || test.kind !== "test") return void 0;
    const mayBeListed = test.identity?.id !== void 0 || test.name !== void 0 && this.#records.hasName(test.name);
    const listed = mayBeListed ? ids.find(test) : void 0;
    if (listed === void 0) return void 0;
    this.#idsFit = true;
    return { listed, excuses: true, decidedBy: ["id"] };
  }
  /** A match by fields, where ids decide: only a record whose id cannot be that of the test can be meant. */
  #withoutIds(test, matched) {
    const isMeant = ({ listed }) => listed.id === void 0 || (0,_junit_dialects_js__WEBPACK_IMPORTED_MODULE_0__/* .hasRunTime */ .xK)(test.identity?.parent);
    if (!this.#idsFit || matched.kind === "none") return matched;
    return (matched.kind === "one" ? isMeant(matched) : matched.first.some(isMeant)) ? matched : { kind: "none" };
  }
  #notePlace({ file, place: { report } }) {
    if (file === void 0 || this.#withInsideFile.has(report)) return;
    if ((0,_matching_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfFile */ .T2)(file, this.#records.paths) === "inside") this.#withInsideFile.add(report);
  }
  #noteBearer(test, identityOf) {
    if (test.name === void 0 || !this.#records.hasName(test.name)) return;
    const name = (0,_matching_names_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseName */ .GX)(test.name);
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
    if (file !== void 0 && this.#withInsideFile.has(place.report) && (0,_matching_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfFile */ .T2)(file, this.#records.paths) === "outside") {
      return { reason: "outside-file", candidates: [withoutKind(matched)] };
    }
    const onlyOne = this.#bearers.get((0,_matching_names_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseName */ .GX)(test.name)) !== void 0;
    return onlyOne ? this.#objection(matched, test) : { reason: "name-only", candidates: [withoutKind(matched)] };
  }
  #objection(match, test) {
    const objection = this.#rules.objectionTo?.(match.listed, test);
    return objection && { reason: objection.reason, refused: objection.why, candidates: [withoutKind(match)] };
  }
}
function isIn({ report, suiteElement }, test) {
  return suiteElement === test.suiteElement && report === test.place.report;
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

/***/ 88013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ reviewResult),
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87745);
/* harmony import */ var _flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62928);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68223);
/* harmony import */ var _repository_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8300);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61479);
/* harmony import */ var _test_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52107);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32671);









const mostRows = 100;
const mostNames = 10;
async function reviewResult(step, result, reports, warnings = []) {
  const { excused, unexcused } = result;
  step.log.infoEach(readLines(result, reports));
  step.log.infoEach(excusedLines(result));
  const testsFile = await step.files.writeRecords(
    "tests.json",
    unexcused.map(({ test, reason, times, passedIn }) => ({ ...asReported(test), reason, times, passedIn }))
  );
  const excusedFile = await step.files.writeRecords("excused-tests.json", excused.map(excusedRecord));
  const failure = failureOf(result);
  const { policy } = await (0,_quarantine_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .policyOf */ .US)(step);
  const now = step.clock.now();
  const shown = [...unexcused.slice(0, mostRows), ...excused.slice(0, mostRows)].slice(0, mostRows);
  return {
    headline: headlineOf(result),
    facts: [
      ["Reports", (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(reports.length)],
      ["Tests", testsOf(result)],
      ...limitOf(policy, result),
      ...retriedOf(result),
      ...unlimitedOf(policy, result)
    ],
    tests: {
      count: unexcused.length,
      file: testsFile,
      columns: ["Failed test", "Excused", "Why", "Days in quarantine", "Owners", "Message"],
      rows: shown.map((one) => rowOf(one, now)),
      total: unexcused.length + excused.length,
      showFailure: result.outcome === "not-excused" && failure === unexcusedLine(result)
    },
    excused: { count: excused.length, file: excusedFile },
    annotations: [
      // The step's error already names these tests, so an annotation helps only where it has a file.
      ...unexcused.map((one) => annotationOf(step, one)).filter(({ file }) => file !== void 0),
      ...excused.slice(0, _result_js__WEBPACK_IMPORTED_MODULE_7__/* .mostAnnotations */ .Y).map((one) => annotationOf(step, one))
    ],
    furtherAnnotations: Math.max(0, excused.length - _result_js__WEBPACK_IMPORTED_MODULE_7__/* .mostAnnotations */ .Y),
    warnings: [...warnings, ...failure === void 0 ? (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(tooFewLine(result)) : []],
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
  const names = first.slice(0, mostNames).map((test) => (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(describeFailure(test), 100));
  return [["Passed on a retry", `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(count)}: ${names.join(", ")}${count > names.length ? ", \u2026" : ""}`]];
}
function testsOf({ tests, skipped }) {
  return skipped === 0 ? (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(tests) : `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(tests)}, of which ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(skipped)} skipped`;
}
function unlimitedOf({ requiredSuites = [], minTests }, { excused }) {
  if (excused.length === 0 || requiredSuites.length > 0 || minTests !== void 0) return [];
  return [
    [
      "Complete",
      "not checked. A run that stops at its first failure can leave the same reports. Set min-tests or required-suites"
    ]
  ];
}
function* excusedLines({ excused }) {
  for (const { test, by } of excused) {
    yield `Excused: ${describeFailure(test)}, quarantined as ${(0,_flaky_tests_records_test_record_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTestRecord */ .P)(by.listed)} (matched by ${by.decidedBy.join(", ")})`;
  }
}
function* readLines(result, reports) {
  const { count, first } = result.retried;
  yield `Read ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(reports.length, "report")} with ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(result.tests, "test")}${result.skipped === 0 ? "" : `, of which ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(result.skipped)} skipped`}`;
  for (const test of first) yield `Passed on a retry: ${describeFailure(test)} (${placeOf(test)})`;
  if (count > first.length) yield `Passed on a retry: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(count - first.length)} more`;
}
const asReported = (test) => ({
  ...test,
  identity: void 0,
  suiteElement: void 0,
  crash: void 0,
  frames: void 0
});
function excusedRecord({ test, times, by }) {
  const { quarantinedAt, codeowners, record } = by.listed;
  return {
    ...asReported(test),
    times,
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
  const { test, times, passedIn } = failure;
  const record = recordOf(failure);
  const notes = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(times > 1 && `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(times)} times`, passedIn !== void 0 && `passed in ${passedIn}`);
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
    level: isExcused(failure) ? "notice" : step.inputs.dryRun ? "warn" : "error",
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
    case "no-tests":
      return "Excused nothing: no report has a test";
    case "missing-suite":
      return "Excused nothing: a required suite did not run";
    case "failed-without-failures":
      return "Excused nothing: the reports don't show what failed";
  }
}
function failureOf(result) {
  const failure = reviewFailure(result);
  const more = [
    ...result.missingSuites.map(missingSuiteLine),
    ...failure === void 0 ? [] : (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .present */ .Eb)(tooFewLine(result), rerunLine(result))
  ].join(". ");
  if (more === "") return failure;
  return failure === void 0 ? more : `${failure}. Also, ${more}`;
}
function tooFewLine({ tooFew, minTests, tests }) {
  if (tooFew === void 0) return void 0;
  return `min-tests is ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .grouped */ .z)(minTests ?? 0)}, and ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(tooFew, "different test")} ran (the reports have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(tests, "test case")}). Check that the run went on to its end, and that junit-paths names all reports`;
}
function rerunLine({ unexcused }) {
  const other = unexcused.find(({ passedIn }) => passedIn !== void 0)?.passedIn;
  if (other === void 0) return void 0;
  return `if ${other} is the report of a second run of the tests that failed, delete the first report before the second run`;
}
function missingSuiteLine({ glob, isSkipped, nearest }) {
  const shown = (0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(glob);
  if (isSkipped) return `required-suites has ${shown}, and every test of it was skipped. Run them, or remove the line`;
  const advice = nearest === void 0 ? "Check that the suite ran, and that junit-paths names its report" : `Did you mean ${(0,_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(nearest)}?`;
  return `required-suites has ${shown}, and no report has a test of such a suite. ${advice}`;
}
function reviewFailure(result) {
  const { outcome } = result;
  switch (outcome) {
    case "nothing-failed":
    case "all-excused":
    case "missing-suite":
      return void 0;
    case "not-excused":
      return unexcusedLine(result);
    case "no-tests":
      return "no report that junit-paths matches has a test, as after a crash. Check that the tests ran";
    case "failed-without-failures":
      return "the tests failed (tests-outcome), but no report says which test: the run may have crashed, or junit-paths misses a report";
  }
}
function unexcusedLine({ unexcused }) {
  const many = `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(unexcused.length, "failed test is", "failed tests are")} not excused`;
  const named = unexcused.slice(0, mostNames).map((one) => {
    const elsewhere = one.passedIn === void 0 ? "" : `; passed in ${one.passedIn}`;
    return `${describeFailure(one.test)} (${placeOf(one.test)}: ${reasonOf(one)}${elsewhere})`;
  });
  return `${many}: ${named.join("; ")}${unexcused.length > mostNames ? "; \u2026" : ""}`;
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
    case "too-few-tests":
      return `quarantined, but fewer tests ran than min-tests requires: ${records}`;
    case "missing-suite":
      return `quarantined, but a suite of required-suites did not run: ${records}`;
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