"use strict";
exports.id = 1946;
exports.ids = [1946];
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
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
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
    const { impactWithoutTurbo } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(2237)]).then(__webpack_require__.bind(__webpack_require__, 84618));
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
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26366);
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



/***/ })

};
;