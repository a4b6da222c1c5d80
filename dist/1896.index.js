"use strict";
exports.id = 1896;
exports.ids = [1896];
exports.modules = {

/***/ 17132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ configurationYaml),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   fE: () => (/* binding */ suggestedRules)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


function suggestedRules(causes) {
  const rules = /* @__PURE__ */ new Map();
  for (const { suggestions } of causes) {
    const [first] = suggestions ?? [];
    if (first !== void 0 && !rules.has(keyOf(first.rule))) rules.set(keyOf(first.rule), first);
  }
  return [...rules.values()];
}
function keyOf(rule) {
  return rule.key === "build-systems" ? JSON.stringify([rule.key, rule.system, rule.option, rule.value]) : JSON.stringify([rule.key, rule.glob]);
}
function configurationYaml(suggestions) {
  const lines = [];
  const globs = (key) => suggestions.flatMap(({ rule }) => rule.key === key ? [rule.glob] : []);
  for (const key of ["impact-all", "impact-none"]) {
    const found = globs(key);
    if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(glob)}`));
  }
  const impact = globs("impact");
  if (impact.length > 0) {
    lines.push(
      "impact:",
      ...impact.flatMap((glob) => [
        `  - paths: ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(glob)}`,
        `    targets: "*" # in place of *, the targets that it concerns`
      ])
    );
  }
  const options = /* @__PURE__ */ new Map();
  for (const { rule } of suggestions) {
    if (rule.key !== "build-systems") continue;
    const ofSystem = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .IV)(options, rule.system, () => /* @__PURE__ */ new Map());
    const held = ofSystem.get(rule.option);
    if (typeof rule.value === "string") ofSystem.set(rule.option, rule.value);
    else ofSystem.set(rule.option, /* @__PURE__ */ new Set([...held instanceof Set ? held : [], ...rule.value]));
  }
  if (options.size > 0) lines.push("build-systems:");
  for (const [system, ofSystem] of options) {
    lines.push(`  ${system}:`);
    for (const [option, value] of ofSystem) {
      if (typeof value === "string") lines.push(`    ${option}: ${value}`);
      else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${(0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quotedVisibly */ .bl)(name)}`));
    }
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 77161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   he: () => (/* binding */ withoutEndSlashes),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   wP: () => (/* binding */ pathsAbove)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function pathsAbove(path) {
  const above = [];
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
  if (path !== "") above.push("");
  return above;
}
function directoryOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
const longestPath = 32767;
function resolvePath(directory, written) {
  if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written) || written.length > longestPath) return void 0;
  const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
  if (path === ".." || path.startsWith("..")) return void 0;
  return path === "." ? "" : path;
}
function isWithin(path, directory) {
  return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
function inside(directory, name) {
  if (directory === "") return name;
  return name === "" ? directory : `${directory}/${name}`;
}
function withoutEndSlashes(path) {
  let end = path.length;
  while (path.charCodeAt(end - 1) === 47) end -= 1;
  return path.slice(0, end);
}



/***/ }),

/***/ 80513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   analysisSummary: () => (/* binding */ analysisSummary)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94463);
/* harmony import */ var _operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19256);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17132);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4502);
/* harmony import */ var _mermaid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78796);
/* harmony import */ var _rules_to_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20912);








const mostCauses = 10;
const mostCosts = 5;
const decimal = (value) => String(Math.round(10 * value) / 10);
function analysisSummary(analysis) {
  return [
    ...outcomes(analysis),
    ...costs(analysis),
    ...causes(analysis),
    ...rules(analysis),
    ...toJudge(analysis),
    ...replayed(analysis),
    ...unknown(analysis)
  ].join("\n\n");
}
function outcomes(analysis) {
  const { columns, rows } = (0,_operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .figuresBeside */ .CI)(analysis);
  return [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shortText */ .os)(name, 100)),
      rows.map((row) => row.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cell)))
    ),
    (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_4__/* .barChart */ .S9)(
      "Merges by the share of all targets that they impact today",
      analysis.today.sizes.map(({ upTo, merges }) => ({
        label: upTo.endsWith("%") ? `up to ${upTo}` : upTo,
        value: merges
      }))
    ),
    ...overTime(analysis.today.overTime)
  ];
}
function overTime(periods) {
  if (periods.length < 2) return [];
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  const points = periods.map(({ to, meanShare }) => ({ label: day.format(new Date(to)), value: 100 * meanShare }));
  return [(0,_mermaid_js__WEBPACK_IMPORTED_MODULE_4__/* .lineChart */ .Tz)("Mean share of all targets, in %, up to each day", points, 100)];
}
function costs({ costs: all }) {
  const found = all.filter(({ fromPrevious, fromHour }) => fromPrevious > 0 || fromHour > 0);
  if (found.length === 0) return [];
  const header = ["Without it", "Merges that it concerned", "More apart from the merge before", "From the hour before"];
  const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOfFirst */ .k9)(found, { header, most: mostCosts, file: "analysis" }, (cost) => [
    `${cost.kind === "unowned" ? "no target owns " : ""}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCode */ .ov)(cost.what, 200)}`,
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(cost.merges),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(cost.fromPrevious),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(cost.fromHour)
  ]);
  return ["### What each rule and file cost", shown];
}
function causes({ causes: found }) {
  if (found.length === 0) return [];
  const header = ["Cause", "Merges", "By itself", "A rule is suggested"];
  const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOfFirst */ .k9)(found, { header, most: mostCauses, file: "analysis" }, (cause) => [
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shortText */ .os)(cause.what, 300),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(cause.merges),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(cause.alone),
    cause.canBeNarrowed ? "yes" : ""
  ]);
  return ["### What made merges impact everything", shown];
}
function rules({ rules: effects }) {
  if (effects.length === 0) return [];
  const names = (effect) => effect.rules.map(
    (rule) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(
      (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(
        rule.key === "build-systems" ? `${rule.system}: ${rule.option}: ${typeof rule.value === "string" ? rule.value : rule.value.join(", ")}` : `${rule.key}: ${rule.glob}`,
        200
      )
    )
  );
  const suggestions = effects.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  return [
    "### Rules that would narrow it, one after the other",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Rule", "Merges that it concerns", "Everything, before and after", "Right only if"],
      effects.map((effect) => [
        names(effect).join("<br>"),
        (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(effect.merges),
        `${(0,_operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(effect.everythingShareBefore)} \u2192 ${(0,_operations_analysis_figures_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(effect.everythingShareAfter)}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shortText */ .os)(effect.assumption, 500)
      ])
    ),
    ...(0,_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_5__/* .rulesToCopy */ .K)(suggestions)
  ];
}
function toJudge({ toJudge: found }) {
  if (found.length === 0) return [];
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationYaml */ .IE)(found.map(({ glob }) => ({ rule: { key: "impact", glob }, assumption: "" })));
  return [
    "### Files that only you can judge",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Files without an owner", "Merges that they made impact everything"],
      found.map(({ glob, merges }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCode */ .ov)(glob, 200), (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(merges)])
    ),
    `Make a target of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("paths")} of them, or write the targets that they concern instead of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("*")}:

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .preformatted */ .EC)(yaml)}`
  ];
}
function nameOf({ mode, batch, rules: by }) {
  return `${mode}${batch ? ", batches" : ""}${mode === "parallel" ? `, rules of ${by === "today" ? "today" : "the suggestion"}` : ""}`;
}
function replayed({ replay, testMinutes, concurrency, today, suggested, tried }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .grouped */ .z)(tests)
  ];
  const short = ({ mode, batch, rules: by }) => `${mode === "single" ? "single" : by === "today" ? "parallel" : "suggested"}${batch ? " + batches" : ""}`;
  return [
    "### The same merges through a queue",
    `Tests of ${decimal(testMinutes)} ${testMinutes === 1 ? "minute" : "minutes"}, ${String(concurrency)} at a time; a pull request enters the queue when it was merged. In the second half of the table the first test of every ${String(_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .failsEvery */ .V)}th fails, and it enters again at once.`,
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Queue", "Median minutes", "95 %", "Tests", "Median, some fail", "95 %, some fail", "Tests, some fail"],
      replay.map((scenario) => [nameOf(scenario), ...cells(scenario.allPass), ...cells(scenario.someFail)])
    ),
    (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_4__/* .barChart */ .S9)(
      "Minutes in the queue (95 %) when some tests fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.percentile95Minutes }))
    ),
    (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_4__/* .barChart */ .S9)(
      "Tests when some of them fail",
      replay.map((scenario) => ({ label: short(scenario), value: scenario.someFail.tests }))
    ),
    (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_4__/* .barChart */ .S9)(`Lanes with ${String(concurrency)} in the queue`, [
      { label: "today", value: today.averageLanes },
      { label: "suggested", value: suggested.averageLanes },
      ...tried === void 0 ? [] : [{ label: "the tried file", value: tried.outcome.averageLanes }]
    ])
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



/***/ }),

/***/ 20912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rulesToCopy)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4502);


function rulesToCopy(suggestions, file = "configuration file") {
  const inInput = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationYaml */ .IE)(suggestions);
  return [
    ...yaml === "" ? [] : [`For the ${file}:

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .preformatted */ .EC)(yaml)}`],
    ...inInput.length === 0 ? [] : [`Lines for the input ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)("impact-all-paths")}:

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .preformatted */ .EC)(inInput.join("\n"))}`]
  ];
}



/***/ })

};
;