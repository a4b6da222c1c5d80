"use strict";
exports.id = 3559;
exports.ids = [3559];
exports.modules = {

/***/ 53559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nx: () => (/* binding */ nx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/root-code.js
var root_code = __webpack_require__(52447);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/installed.js
var installed = __webpack_require__(56121);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-runner.js
var task_runner = __webpack_require__(56761);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var tools = __webpack_require__(9604);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/nx/nx.js





class Nx {
  constructor(root, program, tools) {
    this.root = root;
    this.program = program;
    this.tools = tools;
  }
  root;
  program;
  tools;
  /** @throws NotInstalled */
  static async find(root, tools) {
    return Promise.resolve(new Nx(root, (0,installed/* installedProgram */.zQ)("nx", root, tools), tools));
  }
  get majorVersion() {
    return Number.parseInt(this.program.version, 10) || 0;
  }
  /**
   * The projects that Nx counts as affected by the differences between two commits.
   * @throws ToolFailed when Nx fails or prints something else
   */
  async affected(tree, base, head) {
    const args = ["show", "projects", "--affected", `--base=${base}`, `--head=${head}`, "--json"];
    const { stdout, stderr } = await this.#run(tree, args);
    const names = (0,tools/* jsonAtEnd */.V$)(stdout, "[");
    if (Array.isArray(names) && names.every((name) => typeof name === "string")) {
      const isComplete = !`${stdout}${stderr}`.includes("might have not been identified properly");
      return { projects: new Set(names), isComplete };
    }
    throw new tools/* ToolFailed */.CV(
      `nx ${args.join(" ")} (version ${this.program.version}) printed no list of projects but ${JSON.stringify(stdout.slice(-200))}. Nx 17 or later is needed`
    );
  }
  /**
   * The projects of a commit.
   * @throws ToolFailed when Nx fails or writes something else
   */
  async graph(tree) {
    const file = (0,external_node_path_.join)(await this.tools.temporaryDirectory(), "graph.json");
    const finished = await this.#run(tree, ["graph", `--file=${file}`]);
    const text = await (0,promises_.readFile)(file, "utf8").catch(() => "");
    const { nodes, dependencies } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(text === "" ? void 0 : JSON.parse(text)).graph);
    if (nodes === void 0 || dependencies === void 0) {
      throw new tools/* ToolFailed */.CV(
        `nx graph --file=\u2026 (version ${this.program.version}) wrote no graph of the ${tree.side} commit: ${(0,tools/* lastLines */.w$)(finished)}`
      );
    }
    const known = (0,json_values/* fieldsOf */.Pf)(nodes);
    return Object.entries(known).map(([name, node]) => {
      const edges = (0,json_values/* fieldsOf */.Pf)(dependencies)[name];
      const used = (Array.isArray(edges) ? edges : []).map((edge) => (0,json_values/* fieldsOf */.Pf)(edge).target);
      const { root, targets, namedInputs } = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(node).data);
      return {
        name,
        root: typeof root === "string" ? root : ".",
        dependencies: (0,json_values/* texts */.Te)(used).filter((one) => one in known),
        inputs: Object.values((0,json_values/* fieldsOf */.Pf)(targets)).map((target) => (0,json_values/* fieldsOf */.Pf)(target).inputs),
        namedInputs: (0,json_values/* fieldsOf */.Pf)(namedInputs)
      };
    });
  }
  async #run(tree, args) {
    const cwd = (0,external_node_path_.join)(await tree.directory(), this.root);
    const scratch = await this.tools.temporaryDirectory();
    const env = {
      // No server stays behind. Nothing is sent or fetched, and nothing is written beside the user's files.
      NX_DAEMON: "false",
      NX_NO_CLOUD: "true",
      NX_CLOUD_ACCESS_TOKEN: "",
      NX_ISOLATE_PLUGINS: "false",
      NX_CACHE_DIRECTORY: (0,external_node_path_.join)(scratch, "cache"),
      NX_WORKSPACE_DATA_DIRECTORY: (0,external_node_path_.join)(scratch, "workspace-data"),
      NX_PROJECT_GRAPH_CACHE_DIRECTORY: (0,external_node_path_.join)(scratch, "project-graph"),
      NX_NATIVE_FILE_CACHE_DIRECTORY: (0,external_node_path_.join)(scratch, "native"),
      NX_INTERACTIVE: "false",
      NX_TUI: "false",
      NX_VERBOSE_LOGGING: "false",
      NX_WORKSPACE_ROOT_PATH: cwd,
      FORCE_COLOR: "0"
    };
    return (0,installed/* withInstalledPackages */._A)(
      this.tools.checkout,
      tree,
      () => (0,installed/* runInstalled */.oJ)(this.program, args, { cwd, env }, this.tools)
    );
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-inputs.js
var task_inputs = __webpack_require__(78130);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/nx/task-inputs.js




function projectOf(manifest, fields, settings) {
  const { includedScripts, targets, namedInputs } = (0,json_values/* fieldsOf */.Pf)(fields.nx);
  const scripts = Array.isArray(includedScripts) ? (0,json_values/* texts */.Te)(includedScripts) : Object.keys((0,json_values/* fieldsOf */.Pf)(fields.scripts));
  const names = /* @__PURE__ */ new Set([...scripts, ...Object.keys((0,json_values/* fieldsOf */.Pf)(targets))]);
  const hasAny = Array.isArray(settings.plugins) && settings.plugins.length > 0;
  const isMeant = (key) => hasAny || names.has(key) || names.size > 0 && /[*?[{/]|^nx:/.test(key);
  const defaults = Object.entries((0,json_values/* fieldsOf */.Pf)(settings.targetDefaults)).filter(([key]) => isMeant(key));
  const tasks = [...Object.values((0,json_values/* fieldsOf */.Pf)(targets)), ...defaults.map(([, value]) => value)];
  return {
    name: manifest,
    root: (0,paths/* directoryOf */.jt)(manifest),
    dependencies: [],
    // A task without inputs uses the inputs named `default`.
    inputs: [...tasks.map((task) => (0,json_values/* fieldsOf */.Pf)(task).inputs), ...hasAny || names.size > 0 ? ["default"] : []],
    namedInputs: (0,json_values/* fieldsOf */.Pf)(namedInputs)
  };
}
function inputsOf(projects, shared) {
  const inputs = new task_inputs/* TaskInputs */.X();
  for (const { name: user, root, inputs: given, namedInputs } of projects) {
    const named = { ...shared, ...namedInputs };
    const seen = /* @__PURE__ */ new Set();
    const lists = [...given];
    for (const list of lists) {
      for (const item of Array.isArray(list) ? list : [list]) {
        if (Array.isArray(item)) lists.push(item);
        const text = typeof item === "string" ? item : (0,json_values/* fieldsOf */.Pf)(item).fileset ?? (0,json_values/* fieldsOf */.Pf)(item).input;
        if (typeof text !== "string" || text.startsWith("!")) continue;
        const name = text.replace(/^\^/, "");
        if (!Object.hasOwn(named, name)) addInput(inputs, name, root, user);
        else if (!seen.has(name)) lists.push(named[name]);
        seen.add(name);
      }
    }
  }
  return inputs;
}
function addInput(inputs, written, root, user) {
  const [, place, path = ""] = /^\{(workspaceRoot|projectRoot)\}\/?(.*)$/s.exec(written) ?? [];
  if (place === "workspaceRoot") inputs.add(path, user);
  else if (place === "projectRoot" && path.includes("..")) inputs.add(external_node_path_.posix.join(root, path), user);
  else if (place === void 0 && written.startsWith("{")) inputs.add("**", user);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/nx/settings.js







const plainPlugins = (0,word_set/* wordSet */.d)(
  "@nx/js/typescript @nx/eslint/plugin @nx/jest/plugin @nx/vite/plugin @nx/vitest @nx/webpack/plugin @nx/rspack/plugin @nx/rollup/plugin @nx/playwright/plugin @nx/cypress/plugin @nx/next/plugin @nx/storybook/plugin"
);
const plainPresets = /* @__PURE__ */ new Set([void 0, "nx/presets/npm.json", "nx/presets/core.json"]);
async function readSettings({ tree }, root) {
  const isGlobal = (path) => path === "nx.json" || path === ".nxignore";
  const failed = (unknown) => ({ isGlobal, inputs: new task_inputs/* TaskInputs */.X(), unknown });
  const paths = (await tree.entries()).flatMap(
    ({ path }) => (0,build_root/* belowRoot */.I)(path, root) === void 0 || `/${path}`.includes("/node_modules/") ? [] : [path]
  );
  const project = paths.find((path) => external_node_path_.posix.basename(path) === "project.json");
  if (project !== void 0) return failed(`${project} is a project that only Nx reads`);
  const place = external_node_path_.posix.join(root, "nx.json");
  const read = await tree.read([place, ...paths.filter((path) => external_node_path_.posix.basename(path) === "package.json")]);
  if (!read.has(place)) return failed(`there is no nx.json in the ${tree.side} commit`);
  const settings = (0,json_with_comments/* fieldsInJson */.d)(read.get(place));
  const obstacle = settings === void 0 ? "cannot be read" : obstacleIn(settings);
  if (settings === void 0 || obstacle !== void 0) return failed(`${place} ${obstacle}, which only Nx knows`);
  const projects = [];
  for (const [path, content] of read) {
    const fields = path === place ? void 0 : (0,json_with_comments/* fieldsInJson */.d)(content);
    if (fields === void 0) continue;
    const { name, implicitDependencies, ...others } = (0,json_values/* fieldsOf */.Pf)(fields.nx);
    const inTheWay = obstacleAmong({ name, implicitDependencies }, others);
    if (inTheWay !== void 0) return failed(`${path} ${inTheWay}, which only Nx knows`);
    projects.push(projectOf((0,build_root/* belowRoot */.I)(path, root) ?? path, fields, settings));
  }
  return { isGlobal, inputs: inputsOf(projects, (0,json_values/* fieldsOf */.Pf)(settings.namedInputs)) };
}
function obstacleIn(settings) {
  const plugins = Array.isArray(settings.plugins) ? settings.plugins : [];
  const plugin = plugins.map((each) => typeof each === "string" ? each : (0,json_values/* fieldsOf */.Pf)(each).plugin).find((each) => !plainPlugins.has(each));
  if (plugin !== void 0) return `has the plugin ${JSON.stringify(plugin)}`;
  if (!plainPresets.has(settings.extends)) return `extends ${JSON.stringify(settings.extends)}`;
  const { implicitDependencies, projects, namedInputs, targetDefaults } = settings;
  return obstacleAmong({ implicitDependencies, projects }, [namedInputs, targetDefaults]);
}
function obstacleAmong(fields, tasks) {
  const field = Object.keys(fields).find((one) => fields[one] !== void 0);
  if (field !== void 0) return `has ${field === "name" ? "a name for its project" : field}`;
  return JSON.stringify(tasks).includes('"projects":') ? "names projects in inputs or dependencies of tasks" : void 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/nx/index.js













const nx = {
  name: "nx",
  find: (...asked) => Nx.find(...asked),
  everything: rootSettings,
  read: readProjects,
  compare: compareSide,
  settings: readSettings
};
const followedFields = (0,word_set/* wordSet */.d)("name version description license author scripts nx dependencies devDependencies");
async function rootSettings(commit, root) {
  const isOfNx = (path) => /^\.(?:nxignore|env(?:\..*)?)$/.test(path);
  const settings = (0,task_runner/* filesForAll */.m)(commit, root, (path) => (0,task_runner/* isShared */.y)(path) || isOfNx(path));
  const file = (0,paths/* inside */.nx)(root, "package.json");
  const content = (await commit.tree.read([file])).get(file);
  const fields = (0,json_with_comments/* fieldsInJson */.d)(content) ?? { unreadable: content?.toString("base64") };
  for (const [field, value] of Object.entries(fields)) {
    if (!followedFields.has(field)) settings.set(`${field} in ${file}`, { file, value: (0,json_values/* canonicalJson */.dj)(value ?? null) });
  }
  return settings;
}
const lockfiles = ["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"];
async function readProjects(commit, root, tools) {
  const program = await Nx.find(root, tools);
  const path = (0,paths/* inside */.nx)(root, "nx.json");
  const content = (await commit.tree.read([path])).get(path);
  if (content === void 0) throw new unanswerable/* Unanswerable */.g(`there is no ${path}, so that its projects are not known`);
  const nxJson = (0,json_with_comments/* fieldsInJson */.d)(content) ?? {};
  const projects = await program.graph(commit.tree);
  const inputs = inputsOf(projects, (0,json_values/* fieldsOf */.Pf)(nxJson.namedInputs));
  const namedInputs = (below) => inputs.of(below).filter(({ isNamed }) => isNamed);
  const readsLockfile = followsLockfile(nxJson, program.majorVersion);
  const tsconfig = ["tsconfig.base.json", "tsconfig.json"].find((name) => commit.files.has((0,paths/* inside */.nx)(root, name)));
  const followed = /* @__PURE__ */ new Set(["package.json", tsconfig, ...readsLockfile ? lockfiles : []]);
  return {
    reportedBy: "nx",
    // Their files always count: Nx misses names that git quotes, and files of .nxignore.
    targets: projects.map((project) => targetOf(project, root)),
    everything: readsLockfile ? /* @__PURE__ */ new Map() : (0,task_runner/* filesForAll */.m)(commit, root, (below) => lockfiles.includes(below)),
    readers: (full) => namedInputs((0,build_root/* belowRoot */.I)(full, root) ?? "").flatMap(({ users }) => [...users]),
    describedBy: (full) => {
      const below = (0,build_root/* belowRoot */.I)(full, root) ?? "";
      return followed.has(below) || namedInputs(below).length > 0 ? full : void 0;
    }
  };
}
function targetOf({ name, root: folder, dependencies }, root) {
  return {
    id: name,
    name,
    folder: external_node_path_.posix.join(root, folder).replace(/^\.$/, ""),
    uses: dependencies.map((id) => ({ id })),
    // A project at the root lies around all others. Nx gives it every file that lies in no other project.
    ...folder === "." && { atRoot: { owns: root_code/* isCodeOfRoot */.P } }
  };
}
function followsLockfile(nxJson, majorVersion) {
  const setting = (0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(nxJson.pluginsConfig)["@nx/js"]).projectsAffectedByDependencyUpdates;
  return setting !== "auto" || majorVersion >= 23;
}
async function compareSide({ tree, other, root, changed, reading }, tools) {
  if (tree.side === "base") return { targets: /* @__PURE__ */ new Map(), covered: /* @__PURE__ */ new Set() };
  const program = await Nx.find(root, tools);
  const commit = await (0,installed/* syntheticCommit */.JA)(await tree.directory(), tree, other, tools);
  const { projects, isComplete } = await program.affected(tree, other.object, commit);
  const known = reading?.targets ?? [];
  const isAll = known.length > 0 && known.every(({ name }) => projects.has(name));
  if (!isComplete && !isAll && changed.includes("package.json")) {
    return { everything: `${(0,paths/* inside */.nx)(root, "package.json")} concerns every project, and Nx does not follow its change` };
  }
  const what = "Nx counts it as affected, by a file at the root or a package that changed";
  const targets = [...projects].sort().map((name) => [name, { kind: "graph", what }]);
  return { targets: new Map(targets), covered: new Set(isAll ? changed.map((path) => (0,paths/* inside */.nx)(root, path)) : []) };
}



/***/ }),

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

/***/ 52447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isCodeOfRoot)
/* harmony export */ });
const codeOfRoot = /^(?:[^/]+\.[cm]?[jt]sx?|(?:src|lib|bin|tests?|__tests__|spec|examples?|scripts|tools?)\/.*)$/s;
function isCodeOfRoot(path) {
  return codeOfRoot.test(path);
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