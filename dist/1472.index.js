export const id = 1472;
export const ids = [1472];
export const modules = {

/***/ 1472:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cargo: () => (/* binding */ cargo)
});

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/known-options.ts
var known_options = __webpack_require__(2585);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/manifests.ts
var target_graph_manifests = __webpack_require__(6387);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/file-owners.ts
var file_owners = __webpack_require__(9072);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/graph.ts
var graph = __webpack_require__(4461);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/paths.ts
var target_graph_paths = __webpack_require__(6005);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/submodules.ts
var target_graph_submodules = __webpack_require__(1158);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/toml.ts


/**
 * Parses a TOML file of a commit.
 * @throws BrokenManifest with line and column when it is not TOML
 */
function parseToml(path, content) {
    try {
        return (0,dist/* parse */.qg)((0,target_graph_manifests/* manifestText */.$2)(content), { integersAsBigInt: 'asNeeded' });
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        const [what = ''] = error.message.split('\n');
        throw new target_graph_manifests/* BrokenManifest */.LF(path, what, error.line, error.column);
    }
}
/** The value as a table; an empty one when it is anything else, or missing. */
function table(value) {
    return isTable(value) ? value : {};
}
function isTable(value) {
    return typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
}
/** The tables of an array of tables. */
function tables(value) {
    return Array.isArray(value) ? value.filter(isTable) : [];
}
/** The strings of an array. */
function strings(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
/** The value when it is a string. */
function toml_text(value) {
    return typeof value === 'string' ? value : undefined;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/lockfile.ts



/**
 * The packages of a lockfile, in any of its formats (1 to 4): a dependency is written as `name`, `name version` or
 * `name version (source)`, whatever is unambiguous. Format 1 holds the checksums in `[metadata]`.
 */
function lockedPackages(lock) {
    const metadata = table(lock.metadata);
    const byName = new Map();
    // The oldest lockfiles have the root package in a table of its own.
    const written = [...tables([lock.root ?? {}]), ...tables(lock.package)].flatMap((entry) => {
        const [name, version, source] = [toml_text(entry.name), toml_text(entry.version), toml_text(entry.source)];
        if (name === undefined || version === undefined)
            return [];
        const checksum = toml_text(entry.checksum) ?? toml_text(metadata[`checksum ${name} ${version} (${source ?? ''})`]) ?? undefined;
        const references = [...strings(entry.dependencies), ...strings([entry.replace ?? false])];
        const dependencies = [];
        const locked = { name, version, source, checksum, dependencies };
        byName.set(name, [...(byName.get(name) ?? []), locked]);
        return [{ locked, dependencies, references }];
    });
    for (const { dependencies, references } of written) {
        for (const reference of references) {
            const [, name = '', version, source] = /^(\S+)(?: (\S+))?(?: \((.*)\))?$/.exec(reference) ?? [];
            for (const candidate of byName.get(name) ?? []) {
                if (version !== undefined && version !== candidate.version)
                    continue;
                if (source !== undefined && source !== candidate.source)
                    continue;
                dependencies.push(candidate);
            }
        }
    }
    return written.map(({ locked }) => locked);
}
/** Id of the node of a locked package that does not come from the repository. */
function lockedId({ name, version, source }) {
    return `locked:${name} ${version} ${source ?? ''}`;
}
/** The node of a locked package, without dependencies. */
function lockedNode(locked) {
    const node = (0,graph/* graphNode */.D)(`${locked.name} ${locked.version} in Cargo.lock`);
    node.facts.set(`checksum of ${locked.name} ${locked.version} in Cargo.lock`, (0,target_graph_manifests/* canonical */.$N)(locked.checksum));
    return node;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/outside-files.ts


const INCLUDE = /\binclude(?:_str|_bytes)?!\s*[([{]\s*(?:concat!\s*\(\s*env!\s*\(\s*"CARGO_MANIFEST_DIR"\s*,?\s*\)\s*,\s*(r#*)?"([^"]*)"|(r#*)?"([^"]*)")/g;
const PATH_ATTRIBUTE = /\bpath\s*=\s*(?:r#*)?"([^"]*)"/g;
const MANIFEST_DIRECTORY = /CARGO_MANIFEST_DIR"?\s*\)?\s*,?\s*(?:\)?\s*,\s*)?"?(\/[^"]*)"/g;
const WATCHED = /\brerun-if-changed=([^"{}\s]+)/g;
const MENTIONED = /"\/?(\.\.\/[^"\s]*)"/g;
/** Finds the paths in the text of a Rust file. Comments are not told apart: one path more does no harm. */
function writtenPaths(source) {
    const included = new Set();
    const fromPackage = new Set();
    for (const match of source.matchAll(INCLUDE)) {
        if (match[2] !== undefined)
            fromPackage.add(`.${match[2]}`);
        if (match[4] !== undefined)
            included.add(match[4]);
    }
    for (const [, path = ''] of source.matchAll(PATH_ATTRIBUTE))
        included.add(path);
    for (const [, path = ''] of source.matchAll(MANIFEST_DIRECTORY))
        fromPackage.add(`.${path}`);
    for (const [, path = ''] of source.matchAll(WATCHED))
        fromPackage.add(path);
    const mentioned = [...source.matchAll(MENTIONED)].map(([, path = '']) => path);
    return { included: [...included], fromPackage: [...fromPackage], mentioned };
}
/** What the paths of one source file of a package lead to, outside of the package's directory. */
function outsideFiles(written, file, directory) {
    const here = (0,target_graph_paths/* directoryOf */.jt)(file);
    // `#[path]` inside an inline module starts from the directory that the module would have.
    const starts = [here, file.replace(/\.rs$/, '')];
    const outside = (from, paths) => from.flatMap((start) => paths.map((path) => (0,target_graph_paths/* resolvePath */.o1)(start, path)).filter((path) => leadsOut(path, directory)));
    return {
        owned: new Set([...outside(starts, written.included), ...outside([directory], written.fromPackage)]),
        mentioned: new Set(outside([here, directory], written.mentioned)),
    };
}
/** Files outside a package's directory that its manifest names. */
function outsideFilesOfManifest({ manifest, directory }, root, rootDirectory) {
    const entry = table(manifest.package);
    const shared = table(table(root.workspace).package);
    const targets = ['bin', 'example', 'test', 'bench'].flatMap((kind) => tables(manifest[kind]));
    const here = [entry.build, ...[table(manifest.lib), ...targets].map((target) => target.path)];
    const found = [...here.map(toml_text), ...strings(entry.build)].map((path) => path && (0,target_graph_paths/* resolvePath */.o1)(directory, path));
    for (const key of ['readme', 'license-file']) {
        const value = entry[key];
        const inherited = isTable(value) && value.workspace === true;
        const path = toml_text(inherited ? shared[key] : value);
        found.push(path && (0,target_graph_paths/* resolvePath */.o1)(inherited ? rootDirectory : directory, path));
    }
    return new Set(found.filter((path) => leadsOut(path, directory)));
}
/** True for a path outside of a directory. A directory above is none: it would make the package own everything. */
function leadsOut(path, directory) {
    return path !== undefined && path !== '' && !(0,target_graph_paths/* isWithin */.UO)(path, directory) && !(0,target_graph_paths/* isWithin */.UO)(directory, path);
}
/** Configuration that Cargo, rustup and their companions look for in the directory where they start and above it. */
function configuredDirectory(path) {
    const found = /^(?:(.*)\/)?(?:\.cargo\/.*|rust-toolchain(?:\.toml)?|\.?clippy\.toml|\.?rustfmt\.toml)$/s.exec(path);
    return found ? (0,target_graph_paths/* inside */.nx)(found[1] ?? '', '') : undefined;
}

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/wildcards.ts
var wildcards = __webpack_require__(9562);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/workspace.ts





const MANIFEST = 'Cargo.toml';
/**
 * Finds the workspace of a directory and the packages of the repository that take part in it.
 * Rules: https://doc.rust-lang.org/cargo/reference/workspaces.html and Cargo's own `find_path_deps`.
 * @param start root of the build, from the root of the repository
 * @returns undefined when there is no manifest
 * @throws BrokenManifest
 */
async function readWorkspace(tree, start) {
    const manifests = await Manifests.of(tree);
    if (!manifests.has(start))
        return undefined;
    const directory = workspaceDirectory(manifests, start);
    const root = manifests.get(directory);
    const packages = new Map();
    const patches = new Map();
    const submodules = await (0,target_graph_submodules/* submodulesOf */.P)(tree);
    const { members, opaque } = membersOf(manifests, directory, table(root.workspace), submodules);
    const visit = (place) => {
        const submodule = submodules.find((path) => (0,target_graph_paths/* isWithin */.UO)(place, path));
        // A path dependency below the workspace's directory is a member, too.
        if (submodule !== undefined && isTable(root.workspace) && (0,target_graph_paths/* isWithin */.UO)(place, directory))
            opaque.add(submodule);
        if (packages.has(place) || !manifests.has(place))
            return;
        const manifest = manifests.get(place);
        if (!isTable(manifest.package))
            return;
        const name = toml_text(manifest.package.name);
        if (name === undefined)
            throw new target_graph_manifests/* BrokenManifest */.LF((0,target_graph_paths/* inside */.nx)(place, MANIFEST), 'package.name is missing');
        packages.set(place, { name, directory: place, manifest });
        for (const dependency of dependenciesOf(manifest, place, root, directory)) {
            if (dependency.directory !== undefined)
                visit(dependency.directory);
        }
    };
    const patched = [
        ...Object.values(table(root.patch)).map((patch) => [table(patch), directory]),
        [table(root.replace), directory],
        ...(await patchesOfConfiguration(tree, directory)),
    ];
    if (isTable(root.package))
        visit(directory);
    for (const member of members)
        visit(member);
    for (const [entries, from] of patched) {
        for (const [key, entry] of Object.entries(entries)) {
            const path = toml_text(table(entry).path);
            const place = path === undefined ? undefined : (0,target_graph_paths/* resolvePath */.o1)(from, path);
            if (place === undefined)
                continue;
            visit(place);
            // A [replace] key is a package id, `name:version`; a [patch] key is a name that `package` may override.
            const name = packages.get(place)?.name ?? toml_text(table(entry).package) ?? key.split(':')[0] ?? key;
            patches.set(name, (patches.get(name) ?? new Set()).add(place));
        }
    }
    return { directory, root, packages, patches, opaque };
}
/** The manifests of a commit, parsed when they are needed: a test's broken sample is nobody's business. */
class Manifests {
    contents;
    #parsed = new Map();
    constructor(contents) {
        this.contents = contents;
    }
    static async of(tree) {
        const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => (0,target_graph_paths/* nameOf */.Vb)(path) === MANIFEST);
        return new Manifests(await tree.read(paths));
    }
    has(directory) {
        return this.contents.has((0,target_graph_paths/* inside */.nx)(directory, MANIFEST));
    }
    directories() {
        return [...this.contents.keys()].map(target_graph_paths/* directoryOf */.jt);
    }
    get(directory) {
        const known = this.#parsed.get(directory);
        if (known)
            return known;
        const path = (0,target_graph_paths/* inside */.nx)(directory, MANIFEST);
        const content = this.contents.get(path);
        if (content === undefined)
            throw new target_graph_manifests/* BrokenManifest */.LF(path, 'the manifest is missing');
        const manifest = parseToml(path, content);
        this.#parsed.set(directory, manifest);
        return manifest;
    }
}
/** Where the workspace of a package is: here, where `package.workspace` says, or in a directory above; else it stands alone. */
function workspaceDirectory(manifests, start) {
    const manifest = manifests.get(start);
    if (isTable(manifest.workspace))
        return start;
    const named = toml_text(table(manifest.package).workspace);
    if (named !== undefined) {
        const place = (0,target_graph_paths/* resolvePath */.o1)(start, named);
        if (place !== undefined && manifests.has(place))
            return place;
        throw new target_graph_manifests/* BrokenManifest */.LF((0,target_graph_paths/* inside */.nx)(start, MANIFEST), `package.workspace names ${named}, where there is no manifest`);
    }
    for (const above of (0,target_graph_paths/* pathsAbove */.wP)(start)) {
        if (!manifests.has(above))
            continue;
        const workspace = manifests.get(above).workspace;
        if (isTable(workspace))
            return isExcluded(start, above, workspace) ? start : above;
    }
    return start;
}
function isExcluded(place, directory, workspace) {
    const named = (key) => strings(workspace[key]).some((path) => (0,target_graph_paths/* isWithin */.UO)(place, (0,target_graph_paths/* resolvePath */.o1)(directory, path) ?? '\0'));
    return named('exclude') && !named('members');
}
/** The directories that `workspace.members` lists, and the submodules that hold some of them. */
function membersOf(manifests, directory, workspace, submodules) {
    const members = new Set();
    const opaque = new Set();
    for (const pattern of strings(workspace.members)) {
        const path = (0,target_graph_paths/* resolvePath */.o1)(directory, pattern);
        if (path === undefined)
            continue;
        const expressions = path
            .split('/')
            .map((_segment, index, segments) => segments.slice(0, index + 1).join('/'))
            .map((prefix) => (0,wildcards/* wildcardExpression */.v)(prefix, { anyDepth: true, escapes: false, negation: '!' }));
        const inSubmodules = submodules.filter((submodule) => expressions.some((expression) => expression.test(submodule)) && !isExcluded(submodule, directory, workspace));
        for (const submodule of inSubmodules)
            opaque.add(submodule);
        if (!/[*?[]/.test(path)) {
            if (!manifests.has(path) && inSubmodules.length === 0) {
                const missing = `workspace.members names ${pattern}, where there is no ${MANIFEST}`;
                throw new target_graph_manifests/* BrokenManifest */.LF((0,target_graph_paths/* inside */.nx)(directory, MANIFEST), missing);
            }
            members.add(path);
            continue;
        }
        for (const place of manifests.directories()) {
            if (expressions.at(-1)?.test(place) && !isExcluded(place, directory, workspace))
                members.add(place);
        }
    }
    return { members, opaque };
}
/**
 * The dependencies of a manifest, of every kind and for every platform.
 * @param place directory of the manifest
 * @param root manifest of the workspace, which dependencies may be inherited from
 * @param rootDirectory its directory, which the paths of inherited dependencies start from
 */
function dependenciesOf(manifest, place, root, rootDirectory) {
    const shared = table(table(root.workspace).dependencies);
    const sections = [manifest, ...Object.values(table(manifest.target)).map(table)];
    const kinds = { dependencies: false, 'build-dependencies': false, build_dependencies: false };
    const development = { 'dev-dependencies': true, dev_dependencies: true };
    const found = [];
    for (const section of sections) {
        for (const [kind, isDevelopment] of Object.entries({ ...kinds, ...development })) {
            for (const [key, written] of Object.entries(table(section[kind]))) {
                const inherits = table(written).workspace === true;
                const details = table(inherits ? shared[key] : written);
                const path = toml_text(details.path);
                const directory = path === undefined ? undefined : (0,target_graph_paths/* resolvePath */.o1)(inherits ? rootDirectory : place, path);
                found.push({
                    name: toml_text(details.package) ?? key,
                    development: isDevelopment,
                    ...(directory === undefined ? {} : { directory }),
                    ...(inherits ? { inherited: key } : {}),
                });
            }
        }
    }
    return found;
}
/** `[patch]` and `paths` of the configuration files that Cargo reads when it starts in the workspace's directory. */
async function patchesOfConfiguration(tree, directory) {
    const files = [directory, ...(0,target_graph_paths/* pathsAbove */.wP)(directory)].flatMap((above) => ['.cargo/config.toml', '.cargo/config'].map((name) => (0,target_graph_paths/* inside */.nx)(above, name)));
    const found = [];
    for (const [path, content] of await tree.read(files)) {
        const configuration = parseToml(path, content);
        // Paths of a configuration file start from the directory that holds `.cargo`.
        const from = (0,target_graph_paths/* directoryOf */.jt)((0,target_graph_paths/* directoryOf */.jt)(path));
        for (const patch of Object.values(table(configuration.patch)))
            found.push([table(patch), from]);
        const overrides = strings(configuration.paths).map((override) => [
            override,
            { path: override },
        ]);
        found.push([Object.fromEntries(overrides), from]);
    }
    return found;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/graph.ts









const WORKSPACE = 'workspace';
const LOCKFILE = 'Cargo.lock';
/**
 * The graph of a Cargo workspace in a commit.
 *
 * Each package is two nodes: what its dependents see, and its tests, examples and benchmarks, which alone have the
 * dev-dependencies. Nodes without a target stand for the packages of Cargo.lock and for the workspace's own settings.
 * @param start root of the build, from the root of the repository
 * @throws BrokenManifest
 */
async function readCargoGraph(tree, start, searched) {
    const workspace = await readWorkspace(tree, start);
    if (workspace === undefined)
        return graph/* emptyGraph */.K;
    const { directory, root, packages } = workspace;
    const nodes = new Map();
    const owners = new file_owners/* FileOwners */.p();
    const mentioned = new file_owners/* FileOwners */.p();
    nodes.set(WORKSPACE, workspaceNode(root));
    for (const { name, directory: place, manifest } of packages.values()) {
        const node = (0,graph/* graphNode */.D)(name, name);
        const tests = (0,graph/* graphNode */.D)(`${name} (tests)`, name);
        node.dependencies.add(WORKSPACE);
        tests.dependencies.add(packageId(place));
        for (const [fact, value] of inheritedFacts(manifest, root))
            node.facts.set(fact, value);
        for (const dependency of dependenciesOf(manifest, place, root, directory)) {
            const user = dependency.development ? tests : node;
            if (dependency.directory !== undefined)
                user.dependencies.add(packageId(dependency.directory));
            for (const patch of workspace.patches.get(dependency.name) ?? [])
                user.dependencies.add(packageId(patch));
            if (dependency.inherited !== undefined) {
                const shared = table(table(root.workspace).dependencies)[dependency.inherited];
                user.facts.set(`the workspace's dependency ${dependency.inherited}`, (0,target_graph_manifests/* canonical */.$N)(shared));
            }
        }
        nodes.set(packageId(place), node);
        nodes.set(testsId(place), tests);
        owners.add(place, packageId(place), 'directory');
    }
    await addLockfile(tree, workspace, nodes);
    await addSubmodules(tree, nodes, owners);
    const outside = new file_owners/* FileOwners */.p();
    for (const local of packages.values()) {
        for (const path of outsideFilesOfManifest(local, root, directory))
            outside.add(path, packageId(local.directory), 'file');
    }
    for (const [file, written] of await searchSources(tree, owners, searched)) {
        for (const id of owners.nearest(file)) {
            const found = outsideFiles(written, file, placeOf(id));
            for (const path of found.owned)
                outside.add(path, id, 'directory');
            for (const path of found.mentioned)
                mentioned.add(path, id, 'directory');
        }
    }
    const lockfile = (0,target_graph_paths/* inside */.nx)(directory, LOCKFILE);
    const manifest = (0,target_graph_paths/* inside */.nx)(directory, 'Cargo.toml');
    const configured = (path) => {
        const place = configuredDirectory(path);
        if (place === undefined)
            return [];
        const within = (0,target_graph_paths/* isWithin */.UO)(directory, place)
            ? [...packages.keys()]
            : [...packages.keys()].filter((at) => (0,target_graph_paths/* isWithin */.UO)(at, place));
        return within.map(packageId);
    };
    return {
        nodes,
        owners: (path) => {
            // A member that has no name here cannot be in the answer, so that everything has to be.
            if (path === lockfile || workspace.opaque.has(path))
                return [];
            return new Set([...owners.nearest(path), ...outside.all(path), ...configured(path)]);
        },
        readers: (path) => (path === lockfile ? [] : mentioned.all(path)),
        interpreted: (path) => path === lockfile || path === manifest,
    };
}
function packageId(directory) {
    return `package:${directory}`;
}
function testsId(directory) {
    return `tests:${directory}`;
}
function placeOf(id) {
    return id.slice(id.indexOf(':') + 1);
}
/** What the root manifest says to all packages. What is said to some of them stands with those. */
function workspaceNode(root) {
    const node = (0,graph/* graphNode */.D)('the workspace');
    const fact = (what, value) => node.facts.set(`${what} of the workspace's Cargo.toml`, (0,target_graph_manifests/* canonical */.$N)(value));
    const entry = table(root.package);
    // The root package's edition decides on the resolver where nothing else does.
    fact('package.resolver', [entry.resolver, entry.edition]);
    for (const [key, value] of Object.entries(root)) {
        if (key === 'workspace') {
            for (const [setting, meaning] of Object.entries(table(value))) {
                // Who is a member is in the graph, and what members inherit is in their own facts.
                const elsewhere = ['members', 'exclude', 'default-members', 'dependencies', 'package', 'lints'];
                if (!elsewhere.includes(setting))
                    fact(`workspace.${setting}`, meaning);
            }
        }
        else if (!isTable(root.package) || ['profile', 'patch', 'replace', 'cargo-features'].includes(key)) {
            fact(key, value);
        }
    }
    return node;
}
/** What a member takes from `[workspace.package]` and `[workspace.lints]`. */
function inheritedFacts(manifest, root) {
    const workspace = table(root.workspace);
    const facts = new Map();
    for (const [key, value] of Object.entries(table(manifest.package))) {
        if (table(value).workspace !== true)
            continue;
        facts.set(`workspace.package.${key}`, (0,target_graph_manifests/* canonical */.$N)(table(workspace.package)[key]));
    }
    if (table(manifest.lints).workspace === true)
        facts.set('workspace.lints', (0,target_graph_manifests/* canonical */.$N)(workspace.lints));
    return facts;
}
/** Adds the packages of Cargo.lock, and the edges from the packages of the repository to them. */
async function addLockfile(tree, workspace, nodes) {
    const path = (0,target_graph_paths/* inside */.nx)(workspace.directory, LOCKFILE);
    const content = (await tree.read([path])).get(path);
    for (const local of workspace.packages.values()) {
        nodes.get(packageId(local.directory))?.facts.set(LOCKFILE, content === undefined ? 'missing' : 'there');
    }
    if (content === undefined)
        return;
    const locked = lockedPackages(parseToml(path, content));
    const localByName = new Map();
    for (const local of workspace.packages.values()) {
        localByName.set(local.name, [...(localByName.get(local.name) ?? []), local]);
    }
    const localsOf = (entry) => (entry.source === undefined ? (localByName.get(entry.name) ?? []) : []);
    const idsOf = (entry) => {
        const locals = localsOf(entry);
        return locals.length > 0 ? locals.map((local) => packageId(local.directory)) : [lockedId(entry)];
    };
    const inLockfile = new Set();
    for (const entry of locked) {
        const locals = localsOf(entry);
        if (locals.length === 0) {
            const node = lockedNode(entry);
            for (const dependency of entry.dependencies)
                for (const id of idsOf(dependency))
                    node.dependencies.add(id);
            nodes.set(lockedId(entry), node);
        }
        for (const local of locals) {
            inLockfile.add(local);
            const forTests = developmentOnly(local, workspace);
            for (const dependency of entry.dependencies) {
                const user = nodes.get(forTests.has(dependency.name) ? testsId(local.directory) : packageId(local.directory));
                for (const id of idsOf(dependency))
                    user?.dependencies.add(id);
            }
        }
    }
    for (const local of workspace.packages.values()) {
        if (inLockfile.has(local))
            continue;
        // The lockfile lags behind the manifests. Cargo would complete it, and nobody knows from which entries.
        nodes.get(packageId(local.directory))?.facts.set(`${LOCKFILE} (which lacks ${local.name})`, content.toString());
    }
}
/** Names of the packages that only the dev-dependencies of a package ask for. */
function developmentOnly(local, { root, directory }) {
    const dependencies = dependenciesOf(local.manifest, local.directory, root, directory);
    const always = new Set(dependencies.filter((dependency) => !dependency.development).map(({ name }) => name));
    return new Set(dependencies.map(({ name }) => name).filter((name) => !always.has(name)));
}
/** A path dependency inside a submodule is known by the submodule's commit alone. */
async function addSubmodules(tree, nodes, owners) {
    const submodules = await (0,target_graph_submodules/* submodulesOf */.P)(tree);
    if (submodules.length === 0)
        return;
    const used = new Set([...nodes.values()].flatMap((node) => [...node.dependencies]));
    for (const id of used) {
        if (nodes.has(id) || !id.startsWith('package:'))
            continue;
        const submodule = submodules.find((path) => (0,target_graph_paths/* isWithin */.UO)(placeOf(id), path));
        if (submodule === undefined)
            continue;
        nodes.set(id, (0,graph/* graphNode */.D)(`submodule ${submodule}`));
        owners.add(submodule, id, 'directory');
    }
}
async function searchSources(tree, owners, searched) {
    const sources = (await tree.entries()).filter(({ path, mode }) => path.endsWith('.rs') && mode.startsWith('100') && owners.nearest(path).size > 0);
    const unknown = new Map(sources.filter(({ object }) => !searched.has(object)).map(({ object, path }) => [path, object]));
    for (const [path, content] of await tree.read(unknown.keys())) {
        searched.set(unknown.get(path) ?? '', writtenPaths(content.toString('utf8')));
    }
    const found = new Map();
    for (const { path, object } of sources) {
        const written = searched.get(object);
        if (written !== undefined)
            found.set(path, written);
    }
    return found;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/cargo/index.ts



/** Cargo workspaces and packages, read from manifests, lockfile and sources. Cargo itself is not needed. */
const cargo = {
    name: 'cargo',
    rootFiles: ['Cargo.toml'],
    executes: 'nothing',
    impact: async (comparison, { options }) => {
        (0,known_options/* refuseUnknownOptions */.z)('cargo', options, []);
        const searched = new Map();
        return (0,target_graph_manifests/* compareManifests */.kK)(comparison, (tree) => readCargoGraph(tree, comparison.root, searched));
    },
};


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

/***/ 6387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ manifestText),
/* harmony export */   $N: () => (/* binding */ canonical),
/* harmony export */   LF: () => (/* binding */ BrokenManifest),
/* harmony export */   kK: () => (/* binding */ compareManifests)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5214);


/** A file of a commit that says what is built, and that cannot be understood. */
class BrokenManifest extends _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X {
    path;
    what;
    line;
    column;
    name = 'BrokenManifest';
    /**
     * @param path of the file, from the root of the repository
     * @param what is wrong with it, without a full stop
     * @param line and column count from 1, where they are known
     */
    constructor(path, what, line, column) {
        super([path, line, column].filter((part) => part !== undefined).join(':') + `: ${what}`);
        this.path = path;
        this.what = what;
        this.line = line;
        this.column = column;
    }
}
/**
 * Reads the graphs of both commits and compares them.
 *
 * A manifest that is broken in the head commit is the pull request's mistake, which its author can correct: the step
 * fails and says where. One that is broken only in the base commit is what the pull request repairs: what it meant
 * cannot be known, so that everything is impacted.
 * @throws BrokenManifest for the head commit
 */
async function compareManifests(comparison, readGraph) {
    const head = await readGraph(comparison.head).catch((error) => {
        if (!(error instanceof BrokenManifest))
            throw error;
        const written = `${error.message} (in the pull request, ${comparison.head.object}). Correct it`;
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(written, { cause: error });
    });
    let base;
    try {
        base = await readGraph(comparison.base);
    }
    catch (error) {
        if (!(error instanceof BrokenManifest))
            throw error;
        return { kind: 'all', why: `${error.message} (in the base commit ${comparison.base.object})` };
    }
    return (0,_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareGraphs */ .P)(base, head, comparison);
}
/** Text of a manifest: UTF-8, with or without a byte order mark. */
function manifestText(content) {
    return content.toString('utf8').replace(/^\uFEFF/, '');
}
/** JSON with sorted keys, so that two values that mean the same are the same text. */
function canonical(value) {
    const replacer = (_key, nested) => {
        if (typeof nested === 'bigint')
            return `${nested}n`;
        if (nested === null || typeof nested !== 'object' || Array.isArray(nested) || nested instanceof Date)
            return nested;
        return Object.fromEntries(Object.entries(nested).sort(([one], [other]) => (one < other ? -1 : 1)));
    };
    return value === undefined ? 'nothing' : JSON.stringify(value, replacer);
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

/***/ 1158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ submodulesOf)
/* harmony export */ });
const SUBMODULE = '160000';
/** Paths of the submodules of a commit. What is in them is not in the repository. */
async function submodulesOf(tree) {
    return (await tree.entries()).filter((entry) => entry.mode === SUBMODULE).map((entry) => entry.path);
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


/***/ }),

/***/ 9562:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ wildcardExpression)
/* harmony export */ });
/**
 * A regular expression for whole paths that match a pattern of `*`, `?` and `[…]`, none of which crosses a slash.
 * A class that never ends is taken as the characters that it is written with; a class that cannot be (`[z-a]`) matches nothing.
 */
function wildcardExpression(pattern, syntax) {
    const segments = pattern.split('/');
    let source = '';
    segments.forEach((segment, index) => {
        const last = index === segments.length - 1;
        if (syntax.anyDepth && segment === '**')
            source += last ? '.*' : '(?:[^/]+/)*';
        else
            source += segmentExpression(segment, syntax) + (last ? '' : '/');
    });
    try {
        return new RegExp(`^${source}$`, 's');
    }
    catch {
        return /(?!)/;
    }
}
function segmentExpression(segment, { escapes, negation }) {
    let source = '';
    for (let at = 0; at < segment.length; at += 1) {
        const character = segment.charAt(at);
        if (character === '*')
            source += '[^/]*';
        else if (character === '?')
            source += '[^/]';
        else if (character === '\\' && escapes)
            source += literal(segment.charAt((at += 1)));
        else if (character === '[') {
            const end = segment.indexOf(']', at + (segment.charAt(at + 1) === negation ? 3 : 2));
            if (end < 0)
                source += '\\[';
            else {
                const negated = segment.charAt(at + 1) === negation;
                const members = segment.slice(at + (negated ? 2 : 1), end).replace(/[\\\]^[]/g, '\\$&');
                source += `[${negated ? '^/' : ''}${members}]`;
                at = end;
            }
        }
        else
            source += literal(character);
    }
    return source;
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}


/***/ })

};
