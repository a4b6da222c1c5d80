"use strict";
exports.id = 9794;
exports.ids = [9794];
exports.modules = {

/***/ 99794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _requested_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54888);

const operation = {
  kind: "local",
  needs: { pullRequest: "if-known", targetBranch: false, repository: false },
  plan: async (step) => {
    const { list, result } = await (0,_requested_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .impactedTargets */ .e)(step, () => ({}));
    const what = list.kind === "all" ? "ALL" : String(list.count);
    return { result: { headline: `Impacted targets: ${what}`, ...result } };
  }
};



/***/ })

};
;