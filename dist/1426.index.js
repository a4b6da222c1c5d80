"use strict";
exports.id = 1426;
exports.ids = [1426];
exports.modules = {

/***/ 56761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ filesForAll),
/* harmony export */   y: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69590);

function isShared(path) {
  return /^(?:\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.[cm]?js|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/s.test(
    path
  );
}
function filesForAll({ files }, root, matches) {
  const found = /* @__PURE__ */ new Map();
  for (const [path, { object }] of files) {
    if (!matches((0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_0__/* .belowRoot */ .I)(path, root) ?? "")) continue;
    found.set(path, { file: path, value: object, cause: `${path} concerns every package` });
  }
  return found;
}



/***/ }),

/***/ 31426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  turborepo: () => (/* binding */ turborepo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/owners.js

function ownersOf(directories) {
  const byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
  return (path) => byDirectory.get((0,paths/* pathsAbove */.wP)(path).find((above) => byDirectory.has(above)) ?? "");
}
function normal(directory) {
  const path = (0,paths/* withoutEndSlashes */.he)(directory.replaceAll("\\", "/").replace(/^\.\//, ""));
  return path === "." ? "" : path;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/installed.js
var installed = __webpack_require__(56121);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-runner.js
var task_runner = __webpack_require__(56761);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-inputs.js
var task_inputs = __webpack_require__(78130);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/turborepo/turbo-json.js





const configurationNames = ["turbo.json", "turbo.jsonc"];
async function readTurboJsons(tree, root) {
  const paths = (await tree.entries()).flatMap(
    ({ path }) => configurationNames.includes(external_node_path_.posix.basename(path)) && !path.includes("node_modules/") ? [path] : []
  );
  const manifestOf = (path) => external_node_path_.posix.join(external_node_path_.posix.dirname(path), "package.json");
  const contents = await tree.read([...paths, ...paths.map(manifestOf)]);
  const found = [];
  for (const path of paths) {
    const place = (0,build_root/* belowRoot */.I)(path, root);
    const content = contents.get(path);
    if (place === void 0 || content === void 0) continue;
    const isRoot = configurationNames.includes(place);
    const name = isRoot ? void 0 : (0,json_with_comments/* fieldsInJson */.d)(contents.get(manifestOf(path)))?.name;
    if (!isRoot && typeof name !== "string") continue;
    const fields = (0,json_with_comments/* fieldsInJson */.d)(content);
    if (fields === void 0) throw new broken_manifest/* BrokenManifest */.L(path, "this is not JSON");
    const owner = typeof name === "string" ? name : void 0;
    found.push({ path, fields, ...taskReach(fields, isRoot ? "" : external_node_path_.posix.dirname(place), owner) });
  }
  return found;
}
function taskReach(configuration, directory, owner) {
  const dependencies = [];
  const inputs = [];
  for (const on of owner === void 0 ? [] : (0,json_values/* texts */.Te)(configuration.extends)) {
    if (on !== "//" && on !== owner) dependencies.push({ from: owner ?? "*", on });
  }
  const tasks = { ...(0,json_values/* fieldsOf */.Pf)(configuration.pipeline), ...(0,json_values/* fieldsOf */.Pf)(configuration.tasks) };
  for (const [name, value] of Object.entries(tasks)) {
    const task = (0,json_values/* fieldsOf */.Pf)(value);
    const from = name.includes("#") ? name.slice(0, name.lastIndexOf("#")) : owner ?? "*";
    for (const dependency of [...(0,json_values/* texts */.Te)(task.dependsOn), ...(0,json_values/* texts */.Te)(task.with)]) {
      const on = dependency.includes("#") ? dependency.slice(0, dependency.lastIndexOf("#")) : "";
      if (on !== "" && on !== "//" && on !== from) dependencies.push({ from, on });
    }
    for (const input of (0,json_values/* texts */.Te)(task.inputs)) {
      if (input.startsWith("!")) continue;
      const ofRoot = /^\$TURBO_ROOT\$\/(.*)$/s.exec(input)?.[1];
      if (ofRoot === void 0 && !input.startsWith("../")) continue;
      const isAnywhere = ofRoot === void 0 && owner === void 0;
      const glob = ofRoot ?? (isAnywhere ? input : external_node_path_.posix.join(directory, input));
      inputs.push({ task: name.slice(name.lastIndexOf("#") + 1), from, glob });
    }
  }
  return { dependencies, inputs };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/turborepo/settings.js








const knownKeys = (0,word_set/* wordSet */.d)(
  "$schema extends pipeline tasks globalDependencies globalDotEnv globalEnv globalPassThroughEnv cacheDir cacheMaxAge cacheMaxSize daemon envMode ui experimentalUI experimentalSpaces experimentalObservability remoteCache concurrency noUpdateNotifier dangerouslyDisablePackageManagerCheck boundaries tags description"
);
async function readSettings({ tree }, root) {
  const configurations = await readTurboJsons(tree, root);
  const unknown = configurations.some(({ path }) => isConfiguration((0,build_root/* belowRoot */.I)(path, root) ?? "")) ? configurations.map(unknownKey).find((one) => one !== void 0) : `there is no turbo.json in the ${tree.side} commit`;
  const globals = configurations.flatMap(({ fields }) => [...(0,json_values/* texts */.Te)(fields.globalDependencies), ...(0,json_values/* texts */.Te)(fields.globalDotEnv)]).filter((glob) => !glob.startsWith("!")).map((glob) => (0,task_inputs/* matcherOf */.K)(external_node_path_.posix.normalize(glob.replace(/^\$TURBO_ROOT\$\//, "")).replace(/\/$/, "")));
  const given = configurations.flatMap((one) => one.inputs);
  return {
    ...unknown !== void 0 && { unknown },
    isGlobal: (path) => isConfiguration(path) || globals.some((matches) => matches(path)),
    inputs: await inputsOf(tree, root, given),
    dependencies: configurations.flatMap((one) => one.dependencies)
  };
}
function isConfiguration(path) {
  return configurationNames.includes(path);
}
function unknownKey({ path, fields }) {
  const unknown = Object.keys(fields).find((key) => !knownKeys.has(key));
  return unknown && `${path} has ${JSON.stringify(unknown)}, which only turbo knows`;
}
async function inputsOf(tree, root, given) {
  const inputs = new task_inputs/* TaskInputs */.X();
  if (given.length === 0) return inputs;
  const manifests = (await tree.entries()).flatMap(
    ({ path }) => (0,paths/* nameOf */.Vb)(path) === "package.json" && !`/${path}`.includes("/node_modules/") ? [path] : []
  );
  for (const [path, content] of await tree.read(manifests)) {
    const manifest = (0,build_root/* belowRoot */.I)(path, root);
    if (manifest === void 0) continue;
    const fields = (0,json_with_comments/* fieldsInJson */.d)(content) ?? {};
    const isRoot = manifest === "package.json";
    for (const { task, from, glob } of given) {
      const isOfTask = from === "*" ? !isRoot : from === (isRoot ? "//" : fields.name);
      if (!isOfTask || !Object.hasOwn((0,json_values/* fieldsOf */.Pf)(fields.scripts), task)) continue;
      inputs.add(glob.startsWith("../") ? external_node_path_.posix.join(external_node_path_.posix.dirname(manifest), glob) : glob, manifest);
    }
  }
  return inputs;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var tools = __webpack_require__(9604);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/turborepo/turbo.js



class Turbo {
  constructor(program, tools, scratch) {
    this.program = program;
    this.tools = tools;
    this.scratch = scratch;
  }
  program;
  tools;
  scratch;
  /** @throws NotInstalled, also for a version without the command `ls` */
  static async find(root, tools) {
    const program = (0,installed/* installedProgram */.zQ)("turbo", root, tools);
    const [major = 0, minor = 0] = program.version.split(".").map(Number);
    if (major < 2 || major === 2 && minor < 1) {
      throw new installed/* NotInstalled */.y0(`turbo ${program.version} has no command ls. Update it to 2.1 or later`);
    }
    return new Turbo(program, tools, await tools.temporaryDirectory());
  }
  /**
   * Lists packages, each with its directory from the build's root.
   * @param cwd the build's root in the files of one side
   * @param filter turbo's filter; all packages without it
   * @throws ToolFailed when turbo fails or prints something else
   */
  async list(cwd, filter) {
    const shown = ["ls", "--output=json", ...filter === void 0 ? [] : [`--filter=${filter}`]];
    const env = {
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      TURBO_DAEMON: "0",
      TURBO_UI: "0",
      TURBO_CACHE_DIR: this.scratch,
      TURBO_TOKEN: "",
      FORCE_COLOR: "0"
    };
    const { stdout } = await (0,installed/* runInstalled */.oJ)(this.program, ["--skip-infer", ...shown], { cwd, env, shown }, this.tools);
    const packages = readList(stdout);
    if (packages) return packages;
    throw new tools/* ToolFailed */.CV(
      `turbo ${shown.join(" ")} (version ${this.program.version}) printed no list of packages but ${JSON.stringify(stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`
    );
  }
}
function readList(output) {
  const { items } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)((0,tools/* jsonAtEnd */.V$)(output, "{")).packages);
  if (!Array.isArray(items)) return void 0;
  const packages = /* @__PURE__ */ new Map();
  for (const item of items) {
    const { name, path } = (0,json_values/* fieldsOf */.Pf)(item);
    if (typeof name !== "string" || typeof path !== "string") return void 0;
    packages.set(name, path);
  }
  return packages;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/turborepo/index.js







const turborepo = {
  name: "turborepo",
  find: (...asked) => Turbo.find(...asked),
  everything: (commit, root) => Promise.resolve((0,task_runner/* filesForAll */.m)(commit, root, task_runner/* isShared */.y)),
  compare: compareSide,
  settings: readSettings
};
const filesOfTurbo = [".json", ".jsonc", ".yaml", ".yml", ".lock", ".lockb", ".npmrc", ".gitignore"];
async function compareSide({ tree, other, root, changed }, tools) {
  const turbo = await Turbo.find(root, tools);
  const top = await tree.directory(filesOfTurbo);
  const directory = (0,external_node_path_.join)(top, root);
  const commit = await (0,installed/* syntheticCommit */.JA)(top, tree, other, tools);
  const lists = [void 0, `...[${other.object}...${commit}]`].map((filter) => turbo.list(directory, filter));
  await Promise.allSettled(lists);
  const [packages = /* @__PURE__ */ new Map(), affected = /* @__PURE__ */ new Map()] = await Promise.all(lists);
  const names = new Set(affected.keys());
  const isComplete = packages.size > 0 && names.size === packages.size;
  const ownerOf = ownersOf([...packages].map(([name, path]) => [path, name]));
  for (const owner of new Set(changed.flatMap((path) => ownerOf(path) ?? []))) {
    const dependents = names.has(owner) ? [] : (await turbo.list(directory, `...${owner}`)).keys();
    for (const name of dependents) names.add(name);
  }
  const covered = changed.filter((path) => isComplete || ownerOf(path) !== void 0);
  const what = "turbo counts it as affected, by a global file, the lock file or a task";
  return {
    targets: new Map([...names].map((name) => [name, { kind: "graph", what }])),
    covered: new Set(covered.map((path) => (0,paths/* inside */.nx)(root, path)))
  };
}



/***/ }),

/***/ 26366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parseJsonWithComments),
/* harmony export */   d: () => (/* binding */ fieldsInJson)
/* harmony export */ });
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36765);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);




function parseJsonWithComments(text) {
  return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)((0,strip_json_comments__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$)(content));
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? value : void 0;
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

/***/ 36765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stripJsonComments)
/* harmony export */ });
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


/***/ })

};
;