"use strict";
exports.id = 210;
exports.ids = [210];
exports.modules = {

/***/ 2156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ backslashMistake),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;
function backslashMistake(glob) {
  const outside = glob.replaceAll(/\[(?:\\.|[^\]\\/])*\]/gs, (one) => "_".repeat(one.length));
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

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ ExpressionRefused),
  O: () => (/* binding */ LinearExpression)
});

// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.mjs
var regexpp = __webpack_require__(1895);
// EXTERNAL MODULE: ./build/errors/user-error.js
var user_error = __webpack_require__(7508);
;// CONCATENATED MODULE: ./build/globs/native-cost.js
function nativeCost({ alternatives }, length) {
  return costOfAlternatives(alternatives, length).steps;
}
function costOfAlternatives(alternatives, length) {
  let [ways, steps] = [0, 1];
  for (const { elements } of alternatives) {
    const one = costOfSequence(elements, length);
    ways += one.ways;
    steps += one.steps;
  }
  return { ways, steps };
}
function costOfSequence(elements, length) {
  let [ways, steps] = [1, 0];
  for (const element of elements) {
    const one = costOf(element, length);
    steps += ways * one.steps;
    ways *= one.ways;
  }
  return { ways, steps };
}
function costOf(element, length) {
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return costOfAlternatives(element.alternatives, length);
    case "Assertion":
      if (element.kind !== "lookahead") return { ways: 1, steps: 1 };
      return { ways: 1, steps: costOfAlternatives(element.alternatives, length).steps + 1 };
    case "Quantifier": {
      const { ways, steps } = costOf(element.element, length);
      if (element.max === 1) return { ways: ways + 1, steps: steps + 1 };
      if (ways > 1) return { ways: Infinity, steps: Infinity };
      const times = Math.min(element.max, length + 1);
      return { ways: times + 1, steps: (times + 1) * (steps + 1) };
    }
    default:
      return { ways: 1, steps: 1 };
  }
}


;// CONCATENATED MODULE: ./build/globs/linear-expression.js



class ExpressionRefused extends user_error/* UserError */.y {
  name = "ExpressionRefused";
}
const nativeSteps = 5e4;
const mostStates = 2e4;
const parser = new regexpp/* RegExpParser */.HA({ ecmaVersion: 2024 });
class LinearExpression {
  /**
   * @param source of a regular expression from `^` to `$`, as `RegExp` takes it with the flag `s`
   * @param names characters that stand for a name each: any text of one segment, or the value that `test` is given
   * @throws SyntaxError when it is none
   */
  constructor(source, names = []) {
    this.source = source;
    this.names = names;
    const free = names.reduce((text, name) => text.replaceAll(name, () => freeName), source);
    this.#native = new RegExp(free, "s");
  }
  source;
  names;
  #native;
  #longestNative;
  #automaton;
  /**
   * @param values of the names, in their order; undefined for one that may be anything
   * @throws ExpressionRefused
   */
  test(text, values = []) {
    const bound = values.some((value) => value !== void 0);
    if (!bound && text.length <= this.#nativeLength()) return this.#native.test(text);
    this.#automaton ??= new Automaton(parse(this.source), this.names);
    return this.#automaton.test(text, values);
  }
  /** The length of the longest text that V8's engine is given. */
  #nativeLength() {
    if (this.#longestNative === void 0) {
      const pattern = parse(this.#native.source);
      const fits = [4096, 1024, 512, 256, 128, 64, 32].find((length) => nativeCost(pattern, length) <= nativeSteps);
      this.#longestNative = fits ?? 0;
    }
    return this.#longestNative;
  }
}
const freeName = "[^/\\0]+";
function parse(source) {
  return parser.parsePattern(source, 0, source.length, { unicode: false, unicodeSets: false });
}
class Automaton {
  constructor(pattern, names) {
    this.names = names;
    this.#start = this.#alternatives(pattern.alternatives, this.#add({ kind: "end" }));
    this.#strata = this.#order();
  }
  names;
  #states = [];
  #units = /* @__PURE__ */ new Map();
  #start;
  /** The states of one nesting of lookaheads each, the innermost first, in an order in which most are known before they are needed. */
  #strata;
  test(text, values) {
    const states = this.#states;
    let after = new Uint8Array(states.length);
    let now = new Uint8Array(states.length);
    const behind = /* @__PURE__ */ new Map();
    for (const state of states) {
      if (state.kind === "value" && values[state.name] !== void 0)
        behind.set(state.next, new Uint8Array(text.length + 1));
    }
    for (let at = text.length; at >= 0; at -= 1) {
      let holds2 = function(state) {
        switch (state.kind) {
          case "end":
            return true;
          case "unit":
            return unit >= 0 && after[state.next] === 1 && state.accepts(unit);
          case "any":
            return state.next.some((next) => now[next] === 1);
          case "edge":
            return (state.at === "start" ? at === 0 : at === text.length) && now[state.next] === 1;
          case "lookaround":
            return now[state.next] === 1 && now[state.inner] === 1 !== state.negated;
          case "value": {
            const value = values[state.name];
            if (value === void 0) return now[state.free] === 1;
            return behind.get(state.next)?.[at + value.length] === 1 && text.startsWith(value, at);
          }
        }
      };
      var holds = holds2;
      const unit = at < text.length ? text.charCodeAt(at) : -1;
      now.fill(0);
      for (const { states: stratum, circular } of this.#strata) {
        for (let changed = true; changed; ) {
          changed = false;
          for (const number of stratum) {
            const state = states[number];
            if (now[number] === 1 || state === void 0 || !holds2(state)) continue;
            now[number] = 1;
            changed = circular;
          }
        }
      }
      for (const [number, places] of behind) places[at] = now[number] ?? 0;
      [now, after] = [after, now];
    }
    return after[this.#start] === 1;
  }
  #add(state) {
    if (this.#states.length >= mostStates)
      throw new ExpressionRefused("a glob is too large to be matched. Write several smaller ones");
    return this.#states.push(state) - 1;
  }
  #alternatives(alternatives, next) {
    const starts = alternatives.map(({ elements }) => elements.reduceRight((to, one) => this.#element(one, to), next));
    return starts.length === 1 ? starts[0] ?? next : this.#add({ kind: "any", next: starts });
  }
  #element(element, next) {
    switch (element.type) {
      case "Group":
      case "CapturingGroup":
        return this.#alternatives(element.alternatives, next);
      case "Assertion":
        if (element.kind === "start" || element.kind === "end")
          return this.#add({ kind: "edge", at: element.kind, next });
        if (element.kind === "lookahead") {
          const inner = this.#alternatives(element.alternatives, this.#add({ kind: "end" }));
          return this.#add({ kind: "lookaround", inner, negated: element.negate, next });
        }
        throw new ExpressionRefused(
          `a glob is written as a regular expression (${element.raw.slice(0, 40)}), which is not read`
        );
      case "Quantifier":
        return this.#repeated(element, next);
      case "Character": {
        const name = this.names.indexOf(String.fromCodePoint(element.value));
        if (name < 0) return this.#add({ kind: "unit", accepts: (unit) => unit === element.value, next });
        return this.#add({ kind: "value", name, free: this.#alternatives(parse(freeName).alternatives, next), next });
      }
      case "CharacterClass":
      case "CharacterSet":
        return this.#add({ kind: "unit", accepts: this.#accepts(element.raw), next });
      default:
        throw new ExpressionRefused(
          `a glob is written as a regular expression (${element.raw.slice(0, 40)}), which is not read`
        );
    }
  }
  #repeated({ element, min, max }, next) {
    let to = next;
    if (max === Infinity) {
      const again = [];
      const head = this.#add({ kind: "any", next: again });
      again.push(this.#element(element, head), next);
      to = head;
    } else {
      for (let times = min; times < max; times += 1) {
        to = this.#add({ kind: "any", next: [this.#element(element, to), next] });
      }
    }
    for (let times = 0; times < min; times += 1) to = this.#element(element, to);
    return to;
  }
  /** Which code units a class takes: as the language itself says, asked once for each. */
  #accepts(raw) {
    const known = this.#units.get(raw);
    if (known) return known;
    const expression = new RegExp(raw, "s");
    const asked = /* @__PURE__ */ new Map();
    const accepts = (unit) => {
      let answer = asked.get(unit);
      if (answer === void 0) asked.set(unit, answer = expression.test(String.fromCharCode(unit)));
      return answer;
    };
    this.#units.set(raw, accepts);
    return accepts;
  }
  #order() {
    const strata = [];
    const seen = new Uint8Array(this.#states.length);
    const [under, done] = [1, 2];
    const roots = [[this.#start, 0]];
    for (const [root, depth] of roots) {
      const stratum = strata[depth] ??= { states: [], circular: false };
      const stack = [{ state: root, left: [root] }];
      for (let top = stack.at(-1); top; top = stack.at(-1)) {
        const next = top.left.pop();
        if (next === void 0) {
          stack.pop();
          if (stack.length === 0) break;
          stratum.states.push(top.state);
          seen[top.state] = done;
        } else if (seen[next] === under) stratum.circular = true;
        else if (seen[next] !== done) {
          seen[next] = under;
          const state = this.#states[next] ?? { kind: "end" };
          if (state.kind === "lookaround") roots.push([state.inner, depth + 1]);
          if (state.kind === "unit" || state.kind === "value") roots.push([state.next, depth]);
          stack.push({ state: next, left: this.#sameColumn(state) });
        }
      }
    }
    return strata.reverse();
  }
  /** The states that a state asks in its own place of the text. */
  #sameColumn(state) {
    switch (state.kind) {
      case "any":
        return [...state.next];
      case "edge":
      case "lookaround":
        return [state.next];
      case "value":
        return [state.free];
      case "unit":
      case "end":
        return [];
    }
  }
}



/***/ }),

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7508);

class ImpactError extends _errors_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine, where the workspace is not searched. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   pZ: () => (/* binding */ GlobError),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2156);
/* harmony import */ var _globs_linear_expression_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
/* harmony import */ var _service_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2861);
/* harmony import */ var _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7508);





class GlobError extends _errors_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
  name = "GlobError";
}
const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
const options = {
  dot: true,
  nonegate: true,
  keepQuotes: true,
  strictBrackets: true,
  windows: false,
  flags: "s"
};
const longestGlob = 4096;
const mostRead = 5e5;
const cannotBeWrong = /^[\w./*-]+$/;
function compiledGlob(glob, names) {
  let source;
  try {
    source = picomatch__WEBPACK_IMPORTED_MODULE_3__.makeRe(glob, options).source;
  } catch (error) {
    throw new GlobError(error instanceof Error ? error.message.replace(/^Missing/, "missing") : String(error));
  }
  if (source === "$^") throw new GlobError("it matches nothing");
  const unescaped = names.reduce((expression, name) => expression.replaceAll(`\\${name}`, name), source);
  return new _globs_linear_expression_js__WEBPACK_IMPORTED_MODULE_0__/* .LinearExpression */ .O(unescaped, names);
}
class Glob {
  /** @throws GlobError when the glob can match nothing, or not what its author means */
  constructor(text) {
    this.text = text;
    checkShape(text);
    const placeholders = /* @__PURE__ */ new Map();
    const captures = [];
    const captureSegments = [];
    const segments = [];
    let depth = 0;
    for (const segment of escapePlainParentheses(text).split("/")) {
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
        throw new GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
      }
      captures.push({ name, before, after });
      let placeholder = placeholders.get(name);
      if (placeholder === void 0) {
        placeholder = unusedCharacter(text, placeholders.size);
        placeholders.set(name, placeholder);
      }
      captureSegments.push(segments.push(before + placeholder + after) - 1);
    }
    if (segments.at(-1) === "**" && captureSegments.includes(segments.length - 2)) segments.push("*");
    const unnamed = segments.join("/");
    checkBraces(unnamed);
    this.captures = [...placeholders.keys()];
    this.#captures = captures;
    this.#places = captures.map((capture, index) => ({ capture, segment: captureSegments[index] ?? 0 }));
    const names = [...placeholders.values()];
    this.#compile = () => compiledGlob(unnamed, names);
    if (!cannotBeWrong.test(text)) this.#compiled = this.#compile();
    this.#ambiguous = this.captures.length > 0 && /\*\*|[{(]/.test(unnamed);
    const special = segments.findIndex(
      (segment) => !isLiteral(segment) || names.some((character) => segment.includes(character))
    );
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
  }
  text;
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  captures;
  /** The segments in front of the first one that is not literal: a path that matches begins with them. */
  literalPrefix;
  #captures;
  #compile;
  #compiled;
  /** Where the names stand, by their number, when each segment of the glob is one of the path. */
  #places;
  /** True when a path can be read in several ways, because what stands in front of a name may be of any length. */
  #ambiguous;
  get #expression() {
    return this.#compiled ??= this.#compile();
  }
  matches(path) {
    return this.#captures.length === this.captures.length ? this.#expression.test(path) : this.captured(path).length > 0;
  }
  /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
  matchesWith(path, values) {
    return this.#expression.test(
      path,
      this.captures.map((name) => values.get(name) ?? "")
    );
  }
  /**
   * Every way in which the path matches; without names, one empty way. Empty when it does not match.
   * @throws GlobError when there are more than anybody means
   */
  captured(path) {
    if (!this.#expression.test(path)) return [];
    return this.#ambiguous ? this.#ways(path) : this.#onlyWay(path);
  }
  /** Where each segment of the glob is one of the path. */
  #onlyWay(path) {
    const segments = path.split("/");
    const values = /* @__PURE__ */ new Map();
    for (const { capture, segment } of this.#places) {
      const { name, before, after } = capture;
      const written = segments[segment] ?? "";
      const value = written.slice(before.length, written.length - after.length);
      if ((values.get(name) ?? value) !== value) return [];
      values.set(name, value);
    }
    return [values];
  }
  /** Each name after the other, where the path can still match with what it and those before it stand for. */
  #ways(path) {
    let read = 0;
    let ways = [[]];
    for (const name of this.captures) {
      const candidates = this.#candidates(name, path);
      ways = ways.flatMap(
        (way) => candidates.map((value) => [...way, value]).filter((values) => {
          if ((read += path.length) > mostRead) {
            throw new GlobError(`its names may stand for too many parts of the path ${(0,_service_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(path, 80)}`);
          }
          return this.#expression.test(path, values);
        })
      );
    }
    return ways.map((values) => new Map(this.captures.map((name, index) => [name, values[index] ?? ""])));
  }
  #candidates(name, path) {
    const capture = this.#captures.find((one) => one.name === name);
    if (!capture) return [];
    const { before, after } = capture;
    const values = path.split("/").filter((segment) => segment.startsWith(before) && segment.endsWith(after)).map((segment) => segment.slice(before.length, segment.length - after.length)).filter((value) => value !== "");
    return [...new Set(values)];
  }
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
function unusedCharacter(text, index) {
  for (let code = 57344; ; code += 1) {
    const character = String.fromCharCode(code);
    if (!text.includes(character) && (index -= 1) < 0) return character;
  }
}
function checkShape(text) {
  if (text === "") throw new GlobError("it is empty");
  if (text.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
  if (text.startsWith("/")) {
    throw new GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`);
  }
  if (text.endsWith("/")) throw new GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
  if (/(^|\/)\.{1,2}(\/|$)/.test(text)) throw new GlobError("no path has . or .. as a segment, so it matches nothing");
  if (text.includes("//")) throw new GlobError("no path has an empty segment, so it matches nothing");
  if (/(^|[^\\])(\\\\)*\\$/.test(text)) throw new GlobError("the \\ at its end escapes nothing");
  const backslash = (0,_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .backslashMistake */ .d)(text);
  if (backslash !== void 0) throw new GlobError(backslash);
  if (text.includes("\0")) throw new GlobError("no path has a NUL");
  if (/(^|[^\\])(\\\\)*\{\}/.test(text)) throw new GlobError("{} names nothing");
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function escapePlainParentheses(text) {
  const open = [];
  let escaped = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (character === "\\") {
      escaped += character + (text[index += 1] ?? "");
    } else if (character === "(") {
      const extended = /[@?*+!]/.test(text[index - 1] ?? "") && text[index - 2] !== "\\";
      open.push(extended ? "extended" : "plain");
      escaped += extended ? "(" : "\\(";
    } else if (character === ")") {
      const kind = open.pop();
      if (kind === void 0) escaped += "\\)";
      else escaped += kind === "extended" ? ")" : "\\)";
    } else if (character === "|" && !open.includes("extended")) {
      escaped += "\\|";
    } else {
      escaped += character;
    }
  }
  if (open.includes("extended")) throw new GlobError('missing closing: ")"');
  return escaped;
}



/***/ }),

/***/ 716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ps: () => (/* binding */ suggestionsForUnowned),
/* harmony export */   UI: () => (/* binding */ suggestionsForImpactAll),
/* harmony export */   k8: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(972);

function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .Glob */ .fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .GlobError */ .pZ) return void 0;
    throw error;
  }
}
const ofBuilds = new RegExp(
  [
    String.raw`(?:^|/)(?:(?:ts|js)config[^/]*\.json|[^/]*\.config\.[cm]?[jt]sx?|[^/]*rc(?:\.[^/]*)?|babel[^/]*)$`,
    String.raw`(?:^|/)(?:[^/]*Dockerfile[^/]*|[^/]*Makefile|[^/]*\.mk|justfile|Taskfile[^/]*|CMakeLists\.txt|[^/]*\.cmake)$`,
    String.raw`(?:^|/)(?:package\.json|[^/]*[.-]lock(?:\.[^/]*)?|[^/]*\.lockb|go\.(?:mod|sum|work)|[^/]*\.toml|[^/]*\.gradle(?:\.kts)?)$`,
    String.raw`(?:^|/)(?:gradle\.properties|[^/]*\.bazel|[^/]*\.bzl|\.bazel[^/]*|rust-toolchain|\.(?:node|python|ruby|java|tool)-versions?)$`,
    String.raw`(?:^|/)(?:\.env[^/]*|vitest[^/]*|jest[^/]*|nx\.json|turbo\.jsonc?|pnpm-workspace\.yaml|\.yarn/.*|\.cargo/.*|\.mvn/.*)$`,
    String.raw`(?:^|/)(?:(?:docker-)?compose[^/]*\.ya?ml|setup\.(?:py|cfg)|requirements[^/]*\.txt|patches/.*)$`
  ].join("|"),
  "is"
);
function suggestionsForUnowned(path) {
  const glob = globOf(path);
  if (glob === void 0) return [];
  const impact = {
    rule: { key: "impact", glob },
    assumption: `The targets that you write in the place of * are all that ${path} bears on.`
  };
  if (ofBuilds.test(path)) return [impact];
  const assumption = path.startsWith(".github/workflows/") ? `No test of a target reads ${path}; that the workflow works is seen when it runs.` : `No build and no test reads ${path}.`;
  return [{ rule: { key: "impact-none", glob }, assumption }, impact];
}
function suggestionsForImpactAll(path, glob, key) {
  const own = globOf(path);
  if (own === void 0) return [];
  return [{ rule: { key, glob: `!${own}` }, assumption: `${glob} is not meant for ${path}.` }];
}



/***/ })

};
;