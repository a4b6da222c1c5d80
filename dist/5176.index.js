"use strict";
exports.id = 5176;
exports.ids = [5176,4173];
exports.modules = {

/***/ 61873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/manifests.js
var manifests = __webpack_require__(56673);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/folded-path.js
var folded_path = __webpack_require__(76487);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
var tree_submodules = __webpack_require__(218);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/unanswerable.js
var unanswerable = __webpack_require__(74348);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/mod-file.js


function directivesOf(path, text) {
  const directives = [];
  let block;
  text.split(/\r?\n/).forEach((written, index) => {
    const line = index + 1;
    const tokens = tokensOf(path, written, line);
    if (tokens.length === 0) return;
    const [first = "", ...rest] = tokens;
    if (block !== void 0) {
      if (first === ")") block = void 0;
      else directives.push({ verb: block.verb, args: tokens, line });
    } else if (rest[0] === "(" && rest.length === 1) block = { verb: first, line };
    else if (first === ")" || first === "(")
      throw new broken_manifest/* BrokenManifest */.L(path, `${first} without a block`, line, written.indexOf(first) + 1);
    else if (!(rest[0] === "(" && rest[1] === ")")) directives.push({ verb: first, args: rest, line });
  });
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
function readModFile(path, text) {
  const requires = /* @__PURE__ */ new Map();
  const excludes = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Map();
  const replaces = [];
  let module;
  let go;
  for (const { verb, args, line } of directivesOf(path, text)) {
    const [first = "", second = ""] = args;
    if (verb === "module") module = first;
    else if (verb === "require") requires.set(first, second);
    else if (verb === "replace") replaces.push(replaceOf(path, args, line));
    else if (verb === "exclude") excludes.set(first, `${excludes.get(first) ?? ""} ${second}`);
    else if (verb !== "retract") others.set(verb, `${others.get(verb) ?? ""} ${args.join(" ")}`);
    if (verb === "go") go = first;
  }
  if (module === void 0 || module === "") throw new broken_manifest/* BrokenManifest */.L(path, "there is no module directive", 1, 1);
  return { module, go, requires, replaces, others, excludes };
}
function readWorkFile(path, text) {
  const uses = [];
  const replaces = [];
  const others = /* @__PURE__ */ new Map();
  for (const { verb, args, line } of directivesOf(path, text)) {
    if (verb === "use") uses.push(args[0] ?? "");
    else if (verb === "replace") replaces.push(replaceOf(path, args, line));
    else others.set(verb, `${others.get(verb) ?? ""} ${args.join(" ")}`);
  }
  return { uses, replaces, others };
}
function replaceOf(path, args, line) {
  const arrow = args.indexOf("=>");
  const [module, version] = args.slice(0, Math.max(arrow, 0));
  const [by, byVersion] = args.slice(arrow + 1);
  if (arrow < 1 || module === void 0 || by === void 0)
    throw new broken_manifest/* BrokenManifest */.L(path, "replace needs the form: old [version] => new [version]", line, 1);
  return { module, version, by, byVersion };
}
function isAtLeast(go, minor) {
  const [, major = "1", found = "0"] = /^(\d+)(?:\.(\d+))?/.exec(go ?? "") ?? [];
  return Number(major) > 1 || Number(found) >= minor;
}
function readSumFile(text) {
  const sums = /* @__PURE__ */ new Map();
  for (const line of text.split(/\r?\n/)) {
    const [module, ...rest] = line.trim().split(/\s+/);
    if (module === void 0 || module === "") continue;
    (0,append/* append */.BC)(sums, module, rest.join(" "));
  }
  return sums;
}
function readVendoredModules(text) {
  const packages = /* @__PURE__ */ new Map();
  let module = "";
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("# ")) module = line;
    else if (line.startsWith("## ")) module += `
${line}`;
    else if (line !== "") packages.set(line, module);
  }
  return packages;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/modules.js






const unlistedPath = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;
function isUnlisted(directory, root) {
  return unlistedPath.test(directory.slice(root === "" ? 0 : root.length + 1));
}
async function readModules(tree, root, warn) {
  const names = /* @__PURE__ */ new Set(["go.mod", "go.sum", "go.work", "go.work.sum", "modules.txt"]);
  const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => names.has((0,tree_paths/* nameOf */.Vb)(path)));
  const boundaries = new Set(paths.filter((path) => (0,tree_paths/* nameOf */.Vb)(path) === "go.mod").map(tree_paths/* directoryOf */.jt));
  const submodules = await (0,tree_submodules/* submodulesOf */.P)(tree);
  const reader = new Reader(
    await tree.read(paths),
    (place) => boundaries.has(place) || submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(place, submodule)),
    warn
  );
  const workDirectory = [root, ...(0,tree_paths/* pathsAbove */.wP)(root)].find(
    (above) => reader.text((0,tree_paths/* inside */.nx)(above, "go.work")) !== void 0
  );
  const work = workDirectory === void 0 ? void 0 : reader.work(workDirectory);
  const used = /* @__PURE__ */ new Set();
  for (const use of work?.uses ?? []) {
    const directory = (0,tree_paths/* resolvePath */.o1)(workDirectory ?? "", use);
    if (directory === void 0) throw (0,unanswerable/* leadsNowhere */.q)((0,tree_paths/* inside */.nx)(workDirectory ?? "", "go.work"), use, "a use");
    if (submodules.some((submodule) => (0,tree_paths/* isWithin */.UO)(directory, submodule))) continue;
    if (!boundaries.has(directory)) {
      throw new broken_manifest/* BrokenManifest */.L((0,tree_paths/* inside */.nx)(workDirectory ?? "", "go.work"), `use names ${use}, where there is no go.mod`);
    }
    used.add(directory);
  }
  const listed = new Set([...boundaries].filter((place) => (0,tree_paths/* isWithin */.UO)(place, root) && !isUnlisted(place, root)));
  for (const directory of used) listed.add(directory);
  const byDirectory = /* @__PURE__ */ new Map();
  const module = (directory) => {
    const read = () => ({ directory, file: reader.module(directory), listed: listed.has(directory) });
    return (0,append/* getOrMake */.IV)(byDirectory, directory, read);
  };
  const builds = [...listed].filter((directory) => !used.has(directory)).sort().map((directory) => reader.build(directory, void 0, [module(directory)]));
  if (work !== void 0 && workDirectory !== void 0) {
    builds.unshift(reader.build(workDirectory, work, [...used].sort().map(module)));
  }
  for (const build of builds) {
    for (const { directory } of build.places) if (boundaries.has(directory)) module(directory);
  }
  return { builds, byDirectory, boundaries, files: reader.used };
}
class Reader {
  #contents;
  #isModule;
  #warn;
  /** Files that were understood. */
  used = /* @__PURE__ */ new Set();
  constructor(contents, isModule, warn) {
    this.#contents = contents;
    this.#isModule = isModule;
    this.#warn = warn;
  }
  text(path) {
    const content = this.#contents.get(path);
    return content === void 0 ? void 0 : (0,broken_manifest/* manifestText */.$)(content);
  }
  module(directory) {
    const path = (0,tree_paths/* inside */.nx)(directory, "go.mod");
    this.used.add(path).add((0,tree_paths/* inside */.nx)(directory, "go.sum"));
    return readModFile(path, this.text(path) ?? "");
  }
  work(directory) {
    const path = (0,tree_paths/* inside */.nx)(directory, "go.work");
    this.used.add(path).add((0,tree_paths/* inside */.nx)(directory, "go.work.sum"));
    return readWorkFile(path, this.text(path) ?? "");
  }
  build(directory, work, modules) {
    const replaces = [
      ...(work?.replaces ?? []).map((replace) => [replace, directory]),
      ...modules.flatMap((module) => module.file.replaces.map((replace) => [replace, module.directory]))
    ];
    const vendors = this.#vendors(directory, modules);
    const vendored = vendors.length > 0 && modules.every((module) => isAtLeast(module.file.go, 14));
    const places = modules.map((module) => ({ module: module.file.module, directory: module.directory }));
    const complete = work === void 0 && modules.every((module) => isAtLeast(module.file.go, 17));
    const uncertain = /* @__PURE__ */ new Map();
    for (const [replace, from] of replaces) {
      if (!isPath(replace)) continue;
      const place = (0,tree_paths/* resolvePath */.o1)(from, replace.by);
      if (vendored || place !== void 0 && this.#isModule(place)) {
        if (place !== void 0) places.push({ module: replace.module, directory: place });
        continue;
      }
      const file = (0,tree_paths/* inside */.nx)(from, work?.replaces.includes(replace) === true ? "go.work" : "go.mod");
      const used = !complete || modules.some((module) => module.file.requires.has(replace.module));
      if (used) uncertain.set(replace.module, file);
      this.#warn(
        `go: ${file} puts ${JSON.stringify(replace.by)} in the place of ${replace.module}, and the repository has no module there. ` + (used ? `Packages that import ${replace.module} count as impacted` : "Nothing requires it")
      );
    }
    return {
      directory,
      work,
      modules,
      places,
      externals: this.#externals(
        complete,
        modules,
        replaces.map(([replace]) => replace),
        work && (0,tree_paths/* inside */.nx)(directory, "go.work.sum")
      ),
      complete,
      uncertain,
      vendors,
      vendored
    };
  }
  #externals(complete, modules, replaces, workSums) {
    const sums = /* @__PURE__ */ new Map();
    const sumFiles = modules.map((module) => (0,tree_paths/* inside */.nx)(module.directory, "go.sum"));
    if (workSums !== void 0) sumFiles.push(workSums);
    for (const path of sumFiles) {
      for (const [module, lines] of readSumFile(this.text(path) ?? "")) {
        for (const one of lines) (0,append/* append */.BC)(sums, module, one);
      }
    }
    const versions = /* @__PURE__ */ new Map();
    for (const { file } of modules) {
      for (const [module, version] of file.requires) (0,append/* addTo */.DN)(versions, module, version);
    }
    if (!complete) {
      for (const module of sums.keys()) if (!versions.has(module)) versions.set(module, /* @__PURE__ */ new Set());
    }
    const externals = /* @__PURE__ */ new Map();
    for (const [module, wanted] of versions) {
      const replaced = replaces.filter((replace) => replace.module === module);
      const lines = (of, only) => (sums.get(of) ?? []).filter((line) => only.size === 0 || only.has(line.replace(/(?:\/go\.mod)?\s.*/s, "")));
      const hashes = [
        ...lines(module, complete ? wanted : /* @__PURE__ */ new Set()),
        ...replaced.flatMap(({ by, byVersion }) => byVersion === void 0 ? [] : lines(by, /* @__PURE__ */ new Set([byVersion])))
      ];
      const excluded = modules.map(({ file }) => file.excludes.get(module)).filter((each) => each !== void 0);
      const facts = [[...wanted].sort(), replaced, [...new Set(hashes)].sort(), excluded];
      externals.set(module, JSON.stringify(facts));
    }
    return externals;
  }
  #vendors(directory, modules) {
    return [.../* @__PURE__ */ new Set([directory, ...modules.map((module) => module.directory)])].flatMap((place) => {
      const path = (0,tree_paths/* inside */.nx)(place, "vendor/modules.txt");
      const listing = this.text(path);
      if (listing === void 0) return [];
      this.used.add(path);
      return [{ directory: (0,tree_paths/* directoryOf */.jt)(path), packages: readVendoredModules(listing) }];
    });
  }
}
function isPath({ by }) {
  return /^(\.{1,2}([/\\]|$)|[/\\]|[A-Za-z]:)/.test(by);
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/wildcards.js
var wildcards = __webpack_require__(98946);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/symbolic-links.js
var symbolic_links = __webpack_require__(52333);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/source-file.js
function readSourceFile(text) {
  return {
    embeds: embedsOf(text),
    apart: /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, ""))
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/packages.js





const compiledFile = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
async function readPackages(tree, modules) {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  const packages = /* @__PURE__ */ new Map();
  const entries = new Map((await tree.entries()).map((entry) => [entry.path, entry]));
  const links = await (0,symbolic_links/* symbolicLinks */.M)(tree);
  for (const { path, mode } of entries.values()) {
    const directory = (0,tree_paths/* directoryOf */.jt)(path);
    if (mode === "160000" || !path.endsWith(".go") || isIgnored(path) || packages.has(directory)) continue;
    const found = packageAt(directory, modules, vendors);
    if (found) packages.set(directory, found);
  }
  const sources = [...entries.values()].flatMap(({ path, mode }) => {
    const content = entries.get(links.destination(path));
    const isSource = packages.has((0,tree_paths/* directoryOf */.jt)(path)) && path.endsWith(".go") && !isIgnored(path) && mode !== "160000";
    return isSource && content?.mode.startsWith("100") ? [{ path, key: content.object, entry: content }] : [];
  });
  const read = await (0,content_memory/* readOnce */.WY)(tree, "sources of go", sources, (content) => readSourceFile(content.toString("utf8")));
  for (const { path, key } of sources) {
    const source = read.get(key);
    if (source) packages.get((0,tree_paths/* directoryOf */.jt)(path))?.sources.push({ path, source });
  }
  return packages;
}
function isIgnored(path) {
  return /^[._]/.test((0,tree_paths/* nameOf */.Vb)(path));
}
function packageAt(directory, modules, vendors) {
  const vendor = vendors.find((place) => directory !== place && (0,tree_paths/* isWithin */.UO)(directory, place));
  if (vendor !== void 0) {
    const importPath2 = directory.slice(vendor.length + 1);
    return { directory, module: void 0, importPath: importPath2, listed: false, sources: [] };
  }
  const boundary = [directory, ...(0,tree_paths/* pathsAbove */.wP)(directory)].find((above) => modules.byDirectory.has(above));
  const module = boundary === void 0 ? void 0 : modules.byDirectory.get(boundary);
  if (module === void 0) return void 0;
  const rest = directory.slice(module.directory === "" ? 0 : module.directory.length + 1);
  const importPath = rest === "" ? module.file.module : `${module.file.module}/${rest}`;
  return {
    directory,
    module,
    importPath,
    listed: module.listed && !isUnlisted(directory, module.directory),
    sources: []
  };
}
function isSeenByImporters(path, { apart }) {
  return !path.endsWith("_test.go") && !apart;
}
function libraryId(directory) {
  return `library:${directory}`;
}
function testsId(directory) {
  return `tests:${directory}`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/owners.js




function ownersIn(packages, modules, embedded, isApart) {
  const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
  return (path) => {
    if (modules.files.has(path)) return /* @__PURE__ */ new Set();
    const vendor = vendors.find((place) => (0,tree_paths/* isWithin */.UO)(path, place));
    if (vendor !== void 0) return vendored(path, vendor, packages);
    const owners = /* @__PURE__ */ new Set();
    let found = false;
    for (const directory of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)]) {
      const each = packages.get(directory);
      if (each !== void 0) {
        if (!found && !isApart(directory, path)) owners.add(partOf(each, path));
        if (each.listed) found = true;
        for (const { id, patterns } of embedded.get(directory) ?? []) {
          if (owners_embeds(patterns, directory, path, modules.boundaries)) owners.add(id);
        }
      }
      if (modules.byDirectory.has(directory)) break;
    }
    return owners;
  };
}
function partOf({ directory, sources, listed }, path) {
  const ignored = /^[._]/.test((0,tree_paths/* nameOf */.Vb)(path));
  const source = sources.find((each) => each.path === path)?.source;
  const seen = source ? isSeenByImporters(path, source) : !path.endsWith("_test.go");
  const compiled = compiledFile.test(path) && seen && !ignored;
  const nested = listed && isUnlisted((0,tree_paths/* directoryOf */.jt)(path), directory);
  return compiled && !nested ? libraryId(directory) : testsId(directory);
}
function vendored(path, vendor, packages) {
  const own = (0,tree_paths/* pathsAbove */.wP)(path).find((directory) => packages.has(directory));
  if (own !== void 0 && (0,tree_paths/* isWithin */.UO)(own, vendor)) return /* @__PURE__ */ new Set([libraryId(own)]);
  const below = [...packages.keys()].filter((directory) => (0,tree_paths/* isWithin */.UO)(directory, (0,tree_paths/* directoryOf */.jt)(path)));
  return new Set(below.map(libraryId));
}
function embedPattern(written) {
  const all = written.startsWith("all:");
  const pattern = (all ? written.slice("all:".length) : written).replace(/\/$/, "");
  const read = (text) => (0,wildcards/* wildcardMatcher */.p)(text, { anyDepth: false, escapes: true, negation: "^" });
  return { all, matches: read(pattern), matchesLowerCase: read(pattern.toLowerCase()) };
}
function owners_embeds(patterns, directory, path, modules) {
  if (patterns.length === 0 || path === directory || !(0,tree_paths/* isWithin */.UO)(path, directory)) return false;
  for (const module of modules) {
    if (module !== directory && (0,tree_paths/* isWithin */.UO)(module, directory) && (0,tree_paths/* isWithin */.UO)(path, module)) return false;
  }
  const segments = path.slice(directory === "" ? 0 : directory.length + 1).split("/");
  return patterns.some(({ matches, matchesLowerCase, all }) => {
    for (let length = 0; length <= segments.length; length += 1) {
      const upTo = length === 0 ? "." : segments.slice(0, length).join("/");
      if (!matches(upTo) && !matchesLowerCase(upTo.toLowerCase())) continue;
      if (all || length === segments.length) return true;
      if (segments.slice(length).every((segment) => !/^[._]/.test(segment))) return true;
    }
    return false;
  });
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/graph.js








async function readGoGraph(tree, root, modules) {
  const packages = await readPackages(tree, modules);
  const nodes = /* @__PURE__ */ new Map();
  const embedded = /* @__PURE__ */ new Map();
  for (const module of modules.byDirectory.values()) nodes.set(moduleId(module.directory), moduleNode(module));
  for (const build of modules.builds) addWork(build, nodes);
  for (const each of packages.values()) {
    const { directory, importPath, listed: listed2, sources } = each;
    const target = listed2 ? importPath : void 0;
    nodes.set(libraryId(directory), (0,graph/* graphNode */.De)(importPath, target));
    nodes.set(testsId(directory), (0,graph/* graphNode */.De)(`${importPath} (tests)`, target));
    nodes.get(testsId(directory))?.dependencies.add(libraryId(directory));
    if (each.module) nodes.get(libraryId(directory))?.dependencies.add(moduleId(each.module.directory));
    const patterns = /* @__PURE__ */ new Map();
    for (const { path, source } of sources) {
      const id = isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory);
      for (const one of source.embeds.map(embedPattern)) (0,append/* append */.BC)(patterns, id, one);
    }
    embedded.set(
      directory,
      [...patterns].map(([id, found]) => ({ id, patterns: found })).filter((each2) => each2.patterns.length > 0)
    );
  }
  for (const build of modules.builds) addVendored(build, packages, nodes);
  const isOfRoot = (path) => ofRootPackage.test(path.slice(root === "" ? 0 : root.length + 1));
  const owners = ownersIn(packages, modules, embedded, (directory, path) => directory === root && !isOfRoot(path));
  const listed = [...packages.values()].filter((one) => one.listed);
  const opaque = new Set((await (0,tree_submodules/* submodulesOf */.P)(tree)).filter((path) => !isUnlisted(path, "")));
  return {
    nodes,
    owners: (path) => opaque.has(path) ? [] : owners(path),
    described: (path) => modules.files.has(path),
    // The owners tell tests apart, as the go command does.
    compiled: () => true,
    tests: (id) => id.startsWith("library:") ? testsId(id.slice("library:".length)) : void 0,
    names: new Map(listed.map(({ importPath, directory }) => [importPath, libraryId(directory)])),
    imported: importing(modules, packages),
    ...packages.has(root) && { rootTarget: libraryId(root) },
    interpreted: (path) => modules.files.has(path),
    places: listed.map(({ directory }) => [directory, libraryId(directory)])
  };
}
const ofRootPackage = new RegExp(`^(?:.*/)?testdata/|${compiledFile.source}`, "s");
function moduleId(directory) {
  return `module:${directory}`;
}
function externalId(build, module) {
  return `external:${build.directory}:${module}`;
}
function uncertainId(build, module) {
  return `uncertain:${build.directory}:${module}`;
}
function moduleNode({ directory, file }) {
  const node = (0,graph/* graphNode */.De)(file.module);
  for (const [verb, text] of file.others) node.facts.set(`${verb} of ${(0,tree_paths/* inside */.nx)(directory, "go.mod")}`, text);
  return node;
}
function addWork({ modules, work }, nodes) {
  for (const module of modules) {
    const node = nodes.get(moduleId(module.directory));
    node?.facts.set("go.work", work === void 0 ? "not used" : "used");
    for (const [verb, text] of work?.others ?? []) node?.facts.set(`${verb} of go.work`, text);
  }
}
function withExternals(graph, { builds }, beside) {
  const nodes = /* @__PURE__ */ new Map();
  for (const build of builds) addExternals(build, nodes, beside);
  for (const [id, node] of graph.nodes) nodes.set(id, node);
  return { ...graph, nodes };
}
function addExternals(build, nodes, { requirements, alsoThere, side }) {
  const known = requirements.get(build.directory);
  const others = `others:${build.directory}`;
  const all = (0,graph/* graphNode */.De)(`the modules of ${(0,tree_paths/* inside */.nx)(build.directory, "go.mod")}`);
  for (const [module, facts] of build.externals) {
    const node = (0,graph/* graphNode */.De)(module);
    node.facts.set(`${module} in ${build.work ? "go.work or go.mod" : (0,tree_paths/* inside */.nx)(build.directory, "go.mod")}`, facts);
    if (known === "unknown") {
      node.dependencies.add(others);
      if (!build.complete || alsoThere(build, module)) all.dependencies.add(externalId(build, module));
    } else for (const required of known?.get(module) ?? []) node.dependencies.add(externalId(build, required));
    nodes.set(externalId(build, module), node);
  }
  nodes.set(others, all);
  for (const [module, file] of build.uncertain) {
    const node = (0,graph/* graphNode */.De)(`the replacement of ${module} in ${file}`);
    node.facts.set(`the replacement of ${module} in ${file}`, side);
    nodes.set(uncertainId(build, module), node);
  }
}
function addVendored(build, packages, nodes) {
  for (const { directory } of packages.values()) {
    for (const vendor of build.vendors) {
      if (!(0,tree_paths/* isWithin */.UO)(directory, vendor.directory)) continue;
      const path = directory.slice(vendor.directory.length + 1);
      const said = vendor.packages.get(path) ?? [...vendor.packages.values()].join("\n");
      nodes.get(libraryId(directory))?.facts.set(`${path} in modules.txt`, said);
    }
  }
}
function importing(modules, packages) {
  const byFold = /* @__PURE__ */ new Map();
  for (const at of packages.keys()) (0,append/* append */.BC)(byFold, (0,folded_path/* foldedPath */.k)(at), at);
  const builds = modules.builds.map((build) => ({
    build,
    participants: new Set(build.places.map((place) => place.directory)),
    resolved: /* @__PURE__ */ new Map()
  }));
  return (file, path) => {
    const from = packages.get((0,tree_paths/* directoryOf */.jt)(file));
    const ids = builds.flatMap(({ build, participants, resolved }) => {
      if (from === void 0) return [];
      const isVendored = build.vendors.some((vendor) => (0,tree_paths/* isWithin */.UO)(from.directory, vendor.directory));
      if (from.module === void 0 ? !isVendored : !participants.has(from.module.directory)) return [];
      return (0,append/* getOrMake */.IV)(resolved, path, () => resolveImport(path, build, packages, byFold, modules));
    });
    return { ids };
  };
}
function resolveImport(path, build, packages, byFold, modules) {
  const candidates = build.places.filter(({ module }) => (0,tree_paths/* isWithin */.UO)(path, module)).sort((one, other) => other.module.length - one.module.length).map(({ module, directory }) => ({ at: (0,tree_paths/* inside */.nx)(directory, path.slice(module.length + 1)), directory })).filter(({ at, directory }) => {
    return [at, ...(0,tree_paths/* pathsAbove */.wP)(at)].find((above) => modules.boundaries.has(above)) === directory;
  });
  const uncertain = [...build.uncertain.keys()].filter((module) => (0,tree_paths/* isWithin */.UO)(path, module)).map((module) => uncertainId(build, module));
  const local = candidates.find(({ at }) => packages.has(at));
  if (local) return [libraryId(local.at), ...uncertain];
  const vendored = build.vendors.map((vendor) => (0,tree_paths/* inside */.nx)(vendor.directory, path)).filter((at) => packages.has(at));
  if (build.vendored && vendored.length > 0) return vendored.map(libraryId);
  const externals = [...build.externals.keys()].filter((module) => (0,tree_paths/* isWithin */.UO)(path, module));
  return [
    ...[...vendored, ...candidates.map(({ at }) => at)].map(libraryId),
    // On Windows and macOS this path may find a package whose name differs in case.
    ...candidates.flatMap(({ at }) => byFold.get((0,folded_path/* foldedPath */.k)(at)) ?? []).map(libraryId),
    ...externals.map((module) => externalId(build, module)),
    ...uncertain
  ];
}


// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tool-output.js
var tool_output = __webpack_require__(75127);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/module-requirements.js





async function moduleRequirements(comparison, base, head, tools) {
  const requirements = /* @__PURE__ */ new Map();
  const asked = new ModuleGraphs(tools);
  for (const now of head.builds) {
    const before = base.builds.find((build) => build.directory === now.directory);
    if (before === void 0 || !needsRequirements(before, now)) continue;
    const graphs = [];
    for (const tree of tools.mayRun && (tools.options.go?.["module-graph"] ?? true) ? [comparison.base, comparison.head] : []) {
      const graph = await asked.of(tree, now.directory);
      if (graph === void 0) break;
      graphs.push(graph);
    }
    requirements.set(now.directory, graphs.length === 2 ? parseModuleGraph(graphs.join("\n")) : "unknown");
  }
  if (requirements.size > 0 && !tools.mayRun) {
    tools.info(
      `${programOf(tools)} mod graph is not asked about a pull request that is not trusted, so that ${fallback}`
    );
  }
  asked.tell();
  return requirements;
}
function needsRequirements(before, now) {
  if (before.vendored && now.vendored) return false;
  return [...now.externals].some(([module, facts]) => {
    const old = before.externals.get(module);
    return old === void 0 ? !now.complete : old !== facts;
  }) || !before.complete && [...before.externals.keys()].some((module) => !now.externals.has(module));
}
const fallback = "every package that imports another module counts as impacted by the modules that changed";
const isOtherVersion = /invalid go version '|unknown directive: (?:toolchain|godebug|tool|ignore)\b|requires go >= /;
const isNoNetwork = /dial tcp|i\/o timeout|proxyconnect|no such host/;
const installNamed = "Install the Go that go.mod and go.work name in a step before this one (actions/setup-go with go-version-file): no other is downloaded here";
const programOf = ({ options }) => options.go?.program ?? "go";
class ModuleGraphs {
  #tools;
  #failures = [];
  /** True once a host could not be reached, for which the go command waits half a minute. */
  #isOffline = false;
  #missing = false;
  constructor(tools) {
    this.#tools = tools;
  }
  /** @returns undefined where there is no answer, which `tell` reports */
  async of(tree, directory) {
    if (this.#missing) return void 0;
    const cwd = (0,external_node_path_.join)(await tree.directory(), directory);
    try {
      const cached = await this.#run(["mod", "graph"], cwd, { GOPROXY: "off" });
      if (cached.exitCode === 0) return cached.stdout;
      const place = `${(0,tree_paths/* inside */.nx)(directory, "go.mod")} in the ${tree.side} commit`;
      if (isOtherVersion.test(cached.stderr)) {
        this.#failures.push({ place, said: `${(0,tool_output/* lastLines */.w)(cached, 3)}. ${installNamed}` });
        return void 0;
      }
      const asked = this.#isOffline ? cached : await this.#run(["mod", "graph"], cwd);
      if (asked.exitCode === 0) return asked.stdout;
      this.#isOffline ||= isNoNetwork.test(asked.stderr);
      this.#failures.push({ place, said: asked.stderr.trim().split("\n").slice(-3).join(" ") });
    } catch (error) {
      if (!(error instanceof impact_error/* ToolMissing */.L)) throw error;
      this.#missing = true;
    }
    return void 0;
  }
  tell() {
    const program = programOf(this.#tools);
    if (this.#missing) this.#tools.warn(`${program} is not on this machine, so that ${fallback}`);
    const [first] = this.#failures;
    if (first === void 0) return;
    const more = this.#failures.length > 1 ? ` and ${this.#failures.length - 1} more` : "";
    this.#tools.warn(`${program} mod graph failed for ${first.place}${more}, so that ${fallback}: ${first.said}`);
  }
  #run(args, cwd, env = {}) {
    const always = { GOTOOLCHAIN: "local", GOFLAGS: "-mod=readonly" };
    return this.#tools.run(programOf(this.#tools), args, { cwd, env: { ...always, ...env } });
  }
}
function parseModuleGraph(lines) {
  const edges = /* @__PURE__ */ new Map();
  for (const line of lines.split("\n")) {
    const [from, to] = line.trim().split(" ").map((module) => module.split("@")[0]);
    if (from === void 0 || to === void 0) continue;
    (0,append/* addTo */.DN)(edges, from, to);
  }
  return edges;
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/remembered.js
var remembered = __webpack_require__(36555);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/warn-once.js
var warn_once = __webpack_require__(75517);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/go/index.js






const noModules = { builds: [], byDirectory: /* @__PURE__ */ new Map(), boundaries: /* @__PURE__ */ new Set(), files: /* @__PURE__ */ new Set() };
const go = {
  impact: async (comparison, tools) => {
    const warn = (0,warn_once/* warnOnce */.m)(tools);
    const { root } = comparison;
    const [base, head] = await Promise.allSettled(
      [comparison.base, comparison.head].map(
        (tree) => (0,remembered/* remembered */.H)(tree, `go modules in ${root}`, () => readModules(tree, root, warn))
      )
    );
    const known = [base, head].map((side) => side?.status === "fulfilled" ? side.value : noModules);
    const requirements = await moduleRequirements(comparison, ...known, tools);
    return (0,manifests/* compareManifests */.k)(comparison, void 0, async (tree) => {
      const side = tree.side === "base" ? base : head;
      if (side?.status === "rejected") throw side.reason;
      const [mine, other] = tree.side === "base" ? known : [known[1], known[0]];
      const alsoThere = (build, module) => other.builds.some(({ directory, externals }) => directory === build.directory && externals.has(module));
      const graph = await (0,remembered/* remembered */.H)(tree, `go packages in ${root}`, () => readGoGraph(tree, root, mine));
      return withExternals(graph, mine, { requirements, alsoThere, side: tree.side });
    });
  }
};



/***/ }),

/***/ 56673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ compareManifests),
/* harmony export */   r: () => (/* binding */ readFromManifests)
/* harmony export */ });
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91444);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2685);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6151);
/* harmony import */ var _tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36555);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74348);
/* harmony import */ var _warn_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75517);







function readFromManifests(name, readGraph) {
  return {
    impact: (comparison, tools) => {
      const warn = (0,_warn_once_js__WEBPACK_IMPORTED_MODULE_5__/* .warnOnce */ .m)(tools);
      return compareManifests(comparison, name, (tree) => readGraph(tree, comparison.root, warn));
    }
  };
}
async function compareManifests(comparison, key, readGraph) {
  const connected = async (tree) => (0,_connect_js__WEBPACK_IMPORTED_MODULE_2__/* .connect */ .N)(tree, await readGraph(tree));
  const graphOf = (tree) => key === void 0 ? connected(tree) : (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)(tree, `graph of ${key} in ${comparison.root}`, () => connected(tree));
  const graphs = [];
  for (const side of ["base", "head"]) {
    try {
      graphs.push(await graphOf(comparison[side]));
    } catch (error) {
      if (!(error instanceof _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L || error instanceof _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_4__/* .Unanswerable */ .g)) throw error;
      return { kind: "all", why: `${error.message} (in the ${side} commit ${comparison[side].object})` };
    }
  }
  const [base = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1, head = _graph_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyGraph */ .K1] = graphs;
  return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareGraphs */ .P)(base, head, comparison);
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

/***/ 75517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warnOnce)
/* harmony export */ });
function warnOnce(tools) {
  const warned = /* @__PURE__ */ new Set();
  return (line) => {
    if (!warned.has(line)) tools.warn(line);
    warned.add(line);
  };
}



/***/ }),

/***/ 87496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ manifestText),
/* harmony export */   L: () => (/* binding */ BrokenManifest)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);

class BrokenManifest extends _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
  /**
   * @param path of the file, from the root of the repository
   * @param what is wrong with it, without a full stop
   * @param line and column count from 1, where they are known
   */
  constructor(path, what, line, column) {
    super([path, line, column].filter((part) => part !== void 0).join(":") + `: ${what}`);
    this.path = path;
    this.what = what;
    this.line = line;
    this.column = column;
  }
  path;
  what;
  line;
  column;
  name = "BrokenManifest";
}
function manifestText(content) {
  return content.toString("utf8").replace(/^\uFEFF/, "");
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

/***/ 36555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ remembered)
/* harmony export */ });
function remembered({ memory }, key, make) {
  const known = memory?.get(key);
  if (known !== void 0) return known;
  const made = make();
  memory?.set(key, made);
  return made;
}



/***/ }),

/***/ 218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf)
/* harmony export */ });
const submoduleMode = "160000";
async function submodulesOf(tree) {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}



/***/ }),

/***/ 74348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Unanswerable),
/* harmony export */   q: () => (/* binding */ leadsNowhere)
/* harmony export */ });
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89478);
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class Unanswerable extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "Unanswerable";
}
function leadsNowhere(file, written, what) {
  return new Unanswerable(
    `${file} names the path ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(written, 200))} for ${what}, and the repository has nothing there. Write it as it is tracked: with its case, with /, and inside of the repository`
  );
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



/***/ }),

/***/ 94173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: () => (/* binding */ characterClass),
/* harmony export */   GlobError: () => (/* binding */ GlobError),
/* harmony export */   Hm: () => (/* binding */ longestGlob),
/* harmony export */   Yk: () => (/* binding */ libraryMatcher),
/* harmony export */   pathMatcher: () => (/* binding */ pathMatcher)
/* harmony export */ });
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91138);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86493);


class GlobError extends _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y {
  name = "GlobError";
}
const longestGlob = 4096;
const mostWildcards = 100;
const mostAlternatives = 256;
const longestNegation = 256;
const characterClass = /\[[!^]?(?:\[:\w+:\]|\\.|[^\\/])(?:\[:\w+:\]|\\.|[^\]\\/])*\]/su;
function pathMatcher(glob, { dot = true, nocase = false } = {}) {
  if (glob === "") return () => false;
  checkLength(glob);
  if (/[@?*+!]\((?:[^()]|\([^()]*\))*\//.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError("no path matches a / within @(\u2026): write {a/b,c} with braces");
  }
  const options = { dot, nocase };
  const written = withClassesAsText(glob);
  const matchers = [
    libraryMatcher(written, options),
    ...(0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(written).filter((row) => /[^*](?:\/\*\*)+$/.test(row)).map((row) => libraryMatcher(row.replace(/(?<!\/\*\*)(?:\/\*\*)+$/, ""), options))
  ];
  return (path) => path !== "" && matchers.some((matches) => matches(path));
}
function libraryMatcher(glob, options) {
  checkLimits(glob, options);
  const matcher = new minimatch__WEBPACK_IMPORTED_MODULE_0__/* .Minimatch */ .VR(glob, { dot: true, nonegate: true, nocomment: true, platform: "linux", ...options });
  return (path) => matcher.match(path);
}
function checkLength(glob) {
  if (glob.length > longestGlob) throw new GlobError(`it is longer than the ${longestGlob} characters that a path has`);
}
function checkLimits(glob, { nobrace = false, noext = false }) {
  checkLength(glob);
  const wildcards = glob.match(/\\.|\*+|[?[]|[@+!]\(/gs)?.filter((one) => !one.startsWith("\\")).length ?? 0;
  if (wildcards > mostWildcards) {
    throw new GlobError(`it has more than ${mostWildcards} wildcards: write ** for any folders, or several globs`);
  }
  if (!noext && /[@?*+!]\([^)]*!\(/.test(glob.replaceAll(/\\./gs, "_"))) {
    throw new GlobError(
      "it has !( within other parentheses: write a separate glob that begins with ! for what is left out"
    );
  }
  if (!noext && glob.length > longestNegation && glob.includes("!(")) {
    throw new GlobError(
      `it has !(\u2026) and more than ${longestNegation} characters: write a separate glob that begins with ! for what is left out`
    );
  }
  if (nobrace) return;
  if ((0,minimatch__WEBPACK_IMPORTED_MODULE_0__/* .braceExpand */ .KA)(glob, { braceExpandMax: mostAlternatives + 1 }).length > mostAlternatives) {
    throw new GlobError(
      `its braces make more than ${mostAlternatives} globs: replace one pair of braces with *, or write several globs`
    );
  }
}
function withClassesAsText(glob) {
  const text = new RegExp(String.raw`\\.|${characterClass.source}`, "gsu");
  return glob.replaceAll(
    text,
    (one) => /^\[[\p{L}\p{N}_.-]+\]$/u.test(one) ? `@(${one}|\\${one.slice(0, -1)}\\])` : one
  );
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