"use strict";
exports.id = 854;
exports.ids = [854,4173];
exports.modules = {

/***/ 8458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkVersion: () => (/* binding */ checkVersion),
  gradle: () => (/* binding */ gradle)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/compare.js + 1 modules
var compare = __webpack_require__(91444);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/graph.js
var graph_graph = __webpack_require__(6151);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/connect.js
var connect = __webpack_require__(2685);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/graph/tests-by-name.js
var tests_by_name = __webpack_require__(66156);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/gradle/graph.js







const buildSrcName = "buildSrc";
async function readGradleGraph(tree, root, reports) {
  const nodes = /* @__PURE__ */ new Map();
  const owners = new file_owners/* FileOwners */.p();
  const places = /* @__PURE__ */ new Map();
  const shared = /* @__PURE__ */ new Set();
  const unknown = new file_owners/* FileOwners */.p();
  const builds = reports.filter(({ directory }) => !isBuildSrc(directory, reports));
  const names = new Map(reports.flatMap((report) => report.included.map(({ name, directory }) => [directory, name])));
  for (const build of reports) {
    const prefix = build.directory === root ? "" : `:${names.get(build.directory) ?? external_node_path_.posix.basename(build.directory)}`;
    for (const project of build.projects) {
      const target = prefix !== "" && project.path === ":" ? prefix : prefix + project.path;
      const id = projectId({ build: build.directory, path: project.path });
      nodes.set(
        id,
        builds.includes(build) ? (0,graph_graph/* graphNode */.De)(target, target) : (0,graph_graph/* graphNode */.De)(`${build.directory} ${project.path}`)
      );
      if (project.directory === void 0) continue;
      owners.add(project.directory, id, "directory");
      places.set(id, project.directory);
      if (project.path === ":" || build.projects.some(({ path }) => path.startsWith(`${project.path}:`))) {
        shared.add(project.directory);
        nodes.set(sharedId(project.directory), (0,graph_graph/* graphNode */.De)(`what ${target} and the projects below it share`));
      }
    }
  }
  const find = finder(builds, nodes);
  for (const build of reports) {
    const buildSrc = (0,paths/* inside */.nx)(build.directory, buildSrcName);
    nodes.set(buildSrcId(build), (0,graph_graph/* graphNode */.De)(buildSrc));
    if (!reports.some(({ directory }) => directory === buildSrc)) owners.add(buildSrc, buildSrcId(build), "directory");
    for (const project of reports.find(({ directory }) => directory === buildSrc)?.projects ?? []) {
      nodes.get(buildSrcId(build))?.dependencies.add(projectId({ build: buildSrc, path: project.path }));
    }
    for (const project of build.projects) {
      const node = nodes.get(projectId({ build: build.directory, path: project.path }));
      node?.dependencies.add(buildSrcId(build));
      for (const id of find(project, build)) node?.dependencies.add(id);
      for (const above of build.projects) {
        if (above.directory === void 0 || !shared.has(above.directory)) continue;
        if (above.path === ":" || above.path === project.path || project.path.startsWith(`${above.path}:`)) {
          node?.dependencies.add(sharedId(above.directory));
        }
      }
    }
  }
  for (const { directory } of builds.flatMap((build) => build.included)) {
    if (reports.some((report) => report.directory === directory)) continue;
    for (const id of [...nodes.keys()]) unknown.add(directory, id, "directory");
  }
  const ownersOf = (path) => {
    const found = /* @__PURE__ */ new Set();
    for (const id of owners.nearest(path)) {
      const directory = places.get(id);
      const isShared = directory !== void 0 && shared.has(directory) && !(0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(directory, "src")) && !(0,tests_by_name/* isText */.KH)(path);
      found.add(isShared ? sharedId(directory) : id);
    }
    return found;
  };
  return (0,connect/* connect */.N)(tree, {
    nodes,
    owners: (path) => unknown.all(path).size > 0 ? [] : ownersOf(path),
    readers: (path) => new Map([...unknown.all(path)].map((id) => [id, void 0])),
    reportedBy: "gradle",
    places: [...places].map(([id, directory]) => [directory, id])
  });
}
function isPlainSource(path, reports) {
  if (`/${path}`.includes(`/${buildSrcName}/`)) return false;
  let owner;
  for (const build of reports) {
    for (const project of build.projects) {
      if (project.directory === void 0 || !(0,paths/* isWithin */.UO)(path, project.directory)) continue;
      if ((owner?.project.directory?.length ?? -1) < project.directory.length) owner = { build, project };
    }
  }
  if (owner?.project.directory === void 0) return false;
  if (owner.build.projects.some(({ providesPlugins }) => providesPlugins)) return false;
  return (0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(owner.project.directory, "src")) && !/\.(?:gradle|kts|properties|toml)$/.test(path);
}
function projectId({ build, path }) {
  return `project:${build}|${path}`;
}
function sharedId(directory) {
  return `shared:${directory}`;
}
function buildSrcId({ directory }) {
  return `buildSrc:${directory}`;
}
function isBuildSrc(directory, reports) {
  return external_node_path_.posix.basename(directory) === buildSrcName && reports.some((each) => (0,paths/* inside */.nx)(each.directory, buildSrcName) === directory);
}
function finder(builds, nodes) {
  const byModule = /* @__PURE__ */ new Map();
  const plugins = [];
  for (const build of builds) {
    for (const project of build.projects) {
      const id = projectId({ build: build.directory, path: project.path });
      const module = `${project.group}:${project.name}`;
      (0,append/* append */.BC)(byModule, module, id);
      if (project.providesPlugins) plugins.push({ build, id });
    }
  }
  return (project, build) => {
    const own = projectId({ build: build.directory, path: project.path });
    const found = new Set(project.uses.flatMap((used) => withTests(projectId(used), used.tests === true)));
    for (const module of project.modules) for (const id of byModule.get(module) ?? []) found.add(id);
    for (const plugin of plugins) if (plugin.build !== build) found.add(plugin.id);
    if (!project.complete)
      for (const id of [...nodes.keys()].flatMap((one) => withTests(one, one !== own))) found.add(id);
    found.delete(own);
    found.delete((0,tests_by_name/* testsOf */.Vh)(own));
    return found;
  };
}
function withTests(id, isWith) {
  return isWith ? [id, (0,tests_by_name/* testsOf */.Vh)(id)] : [id];
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/gradle/distribution.js





async function wrapperAddress(tree, root) {
  const path = (0,paths/* inside */.nx)(root, "gradle/wrapper/gradle-wrapper.properties");
  const properties = (await tree.read([path])).get(path)?.toString("latin1") ?? "";
  const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
  return written?.replace(/\\(.)/g, "$1");
}
function versionIn(address) {
  return /\/gradle-(\d[\w.+-]*?)-(?:bin|all|src|docs)\.zip(?:\?|$)/.exec(address ?? "")?.[1];
}
async function wrapperDistribution(url, userHomes) {
  if (url === void 0) return void 0;
  const file = /(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url)?.[1];
  if (file === void 0) return void 0;
  const hash = BigInt(`0x${(0,external_node_crypto_.createHash)("md5").update(url).digest("hex")}`).toString(36);
  const program = process.platform === "win32" ? "gradle.bat" : "gradle";
  for (const userHome of userHomes) {
    const home = (0,external_node_path_.join)(userHome, "wrapper/dists", file, hash, file.replace(/-(?:bin|all|src|docs)$/, ""));
    const found = (0,external_node_path_.join)(home, "bin", program);
    if (await (0,promises_.access)(found, promises_.constants.X_OK).then(
      () => true,
      () => false
    ))
      return found;
  }
  return void 0;
}
function gradleUserHomes(environment) {
  const { GRADLE_USER_HOME: named, HOME: home = "" } = environment;
  if (named !== void 0 && named !== "") return [named];
  return [.../* @__PURE__ */ new Set([homeOfUser(), home === "" ? (0,external_node_os_.homedir)() : home])].map((one) => (0,external_node_path_.join)(one, ".gradle"));
}
function homeOfUser() {
  try {
    return (0,external_node_os_.userInfo)().homedir;
  } catch {
    return (0,external_node_os_.homedir)();
  }
}


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/impact-error.js
var impact_error = __webpack_require__(1564);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/gradle/init-script.js
const reportProperty = "impacted.targets.report";
const initScript = `
import groovy.json.JsonOutput

gradle.projectsEvaluated { built ->
    def idOf = { project -> [build: project.rootProject.projectDir.canonicalPath, path: project.path] }
    // A configuration or a task whose name says so has the tests of a project (testArtifacts, testJar, testClasses).
    def useOf = { project, name -> idOf(project) + (name != null && name.toLowerCase().contains('test') ? [tests: true] : [:]) }
    def report = new File(System.getProperty('${reportProperty}'))

    def projects = built.rootProject.allprojects.collect { project ->
        def uses = new LinkedHashSet()
        def modules = new TreeSet()
        def complete = true

        def containers = [project.configurations, project.buildscript.configurations]
        containers.each { container ->
            new ArrayList(container).each { configuration ->
                new ArrayList(configuration.dependencies).each { dependency ->
                    if (dependency instanceof org.gradle.api.artifacts.ProjectDependency) {
                        def target = dependency.respondsTo('getPath') ? project.project(dependency.path) : dependency.dependencyProject
                        uses << useOf(target, dependency.targetConfiguration)
                    } else if (dependency instanceof org.gradle.api.artifacts.ModuleDependency) {
                        modules << (dependency.group ?: '') + ':' + dependency.name
                    }
                }
            }
        }

        def useTask
        useTask = { value ->
            if (value instanceof Task) uses << useOf(value.project, value.name)
            else if (value instanceof CharSequence) {
                def text = value.toString()
                def cut = text.lastIndexOf(':')
                if (cut >= 0) {
                    def other = cut == 0 ? project.rootProject : project.findProject(text.substring(0, cut))
                    if (other != null) uses << useOf(other, text.substring(cut + 1))
                }
            } else if (value instanceof Iterable) value.each(useTask)
            else if (value instanceof org.gradle.api.tasks.TaskProvider) useTask(value.get())
            else if (value instanceof java.util.concurrent.Callable) useTask(value.call())
            else if (value instanceof Closure) useTask(value.call())
            else if (value instanceof org.gradle.api.tasks.TaskReference) complete = false
        }
        try {
            new ArrayList(project.tasks.names).each { name ->
                try {
                    project.tasks.getByName(name).dependsOn.each(useTask)
                } catch (Throwable ignored) {
                    complete = false
                }
            }
        } catch (Throwable ignored) {
            complete = false
        }

        def plugins = ['java-gradle-plugin', 'groovy-gradle-plugin', 'org.gradle.kotlin.kotlin-dsl']
        def providesPlugins = plugins.any { project.pluginManager.hasPlugin(it) } ||
            project.configurations.any { it.dependencies.contains(project.dependencies.gradleApi()) }

        [path: project.path, directory: project.projectDir.canonicalPath, group: project.group.toString(), name: project.name,
            providesPlugins: providesPlugins, uses: uses as List, modules: modules as List, complete: complete]
    }
    def included = built.includedBuilds.collect { [name: it.name, directory: it.projectDir.canonicalPath] }
    def line = JsonOutput.toJson([version: built.gradleVersion, directory: built.rootProject.projectDir.canonicalPath, projects: projects, included: included])
    synchronized ('${reportProperty}'.intern()) { report.append(line + '\\n', 'UTF-8') }

    built.includedBuilds.each { other ->
        try {
            def help = built.rootProject.tasks.getByName('help')
            help.dependsOn(other.task(':help'))
        } catch (Throwable ignored) {
            // The report then lacks that build, which its reader notices.
        }
    }
}
`;


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/gradle/report.js








class GradleFailed extends impact_error/* ImpactError */.X {
  name = "GradleFailed";
}
const fixedProperties = {
  "org.gradle.daemon": "false",
  "org.gradle.parallel": "false",
  "org.gradle.caching": "false",
  "org.gradle.vfs.watch": "false",
  "org.gradle.configureondemand": "false",
  // With the configuration cache, no init script would run. Isolated projects may not read each other.
  "org.gradle.configuration-cache": "false",
  "org.gradle.unsafe.configuration-cache": "false",
  "org.gradle.isolated-projects": "false",
  "org.gradle.unsafe.isolated-projects": "false"
};
async function readReport(tree, { root, checkout }, tools) {
  const options = tools.options.gradle ?? {};
  const repository = await (0,promises_.realpath)(await tree.directory());
  const temporary = await tools.temporaryDirectory();
  const [script, report] = [(0,external_node_path_.join)(temporary, "report.init.gradle"), (0,external_node_path_.join)(temporary, "report.jsonl")];
  await (0,promises_.writeFile)(script, initScript);
  await (0,promises_.writeFile)(report, "");
  const userHomes = gradleUserHomes(tools.variables);
  const configured = userHomes.find((home) => (0,external_node_fs_.existsSync)(home)) ?? userHomes[0] ?? (0,external_node_path_.join)(temporary, "home");
  const userHome = (0,open_file/* isBelow */.Yw)(configured, checkout) ? (0,external_node_path_.join)(temporary, "home") : configured;
  const wrapper = await wrapperAddress(tree, root);
  const distribution = await wrapperDistribution(wrapper, userHomes);
  const program = options.program ?? distribution ?? "gradle";
  const args = [
    ...["--no-daemon", "--quiet", "--console=plain", "--no-build-cache", "--init-script", script],
    ...["--gradle-user-home", userHome, "--project-cache-dir", (0,external_node_path_.join)(temporary, "cache")],
    ...Object.entries(fixedProperties).map(([name, value]) => `-D${name}=${value}`),
    `-D${reportProperty}=${report}`,
    ...options.arguments ?? [],
    "help"
  ];
  tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);
  const finished = await tools.run(program, args, { cwd: (0,external_node_path_.join)(repository, root) });
  const lines = (await (0,promises_.readFile)(report, "utf8")).split("\n").filter((line) => line !== "");
  if (finished.exitCode !== 0 || lines.length === 0) {
    const missing = program === distribution ? void 0 : versionIn(wrapper);
    const hint = missing === void 0 ? "" : `. The wrapper names Gradle ${missing}, which did not run here`;
    throw new GradleFailed(failure(program, tree, finished) + hint);
  }
  const place = (path) => {
    const inRepository = (0,external_node_path_.relative)(repository, path).replaceAll("\\", "/");
    return inRepository.startsWith("..") || (0,external_node_path_.isAbsolute)(inRepository) ? void 0 : inRepository;
  };
  const builds = lines.map((line) => placed(JSON.parse(line), place));
  for (const { path, complete } of builds.flatMap(({ projects }) => projects)) {
    if (!complete)
      tools.warn(
        `Some dependencies of the tasks of ${path} are not known, so that it counts as built from all other projects`
      );
  }
  return builds;
}
function placed(report, place) {
  const known = (path) => place(path) ?? path;
  return {
    ...report.version !== void 0 && { version: report.version },
    directory: known(report.directory),
    included: report.included.map(({ name, directory }) => ({ name, directory: known(directory) })),
    projects: report.projects.map((project) => ({
      ...project,
      directory: project.directory === void 0 ? void 0 : place(project.directory),
      uses: project.uses.map((used) => ({ ...used, build: known(used.build) }))
    }))
  };
}
function failure(program, tree, { exitCode, stdout, stderr }) {
  const said = `${stdout}
${stderr}`.split("\n").map((line) => line.trim()).filter(
    (line) => line !== "" && !/^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/.test(line)
  );
  return `${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ${said.slice(-6).join(" ")}. Make sure that this Gradle and this Java can configure the build`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/build-systems/gradle/index.js






const gradle = {
  impact: async (comparison, tools) => {
    const { base, head, root, changes } = comparison;
    const graph = async (tree, reports) => reports === void 0 ? graph_graph/* emptyGraph */.K1 : await readGradleGraph(tree, root, reports);
    const read = async (tree) => {
      const reports = await readReport(tree, comparison, tools);
      await checkVersion(tree, root, reports);
      return reports;
    };
    const now = await hasSettings(head, root) ? await read(head) : void 0;
    let before;
    if (now !== void 0 && changes.every(({ path }) => isPlainSource(path, now))) before = now;
    else if (await hasSettings(base, root)) {
      try {
        before = await read(base);
      } catch (error) {
        if (!(error instanceof GradleFailed)) throw error;
        return { kind: "all", why: error.message };
      }
    }
    return (0,compare/* compareGraphs */.P)(await graph(base, before), await graph(head, now), comparison);
  }
};
async function hasSettings(tree, root) {
  const names = ["settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts"];
  return (await tree.read(names.map((name) => (0,paths/* inside */.nx)(root, name)))).size > 0;
}
const firstWithKotlin = 5;
async function checkVersion(tree, root, reports) {
  const ran = reports.find(({ version }) => version !== void 0)?.version;
  const [kotlin, groovy] = [(0,paths/* inside */.nx)(root, "settings.gradle.kts"), (0,paths/* inside */.nx)(root, "settings.gradle")];
  const settings = await tree.read([kotlin, groovy]);
  if (ran === void 0 || Number.parseInt(ran, 10) >= firstWithKotlin) return;
  if (!settings.has(kotlin) || settings.has(groovy)) return;
  const named = versionIn(await wrapperAddress(tree, root));
  const wanted = named === void 0 ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`;
  throw new GradleFailed(
    `Gradle ${ran} does not read settings.gradle.kts. Use ${wanted}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`
  );
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