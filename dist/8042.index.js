export const id = 8042;
export const ids = [8042];
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

/***/ 8042:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pants: () => (/* binding */ pants)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/impacted-targets/build-root.ts
var build_root = __webpack_require__(1321);
// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
// EXTERNAL MODULE: ./src/impacted-targets/tool-output.ts
var tool_output = __webpack_require__(1184);
;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/pants/options.ts

const keys = ['program', 'global-options'];
/**
 * Reads `build-systems.pants` of the configuration.
 * @throws ImpactError for an unknown key or a value of another type
 */
function readOptions(options) {
    const unknown = Object.keys(options).find((key) => !keys.includes(key));
    if (unknown !== undefined) {
        throw new build_system/* ImpactError */.X(`build-systems.pants.${unknown} is not an option. The options are ${keys.join(', ')}`);
    }
    const program = options.program ?? 'pants';
    if (typeof program !== 'string' || program === '') {
        throw new build_system/* ImpactError */.X(`build-systems.pants.program must be the path of Pants, got ${JSON.stringify(program)}`);
    }
    const globalOptions = options['global-options'] ?? [];
    if (!Array.isArray(globalOptions) || !globalOptions.every((item) => typeof item === 'string')) {
        throw new build_system/* ImpactError */.X(`build-systems.pants.global-options must be a list of texts, got ${JSON.stringify(globalOptions)}`);
    }
    return { program, globalOptions };
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/pants/settings.ts

/** Reads pants.toml as far as needed: the version, and every text in it that is a path of the repository. */
function readSettings(toml) {
    const [, major = '2', minor = '99'] = /^\s*pants_version\s*=\s*["'](\d+)\.(\d+)/m.exec(toml) ?? [];
    const old = Number(major) < 2 || (Number(major) === 2 && Number(minor) < 19);
    const named = new Set();
    const pythonPath = /^\s*pythonpath(?:\.add)?\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? '';
    for (const text of [...literals(toml), ...literals(pythonPath).map((text) => `${text}/`)]) {
        const path = external_node_path_.posix.normalize(text.replace(/^%\(buildroot\)s\//, ''));
        if (path !== '.' && path !== './' && !path.startsWith('/') && !path.startsWith('..'))
            named.add(path);
        if (text.startsWith('%(buildroot)s/'))
            named.add(`${path.replace(/\/$/, '')}/`);
    }
    return { dependentsOption: old ? '--changed-dependees' : '--changed-dependents', named };
}
function literals(toml) {
    return [...toml.replace(/^\s*#.*$/gm, '').matchAll(/"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/g)].map(([, double, single]) => double ?? single ?? '');
}
/** True for a path that pants.toml names, or that lies in a directory of plugins. */
function isNamed(path, { named }) {
    if (named.has(path))
        return true;
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
        if (named.has(path.slice(0, at + 1)))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/pants/index.ts






const pants = {
    name: 'pants',
    rootFiles: ['pants.toml'],
    executes: 'repository code',
    impact,
};
async function impact(comparison, tools) {
    const { base, head, root } = comparison;
    const options = readOptions(tools.options);
    const changed = comparison.changes.flatMap(({ path }) => (0,build_root/* belowRoot */.I)(path, root) ?? []);
    const targets = new Map();
    const accountedFor = new Set();
    if (changed.length === 0)
        return { kind: 'targets', targets, accountedFor };
    // A target that is deleted or renamed, and what depended on it, are known to the base alone.
    for (const [tree, other] of [
        [head, base],
        [base, head],
    ]) {
        const settings = await settingsOf(tree, root);
        if (settings === undefined)
            return { kind: 'all', why: `there is no pants.toml in the ${tree.side} commit` };
        const everything = await whatConcernsAll(tree, root, changed, settings);
        if (everything !== undefined)
            return { kind: 'all', why: everything };
        const run = (args) => lines(tree, root, args, options, tools);
        const listed = await run([
            `--changed-diffspec=${other.object}..${tree.object}`,
            `${settings.dependentsOption}=transitive`,
            'list',
        ]);
        const owned = new Set(await run(['filedeps', '::']));
        const overlooked = changed.find((path) => owned.has(path) && !isPlain(path));
        if (overlooked !== undefined) {
            return { kind: 'all', why: `${overlooked} changed, and Pants does not find such a name in git's output` };
        }
        for (const address of listed) {
            if (!targets.has(address))
                targets.set(address, reason(address, changed, root));
        }
        for (const path of changed) {
            if (owned.has(path))
                accountedFor.add(external_node_path_.posix.join(root, path));
        }
    }
    return { kind: 'targets', targets, accountedFor };
}
/** Git quotes other names where Pants reads them, so that it does not find them. */
function isPlain(path) {
    return /^[\x21-\x7e]+$/.test(path) && !/["\\]/.test(path);
}
async function settingsOf(tree, root) {
    const path = external_node_path_.posix.join(root, 'pants.toml');
    const toml = (await tree.read([path])).get(path);
    return toml && readSettings(toml.toString('utf8'));
}
/** A changed file that bears on more targets than Pants lists for it, in words; undefined where there is none. */
async function whatConcernsAll(tree, root, changed, settings) {
    const named = changed.find((path) => path === 'pants.toml' || isNamed(path, settings));
    if (named !== undefined) {
        return named === 'pants.toml' ? 'pants.toml changed' : `${named} changed, which pants.toml names`;
    }
    const buildFiles = changed.filter((path) => /^BUILD(\..+)?$/.test(external_node_path_.posix.basename(path)));
    const contents = await tree.read(buildFiles.map((path) => external_node_path_.posix.join(root, path)));
    // These hold for the directories below as well, whose targets Pants does not count as changed.
    const inherited = [...contents].find(([, text]) => /__(defaults|dependents_rules|dependencies_rules)__/.test(text.toString('utf8')));
    return inherited && `${inherited[0]} changed, which sets defaults or rules for the directories below it`;
}
function reason(address, changed, root) {
    const file = address.replace(/^\/\//, '').split(':')[0] ?? '';
    return changed.includes(file)
        ? { kind: 'file', path: external_node_path_.posix.join(root, file) }
        : { kind: 'graph', what: 'Pants lists it as changed, or as a dependent of what changed' };
}
/**
 * Runs Pants in the files of one side.
 * @returns the lines that it printed, without empty ones
 * @throws ImpactError when Pants is missing or fails
 */
async function lines(tree, root, args, { program, globalOptions }, tools) {
    const finished = await tools.run(program, ['--no-pantsd', '--no-dynamic-ui', '--no-colors', '--level=warn', ...globalOptions, ...args], { cwd: (0,external_node_path_.join)(await tree.directory(), root) });
    if (finished.exitCode !== 0) {
        throw new build_system/* ImpactError */.X(`pants ${args.join(' ')} ended with exit code ${finished.exitCode} in the ${tree.side} commit: ${(0,tool_output/* lastLines */.w)(finished)}. ` +
            'Make that command work in the repository');
    }
    return finished.stdout
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
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
