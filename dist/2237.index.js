"use strict";
exports.id = 2237;
exports.ids = [2237];
exports.modules = {

/***/ 72237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  impactWithoutNx: () => (/* binding */ impactWithoutNx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/formats/json-with-comments.js
var json_with_comments = __webpack_require__(22945);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/answer-of-workspaces.js
var answer_of_workspaces = __webpack_require__(70205);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/task-runners/task-inputs.js
var task_inputs = __webpack_require__(57107);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/nx/task-inputs.js



function tasksOf(manifest, fields) {
  const nx = (0,json_values/* fieldsOf */.Pf)(fields.nx);
  const scripts = Array.isArray(nx.includedScripts) ? (0,json_values/* texts */.Te)(nx.includedScripts) : Object.keys((0,json_values/* fieldsOf */.Pf)(fields.scripts));
  return {
    directory: (0,paths/* directoryOf */.jt)(manifest),
    manifest,
    scripts,
    targets: (0,json_values/* fieldsOf */.Pf)(nx.targets),
    namedInputs: (0,json_values/* fieldsOf */.Pf)(nx.namedInputs)
  };
}
function addInputsOf(tasks, settings, hasAnyTask, inputs) {
  const { directory, manifest, scripts, targets } = tasks;
  const names = /* @__PURE__ */ new Set([...scripts, ...Object.keys(targets)]);
  const named = { ...(0,json_values/* fieldsOf */.Pf)(settings.namedInputs), ...tasks.namedInputs };
  const lists = [];
  for (const target of Object.values(targets)) lists.push((0,json_values/* fieldsOf */.Pf)(target).inputs);
  for (const [key, value] of Object.entries((0,json_values/* fieldsOf */.Pf)(settings.targetDefaults))) {
    if (hasAnyTask || names.has(key) || mayMean(key, names, targets)) lists.push((0,json_values/* fieldsOf */.Pf)(value).inputs);
  }
  if (hasAnyTask || names.size > 0) lists.push(named.default);
  const seen = /* @__PURE__ */ new Set();
  for (const list of lists) {
    const written = Array.isArray(list) ? list : [list];
    for (const item of written) {
      if (Array.isArray(item)) lists.push(item);
      const text = typeof item === "string" ? item : (0,json_values/* fieldsOf */.Pf)(item).fileset ?? (0,json_values/* fieldsOf */.Pf)(item).input;
      if (typeof text !== "string" || text.startsWith("!")) continue;
      const name = text.replace(/^\^/, "");
      if (Object.hasOwn(named, name)) {
        if (!seen.has(name)) lists.push(named[name]);
        seen.add(name);
        continue;
      }
      const [, place, path = ""] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(name) ?? [];
      if (place === "workspaceRoot") inputs.add(path, manifest);
      else if (place === "projectRoot" && path.includes("..")) inputs.add(external_node_path_.posix.join(directory, path), manifest);
    }
  }
}
function mayMean(key, names, targets) {
  if (/[*?[{]/.test(key)) return names.size > 0;
  if (key === "nx:run-script") return names.size > 0;
  return Object.values(targets).some(
    (target) => (0,json_values/* fieldsOf */.Pf)(target).executor === key || (0,json_values/* fieldsOf */.Pf)(target).command !== void 0 && key === "nx:run-commands"
  );
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/nx/without-nx.js







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
  return (0,answer_of_workspaces/* answerOfWorkspaces */.QH)(comparison, tools, missing, [
    await readSettings(base, root),
    await readSettings(head, root)
  ]);
}
async function readSettings(tree, root) {
  const inputs = new task_inputs/* TaskInputs */.X();
  const known = { isGlobal: (path) => path === "nx.json" || path === ".nxignore", inputs };
  const paths = (await tree.entries()).flatMap(
    ({ path }) => (0,build_root/* belowRoot */.I)(path, root) === void 0 || `/${path}`.includes("/node_modules/") ? [] : [path]
  );
  const project = paths.find((path) => external_node_path_.posix.basename(path) === "project.json");
  if (project !== void 0) return { ...known, unknown: `${project} is a project that only Nx reads` };
  const place = external_node_path_.posix.join(root, "nx.json");
  const read = await tree.read([place, ...paths.filter((path) => external_node_path_.posix.basename(path) === "package.json")]);
  const text = read.get(place)?.toString("utf8");
  if (text === void 0) return { ...known, unknown: `there is no nx.json in the ${tree.side} commit` };
  const settings = settingsIn(text);
  const obstacle = settings === void 0 ? "cannot be read" : obstacleIn(settings);
  if (settings === void 0 || obstacle !== void 0) {
    return { ...known, unknown: `${place} ${obstacle}, which only Nx knows` };
  }
  const hasAnyTask = Array.isArray(settings.plugins) && settings.plugins.length > 0;
  for (const [path, content] of read) {
    if (path === place) continue;
    const fields = manifestIn(content);
    const inTheWay = fields && obstacleInManifest((0,json_values/* fieldsOf */.Pf)(fields.nx));
    if (inTheWay !== void 0) return { ...known, unknown: `${path} ${inTheWay}, which only Nx knows` };
    if (fields) addInputsOf(tasksOf((0,build_root/* belowRoot */.I)(path, root) ?? path, fields), settings, hasAnyTask, inputs);
  }
  return known;
}
function settingsIn(text) {
  try {
    return (0,json_values/* fieldsOf */.Pf)((0,json_with_comments/* parseJsonWithComments */.G)(text));
  } catch {
    return void 0;
  }
}
function manifestIn(content) {
  try {
    return (0,json_values/* fieldsOf */.Pf)(JSON.parse(content.toString("utf8").replace(/^\uFEFF/, "")));
  } catch {
    return void 0;
  }
}
function obstacleIn(settings) {
  const plugins = Array.isArray(settings.plugins) ? settings.plugins : [];
  const plugin = plugins.map((each) => typeof each === "string" ? each : (0,json_values/* fieldsOf */.Pf)(each).plugin).find((each) => !plainPlugins.has(each));
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