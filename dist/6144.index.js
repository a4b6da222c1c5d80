"use strict";
exports.id = 6144;
exports.ids = [6144];
exports.modules = {

/***/ 6144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analysisSummary: () => (/* binding */ analysisSummary)
/* harmony export */ });
/* harmony import */ var _analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8731);
/* harmony import */ var _impacted_targets_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3474);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);
/* harmony import */ var _service_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2861);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1091);





const mostCauses = 25;
const percent = (share) => `${String(Math.round(100 * share))} %`;
const decimal = (value) => String(Math.round(10 * value) / 10);
function analysisSummary(analysis) {
  return [
    ...outcomes(analysis),
    ...causes(analysis),
    ...rules(analysis),
    ...replayed(analysis),
    ...unknown(analysis)
  ].join("\n\n");
}
function outcomes({ today, suggested, concurrency, merges }) {
  const row = (name, of) => [name, of(today), of(suggested)];
  const number = (count) => `${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)} (${percent(merges === 0 ? 0 : count / merges)})`;
  return [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["", "today", "with the suggested rules"],
      [
        row(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("ALL")}, or every target`, ({ everything }) => number(everything)),
        row(`of these ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("ALL")}`, ({ all }) => number(all)),
        row("Share of all targets, median", ({ medianShare }) => percent(medianShare)),
        row("Share of all targets, 95 %", ({ percentile95Share }) => percent(percentile95Share)),
        ...today.sizes.map(({ upTo }, index) => [
          `Merges that impact ${["none", "all", "less than all"].includes(upTo) ? upTo : `up to ${upTo}`}`,
          number(today.sizes[index]?.merges ?? 0),
          number(suggested.sizes[index]?.merges ?? 0)
        ]),
        row("Neighbours that share a target", ({ overlapOfNeighbours }) => percent(overlapOfNeighbours)),
        row(`Lanes, with ${String(concurrency)} neighbours in the queue`, ({ averageLanes }) => decimal(averageLanes))
      ]
    )
  ];
}
function causes({ causes: found }) {
  if (found.length === 0) return [];
  const rows = found.slice(0, mostCauses).map(({ what, merges, alone, canBeNarrowed }) => [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_service_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(what, 300)),
    (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(merges),
    (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(alone),
    canBeNarrowed ? "yes" : ""
  ]);
  const rest = found.length - rows.length;
  return [
    "### What made merges impact everything",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(["Cause", "Merges", "By itself", "A rule is suggested"], rows) + (rest > 0 ? `

\u2026 and ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(rest)} more, in the analysis file` : "")
  ];
}
function rules({ rules: effects }) {
  if (effects.length === 0) return [];
  const names = (effect) => effect.rules.map(
    (rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(
      (0,_service_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(
        rule.key === "build-systems" ? `${rule.system}: ${rule.option}: ${typeof rule.value === "string" ? rule.value : rule.value.join(", ")}` : `${rule.key}: ${rule.glob}`,
        200
      )
    )
  );
  const suggestions = effects.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const yaml = (0,_impacted_targets_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_4__/* .configurationYaml */ .IE)(suggestions);
  const input = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  return [
    "### Rules that would narrow it, one after the other",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Rule", "Merges that it concerns", "Everything, before and after", "Right only if"],
      effects.map((effect) => [
        names(effect).join("<br>"),
        (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(effect.merges),
        `${percent(effect.everythingShareBefore)} \u2192 ${percent(effect.everythingShareAfter)}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_service_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .v)(effect.assumption, 500))
      ])
    ),
    ...yaml === "" ? [] : [`For the configuration file:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(yaml)}</pre>`],
    ...input.length === 0 ? [] : [`Lines for the input ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("impact-all-paths")}:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(input.join("\n"))}</pre>`]
  ];
}
function nameOf({ mode, batch, rules: by }) {
  return `${mode}${batch ? ", batches" : ""}${mode === "parallel" ? `, rules of ${by === "today" ? "today" : "the suggestion"}` : ""}`;
}
function replayed({ replay, testMinutes, concurrency }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    (0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(tests)
  ];
  const short = ({ mode, batch, rules: by }) => `${mode === "single" ? "single" : by === "today" ? "parallel" : "suggested"}${batch ? " + batches" : ""}`;
  return [
    "### The same merges through a queue",
    `Tests of ${decimal(testMinutes)} minutes, ${String(concurrency)} at a time; a pull request enters the queue when it was merged. In the second half of the table the first test of every ${String(_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .failsEvery */ .V)}th fails, and it enters again at once.`,
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Queue", "Median minutes", "95 %", "Tests", "Median, some fail", "95 %, some fail", "Tests, some fail"],
      replay.map((scenario) => [nameOf(scenario), ...cells(scenario.allPass), ...cells(scenario.someFail)])
    ),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .barChart */ .S9)(
      "Minutes in the queue (95 %) when some tests fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.percentile95Minutes }))
    ),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .barChart */ .S9)(
      "Tests when some of them fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.tests }))
    )
  ];
}
function unknown({ isShallow }) {
  return [
    "### What this does not know",
    [
      "- Which tests failed, and how long each took: every test takes the same time here.",
      "- Pull requests that were never merged, and those that a faster queue would have brought.",
      "- When a pull request was ready: it enters the queue at the time of its commit, which a queue may have set.",
      "- Whether the assumptions of the suggested rules are true.",
      ...isShallow ? ["- Older merges, which the checkout does not hold."] : []
    ].join("\n")
  ];
}



/***/ })

};
;