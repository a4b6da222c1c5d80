"use strict";
exports.id = 7795;
exports.ids = [7795,4173,6012];
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
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/compare.js + 1 modules
var compare = __webpack_require__(91444);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
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
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js + 1 modules
var json_with_comments = __webpack_require__(18442);
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
  const setting = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(nxJson?.pluginsConfig)["@nx/js"]).projectsAffectedByDependencyUpdates;
  return nxJson !== void 0 && (setting !== "auto" || nxMajorVersion >= 23);
}
function workspaceInputs(graph, nxJson) {
  const shared = (0,json_values/* fieldsOf */.Pf)(nxJson?.namedInputs);
  const inputs = new task_inputs/* TaskInputs */.X();
  for (const { name, root, targets, namedInputs } of graph.values()) {
    const lists = Object.values(targets).map((target) => (0,json_values/* fieldsOf */.Pf)(target).inputs);
    (0,nx_task_inputs/* addListed */.hW)(lists, { ...shared, ...namedInputs }, root, name, inputs);
  }
  return inputs;
}


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
  const headCommit = await (0,synthetic_commit/* syntheticCommit */.J)(await head.directory(), head, base, tools);
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
  const bySettings = await (0,answer_of_workspaces/* impactOfPnpmSettings */.o4)(comparison, tools);
  if (bySettings?.kind === "all") return { kind: "all", why: bySettings.why };
  const unknown = [...bySettings?.targets.keys() ?? []].find((name) => !graph.has(name) && !before.has(name));
  if (unknown !== void 0) {
    return { kind: "all", why: `${answer_of_workspaces/* pnpmSettings */.f9} changed for ${unknown}, which is not a project of Nx` };
  }
  const covered = coveredIn(comparison, graph, affected, program.majorVersion, { ...settings, bySettings });
  if ("why" in covered) return covered;
  const inputs = workspaceInputs(graph, settings.nxJson);
  const impact2 = await (0,compare/* compareGraphs */.P)(
    buildGraph(before, root, inputs),
    buildGraph(graph, root, inputs),
    comparison,
    bySettings?.targets
  );
  if (impact2.kind === "all") return impact2;
  const targets = new Map(impact2.targets);
  for (const name of [...affected.projects].filter((one) => !targets.has(one)).sort()) {
    targets.set(name, {
      kind: "graph",
      what: "Nx counts it as affected, by a file at the root or a package that changed"
    });
  }
  const left = comparison.changes.map(({ path }) => path).filter((path) => !covered.paths.has(path));
  const { known } = impact2;
  return {
    kind: "targets",
    targets,
    alone: new Set([...impact2.alone ?? []].filter((name) => !affected.projects.has(name))),
    coveredPaths: covered.paths,
    readPaths: await (0,named_files/* namedByFiles */.S)(comparison, left),
    // Nx does not say which other files a project reads, so nobody knows all owners and readers.
    ...known && {
      known: { names: () => known.names(), dependentsOf: (target) => known.dependentsOf(target) }
    }
  };
}
function buildGraph(projects, root, inputs) {
  const owners = ownersIn(projects);
  const nodes = new Map([...projects.keys()].map((name) => [name, (0,graph/* graphNode */.De)(name, name)]));
  for (const { name, dependencies } of projects.values())
    for (const dependency of dependencies) nodes.get(name)?.dependencies.add(dependency);
  return {
    ...graph/* emptyGraph */.K1,
    nodes,
    reportedBy: "nx",
    owners: (path) => {
      const below = (0,build_root/* belowRoot */.I)(path, root);
      const owner = below === void 0 ? void 0 : owners(below);
      return owner === void 0 ? [] : [owner];
    },
    readers: (path) => {
      const below = (0,build_root/* belowRoot */.I)(path, root);
      const read = below === void 0 ? [] : inputs.of(below).filter(({ isNamed }) => isNamed);
      return new Map(read.flatMap(({ users }) => [...users].map((name) => [name, void 0])));
    }
  };
}
async function readSettings({ base, head, root }) {
  const [nxJson, manifest] = [external_node_path_.posix.join(root, "nx.json"), external_node_path_.posix.join(root, "package.json")];
  const typeScript = ["tsconfig.base.json", "tsconfig.json"];
  const before = await base.read([nxJson, manifest]);
  const after = await head.read([nxJson, manifest, ...typeScript.map((name) => external_node_path_.posix.join(root, name))]);
  if (!after.has(nxJson) || !before.has(nxJson)) return void 0;
  return {
    nxJson: (0,json_with_comments/* fieldsInJson */.d)(after.get(nxJson)),
    typeScriptConfiguration: typeScript.find((name) => after.has(external_node_path_.posix.join(root, name))),
    manifest: { before: before.get(manifest), after: after.get(manifest) }
  };
}
function coveredIn({ changes, root }, graph, affected, nxMajorVersion, { manifest, bySettings, ...settings }) {
  const owners = ownersIn(graph);
  const inputs = workspaceInputs(graph, settings.nxJson);
  const paths = /* @__PURE__ */ new Set();
  const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
  for (const { path } of changes) {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0) continue;
    const owner = owners(below);
    const isOfRoot = owner === void 0 || graph.get(owner)?.root === ".";
    const isFollowed = below === answer_of_workspaces/* pnpmSettings */.f9 && bySettings !== void 0;
    const context = { ...settings, ...manifest, nxMajorVersion, affectedIsComplete: affected.complete };
    const judged = isFollowed ? "followed" : isOfRoot ? judgeRootFile(below, context) : "plain";
    if (judged === "shared" && !isComplete) {
      return { kind: "all", why: `${path} concerns every project, and Nx does not follow its change` };
    }
    const isOwned = owner !== void 0 && (!isOfRoot || (0,root_code/* isCodeOfRoot */.P)(below));
    const isRead = inputs.of(below).some(({ isNamed }) => isNamed);
    if (isComplete || isOwned || isRead || judged === "followed") paths.add(path);
  }
  return { paths };
}
function ownersIn(graph) {
  return (0,owners/* ownersOf */.K)([...graph.values()].map(({ root, name }) => [root, name]));
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
    const mayMean = names.size > 0 && /[*?[{/]|^nx:/.test(key);
    if (hasAnyTask || names.has(key) || mayMean) lists.push((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(value).inputs);
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



/***/ }),

/***/ 91444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ compareGraphs)
});

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph_graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/edge.js
var edge = __webpack_require__(74162);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/graph/without-named-edges.js

function withoutNamedEdges(graph, isNoEdge) {
  if (isNoEdge === void 0) return graph;
  const targetOf = (id) => graph.nodes.get(id)?.target;
  const isGone = (edge, user, on) => edge?.kind === "named" && user !== void 0 && on !== void 0 && isNoEdge(user, on);
  const nodes = /* @__PURE__ */ new Map();
  const addNew = () => {
    if (nodes.size < graph.nodes.size) {
      for (const [id, node] of graph.nodes) if (!nodes.has(id)) nodes.set(id, withoutEdges(node, isGone, targetOf));
    }
  };
  addNew();
  return {
    ...graph,
    nodes,
    // The node of a target's tests is added when the first of its files is asked for.
    owners: (path) => {
      const owners = graph.owners(path);
      addNew();
      return owners;
    },
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const read = [...graph.readers?.(path) ?? []];
      addNew();
      const owners = [...graph.owners(path)].map(targetOf);
      const left = read.filter(
        ([user, edge]) => owners.length === 0 || !owners.every((owner) => isGone(edge, targetOf(user), owner))
      );
      return new Map(left);
    }
  };
}
function withoutEdges(node, isGone, targetOf) {
  const left = new edge/* Dependencies */.i();
  for (const on of node.dependencies) {
    const edge = node.dependencies.edge(on);
    if (!isGone(edge, node.target, targetOf(on))) left.add(on, edge);
  }
  return left.size === node.dependencies.size ? node : { ...node, dependencies: left };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/graph/compare.js



async function compareGraphs(wholeBase, wholeHead, comparison, also = /* @__PURE__ */ new Map()) {
  const base = withoutNamedEdges(wholeBase, comparison.isNoEdge);
  const head = withoutNamedEdges(wholeHead, comparison.isNoEdge);
  const coveredPaths = /* @__PURE__ */ new Set();
  const readPaths = /* @__PURE__ */ new Set();
  const files = /* @__PURE__ */ new Map();
  const differs = (id, path, edge) => {
    if (!files.has(id)) files.set(id, { path, ...edge && { edge } });
  };
  const differing = /* @__PURE__ */ new WeakSet();
  for (const { path, ...sides } of comparison.changes) {
    let mayCover = true;
    for (const [graph, entry] of [[base, sides.base], [head, sides.head]]) {
      if (entry === void 0) continue;
      const owners = graph.owners(path);
      if (!differing.has(owners)) for (const id of owners) differs(id, path);
      differing.add(owners);
      for (const [id, edge] of graph.readers?.(path) ?? []) {
        differs(id, path, edge);
        readPaths.add(path);
      }
      const isCovered = (0,graph_graph/* hasAny */.X8)(owners) && graph.covers?.(path) !== false || graph.interpreted?.(path) === true;
      if (isCovered && mayCover) coveredPaths.add(path);
      if (graph === base) mayCover = isCovered;
    }
  }
  const moved = await movedBetweenOwners(base, head, comparison);
  const described = comparison.changes.flatMap(
    ({ path }) => [base, head].some((graph) => graph.interpreted?.(path)) ? [path] : []
  );
  const first = firstReasons(base, head, { files, moved, also }, described);
  const dependents = dependentsIn([base, head]);
  const reasons = spread([base, head], first, dependents);
  const targets = targetsOf([base, head], reasons);
  const ends = newEnds(base, head, described);
  const reaching = targetsThatReach([base, head], reasons, dependents);
  return {
    kind: "targets",
    targets: new Map([...ends, ...targets]),
    alone: new Set([...ends.keys(), ...targets.keys()].filter((target) => !reaching.has(target))),
    otherwise: differingOtherwise(base, head, reasons, comparison),
    coveredPaths,
    readPaths,
    known: knownTargets([base, head])
  };
}
function targetsThatReach(graphs, reasons, dependents) {
  const found = /* @__PURE__ */ new Set();
  for (const [id, { kind }] of reasons) {
    const node = nodeOf(graphs, id);
    if (kind === "dependency" || node?.target === void 0) continue;
    const isTests = !dependents.has(id) && [...node.dependencies].some((on) => nodeOf(graphs, on)?.target === node.target);
    if (!isTests) found.add(node.target);
  }
  return found;
}
function differingOtherwise(base, head, reasons, { changes }) {
  const changed = new Set(changes.map(({ path }) => path));
  const isSaid = (file) => file !== void 0 && changed.has(file);
  const differs = (id) => {
    const [before, after] = [base.nodes.get(id), head.nodes.get(id)];
    if (before === void 0 || after === void 0 || before.target !== after.target) return true;
    if ((after.unknown ?? before.unknown) !== void 0) return true;
    const facts = /* @__PURE__ */ new Set([...before.facts.keys(), ...after.facts.keys()]);
    const isFact = [...facts].some((fact) => before.facts.get(fact) !== after.facts.get(fact));
    if (isFact && !isSaid(after.manifest)) return true;
    const sides = [[before, after, base], [after, before, head]];
    return sides.some(
      ([one, other, graph]) => [...one.dependencies].some((on) => !other.dependencies.has(on) && !isSaid(edgeTo(one, on, graph)?.file))
    );
  };
  const found = /* @__PURE__ */ new Set();
  for (const [id, { kind, through }] of reasons) {
    const target = nodeOf([head, base], id)?.target;
    if (target === void 0 || kind === "dependency") continue;
    if (kind === "graph" || through !== void 0 || differs(id)) found.add(target);
  }
  return found;
}
function newEnds(base, head, described) {
  const found = /* @__PURE__ */ new Map();
  const before = /* @__PURE__ */ new Map();
  const idsBefore = once(() => idsByTarget([base]));
  const hadEdge = (from, to) => {
    const ends = () => new Set((idsBefore().get(from) ?? []).flatMap((id) => [...endsOf(base, base.nodes.get(id)).keys()]));
    return (0,append/* getOrMake */.IV)(before, from, ends).has(to);
  };
  for (const [id, node] of head.nodes) {
    const { target } = node;
    if (target === void 0) continue;
    const known = base.nodes.get(id)?.dependencies;
    if (known !== void 0 && [...node.dependencies].every((one) => known.has(one))) continue;
    for (const [end, edge] of endsOf(head, node)) {
      if (end === target || found.has(end) || hadEdge(target, end)) continue;
      const files = edge?.file === void 0 ? described : [edge.file];
      found.set(end, {
        kind: "graph",
        what: `${target} depends on ${end} now`,
        ...edge && { edge },
        ...files.length > 0 && { files }
      });
    }
  }
  return found;
}
function endsOf(graph, node) {
  const ends = /* @__PURE__ */ new Map();
  const passed = new Map([...node?.dependencies ?? []].map((id) => [id, node && edgeTo(node, id, graph)]));
  for (const [id, edge] of passed) {
    const other = graph.nodes.get(id);
    if (other?.target !== void 0) {
      if (!ends.has(other.target)) ends.set(other.target, edge);
    } else for (const next of other?.dependencies ?? []) if (!passed.has(next)) passed.set(next, edge);
  }
  return ends;
}
function edgeTo(node, id, graph) {
  const known = node.dependencies.edge(id);
  if (known !== void 0) return known;
  if (graph.reportedBy !== void 0) return { kind: "declared", text: `as ${graph.reportedBy} reports it` };
  if (node.manifest === void 0) return void 0;
  return { kind: "declared", file: node.manifest, text: graph.nodes.get(id)?.label ?? id };
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
async function movedBetweenOwners(base, head, comparison) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = /* @__PURE__ */ new Map();
  if (base.owners === head.owners) return moved;
  const compared = /* @__PURE__ */ new WeakMap();
  for (const { path } of await comparison.head.entries()) {
    if (changed.has(path)) continue;
    const [ofBase, ofHead] = [base.owners(path), head.owners(path)];
    const others = compared.get(ofBase) ?? /* @__PURE__ */ new WeakSet();
    if (others.has(ofHead)) continue;
    compared.set(ofBase, others.add(ofHead));
    const before = new Set(ofBase);
    const after = new Set(ofHead);
    for (const id of before) if (!after.has(id) && !moved.has(id)) moved.set(id, path);
    for (const id of after) if (!before.has(id) && !moved.has(id)) moved.set(id, path);
  }
  return moved;
}
function firstReasons(base, head, { files, moved, also }, described) {
  const reasons = /* @__PURE__ */ new Map();
  for (const id of [.../* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const file = files.get(id);
    const known = file === void 0 ? also.get(id) : { kind: "file", ...file };
    if (known !== void 0) {
      reasons.set(id, known);
      continue;
    }
    const other = moved.get(id);
    const what = differenceOf(id, base, head) ?? (other && `${other} belongs to another target than before`);
    if (what !== void 0) reasons.set(id, { kind: "graph", what, ...described.length > 0 && { files: described } });
  }
  return reasons;
}
function differenceOf(node, { nodes }, graph) {
  const [base, head] = [nodes.get(node), graph.nodes.get(node)];
  const label = (id) => (graph.nodes.get(id) ?? nodes.get(id))?.label ?? id;
  const unknown = head?.unknown ?? base?.unknown;
  if (unknown !== void 0) return unknown;
  if (base === void 0) return head && `${head.label} is new`;
  if (head === void 0) return `${base.label} is gone`;
  if (base.target !== head.target) return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
  for (const [fact, value] of base.facts) if (head.facts.get(fact) !== value) return `${fact} differs`;
  for (const fact of head.facts.keys()) if (!base.facts.has(fact)) return `${fact} differs`;
  for (const id of base.dependencies)
    if (!head.dependencies.has(id)) return `${head.label} depends on ${label(id)} no longer`;
  for (const id of head.dependencies)
    if (!base.dependencies.has(id)) return `${head.label} depends on ${label(id)} now`;
  return void 0;
}
function spread(graphs, reasons, dependents = dependentsIn(graphs)) {
  for (const [id, reason] of reasons) {
    const node = nodeOf(graphs, id);
    for (const dependent of dependents.get(id) ?? []) {
      if (!reasons.has(dependent))
        reasons.set(dependent, passedOn(node, reason, nodeOf(graphs, dependent), edgeBetween(graphs, dependent, id)));
    }
  }
  return reasons;
}
function dependentsIn(graphs) {
  const dependents = /* @__PURE__ */ new Map();
  for (const graph of graphs) {
    for (const [id, node] of graph.nodes) {
      for (const dependency of node.dependencies) (0,append/* addTo */.DN)(dependents, dependency, id);
    }
  }
  return dependents;
}
function passedOn(node, reason, dependent, edge) {
  const target = node?.target;
  const by = edge && { edge };
  if (target !== void 0 && target !== dependent?.target)
    return { kind: "dependency", target, because: reason, ...by };
  if (node === void 0 || target !== void 0) return reason;
  return { ...reason, through: [node.label, ...reason.through ?? []], ...by };
}
function edgeBetween(graphs, from, to) {
  for (const graph of graphs) {
    const node = graph.nodes.get(from);
    if (node?.dependencies.has(to)) return edgeTo(node, to, graph);
  }
  return void 0;
}
function nodeOf(graphs, id) {
  return graphs.map((graph) => graph.nodes.get(id)).find((node) => node !== void 0);
}
function targetsOf(graphs, reasons) {
  const targets = /* @__PURE__ */ new Map();
  for (const [id, reason] of reasons) {
    for (const graph of graphs) {
      const target = graph.nodes.get(id)?.target;
      if (target === void 0 || targets.has(target)) continue;
      targets.set(target, reason);
    }
  }
  return new Map([...targets].sort(([one], [other]) => one < other ? -1 : 1));
}
function knownTargets(graphs) {
  const dependentsOnce = once(() => dependentsIn(graphs));
  const idsOnce = once(() => idsByTarget(graphs));
  return {
    names: () => Promise.resolve(idsOnce().keys()),
    dependentsOf: (target) => {
      const dependents = dependentsOnce();
      const found = /* @__PURE__ */ new Set();
      const passed = new Set(idsOnce().get(target));
      for (const id of passed) {
        for (const dependent of dependents.get(id) ?? []) {
          const other = nodeOf(graphs, dependent)?.target;
          if (other === void 0 || other === target) passed.add(dependent);
          else found.add(other);
        }
      }
      return Promise.resolve(found);
    },
    impactedBy: (path) => {
      const owners = graphs.flatMap((graph) => [...graph.owners(path)]);
      const start = new Map(owners.map((id) => [id, { kind: "file", path }]));
      return Promise.resolve(targetsOf(graphs, spread(graphs, start, dependentsOnce())).keys());
    },
    owners: (path) => {
      const ids = graphs.flatMap((graph) => [...graph.owners(path), ...graph.readers?.(path).keys() ?? []]);
      return Promise.resolve(new Set(ids.flatMap((id) => nodeOf(graphs, id)?.target ?? [])));
    },
    places: () => {
      const placed = graphs.flatMap(
        ({ nodes, places = [] }) => [...places].flatMap(([path, id]) => {
          const target = nodes.get(id)?.target;
          return target === void 0 ? [] : [[path, target]];
        })
      );
      return Promise.resolve(placed);
    }
  };
}
function idsByTarget(graphs) {
  const ids = /* @__PURE__ */ new Map();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== void 0) (0,append/* append */.BC)(ids, target, id);
  }
  return ids;
}



/***/ }),

/***/ 74162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   i: () => (/* binding */ Dependencies)
/* harmony export */ });
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. @param edge without one, a manifest declares it */
  add(id, edge) {
    const isBetter = this.#edges.get(id)?.kind === "named" && edge?.kind !== "named";
    if (isBetter || !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
}
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}



/***/ }),

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ graphNode),
/* harmony export */   K1: () => (/* binding */ emptyGraph),
/* harmony export */   X8: () => (/* binding */ hasAny)
/* harmony export */ });
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74162);

function graphNode(label, target, manifest) {
  return {
    label,
    dependencies: new _edge_js__WEBPACK_IMPORTED_MODULE_0__/* .Dependencies */ .i(),
    facts: /* @__PURE__ */ new Map(),
    ...target !== void 0 && { target },
    ...manifest !== void 0 && { manifest }
  };
}
const emptyGraph = {
  nodes: /* @__PURE__ */ new Map(),
  owners: () => []
};
function hasAny(ids) {
  for (const _ of ids) return true;
  return false;
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
    const advice = hasThem ? ". `impacted-targets-from: workspaces` answers all the same" : "";
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `${why}. workspaces, which needs no installation, cannot answer instead: ${obstacle}${advice}`
    );
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
        for (const manifest of users) {
          const found = await impact.known?.impactedBy?.(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, manifest));
          for (const name of found ?? []) if (!targets.has(name)) targets.set(name, { kind: "file", path });
        }
      }
    }
  }
  const [first] = causes;
  if (impact.kind === "all") return impact;
  if (first !== void 0) return { kind: "all", why: first.what, causes, coveredPaths };
  return { ...impact, targets, coveredPaths };
}
const pnpmSettings = "pnpm-workspace.yaml";
async function impactOfPnpmSettings(comparison, tools) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(comparison.root, pnpmSettings);
  if (!comparison.changes.some((change) => change.path === path)) return void 0;
  return impactOfWorkspaces(comparison, tools);
}
async function impactOfWorkspaces(comparison, tools) {
  const { workspaces } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(2088), __webpack_require__.e(5782), __webpack_require__.e(2210), __webpack_require__.e(2579)]).then(__webpack_require__.bind(__webpack_require__, 22579));
  return workspaces.impact(comparison, { ...tools, options: {} });
}



/***/ }),

/***/ 80620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _A: () => (/* binding */ withInstalledPackages),
/* harmony export */   j3: () => (/* binding */ runScript),
/* harmony export */   l0: () => (/* binding */ pinnedProgram),
/* harmony export */   y0: () => (/* binding */ NotInstalled),
/* harmony export */   zQ: () => (/* binding */ installedProgram)
/* harmony export */ });
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
/* harmony import */ var _literals_namings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5782);
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
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80182);
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73624);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18442);



const shared = /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;
function isSharedRootFile(path) {
  return shared.test(path);
}
const ownFields = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_1__/* .wordSet */ .d)("name version description license author scripts nx");
function changedSharedFields(before, after) {
  const [was, is] = [(0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsInJson */ .d)(before), (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsInJson */ .d)(after)];
  return was && is && (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_2__/* .changedFields */ .E0)(was, is).filter((field) => !ownFields.has(field));
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
async function syntheticCommit(directory, tree, other, tools) {
  const { exitCode, stdout, stderr } = await tools.run(
    "git",
    ["--git-dir=.git", "commit-tree", `${tree.object}^{tree}`, "-p", other.object, "-m", "comparison"],
    { cwd: directory, env: identity }
  );
  if (exitCode === 0) return stdout.trim();
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
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
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);



class TaskInputs {
  #byGlob = /* @__PURE__ */ new Map();
  /**
   * Records that a task of a package reads files.
   * @param written a glob from the root of the build; a folder stands for all files in it
   * @param user what stands for the package
   */
  add(written, user) {
    const glob = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written).replace(/^\.\/|\/$/g, "");
    const input = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(this.#byGlob, glob, () => ({
      matches: matcherOf(glob),
      isNamed: !/^(?:\.?$|[*?[{!(])/.test(glob),
      users: /* @__PURE__ */ new Set()
    }));
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

/***/ 69590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot)
/* harmony export */ });
function belowRoot(path, root) {
  if (root === "") return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
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