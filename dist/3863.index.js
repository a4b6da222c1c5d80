"use strict";
exports.id = 3863;
exports.ids = [3863];
exports.modules = {

/***/ 3863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   impactWithoutNx: () => (/* binding */ impactWithoutNx)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21663);
/* harmony import */ var _formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47210);
/* harmony import */ var _task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13724);




const plainPlugins = /* @__PURE__ */ new Set([
  ...[
    "@nx/js/typescript",
    "@nx/eslint/plugin",
    "@nx/jest/plugin",
    "@nx/vite/plugin",
    "@nx/vitest",
    "@nx/webpack/plugin"
  ],
  ...["@nx/rspack/plugin", "@nx/rollup/plugin", "@nx/playwright/plugin", "@nx/cypress/plugin", "@nx/next/plugin"],
  ...["@nx/storybook/plugin"]
]);
const plainPresets = /* @__PURE__ */ new Set([void 0, "nx/presets/npm.json", "nx/presets/core.json"]);
async function impactWithoutNx(comparison, tools, missing) {
  const { base, head, root } = comparison;
  return (0,_task_runners_answer_of_workspaces_js__WEBPACK_IMPORTED_MODULE_2__/* .answerOfWorkspaces */ .QH)(comparison, tools, missing, [
    await readSettings(base, root),
    await readSettings(head, root)
  ]);
}
async function readSettings(tree, root) {
  const starts = ["nx.json", ".nxignore"];
  const isGlobal = (path) => starts.some((start) => path.startsWith(start));
  const paths = (await tree.entries()).flatMap(
    ({ path }) => (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_3__/* .belowRoot */ .I)(path, root) === void 0 || `/${path}`.includes("/node_modules/") ? [] : [path]
  );
  const project = paths.find((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === "project.json");
  if (project !== void 0) return { isGlobal, unknown: `${project} is a project that only Nx reads` };
  const settings = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, "nx.json");
  const read = await tree.read([settings, ...paths.filter((path) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) === "package.json")]);
  for (const [path, content] of read) {
    const found = path === settings ? ofNxJson(content) : ofManifest(content);
    if (typeof found === "string") return { isGlobal, unknown: `${path} ${found}, which only Nx knows` };
    starts.push(...found);
  }
  return read.has(settings) ? { isGlobal } : { isGlobal, unknown: `there is no nx.json in the ${tree.side} commit` };
}
function ofNxJson(content) {
  let settings;
  try {
    settings = (0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)((0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonWithComments */ .GU)(content.toString("utf8")));
  } catch {
    return "cannot be read";
  }
  const plugins = Array.isArray(settings.plugins) ? settings.plugins : [];
  const plugin = plugins.map((each) => typeof each === "string" ? each : (0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(each).plugin).find((each) => !plainPlugins.has(each));
  if (plugin !== void 0) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  if (settings.implicitDependencies !== void 0) return "has implicitDependencies";
  if (settings.projects !== void 0) return "has projects";
  return inputsIn([settings.namedInputs, settings.targetDefaults]);
}
function ofManifest(content) {
  let settings;
  try {
    settings = (0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(JSON.parse(content.toString("utf8").replace(/^\uFEFF/, ""))).nx;
  } catch {
    return [];
  }
  const { name, implicitDependencies } = (0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(settings);
  if (name !== void 0) return "has a name for its project";
  if (implicitDependencies !== void 0) return "has implicitDependencies";
  return inputsIn(settings);
}
function inputsIn(settings) {
  const starts = [];
  const waiting = [settings];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") {
      const found = /^\{workspaceRoot\}(?:\/([^*?[{(!+@]*)|$)/.exec(value);
      if (found !== null) starts.push(found[1] ?? "");
    } else if (typeof value === "object" && value !== null) {
      if ("projects" in value) return "names projects in inputs or dependencies of tasks";
      for (const each of Object.values(value)) waiting.push(each);
    }
  }
  return starts;
}



/***/ })

};
;