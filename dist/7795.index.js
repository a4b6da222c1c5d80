"use strict";
exports.id = 7795;
exports.ids = [7795,4173];
exports.modules = {

/***/ 17795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nx: () => (/* binding */ nx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/synthetic-commit.js
var synthetic_commit = __webpack_require__(67043);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/answer-of-workspaces.js
var answer_of_workspaces = __webpack_require__(70205);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/installed.js
var installed = __webpack_require__(80620);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/named-files.js
var named_files = __webpack_require__(3049);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/owners.js
var owners = __webpack_require__(30848);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/root-code.js
var root_code = __webpack_require__(52447);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tool-output.js
var tool_output = __webpack_require__(75127);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/nx/nx.js







class Nx {
  #program;
  #tools;
  #scratch;
  constructor(program, tools, scratch) {
    this.#program = program;
    this.#tools = tools;
    this.#scratch = scratch;
  }
  static async find(comparison, tools) {
    return new Nx((0,installed/* pinnedProgram */.l0)("nx", comparison, tools), tools, await tools.temporaryDirectory());
  }
  get majorVersion() {
    return Number.parseInt(this.#program.version, 10) || 0;
  }
  /**
   * The projects that Nx counts as affected by the differences between two commits.
   * @param directory the build's root in the files of the head
   * @throws ImpactError when Nx fails or prints something else
   */
  async affected(directory, base, head) {
    const args = ["show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"];
    const finished = await this.#run(directory, args);
    const names = (0,tool_output/* jsonAtEnd */.V)(finished.stdout, "[");
    if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) {
      throw new impact_error/* ImpactError */.X(
        `nx ${args.join(" ")} (version ${this.#program.version}) printed no list of projects but ${JSON.stringify(finished.stdout.slice(-200))}. Nx 17 or later is needed`
      );
    }
    return {
      projects: new Set(names),
      complete: !`${finished.stdout}${finished.stderr}`.includes("might have not been identified properly")
    };
  }
  /**
   * The whole graph of projects.
   * @param directory the build's root in the files of one side
   * @throws ImpactError when Nx fails or writes something else
   */
  async graph(directory, side) {
    const file = (0,external_node_path_.join)(this.#scratch, `${side}.json`);
    const finished = await this.#run(directory, ["graph", `--file=${file}`]);
    const text = await (0,promises_.readFile)(file, "utf8").catch(() => "");
    const { nodes, dependencies } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(text === "" ? void 0 : JSON.parse(text)).graph);
    if (nodes === void 0 || dependencies === void 0) {
      throw new impact_error/* ImpactError */.X(
        `nx graph --file=\u2026 (version ${this.#program.version}) wrote no graph of the ${side} commit: ${(0,tool_output/* lastLines */.w)(finished)}`
      );
    }
    const known = (0,json_values/* fieldsOf */.Pf)(nodes);
    return new Map(
      Object.entries(known).map(([name, node]) => {
        const { root, targets, namedInputs } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(node).data);
        const edges = (0,json_values/* fieldsOf */.Pf)(dependencies)[name];
        const targetsOfEdges = Array.isArray(edges) ? edges.map((edge) => (0,json_values/* fieldsOf */.Pf)(edge).target) : [];
        return [
          name,
          {
            name,
            root: typeof root === "string" ? root : ".",
            dependencies: targetsOfEdges.filter(
              (target) => typeof target === "string" && target in known
            ),
            targets: (0,json_values/* fieldsOf */.Pf)(targets),
            namedInputs: (0,json_values/* fieldsOf */.Pf)(namedInputs)
          }
        ];
      })
    );
  }
  async #run(directory, args) {
    const finished = await (0,installed/* runScript */.j3)(this.#tools, this.#program.script, args, {
      cwd: directory,
      env: {
        // No server stays behind. Nothing is sent or fetched, and nothing is written beside the user's files.
        NX_DAEMON: "false",
        NX_NO_CLOUD: "true",
        NX_CLOUD_ACCESS_TOKEN: "",
        NX_ISOLATE_PLUGINS: "false",
        NX_CACHE_DIRECTORY: (0,external_node_path_.join)(this.#scratch, "cache"),
        NX_WORKSPACE_DATA_DIRECTORY: (0,external_node_path_.join)(this.#scratch, "workspace-data"),
        NX_PROJECT_GRAPH_CACHE_DIRECTORY: (0,external_node_path_.join)(this.#scratch, "project-graph"),
        NX_NATIVE_FILE_CACHE_DIRECTORY: (0,external_node_path_.join)(this.#scratch, "native"),
        NX_INTERACTIVE: "false",
        NX_TUI: "false",
        NX_VERBOSE_LOGGING: "false",
        NX_WORKSPACE_ROOT_PATH: directory,
        FORCE_COLOR: "0"
      }
    });
    if (finished.exitCode === 0) return finished;
    throw new impact_error/* ImpactError */.X(
      `nx ${args.join(" ")} (version ${this.#program.version}) ended with exit code ${finished.exitCode}: ${(0,tool_output/* lastLines */.w)(finished)}. Make that command work in the repository`
    );
  }
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/root-files.js
var root_files = __webpack_require__(91334);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/task-inputs.js
var task_inputs = __webpack_require__(57107);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/nx/task-inputs.js
var nx_task_inputs = __webpack_require__(21262);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/nx/root-files.js






const lockFiles = (0,word_set/* wordSet */.d)("package-lock.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb");
function judgeRootFile(path, context) {
  if (path === "package.json") return judgeManifest(context);
  if (lockFiles.has(path)) return lockFileIsFollowed(context) ? "followed" : "shared";
  if (path === context.typeScriptConfiguration) return "followed";
  return (0,root_files/* isSharedRootFile */.O)(path) || /^\.(nxignore|env(\..*)?)$/.test(path) ? "shared" : "plain";
}
const followedFields = /* @__PURE__ */ new Set(["dependencies", "devDependencies"]);
function judgeManifest({ before, after, affectedIsComplete }) {
  const changed = (0,root_files/* changedSharedFields */.n)(before, after);
  if (changed === void 0 || !affectedIsComplete) return "shared";
  if (changed.length === 0) return "plain";
  return changed.every((field) => followedFields.has(field)) ? "followed" : "shared";
}
function lockFileIsFollowed({ nxMajorVersion, nxJson }) {
  try {
    const { pluginsConfig } = (0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(nxJson));
    const setting = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(pluginsConfig)["@nx/js"]).projectsAffectedByDependencyUpdates;
    return setting !== "auto" || nxMajorVersion >= 23;
  } catch {
    return false;
  }
}
function workspaceInputs(graph, nxJson) {
  const shared = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(nxJson)).namedInputs);
  const inputs = new task_inputs/* TaskInputs */.X();
  for (const { name, root, targets, namedInputs } of graph.values()) {
    const lists = Object.values(targets).map((target) => (0,json_values/* fieldsOf */.Pf)(target).inputs);
    (0,nx_task_inputs/* addListed */.hW)(lists, { ...shared, ...namedInputs }, root, name, inputs);
  }
  return inputs;
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/nx/index.js












const nx = {
  impact
};
async function impact(comparison, tools) {
  const { base, head, checkout, root } = comparison;
  let program;
  try {
    program = await Nx.find(comparison, tools);
  } catch (error) {
    if (!(error instanceof installed/* NotInstalled */.y0)) throw error;
    const { impactWithoutNx } = await __webpack_require__.e(/* import() */ 1337).then(__webpack_require__.bind(__webpack_require__, 13718));
    return impactWithoutNx(comparison, tools, { why: error.message });
  }
  const settings = await readSettings(comparison);
  if (settings === void 0) {
    return { kind: "all", why: "nx.json is not in both commits, so that their projects cannot be compared" };
  }
  const headDirectory = (0,external_node_path_.join)(await head.directory(), root);
  const headCommit = await (0,synthetic_commit/* syntheticCommit */.J)(head, base, tools);
  const { affected, graph } = await (0,installed/* withInstalledPackages */._A)(checkout, head, async () => ({
    affected: await program.affected(headDirectory, base.object, headCommit),
    graph: await program.graph(headDirectory, "head")
  }));
  let before;
  try {
    const baseDirectory = (0,external_node_path_.join)(await base.directory(), root);
    before = await (0,installed/* withInstalledPackages */._A)(checkout, base, () => program.graph(baseDirectory, "base"));
  } catch (error) {
    if (!(error instanceof impact_error/* ImpactError */.X) || tools.signal.aborted) throw error;
    return { kind: "all", why: `the projects of the base commit are not known: ${error.message}` };
  }
  const changes = comparison.changes.flatMap((change) => {
    const path = (0,build_root/* belowRoot */.I)(change.path, root);
    return path === void 0 ? [] : [{ ...change, below: path }];
  });
  const bySettings = await (0,answer_of_workspaces/* impactOfPnpmSettings */.o4)(comparison, tools);
  if (bySettings?.kind === "all") return { kind: "all", why: bySettings.why };
  const unknown = [...bySettings?.targets.keys() ?? []].find((name) => !graph.has(name) && !before.has(name));
  if (unknown !== void 0) {
    return { kind: "all", why: `${answer_of_workspaces/* pnpmSettings */.f9} changed for ${unknown}, which is no project of Nx` };
  }
  const inHead = impactInHead(changes, graph, affected, program.majorVersion, {
    ...settings,
    bySettings: bySettings?.targets
  });
  if (inHead.kind === "all") return inHead;
  const targets = new Map([
    ...bySettings?.targets ?? [],
    ...inHead.targets,
    ...impactInBase(changes, before, inHead.targets)
  ]);
  const graphs = [graph, before];
  const left = changes.map(({ path }) => path).filter((path) => !inHead.coveredPaths.has(path));
  return {
    kind: "targets",
    targets,
    coveredPaths: inHead.coveredPaths,
    readPaths: await (0,named_files/* namedByFiles */.S)(comparison, left),
    known: {
      names: () => Promise.resolve(graphs.flatMap((each) => [...each.keys()])),
      dependentsOf: (target) => Promise.resolve(
        graphs.flatMap((each) => [
          ...closure(each, /* @__PURE__ */ new Map([[target, { kind: "dependency", target }]])).keys()
        ])
      )
    }
  };
}
async function readSettings({ base, head, root }) {
  const [nxJson, manifest] = [external_node_path_.posix.join(root, "nx.json"), external_node_path_.posix.join(root, "package.json")];
  const typeScript = ["tsconfig.base.json", "tsconfig.json"];
  const before = await base.read([nxJson, manifest]);
  const after = await head.read([nxJson, manifest, ...typeScript.map((name) => external_node_path_.posix.join(root, name))]);
  const text = after.get(nxJson)?.toString("utf8");
  if (text === void 0 || !before.has(nxJson)) return void 0;
  return {
    nxJson: text,
    typeScriptConfiguration: typeScript.find((name) => after.has(external_node_path_.posix.join(root, name))),
    manifest: { before: before.get(manifest)?.toString("utf8"), after: after.get(manifest)?.toString("utf8") }
  };
}
function impactInHead(changes, graph, affected, nxMajorVersion, { nxJson, typeScriptConfiguration, manifest, bySettings }) {
  const owners = ownersIn(graph);
  const inputs = workspaceInputs(graph, nxJson);
  const seeds = new Map([...bySettings ?? []].filter(([name]) => graph.has(name)));
  const coveredPaths = /* @__PURE__ */ new Set();
  const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
  for (const { path, below } of changes) {
    const owner = owners(below);
    const isRootFile = owner === void 0 || graph.get(owner)?.root === ".";
    const isJudged = below === answer_of_workspaces/* pnpmSettings */.f9 && bySettings !== void 0;
    const judged = isJudged ? "followed" : isRootFile ? judgeRootFile(below, {
      nxMajorVersion,
      affectedIsComplete: affected.complete,
      before: manifest.before,
      after: manifest.after,
      typeScriptConfiguration,
      nxJson
    }) : "plain";
    if (judged === "shared" && !isComplete) {
      return { kind: "all", why: `${path} concerns every project, and Nx does not follow its change` };
    }
    if (owner !== void 0 && !seeds.has(owner)) seeds.set(owner, { kind: "file", path });
    const readers = inputs.of(below).filter(({ isNamed }) => isNamed);
    for (const { users } of readers) {
      for (const name of users) if (!seeds.has(name)) seeds.set(name, { kind: "file", path });
    }
    const isOfProject = owner !== void 0 && (graph.get(owner)?.root !== "." || (0,root_code/* isCodeOfRoot */.P)(below));
    const isOwned = isOfProject || readers.length > 0;
    if (isComplete || isOwned || judged === "followed") coveredPaths.add(path);
  }
  const targets = closure(graph, seeds);
  const byDependency = [...affected.projects].filter((name) => !targets.has(name)).sort();
  for (const name of byDependency) {
    targets.set(name, {
      kind: "graph",
      what: "Nx counts it as affected, by a file at the root or a package that changed"
    });
  }
  return { kind: "targets", targets, coveredPaths };
}
function impactInBase(changes, graph, known) {
  const owners = ownersIn(graph);
  const seeds = /* @__PURE__ */ new Map();
  for (const { status, path, below } of changes) {
    const owner = status === "added" ? void 0 : owners(below);
    if (owner !== void 0 && !seeds.has(owner)) seeds.set(owner, { kind: "file", path });
  }
  return new Map([...closure(graph, seeds)].filter(([name]) => !known.has(name)));
}
function ownersIn(graph) {
  return (0,owners/* ownersOf */.K)([...graph.values()].map(({ root, name }) => [root, name]));
}
function closure(graph, seeds) {
  const dependents = /* @__PURE__ */ new Map();
  for (const { name, dependencies } of [...graph.values()].sort((a, b) => a.name < b.name ? -1 : 1)) {
    for (const dependency of dependencies) (0,append/* append */.B)(dependents, dependency, name);
  }
  const reached = new Map(seeds);
  for (const name of reached.keys()) {
    for (const dependent of dependents.get(name) ?? []) {
      if (!reached.has(dependent)) reached.set(dependent, { kind: "dependency", target: name });
    }
  }
  return reached;
}



/***/ }),

/***/ 21262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   as: () => (/* binding */ addInputsOf),
/* harmony export */   hW: () => (/* binding */ addListed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80182);



function tasksOf(manifest, fields) {
  const nx = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(fields.nx);
  const scripts = Array.isArray(nx.includedScripts) ? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .texts */ .Te)(nx.includedScripts) : Object.keys((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(fields.scripts));
  return {
    directory: (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .directoryOf */ .jt)(manifest),
    manifest,
    scripts,
    targets: (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(nx.targets),
    namedInputs: (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(nx.namedInputs)
  };
}
function addInputsOf(tasks, settings, hasAnyTask, inputs) {
  const { directory, manifest, scripts, targets } = tasks;
  const names = /* @__PURE__ */ new Set([...scripts, ...Object.keys(targets)]);
  const named = { ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(settings.namedInputs), ...tasks.namedInputs };
  const lists = [];
  for (const target of Object.values(targets)) lists.push((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(target).inputs);
  for (const [key, value] of Object.entries((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(settings.targetDefaults))) {
    if (hasAnyTask || names.has(key) || mayMean(key, names, targets)) lists.push((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(value).inputs);
  }
  if (hasAnyTask || names.size > 0) lists.push(named.default);
  addListed(lists, named, directory, manifest, inputs);
}
function addListed(lists, named, directory, user, inputs) {
  const seen = /* @__PURE__ */ new Set();
  for (const list of lists) {
    const written = Array.isArray(list) ? list : [list];
    for (const item of written) {
      if (Array.isArray(item)) lists.push(item);
      const text = typeof item === "string" ? item : (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(item).fileset ?? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(item).input;
      if (typeof text !== "string" || text.startsWith("!")) continue;
      const name = text.replace(/^\^/, "");
      if (Object.hasOwn(named, name)) {
        if (!seen.has(name)) lists.push(named[name]);
        seen.add(name);
        continue;
      }
      const [, place, path = ""] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(name) ?? [];
      if (place === "workspaceRoot") inputs.add(path, user);
      else if (place === "projectRoot" && path.includes("..")) inputs.add(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, path), user);
    }
  }
}
function mayMean(key, names, targets) {
  if (/[*?[{]/.test(key)) return names.size > 0;
  if (key === "nx:run-script") return names.size > 0;
  return Object.values(targets).some(
    (target) => (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(target).executor === key || (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(target).command !== void 0 && key === "nx:run-commands"
  );
}



/***/ }),

/***/ 57107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ matcherOf),
/* harmony export */   X: () => (/* binding */ TaskInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94173);


class TaskInputs {
  #byGlob = /* @__PURE__ */ new Map();
  /**
   * Records that a task of a package reads files.
   * @param written a glob from the root of the build; a folder stands for all files in it
   * @param user what stands for the package
   */
  add(written, user) {
    const glob = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written).replace(/^\.\/|\/$/g, "");
    let input = this.#byGlob.get(glob);
    if (input === void 0) {
      input = { matches: matcherOf(glob), isNamed: !/^(?:\.?$|[*?[{!(])/.test(glob), users: /* @__PURE__ */ new Set() };
      this.#byGlob.set(glob, input);
    }
    input.users.add(user);
  }
  /** The inputs that match a file. */
  of(path) {
    return [...this.#byGlob.values()].filter(({ matches }) => matches(path));
  }
}
function matcherOf(glob) {
  if (glob === "" || glob === ".") return () => true;
  try {
    const matches = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(glob);
    return (path) => matches(path) || path.startsWith(`${glob}/`);
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError)) throw error;
    const start = glob.replace(/[*?[{!(+@].*$/s, "");
    return (path) => path.startsWith(start);
  }
}



/***/ }),

/***/ 52447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isCodeOfRoot)
/* harmony export */ });
const codeOfRoot = /^(?:[^/]+\.[cm]?[jt]sx?|(?:src|lib|bin|tests?|__tests__|spec|examples?|scripts|tools?)\/.*)$/s;
function isCodeOfRoot(path) {
  return codeOfRoot.test(path);
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



/***/ })

};
;