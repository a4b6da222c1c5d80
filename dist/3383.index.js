"use strict";
exports.id = 3383;
exports.ids = [3383,5947];
exports.modules = {

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XH: () => (/* binding */ UnknownTargets),
  i6: () => (/* binding */ apartOf),
  FD: () => (/* binding */ impactedBy),
  eQ: () => (/* binding */ withPastMerges)
});

// UNUSED EXPORTS: targetsOf

// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/impacted-targets.js
var impacted_targets = __webpack_require__(63457);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/answer.js
var answer = __webpack_require__(73025);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-systems.js + 1 modules
var build_systems = __webpack_require__(11359);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/compute.js + 2 modules
var compute = __webpack_require__(98884);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/both-configurations.js
var both_configurations = __webpack_require__(97808);
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/ask.js + 10 modules
var ask = __webpack_require__(68858);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/select-build-systems.js
var select_build_systems = __webpack_require__(96369);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/temporary-directories.js
var temporary_directories = __webpack_require__(78553);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __webpack_require__(44547);
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
    const history = await openHistory(request, merges, temporary, programs, signal);
    const { steps } = history;
    const configurations = await (0,both_configurations/* readConfigurations */.q)(request, history.unchangedHead, log);
    if (configurations.kind === "all") throw new impact_error/* ImpactError */.X(`impacted-targets-config: ${configurations.why}`);
    const { file, head: configuration } = configurations;
    const bothBy = (rules) => ({ ...configurations, base: rules, head: rules });
    const quiet = { info: () => void 0, warn: () => void 0, debug: () => void 0 };
    const { untrustedIn } = request;
    const shared = { temporary, programs, log: quiet, signal, ...(0,json_values/* given */.gI)({ untrustedIn }) };
    const stepAt = (index) => {
      const step = steps[index];
      if (step === void 0) throw new RangeError(`there is no merge ${String(index)}`);
      signal.throwIfAborted();
      return step;
    };
    const answered = async (step, rules) => {
      const comparison = await history.compare(step);
      const both = rules === void 0 ? await (0,both_configurations/* readConfigurations */.q)(request, comparison, quiet) : bothBy(rules);
      if (both.kind === "all") return { ...(0,answer/* allBecause */.S)(both.why, [], "rule"), buildSystems: [] };
      return withoutGraphs(await (0,compute/* answerFor */.u3)(comparison, both, { asked, candidates: readers }, shared));
    };
    return await work({
      merges: steps.map(({ head, at, subject }) => ({ commit: head, at, subject })),
      base: history.base,
      head: history.head,
      isShallow: history.isShallow,
      configuration,
      file,
      answer: (index, rules) => answered(stepAt(index), rules).catch((error) => {
        if (!(error instanceof impact_error/* ImpactError */.X) || signal.aborted) throw error;
        return { ...(0,answer/* allBecause */.S)(error.message), buildSystems: [], failure: error.message };
      }),
      changes: async (index) => (await history.compare(stepAt(index))).changes.map(({ path }) => path),
      targets: (rules = configuration) => targetsOf(history.unchangedHead, bothBy(rules), asked, { ...shared, log })
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
  const independent = { ...configurations, base: without(configurations.base), head: without(configurations.head) };
  const answer = await (0,ask/* askBuildSystems */.I)(selected.systems, unchanged, independent, surroundings);
  if (answer.kind === "all") throw new UnknownTargets(`the targets are not known: ${answer.why}`);
  const names = await answer.names?.();
  if (names === void 0) throw new UnknownTargets("the targets are not known");
  const { ownersOf, dependentsOf, named, problems } = answer;
  const roots = /* @__PURE__ */ new Map();
  for (const { name, root = unchanged.root } of selected.systems) (0,append/* append */.BC)(roots, root, name);
  return {
    roots,
    names,
    paths: (await unchanged.head.entries()).map(({ path }) => path),
    read: (paths) => unchanged.head.read(paths),
    ownersOf: async (path) => await ownersOf?.(path) ?? [],
    dependentsOf: async (target) => await dependentsOf?.(target) ?? [],
    places: async () => {
      const changes = (await unchanged.head.entries()).map((head) => ({
        status: "added",
        path: head.path,
        head
      }));
      const all = await (0,ask/* askBuildSystems */.I)(selected.systems, { ...unchanged, changes }, configurations, surroundings);
      return all.places ?? /* @__PURE__ */ new Map();
    },
    named: (pattern) => named?.(pattern) ?? [],
    problems: async () => await problems?.() ?? []
  };
}
const without = (rules) => ({ ...rules, dependsOn: [] });
function impactedBy(answer) {
  return answer.kind === "all" ? "ALL" : new Set(answer.targets);
}
function apartOf(answers) {
  const targets = answers.map(impactedBy);
  return targets.filter((later, index) => {
    const earlier = targets[index - 1];
    return earlier !== void 0 && later !== "ALL" && earlier !== "ALL" && !(0,impacted_targets/* overlap */.E)(later, earlier);
  }).length;
}
function withoutGraphs(answer) {
  if (answer.kind === "all") return answer;
  const {
    names: _names,
    ownersOf: _owners,
    dependentsOf: _dependents,
    named: _named,
    problems: _problems,
    ...others
  } = answer;
  return others;
}



/***/ }),

/***/ 43818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explanationDocument: () => (/* binding */ explanationDocument)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94338);

const formVersion = 1;
function explanationDocument(computed) {
  const { compared, buildSystems, tools } = computed;
  const head = {
    version: formVersion,
    ...compared === void 0 ? {} : { base: compared.base, head: compared.head, changedFiles: compared.changes },
    tools: Object.fromEntries(tools),
    buildSystems,
    all: computed.kind === "all"
  };
  const parts = [JSON.stringify(head).slice(0, -1)];
  if (computed.kind === "all") {
    const causes = computed.causes.map(({ what, files }) => ({ what, files }));
    parts.push(`,"causes":${JSON.stringify(causes)}`);
  } else {
    const { targets, why, decided = /* @__PURE__ */ new Map() } = computed;
    const files = [...decided].map(([path, rule]) => ({ path, rule }));
    if (files.length > 0) parts.push(`,"decided":${JSON.stringify(files)}`);
    parts.push(',"targets":[');
    for (const [index, name] of targets.entries()) {
      const { cause, steps } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .chainOf */ .dR)(name, why);
      parts.push(`${index === 0 ? "\n" : ",\n"}${JSON.stringify({ name, cause, steps })}`);
    }
    parts.push("]");
  }
  parts.push("}\n");
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}



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
  for (const target of why.keys()) {
    const { cause } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(target, why);
    const what = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCause */ .V$)(cause);
    const files = cause.kind === "file" ? [cause.path] : cause.kind === "graph" ? cause.files : [];
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(groups, what, () => ({ what, files, targets: [] })).targets.push(target);
  }
  return [...groups.values()].sort((a, b) => b.targets.length - a.targets.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.what, b.what)).map(({ what, files, targets }) => ({
    what,
    files,
    count: targets.length,
    targets: targets.map((name) => {
      const { steps } = (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(name, why);
      const edge = steps.at(-1)?.edge;
      return { name, between: steps.slice(0, -1), ...edge && { edge } };
    }).sort((a, b) => a.between.length - b.between.length || (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.name, b.name)).slice(0, most)
  }));
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

/***/ 89615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyzeMerges: () => (/* binding */ analyzeMerges)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/groups.js
var groups = __webpack_require__(42679);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/file-rules.js
var file_rules = __webpack_require__(91683);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/impact.js
var impact = __webpack_require__(62841);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/costs.js






function rulesOf(today) {
  const { impactAll, impact, fileRules, dependsOn } = today;
  const byPath = (what, paths, without) => ({
    what,
    rules: { ...today, ...without },
    mayMatter: (changed) => changed.some((path) => paths.matches(path))
  });
  return [
    ...impactAll.included.map(
      ({ text }) => byPath(`impact-all: ${text}`, impactAll, {
        impactAll: new glob/* Globs */.E7(impactAll.texts.filter((other) => other !== text))
      })
    ),
    ...impact.map(
      (rule) => byPath(`impact: ${(0,file_rules/* textOfGlobs */.S5)(rule.paths)}`, rule.paths, { impact: impact.filter((other) => other !== rule) })
    ),
    ...fileRules.map(
      (rule) => byPath((0,file_rules/* ruleText */.Y3)(rule), rule.paths, { fileRules: fileRules.filter((other) => other !== rule) })
    ),
    ...dependsOn.map((rule) => ({
      what: `depends-on: ${rule.target}: ${rule.on.join(", ")}`,
      rules: { ...today, dependsOn: dependsOn.filter((other) => other !== rule) },
      // Where no reason goes through it, every target stays for the same reason.
      mayMatter: (_changed, answer) => answer.kind === "targets" && [...answer.why.values()].some(({ edge }) => edge?.kind === "stated" && edge.text === rule.target)
    }))
  ];
}
function costsOfRules(without, today) {
  const apartToday = (0,past_merges/* apartOf */.i6)(today);
  const listOf = (answer) => answer?.kind === "targets" ? answer.targets.join("\n") : "ALL";
  return without.map(({ what, answers }) => ({
    what,
    merges: answers.filter((answer, index) => listOf(answer) !== listOf(today[index])).length,
    apart: (0,past_merges/* apartOf */.i6)(answers) - apartToday
  })).filter(({ merges }) => merges > 0).sort((a, b) => b.apart - a.apart || b.merges - a.merges || (0,names/* compareByteOrder */.QC)(a.what, b.what));
}
const mostEdges = 100;
function costsOfNamedEdges(answers) {
  const costs = /* @__PURE__ */ new Map();
  for (const answer of answers) {
    for (const [key, edge] of namedEdgesOf(answer)) {
      const { merges = 0, targets = 0 } = costs.get(key) ?? {};
      costs.set(key, { ...edge, merges: merges + 1, targets: targets + edge.targets });
    }
  }
  return [...costs.values()].sort((a, b) => b.targets - a.targets || b.merges - a.merges || (0,names/* compareByteOrder */.QC)(a.target + a.on, b.target + b.on)).slice(0, mostEdges);
}
function namedEdgesOf(answer) {
  const found = /* @__PURE__ */ new Map();
  if (answer.kind === "all") return found;
  for (const claimed of answer.targets) {
    const { cause, steps } = (0,chain/* chainOf */.dR)(claimed, answer.why);
    for (const [place, { name: target, edge }] of steps.entries()) {
      const on = steps[place - 1]?.name ?? (cause.kind === "file" ? cause.path : void 0);
      if (edge?.kind !== "named" || on === void 0) continue;
      const key = JSON.stringify([target, on]);
      found.set(key, { target, on, edge: (0,impact/* describeEdge */.T)(edge), targets: (found.get(key)?.targets ?? 0) + 1 });
    }
  }
  return found;
}


// EXTERNAL MODULE: ./build/packages/local-service/src/queue-rules/merge-queue.js + 12 modules
var merge_queue = __webpack_require__(20726);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/replay.js

const failsEvery = 20;
function scenarios(arrivals, settings) {
  return ["single", "parallel"].flatMap(
    (mode) => [false, true].map((batch) => ({
      mode,
      batch,
      allPass: replay(arrivals, { ...settings, mode, batch, failsEvery: 0 }),
      someFail: replay(arrivals, { ...settings, mode, batch, failsEvery })
    }))
  );
}
function replay(arrivals, settings) {
  const { mode, batch, concurrency, testMinutes, failsEvery: failsEvery2 } = settings;
  const failing = new Set(arrivals.map((_, index) => index + 1).filter((number) => number % failsEvery2 === 0));
  const minutes = [];
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
        if (to === "MERGED") minutes.push((at - (arrivals[number - 1]?.at ?? 0)) / 6e4);
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
  if (minutes.length < arrivals.length) throw new Error("a pull request of the replay never merged");
  return { medianMinutes: percentile(minutes, 50), percentile95Minutes: percentile(minutes, 95), tests };
}
function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(percent / 100 * sorted.length) - 1)] ?? 0;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/analysis.js







async function analyze(past, options) {
  const { merges, configuration, head, isShallow } = past;
  const { testMinutes, concurrency, toTry } = options;
  if (merges.length === 0) {
    throw new impact_error/* ImpactError */.X(
      `The checkout holds one commit of the history of ${head}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`
    );
  }
  const today = [];
  const tried = [];
  const without = rulesOf(configuration).map((rule) => ({ ...rule, answers: [] }));
  for (const index of merges.keys()) {
    const answer = await past.answer(index, configuration);
    today.push(answer);
    if (toTry !== void 0) tried.push(await past.answer(index, toTry.configuration));
    const changed = await past.changes(index);
    for (const { rules, mayMatter, answers } of without)
      answers.push(mayMatter(changed, answer) ? await past.answer(index, rules) : answer);
  }
  const failures = today.flatMap(
    ({ failure: why }, index) => why === void 0 ? [] : [{ commit: merges[index]?.commit ?? "", why }]
  );
  if (failures.length === merges.length) throw new impact_error/* ImpactError */.X(failures[0]?.why ?? "");
  const claims = today.map((answer, index) => ({ at: merges[index]?.at ?? 0, targets: (0,past_merges/* impactedBy */.FD)(answer) }));
  return {
    head,
    merges: merges.length,
    from: new Date(merges[0]?.at ?? 0).toISOString(),
    to: new Date(merges.at(-1)?.at ?? 0).toISOString(),
    isShallow,
    buildSystems: [...new Set(today.flatMap(({ buildSystems }) => buildSystems))].sort(),
    failures,
    today: await outcomeOf(past, configuration, today),
    ...toTry !== void 0 && { tried: await triedRules(past, toTry, tried, today) },
    costs: costsOfRules(without, today),
    edges: costsOfNamedEdges(today),
    testMinutes,
    concurrency,
    replay: scenarios(claims, { testMinutes, concurrency })
  };
}
async function triedRules(past, { file, configuration }, answers, today) {
  const more = answers.map((answer, index) => sizeOf(answer) - sizeOf(today[index] ?? answer));
  return {
    file,
    ...await outcomeOf(past, configuration, answers),
    claimingMore: more.filter((by) => by > 0).length,
    claimingLess: more.filter((by) => by < 0).length
  };
}
async function outcomeOf(past, rules, answers) {
  const targets = (await namesOf(past, rules, answers)).size;
  const everything = answers.filter(
    (answer) => answer.kind === "all" || answer.targets.length > 1 && answer.targets.length >= targets
  );
  const shares = answers.map((answer) => Math.min(1, sizeOf(answer) / Math.max(targets, 1)));
  return {
    targets,
    apart: (0,past_merges/* apartOf */.i6)(answers),
    everything: everything.length,
    medianShare: percentile(shares, 50),
    causes: causesOf(everything)
  };
}
async function namesOf(past, rules, answers) {
  try {
    return (await past.targets(rules)).names;
  } catch (error) {
    if (!(error instanceof past_merges/* UnknownTargets */.XH)) throw error;
    return new Set(answers.flatMap((answer) => answer.kind === "targets" ? answer.targets : []));
  }
}
const sizeOf = (answer) => answer.kind === "all" ? Infinity : answer.targets.length;
function causesOf(everything) {
  const found = /* @__PURE__ */ new Map();
  for (const answer of everything) {
    const causes = answer.kind === "all" ? answer.causes : (0,groups.groupByCause)(answer.why, 0);
    for (const { what } of causes) {
      const one = (0,append/* getOrMake */.IV)(found, what, () => ({ what, merges: 0, alone: 0 }));
      one.merges += 1;
      if (causes.length === 1) one.alone += 1;
    }
  }
  return [...found.values()].sort(
    (a, b) => b.merges - a.merges || b.alone - a.alone || (0,names/* compareByteOrder */.QC)(a.what, b.what)
  );
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/both-configurations.js
var both_configurations = __webpack_require__(97808);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/reporting/summary/markdown.js
var markdown = __webpack_require__(4502);
// EXTERNAL MODULE: ./build/src/command/terminal.js
var terminal = __webpack_require__(38219);
;// CONCATENATED MODULE: ./build/src/command/analysis-report.js





const mostRows = 10;
const longestCell = 300;
function analysisLines(analysis) {
  const sections = sectionsOf(analysis).flatMap(({ title, lines = [], header, rows }) => {
    const cells = [header, ...rows];
    const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const aligned = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   "));
    return ["", title, ...lines, ...aligned.map((line) => line.trimEnd())];
  });
  return [headline(analysis), scope(analysis), ...sections].map((line) => `${(0,terminal/* printable */.g$)(line)}
`).join("");
}
function analysisMarkdown(analysis) {
  const sections = sectionsOf(analysis).flatMap(({ title, lines = [], header, rows }) => [
    `### ${(0,markdown/* text */.Qq)(title)}`,
    ...lines.map(markdown/* text */.Qq),
    (0,markdown/* table */.tp)(
      header.map((cell) => (0,markdown/* shortText */.os)(cell, longestCell)),
      rows.map((row) => row.map((cell) => (0,markdown/* shortText */.os)(cell, longestCell)))
    )
  ]);
  return `${[`## ${(0,markdown/* text */.Qq)(headline(analysis))}`, (0,markdown/* text */.Qq)(scope(analysis)), ...sections].join("\n\n")}
`;
}
function headline({ merges, today, tried }) {
  const apart = `${ofMost(today.apart, merges - 1)} merges could have been tested apart from the one before`;
  return tried === void 0 ? apart : `${apart}; ${String(tried.apart)} with ${tried.file}`;
}
function scope({ merges, from, to, today, buildSystems }) {
  return `${(0,numbers/* counted */.h)(merges, "merge")} from ${from.slice(0, 10)} to ${to.slice(0, 10)}, ${(0,numbers/* counted */.h)(today.targets, "target")} (${buildSystems.join(", ")})`;
}
const ofMost = (count, most) => `${String(count)} of ${String(most)}`;
function sectionsOf(analysis) {
  const { today, tried, costs, edges } = analysis;
  return [
    outcomes(analysis),
    first(
      "What each rule cost",
      costs.filter(({ apart }) => apart > 0),
      {
        lines: [
          "How many more merges could have been tested apart without it, and how many have another list without it"
        ],
        header: ["Apart", "Merges", "Rule"],
        row: ({ apart, merges, what }) => [(0,numbers/* grouped */.z)(apart), (0,numbers/* grouped */.z)(merges), what]
      }
    ),
    first("The named edges that brought most targets into lists", edges, {
      lines: ["If an edge is not a real dependency, add it under not-depends-on"],
      header: ["Targets", "Merges", "Edge"],
      row: ({ targets, merges, target, on, edge }) => [
        (0,numbers/* grouped */.z)(targets),
        (0,numbers/* grouped */.z)(merges),
        `${target} depends on ${on} (${edge})`
      ]
    }),
    counts("What made merges impact everything", today.causes),
    counts(`The same with ${tried?.file ?? ""}`, tried?.causes ?? []),
    replayed(analysis)
  ].filter(({ rows }) => rows.length > 0);
}
function outcomes({ today, tried, merges }) {
  const columns = [
    { name: "today", outcome: today },
    ...tried ? [{ name: `with ${tried.file}`, outcome: tried }] : []
  ];
  const row = (what, of) => [what, ...columns.map(({ outcome }) => of(outcome))];
  return {
    title: "What the merges would have impacted",
    lines: (0,json_values/* present */.Eb)(
      tried && `With ${tried.file}, ${(0,numbers/* counted */.h)(tried.claimingMore, "merge")} would have had more targets, and ${(0,numbers/* counted */.h)(tried.claimingLess, "merge")} fewer`
    ),
    header: ["Rules", ...columns.map(({ name }) => name)],
    rows: [
      row("Apart from the merge before", ({ apart }) => ofMost(apart, merges - 1)),
      row("ALL, or every target", ({ everything }) => percent(everything / merges)),
      row("Share of all targets, median", ({ medianShare }) => percent(medianShare))
    ]
  };
}
const percent = (share) => `${String(Math.round(100 * share))} %`;
function first(title, items, { row, lines = [], header }) {
  const rest = items.length - mostRows;
  return {
    title,
    lines: [...lines, ...rest > 0 ? [`The first ${String(mostRows)}; JSON has ${(0,numbers/* grouped */.z)(rest)} more`] : []],
    header,
    rows: items.slice(0, mostRows).map(row)
  };
}
function counts(title, causes) {
  return first(title, causes, {
    header: ["Merges", "By itself", "Cause"],
    row: ({ merges, alone, what }) => [(0,numbers/* grouped */.z)(merges), (0,numbers/* grouped */.z)(alone), what]
  });
}
function replayed({ replay, testMinutes, concurrency }) {
  const cells = ({ medianMinutes, percentile95Minutes, tests }) => [medianMinutes, percentile95Minutes, tests].map((value) => (0,numbers/* grouped */.z)(Math.round(10 * value) / 10));
  return {
    title: "The same merges through a queue",
    lines: [
      `Tests of ${String(testMinutes)} min, ${String(concurrency)} at a time. Where some fail, the first test of every ${String(failsEvery)}th pull request fails`
    ],
    header: ["Queue", "Median minutes", "95 %", "Tests", "Median, some fail", "95 %, some fail", "Tests, some fail"],
    rows: replay.map(({ mode, batch, allPass, someFail }) => [
      `${mode}${batch ? ", batches" : ""}`,
      ...cells(allPass),
      ...cells(someFail)
    ])
  };
}


// EXTERNAL MODULE: ./build/src/command/command-error.js
var command_error = __webpack_require__(23905);
// EXTERNAL MODULE: ./build/src/command/impact.js + 2 modules
var command_impact = __webpack_require__(89155);
;// CONCATENATED MODULE: ./build/src/command/analyze.js











const analysisVersion = 2;
const limitBytes = 2 * 1024 * 1024;
async function analyzeMerges(options, surroundings) {
  const { commits, format, head } = options;
  const toTry = options.with === void 0 ? void 0 : rulesToTry(options.with, surroundings.directory);
  const request = await (0,command_impact/* requestOf */.f)(options, surroundings);
  const local = { uncommitted: false, ...head === void 0 ? {} : { head } };
  const analysis = await (0,command_impact/* withLog */.X)(surroundings, (log, signal) => {
    log.info(`Analyzing the last ${(0,numbers/* counted */.h)(commits, "merge")}`);
    return (0,past_merges/* withPastMerges */.eQ)(
      { ...request, local },
      { commits },
      { log, signal },
      (past) => analyze(past, { ...options, toTry })
    );
  });
  const [first] = analysis.failures;
  if (first !== void 0) {
    surroundings.stderr.write(
      `warning: ${(0,numbers/* counted */.h)(analysis.failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${(0,terminal/* printable */.g$)(first.why)}
`
    );
  }
  if (analysis.isShallow) {
    surroundings.stderr.write(
      `warning: only ${String(analysis.merges)} of ${(0,numbers/* counted */.h)(commits, "merge")} are in this clone. Fetch the history with git fetch --unshallow
`
    );
  }
  const formats = {
    text: analysisLines,
    markdown: analysisMarkdown,
    json: (found) => `${(0,terminal/* printableJson */.et)({ version: analysisVersion, ...found }, 1)}
`
  };
  surroundings.stdout.write(formats[format](analysis));
}
function rulesToTry(file, directory) {
  try {
    return { file, configuration: (0,both_configurations/* configurationOf */.Q)((0,open_file/* readRunnerFile */.Lh)((0,external_node_path_.resolve)(directory, file), limitBytes), file) };
  } catch (error) {
    if (error instanceof mistakes/* ConfigurationError */.j) throw error;
    throw new command_error/* UsageError */.eb(`--with: ${file} cannot be read: ${error.message}`);
  }
}



/***/ }),

/***/ 89155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  impact: () => (/* binding */ impact_impact),
  f: () => (/* binding */ requestOf),
  X: () => (/* binding */ withLog)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/document.js
var explanation_document = __webpack_require__(43818);
// EXTERNAL MODULE: ./build/src/operations/shards.js
var operations_shards = __webpack_require__(60467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-systems.js + 1 modules
var build_systems = __webpack_require__(11359);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/compute.js + 2 modules
var compute = __webpack_require__(98884);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/find-repository.js
var find_repository = __webpack_require__(14965);
// EXTERNAL MODULE: ./build/src/command/command-error.js
var command_error = __webpack_require__(23905);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var tree_names = __webpack_require__(75505);
;// CONCATENATED MODULE: ./build/src/command/asked-files.js




async function askedFiles(names, root, { directory, stdin }) {
  const current = await (0,promises_.realpath)(directory);
  const asked = [];
  for (const name of names) {
    if (name === "-")
      asked.push(
        ...(await fromInput()).map((line) => ({ name: line, paths: [root, current].flatMap(inRepository(line)) }))
      );
    else asked.push({ name, paths: [current, root].flatMap(inRepository(name)) });
  }
  return asked;
  function inRepository(name) {
    return (start) => {
      const path = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(start, name)).split(external_node_path_.sep).join("/");
      return path === ".." || path.startsWith("../") ? [] : [path];
    };
  }
  async function fromInput() {
    const input = await stdin();
    const lines = input.includes(0) ? (0,tree_names/* nulRecords */.OL)(input) : (0,tree_names/* decodePath */.q0)(input).split(/\r?\n/);
    const found = lines.filter((line) => line.trim() !== "");
    if (found.length === 0) throw new impact_error/* ImpactError */.X("--files -: the standard input has no name of a file");
    const quoted = found.find((line) => /^".*"$/.test(line));
    if (quoted !== void 0)
      throw new impact_error/* ImpactError */.X(
        `--files -: ${quoted} is quoted by Git. Let it print names as they are: git diff --name-only -z`
      );
    return found;
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/impact.js
var impact = __webpack_require__(62841);
// EXTERNAL MODULE: ./build/src/command/terminal.js
var terminal = __webpack_require__(38219);
;// CONCATENATED MODULE: ./build/src/command/picture.js



const mostCauses = 50;
function tree(targets, why, { stdout, environment }) {
  const { bold, dim } = (0,terminal/* styles */.R7)(stdout, environment);
  const columns = stdout.isTTY === true ? (0,terminal/* widthOf */.qz)(stdout) : Infinity;
  const causes = causesOf(targets, why);
  const lines = new Map([...causes].map((cause) => [cause, linesBelow(cause.below)]));
  const names = [...lines.values()].flat().flatMap(({ name, isTarget }) => isTarget ? [name] : []);
  const shared = columns === Infinity ? "" : sharedBeginning(names);
  const shown = shared === "" ? [] : [dim((0,terminal/* cutLeft */.ml)(`\u2026 is ${(0,terminal/* printable */.g$)(shared)}`, columns))];
  for (const [{ what, files }, below] of lines) {
    shown.push(
      (0,terminal/* cutLeft */.ml)((0,terminal/* printable */.g$)(what), columns),
      ...files.map((path) => dim((0,terminal/* cutLeft */.ml)(`  by ${(0,terminal/* printable */.g$)(path)}`, columns)))
    );
    for (const { stem, name, isTarget, edge } of below) {
      const left = (0,terminal/* cutLeft */.ml)(stem, Math.floor(columns / 2));
      const written = (0,terminal/* printable */.g$)(isTarget && shared !== "" ? `\u2026${name.slice(shared.length)}` : name);
      const cut = (0,terminal/* cutLeft */.ml)(written, Math.max(columns - left.length, 8));
      const room = columns - left.length - cut.length;
      const text = (0,terminal/* printable */.g$)(edge);
      const note = text.length <= room ? text : room < 16 ? "" : ` (${(0,terminal/* cutLeft */.ml)(text.slice(2), room - 2)}`;
      shown.push(`${dim(left)}${isTarget ? bold(cut) : cut}${dim(note)}`);
    }
  }
  return shown.map((line) => `${line}
`).join("");
}
function causesOf(targets, why) {
  const causes = /* @__PURE__ */ new Map();
  for (const target of targets) {
    const { cause, steps } = (0,chain/* chainOf */.dR)(target, why);
    const what = (0,chain/* describeCause */.V$)(cause);
    const top = causes.get(what) ?? { what, files: cause.kind === "graph" ? cause.files : [], below: /* @__PURE__ */ new Map() };
    causes.set(what, top);
    let { below } = top;
    for (const step of steps) {
      const edge = (0,chain/* because */.xx)(step);
      const key = `${step.name}${edge}`;
      const branch = below.get(key) ?? {
        name: step.name,
        isTarget: step.kind === "target",
        edge,
        below: /* @__PURE__ */ new Map()
      };
      below.set(key, branch);
      below = branch.below;
    }
  }
  return [...causes.values()];
}
function linesBelow(top) {
  const lines = [];
  const placed = (below, stem) => [...below.values()].map((branch, index) => ({ branch, stem, isLast: index === below.size - 1 })).reverse();
  const waiting = placed(top, "");
  for (let one = waiting.pop(); one !== void 0; one = waiting.pop()) {
    const { branch, stem, isLast } = one;
    const { name, isTarget, edge } = branch;
    lines.push({ stem: `${stem}${isLast ? "\u2514\u2500 " : "\u251C\u2500 "}`, name, isTarget, edge });
    waiting.push(...placed(branch.below, `${stem}${isLast ? "   " : "\u2502  "}`));
  }
  return lines;
}
function sharedBeginning(names) {
  const [first = "", ...others] = new Set(names);
  if (others.length === 0) return "";
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length -= 1;
  const beginning = first.slice(0, length);
  const end = Math.max(beginning.lastIndexOf("/"), beginning.lastIndexOf(":"));
  return end < 8 ? "" : beginning.slice(0, end);
}
function everything({ causes }) {
  const rest = causes.length - mostCauses;
  const lines = [
    ...causes.slice(0, mostCauses).map(({ what, files }) => {
      const others = files.filter((path) => !what.includes(path)).slice(0, 5);
      return `everything, because ${what}${others.length === 0 ? "" : ` (${others.join(", ")})`}`;
    }),
    ...rest > 0 ? [`and ${String(rest)} more, which --format json with --why lists`] : [],
    ...causes.some(({ kind }) => kind === "unowned") ? [impact/* adviceForUnowned */.Y] : []
  ];
  return lines.map((line) => `${(0,terminal/* printable */.g$)(line)}
`).join("");
}
function decisions({ decided }) {
  return [...decided ?? []].map(([path, rule]) => `${(0,terminal/* printable */.g$)(`${path}: ${rule}`)}
`).join("");
}


// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/src/command/impact.js















async function impact_impact(options, surroundings) {
  const { format, shards, why, files, head } = options;
  const { stdout, stderr } = surroundings;
  if (format === "matrix" !== (shards !== void 0))
    throw new command_error/* UsageError */.eb("--format matrix and --shards go together");
  if (why !== void 0 && format === "matrix") throw new command_error/* UsageError */.eb("--why has the formats text and json");
  const base = options.base ?? options.since;
  const request = await requestOf(options, surroundings);
  const { workspace = request.workingDirectory } = request;
  const local = {
    uncommitted: options.uncommitted && head === void 0,
    ...(0,json_values/* given */.gI)({ base, head, files: files && await askedFiles(files, workspace, surroundings) })
  };
  const mayLack = stdout.isTTY === true && format === "text";
  const computed = await withLog(
    surroundings,
    (log, signal) => (0,compute/* computeImpactedTargets */.vp)({ ...request, local, mayLack }, { log, signal })
  );
  const odd = computed.kind === "targets" ? computed.targets.find((target) => new RegExp("\\p{Cc}", "u").test(target)) : void 0;
  if (odd !== void 0) {
    throw new impact_error/* ImpactError */.X(
      `the target ${(0,terminal/* printable */.g$)(odd)} has a control character in its name, which isn't allowed. Rename it in the build`
    );
  }
  if (why !== void 0) return explain(why, computed, format, surroundings);
  if (computed.kind === "all") stderr.write(`ALL: ${(0,terminal/* printable */.g$)(computed.why)}
${everything(computed)}`);
  if (format === "json") stdout.write(`${(0,terminal/* printableJson */.et)(listOf(computed))}
`);
  else if (shards !== void 0) {
    const { matrix, warning } = (0,operations_shards.shardTargets)(listOf(computed), shards);
    if (warning !== void 0) stderr.write(`warning: ${warning}
`);
    stdout.write(`${(0,terminal/* printableJson */.et)(matrix)}
`);
  } else if (computed.kind === "all") stdout.write("ALL\n");
  else if (stdout.isTTY === true) stdout.write(overview(computed, surroundings, files !== void 0));
  else stdout.write(computed.targets.map((target) => `${target}
`).join(""));
  return 0;
}
const listOf = (computed) => computed.kind === "all" ? "ALL" : computed.targets;
async function requestOf({ from = [], config, directory, trust }, { environment, directory: current, stderr }) {
  const executing = build_systems.buildSystems.filter(({ executes }) => executes === "repository code").map(({ name }) => name);
  const place = await (0,promises_.realpath)((0,external_node_path_.resolve)(current, directory ?? ".")).catch(() => {
    throw new impact_error/* ImpactError */.X(`--directory: ${String(directory)} does not exist`);
  });
  const repository = await (0,find_repository/* findRepository */.W)(place, void 0).catch(async (error) => {
    if (!(error instanceof impact_error/* ImpactError */.X)) throw error;
    throw new impact_error/* ImpactError */.X(
      await isBare(place) ? `${place} is a bare repository, which has no files. Change into a clone of it` : `${place} isn't in a Git repository. Change into one, or give --directory`,
      { cause: error }
    );
  });
  const submodule = await submoduleAround(place, repository.directory);
  if (submodule !== void 0) {
    stderr.write(
      (0,terminal/* printable */.g$)(
        `note: ${submodule} is a submodule. This is about the repository around it, ${repository.directory}, which has the submodule as one commit. To ask about the submodule's own files, clone its repository`
      ) + "\n"
    );
  }
  return {
    from: from.length === 0 ? ["auto"] : from,
    environment,
    event: {},
    // Like the action, the command computes from the root of the checkout unless an option says otherwise.
    workingDirectory: directory === void 0 ? repository.directory : place,
    workspace: repository.directory,
    ...config === void 0 ? {} : { configPath: (0,external_node_path_.resolve)(current, config) },
    mayExecute: trust === true ? executing : from.map((name) => name.trim().toLowerCase())
  };
}
async function submoduleAround(directory, root) {
  for (let place = directory; place !== root && (0,external_node_path_.dirname)(place) !== place; place = (0,external_node_path_.dirname)(place)) {
    const isRoot = await (0,promises_.lstat)((0,external_node_path_.join)(place, ".git")).then(
      () => true,
      () => false
    );
    if (isRoot) return (0,external_node_path_.relative)(root, place);
  }
  return void 0;
}
async function isBare(directory) {
  const names = await (0,promises_.readdir)(directory).catch(() => []);
  return ["HEAD", "objects", "refs"].every((name) => names.includes(name));
}
function withLog({ stderr, signal, environment }, work) {
  const { yellow } = (0,terminal/* styles */.R7)(stderr, environment);
  const erase = stderr.isTTY === true ? "\r\x1B[K" : "";
  return (0,terminal/* withProgress */.E0)(
    stderr,
    (say) => work(
      {
        info: say,
        debug: say,
        warn: (line, place) => {
          const at = place === void 0 ? "" : `${place.file}:${String(place.line)}: `;
          stderr.write(`${erase}${yellow("warning:")} ${(0,terminal/* printable */.g$)(at + (0,command_error/* inWordsOfTheCommand */.a5)(line))}
`);
        }
      },
      signal
    )
  );
}
function overview({ targets, why, compared }, surroundings, asked) {
  const { dim } = (0,terminal/* styles */.R7)(surroundings.stdout, surroundings.environment);
  const found = (0,numbers/* counted */.h)(targets.length, "impacted target");
  const line = compared === void 0 ? found : asked ? `if ${(0,numbers/* counted */.h)(compared.changedFiles, "file")} changed: ${found}` : `${compared.base.what} (${compared.base.commit.slice(0, 10)}) to ${compared.head.what}: ${(0,numbers/* counted */.h)(compared.changedFiles, "changed file")}, ${found}`;
  return `${dim((0,terminal/* printable */.g$)(line))}
${tree(targets, why, surroundings)}`;
}
async function answerAbout(target, computed) {
  const { targets, names, ownersOf } = computed;
  if (targets.includes(target)) return { ...computed, targets: [target] };
  const known = await names?.();
  if (known === void 0 || known.has(target)) return { ...computed, targets: [] };
  const owners = await ownersOf?.(target) ?? [];
  const near = owners.length === 0 ? (0,mistakes/* suggestion */.h)(target, known) : ` (it is a file of ${owners.join(", ")})`;
  throw new impact_error/* ImpactError */.X(`--why: ${JSON.stringify(target)} is not among the targets${near}`);
}
async function explain(target, computed, format, surroundings) {
  const { stdout } = surroundings;
  const about = target === true || computed.kind === "all" ? computed : await answerAbout(target, computed);
  const isImpacted = target === true || about.kind === "all" || about.targets.length > 0;
  if (format === "json") stdout.write(`${(0,terminal/* printableJson */.et)(JSON.parse((0,explanation_document.explanationDocument)(about).toString("utf8")))}
`);
  else if (!isImpacted) stdout.write(`${(0,terminal/* printable */.g$)(target)} is not impacted
`);
  else if (about.kind === "all") stdout.write(everything(about));
  else stdout.write(tree(about.targets, about.why, surroundings) + (target === true ? decisions(about) : ""));
  return isImpacted ? 0 : 3;
}



/***/ }),

/***/ 60467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mostMatrixUnits: () => (/* binding */ mostMatrixUnits),
/* harmony export */   mostShardBytes: () => (/* binding */ mostShardBytes),
/* harmony export */   shardTargets: () => (/* binding */ shardTargets)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75505);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32671);



const mostJobs = 256;
const mostShardBytes = 131072 - 1024;
const mostMatrixUnits = (1048576 - 65536) / 2;
function shardTargets(targets, shards) {
  if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`
    );
  }
  if (targets === "ALL") return { matrix: everything };
  const spaced = targets.find((target) => /\s/.test(target));
  if (spaced !== void 0) {
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. Leave shards out and read impacted-targets-file`
    );
  }
  const sorted = [...new Set(targets)].sort(_packages_impacted_targets_src_tree_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByteOrder */ .QC);
  const asked = Math.min(shards, sorted.length);
  const total = fittingGroups(sorted, asked);
  if (total === void 0) {
    return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`);
  }
  const matrix = groupsOf(sorted, total);
  const units = JSON.stringify(matrix).length;
  if (units > mostMatrixUnits) {
    return withoutNames(
      `the matrix would have ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`
    );
  }
  if (total === asked) return { matrix };
  return {
    matrix,
    warning: `shards: ${String(total)} groups instead of ${String(asked)}, because the names of a group would exceed what an environment variable holds (131,072 bytes on Linux)`
  };
}
const everything = { include: [{ shard: 1, total: 1, targets: "ALL" }] };
const withoutNames = (why) => ({
  matrix: everything,
  warning: `shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`
});
const startOf = (group, total, count) => Math.floor(group * count / total);
const groupsOf = (sorted, total) => ({
  include: Array.from({ length: total }, (_, index) => ({
    shard: index + 1,
    total,
    targets: sorted.slice(startOf(index, total, sorted.length), startOf(index + 1, total, sorted.length)).join(" ")
  }))
});
function fittingGroups(sorted, asked) {
  const before = [0];
  for (const target of sorted) before.push((before.at(-1) ?? 0) + Buffer.byteLength(target, "utf8") + 1);
  const at = (index) => before[index] ?? 0;
  const most = Math.min(mostJobs, sorted.length);
  for (let total = asked; total <= most; total += 1) {
    const fits = (_, group) => at(startOf(group + 1, total, sorted.length)) - at(startOf(group, total, sorted.length)) - 1 <= mostShardBytes;
    if (Array.from({ length: total }, fits).every(Boolean)) return total;
  }
  return void 0;
}



/***/ })

};
;