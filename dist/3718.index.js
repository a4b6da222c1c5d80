"use strict";
exports.id = 3718;
exports.ids = [3718,4173,6012,1337];
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