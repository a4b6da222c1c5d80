"use strict";
exports.id = 2637;
exports.ids = [2637,7785,4173];
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

// EXTERNAL MODULE: ./build/src/flaky-tests/junit/read-report.js + 6 modules
var read_report = __webpack_require__(98486);
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
    const reports = await (0,operations_reports/* reportsOf */.tu)(step);
    const read = await reviewWithoutRecords(step, reports, policy, true);
    if (read !== void 0 && !read.review.hasFailures) {
      const result = await resultOf(step, read, reports, policy);
      return (0,failure_review_result/* reviewResult */.C)(step, result, reports, [...(0,json_values/* present */.Eb)(problem?.message), ...warningsOf(read)]);
    }
    const why = problem?.message ?? await whyNoList(step, missing);
    if (why !== void 0) return nothingExcused(step, reports, policy, why);
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
async function nothingExcused(step, reports, policy, why) {
  const read = await reviewWithoutRecords(step, reports, policy, false);
  if (read === void 0) return void 0;
  const result = await resultOf(step, read, reports, policy);
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
  const review = new failure_review/* FailureReview */.h(records, {
    testsOutcome: step.inputs.testsOutcome,
    objectionTo: (listed, test) => neverObjection(never.globOf(test) ?? never.globOfRecord(listed)) ?? (0,quarantine_policy/* objectionTo */.Dx)(listed, policy, now),
    ids,
    maxFailures: policy.maxFailures,
    minTests: policy.minTests
  });
  const read = { review, required: new RequiredSuites(globs.required), never };
  await readInto(read, step, reports, policy.variant);
  const result = await resultOf(step, read, reports, policy);
  const excusing = result.excused.map(({ by }) => by.listed);
  const soon = (0,quarantine_policy/* endingSoon */.Ng)(excusing, policy, now);
  const isCutFatal = result.unexcused.length > 0 && cut !== void 0;
  const warnings = [...warningsOf(read), ...(0,json_values/* present */.Eb)(soon, !isCutFatal && cut)];
  const shown = await (0,failure_review_result/* reviewResult */.C)(step, result, reports, warnings);
  return isCutFatal ? { ...shown, failure: `${shown.failure ?? ""}. ${cut}` } : shown;
}
const neverObjection = (glob) => glob === void 0 ? void 0 : { reason: "never", why: `quarantined, but never-excuse has ${(0,values/* quoted */.TL)(glob)}, so that nothing excuses it` };
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
class FailureFound extends Error {
  name = "FailureFound";
}
async function reviewWithoutRecords(step, reports, policy, untilFailure) {
  const { testsOutcome } = step.inputs;
  const globs = globsOf(policy);
  const review = new failure_review/* FailureReview */.h(new test_records/* TestRecords */.t((0,path_rules/* pathRules */.f)(step)), { testsOutcome, minTests: policy.minTests });
  const read = { review, required: new RequiredSuites(globs.required), never: neverExcused(step, globs) };
  try {
    await readInto(read, step, reports, policy.variant, (test) => {
      if (untilFailure && (0,test_result/* isFailure */.N)(test) && testsOutcome !== "success") throw new FailureFound();
    });
  } catch (error) {
    if (error instanceof FailureFound) return void 0;
    throw error;
  }
  return read;
}
async function readInto({ review, required, never }, step, reports, variant, then = () => void 0) {
  for (const report of reports) {
    const visit = (test) => {
      review.add(test);
      required.add(test);
      never.see(test);
      then(test);
    };
    await step.computing(() => (0,read_report/* readReport */.t)(report, visit, variant));
  }
}
async function resultOf(step, { review, required }, reports, { variant }) {
  const result = review.result(required.missing);
  if (reports.length === 1 || result.unexcused.length === 0) return result;
  for (const report of reports) {
    await step.computing(() => (0,read_report/* readReport */.t)(report, (test) => review.addPassElsewhere(test), variant));
  }
  return review.result(required.missing);
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