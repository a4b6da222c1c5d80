"use strict";
exports.id = 5043;
exports.ids = [5043,4173];
exports.modules = {

/***/ 41126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cargo: () => (/* binding */ cargo)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/manifests.js
var manifests = __webpack_require__(56673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var toml = __webpack_require__(89396);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/cargo/lockfile.js






const mostMeant = 100;
function lockedPackages(lock, path) {
  const metadata = (0,toml/* table */.tp)(lock.metadata);
  const byName = /* @__PURE__ */ new Map();
  const written = [...(0,toml/* tables */.um)([lock.root ?? {}]), ...(0,toml/* tables */.um)(lock.package)].flatMap((entry) => {
    const [name, version, source] = [(0,toml/* text */.Qq)(entry.name), (0,toml/* text */.Qq)(entry.version), (0,toml/* text */.Qq)(entry.source)];
    if (name === void 0 || version === void 0) return [];
    const checksum = (0,toml/* text */.Qq)(entry.checksum) ?? (0,toml/* text */.Qq)(metadata[`checksum ${name} ${version} (${source ?? ""})`]) ?? void 0;
    const references = [...(0,toml/* strings */.P$)(entry.dependencies), ...(0,toml/* strings */.P$)([entry.replace ?? false])];
    const dependencies = [];
    const locked = { name, version, source, checksum, dependencies };
    (0,append/* append */.BC)(byName, name, locked);
    return [{ locked, dependencies, references }];
  });
  const byReference = /* @__PURE__ */ new Map();
  for (const { dependencies, references } of written) {
    for (const reference of references) {
      dependencies.push(...(0,append/* getOrMake */.IV)(byReference, reference, () => meant(reference)));
    }
  }
  return written.map(({ locked }) => locked);
  function meant(reference) {
    const [, name = "", version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
    const found = (byName.get(name) ?? []).filter(
      (candidate) => (version === void 0 || version === candidate.version) && (source === void 0 || source === candidate.source)
    );
    if (found.length <= mostMeant) return found;
    throw new broken_manifest/* BrokenManifest */.L(
      path,
      `the dependency ${JSON.stringify((0,src_text/* shortened */.vI)(reference, 80))} may mean any of ${found.length} packages`
    );
  }
}
function lockedId({ name, version, source }) {
  return `locked:${name} ${version} ${source ?? ""}`;
}
function lockedNode(locked) {
  const node = (0,graph/* graphNode */.De)(`${locked.name} ${locked.version} in Cargo.lock`);
  node.facts.set(`checksum of ${locked.name} ${locked.version} in Cargo.lock`, (0,json_values/* canonicalJson */.dj)(locked.checksum));
  return node;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml-manifests.js
var toml_manifests = __webpack_require__(26723);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/cargo/workspace.js







const manifestName = "Cargo.toml";
async function readWorkspace(tree, start) {
  const manifests = await toml_manifests/* TomlManifests */.JA.of(tree, manifestName);
  if (!manifests.has(start)) return void 0;
  const directory = workspaceDirectory(manifests, start);
  const root = manifests.get(directory);
  const packages = /* @__PURE__ */ new Map();
  const patches = /* @__PURE__ */ new Map();
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const settings = (0,toml/* table */.tp)(root.workspace);
  const { members, opaque } = (0,toml_manifests/* membersOf */.lS)(
    manifests,
    directory,
    "workspace.members",
    (0,toml/* strings */.P$)(settings.members),
    (place) => isExcluded(place, directory, settings),
    submodules
  );
  const lost = /* @__PURE__ */ new Map();
  const placeOf = (from, written, file, what) => {
    const place = (0,paths/* resolvePath */.o1)(from, written);
    const isThere = place !== void 0 && (manifests.has(place) || submodules.some((submodule) => (0,paths/* isWithin */.UO)(place, submodule)));
    if (!isThere) throw (0,unanswerable/* leadsNowhere */.q)(file, written, what);
    return place;
  };
  const visit = (place) => {
    const submodule = submodules.find((path) => (0,paths/* isWithin */.UO)(place, path));
    if (submodule !== void 0 && (0,toml/* isTable */.bI)(root.workspace) && (0,paths/* isWithin */.UO)(place, directory)) opaque.add(submodule);
    if (packages.has(place) || !manifests.has(place)) return;
    const manifest = manifests.get(place);
    if (!(0,toml/* isTable */.bI)(manifest.package)) return;
    const name = (0,toml/* text */.Qq)(manifest.package.name);
    if (name === void 0) throw new broken_manifest/* BrokenManifest */.L((0,paths/* inside */.nx)(place, manifestName), "package.name is missing");
    packages.set(place, { name, directory: place, manifest });
    for (const dependency of dependenciesOf(manifest, place, root, directory)) {
      const { written, from, name: what } = dependency;
      if (written === void 0) continue;
      try {
        visit(placeOf(from, written, (0,paths/* inside */.nx)(from, manifestName), what));
      } catch (error) {
        if (!(error instanceof unanswerable/* Unanswerable */.g)) throw error;
        lost.set(place, error.message);
      }
    }
  };
  const patched = [
    ...Object.values((0,toml/* table */.tp)(root.patch)).map((patch) => [(0,toml/* table */.tp)(patch), directory]),
    [(0,toml/* table */.tp)(root.replace), directory],
    ...await patchesOfConfiguration(tree, directory)
  ];
  if ((0,toml/* isTable */.bI)(root.package)) visit(directory);
  for (const member of members) visit(member);
  for (const [entries, from] of patched) {
    for (const [key, entry] of Object.entries(entries)) {
      const path = (0,toml/* text */.Qq)((0,toml/* table */.tp)(entry).path);
      if (path === void 0) continue;
      const place = placeOf(from, path, `the configuration of Cargo in ${from || "the root"}`, key);
      visit(place);
      const name = packages.get(place)?.name ?? (0,toml/* text */.Qq)((0,toml/* table */.tp)(entry).package) ?? key.split(":")[0] ?? key;
      (0,append/* addTo */.DN)(patches, name, place);
    }
  }
  return { directory, root, packages, patches, opaque, lost };
}
function workspaceDirectory(manifests, start) {
  const manifest = manifests.get(start);
  if ((0,toml/* isTable */.bI)(manifest.workspace)) return start;
  const named = (0,toml/* text */.Qq)((0,toml/* table */.tp)(manifest.package).workspace);
  if (named !== void 0) {
    const place = (0,paths/* resolvePath */.o1)(start, named);
    if (place !== void 0 && manifests.has(place)) return place;
    throw new broken_manifest/* BrokenManifest */.L(
      (0,paths/* inside */.nx)(start, manifestName),
      `package.workspace names ${named}, where there is no manifest`
    );
  }
  for (const above of (0,paths/* pathsAbove */.wP)(start)) {
    if (!manifests.has(above)) continue;
    const workspace = manifests.get(above).workspace;
    if ((0,toml/* isTable */.bI)(workspace)) return isExcluded(start, above, workspace) ? start : above;
  }
  return start;
}
function isExcluded(place, directory, workspace) {
  const named = (key) => (0,toml/* strings */.P$)(workspace[key]).some((path) => (0,paths/* isWithin */.UO)(place, (0,paths/* resolvePath */.o1)(directory, path) ?? "\0"));
  return named("exclude") && !named("members");
}
function dependenciesOf(manifest, place, root, rootDirectory) {
  const shared = (0,toml/* table */.tp)((0,toml/* table */.tp)(root.workspace).dependencies);
  const sections = [manifest, ...Object.values((0,toml/* table */.tp)(manifest.target)).map(toml/* table */.tp)];
  const kinds = { dependencies: false, "build-dependencies": false, build_dependencies: false };
  const development = { "dev-dependencies": true, dev_dependencies: true };
  const found = [];
  for (const section of sections) {
    for (const [kind, isDevelopment] of Object.entries({ ...kinds, ...development })) {
      for (const [key, written] of Object.entries((0,toml/* table */.tp)(section[kind]))) {
        const inherits = (0,toml/* table */.tp)(written).workspace === true;
        const details = (0,toml/* table */.tp)(inherits ? shared[key] : written);
        const path = (0,toml/* text */.Qq)(details.path);
        const from = inherits ? rootDirectory : place;
        const directory = path === void 0 ? void 0 : (0,paths/* resolvePath */.o1)(from, path);
        found.push({
          name: (0,toml/* text */.Qq)(details.package) ?? key,
          development: isDevelopment,
          from,
          ...path === void 0 ? {} : { written: path },
          ...directory === void 0 ? {} : { directory },
          ...inherits ? { inherited: key } : {}
        });
      }
    }
  }
  return found;
}
async function patchesOfConfiguration(tree, directory) {
  const files = [directory, ...(0,paths/* pathsAbove */.wP)(directory)].flatMap(
    (above) => [".cargo/config.toml", ".cargo/config"].map((name) => (0,paths/* inside */.nx)(above, name))
  );
  const found = [];
  for (const [path, content] of await tree.read(files)) {
    const configuration = (0,toml/* parseToml */.MT)(path, content);
    const from = (0,paths/* directoryOf */.jt)((0,paths/* directoryOf */.jt)(path));
    for (const patch of Object.values((0,toml/* table */.tp)(configuration.patch))) found.push([(0,toml/* table */.tp)(patch), from]);
    const overrides = (0,toml/* strings */.P$)(configuration.paths).map((override) => [
      override,
      { path: override }
    ]);
    found.push([Object.fromEntries(overrides), from]);
  }
  return found;
}
function filesOfManifest({ manifest, directory }, root, rootDirectory) {
  const entry = (0,toml/* table */.tp)(manifest.package);
  const shared = (0,toml/* table */.tp)((0,toml/* table */.tp)(root.workspace).package);
  const targets = ["bin", "example", "test", "bench"].flatMap((kind) => (0,toml/* tables */.um)(manifest[kind]));
  const here = [entry.build, ...[(0,toml/* table */.tp)(manifest.lib), ...targets].map((target) => target.path)];
  const found = [...here.map(toml/* text */.Qq), ...(0,toml/* strings */.P$)(entry.build)].map((path) => path && (0,paths/* resolvePath */.o1)(directory, path));
  for (const key of ["readme", "license-file"]) {
    const value = entry[key];
    const inherited = (0,toml/* isTable */.bI)(value) && value.workspace === true;
    const path = (0,toml/* text */.Qq)(inherited ? shared[key] : value);
    found.push(path && (0,paths/* resolvePath */.o1)(inherited ? rootDirectory : directory, path));
  }
  return found.filter((path) => isBelowOrBeside(path, directory));
}
function isBelowOrBeside(path, directory) {
  return path !== void 0 && path !== "" && !(0,paths/* isWithin */.UO)(directory, path);
}
function configuredDirectory(path) {
  const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
  return found ? (0,paths/* inside */.nx)(found[1] ?? "", "") : void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/cargo/graph.js









const workspaceId = "workspace";
const lockfileName = "Cargo.lock";
async function readCargoGraph(tree, start, warn) {
  const workspace = await readWorkspace(tree, start);
  if (workspace === void 0) return graph/* emptyGraph */.K1;
  const { directory, root, packages } = workspace;
  const nodes = /* @__PURE__ */ new Map();
  const owners = new file_owners/* FileOwners */.p();
  nodes.set(workspaceId, workspaceNode(root));
  for (const { name, directory: place, manifest: manifest2 } of packages.values()) {
    const manifestPath = (0,paths/* inside */.nx)(place, "Cargo.toml");
    const unknown = workspace.lost.get(place);
    if (unknown !== void 0) warn(`cargo: ${unknown}. Until then ${name} counts as impacted`);
    const node = { ...(0,graph/* graphNode */.De)(name, name, manifestPath), ...unknown !== void 0 && { unknown } };
    const tests = (0,graph/* graphNode */.De)(`${name} (tests)`, name, manifestPath);
    node.dependencies.add(workspaceId);
    tests.dependencies.add(packageId(place));
    for (const [fact, value] of inheritedFacts(manifest2, root)) node.facts.set(fact, value);
    for (const dependency of dependenciesOf(manifest2, place, root, directory)) {
      const user = dependency.development ? tests : node;
      if (dependency.directory !== void 0) user.dependencies.add(packageId(dependency.directory));
      for (const patch of workspace.patches.get(dependency.name) ?? []) user.dependencies.add(packageId(patch));
      if (dependency.inherited !== void 0) {
        const shared = (0,toml/* table */.tp)((0,toml/* table */.tp)(root.workspace).dependencies)[dependency.inherited];
        user.facts.set(`the workspace's dependency ${dependency.inherited}`, (0,json_values/* canonicalJson */.dj)(shared));
      }
    }
    nodes.set(packageId(place), node);
    nodes.set(testsId(place), tests);
    owners.add(place, packageId(place), "directory");
  }
  await addLockfile(tree, workspace, nodes);
  await addSubmodules(tree, nodes, owners);
  const named = new file_owners/* FileOwners */.p();
  for (const local of packages.values()) {
    for (const path of filesOfManifest(local, root, directory)) named.add(path, packageId(local.directory), "file");
  }
  const top = packages.get(directory);
  const compiled = top === void 0 ? [] : filesOfManifest(top, root, directory).map(paths/* directoryOf */.jt);
  const nearest = (path) => {
    const ids = owners.nearest(path);
    return ids.has(packageId(directory)) && !isOfRootPackage(path, directory, compiled) ? nobody : ids;
  };
  const places = [...packages.keys()];
  const lockfile = (0,paths/* inside */.nx)(directory, lockfileName);
  const manifest = (0,paths/* inside */.nx)(directory, "Cargo.toml");
  const configured = (path) => {
    const place = configuredDirectory(path);
    if (place === void 0) return [];
    const within = (0,paths/* isWithin */.UO)(directory, place) ? [...packages.keys()] : [...packages.keys()].filter((at) => (0,paths/* isWithin */.UO)(at, place));
    return within.map(packageId);
  };
  return {
    nodes,
    owners: (path) => {
      if (path === lockfile || workspace.opaque.has(path)) return [];
      const others = [...named.shared(path), ...configured(path)];
      return others.length === 0 ? nearest(path) : /* @__PURE__ */ new Set([...nearest(path), ...others]);
    },
    described: (path) => path === lockfile,
    // A module is found by its name alone: `mod testing;`.
    compiled: (path, id) => path.endsWith(".rs") && (0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(placeOf(id), "src")),
    tests: (id) => testsId(placeOf(id)),
    names: new Map([...packages.values()].map((local) => [local.name, packageId(local.directory)])),
    ...packages.has(directory) && { rootTarget: packageId(directory) },
    interpreted: (path) => path === lockfile || path === manifest,
    places: places.map((place) => [place, packageId(place)])
  };
}
function isOfRootPackage(path, directory, compiled) {
  if (compiled.some((one) => one !== directory && (0,paths/* isWithin */.UO)(path, one))) return true;
  const below = (0,paths/* isWithin */.UO)(path, directory) ? path.slice(directory === "" ? 0 : directory.length + 1) : "";
  return /^(?:(?:src|tests|examples|benches)\/.|Cargo\.toml$|[^/]*\.rs$)/s.test(below);
}
const nobody = /* @__PURE__ */ new Set();
function packageId(directory) {
  return `package:${directory}`;
}
function testsId(directory) {
  return `tests:${directory}`;
}
function placeOf(id) {
  return id.slice(id.indexOf(":") + 1);
}
function workspaceNode(root) {
  const node = (0,graph/* graphNode */.De)("the workspace");
  const fact = (what, value) => node.facts.set(`${what} of the workspace's Cargo.toml`, (0,json_values/* canonicalJson */.dj)(value));
  const entry = (0,toml/* table */.tp)(root.package);
  fact("package.resolver", [entry.resolver, entry.edition]);
  for (const [key, value] of Object.entries(root)) {
    if (key === "workspace") {
      for (const [setting, meaning] of Object.entries((0,toml/* table */.tp)(value))) {
        const elsewhere = ["members", "exclude", "default-members", "dependencies", "package", "lints"];
        if (!elsewhere.includes(setting)) fact(`workspace.${setting}`, meaning);
      }
    } else if (!(0,toml/* isTable */.bI)(root.package) || ["profile", "patch", "replace", "cargo-features"].includes(key)) {
      fact(key, value);
    }
  }
  return node;
}
function inheritedFacts(manifest, root) {
  const workspace = (0,toml/* table */.tp)(root.workspace);
  const facts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries((0,toml/* table */.tp)(manifest.package))) {
    if ((0,toml/* table */.tp)(value).workspace !== true) continue;
    facts.set(`workspace.package.${key}`, (0,json_values/* canonicalJson */.dj)((0,toml/* table */.tp)(workspace.package)[key]));
  }
  if ((0,toml/* table */.tp)(manifest.lints).workspace === true) facts.set("workspace.lints", (0,json_values/* canonicalJson */.dj)(workspace.lints));
  return facts;
}
async function addLockfile(tree, workspace, nodes) {
  const path = (0,paths/* inside */.nx)(workspace.directory, lockfileName);
  const content = (await tree.read([path])).get(path);
  for (const local of workspace.packages.values()) {
    nodes.get(packageId(local.directory))?.facts.set(lockfileName, content === void 0 ? "missing" : "there");
  }
  if (content === void 0) return;
  const locked = lockedPackages((0,toml/* parseToml */.MT)(path, content), path);
  const localByName = /* @__PURE__ */ new Map();
  for (const local of workspace.packages.values()) {
    (0,append/* append */.BC)(localByName, local.name, local);
  }
  const localsOf = (entry) => entry.source === void 0 ? localByName.get(entry.name) ?? [] : [];
  const idsOf = (entry) => {
    const locals = localsOf(entry);
    return locals.length > 0 ? locals.map((local) => packageId(local.directory)) : [lockedId(entry)];
  };
  const inLockfile = /* @__PURE__ */ new Set();
  for (const entry of locked) {
    const locals = localsOf(entry);
    if (locals.length === 0) {
      const node = lockedNode(entry);
      for (const dependency of entry.dependencies) for (const id of idsOf(dependency)) node.dependencies.add(id);
      nodes.set(lockedId(entry), node);
    }
    for (const local of locals) {
      inLockfile.add(local);
      const forTests = developmentOnly(local, workspace);
      for (const dependency of entry.dependencies) {
        const user = nodes.get(forTests.has(dependency.name) ? testsId(local.directory) : packageId(local.directory));
        for (const id of idsOf(dependency)) user?.dependencies.add(id);
      }
    }
  }
  for (const local of workspace.packages.values()) {
    if (inLockfile.has(local)) continue;
    nodes.get(packageId(local.directory))?.facts.set(`${lockfileName} (which lacks ${local.name})`, content.toString());
  }
}
function developmentOnly(local, { root, directory }) {
  const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
  const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
  return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}
async function addSubmodules(tree, nodes, owners) {
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  if (submodules.length === 0) return;
  const used = new Set([...nodes.values()].flatMap((node) => [...node.dependencies]));
  for (const id of used) {
    if (nodes.has(id) || !id.startsWith("package:")) continue;
    const submodule = submodules.find((path) => (0,paths/* isWithin */.UO)(placeOf(id), path));
    if (submodule === void 0) continue;
    nodes.set(id, (0,graph/* graphNode */.De)(`submodule ${submodule}`));
    owners.add(submodule, id, "directory");
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/cargo/index.js


const cargo = (0,manifests/* readFromManifests */.r)("cargo", readCargoGraph);



/***/ }),

/***/ 56673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ compareManifests),
/* harmony export */   r: () => (/* binding */ readFromManifests)
/* harmony export */ });
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91444);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2685);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6151);
/* harmony import */ var _tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36555);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74348);
/* harmony import */ var _warn_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75517);







function readFromManifests(name, readGraph) {
  return {
    impact: (comparison, tools) => {
      const warn = (0,_warn_once_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOnce */ .m)(tools);
      return compareManifests(comparison, name, (tree) => readGraph(tree, comparison.root, warn));
    }
  };
}
async function compareManifests(comparison, key, readGraph) {
  const connected = async (tree) => (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .N)(tree, await readGraph(tree));
  const graphOf = (tree) => key === void 0 ? connected(tree) : (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)(tree, `graph of ${key} in ${comparison.root}`, () => connected(tree));
  const graphs = [];
  for (const side of ["base", "head"]) {
    try {
      graphs.push(await graphOf(comparison[side]));
    } catch (error) {
      if (!(error instanceof _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L || error instanceof _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__/* .Unanswerable */ .g)) throw error;
      return { kind: "all", why: `${error.message} (in the ${side} commit ${comparison[side].object})` };
    }
  }
  const [base = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1, head = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1] = graphs;
  return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareGraphs */ .P)(base, head, comparison);
}



/***/ }),

/***/ 75517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warnOnce)
/* harmony export */ });
function warnOnce(tools) {
  const warned = /* @__PURE__ */ new Set();
  return (line) => {
    if (!warned.has(line)) tools.warn(line);
    warned.add(line);
  };
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

/***/ 77300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FileOwners)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


const mostListed = 1e6;
const noOwners = /* @__PURE__ */ new Set();
class FileOwners {
  #files = /* @__PURE__ */ new Map();
  #directories = /* @__PURE__ */ new Map();
  /** The nearest directories with owners, by the directories of the paths that were asked about. */
  #nearest = /* @__PURE__ */ new Map();
  /** Sets that were given by `shared`, by their directories. */
  #shared = /* @__PURE__ */ new Map();
  /** How many owners these sets have. */
  #listed = 0;
  /** Records that a file, or all below a directory, belongs to a node. */
  add(path, id, kind) {
    this.#forget();
    this.#nearest.clear();
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(kind === "file" ? this.#files : this.#directories, path, id);
  }
  /** Owners of the file itself and of every directory above it. */
  all(path) {
    const owners = new Set(this.#files.get(path));
    for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
      for (const id of this.#directories.get(above) ?? []) owners.add(id);
    }
    return owners;
  }
  /**
   * As `all`. Files of one directory get the same set, unless they have owners of their own, so that a caller can
   * recognize it. Otherwise, thousands of owners of one directory would be listed again for each of its files.
   */
  shared(path) {
    if (this.#files.has(path)) return this.all(path);
    const directory = this.#nearestDirectory(path);
    if (directory === void 0) return noOwners;
    const known = this.#shared.get(directory);
    if (known !== void 0) return known;
    const owners = this.all(directory);
    this.#listed += owners.size;
    if (this.#listed > mostListed) this.#forget();
    this.#shared.set(directory, owners);
    return owners;
  }
  #forget() {
    this.#shared.clear();
    this.#listed = 0;
  }
  /**
   * Owners of the nearest directory that has an owner. A path that is such a directory (a submodule) counts as inside
   * it. Files of one directory get the same set.
   */
  nearest(path) {
    const directory = this.#nearestDirectory(path);
    return directory === void 0 ? noOwners : this.#directories.get(directory) ?? noOwners;
  }
  /** The nearest directory that has an owner: the path itself, or one above it. */
  #nearestDirectory(path) {
    if (this.#directories.has(path)) return path;
    const above = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path);
    if (!this.#nearest.has(above)) {
      const directories = [above, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(above)];
      this.#nearest.set(
        above,
        directories.find((directory) => this.#directories.has(directory))
      );
    }
    return this.#nearest.get(above);
  }
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

/***/ 26723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ TomlManifests),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   lT: () => (/* binding */ memberMatcher)
/* harmony export */ });
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _unanswerable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74348);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _wildcards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98946);
/* harmony import */ var _toml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89396);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99797);






class TomlManifests {
  constructor(name, contents) {
    this.name = name;
    this.contents = contents;
  }
  name;
  contents;
  #parsed = /* @__PURE__ */ new Map();
  /** @param name of the files: `Cargo.toml` */
  static async of(tree, name) {
    const paths = (await tree.entries()).map(({ path }) => path).filter((path) => (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path) === name);
    return new TomlManifests(name, await tree.read(paths));
  }
  has(directory) {
    return this.contents.has((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(directory, this.name));
  }
  directories() {
    return [...this.contents.keys()].map(_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt);
  }
  /** @throws BrokenManifest */
  get(directory) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(directory, this.name);
    const content = this.contents.get(path);
    if (content === void 0) throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L(path, "the manifest is missing");
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrMake */ .IV)(this.#parsed, directory, () => (0,_toml_js__WEBPACK_IMPORTED_MODULE_4__/* .parseToml */ .MT)(path, content));
  }
}
function memberMatcher(pattern) {
  return (0,_wildcards_js__WEBPACK_IMPORTED_MODULE_3__/* .wildcardMatcher */ .p)(pattern, { anyDepth: true, escapes: false, negation: "!" });
}
function membersOf(manifests, directory, key, patterns, isExcluded, submodules) {
  const members = /* @__PURE__ */ new Set();
  const opaque = /* @__PURE__ */ new Set();
  const file = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(directory, manifests.name);
  for (const pattern of patterns) {
    const path = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(directory, pattern);
    if (path === void 0) throw (0,_unanswerable_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsNowhere */ .q)(file, pattern, key);
    const holding = submodules.filter((submodule) => mayLieIn(path, submodule) && !isExcluded(submodule));
    for (const submodule of holding) opaque.add(submodule);
    if (!/[*?[]/.test(path) && !manifests.has(path) && holding.length === 0 && !isExcluded(path)) {
      throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L(file, `${key} names ${pattern}, where there is no ${manifests.name}`);
    }
    const matches = memberMatcher(path);
    for (const place of manifests.directories()) if (matches(place) && !isExcluded(place)) members.add(place);
  }
  return { members, opaque };
}
function mayLieIn(pattern, submodule) {
  const segments = pattern.split("/").filter((segment, index, all) => segment !== "**" || all[index - 1] !== "**");
  const longest = Math.min(segments.length, 2 * submodule.split("/").length + 1);
  for (let count = 1; count <= longest; count += 1) {
    if (memberMatcher(segments.slice(0, count).join("/"))(submodule)) return true;
  }
  return false;
}



/***/ }),

/***/ 89396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   MT: () => (/* binding */ parseToml),
/* harmony export */   P$: () => (/* binding */ strings),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   bI: () => (/* binding */ isTable),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   um: () => (/* binding */ tables)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87496);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32787);



function parseToml(path, content) {
  const refused = (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(content.length);
  if (refused !== void 0) throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, refused);
  try {
    return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestText */ .$)(content), { integersAsBigInt: "asNeeded" });
  } catch (error) {
    if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx)) throw error;
    const [what = ""] = error.message.split("\n");
    throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, what, error.line, error.column);
  }
}
function table(value) {
  return isTable(value) ? value : {};
}
function isTable(value) {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
function tables(value) {
  return Array.isArray(value) ? value.filter(isTable) : [];
}
function strings(value) {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function textsIn(value, withKeys = false) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, withKeys));
  return Object.entries(table(value)).flatMap(([key, nested]) => [
    ...withKeys ? [key] : [],
    ...textsIn(nested, withKeys)
  ]);
}
function text(value) {
  return typeof value === "string" ? value : void 0;
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

/***/ 36555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
function remembered({ memory }, key, make) {
  const known = memory?.get(key);
  if (known !== void 0) return known;
  const made = make();
  memory?.set(key, made);
  return made;
}



/***/ }),

/***/ 218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf)
/* harmony export */ });
const submoduleMode = "160000";
async function submodulesOf(tree) {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}



/***/ }),

/***/ 74348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Unanswerable),
/* harmony export */   q: () => (/* binding */ leadsNowhere)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class Unanswerable extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "Unanswerable";
}
function leadsNowhere(file, written, what) {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(written, 200))} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`
  );
}



/***/ }),

/***/ 98946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ wildcardMatcher)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);

function wildcardMatcher(pattern, syntax) {
  const glob = pattern.split("/").map((segment) => globOf(segment, syntax)).join("/");
  try {
    return (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .libraryMatcher */ .Yk)(glob, { nobrace: true, noext: true, noglobstar: !syntax.anyDepth });
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError)) throw error;
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`the pattern ${pattern.slice(0, 100)} cannot be matched: ${error.message}`);
  }
}
function globOf(segment, { escapes, negation }) {
  let glob = "";
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment.charAt(at);
    const negated = segment.charAt(at + 1) === negation;
    const end = character === "[" ? segment.indexOf("]", at + (negated ? 3 : 2)) : -1;
    if (end >= 0) {
      const members = segment.slice(at + (negated ? 2 : 1), end).replaceAll(/[\\\][!^]/g, "\\$&");
      glob += `[${negated ? "!" : ""}${members}]`;
      at = end;
    } else if (character === "\\" && escapes) glob += `\\${segment.charAt(at += 1)}`;
    else if (character === "[" || character === "\\") glob += `\\${character}`;
    else glob += character;
  }
  return glob;
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