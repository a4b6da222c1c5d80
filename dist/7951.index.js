"use strict";
exports.id = 7951;
exports.ids = [7951];
exports.modules = {

/***/ 47951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analysisMarkdown: () => (/* binding */ analysisMarkdown)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44493);
/* harmony import */ var _analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27605);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4502);
/* harmony import */ var _reporting_summary_mermaid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78796);





const mostCauses = 10;
const mostCosts = 5;
const decimal = (value) => String(Math.round(10 * value) / 10);
const fewestInChart = 10;
function analysisMarkdown(analysis) {
  const parts = [
    `## ${(0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .apartSentence */ .yG)(analysis))}`,
    (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .scope */ .z8)(analysis)),
    ...outcomes(analysis),
    ...costs(analysis),
    ...causes(analysis),
    ...replayed(analysis),
    ...unknown(analysis)
  ];
  return `${parts.join("\n\n")}
`;
}
function outcomes(analysis) {
  const { columns, rows } = (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_3__/* .figuresBeside */ .CI)(analysis);
  return [
    (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(
      columns.map((name) => (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shortText */ .os)(name, 100)),
      rows.map((row) => row.map((cell) => (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(cell)))
    ),
    ...analysis.merges < fewestInChart ? [] : charts(analysis.today)
  ];
}
function charts({ sizes, overTime }) {
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  const bars = sizes.map(({ upTo, merges }) => ({ label: upTo.endsWith("%") ? `up to ${upTo}` : upTo, value: merges }));
  const points = overTime.map(({ to, meanShare }) => ({ label: day.format(new Date(to)), value: 100 * meanShare }));
  return [
    (0,_reporting_summary_mermaid_js__WEBPACK_IMPORTED_MODULE_2__/* .barChart */ .S9)("Merges by the share of all targets that they impact today", bars),
    (0,_reporting_summary_mermaid_js__WEBPACK_IMPORTED_MODULE_2__/* .lineChart */ .Tz)("Mean share of all targets, in %, up to each day", points, 100)
  ];
}
function costs({ costs: all }) {
  const found = all.filter(({ fromPrevious, fromHour }) => fromPrevious > 0 || fromHour > 0);
  if (found.length === 0) return [];
  const header = ["Without it", "Merges that it concerned", "More apart from the merge before", "From the hour before"];
  const shown = (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOfFirst */ .k9)(found, { header, most: mostCosts, file: "JSON" }, (cost) => [
    `${cost.kind === "unowned" ? "no target owns " : ""}${(0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCode */ .ov)(cost.what, 200)}`,
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cost.merges),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cost.fromPrevious),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cost.fromHour)
  ]);
  return ["### What each rule and file cost", shown];
}
function causes({ causes: found }) {
  if (found.length === 0) return [];
  const header = ["Cause", "Merges", "By itself"];
  const shown = (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOfFirst */ .k9)(found, { header, most: mostCauses, file: "JSON" }, (cause) => [
    (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .shortText */ .os)(cause.what, 300),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cause.merges),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(cause.alone)
  ]);
  return ["### What made merges impact everything", shown];
}
function replayed({ replay, testMinutes, concurrency }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(tests)
  ];
  return [
    "### The same merges through a queue",
    `Tests of ${decimal(testMinutes)} ${testMinutes === 1 ? "minute" : "minutes"}, ${String(concurrency)} at a time; a pull request enters the queue when it was merged. In the second half of the table the first test of every ${String(_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .failsEvery */ .V)}th fails, and it enters again at once.`,
    (0,_reporting_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(
      ["Queue", "Median minutes", "95 %", "Tests", "Median, some fail", "95 %, some fail", "Tests, some fail"],
      replay.map(({ mode, batch, allPass, someFail }) => [
        `${mode}${batch ? ", batches" : ""}`,
        ...cells(allPass),
        ...cells(someFail)
      ])
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
      ...isShallow ? ["- Older merges, which the checkout does not hold."] : []
    ].join("\n")
  ];
}



/***/ }),

/***/ 78796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ isLook),
/* harmony export */   S9: () => (/* binding */ barChart),
/* harmony export */   Tz: () => (/* binding */ lineChart),
/* harmony export */   tn: () => (/* binding */ flowchart)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41985);

const mostCharacters = 5e4;
const mostArrows = 500;
const longestWord = 24;
const looks = {
  TESTING: "fill:#ddf4ff,stroke:#0969da,color:#1f2328",
  TESTS_PASSED: "fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
  PENDING: "fill:#f6f8fa,stroke:#59636e,color:#1f2328",
  NOT_READY: "fill:#ffffff,stroke:#d1d9e0,color:#1f2328",
  PENDING_FAILURE: "fill:#fff1e5,stroke:#bc4c00,color:#1f2328",
  FAILED: "fill:#ffebe9,stroke:#cf222e,color:#1f2328",
  CHANGE: "fill:#fff8c5,stroke:#9a6700,color:#1f2328",
  TARGET: "fill:#ddf4ff,stroke:#0969da,color:#1f2328",
  PART: "fill:#f6f8fa,stroke:#59636e,color:#1f2328"
};
function isLook(name) {
  return Object.hasOwn(looks, name);
}
const settings = '%%{init: {"flowchart": {"nodeSpacing": 20, "rankSpacing": 48, "wrappingWidth": 260}}}%%';
function flowchart({ direction, boxes, arrows }) {
  const used = new Set(boxes.map(({ look }) => look));
  const drawn = [
    settings,
    `flowchart ${direction}`,
    ...Object.entries(looks).flatMap(
      ([look, style]) => used.has(look) ? [`  classDef ${look} ${style}`] : []
    ),
    ...boxes.map(
      ({ lines, look }, index) => `  e${String(index)}[${label(lines)}]${look === void 0 ? "" : `:::${look}`}`
    ),
    ...arrows.map(({ from, to, dotted = false }) => `  e${String(from)} ${dotted ? "-.->" : "-->"} e${String(to)}`)
  ].join("\n");
  return drawn.length > mostCharacters || arrows.length > mostArrows ? void 0 : `\`\`\`mermaid
${drawn}
\`\`\``;
}
const ofMermaid = /[$\\\ufb02\u00b6]/g;
function label(lines) {
  const plain = lines.map((line) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(line).replace(ofMermaid, "$&\u200B"));
  return `"${plain.map((line) => breakable(line).replace(/[^\p{L}\p{N} ]/gu, entity)).join("<br>")}"`;
}
const entity = (character) => `#${String(character.codePointAt(0))};`;
function breakable(line) {
  return line.replace(/\S+/gu, (word) => {
    if (word.length <= longestWord) return word;
    const pieces = word.match(/[^\p{P}\p{S}]{1,24}[\p{P}\p{S}]*|[\p{P}\p{S}]{1,24}/gu) ?? [];
    return pieces.join("\u200B");
  });
}
const chartSettings = '%%{init: {"xyChart": {"height": 320}, "themeVariables": {"xyChart": {"plotColorPalette": "#0969da"}}}}%%';
function barChart(title, bars) {
  return chart({ head: "xychart-beta horizontal", title, drawn: "bar", values: bars });
}
function lineChart(title, points, top) {
  return chart({ head: "xychart-beta", title, drawn: "line", values: points, top });
}
function chart(of) {
  const plain = (text) => `"${text.replace(/[^\p{L}\p{N} ().,%+]/gu, " ")}"`;
  const values = of.values.map(({ value }) => Math.round(10 * value) / 10);
  return [
    "```mermaid",
    chartSettings,
    of.head,
    `  title ${plain(of.title)}`,
    `  x-axis [${of.values.map(({ label: own }) => plain(own)).join(", ")}]`,
    `  y-axis 0 --> ${String(of.top ?? Math.max(1, ...values))}`,
    `  ${of.drawn} [${values.join(", ")}]`,
    "```"
  ].join("\n");
}



/***/ })

};
;