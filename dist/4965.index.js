"use strict";
exports.id = 4965;
exports.ids = [4965];
exports.modules = {

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



/***/ }),

/***/ 65013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ OutOfReach)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);

class OutOfReach extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
}



/***/ })

};
;