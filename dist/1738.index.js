"use strict";
exports.id = 1738;
exports.ids = [1738,4173];
exports.modules = {

/***/ 88947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uv: () => (/* binding */ uv)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/manifests.js
var manifests = __webpack_require__(56673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var toml = __webpack_require__(89396);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/python-roots.js
var python_roots = __webpack_require__(26387);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/requirements.js


function normalizeName(name) {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}
function projectName(pyproject) {
  const name = (0,toml/* text */.Qq)((0,toml/* table */.tp)(pyproject.project).name) ?? (0,toml/* text */.Qq)(tool(pyproject, "poetry").name);
  return name === void 0 ? void 0 : normalizeName(name);
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
function requirementsOf(pyproject, directory) {
  const found = [];
  const add = (value, use) => {
    for (const written of (0,toml/* textsIn */.Ej)(value)) found.push(...parseRequirement(written, directory, use));
  };
  const project = (0,toml/* table */.tp)(pyproject.project);
  add((0,toml/* table */.tp)(pyproject["build-system"]).requires, "always");
  add(project.dependencies, "always");
  addExtras(project["optional-dependencies"], add);
  add(pyproject["dependency-groups"], "development");
  add(tool(pyproject, "uv")["dev-dependencies"], "development");
  add(tool(pyproject, "pdm")["dev-dependencies"], "development");
  const hatch = tool(pyproject, "hatch");
  add(requirementsOfHatch(hatch.envs), "development");
  add(requirementsOfHatch(hatch.build), "always");
  for (const hook of Object.values((0,toml/* table */.tp)((0,toml/* table */.tp)(hatch.metadata).hooks)).map(toml/* table */.tp)) {
    add(hook.dependencies, "always");
    addExtras(hook["optional-dependencies"], add);
  }
  for (const [written, use] of tablesOfDependencies(pyproject)) {
    for (const [key, value] of Object.entries(written)) {
      const name = normalizeName(key);
      const details = [...(0,toml/* tables */.um)([value]), ...(0,toml/* tables */.um)(value)];
      if (details.length === 0) found.push({ name, extras: [], use });
      for (const detail of details) {
        const path = (0,toml/* text */.Qq)(detail.path);
        const place = path === void 0 ? void 0 : (0,tree_paths/* resolvePath */.o1)(directory, path);
        const extras = (0,toml/* strings */.P$)(detail.extras).map(normalizeName);
        found.push({
          name,
          extras,
          use,
          ...path === void 0 ? {} : { written: path },
          ...place === void 0 ? {} : { path: place }
        });
      }
    }
  }
  return found;
}
function addExtras(value, add) {
  for (const [extra, listed] of Object.entries((0,toml/* table */.tp)(value))) add(listed, { extra: normalizeName(extra) });
}
function tablesOfDependencies(pyproject) {
  const poetry = tool(pyproject, "poetry");
  const pixi = tool(pyproject, "pixi");
  const groups = Object.values((0,toml/* table */.tp)(poetry.group)).map((group) => (0,toml/* table */.tp)((0,toml/* table */.tp)(group).dependencies));
  const features = Object.values((0,toml/* table */.tp)(pixi.feature)).map((feature) => (0,toml/* table */.tp)((0,toml/* table */.tp)(feature)["pypi-dependencies"]));
  return [
    [(0,toml/* table */.tp)(poetry.dependencies), "always"],
    ...[(0,toml/* table */.tp)(poetry["dev-dependencies"]), ...groups].map((one) => [one, "development"]),
    ...[(0,toml/* table */.tp)(pixi["pypi-dependencies"]), ...features].map((one) => [one, "development"])
  ];
}
function parseRequirement(written, directory, use) {
  const line = written.replace(/^\s*(?:-e|--editable)\s+/, "").trim();
  const named = partsOf(line);
  const extras = (named?.extras ?? "").split(",").flatMap((extra) => extra.trim() ? [normalizeName(extra.trim())] : []);
  const path = pathOf(named ? named.reference : line, directory);
  if (named === void 0 && path === void 0) return [];
  return [{ name: named ? normalizeName(named.name) : nameInFragment(line), extras, use, ...path }];
}
function partsOf(line) {
  const [word] = /^[A-Za-z0-9][\w.-]*/.exec(line) ?? [];
  if (word === void 0) return void 0;
  let end = word.length;
  while (!/[A-Za-z0-9]/.test(word.charAt(end - 1))) end -= 1;
  const behind = line.slice(end).trimStart();
  const closed = behind.startsWith("[") ? behind.indexOf("]") : -1;
  const rest = behind.slice(closed + 1).trimStart();
  if (!rest.startsWith("@") && rest.includes("/")) return void 0;
  return {
    name: word.slice(0, end),
    extras: closed < 0 ? "" : behind.slice(1, closed),
    reference: rest.startsWith("@") ? rest.slice(1).trimStart() : void 0
  };
}
function nameInFragment(line) {
  const fragment = line.includes("#") ? line.slice(line.indexOf("#") + 1) : "";
  const egg = /(?:^|[&#])egg=([\w.-]+)/.exec(fragment)?.[1];
  return egg === void 0 ? void 0 : normalizeName(egg);
}
function pathOf(reference, directory) {
  const [bare = ""] = (reference ?? "").split(/[;#]/, 1);
  const place = bare.trim().replace(/^file:(?:\/\/)?(?=\/?\$\{PROJECT_ROOT\}|\.)/, "").replace(/^\/?\$\{PROJECT_ROOT\}\/?/, "./").replace(
    /^\{root((?::parent)*)(?::(?:uri|real))*\}\/?/,
    (_, parents) => "./".concat("../".repeat(parents.length / ":parent".length))
  );
  if (!/^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:[/\\]|file:)/.test(place)) return void 0;
  const path = (0,tree_paths/* resolvePath */.o1)(directory, place);
  return { written: place, ...path === void 0 ? {} : { path } };
}
function requirementsOfHatch(value) {
  return Object.entries((0,toml/* table */.tp)(value)).flatMap(
    ([key, below]) => key.endsWith("dependencies") && !(0,toml/* isTable */.bI)(below) ? (0,toml/* textsIn */.Ej)(below) : requirementsOfHatch(below)
  );
}
function projectId(directory) {
  return `project:${directory}`;
}
function projectAt(id) {
  return id.startsWith("project:") ? id.slice("project:".length) : void 0;
}
function extraId(directory, extra) {
  return `extra ${extra}:${directory}`;
}
function testsId(directory) {
  return `tests:${directory}`;
}
function rootTestsId(directory) {
  return `root tests:${directory}`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/modules.js





class Modules {
  /** Roots of packages by the project's folder. */
  #ofProject;
  #roots;
  /**
   * @param projects folders that have modules, each with its pyproject.toml
   * @param paths of all files of the commit
   */
  constructor(projects, paths, places) {
    this.#ofProject = new Map(projects.map((one) => [one.directory, packageRoots(one.directory, one.pyproject)]));
    this.#roots = new python_roots/* PythonRoots */.U(new Set([...this.#ofProject.values()].flat()), paths, places);
  }
  /**
   * The files that a module may be. A module that the file's own project or folder has is not a module of another project.
   * @param file that imports the module
   * @param project folder of the project that the file belongs to, if any
   */
  files(file, module, project) {
    const names = (0,resolve/* namesOfModule */.Ym)(module);
    if (!this.#roots.has(names[0] ?? "")) return [];
    const own = [(0,tree_paths/* directoryOf */.jt)(file), ...project === void 0 ? [] : this.#ofProject.get(project) ?? []];
    return this.#roots.files(names, own, (path) => project !== void 0 && (0,tree_paths/* isWithin */.UO)(path, project));
  }
}
function packageRoots(directory, pyproject) {
  const setuptools = tool(pyproject, "setuptools");
  const found = (0,toml/* table */.tp)((0,toml/* table */.tp)(setuptools.packages).find);
  const wheel = (0,toml/* table */.tp)((0,toml/* table */.tp)((0,toml/* table */.tp)((0,toml/* table */.tp)(tool(pyproject, "hatch").build).targets).wheel));
  const written = [
    ...(0,toml/* strings */.P$)(found.where),
    (0,toml/* text */.Qq)((0,toml/* table */.tp)(setuptools["package-dir"])[""]),
    (0,toml/* text */.Qq)(tool(pyproject, "maturin")["python-source"]),
    (0,toml/* text */.Qq)((0,toml/* table */.tp)(tool(pyproject, "uv")["build-backend"])["module-root"]),
    ...(0,toml/* tables */.um)(tool(pyproject, "poetry").packages).map((one) => (0,toml/* text */.Qq)(one.from)),
    ...(0,toml/* strings */.P$)(wheel.packages).map(tree_paths/* directoryOf */.jt),
    ...(0,toml/* strings */.P$)((0,toml/* table */.tp)(tool(pyproject, "pytest").ini_options).pythonpath)
  ];
  const named = written.flatMap((path) => path === void 0 ? [] : (0,tree_paths/* resolvePath */.o1)(directory, path || ".") ?? []);
  return [.../* @__PURE__ */ new Set([directory, (0,tree_paths/* inside */.nx)(directory, "src"), ...named.filter((path) => (0,tree_paths/* isWithin */.UO)(path, directory))])];
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/lockfile.js









const mostMeant = 100;
function readLockfile(path, content, directory) {
  const lock = (0,toml/* parseToml */.MT)(path, content);
  if (lock.version !== 1) {
    throw new unanswerable/* Unanswerable */.g(`${path} is of version ${(0,json_values/* canonicalJson */.dj)(lock.version)}, and only version 1 is known`);
  }
  const byName = /* @__PURE__ */ new Map();
  const written = (0,toml/* tables */.um)(lock.package).flatMap((entry) => {
    const name = (0,toml/* text */.Qq)(entry.name);
    if (name === void 0) return [];
    const local = describe(entry, normalizeName(name), directory);
    (0,append/* append */.BC)(byName, local.name, local);
    return [{ entry, local }];
  });
  const resolved = /* @__PURE__ */ new Map();
  const meant = (use) => {
    const [name, version] = [normalizeName((0,toml/* text */.Qq)(use.name) ?? ""), (0,toml/* text */.Qq)(use.version)];
    const source = use.source === void 0 ? void 0 : (0,json_values/* canonicalJson */.dj)(use.source);
    const reference = JSON.stringify([name, version, source]);
    const isMeant = (candidate) => (version === void 0 || version === candidate.version) && (source === void 0 || source === candidate.source);
    const known = (0,append/* getOrMake */.IV)(resolved, reference, () => (byName.get(name) ?? []).filter(isMeant));
    if (known.length <= mostMeant) return known;
    throw new broken_manifest/* BrokenManifest */.L(
      path,
      `the dependency ${(0,src_text/* shortened */.vI)(reference, 80)} may mean any of ${known.length} packages`
    );
  };
  const resolve = (uses) => (0,toml/* tables */.um)(uses).flatMap((use) => {
    const extras = [...textsOf(use.extra), ...textsOf(use.extras)].map(normalizeName);
    return meant(use).map((dependency) => ({ dependency, extras }));
  });
  for (const { entry, local } of written) {
    addAll(local.uses, resolve(entry.dependencies));
    const [extras, groups] = [(0,toml/* table */.tp)(entry["optional-dependencies"]), groupsOf(entry)];
    for (const [group, uses] of local.extras) addAll(uses, resolve(extras[group]));
    for (const [group, uses] of local.groups) addAll(uses, resolve(groups[group]));
  }
  const facts = ["requires-python", "resolution-markers", "supported-markers", "required-markers", "conflicts"].map(
    (key) => [`${key} of ${path}`, (0,json_values/* canonicalJson */.dj)(lock[key])]
  );
  const rootGroups = Object.values(groupsOf((0,toml/* table */.tp)(lock.manifest))).flatMap(resolve);
  return { packages: written.map(({ local }) => local), rootGroups, facts: new Map(facts) };
}
function addAll(all, more) {
  for (const one of more) all.push(one);
}
function describe(entry, name, directory) {
  const source = (0,toml/* table */.tp)(entry.source);
  const place = ["editable", "virtual", "directory"].flatMap((kind) => textsOf(source[kind]))[0];
  const { dependencies: _1, "optional-dependencies": extras, "dev-dependencies": _2, metadata: _3, ...content } = entry;
  const empty = (named) => new Map(Object.keys(named).map((key) => [key, []]));
  return {
    name,
    version: (0,toml/* text */.Qq)(entry.version),
    source: (0,json_values/* canonicalJson */.dj)(entry.source),
    directory: place === void 0 ? void 0 : (0,tree_paths/* resolvePath */.o1)(directory, place),
    markers: (0,json_values/* canonicalJson */.dj)(entry["resolution-markers"]),
    content: (0,json_values/* canonicalJson */.dj)(content),
    uses: [],
    extras: empty((0,toml/* table */.tp)(extras)),
    groups: empty(groupsOf(entry))
  };
}
function groupsOf(entry) {
  return { ...(0,toml/* table */.tp)(entry["dev-dependencies"]), ...(0,toml/* table */.tp)(entry["dependency-groups"]) };
}
function textsOf(value) {
  return [value].flat().filter((item) => typeof item === "string");
}
function lockedId({ name, version, source, markers }, extra = "") {
  return `locked:${name}[${extra}] ${version ?? ""} ${source} ${markers}`;
}
function lockedNodes(locked, idsOf) {
  const label = `${locked.name} ${locked.version ?? ""} in uv.lock`;
  const node = (0,graph/* graphNode */.De)(label);
  node.facts.set(`${label} itself`, locked.content);
  for (const use of locked.uses) for (const id of idsOf(use)) node.dependencies.add(id);
  const extras = [...locked.extras].map(([extra, uses]) => {
    const extraNode = (0,graph/* graphNode */.De)(`${locked.name}[${extra}] in uv.lock`);
    for (const use of uses) for (const id of idsOf(use)) extraNode.dependencies.add(id);
    return [lockedId(locked, extra), extraNode];
  });
  return [[lockedId(locked), node], ...extras];
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/locked-graph.js




function addLockfile(path, content, read, nodes) {
  const { packages, rootGroups, facts } = readLockfile(path, content, read.directory);
  const workspace = nodes.get("workspace");
  for (const [fact, value] of facts) workspace?.facts.set(fact, value);
  const byName = new Map([...read.projects.values()].map((project) => [project.name, project.directory]));
  const placeOf = (locked) => {
    const { directory } = locked;
    if (directory !== void 0 && read.projects.has(directory)) return directory;
    return directory === void 0 ? void 0 : byName.get(locked.name);
  };
  const idsOf = ({ dependency, extras }) => {
    const place = placeOf(dependency);
    if (place !== void 0) return [projectId(place), ...extras.map((extra) => extraId(place, extra))];
    return [lockedId(dependency), ...extras.map((extra) => lockedId(dependency, extra))];
  };
  const connect = (node, uses, except) => {
    for (const use of uses) for (const id of idsOf(use)) if (id !== except) node?.dependencies.add(id);
  };
  const inLockfile = /* @__PURE__ */ new Set();
  for (const locked of packages) {
    const place = placeOf(locked);
    if (place === void 0) {
      for (const [id, node] of lockedNodes(locked, idsOf)) nodes.set(id, node);
      continue;
    }
    inLockfile.add(place);
    connect(nodes.get(projectId(place)), locked.uses, projectId(place));
    for (const [extra, uses] of locked.extras) {
      const id = extraId(place, extra);
      const node = (0,append/* getOrMake */.IV)(nodes, id, () => (0,graph/* graphNode */.De)(`${locked.name}[${extra}]`, read.projects.get(place)?.name));
      node.dependencies.add(projectId(place));
      nodes.get(testsId(place))?.dependencies.add(id);
      connect(node, uses, id);
    }
    for (const uses of locked.groups.values()) connect(nodes.get(testsId(place)), uses);
    if (place === read.directory) connectRoot([...locked.groups.values()].flat());
  }
  connectRoot(rootGroups);
  for (const [place, project] of read.projects) {
    if (inLockfile.has(place)) continue;
    nodes.get(projectId(place))?.facts.set(`uv.lock (which lacks ${project.name})`, content.toString());
  }
  function connectRoot(uses) {
    connect(
      workspace,
      uses.filter(({ dependency }) => placeOf(dependency) === void 0)
    );
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/root-tests.js



class RootTests {
  /** Directories from the root of the repository. */
  directories;
  #root;
  #pyprojects;
  /** @param paths of all files of the commit */
  constructor(paths, read) {
    this.#root = read.directory;
    this.#pyprojects = new Set(paths.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === "pyproject.toml").map(tree_paths/* directoryOf */.jt));
    const isPossible = read.isWorkspace && !read.projects.has(read.directory);
    const tests = isPossible ? paths.filter((path) => testModule.test(path)) : [];
    const directories = new Set(tests.flatMap((path) => this.#named(path) ?? []));
    this.directories = directories.size > mostDirectories ? /* @__PURE__ */ new Set() : directories;
  }
  /** The directory of tests that a file belongs to. */
  of(path) {
    const directory = this.#named(path);
    return directory !== void 0 && this.directories.has(directory) ? directory : void 0;
  }
  /**
   * The outermost directory above a file that has a name for tests, with no other project or hidden directory between.
   */
  #named(path) {
    if (!(0,tree_paths/* isWithin */.UO)(path, this.#root)) return void 0;
    const above = (0,tree_paths/* pathsAbove */.wP)(path);
    if (above.find((directory) => this.#pyprojects.has(directory)) !== this.#root) return void 0;
    const below = above.filter((directory) => directory !== this.#root && (0,tree_paths/* isWithin */.UO)(directory, this.#root));
    if (below.some((directory) => (0,tree_paths/* nameOf */.Vb)(directory).startsWith("."))) return void 0;
    return below.reverse().find((directory) => testDirectory.test((0,tree_paths/* nameOf */.Vb)(directory)));
  }
}
const mostDirectories = 200;
const testDirectory = /^(?:.*[-_])?(?:tests?|e2e)$/i;
const testModule = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;
function addRootTests(tests, read, nodes) {
  if (tests.directories.size === 0) return;
  const environment = (0,graph/* graphNode */.De)("the packages of uv.lock");
  for (const id of nodes.keys()) if (id.startsWith("locked:")) environment.dependencies.add(id);
  nodes.set(environmentId, environment);
  for (const directory of tests.directories) {
    const node = (0,graph/* graphNode */.De)(directory, directory, (0,tree_paths/* inside */.nx)(read.directory, "pyproject.toml"));
    for (const id of ["workspace", environmentId, ...requiredByRoot(read)]) node.dependencies.add(id);
    nodes.set(rootTestsId(directory), node);
  }
}
const environmentId = "environment";
function requiredByRoot(read) {
  const requirements = requirementsOf(read.root, read.directory);
  const root = { name: "", directory: read.directory, pyproject: read.root, requirements };
  return requirements.flatMap((requirement) => {
    const named = [...read.projects.values()].filter(({ name }) => name === requirement.name);
    const places = [...read.placesOf(root, requirement).projects, ...named.map(({ directory }) => directory)];
    return places.flatMap((place) => [projectId(place), ...requirement.extras.map((extra) => extraId(place, extra))]);
  });
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml-manifests.js
var toml_manifests = __webpack_require__(26723);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/workspace.js







const pyprojectName = "pyproject.toml";
async function readProjects(tree, start) {
  const entries = await tree.entries();
  const files = new Set(entries.map(({ path }) => path));
  const pyprojects = await toml_manifests/* TomlManifests */.JA.of(tree, pyprojectName);
  const all = pyprojects.directories();
  if (!all.some((directory2) => (0,tree_paths/* isWithin */.UO)(directory2, start))) return void 0;
  const directory = workspaceDirectory(pyprojects, start);
  const root = pyprojects.has(directory) ? pyprojects.get(directory) : {};
  const workspace = (0,toml/* table */.tp)(tool(root, "uv").workspace);
  const isWorkspace = (0,toml/* isTable */.bI)((0,toml/* table */.tp)((0,toml/* table */.tp)(root.tool).uv).workspace);
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const { members, opaque } = isWorkspace ? (0,toml_manifests/* membersOf */.lS)(
    pyprojects,
    directory,
    "tool.uv.workspace.members",
    (0,toml/* strings */.P$)(workspace.members),
    matcherOf(directory, workspace.exclude),
    submodules
  ) : { members: all.filter((place) => isProject(pyprojects, place, start)), opaque: /* @__PURE__ */ new Set() };
  const projects = /* @__PURE__ */ new Map();
  const directories = new Set(entries.flatMap(({ path }) => (0,tree_paths/* pathsAbove */.wP)(path)));
  const sourcesOf = ({ pyproject }, name) => {
    const own = (0,toml/* table */.tp)(tool(pyproject, "uv").sources);
    const shared = isWorkspace ? (0,toml/* table */.tp)(tool(root, "uv").sources) : {};
    const [from, written] = entryOf(own, name) !== void 0 ? ["own", entryOf(own, name)] : ["root", entryOf(shared, name)];
    return { from, sources: [...(0,toml/* tables */.um)([written ?? false]), ...(0,toml/* tables */.um)(written)] };
  };
  const placesOf = (project, requirement) => {
    const places = requirement.path === void 0 ? [] : [requirement.path];
    let lost;
    const file = (0,tree_paths/* inside */.nx)(project.directory, pyprojectName);
    if (requirement.written !== void 0 && requirement.path === void 0) {
      lost = (0,unanswerable/* leadsNowhere */.q)(file, requirement.written, requirement.name ?? "a requirement");
    }
    if (requirement.name !== void 0) {
      const { from, sources } = sourcesOf(project, requirement.name);
      for (const { path } of sources) {
        const written = (0,toml/* text */.Qq)(path);
        const place = written && (0,tree_paths/* resolvePath */.o1)(from === "own" ? project.directory : directory, written);
        if (written === void 0) continue;
        if (place === void 0) lost = (0,unanswerable/* leadsNowhere */.q)(file, written, requirement.name);
        else places.push(place);
      }
    }
    const others = [];
    for (const place of places) {
      if (pyprojects.has(place) || submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(place, submodule))) continue;
      if (!files.has(place) && !directories.has(place)) {
        lost = (0,unanswerable/* leadsNowhere */.q)(file, place, requirement.name ?? "a requirement");
        continue;
      }
      others.push(place);
    }
    others.push(...places.filter((place) => submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(place, submodule))));
    const projects2 = places.filter((place) => pyprojects.has(place));
    return { projects: projects2, others, ...lost && { lost: lost.message } };
  };
  const visit = (place) => {
    if (projects.has(place) || !pyprojects.has(place)) return;
    const pyproject = pyprojects.get(place);
    const requirements = requirementsOf(pyproject, place);
    const project = { name: projectName(pyproject) ?? (place || "."), directory: place, pyproject, requirements };
    projects.set(place, project);
    for (const requirement of requirements) for (const found of placesOf(project, requirement).projects) visit(found);
  };
  if (projectName(root) !== void 0 && (0,tree_paths/* isWithin */.UO)(directory, start)) visit(directory);
  for (const place of members) if (place !== directory) visit(place);
  if (isWorkspace && projectName(root) !== void 0) visit(directory);
  return { directory, root, isWorkspace, projects, opaque, placesOf };
}
async function hasSeveralProjects(tree, root) {
  try {
    const found = await readProjects(tree, root);
    return found !== void 0 && (found.isWorkspace || found.projects.size > 1);
  } catch (error) {
    if (error instanceof broken_manifest/* BrokenManifest */.L || error instanceof unanswerable/* Unanswerable */.g) return true;
    throw error;
  }
}
function isProject(pyprojects, place, start) {
  if (!(0,tree_paths/* isWithin */.UO)(place, start)) return false;
  try {
    const pyproject = pyprojects.get(place);
    return projectName(pyproject) !== void 0 || (0,toml/* isTable */.bI)(pyproject["build-system"]) || (0,toml/* isTable */.bI)(pyproject.project);
  } catch (error) {
    const around = (0,tree_paths/* pathsAbove */.wP)(place).some((above) => above !== start && pyprojects.has(above));
    if (error instanceof broken_manifest/* BrokenManifest */.L && around) return false;
    throw error;
  }
}
function entryOf(entries, name) {
  return Object.entries(entries).find(([key]) => normalizeName(key) === name)?.[1];
}
function workspaceDirectory(pyprojects, start) {
  for (const above of [start, ...(0,tree_paths/* pathsAbove */.wP)(start)]) {
    if (!pyprojects.has(above)) continue;
    const workspace = tool(pyprojects.get(above), "uv").workspace;
    if (!(0,toml/* isTable */.bI)(workspace)) continue;
    if (above === start || isListed(start, above, workspace)) return above;
  }
  return start;
}
function isListed(place, directory, workspace) {
  return matcherOf(directory, workspace.members)(place) && !matcherOf(directory, workspace.exclude)(place);
}
function matcherOf(directory, patterns) {
  const matchers = (0,toml/* strings */.P$)(patterns).flatMap((pattern) => {
    const path = (0,tree_paths/* resolvePath */.o1)(directory, pattern);
    return path === void 0 ? [] : [(0,toml_manifests/* memberMatcher */.lT)(path)];
  });
  return (place) => matchers.some((matches) => matches(place));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/graph.js














const workspaceId = "workspace";
const lockfileName = "uv.lock";
async function readPythonGraph(tree, start, warn) {
  const read = await readProjects(tree, start);
  if (read === void 0) return graph/* emptyGraph */.K1;
  const { directory, root, projects } = read;
  const nodes = /* @__PURE__ */ new Map([[workspaceId, workspaceNode(root)]]);
  const owners = new file_owners/* FileOwners */.p();
  const named = new file_owners/* FileOwners */.p();
  for (const project of projects.values()) addProject(project, read, nodes, owners, named, warn);
  const lockfile = (0,tree_paths/* inside */.nx)(directory, lockfileName);
  const locked = read.isWorkspace ? (await tree.read([lockfile])).get(lockfile) : void 0;
  if (read.isWorkspace) {
    nodes.get(workspaceId)?.facts.set(lockfileName, locked === void 0 ? "missing" : "there");
    if (locked !== void 0) addLockfile(lockfile, locked, read, nodes);
  }
  for (const project of projects.values()) {
    if (locked !== void 0 || !hasUnreadDependencies(project.pyproject)) continue;
    warn(
      `uv: the dependencies of ${project.name} are computed when it is built, so it counts as depending on every project`
    );
    for (const other of projects.keys()) nodes.get(projectId(project.directory))?.dependencies.add(projectId(other));
  }
  await addSubmodules(tree, nodes, owners);
  const ownersOf = await fileOwners(tree, read, owners, named);
  const paths = (await tree.entries()).filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
  const tests = new RootTests(paths, read);
  addRootTests(tests, read, nodes);
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const modules = new Modules([...projects.values()], paths, places);
  const configured = (path) => {
    const place = configuredDirectory(path);
    if (place === void 0) return [];
    const below = (directories) => [...directories].filter((at) => (0,tree_paths/* isWithin */.UO)(at, place));
    return [...below(projects.keys()).map(projectId), ...below(tests.directories).map(rootTestsId)];
  };
  const interpreted = /* @__PURE__ */ new Set([...read.isWorkspace ? [lockfile] : [], (0,tree_paths/* inside */.nx)(directory, "pyproject.toml")]);
  return {
    nodes,
    owners: (path) => {
      if (read.isWorkspace && path === lockfile || read.opaque.has(path)) return [];
      const ofTests = tests.of(path);
      const found = [...ownersOf(path), ...configured(path)];
      return new Set(ofTests === void 0 ? found : [...found, rootTestsId(ofTests)]);
    },
    described: (path) => path === lockfile,
    tests: (id) => id.startsWith("project:") ? testsId(id.slice("project:".length)) : void 0,
    names: new Map([...projects.values()].map(({ name, directory: place }) => [name, projectId(place)])),
    imported: (file, module) => {
      const project = [...ownersOf(file)].flatMap((id) => projectAt(id) ?? [])[0];
      const found = modules.files(file, module, project);
      if (found.length > 0) return { paths: found };
      const names = module.split(".");
      const isTest = tests.directories.has((0,tree_paths/* inside */.nx)(directory, names[0] ?? ""));
      const place = isTest ? (0,resolve/* longestModule */.hG)(directory, names, places) : void 0;
      return { paths: place === void 0 ? [] : [place.path] };
    },
    ...projects.has(directory) && { rootTarget: projectId(directory) },
    interpreted: (path) => interpreted.has(path),
    places: [
      ...[...projects.keys()].map((place) => [place, projectId(place)]),
      ...[...tests.directories].map((place) => [place, rootTestsId(place)])
    ]
  };
}
function addProject(project, read, nodes, owners, named, warn) {
  const { name, directory, pyproject, requirements } = project;
  const manifest = (0,tree_paths/* inside */.nx)(directory, "pyproject.toml");
  const unknown = requirements.map((one) => read.placesOf(project, one).lost).find((one) => one !== void 0);
  if (unknown !== void 0) warn(`uv: ${unknown}. Until then ${name} counts as impacted`);
  const node = { ...(0,graph/* graphNode */.De)(name, name, manifest), ...unknown !== void 0 && { unknown } };
  const tests = (0,graph/* graphNode */.De)(`${name} (tests)`, name, manifest);
  node.dependencies.add(workspaceId);
  tests.dependencies.add(projectId(directory));
  nodes.set(projectId(directory), node);
  nodes.set(testsId(directory), tests);
  owners.add(directory, projectId(directory), "directory");
  for (const path of filesOfMetadata(pyproject, directory)) named.add(path, projectId(directory), "file");
  const nodeOf = (use) => {
    if (use === "always") return node;
    if (use === "development") return tests;
    const id = extraId(directory, use.extra);
    const extra = (0,append/* getOrMake */.IV)(nodes, id, () => (0,graph/* graphNode */.De)(`${name}[${use.extra}]`, name, manifest));
    extra.dependencies.add(projectId(directory));
    tests.dependencies.add(id);
    return extra;
  };
  const byName = new Map([...read.projects.values()].map((other) => [other.name, other.directory]));
  for (const requirement of requirements) {
    const places = read.placesOf(project, requirement);
    const named2 = byName.get(requirement.name ?? "");
    const user = nodeOf(requirement.use);
    for (const place of /* @__PURE__ */ new Set([...places.projects, ...named2 === void 0 ? [] : [named2]])) {
      if (place === directory) {
        for (const extra of requirement.extras) user.dependencies.add(extraId(directory, extra));
        continue;
      }
      user.dependencies.add(projectId(place));
      for (const extra of requirement.extras) user.dependencies.add(extraId(place, extra));
    }
    for (const place of places.others) {
      const id = `place:${place}`;
      if (!nodes.has(id)) nodes.set(id, (0,graph/* graphNode */.De)(place));
      owners.add(place, id, "directory");
      user.dependencies.add(id);
    }
  }
}
function filesOfMetadata(pyproject, directory) {
  const project = (0,toml/* table */.tp)(pyproject.project);
  const written = [
    project.readme,
    (0,toml/* table */.tp)(project.readme).file,
    (0,toml/* table */.tp)(project.license).file,
    ...(0,toml/* strings */.P$)(project["license-files"]),
    tool(pyproject, "poetry").readme,
    ...(0,toml/* strings */.P$)(tool(pyproject, "poetry").readme)
  ];
  return written.flatMap((value) => {
    const path = (0,toml/* text */.Qq)(value);
    return path === void 0 ? [] : (0,tree_paths/* resolvePath */.o1)(directory, path) ?? [];
  });
}
function workspaceNode(root) {
  const node = (0,graph/* graphNode */.De)("the workspace");
  const builders = ["hatch", "setuptools", "setuptools_scm", "poetry", "pdm", "flit", "uv-dynamic-versioning"];
  const resolved = ["constraint-dependencies", "override-dependencies", "exclude-dependencies", "exclude-newer"];
  const elsewhere = [...resolved, "exclude-newer-package", "workspace", "sources", "dev-dependencies", "resolution"];
  for (const [name, value] of Object.entries((0,toml/* table */.tp)(root.tool))) {
    if (builders.includes(name)) continue;
    if (name !== "uv") node.facts.set(`tool.${name} of the root's pyproject.toml`, (0,json_values/* canonicalJson */.dj)(value));
    else {
      for (const [key, setting] of Object.entries((0,toml/* table */.tp)(value))) {
        if (!elsewhere.includes(key))
          node.facts.set(`tool.uv.${key} of the root's pyproject.toml`, (0,json_values/* canonicalJson */.dj)(setting));
      }
    }
  }
  return node;
}
async function addSubmodules(tree, nodes, owners) {
  for (const submodule of await (0,tree_submodules/* submodulesOf */.P)(tree)) {
    for (const [id] of [...nodes]) {
      if (id.startsWith("place:") && (0,tree_paths/* isWithin */.UO)(id.slice("place:".length), submodule))
        owners.add(submodule, id, "directory");
    }
  }
}
async function fileOwners(tree, { directory: root, isWorkspace }, owners, named) {
  const sources = /* @__PURE__ */ new Set();
  for (const { path } of await tree.entries()) {
    if (/\.(pyi?|pyx|pxd|ipynb|c|cc|cpp|h|rs)$/.test(path) && (0,tree_paths/* isWithin */.UO)(path, root)) sources.add(topOf(path, root));
  }
  const rootOwns = (path) => {
    const top = topOf(path, root);
    if (top.startsWith(".")) return false;
    if ((0,tree_paths/* inside */.nx)(root, top) !== path) return sources.has(top);
    return /\.(py|pyi|cfg|toml|ini|in|rs|c|h)$/.test(top) || top === "requirements.txt" || top === "uv.lock";
  };
  return (path) => {
    const found = named.all(path);
    for (const id of isWorkspace ? owners.nearest(path) : owners.all(path)) {
      if (id !== projectId(root) || rootOwns(path)) found.add(id);
    }
    return found;
  };
}
function topOf(path, directory) {
  return path.slice(directory === "" ? 0 : directory.length + 1).split("/")[0] ?? path;
}
function configuredDirectory(path) {
  const name = (0,tree_paths/* nameOf */.Vb)(path);
  return /^(conftest\.py|pytest\.(ini|toml)|\.pytest\.(ini|toml)|tox\.(ini|toml)|setup\.cfg|\.coveragerc|\.?mypy\.ini|uv\.toml|\.python-versions?|pyrightconfig\.json|noxfile\.py)$/.test(
    name
  ) ? (0,tree_paths/* directoryOf */.jt)(path) : void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/uv/index.js



const uv = { detect: hasSeveralProjects, ...(0,manifests/* readFromManifests */.r)("uv", readPythonGraph) };



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