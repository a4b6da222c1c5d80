"use strict";
exports.id = 1446;
exports.ids = [1446,8268];
exports.modules = {

/***/ 31446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hasWorkspaces: () => (/* binding */ hasWorkspaces),
  iF: () => (/* binding */ readWorkspace),
  n4: () => (/* binding */ unreadableManifest),
  Fy: () => (/* binding */ yarnFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/formats/json.js
var json = __webpack_require__(12949);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/backslash.js
var backslash = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/formats/yaml.js
var yaml = __webpack_require__(98268);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/lerna.js


const lernaFile = "lerna.json";
function lernaPatterns(settings, hasOthers) {
  if (settings === void 0) return [];
  const { packages, useWorkspaces } = settings;
  if (hasOthers && (useWorkspaces === true || packages === void 0)) return [];
  if (!Array.isArray(packages)) return ["packages/*"];
  return packages.filter((pattern) => typeof pattern === "string");
}
function readLerna(text) {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ""));
    return (0,json_values/* isObject */.Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/rush.js
var workspaces_rush = __webpack_require__(78833);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/unreadable-file.js
var unreadable_file = __webpack_require__(36959);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/workspaces/projects.js












const yarnFile = ".yarnrc.yml";
const manifestNames = ["package.json", "package.yaml", "package.json5"];
function isManifest(path) {
  return manifestNames.some(
    (name) => path.endsWith(name) && (path.length === name.length || path.at(-name.length - 1) === "/")
  );
}
async function hasWorkspaces(tree, root) {
  const path = (name) => external_node_path_.posix.join(root, name);
  const whole = ["pnpm-workspace.yaml", workspaces_rush/* rushFile */.H5, lernaFile].map(path);
  const files = await tree.read([...whole, path("package.json")]);
  if (whole.some((file) => files.has(file))) return true;
  const text = files.get(path("package.json"));
  if (!text) return false;
  try {
    return (0,json_values/* isObject */.Gv)((0,json/* parseJson */.q)(text.toString("utf8"))) && text.includes('"workspaces"');
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
  const settingsText = (await tree.read([settingsPath])).get(settingsPath);
  const settings = settingsText ? readYaml(settingsText, settingsPath) : {};
  const pnpm = settingsText !== void 0;
  const patterns = pnpm ? (0,json_values/* texts */.Te)(settings.packages) : workspacePatterns(rootManifest);
  const rush = await (0,workspaces_rush/* readRush */.DQ)(tree, root);
  const ofLerna = await lernaPackages(tree, prefix, patterns);
  checkSpelling([...patterns, ...ofLerna], [...manifests.keys()]);
  const matchers = [memberMatcher(patterns, pnpm), memberMatcher(ofLerna, false)];
  if (pnpm && patterns.length === 0 && rush === void 0)
    throw new unreadable_file/* UnreadableFile */.i(`${settingsPath} names no packages`);
  for (const directory of rush?.projects.keys() ?? []) {
    if (!manifests.has(directory))
      throw new unreadable_file/* UnreadableFile */.i(`${prefix}${workspaces_rush/* rushFile */.H5} names ${directory}, where no package is`);
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
  const yarnPath = `${prefix}${yarnFile}`;
  const yarnText = (await tree.read([yarnPath])).get(yarnPath);
  const yarnSettings = yarnText ? readYaml(yarnText, yarnPath) : {};
  return {
    tree,
    root: rootProject,
    members: ["", ...directories].sort().map(project),
    ...rush && { rush },
    settings,
    yarnSettings,
    manifests,
    catalogs: readCatalogs([settings, yarnSettings, (0,json_values/* isObject */.Gv)(rootManifest.workspaces) ? rootManifest.workspaces : {}])
  };
}
async function lernaPackages(tree, prefix, others) {
  const path = `${prefix}${lernaFile}`;
  const text = (await tree.read([path])).get(path)?.toString("utf8");
  const settings = text === void 0 ? void 0 : readLerna(text);
  if (text !== void 0 && settings === void 0) throw new unreadable_file/* UnreadableFile */.i(`${path} cannot be read`);
  return lernaPatterns(settings, others.length > 0);
}
async function readManifests(tree, prefix, entries, known) {
  const files = entries.filter(({ path }) => isManifest(path) && !path.includes("node_modules/"));
  const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
  const manifests = /* @__PURE__ */ new Map();
  for (const { path, object } of files) {
    let manifest = known.get(object);
    if (!manifest) {
      manifest = readManifest(contents.get(path) ?? Buffer.alloc(0), path);
      known.set(object, manifest);
    }
    manifests.set((0,paths/* directoryOf */.jt)(path.slice(prefix.length)), manifest);
  }
  return manifests;
}
function readManifest(content, path) {
  try {
    const text = content.toString("utf8").replace(/^\uFEFF/, "");
    const value = path.endsWith(".yaml") ? (0,yaml.parseYaml)(text) : (0,json/* parseJson */.q)(text);
    if ((0,json_values/* isObject */.Gv)(value)) return value;
  } catch {
  }
  return { [unreadable]: path };
}
const unreadable = "\0unreadable";
function unreadableManifest(manifest) {
  const path = manifest[unreadable];
  return typeof path === "string" ? path : void 0;
}
function readYaml(content, path) {
  try {
    const value = (0,yaml.parseYaml)(content.toString("utf8"));
    if (value === void 0 || value === null) return {};
    if ((0,json_values/* isObject */.Gv)(value)) return value;
  } catch {
  }
  throw new unreadable_file/* UnreadableFile */.i(`${path} cannot be read`);
}
function workspacePatterns({ workspaces }) {
  return (0,json_values/* texts */.Te)((0,json_values/* isObject */.Gv)(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
  const path = (0,paths/* withoutEndSlashes */.he)(external_node_path_.posix.normalize(pattern.replace(/^\/+/, "")));
  return path === "." ? "" : path;
}
function checkSpelling(patterns, directories) {
  for (const pattern of patterns) {
    const mistake = (0,backslash/* backslashMistake */.d)(pattern);
    if (mistake !== void 0) throw new unreadable_file/* UnreadableFile */.i(`the workspace has the pattern ${pattern}: ${mistake}`);
    const positive = normalize(pattern.replace(/^!/, ""));
    const matches = matcherOf(pattern, positive, true);
    if (directories.some(matches)) continue;
    const anyCase = matcherOf(pattern, positive.toLowerCase(), true);
    const meant = directories.find((directory) => anyCase((0,folded_path/* foldedPath */.k)(directory)));
    if (meant === void 0) continue;
    throw new unreadable_file/* UnreadableFile */.i(
      `the workspace has the pattern ${pattern}, which is ${meant} where case is not told apart. Write it as it is tracked`
    );
  }
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
    return (0,path_matcher.pathMatcher)(glob, { dot });
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    throw new unreadable_file/* UnreadableFile */.i(`the workspace has the pattern ${written.slice(0, 100)}: ${error.message}`);
  }
}
function readCatalogs(places) {
  const catalogs = /* @__PURE__ */ new Map();
  for (const { catalog, catalogs: named } of places) {
    for (const [name, versions] of [["default", catalog], ...(0,json_values/* isObject */.Gv)(named) ? Object.entries(named) : []]) {
      const known = catalogs.get(name) ?? /* @__PURE__ */ new Map();
      for (const [dependency, spec] of (0,json_values/* textEntries */.yZ)(versions)) known.set(dependency, spec);
      catalogs.set(name, known);
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69590);
/* harmony import */ var _formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22945);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36959);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80182);







const rushFile = "rush.json";
async function readRush(tree, root) {
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, rushFile);
  const text = (await tree.read([path])).get(path)?.toString("utf8");
  if (text === void 0) return void 0;
  let settings;
  try {
    settings = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonWithComments */ .G)(text));
  } catch {
    throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} cannot be read`);
  }
  const { projects: listed, ...rest } = settings;
  if (!Array.isArray(listed)) throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} names no projects`);
  const projects = /* @__PURE__ */ new Map();
  for (const entry of listed.map(_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)) {
    const { packageName: name, projectFolder: written } = entry;
    const directory = typeof written === "string" ? (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)("", written.replaceAll("\\", "/")) : void 0;
    if (directory === void 0 || directory === "") {
      throw new _unreadable_file_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableFile */ .i(`${path} does not say where its project ${JSON.stringify(name ?? null)} is`);
    }
    projects.set(directory, entry);
  }
  return { projects, rest };
}
const descriptions = /* @__PURE__ */ new Set([
  "$schema",
  "repository",
  "gitPolicy",
  "telemetryEnabled",
  "hotfixChangeEnabled"
]);
function rushImpact(base, head) {
  const directories = /* @__PURE__ */ new Set();
  if (base === void 0 || head === void 0) {
    return {
      reasons: base === head ? [] : [`${rushFile} ${base === void 0 ? "is new" : "was removed"}`],
      directories
    };
  }
  const fields = /* @__PURE__ */ new Set([...Object.keys(base.rest), ...Object.keys(head.rest)]);
  const reasons = [...fields].filter((field) => !descriptions.has(field) && (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(base.rest[field]) !== (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(head.rest[field])).sort().map((field) => `${field} in ${rushFile} changed`);
  for (const directory of /* @__PURE__ */ new Set([...base.projects.keys(), ...head.projects.keys()])) {
    if ((0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(base.projects.get(directory)) !== (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .dj)(head.projects.get(directory)))
      directories.add(directory);
  }
  return { reasons, directories };
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
    ({ path }) => rushLockfileDirectory((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__/* .belowRoot */ .I)(path, root) ?? "") === void 0 ? [] : [path]
  );
}
function isSeenElsewhere(path, lockfiles) {
  if (/^common\/changes\/.+\.json$/.test(path)) return true;
  if (!configuration.test(path) || !/^(repo-state|common-versions)\.json$/.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path))) return false;
  return lockfiles.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), "pnpm-lock.yaml"));
}



/***/ }),

/***/ 36959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ UnreadableFile)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class UnreadableFile extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "UnreadableFile";
}



/***/ }),

/***/ 98268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   v: () => (/* binding */ parseYamlDocuments)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58236);


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



/***/ })

};
;