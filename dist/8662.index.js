"use strict";
exports.id = 8662;
exports.ids = [8662];
exports.modules = {

/***/ 62841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   Y: () => (/* binding */ adviceForUnowned)
/* harmony export */ });
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}
const adviceForUnowned = "The configuration file can say what a file of no target impacts: targets (impact), or nothing (impact-none)";



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



/***/ }),

/***/ 98662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  targetsSummary: () => (/* binding */ targetsSummary)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/impact.js
var impact = __webpack_require__(62841);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/packages/shared/src/redaction.js
var redaction = __webpack_require__(98764);
// EXTERNAL MODULE: ./build/src/reporting/summary/mermaid.js
var mermaid = __webpack_require__(78796);
;// CONCATENATED MODULE: ./build/src/reporting/summary/impact-graph.js



const mostSingle = 3;
const longestRow = 5;
const longestName = 60;
const longestReason = 32;
const looks = { file: "CHANGE", event: "CHANGE", part: "PART", target: "TARGET" };
function impactGraph(forest) {
  if (forest.shown === 0) return [];
  const drawn = { boxes: [], arrows: [] };
  for (const root of forest.roots) draw(root, drawn);
  const direction = Math.max(...forest.roots.map(depthOf)) > longestRow ? "TB" : "LR";
  const picture = (0,mermaid/* flowchart */.t)({ direction, ...drawn });
  if (picture === void 0) return ["The way to the targets is not drawn here, because their names are too long."];
  if (forest.shown === forest.total) return [picture];
  const only = `${(0,numbers/* grouped */.z)(forest.shown)} of ${(0,numbers/* grouped */.z)(forest.total)} targets are drawn: those that lead to the most others`;
  return [picture, `${only}. The explanation file has the way to each target.`];
}
const isLeaf = ({ next, leftOut }) => next.length === 0 && leftOut === 0;
const depthOf = ({ next }) => 1 + Math.max(0, ...next.map(depthOf));
function draw(step, drawn) {
  const add = (box) => drawn.boxes.push(box) - 1;
  const behind = step.leftOut === 0 ? [] : [`leads to ${(0,numbers/* grouped */.z)(step.leftOut)} more`];
  const own = add({ lines: [...linesOf(step), ...behind], look: looks[step.kind] });
  const next = step.next.flatMap(
    (one) => step.kind === "event" && one.kind === "part" && one.leftOut === 0 && step.name.includes(one.name) ? one.next : [one]
  );
  const leaves = next.filter(isLeaf);
  const isShared = leaves.length > mostSingle;
  for (const one of next) {
    if (!isShared || !isLeaf(one)) drawn.arrows.push({ from: own, to: draw(one, drawn) });
  }
  if (isShared) {
    drawn.arrows.push({ from: own, to: add({ lines: leaves.map(({ name }) => endOf(name)), look: "TARGET" }) });
  }
  return own;
}
function linesOf({ name, files, edge }) {
  const others = files.filter((file) => !name.includes(file));
  const more = others.length > 1 ? ` and ${(0,numbers/* grouped */.z)(others.length - 1)} more` : "";
  const reason = edge === void 0 ? void 0 : reasonOf(edge);
  return [
    endOf(name),
    ...others[0] === void 0 ? [] : [`${endOf(others[0])}${more}`],
    ...reason === void 0 ? [] : [reason]
  ];
}
function endOf(outside) {
  const name = (0,redaction/* redacted */.pc)(outside);
  if (name.length <= longestName) return name;
  const end = name.slice(-longestName);
  const slash = end.indexOf("/");
  return `\u2026${slash === -1 || slash > longestName / 2 ? end : end.slice(slash)}`;
}
function reasonOf({ kind, file, line }) {
  if (file === void 0) return void 0;
  const place = `${file.slice(file.lastIndexOf("/") + 1)}${line === void 0 ? "" : `:${String(line)}`}`;
  const reason = `${kind} ${kind === "declared" || kind === "stated" ? "in" : "by"} ${(0,redaction/* redacted */.pc)(place)}`;
  return reason.length > longestReason ? void 0 : reason;
}


// EXTERNAL MODULE: ./build/src/reporting/summary/markdown.js
var markdown = __webpack_require__(4502);
;// CONCATENATED MODULE: ./build/src/reporting/summary/targets.js





const mostCauses = 50;
const cut = { most: mostCauses, file: "explanation" };
const mostInLine = 10;
function targetsSummary({ decided = [], ...result }) {
  return [...result.all ? everything(result) : listed(result), ...decisions(decided)].join("\n\n");
}
function decisions(decided) {
  if (decided.length === 0) return [];
  const header = ["Changed file", "The rule"];
  return [
    "### What rules decided",
    (0,markdown/* tableOfFirst */.k9)(decided, { ...cut, header }, ([path, rule]) => [file(path), (0,markdown/* shortText */.os)(rule, 500)])
  ];
}
function listed({ count, first, groups = [], forest }) {
  if (count === 0) return ["No target is impacted."];
  return [
    names(count, first),
    ...forest === void 0 ? [] : impactGraph(forest),
    ...groups.length === 0 ? [] : causesOfTargets(groups)
  ];
}
function names(count, first) {
  const shown = first.map((target) => (0,markdown/* shortCode */.ov)(target, 200));
  if (count <= mostInLine) return shown.join(", ");
  const rest = count > first.length ? [`\u2026 and ${(0,numbers/* grouped */.z)(count - first.length)} more`] : [];
  const list = [...shown, ...rest].map((line) => `- ${line}`).join("\n");
  return (0,markdown/* folded */.TM)((0,numbers/* counted */.h)(count, "impacted target"), list);
}
function everything({ why, causes = [] }) {
  if (causes.length === 0) {
    return [`Every target counts as impacted${why === void 0 ? "." : `: ${(0,markdown/* shortText */.os)(why, 2e3)}`}`];
  }
  const shown = (0,markdown/* tableOfFirst */.k9)(causes, { ...cut, header: ["Reason"] }, (cause) => {
    const others = cause.files.filter((path) => !cause.what.includes(path)).slice(0, 5);
    return [[(0,markdown/* shortText */.os)(cause.what, 500), ...others.map(file)].join("<br>")];
  });
  const advice = causes.some(({ kind }) => kind === "unowned") ? [`${impact/* adviceForUnowned */.Y}.`] : [];
  const reasons = causes.length === 1 ? "for one reason" : `for ${(0,numbers/* grouped */.z)(causes.length)} reasons, each of which is enough`;
  return [`Every target counts as impacted, ${reasons}:`, shown, ...advice];
}
function causesOfTargets(groups) {
  const header = ["What happened", "Targets", "Which, and how it reaches them"];
  const shown = (0,markdown/* tableOfFirst */.k9)(groups, { ...cut, header }, ({ what, files, count, targets }) => {
    const from = files.length === 0 || files.some((path) => what.includes(path)) ? "" : `<br>${files.slice(0, 5).map(file).join("<br>")}`;
    const rest = count - targets.length;
    const listed2 = targets.map(({ name, between, edge }) => {
      const by = between.map((step) => (0,markdown/* shortCode */.ov)(step.name, 80)).join(", then ");
      const because = edge === void 0 ? "" : ` (${(0,markdown/* shortText */.os)((0,impact/* describeEdge */.T)(edge), 200)})`;
      return `${(0,markdown/* shortCode */.ov)(name, 200)}${between.length === 0 ? "" : ` through ${by}`}${because}`;
    });
    return [
      `${(0,markdown/* shortText */.os)(what, 500)}${from}`,
      (0,numbers/* grouped */.z)(count),
      [...listed2, ...rest > 0 ? [`\u2026 and ${(0,numbers/* grouped */.z)(rest)} more`] : []].join("<br>")
    ];
  });
  return [(0,markdown/* folded */.TM)("How the changes reach them", shown)];
}
function file(path) {
  return (0,markdown/* shortCode */.ov)(path, 200);
}



/***/ })

};
;