"use strict";
exports.id = 1072;
exports.ids = [1072];
exports.modules = {

/***/ 42089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ mostApart),
/* harmony export */   Zi: () => (/* binding */ asClaiming),
/* harmony export */   i6: () => (/* binding */ apartOf)
/* harmony export */ });
/* harmony import */ var _local_service_src_queue_rules_impacted_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63457);

const claimed = /* @__PURE__ */ new WeakMap();
function asClaiming(merges, answers) {
  return answers.map((answer, index) => {
    const targets = claimed.get(answer) ?? (answer.kind === "all" ? "ALL" : new Set(answer.targets));
    claimed.set(answer, targets);
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
      const memory = ofComparisons.get(head) ?? /* @__PURE__ */ new Map();
      ofComparisons.set(head, memory);
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
  const asked = (0,select_build_systems/* checkNames */.LN)(from);
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
  const selected = await (0,select_build_systems/* selectBuildSystems */.Vh)(asked, unchanged, configurations, readers);
  if (selected.kind === "all") throw new UnknownTargets(selected.why);
  const answer = await (0,ask_build_systems/* askBuildSystems */.I)(selected.systems, unchanged, configurations, surroundings);
  if (answer.kind === "all") throw new UnknownTargets(`the targets are not known: ${answer.why}`);
  const names = await answer.names?.();
  if (names === void 0) throw new UnknownTargets("the targets are not known");
  const { ownersOf, dependentsOf, named } = answer;
  const roots = /* @__PURE__ */ new Map();
  for (const { name, root = unchanged.root } of selected.systems) (0,append/* append */.B)(roots, root, name);
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

/***/ 91072:
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
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/ask-build-systems/suggestions.js
var suggestions = __webpack_require__(21217);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var configuration_glob = __webpack_require__(56467);
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
const commonName = 5;
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
function nearnessOf(target, merge, timesOfName) {
  const found = [];
  const ofTarget = /* @__PURE__ */ new Map();
  const ofFile = /* @__PURE__ */ new Map();
  const say = (score2, reason, into, key) => {
    found.push({ score: score2, reason });
    into.set(key, (into.get(key) ?? 0) + score2);
  };
  for (const changed of merge.targets) {
    ofTarget.set(changed, 0);
    const [full, last] = [ownName(changed), lastWord(changed)];
    const naming = target.words.fileWith(full) ?? (full.length > 2 ? target.words.fileWith(`${full}/`) : void 0);
    const naming2 = last.length >= shortestWord || last === full ? target.words.fileWith(last) : void 0;
    if (target.dependencies.has(changed))
      say(6, `${target.name} depends on ${changed}, and such a change of it does not reach further`, ofTarget, changed);
    else if (naming !== void 0) say(8, `${naming} of ${target.name} names ${changed}`, ofTarget, changed);
    else if (naming2 !== void 0) say(4, `${naming2} of ${target.name} has the word ${last}`, ofTarget, changed);
    const shared = wordsIn(changed).filter((word) => wordsIn(target.name).includes(word));
    if (shared.length > 0)
      say(
        Math.min(4, 2 * shared.length),
        `${changed} and ${target.name} share ${shared.join(", ")}`,
        ofTarget,
        changed
      );
  }
  const folder = commonFolder(target.files);
  for (const { path } of merge.files) {
    ofFile.set(path, 0);
    const segments = path.split("/");
    const ends = segments.slice(0, -1).map((_, index) => segments.slice(index).join("/"));
    const byPath = ends.find((end) => target.words.fileWith(end) !== void 0);
    const name = (0,tree_paths/* nameOf */.Vb)(path);
    const isRare = timesOfName(name) <= commonName;
    const byName = isRare ? target.words.fileWith(name) : void 0;
    const [stem = ""] = name.split(".");
    const byStem = isRare && stem.length > shortestWord ? target.words.fileWith(stem) : void 0;
    if (byPath !== void 0)
      say(10, `${target.words.fileWith(byPath) ?? ""} of ${target.name} has the path ${byPath}`, ofFile, path);
    else if (byName !== void 0) say(6, `${byName} of ${target.name} names ${name}`, ofFile, path);
    else if (byStem !== void 0) say(4, `${byStem} of ${target.name} has the word ${stem}`, ofFile, path);
    const same = sharedSegments((0,tree_paths/* directoryOf */.jt)(path), folder);
    if (same > 0) {
      const where = (0,tree_paths/* directoryOf */.jt)(path).split("/").slice(0, same).join("/");
      say(Math.min(3, same), `${path} is in ${where}, as ${target.name} is`, ofFile, path);
    }
  }
  const words = new WordsOf(merge.files);
  const back = words.fileWith(ownName(target.name));
  if (back !== void 0) say(5, `${back} names ${target.name}`, ofFile, back);
  const strongest = found.sort((a, b) => b.score - a.score);
  const byScore = (scores) => [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
  const score = [...new Map(strongest.toReversed().map((one) => [one.score, one])).values()].reduce(
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


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/analysis/apart.js
var apart = __webpack_require__(42089);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/audit/rule-cost.js


class TriedRules {
  #past;
  #from;
  #today;
  /** @param most how many of the last merges */
  constructor(past, most) {
    this.#past = past;
    this.#from = Math.max(0, past.merges.length - most);
  }
  /**
   * @param isConcerned true for today's answer of a merge that the rule may change
   */
  async cost(rules, isConcerned) {
    const today = await (this.#today ??= this.#answers());
    let [claimingMore, targets] = [0, 0];
    const tried = [...today];
    for (const [place, answer] of today.entries()) {
      if (!isConcerned(answer, this.#from + place)) continue;
      const answerNow = await this.#past.answer(this.#from + place, rules);
      tried[place] = answerNow;
      const more = sizeOf(answerNow) - sizeOf(answer);
      if (more <= 0) continue;
      claimingMore += 1;
      if (Number.isFinite(more)) targets += more;
    }
    const merges = this.#past.merges.slice(this.#from);
    return {
      merges: today.length,
      claimingMore,
      targets,
      apartBefore: (0,apart/* apartOf */.i6)((0,apart/* asClaiming */.Zi)(merges, today)),
      apartAfter: (0,apart/* apartOf */.i6)((0,apart/* asClaiming */.Zi)(merges, tried))
    };
  }
  async #answers() {
    const answers = [];
    for (let index = this.#from; index < this.#past.merges.length; index += 1)
      answers.push((0,past_merges/* withoutGraphs */.k0)(await this.#past.answer(index, this.#past.rules)));
    return answers;
  }
}
const sizeOf = (answer) => answer.kind === "all" ? Infinity : answer.targets.length;


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
    for (const path of commit.paths) (0,append/* append */.B)(this.#byStem, stemOf(path), path);
  }
  /**
   * The target that owns the test's file; without a file, the target of its class or package.
   * @returns undefined where nothing says it, or several targets are possible
   */
  async of({ files, classname, suites }) {
    const file = files.find((path) => this.#paths.has(path));
    if (file !== void 0) return this.#once(`file ${file}`, () => this.#ownerOf([file]));
    for (const word of [classname, ...suites.toReversed()]) {
      if (word === void 0 || word.length > longestClass) continue;
      const target = await this.#once(`class ${word}`, () => this.#ofClass(word));
      if (target !== void 0) return target;
    }
    return void 0;
  }
  #once(key, find) {
    const known = this.#found.get(key) ?? find();
    this.#found.set(key, known);
    return known;
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
async function audit(past, failed, options) {
  const claims = [];
  for (let index = past.since; index < past.merges.length; index += 1)
    claims.push({ index, answer: (0,past_merges/* withoutGraphs */.k0)(await past.claim(index)) });
  const merges = claims.map(({ index, answer }) => auditedMerge(past.merges[index], answer));
  const known = await past.targets().catch((error) => {
    if (error instanceof past_merges/* UnknownTargets */.XH) return void 0;
    throw error;
  });
  const { byTarget, unknownTests } = await testsByTarget(failed, known);
  const around = {
    past,
    claims,
    merges,
    known,
    options,
    tried: new TriedRules(past, options.commits),
    near: new Near(past, claims)
  };
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
    } else (0,append/* append */.B)(byTarget, target, test);
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
  const claiming = claims.flatMap(({ answer }, merge) => {
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
  #times = /* @__PURE__ */ new Map();
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
      const nearness = nearnessOf(
        { name: target, files, words, dependencies },
        merge,
        (name) => this.#times.get(name) ?? 0
      );
      return { merge: place, score: nearness.score, reasons: nearness.reasons, nearness };
    }).sort((a, b) => b.score - a.score || b.merge - a.merge).slice(0, mostNear);
  }
  async #changed() {
    const changed = [];
    for (const { index, answer } of this.#claims) {
      const paths = await this.#past.changes(index);
      const contents = await this.#past.readOf(index, paths.slice(0, mostFiles));
      changed.push({
        targets: answer.kind === "all" ? [] : answer.targets.filter((name) => answer.why.get(name)?.kind !== "dependency"),
        files: paths.map((path) => ({ path, content: contents.get(path) }))
      });
    }
    return changed;
  }
  /** Files of each target that a merge may have broken. */
  async #filesByTarget(known) {
    const files = /* @__PURE__ */ new Map();
    for (const path of known.paths) {
      this.#times.set((0,tree_paths/* nameOf */.Vb)(path), (this.#times.get((0,tree_paths/* nameOf */.Vb)(path)) ?? 0) + 1);
      for (const owner of await known.ownersOf(path)) (0,append/* append */.B)(files, owner, path);
    }
    return files;
  }
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
  const { past, tried } = around;
  const index = past.since + merge;
  const claims = async (rules) => {
    const answer = await past.answer(index, rules);
    return answer.kind === "targets" && answer.targets.includes(target);
  };
  for (const on of nearness.targets.slice(0, triedCandidates)) {
    const rules = withDependency(past.rules, target, on);
    if (!await claims(rules)) continue;
    const cost = await tried.cost(rules, (answer) => answer.kind === "targets" && answer.targets.includes(on));
    return { key: "depends-on", on, yaml: `depends-on:
  ${quoted(target)}: [${quoted(on)}]
`, cost };
  }
  for (const path of nearness.files.slice(0, triedCandidates)) {
    const glob = (0,suggestions/* globOf */.k8)(path);
    if (glob === void 0) continue;
    const rules = withImpact(past.rules, target, glob);
    if (!await claims(rules)) continue;
    const changing = /* @__PURE__ */ new Set();
    for (const place of past.merges.keys()) if ((await past.changes(place)).includes(path)) changing.add(place);
    const cost = await tried.cost(rules, (answer, place) => answer.kind === "targets" && changing.has(place));
    return {
      key: "impact",
      on: glob,
      yaml: `impact:
  - paths: [${quoted(glob)}]
    targets: [${quoted(target)}]
`,
      cost
    };
  }
  return void 0;
}
const quoted = (text) => JSON.stringify(text).replaceAll("\x7F", "\\u007f");
function withDependency(rules, target, on) {
  const { configuration } = rules;
  return {
    ...rules,
    configuration: { ...configuration, dependsOn: [...configuration.dependsOn, { target, on: [on] }] }
  };
}
function withImpact(rules, target, glob) {
  const { configuration } = rules;
  const impact = [...configuration.impact, { paths: new configuration_glob/* Globs */.E7([glob]), targets: [target] }];
  return { ...rules, configuration: { ...configuration, impact } };
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