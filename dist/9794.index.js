"use strict";
exports.id = 9794;
exports.ids = [9794];
exports.modules = {

/***/ 99794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _requested_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54888);

const operation = {
  kind: "local",
  needs: { pullRequest: "if-known", targetBranch: false, repository: false },
  plan: async (step) => {
    const { list, result } = await (0,_requested_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .impactedTargets */ .e)(step, () => ({}));
    const what = list.kind === "all" ? "ALL" : String(list.count);
    return { result: { headline: `Impacted targets: ${what}`, ...result } };
  }
};



/***/ }),

/***/ 54888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ impactedTargets)
});

// EXTERNAL MODULE: ./build/src/inputs/input-error.js
var input_error = __webpack_require__(51328);
// EXTERNAL MODULE: ./build/src/inputs/unreadable-file.js
var unreadable_file = __webpack_require__(36907);
;// CONCATENATED MODULE: ./build/src/inputs/target-set.js
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/;
class TargetSet {
  kind = "list";
  #targets;
  #json;
  /** @param targets well-formed strings; duplicates count once */
  constructor(targets) {
    const isSorted = targets.every((target, index) => index === 0 || (targets[index - 1] ?? "") < target);
    this.#targets = isSorted ? targets : [...new Set(targets)];
  }
  get count() {
    return this.#targets.length;
  }
  /** The first targets, `most` at most. */
  first(most) {
    return this.#targets.slice(0, most);
  }
  has(target) {
    return this.#targets.includes(target);
  }
  /** The first target that holds a control character (U+0000 to U+001F, U+007F to U+009F). */
  withControlCharacter() {
    const target = this.#targets.find((one) => controlCharacter.test(one));
    return target === void 0 ? void 0 : { target, code: target.charCodeAt(target.search(controlCharacter)) };
  }
  /** The JSON array of all targets, in UTF-8. */
  json() {
    this.#json ??= Buffer.from(JSON.stringify(this.#targets), "utf8");
    return this.#json;
  }
}


// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/shared/src/user-error.js
var user_error = __webpack_require__(86493);
;// CONCATENATED MODULE: ./build/src/inputs/target-list.js





class TargetListError extends user_error/* UserError */.y {
  name = "TargetListError";
}
const targetsFileLimitBytes = 64 * 1024 * 1024;
const shapes = 'A targets file holds a JSON array of strings, the JSON string "ALL", or one target a line';
function readTargetsFile(path, folders) {
  const whole = (0,open_file/* readWholeFile */.M4)(path, folders, targetsFileLimitBytes);
  if (!(0,external_node_buffer_.isUtf8)(whole)) throw new TargetListError("it is not UTF-8. Write it in that encoding");
  const text = whole.toString("utf8", whole[0] === 239 && whole[1] === 187 && whole[2] === 191 ? 3 : 0);
  if (/^[\0-\x20]*["[{]/.test(text)) return allAlone(readJson(text));
  const targets = readLines(text);
  if (targets.count === 0) throw new TargetListError("it is empty. Write [] into it if no target is impacted");
  const [only = ""] = targets.first(1);
  if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) {
    throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  }
  return checkedLines(allAlone(targets));
}
function readTargetsText(text) {
  if (text.startsWith("[")) {
    let list;
    try {
      list = readJson(text);
    } catch {
    }
    if (list !== void 0) return allAlone(list);
  }
  const trimmed = text.split("\n").map((line) => line.trim());
  return checkedLines(allAlone(readLines(trimmed.join("\n"))), { inInput: true });
}
const nearlyAll = /^["'`]?(all|impacts_all|\*|\*\*)["'`]?$/i;
function checkedLines(list, { inInput = false } = {}) {
  if (list.kind === "all") return list;
  const [first = "", second] = list.first(2);
  const isOnly = second === void 0;
  const problem = whyNoLines(first.trim(), isOnly) ?? // Build systems print names with spaces, so a file may hold them. In an input, a space means that somebody typed
  // several targets.
  (inInput && isOnly && first.includes(" ") ? severalIn(first, "spaces") : void 0);
  if (problem === void 0) return list;
  throw new TargetListError(
    `${problem}. If it is the name of a target, give the list as JSON: ${JSON.stringify([(0,src_text/* oneLine */.TN)(first, 100)])}`
  );
}
const severalIn = (line, separators) => `${JSON.stringify((0,src_text/* oneLine */.TN)(line, 100))} looks like several targets with ${separators} between them: write one a line`;
function whyNoLines(first, isOnly) {
  const shown = JSON.stringify((0,src_text/* oneLine */.TN)(first, 100));
  if (isOnly && first !== "ALL" && nearlyAll.test(first))
    return `${shown} is not ALL, which impacts every target: write ALL`;
  if (first.startsWith("- "))
    return `${shown} begins like an item of a YAML list: write one target a line, without "- "`;
  if (/^(["'`]).*\1,?$/.test(first)) return `${shown} is in quotes: write one target a line, without quotes`;
  if (/.,$/.test(first)) return `${shown} ends with a comma: write one target a line, without commas`;
  return isOnly && first.includes(",") && !/@[^,=@]*[^,=]=/.test(first) ? severalIn(first, "commas") : void 0;
}
function allAlone(list) {
  const odd = list.kind === "list" ? list.withControlCharacter() : void 0;
  if (odd !== void 0) {
    throw new TargetListError(
      `the target ${JSON.stringify((0,src_text/* shortened */.vI)(odd.target, 100))} holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4, "0")}, which no target may`
    );
  }
  return list.kind === "list" && list.count === 1 && list.first(1)[0] === "ALL" ? { kind: "all" } : list;
}
function readLines(text) {
  const targets = [];
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, text[end - 1] === "\r" && end > start ? end - 1 : end);
    if (isNamed(line)) targets.push(line);
    start = end + 1;
  }
  return new TargetSet(targets);
}
const isNamed = (target) => target.charCodeAt(0) > 32 || /[^\0-\x20]/.test(target);
function readJson(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TargetListError(`it begins like JSON but is no JSON, so it may be cut off. ${shapes}`);
  }
  if (value === "ALL") return { kind: "all" };
  if (!Array.isArray(value)) throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  const strings = [];
  for (const [index, target] of value.entries()) {
    const element = `element ${String(index + 1)} of its array`;
    if (typeof target !== "string") throw new TargetListError(`${element} is no string. ${shapes}`);
    if (/[\r\n]/.test(target)) throw new TargetListError(`${element} holds a line break, which no target may`);
    if (isNamed(target)) strings.push(target.toWellFormed());
  }
  return new TargetSet(strings);
}


;// CONCATENATED MODULE: ./build/src/operations/requested-targets.js





async function requestedTargets(step) {
  const { targets } = step.inputs;
  if (targets === void 0) {
    throw new input_error/* InputError */.d(
      "impacted-targets",
      "no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from"
    );
  }
  if (targets.kind === "text") return given(readText(targets.text), "impacted-targets says so");
  if (targets.kind === "file") {
    const { path } = targets;
    const list2 = await step.computing(() => Promise.resolve(readFile(path, step.inputs.readableFolders)));
    return given(list2, "impacted-targets-file says so");
  }
  const { computedTargets } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8815), __webpack_require__.e(3759), __webpack_require__.e(2119), __webpack_require__.e(195), __webpack_require__.e(2090), __webpack_require__.e(1718)]).then(__webpack_require__.bind(__webpack_require__, 71718));
  const computed = await computedTargets(step, targets.names);
  if (computed.kind === "all") return { list: { kind: "all" }, why: computed.why, computed };
  const list = new TargetSet(computed.targets);
  const why = computed.everything?.why;
  const odd = list.withControlCharacter();
  if (odd !== void 0) {
    throw new input_error/* InputError */.d(
      "impacted-targets-from",
      `the target ${JSON.stringify((0,src_text/* shortened */.vI)(odd.target, 100))} has a control character in its name, which isn't allowed. Rename it in the build`
    );
  }
  return { list, computed, ...why !== void 0 && { why } };
}
const given = (list, why) => list.kind === "all" ? { list, why } : { list };
function refuseTokens(json, { inputs, log }) {
  if (!log.holdsSecret(json)) return;
  throw new input_error/* InputError */.d(
    inputs.targets?.kind === "file" ? "impacted-targets-file" : "impacted-targets",
    "the list contains a token of this step, so it is not used. Check where it comes from"
  );
}
function readText(text) {
  try {
    return readTargetsText(text);
  } catch (error) {
    if (!(error instanceof TargetListError)) throw error;
    throw new input_error/* InputError */.d("impacted-targets", error.message);
  }
}
function readFile(path, folders) {
  try {
    return readTargetsFile(path, folders);
  } catch (error) {
    const isMistake = error instanceof TargetListError;
    throw new input_error/* InputError */.d(
      "impacted-targets-file",
      `${path}: ${isMistake ? error.message : `it cannot be read: ${(0,unreadable_file/* reasonOf */.A)(error)}`}`
    );
  }
}
const mostShown = 100;
const mostOfCause = 20;
const mostDrawn = [30, 15];
const mostOfOutput = 256 * 1024;
async function impactedTargets(step, send) {
  const requested = await requestedTargets(step);
  const way = send(requested.list);
  const list = way.list ?? requested.list;
  return { list, way, result: await resultOf(step, { ...requested, ...way, list }) };
}
async function resultOf(step, { list, why, computed }) {
  const all = list.kind === "all";
  const content = all ? '"ALL"' : list.json();
  const isGiven = computed === void 0 && typeof content !== "string";
  if (isGiven) refuseTokens(content, step);
  const { shards } = step.inputs;
  const split = shards === void 0 ? void 0 : (await __webpack_require__.e(/* import() */ 467).then(__webpack_require__.bind(__webpack_require__, 60467))).shardTargets(all ? "ALL" : list.first(list.count), shards);
  return {
    impactedTargets: {
      all,
      isEverything: all || computed?.kind === "targets" && computed.everything !== void 0,
      ...Buffer.byteLength(content) <= mostOfOutput && { json: content.toString() },
      ...computed?.compared && {
        commits: { base: computed.compared.base.commit, head: computed.compared.head.commit }
      },
      count: all ? 0 : list.count,
      first: all ? [] : list.first(mostShown),
      file: await step.files.write("impacted-targets.json", content, { holdsNoSecret: isGiven }),
      ...why === void 0 ? {} : { why },
      ...split === void 0 ? {} : { matrix: JSON.stringify(split.matrix) },
      ...computed === void 0 ? {} : await explained(step, computed)
    },
    facts: computed === void 0 ? [] : factsOf(computed),
    warnings: [
      ...!all && computed === void 0 && list.has("ALL") ? ["The list has a target named ALL and others. Only ALL alone means every target"] : [],
      ...split?.warning === void 0 ? [] : [split.warning]
    ]
  };
}
async function explained(step, computed) {
  const [{ explanationDocument }, { groupByCause }, { forestOf }] = await Promise.all([
    __webpack_require__.e(/* import() */ 3818).then(__webpack_require__.bind(__webpack_require__, 43818)),
    __webpack_require__.e(/* import() */ 2679).then(__webpack_require__.bind(__webpack_require__, 42679)),
    __webpack_require__.e(/* import() */ 258).then(__webpack_require__.bind(__webpack_require__, 30258))
  ]);
  return {
    explanationFile: await step.files.write("impacted-targets-explanation.json", explanationDocument(computed)),
    ...computed.kind === "all" ? { causes: computed.causes } : {
      groups: groupByCause(computed.why, mostOfCause),
      forest: forestOf(computed.why, ...mostDrawn),
      decided: [...computed.decided ?? []]
    }
  };
}
function factsOf({ compared, buildSystems }) {
  return [
    ...buildSystems.length === 0 ? [] : [["Computed from", buildSystems.join(", ")]],
    ...compared === void 0 ? [] : [
      ["Base", `${compared.base.commit.slice(0, 7)} (${compared.base.what})`],
      ["Head", `${compared.head.commit.slice(0, 7)} (${compared.head.what})`],
      ["Changed files", String(compared.changedFiles)]
    ]
  ];
}



/***/ })

};
;