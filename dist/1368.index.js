"use strict";
exports.id = 1368;
exports.ids = [1368,1994];
exports.modules = {

/***/ 40517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analysisSummary: () => (/* binding */ analysisSummary)
/* harmony export */ });
/* harmony import */ var _analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45171);
/* harmony import */ var _impacted_targets_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3227);
/* harmony import */ var _shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86262);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73858);





const mostCauses = 25;
const percent = (share) => `${String(Math.round(100 * share))} %`;
const decimal = (value) => String(Math.round(10 * value) / 10);
function analysisSummary(analysis) {
  return [
    ...outcomes(analysis),
    ...causes(analysis),
    ...rules(analysis),
    ...replayed(analysis),
    ...unknown(analysis)
  ].join("\n\n");
}
function outcomes({ today, suggested, concurrency, merges }) {
  const row = (name, of) => [name, of(today), of(suggested)];
  const number = (count) => `${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(count)} (${percent(merges === 0 ? 0 : count / merges)})`;
  return [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(
      ["", "today", "with the suggested rules"],
      [
        row(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("ALL")}, or every target`, ({ everything }) => number(everything)),
        row(`of these ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("ALL")}`, ({ all }) => number(all)),
        row("Share of all targets, median", ({ medianShare }) => percent(medianShare)),
        row("Share of all targets, 95 %", ({ percentile95Share }) => percent(percentile95Share)),
        ...today.sizes.map(({ upTo }, index) => [
          `Merges that impact ${["none", "all", "less than all"].includes(upTo) ? upTo : `up to ${upTo}`}`,
          number(today.sizes[index]?.merges ?? 0),
          number(suggested.sizes[index]?.merges ?? 0)
        ]),
        row("Neighbours that share a target", ({ overlapOfNeighbours }) => percent(overlapOfNeighbours)),
        row(`Lanes, with ${String(concurrency)} neighbours in the queue`, ({ averageLanes }) => decimal(averageLanes))
      ]
    )
  ];
}
function causes({ causes: found }) {
  if (found.length === 0) return [];
  const rows = found.slice(0, mostCauses).map(({ what, merges, alone, canBeNarrowed }) => [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(what, 300)),
    (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(merges),
    (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(alone),
    canBeNarrowed ? "yes" : ""
  ]);
  const rest = found.length - rows.length;
  return [
    "### What made merges impact everything",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["Cause", "Merges", "By itself", "A rule is suggested"], rows) + (rest > 0 ? `

\u2026 and ${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(rest)} more, in the analysis file` : "")
  ];
}
function rules({ rules: effects }) {
  if (effects.length === 0) return [];
  const names = (effect) => effect.rules.map(
    (rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(
      (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(
        rule.key === "build-systems" ? `${rule.system}: ${rule.option}: ${typeof rule.value === "string" ? rule.value : rule.value.join(", ")}` : `${rule.key}: ${rule.glob}`,
        200
      )
    )
  );
  const suggestions = effects.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const yaml = (0,_impacted_targets_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationYaml */ .IE)(suggestions);
  const input = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  return [
    "### Rules that would narrow it, one after the other",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(
      ["Rule", "Merges that it concerns", "Everything, before and after", "Right only if"],
      effects.map((effect) => [
        names(effect).join("<br>"),
        (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(effect.merges),
        `${percent(effect.everythingShareBefore)} \u2192 ${percent(effect.everythingShareAfter)}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(effect.assumption, 500))
      ])
    ),
    ...yaml === "" ? [] : [`For the configuration file:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(yaml)}</pre>`],
    ...input.length === 0 ? [] : [`Lines for the input ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("impact-all-paths")}:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(input.join("\n"))}</pre>`]
  ];
}
function nameOf({ mode, batch, rules: by }) {
  return `${mode}${batch ? ", batches" : ""}${mode === "parallel" ? `, rules of ${by === "today" ? "today" : "the suggestion"}` : ""}`;
}
function replayed({ replay, testMinutes, concurrency }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    (0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(tests)
  ];
  const short = ({ mode, batch, rules: by }) => `${mode === "single" ? "single" : by === "today" ? "parallel" : "suggested"}${batch ? " + batches" : ""}`;
  return [
    "### The same merges through a queue",
    `Tests of ${decimal(testMinutes)} ${testMinutes === 1 ? "minute" : "minutes"}, ${String(concurrency)} at a time; a pull request enters the queue when it was merged. In the second half of the table the first test of every ${String(_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .failsEvery */ .V)}th fails, and it enters again at once.`,
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(
      ["Queue", "Median minutes", "95 %", "Tests", "Median, some fail", "95 %, some fail", "Tests, some fail"],
      replay.map((scenario) => [nameOf(scenario), ...cells(scenario.allPass), ...cells(scenario.someFail)])
    ),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .barChart */ .S9)(
      "Minutes in the queue (95 %) when some tests fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.percentile95Minutes }))
    ),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .barChart */ .S9)(
      "Tests when some of them fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.tests }))
    )
  ];
}
function unknown({ isShallow }) {
  return [
    "### What this does not know",
    [
      "- Which tests failed, and how long each took: every test takes the same time here.",
      "- Pull requests that were never merged, and those that a faster queue would have brought.",
      "- When a pull request was ready: it enters the queue at the time of its commit, which a queue may have set.",
      "- Whether the assumptions of the suggested rules are true.",
      ...isShallow ? ["- Older merges, which the checkout does not hold."] : []
    ].join("\n")
  ];
}



/***/ }),

/***/ 19709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ suggestionsForUnowned),
/* harmony export */   UI: () => (/* binding */ suggestionsForImpactAll),
/* harmony export */   k8: () => (/* binding */ globOf),
/* harmony export */   pZ: () => (/* binding */ isDockerfile)
/* harmony export */ });
/* harmony import */ var _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11994);
/* harmony import */ var _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90972);


function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError) return void 0;
    throw error;
  }
}
const ofBuilds = new RegExp(
  [
    String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
    String.raw`(?:^|/)(?:[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
    String.raw`(?:^|/)(?:[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.gradle(?:\.kts)?)$`,
    String.raw`(?:^|/)(?!(?:netlify|deny|lychee|rustfmt)\.toml$)[^/]*\.toml$`,
    String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.[a-z]+-versions?)$`,
    String.raw`(?:^|/)(?:[^/]*\.(?:props|targets)|nuget\.config|global\.json|\.gitattributes|\.gitmodules)$`,
    String.raw`(?:^|/)(?:\.env|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
    String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`,
    String.raw`^(?:package\.json|common/config/(?:rush|subspaces|rush-plugins)/.*)$`
  ].join("|"),
  "is"
);
const ofFolder = /\/(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/;
function isDockerfile(path) {
  return /(?:^|\/)(?:[^/]*\.)?Dockerfile(?:\.[^/]*)?$/i.test(path);
}
function assumptionFor(path) {
  if (path.startsWith(".github/workflows/"))
    return `No test of a target reads ${path}. A run of the workflow shows whether it works.`;
  if (path.startsWith(".github/actions/"))
    return `No test of a target reads ${path}. A run of the workflows that use it shows whether it works.`;
  if (isDockerfile(path)) return `No test that a merge waits for builds or uses the image of ${path}.`;
  if (/^(?:\.circleci|\.buildkite)\/|^(?:\.gitlab-ci|azure-pipelines|\.travis|\.cirrus)\.ya?ml$|^Jenkinsfile/.test(path))
    return `No test of a target reads ${path}. A run of the service shows whether it works.`;
  if (/\.(?:sh|bash|ps1)$/.test(path)) return `Only people start ${path}, and no build and no test.`;
  return `No build and no test reads ${path}.`;
}
function suggestionsForUnowned(path) {
  const glob = globOf(path);
  if (glob === void 0) return [];
  const impact = {
    rule: { key: "impact", glob },
    assumption: `${path} concerns only the targets that you write in place of *.`
  };
  if (ofBuilds.test(path) && !(ofFolder.test(path) && !path.startsWith("common/config/"))) return [impact];
  return [{ rule: { key: "impact-none", glob }, assumption: assumptionFor(path) }, impact];
}
function suggestionsForImpactAll(path, glob, key) {
  const own = globOf(path);
  if (own === void 0) return [];
  return [{ rule: { key, glob: `!${own}` }, assumption: `${glob} is not meant for ${path}.` }];
}



/***/ }),

/***/ 33619:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53270);

class ImpactError extends _shared_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
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

/***/ 90972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var _shared_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44096);
/* harmony import */ var _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11994);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89853);



const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
const mostSteps = 5e5;
const cannotBeWrong = /^[\w./*-]{1,100}$/;
class Glob {
  /** @throws GlobError when the glob can match nothing, or cannot match what its author means */
  constructor(text) {
    this.text = text;
    checkShape(text);
    checkBrackets(text);
    const captures = [];
    const segments = [];
    let depth = 0;
    for (const segment of text.split("/")) {
      const [found, second] = [...segment.matchAll(capturePattern)];
      if (found?.[1] === void 0) {
        segments.push(segment);
        depth += nesting(segment);
        continue;
      }
      const [whole, name] = found;
      const before = segment.slice(0, found.index);
      const after = segment.slice(found.index + whole.length);
      if (second || depth !== 0 || !isLiteral(before) || !isLiteral(after)) {
        throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
      }
      captures.push({ name, before, after, segment: segments.length });
      segments.push(`${before}?*${after}`);
    }
    if (segments.at(-1) === "**" && captures.at(-1)?.segment === segments.length - 2) segments.push("*");
    checkBraces(segments.join("/"));
    this.captures = [...new Set(captures.map(({ name }) => name))];
    this.#captures = captures;
    this.#segments = segments;
    if (!cannotBeWrong.test(text)) this.#whole = (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(segments.join("/"));
    const special = segments.findIndex((segment) => !isLiteral(segment));
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
  }
  text;
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  captures;
  /** The literal segments at the start of the glob, up to the first wildcard. A path that matches begins with them. */
  literalPrefix;
  #captures;
  /** The glob with a wildcard for each name. */
  #segments;
  #whole;
  #parts;
  matches(path) {
    return this.#captures.length === this.captures.length ? this.#matches(path) : this.captured(path).length > 0;
  }
  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path, values) {
    if (this.captures.length === 0) return this.#matches(path);
    return this.captured(path).some((way) => this.captures.every((name) => way.get(name) === values.get(name)));
  }
  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path) {
    if (this.captures.length === 0) return this.#matches(path) ? [/* @__PURE__ */ new Map()] : [];
    const parts = this.#parts ??= this.#partsBetweenNames();
    if (parts.some(({ length }, index) => length === void 0 && index < parts.length - 1) && !this.#matches(path))
      return [];
    const segments = path.split("/");
    let steps = 0;
    const spend = (more) => {
      if ((steps += more) <= mostSteps) return;
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`its names may stand for too many parts of the path ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(path, 80)}`);
    };
    const fits = (part, from, to) => {
      if (part?.anyFrom !== void 0) return to - from >= part.anyFrom;
      if (!part) return true;
      const read = segments.slice(from, to).join("/");
      spend(read.length);
      return part.matches(read);
    };
    let ways = /* @__PURE__ */ new Map([
      ["", { from: 0, values: /* @__PURE__ */ new Map() }]
    ]);
    for (const [index, capture] of this.#captures.entries()) {
      const part = parts[index];
      const longer = /* @__PURE__ */ new Map();
      for (const { from, values } of ways.values()) {
        const first = from + (part?.length ?? 0);
        const last = part?.length === void 0 ? segments.length - 1 : first;
        for (let at = first; at <= last; at += 1) {
          spend(1);
          const value = valueOf(capture, segments[at] ?? "");
          if (value === void 0 || (values.get(capture.name) ?? value) !== value || !fits(part, from, at)) continue;
          const known = new Map([...values, [capture.name, value]]);
          longer.set([at, ...known.values()].join("/"), { from: at + 1, values: known });
        }
      }
      ways = longer;
    }
    const found = /* @__PURE__ */ new Map();
    for (const { from, values } of ways.values()) {
      if (fits(parts.at(-1), from, segments.length)) found.set([...values.values()].join("/"), values);
    }
    return [...found.values()];
  }
  #matches(path) {
    return (this.#whole ??= (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(this.#segments.join("/")))(path);
  }
  #partsBetweenNames() {
    const places = [-1, ...this.#captures.map(({ segment }) => segment)];
    return places.map((place, index) => {
      const next = places[index + 1];
      const segments = this.#segments.slice(place + 1, next);
      const ends = (inner) => ["-", ...inner, ...next === void 0 ? [] : ["-"]].join("/");
      const matches = (0,_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(ends(segments));
      return {
        matches: (path) => matches(ends(path === "" ? [] : [path])),
        anyFrom: ["**", "**/*"].includes(segments.join("/")) ? segments.length - 1 : void 0,
        length: segments.some((segment) => segment.includes("**") || /[{(]/.test(segment)) ? void 0 : segments.length
      };
    });
  }
}
function valueOf({ before, after }, segment) {
  if (segment.length <= before.length + after.length) return void 0;
  if (!segment.startsWith(before) || !segment.endsWith(after)) return void 0;
  return segment.slice(before.length, segment.length - after.length);
}
const compiled = /* @__PURE__ */ new Map();
function globOf(text) {
  let glob = compiled.get(text);
  if (!glob) compiled.set(text, glob = new Glob(text));
  return glob;
}
class Globs {
  included;
  excluded;
  /** @throws GlobError */
  constructor(texts) {
    const negated = (text) => text.startsWith("!") && !text.startsWith("!(");
    this.included = texts.filter((text) => !negated(text)).map(globOf);
    this.excluded = texts.filter(negated).map((text) => globOf(text.slice(1)));
  }
  matches(path) {
    return this.match(path) !== void 0;
  }
  /** The glob that makes the path belong. */
  match(path) {
    const found = this.included.find((glob) => glob.matches(path));
    return found && !this.excluded.some((glob) => glob.matches(path)) ? found : void 0;
  }
}
function isLiteral(text) {
  return !/[*?[\]{}()|\\"]/.test(text);
}
function nesting(segment) {
  const plain = segment.replaceAll(/\\./gs, "");
  return plain.replaceAll(/[^{(]/g, "").length - plain.replaceAll(/[^})]/g, "").length;
}
function checkShape(text) {
  if (text === "") throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("it is empty");
  if (text.length > _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`it is longer than the ${_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm} characters that a path has`);
  if (text.startsWith("/")) {
    throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
  }
  if (text.endsWith("/")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has . or .. as a segment, so it matches nothing");
  if (text.includes("//")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has an empty segment, so it matches nothing");
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("the \\ at its end escapes nothing");
  const backslash = (0,_shared_globs_backslash_js__WEBPACK_IMPORTED_MODULE_2__/* .backslashMistake */ .d)(text);
  if (backslash !== void 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(backslash);
  if (text.includes("\0")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has a NUL");
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("{} names nothing");
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function checkBrackets(text) {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${_shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .characterClass */ .EV.source}`, "gsu"), "_");
  if (plain.includes("[")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ]: write \\[ for the character itself");
  if (plain.includes("]")) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening [: write \\] for the character itself");
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === "{") braces += 1;
    else if (mark === "}" && (braces -= 1) < 0) {
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening {: write \\} for the character itself");
    } else if (mark.length === 2) choices += 1;
    else if (mark === "(" && choices > 0)
      throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("( within @(\u2026), ?(\u2026), *(\u2026), +(\u2026) or !(\u2026): write \\( for the character itself");
    else if (mark === ")" && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing }: write \\{ for the character itself");
  if (choices > 0) throw new _shared_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ): write \\( for the character itself");
}



/***/ }),

/***/ 52210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
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



/***/ }),

/***/ 44096:
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

/***/ 11994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53270);


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
    throw new GlobError("a / within @(\u2026) is matched by no path: write {a/b,c} with braces");
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
      "it has !( within other parentheses: write a glob of its own with ! in front for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a glob of its own with ! in front for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces stand for more than ${mostAlternatives} globs: write * in the place of one, or several globs`
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



/***/ })

};
;