"use strict";
exports.id = 5171;
exports.ids = [5171];
exports.modules = {

/***/ 45171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ analyze),
  V: () => (/* binding */ failsEvery)
});

// EXTERNAL MODULE: ./build/impacted-targets/build-systems/build-system.js
var build_system = __webpack_require__(33619);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/glob.js
var configuration_glob = __webpack_require__(90972);
// EXTERNAL MODULE: ./build/impacted-targets/answer/explanation/suggestions.js
var suggestions = __webpack_require__(19709);
// EXTERNAL MODULE: ./build/impacted-targets/tree/paths.js
var tree_paths = __webpack_require__(52210);
// EXTERNAL MODULE: ./build/impacted-targets/answer/explanation/root-reason.js
var root_reason = __webpack_require__(43659);
// EXTERNAL MODULE: ./build/impacted-targets/answer/explanation/rules-to-copy.js
var rules_to_copy = __webpack_require__(3227);
;// CONCATENATED MODULE: ./build/analysis/suggested-rules.js



function causesOf(answer) {
  if (answer.kind === "all") return answer.causes.map(({ suggestions = [], ...cause }) => ({ ...cause, suggestions }));
  const causes = /* @__PURE__ */ new Map();
  for (const reason of answer.why.values()) {
    const root = (0,root_reason/* rootReason */.$)(reason, answer.why);
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
      const before = buildSystems[rule.system]?.[rule.option];
      const value = typeof rule.value === "string" ? rule.value : [...Array.isArray(before) ? before : [], ...rule.value];
      const ofSystem = { ...buildSystems[rule.system], [rule.option]: value };
      configuration = { ...configuration, buildSystems: { ...buildSystems, [rule.system]: ofSystem } };
    }
  }
  return { configuration, impactAllPaths };
}
function added({ included, excluded }, glob) {
  return new configuration_glob/* Globs */.E7([...included.map(({ text }) => text), ...excluded.map(({ text }) => `!${text}`), glob]);
}


;// CONCATENATED MODULE: ./build/analysis/files-left-out.js




const filesOfFolder = 2;
const mostMembers = 400;
const mostSought = 3e3;
const program = /\.(?:sh|bash|zsh|ps1|bat|cmd|py|rb|pl|[cm]?[jt]s)$/i;
async function fileSetsOf(past, causes, ownersOf) {
  const assumptions = /* @__PURE__ */ new Map();
  for (const { files, suggestions } of causes) {
    const suggestion = widestOf(suggestions);
    if (suggestion?.rule.key !== "impact-none") continue;
    for (const path of files) assumptions.set(path, suggestion.assumption);
  }
  if (assumptions.size === 0) return [];
  const groups = await groupsOf([...assumptions.keys()], await past.paths(), ownersOf);
  const singles = [...assumptions].flatMap(([path, assumption]) => {
    const glob = (0,suggestions/* globOf */.k8)(path);
    return glob === void 0 ? [] : [{ glob, assumption, members: [path] }];
  });
  const readers = await readersOf(past, [...new Set([...groups, ...singles].flatMap(({ members }) => members))]);
  const sets = [];
  const covered = /* @__PURE__ */ new Set();
  for (const group of [...groups, ...singles]) {
    if (group.members.every((path) => !assumptions.has(path) || covered.has(path))) continue;
    const read = await readByTargets(group, readers, ownersOf);
    if (read === void 0) continue;
    for (const path of group.members) covered.add(path);
    sets.push({
      rules: [{ key: "impact-none", glob: group.glob }],
      assumption: read.size === 0 ? group.assumption : onlyTargetsRead(group.glob),
      readers: read
    });
  }
  return sets;
}
const onlyTargetsRead = (glob) => `Only the targets whose files name what ${glob} matches read it.`;
async function groupsOf(changed, paths, ownersOf) {
  const groups = [];
  const add = async (glob, assumption, mayHaveOwned = false) => {
    const globs = new configuration_glob/* Globs */.E7([glob]);
    if (changed.filter((path) => globs.matches(path)).length < filesOfFolder) return;
    const members = [];
    for (const path of [...paths].filter((one) => globs.matches(one))) {
      if (members.length > mostMembers) return;
      if (await ownersOf(path) === void 0) members.push(path);
      else if (!mayHaveOwned) return;
    }
    if (!members.some((path) => saysHowToBuild(path, members))) groups.push({ glob, assumption, members });
  };
  const workflows = ".github/workflows";
  await add(
    `${workflows}/*`,
    `No test of a target reads a workflow in ${workflows}. A run of the workflow shows whether it works.`,
    true
  );
  await add(
    ".github/actions/**",
    "No test of a target reads an action of .github/actions. A run of the workflows that use it shows whether it works.",
    true
  );
  if (changed.filter(suggestions/* isDockerfile */.pZ).length >= filesOfFolder) {
    const glob = "**/{,*.}Dockerfile{,.*}";
    await add(glob, "No test that a merge waits for builds or uses an image of these Dockerfiles.", true);
  }
  const folders = new Set(changed.flatMap((path) => (0,tree_paths/* pathsAbove */.wP)(path)));
  const byWidth = [...folders].filter((folder) => folder !== "").sort((a, b) => depthOf(a) - depthOf(b));
  for (const folder of byWidth) {
    if (folder === ".github" || folder.startsWith(".github/workflows") || folder.startsWith(".github/actions"))
      continue;
    const glob = (0,suggestions/* globOf */.k8)(folder);
    if (glob === void 0) continue;
    const holdsPrograms = changed.some((path) => path.startsWith(`${folder}/`) && program.test(path));
    const start = holdsPrograms ? `Only people start a program in ${folder}, and no` : "No";
    await add(`${glob}/**`, `${start} build and no test reads a file in ${folder}.`);
  }
  return groups;
}
function saysHowToBuild(path, members) {
  if ((0,suggestions/* suggestionsForUnowned */.Ps)(path)[0]?.rule.key === "impact-none") return false;
  return !(0,tree_paths/* pathsAbove */.wP)(path).some((above) => members.includes(`${above}/package.json`));
}
const depthOf = (path) => path.split("/").length;
async function readersOf(past, paths) {
  const sought = paths.slice(0, mostSought);
  const [programs, others] = [
    sought.filter((path) => program.test(path)),
    sought.filter((path) => !program.test(path))
  ];
  const isNamedAlone = (path) => path.startsWith(".github/") || (0,suggestions/* isDockerfile */.pZ)(path);
  const readers = new Map(
    await past.readers({
      documents: others.filter(isNamedAlone),
      prose: others.filter((path) => !isNamedAlone(path)),
      programs,
      isNear: true
    })
  );
  for (const path of paths.slice(mostSought)) readers.set(path, /* @__PURE__ */ new Map([[path, true]]));
  return readers;
}
async function readByTargets({ members }, readers, ownersOf) {
  const own = new Set(members);
  const read = /* @__PURE__ */ new Map();
  for (const path of members) {
    const ofTargets = [];
    for (const [reader, counts] of readers.get(path) ?? []) {
      if (own.has(reader) || !counts) continue;
      if (await ownersOf(reader) === void 0) return void 0;
      ofTargets.push(reader);
    }
    if (ofTargets.length > 0) read.set(path, ofTargets);
  }
  return read;
}


// EXTERNAL MODULE: ./build/queue-rules/impacted-targets.js
var impacted_targets = __webpack_require__(41944);
;// CONCATENATED MODULE: ./build/analysis/statistics.js
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


;// CONCATENATED MODULE: ./build/analysis/lanes.js


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


// EXTERNAL MODULE: ./build/queue-rules/merge-queue.js + 12 modules
var merge_queue = __webpack_require__(54979);
;// CONCATENATED MODULE: ./build/analysis/replay.js


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


;// CONCATENATED MODULE: ./build/analysis/analysis.js






const mostRules = 12;
const failsEvery = 20;
async function analyze(past, { testMinutes, concurrency }) {
  const { merges, rules } = past;
  const answers = [];
  let names;
  let ownersOf;
  for (const index of merges.keys()) {
    const answer = await past.answer(index, rules);
    if (answer.kind === "targets") {
      names = answer.names ?? names;
      ownersOf = answer.ownersOf ?? ownersOf;
    }
    answers.push(withoutGraphs(answer));
  }
  const failures = answers.flatMap(
    ({ failure }, index) => failure === void 0 ? [] : [{ commit: merges[index]?.commit ?? "", why: failure }]
  );
  if (failures.length === merges.length) throw new build_system/* ImpactError */.X(failures[0]?.why ?? "there is no merge");
  const targets = (await names?.() ?? new Set(answers.flatMap((answer) => answer.kind === "targets" ? answer.targets : []))).size;
  const isEverything = (answer) => answer.kind === "all" || answer.targets.length > 1 && answer.targets.length >= targets;
  const causes = answers.map((answer) => isEverything(answer) ? causesOf(answer) : []);
  const chosen = await chooseRules(past, { answers, causes, isEverything, ownersOf });
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
    testMinutes,
    concurrency,
    replay: scenarios
  };
}
function withoutGraphs(answer) {
  if (answer.kind === "all") return answer;
  const { names: _names, ownersOf: _ownersOf, ...others } = answer;
  return others;
}
const asImpacted = (answer) => answer.kind === "all" ? "ALL" : new Set(answer.targets);
async function chooseRules(past, given) {
  const { isEverything } = given;
  const answers = [...given.answers];
  const causes = given.causes.map((ofMerge) => [...ofMerge]);
  const { ownersOf } = given;
  const all = given.causes.flat();
  let left = [...optionSetsOf(all), ...ownersOf ? await fileSetsOf(past, all, ownersOf) : []].map((set) => ({
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
    const found = /* @__PURE__ */ new Map();
    let losesTarget = false;
    for (const index of best.concerned) {
      const answer = await past.answer(index, by);
      losesTarget ||= await isReaderMissing(answer, best.set, causes[index] ?? []);
      if (losesTarget) break;
      found.set(index, withoutGraphs(answer));
    }
    if (losesTarget) continue;
    for (const [index, answer] of found) {
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
async function isReaderMissing(answer, { readers = /* @__PURE__ */ new Map() }, causes) {
  if (answer.kind === "all" || readers.size === 0) return false;
  const targets = new Set(answer.targets);
  for (const reader of causes.flatMap(({ files }) => files).flatMap((file) => readers.get(file) ?? [])) {
    const owners = await answer.ownersOf?.(reader) ?? [];
    if (owners.some((owner) => !targets.has(owner))) return true;
  }
  return false;
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

/***/ 43659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ rootReason)
/* harmony export */ });
function rootReason(reason, why) {
  const seen = /* @__PURE__ */ new Set();
  let last = reason;
  while (last.kind === "dependency" && !seen.has(last)) {
    seen.add(last);
    const next = last.because ?? why.get(last.target);
    if (next === void 0) return last;
    last = next;
  }
  return last;
}



/***/ }),

/***/ 3227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IE: () => (/* binding */ configurationYaml),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   fE: () => (/* binding */ suggestedRules)
/* harmony export */ });
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
  const quoted = (text) => JSON.stringify(text).replaceAll("\x7F", "\\u007f");
  const globs = (key) => suggestions.flatMap(({ rule }) => rule.key === key ? [rule.glob] : []);
  for (const key of ["impact-all", "impact-none"]) {
    const found = globs(key);
    if (found.length > 0) lines.push(`${key}:`, ...found.map((glob) => `  - ${quoted(glob)}`));
  }
  const impact = globs("impact");
  if (impact.length > 0) {
    lines.push(
      "impact:",
      ...impact.flatMap((glob) => [
        `  - paths: ${quoted(glob)}`,
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
      else lines.push(`    ${option}:`, ...[...value].map((name) => `      - ${quoted(name)}`));
    }
  }
  return lines.map((line) => `${line}
`).join("");
}



/***/ })

};
;