"use strict";
exports.id = 7791;
exports.ids = [7791];
exports.modules = {

/***/ 97791:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pants: () => (/* binding */ pants)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var readers_tools = __webpack_require__(9604);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/toml.js
var formats_toml = __webpack_require__(89396);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/pants/settings.js



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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/pants/index.js




const pants = {
  name: "pants",
  read: () => Promise.resolve(void 0),
  compare: compareSide
};
async function compareSide({ tree, other, root, changed }, tools) {
  const path = (0,paths/* inside */.nx)(root, "pants.toml");
  const toml = (await tree.read([path])).get(path);
  if (toml === void 0) return { everything: `there is no pants.toml in the ${tree.side} commit` };
  const settings = readSettings(path, toml);
  const everything = await whatConcernsAll(tree, root, changed, settings);
  if (everything !== void 0) return { everything };
  const list = [
    `--changed-diffspec=${other.object}..${tree.object}`,
    `${settings.dependentsOption}=transitive`,
    "list"
  ];
  const listed = await run(tree, root, list, tools);
  const owned = new Set(await run(tree, root, ["filedeps", "::"], tools));
  const overlooked = changed.find((one) => owned.has(one) && !isPlain(one));
  if (overlooked !== void 0) {
    return { everything: `${overlooked} changed, and Pants does not find such a name in git's output` };
  }
  return {
    targets: new Map(listed.map((address) => [address, causeOf(address, changed, root)])),
    covered: new Set(changed.filter((one) => owned.has(one)).map((one) => (0,paths/* inside */.nx)(root, one)))
  };
}
function isPlain(path) {
  return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}
async function whatConcernsAll(tree, root, changed, settings) {
  const named = changed.find((path) => path === "pants.toml" || isNamed(path, settings));
  if (named !== void 0) return `${named} changed${named === "pants.toml" ? "" : ", which pants.toml names"}`;
  const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test((0,paths/* nameOf */.Vb)(path)));
  const contents = await tree.read(buildFiles.map((path) => (0,paths/* inside */.nx)(root, path)));
  const inherited = [...contents].find(
    ([, text]) => /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString("utf8"))
  );
  return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}
function causeOf(address, changed, root) {
  const file = address.replace(/^\/\//, "").split(":")[0] ?? "";
  return changed.includes(file) ? { kind: "file", path: (0,paths/* inside */.nx)(root, file) } : { kind: "graph", what: "Pants lists it as changed, or as a dependent of what changed" };
}
async function run(tree, root, args, tools) {
  const { program = "pants", "global-options": globalOptions = [] } = tools.options.pants ?? {};
  const quiet = ["--no-pantsd", "--no-dynamic-ui", "--no-colors", "--level=warn"];
  const cwd = (0,external_node_path_.join)(await tree.directory(), root);
  const finished = await tools.run(program, [...quiet, ...globalOptions, ...args], { cwd });
  if (finished.exitCode === 0) return (0,readers_tools/* linesOf */.Dx)(finished.stdout);
  throw new readers_tools/* ToolFailed */.CV(
    `pants ${args.join(" ")} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${(0,readers_tools/* lastLines */.w$)(finished)}. Make that command work in the repository`
  );
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



/***/ })

};
;