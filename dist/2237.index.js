"use strict";
exports.id = 2237;
exports.ids = [2237];
exports.modules = {

/***/ 84618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   impactWithoutTurbo: () => (/* binding */ impactWithoutTurbo)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73624);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69590);
/* harmony import */ var _task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70205);
/* harmony import */ var _task_runners_task_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57107);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18442);
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87496);
/* harmony import */ var _turbo_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69042);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);









const knownKeys = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_6__/* .wordSet */ .d)(
  "$schema extends pipeline tasks globalDependencies globalDotEnv globalEnv globalPassThroughEnv cacheDir cacheMaxAge cacheMaxSize daemon envMode ui experimentalUI experimentalSpaces experimentalObservability remoteCache concurrency noUpdateNotifier dangerouslyDisablePackageManagerCheck boundaries tags description"
);
async function impactWithoutTurbo(comparison, tools, instead) {
  const { base, head, root } = comparison;
  const sides = [await readSettings(base, root), await readSettings(head, root)];
  const impact = await (0,_task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_1__/* .answerOfWorkspaces */ .QH)(comparison, tools, instead, sides);
  if (impact.kind === "all") return impact;
  for (const { dependencies } of sides.flatMap(({ reaches }) => reaches)) {
    const left = dependencies.find(({ from, on }) => impact.targets.has(on) && !impact.targets.has(from));
    if (left !== void 0) {
      const whose = left.from === "*" ? "tasks of every package" : `tasks of ${left.from}`;
      return { kind: "all", why: `${whose} depend on ${left.on} (turbo.json), which only turbo follows` };
    }
  }
  return impact;
}
async function readSettings(tree, root) {
  const matchers = [(path) => _turbo_json_js__WEBPACK_IMPORTED_MODULE_5__/* .configurationNames */ .z.includes(path)];
  const inputs = new _task_runners_task_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .TaskInputs */ .X();
  const cannot = (unknown) => ({ unknown, reaches: [], inputs, isGlobal: () => true });
  let configurations;
  try {
    configurations = await (0,_turbo_json_js__WEBPACK_IMPORTED_MODULE_5__/* .readTurboJsons */ .W)(tree, root);
  } catch (error) {
    if (!(error instanceof _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_4__/* .BrokenManifest */ .L)) throw error;
    return cannot(error.message);
  }
  if (!configurations.some(({ path }) => _turbo_json_js__WEBPACK_IMPORTED_MODULE_5__/* .configurationNames */ .z.includes((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_7__/* .belowRoot */ .I)(path, root) ?? ""))) {
    return cannot(`there is no turbo.json in the ${tree.side} commit`);
  }
  for (const { path, fields } of configurations) {
    const unknown = Object.keys(fields).find((key) => !knownKeys.has(key));
    if (unknown !== void 0) return cannot(`${path} has ${JSON.stringify(unknown)}, which only turbo knows`);
    for (const glob of [...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)(fields.globalDependencies), ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)(fields.globalDotEnv)]) {
      if (glob.startsWith("!")) continue;
      matchers.push((0,_task_runners_task_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .matcherOf */ .K)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, "")).replace(/\/$/, "")));
    }
  }
  const reaches = configurations.map(({ reach }) => reach);
  const given = reaches.flatMap((reach) => reach.inputs);
  if (given.length > 0) await addInputs(tree, root, given, inputs);
  return { reaches, inputs, isGlobal: (path) => matchers.some((matches) => matches(path)) };
}
async function addInputs(tree, root, given, inputs) {
  const manifests = (await tree.entries()).flatMap(
    ({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === "package.json" && !`/${path}`.includes("/node_modules/") ? [path] : []
  );
  for (const [path, content] of await tree.read(manifests)) {
    const manifest = (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_7__/* .belowRoot */ .I)(path, root);
    if (manifest === void 0) continue;
    const fields = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsInJson */ .d)(content) ?? {};
    const isRoot = manifest === "package.json";
    for (const { task, from, glob } of given) {
      const isOfTask = from === "*" ? !isRoot : from === (isRoot ? "//" : fields.name);
      if (!isOfTask || !Object.hasOwn((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .fieldsOf */ .Pf)(fields.scripts), task)) continue;
      inputs.add(glob.startsWith("../") ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(manifest), glob) : glob, manifest);
    }
  }
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



/***/ })

};
;