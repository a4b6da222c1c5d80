"use strict";
exports.id = 3417;
exports.ids = [3417];
exports.modules = {

/***/ 33417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/flaky-tests/junit/read-report.js + 13 modules
var read_report = __webpack_require__(47089);
// EXTERNAL MODULE: ./build/inputs/input-error.js
var input_error = __webpack_require__(72699);
// EXTERNAL MODULE: ./build/flaky-tests/junit/test-result.js
var test_result = __webpack_require__(77459);
// EXTERNAL MODULE: ./build/flaky-tests/matching/test-records.js + 1 modules
var test_records = __webpack_require__(49649);
// EXTERNAL MODULE: ./build/flaky-tests/matching/paths.js
var paths = __webpack_require__(36128);
// EXTERNAL MODULE: ./build/flaky-tests/junit/report-error.js
var report_error = __webpack_require__(52276);
// EXTERNAL MODULE: ./build/flaky-tests/matching/names.js
var names = __webpack_require__(18464);
;// CONCATENATED MODULE: ./build/flaky-tests/policy/test-identities.js
class TestIdentities {
  #outermost = { id: 0, inner: /* @__PURE__ */ new Map() };
  #shared = /* @__PURE__ */ new Map();
  #suites = 0;
  /** A text that two tests have in common when they are the same test, and only then. */
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


;// CONCATENATED MODULE: ./build/flaky-tests/policy/failure-review.js




const longestNames = 128 * 1024 * 1024;
const shownRetried = 10;
class FailureReview {
  #match;
  #isListedName;
  #placeOfFile;
  #refusalOf;
  #failures = /* @__PURE__ */ new Map();
  /** Names of the tests among them. Most tests pass and are called otherwise, which is told without putting together what they are. */
  #failedNames = /* @__PURE__ */ new Set();
  #reports = /* @__PURE__ */ new Map();
  /** The test that a listed name stands for, or undefined where the reports hold several of that name. */
  #bearers = /* @__PURE__ */ new Map();
  /** Reports that name a file of the checkout. */
  #withInsideFile = /* @__PURE__ */ new Set();
  #identities = new TestIdentities();
  #tests = 0;
  #firstRetried = [];
  #retried = 0;
  /** Length of the names of the failures. */
  #names = 0;
  /**
   * @param match which record a failed test is; asked once for each failure
   * @param isListedName whether any record has this name: of other names nothing is kept
   * @param placeOfFile whether a file, as a report names it, lies in the checkout
   * @param refusalOf what the policy has against a record that would excuse a failure
   */
  constructor(match, isListedName, placeOfFile, refusalOf = () => void 0) {
    this.#match = match;
    this.#isListedName = isListedName;
    this.#placeOfFile = placeOfFile;
    this.#refusalOf = refusalOf;
  }
  /** Says that a report is there, before its tests; a report that adds no test is an empty one. */
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
    if (!(0,test_result/* isFailure */.N)(test)) {
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
    } else {
      this.#names += lengthOfNames(test);
      if (this.#names > longestNames) {
        throw new report_error/* ReportError */.$(
          test.place.report,
          `with this report, the names of the failures and of the suites around them have more than ${String(longestNames)} characters. Have the tool write shorter names of suites`
        );
      }
      this.#failedNames.add(test.name);
      this.#failures.set(key, { test, matched: this.#match(test), times: 1, passedLater: false });
    }
  }
  /**
   * @param runFailed whether the test run itself is known to have failed: then reports without a failure are not all
   * there is to it
   * @param mostExcused where more failures than these would be excused, none is: something else than flaky tests is broken
   */
  result(runFailed = false, mostExcused = Infinity) {
    let excused = [];
    const unexcused = [];
    for (const { matched, ...failure } of this.#failures.values()) {
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
    const outcome = unexcused.length > 0 ? "not-excused" : emptyReports.length > 0 || this.#tests === 0 ? "empty-report" : failed ? "all-excused" : runFailed ? "failed-without-failures" : "nothing-failed";
    const retried = { count: this.#retried, first: this.#firstRetried };
    return { outcome, tests: this.#tests, excused, unexcused, emptyReports, retried };
  }
  #notePlace({ file, place: { report } }) {
    if (file === void 0 || this.#withInsideFile.has(report)) return;
    if (this.#placeOfFile(file) === "inside") this.#withInsideFile.add(report);
  }
  #noteBearer(test, identityOf) {
    if (test.name === void 0 || !this.#isListedName(test.name)) return;
    const name = (0,names/* normaliseName */.GX)(test.name);
    const bearer = identityOf();
    if (!this.#bearers.has(name)) this.#bearers.set(name, bearer);
    else if (this.#bearers.get(name) !== bearer) this.#bearers.set(name, void 0);
  }
  /** Why a failure is not excused, or undefined when it is. */
  #doubtAbout(test, matched) {
    if (test.kind === "suite") return { reason: "suite", candidates: [] };
    if (test.name === void 0) return { reason: "nameless", candidates: [] };
    if (matched.kind === "none") {
      const { variants = [] } = matched;
      return variants.length === 0 ? { reason: "not-quarantined", candidates: [] } : { reason: "unsaid-variant", candidates: [], variants };
    }
    if (matched.kind === "ambiguous") return { reason: "ambiguous", candidates: matched.first };
    if (matched.excuses) return this.#refusal(matched);
    const { file, place } = test;
    if (file !== void 0 && this.#withInsideFile.has(place.report) && this.#placeOfFile(file) === "outside") {
      return { reason: "outside-file", candidates: [withoutKind(matched)] };
    }
    const onlyOne = this.#bearers.get((0,names/* normaliseName */.GX)(test.name)) !== void 0;
    return onlyOne ? this.#refusal(matched) : { reason: "name-only", candidates: [withoutKind(matched)] };
  }
  #refusal(match) {
    const refusal = this.#refusalOf(match.listed);
    return refusal && { reason: refusal.reason, refused: refusal.why, candidates: [withoutKind(match)] };
  }
}
function withoutKind({ listed, excuses, decidedBy }) {
  return { listed, excuses, decidedBy };
}
function lengthOfNames({ name, suites, classname, file, variant }) {
  return [name, classname, file, variant, ...suites].reduce((sum, text) => sum + (text?.length ?? 0), 0);
}


// EXTERNAL MODULE: ./build/flaky-tests/policy/quarantine-policy.js
var quarantine_policy = __webpack_require__(40764);
// EXTERNAL MODULE: ./build/flaky-tests/records/test-record.js
var test_record = __webpack_require__(46025);
// EXTERNAL MODULE: ./build/shared/text.js
var shared_text = __webpack_require__(89853);
// EXTERNAL MODULE: ./build/operations/repository-place.js
var repository_place = __webpack_require__(91973);
// EXTERNAL MODULE: ./build/operations/result.js
var operations_result = __webpack_require__(68682);
// EXTERNAL MODULE: ./build/operations/test-list.js + 1 modules
var test_list = __webpack_require__(24417);
// EXTERNAL MODULE: ./build/shared/numbers.js
var numbers = __webpack_require__(86262);
;// CONCATENATED MODULE: ./build/operations/failure-review-result.js






const mostRows = 100;
const mostNames = 10;
async function reviewResult(step, result, reports) {
  const { excused, unexcused } = result;
  const testsFile = await step.files.writeRecords(
    "tests.json",
    unexcused.map(({ test, reason, times }) => ({ ...test, reason, times }))
  );
  const excusedFile = await step.files.writeRecords("excused-tests.json", excused.map(excusedRecord));
  const failure = failureOf(result, reports);
  const now = Date.now();
  const shown = [...unexcused.slice(0, mostRows), ...excused.slice(0, mostRows)].slice(0, mostRows);
  return {
    headline: headlineOf(result),
    facts: [
      ["Reports", (0,numbers/* grouped */.z)(reports.length)],
      ["Tests", (0,numbers/* grouped */.z)(result.tests)],
      ...limitOf(step, result),
      ...retriedOf(result)
    ],
    tests: {
      count: unexcused.length,
      file: testsFile,
      columns: ["Failed test", "Excused", "Why", "Days in quarantine", "Owners", "Message"],
      rows: shown.map((one) => rowOf(one, now)),
      total: unexcused.length + excused.length
    },
    excused: { count: excused.length, file: excusedFile },
    annotations: [
      // The step's error names these tests already, so that an annotation is of use only where it has a file to stand at.
      ...unexcused.map((one) => annotationOf(step, one)).filter(({ file }) => file !== void 0),
      ...excused.slice(0, operations_result/* mostAnnotations */.Y).map((one) => annotationOf(step, one))
    ],
    furtherAnnotations: Math.max(0, excused.length - operations_result/* mostAnnotations */.Y),
    ...failure === void 0 ? {} : { failure }
  };
}
function limitOf({ inputs: { maxFailures } }, { excused, unexcused }) {
  if (maxFailures === void 0) return [];
  const tooMany = unexcused.filter(({ reason }) => reason === "too-many").length;
  const would = tooMany === 0 ? "" : `, since ${(0,numbers/* grouped */.z)(tooMany)} would be`;
  return [["Excused", `${(0,numbers/* grouped */.z)(excused.length)} of at most ${(0,numbers/* grouped */.z)(maxFailures)} (max-failures)${would}`]];
}
function retriedOf({ retried: { count, first } }) {
  if (count === 0) return [];
  const names = first.map((test) => (0,shared_text/* shortened */.v)(describeFailure(test), 100)).join(", ");
  return [["Passed on a retry", `${(0,numbers/* grouped */.z)(count)}: ${names}${count > first.length ? ", \u2026" : ""}`]];
}
function excusedRecord({ test, times, passedLater, by }) {
  const { quarantinedAt, codeowners, record } = by.listed;
  return {
    ...test,
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
  const notes = [...times > 1 ? [`${(0,numbers/* grouped */.z)(times)} times`] : [], ...passedLater ? ["passed later"] : []];
  return [
    `${describeFailure(test)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`,
    isExcused(failure) ? "yes" : "no",
    whyOf(failure),
    record === void 0 ? "" : (0,test_list/* ageOf */.hy)(record, now),
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
    ...(0,repository_place/* repositoryPlace */.G)(step, test.file, test.line)
  };
}
function headlineOf({ outcome, excused, unexcused, tests }) {
  switch (outcome) {
    case "nothing-failed":
      return `Nothing to excuse: none of ${(0,numbers/* counted */.h)(tests, "test")} failed`;
    case "all-excused":
      return excused.length === 1 ? "Excused the one failure: its test is quarantined" : `Excused all ${(0,numbers/* grouped */.z)(excused.length)} failures: their tests are quarantined`;
    case "not-excused":
      return `${(0,numbers/* grouped */.z)(unexcused.length)} of ${(0,numbers/* counted */.h)(excused.length + unexcused.length, "failed test")} ${unexcused.length === 1 ? "is" : "are"} not excused`;
    case "empty-report":
      return "Excused nothing: a report holds no test";
    case "failed-without-failures":
      return "Excused nothing: the reports do not say what failed";
  }
}
function failureOf({ outcome, unexcused, emptyReports }, reports) {
  switch (outcome) {
    case "nothing-failed":
    case "all-excused":
      return void 0;
    case "not-excused": {
      const many = `${(0,numbers/* counted */.h)(unexcused.length, "failed test is", "failed tests are")} not excused`;
      const named = unexcused.slice(0, mostNames).map((one) => `${describeFailure(one.test)} (${placeOf(one.test)}: ${reasonOf(one)})`);
      return `${many}: ${named.join("; ")}${unexcused.length > mostNames ? "; \u2026" : ""}`;
    }
    case "empty-report":
      return `${(emptyReports.length > 0 ? emptyReports : reports.map(({ name }) => name)).join(", ")}: the report holds no test, as after a run that crashed. See that the tests ran`;
    case "failed-without-failures":
      return "the tests failed as a whole (tests-outcome), and no report says which: the run may have crashed, or its reports are not all in junit-paths";
  }
}
function reasonOf({ reason, refused = reason, candidates, variants = [], test }) {
  const records = candidates.map(({ listed }) => (0,test_record/* describeTestRecord */.P)(listed)).join(", ");
  switch (reason) {
    case "not-quarantined":
      return "not quarantined";
    case "unsaid-variant":
      return `quarantined as the variant ${(0,shared_text/* oneLine */.T)(variants.join(", "), 200)}, and the report does not say of which it is: give variant`;
    case "not-asked":
      return "the service could not be asked";
    case "ambiguous":
      return `several quarantined tests match, which is not guessed: ${records}`;
    case "name-only":
      return `several tests have the name of a quarantined one, and nothing else tells which is meant: ${records}`;
    case "outside-file":
      return `its file ${test.file ?? ""} lies outside of the checkout, so the name alone does not tell whether this is the quarantined one: ${records}`;
    case "other-owner":
    case "undated":
    case "too-long":
      return `${refused}: ${records}`;
    case "too-many":
      return `quarantined, and more failures are than max-failures lets excuse together: ${records}`;
    case "nameless":
      return "the report gives it no name";
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


// EXTERNAL MODULE: ./build/operations/reports.js + 2 modules
var operations_reports = __webpack_require__(19377);
;// CONCATENATED MODULE: ./build/operations/excuse-quarantined-failures.js











const operation = {
  needs: test_list/* testListNeeds */.G3,
  ...test_list/* testListAdvice */.nB === void 0 ? {} : { advice: test_list/* testListAdvice */.nB },
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const reports = await (0,operations_reports/* reportsOf */.t)(step);
    const review = await reviewWithoutRecords(step, reports, missing === void 0);
    if (review === void 0) return void 0;
    const result = review.result(isFailedRun(step));
    if (missing === void 0 || result.outcome !== "not-excused") return reviewResult(step, result, reports);
    const unexcused = result.unexcused.map(
      (one) => one.reason === "not-quarantined" ? { ...one, reason: "not-asked" } : one
    );
    const shown = await reviewResult(step, { ...result, unexcused }, reports);
    return { ...shown, failure: `${shown.failure ?? ""}. Nothing could be excused: ${missing}` };
  },
  prepare: async (step, service) => {
    checkOutcome(step);
    return {
      first: () => (0,test_list/* fetchPage */.ae)(step, service, "quarantined"),
      result: { headline: "Excuse quarantined failures" },
      reports: await (0,operations_reports/* reportsOf */.t)(step)
    };
  },
  carryOut: async (step, { reports }, service) => {
    const { codeowners, maxQuarantineDays, maxFailures, variant } = step.inputs;
    const policy = { codeowners, ...maxQuarantineDays === void 0 ? {} : { maxDays: maxQuarantineDays } };
    const now = Date.now();
    const rules = (0,operations_reports/* pathRules */.f)(step);
    const testRecords = new test_records/* TestRecords */.t(rules);
    for await (const listed of (0,test_list/* listTests */.kq)(step, service, "quarantined")) {
      testRecords.add(listed);
    }
    const review = new FailureReview(
      (test) => testRecords.match(test),
      (name) => testRecords.hasName(name),
      (file) => (0,paths/* placeOfFile */.T2)(file, rules),
      (listed) => (0,quarantine_policy/* refusalOf */.Of)(listed, policy, now)
    );
    for (const report of reports) {
      review.begin(report.name);
      await step.computing(
        () => (0,read_report/* readReport */.t)(
          report,
          (test) => {
            review.add(test);
          },
          { variant }
        )
      );
    }
    const result = review.result(isFailedRun(step), maxFailures);
    step.log.infoEach(excusedLines(result));
    return reviewResult(step, result, reports);
  }
};
function* excusedLines({ excused }) {
  for (const { test, by } of excused) {
    yield `Excused: ${describeFailure(test)}, quarantined as ${(0,test_record/* describeTestRecord */.P)(by.listed)} (matched by ${by.decidedBy.join(", ")})`;
  }
}
function checkOutcome({ inputs: { testsOutcome } }) {
  if (testsOutcome === void 0) {
    throw new input_error/* InputError */.d(
      "tests-outcome",
      "it is empty, so it is not known whether the tests ran to their end. Give `steps.<id>.outcome` of the step that ran them: it is empty where <id> is misspelt or that step is in another job. Where there is no such step, give unknown"
    );
  }
  if (testsOutcome === "cancelled" || testsOutcome === "skipped") {
    throw new input_error/* InputError */.d(
      "tests-outcome",
      `it is ${testsOutcome}: the tests did not run to their end, so nothing is excused`
    );
  }
}
const isFailedRun = ({ inputs: { testsOutcome } }) => testsOutcome === "failure";
class FailureFound extends Error {
  name = "FailureFound";
}
async function reviewWithoutRecords(step, reports, untilFailure) {
  const rules = (0,operations_reports/* pathRules */.f)(step);
  const review = new FailureReview(
    () => ({ kind: "none" }),
    () => false,
    (file) => (0,paths/* placeOfFile */.T2)(file, rules)
  );
  try {
    for (const report of reports) {
      review.begin(report.name);
      await step.computing(
        () => (0,read_report/* readReport */.t)(report, (test) => {
          review.add(test);
          if (untilFailure && (0,test_result/* isFailure */.N)(test)) throw new FailureFound();
        })
      );
    }
  } catch (error) {
    if (error instanceof FailureFound) return void 0;
    throw error;
  }
  return review;
}



/***/ })

};
;