"use strict";
exports.id = 3511;
exports.ids = [3511];
exports.modules = {

/***/ 93511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   testingSummary: () => (/* binding */ testingSummary)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4502);


const mostRows = 100;
function testingSummary({ failedChecks, tested }) {
  const parts = [];
  if (failedChecks.length > 0) {
    const rows = failedChecks.slice(0, mostRows).map(({ name, conclusion, url }) => [
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(name, 200)),
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(conclusion, 40)),
      url === void 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .outsideLink */ .UT)(url)
    ]);
    parts.push(
      "### Failed checks",
      `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingTable */ .kk)(["Check", "Conclusion", "Link"], rows)}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .andMore */ .v)(failedChecks.length - rows.length, "response")}`
    );
  }
  if (tested.length > 0) {
    const rows = tested.slice(0, mostRows).map(({ number, title, url }) => [
      `#${String(number)}`,
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(title ?? "", 200)),
      url === void 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .outsideLink */ .UT)(url)
    ]);
    parts.push(
      "### Tested together",
      `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingTable */ .kk)(["Pull request", "Title", "Link"], rows)}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .andMore */ .v)(tested.length - rows.length, "response")}`
    );
  }
  return parts.join("\n\n");
}



/***/ })

};
;