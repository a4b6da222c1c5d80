"use strict";
exports.id = 7258;
exports.ids = [7258];
exports.modules = {

/***/ 57258:
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



/***/ })

};
;