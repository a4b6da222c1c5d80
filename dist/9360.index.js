"use strict";
exports.id = 9360;
exports.ids = [9360];
exports.modules = {

/***/ 9360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditMerges: () => (/* binding */ auditMerges)
/* harmony export */ });
/* harmony import */ var _packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43321);
/* harmony import */ var _packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23309);
/* harmony import */ var _packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74624);
/* harmony import */ var _packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32671);
/* harmony import */ var _flaky_tests_junit_find_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86471);
/* harmony import */ var _operations_failed_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47351);
/* harmony import */ var _command_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23905);
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18313);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38219);









async function auditMerges(options, surroundings) {
  const { base, failed = [], junit = [], commits, format, head } = options;
  if (base === void 0) throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e("give the last good commit with --base");
  if (failed.length + junit.length === 0)
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e("give what failed with --failed, or reports with --junit");
  const request = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_5__/* .requestOf */ .f)(options, surroundings);
  const local = { uncommitted: false, head: head ?? "HEAD" };
  const found = await (0,_impact_js__WEBPACK_IMPORTED_MODULE_5__/* .withLog */ .X)(surroundings, async (log, signal) => {
    const tests = await testsOf(junit, request.workspace ?? request.workingDirectory, surroundings);
    log.info("Auditing");
    return (0,_packages_impacted_targets_src_analysis_past_merges_js__WEBPACK_IMPORTED_MODULE_0__/* .withPastMerges */ .e)(
      { ...request, local },
      { commits, since: [base] },
      { log, signal },
      (past) => (0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .audit */ .sb)(past, { targets: failed, tests }, { commits })
    );
  });
  surroundings.stdout.write(
    format === "json" ? `${JSON.stringify({ version: 1, ...found }, void 0, 1)}
` : inLines(found)
  );
  return options.failOnEscape === true && found.targets.some(({ verdict }) => verdict === "escaped");
}
async function testsOf(globs, directory, { environment }) {
  if (globs.length === 0) return [];
  const folders = (0,_packages_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readableFolders */ .gu)(directory, environment);
  const { reports, unmatched } = await (0,_flaky_tests_junit_find_reports_js__WEBPACK_IMPORTED_MODULE_3__/* .findReports */ .zJ)(globs, directory, { ...folders, bazelOutput: true });
  if (unmatched.length > 0)
    throw new _command_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e(`--junit: no report was found for ${unmatched.join(", ")} below ${directory}`);
  return (0,_operations_failed_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .reviewReports */ .m)(reports, { roots: [directory], workingDirectory: "" });
}
function inLines({ merges, targets, unknownTests }) {
  const lines = targets.flatMap(({ target, verdict, why, near, claims }) => [
    `${target}: ${verdict}. ${why}`,
    ...claims.map(({ merge, why: reason }) => `  ${(0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOfMerge */ .lQ)(merges[merge])}: ${reason}`),
    ...near.flatMap(({ merge, reasons, rule }, place) => [
      ...place < 5 ? [
        `  ${(0,_packages_impacted_targets_src_audit_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOfMerge */ .lQ)(merges[merge])} ${merges[merge]?.subject ?? ""}`,
        ...reasons.map((reason) => `    ${reason}`)
      ] : [],
      ...rule === void 0 ? [] : [
        `  This would have claimed it. Over the last ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(rule.cost.merges, "merge")}, ${(0,_packages_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(rule.cost.claimingMore, "merge")} would have claimed more:`,
        ...rule.yaml.trimEnd().split("\n").map((line) => `    ${line}`)
      ]
    ])
  ]);
  const unknown = unknownTests.map((name) => `${name}: unknown. It belongs to no known target`);
  return [...lines, ...unknown].map((line) => `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(line)}
`).join("");
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