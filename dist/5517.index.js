"use strict";
exports.id = 5517;
exports.ids = [5517];
exports.modules = {

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

/***/ 5517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rules: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/dead-globs.js
var dead_globs = __webpack_require__(43685);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/unowned/judge.js
var judge = __webpack_require__(58892);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/analysis/rules-report.js



const mostCommits = 500;
function describeRules(request, surroundings) {
  const local = { uncommitted: false, head: request.local?.head ?? "HEAD" };
  return (0,past_merges/* withPastMerges */.eQ)({ ...request, local }, { commits: mostCommits }, surroundings, async (past) => {
    const { file, rules } = past;
    const { configuration } = rules;
    const known = await past.targets();
    const { paths, roots } = known;
    const placements = [];
    for (const path of paths) {
      const isOfRules = path === file;
      const place = isOfRules ? configured : placeOf(path, configuration, await known.ownersOf(path));
      placements.push({ path, ...place });
    }
    const times = /* @__PURE__ */ new Map();
    for (const index of past.merges.keys())
      for (const path of await past.changes(index)) times.set(path, (times.get(path) ?? 0) + 1);
    const unplaced = placements.filter(({ by }) => by === "nothing").map(({ path }) => ({ path, changes: times.get(path) ?? 0 })).sort((a, b) => b.changes - a.changes);
    const text = (await known.read([file])).get(file)?.toString("utf8") ?? "";
    const problems = problemsOf(configuration, text, paths, (name) => known.named(name));
    return { file, roots, placements, unplaced, problems };
  });
}
const configured = { by: "configuration", what: "" };
function placeOf(path, configuration, owners) {
  const { impactAll, fileRules, impact, impactNone, documents } = configuration;
  const everything = impactAll.match(path);
  if (everything !== void 0) return { by: "impact-all", what: everything.text };
  const rule = fileRules.find(({ paths }) => paths.matches(path));
  if (rule !== void 0 && rule.impacts !== "owners") {
    const meaning = typeof rule.impacts === "string" ? rule.impacts : rule.impacts.join(", ");
    return { by: "rules", what: `${rule.paths.match(path)?.text ?? ""}: ${meaning}` };
  }
  if (owners.length > 0) return { by: "owner", what: owners.join(", ") };
  const added = impact.find(({ paths }) => paths.matches(path));
  if (added !== void 0) return { by: "impact", what: added.targets.join(", ") };
  const nothing = impactNone.match(path);
  if (nothing !== void 0) return { by: "impact-none", what: nothing.text };
  if (documents === "ignore" && (0,judge/* mayImpactLess */.f)({ path, status: "modified" })) {
    return { by: "documents", what: "the list of documents and workflows" };
  }
  return { by: "nothing", what: "" };
}
function problemsOf(configuration, text, paths, named) {
  const { fileRules, groups, impact } = configuration;
  const dead = (0,dead_globs/* deadGlobs */.sm)(configuration, text, paths);
  const used = new Set(paths.map((path) => fileRules.findIndex((rule) => rule.paths.matches(path))));
  const never = fileRules.flatMap((rule, index) => {
    const [first] = rule.paths.included;
    if (first === void 0 || used.has(index) || !paths.some((path) => rule.paths.matches(path))) return [];
    return [
      {
        line: (0,dead_globs/* lineOf */.cA)(text, first.text),
        message: `the rule for ${first.text} is never the first that fits: rules above it decide for all of its files`
      }
    ];
  });
  const empty = [...groups].flatMap(
    ([group, patterns]) => patterns.some((pattern) => named(pattern).length > 0) ? [] : [{ line: (0,dead_globs/* lineOf */.cA)(text, `${group}:`), message: `the group ${group} names no target` }]
  );
  const inGroups = new Set([...groups.values()].flat());
  const written = [...fileRules.flatMap(({ impacts }) => impacts), ...impact.flatMap(({ targets }) => targets)];
  const lost = [...new Set(written)].flatMap(
    (name) => ["ALL", "all", "none", "owners"].includes(name) || inGroups.has(name) || named(name).length > 0 ? [] : [{ line: (0,dead_globs/* lineOf */.cA)(text, name), message: `no target is called ${name}, so that the answer is ALL` }]
  );
  return [...dead, ...never, ...empty, ...lost].sort((a, b) => a.line - b.line);
}


// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/src/command/impact.js + 2 modules
var impact = __webpack_require__(89155);
// EXTERNAL MODULE: ./build/src/command/terminal.js
var terminal = __webpack_require__(38219);
;// CONCATENATED MODULE: ./build/src/command/rules.js




async function rules(options, surroundings) {
  const request = await (0,impact/* requestOf */.f)(options, surroundings);
  const report = await (0,impact/* withLog */.X)(
    surroundings,
    (log, signal) => describeRules(
      { ...request, ...options.head === void 0 ? {} : { local: { uncommitted: false, head: options.head } } },
      { log, signal }
    )
  );
  const { stdout } = surroundings;
  if (options.format === "json")
    stdout.write(`${(0,terminal/* printableJson */.et)({ ...report, roots: Object.fromEntries(report.roots) })}
`);
  else
    stdout.write(
      linesOf(report, options.unplaced === true).map((line) => `${(0,terminal/* printable */.g$)(line)}
`).join("")
    );
  return report.problems.length + report.unplaced.length > 0;
}
const titles = {
  configuration: "the rules themselves",
  "impact-all": "impact-all",
  rules: "rules",
  owner: "targets that own them",
  impact: "impact",
  "impact-none": "impact-none",
  documents: "documents and workflows",
  nothing: "nothing, so that a change of them impacts everything"
};
function linesOf({ file, placements, unplaced, problems }, onlyUnplaced) {
  if (onlyUnplaced) return unplaced.map(({ path, changes }) => `${path}  ${(0,numbers/* counted */.h)(changes, "change")}`);
  const lines = [`${(0,numbers/* counted */.h)(placements.length, "file")}, placed by`];
  for (const [by, title] of Object.entries(titles)) {
    const found = placements.filter((one) => one.by === by);
    if (found.length === 0) continue;
    lines.push(`  ${title}: ${(0,numbers/* counted */.h)(found.length, "file")}`);
    if (["configuration", "owner", "nothing", "documents"].includes(by)) continue;
    const times = /* @__PURE__ */ new Map();
    for (const { what } of found) times.set(what, (times.get(what) ?? 0) + 1);
    for (const [what, count] of times) lines.push(`    ${what}: ${(0,numbers/* counted */.h)(count, "file")}`);
  }
  for (const { path } of unplaced.slice(0, 20)) lines.push(`    ${path}`);
  if (unplaced.length > 20) lines.push(`    and ${String(unplaced.length - 20)} more: --unplaced lists them`);
  if (problems.length > 0) lines.push("", "Without effect:");
  for (const { line, message } of problems) lines.push(`  ${file}:${String(line)}: ${message}`);
  return lines;
}



/***/ })

};
;