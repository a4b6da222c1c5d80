"use strict";
exports.id = 6991;
exports.ids = [6991];
exports.modules = {

/***/ 94463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ analyze),
  V: () => (/* binding */ failsEvery)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/impacted-targets.js
var impacted_targets = __webpack_require__(63457);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/apart.js


const claimed = /* @__PURE__ */ new WeakMap();
function asClaiming(merges, answers) {
  return answers.map((answer, index) => {
    const targets = (0,append/* getOrMake */.IV)(claimed, answer, () => answer.kind === "all" ? "ALL" : new Set(answer.targets));
    return { at: merges[index]?.at ?? 0, targets };
  });
}
const hourMs = 36e5;
function mostApart(merges) {
  const inHour = merges.filter(({ at }, index) => index > 0 && at - (merges[index - 1]?.at ?? 0) <= hourMs);
  return { fromPrevious: Math.max(0, merges.length - 1), fromHour: inHour.length };
}
function apartOf(merges) {
  let [fromPrevious, fromHour] = [0, 0];
  for (const [index, { at, targets }] of merges.entries()) {
    const previous = merges[index - 1];
    if (previous === void 0) continue;
    if (areApart(targets, previous.targets)) fromPrevious += 1;
    if (at - previous.at <= hourMs && isApartFromHour(merges, index)) fromHour += 1;
  }
  return { fromPrevious, fromHour };
}
function isApartFromHour(merges, index) {
  const one = merges[index];
  for (let before = index - 1; one !== void 0 && before >= 0; before -= 1) {
    const other = merges[before];
    if (other === void 0 || one.at - other.at > hourMs) break;
    if (!areApart(one.targets, other.targets)) return false;
  }
  return true;
}
const areApart = (one, other) => one !== "ALL" && other !== "ALL" && !(0,impacted_targets/* overlap */.E)(one, other);


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
  const today = apartOf(asClaiming(merges, answers));
  return tried.filter(({ concerned }) => concerned > 0).map(({ one: { kind, what }, concerned, answers: without }) => {
    const { fromPrevious, fromHour } = apartOf(asClaiming(merges, without));
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
    mostApart: mostApart(merges),
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
    apart: apartOf(asClaiming(merges, answers)),
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

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XH: () => (/* binding */ UnknownTargets),
  eQ: () => (/* binding */ withPastMerges),
  k0: () => (/* binding */ withoutGraphs)
});

// UNUSED EXPORTS: targetsOf

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/answer.js
var answer = __webpack_require__(73025);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/build-systems/index.js
var build_systems = __webpack_require__(8764);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/compute.js + 1 modules
var compute = __webpack_require__(28611);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/input-globs.js
var input_globs = __webpack_require__(86711);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/both-configurations.js
var both_configurations = __webpack_require__(97808);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/changes.js
var git_changes = __webpack_require__(87570);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/git-tree.js
var git_tree = __webpack_require__(5624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/local-commits.js + 3 modules
var local_commits = __webpack_require__(69178);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/private-repository.js + 3 modules
var private_repository = __webpack_require__(62118);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/repository-layout.js
var repository_layout = __webpack_require__(46322);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/history.js









const mostEntries = 3e4;
async function openHistory(request, merges, temporary, programs, signal) {
  const { headSha, local } = request;
  const repository = await private_repository/* PrivateRepository */.i.open(request, temporary, programs, signal);
  const { checkout } = repository;
  const asked = headSha === void 0 ? checkout.head : (0,names/* fullCommitId */.QF)(headSha, "head-sha");
  const commit = local ? await (local.head === void 0 ? (0,local_commits/* defaultBranch */.OR)(repository).then((branch) => branch.commit) : (0,local_commits/* resolveRevision */.eZ)(repository, local.head, "head")) : asked && await repository.commit(asked);
  if (!commit) {
    throw new impact_error/* ImpactError */.X(
      asked === void 0 ? "Nothing is checked out, so there is no history. Run actions/checkout with fetch-depth: 0 in a step before this one" : `Commit ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0`
    );
  }
  const last = "since" in merges ? await lastBefore(repository, merges.since, commit.id, request) : void 0;
  const most = "since" in merges ? last?.after ?? 0 : merges.commits;
  const format = ["log", "--first-parent", "-z", "--format=%H %ct %s", `--max-count=${String(most + 1)}`];
  const output = await repository.output([...format, commit.id]);
  const records = output.toString("utf8").split("\0").filter((record) => record !== "");
  const found = records.reverse().map((record) => {
    const [id = "", seconds = "0", ...words] = record.trim().split(" ");
    return { id, at: Number(seconds) * 1e3, subject: words.join(" ") };
  });
  const steps = [];
  for (const [index, { id, at, subject }] of found.slice(1).entries()) {
    const base = found[index]?.id ?? "";
    steps.push({ base, head: id, at: Math.max(at, steps.at(-1)?.at ?? at), subject });
  }
  if (last !== void 0 && steps.length < most) {
    throw new impact_error/* ImpactError */.X(
      `The checkout does not hold the ${String(most)} commits between ${last.id} and ${commit.id}. Check out with fetch-depth: 0`
    );
  }
  const size = (await (0,git_tree/* listTree */.nT)(repository, commit.id)).length;
  const memories = new git_tree/* Memories */.eL(Math.max(4, Math.floor(mostEntries / Math.max(size, 1))));
  const pairs = Buffer.from(steps.map(({ head, base }) => `${head} ${base}
`).join(""));
  let changes;
  const changesOf = async ({ head }) => {
    changes ??= repository.output([...git_changes/* diffArguments */.M, "--stdin"], pairs).then(git_changes/* readChangesByCommit */.Gv);
    return (await changes).get(head) ?? [];
  };
  const shared = { ...(0,git_tree/* sharedReading */.OC)(), memories };
  const ofComparisons = /* @__PURE__ */ new Map();
  const tree = (side, id, beside) => new git_tree/* GitTree */.xn(side, id, repository, temporary, shared, beside);
  const common = { root: checkout.root, checkout: checkout.directory };
  return {
    head: commit.id,
    steps,
    base: last?.id ?? steps[0]?.base ?? commit.id,
    isShallow: steps.length < most && await (0,repository_layout/* isShallow */.fE)(repository.directory),
    unchangedHead: { ...common, base: tree("base", commit.id), head: tree("head", commit.id), changes: [] },
    compare: async (step) => {
      const { base, head } = step;
      const known = await changesOf(step);
      const memory = (0,append/* getOrMake */.IV)(ofComparisons, head, () => /* @__PURE__ */ new Map());
      const before = tree("base", base);
      const after = tree("head", head, { tree: before, changes: known });
      return { ...common, base: before, head: after, changes: known, memory };
    }
  };
}
async function lastBefore(repository, since, head, { local }) {
  let problem = "";
  for (const revision of since) {
    const id = local ? (await (0,local_commits/* resolveRevision */.eZ)(repository, revision, "base")).id : (0,names/* fullCommitId */.QF)(revision, "base-sha");
    if (await repository.commit(id) === void 0) problem ||= `Commit ${id} (base-sha) is not in the checkout`;
    else if ((await repository.git(["merge-base", "--is-ancestor", id, head])).exitCode !== 0)
      problem ||= `Commit ${id} (base-sha) is not before ${head} in this checkout`;
    else {
      const count = await repository.output(["rev-list", "--first-parent", "--count", `${id}..${head}`]);
      return { id, after: Number(count.toString("latin1").trim()) };
    }
  }
  throw new impact_error/* ImpactError */.X(
    `${problem}. Give the last commit of this branch that was good, and check out with fetch-depth: 0`
  );
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/ask-build-systems.js + 11 modules
var ask_build_systems = __webpack_require__(74845);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/select-build-systems.js
var select_build_systems = __webpack_require__(20688);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/temporary-directories.js
var temporary_directories = __webpack_require__(78553);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __webpack_require__(44547);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/unowned/named-by-workflows.js
var named_by_workflows = __webpack_require__(89237);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js














class UnknownTargets extends impact_error/* ImpactError */.X {
  name = "UnknownTargets";
}
const readers = build_systems.buildSystems.filter(({ executes }) => executes === "nothing");
async function withPastMerges(request, merges, surroundings, work) {
  const { log, signal } = surroundings;
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(request.environment));
  try {
    const programs = (0,compute/* programsOf */.h2)(request);
    const asked = namesOfReaders(request.from, log);
    const impactAllPaths = request.impactAllPaths ?? [];
    (0,input_globs/* inputGlobs */.A)(impactAllPaths);
    const history = await openHistory(request, merges, temporary, programs, signal);
    const { steps } = history;
    const configurations = await (0,both_configurations/* readConfigurations */.q)(request, history.unchangedHead, log);
    if (configurations.kind === "all") throw new impact_error/* ImpactError */.X(`impacted-targets-config: ${configurations.why}`);
    const { file, head: configuration } = configurations;
    const quiet = { info: () => void 0, warn: () => void 0, debug: () => void 0 };
    const { untrustedIn } = request;
    const shared = {
      temporary,
      programs,
      log: quiet,
      signal,
      ...untrustedIn !== void 0 && { untrustedIn }
    };
    const stepAt = (index) => {
      const step = steps[index];
      if (step === void 0) throw new RangeError(`there is no merge ${String(index)}`);
      signal.throwIfAborted();
      return step;
    };
    const answered = async (ask) => {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof impact_error/* ImpactError */.X) || signal.aborted) throw error;
        return { ...(0,answer/* allBecause */.S)(error.message), buildSystems: [], failure: error.message };
      }
    };
    return await work({
      merges: steps.map(({ head, at, subject }) => ({ commit: head, at, subject })),
      base: history.base,
      head: history.head,
      isShallow: history.isShallow,
      rules: { configuration, impactAllPaths },
      file,
      paths: async () => {
        const paths = new Set((await history.unchangedHead.head.entries()).map(({ path }) => path));
        for (const step of steps) for (const { path } of (await history.compare(step)).changes) paths.add(path);
        return paths;
      },
      namedByWorkflows: () => (0,named_by_workflows/* placesNamedByWorkflows */.X)(history.unchangedHead.head),
      answer: (index, rules) => {
        const step = stepAt(index);
        const both = { kind: "configurations", file, base: rules.configuration, head: rules.configuration };
        const globs = { asked, impactAllPaths: new glob/* Globs */.E7(rules.impactAllPaths), candidates: readers };
        return answered(async () => (0,compute/* answerFor */.u3)(await history.compare(step), both, globs, shared));
      },
      claim: (index) => {
        const step = stepAt(index);
        const globs = { asked, impactAllPaths: new glob/* Globs */.E7(impactAllPaths), candidates: readers };
        return answered(async () => {
          const comparison = await history.compare(step);
          const both = await (0,both_configurations/* readConfigurations */.q)(request, comparison, quiet);
          if (both.kind === "all") return { ...(0,answer/* allBecause */.S)(both.why, [], "rule"), buildSystems: [] };
          return (0,compute/* answerFor */.u3)(comparison, both, globs, shared);
        });
      },
      changes: async (index) => (await history.compare(stepAt(index))).changes.map(({ path }) => path),
      readOf: async (index, paths) => (await history.compare(stepAt(index))).head.read(paths),
      targets: () => targetsOf(history.unchangedHead, configurations, asked, { ...shared, log })
    });
  } finally {
    for (const line of await temporary.remove()) log.warn(line);
  }
}
function namesOfReaders(from, log) {
  const asked = (0,select_build_systems/* checkNames */.L)(from);
  const workspaces = ["nx", "turborepo"];
  const executing = asked.filter((name) => name !== "auto" && readers.every((reader) => reader.name !== name));
  const others = executing.filter((name) => !workspaces.includes(name));
  if (others.length > 0) {
    throw new impact_error/* ImpactError */.X(
      `impacted-targets-from: ${others.join(" and ")} would execute code of every commit of the past, so that ${others.length === 1 ? "it" : "they"} cannot be analyzed. Give any of ${["auto", ...readers.map(({ name }) => name)].join(", ")}`
    );
  }
  if (executing.length === 0) return asked;
  log.warn(
    `${executing.join(" and ")} would execute code of every commit of the past: workspaces answers instead, from manifests and lockfiles`
  );
  return [.../* @__PURE__ */ new Set([...asked.filter((name) => !executing.includes(name)), "workspaces"])];
}
async function targetsOf(unchanged, configurations, asked, surroundings) {
  const selected = await (0,select_build_systems/* selectBuildSystems */.V)(asked, unchanged, configurations, readers);
  if (selected.kind === "all") throw new UnknownTargets(selected.why);
  const answer = await (0,ask_build_systems/* askBuildSystems */.I)(selected.systems, unchanged, configurations, surroundings);
  if (answer.kind === "all") throw new UnknownTargets(`the targets are not known: ${answer.why}`);
  const names = await answer.names?.();
  if (names === void 0) throw new UnknownTargets("the targets are not known");
  const { ownersOf, dependentsOf, named } = answer;
  const roots = /* @__PURE__ */ new Map();
  for (const { name, root = unchanged.root } of selected.systems) (0,append/* append */.BC)(roots, root, name);
  return {
    roots,
    names,
    paths: (await unchanged.head.entries()).map(({ path }) => path),
    read: (paths) => unchanged.head.read(paths),
    ownersOf: async (path) => await ownersOf?.(path) ?? [],
    dependentsOf: async (target) => await dependentsOf?.(target) ?? [],
    named: (pattern) => named?.(pattern) ?? []
  };
}
function withoutGraphs(answer) {
  if (answer.kind === "all") return answer;
  const {
    names: _names,
    isOwned: _isOwned,
    ownersOf: _owners,
    dependentsOf: _dependents,
    named: _named,
    ...others
  } = answer;
  return others;
}



/***/ }),

/***/ 77638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ withConfiguration),
/* harmony export */   O2: () => (/* binding */ withRules),
/* harmony export */   QH: () => (/* binding */ optionSetsOf),
/* harmony export */   Rj: () => (/* binding */ takenAwayBy),
/* harmony export */   Wy: () => (/* binding */ widestOf),
/* harmony export */   cZ: () => (/* binding */ causesOf)
/* harmony export */ });
/* harmony import */ var _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56467);
/* harmony import */ var _answer_explanation_groups_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42679);
/* harmony import */ var _answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17132);



function causesOf(answer) {
  return answer.kind === "all" ? answer.causes.map(({ suggestions = [], ...cause }) => ({ ...cause, suggestions })) : (0,_answer_explanation_groups_js__WEBPACK_IMPORTED_MODULE_1__.groupByCause)(answer.why, 0);
}
function optionSetsOf(causes) {
  const sets = /* @__PURE__ */ new Map();
  for (const { suggestions } of causes) {
    const suggestion = widestOf(suggestions);
    if (suggestion === void 0 || suggestion.rule.key === "impact-none") continue;
    sets.set((0,_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(suggestion.rule), { rules: [suggestion.rule], assumption: suggestion.assumption });
  }
  return [...sets.values()];
}
function widestOf(suggestions = []) {
  return suggestions.findLast(({ rule }) => rule.key !== "impact");
}
function takenAwayBy({ rules }) {
  const takers = rules.map((rule) => {
    if (rule.key !== "impact-none") {
      const key = (0,_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(rule);
      return ({ suggestions }) => suggestions.some((suggestion) => (0,_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(suggestion.rule) === key);
    }
    const globs = new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7([rule.glob]);
    return ({ files, suggestions }) => suggestions.some((suggestion) => suggestion.rule.key === "impact-none" || suggestion.rule.key === "impact") && files.every((path) => globs.matches(path));
  });
  return (cause) => takers.some((takesAway) => takesAway(cause));
}
function withConfiguration(rules, change) {
  const { configuration } = rules;
  return { ...rules, configuration: { ...configuration, ...change(configuration) } };
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
const added = ({ texts }, glob) => new _configuration_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .Globs */ .E7([...texts, glob]);



/***/ }),

/***/ 42679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   groupByCause: () => (/* binding */ groupByCause)
/* harmony export */ });
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94338);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);



function groupByCause(why, most) {
  const groups = /* @__PURE__ */ new Map();
  for (const [target, reason] of why) {
    const { cause, root } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(target, why);
    const what = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCause */ .V$)(cause);
    const files = cause.kind === "file" ? [cause.path] : cause.kind === "graph" ? cause.files : [];
    const group = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(groups, what, () => ({ what, files, targets: [], suggestions: [] }));
    group.targets.push(target);
    const found = reason.suggestions ?? root?.suggestions ?? [];
    if (found.length > group.suggestions.length) group.suggestions = found;
  }
  return [...groups.values()].sort((a, b) => b.targets.length - a.targets.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.what, b.what)).map(({ what, files, targets, suggestions }) => ({
    what,
    files,
    suggestions,
    count: targets.length,
    targets: targets.map((name) => {
      const { steps } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(name, why);
      const edge = steps.at(-1)?.edge;
      return { name, between: steps.slice(0, -1), ...edge && { edge } };
    }).sort((a, b) => a.between.length - b.between.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.name, b.name)).slice(0, most)
  }));
}



/***/ }),

/***/ 27605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ figuresBeside),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   yG: () => (/* binding */ apartSentence),
/* harmony export */   z8: () => (/* binding */ scope)
/* harmony export */ });
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80182);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32671);


const percent = (share) => `${String(Math.round(100 * share))} %`;
function scope({ merges, from, to, targets, buildSystems }) {
  return `${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(merges, "merge")} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(targets, "target")} (${buildSystems.join(", ")})`;
}
function apartSentence({ mostApart, today, suggested, tried }) {
  const others = (0,_packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_1__/* .present */ .Eb)(
    suggested.apart.fromPrevious !== today.apart.fromPrevious && `${String(suggested.apart.fromPrevious)} with the suggested rules`,
    tried !== void 0 && `${String(tried.outcome.apart.fromPrevious)} with ${tried.file}`
  );
  const sentence = `${ofMost(today.apart.fromPrevious, mostApart.fromPrevious)} could have been tested apart from the one before`;
  return [sentence, ...others.length === 0 ? [] : [others.join(", ")]].join("; ");
}
const ofMost = (count, most) => `${String(count)} of ${String(most)} merges`;
function figuresBeside({ mostApart, today, suggested, tried, concurrency }) {
  const outcomes = [today, suggested, ...tried === void 0 ? [] : [tried.outcome]];
  const row = (what, of) => [what, ...outcomes.map(of)];
  return {
    columns: ["", "today", "with the suggested rules", ...tried === void 0 ? [] : [`with ${tried.file}`]],
    rows: [
      row(
        "Apart from the merge before",
        ({ apart }) => `${String(apart.fromPrevious)} of ${String(mostApart.fromPrevious)}`
      ),
      row(
        "Apart from all of the hour before",
        ({ apart }) => `${String(apart.fromHour)} of ${String(mostApart.fromHour)}`
      ),
      row("ALL, or every target", ({ everythingShare }) => percent(everythingShare)),
      row("Share of all targets, median", ({ medianShare }) => percent(medianShare)),
      row(
        `Lanes, with ${String(concurrency)} in the queue`,
        ({ averageLanes }) => String(Math.round(10 * averageLanes) / 10)
      )
    ]
  };
}



/***/ }),

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
/* harmony import */ var _analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27605);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23905);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38219);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32671);
/* harmony import */ var _packages_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80182);













const analysisVersion = 1;
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
  if (analysis.isShallow) {
    surroundings.stderr.write(
      `warning: only ${String(analysis.merges)} of ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .counted */ .h)(commits, "merge")} are in this clone. Fetch the history with git fetch --unshallow
`
    );
  }
  surroundings.stdout.write(await formatted(analysis, format));
}
async function formatted(analysis, format) {
  if (format === "json") return `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .printableJson */ .et)({ version: analysisVersion, ...analysis }, 1)}
`;
  return format === "text" ? inLines(analysis) : (await __webpack_require__.e(/* import() */ 7951).then(__webpack_require__.bind(__webpack_require__, 47951))).analysisMarkdown(analysis);
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
  const { tried, costs, causes, rules, toJudge } = analysis;
  const suggestions = rules.flatMap(({ rules: own, assumption }) => own.map((rule) => ({ rule, assumption })));
  const inputs = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
  const yaml = (0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .configurationYaml */ .IE)(suggestions);
  const lines = [
    (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__/* .scope */ .z8)(analysis),
    (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__/* .apartSentence */ .yG)(analysis),
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
  const { columns: names, rows } = (0,_analysis_figures_js__WEBPACK_IMPORTED_MODULE_11__/* .figuresBeside */ .CI)(analysis);
  const widths = names.map((name, column) => Math.max(...[names, ...rows].map((row) => (row[column] ?? name).length)));
  return [names, ...rows].map(
    (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ").trimEnd()
  );
}



/***/ })

};
;