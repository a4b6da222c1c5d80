"use strict";
exports.id = 5519;
exports.ids = [5519];
exports.modules = {

/***/ 5519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  paths: () => (/* binding */ paths)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/compare.js
var compare = __webpack_require__(70664);
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


class Owners {
  #root = { globs: [], below: /* @__PURE__ */ new Map() };
  constructor(rules) {
    for (const rule of rules) {
      for (const glob of rule.globs.included) {
        let place = this.#root;
        for (const segment of glob.literalPrefix) {
          let next = place.below.get(segment);
          if (!next) place.below.set(segment, next = { globs: [], below: /* @__PURE__ */ new Map() });
          place = next;
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
      for (const name of rule.dependsOn) (0,append/* append */.B)(this.#byShape, (0,rule_names/* nameShape */.Vh)(name), new Dependency(rule, name));
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
      if (values !== void 0) (0,append/* append */.B)(byPattern, instantiate(this.#name, values), dependent);
    }
    const byKey = /* @__PURE__ */ new Map();
    const lengths = /* @__PURE__ */ new Set();
    for (const [pattern, dependents] of byPattern) {
      const segments = pattern.split("/");
      const length = this.#fixedLength(segments[this.#partly] ?? "");
      lengths.add(length);
      (0,append/* append */.B)(byKey, this.#keyOf(segments, length), { pattern, dependents });
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
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json.js
var json = __webpack_require__(34402);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/aliases.js
var aliases = __webpack_require__(87553);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/paths/modules.js







class ModulesOfFiles {
  #places;
  #options;
  #aliases;
  /** Folders of packages by their names in package.json. */
  #packages = /* @__PURE__ */ new Map();
  /** Folders of Go's modules, by their paths in go.mod. */
  #goModules = /* @__PURE__ */ new Map();
  /** Folders in which Python finds modules, by the first name of a module. */
  #pythonRoots = /* @__PURE__ */ new Map();
  /** Python files by the last two names of their modules. */
  #pythonEnds = /* @__PURE__ */ new Map();
  #goFiles = /* @__PURE__ */ new Map();
  constructor(places, options, aliases) {
    this.#places = places;
    this.#options = options;
    this.#aliases = aliases;
  }
  static async of(tree, places, options) {
    const modules = new ModulesOfFiles(places, options, await (0,aliases/* readAliases */.N)(tree, ""));
    const paths = (await tree.entries()).flatMap(({ path, mode }) => mode.startsWith("100") ? [path] : []);
    const called = (name) => paths.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === name && !/(?:^|\/)node_modules\//.test(path));
    const manifests = await tree.read([...called("package.json"), ...called("go.mod")]);
    for (const [path, content] of manifests) {
      const text = content.toString("utf8");
      const name = (0,tree_paths/* nameOf */.Vb)(path) === "go.mod" ? /^module\s+"?([^\s"]+)/m.exec(text)?.[1] : nameIn(text);
      if (typeof name !== "string") continue;
      ((0,tree_paths/* nameOf */.Vb)(path) === "go.mod" ? modules.#goModules : modules.#packages).set(name, (0,tree_paths/* directoryOf */.jt)(path));
    }
    modules.#readFiles(paths);
    return modules;
  }
  #readFiles(paths) {
    const given = this.#options["python-roots"];
    const projects = paths.filter((path) => /^(?:pyproject\.toml|setup\.py|setup\.cfg)$/.test((0,tree_paths/* nameOf */.Vb)(path)));
    const roots = new Set(
      given?.map((root) => root === "." ? "" : root) ?? [
        "",
        ...projects.flatMap((path) => [(0,tree_paths/* directoryOf */.jt)(path), (0,tree_paths/* inside */.nx)((0,tree_paths/* directoryOf */.jt)(path), "src")])
      ]
    );
    for (const path of paths) {
      if (path.endsWith(".go") && !path.endsWith("_test.go")) (0,append/* append */.B)(this.#goFiles, (0,tree_paths/* directoryOf */.jt)(path), path);
      if (!/\.pyi?$/.test(path)) continue;
      for (const root of [(0,tree_paths/* directoryOf */.jt)(path), ...(0,tree_paths/* pathsAbove */.wP)((0,tree_paths/* directoryOf */.jt)(path))]) {
        if (!roots.has(root)) continue;
        const [top = ""] = path.slice(root === "" ? 0 : root.length + 1).split(/\/|\.pyi?$/);
        const known = this.#pythonRoots.get(top) ?? /* @__PURE__ */ new Set();
        this.#pythonRoots.set(top, known.add(root));
      }
      const names = moduleNames(path);
      if (given === void 0 && names.length > 1) (0,append/* append */.B)(this.#pythonEnds, names.slice(-2).join("."), path);
    }
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
    const names = module.split(".").filter((name) => name !== "*" && name !== "");
    const own = this.#ownRoot(file);
    let longest = 0;
    let found = [];
    for (const root of /* @__PURE__ */ new Set([own, ...this.#pythonRoots.get(names[0] ?? "") ?? []])) {
      const place = (0,resolve/* longestModule */.hG)(root, names, this.#places);
      if (place?.kind !== "file") continue;
      const depth = place.path.slice(root.length).split("/").length;
      if (depth > longest) found = [];
      longest = Math.max(longest, depth);
      if (depth === longest) found.push(place.path);
    }
    if (found.length > 0 || names.length < 2) return { paths: found };
    for (let length = names.length; length > 1; length -= 1) {
      const end = names.slice(0, length);
      const files = (this.#pythonEnds.get(end.slice(-2).join(".")) ?? []).filter(
        (path) => `.${moduleNames(path).join(".")}`.endsWith(`.${end.join(".")}`)
      );
      if (files.length > 0) return { paths: files };
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
      const [start = "", end] = pattern.split("*");
      if (end === void 0) return module === pattern ? [place] : [];
      if (!module.startsWith(start) || !module.endsWith(end) || module.length < start.length + end.length) return [];
      return [place.replace("*", () => module.slice(start.length, module.length - end.length))];
    });
  }
}
function moduleNames(path) {
  return path.replace(/(?:\/__init__)?\.pyi?$/, "").split("/");
}
function nameIn(manifest) {
  try {
    return (0,json_values/* fieldsOf */.Pf)((0,json/* parseJson */.q)(manifest)).name;
  } catch {
    return void 0;
  }
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
    (0,append/* addTo */.D)(targets, rule, target);
    const node = nodes.get(target) ?? (0,graph_graph/* graphNode */.De)(target, target);
    nodes.set(target, node);
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
      if (folder !== void 0) (0,append/* addTo */.D)(folders, folder, target);
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
    const found = inFolder.get(folder) ?? [
      ...new Set([...known].flatMap(([path, ids]) => (0,tree_paths/* isWithin */.UO)(path, folder) ? [...ids] : []))
    ];
    inFolder.set(folder, found);
    return found;
  };
  const ownersOf = (path) => known.get(path) ?? new Set(owners.of(path).map(({ target }) => target));
  const graph = {
    nodes,
    owners: ownersOf,
    readers: () => /* @__PURE__ */ new Map(),
    interpreted: () => false,
    // The files of a target without imports are not read.
    described: (path) => ![...ownersOf(path)].some((target) => importing.has(target)),
    compiled: (_path, target) => !importing.has(target),
    quotedImports: (path) => path.endsWith(".go"),
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
      for (const { target, rule } of this.owners.of(path)) (0,append/* addTo */.D)(targets, rule, target);
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

/***/ 87553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readAliases)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87496);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7189);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26366);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);






const compilerConfiguration = /(^|\/)[jt]sconfig[^/]*\.json$/;
function aliasesOf(text, directory) {
  let options;
  try {
    options = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJsonWithComments */ .G)(text)).compilerOptions);
  } catch {
    return [];
  }
  const base = typeof options.baseUrl === "string" ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_5__/* .withSlashes */ .s)(options.baseUrl)) : directory;
  return Object.entries((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(options.paths)).flatMap(([pattern, written]) => {
    const star = pattern.indexOf("*");
    if (star === 0) return [];
    const places = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te)(written).map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(base === "" ? "." : base, (0,_shared_src_globs_backslash_js__WEBPACK_IMPORTED_MODULE_5__/* .withSlashes */ .s)(place)));
    const [start, end] = star === -1 ? [pattern, void 0] : [pattern.slice(0, star), pattern.slice(star + 1)];
    return [{ start, end, places, scope: directory }];
  });
}
function placesOfAlias({ start, end, places }, name) {
  if (end === void 0) return name === start ? [...places] : [];
  if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return [];
  const captured = name.slice(start.length, name.length - end.length);
  return places.map((place) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(place.replace("*", () => captured)).replace(/\/$/, ""));
}
async function readAliases(tree, prefix) {
  const files = (await tree.entries()).filter(
    ({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100") && compilerConfiguration.test(path)
  );
  const contents = await tree.read(files.map(({ path }) => path));
  const aliases = [...contents].flatMap(([path, content]) => aliasesOf((0,_tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestText */ .$)(content), (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path)));
  return (file, name) => aliases.flatMap((alias) => (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(file, alias.scope) ? placesOfAlias(alias, name) : []);
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



/***/ })

};
;