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
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4502);

const cut = { most: 100, file: "response", telling: true };
function testingSummary({ failedChecks, tested }) {
  const parts = [];
  const linkTo = (url) => url === void 0 ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .outsideLink */ .UT)(url);
  if (failedChecks.length > 0) {
    const header = ["Check", "Conclusion", "Link"];
    const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOfFirst */ .k9)(failedChecks, { ...cut, header }, ({ name, conclusion, url }) => [
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(name, 200),
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCode */ .ov)(conclusion, 40),
      linkTo(url)
    ]);
    parts.push("### Failed checks", table);
  }
  if (tested.length > 0) {
    const header = ["Pull request", "Title", "Link"];
    const table = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOfFirst */ .k9)(tested, { ...cut, header }, ({ number, title, url }) => [
      `#${String(number)}`,
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(title ?? "", 200),
      linkTo(url)
    ]);
    parts.push("### Tested together", table);
  }
  return parts.join("\n\n");
}



/***/ })

};
;