"use strict";
exports.id = 7795;
exports.ids = [7795];
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
    const { impactWithoutNx } = await __webpack_require__.e(/* import() */ 3718).then(__webpack_require__.bind(__webpack_require__, 13718));
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

/***/ 75127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ jsonAtEnd),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98764);


function lastLines({ stdout, stderr }, count = 4) {
  for (const text of [stderr, stdout]) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).split("\n").map((line) => line.trim()).filter((line) => line !== "");
    if (lines.length > 0) return (0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc)(lines.slice(-count).join("\n")).replaceAll("\n", " | ");
  }
  return "(it printed nothing)";
}
function jsonAtEnd(output, opening) {
  const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`
${opening}`, at)) {
    if (text[at] === "\n") at += 1;
    try {
      return JSON.parse(text.slice(at));
    } catch {
    }
  }
  return void 0;
}



/***/ }),

/***/ 70205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ answerOfWorkspaces),
/* harmony export */   f9: () => (/* binding */ pnpmSettings),
/* harmony export */   o4: () => (/* binding */ impactOfPnpmSettings)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69590);



async function answerOfWorkspaces(comparison, tools, { why, mayLack = false }, settings) {
  const { base, head, root, changes } = comparison;
  const [unknown] = settings.flatMap((each) => each.unknown ?? []);
  const { hasWorkspaces } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(1089)]).then(__webpack_require__.bind(__webpack_require__, 71089));
  const hasThem = await hasWorkspaces(base, root) && await hasWorkspaces(head, root);
  const obstacle = hasThem ? unknown : unknown ?? "there are no workspaces in both commits";
  if (obstacle !== void 0 && !(mayLack && hasThem)) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(`${why}. workspaces, which needs no installation, cannot answer instead: ${obstacle}`);
  }
  const remark = obstacle === void 0 ? "Its list may be longer than needed" : `Its list may lack targets, because ${obstacle}`;
  tools.warn(`${why}. workspaces answers instead, from manifests, lockfiles and mentions in sources. ${remark}`);
  const impact = await impactOfWorkspaces(comparison, tools);
  const causes = [];
  const targets = new Map(impact.kind === "all" ? [] : impact.targets);
  const coveredPaths = new Set(impact.coveredPaths);
  for (const { path } of changes) {
    const below = (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_2__/* .belowRoot */ .I)(path, root);
    if (below === void 0) continue;
    if (settings.some(({ isGlobal }) => isGlobal(below))) {
      causes.push({ what: `${path} concerns every package`, files: [path] });
    }
    if (impact.kind === "all") continue;
    for (const { inputs } of settings) {
      for (const { users, isNamed } of inputs.of(below)) {
        if (isNamed) coveredPaths.add(path);
        for (const manifest of users) await addPackage(manifest, path);
      }
    }
  }
  const [first] = causes;
  if (impact.kind === "all") return impact;
  if (first !== void 0) return { kind: "all", why: first.what, causes, coveredPaths };
  return { ...impact, targets, coveredPaths };
  async function addPackage(manifest, path) {
    const found = impact.kind === "all" ? [] : await impact.known?.impactedBy?.(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, manifest));
    for (const name of found ?? []) if (!targets.has(name)) targets.set(name, { kind: "file", path });
  }
}
const pnpmSettings = "pnpm-workspace.yaml";
async function impactOfPnpmSettings(comparison, tools) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(comparison.root, pnpmSettings);
  if (!comparison.changes.some((change) => change.path === path)) return void 0;
  return impactOfWorkspaces(comparison, tools);
}
async function impactOfWorkspaces(comparison, tools) {
  const { workspaces } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(2088), __webpack_require__.e(366), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 22579));
  return workspaces.impact(comparison, { ...tools, options: {} });
}



/***/ }),

/***/ 80620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _A: () => (/* binding */ withInstalledPackages),
/* harmony export */   j3: () => (/* binding */ runScript),
/* harmony export */   l0: () => (/* binding */ pinnedProgram),
/* harmony export */   y0: () => (/* binding */ NotInstalled)
/* harmony export */ });
/* unused harmony export installedProgram */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74624);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);





class NotInstalled extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X {
  name = "NotInstalled";
}
function installedProgram(checkout, root, name) {
  for (let directory = root; ; directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(directory)) {
    const packageDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, directory, "node_modules", name);
    const found = programOf(packageDirectory, name);
    if (found) return found;
    if (directory === "" || directory === ".") break;
  }
  throw new NotInstalled(
    `${name} is not in node_modules of ${root === "" ? "the repository" : root}. Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there`
  );
}
function pinnedProgram(name, { checkout, root }, tools) {
  const program = installedProgram(checkout, root, name);
  tools.debug(`${name} ${program.version}: ${program.script}`);
  tools.noteVersion(name, program.version);
  return program;
}
const manifestLimit = 2 ** 24;
function programOf(directory, name) {
  let manifest;
  try {
    manifest = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(JSON.parse((0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunnerFile */ .Lh)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "package.json"), manifestLimit).toString("utf8")));
  } catch {
    return void 0;
  }
  const { bin, version } = manifest;
  const program = typeof bin === "string" ? bin : (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(bin)[name];
  if (typeof program !== "string") return void 0;
  return { script: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, program), version: typeof version === "string" ? version : "" };
}
async function runScript(tools, script, args, options) {
  try {
    return await tools.run("node", [script, ...args], options);
  } catch (error) {
    if (!(error instanceof _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ToolMissing */ .L)) throw error;
    return tools.run(process.execPath, [script, ...args], options);
  }
}
async function withInstalledPackages(checkout, tree, work) {
  const directory = await tree.directory();
  const packages = (await tree.entries()).map(({ path }) => path).filter((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === "package.json" && !`/${path}`.includes("/node_modules/"));
  const links = [];
  try {
    for (const path of packages) {
      const installed = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), "node_modules");
      const link = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, installed);
      if (!await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed)) || await exists(link)) continue;
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed), link, "junction");
      links.push(link);
    }
    return await work();
  } finally {
    for (const link of links) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(link);
  }
}
async function exists(path) {
  return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(
    () => true,
    () => false
  );
}



/***/ }),

/***/ 3049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ namedByFiles)
/* harmony export */ });
/* harmony import */ var _literals_namings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13265);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);


async function namedByFiles({ base, head }, paths) {
  const named = /* @__PURE__ */ new Set();
  for (const tree of paths.length === 0 ? [] : [base, head]) {
    const files = (await tree.entries()).filter(({ path }) => !`/${path}`.includes("/node_modules/"));
    for (const namings of (await (0,_literals_namings_js__WEBPACK_IMPORTED_MODULE_0__/* .readNamings */ .I)(tree, files)).values()) {
      for (const { place } of namings) if (place !== void 0 && place.path !== "") named.add(place.path);
    }
  }
  return new Set(paths.filter((path) => [path, ...(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(path)].some((place) => named.has(place))));
}



/***/ }),

/***/ 30848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ownersOf)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);

function ownersOf(directories) {
  const byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
  return (path) => byDirectory.get((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path).find((above) => byDirectory.has(above)) ?? "");
}
function normal(directory) {
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEndSlashes */ .he)(directory.replaceAll("\\", "/").replace(/^\.\//, ""));
  return path === "." ? "" : path;
}



/***/ }),

/***/ 91334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isSharedRootFile),
/* harmony export */   n: () => (/* binding */ changedSharedFields)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73624);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80182);



const shared = /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;
function isSharedRootFile(path) {
  return shared.test(path);
}
const ownFields = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_1__/* .wordSet */ .d)("name version description license author scripts nx");
function changedSharedFields(before, after) {
  if (before === void 0 || after === void 0) return void 0;
  try {
    const [was, is] = [(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(JSON.parse(before)), (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(JSON.parse(after))];
    return [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (field) => !ownFields.has(field) && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was[field], is[field])
    );
  } catch {
    return void 0;
  }
}



/***/ }),

/***/ 67043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ syntheticCommit)
/* harmony export */ });
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);


const identity = {
  GIT_AUTHOR_NAME: "merge-queue-action",
  GIT_AUTHOR_EMAIL: "merge-queue-action@localhost",
  GIT_AUTHOR_DATE: "1970-01-01T00:00:00Z",
  GIT_COMMITTER_NAME: "merge-queue-action",
  GIT_COMMITTER_EMAIL: "merge-queue-action@localhost",
  GIT_COMMITTER_DATE: "1970-01-01T00:00:00Z"
};
async function syntheticCommit(tree, other, tools) {
  const { exitCode, stdout, stderr } = await tools.run(
    "git",
    ["--git-dir=.git", "commit-tree", `${tree.object}^{tree}`, "-p", other.object, "-m", "comparison"],
    { cwd: await tree.directory(), env: identity }
  );
  if (exitCode === 0) return stdout.trim();
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
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



/***/ })

};
;