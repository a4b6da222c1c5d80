export const id = 2650;
export const ids = [2650];
export const modules = {

/***/ 2650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  go: () => (/* binding */ go)
});

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/manifests.ts
var manifests = __webpack_require__(6387);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/file-owners.ts
var file_owners = __webpack_require__(9072);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/graph.ts
var graph = __webpack_require__(4461);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/paths.ts
var target_graph_paths = __webpack_require__(6005);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/submodules.ts
var target_graph_submodules = __webpack_require__(1158);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/symbolic-links.ts
var symbolic_links = __webpack_require__(1541);
// EXTERNAL MODULE: ./src/impacted-targets/target-graph/wildcards.ts
var wildcards = __webpack_require__(9562);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/embed.ts


/** Reads a pattern. */
function embedPattern(written) {
    const all = written.startsWith('all:');
    const pattern = (all ? written.slice('all:'.length) : written).replace(/\/$/, '');
    return { all, expression: (0,wildcards/* wildcardExpression */.v)(pattern, { anyDepth: false, escapes: true, negation: '^' }) };
}
/**
 * True when a pattern of a package takes a file in: the file itself matches, or a directory above it does, in which
 * case names that begin with a dot or an underscore are left out below that directory.
 * @param modules directories of other modules, which nothing is embedded from
 */
function embed_embeds(patterns, directory, path, modules) {
    if (patterns.length === 0 || path === directory || !(0,target_graph_paths/* isWithin */.UO)(path, directory))
        return false;
    for (const module of modules) {
        if (module !== directory && (0,target_graph_paths/* isWithin */.UO)(module, directory) && (0,target_graph_paths/* isWithin */.UO)(path, module))
            return false;
    }
    const segments = path.slice(directory === '' ? 0 : directory.length + 1).split('/');
    return patterns.some(({ expression, all }) => {
        for (let length = 0; length <= segments.length; length += 1) {
            const upTo = length === 0 ? '.' : segments.slice(0, length).join('/');
            if (!expression.test(upTo))
                continue;
            if (all || length === segments.length)
                return true;
            if (segments.slice(length).every((segment) => !/^[._]/.test(segment)))
                return true;
        }
        return false;
    });
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/mod-file.ts

/**
 * The directives of go.mod or go.work, without comments (https://go.dev/ref/mod#go-mod-file-lexical).
 * @throws BrokenManifest with line and column
 */
function directivesOf(path, text) {
    const directives = [];
    let block;
    text.split(/\r?\n/).forEach((written, index) => {
        const line = index + 1;
        const tokens = tokensOf(path, written, line);
        if (tokens.length === 0)
            return;
        const [first = '', ...rest] = tokens;
        if (block !== undefined) {
            if (first === ')')
                block = undefined;
            else
                directives.push({ verb: block.verb, args: tokens, line });
        }
        else if (rest[0] === '(' && rest.length === 1)
            block = { verb: first, line };
        else if (first === ')' || first === '(')
            throw new manifests/* BrokenManifest */.LF(path, `${first} without a block`, line, written.indexOf(first) + 1);
        else if (!(rest[0] === '(' && rest[1] === ')'))
            directives.push({ verb: first, args: rest, line });
    });
    if (block !== undefined)
        throw new manifests/* BrokenManifest */.LF(path, `the block of ${block.verb} never ends`, block.line, 1);
    return directives;
}
function tokensOf(path, written, line) {
    const tokens = [];
    const token = /[ \t]+|\/\/.*|"((?:[^"\\]|\\.)*)"|`([^`]*)`|=>|[()]|(?:(?!\/\/|=>)[^\s"`()])+/y;
    while (token.lastIndex < written.length) {
        const at = token.lastIndex;
        const match = token.exec(written);
        if (match === null)
            throw new manifests/* BrokenManifest */.LF(path, 'a quote that never ends', line, at + 1);
        if (/^(?:[ \t]|\/\/)/.test(match[0]))
            continue;
        tokens.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? match[0]);
    }
    return tokens;
}
/**
 * Reads go.mod.
 * @throws BrokenManifest
 */
function readModFile(path, text) {
    const requires = new Map();
    const excludes = new Map();
    const others = new Map();
    const replaces = [];
    let module;
    let go;
    for (const { verb, args, line } of directivesOf(path, text)) {
        const [first = '', second = ''] = args;
        if (verb === 'module')
            module = first;
        else if (verb === 'require')
            requires.set(first, second);
        else if (verb === 'replace')
            replaces.push(replaceOf(path, args, line));
        else if (verb === 'exclude')
            excludes.set(first, `${excludes.get(first) ?? ''} ${second}`);
        else if (verb !== 'retract')
            others.set(verb, `${others.get(verb) ?? ''} ${args.join(' ')}`);
        if (verb === 'go')
            go = first;
    }
    if (module === undefined || module === '')
        throw new manifests/* BrokenManifest */.LF(path, 'there is no module directive', 1, 1);
    return { module, go, requires, replaces, others, excludes };
}
/**
 * Reads go.work.
 * @throws BrokenManifest
 */
function readWorkFile(path, text) {
    const uses = [];
    const replaces = [];
    const others = new Map();
    for (const { verb, args, line } of directivesOf(path, text)) {
        if (verb === 'use')
            uses.push(args[0] ?? '');
        else if (verb === 'replace')
            replaces.push(replaceOf(path, args, line));
        else
            others.set(verb, `${others.get(verb) ?? ''} ${args.join(' ')}`);
    }
    return { uses, replaces, others };
}
function replaceOf(path, args, line) {
    const arrow = args.indexOf('=>');
    const [module, version] = args.slice(0, Math.max(arrow, 0));
    const [by, byVersion] = args.slice(arrow + 1);
    if (arrow < 1 || module === undefined || by === undefined)
        throw new manifests/* BrokenManifest */.LF(path, 'replace needs the form: old [version] => new [version]', line, 1);
    return { module, version, by, byVersion };
}
/** True when the version of the language is at least `1.<minor>`. */
function isAtLeast(go, minor) {
    const [, major = '1', found = '0'] = /^(\d+)(?:\.(\d+))?/.exec(go ?? '') ?? [];
    return Number(major) > 1 || Number(found) >= minor;
}
/** Lines of go.sum, by module path: `version hash`. */
function readSumFile(text) {
    const sums = new Map();
    for (const line of text.split(/\r?\n/)) {
        const [module, ...rest] = line.trim().split(/\s+/);
        if (module === undefined || module === '')
            continue;
        sums.set(module, [...(sums.get(module) ?? []), rest.join(' ')]);
    }
    return sums;
}
/** Modules of vendor/modules.txt: the lines about the module, by package. */
function readVendoredModules(text) {
    const packages = new Map();
    let module = '';
    for (const line of text.split(/\r?\n/)) {
        if (line.startsWith('# '))
            module = line;
        else if (line.startsWith('## '))
            module += `\n${line}`;
        else if (line !== '')
            packages.set(line, module);
    }
    return packages;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/modules.ts




/** Directories that `./...` leaves out. */
const UNLISTED = /(?:^|\/)(?:testdata|vendor|[._][^/]*)(?:\/|$)/;
/** True when `./...` does not match the directory; both from the root of the repository. */
function isUnlisted(directory, root) {
    return UNLISTED.test(directory.slice(root === '' ? 0 : root.length + 1));
}
/**
 * Finds the modules of a build: those that go.work uses, and every other module below the root, each by itself.
 * @param root of the build, from the root of the repository
 * @throws BrokenManifest
 */
async function readModules(tree, root) {
    const names = new Set(['go.mod', 'go.sum', 'go.work', 'go.work.sum', 'modules.txt']);
    const paths = (await tree.entries()).map((entry) => entry.path).filter((path) => names.has((0,target_graph_paths/* nameOf */.Vb)(path)));
    const reader = new Reader(await tree.read(paths));
    const boundaries = new Set(paths.filter((path) => (0,target_graph_paths/* nameOf */.Vb)(path) === 'go.mod').map(target_graph_paths/* directoryOf */.jt));
    const workDirectory = [root, ...(0,target_graph_paths/* pathsAbove */.wP)(root)].find((above) => reader.text((0,target_graph_paths/* inside */.nx)(above, 'go.work')) !== undefined);
    const work = workDirectory === undefined ? undefined : reader.work(workDirectory);
    const used = new Set();
    const submodules = await (0,target_graph_submodules/* submodulesOf */.P)(tree);
    for (const use of work?.uses ?? []) {
        const directory = (0,target_graph_paths/* resolvePath */.o1)(workDirectory ?? '', use);
        if (directory === undefined)
            continue;
        if (submodules.some((submodule) => (0,target_graph_paths/* isWithin */.UO)(directory, submodule)))
            continue;
        if (!boundaries.has(directory)) {
            throw new manifests/* BrokenManifest */.LF((0,target_graph_paths/* inside */.nx)(workDirectory ?? '', 'go.work'), `use names ${use}, where there is no go.mod`);
        }
        used.add(directory);
    }
    const listed = new Set([...boundaries].filter((place) => (0,target_graph_paths/* isWithin */.UO)(place, root) && !isUnlisted(place, root)));
    for (const directory of used)
        listed.add(directory);
    const byDirectory = new Map();
    const module = (directory) => {
        const known = byDirectory.get(directory);
        if (known)
            return known;
        const found = { directory, file: reader.module(directory), listed: listed.has(directory) };
        byDirectory.set(directory, found);
        return found;
    };
    const builds = [...listed]
        .filter((directory) => !used.has(directory))
        .sort()
        .map((directory) => reader.build(directory, undefined, [module(directory)]));
    if (work !== undefined && workDirectory !== undefined) {
        builds.unshift(reader.build(workDirectory, work, [...used].sort().map(module)));
    }
    for (const build of builds) {
        for (const { directory } of build.places)
            if (boundaries.has(directory))
                module(directory);
    }
    return { builds, byDirectory, boundaries, files: reader.used };
}
class Reader {
    contents;
    /** Files that were understood. */
    used = new Set();
    constructor(contents) {
        this.contents = contents;
    }
    text(path) {
        const content = this.contents.get(path);
        return content === undefined ? undefined : (0,manifests/* manifestText */.$2)(content);
    }
    module(directory) {
        const path = (0,target_graph_paths/* inside */.nx)(directory, 'go.mod');
        this.used.add(path).add((0,target_graph_paths/* inside */.nx)(directory, 'go.sum'));
        return readModFile(path, this.text(path) ?? '');
    }
    work(directory) {
        const path = (0,target_graph_paths/* inside */.nx)(directory, 'go.work');
        this.used.add(path).add((0,target_graph_paths/* inside */.nx)(directory, 'go.work.sum'));
        return readWorkFile(path, this.text(path) ?? '');
    }
    build(directory, work, modules) {
        const replaces = [
            ...(work?.replaces ?? []).map((replace) => [replace, directory]),
            ...modules.flatMap((module) => module.file.replaces.map((replace) => [replace, module.directory])),
        ];
        const places = modules.map((module) => ({ module: module.file.module, directory: module.directory }));
        for (const [replace, from] of replaces) {
            if (!isPath(replace))
                continue;
            const place = (0,target_graph_paths/* resolvePath */.o1)(from, replace.by);
            if (place !== undefined)
                places.push({ module: replace.module, directory: place });
        }
        // Since Go 1.17, a go.mod names all that its packages are built from; before that, and where several modules are
        // built together, go.sum may know of more.
        const complete = work === undefined && modules.every((module) => isAtLeast(module.file.go, 17));
        const vendors = this.#vendors(directory, modules);
        return {
            directory,
            work,
            modules,
            places,
            externals: this.#externals(complete, modules, replaces.map(([replace]) => replace), work && (0,target_graph_paths/* inside */.nx)(directory, 'go.work.sum')),
            complete,
            vendors,
            vendored: vendors.length > 0 && modules.every((module) => isAtLeast(module.file.go, 14)),
        };
    }
    #externals(complete, modules, replaces, workSums) {
        const sums = new Map();
        const sumFiles = modules.map((module) => (0,target_graph_paths/* inside */.nx)(module.directory, 'go.sum'));
        if (workSums !== undefined)
            sumFiles.push(workSums);
        for (const path of sumFiles) {
            for (const [module, lines] of readSumFile(this.text(path) ?? '')) {
                sums.set(module, [...(sums.get(module) ?? []), ...lines]);
            }
        }
        const versions = new Map();
        for (const { file } of modules) {
            for (const [module, version] of file.requires) {
                versions.set(module, (versions.get(module) ?? new Set()).add(version));
            }
        }
        if (!complete)
            for (const module of sums.keys())
                if (!versions.has(module))
                    versions.set(module, new Set());
        const externals = new Map();
        for (const [module, wanted] of versions) {
            const replaced = replaces.filter((replace) => replace.module === module);
            const lines = (of, only) => (sums.get(of) ?? []).filter((line) => only.size === 0 || only.has(line.replace(/(?:\/go\.mod)?\s.*$/, '')));
            const hashes = [
                ...lines(module, complete ? wanted : new Set()),
                ...replaced.flatMap(({ by, byVersion }) => (byVersion === undefined ? [] : lines(by, new Set([byVersion])))),
            ];
            const excluded = modules.map(({ file }) => file.excludes.get(module)).filter((each) => each !== undefined);
            const facts = [[...wanted].sort(), replaced, [...new Set(hashes)].sort(), excluded];
            externals.set(module, JSON.stringify(facts));
        }
        return externals;
    }
    #vendors(directory, modules) {
        return [...new Set([directory, ...modules.map((module) => module.directory)])].flatMap((place) => {
            const path = (0,target_graph_paths/* inside */.nx)(place, 'vendor/modules.txt');
            const listing = this.text(path);
            if (listing === undefined)
                return [];
            this.used.add(path);
            return [{ directory: (0,target_graph_paths/* directoryOf */.jt)(path), packages: readVendoredModules(listing) }];
        });
    }
}
function isPath({ by }) {
    return by === '.' || by === '..' || by.startsWith('./') || by.startsWith('../');
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/source-file.ts
/**
 * Reads a Go file, or one that cgo compiles: those have no imports, but may mention paths.
 * @param text of the file
 * @param isGo false for C, assembly and the like
 */
function readSourceFile(text, isGo) {
    return {
        imports: isGo ? importsOf(text) : [],
        embeds: isGo ? embedsOf(text) : [],
        mentioned: mentionedPaths(text),
        asksForItsPlace: isGo && text.includes('runtime.Caller'),
        apart: isGo && /^\/\/(?:go:build| ?\+build)[ \t]+ignore[ \t]*\r?$/m.test(text.replace(/^package\s[\s\S]*/m, '')),
    };
}
/**
 * The import paths in the head of a Go file: package clause, then import declarations, up to the first other
 * declaration (https://go.dev/ref/spec#Source_file_organization). Build constraints are comments, which are skipped:
 * what is imported on any platform counts. A file that is no Go ends the list where it stops being understood.
 */
function importsOf(text) {
    const tokens = source_file_tokensOf(text.replace(/^\uFEFF/, ''));
    const imports = [];
    const next = () => tokens.next().value ?? '';
    if (next() !== 'package')
        return imports;
    next();
    for (let token = next(); token === ';' || token === 'import'; token = next()) {
        if (token === ';')
            continue;
        let at = next();
        const block = at === '(';
        if (block)
            at = next();
        while (at !== '' && at !== ')') {
            if (at.startsWith('"') || at.startsWith('`')) {
                imports.push(unquote(at));
                if (!block)
                    break;
            }
            else if (!/^[\p{L}_.;]/u.test(at))
                return imports;
            at = next();
        }
    }
    return imports;
}
/** Tokens of the head of a Go file: names, strings with their quotes, and single characters. Comments are none. */
function* source_file_tokensOf(text) {
    const token = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|`[^`]*`|[\p{L}_][\p{L}\p{Nd}_]*|[\s\S]/uy;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        if (!/^(?:\s|\/\/|\/\*)/.test(match[0]))
            yield match[0];
    }
    return undefined;
}
/** Value of a string token. Import paths and patterns hold no other escapes than those that JSON has, but for hexadecimal ones. */
function unquote(token) {
    if (token.startsWith('`'))
        return token.slice(1, -1);
    const codes = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{3})|(.))/g;
    const plain = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' };
    return token.slice(1, -1).replace(codes, (_all, ...groups) => {
        const [byte, short, long, octal, letter = ''] = groups;
        const hexadecimal = byte ?? short ?? long;
        if (hexadecimal !== undefined)
            return String.fromCodePoint(Math.min(parseInt(hexadecimal, 16), 0x10ffff));
        if (octal !== undefined)
            return String.fromCodePoint(parseInt(octal, 8));
        return plain[letter] ?? letter;
    });
}
/** Patterns of the `//go:embed` lines, which may stand anywhere in a file. */
function embedsOf(text) {
    const patterns = [];
    for (const [, rest = ''] of text.matchAll(/^[ \t]*\/\/go:embed[ \t]+(.*)$/gm)) {
        for (const [pattern] of rest.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`|[^\s"`]+/g)) {
            patterns.push(/^["`]/.test(pattern) ? unquote(pattern) : pattern);
        }
    }
    return patterns;
}
function mentionedPaths(text) {
    const paths = new Set();
    for (const [, path = ''] of text.matchAll(/["`](\.\.\/[^"`\s]*)["`]/g))
        paths.add(path);
    // filepath.Join("..", "testdata", name): the segments that are known lead to a directory.
    for (const [, first = '', rest = ''] of text.matchAll(/"(\.\.(?:\/[^"\n]*)?)"((?:\s*,\s*"[^"\\\n]*")*)/g)) {
        paths.add([first, ...[...rest.matchAll(/"([^"]*)"/g)].map(([, segment = '']) => segment)].join('/'));
    }
    for (const [, path = ''] of text.matchAll(/\$\{SRCDIR\}\/([^\s"]+)/g))
        paths.add(path);
    return [...paths];
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/graph.ts








/** Files that the go command compiles or hands to a compiler, beside Go itself (`go help packages`, `go/build`). */
const COMPILED = /\.(?:go|c|cc|cpp|cxx|m|h|hh|hpp|hxx|f|F|for|f90|s|S|sx|swig|swigcxx|syso)$/;
const CGO = /\.(?:c|cc|cpp|cxx|m|h|hh|hpp|hxx|s|S|sx)$/;
/**
 * The graph of the packages of a commit.
 *
 * Each package is two nodes: what its importers see, and its tests (`_test.go` files of both kinds), which alone have
 * the imports of the tests. Nodes without a target stand for modules from elsewhere and for vendored packages.
 */
async function readGoGraph(tree, modules, requirements, alsoThere, read) {
    const packages = await readPackages(tree, modules, read);
    const nodes = new Map();
    const mentioned = new file_owners/* FileOwners */.p();
    const embedded = new Map();
    for (const module of modules.byDirectory.values())
        nodes.set(moduleId(module.directory), moduleNode(module));
    for (const build of modules.builds)
        addBuild(build, nodes, requirements, alsoThere);
    for (const each of packages.values()) {
        const { directory, importPath, listed, sources } = each;
        const target = listed ? importPath : undefined;
        nodes.set(libraryId(directory), (0,graph/* graphNode */.D)(importPath, target));
        nodes.set(testsId(directory), (0,graph/* graphNode */.D)(`${importPath} (tests)`, target));
        nodes.get(testsId(directory))?.dependencies.add(libraryId(directory));
        if (each.module)
            nodes.get(libraryId(directory))?.dependencies.add(moduleId(each.module.directory));
        const patterns = new Map();
        for (const { path, source } of sources) {
            const id = isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory);
            patterns.set(id, [...(patterns.get(id) ?? []), ...source.embeds.map(embedPattern)]);
            for (const written of source.mentioned) {
                const place = (0,target_graph_paths/* resolvePath */.o1)(directory, written);
                if (place !== undefined && !(0,target_graph_paths/* isWithin */.UO)(directory, place))
                    mentioned.add(place, id, 'directory');
            }
        }
        embedded.set(directory, [...patterns].map(([id, found]) => ({ id, patterns: found })).filter((each) => each.patterns.length > 0));
    }
    for (const build of modules.builds)
        addImports(build, packages, nodes, modules);
    const owners = new Owners(packages, modules, embedded);
    // A submodule may hold packages of the module around it, which have no name here.
    const opaque = new Set((await (0,target_graph_submodules/* submodulesOf */.P)(tree)).filter((path) => !isUnlisted(path, '')));
    return {
        nodes,
        owners: (path) => (opaque.has(path) ? [] : owners.of(path)),
        readers: (path) => mentioned.all(path),
        interpreted: (path) => modules.files.has(path),
    };
}
/** Tests, and scripts that are run by their name, are part of the target and yet of no use to those that import it. */
function isSeenByImporters(path, { apart }) {
    return !path.endsWith('_test.go') && !apart;
}
function libraryId(directory) {
    return `library:${directory}`;
}
function testsId(directory) {
    return `tests:${directory}`;
}
function moduleId(directory) {
    return `module:${directory}`;
}
function externalId(build, module) {
    return `external:${build.directory}:${module}`;
}
/** What go.mod says to all packages of its module: the version of the language, the toolchain, debug settings. */
function moduleNode({ directory, file }) {
    const node = (0,graph/* graphNode */.D)(file.module);
    for (const [verb, text] of file.others)
        node.facts.set(`${verb} of ${(0,target_graph_paths/* inside */.nx)(directory, 'go.mod')}`, text);
    return node;
}
/** Adds the modules from elsewhere that a build uses, and what go.work says to all of its modules. */
function addBuild(build, nodes, requirements, alsoThere) {
    const known = requirements.get(build.directory);
    const others = `others:${build.directory}`;
    const all = (0,graph/* graphNode */.D)(`the modules of ${(0,target_graph_paths/* inside */.nx)(build.directory, 'go.mod')}`);
    for (const [module, facts] of build.externals) {
        const node = (0,graph/* graphNode */.D)(module);
        node.facts.set(`${module} in ${build.work ? 'go.work or go.mod' : (0,target_graph_paths/* inside */.nx)(build.directory, 'go.mod')}`, facts);
        if (known === 'unknown') {
            node.dependencies.add(others);
            // A module that is new or gone was of no use to those that stayed the same.
            if (!build.complete || alsoThere(build, module))
                all.dependencies.add(externalId(build, module));
        }
        else
            for (const required of known?.get(module) ?? [])
                node.dependencies.add(externalId(build, required));
        nodes.set(externalId(build, module), node);
    }
    nodes.set(others, all);
    for (const module of build.modules) {
        const node = nodes.get(moduleId(module.directory));
        node?.facts.set('go.work', build.work === undefined ? 'not used' : 'used');
        for (const [verb, text] of build.work?.others ?? [])
            node?.facts.set(`${verb} of go.work`, text);
    }
}
async function readPackages(tree, modules, read) {
    const vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
    const packages = new Map();
    const entries = await tree.entries();
    const objects = new Map(entries.map(({ path, object }) => [path, object]));
    const links = await (0,symbolic_links/* symbolicLinks */.M)(tree);
    const files = [];
    for (const { path, mode } of entries) {
        if (mode === '160000' || !COMPILED.test(path) || /^[._]/.test((0,target_graph_paths/* nameOf */.Vb)(path)))
            continue;
        const directory = (0,target_graph_paths/* directoryOf */.jt)(path);
        const content = links.destination(path);
        files.push({ path, content, object: objects.get(content) ?? '', directory });
        if (!path.endsWith('.go') || packages.has(directory))
            continue;
        const found = packageAt(directory, modules, vendors);
        if (found)
            packages.set(directory, found);
    }
    const wanted = files.filter(({ directory, path }) => packages.has(directory) && (path.endsWith('.go') || CGO.test(path)));
    const unread = new Map(wanted.filter(({ object }) => !read.has(object)).map((each) => [each.content, each]));
    for (const [content, text] of await tree.read(unread.keys())) {
        const { object, path } = unread.get(content) ?? { object: '', path: content };
        read.set(object, readSourceFile(text.toString('utf8'), path.endsWith('.go')));
    }
    for (const { path, object, directory } of wanted) {
        const source = read.get(object);
        if (source)
            packages.get(directory)?.sources.push({ path, source });
    }
    return packages;
}
function packageAt(directory, modules, vendors) {
    const vendor = vendors.find((place) => directory !== place && (0,target_graph_paths/* isWithin */.UO)(directory, place));
    if (vendor !== undefined) {
        const importPath = directory.slice(vendor.length + 1);
        return { directory, module: undefined, importPath, listed: false, sources: [] };
    }
    // The nearest module that takes part: a sample's own go.mod leaves it a part of the package around it.
    const boundary = [directory, ...(0,target_graph_paths/* pathsAbove */.wP)(directory)].find((above) => modules.byDirectory.has(above));
    const module = boundary === undefined ? undefined : modules.byDirectory.get(boundary);
    if (module === undefined)
        return undefined;
    const rest = directory.slice(module.directory === '' ? 0 : module.directory.length + 1);
    const importPath = rest === '' ? module.file.module : `${module.file.module}/${rest}`;
    return {
        directory,
        module,
        importPath,
        listed: module.listed && !isUnlisted(directory, module.directory),
        sources: [],
    };
}
/** Adds the edges that imports make, as they resolve in one build. */
function addImports(build, packages, nodes, modules) {
    const participants = new Set(build.places.map((place) => place.directory));
    const resolved = new Map();
    const resolve = (path) => {
        const known = resolved.get(path);
        if (known)
            return known;
        const ids = resolveImport(path, build, packages, modules);
        resolved.set(path, ids);
        return ids;
    };
    for (const { directory, module, sources } of packages.values()) {
        const vendored = build.vendors.some((vendor) => (0,target_graph_paths/* isWithin */.UO)(directory, vendor.directory));
        if (module === undefined ? !vendored : !participants.has(module.directory))
            continue;
        for (const vendor of vendored ? build.vendors : []) {
            const path = directory.slice(vendor.directory.length + 1);
            const said = vendor.packages.get(path) ?? [...vendor.packages.values()].join('\n');
            nodes.get(libraryId(directory))?.facts.set(`${path} in modules.txt`, said);
        }
        for (const { path, source } of sources) {
            const user = nodes.get(isSeenByImporters(path, source) ? libraryId(directory) : testsId(directory));
            for (const imported of source.imports)
                for (const id of resolve(imported))
                    user?.dependencies.add(id);
        }
    }
}
/** The nodes that an import path may mean. None for the standard library. */
function resolveImport(path, build, packages, modules) {
    const candidates = build.places
        .filter(({ module }) => (0,target_graph_paths/* isWithin */.UO)(path, module))
        .sort((one, other) => other.module.length - one.module.length)
        .map(({ module, directory }) => ({ at: (0,target_graph_paths/* inside */.nx)(directory, path.slice(module.length + 1)), directory }))
        .filter(({ at, directory }) => {
        return [at, ...(0,target_graph_paths/* pathsAbove */.wP)(at)].find((above) => modules.boundaries.has(above)) === directory;
    });
    const local = candidates.find(({ at }) => packages.has(at));
    if (local)
        return [libraryId(local.at)];
    const vendored = build.vendors.map((vendor) => (0,target_graph_paths/* inside */.nx)(vendor.directory, path)).filter((at) => packages.has(at));
    if (build.vendored && vendored.length > 0)
        return vendored.map(libraryId);
    const externals = [...build.externals.keys()].filter((module) => (0,target_graph_paths/* isWithin */.UO)(path, module));
    // A package that is not there may be there in the other commit.
    return [
        ...[...vendored, ...candidates.map(({ at }) => at)].map(libraryId),
        ...externals.map((module) => externalId(build, module)),
    ];
}
/** Which nodes a file belongs to. */
class Owners {
    packages;
    modules;
    embedded;
    #vendors;
    constructor(packages, modules, embedded) {
        this.packages = packages;
        this.modules = modules;
        this.embedded = embedded;
        this.#vendors = modules.builds.flatMap((build) => build.vendors.map((vendor) => vendor.directory));
    }
    of(path) {
        if (this.modules.files.has(path))
            return new Set();
        const vendor = this.#vendors.find((place) => (0,target_graph_paths/* isWithin */.UO)(path, place));
        if (vendor !== undefined)
            return this.#vendored(path, vendor);
        const owners = new Set();
        let found = false;
        for (const directory of [path, ...(0,target_graph_paths/* pathsAbove */.wP)(path)]) {
            const each = this.packages.get(directory);
            if (each !== undefined) {
                // A sample inside a package belongs to it, and is a package itself where somebody imports it.
                if (!found)
                    owners.add(this.#part(each, path));
                if (each.listed)
                    found = true;
                for (const { id, patterns } of this.embedded.get(directory) ?? []) {
                    if (embed_embeds(patterns, directory, path, this.modules.boundaries))
                        owners.add(id);
                }
            }
            if (this.modules.byDirectory.has(directory))
                break;
        }
        return owners;
    }
    /** What is compiled belongs to the package itself; what else lies there is only seen by tests, which run there. */
    #part({ directory, sources, listed }, path) {
        const ignored = /^[._]/.test((0,target_graph_paths/* nameOf */.Vb)(path));
        const source = sources.find((each) => each.path === path)?.source;
        const seen = source ? isSeenByImporters(path, source) : !path.endsWith('_test.go');
        const compiled = COMPILED.test(path) && seen && !ignored;
        const nested = listed && isUnlisted((0,target_graph_paths/* directoryOf */.jt)(path), directory);
        if (compiled && !nested)
            return libraryId(directory);
        const asks = sources.some((each) => each.source.asksForItsPlace && !each.path.endsWith('_test.go'));
        return asks && seen ? libraryId(directory) : testsId(directory);
    }
    #vendored(path, vendor) {
        for (const directory of (0,target_graph_paths/* pathsAbove */.wP)(path)) {
            if (!(0,target_graph_paths/* isWithin */.UO)(directory, vendor))
                break;
            if (this.packages.has(directory))
                return new Set([libraryId(directory)]);
        }
        const below = [...this.packages.keys()].filter((directory) => (0,target_graph_paths/* isWithin */.UO)(directory, (0,target_graph_paths/* directoryOf */.jt)(path)));
        return new Set(below.map(libraryId));
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/module-requirements.ts


/**
 * Finds out which modules from elsewhere require which others, for the builds in which one of them changed.
 *
 * Only their own go.mod files say so, which are not in the repository. `go mod graph` reads them from the module
 * cache or from the proxy that the job uses; it runs nothing of the pull request. Vendored packages say it themselves.
 * @returns nothing for builds in which no module changed that was there before
 */
async function moduleRequirements(comparison, base, head, tools, options) {
    const requirements = new Map();
    for (const now of head.builds) {
        const before = base.builds.find((build) => build.directory === now.directory);
        if (before === undefined || !needsRequirements(before, now))
            continue;
        const graphs = [];
        for (const tree of [comparison.base, comparison.head]) {
            if (options.moduleGraph && !graphs.includes(undefined))
                graphs.push(await moduleGraph(tree, now.directory, tools, options));
        }
        const known = graphs.length === 2 && !graphs.includes(undefined);
        requirements.set(now.directory, known ? parseModuleGraph(graphs.join('\n')) : 'unknown');
    }
    return requirements;
}
function needsRequirements(before, now) {
    if (before.vendored && now.vendored)
        return false;
    return ([...now.externals].some(([module, facts]) => {
        const old = before.externals.get(module);
        return old === undefined ? !now.complete : old !== facts;
    }) ||
        (!before.complete && [...before.externals.keys()].some((module) => !now.externals.has(module))));
}
async function moduleGraph(tree, directory, tools, options) {
    const cwd = (0,external_node_path_.join)(await tree.directory(), directory);
    const fallback = 'every package that imports another module counts as impacted by the modules that changed';
    try {
        const env = { GOTOOLCHAIN: 'local', GOFLAGS: '-mod=readonly' };
        const { exitCode, stdout, stderr } = await tools.run(options.program, ['mod', 'graph'], { cwd, env });
        if (exitCode === 0)
            return stdout;
        const said = stderr.trim().split('\n').slice(-3).join(' ');
        tools.warn(`${options.program} mod graph failed for the ${tree.side} commit, so that ${fallback}: ${said}`);
    }
    catch (error) {
        if (!(error instanceof build_system/* ToolMissing */.L))
            throw error;
        tools.warn(`${options.program} is not on this machine, so that ${fallback}`);
    }
    return undefined;
}
/** `module@version requirement@version` lines, versions left out: more edges, never fewer. */
function parseModuleGraph(lines) {
    const edges = new Map();
    for (const line of lines.split('\n')) {
        const [from, to] = line
            .trim()
            .split(' ')
            .map((module) => module.replace(/@.*$/, ''));
        if (from === undefined || to === undefined)
            continue;
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    return edges;
}

// EXTERNAL MODULE: ./src/impacted-targets/target-graph/known-options.ts
var known_options = __webpack_require__(2585);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/options.ts


/**
 * Checks the options.
 * @throws ImpactError naming the option that is unknown or of the wrong type
 */
function goOptions(options) {
    (0,known_options/* refuseUnknownOptions */.z)('go', options, ['program', 'module-graph']);
    const { program = 'go', 'module-graph': moduleGraph = true } = options;
    if (typeof program !== 'string' || program === '') {
        throw new build_system/* ImpactError */.X('build-systems.go.program must be the path or the name of the go command');
    }
    if (typeof moduleGraph !== 'boolean')
        throw new build_system/* ImpactError */.X('build-systems.go.module-graph must be true or false');
    return { program, moduleGraph };
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/go/index.ts





const NOTHING = { builds: [], byDirectory: new Map(), boundaries: new Set(), files: new Set() };
/** Go modules and workspaces, read from go.mod, go.work, go.sum and the sources. */
const go = {
    name: 'go',
    rootFiles: ['go.work', 'go.mod'],
    executes: 'nothing',
    impact: async (comparison, tools) => {
        const options = goOptions(tools.options);
        const read = new Map();
        const [base, head] = await Promise.allSettled([comparison.base, comparison.head].map((tree) => readModules(tree, comparison.root)));
        const known = [base, head].map((side) => (side?.status === 'fulfilled' ? side.value : NOTHING));
        const requirements = await moduleRequirements(comparison, ...known, tools, options);
        return (0,manifests/* compareManifests */.kK)(comparison, async (tree) => {
            const side = tree.side === 'base' ? base : head;
            if (side?.status === 'rejected')
                throw side.reason;
            const [mine, other] = tree.side === 'base' ? known : [known[1], known[0]];
            const alsoThere = (build, module) => other.builds.some(({ directory, externals }) => directory === build.directory && externals.has(module));
            return readGoGraph(tree, mine, requirements, alsoThere, read);
        });
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
