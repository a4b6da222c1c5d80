"use strict";
exports.id = 7750;
exports.ids = [7750,7785];
exports.modules = {

/***/ 73025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allBecause)
/* harmony export */ });
function allBecause(what, files = [], kind) {
  return { kind: "all", why: what, causes: [{ what, files, ...kind && { kind } }] };
}



/***/ }),

/***/ 94338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V$: () => (/* binding */ describeCause),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   xx: () => (/* binding */ because)
/* harmony export */ });
/* harmony import */ var _impact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62841);

function chainOf(target, why) {
  const backwards = [{ kind: "target", name: target }];
  const seen = /* @__PURE__ */ new Set([target]);
  let reason = why.get(target);
  while (reason !== void 0) {
    const last = backwards.at(-1);
    if (last && reason.edge) last.edge = reason.edge;
    for (const name of reason.through ?? []) backwards.push({ kind: "part", name });
    if (reason.kind !== "dependency") {
      const cause = reason.kind === "file" ? { kind: "file", path: reason.path } : { kind: "graph", what: reason.what, files: reason.files ?? [] };
      return { cause, steps: backwards.reverse() };
    }
    if (reason.because === void 0 && seen.has(reason.target)) break;
    backwards.push({ kind: "target", name: reason.target });
    seen.add(reason.target);
    reason = reason.because ?? why.get(reason.target);
  }
  return { cause: { kind: "unknown" }, steps: backwards.reverse() };
}
function describeCause(cause) {
  if (cause.kind === "file") return `${cause.path} changed`;
  return cause.kind === "graph" ? cause.what : "the reason is not known";
}
function explain(target, why) {
  const { cause, steps } = chainOf(target, why);
  const backwards = [...steps].reverse();
  const others = backwards.slice(1).map(({ name }, index) => `, which depends on ${name}${because(backwards[index])}`);
  return `${target}${others.join("")}: ${describeCause(cause)}${because(steps[0])}`;
}
function because(step) {
  return step?.edge === void 0 ? "" : ` (${(0,_impact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeEdge */ .T)(step.edge)})`;
}



/***/ }),

/***/ 62841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeEdge),
/* harmony export */   Y: () => (/* binding */ adviceForUnowned)
/* harmony export */ });
function describeEdge({ kind, file, line, text }) {
  const place = file === void 0 ? "" : `${file}${line === void 0 ? "" : `:${line}`}`;
  if (place === "") return text === void 0 ? kind : `${kind}, ${text}`;
  const by = kind === "declared" || kind === "stated" ? "in" : "by";
  return `${kind} ${by} ${place}${text === void 0 ? "" : `, ${JSON.stringify(text)}`}`;
}
const adviceForUnowned = "The configuration file can say what a file of no target impacts: targets (impact), or nothing (impact-none)";



/***/ }),

/***/ 98884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u3: () => (/* binding */ answerFor),
  vp: () => (/* binding */ computeImpactedTargets),
  h2: () => (/* binding */ programsOf)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/answer.js
var answer_answer = __webpack_require__(73025);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/ask.js + 10 modules
var ask = __webpack_require__(68858);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-system.js
var build_system = __webpack_require__(2417);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/executing.js


function refuseToExecute(systems, event) {
  const names = systems.filter(({ executes }) => executes === "repository code").map(({ name }) => name);
  if (names.length === 0) return;
  const [verb, those] = names.length === 1 ? ["executes", "it"] : ["execute", "them"];
  throw new impact_error/* ImpactError */.X(
    `impacted-targets-from: ${names.join(" and ")} ${verb} code of the pull request, and a workflow that ${event} starts holds secrets, whoever wrote that code. Compute in a pull_request workflow and hand the result over as an artifact (impacted-targets-file), or, where everybody who opens pull requests is trusted with the secrets, allow ${those} with trust-pull-request: true`
  );
}
function askBeforeExecuting(systems, { mayExecute, mayLack }, log) {
  const [first, last] = [[], []];
  for (const system of systems) {
    const { name, executes, readFiles } = system;
    const isAllowed = executes === "nothing" || mayExecute.includes(name);
    if (isAllowed && executes !== "nothing") log.warn(`${name} executes code of this repository`);
    const why = `${name} executes code of this repository, so it is started only with --trust, or with --from ${name}`;
    if (isAllowed) first.push(system);
    else if (readFiles === void 0) last.push(system);
    else first.push(instead(system, (comparison, tools) => readFiles(comparison, tools, { why, mayLack })));
  }
  return [...first, ...last.map((system) => unasked(system, mayLack && first.length > 0))];
}
const instead = (system, read) => ({
  ...system,
  executes: "nothing",
  load: () => Promise.resolve((0,build_system/* systemOf */.br)({}, read))
});
function unasked(system, isLeftOut) {
  const { name } = system;
  const how = "executes code of this repository, such as plugins and build scripts. Allow it with --trust, or with";
  if (!isLeftOut) {
    const refuse = () => Promise.reject(new impact_error/* ImpactError */.X(`${name} ${how} --from ${name}`));
    return { ...system, load: () => Promise.resolve((0,build_system/* systemOf */.br)({}, refuse)) };
  }
  return instead(system, ({ root }, tools) => {
    tools.warn(`${name} ${how} --from ${name}. Until then, the list lacks its targets`);
    const reported = { targets: /* @__PURE__ */ new Map(), covered: /* @__PURE__ */ new Set() };
    return Promise.resolve({ reader: { name }, root, base: void 0, head: void 0, reported });
  });
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-systems.js + 1 modules
var build_systems = __webpack_require__(11359);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/both-configurations.js
var both_configurations = __webpack_require__(97808);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/read-configuration.js + 2 modules
var read_configuration = __webpack_require__(44733);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/problems.js
var configuration_problems = __webpack_require__(16261);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/changes.js
var git_changes = __webpack_require__(87570);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/commits.js + 1 modules
var commits = __webpack_require__(66368);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/git-tree.js
var git_tree = __webpack_require__(5624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/local-commits.js + 3 modules
var local_commits = __webpack_require__(69178);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/private-repository.js + 3 modules
var private_repository = __webpack_require__(62118);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/comparison.js





async function openComparison(request, temporary, programs, signal) {
  const repository = await private_repository/* PrivateRepository */.i.open(request, temporary, programs, signal);
  const { checkout } = repository;
  const chosen = await (request.local ? (0,local_commits/* chooseLocalCommits */.xZ)(repository, request.local) : (0,commits/* chooseCommits */.s)(repository, request));
  if (chosen.kind === "all") return chosen;
  const { base, head } = chosen;
  const differences = await repository.output([...git_changes/* diffArguments */.M, base.commit.id, head.commit.id]);
  const changes = (0,git_changes/* readChanges */.St)(differences);
  const moved = changes.find((change) => [change.base, change.head].some((entry) => entry?.mode === "120000"));
  if (checkout.linked && moved !== void 0) {
    const why = `working-directory leads through a symbolic link, and the pull request changes ${moved.path}, which is one`;
    return { kind: "all", why };
  }
  const shared = (0,git_tree/* sharedReading */.OC)();
  const tree = new git_tree/* GitTree */.xn("base", base.commit.id, repository, temporary, shared);
  const isOther = checkout.head !== void 0 && ![base.commit.id, head.commit.id].includes(checkout.head);
  return {
    kind: "comparison",
    base: { commit: base.commit.id, what: base.what },
    head: { commit: head.commit.id, what: head.what },
    gitVersion: checkout.gitVersion,
    comparison: {
      base: tree,
      head: new git_tree/* GitTree */.xn("head", head.commit.id, repository, temporary, shared, { tree, changes }),
      changes,
      root: checkout.root,
      checkout: checkout.directory,
      ...isOther && { checkedOut: new git_tree/* GitTree */.xn("head", checkout.head, repository, temporary, shared) }
    }
  };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/out-of-reach.js
var out_of_reach = __webpack_require__(65013);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/answer/explanation/chain.js
var chain = __webpack_require__(94338);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/program-environment.js + 1 modules
var program_environment = __webpack_require__(67429);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/select-build-systems.js
var select_build_systems = __webpack_require__(96369);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/programs/temporary-directories.js
var temporary_directories = __webpack_require__(78553);
// EXTERNAL MODULE: ./build/packages/shared/src/files/temporary-parent.js
var temporary_parent = __webpack_require__(44547);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/tools.js
var tools = __webpack_require__(41824);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/compute.js


















async function computeImpactedTargets(request, surroundings) {
  const temporary = new temporary_directories/* TemporaryDirectories */.f((0,temporary_parent/* temporaryParent */.cp)(request.environment));
  const warnings = [];
  const log = {
    info: (line) => {
      surroundings.log.info(line);
    },
    debug: (line) => {
      surroundings.log.debug(line);
    },
    warn: (line, place) => {
      warnings.push(place === void 0 ? line : `${place.file}:${String(place.line)}: ${line}`);
      surroundings.log.warn(line, place);
    }
  };
  try {
    const programs = programsOf(request);
    const { untrustedIn } = request;
    const versions = /* @__PURE__ */ new Map([["node", process.versions.node]]);
    const computed = await compute(request, {
      temporary,
      programs,
      log,
      signal: surroundings.signal,
      versions,
      ...untrustedIn !== void 0 && { untrustedIn }
    }).catch((error) => {
      if (!(error instanceof out_of_reach/* OutOfReach */.x) || untrustedIn === void 0) throw error;
      return notComparable(error.message, log);
    });
    logAnswer(computed, log);
    return { ...computed, tools: versions, warnings };
  } finally {
    for (const line of await temporary.remove()) log.warn(line);
  }
}
function notComparable(why, log) {
  log.warn(`The two sides cannot be compared, so everything counts as impacted: ${why}`);
  return { ...(0,answer_answer/* allBecause */.S)(why, [], "no-comparison"), buildSystems: [] };
}
async function compute(request, surroundings) {
  const { log, signal, temporary, programs } = surroundings;
  const asked = (0,select_build_systems/* checkNames */.L)(request.from);
  const { untrustedIn } = request;
  if (untrustedIn !== void 0) {
    refuseToExecute(
      build_systems.buildSystems.filter(({ name }) => asked.includes(name)),
      untrustedIn
    );
  }
  const opened = await openComparison(request, temporary, programs, signal);
  if (opened.kind === "all") return notComparable(opened.why, log);
  const { comparison, base, head } = opened;
  if (opened.gitVersion !== "") surroundings.versions?.set("git", opened.gitVersion);
  const compared = {
    base,
    head,
    changedFiles: comparison.changes.length,
    changes: comparison.changes.map(({ path }) => path)
  };
  log.info(
    `Comparing ${base.commit} (${base.what}) with ${head.commit} (${head.what}): ${(0,numbers/* counted */.h)(compared.changedFiles, "changed file")}`
  );
  const configurations = await (0,both_configurations/* readConfigurations */.q)(request, comparison, log);
  if (configurations.kind === "all")
    return { ...(0,answer_answer/* allBecause */.S)(configurations.why, [], "rule"), compared, buildSystems: [] };
  await warnOfUnreadFiles(comparison, configurations, log);
  const { mayExecute, mayLack = false } = request;
  const rules = { asked, mayLack, ...mayExecute !== void 0 && { mayExecute } };
  const answer = await answerFor(comparison, configurations, rules, surroundings);
  return { ...answer, ...await withoutEffect(answer, comparison, configurations, log), compared };
}
const unreadFiles = /^(?:\.github\/(?:workflows\/)?)?impacted-targets\.(?:ya?ml|json)$/;
async function warnOfUnreadFiles({ head, changes }, { file, head: configuration }, log) {
  const isEmpty = configuration === read_configuration/* emptyConfiguration */.u;
  const unread = isEmpty ? (await head.entries()).map(({ path }) => path) : changes.flatMap(({ path, head: entry }) => entry === void 0 ? [] : [path]);
  for (const path of unread) {
    if (path === file) {
      if (isEmpty)
        log.warn(`${file} has nothing in it, so it changes nothing. Write rules (docs/rules.md), or remove it`);
    } else if (unreadFiles.test(path)) {
      log.warn(
        `${path} is not read. The rules are in ${file}, or where impacted-targets-config says${isEmpty ? `: rename it, or write impacted-targets-config: ${path}` : ""}`
      );
    }
  }
}
const mostWarnings = 9;
async function withoutEffect(answer, { head, changes }, { file, head: configuration }, log) {
  if (configuration === read_configuration/* emptyConfiguration */.u) return {};
  const namesKnown = answer.kind === "targets" ? answer.problems : void 0;
  const paths = async () => (await head.entries()).map(({ path }) => path);
  const problems = await namesKnown?.() ?? await (0,configuration_problems/* problemsOf */.G)(configuration, await paths());
  if (problems.length === 0) return {};
  const isChanged = changes.some(({ path }) => path === file);
  for (const { line, message } of problems.slice(0, mostWarnings)) {
    if (isChanged) log.warn(message, { file, line });
    else log.info(`${file}:${String(line)}: ${message}`);
  }
  const more = problems.length - mostWarnings;
  if (more > 0)
    log[isChanged ? "warn" : "info"](
      `${(0,numbers/* counted */.h)(more, "more rule")} in ${file} without effect. merge-queue rules --check lists them all`
    );
  return { withoutEffect: { file, count: problems.length } };
}
function programsOf(request) {
  const { environment, secrets = [], workingDirectory, workspace = workingDirectory } = request;
  return new program_environment/* ProgramEnvironment */.m({ environment, secrets, untrustedDirectories: [workingDirectory, workspace] });
}
async function answerFor(comparison, configurations, { asked, candidates, mayExecute, mayLack = false }, surroundings) {
  const { untrustedIn } = surroundings;
  const { file } = configurations;
  const causes = new Map(
    [
      ...impactOfGlobs(comparison, configurations.base.impactAll, file),
      ...impactOfGlobs(comparison, configurations.head.impactAll, file)
    ].map((cause) => [cause.what, cause])
  );
  const [first] = causes.values();
  const wantsNames = configurations.base.everything === "names" && configurations.head.everything === "names";
  if (first && !wantsNames) return { kind: "all", why: first.what, causes: [...causes.values()], buildSystems: [] };
  const selected = await (0,select_build_systems/* selectBuildSystems */.V)(asked, comparison, configurations, candidates, (line) => {
    surroundings.log.info(line);
  });
  if (selected.kind === "all") return { ...(0,answer_answer/* allBecause */.S)(selected.why), buildSystems: [] };
  if (untrustedIn !== void 0) refuseToExecute(selected.systems, untrustedIn);
  const systems = mayExecute === void 0 ? selected.systems : askBeforeExecuting(selected.systems, { mayExecute, mayLack }, surroundings.log);
  const names = systems.map(({ name, root = "" }) => root === "" ? name : `${root}/${name}`);
  const answer = comparison.changes.length === 0 && configurations.base.whenNone === void 0 && configurations.head.whenNone === void 0 ? { kind: "targets", targets: [], why: /* @__PURE__ */ new Map() } : await (0,ask/* askBuildSystems */.I)(systems, comparison, configurations, surroundings, [...causes.values()]);
  return { ...answer, buildSystems: names };
}
const explained = 20;
function logAnswer(answer, log) {
  if (answer.kind === "all") {
    log.info(`Everything is impacted: ${answer.why}`);
    const { causes } = answer;
    if (causes.length > 1) for (const { what } of causes.slice(0, explained)) log.info(`  ${what}`);
    if (causes.length > explained) log.info(`  and ${causes.length - explained} more`);
    return;
  }
  const { targets, why, rules = /* @__PURE__ */ new Map(), decided = /* @__PURE__ */ new Map() } = answer;
  const lines = [
    ...[...decided].map(([path, rule]) => `${path}: ${rule}`),
    ...[...rules].map(([path, rule]) => `No target owns ${path}: ${rule}`)
  ];
  for (const [index, line] of lines.entries()) {
    if (index < explained) log.info(line);
    else log.debug(line);
  }
  log.info((0,numbers/* counted */.h)(targets.length, "impacted target"));
  for (const [index, target] of targets.entries()) {
    if (index < explained) log.info(`  ${(0,chain/* explain */.WE)(target, why)}`);
    else log.debug((0,chain/* explain */.WE)(target, why));
  }
  if (targets.length > explained) log.info(`  and ${targets.length - explained} more, shown with debug logging`);
}
function* impactOfGlobs({ changes }, globs, file) {
  if (globs.included.length === 0) return;
  for (const { path } of changes) {
    const glob = globs.match(path);
    if (!glob) continue;
    const what = `${path} matches ${glob.text} of impact-all in ${file}`;
    yield { kind: "rule", rule: `impact-all: ${glob.text}`, what, files: [path] };
  }
}



/***/ }),

/***/ 97808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ configurationOf),
/* harmony export */   q: () => (/* binding */ readConfigurations)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74624);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1564);
/* harmony import */ var _tree_folded_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76487);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_files_utf16_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35755);
/* harmony import */ var _mistakes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24952);
/* harmony import */ var _read_configuration_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44733);










const defaultConfigPath = ".github/impacted-targets.yml";
const limitBytes = 1024 * 1024;
async function readConfigurations(request, comparison, log) {
  const given = request.configPath === "" ? defaultConfigPath : request.configPath ?? defaultConfigPath;
  const all = (why, mistakes) => {
    log.warn(`Everything counts as impacted: ${why}${mistakes === void 0 ? "" : ` (${mistakes})`}`);
    return { kind: "all", why };
  };
  const places = await configPlaces(given, request, comparison);
  const alike = new Alike(places);
  const changed = comparison.changes.find(({ path }) => alike.has(path));
  if (changed !== void 0 && request.untrustedIn !== void 0) {
    return all(
      `the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`
    );
  }
  const head = await comparison.head.read(places);
  const base = changed === void 0 ? head : await comparison.base.read(places);
  const files = { base: places.find((path) => base.has(path)), head: places.find((path) => head.has(path)) };
  if (files.base === void 0 || files.head === void 0) {
    const odd = { base: await alike.oddIn(comparison.base), head: await alike.oddIn(comparison.head) };
    if (odd.base !== void 0 && odd.head !== void 0) throw notRegular(given, odd.head);
    const found = odd.base ?? odd.head;
    if (found !== void 0) {
      return all(
        `${given} is ${describe(found)} in ${odd.base === void 0 ? "the pull request" : "the target branch"}`
      );
    }
  } else if (files.base !== files.head) {
    return all(`the rules are in ${files.base} of the target branch, and in ${files.head} of the pull request`);
  }
  const file = files.base ?? files.head;
  if (file === void 0) {
    if (given === defaultConfigPath)
      return { kind: "configurations", file: given, base: _read_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyConfiguration */ .u, head: _read_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyConfiguration */ .u };
    const made = await readMade(given, request, comparison);
    if (typeof made !== "string") return all(made.why);
    const configuration = (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .readConfiguration */ .T)(made, given);
    return { kind: "configurations", file: given, base: configuration, head: configuration };
  }
  const read = (bytes) => configurationOf(bytes, file);
  const headConfiguration = read(head.get(file));
  try {
    return {
      kind: "configurations",
      file,
      base: changed === void 0 ? headConfiguration : read(base.get(file)),
      head: headConfiguration
    };
  } catch (error) {
    if (!(error instanceof _mistakes_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j)) throw error;
    return all(`${file} of the target branch has mistakes, which the pull request mends`, error.message);
  }
}
function configurationOf(bytes, file) {
  if (bytes === void 0) return _read_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyConfiguration */ .u;
  if (bytes.length > limitBytes) {
    throw new _mistakes_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j(file, [{ line: 1, column: 1, message: `it has more than ${limitBytes} bytes` }]);
  }
  if ((0,_shared_src_files_utf16_js__WEBPACK_IMPORTED_MODULE_8__/* .isUtf16 */ .b)(bytes)) {
    throw new _mistakes_js__WEBPACK_IMPORTED_MODULE_6__/* .ConfigurationError */ .j(file, [{ line: 1, column: 1, message: "the file is UTF-16: save it as UTF-8" }]);
  }
  return (0,_read_configuration_js__WEBPACK_IMPORTED_MODULE_7__/* .readConfiguration */ .T)(bytes.toString("utf8"), file);
}
class Alike {
  #places;
  #folded;
  #above = /* @__PURE__ */ new Set();
  constructor(places) {
    this.#places = places;
    this.#folded = new Set(places.map(_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedPath */ .k));
    for (const folded of this.#folded) for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsAbove */ .wP)(folded)) if (above !== "") this.#above.add(above);
  }
  /**
   * True for a path that could be the same file, and for one that stands for a directory above that file: a link, or a
   * submodule.
   */
  has(path) {
    const folded = (0,_tree_folded_path_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedPath */ .k)(path);
    return this.#folded.has(folded) || this.#above.has(folded);
  }
  /** The first entry of a commit at such a path, unless it is a regular file at the path itself. */
  async oddIn(tree) {
    if (this.#places.length === 0) return void 0;
    const entries = await tree.entries();
    return entries.find(({ path, mode }) => this.has(path) && !(mode.startsWith("100") && this.#places.includes(path)));
  }
}
function describe({ path, mode }) {
  const kinds = { "120000": "a symbolic link", "160000": "a submodule" };
  const kind = kinds[mode];
  return kind === void 0 ? `spelled ${JSON.stringify(path)}` : `${kind}, or below one (${path}),`;
}
function notRegular(given, entry) {
  return new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(
    `impacted-targets-config: ${given} is ${describe(entry)} in the repository. Give the path of a regular file as Git spells it, with / between its parts`
  );
}
async function readMade(given, request, comparison) {
  const { workingDirectory, workspace = workingDirectory, environment } = request;
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, given);
  const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => void 0);
  if (real === void 0) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(
      `impacted-targets-config: there is no file ${given} in either commit or in ${workingDirectory}. Check the path`
    );
  }
  if ((0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(real, comparison.checkout)) {
    const alike = new Alike([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(comparison.checkout, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")]);
    for (const tree of [comparison.base, comparison.head]) {
      const tracked = (await tree.entries()).find((entry) => alike.has(entry.path));
      if (tracked !== void 0) {
        throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(
          `impacted-targets-config: ${given} leads to ${tracked.path}, which Git tracks. Give that path, so that it is read from each of the two commits`
        );
      }
    }
    const foreign = (await comparison.checkedOut?.entries())?.find((entry) => alike.has(entry.path));
    if (foreign !== void 0) {
      return { why: `${given} leads to ${foreign.path} of the commit that is checked out, which is not compared` };
    }
  }
  try {
    return (0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readWholeFile */ .M4)(path, (0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readableFolders */ .gu)(workspace, environment), limitBytes).toString("utf8");
  } catch (error) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ImpactError */ .X(`impacted-targets-config: ${given} cannot be read: ${error.message}`);
  }
}
async function configPlaces(given, { workspace, workingDirectory }, { root, checkout }) {
  const slashed = (path) => path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
  if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(given)) {
    for (const folder of [checkout, workspace ?? workingDirectory, workingDirectory]) {
      if (!(0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(given), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder))) continue;
      const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => folder);
      const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(given))));
      if (!path.startsWith("..") && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)) return [slashed(path)];
    }
    return [];
  }
  const places = [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(root, slashed(given)), node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(slashed(given))];
  return [...new Set(places)].filter((path) => path !== ".." && !path.startsWith("../"));
}



/***/ }),

/***/ 16261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf)
/* harmony export */ });
/* unused harmony export deadGlobs */
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32671);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56467);





async function problemsOf(configuration, paths, known) {
  const { globs, fileRules, groups, names, notDependsOn } = configuration;
  const found = [...deadGlobs(globs, paths), ...neverFirst(fileRules, paths)];
  if (known !== void 0) {
    found.push(...names.flatMap((name) => problemOfName(name, known)), ...emptyGroups(groups, known));
    for (const rule of notDependsOn) found.push(...await edgesThatStay(rule, known));
    for (const { stated, glob, targets } of await known.uselessSurfaces()) {
      const why = glob === void 0 ? "the inputs of its task are missing or not understood" : `${glob} matches none of its files`;
      found.push({
        place: stated.place,
        message: `the surface of ${listed(targets)} narrows nothing: ${why}. Correct it; until then every file of the target is surface`
      });
    }
  }
  return found.map(({ place, message }) => ({ line: configuration.lineOf(place), message })).sort((one, other) => one.line - other.line);
}
const listed = ([first = "", ...more]) => more.length === 0 ? first : `${first} and ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(more.length, "other target")}`;
function neverFirst(rules, paths) {
  const waiting = new Set(rules);
  for (const path of paths) {
    if (waiting.size === 0) return [];
    const first = rules.find((rule) => matches(rule.paths, path));
    if (first !== void 0) waiting.delete(first);
  }
  return [...waiting].flatMap(({ place, paths: globs }) => {
    if (!paths.some((path) => matches(globs, path))) return [];
    const message = `the rule for ${globs.texts[0] ?? ""} never decides: rules above it match all of its files first. Move it up, or remove it`;
    return [{ place, message }];
  });
}
function emptyGroups(groups, known) {
  return [...groups].flatMap(
    ([group, patterns]) => patterns.every((pattern) => namesOf(pattern, known)?.length === 0) ? [{ place: ["groups", group], message: `no target is in the group ${group}: correct its names, or remove it` }] : []
  );
}
function problemOfName({ text, place, effect }, known) {
  try {
    return known.named(text)?.length === 0 ? [{ place, message: `no target is named ${text}, so ${effect}: correct the name, or remove it` }] : [];
  } catch (error) {
    if (!(error instanceof _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X)) throw error;
    return [{ place, message: error.message }];
  }
}
async function edgesThatStay({ target, on, place }, known) {
  const targets = new Set(namesOf(target, known));
  const stays = /* @__PURE__ */ new Set();
  for (const name of namesOf(on, known) ?? [])
    for (const dependent of await known.dependentsOf(name))
      if (targets.has(dependent) && dependent !== name) stays.add(`${dependent} still depends on ${name}`);
  if (stays.size === 0) return [];
  const [first = "", ...more] = stays;
  const others = more.length === 0 ? "" : ` (${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(more.length, "more edge")} like it)`;
  const why = "a manifest, an import, a rule or the build tool states it, and not-depends-on removes only edges that a text names. Remove this entry, or the dependency itself";
  return [{ place, message: `${first}${others}: ${why}` }];
}
function namesOf(pattern, known) {
  try {
    return known.named(pattern);
  } catch (error) {
    if (!(error instanceof _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X)) throw error;
    return void 0;
  }
}
function deadGlobs(written, paths) {
  const waiting = new Map(written.filter(({ text }) => !(0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegated */ .bX)(text)).map(({ text }) => [text, new _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .Glob */ .fo(text)]));
  for (const path of paths) {
    if (waiting.size === 0) return [];
    for (const [text, glob] of waiting) if (matches(glob, path)) waiting.delete(text);
  }
  const dead = written.filter(({ text }) => waiting.has(text));
  const folders = new Set(dead.length === 0 ? [] : paths.flatMap((path) => (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsAbove */ .wP)(path)));
  return dead.map(({ text, place }) => ({
    place,
    message: `${text} matches no tracked file${hintFor(text, paths, folders)}`
  }));
}
function hintFor(written, paths, folders) {
  const like = (text, pathOf = (path) => path) => {
    const glob = (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globMistake */ .fF)(text) === void 0 ? new _glob_js__WEBPACK_IMPORTED_MODULE_3__/* .Glob */ .fo(text) : void 0;
    return glob && paths.find((path) => matches(glob, pathOf(path)));
  };
  const small = (path) => path.toLowerCase();
  if (folders.has(written)) return `: it is a folder, so write ${written}/**`;
  const deeper = like(`**/${written}`);
  if (deeper !== void 0) return `: for ${deeper}, write **/${written}`;
  const other = like(small(written), small);
  if (other !== void 0) return `: ${other} differs only in upper and lower case`;
  const folder = [...folders].find((path) => small(path) === small(written));
  if (folder !== void 0) return `: the folder ${folder} differs only in upper and lower case, so write ${folder}/**`;
  return /[,\s]/.test(written) ? ": write several globs as a list" : "";
}
function matches(glob, path) {
  try {
    return glob.matches(path);
  } catch (error) {
    if (error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError) return true;
    throw error;
  }
}



/***/ }),

/***/ 44733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ emptyConfiguration),
  T: () => (/* binding */ readConfiguration)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/build-system-options.js
var build_system_options = __webpack_require__(79032);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/rule-names.js
var rule_names = __webpack_require__(25862);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/schema.js
var schema = __webpack_require__(67618);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/configuration/rule-checks.js




function readRule(name, target, groups) {
  const place = ["targets", name];
  const { surface, "depends-on": on = [] } = partsOf(target);
  const paths = pathsOf(target, place);
  const globs = paths.map(({ text }) => text);
  const surfaceTexts = surface === void 0 ? [] : textsOfSurface(surface, [...place, "surface"]);
  const dependencies = placed(on, [...place, "depends-on"]).filter(({ text }) => text !== "imports");
  return {
    name,
    paths,
    surface: surfaceTexts,
    stated: surface === void 0 ? [] : [surfaceOf(name, true, surface, [...place, "surface"])],
    dependencies,
    rule: {
      name,
      globs: new glob/* Globs */.E7(globs),
      dependsOn: dependencies.flatMap(({ text }) => groups.has(text) ? [] : [text]),
      imports: (0,schema/* flat */.Ct)(on).includes("imports"),
      definition: JSON.stringify([globs.toSorted(), surfaceTexts.map(({ text }) => text).toSorted()])
    }
  };
}
const partsOf = (target) => typeof target === "string" || "length" in target ? { paths: target } : target;
function pathsOf(target, place) {
  const { paths = [] } = partsOf(target);
  return placed(paths, paths === target ? place : [...place, "paths"]);
}
function placed(nested, place) {
  return typeof nested === "string" ? [{ text: nested, place }] : nested.flatMap((inner, index) => placed(inner, [...place, index]));
}
const isOfTask = (surface) => typeof surface === "object" && "inputs-of" in surface;
const textsOfSurface = (surface, place) => isOfTask(surface) ? placed(surface["inputs-of"], [...place, "inputs-of"]) : placed(surface, place);
function surfaceOf(target, ofRule, written, place) {
  const definition = JSON.stringify(isOfTask(written) ? written : (0,schema/* flat */.Ct)(written));
  if (!isOfTask(written)) return { target, ofRule, files: new glob/* Globs */.E7((0,schema/* flat */.Ct)(written)), definition, place };
  const [file = "", task = ""] = written["inputs-of"].split("#");
  return { target, ofRule, files: { file, task }, definition, place };
}
function checkRules(document, rules, groups) {
  const names = new rule_names/* RuleNames */.Xd(rules);
  const shapes = /* @__PURE__ */ new Map();
  for (const rule of rules) {
    const { name, dependencies } = rule;
    checkCaptures(document, rule);
    const other = shapes.get((0,rule_names/* nameShape */.Vh)(name));
    if (other !== void 0)
      document.mistakeOfKey(["targets", name], `${name} is the same target as ${other}: put their globs together`);
    shapes.set((0,rule_names/* nameShape */.Vh)(name), name);
    for (const { text, place } of dependencies) {
      if (groups.has(text) || names.meant(text).length > 0) continue;
      const near = (0,mistakes/* suggestion */.h)(
        text,
        rules.map((one) => one.name)
      );
      document.mistake(place, `depends-on names ${JSON.stringify(text)}, which is not a target${near}`);
    }
  }
  return names;
}
function checkCaptures(document, { name, paths, surface }) {
  const captures = (0,rule_names/* namesIn */.wX)(name);
  const written = captures.map((one) => `{${one}}`);
  for (const { text, place } of [...paths, ...surface]) {
    for (const other of (0,rule_names/* namesIn */.wX)(text).filter((one) => !captures.includes(one))) {
      const near = (0,mistakes/* suggestion */.h)(`{${other}}`, written);
      document.mistake(place, `{${other}} is not in the target's name ${name}${near}: write * for any segment`);
    }
  }
  for (const { text, place } of paths.filter((one) => !(0,glob/* isNegated */.bX)(one.text))) {
    for (const missing of captures.filter((one) => !(0,rule_names/* namesIn */.wX)(text).includes(one)))
      document.mistake(place, `${text} does not say what {${missing}} in ${name} stands for`);
  }
  if (paths.length === 0 && captures.length > 0) {
    document.mistakeOfKey(["targets", name], `no glob says what {${captures[0] ?? ""}} in ${name} stands for`);
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/configuration/groups.js



const words = ["all", "none", "owners", "imports", "ignore"];
function readGroups(document, written, targets) {
  const texts = new Map(Object.entries(written).map(([name, on]) => [name, placed(on, ["groups", name])]));
  for (const name of texts.keys()) {
    const mistake = (0,rule_names/* nameMistake */.wq)(name) ?? (name.includes("*") ? "* stands for any text" : void 0) ?? (words.includes(name) ? `${name} is a word that rules use` : void 0) ?? (Object.hasOwn(build_system_options/* optionsOfBuildSystems */.C1, name) ? `${name} is a build system` : void 0) ?? (targets.includes(name) ? "a target is called like that" : void 0);
    if (mistake !== void 0) document.mistakeOfKey(["groups", name], `${name} cannot name a group: ${mistake}`);
  }
  for (const name of targets.filter((one) => ["all", "none", "owners"].includes(one))) {
    document.mistakeOfKey(["targets", name], `${name} cannot name a target, because it is a word that rules use`);
  }
  const found = /* @__PURE__ */ new Map();
  const expand = (name, above) => {
    const known = found.get(name);
    if (known !== void 0) return known;
    const names = (texts.get(name) ?? []).flatMap(({ text, place }) => {
      if (!texts.has(text)) return [text];
      if (text !== name && !above.includes(text)) return expand(text, [...above, name]);
      document.mistake(place, `the group ${text} holds itself: ${[...above, name, text].join(" \u2192 ")}`);
      return [];
    });
    found.set(name, [...new Set(names)]);
    return names;
  };
  for (const name of texts.keys()) expand(name, []);
  return found;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/placed-document.js
var placed_document = __webpack_require__(38272);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/schema-issues.js
var schema_issues = __webpack_require__(39147);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/configuration/read-configuration.js









const meanings = ["all", "none", "owners"];
const emptyConfiguration = meaningOf(new placed_document/* PlacedDocument */.j("{}", ""), {});
function readConfiguration(text, file) {
  const document = new placed_document/* PlacedDocument */.j(text, file);
  if (document.data === null || document.data === void 0) return emptyConfiguration;
  const other = otherKindOf(document.data);
  if (other !== void 0) document.mistake([], other);
  document.finish();
  const { data, error } = schema/* configurationSchema */.Wf.safeParse(document.data);
  (0,schema_issues/* sayIssues */.I)(document, error?.issues ?? []);
  document.finish();
  const configuration = meaningOf(document, data ?? {});
  document.finish();
  return configuration;
}
function otherKindOf(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return void 0;
  const entries = Object.entries(data);
  if (entries.some(([key]) => Object.hasOwn(schema/* configurationSchema */.Wf.shape, key))) return void 0;
  if (entries.some(([key]) => key === "jobs")) {
    return "this is a workflow. Put rules into another file, under targets, impact-all and the like";
  }
  const areGlobs = (value) => Array.isArray(value) && value.every((one) => typeof one === "string");
  const isList = entries.length > 0 && entries.every(([, value]) => areGlobs(value));
  const [[name] = [""]] = entries;
  return isList && (0,mistakes/* suggestion */.h)(name, Object.keys(schema/* configurationSchema */.Wf.shape)) === "" ? "the names are at the top level, as in a file of dorny/paths-filter. Write `targets:` on the first line, and indent the rest" : void 0;
}
function meaningOf(document, given) {
  const groups = readGroups(document, given.groups ?? {}, Object.keys(given.targets ?? {}));
  const expanded = (names2) => (0,schema/* flat */.Ct)(names2).flatMap((name) => groups.get(name) ?? [name]);
  const placedRules = Object.entries(given.targets ?? {}).map(([name, rule]) => readRule(name, rule, groups));
  const names = checkRules(document, placedRules, groups);
  const { unowned = "all" } = given;
  const isPolicy = unowned === "all" || unowned === "ignore";
  if (!isPolicy && !groups.has(unowned) && names.producers(unowned).length === 0) {
    const near = (0,mistakes/* suggestion */.h)(unowned, ["all", "ignore", ...groups.keys(), ...placedRules.map(({ name }) => name)]);
    document.mistake(["unowned"], `unowned: ${unowned} is not a target of this file${near}`);
  }
  return {
    impactAll: new glob/* Globs */.E7((0,schema/* flat */.Ct)(given["impact-all"] ?? [])),
    impactNone: new glob/* Globs */.E7((0,schema/* flat */.Ct)(given["impact-none"] ?? [])),
    impact: (given.impact ?? []).map(({ paths, targets }) => ({
      paths: new glob/* Globs */.E7((0,schema/* flat */.Ct)(paths)),
      targets: expanded(targets)
    })),
    dependsOn: [
      ...Object.entries(given["depends-on"] ?? {}).flatMap(
        ([name, on]) => expanded(name).map((target) => ({ target, on: expanded(on) }))
      ),
      // A group may hold targets of other build systems, which rules of `paths` do not know.
      ...placedRules.flatMap(({ name, dependencies }) => {
        const used = dependencies.filter(({ text }) => groups.has(text)).map(({ text }) => text);
        return used.length === 0 ? [] : [{ target: `paths:${name}`, on: expanded(used) }];
      })
    ],
    notDependsOn: Object.entries(given["not-depends-on"] ?? {}).flatMap(([name, { on, because }]) => {
      const place = ["not-depends-on", name];
      return expanded(name).flatMap((target) => expanded(on).map((one) => ({ target, on: one, because, place })));
    }),
    groups,
    fileRules: (given.rules ?? []).map((rule, index) => readFileRule(document, rule, ["rules", index], expanded)),
    surfaces: [...placedRules.flatMap(({ stated }) => stated), ...readSurfaces(document, given, expanded)],
    reach: readReach(document, given.reach, groups),
    roots: given.roots && new Map(Object.entries(given.roots).map(([folder, systems]) => [folder === "." ? "" : folder, (0,schema/* flat */.Ct)(systems)])),
    whenNone: given["when-none"],
    everything: given.everything ?? "ALL",
    documents: given.documents ?? "ignore",
    unowned: isPolicy ? { kind: unowned } : { kind: "targets", targets: expanded(unowned) },
    rules: placedRules.map(({ rule }) => rule),
    buildSystems: given["build-systems"] ?? {},
    globs: globsIn(given),
    names: namesOfTargets(given).filter(({ text }) => !groups.has(text)),
    lineOf: (place) => document.lineOf(place)
  };
}
function readFileRule(document, { paths, impacts, because }, place, expanded) {
  const texts = (0,schema/* flat */.Ct)(impacts);
  const meaning = meanings.find((word) => texts.includes(word));
  if (meaning !== void 0 && texts.length > 1) {
    document.mistake([...place, "impacts"], `write ${meaning} alone, without names of targets`);
  }
  const why = because !== void 0 && { because };
  return { paths: new glob/* Globs */.E7((0,schema/* flat */.Ct)(paths)), impacts: meaning ?? expanded(texts), ...why, place: [...place, "paths"] };
}
function readSurfaces(document, given, expanded) {
  return Object.entries(given.surfaces ?? {}).flatMap(([name, surface]) => {
    const place = ["surfaces", name];
    for (const { text, place: at } of textsOfSurface(surface, place)) {
      if ((0,rule_names/* namesIn */.wX)(text).length > 0)
        document.mistake(at, `${text} has a {name}, which only the surface of a target under targets can have`);
    }
    return expanded(name).map((target) => surfaceOf(target, false, surface, place));
  });
}
function readReach(document, given = {}, groups) {
  if (typeof given === "string") return /* @__PURE__ */ new Map([["all", given]]);
  const known = ["all", ...Object.keys(build_system_options/* optionsOfBuildSystems */.C1), ...groups.keys()];
  for (const name of Object.keys(given).filter((one) => !known.includes(one))) {
    const near = (0,mistakes/* suggestion */.h)(name, known);
    document.mistakeOfKey(["reach", name], `${name} is neither all, a build system nor a group${near}`);
  }
  return new Map(Object.entries(given));
}
function globsIn(given) {
  return [
    ...placed(given["impact-all"] ?? [], ["impact-all"]),
    ...placed(given["impact-none"] ?? [], ["impact-none"]),
    ...(given.impact ?? []).flatMap(({ paths }, index) => placed(paths, ["impact", index, "paths"])),
    ...(given.rules ?? []).flatMap(({ paths }, index) => placed(paths, ["rules", index, "paths"])),
    ...Object.entries(given.targets ?? {}).flatMap(([name, target]) => pathsOf(target, ["targets", name]))
  ];
}
function namesOfTargets(given) {
  const isAll = "the answer is ALL";
  const written = [];
  const add = (effect, nested, ...place) => written.push([effect, placed(nested, place)]);
  for (const [index, { targets }] of (given.impact ?? []).entries()) add(isAll, targets, "impact", index, "targets");
  for (const [index, { impacts }] of (given.rules ?? []).entries()) add(isAll, impacts, "rules", index, "impacts");
  for (const [name, on] of Object.entries(given["depends-on"] ?? {})) {
    add(isAll, name, "depends-on", name);
    add(isAll, on, "depends-on", name);
  }
  for (const [name, { on }] of Object.entries(given["not-depends-on"] ?? {})) {
    add("no edge is taken away", name, "not-depends-on", name);
    add("no edge is taken away", on, "not-depends-on", name, "on");
  }
  for (const name of Object.keys(given.surfaces ?? {})) add("its surface narrows nothing", name, "surfaces", name);
  const words = ["ALL", ...meanings];
  return written.flatMap(
    ([effect, texts]) => texts.flatMap(({ text, place }) => words.includes(text) || text.includes("{") ? [] : [{ text, place, effect }])
  );
}



/***/ }),

/***/ 68858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ askBuildSystems)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/answer/explanation/lines.js
async function addLines({ base, head }, why) {
  const edges = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const first of why.values()) {
    for (let one = first; one !== void 0 && !seen.has(one); ) {
      seen.add(one);
      const { edge } = one;
      if (edge?.file !== void 0 && edge.text !== void 0 && edge.line === void 0) {
        edges.set(edge.file, (edges.get(edge.file) ?? /* @__PURE__ */ new Set()).add(edge));
      }
      one = one.kind === "dependency" ? one.because : void 0;
    }
  }
  if (edges.size === 0) return;
  const older = await base.read(edges.keys());
  const newer = await head.read(edges.keys());
  for (const [file, of] of edges) {
    const contents = [newer, older].flatMap((files) => files.get(file)?.toString("utf8") ?? []);
    for (const edge of of) {
      const { text = "" } = edge;
      for (const content of contents) {
        const at = [`"${text}"`, `'${text}'`, `>${text}<`, text].map((one) => content.indexOf(one)).find((index) => index !== -1);
        if (at === void 0 || edge.line !== void 0) continue;
        edge.line = content.slice(0, at).split("\n").length;
      }
    }
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/problems.js
var problems = __webpack_require__(16261);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/tools.js
var engine_tools = __webpack_require__(41824);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/configuration/configuration.js
function unownedPolicy({ base, head }) {
  const policies = [base.unowned, head.unowned];
  if (policies.some(({ kind }) => kind === "all")) return { ignored: false, targets: [] };
  const targets = policies.flatMap((policy) => policy.kind === "targets" ? policy.targets : []);
  return { ignored: targets.length === 0, targets: [...new Set(targets)] };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var tree_names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/symbolic-links.js
var symbolic_links = __webpack_require__(52333);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/remembered.js
var remembered = __webpack_require__(36555);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/release-notes.js
var release_notes = __webpack_require__(63620);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/unowned/documents.js


const documents = [
  {
    what: "text for people",
    globs: [
      "**/*.{md,mdx,markdown,mdown,rst,adoc,asciidoc}",
      "**/{README,CHANGELOG,CHANGES,CONTRIBUTING,SECURITY,SUPPORT}{,.txt}",
      "{doc,docs,documentation,media}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,ico,mp4,webm,pdf,drawio,excalidraw}",
      ".changie.y{,a}ml",
      "**/.{git,}keep"
    ]
  },
  {
    what: "licence, or a list of people",
    globs: [
      "**/{LICENSE,LICENCE}{,.txt,-MIT,-APACHE,-APACHE-2.0,-BSD}",
      "**/{COPYING,COPYRIGHT,NOTICE,PATENTS,AUTHORS,MAINTAINERS,CONTRIBUTORS}{,.txt}",
      "{,.github/,docs/}CODEOWNERS",
      "**/OWNERS{,_ALIASES}",
      "{CITATION.cff,.mailmap,.all-contributorsrc,contributors.yml}"
    ]
  },
  {
    what: "settings of a robot or of a page on GitHub",
    globs: [
      ".github/{ISSUE_TEMPLATE,PULL_REQUEST_TEMPLATE,DISCUSSION_TEMPLATE}{,.*,/**}",
      ".github/{dependabot,labeler,stale,auto_assign,boring-cyborg,settings,release,mergify}.y{,a}ml",
      "{,.github/}FUNDING.{yml,json}",
      "{,.github/}{,.}codecov.y{,a}ml",
      "{{,.github/}renovate.json{,5,c},.renovaterc{,.json,.json5}}",
      "{triagebot,.kodiak,release-plz,cliff}.toml",
      "{.mergify,.coderabbit,.asf,socket}.y{,a}ml",
      "doap*.rdf",
      "{.codesandbox,.checkmarx}/**"
    ]
  },
  {
    what: "settings of an editor, an assistant or Git",
    globs: [
      "{.vscode,.idea,.zed,.devcontainer}/**",
      "{.editorconfig,.devcontainer.json,.gitpod.yml,.gitpod.Dockerfile}",
      "**/*.{code-workspace,sublime-project,DotSettings}",
      "{.claude,.agents,.cursor,.gemini}/**",
      "{.mcp.json,.cursorrules}",
      "**/.git{attributes,ignore}",
      ".git-blame-ignore-revs",
      "{.husky/**,.lintstagedrc*}"
    ]
  },
  {
    what: "files and words that a check of single files leaves out",
    globs: [
      ".{prettier,markdownlint,stylelint,rat,lychee,gitleaks}ignore",
      "{{,.}cspell{,.config}.{json,y{,a}ml},cspell*.txt,{,.}cspell/*.txt,{,.,_}typos.toml,.codespellrc}"
    ]
  }
];
let matchers;
function documentKind(path) {
  if ((0,release_notes/* isReleaseNote */._)(path)) return "text for people";
  matchers ??= documents.map(({ what, globs }) => ({
    what,
    matches: globs.map((glob) => (0,path_matcher.pathMatcher)(glob, { nocase: true }))
  }));
  return matchers.find(({ matches }) => matches.some((match) => match(path)))?.what;
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/unowned/workflows.js



const isWorkflow = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
const isAction = (path) => /^\.github\/actions\/(?:[^/]+\/)+action\.ya?ml$/.test(path);
function isWorkflowOrAction(path) {
  return isWorkflow(path) || isAction(path);
}
async function workflowRule({ base, head }, change) {
  const sides = [];
  for (const [entry, tree] of [[change.base, base], [change.head, head]]) {
    const content = entry && (await tree.read([change.path])).get(change.path);
    const parsed = content && await parseWorkflow(content.toString("utf8"));
    if (entry && !parsed) return void 0;
    sides.push(parsed);
  }
  const [before, after] = sides;
  if (isWorkflow(change.path) && sides.every((side) => side === void 0 || startsLater(side)))
    return "no pull request and no merge group starts it";
  if (before && after && (0,external_node_util_.isDeepStrictEqual)(withoutNames(before), withoutNames(after)))
    return "only names, comments or versions of actions differ";
  return void 0;
}
async function parseWorkflow(text) {
  const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3475)]).then(__webpack_require__.bind(__webpack_require__, 83475));
  try {
    const value = parseYaml(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function withoutNames({ name: _, "run-name": _runName, jobs, runs, ...others }) {
  const comparable = Object.entries((0,json_values/* fieldsOf */.Pf)(jobs)).map(([id, job]) => [id, withoutNamesOfSteps(job)]);
  return { ...others, jobs: Object.fromEntries(comparable), runs: withoutNamesOfSteps(runs) };
}
function withoutNamesOfSteps(of) {
  const { name: _, steps, ...others } = (0,json_values/* fieldsOf */.Pf)(of);
  if (!Array.isArray(steps)) return { ...others, steps };
  const comparable = steps.map((step) => {
    const { name: _name, uses, ...rest } = (0,json_values/* fieldsOf */.Pf)(step);
    return { ...rest, uses: typeof uses === "string" ? actionOf(uses) : uses };
  });
  return { ...others, steps: comparable };
}
function actionOf(uses) {
  return /^[\w.-]+(?:\/[\w.-]+)+@[^@]+$/.test(uses) ? uses.slice(0, uses.indexOf("@")) : uses;
}
const elsewhere = (0,word_set/* wordSet */.d)(
  "schedule release issues issue_comment discussion discussion_comment label milestone fork watch gollum page_build public registry_package delete branch_protection_rule project project_card project_column member star"
);
const byHand = /* @__PURE__ */ new Set(["workflow_dispatch", "repository_dispatch"]);
const merged = /^(?:main|master|trunk)$/;
const ofVersions = /^(?:(?:\w+-)?rc|(?:releases?|versions?|stable|support|maint(?:enance)?|lts)[-/][\w.*/+-]+|v?\d[\w.*-]*)$/;
function startsLater(workflow) {
  const events = eventsOf(workflow);
  const automatic = events.filter(([name]) => !byHand.has(name));
  if (automatic.length === 0 || !automatic.every(([name, filter]) => elsewhere.has(name) || isOfMerged(name, filter)))
    return false;
  const isRepeated = automatic.some(([name]) => ["schedule", "release", "push"].includes(name));
  return automatic.length === events.length || isRepeated;
}
function eventsOf({ on }) {
  if (typeof on === "string") return [[on, void 0]];
  if (Array.isArray(on)) return on.map((name) => [String(name), void 0]);
  return Object.entries((0,json_values/* fieldsOf */.Pf)(on));
}
function isOfMerged(name, filter) {
  const { branches, tags, types, ...others } = (0,json_values/* fieldsOf */.Pf)(filter);
  if (name === "pull_request" || name === "pull_request_target") {
    const actions = [types].flat();
    return actions.length > 0 && actions.every((type) => type === "closed");
  }
  if (name !== "push") return false;
  if (Object.keys(others).some((key) => !["paths", "paths-ignore", "tags-ignore"].includes(key))) return false;
  if (branches === void 0) return tags !== void 0;
  const names = [branches].flat().map(String);
  return names.some((one) => merged.test(one)) && names.every((one) => merged.test(one) || ofVersions.test(one));
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/unowned/places.js




async function placesOf(comparison, configurations, covering) {
  const places = /* @__PURE__ */ new Map();
  for (const change of comparison.changes) {
    const place = placeByRules(change.path, configurations, covering) ?? await placeOfUnowned(comparison, change, configurations, covering);
    places.set(change.path, place);
  }
  return places;
}
function placeByRules(path, { file, base, head }, { decided, covered }) {
  if (path === file) return { by: "configuration", what: "" };
  const everything = head.impactAll.match(path) ?? base.impactAll.match(path);
  if (everything !== void 0) return { by: "impact-all", what: everything.text };
  const rule = ruleFor(path, head) ?? ruleFor(path, base);
  if (rule !== void 0 && decided.has(path)) return { by: "rules", what: wordsOf(rule, path) };
  const system = covered.get(path);
  if (system !== void 0) return { by: "build system", what: system };
  const added = base.impact.find(({ paths }) => paths.matches(path));
  return added && { by: "impact", what: added.targets.join(", ") };
}
function ruleFor(path, { fileRules }) {
  return fileRules.find(({ paths }) => paths.matches(path));
}
function wordsOf({ paths, impacts }, path) {
  return `${paths.match(path)?.text ?? ""}: ${typeof impacts === "string" ? impacts : impacts.join(", ")}`;
}
async function placeOfUnowned(comparison, change, configurations, { read }) {
  const { path } = change;
  const less = read.has(path) ? void 0 : await placeWithLess(comparison, change, configurations);
  if (less !== void 0) return less;
  const { ignored, targets } = unownedPolicy(configurations);
  if (ignored) return { by: "unowned", what: "ignore" };
  if (targets.length > 0) return { by: "unowned", what: targets.join(", "), isOpen: true };
  return isWorkflowOrAction(path) ? { by: "workflows", what: "ALL, unless only names or versions of actions differ", isOpen: true } : { by: "nothing", what: "", isOpen: true };
}
async function placeWithLess(comparison, change, { base, head }) {
  const { path } = change;
  const none = base.impactNone.match(path);
  if (none !== void 0 && head.impactNone.matches(path)) return { by: "impact-none", what: none.text };
  if (base.documents !== "ignore" || head.documents !== "ignore") return void 0;
  if ([base, head].some(({ impactNone }) => impactNone.excluded.some((glob) => glob.matches(path)))) return void 0;
  if ([change.base, change.head].some((entry) => entry && !entry.mode.startsWith("100"))) return void 0;
  const kind = documentKind(path);
  if (kind !== void 0) return { by: "documents", what: kind };
  if (!isWorkflowOrAction(path)) return void 0;
  const rule = await (0,remembered/* remembered */.H)(comparison, `rule for ${path}`, () => workflowRule(comparison, change));
  return rule === void 0 ? void 0 : { by: "workflows", what: rule };
}
function rulesIn(places) {
  return new Map(
    [...places].flatMap(([path, { by, what, isOpen }]) => {
      if (by === "documents") return [[path, `${what}: impacts only the targets that name it`]];
      return by === "workflows" && isOpen !== true ? [[path, what]] : [];
    })
  );
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-system.js
var build_system = __webpack_require__(2417);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/asked-builds.js
var asked_builds = __webpack_require__(83725);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/builds.js + 12 modules
var engine_builds = __webpack_require__(44673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/compare.js
var compare = __webpack_require__(89796);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/file-rules.js
var file_rules = __webpack_require__(91683);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/glob.js
var glob = __webpack_require__(56467);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/rule-names.js
var rule_names = __webpack_require__(25862);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-inputs.js
var task_inputs = __webpack_require__(78130);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/formats/json-with-comments.js
var json_with_comments = __webpack_require__(26366);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/inputs-of-task.js




const manifests = ["package.json", "project.json", "turbo.json", "turbo.jsonc"];
async function inputsOf(tree, tasks) {
  const read = /* @__PURE__ */ new Set();
  for (const task of tasks) {
    const home = homeOf(task);
    for (const path of [task.file, (0,tree_paths/* inside */.nx)(task.root, "nx.json")]) read.add(path);
    if (home !== void 0) for (const name of manifests) read.add((0,tree_paths/* inside */.nx)(home, name));
  }
  const contents = await tree.read(read);
  return tasks.map((task) => {
    const home = homeOf(task);
    const given = (0,json_with_comments/* fieldsInJson */.d)(contents.get(task.file));
    if (home === void 0 || given === void 0) return void 0;
    const own = manifests.flatMap((name) => {
      const path = (0,tree_paths/* inside */.nx)(home, name);
      return contents.has(path) && path !== task.file ? [[name, (0,json_with_comments/* fieldsInJson */.d)(contents.get(path))]] : [];
    });
    if (own.some(([, fields]) => fields === void 0)) return void 0;
    const nx = (0,json_with_comments/* fieldsInJson */.d)(contents.get((0,tree_paths/* inside */.nx)(task.root, "nx.json")));
    const declared = { given, nx, own: new Map(own) };
    const globs = /^turbo\.jsonc?$/.test((0,tree_paths/* nameOf */.Vb)(task.file)) ? turboInputs(declared, task) : nxInputs(declared, task);
    return globs && placed(globs, home, task.root);
  });
}
function homeOf({ file, folder, root }) {
  const place = (0,tree_paths/* directoryOf */.jt)(file);
  if ((0,tree_paths/* nameOf */.Vb)(file) === "project.json") return place;
  if (folder !== void 0 && (0,tree_paths/* isWithin */.UO)(folder, place)) return folder;
  return place === root || (0,tree_paths/* nameOf */.Vb)(file) === "nx.json" ? void 0 : place;
}
function placed(globs, home, root) {
  const escaped = (folder) => folder.replaceAll(/[\\*?[\]{}()!]/g, "\\$&");
  const from = { target: escaped(home), root: escaped(root) };
  const paths = (wanted) => globs.filter(wanted).map((one) => (0,tree_paths/* withoutEndSlashes */.he)(external_node_path_.posix.join(from[one.from], one.glob === "" ? "**" : one.glob)));
  const inputs = {
    ofTarget: paths((one) => !one.isExcluded && one.from === "target"),
    ofRoot: paths((one) => !one.isExcluded && one.from === "root"),
    excluded: paths((one) => one.isExcluded)
  };
  return inputs.ofTarget.length + inputs.ofRoot.length === 0 ? void 0 : inputs;
}
function turboInputs({ given, own }, { task }) {
  const tasksIn = (declared2) => ({ ...(0,json_values/* fieldsOf */.Pf)(declared2.pipeline), ...(0,json_values/* fieldsOf */.Pf)(declared2.tasks) });
  const tasks = tasksIn(given);
  const name = String(own.get("package.json")?.name);
  const inherited = (0,json_values/* fieldsOf */.Pf)(tasks[`${name}#${task}`] ?? tasks[task]).inputs;
  const declared = own.get("turbo.json") ?? own.get("turbo.jsonc");
  if (declared === void 0) return turboGlobs(inherited);
  const ofPackage = (0,json_values/* fieldsOf */.Pf)(tasksIn(declared)[task]);
  if (ofPackage.inputs !== void 0) return turboGlobs(ofPackage.inputs);
  const isInherited = ofPackage.extends !== false && (0,json_values/* texts */.Te)(declared.extends).every((one) => one === "//");
  return isInherited ? turboGlobs(inherited) : void 0;
}
function turboGlobs(inputs) {
  if (!Array.isArray(inputs)) return void 0;
  const globs = inputs.map((written) => {
    const [, not, token, glob = ""] = typeof written === "string" ? /^(!?)(?:(\$TURBO_\w+\$)(?:\/|$))?(.*)$/s.exec(written) ?? [] : [];
    const from = { $TURBO_DEFAULT$: "target", $TURBO_ROOT$: "root", "": "target" };
    const known = from[token ?? ""];
    const isWhole = glob === "";
    const isOdd = glob.includes("$") || isWhole !== (token === "$TURBO_DEFAULT$") || isWhole && not !== "";
    return known === void 0 || isOdd ? void 0 : { isExcluded: not === "!", from: known, glob };
  });
  return allOf(globs);
}
function allOf(globs) {
  const known = globs.filter((glob) => glob !== void 0);
  return known.length === globs.length ? known : void 0;
}
function nxInputs({ given, nx = {}, own }, { task, file }) {
  const name = (0,tree_paths/* nameOf */.Vb)(file);
  const settings = name === "nx.json" ? given : nx;
  const project = name === "project.json" ? given : (0,json_values/* fieldsOf */.Pf)(own.get("project.json"));
  const manifest = (0,json_values/* fieldsOf */.Pf)(own.get("package.json")?.nx);
  const declared = { ...(0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(manifest.targets)[task]), ...(0,json_values/* fieldsOf */.Pf)((0,json_values/* fieldsOf */.Pf)(project.targets)[task]) };
  const defaults = (0,json_values/* fieldsOf */.Pf)(settings.targetDefaults);
  const inputs = declared.inputs ?? (0,json_values/* fieldsOf */.Pf)(defaults[String(declared.executor)] ?? defaults[task]).inputs;
  const ofAll = { default: ["{projectRoot}/**"], ...(0,json_values/* fieldsOf */.Pf)(settings.namedInputs) };
  return nxGlobs(inputs, { ...ofAll, ...(0,json_values/* fieldsOf */.Pf)(manifest.namedInputs), ...(0,json_values/* fieldsOf */.Pf)(project.namedInputs) }, []);
}
const otherInputs = ["env", "runtime", "externalDependencies", "dependentTasksOutputFiles"];
function nxGlobs(inputs, named, above) {
  if (!Array.isArray(inputs)) return void 0;
  const globs = [];
  for (const input of inputs) {
    const isOfOthers = (0,json_values/* isObject */.Gv)(input) && (input.dependencies === true || input.projects === "dependencies" || otherInputs.some((key) => Object.hasOwn(input, key)));
    const isOfSelf = (0,json_values/* isObject */.Gv)(input) && (input.projects ?? "self") === "self";
    const text = (0,json_values/* isObject */.Gv)(input) ? isOfSelf ? input.input ?? input.fileset : void 0 : input;
    if (isOfOthers || typeof text === "string" && text.startsWith("^")) continue;
    if (typeof text !== "string" || above.includes(text)) return void 0;
    if (Object.hasOwn(named, text)) {
      const inner = nxGlobs(named[text], named, [...above, text]);
      globs.push(...inner ?? [void 0]);
      continue;
    }
    const [, not, token, glob = ""] = /^(!?)\{(workspaceRoot|projectRoot)\}(?:\/|$)(.*)$/s.exec(text) ?? [];
    const isOdd = token === void 0 || /\{\w+\}/.test(glob);
    const from = token === "projectRoot" ? "target" : "root";
    globs.push(isOdd ? void 0 : { isExcluded: not === "!", from, glob });
  }
  return allOf(globs);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/surfaces.js








async function surfacesOf(stated, tree, names, places) {
  const found = /* @__PURE__ */ new Map();
  if (stated.length === 0) return found;
  for (const surface of stated) {
    const { target, ofRule, files, definition } = surface;
    const targets = names.matching(ofRule ? `paths:${target}` : target).map((name) => {
      const values = ofRule ? (0,rule_names/* valuesIn */.aC)(target, names.ownName(name)) : void 0;
      return { name, values: values ?? /* @__PURE__ */ new Map() };
    });
    if ("task" in files) {
      const tasks = targets.map(({ name, values }) => {
        const file = files.file.replaceAll(glob/* capturePattern */.t_, (_, part) => values.get(part) ?? "");
        return { task: files.task, file, folder: void 0, root: "", ...places.get(name) };
      });
      for (const [index, inputs] of (await inputsOf(tree, tasks)).entries())
        (0,append/* append */.BC)(found, targets[index]?.name ?? "", { stated: surface, ...surfaceOfInputs(inputs, definition) });
    } else {
      for (const { name, values } of targets) {
        const within = (part) => (path) => part.matchesWith(path, values);
        const globs = files.included.map((glob) => ({ written: glob.text, matches: within(glob) }));
        (0,append/* append */.BC)(found, name, { stated: surface, definition, globs, matches: within(files) });
      }
    }
  }
  return found;
}
function surfaceOfInputs(inputs, written) {
  const definition = `${written} ${(0,json_values/* canonicalJson */.dj)(inputs)}`;
  if (inputs === void 0) return { definition, globs: void 0, matches: () => true };
  const globsOf = (texts) => texts.map((text) => ({ written: text, matches: (0,task_inputs/* matcherOf */.K)(text) }));
  const [ofTarget, ofRoot] = [globsOf(inputs.ofTarget), globsOf(inputs.ofRoot)];
  const excluded = inputs.excluded.map(exactly);
  return {
    definition,
    // Globs from the root of the build are for files of no target, unless there are no others.
    globs: ofTarget.length > 0 ? ofTarget : ofRoot,
    matches: (path) => manifests.includes((0,tree_paths/* nameOf */.Vb)(path)) || [...ofTarget, ...ofRoot].some(({ matches }) => matches(path)) && !excluded.some((matches) => matches(path))
  };
}
function exactly(glob) {
  try {
    return (0,path_matcher.pathMatcher)(glob);
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    return () => false;
  }
}
function uselessOf(surfaces, files) {
  const paths = [...files];
  return surfaces.flatMap(
    ({ stated, globs }) => globs === void 0 ? [{ stated }] : globs.flatMap(({ written, matches }) => paths.some(matches) ? [] : [{ stated, glob: written }])
  );
}
function uselessSurfaces(surfaces, files) {
  const found = /* @__PURE__ */ new Map();
  for (const [name, ofTarget] of surfaces) {
    for (const useless of uselessOf(ofTarget, files.get(name) ?? [])) {
      const { stated, glob } = useless;
      const key = JSON.stringify([stated.definition, "task" in stated.files ? "" : glob]);
      (0,append/* getOrMake */.IV)(found, key, () => ({ ...useless, targets: [] })).targets.push(name);
    }
  }
  return [...found.values()];
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/reach.js



async function limitsOf(comparison, { base, head, file }, graphs, names) {
  const isNarrowed = [base, head].some(
    ({ surfaces, reach }) => surfaces.length > 0 || [...reach.values()].includes("direct")
  );
  if (!isNarrowed) return void 0;
  const reachIn = [base, head].map((configuration) => reachByRules(configuration, names));
  const places = reach_placesOf(names.asked);
  const before = await surfacesOf(base.surfaces, comparison.base, names, places);
  const after = await surfacesOf(head.surfaces, comparison.head, names, places);
  const paths = (await comparison.head.entries()).map(({ path }) => path);
  let files;
  const filesOf = (target) => (files ??= filesByTarget(paths, graphs)).get(target) ?? [];
  const limit = (target, { files: changed, isOtherwise }) => {
    const [was, is] = [before.get(target), after.get(target)];
    const isBelow = was !== void 0 && is !== void 0 && !isOtherwise && changed.size > 0 && ![...changed].some((path) => [...was, ...is].some(({ matches }) => matches(path))) && // Each glob must fit a file of the target, else nobody knows what was meant. The head commit shows that for both: where only one commit
    // has a file of the surface, that file is a change of the surface.
    uselessOf(is, filesOf(target)).length === 0;
    if (isBelow) return 0;
    return reachIn.every((reachOf) => reachOf(target) === "direct") ? 1 : Infinity;
  };
  const differing = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    if (definitionOf(before, name) === definitionOf(after, name)) return [];
    return [[name, { kind: "graph", what: `the surface of ${name} changed in ${file}`, files: [file] }]];
  });
  return { limit, differing: new Map(differing) };
}
function definitionOf(surfaces, name) {
  const all = surfaces.get(name);
  return all?.map(({ definition }) => definition).join("\n");
}
function reachByRules({ reach, groups }, names) {
  const byName = /* @__PURE__ */ new Map();
  for (const [group, patterns] of groups) {
    const own = reach.get(group);
    if (own === void 0) continue;
    for (const name of patterns.flatMap((pattern) => names.matching(pattern))) {
      if (byName.get(name) !== "all") byName.set(name, own);
    }
  }
  return (name) => byName.get(name) ?? reach.get(names.systemOfTarget(name) ?? "") ?? reach.get("all") ?? "all";
}
function filesByTarget(paths, graphs) {
  const files = /* @__PURE__ */ new Map();
  for (const path of paths) for (const target of (0,compare/* targetsAt */.UH)(graphs, path)) (0,append/* addTo */.DN)(files, target, path);
  return files;
}
function reach_placesOf(asked) {
  const places = /* @__PURE__ */ new Map();
  for (const { readings, named } of asked) {
    const { base, head, root, reader } = readings;
    if (reader.isConfigured === true) continue;
    for (const { name, folder } of [base, head].flatMap((reading) => reading?.targets ?? [])) {
      const place = (0,append/* getOrMake */.IV)(places, named(name), () => ({ folder, root }));
      if (folder.length < place.folder.length) places.set(named(name), { folder, root });
    }
  }
  return places;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/settings.js
var settings = __webpack_require__(8270);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/graph.js + 1 modules
var engine_graph = __webpack_require__(26872);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/spread.js
var spread = __webpack_require__(30756);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/stated-edges.js



function mistakeInEdges({ base, head, file }, names) {
  const patterns = [base, head].flatMap(
    ({ dependsOn }) => dependsOn.flatMap(
      ({ target, on }) => [target, ...on].some((one) => names.isElsewhere(one)) ? [] : [target, ...on]
    )
  );
  const missing = patterns.find(
    (one) => !one.includes("{") && names.matching(one).length === 0 && names.unknown(one) === void 0
  );
  return missing === void 0 ? void 0 : { what: `depends-on in ${file} names ${missing}, and no target has that name`, files: [] };
}
function withStatedEdges(graphs, configurations, names) {
  const isNoEdge = noEdges(configurations, names);
  const left = isNoEdge === void 0 ? graphs : { base: withoutEdges(graphs.base, isNoEdge), head: withoutEdges(graphs.head, isNoEdge) };
  const { base, head, file } = configurations;
  if (base.dependsOn.length + head.dependsOn.length === 0) return left;
  const ids = (0,compare/* idsByTarget */.Dz)([left.base, left.head]);
  const all = (pattern) => names.matching(pattern).flatMap((name) => ids.get(name) ?? []);
  const meant = {
    users: (pattern) => all(pattern).filter((id) => (0,spread/* nodeOf */.E7)(left, id)?.isTests !== true),
    // A person who states an edge may mean the tests, too: a program may run them.
    used: all
  };
  const add = (graph, rules) => addRules(graph, rules, file, names, meant);
  return { base: add(left.base, base.dependsOn), head: add(left.head, head.dependsOn) };
}
function addRules(graph, rules, file, names, meant) {
  const nodes = new Map(graph.nodes);
  const copied = /* @__PURE__ */ new Set();
  for (const { target, on } of rules) {
    if ([target, ...on].some((pattern) => names.isElsewhere(pattern))) continue;
    const edge = { kind: "stated", file, text: target };
    const step = (0,engine_graph/* graphNode */.De)("");
    for (const id of on.flatMap(meant.used)) step.dependencies.add(id, edge);
    const [users, system] = [meant.users(target), names.unknown(target)];
    if (system !== void 0 && users.length === 0)
      step.concernsAll = `depends-on in ${file} names ${target}, and the targets of ${system} are not known`;
    const stepId = `depends-on ${JSON.stringify([target, [...on].sort()])}`;
    nodes.set(stepId, step);
    for (const id of users) {
      const node = nodes.get(id);
      if (node === void 0) continue;
      const own = copied.has(id) ? node : { ...node, dependencies: node.dependencies.filtered(), facts: new Map(node.facts) };
      own.dependencies.add(stepId, edge);
      own.facts.set(`what ${target} depends on in ${file}`, stepId);
      nodes.set(id, own);
      copied.add(id);
    }
  }
  return { ...graph, nodes };
}
function noEdges({ base, head }, names) {
  if (base.notDependsOn.length === 0 || head.notDependsOn.length === 0) return void 0;
  const sides = [base, head].map(
    ({ notDependsOn }) => notDependsOn.map(({ target, on }) => [new Set(names.matching(target)), new Set(names.matching(on))])
  );
  return (target, on) => sides.every((rules) => rules.some(([from, to]) => from.has(target) && to.has(on)));
}
function withoutEdges(graph, isNoEdge) {
  const targetOf = (id) => graph.nodes.get(id)?.target;
  const isGone = (edge, from, on) => edge?.kind === "named" && from !== void 0 && on !== void 0 && isNoEdge(from, on);
  const nodes = [...graph.nodes].map(([id, node]) => {
    const dependencies = node.dependencies.filtered((on, edge) => !isGone(edge, node.target, targetOf(on)));
    return [id, { ...node, dependencies }];
  });
  return {
    ...graph,
    nodes: new Map(nodes),
    // A text or a manifest of another target that is named.
    readers: (path) => {
      const owners = [...graph.owners(path)].map(targetOf);
      const isOfAll = (id, edge) => owners.length > 0 && owners.every((owner) => isGone(edge, targetOf(id), owner));
      return new Map([...graph.readers(path)].filter(([id, edge]) => !isOfAll(id, edge)));
    }
  };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/build-system-options.js
var build_system_options = __webpack_require__(79032);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/text-between.js
var text_between = __webpack_require__(2607);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/target-names.js







function isListed({ base, head, reported }) {
  return base !== void 0 || head !== void 0 || reported === void 0;
}
function namesIn(readings) {
  return /* @__PURE__ */ new Set([...(0,asked_builds/* targetsOf */.Q)(readings).map(({ name }) => name), ...readings.reported?.targets.keys() ?? []]);
}
class TargetNames {
  constructor(asked) {
    this.asked = asked;
    for (const one of asked) {
      const { reader, root } = one.readings;
      for (const own of namesIn(one.readings)) {
        const called = { name: one.named(own), own, asked: one };
        const ofSystem = `${reader.name}:${own}`;
        const inRoot = root === "" ? ofSystem : `${root}/${ofSystem}`;
        for (const full of /* @__PURE__ */ new Set([called.name, ofSystem, inRoot])) (0,append/* append */.BC)(this.#full, full, called);
        (0,append/* append */.BC)(this.#own, own, called);
        this.#byName.set(called.name, called);
      }
    }
  }
  asked;
  /** By the name in the answer, and by the name with the build system in front. */
  #full = /* @__PURE__ */ new Map();
  #own = /* @__PURE__ */ new Map();
  #byName = /* @__PURE__ */ new Map();
  #matching = /* @__PURE__ */ new Map();
  /** The names of all targets in the answer; undefined where a build system does not list them. */
  all() {
    return this.asked.every(({ readings }) => isListed(readings)) ? new Set(this.#byName.keys()) : void 0;
  }
  /**
   * The names in the answer that a pattern means. `*` stands for any text, slashes included; a `{name}` part for a part of a segment.
   * @throws ImpactError for a name without its build system that fits targets of several
   */
  matching(pattern) {
    return (0,append/* getOrMake */.IV)(this.#matching, pattern, () => this.#matches(pattern));
  }
  #matches(pattern) {
    const full = lookUp(this.#full, pattern);
    const found = full.length > 0 || this.#systemOf(pattern) !== void 0 ? full : lookUp(this.#own, pattern);
    const builds = [...new Set(found.map(({ asked }) => asked))];
    if (full.length === 0 && builds.length > 1 && pattern !== "*") {
      const choices = builds.map((one) => one.named(pattern));
      throw new impact_error/* ImpactError */.X(
        `${pattern} fits targets of several build systems: write ${choices.join(" or ")} in the rules`
      );
    }
    return [...new Set(found.map(({ name }) => name))];
  }
  /** The name of a target in its build system, by its name in the answer. */
  ownName(name) {
    return this.#byName.get(name)?.own ?? name;
  }
  /** The build system of a target, by its name in the answer. */
  systemOfTarget(name) {
    return this.#byName.get(name)?.asked.readings.reader.name;
  }
  /** True for a pattern that names a build system that was not asked. */
  isElsewhere(pattern) {
    const system = this.#systemOf(pattern);
    return system !== void 0 && this.asked.every(({ readings }) => readings.reader.name !== system);
  }
  /** The build system without a list of its targets that a pattern may refer to. */
  unknown(pattern) {
    const system = this.#systemOf(pattern);
    const unlisted = this.asked.flatMap(({ readings }) => isListed(readings) ? [] : [readings.reader.name]);
    return unlisted.find((name) => (system ?? name) === name);
  }
  #systemOf(pattern) {
    const [before = ""] = pattern.split(":");
    return before === pattern ? void 0 : Object.keys(build_system_options/* optionsOfBuildSystems */.C1).find((name) => before === name || before.endsWith(`/${name}`));
  }
}
function lookUp(names, pattern) {
  if (pattern.includes("{") && pattern.replaceAll(glob/* capturePattern */.t_, "") !== pattern) {
    return [...names].flatMap(([name, called]) => (0,rule_names/* valuesIn */.aC)(pattern, name) === void 0 ? [] : called);
  }
  if (!pattern.includes("*")) return names.get(pattern) ?? [];
  const parts = pattern.split("*");
  return [...names].flatMap(([name, called]) => (0,text_between/* textBetween */.I)(parts, name) === void 0 ? [] : called);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/ask.js



















async function askBuildSystems(systems, comparison, configurations, surroundings, statedBefore = []) {
  const decided = (0,file_rules/* decideFiles */.Gw)(comparison.changes, configurations);
  const causes = [];
  const { base, head } = configurations;
  const stated = base.everything === "names" && head.everything === "names" ? [] : causes;
  stated.push(...statedBefore, ...decided.causes);
  const found = await findTargets(systems, comparison, configurations, surroundings, { decided, causes, stated });
  if (causes.length > 0 || found === void 0)
    return everything(stated === causes ? causes : [...stated, ...causes], found?.places);
  const { why, names, graphs, places } = found;
  const all = names.all();
  if (stated.length > 0)
    return all === void 0 || all.size === 0 ? everything(stated, places) : everyName(stated, all);
  if (why.size === 0) addWhenNone(configurations, names, why);
  await addLines(comparison, why);
  return {
    kind: "targets",
    targets: [...why.keys()].sort(tree_names/* compareByteOrder */.QC),
    why,
    names: () => Promise.resolve(all),
    ownersOf: (path) => Promise.resolve([...(0,compare/* targetsAt */.UH)(graphs, path)]),
    dependentsOf: (target) => Promise.resolve([...(0,compare/* dependentTargets */.qx)(graphs, target)]),
    named: (pattern) => names.matching(pattern),
    problems: () => problemsIn(configurations.head, comparison.head, names, graphs),
    places,
    rules: rulesIn(places),
    decided: decided.files
  };
}
async function findTargets(systems, comparison, configurations, surroundings, { decided, causes, stated }) {
  const { changes } = comparison;
  const isAll = causes.length > 0;
  const read = await readWithout(
    decided,
    comparison,
    (...asked2) => readSystems(systems, configurations, surroundings, isAll, ...asked2)
  );
  causes.push(...read.causes);
  if (read.joined === void 0) return void 0;
  const { asked, named, builds, linked } = read.joined;
  for (const line of (0,engine_builds/* warningsOf */.nZ)(builds, asked)) surroundings.log.warn(line);
  const names = new TargetNames(named);
  const ruled = causes.length > 0 ? /* @__PURE__ */ new Map() : (0,file_rules/* targetsOfRules */.Nx)(changes, configurations, decided, names);
  if ("what" in ruled) (ruled.isStated === true ? stated : causes).push(ruled);
  const isKnown = causes.length === 0;
  const places = await placesIn(comparison, configurations, decided, read.joined, isKnown);
  const { targets } = unownedPolicy(configurations);
  const open = changes.filter(({ path }) => places.get(path)?.isOpen);
  const ofUnowned = isKnown ? targets.flatMap((name) => targetsForUnowned(name, names)) : targets;
  for (const { path } of ofUnowned.length === 0 ? open : [])
    stated.push({ kind: "unowned", what: `no target owns ${path}`, files: [path] });
  const found = { names, graphs: builds.graphs, places, why: /* @__PURE__ */ new Map() };
  if (causes.length > 0) return found;
  if (stated.length > 0 || "what" in ruled) return found;
  const seeds = new Map(ruled);
  for (const { path } of open.slice(0, 1)) for (const name of ofUnowned) seeds.set(name, { kind: "file", path });
  const impact = await impactByRules(builds, linked, configurations, names, seeds);
  if ("graphs" in impact) return { ...found, ...impact };
  causes.push(impact);
  return found;
}
async function impactByRules(builds, linked, configurations, names, seeds) {
  const mistake = mistakeInEdges(configurations, names);
  if (mistake !== void 0) return mistake;
  const graphs = withStatedEdges(builds.graphs, configurations, names);
  const limits = await limitsOf(linked.comparison, configurations, graphs, names);
  const why = await (0,compare/* compareGraphs */.Ph)(graphs, linked, (0,compare/* touchedIn */.sc)(graphs, linked), {
    reported: builds.reported,
    named: new Map([...limits?.differing ?? [], ...seeds]),
    ...limits && { limit: limits.limit }
  });
  return "everything" in why ? { what: why.everything, files: [] } : { why: new Map(why), graphs };
}
async function readWithout(decided, comparison, read) {
  if (decided.files.size === 0) return read(comparison);
  const { memory: _, ...others } = comparison;
  const left = { ...others, changes: comparison.changes.filter(({ path }) => !decided.files.has(path)) };
  const first = await read(left);
  const isSame = first.causes.length === 0 && first.joined !== void 0 && !await differ(first.joined.builds, first.joined.linked);
  if (isSame) return first;
  const again = await read({ ...left, head: left.head.asInBase(left.base, left.changes) }, first);
  return again.joined === void 0 || first.joined === void 0 ? again : { ...again, joined: { ...again.joined, named: first.joined.named } };
}
async function differ({ graphs, touched }, linked) {
  const why = await (0,compare/* compareGraphs */.Ph)(graphs, linked, touched);
  return "everything" in why || [...why.values()].some(({ kind }) => kind === "graph");
}
async function readSystems(systems, configurations, surroundings, isAll, compared, before) {
  const done = [];
  const causes = [];
  const read = { read: done, causes };
  const because = (what, more = {}) => {
    causes.push({ what, files: [], ...more });
    return read;
  };
  const linked = await (0,symbolic_links/* followLinks */.n)(compared);
  if (linked === void 0) return because(build_system/* tooManyLinks */.Bt);
  const { file, base, head } = configurations;
  const options = base.buildSystems;
  const tools = (0,engine_tools/* toolsFor */.J)(surroundings, { options, configurations });
  const named = namingOf(systems);
  for (const listed of systems) {
    const { name, executes, root = compared.root } = listed;
    if (!(0,external_node_util_.isDeepStrictEqual)(options[name], head.buildSystems[name]))
      return because(`the options of ${name} in ${file} changed`, { kind: "rule", files: [file] });
    const isSettled = isAll || causes.length > 0;
    const known = before?.read.find(({ readings: readings2 }) => readings2.reader.name === name && readings2.root === root);
    if (executes !== "nothing" && isSettled) return read;
    if (executes !== "nothing" && before !== void 0 && known === void 0) return before;
    surroundings.signal.throwIfAborted();
    const ask = async () => (await listed.load()).read({ ...linked.comparison, root }, tools);
    const readings = await (executes !== "nothing" && known !== void 0 ? known.readings : ask().catch(unless(isSettled)));
    if (readings === void 0) return read;
    if ("why" in readings) return because(`${name}: ${readings.why}`);
    for (const cause of (0,settings/* causesOfAll */.J)(readings.base?.everything, readings.head?.everything))
      because(`${name}: ${cause.what}`, { files: cause.files });
    done.push({ readings, named: named(listed) });
  }
  const asked = (0,asked_builds/* askedBuilds */.O)(done);
  const builds = await (0,engine_builds/* joinBuilds */.yI)(asked, linked, { options });
  return "why" in builds ? because(builds.why) : { ...read, joined: { asked, named: asked, builds, linked } };
}
function unless(isSettled) {
  return (error) => {
    if (!isSettled || !(error instanceof impact_error/* ImpactError */.X)) throw error;
    return void 0;
  };
}
function namingOf(systems) {
  return ({ name, root = "" }) => {
    const isTwice = systems.filter((other) => other.name === name).length > 1;
    const system = isTwice && root !== "" ? `${root}/${name}` : name;
    return (target) => systems.length > 1 ? `${system}:${target}` : target;
  };
}
function targetsForUnowned(name, names) {
  const found = names.matching(name);
  if (found.length > 0) return found;
  const rules = names.asked.find(({ readings }) => readings.reader.isConfigured === true);
  return rules === void 0 || name.includes("*") ? [] : [rules.named(name)];
}
function addWhenNone({ base, head, file }, names, why) {
  for (const name of /* @__PURE__ */ new Set([base.whenNone, head.whenNone])) {
    if (name === void 0) continue;
    const found = names.matching(name).length > 0 ? names.matching(name) : [name];
    for (const one of found) {
      const system = names.systemOfTarget(one);
      if (system !== void 0 && system !== "paths") {
        throw new impact_error/* ImpactError */.X(
          `when-none in ${file} is ${name}, a target of ${system}: give a target of paths, or a name that no target has`
        );
      }
      why.set(one, { kind: "graph", what: `nothing else is impacted, and ${file} says when-none: ${name}` });
    }
  }
}
async function placesIn(comparison, configurations, decided, { asked, builds }, isKnown) {
  const names = new TargetNames(asked);
  const covered = /* @__PURE__ */ new Map();
  for (const path of builds.covered) {
    const owners = [...(0,compare/* targetsAt */.UH)(builds.graphs, path)].map((target) => names.systemOfTarget(target));
    const describing = asked.flatMap(
      ({ readings: { reader, base, head } }) => [base, head].some((reading) => reading?.describedBy?.(path) !== void 0) ? reader.name : []
    );
    covered.set(path, [.../* @__PURE__ */ new Set([...owners, ...describing])].filter((name) => name !== void 0).join(", "));
  }
  const isReaderUnknown = isKnown && asked.some(({ readings }) => readings.reported !== void 0);
  const open = comparison.changes.flatMap(({ path }) => covered.has(path) ? [] : path);
  return placesOf(comparison, configurations, {
    decided: /* @__PURE__ */ new Set([...decided.files.keys(), ...decided.causes.flatMap(({ files }) => files)]),
    covered,
    read: isReaderUnknown ? await (0,engine_builds/* namedByFiles */.S5)(comparison, open) : /* @__PURE__ */ new Set()
  });
}
async function problemsIn(rules, tree, names, graphs) {
  const paths = (await tree.entries()).map(({ path }) => path);
  return (0,problems/* problemsOf */.G)(rules, paths, {
    named: (pattern) => names.unknown(pattern) === void 0 ? names.matching(pattern) : void 0,
    dependentsOf: (target) => Promise.resolve([...(0,compare/* dependentTargets */.qx)(graphs, target)]),
    uselessSurfaces: async () => rules.surfaces.length === 0 ? [] : uselessSurfaces(
      await surfacesOf(rules.surfaces, tree, names, reach_placesOf(names.asked)),
      filesByTarget(paths, graphs)
    )
  });
}
function everyName(causes, names) {
  const [{ what, files } = { what: "", files: [] }] = causes;
  return {
    kind: "targets",
    targets: [...names].sort(tree_names/* compareByteOrder */.QC),
    why: new Map([...names].map((name) => [name, { kind: "graph", what, files }])),
    names: () => Promise.resolve(names),
    everything: { why: whyOf(causes), causes }
  };
}
function everything(causes, places) {
  return { kind: "all", why: whyOf(causes), causes, ...places && { places } };
}
function whyOf(causes) {
  const more = causes.length > 1 ? ` and ${causes.length - 1} more` : "";
  return `${causes[0]?.what ?? ""}${more}`;
}



/***/ }),

/***/ 91683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ decideFiles),
/* harmony export */   Nx: () => (/* binding */ targetsOfRules),
/* harmony export */   S5: () => (/* binding */ textOfGlobs),
/* harmony export */   Y3: () => (/* binding */ ruleText)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99797);

function decideFiles(changes, { base, head, file }) {
  const files = /* @__PURE__ */ new Map();
  const named = /* @__PURE__ */ new Map();
  const causes = [];
  const sides = base.fileRules.length + head.fileRules.length === 0 ? [] : base === head ? [base] : [base, head];
  for (const { path } of sides.length === 0 ? [] : changes) {
    const rules = sides.map(({ fileRules }) => fileRules.find(({ paths }) => paths.match(path)));
    const all = rules.find((rule) => rule?.impacts === "all");
    if (all !== void 0)
      causes.push({
        kind: "rule",
        rule: ruleText(all),
        what: `${path} impacts everything by ${described(all, file)}`,
        files: [path]
      });
    for (const rule of rules) {
      if (typeof rule?.impacts !== "object") continue;
      const what = `${path} impacts ${meaningOf(rule)} by ${described(rule, file)}`;
      for (const name of rule.impacts) if (!named.has(name)) named.set(name, { kind: "graph", what, files: [path] });
    }
    const [first] = rules;
    if (first !== void 0 && rules.every((rule) => rule !== void 0 && rule.impacts !== "owners")) {
      files.set(path, `it impacts ${meaningOf(first)} by ${described(first, file)}`);
    }
  }
  return { files, named, causes };
}
const textOfGlobs = ({ texts }) => texts.join(" ");
function ruleText(rule) {
  return `rules: ${textOfGlobs(rule.paths)} impacts ${meaningOf(rule)}`;
}
function described({ because }, file) {
  return `a rule in ${file}${because === void 0 ? "" : ` (${because})`}`;
}
function meaningOf({ impacts }) {
  if (impacts === "none") return "nothing";
  return typeof impacts === "string" ? impacts : impacts.join(", ");
}
function targetsOfRules(changes, { base, head, file }, decided, names) {
  const patterns = /* @__PURE__ */ new Map();
  for (const { path } of changes) {
    for (const { paths, targets } of [...base.impact, ...head.impact]) {
      if (!paths.match(path)) continue;
      if (targets.includes("ALL")) {
        const rule = `impact: ${textOfGlobs(paths)}`;
        return { kind: "rule", rule, what: `${path} impacts ALL by ${file}`, files: [path], isStated: true };
      }
      for (const target of targets)
        (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(patterns, target, () => ({ key: "impact", reason: { kind: "file", path }, path }));
    }
  }
  for (const [target, reason] of decided.named)
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(patterns, target, () => ({ key: "rules", reason, path: reason.files?.[0] ?? "" }));
  const seeds = /* @__PURE__ */ new Map();
  for (const [pattern, { key, reason, path }] of patterns) {
    const system = names.unknown(pattern);
    const found = names.matching(pattern);
    if (system !== void 0 || found.length === 0) {
      const why = system === void 0 ? "no target has that name" : `the targets of ${system} are not known`;
      return { what: `${key} in ${file} names ${pattern}, and ${why}`, files: [path] };
    }
    for (const name of found) if (!seeds.has(name)) seeds.set(name, reason);
  }
  return seeds;
}



/***/ }),

/***/ 96369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkNames),
/* harmony export */   V: () => (/* binding */ selectBuildSystems)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99797);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69590);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);
/* harmony import */ var _build_systems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11359);
/* harmony import */ var _configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24952);








const otherNames = {
  npm: "workspaces",
  yarn: "workspaces",
  pnpm: "workspaces",
  bun: "workspaces",
  rush: "workspaces",
  lerna: "workspaces",
  rust: "cargo",
  golang: "go",
  python: "uv",
  turbo: "turborepo"
};
function checkNames(from) {
  const known = ["auto", ..._build_systems_js__WEBPACK_IMPORTED_MODULE_3__.buildSystems.map(({ name }) => name)];
  const written = from.map((name) => name.trim().toLowerCase()).filter((name) => name !== "");
  const names = [
    ...new Set(written.map((name) => (Object.hasOwn(otherNames, name) ? otherNames[name] : name) ?? name))
  ];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown?.includes(",") === true) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `impacted-targets-from: ${JSON.stringify(unknown)} holds a comma. Give one build system a line, without commas`
    );
  }
  if (unknown !== void 0 && /^(c?make|ninja|just|task|meson)$/.test(unknown)) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `impacted-targets-from: ${unknown} does not say which files a target is made of, so nothing is computed from it. Give paths, and write rules for paths in .github/impacted-targets.yml`
    );
  }
  if (unknown !== void 0 || names.length === 0) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
      `impacted-targets-from: ${unknown === void 0 ? "nothing is given" : `${JSON.stringify(unknown)} is not a build system${(0,_configuration_mistakes_js__WEBPACK_IMPORTED_MODULE_4__/* .suggestion */ .h)(unknown, known)}`}. Give auto, or any of ${known.slice(1).join(", ")}, one a line`
    );
  }
  return names;
}
async function selectBuildSystems(asked, comparison, configurations, candidates = _build_systems_js__WEBPACK_IMPORTED_MODULE_3__.buildSystems, say = () => void 0) {
  const { base, head, file } = configurations;
  if (base.roots !== void 0 || head.roots !== void 0) {
    if (!(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(base.roots, head.roots)) return { kind: "all", why: `the roots in ${file} changed` };
    return { kind: "systems", systems: await systemsOfRoots(asked, comparison, configurations, candidates) };
  }
  if (!asked.includes("auto"))
    return { kind: "systems", systems: await systemsNamed(asked, comparison, configurations, candidates) };
  const found = { base: [], head: [] };
  for (const side of ["base", "head"]) {
    const tree = comparison[side];
    const used = await usedIn(tree, comparison.root, await filesIn(tree, comparison.root), candidates);
    const isUsed = (listed) => used.includes(listed) || asked.includes(listed.name) || listed.configuredBy?.isIn(configurations[side]);
    found[side].push(...candidates.filter(isUsed));
  }
  if (found.base.length + found.head.length > 0) return inBoth(found);
  const below = await foldersWithBuilds(comparison, candidates);
  const systems = below.head.length > 0 ? below.head : below.base;
  if (systems.length > 0) {
    const none = `${comparison.root || "The root of the repository"} has no build`;
    const advice = `add to ${file} the ones that you want from: ${rootsOf(systems)}`;
    if (systems.length > mostFolders)
      return { kind: "all", why: `${none}, and ${systems.length} folders have one: ${advice}` };
    say(`${none}, so the builds below it are used. To choose them yourself, ${advice}`);
    return inBoth(below);
  }
  const present = await filesIn(comparison.head, comparison.root);
  const files = candidates.flatMap(({ rootFiles }) => rootFiles);
  const isThere = (name) => hasRootFile({ rootFiles: [name] }, present);
  const alone = files.filter(isThere).map((name) => `${name} is there, but does not show one by itself. `);
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
    `impacted-targets-from: auto found no build system in ${comparison.root || "the root of the repository"}: none of ${files.filter((name) => !isThere(name)).join(", ")}. ${alone.join("")}${await adviceFor(comparison, configurations, candidates, present)}`
  );
}
async function systemsNamed(asked, comparison, configurations, candidates) {
  const { file } = configurations;
  const systems = candidates.filter(({ name }) => asked.includes(name));
  for (const listed of systems) {
    const { name, rootFiles, configuredBy } = listed;
    if (configuredBy !== void 0) {
      if ([configurations.base, configurations.head].some((one) => configuredBy.isIn(one))) continue;
      throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
        `impacted-targets-from: ${name} needs ${configuredBy.what} in ${file}, and neither commit has any there. Write them into this file, or name another build system`
      );
    }
    if (!await isNamedIn(listed, comparison, comparison.root)) {
      const { head: below } = await foldersWithBuilds(comparison, [listed]);
      const advice = below.length > 0 ? `Set working-directory, or add to ${file} the ones that you want from: ${rootsOf(below)}` : "Set working-directory, or name another build system";
      throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
        `impacted-targets-from: ${name} is not used in ${comparison.root || "the root of the repository"}: neither commit has ${rootFiles.join(" or ")} there. ${advice}`
      );
    }
  }
  return systems;
}
function inBoth({ base, head }) {
  const [before = "", after = ""] = [base, head].map((systems) => listOf(systems).sort().join(", ") || "nothing");
  return before === after ? { kind: "systems", systems: head } : { kind: "all", why: `the pull request changes the build systems from ${before} to ${after}` };
}
function listOf(systems) {
  return systems.map(({ name, root }) => root === void 0 ? name : `${name} in ${root}`);
}
async function adviceFor({ head, root }, { file }, candidates, present) {
  if (root !== "" && (await usedIn(head, "", await filesIn(head, ""), candidates)).length > 0) {
    return "The build begins at the root of the repository: leave working-directory empty";
  }
  const single = present.includes("package.json") ? "A repository of one package is one target: in the workflow, write impacted-targets: ALL. Else set" : "Set";
  return `${single} working-directory, or write rules for paths in ${file}`;
}
async function systemsOfRoots(asked, comparison, { base, head, file }, candidates) {
  const systems = [];
  for (const [root, names] of head.roots ?? []) {
    for (const listed of candidates.filter(({ name }) => names.includes(name))) {
      if (listed.configuredBy !== void 0) continue;
      if (!asked.includes("auto") && !asked.includes(listed.name)) continue;
      if (!await isNamedIn(listed, comparison, root)) {
        throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X(
          `roots in ${file}: ${listed.name} is not used in ${root || "the root of the repository"}: neither commit has ${listed.rootFiles.join(" or ")} there`
        );
      }
      systems.push({ ...listed, root });
    }
  }
  const isConfigured = ({ configuredBy }) => configuredBy !== void 0 && (configuredBy.isIn(base) || configuredBy.isIn(head));
  return [...systems, ...candidates.filter(isConfigured)];
}
const foreignFolders = /^(?:\..*|node_modules|vendor|third_party|testdata|fixtures|examples|templates)$/;
const mostFolders = 20;
async function foldersWithBuilds({ base, head, root }, candidates) {
  const found = { base: [], head: [] };
  for (const [side, tree] of [["base", base], ["head", head]]) {
    const folders = /* @__PURE__ */ new Map();
    for (const { path, mode } of await tree.entries()) {
      const folder = (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__/* .belowRoot */ .I)((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(path), root);
      if (!mode.startsWith("100") || folder === void 0 || folder === "") continue;
      const names = folder.split("/");
      if (names.length <= 2 && !names.some((name) => foreignFolders.test(name))) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(folders, folder, (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(path));
    }
    const taken = /* @__PURE__ */ new Set();
    for (const folder of [...folders.keys()].sort((a, b) => a.split("/").length - b.split("/").length)) {
      if (taken.has((0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(folder))) continue;
      const place = root === "" ? folder : `${root}/${folder}`;
      const used = await usedIn(tree, place, folders.get(folder) ?? [], candidates);
      if (used.length > 0) taken.add(folder);
      for (const listed of used) found[side].push({ ...listed, root: place });
    }
  }
  return found;
}
const plain = /^(?!(?:true|false|null)$)[a-z][\w./-]*$/i;
function rootsOf(systems) {
  const byFolder = /* @__PURE__ */ new Map();
  for (const { root = "", name } of systems) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_6__/* .append */ .BC)(byFolder, root, name);
  const entries = [...byFolder].map(([folder, names]) => {
    const value = names.length === 1 ? names.join("") : `[${names.join(", ")}]`;
    return `${plain.test(folder) ? folder : JSON.stringify(folder)}: ${value}`;
  });
  return `roots: { ${entries.join(", ")} }`;
}
async function usedIn(tree, folder, present, candidates) {
  const used = [];
  for (const listed of candidates) {
    if (listed.configuredBy !== void 0 || !hasRootFile(listed, present)) continue;
    const system = await listed.load();
    if (!system.detect || await system.detect(tree, folder)) used.push(listed);
  }
  return used.filter(({ name }) => !used.some((other) => _build_systems_js__WEBPACK_IMPORTED_MODULE_3__/* .supersedes */ .G[other.name]?.includes(name)));
}
async function filesIn(tree, directory) {
  return (await tree.entries()).flatMap(({ path, mode }) => {
    const name = mode.startsWith("100") ? (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_5__/* .belowRoot */ .I)(path, directory) : void 0;
    return name === void 0 || name.includes("/") ? [] : [name];
  });
}
function hasRootFile({ rootFiles }, files) {
  return rootFiles.some(
    (file) => files.some((name) => file.startsWith("*") ? name.endsWith(file.slice(1)) : name === file)
  );
}
async function isNamedIn(listed, { base, head }, root) {
  for (const tree of [base, head]) {
    if (hasRootFile(listed, await filesIn(tree, root))) return true;
    const system = await listed.load();
    if (await system.detect?.(tree, root)) return true;
  }
  return false;
}



/***/ }),

/***/ 41824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ toolsFor)
/* harmony export */ });
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _programs_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29001);



function toolsFor(surroundings, asked) {
  const { temporary, programs, log, signal, untrustedIn } = surroundings;
  return {
    mayRun: untrustedIn === void 0,
    variables: programs.variables,
    async run(program, args, { cwd, env = {}, input, encoding }) {
      if (untrustedIn !== void 0) {
        throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
          `${program} is not started, because the pull request is not trusted in ${untrustedIn}. Compute in a pull_request workflow`
        );
      }
      log.debug(`${program} ${args.join(" ")}`);
      const finished = await (0,_programs_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)(program, args, {
        programs,
        cwd,
        env: { ...programs.variables, ...env },
        ...input !== void 0 && { input: Buffer.from(input) },
        signal
      });
      return {
        exitCode: finished.exitCode,
        stdout: finished.stdout.toString(encoding ?? "utf8"),
        stderr: finished.stderr.toString("utf8")
      };
    },
    noteVersion(program, version) {
      surroundings.versions?.set(program, version);
    },
    temporaryDirectory: () => temporary.create(),
    info: (line) => {
      log.info(line);
    },
    warn: (line) => {
      log.warn(line);
    },
    debug: (line) => {
      log.debug(line);
    },
    signal,
    ...asked
  };
}



/***/ }),

/***/ 87570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ readChangesByCommit),
/* harmony export */   M: () => (/* binding */ diffArguments),
/* harmony export */   St: () => (/* binding */ readChanges)
/* harmony export */ });
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);

const diffArguments = [
  "diff-tree",
  "-r",
  "-z",
  "--raw",
  "--no-renames",
  "--no-abbrev",
  "--ignore-submodules=none"
];
function readChanges(output) {
  return changesIn((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nulRecords */ .OL)(output));
}
function readChangesByCommit(output) {
  const records = (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nulRecords */ .OL)(output);
  const changes = /* @__PURE__ */ new Map();
  for (let at = 0; at < records.length; ) {
    let end = at + 1;
    while (records[end]?.startsWith(":")) end += 2;
    changes.set(records[at] ?? "", changesIn(records.slice(at + 1, end)));
    at = end;
  }
  return changes;
}
function changesIn(records) {
  const changes = [];
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [baseMode = "", headMode = "", baseObject = "", headObject = "", status] = (records[index] ?? "").slice(1).split(" ");
    const path = records[index + 1] ?? "";
    const base = { path, mode: baseMode, object: baseObject };
    const head = { path, mode: headMode, object: headObject };
    if (status === "A") changes.push({ status: "added", path, head });
    else if (status === "D") changes.push({ status: "deleted", path, base });
    else changes.push({ status: "modified", path, base, head });
  }
  return changes;
}



/***/ }),

/***/ 66368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ chooseCommits),
  $: () => (/* binding */ need)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/checkout.js + 1 modules
var checkout = __webpack_require__(90230);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/objects.js
var objects = __webpack_require__(36475);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/out-of-reach.js
var out_of_reach = __webpack_require__(65013);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/remote-failure.js
var remote_failure = __webpack_require__(77982);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/repository-layout.js
var repository_layout = __webpack_require__(46322);
// EXTERNAL MODULE: ./build/packages/shared/src/numbers.js
var numbers = __webpack_require__(32671);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/merge.js







async function mergeInMemory(repository, sides) {
  const { target, targetBranch, pullRequest, headSha } = sides;
  const name = `pull request ${pullRequest}`;
  const here = await Promise.all([repository.commit(target), repository.commit(headSha)]);
  if (here.includes(void 0) || await (0,repository_layout/* isShallow */.fE)(repository.directory) || repository.remote?.hasTrees === false) {
    const failure = await repository.fetchCommits([target, headSha], "history");
    if (failure !== void 0) {
      const foreign = /not our ref|unadvertised object/.test(failure.cause);
      const advice = foreign ? `Check that working-directory is a checkout of the repository that ${name} belongs to, and that pull-request-sha is a commit of it` : "Check out with fetch-depth: 0";
      throw new out_of_reach/* OutOfReach */.x(
        `The commits between ${target} (head of ${targetBranch}) and ${headSha} (head of ${name}) could not be fetched from ${repository.remoteName()}: ${(0,remote_failure/* withoutPeriod */.K)(failure.cause)}. ${failure.advice ?? advice}`
      );
    }
  }
  const bases = await repository.git(["merge-base", "--all", target, headSha]);
  if (bases.exitCode !== 0) {
    return { kind: "all", why: `${targetBranch} and ${name} have no commit in common, so they cannot be merged` };
  }
  const baseIds = bases.stdout.toString("utf8").trim().split("\n");
  await repository.lookUp([target, headSha, ...baseIds]);
  const commits = await Promise.all([target, headSha, ...baseIds].map((id) => repository.commit(id)));
  await (0,objects/* fetchMissing */.j)(repository, new Set(commits.flatMap((commit) => commit?.tree ?? [])));
  const head = await repository.commit(headSha);
  const made = (tree2) => repository.makeCommit(tree2, [target, headSha], `Merge pull request ${String(pullRequest)}`);
  if (head !== void 0 && baseIds.length === 1 && baseIds[0] === target) {
    return { kind: "merged", commit: await made(head.tree) };
  }
  const merged = await repository.gitWithRemote([
    "merge-tree",
    "--write-tree",
    "-z",
    "--name-only",
    "--no-messages",
    target,
    headSha
  ]);
  const [tree = "", ...conflicts] = (0,names/* nulRecords */.OL)(merged.stdout);
  if (merged.exitCode === 1 && conflicts.length > 0) {
    const sample = conflicts.slice(0, 3).join(", ") + (conflicts.length > 3 ? ", \u2026" : "");
    return {
      kind: "all",
      why: `${name} conflicts with ${targetBranch} in ${(0,numbers/* counted */.h)(conflicts.length, "file")} (${sample})`
    };
  }
  if (merged.exitCode !== 0) {
    const old = merged.stderr.toString("utf8").includes("usage: git merge-tree");
    return {
      kind: "all",
      why: old ? `the merge commit of ${name} is not available, and this git is too old to merge in memory (2.38 or newer can)` : `${name} could not be merged with ${targetBranch} in memory: ${(0,checkout/* lastErrorLine */.HY)(merged.stderr)}`
    };
  }
  return { kind: "merged", commit: await made(tree) };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/commits.js





async function chooseCommits(repository, request) {
  const { event } = request;
  const given = {
    base: request.baseSha ? (0,names/* fullCommitId */.QF)(request.baseSha, "base-sha") : void 0,
    head: request.headSha ? (0,names/* fullCommitId */.QF)(request.headSha, "head-sha") : void 0
  };
  if (event.targetBranch !== void 0) (0,names/* checkBranchName */.I$)(event.targetBranch);
  if (event.mergeGroup) {
    const base2 = given.base ?? (0,names/* fullCommitId */.QF)(event.mergeGroup.baseSha, "merge_group.base_sha");
    const head = given.head ?? (0,names/* fullCommitId */.QF)(event.mergeGroup.headSha, "merge_group.head_sha");
    return pair(
      await need(repository, base2, given.base ? "base-sha" : "base of the merge group"),
      await need(repository, head, given.head ? "head-sha" : "head of the merge group")
    );
  }
  const ids = [given.base, given.head].filter((id) => id !== void 0);
  if (ids.length > 0) await repository.lookUp(ids);
  const base = given.base ? await need(repository, given.base, "base-sha") : void 0;
  if (given.head) {
    const head = await need(repository, given.head, "head-sha");
    return base ? pair(base, head) : withBase(repository, request, head);
  }
  const chosen = await mergeCommit(repository, request);
  return chosen.kind === "all" ? chosen : pair(base ?? chosen.base, chosen.head);
}
function pair(base, head) {
  return { kind: "commits", base, head };
}
function isSource({ remote }, { untrustedIn }) {
  return remote?.isActedOn ?? untrustedIn === void 0;
}
function looksMerged({ parents }, headSha) {
  return headSha !== void 0 && parents.length === 2 && parents[1] === headSha.toLowerCase();
}
async function isKnownMerge(repository, request, { id }) {
  const { workflowSha, pullRequest } = request.event;
  if (id === workflowSha?.toLowerCase()) return true;
  if (!isSource(repository, request) || id !== repository.checkout.head || pullRequest === void 0) return false;
  const ref = `refs/remotes/pull/${pullRequest}/merge`;
  return (await repository.revisions([ref])).get(ref)?.id === id;
}
async function withBase(repository, request, head) {
  const { event } = request;
  const { targetBranch, pullRequest, baseSha } = event;
  const besideParent = async () => pair(await need(repository, head.commit.parents[0] ?? "", targetHead(event)), head);
  const mayBeMerge = looksMerged(head.commit, event.headSha);
  if (mayBeMerge && await isKnownMerge(repository, request, head.commit)) return besideParent();
  if (targetBranch === void 0) {
    throw new impact_error/* ImpactError */.X("head-sha is given, but it is not known what to compare it with. Give base-sha as well");
  }
  if (!isSource(repository, request)) {
    if (baseSha === void 0) return { kind: "all", why: notActedOn(repository, request) };
    return pair(await need(repository, (0,names/* fullCommitId */.QF)(baseSha, "base"), baseOfEvent(event)), head);
  }
  const target = `refs/heads/${targetBranch}`;
  const merge = `refs/pull/${pullRequest ?? ""}/merge`;
  const refs = await repository.remoteRefs(mayBeMerge ? [target, merge] : [target]);
  if (mayBeMerge && refs.get(merge) === head.commit.id) return besideParent();
  const id = refs.get(target);
  if (id === void 0) throw noTargetBranch(repository, targetBranch);
  return pair(await need(repository, id, targetHead(event)), head);
}
async function mergeCommit(repository, request) {
  const { event, untrustedIn } = request;
  const { pullRequest, headSha } = event;
  if (pullRequest === void 0) {
    throw new impact_error/* ImpactError */.X(
      "It is not known which commits to compare, because this event is about no pull request. Give the pull-request input, or both base-sha and head-sha"
    );
  }
  if (headSha) (0,names/* fullCommitId */.QF)(headSha, "pull-request-sha");
  const { head } = repository.checkout;
  const checkedOut = head ? await repository.commit(head) : void 0;
  if (checkedOut && looksMerged(checkedOut, headSha) && await isKnownMerge(repository, request, checkedOut)) {
    return merged(repository, event, checkedOut);
  }
  if (!isSource(repository, request)) return mergeOfEvent(repository, event, notActedOn(repository, request));
  try {
    return await mergeOfSource(repository, { ...event, pullRequest });
  } catch (error) {
    if (!(error instanceof out_of_reach/* OutOfReach */.x) || untrustedIn === void 0) throw error;
    return mergeOfEvent(repository, event, error.message);
  }
}
async function merged(repository, event, { id, parents }) {
  return pair(
    await need(repository, parents[0] ?? "", targetHead(event)),
    await need(repository, id, `merge commit of pull request ${event.pullRequest ?? ""}`)
  );
}
async function mergeOfSource(repository, event) {
  const { pullRequest, targetBranch } = event;
  const names = {
    merge: `refs/pull/${pullRequest}/merge`,
    head: `refs/pull/${pullRequest}/head`,
    target: `refs/heads/${targetBranch ?? ""}`
  };
  const refs = await repository.remoteRefs(Object.values(names));
  const headSha = event.headSha?.toLowerCase() ?? refs.get(names.head);
  const mergeId = refs.get(names.merge);
  if (mergeId !== void 0) {
    if (!await isHere(repository, mergeId)) await repository.fetchCommits([mergeId], "parents");
    const merge = await repository.commit(mergeId);
    if (merge && looksMerged(merge, headSha ?? merge.parents[1])) return merged(repository, event, merge);
  }
  const target = refs.get(names.target);
  if (targetBranch === void 0 || target === void 0) throw noTargetBranch(repository, targetBranch);
  if (headSha === void 0) {
    throw new impact_error/* ImpactError */.X(
      `Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. Check the pull-request input, or give base-sha and head-sha`
    );
  }
  return mergeHeads(repository, { target, targetBranch, pullRequest, headSha }, targetHead(event));
}
async function mergeOfEvent(repository, event, why) {
  const { baseSha, headSha, pullRequest = 0, targetBranch = "the target branch" } = event;
  if (baseSha === void 0 || headSha === void 0) return { kind: "all", why };
  try {
    const sides = { target: (0,names/* fullCommitId */.QF)(baseSha, "base"), targetBranch, pullRequest, headSha: headSha.toLowerCase() };
    return await mergeHeads(repository, sides, baseOfEvent(event));
  } catch (error) {
    if (!(error instanceof out_of_reach/* OutOfReach */.x)) throw error;
    return { kind: "all", why };
  }
}
async function mergeHeads(repository, sides, base) {
  const made = await mergeInMemory(repository, sides);
  if (made.kind === "all") return made;
  return pair(await need(repository, sides.target, base), {
    commit: made.commit,
    what: `head of pull request ${sides.pullRequest} merged in memory`
  });
}
function notActedOn(repository, { repository: actedOn, event, untrustedIn }) {
  const { pullRequest = "" } = event;
  const name = actedOn ?? "the repository of the pull request";
  const known = repository.remote?.isActedOn === false ? "is not" : "is not known to be";
  const where = untrustedIn === void 0 ? "" : ` in ${untrustedIn}`;
  return `${repository.remoteName()} ${known} ${name}, so${where} its branches do not say what pull request ${pullRequest} is compared with, and the commits that the event names are not available there. Check out ${name}, with ref: refs/pull/${pullRequest}/merge or without ref`;
}
function baseOfEvent({ targetBranch }) {
  return `commit of ${targetBranch ?? "the target branch"} that the event names`;
}
function targetHead({ targetBranch }) {
  return targetBranch === void 0 ? "head of the target branch" : `head of ${targetBranch}`;
}
function noTargetBranch(repository, branch) {
  return new impact_error/* ImpactError */.X(
    branch === void 0 ? "It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha" : `${repository.remoteName()} has no branch ${branch}. Check target-branch, or give base-sha and head-sha`
  );
}
async function isHere(repository, id) {
  return (repository.remote?.hasTrees ?? true) && await repository.commit(id) !== void 0;
}
async function need(repository, id, what) {
  if (!await isHere(repository, id)) {
    const depth = what.startsWith("head of") && !what.endsWith("group") ? 2 : 0;
    const advice = `Check out with fetch-depth: ${depth}` + (depth === 0 ? "" : " (or 0)") + ", or leave persist-credentials on, so that it can be fetched here";
    if (!repository.remote) {
      throw new out_of_reach/* OutOfReach */.x(
        `Commit ${id} (${what}) is not in the checkout at ${repository.checkout.directory}, which has no remote called origin. ${advice}`
      );
    }
    const failure = await repository.fetchCommits([id], "commit");
    if (failure !== void 0) {
      throw new out_of_reach/* OutOfReach */.x(
        `Commit ${id} (${what}) could not be fetched from ${repository.remoteName()}: ${(0,remote_failure/* withoutPeriod */.K)(failure.cause)}. ${failure.advice ?? advice}`
      );
    }
  }
  const commit = await repository.commit(id);
  if (!commit) {
    throw new impact_error/* ImpactError */.X(`${what}: ${id} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
  }
  return { commit, what };
}



/***/ }),

/***/ 5624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ sharedReading),
/* harmony export */   eL: () => (/* binding */ Memories),
/* harmony export */   nT: () => (/* binding */ listTree),
/* harmony export */   xn: () => (/* binding */ GitTree)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);
/* harmony import */ var _tree_remembered_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36555);
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36475);




const usualModes = ["100644", "100755", "120000", "160000"];
const sharedReading = () => ({ contents: new Contents(), made: /* @__PURE__ */ new Map() });
class Memories {
  #limit;
  #known = /* @__PURE__ */ new Map();
  /** @param limit most commits that are kept */
  constructor(limit) {
    this.#limit = limit;
  }
  of(commit) {
    const memory = this.#known.get(commit) ?? /* @__PURE__ */ new Map();
    this.#known.delete(commit);
    this.#known.set(commit, memory);
    for (const oldest of [...this.#known.keys()].slice(0, -this.#limit)) this.#known.delete(oldest);
    return memory;
  }
}
const limitBytes = 128 * 1024 * 1024;
class Contents {
  #known = /* @__PURE__ */ new Map();
  #bytes = 0;
  get(object) {
    return this.#known.get(object);
  }
  add(object, content) {
    if (content.length > limitBytes / 8 || this.#known.has(object)) return;
    this.#known.set(object, content);
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#known) {
      if (this.#bytes <= limitBytes) break;
      this.#known.delete(oldest);
      this.#bytes -= length;
    }
  }
}
class GitTree {
  constructor(side, object, repository, temporary, shared, beside) {
    this.side = side;
    this.object = object;
    this.#repository = repository;
    this.#temporary = temporary;
    this.#shared = shared;
    this.#beside = beside;
    this.contents = shared.made;
    if (shared.memories) this.memory = shared.memories.of(object);
  }
  side;
  object;
  #repository;
  #temporary;
  #shared;
  /** Let go once the entries are known, because it leads to the commits before that one, and to all of their memory. */
  #beside;
  memory;
  contents;
  #entries;
  #directories = /* @__PURE__ */ new Map();
  #links;
  asInBase(base, changes) {
    const { contents, made } = this.#shared;
    return new GitTree(
      "head",
      this.object,
      this.#repository,
      this.#temporary,
      { contents, made },
      { tree: base, changes }
    );
  }
  entries() {
    const beside = this.#beside;
    this.#beside = void 0;
    this.#entries ??= (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)(
      this,
      "entries",
      async () => beside ? withChanges(await beside.tree.entries(), beside.changes) : listTree(this.#repository, this.object)
    );
    return this.#entries;
  }
  async read(paths) {
    const wanted = new Set(paths);
    if (wanted.size === 0) return /* @__PURE__ */ new Map();
    const files = chosen(await this.entries(), wanted).filter(
      ({ path, mode }) => wanted.has(path) && mode.startsWith("100")
    );
    const contents = await this.#contents(files);
    return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
  }
  async readEach(files, use) {
    const alike = /* @__PURE__ */ new Map();
    for (const [index, { object }] of files.entries()) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(alike, object, index);
    const indexesOf = (object) => alike.get(object) ?? [];
    await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readEachObject */ .n)(
      this.#repository,
      [...alike.keys()],
      (object) => files[indexesOf(object)[0] ?? -1]?.path ?? "",
      (object, content) => {
        use(indexesOf(object), content);
      }
    );
  }
  async #contents(files) {
    const { contents } = this.#shared;
    const found = /* @__PURE__ */ new Map();
    const unknown = [];
    for (const file of files) {
      const content = contents.get(file.object);
      if (content) found.set(file.object, content);
      else unknown.push(file);
    }
    await this.readEach(unknown, ([index = 0], slice) => {
      const object = unknown[index]?.object ?? "";
      const content = Buffer.from(slice);
      contents.add(object, content);
      found.set(object, content);
    });
    return found;
  }
  links() {
    this.#links ??= (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_2__/* .remembered */ .H)(this, "links", () => this.#readLinks());
    return this.#links;
  }
  async #readLinks() {
    const links = (await this.entries()).filter(({ mode }) => mode === "120000");
    const contents = await this.#contents(links);
    return new Map(links.map(({ path, object }) => [path, (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(contents.get(object) ?? Buffer.alloc(0))]));
  }
  directory(endings) {
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(this.#directories, String(endings), () => this.#checkOut(endings));
  }
  async #checkOut(endings) {
    const files = (await this.entries()).filter(
      ({ path, mode }) => mode === "120000" || mode !== "160000" && (endings?.some((ending) => path.endsWith(ending)) ?? true)
    );
    const paths = new Map(files.map(({ object, path }) => [object, path]));
    await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchMissing */ .j)(this.#repository, new Set(paths.keys()), paths);
    const links = files.flatMap(({ path, mode }) => mode === "120000" ? [path] : []);
    const patterns = endings && [
      ...endings.map((ending) => `*${ending}`),
      ...links.map((path) => `/${path.replaceAll(/[\\*?[ \t\r\n]/g, "?")}`)
    ];
    return this.#repository.checkOut(this.object, this.#temporary, patterns);
  }
}
async function listTree(repository, object) {
  const listed = await repository.output(["ls-tree", "-z", "--full-tree", "-r", object]);
  return (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nulRecords */ .OL)(listed).map((record) => {
    const tab = record.indexOf("	");
    const mode = usualModes.find((usual) => record.startsWith(usual)) ?? record.slice(0, 6);
    return { path: record.slice(tab + 1), mode, object: record.slice(record.indexOf(" ", 7) + 1, tab) };
  });
}
function chosen(entries, paths) {
  if (paths.size > entries.length / 20) return entries;
  const pathAt = (index) => entries[index]?.path ?? "";
  const found = new Set([...paths].map((path) => (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFrom */ .nT)(entries.length, pathAt, path)));
  return [...found].sort((one, other) => one - other).flatMap((index) => entries[index] ?? []);
}
function withChanges(entries, changes) {
  if (changes.length === 0) return entries;
  const changed = new Set(changes.map(({ path }) => path));
  const kept = entries.filter(({ path }) => !changed.has(path));
  return [...kept, ...changes.flatMap(({ head }) => head ?? [])].sort((a, b) => (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(a.path, b.path));
}



/***/ }),

/***/ 69178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xZ: () => (/* binding */ chooseLocalCommits),
  OR: () => (/* binding */ defaultBranch),
  eZ: () => (/* binding */ resolveRevision)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/commits.js + 1 modules
var commits = __webpack_require__(66368);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/configuration/mistakes.js
var mistakes = __webpack_require__(24952);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/names.js
var names = __webpack_require__(75505);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/git-tree.js
var git_tree = __webpack_require__(5624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/git/repository-layout.js
var repository_layout = __webpack_require__(46322);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/changed-files.js







async function commitWithoutFiles(repository, head, files, older) {
  const present = await listed(repository, head);
  const lost = /* @__PURE__ */ new Map();
  for (const commit of older) for (const [path, entry] of await listed(repository, commit)) lost.set(path, entry);
  const changed = /* @__PURE__ */ new Map();
  const missing = `0 ${"0".repeat(head.id.length)}`;
  for (const { name, paths } of files) {
    const found = paths.map((path) => [...below(present, path)]).find((list) => list.length > 0);
    for (const path of found ?? []) changed.set(path, missing);
    if (found !== void 0) continue;
    const former = paths.map((path) => [...below(lost, path)]).find((list) => list.length > 0);
    for (const path of former ?? []) changed.set(path, lost.get(path) ?? missing);
    if (former !== void 0) continue;
    const near = (0,mistakes/* suggestion */.h)(name, [...present.keys()]);
    throw new impact_error/* ImpactError */.X(
      `--files: ${JSON.stringify(name)} is not a file of this repository${near}, or Git ignores it. Write paths from this directory, or from the root of the repository`
    );
  }
  const place = (0,external_node_path_.dirname)(repository.directory);
  const env = { GIT_INDEX_FILE: (0,external_node_path_.join)(place, "asked-files") };
  const records = [...changed].map(([path, entry]) => Buffer.concat([Buffer.from(`${entry}	`), (0,names/* encodePath */.O0)(path)]));
  await repository.output(["read-tree", head.tree], void 0, env);
  const input = Buffer.concat(records.flatMap((record) => [record, Buffer.from([0])]));
  await repository.output(["update-index", "-z", "--index-info"], input, env);
  const objects = (0,external_node_path_.join)(place, "files");
  await (0,promises_.mkdir)(objects, { recursive: true });
  await (0,repository_layout/* borrow */.Wq)((0,external_node_path_.join)(repository.directory, "objects"), [repository.checkout.objects, objects]);
  const apart = { ...env, GIT_OBJECT_DIRECTORY: objects };
  const tree = (await repository.output(["write-tree", "--missing-ok"], void 0, apart)).toString("latin1").trim();
  return repository.makeCommit(tree, [], "Without the files");
}
async function listed(repository, { tree }) {
  return new Map((await (0,git_tree/* listTree */.nT)(repository, tree)).map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}
function* below(files, path) {
  if (files.has(path)) yield path;
  else for (const file of files.keys()) if (path === "" || file.startsWith(`${path}/`)) yield file;
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/lfs-files.js




async function unchangedLfsFiles(git, directory, paths, objectFormat) {
  const unchanged = /* @__PURE__ */ new Set();
  if (paths.length === 0) return unchanged;
  const attributes = fields(await git(["check-attr", "--stdin", "-z", "filter"], terminated(paths)));
  const filtered = /* @__PURE__ */ new Set();
  for (let at = 0; at + 2 < attributes.length; at += 3) {
    if (attributes[at + 2] === "lfs") filtered.add(attributes[at] ?? "");
  }
  if (filtered.size === 0) return unchanged;
  for (const [path, { mode, object }] of await entriesOf(git, filtered)) {
    const file = Buffer.from((0,external_node_path_.join)(directory, "/"), "utf8");
    const pointer = await pointerOf(Buffer.concat([file, Buffer.from(path, "latin1")]), mode);
    if (pointer === void 0) continue;
    const header = `blob ${String(pointer.length)}\0`;
    if ((0,external_node_crypto_.createHash)(objectFormat).update(header).update(pointer).digest("hex") === object) unchanged.add(path);
  }
  return unchanged;
}
async function entriesOf(git, paths) {
  const entries = /* @__PURE__ */ new Map();
  for (const line of fields(await git(["ls-files", "--stage", "-z"]))) {
    const [, mode = "", object = "", stage, path = ""] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (stage === "0" && paths.has(path)) entries.set(path, { mode, object });
  }
  return entries;
}
async function pointerOf(file, mode) {
  const found = await (0,promises_.lstat)(file).catch(() => void 0);
  if (found?.isFile() !== true || mode !== ((found.mode & 64) === 0 ? "100644" : "100755")) return void 0;
  const hash = (0,external_node_crypto_.createHash)("sha256");
  let size = 0;
  for await (const piece of (0,external_node_fs_.createReadStream)(file)) {
    hash.update(piece);
    size += piece.byteLength;
  }
  return `version https://git-lfs.github.com/spec/v1
oid sha256:${hash.digest("hex")}
size ${String(size)}
`;
}
const terminated = (paths) => Buffer.from(paths.map((path) => `${path}\0`).join(""), "latin1");
const fields = (output) => output.toString("latin1").split("\0").slice(0, -1);


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/working-tree.js





const ofFiles = /^core\.(autocrlf|eol|filemode|symlinks|ignorecase|precomposeunicode|excludesfile|attributesfile|sparsecheckout|checkstat|trustctime)$/;
async function commitOfWorkingTree(repository, head) {
  const place = (0,external_node_path_.dirname)(repository.directory);
  const [index, objects] = [(0,external_node_path_.join)(place, "index"), (0,external_node_path_.join)(place, "files")];
  await copyIndex(repository, index);
  await (0,promises_.mkdir)(objects);
  await (0,repository_layout/* borrow */.Wq)((0,external_node_path_.join)(repository.directory, "objects"), [repository.checkout.objects, objects]);
  const settings = settingsOfFiles(repository);
  const env = { GIT_INDEX_FILE: index, ...isSparse(repository) ? {} : { GIT_OBJECT_DIRECTORY: objects } };
  const git = (args, input) => repository.outputWithFiles(args, { env, settings, input });
  const listed = fields(
    await git(["ls-files", "-z", "-t", "--others", "--exclude-standard", "--modified", "--deleted"])
  );
  const areOthers = (wanted) => listed.flatMap((line) => line.startsWith("? ") === wanted ? [line.slice(2)] : []);
  const [others, changed] = [areOthers(true), areOthers(false)];
  const { directory, objectFormat } = repository.checkout;
  const unchanged = await unchangedLfsFiles(git, directory, changed, objectFormat);
  const paths = withoutReplaced(
    others,
    changed.filter((path) => !unchanged.has(path))
  );
  if (paths.length > 0) {
    await git(["update-index", "--add", "--remove", "--replace", "-z", "--stdin"], terminated(paths));
  }
  const tree = (await git(["write-tree", "--missing-ok"])).toString("latin1").trim();
  if (tree === head.tree) return void 0;
  return repository.makeCommit(tree, [head.id], "Working tree");
}
async function copyIndex({ directory, checkout }, index) {
  const { gitDirectory, objects } = checkout;
  await (0,repository_layout/* copyIfThere */.lP)((0,external_node_path_.join)(gitDirectory, "index"), index);
  const { atime, mtime } = await (0,promises_.stat)((0,external_node_path_.join)(gitDirectory, "index")).catch(() => ({ atime: 0, mtime: 0 }));
  if (mtime !== 0) await (0,promises_.utimes)(index, atime, mtime);
  await (0,promises_.mkdir)((0,external_node_path_.join)(directory, "info"), { recursive: true });
  for (const name of ["exclude", "attributes"]) {
    await (0,repository_layout/* copyIfThere */.lP)((0,external_node_path_.join)((0,external_node_path_.dirname)(objects), "info", name), (0,external_node_path_.join)(directory, "info", name));
  }
  for (const name of await (0,promises_.readdir)(gitDirectory)) {
    if (name.startsWith("sharedindex.")) await (0,promises_.copyFile)((0,external_node_path_.join)(gitDirectory, name), (0,external_node_path_.join)(directory, name));
  }
}
function settingsOfFiles({ checkout, programs }) {
  const { XDG_CONFIG_HOME = "", HOME, USERPROFILE } = programs.variables;
  const home = HOME ?? USERPROFILE;
  const ignored = [XDG_CONFIG_HOME, home === void 0 ? "" : (0,external_node_path_.join)(home, ".config")].find((path) => (0,external_node_path_.isAbsolute)(path));
  return [
    ...ignored === void 0 ? [] : [["core.excludesfile", (0,external_node_path_.join)(ignored, "git", "ignore")]],
    ...checkout.configuration.flatMap(({ key, value }) => ofFiles.test(key) ? [[key, value]] : []),
    ["core.safecrlf", "false"]
  ];
}
function isSparse({ checkout }) {
  return checkout.configuration.findLast(({ key }) => key === "index.sparse")?.value !== void 0;
}
function withoutReplaced(others, changed) {
  const added = new Set(others.filter((path) => !path.endsWith("/")));
  const above = new Set([...added].flatMap((path) => (0,paths/* pathsAbove */.wP)(path)));
  const kept = changed.filter((path) => !above.has(path) && !(0,paths/* pathsAbove */.wP)(path).some((one) => added.has(one)));
  return [.../* @__PURE__ */ new Set([...added, ...kept])];
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/git/local-commits.js






async function chooseLocalCommits(repository, { base, head = "HEAD", uncommitted, files }) {
  const bases = base === void 0 ? defaultBranches(repository) : [base];
  const branches = [head, ...base === void 0 ? [] : [base]].flatMap((name) => branchesCalled(name, repository));
  const known = await repository.revisions([head, ...bases, ...branches]);
  const headCommit = await resolveRevision(repository, head, "head", known);
  const branch = async () => base === void 0 ? defaultBranch(repository, known) : revisionOf(base);
  const headOf = async () => {
    if (!uncommitted) return { commit: headCommit, what: head };
    const commit = await commitOfWorkingTree(repository, headCommit);
    return commit === void 0 ? { commit: headCommit, what: "HEAD, with no uncommitted changes" } : { commit, what: "the working tree" };
  };
  if (files !== void 0) {
    const named = await headOf();
    const older = base === void 0 ? await branch().catch(() => void 0) : await branch();
    const commit = await commitWithoutFiles(repository, named.commit, files, [
      ...older === void 0 ? [] : [older.commit],
      headCommit
    ]);
    return { kind: "commits", base: { commit, what: "without the files" }, head: named };
  }
  const against = await branch();
  const { exitCode, stdout } = await repository.git(["merge-base", headCommit.id, against.commit.id]);
  if (exitCode !== 0) {
    const shallow = await (0,repository_layout/* isShallow */.fE)(repository.directory);
    throw new impact_error/* ImpactError */.X(
      `${head} and ${against.what} have no commit in common${shallow ? " here, because the clone is shallow. Fetch the rest with git fetch --unshallow" : ". Give another --base"}`
    );
  }
  const id = stdout.toString("utf8").trim();
  const what = id === against.commit.id ? against.what : `merge base with ${against.what}`;
  return { kind: "commits", base: await (0,commits/* need */.$)(repository, id, what), head: await headOf() };
  async function revisionOf(name) {
    return { commit: await resolveRevision(repository, name, "base", known), what: name };
  }
}
function branchesCalled(name, { remote }) {
  return /^HEAD(?![\w./-])/.test(name) ? [] : [`refs/heads/${name}`, `refs/remotes/${remote?.name ?? "origin"}/${name}`];
}
async function resolveRevision(repository, revision, option, known) {
  const branches = branchesCalled(revision, repository);
  const found = known ?? await repository.revisions([revision, ...branches]);
  const commit = [...branches, revision].flatMap((name) => found.get(name) ?? [])[0];
  if (commit !== void 0 && !revision.startsWith("-")) return commit;
  if (revision === "HEAD") throw new impact_error/* ImpactError */.X("this repository has no commit yet. Make one first");
  const near = (0,mistakes/* suggestion */.h)(revision, await repository.refNames());
  throw new impact_error/* ImpactError */.X(
    `${JSON.stringify(revision)} is not a commit, branch or tag of this repository${near}. Fetch it, or give another --${option}`
  );
}
function defaultBranches({ remote }) {
  const ofRemote = `refs/remotes/${remote?.name ?? "origin"}`;
  return [`${ofRemote}/HEAD`, `${ofRemote}/main`, `${ofRemote}/master`, "refs/heads/main", "refs/heads/master"];
}
async function defaultBranch(repository, known) {
  const refs = defaultBranches(repository);
  const found = known ?? await repository.revisions(refs);
  const short = (ref) => ref.replace("refs/remotes/", "").replace("refs/heads/", "");
  for (const ref of refs) {
    const commit = found.get(ref);
    if (commit !== void 0) return { commit, what: short(ref) };
  }
  throw new impact_error/* ImpactError */.X(
    `the default branch is not known, because none of these exists: ${refs.map(short).join(", ")}. Give --base, or run git remote set-head ${repository.remote?.name ?? "origin"} --auto`
  );
}



/***/ }),

/***/ 36475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ fetchMissing),
/* harmony export */   n: () => (/* binding */ readEachObject)
/* harmony export */ });
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32671);
/* harmony import */ var _batch_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67525);



const fileLimitBytes = 256 * 1024 * 1024;
async function fetchMissing(repository, objects, paths) {
  if (objects.size === 0) return;
  const output = await repository.output(["cat-file", "--batch-check", "--buffer"], linesOf([...objects]));
  const missing = output.toString("latin1").split("\n");
  await repository.fetchObjects(
    missing.flatMap((line) => line.endsWith(" missing") ? [line.slice(0, -" missing".length)] : []),
    paths
  );
}
async function readEachObject(repository, objects, pathOf, use) {
  const missing = await readPresent(repository, objects, pathOf, use);
  if (missing.length === 0) return;
  await repository.fetchObjects(missing, new Map(missing.map((object) => [object, pathOf(object)])));
  const [first] = await readPresent(repository, missing, pathOf, use);
  if (first === void 0) return;
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
    `The content of ${JSON.stringify(pathOf(first))} (object ${first}) was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`
  );
}
const linesOf = (objects) => Buffer.from(objects.map((object) => `${object}
`).join(""));
async function readPresent(repository, objects, pathOf, use) {
  if (objects.length === 0) return [];
  const missing = [];
  const objectAt = (position) => objects[position] ?? "";
  const reader = new _batch_output_js__WEBPACK_IMPORTED_MODULE_1__/* .BatchReader */ .Q({
    onSize(position, size) {
      if (size === void 0) missing.push(objectAt(position));
      else if (size > fileLimitBytes) {
        throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
          `${JSON.stringify(pathOf(objectAt(position)))} has ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(size)} bytes, and at most ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(fileLimitBytes)} of a file are read. Keep it in Git LFS`
        );
      }
    },
    onContent(position, content) {
      use(objectAt(position), content);
    }
  });
  await repository.stream(["cat-file", "--batch=%(objectsize)", "--buffer"], linesOf(objects), (piece) => {
    reader.take(piece);
  });
  return missing;
}



/***/ }),

/***/ 26366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ parseJsonWithComments),
/* harmony export */   d: () => (/* binding */ fieldsInJson)
/* harmony export */ });
/* harmony import */ var strip_json_comments__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36765);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80182);
/* harmony import */ var _broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34402);




function parseJsonWithComments(text) {
  return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)((0,strip_json_comments__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A)(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
}
function fieldsInJson(content) {
  try {
    const value = content && parseJsonWithComments((0,_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .manifestText */ .$)(content));
    return (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value) ? value : void 0;
  } catch {
    return void 0;
  }
}



/***/ }),

/***/ 34402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _size_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32787);

function parseJson(text) {
  (0,_size_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .checkSize */ .C1)(text.length);
  return JSON.parse(text);
}



/***/ }),

/***/ 32787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ checkSize),
/* harmony export */   MF: () => (/* binding */ TooLarge),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* unused harmony export parsedLimitBytes */
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32671);


const parsedLimitBytes = 32 * 1024 * 1024;
class TooLarge extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "TooLarge";
}
function checkSize(size) {
  const refused = tooLarge(size);
  if (refused !== void 0) throw new TooLarge(refused);
}
function tooLarge(size) {
  return size <= parsedLimitBytes ? void 0 : `it has ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(size)} bytes, and at most ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(parsedLimitBytes)} of such a file are read`;
}



/***/ }),

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ backslashMistake),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
const special = /[*?[\]{}()|\\"'!+@,^$#~&;<>`%= ]/;
function backslashMistake(glob) {
  const outside = glob.replaceAll(
    /\[(?:\\.|[^\]\\/])*(\]?)/gs,
    (one, end) => end === "" ? one : "_".repeat(one.length)
  );
  for (const [, escaped = "", next = ""] of outside.matchAll(/\\(.)(?=(.?))/gsu)) {
    const advice = `write ${withSlashes(glob)} if it separates folders`;
    if (!special.test(escaped)) return `\\ before ${escaped} escapes nothing: ${advice}, else leave it out`;
    if (escaped === "*" && /^[*.]?$/.test(next)) {
      return `\\ before * takes its meaning away: ${advice}, or [*] for the character itself`;
    }
  }
  return void 0;
}
function withSlashes(text) {
  return text.replaceAll(/\\+/g, "/");
}



/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closestMatch: () => (/* binding */ closestMatch),
/* harmony export */   "default": () => (/* binding */ leven)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ }),

/***/ 36765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ stripJsonComments)
/* harmony export */ });
const singleComment = Symbol('singleComment');
const multiComment = Symbol('multiComment');

const stripWithoutWhitespace = () => '';

// Replace all characters except ASCII spaces, tabs and line endings with regular spaces to ensure valid JSON output.
const stripWithWhitespace = (string, start, end) => string.slice(start, end).replace(/[^ \t\r\n]/g, ' ');

const isEscaped = (jsonString, quotePosition) => {
	let index = quotePosition - 1;
	let backslashCount = 0;

	while (jsonString[index] === '\\') {
		index -= 1;
		backslashCount += 1;
	}

	return Boolean(backslashCount % 2);
};

function stripJsonComments(jsonString, {whitespace = true, trailingCommas = false} = {}) {
	if (typeof jsonString !== 'string') {
		throw new TypeError(`Expected argument \`jsonString\` to be a \`string\`, got \`${typeof jsonString}\``);
	}

	const strip = whitespace ? stripWithWhitespace : stripWithoutWhitespace;

	let isInsideString = false;
	let isInsideComment = false;
	let offset = 0;
	let buffer = '';
	let result = '';
	let commaIndex = -1;

	for (let index = 0; index < jsonString.length; index++) {
		const currentCharacter = jsonString[index];
		const nextCharacter = jsonString[index + 1];

		if (!isInsideComment && currentCharacter === '"') {
			// Enter or exit string
			const escaped = isEscaped(jsonString, index);
			if (!escaped) {
				isInsideString = !isInsideString;
			}
		}

		if (isInsideString) {
			continue;
		}

		if (!isInsideComment && currentCharacter + nextCharacter === '//') {
			// Enter single-line comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = singleComment;
			index++;
		} else if (isInsideComment === singleComment && currentCharacter + nextCharacter === '\r\n') {
			// Exit single-line comment via \r\n
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
			continue;
		} else if (isInsideComment === singleComment && currentCharacter === '\n') {
			// Exit single-line comment via \n
			isInsideComment = false;
			buffer += strip(jsonString, offset, index);
			offset = index;
		} else if (!isInsideComment && currentCharacter + nextCharacter === '/*') {
			// Enter multiline comment
			buffer += jsonString.slice(offset, index);
			offset = index;
			isInsideComment = multiComment;
			index++;
			continue;
		} else if (isInsideComment === multiComment && currentCharacter + nextCharacter === '*/') {
			// Exit multiline comment
			index++;
			isInsideComment = false;
			buffer += strip(jsonString, offset, index + 1);
			offset = index + 1;
			continue;
		} else if (trailingCommas && !isInsideComment) {
			if (commaIndex !== -1) {
				if (currentCharacter === '}' || currentCharacter === ']') {
					// Strip trailing comma
					buffer += jsonString.slice(offset, index);
					result += strip(buffer, 0, 1) + buffer.slice(1);
					buffer = '';
					offset = index;
					commaIndex = -1;
				} else if (currentCharacter !== ' ' && currentCharacter !== '\t' && currentCharacter !== '\r' && currentCharacter !== '\n') {
					// Hit non-whitespace following a comma; comma is not trailing
					buffer += jsonString.slice(offset, index);
					offset = index;
					commaIndex = -1;
				}
			} else if (currentCharacter === ',') {
				// Flush buffer prior to this point, and save new comma index
				result += buffer + jsonString.slice(offset, index);
				buffer = '';
				offset = index;
				commaIndex = index;
			}
		}
	}

	const remaining = (isInsideComment === singleComment)
		? strip(jsonString, offset)
		: jsonString.slice(offset);

	return result + buffer + remaining;
}


/***/ })

};
;