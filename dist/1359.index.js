"use strict";
exports.id = 1359;
exports.ids = [1359,4173];
exports.modules = {

/***/ 83725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ askedBuilds),
/* harmony export */   Q: () => (/* binding */ targetsOf)
/* harmony export */ });
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);

function targetsOf({ base, head }) {
  return [base, head].flatMap((reading) => reading?.targets.filter(({ isPart }) => isPart !== true) ?? []);
}
function askedBuilds(builds) {
  if (builds.length === 1) return builds.map((build) => ({ ...build, idOf: (id) => id, repeats: /* @__PURE__ */ new Map() }));
  const owners = /* @__PURE__ */ new Map();
  for (const build of builds) {
    for (const target of targetsOf(build.readings)) {
      const known = owners.get(keyOf(build, target));
      if (known === void 0 || isNearer(build, known.build, target.folder))
        owners.set(keyOf(build, target), { build, id: prefixOf(build) + target.id });
    }
  }
  return builds.map((build) => {
    const ids = /* @__PURE__ */ new Map();
    const names = /* @__PURE__ */ new Map();
    for (const target of targetsOf(build.readings)) {
      const owner = owners.get(keyOf(build, target));
      if (owner === void 0 || owner.build === build) continue;
      ids.set(target.id, owner.id);
      names.set(target.name, owner.build.named(target.name));
    }
    return {
      readings: build.readings,
      repeats: ids,
      idOf: (id) => ids.get(id) ?? prefixOf(build) + id,
      named: (name) => names.get(name) ?? build.named(name)
    };
  });
}
function keyOf({ readings }, { folder, name }) {
  return JSON.stringify([readings.reader.name, folder, name]);
}
function isNearer(one, other, folder) {
  const [root, before] = [one.readings.root, other.readings.root];
  return (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(folder, root) && (!(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .isWithin */ .UO)(folder, before) || root.length > before.length);
}
function prefixOf({ readings: { reader, root } }) {
  return `${reader.name} in ${root}: `;
}



/***/ }),

/***/ 2417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ tooManyLinks),
/* harmony export */   F7: () => (/* binding */ buildSystemOf),
/* harmony export */   br: () => (/* binding */ systemOf)
/* harmony export */ });
/* harmony import */ var _tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52333);
/* harmony import */ var _readers_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56297);
/* harmony import */ var _asked_builds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83725);
/* harmony import */ var _builds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44673);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89796);
/* harmony import */ var _readings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90366);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8270);







function buildSystemOf(reader) {
  return systemOf(
    reader,
    (comparison, tools) => (0,_readings_js__WEBPACK_IMPORTED_MODULE_4__/* .readBoth */ ._)(reader, comparison, { ...tools, checkout: comparison.checkout })
  );
}
function systemOf({ isUsed }, read) {
  return {
    ...isUsed && { detect: async (tree, root) => isUsed(await _readers_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .Commit */ .g.of(tree), root) },
    read,
    impact: (comparison, tools) => impactOf(read, comparison, tools)
  };
}
const tooManyLinks = "symbolic links lead to the changed files on more paths than can be looked at";
async function impactOf(read, comparison, tools) {
  const linked = await (0,_tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_0__/* .followLinks */ .n)(comparison);
  if (linked === void 0) return { kind: "all", why: tooManyLinks };
  const readings = await read(linked.comparison, tools);
  if ("why" in readings) return { kind: "all", why: readings.why };
  const asked = (0,_asked_builds_js__WEBPACK_IMPORTED_MODULE_2__/* .askedBuilds */ .O)([{ readings, named: (target) => target }]);
  const builds = await (0,_builds_js__WEBPACK_IMPORTED_MODULE_3__/* .joinBuilds */ .yI)(asked, linked, tools);
  if ("why" in builds) return { kind: "all", why: builds.why };
  for (const line of (0,_builds_js__WEBPACK_IMPORTED_MODULE_3__/* .warningsOf */ .nZ)(builds, asked)) tools.warn(line);
  const { graphs, touched, covered, reported } = builds;
  const causes = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .causesOfAll */ .J)(readings.base?.everything, readings.head?.everything);
  const [first] = causes;
  const open = comparison.changes.flatMap(({ path }) => covered.has(path) ? [] : [path]);
  const readPaths = readings.reported === void 0 ? touched.read : await (0,_builds_js__WEBPACK_IMPORTED_MODULE_3__/* .namedByFiles */ .S5)(comparison, open);
  const paths = { coveredPaths: covered, readPaths };
  if (first !== void 0) return { kind: "all", why: first.what, causes, ...paths };
  const targets = await (0,_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .compareGraphs */ .Ph)(graphs, linked, touched, { reported });
  if ("everything" in targets) return { kind: "all", why: targets.everything, ...paths };
  const isKnown = readings.base !== void 0 || readings.head !== void 0 || readings.reported === void 0;
  const names = isKnown && { names: [...(0,_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .idsByTarget */ .Dz)([graphs.base, graphs.head]).keys()] };
  return { kind: "targets", targets, ...paths, ...names };
}



/***/ }),

/***/ 11359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildSystems: () => (/* binding */ buildSystems),
  G: () => (/* binding */ supersedes)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/build-system.js
var build_system = __webpack_require__(2417);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/task-inputs.js
var task_inputs = __webpack_require__(78130);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/build-root.js
var build_root = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/commit.js + 1 modules
var commit = __webpack_require__(56297);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/installed.js
var readers_installed = __webpack_require__(56121);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/task-runner.js








function taskRunnerOf(runner, packages) {
  const { read: own } = runner;
  const installed = (0,build_system/* buildSystemOf */.F7)({
    ...runner,
    read: own ?? ((...asked) => readPackages(runner, packages, ...asked))
  });
  const fromFiles = (...asked) => readFiles(runner, packages, ...asked);
  const read = async (comparison, tools) => {
    try {
      await runner.find(comparison.root, { ...tools, checkout: comparison.checkout });
      const answer = await installed.read(comparison, tools);
      return own === void 0 ? answer : await withPnpmSettings(answer, packages, comparison, tools);
    } catch (error) {
      if (!(error instanceof readers_installed/* NotInstalled */.y0)) throw error;
      return fromFiles(comparison, tools, { why: error.message });
    }
  };
  return { fromFiles, ...(0,build_system/* systemOf */.br)({}, read) };
}
async function readPackages(runner, packages, commit, root, tools) {
  const reading = await packages.read(commit, root, { ...tools, options: {} });
  if (reading === void 0) return void 0;
  const { targets, ...others } = withTasks(reading, await runner.settings(commit, root), commit, root);
  return {
    ...others,
    targets: targets.filter(({ folder }) => folder !== root),
    everything: reading.everything ?? /* @__PURE__ */ new Map()
  };
}
async function readFiles(runner, packages, comparison, tools, { why, mayLack = false }) {
  const { base, head, root } = comparison;
  const [before, after] = [await commit/* Commit */.g.of(base), await commit/* Commit */.g.of(head)];
  const added = { base: await settingsOf(runner, before, root), head: await settingsOf(runner, after, root) };
  const unknown = added.base.unknown ?? added.head.unknown;
  const hasThem = await packages.isUsed?.(before, root) !== false && await packages.isUsed?.(after, root) !== false;
  const obstacle = hasThem ? unknown : unknown ?? "there are no workspaces in both commits";
  if (obstacle !== void 0 && !(mayLack && hasThem)) {
    const advice = hasThem ? ". `impacted-targets-from: workspaces` answers all the same" : "";
    throw new impact_error/* ImpactError */.X(
      `${why}. workspaces, which needs no installation, cannot answer instead: ${obstacle}${advice}`
    );
  }
  const remark = obstacle === void 0 ? "Its list may be longer than needed" : `Its list may lack targets, because ${obstacle}`;
  tools.warn(`${why}. workspaces answers instead, from manifests, lockfiles and mentions in sources. ${remark}`);
  const reader = {
    name: runner.name,
    read: async (commit, ...asked) => {
      const reading = await packages.read(commit, ...asked);
      return reading && withTasks(reading, commit.tree === base ? added.base : added.head, commit, root);
    }
  };
  return (0,build_system/* buildSystemOf */.F7)(reader).read(comparison, { ...tools, options: {} });
}
async function settingsOf(runner, commit, root) {
  return runner.settings(commit, root).catch((error) => {
    if (!(error instanceof broken_manifest/* BrokenManifest */.L)) throw error;
    return { unknown: error.message, isGlobal: () => false, inputs: new task_inputs/* TaskInputs */.X() };
  });
}
function withTasks(reading, settings, commit, root) {
  const { isGlobal, inputs, dependencies = [] } = settings;
  const everything = new Map(reading.everything);
  for (const [path, { object }] of commit.files) {
    const below = (0,build_root/* belowRoot */.I)(path, root);
    if (below === void 0 || !isGlobal(below)) continue;
    everything.set(path, { file: path, value: object, cause: `${path} concerns every package` });
  }
  const byManifest = new Map(reading.targets.map(({ manifest = "", id }) => [manifest, id]));
  const read = (path) => inputs.of((0,build_root/* belowRoot */.I)(path, root) ?? "");
  return {
    ...reading,
    everything,
    targets: reading.targets.map((target) => {
      const isAnyOf = (from) => from === target.id || from === "*" && target.folder !== root;
      const further = dependencies.filter(({ from }) => isAnyOf(from));
      return { ...target, uses: [...target.uses, ...further.map(({ on }) => ({ id: on }))] };
    }),
    readers: (path) => read(path).flatMap(({ users }) => [...users].flatMap((user) => byManifest.get((0,paths/* inside */.nx)(root, user)) ?? [])),
    describedBy: (path) => read(path).some(({ isNamed }) => isNamed) ? path : reading.describedBy?.(path)
  };
}
const pnpmSettings = "pnpm-workspace.yaml";
async function withPnpmSettings(answer, packages, comparison, tools) {
  const path = (0,paths/* inside */.nx)(comparison.root, pnpmSettings);
  if ("why" in answer || !comparison.changes.some((change) => change.path === path)) return answer;
  const bySettings = await (0,build_system/* buildSystemOf */.F7)(packages).impact(comparison, { ...tools, options: {} });
  if (bySettings.kind === "all") return { why: bySettings.why };
  const { base, head, reported } = answer;
  const names = new Set([base, head].flatMap((reading) => reading?.targets.map(({ name }) => name) ?? []));
  const unknown = names.size === 0 ? void 0 : [...bySettings.targets.keys()].find((name) => !names.has(name));
  if (unknown !== void 0) return { why: `${pnpmSettings} changed for ${unknown}, which the tool does not know` };
  const targets = new Map([...bySettings.targets, ...reported?.targets ?? []]);
  return { ...answer, reported: { targets, covered: /* @__PURE__ */ new Set([...reported?.covered ?? [], path]) } };
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/build-systems.js


const filesOfDotnet = "*.sln *.slnx *.csproj *.fsproj *.vbproj Directory.Build.props Directory.Build.targets Directory.Packages.props global.json";
const buildSystems = [
  runs(
    "bazel",
    "MODULE.bazel WORKSPACE WORKSPACE.bazel",
    async () => (await __webpack_require__.e(/* import() */ 2601).then(__webpack_require__.bind(__webpack_require__, 52601))).bazel
  ),
  runner("nx", "nx.json", async () => (await __webpack_require__.e(/* import() */ 3559).then(__webpack_require__.bind(__webpack_require__, 53559))).nx),
  runner("turborepo", "turbo.json turbo.jsonc", async () => (await __webpack_require__.e(/* import() */ 1426).then(__webpack_require__.bind(__webpack_require__, 31426))).turborepo),
  reads("workspaces", "pnpm-workspace.yaml package.json rush.json lerna.json", loadWorkspaces),
  reads("cargo", "Cargo.toml", async () => (await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(4835)]).then(__webpack_require__.bind(__webpack_require__, 44835))).cargo),
  reads("uv", "pyproject.toml", async () => (await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(2733)]).then(__webpack_require__.bind(__webpack_require__, 52733))).uv),
  reads("go", "go.work go.mod", async () => (await __webpack_require__.e(/* import() */ 8442).then(__webpack_require__.bind(__webpack_require__, 18442))).go),
  runs(
    "gradle",
    "settings.gradle settings.gradle.kts",
    async () => (await __webpack_require__.e(/* import() */ 1301).then(__webpack_require__.bind(__webpack_require__, 51301))).gradle
  ),
  reads("maven", "pom.xml", async () => (await Promise.all(/* import() */[__webpack_require__.e(2560), __webpack_require__.e(4419)]).then(__webpack_require__.bind(__webpack_require__, 94419))).maven),
  reads("dotnet", filesOfDotnet, async () => (await Promise.all(/* import() */[__webpack_require__.e(2560), __webpack_require__.e(1059)]).then(__webpack_require__.bind(__webpack_require__, 41059))).dotnet),
  runs("pants", "pants.toml", async () => (await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(7791)]).then(__webpack_require__.bind(__webpack_require__, 97791))).pants),
  {
    ...reads("paths", ".github/impacted-targets.yml", async () => (await __webpack_require__.e(/* import() */ 3424).then(__webpack_require__.bind(__webpack_require__, 53424))).paths),
    configuredBy: { what: "targets", isIn: ({ rules }) => rules.length > 0 }
  }
];
async function loadWorkspaces() {
  return (await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(9484), __webpack_require__.e(1730)]).then(__webpack_require__.bind(__webpack_require__, 11730))).workspaces;
}
function reads(name, rootFiles, load) {
  return {
    name,
    rootFiles: rootFiles.split(" "),
    executes: "nothing",
    load: async () => (0,build_system/* buildSystemOf */.F7)(await load())
  };
}
function runs(...listed) {
  return { ...reads(...listed), executes: "repository code" };
}
function runner(name, rootFiles, load) {
  const system = async () => taskRunnerOf(await load(), await loadWorkspaces());
  return {
    ...runs(name, rootFiles, loadWorkspaces),
    load: system,
    readFiles: async (...asked) => (await system()).fromFiles(...asked)
  };
}
const supersedes = {
  nx: ["workspaces", "turborepo"],
  turborepo: ["workspaces"],
  pants: ["uv"]
};



/***/ }),

/***/ 44673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yI: () => (/* binding */ joinBuilds),
  S5: () => (/* binding */ namedByFiles),
  nZ: () => (/* binding */ warningsOf)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var tree_paths = __webpack_require__(77161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/language.js

const settings = ["manifest", "json", "yaml", "toml", "tomlManifest", "xml", "ini"];
const isSettings = (language) => settings.includes(language);
const byEnding = {
  javascript: "js jsx ts tsx mjs cjs mts cts",
  markup: "vue svelte astro html htm cshtml razor",
  stylesheet: "css scss sass less",
  python: "py pyi pyx bzl star",
  go: "go",
  rust: "rs",
  c: "c h cc cpp cxx hh hpp hxx m mm cu",
  csharp: "cs fs fsx vb",
  jvm: "java kt kts groovy gradle scala sbt",
  swift: "swift dart",
  php: "php",
  proto: "proto graphql gql thrift fbs",
  ruby: "rb rake gemspec ex exs pl pm r jl lua",
  script: "sh bash zsh fish mk bat cmd just dockerfile nix cmake ps1 psm1",
  manifest: "",
  json: "json jsonc json5 code-workspace",
  yaml: "yaml yml",
  toml: "toml",
  tomlManifest: "",
  xml: "xml csproj fsproj vbproj props targets proj slnx nuspec config xaml",
  ini: "ini cfg properties conf env editorconfig npmrc"
};
const languages = Object.keys(byEnding);
function languageByWord(words) {
  return new Map(
    Object.entries(words).flatMap(
      ([language, all]) => all.split(" ").map((word) => [word, language])
    )
  );
}
const endings = languageByWord(byEnding);
const byName = languageByWord({
  manifest: "package.json",
  tomlManifest: "Cargo.toml pyproject.toml",
  script: "Makefile makefile GNUmakefile justfile Justfile Dockerfile Containerfile Procfile Earthfile CMakeLists.txt",
  python: "BUILD BUILD.bazel WORKSPACE Tiltfile SConstruct",
  ruby: "Rakefile Gemfile Podfile Vagrantfile Fastfile"
});
const generated = /(?:\.min\.(?:js|css)|\.map|\.snap|[.-]lock\.(?:json|yaml)|(?:^|\/)(?:npm-shrinkwrap\.json|pnpm-lock\.yaml|bun\.lock|packages\.lock\.json|\.pnp\.c?js))$/;
function languageOf(path) {
  const name = (0,tree_paths/* nameOf */.Vb)(path);
  if (generated.test(name)) return void 0;
  const known = byName.get(name);
  if (known !== void 0) return known;
  if (/^(?:Dockerfile|Containerfile|Makefile)\./.test(name)) return "script";
  if (/^\.env(?:\.|$)|^\.npmrc$/.test(name)) return "ini";
  const dot = name.lastIndexOf(".");
  return dot === -1 ? void 0 : endings.get(name.slice(dot + 1).toLowerCase());
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/literal.js
const longest = 1024;
class Literals {
  #found = /* @__PURE__ */ new Map();
  #content;
  /** @param content of the file */
  constructor(content) {
    this.#content = content;
  }
  /** @param at place in the content, in characters */
  add(role, text, at) {
    if (role === "path" && text.startsWith("<rootDir>/")) {
      this.add("joined", text.slice("<rootDir>/".length), at);
      return;
    }
    if (text === "" || text.length > longest || !mayName(text)) return;
    const key = `${role} ${text}`;
    if (!this.#found.has(key)) this.#found.set(key, { literal: { role, text }, at });
  }
  /** In the order of their places. */
  values() {
    let line = 1;
    let end = this.#content.indexOf("\n");
    return [...this.#found.values()].sort((one, other) => one.at - other.at).map(({ literal, at }) => {
      for (; end !== -1 && end < at; end = this.#content.indexOf("\n", end + 1)) line += 1;
      return { ...literal, line };
    });
  }
}
function mayName(text) {
  return !/[\s<>|"\0]/.test(text) && !text.includes("://") && !text.startsWith("//");
}


// EXTERNAL MODULE: ./build/packages/shared/src/word-set.js
var word_set = __webpack_require__(73624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/scan/families.js
var families = __webpack_require__(49498);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/scan/texts.js
var scan_texts = __webpack_require__(47624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/words.js
const unknown = /["'`]?(?:\$?\{\{[^{}\n]{0,500}\}\}|\$\{[^{}\n]{0,500}\}|\$\([\w.]+\)|\${1,2}(?:env:)?\w+|\$[@*^]|%~?\w+%|%~\w+|%\d)["'`]?/g;
const command = /["'`]?\$\(([^()\n]*)\)["'`]?/g;
const separators = /(?:[\s"'`=;|&()<>]|,(?![^{},\s]{0,200}\}))+/;
const around = /^(?:@(?!\w)|-(?:[IL]|[a-zA-Z](?=\.))|!?(?:\.{3})?\^?)|\^?(?:\.{3})?:?\\?$/g;
const inBraces = /^([!.^]*)\{([^{},]*)\}([.^]*)$/;
const letter = /[^\0-@[-^`{-\x7f]/;
const scopedName = /^@\w[\w.~-]*\/[\w.~-]/;
const plainName = /^[@\w][\w.@:+-]{0,213}$/;
const oneWord = /^\w(?:[\w-]{0,212}\w)?$/;
const words_longest = 1024;
function addWords(text, at, found) {
  if (!letter.test(text)) return;
  if (oneWord.test(text)) {
    found.add("word", text, at);
    return;
  }
  let written = text.replaceAll(unknown, "\0");
  for (let depth = 0; depth < 3 && written.includes("$("); depth += 1) {
    written = written.replaceAll(command, (_, inner) => {
      for (const word of inner.split(separators)) addWord(word, at, found);
      return "\0";
    });
  }
  for (const word of written.split(separators)) addWord(word, at, found);
}
function addWord(word, at, found) {
  if (word.length > words_longest || !letter.test(word) || word.includes("://")) return;
  const [bare = ""] = word.replace(inBraces, "$1$2$3").replaceAll(around, "").split("#", 1);
  const parts = bare.includes("/") ? bare.split(":") : [bare];
  for (const part of parts) {
    const name = part.replace(/^@?\0/, "\0");
    if (!letter.test(name) || name.startsWith("-") || name.includes("\0", 1) || /[$%\\]/.test(name)) continue;
    if (name.startsWith("\0/")) found.add("joined", name.slice(2), at);
    else if (name.startsWith("\0")) continue;
    else if (scopedName.test(name) || plainName.test(name) && parts.length === 1)
      found.add("word", name.endsWith("/") ? name.slice(0, -1) : name, at);
    else if (name.includes("/")) found.add("path", name, at);
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/settings.js




const proseKeys = "name title description summary label message keywords tags authors? contributors maintainers licen[sc]e homepage repository bugs funding url version \\$schema copyright comment packagemanager company packagetags packagereleasenotes releasenotes";
const prose = proseKeys.split(" ").join("|");
const isProse = new RegExp(`^(?:${prose})$`, "i");
const ofReader = (0,word_set/* wordSet */.d)(
  "dependencies devDependencies peerDependencies optionalDependencies peerDependenciesMeta dependenciesMeta bundledDependencies overrides resolutions pnpm workspaces catalog catalogs engines files sideEffects type"
);
const commentOrQuoted = String.raw`(?<!\S)#.*|\\.|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'`;
const proseValue = String.raw`["']?(?:${prose})["']?:[ \t]+\S.*`;
const leftOut = {
  script: new RegExp(String.raw`(?<!\S)<#[^]*?(?:#>|$(?![^]))|${commentOrQuoted}`, "gm"),
  yaml: new RegExp(
    String.raw`^([ \t]*)(?:${proseValue}(?:\n\1[ \t]+\S.*|\n[ \t]*$)*|- +${proseValue}(?:\n\1[ \t]{3,}\S.*|\n[ \t]*$)*)|(?:^[ \t]*(?:[-?] +)*|[{,] *)["']?(?!@)[^\s"'#:/{}[\],]+["']?:(?=\s)|${commentOrQuoted}`,
    "gim"
  ),
  ini: new RegExp(String.raw`^[ \t]*[#;].*|^\[.*|^(?:${prose})[ \t]*[:=].*|^[^\s=:/@]+[ \t]*[:=]`, "gim"),
  xml: new RegExp(
    String.raw`<!--[^]*?(?:-->|$(?![^]))|<(?:${prose})\b[^<>]*>[^<]*|</?[\w.:-]+(?=[\s>]|/>)|<!\[CDATA\[|\]\]>|(?<=\s)[\w.:-]+(?=\s*=\s*["'])|&#?\w{1,8};`,
    "gi"
  )
};
const blank = (text) => text.replaceAll(/[^\n]/g, " ");
const flow = /\{\{[^{}\n]*\}\}|(?<![^\s[{,:-])[[{]|[\]}](?=[\s,\]}]|$)/g;
function scanLines(language, text, found, start = 0) {
  const written = text.replaceAll(
    leftOut[language],
    (one) => /^["'\\]/.test(one) && !one.endsWith(":") ? one : blank(one)
  );
  let at = start;
  for (const one of written.split("\n")) {
    addWords(withSlashes(language, one), at, found);
    at += one.length + 1;
  }
}
function withSlashes(language, line) {
  if (language === "yaml") return line.replaceAll(flow, (sign) => sign.length > 1 ? sign : " ");
  return language === "xml" ? line.replaceAll("\\", "/").replaceAll(/(\$\([\w.]+\))(?!\/)/g, "$1/") : line;
}
function scanQuoted(language, text, found) {
  const isJson = language === "json" || language === "manifest";
  const source = language === "tomlManifest" ? tablesOfOthers(text) : text;
  let depth = 0;
  let key = "";
  let top = "";
  let last = 0;
  const { code, texts } = (0,scan_texts/* readTexts */.Z)(families/* families */.T[isJson ? "json" : "toml"], source);
  for (const { value, start, end, opening } of texts) {
    const before = code.slice(last, start);
    for (const one of before.match(/[{}]/g) ?? []) depth += one === "{" ? 1 : -1;
    if (!isJson)
      for (const [, written = ""] of before.matchAll(/(?<![^\n])[ \t]*(?:\[|([\w.-]+)[ \t]*=)/g)) key = written;
    last = end;
    const isKey = (isJson ? /^\s*:/ : /^[ \t]*=/).test(source.slice(end, end + 50));
    if (isKey) key = value;
    if (isKey && depth === 1) top = value;
    const isLeftOut = language === "manifest" && (ofReader.has(top) || isProse.test(top));
    const counts = isKey ? /\/|^@/.test(value) : !isProse.test(key);
    if (language === "tomlManifest" ? !value.includes("/") : isLeftOut || !counts) continue;
    if (opening.length === 3) scanLines("script", value, found, start + opening.length);
    else addWords(value, start, found);
  }
}
function tablesOfOthers(text) {
  let isOfOthers = false;
  const lines = text.split("\n").map((line) => {
    const table = /^\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
    if (table !== void 0) isOfOthers = /^\s*(?:tool\.(?!uv\b)|(?:package|workspace)\.metadata\b)/.test(table);
    return isOfOthers ? line : blank(line);
  });
  return lines.join("\n");
}


// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/expressions.js



const folder = String.raw`\b(?:cwd|Dir|work_?dir|working_?[dD]ir(?:ectory)?|WorkingDirectory|chdir)["']?\s*[:=]|[.:](?:current_dir|chdir|cwd|directory|workingDir)\((?:new File\()?`;
const through = /^(?:str|String|fspath|(?:abs|real|norm)path|fileURLToPath|pathToFileURL|expect|(?:with_)?context|toRealPath|GetFullPath|expanduser|unwrap|absolute|resolve)$/;
const expressions_parent = /^(?:parent|getParent|getParentFile|parent_path)$/;
const expressions_option = /^(?:-[wFpC]|--(?:workspace|filter|package|prefix|cwd|project|manifest-path|directory))$/;
const expressions_name = /^[@\w.][\w.@:+-]*$/;
const expressions_longest = 1024;
const deepest = 50;
const computed = { text: "\0", at: -1 };
function added(left, right) {
  if (right.text.startsWith("\0/") || left === computed && right === computed) return right;
  if (left.text.length + right.text.length > expressions_longest) return { ...left, text: "\0\0" };
  return { text: left.text + right.text, at: /[^\0]/.test(left.text) ? left.at : right.at };
}
function joined(values) {
  const parts = values.filter(({ text: text2 }) => text2 !== "");
  const text = parts.map((value) => value.text).join("/");
  const first = parts.find((value) => /[^\0/.]/.test(value.text)) ?? parts.find(({ at }) => at >= 0) ?? computed;
  if (text.length > expressions_longest) return computed;
  return { text: text.replace(/^\0(?:\/\0)+/, "\0").replaceAll(/\/{2,}/g, "/"), at: first.at };
}
const known = /* @__PURE__ */ new Map();
function expressionsOf(language) {
  const { module = "(?!)", file = "(?!)", list, joins = "(?!)", methods = "(?!)" } = families/* families */.T[language];
  const dot = language === "php" ? String.raw`|\.` : language === "ruby" ? String.raw`|\.\.` : "";
  const group = language === "python" ? '|(?<![\\w)\\]"])' : "";
  const beside = language === "python" || language === "c" ? '|(?=")' : "";
  return {
    role: new RegExp(String.raw`(?<=(?:(${module})|(${file})|(${folder}))(?:\s|/\*[^*]{0,200}\*/)*)`, "y"),
    list: list === void 0 ? void 0 : new RegExp(list, "g"),
    sites: new RegExp(`(?:(${joins})|[.>:](?:${methods})${group})(?=\\()`, "g"),
    call: new RegExp(String.raw`(?:\w{1,50}(?:\.|::)){0,5}?(?:${joins})(?=\()`, "y"),
    methods: new RegExp(`^(?:${methods})$`),
    operator: new RegExp(`\\s*(\\+|/(?!>)${dot}${beside})\\s*`, "y"),
    before: new RegExp(`(?<=(\\+|/${dot})\\s*)`, "y")
  };
}
const beginsStatement = /(?<=(?:^|[\w)"\];]|[\w)\]]:)\s*)(?<=(?:^|[\n;])[ \t]*)/y;
const space = /\s*/y;
const identifier = /[\w$\x80-\uffff]+!?(?:<[^<>()"]{0,100}>(?=\())?/y;
const member = /[!?]?\s*(?:\?\.|->|::|\.)([\w$\x80-\uffff]+)!?/y;
const inBrackets = /\[(\d)\]/y;
const receiver = /(?<=((?:[\w$.:?!\x80-\uffff]|->|\s(?=\s*[.?-])|\([^()]{0,100}\)|\[[^[\]]{0,100}\]){0,200})\s*)/y;
class ExpressionReader {
  #language;
  #source;
  #code;
  #texts;
  #byStart;
  #found;
  #expressions;
  /** Places of texts and brackets that an expression before them has. */
  #read = /* @__PURE__ */ new Set();
  /** Where texts of lists of modules begin. */
  #listed = /* @__PURE__ */ new Set();
  #at = 0;
  #depth = 0;
  constructor(language, source, { code, texts }, found) {
    this.#language = language;
    this.#source = source;
    this.#code = code;
    this.#texts = texts;
    this.#byStart = new Map(texts.map((text) => [text.start, text]));
    this.#found = found;
    this.#expressions = (0,append/* getOrMake */.IV)(known, language, () => expressionsOf(language));
    const { list } = this.#expressions;
    let next = 0;
    for (const { 0: whole, index } of list === void 0 ? [] : code.matchAll(list)) {
      for (; (texts[next]?.start ?? Infinity) < index + whole.length; next += 1)
        if ((texts[next]?.start ?? 0) > index) this.#listed.add(texts[next]?.start ?? 0);
    }
  }
  readAll() {
    let next = 0;
    for (const { 0: whole, 1: join, index: start } of this.#code.matchAll(this.#expressions.sites)) {
      const open = start + whole.length;
      next = this.#readTexts(next, start);
      if (next === this.#texts.length) return;
      if (this.#read.has(open)) continue;
      const isMethod = join === void 0 && open > start;
      this.#at = isMethod ? open : start;
      this.#report(
        this.#expression(isMethod ? this.#member(this.#before(start), whole.slice(1), this.#arguments()) : void 0)
      );
    }
    this.#readTexts(next, Infinity);
  }
  /** Reads the texts up to a place, each with the expression that it begins. Gives the number of the next one. */
  #readTexts(from, end) {
    for (let next = from; ; next += 1) {
      const text = this.#texts[next];
      if (text === void 0 || text.start >= end) return next;
      const { start } = text;
      const before = this.#texts[next - 1];
      const isBehindOption = before !== void 0 && start - before.end < 30 && expressions_option.test(before.value);
      if (isBehindOption && expressions_name.test(text.value)) this.#found.add("word", text.value, start);
      if (this.#read.has(start) || this.#isDescription(text)) continue;
      this.#at = start;
      const value = text.value === ".." ? joined([computed, ...this.#arguments()]) : this.#expression(this.#behindOperator(start));
      if (text.value !== ".." || value.text !== "\0/..") this.#report(value);
    }
  }
  /** What a whole text is by what comes before it. */
  #roleOf({ value, start, end }) {
    const { role } = this.#expressions;
    role.lastIndex = start;
    const found = value.includes("\0") ? null : role.exec(this.#source);
    if (found === null && this.#listed.has(start)) return "import";
    if (found === null || /^\s*\+/.test(this.#code.slice(end, end + 10))) return void 0;
    if (found[1] === void 0) return found[2] === void 0 ? "joined" : "path";
    const isMock = this.#language === "python" && /(?:patch|attr)\($/.test(found[1]);
    return isMock && !/^\w+(?:\.\w+)+$/.test(value) ? void 0 : "import";
  }
  /** True for a text of Python that is a statement of its own, as those that describe a module or a function are. */
  #isDescription({ start, end }) {
    if (this.#language !== "python") return false;
    beginsStatement.lastIndex = start;
    return beginsStatement.test(this.#code) && /^[ \t]*(?:[\n;]|\r\n|$)/.test(this.#code.slice(end, end + 10));
  }
  /** Tries an expression at a place; gives what its first group has, and goes behind it. */
  #match(expression, at = this.#at) {
    expression.lastIndex = at;
    const found = expression.exec(this.#code);
    if (found === null) return void 0;
    this.#at = expression.lastIndex;
    return found[1] ?? found[0];
  }
  /** What comes before a method or an operator: the folders above a computed path. */
  #before(at) {
    receiver.lastIndex = at;
    const chain = receiver.exec(this.#code)?.[1] ?? "";
    const above = chain.split(/\W/).filter((one) => expressions_parent.test(one)).length;
    const [, number] = /\.parents\[(\d)\]/.exec(chain) ?? [];
    return { ...computed, text: computed.text + "/..".repeat(number === void 0 ? above : Number(number) + 1) };
  }
  /** The value before a text and the text, where an operator is between them. */
  #behindOperator(start) {
    const { before } = this.#expressions;
    before.lastIndex = start;
    const operator = before.exec(this.#code)?.[1];
    if (operator === void 0) return void 0;
    const left = this.#before(this.#code.lastIndexOf(operator, start - 1));
    this.#at = start;
    const right = this.#postfix(this.#operand() ?? computed);
    return operator === "/" ? joined([left, right]) : added(left.text === "\0" ? computed : left, right);
  }
  /** An operand with what follows it: operators, and texts beside it in some languages. */
  #expression(first) {
    let value = this.#postfix(first ?? this.#operand() ?? computed);
    for (; ; ) {
      const start = this.#at;
      const operator = this.#match(this.#expressions.operator);
      if (operator === void 0 || operator.trim() === "" && value.at < 0) {
        this.#at = start;
        return value;
      }
      const operand = this.#operand();
      const right = operand === void 0 ? computed : this.#postfix(operand);
      value = operator === "/" ? joined([value, right]) : added(value, right);
    }
  }
  /** A text, a name, a call that joins its arguments, or brackets; undefined where something else is. */
  #operand() {
    const text = this.#byStart.get(this.#at);
    if (text !== void 0) {
      this.#read.add(text.start);
      this.#at = text.end;
      const role = this.#roleOf(text);
      if (role !== void 0) {
        this.#found.add(role, text.value, text.start);
        return computed;
      }
      return { text: this.#language === "csharp" ? text.value.replaceAll("\\", "/") : text.value, at: text.start };
    }
    const start = this.#at;
    const callee = this.#match(this.#expressions.call);
    if (callee !== void 0) {
      const values2 = this.#arguments();
      return joined(callee.endsWith("expand_path") ? values2.reverse() : values2);
    }
    const called = this.#match(identifier, start);
    if (called === void 0 && !"([".includes(this.#code.charAt(start) || " ")) return void 0;
    if (!"([".includes(this.#code.charAt(this.#at) || " ")) return computed;
    const isThrough = called === void 0 && this.#code.charAt(this.#at) === "(" || through.test(called ?? "-");
    const values = this.#arguments();
    const [only] = values;
    if (isThrough && values.length === 1 && only !== void 0) return only;
    for (const value of values) this.#report(value);
    return computed;
  }
  /** Members and calls behind a value. */
  #postfix(first) {
    let value = first;
    for (; ; ) {
      const called = this.#match(member);
      const bracket = this.#code.charAt(this.#at);
      if (called === "parents") {
        value = { ...value, text: value.text + "/..".repeat(Number(this.#match(inBrackets) ?? 0) + 1) };
      } else if (called !== void 0)
        value = this.#member(value, called, bracket === "(" ? this.#arguments() : void 0);
      else if (bracket !== "" && "([".includes(bracket)) {
        for (const one of [value, ...this.#arguments()]) this.#report(one);
        value = computed;
      } else return value;
    }
  }
  /** What a member gives, or with arguments a method. */
  #member(value, called, values) {
    if (expressions_parent.test(called)) return { ...value, text: `${value.text}/..` };
    const isJoin = this.#expressions.methods.test(called);
    if (isJoin && values?.some(({ text }) => /\w/.test(text)) === true)
      return joined([called.startsWith("with_") ? { ...value, text: `${value.text}/..` } : value, ...values]);
    if (values !== void 0 && !isJoin && through.test(called)) return value;
    for (const one of [value, ...values ?? []]) this.#report(one);
    return computed;
  }
  /** Reads from a bracket, or from an argument, up to the bracket that closes it. What follows a block is not read. */
  #arguments() {
    const values = [];
    if ("([".includes(this.#code.charAt(this.#at))) {
      this.#read.add(this.#at);
      this.#at += 1;
    }
    this.#depth += 1;
    for (let isMixed = false, current; ; ) {
      this.#match(space);
      const sign = this.#code.charAt(this.#at);
      const isEnd = sign === "" || ")]};{".includes(sign) || this.#depth > deepest;
      if (isEnd || sign === ",") {
        if (isMixed && current !== void 0) this.#report(current);
        if (current !== void 0) values.push(isMixed ? computed : current);
        [isMixed, current] = [false, void 0];
        if (!isEnd || ")]".includes(sign)) this.#at += 1;
        if (!isEnd) continue;
        this.#depth -= 1;
        return values.some(({ text }) => text === "..") ? [joined(values)] : values;
      }
      const start = this.#at;
      const value = this.#expression();
      if (this.#at === start) this.#at += 1;
      else {
        if (current !== void 0 && current.at >= 0) {
          this.#report(current);
          isMixed = true;
        }
        current = value;
      }
    }
  }
  /** Adds what a value names, if it is known as a whole. */
  #report({ text, at }) {
    const isFormat = this.#language !== "javascript" && /^(?:[\w:.-]+=)?(?:%[sv]|\{[\w.:]*\})\//.test(text);
    const written = isFormat ? text.replace(/^[^/]*/, "\0") : text;
    if (at < 0 || written.length > expressions_longest || written.includes("\0", 1)) return;
    if (written.startsWith("\0")) {
      if (written.startsWith("\0/")) this.#found.add("joined", (0,tree_paths/* withoutEndSlashes */.he)(written.replace(/^\0\/+/, "")), at);
    } else if (/\s|^--?\w[\w-]*=/.test(written)) this.#command(written, at);
    else if (written.includes("/") && !written.endsWith("/") && !written.startsWith("data:"))
      this.#found.add("path", written, at);
  }
  /** The names behind options of a command line. */
  #command(text, at) {
    let isNext = false;
    for (const word of text.split(/\s+/)) {
      const [before = "", behind] = word.split("=", 2);
      const named = isNext ? word : expressions_option.test(before) || behind?.includes("/") === true ? behind : void 0;
      if (named !== void 0 && /^[@\w.][\w.@/:+-]*$/.test(named))
        this.#found.add(named.includes("/") && !named.startsWith("@") ? "path" : "word", named, at);
      isNext = expressions_option.test(word);
    }
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/sources.js




function scanSource(language, text, found) {
  if (language === "markup") scanMarkup(text, found);
  else if (language !== "php") scanProgram(language, text, found);
  else if (text.includes("<?")) scanProgram(language, text, found, text.indexOf("<?"));
}
function scanProgram(language, text, found, from = 0, to = text.length) {
  const scanned = (0,scan_texts/* readTexts */.Z)(families/* families */.T[language], text, from, to);
  new ExpressionReader(language, text, scanned, found).readAll();
  if (language === "python") pythonImports(scanned.code, found);
  else if (language === "rust")
    for (const { 1: name = "", index } of scanned.code.matchAll(/\bmod\s+(\w+)\s*;/g))
      found.add("import", `./${name}`, index);
  else if (language === "go") directives(text, found);
  else if (language === "stylesheet")
    for (const { 1: path = "", index } of scanned.code.matchAll(/\burl\(([^\s)"']+)/g)) found.add("path", path, index);
}
const statement = /(?:^|[;:])[ \t]*(?:from(?=[\s.])[ \t]*([.\w]+)[ \t]*(?<=[\s.])c?import\b[ \t]*(?:\(([^()]*)\)|([^\n;()]*))|c?import[ \t]+([^\n;()]*))/gm;
function pythonImports(code, found) {
  const lines = code.replaceAll(/\\\r?\n|\f/g, (one) => " ".repeat(one.length));
  for (const { 0: whole, 1: module, 2: inBrackets, 3: onLine, 4: modules, index } of lines.matchAll(statement)) {
    const list = inBrackets ?? onLine ?? modules ?? "";
    const start = index + whole.length - list.length - (inBrackets === void 0 ? 0 : 1);
    if (module !== void 0 && ["*", ""].includes(list.trim())) found.add("import", module, start);
    const prefix = module === void 0 || module.endsWith(".") ? module ?? "" : `${module}.`;
    for (const { 0: before, 1: name = "", index: at } of list.matchAll(/(?:^|,)\s*([.\w]+)/g))
      found.add("import", prefix + name, start + at + before.length - name.length);
  }
}
function directives(text, found) {
  for (const { 1: include, 2: words = "", index } of text.matchAll(
    /^(?:\/\/[ \t]?)?#include[ \t]+"([^"\n]+)"|^(?:\/\/go:generate|(?:\/\/[ \t]?)?#cgo)[ \t](.*)/gm
  )) {
    if (include !== void 0) found.add("path", include, index);
    for (const word of words.replaceAll("${SRCDIR}/", "").split(/\s+/))
      if (word.includes("/")) addWords(word, index, found);
  }
}
const markup = /<!--[^]*?(?:-->|$(?![^]))|^---\n([^]*?)\n---|<(script|style)\b([^<>]*)>|(?<=[\w\])]=\{?)["'`]([^"'`<>]*)["'`]/gi;
function scanMarkup(text, found) {
  const expression = new RegExp(markup);
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [, program, block, attributes = "", value = ""] = match;
    if (program !== void 0) scanProgram("javascript", text, found, 4, 4 + program.length);
    const written = block === void 0 ? value : /\bsrc=["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
    if (written.includes("/")) found.add("path", written, match.index);
    if (block === void 0 || attributes.endsWith("/")) continue;
    const ending = block.toLowerCase() === "style" ? /<\/style/gi : /<\/script/gi;
    ending.lastIndex = expression.lastIndex;
    const to = ending.exec(text)?.index ?? text.length;
    scanProgram(block.toLowerCase() === "style" ? "stylesheet" : "javascript", text, found, expression.lastIndex, to);
    expression.lastIndex = to;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/scan/scan.js




function literalsOf(language, text) {
  const found = new Literals(text);
  if (language === "yaml" || language === "xml" || language === "ini" || language === "script")
    scanLines(language, text, found);
  else if (isSettings(language)) scanQuoted(language, text, found);
  else scanSource(language, text, found);
  return found.values();
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/places.js
var literals_places = __webpack_require__(6869);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/literals/resolve.js
var resolve = __webpack_require__(71293);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/literals/namings.js








const manifestNames = /^(?:package\.json|rush\.json|Cargo\.toml|pyproject\.toml|setup\.py|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|[^/]*\.(?:cs|fs|vb)proj)$/;
function isManifest(path) {
  return manifestNames.test((0,tree_paths/* nameOf */.Vb)(path)) || /^(?:pnpm-workspace\.yaml|go\.work|settings\.gradle(?:\.kts)?|.*\.slnx?)$/.test((0,tree_paths/* nameOf */.Vb)(path));
}
async function readNamings(tree, files, unread) {
  const places = await literals_places/* TrackedPlaces */.b.of(tree);
  const isLink = ({ mode }) => mode === "120000";
  const all = files.some(isLink) ? new Map((await tree.entries()).map((entry) => [entry.path, entry])) : void 0;
  const wanted = [];
  for (const file of files) {
    const language = languageOf(file.path);
    const entry = isLink(file) ? all?.get(places.destination(file.path)) : file;
    if (language === void 0 || entry?.mode.startsWith("100") !== true) continue;
    wanted.push({ path: file.path, entry, language, key: `${entry.object} ${language}` });
  }
  let why = "";
  const read = (content, { language }) => literalsOf(language, (0,broken_manifest/* manifestText */.$)(content)).map(apart);
  const known = await (0,content_memory/* readOnce */.WY)(tree, "literals", wanted, read, unread && ((reason) => why = reason));
  const { homes, homesBelow } = await homesOf(tree);
  const isOwn = (path, home) => home !== "" && homes((0,tree_paths/* directoryOf */.jt)(path)) === home;
  const found = /* @__PURE__ */ new Map();
  for (const { path, language, key } of wanted) {
    const literals = known.get(key) ?? [];
    if (!known.has(key)) unread?.(path, why);
    if (literals.length === 0) continue;
    const folder = (0,tree_paths/* directoryOf */.jt)(path);
    const file = { path, folder, home: homes(folder), language };
    const isData = isSettings(language) && file.home !== folder;
    const namings = literals.flatMap((literal) => {
      if (isData && literal.role === "word") return [];
      if ((0,resolve/* isGlob */.fg)(literal)) {
        const found2 = (0,resolve/* globbedPlaces */.oi)(literal, file, places, homesBelow);
        return found2.flatMap((place2) => isOwn(place2.path, file.home) ? [] : [{ literal, place: place2 }]);
      }
      const place = (0,resolve/* namedPlace */.Dn)(literal, file, places);
      if (place !== void 0) return [{ literal, place }];
      return literal.role === "joined" ? [] : [{ literal }];
    });
    if (namings.length > 0) found.set(path, namings);
  }
  return found;
}
function apart(literal) {
  return { ...literal, text: Buffer.from(literal.text).toString() };
}
async function homesOf(tree) {
  const homes = /* @__PURE__ */ new Set();
  for (const { path } of await tree.entries()) if (manifestNames.test((0,tree_paths/* nameOf */.Vb)(path))) homes.add((0,tree_paths/* directoryOf */.jt)(path));
  const below = /* @__PURE__ */ new Map();
  for (const above of [...homes].flatMap(tree_paths/* pathsAbove */.wP)) below.set(above, (below.get(above) ?? 0) + 1);
  const known = /* @__PURE__ */ new Map();
  const homeOf = (folder) => [folder, ...(0,tree_paths/* pathsAbove */.wP)(folder)].find((above) => homes.has(above)) ?? "";
  return {
    homes: (folder) => (0,append/* getOrMake */.IV)(known, folder, () => homeOf(folder)),
    homesBelow: (folder) => below.get(folder) ?? 0
  };
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/remembered.js
var remembered = __webpack_require__(36555);
// EXTERNAL MODULE: ./build/packages/shared/src/json-values.js
var json_values = __webpack_require__(80182);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/commit.js + 1 modules
var readers_commit = __webpack_require__(56297);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/compare.js
var compare = __webpack_require__(89796);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/texts.js
var texts = __webpack_require__(87543);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/graph.js + 1 modules
var engine_graph = __webpack_require__(26872);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/tests-by-name.js


const testFolders = /(?:^|\/)(?:__(?:tests?|mocks|fixtures|snapshots|testfixtures)__|tests?|specs?|e2e|cypress|testdata|fixtures|benches|benchmarks?|examples?|src\/(?:test|it|jmh|site)|[\w.-]*[._-]tests?)\//i;
const testNames = /[._-](?:tests?|spec|cy|e2e|test-d|bench)\.[^/]|^conftest\.py$|^test_.*\.py$|\.snap$|(?:Tests?|IT|Spec)\.(?:java|kt|groovy|scala|cs|fs|vb|swift|php)$/;
const sourceSet = /(?:^|\/)src\/(\w+)\/(?:java|kotlin|groovy|scala|resources|webapp|proto)\//;
const testSet = /test|^it$|jmh/i;
function testsOf(id) {
  return `${id} (tests)`;
}
function isTestOrText(path) {
  const set = sourceSet.exec(path)?.[1];
  if (set !== void 0) return testSet.test(set) && set !== "testFixtures";
  return testFolders.test(path) || testNames.test((0,tree_paths/* nameOf */.Vb)(path)) || (0,texts/* isText */.K)(path);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/targets.js








const nothing = { ids: [] };
class Targets {
  /** @param nodes those of all builds */
  constructor(graph, nodes) {
    this.graph = graph;
    this.nodes = nodes;
    for (const [place, id] of graph.places) {
      (0,append/* append */.BC)(this.#at, place, id);
      if (!this.#folders.has(id)) this.#folders.set(id, place);
      (0,append/* getOrMake */.IV)(nodes, testsOf(id), () => (0,engine_graph/* testsNode */.eP)(id, nodes.get(id)));
      for (const above of (0,tree_paths/* pathsAbove */.wP)(place)) (0,append/* append */.BC)(this.#below, above, id);
    }
  }
  graph;
  nodes;
  /** Tests that other files of their target name. They count as the rest of the target does. */
  #named = /* @__PURE__ */ new Set();
  /** Ids of targets by their folders or manifests. */
  #at = /* @__PURE__ */ new Map();
  #folders = /* @__PURE__ */ new Map();
  /** How many folders of targets are in each folder and below it. */
  #below = /* @__PURE__ */ new Map();
  /** True for nodes of one target. */
  isSame(one, other) {
    if (one === other) return true;
    const target = this.nodes.get(one)?.target;
    return target !== void 0 && target === this.nodes.get(other)?.target;
  }
  /** True for the target at the root, and for its tests. */
  isRoot(id) {
    const { rootTarget } = this.graph;
    return rootTarget !== void 0 && this.isSame(id, rootTarget);
  }
  /** The folders that hold targets. */
  get folders() {
    return this.#at.keys();
  }
  /** The targets in a folder. */
  inFolder(folder) {
    return this.#at.get(folder) ?? [];
  }
  /** The nearest folder above a path, or the path itself, that holds targets. */
  home(path) {
    return [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].find((above) => this.#at.has(above));
  }
  /**
   * The nodes whose edges the texts of a file are. Settings above several targets belong to all of these, and what they name is an edge of the
   * folder's targets alone.
   * @param owners the nodes that the file belongs to, its tests apart
   */
  usersOf(file, owners) {
    const users = [...owners].filter((id) => !this.graph.closed.has(id));
    const language = languageOf(file);
    const isShared = users.length > 1 && language !== void 0 && isSettings(language);
    return isShared ? users.filter((id) => this.#holds(id, file)) : users;
  }
  /** True for a file whose texts say something of this build that is not declared. */
  isOpen(path) {
    const { reportedBy, isRead } = this.graph;
    return reportedBy === void 0 && isRead?.(path) !== true;
  }
  /** The nodes that a file belongs to, its tests apart. */
  nodesOf(path) {
    const owners = this.graph.owners(path);
    if (this.#named.has(path)) return owners;
    return this.#withTests(path, owners) ?? owners;
  }
  /** The owners with the nodes of tests in place of those for which the file is a test; undefined where it is for none. */
  #withTests(path, owners) {
    let found;
    const seen = [];
    for (const id of owners) {
      const isTest = this.#isTest(path, id);
      if (isTest) found ??= [...seen];
      const part = isTest ? this.testsOf(id) : id;
      found?.push(part);
      seen.push(part);
      if (seen.length > mostOwners) return void 0;
    }
    return found;
  }
  #isTest(path, id) {
    const folder = this.#folders.get(id);
    const { isForTests, isCompiled, isWhole } = this.graph;
    if (folder === void 0 || isWhole || isCompiled?.(path, folder) === true) return false;
    if (isForTests !== void 0) return isForTests(path, folder);
    return isTestOrText(folder === "" || !(0,tree_paths/* isWithin */.UO)(path, folder) ? path : path.slice(folder.length + 1));
  }
  /** The node of a target's tests. */
  testsOf(id) {
    return this.#folders.has(id) ? testsOf(id) : id;
  }
  /** Finds tests that another file of their target names, and files that these name. */
  findNamedTests(namings) {
    const named = /* @__PURE__ */ new Set();
    const waiting = [];
    const look = (file, found) => {
      for (const { literal, place } of found) {
        if (place?.kind !== "file" || (0,resolve/* isGlob */.fg)(literal) || named.has(place.path) || place.path === file) continue;
        const owners = [...this.graph.owners(place.path)];
        if (!owners.some((id) => this.#isTest(place.path, id)) || !this.#shareOwner(file, owners)) continue;
        named.add(place.path);
        waiting.push(place.path);
      }
    };
    for (const [file, found] of namings) {
      if (this.isOpen(file) && ![...this.graph.owners(file)].some((id) => this.#isTest(file, id))) look(file, found);
    }
    for (const file of waiting) look(file, namings.get(file) ?? []);
    this.#named = named;
  }
  #shareOwner(file, owners) {
    const targets = new Set(owners);
    for (const id of this.graph.owners(file)) if (targets.has(id)) return true;
    return false;
  }
  /** The targets, or the place of no target, that a literal of a file means. */
  meant(file, { literal, place }) {
    if (place === void 0) return this.#called(file, literal);
    const isManifestOnly = literal.role === "import" && this.graph.manifests.has(place.path);
    if (place.kind === "file" && (isManifestOnly || this.#isTextOfOther(file, place.path)))
      return { ids: [], read: place.path };
    return { ...this.#placed(file, place), places: [place.path] };
  }
  /**
   * The targets of this build that a file of another one means by a path: those in the nearest folder, unless it is around the file. The
   * target at the root of the build has every place that no other target has, so that it is not meant.
   */
  meantFromOutside(file, path) {
    const home = this.home(path);
    return home === void 0 || home === this.graph.root || (0,tree_paths/* isWithin */.UO)(file, home) ? [] : this.inFolder(home);
  }
  #isTextOfOther(file, path) {
    return (0,texts/* isText */.K)(path) && !this.#shareOwner(file, [...this.graph.owners(path)]);
  }
  #placed(file, { path, kind }) {
    if (kind === "directory") return this.#folder(file, path);
    if (kind === "untracked") return { ids: this.#around(path, (folder) => !(0,tree_paths/* isWithin */.UO)(file, folder)) };
    const at = this.#at.get(path);
    if (at !== void 0) return { ids: at };
    const owners = [...this.nodesOf(path)];
    const others = owners.filter((id) => !this.isRoot(id) && this.#holds(id, path));
    return others.length < owners.length || owners.length === 0 ? { ids: others, read: path } : { ids: owners };
  }
  /** True where a file is in the folder of a target, or nobody knows the folder. */
  #holds(id, path) {
    const folder = this.#folders.get(id);
    return folder === void 0 || (0,tree_paths/* isWithin */.UO)(path, folder);
  }
  /** The targets that a name means: of a module, or of a target. */
  #called(file, { role, text }) {
    const { names, resolve, importsOnly } = this.graph;
    if (role === "path" && importsOnly?.(file) === true) return nothing;
    if (role === "import") {
      if (text.startsWith(".")) return nothing;
      const { ids = [], paths = [], unknown } = resolve?.(file, text) ?? {};
      if (unknown !== void 0) this.setUnknown(file, unknown);
      const files = paths.flatMap((path) => [...this.nodesOf(path)]);
      if (ids.length + paths.length > 0) return { ids: [...ids, ...files], places: paths };
    }
    for (let end = text.length; end > 0; end = text.lastIndexOf("/", end - 1)) {
      const name = text.slice(0, end);
      const isWholeWord = role === "word" && name === text;
      if (role !== "import" && !isWholeWord && !name.includes("/")) return nothing;
      const id = names.get(name);
      if (id !== void 0) return { ids: [id, ...this.#testsAt(id, text.slice(end + 1))] };
    }
    return nothing;
  }
  /** Nobody knows what the targets of a file are built from. */
  setUnknown(file, why) {
    for (const id of this.usersOf(file, this.graph.owners(file))) {
      const node = this.nodes.get(id);
      if (node !== void 0) node.unknown ??= why;
    }
  }
  /** The node of a target's tests, where a path in the target leads to them (`@acme/kit/test/helpers`). */
  #testsAt(id, below) {
    const folder = this.#folders.get(id);
    if (folder === void 0 || below === "") return [];
    const path = folder === "" ? below : `${folder}/${below}`;
    return [...this.nodesOf(path), ...this.nodesOf(`${path}.js`)].filter((one) => this.isSame(one, id));
  }
  #folder(file, path) {
    if ((0,tree_paths/* isWithin */.UO)(file, path)) return nothing;
    const at = this.#at.get(path);
    if (at !== void 0) return { ids: at };
    const below = this.#below.get(path) ?? [];
    if (below.length > 1) return isManifest(file) ? { ids: below } : nothing;
    if (below.length === 1) return { ids: below };
    const around = this.#around(path, (folder) => folder !== "");
    return around.length > 0 ? { ids: [...around, ...this.nodesOf(`${path}/.`)] } : { ids: [], read: path };
  }
  /** The targets of the nearest folder of targets above a path, where that folder counts. */
  #around(path, counts) {
    const folder = (0,tree_paths/* pathsAbove */.wP)(path).find((above) => this.#at.has(above));
    return folder === void 0 || !counts(folder) ? [] : this.#at.get(folder) ?? [];
  }
}
const mostOwners = 50;


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/connect.js








async function connect(tree, declared) {
  const nodes = new Map(declared.flatMap((graph) => [...graph.nodes]));
  const builds = declared.map((graph) => new Texts(new Targets(graph, nodes)));
  const isSearched = (path) => builds.some((build) => (builds.length > 1 || build.targets.isOpen(path)) && build.owns(path));
  const entries = (await tree.entries()).filter(
    ({ path, mode }) => (mode.startsWith("100") || mode === "120000") && !isInstalled(path) && isSearched(path)
  );
  const namings = await readNamings(tree, entries, (path, why) => {
    for (const { targets } of builds) targets.setUnknown(path, `nobody knows what ${path} imports: ${why}`);
  });
  for (const { targets } of builds) targets.findNamedTests(namings);
  for (const build of builds) build.addEdges(namings, builds);
  addEdgesInFolders(builds);
  const joined = new engine_graph/* JoinedOwners */.mC();
  return {
    nodes,
    owners: (path) => builds.reduce((ids, build) => joined.join(ids, build.owners(path)), []),
    readers: (path) => new Map(builds.flatMap((build) => [...build.readers(path)])),
    covers: (path) => builds.some((build) => build.covers(path)),
    describedBy: (path) => declared.flatMap((graph) => graph.describedBy(path) ?? [])[0],
    places: declared.flatMap(({ places }) => places)
  };
}
function isInstalled(path) {
  return (path.includes("node_modules/") || path.includes(".yarn/")) && /(?:^|\/)(?:node_modules|\.yarn)\//.test(path);
}
function addEdgesInFolders(builds) {
  const several = builds.flatMap(({ targets }) => targets.graph.isConfigured ? [] : [targets]);
  const roots = new Set(several.flatMap(({ folders }) => [...folders].flatMap((folder) => (0,tree_paths/* pathsAbove */.wP)(folder))));
  for (const one of several) {
    for (const folder of one.folders) {
      if (roots.has(folder)) continue;
      const edge = { kind: "declared", text: `both are in ${folder || "the root"}` };
      const beside = several.flatMap((other) => other === one ? [] : other.inFolder(folder));
      for (const id of one.inFolder(folder))
        for (const on of beside) if (!one.isSame(id, on)) one.nodes.get(id)?.dependencies.add(on, edge);
    }
  }
}
class Texts {
  constructor(targets) {
    this.targets = targets;
  }
  targets;
  #readers = /* @__PURE__ */ new Map();
  /** Files and folders of no target that files of the root's target name. They belong to it, or to its tests. */
  #ofRoot = /* @__PURE__ */ new Map();
  owns(path) {
    return (0,engine_graph/* hasAny */.X8)(this.targets.graph.owners(path));
  }
  covers(path) {
    return this.targets.graph.covers(path) || !this.owns(path) && (0,engine_graph/* hasAny */.X8)(this.#ownersByRoot(path));
  }
  owners(path) {
    const owners = this.targets.nodesOf(path);
    return (0,engine_graph/* hasAny */.X8)(owners) ? owners : this.#ownersByRoot(path);
  }
  #ownersByRoot(path) {
    const mayOwn = this.#ofRoot.size > 0 && path.includes("/") && !path.startsWith(".");
    const place = !mayOwn ? void 0 : [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].find((one) => this.#ofRoot.has(one));
    return this.#ofRoot.get(place ?? "") ?? [];
  }
  readers(path) {
    const all = new Map(this.targets.graph.readers(path));
    if (this.#readers.size === 0) return all;
    for (const place of [path, ...(0,tree_paths/* pathsAbove */.wP)(path)]) {
      for (const [id, edge] of this.#readers.get(place) ?? []) {
        const user = (0,texts/* isText */.K)(path) ? this.targets.testsOf(id) : id;
        if (!all.has(user)) all.set(user, edge);
      }
    }
    return all;
  }
  /** Adds what the files of the build name, to targets of this build and of others. */
  addEdges(namings, builds) {
    const others = builds.flatMap(
      ({ targets }) => targets === this.targets || targets.graph.isConfigured ? [] : [targets]
    );
    const added = /* @__PURE__ */ new WeakMap();
    for (const file of namings.keys()) {
      const owners = this.targets.nodesOf(file);
      if (!(0,engine_graph/* hasAny */.X8)(owners)) continue;
      const known = (0,append/* getOrMake */.IV)(added, owners, () => /* @__PURE__ */ new Set());
      for (const used of this.#usedBy(file, namings, this.#isNearest(file, others) ? others : [])) {
        const key = [languageOf(file), used.edge.kind, used.read, ...used.ids].join("\0");
        if (known.has(key)) continue;
        known.add(key);
        for (const user of this.targets.usersOf(file, owners)) this.#use(user, used);
      }
    }
  }
  /** True where no target of another build is nearer to a file: what it says of other builds, it says for that one. */
  #isNearest(file, others) {
    const home = this.targets.home(file)?.length ?? -1;
    return this.targets.graph.isConfigured || others.every((other) => (other.home(file)?.length ?? -1) <= home);
  }
  #use(user, { ids, read, edge }) {
    const { targets } = this;
    for (const id of ids) if (!targets.isSame(user, id)) targets.nodes.get(user)?.dependencies.add(id, edge);
    if (read === void 0) return;
    const of = (0,append/* getOrMake */.IV)(this.#readers, read, () => /* @__PURE__ */ new Map());
    if (!of.has(user) || of.get(user)?.kind === "named") of.set(user, edge);
    if (targets.isRoot(user)) (0,append/* addTo */.DN)(this.#ofRoot, read, user);
  }
  /** What a file uses: what it names, and what the files of the root name that it leads to, one after the other. */
  *#usedBy(file, namings, others) {
    const isOpen = this.targets.isOpen(file);
    const waiting = [file];
    const seen = new Set(waiting);
    for (const from of waiting) {
      for (const naming of namings.get(from) ?? []) {
        const isGlobbed = (0,resolve/* isGlob */.fg)(naming.literal);
        if (isGlobbed && from !== file) continue;
        const meant = this.targets.meant(from, naming);
        const outside = others.flatMap(
          (other) => (meant.places ?? []).flatMap((place) => other.meantFromOutside(file, place))
        );
        const read = !isOpen || isGlobbed && meant.read?.startsWith(".") === true ? void 0 : meant.read;
        const { role, line, text } = naming.literal;
        yield {
          ids: isOpen ? [...meant.ids, ...outside] : outside,
          ...read !== void 0 && { read },
          edge: { kind: role === "import" ? "imported" : "named", file: from, line, text }
        };
        if (isGlobbed || read === void 0 || seen.has(read)) continue;
        seen.add(read);
        waiting.push(read);
      }
    }
  }
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/declared.js






async function declaredGraph(commit, reading, build, nodes = /* @__PURE__ */ new Map()) {
  const declared = new Declared(reading, build, nodes, commit.submodules, await literals_places/* TrackedPlaces */.b.of(commit.tree));
  return declared.graph();
}
const nobody = /* @__PURE__ */ new Set();
class Declared {
  constructor(reading, build, nodes, submodules, places) {
    this.reading = reading;
    this.build = build;
    this.nodes = nodes;
    this.submodules = submodules;
    this.places = places;
    const { reportedBy } = reading;
    this.#isWhole = build.reader.compare !== void 0;
    this.#reported = reportedBy === void 0 ? void 0 : { kind: "declared", text: `as ${reportedBy} reports it` };
    for (const target of reading.targets) this.#addTarget(target);
    for (const [key, external] of reading.externals ?? []) this.#addExternal(key, external);
    for (const target of reading.targets) this.#addUses(target);
    for (const [key, { uses, label }] of reading.externals ?? []) {
      for (const use of uses) this.#depend(this.#id(key), use, label);
    }
  }
  reading;
  build;
  nodes;
  submodules;
  places;
  #byFolder = /* @__PURE__ */ new Map();
  #folders = new file_owners/* FileOwners */.p();
  /** What manifests name as their own, and places on which something depends. */
  #named = new file_owners/* FileOwners */.p();
  #readers = new file_owners/* FileOwners */.p();
  /** Owners by nearness together with owners by name. */
  #joined = new engine_graph/* JoinedOwners */.mC();
  #root;
  #reported;
  #isWhole;
  /** The id of the node for an id of the reading. */
  #id(id) {
    return this.build.idOf(id);
  }
  #addTarget(target) {
    const { name, folder, manifest, owns = [], reads = [], facts = [], unknown, isPart = false } = target;
    const id = this.#id(target.id);
    const named = isPart ? void 0 : this.build.named(name);
    const node = (0,append/* getOrMake */.IV)(this.nodes, id, () => (0,engine_graph/* graphNode */.De)(name, named, manifest));
    if (unknown !== void 0) node.unknown = unknown;
    if (target.concernsAll !== void 0) node.concernsAll = target.concernsAll;
    for (const [fact, value] of facts) node.facts.set(fact, (node.facts.get(fact) ?? "") + value);
    (0,append/* append */.BC)(this.#byFolder, folder, id);
    this.#folders.add(folder, id, "directory");
    for (const path of owns) this.#named.add(path, id, "directory");
    for (const path of reads) this.#readers.add(path, id, "directory");
    if (target.atRoot !== void 0) this.#root = target;
  }
  #addExternal(key, { label, content }) {
    const node = (0,engine_graph/* graphNode */.De)(label);
    node.facts.set(label, content);
    this.nodes.set(this.#id(key), node);
  }
  #addUses({ id, folder, manifest, uses }) {
    for (const use of uses) {
      const user = use.byTests === true ? this.#tests(this.#id(id)) : this.#id(id);
      this.#depend(user, use, manifest, folder);
    }
  }
  #tests(id) {
    (0,append/* getOrMake */.IV)(this.nodes, testsOf(id), () => (0,engine_graph/* testsNode */.eP)(id, this.nodes.get(id)));
    return testsOf(id);
  }
  /** @param says the file that declares it, for people */
  #depend(user, use, says = "", folder) {
    const node = this.nodes.get(user);
    if (node === void 0) return;
    const edge = "stated" in use ? { kind: "stated", ...use.stated } : this.#reported;
    const ids = "id" in use ? [this.#id(use.id)] : this.#at(use, folder);
    for (const id of ids ?? []) {
      if (id === user) continue;
      node.dependencies.add(id, edge);
      if ("ofTests" in use && use.ofTests) node.dependencies.add(testsOf(id), edge);
    }
    if (ids === void 0 && "written" in use) {
      node.unknown = `${says} names the path ${JSON.stringify(use.written.slice(0, 200))} for ${use.what}, where nothing is`;
    }
  }
  /**
   * The nodes of what is at a path.
   * @param folder of the target that uses it
   * @returns undefined where nothing is
   */
  #at({ path }, folder) {
    if (path === void 0) return void 0;
    const targets = this.#byFolder.get(path);
    if (targets !== void 0) return targets;
    const submodule = this.submodules.find((one) => (0,tree_paths/* isWithin */.UO)(path, one));
    const isThere = this.places.find(path) !== void 0 && this.places.written(path) === path;
    if (submodule !== void 0 || isThere) return [this.#place(submodule ?? path, submodule !== void 0)];
    const builder = (0,tree_paths/* pathsAbove */.wP)(path).find((above) => above !== "" && this.#byFolder.has(above));
    return builder === void 0 || builder === folder ? void 0 : this.#byFolder.get(builder);
  }
  /** The node of a file or folder on which something depends. It owns what is there, beside the target around it. */
  #place(path, isSubmodule) {
    const id = this.#id(`place ${path}`);
    if (!this.nodes.has(id)) {
      this.nodes.set(id, (0,engine_graph/* graphNode */.De)(isSubmodule ? `submodule ${path}` : path));
      (path === "" ? this.#readers : this.#named).add(path, id, "directory");
    }
    return id;
  }
  graph() {
    const { targets, externals = [], describedBy, resolve, ...rules } = this.reading;
    const named = [...targets, ...[...externals].map(([id, { names }]) => ({ id, names }))];
    return {
      ...rules,
      root: this.build.root,
      isWhole: this.#isWhole,
      isConfigured: this.build.reader.isConfigured === true,
      nodes: this.nodes,
      owners: (path) => this.#owners(path),
      readers: (path) => this.#readersOf(path),
      covers: (path) => (0,engine_graph/* hasAny */.X8)(this.#owners(path)) && !this.#isForAll(path),
      describedBy: (path) => describedBy?.(path),
      places: targets.map(({ folder, id }) => [folder, this.#id(id)]),
      manifests: new Set(targets.flatMap(({ manifest = [] }) => manifest)),
      closed: new Set(targets.flatMap(({ declaresAll = false, id }) => declaresAll ? [this.#id(id)] : [])),
      // A target's name comes before an external's.
      names: new Map(
        named.reverse().flatMap(({ id, names = [] }) => names.map((name) => [name, this.#id(id)]))
      ),
      ...resolve && { resolve: (...asked) => this.#resolved(resolve(...asked)) },
      ...this.#root && { rootTarget: this.#id(this.#root.id) }
    };
  }
  #resolved({ ids = [], ...others }) {
    return { ...others, ids: ids.map((id) => this.#id(id)) };
  }
  #owners(path) {
    if (this.reading.owners !== void 0) return new Set([...this.reading.owners(path)].map((id) => this.#id(id)));
    if (this.reading.opaque?.has(path) === true) return nobody;
    return this.#joined.join(this.#nearest(path), this.#named.shared(path));
  }
  #readersOf(path) {
    const reported = [...this.reading.readers?.(path) ?? []].map((id) => [this.#id(id), this.#reported]);
    const declared = [...this.#readers.shared(path)].map((id) => [
      id,
      { kind: "declared", file: this.nodes.get(id)?.manifest ?? "", text: path }
    ]);
    return new Map([...reported, ...declared]);
  }
  #nearest(path) {
    const near = this.#folders.nearest(path);
    const root = this.#root;
    if (root === void 0 || !near.has(this.#id(root.id))) return near;
    return root.atRoot?.owns(belowFolder(path, root.folder)) === true ? near : nobody;
  }
  /** True for code beside the root's manifest: settings and scripts that may build every target. The root's own tests do not. */
  #isForAll(path) {
    const root = this.#root;
    if (root?.atRoot?.isForAll !== true || !this.#nearest(path).has(this.#id(root.id))) return false;
    return !isTestOrText(belowFolder(path, root.folder));
  }
}
function belowFolder(path, folder) {
  return folder === "" ? path : path.slice(folder.length + 1);
}


// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/readings.js
var readings = __webpack_require__(90366);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/engine/settings.js
var engine_settings = __webpack_require__(8270);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/builds.js











async function joinBuilds(asked, linked, tools) {
  const { base, head } = linked.comparison;
  const after = await graphOf(asked, head, tools);
  if ("why" in after) return after;
  const before = await graphOf(asked, base, tools);
  if ("why" in before) return before;
  const graphs = { base: before, head: after };
  const touched = (0,compare/* touchedIn */.sc)(graphs, linked);
  const reported = new Map(
    asked.flatMap(
      ({ readings, named }) => [...readings.reported?.targets ?? []].map(([name, reason]) => [named(name), renamed(reason, named)])
    )
  );
  const covered = asked.flatMap(({ readings }) => [...readings.reported?.covered ?? []]);
  return { graphs, touched, reported, covered: /* @__PURE__ */ new Set([...touched.covered, ...covered.map(real(linked))]) };
}
const real = ({ changes }) => (path) => changes.get(path)?.path ?? path;
function renamed(reason, named) {
  return reason.kind === "dependency" ? { kind: "dependency", target: named(reason.target) } : reason;
}
function warningsOf({ graphs }, asked) {
  const found = /* @__PURE__ */ new Set();
  for (const { readings, idOf } of asked) {
    const { name } = readings.reader;
    const prefix = idOf("");
    for (const { nodes } of [graphs.base, graphs.head]) {
      for (const [id, { target, label, unknown }] of nodes) {
        if (unknown === void 0 || !id.startsWith(prefix)) continue;
        const claimed = target === void 0 ? `what uses ${label}` : `the target ${label}`;
        found.add(`${name}: every answer has ${claimed}, because ${unknown}`);
      }
    }
    for (const line of (0,engine_settings/* unreadableIn */.D)(readings.base, readings.head)) found.add(`${name}: ${line}`);
  }
  return found;
}
function relatedNodes({ nodes }, { readings, idOf }) {
  return [...readings.related ?? []].flatMap(([id, uses]) => {
    const node = nodes.get(idOf(id));
    if (node === void 0) return [];
    const dependencies = node.dependencies.filtered();
    for (const use of uses) dependencies.add(idOf(use));
    return [[idOf(id), { ...node, dependencies }]];
  });
}
async function graphOf(asked, tree, { options }) {
  const make = async () => {
    const commit = await readers_commit/* Commit */.g.of(tree, options);
    const declared = [];
    const nodes = /* @__PURE__ */ new Map();
    for (const { readings, named, idOf } of asked) {
      const { reader, root, [tree.side]: reading } = readings;
      if (reading === void 0) continue;
      declared.push(await declaredGraph(commit, reading, { root, reader, named, idOf }, nodes));
    }
    return connect(tree, declared);
  };
  try {
    const names = asked.map(({ repeats, readings: { reader, root } }) => [
      reader.name,
      root,
      options[reader.name],
      [...repeats]
    ]);
    const isConfigured = asked.some(({ readings }) => readings.reader.isConfigured === true);
    const graph = await (isConfigured ? make() : (0,remembered/* remembered */.H)(tree, `graph of ${(0,json_values/* canonicalJson */.dj)(names)}`, make));
    const unread = asked.flatMap(
      ({ readings, named, idOf }) => readings.base === void 0 && readings.head === void 0 ? [...readings.reported?.targets.keys() ?? []].map(
        (name) => [idOf(name), (0,engine_graph/* graphNode */.De)(name, named(name))]
      ) : []
    );
    const related = asked.flatMap((one) => relatedNodes(graph, one));
    const more = [...unread, ...related];
    return more.length === 0 ? graph : { ...graph, nodes: new Map([...graph.nodes, ...more]) };
  } catch (error) {
    return (0,readings/* whyUnknown */.F)(error, tree);
  }
}
async function namedByFiles({ base, head }, paths) {
  const named = /* @__PURE__ */ new Set();
  for (const tree of paths.length === 0 ? [] : [base, head]) {
    const files = (await tree.entries()).filter(({ path }) => !`/${path}`.includes("/node_modules/"));
    for (const namings of (await readNamings(tree, files)).values()) {
      for (const { place } of namings) if (place !== void 0 && place.path !== "") named.add(place.path);
    }
  }
  return new Set(paths.filter((path) => [path, ...(0,tree_paths/* pathsAbove */.wP)(path)].some((place) => named.has(place))));
}



/***/ }),

/***/ 89796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ idsByTarget),
/* harmony export */   Ph: () => (/* binding */ compareGraphs),
/* harmony export */   UH: () => (/* binding */ targetsAt),
/* harmony export */   qx: () => (/* binding */ dependentTargets),
/* harmony export */   sc: () => (/* binding */ touchedIn)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);
/* harmony import */ var _spread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30756);


function touchedIn({ base, head }, linked) {
  const { changes } = linked.comparison;
  const nodes = /* @__PURE__ */ new Map();
  const [covered, read, described] = [/* @__PURE__ */ new Set(), /* @__PURE__ */ new Set(), /* @__PURE__ */ new Set()];
  const changed = new Set(changes.map(({ path }) => path));
  const real = (path) => linked.changes.get(path)?.path ?? path;
  const seen = /* @__PURE__ */ new WeakSet();
  for (const { path, ...sides } of changes) {
    let isCovered = real(path) === path || linked.lasting.has(path);
    const touch = (id, edge) => {
      if (!nodes.has(id)) nodes.set(id, { path: real(path), ...edge && { edge } });
    };
    for (const [graph, entry] of [[base, sides.base], [head, sides.head]]) {
      const isDescribed = changed.has(graph.describedBy(path) ?? "");
      if (isDescribed) described.add(real(path));
      if (entry === void 0) continue;
      const owners = graph.owners(path);
      if (!seen.has(owners)) for (const id of owners) touch(id);
      seen.add(owners);
      for (const [id, edge] of graph.readers(path)) {
        touch(id, edge);
        read.add(real(path));
      }
      isCovered &&= isDescribed || graph.covers(path);
    }
    if (isCovered) covered.add(real(path));
  }
  return { nodes, covered, read, described: [...described] };
}
async function compareGraphs(graphs, linked, touched, { reported = /* @__PURE__ */ new Map(), named = /* @__PURE__ */ new Map(), limit } = {}) {
  const moved = await movedBetweenOwners(graphs, linked);
  const first = firstReasons(graphs, touched, moved);
  const ids = idsByTarget([graphs.base, graphs.head]);
  const byRule = new Set([...named.keys()].flatMap((target) => ids.get(target) ?? []));
  const add = (some) => {
    for (const [target, reason] of some)
      for (const id of ids.get(target) ?? []) if (!first.has(id)) first.set(id, reason);
  };
  const isUnexplained = ([, { kind }]) => limit === void 0 && kind === "graph";
  add([...[...reported].filter((one) => !isUnexplained(one)), ...named]);
  const hops = limit && hopsBy(limit, graphs, { linked, first, byRule });
  const dependents = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .dependentsIn */ .Wf)(graphs);
  let reasons = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .spread */ .il)(graphs, first, dependents, hops);
  const isReached = (target) => ids.get(target)?.some((id) => reasons.has(id)) === true;
  const left = [...reported].filter((one) => isUnexplained(one) && !isReached(one[0]));
  if (left.length > 0) {
    add(left);
    reasons = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .spread */ .il)(graphs, first, dependents, hops);
  }
  for (const id of reasons.keys()) {
    const everything = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeOf */ .E7)(graphs, id)?.concernsAll;
    if (everything !== void 0) return { everything };
  }
  const others = [...reported, ...named].filter(([target]) => !ids.has(target));
  return new Map([...newEnds(graphs, touched.described), ...others, ...targetsOf(graphs, reasons)]);
}
function hopsBy(limit, graphs, {
  linked,
  first,
  byRule
}) {
  const files = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Map();
  for (const { path } of linked.comparison.changes) {
    for (const target of targetsAt(graphs, path)) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(files, target, linked.changes.get(path)?.path ?? path);
  }
  const otherwise = differingOtherwise(graphs, first, new Set(linked.comparison.changes.map(({ path }) => path)));
  return (id) => {
    const target = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeOf */ .E7)(graphs, id)?.target ?? "";
    if (byRule.has(id)) return limit(target, { files: /* @__PURE__ */ new Set(), isOtherwise: true });
    const differing = { files: files.get(target) ?? /* @__PURE__ */ new Set(), isOtherwise: otherwise.has(target) };
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .IV)(known, target, () => limit(target, differing));
  };
}
function targetsAt(graphs, path) {
  const both = [graphs.base, graphs.head];
  const ids = both.flatMap((graph) => [...graph.owners(path), ...graph.readers(path).keys()]);
  return new Set(ids.flatMap((id) => (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeOf */ .E7)(graphs, id)?.target ?? []));
}
function differingOtherwise(graphs, first, changed) {
  const { base, head } = graphs;
  const isSaid = (file) => file !== void 0 && changed.has(file);
  const differs = (id) => {
    const [before, after] = [base.nodes.get(id), head.nodes.get(id)];
    if (before === void 0 || after === void 0 || before.target !== after.target) return true;
    if ((after.unknown ?? before.unknown) !== void 0) return true;
    const facts = /* @__PURE__ */ new Set([...before.facts.keys(), ...after.facts.keys()]);
    const isFact = [...facts].some((fact) => before.facts.get(fact) !== after.facts.get(fact));
    if (isFact && !isSaid(after.manifest)) return true;
    const sides = [[before, after, base], [after, before, head]];
    return sides.some(
      ([one, other, graph]) => [...one.dependencies].some((on) => !other.dependencies.has(on) && !isSaid((0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .edgeTo */ .tY)(one, on, graph)?.file))
    );
  };
  const found = /* @__PURE__ */ new Set();
  for (const [id, { kind, through }] of (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .spread */ .il)(graphs, first, (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .dependentsIn */ .Wf)(graphs), () => 0)) {
    const target = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeOf */ .E7)(graphs, id)?.target;
    if (target !== void 0 && (kind === "graph" || through !== void 0 || differs(id))) found.add(target);
  }
  return found;
}
function newEnds({ base, head }, described) {
  const found = /* @__PURE__ */ new Map();
  const before = /* @__PURE__ */ new Map();
  const idsBefore = once(() => idsByTarget([base]));
  const hadEdge = (from, to) => {
    const ends = () => new Set((idsBefore().get(from) ?? []).flatMap((id) => [...endsOf(base, base.nodes.get(id)).keys()]));
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .IV)(before, from, ends).has(to);
  };
  for (const [id, node] of head.nodes) {
    const { target } = node;
    if (target === void 0) continue;
    const known = base.nodes.get(id)?.dependencies;
    if (known !== void 0 && [...node.dependencies].every((one) => known.has(one))) continue;
    for (const [end, edge] of endsOf(head, node)) {
      if (end === target || found.has(end) || hadEdge(target, end)) continue;
      const files = edge?.file === void 0 ? described : [edge.file];
      found.set(end, {
        kind: "graph",
        what: `${target} depends on ${end} now`,
        ...edge && { edge },
        ...files.length > 0 && { files }
      });
    }
  }
  return found;
}
function endsOf(graph, node) {
  const ends = /* @__PURE__ */ new Map();
  const passed = new Map([...node?.dependencies ?? []].map((id) => [id, node && (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .edgeTo */ .tY)(node, id, graph)]));
  for (const [id, edge] of passed) {
    const other = graph.nodes.get(id);
    if (other?.target !== void 0) {
      if (!ends.has(other.target)) ends.set(other.target, edge);
    } else for (const next of other?.dependencies ?? []) if (!passed.has(next)) passed.set(next, edge);
  }
  return ends;
}
function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
async function movedBetweenOwners({ base, head }, { comparison }) {
  const changed = new Set(comparison.changes.map((change) => change.path));
  const moved = /* @__PURE__ */ new Map();
  if (base.owners === head.owners) return moved;
  const compared = /* @__PURE__ */ new WeakMap();
  for (const { path } of await comparison.head.entries()) {
    if (changed.has(path)) continue;
    const [ofBase, ofHead] = [base.owners(path), head.owners(path)];
    const others = compared.get(ofBase) ?? /* @__PURE__ */ new WeakSet();
    if (others.has(ofHead)) continue;
    compared.set(ofBase, others.add(ofHead));
    const before = new Set(ofBase);
    const after = new Set(ofHead);
    for (const id of before) if (!after.has(id) && !moved.has(id)) moved.set(id, path);
    for (const id of after) if (!before.has(id) && !moved.has(id)) moved.set(id, path);
  }
  return moved;
}
function firstReasons({ base, head }, { nodes, described }, moved) {
  const reasons = /* @__PURE__ */ new Map();
  for (const id of [.../* @__PURE__ */ new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
    const file = nodes.get(id);
    if (file !== void 0) {
      reasons.set(id, { kind: "file", ...file });
      continue;
    }
    const other = moved.get(id);
    const what = differenceOf(id, base, head) ?? (other && `${other} belongs to another target than before`);
    if (what !== void 0) reasons.set(id, { kind: "graph", what, ...described.length > 0 && { files: described } });
  }
  return reasons;
}
function differenceOf(node, { nodes }, graph) {
  const [base, head] = [nodes.get(node), graph.nodes.get(node)];
  const label = (id) => (graph.nodes.get(id) ?? nodes.get(id))?.label ?? id;
  const unknown = head?.unknown ?? base?.unknown;
  if (unknown !== void 0) return unknown;
  if (base === void 0) return head && `${head.label} is new`;
  if (head === void 0) return `${base.label} is gone`;
  if (base.target !== head.target) return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
  for (const [fact, value] of base.facts) if (head.facts.get(fact) !== value) return `${fact} differs`;
  for (const fact of head.facts.keys()) if (!base.facts.has(fact)) return `${fact} differs`;
  for (const id of base.dependencies)
    if (!head.dependencies.has(id)) return `${head.label} depends on ${label(id)} no longer`;
  for (const id of head.dependencies)
    if (!base.dependencies.has(id)) return `${head.label} depends on ${label(id)} now`;
  return void 0;
}
function targetsOf({ base, head }, reasons) {
  const targets = /* @__PURE__ */ new Map();
  for (const [id, reason] of reasons) {
    for (const { nodes } of [base, head]) {
      const target = nodes.get(id)?.target;
      if (target !== void 0 && !targets.has(target)) targets.set(target, reason);
    }
  }
  return new Map([...targets].sort(([one], [other]) => one < other ? -1 : 1));
}
function idsByTarget(graphs) {
  const ids = /* @__PURE__ */ new Map();
  for (const { nodes } of graphs) {
    for (const [id, { target }] of nodes) if (target !== void 0) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .append */ .BC)(ids, target, id);
  }
  return ids;
}
function dependentTargets(graphs, target) {
  const dependents = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .dependentsIn */ .Wf)(graphs);
  const found = /* @__PURE__ */ new Set();
  const passed = new Set(idsByTarget([graphs.base, graphs.head]).get(target));
  for (const id of passed) {
    for (const dependent of dependents.get(id) ?? []) {
      const other = (0,_spread_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeOf */ .E7)(graphs, dependent)?.target;
      if (other === void 0 || other === target) passed.add(dependent);
      else found.add(other);
    }
  }
  return found;
}



/***/ }),

/***/ 26872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* binding */ JoinedOwners),
  De: () => (/* binding */ graphNode),
  X8: () => (/* binding */ hasAny),
  eP: () => (/* binding */ testsNode)
});

// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/edge.js
class Dependencies extends Set {
  #edges = /* @__PURE__ */ new Map();
  /** Adds a dependency. @param edge without one, a manifest declares it */
  add(id, edge) {
    const isBetter = this.#edges.get(id)?.kind === "named" && edge?.kind !== "named";
    if (isBetter || !this.#edges.has(id)) this.#edges.set(id, edge);
    return super.add(id);
  }
  /** The edge to a node; undefined where nobody gave one. */
  edge(id) {
    return this.#edges.get(id);
  }
  /** A copy with some of the dependencies. */
  filtered(keep = () => true) {
    const left = new Dependencies();
    for (const id of this) if (keep(id, this.edge(id))) left.add(id, this.edge(id));
    return left;
  }
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/engine/graph.js


function graphNode(label, target, manifest) {
  return {
    label,
    dependencies: new Dependencies(),
    facts: /* @__PURE__ */ new Map(),
    ...target !== void 0 && { target },
    ...manifest !== void 0 && { manifest }
  };
}
function testsNode(id, of) {
  const { label = id, target, manifest } = of ?? {};
  const node = { ...graphNode(`the tests of ${label}`, target, manifest), isTests: true };
  node.dependencies.add(id);
  return node;
}
class JoinedOwners {
  #known = /* @__PURE__ */ new WeakMap();
  join(one, other) {
    if (!hasAny(other)) return one;
    if (!hasAny(one)) return other;
    const known = (0,append/* getOrMake */.IV)(this.#known, one, () => /* @__PURE__ */ new WeakMap());
    return (0,append/* getOrMake */.IV)(known, other, () => /* @__PURE__ */ new Set([...one, ...other]));
  }
}
function hasAny(ids) {
  for (const _ of ids) return true;
  return false;
}



/***/ }),

/***/ 90366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ whyUnknown),
/* harmony export */   _: () => (/* binding */ readBoth)
/* harmony export */ });
/* harmony import */ var _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87496);
/* harmony import */ var _tree_build_root_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69590);
/* harmony import */ var _tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36555);
/* harmony import */ var _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74348);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80182);
/* harmony import */ var _readers_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56297);
/* harmony import */ var _readers_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9604);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8270);








async function readBoth(reader, comparison, tools) {
  const cause = await settingsAlone(reader, comparison, tools);
  if (cause !== void 0) return { why: cause };
  const readings = await readWhole(reader, comparison, tools);
  if ("why" in readings) return readings;
  const { base, head } = readings;
  if (base !== void 0 && head !== void 0 && reader.relate !== void 0)
    return { ...readings, related: await reader.relate(base, head, comparison, tools) };
  if (reader.compare === void 0) return readings;
  const reported = await reportedBy(reader.compare.bind(reader), comparison, readings, tools);
  return "everything" in reported ? { why: reported.everything } : { ...readings, reported };
}
async function settingsAlone(reader, { base, head, root, changes }, { options }) {
  if (reader.everything === void 0) return void 0;
  const settings = async (tree) => reader.everything?.(await _readers_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .Commit */ .g.of(tree, options), root);
  const changed = new Set(changes.map(({ path }) => path));
  const causes = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .causesOfAll */ .J)(await settings(base), await settings(head));
  return causes.find(({ files }) => files.some((file) => changed.has(file)))?.what;
}
async function readWhole(reader, { base, head, root, changes }, tools) {
  let tree = head;
  try {
    const now = await readCommit(reader, head, root, tools);
    tree = base;
    const isWithoutEffect = now?.isWithoutEffect;
    const isSame = isWithoutEffect !== void 0 && changes.every(isWithoutEffect);
    const before = isSame ? now : await readCommit(reader, base, root, tools);
    return { reader, root, base: before, head: now };
  } catch (error) {
    if (error instanceof _readers_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .ToolFailed */ .CV && tree === base && !tools.signal.aborted) return { why: error.message };
    return whyUnknown(error, tree);
  }
}
function whyUnknown(error, { side, object }) {
  if (!(error instanceof _tree_broken_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .BrokenManifest */ .L || error instanceof _tree_unanswerable_js__WEBPACK_IMPORTED_MODULE_1__/* .Unanswerable */ .g)) throw error;
  return { why: `${error.message} (in the ${side} commit ${object})` };
}
function readCommit(reader, tree, root, tools) {
  const read = async () => reader.read(await _readers_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .Commit */ .g.of(tree, tools.options), root, tools);
  if (reader.isConfigured === true) return read();
  const options = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_5__/* .canonicalJson */ .dj)(tools.options[reader.name]);
  return (0,_tree_remembered_js__WEBPACK_IMPORTED_MODULE_6__/* .remembered */ .H)(tree, `reading of ${reader.name} in ${root} with ${options}`, read);
}
async function reportedBy(compare, { base, head, root, changes }, readings, tools) {
  const targets = /* @__PURE__ */ new Map();
  const covered = /* @__PURE__ */ new Set();
  const changed = changes.flatMap(({ path }) => (0,_tree_build_root_js__WEBPACK_IMPORTED_MODULE_7__/* .belowRoot */ .I)(path, root) ?? []);
  const sides = [[head, base], [base, head]];
  for (const [tree, other] of changed.length === 0 ? [] : sides) {
    const asked = { tree, other, root, changed, reading: readings[tree.side] };
    const side = await compare(asked, tools).catch((error) => {
      const mayBeMended = error instanceof _readers_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .ToolFailed */ .CV && tree === base && !tools.signal.aborted;
      if (!mayBeMended) throw error;
      return { everything: error.message };
    });
    if ("everything" in side) return side;
    for (const [name, cause] of side.targets) if (!targets.has(name)) targets.set(name, cause);
    for (const path of side.covered) covered.add(path);
  }
  return { targets, covered };
}



/***/ }),

/***/ 8270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unreadableIn),
/* harmony export */   J: () => (/* binding */ causesOfAll)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99797);

function causesOfAll(base = /* @__PURE__ */ new Map(), head = /* @__PURE__ */ new Map()) {
  const both = /* @__PURE__ */ new Map();
  for (const [what, setting] of base) both.set(what, { base: setting });
  for (const [what, setting] of head) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(both, what, () => ({})).head = setting;
  const causes = [...both].flatMap(([what, { base: before, head: after }]) => {
    if (before?.value === after?.value) return [];
    const { file = what } = before ?? after ?? {};
    const unreadable = before?.unreadable ?? after?.unreadable;
    const how = before === void 0 ? "is new" : after === void 0 ? "was removed" : "changed";
    const said = (after ?? before)?.cause ?? (what === file ? `${what} ${how}` : `${what} changed`);
    const cause = { what: unreadable === void 0 ? said : `${unreadable}, and it changed`, files: [file] };
    return [{ cause, file, isWhole: what === file }];
  });
  const whole = new Set(causes.flatMap(({ file, isWhole }) => isWhole ? [file] : []));
  return causes.flatMap(({ cause, file, isWhole }) => isWhole || !whole.has(file) ? [cause] : []);
}
function unreadableIn(base, head) {
  const before = base?.everything ?? /* @__PURE__ */ new Map();
  return [...head?.everything ?? []].flatMap(
    ([what, { unreadable, value }]) => unreadable === void 0 || before.get(what)?.value !== value ? [] : [`${unreadable}. It is the same in both commits, so it is left out`]
  );
}



/***/ }),

/***/ 30756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ nodeOf),
/* harmony export */   Wf: () => (/* binding */ dependentsIn),
/* harmony export */   il: () => (/* binding */ spread),
/* harmony export */   tY: () => (/* binding */ edgeTo)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99797);

function dependentsIn({ base, head }) {
  const dependents = /* @__PURE__ */ new Map();
  for (const { nodes } of [base, head]) {
    for (const [id, node] of nodes) {
      for (const dependency of node.dependencies) (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .addTo */ .DN)(dependents, dependency, id);
    }
  }
  return dependents;
}
function spread(graphs, first, dependents, hopsOf = () => Infinity) {
  const isTarget = (id) => nodeOf(graphs, id)?.target !== void 0;
  const reached = /* @__PURE__ */ new Map();
  for (const [id, reason] of first)
    reached.set(id, { reason, hops: isTarget(id) ? hopsOf(id) : 0, isNoTarget: !isTarget(id) });
  const waiting = [...reached.keys()];
  for (const id of waiting) {
    const from = reached.get(id);
    for (const dependent of dependents.get(id) ?? []) {
      const known = reached.get(dependent)?.hops ?? -1;
      if (from === void 0 || known === Infinity) continue;
      const { reason, isNoTarget } = from;
      const hops = isNoTarget && isTarget(dependent) ? hopsOf(dependent) : from.hops - (isStep(graphs, id, dependent) ? 1 : 0);
      if (hops < 0 || known >= hops) continue;
      const isStill = isNoTarget && !isTarget(dependent);
      reached.set(dependent, { reason: passedOn(graphs, id, reason, dependent), hops, isNoTarget: isStill });
      waiting.push(dependent);
    }
  }
  return new Map([...reached].map(([id, { reason }]) => [id, first.get(id) ?? reason]));
}
function isStep(graphs, id, dependent) {
  const target = nodeOf(graphs, id)?.target;
  return target !== void 0 && target !== nodeOf(graphs, dependent)?.target;
}
function passedOn(graphs, id, reason, dependent) {
  const node = nodeOf(graphs, id);
  const edge = edgeBetween(graphs, dependent, id);
  const by = edge && { edge };
  if (node?.target !== void 0 && isStep(graphs, id, dependent))
    return { kind: "dependency", target: node.target, because: reason, ...by };
  if (node === void 0 || node.target !== void 0) return reason;
  return { ...reason, ...node.label !== "" && { through: [node.label, ...reason.through ?? []] }, ...by };
}
function edgeBetween({ base, head }, from, to) {
  for (const graph of [base, head]) {
    const node = graph.nodes.get(from);
    if (node?.dependencies.has(to)) return edgeTo(node, to, graph);
  }
  return void 0;
}
function edgeTo(node, id, graph) {
  const known = node.dependencies.edge(id);
  if (known !== void 0) return known;
  if (node.manifest === void 0) return void 0;
  return { kind: "declared", file: node.manifest, text: graph.nodes.get(id)?.label ?? id };
}
function nodeOf({ base, head }, id) {
  return base.nodes.get(id) ?? head.nodes.get(id);
}



/***/ }),

/***/ 6869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ TrackedPlaces)
/* harmony export */ });
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77161);
/* harmony import */ var _tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52333);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);




class TrackedPlaces {
  #kinds = /* @__PURE__ */ new Map();
  /** Paths that are tracked with capital letters, by their form in small ones. */
  #written = /* @__PURE__ */ new Map();
  #names = /* @__PURE__ */ new Set();
  /** In byte order. */
  #paths;
  #links;
  constructor(paths, links) {
    this.#paths = paths;
    this.#links = links;
    let last = "";
    for (const path of paths) {
      const folded = path.toLowerCase();
      this.#kinds.set(folded, "file");
      if (folded !== path) this.#written.set(folded, path);
      this.#names.add(stemOf(folded));
      if (folded.lastIndexOf("/") === last.length && folded.startsWith(last)) continue;
      last = folded.slice(0, Math.max(0, folded.lastIndexOf("/")));
      for (const above of (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .pathsAbove */ .wP)(folded)) {
        if (this.#kinds.has(above)) break;
        this.#kinds.set(above, "directory");
        if (folded !== path) this.#written.set(above, path.slice(0, above.length));
        this.#names.add(stemOf(above));
      }
    }
  }
  static #known = /* @__PURE__ */ new WeakMap();
  /** The places of a commit. They are listed once for each commit. */
  static of(tree) {
    return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(TrackedPlaces.#known, tree.memory ?? tree, () => TrackedPlaces.#list(tree));
  }
  static async #list(tree) {
    const paths = (await tree.entries()).map(({ path }) => path);
    return new TrackedPlaces(paths, await (0,_tree_symbolic_links_js__WEBPACK_IMPORTED_MODULE_2__/* .symbolicLinks */ .M)(tree));
  }
  /** The path that a path leads to when all links are followed. */
  destination(path) {
    return this.#links.destination(path);
  }
  /** Every other path that leads to this one by links. */
  otherPaths(path) {
    return this.#links.otherPaths(path);
  }
  /** The path as it is tracked, whatever the case of its letters. */
  written(path) {
    const folded = path.toLowerCase();
    return this.#written.get(folded) ?? (this.#kinds.has(folded) ? folded : path);
  }
  /** The entry at a path; undefined where none is. */
  find(path) {
    const kind = this.#kinds.get(path.toLowerCase());
    if (kind === "directory") return kind;
    const destination = this.destination(path);
    return destination === path ? kind : this.#kinds.get(destination.toLowerCase()) ?? kind;
  }
  /** The files below a folder, as they are tracked. */
  *below(folder) {
    const start = folder === "" ? "" : `${folder}/`;
    let [low, high] = [0, this.#paths.length];
    while (low < high) {
      const middle = low + high >>> 1;
      if ((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(this.#paths[middle] ?? "", start) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#paths[at]?.startsWith(start) === true; at += 1) yield this.#paths[at] ?? "";
  }
  /** False when no file and no directory has the name at the end of a path, whatever its ending. */
  mayHave(path) {
    return this.#names.has(stemOf(path.toLowerCase()));
  }
}
function stemOf(path) {
  const start = path.lastIndexOf("/") + 1;
  const dot = path.indexOf(".", start + 1);
  return dot === -1 ? path.slice(start) : path.slice(start, dot);
}



/***/ }),

/***/ 71293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ namedPlace),
/* harmony export */   OV: () => (/* binding */ javascriptModule),
/* harmony export */   Ym: () => (/* binding */ namesOfModule),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   hG: () => (/* binding */ longestModule),
/* harmony export */   oi: () => (/* binding */ globbedPlaces)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94173);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);



const javascriptEndings = ["", ...".ts .tsx .js .jsx .mts .cts .mjs .cjs .d.ts .json .vue .svelte".split(" ")];
const indexFiles = ["/index.ts", "/index.tsx", "/index.js", "/index.jsx", "/index.mjs", "/index.cjs", "/index.mts"];
const compiledEndings = {
  ".js": [".ts", ".tsx", ".jsx"],
  ".jsx": [".ts", ".tsx", ".jsx"],
  ".mjs": [".mts"],
  ".cjs": [".cts"]
};
const wildcard = /[*?[{]/;
function isGlob({ role, text }) {
  return (role === "path" || role === "joined") && wildcard.test(text);
}
function globbedPlaces(literal, file, places, homesBelow) {
  const { text, role } = literal;
  const written = text.replace(/^\/+|^(?:\.\/)+/, "");
  if (!written.includes("/") || wildcard.test(written.slice(0, written.indexOf("/")))) return [];
  const folder = written.slice(0, written.lastIndexOf("/", written.search(wildcard)) + 1);
  for (const start of startsOf(text, role, file)) {
    const named = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, folder === "" ? "." : folder);
    if (named === void 0 || named !== "" && places.find(named) !== "directory") continue;
    const base = places.written(named);
    const glob = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(base, written.slice(folder.length));
    if (glob === void 0) continue;
    if (start === "" && file.folder !== "" && homesBelow(base) > 1) continue;
    if (file.home !== "" && (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(base, file.home) && homesBelow(base) === 0) return [];
    const matches = matcherOf(glob);
    if (matches === void 0) return [{ path: base, kind: "directory" }];
    const found = [...places.below(base)].filter(matches).map((path) => ({ path, kind: "file" }));
    if (found.length > 0) return found;
  }
  return [];
}
function matcherOf(glob) {
  try {
    const [itself, below] = [(0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(glob), (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(`${glob}/**`)];
    return (path) => itself(path) || below(path);
  } catch {
    return void 0;
  }
}
function namedPlace(literal, file, places) {
  if (literal.role === "word") return void 0;
  if (literal.role === "import") return importedPlace(literal.text, file, places);
  const text = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutEndSlashes */ .he)(literal.text);
  if (text === "" || text.length > 1024) return void 0;
  const starts = startsOf(text, literal.role, file);
  const written = text.replace(/^\/+/, "");
  if (!written.endsWith("..") && !places.mayHave(written)) return untracked(written, file, places);
  for (const start of starts) {
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, written);
    const kind = path === void 0 || path === "" ? void 0 : places.find(path);
    if (path !== void 0 && kind !== void 0) return { path: places.written(path), kind };
  }
  return untracked(written, file, places);
}
function startsOf(text, role, { path, folder, home }) {
  if (text.startsWith("/")) return role === "joined" || text.includes("/", 1) ? [folder, home, ""] : [];
  if (role === "joined" && text.startsWith("..")) return [path, folder, home, ""];
  return [folder, home, ""];
}
function untracked(written, { folder, home }, places) {
  if (!written.startsWith("../")) return void 0;
  for (const start of /* @__PURE__ */ new Set([folder, home])) {
    const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(start, written);
    if (path !== void 0 && path !== "" && isBelowTracked(path, places)) return { path, kind: "untracked" };
  }
  return void 0;
}
function isBelowTracked(path, places) {
  const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  return above !== "" && (places.find(above) === "directory" || isBelowTracked(above, places));
}
function importedPlace(text, file, places) {
  const place = placeOfImport(text, file, places);
  return place === void 0 || place.kind === "untracked" ? place : { ...place, path: places.written(place.path) };
}
function placeOfImport(text, from, places) {
  if (from.language === "python") return pythonModule(text, from, places);
  if (from.language === "rust") return rustModule(text.slice(2), from, places);
  const [written = ""] = text.split(/[?#]/);
  if (!/^\.{1,2}(?:\/|$)/.test(written)) return void 0;
  const path = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(from.folder, written);
  if (path === void 0) return void 0;
  const module = javascriptModule(path, places);
  if (module !== void 0) return module;
  if (places.find(path) === "directory") return { path, kind: "directory" };
  return untracked(written, from, places);
}
function javascriptModule(path, places) {
  const ending = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path);
  const file = [
    ...javascriptEndings.map((one) => path + one),
    ...(compiledEndings[ending] ?? []).map((one) => path.slice(0, -ending.length) + one),
    ...indexFiles.map((one) => path + one)
  ].find((one) => places.find(one) === "file");
  return file === void 0 ? void 0 : { path: file, kind: "file" };
}
function rustModule(name, { path, folder }, places) {
  const starts = [folder, path.slice(0, path.lastIndexOf("."))].map(
    (start) => start === "" ? name : `${start}/${name}`
  );
  const found = starts.flatMap((start) => [`${start}.rs`, `${start}/mod.rs`]).find((one) => places.find(one) === "file");
  return found === void 0 ? void 0 : { path: found, kind: "file" };
}
function pythonModule(text, { folder }, places) {
  const dots = /^\.+/.exec(text)?.[0].length ?? 0;
  if (dots === 0) return void 0;
  const start = (0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)(folder, "../".repeat(dots - 1) || ".");
  if (start === void 0) return void 0;
  return longestModule(start, namesOfModule(text.slice(dots)), places);
}
function namesOfModule(module) {
  return module.split(".").filter((name) => name !== "" && name !== "*");
}
function longestModule(start, names, places) {
  for (let length = names.length; length > 0; length -= 1) {
    const path = [...start === "" ? [] : [start], ...names.slice(0, length)].join("/");
    const file = [`${path}.py`, `${path}/__init__.py`, `${path}.pyi`, `${path}/__init__.pyi`].find(
      (one) => places.find(one) === "file"
    );
    if (file !== void 0) return { path: file, kind: "file" };
    if (length === names.length && places.find(path) === "directory") return { path, kind: "directory" };
  }
  return void 0;
}



/***/ }),

/***/ 56297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ Commit)
});

// UNUSED EXPORTS: Documents

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/content-memory.js
var content_memory = __webpack_require__(11902);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/broken-manifest.js
var broken_manifest = __webpack_require__(87496);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/tree/submodules.js
const submoduleMode = "160000";
async function submodulesOf(tree) {
  return (await tree.entries()).filter((entry) => entry.mode === submoduleMode).map((entry) => entry.path);
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/commit.js



class Commit {
  constructor(tree, files, submodules, options) {
    this.tree = tree;
    this.files = files;
    this.submodules = submodules;
    this.options = options;
  }
  tree;
  files;
  submodules;
  options;
  static async of(tree, options = {}) {
    const regular = (await tree.entries()).filter(({ mode }) => mode.startsWith("100"));
    return new Commit(tree, new Map(regular.map((entry) => [entry.path, entry])), await submodulesOf(tree), options);
  }
  /**
   * Documents of one form. Each content is parsed once for all commits that share a memory, and when it is first needed: a broken sample
   * of a test does not matter.
   * @param form name of the parser
   */
  async documents(form, wanted, parse) {
    const entries = /* @__PURE__ */ new Map();
    for (const path of wanted) {
      const entry = this.files.get(path);
      if (entry !== void 0) entries.set(path, entry);
    }
    const parsed = (0,content_memory/* contentMemory */.xy)(this.tree, `documents ${form}`);
    (0,content_memory/* keepUsed */.LZ)(
      parsed,
      [...entries.values()].map(({ object }) => object)
    );
    const unread = [...entries.values()].filter(({ object }) => !parsed.has(object)).map(({ path }) => path);
    const known = new Map([...entries.values()].flatMap(({ object }) => knownAt(parsed, object)));
    return new Documents(entries, await this.tree.read(unread), parsed, known, parse);
  }
  /** The document at a path; undefined where the commit has no such file. @throws as the parser does */
  async document(form, path, parse) {
    const documents = await this.documents(form, [path], parse);
    return documents.has(path) ? documents.get(path) : void 0;
  }
}
function knownAt(parsed, object) {
  const value = parsed.get(object);
  return value === void 0 ? [] : [[object, value]];
}
class Documents {
  constructor(entries, contents, parsed, known, parse) {
    this.entries = entries;
    this.contents = contents;
    this.parsed = parsed;
    this.known = known;
    this.parse = parse;
  }
  entries;
  contents;
  parsed;
  known;
  parse;
  has(path) {
    return this.entries.has(path);
  }
  paths() {
    return this.entries.keys();
  }
  /** @throws BrokenManifest for a path that is not there; as the parser does */
  get(path) {
    const entry = this.entries.get(path);
    if (entry === void 0) throw new broken_manifest/* BrokenManifest */.L(path, "the manifest is missing");
    const known = this.known.get(entry.object);
    if (known !== void 0) return known;
    const made = this.parse(this.contents.get(path) ?? Buffer.alloc(0), path);
    this.known.set(entry.object, made);
    this.parsed.set(entry.object, made);
    return made;
  }
}



/***/ }),

/***/ 56121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ syntheticCommit),
/* harmony export */   _A: () => (/* binding */ withInstalledPackages),
/* harmony export */   oJ: () => (/* binding */ runInstalled),
/* harmony export */   y0: () => (/* binding */ NotInstalled),
/* harmony export */   zQ: () => (/* binding */ installedProgram)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _tree_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74624);
/* harmony import */ var _shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80182);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9604);







class NotInstalled extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ImpactError */ .X {
  name = "NotInstalled";
}
function installedProgram(name, root, tools) {
  for (const directory of [root, ...(0,_tree_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsAbove */ .wP)(root)]) {
    const found = programOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tools.checkout, directory, "node_modules", name), name);
    if (found === void 0) continue;
    tools.debug(`${name} ${found.version}: ${found.script}`);
    tools.noteVersion(name, found.version);
    return found;
  }
  throw new NotInstalled(
    `${name} is not in node_modules of ${root === "" ? "the repository" : root}. Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there`
  );
}
const manifestLimit = 2 ** 24;
function programOf(directory, name) {
  let manifest;
  try {
    manifest = (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(JSON.parse((0,_shared_src_files_open_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunnerFile */ .Lh)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, "package.json"), manifestLimit).toString("utf8")));
  } catch {
    return void 0;
  }
  const { bin, version } = manifest;
  const program = typeof bin === "string" ? bin : (0,_shared_src_json_values_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(bin)[name];
  if (typeof program !== "string") return void 0;
  return { name, script: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, program), version: typeof version === "string" ? version : "" };
}
async function runInstalled({ name, script, version }, args, { cwd, env, shown = args }, tools) {
  const start = (program) => tools.run(program, [script, ...args], { cwd, env });
  const finished = await start("node").catch((error) => {
    if (!(error instanceof _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolMissing */ .L)) throw error;
    return start(process.execPath);
  });
  if (finished.exitCode === 0) return finished;
  throw new _tools_js__WEBPACK_IMPORTED_MODULE_5__/* .ToolFailed */ .CV(
    `${name} ${shown.join(" ")} (version ${version}) ended with exit code ${finished.exitCode}: ${(0,_tools_js__WEBPACK_IMPORTED_MODULE_5__/* .lastLines */ .w$)(finished)}. Make that command work in the repository. \`impacted-targets-from: workspaces\` answers without it`
  );
}
async function withInstalledPackages(checkout, tree, work) {
  const directory = await tree.directory();
  const packages = (await tree.entries()).filter(
    ({ path }) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === "package.json" && !`/${path}`.includes("/node_modules/")
  );
  const links = [];
  try {
    for (const { path } of packages) {
      const installed = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), "node_modules");
      const link = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, installed);
      if (!await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed)) || await exists(link)) continue;
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed), link, "junction");
      links.push(link);
    }
    return await work();
  } finally {
    for (const link of links) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(link);
  }
}
async function exists(path) {
  return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(
    () => true,
    () => false
  );
}
const identity = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "merge-queue-action"],
    [`GIT_${who}_EMAIL`, "merge-queue-action@localhost"],
    [`GIT_${who}_DATE`, "1970-01-01T00:00:00Z"]
  ])
);
async function syntheticCommit(directory, tree, other, tools) {
  const { exitCode, stdout, stderr } = await tools.run(
    "git",
    ["--git-dir=.git", "commit-tree", `${tree.object}^{tree}`, "-p", other.object, "-m", "comparison"],
    { cwd: directory, env: identity }
  );
  if (exitCode === 0) return stdout.trim();
  throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ImpactError */ .X(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}



/***/ }),

/***/ 78130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ matcherOf),
/* harmony export */   X: () => (/* binding */ TaskInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94173);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99797);



class TaskInputs {
  #byGlob = /* @__PURE__ */ new Map();
  /**
   * Records that a task of a package reads files.
   * @param written a glob from the root of the build; a folder stands for all files in it
   * @param user what stands for the package
   */
  add(written, user) {
    const glob = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(written).replace(/^\.\/|\/$/g, "");
    const input = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_2__/* .getOrMake */ .IV)(this.#byGlob, glob, () => ({
      matches: matcherOf(glob),
      isNamed: !/^(?:\.?$|[*?[{!(])/.test(glob),
      users: /* @__PURE__ */ new Set()
    }));
    input.users.add(user);
  }
  /** The inputs that match a file. */
  of(path) {
    return [...this.#byGlob.values()].filter(({ matches }) => matches(path));
  }
}
function matcherOf(glob) {
  if (glob === "" || glob === ".") return () => true;
  try {
    const matches = (0,_shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.pathMatcher)(glob);
    return (path) => matches(path) || path.startsWith(`${glob}/`);
  } catch (error) {
    if (!(error instanceof _shared_src_globs_path_matcher_js__WEBPACK_IMPORTED_MODULE_1__.GlobError)) throw error;
    const start = glob.replace(/[*?[{!(+@].*$/s, "");
    return (path) => path.startsWith(start);
  }
}



/***/ }),

/***/ 87543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ isText)
/* harmony export */ });
/* harmony import */ var _tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63620);

const texts = /(?:\.(?:md|markdown|rst|adoc|asciidoc)|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|AUTHORS|CONTRIBUTING)(?:[._-][^/]*)?)$/i;
function isText(path) {
  return texts.test(path) || (0,_tree_release_notes_js__WEBPACK_IMPORTED_MODULE_0__/* .isReleaseNote */ ._)(path);
}



/***/ }),

/***/ 9604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ ToolFailed),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   V$: () => (/* binding */ jsonAtEnd),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98764);



class ToolFailed extends _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ImpactError */ .X {
  name = "ToolFailed";
}
function lastLines({ stdout, stderr }, count = 4) {
  for (const text of [stderr, stdout]) {
    const lines = linesOf((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text));
    if (lines.length > 0) return (0,_shared_src_redaction_js__WEBPACK_IMPORTED_MODULE_2__/* .redacted */ .pc)(lines.slice(-count).join("\n")).replaceAll("\n", " | ");
  }
  return "(it printed nothing)";
}
function linesOf(text) {
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
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

/***/ 49498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ families)
/* harmony export */ });
const slashes = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
const nestedSlashes = String.raw`//[^\n]*|/\*(?:/\*[^]*?(?:\*/|$)|[^])*?(?:\*/|$)`;
const hashes = String.raw`#[^\n]*`;
const oneOrThree = String.raw`"""|'''|["']`;
const character = String.raw`'(?:\\[^][^'\n]{0,9}|[^\\'\n]|[\ud800-\udbff][\udc00-\udfff])'`;
const expression = String.raw`(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`;
const expressions = String.raw`/(?![*/>])(?:(?<=(?:[(,=:[!&|?{;+\n]\s?|\b(?:return|case)\s)/)${expression}|${expression}(?=\w*\.(?:test|exec)\b))`;
const dollar = String.raw`\$\{`;
const families = {
  javascript: {
    marks: "/\"'`",
    // In JSX, an address is only a text. A reference of TypeScript is code.
    comments: String.raw`//(?<![:/]//)(?!/\s*<reference)[^\n]*|/\*[^]*?(?:\*/|$)`,
    // An apostrophe between letters is one of JSX.
    skipped: String.raw`${expressions}|'(?<=\w')(?:s|t|ll|re|ve|d|m)\b(?!')`,
    quotes: "[\"'`]",
    parts: [/`/, dollar],
    module: String.raw`\bfrom|\bimport|<reference types=|\b(?:(?:require(?:\.resolve)?|import(?:\.meta\.resolve)?)|(?<![\w.])(?:jest|vi|vitest|mock)\.(?:\w*[mM]ock\w*|\w+Actual|module))(?:<[^;]{0,200}>)?\(`,
    file: "<reference path=",
    joins: String.raw`(?<![\w.$])(?:(?:\w*[pP]athe?|upath|posix|win32)\.(?:(?:posix|win32)\.)?)?(?:join|resolve)`
  },
  python: {
    marks: `#"'`,
    comments: hashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)[rbfu]{1,2}$/i,
    raw: /r/i,
    parts: [/f/i, String.raw`\{`],
    module: String.raw`\b(?:import_module|__import__|importorskip|find_spec|patch|setattr|delattr|files)\(|\bpytest_plugins\s*=`,
    list: String.raw`\bpytest_plugins\s*=\s*\[[^\]]*`,
    joins: String.raw`(?<!\w)(?:(?:Pure)?(?:Posix|Windows)?Path|path\.join)|(?<![\w.])join`,
    methods: "joinpath|with_name"
  },
  go: {
    marks: "/\"'`",
    comments: slashes,
    skipped: character,
    quotes: '["`]',
    raw: /`/,
    module: String.raw`\bimport(?:\s+[\w.\x80-\uffff]{1,100})?`,
    list: String.raw`\bimport\s*\([^()]*`,
    joins: String.raw`(?<![\w.])\w*path\.Join`
  },
  rust: {
    marks: `/"'`,
    comments: nestedSlashes,
    skipped: character,
    quotes: '"',
    prefix: /(?<!\w)[bc]?r#*$/,
    raw: /r/,
    manyLines: /"/,
    file: String.raw`\binclude(?:_str|_bytes)?!\(|\[(?:path|folder)\s*=`,
    joins: "Path(?:Buf)?::(?:new|from)|concat!",
    methods: "join|push|with_file_name|child"
  },
  c: {
    marks: `/"'`,
    comments: slashes,
    skipped: character,
    // The delimiter of a raw text has 16 characters at most.
    quotes: String.raw`"(?:(?<=R")[^()\s"]{0,16}\()?`,
    prefix: /R$/,
    raw: /R/,
    manyLines: /R/,
    file: String.raw`#\s*(?:include|import)`
  },
  csharp: {
    marks: `/"'`,
    comments: slashes,
    skipped: character,
    quotes: '"{3,16}|"',
    prefix: /[$@]{1,3}$/,
    raw: /"""|@/,
    manyLines: /"""|@/,
    parts: [/\$/, String.raw`\{`],
    joins: String.raw`(?<!\w)(?:Path\.(?:Combine|Join)|FileInfo|DirectoryInfo)`
  },
  jvm: {
    marks: `/"'`,
    comments: slashes,
    quotes: oneOrThree,
    parts: [/"/, dollar],
    variables: /"/,
    joins: String.raw`(?<!\w)(?:Paths?\.(?:get|of)|File)`,
    methods: "resolve"
  },
  swift: {
    marks: `/"'`,
    comments: nestedSlashes,
    quotes: oneOrThree,
    prefix: /(?<!\w)r$|(?<!#)#+$/,
    raw: /[r#]/,
    parts: [/^["']/, String.raw`\\\(|\$\{`],
    variables: /^["']/,
    file: String.raw`\b(?:import|export|part)`,
    joins: String.raw`(?<!\w)join`,
    methods: "appendingPathComponent"
  },
  php: {
    marks: `/#?"'`,
    comments: String.raw`${slashes}|#(?!\[)[^\n]*|\?>[^]*?(?:<\?|$)`,
    quotes: `["']`,
    manyLines: /["']/,
    parts: [/"/, String.raw`\$\{|\{(?=\$)`],
    variables: /"/,
    file: String.raw`\b(?:require|include)(?:_once)?\s*\(?`
  },
  proto: {
    marks: `/#"'`,
    // An import of GraphQL is a comment to other programs.
    comments: String.raw`${slashes}|#(?!\s*import\b)[^\n]*`,
    quotes: oneOrThree,
    file: String.raw`\b(?:import|public|weak|include)`
  },
  stylesheet: {
    marks: `/"'`,
    comments: slashes.replace("//", String.raw`//(?<![:(]//)`),
    quotes: `["']`,
    file: String.raw`@(?:import|use|forward|plugin|config|source|reference)|\burl\(`
  },
  ruby: {
    marks: "#\"'`",
    comments: hashes,
    quotes: `${oneOrThree}|\``,
    parts: [/["`]/, "#\\{"],
    file: String.raw`\b(?:require_relative|load)\s*\(?`,
    joins: String.raw`\b(?:File\.(?:join|expand_path)|Path\.join|catfile|file\.path)`,
    methods: "join"
  },
  json: { marks: `/"'`, comments: slashes, quotes: `["']` },
  toml: { marks: `#"'`, comments: hashes, quotes: oneOrThree, raw: /'/ }
};



/***/ }),

/***/ 47624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTexts)
/* harmony export */ });
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99797);

const escaped = (text) => text.replaceAll(/[()[\]{}*+?.\\^$|]/g, String.raw`\$&`);
function quoteOf(family, opening) {
  const [, delimiter] = /^R"(.*)\($/.exec(opening) ?? [];
  const marks = opening.replace(/[^"'`]/g, "");
  const close = delimiter === void 0 ? marks + "#".repeat(opening.split("#").length - 1) : `)${delimiter}"`;
  const isRaw = family.raw?.test(opening) === true;
  const end = `${escaped(close)}${(family.manyLines ?? /"""|'''|`/).test(opening) ? "" : "|\\n"}`;
  const begin = family.parts?.[0].test(opening) === true ? family.parts[1] : "(?!)";
  const escape = opening.includes("@") ? '""' : isRaw ? "(?!)" : String.raw`\\[^]`;
  const doubled = begin === String.raw`\{` ? String.raw`\{\{|` : "";
  const stop = new RegExp(`${doubled}(${begin})|${escape}|(${end})`, "g");
  return { stop, isRaw, hasVariables: family.variables?.test(opening) === true };
}
function valueOf(written, { isRaw, hasVariables }, opening) {
  if (opening.includes("@")) return written.replaceAll('""', '"');
  if (isRaw || !(written.includes("\\") || hasVariables)) return written;
  return written.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F_]{1,12})\}|\r?\n|([^]))|\$[A-Za-z_]\w*/g,
    (whole, hex, four, braced, other) => {
      if (whole.startsWith("$")) return hasVariables ? "\0" : whole;
      const code = hex ?? four ?? braced;
      if (code === void 0) return other === void 0 ? "" : /[abfnrtv0]/.test(other) ? " " : other;
      return String.fromCodePoint(Math.min(parseInt(code.replaceAll("_", ""), 16) || 0, 1114111));
    }
  );
}
const known = /* @__PURE__ */ new Map();
function expressionsOf({ marks, comments, skipped = "(?!)", quotes }) {
  return {
    stops: [new RegExp(`[${marks}]`, "g"), new RegExp(`[${marks}(){}]`, "g")],
    skipped: new RegExp(`(${comments})|${skipped}`, "y"),
    opening: new RegExp(quotes, "y"),
    quotes: /* @__PURE__ */ new Map()
  };
}
function readTexts(family, source, from = 0, to = source.length) {
  return new TextReader(family, to === source.length ? source : source.slice(0, to), from).read();
}
class TextReader {
  constructor(family, source, from) {
    this.family = family;
    this.source = source;
    this.#expressions = (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(known, family, () => expressionsOf(family));
    this.#code = [" ".repeat(from)];
    this.#at = this.#done = from;
  }
  family;
  source;
  #expressions;
  #texts = [];
  #code;
  #open = [];
  /** How far texts were searched whose end is missing: until there, no other one with the same opening has an end. */
  #unclosed = /* @__PURE__ */ new Map();
  #at;
  /** Up to where the code is taken. */
  #done;
  read() {
    const { stops } = this.#expressions;
    for (; ; ) {
      const stop = stops[this.#open.length === 0 ? 0 : 1];
      stop.lastIndex = this.#at;
      if (!stop.test(this.source)) break;
      this.#at = stop.lastIndex;
      const sign = this.source.charAt(this.#at - 1);
      if ("(){}".includes(sign)) this.#bracket(sign);
      else this.#mark(this.#at - 1);
    }
    this.#code.push(this.source.slice(this.#done));
    return { code: this.#code.join(""), texts: this.#texts };
  }
  #bracket(sign) {
    const part = this.#open.at(-1);
    if (part === void 0) return;
    if (sign !== part.close || part.depth > 0) {
      part.depth = Math.max(0, part.depth + ("({".includes(sign) ? 1 : -1));
      return;
    }
    this.#open.pop();
    if (this.#piece(part.text, part.quote, this.#at)) return;
    part.text.value += "\0\0";
    part.text.end = this.#at;
  }
  #mark(start) {
    const { skipped, opening, quotes } = this.#expressions;
    skipped.lastIndex = start;
    const skip = skipped.exec(this.source);
    if (skip !== null) {
      this.#at = skipped.lastIndex;
      if (skip[1] !== void 0) this.#leaveOut(start, " ");
      return;
    }
    opening.lastIndex = start;
    const marks = opening.exec(this.source)?.[0];
    if (marks === void 0) return;
    const { prefix } = this.family;
    const before = prefix?.exec(this.source.slice(Math.max(this.#done, start - 20), start))?.[0] ?? "";
    const whole = before + (before.includes("@") ? '"' : marks);
    if (start < (this.#unclosed.get(whole) ?? 0)) return;
    const make = () => quoteOf(this.family, whole);
    const quote = whole.endsWith("(") ? make() : (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_0__/* .getOrMake */ .IV)(quotes, whole, make);
    this.#at = start + whole.length - before.length;
    const text = { value: "", start: start - before.length, end: this.#at, opening: whole };
    if (this.#piece(text, quote, text.start) && text.value !== "") this.#texts.push(text);
  }
  /** Reads a text to its end or to its next part; false where its end is missing. */
  #piece(text, quote, start) {
    const { stop } = quote;
    stop.lastIndex = this.#at;
    for (let found = stop.exec(this.source); found !== null && found[2] !== "\n"; found = stop.exec(this.source)) {
      const { 1: begin, 2: end, index } = found;
      if (begin === void 0 && end === void 0) continue;
      text.value += valueOf(this.source.slice(this.#at, index), quote, text.opening) + (begin === void 0 ? "" : "\0");
      text.end = this.#at = stop.lastIndex;
      this.#leaveOut(start, start === text.start ? '"' : " ");
      if (begin !== void 0) this.#open.push({ text, quote, close: begin.endsWith("(") ? ")" : "}", depth: 0 });
      return true;
    }
    this.#unclosed.set(text.opening, stop.lastIndex === 0 ? this.source.length : stop.lastIndex);
    return false;
  }
  #leaveOut(start, mark) {
    this.#code.push(this.source.slice(this.#done, start), mark.padEnd(this.#at - start));
    this.#done = this.#at;
  }
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

/***/ 11902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ keepUsed),
/* harmony export */   WY: () => (/* binding */ readOnce),
/* harmony export */   xy: () => (/* binding */ contentMemory)
/* harmony export */ });
/* harmony import */ var _out_of_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65013);

function contentMemory({ contents }, what) {
  const made = contents?.get(what) ?? /* @__PURE__ */ new Map();
  contents?.set(what, made);
  return made;
}
async function readOnce(tree, what, files, read, lacking) {
  const made = contentMemory(tree, what);
  const fresh = files.filter(({ key }) => !made.has(key));
  const take = (indexes, content) => {
    for (const file of indexes.flatMap((index) => fresh[index] ?? []))
      if (!made.has(file.key)) made.set(file.key, read(content, file));
  };
  const entries = fresh.map(({ entry }) => entry);
  await tree.readEach(entries, take).catch((error) => {
    if (lacking === void 0 || !(error instanceof _out_of_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .OutOfReach */ .x)) throw error;
    lacking(error.message);
  });
  keepUsed(
    made,
    files.map(({ key }) => key)
  );
  return made;
}
function keepUsed(made, used) {
  for (const key of used) {
    const value = made.get(key);
    if (!made.delete(key)) continue;
    made.set(key, value);
  }
  const most = 2 * used.length;
  for (const key of made.keys()) {
    if (made.size <= most) return;
    made.delete(key);
  }
}



/***/ }),

/***/ 77300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FileOwners)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77161);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99797);


const mostListed = 1e6;
const noOwners = /* @__PURE__ */ new Set();
class FileOwners {
  #files = /* @__PURE__ */ new Map();
  #directories = /* @__PURE__ */ new Map();
  /** The nearest directories with owners, by the directories of the paths that were asked about. */
  #nearest = /* @__PURE__ */ new Map();
  /** Sets that were given by `shared`, by their directories. */
  #shared = /* @__PURE__ */ new Map();
  /** How many owners these sets have. */
  #listed = 0;
  /** Records that a file, or all below a directory, belongs to a node. */
  add(path, id, kind) {
    this.#forget();
    this.#nearest.clear();
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_1__/* .addTo */ .DN)(kind === "file" ? this.#files : this.#directories, path, id);
  }
  /** Owners of the file itself and of every directory above it. */
  all(path) {
    const owners = new Set(this.#files.get(path));
    for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
      for (const id of this.#directories.get(above) ?? []) owners.add(id);
    }
    return owners;
  }
  /**
   * As `all`. Files of one directory get the same set, unless they have owners of their own, so that a caller can
   * recognize it. Otherwise, thousands of owners of one directory would be listed again for each of its files.
   */
  shared(path) {
    if (this.#files.has(path)) return this.all(path);
    const directory = this.#nearestDirectory(path);
    if (directory === void 0) return noOwners;
    const known = this.#shared.get(directory);
    if (known !== void 0) return known;
    const owners = this.all(directory);
    this.#listed += owners.size;
    if (this.#listed > mostListed) this.#forget();
    this.#shared.set(directory, owners);
    return owners;
  }
  #forget() {
    this.#shared.clear();
    this.#listed = 0;
  }
  /**
   * Owners of the nearest directory that has an owner. A path that is such a directory (a submodule) counts as inside
   * it. Files of one directory get the same set.
   */
  nearest(path) {
    const directory = this.#nearestDirectory(path);
    return directory === void 0 ? noOwners : this.#directories.get(directory) ?? noOwners;
  }
  /** The nearest directory that has an owner: the path itself, or one above it. */
  #nearestDirectory(path) {
    if (this.#directories.has(path)) return path;
    const above = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(path);
    if (!this.#nearest.has(above)) {
      const directories = [above, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(above)];
      this.#nearest.set(
        above,
        directories.find((directory) => this.#directories.has(directory))
      );
    }
    return this.#nearest.get(above);
  }
}



/***/ }),

/***/ 76487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function foldedPath(path) {
  if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes("//")) return path.toLowerCase();
  const segments = path.replaceAll("\\", "/").replace(new RegExp("\\p{Default_Ignorable_Code_Point}", "gu"), "").normalize("NFKC").toUpperCase().toLowerCase().split("/").map((segment) => /^\.{1,2}$/.test(segment) ? segment : segment.replace(/(?<![. ])[. ]+$/, ""));
  return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(segments.join("/"));
}



/***/ }),

/***/ 63620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isReleaseNote)
/* harmony export */ });
const folders = /(?:^|\/)(?:\.changes|\.changelog|\.?chloggen|changes\.d|changelog\.d|newsfragments)\//i;
const foldersAtRoot = /^(?:change|(?:common\/)?changes|changelogs?|release-?notes)\//i;
const endings = /\.(?:txt|ya?ml|json|toml|feature|bugfix|fixed|added|changed|deprecated|removed|misc)$/i;
const others = [/(?:^|\/)\.changeset\/pre\.json$/i, /^changelogs?\/.+\/[^/.]+$/i];
function isReleaseNote(path) {
  const isInFolder = endings.test(path) && (folders.test(path) || foldersAtRoot.test(path));
  return isInFolder || others.some((one) => one.test(path));
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

/***/ 52333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ symbolicLinks),
/* harmony export */   n: () => (/* binding */ followLinks)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75505);
/* harmony import */ var _shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99797);
/* harmony import */ var _folded_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76487);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77161);




const mostSteps = 40;
const noLinks = { otherPaths: () => [], destination: (path) => path };
const known = /* @__PURE__ */ new WeakMap();
function symbolicLinks(tree) {
  return (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .IV)(known, tree.memory ?? tree, () => readLinks(tree));
}
async function readLinks(tree) {
  const destinations = /* @__PURE__ */ new Map();
  const byDestination = /* @__PURE__ */ new Map();
  for (const [link, text] of await tree.links()) {
    const destination = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvePath */ .o1)((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .directoryOf */ .jt)(link), text);
    if (destination === void 0) continue;
    destinations.set(link, destination);
    (0,_shared_src_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(byDestination, (0,_folded_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedPath */ .k)(destination), link);
  }
  if (destinations.size === 0) return noLinks;
  const lengths = new Set([...destinations.keys()].map(({ length }) => length));
  const linkOn = (path) => {
    for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
      const above = lengths.has(end) ? path.slice(0, end) : "";
      if (destinations.has(above)) return above;
    }
    return void 0;
  };
  return {
    *otherPaths(path) {
      const passed = /* @__PURE__ */ new Set();
      const waiting = [path];
      for (const name of waiting) {
        for (const above of [name, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .pathsAbove */ .wP)(name)]) {
          for (const link of byDestination.get((0,_folded_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedPath */ .k)(above)) ?? []) {
            if (passed.has(link)) continue;
            passed.add(link);
            const other = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(link, name.slice(above === "" ? 0 : above.length + 1));
            waiting.push(other);
            yield other;
          }
        }
      }
    },
    destination(path) {
      let place = path;
      for (let steps = 0; steps < mostSteps; steps += 1) {
        const link = linkOn(place);
        if (link === void 0) return place;
        place = (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(destinations.get(link) ?? "", place.slice(link.length + 1));
      }
      return path;
    }
  };
}
const mostChanges = 1e5;
async function followLinks(comparison) {
  const links = { base: await symbolicLinks(comparison.base), head: await symbolicLinks(comparison.head) };
  const nothing = { comparison, changes: /* @__PURE__ */ new Map(), lasting: /* @__PURE__ */ new Set() };
  if (links.base === noLinks && links.head === noLinks) return nothing;
  const changed = new Set(comparison.changes.map(({ path }) => path));
  const changes = /* @__PURE__ */ new Map();
  const added = /* @__PURE__ */ new Map();
  const lasting = /* @__PURE__ */ new Set();
  for (const change of comparison.changes) {
    for (const side of ["base", "head"]) {
      const entry = change[side];
      for (const path of entry ? links[side].otherPaths(change.path) : []) {
        if (changed.has(path)) continue;
        const before = added.get(path);
        const status = side === "base" ? "deleted" : before ? "modified" : "added";
        added.set(path, { ...before, path, status, [side]: { ...entry, path } });
        changes.set(path, change);
        if (side === "base" || change.base === void 0) lasting.add(path);
        if (added.size > mostChanges) return void 0;
      }
    }
  }
  if (added.size === 0) return nothing;
  const all = [...comparison.changes, ...added.values()].sort((one, other) => (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .compareByteOrder */ .QC)(one.path, other.path));
  return { comparison: { ...comparison, changes: all }, changes, lasting };
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