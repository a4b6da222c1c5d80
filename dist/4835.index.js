"use strict";
exports.id = 4835;
exports.ids = [4835];
exports.modules = {

/***/ 44835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cargo: () => (/* binding */ cargo)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var toml = __webpack_require__(89396);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/digest.js
var digest = __webpack_require__(20185);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/cargo/manifest.js


const manifestName = "Cargo.toml";
const kinds = {
  dependencies: false,
  "build-dependencies": false,
  build_dependencies: false,
  "dev-dependencies": true,
  dev_dependencies: true
};
function dependenciesOf({ manifest, folder, root, rootFolder }) {
  const shared = (0,toml/* table */.tp)((0,toml/* table */.tp)(root.workspace).dependencies);
  const sections = [manifest, ...Object.values((0,toml/* table */.tp)(manifest.target)).map(toml/* table */.tp)];
  const dependency = (key, written, byTests) => {
    const inherits = written.workspace === true;
    const details = inherits ? (0,toml/* table */.tp)(shared[key]) : written;
    const name = (0,toml/* text */.Qq)(details.package) ?? key;
    const path = (0,toml/* text */.Qq)(details.path);
    const place = path === void 0 ? void 0 : placeOf(inherits ? rootFolder : folder, path, name);
    return { name, byTests, ...place && { place }, ...inherits && { inherited: key } };
  };
  return sections.flatMap(
    (section) => Object.entries(kinds).flatMap(
      ([kind, byTests]) => Object.entries((0,toml/* table */.tp)(section[kind])).map(([key, written]) => dependency(key, (0,toml/* table */.tp)(written), byTests))
    )
  );
}
function placeOf(from, written, what) {
  return { path: (0,paths/* resolvePath */.o1)(from, written), written, what };
}
function filesOf({ manifest, folder, root, rootFolder }) {
  const entry = (0,toml/* table */.tp)(manifest.package);
  const shared = (0,toml/* table */.tp)((0,toml/* table */.tp)(root.workspace).package);
  const targets = ["bin", "example", "test", "bench"].flatMap((kind) => (0,toml/* tables */.um)(manifest[kind]));
  const here = [entry.build, ...[(0,toml/* table */.tp)(manifest.lib), ...targets].map((target) => target.path)];
  const found = [...here.map(toml/* text */.Qq), ...(0,toml/* strings */.P$)(entry.build)].map((path) => path && (0,paths/* resolvePath */.o1)(folder, path));
  for (const key of ["readme", "license-file"]) {
    const value = entry[key];
    const inherits = (0,toml/* isTable */.bI)(value) && value.workspace === true;
    const path = (0,toml/* text */.Qq)(inherits ? shared[key] : value);
    found.push(path && (0,paths/* resolvePath */.o1)(inherits ? rootFolder : folder, path));
  }
  return found.filter((path) => path !== void 0 && path !== "" && !(0,paths/* isWithin */.UO)(folder, path));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/cargo/lockfile.js







const mostMeant = 100;
function lockedPackages(lock, path, crates) {
  const packages = packagesOf(lock);
  const byName = /* @__PURE__ */ new Map();
  for (const one of packages) (0,append/* append */.BC)(byName, one.name, one);
  const local = new Set([...crates.values()].map(({ name }) => name));
  const isLocal = ({ name, source }) => source === void 0 && local.has(name);
  const idOf = (one) => isLocal(one) ? one.name : `${one.name} ${one.version} ${one.source ?? ""} in ${path}`;
  const known = /* @__PURE__ */ new Map();
  const meant = (reference) => (0,append/* getOrMake */.IV)(known, reference, () => meantBy(reference, byName, path));
  const externals = /* @__PURE__ */ new Map();
  for (const one of packages.filter((each) => !isLocal(each))) {
    const uses = one.references.flatMap((reference) => meant(reference).map((used) => ({ id: idOf(used) })));
    const label = `${one.name} ${one.version} in Cargo.lock`;
    externals.set(idOf(one), { label, content: (0,json_values/* canonicalJson */.dj)(one.checksum), uses });
  }
  const entriesOf = ({ name }) => (byName.get(name) ?? []).filter(isLocal);
  return {
    externals,
    content: (0,digest/* digest */.b)((0,json_values/* canonicalJson */.dj)(lock)),
    has: (crate) => entriesOf(crate).length > 0,
    uses: (crate) => {
      const forTests = namesForTests(crate);
      return entriesOf(crate).flatMap(({ references }) => references.flatMap(meant)).map((used) => ({ id: idOf(used), byTests: forTests.has(used.name) }));
    }
  };
}
function packagesOf(lock) {
  const metadata = (0,toml/* table */.tp)(lock.metadata);
  return [...(0,toml/* tables */.um)([lock.root ?? {}]), ...(0,toml/* tables */.um)(lock.package)].flatMap((entry) => {
    const [name, version, source] = [(0,toml/* text */.Qq)(entry.name), (0,toml/* text */.Qq)(entry.version), (0,toml/* text */.Qq)(entry.source)];
    if (name === void 0 || version === void 0) return [];
    const checksum = (0,toml/* text */.Qq)(entry.checksum) ?? (0,toml/* text */.Qq)(metadata[`checksum ${name} ${version} (${source ?? ""})`]);
    const references = [...(0,toml/* strings */.P$)(entry.dependencies), ...(0,toml/* strings */.P$)([entry.replace ?? false])];
    return [{ name, version, source, checksum, references }];
  });
}
function meantBy(reference, byName, path) {
  const [, name = "", version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
  const found = (byName.get(name) ?? []).filter(
    (one) => (version === void 0 || version === one.version) && (source === void 0 || source === one.source)
  );
  if (found.length <= mostMeant) return found;
  const what = `the dependency ${JSON.stringify((0,src_text/* shortened */.vI)(reference, 80))} may mean any of ${found.length} packages`;
  throw new broken_manifest/* BrokenManifest */.L(path, what);
}
function namesForTests(crate) {
  const dependencies = dependenciesOf(crate);
  const always = new Set(dependencies.filter(({ byTests }) => !byTests).map(({ name }) => name));
  return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml-manifests.js
var toml_manifests = __webpack_require__(26723);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/cargo/workspace.js







async function readWorkspace(commit, start) {
  const manifests = await toml_manifests/* TomlManifests */.JA.of(commit.tree, manifestName);
  if (!manifests.has(start)) return void 0;
  const folder = rootOf(manifests, start);
  const root = manifests.get(folder);
  const settings = (0,toml/* table */.tp)(root.workspace);
  const { submodules } = commit;
  const isOut = (place) => isExcluded(place, folder, settings);
  const listed = (0,toml_manifests/* membersOf */.lS)(manifests, folder, "workspace.members", (0,toml/* strings */.P$)(settings.members), isOut, submodules);
  const { members, opaque } = listed;
  const patched = await patchesOf(commit, root, folder);
  const crates = /* @__PURE__ */ new Map();
  const visit = (place) => {
    const submodule = submodules.find((path) => (0,paths/* isWithin */.UO)(place, path));
    if (submodule !== void 0 && (0,toml/* isTable */.bI)(root.workspace) && (0,paths/* isWithin */.UO)(place, folder)) opaque.add(submodule);
    if (crates.has(place) || !manifests.has(place)) return;
    const manifest = manifests.get(place);
    if (!(0,toml/* isTable */.bI)(manifest.package)) return;
    const name = (0,toml/* text */.Qq)(manifest.package.name);
    if (name === void 0) throw new broken_manifest/* BrokenManifest */.L((0,paths/* inside */.nx)(place, manifestName), "package.name is missing");
    const rootFolder = rootOf(manifests, place);
    const crate = { name, folder: place, manifest, root: manifests.get(rootFolder), rootFolder };
    crates.set(place, crate);
    for (const { place: used } of dependenciesOf(crate)) if (used?.path !== void 0) visit(used.path);
  };
  if ((0,toml/* isTable */.bI)(root.package)) visit(folder);
  for (const member of [...members, ...patched.map(([, place]) => place)]) visit(member);
  const patches = /* @__PURE__ */ new Map();
  for (const [name, place] of patched) (0,append/* addTo */.DN)(patches, crates.get(place)?.name ?? name, place);
  return { folder, root, crates, patches, opaque };
}
function rootOf(manifests, start) {
  const manifest = manifests.get(start);
  if ((0,toml/* isTable */.bI)(manifest.workspace)) return start;
  const named = (0,toml/* text */.Qq)((0,toml/* table */.tp)(manifest.package).workspace);
  if (named !== void 0) {
    const place = (0,paths/* resolvePath */.o1)(start, named);
    if (place !== void 0 && manifests.has(place)) return place;
    const what = `package.workspace names ${named}, where there is no manifest`;
    throw new broken_manifest/* BrokenManifest */.L((0,paths/* inside */.nx)(start, manifestName), what);
  }
  for (const above of (0,paths/* pathsAbove */.wP)(start)) {
    const workspace = manifests.has(above) ? manifests.get(above).workspace : void 0;
    if ((0,toml/* isTable */.bI)(workspace)) return isExcluded(start, above, workspace) ? start : above;
  }
  return start;
}
function isExcluded(place, folder, workspace) {
  const named = (key) => (0,toml/* strings */.P$)(workspace[key]).some((path) => (0,paths/* isWithin */.UO)(place, (0,paths/* resolvePath */.o1)(folder, path) ?? "\0"));
  return named("exclude") && !named("members");
}
async function patchesOf(commit, root, folder) {
  const entries = [...Object.values((0,toml/* table */.tp)(root.patch)), root.replace ?? {}].map(
    (patch) => [(0,toml/* table */.tp)(patch), folder]
  );
  const files = [folder, ...(0,paths/* pathsAbove */.wP)(folder)].flatMap(
    (above) => [".cargo/config.toml", ".cargo/config"].map((name) => (0,paths/* inside */.nx)(above, name))
  );
  for (const [path, content] of await commit.tree.read(files)) {
    const configuration = (0,toml/* parseToml */.MT)(path, content);
    const from = (0,paths/* directoryOf */.jt)((0,paths/* directoryOf */.jt)(path));
    for (const patch of Object.values((0,toml/* table */.tp)(configuration.patch))) entries.push([(0,toml/* table */.tp)(patch), from]);
    for (const override of (0,toml/* strings */.P$)(configuration.paths)) entries.push([{ [override]: { path: override } }, from]);
  }
  return entries.flatMap(
    ([patches, from]) => Object.entries(patches).flatMap(([key, entry]) => {
      const written = (0,toml/* text */.Qq)((0,toml/* table */.tp)(entry).path);
      if (written === void 0) return [];
      const place = (0,paths/* resolvePath */.o1)(from, written);
      if (place === void 0) throw (0,unanswerable/* leadsNowhere */.q)(`the configuration of Cargo in ${from || "the root"}`, written, key);
      return [[(0,toml/* text */.Qq)((0,toml/* table */.tp)(entry).package) ?? key.split(":")[0] ?? key, place]];
    })
  );
}
function configuredFolder(path) {
  const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
  return found ? found[1] ?? "" : void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/cargo/index.js






const cargo = {
  name: "cargo",
  read: readCargo
};
async function readCargo(commit, start) {
  const workspace = await readWorkspace(commit, start);
  if (workspace === void 0) return void 0;
  const { folder, root, crates, opaque } = workspace;
  const lockfile = (0,paths/* inside */.nx)(folder, "Cargo.lock");
  const lock = await commit.document("toml", lockfile, (content, path) => (0,toml/* parseToml */.MT)(path, content));
  const locked = lock && lockedPackages(lock, lockfile, crates);
  const settings = settingsOfAll(root);
  const configured = [...commit.files.keys()].filter((path) => configuredFolder(path) !== void 0);
  const targets = [...crates.values()].map((crate) => {
    const isBelow = (place) => (0,paths/* isWithin */.UO)(crate.folder, place) || (0,paths/* isWithin */.UO)(folder, place);
    return {
      id: crate.name,
      name: crate.name,
      folder: crate.folder,
      manifest: (0,paths/* inside */.nx)(crate.folder, manifestName),
      names: [crate.name],
      uses: [...usesOf(crate, workspace), ...locked?.uses(crate) ?? []],
      owns: [...filesOf(crate), ...configured.filter((path) => isBelow(configuredFolder(path) ?? ""))],
      facts: new Map([...settings, ...factsOf(crate), ...lockFacts(crate, locked)]),
      ...crate.folder === folder && { atRoot: { owns: ownedByRoot(crate) } }
    };
  });
  const manifests = new Set([...crates.values()].map((crate) => (0,paths/* inside */.nx)(crate.rootFolder, manifestName)));
  return {
    targets,
    externals: locked?.externals ?? /* @__PURE__ */ new Map(),
    describedBy: (path) => path === lockfile || path === (0,paths/* inside */.nx)(folder, manifestName) || manifests.has(path) ? path : void 0,
    // A module is found by its name alone: `mod testing;`.
    isCompiled: (path, place) => path.endsWith(".rs") && (0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(place, "src")),
    opaque
  };
}
function usesOf(crate, { patches }) {
  return dependenciesOf(crate).flatMap(({ name, byTests, place }) => [
    ...place === void 0 ? [] : [{ ...place, byTests }],
    ...[...patches.get(name) ?? []].map((path) => ({ path, written: path, what: name, byTests }))
  ]);
}
function settingsOfAll(root) {
  const facts = /* @__PURE__ */ new Map();
  const add = (what, value) => facts.set(`${what} of the workspace's Cargo.toml`, (0,json_values/* canonicalJson */.dj)(value));
  const { resolver, edition } = (0,toml/* table */.tp)(root.package);
  add("package.resolver", [resolver, edition]);
  const elsewhere = /* @__PURE__ */ new Set(["members", "exclude", "default-members", "dependencies", "package", "lints"]);
  for (const [key, value] of Object.entries((0,toml/* table */.tp)(root.workspace))) {
    if (!elsewhere.has(key)) add(`workspace.${key}`, value);
  }
  const ofAll = /* @__PURE__ */ new Set(["profile", "patch", "replace", "cargo-features"]);
  for (const [key, value] of Object.entries(root)) {
    if (key !== "workspace" && (!(0,toml/* isTable */.bI)(root.package) || ofAll.has(key))) add(key, value);
  }
  return facts;
}
function factsOf(crate) {
  const { manifest, root } = crate;
  const workspace = (0,toml/* table */.tp)(root.workspace);
  const facts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries((0,toml/* table */.tp)(manifest.package))) {
    if ((0,toml/* table */.tp)(value).workspace === true)
      facts.set(`workspace.package.${key}`, (0,json_values/* canonicalJson */.dj)((0,toml/* table */.tp)(workspace.package)[key]));
  }
  if ((0,toml/* table */.tp)(manifest.lints).workspace === true) facts.set("workspace.lints", (0,json_values/* canonicalJson */.dj)(workspace.lints));
  for (const { inherited } of dependenciesOf(crate)) {
    if (inherited === void 0) continue;
    facts.set(`the workspace's dependency ${inherited}`, (0,json_values/* canonicalJson */.dj)((0,toml/* table */.tp)(workspace.dependencies)[inherited]));
  }
  return facts;
}
function lockFacts(crate, locked) {
  const facts = /* @__PURE__ */ new Map([["Cargo.lock", locked === void 0 ? "missing" : "there"]]);
  if (locked?.has(crate) === false) facts.set(`Cargo.lock (which lacks ${crate.name})`, locked.content);
  return facts;
}
function ownedByRoot(crate) {
  const folders = filesOf(crate).map(
    (path) => (0,paths/* directoryOf */.jt)(path).slice(crate.folder === "" ? 0 : crate.folder.length + 1)
  );
  const compiled = folders.filter((folder) => folder !== "");
  return (path) => /^(?:(?:src|tests|examples|benches)\/.|Cargo\.toml$|[^/]*\.rs$)/s.test(path) || compiled.some((folder) => (0,paths/* isWithin */.UO)(path, folder));
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

/***/ 20185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ digest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const longest = 200;
function digest(text) {
  return text.length <= longest ? text : `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}



/***/ })

};
;