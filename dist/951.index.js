export const id = 951;
export const ids = [951,7785];
export const modules = {

/***/ 9544:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/**
 * The one face of a build system. Each lives in a folder of its own under `build-systems/`, which holds all that
 * is known of it, and stands in the list `build-systems/index.ts`; nothing else names it.
 */
/** A failure that a person can act on: one line that says what was tried, what came back and what to do. */
class ImpactError extends Error {
    name = 'ImpactError';
}
/** The program is not on this machine. */
class ToolMissing extends ImpactError {
    program;
    name = 'ToolMissing';
    constructor(program) {
        super(`${program} was not found on this machine. Install it in a step before this one, or set its path in the configuration`);
        this.program = program;
    }
}


/***/ }),

/***/ 27:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ Globs),
/* harmony export */   pZ: () => (/* binding */ GlobError),
/* harmony export */   t_: () => (/* binding */ capturePattern)
/* harmony export */ });
/* unused harmony export Glob */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_0__);

/** A glob that is written wrong; the message says how, without naming the glob. */
class GlobError extends Error {
    name = 'GlobError';
}
/** A `{name}` part, in a glob or in the name of a target. */
const capturePattern = /\{([A-Za-z_][A-Za-z0-9_-]*)\}/g;
/**
 * picomatch's options for globs of whole paths. Dot files are included; `!` in front, `#` and quotes mean nothing
 * here; a line break in a path is a character like any other.
 */
const options = {
    dot: true,
    nonegate: true,
    keepQuotes: true,
    strictBrackets: true,
    windows: false,
    flags: 's',
};
/** One glob, without `!`. Paths are matched whole, from the root of the repository. */
class Glob {
    text;
    /** Names of the `{name}` parts, each once, in the order in which they appear. */
    captures;
    /** The segments in front of the first one that is not literal: a path that matches begins with them. */
    literalPrefix;
    #captures;
    /** One group for each name. */
    #free;
    /** Matches the path and the values of the names, each after a NUL, when the path can be read with these values. */
    #bound;
    /** True when a path can be read in several ways, because what stands in front of a name may be of any length. */
    #ambiguous;
    /** @throws GlobError when the glob can match nothing, or not what its author means */
    constructor(text) {
        this.text = text;
        checkShape(text);
        const placeholders = new Map();
        const captures = [];
        const captureSegments = new Set();
        const segments = [];
        let depth = 0;
        for (const segment of escapePlainParentheses(text).split('/')) {
            const [found, second] = [...segment.matchAll(capturePattern)];
            if (found?.[1] === undefined) {
                segments.push(segment);
                depth += nesting(segment);
                continue;
            }
            const [whole, name] = found;
            const before = segment.slice(0, found.index);
            const after = segment.slice(found.index + whole.length);
            if (second || depth !== 0 || !isLiteral(before) || !isLiteral(after)) {
                throw new GlobError(`${whole} must stand in a segment of its own, or with plain text around it`);
            }
            captures.push({ name, before, after });
            let placeholder = placeholders.get(name);
            if (placeholder === undefined) {
                placeholder = unusedCharacter(text, placeholders.size);
                placeholders.set(name, placeholder);
            }
            captureSegments.add(segments.push(before + placeholder + after) - 1);
        }
        // A file beside the directories that the name stands for is none of them.
        if (segments.at(-1) === '**' && captureSegments.has(segments.length - 2))
            segments.push('*');
        const unnamed = segments.join('/');
        checkBraces(unnamed);
        let source;
        try {
            source = picomatch__WEBPACK_IMPORTED_MODULE_0___default().makeRe(unnamed, options).source;
        }
        catch (error) {
            throw new GlobError(error instanceof Error ? error.message.replace(/^Missing/, 'missing') : String(error));
        }
        if (source === '$^')
            throw new GlobError('it matches nothing');
        this.captures = [...placeholders.keys()];
        this.#captures = captures;
        const withGroups = [...placeholders.values()].reduce((expression, placeholder, index) => {
            let seen = false;
            return expression.replaceAll(new RegExp(`\\\\?${placeholder}`, 'g'), () => {
                const first = !seen;
                seen = true;
                return first ? `(?<c${index}>[^/\\0]+)` : `\\k<c${index}>`;
            });
        }, source);
        this.#free = new RegExp(withGroups, 's');
        this.#bound = this.captures.length === 0 ? this.#free : boundExpression(withGroups, this.captures.length);
        this.#ambiguous = this.captures.length > 0 && /\*\*|[{(]/.test(unnamed);
        const special = segments.findIndex((segment) => !isLiteral(segment) || [...placeholders.values()].some((character) => segment.includes(character)));
        this.literalPrefix = special === -1 ? segments : segments.slice(0, special);
    }
    matches(path) {
        return this.#free.test(path);
    }
    /** True when the path matches with each name standing for its value. Names that this glob lacks do not matter. */
    matchesWith(path, values) {
        return this.#bound.test([path, ...this.captures.map((name) => values.get(name) ?? '')].join('\0'));
    }
    /** Every way in which the path matches; without names, one empty way. Empty when it does not match. */
    captured(path) {
        const match = this.#free.exec(path);
        if (!match)
            return [];
        if (!this.#ambiguous)
            return [new Map(this.captures.map((name, index) => [name, match.groups?.[`c${index}`] ?? '']))];
        let ways = [new Map()];
        for (const name of this.captures) {
            const values = this.#candidates(name, path);
            ways = ways.flatMap((way) => values.map((value) => new Map([...way, [name, value]])));
        }
        return ways.filter((way) => this.matchesWith(path, way));
    }
    #candidates(name, path) {
        const capture = this.#captures.find((one) => one.name === name);
        if (!capture)
            return [];
        const { before, after } = capture;
        const values = path
            .split('/')
            .filter((segment) => segment.startsWith(before) && segment.endsWith(after))
            .map((segment) => segment.slice(before.length, segment.length - after.length))
            .filter((value) => value !== '');
        return [...new Set(values)];
    }
}
/** Globs that have been compiled: the same ones come up again and again in one file. */
const compiled = new Map();
/** @throws GlobError */
function globOf(text) {
    let glob = compiled.get(text);
    if (!glob)
        compiled.set(text, (glob = new Glob(text)));
    return glob;
}
/** Globs with and without `!`: a path belongs when it matches one without and none with. */
class Globs {
    included;
    excluded;
    /** @throws GlobError */
    constructor(texts) {
        const negated = (text) => text.startsWith('!') && !text.startsWith('!(');
        this.included = texts.filter((text) => !negated(text)).map(globOf);
        this.excluded = texts.filter(negated).map((text) => globOf(text.slice(1)));
    }
    matches(path) {
        return this.match(path) !== undefined;
    }
    /** The glob that makes the path belong. */
    match(path) {
        const found = this.included.find((glob) => glob.matches(path));
        return found && !this.excluded.some((glob) => glob.matches(path)) ? found : undefined;
    }
}
/** Characters that mean something in a glob. */
function isLiteral(text) {
    return !/[*?[\]{}()|\\"]/.test(text);
}
/** Matches a path and a NUL and the value for each name after it, where the path ends at the first NUL. */
function boundExpression(source, names) {
    const values = Array.from({ length: names }, (_, index) => `\\0\\k<c${index}>`).join('');
    const inner = source
        .replace(/\$$/, '')
        .replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|\$/gs, (part) => (part === '$' ? '(?=\\0|$)' : part));
    return new RegExp(`${inner}${values}$`, 's');
}
/** How many more braces and parentheses a segment opens than it closes. */
function nesting(segment) {
    const plain = segment.replaceAll(/\\./gs, '');
    return plain.replaceAll(/[^{(]/g, '').length - plain.replaceAll(/[^})]/g, '').length;
}
function unusedCharacter(text, index) {
    for (let code = 0xe000;; code += 1) {
        const character = String.fromCharCode(code);
        if (!text.includes(character) && (index -= 1) < 0)
            return character;
    }
}
function checkShape(text) {
    if (text === '')
        throw new GlobError('it is empty');
    if (text.startsWith('/')) {
        throw new GlobError(`paths have no / in front, so it matches nothing: write ${text.replace(/^\/+/, '') || '**'}`);
    }
    if (text.endsWith('/'))
        throw new GlobError(`no file ends with /, so it matches nothing: write ${text}**`);
    if (/(^|\/)\.{1,2}(\/|$)/.test(text))
        throw new GlobError('no path has . or .. as a segment, so it matches nothing');
    if (text.includes('//'))
        throw new GlobError('no path has an empty segment, so it matches nothing');
    if (/(^|[^\\])(\\\\)*\\$/.test(text))
        throw new GlobError('the \\ at its end escapes nothing');
    if (text.includes('\0'))
        throw new GlobError('no path has a NUL');
    if (/(^|[^\\])(\\\\)*\{\}/.test(text))
        throw new GlobError('{} names nothing');
}
/** A brace that is left must be a choice, `{a,b}`, or a range, `{1..3}`: picomatch would take any other as text. */
function checkBraces(text) {
    for (const [whole, inside = ''] of text.matchAll(/(?<!\\)\{([^{}]*)\}/g)) {
        if (!/,|\.\./.test(inside)) {
            throw new GlobError(`${whole} is neither a name, such as {name}, nor a choice, such as {a,b}`);
        }
    }
}
/**
 * Parentheses are part of many file names (`app/(shop)/page.tsx`), but picomatch takes them for a group unless they
 * are escaped. Those of `@(…)`, `?(…)`, `*(…)`, `+(…)` and `!(…)` stay what they are.
 */
function escapePlainParentheses(text) {
    const open = [];
    let escaped = '';
    for (let index = 0; index < text.length; index += 1) {
        const character = text[index] ?? '';
        if (character === '\\') {
            escaped += character + (text[(index += 1)] ?? '');
        }
        else if (character === '(') {
            const extended = /[@?*+!]/.test(text[index - 1] ?? '') && text[index - 2] !== '\\';
            open.push(extended ? 'extended' : 'plain');
            escaped += extended ? '(' : '\\(';
        }
        else if (character === ')') {
            const kind = open.pop();
            if (kind === undefined)
                escaped += '\\)';
            else
                escaped += kind === 'extended' ? ')' : '\\)';
        }
        else if (character === '|' && !open.includes('extended')) {
            escaped += '\\|';
        }
        else {
            escaped += character;
        }
    }
    if (open.includes('extended'))
        throw new GlobError('missing closing: ")"');
    return escaped;
}


/***/ }),

/***/ 9330:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ nameShape),
/* harmony export */   Xd: () => (/* binding */ RuleNames),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27);

/** A name with its `{name}` parts all alike, so that two ways of writing the same become one. */
function nameShape(name) {
    return name.replaceAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_, '{}');
}
/** The `{name}` parts of a target's name, each once. */
function namesIn(name) {
    return [...new Set([...name.matchAll(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_)].map(([, capture = '']) => capture))];
}
/** Finds the rules that a name belongs to, among many. */
class RuleNames {
    #byShape = new Map();
    #patterns = [];
    constructor(rules) {
        for (const rule of rules) {
            const shape = nameShape(rule.name);
            this.#byShape.set(shape, [...(this.#byShape.get(shape) ?? []), rule]);
            const captures = namesIn(rule.name);
            if (captures.length > 0)
                this.#patterns.push({ rule, captures, pattern: pattern(rule.name, captures) });
        }
    }
    /** Rules written with this name; `{a}` and `{b}` are the same. */
    written(name) {
        return this.#byShape.get(nameShape(name)) ?? [];
    }
    /** Rules that can give a target this name. */
    producers(name) {
        const literal = this.written(name).filter((rule) => rule.name === name && namesIn(name).length === 0);
        return [
            ...literal.map((rule) => ({ rule, values: new Map() })),
            ...this.#patterns.flatMap(({ rule, captures, pattern: matching }) => {
                const match = matching.exec(name);
                if (!match)
                    return [];
                return [{ rule, values: new Map(captures.map((capture, index) => [capture, match[index + 1] ?? ''])) }];
            }),
        ];
    }
    /** Rules that a name in `depends-on` means: those that can produce it, or those written like it. */
    meant(name) {
        return [...new Set([...this.written(name), ...this.producers(name).map(({ rule }) => rule)])];
    }
}
/** Matches the names that a rule's name can become; one group for each `{name}`. */
function pattern(name, captures) {
    const seen = new Set();
    const parts = name.split(_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .capturePattern */ .t_).map((part, index) => {
        if (index % 2 === 0)
            return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
        if (seen.has(part))
            return `\\${captures.indexOf(part) + 1}`;
        seen.add(part);
        return '([^/{}]+)';
    });
    return new RegExp(`^${parts.join('')}$`, 's');
}


/***/ }),

/***/ 7979:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   OL: () => (/* binding */ nulRecords),
/* harmony export */   QC: () => (/* binding */ compareByteOrder),
/* harmony export */   QF: () => (/* binding */ fullCommitId),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   v3: () => (/* binding */ isTextPath)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4990);


const strict = new TextDecoder('utf-8', { fatal: true });
function isUtf8(bytes) {
    try {
        strict.decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
/**
 * A path as text. Git's paths are bytes; each byte that is not part of valid UTF-8 becomes one lone surrogate
 * (U+DC80 to U+DCFF, the rule of Python's PEP 383), so that no two paths become one text.
 */
function decodePath(bytes) {
    if (isUtf8(bytes))
        return bytes.toString('utf8');
    let text = '';
    for (let at = 0; at < bytes.length;) {
        let length = 1;
        while (length <= 4 && !isUtf8(bytes.subarray(at, at + length)))
            length += 1;
        if (length <= 4) {
            text += bytes.toString('utf8', at, at + length);
            at += length;
        }
        else {
            text += String.fromCharCode(0xdc00 + (bytes[at] ?? 0));
            at += 1;
        }
    }
    return text;
}
const escapedByte = /[\udc80-\udcff]/u;
/** True when the path is valid UTF-8 in the repository, so that it can be given to a program as an argument. */
function isTextPath(path) {
    return !escapedByte.test(path);
}
/** The bytes of a path that `decodePath` made. */
function encodePath(path) {
    if (isTextPath(path))
        return Buffer.from(path, 'utf8');
    return Buffer.concat(path
        .split(/([\udc80-\udcff])/u)
        .map((part) => (escapedByte.test(part) ? Buffer.from([part.charCodeAt(0) - 0xdc00]) : Buffer.from(part, 'utf8'))));
}
/** The NUL-terminated records of git's `-z` output, as text. */
function nulRecords(output) {
    const text = output.toString('utf8');
    // Only malformed bytes, or a replacement character in a real name, bring one here.
    const records = text.includes('\uFFFD') ? splitBytes(output) : text.split('\0');
    if (records.at(-1) === '')
        records.pop();
    return records;
}
function splitBytes(output) {
    const records = [];
    let from = 0;
    for (let to = output.indexOf(0); to !== -1; to = output.indexOf(0, from)) {
        records.push(decodePath(output.subarray(from, to)));
        from = to + 1;
    }
    records.push(decodePath(output.subarray(from)));
    return records;
}
/** Orders texts by their UTF-8 bytes, which is the same on every machine and the order that git uses. */
function compareByteOrder(left, right) {
    const length = Math.min(left.length, right.length);
    for (let index = 0; index < length; index += 1) {
        const a = left.charCodeAt(index);
        const b = right.charCodeAt(index);
        if (a === b)
            continue;
        // UTF-16 puts surrogates before U+E000 to U+FFFF, UTF-8 puts what they stand for after.
        const aSurrogate = a >= 0xd800 && a <= 0xdfff;
        const bSurrogate = b >= 0xd800 && b <= 0xdfff;
        if (aSurrogate !== bSurrogate && a >= 0xd800 && b >= 0xd800)
            return aSurrogate ? 1 : -1;
        return a < b ? -1 : 1;
    }
    return left.length - right.length;
}
/**
 * A full commit id, in lower case.
 * @param name what the id is called in the message: the input's name
 * @throws ImpactError when it is anything else: a branch, an abbreviation, an option
 */
function fullCommitId(value, name) {
    const id = value.trim().toLowerCase();
    if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id))
        return id;
    throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(value, 80))}. ` +
        'Give it a commit id that the event holds, such as github.event.pull_request.base.sha');
}
/**
 * Refuses branch names that git refuses (git-check-ref-format(1)) and those that begin with `-`.
 * @throws ImpactError
 */
function checkBranchName(branch) {
    const bad = branch === '' ||
        branch === '@' ||
        branch.startsWith('-') ||
        /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) ||
        branch.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
    if (bad) {
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`target-branch: ${JSON.stringify((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(branch, 120))} is no branch name that git accepts. Give the branch's name without refs/heads/`);
    }
}


/***/ }),

/***/ 951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  computedTargets: () => (/* binding */ computedTargets)
});

// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __webpack_require__(1384);
// EXTERNAL MODULE: ./src/impacted-targets/build-system.ts
var build_system = __webpack_require__(9544);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(7785);
;// CONCATENATED MODULE: ./src/impacted-targets/configuration/mistakes.ts


/** A configuration file that cannot be used, with everything that is wrong with it. */
class ConfigurationError extends build_system/* ImpactError */.X {
    file;
    mistakes;
    name = 'ConfigurationError';
    /** @param file path of the file, for the message */
    constructor(file, mistakes) {
        super(mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`).join('; '));
        this.file = file;
        this.mistakes = mistakes;
    }
}
/** ` (did you mean x?)` for the name that is nearest to a wrong one, or nothing where none is near. */
function suggestion(wrong, names) {
    let nearest;
    let least = Math.max(2, Math.floor(wrong.length / 3)) + 1;
    for (const name of names) {
        const distance = (0,leven/* default */.A)(wrong.toLowerCase(), name.toLowerCase());
        if (distance < least)
            [nearest, least] = [name, distance];
    }
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./src/impacted-targets/configuration/glob.ts
var glob = __webpack_require__(27);
// EXTERNAL MODULE: ./src/impacted-targets/configuration/rule-names.ts
var rule_names = __webpack_require__(9330);
;// CONCATENATED MODULE: ./src/impacted-targets/configuration/read-configuration.ts




const topLevelKeys = ['impact-all', 'unowned', 'targets', 'build-systems'];
const ruleKeys = ['paths', 'depends-on'];
/** A configuration with nothing in it. */
const emptyConfiguration = {
    impactAll: new glob/* Globs */.E7([]),
    unowned: { kind: 'all' },
    rules: [],
    buildSystems: {},
};
/**
 * Reads the configuration file (`schemas/impacted-targets.schema.json` describes its shape).
 * @param file its path, for messages
 * @param buildSystemNames what may stand under `build-systems`
 * @throws ConfigurationError with every mistake, each with line and column
 */
function readConfiguration(text, file, buildSystemNames) {
    return new Reader(text, file, buildSystemNames).read();
}
class Reader {
    file;
    buildSystemNames;
    #lines = new dist.LineCounter();
    #document;
    #mistakes = [];
    constructor(text, file, buildSystemNames) {
        this.file = file;
        this.buildSystemNames = buildSystemNames;
        this.#document = (0,dist.parseDocument)(protectBraces(text), {
            lineCounter: this.#lines,
            prettyErrors: false,
            uniqueKeys: true,
        });
    }
    read() {
        for (const { pos, message } of [...this.#document.errors, ...this.#document.warnings]) {
            this.#mistakeAt(pos[0], restoreBraces(message).replace(/^Map keys must be unique$/, 'this key stands here twice'));
        }
        this.#finish();
        (0,dist/* visit */.YR)(this.#document, {
            Scalar(_, node) {
                if (typeof node.value === 'string')
                    node.value = restoreBraces(node.value);
            },
        });
        const root = this.#document.contents;
        if (root === null || ((0,dist/* isScalar */.jn)(root) && root.value === null))
            return emptyConfiguration;
        let { impactAll, unowned } = emptyConfiguration;
        let unownedNode;
        let rules = [];
        let buildSystems = {};
        const map = this.#map(root, 'the file');
        for (const [key, value] of map ? this.#entries(map, topLevelKeys) : []) {
            if (key.value === 'impact-all')
                impactAll = this.#globs(this.#texts(value, 'impact-all', key.node));
            if (key.value === 'targets')
                rules = this.#rules(value, key.node);
            if (key.value === 'build-systems')
                buildSystems = this.#buildSystems(value, key.node);
            if (key.value === 'unowned') {
                unowned = this.#unowned(value, key.node);
                unownedNode = value;
            }
        }
        this.#checkNames(rules);
        const names = new rule_names/* RuleNames */.Xd(rules);
        this.#checkDependencies(rules, names);
        if (unowned.kind === 'target' && names.producers(unowned.target).length === 0) {
            this.#mistake(unownedNode, `unowned: ${unowned.target} is no target of this file${suggestion(unowned.target, ['all', 'ignore', ...rules.map(({ name }) => name)])}`);
        }
        this.#finish();
        return {
            impactAll,
            unowned,
            buildSystems,
            rules: rules.map(({ name, globs, dependsOn, definition }) => ({ name, globs, dependsOn, definition })),
        };
    }
    #finish() {
        if (this.#mistakes.length === 0)
            return;
        this.#mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
        throw new ConfigurationError(this.file, this.#mistakes);
    }
    #mistakeAt(offset, message) {
        const { line, col } = this.#lines.linePos(offset);
        this.#mistakes.push({ line: Math.max(line, 1), column: Math.max(col, 1), message });
    }
    #mistake(node, message) {
        const range = node?.range;
        this.#mistakeAt(range?.[0] ?? 0, message);
    }
    /** The node that an alias stands for. */
    #resolved(node) {
        return (0,dist/* isAlias */.Vj)(node) ? node.resolve(this.#document) : node;
    }
    #map(node, what, key = node) {
        const resolved = this.#resolved(node);
        if ((0,dist/* isMap */.jh)(resolved))
            return resolved;
        this.#mistake(isEmpty(node) ? key : node, `${what} must be a mapping, not ${kindOf(resolved)}`);
        return undefined;
    }
    /** The entries of a mapping, each key as text. Keys that are not among the known ones are mistakes. */
    #entries(map, known) {
        const entries = [];
        const seen = new Set();
        for (const pair of map.items) {
            const node = this.#resolved(pair.key);
            if (!(0,dist/* isScalar */.jn)(node)) {
                this.#mistake(pair.key, `a key must be text, not ${kindOf(node)}`);
                continue;
            }
            const value = scalarText(node.value);
            if (known && !known.includes(value)) {
                this.#mistake(pair.key, `unknown key ${JSON.stringify(value)}${suggestion(value, known)}`);
                continue;
            }
            if (seen.has(value))
                this.#mistake(pair.key, `${JSON.stringify(value)} stands here twice`);
            seen.add(value);
            entries.push([{ value, node: pair.key }, pair.value]);
        }
        return entries;
    }
    /** A text or a list of texts; a list in a list counts as its items, so that an alias can stand for several. */
    #texts(node, what, key) {
        const resolved = this.#resolved(node);
        if ((0,dist/* isSeq */.oP)(resolved))
            return resolved.items.flatMap((item) => this.#texts(item, what, key));
        if ((0,dist/* isScalar */.jn)(resolved) && typeof resolved.value === 'string')
            return [{ value: resolved.value, node }];
        this.#mistake(isEmpty(node) ? key : node, `${what} must be a text or a list of texts, not ${kindOf(resolved)}`);
        return [];
    }
    /** Globs, each mistake at its own place. */
    #globs(texts) {
        const right = texts.filter(({ value, node }) => {
            try {
                return new glob/* Globs */.E7([value]);
            }
            catch (error) {
                if (!(error instanceof glob/* GlobError */.pZ))
                    throw error;
                this.#mistake(node, `bad glob ${value}: ${error.message}`);
                return false;
            }
        });
        const globs = new glob/* Globs */.E7(right.map(({ value }) => value));
        if (texts.length > 0 && right.length === texts.length && globs.included.length === 0) {
            this.#mistake(texts[0]?.node, 'there are only globs with !, so nothing matches: add one without');
        }
        return globs;
    }
    #unowned(node, key) {
        const resolved = this.#resolved(node);
        if (!(0,dist/* isScalar */.jn)(resolved) || typeof resolved.value !== 'string' || resolved.value === '') {
            this.#mistake(isEmpty(node) ? key : node, `unowned must be all, ignore or the name of a target, not ${kindOf(resolved)}`);
            return { kind: 'all' };
        }
        const { value } = resolved;
        return value === 'all' || value === 'ignore' ? { kind: value } : { kind: 'target', target: value };
    }
    #buildSystems(node, key) {
        const map = this.#map(node, 'build-systems', key);
        const options = [];
        for (const [name, value] of map ? this.#entries(map, this.buildSystemNames) : []) {
            const own = this.#map(value, `build-systems.${name.value}`, name.node);
            if (own)
                options.push([name.value, own.toJS(this.#document)]);
        }
        return Object.fromEntries(options);
    }
    #rules(node, key) {
        const map = this.#map(node, 'targets', key);
        return (map ? this.#entries(map) : []).map(([name, value]) => this.#rule(name, value));
    }
    #rule(name, node) {
        const resolved = this.#resolved(node);
        let paths = [];
        let dependencies = [];
        if ((0,dist/* isMap */.jh)(resolved)) {
            for (const [key, value] of this.#entries(resolved, ruleKeys)) {
                if (key.value === 'paths')
                    paths = this.#texts(value, 'paths', key.node);
                else
                    dependencies = this.#texts(value, 'depends-on', key.node);
            }
            if (paths.length === 0 && dependencies.length === 0) {
                this.#mistake(name.node, `${name.value} has neither paths nor depends-on, so nothing impacts it`);
            }
        }
        else if ((0,dist/* isScalar */.jn)(resolved) && resolved.value !== null && typeof resolved.value !== 'string') {
            this.#mistake(node, `${name.value} must be a list of globs or a mapping, not ${kindOf(resolved)}`);
        }
        else {
            paths = this.#texts(node, name.value, name.node);
            if (paths.length === 0 && (0,dist/* isSeq */.oP)(resolved) && resolved.items.length === 0) {
                this.#mistake(node, `${name.value} has no globs, so nothing impacts it`);
            }
        }
        const captures = this.#captures(name);
        const globs = this.#globs(paths);
        this.#checkCaptures(name, captures, paths);
        return {
            name: name.value,
            captures,
            globs,
            dependencies,
            dependsOn: dependencies.map(({ value }) => value),
            definition: JSON.stringify(paths.map(({ value }) => value).sort()),
        };
    }
    /** The `{name}` parts of a target's name. */
    #captures(name) {
        const wrong = nameMistake(name.value);
        if (wrong !== undefined)
            this.#mistake(name.node, `${JSON.stringify(name.value)} cannot name a target: ${wrong}`);
        return (0,rule_names/* namesIn */.wX)(name.value);
    }
    /** Each glob of a rule must say what the `{name}` parts of its name are, and nothing that the name has not. */
    #checkCaptures(name, captures, paths) {
        for (const path of paths) {
            let globs;
            try {
                globs = new glob/* Globs */.E7([path.value]);
            }
            catch {
                continue;
            }
            for (const glob of [...globs.included, ...globs.excluded]) {
                for (const capture of glob.captures) {
                    if (captures.includes(capture))
                        continue;
                    const known = captures.map((one) => `{${one}}`);
                    this.#mistake(path.node, `{${capture}} is not in the target's name ${name.value}${suggestion(`{${capture}}`, known)}: write * for any segment`);
                }
            }
            for (const glob of globs.included) {
                for (const capture of captures) {
                    if (glob.captures.includes(capture))
                        continue;
                    this.#mistake(path.node, `${path.value} does not say what {${capture}} in ${name.value} stands for`);
                }
            }
        }
        if (paths.length === 0 && captures.length > 0) {
            this.#mistake(name.node, `no glob says what {${captures[0] ?? ''}} in ${name.value} stands for`);
        }
    }
    #checkNames(rules) {
        const seen = new Map();
        for (const { name, captures } of rules) {
            const shape = (0,rule_names/* nameShape */.Vh)(name);
            const other = seen.get(shape);
            if (other !== undefined && captures.length > 0) {
                this.#mistake(this.#keyOf(name), `${name} is the same target as ${other}: put their globs together`);
            }
            seen.set(shape, name);
        }
    }
    #checkDependencies(rules, known) {
        for (const rule of rules) {
            for (const { value, node } of rule.dependencies) {
                if (value === rule.name)
                    this.#mistake(node, `${value} depends on itself`);
                else if (known.meant(value).length === 0) {
                    this.#mistake(node, `depends-on names ${JSON.stringify(value)}, which is no target${suggestion(value, rules.map(({ name }) => name))}`);
                }
            }
        }
        const cycle = findCycle(rules, known);
        if (cycle)
            this.#mistake(cycle.at.node, `depends-on goes in a circle: ${cycle.names.join(' → ')}`);
    }
    #keyOf(name) {
        const targets = this.#resolved(this.#document.get('targets', true));
        return (0,dist/* isMap */.jh)(targets)
            ? targets.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && scalarText(key.value) === name)?.key
            : undefined;
    }
}
/** Why a text cannot be a target's name, or undefined. */
function nameMistake(name) {
    if (name === '')
        return 'it is empty';
    if (name === 'ALL')
        return 'ALL means every target';
    if (/[\s\p{Cc}]/u.test(name))
        return 'it holds a space, a line break or a control character';
    if (/[{}]/.test(name.replaceAll(glob/* capturePattern */.t_, '')))
        return 'a brace that is not part of {name}';
    return undefined;
}
/** A circle of dependencies, with the place of the one that closes it. */
function findCycle(rules, known) {
    const finished = new Set();
    const path = [];
    const visit = (rule) => {
        path.push(rule);
        for (const at of rule.dependencies) {
            for (const next of known.meant(at.value)) {
                // A target of a rule with {name} may depend on another of the same rule; the rule alone is no circle.
                if (next === rule || finished.has(next))
                    continue;
                const from = path.indexOf(next);
                if (from !== -1 && path.slice(from).every(({ captures }) => captures.length === 0)) {
                    return { names: [...path.slice(from), next].map(({ name }) => name), at };
                }
                const found = from === -1 ? visit(next) : undefined;
                if (found)
                    return found;
            }
        }
        path.pop();
        finished.add(rule);
        return undefined;
    };
    for (const rule of rules) {
        const found = finished.has(rule) ? undefined : visit(rule);
        if (found)
            return found;
    }
    return undefined;
}
/** What stands for `{`, `}` and `,` of a glob while YAML is read: private characters, as long as what they replace. */
const protection = { '{': '\uE0F0', '}': '\uE0F1', ',': '\uE0F2' };
/**
 * YAML ends a plain text in a `[…]` list at a brace, so `[services/{name}/**]` would have to be quoted. Braces that
 * stand next to text of a glob are never YAML's own there, so they are taken for part of it.
 */
function protectBraces(text) {
    return text.replaceAll(/\{[^\s{}[\]:"']+\}/g, (braces, index) => {
        const attached = (character) => character !== undefined && !/[\s{}[\],:"']/.test(character);
        if (!attached(text[index - 1]) && !attached(text[index + braces.length]))
            return braces;
        return braces.replaceAll(/[{},]/g, (character) => protection[character] ?? character);
    });
}
function restoreBraces(text) {
    return text.replaceAll('\uE0F0', '{').replaceAll('\uE0F1', '}').replaceAll('\uE0F2', ',');
}
/** A key or value as text; a YAML key such as `1` or `true` is the name `1` or `true`. */
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}
function isEmpty(node) {
    return node === null || node === undefined || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function kindOf(node) {
    if ((0,dist/* isMap */.jh)(node))
        return 'a mapping';
    if ((0,dist/* isSeq */.oP)(node))
        return 'a list';
    if (isEmpty(node))
        return 'nothing';
    if ((0,dist/* isScalar */.jn)(node))
        return typeof node.value === 'string' ? 'a text' : `${typeof node.value} ${scalarText(node.value)}`;
    return 'something unknown';
}

;// CONCATENATED MODULE: ./src/impacted-targets/configuration/both-configurations.ts





/** Where the configuration file is, unless `impacted-targets-config` says otherwise. */
const defaultConfigPath = '.github/impacted-targets.yml';
/**
 * Reads the configuration file of both commits: what a pull request does to it can add targets, but not take away
 * what the target branch's rules say. Where the pull request is not trusted, its rules are not even read.
 */
async function readConfigurations(request, comparison, buildSystemNames, log) {
    const given = request.configPath === '' ? defaultConfigPath : (request.configPath ?? defaultConfigPath);
    const places = configPlaces(given, comparison);
    const changed = comparison.changes.find(({ path }) => places.includes(path));
    const differs = changed !== undefined;
    if (differs && request.untrustedIn !== undefined) {
        const why = `the pull request changes ${changed.path}, whose rules are not taken from a pull request in ${request.untrustedIn}`;
        log.warn(`Everything counts as impacted: ${why}`);
        return { kind: 'all', why };
    }
    const head = await comparison.head.read(places);
    const base = differs ? await comparison.base.read(places) : head;
    const file = places.find((path) => base.has(path) || head.has(path));
    if (file === undefined) {
        if (given === defaultConfigPath)
            return { kind: 'configurations', file: given, base: emptyConfiguration, head: emptyConfiguration };
        // A file that a step before this one has made. It is the same for both commits.
        const made = await (0,promises_.readFile)((0,external_node_path_.resolve)(request.workingDirectory, given), 'utf8').catch(() => undefined);
        if (made === undefined) {
            throw new build_system/* ImpactError */.X(`impacted-targets-config: there is no file ${given} in either commit or in ${request.workingDirectory}. Check the path`);
        }
        const configuration = readConfiguration(made, given, buildSystemNames);
        return { kind: 'configurations', file: given, base: configuration, head: configuration };
    }
    const read = (bytes) => bytes ? readConfiguration(bytes.toString('utf8'), file, buildSystemNames) : emptyConfiguration;
    const headConfiguration = read(head.get(file));
    try {
        return {
            kind: 'configurations',
            file,
            base: differs ? read(base.get(file)) : headConfiguration,
            head: headConfiguration,
        };
    }
    catch (error) {
        if (!(error instanceof ConfigurationError))
            throw error;
        const why = `${file} of the target branch has mistakes, which the pull request mends`;
        log.warn(`Everything counts as impacted: ${why} (${error.message})`);
        return { kind: 'all', why };
    }
}
/** Where the configuration may be in a commit: from the working directory, else from the root of the repository. */
function configPlaces(given, { root, checkout }) {
    if ((0,external_node_path_.isAbsolute)(given)) {
        const path = (0,external_node_path_.relative)(checkout, given).replaceAll('\\', '/');
        return path.startsWith('../') || (0,external_node_path_.isAbsolute)(path) ? [] : [path];
    }
    const places = [external_node_path_.posix.join(root, given), external_node_path_.posix.normalize(given)];
    return [...new Set(places)].filter((path) => !path.startsWith('../'));
}
/** What a file means that nobody owns: the stricter of what both commits say. */
function unownedPolicy({ base, head }) {
    const policies = [base.unowned, head.unowned];
    if (policies.some(({ kind }) => kind === 'all'))
        return { ignored: false, targets: [] };
    const targets = policies.flatMap((policy) => (policy.kind === 'target' ? [policy.target] : []));
    return { ignored: targets.length === 0, targets: [...new Set(targets)] };
}

// EXTERNAL MODULE: ./src/impacted-targets/git/names.ts
var git_names = __webpack_require__(7979);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./src/impacted-targets/process-tree.ts




/** How long a tool may take to clean up before it is ended for good, in milliseconds. */
const gentleMs = 400;
/**
 * Ends a process with all that it started. Build tools start others (a shell its command, npm a script), which a
 * signal to the first one alone would leave running. A server that a tool has detached from itself is not among them.
 * @returns when all of them were told, and those that did not heed it were ended
 */
async function endTree(pid) {
    if (process.platform === 'win32') {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('taskkill', ['/pid', String(pid), '/t', '/f']).catch(() => undefined);
        return;
    }
    // Listed before anything ends: what has lost its parent can no longer be found.
    const tree = [pid, ...descendantsOf([pid], await parentOfEach())];
    for (const each of tree)
        send(each, 'SIGTERM');
    await (0,external_node_timers_promises_.setTimeout)(gentleMs);
    const parents = await parentOfEach();
    const left = tree.filter((each) => parents.has(each));
    for (const each of [...left, ...descendantsOf(left, parents)])
        send(each, 'SIGKILL');
}
function send(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch {
        // It has ended already.
    }
}
function descendantsOf(roots, parents) {
    const children = [...parents].filter(([pid, parent]) => roots.includes(parent) && !roots.includes(pid));
    const found = children.map(([pid]) => pid);
    return found.length === 0 ? [] : [...found, ...descendantsOf(found, parents)];
}
/** The parent of every process, by process number. */
async function parentOfEach() {
    return process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
}
/** Read from `/proc`, since slim images have no `ps` (proc_pid_stat(5): number, name in brackets, state, parent). */
function parentsFromProc() {
    const parents = new Map();
    for (const name of (0,external_node_fs_.readdirSync)('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        try {
            const stat = (0,external_node_fs_.readFileSync)(`/proc/${name}/stat`, 'latin1');
            const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
            if (state !== 'Z')
                parents.set(Number(name), Number(parent));
        }
        catch {
            // It has ended since the listing.
        }
    }
    return parents;
}
async function parentsFromPs() {
    const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
    const rows = stdout.trim().split('\n');
    return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number)).map(([pid = 0, parent = 0]) => [pid, parent]));
}

;// CONCATENATED MODULE: ./src/impacted-targets/command.ts




/** Called with the process that an `exec` within this context has started. */
const started = new external_node_async_hooks_.AsyncLocalStorage();
let watching = false;
/**
 * `@actions/exec` gives no hold on the process that it starts, so a cancelled job would leave it running. Node tells
 * of each new process on this channel, in the asynchronous context of whoever started it.
 */
function watchProcesses() {
    if (watching)
        return;
    watching = true;
    (0,external_node_diagnostics_channel_.subscribe)('child_process', (message) => {
        started.getStore()?.(message.process);
    });
}
/**
 * Runs a command to its end without a shell, and prints nothing of it.
 * @returns the exit code, whatever it is, and the output
 * @throws ToolMissing when the program is not there; the signal's reason when it is aborted
 */
async function runCommand(program, args, options) {
    const { signal } = options;
    signal.throwIfAborted();
    const { exec } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 1260));
    watchProcesses();
    const stdout = [];
    const stderr = [];
    const children = [];
    const ending = [];
    const end = () => {
        for (const { pid } of children)
            if (pid !== undefined)
                ending.push(endTree(pid));
    };
    const observe = (child) => {
        children.push(child);
        queueMicrotask(() => {
            // A command that ends before it has read its input breaks the pipe. Its exit code says more than that error.
            child.stdin?.on('error', () => undefined);
            if (signal.aborted)
                end();
        });
    };
    signal.addEventListener('abort', end);
    try {
        const exitCode = await started.run(observe, () => exec(`"${program.replaceAll('"', '\\"')}"`, [...args], {
            cwd: options.cwd,
            env: { ...options.env },
            silent: true,
            ignoreReturnCode: true,
            input: options.input ?? Buffer.alloc(0),
            listeners: { stdout: (chunk) => stdout.push(chunk), stderr: (chunk) => stderr.push(chunk) },
        }));
        signal.throwIfAborted();
        // What a signal ended has no exit code.
        return {
            exitCode: exitCode ?? 1,
            stdout: Buffer.concat(stdout),
            stderr: Buffer.concat(stderr),
        };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof Error && error.message.startsWith('Unable to locate executable file')) {
            throw new build_system/* ToolMissing */.L(program);
        }
        throw error;
    }
    finally {
        signal.removeEventListener('abort', end);
        await Promise.all(ending);
    }
}
/** Variables of the step that a tool has no business with: the action's inputs, and what speaks for the job or to it. */
const privateVariables = /^(INPUT_.*|MERGE_QUEUE_API_TOKEN|ACTIONS_(RUNTIME|ID_TOKEN|RESULTS|CACHE)_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
/** Variables of git that say how a server is reached. Any other would turn git to another repository or change its output. */
const gitVariables = /^GIT_(SSH|SSH_COMMAND|SSH_VARIANT|ASKPASS|SSL_.*|HTTP_.*|PROXY_.*|ALLOW_PROTOCOL|PROTOCOL_FROM_USER|EXEC_PATH|CONFIG_.*)$/i;
/**
 * The step's environment for a command that reads files of the pull request: without the action's inputs, the job's
 * tokens and command files, and without the variables that turn git to another repository (`GIT_DIR` and the like).
 */
function commandEnvironment(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || privateVariables.test(name))
            continue;
        if (/^GIT_/i.test(name) && !gitVariables.test(name))
            continue;
        kept[name] = value;
    }
    return kept;
}

;// CONCATENATED MODULE: ./src/impacted-targets/tools.ts

/**
 * The tools of one build system.
 * @param options its options from the configuration file
 */
function toolsFor({ temporary, log, signal }, options) {
    const environment = commandEnvironment(process.env);
    return {
        async run(program, args, { cwd, env = {}, input }) {
            log.debug(`${program} ${args.join(' ')}`);
            const finished = await runCommand(program, args, {
                cwd,
                env: { ...environment, ...env },
                ...(input !== undefined && { input: Buffer.from(input) }),
                signal,
            });
            return {
                exitCode: finished.exitCode,
                stdout: finished.stdout.toString('utf8'),
                stderr: finished.stderr.toString('utf8'),
            };
        },
        temporaryDirectory: () => temporary.create(),
        info: (line) => {
            log.info(line);
        },
        warn: (line) => {
            log.warn(line);
        },
        debug: (line) => {
            log.debug(line);
        },
        signal,
        options,
    };
}

;// CONCATENATED MODULE: ./src/impacted-targets/ask-build-systems.ts




/** Asks the build systems, one after the other, and puts their answers together. */
async function askBuildSystems(systems, comparison, configurations, surroundings) {
    const why = new Map();
    // The pull request's configuration counts as read: its rules are compared with those of the target branch.
    const accountedFor = new Set([configurations.file]);
    const unowned = unownedPolicy(configurations);
    const inOrder = [...systems].sort((a, b) => Number(a.name === 'paths') - Number(b.name === 'paths'));
    for (const listed of inOrder) {
        const system = await listed.load();
        const options = configurations.base.buildSystems[listed.name] ?? {};
        // Options may name a program to run, so those of the pull request are never used.
        if (!(0,external_node_util_.isDeepStrictEqual)(options, configurations.head.buildSystems[listed.name] ?? {})) {
            return { kind: 'all', why: `the options of ${listed.name} in ${configurations.file} changed` };
        }
        const pathsOptions = { ...configurations, accountedFor, unownedTargets: unowned.targets };
        const tools = toolsFor(surroundings, listed.name === 'paths' ? pathsOptions : options);
        surroundings.signal.throwIfAborted();
        const impact = await system.impact(comparison, tools);
        if (impact.kind === 'all')
            return { kind: 'all', why: `${listed.name}: ${impact.why}` };
        const named = (target) => (systems.length > 1 ? `${listed.name}:${target}` : target);
        for (const [target, because] of impact.targets) {
            why.set(named(target), because.kind === 'dependency' ? { kind: 'dependency', target: named(because.target) } : because);
        }
        for (const path of impact.accountedFor)
            accountedFor.add(path);
    }
    const left = comparison.changes.filter(({ path }) => !accountedFor.has(path));
    const [first] = left;
    if (first && !unowned.ignored) {
        const more = left.length > 1 ? ` and ${left.length - 1} more` : '';
        return { kind: 'all', why: `no target owns ${first.path}${more}` };
    }
    return { kind: 'targets', targets: [...why.keys()].sort(git_names/* compareByteOrder */.QC), why };
}

;// CONCATENATED MODULE: ./src/impacted-targets/build-systems/index.ts
/**
 * All build systems, in the order in which `auto` looks for them. To add one, make a folder beside this file and add
 * a line here; a test compares the line with what its folder says.
 */
const buildSystems = [
    {
        name: 'bazel',
        rootFiles: ['MODULE.bazel', 'WORKSPACE', 'WORKSPACE.bazel'],
        executes: 'repository code',
        load: async () => (await __webpack_require__.e(/* import() */ 8239).then(__webpack_require__.bind(__webpack_require__, 8239))).bazel,
    },
    {
        name: 'nx',
        rootFiles: ['nx.json'],
        executes: 'repository code',
        load: async () => (await __webpack_require__.e(/* import() */ 6761).then(__webpack_require__.bind(__webpack_require__, 6761))).nx,
    },
    {
        name: 'turborepo',
        rootFiles: ['turbo.json', 'turbo.jsonc'],
        executes: 'repository code',
        load: async () => (await __webpack_require__.e(/* import() */ 9106).then(__webpack_require__.bind(__webpack_require__, 9106))).turborepo,
    },
    {
        name: 'workspaces',
        rootFiles: ['pnpm-workspace.yaml', 'package.json'],
        executes: 'nothing',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6914), __webpack_require__.e(5395)]).then(__webpack_require__.bind(__webpack_require__, 5395))).workspaces,
    },
    {
        name: 'cargo',
        rootFiles: ['Cargo.toml'],
        executes: 'nothing',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(1472)]).then(__webpack_require__.bind(__webpack_require__, 1472))).cargo,
    },
    {
        name: 'go',
        rootFiles: ['go.work', 'go.mod'],
        executes: 'nothing',
        load: async () => (await __webpack_require__.e(/* import() */ 2650).then(__webpack_require__.bind(__webpack_require__, 2650))).go,
    },
    {
        name: 'gradle',
        rootFiles: ['settings.gradle', 'settings.gradle.kts'],
        executes: 'repository code',
        load: async () => (await __webpack_require__.e(/* import() */ 7626).then(__webpack_require__.bind(__webpack_require__, 7626))).gradle,
    },
    {
        name: 'maven',
        rootFiles: ['pom.xml'],
        executes: 'nothing',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(8433)]).then(__webpack_require__.bind(__webpack_require__, 8433))).maven,
    },
    {
        name: 'pants',
        rootFiles: ['pants.toml'],
        executes: 'repository code',
        load: async () => (await __webpack_require__.e(/* import() */ 8042).then(__webpack_require__.bind(__webpack_require__, 8042))).pants,
    },
    {
        name: 'paths',
        rootFiles: ['.github/impacted-targets.yml'],
        executes: 'nothing',
        load: async () => (await __webpack_require__.e(/* import() */ 7958).then(__webpack_require__.bind(__webpack_require__, 7958))).paths,
    },
];
/** Build systems that answer for others: where the first is used, `auto` leaves the others out. */
const supersedes = {
    nx: ['workspaces', 'turborepo'],
    turborepo: ['workspaces'],
};

;// CONCATENATED MODULE: ./src/impacted-targets/git/changes.ts

/** Arguments of git that list what differs between two commits; the two ids follow. */
const diffArguments = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-renames',
    '--no-abbrev',
    '--ignore-submodules=none',
];
/**
 * Reads the raw output of `git diff-tree -z` (git-diff-tree(1), "Raw output format").
 * @returns every path that differs, in git's order, which is that of the paths' bytes
 */
function readChanges(output) {
    const records = (0,git_names/* nulRecords */.OL)(output);
    const changes = [];
    for (let index = 0; index + 1 < records.length; index += 2) {
        const [baseMode = '', headMode = '', baseObject = '', headObject = '', status] = (records[index] ?? '')
            .slice(1)
            .split(' ');
        const path = records[index + 1] ?? '';
        const base = { path, mode: baseMode, object: baseObject };
        const head = { path, mode: headMode, object: headObject };
        if (status === 'A')
            changes.push({ status: 'added', path, head });
        else if (status === 'D')
            changes.push({ status: 'deleted', path, base });
        else
            changes.push({ status: 'modified', path, base, head });
    }
    return changes;
}

// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __webpack_require__(4990);
;// CONCATENATED MODULE: ./src/impacted-targets/git/checkout.ts




/** The last line of an error output that says something, without credentials that stand in addresses. */
function lastErrorLine(stderr) {
    const lines = withoutCredentials(stderr.toString('utf8'))
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(hint|warning):/.test(line));
    const fatal = lines.findLast((line) => /^(fatal|error|remote):/.test(line) && line !== 'fatal: early EOF');
    return (0,one_line/* shortened */.v)(fatal ?? lines.at(-1) ?? 'it printed nothing', 500);
}
/** Text with what stands before the `@` of an address left out. */
function withoutCredentials(text) {
    return text.replaceAll(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1');
}
/**
 * Finds the repository of a working directory.
 * @param workingDirectory absolute path
 * @throws ImpactError when git is missing, the directory is in no repository, or git does not trust its owner
 */
async function openCheckout(workingDirectory, signal) {
    let directory;
    try {
        directory = await (0,promises_.realpath)(workingDirectory);
    }
    catch {
        throw new build_system/* ImpactError */.X(`working-directory: ${workingDirectory} does not exist. Run actions/checkout in a step before this one`);
    }
    const env = { ...commandEnvironment(process.env), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
    const git = async (...args) => {
        try {
            return await runCommand('git', args, { cwd: directory, env, signal });
        }
        catch (error) {
            if (!(error instanceof build_system/* ToolMissing */.L))
                throw error;
            throw new build_system/* ImpactError */.X('git was not found on this machine. Install git 2.38 or newer in a step before this one, and check out with it');
        }
    };
    const [described, configured, head] = await Promise.all([
        git('rev-parse', '--path-format=absolute', '--show-object-format', '--is-inside-work-tree', '--git-path', 'objects', '--git-path', 'shallow', '--show-toplevel', '--show-prefix'),
        git('config', '--list', '--includes', '-z'),
        git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'),
    ]);
    if (described.exitCode !== 0)
        throw unusable(directory, described.stderr);
    const lines = described.stdout.toString('utf8').split('\n');
    const [objectFormat, inside, objects, shallow, toplevel, prefix = ''] = lines;
    if (!objectFormat || inside !== 'true' || !objects || !shallow || !toplevel || lines.length > 7) {
        throw new build_system/* ImpactError */.X(`working-directory: git cannot say where the repository of ${directory} is. Check out to a directory whose name holds no line break, and do not check out bare`);
    }
    const commit = head.stdout.toString('utf8').trim();
    return {
        directory: toplevel,
        root: prefix.replace(/\/$/, ''),
        objectFormat,
        objects,
        shallow,
        ...(commit && { head: commit }),
        configuration: configured.stdout
            .toString('utf8')
            .split('\0')
            .filter((record) => record !== '')
            .map((record) => {
            const end = record.indexOf('\n');
            return end === -1 ? [record, undefined] : [record.slice(0, end), record.slice(end + 1)];
        }),
    };
}
function unusable(directory, stderr) {
    const text = stderr.toString('utf8');
    if (text.includes('dubious ownership') || text.includes('unsafe repository')) {
        return new build_system/* ImpactError */.X(`git does not read ${directory}, because the directory belongs to another user. ` +
            `Run \`git config --global --add safe.directory ${directory}\` in a step before this one`);
    }
    if (text.includes('not a git repository')) {
        return new build_system/* ImpactError */.X(`working-directory: ${directory} is in no Git repository. Run actions/checkout in a step before this one, ` +
            'or give base-sha and head-sha a checkout to be looked up in');
    }
    if (text.includes('must be run in a work tree')) {
        return new build_system/* ImpactError */.X(`working-directory: ${directory} is in a bare repository. Run actions/checkout, which makes a working tree`);
    }
    return new build_system/* ImpactError */.X(`git rev-parse in ${directory}: ${lastErrorLine(stderr)}. Check that actions/checkout ran and that git is 2.38 or newer`);
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/merge.ts





/** Whoever is named in a commit that only this step sees. The date makes it the same on every machine. */
const nobody = Object.fromEntries(['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'merge queue'],
    [`GIT_${role}_EMAIL`, 'merge-queue@localhost'],
    [`GIT_${role}_DATE`, '@0 +0000'],
]));
/**
 * Merges a pull request's head into the head of the target branch without a working tree (git-merge-tree(1),
 * `--write-tree`), after fetching the commits between them where they are absent.
 * @throws ImpactError when the commits cannot be fetched
 */
async function mergeInMemory(repository, sides) {
    const { target, targetBranch, pullRequest, pullRequestHead } = sides;
    const name = `pull request ${pullRequest}`;
    const here = await Promise.all([repository.commit(target), repository.commit(pullRequestHead)]);
    if (here.includes(undefined) || (await isShallow(repository)) || repository.remote?.hasTrees === false) {
        const failure = await repository.fetchCommits([target, pullRequestHead], 'history');
        if (failure !== undefined) {
            throw new build_system/* ImpactError */.X(`The commits between ${target} (head of ${targetBranch}) and ${pullRequestHead} (head of ${name}) ` +
                `could not be fetched from ${repository.remoteName()}: ${failure}. Check out with fetch-depth: 0`);
        }
    }
    const bases = await repository.git(['merge-base', '--all', target, pullRequestHead]);
    if (bases.exitCode !== 0) {
        return { kind: 'all', why: `${targetBranch} and ${name} have no commit in common, so they cannot be merged` };
    }
    await fetchTrees(repository, [target, pullRequestHead, ...bases.stdout.toString('utf8').trim().split('\n')]);
    const merged = await repository.gitWithRemote([
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        target,
        pullRequestHead,
    ]);
    const [tree = '', ...conflicts] = (0,git_names/* nulRecords */.OL)(merged.stdout);
    if (merged.exitCode === 1 && conflicts.length > 0) {
        const sample = conflicts.slice(0, 3).join(', ') + (conflicts.length > 3 ? ', …' : '');
        return { kind: 'all', why: `${name} conflicts with ${targetBranch} in ${conflicts.length} files (${sample})` };
    }
    if (merged.exitCode !== 0) {
        const old = merged.stderr.toString('utf8').includes('usage: git merge-tree');
        return {
            kind: 'all',
            why: old
                ? `the merge commit of ${name} is not to be had, and this git is too old to merge in memory (2.38 or newer can)`
                : `${name} could not be merged with ${targetBranch} in memory: ${lastErrorLine(merged.stderr)}`,
        };
    }
    const made = await repository.output(['commit-tree', '-p', target, '-p', pullRequestHead, '-m', `Merge ${name}`, tree], undefined, nobody);
    const commit = await repository.commit(made.toString('utf8').trim());
    if (!commit)
        throw new build_system/* ImpactError */.X(`git commit-tree made no commit of ${tree}. Check that the disk has room`);
    return { kind: 'merged', commit };
}
async function isShallow(repository) {
    const list = await (0,promises_.stat)((0,external_node_path_.join)(repository.directory, 'shallow')).catch(() => undefined);
    return list !== undefined && list.size > 0;
}
/** Fetches the directories of these commits, which a fetch of the history leaves out. */
async function fetchTrees(repository, commits) {
    const found = await Promise.all(commits.map((id) => repository.commit(id)));
    const trees = [...new Set(found.flatMap((commit) => (commit ? [commit.tree] : [])))];
    const present = await repository.output(['cat-file', '--batch-check'], Buffer.from(`${trees.join('\n')}\n`));
    const lines = present.toString('latin1').split('\n');
    await repository.fetchObjects(trees.filter((_, index) => lines[index]?.endsWith(' missing')));
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/commits.ts



/**
 * Finds the two commits that are compared, and fetches what is absent of them.
 *
 * What the inputs name is compared as it is. Otherwise the head is the pull request's merge commit and the base is
 * the commit of the target branch that it was merged with, its first parent: the difference is then what the pull
 * request brings, and nothing that came to the target branch since. Where no merge commit of this head commit is to
 * be had, the head commit and the head of the target branch are merged in memory.
 * @throws ImpactError when it is not known what to compare, or a commit cannot be fetched
 */
async function chooseCommits(repository, request) {
    const { event } = request;
    const given = {
        base: request.baseSha ? (0,git_names/* fullCommitId */.QF)(request.baseSha, 'base-sha') : undefined,
        head: request.headSha ? (0,git_names/* fullCommitId */.QF)(request.headSha, 'head-sha') : undefined,
    };
    if (event.targetBranch !== undefined)
        (0,git_names/* checkBranchName */.I$)(event.targetBranch);
    if (event.mergeGroup) {
        const base = given.base ?? (0,git_names/* fullCommitId */.QF)(event.mergeGroup.baseSha, 'merge_group.base_sha');
        const head = given.head ?? (0,git_names/* fullCommitId */.QF)(event.mergeGroup.headSha, 'merge_group.head_sha');
        return pair(await need(repository, base, given.base ? 'base-sha' : 'base of the merge group'), await need(repository, head, given.head ? 'head-sha' : 'head of the merge group'));
    }
    const ids = [given.base, given.head].filter((id) => id !== undefined);
    if (ids.length > 0)
        await repository.lookUp(ids);
    const base = given.base ? await need(repository, given.base, 'base-sha') : undefined;
    if (given.head) {
        const head = await need(repository, given.head, 'head-sha');
        return pair(base ?? (await baseOf(repository, head.commit, event)), head);
    }
    const merge = await mergeCommit(repository, event);
    if (merge.kind === 'all')
        return merge;
    return pair(base ?? merge.base, merge.head);
}
function pair(base, head) {
    return { kind: 'commits', base, head };
}
/** The base for a `head-sha` that came without `base-sha`. */
async function baseOf(repository, head, event) {
    const [first, second] = head.parents;
    if (first !== undefined && second !== undefined && second === event.headSha?.toLowerCase()) {
        return need(repository, first, targetHead(event));
    }
    if (event.targetBranch === undefined) {
        throw new build_system/* ImpactError */.X('head-sha is given, but it is not known what to compare it with. Give base-sha as well');
    }
    const ref = `refs/heads/${event.targetBranch}`;
    const id = (await repository.remoteRefs([ref])).get(ref);
    if (id === undefined)
        throw noTargetBranch(repository, event.targetBranch);
    return need(repository, id, targetHead(event));
}
async function mergeCommit(repository, event) {
    const { pullRequest, targetBranch } = event;
    if (pullRequest === undefined) {
        throw new build_system/* ImpactError */.X('It is not known which commits to compare, because this event is about no pull request. ' +
            'Give the pull-request input, or both base-sha and head-sha');
    }
    const headSha = event.headSha ? (0,git_names/* fullCommitId */.QF)(event.headSha, 'pull-request-sha') : undefined;
    const what = `merge commit of pull request ${pullRequest}`;
    const checkedOut = repository.checkout.head ? await repository.commit(repository.checkout.head) : undefined;
    if (checkedOut && headSha !== undefined && checkedOut.parents.length === 2 && checkedOut.parents[1] === headSha) {
        return {
            kind: 'commits',
            base: await need(repository, checkedOut.parents[0] ?? '', targetHead(event)),
            head: await need(repository, checkedOut.id, what),
        };
    }
    const names = {
        merge: `refs/pull/${pullRequest}/merge`,
        head: `refs/pull/${pullRequest}/head`,
        target: `refs/heads/${targetBranch ?? ''}`,
    };
    const refs = await repository.remoteRefs(Object.values(names));
    const pullRequestHead = headSha ?? refs.get(names.head);
    const mergeId = refs.get(names.merge);
    if (mergeId !== undefined) {
        if (!(await isHere(repository, mergeId)))
            await repository.fetchCommits([mergeId], 'parents');
        const merge = await repository.commit(mergeId);
        const [first, second] = merge?.parents ?? [];
        // GitHub leaves an older merge commit there while a newer one is being made, or cannot be made.
        if (merge && first !== undefined && second !== undefined && second === (pullRequestHead ?? second)) {
            return {
                kind: 'commits',
                base: await need(repository, first, targetHead(event)),
                head: await need(repository, merge.id, what),
            };
        }
    }
    const target = refs.get(names.target);
    if (targetBranch === undefined || target === undefined)
        throw noTargetBranch(repository, targetBranch);
    if (pullRequestHead === undefined) {
        throw new build_system/* ImpactError */.X(`Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. ` +
            'Check the pull-request input, or give base-sha and head-sha');
    }
    const merged = await mergeInMemory(repository, {
        target,
        targetBranch,
        pullRequest,
        pullRequestHead,
    });
    if (merged.kind === 'all')
        return merged;
    return {
        kind: 'commits',
        base: await need(repository, target, targetHead(event)),
        head: { commit: merged.commit, what: `head of pull request ${pullRequest} merged in memory` },
    };
}
function targetHead({ targetBranch }) {
    return targetBranch === undefined ? 'head of the target branch' : `head of ${targetBranch}`;
}
function noTargetBranch(repository, branch) {
    return new build_system/* ImpactError */.X(branch === undefined
        ? 'It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha'
        : `${repository.remoteName()} has no branch ${branch}. Check target-branch, or give base-sha and head-sha`);
}
/** True when the commit is here with its directories. */
async function isHere(repository, id) {
    return (repository.remote?.hasTrees ?? true) && (await repository.commit(id)) !== undefined;
}
/** The commit, fetched when it is absent. */
async function need(repository, id, what) {
    if (!(await isHere(repository, id))) {
        const depth = what.startsWith('head of') && !what.endsWith('group') ? 2 : 0;
        const advice = `Check out with fetch-depth: ${depth}` +
            (depth === 0 ? '' : ' (or 0)') +
            ', or leave persist-credentials on, so that it can be fetched here';
        if (!repository.remote) {
            throw new build_system/* ImpactError */.X(`Commit ${id} (${what}) is not in the checkout at ${repository.checkout.directory}, which has no remote called origin. ${advice}`);
        }
        const failure = await repository.fetchCommits([id], 'commit');
        if (failure !== undefined) {
            throw new build_system/* ImpactError */.X(`Commit ${id} (${what}) could not be fetched from ${repository.remoteName()}: ${failure}. ${advice}`);
        }
    }
    const commit = await repository.commit(id);
    if (!commit) {
        throw new build_system/* ImpactError */.X(`${what}: ${id} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
    }
    return { commit, what };
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/git-tree.ts


/** Up to so many paths are looked up by name; for more the whole commit is listed, which is one process as well. */
const lookedUpByName = 100;
/** One commit of the private repository. */
class GitTree {
    side;
    object;
    repository;
    temporary;
    #entries;
    #directory;
    #links;
    constructor(side, object, repository, temporary) {
        this.side = side;
        this.object = object;
        this.repository = repository;
        this.temporary = temporary;
    }
    entries() {
        this.#entries ??= this.#list([]);
        return this.#entries;
    }
    async read(paths) {
        const wanted = new Set(paths);
        if (wanted.size === 0)
            return new Map();
        const byName = !this.#entries && wanted.size <= lookedUpByName && [...wanted].every((path) => path !== '' && (0,git_names/* isTextPath */.v3)(path));
        const entries = await (byName ? this.#list([...wanted]) : this.entries());
        const files = entries.filter(({ path, mode }) => wanted.has(path) && mode.startsWith('100'));
        const contents = await readObjects(this.repository, files.map(({ object }) => object));
        return new Map(files.map(({ path, object }) => [path, contents.get(object) ?? Buffer.alloc(0)]));
    }
    links() {
        this.#links ??= this.#readLinks();
        return this.#links;
    }
    async #readLinks() {
        const links = (await this.entries()).filter(({ mode }) => mode === '120000');
        const contents = await readObjects(this.repository, links.map(({ object }) => object));
        return new Map(links.map(({ path, object }) => [path, (0,git_names/* decodePath */.q0)(contents.get(object) ?? Buffer.alloc(0))]));
    }
    directory() {
        this.#directory ??= this.#checkOut();
        return this.#directory;
    }
    async #list(paths) {
        const args = ['ls-tree', '-z', '--full-tree', ...(paths.length === 0 ? ['-r'] : []), this.object];
        const output = await this.repository.output(paths.length === 0 ? args : [...args, '--', ...paths]);
        return (0,git_names/* nulRecords */.OL)(output).map((record) => {
            const tab = record.indexOf('\t');
            const [mode = '', , object = ''] = record.slice(0, tab).split(' ');
            return { path: record.slice(tab + 1), mode, object };
        });
    }
    async #checkOut() {
        const files = (await this.entries()).filter(({ mode }) => mode !== '160000');
        await fetchMissing(this.repository, files.map(({ object }) => object));
        return this.repository.checkOut(this.object, this.temporary);
    }
}
/** Fetches those of the objects that are not here, in one go. */
async function fetchMissing(repository, objects) {
    const unique = [...new Set(objects)];
    if (unique.length === 0)
        return;
    const output = await repository.output(['cat-file', '--batch-check'], Buffer.from(`${unique.join('\n')}\n`));
    const missing = output.toString('latin1').split('\n');
    await repository.fetchObjects(missing.flatMap((line) => (line.endsWith(' missing') ? [line.slice(0, -' missing'.length)] : [])));
}
/** The content of blobs, by object name: one process, and one fetch where some are not here. */
async function readObjects(repository, objects) {
    const contents = new Map();
    const missing = await readPresent(repository, new Set(objects), contents);
    if (missing.length === 0)
        return contents;
    await repository.fetchObjects(missing);
    const still = await readPresent(repository, new Set(missing), contents);
    if (still.length === 0)
        return contents;
    throw new build_system/* ImpactError */.X(`Object ${still[0] ?? ''} was fetched from ${repository.remoteName()} but is not there. Check out with fetch-depth: 0`);
}
async function readPresent(repository, objects, contents) {
    if (objects.size === 0)
        return [];
    const output = await repository.output(['cat-file', '--batch'], Buffer.from(`${[...objects].join('\n')}\n`));
    const missing = [];
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(0x0a, at);
        const [object = '', kind = '', size = '0'] = output.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (kind === 'missing') {
            missing.push(object);
            continue;
        }
        contents.set(object, output.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return missing;
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/remote.ts
/** Name that the checkout's remote has in the private repository. */
const sourceRemote = 'source';
/** Sections that say how a server is reached: credentials, proxies, certificates, rewritten addresses. */
const reach = /^(http|credential|url|protocol|ssh)\.|^core\.(sshcommand|gitproxy|askpass|longpaths)$/;
/** Settings of one remote that say how it is reached. */
const reachOfRemote = /^(url|proxy|proxyauthmethod|uploadpack|vcs|serveroption)$/;
/** The remote that the checkout came from: `origin`, or the only one there is. Undefined without one. */
function findRemote(checkout) {
    const urls = new Map();
    for (const [key, value] of checkout.configuration) {
        const name = /^remote\.(.+)\.url$/s.exec(key)?.[1];
        if (name !== undefined && value && !urls.has(name))
            urls.set(name, value);
    }
    const name = urls.has('origin') ? 'origin' : urls.size === 1 ? [...urls.keys()][0] : undefined;
    const url = name === undefined ? undefined : urls.get(name);
    if (name === undefined || url === undefined)
        return undefined;
    const prefix = `remote.${name}.`;
    const configuration = [];
    let hasTrees = true;
    for (const [key, value] of checkout.configuration) {
        if (reach.test(key))
            configuration.push([key, value]);
        if (!key.startsWith(prefix))
            continue;
        const setting = key.slice(prefix.length);
        if (reachOfRemote.test(setting))
            configuration.push([`remote.${sourceRemote}.${setting}`, value]);
        if (setting === 'partialclonefilter' && value && !/^blob:(none|limit=\w+)$/.test(value))
            hasTrees = false;
    }
    return { name, url, configuration, hasTrees };
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/private-repository.ts






/**
 * A bare repository of this step alone, which borrows the objects of the user's checkout (gitrepository-layout(5),
 * `objects/info/alternates`). Whatever is fetched or made lands here, so that the checkout's objects, refs, index,
 * configuration and list of shallow commits stay as they are.
 */
class PrivateRepository {
    directory;
    checkout;
    remote;
    signal;
    #environment;
    #commits = new Map();
    constructor(directory, checkout, remote, 
    /** The clean environment of the step, without the user's global configuration of git. */
    environment, signal) {
        this.directory = directory;
        this.checkout = checkout;
        this.remote = remote;
        this.signal = signal;
        this.#environment = environment;
    }
    static async create(checkout, temporary, signal) {
        const place = await temporary.create();
        const empty = (0,external_node_path_.join)(place, 'empty');
        await (0,promises_.writeFile)(empty, '');
        const environment = gitEnvironment(empty);
        const directory = (0,external_node_path_.join)(place, 'repository.git');
        const repository = new PrivateRepository(directory, checkout, findRemote(checkout), environment, signal);
        await layOut(directory, checkout.objectFormat, [checkout.objects]);
        await copyIfThere(checkout.shallow, (0,external_node_path_.join)(directory, 'shallow'));
        return repository;
    }
    /**
     * Runs git in this repository.
     * @param env more variables
     */
    async git(args, input, env = {}) {
        return runCommand('git', [`--git-dir=${this.directory}`, ...args], {
            cwd: this.directory,
            env: { ...this.#environment, ...env },
            ...(input && { input }),
            signal: this.signal,
        });
    }
    /**
     * Runs git in this repository and takes any exit code but 0 for a failure.
     * @throws ImpactError with git's last words
     */
    async output(args, input, env = {}) {
        const { exitCode, stdout, stderr } = await this.git(args, input, env);
        if (exitCode === 0)
            return stdout;
        throw new build_system/* ImpactError */.X(`git ${args[0] ?? ''} ended with exit code ${exitCode}: ${lastErrorLine(stderr)}. ` +
            'Check that the checkout is complete (git fsck), or check out again');
    }
    /** The commit with this id, or undefined when it is not here. A tag stands for its commit. */
    async commit(id) {
        if (!this.#commits.has(id))
            await this.lookUp([id]);
        return this.#commits.get(id);
    }
    /** Looks several commits up at once, so that `commit` has them at hand. */
    async lookUp(ids) {
        const input = ids.map((id) => `${id}^{commit}\n`).join('');
        const output = await this.output(['cat-file', '--batch'], Buffer.from(input));
        let at = 0;
        for (const id of ids) {
            const end = output.indexOf(0x0a, at);
            const [found, kind, size] = output.toString('latin1', at, end).split(' ');
            at = end + 1;
            if (found === undefined || kind !== 'commit')
                continue;
            const header = output
                .toString('utf8', at, at + Number(size))
                .split('\n\n', 1)[0]
                ?.split('\n') ?? [];
            at += Number(size) + 1;
            const named = (key) => header.flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
            this.#commits.set(id, { id: found, tree: named('tree')[0] ?? '', parents: named('parent') });
        }
    }
    /**
     * The ids of these full ref names at the remote; a ref that is not there is not in the answer.
     * @throws ImpactError when the remote cannot be reached
     */
    async remoteRefs(names) {
        this.#remote('its refs');
        const { exitCode, stdout, stderr } = await this.#reach(['ls-remote', '--quiet', sourceRemote, ...names], {});
        if (exitCode !== 0) {
            throw new build_system/* ImpactError */.X(`The refs ${names.join(', ')} could not be listed at ${this.remoteName()}: ${lastErrorLine(stderr)}. ${credentialsAdvice}`);
        }
        const found = new Map();
        for (const line of stdout.toString('utf8').split('\n')) {
            const [id = '', name = ''] = line.split('\t');
            if (names.includes(name))
                found.set(name, id);
        }
        return found;
    }
    /**
     * Fetches commits by their ids, without tags, history and the content of files, where the server can leave these out.
     * @returns undefined on success, else git's last words
     */
    async fetchCommits(ids, reach) {
        const depth = { commit: '--depth=1', parents: '--depth=2', history: '--depth=2147483647' }[reach];
        const filter = reach === 'history' ? '--filter=tree:0' : '--filter=blob:none';
        const hasHead = await this.#tellWhatIsHere();
        return this.#fetch([depth, filter], ids, hasHead ? [] : withoutNegotiation);
    }
    /**
     * Fetches objects by their ids, each alone (a tree comes with the trees below it).
     * @throws ImpactError when the remote does not give them
     */
    async fetchObjects(ids) {
        if (ids.length === 0)
            return;
        this.#remote(`object ${ids[0] ?? ''}`);
        // The same request that git itself makes when an object of a partial clone is missing.
        const failure = await this.#fetch(['--filter=blob:none'], ids, withoutNegotiation);
        if (failure === undefined)
            return;
        throw new build_system/* ImpactError */.X(`${ids.length} files that the checkout lacks (object ${ids[0] ?? ''}) could not be fetched from ${this.remoteName()}: ${failure}. ` +
            'Check out without a filter, or with fetch-depth: 0');
    }
    /** Runs git with the remote at hand, so that it fetches by itself whatever object it misses. */
    async gitWithRemote(args, env = {}) {
        return this.remote ? this.#reach(args, { env }) : this.git(args, undefined, env);
    }
    /** Where commits come from, without credentials. */
    remoteName() {
        return this.remote ? `${this.remote.name} (${withoutCredentials(this.remote.url)})` : 'no remote';
    }
    /**
     * A new repository with a working tree at this commit. Its objects are borrowed from here.
     * @returns absolute path of the working tree
     */
    async checkOut(commit, temporary) {
        const directory = (0,external_node_path_.join)(await temporary.create(), 'tree');
        const run = async (args) => {
            const { exitCode, stderr } = await runCommand('git', args, {
                cwd: this.directory,
                env: this.#environment,
                signal: this.signal,
            });
            if (exitCode === 0)
                return;
            throw new build_system/* ImpactError */.X(`git ${args.includes('init') ? 'init' : 'checkout'} of ${commit} in a temporary directory: ${lastErrorLine(stderr)}. ` +
                'Check that the disk has room for one more copy of the files');
        };
        await run(['init', '--quiet', '--template=', `--object-format=${this.checkout.objectFormat}`, directory]);
        const gitDirectory = (0,external_node_path_.join)(directory, '.git');
        await borrow((0,external_node_path_.join)(gitDirectory, 'objects'), [(0,external_node_path_.join)(this.directory, 'objects')]);
        await copyIfThere((0,external_node_path_.join)(this.directory, 'shallow'), (0,external_node_path_.join)(gitDirectory, 'shallow'));
        await run([
            '-C',
            directory,
            '-c',
            'advice.detachedHead=false',
            '-c',
            'checkout.workers=0',
            'checkout',
            '--quiet',
            '--force',
            '--detach',
            commit,
        ]);
        return directory;
    }
    #remote(wanted) {
        if (this.remote)
            return this.remote;
        throw new build_system/* ImpactError */.X(`The checkout at ${this.checkout.directory} lacks ${wanted} and has no remote called origin to fetch it from. ` +
            'Check out with actions/checkout and fetch-depth: 0');
    }
    /** Names the checkout's commit to the server as known, so that it sends only what differs. */
    async #tellWhatIsHere() {
        const { head } = this.checkout;
        if (head === undefined || this.remote?.hasTrees !== true)
            return false;
        await this.output(['update-ref', 'refs/merge-queue/checkout', head]);
        return true;
    }
    async #fetch(options, ids, settings) {
        const args = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...options];
        const { exitCode, stderr } = await this.#reach([...args, '--stdin', sourceRemote], {
            input: Buffer.from(`${ids.join('\n')}\n`),
            settings,
        });
        return exitCode === 0 ? undefined : lastErrorLine(stderr);
    }
    /** Runs git where relative addresses of the checkout's remote hold, with all that it takes to reach the remote. */
    async #reach(args, { input, settings = [], env = {} }) {
        const all = [...(this.remote?.configuration ?? []), ...partialClone, ...settings];
        const variables = { GIT_CONFIG_COUNT: String(all.length) };
        for (const [index, [key, value]] of all.entries()) {
            variables[`GIT_CONFIG_KEY_${index}`] = key;
            // A key without `=` is true; in the environment it can only be written with a value.
            variables[`GIT_CONFIG_VALUE_${index}`] = value ?? 'true';
        }
        return runCommand('git', [`--git-dir=${this.directory}`, ...args], {
            cwd: this.checkout.directory,
            env: { ...this.#environment, ...env, ...variables },
            ...(input && { input }),
            signal: this.signal,
        });
    }
}
/**
 * Makes the remote one whose objects may be absent. Only commands that may fetch are told so: all others find an
 * absent object absent, instead of fetching one after the other.
 */
const partialClone = [
    [`remote.${sourceRemote}.promisor`, 'true'],
    [`remote.${sourceRemote}.partialclonefilter`, 'blob:none'],
    // The checkout's refs are not asked for: its commit is named to the server where that helps.
    ['core.alternateRefsPrefixes', 'refs/merge-queue/none/'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
];
/** Asks for whole objects, without telling the server what is here already. */
const withoutNegotiation = [['fetch.negotiationAlgorithm', 'noop']];
const credentialsAdvice = 'Check that actions/checkout ran for this repository and left its credentials (persist-credentials), or give base-sha and head-sha and check out with fetch-depth: 0';
/** The step's environment with git turned away from all configuration but what it is given. */
function gitEnvironment(emptyFile) {
    const kept = Object.entries(commandEnvironment(process.env)).filter(([name]) => !/^GIT_CONFIG/i.test(name));
    return {
        ...Object.fromEntries(kept),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: emptyFile,
        GIT_ATTR_NOSYSTEM: '1',
        XDG_CONFIG_HOME: (0,external_node_path_.join)(emptyFile, '..', 'none'),
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LITERAL_PATHSPECS: '1',
    };
}
/** Makes an empty bare repository (gitrepository-layout(5)), as `git init` would, without a process. */
async function layOut(directory, objectFormat, objects) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(directory, 'refs'), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
    const format = objectFormat === 'sha1'
        ? '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
        : `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = ${objectFormat}\n`;
    await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'config'), format);
    await borrow((0,external_node_path_.join)(directory, 'objects'), objects);
}
/** Lets an object store use the objects of others. */
async function borrow(store, others) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(store, 'info'), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(store, 'info', 'alternates'), others.map((other) => `${other}\n`).join(''));
}
async function copyIfThere(from, to) {
    try {
        await (0,promises_.copyFile)(from, to);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
}

;// CONCATENATED MODULE: ./src/impacted-targets/git/comparison.ts





/**
 * Opens the two commits that a pull request's targets are computed from. The user's checkout is only read.
 * @param temporary where fetched objects and files of the commits are put; the caller removes it
 * @throws ImpactError when there is no repository, or a commit cannot be had
 */
async function openComparison(request, temporary, signal) {
    const checkout = await openCheckout(request.workingDirectory, signal);
    const repository = await PrivateRepository.create(checkout, temporary, signal);
    const chosen = await chooseCommits(repository, request);
    if (chosen.kind === 'all')
        return chosen;
    const { base, head } = chosen;
    const differences = await repository.output([...diffArguments, base.commit.id, head.commit.id]);
    return {
        kind: 'comparison',
        base: { commit: base.commit.id, what: base.what },
        head: { commit: head.commit.id, what: head.what },
        comparison: {
            base: new GitTree('base', base.commit.id, repository, temporary),
            head: new GitTree('head', head.commit.id, repository, temporary),
            changes: readChanges(differences),
            root: checkout.root,
            checkout: checkout.directory,
        },
    };
}

;// CONCATENATED MODULE: ./src/impacted-targets/explain.ts
/** How a reason reads. */
function describe(because) {
    if (because.kind === 'file')
        return `${because.path} changed`;
    return because.kind === 'graph' ? because.what : `${because.target} is impacted`;
}
/**
 * The targets from one to the one that something happened to, each depending on the next.
 * @param why the reason for each impacted target
 */
function dependencyChain(target, why) {
    const chain = [target];
    for (;;) {
        const because = why.get(chain.at(-1) ?? '');
        if (because?.kind !== 'dependency' || chain.includes(because.target))
            return chain;
        chain.push(because.target);
    }
}
/** Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. */
function explain(target, why) {
    const [, ...others] = dependencyChain(target, why);
    const last = why.get(others.at(-1) ?? target);
    const through = others.map((one) => `, which depends on ${one}`).join('');
    return `${target}${through}: ${last ? describe(last) : 'the reason is not known'}`;
}

;// CONCATENATED MODULE: ./src/impacted-targets/select-build-systems.ts




/** @throws ImpactError for a name that is no build system's */
function checkNames(from) {
    const known = ['auto', ...buildSystems.map(({ name }) => name)];
    const names = [...new Set(from.map((name) => name.trim().toLowerCase()).filter((name) => name !== ''))];
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined || names.length === 0) {
        throw new build_system/* ImpactError */.X(`impacted-targets-from: ${unknown === undefined ? 'nothing is given' : `${JSON.stringify(unknown)} is no build system${suggestion(unknown, known)}`}. ` +
            `Give auto, or any of ${known.slice(1).join(', ')}, one a line`);
    }
    return names;
}
/** The build systems to ask. `auto` takes those that either commit uses; when the two differ, names would too. */
async function selectBuildSystems(asked, comparison, configurations) {
    if (!asked.includes('auto')) {
        if (asked.includes('paths') &&
            [configurations.base, configurations.head].every(({ rules }) => rules.length === 0)) {
            throw new build_system/* ImpactError */.X(`impacted-targets-from: paths needs targets in ${configurations.file}, and neither commit has any there. Add the file, or name another build system`);
        }
        const systems = buildSystems.filter(({ name }) => asked.includes(name));
        for (const { name, rootFiles } of systems) {
            if (name === 'paths')
                continue;
            const files = rootFiles.map((file) => external_node_path_.posix.join(comparison.root, file));
            const there = await Promise.all([comparison.base.read(files), comparison.head.read(files)]);
            if (there.every((found) => found.size === 0)) {
                throw new build_system/* ImpactError */.X(`impacted-targets-from: ${name} is not used in ${comparison.root || 'the root of the repository'}: neither commit has ${rootFiles.join(' or ')} there. Set working-directory, or name another build system`);
            }
        }
        return { kind: 'systems', systems };
    }
    const found = { base: new Set(), head: new Set() };
    for (const side of ['base', 'head']) {
        const used = await detect(comparison[side], comparison.root);
        if (configurations[side].rules.length > 0)
            used.add('paths');
        for (const name of used)
            for (const other of supersedes[name] ?? [])
                used.delete(other);
        for (const name of [...used, ...asked])
            if (name !== 'auto')
                found[side].add(name);
    }
    const lists = { base: [...found.base].sort(), head: [...found.head].sort() };
    if (lists.base.join() !== lists.head.join()) {
        const list = (names) => names.join(', ') || 'nothing';
        return {
            kind: 'all',
            why: `the pull request changes the build systems from ${list(lists.base)} to ${list(lists.head)}`,
        };
    }
    if (lists.head.length === 0) {
        const files = buildSystems.flatMap(({ rootFiles }) => rootFiles).join(', ');
        throw new build_system/* ImpactError */.X(`impacted-targets-from: auto found no build system in ${comparison.root || 'the root of the repository'}: none of ${files}. ` +
            `Set working-directory, or write rules for paths in ${configurations.file}`);
    }
    return { kind: 'systems', systems: buildSystems.filter(({ name }) => found.head.has(name)) };
}
/** Names of the build systems that a commit uses, `paths` left out. */
async function detect(tree, root) {
    const used = new Set();
    const candidates = buildSystems.filter(({ name }) => name !== 'paths');
    const present = await tree.read(candidates.flatMap(({ rootFiles }) => rootFiles.map((file) => external_node_path_.posix.join(root, file))));
    for (const listed of candidates) {
        if (!listed.rootFiles.some((file) => present.has(external_node_path_.posix.join(root, file))))
            continue;
        const system = await listed.load();
        if (!system.detect || (await system.detect(tree, root)))
            used.add(listed.name);
    }
    return used;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/impacted-targets/temporary-directories.ts



/** Directories of this step alone, outside the checkout, which are removed together. */
class TemporaryDirectories {
    parent;
    #made = [];
    /** @param parent where they are made: the runner's temporary directory, where there is one */
    constructor(parent = process.env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)()) {
        this.parent = parent;
    }
    /** A new, empty directory that only this user can read. Absolute path without symlinks. */
    async create() {
        const directory = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.parent, 'merge-queue-')));
        this.#made.push(directory);
        return directory;
    }
    /** Removes them all, with what a build tool made read-only. */
    async remove() {
        const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };
        for (const directory of this.#made.splice(0)) {
            try {
                await (0,promises_.rm)(directory, options);
            }
            catch {
                await makeWritable(directory);
                await (0,promises_.rm)(directory, options);
            }
        }
    }
}
async function makeWritable(directory) {
    await (0,promises_.chmod)(directory, 0o700);
    for (const name of await (0,promises_.readdir)(directory)) {
        const path = (0,external_node_path_.join)(directory, name);
        if ((await (0,promises_.lstat)(path)).isDirectory())
            await makeWritable(path);
    }
}

;// CONCATENATED MODULE: ./src/impacted-targets/compute.ts










/**
 * Computes the targets that a pull request impacts. The user's checkout is only read, and everything that is made on
 * the way is removed before this returns or throws.
 * @param surroundings where lines for people go, and the signal that ends everything
 * @throws ImpactError when it cannot be said what to compare or a build system cannot answer; ConfigurationError when
 * the configuration file has mistakes; the signal's reason when it is aborted
 */
async function computeImpactedTargets(request, surroundings) {
    const temporary = new TemporaryDirectories();
    const warnings = [];
    const log = {
        info: (line) => {
            surroundings.log.info(line);
        },
        debug: (line) => {
            surroundings.log.debug(line);
        },
        warn: (line) => {
            warnings.push(line);
            surroundings.log.warn(line);
        },
    };
    try {
        const computed = await compute(request, { temporary, log, signal: surroundings.signal });
        logAnswer(computed, log);
        return { ...computed, warnings };
    }
    finally {
        await temporary.remove();
    }
}
async function compute(request, surroundings) {
    const { log, signal, temporary } = surroundings;
    const asked = checkNames(request.from);
    const { untrustedIn } = request;
    if (untrustedIn !== undefined) {
        refuseToExecute(buildSystems.filter(({ name }) => asked.includes(name)), untrustedIn);
    }
    const impactAllPaths = inputGlobs(request.impactAllPaths ?? []);
    const opened = await openComparison(request, temporary, signal);
    if (opened.kind === 'all') {
        log.warn(`The two sides cannot be compared, so everything counts as impacted: ${opened.why}`);
        return { kind: 'all', why: opened.why, buildSystems: [] };
    }
    const { comparison, base, head } = opened;
    const compared = { base, head, changedFiles: comparison.changes.length };
    log.info(`Comparing ${base.commit} (${base.what}) with ${head.commit} (${head.what}): ${compared.changedFiles} changed files`);
    const configurations = await readConfigurations(request, comparison, buildSystems.map(({ name }) => name), log);
    if (configurations.kind === 'all')
        return { ...configurations, compared, buildSystems: [] };
    const everything = impactOfGlobs(comparison, impactAllPaths, 'impact-all-paths') ??
        impactOfGlobs(comparison, configurations.base.impactAll, `impact-all in ${configurations.file}`) ??
        impactOfGlobs(comparison, configurations.head.impactAll, `impact-all in ${configurations.file}`);
    if (everything)
        return { ...everything, compared, buildSystems: [] };
    const selected = await selectBuildSystems(asked, comparison, configurations);
    if (selected.kind === 'all')
        return { ...selected, compared, buildSystems: [] };
    if (untrustedIn !== undefined)
        refuseToExecute(selected.systems, untrustedIn);
    const names = selected.systems.map(({ name }) => name);
    const answer = comparison.changes.length === 0
        ? { kind: 'targets', targets: [], why: new Map() }
        : await askBuildSystems(selected.systems, comparison, configurations, surroundings);
    return { ...answer, compared, buildSystems: names };
}
/** How many targets are explained in the log; the others are where debug logging is on. */
const explained = 20;
function logAnswer(answer, log) {
    if (answer.kind === 'all') {
        log.info(`Everything is impacted: ${answer.why}`);
        return;
    }
    const { targets, why } = answer;
    log.info(`${targets.length} impacted targets`);
    for (const [index, target] of targets.entries()) {
        if (index < explained)
            log.info(`  ${explain(target, why)}`);
        else
            log.debug(explain(target, why));
    }
    if (targets.length > explained)
        log.info(`  and ${targets.length - explained} more, shown with debug logging`);
}
/** @throws ImpactError when one of them would execute what stands in a pull request that is not trusted */
function refuseToExecute(systems, event) {
    const names = systems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
    if (names.length === 0)
        return;
    const [verb, those] = names.length === 1 ? ['executes', 'it'] : ['execute', 'them'];
    throw new build_system/* ImpactError */.X(`impacted-targets-from: ${names.join(' and ')} ${verb} code of the pull request, and a workflow that ${event} starts holds secrets, whoever wrote that code. ` +
        `Compute in a pull_request workflow and hand the result over as an artifact (impacted-targets-file), or, where everybody who opens pull requests is trusted with the secrets, allow ${those} with trust-pull-request: true`);
}
/** @throws ImpactError that names the input */
function inputGlobs(texts) {
    for (const text of texts) {
        try {
            new glob/* Globs */.E7([text]);
        }
        catch (error) {
            if (!(error instanceof glob/* GlobError */.pZ))
                throw error;
            throw new build_system/* ImpactError */.X(`impact-all-paths: bad glob ${text}: ${error.message}`);
        }
    }
    const globs = new glob/* Globs */.E7(texts);
    if (texts.length > 0 && globs.included.length === 0) {
        throw new build_system/* ImpactError */.X('impact-all-paths: there are only globs with !, so nothing matches. Add one without');
    }
    return globs;
}
function impactOfGlobs({ changes }, globs, where) {
    if (globs.included.length === 0)
        return undefined;
    for (const { path } of changes) {
        const glob = globs.match(path);
        if (glob)
            return { kind: 'all', why: `${path} matches ${glob.text} of ${where}` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/operations/computed-targets.ts


/**
 * Computes the targets of the pull request from the build system, and says in the log what was compared and why each is impacted.
 * @param from names of build systems, or `auto`
 * @throws ImpactError when they cannot be computed
 */
async function computedTargets(context, from) {
    const { log } = context;
    return log.group(`Computing impacted targets (${from.join(', ')})`, () => computeImpactedTargets(requestOf(context, from), { log, signal: context.signal }));
}
/**
 * Events whose workflows run from the default branch with its secrets, though the pull request may come from a fork
 * (GitHub's documentation of events, and of secure use).
 */
const privilegedEvents = new Set([
    'pull_request_target',
    'workflow_run',
    'issue_comment',
    'check_run',
    'check_suite',
]);
function requestOf(context, from) {
    const { inputs, intent, event } = context;
    const { pullRequest } = intent;
    const targetBranch = inputs.targetBranch ?? intent.targetBranch ?? pullRequest?.baseBranch;
    const group = event.name === 'merge_group' ? (0,event_event/* part */.y_)(event.payload, 'merge_group') : {};
    const [groupBase, groupHead] = [(0,event_event/* text */.Qq)(group, 'base_sha'), (0,event_event/* text */.Qq)(group, 'head_sha')];
    return {
        from,
        workingDirectory: inputs.workingDirectory,
        configPath: inputs.impactedTargetsConfig,
        impactAllPaths: inputs.impactAllPaths,
        ...(privilegedEvents.has(event.name) && !inputs.trustPullRequest ? { untrustedIn: event.name } : {}),
        ...(inputs.baseSha === undefined ? {} : { baseSha: inputs.baseSha }),
        ...(inputs.headSha === undefined ? {} : { headSha: inputs.headSha }),
        event: {
            ...(targetBranch === undefined ? {} : { targetBranch }),
            ...(pullRequest === undefined ? {} : { pullRequest: pullRequest.number }),
            ...(pullRequest?.sha === undefined ? {} : { headSha: pullRequest.sha }),
            ...(groupBase === undefined || groupHead === undefined
                ? {}
                : { mergeGroup: { baseSha: groupBase, headSha: groupHead } }),
        },
    };
}


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven),
/* harmony export */   closestMatch: () => (/* binding */ closestMatch)
/* harmony export */ });
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
