"use strict";
exports.id = 4663;
exports.ids = [4663];
exports.modules = {

/***/ 78089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isRange),
/* harmony export */   h: () => (/* binding */ mayMeet)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

function isRange(text) {
  return semver__WEBPACK_IMPORTED_MODULE_0__.validRange(text, { loose: true }) !== null;
}
function mayMeet(version, range) {
  if (typeof version !== "string" || semver__WEBPACK_IMPORTED_MODULE_0__.valid(version, { loose: true }) === null || !isRange(range)) return true;
  return semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(version, range, { loose: true, includePrerelease: true });
}



/***/ }),

/***/ 28783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isSharedRootFile),
/* harmony export */   PX: () => (/* binding */ isCodeOfRoot),
/* harmony export */   nW: () => (/* binding */ changedSharedFields)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36296);


const shared = /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;
function isSharedRootFile(path) {
  return shared.test(path);
}
const codeOfRoot = /^(?:[^/]+\.[cm]?[jt]sx?|(?:src|lib|bin|tests?|__tests__|spec|examples?|scripts|tools?)\/.*)$/s;
function isCodeOfRoot(path) {
  return codeOfRoot.test(path);
}
const ownFields = /* @__PURE__ */ new Set([
  "name",
  "version",
  "description",
  "license",
  "author",
  "scripts",
  "nx"
]);
function changedSharedFields(before, after) {
  if (before === void 0 || after === void 0) return void 0;
  try {
    const [was, is] = [(0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(JSON.parse(before)), (0,_formats_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(JSON.parse(after))];
    return [.../* @__PURE__ */ new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (field) => !ownFields.has(field) && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was[field], is[field])
    );
  } catch {
    return void 0;
  }
}



/***/ })

};
;