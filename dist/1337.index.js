"use strict";
exports.id = 1337;
exports.ids = [1337];
exports.modules = {

/***/ 13718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   impactWithoutNx: () => (/* binding */ impactWithoutNx)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73624);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70205);
/* harmony import */ var _task_runners_task_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57107);
/* harmony import */ var _task_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21262);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80182);








const plainPlugins = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__/* .wordSet */ .d)(
  "@nx/js/typescript @nx/eslint/plugin @nx/jest/plugin @nx/vite/plugin @nx/vitest @nx/webpack/plugin @nx/rspack/plugin @nx/rollup/plugin @nx/playwright/plugin @nx/cypress/plugin @nx/next/plugin @nx/storybook/plugin"
);
const plainPresets = /* @__PURE__ */ new Set([void 0, "nx/presets/npm.json", "nx/presets/core.json"]);
async function impactWithoutNx(comparison, tools, instead) {
  const { base, head, root } = comparison;
  return (0,_task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfWorkspaces */ .QH)(comparison, tools, instead, [
    await readSettings(base, root),
    await readSettings(head, root)
  ]);
}
async function readSettings(tree, root) {
  const inputs = new _task_runners_task_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskInputs */ .X();
  const known = { isGlobal: (path) => path === "nx.json" || path === ".nxignore", inputs };
  const paths = (await tree.entries()).flatMap(
    ({ path }) => (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(path, root) === void 0 || `/${path}`.includes("/node_modules/") ? [] : [path]
  );
  const project = paths.find((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === "project.json");
  if (project !== void 0) return { ...known, unknown: `${project} is a project that only Nx reads` };
  const place = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, "nx.json");
  const read = await tree.read([place, ...paths.filter((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === "package.json")]);
  if (!read.has(place)) return { ...known, unknown: `there is no nx.json in the ${tree.side} commit` };
  const settings = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(read.get(place));
  const obstacle = settings === void 0 ? "cannot be read" : obstacleIn(settings);
  if (settings === void 0 || obstacle !== void 0) {
    return { ...known, unknown: `${place} ${obstacle}, which only Nx knows` };
  }
  const hasAnyTask = Array.isArray(settings.plugins) && settings.plugins.length > 0;
  for (const [path, content] of read) {
    if (path === place) continue;
    const fields = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
    const inTheWay = fields && obstacleInManifest((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(fields.nx));
    if (inTheWay !== void 0) return { ...known, unknown: `${path} ${inTheWay}, which only Nx knows` };
    if (fields) (0,_task_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .addInputsOf */ .as)((0,_task_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .tasksOf */ .a4)((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(path, root) ?? path, fields), settings, hasAnyTask, inputs);
  }
  return known;
}
function obstacleIn(settings) {
  const plugins = Array.isArray(settings.plugins) ? settings.plugins : [];
  const plugin = plugins.map((each) => typeof each === "string" ? each : (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(each).plugin).find((each) => !plainPlugins.has(each));
  if (plugin !== void 0) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  if (settings.implicitDependencies !== void 0) return "has implicitDependencies";
  if (settings.projects !== void 0) return "has projects";
  return namesProjects([settings.namedInputs, settings.targetDefaults]) ? othersNamed : void 0;
}
function obstacleInManifest(settings) {
  if (settings.name !== void 0) return "has a name for its project";
  if (settings.implicitDependencies !== void 0) return "has implicitDependencies";
  return namesProjects(settings) ? othersNamed : void 0;
}
const othersNamed = "names projects in inputs or dependencies of tasks";
function namesProjects(settings) {
  const waiting = [settings];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) continue;
    if ("projects" in value) return true;
    for (const each of Object.values(value)) waiting.push(each);
  }
  return false;
}



/***/ })

};
;