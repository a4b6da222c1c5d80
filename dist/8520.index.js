"use strict";
exports.id = 8520;
exports.ids = [8520];
exports.modules = {

/***/ 47115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ describeRules)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99797);
/* harmony import */ var _shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44547);
/* harmony import */ var _ask_build_systems_ask_build_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74845);
/* harmony import */ var _ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20688);
/* harmony import */ var _build_systems_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8764);
/* harmony import */ var _compute_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57937);
/* harmony import */ var _configuration_both_configurations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97808);
/* harmony import */ var _configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43685);
/* harmony import */ var _git_comparison_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48146);
/* harmony import */ var _git_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73943);
/* harmony import */ var _programs_temporary_directories_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78553);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1564);
/* harmony import */ var _unowned_judge_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58892);













const mostCommits = 500;
async function describeRules(request, { log, signal }) {
  const temporary = new _programs_temporary_directories_js__WEBPACK_IMPORTED_MODULE_9__/* .TemporaryDirectories */ .f((0,_shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_0__/* .temporaryParent */ .cp)(request.environment));
  try {
    const programs = (0,_compute_js__WEBPACK_IMPORTED_MODULE_4__/* .programsOf */ .h2)(request);
    const head = request.local?.head ?? "HEAD";
    const local = { uncommitted: false, base: head, head };
    const opened = await (0,_git_comparison_js__WEBPACK_IMPORTED_MODULE_7__/* .openComparison */ .I)({ ...request, local }, temporary, programs, signal);
    if (opened.kind === "all") throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__/* .ImpactError */ .X(opened.why);
    const unchangedHead = opened.comparison;
    const configurations = await (0,_configuration_both_configurations_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfigurations */ .q)(request, unchangedHead, log);
    if (configurations.kind === "all") throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__/* .ImpactError */ .X(`impacted-targets-config: ${configurations.why}`);
    const { file, head: configuration } = configurations;
    const readers = _build_systems_index_js__WEBPACK_IMPORTED_MODULE_3__.buildSystems.filter(({ executes }) => executes === "nothing");
    const selected = await (0,_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_2__/* .selectBuildSystems */ .Vh)((0,_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_2__/* .checkNames */ .LN)(request.from), unchangedHead, configurations, readers);
    if (selected.kind === "all") throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__/* .ImpactError */ .X(selected.why);
    const answer = await (0,_ask_build_systems_ask_build_systems_js__WEBPACK_IMPORTED_MODULE_1__/* .askBuildSystems */ .I)(selected.systems, unchangedHead, configurations, {
      temporary,
      programs,
      log,
      signal
    });
    if (answer.kind === "all") throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__/* .ImpactError */ .X(`the targets are not known: ${answer.why}`);
    const paths = (await unchangedHead.head.entries()).map(({ path }) => path);
    const placements = [];
    for (const path of paths) {
      const owners = await answer.ownersOf?.(path) ?? [];
      const place = path === file ? { by: "configuration", what: "" } : placeOf(path, configuration, owners);
      placements.push({ path, ...place });
    }
    const times = /* @__PURE__ */ new Map();
    const history = await (0,_git_history_js__WEBPACK_IMPORTED_MODULE_8__/* .openHistory */ .j)(
      { ...request, local },
      { commits: mostCommits },
      temporary,
      programs,
      signal
    ).catch((error) => {
      if (error instanceof _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_10__/* .ImpactError */ .X) return void 0;
      throw error;
    });
    for (const step of history?.steps ?? []) {
      for (const { path } of (await history?.compare(step))?.changes ?? []) times.set(path, (times.get(path) ?? 0) + 1);
    }
    const unplaced = placements.filter(({ by }) => by === "nothing").map(({ path }) => ({ path, changes: times.get(path) ?? 0 })).sort((a, b) => b.changes - a.changes);
    const text = (await unchangedHead.head.read([file])).get(file)?.toString("utf8") ?? "";
    const roots = /* @__PURE__ */ new Map();
    for (const { name, root = unchangedHead.root } of selected.systems) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_12__/* .append */ .B)(roots, root, name);
    return { file, roots, placements, unplaced, problems: problemsOf(configuration, text, paths, answer.named) };
  } finally {
    for (const line of await temporary.remove()) log.warn(line);
  }
}
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
  if (documents === "ignore" && (0,_unowned_judge_js__WEBPACK_IMPORTED_MODULE_11__/* .mayImpactLess */ .f)({ path, status: "modified" })) {
    return { by: "documents", what: "the list of documents and workflows" };
  }
  return { by: "nothing", what: "" };
}
function problemsOf(configuration, text, paths, named = () => []) {
  const { fileRules, groups, impact } = configuration;
  const dead = (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .deadGlobs */ .s)(configuration, text, paths);
  const used = new Set(paths.map((path) => fileRules.findIndex((rule) => rule.paths.matches(path))));
  const never = fileRules.flatMap((rule, index) => {
    const [first] = rule.paths.included;
    if (first === void 0 || used.has(index) || !paths.some((path) => rule.paths.matches(path))) return [];
    return [
      {
        line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .lineOf */ .c)(text, first.text),
        message: `the rule for ${first.text} is never the first that fits: rules above it decide for all of its files`
      }
    ];
  });
  const empty = [...groups].flatMap(
    ([group, patterns]) => patterns.some((pattern) => named(pattern).length > 0) ? [] : [{ line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .lineOf */ .c)(text, `${group}:`), message: `the group ${group} names no target` }]
  );
  const inGroups = new Set([...groups.values()].flat());
  const written = [...fileRules.flatMap(({ impacts }) => impacts), ...impact.flatMap(({ targets }) => targets)];
  const lost = [...new Set(written)].flatMap(
    (name) => ["ALL", "all", "none", "owners"].includes(name) || inGroups.has(name) || named(name).length > 0 ? [] : [{ line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_6__/* .lineOf */ .c)(text, name), message: `no target is called ${name}, so that the answer is ALL` }]
  );
  return [...dead, ...never, ...empty, ...lost].sort((a, b) => a.line - b.line);
}



/***/ }),

/***/ 73943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openHistory)
/* harmony export */ });
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87570);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5624);
/* harmony import */ var _local_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69178);
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75505);
/* harmony import */ var _private_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62118);
/* harmony import */ var _repository_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46322);








const mostEntries = 3e4;
async function openHistory(request, { commits, since }, temporary, programs, signal) {
  const { headSha, local } = request;
  const repository = await _private_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .PrivateRepository */ .i.open(request, temporary, programs, signal);
  const { checkout } = repository;
  const asked = headSha === void 0 ? checkout.head : (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullCommitId */ .QF)(headSha, "head-sha");
  const commit = local ? await (local.head === void 0 ? (0,_local_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultBranch */ .OR)(repository).then((branch) => branch.commit) : (0,_local_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRevision */ .eZ)(repository, local.head, "head")) : asked && await repository.commit(asked);
  if (!commit) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
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
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `The checkout does not hold the ${String(after)} commits between ${last?.id ?? ""} and ${commit.id}. Check out with fetch-depth: 0`
    );
  }
  const size = (await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listTree */ .nT)(repository, commit.id)).length;
  const memories = new _git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .Memories */ .eL(Math.max(4, Math.floor(mostEntries / Math.max(size, 1))));
  const pairs = Buffer.from(steps.map(({ head, base }) => `${head} ${base}
`).join(""));
  let changes;
  const changesOf = async ({ head }) => {
    changes ??= repository.output([..._changes_js__WEBPACK_IMPORTED_MODULE_1__/* .diffArguments */ .M, "--stdin"], pairs).then(_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .readChangesByCommit */ .Gv);
    return (await changes).get(head) ?? [];
  };
  const shared = new _git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .SharedReading */ ._6(memories);
  const ofComparisons = /* @__PURE__ */ new Map();
  const tree = (side, id, beside) => new _git_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .GitTree */ .xn(side, id, repository, temporary, shared, beside);
  const common = { root: checkout.root, checkout: checkout.directory };
  return {
    head: commit.id,
    steps,
    since: steps.length - after,
    base: last?.id ?? steps[0]?.base ?? commit.id,
    isShallow: steps.length < commits && await (0,_repository_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .isShallow */ .fE)(repository.directory),
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
    const id = local ? (await (0,_local_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveRevision */ .eZ)(repository, revision, "base")).id : (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_4__/* .fullCommitId */ .QF)(revision, "base-sha");
    if (await repository.commit(id) === void 0) problem ||= `Commit ${id} (base-sha) is not in the checkout`;
    else if ((await repository.git(["merge-base", "--is-ancestor", id, head])).exitCode !== 0)
      problem ||= `Commit ${id} (base-sha) is not before ${head} in this checkout`;
    else {
      const count = await repository.output(["rev-list", "--first-parent", "--count", `${id}..${head}`]);
      return { id, after: Number(count.toString("latin1").trim()) };
    }
  }
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
    `${problem}. Give the last commit of this branch that was good, and check out with fetch-depth: 0`
  );
}



/***/ }),

/***/ 28520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rules: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47115);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32671);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89155);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38219);




async function rules(options, surroundings) {
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_1__/* .requestOf */ .f)(options, surroundings);
  const report = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_1__/* .withLog */ .X)(
    surroundings,
    (log, signal) => (0,_packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRules */ .N)(
      { ...request, ...options.head === void 0 ? {} : { local: { uncommitted: false, head: options.head } } },
      { log, signal }
    )
  );
  const { stdout } = surroundings;
  if (options.format === "json")
    stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .printableJson */ .et)({ ...report, roots: Object.fromEntries(report.roots) })}
`);
  else
    stdout.write(
      linesOf(report, options.unplaced === true).map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(line)}
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
  if (onlyUnplaced) return unplaced.map(({ path, changes }) => `${path}  ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(changes, "change")}`);
  const lines = [`${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(placements.length, "file")}, placed by`];
  for (const [by, title] of Object.entries(titles)) {
    const found = placements.filter((one) => one.by === by);
    if (found.length === 0) continue;
    lines.push(`  ${title}: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(found.length, "file")}`);
    if (["configuration", "owner", "nothing", "documents"].includes(by)) continue;
    const times = /* @__PURE__ */ new Map();
    for (const { what } of found) times.set(what, (times.get(what) ?? 0) + 1);
    for (const [what, count] of times) lines.push(`    ${what}: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(count, "file")}`);
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