"use strict";
exports.id = 6991;
exports.ids = [6991];
exports.modules = {

/***/ 56991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analyzeMerges: () => (/* binding */ analyzeMerges)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94463);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9233);
/* harmony import */ var _packages_impacted_targets_src_configuration_both_configurations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97808);
/* harmony import */ var _packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24952);
/* harmony import */ var _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74624);
/* harmony import */ var _operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19256);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23905);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38219);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80182);













const mostCauses = 10;
const limitBytes = 2 * 1024 * 1024;
async function analyzeMerges(options, surroundings) {
  const { commits, format, head } = options;
  const toTry = options.with === void 0 ? void 0 : rulesToTry(options.with, surroundings.directory);
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_7__/* .requestOf */ .f)(options, surroundings);
  const local = { uncommitted: false, ...head === void 0 ? {} : { head } };
  const analysis = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_7__/* .withLog */ .X)(surroundings, (log, signal) => {
    log.info(`Analyzing the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(commits, "merge")}`);
    return (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__/* .withPastMerges */ .eQ)(
      { ...request, local },
      { commits },
      { log, signal },
      (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_1__/* .analyze */ .n)(past, { ...options, toTry })
    );
  });
  const [first] = analysis.failures;
  if (first !== void 0) {
    surroundings.stderr.write(
      `warning: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(analysis.failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(first.why)}
`
    );
  }
  const text = format === "json" ? `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .printableJson */ .et)({ version: 1, ...analysis }, 1)}
` : inLines(analysis);
  surroundings.stdout.write(text);
}
function rulesToTry(file, directory) {
  try {
    return { file, configuration: (0,_packages_impacted_targets_src_configuration_both_configurations_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationOf */ .Q)((0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunnerFile */ .Lh)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(directory, file), limitBytes), file) };
  } catch (error) {
    if (error instanceof _packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j) throw error;
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .eb(`--with: ${file} cannot be read: ${error.message}`);
  }
}
function inLines(analysis) {
  const { merges, from, to, targets, buildSystems, tried, costs, causes, rules, toJudge } = analysis;
  const suggestions = rules.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const inputs = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationYaml */ .IE)(suggestions);
  const lines = [
    `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(merges, "merge")} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(targets, "target")} (${buildSystems.join(", ")})`,
    (0,_operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__/* .apartSentence */ .yG)(analysis),
    "",
    ...columns(analysis),
    ...(0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_12__/* .present */ .Eb)(
      tried !== void 0 && `With ${tried.file}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(tried.claimingMore, "merge")} would have had more targets, and ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(tried.claimingLess, "merge")} fewer`
    ),
    ...countedLines(
      "More merges could have been apart from the one before, without any one of these rules and files:",
      costs.filter(({ fromPrevious }) => fromPrevious > 0).map(({ what, fromPrevious }) => [fromPrevious, what])
    ),
    ...countedLines("Merges that each of these made impact everything:", countsOf(causes)),
    ...countedLines(`The same with ${tried?.file ?? ""}:`, countsOf(tried?.causes ?? [])),
    ...rules.length === 0 ? [] : ["", "Assumptions of the suggested rules. A rule is right only if its assumption is true:"],
    ...rules.map(({ assumption }) => `  ${assumption}`),
    ...toJudge.length === 0 ? [] : ["", "Files of no target. Make targets of paths of them, or write under impact which targets they concern:"],
    ...toJudge.map(({ glob, merges: count }) => `${String(count).padStart(6)}  ${glob}`)
  ];
  const globs = inputs.length === 0 ? "" : `
Lines for impact-all-paths:
${inputs.map((glob) => `  ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(glob)}
`).join("")}`;
  return `${lines.map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(line)}
`).join("")}${yaml === "" ? "" : `
${yaml}`}${globs}`;
}
const countsOf = (causes) => causes.map(({ what, merges }) => [merges, what]);
function countedLines(title, counts) {
  if (counts.length === 0) return [];
  return ["", title, ...counts.slice(0, mostCauses).map(([count, what]) => `${String(count).padStart(6)}  ${what}`)];
}
function columns(analysis) {
  const { columns: names, rows } = (0,_operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__/* .figuresBeside */ .CI)(analysis);
  const widths = names.map((name, column) => Math.max(...[names, ...rows].map((row) => (row[column] ?? name).length)));
  return [names, ...rows].map(
    (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ").trimEnd()
  );
}



/***/ })

};
;