"use strict";
exports.id = 1089;
exports.ids = [1089,3475];
exports.modules = {

/***/ 11617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fS: () => (/* binding */ lernaFile),
/* harmony export */   ut: () => (/* binding */ isVersionAlone),
/* harmony export */   wL: () => (/* binding */ lernaPackages)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);




const lernaFile = "lerna.json";
async function lernaPackages(tree, path, hasOthers) {
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return [];
  const settings = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
  if (settings === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_2__/* .Unanswerable */ .g(`${path} cannot be read`);
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === void 0)) return [];
  return Array.isArray(packages) ? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te)(packages) : ["packages/*"];
}
async function isVersionAlone({ base, head }, path) {
  const was = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)((await base.read([path])).get(path));
  const is = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)((await head.read([path])).get(path));
  return was !== void 0 && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)({ ...was, version: "" }, { ...is, version: "" });
}



/***/ }),

/***/ 71089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ yarnFile),
/* harmony export */   hasWorkspaces: () => (/* binding */ hasWorkspaces),
/* harmony export */   iF: () => (/* binding */ readWorkspace),
/* harmony export */   n4: () => (/* binding */ unreadableManifest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94173);
/* harmony import */ var _tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83475);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77161);
/* harmony import */ var _lerna_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11617);
/* harmony import */ var _rush_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78833);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80182);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99797);











const yarnFile = ".yarnrc.yml";
const manifestNames = ["package.json", "package.yaml", "package.json5"];
function isManifest(path) {
  return manifestNames.some(
    (name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === "/")
  );
}
async function hasWorkspaces(tree, root) {
  const path = (name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, name);
  const whole = ["pnpm-workspace.yaml", _rush_js__WEBPACK_IMPORTED_MODULE_6__/* .rushFile */ .H5, _lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaFile */ .fS].map(path);
  const files = await tree.read([...whole, path("package.json")]);
  if (whole.some((file) => files.has(file))) return true;
  const text = files.get(path("package.json"));
  if (!text) return false;
  try {
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)((0,_tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text.toString("utf8"))) && text.includes('"workspaces"');
  } catch {
    return text.includes("workspaces");
  }
}
async function readWorkspace(tree, root, known) {
  const prefix = root === "" ? "" : `${root}/`;
  const entries = (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith("100"));
  const manifests = await readManifests(tree, prefix, entries, known);
  const rootManifest = manifests.get("") ?? {};
  const settingsPath = `${prefix}pnpm-workspace.yaml`;
  const ofPnpm = await readYaml(tree, settingsPath);
  const pnpm = ofPnpm !== void 0;
  const settings = ofPnpm ?? {};
  const patterns = pnpm ? (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)(settings.packages) : workspacePatterns(rootManifest);
  const rush = await (0,_rush_js__WEBPACK_IMPORTED_MODULE_6__/* .readRush */ .DQ)(tree, root);
  const ofLerna = await (0,_lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaPackages */ .wL)(tree, `${prefix}${_lerna_js__WEBPACK_IMPORTED_MODULE_5__/* .lernaFile */ .fS}`, patterns.length > 0);
  const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
  if (pnpm && patterns.length === 0 && rush === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${settingsPath} names no packages`);
  for (const directory of rush?.projects.keys() ?? []) {
    if (!manifests.has(directory))
      throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${prefix}${_rush_js__WEBPACK_IMPORTED_MODULE_6__/* .rushFile */ .H5} names ${directory}, where no package is`);
  }
  const directories = [...manifests.keys()].filter(
    (directory) => directory !== "" && (rush?.projects.has(directory) === true || matchers.some((isMember) => isMember(directory)))
  );
  const project = (directory) => {
    const manifest = manifests.get(directory) ?? {};
    const { name } = manifest;
    return { directory, manifest, name: typeof name === "string" && name !== "" ? name : directory || "." };
  };
  const rootProject = project("");
  const yarnSettings = await readYaml(tree, `${prefix}${yarnFile}`) ?? {};
  return {
    tree,
    root: rootProject,
    members: ["", ...directories].sort().map(project),
    ...rush && { rush },
    settings,
    yarnSettings,
    manifests,
    catalogs: readCatalogs([settings, yarnSettings, (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(rootManifest.workspaces) ? rootManifest.workspaces : {}])
  };
}
async function readManifests(tree, prefix, entries, known) {
  const files = entries.filter(({ path }) => isManifest(path) && !path.includes("node_modules/"));
  const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
  const manifests = /* @__PURE__ */ new Map();
  for (const { path, object } of files) {
    const manifest = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrMake */ .IV)(known, object, () => readManifest(contents.get(path) ?? Buffer.alloc(0), path));
    manifests.set((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryOf */ .jt)(path.slice(prefix.length)), manifest);
  }
  return manifests;
}
function readManifest(content, path) {
  try {
    const text = content.toString("utf8").replace(/^\uFEFF/, "");
    const value = path.endsWith(".yaml") ? (0,_tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(text) : (0,_tree_formats_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    if ((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value)) return value;
  } catch {
  }
  return { [unreadable]: path };
}
const unreadable = "\0unreadable";
function unreadableManifest(manifest) {
  const path = manifest[unreadable];
  return typeof path === "string" ? path : void 0;
}
async function readYaml(tree, path) {
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return void 0;
  try {
    const value = (0,_tree_formats_yaml_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(content.toString("utf8"));
    if (value === void 0 || value === null) return {};
    if ((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(value)) return value;
  } catch {
  }
  throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`${path} cannot be read`);
}
function workspacePatterns({ workspaces }) {
  return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .texts */ .Te)((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutEndSlashes */ .he)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(pattern.replace(/^\/+/, "")));
  return path === "." ? "" : path;
}
function memberMatcher(patterns, pnpm) {
  const rules = patterns.map((pattern) => {
    const negated = pattern.startsWith("!");
    const normal = normalize(negated ? pattern.slice(1) : pattern);
    return { negated, matches: matcherOf(pattern, normal, negated) };
  });
  return (directory) => {
    const matching = rules.filter(({ matches }) => matches(directory));
    const member = pnpm ? !matching.some(({ negated }) => negated) : matching.at(-1)?.negated === false;
    return member && matching.length > 0 && !/(^|\/)(node_modules|bower_components)(\/|$)/.test(directory);
  };
}
function matcherOf(written, glob, dot) {
  try {
    return (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.pathMatcher)(glob, { dot });
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_2__.GlobError)) throw error;
    throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_7__/* .Unanswerable */ .g(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}
function readCatalogs(places) {
  const catalogs = /* @__PURE__ */ new Map();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [["default", catalog], ...(0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .Gv)(named) ? Object.entries(named) : []]) {
      const known = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_9__/* .getOrMake */ .IV)(catalogs, name, () => /* @__PURE__ */ new Map());
      for (const [dependency, spec] of (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_8__/* .textEntries */ .yZ)(versions)) known.set(dependency, spec);
    }
  }
  return catalogs;
}



/***/ }),

/***/ 78833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readRush),
/* harmony export */   H5: () => (/* binding */ rushFile),
/* harmony export */   No: () => (/* binding */ rushLockfileDirectory),
/* harmony export */   jR: () => (/* binding */ rushImpact),
/* harmony export */   wI: () => (/* binding */ isSeenElsewhere),
/* harmony export */   ze: () => (/* binding */ rushLockfiles)
/* harmony export */ });
/* harmony import */ var _shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73624);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18442);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);








const rushFile = "rush.json";
async function readRush(tree, root) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile);
  const content = (await tree.read([path])).get(path);
  if (content === void 0) return void 0;
  const settings = (0,_tree_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsInJson */ .d)(content);
  if (settings === void 0) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} cannot be read`);
  const { projects: listed, ...rest } = settings;
  if (!Array.isArray(listed)) throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} names no projects`);
  const projects = /* @__PURE__ */ new Map();
  for (const entry of listed.map(_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)) {
    const { packageName: name, projectFolder: written } = entry;
    const directory = typeof written === "string" ? (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)("", written.replaceAll("\\", "/")) : void 0;
    if (directory === void 0 || directory === "") {
      throw new _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_3__/* .Unanswerable */ .g(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(directory, entry);
  }
  return { projects, rest };
}
const descriptions = (0,_shared_src_word_set_js__WEBPACK_IMPORTED_MODULE_5__/* .wordSet */ .d)("$schema repository gitPolicy telemetryEnabled hotfixChangeEnabled");
function rushImpact(base, head) {
  if (base === void 0 || head === void 0) {
    const reasons2 = base === head ? [] : [`${rushFile} ${base === void 0 ? "is new" : "was removed"}`];
    return { reasons: reasons2, directories: /* @__PURE__ */ new Set() };
  }
  const reasons = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFields */ .E0)(base.rest, head.rest).filter((field) => !descriptions.has(field)).map((field) => `${field} in ${rushFile} changed`);
  const directories = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFields */ .E0)(Object.fromEntries(base.projects), Object.fromEntries(head.projects));
  return { reasons, directories: new Set(directories) };
}
const configuration = /^common\/config\/(?:rush|subspaces\/([^/]+))\//;
function rushLockfileDirectory(path) {
  const match = configuration.exec(path);
  if (match === null || !path.endsWith("/pnpm-lock.yaml") || path.split("/").length !== (match[1] ? 5 : 4))
    return void 0;
  return match[1] === void 0 ? "common/temp" : `common/temp/${match[1]}`;
}
async function rushLockfiles(tree, root) {
  if ((await tree.read([node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile)])).size === 0) return [];
  return (await tree.entries()).flatMap(
    ({ path }) => rushLockfileDirectory((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_6__/* .belowRoot */ .I)(path, root) ?? "") === void 0 ? [] : [path]
  );
}
function isSeenElsewhere(path, lockfiles) {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path))) return false;
  return lockfiles.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "pnpm-lock.yaml"));
}



/***/ }),

/***/ 83475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   v: () => (/* binding */ parseYamlDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32787);


function parseYaml(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSize */ .C1)(text.length);
  const document = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .load */ .Hh)(text);
  if (text.includes("*")) checkAliases(document);
  return document;
}
const mostValues = 5e6;
function checkAliases(document) {
  const counted = /* @__PURE__ */ new Map();
  const under = /* @__PURE__ */ new Set();
  const count = (value) => {
    if (typeof value !== "object" || value === null) return 1;
    const known = counted.get(value);
    if (known !== void 0) return known;
    if (under.has(value)) throw new Error("the document has an alias that leads into itself");
    under.add(value);
    let sum = 1;
    for (const each of Object.values(value)) sum += count(each);
    under.delete(value);
    counted.set(value, sum);
    return sum;
  };
  if (count(document) > mostValues)
    throw new Error(`the aliases of the document stand for more than ${mostValues} values`);
}
function parseYamlDocuments(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .checkSize */ .C1)(text.length);
  const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .loadAll */ .gh)(text);
  if (text.includes("*")) checkAliases(documents);
  return documents;
}



/***/ }),

/***/ 74348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Unanswerable),
/* harmony export */   q: () => (/* binding */ leadsNowhere)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class Unanswerable extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "Unanswerable";
}
function leadsNowhere(file, written, what) {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(written, 200))} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`
  );
}



/***/ })

};
;