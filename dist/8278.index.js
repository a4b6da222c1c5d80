"use strict";
exports.id = 8278;
exports.ids = [8278,4173,6012];
exports.modules = {

/***/ 31946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  turborepo: () => (/* binding */ turborepo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/synthetic-commit.js
var synthetic_commit = __webpack_require__(67043);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/root-files.js
var root_files = __webpack_require__(91334);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/answer-of-workspaces.js
var answer_of_workspaces = __webpack_require__(70205);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/installed.js
var installed = __webpack_require__(80620);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/named-files.js
var named_files = __webpack_require__(3049);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/owners.js
var owners = __webpack_require__(30848);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js + 1 modules
var json_with_comments = __webpack_require__(18442);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/turborepo/turbo-json.js
var turbo_json = __webpack_require__(69042);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tool-output.js
var tool_output = __webpack_require__(75127);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/turborepo/turbo.js





class Turbo {
  #program;
  #tools;
  #scratch;
  constructor(program, tools, scratch) {
    this.#program = program;
    this.#tools = tools;
    this.#scratch = scratch;
  }
  /** @throws NotInstalled, also for a version without the command `ls` */
  static async find(comparison, tools) {
    const { version } = (0,installed/* installedProgram */.zQ)(comparison.checkout, comparison.root, "turbo");
    const [major = 0, minor = 0] = version.split(".").map(Number);
    if (major < 2 || major === 2 && minor < 1) {
      throw new installed/* NotInstalled */.y0(`turbo ${version} has no command ls. Update it to 2.1 or later`);
    }
    return new Turbo((0,installed/* pinnedProgram */.l0)("turbo", comparison, tools), tools, await tools.temporaryDirectory());
  }
  /**
   * Lists packages.
   * @param directory the build's root in the files of one side
   * @param filter turbo's filter; all packages without it
   * @throws ImpactError when turbo fails or prints something else
   */
  async list(directory, filter) {
    const filters = filter === void 0 ? [] : [`--filter=${filter}`];
    const args = ["ls", "--output=json", ...filters];
    const finished = await (0,installed/* runScript */.j3)(this.#tools, this.#program.script, ["--skip-infer", ...args], {
      cwd: directory,
      env: {
        TURBO_TELEMETRY_DISABLED: "1",
        DO_NOT_TRACK: "1",
        TURBO_NO_UPDATE_NOTIFIER: "1",
        TURBO_DAEMON: "0",
        TURBO_UI: "0",
        TURBO_CACHE_DIR: this.#scratch,
        TURBO_TOKEN: "",
        FORCE_COLOR: "0"
      }
    });
    const said = `turbo ${args.join(" ")} (version ${this.#program.version})`;
    if (finished.exitCode !== 0) {
      throw new impact_error/* ImpactError */.X(
        `${said} ended with exit code ${finished.exitCode}: ${(0,tool_output/* lastLines */.w)(finished)}. Make that command work in the repository`
      );
    }
    const packages = readList(finished.stdout);
    if (packages) return packages;
    throw new impact_error/* ImpactError */.X(
      `${said} printed no list of packages but ${JSON.stringify(finished.stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`
    );
  }
}
function readList(output) {
  const { items } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)((0,tool_output/* jsonAtEnd */.V)(output, "{")).packages);
  if (!Array.isArray(items)) return void 0;
  const packages = /* @__PURE__ */ new Map();
  for (const item of items) {
    const { name, path } = (0,json_values/* fieldsOf */.Pf)(item);
    if (typeof name !== "string" || typeof path !== "string") return void 0;
    packages.set(name, path);
  }
  return packages;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/turborepo/index.js













const lockFiles = /* @__PURE__ */ new Set(["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"]);
const filesOfTurbo = [".json", ".jsonc", ".yaml", ".yml", ".lock", ".lockb", ".npmrc", ".gitignore"];
const turborepo = {
  impact
};
async function impact(comparison, tools) {
  let turbo;
  try {
    turbo = await Turbo.find(comparison, tools);
  } catch (error) {
    if (!(error instanceof installed/* NotInstalled */.y0)) throw error;
    const { impactWithoutTurbo } = await __webpack_require__.e(/* import() */ 2237).then(__webpack_require__.bind(__webpack_require__, 84618));
    return impactWithoutTurbo(comparison, tools, { why: error.message });
  }
  const targets = /* @__PURE__ */ new Map();
  const coveredPaths = /* @__PURE__ */ new Set();
  const { base, head } = comparison;
  const sides = [
    impactOfSide(comparison, head, base, turbo, tools),
    impactOfSide(comparison, base, head, turbo, tools)
  ];
  await Promise.allSettled(sides);
  for (const side of await Promise.all(sides)) {
    if (side.kind === "all") return side;
    for (const [name, reason] of side.targets) {
      if (!targets.has(name)) targets.set(name, reason);
    }
    for (const path of side.coveredPaths) coveredPaths.add(path);
  }
  const bySettings = await (0,answer_of_workspaces/* impactOfPnpmSettings */.o4)(comparison, tools);
  if (bySettings?.kind === "all") return { kind: "all", why: bySettings.why };
  if (bySettings !== void 0) coveredPaths.add(external_node_path_.posix.join(comparison.root, answer_of_workspaces/* pnpmSettings */.f9));
  for (const [name, reason] of bySettings?.targets ?? []) if (!targets.has(name)) targets.set(name, reason);
  const left = comparison.changes.map(({ path }) => path).filter((path) => !coveredPaths.has(path));
  return { kind: "targets", targets, coveredPaths, readPaths: await (0,named_files/* namedByFiles */.S)(comparison, left) };
}
async function impactOfSide(comparison, tree, other, turbo, tools) {
  const { root } = comparison;
  if ((await tree.read(turbo_json/* configurationNames */.z.map((name) => external_node_path_.posix.join(root, name)))).size === 0) {
    return {
      kind: "all",
      why: `there is no turbo.json in the ${tree.side} commit, so that its packages are not known`
    };
  }
  const top = await tree.directory(filesOfTurbo);
  const directory = (0,external_node_path_.join)(top, root);
  const commit = await (0,synthetic_commit/* syntheticCommit */.J)(top, tree, other, tools);
  const packages = await turbo.list(directory);
  const affected = new Set((await turbo.list(directory, `...[${other.object}...${commit}]`)).keys());
  const ownerOf = (0,owners/* ownersOf */.K)([...packages].map(([name, path]) => [path, name]));
  let configurations;
  try {
    configurations = await (0,turbo_json/* readTurboJsons */.W)(tree, root);
  } catch (error) {
    if (!(error instanceof broken_manifest/* BrokenManifest */.L)) throw error;
    return { kind: "all", why: `${error.message} (in the ${tree.side} commit)` };
  }
  const changed = comparison.changes.flatMap(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
  const read = changed.find(
    (path) => configurations.some(({ reach }) => reach.inputs.some(({ start }) => path.startsWith(start)))
  );
  if (read !== void 0) return { kind: "all", why: `${read} is an input of tasks of other packages (turbo.json)` };
  const dependentsOf = (name) => turbo.list(directory, `...${name}`);
  for (const owner of new Set(changed.flatMap((path) => ownerOf(path) ?? []))) {
    if (!affected.has(owner)) await addAll(affected, dependentsOf(owner));
  }
  const dependencies = configurations.flatMap(({ reach }) => reach.dependencies);
  await addTaskDependents(affected, dependencies, packages, dependentsOf);
  const coveredPaths = /* @__PURE__ */ new Set();
  const files = /* @__PURE__ */ new Map();
  const complete = packages.size > 0 && affected.size === packages.size;
  for (const path of changed) {
    const owner = ownerOf(path);
    const name = external_node_path_.posix.join(root, path);
    if (owner !== void 0 && !files.has(owner)) files.set(owner, name);
    if (complete || lockFiles.has(path) || owner !== void 0) coveredPaths.add(name);
  }
  const shared = complete ? void 0 : await sharedChange(comparison, changed);
  if (shared !== void 0) return { kind: "all", why: `${shared} concerns every package` };
  const targets = await reasons(tree, root, packages, affected, files);
  return { kind: "targets", targets, coveredPaths };
}
async function sharedChange({ base, head, root }, changed) {
  const file = changed.find((path) => (0,root_files/* isSharedRootFile */.O)(path) && path !== answer_of_workspaces/* pnpmSettings */.f9);
  if (file !== void 0 || !changed.includes("package.json")) return file;
  const manifest = external_node_path_.posix.join(root, "package.json");
  const [before, after] = [await base.read([manifest]), await head.read([manifest])];
  const fields = (0,root_files/* changedSharedFields */.n)(before.get(manifest), after.get(manifest));
  return fields?.length === 0 ? void 0 : "package.json";
}
async function addAll(affected, packages) {
  for (const name of (await packages).keys()) affected.add(name);
}
async function addTaskDependents(affected, dependencies, packages, dependentsOf) {
  for (const name of affected) {
    for (const { from, on } of dependencies) {
      if (on !== name) continue;
      if (from === "*") for (const each of packages.keys()) affected.add(each);
      else if (packages.has(from) && !affected.has(from)) await addAll(affected, dependentsOf(from));
    }
  }
}
const dependencyFields = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
async function reasons(tree, root, packages, affected, files) {
  const manifests = new Map(
    [...affected].flatMap((name) => {
      const path = packages.get(name);
      return path === void 0 || files.has(name) ? [] : [[name, external_node_path_.posix.join(root, path, "package.json")]];
    })
  );
  const contents = await tree.read(manifests.values());
  const reason = (name) => {
    const path = files.get(name);
    if (path !== void 0) return { kind: "file", path };
    const dependency = dependenciesIn(contents.get(manifests.get(name) ?? "")).find((each) => affected.has(each));
    return dependency !== void 0 && dependency !== name ? { kind: "dependency", target: dependency } : { kind: "graph", what: "turbo counts it as affected, by a global file, the lock file or a task" };
  };
  return new Map([...affected].map((name) => [name, reason(name)]));
}
function dependenciesIn(manifest) {
  const fields = (0,json_with_comments/* fieldsInJson */.d)(manifest);
  return dependencyFields.flatMap((field) => Object.keys((0,json_values/* fieldsOf */.Pf)(fields?.[field])));
}



/***/ }),

/***/ 69042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readTurboJsons),
/* harmony export */   z: () => (/* binding */ configurationNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69590);
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87496);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);





const configurationNames = ["turbo.json", "turbo.jsonc"];
async function readTurboJsons(tree, root) {
  const paths = (await tree.entries()).flatMap(
    ({ path }) => configurationNames.includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) && !path.includes("node_modules/") ? [path] : []
  );
  const manifestOf = (path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "package.json");
  const contents = await tree.read([...paths, ...paths.map(manifestOf)]);
  const found = [];
  for (const path of paths) {
    const place = (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_3__/* .belowRoot */ .I)(path, root);
    const content = contents.get(path);
    if (place === void 0 || content === void 0) continue;
    const isRoot = configurationNames.includes(place);
    const name = isRoot ? void 0 : (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(contents.get(manifestOf(path)))?.name;
    if (!isRoot && typeof name !== "string") continue;
    const fields = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
    if (fields === void 0) throw new _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .BrokenManifest */ .L(path, "this is not JSON");
    const owner = typeof name === "string" ? name : void 0;
    found.push({ path, fields, reach: taskReach(fields, isRoot ? "" : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(place), owner) });
  }
  return found;
}
function taskReach(configuration, directory, owner) {
  const dependencies = [];
  const inputs = [];
  for (const on of owner === void 0 ? [] : (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te)(configuration.extends)) {
    if (on !== "//" && on !== owner) dependencies.push({ from: owner ?? "*", on });
  }
  const tasks = { ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(configuration.pipeline), ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(configuration.tasks) };
  for (const [name, value] of Object.entries(tasks)) {
    const task = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(value);
    const from = name.includes("#") ? name.slice(0, name.lastIndexOf("#")) : owner ?? "*";
    for (const dependency of [...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te)(task.dependsOn), ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te)(task.with)]) {
      const on = dependency.includes("#") ? dependency.slice(0, dependency.lastIndexOf("#")) : "";
      if (on !== "" && on !== "//" && on !== from) dependencies.push({ from, on });
    }
    for (const input of (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .texts */ .Te)(task.inputs)) {
      if (input.startsWith("!")) continue;
      const ofRoot = /^\$TURBO_ROOT\$\/(.*)$/s.exec(input)?.[1];
      if (ofRoot === void 0 && !input.startsWith("../")) continue;
      const isAnywhere = ofRoot === void 0 && owner === void 0;
      const glob = ofRoot ?? (isAnywhere ? input : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, input));
      const start = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(glob.replace(/[*?[{].*$/s, "")).replace(/^(?:\.\.\/)+|^\.$/, "");
      inputs.push({ task: name.slice(name.lastIndexOf("#") + 1), from, glob, start });
    }
  }
  return { dependencies, inputs };
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