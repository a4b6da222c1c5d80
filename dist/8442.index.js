"use strict";
exports.id = 8442;
exports.ids = [8442];
exports.modules = {

/***/ 18442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/build.js


function externalId({ manifest }, module) {
  return `${module} in ${manifest}`;
}
function othersId({ manifest }) {
  return `the modules of ${manifest}`;
}
function buildOf(manifest, work, modules, files) {
  const start = (0,paths/* directoryOf */.jt)(manifest);
  const written = [...work === void 0 ? [] : [{ file: work, folder: start }], ...modules];
  const vendors = [.../* @__PURE__ */ new Set([start, ...modules.map(({ folder }) => folder)])].flatMap((folder) => {
    const listed = files.lines((0,paths/* inside */.nx)(folder, "vendor/modules.txt"));
    return listed === void 0 ? [] : [{ folder: (0,paths/* inside */.nx)(folder, "vendor"), modules: listed }];
  });
  const isVendored = vendors.some(({ folder }) => folder === (0,paths/* inside */.nx)(start, "vendor"));
  const places = modules.map(({ file: { module }, folder }) => ({ module, folder }));
  const lost = /* @__PURE__ */ new Map();
  for (const { replace, from } of written.flatMap(
    (one) => one.file.replaces.map((replace2) => ({ replace: replace2, from: one.folder }))
  )) {
    const { module, by, isFolder } = replace;
    const folder = isFolder ? (0,paths/* resolvePath */.o1)(from, by) : void 0;
    if (folder !== void 0 && files.hasModule(folder)) places.push({ module, folder, replace });
    else if (isFolder && !isVendored) (0,append/* append */.BC)(lost, module, by);
  }
  const isComplete = work === void 0 && modules.every(({ file }) => file.isComplete);
  const sums = [...modules.map(({ folder }) => (0,paths/* inside */.nx)(folder, "go.sum")), `${manifest}.sum`].flatMap(
    (path) => files.lines(path) ?? []
  );
  const externals = contentsOf(
    written.map(({ file }) => file),
    sums,
    isComplete
  );
  return { manifest, work, modules, places, externals, lost, isComplete, vendors, isVendored };
}
function contentsOf(files, sums, isComplete) {
  const about = merged(files.map((file) => file.about));
  const hashes = merged(sums);
  const required = files.flatMap(({ requires }) => [...requires.keys()]);
  const contents = /* @__PURE__ */ new Map();
  for (const module of isComplete ? required : [...about.keys(), ...hashes.keys()]) {
    const lines = [module, ...about.get(module) ?? []];
    const words = new Set(lines.flatMap((line) => line.split(" ")));
    const isMeant = (name, line) => !isComplete && name === module || words.has(line.replace(/(?:\/go\.mod)?\s.*/s, ""));
    for (const name of words) lines.push(...(hashes.get(name) ?? []).filter((line) => isMeant(name, line)));
    contents.set(module, [...new Set(lines)].sort().join("\n"));
  }
  return contents;
}
function merged(all) {
  const found = /* @__PURE__ */ new Map();
  for (const [module, lines] of all.flatMap((one) => [...one])) for (const line of lines) (0,append/* append */.BC)(found, module, line);
  return found;
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var tools = __webpack_require__(9604);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/module-graphs.js






const fallback = "every package that imports any module from elsewhere counts as impacted";
const isOtherVersion = /invalid go version '|unknown directive: (?:toolchain|godebug|tool|ignore)\b|requires go >= /;
const isNoNetwork = /dial tcp|i\/o timeout|proxyconnect|no such host/;
const installNamed = "Install the Go that go.mod and go.work name in a step before this one (actions/setup-go with go-version-file): no other is downloaded here";
async function usesOfExternals(base, head, comparison, tools) {
  const uses = /* @__PURE__ */ new Map();
  const graphs = new ModuleGraphs(comparison, tools);
  for (const now of head) {
    const before = base.find(({ manifest }) => manifest === now.manifest);
    const changed = before === void 0 ? [] : changedModules(before, now);
    if (changed.length === 0) continue;
    const lines = await graphs.of(now);
    for (const line of lines ?? []) {
      const [from = "", to = ""] = line.split(" ").map((module) => module.replace(/@.*/s, ""));
      (0,append/* addTo */.DN)(uses, externalId(now, from), externalId(now, to));
    }
    if (lines === void 0) for (const module of changed) (0,append/* addTo */.DN)(uses, othersId(now), externalId(now, module));
  }
  graphs.tell();
  return uses;
}
function changedModules(before, now) {
  if (before.isVendored && now.isVendored) return [];
  const isComplete = before.isComplete && now.isComplete;
  return [.../* @__PURE__ */ new Set([...before.externals.keys(), ...now.externals.keys()])].filter((module) => {
    const [was, is] = [before.externals.get(module), now.externals.get(module)];
    return was === void 0 || is === void 0 ? !isComplete : was !== is;
  });
}
class ModuleGraphs {
  constructor(comparison, tools) {
    this.comparison = comparison;
    this.tools = tools;
    this.#program = tools.options.go?.program ?? "go";
  }
  comparison;
  tools;
  #program;
  #failures = [];
  /** True once a host could not be reached, for which the go command waits half a minute. */
  #isOffline = false;
  #isMissing = false;
  #isRefused = false;
  /** @returns the lines of both commits; undefined where there is no answer, which `tell` reports */
  async of(build) {
    if (this.tools.options.go?.["module-graph"] === false) return void 0;
    this.#isRefused ||= !this.tools.mayRun;
    const lines = [];
    for (const tree of [this.comparison.base, this.comparison.head]) {
      const printed = this.#isRefused || this.#isMissing ? void 0 : await this.#ask(tree, build);
      if (printed === void 0) return void 0;
      lines.push(...printed.split("\n"));
    }
    return lines;
  }
  async #ask(tree, { manifest }) {
    const cwd = (0,external_node_path_.join)(await tree.directory(), (0,paths/* directoryOf */.jt)(manifest));
    try {
      const cached = await this.#run(cwd, { GOPROXY: "off" });
      const isOther = isOtherVersion.test(cached.stderr);
      const asked = cached.exitCode === 0 || isOther || this.#isOffline ? cached : await this.#run(cwd, {});
      if (asked.exitCode === 0) return asked.stdout;
      this.#isOffline ||= isNoNetwork.test(asked.stderr);
      const said = `${(0,tools/* lastLines */.w$)(asked, 3)}${isOther ? `. ${installNamed}` : ""}`;
      this.#failures.push({ place: `${manifest} in the ${tree.side} commit`, said });
    } catch (error) {
      if (!(error instanceof impact_error/* ToolMissing */.L)) throw error;
      this.#isMissing = true;
    }
    return void 0;
  }
  #run(cwd, env) {
    const always = { GOTOOLCHAIN: "local", GOFLAGS: "-mod=readonly" };
    return this.tools.run(this.#program, ["mod", "graph"], { cwd, env: { ...always, ...env } });
  }
  tell() {
    const { tools } = this;
    const graph = `${this.#program} mod graph`;
    if (this.#isRefused) tools.info(`${graph} does not run for an untrusted pull request, so ${fallback}`);
    if (this.#isMissing)
      tools.warn(
        `${this.#program} is not installed, so ${fallback}. Install Go in a step before this one (actions/setup-go)`
      );
    const [first] = this.#failures;
    if (first === void 0) return;
    const more = this.#failures.length > 1 ? ` and ${this.#failures.length - 1} more` : "";
    tools.warn(`${graph} failed for ${first.place}${more}, so ${fallback}: ${first.said}`);
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/go-files.js


function parseGoMod(content, path) {
  const file = parseGoFile(content, path);
  if (file.module === "") throw new broken_manifest/* BrokenManifest */.L(path, "there is no module directive", 1, 1);
  return file;
}
function parseGoFile(content, path) {
  const requires = /* @__PURE__ */ new Map();
  const about = /* @__PURE__ */ new Map();
  const [replaces, uses, settings] = [[], [], []];
  let [module, go] = ["", ""];
  for (const { verb, args, line } of directivesOf(path, (0,broken_manifest/* manifestText */.$)(content))) {
    const [first = "", second = ""] = args;
    if (verb === "module") module = first;
    else if (verb === "use") uses.push(first);
    else if (verb === "require") requires.set(first, second);
    else if (verb === "replace") replaces.push(replaceOf(path, args, line));
    else if (verb !== "exclude" && verb !== "retract") settings.push([verb, ...args].join(" "));
    if (["require", "replace", "exclude"].includes(verb)) (0,append/* append */.BC)(about, first, [verb, ...args].join(" "));
    if (verb === "go") go = first;
  }
  return { module, isComplete: isSince17(go), requires, replaces, about, uses, settings };
}
function isSince17(go) {
  const [, major = "1", minor = "0"] = /^(\d+)(?:\.(\d+))?/.exec(go) ?? [];
  return Number(major) > 1 || Number(minor) >= 17;
}
function directivesOf(path, text) {
  const directives = [];
  let block;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const tokens = tokensOf(path, written, line);
    const [first, ...rest] = tokens;
    if (first === void 0) continue;
    if (block !== void 0 && first === ")") block = void 0;
    else if (block !== void 0) directives.push({ verb: block.verb, args: tokens, line });
    else if (rest[0] !== "(") directives.push({ verb: first, args: rest, line });
    else if (rest[1] !== ")") block = { verb: first, line };
  }
  if (block !== void 0) throw new broken_manifest/* BrokenManifest */.L(path, `the block of ${block.verb} never ends`, block.line, 1);
  return directives;
}
function tokensOf(path, written, line) {
  const tokens = [];
  const token = /[ \t]+|\/\/.*|"((?:[^"\\]|\\.)*)"|`([^`]*)`|=>|[()]|(?:(?!\/\/|=>)[^\s"`()])+/y;
  while (token.lastIndex < written.length) {
    const at = token.lastIndex;
    const match = token.exec(written);
    if (match === null) throw new broken_manifest/* BrokenManifest */.L(path, "a quote that never ends", line, at + 1);
    if (/^(?:[ \t]|\/\/)/.test(match[0])) continue;
    tokens.push(match[1]?.replace(/\\(.)/g, "$1") ?? match[2] ?? match[0]);
  }
  return tokens;
}
function replaceOf(path, args, line) {
  const arrow = args.indexOf("=>");
  const [module, version] = args.slice(0, Math.max(arrow, 0));
  const by = args[arrow + 1];
  if (module === void 0 || by === void 0)
    throw new broken_manifest/* BrokenManifest */.L(path, "replace needs the form: old [version] => new [version]", line, 1);
  return { module, version, by, isFolder: /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by) };
}
function parseGoSum(content) {
  const sums = /* @__PURE__ */ new Map();
  for (const line of content.toString("utf8").split(/\r?\n/)) {
    const [module = "", ...rest] = line.trim().split(/\s+/);
    if (module !== "") (0,append/* append */.BC)(sums, module, rest.join(" "));
  }
  return sums;
}
function parseModulesTxt(content) {
  const modules = /* @__PURE__ */ new Map();
  let module = "";
  for (const line of content.toString("utf8").split(/\r?\n/)) {
    if (line.startsWith("# ")) module = line.split(" ", 2)[1] ?? "";
    if (line.startsWith("#")) (0,append/* append */.BC)(modules, module, line);
  }
  return modules;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/modules.js






const unlisted = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;
function isUnlisted(folder, root) {
  return unlisted.test(folder.slice(root === "" ? 0 : root.length + 1));
}
async function readModules(commit, root) {
  const named = (...names) => [...commit.files.keys()].filter((path) => names.includes((0,paths/* nameOf */.Vb)(path)));
  const mods = await commit.documents("go.mod", named("go.mod"), parseGoMod);
  const boundaries = new Set([...mods.paths()].map(paths/* directoryOf */.jt));
  const isOpaque = (folder) => commit.submodules.some((submodule) => (0,paths/* isWithin */.UO)(folder, submodule));
  const sums = await commit.documents("go.sum", named("go.sum", "go.work.sum"), parseGoSum);
  const listings = await commit.documents("modules.txt", named("modules.txt"), parseModulesTxt);
  const files = {
    lines: (path) => [sums, listings].find((documents) => documents.has(path))?.get(path),
    hasModule: (folder) => boundaries.has(folder) || isOpaque(folder)
  };
  const workPath = [root, ...(0,paths/* pathsAbove */.wP)(root)].map((above) => (0,paths/* inside */.nx)(above, "go.work")).find((path) => commit.files.has(path));
  const work = workPath === void 0 ? void 0 : await commit.document("go.work", workPath, parseGoFile);
  const used = (work?.uses ?? []).map((use) => folderUsed(use, workPath ?? "", files.hasModule));
  const together = new Set(used.filter((folder) => boundaries.has(folder)));
  const below = [...boundaries].filter((folder) => (0,paths/* isWithin */.UO)(folder, root) && !isUnlisted(folder, root));
  const listed = /* @__PURE__ */ new Set([...together, ...below]);
  const byFolder = /* @__PURE__ */ new Map();
  const module = (folder) => {
    const file = () => mods.get((0,paths/* inside */.nx)(folder, "go.mod"));
    return (0,append/* getOrMake */.IV)(byFolder, folder, () => ({ folder, file: file(), isListed: listed.has(folder) }));
  };
  const builds = [...listed].filter((folder) => !together.has(folder)).map((folder) => buildOf((0,paths/* inside */.nx)(folder, "go.mod"), void 0, [module(folder)], files));
  if (workPath !== void 0) builds.unshift(buildOf(workPath, work, [...together].map(module), files));
  for (const { folder } of builds.flatMap(({ places }) => places)) if (boundaries.has(folder)) module(folder);
  const understood = new Set(workPath === void 0 ? [] : [workPath, `${workPath}.sum`]);
  for (const folder of byFolder.keys()) understood.add((0,paths/* inside */.nx)(folder, "go.mod")).add((0,paths/* inside */.nx)(folder, "go.sum"));
  const vendors = builds.flatMap((build) => build.vendors);
  for (const { folder } of vendors) understood.add((0,paths/* inside */.nx)(folder, "modules.txt"));
  return { builds, byFolder, boundaries, vendors, understood };
}
function folderUsed(use, path, hasModule) {
  const folder = (0,paths/* resolvePath */.o1)((0,paths/* directoryOf */.jt)(path), use);
  if (folder === void 0) throw (0,unanswerable/* leadsNowhere */.q)(path, use, "a use");
  if (hasModule(folder)) return folder;
  throw new broken_manifest/* BrokenManifest */.L(path, `use names ${use}, where there is no go.mod`);
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/symbolic-links.js
var symbolic_links = __webpack_require__(52333);
// EXTERNAL MODULE: ./build/packages/shared/src/globs/path-matcher.js
var path_matcher = __webpack_require__(94173);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/wildcards.js
var wildcards = __webpack_require__(98946);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/directives.js



function readDirectives(text) {
  const head = text.replace(/^package\s[\s\S]*/m, "");
  return {
    embeds: text.includes("//go:embed") ? embedsOf(text) : [],
    isScript: /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(head)
  };
}
function embedsOf(text) {
  const patterns = [];
  for (const [, rest = ""] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) {
    for (const [, quoted, raw, plain = ""] of rest.matchAll(/"((?:[^"\\]|\\.?)*)"?|`([^`]*)`?|([^\s"`]+)/g)) {
      patterns.push(quoted?.replaceAll(/\\(.)/g, "$1") ?? raw ?? plain);
    }
  }
  return patterns;
}
function embeddedBy(embeds, folder, places, modules) {
  if (embeds.length === 0) return [];
  const patterns = embeds.map(embedPattern);
  const isOfOther = (path) => (0,paths/* pathsAbove */.wP)(path).some((above) => modules.has(above) && above !== folder && (0,paths/* isWithin */.UO)(above, folder));
  return [...places.below(folder)].filter((path) => {
    const names = path.slice(folder === "" ? 0 : folder.length + 1).toLowerCase().split("/");
    return patterns.some((pattern) => mayEmbed(pattern, names)) && !isOfOther(path);
  });
}
function embedPattern(written) {
  const isAll = written.startsWith("all:");
  const pattern = (isAll ? written.slice("all:".length) : written).replace(/\/$/, "").toLowerCase();
  try {
    return { isAll, matches: (0,wildcards/* wildcardMatcher */.p)(pattern, { anyDepth: false, escapes: true, negation: "^" }) };
  } catch (error) {
    if (!(error instanceof path_matcher.GlobError)) throw error;
    return { isAll: true, matches: () => true };
  }
}
function mayEmbed({ isAll, matches }, names) {
  return names.some((_, at) => {
    const isOpen = isAll || names.slice(at + 1).every((name) => !/^[._]/.test(name));
    return isOpen && matches(names.slice(0, at + 1).join("/"));
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/packages.js






const compiledFile = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
async function readPackages(commit, modules) {
  const packages = /* @__PURE__ */ new Map();
  const links = await (0,symbolic_links/* symbolicLinks */.M)(commit.tree);
  const sources = (await commit.tree.entries()).flatMap(({ path, mode }) => {
    if (!path.endsWith(".go") || isHidden(path) || mode === "160000") return [];
    const folder = (0,paths/* directoryOf */.jt)(path);
    const one = packages.get(folder) ?? packageAt(folder, modules);
    if (one === void 0) return [];
    packages.set(folder, one);
    const entry = commit.files.get(links.destination(path));
    return entry === void 0 ? [] : [{ path, entry, key: entry.object, one }];
  });
  const read = await (0,content_memory/* readOnce */.WY)(
    commit.tree,
    "directives of go",
    sources,
    (content) => readDirectives(content.toString("utf8"))
  );
  const places = await literals_places/* TrackedPlaces */.b.of(commit.tree);
  for (const { path, key, one } of sources) {
    const { embeds = [], isScript = false } = read.get(key) ?? {};
    if (isScript) one.scripts.add(path);
    for (const file of embeddedBy(embeds, one.folder, places, modules.boundaries))
      if (one.embedded.get(file) !== "package")
        one.embedded.set(file, isScript || path.endsWith("_test.go") ? "tests" : "package");
  }
  return packages;
}
function isHidden(path) {
  return /^[._]/.test((0,paths/* nameOf */.Vb)(path));
}
function packageAt(folder, { vendors, byFolder }) {
  const found = { folder, scripts: /* @__PURE__ */ new Set(), embedded: /* @__PURE__ */ new Map() };
  const vendor = vendors.find((one) => folder !== one.folder && (0,paths/* isWithin */.UO)(folder, one.folder))?.folder;
  if (vendor !== void 0)
    return { ...found, home: vendor, importPath: folder.slice(vendor.length + 1), isListed: false };
  const home = [folder, ...(0,paths/* pathsAbove */.wP)(folder)].find((above) => byFolder.has(above));
  const module = home === void 0 ? void 0 : byFolder.get(home);
  if (home === void 0 || module === void 0) return void 0;
  const rest = folder.slice(home === "" ? 0 : home.length + 1);
  const importPath = [module.file.module, ...rest === "" ? [] : [rest]].join("/");
  return { ...found, home, importPath, isListed: module.isListed && !isUnlisted(folder, home) };
}
function isForTests(path, { folder, scripts, embedded, isListed }) {
  const embeddedIn = embedded.get(path);
  if (embeddedIn !== void 0) return embeddedIn === "tests";
  const isCompiled = compiledFile.test(path) && !isHidden(path) && !path.endsWith("_test.go");
  return !isCompiled || scripts.has(path) || isListed && isUnlisted((0,paths/* directoryOf */.jt)(path), folder);
}
function isOfRoot(path) {
  return compiledFile.test(path) || (0,paths/* isWithin */.UO)(path, "testdata") || path.includes("/testdata/");
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/resolve.js




function packageId(folder) {
  return `package ${folder}`;
}
function resolver({ builds, boundaries }, packages) {
  const byFolded = new Map([...packages.keys()].map((folder) => [(0,folded_path/* foldedPath */.k)(folder), folder]));
  const found = (folder) => packages.has(folder) ? folder : byFolded.get((0,folded_path/* foldedPath */.k)(folder));
  const byHome = /* @__PURE__ */ new Map();
  for (const build of builds) {
    const resolved = /* @__PURE__ */ new Map();
    const inBuild = importsOf(build, found, boundaries);
    const find = (path) => (0,append/* getOrMake */.IV)(resolved, path, () => inBuild(path));
    for (const home of new Set([...build.places, ...build.vendors].map(({ folder }) => folder)))
      (0,append/* append */.BC)(byHome, home, find);
  }
  return (file, path) => {
    const home = packages.get((0,paths/* directoryOf */.jt)(file))?.home;
    return { ids: home === void 0 ? [] : (byHome.get(home) ?? []).flatMap((find) => find(path)) };
  };
}
function importsOf(build, packageAt, boundaries) {
  const byModule = /* @__PURE__ */ new Map();
  for (const place of build.places) (0,append/* append */.BC)(byModule, place.module, place);
  return (path) => {
    const modules = [path, ...(0,paths/* pathsAbove */.wP)(path)];
    const candidates = modules.flatMap(
      (module) => (byModule.get(module) ?? []).flatMap(({ folder, replace }) => {
        const at = (0,paths/* inside */.nx)(folder, path.slice(module.length + 1));
        return [at, ...(0,paths/* pathsAbove */.wP)(at)].find((above) => boundaries.has(above)) === folder ? [{ at, replace }] : [];
      })
    );
    const local = candidates.find(({ at }) => packageAt(at) !== void 0);
    const vendored = build.vendors.map(({ folder }) => (0,paths/* inside */.nx)(folder, path));
    const isVendored = build.isVendored && vendored.some((at) => packageAt(at) !== void 0);
    const isReplaced = local?.replace !== void 0 && (isVendored || local.replace.version !== void 0);
    if (local !== void 0 && !isReplaced) return [packageId(packageAt(local.at) ?? local.at)];
    const externals = isVendored ? [] : modules.filter((module) => build.externals.has(module));
    return [
      ...[...candidates.map(({ at }) => at), ...vendored].map(packageId),
      ...externals.map((module) => externalId(build, module))
    ];
  };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/go/index.js








const go = {
  name: "go",
  read: readGo,
  relate: (base, head, comparison, tools) => usesOfExternals(base.builds, head.builds, comparison, tools)
};
async function readGo(commit, root) {
  const modules = await readModules(commit, root);
  const { builds, byFolder, understood } = modules;
  if (byFolder.size === 0) return void 0;
  const packages = await readPackages(commit, modules);
  const all = [...packages.values()];
  const externals = externalsOf(all, modules);
  const owners = ownersIn(packages, modules, externals, root);
  const opaque = new Set(commit.submodules.filter((path) => !isUnlisted(path, "")));
  return {
    builds,
    targets: all.filter(({ isListed }) => isListed).map((one) => targetOf(one, root)),
    externals,
    owners: (path) => understood.has(path) || opaque.has(path) ? [] : owners(path),
    describedBy: (path) => understood.has(path) ? path : void 0,
    isForTests: (path, folder) => {
      const one = packages.get(folder);
      return one !== void 0 && isForTests(path, one);
    },
    resolve: resolver(modules, packages),
    importsOnly: (path) => path.endsWith(".go")
  };
}
function moduleId(folder) {
  return `module ${folder}`;
}
function targetOf({ folder, home, importPath }, root) {
  return {
    id: packageId(folder),
    name: importPath,
    folder,
    manifest: (0,paths/* inside */.nx)(home, "go.mod"),
    names: [importPath],
    uses: [{ id: moduleId(home) }],
    ...folder === root && { atRoot: { owns: isOfRoot } }
  };
}
function externalsOf(packages, { builds, byFolder, vendors }) {
  const externals = /* @__PURE__ */ new Map();
  const workspace = builds.find(({ work }) => work !== void 0);
  const used = new Set(workspace?.modules);
  for (const module of byFolder.values()) {
    const { folder, file } = module;
    const content = (0,json_values/* canonicalJson */.dj)([file.settings, used.has(module) ? workspace?.work?.settings : "no go.work"]);
    externals.set(moduleId(folder), { label: `the settings of ${(0,paths/* inside */.nx)(folder, "go.mod")}`, content, uses: [] });
  }
  for (const { folder, modules } of vendors) {
    for (const [module, lines] of modules) {
      const external = { label: `${module} in modules.txt`, content: lines.join("\n"), uses: [] };
      externals.set(moduleId((0,paths/* inside */.nx)(folder, module)), external);
    }
  }
  for (const { folder, importPath, home, isListed } of packages) {
    if (isListed) continue;
    const module = [folder, ...(0,paths/* pathsAbove */.wP)(folder)].map(moduleId).find((id) => externals.has(id)) ?? moduleId(home);
    externals.set(packageId(folder), { label: importPath, content: "", uses: [{ id: module }] });
  }
  for (const build of builds) addModules(externals, build, packages);
  return externals;
}
function addModules(externals, build, packages) {
  const homes = new Set(build.places.filter((place) => isForOthers(place, build)).map(({ folder }) => folder));
  const local = packages.filter(({ home }) => homes.has(home)).map(({ folder }) => ({ id: packageId(folder) }));
  const others = othersId(build);
  externals.set(others, { label: others, content: "", uses: local });
  for (const [module, content] of build.externals) {
    const label = externalId(build, module);
    const nowhere = (build.lost.get(module) ?? []).map((written) => ({
      path: void 0,
      written,
      what: "its replacement"
    }));
    externals.set(label, { label, content, uses: [{ id: others }, ...nowhere] });
  }
}
function isForOthers({ module, folder, replace }, { modules }) {
  if (replace === void 0 || modules.some((one) => one.folder === folder)) return false;
  const repository = repositoryOf(module, folder);
  return modules.some(({ file, folder: home }) => {
    const version = file.requires.get(module) ?? "v0.0.0";
    const isPublished = !/^v0\.0\.0(?:-00010101000000-0{12})?$/.test(version);
    return isPublished && (repository === void 0 || repository !== repositoryOf(file.module, home));
  });
}
function repositoryOf(module, folder) {
  const path = `/${module.replace(/\/v\d+$/, "")}`;
  const end = folder === "" ? "" : `/${folder}`;
  return path.endsWith(end) ? path.slice(0, path.length - end.length) : void 0;
}
function ownersIn(packages, { byFolder }, externals, root) {
  const embedding = /* @__PURE__ */ new Map();
  for (const { folder, embedded } of packages.values())
    for (const path of embedded.keys()) (0,append/* addTo */.DN)(embedding, path, packageId(folder));
  return (path) => {
    const owners = new Set(embedding.get(path));
    for (const folder of (0,paths/* pathsAbove */.wP)(path)) {
      const one = packages.get(folder);
      const isModule = externals.has(moduleId(folder));
      if (one !== void 0 && (folder !== root || isOfRoot(path.slice(root === "" ? 0 : root.length + 1))))
        owners.add(packageId(folder));
      if (one === void 0 && isModule && !byFolder.has(folder)) owners.add(moduleId(folder));
      if (one === void 0 ? isModule : !isUnlisted(folder, one.home)) break;
    }
    return owners;
  };
}



/***/ }),

/***/ 98946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ wildcardMatcher)
/* harmony export */ });
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94173);

function wildcardMatcher(pattern, syntax) {
  const glob = pattern.split("/").map((segment) => globOf(segment, syntax)).join("/");
  try {
    return (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__/* .libraryMatcher */ .Yk)(glob, { nobrace: true, noext: true, noglobstar: !syntax.anyDepth });
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError)) throw error;
    throw new _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_0__.GlobError(`the pattern ${pattern.slice(0, 100)} cannot be matched: ${error.message}`);
  }
}
function globOf(segment, { escapes, negation }) {
  let glob = "";
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment.charAt(at);
    const negated = segment.charAt(at + 1) === negation;
    const end = character === "[" ? segment.indexOf("]", at + (negated ? 3 : 2)) : -1;
    if (end >= 0) {
      const members = segment.slice(at + (negated ? 2 : 1), end).replaceAll(/[\\\][!^]/g, "\\$&");
      glob += `[${negated ? "!" : ""}${members}]`;
      at = end;
    } else if (character === "\\" && escapes) glob += `\\${segment.charAt(at += 1)}`;
    else if (character === "[" || character === "\\") glob += `\\${character}`;
    else glob += character;
  }
  return glob;
}



/***/ })

};
;