"use strict";
exports.id = 8309;
exports.ids = [8309];
exports.modules = {

/***/ 17132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ configurationYaml),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   fE: () => (/* binding */ suggestedRules)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);

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
    const ofSystem = options.get(rule.system) ?? /* @__PURE__ */ new Map();
    options.set(rule.system, ofSystem);
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

/***/ 74162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   i: () => (/* binding */ Dependencies)
/* harmony export */ });
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. The edge that came first stays. */
  add(id, edge) {
    if (edge !== void 0 && !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
  /** A copy that can be added to. */
  copy() {
    const made = new Dependencies();
    for (const id of this) made.add(id, this.#edges.get(id));
    return made;
  }
}
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}



/***/ }),

/***/ 58309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   targetsSummary: () => (/* binding */ targetsSummary)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_graph_edge_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74162);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4502);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32671);





const mostCauses = 50;
function targetsSummary({ decided = [], ...result }) {
  return [listAndCauses(result), ...decisions(decided)].join("\n\n");
}
function decisions(decided) {
  if (decided.length === 0) return [];
  const rows = decided.slice(0, mostCauses).map(([path, rule]) => [file(path), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(rule, 500))]);
  return [
    "### What rules decided",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["Changed file", "The rule"], rows) + (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .andMore */ .v)(decided.length - rows.length, "explanation")
  ];
}
function listAndCauses({ all, count, first, why, groups, causes }) {
  if (all) {
    const line = `Impacted targets: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("ALL")}${why === void 0 ? "" : ` \u2014 ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(why, 2e3))}`}`;
    return causes === void 0 ? line : [line, ...causesOfAll(causes)].join("\n\n");
  }
  if (count === 0) return "Impacted targets: none";
  const rest = count - first.length;
  const list = first.map((target) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(target, 200))}`);
  const targets = `<details><summary>${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(count, "impacted target")}</summary>

${list.join("\n")}${rest > 0 ? `
- \u2026 and ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(rest)} more` : ""}

</details>`;
  return groups === void 0 || groups.length === 0 ? targets : [targets, ...causesOfTargets(groups)].join("\n\n");
}
function causesOfAll(causes) {
  const rows = causes.slice(0, mostCauses).map(({ what, files }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(what, 500)), files.slice(0, 5).map(file).join("<br>")]);
  return [
    `### What makes it ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("ALL")}`,
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["Each of these is enough", "Changed file"], rows) + (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .andMore */ .v)(causes.length - rows.length, "explanation"),
    ...narrowing(causes)
  ];
}
function causesOfTargets(groups) {
  const rows = groups.slice(0, mostCauses).map(({ what, files, count, targets }) => {
    const from = files.length === 0 || files.some((path) => what.includes(path)) ? "" : `<br>${files.slice(0, 5).map(file).join("<br>")}`;
    const rest = count - targets.length;
    const listed = targets.map(({ name, between, edge }) => {
      const by = between.map((step) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(step.name, 80))).join(", then ");
      const because = edge === void 0 ? "" : ` (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_packages_impacted_targets_src_graph_edge_js__WEBPACK_IMPORTED_MODULE_4__/* .describeEdge */ .T)(edge), 200))})`;
      return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(name, 200))}${between.length === 0 ? "" : ` through ${by}`}${because}`;
    });
    return [
      `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(what, 500))}${from}`,
      (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(count),
      [...listed, ...rest > 0 ? [`\u2026 and ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .z)(rest)} more`] : []].join("<br>")
    ];
  });
  return [
    "### Why they are impacted",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["What happened", "Targets", "Which, and how it reaches them"], rows) + (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .andMore */ .v)(groups.length - rows.length, "explanation"),
    ...narrowing(groups)
  ];
}
function narrowing(causes) {
  const suggestions = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestedRules */ .fE)(causes);
  if (suggestions.length === 0) return [];
  const inInput = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .configurationYaml */ .IE)(suggestions);
  const shown = suggestions.slice(0, mostCauses);
  return [
    `<details><summary>Rules that would narrow it</summary>`,
    ...yaml === "" ? [] : [`For the configuration file, on the target branch:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(yaml)}</pre>`],
    ...inInput.length === 0 ? [] : [`Lines for the input ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)("impact-all-paths")}:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(inInput.join("\n"))}</pre>`],
    `Each is right only if this is true:

${shown.map(({ assumption }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(assumption, 500))}`).join("\n")}`,
    "</details>"
  ];
}
function file(path) {
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(path, 200));
}



/***/ })

};
;