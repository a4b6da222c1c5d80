"use strict";
exports.id = 4620;
exports.ids = [4620];
exports.modules = {

/***/ 74620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pullRequestFacts: () => (/* binding */ pullRequestFacts),
/* harmony export */   stateBadge: () => (/* binding */ stateBadge)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4502);

const shown = [
  ["stateChangedAt", "Since", toTheSecond],
  ["priorityName", "Priority"],
  ["priorityValue", "Priority"],
  ["skipTheLine", "Skips the line"],
  ["prBaseBranch", "Target branch"],
  ["prAuthor", "Author"],
  ["prSha", "Head commit", (sha) => sha.slice(0, 7)]
];
function toTheSecond(time) {
  const [, day, second] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(time) ?? [];
  return day === void 0 || second === void 0 ? time : `${day} ${second} UTC`;
}
function pullRequestFacts(pullRequest) {
  const { number, url, record = {} } = pullRequest;
  const title = pullRequest.title ?? (typeof record.prTitle === "string" ? record.prTitle : void 0);
  const rows = [
    ["Pull request", `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestLink */ .Zl)(number, url)}${title === void 0 ? "" : ` ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(title, 200)}`}`]
  ];
  if (pullRequest.state !== void 0) rows.push(["State", stateBadge(pullRequest.state)]);
  if (pullRequest.submitted !== void 0) rows.push(["In the queue", pullRequest.submitted ? "yes" : "no"]);
  if (pullRequest.position !== void 0) rows.push(["Place in the queue", String(pullRequest.position)]);
  if (pullRequest.failureReason !== void 0) {
    rows.push(["Why it failed", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(pullRequest.failureReason, 1e3)]);
  }
  for (const { what, advice } of pullRequest.unmet ?? []) rows.push(["Waits for", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(`${what}. ${advice}`)]);
  for (const [field, name, short = (value) => value] of shown) {
    const value = record[field];
    if (rows.some(([said]) => said === name)) continue;
    if (value !== "" && value !== false && (typeof value === "string" || typeof value === "number" || typeof value === "boolean")) {
      rows.push([name, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCode */ .ov)(short(String(value)), 100)]);
    }
  }
  return rows;
}
const signs = {
  NOT_READY: "\u26AA",
  PENDING: "\u{1F552}",
  TESTING: "\u{1F535}",
  TESTS_PASSED: "\u{1F7E2}",
  MERGED: "\u{1F7E3}",
  FAILED: "\u{1F534}",
  CANCELLED: "\u26AB",
  PENDING_FAILURE: "\u{1F7E0}",
  RUNNING: "\u{1F7E2}",
  PAUSED: "\u{1F7E1}",
  DRAINING: "\u{1F7E0}",
  SWITCHING_MODES: "\u{1F535}"
};
function stateBadge(state) {
  const sign = signs[state];
  return `${sign === void 0 ? "" : `${sign}&nbsp;`}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCode */ .ov)(state, 60)}`;
}



/***/ })

};
;