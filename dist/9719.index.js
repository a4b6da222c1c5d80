"use strict";
exports.id = 9719;
exports.ids = [9719];
exports.modules = {

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

/***/ 15784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditSummary: () => (/* binding */ auditSummary)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2954);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4502);
/* harmony import */ var _mermaid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78796);





const mostTargets = 30;
const mostEscaped = 5;
const mostInPicture = 12;
const mostArrows = 40;
const longestLine = 60;
function auditSummary(audit) {
  const { targets, unknownTests } = audit;
  if (targets.length + unknownTests.length === 0) return "";
  const escaped = targets.filter(({ verdict }) => verdict === "escaped");
  const parts = picture(audit);
  if (targets.length > 0) {
    const header = ["Failed target", "Verdict", "Why", "Failed tests"];
    const rows = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .tableOfFirst */ .k9)(
      targets,
      { header, most: mostTargets, file: "audit" },
      ({ target, verdict, why, tests }) => [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCode */ .ov)(target, 200),
        `**${verdict}**`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(why, 500),
        tests.length === 0 ? "" : String(tests.length)
      ]
    );
    parts.push(rows);
  }
  parts.push(...escaped.slice(0, mostEscaped).map((one) => escapedSection(one, audit)));
  if (unknownTests.length > 0) {
    const names = unknownTests.slice(0, mostTargets).map((name) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCode */ .ov)(name, 200)}`);
    parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(unknownTests.length, "failed test")} of no known target`, names.join("\n")));
  }
  return parts.join("\n\n");
}
function picture({ merges, targets }) {
  const shown = targets.filter(({ verdict }) => ["escaped", "apart", "claimed"].includes(verdict)).slice(0, mostInPicture);
  const arrows = shown.flatMap(({ claims, near }, target) => [
    ...claims.map(({ merge }) => ({ merge, target, dotted: false })),
    ...near.slice(0, 1).map(({ merge }) => ({ merge, target, dotted: true }))
  ]);
  const drawn = [...new Set(arrows.map(({ merge }) => merge))].sort((a, b) => a - b).slice(-mostInPicture);
  const lineOf = (merge) => [
    (0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfMerge */ .lQ)(merges[merge]),
    (0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(merges[merge]?.subject ?? "", longestLine)
  ];
  const chart = (0,_mermaid_js__WEBPACK_IMPORTED_MODULE_3__/* .flowchart */ .t)({
    direction: "LR",
    boxes: [
      ...drawn.map((merge) => ({ lines: lineOf(merge), look: "CHANGE" })),
      ...shown.map(({ target, verdict }) => ({
        lines: [(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(target, longestLine), verdict],
        look: verdict === "claimed" ? "TARGET" : "FAILED"
      }))
    ],
    arrows: arrows.filter(({ merge }) => drawn.includes(merge)).slice(0, mostArrows).map(({ merge, target, dotted }) => ({ from: drawn.indexOf(merge), to: drawn.length + target, dotted }))
  });
  if (arrows.length === 0 || chart === void 0) return [];
  return [chart, "A whole arrow: the merge claimed the target. A dotted arrow: it did not, and is the nearest one."];
}
function escapedSection({ target, near }, { merges }) {
  const rows = near.slice(0, 5).map(({ merge, reasons }) => [
    `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)((0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfMerge */ .lQ)(merges[merge]))} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(merges[merge]?.subject ?? "", 80)}`,
    reasons.length === 0 ? "nothing" : reasons.slice(0, 3).map((reason) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortText */ .os)(reason, 200)).join("<br>")
  ]);
  const ruled = near.find(({ rule }) => rule !== void 0);
  return [
    `### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCode */ .ov)(target, 200)} escaped`,
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(["Merge, the nearest first", "What connects them"], rows),
    ...ruled?.rule === void 0 ? [] : [
      `This would have claimed it. Write it only if the target does depend on that:

${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .preformatted */ .EC)(ruled.rule.yaml)}`
    ]
  ].join("\n\n");
}



/***/ }),

/***/ 78796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isLook),
/* harmony export */   t: () => (/* binding */ flowchart)
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



/***/ })

};
;