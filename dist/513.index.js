"use strict";
exports.id = 513;
exports.ids = [513];
exports.modules = {

/***/ 16910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ analyze),
  V: () => (/* binding */ failsEvery)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/suggestions.js
var suggestions = __webpack_require__(21217);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var configuration_glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/rules-to-copy.js
var rules_to_copy = __webpack_require__(17132);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/suggested-rules.js



function causesOf(answer) {
  if (answer.kind === "all") return answer.causes.map(({ suggestions = [], ...cause }) => ({ ...cause, suggestions }));
  const causes = /* @__PURE__ */ new Map();
  for (const reason of answer.why.values()) {
    const root = (0,chain/* rootReason */.$H)(reason, answer.why);
    const suggestions = reason.suggestions ?? root.suggestions ?? [];
    const what = root.kind === "file" ? `${root.path} changed` : root.kind === "graph" ? root.what : "a dependency changed";
    const files = root.kind === "file" ? [root.path] : root.kind === "graph" ? root.files ?? [] : [];
    const known = causes.get(what);
    if (!known || known.suggestions.length < suggestions.length) causes.set(what, { what, files, suggestions });
  }
  return [...causes.values()];
}
function optionSetsOf(causes) {
  const sets = /* @__PURE__ */ new Map();
  for (const { suggestions } of causes) {
    const suggestion = widestOf(suggestions);
    if (suggestion === void 0 || suggestion.rule.key === "impact-none") continue;
    sets.set((0,rules_to_copy/* keyOf */.TN)(suggestion.rule), { rules: [suggestion.rule], assumption: suggestion.assumption });
  }
  return [...sets.values()];
}
function widestOf(suggestions = []) {
  return suggestions.findLast(({ rule }) => rule.key !== "impact");
}
function takenAwayBy({ rules }) {
  const takers = rules.map((rule) => {
    if (rule.key !== "impact-none") {
      const key = (0,rules_to_copy/* keyOf */.TN)(rule);
      return ({ suggestions }) => suggestions.some((suggestion) => (0,rules_to_copy/* keyOf */.TN)(suggestion.rule) === key);
    }
    const globs = new configuration_glob/* Globs */.E7([rule.glob]);
    return ({ files, suggestions }) => suggestions.some((suggestion) => suggestion.rule.key === "impact-none" || suggestion.rule.key === "impact") && files.every((path) => globs.matches(path));
  });
  return (cause) => takers.some((takesAway) => takesAway(cause));
}
function withRules(rules, sets) {
  let { configuration, impactAllPaths } = rules;
  for (const rule of sets.flatMap((set) => set.rules)) {
    if (rule.key === "impact-all-paths") impactAllPaths = [...impactAllPaths, rule.glob];
    else if (rule.key === "impact-none") {
      configuration = { ...configuration, impactNone: added(configuration.impactNone, rule.glob) };
    } else if (rule.key === "impact-all") {
      configuration = { ...configuration, impactAll: added(configuration.impactAll, rule.glob) };
    } else if (rule.key === "build-systems") {
      const { buildSystems } = configuration;
      const { [rule.system]: before = {} } = buildSystems;
      const more = rule.option === "root-tools" ? { "root-tools": [...before["root-tools"] ?? [], ...rule.value] } : { "root-dependencies": rule.value };
      configuration = { ...configuration, buildSystems: { ...buildSystems, [rule.system]: { ...before, ...more } } };
    }
  }
  return { configuration, impactAllPaths };
}
function added({ included, excluded }, glob) {
  return new configuration_glob/* Globs */.E7([...included.map(({ text }) => text), ...excluded.map(({ text }) => `!${text}`), glob]);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/file-rules.js



const filesOfGroup = 2;
async function fileRulesOf(past, causes, isOwned) {
  const none = /* @__PURE__ */ new Set();
  const others = /* @__PURE__ */ new Set();
  for (const { files, suggestions = [] } of causes.flat()) {
    if (widestOf(suggestions)?.rule.key === "impact-none") for (const path of files) none.add(path);
    else if (suggestions[0]?.rule.key === "impact") for (const path of files) others.add(path);
  }
  if (none.size + others.size === 0) return { none: [], toJudge: [] };
  const paths = await past.paths();
  const isNamed = await past.namedByWorkflows();
  const fits = (path) => (0,suggestions/* mayImpactNothing */.Lj)(path) && !isNamed(path);
  const groups = await groupsOf(none, paths, async (path) => fits(path) && !await isOwned(path));
  const toJudge = await groupsOf(others, paths, async (path) => !fits(path) && !await isOwned(path));
  const mergesWith = ({ members }) => causes.filter((ofMerge) => ofMerge.some(({ files }) => files.some((path) => members.has(path)))).length;
  return {
    none: groups.map(({ glob, what }) => ({
      rules: [{ key: "impact-none", glob }],
      assumption: `No build and no test reads ${what}, other than those of targets whose files name it.`
    })),
    toJudge: toJudge.map((group) => ({ glob: group.glob, merges: mergesWith(group) })).sort((a, b) => b.merges - a.merges || (a.glob < b.glob ? -1 : 1))
  };
}
async function groupsOf(changed, paths, fits) {
  const groups = [];
  const left = new Set(changed);
  const add = async (folder, suffix) => {
    const isMember = (path) => path.startsWith(`${folder}/`) && path.endsWith(suffix);
    const glob = (0,suggestions/* globOf */.k8)(folder);
    if (glob === void 0 || [...left].filter(isMember).length < filesOfGroup) return;
    const members = new Set([...paths].filter(isMember));
    for (const path of members) if (!await fits(path)) return;
    for (const path of members) left.delete(path);
    const what = suffix === "" ? `a file in ${folder}` : `a file in ${folder} that ends with ${suffix}`;
    groups.push({ glob: suffix === "" ? `${glob}/**` : `${glob}/**/*${suffix}`, what, members });
  };
  const folders = [...new Set([...changed].flatMap((path) => (0,tree_paths/* pathsAbove */.wP)(path)))].filter((folder) => folder !== "");
  folders.sort((a, b) => a.split("/").length - b.split("/").length || (a < b ? -1 : 1));
  for (const folder of folders) await add(folder, "");
  const suffixes = new Set([...left].map((path) => /\.\w+$/.exec((0,tree_paths/* nameOf */.Vb)(path))?.[0] ?? ""));
  for (const folder of folders) for (const suffix of suffixes) if (suffix !== "") await add(folder, suffix);
  for (const path of left) {
    const glob = (0,suggestions/* globOf */.k8)(path);
    if (glob !== void 0) groups.push({ glob, what: path, members: /* @__PURE__ */ new Set([path]) });
  }
  return groups;
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/impacted-targets.js
var impacted_targets = __webpack_require__(63457);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/statistics.js
function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(percent / 100 * sorted.length) - 1)] ?? 0;
}
function median(values) {
  return percentile(values, 50);
}
function share(part, whole) {
  return whole === 0 ? 0 : part / whole;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/lanes.js


function overlapOfNeighbours(merges) {
  const pairs = merges.slice(1).map((targets, index) => (0,impacted_targets/* overlap */.E)(targets, merges[index]));
  return share(pairs.filter(Boolean).length, pairs.length);
}
function averageLanes(merges, size) {
  const windows = Math.max(1, merges.length - size + 1);
  let lanes = 0;
  for (let from = 0; from < windows; from += 1) lanes += lanesOf(merges.slice(from, from + size));
  return merges.length === 0 ? 0 : lanes / windows;
}
function lanesOf(merges) {
  let groups = [];
  for (const targets of merges) {
    const touching = groups.filter((group) => group.some((other) => (0,impacted_targets/* overlap */.E)(targets, other)));
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), targets]];
  }
  return groups.length;
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/merge-queue.js + 12 modules
var merge_queue = __webpack_require__(20726);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/replay.js


function replay(arrivals, settings) {
  const { mode, batch, concurrency, testMinutes, failsEvery } = settings;
  const failing = new Set(
    arrivals.flatMap((_, index) => failsEvery > 0 && (index + 1) % failsEvery === 0 ? [index + 1] : [])
  );
  const mergedAt = /* @__PURE__ */ new Map();
  const again = [];
  let tests = 0;
  const testing = testMinutes * 6e4;
  const queue = new merge_queue/* MergeQueue */.u(
    {
      name: "replay",
      durations: { notReady: 0, pending: 0, testing, merging: 0, switchingModes: 0 },
      requireImpactedTargets: false,
      planTest: ({ pullRequests }) => {
        tests += 1;
        return { outcome: pullRequests.some((number) => failing.has(number)) ? "fail" : "pass" };
      },
      onTransition: ({ entry: { number }, to, at }) => {
        if (to === "MERGED") mergedAt.set(number, at);
        if (to === "FAILED") {
          failing.delete(number);
          again.push(number);
        }
      }
    },
    arrivals[0]?.at ?? 0,
    { mode, batch, concurrency, testingTimeoutMinutes: testMinutes + 1 }
  );
  const advance = (to) => {
    for (let next = queue.nextEventAt; next !== void 0 && next <= to; next = queue.nextEventAt) {
      queue.advance(next);
      for (const number of again.splice(0)) queue.submit(next, number);
    }
  };
  for (const [index, { at, targets }] of arrivals.entries()) {
    advance(at);
    queue.setImpactedTargets(at, index + 1, targets);
    queue.submit(at, index + 1);
  }
  advance(Infinity);
  const minutes = arrivals.map(({ at }, index) => ((mergedAt.get(index + 1) ?? NaN) - at) / 6e4);
  if (minutes.some(Number.isNaN)) throw new Error("a pull request of the replay never merged");
  return { medianMinutes: median(minutes), percentile95Minutes: percentile(minutes, 95), tests };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/analysis.js






const mostRules = 12;
const failsEvery = 20;
async function analyze(past, { testMinutes, concurrency }) {
  const { merges, rules } = past;
  const answers = [];
  let names;
  let isOwned;
  for (const index of merges.keys()) {
    const answer = await past.answer(index, rules);
    if (answer.kind === "targets") {
      names = answer.names ?? names;
      isOwned = answer.isOwned ?? isOwned;
    }
    answers.push(withoutGraphs(answer));
  }
  const failures = answers.flatMap(
    ({ failure }, index) => failure === void 0 ? [] : [{ commit: merges[index]?.commit ?? "", why: failure }]
  );
  if (failures.length === merges.length) throw new impact_error/* ImpactError */.X(failures[0]?.why ?? "there is no merge");
  const targets = (await names?.() ?? new Set(answers.flatMap((answer) => answer.kind === "targets" ? answer.targets : []))).size;
  const isEverything = (answer) => answer.kind === "all" || answer.targets.length > 1 && answer.targets.length >= targets;
  const causes = answers.map((answer) => isEverything(answer) ? causesOf(answer) : []);
  const { none, toJudge } = isOwned ? await fileRulesOf(past, causes, isOwned) : { none: [], toJudge: [] };
  const chosen = await chooseRules(past, { answers, causes, isEverything, none });
  const outcomeOf = (of) => outcome(of, targets, isEverything, concurrency);
  const arrivals = (of) => of.map((answer, index) => ({ at: merges[index]?.at ?? 0, targets: asImpacted(answer) }));
  const scenarios = [
    ["single", false, "today"],
    ["single", true, "today"],
    ["parallel", false, "today"],
    ["parallel", true, "today"],
    ["parallel", false, "suggested"],
    ["parallel", true, "suggested"]
  ].map(([mode, batch, by]) => {
    const settings = { mode, batch, concurrency, testMinutes };
    const pullRequests = arrivals(by === "today" ? answers : chosen.answers);
    return {
      mode,
      batch,
      rules: by,
      allPass: replay(pullRequests, { ...settings, failsEvery: 0 }),
      someFail: replay(pullRequests, { ...settings, failsEvery })
    };
  });
  return {
    head: past.head,
    merges: merges.length,
    from: new Date(merges[0]?.at ?? 0).toISOString(),
    to: new Date(merges.at(-1)?.at ?? 0).toISOString(),
    isShallow: past.isShallow,
    buildSystems: [...new Set(answers.flatMap(({ buildSystems }) => buildSystems))].sort(),
    targets,
    failures,
    today: outcomeOf(answers),
    suggested: outcomeOf(chosen.answers),
    causes: countCauses(causes, chosen.rules),
    rules: chosen.rules,
    toJudge: toJudge.slice(0, mostRules),
    testMinutes,
    concurrency,
    replay: scenarios
  };
}
function withoutGraphs(answer) {
  if (answer.kind === "all") return answer;
  const { names: _names, isOwned: _isOwned, ...others } = answer;
  return others;
}
const asImpacted = (answer) => answer.kind === "all" ? "ALL" : new Set(answer.targets);
async function chooseRules(past, given) {
  const { isEverything } = given;
  const answers = [...given.answers];
  const causes = given.causes.map((ofMerge) => [...ofMerge]);
  let left = [...optionSetsOf(given.causes.flat()), ...given.none].map((set) => ({
    set,
    takesAway: takenAwayBy(set)
  }));
  const effects = [];
  const everything = () => share(answers.filter(isEverything).length, answers.length);
  while (left.length > 0 && effects.length < mostRules) {
    const ranked = left.map(({ set, takesAway }) => {
      const concerned = causes.flatMap((ofMerge, index) => ofMerge.some(takesAway) ? [index] : []);
      const last = concerned.filter((index) => causes[index]?.every(takesAway));
      return { set, concerned, last: last.length };
    }).sort((a, b) => b.last - a.last || b.concerned.length - a.concerned.length);
    const [best] = ranked;
    if (best === void 0 || best.concerned.length === 0) break;
    left = left.filter(({ set }) => set !== best.set);
    const before = everything();
    const by = withRules(past.rules, [...effects, best.set]);
    for (const index of best.concerned) {
      const answer = withoutGraphs(await past.answer(index, by));
      answers[index] = answer;
      causes[index] = isEverything(answer) ? [...causesOf(answer)] : [];
    }
    effects.push({
      rules: best.set.rules,
      assumption: best.set.assumption,
      merges: best.concerned.length,
      everythingShareBefore: before,
      everythingShareAfter: everything()
    });
  }
  while (effects.length > 0 && effects.at(-1)?.everythingShareBefore === effects.at(-1)?.everythingShareAfter)
    effects.pop();
  const byAll = withRules(past.rules, effects);
  for (const index of answers.keys())
    if (answers[index] !== given.answers[index]) answers[index] = withoutGraphs(await past.answer(index, byAll));
  return { rules: effects, answers };
}
function outcome(answers, targets, isEverything, concurrency) {
  const shares = answers.map(
    (answer) => isEverything(answer) || answer.kind === "all" ? 1 : Math.min(share(answer.targets.length, targets), 1)
  );
  const everything = answers.filter(isEverything).length;
  const bounds = [
    ["none", 0],
    ["10 %", 0.1],
    ["25 %", 0.25],
    ["50 %", 0.5]
  ];
  const sizes = bounds.map(([upTo, most], index) => ({
    upTo,
    merges: shares.filter((one) => one <= most && one > (bounds[index - 1]?.[1] ?? -1)).length
  }));
  const larger = answers.length - everything - sizes.reduce((sum, { merges }) => sum + merges, 0);
  const impacted = answers.map(asImpacted);
  return {
    everything,
    everythingShare: share(everything, answers.length),
    all: answers.filter(({ kind }) => kind === "all").length,
    medianShare: median(shares),
    percentile95Share: percentile(shares, 95),
    sizes: [...sizes, { upTo: "less than all", merges: larger }, { upTo: "all", merges: everything }],
    overlapOfNeighbours: overlapOfNeighbours(impacted),
    averageLanes: averageLanes(impacted, concurrency)
  };
}
function countCauses(causes, rules) {
  const takers = rules.map((rule) => takenAwayBy(rule));
  const counted = /* @__PURE__ */ new Map();
  for (const ofMerge of causes) {
    for (const cause of ofMerge) {
      const one = counted.get(cause.what) ?? { merges: 0, alone: 0, canBeNarrowed: false };
      counted.set(cause.what, one);
      one.merges += 1;
      if (ofMerge.length === 1) one.alone += 1;
      one.canBeNarrowed ||= takers.some((takesAway) => takesAway(cause));
    }
  }
  return [...counted].map(([what, counts]) => ({ what, ...counts })).sort((a, b) => b.merges - a.merges || b.alone - a.alone || (a.what < b.what ? -1 : 1));
}



/***/ }),

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
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16910);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17132);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89478);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4502);
/* harmony import */ var _mermaid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78796);






const mostCauses = 25;
const percent = (share) => `${String(Math.round(100 * share))} %`;
const decimal = (value) => String(Math.round(10 * value) / 10);
function analysisSummary(analysis) {
  return [
    ...outcomes(analysis),
    ...causes(analysis),
    ...rules(analysis),
    ...toJudge(analysis),
    ...replayed(analysis),
    ...unknown(analysis)
  ].join("\n\n");
}
function outcomes({ today, suggested, concurrency, merges }) {
  const row = (name, of) => [name, of(today), of(suggested)];
  const number = (count) => `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(count)} (${percent(merges === 0 ? 0 : count / merges)})`;
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
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(what, 300)),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(merges),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(alone),
    canBeNarrowed ? "yes" : ""
  ]);
  const more = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .andMore */ .v)(found.length - rows.length, "analysis");
  return [
    "### What made merges impact everything",
    `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(["Cause", "Merges", "By itself", "A rule is suggested"], rows)}${more}`
  ];
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
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationYaml */ .IE)(suggestions);
  const input = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  return [
    "### Rules that would narrow it, one after the other",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Rule", "Merges that it concerns", "Everything, before and after", "Right only if"],
      effects.map((effect) => [
        names(effect).join("<br>"),
        (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(effect.merges),
        `${percent(effect.everythingShareBefore)} \u2192 ${percent(effect.everythingShareAfter)}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(effect.assumption, 500))
      ])
    ),
    ...yaml === "" ? [] : [`For the configuration file:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(yaml)}</pre>`],
    ...input.length === 0 ? [] : [`Lines for the input ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("impact-all-paths")}:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(input.join("\n"))}</pre>`]
  ];
}
function toJudge({ toJudge: found }) {
  if (found.length === 0) return [];
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .configurationYaml */ .IE)(found.map(({ glob }) => ({ rule: { key: "impact", glob }, assumption: "" })));
  return [
    "### Files that only you can judge",
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(
      ["Files without an owner", "Merges that they made impact everything"],
      found.map(({ glob, merges }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(glob, 200)), (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(merges)])
    ),
    `Make a target of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("paths")} of them, or write the targets that they concern instead of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)("*")}:

<pre>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(yaml)}</pre>`
  ];
}
function nameOf({ mode, batch, rules: by }) {
  return `${mode}${batch ? ", batches" : ""}${mode === "parallel" ? `, rules of ${by === "today" ? "today" : "the suggestion"}` : ""}`;
}
function replayed({ replay, testMinutes, concurrency }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [
    decimal(medianMinutes),
    decimal(percentile95Minutes),
    (0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .z)(tests)
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



/***/ }),

/***/ 78796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ isLook),
/* harmony export */   S9: () => (/* binding */ barChart),
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
    ...arrows.map(({ from, to }) => `  e${String(from)} --> e${String(to)}`)
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
function barChart(title, bars) {
  const plain = (text) => `"${text.replace(/[^\p{L}\p{N} ().,%+]/gu, " ")}"`;
  const values = bars.map(({ value }) => Math.round(10 * value) / 10);
  return [
    "```mermaid",
    "xychart-beta horizontal",
    `  title ${plain(title)}`,
    `  x-axis [${bars.map(({ label: own }) => plain(own)).join(", ")}]`,
    `  y-axis 0 --> ${String(Math.max(1, ...values))}`,
    `  bar [${values.join(", ")}]`,
    "```"
  ].join("\n");
}



/***/ })

};
;