"use strict";
exports.id = 2858;
exports.ids = [2858];
exports.modules = {

/***/ 12858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pants: () => (/* binding */ pants)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tool-output.js
var tool_output = __webpack_require__(75127);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var formats_toml = __webpack_require__(89396);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/pants/settings.js



function readSettings(path, content) {
  const toml = (0,formats_toml/* parseToml */.MT)(path, content);
  const global = (0,formats_toml/* table */.tp)(toml.GLOBAL);
  const [, major = "2", minor = "99"] = /^(\d+)\.(\d+)/.exec((0,formats_toml/* text */.Qq)(global.pants_version) ?? "") ?? [];
  const old = Number(major) < 2 || Number(major) === 2 && Number(minor) < 19;
  const named = /* @__PURE__ */ new Set();
  const pythonPath = (0,formats_toml/* textsIn */.Ej)(global.pythonpath, true).map((directory) => `${directory}/`);
  for (const literal of [...(0,formats_toml/* textsIn */.Ej)(toml, true), ...pythonPath]) {
    const place = external_node_path_.posix.normalize(literal.replace(/^%\(buildroot\)s\//, ""));
    if (place !== "." && place !== "./" && !place.startsWith("/") && !place.startsWith("..")) named.add(place);
    if (literal.startsWith("%(buildroot)s/")) named.add(`${place.replace(/\/$/, "")}/`);
  }
  return { dependentsOption: old ? "--changed-dependees" : "--changed-dependents", named };
}
function isNamed(path, { named }) {
  return named.has(path) || (0,paths/* pathsAbove */.wP)(path).some((directory) => named.has(`${directory}/`));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/pants/index.js





const pants = {
  impact
};
async function impact(comparison, tools) {
  const { base, head, root } = comparison;
  const options = tools.options.pants ?? {};
  const changed = comparison.changes.flatMap(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
  const targets = /* @__PURE__ */ new Map();
  const coveredPaths = /* @__PURE__ */ new Set();
  if (changed.length === 0) return { kind: "targets", targets, coveredPaths };
  for (const [tree, other] of [
    [head, base],
    [base, head]
  ]) {
    const settings = await settingsOf(tree, root);
    if (settings === void 0) return { kind: "all", why: `there is no pants.toml in the ${tree.side} commit` };
    const everything = await whatConcernsAll(tree, root, changed, settings);
    if (everything !== void 0) return { kind: "all", why: everything };
    const run = (args) => lines(tree, root, args, options, tools);
    const listed = await run([
      `--changed-diffspec=${other.object}..${tree.object}`,
      `${settings.dependentsOption}=transitive`,
      "list"
    ]);
    const owned = new Set(await run(["filedeps", "::"]));
    const overlooked = changed.find((path) => owned.has(path) && !isPlain(path));
    if (overlooked !== void 0) {
      return { kind: "all", why: `${overlooked} changed, and Pants does not find such a name in git's output` };
    }
    for (const address of listed) {
      if (!targets.has(address)) targets.set(address, reason(address, changed, root));
    }
    for (const path of changed) {
      if (owned.has(path)) coveredPaths.add(external_node_path_.posix.join(root, path));
    }
  }
  return { kind: "targets", targets, coveredPaths };
}
function isPlain(path) {
  return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}
async function settingsOf(tree, root) {
  const path = external_node_path_.posix.join(root, "pants.toml");
  const toml = (await tree.read([path])).get(path);
  return toml && readSettings(path, toml);
}
async function whatConcernsAll(tree, root, changed, settings) {
  const named = changed.find((path) => path === "pants.toml" || isNamed(path, settings));
  if (named !== void 0) {
    return named === "pants.toml" ? "pants.toml changed" : `${named} changed, which pants.toml names`;
  }
  const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test(external_node_path_.posix.basename(path)));
  const contents = await tree.read(buildFiles.map((path) => external_node_path_.posix.join(root, path)));
  const inherited = [...contents].find(
    ([, text]) => /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString("utf8"))
  );
  return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}
function reason(address, changed, root) {
  const file = address.replace(/^\/\//, "").split(":")[0] ?? "";
  return changed.includes(file) ? { kind: "file", path: external_node_path_.posix.join(root, file) } : { kind: "graph", what: "Pants lists it as changed, or as a dependent of what changed" };
}
async function lines(tree, root, args, { program = "pants", "global-options": globalOptions = [] }, tools) {
  const finished = await tools.run(
    program,
    ["--no-pantsd", "--no-dynamic-ui", "--no-colors", "--level=warn", ...globalOptions, ...args],
    { cwd: (0,external_node_path_.join)(await tree.directory(), root) }
  );
  if (finished.exitCode !== 0) {
    throw new impact_error/* ImpactError */.X(
      `pants ${args.join(" ")} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${(0,tool_output/* lastLines */.w)(finished)}. Make that command work in the repository`
    );
  }
  return finished.stdout.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}



/***/ }),

/***/ 75127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ jsonAtEnd),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98764);


function lastLines({ stdout, stderr }, count = 4) {
  for (const text of [stderr, stdout]) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).split("\n").map((line) => line.trim()).filter((line) => line !== "");
    if (lines.length > 0) return (0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc)(lines.slice(-count).join("\n")).replaceAll("\n", " | ");
  }
  return "(it printed nothing)";
}
function jsonAtEnd(output, opening) {
  const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`
${opening}`, at)) {
    if (text[at] === "\n") at += 1;
    try {
      return JSON.parse(text.slice(at));
    } catch {
    }
  }
  return void 0;
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

/***/ 89396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ textsIn),
/* harmony export */   MT: () => (/* binding */ parseToml),
/* harmony export */   P$: () => (/* binding */ strings),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   bI: () => (/* binding */ isTable),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   um: () => (/* binding */ tables)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87496);
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32787);



function parseToml(path, content) {
  const refused = (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)(content.length);
  if (refused !== void 0) throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, refused);
  try {
    return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .manifestText */ .$)(content), { integersAsBigInt: "asNeeded" });
  } catch (error) {
    if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx)) throw error;
    const [what = ""] = error.message.split("\n");
    throw new _broken_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .BrokenManifest */ .L(path, what, error.line, error.column);
  }
}
function table(value) {
  return isTable(value) ? value : {};
}
function isTable(value) {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
}
function tables(value) {
  return Array.isArray(value) ? value.filter(isTable) : [];
}
function strings(value) {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function textsIn(value, withKeys = false) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, withKeys));
  return Object.entries(table(value)).flatMap(([key, nested]) => [
    ...withKeys ? [key] : [],
    ...textsIn(nested, withKeys)
  ]);
}
function text(value) {
  return typeof value === "string" ? value : void 0;
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



/***/ })

};
;