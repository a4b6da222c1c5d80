"use strict";
exports.id = 2679;
exports.ids = [2679];
exports.modules = {

/***/ 94338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62841);

function chainOf(target, why) {
  const backwards = [{ kind: "target", name: target }];
  const seen = /* @__PURE__ */ new Set([target]);
  let reason = why.get(target);
  while (reason !== void 0) {
    const last = backwards.at(-1);
    if (last && reason.edge) last.edge = reason.edge;
    for (const name of reason.through ?? []) backwards.push({ kind: "part", name });
    if (reason.kind !== "dependency") {
      const cause = reason.kind === "file" ? { kind: "file", path: reason.path } : { kind: "graph", what: reason.what, files: reason.files ?? [] };
      return { cause, steps: backwards.reverse() };
    }
    if (reason.because === void 0 && seen.has(reason.target)) break;
    backwards.push({ kind: "target", name: reason.target });
    seen.add(reason.target);
    reason = reason.because ?? why.get(reason.target);
  }
  return { cause: { kind: "unknown" }, steps: backwards.reverse() };
}
function describeCause(cause) {
  if (cause.kind === "file") return `${cause.path} changed`;
  return cause.kind === "graph" ? cause.what : "the reason is not known";
}
function explain(target, why) {
  const { cause, steps } = chainOf(target, why);
  const backwards = [...steps].reverse();
  const others = backwards.slice(1).map(({ name }, index) => `, which depends on ${name}${because(backwards[index])}`);
  return `${target}${others.join("")}: ${describeCause(cause)}${because(steps[0])}`;
}
function because(step) {
  return step?.edge === void 0 ? "" : ` (${(0,_impact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeEdge */ .T)(step.edge)})`;
}



/***/ }),

/***/ 42679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   groupByCause: () => (/* binding */ groupByCause)
/* harmony export */ });
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94338);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);



function groupByCause(why, most) {
  const groups = /* @__PURE__ */ new Map();
  for (const target of why.keys()) {
    const { cause } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(target, why);
    const what = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCause */ .V$)(cause);
    const files = cause.kind === "file" ? [cause.path] : cause.kind === "graph" ? cause.files : [];
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(groups, what, () => ({ what, files, targets: [] })).targets.push(target);
  }
  return [...groups.values()].sort((a, b) => b.targets.length - a.targets.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.what, b.what)).map(({ what, files, targets }) => ({
    what,
    files,
    count: targets.length,
    targets: targets.map((name) => {
      const { steps } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(name, why);
      const edge = steps.at(-1)?.edge;
      return { name, between: steps.slice(0, -1), ...edge && { edge } };
    }).sort((a, b) => a.between.length - b.between.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.name, b.name)).slice(0, most)
  }));
}



/***/ }),

/***/ 62841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   Y: () => (/* binding */ adviceForUnowned)
/* harmony export */ });
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}
const adviceForUnowned = "The configuration file can say what a file of no target impacts: targets (impact), or nothing (impact-none)";



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

/***/ 75505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   OL: () => (/* binding */ nulRecords),
/* harmony export */   QC: () => (/* binding */ compareByteOrder),
/* harmony export */   QF: () => (/* binding */ fullCommitId),
/* harmony export */   nT: () => (/* binding */ firstFrom),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);



function decodePath(bytes) {
  if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return bytes.toString("utf8");
  return bytes.toString("latin1").replaceAll(/[\x80-\xff]/g, (byte) => String.fromCharCode(56320 + byte.charCodeAt(0)));
}
function encodePath(path) {
  return Buffer.from(path, path.isWellFormed() ? "utf8" : "latin1");
}
function nulRecords(output) {
  const records = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(output) ? output.toString("utf8").split("\0") : output.toString("latin1").split("\0").map((record) => decodePath(Buffer.from(record, "latin1")));
  if (records.at(-1) === "") records.pop();
  return records;
}
function compareByteOrder(left, right) {
  if (beyond.test(left) || beyond.test(right)) return Buffer.compare(encodePath(left), encodePath(right));
  return left < right ? -1 : Number(left > right);
}
const beyond = /[\ud800-\uffff]/;
function firstFrom(count, pathAt, path) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = low + high >> 1;
    if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
function fullCommitId(value, name) {
  const id = value.trim().toLowerCase();
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
  throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
    `${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(value, 80))}. Give it a commit id that the event holds, such as github.event.pull_request.base.sha`
  );
}
function checkBranchName(branch) {
  const bad = branch === "" || branch === "@" || branch.startsWith("-") || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) || branch.split("/").some((part) => part.startsWith(".") || part.endsWith(".lock"));
  if (bad) {
    throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(branch, 120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`
    );
  }
}



/***/ })

};
;