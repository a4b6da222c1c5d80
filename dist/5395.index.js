export const id = 5395;
export const ids = [5395];
export const modules = {

/***/ 5395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  workspaces: () => (/* binding */ workspaces)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
var semver_default = /*#__PURE__*/__webpack_require__.n(semver);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/manifest.ts
/** The sections of package.json that name dependencies. All of them count: each is installed somewhere. */
const dependencySections = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
];
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The entries of a mapping whose values are texts; empty for anything else. */
function textEntries(value) {
    return isRecord(value)
        ? Object.entries(value).filter((entry) => typeof entry[1] === 'string')
        : [];
}
/** Everything that a manifest depends on: name and specification, one for each section that names it. */
function dependenciesOf(manifest) {
    return dependencySections.flatMap((section) => textEntries(manifest[section]));
}
/** JSON with the keys in one order, so that two values are equal when their texts are. */
function canonical(value) {
    if (Array.isArray(value))
        return `[${value.map(canonical).join(',')}]`;
    if (value === undefined)
        return 'null';
    if (!isRecord(value))
        return JSON.stringify(value);
    return `{${Object.keys(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
        .join(',')}}`;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/dependencies.ts



/** Specifications that name a place on disk. */
const placeProtocol = /^(file|link|portal):/;
/** Specifications that can only be met by a server: a repository or an archive. */
const remoteProtocol = /^(git[+:@]|git@|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|patch:|exec:|jsr:)|^[\w.-]+\/[\w.-]+(#.*)?$/;
/** Finds what packages of a workspace need of each other. */
class LocalResolver {
    workspace;
    #byName = new Map();
    #byDirectory = new Map();
    /** Names that `overrides` or `resolutions` say something of, so that a range does not tell what is used. */
    #overridden;
    constructor(workspace) {
        this.workspace = workspace;
        for (const project of [workspace.root, ...workspace.members]) {
            this.#byDirectory.set(project.directory, project);
            this.#byName.set(project.name, [...(this.#byName.get(project.name) ?? []), project]);
        }
        const { manifest } = workspace.root;
        const pnpm = isRecord(manifest.pnpm) ? manifest.pnpm : {};
        this.#overridden = new Set([manifest.overrides, manifest.resolutions, pnpm.overrides, workspace.settings.overrides].flatMap(namesOf));
    }
    /** A specification with what `catalog:` stands for. */
    specification(name, spec) {
        return this.#withoutCatalog(name, spec) ?? spec;
    }
    /** What a package needs, by all sections of its manifest. */
    of(project) {
        const projects = new Set();
        const paths = new Set();
        this.#collect(project.manifest, project.directory, { projects, paths }, new Set());
        projects.delete(project.directory);
        return { projects, paths };
    }
    #collect(manifest, directory, found, seen) {
        for (const [name, written] of dependenciesOf(manifest)) {
            const spec = this.#withoutCatalog(name, written);
            const place = placeOf(spec, directory);
            if (place === undefined) {
                for (const project of this.#named(name, spec))
                    found.projects.add(project.directory);
                continue;
            }
            const project = this.#byDirectory.get(place);
            if (project) {
                found.projects.add(place);
                continue;
            }
            if (seen.has(place))
                continue;
            seen.add(place);
            found.paths.add(place);
            // A package outside the workspace may need further places.
            const other = this.workspace.manifests.get(place);
            if (other)
                this.#collect(other, place, found, seen);
        }
    }
    /** The specification that `catalog:` stands for; undefined when the catalog does not have it. */
    #withoutCatalog(name, spec) {
        if (!spec.startsWith('catalog:'))
            return spec;
        return this.workspace.catalogs.get(spec.slice('catalog:'.length).trim() || 'default')?.get(name);
    }
    /** The packages of the workspace that a name and a specification can mean. */
    #named(name, spec) {
        const alias = /^(?:npm:|workspace:)((?:@[^/@]+\/)?[^/@^~*<>=\s]+)(?:@(.*))?$/s.exec(spec ?? '');
        if (alias?.[1] !== undefined && this.#byName.has(alias[1]))
            return this.#meeting(alias[1], alias[2] ?? '*');
        if (spec?.startsWith('npm:') && alias?.[1] !== undefined && alias[1] !== name && !semver_default().validRange(alias[1])) {
            return this.#overridden.has(name) ? (this.#byName.get(name) ?? []) : [];
        }
        if (spec?.startsWith('workspace:'))
            return this.#byName.get(name) ?? [];
        return this.#meeting(name, spec?.replace(/^npm:/, ''));
    }
    /** Packages with this name, unless it is certain that the specification means another. */
    #meeting(name, spec) {
        const named = this.#byName.get(name) ?? [];
        if (spec === undefined || this.#overridden.has(name))
            return named;
        if (remoteProtocol.test(spec))
            return [];
        const range = semver_default().validRange(spec, { loose: true });
        return named.filter(({ manifest: { version } }) => {
            // A tag (`latest`) or a missing version says nothing, so it may be meant.
            if (range === null || typeof version !== 'string' || semver_default().valid(version, { loose: true }) === null)
                return true;
            return semver_default().satisfies(version, range, { loose: true, includePrerelease: true });
        });
    }
}
/** Where a specification points to, from the root of the build; undefined when it is no place. */
function placeOf(spec, directory) {
    if (spec === undefined)
        return undefined;
    const path = placeProtocol.test(spec)
        ? spec.replace(placeProtocol, '').replace(/^\/\/(?!\/)/, '')
        : /^(workspace:)?(\.{1,2}(\/|$))/.test(spec)
            ? spec.replace(/^workspace:/, '')
            : undefined;
    if (path === undefined)
        return undefined;
    const place = external_node_path_.posix.normalize(external_node_path_.posix.join(directory, path.split('::')[0]?.split('#')[0] ?? path)).replace(/\/$/, '');
    return place === '.' ? '' : place;
}
/** Package names in `overrides` or `resolutions`: `a`, `a@1`, `b>a`, `b/a`, `**` + `/a`, and nested mappings. */
function namesOf(overrides) {
    if (!isRecord(overrides))
        return [];
    const nested = Object.values(overrides).flatMap(namesOf);
    const keys = Object.keys(overrides).flatMap((key) => {
        const last = key.split('>').at(-1)?.trim() ?? key;
        const name = /(?:^|\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?$/.exec(last)?.[1];
        return name === undefined ? [] : [name];
    });
    const aliased = textEntries(overrides).flatMap(([, value]) => {
        const name = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@]+)/.exec(value)?.[1];
        return name === undefined ? [] : [name];
    });
    return [...keys, ...nested, ...aliased];
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/lockfiles/classes.ts
/**
 * Tells whose installed packages differ between two lockfiles, however they are arranged there: two packages are the
 * same when their content is and what they use by each name is the same, all the way down. Found by refining classes
 * of packages until none splits (the partition refinement by which bisimilar nodes of a graph are found).
 * @param users for each user, what it uses in both lockfiles
 * @returns the users for which something differs
 */
function differingUsers(base, head, users) {
    const nodes = [];
    const absent = new Map();
    /** Puts a lockfile's packages among the nodes. Answers which node a key is. */
    const add = (lockfile) => {
        const numbers = new Map();
        for (const [key, { content }] of lockfile.packages)
            numbers.set(key, nodes.push({ content, uses: [] }) - 1);
        const numberOf = (key) => {
            const known = numbers.get(key) ?? absent.get(key);
            if (known !== undefined)
                return known;
            const number = nodes.push({ content: key, uses: [] }) - 1;
            absent.set(key, number);
            return number;
        };
        for (const [key, { uses }] of lockfile.packages) {
            nodes[numberOf(key)]?.uses.push(...uses.map(([name, used]) => [name, numberOf(used)]));
        }
        return numberOf;
    };
    const sides = { base: add(base), head: add(head) };
    for (const uses of users.values()) {
        for (const side of ['base', 'head'])
            for (const [, key] of uses[side])
                sides[side](key);
    }
    const classes = refine(nodes);
    const classOf = (side, uses) => describe(uses.map(([name, key]) => [name, sides[side](key)]), classes);
    return new Set([...users].filter(([, uses]) => classOf('base', uses.base) !== classOf('head', uses.head)).map(([user]) => user));
}
function describe(uses, classes) {
    return [...new Set(uses.map(([name, node]) => `${name}\0${classes[node] ?? node}`))].sort().join('\0\0');
}
/** The class of each node: a number that two nodes share when nothing tells them apart. */
function refine(nodes) {
    let classes = [];
    let count = 0;
    for (let first = true;; first = false) {
        const numbers = new Map();
        const previous = classes;
        classes = nodes.map(({ content, uses }, index) => {
            const text = first ? content : `${previous[index] ?? 0}\0\0${describe(uses, previous)}`;
            let number = numbers.get(text);
            if (number === undefined)
                numbers.set(text, (number = numbers.size));
            return number;
        });
        if (numbers.size === count)
            return classes;
        count = numbers.size;
    }
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
var picomatch_default = /*#__PURE__*/__webpack_require__.n(picomatch);
// EXTERNAL MODULE: ./node_modules/js-yaml/dist/js-yaml.mjs
var js_yaml = __webpack_require__(3243);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/projects.ts




/** A file that cannot be read as what it should be; the answer is then `ALL`. */
class Unreadable extends Error {
    name = 'Unreadable';
}
const manifestNames = /(^|\/)package\.(json|yaml|json5)$/;
/** Whether a commit has workspaces at all. */
async function hasWorkspaces(tree, root) {
    const path = (name) => external_node_path_.posix.join(root, name);
    const files = await tree.read([path('pnpm-workspace.yaml'), path('package.json')]);
    if (files.has(path('pnpm-workspace.yaml')))
        return true;
    const text = files.get(path('package.json'));
    if (!text)
        return false;
    try {
        return isRecord(JSON.parse(text.toString('utf8'))) && text.includes('"workspaces"');
    }
    catch {
        // What is written there cannot be told, so it is looked at as if it had workspaces, and found unreadable.
        return text.includes('workspaces');
    }
}
/**
 * Reads the packages of a commit.
 * @param known manifests by object name, shared by both commits, so that what is the same in both is read once
 * @throws Unreadable
 */
async function readWorkspace(tree, root, known) {
    const prefix = root === '' ? '' : `${root}/`;
    const entries = (await tree.entries()).filter(({ path, mode }) => path.startsWith(prefix) && mode.startsWith('100'));
    const manifests = await readManifests(tree, prefix, entries, known);
    const rootManifest = manifests.get('') ?? {};
    const settingsPath = `${prefix}pnpm-workspace.yaml`;
    const settingsText = (await tree.read([settingsPath])).get(settingsPath);
    const settings = settingsText ? readYaml(settingsText, settingsPath) : {};
    const pnpm = settingsText !== undefined;
    const patterns = pnpm ? texts(settings.packages) : workspacePatterns(rootManifest);
    if (pnpm && patterns.length === 0)
        throw new Unreadable(`${settingsPath} names no packages`);
    const isMember = memberMatcher(patterns, pnpm);
    const directories = [...manifests.keys()].filter((directory) => directory !== '' && isMember(directory));
    const rootIsMember = pnpm || patterns.some((pattern) => normalize(pattern) === '');
    const project = (directory) => {
        const manifest = manifests.get(directory) ?? {};
        const { name } = manifest;
        return { directory, manifest, name: typeof name === 'string' && name !== '' ? name : directory };
    };
    const rootProject = project('');
    const yarn = await tree.read([`${prefix}.yarnrc.yml`]);
    const yarnSettings = yarn.get(`${prefix}.yarnrc.yml`);
    return {
        tree,
        root: rootProject,
        members: [...(rootIsMember && rootProject.name !== '' ? [''] : []), ...directories].sort().map(project),
        settings,
        manifests,
        catalogs: readCatalogs([
            settings,
            ...(yarnSettings ? [readYaml(yarnSettings, '.yarnrc.yml')] : []),
            isRecord(rootManifest.workspaces) ? rootManifest.workspaces : {},
        ]),
    };
}
async function readManifests(tree, prefix, entries, known) {
    const files = entries.filter(({ path }) => manifestNames.test(path) && !path.includes('node_modules/'));
    const contents = await tree.read(files.filter(({ object }) => !known.has(object)).map(({ path }) => path));
    const manifests = new Map();
    for (const { path, object } of files) {
        let manifest = known.get(object);
        if (!manifest) {
            manifest = readManifest(contents.get(path) ?? Buffer.alloc(0), path);
            known.set(object, manifest);
        }
        const directory = external_node_path_.posix.dirname(path.slice(prefix.length));
        manifests.set(directory === '.' ? '' : directory, manifest);
    }
    return manifests;
}
/** A manifest that cannot be read may be a test's own; it is only in the way when it is a member's. */
function readManifest(content, path) {
    try {
        const text = content.toString('utf8').replace(/^\uFEFF/, '');
        const value = path.endsWith('.yaml') ? (0,js_yaml/* load */.Hh)(text) : JSON.parse(text);
        if (isRecord(value))
            return value;
    }
    catch {
        // Said below.
    }
    return { [unreadable]: path };
}
/** Key under which the path of a manifest stands that is neither JSON nor YAML. */
const unreadable = '\0unreadable';
/** @throws Unreadable when the manifest could not be read */
function checkReadable(manifest) {
    const path = manifest[unreadable];
    if (typeof path === 'string')
        throw new Unreadable(`${path} cannot be read`);
}
function readYaml(content, path) {
    try {
        const value = (0,js_yaml/* load */.Hh)(content.toString('utf8'));
        if (value === undefined || value === null)
            return {};
        if (isRecord(value))
            return value;
    }
    catch {
        // Said below.
    }
    throw new Unreadable(`${path} cannot be read`);
}
function texts(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
/** `workspaces` of package.json: a list, or a mapping with the list under `packages`. */
function workspacePatterns({ workspaces }) {
    return texts(isRecord(workspaces) ? workspaces.packages : workspaces);
}
function normalize(pattern) {
    const path = external_node_path_.posix.normalize(pattern.replace(/^\/+/, '')).replace(/\/+$/, '');
    return path === '.' ? '' : path;
}
/**
 * Which directories the patterns make members. `*` and `**` skip directories that begin with a dot, and nothing
 * within node_modules is a member. With npm and yarn the last pattern that matches counts; with pnpm a `!` always does.
 */
function memberMatcher(patterns, pnpm) {
    const rules = patterns.map((pattern) => {
        const negated = pattern.startsWith('!');
        const normal = normalize(negated ? pattern.slice(1) : pattern);
        return { negated, matches: picomatch_default()(normal, { windows: false, nonegate: true, dot: negated }) };
    });
    return (directory) => {
        const matching = rules.filter(({ matches }) => matches(directory));
        const member = pnpm ? !matching.some(({ negated }) => negated) : matching.at(-1)?.negated === false;
        return member && matching.length > 0 && !/(^|\/)(node_modules|bower_components)(\/|$)/.test(directory);
    };
}
function readCatalogs(places) {
    const catalogs = new Map();
    for (const { catalog, catalogs: named } of places) {
        for (const [name, versions] of [['default', catalog], ...(isRecord(named) ? Object.entries(named) : [])]) {
            const known = catalogs.get(name) ?? new Map();
            for (const [dependency, spec] of textEntries(versions))
                known.set(dependency, spec);
            catalogs.set(name, known);
        }
    }
    return catalogs;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/lockfiles/npm.ts


/** Fields that say who uses a package or describe it, and change nothing that is installed. */
const marks = new Set(['dev', 'optional', 'devOptional', 'peer', 'extraneous', 'license', 'funding', 'deprecated']);
/**
 * Reads package-lock.json (versions 2 and 3: `packages`, keyed by where each package is installed; npm's
 * package-lock.json documentation).
 * @throws Unreadable
 */
function readNpmLockfile(text) {
    let lockfile;
    try {
        lockfile = JSON.parse(text);
    }
    catch {
        throw new Unreadable('package-lock.json cannot be read');
    }
    if (!isRecord(lockfile) || !isRecord(lockfile.packages)) {
        throw new Unreadable('package-lock.json is of a version that names no places (lockfileVersion 1)');
    }
    const places = new Set(Object.keys(lockfile.packages));
    const packages = new Map();
    for (const [place, entry] of Object.entries(lockfile.packages)) {
        // The packages of the workspace have their own manifests, which are read instead.
        if (!isRecord(entry) || !/(^|\/)node_modules\//.test(place))
            continue;
        const { link, resolved } = entry;
        packages.set(place, {
            content: canonical(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
            uses: dependenciesOf(entry).map(([name]) => [name, resolve(places, place, name)]),
            ...(link === true && typeof resolved === 'string' && { link: resolved }),
        });
    }
    return {
        packages,
        settings: canonical(lockfile.lockfileVersion),
        usedBy: ({ directory, dependencies }) => dependencies.map(([name]) => [name, resolve(places, directory, name)]),
    };
}
/** Where Node finds a package, as seen from a place: in the nearest node_modules upward that has it. */
function resolve(places, from, name) {
    for (let directory = from;; directory = directory.slice(0, Math.max(directory.lastIndexOf('/'), 0))) {
        if (!/(^|\/)node_modules$/.test(directory)) {
            const place = `${directory === '' ? '' : `${directory}/`}node_modules/${name}`;
            if (places.has(place))
                return place;
        }
        if (directory === '')
            return `absent ${name}`;
    }
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/lockfiles/pnpm.ts




/**
 * Reads pnpm-lock.yaml, versions 6 and 9 (pnpm's specification of its lockfile). Version 9 splits what a package is
 * (`packages`) from what it uses with given peers (`snapshots`).
 * @throws Unreadable
 */
function readPnpmLockfile(text) {
    let lockfile;
    try {
        lockfile = (0,js_yaml/* load */.Hh)(text);
    }
    catch {
        throw new Unreadable('pnpm-lock.yaml cannot be read');
    }
    const version = isRecord(lockfile) ? `${canonical(lockfile.lockfileVersion).replaceAll('"', '')}.` : '';
    if (!isRecord(lockfile) || !/^(6|9)\./.test(version)) {
        throw new Unreadable('pnpm-lock.yaml is of a version other than 6 and 9');
    }
    const described = isRecord(lockfile.packages) ? lockfile.packages : {};
    const snapshots = isRecord(lockfile.snapshots) ? lockfile.snapshots : described;
    // A repository without workspaces has its own dependencies at the top, in version 6.
    const importers = isRecord(lockfile.importers) ? lockfile.importers : { '.': lockfile };
    const packages = new Map();
    const find = (name, version) => [`${name}@${version}`, `/${name}@${version}`, version].find((key) => key in snapshots) ??
        `absent ${name}@${version}`;
    for (const [key, snapshot] of Object.entries(snapshots)) {
        const entry = isRecord(snapshot) ? snapshot : {};
        const uses = [...textEntries(entry.dependencies), ...textEntries(entry.optionalDependencies)];
        const description = snapshots === described ? {} : described[key.replace(/\(.*$/s, '')];
        const rest = Object.entries(entry).filter(([field]) => !['dependencies', 'optionalDependencies', 'dev', 'optional'].includes(field));
        packages.set(key, {
            content: canonical([key, Object.fromEntries(rest), description ?? null]),
            uses: uses.map(([name, used]) => [name, addLink(packages, '', used) ?? find(name, used)]),
        });
    }
    const used = new Map();
    for (const [path, importer] of Object.entries(importers)) {
        const directory = path === '.' ? '' : path;
        if (!isRecord(importer))
            continue;
        const entries = dependencySections.flatMap((section) => isRecord(importer[section]) ? Object.entries(importer[section]) : []);
        used.set(directory, entries.flatMap(([name, entry]) => {
            const resolved = isRecord(entry) ? entry.version : entry;
            if (typeof resolved !== 'string')
                return [];
            return [[name, addLink(packages, directory, resolved) ?? find(name, resolved)]];
        }));
    }
    return {
        packages,
        settings: canonical([version, lockfile.settings ?? null, lockfile.ignoredOptionalDependencies ?? null]),
        usedBy: ({ directory }) => used.get(directory) ?? [],
    };
}
/** The key of a package of the workspace that a version such as `link:../b` points to; undefined for other versions. */
function addLink(packages, directory, version) {
    if (!version.startsWith('link:'))
        return undefined;
    const joined = external_node_path_.posix.join(directory, version.slice('link:'.length));
    const link = joined === '.' ? '' : joined.replace(/\/$/, '');
    const key = `link ${link}`;
    if (!packages.has(key))
        packages.set(key, { content: key, uses: [], link });
    return key;
}

// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/lockfiles/yarn.ts




/**
 * Reads yarn.lock, of yarn 1 or of a later yarn, whose file is YAML.
 * @throws Unreadable
 */
function readYarnLockfile(text) {
    const classic = text.includes('# yarn lockfile v1');
    const entries = classic ? classicEntries(text) : berryEntries(text);
    const byDescriptor = new Map();
    const byName = new Map();
    const key = ({ descriptors }) => descriptors.join(', ');
    for (const entry of entries) {
        for (const descriptor of entry.descriptors) {
            byDescriptor.set(descriptor, key(entry));
            const name = nameOf(descriptor);
            const keys = byName.get(name) ?? [];
            if (!keys.includes(key(entry)))
                byName.set(name, [...keys, key(entry)]);
        }
    }
    /**
     * The entry of a dependency, and all patched ones of its name. Without an entry the range was replaced
     * (`resolutions`), so that any entry of the name may be meant.
     */
    const find = (name, range) => {
        const named = byName.get(name) ?? [];
        const exact = byDescriptor.get(`${name}@${range}`) ?? byDescriptor.get(`${name}@npm:${range}`);
        if (exact === undefined)
            return named.map((one) => [name, one]);
        return [exact, ...named.filter((one) => one.includes('@patch:') && one !== exact)].map((one) => [name, one]);
    };
    const packages = new Map();
    for (const entry of entries) {
        const { dependencies, optionalDependencies, peerDependencies, ...rest } = entry.fields;
        const link = /@workspace:(.*)$/s.exec(typeof rest.resolution === 'string' ? rest.resolution : '')?.[1];
        packages.set(key(entry), {
            // The descriptors are left out: they change with whoever else uses the package.
            content: canonical(link === undefined ? [nameOf(key(entry)), rest, peerDependencies ?? null] : ['link', link]),
            uses: link === undefined
                ? [...textEntries(dependencies), ...textEntries(optionalDependencies)].flatMap(([name, range]) => find(name, range))
                : [],
            ...(link !== undefined && { link: link === '.' ? '' : link }),
        });
    }
    return {
        packages,
        settings: classic ? 'v1' : 'berry',
        usedBy: ({ dependencies }) => dependencies.flatMap(([name, range]) => find(name, range)),
    };
}
function nameOf(descriptor) {
    return descriptor.slice(0, descriptor.indexOf('@', 1));
}
function berryEntries(text) {
    let lockfile;
    try {
        lockfile = (0,js_yaml/* load */.Hh)(text);
    }
    catch {
        lockfile = undefined;
    }
    if (!isRecord(lockfile) || !isRecord(lockfile.__metadata))
        throw new Unreadable('yarn.lock cannot be read');
    return Object.entries(lockfile).flatMap(([key, fields]) => key === '__metadata' || !isRecord(fields) ? [] : [{ descriptors: key.split(/\s*,\s+/), fields }]);
}
/**
 * The entries of a yarn 1 lockfile, a format of its own: a line `name@range, name@range:`, below it fields as
 * `name value`, and groups of fields below a line that ends with `:`.
 */
function classicEntries(text) {
    const entries = [];
    let fields = {};
    let group = {};
    for (const line of text.split(/\r?\n/)) {
        if (line.trim() === '' || line.startsWith('#'))
            continue;
        const indent = line.length - line.trimStart().length;
        const tokens = classicTokens(line.trim());
        if (indent === 0 && line.endsWith(':')) {
            fields = {};
            entries.push({ descriptors: tokens, fields });
        }
        else if (indent === 2 && line.endsWith(':') && tokens.length === 1) {
            group = {};
            fields[tokens[0] ?? ''] = group;
        }
        else if (indent === 2 && tokens.length === 2) {
            fields[tokens[0] ?? ''] = tokens[1];
        }
        else if (indent === 4 && tokens.length === 2) {
            group[tokens[0] ?? ''] = tokens[1] ?? '';
        }
        else {
            throw new Unreadable(`yarn.lock has a line that is not understood: ${(0,one_line/* shortened */.v)(line, 80)}`);
        }
    }
    return entries;
}
/** The words of a line: quoted as in JSON, or plain up to a space, a comma, or the colon at the end. */
function classicTokens(line) {
    const tokens = [];
    for (const [, quoted, plain] of line.matchAll(/("(?:[^"\\]|\\.)*")|([^\s,"]+)/g)) {
        if (quoted !== undefined)
            tokens.push(JSON.parse(quoted));
        else if (plain !== undefined && plain !== ':')
            tokens.push(plain);
    }
    const last = tokens.at(-1);
    if (last?.endsWith(':') && line.endsWith(last))
        tokens[tokens.length - 1] = last.slice(0, -1);
    return tokens;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/lockfiles/index.ts





/** The lockfiles that are understood, by their names at the root of the build. */
const readers = {
    'pnpm-lock.yaml': readPnpmLockfile,
    'npm-shrinkwrap.json': readNpmLockfile,
    'package-lock.json': readNpmLockfile,
    'yarn.lock': readYarnLockfile,
};
/**
 * Reads the lockfiles that both commits hold.
 * @throws Unreadable when one was added, removed, or changed and cannot be understood
 */
async function readLockfiles(comparison, tools) {
    const paths = Object.keys(readers).map((name) => external_node_path_.posix.join(comparison.root, name));
    const [base, head] = await Promise.all([comparison.base.read(paths), comparison.head.read(paths)]);
    const pairs = [];
    for (const path of paths) {
        const texts = { base: base.get(path)?.toString('utf8'), head: head.get(path)?.toString('utf8') };
        const read = readers[external_node_path_.posix.basename(path)];
        if (!read || (texts.base === undefined && texts.head === undefined))
            continue;
        if (texts.base === undefined)
            throw new Unreadable(`${path} is new`);
        if (texts.head === undefined)
            throw new Unreadable(`${path} was removed`);
        const changed = texts.base !== texts.head;
        try {
            const lockfile = read(texts.base);
            pairs.push({ path, base: lockfile, head: changed ? read(texts.head) : lockfile, changed });
        }
        catch (error) {
            const why = error instanceof Unreadable ? error.message : `${path} cannot be read`;
            if (changed)
                throw new Unreadable(`${why}, and it changed`);
            tools.warn(`workspaces: ${why}. It is the same in both commits, so it is left out`);
        }
    }
    return pairs;
}
/**
 * For each locked package that leads to packages of the workspace, their directories. These are few: links, and what
 * depends on them.
 */
function linksOf({ packages }) {
    const users = new Map();
    const links = new Map();
    for (const [key, { uses, link }] of packages) {
        if (link !== undefined)
            links.set(key, new Set([link]));
        for (const [, used] of uses)
            users.set(used, [...(users.get(used) ?? []), key]);
    }
    const waiting = [...links.keys()];
    for (const key of waiting) {
        for (const user of users.get(key) ?? []) {
            const known = links.get(user) ?? new Set();
            const before = known.size;
            for (const link of links.get(key) ?? [])
                known.add(link);
            links.set(user, known);
            if (known.size > before)
                waiting.push(user);
        }
    }
    return links;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/root-files.ts

/** Fields of the root's package.json that describe the repository and change nothing that is built from it. */
const descriptions = new Set([
    'name',
    'version',
    'description',
    'keywords',
    'homepage',
    'bugs',
    'license',
    'author',
    'contributors',
    'maintainers',
    'funding',
    'repository',
    'private',
    '$schema',
]);
/** Fields whose outcome is seen elsewhere: in the graph of packages, or in the lockfile. */
const seenElsewhere = new Set(['workspaces', 'packages', 'catalog', 'catalogs']);
/** Fields that say what the lockfile then holds. */
const seenInLockfile = new Set(['overrides', 'resolutions']);
/**
 * Why a change of the root's package.json impacts every package, or undefined when it does not.
 * @param locked whether there is a lockfile, which tells what overrides lead to
 */
function rootManifestImpact(base, head, locked) {
    for (const field of changedFields(base, head)) {
        if (descriptions.has(field) || seenElsewhere.has(field))
            continue;
        if (locked && seenInLockfile.has(field))
            continue;
        if (field === 'pnpm') {
            const inner = changedFields(asRecord(base.pnpm), asRecord(head.pnpm)).filter((name) => !(locked && seenInLockfile.has(name)));
            if (inner.length === 0)
                continue;
        }
        const section = dependencySections.find((name) => name === field);
        return section
            ? `${section} of the root package changed, and every package can use them`
            : `${field} in the root's package.json changed`;
    }
    return undefined;
}
/** Why a change of pnpm-workspace.yaml impacts every package, or undefined when it does not. */
function settingsImpact(base, head, locked) {
    const field = changedFields(base, head).find((name) => !seenElsewhere.has(name) && !(locked && seenInLockfile.has(name)));
    return field === undefined ? undefined : `${field} in pnpm-workspace.yaml changed`;
}
function changedFields(base, head) {
    const fields = new Set([...Object.keys(base), ...Object.keys(head)]);
    return [...fields].filter((field) => canonical(base[field] ?? null) !== canonical(head[field] ?? null)).sort();
}
function asRecord(value) {
    return isRecord(value) ? value : {};
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/impact.ts







/**
 * The impacted packages, by the graphs of both commits.
 * @throws Unreadable when something is there that is not understood, and the answer must be `ALL`
 */
async function impactOfWorkspaces(comparison, tools) {
    const known = new Map();
    const workspaces = {
        base: await readWorkspace(comparison.base, comparison.root, known),
        head: await readWorkspace(comparison.head, comparison.root, known),
    };
    const lockfiles = await readLockfiles(comparison, tools);
    const base = readGraph(workspaces.base, lockfiles, 'base');
    const head = readGraph(workspaces.head, lockfiles, 'head');
    tools.debug(`workspaces: ${base.members.size} packages before, ${head.members.size} after; lockfiles: ${lockfiles.map(({ path }) => path).join(', ') || 'none'}`);
    const locked = lockfiles.length > 0;
    const everything = rootManifestImpact(base.root.manifest, head.root.manifest, locked) ??
        settingsImpact(base.workspace.settings, head.workspace.settings, locked);
    if (everything !== undefined)
        return { kind: 'all', why: everything };
    const targets = new Map();
    const add = (name, because) => {
        if (!targets.has(name))
            targets.set(name, because);
    };
    const accountedFor = ownersOfChanges(comparison, { base, head }, lockfiles, add);
    changesOfGraph(base, head, add);
    for (const lockfile of lockfiles) {
        const why = changesOfLockfile(lockfile, base, head, add);
        if (why !== undefined)
            return { kind: 'all', why };
    }
    // The map grows while it is gone through, and its new entries are gone through as well.
    for (const name of targets.keys()) {
        for (const graph of [base, head]) {
            for (const member of graph.named.get(name) ?? []) {
                if (graph.root.needs.has(member.directory)) {
                    return {
                        kind: 'all',
                        why: `the root package depends on ${name}, and every package can use what the root has`,
                    };
                }
                for (const dependent of graph.dependents.get(member.directory) ?? []) {
                    add(dependent.name, { kind: 'dependency', target: name });
                }
            }
        }
    }
    return { kind: 'targets', targets, accountedFor };
}
function readGraph(workspace, lockfiles, side) {
    const resolver = new LocalResolver(workspace);
    const links = lockfiles.map((pair) => ({ lockfile: pair[side], links: linksOf(pair[side]) }));
    const member = (project) => {
        checkReadable(project.manifest);
        const { projects, paths } = resolver.of(project);
        const needs = new Set(projects);
        const dependencies = dependenciesOf(project.manifest).map(([name, spec]) => [name, resolver.specification(name, spec)]);
        for (const { lockfile, links: linked } of links) {
            for (const [, key] of lockfile.usedBy({ directory: project.directory, dependencies })) {
                for (const directory of linked.get(key) ?? [])
                    if (directory !== project.directory)
                        needs.add(directory);
            }
        }
        return { ...project, needs, paths, dependencies };
    };
    const members = new Map(workspace.members.map((project) => [project.directory, member(project)]));
    const dependents = new Map();
    for (const one of members.values()) {
        for (const directory of one.needs)
            dependents.set(directory, [...(dependents.get(directory) ?? []), one]);
    }
    const named = new Map();
    for (const one of members.values())
        named.set(one.name, [...(named.get(one.name) ?? []), one]);
    const root = members.get('') ?? member(workspace.root);
    const withPaths = [root, ...members.values()].filter(({ paths }) => paths.size > 0);
    return { workspace, root, members, named, withPaths, dependents };
}
/** Adds the packages whose files changed. Answers the changed paths that are accounted for. */
function ownersOfChanges({ changes, root }, graphs, lockfiles, add) {
    const prefix = root === '' ? '' : `${root}/`;
    const understood = new Set([
        ...['package.json', 'pnpm-workspace.yaml'].map((name) => `${prefix}${name}`),
        ...lockfiles.map(({ path }) => path),
    ]);
    const yarnLock = lockfiles.some(({ path, changed }) => changed && external_node_path_.posix.basename(path) === 'yarn.lock');
    const accountedFor = new Set();
    for (const change of changes) {
        if (!change.path.startsWith(prefix))
            continue;
        if (understood.has(change.path)) {
            accountedFor.add(change.path);
            continue;
        }
        const path = change.path.slice(prefix.length);
        const because = { kind: 'file', path: change.path };
        // The archives that yarn keeps in the repository are what its lockfile, with their checksums, says.
        let owned = yarnLock && /^\.yarn\/cache\/[^/]+\.zip$/.test(path);
        for (const side of ['base', 'head']) {
            const { members } = graphs[side];
            const owner = change[side] && nearest(members, path);
            if (owner)
                add(owner.name, because);
            if (owner && owner.directory !== '')
                owned = true;
        }
        for (const graph of [graphs.base, graphs.head]) {
            for (const member of graph.withPaths) {
                if (!within(path, member.paths))
                    continue;
                add(member.name, because);
                if (member.directory !== '')
                    owned = true;
            }
        }
        if (owned)
            accountedFor.add(change.path);
    }
    return accountedFor;
}
/** The package whose directory is nearest above a path. */
function nearest(members, path) {
    for (let directory = path; directory !== '';) {
        directory = directory.slice(0, Math.max(directory.lastIndexOf('/'), 0));
        const member = members.get(directory);
        if (member)
            return member;
    }
    return undefined;
}
function within(path, places) {
    return [...places].some((place) => path === place || path.startsWith(`${place}/`));
}
/** Adds the packages that only one commit has, and those whose dependencies differ. */
function changesOfGraph(base, head, add) {
    const before = byName(base);
    const after = byName(head);
    for (const name of before.keys())
        if (!after.has(name))
            add(name, { kind: 'graph', what: 'the package was removed' });
    for (const [name, description] of after) {
        const old = before.get(name);
        if (old === undefined)
            add(name, { kind: 'graph', what: 'the package is new' });
        else if (old !== description)
            add(name, { kind: 'graph', what: 'its dependencies changed' });
    }
}
/** For each package, where it is and what it depends on, as a text. */
function byName({ members }) {
    const described = new Map();
    for (const { name, directory, needs, paths, dependencies } of members.values()) {
        const needed = [...needs].map((place) => members.get(place)?.name ?? place).sort();
        const text = JSON.stringify([directory, needed, [...paths].sort(), dependencies]);
        described.set(name, `${described.get(name) ?? ''}${text}`);
    }
    return described;
}
/** Adds the packages whose installed dependencies differ. Answers why everything is impacted, when it is. */
function changesOfLockfile({ path, base: before, head: after, changed }, base, head, add) {
    if (!changed)
        return undefined;
    if (before.settings !== after.settings)
        return `settings in ${path} changed`;
    const users = new Map();
    for (const old of [base.root, ...base.members.values()]) {
        const now = old.directory === '' ? head.root : head.members.get(old.directory);
        if (now)
            users.set(old.directory, { base: before.usedBy(old), head: after.usedBy(now) });
    }
    const differing = differingUsers(before, after, users);
    if (differing.has(''))
        return `${path} changed what the root package uses, and every package can use it`;
    for (const directory of differing) {
        for (const graph of [base, head]) {
            const member = graph.members.get(directory);
            if (member)
                add(member.name, { kind: 'graph', what: `${path} changed what it uses` });
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/workspaces/index.ts


/** Workspaces of npm, yarn and pnpm, read from the files of both commits; no package manager is run. */
const workspaces = {
    name: 'workspaces',
    rootFiles: ['pnpm-workspace.yaml', 'package.json'],
    executes: 'nothing',
    detect: hasWorkspaces,
    async impact(comparison, tools) {
        try {
            return await impactOfWorkspaces(comparison, tools);
        }
        catch (error) {
            if (!(error instanceof Unreadable))
                throw error;
            return { kind: 'all', why: error.message };
        }
    },
};


/***/ })

};
