"use strict";
exports.id = 6249;
exports.ids = [6249];
exports.modules = {

/***/ 47115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ describeRules)
/* harmony export */ });
/* harmony import */ var _configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43685);
/* harmony import */ var _unowned_judge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58892);
/* harmony import */ var _past_merges_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9233);



const mostCommits = 500;
function describeRules(request, surroundings) {
  const local = { uncommitted: false, head: request.local?.head ?? "HEAD" };
  return (0,_past_merges_js__WEBPACK_IMPORTED_MODULE_2__/* .withPastMerges */ .eQ)({ ...request, local }, mostCommits, surroundings, async (past) => {
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
  if (documents === "ignore" && (0,_unowned_judge_js__WEBPACK_IMPORTED_MODULE_1__/* .mayImpactLess */ .f)({ path, status: "modified" })) {
    return { by: "documents", what: "the list of documents and workflows" };
  }
  return { by: "nothing", what: "" };
}
function problemsOf(configuration, text, paths, named) {
  const { fileRules, groups, impact } = configuration;
  const dead = (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .deadGlobs */ .sm)(configuration, text, paths);
  const used = new Set(paths.map((path) => fileRules.findIndex((rule) => rule.paths.matches(path))));
  const never = fileRules.flatMap((rule, index) => {
    const [first] = rule.paths.included;
    if (first === void 0 || used.has(index) || !paths.some((path) => rule.paths.matches(path))) return [];
    return [
      {
        line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(text, first.text),
        message: `the rule for ${first.text} is never the first that fits: rules above it decide for all of its files`
      }
    ];
  });
  const empty = [...groups].flatMap(
    ([group, patterns]) => patterns.some((pattern) => named(pattern).length > 0) ? [] : [{ line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(text, `${group}:`), message: `the group ${group} names no target` }]
  );
  const inGroups = new Set([...groups.values()].flat());
  const written = [...fileRules.flatMap(({ impacts }) => impacts), ...impact.flatMap(({ targets }) => targets)];
  const lost = [...new Set(written)].flatMap(
    (name) => ["ALL", "all", "none", "owners"].includes(name) || inGroups.has(name) || named(name).length > 0 ? [] : [{ line: (0,_configuration_dead_globs_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(text, name), message: `no target is called ${name}, so that the answer is ALL` }]
  );
  return [...dead, ...never, ...empty, ...lost].sort((a, b) => a.line - b.line);
}



/***/ }),

/***/ 6249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   init: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _packages_impacted_targets_src_analysis_analysis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12208);
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9233);
/* harmony import */ var _packages_impacted_targets_src_analysis_rules_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47115);
/* harmony import */ var _packages_impacted_targets_src_answer_explanation_rules_to_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17132);
/* harmony import */ var _packages_impacted_targets_src_ask_build_systems_select_build_systems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20688);
/* harmony import */ var _packages_impacted_targets_src_compute_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28611);
/* harmony import */ var _packages_impacted_targets_src_tree_impact_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1564);
/* harmony import */ var _packages_shared_src_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89478);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89155);
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
  const analysis = await (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_3__/* .withPastMerges */ .eQ)(
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



/***/ })

};
;