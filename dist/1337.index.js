"use strict";
exports.id = 1337;
exports.ids = [1337,3718];
exports.modules = {

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

/***/ 13718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   impactWithoutNx: () => (/* binding */ impactWithoutNx)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73624);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26366);
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
    const inTheWay = fields && obstacleInManifest((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(fields.nx));
    if (inTheWay !== void 0) return { ...known, unknown: `${path} ${inTheWay}, which only Nx knows` };
    if (fields) (0,_task_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .addInputsOf */ .as)((0,_task_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .tasksOf */ .a4)((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(path, root) ?? path, fields), settings, hasAnyTask, inputs);
  }
  return known;
}
function settingsIn(text) {
  try {
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)((0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonWithComments */ .G)(text));
  } catch {
    return void 0;
  }
}
function manifestIn(content) {
  try {
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(JSON.parse(content.toString("utf8").replace(/^\uFEFF/, "")));
  } catch {
    return void 0;
  }
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



/***/ })

};
;