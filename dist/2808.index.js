"use strict";
exports.id = 2808;
exports.ids = [2808];
exports.modules = {

/***/ 79032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ optionsOfBuildSystems),
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   WY: () => (/* binding */ described)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);


const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP({ error: "must be a text" }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1, "must not be empty"));
const listOf = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(schema, { error: "must be a list of texts" });
const texts = listOf(text);
const flag = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY({ error: "must be true or false" });
const described = (schema, description) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(schema.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .describe */ .q0y(description)));
const without = (mistake) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((value) => mistake(value) === void 0, { error: ({ input }) => mistake(String(input)) ?? "" });
const program = text.check(
  without(
    (path) => /[/\\]/.test(path) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? `program must be a name or an absolute path, not ${JSON.stringify(path)}. A relative path would start a file of the pull request` : void 0
  )
);
const reserved = /^--(?:no)?(?:output|order_output|keep_going|implicit_deps|tool_deps|nodep_deps|query_file|(?:xml|proto):.*)(?:=|$)/;
const option = (own, why) => text.check(
  without((value) => own.test(value) ? `${value} is an option that the action sets itself${why}` : void 0)
);
const bazel = {
  program: described(program, "Path of bazel"),
  "startup-options": described(
    listOf(
      option(
        /^--output_base(?:=|$)/,
        ": both commits cannot share one output base. Use --output_user_root to say where Bazel keeps its downloads"
      )
    ),
    "Startup options of bazel"
  ),
  "query-options": described(listOf(option(reserved, ", so that no target is left out")), "Options of bazel query"),
  universe: described(
    listOf(
      text.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^-?\/\/[^\s:()"']*$/, "must be a pattern of packages, such as //... or -//third_party/..."))
    ).check(
      zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((patterns) => patterns.some((one) => !one.startsWith("-")), {
        error: "universe must hold a pattern of packages without - in front, such as //..."
      })
    ),
    "What is queried; //... when not given"
  ),
  externals: described(flag, "Whether to follow dependencies through external repositories")
};
const go = {
  program: described(program, "Path of go"),
  "module-graph": described(flag, "Whether go mod graph may be asked; true when not given")
};
const gradle = {
  program: described(program, "Path of gradle"),
  arguments: described(texts, "More arguments of gradle")
};
const pants = {
  program: described(program, "Path of pants"),
  "global-options": described(texts, "Global options of pants")
};
const workspaces = {
  "root-dependencies": described(
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["all", "declared"], {
      error: "must be all (every package can use what the root depends on) or declared (only those that name it)"
    }),
    "Which packages can use what the root depends on; all when not given"
  ),
  "root-tools": described(texts, "Dependencies of the root that no build and no test can notice"),
  "built-in-root-tools": described(flag, "Whether formatters, hooks and release tools count as such")
};
const place = text.check(
  without(
    (path) => path !== "." && /^\/|(?:^|\/)\.{0,2}(?:\/|$)|\\/.test(path) ? `${JSON.stringify(path)} must be a path from the root of the repository` : void 0
  )
);
const paths = {
  "python-roots": described(listOf(place), "Folders in which Python finds modules"),
  aliases: described(
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), place, { error: "must be a mapping" }),
    "Places that imports of JavaScript stand for, beside those of tsconfig.json"
  )
};
const optionsOfBuildSystems = {
  bazel,
  nx: {},
  turborepo: {},
  workspaces,
  cargo: {},
  uv: {},
  go,
  gradle,
  maven: {},
  dotnet: {},
  pants,
  paths
};



/***/ }),

/***/ 56467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   bX: () => (/* binding */ isNegated),
/* harmony export */   fF: () => (/* binding */ globMistake),
/* harmony export */   fo: () => (/* binding */ Glob),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94173);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);





const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
const mostSteps = 5e5;
const cannotBeWrong = /^[\w./*-]{1,100}$/;
class Glob {
  /** @throws GlobError when the glob can match nothing, or cannot match what its author means */
  constructor(text) {
    this.text = text;
    checkShape(text);
    checkBrackets(text);
    const segments = text.split("/");
    const names = segments.flatMap(
      (segment, index) => captureIn(segment, segments.slice(0, index).join("/"))?.name ?? []
    );
    this.#segments = withRest(segments);
    this.captures = [...new Set(names)];
    this.#isRepeated = names.length > this.captures.length;
    const special = segments.findIndex((segment) => !isLiteral(segment));
    this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
    checkBraces(this.#withWildcards());
    if (!cannotBeWrong.test(text)) this.#whole = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(this.#withWildcards());
  }
  text;
  /** Names of the `{name}` parts, each once, in the order in which they appear. */
  captures;
  /** The literal segments at the start of the glob, up to the first wildcard. A path that matches begins with them. */
  literalPrefix;
  #segments;
  /** True where a name has several places, which only its values can tell apart. */
  #isRepeated;
  #whole;
  #alternatives;
  matches(path) {
    return this.#isRepeated ? this.captured(path).length > 0 : this.#matches(path);
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
    if (!this.#matches(path)) return [];
    if (this.captures.length === 0) return [/* @__PURE__ */ new Map()];
    this.#alternatives ??= (0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(this.#segments.join("/")).map((one) => withRest(one.split("/")).map(segmentOf));
    const found = this.#alternatives.flatMap((segments) => readings(segments, path));
    return [...new Map(found.map((values) => [[...values.values()].join("/"), values])).values()];
  }
  #matches(path) {
    return (this.#whole ??= (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(this.#withWildcards()))(path);
  }
  /** The glob with a wildcard for each name. */
  #withWildcards() {
    return this.#segments.join("/").replaceAll(capturePattern, "?*");
  }
}
const capturePart = new RegExp(capturePattern.source);
function captureIn(segment, above) {
  const found = capturePart.exec(segment);
  if (found === null) return void 0;
  const [whole, name = ""] = found;
  const [before, after] = [segment.slice(0, found.index), segment.slice(found.index + whole.length)];
  if (nesting(above) !== 0 || !isLiteral(before) || !isLiteral(after))
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError(`${whole} must be a whole segment, or have only plain text around it`);
  return { name, before, after };
}
function withRest(segments) {
  const before = segments.findLast((segment) => segment !== "**") ?? "";
  const isOpen = segments.at(-1) === "**" && (before.endsWith("*") || capturePart.test(before));
  return isOpen ? [...segments, "*"] : segments;
}
const segmentOf = (text) => text === "**" ? text : captureIn(text, "") ?? (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(text);
function readings(segments, path) {
  const parts = path.split("/");
  let steps = 0;
  let ways = /* @__PURE__ */ new Map([
    ["", { from: 0, values: /* @__PURE__ */ new Map() }]
  ]);
  for (const segment of segments) {
    const longer = /* @__PURE__ */ new Map();
    for (const way of ways.values()) {
      for (const next of continued(way, segment, parts)) {
        if ((steps += 1) > mostSteps)
          throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError(`its names may stand for too many parts of the path ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(path, 80)}`);
        longer.set([next.from, ...next.values.values()].join("/"), next);
      }
    }
    ways = longer;
  }
  return [...ways.values()].flatMap(({ from, values }) => from === parts.length ? [values] : []);
}
function continued({ from, values }, segment, parts) {
  if (segment === "**")
    return Array.from({ length: parts.length - from + 1 }, (_, more) => ({ from: from + more, values }));
  const part = parts[from];
  if (part === void 0) return [];
  if (typeof segment === "function") return segment(part) ? [{ from: from + 1, values }] : [];
  const value = valueOf(segment, part);
  if (value === void 0 || (values.get(segment.name) ?? value) !== value) return [];
  return [{ from: from + 1, values: new Map([...values, [segment.name, value]]) }];
}
function valueOf({ before, after }, segment) {
  if (segment.length <= before.length + after.length) return void 0;
  if (!segment.startsWith(before) || !segment.endsWith(after)) return void 0;
  return segment.slice(before.length, segment.length - after.length);
}
const compiled = /* @__PURE__ */ new Map();
function globOf(text) {
  return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(compiled, text, () => new Glob(text));
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
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError)) throw error;
    return error.message;
  }
}
function isLiteral(text) {
  return !/[*?[\]{}()|\\"]/.test(text);
}
function nesting(text) {
  const plain = text.replaceAll(/\\./gs, "");
  return plain.replaceAll(/[^{(]/g, "").length - plain.replaceAll(/[^})]/g, "").length;
}
const shapes = [
  [/^$/, () => "it is empty"],
  [/^\//, (text) => `paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, "") || "**"}`],
  [/\/$/, (text) => `no file ends with /, so it matches nothing: write ${text}**`],
  [/(^|\/)\.{1,2}(\/|$)/, () => "no path has . or .. as a segment, so it matches nothing"],
  [/\/\//, () => "no path has an empty segment, so it matches nothing"],
  [/(^|[^\\])(\\\\)*\\$/, () => "the \\ at its end escapes nothing"],
  [/\0/, () => "no path has a NUL"],
  [/(^|[^\\])(\\\\)*\{\}/, () => "{} names nothing"]
];
function checkShape(text) {
  if (text.length > _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .longestGlob */ .Hm) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError(`it is longer than the ${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .longestGlob */ .Hm} characters that a path has`);
  const mistake = shapes.find(([shape]) => shape.test(text))?.[1](text) ?? (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .backslashMistake */ .d)(text);
  if (mistake !== void 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError(mistake);
}
function checkBraces(text) {
  for (const [whole, inside = ""] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
    if (!/,|\.\./.test(inside)) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
    }
  }
}
function checkBrackets(text) {
  const plain = text.replaceAll(new RegExp(String.raw`\\.|${_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .characterClass */ .EV.source}`, "gsu"), "_");
  if (plain.includes("[")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("missing closing ]: write \\[ for the character itself");
  if (plain.includes("]")) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("missing opening [: write \\] for the character itself");
  let braces = 0;
  let choices = 0;
  for (const [mark] of plain.matchAll(/[@?*+!]\(|[(){}]/g)) {
    if (mark === "{") braces += 1;
    else if (mark === "}" && (braces -= 1) < 0) {
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("missing opening {: write \\} for the character itself");
    } else if (mark.length === 2) choices += 1;
    else if (mark === "(" && choices > 0)
      throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("( within @(\u2026), ?(\u2026), *(\u2026), +(\u2026) or !(\u2026): write \\( for the character itself");
    else if (mark === ")" && choices > 0) choices -= 1;
  }
  if (braces > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("missing closing }: write \\{ for the character itself");
  if (choices > 0) throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError("missing closing ): write \\( for the character itself");
}



/***/ }),

/***/ 24952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   j: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47785);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);


class ConfigurationError extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
  /** @param file path of the file, for the message */
  constructor(file, mistakes) {
    super(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join("; "));
    this.file = file;
    this.mistakes = mistakes.map((mistake) => ({ file, ...mistake }));
  }
  file;
  name = "ConfigurationError";
  mistakes;
}
function suggestion(wrong, names) {
  let nearest;
  let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
  const written = wrong.toLowerCase();
  for (const name of names) {
    if (name.length > written.length && /[/:]/.test(name.at(-written.length - 1) ?? "") && name.toLowerCase().endsWith(written))
      return ` (did you mean ${name}?)`;
    const distance = (0,leven__WEBPACK_IMPORTED_MODULE_1__["default"])(written, name.toLowerCase());
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest === void 0 ? "" : ` (did you mean ${nearest}?)`;
}



/***/ }),

/***/ 38272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   j: () => (/* binding */ PlacedDocument)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42183);
/* harmony import */ var _mistakes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24952);



class PlacedDocument {
  /**
   * @param file its path, for messages
   * @throws ConfigurationError when the file is not YAML
   */
  constructor(text, file) {
    this.file = file;
    const protectedText = protectBraces(text);
    this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(protectedText, {
      lineCounter: this.#lines,
      prettyErrors: false,
      // Checked below, because the parser compares each key with every other.
      uniqueKeys: false
    });
    const exhausted = this.#document.errors.find(({ code }) => code === "RESOURCE_EXHAUSTION");
    if (exhausted !== void 0) {
      this.#mistakeAt(exhausted.pos[0], "it is nested more deeply than anybody writes");
      this.finish();
    }
    const [problem] = [...this.#document.errors, ...this.#document.warnings];
    if (problem !== void 0) {
      this.#mistakeAt(problem.pos[0], restoreBraces((0,_shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlMistake */ .YY)(problem, protectedText)));
      this.finish();
    }
    this.#checkNodes();
    this.finish();
    this.data = this.#document.toJS();
  }
  file;
  #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
  #document;
  #mistakes = [];
  /** The content as plain data. Keys are texts. */
  data;
  /** Restores the braces of texts, and refuses aliases of nothing and keys that data cannot hold. */
  #checkNodes() {
    const anchors = /* @__PURE__ */ new Set();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(this.#document, {
      Alias: (_, alias) => {
        if (!anchors.has(alias.source)) this.#mistakeOf(alias, _shared_src_yaml_mistake_js__WEBPACK_IMPORTED_MODULE_1__/* .aliasMistake */ .xg);
      },
      Value: (_, node) => {
        if (node.anchor !== void 0) anchors.add(node.anchor);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === "string") node.value = restoreBraces(node.value);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) return;
        const seen = /* @__PURE__ */ new Set();
        for (const { key } of node.items) {
          const scalar = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) ? key.resolve(this.#document) : key;
          if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(scalar)) {
            this.#mistakeOf(key, "a key must be text");
            continue;
          }
          const name = restoreBraces(keyText(scalar.value));
          if (seen.has(name)) this.#mistakeOf(key, `the key ${JSON.stringify(name)} is written twice`);
          if (name === "__proto__") this.#mistakeOf(key, "__proto__ cannot be a key");
          seen.add(name);
        }
      }
    });
  }
  /** @throws ConfigurationError with all mistakes so far, in the order of the file */
  finish() {
    if (this.#mistakes.length === 0) return;
    this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
    throw new _mistakes_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j(this.file, this.#mistakes);
  }
  #mistakeAt(offset, message) {
    const { line, col } = this.#lines.linePos(offset);
    this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
  }
  #mistakeOf(node, message) {
    const range = node?.range;
    this.#mistakeAt(range?.[0] ?? 0, message);
  }
  /** Notes a mistake about a value; about its key, where the value is missing. */
  mistake(place, message) {
    const { key, value } = this.#nodesAt(place);
    const isEmpty = value === null || value === void 0 || (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) && value.value === null;
    this.#mistakeOf(isEmpty ? key : value, message);
  }
  /** Notes a mistake about the key of a value. */
  mistakeOfKey(place, message) {
    this.#mistakeOf(this.#nodesAt(place).key, message);
  }
  /** The line of a key, from 1; of an entry of a list, the line of the entry. */
  lineOf(place) {
    const { key } = this.#nodesAt(place);
    return this.#lines.linePos(key?.range?.[0] ?? 0).line;
  }
  #nodesAt(place) {
    let [key, value] = [this.#document.contents, this.#document.contents];
    for (const part of place) {
      const within = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(value) ? value.resolve(this.#document) : value;
      if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(within)) [key, value] = [within.items[Number(part)], within.items[Number(part)]];
      else {
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(within) ? within.items.find((one) => this.#keyOf(one.key) === part) : void 0;
        if (pair === void 0) return { key, value };
        [key, value] = [pair.key, pair.value];
      }
    }
    return { key, value };
  }
  #keyOf(key) {
    const scalar = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(key) ? key.resolve(this.#document) : key;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(scalar) ? keyText(scalar.value) : "";
  }
}
const protection = { "{": "\uE0F0", "}": "\uE0F1", ",": "\uE0F2" };
function protectBraces(text) {
  return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index) => {
    const attached = (character) => character !== void 0 && !/[\s{}[\],:"']/.test(character);
    if (!attached(text[index - 1]) && !attached(text[index + braces.length])) return braces;
    return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
  });
}
function restoreBraces(text) {
  return text.replaceAll("\uE0F0", "{").replaceAll("\uE0F1", "}").replaceAll("\uE0F2", ",");
}
function keyText(value) {
  return typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);
}
function kindOf(value) {
  if (value === null || value === void 0) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  return typeof value === "string" ? "a text" : `${typeof value} ${JSON.stringify(value)}`;
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

/***/ 39147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ sayIssues)
/* harmony export */ });
/* harmony import */ var _mistakes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24952);
/* harmony import */ var _placed_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38272);


function sayIssues(document, issues) {
  for (const issue of issues) sayIssue(document, issue, []);
}
function sayIssue(document, issue, above) {
  const place = [...above, ...issue.path];
  switch (issue.code) {
    case "unrecognized_keys":
      for (const key of issue.keys) {
        document.mistakeOfKey([...place, key], `unknown key ${JSON.stringify(key)}${instead(key, issue.message)}`);
      }
      return;
    case "invalid_key":
      for (const { message } of issue.issues) document.mistakeOfKey(place, message);
      return;
    case "custom":
      document.mistake(place, issue.message);
      return;
    case "invalid_union": {
      const meant = formOf(issue);
      for (const inner of meant ?? []) sayIssue(document, inner, place);
      if (meant !== void 0) return;
    }
  }
  const value = place.reduce(
    (within, part) => within?.[part],
    document.data
  );
  const isKind = issue.code === "invalid_type" || issue.code === "invalid_union";
  document.mistake(place, `${subjectOf(place)} ${issue.message}${isKind ? `, not ${(0,_placed_document_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOf */ .I)(value)}` : ""}`);
}
function formOf({ errors }) {
  return errors.find(
    (issues) => issues.every(
      (issue) => issue.path.length > 0 || issue.code !== "invalid_type" && (issue.code !== "invalid_union" || formOf(issue) !== void 0)
    )
  );
}
function instead(key, known) {
  const keys = known.split("\n");
  const near = (0,_mistakes_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(key, keys);
  if (near !== "") return near;
  return known === "" ? ": nothing can be set here" : `: write one of ${keys.join(", ")}`;
}
function subjectOf(place) {
  const keys = place.filter((part) => typeof part === "string");
  return (keys[0] === "build-systems" ? keys.join(".") : keys.at(-1)) ?? "the file";
}



/***/ }),

/***/ 67618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ flat),
/* harmony export */   Wf: () => (/* binding */ configurationSchema),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/* unused harmony export configurationJsonSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _build_system_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79032);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56467);
/* harmony import */ var _rule_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25862);




const mapping = (shape) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(shape, {
  error: ({ code }) => code === "unrecognized_keys" ? Object.keys(shape).join("\n") : "must be a mapping"
});
const checked = (mistake, pattern) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: "must be a text" }).check((0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .without */ .FF)(mistake), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .meta */ .mIj({ minLength: 1, pattern }));
const textOrTexts = { error: "must be a text or a list of texts" };
const globsOrMapping = { error: "must be a list of globs or a mapping" };
const mappingOf = (key, value) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(key, value, { error: "must be a mapping" });
const glob = checked((text) => {
  const mistake = (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globMistake */ .fF)(text);
  return mistake && `bad glob ${text}: ${mistake}`;
}, "^(?!!?/)(?!!?$)(?!.*/$)");
const nestedGlobs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([glob, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(nestedGlobs)], textOrTexts));
const flat = (nested) => typeof nested === "string" ? [nested] : nested.flatMap(flat);
const someIncluded = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((nested) => flat(nested).length === 0 || !flat(nested).every(_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .isNegated */ .bX), {
  error: "there are only globs with !, so nothing matches: add one without"
});
const globs = nestedGlobs.check(
  someIncluded,
  zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y("Globs of paths from the root of the repository. * does not cross /, ** does; ! takes files away")
);
const someGlobs = globs.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((nested) => flat(nested).length > 0, { error: "paths must hold a glob" }));
const ownGlobs = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([glob, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(nestedGlobs).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, "has no globs, so nothing impacts it"))], textOrTexts).check(someIncluded);
const targetPattern = checked(
  (text) => /^[^\s\p{Cc}]+$/u.test(text) ? void 0 : `${JSON.stringify(text)} cannot be the name of a target`,
  "^\\S+$"
);
const dependencyPattern = targetPattern.check(
  zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((text) => text !== "ALL", { error: "ALL is not a target: name targets, where * stands for any text" })
);
const oneOrMore = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([schema, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(schema).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, "must name at least one target"))], textOrTexts);
const dependencies = oneOrMore(dependencyPattern);
const targetName = checked((name) => {
  const mistake = (0,_rule_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nameMistake */ .wq)(name);
  return mistake && `${JSON.stringify(name)} cannot name a target: ${mistake}`;
}, "^(?!ALL$)([^\\s{}]|\\{[A-Za-z_][A-Za-z0-9_-]*\\})+$");
const surface = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ(
  [
    ownGlobs,
    mapping({
      "inputs-of": checked(
        (text) => /^[^#]*(?:turbo\.jsonc?|nx\.json|project\.json)#[^#]+$/.test(text) ? void 0 : `${JSON.stringify(text)} names no task: write the path of a turbo.json, nx.json or project.json, # and the task`,
        "#"
      )
    })
  ],
  globsOrMapping
);
const targetsOrImports = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())], textOrTexts);
const target = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ(
  [
    ownGlobs,
    mapping({
      paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(globs),
      "depends-on": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(targetsOrImports, "Targets, and imports for what its files import and name"),
      surface: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(surface, "The changed files that reach what depends on this target")
    }).check(
      zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((rule2) => flat(rule2.paths ?? []).length > 0 || flat(rule2["depends-on"] ?? []).length > 0, {
        error: "there are neither paths nor depends-on, so nothing impacts this target"
      }),
      zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .meta */ .mIj({ anyOf: [{ required: ["paths"] }, { required: ["depends-on"] }] })
    )
  ],
  globsOrMapping
);
const reach = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["all", "direct"], {
  error: "must be all (everything that depends on a changed target) or direct (only what depends on it directly)"
});
const systemNames = Object.keys(_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOfBuildSystems */ .C1);
const systemName = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(systemNames, {
  error: ({ input }) => `${JSON.stringify(input)} is not a build system: write one of ${systemNames.join(", ")}`
});
const folder = checked((path) => {
  const isPlain = path.split("/").every((name) => !["", ".", ".."].includes(name)) && !/[\\*?\p{Cc}]/u.test(path);
  return path === "." || isPlain ? void 0 : `${JSON.stringify(path)} cannot be a folder: write its path from the root of the repository, such as services/api, or . for the root`;
}, "^(?!/).*[^/]$");
const reason = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: "must be a text" }).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, "must not be empty"), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y("Why, in one sentence, for the summary"));
const listOf = (shape) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(mapping(shape), { error: "must be a list of mappings" });
const mostPatterns = 200;
const fewPatterns = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(
  (rules) => Object.entries(rules).flat(2).filter((name) => name.includes("*")).length <= mostPatterns,
  { error: `depends-on has more than ${String(mostPatterns)} names with *: write fewer, wider ones` }
);
const impact = {
  paths: someGlobs,
  targets: oneOrMore(targetPattern).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y("Names of targets; ALL is everything"))
};
const rule = {
  paths: someGlobs,
  impacts: dependencies.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .describe */ .q0y("Targets and groups, or all, none, or owners (as if no rule were there)")),
  because: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(reason)
};
const oneOrMoreSystems = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([systemName, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(systemName).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, "must name a build system"))]);
const options = Object.fromEntries(
  systemNames.map((name) => [name, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(mapping(_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .optionsOfBuildSystems */ .C1[name]))])
);
const unowned = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: "must be all, ignore or the name of a target" });
const configurationSchema = mapping({
  "impact-all": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(globs, "A changed file that matches impacts everything"),
  "impact-none": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(globs, "A changed file that matches impacts nothing, where no target owns or reads it"),
  impact: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(listOf(impact), "What changed files impact beside the targets that own them"),
  "depends-on": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    mappingOf(dependencyPattern, dependencies).check(fewPatterns),
    "Dependencies that no file says: for each target, what it depends on. * stands for any text"
  ),
  "not-depends-on": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    mappingOf(dependencyPattern, mapping({ on: dependencies, because: reason })),
    "Edges that only a text suggests: for each target, on what it does not depend"
  ),
  groups: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(mappingOf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), dependencies), "Names for sets of targets, used wherever targets are named"),
  rules: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(listOf(rule), "The first rule whose paths fit a changed file decides what that file impacts"),
  surfaces: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    mappingOf(dependencyPattern, surface),
    "For targets: the changed files that reach what depends on them"
  ),
  reach: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([reach, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), reach)], { error: "must be all, direct or a mapping" }),
    "How far a changed target reaches, for all targets, or by build system and group"
  ),
  roots: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(mappingOf(folder, oneOrMoreSystems), "Several builds: folders, each with its build systems"),
  "when-none": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    targetName.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((name) => !name.includes("{"), { error: "when-none is one name, without {name}" })),
    "The target that a pull request claims which impacts none"
  ),
  everything: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["ALL", "names"], { error: "must be ALL, or names (every known target by its name)" }),
    "How an answer says that everything is impacted; ALL when not given"
  ),
  documents: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(["ignore", "all"], {
      error: "must be ignore (the built-in list of documents impacts nothing) or all (they count as other files do)"
    }),
    "Whether texts for people impact only what reads them (ignore; so without it), or count as other files do (all)"
  ),
  unowned: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(
    unowned.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1, "must be all, ignore or the name of a target")),
    "What a changed file of no target impacts: all (so without it), ignore (nothing), or the name of a target"
  ),
  targets: (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(mappingOf(targetName, target), "Targets by name. {name} stands for one path segment of the globs"),
  "build-systems": (0,_build_system_options_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY)(mapping(options), "Options of build systems")
});
function configurationJsonSchema() {
  const {
    $schema,
    type: _object,
    ...shape
  } = z.toJSONSchema(configurationSchema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any"
  });
  return {
    $schema,
    title: "Impacted targets",
    description: "Rules by which changed files become impacted targets (.github/impacted-targets.yml)",
    type: ["object", "null"],
    ...shape
  };
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



/***/ })

};
;