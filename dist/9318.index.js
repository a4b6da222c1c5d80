"use strict";
exports.id = 9318;
exports.ids = [9318,4173];
exports.modules = {

/***/ 56467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   bX: () => (/* binding */ isNegated),
/* harmony export */   fF: () => (/* binding */ globMistake),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);




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
        throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} must be a whole segment, or have only plain text around it`);
      }
      captures.push({ name, before, after, segment: segments.length });
      segments.push(`${before}?*${after}`);
    }
    if (segments.at(-1) === "**" && captures.at(-1)?.segment === segments.length - 2) segments.push("*");
    checkBraces(segments.join("/"));
    this.captures = [...new Set(captures.map(({ name }) => name))];
    this.#captures = captures;
    this.#segments = segments;
    if (!cannotBeWrong.test(text)) this.#whole = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(segments.join("/"));
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
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`its names may stand for too many parts of the path ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(path, 80)}`);
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
    return (this.#whole ??= (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(this.#segments.join("/")))(path);
  }
  #partsBetweenNames() {
    const places = [-1, ...this.#captures.map(({ segment }) => segment)];
    return places.map((place, index) => {
      const next = places[index + 1];
      const segments = this.#segments.slice(place + 1, next);
      const ends = (inner) => ["-", ...inner, ...next === void 0 ? [] : ["-"]].join("/");
      const matches = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.pathMatcher)(ends(segments));
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
  return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(compiled, text, () => new Glob(text));
}
const isNegated = (text) => text.startsWith("!") && !text.startsWith("!(");
class Globs {
  included;
  excluded;
  /** @throws GlobError */
  constructor(texts) {
    this.included = texts.filter((text) => !isNegated(text)).map(globOf);
    this.excluded = texts.filter(isNegated).map((text) => globOf(text.slice(1)));
  }
  /** The globs as they are written; those that exclude come last. */
  get texts() {
    return [...this.included.map(({ text }) => text), ...this.excluded.map(({ text }) => `!${text}`)];
  }
  matches(path) {
    return this.match(path) !== void 0;
  }
  /** As `matches`, with each name of a glob standing for its value. */
  matchesWith(path, values) {
    const matches = (glob) => glob.matchesWith(path, values);
    return this.included.some(matches) && !this.excluded.some(matches);
  }
  /** The glob that makes the path belong. */
  match(path) {
    const found = this.included.find((glob) => glob.matches(path));
    return found && !this.excluded.some((glob) => glob.matches(path)) ? found : void 0;
  }
}
function globMistake(text) {
  try {
    new Globs([text]);
    return void 0;
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError)) throw error;
    return error.message;
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
  if (text === "") throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("it is empty");
  if (text.length > _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`it is longer than the ${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .longestGlob */ .Hm} characters that a path has`);
  if (text.startsWith("/")) {
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
  }
  if (text.endsWith("/")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has . or .. as a segment, so it matches nothing");
  if (text.includes("//")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has an empty segment, so it matches nothing");
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("the \\ at its end escapes nothing");
  const backslash = (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_3__/* .backslashMistake */ .d)(text);
  if (backslash !== void 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(backslash);
  if (text.includes("\0")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("no path has a NUL");
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("{} names nothing");
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function checkBrackets(text) {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .characterClass */ .EV.source}`, "gsu"), "_");
  if (plain.includes("[")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ]: write \\[ for the character itself");
  if (plain.includes("]")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening [: write \\] for the character itself");
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === "{") braces += 1;
    else if (mark === "}" && (braces -= 1) < 0) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing opening {: write \\} for the character itself");
    } else if (mark.length === 2) choices += 1;
    else if (mark === "(" && choices > 0)
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("( within @(\u2026), ?(\u2026), *(\u2026), +(\u2026) or !(\u2026): write \\( for the character itself");
    else if (mark === ")" && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing }: write \\{ for the character itself");
  if (choices > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError("missing closing ): write \\( for the character itself");
}



/***/ }),

/***/ 25862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ nameShape),
/* harmony export */   Xd: () => (/* binding */ RuleNames),
/* harmony export */   aC: () => (/* binding */ valuesIn),
/* harmony export */   kk: () => (/* binding */ tellableNames),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   wq: () => (/* binding */ nameMistake)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56467);
/* harmony import */ var _shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2607);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);



function nameShape(name) {
  return name.replaceAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_, "{}");
}
function namesIn(name) {
  return [...new Set([...name.matchAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_)].map(([, capture = ""]) => capture))];
}
function tellableNames(name) {
  return new Set(
    name.split("/").flatMap((segment) => {
      const found = [...segment.matchAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_)].map(([, capture = ""]) => capture);
      return found.length === 1 ? found : [];
    })
  );
}
class RuleNames {
  #byShape = /* @__PURE__ */ new Map();
  #patterns = [];
  constructor(rules) {
    for (const rule of rules) {
      const shape = nameShape(rule.name);
      (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(this.#byShape, shape, rule);
      if (namesIn(rule.name).length > 0) this.#patterns.push(rule);
    }
  }
  /** Rules written with this name. `{a}` and `{b}` count as the same. */
  written(name) {
    return this.#byShape.get(nameShape(name)) ?? [];
  }
  /** Rules that can give a target this name. */
  producers(name) {
    const literal = this.written(name).filter((rule) => rule.name === name && namesIn(name).length === 0);
    return [
      ...literal.map((rule) => ({ rule, values: /* @__PURE__ */ new Map() })),
      ...this.#patterns.flatMap((rule) => {
        const values = valuesIn(rule.name, name);
        return values === void 0 ? [] : [{ rule, values }];
      })
    ];
  }
  /** Rules that a name in `depends-on` refers to: rules that can produce the name, or rules written like it. */
  meant(name) {
    return [.../* @__PURE__ */ new Set([...this.written(name), ...this.producers(name).map(({ rule }) => rule)])];
  }
}
function valuesIn(rule, target) {
  const written = rule.split("/");
  const segments = target.split("/");
  if (written.length !== segments.length) return void 0;
  const values = /* @__PURE__ */ new Map();
  for (const [index, segment] of written.entries()) {
    const parts = segment.split(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_);
    const found = (0,_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_2__/* .textBetween */ .I)(
      parts.filter((_part, at) => at % 2 === 0),
      segments[index] ?? "",
      1
    );
    if (found === void 0) return void 0;
    if (found.some((value2) => /[{}]/.test(value2))) return void 0;
    const [value, another] = found;
    if (value === void 0 || another !== void 0) continue;
    const name = parts[1] ?? "";
    if ((values.get(name) ?? value) !== value) return void 0;
    values.set(name, value);
  }
  return values;
}
function nameMistake(name) {
  if (name === "") return "it is empty";
  if (name === "ALL") return "ALL means every target";
  if (/[\s\p{Cc}]/u.test(name)) return "it holds a space, a line break or a control character";
  if (/[{}]/.test(name.replaceAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_, ""))) return "a brace that is not part of {name}";
  return void 0;
}



/***/ }),

/***/ 74162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   i: () => (/* binding */ Dependencies)
/* harmony export */ });
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. The edge that came first stays. */
  add(id, edge) {
    if (edge !== void 0 && !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
}
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}



/***/ }),

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ graphNode),
/* harmony export */   K1: () => (/* binding */ emptyGraph),
/* harmony export */   X8: () => (/* binding */ hasAny)
/* harmony export */ });
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74162);

function graphNode(label, target, manifest) {
  return {
    label,
    dependencies: new _edge_js__WEBPACK_IMPORTED_MODULE_0__/* .Dependencies */ .i(),
    facts: /* @__PURE__ */ new Map(),
    ...target !== void 0 && { target },
    ...manifest !== void 0 && { manifest }
  };
}
const emptyGraph = {
  nodes: /* @__PURE__ */ new Map(),
  owners: () => []
};
function hasAny(ids) {
  for (const _ of ids) return true;
  return false;
}



/***/ }),

/***/ 87496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ manifestText),
/* harmony export */   L: () => (/* binding */ BrokenManifest)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);

class BrokenManifest extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
  /**
   * @param path of the file, from the root of the repository
   * @param what is wrong with it, without a full stop
   * @param line and column count from 1, where they are known
   */
  constructor(path, what, line, column) {
    super([path, line, column].filter((part) => part !== void 0).join(":") + `: ${what}`);
    this.path = path;
    this.what = what;
    this.line = line;
    this.column = column;
  }
  path;
  what;
  line;
  column;
  name = "BrokenManifest";
}
function manifestText(content) {
  return content.toString("utf8").replace(/^\uFEFF/, "");
}



/***/ }),

/***/ 26366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parseJsonWithComments),
/* harmony export */   d: () => (/* binding */ fieldsInJson)
/* harmony export */ });
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36765);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);




function parseJsonWithComments(text) {
  return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)((0,strip_json_comments__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$)(content));
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}



/***/ }),

/***/ 34402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32787);

function parseJson(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(text.length);
  return JSON.parse(text);
}



/***/ }),

/***/ 32787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   MF: () => (/* binding */ TooLarge),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export parsedLimitBytes */
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32671);


const parsedLimitBytes = 32 * 1024 * 1024;
class TooLarge extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "TooLarge";
}
function checkSize(size) {
  const refused = tooLarge(size);
  if (refused !== void 0) throw new TooLarge(refused);
}
function tooLarge(size) {
  return size <= parsedLimitBytes ? void 0 : `it has ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(size)} bytes, and at most ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(parsedLimitBytes)} of such a file are read`;
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

/***/ 73624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ wordSet)
/* harmony export */ });
function wordSet(text) {
  return new Set(text.split(" "));
}



/***/ })

};
;