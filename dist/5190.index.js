"use strict";
exports.id = 5190;
exports.ids = [5190];
exports.modules = {

/***/ 15190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bazel: () => (/* binding */ bazel)
});

// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/labels.js


function isBuildFile(path) {
  const name = external_node_path_.posix.basename(path);
  return name === "BUILD" || name === "BUILD.bazel";
}
function isExtensionFile(path) {
  return /\.(bzl|scl)$/.test(path);
}
function packageOf(path, packages) {
  return (0,paths/* pathsAbove */.wP)(path).find((directory) => packages.has(directory));
}
function canonicalLabel(label) {
  const main = label.replace(/^@{1,2}(?=\/\/)/, "");
  if (!main.startsWith("//") || main.includes(":")) return main;
  return `${main}:${external_node_path_.posix.basename(main)}`;
}
function isMainLabel(label) {
  return label.startsWith("//") && !label.startsWith("//external:");
}
function labelPackage(label) {
  return label.slice(2, label.indexOf(":"));
}
function labelPath(label, from) {
  const [, absolute] = /^(?:@{0,2}[^/:]*)?\/\/(.*)$/.exec(label) ?? [];
  if (absolute !== void 0) {
    const [directory = "", name] = absolute.split(":");
    return external_node_path_.posix.join(directory, name ?? external_node_path_.posix.basename(directory));
  }
  if (label.startsWith("@")) return void 0;
  return external_node_path_.posix.join((0,paths/* directoryOf */.jt)(from), label.replace(/^:/, ""));
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/graph.js


const entities = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
function graph_unescape(text) {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g,
    (whole, hex, decimal, name) => hex !== void 0 ? String.fromCodePoint(parseInt(hex, 16)) : decimal !== void 0 ? String.fromCodePoint(Number(decimal)) : entities[name ?? ""] ?? whole
  );
}
const attributePatterns = {
  name: / name="([^"]*)"/,
  class: / class="([^"]*)"/,
  "generating-rule": / generating-rule="([^"]*)"/
};
function attribute(tag, name) {
  return graph_unescape(attributePatterns[name].exec(tag)?.[1] ?? "");
}
const targetPattern = /<(rule|source-file|generated-file|package-group|environment-group)\b([^<>"]*(?:"[^<"]*"[^<>"]*)*)>/g;
function* targetsIn(xml) {
  for (let from = 0; ; ) {
    targetPattern.lastIndex = from;
    const tag = targetPattern.exec(xml);
    if (tag === null) return;
    const [, element = "", attributes = ""] = tag;
    const start = targetPattern.lastIndex;
    const end = attributes.endsWith("/") ? start : xml.indexOf(`</${element}>`, start);
    if (end === -1) throw new Error(`the XML has a <${element}> without an end`);
    yield [element, attributes, xml.slice(start, end)];
    from = end;
  }
}
const labelPattern = /<(rule-input name|label(?: name="[^"]*")? value|package-group name|load name)="([^"]*)"\/>/g;
const originPattern = /(?<!\s)\s*<string name="generator_(?:name|function|location)"[^<>"]*(?:"[^<"]*"[^<>"]*)*\/>/g;
function parseGraph(xml) {
  const lastTag = xml.slice(xml.lastIndexOf("<")).trimEnd();
  if (lastTag !== "</query>" && !/^<query\b[^>]*\/>$/.test(lastTag)) {
    throw new Error("the XML does not end with </query>");
  }
  const rules = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Map();
  const dependents = /* @__PURE__ */ new Map();
  const loads = /* @__PURE__ */ new Map();
  const edge = (from, to) => {
    (0,append/* append */.BC)(dependents, to, from);
  };
  for (const [element, attributes, body] of targetsIn(xml)) {
    const label = canonicalLabel(attribute(attributes, "name"));
    if (element === "generated-file") {
      edge(label, canonicalLabel(attribute(attributes, "generating-rule")));
      continue;
    }
    const inside = /* @__PURE__ */ new Set();
    const loaded = [];
    for (const [, what, value = ""] of body.matchAll(labelPattern)) {
      const inner = canonicalLabel(graph_unescape(value));
      if (what === "load name") loaded.push(inner);
      else if (inner !== label) inside.add(inner);
    }
    for (const inner of inside) edge(label, inner);
    if (element === "rule") {
      const kind = attribute(attributes, "class");
      rules.set(label, { kind, definition: `${kind}
${body.replace(originPattern, "")}` });
    } else {
      others.set(label, body.replace(/(?<!\s)\s*<load name="[^<"]*"\/>/g, ""));
      if (loaded.length > 0) loads.set(label.slice(2, label.indexOf(":")), loaded);
    }
  }
  return { rules, others, dependents, loads };
}
const recordPattern = /^# (.+):\d+:\d+\n(\w[^]*)/m;
function parseDefinitions(output, directory) {
  const definitions = /* @__PURE__ */ new Map();
  for (const record of output.split(/^\)$/m).slice(0, -1)) {
    const [, place = "", text = ""] = recordPattern.exec(record) ?? [];
    const path = place.startsWith(`${directory}/`) ? place.slice(directory.length + 1) : place;
    const [, name] = /^ {2}name = "((?:[^"\\]|\\.)*)",$/m.exec(text) ?? [];
    if (name === void 0) continue;
    const cut = path.lastIndexOf("/");
    const label = `//${cut === -1 ? "" : path.slice(0, cut)}:${name}`;
    definitions.set(label, text.replace(/^ {2}generator_(?:name|function|location) = .*\n/gm, ""));
  }
  return definitions;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/starlark.js
const tokenPattern = /(?<comment>#[^\n]*)|(?<string>[rb]{0,2}(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|"(?!"")(?:[^"\\\n]|\\[^])*"|'(?!'')(?:[^'\\\n]|\\[^])*'))|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<line>\n[ \t]*)|(?<space>[ \t\r]+|\\\r?\n)|(?<other>\d[\w.]*|"""[^]*|'''[^]*|"(?:[^"\\\n]|\\[^])*|'(?:[^'\\\n]|\\[^])*|[^])/gu;
function tokenize(source) {
  const tokens = [];
  let depth = 0;
  let pendingLine;
  for (const { groups = {} } of source.replace(/^\uFEFF/, "").matchAll(tokenPattern)) {
    const { string, name, line, other } = groups;
    if (line !== void 0) {
      if (depth === 0) pendingLine = line.slice(1);
      continue;
    }
    const token = string !== void 0 ? { kind: "string", text: stringValue(string) } : name !== void 0 ? { kind: "name", text: name } : other !== void 0 ? { kind: "other", text: other } : void 0;
    if (!token) continue;
    if (pendingLine !== void 0 && tokens.length > 0) tokens.push({ kind: "line", text: pendingLine });
    pendingLine = void 0;
    if (token.kind === "other" && "([{".includes(token.text)) depth += 1;
    if (token.kind === "other" && ")]}".includes(token.text)) depth = Math.max(0, depth - 1);
    tokens.push(token);
  }
  return tokens;
}
const escapes = { n: "\n", t: "	", r: "\r", "\n": "" };
function stringValue(literal) {
  const [, prefix = "", quote = ""] = /^([rb]*)("""|'''|"|')/.exec(literal) ?? [];
  const inner = literal.slice(prefix.length + quote.length, -quote.length);
  if (prefix.includes("r")) return inner;
  return inner.replace(
    /\\([^])/g,
    (whole, character) => `\\"'`.includes(character) ? character : escapes[character] ?? whole
  );
}
function sameTokens(left, right) {
  const a = tokenize(left);
  const b = tokenize(right);
  return a.length === b.length && a.every(({ kind, text }, at) => kind === b[at]?.kind && text === b[at].text);
}
function callsOf(tokens, functions) {
  const calls = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== "name" || !functions.includes(text) || tokens[at + 1]?.text !== "(") return;
    let depth = 0;
    for (let end = at + 1; end < tokens.length; end += 1) {
      const token = tokens[end];
      if (token?.kind !== "other") continue;
      if ("([{".includes(token.text)) depth += 1;
      if (")]}".includes(token.text)) depth -= 1;
      if (depth === 0) {
        calls.push(tokens.slice(at + 2, end));
        return;
      }
    }
  });
  return calls;
}
function firstStrings(tokens, functions) {
  return callsOf(tokens, functions).flatMap(([first]) => first?.kind === "string" ? [first.text] : []);
}
function keywordStrings(tokens, keyword) {
  return tokens.flatMap(({ kind, text }, at) => {
    const value = tokens[at + 2];
    return kind === "name" && text === keyword && tokens[at + 1]?.text === "=" && value?.kind === "string" ? [value.text] : [];
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/load-graph.js



const prelude = "tools/build_rules/prelude_bazel";
function isLoadable(path) {
  return isExtensionFile(path) || path === prelude;
}
class LoadGraph {
  #tokens = /* @__PURE__ */ new Map();
  #loads = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Map();
  static async read(side) {
    const graph = new LoadGraph();
    const files = await side.read(side.paths.filter((path) => isBuildFile(path) || isLoadable(path)));
    for (const [path, text] of files) {
      const tokens = tokenize(text);
      const loads = firstStrings(tokens, ["load"]).flatMap((label) => labelPath(label, path) ?? []);
      graph.#tokens.set(path, tokens);
      graph.#loads.set(path, isBuildFile(path) && files.has(prelude) ? [...loads, prelude] : loads);
    }
    return graph;
  }
  tokens(path) {
    return this.#tokens.get(path) ?? [];
  }
  /** For each BUILD file that loads a changed file at any depth: the loaded files that changed or lead to one. */
  affected(changed) {
    const loaders = /* @__PURE__ */ new Map();
    for (const [path, loads] of this.#loads) {
      for (const loaded of loads) (0,append/* append */.BC)(loaders, loaded, path);
    }
    const reached = new Set(changed);
    for (const path of reached) {
      for (const loader of loaders.get(path) ?? []) reached.add(loader);
    }
    const affected = /* @__PURE__ */ new Map();
    for (const path of reached) {
      if (isBuildFile(path))
        affected.set(
          path,
          this.#closure(path).filter((loaded) => reached.has(loaded))
        );
    }
    return affected;
  }
  #closure(path) {
    const closure = new Set(this.#loads.get(path));
    for (const loaded of closure) {
      for (const next of this.#loads.get(loaded) ?? []) closure.add(next);
    }
    return [...closure];
  }
  /**
   * Every name in a file except those of Bazel's own rules (`native.genrule`). A rule's class is named by the variable
   * to which it is assigned, so the names include every class that the file defines.
   */
  names(path) {
    const tokens = this.tokens(path);
    const isOfBazel = (at) => tokens[at - 1]?.text === "." && tokens[at - 2]?.text === "native";
    const named = () => tokens.flatMap(({ kind, text }, at) => kind === "name" && !isOfBazel(at) ? [text] : []);
    return (0,append/* getOrMake */.IV)(this.#names, path, () => new Set(named()));
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/difference.js






async function examineStructure(loaded, other, structural, everywhere) {
  const packages = new Set(everywhere ? loaded.packages : []);
  const rules = /* @__PURE__ */ new Map();
  for (const path of structural) {
    const directory = packageOf(path, loaded.packages);
    if (directory !== void 0) packages.add(directory);
  }
  const changed = new Set([...structural].filter(isLoadable));
  const changedBuildFiles = [...structural].filter(isBuildFile);
  if (changed.size === 0 && changedBuildFiles.length === 0) return { packages, rules };
  const graph = await LoadGraph.read(loaded.side);
  const affected = graph.affected(changed);
  for (const buildFile of affected.keys()) packages.add((0,paths/* directoryOf */.jt)(buildFile));
  const settings = await packageSettings(other, graph, changedBuildFiles, affected);
  const byDirectory = new Map([...affected].map(([path, extensions]) => [(0,paths/* directoryOf */.jt)(path), extensions]));
  for (const [directory, loads] of loaded.graph.loads) {
    const found = loads.find((label) => changed.has(labelPath(label, "") ?? ""));
    if (found === void 0 || byDirectory.has(directory)) continue;
    packages.add(directory);
    settings.set(directory, `its package loads ${found}, which changed`);
  }
  for (const [label, { kind }] of loaded.graph.rules) {
    const directory = labelPackage(label);
    const setting = settings.get(directory);
    const extension = byDirectory.get(directory)?.find((path) => graph.names(path).has(kind));
    if (setting !== void 0) rules.set(label, { kind: "graph", what: setting });
    else if (extension !== void 0) {
      rules.set(label, { kind: "graph", what: `its rule ${kind} comes from ${extension}, which changed` });
    }
  }
  return { packages, rules };
}
async function packageSettings(other, graph, changedBuildFiles, affected) {
  const settings = /* @__PURE__ */ new Map();
  const otherGraph = changedBuildFiles.length > 0 ? await LoadGraph.read(other.side) : void 0;
  const text = (tokens) => JSON.stringify(callsOf(tokens, ["package"]));
  for (const path of changedBuildFiles) {
    if (text(graph.tokens(path)) !== text(otherGraph?.tokens(path) ?? [])) {
      settings.set((0,paths/* directoryOf */.jt)(path), `package() changed in ${path}`);
    }
  }
  for (const path of affected.keys()) {
    const computed = callsOf(graph.tokens(path), ["package"]).some(
      (call) => call.some(
        (token, at) => token.kind === "name" && call[at + 1]?.text !== "=" && !/^(True|False|None)$/.test(token.text)
      )
    );
    if (computed) settings.set((0,paths/* directoryOf */.jt)(path), `package() in ${path} uses a .bzl file that changed`);
  }
  return settings;
}
async function fullDefinitions(server, packages) {
  if (packages.size === 0) return /* @__PURE__ */ new Map();
  const expression = [...packages].sort().map((directory) => `"//${directory}:all"`).join(" + ");
  return parseDefinitions(await server.query(expression, ["--output=build"]), server.directory);
}
function differences(base, head, definitions, packages) {
  const differing = /* @__PURE__ */ new Map();
  const note = (label, what) => differing.set(label, { kind: "graph", what });
  for (const [label, rule] of head.rules) {
    const before = base.rules.get(label);
    if (!before) note(label, "it was added");
    else if (before.definition !== rule.definition) note(label, "its definition changed");
    else if (packages.has(labelPackage(label))) {
      const text = definitions.head.get(label);
      if (text === void 0 || text !== definitions.base.get(label)) note(label, "its definition changed");
    }
  }
  for (const label of base.rules.keys()) {
    if (!head.rules.has(label)) note(label, "it was deleted");
  }
  for (const [label, body] of head.others) {
    const before = base.others.get(label);
    if (before !== void 0 && before !== body) note(label, `${label} changed`);
  }
  return differing;
}
function sourceLabels(path, { rules }, packages) {
  const directory = packageOf(path, packages);
  if (directory === void 0) return [];
  const inside = directory === "" ? path : path.slice(directory.length + 1);
  const labels = [];
  for (let name = inside; name !== "."; name = external_node_path_.posix.dirname(name)) {
    const label = `//${directory}:${name}`;
    if (name !== inside && rules.has(label)) continue;
    labels.push(label, Buffer.from(label, "utf8").toString("latin1"));
  }
  return labels;
}
function labelsBelow(path, graph, packages) {
  const starts = [
    `//${path}:`,
    `//${path}/`,
    ...sourceLabels(path, graph, packages).slice(0, 2).map((label) => `${label}/`)
  ];
  return [...graph.others.keys(), ...graph.dependents.keys()].filter(
    (label) => starts.some((start) => label.startsWith(start))
  );
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/options.js
function bazelOptions({ bazel: given = {} }) {
  return {
    programs: given.program === void 0 ? ["bazelisk", "bazel"] : [given.program],
    startupOptions: given["startup-options"] ?? [],
    queryOptions: given["query-options"] ?? [],
    universe: given.universe ?? ["//..."],
    externals: given.externals ?? false
  };
}
function universeExpression({ universe, externals }) {
  const targets = (pattern) => `"${pattern}:*"`;
  const included = universe.filter((pattern) => !pattern.startsWith("-")).map(targets);
  const excluded = universe.filter((pattern) => pattern.startsWith("-")).map((pattern) => targets(pattern.slice(1)));
  const expression = [included.join(" + "), ...excluded].join(" - ");
  return externals ? `deps(${expression})` : expression;
}


// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/shared/src/text.js
var src_text = __webpack_require__(89478);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tool-output.js
var tool_output = __webpack_require__(75127);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/version.js
const unstamped = "no_version";
function saidVersion(printed) {
  return /^bazel[ \t]+(\d+\.\d+\.\d+(?:rc\d+|-pre(?:\.\d+)+)?|no_version\b)/m.exec(printed)?.[1];
}
const firstByModules = 7;
const firstWithoutWorkspace = 8;
async function whyUnusable(side, said) {
  const named = await namedVersion(side);
  if (named === void 0) return void 0;
  const ran = said === unstamped ? void 0 : Number.parseInt(said, 10);
  const has = (...names) => side.paths.some((path) => names.includes(path));
  const isByModules = has("MODULE.bazel") && named.major >= firstByModules;
  const byWorkspace = named.major < firstWithoutWorkspace && has("WORKSPACE", "WORKSPACE.bazel");
  const isRead = isByModules ? ran !== void 0 && ran >= firstByModules : !byWorkspace || ran === void 0 || ran < firstWithoutWorkspace;
  if (isRead) return void 0;
  return `${named.file} names Bazel ${named.version}, which takes the names of repositories from ${isByModules ? "MODULE.bazel" : "WORKSPACE"}. ${ran === void 0 ? "A Bazel that does not say its version" : `Bazel ${said}`} may not do so, so that targets could be missing. Use bazelisk, which starts the named version, or set build-systems.bazel.program to the path of that version`;
}
const longest = 1e3;
async function namedVersion(side) {
  const files = await side.read([".bazeliskrc", ".bazelversion"]);
  const settings = files.get(".bazeliskrc")?.slice(0, longest) ?? "";
  const set = /^[ \t]*USE_BAZEL_VERSION[ \t]*=[ \t]*(\S+)[ \t\r]*$/m.exec(settings)?.[1];
  const lines = (files.get(".bazelversion") ?? "").slice(0, longest).split("\n");
  const written = set ?? lines.map((line) => line.trim()).find((line) => line !== "" && !line.startsWith("#"));
  const [version, major = ""] = /^(\d+)(?:\.[\d.]*)?(?:[x*]|rc\d+|-pre(?:\.\d+)+)?$/.exec(written ?? "") ?? [];
  if (version === void 0) return void 0;
  return { version, major: Number.parseInt(major, 10), file: set === void 0 ? ".bazelversion" : ".bazeliskrc" };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/server.js






const queryOptions = "--noshow_progress --color=no --nokeep_going --implicit_deps --nodep_deps --tool_deps --order_output=no".split(" ");
class BazelServer {
  constructor(directory, scratch, options, tools) {
    this.directory = directory;
    this.#scratch = scratch;
    this.#options = options;
    this.#tools = tools;
    this.#startup = [
      ...options.startupOptions,
      // Another output base than the user's, so that no server of the user is disturbed.
      `--output_base=${(0,external_node_path_.join)(scratch, "output")}`,
      // A server that is not shut down ends by itself after a minute without use.
      "--max_idle_secs=60"
    ];
  }
  directory;
  #scratch;
  #options;
  #tools;
  #startup;
  #program;
  /** Runs `work` with a server for each of the directories. They are shut down afterwards. */
  static async use(directories, options, tools, work) {
    const servers = [];
    for (const directory of directories) {
      servers.push(new BazelServer(directory, await tools.temporaryDirectory(), options, tools));
    }
    try {
      return await work(servers);
    } finally {
      await Promise.all(servers.map((server) => server.#shutDown()));
    }
  }
  /**
   * Runs one `bazel query`.
   * @param format `--output` with its own options
   * @returns what it printed
   * @throws ImpactError when Bazel is missing or fails; it shows the last lines of what Bazel said
   */
  async query(expression, format) {
    const file = (0,external_node_path_.join)(this.#scratch, "query");
    await (0,promises_.writeFile)(file, expression);
    const args = ["query", ...this.#options.queryOptions, ...queryOptions, ...format, `--query_file=${file}`];
    const finished = await this.#run([...this.#startup, ...args]);
    if (finished.exitCode === 0) return finished.stdout;
    throw new impact_error/* ImpactError */.X(
      `bazel query ${(0,src_text/* shortened */.vI)(expression, 100)} ended with exit code ${finished.exitCode}: ${reason(finished)}. Make that query work, or leave the packages that it cannot read out of build-systems.bazel.universe`
    );
  }
  /**
   * The version that Bazel reports for itself. No server is started.
   * @returns undefined where the version is not known
   * @throws ImpactError when Bazel is missing
   */
  async version() {
    const { exitCode, stdout } = await this.#run(["--version"]);
    return exitCode === 0 ? saidVersion(stdout) : void 0;
  }
  async #run(args) {
    const candidates = this.#program === void 0 ? this.#options.programs : [this.#program];
    for (const program of candidates) {
      try {
        const finished = await this.#tools.run(program, args, { cwd: this.directory });
        this.#program = program;
        return finished;
      } catch (error) {
        if (!(error instanceof impact_error/* ToolMissing */.L)) throw error;
        this.#tools.debug(`${program} is not there`);
      }
    }
    throw new impact_error/* ToolMissing */.L(candidates.at(-1) ?? "bazel");
  }
  async #shutDown() {
    if (this.#program === void 0) return;
    try {
      await this.#run([...this.#startup, "shutdown"]);
    } catch (error) {
      this.#tools.debug(`bazel shutdown: ${String(error)}`);
    }
  }
}
function reason({ exitCode, stdout, stderr }) {
  const said = (text) => text.split("\n").filter((line) => !/^\s*(?:<|(?:Loading|INFO|WARNING|DEBUG|\$TEST_TMPDIR)\b)/.test(line)).join("\n");
  return (0,tool_output/* lastLines */.w)({ exitCode, stdout: said(stdout), stderr: said(stderr) });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/revision.js


class Revision {
  constructor(tree, root, paths) {
    this.tree = tree;
    this.root = root;
    this.paths = paths;
  }
  tree;
  root;
  paths;
  static async open(tree, root) {
    const entries = await tree.entries();
    return new Revision(
      tree,
      root,
      entries.flatMap(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? [])
    );
  }
  /** The build's root on disk. Absolute path. */
  async directory() {
    return (0,external_node_path_.join)(await this.tree.directory(), this.root);
  }
  /** The text of these files, by path. A path that is not a file of this side is not in the answer. */
  read = async (paths) => {
    const contents = await this.tree.read([...paths].map((path) => external_node_path_.posix.join(this.root, path)));
    return new Map([...contents].map(([path, bytes]) => [(0,build_root/* belowRoot */.I)(path, this.root) ?? path, bytes.toString("utf8")]));
  };
}
function touchedPaths({ changes, root }, side) {
  return changes.flatMap((change) => {
    const path = (0,build_root/* belowRoot */.I)(change.path, root);
    const entry = change[side];
    return path === void 0 || !entry ? [] : [{ path, change: change.path, isLink: entry.mode === "120000" }];
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/workspace-files.js




const moduleFile = /^(?:MODULE|(?:.*\/)?[^/]+\.MODULE)\.bazel$/s;
const workspaceFile = /^WORKSPACE(\.bazel|\.bzlmod)?$/;
const optionsFile = /(^|\/)[^/]*bazelrc$/;
function isWorkspaceFile(path) {
  return moduleFile.test(path) || workspaceFile.test(path) || optionsFile.test(path) || ["MODULE.bazel.lock", "REPO.bazel", ".bazelversion", ".bazeliskrc"].includes(path) || /^tools\/bazel(\.[^/]+)?$/.test(path);
}
function withoutComments(options) {
  return options.replace(/\\\r?\n/g, "").split("\n").map((line) => line.replace(/(^|\s)#.*/s, "").trim()).filter((line) => line !== "").join("\n");
}
function saysTheSame(path, before, after) {
  if (optionsFile.test(path)) return withoutComments(before) === withoutComments(after);
  if (moduleFile.test(path) || workspaceFile.test(path) || isExtensionFile(path) || path === "REPO.bazel") {
    return sameTokens(before, after);
  }
  return before.trim() === after.trim();
}
class WorkspaceMentions {
  #literals = /* @__PURE__ */ new Set();
  #paths = /* @__PURE__ */ new Set();
  #directories = /* @__PURE__ */ new Set();
  #sources = /* @__PURE__ */ new Set();
  /**
   * @param paths all files of this side, from the build's root
   * @param read reads them
   */
  static async collect(paths, read) {
    const mentions = new WorkspaceMentions();
    const known = new Set(paths);
    let wanted = paths.filter((path) => workspaceFile.test(path) || path === "MODULE.bazel" || optionsFile.test(path));
    while (wanted.length > 0) {
      for (const path of wanted) mentions.#sources.add(path);
      const next = /* @__PURE__ */ new Set();
      for (const [path, text] of await read(wanted)) {
        for (const found of optionsFile.test(path) ? mentions.#addOptions(text) : mentions.#addStarlark(path, text)) {
          if (known.has(found) && !mentions.#sources.has(found)) next.add(found);
        }
      }
      wanted = [...next];
    }
    return mentions;
  }
  /** True for a file that itself defines external repositories, or that is loaded by one that does. */
  isSource(path) {
    return this.#sources.has(path);
  }
  mentionsFile(path) {
    if (this.#paths.has(path) || (0,paths/* pathsAbove */.wP)(path).some((directory) => this.#directories.has(directory))) return true;
    if (isBuildFile(path)) return false;
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) {
      if (this.#literals.has(path.slice(at + 1))) return true;
    }
    return this.#literals.has(path);
  }
  mentionsLabel(label) {
    const [directory = "", name = ""] = label.slice(2).split(":");
    return this.#paths.has(external_node_path_.posix.join(directory, name));
  }
  /** @returns more files to read: files that are loaded, included, or used as a BUILD file of another repository */
  #addStarlark(source, text) {
    const tokens = tokenize(text);
    for (const { kind, text: literal } of tokens) {
      if (kind === "string") this.#add(literal, source);
    }
    for (const directory of keywordStrings(tokens, "path")) this.#addDirectory(directory);
    const read = [
      ...firstStrings(tokens, ["load", "include", "use_extension", "use_repo_rule"]),
      ...keywordStrings(tokens, "build_file")
    ];
    return read.flatMap((label) => labelPath(label, source) ?? []);
  }
  /** @returns more files to read: files that are imported */
  #addOptions(text) {
    const words = withoutComments(text).split(/[\s=,]+/).map((word) => word.replace(/^["']|["']$/g, "").replace(/^%workspace%\/+/, ""));
    for (const word of words) {
      this.#add(word, "");
      this.#addDirectory(word);
    }
    return words;
  }
  #add(literal, source) {
    if (literal.includes("//")) {
      const path = labelPath(canonicalLabel(literal), source);
      if (path !== void 0) this.#paths.add(path);
    } else if (/[./]/.test(literal)) {
      const name = external_node_path_.posix.normalize(literal.replace(/^:/, ""));
      this.#literals.add(name);
    } else if (literal.startsWith(":")) {
      this.#paths.add(external_node_path_.posix.join((0,paths/* directoryOf */.jt)(source), literal.slice(1)));
    }
  }
  #addDirectory(directory) {
    const normal = external_node_path_.posix.normalize(directory).replace(/\/$/, "");
    if (normal !== "." && normal !== "" && !normal.startsWith("..")) this.#directories.add(normal);
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/bazel/index.js













const resolvedRules = (0,word_set/* wordSet */.d)(
  "toolchain toolchain_type platform constraint_setting constraint_value cc_toolchain_suite"
);
const bazel = {
  impact
};
async function impact(comparison, tools) {
  const options = bazelOptions(tools.options);
  const submodule = comparison.changes.find(({ base, head }) => base?.mode === "160000" || head?.mode === "160000");
  if (submodule && (0,build_root/* belowRoot */.I)(submodule.path, comparison.root) !== void 0) {
    return { kind: "all", why: `submodule ${submodule.path} changed, and its files are not at hand` };
  }
  const touched = { base: touchedPaths(comparison, "base"), head: touchedPaths(comparison, "head") };
  if (touched.base.length === 0 && touched.head.length === 0) {
    return { kind: "targets", targets: /* @__PURE__ */ new Map(), coveredPaths: /* @__PURE__ */ new Set() };
  }
  const sides = {
    base: await Revision.open(comparison.base, comparison.root),
    head: await Revision.open(comparison.head, comparison.root)
  };
  const changes = await classify(comparison, touched, sides);
  if (changes.kind === "all") return changes;
  const loadable = [...changes.structural].find(isLoadable);
  if (options.externals && loadable !== void 0) {
    return { kind: "all", why: `${loadable} changed, and external repositories may load it` };
  }
  const mentions = await WorkspaceMentions.collect(sides.head.paths, sides.head.read);
  const mentioned = [...touched.base, ...touched.head].find(
    ({ path }) => !changes.equivalent.has(path) && (mentions.isSource(path) || mentions.mentionsFile(path))
  );
  if (mentioned) {
    return {
      kind: "all",
      why: `${mentioned.change} is used by the definitions of external repositories or by .bazelrc`
    };
  }
  const answer = changes.structural.size === 0 ? await impactOfSources(sides.head, touched.head, options, tools) : await impactOfStructure(sides, touched, changes.structural, changes.everywhere, options, tools);
  for (const [label, kind] of answer.kinds) {
    if (resolvedRules.has(kind))
      return { kind: "all", why: `${kind} ${label} is impacted, and any target may be resolved to it` };
    if (mentions.mentionsLabel(label)) {
      return { kind: "all", why: `${label} is impacted, and external repositories or .bazelrc use it` };
    }
  }
  for (const { path, change } of [...touched.base, ...touched.head]) {
    if (changes.equivalent.has(path)) answer.coveredPaths.add(change);
  }
  return { kind: "targets", targets: answer.targets, coveredPaths: answer.coveredPaths };
}
async function classify(comparison, touched, sides) {
  const byPath = new Map(comparison.changes.map((change) => [change.path, change]));
  const all = [...touched.base, ...touched.head];
  const readable = all.flatMap(
    ({ path }) => isWorkspaceFile(path) || isBuildFile(path) || isLoadable(path) ? [path] : []
  );
  const before = await sides.base.read(readable);
  const after = await sides.head.read(readable);
  const equivalent = /* @__PURE__ */ new Set();
  const structural = /* @__PURE__ */ new Set();
  let everywhere = false;
  for (const { path, change } of all) {
    const was = before.get(path);
    const is = after.get(path);
    const same = was !== void 0 && is !== void 0 && saysTheSame(path, was, is);
    if (isWorkspaceFile(path)) {
      if (!same)
        return {
          kind: "all",
          why: `${change} changed: it says which Bazel runs, how, or with which external repositories`
        };
      equivalent.add(path);
      continue;
    }
    if (isLoadable(path) && same) equivalent.add(path);
    if (path === ".bazelignore") everywhere = true;
    const entry = byPath.get(change);
    if (entry && isLink(entry)) everywhere = true;
    if (entry && entry.status !== "modified" || everywhere || (isBuildFile(path) || isLoadable(path)) && !same) {
      structural.add(path);
    }
  }
  return { kind: "changes", equivalent, structural, everywhere };
}
function isLink({ base, head }) {
  return base?.mode === "120000" || head?.mode === "120000";
}
async function impactOfSources(side, touched, options, tools) {
  const answer = { targets: /* @__PURE__ */ new Map(), kinds: /* @__PURE__ */ new Map(), coveredPaths: /* @__PURE__ */ new Set() };
  const loaded = await BazelServer.use(
    [await side.directory()],
    options,
    tools,
    ([server]) => load(side, touched, server, options, tools)
  );
  addImpact(answer, loaded, /* @__PURE__ */ new Map());
  return answer;
}
async function impactOfStructure(sides, touched, structural, everywhere, options, tools) {
  const answer = { targets: /* @__PURE__ */ new Map(), kinds: /* @__PURE__ */ new Map(), coveredPaths: /* @__PURE__ */ new Set() };
  const directories = [await sides.base.directory(), await sides.head.directory()];
  await BazelServer.use(directories, options, tools, async ([baseServer, headServer]) => {
    const [base, head] = await both(
      load(sides.base, touched.base, baseServer, options, tools),
      load(sides.head, touched.head, headServer, options, tools)
    );
    const inHead = await examineStructure(head, base, structural, everywhere);
    const inBase = await examineStructure(base, head, structural, everywhere);
    const packages = new Set(
      [...inHead.packages, ...inBase.packages].filter(
        (directory) => base.packages.has(directory) && head.packages.has(directory)
      )
    );
    const [before, after] = await both(fullDefinitions(baseServer, packages), fullDefinitions(headServer, packages));
    const seeds = differences(base.graph, head.graph, { base: before, head: after }, packages);
    for (const [label, reason] of [...inHead.rules, ...inBase.rules]) {
      if (!seeds.has(label)) seeds.set(label, reason);
    }
    addImpact(answer, head, seeds);
    addImpact(answer, base, seeds);
    for (const side of [head, base]) {
      for (const { path, change } of side.touched) {
        const isPackage = isBuildFile(path) && side.packages.has((0,paths/* directoryOf */.jt)(path));
        if (isPackage || isLoadable(path) || path === ".bazelignore") answer.coveredPaths.add(change);
      }
    }
  });
  return answer;
}
async function both(left, right) {
  const [first, second] = await Promise.allSettled([left, right]);
  if (first.status === "rejected") throw first.reason;
  if (second.status === "rejected") throw second.reason;
  return [first.value, second.value];
}
async function load(side, touched, server, options, tools) {
  const version = await server.version();
  if (version !== void 0) {
    tools.noteVersion("bazel", version);
    const unusable = await whyUnusable(side, version);
    if (unusable !== void 0) throw new impact_error/* ImpactError */.X(unusable);
  }
  const xml = await server.query(universeExpression(options), ["--output=xml", "--noxml:line_numbers"]);
  let graph;
  try {
    graph = parseGraph(xml);
  } catch (error) {
    throw new impact_error/* ImpactError */.X(
      `bazel query printed something else than XML (${String(error)}): ${JSON.stringify(xml.slice(-200))}. Check that build-systems.bazel.program is Bazel`
    );
  }
  const labels = [...graph.rules.keys(), ...graph.others.keys()];
  return { side, graph, touched, packages: new Set(labels.filter(isMainLabel).map(labelPackage)) };
}
function addImpact(answer, { graph, packages, touched }, seeds) {
  const reached = new Map(seeds);
  for (const { path, change, isLink: isLink2 } of touched) {
    const below = isLink2 ? labelsBelow(path, graph, packages) : [];
    for (const label of [...sourceLabels(path, graph, packages), ...below]) {
      if (!graph.others.has(label) && !graph.dependents.has(label)) continue;
      answer.coveredPaths.add(change);
      if (!reached.has(label)) reached.set(label, { kind: "file", path: change });
    }
  }
  for (const [label, reason] of reached) {
    const passedOn = graph.rules.has(label) ? { kind: "dependency", target: label } : reason;
    for (const dependent of [...graph.dependents.get(label) ?? []].sort()) {
      if (!reached.has(dependent)) reached.set(dependent, passedOn);
    }
  }
  for (const [label, reason] of reached) {
    const rule = graph.rules.get(label);
    if (!rule || !isMainLabel(label)) continue;
    if (!answer.targets.has(label)) answer.targets.set(label, reason);
    answer.kinds.set(label, rule.kind);
  }
}



/***/ }),

/***/ 75127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ jsonAtEnd),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98764);


function lastLines({ stdout, stderr }, count = 4) {
  for (const text of [stderr, stdout]) {
    const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).split("\n").map((line) => line.trim()).filter((line) => line !== "");
    if (lines.length > 0) return (0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc)(lines.slice(-count).join("\n")).replaceAll("\n", " | ");
  }
  return "(it printed nothing)";
}
function jsonAtEnd(output, opening) {
  const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`
${opening}`, at)) {
    if (text[at] === "\n") at += 1;
    try {
      return JSON.parse(text.slice(at));
    } catch {
    }
  }
  return void 0;
}



/***/ }),

/***/ 69590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot)
/* harmony export */ });
function belowRoot(path, root) {
  if (root === "") return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
}



/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 73624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ wordSet)
/* harmony export */ });
function wordSet(text) {
  return new Set(text.split(" "));
}



/***/ })

};
;