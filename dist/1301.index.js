"use strict";
exports.id = 1301;
exports.ids = [1301];
exports.modules = {

/***/ 51301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkVersion: () => (/* binding */ checkVersion),
  gradle: () => (/* binding */ gradle)
});

// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/paths.js
var paths = __webpack_require__(77161);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/tools.js
var readers_tools = __webpack_require__(9604);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/tree/file-owners.js
var file_owners = __webpack_require__(77300);
// EXTERNAL MODULE: ./build/packages/shared/src/append.js
var append = __webpack_require__(99797);
// EXTERNAL MODULE: ./build/packages/impacted-targets/src/readers/texts.js
var texts = __webpack_require__(87543);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/gradle/composite.js





const buildSrcName = "buildSrc";
function readComposite(root, reports) {
  const composite = new Composite(root, reports);
  return composite.reading();
}
class Composite {
  constructor(root, reports) {
    this.root = root;
    this.reports = reports;
    for (const build of reports) {
      this.#addBuildSrc(build);
      for (const project of build.projects) this.#addFiles(project, build);
    }
    for (const build of reports) {
      const name = this.#nameOf(build);
      for (const project of build.projects) this.#addTarget(project, build, name);
    }
  }
  root;
  reports;
  #targets = [];
  #externals = /* @__PURE__ */ new Map();
  #owners = new file_owners/* FileOwners */.p();
  /** Directories whose files are shared with the projects below, by the ids of their projects. */
  #shared = /* @__PURE__ */ new Map();
  /** Folders of sources by the ids of their projects, in builds that provide no plugins. */
  #sources = /* @__PURE__ */ new Map();
  /** Ids of projects by `group:name`, under which other builds ask for them. */
  #modules = /* @__PURE__ */ new Map();
  #plugins = [];
  #addBuildSrc(build) {
    const directory = (0,paths/* inside */.nx)(build.directory, buildSrcName);
    const own = this.reports.find((one) => one.directory === directory);
    const uses = (own?.projects ?? []).map(({ path }) => ({ id: projectId({ build: directory, path }) }));
    this.#externals.set(buildSrcId(build), { label: directory, content: "", uses });
    if (own === void 0) this.#owners.add(directory, buildSrcId(build), "directory");
  }
  #addFiles(project, build) {
    const { path, directory, group, name, providesPlugins } = project;
    const id = projectId({ build: build.directory, path });
    if (!isBuildSrc(build)) {
      (0,append/* append */.BC)(this.#modules, `${group}:${name}`, id);
      if (providesPlugins) this.#plugins.push({ build: build.directory, path });
    }
    this.#owners.add(directory, id, "directory");
    if (!isBuildSrc(build) && !build.projects.some((other) => other.providesPlugins)) {
      this.#sources.set(id, (0,paths/* inside */.nx)(directory, "src"));
    }
    if (path !== ":" && !build.projects.some((other) => other.path.startsWith(`${path}:`))) return;
    this.#shared.set(id, directory);
    const label = `what ${this.#nameOf(build)}${path} and the projects below it share`;
    this.#externals.set(sharedId(directory), { label, content: "", uses: [] });
  }
  #addTarget(project, build, prefix) {
    const { path, directory } = project;
    this.#targets.push({
      id: projectId({ build: build.directory, path }),
      name: prefix !== "" && path === ":" ? prefix : prefix + path,
      folder: directory,
      uses: [{ id: buildSrcId(build) }, ...this.#usesOf(project, build), ...this.#sharedAbove(project, build)],
      ...isBuildSrc(build) && { isPart: true }
    });
  }
  #usesOf({ uses, modules, complete }, { directory }) {
    const used = uses.map((one) => ({ id: projectId(one), ofTests: one.tests === true }));
    const made = modules.flatMap((module) => this.#modules.get(module) ?? []).map((id) => ({ id }));
    const plugins = this.#plugins.filter(({ build }) => build !== directory).map((one) => ({ id: projectId(one) }));
    const any = complete ? [] : this.#ids().map((id) => ({ id, ofTests: true }));
    return [...used, ...made, ...plugins, ...any];
  }
  #sharedAbove({ path }, { directory, projects }) {
    return projects.flatMap((above) => {
      const shared = this.#shared.get(projectId({ build: directory, path: above.path }));
      const isAbove = above.path === ":" || above.path === path || path.startsWith(`${above.path}:`);
      return shared === void 0 || !isAbove ? [] : [{ id: sharedId(shared) }];
    });
  }
  #ids() {
    return this.reports.flatMap(
      ({ directory: build, projects }) => projects.map(({ path }) => projectId({ build, path }))
    );
  }
  /** What the names of a build's projects begin with: nothing in the build that was started. */
  #nameOf({ directory }) {
    if (directory === this.root) return "";
    const included = this.reports.flatMap((report) => report.included);
    return `:${included.findLast((one) => one.directory === directory)?.name ?? external_node_path_.posix.basename(directory)}`;
  }
  reading() {
    const unknown = this.reports.filter((build) => !isBuildSrc(build)).flatMap(({ included }) => included.map(({ directory }) => directory)).filter((directory) => !this.reports.some((report) => report.directory === directory));
    const isUnknown = (path) => unknown.some((directory) => (0,paths/* isWithin */.UO)(path, directory));
    return {
      targets: this.#targets,
      externals: this.#externals,
      reportedBy: "gradle",
      owners: (path) => isUnknown(path) ? [] : [...this.#owners.nearest(path)].map((id) => this.#ownerOf(path, id)),
      readers: (path) => isUnknown(path) ? this.#ids() : [],
      isWithoutEffect: ({ path }) => this.#isPlain(path)
    };
  }
  /** True for sources of projects that neither configure others nor provide plugins to them. No graph depends on these. */
  #isPlain(path) {
    const folders = [...this.#owners.nearest(path)].map((id) => this.#sources.get(id));
    const areSources = folders.every((folder) => folder !== void 0 && (0,paths/* isWithin */.UO)(path, folder));
    return folders.length > 0 && areSources && !/\.(?:gradle|kts|properties|toml)$/.test(path);
  }
  #ownerOf(path, id) {
    const shared = this.#shared.get(id);
    return shared === void 0 || (0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(shared, "src")) || (0,texts/* isText */.K)(path) ? id : sharedId(shared);
  }
}
function isBuildSrc({ directory }) {
  return (0,paths/* nameOf */.Vb)(directory) === buildSrcName;
}
function projectId({ build, path }) {
  return `project ${build} ${path}`;
}
function buildSrcId({ directory }) {
  return `buildSrc of ${directory}`;
}
function sharedId(directory) {
  return `shared ${directory}`;
}


// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/gradle/distribution.js





async function wrapperAddress(tree, root) {
  const path = (0,paths/* inside */.nx)(root, "gradle/wrapper/gradle-wrapper.properties");
  const properties = (await tree.read([path])).get(path)?.toString("latin1") ?? "";
  const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
  return written?.replace(/\\(.)/g, "$1");
}
function versionIn(address) {
  return /\/gradle-(\d[\w.+-]*?)-(?:bin|all|src|docs)\.zip(?:\?|$)/.exec(address ?? "")?.[1];
}
function wrapperDistribution(url, userHomes) {
  const file = /(?<![^/])([^/]+)\.zip(?:\?|$)/.exec(url ?? "")?.[1];
  if (url === void 0 || file === void 0) return void 0;
  const hash = BigInt(`0x${(0,external_node_crypto_.createHash)("md5").update(url).digest("hex")}`).toString(36);
  const inner = (0,external_node_path_.join)(file, hash, file.replace(/-(?:bin|all|src|docs)$/, ""), "bin");
  const program = process.platform === "win32" ? "gradle.bat" : "gradle";
  return userHomes.map((home) => (0,external_node_path_.join)(home, "wrapper/dists", inner, program)).find((path) => (0,external_node_fs_.existsSync)(path));
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


// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/packages/shared/src/files/open-file.js
var open_file = __webpack_require__(74624);
;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/gradle/init-script.js
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


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/gradle/report.js







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
async function readReport(tree, root, tools) {
  const options = tools.options.gradle ?? {};
  const repository = await (0,promises_.realpath)(await tree.directory());
  const temporary = await tools.temporaryDirectory();
  const [script, report] = [(0,external_node_path_.join)(temporary, "report.init.gradle"), (0,external_node_path_.join)(temporary, "report.jsonl")];
  await (0,promises_.writeFile)(script, initScript);
  await (0,promises_.writeFile)(report, "");
  const userHomes = gradleUserHomes(tools.variables);
  const configured = userHomes.find((home) => (0,external_node_fs_.existsSync)(home)) ?? userHomes[0] ?? (0,external_node_path_.join)(temporary, "home");
  const userHome = (0,open_file/* isBelow */.Yw)(configured, tools.checkout) ? (0,external_node_path_.join)(temporary, "home") : configured;
  const wrapper = await wrapperAddress(tree, root);
  const distribution = wrapperDistribution(wrapper, userHomes);
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
  const lines = (0,readers_tools/* linesOf */.Dx)(await (0,promises_.readFile)(report, "utf8"));
  if (finished.exitCode !== 0 || lines.length === 0) {
    const missing = program === distribution ? void 0 : versionIn(wrapper);
    const hint = missing === void 0 ? "" : `. The wrapper names Gradle ${missing}, which did not run here`;
    throw new readers_tools/* ToolFailed */.CV(failure(program, tree, finished) + hint);
  }
  const builds = lines.map(
    (line) => JSON.parse(line, (key, value) => placed(key, value, repository))
  );
  for (const { path, complete } of builds.flatMap(({ projects }) => projects)) {
    if (!complete)
      tools.warn(
        `Some dependencies of the tasks of ${path} are not known, so that it counts as built from all other projects`
      );
  }
  return builds;
}
function placed(key, value, repository) {
  if (key !== "directory" && key !== "build" || typeof value !== "string") return value;
  const path = (0,external_node_path_.relative)(repository, value).replaceAll("\\", "/");
  return path.startsWith("..") || (0,external_node_path_.isAbsolute)(path) ? value : path;
}
function failure(program, tree, { exitCode, stdout, stderr }) {
  const noise = /^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/;
  const said = (0,readers_tools/* linesOf */.Dx)(`${stdout}
${stderr}`).filter((line) => !noise.test(line));
  return `${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ${said.slice(-6).join(" ")}. Make sure that this Gradle and this Java can configure the build`;
}


;// CONCATENATED MODULE: ./build/packages/impacted-targets/src/readers/gradle/index.js





const gradle = {
  name: "gradle",
  read: async ({ tree }, root, tools) => {
    const names = ["settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts"];
    if ((await tree.read(names.map((name) => (0,paths/* inside */.nx)(root, name)))).size === 0) return void 0;
    const reports = await readReport(tree, root, tools);
    await checkVersion(tree, root, reports);
    return readComposite(root, reports);
  }
};
const firstWithKotlin = 5;
async function checkVersion(tree, root, reports) {
  const ran = reports.find(({ version }) => version !== void 0)?.version;
  const [kotlin, groovy] = [(0,paths/* inside */.nx)(root, "settings.gradle.kts"), (0,paths/* inside */.nx)(root, "settings.gradle")];
  const settings = await tree.read([kotlin, groovy]);
  if (ran === void 0 || Number.parseInt(ran, 10) >= firstWithKotlin) return;
  if (!settings.has(kotlin) || settings.has(groovy)) return;
  const named = versionIn(await wrapperAddress(tree, root));
  const wanted = named === void 0 ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`;
  throw new readers_tools/* ToolFailed */.CV(
    `Gradle ${ran} does not read settings.gradle.kts. Use ${wanted}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`
  );
}



/***/ })

};
;