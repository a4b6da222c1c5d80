"use strict";
exports.id = 8310;
exports.ids = [8310,4173];
exports.modules = {

/***/ 5519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  paths: () => (/* binding */ paths)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/compare.js + 1 modules
var compare = __webpack_require__(91444);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/connect.js
var connect = __webpack_require__(2685);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/rule-names.js
var rule_names = __webpack_require__(25862);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph_graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/owners.js



const emptyPlace = () => ({ globs: [], below: /* @__PURE__ */ new Map() });
class Owners {
  #root = emptyPlace();
  constructor(rules) {
    for (const rule of rules) {
      for (const glob of rule.globs.included) {
        let place = this.#root;
        for (const segment of glob.literalPrefix) {
          place = (0,append/* getOrMake */.IV)(place.below, segment, emptyPlace);
        }
        place.globs.push({ rule, glob });
      }
    }
  }
  /** The targets that own a path, each once. */
  of(path) {
    const owners = /* @__PURE__ */ new Map();
    let place = this.#root;
    for (let from = 0; place; ) {
      for (const { rule, glob } of place.globs) {
        for (const values of glob.captured(path)) {
          if (rule.globs.excluded.some((one) => one.matchesWith(path, values))) continue;
          const target = instantiate(rule.name, new Map([...values].map(([name, value]) => [name, asName(value)])));
          if (!owners.has(target)) owners.set(target, { target, rule });
        }
      }
      if (from > path.length) break;
      const slash = path.indexOf("/", from);
      const to = slash === -1 ? path.length : slash;
      place = place.below.get(path.slice(from, to));
      from = to + 1;
    }
    return [...owners.values()];
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/dependents.js




class Dependents {
  #names;
  #targetsOf;
  /** The entries of `depends-on`, by the shape of their names. */
  #byShape = /* @__PURE__ */ new Map();
  constructor(rules, names, targetsOf) {
    this.#names = names;
    this.#targetsOf = targetsOf;
    for (const rule of rules) {
      for (const name of rule.dependsOn) (0,append/* append */.BC)(this.#byShape, (0,rule_names/* nameShape */.Vh)(name), new Dependency(rule, name));
    }
  }
  /** The existing dependents of a target. The target itself may be among them. */
  async of(target) {
    if (this.#byShape.size === 0) return [];
    const shapes = /* @__PURE__ */ new Set([target, ...this.#names.producers(target).map(({ rule }) => (0,rule_names/* nameShape */.Vh)(rule.name))]);
    const dependencies = [...shapes].flatMap((shape) => this.#byShape.get(shape) ?? []);
    const lists = await Promise.all(dependencies.map((one) => one.dependentsOf(target, this.#targetsOf)));
    return lists.flat();
  }
}
class Dependency {
  #rule;
  #name;
  #fixed;
  /** Index of the only segment that is fixed in part; -1 without one. */
  #partly;
  #index;
  constructor(rule, name) {
    this.#rule = rule;
    this.#name = name;
    const shared = (0,rule_names/* tellableNames */.kk)(rule.name);
    const fixed = name.split("/").map((segment) => fixedIn(segment, shared));
    this.#partly = fixed.findIndex((each) => each === "start" || each === "end");
    this.#fixed = fixed.map((each, at) => each === "whole" || at === this.#partly ? each : "nothing");
  }
  async dependentsOf(target, targetsOf) {
    this.#index ??= targetsOf(this.#rule).then((targets) => this.#indexOf(targets));
    const { byKey, lengths } = await this.#index;
    const segments = target.split("/");
    if (segments.length !== this.#fixed.length) return [];
    const keys = [...lengths].map((length) => this.#keyOf(segments, length));
    const candidates = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
    return candidates.filter(({ pattern }) => means(pattern, target)).map(({ dependents }) => dependents);
  }
  #indexOf(targets) {
    const own = (0,rule_names/* tellableNames */.kk)(this.#rule.name);
    const isFilled = (0,rule_names/* namesIn */.wX)(this.#name).some((name) => own.has(name));
    const byPattern = /* @__PURE__ */ new Map();
    for (const dependent of targets) {
      const values = isFilled ? (0,rule_names/* valuesIn */.aC)(this.#rule.name, dependent) : /* @__PURE__ */ new Map();
      if (values !== void 0) (0,append/* append */.BC)(byPattern, instantiate(this.#name, values), dependent);
    }
    const byKey = /* @__PURE__ */ new Map();
    const lengths = /* @__PURE__ */ new Set();
    for (const [pattern, dependents] of byPattern) {
      const segments = pattern.split("/");
      const length = this.#fixedLength(segments[this.#partly] ?? "");
      lengths.add(length);
      (0,append/* append */.BC)(byKey, this.#keyOf(segments, length), { pattern, dependents });
    }
    return { byKey, lengths };
  }
  /** How many characters are fixed in the partly fixed segment of a pattern. */
  #fixedLength(segment) {
    return this.#fixed[this.#partly] === "end" ? segment.length - segment.lastIndexOf("}") - 1 : segment.indexOf("{");
  }
  /** The key that a pattern shares with the targets that it means. */
  #keyOf(segments, length) {
    const parts = segments.map((segment, at) => {
      const fixed = this.#fixed[at];
      if (fixed === "whole") return segment;
      if (fixed === "start") return segment.slice(0, length);
      return fixed === "end" ? segment.slice(Math.max(0, segment.length - length)) : "";
    });
    return parts.join("/");
  }
}
function fixedIn(segment, shared) {
  const isShared = [...segment.matchAll(glob/* capturePattern */.t_)].map(([, name = ""]) => shared.has(name));
  if (isShared.every(Boolean)) return "whole";
  if (isShared[0] === true) return "start";
  return isShared.at(-1) === true ? "end" : "nothing";
}
function means(pattern, target) {
  return (0,rule_names/* namesIn */.wX)(pattern).length === 0 ? pattern === target : (0,rule_names/* valuesIn */.aC)(pattern, target) !== void 0;
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js + 1 modules
var json_with_comments = __webpack_require__(18442);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/aliases.js
var aliases = __webpack_require__(87553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/python-roots.js
var python_roots = __webpack_require__(26387);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/text-between.js
var text_between = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/modules.js








class ModulesOfFiles {
  #places;
  #options;
  #aliases;
  /** Folders of packages by their names in package.json. */
  #packages = /* @__PURE__ */ new Map();
  /** Folders of Go's modules, by their paths in go.mod. */
  #goModules = /* @__PURE__ */ new Map();
  #pythonRoots;
  /** Python files by the last names of their modules, from two on. */
  #pythonEnds = /* @__PURE__ */ new Map();
  #goFiles = /* @__PURE__ */ new Map();
  constructor(places, options, aliases, paths) {
    this.#places = places;
    this.#options = options;
    this.#aliases = aliases;
    this.#pythonRoots = new python_roots/* PythonRoots */.U(rootsIn(paths, options["python-roots"]), paths, places);
    for (const path of paths) {
      if (path.endsWith(".go") && !path.endsWith("_test.go")) (0,append/* append */.BC)(this.#goFiles, (0,tree_paths/* directoryOf */.jt)(path), path);
      const names = /\.pyi?$/.test(path) && options["python-roots"] === void 0 ? moduleNames(path) : [];
      for (let at = names.length - 2; at >= 0; at -= 1) (0,append/* append */.BC)(this.#pythonEnds, names.slice(at).join("."), path);
    }
  }
  static async of(tree, places, options) {
    const paths = (await tree.entries()).flatMap(({ path, mode }) => mode.startsWith("100") ? [path] : []);
    const modules = new ModulesOfFiles(places, options, await (0,aliases/* readAliases */.N)(tree, ""), paths);
    const called = (name) => paths.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === name && !/(?:^|\/)node_modules\//.test(path));
    const manifests = await tree.read([...called("package.json"), ...called("go.mod")]);
    for (const [path, content] of manifests) {
      const isGo = (0,tree_paths/* nameOf */.Vb)(path) === "go.mod";
      const name = isGo ? /^module\s+"?([^\s"]+)/m.exec(content.toString("utf8"))?.[1] : (0,json_with_comments/* fieldsInJson */.d)(content)?.name;
      if (typeof name !== "string") continue;
      (isGo ? modules.#goModules : modules.#packages).set(name, (0,tree_paths/* directoryOf */.jt)(path));
    }
    return modules;
  }
  /**
   * @param file that imports, mocks or resolves the module
   * @param module as the file writes it
   */
  find(file, module) {
    if (/\.(?:pyi?|pyx)$/.test(file)) return this.#ofPython(file, module);
    if (file.endsWith(".go")) return this.#ofGo(module);
    return this.#ofJavaScript(file, module);
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
    const isPackage = (path) => path !== "" && this.#places.find(`${path}/__init__.py`) === "file";
    return [folder, ...(0,tree_paths/* pathsAbove */.wP)(folder)].find((path) => !isPackage(path)) ?? "";
  }
  #ofGo(module) {
    for (const above of [module, ...(0,tree_paths/* pathsAbove */.wP)(module)]) {
      const folder = this.#goModules.get(above);
      if (folder === void 0 || above === "") continue;
      return {
        paths: this.#goFiles.get(external_node_path_.posix.join(folder, module.slice(above.length)).replace(/^\.?\/|^\.$/, "")) ?? []
      };
    }
    return {};
  }
  #ofJavaScript(file, module) {
    for (const place of [...this.#given(module), ...this.#aliases(file, module)]) {
      const found = (0,resolve/* javascriptModule */.OV)(place, this.#places);
      if (found !== void 0) return { paths: [found.path] };
      if (this.#places.find(place) === "directory") return { folder: place };
    }
    for (const name of [module, ...(0,tree_paths/* pathsAbove */.wP)(module)]) {
      const folder = this.#packages.get(name);
      if (folder === void 0 || name === "") continue;
      const below = (0,resolve/* javascriptModule */.OV)((0,tree_paths/* inside */.nx)(folder, module.slice(name.length + 1)), this.#places);
      return below === void 0 || name === module ? { folder } : { paths: [below.path] };
    }
    if (!/^[@~#]\//.test(module)) return {};
    return { unknown: `${file} imports ${module}, and no tsconfig.json that its folder can see says where that is` };
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/graph.js








async function readRulesGraph(tree, { rules }, file, definition, tools) {
  const owners = new Owners(rules);
  const entries = (await tree.entries()).filter(({ mode }) => mode !== "160000");
  const targets = /* @__PURE__ */ new Map();
  const nodes = /* @__PURE__ */ new Map();
  const importing = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Map();
  const addTarget = (target, rule) => {
    (0,append/* addTo */.DN)(targets, rule, target);
    const node = (0,append/* getOrMake */.IV)(nodes, target, () => (0,graph_graph/* graphNode */.De)(target, target));
    node.facts.set(`the rule ${rule.name} in ${file}`, definition(rule));
    if (rule.imports) importing.add(target);
  };
  for (const rule of rules) if ((0,rule_names/* namesIn */.wX)(rule.name).length === 0) addTarget(rule.name, rule);
  const known = /* @__PURE__ */ new Map();
  const none = /* @__PURE__ */ new Set();
  for (const { path } of entries) {
    const owning = owners.of(path);
    for (const { target, rule } of owning) {
      addTarget(target, rule);
      const folder = folderOf(path, rule);
      if (folder !== void 0) (0,append/* addTo */.DN)(folders, folder, target);
    }
    known.set(path, owning.length === 0 ? none : new Set(owning.map(({ target }) => target)));
  }
  const dependents = new Dependents(rules, new rule_names/* RuleNames */.Xd(rules), (rule) => Promise.resolve(targets.get(rule) ?? []));
  for (const target of nodes.keys()) {
    for (const list of await dependents.of(target)) {
      for (const dependent of list) {
        if (dependent === target) continue;
        nodes.get(dependent)?.dependencies.add(target, { kind: "stated", file, text: dependent });
      }
    }
  }
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const modules = await ModulesOfFiles.of(tree, places, tools.options.paths ?? {});
  const inFolder = /* @__PURE__ */ new Map();
  const idsBelow = (folder) => {
    const ids = () => [...known].flatMap(([path, owning]) => (0,tree_paths/* isWithin */.UO)(path, folder) ? [...owning] : []);
    return (0,append/* getOrMake */.IV)(inFolder, folder, () => [...new Set(ids())]);
  };
  const ownersOf = (path) => known.get(path) ?? new Set(owners.of(path).map(({ target }) => target));
  const graph = {
    nodes,
    owners: ownersOf,
    // The files of a target without imports are not read.
    described: (path) => ![...ownersOf(path)].some((target) => importing.has(target)),
    compiled: (_path, target) => !importing.has(target),
    imported: (path, module) => {
      const { paths = [], folder, unknown } = modules.find(path, module);
      for (const target of unknown === void 0 ? [] : ownersOf(path)) {
        const node = nodes.get(target);
        if (importing.has(target) && node !== void 0 && unknown !== void 0) node.unknown ??= unknown;
      }
      return { paths, ids: folder === void 0 ? [] : idsBelow(folder) };
    },
    places: [...folders].flatMap(([folder, owning]) => [...owning].map((target) => [folder, target]))
  };
  return {
    graph,
    warnOfUnknown: () => {
      for (const [target, { unknown }] of nodes) {
        if (unknown !== void 0)
          tools.warn(
            `paths: ${unknown}. Until then ${target} counts as impacted. Give the place under build-systems.paths.aliases in ${file}`
          );
      }
    }
  };
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/impact.js







class Revision {
  constructor(tree, configuration, owners = new Owners(configuration.rules), names = new rule_names/* RuleNames */.Xd(configuration.rules)) {
    this.tree = tree;
    this.configuration = configuration;
    this.owners = owners;
    this.names = names;
    this.dependents = new Dependents(configuration.rules, names, (rule) => this.targetsOf(rule));
  }
  tree;
  configuration;
  owners;
  names;
  dependents;
  #targets;
  /** Returns another commit with the rules of this one. */
  withRulesOfThis(tree) {
    return new Revision(tree, this.configuration, this.owners, this.names);
  }
  /** The targets of a rule that exist in this commit. */
  async targetsOf(rule) {
    if ((0,rule_names/* namesIn */.wX)(rule.name).length === 0) return [rule.name];
    this.#targets ??= this.#list();
    return (await this.#targets).get(rule) ?? [];
  }
  async #list() {
    const targets = /* @__PURE__ */ new Map();
    for (const { path } of await this.tree.entries()) {
      for (const { target, rule } of this.owners.of(path)) (0,append/* addTo */.DN)(targets, rule, target);
    }
    return targets;
  }
}
async function impactOfRules(comparison, configurations, tools) {
  const { file, base, head } = configurations;
  if (tools !== void 0 && [base, head].some(({ rules }) => rules.some(({ imports }) => imports))) {
    return impactByImports(comparison, configurations, tools);
  }
  const haveSameRules = base === head;
  const revision = new Revision(comparison.base, base);
  const sides = {
    base: revision,
    head: haveSameRules ? revision.withRulesOfThis(comparison.head) : new Revision(comparison.head, head)
  };
  const targets = /* @__PURE__ */ new Map();
  const coveredPaths = /* @__PURE__ */ new Set();
  const otherwise = /* @__PURE__ */ new Set();
  const impacted = [];
  const add = (target, reason) => {
    if (targets.has(target)) return;
    targets.set(target, reason);
    impacted.push(target);
  };
  for (const change of comparison.changes) {
    let owned = true;
    const holding = ["base", "head"].filter((side) => change[side] !== void 0);
    for (const side of haveSameRules ? holding.slice(0, 1) : holding) {
      const owners = sides[side].owners.of(change.path);
      if (owners.length === 0) owned = false;
      for (const { target } of owners) add(target, { kind: "file", path: change.path });
    }
    if (owned) coveredPaths.add(change.path);
  }
  const pairs = [
    [sides.base, sides.head],
    [sides.head, sides.base]
  ];
  for (const [side, other] of haveSameRules ? [] : pairs) {
    const definitions = new Set(other.configuration.rules.map(definition));
    for (const rule of side.configuration.rules) {
      if (definitions.has(definition(rule))) continue;
      const what = `the rule ${rule.name} in ${file} ${other.names.written(rule.name).length > 0 ? "changed" : side === sides.base ? "was removed" : "is new"}`;
      for (const target of await side.targetsOf(rule)) {
        otherwise.add(target);
        add(target, { kind: "graph", what });
      }
    }
  }
  const both = [sides.base, sides.head];
  const ownersOf = (path) => new Set(both.flatMap((side) => side.owners.of(path).map(({ target }) => target)));
  const dependentLists = async (target) => (await Promise.all(both.map((side) => side.dependents.of(target)))).flat();
  const eachDependent = async (of, use) => {
    const seen = /* @__PURE__ */ new Set();
    for (const target of of) {
      for (const list of await dependentLists(target)) {
        if (seen.has(list)) continue;
        seen.add(list);
        for (const dependent of list) use(dependent, target);
      }
    }
  };
  await eachDependent(impacted, (dependent, target) => {
    add(dependent, { kind: "dependency", target });
  });
  return {
    kind: "targets",
    targets,
    otherwise,
    coveredPaths,
    known: {
      names: async () => (await Promise.all(both.flatMap((side) => side.configuration.rules.map((rule) => side.targetsOf(rule))))).flatMap((names) => [...names]),
      dependentsOf: async (target) => (await dependentLists(target)).flat().filter((dependent) => dependent !== target),
      dependentLists,
      owners: (path) => Promise.resolve(ownersOf(path)),
      impactedBy: async (path) => {
        const found = ownersOf(path);
        await eachDependent(found, (dependent) => found.add(dependent));
        return found;
      }
    }
  };
}
async function impactByImports(comparison, { file, base, head }, tools) {
  const graphOf = async (tree, configuration) => {
    const { graph, warnOfUnknown } = await readRulesGraph(tree, configuration, file, definition, tools);
    const connected = await (0,connect/* connect */.N)(tree, graph);
    if (tree === comparison.head) warnOfUnknown();
    return connected;
  };
  const graphs = [await graphOf(comparison.base, base), await graphOf(comparison.head, head)];
  const impact = await (0,compare/* compareGraphs */.P)(...graphs, comparison);
  if (impact.kind === "all" || impact.known === void 0) return impact;
  const { places: _, ...known } = impact.known;
  return { ...impact, known };
}
function definition(rule) {
  return JSON.stringify([rule.name, rule.definition, rule.imports, [...rule.dependsOn].sort()]);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/index.js

const paths = {
  impact: (comparison, tools) => impactOfRules(comparison, tools.configurations, tools)
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
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18442);
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

/***/ 18442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ fieldsInJson),
  G: () => (/* binding */ parseJsonWithComments)
});

;// CONCATENATED MODULE: ./node_modules/strip-json-comments/index.js
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

// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json.js
var json = __webpack_require__(34402);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js




function parseJsonWithComments(text) {
  return (0,json/* parseJson */.q)(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,broken_manifest/* manifestText */.$)(content));
    return (0,json_values/* isObject */.Gv)(value) ? value : void 0;
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