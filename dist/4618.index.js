"use strict";
exports.id = 4618;
exports.ids = [4618,4173,6012,2237];
exports.modules = {

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