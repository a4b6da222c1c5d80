"use strict";
exports.id = 6249;
exports.ids = [6249];
exports.modules = {

/***/ 44363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ analyze),
  V: () => (/* binding */ failsEvery)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/apart.js
var apart = __webpack_require__(42089);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/suggestions.js
var suggestions = __webpack_require__(21217);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/impact-rules.js
var impact_rules = __webpack_require__(41518);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var configuration_glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/suggested-rules.js
var suggested_rules = __webpack_require__(77638);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/rule-costs.js






async function costsOf(past, answers) {
  const { merges, rules } = past;
  const tried = [...unownedFiles(rules, answers), ...rulesOf(rules)].map((one) => ({
    one,
    concerned: 0,
    answers: [...answers]
  }));
  for (const [index, answer] of answers.entries()) {
    const changed = await past.changes(index);
    for (const without of tried.filter(({ one }) => one.concerns(answer, changed))) {
      without.concerned += 1;
      if (answer.kind === "targets" || new Set(answer.causes.map(({ rule, what }) => rule ?? what)).size === 1)
        without.answers[index] = (0,past_merges/* withoutGraphs */.k0)(await past.answer(index, without.one.rules));
    }
  }
  const today = (0,apart/* apartOf */.i6)((0,apart/* asClaiming */.Zi)(merges, answers));
  return tried.filter(({ concerned }) => concerned > 0).map(({ one: { kind, what }, concerned, answers: without }) => {
    const { fromPrevious, fromHour } = (0,apart/* apartOf */.i6)((0,apart/* asClaiming */.Zi)(merges, without));
    const more = { fromPrevious: fromPrevious - today.fromPrevious, fromHour: fromHour - today.fromHour };
    return { kind, what, merges: concerned, ...more };
  }).sort(
    (a, b) => b.fromPrevious - a.fromPrevious || b.fromHour - a.fromHour || b.merges - a.merges || (a.what < b.what ? -1 : 1)
  );
}
function unownedFiles(rules, answers) {
  const paths = /* @__PURE__ */ new Set();
  for (const answer of answers) {
    const [only, other] = answer.kind === "all" ? answer.causes : [];
    if (only?.kind === "unowned" && other === void 0) for (const path of only.files) paths.add(path);
  }
  return [...paths].flatMap((path) => {
    const glob = (0,suggestions/* globOf */.k8)(path);
    if (glob === void 0) return [];
    return [
      {
        kind: "unowned",
        what: path,
        rules: (0,suggested_rules/* withConfiguration */.$V)(rules, ({ impactNone }) => ({ impactNone: new configuration_glob/* Globs */.E7([...impactNone.texts, glob]) })),
        concerns: (answer) => answer.kind === "all" && answer.causes.some(({ kind, files }) => kind === "unowned" && files.includes(path))
      }
    ];
  });
}
function rulesOf(rules) {
  const { configuration, impactAllPaths } = rules;
  const { impactAll, impact, fileRules, dependsOn } = configuration;
  const byPaths = (what, paths, without) => ({
    kind: "rule",
    what,
    rules: without,
    concerns: (_answer, changed) => changed.some((path) => paths.matches(path))
  });
  return [
    ...impactAllPaths.map(
      (glob) => byPaths(`impact-all-paths: ${glob}`, new configuration_glob/* Globs */.E7([glob]), {
        ...rules,
        impactAllPaths: impactAllPaths.filter((other) => other !== glob)
      })
    ),
    ...impactAll.included.map(
      ({ text }) => byPaths(
        `impact-all: ${text}`,
        new configuration_glob/* Globs */.E7([text, ...impactAll.excluded.map((glob) => `!${glob.text}`)]),
        (0,suggested_rules/* withConfiguration */.$V)(rules, () => ({ impactAll: new configuration_glob/* Globs */.E7(impactAll.texts.filter((other) => other !== text)) }))
      )
    ),
    ...impact.map(
      (rule) => byPaths(
        `impact: ${(0,impact_rules/* textOfGlobs */.S5)(rule.paths)}`,
        rule.paths,
        (0,suggested_rules/* withConfiguration */.$V)(rules, () => ({ impact: impact.filter((other) => other !== rule) }))
      )
    ),
    ...fileRules.map(
      (rule) => byPaths(
        (0,impact_rules/* ruleText */.Y3)(rule),
        rule.paths,
        (0,suggested_rules/* withConfiguration */.$V)(rules, () => ({ fileRules: fileRules.filter((other) => other !== rule) }))
      )
    ),
    ...dependsOn.map((rule) => ({
      kind: "rule",
      what: `depends-on: ${rule.target}: ${rule.on.join(", ")}`,
      rules: (0,suggested_rules/* withConfiguration */.$V)(rules, () => ({ dependsOn: dependsOn.filter((other) => other !== rule) })),
      // Where another edge leads to the target as well, the answer stays the same without this one.
      concerns: (answer) => answer.kind === "targets" && [...answer.why.values()].some(({ edge }) => edge?.kind === "stated" && edge.text === rule.target)
    }))
  ];
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/file-rules.js



const filesOfGroup = 2;
async function fileRulesOf(past, causes, isOwned) {
  const none = /* @__PURE__ */ new Set();
  const others = /* @__PURE__ */ new Set();
  for (const { files, suggestions = [] } of causes.flat()) {
    if ((0,suggested_rules/* widestOf */.Wy)(suggestions)?.rule.key === "impact-none") for (const path of files) none.add(path);
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


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/analysis.js










const mostRules = 12;
const failsEvery = 20;
class Answers {
  all = [];
  /** What the newest answer that has it knows. */
  #names;
  isOwned;
  async add(past, index, rules) {
    const answer = await past.answer(index, rules);
    if (answer.kind === "targets") {
      this.#names = answer.names ?? this.#names;
      this.isOwned = answer.isOwned ?? this.isOwned;
    }
    this.all.push((0,past_merges/* withoutGraphs */.k0)(answer));
  }
  /** How many targets there are. */
  async targets() {
    const names = await this.#names?.();
    return (names ?? new Set(this.all.flatMap((answer) => answer.kind === "targets" ? answer.targets : []))).size;
  }
}
const everythingOf = (targets) => (answer) => answer.kind === "all" || answer.targets.length > 1 && answer.targets.length >= targets;
async function analyze(past, {
  testMinutes,
  concurrency,
  toTry
}) {
  const { merges, rules } = past;
  if (merges.length === 0) {
    throw new impact_error/* ImpactError */.X(
      `The checkout holds one commit of the history of ${past.head}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`
    );
  }
  const [byToday, byTried] = [new Answers(), new Answers()];
  for (const index of merges.keys()) {
    await byToday.add(past, index, rules);
    if (toTry !== void 0) await byTried.add(past, index, { ...rules, configuration: toTry.configuration });
  }
  const { all: answers, isOwned } = byToday;
  const failures = answers.flatMap(
    ({ failure }, index) => failure === void 0 ? [] : [{ commit: merges[index]?.commit ?? "", why: failure }]
  );
  if (failures.length === merges.length) throw new impact_error/* ImpactError */.X(failures[0]?.why ?? "");
  const targets = await byToday.targets();
  const isEverything = everythingOf(targets);
  const causes = answers.map((answer) => isEverything(answer) ? (0,suggested_rules/* causesOf */.cZ)(answer) : []);
  const { none, toJudge } = isOwned ? await fileRulesOf(past, causes, isOwned) : { none: [], toJudge: [] };
  const chosen = await chooseRules(past, { answers, causes, isEverything, none });
  const outcomeOf = (of) => outcome(merges, of, targets, concurrency);
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
    mostApart: (0,apart/* mostApart */.ER)(merges),
    today: outcomeOf(answers),
    suggested: outcomeOf(chosen.answers),
    ...toTry !== void 0 && { tried: await triedRules(past, toTry, { answers, byTried }, concurrency) },
    costs: await costsOf(past, answers),
    causes: countCauses(causes, chosen.rules),
    rules: chosen.rules,
    toJudge: toJudge.slice(0, mostRules),
    testMinutes,
    concurrency,
    replay: scenarios
  };
}
async function triedRules({ merges }, { file }, { answers, byTried }, concurrency) {
  const targets = await byTried.targets();
  const size = (answer) => answer?.kind === "targets" ? answer.targets.length : Infinity;
  const isEverything = everythingOf(targets);
  const causes = byTried.all.map((answer) => isEverything(answer) ? (0,suggested_rules/* causesOf */.cZ)(answer) : []);
  return {
    file,
    targets,
    outcome: outcome(merges, byTried.all, targets, concurrency),
    claimingMore: byTried.all.filter((answer, index) => size(answer) > size(answers[index])).length,
    claimingLess: byTried.all.filter((answer, index) => size(answer) < size(answers[index])).length,
    causes: countCauses(causes, [])
  };
}
const asImpacted = (answer) => answer.kind === "all" ? "ALL" : new Set(answer.targets);
async function chooseRules(past, given) {
  const { isEverything } = given;
  const answers = [...given.answers];
  const causes = given.causes.map((ofMerge) => [...ofMerge]);
  let left = [...(0,suggested_rules/* optionSetsOf */.QH)(given.causes.flat()), ...given.none].map((set) => ({
    set,
    takesAway: (0,suggested_rules/* takenAwayBy */.Rj)(set)
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
    const by = (0,suggested_rules/* withRules */.O2)(past.rules, [...effects, best.set]);
    for (const index of best.concerned) {
      const answer = (0,past_merges/* withoutGraphs */.k0)(await past.answer(index, by));
      answers[index] = answer;
      causes[index] = isEverything(answer) ? [...(0,suggested_rules/* causesOf */.cZ)(answer)] : [];
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
  const byAll = (0,suggested_rules/* withRules */.O2)(past.rules, effects);
  for (const index of answers.keys())
    if (answers[index] !== given.answers[index]) answers[index] = (0,past_merges/* withoutGraphs */.k0)(await past.answer(index, byAll));
  return { rules: effects, answers };
}
function outcome(merges, answers, targets, concurrency) {
  const isEverything = everythingOf(targets);
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
  const larger = answers.length - everything - sizes.reduce((sum, { merges: merges2 }) => sum + merges2, 0);
  const impacted = answers.map(asImpacted);
  return {
    apart: (0,apart/* apartOf */.i6)((0,apart/* asClaiming */.Zi)(merges, answers)),
    everything,
    everythingShare: share(everything, answers.length),
    all: answers.filter(({ kind }) => kind === "all").length,
    medianShare: median(shares),
    percentile95Share: percentile(shares, 95),
    overTime: overTime(merges, shares),
    sizes: [...sizes, { upTo: "less than all", merges: larger }, { upTo: "all", merges: everything }],
    overlapOfNeighbours: overlapOfNeighbours(impacted),
    averageLanes: averageLanes(impacted, concurrency)
  };
}
const mostPeriods = 10;
function overTime(merges, shares) {
  const periods = Math.min(mostPeriods, shares.length);
  const endOf = (period) => Math.round(period * shares.length / periods);
  return Array.from({ length: periods }, (_, period) => {
    const own = shares.slice(endOf(period), endOf(period + 1));
    const to = new Date(merges[endOf(period + 1) - 1]?.at ?? 0).toISOString().slice(0, 10);
    return { to, meanShare: own.reduce((sum, one) => sum + one, 0) / own.length };
  });
}
function countCauses(causes, rules) {
  const takers = rules.map((rule) => (0,suggested_rules/* takenAwayBy */.Rj)(rule));
  const counted = /* @__PURE__ */ new Map();
  for (const ofMerge of causes) {
    for (const cause of ofMerge) {
      const one = (0,append/* getOrMake */.IV)(counted, cause.what, () => ({ merges: 0, alone: 0, canBeNarrowed: false }));
      one.merges += 1;
      if (ofMerge.length === 1) one.alone += 1;
      one.canBeNarrowed ||= takers.some((takesAway) => takesAway(cause));
    }
  }
  return [...counted].map(([what, counts]) => ({ what, ...counts })).sort((a, b) => b.merges - a.merges || b.alone - a.alone || (a.what < b.what ? -1 : 1));
}



/***/ }),

/***/ 6249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44363);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9233);
/* harmony import */ var _packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47115);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20688);
/* harmony import */ var _packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28611);
/* harmony import */ var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1564);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89478);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(38219);













const file = ".github/impacted-targets.yml";
const merges = 100;
async function init(options, surroundings) {
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_11__/* .requestOf */ .f)(options, surroundings);
  const { workspace = request.workingDirectory } = request;
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, file);
  const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
  if (folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ImpactError */ .X(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file)} leads by a link to ${folder}. Write ${file} there yourself`);
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ImpactError */ .X(`${file} is there already. merge-queue rules says what it does`);
  const lines = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_11__/* .withLog */ .X)(surroundings, async (log, signal) => {
    try {
      const report = await (0,_packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRules */ .N)(request, { log, signal });
      return [...rulesOf(report), ...await suggestionsOf(request, log, signal)];
    } catch (error) {
      if (!(error instanceof _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .NoBuildSystem */ .Lk)) throw error;
      return firstLines(request, log, signal);
    }
  });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, `${lines.join("\n")}
`, { flag: "wx" });
  surroundings.stdout.write(
    `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .printable */ .g$)(file)} is written. Look over it; merge-queue rules says what it does with each file.
`
  );
}
function rulesOf({ roots, placements, unplaced }) {
  const lines = [
    "# What changed files impact. A file that nothing here and no build places impacts everything.",
    `# Builds: ${[...roots].map(([root, names]) => `${names.join(", ")} in ${root === "" ? "the root" : (0,_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .printable */ .g$)(root)}`).join("; ")}`
  ];
  if ([...roots.keys()].some((root) => root !== "")) {
    lines.push("roots:");
    for (const [root, names] of roots)
      lines.push(`  ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quotedVisibly */ .bl)(root === "" ? "." : root)}: [${names.join(", ")}]`);
  }
  const placed = new Set(placements.filter(({ by }) => by === "owner").map(({ path }) => folderOf(path)));
  const folders = [...new Set(unplaced.map(({ path }) => folderOf(path)))].filter((folder) => folder !== "" && !folder.startsWith(".") && !placed.has(folder)).sort();
  if (folders.length > 0) {
    lines.push(
      "# Folders that no build knows. Add what they depend on: depends-on, or imports for what their files import."
    );
    lines.push("targets:");
    for (const folder of folders)
      lines.push(`  ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quotedVisibly */ .bl)(nameOf(folder))}: [${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quotedVisibly */ .bl)(`${escaped(folder)}/**`)}]`);
  }
  const others = unplaced.filter(({ path }) => !folders.includes(folderOf(path)));
  if (others.length > 0) {
    lines.push("# These impact everything now. Say under rules what they impact, the most changed first:");
    lines.push(...others.slice(0, 20).map(({ path }) => `#   ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quotedVisibly */ .bl)(path)}`));
    if (others.length > 20) lines.push("#   and more: merge-queue rules --unplaced");
  }
  return lines;
}
const folderOf = (path) => path.includes("/") ? path.split("/")[0] ?? "" : "";
const nameOf = (folder) => folder.replaceAll(/[\s{}\p{Cc}]/gu, "-");
const escaped = (folder) => folder.replaceAll(/[*?[\]{}()!\\]/g, "\\$&");
async function suggestionsOf(request, ...[log, signal]) {
  const local = { uncommitted: false, head: "HEAD" };
  const analysis = await (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_4__/* .withPastMerges */ .eQ)(
    { ...request, local },
    merges,
    { log, signal },
    (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_3__/* .analyze */ .n)(past, { testMinutes: 20, concurrency: 5 })
  ).catch((error) => {
    if (error instanceof _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ImpactError */ .X) return void 0;
    throw error;
  });
  const suggestions = (analysis?.rules ?? []).flatMap(
    ({ rules, assumption }) => rules.map((rule) => ({ rule, assumption }))
  );
  if (suggestions.length === 0) return [];
  return [
    `# The last merges suggest these rules. Each rests on an assumption that only a person can judge.`,
    ...(0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_6__/* .configurationYaml */ .IE)(suggestions).trimEnd().split("\n").map((line) => `# ${line}`)
  ];
}
async function firstLines(request, ...[log, signal]) {
  const local = { uncommitted: false, base: "HEAD", head: "HEAD" };
  const quiet = { info: () => void 0, warn: log.warn, debug: () => void 0 };
  const error = await (0,_packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_8__/* .computeImpactedTargets */ .vp)({ ...request, local }, { log: quiet, signal }).catch(
    (thrown) => thrown
  );
  if (!(error instanceof _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .NoBuildSystem */ .Lk)) throw error instanceof Error ? error : new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ImpactError */ .X("no rules can be made");
  const start = error.firstRules.indexOf("");
  const lines = error.firstRules.slice(start + 1).filter((line) => line !== "");
  if (start === -1 || lines.length === 0)
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ImpactError */ .X(`${error.message}. There are no folders to make rules from`);
  return lines;
}



/***/ })

};
;