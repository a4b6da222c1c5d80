"use strict";
exports.id = 5532;
exports.ids = [5532,7785,4173];
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

/***/ 75505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   OL: () => (/* binding */ nulRecords),
/* harmony export */   QC: () => (/* binding */ compareByteOrder),
/* harmony export */   QF: () => (/* binding */ fullCommitId),
/* harmony export */   nT: () => (/* binding */ firstFrom),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);



function decodePath(bytes) {
  if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return bytes.toString("utf8");
  return bytes.toString("latin1").replaceAll(/[\x80-\xff]/g, (byte) => String.fromCharCode(56320 + byte.charCodeAt(0)));
}
function encodePath(path) {
  return Buffer.from(path, path.isWellFormed() ? "utf8" : "latin1");
}
function nulRecords(output) {
  const records = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output) ? output.toString("utf8").split("\0") : output.toString("latin1").split("\0").map((record) => decodePath(Buffer.from(record, "latin1")));
  if (records.at(-1) === "") records.pop();
  return records;
}
function compareByteOrder(left, right) {
  if (beyond.test(left) || beyond.test(right)) return Buffer.compare(encodePath(left), encodePath(right));
  return left < right ? -1 : Number(left > right);
}
const beyond = /[\ud800-\uffff]/;
function firstFrom(count, pathAt, path) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = low + high >> 1;
    if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
function fullCommitId(value, name) {
  const id = value.trim().toLowerCase();
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
  throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
    `${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(value, 80))}. Give it a commit id that the event holds, such as github.event.pull_request.base.sha`
  );
}
function checkBranchName(branch) {
  const bad = branch === "" || branch === "@" || branch.startsWith("-") || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) || branch.split("/").some((part) => part.startsWith(".") || part.endsWith(".lock"));
  if (bad) {
    throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(branch, 120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`
    );
  }
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

/***/ 2607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ textBetween)
/* harmony export */ });
function textBetween(parts, text, least = 0) {
  const [first = "", ...others] = parts;
  const last = others.pop();
  if (last === void 0) return text === first ? [] : void 0;
  if (!text.startsWith(first) || !text.endsWith(last)) return void 0;
  const gaps = [];
  let end = text.length - last.length;
  for (const part of others.reverse()) {
    const from = end - least - part.length;
    const at = from < 0 ? -1 : text.lastIndexOf(part, from);
    if (at < 0) return void 0;
    gaps.unshift(text.slice(at + part.length, end));
    end = at;
  }
  if (end - first.length < least) return void 0;
  return [text.slice(first.length, end), ...gaps];
}



/***/ }),

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

/***/ 30866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NameGlob)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _packages_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2607);
/* harmony import */ var _matching_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98819);



const withOneSeparator = (name) => (0,_matching_names_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseName */ .GX)(name).replaceAll(" > ", " \u203A ");
class NameGlob {
  /** @throws GlobError for a glob that could take long */
  constructor(written) {
    this.written = written;
    const glob = withOneSeparator(written).replace(/^(?:\.\/)+/, "");
    this.#parts = glob.split("*");
    this.#path = (0,_packages_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(glob);
    this.#isMore = /[?[{(]|\*\*/.test(glob);
  }
  written;
  #parts;
  #path;
  /** True where the glob has more than `*`. A name then also matches as a path does, as many suites are named after a file. */
  #isMore;
  fitsName(name) {
    const plain = withOneSeparator(name);
    return (0,_packages_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__/* .textBetween */ .I)(this.#parts, plain) !== void 0 || this.#isMore && this.#path(plain);
  }
  /** @param path relative to the root of the repository */
  fitsPath(path) {
    return this.#path(path);
  }
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

/***/ 59096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  operation: () => (/* binding */ operation)
});

// EXTERNAL MODULE: ./build/src/flaky-tests/junit/read-report.js + 7 modules
var read_report = __webpack_require__(77582);
// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/flaky-tests/junit/test-result.js
var test_result = __webpack_require__(41614);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/test-records.js + 1 modules
var test_records = __webpack_require__(95123);
// EXTERNAL MODULE: ./build/src/flaky-tests/matching/paths.js
var paths = __webpack_require__(82039);
// EXTERNAL MODULE: ./build/src/flaky-tests/policy/failure-review.js
var failure_review = __webpack_require__(97061);
// EXTERNAL MODULE: ./build/src/flaky-tests/policy/name-glob.js
var name_glob = __webpack_require__(30866);
// EXTERNAL MODULE: ./build/src/flaky-tests/policy/near-names.js
var near_names = __webpack_require__(73103);
;// CONCATENATED MODULE: ./build/src/flaky-tests/policy/never-excused.js

const deepestChain = 12;
class NeverExcused {
  #globs;
  #unused;
  #pathsOf;
  #known = new near_names/* NearNames */.r();
  /** @param pathsOf the paths from the root of the repository that a file of a report may mean */
  constructor(globs, pathsOf) {
    this.#globs = globs;
    this.#unused = new Set(globs);
    this.#pathsOf = pathsOf;
  }
  /** Notes which globs fit a test, whether it failed or not. */
  see(test) {
    if (this.#unused.size === 0) return;
    const texts = this.#textsOf(test);
    for (const text of [...test.suites, test.classname, test.name, ...texts.paths]) this.#known.add(text);
    for (const glob of this.#unused) if (fits(glob, texts)) this.#unused.delete(glob);
  }
  /** The glob because of which nothing excuses a test. */
  globOf(test) {
    const texts = this.#textsOf(test);
    return this.#globs.find((glob) => fits(glob, texts))?.written;
  }
  /** The glob that fits the record of a test: a report may leave out what the record names. */
  globOfRecord({ name, parent, classname, file }) {
    const texts = this.#textsOf({ name, suites: parent === void 0 ? [] : [parent], classname, file });
    return this.#globs.find((glob) => fits(glob, texts))?.written;
  }
  get unused() {
    return [...this.#unused].map(({ written }) => ({ glob: written, nearest: this.#known.nearest(written) }));
  }
  #textsOf({ name, suites, classname, file }) {
    const near = suites.slice(-deepestChain);
    const chains = near.map((_suite, start) => near.slice(start).join(" \u203A "));
    const around = /* @__PURE__ */ new Set([...suites, ...chains, ...classname === void 0 ? [] : [classname]]);
    const full = name === void 0 ? [] : [name, ...[...around].map((suite) => `${suite} \u203A ${name}`)];
    return { names: [...around, ...full], paths: file === void 0 ? [] : this.#pathsOf(file) };
  }
}
const fits = (glob, { names, paths }) => names.some((name) => glob.fitsName(name)) || paths.some((path) => glob.fitsPath(path));


// EXTERNAL MODULE: ./build/src/flaky-tests/policy/quarantine-policy.js
var quarantine_policy = __webpack_require__(95067);
;// CONCATENATED MODULE: ./build/src/flaky-tests/policy/required-suites.js

class RequiredSuites {
  #missing;
  #known = new near_names/* NearNames */.r();
  /** The latest names. Tests of one suite follow each other. */
  #latest = { suites: [], skipped: true };
  constructor(globs) {
    this.#missing = new Map(globs.map((glob) => [glob, { isSkipped: false }]));
  }
  add({ kind, suites, classname, outcome }) {
    const skipped = outcome === "skipped";
    const { suites: before, classname: classBefore, skipped: skippedBefore } = this.#latest;
    if (this.#missing.size === 0 || kind === "suite") return;
    if (suites === before && classname === classBefore && skipped === skippedBefore) return;
    this.#latest = { suites, ...classname === void 0 ? {} : { classname }, skipped };
    const names = classname === void 0 ? suites : [...suites, classname];
    for (const name of names) this.#known.add(name);
    for (const [glob, state] of this.#missing) {
      if (!names.some((name) => glob.fitsName(name))) continue;
      if (skipped) state.isSkipped = true;
      else this.#missing.delete(glob);
    }
  }
  get missing() {
    return [...this.#missing].map(([{ written }, { isSkipped }]) => ({
      glob: written,
      isSkipped,
      nearest: isSkipped ? void 0 : this.#known.nearest(written)
    }));
  }
}


// EXTERNAL MODULE: ./build/src/flaky-tests/records/test-record.js
var test_record = __webpack_require__(62928);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/src/inputs/values.js
var values = __webpack_require__(87745);
// EXTERNAL MODULE: ./build/src/operations/failure-review-result.js
var failure_review_result = __webpack_require__(88013);
// EXTERNAL MODULE: ./build/src/operations/path-rules.js
var path_rules = __webpack_require__(21711);
// EXTERNAL MODULE: ./build/src/operations/quarantine-inputs.js + 5 modules
var quarantine_inputs = __webpack_require__(68223);
// EXTERNAL MODULE: ./build/src/operations/reports.js + 1 modules
var operations_reports = __webpack_require__(51731);
// EXTERNAL MODULE: ./build/src/operations/test-list.js
var test_list = __webpack_require__(52107);
;// CONCATENATED MODULE: ./build/src/operations/excuse-quarantined-failures.js


















const operation = {
  kind: "verdict",
  needs: test_list/* testListNeeds */.G3,
  advice: test_list/* testListAdvice */.nB,
  withoutService: async (step, missing) => {
    checkOutcome(step);
    const { policy, problem } = await (0,quarantine_inputs/* policyOf */.US)(step);
    const globs = globsOf(policy);
    const reports = await (0,operations_reports/* reportsOf */.tu)(step);
    const passing = await reviewUntilFailure(step, reports, globs);
    if (passing !== void 0) {
      const result = passing.review.result(isFailedRun(step), void 0, passing.required.missing);
      return (0,failure_review_result/* reviewResult */.C)(step, result, reports, [
        ...problem === void 0 ? [] : [problem.message],
        ...warningsOf(passing)
      ]);
    }
    const why = problem?.message ?? await whyNoList(step, missing);
    if (why !== void 0) return nothingExcused(step, reports, globs, why);
    return missing === void 0 ? void 0 : reviewed(step, void 0, reports, missing);
  },
  plan: async (step, service) => {
    checkOutcome(step);
    const reports = await (0,operations_reports/* reportsOf */.tu)(step);
    return {
      result: { headline: "Excuse quarantined failures" },
      request: () => (0,test_list/* fetchPage */.ae)(step, service, "quarantined"),
      carryOut: () => reviewed(step, service, reports)
    };
  }
};
function globsOf({ requiredSuites = [], neverExcuse = [] }) {
  const read = (globs) => globs.map((glob) => new name_glob/* NameGlob */.W(glob));
  return { required: read(requiredSuites), never: read(neverExcuse) };
}
async function whyNoList(step, missing) {
  if (step.inputs.quarantineFile === void 0) return missing;
  try {
    await (0,quarantine_inputs/* quarantineFileOf */.UW)(step);
    return void 0;
  } catch (error) {
    if (error instanceof input_error/* InputError */.d) return error.message;
    throw error;
  }
}
async function nothingExcused(step, reports, globs, why) {
  const read = await reviewWithoutRecords(step, reports, globs);
  const result = read.review.result(isFailedRun(step), void 0, read.required.missing);
  if (result.outcome !== "not-excused") return (0,failure_review_result/* reviewResult */.C)(step, result, reports, warningsOf(read));
  const unexcused = result.unexcused.map(
    (one) => one.reason === "not-quarantined" ? { ...one, reason: "not-asked" } : one
  );
  const shown = await (0,failure_review_result/* reviewResult */.C)(step, { ...result, unexcused }, reports, warningsOf(read));
  return { ...shown, failure: `${shown.failure ?? ""}. Nothing could be excused: ${why}` };
}
function neverExcused(step, globs) {
  const rules = (0,path_rules/* pathRules */.f)(step);
  return new NeverExcused(
    globs.never,
    (file) => (0,paths/* possiblePaths */.Ai)(file, rules).flatMap(({ kind, path }) => kind === "relative" ? [path] : [])
  );
}
function warningsOf({ never }) {
  return never.unused.map(({ glob, nearest }) => {
    const advice = nearest === void 0 ? "Give the name of a test, of a suite around it, `suite \u203A name`, or a file" : `Did you mean ${(0,values/* quoted */.TL)(nearest)}?`;
    return `never-excuse of quarantine-policy: ${(0,values/* quoted */.TL)(glob)} fits no test of the reports, so it changes nothing. ${advice}`;
  });
}
async function reviewed(step, service, reports, missing = "") {
  const policy = await (0,quarantine_inputs/* knownPolicyOf */.pH)(step);
  const globs = globsOf(policy);
  if (service === void 0 && !(0,quarantine_inputs/* isFileAlone */.CP)(step.inputs)) {
    step.log.warn(`Only quarantine-file excuses failures, because the service is not asked: ${missing}`);
  }
  const now = step.clock.now();
  const { records, ids, cut } = await (0,operations_reports/* quarantinedTests */.UV)(step, service);
  const never = neverExcused(step, globs);
  const review = new failure_review/* FailureReview */.h(
    records,
    (listed, test) => neverObjection(never.globOf(test) ?? never.globOfRecord(listed)) ?? (0,quarantine_policy/* objectionTo */.Dx)(listed, policy, now),
    ids
  );
  const read = { review, required: new RequiredSuites(globs.required), never };
  await readInto(read, step, reports, policy.variant);
  const result = review.result(isFailedRun(step), policy.maxFailures, read.required.missing);
  step.log.infoEach(excusedLines(result));
  const excusing = result.excused.map(({ by }) => by.listed);
  const soon = (0,quarantine_policy/* endingSoon */.Ng)(excusing, policy, now);
  const isCutFatal = result.unexcused.length > 0 && cut !== void 0;
  const warnings = [...warningsOf(read), ...(0,json_values/* present */.Eb)(soon, !isCutFatal && cut)];
  const shown = await (0,failure_review_result/* reviewResult */.C)(step, result, reports, warnings);
  return isCutFatal ? { ...shown, failure: `${shown.failure ?? ""}. ${cut}` } : shown;
}
const neverObjection = (glob) => glob === void 0 ? void 0 : { reason: "never", why: `quarantined, but never-excuse has ${(0,values/* quoted */.TL)(glob)}, so that nothing excuses it` };
function* excusedLines({ excused }) {
  for (const { test, by } of excused) {
    yield `Excused: ${(0,failure_review_result/* describeFailure */.I)(test)}, quarantined as ${(0,test_record/* describeTestRecord */.P)(by.listed)} (matched by ${by.decidedBy.join(", ")})`;
  }
}
function checkOutcome({ inputs: { testsOutcome } }) {
  if (testsOutcome === void 0) {
    throw new input_error/* InputError */.d(
      "tests-outcome",
      "it is empty, so the step cannot know whether all tests ran. Give `steps.<id>.outcome` of the step that ran them: it is empty where <id> is misspelt or that step is in another job. Where there is no such step, give unknown"
    );
  }
  if (testsOutcome === "cancelled" || testsOutcome === "skipped") {
    throw new input_error/* InputError */.d("tests-outcome", `it is ${testsOutcome}: not all tests ran, so nothing is excused`);
  }
}
const isFailedRun = ({ inputs: { testsOutcome } }) => testsOutcome === "failure";
class FailureFound extends Error {
  name = "FailureFound";
}
async function reviewWithoutRecords(step, reports, globs, then) {
  const review = new failure_review/* FailureReview */.h(new test_records/* TestRecords */.t((0,path_rules/* pathRules */.f)(step)));
  const read = { review, required: new RequiredSuites(globs.required), never: neverExcused(step, globs) };
  await readInto(read, step, reports, void 0, then);
  return read;
}
async function reviewUntilFailure(step, reports, globs) {
  try {
    return await reviewWithoutRecords(step, reports, globs, (test) => {
      if ((0,test_result/* isFailure */.N)(test)) throw new FailureFound();
    });
  } catch (error) {
    if (error instanceof FailureFound) return void 0;
    throw error;
  }
}
async function readInto({ review, required, never }, step, reports, variant, then = () => void 0) {
  for (const report of reports) {
    review.begin(report.name);
    const visit = (test) => {
      review.add(test);
      required.add(test);
      never.see(test);
      then(test);
    };
    await step.computing(() => (0,read_report/* readReport */.t)(report, visit, variant));
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