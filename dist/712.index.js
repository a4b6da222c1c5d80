"use strict";
exports.id = 712;
exports.ids = [712];
exports.modules = {

/***/ 8796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ withPastMerges)
});

// EXTERNAL MODULE: ./build/impacted-targets/answer/answer.js
var answer = __webpack_require__(99684);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/build-system.js
var build_system = __webpack_require__(33619);
// EXTERNAL MODULE: ./build/impacted-targets/build-systems/index.js
var build_systems = __webpack_require__(1257);
// EXTERNAL MODULE: ./build/impacted-targets/compute.js + 10 modules
var compute = __webpack_require__(11866);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/input-globs.js
var input_globs = __webpack_require__(76838);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/both-configurations.js + 3 modules
var both_configurations = __webpack_require__(264);
// EXTERNAL MODULE: ./build/impacted-targets/configuration/glob.js
var glob = __webpack_require__(90972);
// EXTERNAL MODULE: ./build/impacted-targets/git/changes.js
var git_changes = __webpack_require__(4267);
// EXTERNAL MODULE: ./build/impacted-targets/git/checkout.js + 1 modules
var git_checkout = __webpack_require__(55227);
// EXTERNAL MODULE: ./build/impacted-targets/git/git-tree.js + 4 modules
var git_tree = __webpack_require__(71841);
// EXTERNAL MODULE: ./build/impacted-targets/tree/content-memory.js
var content_memory = __webpack_require__(82439);
// EXTERNAL MODULE: ./build/impacted-targets/git/local-commits.js + 2 modules
var local_commits = __webpack_require__(89169);
// EXTERNAL MODULE: ./build/impacted-targets/git/names.js
var names = __webpack_require__(29634);
// EXTERNAL MODULE: ./build/impacted-targets/git/private-repository.js + 3 modules
var private_repository = __webpack_require__(15487);
// EXTERNAL MODULE: ./build/impacted-targets/git/repository-layout.js
var repository_layout = __webpack_require__(54975);
;// CONCATENATED MODULE: ./build/impacted-targets/git/history.js









const limitBytes = 128 * 1024 * 1024;
const mostEntries = 3e4;
async function openHistory(request, commits, temporary, programs, signal) {
  const { workspace, headSha, local } = request;
  const checkout = await (0,git_checkout/* openCheckout */.Hj)(request.workingDirectory, {
    programs,
    signal,
    ...workspace !== void 0 && { workspace }
  });
  const repository = await private_repository/* PrivateRepository */.i.create(checkout, temporary, programs, signal);
  const asked = local ? await (0,local_commits/* resolveRevision */.eZ)(repository, local.head ?? await (0,local_commits/* defaultBranch */.OR)(repository), "head") : headSha === void 0 ? checkout.head : (0,names/* fullCommitId */.QF)(headSha, "head-sha");
  const commit = asked === void 0 ? void 0 : await repository.commit(asked);
  if (commit === void 0) {
    throw new build_system/* ImpactError */.X(
      asked === void 0 ? "Nothing is checked out, so there is no history. Run actions/checkout with fetch-depth: 0 in a step before this one" : `Commit ${asked} (head-sha) is not in the checkout. Check out with fetch-depth: 0`
    );
  }
  const format = ["log", "--first-parent", "-z", "--format=%H %ct", `--max-count=${String(commits + 1)}`];
  const output = await repository.output([...format, commit.id]);
  const records = output.toString("latin1").split("\0").filter((record) => record !== "");
  const found = records.reverse().map((record) => {
    const [id = "", seconds = "0"] = record.trim().split(" ");
    return { id, at: Number(seconds) * 1e3 };
  });
  const steps = [];
  for (const [index, { id, at }] of found.slice(1).entries()) {
    const base = found[index]?.id ?? "";
    steps.push({ base, head: id, at: Math.max(at, steps.at(-1)?.at ?? at) });
  }
  if (steps.length === 0) {
    throw new build_system/* ImpactError */.X(
      `The checkout holds one commit of the history of ${commit.id}, and no merge to analyze. Check out with fetch-depth: 0, or a depth of commits and one more`
    );
  }
  const size = (await repository.output(["ls-tree", "-r", "-z", "--name-only", commit.id])).filter(
    (byte) => byte === 0
  ).length;
  const memories = new git_tree/* Memories */.eL(Math.max(4, Math.floor(mostEntries / Math.max(size, 1))));
  const changes = /* @__PURE__ */ new Map();
  const changesOf = async ({ base, head }) => {
    const known = changes.get(head) ?? (0,git_changes/* readChanges */.S)(await repository.output([...git_changes/* diffArguments */.M, base, head]));
    changes.set(head, known);
    return known;
  };
  const allChanged = async () => {
    const paths = /* @__PURE__ */ new Set();
    for (const step of steps) for (const { path } of await changesOf(step)) paths.add(path);
    return paths;
  };
  let changed;
  const made = new content_memory/* ContentMemory */.b5(() => changed ??= allChanged());
  const shared = { contents: new git_tree/* Contents */.vo(limitBytes), memories, made };
  const ofComparisons = /* @__PURE__ */ new Map();
  const tree = (side, id, beside) => new git_tree/* GitTree */.xn(side, id, repository, temporary, shared, beside);
  const common = { root: checkout.root, checkout: checkout.directory };
  return {
    head: commit.id,
    steps,
    isShallow: steps.length < commits && await (0,repository_layout/* isShallow */.fE)(repository.directory),
    unchangedHead: { ...common, base: tree("base", commit.id), head: tree("head", commit.id), changes: [] },
    compare: async (step) => {
      const { base, head } = step;
      const known = await changesOf(step);
      const memory = ofComparisons.get(head) ?? /* @__PURE__ */ new Map();
      ofComparisons.set(head, memory);
      const before = tree("base", base);
      const after = tree("head", head, { tree: before, changes: known });
      return { ...common, base: before, head: after, changes: known, memory };
    }
  };
}


// EXTERNAL MODULE: ./build/impacted-targets/build-systems/select-build-systems.js
var select_build_systems = __webpack_require__(86071);
// EXTERNAL MODULE: ./build/impacted-targets/programs/temporary-directories.js
var temporary_directories = __webpack_require__(13778);
// EXTERNAL MODULE: ./build/shared/files/temporary-parent.js
var temporary_parent = __webpack_require__(87324);
;// CONCATENATED MODULE: ./build/impacted-targets/past-merges.js











const readers = build_systems/* buildSystems */.x.filter(({ executes }) => executes === "nothing");
async function withPastMerges(request, commits, surroundings, work) {
  const { log, signal } = surroundings;
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(request.environment));
  try {
    const programs = (0,compute/* programsOf */.h2)(request);
    const asked = namesOfReaders(request.from, log);
    const impactAllPaths = request.impactAllPaths ?? [];
    (0,input_globs/* inputGlobs */.A)(impactAllPaths);
    const history = await openHistory(request, commits, temporary, programs, signal);
    const { steps } = history;
    const configurations = await (0,both_configurations/* readConfigurations */.q)(
      request,
      history.unchangedHead,
      build_systems/* buildSystems */.x.map(({ name }) => name),
      log
    );
    if (configurations.kind === "all") throw new build_system/* ImpactError */.X(`impacted-targets-config: ${configurations.why}`);
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
    return await work({
      merges: steps.map(({ head, at }) => ({ commit: head, at })),
      head: history.head,
      isShallow: history.isShallow,
      rules: { configuration, impactAllPaths },
      file,
      paths: async () => {
        const paths = new Set((await history.unchangedHead.head.entries()).map(({ path }) => path));
        for (const step of steps) for (const { path } of (await history.compare(step)).changes) paths.add(path);
        return paths;
      },
      readers: async (sought) => {
        const { findReadersOfAll } = await __webpack_require__.e(/* import() */ 3897).then(__webpack_require__.bind(__webpack_require__, 13897));
        const found = await findReadersOfAll(
          steps.map((step) => () => history.compare(step)),
          sought
        );
        const all = [...sought.documents, ...sought.prose, ...sought.programs ?? []];
        return new Map(all.map((path) => [path, found.of(path)]));
      },
      answer: async (index, rules) => {
        const step = steps[index];
        if (step === void 0) throw new RangeError(`there is no merge ${String(index)}`);
        signal.throwIfAborted();
        const both = { kind: "configurations", file, base: rules.configuration, head: rules.configuration };
        try {
          return await (0,compute/* answerFor */.u3)(
            await history.compare(step),
            both,
            { asked, impactAllPaths: new glob/* Globs */.E7(rules.impactAllPaths), candidates: readers },
            shared
          );
        } catch (error) {
          if (!(error instanceof build_system/* ImpactError */.X) || signal.aborted) throw error;
          return { ...(0,answer/* allBecause */.S)(error.message), buildSystems: [], failure: error.message };
        }
      }
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
    throw new build_system/* ImpactError */.X(
      `impacted-targets-from: ${others.join(" and ")} would execute code of every commit of the past, so that ${others.length === 1 ? "it" : "they"} cannot be analyzed. Give any of ${["auto", ...readers.map(({ name }) => name)].join(", ")}`
    );
  }
  if (executing.length === 0) return asked;
  log.warn(
    `${executing.join(" and ")} would execute code of every commit of the past: workspaces answers instead, from manifests and lockfiles`
  );
  return [.../* @__PURE__ */ new Set([...asked.filter((name) => !executing.includes(name)), "workspaces"])];
}



/***/ }),

/***/ 70712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45171);
/* harmony import */ var _pull_request_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38612);
/* harmony import */ var _impacted_targets_past_merges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8796);
/* harmony import */ var _shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86262);




const analysisVersion = 1;
const operation = {
  needs: { pullRequest: "none", targetBranch: false, repository: false },
  sendsNothing: true,
  prepare: async (step) => {
    const analysis = await analyzed(step);
    const { merges, today, suggested } = analysis;
    const percent = (share) => `${String(Math.round(100 * share))} %`;
    return {
      result: {
        headline: `Of ${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(merges, "merge")}, ${percent(today.everythingShare)} would have impacted everything, and ${percent(suggested.everythingShare)} with the suggested rules`,
        analysis: {
          ...analysis,
          file: await step.files.write(
            "impacted-targets-analysis.json",
            `${JSON.stringify({ version: analysisVersion, ...analysis }, void 0, 1)}
`
          )
        },
        facts: [
          ["Merges", `${String(merges)}, from ${analysis.from} to ${analysis.to}`],
          ["Newest", analysis.head],
          ["Computed from", analysis.buildSystems.join(", ")],
          ["Targets", String(analysis.targets)]
        ],
        warnings: warningsOf(analysis, step.inputs.commits)
      }
    };
  },
  carryOut: (_context, prepared) => Promise.resolve(prepared.result)
};
async function analyzed(step) {
  const { inputs, event, log } = step;
  const isTrusted = (0,_pull_request_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrustedEvent */ .Q)(event.name, inputs.pullRequest !== void 0);
  const { targets, commits, testMinutes, concurrency } = inputs;
  return log.group(
    `Analyzing the last ${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(commits, "merge")}`,
    () => step.computing(
      () => (0,_impacted_targets_past_merges_js__WEBPACK_IMPORTED_MODULE_2__/* .withPastMerges */ .e)(
        {
          from: targets?.kind === "from" ? targets.names : ["auto"],
          environment: step.environment,
          workingDirectory: inputs.workingDirectory,
          configPath: inputs.impactedTargetsConfig,
          impactAllPaths: inputs.impactAllPaths,
          workspace: inputs.workspace,
          secrets: [inputs.apiToken, inputs.githubToken].filter((token) => token !== void 0),
          event: {},
          ...isTrusted ? {} : { untrustedIn: event.name },
          ...inputs.headSha === void 0 ? {} : { headSha: inputs.headSha }
        },
        commits,
        { log, signal: step.signal },
        (past) => (0,_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_0__/* .analyze */ .n)(past, { testMinutes, concurrency })
      )
    )
  );
}
function warningsOf({ merges, isShallow, failures }, asked) {
  const [first] = failures;
  return [
    ...isShallow ? [
      `Only ${String(merges)} of ${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(asked, "merge")} are in the checkout. Check out with fetch-depth: 0, or a depth of ${String(asked + 1)}`
    ] : [],
    ...first === void 0 ? [] : [
      `${(0,_shared_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(failures.length, "merge could not be computed and counts", "merges could not be computed and count")} as ALL, the first of them ${first.commit}: ${first.why}`
    ]
  ];
}



/***/ }),

/***/ 38612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isTrustedEvent)
/* harmony export */ });
const trustedEvents = /* @__PURE__ */ new Set([
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "merge_group",
  "push"
]);
const trustedWithoutPullRequest = /* @__PURE__ */ new Set(["schedule", "workflow_dispatch"]);
function isTrustedEvent(eventName, namesPullRequest) {
  return eventName === "" || trustedEvents.has(eventName) || trustedWithoutPullRequest.has(eventName) && !namesPullRequest;
}



/***/ })

};
;