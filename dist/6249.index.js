"use strict";
exports.id = 6249;
exports.ids = [6249];
exports.modules = {

/***/ 47115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ describeRules)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99797);
/* harmony import */ var _shared_src_files_temporary_parent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44547);
/* harmony import */ var _ask_build_systems_ask_build_systems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26146);
/* harmony import */ var _ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20688);
/* harmony import */ var _build_systems_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8764);
/* harmony import */ var _compute_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72090);
/* harmony import */ var _configuration_both_configurations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79524);
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
    const readers = _build_systems_index_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSystems */ .x.filter(({ executes }) => executes === "nothing");
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

/***/ 18313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ withLog),
/* harmony export */   f: () => (/* binding */ requestOf),
/* harmony export */   impact: () => (/* binding */ impact)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_chain_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94338);
/* harmony import */ var _operations_shards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60467);
/* harmony import */ var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1564);
/* harmony import */ var _packages_impacted_targets_src_build_systems_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8764);
/* harmony import */ var _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20688);
/* harmony import */ var _packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72090);
/* harmony import */ var _packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24952);
/* harmony import */ var _packages_impacted_targets_src_git_find_repository_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14965);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23905);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38219);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32671);














async function impact(options, surroundings) {
  const { format, shards, why } = options;
  if (format === "matrix" !== (shards !== void 0))
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .e("--format matrix and --shards go together");
  if (why !== void 0 && format !== "text") throw new _command_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UsageError */ .e("--why has the format text only");
  const request = await requestOf(options, surroundings);
  const computed = await withLog(
    surroundings,
    (log, signal) => (0,_packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_6__/* .computeImpactedTargets */ .vp)(
      {
        ...request,
        local: {
          uncommitted: options.uncommitted && options.head === void 0,
          ...options.base === void 0 ? {} : { base: options.base },
          ...options.head === void 0 ? {} : { head: options.head }
        }
      },
      { log, signal }
    )
  ).catch((error) => {
    if (error instanceof _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_5__/* .NoBuildSystem */ .Lk)
      for (const line of error.firstRules) surroundings.stderr.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(line)}
`);
    throw error;
  });
  const odd = computed.kind === "targets" ? computed.targets.find((target) => new RegExp("\\p{Cc}", "u").test(target)) : void 0;
  if (odd !== void 0) {
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(
      `the target ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(odd)} has a control character in its name, which isn't allowed. Rename it in the build`
    );
  }
  const { stdout, stderr } = surroundings;
  if (computed.kind === "all") stderr.write(`ALL: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(computed.why)}
`);
  if (format === "json") stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printableJson */ .et)(listOf(computed))}
`);
  else if (shards !== void 0) {
    const { matrix, warning } = (0,_operations_shards_js__WEBPACK_IMPORTED_MODULE_2__.shardTargets)(listOf(computed), shards);
    if (warning !== void 0) stderr.write(`warning: ${warning}
`);
    stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printableJson */ .et)(matrix)}
`);
  } else if (why !== void 0) stdout.write(await chain(why, computed));
  else if (computed.kind === "all") stdout.write("ALL\n");
  else if (stdout.isTTY === true) stdout.write(table(computed, surroundings));
  else stdout.write(computed.targets.map((target) => `${target}
`).join(""));
}
const listOf = (computed) => computed.kind === "all" ? "ALL" : computed.targets;
async function requestOf({ from = [], config, directory, trust }, { environment, directory: current }) {
  const executing = _packages_impacted_targets_src_build_systems_index_js__WEBPACK_IMPORTED_MODULE_4__/* .buildSystems */ .x.filter(({ executes }) => executes === "repository code").map(({ name }) => name);
  const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(current, directory ?? ".")).catch(() => {
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(`--directory: ${String(directory)} does not exist`);
  });
  const repository = await (0,_packages_impacted_targets_src_git_find_repository_js__WEBPACK_IMPORTED_MODULE_8__/* .findRepository */ .W)(place, void 0).catch(async (error) => {
    if (!(error instanceof _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X)) throw error;
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(
      await isBare(place) ? `${place} is a bare repository, in which no files are checked out. Change into a clone of it` : `${place} isn't in a Git repository. Change into one, or give --directory`,
      { cause: error }
    );
  });
  return {
    from: from.length === 0 ? ["auto"] : from,
    environment,
    event: {},
    // Like the action, the command computes from the root of the checkout unless an option says otherwise.
    workingDirectory: directory === void 0 ? repository.directory : place,
    workspace: repository.directory,
    ...config === void 0 ? {} : { configPath: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(current, config) },
    mayExecute: trust === true ? executing : from.map((name) => name.trim().toLowerCase())
  };
}
async function isBare(directory) {
  const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => []);
  return ["HEAD", "objects", "refs"].every((name) => names.includes(name));
}
function withLog({ stderr, signal, environment }, work) {
  const { yellow } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .styles */ .R7)(stderr, environment);
  const erase = stderr.isTTY === true ? "\r\x1B[K" : "";
  return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .withProgress */ .E0)(
    stderr,
    (say) => work(
      {
        info: say,
        debug: say,
        warn: (line) => stderr.write(`${erase}${yellow("warning:")} ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(line)}
`)
      },
      signal
    )
  );
}
function table({ targets, why, compared }, { stdout, environment }) {
  const { bold, dim } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .styles */ .R7)(stdout, environment);
  const compares = compared === void 0 ? "" : dim(
    `${compared.base.what} (${compared.base.commit.slice(0, 10)}) to ${compared.head.what}: ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .h)(compared.changedFiles, "changed file")}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .h)(targets.length, "impacted target")}`
  );
  const width = Math.min(Math.max(0, ...targets.map((target) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(target).length)), 60);
  const columns = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .widthOf */ .qz)(stdout);
  const rows = targets.map((target) => {
    const name = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(target);
    const cause = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(
      (0,_packages_impacted_targets_src_answer_explanation_chain_js__WEBPACK_IMPORTED_MODULE_12__/* .explain */ .WE)(target, why, false).slice(target.length).replace(/^(, which |: )/, "")
    );
    return `${bold(name.padEnd(width))}  ${dim((0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .cut */ .Jj)(cause, Math.max(columns - Math.max(width, name.length) - 2, 20)))}`;
  });
  return [compares, ...rows].map((line) => `${line}
`).join("");
}
async function chain(target, computed) {
  if (computed.kind === "all") return linesOf(everythingBecause(computed));
  const { targets, why, names } = computed;
  if (target === true) return linesOf(treeOf(targets, why));
  if (targets.includes(target)) {
    return linesOf(treeOf([target], why));
  }
  const known = await names?.() ?? new Set(targets);
  if (known.has(target)) return linesOf([`${target} is not impacted`]);
  throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(`--why: ${JSON.stringify(target)} is not among the targets${(0,_packages_impacted_targets_src_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_7__/* .suggestion */ .h)(target, known)}`);
}
function treeOf(targets, why) {
  const causes = /* @__PURE__ */ new Map();
  for (const target of targets) {
    const { cause, steps } = (0,_packages_impacted_targets_src_answer_explanation_chain_js__WEBPACK_IMPORTED_MODULE_12__/* .chainOf */ .dR)(target, why);
    const what = (0,_packages_impacted_targets_src_answer_explanation_chain_js__WEBPACK_IMPORTED_MODULE_12__/* .describeCause */ .V$)(cause);
    const top = causes.get(what) ?? { files: cause.kind === "graph" ? cause.files : [], below: /* @__PURE__ */ new Map() };
    causes.set(what, top);
    let branch = top;
    for (const step of steps) {
      const line = `${step.name}${(0,_packages_impacted_targets_src_answer_explanation_chain_js__WEBPACK_IMPORTED_MODULE_12__/* .because */ .xx)(step)}`;
      const next = branch.below.get(line) ?? { files: [], below: /* @__PURE__ */ new Map() };
      branch.below.set(line, next);
      branch = next;
    }
  }
  return [...causes].flatMap(([what, { files, below }]) => [
    what,
    ...files.map((path) => `  by ${path}`),
    ...linesBelow(below, "impacts")
  ]);
}
function linesBelow(top, verb) {
  const lines = [];
  const waiting = [...top].map(([line, branch]) => ({ line, branch, depth: 1 })).reverse();
  for (let one = waiting.pop(); one !== void 0; one = waiting.pop()) {
    const { line, branch, depth } = one;
    lines.push(`${"  ".repeat(depth)}${depth === 1 ? verb : `which ${verb}`} ${line}`);
    waiting.push(
      ...[...branch.below].map(([next, below]) => ({ line: next, branch: below, depth: depth + 1 })).reverse()
    );
  }
  return lines;
}
const linesOf = (lines) => lines.map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .printable */ .g$)(line)}
`).join("");
const everythingBecause = ({ causes }) => causes.map(({ what }) => `everything, because ${what}`);



/***/ }),

/***/ 6249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16910);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43321);
/* harmony import */ var _packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47115);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20688);
/* harmony import */ var _packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72090);
/* harmony import */ var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1564);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89478);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18313);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38219);












const file = ".github/impacted-targets.yml";
const merges = 100;
async function init(options, surroundings) {
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_10__/* .requestOf */ .f)(options, surroundings);
  const { workspace = request.workingDirectory } = request;
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file);
  const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
  if (folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ImpactError */ .X(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)} leads by a link to ${folder}. Write ${file} there yourself`);
  const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(path).then(
    () => true,
    () => false
  );
  if (isThere) throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ImpactError */ .X(`${file} is there already. merge-queue rules says what it does`);
  const lines = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_10__/* .withLog */ .X)(surroundings, async (log, signal) => {
    try {
      const report = await (0,_packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRules */ .N)(request, { log, signal });
      return [...rulesOf(report), ...await suggestionsOf(request, log, signal)];
    } catch (error) {
      if (!(error instanceof _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_6__/* .NoBuildSystem */ .Lk)) throw error;
      return firstLines(request, log, signal);
    }
  });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
  await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, `${lines.join("\n")}
`, { flag: "wx" });
  surroundings.stdout.write(
    `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .printable */ .g$)(file)} is written. Look over it; merge-queue rules says what it does with each file.
`
  );
}
function rulesOf({ roots, placements, unplaced }) {
  const lines = [
    "# What changed files impact. A file that nothing here and no build places impacts everything.",
    `# Builds: ${[...roots].map(([root, names]) => `${names.join(", ")} in ${root === "" ? "the root" : (0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .printable */ .g$)(root)}`).join("; ")}`
  ];
  if ([...roots.keys()].some((root) => root !== "")) {
    lines.push("roots:");
    for (const [root, names] of roots)
      lines.push(`  ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedVisibly */ .bl)(root === "" ? "." : root)}: [${names.join(", ")}]`);
  }
  const placed = new Set(placements.filter(({ by }) => by === "owner").map(({ path }) => folderOf(path)));
  const folders = [...new Set(unplaced.map(({ path }) => folderOf(path)))].filter((folder) => folder !== "" && !folder.startsWith(".") && !placed.has(folder)).sort();
  if (folders.length > 0) {
    lines.push(
      "# Folders that no build knows. Add what they depend on: depends-on, or imports for what their files import."
    );
    lines.push("targets:");
    for (const folder of folders)
      lines.push(`  ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedVisibly */ .bl)(nameOf(folder))}: [${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedVisibly */ .bl)(`${escaped(folder)}/**`)}]`);
  }
  const others = unplaced.filter(({ path }) => !folders.includes(folderOf(path)));
  if (others.length > 0) {
    lines.push("# These impact everything now. Say under rules what they impact, the most changed first:");
    lines.push(...others.slice(0, 20).map(({ path }) => `#   ${(0,_packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quotedVisibly */ .bl)(path)}`));
    if (others.length > 20) lines.push("#   and more: merge-queue rules --unplaced");
  }
  return lines;
}
const folderOf = (path) => path.includes("/") ? path.split("/")[0] ?? "" : "";
const nameOf = (folder) => folder.replaceAll(/[\s{}\p{Cc}]/gu, "-");
const escaped = (folder) => folder.replaceAll(/[*?[\]{}()!\\]/g, "\\$&");
async function suggestionsOf(request, ...[log, signal]) {
  const local = { uncommitted: false, head: "HEAD" };
  const analysis = await (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__/* .withPastMerges */ .e)(
    { ...request, local },
    merges,
    { log, signal },
    (past) => (0,_packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_2__/* .analyze */ .n)(past, { testMinutes: 20, concurrency: 5 })
  ).catch((error) => {
    if (error instanceof _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ImpactError */ .X) return void 0;
    throw error;
  });
  const suggestions = (analysis?.rules ?? []).flatMap(
    ({ rules, assumption }) => rules.map((rule) => ({ rule, assumption }))
  );
  if (suggestions.length === 0) return [];
  return [
    `# The last merges suggest these rules. Each rests on an assumption that only a person can judge.`,
    ...(0,_packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_5__/* .configurationYaml */ .IE)(suggestions).trimEnd().split("\n").map((line) => `# ${line}`)
  ];
}
async function firstLines(request, ...[log, signal]) {
  const local = { uncommitted: false, base: "HEAD", head: "HEAD" };
  const quiet = { info: () => void 0, warn: log.warn, debug: () => void 0 };
  const error = await (0,_packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_7__/* .computeImpactedTargets */ .vp)({ ...request, local }, { log: quiet, signal }).catch(
    (thrown) => thrown
  );
  if (!(error instanceof _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_6__/* .NoBuildSystem */ .Lk)) throw error instanceof Error ? error : new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ImpactError */ .X("no rules can be made");
  const start = error.firstRules.indexOf("");
  const lines = error.firstRules.slice(start + 1).filter((line) => line !== "");
  if (start === -1 || lines.length === 0)
    throw new _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ImpactError */ .X(`${error.message}. There are no folders to make rules from`);
  return lines;
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