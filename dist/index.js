import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4559:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ Cancellation)
/* harmony export */ });
/* unused harmony export Interruption */
/**
 * GitHub's runner sends SIGINT to the step of a cancelled job, SIGTERM 7.5 s later, and ends it 2.5 s after that. What a step
 * still does once it is cancelled must be over before the second signal.
 */
const lastMomentMs = 7_000;
/** Why a step ends before its time. The message is a clause: `cancelled by SIGINT`. */
class Interruption extends Error {
    name = 'Interruption';
}
/** Ends a step when its job is cancelled or when it has taken too long. */
class Cancellation {
    #controller = new AbortController();
    /** Listens to the runner's signals from here on. A second one ends the process at once. */
    constructor() {
        for (const name of ['SIGINT', 'SIGTERM']) {
            process.on(name, () => {
                if (this.signal.aborted)
                    process.exit(1);
                this.#end(`cancelled by ${name}`);
            });
        }
    }
    /** Aborted with an `Interruption`. */
    get signal() {
        return this.#controller.signal;
    }
    /** Ends the step after a time, in milliseconds, unless it is over by then. */
    limit(ms) {
        // Node's timers take no more than 31 bits.
        setTimeout(() => {
            this.#end(`ended by its own limit of ${String(Math.round(ms / 60_000))} minutes`);
        }, Math.min(ms, 2 ** 31 - 1)).unref();
    }
    #end(why) {
        this.#controller.abort(new Interruption(why));
        // Should something not heed the signal, the step ends all the same.
        setTimeout(() => process.exit(1), lastMomentMs).unref();
    }
}


/***/ }),

/***/ 7499:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that change how a line is shown or read rather than what it says: C0 and C1 controls, bidirectional
 * controls, invisible and line-separating characters, and halves of surrogate pairs (Unicode 16, chapter 23).
 */
const invisible = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escapes = { '\n': '\\n', '\r': '\\r', '\t': ' ' };
/** Text from outside with every character that is not shown as itself written as an escape, on one line. */
function visible(text) {
    return text.replace(invisible, (character) => escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
/**
 * A line for the log that the runner does not take for a command. It takes `::name::` at the beginning of a line, and
 * `##[name]` anywhere in it (ActionCommand in the runner's source).
 */
function logLine(text) {
    return visible(text)
        .replaceAll('##[', '# #[')
        .replace(/^(\s*):(?=:)/, '$1: ');
}


/***/ }),

/***/ 9229:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError)
/* harmony export */ });
/** A mistake in an input: the message names the input, says what is wrong and what would be right. */
class InputError extends Error {
    input;
    name = 'InputError';
    constructor(input, problem) {
        super(`input ${input}: ${problem}`);
        this.input = input;
    }
}


/***/ }),

/***/ 1622:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  zK: () => (/* binding */ apiTokenText),
  AN: () => (/* binding */ inputText),
  Ko: () => (/* binding */ readInputs),
  A3: () => (/* binding */ reasonOf)
});

// UNUSED EXPORTS: stepOutcomes

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./src/operations/names.ts
/** Every operation, in the order in which they are documented. */
const operationNames = [
    'submit-pull-request',
    'cancel-pull-request',
    'restart-tests-on-pull-request',
    'get-submitted-pull-request',
    'set-impacted-targets',
    'get-merge-queue-testing-details',
    'create-queue',
    'delete-queue',
    'get-queue',
    'update-queue',
    'get-merge-queue-metrics',
    'list-unhealthy-tests',
    'list-quarantined-tests',
    'wait-for-pull-request',
    'compute-impacted-targets',
    'check-quarantined-tests',
    'excuse-quarantined-failures',
];
const canonical = (text) => text.toLowerCase().replace(/[-_\s]/g, '');
const byCanonicalName = new Map(operationNames.map((name) => [canonical(name), name]));
/**
 * The operation that a name means. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_`
 * do not matter.
 */
function operationNamed(text) {
    return byCanonicalName.get(canonical(text));
}
/** The operation whose name is nearest to a mistyped one, if any is near. */
async function nearestOperation(text) {
    const { closestMatch } = await __nccwpck_require__.e(/* import() */ 7785).then(__nccwpck_require__.bind(__nccwpck_require__, 7785));
    const nearest = closestMatch(canonical(text), [...byCanonicalName.keys()], { maxDistance: 8 });
    return nearest === undefined ? undefined : byCanonicalName.get(nearest);
}

// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __nccwpck_require__(4990);
// EXTERNAL MODULE: ./src/service/states.ts
var states = __nccwpck_require__(6589);
// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __nccwpck_require__(9229);
;// CONCATENATED MODULE: ./src/action/input-names.ts
/**
 * Every input with its default, which `action.yml` repeats: the runner hands defaults over, and a process started
 * without a runner gets the same ones here. An agreement script keeps the two equal.
 */
const inputDefaults = {
    operation: '',
    'base-url': '',
    'api-token': '',
    'github-token': '',
    repository: '',
    'repository-host': '',
    'target-branch': '',
    'pull-request': '',
    'pull-request-sha': '',
    'required-label': '',
    'extra-fields': '',
    'impacted-targets': '',
    'impacted-targets-file': '',
    'impacted-targets-from': '',
    'impacted-targets-config': '.github/impacted-targets.yml',
    'impact-all-paths': '',
    'base-sha': '',
    'head-sha': '',
    'trust-pull-request': 'false',
    'working-directory': '',
    shards: '',
    'queue-settings': '',
    'queue-settings-file': '',
    'metrics-scope': 'repository',
    'organization-slug': '',
    status: '',
    'page-size': '100',
    'max-pages': '0',
    'junit-paths': '',
    tests: '',
    codeowners: '',
    'max-quarantine-days': '',
    'fail-on-match': 'true',
    'tests-outcome': '',
    wait: 'false',
    'wait-timeout-minutes': '60',
    'poll-interval-seconds': '10',
    'cancel-on-abort': 'false',
    'request-timeout-seconds': '30',
    'max-attempts': '5',
    'dry-run': 'false',
    summary: 'true',
};

// EXTERNAL MODULE: ./src/service/endpoints.ts
var endpoints = __nccwpck_require__(7725);
;// CONCATENATED MODULE: ./src/action/mapping.ts



/** Deeper than anybody writes settings; JSON that is nested much deeper, no service reads. */
const deepest = 100;
/**
 * Reads a YAML mapping, of which JSON is a part, as an object that JSON can say.
 * @param name the input that it stands in
 * @throws InputError when it is none, or holds a field with a meaning of its own
 */
async function readMapping(name, text, { required = false } = {}) {
    if (text === undefined)
        return undefined;
    const value = await readYaml(name, text);
    if (value === null && !required)
        return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new input_error/* InputError */.d(name, 'it is no mapping. Give YAML or JSON such as `priority: high`');
    }
    const problem = whyNoJson(value, new Set(), new Set());
    if (problem !== undefined)
        throw new input_error/* InputError */.d(name, problem);
    const reserved = endpoints/* reservedFields */.E.find((field) => Object.hasOwn(value, field));
    if (reserved !== undefined) {
        throw new input_error/* InputError */.d(name, `it cannot set ${reserved}, which the action sets itself. Remove that field`);
    }
    return value;
}
async function readYaml(name, text) {
    const { LineCounter, parseDocument } = await __nccwpck_require__.e(/* import() */ 8815).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8815, 19));
    const lineCounter = new LineCounter();
    try {
        const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
        const [problem] = document.errors;
        if (problem === undefined)
            return document.toJS();
        const { line, col } = lineCounter.linePos(problem.pos[0]);
        throw new input_error/* InputError */.d(name, `line ${String(line)}, column ${String(col)}: ${(0,one_line/* oneLine */.T)(problem.message)}`);
    }
    catch (error) {
        if (error instanceof input_error/* InputError */.d)
            throw error;
        // The parser calls itself for what is nested.
        if (error instanceof RangeError)
            throw new input_error/* InputError */.d(name, tooDeep);
        throw new input_error/* InputError */.d(name, (0,one_line/* oneLine */.T)(error.message));
    }
}
const tooDeep = `it is nested more than ${String(deepest)} deep`;
const unsayable = ', which no JSON can say';
/** Why a value of YAML is none of JSON's; undefined when it is one. */
function whyNoJson(value, above, known) {
    if (typeof value === 'number' && !Number.isFinite(value))
        return `it holds ${String(value)}${unsayable}`;
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (above.has(value))
        return `it holds itself${unsayable}`;
    if (known.has(value))
        return undefined;
    if (above.size >= deepest)
        return tooDeep;
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain)
        return `it holds a value of the type ${value.constructor.name}${unsayable}`;
    const here = new Set([...above, value]);
    for (const one of Object.values(value)) {
        const problem = whyNoJson(one, here, known);
        if (problem !== undefined)
            return problem;
    }
    known.add(value);
    return undefined;
}

;// CONCATENATED MODULE: ./src/action/inputs.ts








/** How a step can end (GitHub's documentation of the `steps` context). */
const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped'];
/** The value of an input, as the runner hands it over; undefined when it is empty. */
function inputText(environment, name) {
    const given = environment[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
    const value = given === '' ? inputDefaults[name] : given;
    return value === '' ? undefined : value;
}
/** The token, from its input or the environment variable that stands in for it. */
function apiTokenText(environment) {
    const value = inputText(environment, 'api-token') ?? environment.MERGE_QUEUE_API_TOKEN?.trim();
    return value === '' ? undefined : value;
}
/**
 * Reads and checks all inputs.
 * @throws InputError for the first input that is not what it should be
 */
async function readInputs(environment) {
    const text = (name) => inputText(environment, name);
    const operation = await readOperation(text('operation'));
    const workspace = environment.GITHUB_WORKSPACE ?? process.cwd();
    const workingDirectory = (0,external_node_path_.resolve)(workspace, text('working-directory') ?? '.');
    const below = (path) => (0,external_node_path_.resolve)(workingDirectory, path);
    return {
        operation,
        baseUrl: readBaseUrl(text('base-url') ?? environment.MERGE_QUEUE_BASE_URL),
        apiToken: readToken(apiTokenText(environment)),
        githubToken: text('github-token'),
        repository: readRepository(text('repository')),
        repositoryHost: readHost(text('repository-host')),
        targetBranch: text('target-branch')?.replace(/^refs\/heads\//, ''),
        pullRequest: readInteger('pull-request', text('pull-request'), { least: 1, most: Number.MAX_SAFE_INTEGER }),
        pullRequestSha: readSha('pull-request-sha', text('pull-request-sha')),
        requiredLabel: text('required-label'),
        extraFields: await readExtraFields(text('extra-fields')),
        targets: readTargets(text, below),
        impactedTargetsConfig: text('impacted-targets-config') ?? inputDefaults['impacted-targets-config'],
        impactAllPaths: lines(text('impact-all-paths')),
        baseSha: readSha('base-sha', text('base-sha')),
        headSha: readSha('head-sha', text('head-sha')),
        trustPullRequest: boolean('trust-pull-request'),
        workspace,
        workingDirectory,
        shards: readInteger('shards', text('shards'), { least: 1, most: 256 }),
        queueSettings: await readQueueSettings(text, below),
        metricsScope: readChoice('metrics-scope', text('metrics-scope'), ['repository', 'organization']) ?? 'repository',
        organizationSlug: text('organization-slug'),
        status: readChoice('status', text('status')?.toUpperCase(), states/* unhealthyStatuses */.zp),
        pageSize: integer('page-size', { least: 1, most: 100 }),
        maxPages: integer('max-pages', { least: 0, most: 1_000_000 }),
        junitPaths: lines(text('junit-paths')),
        tests: lines(text('tests')),
        codeowners: lines(text('codeowners')),
        maxQuarantineDays: readNumber('max-quarantine-days', text('max-quarantine-days'), { least: 0, most: 36_500 }),
        failOnMatch: boolean('fail-on-match'),
        testsOutcome: readChoice('tests-outcome', text('tests-outcome')?.toLowerCase(), stepOutcomes),
        wait: boolean('wait'),
        waitTimeoutMs: number('wait-timeout-minutes', { above: 0, most: 50_400 }) * 60_000,
        pollIntervalMs: number('poll-interval-seconds', { above: 0, most: 3_600 }) * 1000,
        cancelOnAbort: boolean('cancel-on-abort'),
        requestTimeoutMs: number('request-timeout-seconds', { above: 0, most: 3_600 }) * 1000,
        maxAttempts: integer('max-attempts', { least: 1, most: 100 }),
        dryRun: boolean('dry-run'),
        summary: boolean('summary'),
    };
    function integer(name, range) {
        return readInteger(name, text(name), range) ?? Number(inputDefaults[name]);
    }
    function number(name, range) {
        return readNumber(name, text(name), range) ?? Number(inputDefaults[name]);
    }
    function boolean(name) {
        return readBoolean(name, text(name));
    }
}
async function readOperation(text) {
    if (text === undefined) {
        throw new input_error/* InputError */.d('operation', `it is required. Give one of ${operationNames.join(', ')}`);
    }
    const name = operationNamed(text);
    if (name !== undefined)
        return name;
    const nearest = await nearestOperation(text);
    throw new input_error/* InputError */.d('operation', `there is no operation ${quoted(text)}. ` +
        (nearest === undefined ? `Give one of ${operationNames.join(', ')}` : `Did you mean ${nearest}?`));
}
const quoted = (text) => JSON.stringify((0,one_line/* oneLine */.T)(text, 100));
function readBaseUrl(text) {
    const trimmed = text?.trim() ?? '';
    if (trimmed === '')
        return undefined;
    const example = 'Give the whole address, for instance https://api.example.com/v1';
    let url;
    try {
        url = new URL(trimmed);
    }
    catch {
        throw new input_error/* InputError */.d('base-url', `${quoted(trimmed)} is no address with a scheme. ${example}`);
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        throw new input_error/* InputError */.d('base-url', `${quoted(trimmed)} does not begin with https://. ${example}`);
    }
    if (url.username !== '' || url.password !== '') {
        throw new input_error/* InputError */.d('base-url', 'it holds a user name or password. Remove them; the token goes into api-token');
    }
    if (url.search !== '' || url.hash !== '') {
        throw new input_error/* InputError */.d('base-url', `${quoted(trimmed)} has a query or a fragment. ${example}`);
    }
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        throw new input_error/* InputError */.d('base-url', `${quoted(trimmed)} is plain HTTP, which would show the token to the network. Use https://; http:// is for this machine only`);
    }
    return url.href.replace(/\/+$/, '');
}
/** Names and addresses of this machine (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname.endsWith('.localhost') ||
        hostname === '[::1]' ||
        /^127\.\d+\.\d+\.\d+$/.test(hostname));
}
function readToken(text) {
    if (text !== undefined && !/^[\t\x20-\x7e\x80-\xff]+$/.test(text)) {
        throw new input_error/* InputError */.d('api-token', 'it holds a line break or another character that an HTTP header cannot carry. Store the bare token in the secret');
    }
    return text;
}
function readRepository(text) {
    if (text === undefined)
        return undefined;
    const match = /^([\w.-]+)\/([\w.-]+)$/.exec(text);
    if (match === null) {
        throw new input_error/* InputError */.d('repository', `${quoted(text)} is not of the form owner/name`);
    }
    const [, owner = '', name = ''] = match;
    return { owner, name };
}
function readHost(text) {
    if (text === undefined)
        return undefined;
    const host = text.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
    if (!/^[\w.-]+(:\d+)?$/.test(host) || !URL.canParse(`https://${host}`)) {
        throw new input_error/* InputError */.d('repository-host', `${quoted(text)} is no host name. Give for instance github.com`);
    }
    return host;
}
/** Object names in SHA-1 or SHA-256, whole. */
function readSha(name, text) {
    if (text !== undefined && !/^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) {
        throw new input_error/* InputError */.d(name, `${quoted(text)} is no whole commit SHA (40 hexadecimal digits)`);
    }
    return text?.toLowerCase();
}
function readNumber(name, text, range) {
    if (text === undefined)
        return undefined;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const tooSmall = range.above === undefined ? value < (range.least ?? 0) : value <= range.above;
    if (Number.isNaN(value) || tooSmall || value > range.most) {
        const from = range.above === undefined ? `from ${String(range.least ?? 0)}` : `above ${String(range.above)}`;
        throw new input_error/* InputError */.d(name, `${quoted(text)} is not a number ${from} to ${String(range.most)}`);
    }
    return value;
}
function readInteger(name, text, range) {
    if (text === undefined)
        return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value) || value < (range.least ?? 0) || value > range.most) {
        const what = range.most === Number.MAX_SAFE_INTEGER
            ? 'a positive whole number'
            : `a whole number from ${String(range.least ?? 0)} to ${String(range.most)}`;
        throw new input_error/* InputError */.d(name, `${quoted(text)} is not ${what}`);
    }
    return value;
}
/** YAML 1.2 core schema, section 10.3.2: nothing else is a boolean. */
function readBoolean(name, text) {
    if (text !== undefined && /^(true|True|TRUE)$/.test(text))
        return true;
    if (text === undefined || /^(false|False|FALSE)$/.test(text))
        return false;
    throw new input_error/* InputError */.d(name, `${quoted(text)} is neither true nor false`);
}
function readChoice(name, text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    if (text !== undefined && choice === undefined) {
        throw new input_error/* InputError */.d(name, `${quoted(text)} is not one of ${choices.join(', ')}`);
    }
    return choice;
}
function lines(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function onlyOneOf(text, names) {
    const given = names.filter((name) => text(name) !== undefined);
    const [first, second] = given;
    if (first !== undefined && second !== undefined) {
        throw new input_error/* InputError */.d(first, `it cannot be given together with ${given.slice(1).join(' and ')}. Give only one of them`);
    }
}
function readTargets(text, below) {
    onlyOneOf(text, ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from']);
    const given = text('impacted-targets');
    if (given !== undefined)
        return { kind: 'text', text: given };
    const file = text('impacted-targets-file');
    if (file !== undefined)
        return { kind: 'file', path: below(file) };
    const from = text('impacted-targets-from');
    return from === undefined ? undefined : { kind: 'from', names: lines(from).map((name) => name.toLowerCase()) };
}
async function readExtraFields(text) {
    return (await readMapping('extra-fields', text)) ?? {};
}
async function readQueueSettings(text, below) {
    onlyOneOf(text, ['queue-settings', 'queue-settings-file']);
    const path = text('queue-settings-file');
    if (path === undefined)
        return readMapping('queue-settings', text('queue-settings'));
    let content;
    try {
        content = await (0,promises_.readFile)(below(path), 'utf8');
    }
    catch (error) {
        throw new input_error/* InputError */.d('queue-settings-file', `${quoted(path)} cannot be read: ${reasonOf(error)}`);
    }
    return readMapping('queue-settings-file', content, { required: true });
}
/** What a failed look at a file means to a person. */
function reasonOf(error) {
    const code = error.code ?? '';
    const meanings = {
        ENOENT: 'there is no such file',
        EISDIR: 'it is a folder',
        EACCES: 'this user may not read it',
        ENOTDIR: 'part of its path is no folder',
    };
    return meanings[code] ?? (error instanceof Error ? (0,one_line/* oneLine */.T)(error.message) : String(error));
}


/***/ }),

/***/ 6684:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   UT: () => (/* binding */ outsideLink),
/* harmony export */   _b: () => (/* binding */ mermaidLabel),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tn: () => (/* binding */ flowchart),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _service_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4990);
/* harmony import */ var _harmless_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7499);


/**
 * Where a character could begin structure inside a line: code, emphasis, links, HTML, tables, mathematics; the dot of a
 * bare `www.` address, the colon of a bare URL; and `@`, which names people and makes addresses.
 */
const structure = /[&<>|\\`*~[\]$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=www)\.|:(?=\/\/)|@/gi;
/**
 * Text from outside as Markdown that shows it and does nothing else, anywhere but at the beginning of a line. What
 * could be structure becomes a numeric character reference, which never is (CommonMark 0.31, section 2.5). The comment
 * behind `@` keeps GitHub from taking what follows for a name.
 */
function text(outside) {
    return (0,_harmless_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(outside).replace(structure, (character) => {
        const reference = `&#${String(character.charCodeAt(0))};`;
        return character === '@' ? `${reference}<!-- -->` : reference;
    });
}
/** Names, paths and identifiers, in the type of code. */
function code(outside) {
    return outside === '' ? '' : `<code>${text(outside)}</code>`;
}
/**
 * A link to an address from outside, which shows where it leads: only HTTPS, without credentials, and by its host.
 * Anything else is shown as text.
 */
function outsideLink(address) {
    let url;
    try {
        url = new URL(address);
    }
    catch {
        return code((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(address, 100));
    }
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
        return code((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(address, 100));
    return link((0,_service_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(`${url.host}${url.pathname === '/' ? '' : url.pathname}`, 60), url.href);
}
/** A link with a label, to an address that is ours to choose or that was checked. */
function link(label, address) {
    return `[${text(label)}](<${address.replace(/[<>\s\\]/g, (character) => encodeURIComponent(character))}>)`;
}
/** A cell or heading of a table is Markdown already. */
function table(header, rows) {
    const row = (cells) => `| ${cells.join(' | ')} |`;
    return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}
/** Text in a label of a Mermaid flowchart: its own entity codes, which are never syntax. */
function mermaidLabel(outside) {
    return `"${(0,_harmless_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(outside).replace(/[^\p{L}\p{N} ]/gu, (character) => `#${String(character.codePointAt(0))};`)}"`;
}
/** A flowchart that GitHub draws. */
function flowchart(lines) {
    return ['```mermaid', 'flowchart LR', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}


/***/ }),

/***/ 1384:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   PM: () => (/* binding */ EventError),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3884);


/** An event file that cannot be used. */
class EventError extends Error {
    name = 'EventError';
}
/**
 * Reads the event from the variables and the file that the runner sets.
 * @throws EventError when the file is there but is no JSON object
 */
function readEvent(environment) {
    const payload = readPayload(environment.GITHUB_EVENT_PATH);
    const said = part(payload, 'repository');
    const [owner, name] = (environment.GITHUB_REPOSITORY ?? text(said, 'full_name') ?? '').split('/');
    return {
        name: environment.GITHUB_EVENT_NAME ?? '',
        payload,
        repository: owner && name ? { owner, name } : undefined,
        serverUrl: serverUrl(environment.GITHUB_SERVER_URL) ?? serverUrl(text(said, 'html_url')) ?? 'https://github.com',
        ref: environment.GITHUB_REF ?? '',
        actor: environment.GITHUB_ACTOR ?? '',
    };
}
/** Scheme and host of an address of the web; undefined when it is none. */
function serverUrl(address) {
    if (address === undefined || !URL.canParse(address))
        return undefined;
    const { protocol, origin } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}
function readPayload(path = '') {
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        // Where no event file is named, or it is not there (a local run), the inputs say everything.
        return {};
    }
    let payload;
    try {
        payload = JSON.parse(text);
    }
    catch {
        // No JSON is no object.
    }
    if (!(0,_service_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(payload)) {
        throw new EventError(`the event file ${path}, which the runner names in GITHUB_EVENT_PATH, holds no JSON object`);
    }
    return payload;
}
/** The object in a field; empty when there is none. */
function part(payload, field) {
    const value = payload[field];
    return (0,_service_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? value : {};
}
/** The text in a field; undefined when there is none. */
function text(payload, field) {
    const value = payload[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
}


/***/ }),

/***/ 1730:
/***/ ((module, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4559);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8627);


const cancellation = new _action_cancellation_js__WEBPACK_IMPORTED_MODULE_1__/* .Cancellation */ .m();
process.exitCode = await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(process.env, cancellation);
// Nothing that a cancelled step left behind, such as a pause, is waited for.
if (cancellation.signal.aborted)
    process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2899:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sendPrepared),
/* harmony export */   j: () => (/* binding */ Interrupted)
/* harmony export */ });
/** What an operation had done when the job was cancelled: the end of a sentence that begins with why it ended. */
class Interrupted extends Error {
    name = 'Interrupted';
}
/** Sends what was prepared. */
async function sendPrepared(prepared, service) {
    const { request } = prepared;
    if (request === undefined)
        throw new Error('this operation has no request to send');
    return service.send(request.endpoint, request.content);
}


/***/ }),

/***/ 8627:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
// EXTERNAL MODULE: ./src/service/errors.ts
var errors = __nccwpck_require__(5756);
// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __nccwpck_require__(9229);
;// CONCATENATED MODULE: ./src/action/failure.ts



/** What to do about a status, where the operation has nothing better to say. */
const generalAdvice = {
    400: 'Check the inputs: the service does not understand the request',
    401: 'Check the api-token input',
    403: 'The token is known but may not do this. Check what it was made for, and the api-token input',
    404: 'Check base-url, which ends with the version segment (…/v1), and repository',
    409: 'Look at the state first: something like it was done already',
    413: 'The service takes smaller bodies than it documents. Send ALL as impacted-targets',
    429: 'The service limits how often it is asked. Run the step less often, or raise max-attempts',
};
const adviceByKind = {
    'not-connected': 'Check base-url, and that this runner may reach it',
    tls: 'If the service uses a private certificate authority, name its file in NODE_EXTRA_CA_CERTS',
    'connection-broke': 'Run the step again; if it stays so, look at what stands between this runner and the service',
    'time-limit': 'Raise request-timeout-seconds, or see how the service is',
    redirect: 'Give the address itself as base-url',
    'broken-body': 'Check that base-url is the service itself and not a page in front of it',
    status: 'The service has a problem of its own. Run the step again later',
};
/** Where the code says more than the kind. */
const adviceByCode = {
    CERT_HAS_EXPIRED: 'Whoever runs the service must renew it; if it is fresh, check the clock of this runner',
    CERT_NOT_YET_VALID: 'Check the clock of this runner',
    ERR_TLS_CERT_ALTNAME_INVALID: 'Give base-url with a host name that the certificate holds',
    NO_TLS: 'Check host and port of base-url',
    PROXY_ADDRESS: 'Give it as http://host:port or http://name:password@host:port, with special characters percent-encoded',
    PROXY_AUTHENTICATION: 'Give the name and the password that the proxy asks for: HTTPS_PROXY is http://name:password@host:port',
    PROXY_REFUSED: 'Whoever runs the proxy must let this runner reach the service; or name the host of base-url in NO_PROXY',
    PROXY_UNREACHABLE: 'Check the variable HTTPS_PROXY; or name the host of base-url in NO_PROXY',
};
function adviceFor(error, operation) {
    if (error.advice !== undefined)
        return error.advice;
    const byCode = error.code === undefined ? undefined : adviceByCode[error.code];
    if (byCode !== undefined)
        return byCode;
    if (error.code?.startsWith('HPE_') === true)
        return adviceByKind['broken-body'];
    if (error.kind !== 'status' || error.status === undefined)
        return adviceByKind[error.kind];
    const { status } = error;
    return (operation?.advice?.[status] ??
        generalAdvice[status] ??
        (status < 500 ? (generalAdvice[400] ?? '') : adviceByKind.status));
}
/** True for what a user, the event or the service did; anything else is a mistake in this action. */
function isExpected(error) {
    return (error instanceof input_error/* InputError */.d ||
        error instanceof event_event/* EventError */.PM ||
        error instanceof errors/* ServiceError */._7 ||
        error instanceof errors/* BodyTooLarge */.KQ ||
        (error instanceof Error && expectedNames.has(error.name)));
}
/** Errors of parts that are loaded only when they are used, so that their classes are not at hand here. */
const expectedNames = new Set([
    'ImpactError',
    'ToolMissing',
    'ConfigurationError',
    'PagingError',
    'PolicyError',
    'ReportError',
]);
/** What to do about a file or folder of the runner that could not be used. */
const adviceByErrno = {
    ENOSPC: 'Free space on the runner',
    EDQUOT: 'Free space on the runner',
    EFBIG: 'Raise the limit of the size of files',
    EMFILE: 'Raise the limit of open files',
};
/** True for what the operating system refused: Node gives its errors the code and the call that failed. */
function isRefusedBySystem(error) {
    const { code, syscall } = (error ?? {});
    return error instanceof Error && typeof code === 'string' && typeof syscall === 'string';
}
/**
 * One line that says what was asked, what came back and what to do.
 * @param done the request that changed something before the step failed, as method and path
 */
function failureLine(error, operation, done) {
    if (error instanceof errors/* ServiceError */._7) {
        const separator = /[.!?]$/.test(error.message) ? ' ' : '. ';
        return `${error.message}${separator}${adviceFor(error, operation)}`;
    }
    if (isExpected(error))
        return error.message;
    if (isRefusedBySystem(error)) {
        const advice = adviceByErrno[error.code ?? ''] ?? 'Check RUNNER_TEMP and GITHUB_OUTPUT, and who may write there';
        return `this runner does not let a file be read or written: ${error.message}. ${done === undefined ? '' : `${done} was done before that, which stays so. `}${advice}`;
    }
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return `this is a bug in the action, please report it with the debug log: ${message}`;
}
/** Where it came from, for the debug log. */
function stackOf(error) {
    return isExpected(error) || isRefusedBySystem(error) || !(error instanceof Error) ? undefined : error.stack;
}

// EXTERNAL MODULE: ./src/action/inputs.ts + 3 modules
var action_inputs = __nccwpck_require__(1622);
// EXTERNAL MODULE: ./src/service/redaction.ts
var redaction = __nccwpck_require__(8714);
// EXTERNAL MODULE: ./src/action/harmless.ts
var harmless = __nccwpck_require__(7499);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./src/action/toolkit.ts
/**
 * The parts of `@actions/core` that a step needs. They are taken from their own modules, because the package's index
 * also loads its HTTP client, which makes every step start about a quarter slower (see the figures in CONTRIBUTING.md).
 */



;// CONCATENATED MODULE: ./src/action/log.ts



/** Looking for every spelling of a token in more than this would take longer than the step. */
const largeBytes = 1024 * 1024;
/** Longer lines are cut: the whole text is in a file where it matters. */
const longestLine = 4000;
/** The step's log: every line is harmless, whatever was in it. */
class StepLog {
    #redact = (text) => text;
    #usualForms = [];
    /** Makes the runner mask a secret, and takes it out of every line from here on. */
    mask(secret) {
        for (const line of secret.split(/\r?\n/)) {
            if (line.trim() !== '')
                issueCommand('add-mask', {}, line);
        }
        // A secret of a few letters stands in ordinary words; the runner masks those in what it shows.
        if (secret.length < 8)
            return;
        const others = this.#redact;
        const redact = (0,redaction/* redactor */.$)(secret);
        this.#redact = (text, instead) => redact(others(text, instead), instead);
        // A form that holds another one is found with it, such as base64 with its padding.
        const forms = [...this.#usualForms, ...(0,redaction/* usualForms */.W)(secret)];
        this.#usualForms = forms.filter((form) => !forms.some((other) => other !== form && form.includes(other)));
    }
    info(line) {
        process.stdout.write(`${(0,harmless/* logLine */.B)(this.#clean(line))}\n`);
    }
    debug(line) {
        issueCommand('debug', {}, (0,harmless/* visible */.R)(this.#clean(line)));
    }
    warn(line, place) {
        this.#annotate('warning', line, place);
    }
    error(line, place) {
        this.#annotate('error', line, place);
    }
    async group(title, work) {
        issueCommand('group', {}, (0,harmless/* visible */.R)(this.#clean(title)));
        try {
            return await work();
        }
        finally {
            issueCommand('endgroup', {}, '');
        }
    }
    /** Text without the token, for what is written elsewhere than in the log. */
    redacted(text) {
        return this.#redact(text);
    }
    /** The same for Markdown and Mermaid, in which stars have a meaning. */
    redactedMarkdown(markdown) {
        return this.#redact(markdown, 'REDACTED');
    }
    /** The same for the workflow's own files; in megabytes, only the usual forms of the token are looked for first. */
    redactedBytes(bytes) {
        if (bytes.length > largeBytes && !this.#usualForms.some((form) => bytes.includes(form)))
            return bytes;
        return Buffer.from(this.#redact(bytes.toString('utf8')), 'utf8');
    }
    #annotate(kind, line, place) {
        const properties = place?.file === undefined
            ? {}
            : { file: (0,harmless/* visible */.R)(this.#clean(place.file)), ...(place.line === undefined ? {} : { line: place.line }) };
        issueCommand(kind, properties, (0,harmless/* visible */.R)(this.#clean(line)).replaceAll('##[', '# #['));
    }
    #clean(line) {
        const clean = this.#redact(line);
        return clean.length > longestLine ? `${clean.slice(0, longestLine)}…` : clean;
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./src/action/output-files.ts



/**
 * A folder for the files that outputs name, made when the first one is written. It lies in the runner's temporary
 * directory, which the runner empties when the job ends, and never in the checkout.
 */
function outputFiles(environment, log) {
    let folder;
    const writings = [];
    const path = async (name) => {
        folder ??= (0,promises_.mkdtemp)((0,external_node_path_.join)(environment.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), 'merge-queue-action-'));
        return (0,external_node_path_.join)(await folder, name);
    };
    return {
        path,
        write: async (name, content) => {
            const file = await path(name);
            const bytes = typeof content === 'string' ? Buffer.from(log.redacted(content), 'utf8') : log.redactedBytes(content);
            // A file that cannot be made is an error here, before anything is sent; megabytes go into it while the request is sent.
            const writing = writeAll(await (0,promises_.open)(file, 'w'), bytes);
            // Whoever waits for it is told of a failure; until then nobody has missed it.
            writing.catch(() => undefined);
            writings.push(writing);
            return file;
        },
        written: async () => {
            await Promise.all(writings);
        },
        discard: async () => {
            await Promise.allSettled(writings);
            if (folder !== undefined)
                await (0,promises_.rm)(await folder, { recursive: true, force: true });
        },
    };
}
/** Hands over all at once: in pieces, each waited for, megabytes take five times as long. */
async function writeAll(file, bytes) {
    try {
        for (let at = 0; at < bytes.length;)
            at += (await file.write(bytes, at)).bytesWritten;
    }
    finally {
        await file.close();
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/service/one-line.ts
var one_line = __nccwpck_require__(4990);
;// CONCATENATED MODULE: ./src/action/outputs.ts



/** Every output, as `action.yml` lists them. */
const outputNames = (/* unused pure expression or super */ null && ([
    'skipped',
    'pull-request',
    'pull-request-state',
    'pull-request-submitted',
    'queue-state',
    'queue-length',
    'impacts-all',
    'impacted-targets-count',
    'impacted-targets-reason',
    'impacted-targets-file',
    'impacted-targets-matrix',
    'tests-count',
    'tests-file',
    'metrics-file',
    'response',
    'response-file',
]));
/** A larger response is in its file only: a step's output may have at most 1 MiB. */
const responseLimitBytes = 512 * 1024;
/** What later steps read, from what the operation came to. An output that has no value is not set. */
function outputsOf(result, { skipped, answer, responseFile }) {
    const { pullRequest, queue, impactedTargets, tests, metrics } = result;
    const some = (outputs) => Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== undefined));
    return some({
        skipped: String(skipped),
        'pull-request': pullRequest && String(pullRequest.number),
        'pull-request-state': pullRequest?.state,
        'pull-request-submitted': pullRequest?.submitted === undefined ? undefined : String(pullRequest.submitted),
        'queue-state': queue?.state,
        'queue-length': queue?.entries && String(queue.entries.length),
        'impacts-all': impactedTargets && String(impactedTargets.all),
        'impacted-targets-count': impactedTargets && (impactedTargets.all ? 'ALL' : String(impactedTargets.count)),
        'impacted-targets-reason': impactedTargets && (0,one_line/* oneLine */.T)(impactedTargets.why ?? '', 2000),
        'impacted-targets-file': impactedTargets?.file,
        'impacted-targets-matrix': impactedTargets?.matrix,
        'tests-count': tests && String(tests.count),
        'tests-file': tests?.file,
        'metrics-file': metrics?.file,
        response: answer && (Buffer.byteLength(answer.text, 'utf8') <= responseLimitBytes ? answer.text : ''),
        'response-file': responseFile,
    });
}
/**
 * Hands outputs to the runner, in one write; without a runner's file, as commands in the log.
 * @param clean takes the step's tokens out of a value
 */
function setOutputs(outputs, environment, clean) {
    const pairs = Object.entries(outputs).map(([name, value]) => [name, clean(value)]);
    if ((environment.GITHUB_OUTPUT ?? '') === '') {
        for (const [name, value] of pairs)
            issueCommand('set-output', { name }, value);
        return;
    }
    // The toolkit's own error for a file that is not there has no code that would say so.
    (0,external_node_fs_.accessSync)(environment.GITHUB_OUTPUT ?? '', external_node_fs_.constants.W_OK);
    issueFileCommand('OUTPUT', pairs.map(([name, value]) => prepareKeyValueMessage(name, value)).join('\n'));
}

// EXTERNAL MODULE: ./src/action/summary/markdown.ts
var markdown = __nccwpck_require__(6684);
;// CONCATENATED MODULE: ./src/action/summary/summary.ts




/** GitHub refuses a step's summary that is larger than 1 MiB; this leaves room for what the step wrote before. */
const limitBytes = 900 * 1024;
/** What the step did, for people, in GitHub's Markdown. */
async function summaryOf({ operation, result, skipped, request, failure }) {
    const title = failure === undefined ? (skipped === undefined ? '✅' : '⏭️') : '❌';
    const parts = [
        `## ${title} ${skipped === undefined || failure !== undefined ? (0,markdown/* text */.Qq)(result.headline) : `Nothing was sent by ${(0,markdown/* text */.Qq)(operation)}`}`,
    ];
    if (failure !== undefined)
        parts.push(`**The step failed.** ${(0,markdown/* text */.Qq)((0,one_line/* shortened */.v)(failure, 2000))}`);
    if (skipped !== undefined)
        parts.push(`Because ${(0,markdown/* text */.Qq)(skipped)}.`);
    for (const warning of result.warnings ?? [])
        parts.push(`⚠️ ${(0,markdown/* text */.Qq)((0,one_line/* shortened */.v)(warning, 2000))}`);
    if (result.pullRequest !== undefined) {
        parts.push((await __nccwpck_require__.e(/* import() */ 2222).then(__nccwpck_require__.bind(__nccwpck_require__, 2222))).pullRequestSummary(result.pullRequest));
    }
    if (result.facts !== undefined && result.facts.length > 0) {
        parts.push((0,markdown/* table */.tp)(['', ''], result.facts.map(([name, value]) => [(0,markdown/* text */.Qq)((0,one_line/* shortened */.v)(name, 100)), (0,markdown/* code */.aY)((0,one_line/* shortened */.v)(value, 500))])));
    }
    if (result.queue !== undefined)
        parts.push((await __nccwpck_require__.e(/* import() */ 9482).then(__nccwpck_require__.bind(__nccwpck_require__, 9482))).queueSummary(result.queue));
    if (result.impactedTargets !== undefined) {
        parts.push((await __nccwpck_require__.e(/* import() */ 779).then(__nccwpck_require__.bind(__nccwpck_require__, 779))).targetsSummary(result.impactedTargets));
    }
    if (result.tests !== undefined)
        parts.push(testsSummary(result.tests));
    if (result.metrics !== undefined)
        parts.push((await __nccwpck_require__.e(/* import() */ 3480).then(__nccwpck_require__.bind(__nccwpck_require__, 3480))).metricsSummary(result.metrics.samples));
    if (request !== undefined) {
        parts.push(`<details><summary>The request that would be sent to ${(0,markdown/* text */.Qq)(request.endpoint)}</summary>\n\n<pre>${preformatted((0,one_line/* shortened */.v)(request.body, 20_000))}</pre>\n\n</details>`);
    }
    return `${parts.join('\n\n')}\n\n`;
}
/** Lines stay lines; everything else is as harmless as other text. */
function preformatted(outside) {
    return outside.split('\n').map(markdown/* text */.Qq).join('\n');
}
function testsSummary({ count, columns, rows, counts }) {
    const parts = [`${(0,errors/* grouped */.zD)(count)} test${count === 1 ? '' : 's'}`];
    for (const [title, entries] of counts ?? []) {
        parts.push((0,markdown/* table */.tp)([(0,markdown/* text */.Qq)(title), 'Tests'], entries.map(([name, number]) => [(0,markdown/* code */.aY)((0,one_line/* shortened */.v)(name, 100)), (0,errors/* grouped */.zD)(number)])));
    }
    if (rows.length > 0)
        parts.push((0,markdown/* table */.tp)(columns.map(markdown/* text */.Qq), rows.map((row) => row.map(cell))));
    if (count > rows.length)
        parts.push(`The first ${(0,errors/* grouped */.zD)(rows.length)} of ${(0,errors/* grouped */.zD)(count)}; the rest is in the tests file.`);
    return parts.join('\n\n');
}
function cell(content) {
    return typeof content === 'string' ? (0,markdown/* text */.Qq)((0,one_line/* shortened */.v)(content, 200)) : (0,markdown/* outsideLink */.UT)(content.href);
}
/** Appends to the step's summary, where the runner has a file for it. */
async function writeSummary(markdown, environment) {
    const file = environment.GITHUB_STEP_SUMMARY ?? '';
    if (file === '')
        return;
    const bytes = Buffer.byteLength(markdown, 'utf8');
    const whole = bytes <= limitBytes
        ? markdown
        : `${cutAtLine(markdown)}\n\n… cut: this summary would have ${(0,errors/* grouped */.zD)(bytes)} bytes.\n`;
    await (0,promises_.appendFile)(file, whole, 'utf8');
}
function cutAtLine(markdown) {
    const cut = Buffer.from(markdown, 'utf8').subarray(0, limitBytes).toString('utf8');
    return cut.slice(0, cut.lastIndexOf('\n'));
}

// EXTERNAL MODULE: ./src/service/answers.ts
var answers = __nccwpck_require__(3884);
;// CONCATENATED MODULE: ./src/event/pull-request.ts


function labelNames(value) {
    if (!Array.isArray(value))
        return undefined;
    return value.filter(answers/* isObject */.Gv).flatMap((label) => (0,event_event/* text */.Qq)(label, 'name') ?? []);
}
/** Repositories in short forms hold an API address and an id; either identifies one. */
function sameRepository(a, b) {
    for (const field of ['id', 'full_name', 'url']) {
        if (a[field] !== undefined && b[field] !== undefined)
            return a[field] === b[field];
    }
    return undefined;
}
/** GitHub counts from 1. */
function isNumberOfPullRequest(value) {
    return Number.isSafeInteger(value) && value > 0;
}
/**
 * The facts in a pull request object of a payload or an API answer, in its long form or in the short one of check
 * and workflow runs.
 * @returns undefined when it has no number, or one that no pull request can have
 */
function pullRequestFacts(value) {
    if (!(0,answers/* isObject */.Gv)(value) || !isNumberOfPullRequest(value.number))
        return undefined;
    const head = (0,event_event/* part */.y_)(value, 'head');
    const base = (0,event_event/* part */.y_)(value, 'base');
    const headSha = (0,event_event/* text */.Qq)(head, 'sha');
    const baseBranch = (0,event_event/* text */.Qq)(base, 'ref');
    const title = (0,event_event/* text */.Qq)(value, 'title');
    const labels = labelNames(value.labels);
    const state = (0,event_event/* text */.Qq)(value, 'state');
    // A fork that was deleted leaves null behind.
    const fromFork = head.repo === null && base.repo !== undefined
        ? true
        : negated(sameRepository((0,event_event/* part */.y_)(head, 'repo'), (0,event_event/* part */.y_)(base, 'repo')));
    const label = (0,event_event/* text */.Qq)(head, 'label');
    return {
        number: value.number,
        ...(headSha === undefined ? {} : { headSha }),
        ...(baseBranch === undefined ? {} : { baseBranch }),
        ...(title === undefined ? {} : { title }),
        ...(labels === undefined ? {} : { labels }),
        ...(state === undefined ? {} : { state }),
        ...(fromFork === undefined ? {} : { fromFork }),
        ...(label === undefined ? {} : { head: label }),
    };
}
function negated(value) {
    return value === undefined ? undefined : !value;
}
/** True when a pull request in a short form belongs to this repository: lists hold those of forks, to forks, too. */
function targets(value, repository) {
    return (0,answers/* isObject */.Gv)(value) && sameRepository((0,event_event/* part */.y_)((0,event_event/* part */.y_)(value, 'base'), 'repo'), repository) !== false;
}
/** One line about a candidate: number, branches, title. */
function describePullRequest(pullRequest) {
    const branches = [pullRequest.head, pullRequest.baseBranch].filter((branch) => branch !== undefined).join(' → ');
    return `#${String(pullRequest.number)}${branches === '' ? '' : ` (${branches})`}`;
}

;// CONCATENATED MODULE: ./src/event/candidates.ts



const nobody = { known: [], searches: [] };
/** How each event says which pull request it is about. A new event goes here. */
const resolvers = {
    pull_request: fromPullRequest,
    pull_request_target: fromPullRequest,
    pull_request_review: fromPullRequest,
    pull_request_review_comment: fromPullRequest,
    issue_comment: fromIssue,
    issues: fromIssue,
    check_run: fromCheckRun,
    check_suite: (payload) => fromSuite(payload, (0,event_event/* part */.y_)(payload, 'check_suite')),
    workflow_run: (payload) => fromSuite(payload, (0,event_event/* part */.y_)(payload, 'workflow_run')),
    merge_group: fromMergeGroup,
    push: fromPush,
    workflow_dispatch: fromDispatch,
    schedule: () => nobody,
};
/** The pull requests that an event is about, without asking anybody. */
function candidatesOf(event) {
    const resolver = (Object.hasOwn(resolvers, event.name) ? resolvers[event.name] : undefined) ?? fromAnything;
    return resolver(event.payload, event);
}
function list(...facts) {
    return facts.filter((fact) => fact !== undefined);
}
function fromPullRequest(payload) {
    return { known: list(pullRequestFacts(payload.pull_request)), searches: [] };
}
/** An issue is a pull request when it has the field `pull_request`; base and head are not in it. */
function fromIssue(payload) {
    const issue = (0,event_event/* part */.y_)(payload, 'issue');
    return (0,answers/* isObject */.Gv)(issue.pull_request) ? { known: list(pullRequestFacts(issue)), searches: [] } : nobody;
}
/** An event that nobody listed: a pull request or an issue in it is taken. */
function fromAnything(payload) {
    const direct = fromPullRequest(payload);
    return direct.known.length > 0 ? direct : fromIssue(payload);
}
function fromCheckRun(payload) {
    const run = (0,event_event/* part */.y_)(payload, 'check_run');
    const suite = (0,event_event/* part */.y_)(run, 'check_suite');
    // The run repeats what its suite says, but for the branch and the head repository.
    return fromSuite(payload, { ...suite, ...run });
}
/**
 * A check suite, check run or workflow run: `pull_requests` is empty when the head is in a fork, and then branch and
 * owner, or the commit, lead to it.
 */
function fromSuite(payload, suite) {
    const repository = (0,event_event/* part */.y_)(payload, 'repository');
    const pullRequests = Array.isArray(suite.pull_requests) ? suite.pull_requests : [];
    const sha = (0,event_event/* text */.Qq)(suite, 'head_sha');
    const known = list(...pullRequests.filter((pullRequest) => targets(pullRequest, repository)).map((one) => pullRequestFacts(one))).map((pullRequest) => (sha === undefined ? pullRequest : { ...pullRequest, headSha: sha }));
    const owner = (0,event_event/* text */.Qq)((0,event_event/* part */.y_)((0,event_event/* part */.y_)(suite, 'head_repository'), 'owner'), 'login');
    const branch = (0,event_event/* text */.Qq)(suite, 'head_branch');
    return {
        known,
        searches: [
            ...(owner !== undefined && branch !== undefined ? [{ kind: 'by-branch', owner, branch }] : []),
            ...(sha === undefined ? [] : [{ kind: 'by-commit', sha }]),
        ],
        headSha: sha,
    };
}
/** GitHub's documentation of merge groups: `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha of the base>`. */
const mergeGroupRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/;
function fromMergeGroup(payload, event) {
    const ref = (0,event_event/* text */.Qq)((0,event_event/* part */.y_)(payload, 'merge_group'), 'head_ref') ?? event.ref;
    const match = mergeGroupRef.exec(ref);
    const [, baseBranch = '', number = ''] = match ?? [];
    if (!isNumberOfPullRequest(Number(number)))
        return nobody;
    return { known: [{ number: Number(number), baseBranch }], searches: [] };
}
const branchOf = (ref) => /^refs\/heads\/(.+)/.exec(ref)?.[1];
/** A push to a branch is about the open pull request from it; a push that merged one, about that one. */
function fromPush(payload, event) {
    const inQueue = mergeGroupRef.test(event.ref) ? fromMergeGroup(payload, event) : nobody;
    if (inQueue.known.length > 0)
        return inQueue;
    const branch = branchOf((0,event_event/* text */.Qq)(payload, 'ref') ?? event.ref);
    const sha = (0,event_event/* text */.Qq)(payload, 'after');
    if (branch === undefined || payload.deleted === true)
        return nobody;
    return {
        known: [],
        searches: [
            ...(event.repository === undefined
                ? []
                : [{ kind: 'by-branch', owner: event.repository.owner, branch }]),
            ...(sha === undefined ? [] : [{ kind: 'by-commit', sha }]),
        ],
    };
}
/** A person who starts a workflow on a branch means the pull request from it; on the default branch, none. */
function fromDispatch(payload, event) {
    const branch = branchOf((0,event_event/* text */.Qq)(payload, 'ref') ?? event.ref);
    const isDefault = branch === (0,event_event/* text */.Qq)((0,event_event/* part */.y_)(payload, 'repository'), 'default_branch');
    if (branch === undefined || isDefault || event.repository === undefined)
        return nobody;
    return { known: [], searches: [{ kind: 'by-branch', owner: event.repository.owner, branch }] };
}

;// CONCATENATED MODULE: ./src/event/github-api.ts



/** GitHub's API said no, or could not be asked. One line. */
class GitHubError extends Error {
    name = 'GitHubError';
}
const limitMs = 20_000;
/** Asks GitHub what an event does not say. Loaded and connected only when the first question comes. */
class GitHubApi {
    #token;
    #repository;
    #signal;
    constructor(token, repository, signal) {
        this.#token = token;
        this.#repository = repository;
        this.#signal = signal;
    }
    /** @throws GitHubError */
    async pullRequest(number) {
        const { owner, name } = this.#repository;
        const answer = await this.#get(`/repos/${owner}/${name}/pulls/${String(number)}`);
        const facts = pullRequestFacts(answer);
        if (facts === undefined)
            throw new GitHubError(`GitHub's answer for pull request #${String(number)} has no number`);
        return facts;
    }
    /**
     * The pull requests that a search finds. Of a commit's, only those whose head it is or that it merged.
     * @throws GitHubError
     */
    async find(search) {
        const { owner, name } = this.#repository;
        const answer = search.kind === 'by-branch'
            ? await this.#get(`/repos/${owner}/${name}/pulls?state=open&per_page=100&head=${inAddress(`${search.owner}:${search.branch}`)}`)
            : await this.#get(`/repos/${owner}/${name}/commits/${inAddress(search.sha)}/pulls?per_page=100`);
        if (!Array.isArray(answer))
            throw new GitHubError("GitHub's answer about pull requests is no list");
        return (answer
            .map((one) => pullRequestFacts(one))
            .filter((facts) => facts !== undefined)
            // A head filter that the server does not understand would list every open pull request.
            .filter((facts) => search.kind !== 'by-branch' || facts.head === `${search.owner}:${search.branch}`));
    }
    /** @throws GitHubError */
    async defaultBranch() {
        const { owner, name } = this.#repository;
        const answer = await this.#get(`/repos/${owner}/${name}`);
        if ((0,answers/* isObject */.Gv)(answer) && typeof answer.default_branch === 'string')
            return answer.default_branch;
        throw new GitHubError(`GitHub's answer for ${owner}/${name} names no default branch`);
    }
    async #get(path) {
        if (this.#token === undefined) {
            throw new GitHubError('the event does not say it, and there is no github-token to ask GitHub with');
        }
        const [{ getOctokit }, { ExponentialBackoff, handleWhen, retry }] = await Promise.all([
            __nccwpck_require__.e(/* import() */ 157).then(__nccwpck_require__.bind(__nccwpck_require__, 157)),
            __nccwpck_require__.e(/* import() */ 6090).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6090, 23)),
        ]);
        const octokit = getOctokit(this.#token);
        const policy = retry(handleWhen((error) => mayPass(error)), { maxAttempts: 3, backoff: new ExponentialBackoff({ initialDelay: 500, maxDelay: 5_000 }) });
        try {
            const answer = await Promise.race([
                policy.execute(() => octokit.request(`GET ${path}`, {
                    request: {
                        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(limitMs)]),
                        // Warnings of the library would be lines in the log that nobody asked for.
                        log: { warn: ignore },
                    },
                }), this.#signal),
                // The library's pauses heed no signal.
                aborted(this.#signal),
            ]);
            return answer.data;
        }
        catch (error) {
            this.#signal.throwIfAborted();
            const { status, response, message } = error;
            const said = (0,one_line/* oneLine */.T)(String(message), 200);
            // The library gives a request that got no answer the status 500.
            const what = response === undefined ? `could not be reached: ${said}` : `answered ${String(status)}: ${said}`;
            throw new GitHubError(`GitHub's API (GET ${path.replace(/\?.*/, '')}) ${what}`);
        }
    }
}
/** A half of a surrogate pair, which JSON can hold, has no place in an address. */
function inAddress(text) {
    return encodeURIComponent(text.toWellFormed());
}
function aborted(signal) {
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
            reject(signal.reason);
        });
    });
}
function ignore() {
    // Nothing to do.
}
function mayPass(error) {
    const { status = 0 } = error;
    return status === 429 || status >= 500;
}

;// CONCATENATED MODULE: ./src/intent/intent.ts





/**
 * Brings inputs and event together. Inputs win; the event fills in; GitHub is asked only for what neither says.
 * @param signal ends questions to GitHub
 * @throws InputError naming the input that would decide, where neither decides
 */
async function resolveIntent(inputs, event, needs, signal) {
    const serverHost = new URL(event.serverUrl).host;
    const named = inputs.repository ?? event.repository;
    if (named === undefined) {
        if (needs.repository)
            throw new input_error/* InputError */.d('repository', 'the workflow does not say its repository. Give owner/name');
        return { repository: undefined, targetBranch: inputs.targetBranch, pullRequest: undefined, skip: undefined };
    }
    const repository = { host: inputs.repositoryHost ?? serverHost, ...named };
    const resolution = new Resolution(inputs, event, repository, signal);
    const pullRequest = await resolution.pullRequest(inputs.requiredLabel === undefined ? needs.pullRequest : 'required');
    const skip = pullRequest === undefined ? undefined : await resolution.missingLabel(pullRequest);
    const targetBranch = needs.targetBranch && skip === undefined ? await resolution.targetBranch(pullRequest) : undefined;
    // Read last: a question to GitHub on the way may have brought the head commit.
    const facts = pullRequest === undefined ? undefined : resolution.known(pullRequest);
    return {
        repository,
        targetBranch,
        skip,
        pullRequest: facts === undefined || (needs.pullRequest === 'none' && inputs.requiredLabel === undefined)
            ? undefined
            : {
                number: facts.number,
                sha: inputs.pullRequestSha ?? facts.headSha,
                title: facts.title,
                baseBranch: facts.baseBranch,
                url: `${serverHost === repository.host ? event.serverUrl : `https://${repository.host}`}/${named.owner}/${named.name}/pull/${String(facts.number)}`,
            },
    };
}
const same = (a, b) => a.toLowerCase() === b.toLowerCase();
class Resolution {
    #inputs;
    #event;
    #repository;
    #github;
    #candidates;
    /** True when the event is about the repository that is acted on. */
    #own;
    #asked;
    constructor(inputs, event, repository, signal) {
        this.#inputs = inputs;
        this.#event = event;
        this.#repository = repository;
        this.#github = new GitHubApi(inputs.githubToken, repository, signal);
        this.#own =
            event.repository !== undefined &&
                same(event.repository.owner, repository.owner) &&
                same(event.repository.name, repository.name);
        this.#candidates = this.#own ? candidatesOf(event) : { known: [], searches: [] };
    }
    async pullRequest(need) {
        const { known } = this.#candidates;
        const given = this.#inputs.pullRequest;
        if (given !== undefined) {
            return known.find((candidate) => candidate.number === given) ?? { number: given };
        }
        if (need !== 'required') {
            const [only, another] = this.#narrowed(known);
            return another === undefined ? only : undefined;
        }
        const found = this.#narrowed(known.length > 0 ? known : await this.#search());
        const [only, another] = found;
        if (only === undefined)
            throw new input_error/* InputError */.d('pull-request', this.#whyNone());
        if (another !== undefined) {
            throw new input_error/* InputError */.d('pull-request', `the ${this.#event.name} event is about ${String(found.length)} pull requests: ${found.map(describePullRequest).join(', ')}. Give the number of one, or target-branch`);
        }
        return only;
    }
    /** Of several candidates: those into the branch that was given, those at the event's commit, the open ones. */
    #narrowed(candidates) {
        const { targetBranch } = this.#inputs;
        const { headSha } = this.#candidates;
        const preferences = [
            (candidate) => candidate.baseBranch === targetBranch,
            (candidate) => candidate.headSha === headSha,
            (candidate) => candidate.state === 'open',
        ];
        let left = candidates;
        for (const preferred of preferences) {
            const some = left.filter(preferred);
            if (some.length > 0)
                left = some;
        }
        return left;
    }
    async #search() {
        for (const search of this.#candidates.searches) {
            let found;
            try {
                found = await this.#github.find(search);
            }
            catch (error) {
                throw this.#undecided('pull-request', error, 'Give the number of the pull request');
            }
            if (found.length > 0)
                return found;
        }
        return [];
    }
    #whyNone() {
        const { name } = this.#event;
        if (!this.#own && this.#event.repository !== undefined) {
            return `the event is about ${this.#event.repository.owner}/${this.#event.repository.name}, not about ${this.#repository.owner}/${this.#repository.name}. Give the number of the pull request`;
        }
        if (name === '')
            return 'no event says which pull request is meant. Give its number';
        const searched = this.#candidates.searches.map((search) => search.kind === 'by-branch'
            ? `open pull requests from ${search.owner}:${search.branch}`
            : `pull requests of commit ${search.sha}`);
        return searched.length === 0
            ? `the ${name} event is about no pull request. Give its number`
            : `the ${name} event names no pull request, and GitHub knows none (looked for ${searched.join(', then ')}). Give its number`;
    }
    /** Says why a pull request is passed over; undefined when it carries the label or none is required. */
    async missingLabel(pullRequest) {
        const label = this.#inputs.requiredLabel;
        if (label === undefined)
            return undefined;
        const labels = pullRequest.labels ?? (await this.#ask(pullRequest, 'required-label', 'Remove required-label')).labels;
        return labels?.some((one) => same(one, label)) === true
            ? undefined
            : `pull request #${String(pullRequest.number)} does not carry the label ${JSON.stringify(label)}`;
    }
    async targetBranch(pullRequest) {
        if (this.#inputs.targetBranch !== undefined)
            return this.#inputs.targetBranch;
        if (pullRequest !== undefined) {
            const branch = this.known(pullRequest).baseBranch ??
                (await this.#ask(pullRequest, 'target-branch', 'Give the branch that the queue merges into')).baseBranch;
            if (branch !== undefined)
                return branch;
        }
        const said = this.#own ? (0,event_event/* text */.Qq)((0,event_event/* part */.y_)(this.#event.payload, 'repository'), 'default_branch') : undefined;
        if (said !== undefined)
            return said;
        try {
            return await this.#github.defaultBranch();
        }
        catch (error) {
            throw this.#undecided('target-branch', error, 'Give the branch that the queue merges into');
        }
    }
    /** All that is known of it by now. */
    known(pullRequest) {
        return { ...this.#asked, ...pullRequest };
    }
    async #ask(pullRequest, input, way) {
        try {
            this.#asked ??= await this.#github.pullRequest(pullRequest.number);
            return this.#asked;
        }
        catch (error) {
            throw this.#undecided(input, error, way);
        }
    }
    #undecided(input, error, way) {
        return error instanceof GitHubError ? new input_error/* InputError */.d(input, `${error.message}. ${way}`) : error;
    }
}
/**
 * Why a secret is empty, as far as the event tells: GitHub hands none to workflows that a fork's pull request or
 * Dependabot starts (GitHub's documentation of secrets).
 */
function whyTokenIsEmpty(event) {
    const ways = 'compute in pull_request, hand the result over as an artifact, and send it from a workflow_run workflow';
    if (event.actor === 'dependabot[bot]') {
        return `it is empty because Dependabot started this workflow, and such workflows get Dependabot's own secrets only. Add the token to the Dependabot secrets, or ${ways}`;
    }
    const [pullRequest] = candidatesOf(event).known;
    if (pullRequest?.fromFork === true && event.name.startsWith('pull_request') && event.name !== 'pull_request_target') {
        return `it is empty because this pull request comes from a fork, whose workflows get no secrets. Instead, ${ways}`;
    }
    return 'it is empty. Give the token of the service, from a secret (and see that the secret exists in this repository)';
}

;// CONCATENATED MODULE: ./src/operations/index.ts
/** Every operation, loaded when it is asked for: what a step does not use, it does not read from disk. */
const loaders = {
    'submit-pull-request': () => __nccwpck_require__.e(/* import() */ 3446).then(__nccwpck_require__.bind(__nccwpck_require__, 3446)),
    'cancel-pull-request': () => __nccwpck_require__.e(/* import() */ 9112).then(__nccwpck_require__.bind(__nccwpck_require__, 9112)),
    'restart-tests-on-pull-request': () => __nccwpck_require__.e(/* import() */ 495).then(__nccwpck_require__.bind(__nccwpck_require__, 495)),
    'get-submitted-pull-request': () => __nccwpck_require__.e(/* import() */ 3836).then(__nccwpck_require__.bind(__nccwpck_require__, 3836)),
    'set-impacted-targets': () => __nccwpck_require__.e(/* import() */ 6151).then(__nccwpck_require__.bind(__nccwpck_require__, 6151)),
    'get-merge-queue-testing-details': () => __nccwpck_require__.e(/* import() */ 9215).then(__nccwpck_require__.bind(__nccwpck_require__, 9215)),
    'create-queue': () => __nccwpck_require__.e(/* import() */ 1338).then(__nccwpck_require__.bind(__nccwpck_require__, 1338)),
    'delete-queue': () => __nccwpck_require__.e(/* import() */ 5541).then(__nccwpck_require__.bind(__nccwpck_require__, 5541)),
    'get-queue': () => __nccwpck_require__.e(/* import() */ 9372).then(__nccwpck_require__.bind(__nccwpck_require__, 9372)),
    'update-queue': () => __nccwpck_require__.e(/* import() */ 5967).then(__nccwpck_require__.bind(__nccwpck_require__, 5967)),
    'get-merge-queue-metrics': () => __nccwpck_require__.e(/* import() */ 5286).then(__nccwpck_require__.bind(__nccwpck_require__, 5286)),
    'list-unhealthy-tests': () => Promise.all(/* import() */[__nccwpck_require__.e(1822), __nccwpck_require__.e(4205)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4205)),
    'list-quarantined-tests': () => Promise.all(/* import() */[__nccwpck_require__.e(1822), __nccwpck_require__.e(2885)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2885)),
    'wait-for-pull-request': () => __nccwpck_require__.e(/* import() */ 1099).then(__nccwpck_require__.bind(__nccwpck_require__, 1099)),
    'compute-impacted-targets': () => __nccwpck_require__.e(/* import() */ 8904).then(__nccwpck_require__.bind(__nccwpck_require__, 8904)),
    'check-quarantined-tests': () => Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(4247), __nccwpck_require__.e(1822), __nccwpck_require__.e(7452), __nccwpck_require__.e(9056)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9056)),
    'excuse-quarantined-failures': () => Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(4247), __nccwpck_require__.e(7452), __nccwpck_require__.e(6036)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5063)),
};
/** Loads an operation. */
async function loadOperation(name) {
    return (await loaders[name]()).operation;
}

// EXTERNAL MODULE: ./src/operations/operation.ts
var operation = __nccwpck_require__(2899);
// EXTERNAL MODULE: ./src/service/endpoints.ts
var endpoints = __nccwpck_require__(7725);
// EXTERNAL MODULE: ./src/service/request-limits.ts
var request_limits = __nccwpck_require__(9003);
;// CONCATENATED MODULE: ./src/run.ts













/** What computing targets and reading lists and reports may take beside requests and waiting, in milliseconds. */
const workLimitMs = 4 * 3_600_000;
/** Limit of a step, in milliseconds: three requests (what it is for, its look, one to spare), the wait, and its own work. */
function stepLimitMs({ requestTimeoutMs, maxAttempts, waitTimeoutMs }) {
    return 3 * (0,request_limits/* requestLimitMs */.HL)({ attemptLimitMs: requestTimeoutMs, maxAttempts }) + waitTimeoutMs + workLimitMs;
}
/**
 * One step, from inputs and event to outputs and summary. Never throws.
 * @param cancellation ends it before its time
 * @returns the exit code: 0, or 1 when the step fails
 */
async function run(environment, cancellation) {
    const { signal } = cancellation;
    const log = new StepLog();
    const token = (0,action_inputs/* apiTokenText */.zK)(environment);
    if (token !== undefined)
        log.mask(token);
    const githubToken = (0,action_inputs/* inputText */.AN)(environment, 'github-token');
    if (githubToken !== undefined && githubToken !== token)
        log.mask(githubToken);
    let operation;
    let name;
    let inputs;
    let files;
    let service;
    let line;
    try {
        inputs = await (0,action_inputs/* readInputs */.Ko)(environment);
        name = inputs.operation;
        cancellation.limit(stepLimitMs(inputs));
        const event = (0,event_event/* readEvent */.j_)(environment);
        operation = await loadOperation(name);
        files = outputFiles(environment, log);
        const intent = await resolveIntent(inputs, event, operation.needs, signal);
        const sends = intent.skip === undefined && operation.sendsNothing !== true && !inputs.dryRun;
        const context = { inputs, event, intent, log, files, signal };
        checkOrganization(context, operation);
        service = sends ? await connect(inputs, event, log, signal) : undefined;
        const outcome = await perform(operation, context, service);
        signal.throwIfAborted();
        return await conclude(name, inputs, outcome, environment, log, files);
    }
    catch (error) {
        const prefix = name === undefined ? '' : `${name}: `;
        if (signal.aborted) {
            line = `${prefix}${interruptionLine(error, signal, service)}`;
            await files?.discard();
        }
        else {
            const write = service?.lastWrite;
            line = `${prefix}${failureLine(error, operation, write?.became === 'done' ? write.asked : undefined)}`;
            const stack = stackOf(error);
            if (stack !== undefined)
                log.debug(stack);
        }
    }
    log.error(line);
    if (name !== undefined && inputs?.summary === true) {
        const result = { headline: `${name} failed` };
        await trySummary(await summaryOf({ operation: name, result, failure: line }), environment, log);
    }
    return 1;
}
/** Why a step ended before its time, and what it had done by then. */
function interruptionLine(error, signal, service) {
    const why = signal.reason.message;
    if (error instanceof operation/* Interrupted */.j)
        return `${why} ${error.message}`;
    const write = service?.lastWrite;
    switch (write?.became) {
        case 'done':
            return `${why} after ${write.asked} was done, which stays so`;
        case 'unclear':
            return `${why} while ${write.asked} was under way: it may have been done. Look at the state before running the step again`;
        case 'not-done':
            return `${why} before ${write.asked} was done: nothing was changed`;
        case undefined:
            return `${why} before anything was changed`;
    }
}
/** @throws InputError */
function checkOrganization({ intent, inputs }, { needs }) {
    if (intent.skip === undefined && needs.organizationSlug === true && inputs.organizationSlug === undefined) {
        throw new input_error/* InputError */.d('organization-slug', 'this operation needs it. Give the slug of your organization, as in the address of its page at the service');
    }
}
async function perform(operation, context, service) {
    const { intent } = context;
    if (intent.skip !== undefined) {
        const { pullRequest } = intent;
        return {
            result: {
                headline: 'Skipped',
                ...(pullRequest === undefined
                    ? {}
                    : {
                        pullRequest: {
                            number: pullRequest.number,
                            url: pullRequest.url,
                            ...(pullRequest.title === undefined ? {} : { title: pullRequest.title }),
                        },
                    }),
            },
            skipped: intent.skip,
        };
    }
    const prepared = await operation.prepare(context);
    if (service === undefined) {
        return operation.sendsNothing === true
            ? { result: prepared.result }
            : { result: prepared.result, skipped: 'this is a dry run', ...dryRequest(prepared) };
    }
    const result = await operation.carryOut(context, prepared, service);
    return { result, ...(service.lastAnswer === undefined ? {} : { answer: service.lastAnswer }) };
}
function dryRequest({ request }) {
    if (request === undefined)
        return {};
    const { method, path } = endpoints/* endpoints */.v[request.endpoint];
    return { request: { endpoint: `${method} ${path}`, body: shownContent(request.content) } };
}
function shownContent(content) {
    if (!Buffer.isBuffer(content))
        return JSON.stringify(content, undefined, 2);
    return content.toString('utf8', 0, 20_000) + (content.length > 20_000 ? '…' : '');
}
/** @throws InputError when the address or the token is missing */
async function connect(inputs, event, log, signal) {
    if (inputs.baseUrl === undefined) {
        throw new input_error/* InputError */.d('base-url', 'it is required. Give the address of the service, such as https://api.example.com/v1, here or in the variable MERGE_QUEUE_BASE_URL');
    }
    if (inputs.apiToken === undefined)
        throw new input_error/* InputError */.d('api-token', whyTokenIsEmpty(event));
    const { ServiceClient } = await __nccwpck_require__.e(/* import() */ 8882).then(__nccwpck_require__.bind(__nccwpck_require__, 8882));
    return ServiceClient.create({
        baseUrl: inputs.baseUrl,
        token: inputs.apiToken,
        attemptLimitMs: inputs.requestTimeoutMs,
        maxAttempts: inputs.maxAttempts,
        onRepeat: ({ reason, attempt, maxAttempts, pauseMs }) => {
            log.info(`${reason}. Attempt ${String(attempt)} of ${String(maxAttempts)} ${pauseMs === 0 ? 'now' : `in ${(pauseMs / 1000).toFixed(1)} s`}`);
        },
        onLook: (line) => {
            log.info(line);
        },
        signal,
        onAnswer: (answer) => {
            log.debug(answer);
        },
    });
}
/** Outputs, log and summary of a step that got as far as a result. */
async function conclude(name, inputs, { result, skipped, answer, request }, environment, log, files) {
    const responseFile = answer === undefined ? undefined : await files.write('response', answer.text);
    await files.written();
    const outputs = outputsOf(result, { skipped: skipped !== undefined, answer, responseFile });
    setOutputs(outputs, environment, (text) => log.redacted(text));
    if (skipped === undefined) {
        const { state } = result.pullRequest ?? {};
        log.info(`${result.headline}${state === undefined ? '' : `. It is ${state}`}`);
    }
    else {
        log.info(`${name}: nothing was sent, because ${skipped}`);
        if (request !== undefined) {
            log.info(`The request would be ${request.endpoint}`);
            for (const row of request.body.split('\n').slice(0, 200))
                log.info(row);
        }
    }
    for (const warning of result.warnings ?? [])
        log.warn(warning);
    for (const { level, message, ...place } of result.annotations ?? [])
        log[level](message, place);
    const failure = result.failure === undefined ? undefined : `${name}: ${result.failure}`;
    if (failure !== undefined)
        log.error(failure);
    if (inputs.summary) {
        const facts = {
            operation: name,
            result,
            ...(skipped === undefined ? {} : { skipped }),
            ...(request === undefined ? {} : { request }),
            ...(failure === undefined ? {} : { failure }),
        };
        await trySummary(await summaryOf(facts), environment, log);
    }
    return failure === undefined ? 0 : 1;
}
/** A summary that cannot be written is no reason to fail a step that did its work. */
async function trySummary(markdown, environment, log) {
    try {
        await writeSummary(log.redactedMarkdown(markdown), environment);
    }
    catch (error) {
        log.warn(`The job summary could not be written: ${error.message}`);
    }
}


/***/ }),

/***/ 3884:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Qf: () => (/* binding */ readQueue)
/* harmony export */ });
/* harmony import */ var _states_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6589);

const isString = (value) => typeof value === 'string';
const isNumber = (value) => typeof value === 'number';
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The object itself and those below it, nearest first, three levels deep. Lists are not entered. */
function* objectsOf(value) {
    let level = isObject(value) ? [value] : [];
    for (let depth = 0; depth < 3; depth += 1) {
        yield* level;
        level = level.flatMap((object) => Object.values(object).filter(isObject));
    }
}
/** The record that holds the state: the nearest with a state we know, else the nearest with any state. */
function recordWithState(value, states) {
    const candidates = [...objectsOf(value)].filter((object) => isString(object.state));
    return candidates.find((object) => states.includes((0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalState */ .km)(String(object.state)))) ?? candidates[0];
}
function stateOf(record) {
    return isString(record?.state) ? (0,_states_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalState */ .km)(record.state) : undefined;
}
const submittedField = /^(is_?)?(currently_?)?submitted(_?to_?(merge_?)?queue)?$/i;
function submittedOf(value) {
    for (const object of objectsOf(value)) {
        for (const [field, content] of Object.entries(object)) {
            if (submittedField.test(field)) {
                if (typeof content === 'boolean')
                    return content;
                if (content === 'true' || content === 'false')
                    return content === 'true';
            }
        }
    }
    return undefined;
}
/** State and submission of a pull request, wherever in the answer they are. */
function readPullRequest(value) {
    const record = recordWithState(value, _states_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestStates */ .jH);
    return { state: stateOf(record), submitted: submittedOf(value), record };
}
const entriesField = /^(enqueued|queued)?_?(pull_?requests|prs|entries)$/i;
/** State, entries and settings of a queue, wherever in the answer they are. */
function readQueue(value) {
    const record = recordWithState(value, _states_js__WEBPACK_IMPORTED_MODULE_0__/* .queueStates */ .yr) ?? (isObject(value) ? value : {});
    let entries;
    for (const object of objectsOf(value)) {
        const found = Object.entries(object).find(([field, content]) => entriesField.test(field) && Array.isArray(content));
        if (found !== undefined) {
            entries = found[1].filter(isObject).map(readEntry);
            break;
        }
    }
    const settings = Object.fromEntries(Object.entries(record).filter(([field, content]) => field !== 'state' && !entriesField.test(field) && !isObject(content)));
    return { state: stateOf(record), entries, settings };
}
function readEntry(record) {
    const pr = isObject(record.pr) ? record.pr : {};
    const priority = firstOf(record, ['priorityName', 'priority', 'priorityValue'], isString, isNumber);
    const targets = record.impactedTargets;
    return {
        ...readPullRequest(record),
        record,
        number: firstOf(record, ['prNumber', 'number', 'pr_number'], isNumber) ?? firstOf(pr, ['number'], isNumber),
        title: firstOf(record, ['prTitle', 'title', 'pr_title'], isString),
        author: firstOf(record, ['prAuthor', 'author', 'pr_author'], isString),
        priority: priority === undefined ? undefined : String(priority),
        since: firstOf(record, ['stateChangedAt', 'state_changed_at'], isString),
        impactedTargets: targets === 'ALL' || (Array.isArray(targets) && targets.every(isString)) ? targets : undefined,
    };
}
/** The content of the first of these fields that holds such a thing. */
function firstOf(record, fields, ...types) {
    return fields.map((field) => record[field]).find((content) => types.some((is) => is(content)));
}


/***/ }),

/***/ 7725:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reservedFields),
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/** The thirteen endpoints (service interface, section 4). */
const endpoints = {
    submitPullRequest: { method: 'POST', path: '/submitPullRequest', effect: 'write' },
    cancelPullRequest: { method: 'POST', path: '/cancelPullRequest', effect: 'write' },
    restartTestsOnPullRequest: { method: 'POST', path: '/restartTestsOnPullRequest', effect: 'write' },
    getSubmittedPullRequest: { method: 'POST', path: '/getSubmittedPullRequest', effect: 'read' },
    setImpactedTargets: { method: 'POST', path: '/setImpactedTargets', effect: 'set' },
    getMergeQueueTestingDetails: { method: 'POST', path: '/getMergeQueueTestingDetails', effect: 'read' },
    createQueue: { method: 'POST', path: '/createQueue', effect: 'write' },
    deleteQueue: { method: 'POST', path: '/deleteQueue', effect: 'write' },
    getQueue: { method: 'POST', path: '/getQueue', effect: 'read' },
    updateQueue: { method: 'POST', path: '/updateQueue', effect: 'set' },
    getMergeQueueMetrics: { method: 'GET', path: '/getMergeQueueMetrics', effect: 'read' },
    listUnhealthyTests: { method: 'POST', path: '/flaky-tests/list-unhealthy-tests', effect: 'read' },
    listQuarantinedTests: { method: 'POST', path: '/flaky-tests/list-quarantined-tests', effect: 'read' },
};
/** Top-level fields that have a meaning of their own and that extra fields can't replace. */
const reservedFields = ['repo', 'targetBranch', 'pr', 'impactedTargets', 'org_url_slug', 'page_query'];


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ BodyTooLarge),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** A request that did not end in a usable answer. Never holds the request, its headers, or an axios error. */
class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    status;
    retryAfterMs;
    code;
    advice;
    constructor(failure) {
        super(failure.message);
        this.kind = failure.kind;
        this.status = failure.status;
        this.retryAfterMs = failure.retryAfterMs;
        this.code = failure.code;
        this.advice = failure.advice;
    }
}
/** A request body over the service's limit (section 8). Nothing was sent. */
class BodyTooLarge extends Error {
    bytes;
    limit;
    name = 'BodyTooLarge';
    constructor(bytes, limit) {
        super(`the request body has ${grouped(bytes)} bytes, and the service takes at most ${grouped(limit)}`);
        this.bytes = bytes;
        this.limit = limit;
    }
}
/** A number with its digits in groups of three: `20,971,520`. */
function grouped(number) {
    // Not toLocaleString, whose tables take Node longer to load than a request takes.
    return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}


/***/ }),

/***/ 4990:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
/**
 * Text cut at `most` characters, with a mark where it is cut: by the mark, what was left there of a token is found and
 * taken out.
 */
function shortened(outside, most) {
    return outside.length > most ? `${outside.slice(0, most - 1)}…` : outside;
}
/** Text from outside on one line: white space folded, and cut at `most` characters with the full length said. */
function oneLine(text, most = 500) {
    // A body can be megabytes; folding only what may be shown keeps that cheap.
    const folded = text
        .slice(0, most * 4)
        .replace(/\s+/gu, ' ')
        .trim();
    return folded.length > most || text.length > most * 4
        ? `${folded.slice(0, most)}… (${String(text.length)} characters)`
        : folded;
}


/***/ }),

/***/ 8714:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactor),
/* harmony export */   W: () => (/* binding */ usualForms)
/* harmony export */ });
/** Shorter secrets stand in ordinary words, so that only their usual forms are looked for. */
const shortLength = 8;
function piece(spellings) {
    const byFirst = new Map();
    for (const spelling of [...new Set(spellings)].sort((a, b) => b.length - a.length)) {
        const first = spelling.charAt(0);
        byFirst.set(first, [...(byFirst.get(first) ?? []), spelling]);
    }
    return byFirst;
}
const names = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
const hex = (value, digits) => value.toString(16).padStart(digits, '0');
const bothCases = (text) => [text.toLowerCase(), text.toUpperCase()];
/** A character as text formats write it: as it is, URL-encoded, escaped in JSON, or as a reference in HTML or Mermaid. */
function spellingsOf(character) {
    const code = character.codePointAt(0) ?? 0;
    const name = names[character];
    const references = [
        ...['&#', '#'].map((start) => `${start}${String(code)};`),
        ...bothCases(hex(code, 1)).flatMap((digits) => [`&#x${digits};`, `&#X${digits};`]),
    ];
    return piece([
        character,
        ...bothCases(Array.from(Buffer.from(character, 'utf8'), (byte) => `%${hex(byte, 2)}`).join('')),
        JSON.stringify(character).slice(1, -1),
        ...bothCases(hex(code, 4)).map((digits) => `\\u${digits}`),
        ...references,
        // The comment is what keeps a summary's `@` from naming somebody.
        ...(character === '@' ? references.map((reference) => `${reference}<!-- -->`) : []),
        ...(character === ' ' ? ['+'] : []),
        ...(character === '/' ? ['\\/'] : []),
        ...(name === undefined ? [] : [`&${name};`]),
    ]);
}
const base64Digit = /[A-Za-z0-9+/_-]/;
const paddings = ['=', '%3D', '%3d'];
/** The base64 of any text that holds the secret, for each of the three places where it can begin in a group of bytes. */
function inBase64(secret) {
    return [0, 1, 2].map((before) => {
        const encoded = Buffer.concat([Buffer.alloc(before), secret])
            .toString('base64')
            .replace(/=+$/, '');
        // The first digit that holds nothing of what stands before the secret.
        const first = before === 0 ? 0 : before + 1;
        const anyDigitBehind = (before + secret.length) % 3 !== 0;
        const digits = Array.from(encoded.slice(first, anyDigitBehind ? -1 : undefined));
        const others = { '+': ['-', '%2B', '%2b'], '/': ['_', '%2F', '%2f'] };
        return { pieces: digits.map((digit) => piece([digit, ...(others[digit] ?? [])])), anyDigitBehind };
    });
}
/**
 * Behind white space: one line break with its indentation, as it is or as JSON escapes it, or the blanks that folding lines
 * into one leaves. Bounded, so that no text takes long to read.
 */
function afterBreak(text, from) {
    const afterBlanks = (start) => {
        let at = start;
        while (at < start + 32 && (text[at] === ' ' || text[at] === '\t'))
            at += 1;
        return at;
    };
    const at = afterBlanks(from);
    const lineBreak = ['\r\n', '\n', '\r', '\\r\\n', '\\n'].find((one) => text.startsWith(one, at));
    return lineBreak === undefined ? at : afterBlanks(at + lineBreak.length);
}
/** What stands where a text was cut: as it is, and in a label of Mermaid. */
const cutMarks = ['…', '#8230;'];
/** Less of a secret is not told from other text. */
const shortestBeginning = 4;
/** The longest spelling of one character, and some blanks before the mark. */
const beforeMark = 24;
/** Where the mark of a cut stands, when nothing is before it but a part of the next piece; undefined when it is elsewhere. */
function cutAt(text, at, next) {
    const near = text.slice(at, at + beforeMark);
    const mark = cutMarks.map((one) => near.indexOf(one)).find((found) => found >= 0);
    if (mark === undefined)
        return undefined;
    const part = near.slice(0, mark).trim();
    const spellings = next.get(part.charAt(0)) ?? [];
    return part === '' || spellings.some((spelling) => spelling.startsWith(part)) ? at + mark : undefined;
}
const spelledAt = (text, at, one) => one.get(text.charAt(at))?.find((spelling) => text.startsWith(spelling, at));
/** Where the secret that begins there ends, or is cut off; undefined when there is none. */
function endOf(text, start, { pieces, anyDigitBehind = false }) {
    let at = start;
    for (const [index, one] of pieces.entries()) {
        let spelling = spelledAt(text, at, one);
        if (spelling === undefined && index > 0) {
            at = afterBreak(text, at);
            spelling = spelledAt(text, at, one);
        }
        if (spelling === undefined)
            return index < shortestBeginning ? undefined : cutAt(text, at, one);
        at += spelling.length;
    }
    if (!anyDigitBehind)
        return at;
    if (base64Digit.test(text.charAt(at)))
        at += 1;
    for (let padding = 0; padding < 2; padding += 1)
        at += paddings.find((one) => text.startsWith(one, at))?.length ?? 0;
    return at;
}
const pairOf = (first, second) => ((first & 0xff) << 8) | (second & 0xff);
/** Marks the pairs of characters with which a secret can begin, so that a large text is passed over in a moment. */
function beginnings(spelled) {
    const marks = new Uint8Array(0x10000);
    for (const { pieces } of spelled) {
        const [one, next] = pieces;
        const behind = [...(next?.keys() ?? []), ' ', '\t', '\r', '\n', '\\'];
        for (const spelling of [...(one?.values() ?? [])].flat()) {
            for (const second of spelling.length > 1 ? [spelling.charAt(1)] : behind) {
                marks[pairOf(spelling.charCodeAt(0), second.charCodeAt(0))] = 1;
            }
        }
    }
    return marks;
}
/** A secret as services and tools usually write it, the longest form first. */
function usualForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const base64 = bytes.toString('base64');
    const forms = [
        secret,
        encodeURIComponent(secret),
        base64,
        base64.replace(/=+$/, ''),
        bytes.toString('base64url'),
        JSON.stringify(secret).slice(1, -1),
    ];
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
/**
 * Makes a function that takes a secret out of text from outside, whatever a service, a proxy or our own formats make
 * of it: as it is, URL-encoded, escaped in JSON, HTML or Mermaid, in base64 (also in the middle of a longer text), in
 * hexadecimal, and split over lines. Where a text was cut, what is left of the secret before the mark of the cut is taken
 * out, too. A service that echoes a request's headers must not bring the token into a log or a file.
 * @returns a function of text and of what stands for the secret in it, three stars when nothing is given
 */
function redactor(secret) {
    if (secret === '')
        return (text) => text;
    const bytes = Buffer.from(secret, 'utf8');
    const longestFirst = usualForms(secret);
    const withoutUsual = (text, instead = '***') => longestFirst.reduce((clean, form) => (clean.includes(form) ? clean.replaceAll(form, instead) : clean), text);
    if (secret.length < shortLength)
        return withoutUsual;
    const spelled = [
        { pieces: Array.from(secret, spellingsOf) },
        ...inBase64(bytes),
        { pieces: Array.from(bytes.toString('hex'), (digit) => piece(bothCases(digit))) },
    ];
    const byFirst = new Map();
    for (const one of spelled) {
        for (const first of one.pieces[0]?.keys() ?? [])
            byFirst.set(first, [...(byFirst.get(first) ?? []), one]);
    }
    const begins = beginnings(spelled);
    return (text, instead = '***') => {
        // Before what is usual, so that nothing of a longer spelling, such as base64's padding, is left beside the stars.
        let clean = '';
        let kept = 0;
        for (let at = 0; at < text.length; at += 1) {
            if (begins[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] === 0)
                continue;
            let end;
            for (const candidate of byFirst.get(text.charAt(at)) ?? [])
                end ??= endOf(text, at, candidate);
            if (end === undefined)
                continue;
            clean += text.slice(kept, at) + instead;
            kept = end;
            at = end - 1;
        }
        return withoutUsual(kept === 0 ? text : clean + text.slice(kept), instead);
    };
}


/***/ }),

/***/ 9003:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ED: () => (/* binding */ ownPauses),
/* harmony export */   HL: () => (/* binding */ requestLimitMs),
/* harmony export */   Xh: () => (/* binding */ longestPauseMs)
/* harmony export */ });
/** The longest pause that a service may ask for; one that asks for more ends the request with the time it asked for. */
const longestPauseMs = 120_000;
/** However the inputs are set, a request with its repeats ends within this, or within one attempt where that may take longer. */
const longestRequestMs = 3_600_000;
/** The first and the longest of our own pauses, in milliseconds: half a second and ten seconds at the default time limit. */
function ownPauses({ attemptLimitMs }) {
    return { first: Math.min(500, attemptLimitMs / 60), longest: Math.min(10_000, attemptLimitMs / 3) };
}
/** Limit of a request with its repeats, in milliseconds. The looks of a write may take as long again. */
function requestLimitMs(limits) {
    const { attemptLimitMs, maxAttempts } = limits;
    const whole = maxAttempts * (attemptLimitMs + ownPauses(limits).longest) + longestPauseMs;
    return Math.min(whole, Math.max(longestRequestMs, attemptLimitMs));
}


/***/ }),

/***/ 6589:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZW: () => (/* binding */ finalStates),
/* harmony export */   jH: () => (/* binding */ pullRequestStates),
/* harmony export */   km: () => (/* binding */ canonicalState),
/* harmony export */   yr: () => (/* binding */ queueStates),
/* harmony export */   zp: () => (/* binding */ unhealthyStatuses)
/* harmony export */ });
/** Section 3.1 of the service interface. */
const pullRequestStates = [
    'NOT_READY',
    'PENDING',
    'TESTING',
    'TESTS_PASSED',
    'MERGED',
    'FAILED',
    'CANCELLED',
    'PENDING_FAILURE',
];
/** Section 3.2 of the service interface. */
const queueStates = ['RUNNING', 'PAUSED', 'DRAINING', 'SWITCHING_MODES'];
/** Section 3.3 of the service interface. */
const unhealthyStatuses = ['FLAKY', 'BROKEN'];
/** States that a pull request does not leave by itself. PENDING_FAILURE is not one: those ahead may still pass. */
const finalStates = new Set(['MERGED', 'FAILED', 'CANCELLED']);
/**
 * A state as the service interface writes it. Services answer in lower case too (`not_ready`), so case, hyphens and
 * spaces do not matter. A state that nobody listed is kept, in capitals.
 */
function canonicalState(state) {
    return state
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_');
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5675:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http2");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 3339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(1730);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
