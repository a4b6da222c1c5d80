"use strict";
exports.id = 6991;
exports.ids = [6991];
exports.modules = {

/***/ 56991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyzeMerges: () => (/* binding */ analyzeMerges)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16910);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43321);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38219);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32671);






const mostCauses = 10;
async function analyzeMerges(options, surroundings) {
  const { commits, format, head } = options;
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_3__/* .requestOf */ .f)(options, surroundings);
  const local = { uncommitted: false, ...head === void 0 ? {} : { head } };
  const analysis = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_3__/* .withLog */ .X)(surroundings, (log, signal) => {
    log.info(`Analyzing the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(commits, "merge")}`);
    return (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_2__/* .withPastMerges */ .e)({ ...request, local }, commits, { log, signal }, (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .analyze */ .n)(past, options));
  });
  const [first] = analysis.failures;
  if (first !== void 0) {
    surroundings.stderr.write(
      `warning: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(analysis.failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(first.why)}
`
    );
  }
  const text = format === "json" ? `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .printableJson */ .et)({ version: 1, ...analysis }, 1)}
` : inLines(analysis);
  surroundings.stdout.write(text);
}
const percent = (share) => `${String(Math.round(100 * share))} %`;
function inLines({
  merges,
  from,
  to,
  targets,
  buildSystems,
  today,
  suggested,
  causes,
  rules,
  toJudge
}) {
  const suggestions = rules.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const inputs = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationYaml */ .IE)(suggestions);
  const lines = [
    `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(merges, "merge")} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(targets, "target")} (${buildSystems.join(", ")})`,
    `Everything impacted: ${percent(today.everythingShare)} of the merges, and ${percent(suggested.everythingShare)} with the suggested rules`,
    `Share of all targets, median: ${percent(today.medianShare)}, and ${percent(suggested.medianShare)} with the suggested rules`,
    ...causes.length === 0 ? [] : ["", "What impacted everything:"],
    ...causes.slice(0, mostCauses).map(({ what, merges: count }) => `${String(count).padStart(6)}  ${what}`),
    ...rules.length === 0 ? [] : ["", "Assumptions of the suggested rules. A rule is right only if its assumption is true:"],
    ...rules.map(({ assumption }) => `  ${assumption}`),
    ...toJudge.length === 0 ? [] : ["", "Files of no target. Make targets of paths of them, or write under impact which targets they concern:"],
    ...toJudge.map(({ glob, merges: count }) => `${String(count).padStart(6)}  ${glob}`)
  ];
  const globs = inputs.length === 0 ? "" : `
Lines for impact-all-paths:
${inputs.map((glob) => `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(glob)}
`).join("")}`;
  return `${lines.map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(line)}
`).join("")}${yaml === "" ? "" : `
${yaml}`}${globs}`;
}



/***/ })

};
;