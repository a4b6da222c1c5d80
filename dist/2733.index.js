"use strict";
exports.id = 2733;
exports.ids = [2733];
exports.modules = {

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

/***/ 52733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uv: () => (/* binding */ uv)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var toml = __webpack_require__(89396);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/python-roots.js
var python_roots = __webpack_require__(26387);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/requirements.js

const development = " (development)";
function normalizeName(name) {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}
function partOfExtra(extra) {
  return `[${normalizeName(extra.trim())}]`;
}
function tool(pyproject, name) {
  return (0,toml/* table */.tp)((0,toml/* table */.tp)(pyproject.tool)[name]);
}
function hasUnreadDependencies(pyproject) {
  const dynamic = (0,toml/* strings */.P$)((0,toml/* table */.tp)(pyproject.project).dynamic);
  const hook = (0,toml/* isTable */.bI)((0,toml/* table */.tp)(tool(pyproject, "hatch").metadata).hooks);
  const legacy = !(0,toml/* isTable */.bI)(pyproject.project) && !(0,toml/* isTable */.bI)((0,toml/* table */.tp)(pyproject.tool).poetry) && (0,toml/* isTable */.bI)(pyproject["build-system"]);
  return legacy || dynamic.some((field) => /^(optional-)?dependencies$/.test(field)) && !hook;
}
const developmentTables = /* @__PURE__ */ new Set(["dependency-groups", "dev-dependencies", "group", "envs", "pixi"]);
function requirementsOf(pyproject, of = "") {
  return Object.entries(pyproject).flatMap(([key, value]) => {
    const part = developmentTables.has(key) ? development : of;
    if (key === "exclude-dependencies") return [];
    if (key === "optional-dependencies") {
      return Object.entries((0,toml/* table */.tp)(value)).flatMap(([extra, list]) => requirementsIn(list, partOfExtra(extra)));
    }
    if (key.endsWith("dependencies") || key === "requires" || key === "dependency-groups") {
      return requirementsIn(value, part);
    }
    return requirementsOf((0,toml/* table */.tp)(value), part);
  });
}
function requirementsIn(value, of) {
  if (!(0,toml/* isTable */.bI)(value)) return (0,toml/* strings */.P$)(value).flatMap((line) => parseRequirement(line, of));
  return Object.entries(value).flatMap(([key, below]) => {
    const details = (0,toml/* isTable */.bI)(below) ? [below] : (0,toml/* tables */.um)(below);
    const isList = Array.isArray(below) && details.every((detail) => "include-group" in detail);
    if (isList) return requirementsIn(below, of);
    return (details.length === 0 ? [{}] : details).map(({ extras, path }) => {
      const parts = ["", ...(0,toml/* strings */.P$)(extras).map(partOfExtra)];
      return { name: normalizeName(key), parts, path: (0,toml/* text */.Qq)(path), of };
    });
  });
}
function parseRequirement(written, of) {
  const line = written.replace(/^\s*(?:-e|--editable)\s+/, "").trim();
  const [head = "", name, extras = "", at] = /^([A-Z\d](?:[\w.-]*[A-Z\d])?)\s*(?:\[([^\]]*)\]\s*)?(@?)/i.exec(line) ?? [];
  const rest = line.slice(head.length);
  if (name === void 0 || at === "" && /^[/\\:]/.test(rest)) {
    const path = pathOf(line);
    return path === void 0 ? [] : [{ name: void 0, parts: [""], path, of }];
  }
  const asked = extras.split(",").filter((extra) => extra.trim() !== "");
  return [
    {
      name: normalizeName(name),
      parts: ["", ...asked.map(partOfExtra)],
      path: at === "@" ? pathOf(rest) : void 0,
      of
    }
  ];
}
function pathOf(reference) {
  const [bare = ""] = reference.split(/[;#]/, 1);
  const path = bare.trim().replace(/^file:(?:\/\/)?(?=\/?\$\{PROJECT_ROOT\}|\.)/, "").replace(/^\/?\$\{PROJECT_ROOT\}\/?/, "./").replace(
    /^\{root((?::parent)*)(?::(?:uri|real))*\}\/?/,
    (_, parents) => "./".concat("../".repeat(parents.length / ":parent".length))
  );
  return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(path) ? path : void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/modules.js






class Modules {
  #projects;
  /** Folders that hold modules, by the project's folder. */
  #ofProject;
  #roots;
  #places;
  #folder;
  constructor({ projects, root, isWorkspace }, commit, places) {
    this.#projects = projects;
    this.#folder = root.folder;
    this.#places = places;
    const foldersOf = (project) => {
      const { roots: roots2, packages, tests } = sourceFolders(project);
      return [project.folder, (0,tree_paths/* inside */.nx)(project.folder, "src"), ...roots2, ...packages.map(tree_paths/* directoryOf */.jt), ...tests];
    };
    this.#ofProject = new Map([...projects.values()].map((project) => [project.folder, foldersOf(project)]));
    const provided = [...projects.values()].filter(({ isMember }) => isMember || !isWorkspace);
    const roots = provided.flatMap(
      (project) => (this.#ofProject.get(project.folder) ?? []).filter((place) => (0,tree_paths/* isWithin */.UO)(place, project.folder))
    );
    this.#roots = new python_roots/* PythonRoots */.U(new Set(roots), [...commit.files.keys()], places);
  }
  static async of(projects, commit) {
    return new Modules(projects, commit, await places/* TrackedPlaces */.b.of(commit.tree));
  }
  /**
   * The files and folders that a module may be. A module that the file's own project or folder has is not a module of another project.
   * @param file that imports the module
   * @param tests folders of tests beside the members: modules of the root, where pytest starts
   */
  files(file, module, tests) {
    const names = (0,resolve/* namesOfModule */.Ym)(module);
    const [top = ""] = names;
    if (this.#roots.has(top)) {
      const project = (0,tree_paths/* pathsAbove */.wP)(file).find((above) => this.#projects.has(above));
      const own = [(0,tree_paths/* directoryOf */.jt)(file), ...this.#ofProject.get(project ?? "\0") ?? []];
      const isOwn = (path) => project !== void 0 && (0,tree_paths/* isWithin */.UO)(path, project);
      const found = this.#roots.files(names, own, isOwn);
      if (found.length > 0) return found;
    }
    const isTest = tests.has((0,tree_paths/* inside */.nx)(this.#folder, top));
    const place = isTest ? (0,resolve/* longestModule */.hG)(this.#folder, names, this.#places) : void 0;
    return place === void 0 ? [] : [place.path];
  }
}
function sourceFolders({ folder, pyproject }) {
  const setuptools = tool(pyproject, "setuptools");
  const hatch = (0,toml/* table */.tp)(tool(pyproject, "hatch").build);
  const wheel = (0,toml/* table */.tp)((0,toml/* table */.tp)(hatch.targets).wheel);
  const places = (0,toml/* tables */.um)(tool(pyproject, "poetry").packages);
  const { "": top, ...renamed } = (0,toml/* table */.tp)(setuptools["package-dir"]);
  const resolved = (written) => written.flatMap((path) => typeof path === "string" ? (0,tree_paths/* resolvePath */.o1)(folder, path || ".") ?? [] : []);
  return {
    roots: resolved([
      top,
      ...(0,toml/* strings */.P$)((0,toml/* table */.tp)((0,toml/* table */.tp)(setuptools.packages).find).where),
      tool(pyproject, "maturin")["python-source"],
      (0,toml/* table */.tp)(tool(pyproject, "uv")["build-backend"])["module-root"],
      (0,toml/* table */.tp)(tool(pyproject, "pdm").build)["package-dir"],
      ...places.map(({ from }) => from)
    ]),
    packages: resolved([
      ...Object.values(renamed),
      ...[hatch, wheel].flatMap((one) => [...(0,toml/* strings */.P$)(one.packages), ...Object.keys((0,toml/* table */.tp)(one["force-include"]))]),
      ...places.flatMap(({ from, include }) => (0,tree_paths/* inside */.nx)((0,toml/* text */.Qq)(from) ?? "", (0,toml/* text */.Qq)(include) ?? ""))
    ]),
    tests: resolved((0,toml/* strings */.P$)((0,toml/* table */.tp)(tool(pyproject, "pytest").ini_options).pythonpath))
  };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml-manifests.js
var toml_manifests = __webpack_require__(26723);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/projects.js





const manifestName = "pyproject.toml";
class Projects {
  constructor(root, isWorkspace, lock, opaque, manifests) {
    this.root = root;
    this.isWorkspace = isWorkspace;
    this.lock = lock;
    this.opaque = opaque;
    this.manifests = manifests;
  }
  root;
  isWorkspace;
  lock;
  opaque;
  manifests;
  /** By their folders. */
  projects = /* @__PURE__ */ new Map();
  /** Names of projects, each with whether it is one of the workspace. */
  #names = /* @__PURE__ */ new Map();
  /** Adds a project, and those that it reaches by a path. */
  add(folder, isMember) {
    const waiting = [folder];
    for (const place of waiting) {
      if (this.projects.has(place) || !this.manifests.has(place)) continue;
      const project = projectOf(this.manifests.get(place), place, isMember);
      this.projects.set(place, project);
      this.#names.set(project.name, isMember || this.#names.get(project.name) === true);
      for (const requirement of project.requirements) {
        for (const { path } of this.#placesOf(project, requirement)) if (path !== void 0) waiting.push(path);
      }
    }
  }
  /** The name of the member that an entry of uv.lock stands for: in its folder, or moved from there. */
  memberAt(folder, name) {
    return this.projects.get(folder)?.name ?? (this.#names.get(name) === true ? name : void 0);
  }
  /** What a requirement of a project leads to: places, and projects with the extras that are asked for. */
  usesOf(project, requirement) {
    const { name, parts } = requirement;
    const places = this.#placesOf(project, requirement);
    const { sources } = this.#sourcesOf(project, name);
    const isByName = sources.length === 0 || sources.some(({ workspace }) => workspace === true);
    const isMember = this.#names.get(name ?? "");
    const ids = places.flatMap(({ path }) => this.projects.get(path ?? "\0")?.name ?? []);
    if (isByName && name !== void 0 && isMember !== void 0 && (isMember || !project.isMember)) ids.push(name);
    return [...places, ...ids.flatMap((id) => parts.map((part) => ({ id: `${id}${part}` })))];
  }
  #placesOf(project, { name, path }) {
    const what = name ?? "a requirement";
    const place = (from, written2) => ({ path: (0,tree_paths/* resolvePath */.o1)(from, written2), written: written2, what });
    const { sources, folder } = this.#sourcesOf(project, name);
    const written = sources.flatMap((source) => (0,toml/* text */.Qq)(source.path) ?? []);
    return [...path === void 0 ? [] : [place(project.folder, path)], ...written.map((one) => place(folder, one))];
  }
  /** The places in the root's `[tool.uv.sources]`. */
  sourcesOfRoot() {
    const { root } = this;
    const names = [...root.sources.keys()];
    return names.flatMap((name) => this.#placesOf(root, { name, parts: [], path: void 0, of: "" }));
  }
  /** Where a project says that a package comes from, else the root of its workspace. */
  #sourcesOf({ sources, folder, isMember }, name = "") {
    const own = sources.get(name);
    if (own !== void 0 || !isMember) return { sources: own ?? [], folder };
    return { sources: this.root.sources.get(name) ?? [], folder: this.root.folder };
  }
}
function projectOf(pyproject, folder, isMember) {
  const sources = Object.entries((0,toml/* table */.tp)(tool(pyproject, "uv").sources)).map(
    ([name, written]) => [normalizeName(name), [...(0,toml/* tables */.um)([written]), ...(0,toml/* tables */.um)(written)]]
  );
  return {
    name: projectName(pyproject) ?? (folder || "."),
    folder,
    pyproject,
    requirements: requirementsOf(pyproject),
    sources: new Map(sources),
    isMember
  };
}
async function readProjects(commit, start) {
  const manifests = await toml_manifests/* TomlManifests */.JA.of(commit.tree, manifestName);
  const all = manifests.directories().filter((place) => (0,tree_paths/* isWithin */.UO)(place, start));
  if (all.length === 0) return void 0;
  const folder = workspaceFolder(manifests, start);
  const pyproject = manifests.has(folder) ? manifests.get(folder) : {};
  const { workspace } = tool(pyproject, "uv");
  const isWorkspace = (0,toml/* isTable */.bI)(workspace);
  const root = projectOf(pyproject, folder, isWorkspace);
  const isExcluded = matcherOf(folder, (0,toml/* table */.tp)(workspace).exclude);
  const patterns = (0,toml/* strings */.P$)((0,toml/* table */.tp)(workspace).members);
  const key = "tool.uv.workspace.members";
  const { members, opaque } = (0,toml_manifests/* membersOf */.lS)(manifests, folder, key, patterns, isExcluded, commit.submodules);
  const lock = isWorkspace ? await commit.document("toml", (0,tree_paths/* inside */.nx)(folder, "uv.lock"), (content, path) => (0,toml/* parseToml */.MT)(path, content)) : void 0;
  const projects = new Projects(root, isWorkspace, lock, opaque, manifests);
  if (isWorkspace && projectName(pyproject) !== void 0) projects.add(folder, true);
  const inLockfile = (0,toml/* tables */.um)(lock?.package).map((entry) => folderOf(entry, folder) ?? folder);
  for (const place of [...members, ...inLockfile]) if (place !== folder) projects.add(place, true);
  for (const place of all) if (isProject(manifests, place, start, isWorkspace)) projects.add(place, false);
  return projects;
}
function isProject(manifests, place, start, isWorkspace) {
  try {
    const pyproject = manifests.get(place);
    if (projectName(pyproject) !== void 0) return true;
    return !isWorkspace && ((0,toml/* isTable */.bI)(pyproject["build-system"]) || (0,toml/* isTable */.bI)(pyproject.project));
  } catch (error) {
    const around = isWorkspace || (0,tree_paths/* pathsAbove */.wP)(place).some((above) => above !== start && manifests.has(above));
    if (error instanceof broken_manifest/* BrokenManifest */.L && around) return false;
    throw error;
  }
}
function workspaceFolder(manifests, start) {
  for (const above of [start, ...(0,tree_paths/* pathsAbove */.wP)(start)]) {
    if (!manifests.has(above)) continue;
    const { workspace } = tool(manifests.get(above), "uv");
    if (!(0,toml/* isTable */.bI)(workspace)) continue;
    const isMember = matcherOf(above, workspace.members)(start) && !matcherOf(above, workspace.exclude)(start);
    if (above === start || isMember) return above;
  }
  return start;
}
function folderOf(entry, folder) {
  const source = (0,toml/* table */.tp)(entry.source);
  const written = (0,toml/* text */.Qq)(source.editable) ?? (0,toml/* text */.Qq)(source.virtual) ?? (0,toml/* text */.Qq)(source.directory);
  return written === void 0 ? void 0 : (0,tree_paths/* resolvePath */.o1)(folder, written);
}
function projectName(pyproject) {
  const name = (0,toml/* text */.Qq)((0,toml/* table */.tp)(pyproject.project).name) ?? (0,toml/* text */.Qq)(tool(pyproject, "poetry").name);
  return name !== void 0 && /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(name) ? normalizeName(name) : void 0;
}
function matcherOf(folder, patterns) {
  const matchers = (0,toml/* strings */.P$)(patterns).flatMap((pattern) => {
    const path = (0,tree_paths/* resolvePath */.o1)(folder, pattern);
    return path === void 0 ? [] : [(0,toml_manifests/* memberMatcher */.lT)(path)];
  });
  return (place) => matchers.some((matches) => matches(place));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/files.js






const configuration = /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/;
function furtherFiles(read, paths, tests) {
  const { projects, root } = read;
  const found = /* @__PURE__ */ new Map();
  const settings = /* @__PURE__ */ new Map();
  const modules = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const name = (0,tree_paths/* nameOf */.Vb)(path);
    if (configuration.test(name)) (0,append/* append */.BC)(settings, (0,tree_paths/* directoryOf */.jt)(path), path);
    if (name === "__init__.py") modules.add((0,tree_paths/* directoryOf */.jt)(path));
  }
  for (const folder of [...projects.keys(), ...tests]) {
    for (const place of [folder, ...(0,tree_paths/* pathsAbove */.wP)(folder)])
      for (const path of settings.get(place) ?? []) (0,append/* append */.BC)(found, folder, path);
  }
  const rootOwns = ownedByRoot(paths, read);
  for (const project of projects.values()) {
    const { folder, isMember } = project;
    for (const path of filesOfManifest(project, modules)) (0,append/* append */.BC)(found, folder, path);
    const around = isMember ? void 0 : (0,tree_paths/* pathsAbove */.wP)(folder).find((above) => projects.has(above) || tests.has(above));
    const below = folder.slice(root.folder === "" ? 0 : root.folder.length + 1);
    if (around !== void 0 && (around !== root.folder || rootOwns(`${below}/`))) (0,append/* append */.BC)(found, around, folder);
  }
  return found;
}
function filesOfManifest({ folder, name, pyproject }, modules) {
  const project = (0,toml/* table */.tp)(pyproject.project);
  const { readme } = tool(pyproject, "poetry");
  const written = [
    project.readme,
    (0,toml/* table */.tp)(project.readme).file,
    (0,toml/* table */.tp)(project.license).file,
    ...(0,toml/* strings */.P$)(project["license-files"]),
    readme,
    ...(0,toml/* strings */.P$)(readme)
  ];
  const files = written.flatMap((value) => (0,tree_paths/* resolvePath */.o1)(folder, (0,toml/* text */.Qq)(value) ?? "") ?? []);
  const { roots, packages } = sourceFolders({ folder, pyproject });
  const module = name.replaceAll("-", "_");
  const named = ["", "src"].map((root) => (0,tree_paths/* inside */.nx)(folder, (0,tree_paths/* inside */.nx)(root, module))).filter((path) => modules.has(path));
  return [...files, ...roots, ...packages, ...named].filter((path) => path !== "" && !(0,tree_paths/* isWithin */.UO)(folder, path));
}
function ownedByRoot(paths, { root: { folder: root }, isWorkspace }) {
  const below = (path) => path.slice(root === "" ? 0 : root.length + 1);
  const topOf = (path) => path.split("/", 1)[0] ?? "";
  const sources = paths.filter((path) => (0,tree_paths/* isWithin */.UO)(path, root) && /\.(pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/.test(path));
  const folders = new Set(sources.map((path) => topOf(below(path))));
  return (path) => {
    const top = topOf(path);
    if (top.startsWith(".")) return false;
    if (top !== path) return folders.has(top);
    return /\.(py|pyi|cfg|toml|ini|in|rs|c|h)$/.test(top) || top === "requirements.txt" || !isWorkspace && top === "uv.lock";
  };
}
const testFolder = /^(?:.*[-_])?(?:tests?|e2e)$/i;
const testModule = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;
function rootTests(paths, { root: { folder: root }, isWorkspace, projects }) {
  if (!isWorkspace || projects.has(root)) return /* @__PURE__ */ new Set();
  const manifests = new Set(paths.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === manifestName).map(tree_paths/* directoryOf */.jt));
  const found = /* @__PURE__ */ new Set();
  for (const path of paths) {
    if (!testModule.test(path) || !(0,tree_paths/* isWithin */.UO)(path, root)) continue;
    const above = (0,tree_paths/* pathsAbove */.wP)(path);
    if (above.find((folder) => manifests.has(folder)) !== root) continue;
    const below = above.filter((folder) => folder !== root && (0,tree_paths/* isWithin */.UO)(folder, root));
    const outermost = below.reverse().find((folder) => testFolder.test((0,tree_paths/* nameOf */.Vb)(folder)));
    if (outermost !== void 0 && !below.some((folder) => (0,tree_paths/* nameOf */.Vb)(folder).startsWith("."))) found.add(outermost);
  }
  return found;
}


// EXTERNAL MODULE: ./build/packages/shared/src/digest.js
var digest = __webpack_require__(20185);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/lockfile.js









const mostOfOneName = 100;
function lockedPackages(lock, path, read) {
  if (lock.version !== 1) {
    throw new unanswerable/* Unanswerable */.g(`${path} is of version ${(0,json_values/* canonicalJson */.dj)(lock.version)}, and only version 1 is known`);
  }
  const { folder } = read.root;
  const entries = (0,toml/* tables */.um)(lock.package).map((entry) => ({ entry, ...identify(entry, read) }));
  const byName = /* @__PURE__ */ new Map();
  for (const one of entries) (0,append/* append */.BC)(byName, one.name, one);
  const crowded = [...byName].find(([, found]) => found.length > mostOfOneName);
  if (crowded) throw new broken_manifest/* BrokenManifest */.L(path, `the package ${crowded[0]} has ${crowded[1].length} entries`);
  const meant = ({ name, version, source }) => (byName.get(normalizeName((0,toml/* text */.Qq)(name) ?? "")) ?? []).filter(
    ({ entry }) => (version === void 0 || version === entry.version) && (source === void 0 || (0,json_values/* canonicalJson */.dj)(source) === (0,json_values/* canonicalJson */.dj)(entry.source))
  );
  const usesOf = (dependencies) => dependencies.flatMap((one) => {
    const parts = ["", ...[...(0,toml/* textsIn */.Ej)(one.extra), ...(0,toml/* textsIn */.Ej)(one.extras)].map(partOfExtra)];
    return meant(one).flatMap(({ id }) => parts.map((part) => ({ id: `${id}${part}` })));
  });
  const externals = /* @__PURE__ */ new Map();
  const projects = /* @__PURE__ */ new Map();
  for (const { id, isProject, label, entry } of entries) {
    for (const [part, dependencies] of partsOf(entry)) {
      const [uses, content] = [usesOf(dependencies), (0,json_values/* canonicalJson */.dj)(dependencies)];
      if (isProject) (0,append/* append */.BC)(projects, id, { part, uses, content });
      else if (part !== "") externals.set(`${id}${part}`, { label: `${label}${part}`, content, uses });
      else externals.set(id, { label, content: contentOf(entry), uses: [...uses, ...placesOf(entry, folder)] });
    }
  }
  const roots = entries.filter(({ entry }) => folderOf(entry, folder) === folder).map(({ entry }) => entry);
  const groups = [(0,toml/* table */.tp)(lock.manifest), ...roots].flatMap(groupsOf);
  const shared = groups.filter((one) => !meant(one).some(({ isProject }) => isProject));
  const ofAll = ["requires-python", "supported-markers", "conflicts"];
  return {
    externals,
    projects,
    content: () => (0,digest/* digest */.b)((0,json_values/* canonicalJson */.dj)(lock)),
    rootGroups: { label: "the dependency groups of the root", content: (0,json_values/* canonicalJson */.dj)(shared), uses: usesOf(shared) },
    facts: new Map(ofAll.map((key) => [`${key} of ${path}`, (0,json_values/* canonicalJson */.dj)(lock[key])]))
  };
}
function identify(entry, read) {
  const [name, version] = [normalizeName((0,toml/* text */.Qq)(entry.name) ?? ""), (0,toml/* text */.Qq)(entry.version) ?? ""];
  const folder = folderOf(entry, read.root.folder);
  const project = folder === void 0 ? void 0 : read.memberAt(folder, name);
  const id = project ?? `${name} ${version} ${(0,json_values/* canonicalJson */.dj)(entry.source)}`;
  return { id, name, isProject: project !== void 0, label: `${name} ${version} in uv.lock` };
}
function* partsOf(entry) {
  yield ["", (0,toml/* tables */.um)(entry.dependencies)];
  for (const [extra, uses] of Object.entries((0,toml/* table */.tp)(entry["optional-dependencies"])))
    yield [partOfExtra(extra), (0,toml/* tables */.um)(uses)];
  const groups = groupsOf(entry);
  if (groups.length > 0) yield [development, groups];
}
function groupsOf(entry) {
  const groups = [entry["dev-dependencies"], entry["dependency-groups"]].map(toml/* table */.tp);
  return groups.flatMap((one) => Object.values(one).flatMap((uses) => (0,toml/* tables */.um)(uses)));
}
function contentOf({ metadata: _, "optional-dependencies": _extras, sdist, wheels, ...entry }) {
  const files = [...(0,toml/* tables */.um)([sdist ?? false]), ...(0,toml/* tables */.um)(wheels)];
  return (0,json_values/* canonicalJson */.dj)([entry, files.map((file) => (0,toml/* text */.Qq)(file.hash) ?? file)]);
}
function placesOf(entry, folder) {
  const { registry, path, directory, editable, virtual } = (0,toml/* table */.tp)(entry.source);
  const files = [...(0,toml/* tables */.um)([entry.sdist ?? false]), ...(0,toml/* tables */.um)(entry.wheels)].flatMap((file) => (0,toml/* text */.Qq)(file.path) ?? []);
  const written = [path, directory, editable, virtual].flatMap((one) => (0,toml/* text */.Qq)(one) ?? []);
  const all = [...written, ...files.map((file) => `${(0,toml/* text */.Qq)(registry) ?? "."}/${file}`)];
  return all.map((one) => ({ path: (0,tree_paths/* resolvePath */.o1)(folder, one), written: one, what: (0,toml/* text */.Qq)(entry.name) ?? "" }));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/uv/index.js











const uv = { name: "uv", read: readUv, isUsed: hasSeveralProjects };
async function hasSeveralProjects(commit, root) {
  try {
    const found = await readProjects(commit, root);
    return found !== void 0 && (found.isWorkspace || found.projects.size > 1);
  } catch (error) {
    if (error instanceof broken_manifest/* BrokenManifest */.L || error instanceof unanswerable/* Unanswerable */.g) return true;
    throw error;
  }
}
const rootGroups = "the dependency groups of the root";
const environment = "the packages of uv.lock";
const anyProject = "any project, since the dependencies are computed";
async function readUv(commit, start) {
  const read = await readProjects(commit, start);
  if (read === void 0) return void 0;
  const { projects, root, isWorkspace, opaque } = read;
  const lockfile = (0,tree_paths/* inside */.nx)(root.folder, "uv.lock");
  const locked = read.lock && lockedPackages(read.lock, lockfile, read);
  const paths = [...commit.files.keys()];
  const tests = rootTests(paths, read);
  const files = furtherFiles(read, paths, tests);
  const modules = await Modules.of(read, commit);
  const settings = settingsOfRoot(read);
  const externals = new Map([...locked?.externals ?? [], ...groups(read, locked)]);
  const targets = [...projects.values()].map((project) => {
    const { name, folder } = project;
    const parts = uv_partsOf(project, read, locked);
    const { uses = [], content = "" } = parts.get("") ?? {};
    parts.delete("");
    for (const [part, built] of parts) {
      const id = `${name}${part}`;
      externals.set(id, { label: id, content: built.content, uses: [{ id: name }, ...built.uses] });
    }
    return {
      id: name,
      name,
      folder,
      manifest: (0,tree_paths/* inside */.nx)(folder, manifestName),
      names: [name],
      uses: [...uses, ...[...parts.keys()].map((part) => ({ id: `${name}${part}`, byTests: true }))],
      owns: files.get(folder) ?? [],
      facts: new Map([...settings, ...lockFacts(project, content, locked)]),
      ...folder === root.folder && { atRoot: { owns: ownedByRoot(paths, read) } }
    };
  });
  const ofRoot = root.requirements.flatMap((requirement) => read.usesOf(root, requirement));
  for (const folder of tests) {
    const uses = [{ id: environment }, ...ofRoot];
    const manifest = (0,tree_paths/* inside */.nx)(root.folder, manifestName);
    const owns = files.get(folder) ?? [];
    const facts = new Map([...settings, ...locked?.facts ?? []]);
    targets.push({ id: folder, name: folder, folder, manifest, uses, owns, facts });
  }
  return {
    targets,
    externals,
    opaque,
    describedBy: (path) => isWorkspace && path === lockfile || path === (0,tree_paths/* inside */.nx)(root.folder, manifestName) ? path : void 0,
    resolve: (file, module) => ({ paths: modules.files(file, module, tests) })
  };
}
function groups(read, locked) {
  const group = (label, ids) => [label, { label, content: "", uses: ids.map((id) => ({ id })) }];
  const names = [...read.projects.values()].map(({ name }) => name);
  const packages = [...locked?.externals.keys() ?? []];
  return new Map([
    // Without a lockfile, nobody knows who installs what an override of the root sends to a folder.
    [rootGroups, locked?.rootGroups ?? { label: rootGroups, content: "", uses: read.sourcesOfRoot() }],
    group(environment, [rootGroups, ...packages]),
    group(anyProject, names)
  ]);
}
function uv_partsOf(project, read, locked) {
  const { name, requirements, isMember, pyproject } = project;
  const inLockfile = isMember ? locked?.projects.get(name) : void 0;
  const ofAll = [
    ...isMember ? [{ id: rootGroups }] : [],
    ...inLockfile === void 0 && hasUnreadDependencies(pyproject) ? [{ id: anyProject }] : []
  ];
  const byPart = /* @__PURE__ */ new Map([["", [{ part: "", uses: ofAll, content: "" }]]]);
  for (const requirement of requirements) {
    (0,append/* append */.BC)(byPart, requirement.of, { part: requirement.of, uses: read.usesOf(project, requirement), content: "" });
  }
  for (const one of inLockfile ?? []) (0,append/* append */.BC)(byPart, one.part, one);
  const joined = [...byPart].map(([part, built]) => {
    const content = built.map((one) => one.content).join("");
    return [part, { uses: built.flatMap(({ uses }) => uses), content }];
  });
  return new Map(joined);
}
function settingsOfRoot({ root, isWorkspace, lock }) {
  const builders = ["hatch", "setuptools", "setuptools_scm", "poetry", "pdm", "flit", "uv-dynamic-versioning"];
  const resolved = ["constraint-dependencies", "override-dependencies", "exclude-dependencies", "exclude-newer"];
  const elsewhere = [...resolved, "exclude-newer-package", "workspace", "sources", "dev-dependencies", "resolution"];
  const facts = /* @__PURE__ */ new Map();
  const add = (tables, prefix, except) => {
    for (const [key, value] of Object.entries(tables)) {
      if (!except.includes(key)) facts.set(`${prefix}.${key} of the root's pyproject.toml`, (0,json_values/* canonicalJson */.dj)(value));
    }
  };
  const tools = (0,toml/* table */.tp)(root.pyproject.tool);
  add(tools, "tool", [...builders, "uv"]);
  add((0,toml/* table */.tp)(tools.uv), "tool.uv", elsewhere);
  if (isWorkspace) facts.set("uv.lock", lock === void 0 ? "missing" : "there");
  return facts;
}
function lockFacts({ name, isMember }, content, locked) {
  if (!isMember || locked === void 0) return /* @__PURE__ */ new Map();
  if (!locked.projects.has(name)) return /* @__PURE__ */ new Map([[`uv.lock (which lacks ${name})`, locked.content()]]);
  return new Map([...locked.facts, [`the dependencies of ${name} in uv.lock`, content]]);
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