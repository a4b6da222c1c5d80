"use strict";
exports.id = 9360;
exports.ids = [9360];
exports.modules = {

/***/ 9360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditMerges: () => (/* binding */ auditMerges)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9233);
/* harmony import */ var _packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64005);
/* harmony import */ var _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74624);
/* harmony import */ var _flaky_tests_junit_find_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86471);
/* harmony import */ var _operations_failed_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47351);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23905);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38219);








async function auditMerges(options, surroundings) {
  const { base, failed = [], junit = [], format, head } = options;
  if (base === void 0) throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb("give the last good commit with --base");
  if (failed.length + junit.length === 0)
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb("give what failed with --failed, or reports with --junit");
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_5__/* .requestOf */ .f)(options, surroundings);
  const local = { uncommitted: false, head: head ?? "HEAD" };
  const found = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_5__/* .withLog */ .X)(surroundings, async (log, signal) => {
    const tests = await testsOf(junit, request.workspace ?? request.workingDirectory, surroundings);
    log.info("Auditing");
    return (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_0__/* .withPastMerges */ .eQ)(
      { ...request, local },
      { since: [base] },
      { log, signal },
      (past) => (0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .audit */ .sb)(past, { targets: failed, tests })
    );
  });
  surroundings.stdout.write(
    format === "json" ? `${JSON.stringify({ version: 1, ...found }, void 0, 1)}
` : inLines(found)
  );
  return options.failOnEscape === true && found.targets.some(({ verdict }) => verdict === "escaped");
}
async function testsOf(globs, directory, { environment }) {
  if (globs.length === 0) return [];
  const folders = (0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readableFolders */ .gu)(directory, environment);
  const { reports, unmatched } = await (0,_flaky_tests_junit_find_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .findReports */ .zJ)(globs, directory, { ...folders, bazelOutput: true });
  if (unmatched.length > 0)
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(`--junit: no report was found for ${unmatched.join(", ")} below ${directory}`);
  return (0,_operations_failed_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewReports */ .m)(reports, { roots: [directory], workingDirectory: "" });
}
function inLines({ merges, targets, unknownTests }) {
  const lines = targets.flatMap(({ target, verdict, why, near, claims }) => [
    `${target}: ${verdict}. ${why}`,
    ...claims.map(({ merge, why: reason }) => `  ${(0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOfMerge */ .lQ)(merges[merge])}: ${reason}`),
    ...near.flatMap(({ merge, reasons, rule }, place) => [
      ...place < 5 ? [
        `  ${(0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOfMerge */ .lQ)(merges[merge])} ${merges[merge]?.subject ?? ""}`,
        ...reasons.map((reason) => `    ${reason}`)
      ] : [],
      ...rule === void 0 ? [] : [
        "  This would have claimed it. Write it only if the target does depend on that:",
        ...rule.yaml.trimEnd().split("\n").map((line) => `    ${line}`)
      ]
    ])
  ]);
  const unknown = unknownTests.map((name) => `${name}: unknown. It belongs to no known target`);
  return [...lines, ...unknown].map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(line)}
`).join("");
}



/***/ })

};
;