export const id = 7626;
export const ids = [7626];
export const modules = {

/***/ 7626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gradle: () => (/* binding */ gradle)
});

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/compare.ts
var compare = __webpack_require__(5214);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/graph.ts
var target_graph_graph = __webpack_require__(4461);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/paths.ts
var paths = __webpack_require__(6005);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/file-owners.ts
var file_owners = __webpack_require__(9072);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/graph.ts




const BUILD_SRC = 'buildSrc';
/**
 * The graph of a composite of Gradle builds in a commit.
 *
 * A project is built from the projects that it asks for, in any configuration or by a task. Nodes without a target
 * stand for what several projects share: the files of a directory whose project has others below it (their build
 * script may configure those, and shared settings lie there), except for its own sources; and `buildSrc`.
 * @param reports what the init script said of each build; the build that was started is the one of `root`
 */
async function readGradleGraph(tree, root, reports) {
    const nodes = new Map();
    const owners = new file_owners/* FileOwners */.p();
    const places = new Map();
    const shared = new Set();
    const unknown = new file_owners/* FileOwners */.p();
    const builds = reports.filter(({ directory }) => !isBuildSrc(directory, reports));
    const names = new Map(reports.flatMap((report) => report.included.map(({ name, directory }) => [directory, name])));
    for (const build of reports) {
        const prefix = build.directory === root ? '' : `:${names.get(build.directory) ?? external_node_path_.posix.basename(build.directory)}`;
        for (const project of build.projects) {
            const target = prefix !== '' && project.path === ':' ? prefix : prefix + project.path;
            const id = projectId({ build: build.directory, path: project.path });
            nodes.set(id, builds.includes(build) ? (0,target_graph_graph/* graphNode */.D)(target, target) : (0,target_graph_graph/* graphNode */.D)(`${build.directory} ${project.path}`));
            if (project.directory === undefined)
                continue;
            owners.add(project.directory, id, 'directory');
            places.set(id, project.directory);
            if (project.path === ':' || build.projects.some(({ path }) => path.startsWith(`${project.path}:`))) {
                shared.add(project.directory);
                nodes.set(sharedId(project.directory), (0,target_graph_graph/* graphNode */.D)(`what ${target} and the projects below it share`));
            }
        }
    }
    const find = finder(builds, nodes, await substitutions(tree, builds));
    for (const build of reports) {
        const buildSrc = (0,paths/* inside */.nx)(build.directory, BUILD_SRC);
        nodes.set(buildSrcId(build), (0,target_graph_graph/* graphNode */.D)(buildSrc));
        if (!reports.some(({ directory }) => directory === buildSrc))
            owners.add(buildSrc, buildSrcId(build), 'directory');
        for (const project of reports.find(({ directory }) => directory === buildSrc)?.projects ?? []) {
            nodes.get(buildSrcId(build))?.dependencies.add(projectId({ build: buildSrc, path: project.path }));
        }
        for (const project of build.projects) {
            const node = nodes.get(projectId({ build: build.directory, path: project.path }));
            node?.dependencies.add(buildSrcId(build));
            for (const id of find(project, build))
                node?.dependencies.add(id);
            for (const above of build.projects) {
                if (above.directory === undefined || !shared.has(above.directory))
                    continue;
                if (above.path === ':' || above.path === project.path || project.path.startsWith(`${above.path}:`)) {
                    node?.dependencies.add(sharedId(above.directory));
                }
            }
        }
    }
    for (const { directory } of builds.flatMap((build) => build.included)) {
        if (reports.some((report) => report.directory === directory))
            continue;
        // A build that was included and yet not configured: nobody knows who uses it.
        for (const id of [...nodes.keys()])
            unknown.add(directory, id, 'directory');
    }
    const ownersOf = (path) => {
        const found = new Set();
        for (const id of owners.nearest(path)) {
            const directory = places.get(id);
            const isShared = directory !== undefined && shared.has(directory) && !(0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(directory, 'src'));
            found.add(isShared ? sharedId(directory) : id);
        }
        return found;
    };
    await addMentionedProjects(tree, owners, nodes, builds);
    const mentioned = await mentionedPaths(tree, root, ownersOf);
    return {
        nodes,
        owners: (path) => (unknown.all(path).size > 0 ? [] : ownersOf(path)),
        readers: (path) => new Set([...mentioned.all(path), ...unknown.all(path)]),
        interpreted: () => false,
    };
}
/** Paths of the sources of projects that neither configure nor provide plugins to others, so that no graph depends on them. */
function isPlainSource(path, reports) {
    if (`/${path}`.includes(`/${BUILD_SRC}/`))
        return false;
    let owner;
    for (const build of reports) {
        for (const project of build.projects) {
            if (project.directory === undefined || !(0,paths/* isWithin */.UO)(path, project.directory))
                continue;
            if ((owner?.project.directory?.length ?? -1) < project.directory.length)
                owner = { build, project };
        }
    }
    if (owner?.project.directory === undefined)
        return false;
    if (owner.build.projects.some(({ providesPlugins }) => providesPlugins))
        return false;
    return (0,paths/* isWithin */.UO)(path, (0,paths/* inside */.nx)(owner.project.directory, 'src')) && !/\.(?:gradle|kts|properties|toml)$/.test(path);
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
    return (external_node_path_.posix.basename(directory) === BUILD_SRC && reports.some((each) => (0,paths/* inside */.nx)(each.directory, BUILD_SRC) === directory));
}
/** Finds the nodes of all that a project is built from. */
function finder(builds, nodes, substituted) {
    const byModule = new Map();
    const plugins = [];
    const rules = [];
    for (const build of builds) {
        for (const project of build.projects) {
            const id = projectId({ build: build.directory, path: project.path });
            const module = `${project.group}:${project.name}`;
            byModule.set(module, [...(byModule.get(module) ?? []), id]);
            if (project.providesPlugins)
                plugins.push({ build, id });
            if (substituted.includes(project.path))
                rules.push(id);
        }
    }
    return (project, build) => {
        const own = projectId({ build: build.directory, path: project.path });
        const found = new Set(project.uses.map(projectId));
        // A module that another build of the composite makes is taken from there.
        for (const module of project.modules)
            for (const id of byModule.get(module) ?? [])
                found.add(id);
        if (project.modules.length > 0)
            for (const id of rules)
                found.add(id);
        for (const plugin of plugins)
            if (plugin.build !== build)
                found.add(plugin.id);
        // Edges between tasks that could not be seen may lead anywhere.
        if (!project.complete)
            for (const id of nodes.keys())
                found.add(id);
        found.delete(own);
        return found;
    };
}
const SCRIPT = /\.gradle(?:\.kts)?$/;
async function scriptTexts(tree, keep) {
    const paths = (await tree.entries()).map(({ path }) => path).filter((path) => SCRIPT.test(path) && keep(path));
    return new Map([...(await tree.read(paths))].map(([path, content]) => [path, content.toString('utf8')]));
}
/**
 * Paths of the projects that rules put in the place of modules, in any build. Where a rule names no project in a way
 * that is understood, any project may be meant.
 */
async function substitutions(tree, builds) {
    const texts = await scriptTexts(tree, (path) => builds.some(({ directory }) => (0,paths/* isWithin */.UO)(path, directory)));
    const found = new Set();
    for (const text of texts.values()) {
        if (!/\bsubstitute\b/.test(text))
            continue;
        const named = [...text.matchAll(/\bproject\s*\(?\s*["']([^"'$]+)["']/g)].map(([, path = '']) => path);
        const all = builds.flatMap((build) => build.projects.map(({ path }) => path));
        for (const path of named.length > 0 ? named : all)
            found.add(path);
    }
    return [...found];
}
/**
 * Projects that a build script names in any other way than to configure them: to copy the output of their tasks, for
 * instance. Such an edge is the script's own project's; what the script does to others is not looked at.
 */
async function addMentionedProjects(tree, owners, nodes, builds) {
    const keep = (path) => owners.nearest(path).size > 0 && !/(?:^|\/)settings\.gradle(?:\.kts)?$/.test(path);
    for (const [script, text] of await scriptTexts(tree, keep)) {
        for (const own of owners.nearest(script)) {
            const build = builds.find(({ directory }) => own.startsWith(projectId({ build: directory, path: '' })));
            if (build === undefined)
                continue;
            for (const [, path = ''] of text.matchAll(/["'](:[\w.:-]+)["'](?!\s*\)\s*\{)/g)) {
                // The last segment may be the name of a task.
                for (const each of [path, path.replace(/:[^:]*$/, '')]) {
                    const id = projectId({ build: build.directory, path: each });
                    if (id !== own && nodes.has(id))
                        nodes.get(own)?.dependencies.add(id);
                }
            }
        }
    }
}
/** What build scripts name outside of their project's directory, by the nodes that the scripts belong to. */
async function mentionedPaths(tree, root, ownersOf) {
    const mentioned = new file_owners/* FileOwners */.p();
    for (const [script, text] of await scriptTexts(tree, (path) => ownersOf(path).size > 0)) {
        const add = (from, written) => {
            const path = (0,paths/* resolvePath */.o1)(from, written.replace(/\/?[^/]*\$.*$/s, ''));
            if (path === undefined || path === '' || (0,paths/* isWithin */.UO)((0,paths/* directoryOf */.jt)(script), path))
                return;
            for (const id of ownersOf(script))
                mentioned.add(path, id, 'directory');
        };
        for (const [, path = ''] of text.matchAll(/["'](?:\$\{?(?:project\.)?projectDir\}?\/)?(\.\.\/[^"'\n]*)["']/g)) {
            add((0,paths/* directoryOf */.jt)(script), path);
        }
        for (const [, path = ''] of text.matchAll(/\$\{?(?:rootProject\.)?(?:rootDir|projectDir)\}?\/([^"'\n]+)["']/g)) {
            add(root, path);
        }
        for (const [, path = ''] of text.matchAll(/\brootProject\.(?:file|files|fileTree)\s*\(?\s*["']([^"'\n]+)["']/g)) {
            add(root, path);
        }
    }
    return mentioned;
}

// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/known-options.ts
var known_options = __webpack_require__(2585);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/options.ts


/**
 * Checks the options.
 * @throws ImpactError naming the option that is unknown or of the wrong type
 */
function gradleOptions(options) {
    (0,known_options/* refuseUnknownOptions */.z)('gradle', options, ['program', 'arguments']);
    const { program, arguments: args = [] } = options;
    if (program !== undefined && (typeof program !== 'string' || program === '')) {
        throw new build_system/* ImpactError */.X('build-systems.gradle.program must be the path or the name of gradle');
    }
    if (!Array.isArray(args) || !args.every((argument) => typeof argument === 'string')) {
        throw new build_system/* ImpactError */.X('build-systems.gradle.arguments must be a list of texts');
    }
    return { program, args };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/distribution.ts





/**
 * Path of the gradle that the wrapper of a commit would start, when its distribution is on this machine already. The
 * wrapper itself, which would download it, is not started.
 * @param userHome Gradle's user home, where wrappers put distributions
 */
async function wrapperDistribution(tree, root, userHome) {
    const path = (0,paths/* inside */.nx)(root, 'gradle/wrapper/gradle-wrapper.properties');
    const properties = (await tree.read([path])).get(path)?.toString('latin1') ?? '';
    const written = /^[ \t]*distributionUrl[ \t]*[=:][ \t]*(\S+)/m.exec(properties)?.[1];
    if (written === undefined)
        return undefined;
    const url = written.replace(/\\(.)/g, '$1');
    const file = /([^/]+)\.zip(?:\?.*)?$/.exec(url)?.[1];
    if (file === undefined)
        return undefined;
    // Wrappers name the directory by the MD5 of the address, in base 36.
    const hash = BigInt(`0x${(0,external_node_crypto_.createHash)('md5').update(url).digest('hex')}`).toString(36);
    const program = process.platform === 'win32' ? 'gradle.bat' : 'gradle';
    const home = (0,external_node_path_.join)(userHome, 'wrapper/dists', file, hash, file.replace(/-(?:bin|all|src|docs)$/, ''));
    const found = (0,external_node_path_.join)(home, 'bin', program);
    return (0,promises_.access)(found, promises_.constants.X_OK).then(() => found, () => undefined);
}
/** Gradle's user home, as Gradle finds it. */
function gradleUserHome() {
    const home = process.env.GRADLE_USER_HOME;
    return home === undefined || home === '' ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.gradle') : home;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/init-script.ts
/** System property that holds the path of the report. */
const REPORT_PROPERTY = 'impacted.targets.report';
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
    def line = JsonOutput.toJson([directory: built.rootProject.projectDir.canonicalPath, projects: projects, included: included])
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

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/report.ts






/** Gradle could not say what a commit holds. */
class GradleFailed extends build_system/* ImpactError */.X {
    name = 'GradleFailed';
}
const SETTINGS = {
    'org.gradle.daemon': 'false',
    'org.gradle.parallel': 'false',
    'org.gradle.caching': 'false',
    'org.gradle.vfs.watch': 'false',
    'org.gradle.configureondemand': 'false',
    // A configuration from the cache would run no init script; isolated projects may not look at each other.
    'org.gradle.configuration-cache': 'false',
    'org.gradle.unsafe.configuration-cache': 'false',
    'org.gradle.isolated-projects': 'false',
    'org.gradle.unsafe.isolated-projects': 'false',
};
/**
 * Runs Gradle in a copy of a commit and returns what the init script reports. This executes the build scripts of that
 * commit.
 * @throws GradleFailed when Gradle fails, with its last lines
 * @throws ToolMissing when there is no Gradle
 */
async function readReport(tree, { root, checkout }, tools) {
    const options = gradleOptions(tools.options);
    const repository = await (0,promises_.realpath)(await tree.directory());
    const temporary = await tools.temporaryDirectory();
    const [script, report] = [(0,external_node_path_.join)(temporary, 'report.init.gradle'), (0,external_node_path_.join)(temporary, 'report.jsonl')];
    await (0,promises_.writeFile)(script, INIT_SCRIPT);
    await (0,promises_.writeFile)(report, '');
    // A user home inside the checkout would change the checkout.
    const configured = gradleUserHome();
    const userHome = isInside(configured, checkout) ? (0,external_node_path_.join)(temporary, 'home') : configured;
    const program = options.program ?? (await wrapperDistribution(tree, root, configured)) ?? 'gradle';
    const args = [
        ...['--no-daemon', '--quiet', '--console=plain', '--no-build-cache', '--init-script', script],
        ...['--gradle-user-home', userHome, '--project-cache-dir', (0,external_node_path_.join)(temporary, 'cache')],
        ...Object.entries(SETTINGS).map(([name, value]) => `-D${name}=${value}`),
        `-D${REPORT_PROPERTY}=${report}`,
        ...options.args,
        'help',
    ];
    tools.info(`Asking ${program} for the projects of the ${tree.side} commit ${tree.object}`);
    const finished = await tools.run(program, args, { cwd: (0,external_node_path_.join)(repository, root) });
    const lines = (await (0,promises_.readFile)(report, 'utf8')).split('\n').filter((line) => line !== '');
    if (finished.exitCode !== 0 || lines.length === 0)
        throw new GradleFailed(failure(program, tree, finished));
    const place = (path) => {
        const inRepository = (0,external_node_path_.relative)(repository, path).replaceAll('\\', '/');
        return inRepository.startsWith('..') || (0,external_node_path_.isAbsolute)(inRepository) ? undefined : inRepository;
    };
    const builds = lines.map((line) => placed(JSON.parse(line), place));
    for (const { path, complete } of builds.flatMap(({ projects }) => projects)) {
        if (!complete)
            tools.warn(`Not all that tasks of ${path} depend on is known, so that it counts as built from all other projects`);
    }
    return builds;
}
function placed(report, place) {
    // What is not in the repository keeps its absolute path, which no file of a commit has.
    const known = (path) => place(path) ?? path;
    return {
        directory: known(report.directory),
        included: report.included.map(({ name, directory }) => ({ name, directory: known(directory) })),
        projects: report.projects.map((project) => ({
            ...project,
            directory: project.directory === undefined ? undefined : place(project.directory),
            uses: project.uses.map(({ build, path }) => ({ build: known(build), path })),
        })),
    };
}
function failure(program, tree, { exitCode, stdout, stderr }) {
    const said = `${stdout}\n${stderr}`
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(?:\* Try|> Run with|\* Get more help|> Get more help|BUILD FAILED)/.test(line));
    return (`${program} help failed with exit code ${exitCode} for the ${tree.side} commit ${tree.object}: ` +
        `${said.slice(-6).join(' ')}. Make sure that this Gradle and this Java can configure the build`);
}
function isInside(path, directory) {
    const inDirectory = (0,external_node_path_.relative)(directory, path);
    return !inDirectory.startsWith('..') && !(0,external_node_path_.isAbsolute)(inDirectory);
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/gradle/index.ts






/** Gradle builds and composites, as an init script reports them. The build scripts of both commits are executed. */
const gradle = {
    name: 'gradle',
    rootFiles: ['settings.gradle', 'settings.gradle.kts'],
    executes: 'repository code',
    impact: async (comparison, tools) => {
        gradleOptions(tools.options);
        const { base, head, root, changes } = comparison;
        const graph = async (tree, reports) => reports === undefined ? target_graph_graph/* emptyGraph */.K : await readGradleGraph(tree, root, reports);
        const now = (await hasSettings(head, root)) ? await readReport(head, comparison, tools) : undefined;
        let before;
        // Sources decide on no graph: where nothing else changed, one run of Gradle says it for both commits.
        if (now !== undefined && changes.every(({ path }) => isPlainSource(path, now)))
            before = now;
        else if (await hasSettings(base, root)) {
            try {
                before = await readReport(base, comparison, tools);
            }
            catch (error) {
                if (!(error instanceof GradleFailed))
                    throw error;
                return { kind: 'all', why: error.message };
            }
        }
        return (0,compare/* compareGraphs */.P)(await graph(base, before), await graph(head, now), comparison);
    },
};
async function hasSettings(tree, root) {
    const names = ['settings.gradle', 'settings.gradle.kts', 'build.gradle', 'build.gradle.kts'];
    return (await tree.read(names.map((name) => (0,paths/* inside */.nx)(root, name)))).size > 0;
}


/***/ }),

/***/ 5214:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ compareGraphs)
/* harmony export */ });
/* harmony import */ var _symbolic_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1541);

/**
 * The targets that are impacted between two commits: those that differ, in their files or in the graph, and all that
 * are built from them in either commit.
 * @param base graph of the base commit
 * @param head graph of the head commit
 * @param comparison what is compared; its entries are listed, and the texts of symbolic links read
 * @returns the targets, each with its shortest explanation, and the changed files that the graphs account for
 */
async function compareGraphs(base, head, comparison) {
    const [baseLinks, headLinks] = await Promise.all([(0,_symbolic_links_js__WEBPACK_IMPORTED_MODULE_0__/* .symbolicLinks */ .M)(comparison.base), (0,_symbolic_links_js__WEBPACK_IMPORTED_MODULE_0__/* .symbolicLinks */ .M)(comparison.head)]);
    const accountedFor = new Set();
    const files = new Map();
    const differs = (id, path) => {
        if (!files.has(id))
            files.set(id, path);
    };
    for (const { path, ...sides } of comparison.changes) {
        for (const [graph, links, entry] of sidesOf(sides, [base, baseLinks], [head, headLinks])) {
            if (entry === undefined)
                continue;
            for (const id of ownersThroughLinks(graph, links, path)) {
                differs(id, path);
                accountedFor.add(path);
            }
            for (const id of graph.readers(path))
                differs(id, path);
            if (graph.interpreted(path))
                accountedFor.add(path);
        }
    }
    const moved = await movedBetweenOwners(base, head, comparison);
    const reasons = spread([base, head], firstReasons(base, head, files, moved));
    return { kind: 'targets', targets: targetsOf([base, head], reasons), accountedFor };
}
function sidesOf(change, base, head) {
    return [[...base, change.base], [...head, change.head]];
}
/** A file also belongs to the owners of every symbolic link that leads to it or to a directory above it. */
function ownersThroughLinks(graph, links, path) {
    const owners = new Set(graph.owners(path));
    for (const link of links.leadingTo(path))
        for (const id of graph.owners(link))
            owners.add(id);
    return owners;
}
/** Unchanged files that belong to other nodes than before: a new package in a directory takes them from the one above. */
async function movedBetweenOwners(base, head, comparison) {
    const changed = new Set(comparison.changes.map((change) => change.path));
    const moved = new Map();
    for (const { path } of await comparison.head.entries()) {
        if (changed.has(path))
            continue;
        const before = new Set(base.owners(path));
        const after = new Set(head.owners(path));
        for (const id of before)
            if (!after.has(id) && !moved.has(id))
                moved.set(id, path);
        for (const id of after)
            if (!before.has(id) && !moved.has(id))
                moved.set(id, path);
    }
    return moved;
}
/** The nodes that differ by themselves. A changed file is the best explanation, then what is said of the node itself. */
function firstReasons(base, head, files, moved) {
    const reasons = new Map();
    for (const id of [...new Set([...base.nodes.keys(), ...head.nodes.keys()])].sort()) {
        const path = files.get(id);
        if (path !== undefined) {
            reasons.set(id, { kind: 'file', path });
            continue;
        }
        const other = moved.get(id);
        const what = difference(base.nodes.get(id), head.nodes.get(id)) ?? (other && `${other} belongs to another target than before`);
        if (what !== undefined)
            reasons.set(id, { kind: 'graph', what });
    }
    return reasons;
}
function difference(base, head) {
    if (base === undefined)
        return head && `${head.label} is new`;
    if (head === undefined)
        return `${base.label} is gone`;
    if (base.target !== head.target)
        return `${base.target ?? base.label} is now ${head.target ?? head.label}`;
    for (const [fact, value] of base.facts)
        if (head.facts.get(fact) !== value)
            return `${fact} differs`;
    for (const fact of head.facts.keys())
        if (!base.facts.has(fact))
            return `${fact} differs`;
    for (const id of base.dependencies)
        if (!head.dependencies.has(id))
            return `${head.label} has other dependencies`;
    for (const id of head.dependencies)
        if (!base.dependencies.has(id))
            return `${head.label} has other dependencies`;
    return undefined;
}
/**
 * Carries the differences on to the dependents, nearest first. One walk over the edges of both commits is enough: a
 * node whose edges changed differs by itself.
 */
function spread(graphs, reasons) {
    const dependents = new Map();
    for (const graph of graphs) {
        for (const [id, node] of graph.nodes) {
            for (const dependency of node.dependencies) {
                const known = dependents.get(dependency);
                if (known)
                    known.add(id);
                else
                    dependents.set(dependency, new Set([id]));
            }
        }
    }
    // A Map's walk also reaches what is added while it goes on, which makes it the queue.
    for (const [id, reason] of reasons) {
        const target = nodeOf(graphs, id)?.target;
        for (const dependent of dependents.get(id) ?? []) {
            if (reasons.has(dependent))
                continue;
            // A node that is no target is explained by what made it differ, since nobody knows it by name.
            const named = target !== undefined && target !== nodeOf(graphs, dependent)?.target;
            reasons.set(dependent, named ? { kind: 'dependency', target } : reason);
        }
    }
    return reasons;
}
function nodeOf(graphs, id) {
    return graphs.map((graph) => graph.nodes.get(id)).find((node) => node !== undefined);
}
function targetsOf(graphs, reasons) {
    const targets = new Map();
    // Reasons stand in the order in which they were found, so that the first one of a target is its shortest.
    for (const [id, because] of reasons) {
        for (const graph of graphs) {
            const target = graph.nodes.get(id)?.target;
            if (target === undefined || targets.has(target))
                continue;
            targets.set(target, because);
        }
    }
    return new Map([...targets].sort(([one], [other]) => (one < other ? -1 : 1)));
}


/***/ }),

/***/ 9072:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ FileOwners)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6005);

/** Which nodes files and directories belong to. */
class FileOwners {
    #files = new Map();
    #directories = new Map();
    /** Records that a file, or all below a directory, belongs to a node. */
    add(path, id, kind) {
        const paths = kind === 'file' ? this.#files : this.#directories;
        const known = paths.get(path);
        if (known)
            known.add(id);
        else
            paths.set(path, new Set([id]));
    }
    /** Owners of the file itself and of every directory above it. */
    all(path) {
        const owners = new Set(this.#files.get(path));
        for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
            for (const id of this.#directories.get(above) ?? [])
                owners.add(id);
        }
        return owners;
    }
    /** Owners of the nearest directory that has any. A path that is such a directory (a submodule) counts as inside it. */
    nearest(path) {
        for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
            const owners = this.#directories.get(above);
            if (owners)
                return owners;
        }
        return new Set();
    }
}


/***/ }),

/***/ 4461:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ graphNode),
/* harmony export */   K: () => (/* binding */ emptyGraph)
/* harmony export */ });
/**
 * The graph of one commit, as the build systems that are read from manifests describe it: nodes, what they are built
 * from, and which files belong to which node.
 */
/** A new node with nothing in it yet. */
function graphNode(label, target) {
    return { label, dependencies: new Set(), facts: new Map(), ...(target === undefined ? {} : { target }) };
}
/** The graph of a commit in which this build system is not used. */
const emptyGraph = {
    nodes: new Map(),
    owners: () => [],
    readers: () => [],
    interpreted: () => false,
};


/***/ }),

/***/ 2585:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ refuseUnknownOptions)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);

/**
 * Refuses options that a build system does not have, so that a misspelt one is not silently without effect.
 * @param system name of the build system
 * @param options as the configuration file gives them
 * @param known names of its options
 * @throws ImpactError naming the first that is unknown
 */
function refuseUnknownOptions(system, options, known) {
    const unknown = Object.keys(options).find((key) => !known.includes(key));
    if (unknown === undefined)
        return;
    const has = known.length === 0 ? 'It has none' : `Its options are ${known.join(' and ')}`;
    throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`build-systems.${system}: there is no option ${unknown}. ${has}`);
}


/***/ }),

/***/ 6005:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   wP: () => (/* binding */ pathsAbove)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** The directories above a path, nearest first, down to the root of the repository, which is the empty string. */
function pathsAbove(path) {
    const above = [];
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        above.push(path.slice(0, end));
    if (path !== '')
        above.push('');
    return above;
}
/** Directory of a path; the root of the repository is the empty string. */
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** Last segment of a path. */
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/**
 * A relative path as written in a file of a directory.
 * @returns the path from the root of the repository (empty for the root itself); undefined when it leads out of the
 *   repository or is absolute
 */
function resolvePath(directory, written) {
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(written))
        return undefined;
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory === '' ? '.' : directory, written).replace(/\/$/, '');
    if (path === '..' || path.startsWith('../'))
        return undefined;
    return path === '.' ? '' : path;
}
/** True when the path is the directory itself or lies below it. */
function isWithin(path, directory) {
    return directory === '' || path === directory || path.startsWith(`${directory}/`);
}
/** A name inside a directory; the root of the repository is the empty string. */
function inside(directory, name) {
    if (directory === '')
        return name;
    return name === '' ? directory : `${directory}/${name}`;
}


/***/ }),

/***/ 1541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ symbolicLinks)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6005);

/** Reads the symbolic links of a commit; nothing is read when there are none. */
async function symbolicLinks(tree) {
    const destinations = new Map();
    const byDestination = new Map();
    for (const [link, text] of await tree.links()) {
        const destination = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePath */ .o1)((0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .directoryOf */ .jt)(link), text);
        if (destination === undefined)
            continue;
        destinations.set(link, destination);
        byDestination.set(destination, [...(byDestination.get(destination) ?? []), link]);
    }
    const leadingTo = (path, found = new Set()) => {
        for (const above of [path, ...(0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsAbove */ .wP)(path)]) {
            for (const link of byDestination.get(above) ?? []) {
                if (found.has(link))
                    continue;
                found.add(link);
                leadingTo(link, found);
            }
        }
        return found;
    };
    const destination = (path) => {
        const passed = new Set();
        let place = path;
        for (let next = destinations.get(place); next !== undefined && !passed.has(place); next = destinations.get(place)) {
            passed.add(place);
            place = next;
        }
        return place;
    };
    return { leadingTo: byDestination.size === 0 ? () => new Set() : (path) => leadingTo(path), destination };
}


/***/ })

};
