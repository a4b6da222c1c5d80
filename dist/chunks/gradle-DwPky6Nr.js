const require_build_system = require("./build-system-YWE15Mb4.js");
const require_compute = require("./compute-DylJAYqj.js");
const require_append = require("./append-Dk9xb4qh.js");
const require_known_options = require("./known-options-B794Rcd6.js");
const require_compare = require("./compare-DYCrIIet.js");
const require_graph = require("./graph-Chx52K30.js");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_os = require("node:os");
let node_crypto = require("node:crypto");
//#region src/impacted-targets/build-systems/gradle/graph.ts
const BUILD_SRC = "buildSrc";
/**
* The graph of a composite of Gradle builds in a commit.
*
* A project is built from the projects that it asks for, in any configuration or by a task. Nodes without a target
* stand for what several projects share: the files of a directory whose project has others below it (their build
* script may configure those, and shared settings lie there), except for its own sources; and `buildSrc`.
* @param reports what the init script said of each build; the build that was started is the one of `root`
*/
async function readGradleGraph(tree, root, reports) {
	const nodes = /* @__PURE__ */ new Map();
	const owners = new require_graph.FileOwners();
	const places = /* @__PURE__ */ new Map();
	const shared = /* @__PURE__ */ new Set();
	const unknown = new require_graph.FileOwners();
	const builds = reports.filter(({ directory }) => !isBuildSrc(directory, reports));
	const names = new Map(reports.flatMap((report) => report.included.map(({ name, directory }) => [directory, name])));
	for (const build of reports) {
		const prefix = build.directory === root ? "" : `:${names.get(build.directory) ?? node_path.posix.basename(build.directory)}`;
		for (const project of build.projects) {
			const target = prefix !== "" && project.path === ":" ? prefix : prefix + project.path;
			const id = projectId({
				build: build.directory,
				path: project.path
			});
			nodes.set(id, builds.includes(build) ? require_graph.graphNode(target, target) : require_graph.graphNode(`${build.directory} ${project.path}`));
			if (project.directory === void 0) continue;
			owners.add(project.directory, id, "directory");
			places.set(id, project.directory);
			if (project.path === ":" || build.projects.some(({ path }) => path.startsWith(`${project.path}:`))) {
				shared.add(project.directory);
				nodes.set(sharedId(project.directory), require_graph.graphNode(`what ${target} and the projects below it share`));
			}
		}
	}
	const find = finder(builds, nodes, await substitutions(tree, builds));
	for (const build of reports) {
		const buildSrc = require_compute.inside(build.directory, BUILD_SRC);
		nodes.set(buildSrcId(build), require_graph.graphNode(buildSrc));
		if (!reports.some(({ directory }) => directory === buildSrc)) owners.add(buildSrc, buildSrcId(build), "directory");
		for (const project of reports.find(({ directory }) => directory === buildSrc)?.projects ?? []) nodes.get(buildSrcId(build))?.dependencies.add(projectId({
			build: buildSrc,
			path: project.path
		}));
		for (const project of build.projects) {
			const node = nodes.get(projectId({
				build: build.directory,
				path: project.path
			}));
			node?.dependencies.add(buildSrcId(build));
			for (const id of find(project, build)) node?.dependencies.add(id);
			for (const above of build.projects) {
				if (above.directory === void 0 || !shared.has(above.directory)) continue;
				if (above.path === ":" || above.path === project.path || project.path.startsWith(`${above.path}:`)) node?.dependencies.add(sharedId(above.directory));
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
			const isShared = directory !== void 0 && shared.has(directory) && !require_compute.isWithin(path, require_compute.inside(directory, "src"));
			found.add(isShared ? sharedId(directory) : id);
		}
		return found;
	};
	await addMentionedProjects(tree, owners, nodes, builds);
	const mentioned = await mentionedPaths(tree, root, ownersOf);
	return {
		nodes,
		owners: (path) => unknown.all(path).size > 0 ? [] : ownersOf(path),
		readers: (path) => /* @__PURE__ */ new Set([...mentioned.all(path), ...unknown.all(path)]),
		interpreted: () => false
	};
}
/** Paths of the sources of projects that neither configure nor provide plugins to others, so that no graph depends on them. */
function isPlainSource(path, reports) {
	if (`/${path}`.includes(`/${BUILD_SRC}/`)) return false;
	let owner;
	for (const build of reports) for (const project of build.projects) {
		if (project.directory === void 0 || !require_compute.isWithin(path, project.directory)) continue;
		if ((owner?.project.directory?.length ?? -1) < project.directory.length) owner = {
			build,
			project
		};
	}
	if (owner?.project.directory === void 0) return false;
	if (owner.build.projects.some(({ providesPlugins }) => providesPlugins)) return false;
	return require_compute.isWithin(path, require_compute.inside(owner.project.directory, "src")) && !/\.(?:gradle|kts|properties|toml)$/.test(path);
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
	return node_path.posix.basename(directory) === BUILD_SRC && reports.some((each) => require_compute.inside(each.directory, BUILD_SRC) === directory);
}
/** Finds the nodes of all that a project is built from. */
function finder(builds, nodes, substituted) {
	const byModule = /* @__PURE__ */ new Map();
	const plugins = [];
	const rules = [];
	for (const build of builds) for (const project of build.projects) {
		const id = projectId({
			build: build.directory,
			path: project.path
		});
		require_append.append(byModule, `${project.group}:${project.name}`, id);
		if (project.providesPlugins) plugins.push({
			build,
			id
		});
		if (substituted.includes(project.path)) rules.push(id);
	}
	return (project, build) => {
		const own = projectId({
			build: build.directory,
			path: project.path
		});
		const found = new Set(project.uses.map(projectId));
		for (const module of project.modules) for (const id of byModule.get(module) ?? []) found.add(id);
		if (project.modules.length > 0) for (const id of rules) found.add(id);
		for (const plugin of plugins) if (plugin.build !== build) found.add(plugin.id);
		if (!project.complete) for (const id of nodes.keys()) found.add(id);
		found.delete(own);
		return found;
	};
}
const SCRIPT = /\.gradle(?:\.kts)?$/;
async function scriptTexts(tree, keep) {
	const paths = (await tree.entries()).map(({ path }) => path).filter((path) => SCRIPT.test(path) && keep(path));
	return new Map([...await tree.read(paths)].map(([path, content]) => [path, content.toString("utf8")]));
}
/**
* Paths of the projects that rules put in the place of modules, in any build. Where a rule names no project in a way
* that is understood, any project may be meant.
*/
async function substitutions(tree, builds) {
	const texts = await scriptTexts(tree, (path) => builds.some(({ directory }) => require_compute.isWithin(path, directory)));
	const found = /* @__PURE__ */ new Set();
	for (const text of texts.values()) {
		if (!/\bsubstitute\b/.test(text)) continue;
		const named = [...text.matchAll(/\bproject\s*\(?\s*["']([^"'$]+)["']/g)].map(([, path = ""]) => path);
		const all = builds.flatMap((build) => build.projects.map(({ path }) => path));
		for (const path of named.length > 0 ? named : all) found.add(path);
	}
	return [...found];
}
/**
* Projects that a build script names in any other way than to configure them: to copy the output of their tasks, for
* instance. Such an edge is the script's own project's; what the script does to others is not looked at.
*/
async function addMentionedProjects(tree, owners, nodes, builds) {
	const keep = (path) => owners.nearest(path).size > 0 && !/(?:^|\/)settings\.gradle(?:\.kts)?$/.test(path);
	for (const [script, text] of await scriptTexts(tree, keep)) for (const own of owners.nearest(script)) {
		const build = builds.find(({ directory }) => own.startsWith(projectId({
			build: directory,
			path: ""
		})));
		if (build === void 0) continue;
		for (const [, path = ""] of text.matchAll(/["'](:[\w.:-]+)["'](?!\s*\)\s*\{)/g)) for (const each of [path, path.replace(/:[^:]*$/, "")]) {
			const id = projectId({
				build: build.directory,
				path: each
			});
			if (id !== own && nodes.has(id)) nodes.get(own)?.dependencies.add(id);
		}
	}
}
/** What build scripts name outside of their project's directory, by the nodes that the scripts belong to. */
async function mentionedPaths(tree, root, ownersOf) {
	const mentioned = new require_graph.FoldedOwners();
	for (const [script, text] of await scriptTexts(tree, (path) => ownersOf(path).size > 0)) {
		const add = (from, written) => {
			const path = require_compute.resolvePath(from, require_compute.pathInLiteral(written).replace(/\/?[^/]*\$.*$/s, ""));
			if (path === void 0 || path === "" || require_compute.isWithin(require_compute.directoryOf(script), path)) return;
			for (const id of ownersOf(script)) mentioned.add(path, id);
		};
		for (const [, path = ""] of text.matchAll(/["'](?:\$\{?(?:project\.)?projectDir\}?\/)?(\.\.[/\\][^"'\n]*)["']/g)) add(require_compute.directoryOf(script), path);
		for (const [, path = ""] of text.matchAll(/\$\{?(?:rootProject\.)?(?:rootDir|projectDir)\}?\/([^"'\n]+)["']/g)) add(root, path);
		for (const [, path = ""] of text.matchAll(/\brootProject\.(?:file|files|fileTree)\s*\(?\s*["']([^"'\n]+)["']/g)) add(root, path);
	}
	return mentioned;
}
//#endregion
//#region src/impacted-targets/build-systems/gradle/options.ts
/**
* Checks the options.
* @throws ImpactError naming the option that is unknown or of the wrong type
*/
function gradleOptions(options) {
	require_known_options.refuseUnknownOptions("gradle", options, ["program", "arguments"]);
	const { program, arguments: args = [] } = options;
	if (program !== void 0 && (typeof program !== "string" || program === "")) throw new require_build_system.ImpactError("build-systems.gradle.program must be the path or the name of gradle");
	if (!Array.isArray(args) || !args.every((argument) => typeof argument === "string")) throw new require_build_system.ImpactError("build-systems.gradle.arguments must be a list of texts");
	return {
		program,
		args
	};
}
//#endregion
//#region src/impacted-targets/build-systems/gradle/distribution.ts
/** The address from which the wrapper of a commit would download Gradle; undefined where there is none. */
async function wrapperAddress(tree, root) {
	const path = require_compute.inside(root, "gradle/wrapper/gradle-wrapper.properties");
	const properties = (await tree.read([path])).get(path)?.toString("latin1") ?? "";
	return (/^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1])?.replace(/\\(.)/g, "$1");
}
/** `8.14` of `https://services.gradle.org/distributions/gradle-8.14-bin.zip`. */
function versionIn(address) {
	return /\/gradle-(\d[\w.+-]*?)-(?:bin|all|src|docs)\.zip(?:\?.*)?$/.exec(address ?? "")?.[1];
}
/**
* Path of the gradle that a wrapper would start, when its distribution is on this machine already. The wrapper itself,
* which would download it, is not started.
* @param url from which the wrapper downloads
* @param userHomes Gradle's user homes, where wrappers put distributions
*/
async function wrapperDistribution(url, userHomes) {
	if (url === void 0) return void 0;
	const file = /([^/]+)\.zip(?:\?.*)?$/.exec(url)?.[1];
	if (file === void 0) return void 0;
	const hash = BigInt(`0x${(0, node_crypto.createHash)("md5").update(url).digest("hex")}`).toString(36);
	const program = process.platform === "win32" ? "gradle.bat" : "gradle";
	for (const userHome of userHomes) {
		const found = (0, node_path.join)((0, node_path.join)(userHome, "wrapper/dists", file, hash, file.replace(/-(?:bin|all|src|docs)$/, "")), "bin", program);
		if (await (0, node_fs_promises.access)(found, node_fs_promises.constants.X_OK).then(() => true, () => false)) return found;
	}
}
/**
* Where Gradle's user home may be. Java takes the home of the system's list of users, and the runner sets HOME to another
* in the containers of a job, which is where actions put what they cache.
*/
function gradleUserHomes(environment = process.env) {
	const { GRADLE_USER_HOME: named, HOME: home = "" } = environment;
	if (named !== void 0 && named !== "") return [named];
	return [.../* @__PURE__ */ new Set([homeOfUser(), home === "" ? (0, node_os.homedir)() : home])].map((one) => (0, node_path.join)(one, ".gradle"));
}
function homeOfUser() {
	try {
		return (0, node_os.userInfo)().homedir;
	} catch {
		return (0, node_os.homedir)();
	}
}
//#endregion
//#region src/impacted-targets/build-systems/gradle/init-script.ts
/** System property that holds the path of the report. */
const REPORT_PROPERTY = "impacted.targets.report";
/**
* The init script (Groovy) that reports the projects of every build that takes part: one line of JSON for each build,
* in the form of `BuildReport`. It works from Gradle 4.4 on; what differs between versions is told apart by what is
* there, not by number.
*
* - `ProjectDependency.path` is there from 8.11 on, `dependencyProject` until 9.
* - Included builds are configured only when a task needs them, so `help` is made to need their `help`.
* - Tasks that depend on tasks of other projects make an edge too. Where a task cannot be made, or depends on one of
*   another build, the project is marked as incomplete.
*/
const INIT_SCRIPT = `
import groovy.json.JsonOutput

gradle.projectsEvaluated { built ->
    def idOf = { project -> [build: project.rootProject.projectDir.canonicalPath, path: project.path] }
    def report = new File(System.getProperty('${REPORT_PROPERTY}'))

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
                        uses << idOf(target)
                    } else if (dependency instanceof org.gradle.api.artifacts.ModuleDependency) {
                        modules << (dependency.group ?: '') + ':' + dependency.name
                    }
                }
            }
        }

        def useTask
        useTask = { value ->
            if (value instanceof Task) uses << idOf(value.project)
            else if (value instanceof CharSequence) {
                def text = value.toString()
                def cut = text.lastIndexOf(':')
                if (cut >= 0) {
                    def other = cut == 0 ? project.rootProject : project.findProject(text.substring(0, cut))
                    if (other != null) uses << idOf(other)
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
    synchronized ('${REPORT_PROPERTY}'.intern()) { report.append(line + '\\n', 'UTF-8') }

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
//#endregion
//#region src/impacted-targets/build-systems/gradle/report.ts
/** Gradle could not say what a commit holds. */
var GradleFailed = class extends require_build_system.ImpactError {
	name = "GradleFailed";
};
const SETTINGS = {
	"org.gradle.daemon": "false",
	"org.gradle.parallel": "false",
	"org.gradle.caching": "false",
	"org.gradle.vfs.watch": "false",
	"org.gradle.configureondemand": "false",
	"org.gradle.configuration-cache": "false",
	"org.gradle.unsafe.configuration-cache": "false",
	"org.gradle.isolated-projects": "false",
	"org.gradle.unsafe.isolated-projects": "false"
};
/**
* Runs Gradle in a copy of a commit and returns what the init script reports. This executes the build scripts of that
* commit.
* @throws GradleFailed when Gradle fails, with its last lines
* @throws ToolMissing when there is no Gradle
*/
async function readReport(tree, { root, checkout }, tools) {
	const options = gradleOptions(tools.options);
	const repository = await (0, node_fs_promises.realpath)(await tree.directory());
	const temporary = await tools.temporaryDirectory();
	const [script, report] = [(0, node_path.join)(temporary, "report.init.gradle"), (0, node_path.join)(temporary, "report.jsonl")];
	await (0, node_fs_promises.writeFile)(script, INIT_SCRIPT);
	await (0, node_fs_promises.writeFile)(report, "");
	const userHomes = gradleUserHomes();
	const configured = userHomes.find((home) => (0, node_fs.existsSync)(home)) ?? userHomes[0] ?? (0, node_path.join)(temporary, "home");
	const userHome = isInside(configured, checkout) ? (0, node_path.join)(temporary, "home") : configured;
	const wrapper = await wrapperAddress(tree, root);
	const distribution = await wrapperDistribution(wrapper, userHomes);
	const program = options.program ?? distribution ?? "gradle";
	const args = [
		...[
			"--no-daemon",
			"--quiet",
			"--console=plain",
			"--no-build-cache",
			"--init-script",
			script
		],
		...[
			"--gradle-user-home",
			userHome,
			"--project-cache-dir",
			(0, node_path.join)(temporary, "cache")
		],
		...Object.entries(SETTINGS).map(([name, value]) => `-D${name}=${value}`),
		`-D${REPORT_PROPERTY}=${report}`,
		...options.args,
		"help"
	];
	tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);
	const finished = await tools.run(program, args, { cwd: (0, node_path.join)(repository, root) });
	const lines = (await (0, node_fs_promises.readFile)(report, "utf8")).split("\n").filter((line) => line !== "");
	if (finished.exitCode !== 0 || lines.length === 0) {
		const missing = program === distribution ? void 0 : versionIn(wrapper);
		const hint = missing === void 0 ? "" : `. The wrapper names Gradle ${missing}, which did not run here`;
		throw new GradleFailed(failure(program, tree, finished) + hint);
	}
	const place = (path) => {
		const inRepository = (0, node_path.relative)(repository, path).replaceAll("\\", "/");
		return inRepository.startsWith("..") || (0, node_path.isAbsolute)(inRepository) ? void 0 : inRepository;
	};
	const builds = lines.map((line) => placed(JSON.parse(line), place));
	for (const { path, complete } of builds.flatMap(({ projects }) => projects)) if (!complete) tools.warn(`Not all that tasks of ${path} depend on is known, so that it counts as built from all other projects`);
	return builds;
}
function placed(report, place) {
	const known = (path) => place(path) ?? path;
	return {
		...report.version !== void 0 && { version: report.version },
		directory: known(report.directory),
		included: report.included.map(({ name, directory }) => ({
			name,
			directory: known(directory)
		})),
		projects: report.projects.map((project) => ({
			...project,
			directory: project.directory === void 0 ? void 0 : place(project.directory),
			uses: project.uses.map(({ build, path }) => ({
				build: known(build),
				path
			}))
		}))
	};
}
function failure(program, tree, { exitCode, stdout, stderr }) {
	const said = `${stdout}\n${stderr}`.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/.test(line));
	return `${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ${said.slice(-6).join(" ")}. Make sure that this Gradle and this Java can configure the build`;
}
function isInside(path, directory) {
	const inDirectory = (0, node_path.relative)(directory, path);
	return !inDirectory.startsWith("..") && !(0, node_path.isAbsolute)(inDirectory);
}
//#endregion
//#region src/impacted-targets/build-systems/gradle/version.ts
/**
* Compares the version of Gradle that answered with the one that the commit's wrapper names. Another version may give
* other dependencies to the same build; one that is too old does not see settings in Kotlin, and answers with a single
* project and exit code 0.
* @returns undefined where the two are the same, or the wrapper names none that can be read
*/
async function versionDoubt(tree, root, reports) {
	const ran = reports.find(({ version }) => version !== void 0)?.version;
	const named = versionIn(await wrapperAddress(tree, root));
	if (ran === void 0 || ran === named) return void 0;
	const settings = await tree.read([require_compute.inside(root, "settings.gradle"), require_compute.inside(root, "settings.gradle.kts")]);
	if (settings.has(require_compute.inside(root, "settings.gradle.kts")) && !settings.has(require_compute.inside(root, "settings.gradle")) && Number.parseInt(ran, 10) < firstWithKotlin) return {
		unusable: true,
		text: `Gradle ${ran} does not read settings.gradle.kts. ${putThere(`Use ${named === void 0 ? `${firstWithKotlin}.0 or later` : `Gradle ${named}, which the wrapper names`}`)}`
	};
	if (named === void 0) return void 0;
	return {
		unusable: false,
		text: `Gradle ${ran} told the projects and their dependencies, and the wrapper names ${named}, which may tell others. ` + putThere(`Have ${named} at hand`)
	};
}
/** The first version in which settings in Kotlin are no experiment (https://docs.gradle.org/5.0/release-notes.html). */
const firstWithKotlin = 5;
/** What to do about it, as the end of a sentence for people. */
function putThere(what) {
	return `${what}: ./gradlew help or gradle/actions/setup-gradle in a step before this one puts the wrapper's into Gradle's user home, or build-systems.gradle.program names one`;
}
//#endregion
//#region src/impacted-targets/build-systems/gradle/index.ts
/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
const gradle = { impact: async (comparison, tools) => {
	gradleOptions(tools.options);
	const { base, head, root, changes } = comparison;
	const graph = async (tree, reports) => reports === void 0 ? require_graph.emptyGraph : await readGradleGraph(tree, root, reports);
	const doubts = /* @__PURE__ */ new Set();
	const read = async (tree) => {
		const reports = await readReport(tree, comparison, tools);
		const doubt = await versionDoubt(tree, root, reports);
		if (doubt?.unusable === true) throw new GradleFailed(doubt.text);
		if (doubt && !doubts.has(doubt.text)) tools.warn(doubt.text);
		if (doubt) doubts.add(doubt.text);
		return reports;
	};
	const now = await hasSettings(head, root) ? await read(head) : void 0;
	let before;
	if (now !== void 0 && changes.every(({ path }) => isPlainSource(path, now))) before = now;
	else if (await hasSettings(base, root)) try {
		before = await read(base);
	} catch (error) {
		if (!(error instanceof GradleFailed)) throw error;
		return {
			kind: "all",
			why: error.message
		};
	}
	return require_compare.compareGraphs(await graph(base, before), await graph(head, now), comparison);
} };
async function hasSettings(tree, root) {
	return (await tree.read([
		"settings.gradle",
		"settings.gradle.kts",
		"build.gradle",
		"build.gradle.kts"
	].map((name) => require_compute.inside(root, name)))).size > 0;
}
//#endregion
exports.gradle = gradle;
