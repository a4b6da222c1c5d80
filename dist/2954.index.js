"use strict";
exports.id = 2954;
exports.ids = [2954];
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

/***/ 2954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ audit),
  lQ: () => (/* binding */ nameOfMerge)
});

// UNUSED EXPORTS: pullRequestIn

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var configuration_glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/configuration/glob-of-path.js


function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new configuration_glob/* Glob */.fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof path_matcher.GlobError) return void 0;
    throw error;
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/nearness.js


const strengths = { reaching: 3, file: 2, tests: 1 };
const largestFile = 512 * 1024;
const mostBytes = 16 * 1024 * 1024;
const mostTimes = 5;
const shortestWord = 4;
class Links {
  #past;
  #claims;
  #known;
  #filesOf;
  /** How many files and targets have a name. */
  #times = /* @__PURE__ */ new Map();
  constructor(past, claims, known) {
    this.#past = past;
    this.#claims = claims;
    this.#known = known;
    for (const name of [...Array.from(known.names, lastPart), ...known.paths.map(paths/* nameOf */.Vb)])
      this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
  }
  /** All merges, the one with the strongest link first; of equal ones, the newest first. */
  async of(target) {
    const files = (await (this.#filesOf ??= filesByTarget(this.#known))).get(target) ?? [];
    const words = wordsOf(files, await this.#known.read(files));
    const naming = (possible, what) => {
      const word = possible.find((one) => words.has(one) && (this.#times.get(one) ?? 0) <= mostTimes);
      return word === void 0 ? "" : `${words.get(word) ?? ""} of ${target} names ${what}`;
    };
    const merges = [];
    for (const [merge, answer] of this.#claims.entries()) {
      const links = [...await this.#toTargets(target, answer, naming), ...await this.#toFiles(merge, naming)];
      merges.push({ merge, links: links.sort((a, b) => b.strength - a.strength) });
    }
    const strongest = ({ links }) => links[0]?.strength ?? 0;
    return merges.sort((a, b) => strongest(b) - strongest(a) || b.merge - a.merge);
  }
  /** Links to the targets of which a merge changed files. */
  async #toTargets(target, answer, naming) {
    if (answer.kind === "all") return [];
    const reasons = [...answer.why.values()];
    const reaching = new Set(reasons.flatMap((reason) => reason.kind === "dependency" ? [reason.target] : []));
    const links = [];
    for (const to of answer.targets.filter((one) => answer.why.get(one)?.kind !== "dependency")) {
      const last = lastPart(to);
      const isDependency = (await this.#known.dependentsOf(to)).includes(target);
      const reason = isDependency ? `${target} depends on ${to}, but this change of ${to} does not reach its dependents` : naming([withoutSystem(to), ...last.length < shortestWord ? [] : [last]], to);
      links.push(linkOf("target", to, reason, reaching.has(to) ? strengths.reaching : strengths.tests));
    }
    return links;
  }
  /** Links to the changed files of no target. */
  async #toFiles(merge, naming) {
    const links = [];
    for (const path of await this.#past.changes(merge)) {
      if ((await this.#known.ownersOf(path)).length > 0) continue;
      const segments = path.split("/");
      const ends = segments.map((_, place) => segments.slice(place).join("/"));
      links.push(linkOf("file", path, naming(ends, path), strengths.file));
    }
    return links;
  }
}
const linkOf = (kind, to, reason, strength) => ({
  kind,
  to,
  reason,
  strength: reason === "" ? 0 : strength
});
async function filesByTarget(known) {
  const files = /* @__PURE__ */ new Map();
  for (const path of known.paths) for (const owner of await known.ownersOf(path)) (0,append/* append */.BC)(files, owner, path);
  return files;
}
function wordsOf(files, contents) {
  const words = /* @__PURE__ */ new Map();
  let left = mostBytes;
  for (const file of files) {
    const content = contents.get(file);
    if (content === void 0 || content.length > Math.min(largestFile, left) || content.includes(0)) continue;
    left -= content.length;
    for (const [run] of content.toString("utf8").matchAll(/[\w@./:-]{2,300}/g)) {
      const segments = run.replace(/^[./:-]+|[./:-]+$/g, "").split("/");
      for (const [place, segment] of segments.slice(0, 20).entries())
        for (const word of [segment, segments.slice(place).join("/")])
          if (word !== "" && !words.has(word)) words.set(word, file);
    }
  }
  return words;
}
function withoutSystem(name) {
  return name.replace(/^[\w/-]+:(?=[^/:])/, "");
}
function lastPart(name) {
  return withoutSystem(name).split(/[/:]/).at(-1) ?? name;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/test-targets.js


const longestClass = 1e3;
class TestTargets {
  #commit;
  #paths;
  /** Files by their name without its ending. */
  #byStem = /* @__PURE__ */ new Map();
  /** Most segments of a path. */
  #deepest;
  #found = /* @__PURE__ */ new Map();
  constructor(commit) {
    this.#commit = commit;
    this.#paths = new Set(commit.paths);
    this.#deepest = commit.paths.reduce((most, path) => Math.max(most, path.split("/").length), 0);
    for (const path of commit.paths) (0,append/* append */.BC)(this.#byStem, stemOf(path), path);
  }
  /**
   * The target that owns the test's file; without a file, the target of its class or package.
   * @returns undefined where nothing says it, or several targets are possible
   */
  async of({ files, classname, suites }) {
    const file = files.find((path) => this.#paths.has(path));
    if (file !== void 0) return (0,append/* getOrMake */.IV)(this.#found, `file ${file}`, () => this.#ownerOf([file]));
    for (const word of [classname, ...suites.toReversed()]) {
      if (word === void 0 || word.length > longestClass) continue;
      const target = await (0,append/* getOrMake */.IV)(this.#found, `class ${word}`, () => this.#ofClass(word));
      if (target !== void 0) return target;
    }
    return void 0;
  }
  /** A name of a target (a package of Go, a crate), or a class whose name leads to a file. */
  async #ofClass(word) {
    const [crate = ""] = word.split("::");
    for (const name of [word, crate]) {
      if (this.#commit.names.has(name)) return name;
      const named2 = name.includes("*") || name === "" ? [] : this.#named(name);
      if (named2.length === 1) return named2[0];
    }
    const segments = word.replace(/[$[(\s].*$/s, "").replaceAll("\\", "/").split(/[./]|::/).filter((segment) => segment !== "");
    const whole = this.#filesAt(segments);
    if (whole.length > 0) return this.#ownerOf(whole);
    const named = this.#byStem.get(segments.at(-1) ?? "") ?? [];
    if (named.length === 1) return this.#ownerOf(named);
    const longest = Math.min(segments.length - 1, this.#deepest);
    for (let length = longest; length >= segments.length / 2; length -= 1) {
      const files = this.#filesAt(segments.slice(0, length));
      if (files.length > 0) return this.#ownerOf(files);
    }
    return void 0;
  }
  /** Files whose paths end with these segments, without the ending of their names. */
  #filesAt(segments) {
    const end = `/${segments.join("/")}.`;
    return (this.#byStem.get(segments.at(-1) ?? "") ?? []).filter((path) => `/${path}`.includes(end));
  }
  #named(name) {
    try {
      return this.#commit.named(name);
    } catch {
      return [];
    }
  }
  /** The one target that owns all of these files; undefined where they belong to several. */
  async #ownerOf(files) {
    const [owner, ...others] = new Set(await Promise.all(files.map((path) => this.#ownerOfFile(path))));
    return others.length === 0 ? owner : void 0;
  }
  /** Of several targets that own or read a file, the one whose own folder is nearest. */
  async #ownerOfFile(file) {
    const owners = await this.#commit.ownersOf(file);
    if (owners.length < 2) return owners[0];
    for (const folder of (0,paths/* pathsAbove */.wP)(file).slice(0, 3)) {
      const beside = this.#commit.paths.filter((path) => path.startsWith(`${folder}/`) && path !== file).slice(0, 20);
      const counts = /* @__PURE__ */ new Map();
      for (const path of beside)
        for (const owner of await this.#commit.ownersOf(path))
          if (owners.includes(owner)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
      const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
      if (first !== void 0 && first[1] > (second?.[1] ?? 0)) return first[0];
    }
    return void 0;
  }
}
function stemOf(path) {
  const name = (0,paths/* nameOf */.Vb)(path);
  const dot = name.indexOf(".", 1);
  return dot < 0 ? name : name.slice(0, dot);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/audit.js











const mostRules = 20;
const mostTried = 3;
const mostNear = 10;
const mostReasons = 5;
const mostAsked = 15;
const order = ["escaped", "apart", "claimed", "unknown", "flaky"];
async function audit(past, failed, options = {}) {
  const answers = [];
  for (const index of past.merges.keys()) answers.push(await past.answer(index));
  const merges = answers.map((answer, index) => auditedMerge(past.merges[index], answer));
  const known = await past.targets().catch((error) => {
    if (error instanceof past_merges/* UnknownTargets */.XH) return void 0;
    throw error;
  });
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const links = known && new Links(past, answers, known);
  const targets = [];
  for (const [target, tests] of byTarget) {
    const claims = claimsOf(target, answers);
    const judged = await judge({ target, tests, claims, merges, known }, options);
    const mayRule = targets.filter(({ verdict }) => verdict === "escaped").length < mostRules;
    const near = judged.verdict === "escaped" && links ? await nearMerges(target, past, links, mayRule) : [];
    targets.push({ target, ...judged, tests: tests.map(({ name }) => name), claims, near });
  }
  targets.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || (0,names/* compareByteOrder */.QC)(a.target, b.target));
  return { merges, targets, unknownTests };
}
async function testsByTarget({ targets, tests }, known) {
  const byTarget = new Map(targets.map((name) => [canonical(name, known), []]));
  const unknownTests = [];
  const found = known && new TestTargets(known);
  for (const test of tests) {
    const target = await found?.of(test);
    if (target !== void 0) (0,append/* append */.BC)(byTarget, target, test);
    else if (test.flaky === void 0) unknownTests.push(test.name);
  }
  return { byTarget, unknownTests };
}
function canonical(name, known) {
  if (known === void 0 || known.names.has(name) || name.includes("*")) return name;
  const [only = name, other] = known.named(name);
  return other === void 0 ? only : name;
}
function pullRequestIn(subject) {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === void 0 ? null : Number(number);
}
function nameOfMerge(merge) {
  return merge?.pullRequest == null ? (merge?.commit ?? "").slice(0, 10) : `#${String(merge.pullRequest)}`;
}
async function judge({ target, tests, claims, merges, known }, options) {
  const is = (verdict, why) => ({ verdict, why, isApartKnown: claims.length < 2 });
  const [first] = tests;
  if (first !== void 0 && tests.every(({ flaky }) => flaky !== void 0))
    return is("flaky", `No change broke its failed tests: ${first.flaky ?? ""}`);
  if (known === void 0) return is("unknown", "The targets of this commit are not known");
  if (!known.names.has(target)) return is("unknown", `No target is named ${target}${(0,mistakes/* suggestion */.h)(target, known.names)}`);
  const claiming = claims.flatMap(({ merge }) => merges[merge] ?? []);
  if (claiming.length > 0) return judgeClaimed(claiming, options);
  if (merges.length === 0) return is("unknown", "There is no merge since the last good commit, so no merge broke it");
  return is("escaped", `${(0,numbers/* counted */.h)(merges.length, "merge")} since the last good commit did not claim it`);
}
async function judgeClaimed(claiming, { testedTogether }) {
  const asked = testedTogether === void 0 ? [] : claiming.slice(-mostAsked);
  let isApartKnown = claiming.length < 2 || asked.length === claiming.length;
  const pairs = asked.flatMap((later, place) => asked.slice(0, place).map((earlier) => [later, earlier]));
  for (const [later, earlier] of pairs.reverse()) {
    const together = await testedTogether?.(later, earlier);
    if (together === false) {
      const why = `${nameOfMerge(earlier)} and ${nameOfMerge(later)} both claimed it, and were tested apart`;
      return { verdict: "apart", why, isApartKnown: true };
    }
    isApartKnown &&= together === true;
  }
  const which = claiming.length === 1 ? nameOfMerge(claiming[0]) : (0,numbers/* counted */.h)(claiming.length, "merge");
  return { verdict: "claimed", why: `${which} claimed it, so its tests should have failed before`, isApartKnown };
}
async function nearMerges(target, past, links, mayRule) {
  const near = [];
  for (const linked of (await links.of(target)).slice(0, mostNear)) {
    const reasons = linked.links.flatMap(({ reason }) => reason === "" ? [] : [reason]).slice(0, mostReasons);
    const isConnected = reasons.length > 0 || past.merges.length === 1;
    const isTried = mayRule && isConnected && near.length < mostTried && near.every(({ rule: rule2 }) => rule2 === void 0);
    const rule = isTried ? await claimingRule(target, past, linked) : void 0;
    near.push({ merge: linked.merge, reasons, ...rule && { rule } });
  }
  return near;
}
async function claimingRule(target, past, { merge, links }) {
  for (const link of links.slice(0, mostTried)) {
    const tried = ruleFor(target, link, past.configuration);
    const answer = tried && await past.answer(merge, tried.rules);
    if (answer?.kind === "targets" && answer.targets.includes(target)) return tried?.rule;
  }
  return void 0;
}
function ruleFor(target, { kind, to }, today) {
  if (kind === "target") {
    const yaml2 = `depends-on:
  ${(0,src_text/* quotedVisibly */.bl)(target)}: [${(0,src_text/* quotedVisibly */.bl)(to)}]
`;
    const rules2 = { ...today, dependsOn: [...today.dependsOn, { target, on: [to] }] };
    return { rule: { key: "depends-on", on: to, yaml: yaml2 }, rules: rules2 };
  }
  const on = globOf(to);
  if (on === void 0) return void 0;
  const yaml = `impact:
  - paths: [${(0,src_text/* quotedVisibly */.bl)(on)}]
    targets: [${(0,src_text/* quotedVisibly */.bl)(target)}]
`;
  const rules = { ...today, impact: [...today.impact, { paths: new configuration_glob/* Globs */.E7([on]), targets: [target] }] };
  return { rule: { key: "impact", on, yaml }, rules };
}
function auditedMerge(merge, answer) {
  const { commit = "", at = 0, subject = "" } = merge ?? {};
  return {
    commit,
    at: new Date(at).toISOString(),
    subject: (0,src_text/* shortened */.vI)(subject, 300),
    pullRequest: pullRequestIn(subject),
    claimed: answer.kind === "all" ? "all" : answer.targets.length,
    ...answer.failure !== void 0 && { failure: answer.failure }
  };
}
function claimsOf(target, answers) {
  return answers.flatMap((answer, merge) => {
    if (answer.kind === "all") return [{ merge, why: `it claimed everything: ${(0,src_text/* shortened */.vI)(answer.why, 300)}` }];
    return answer.targets.includes(target) ? [{ merge, why: (0,src_text/* shortened */.vI)((0,chain/* explain */.WE)(target, answer.why), 300) }] : [];
  });
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