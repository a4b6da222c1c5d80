"use strict";
exports.id = 7579;
exports.ids = [7579];
exports.modules = {

/***/ 17579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/flaky-tests/junit/read-report.js + 6 modules
var read_report = __webpack_require__(95320);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/test-records.js + 1 modules
var test_records = __webpack_require__(95123);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/names.js
var names = __webpack_require__(98819);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/paths.js
var paths = __webpack_require__(82039);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/src/flaky-tests/matching/named-tests.js



class NamedTests {
  #paths;
  /** For each name of a test: the lines that may mean it. */
  #meanings = /* @__PURE__ */ new Map();
  #unseenLines = /* @__PURE__ */ new Set();
  constructor(lines, paths) {
    this.#paths = paths;
    for (const written of lines) {
      const line = (0,names/* normaliseName */.GX)(written);
      if (line === "" || this.#unseenLines.has(line)) continue;
      this.#unseenLines.add(line);
      this.#lookFor(line, line);
      const pytest = pytestName(line);
      if (pytest !== void 0) this.#lookFor(pytest, line);
    }
  }
  /** Lines that have named no test so far, in the order given. */
  get unseen() {
    return [...this.#unseenLines];
  }
  /** True when a line names this reported test. Lines that name it count as seen from now on. */
  includesReported(test) {
    return this.#includes(test.name, (isLength) => {
      const files = test.file === void 0 ? [] : (0,paths/* possiblePaths */.Ai)(test.file, this.#paths).map(({ path }) => path);
      return [...(0,names/* parentNames */.Jt)(test.suites, isLength), ...texts(test.classname, test.file), ...files];
    });
  }
  /** True when a line names this listed test. Lines that name it count as seen from now on. */
  includesListed(listed) {
    return this.#includes(listed.name, () => {
      const file = listed.file === void 0 ? void 0 : (0,paths/* normalisePath */.qb)(listed.file, this.#paths).path;
      return texts(listed.parent, listed.classname, listed.file, file);
    });
  }
  /** Records every way to read a text as a qualifier, a separator and a name. */
  #lookFor(text, line) {
    this.#add(text, { line });
    for (const separator of names/* separators */.Jo) {
      for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
        this.#add(text.slice(at + separator.length), { line, qualifier: text.slice(0, at) });
      }
    }
  }
  #add(name, meaning) {
    (0,append/* append */.B)(this.#meanings, name, meaning);
  }
  /** @param qualifiersOf texts that may come before the name; parents only in the given lengths */
  #includes(name, qualifiersOf) {
    const meanings = name === void 0 ? void 0 : this.#meanings.get((0,names/* normaliseName */.GX)(name));
    if (!meanings) return false;
    const lengths = new Set(meanings.map(({ qualifier }) => qualifier?.length));
    const qualifiers = new Set(qualifiersOf((length) => lengths.has(length)).map(names/* normaliseName */.GX));
    const meant = meanings.filter(({ qualifier }) => qualifier === void 0 || qualifiers.has(qualifier));
    for (const { line } of meant) this.#unseenLines.delete(line);
    return meant.length > 0;
  }
}
function texts(...values) {
  return values.filter((value) => value !== void 0);
}
function pytestName(id) {
  const [, module, test, parameters] = /^(?:\.\/)?([^[]+)\.py::([^[]+)(.*)/.exec(id) ?? [];
  if (module === void 0 || test === void 0 || parameters === void 0) return void 0;
  return `${module.replaceAll("/", ".")}.${test.replaceAll("::", ".")}${parameters}`;
}


// EXTERNAL MODULE: ./build/src/flaky-tests/policy/quarantine-policy.js
var quarantine_policy = __webpack_require__(95067);
;// CONCATENATED MODULE: ./build/src/flaky-tests/policy/quarantine-check.js

class QuarantineCheck {
  #policy;
  #now;
  #findings = /* @__PURE__ */ new Map();
  /** @param now milliseconds since 1970-01-01T00:00Z */
  constructor(policy, now) {
    this.#policy = policy;
    this.#now = now;
  }
  /**
   * Adds a quarantined test that is checked without a report: because an input names it, or because all tests are
   * checked.
   * @throws PolicyError when the policy needs the test's date and cannot read it
   */
  addListed(listed) {
    this.#find(listed, { decidedBy: [], candidates: 1 });
  }
  /**
   * Adds the records that a reported test matches; all of them when the match is ambiguous, because each is a
   * quarantined test.
   * @throws PolicyError when the policy needs a record's date and cannot read it
   */
  addReported(test, matched) {
    if (matched.kind === "none") return;
    const [matches, candidates] = matched.kind === "one" ? [[matched], 1] : [matched.first, matched.count];
    for (const { listed, decidedBy } of matches) this.#find(listed, { test, decidedBy, candidates });
  }
  /** Findings that break the policy, in the order in which they were found. */
  get breaking() {
    return [...this.#findings.values()].filter(({ verdict }) => verdict.breaks);
  }
  get accepted() {
    return [...this.#findings.values()].filter(({ verdict }) => !verdict.breaks);
  }
  #find(listed, how) {
    if (this.#findings.has(listed)) return;
    this.#findings.set(listed, { listed, verdict: (0,quarantine_policy/* judgeQuarantine */.ag)(listed, this.#policy, this.#now), ...how });
  }
}


// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/src/operations/list-operation.js + 1 modules
var list_operation = __webpack_require__(9594);
// EXTERNAL MODULE: ./build/src/operations/reports.js + 3 modules
var operations_reports = __webpack_require__(47971);
// EXTERNAL MODULE: ./build/src/operations/repository-place.js
var repository_place = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/test-list.js + 2 modules
var test_list = __webpack_require__(6510);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/operations/check-quarantined-tests.js
















const mostRows = 100;
const mostNames = 5;
const operation = {
  kind: "request",
  needs: test_list/* testListNeeds */.G3,
  advice: test_list/* testListAdvice */.nB,
  plan: async (step, service) => {
    const reports = step.inputs.junitPaths.length === 0 ? [] : await (0,operations_reports/* reportsOf */.tu)(step);
    return {
      result: { headline: "Check for quarantined tests" },
      request: () => (0,test_list/* fetchPage */.ae)(step, service, "quarantined"),
      carryOut: () => checked(step, service, reports)
    };
  }
};
async function checked(step, service, reports) {
  const { tests, codeowners, maxQuarantineDays, warnQuarantineDays, failOnMatch } = step.inputs;
  const policy = { codeowners, maxDays: maxQuarantineDays, warnDays: warnQuarantineDays };
  const now = step.clock.now();
  const check = new QuarantineCheck(policy, now);
  if (tests.length === 0 && reports.length === 0) {
    for await (const listed of (0,test_list/* listTests */.kq)(step, service, "quarantined")) check.addListed(listed);
  } else await checkTestsOfJob(step, service, reports, check);
  const { breaking, accepted } = check;
  for (const finding of breaking) step.log.info(describeFinding(finding));
  for (const finding of accepted) step.log.debug(describeFinding(finding));
  const file = await step.files.writeRecords(
    "tests.json",
    breaking.map(({ listed }) => listed.record)
  );
  const oldest = [...breaking].sort((a, b) => (b.verdict.days ?? 0) - (a.verdict.days ?? 0)).map(({ listed }) => listed);
  const { owner, name } = (0,requests/* repositoryOf */._M)(step);
  const limit = maxQuarantineDays === void 0 ? "" : ` for more than ${(0,numbers/* counted */.h)(maxQuarantineDays, "day")}`;
  const what = (0,numbers/* counted */.h)(breaking.length, "quarantined test");
  const also = accepted.length > 0 ? ` (${(0,numbers/* grouped */.z)(accepted.length)} accepted)` : "";
  const named = breaking.slice(0, mostNames).map(describeFinding);
  const line = `${what}: ${named.join("; ")}${breaking.length > named.length ? "; \u2026" : ""}`;
  const soon = (0,quarantine_policy/* endingSoon */.Ng)(
    accepted.map(({ listed }) => listed),
    policy,
    now
  );
  const warnings = [...breaking.length > 0 && !failOnMatch ? [line] : [], ...soon === void 0 ? [] : [soon]];
  return {
    headline: breaking.length === 0 ? `No quarantined test of ${owner}/${name} breaks the policy${also}` : `${(0,numbers/* counted */.h)(breaking.length, "test breaks", "tests break")} the policy of ${owner}/${name}: quarantined${limit}${also}`,
    tests: { ...(0,list_operation/* testsTable */.k)(oldest.slice(0, mostRows), now), count: breaking.length, file },
    annotations: breaking.map((finding) => annotationOf(step, finding, failOnMatch ? "error" : "warn")),
    ...breaking.length > 0 && failOnMatch ? { failure: `${line}. Fix or delete them, or widen the policy` } : {},
    warnings
  };
}
async function checkTestsOfJob(step, service, reports, check) {
  const rules = (0,operations_reports/* pathRules */.f5)(step);
  const named = new NamedTests(step.inputs.tests, rules);
  const parts = new NamedTests(step.inputs.tests.flatMap(partsOf), rules);
  const testRecords = new test_records/* TestRecords */.t(rules);
  const ids = reports.length === 0 ? void 0 : (0,operations_reports/* recordIds */.wA)(step);
  for await (const listed of (0,test_list/* listTests */.kq)(step, service, "quarantined")) {
    testRecords.add(listed);
    ids?.add(listed);
    if (named.includesListed(listed)) check.addListed(listed);
    parts.includesListed(listed);
  }
  refuseCommas(named.unseen, new Set(parts.unseen));
  if (testRecords.nameless > 0) {
    step.log.warn(
      `${(0,numbers/* counted */.h)(testRecords.nameless, "record of the service has no name and matches", "records of the service have no name and match")} no test`
    );
  }
  if (reports.length === 0) return;
  const inReports = new NamedTests(step.inputs.tests, rules);
  let read = 0;
  let unsaid;
  for (const report of reports) {
    await step.computing(
      () => (0,read_report/* readReport */.t)(
        report,
        (test) => {
          if (test.kind !== "test") return;
          read += 1;
          inReports.includesReported(test);
          const identified = ids?.find(test);
          const matched = identified === void 0 ? testRecords.match(test) : { kind: "one", listed: identified, excuses: true, decidedBy: ["id"] };
          if (matched.kind === "none" && matched.variants !== void 0)
            unsaid ??= { test, variants: matched.variants };
          check.addReported(test, matched);
        },
        step.inputs.variant
      )
    );
  }
  if (read === 0) {
    throw new input_error/* InputError */.d(
      "junit-paths",
      `${reports.map(({ name }) => name).join(", ")}: no report has a test. Check that the tests ran`
    );
  }
  if (unsaid !== void 0) {
    const { test, variants } = unsaid;
    step.log.warn(
      `${test.name ?? ""} (${placeOf(test)}) and perhaps others are quarantined as the variant ${(0,src_text/* oneLine */.TN)(variants.join(", "), 200)}, but the report does not name its variant, so they match nothing. Give variant`
    );
  }
  if (inReports.unseen.length > 0) {
    const names = inReports.unseen.map((line) => JSON.stringify(line)).join(", ");
    throw new input_error/* InputError */.d("tests", `no report has ${names}. Write the name as the report does`);
  }
}
const partsOf = (line) => line.includes(",") ? line.split(",").map((part) => part.trim()) : [];
function refuseCommas(unseenLines, unseenParts) {
  for (const line of unseenLines) {
    const part = partsOf(line).find((one) => one !== "" && !unseenParts.has((0,names/* normaliseName */.GX)(one)));
    if (part === void 0) continue;
    throw new input_error/* InputError */.d(
      "tests",
      `${(0,values/* quoted */.TL)(line)} is read as the name of one test, and ${(0,values/* quoted */.TL)(part)} is quarantined. Give one test a line`
    );
  }
}
function describeFinding({ listed, verdict, test, decidedBy, candidates }) {
  const how = test === void 0 ? "" : candidates > 1 ? `, one of ${String(candidates)} records that match a test in ${placeOf(test)}` : `, matched by ${decidedBy.join(", ")} in ${placeOf(test)}`;
  return `${(0,test_record/* describeTestRecord */.P)(listed)} (${verdict.why}${how})`;
}
const placeOf = ({ place }) => `${place.report}:${String(place.line)}`;
function annotationOf(step, { listed, test, verdict }, level) {
  const owners = listed.codeowners.length === 0 ? "" : `, owned by ${listed.codeowners.join(" ")}`;
  const since = typeof listed.quarantinedAt === "string" ? ` since ${listed.quarantinedAt}` : "";
  const link = listed.link === void 0 ? "" : ` ${listed.link}`;
  return {
    level,
    message: `${(0,test_record/* describeTestRecord */.P)(listed)} is quarantined${since} (${verdict.why})${owners}.${link}`,
    ...(0,repository_place/* repositoryPlace */.G)(step, test?.file ?? listed.file, test?.file === void 0 ? void 0 : test.line)
  };
}



/***/ })

};
;