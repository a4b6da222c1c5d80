"use strict";
exports.id = 1666;
exports.ids = [1666,7785,4173];
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

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ backslashMistake),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;
function backslashMistake(glob) {
  const outside = glob.replaceAll(
    /\[(?:\\.|[^\]\\/])*(\]?)/gs,
    (one, end) => end === "" ? one : "_".repeat(one.length)
  );
  for (const [, escaped = "", next = ""] of outside.matchAll(/\\(.)(?=(.?))/gsu)) {
    const advice = `write ${withSlashes(glob)} if it separates folders`;
    if (!special.test(escaped)) return `\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;
    if (escaped === "*" && /^[*.]?$/.test(next)) {
      return `\\ before * takes its meaning away: ${advice}, or [*] for the character itself`;
    }
  }
  return void 0;
}
function withSlashes(text) {
  return text.replaceAll(/\\+/g, "/");
}



/***/ }),

/***/ 94173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class GlobError extends _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "GlobError";
}
const longestGlob = 4096;
const mostWildcards = 100;
const mostAlternatives = 256;
const longestNegation = 256;
const characterClass = /\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;
function pathMatcher(glob, { dot = true, nocase = false } = {}) {
  if (glob === "") return () => false;
  checkLength(glob);
  if (/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError("no path matches a / within @(\u2026): write {a/b,c} with braces");
  }
  const options = { dot, nocase };
  const written = withClassesAsText(glob);
  const matchers = [
    libraryMatcher(written, options),
    ...(0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(written).filter((row) => /[^*](?:\/\*\*)+$/.test(row)).map((row) => libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/, ""), options))
  ];
  return (path) => path !== "" && matchers.some((matches) => matches(path));
}
function libraryMatcher(glob, options) {
  checkLimits(glob, options);
  const matcher = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, { dot: true, nonegate: true, nocomment: true, platform: "linux", ...options });
  return (path) => matcher.match(path);
}
function checkLength(glob) {
  if (glob.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
}
function checkLimits(glob, { nobrace = false, noext = false }) {
  checkLength(glob);
  const wildcards = glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.filter((one) => !one.startsWith("\\")).length ?? 0;
  if (wildcards > mostWildcards) {
    throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);
  }
  if (!noext && /[@?*+!]\([^)]*!\(/.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError(
      "it has !( within other parentheses: write a separate glob that begins with ! for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces make more than ${mostAlternatives} globs: replace one pair of braces with *, or write several globs`
    );
  }
}
function withClassesAsText(glob) {
  const text = new RegExp(String.raw`\\.|${characterClass.source}`, "gsu");
  return glob.replaceAll(
    text,
    (one) => /^\[[\p{L}\p{N}_.-]+\]$/u.test(one) ? `@(${one}|\\${one.slice(0, -1)}\\])` : one
  );
}



/***/ }),

/***/ 73103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ NearNames)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

const mostNames = 1e3;
const longestName = 200;
class NearNames {
  #names = /* @__PURE__ */ new Set();
  add(name) {
    if (name !== void 0 && name.length <= longestName && this.#names.size < mostNames) this.#names.add(name);
  }
  /** The name that is nearest to a glob, where it is near enough for a mistake in typing. */
  nearest(glob) {
    const start = /^[^*?[{]*/.exec(glob)?.[0] ?? "";
    const texts = [.../* @__PURE__ */ new Set([glob, start, glob.split(/ [>›] /)[0] ?? ""])].map((text) => text.replace(/(?<![\s/.:>›*])[\s/.:>›*]+$/, "")).filter((text) => text !== "" && text.length <= longestName);
    let nearest;
    for (const name of this.#names) {
      for (const text of texts) {
        const compared = name.split("/").slice(0, text.split("/").length).join("/");
        const far = (0,leven__WEBPACK_IMPORTED_MODULE_0__["default"])(compared.toLowerCase(), text.toLowerCase());
        if (far <= Math.max(1, Math.min(3, text.length / 4)) && far < (nearest?.far ?? Infinity)) {
          nearest = { name: compared, far };
        }
      }
    }
    return nearest?.name;
  }
}



/***/ }),

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
// EXTERNAL MODULE: ./build/src/flaky-tests/lists/read-pages.js
var read_pages = __webpack_require__(16440);
// EXTERNAL MODULE: ./build/src/flaky-tests/junit/read-report.js + 6 modules
var read_report = __webpack_require__(98486);
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
    (0,append/* append */.BC)(this.#meanings, name, meaning);
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
    if (listed.fromFile === "beside") return;
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


// EXTERNAL MODULE: ./build/src/flaky-tests/policy/near-names.js
var near_names = __webpack_require__(73103);
// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/src/operations/list-operation.js + 1 modules
var list_operation = __webpack_require__(9594);
// EXTERNAL MODULE: ./build/src/operations/path-rules.js
var path_rules = __webpack_require__(21711);
// EXTERNAL MODULE: ./build/src/operations/quarantine-inputs.js + 5 modules
var quarantine_inputs = __webpack_require__(68223);
// EXTERNAL MODULE: ./build/src/operations/reports.js + 1 modules
var operations_reports = __webpack_require__(51731);
// EXTERNAL MODULE: ./build/src/operations/repository-place.js
var repository_place = __webpack_require__(8300);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/test-list.js
var test_list = __webpack_require__(52107);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/operations/check-quarantined-tests.js




















const mostRows = 100;
const mostNames = 5;
const operation = {
  kind: "verdict",
  needs: test_list/* testListNeeds */.G3,
  advice: test_list/* testListAdvice */.nB,
  withoutService: async (step) => (0,quarantine_inputs/* isFileAlone */.CP)(step.inputs) ? checked(step, void 0, await givenReports(step)) : void 0,
  plan: async (step, service) => {
    const reports = await givenReports(step);
    return {
      result: { headline: "Check for quarantined tests" },
      request: () => (0,test_list/* fetchPage */.ae)(step, service, "quarantined"),
      carryOut: () => checked(step, service, reports)
    };
  }
};
const givenReports = async (step) => step.inputs.junitPaths.length === 0 ? [] : (0,operations_reports/* reportsOf */.tu)(step);
function refuseCut(line) {
  throw new read_pages/* PagingError */.B(line);
}
async function checked(step, service, reports) {
  const { tests, dryRun } = step.inputs;
  const policy = await (0,quarantine_inputs/* knownPolicyOf */.pH)(step);
  const now = step.clock.now();
  const check = new QuarantineCheck(policy, now);
  if (tests.length === 0 && reports.length === 0) {
    for await (const listed of (0,quarantine_inputs/* quarantinedRecords */.bI)(step, service, refuseCut)) check.addListed(listed);
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
  const limit = policy.maxDays === void 0 ? "" : ` for more than ${(0,numbers/* counted */.h)(policy.maxDays, "day")}`;
  const what = (0,numbers/* counted */.h)(breaking.length, "quarantined test");
  const also = accepted.length > 0 ? ` (${(0,numbers/* grouped */.z)(accepted.length)} accepted)` : "";
  const named = breaking.slice(0, mostNames).map(describeFinding);
  const line = `${what}: ${named.join("; ")}${breaking.length > named.length ? "; \u2026" : ""}`;
  const soon = (0,quarantine_policy/* endingSoon */.Ng)(
    accepted.map(({ listed }) => listed),
    policy,
    now
  );
  return {
    headline: breaking.length === 0 ? `No quarantined test of ${owner}/${name} breaks the policy${also}` : `${(0,numbers/* counted */.h)(breaking.length, "test breaks", "tests break")} the policy of ${owner}/${name}: quarantined${limit}${also}`,
    tests: { ...(0,list_operation/* testsTable */.k)(oldest.slice(0, mostRows), now), count: breaking.length, file },
    annotations: breaking.map((finding) => annotationOf(step, finding, dryRun ? "warn" : "error")),
    ...breaking.length > 0 ? { failure: `${line}. Fix or delete them, or widen the policy` } : {},
    warnings: soon === void 0 ? [] : [soon]
  };
}
async function checkTestsOfJob(step, service, reports, check) {
  const rules = (0,path_rules/* pathRules */.f)(step);
  const { variant } = await (0,quarantine_inputs/* knownPolicyOf */.pH)(step);
  const named = new NamedTests(step.inputs.tests, rules);
  const parts = new NamedTests(step.inputs.tests.flatMap(partsOf), rules);
  const testRecords = new test_records/* TestRecords */.t(rules);
  const ids = reports.length === 0 ? void 0 : (0,operations_reports/* recordIds */.wA)(step);
  const records = new near_names/* NearNames */.r();
  for await (const listed of (0,quarantine_inputs/* quarantinedRecords */.bI)(step, service, refuseCut)) {
    testRecords.add(listed);
    ids?.add(listed);
    records.add(listed.name);
    if (named.includesListed(listed)) check.addListed(listed);
    parts.includesListed(listed);
  }
  refuseCommas(named.unseen, new Set(parts.unseen));
  for (const line of named.unseen) {
    const near = records.nearest(line);
    if (near === void 0 || (0,names/* normaliseName */.GX)(near) === line) continue;
    step.log.warn(
      `input tests: ${(0,values/* quoted */.TL)(line)} is not a quarantined test, but ${(0,values/* quoted */.TL)(near)} is quarantined. Check how it is written`
    );
  }
  if (testRecords.nameless > 0) {
    step.log.warn(
      `${(0,numbers/* counted */.h)(testRecords.nameless, "record has no name and matches", "records have no name and match")} no test`
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
        variant
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
      `${test.name ?? ""} (${placeOf(test)}) and perhaps others are quarantined as the variant ${(0,src_text/* oneLine */.TN)(variants.join(", "), 200)}, but the report does not name its variant, so they match nothing. Give variant in quarantine-policy`
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



/***/ }),

/***/ 9594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ listOperation),
  k: () => (/* binding */ testsTable)
});

// EXTERNAL MODULE: ./build/src/flaky-tests/records/date-time.js
var date_time = __webpack_require__(23924);
;// CONCATENATED MODULE: ./build/src/flaky-tests/lists/list-statistics.js

const ageSteps = [
  { upTo: 1, words: "up to a day" },
  { upTo: 7, words: "up to a week" },
  { upTo: 30, words: "up to 30 days" },
  { upTo: 90, words: "up to 90 days" },
  { upTo: Infinity, words: "more than 90 days" }
];
const noDate = "no date";
const noOwner = "no owner";
const noStatus = "no status";
const otherValues = "others";
const mostShown = 100;
const mostValues = 1e3;
class ListStatistics {
  #now;
  #shown = [];
  #statuses = /* @__PURE__ */ new Map();
  #owners = /* @__PURE__ */ new Map();
  #ages = /* @__PURE__ */ new Map();
  #counted = 0;
  /** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
  constructor(now) {
    this.#now = now;
  }
  /** Counts a test. A test with several code owners counts for each of them. */
  add(listed) {
    this.#counted += 1;
    increase(this.#statuses, listed.status ?? noStatus);
    const owners = listed.codeowners.length > 0 ? listed.codeowners : [noOwner];
    for (const owner of new Set(owners)) increase(this.#owners, owner);
    const since = (0,date_time/* parseDateTime */.D)(listed.quarantinedAt ?? listed.statusSince);
    const days = since === void 0 ? void 0 : (0,date_time/* daysBetween */.Y)(since, this.#now);
    this.#show(listed, days);
    increase(this.#ages, ageSteps.find(({ upTo }) => days !== void 0 && days <= upTo)?.words ?? noDate);
  }
  #show(listed, days) {
    this.#shown.push({ listed, days });
    if (this.#shown.length >= 20 * mostShown) this.#shown = oldestFirst(this.#shown);
  }
  get count() {
    return this.#counted;
  }
  /** The hundred oldest, the oldest first; tests without a date come last. */
  get oldest() {
    return oldestFirst(this.#shown).map(({ listed }) => listed);
  }
  /** Counts by status, the most frequent first; `no status` for records without one. */
  get byStatus() {
    return mostFrequentFirst(this.#statuses);
  }
  /** Counts by code owner, the most frequent first; `no owner` for tests without one, `others` beyond the first thousand owners. */
  get byOwner() {
    return mostFrequentFirst(this.#owners);
  }
  /** Counts by time since the test was quarantined, or else since its status changed, the youngest first; `no date` where neither can be read. */
  get byAge() {
    const steps = [...ageSteps.map(({ words }) => words), noDate];
    return new Map(steps.flatMap((words) => this.#ages.has(words) ? [[words, this.#ages.get(words) ?? 0]] : []));
  }
}
function increase(counts, value) {
  const counted = counts.has(value) || counts.size < mostValues ? value : otherValues;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}
function mostFrequentFirst(counts) {
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}
function oldestFirst(tests) {
  return [...tests].sort((a, b) => (b.days ?? -1) - (a.days ?? -1)).slice(0, mostShown);
}


// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
// EXTERNAL MODULE: ./build/src/operations/requests.js
var requests = __webpack_require__(89924);
// EXTERNAL MODULE: ./build/src/operations/test-list.js
var test_list = __webpack_require__(52107);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/operations/list-operation.js





function listOperation({ kind, lists = () => [{}], knownFields = [] }) {
  return {
    kind: "request",
    needs: test_list/* testListNeeds */.G3,
    knownFields,
    advice: test_list/* testListAdvice */.nB,
    plan: (step, service) => ({
      result: { headline: `List the ${kind} tests` },
      request: () => (0,test_list/* fetchPage */.ae)(step, service, kind, lists(step)[0]),
      carryOut: async () => {
        const now = step.clock.now();
        const statistics = new ListStatistics(now);
        const read = async function* () {
          const ids = /* @__PURE__ */ new Set();
          for (const [index, more] of lists(step).entries()) {
            for await (const record of (0,test_list/* listRecords */.VI)(step, service, kind, (line) => step.log.warn(line), more)) {
              const listed = (0,test_record/* readTestRecord */.C)(record) ?? emptyRecord;
              if (index > 0 && listed.id !== void 0 && ids.has(listed.id)) continue;
              if (listed.id !== void 0) ids.add(listed.id);
              statistics.add(listed);
              yield record;
            }
          }
        };
        const file = await step.files.writeRecords("tests.json", read());
        const { owner, name } = (0,requests/* repositoryOf */._M)(step);
        const hasStatus = statistics.oldest.some(({ status }) => status !== void 0);
        return {
          headline: `Listed ${(0,numbers/* counted */.h)(statistics.count, `${kind} test`)} of ${owner}/${name}`,
          tests: {
            ...testsTable(statistics.oldest, now),
            count: statistics.count,
            file,
            counts: [
              ...hasStatus ? [["Status", [...statistics.byStatus]]] : [],
              ["Code owner", [...statistics.byOwner].slice(0, 30)],
              ["For", [...statistics.byAge]]
            ]
          }
        };
      }
    })
  };
}
const emptyRecord = { codeowners: [], quarantinedAt: void 0, statusSince: void 0, record: {} };
function testsTable(tests, now) {
  return {
    columns: ["Test", "In", "File", "Status", "Quarantine", "Days", "Code owners", "Link"],
    rows: tests.map((test) => [
      `${test.name ?? ""}${test.variant === void 0 ? "" : ` (${test.variant})`}`,
      test.classname ?? test.parent ?? "",
      test.file ?? "",
      test.status ?? (test.quarantinedAt === void 0 ? "" : "quarantined"),
      quarantineOf(test),
      (0,test_list/* ageOf */.hy)(test, now),
      test.codeowners.join(" "),
      linkOf(test)
    ])
  };
}
function quarantineOf({ quarantineSetting, quarantined }) {
  if (quarantineSetting !== void 0) return quarantineSetting;
  return quarantined === void 0 ? "" : quarantined ? "yes" : "no";
}
function linkOf(test) {
  const address = test.link ?? test.ticket;
  return address === void 0 ? "" : { href: address };
}



/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closestMatch: () => (/* binding */ closestMatch),
/* harmony export */   "default": () => (/* binding */ leven)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
;