"use strict";
exports.id = 3558;
exports.ids = [3558];
exports.modules = {

/***/ 42089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ mostApart),
/* harmony export */   Zi: () => (/* binding */ asClaiming),
/* harmony export */   i6: () => (/* binding */ apartOf)
/* harmony export */ });
/* harmony import */ var _local_service_src_queue_rules_impacted_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63457);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


const claimed = /* @__PURE__ */ new WeakMap();
function asClaiming(merges, answers) {
  return answers.map((answer, index) => {
    const targets = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .IV)(claimed, answer, () => answer.kind === "all" ? "ALL" : new Set(answer.targets));
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
const areApart = (one, other) => one !== "ALL" && other !== "ALL" && !(0,_local_service_src_queue_rules_impacted_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .overlap */ .E)(one, other);



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
async function openHistory(request, { commits, since }, temporary, programs, signal) {
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
  const last = since === void 0 ? void 0 : await lastBefore(repository, since, commit.id, request);
  const after = last?.after ?? 0;
  const most = Math.max(commits, after);
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
  if (steps.length < after) {
    throw new impact_error/* ImpactError */.X(
      `The checkout does not hold the ${String(after)} commits between ${last?.id ?? ""} and ${commit.id}. Check out with fetch-depth: 0`
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
    since: steps.length - after,
    base: last?.id ?? steps[0]?.base ?? commit.id,
    isShallow: steps.length < commits && await (0,repository_layout/* isShallow */.fE)(repository.directory),
    unchangedHead: { ...common, base: tree("base", commit.id), head: tree("head", commit.id), changes: [] },
    compare: async (step) => {
      const { base, head } = step;
      const known = await changesOf(step);
      const memory = (0,append/* getOrMake */.IV)(ofComparisons, head, () => /* @__PURE__ */ new Map());
      const before = tree("base", base);
      const after2 = tree("head", head, { tree: before, changes: known });
      return { ...common, base: before, head: after2, changes: known, memory };
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
async function withPastMerges(request, commits, surroundings, work) {
  const { log, signal } = surroundings;
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(request.environment));
  try {
    const programs = (0,compute/* programsOf */.h2)(request);
    const asked = namesOfReaders(request.from, log);
    const impactAllPaths = request.impactAllPaths ?? [];
    (0,input_globs/* inputGlobs */.A)(impactAllPaths);
    const history = await openHistory(
      request,
      typeof commits === "number" ? { commits } : commits,
      temporary,
      programs,
      signal
    );
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
      since: history.since,
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

/***/ 63457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ overlap),
/* harmony export */   n: () => (/* binding */ sameTargets)
/* harmony export */ });
const compared = /* @__PURE__ */ new WeakMap();
function overlap(one, other) {
  const [a, b] = [one ?? "ALL", other ?? "ALL"];
  if (a === "ALL") return b === "ALL" || b.size > 0;
  if (b === "ALL") return a.size > 0;
  const known = compared.get(a)?.get(b);
  if (known !== void 0) return known;
  const found = shareTarget(a, b);
  remember(a, b, found);
  remember(b, a, found);
  return found;
}
function shareTarget(one, other) {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  for (const target of fewer) if (more.has(target)) return true;
  return false;
}
function remember(one, other, found) {
  const ofOne = compared.get(one) ?? /* @__PURE__ */ new WeakMap();
  ofOne.set(other, found);
  compared.set(one, ofOne);
}
function sameTargets(one, other) {
  if (one === void 0 || other === void 0 || one === "ALL" || other === "ALL") return one === other;
  return one.size === other.size && [...one].every((target) => other.has(target));
}



/***/ })

};
;