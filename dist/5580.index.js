"use strict";
exports.id = 5580;
exports.ids = [5580];
exports.modules = {

/***/ 75580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   syncSummary: () => (/* binding */ syncSummary)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4502);

const mostUnfolded = 15;
const mostInTable = 1e3;
const names = {
  "not-known": "\u2754 not known",
  refused: "\u26D4 refused",
  "fork-not-allowed": "\u26D4 fork not allowed",
  failed: "\u{1F534} failed here",
  conflict: "\u{1F7E0} conflict",
  cancelled: "\u26AB taken out",
  dropped: "\u{1F7E1} dropped",
  "never-submitted": "\u{1F7E1} never submitted",
  unlabelled: "\u26AA label removed",
  draft: "\u26AA draft",
  "other-base": "\u26AA other base branch",
  "in-another-queue": "\u26AA in another queue",
  closed: "\u26AA closed",
  "queues-own": "\u26AA of the queue itself",
  merged: "\u{1F7E3} merged",
  testing: "\u{1F535} testing",
  waiting: "\u{1F552} waiting"
};
const order = Object.keys(names);
const actions = {
  none: "",
  submitted: "Submitted",
  withdrawn: "Withdrawn",
  "would-submit": "Would be submitted",
  "would-withdraw": "Would be withdrawn",
  "left-for-the-next-run": "Left for the next run",
  failed: "Failed"
};
function syncSummary(rows) {
  if (rows.length === 0) return "";
  const sorted = [...rows].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.number - b.number);
  const header = ["Pull request", "Verdict", "Why", "What was done, and what to do"];
  const whole = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOfFirst */ .k9)(sorted, { header, most: mostInTable, file: "sync" }, (row) => {
    const { number, title, url, verdict, why, action, advice } = row;
    const what = [actions[action], advice ?? ""].filter((part) => part !== "").join(". ");
    return [
      `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestLink */ .Zl)(number, url)}${title === void 0 ? "" : ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(title, 100)}`}`,
      names[verdict],
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(why, 500),
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(what, 300)
    ];
  });
  return rows.length > mostUnfolded ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .folded */ .TM)(`All ${String(rows.length)} pull requests`, whole) : whole;
}



/***/ })

};
;