"use strict";
exports.id = 3424;
exports.ids = [3424];
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

/***/ 87553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readAliases)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7189);
/* harmony import */ var _shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2607);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26366);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);






const compilerConfiguration = /(^|\/)[jt]sconfig[^/]*\.json$/;
function aliasesOf(content, directory) {
  const options = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsInJson */ .d)(content)?.compilerOptions);
  const base = typeof options.baseUrl === "string" ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .s)(options.baseUrl)) : directory;
  return Object.entries((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(options.paths)).flatMap(([pattern, written]) => {
    const star = pattern.indexOf("*");
    if (star === 0) return [];
    const places = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te)(written).map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base === "" ? "." : base, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_4__/* .withSlashes */ .s)(place)));
    const parts = star === -1 ? [pattern] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ parts, places, scope: directory }];
  });
}
function placesOfAlias({ parts, places }, name) {
  const found = (0,_shared_src_globs_text_between_js__WEBPACK_IMPORTED_MODULE_5__/* .textBetween */ .I)(parts, name);
  const [captured] = found ?? [];
  if (captured === void 0) return found === void 0 ? [] : places;
  return places.map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(place.replace("*", () => captured)).replace(/\/$/, ""));
}
async function readAliases(tree, prefix) {
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100") && compilerConfiguration.test(path)
  );
  const contents = await tree.read(files.map(({ path }) => path));
  const aliases = [...contents].flatMap(([path, content]) => aliasesOf(content, (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(path)));
  return (file, name) => aliases.flatMap((alias) => (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(file, alias.scope) ? placesOfAlias(alias, name) : []);
}



/***/ }),

/***/ 26387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ PythonRoots)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71293);



class PythonRoots {
  /** Files by the path of their module from each folder that has it: an import is looked up once, however many folders share a namespace. */
  #modules = /* @__PURE__ */ new Map();
  /** First names of modules. */
  #tops = /* @__PURE__ */ new Set();
  #places;
  /**
   * @param roots from the root of the repository
   * @param paths of all files of the commit
   */
  constructor(roots, paths, places) {
    this.#places = places;
    const sources = paths.filter((path) => /\.pyi?$/.test(path));
    for (const path of sources.flatMap((source) => [source, ...places.otherPaths(source)])) {
      const module = path.replace(/(?:\/__init__)?\.pyi?$/, "");
      for (const root of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path).filter((above) => roots.has(above))) {
        const name = module.slice(root === "" ? 0 : root.length + 1);
        (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(this.#modules, name, path);
        this.#tops.add(name.split("/", 1)[0] ?? "");
      }
    }
  }
  /** True where one of the folders has modules whose names begin with this one. */
  has(top) {
    return this.#tops.has(top);
  }
  /**
   * The files that a module may be. Several folders may share a namespace: the longest known beginning of the name tells which of them is meant.
   * @param own further folders, which belong to the file that imports the module
   * @param isOwn true for a file beside that one. A module that is there is none of another project
   */
  files(names, own, isOwn) {
    const found = own.flatMap((root) => {
      const place = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .longestModule */ .hG)(root, names, this.#places);
      return place?.kind === "file" ? [{ path: place.path, length: lengthOf(place.path, root) }] : [];
    });
    const isWhole = ({ path, length }) => length === names.length || !/\/__init__\.pyi?$/.test(path);
    if (isOwn && found.some((one) => isOwn(one.path) && isWhole(one))) return [];
    const longest = Math.max(0, ...found.map(({ length }) => length));
    for (let length = names.length; length > 0; length -= 1) {
      const files = this.#modules.get(names.slice(0, length).join("/"));
      if (files === void 0 && length > longest) continue;
      const beside = found.flatMap((one) => one.length === length ? [one.path] : []);
      const all = [.../* @__PURE__ */ new Set([...beside, ...files ?? []])];
      return isOwn !== void 0 && all.some(isOwn) ? [] : all;
    }
    return [];
  }
}
function lengthOf(path, root) {
  const name = path.slice(root === "" ? 0 : root.length + 1).replace(/(?:\/__init__)?\.pyi?$/, "");
  return name.split("/").length;
}



/***/ }),

/***/ 53424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  paths: () => (/* binding */ paths)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/aliases.js
var aliases = __webpack_require__(87553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/python-roots.js
var python_roots = __webpack_require__(26387);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/text-between.js
var text_between = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/paths/modules.js








class Modules {
  constructor(commit, places, aliases, ownersOf) {
    this.places = places;
    this.aliases = aliases;
    this.ownersOf = ownersOf;
    const files = [...commit.files.keys()];
    this.#options = commit.options.paths ?? {};
    const roots = this.#options["python-roots"];
    this.#pythonRoots = new python_roots/* PythonRoots */.U(rootsIn(files, roots), files, places);
    for (const path of files) {
      if (path.endsWith(".go") && !path.endsWith("_test.go")) (0,append/* append */.BC)(this.#goFiles, (0,tree_paths/* directoryOf */.jt)(path), path);
      const names = roots === void 0 && /\.pyi?$/.test(path) ? moduleNames(path) : [];
      for (let at = names.length - 2; at >= 0; at -= 1) (0,append/* append */.BC)(this.#pythonEnds, names.slice(at).join("."), path);
    }
  }
  places;
  aliases;
  ownersOf;
  /** Folders of packages by their names in package.json. */
  #packages = /* @__PURE__ */ new Map();
  /** Folders of Go's modules, by their paths in go.mod. */
  #goModules = /* @__PURE__ */ new Map();
  #goFiles = /* @__PURE__ */ new Map();
  #pythonRoots;
  /** Python files by the last names of their modules, from two on. */
  #pythonEnds = /* @__PURE__ */ new Map();
  #inFolder = /* @__PURE__ */ new Map();
  #options;
  /** @param ownersOf gives the targets that own a path */
  static async of(commit, ownersOf) {
    const places = await literals_places/* TrackedPlaces */.b.of(commit.tree);
    const modules = new Modules(commit, places, await (0,aliases/* readAliases */.N)(commit.tree, ""), ownersOf);
    const manifests = (name) => [...commit.files.keys()].filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === name && !`/${path}`.includes("/node_modules/"));
    for (const [path, content] of await commit.tree.read(manifests("package.json"))) {
      const name = (0,json_with_comments/* fieldsInJson */.d)(content)?.name;
      if (typeof name === "string" && name !== "") modules.#packages.set(name, (0,tree_paths/* directoryOf */.jt)(path));
    }
    for (const [path, content] of await commit.tree.read(manifests("go.mod"))) {
      const name = /^module\s+"?([^\s"]+)/m.exec(content.toString("utf8"))?.[1];
      if (name !== void 0) modules.#goModules.set(name, (0,tree_paths/* directoryOf */.jt)(path));
    }
    return modules;
  }
  /**
   * @param file that imports, mocks or resolves the module
   * @param module as the file writes it
   */
  find(file, module) {
    if (/\.(?:pyi?|pyx)$/.test(file)) return this.#ofPython(file, module);
    return file.endsWith(".go") ? this.#ofGo(module) : this.#ofJavaScript(file, module);
  }
  #ofPython(file, module) {
    const names = (0,resolve/* namesOfModule */.Ym)(module);
    const found = this.#pythonRoots.files(names, [this.#ownRoot(file)]);
    if (found.length > 0 || names.length < 2) return { paths: found };
    for (let length = names.length; length > 1; length -= 1) {
      const files = this.#pythonEnds.get(names.slice(0, length).join("."));
      if (files !== void 0) return { paths: files };
    }
    return {};
  }
  /** The folder above the outermost package that a Python file belongs to. */
  #ownRoot(file) {
    const folder = (0,tree_paths/* directoryOf */.jt)(file);
    const isPackage = (path) => path !== "" && this.places.find(`${path}/__init__.py`) === "file";
    return [folder, ...(0,tree_paths/* pathsAbove */.wP)(folder)].find((path) => !isPackage(path)) ?? "";
  }
  #ofGo(module) {
    const name = [module, ...(0,tree_paths/* pathsAbove */.wP)(module)].find((above) => this.#goModules.has(above));
    if (name === void 0) return {};
    const folder = (0,tree_paths/* inside */.nx)(this.#goModules.get(name) ?? "", module.slice(name.length + 1));
    return { paths: this.#goFiles.get(folder) ?? [] };
  }
  #ofJavaScript(file, module) {
    for (const place of [...this.#given(module), ...this.aliases(file, module)]) {
      const found = (0,resolve/* javascriptModule */.OV)(place, this.places);
      if (found !== void 0) return { paths: [found.path] };
      if (this.places.find(place) === "directory") return { ids: this.#targetsIn(place) };
    }
    const name = [module, ...(0,tree_paths/* pathsAbove */.wP)(module)].find((above) => this.#packages.has(above));
    if (name !== void 0) {
      const folder = this.#packages.get(name) ?? "";
      const below = name === module ? void 0 : (0,resolve/* javascriptModule */.OV)((0,tree_paths/* inside */.nx)(folder, module.slice(name.length + 1)), this.places);
      return below === void 0 ? { ids: this.#targetsIn(folder), paths: [(0,tree_paths/* inside */.nx)(folder, "package.json")] } : { paths: [below.path] };
    }
    if (!/^[@~#]\//.test(module)) return {};
    return {
      unknown: `${file} imports ${module}, and no tsconfig.json in a folder above it maps that name. Add the alias under build-systems.paths.aliases`
    };
  }
  #targetsIn(folder) {
    const targets = () => new Set([...this.places.below(folder)].flatMap((path) => [...this.ownersOf(path)]));
    return (0,append/* getOrMake */.IV)(this.#inFolder, folder, () => [...targets()]);
  }
  /** The places of an alias that the rules give. */
  #given(module) {
    return Object.entries(this.#options.aliases ?? {}).flatMap(([pattern, place]) => {
      const found = (0,text_between/* textBetween */.I)(pattern.split("*", 2), module);
      const [captured] = found ?? [];
      if (captured === void 0) return found === void 0 ? [] : [place];
      return [place.replace("*", () => captured)];
    });
  }
}
function rootsIn(paths, given) {
  if (given !== void 0) return new Set(given.map((root) => root === "." ? "" : root));
  const projects = paths.filter((path) => /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/.test((0,tree_paths/* nameOf */.Vb)(path)));
  return /* @__PURE__ */ new Set(["", ...projects.map(tree_paths/* directoryOf */.jt).flatMap((folder) => [folder, (0,tree_paths/* inside */.nx)(folder, "src")])]);
}
function moduleNames(path) {
  return path.replace(/(?:\/__init__)?\.pyi?$/, "").split("/");
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/rule-names.js
var rule_names = __webpack_require__(25862);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/paths/owners.js




class Owners {
  /** By the literal folder, or file, with which a glob begins. */
  #globs = /* @__PURE__ */ new Map();
  constructor(rules) {
    for (const rule of rules) {
      for (const glob of rule.globs.included) (0,append/* append */.BC)(this.#globs, glob.literalPrefix.join("/"), { rule, glob });
    }
  }
  /** The owners of a path. A target is there once for each way in which a glob fits. */
  of(path) {
    const owners = [];
    for (const { rule, glob } of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].flatMap((start) => this.#globs.get(start) ?? [])) {
      for (const captured of glob.captured(path)) {
        if (rule.globs.excluded.some((one) => one.matchesWith(path, captured))) continue;
        const values = new Map([...captured].map(([name, value]) => [name, asName(value)]));
        owners.push({ target: instantiate(rule.name, values), rule, values });
      }
    }
    return owners;
  }
}
function instantiate(name, values) {
  return name.replaceAll(glob/* capturePattern */.t_, (whole, capture) => values.get(capture) ?? whole);
}
function asName(value) {
  return value.replaceAll(
    /[\s\p{Cc}\u2028\u2029\ud800-\udfff]|%(?=[0-9A-Fa-f]{2})/gu,
    (character) => [...(0,names/* encodePath */.O0)(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")
  );
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/paths/uses.js



const mostComparisons = 1e6;
class StatedUses {
  /**
   * @param targets all targets of the commit
   * @param file path of the configuration file
   */
  constructor(targets, file) {
    this.targets = targets;
    this.file = file;
  }
  targets;
  file;
  externals = /* @__PURE__ */ new Map();
  /** Targets by a dependency's name and the texts in them that the names of both targets share. */
  #indexes = /* @__PURE__ */ new Map();
  #comparisons = 0;
  of({ ways }) {
    return [...ways.values()].flatMap(
      ({ rule, values }) => rule.dependsOn.map((name) => ({
        id: (0,rule_names/* namesIn */.wX)(name).every((one) => values.has(one)) ? instantiate(name, values) : this.#external(name, values),
        stated: { file: this.file, text: rule.name }
      }))
    );
  }
  /** The external of all targets that a name means, for a target with these texts. */
  #external(name, values) {
    const label = instantiate(name, values);
    const key = `all of ${label}`;
    (0,append/* getOrMake */.IV)(this.externals, key, () => {
      const uses = this.#meant(name, label, values).map((id) => ({ id }));
      return { label, content: "", uses };
    });
    return key;
  }
  #meant(name, label, values) {
    const tellable = (0,rule_names/* tellableNames */.kk)(name);
    const shared = (0,rule_names/* namesIn */.wX)(name).filter((one) => values.has(one));
    const told = shared.filter((one) => tellable.has(one));
    const index = (0,append/* getOrMake */.IV)(this.#indexes, [name, ...told].join("\0"), () => this.#indexOf(name, told));
    const found = index.get(told.map((one) => values.get(one)).join("\0")) ?? [];
    if (told.length === shared.length || (this.#comparisons += found.length) > mostComparisons) return found;
    return found.filter((target) => (0,rule_names/* valuesIn */.aC)(label, target) !== void 0);
  }
  #indexOf(name, told) {
    const found = /* @__PURE__ */ new Map();
    for (const target of this.targets.keys()) {
      const values = (0,rule_names/* valuesIn */.aC)(name, target);
      if (values !== void 0) (0,append/* append */.BC)(found, told.map((one) => values.get(one)).join("\0"), target);
    }
    return found;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/paths/targets.js



const newTarget = () => ({ ways: /* @__PURE__ */ new Map(), folders: /* @__PURE__ */ new Set(), hasOthers: false, imports: false });
class RuleTargets {
  all = /* @__PURE__ */ new Map();
  #owners;
  #known = /* @__PURE__ */ new Map();
  /** Paths with the same owners share a set, which a comparison recognizes. */
  #sets = /* @__PURE__ */ new Map();
  constructor(rules, entries) {
    this.#owners = new Owners(rules);
    for (const rule of rules) if ((0,rule_names/* namesIn */.wX)(rule.name).length === 0) this.#add(rule.name, rule, /* @__PURE__ */ new Map());
    for (const { path } of entries) {
      const owners = this.#owners.of(path);
      for (const { target, rule, values } of owners) {
        const one = this.#add(target, rule, values);
        const folder = folderOf(path, rule);
        if (folder === void 0) one.hasOthers = true;
        else one.folders.add(folder);
      }
      this.#known.set(path, this.#shared(owners));
    }
  }
  #add(target, rule, values) {
    const one = (0,append/* getOrMake */.IV)(this.all, target, newTarget);
    one.ways.set([rule.name, ...values.values()].join("\0"), { rule, values });
    one.imports ||= rule.imports;
    return one;
  }
  /** The targets that own a path, which need not be in the commit. */
  ownersOf(path) {
    return this.#known.get(path) ?? this.#shared(this.#owners.of(path));
  }
  #shared(owners) {
    const targets = new Set(owners.map(({ target }) => target));
    return (0,append/* getOrMake */.IV)(this.#sets, [...targets].join("\0"), () => targets);
  }
}
function folderOf(path, { globs }) {
  const segments = path.split("/");
  for (const { text } of globs.included) {
    const parts = text.split("/");
    const depth = parts.indexOf("**");
    if (depth < 1 || depth < parts.length - 2 || !/^\*{0,2}$/.test(parts.slice(depth + 1).join(""))) continue;
    const fits = parts.slice(0, depth).every((part, at) => part === segments[at] || /[{*]/.test(part));
    if (fits && segments.length > depth) return segments.slice(0, depth).join("/");
  }
  return void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/paths/index.js



const paths = {
  name: "paths",
  isConfigured: true,
  read: async (commit, _root, { configurations }) => {
    const { file } = configurations;
    const targets = new RuleTargets(configurations[commit.tree.side].rules, await commit.tree.entries());
    const stated = new StatedUses(targets.all, file);
    const importing = new Set([...targets.all].flatMap(([name, { imports }]) => imports ? [name] : []));
    const modules = importing.size > 0 && await Modules.of(commit, (path) => targets.ownersOf(path));
    return {
      targets: [...targets.all].flatMap(([name, target]) => declarations(name, target, stated, file)),
      externals: stated.externals,
      owners: (path) => targets.ownersOf(path),
      isRead: (path) => ![...targets.ownersOf(path)].some((target) => importing.has(target)),
      // Tests are told apart in the one folder of a target that imports.
      isCompiled: (_path, folder) => folder === "",
      ...modules && { resolve: (from, name) => modules.find(from, name) }
    };
  }
};
function declarations(id, target, stated, file) {
  const [own = "", ...others] = target.folders;
  const isInOne = target.imports && !target.hasOthers && others.length === 0;
  const rules = [...target.ways.values()].map(({ rule }) => rule);
  const whole = {
    id,
    name: id,
    folder: isInOne ? own : "",
    uses: stated.of(target),
    facts: new Map(rules.map((rule) => [`the rule ${rule.name} in ${file}`, definitionOf(rule)])),
    ...!target.imports && { declaresAll: true }
  };
  const folders = isInOne ? [] : [...target.folders];
  return [whole, ...folders.map((folder) => ({ id, name: id, folder, uses: [] }))];
}
function definitionOf({ name, definition, imports, dependsOn }) {
  return JSON.stringify([name, definition, imports, [...dependsOn].sort()]);
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

/***/ 36765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stripJsonComments)
/* harmony export */ });
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}


/***/ })

};
;