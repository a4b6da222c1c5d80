export const id = 8433;
export const ids = [8433];
export const modules = {

/***/ 8433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  maven: () => (/* binding */ maven)
});

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/known-options.ts
var known_options = __webpack_require__(2585);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/manifests.ts
var manifests = __webpack_require__(6387);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/file-owners.ts
var file_owners = __webpack_require__(9072);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/graph.ts
var graph = __webpack_require__(4461);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/paths.ts
var paths = __webpack_require__(6005);
// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(9800);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/maven/xml.ts


/**
 * Parses an XML document. Entities of a document type are not read, so that nothing grows.
 * @returns the root element
 * @throws BrokenManifest with line and column when it is not well-formed
 */
function parseXml(path, content) {
    const parser = new saxes/* SaxesParser */.wT({ position: true, fileName: path });
    const document = { name: '', children: [], text: '', line: 1 };
    const open = [document];
    parser.on('error', () => {
        const what = parser.closed ? 'the document ends too early' : 'this is not well-formed XML';
        throw new manifests/* BrokenManifest */.LF(path, what, parser.line, Math.max(1, parser.column));
    });
    parser.on('opentag', ({ name }) => {
        // Namespace prefixes are allowed, though nobody writes them.
        const element = { name: name.replace(/^.*:/, ''), children: [], text: '', line: parser.line };
        open.at(-1)?.children.push(element);
        open.push(element);
    });
    const addText = (text) => {
        const element = open.at(-1);
        if (element)
            element.text += text;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('closetag', () => {
        const element = open.pop();
        if (element)
            element.text = element.text.trim();
    });
    parser.write((0,manifests/* manifestText */.$2)(content)).close();
    const [root] = document.children;
    if (root === undefined)
        throw new manifests/* BrokenManifest */.LF(path, 'the document has no element', 1, 1);
    return root;
}
/** The children of that name. */
function childrenOf(element, name) {
    return element?.children.filter((child) => child.name === name) ?? [];
}
/** The element that a chain of names leads to. */
function childOf(element, ...names) {
    return names.reduce((from, name) => childrenOf(from, name)[0], element);
}
/** Text of a child; undefined when there is none or it is empty. */
function textOf(element, name) {
    const text = childOf(element, name)?.text;
    return text === '' ? undefined : text;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/maven/pom.ts



/** The POM and all that it inherits from in the repository, nearest first. */
function lineage(pom) {
    const chain = [];
    for (let next = pom; next !== undefined && !chain.includes(next); next = next.parent)
        chain.push(next);
    return chain;
}
/** A POM's profiles, which may hold most of what the POM itself may. */
function profilesOf(project) {
    return childrenOf(childOf(project, 'profiles'), 'profile');
}
/**
 * The properties of a POM: those of the command line first, then its own, then those it inherits.
 * @param user properties that `.mvn/maven.config` sets
 */
function propertiesOf(pom, user) {
    const found = new Map();
    const add = (name, value) => {
        if (value === undefined)
            return;
        const known = found.get(name);
        if (known)
            known.push(value);
        else
            found.set(name, [value]);
    };
    for (const [name, value] of user)
        add(name, value);
    const chain = lineage(pom);
    for (const { project } of chain) {
        for (const { name, text } of childOf(project, 'properties')?.children ?? [])
            add(name, text);
    }
    for (const { project } of chain) {
        for (const profile of profilesOf(project)) {
            for (const { name, text } of childOf(profile, 'properties')?.children ?? [])
                add(name, text);
        }
    }
    const inherited = (name) => chain.map(({ project }) => textOf(project, name) ?? textOf(childOf(project, 'parent'), name)).find(Boolean);
    for (const prefix of ['project.', 'pom.', '']) {
        add(`${prefix}groupId`, inherited('groupId'));
        add(`${prefix}version`, inherited('version'));
        add(`${prefix}artifactId`, textOf(pom.project, 'artifactId'));
        for (const name of ['groupId', 'artifactId', 'version']) {
            add(`${prefix}parent.${name}`, textOf(childOf(pom.project, 'parent'), name));
        }
    }
    return found;
}
const INTERPOLATION = /\$\{([^${}]+)\}/;
const ENOUGH = 16;
/**
 * The texts that a text with `${…}` may stand for. What is not known stays as it is written, and so does what refers
 * to itself.
 */
function interpolate(text, properties, within = []) {
    const [interpolation, name = ''] = INTERPOLATION.exec(text) ?? [];
    if (interpolation === undefined)
        return [text];
    const [before = '', ...after] = text.split(interpolation);
    const rests = interpolate(after.join(interpolation), properties, within);
    const values = within.includes(name) ? undefined : properties.get(name);
    const meant = values?.flatMap((value) => interpolate(value, properties, [...within, name])) ?? [interpolation];
    return [...new Set(meant.flatMap((value) => rests.map((rest) => before + value + rest)))].slice(0, ENOUGH);
}
/**
 * Group and artifact of a POM.
 * @throws BrokenManifest when it has no artifactId
 */
function coordinatesOf(pom, properties) {
    const artifact = textOf(pom.project, 'artifactId');
    if (artifact === undefined)
        throw new manifests/* BrokenManifest */.LF(pom.path, 'artifactId is missing', pom.project.line);
    const [group = ''] = interpolate('${project.groupId}', properties);
    return { group, artifact: interpolate(artifact, properties)[0] ?? artifact };
}
/** True when a reference may mean the coordinates. A property that is not known may be anything. */
function mayMean(written, properties, meant) {
    const matches = (text, value) => interpolate(text, properties).some((each) => {
        if (!INTERPOLATION.test(each))
            return each === value;
        const parts = each.split(/\$\{[^${}]+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
        return new RegExp(`^${parts.join('.*')}$`, 's').test(value);
    });
    return matches(written.artifact, meant.artifact) && matches(written.group, meant.group);
}
/**
 * True when a reference surely means another version than a module has, so that it comes from elsewhere. Versions that
 * may be anything (ranges, properties that nobody or the command line sets, versions that are not given) leave doubt.
 * @param managed entries that set versions, of the POM that refers and of its parents
 */
function isAnotherVersion(written, managed, properties, module) {
    const raw = lineage(module.pom).map(({ project }) => textOf(project, 'version') ?? textOf(childOf(project, 'parent'), 'version'));
    const own = raw.find((version) => version !== undefined);
    if (own === undefined || INTERPOLATION.test(own))
        return false;
    const meant = written.version === undefined
        ? managed
            .filter((each) => each.artifact === written.artifact && each.group === written.group)
            .map(({ version }) => version)
        : [written.version];
    if (meant.length === 0)
        return false;
    return meant.every((version) => {
        if (version === undefined)
            return false;
        return interpolate(version, properties).every((each) => !INTERPOLATION.test(each) && !/[[(]/.test(each) && each !== own);
    });
}
const PLUGINS = 'org.apache.maven.plugins';
/**
 * Everything with a group and an artifact: dependencies of any scope, plugins and their dependencies, extensions, and
 * what the settings of plugins name (annotation processors, artifacts to unpack). Managed dependencies only set a
 * version, except for those that are imported. Exclusions are none.
 */
function referencesOf(project) {
    const always = [];
    const versions = [];
    const managed = [];
    const visit = (element) => {
        for (const child of element.children) {
            if (['exclusions', 'parent'].includes(child.name))
                continue;
            if (child.name === 'dependencyManagement') {
                for (const dependency of childrenOf(childOf(child, 'dependencies'), 'dependency')) {
                    if (textOf(dependency, 'scope') === 'import')
                        always.push(...written(dependency));
                    else
                        versions.push(...written(dependency));
                }
            }
            else if (child.name === 'pluginManagement') {
                for (const plugin of childrenOf(childOf(child, 'plugins'), 'plugin')) {
                    versions.push(...written(plugin));
                    for (const dependency of childrenOf(childOf(plugin, 'dependencies'), 'dependency')) {
                        for (const from of written(plugin)) {
                            for (const to of written(dependency))
                                managed.push({ plugin: from, dependency: to });
                        }
                    }
                }
            }
            else {
                always.push(...written(child));
                visit(child);
            }
        }
    };
    visit(project);
    return { always, versions, managed };
}
function written(element) {
    const artifact = textOf(element, 'artifactId');
    const group = textOf(element, 'groupId') ?? (element.name === 'plugin' ? PLUGINS : undefined);
    return artifact === undefined || group === undefined
        ? []
        : [{ group, artifact, version: textOf(element, 'version') }];
}
/** True for plugins that Maven runs unasked, so that managing them is enough. */
function runsUnasked(plugin) {
    return plugin.group === PLUGINS;
}
/** Paths of the POMs that an aggregator lists, in its profiles too; from the root of the repository. */
function modulesOf(pom, properties, siblings) {
    const places = [pom.project, ...profilesOf(pom.project)].flatMap((element) => [
        ...childrenOf(childOf(element, 'modules'), 'module'),
        ...childrenOf(childOf(element, 'subprojects'), 'subproject'),
    ]);
    const listed = places.flatMap(({ text }) => interpolate(text.replaceAll('\\', '/'), properties));
    const lists = ['modules', 'subprojects'].some((name) => childOf(pom.project, name) !== undefined);
    // From model 4.1.0 on, an aggregator without a list takes the directories below it.
    if (!lists && textOf(pom.project, 'modelVersion') === '4.1.0' && textOf(pom.project, 'packaging') === 'pom') {
        listed.push(...siblings());
    }
    return listed.flatMap((module) => pomAt(pom.directory, module) ?? []);
}
/** Path of the POM that a reference to a directory or a file means. */
function pomAt(directory, written) {
    const path = (0,paths/* resolvePath */.o1)(directory, written);
    return path === undefined || path.endsWith('.xml') ? path : (0,paths/* inside */.nx)(path, 'pom.xml');
}

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/submodules.ts
var target_graph_submodules = __webpack_require__(1158);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/maven/reactor.ts





/**
 * Reads the reactor.
 * Rules: https://maven.apache.org/guides/mini/guide-multiple-modules.html and https://maven.apache.org/pom.html
 * @param root of the build, from the root of the repository
 * @returns undefined when there is no POM
 * @throws BrokenManifest
 */
async function readReactor(tree, root) {
    const entries = await tree.entries();
    // A module may be listed by a POM of any name; other XML files are read only when one is.
    const poms = entries.map(({ path }) => path).filter((path) => (0,paths/* nameOf */.Vb)(path) === 'pom.xml');
    const start = (0,paths/* inside */.nx)(root, 'pom.xml');
    if (!poms.includes(start))
        return undefined;
    const configured = [root, ...(0,paths/* pathsAbove */.wP)(root)].find((above) => entries.some(({ path }) => path.startsWith((0,paths/* inside */.nx)(above, '.mvn/'))));
    const directory = configured ?? root;
    const configuration = (0,paths/* inside */.nx)(directory, '.mvn/maven.config');
    const contents = new Map(await tree.read([...poms, configuration]));
    const user = userProperties(contents.get(configuration));
    const submodules = await (0,target_graph_submodules/* submodulesOf */.P)(tree);
    const opaque = new Set();
    const reading = new Reading(tree, contents, user);
    const found = new Map();
    const queue = [{ path: start, from: start }];
    for (const { path, from } of queue) {
        if (found.has(path))
            continue;
        const submodule = submodules.find((place) => (0,paths/* isWithin */.UO)(path, place));
        if (submodule !== undefined) {
            opaque.add(submodule);
            continue;
        }
        if (!contents.has(path)) {
            const [other] = await tree.read([path]);
            if (other === undefined)
                throw new manifests/* BrokenManifest */.LF(from, `it lists the module ${path}, which is not there`);
            contents.set(...other);
        }
        await reading.loadAncestors(path);
        const pom = reading.pom(path);
        const properties = propertiesOf(pom, user);
        found.set(path, { pom, properties, coordinates: coordinatesOf(pom, properties) });
        const siblings = () => {
            const prefix = (0,paths/* inside */.nx)(pom.directory, '');
            return poms
                .filter((each) => (0,paths/* directoryOf */.jt)((0,paths/* directoryOf */.jt)(each)) === prefix && each !== path)
                .map((each) => (0,paths/* nameOf */.Vb)((0,paths/* directoryOf */.jt)(each)));
        };
        for (const module of modulesOf(pom, properties, siblings))
            queue.push({ path: module, from: path });
    }
    return { modules: reading.withCoordinates(found), directory, opaque };
}
function parentPath(path, project) {
    const parent = childOf(project, 'parent');
    if (parent === undefined)
        return undefined;
    const written = childOf(parent, 'relativePath');
    // An empty relativePath says that the parent is not in the repository.
    if (written?.text === '')
        return undefined;
    return pomAt((0,paths/* directoryOf */.jt)(path), (written?.text ?? '../pom.xml').replaceAll('\\', '/'));
}
class Reading {
    tree;
    contents;
    user;
    #projects = new Map();
    #poms = new Map();
    constructor(tree, contents, user) {
        this.tree = tree;
        this.contents = contents;
        this.user = user;
    }
    #project(path) {
        const known = this.#projects.get(path);
        if (known)
            return known;
        const project = parseXml(path, this.contents.get(path) ?? Buffer.alloc(0));
        if (project.name !== 'project') {
            throw new manifests/* BrokenManifest */.LF(path, `its root element is ${project.name}, not project`, project.line);
        }
        this.#projects.set(path, project);
        return project;
    }
    /** A parent may be any file; those that are not named pom.xml are read here. */
    async loadAncestors(path) {
        const passed = new Set();
        for (let next = path; next !== undefined && !passed.has(next);) {
            passed.add(next);
            if (!this.contents.has(next)) {
                const content = (await this.tree.read([next])).get(next);
                if (content === undefined)
                    return;
                this.contents.set(next, content);
            }
            next = parentPath(next, this.#project(next));
        }
    }
    pom(path, below = []) {
        const known = this.#poms.get(path);
        if (known)
            return known;
        const project = this.#project(path);
        const pom = { path, directory: (0,paths/* directoryOf */.jt)(path), project, parent: this.#parent(path, project, [...below, path]) };
        this.#poms.set(path, pom);
        return pom;
    }
    #parent(path, project, below) {
        const place = parentPath(path, project);
        if (place === undefined || below.includes(place) || !this.contents.has(place))
            return undefined;
        const parent = this.pom(place, below);
        return this.#isMeant(project, parent) ? parent : undefined;
    }
    /** Maven takes another POM than the one beside it when the coordinates differ. */
    #isMeant(project, candidate) {
        const written = childOf(project, 'parent');
        const [group, artifact] = [textOf(written, 'groupId'), textOf(written, 'artifactId')];
        const properties = propertiesOf(candidate, this.user);
        const coordinates = coordinatesOf(candidate, properties);
        return mayMean({ group: group ?? coordinates.group, artifact: artifact ?? coordinates.artifact }, properties, coordinates);
    }
    /** Where no path leads to a parent, a module of the reactor with its coordinates is the parent. */
    withCoordinates(found) {
        const modules = [...found.values()];
        const byPath = new Map();
        const resolve = (pom, below) => {
            const known = byPath.get(pom.path);
            if (known)
                return known;
            const written = childOf(pom.project, 'parent');
            const [group, artifact] = [textOf(written, 'groupId'), textOf(written, 'artifactId')];
            let parent = pom.parent;
            if (parent === undefined && group !== undefined && artifact !== undefined) {
                const own = propertiesOf(pom, this.user);
                parent = modules.find((each) => (each.coordinates.artifact === artifact || artifact.includes('${')) &&
                    mayMean({ group, artifact }, own, each.coordinates) &&
                    each.pom.path !== pom.path)?.pom;
            }
            const resolved = parent === undefined || below.some(({ path }) => path === parent.path)
                ? { ...pom, parent: undefined }
                : { ...pom, parent: resolve(parent, [...below, pom]) };
            byPath.set(pom.path, resolved);
            return resolved;
        };
        return modules.map((module) => {
            const pom = resolve(module.pom, []);
            const properties = propertiesOf(pom, this.user);
            return { pom, properties, coordinates: coordinatesOf(pom, properties) };
        });
    }
}
/** `-Dname=value` of .mvn/maven.config, which is how versions such as `${revision}` may be set. */
function userProperties(content) {
    const found = new Map();
    for (const argument of content === undefined ? [] : (0,manifests/* manifestText */.$2)(content).split(/\s+/)) {
        const [, name, value] = /^(?:-D|--define=)([^=]+)(?:=(.*))?$/.exec(argument) ?? [];
        if (name !== undefined)
            found.set(name, value ?? 'true');
    }
    return found;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/maven/graph.ts





/**
 * The graph of a Maven reactor in a commit. A module is built from its parents, and from the modules that it or a
 * parent refers to. Nodes without a target stand for parents that no aggregator lists.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 */
async function readMavenGraph(tree, root) {
    const reactor = await readReactor(tree, root);
    if (reactor === undefined)
        return graph/* emptyGraph */.K;
    const nodes = new Map();
    const owners = new file_owners/* FileOwners */.p();
    const named = new file_owners/* FileOwners */.p();
    for (const { pom, coordinates } of reactor.modules) {
        const target = `${coordinates.group}:${coordinates.artifact}`;
        nodes.set(pomId(pom), (0,graph/* graphNode */.D)(target, target));
        owners.add(pom.directory, pomId(pom), 'directory');
    }
    const unlisted = new file_owners/* FileOwners */.p();
    for (const module of reactor.modules) {
        for (const ancestor of lineage(module.pom)) {
            if (nodes.has(pomId(ancestor)))
                continue;
            nodes.set(pomId(ancestor), (0,graph/* graphNode */.D)(ancestor.path));
            unlisted.add(ancestor.path, pomId(ancestor), 'file');
        }
    }
    const find = resolver(reactor.modules);
    const references = new Map();
    for (const module of reactor.modules) {
        const node = nodes.get(pomId(module.pom));
        for (const id of dependenciesOf(module, find, references))
            if (id !== pomId(module.pom))
                node?.dependencies.add(id);
        for (const path of namedPaths(module.pom, reactor, root))
            named.add(path, pomId(module.pom), 'directory');
    }
    for (const { pom } of reactor.modules) {
        for (const ancestor of lineage(pom)) {
            if (ancestor.parent)
                nodes.get(pomId(ancestor))?.dependencies.add(pomId(ancestor.parent));
        }
    }
    const all = reactor.modules.map(({ pom }) => pomId(pom));
    return {
        nodes,
        owners: (path) => {
            // A module that has no name here cannot be in the answer, so that everything has to be.
            if (reactor.opaque.has(path))
                return [];
            return new Set([...owners.nearest(path), ...unlisted.all(path), ...(isConfiguration(path, root) ? all : [])]);
        },
        readers: (path) => named.all(path),
        interpreted: () => false,
    };
}
function pomId(pom) {
    return `pom:${pom.path}`;
}
/** Files beside the POM, or in a directory above it, that change how Maven itself runs. */
function isConfiguration(path, root) {
    const found = /^(?:(.*)\/)?(?:\.mvn\/.*|mvnw|mvnw\.cmd)$/s.exec(path);
    return found !== null && (0,paths/* isWithin */.UO)(root, found[1] ?? '');
}
/** Finds the modules that a reference of a module may mean; most references mean none. */
function resolver(modules) {
    const byArtifact = new Map();
    for (const module of modules) {
        const { artifact } = module.coordinates;
        byArtifact.set(artifact, [...(byArtifact.get(artifact) ?? []), module]);
    }
    return (written, { properties }, managed) => {
        const candidates = written.artifact.includes('${') ? modules : (byArtifact.get(written.artifact) ?? []);
        return candidates
            .filter((candidate) => mayMean(written, properties, candidate.coordinates))
            .filter((candidate) => !isAnotherVersion(written, managed, properties, candidate))
            .map((candidate) => pomId(candidate.pom));
    };
}
/** What a module inherits is read with its own properties, which may differ from the parent's. */
function dependenciesOf(module, find, known) {
    const dependencies = new Set();
    const chain = lineage(module.pom);
    const references = chain.map(({ project }) => {
        const found = known.get(project) ?? referencesOf(project);
        known.set(project, found);
        return found;
    });
    const always = references.flatMap((each) => each.always);
    const versions = references.flatMap((each) => each.versions);
    for (const written of always)
        for (const id of find(written, module, versions))
            dependencies.add(id);
    for (const { plugin, dependency } of references.flatMap((each) => each.managed)) {
        const used = always.some(({ group, artifact }) => group === plugin.group && artifact === plugin.artifact);
        if (used || runsUnasked(plugin))
            for (const id of find(dependency, module, versions))
                dependencies.add(id);
    }
    return dependencies;
}
const PLACES = /\$\{(?:project\.basedir|pom\.basedir|basedir|project\.parent\.basedir|maven\.multiModuleProjectDirectory|session\.executionRootDirectory|session\.rootDirectory|project\.rootDirectory|user\.dir)\}/g;
/** Paths outside of a module's directory that its POM or a parent's names in any setting. */
function namedPaths(pom, reactor, root) {
    const found = new Set();
    const add = (text) => {
        if (!text.includes('../') && !PLACES.test(text))
            return;
        PLACES.lastIndex = 0;
        const absolute = text.replace(PLACES, (place) => {
            if (place.includes('parent'))
                return `/${pom.parent?.directory ?? ''}`;
            if (/multiModule|rootDirectory/.test(place))
                return `/${reactor.directory}`;
            return /execution|user/.test(place) ? `/${root}` : `/${pom.directory}`;
        });
        for (const part of absolute.split(/[\s,;:]+/)) {
            const path = part.startsWith('/') ? (0,paths/* resolvePath */.o1)('', `.${part}`) : (0,paths/* resolvePath */.o1)(pom.directory, part);
            if (path === undefined || path === '' || (0,paths/* isWithin */.UO)(path, pom.directory) || (0,paths/* isWithin */.UO)(pom.directory, path))
                continue;
            // A part that is not known leads to the directory before it.
            found.add(path.replace(/\/?[^/]*\$\{.*$/s, ''));
        }
    };
    const visit = (element) => {
        for (const child of element.children) {
            if (['modules', 'subprojects', 'parent', 'scm', 'url'].includes(child.name))
                continue;
            add(child.text);
            visit(child);
        }
    };
    for (const { project } of lineage(pom))
        visit(project);
    found.delete('');
    return found;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/maven/index.ts



/** Maven reactors, read from their POMs. Maven itself is not needed. */
const maven = {
    name: 'maven',
    rootFiles: ['pom.xml'],
    executes: 'nothing',
    impact: async (comparison, { options }) => {
        (0,known_options/* refuseUnknownOptions */.z)('maven', options, []);
        return (0,manifests/* compareManifests */.kK)(comparison, (tree) => readMavenGraph(tree, comparison.root));
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


/***/ })

};
