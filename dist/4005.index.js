"use strict";
exports.id = 4005;
exports.ids = [4005];
exports.modules = {

/***/ 9233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XH: () => (/* binding */ UnknownTargets),
  FD: () => (/* binding */ impactedBy),
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/ask-build-systems.js + 11 modules
var ask_build_systems = __webpack_require__(74845);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/select-build-systems.js
var select_build_systems = __webpack_require__(20688);
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
    const quiet = { info: () => void 0, warn: () => void 0, debug: () => void 0 };
    const { untrustedIn } = request;
    const shared = {
      temporary,
      programs,
      log: quiet,
      signal,
      ...untrustedIn !== void 0 && { untrustedIn }
    };
    const readersAlone = { asked, candidates: readers };
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
      configuration,
      file,
      answer: (index, rules) => {
        const step = stepAt(index);
        const both = { kind: "configurations", file, base: rules, head: rules };
        return answered(async () => (0,compute/* answerFor */.u3)(await history.compare(step), both, readersAlone, shared));
      },
      claim: (index) => {
        const step = stepAt(index);
        return answered(async () => {
          const comparison = await history.compare(step);
          const both = await (0,both_configurations/* readConfigurations */.q)(request, comparison, quiet);
          if (both.kind === "all") return { ...(0,answer/* allBecause */.S)(both.why, [], "rule"), buildSystems: [] };
          return (0,compute/* answerFor */.u3)(comparison, both, readersAlone, shared);
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
function impactedBy(answer) {
  return answer.kind === "all" ? "ALL" : new Set(answer.targets);
}
function withoutGraphs(answer) {
  if (answer.kind === "all") return answer;
  const { names: _names, ownersOf: _owners, dependentsOf: _dependents, named: _named, ...others } = answer;
  return others;
}



/***/ }),

/***/ 64005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: () => (/* binding */ audit),
  lQ: () => (/* binding */ nameOfMerge)
});

// UNUSED EXPORTS: pullRequestIn

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/past-merges.js + 1 modules
var past_merges = __webpack_require__(9233);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var configuration_glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob-of-path.js
var glob_of_path = __webpack_require__(2629);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/nearness.js

const largestFile = 512 * 1024;
const mostBytes = 16 * 1024 * 1024;
const mostTimes = 5;
const shortestWord = 4;
const mostReasons = 5;
class WordsOf {
  #words = /* @__PURE__ */ new Map();
  constructor(files) {
    let left = mostBytes;
    for (const { path, content } of files) {
      if (content === void 0 || content.length > Math.min(largestFile, left) || content.includes(0)) continue;
      left -= content.length;
      for (const [run] of content.toString("utf8").matchAll(/[\w@./:-]{2,300}/g)) {
        const word = run.replace(/^[./:-]+|[./:-]+$/g, "");
        for (const one of [word, ...endsOf(word)]) if (one !== "" && !this.#words.has(one)) this.#words.set(one, path);
      }
    }
  }
  /** The first file that has this word or path; undefined where no file does. */
  fileWith(word) {
    return this.#words.get(word);
  }
}
function endsOf(word) {
  const segments = word.split("/");
  if (segments.length < 2 || segments.length > 20) return [];
  return [...segments, ...segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join("/"))];
}
function nearnessOf(target, merge, times) {
  const found = [];
  const ofTarget = /* @__PURE__ */ new Map();
  const ofFile = /* @__PURE__ */ new Map();
  const say = (kind, score2, reason, into, key) => {
    found.push({ kind, score: score2, reason });
    into.set(key, (into.get(key) ?? 0) + score2);
  };
  const isRareWord = (word) => times.ofWord(word.toLowerCase()) <= mostTimes;
  const own = new Set(wordsIn(target.name).filter(isRareWord));
  for (const changed of merge.targets) {
    ofTarget.set(changed, 0);
    const [full, last] = [ownName(changed), lastWord(changed)];
    const naming = target.words.fileWith(full) ?? (full.length > 2 ? target.words.fileWith(`${full}/`) : void 0);
    const isNamed = last === full || last.length >= shortestWord && isRareWord(last);
    const word = isNamed ? target.words.fileWith(last) : void 0;
    if (target.dependencies.has(changed))
      say(
        "edge",
        6,
        `${target.name} depends on ${changed}, and such a change of it does not reach further`,
        ofTarget,
        changed
      );
    else if (naming !== void 0) say("name", 8, `${naming} of ${target.name} names ${changed}`, ofTarget, changed);
    else if (word !== void 0) say("word", 4, `${word} of ${target.name} has the word ${last}`, ofTarget, changed);
    const shared = wordsIn(changed).filter((one) => own.has(one));
    if (shared.length > 0) {
      const reason = `${changed} and ${target.name} share ${shared.join(", ")}`;
      say("shared", Math.min(4, 2 * shared.length), reason, ofTarget, changed);
    }
    if (merge.reaching.has(changed) && (ofTarget.get(changed) ?? 0) > 0)
      say("reach", 3, `${changed} changed so that others were claimed through it`, ofTarget, changed);
  }
  const folder = commonFolder(target.files);
  for (const { path } of merge.files) {
    ofFile.set(path, 0);
    const segments = path.split("/");
    const ends = segments.slice(0, -1).map((_, index) => segments.slice(index).join("/"));
    const byPath = ends.find((end) => target.words.fileWith(end) !== void 0);
    const name = (0,tree_paths/* nameOf */.Vb)(path);
    const isRare = times.ofFile(name) <= mostTimes;
    const byName = isRare ? target.words.fileWith(name) : void 0;
    const [stem = ""] = name.split(".");
    const byStem = isRare && stem.length > shortestWord ? target.words.fileWith(stem) : void 0;
    if (byPath !== void 0)
      say("path", 10, `${target.words.fileWith(byPath) ?? ""} of ${target.name} has the path ${byPath}`, ofFile, path);
    else if (byName !== void 0) say("file", 6, `${byName} of ${target.name} names ${name}`, ofFile, path);
    else if (byStem !== void 0) say("stem", 4, `${byStem} of ${target.name} has the word ${stem}`, ofFile, path);
    const same = sharedSegments((0,tree_paths/* directoryOf */.jt)(path), folder);
    if (same > 0) {
      const where = (0,tree_paths/* directoryOf */.jt)(path).split("/").slice(0, same).join("/");
      say("folder", Math.min(3, same), `${path} is in ${where}, as ${target.name} is`, ofFile, path);
    }
  }
  const words = new WordsOf(merge.files);
  const back = words.fileWith(ownName(target.name));
  if (back !== void 0) say("back", 5, `${back} names ${target.name}`, ofFile, back);
  const strongest = found.sort((a, b) => b.score - a.score);
  const byScore = (scores) => [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const score = [...new Map(strongest.toReversed().map((one) => [one.kind, one])).values()].reduce(
    (sum, one) => sum + one.score,
    0
  );
  return {
    score,
    reasons: [...new Set(strongest.map(({ reason }) => reason))].slice(0, mostReasons),
    targets: byScore(ofTarget),
    files: byScore(ofFile)
  };
}
function ownName(name) {
  return name.replace(/^[\w/-]+:(?=[^/:])/, "");
}
function lastWord(name) {
  return ownName(name).split(/[/:]/).findLast((part) => part !== "") ?? name;
}
function wordsIn(name) {
  const words = ownName(name).replaceAll(new RegExp("(\\p{Ll})(\\p{Lu})", "gu"), "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= shortestWord - 1);
  return words.length > 1 && /[@/]/.test(name) ? words.slice(1) : words;
}
function commonFolder(paths) {
  let common;
  for (const path of paths) {
    const segments = (0,tree_paths/* directoryOf */.jt)(path).split("/");
    common = common === void 0 ? segments : common.slice(0, sharedSegments(common.join("/"), segments.join("/")));
  }
  return (common ?? []).join("/");
}
function sharedSegments(one, other) {
  if (one === "" || other === "") return 0;
  const [a, b] = [one.split("/"), other.split("/")];
  const differs = a.findIndex((segment, index) => segment !== b[index]);
  return differs < 0 ? a.length : differs;
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
      const named = name.includes("*") || name === "" ? [] : this.#named(name);
      if (named.length === 1) return named[0];
    }
    const segments = word.replace(/[$[(\s].*$/s, "").replaceAll("\\", "/").split(/[./]|::/).filter((segment) => segment !== "");
    const single = this.#byStem.get(segments.at(-1) ?? "") ?? [];
    for (let length = Math.min(segments.length, this.#deepest); length >= segments.length / 2 && length > 0; length -= 1) {
      const part = segments.slice(0, length);
      const end = `/${part.join("/")}.`;
      const files = (this.#byStem.get(part.at(-1) ?? "") ?? []).filter((path) => `/${path}`.includes(end));
      if (files.length > 0) return this.#ownerOf(files);
      if (length === segments.length && single.length === 1) return this.#ownerOf(single);
    }
    if (segments.length > this.#deepest && single.length === 1) return this.#ownerOf(single);
    return void 0;
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
    for (const folder of (0,tree_paths/* pathsAbove */.wP)(file).slice(0, 3)) {
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
  const name = (0,tree_paths/* nameOf */.Vb)(path);
  const dot = name.indexOf(".", 1);
  return dot < 0 ? name : name.slice(0, dot);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/audit.js











const mostRules = 20;
const triedMerges = 3;
const triedCandidates = 3;
const mostNear = 10;
const mostPairs = 100;
const mostFiles = 300;
async function audit(past, failed, options = {}) {
  const claims = [];
  for (const index of past.merges.keys()) claims.push((0,past_merges/* withoutGraphs */.k0)(await past.claim(index)));
  const merges = claims.map((answer, index) => auditedMerge(past.merges[index], answer));
  const known = await past.targets().catch((error) => {
    if (error instanceof past_merges/* UnknownTargets */.XH) return void 0;
    throw error;
  });
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const around = { past, claims, merges, known, options, near: new Near(past, claims) };
  const targets = [];
  for (const [name, tests] of byTarget)
    targets.push(
      await auditedTarget(name, tests, { ...around, mayTryRules: targets.filter(isEscaped).length < mostRules })
    );
  return { merges, targets: targets.sort(byVerdict), unknownTests };
}
const isEscaped = ({ verdict }) => verdict === "escaped";
const order = ["escaped", "apart", "claimed", "unknown", "flaky"];
const byVerdict = (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || (a.target < b.target ? -1 : 1);
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
function pullRequestIn(subject) {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === void 0 ? null : Number(number);
}
async function testsByTarget({ targets, tests }, known) {
  const byTarget = new Map(targets.map((name) => [canonical(name, known), []]));
  const unknownTests = [];
  const found = known && new TestTargets(known);
  for (const test of tests) {
    const target = await found?.of(test);
    if (target === void 0) {
      if (test.flaky === void 0) unknownTests.push(test.name);
    } else (0,append/* append */.BC)(byTarget, target, test);
  }
  return { byTarget, unknownTests };
}
function canonical(name, known) {
  if (known === void 0 || known.names.has(name) || name.includes("*")) return name;
  const [only, other] = known.named(name);
  return only !== void 0 && other === void 0 ? only : name;
}
async function auditedTarget(target, tests, around) {
  const { claims, merges, known } = around;
  const claiming = claims.flatMap((answer, merge) => {
    const why2 = whyClaimed(target, answer);
    return why2 === void 0 ? [] : [{ merge, why: why2 }];
  });
  const names = tests.map(({ name }) => name);
  const common = { target, tests: names, claims: claiming, near: [], isApartKnown: claiming.length < 2 };
  const [first] = tests;
  if (first !== void 0 && tests.every(({ flaky }) => flaky !== void 0)) {
    return { ...common, verdict: "flaky", why: `Every failed test of it is nobody's: ${first.flaky ?? ""}` };
  }
  if (known === void 0) return { ...common, verdict: "unknown", why: "The targets of this commit are not known" };
  if (!known.names.has(target)) {
    return { ...common, verdict: "unknown", why: `No target is called like that${(0,mistakes/* suggestion */.h)(target, known.names)}` };
  }
  const pair = await testedApart(claiming, around);
  if (pair.apart !== void 0) {
    const { earlier, later } = pair.apart;
    return {
      ...common,
      ...pair,
      verdict: "apart",
      why: `${nameOfMerge(merges[earlier])} and ${nameOfMerge(merges[later])} both claimed it, and were tested apart`
    };
  }
  if (claiming.length > 0) {
    const which = claiming.length === 1 ? nameOfMerge(merges[claiming[0]?.merge ?? 0]) : (0,numbers/* counted */.h)(claiming.length, "merge");
    return {
      ...common,
      ...pair,
      verdict: "claimed",
      why: `${which} claimed it, so its tests should have failed before`
    };
  }
  if (merges.length === 0) {
    return { ...common, verdict: "unknown", why: "There is no merge since the last good commit, so no merge broke it" };
  }
  const near = await around.near.merges(target, known);
  const ruled = around.mayTryRules ? await withRule(target, near, around) : near;
  const why = `${merges.length === 1 ? "The merge" : `None of ${(0,numbers/* counted */.h)(merges.length, "merge")}`} since the last good commit ${merges.length === 1 ? "did not claim" : "claimed"} it`;
  return { ...common, verdict: "escaped", why, near: ruled.map(({ nearness: _nearness, ...one }) => one) };
}
function nameOfMerge(merge) {
  return merge?.pullRequest == null ? (merge?.commit ?? "").slice(0, 10) : `#${String(merge.pullRequest)}`;
}
function whyClaimed(target, answer) {
  if (answer.kind === "all") return `it claimed everything: ${(0,src_text/* shortened */.vI)(answer.why, 300)}`;
  return answer.targets.includes(target) ? (0,src_text/* shortened */.vI)((0,chain/* explain */.WE)(target, answer.why), 300) : void 0;
}
async function testedApart(claiming, { merges, options: { testedTogether } }) {
  if (claiming.length < 2) return { isApartKnown: true };
  if (testedTogether === void 0) return { isApartKnown: false };
  let isKnown = true;
  let pairs = 0;
  for (const [place, { merge: later }] of [...claiming.entries()].reverse()) {
    for (const { merge: earlier } of claiming.slice(0, place).reverse()) {
      const [one, other] = [merges[later], merges[earlier]];
      if (one === void 0 || other === void 0 || (pairs += 1) > mostPairs) continue;
      const together = await testedTogether(one, other);
      if (together === false) return { apart: { earlier, later }, isApartKnown: true };
      isKnown &&= together === true;
    }
  }
  return { isApartKnown: isKnown && pairs <= mostPairs };
}
class Near {
  #past;
  #claims;
  #changes;
  #files;
  #timesOfFile = /* @__PURE__ */ new Map();
  #timesOfWord = /* @__PURE__ */ new Map();
  constructor(past, claims) {
    this.#past = past;
    this.#claims = claims;
  }
  /** The nearest first; of equally near ones, the newest first. */
  async merges(target, known) {
    const changes = await (this.#changes ??= this.#changed());
    const files = (await (this.#files ??= this.#filesByTarget(known))).get(target) ?? [];
    const contents = await known.read(files);
    const words = new WordsOf(files.map((path) => ({ path, content: contents.get(path) })));
    const dependencies = /* @__PURE__ */ new Set();
    for (const one of new Set(changes.flatMap((merge) => merge.targets)))
      if ((await known.dependentsOf(one)).includes(target)) dependencies.add(one);
    return changes.map((merge, place) => {
      const nearness = nearnessOf({ name: target, files, words, dependencies }, merge, {
        ofFile: (name) => this.#timesOfFile.get(name) ?? 0,
        ofWord: (word) => this.#timesOfWord.get(word) ?? 0
      });
      return { merge: place, score: nearness.score, reasons: nearness.reasons, nearness };
    }).sort((a, b) => b.score - a.score || b.merge - a.merge).slice(0, mostNear);
  }
  async #changed() {
    const changed = [];
    for (const [index, answer] of this.#claims.entries()) {
      const paths = await this.#past.changes(index);
      const contents = await this.#past.readOf(index, paths.slice(0, mostFiles));
      const reasons = answer.kind === "all" ? [] : [...answer.why.values()];
      changed.push({
        targets: answer.kind === "all" ? [] : answer.targets.filter((name) => answer.why.get(name)?.kind !== "dependency"),
        reaching: new Set(reasons.flatMap((reason) => reason.kind === "dependency" ? [reason.target] : [])),
        files: paths.map((path) => ({ path, content: contents.get(path) }))
      });
    }
    return changed;
  }
  /** Files of each target that a merge may have broken. */
  async #filesByTarget(known) {
    const files = /* @__PURE__ */ new Map();
    for (const name of known.names) for (const word of new Set(wordsIn(name))) countIn(this.#timesOfWord, word);
    for (const path of known.paths) {
      countIn(this.#timesOfFile, (0,tree_paths/* nameOf */.Vb)(path));
      for (const owner of await known.ownersOf(path)) (0,append/* append */.BC)(files, owner, path);
    }
    return files;
  }
}
function countIn(times, one) {
  times.set(one, (times.get(one) ?? 0) + 1);
}
async function withRule(target, near, around) {
  for (const one of near.slice(0, triedMerges)) {
    if (one.score === 0 && around.merges.length > 1) break;
    const rule = await missingRule(target, one, around);
    if (rule !== void 0) return near.map((other) => other === one ? { ...one, rule } : other);
  }
  return near;
}
async function missingRule(target, { merge, nearness }, around) {
  const { configuration } = around.past;
  const claims = async (rules) => {
    const answer = await around.past.answer(merge, rules);
    return answer.kind === "targets" && answer.targets.includes(target);
  };
  for (const on of nearness.targets.slice(0, triedCandidates)) {
    const rules = { ...configuration, dependsOn: [...configuration.dependsOn, { target, on: [on] }] };
    if (await claims(rules))
      return { key: "depends-on", on, yaml: `depends-on:
  ${(0,src_text/* quotedVisibly */.bl)(target)}: [${(0,src_text/* quotedVisibly */.bl)(on)}]
` };
  }
  for (const path of nearness.files.slice(0, triedCandidates)) {
    const glob = (0,glob_of_path/* globOf */.k)(path);
    if (glob === void 0) continue;
    const impact = [...configuration.impact, { paths: new configuration_glob/* Globs */.E7([glob]), targets: [target] }];
    const yaml = `impact:
  - paths: [${(0,src_text/* quotedVisibly */.bl)(glob)}]
    targets: [${(0,src_text/* quotedVisibly */.bl)(target)}]
`;
    if (await claims({ ...configuration, impact })) return { key: "impact", on: glob, yaml };
  }
  return void 0;
}



/***/ }),

/***/ 2629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56467);


function globOf(path) {
  const glob = path.replaceAll(/[\\*?[\]{}()]|^!/g, "\\$&");
  try {
    return new _glob_js__WEBPACK_IMPORTED_MODULE_1__/* .Glob */ .fo(glob).matches(path) && !/[\p{Cc}\u2028\u2029\ud800-\udfff]/u.test(glob) ? glob : void 0;
  } catch (error) {
    if (error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError) return void 0;
    throw error;
  }
}



/***/ })

};
;