"use strict";
exports.id = 1451;
exports.ids = [1451];
exports.modules = {

/***/ 56282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: () => (/* binding */ recordLine),
/* harmony export */   If: () => (/* binding */ recordVersion),
/* harmony export */   Y4: () => (/* binding */ computedClaim),
/* harmony export */   ko: () => (/* binding */ givenClaim)
/* harmony export */ });
/* unused harmony export mostRecordBytes */
/* harmony import */ var _shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98764);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);


const recordVersion = 1;
const mostRecordBytes = 4096;
const mostItems = 20;
const mostFiles = 3;
function givenClaim(from, claimed, causes) {
  return {
    answer: claimed === void 0 ? "none" : claimed === "ALL" ? "all" : "list",
    from,
    everything: claimed === "ALL",
    claimed: typeof claimed === "number" ? claimed : null,
    known: null,
    changedFiles: null,
    base: null,
    head: null,
    buildSystems: [],
    tools: {},
    milliseconds: null,
    causes,
    causesInAll: causes.length,
    folders: [],
    foldersInAll: 0
  };
}
async function computedClaim(computed, groups, milliseconds) {
  const { compared, buildSystems, tools } = computed;
  const ofEverything = computed.kind === "all" ? computed.causes : computed.everything?.causes;
  const causes = (ofEverything ?? groups).map((cause) => recorded(cause, ofEverything === void 0));
  const folders = foldersOf(compared?.changes ?? []);
  return {
    ...givenClaim("computed", computed.kind === "all" ? "ALL" : computed.targets.length, causes.slice(0, mostItems)),
    everything: ofEverything !== void 0,
    known: computed.kind === "all" ? null : (await computed.names?.())?.size ?? null,
    changedFiles: compared?.changedFiles ?? null,
    base: compared?.base.commit ?? null,
    head: compared?.head.commit ?? null,
    buildSystems: buildSystems.slice(0, mostItems),
    tools: Object.fromEntries(tools),
    milliseconds: Math.round(milliseconds),
    causesInAll: causes.length,
    folders: folders.slice(0, mostItems),
    foldersInAll: folders.length
  };
}
function recorded({ what, files, kind, rule, count }, isOfList) {
  return {
    kind: kind ?? (isOfList ? "change" : "build"),
    what,
    ...rule !== void 0 && { rule },
    files: files.slice(0, mostFiles),
    ...count !== void 0 && { targets: count }
  };
}
function foldersOf(paths) {
  const counts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const folder = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(path).at(-3) ?? (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(path).at(-2) ?? "";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, files]) => ({ folder, files })).sort((a, b) => b.files - a.files || (a.folder < b.folder ? -1 : 1));
}
const longestText = 200;
function recordLine(record, longest = longestText) {
  let cut = record.causesInAll > record.causes.length || record.foldersInAll > record.folders.length;
  const short = JSON.stringify(record, (_key, value) => {
    if (typeof value !== "string") return value;
    const clean = (0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_0__/* .redacted */ .pc)(value).toWellFormed();
    if (clean.length <= longest) return clean;
    cut = true;
    return `${clean.slice(0, longest - 1).toWellFormed()}\u2026`;
  });
  const left = JSON.parse(short);
  for (; ; ) {
    const line = escaped(JSON.stringify({ ...left, cut }));
    if (Buffer.byteLength(line) <= mostRecordBytes) return line;
    cut = true;
    const longer = left.causes.length > left.folders.length ? left.causes : left.folders;
    if (longer.pop() === void 0) return recordLine(left, Math.floor(longest / 2));
  }
}
function escaped(json) {
  return json.replaceAll(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    (character) => (
      // Characters outside of the first plane are written as two units.
      Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`
      ).join("")
    )
  );
}



/***/ }),

/***/ 77161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   wP: () => (/* binding */ pathsAbove)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathsAbove(path) {
  const above = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
  if (path !== "") above.push("");
  return above;
}
function directoryOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
const longestPath = 32767;
function resolvePath(directory, written) {
  if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written) || written.length > longestPath) return void 0;
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
  if (path === ".." || path.startsWith("..")) return void 0;
  return path === "." ? "" : path;
}
function isWithin(path, directory) {
  return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
function inside(directory, name) {
  if (directory === "") return name;
  return name === "" ? directory : `${directory}/${name}`;
}
function withoutEndSlashes(path) {
  let end = path.length;
  while (path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}



/***/ }),

/***/ 1451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordWithoutAnswer: () => (/* binding */ recordWithoutAnswer),
  o: () => (/* binding */ stepRecord)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/record.js
var answer_record = __webpack_require__(56282);
;// CONCATENATED MODULE: ./build/src/version.js
const actionVersion = "0.1.0";


;// CONCATENATED MODULE: ./build/src/operations/step-record.js


function stepRecord({ context, clock }, claim) {
  const { repository, pullRequest } = context;
  const record = {
    version: answer_record/* recordVersion */.If,
    action: actionVersion,
    at: new Date(clock.now()).toISOString(),
    repository: repository === void 0 ? null : `${repository.owner}/${repository.name}`,
    pullRequest: pullRequest?.number ?? null,
    commit: pullRequest?.sha ?? null,
    ...claim
  };
  return (0,answer_record/* recordLine */.IK)(record);
}
function recordWithoutAnswer(step, { kind, why }) {
  return stepRecord(step, (0,answer_record/* givenClaim */.ko)("computed", void 0, [{ kind, what: why, files: [] }]));
}



/***/ })

};
;