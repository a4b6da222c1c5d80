export const id = 9106;
export const ids = [9106];
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

/***/ 9106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  turborepo: () => (/* binding */ turborepo)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
// EXTERNAL MODULE: ./src/impacted-targets/build-root.ts
var build_root = __webpack_require__(1321);
// EXTERNAL MODULE: ./src/impacted-targets/linear-commit.ts
var linear_commit = __webpack_require__(6973);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/json-with-comments.ts
var json_with_comments = __webpack_require__(8343);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/root-files.ts
var root_files = __webpack_require__(9655);
// EXTERNAL MODULE: ./src/impacted-targets/node-packages/owners.ts
var node_packages_owners = __webpack_require__(7093);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/turborepo/turbo-json.ts


/**
 * Reads a turbo.json.
 * @param directory the directory that it lies in, from the build's root; empty for the root's own
 * @param owner the package that it belongs to; undefined for the root's own
 * @throws SyntaxError when it is no JSON
 */
function readTaskReach(text, directory, owner) {
    const configuration = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* parseJsonWithComments */.GU)(text));
    const dependencies = [];
    const inputs = [];
    const tasks = { ...(0,json_with_comments/* mapping */.pq)(configuration.pipeline), ...(0,json_with_comments/* mapping */.pq)(configuration.tasks) };
    for (const [name, value] of Object.entries(tasks)) {
        const task = (0,json_with_comments/* mapping */.pq)(value);
        const from = name.includes('#') ? name.slice(0, name.lastIndexOf('#')) : (owner ?? '*');
        for (const dependency of [...(0,json_with_comments/* texts */.Te)(task.dependsOn), ...(0,json_with_comments/* texts */.Te)(task.with)]) {
            const on = dependency.includes('#') ? dependency.slice(0, dependency.lastIndexOf('#')) : '';
            if (on !== '' && on !== '//' && on !== from)
                dependencies.push({ from, on });
        }
        for (const input of (0,json_with_comments/* texts */.Te)(task.inputs)) {
            if (input.startsWith('!'))
                continue;
            const fixed = input.replace(/[*?[{].*$/, '');
            if (fixed.startsWith('$TURBO_ROOT$/'))
                inputs.push(external_node_path_.posix.normalize(fixed.slice('$TURBO_ROOT$/'.length)));
            // Without an owner the package is not known, and the path may lie anywhere above.
            else if (fixed.startsWith('../')) {
                inputs.push(owner === undefined ? fixed.replace(/^(\.\.\/)+/, '') : external_node_path_.posix.join(directory, fixed));
            }
        }
    }
    return { dependencies, inputs };
}

// EXTERNAL MODULE: ./src/impacted-targets/node-packages/installed.ts
var installed = __webpack_require__(6659);
// EXTERNAL MODULE: ./src/impacted-targets/tool-output.ts
var tool_output = __webpack_require__(1184);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/turborepo/turbo.ts




/** The root package, which turbo lists among the others up to its second version. */
const rootPackage = '//';
/** The turbo that the repository pins. */
class Turbo {
    program;
    tools;
    scratch;
    constructor(program, tools, scratch) {
        this.program = program;
        this.tools = tools;
        this.scratch = scratch;
    }
    static async find(checkout, root, tools) {
        const program = await (0,installed/* installedProgram */.zQ)(checkout, root, 'turbo');
        tools.debug(`turbo ${program.version}: ${program.script}`);
        return new Turbo(program, tools, await tools.temporaryDirectory());
    }
    /**
     * Lists packages.
     * @param directory the build's root in the files of one side
     * @param configuration text of its turbo.json
     * @param filter turbo's filter; all packages without it
     * @throws ImpactError when turbo fails or prints something else
     */
    async list(directory, configuration, filter) {
        const filters = filter === undefined ? [] : [`--filter=${filter}`];
        // `turbo ls` came with 2.1; before it, a dry run shows the packages that it would run in.
        const [major = 0, minor = 0] = this.program.version.split('.').map(Number);
        const lists = major > 2 || (major === 2 && minor >= 1);
        const args = lists
            ? ['ls', '--output=json', ...filters]
            : ['run', taskOf(configuration), '--dry=json', '--no-daemon', ...filters];
        const finished = await (0,installed/* runScript */.j3)(this.tools, this.program.script, ['--skip-infer', ...args], {
            cwd: directory,
            env: {
                TURBO_TELEMETRY_DISABLED: '1',
                DO_NOT_TRACK: '1',
                TURBO_NO_UPDATE_NOTIFIER: '1',
                TURBO_DAEMON: '0',
                TURBO_UI: '0',
                TURBO_CACHE_DIR: this.scratch,
                TURBO_TOKEN: '',
                FORCE_COLOR: '0',
            },
        });
        const said = `turbo ${args.join(' ')} (version ${this.program.version})`;
        if (finished.exitCode !== 0) {
            throw new build_system/* ImpactError */.X(`${said} ended with exit code ${finished.exitCode}: ${(0,tool_output/* lastLines */.w)(finished)}. Make that command work in the repository`);
        }
        const packages = lists ? readList(finished.stdout) : readDryRun(finished.stdout);
        if (packages)
            return packages;
        throw new build_system/* ImpactError */.X(`${said} printed no list of packages but ${JSON.stringify(finished.stdout.slice(-200))}. Check that node_modules holds the turbo that the repository pins`);
    }
}
function readList(output) {
    const { items } = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* mapping */.pq)((0,tool_output/* jsonAtEnd */.V)(output, '{')).packages);
    if (!Array.isArray(items))
        return undefined;
    const packages = new Map();
    for (const item of items) {
        const { name, path } = (0,json_with_comments/* mapping */.pq)(item);
        if (typeof name !== 'string' || typeof path !== 'string')
            return undefined;
        packages.set(name, path);
    }
    return packages;
}
function readDryRun(output) {
    const { packages: names, tasks } = (0,json_with_comments/* mapping */.pq)((0,tool_output/* jsonAtEnd */.V)(output, '{'));
    if (!Array.isArray(names) || !Array.isArray(tasks))
        return undefined;
    const directories = new Map(tasks.map(json_with_comments/* mapping */.pq).map((task) => [task.package, task.directory]));
    return new Map((0,json_with_comments/* texts */.Te)(names)
        .filter((name) => name !== rootPackage)
        .map((name) => {
        const directory = directories.get(name);
        return [name, typeof directory === 'string' ? directory : undefined];
    }));
}
function taskOf(configuration) {
    const { pipeline, tasks } = (0,json_with_comments/* mapping */.pq)((0,json_with_comments/* parseJsonWithComments */.GU)(configuration));
    const names = Object.keys({ ...(0,json_with_comments/* mapping */.pq)(pipeline), ...(0,json_with_comments/* mapping */.pq)(tasks) });
    const name = names.find((each) => !each.includes('#')) ?? names.map((each) => each.split('#').at(-1)).find(Boolean);
    if (name !== undefined)
        return name;
    throw new build_system/* ImpactError */.X('turbo.json has no task, and this version of turbo needs one to list packages. Add a task');
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/turborepo/index.ts









const configurationNames = ['turbo.json', 'turbo.jsonc'];
/** Lock files that turbo compares, so that a change of one is attributed to packages. */
const lockFiles = new Set(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']);
const turborepo = {
    name: 'turborepo',
    rootFiles: configurationNames,
    executes: 'repository code',
    impact,
};
async function impact(comparison, tools) {
    const unknown = Object.keys(tools.options)[0];
    if (unknown !== undefined) {
        throw new build_system/* ImpactError */.X(`build-systems.turborepo.${unknown} is not an option. It has none: turbo.json says everything`);
    }
    const turbo = await Turbo.find(comparison.checkout, comparison.root, tools);
    const targets = new Map();
    const accountedFor = new Set();
    // A package that the pull request deletes or renames, and what depended on it, are known to the base's graph alone.
    for (const [tree, other] of [
        [comparison.head, comparison.base],
        [comparison.base, comparison.head],
    ]) {
        const side = await impactOfSide(comparison, tree, other, turbo, tools);
        if (side.kind === 'all')
            return side;
        for (const [name, because] of side.targets) {
            if (!targets.has(name))
                targets.set(name, because);
        }
        for (const path of side.accountedFor)
            accountedFor.add(path);
    }
    return { kind: 'targets', targets, accountedFor };
}
async function impactOfSide(comparison, tree, other, turbo, tools) {
    const { root } = comparison;
    const configuration = await readConfiguration(tree, root);
    if (configuration === undefined) {
        return {
            kind: 'all',
            why: `there is no turbo.json in the ${tree.side} commit, so that its packages are not known`,
        };
    }
    const directory = (0,external_node_path_.join)(await tree.directory(), root);
    const commit = await (0,linear_commit/* commitOnTopOf */.X)(tree, other, tools);
    const packages = await turbo.list(directory, configuration);
    const affected = new Set((await turbo.list(directory, configuration, `...[${other.object}...${commit}]`)).keys());
    const owners = new node_packages_owners/* Owners */.d([...packages].flatMap(([name, path]) => (path === undefined ? [] : [[path, name]])));
    let reach;
    try {
        reach = await taskReach(tree, root, owners);
    }
    catch (error) {
        return { kind: 'all', why: `a turbo.json of the ${tree.side} commit could not be read: ${String(error)}` };
    }
    const changed = comparison.changes.flatMap(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
    const read = changed.find((path) => reach.inputs.some((start) => path.startsWith(start)));
    if (read !== undefined)
        return { kind: 'all', why: `${read} is an input of tasks of other packages (turbo.json)` };
    const dependentsOf = (name) => turbo.list(directory, configuration, `...${name}`);
    // The first version of turbo overlooks names that git quotes.
    for (const owner of new Set(changed.flatMap((path) => owners.of(path) ?? []))) {
        if (!affected.has(owner))
            await addAll(affected, dependentsOf(owner));
    }
    await addTaskDependents(affected, reach, packages, dependentsOf);
    const accountedFor = new Set();
    const files = new Map();
    const complete = packages.size > 0 && affected.size === packages.size;
    for (const path of changed) {
        const owner = owners.of(path);
        const name = external_node_path_.posix.join(root, path);
        if (owner !== undefined && !files.has(owner))
            files.set(owner, name);
        if (complete || lockFiles.has(path) || owner !== undefined)
            accountedFor.add(name);
    }
    const shared = complete ? undefined : await sharedChange(comparison, changed);
    if (shared !== undefined)
        return { kind: 'all', why: `${shared} bears on every package` };
    const targets = await reasons(tree, root, packages, affected, files);
    return { kind: 'targets', targets, accountedFor };
}
/** A changed file at the root that bears on every package, though turbo does not say so. */
async function sharedChange({ base, head, root }, changed) {
    const file = changed.find(root_files/* isSharedRootFile */.O);
    if (file !== undefined || !changed.includes('package.json'))
        return file;
    const manifest = external_node_path_.posix.join(root, 'package.json');
    const [before, after] = [await base.read([manifest]), await head.read([manifest])];
    const fields = (0,root_files/* changedSharedFields */.n)(before.get(manifest)?.toString('utf8'), after.get(manifest)?.toString('utf8'));
    return fields?.length === 0 ? undefined : 'package.json';
}
async function readConfiguration(tree, root) {
    const files = await tree.read(configurationNames.map((name) => external_node_path_.posix.join(root, name)));
    return [...files.values()][0]?.toString('utf8');
}
async function taskReach(tree, root, owners) {
    const names = configurationNames;
    const paths = (await tree.entries()).map(({ path }) => path).filter((path) => names.includes(external_node_path_.posix.basename(path)));
    const reaches = [];
    for (const [name, text] of await tree.read(paths)) {
        const path = (0,build_root/* belowRoot */.I)(name, root);
        if (path === undefined)
            continue;
        const owner = owners.of(path);
        const isRoot = names.includes(path);
        if (isRoot || owner !== undefined) {
            reaches.push(readTaskReach(text.toString('utf8'), isRoot ? '' : external_node_path_.posix.dirname(path), isRoot ? undefined : owner));
        }
    }
    return {
        dependencies: reaches.flatMap(({ dependencies }) => dependencies),
        inputs: reaches.flatMap(({ inputs }) => inputs),
    };
}
async function addAll(affected, packages) {
    for (const name of (await packages).keys())
        affected.add(name);
}
/** Adds the packages whose tasks depend by name on a task of an affected package, and their dependents. */
async function addTaskDependents(affected, { dependencies }, packages, dependentsOf) {
    for (const name of affected) {
        for (const { from, on } of dependencies) {
            if (on !== name)
                continue;
            if (from === '*')
                for (const each of packages.keys())
                    affected.add(each);
            else if (packages.has(from) && !affected.has(from))
                await addAll(affected, dependentsOf(from));
        }
    }
}
const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
/** For each affected package a reason: a file of its own, else a dependency that is affected, else turbo's word. */
async function reasons(tree, root, packages, affected, files) {
    const manifests = new Map([...affected].flatMap((name) => {
        const path = packages.get(name);
        return path === undefined || files.has(name) ? [] : [[name, external_node_path_.posix.join(root, path, 'package.json')]];
    }));
    const contents = await tree.read(manifests.values());
    const because = (name) => {
        const path = files.get(name);
        if (path !== undefined)
            return { kind: 'file', path };
        const dependency = dependenciesIn(contents.get(manifests.get(name) ?? '')).find((each) => affected.has(each));
        return dependency !== undefined && dependency !== name
            ? { kind: 'dependency', target: dependency }
            : { kind: 'graph', what: 'turbo counts it as affected, by a global file, the lock file or a task' };
    };
    return new Map([...affected].map((name) => [name, because(name)]));
}
function dependenciesIn(manifest) {
    try {
        const fields = (0,json_with_comments/* mapping */.pq)(JSON.parse(manifest?.toString('utf8') ?? '{}'));
        return dependencyFields.flatMap((field) => Object.keys((0,json_with_comments/* mapping */.pq)(fields[field])));
    }
    catch {
        return [];
    }
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
