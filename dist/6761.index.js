export const id = 6761;
export const ids = [6761];
export const modules = {

/***/ 1321:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ belowRoot)
/* harmony export */ });
/**
 * The path from the build's root; undefined for a path outside of it.
 * @param path POSIX, from the root of the repository
 * @param root the build's root, POSIX, from the root of the repository; empty for that root itself
 */
function belowRoot(path, root) {
    if (root === '')
        return path;
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
}


/***/ }),

/***/ 6761:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nx: () => (/* binding */ nx)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
// EXTERNAL MODULE: ./src/impacted-targets/build-root.ts
var build_root = __webpack_require__(1321);
// EXTERNAL MODULE: ./src/impacted-targets/linear-commit.ts
var linear_commit = __webpack_require__(6973);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/installed.ts
var installed = __webpack_require__(6659);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/owners.ts
var owners = __webpack_require__(7093);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/json-with-comments.ts
var json_with_comments = __webpack_require__(8343);
// EXTERNAL MODULE: ./src/impacted-targets/tool-output.ts
var tool_output = __webpack_require__(1184);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/nx/nx.ts






/** The Nx that the repository pins. */
class Nx {
    program;
    tools;
    scratch;
    constructor(program, tools, scratch) {
        this.program = program;
        this.tools = tools;
        this.scratch = scratch;
    }
    static async find(checkout, root, tools) {
        const program = await (0,installed/* installedProgram */.zQ)(checkout, root, 'nx');
        tools.debug(`nx ${program.version}: ${program.script}`);
        return new Nx(program, tools, await tools.temporaryDirectory());
    }
    get majorVersion() {
        return Number.parseInt(this.program.version, 10) || 0;
    }
    /**
     * The projects that Nx counts as affected by what differs between two commits.
     * @param directory the build's root in the files of the head
     * @throws ImpactError when Nx fails or prints something else
     */
    async affected(directory, base, head) {
        const args = ['show', 'projects', '--affected', `--base=${base}`, `--head=${head}`, '--json'];
        const finished = await this.#run(directory, args);
        const names = (0,tool_output/* jsonAtEnd */.V)(finished.stdout, '[');
        if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
            throw new build_system/* ImpactError */.X(`nx ${args.join(' ')} (version ${this.program.version}) printed no list of projects but ${JSON.stringify(finished.stdout.slice(-200))}. ` +
                'Nx 17 or later is needed');
        }
        return {
            projects: new Set(names),
            complete: !`${finished.stdout}${finished.stderr}`.includes('might have not been identified properly'),
        };
    }
    /**
     * The whole graph of projects.
     * @param directory the build's root in the files of one side
     * @throws ImpactError when Nx fails or writes something else
     */
    async graph(directory, side) {
        const file = (0,external_node_path_.join)(this.scratch, `${side}.json`);
        const finished = await this.#run(directory, ['graph', `--file=${file}`]);
        const text = await (0,promises_.readFile)(file, 'utf8').catch(() => '');
        const { nodes, dependencies } = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)(text === '' ? undefined : JSON.parse(text)).graph);
        if (nodes === undefined || dependencies === undefined) {
            throw new build_system/* ImpactError */.X(`nx graph --file=… (version ${this.program.version}) wrote no graph of the ${side} commit: ${(0,tool_output/* lastLines */.w)(finished)}`);
        }
        const known = (0,json_with_comments/* mapping */.pq)(nodes);
        return new Map(Object.entries(known).map(([name, node]) => {
            const { root, targets, namedInputs } = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)(node).data);
            const edges = (0,json_with_comments/* mapping */.pq)(dependencies)[name];
            const targetsOfEdges = Array.isArray(edges) ? edges.map((edge) => (0,json_with_comments/* mapping */.pq)(edge).target) : [];
            return [
                name,
                {
                    name,
                    root: typeof root === 'string' ? root : '.',
                    dependencies: targetsOfEdges.filter((target) => typeof target === 'string' && target in known),
                    targets: (0,json_with_comments/* mapping */.pq)(targets),
                    namedInputs: (0,json_with_comments/* mapping */.pq)(namedInputs),
                },
            ];
        }));
    }
    async #run(directory, args) {
        const finished = await (0,installed/* runScript */.j3)(this.tools, this.program.script, args, {
            cwd: directory,
            env: {
                // No server stays behind, nothing is sent or fetched, and nothing is written beside the user's files.
                NX_DAEMON: 'false',
                NX_NO_CLOUD: 'true',
                NX_CLOUD_ACCESS_TOKEN: '',
                NX_ISOLATE_PLUGINS: 'false',
                NX_CACHE_DIRECTORY: (0,external_node_path_.join)(this.scratch, 'cache'),
                NX_WORKSPACE_DATA_DIRECTORY: (0,external_node_path_.join)(this.scratch, 'workspace-data'),
                NX_PROJECT_GRAPH_CACHE_DIRECTORY: (0,external_node_path_.join)(this.scratch, 'project-graph'),
                NX_NATIVE_FILE_CACHE_DIRECTORY: (0,external_node_path_.join)(this.scratch, 'native'),
                NX_INTERACTIVE: 'false',
                NX_TUI: 'false',
                NX_VERBOSE_LOGGING: 'false',
                NX_WORKSPACE_ROOT_PATH: directory,
                FORCE_COLOR: '0',
            },
        });
        if (finished.exitCode === 0)
            return finished;
        throw new build_system/* ImpactError */.X(`nx ${args.join(' ')} (version ${this.program.version}) ended with exit code ${finished.exitCode}: ${(0,tool_output/* lastLines */.w)(finished)}. ` +
            'Make that command work in the repository');
    }
}

// EXTERNAL MODULE: ./src/impacted-targets/node-packages/root-files.ts
var root_files = __webpack_require__(9655);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/nx/root-files.ts


const lockFiles = new Set([
    'package-lock.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.lock',
    'bun.lockb',
]);
/**
 * Says how far Nx's own answer accounts for a changed file that lies in no project but the root's, if there is one.
 * @param path from the build's root
 */
function judgeRootFile(path, context) {
    if (path === 'package.json')
        return judgeManifest(context);
    if (lockFiles.has(path))
        return lockFileIsFollowed(context) ? 'followed' : 'shared';
    // Nx marks the projects of a changed path mapping, and every project for any other change.
    if (path === context.typeScriptConfiguration)
        return 'followed';
    return (0,root_files/* isSharedRootFile */.O)(path) || /^\.(nxignore|env(\..*)?)$/.test(path) ? 'shared' : 'plain';
}
/** Fields of the root's package.json that Nx follows. */
const followedFields = new Set(['dependencies', 'devDependencies']);
function judgeManifest({ before, after, affectedIsComplete }) {
    const changed = (0,root_files/* changedSharedFields */.n)(before, after);
    if (changed === undefined || !affectedIsComplete)
        return 'shared';
    if (changed.length === 0)
        return 'plain';
    return changed.every((field) => followedFields.has(field)) ? 'followed' : 'shared';
}
/**
 * With `projectsAffectedByDependencyUpdates: "auto"` older versions do not look at the lock file at all. Anything else
 * marks the projects that the configuration names, or all.
 */
function lockFileIsFollowed({ nxMajorVersion, nxJson }) {
    try {
        const { pluginsConfig } = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* parseJsonWithComments */.GU)(nxJson));
        const setting = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)(pluginsConfig)['@nx/js']).projectsAffectedByDependencyUpdates;
        return setting !== 'auto' || nxMajorVersion >= 23;
    }
    catch {
        return false;
    }
}
/**
 * Beginnings of paths that targets of projects name as inputs from the root (`{workspaceRoot}/babel.config.json`),
 * with the projects. A beginning that ends with `/` stands for all below it, any other for one file.
 */
function workspaceInputs(graph, nxJson) {
    const shared = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)((0,json_with_comments/* parseJsonWithComments */.GU)(nxJson)).namedInputs);
    const inputs = new Map();
    for (const { name, targets, namedInputs } of graph.values()) {
        const named = { ...shared, ...namedInputs };
        const pending = Object.values(targets).map((target) => (0,json_with_comments/* mapping */.pq)(target).inputs);
        const seen = new Set();
        for (const list of pending) {
            if (!Array.isArray(list))
                continue;
            for (const item of [...(0,json_with_comments/* texts */.Te)(list), ...(0,json_with_comments/* texts */.Te)(list.map((each) => (0,json_with_comments/* mapping */.pq)(each).fileset))]) {
                if (item in named && !seen.has(item)) {
                    seen.add(item);
                    pending.push(named[item]);
                }
                const [, path] = /^\{workspaceRoot\}\/([^*?[\]{}!()]+?)(?:\*\*(?:\/\*)?)?$/.exec(item) ?? [];
                if (path !== undefined)
                    inputs.set(path, (inputs.get(path) ?? new Set()).add(name));
            }
        }
    }
    return inputs;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/nx/index.ts








const nx = {
    name: 'nx',
    rootFiles: ['nx.json'],
    executes: 'repository code',
    impact,
};
async function impact(comparison, tools) {
    const unknown = Object.keys(tools.options)[0];
    if (unknown !== undefined) {
        throw new build_system/* ImpactError */.X(`build-systems.nx.${unknown} is not an option. It has none: nx.json says everything`);
    }
    const { base, head, checkout, root } = comparison;
    const program = await Nx.find(checkout, root, tools);
    const settings = await readSettings(comparison);
    if (settings === undefined) {
        return { kind: 'all', why: 'nx.json is not in both commits, so that their projects cannot be compared' };
    }
    const headDirectory = (0,external_node_path_.join)(await head.directory(), root);
    const headCommit = await (0,linear_commit/* commitOnTopOf */.X)(head, base, tools);
    const { affected, graph } = await (0,installed/* withInstalledPackages */._A)(checkout, head, async () => ({
        affected: await program.affected(headDirectory, base.object, headCommit),
        graph: await program.graph(headDirectory, 'head'),
    }));
    let before;
    try {
        const baseDirectory = (0,external_node_path_.join)(await base.directory(), root);
        before = await (0,installed/* withInstalledPackages */._A)(checkout, base, () => program.graph(baseDirectory, 'base'));
    }
    catch (error) {
        if (!(error instanceof build_system/* ImpactError */.X) || tools.signal.aborted)
            throw error;
        return { kind: 'all', why: `the projects of the base commit are not known: ${error.message}` };
    }
    const changes = comparison.changes.flatMap((change) => {
        const path = (0,build_root/* belowRoot */.I)(change.path, root);
        return path === undefined ? [] : [{ ...change, below: path }];
    });
    const inHead = impactInHead(changes, graph, affected, program.majorVersion, settings);
    if (inHead.kind === 'all')
        return inHead;
    const targets = new Map([...inHead.targets, ...impactInBase(changes, before, inHead.targets)]);
    return { kind: 'targets', targets, accountedFor: inHead.accountedFor };
}
async function readSettings({ base, head, root }) {
    const [nxJson, manifest] = [external_node_path_.posix.join(root, 'nx.json'), external_node_path_.posix.join(root, 'package.json')];
    const typeScript = ['tsconfig.base.json', 'tsconfig.json'];
    const before = await base.read([nxJson, manifest]);
    const after = await head.read([nxJson, manifest, ...typeScript.map((name) => external_node_path_.posix.join(root, name))]);
    const text = after.get(nxJson)?.toString('utf8');
    if (text === undefined || !before.has(nxJson))
        return undefined;
    return {
        nxJson: text,
        typeScriptConfiguration: typeScript.find((name) => after.has(external_node_path_.posix.join(root, name))),
        manifest: { before: before.get(manifest)?.toString('utf8'), after: after.get(manifest)?.toString('utf8') },
    };
}
/** What Nx says of the head, completed where it is known to overlook something, and what it accounts for. */
function impactInHead(changes, graph, affected, nxMajorVersion, { nxJson, typeScriptConfiguration, manifest }) {
    const owners = ownersIn(graph);
    const inputs = workspaceInputs(graph, nxJson);
    const seeds = new Map();
    const accountedFor = new Set();
    const isComplete = graph.size > 0 && [...graph.keys()].every((name) => affected.projects.has(name));
    for (const { path, below } of changes) {
        const owner = owners.of(below);
        const isRootFile = owner === undefined || graph.get(owner)?.root === '.';
        const judged = isRootFile
            ? judgeRootFile(below, {
                nxMajorVersion,
                affectedIsComplete: affected.complete,
                before: manifest.before,
                after: manifest.after,
                typeScriptConfiguration,
                nxJson,
            })
            : 'plain';
        if (judged === 'shared' && !isComplete) {
            return { kind: 'all', why: `${path} bears on every project, and Nx does not follow its change` };
        }
        // Nx overlooks names that git quotes, and files of .nxignore, so that the owner counts whatever Nx says.
        if (owner !== undefined && !seeds.has(owner))
            seeds.set(owner, { kind: 'file', path });
        const readers = [...inputs].filter(([input]) => below === input || (input.endsWith('/') && below.startsWith(input)));
        for (const [, names] of readers) {
            for (const name of names)
                if (!seeds.has(name))
                    seeds.set(name, { kind: 'file', path });
        }
        const isOwned = owner !== undefined || readers.length > 0;
        if (isComplete || isOwned || judged === 'followed')
            accountedFor.add(path);
    }
    const targets = closure(graph, seeds);
    const byDependency = [...affected.projects].filter((name) => !targets.has(name)).sort();
    for (const name of byDependency) {
        targets.set(name, {
            kind: 'graph',
            what: 'Nx counts it as affected, by a file at the root or a package that changed',
        });
    }
    return { kind: 'targets', targets, accountedFor };
}
/** What a change impacts by the graph of the base: projects that are gone, and what depended on them. */
function impactInBase(changes, graph, known) {
    const owners = ownersIn(graph);
    const seeds = new Map();
    for (const { status, path, below } of changes) {
        const owner = status === 'added' ? undefined : owners.of(below);
        if (owner !== undefined && !seeds.has(owner))
            seeds.set(owner, { kind: 'file', path });
    }
    return new Map([...closure(graph, seeds)].filter(([name]) => !known.has(name)));
}
function ownersIn(graph) {
    return new owners/* Owners */.d([...graph.values()].map(({ root, name }) => [root, name]));
}
/** The seeds and every project that reaches one of them. */
function closure(graph, seeds) {
    const dependents = new Map();
    for (const { name, dependencies } of [...graph.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
        for (const dependency of dependencies)
            dependents.set(dependency, [...(dependents.get(dependency) ?? []), name]);
    }
    const reached = new Map(seeds);
    for (const name of reached.keys()) {
        for (const dependent of dependents.get(name) ?? []) {
            if (!reached.has(dependent))
                reached.set(dependent, { kind: 'dependency', target: name });
        }
    }
    return reached;
}


/***/ }),

/***/ 6973:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commitOnTopOf)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);

/** The commits are read by tools on this machine alone, so who made them and when says nothing. */
const identity = {
    GIT_AUTHOR_NAME: 'merge-queue-action',
    GIT_AUTHOR_EMAIL: 'merge-queue-action@localhost',
    GIT_AUTHOR_DATE: '1970-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'merge-queue-action',
    GIT_COMMITTER_EMAIL: 'merge-queue-action@localhost',
    GIT_COMMITTER_DATE: '1970-01-01T00:00:00Z',
};
/**
 * Makes a commit with the files of one side and the other side as its only parent, in that side's temporary
 * directory. Tools compare a commit with its merge base with another; here that is the other commit itself, however
 * much history there is and however the two are related.
 * @returns the commit's name, to be used in `tree.directory()`
 * @throws ImpactError when git fails
 */
async function commitOnTopOf(tree, other, tools) {
    const { exitCode, stdout, stderr } = await tools.run('git', ['commit-tree', `${tree.object}^{tree}`, '-p', other.object, '-m', 'comparison'], { cwd: await tree.directory(), env: identity });
    if (exitCode === 0)
        return stdout.trim();
    throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`git commit-tree ${tree.object} in a temporary directory: ${stderr.trim()}`);
}


/***/ }),

/***/ 6659:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _A: () => (/* binding */ withInstalledPackages),
/* harmony export */   j3: () => (/* binding */ runScript),
/* harmony export */   zQ: () => (/* binding */ installedProgram)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9544);



/**
 * Finds a program in the `node_modules` of the build's root or of a directory above it in the repository.
 * @param checkout absolute path of the user's checkout
 * @param root the build's root in it
 * @param name the package, whose program has the same name
 * @throws ImpactError when it is not installed
 */
async function installedProgram(checkout, root, name) {
    for (let directory = root;; directory = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(directory)) {
        const packageDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, directory, 'node_modules', name);
        const found = await programOf(packageDirectory, name);
        if (found)
            return found;
        if (directory === '' || directory === '.')
            break;
    }
    throw new _build_system_js__WEBPACK_IMPORTED_MODULE_2__/* .ImpactError */ .X(`${name} is not in node_modules of ${root === '' ? 'the repository' : root}. ` +
        'Install the dependencies in a step before this one (npm ci, pnpm install or yarn install), so that the version that the repository pins is there');
}
async function programOf(directory, name) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined)
        return undefined;
    const { bin, version = '' } = JSON.parse(text);
    const program = typeof bin === 'string' ? bin : bin?.[name];
    return program === undefined ? undefined : { script: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, program), version };
}
/** Runs a JavaScript program with the Node.js of the job, or with this one where the job has none. */
async function runScript(tools, script, args, options) {
    try {
        return await tools.run('node', [script, ...args], options);
    }
    catch (error) {
        if (!(error instanceof _build_system_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolMissing */ .L))
            throw error;
        return tools.run(process.execPath, [script, ...args], options);
    }
}
/**
 * Puts what is installed in the user's checkout beside the files of a commit, by symlinks in its temporary directory,
 * as long as `work` runs.
 */
async function withInstalledPackages(checkout, tree, work) {
    const directory = await tree.directory();
    const packages = (await tree.entries())
        .map(({ path }) => path)
        .filter((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === 'package.json' && !`/${path}`.includes('/node_modules/'));
    const links = [];
    try {
        for (const path of packages) {
            const installed = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), 'node_modules');
            const link = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, installed);
            if (!(await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed))) || (await exists(link)))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, installed), link, 'junction');
            links.push(link);
        }
        return await work();
    }
    finally {
        for (const link of links)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.unlink)(link);
    }
}
async function exists(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(() => true, () => false);
}


/***/ }),

/***/ 8343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ parseJsonWithComments),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   pq: () => (/* binding */ mapping)
/* harmony export */ });
/**
 * Reads JSON in which comments and trailing commas are allowed, as in turbo.json, nx.json and tsconfig.json.
 * @throws SyntaxError
 */
function parseJsonWithComments(text) {
    const withoutComments = text
        .replace(/^\uFEFF/, '')
        .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g, (_, literal) => literal ?? ' ');
    return JSON.parse(withoutComments.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, literal) => literal ?? ''));
}
/** The value as a mapping; empty where it is anything else. */
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
/** The texts of a list; empty where it is anything else. */
function texts(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ Owners)
/* harmony export */ });
/** Whose directory a path lies in: the nearest directory above it that belongs to someone. */
class Owners {
    #byDirectory;
    /** @param directories names by their directory, POSIX and from where the paths begin; the root is `.` or empty */
    constructor(directories) {
        this.#byDirectory = new Map([...directories].map(([directory, name]) => [normal(directory), name]));
    }
    of(path) {
        for (let at = path.lastIndexOf('/'); at !== -1; at = path.lastIndexOf('/', at - 1)) {
            const owner = this.#byDirectory.get(path.slice(0, at));
            if (owner !== undefined)
                return owner;
        }
        return this.#byDirectory.get('');
    }
}
function normal(directory) {
    const path = directory.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
    return path === '.' ? '' : path;
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isSharedRootFile),
/* harmony export */   n: () => (/* binding */ changedSharedFields)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8343);


const shared = /^(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|\.nvmrc|\.node-version|\.tool-versions|patches\/.*|\.yarn\/.*)$/;
/**
 * True for files at the root that say which packages are installed, how, and for which Node.js. They bear on every
 * package, whoever owns them.
 * @param path from the build's root
 */
function isSharedRootFile(path) {
    return shared.test(path);
}
/** Fields of the root's package.json that bear on the root itself alone. */
const ownFields = new Set([
    'name',
    'version',
    'description',
    'license',
    'author',
    'scripts',
    'nx',
]);
/**
 * Fields of the root's package.json that differ and bear on other packages as well.
 * @returns undefined where that cannot be said
 */
function changedSharedFields(before, after) {
    if (before === undefined || after === undefined)
        return undefined;
    try {
        const [was, is] = [(0,_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(JSON.parse(before)), (0,_json_with_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .mapping */ .pq)(JSON.parse(after))];
        return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((field) => !ownFields.has(field) && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was[field], is[field]));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ jsonAtEnd),
/* harmony export */   w: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** The last lines of what a tool said, in one line: of its errors, or of its output where it gave no errors. */
function lastLines({ stdout, stderr }, count = 4) {
    for (const text of [stderr, stdout]) {
        const lines = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '');
        if (lines.length > 0)
            return lines.slice(-count).join(' | ');
    }
    return '(it printed nothing)';
}
/**
 * The JSON value at the end of a tool's output, after whatever else it printed.
 * @param opening how the value begins
 * @returns undefined where there is none
 */
function jsonAtEnd(output, opening) {
    const text = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(output);
    for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`\n${opening}`, at)) {
        if (text[at] === '\n')
            at += 1;
        try {
            return JSON.parse(text.slice(at));
        }
        catch {
            // Some other text that begins alike.
        }
    }
    return undefined;
}


/***/ })

};
