export const id = 6151;
export const ids = [6151];
export const modules = {

/***/ 5334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ impactedTargetsResult),
  O: () => (/* binding */ intendedTargets)
});

// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
// EXTERNAL MODULE: ./src/action/inputs.ts + 3 modules
var inputs = __webpack_require__(1622);
;// CONCATENATED MODULE: ./src/impacted-targets/distinct-targets.ts
/** What most targets have at least, in bytes. */
const usualBytes = 40;
/** The same byte in each place of a word of four. */
const ones = 0x01010101;
const highBits = 0x80808080;
const quotes = 0x22222222;
const backslashes = 0x5c5c5c5c;
const spaces = 0x20202020;
const lineFeeds = 0x0a0a0a0a;
const [lineFeed, carriageReturn, space] = [0x0a, 0x0d, 0x20];
/** 2^32 divided by the golden ratio: Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4). */
const multiplier = 0x9e3779b1;
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/**
 * Distinct targets in the order in which they first came, kept as places in the bytes that they were read from. A file
 * of half a million targets is so checked, counted and measured in the memory of the file itself, and in half the time and
 * half the memory that as many strings take.
 */
class DistinctTargets {
    kind = 'list';
    #bytes;
    #view;
    #starts;
    #ends;
    #hashes;
    /** Open addressing: 1 + the number of a target, or 0 where nothing is. */
    #slots;
    /** JSON of the targets that JSON does not write as they are, by number. */
    #escaped = new Map();
    #count = 0;
    /** Of the target read last. */
    #hashOfLast = 0;
    #escapedLast = false;
    #jsonBytes = 2;
    /** How many targets came again. */
    duplicates = 0;
    /** @param bytes valid UTF-8, in which all targets lie */
    constructor(bytes) {
        this.#bytes = bytes;
        this.#view = viewOf(bytes);
        // Room for targets of the usual length, since growing copies; shorter ones make it grow.
        const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
        this.#starts = new Uint32Array(room);
        this.#ends = new Uint32Array(room);
        this.#hashes = new Int32Array(room);
        this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
    }
    /** The targets of a list of strings. */
    static of(targets) {
        const bytes = Buffer.from(targets.join('\n'), 'utf8');
        const distinct = new DistinctTargets(bytes);
        let start = 0;
        for (const target of targets) {
            const end = start + Buffer.byteLength(target, 'utf8');
            distinct.add(start, end);
            start = end + 1;
        }
        return distinct;
    }
    get count() {
        return this.#count;
    }
    /** Size of the JSON array in bytes. */
    get jsonBytes() {
        return this.#jsonBytes;
    }
    /** Takes the target that lies there, unless it came before. */
    add(start, end) {
        this.#read(this.#view, start, end);
        this.#take(start, end);
    }
    /**
     * Takes the line that begins there, unless it is blank or came before. It may end in CRLF.
     * @returns where it ends: the place of its line feed, or of the end
     */
    addLine(start) {
        const bytes = this.#bytes;
        const lineEnd = this.#read(this.#view, start, bytes.length, true);
        const hasReturn = lineEnd > start && bytes[lineEnd - 1] === carriageReturn;
        const end = hasReturn ? lineEnd - 1 : lineEnd;
        let at = start;
        while (at < end && (bytes[at] ?? 0) <= space)
            at += 1;
        if (at === end)
            return lineEnd;
        if (hasReturn)
            this.add(start, end);
        else
            this.#take(start, end);
        return lineEnd;
    }
    /** Takes the target that was read last. */
    #take(start, end) {
        const hash = this.#hashOfLast;
        const slot = this.#slotOf(hash, this.#bytes, start, end);
        if (this.#slots[slot] !== 0) {
            this.duplicates += 1;
            return;
        }
        const number = this.#count;
        if (number === this.#starts.length)
            this.#growLists();
        this.#starts[number] = start;
        this.#ends[number] = end;
        this.#hashes[number] = hash;
        this.#slots[slot] = number + 1;
        this.#count = number + 1;
        let size = end - start + 2;
        if (this.#escapedLast) {
            const json = Buffer.from(JSON.stringify(this.#bytes.toString('utf8', start, end)), 'utf8');
            this.#escaped.set(number, json);
            size = json.byteLength;
        }
        this.#jsonBytes += size + (number === 0 ? 0 : 1);
        if (this.#count * 2 > this.#slots.length)
            this.#growSlots();
    }
    /**
     * Reads a target once, for its hash and for what JSON does not write as it is: a quote, a backslash or a control
     * character (RFC 8259, section 7). Four bytes at a time take half as long: a word holds a byte that is zero, or less
     * than n, when taking away one, or n, sets the high bit of a byte that had none (Hacker's Delight, 2nd edition,
     * section 6-1).
     * @returns where it ends: at `end`, or before that at a line feed where that is asked for
     */
    #read(view, start, end, untilLineFeed = false) {
        let hash = 0;
        let escaped = false;
        let at = start;
        for (const last = end - 3; at < last; at += 4) {
            const word = view.getInt32(at, true);
            const quote = word ^ quotes;
            const backslash = word ^ backslashes;
            const special = ((word - spaces) & ~word) | ((quote - ones) & ~quote) | ((backslash - ones) & ~backslash);
            if ((special & highBits) !== 0) {
                const feed = word ^ lineFeeds;
                if (untilLineFeed && ((feed - ones) & ~feed & highBits) !== 0)
                    break;
                escaped = true;
            }
            hash = Math.imul(hash ^ word, multiplier);
            hash ^= hash >>> 15;
        }
        for (; at < end; at += 1) {
            const byte = view.getUint8(at);
            if (byte === lineFeed && untilLineFeed)
                break;
            escaped ||= byte < space || byte === 0x22 || byte === 0x5c;
            hash = Math.imul(hash ^ byte, multiplier);
        }
        this.#escapedLast = escaped;
        // MurmurHash3's last steps, so that every byte moves the low bits, which choose the slot.
        hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
        this.#hashOfLast = hash ^ (hash >>> 16);
        return at;
    }
    /** The slot that holds the target between two places of some bytes, or the empty one where it belongs. */
    #slotOf(hash, target, start, end) {
        const mask = this.#slots.length - 1;
        for (let slot = hash & mask;; slot = (slot + 1) & mask) {
            const number = (this.#slots[slot] ?? 0) - 1;
            if (number < 0)
                return slot;
            if (this.#hashes[number] !== hash)
                continue;
            const [otherStart, otherEnd] = [this.#starts[number], this.#ends[number]];
            if (this.#bytes.compare(target, start, end, otherStart, otherEnd) === 0)
                return slot;
        }
    }
    #growLists() {
        const grown = (from, to) => {
            to.set(from);
            return to;
        };
        const room = this.#starts.length * 2;
        this.#starts = grown(this.#starts, new Uint32Array(room));
        this.#ends = grown(this.#ends, new Uint32Array(room));
        this.#hashes = grown(this.#hashes, new Int32Array(room));
    }
    #growSlots() {
        const slots = new Uint32Array(this.#slots.length * 4);
        const mask = slots.length - 1;
        for (let number = 0; number < this.#count; number += 1) {
            let slot = (this.#hashes[number] ?? 0) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = number + 1;
        }
        this.#slots = slots;
    }
    /** The first so many targets. */
    first(most) {
        const names = [];
        for (let number = 0; number < Math.min(most, this.#count); number += 1) {
            names.push(this.#bytes.toString('utf8', this.#starts[number], this.#ends[number]));
        }
        return names;
    }
    has(target) {
        const wanted = Buffer.from(target, 'utf8');
        this.#read(viewOf(wanted), 0, wanted.length);
        return this.#slots[this.#slotOf(this.#hashOfLast, wanted, 0, wanted.length)] !== 0;
    }
    /**
     * The JSON array of all targets, in UTF-8, between two texts, which together make a request's body.
     * @returns the whole, and the array in it; both in the same memory
     */
    json(before = '', after = '') {
        const from = this.#view;
        const start = Buffer.byteLength(before, 'utf8');
        const whole = Buffer.allocUnsafe(start + this.#jsonBytes + Buffer.byteLength(after, 'utf8'));
        const to = viewOf(whole);
        let at = whole.write(before, 'utf8');
        whole[at++] = 0x5b;
        for (let number = 0; number < this.#count; number += 1) {
            if (number > 0)
                whole[at++] = 0x2c;
            const escaped = this.#escaped.get(number);
            if (escaped !== undefined) {
                at += escaped.copy(whole, at);
                continue;
            }
            whole[at++] = 0x22;
            // Names are short: a loop takes half the time of as many calls that copy.
            let place = this.#starts[number] ?? 0;
            const end = this.#ends[number] ?? 0;
            for (const last = end - 3; place < last; place += 4, at += 4)
                to.setInt32(at, from.getInt32(place));
            for (; place < end; place += 1)
                whole[at++] = from.getUint8(place);
            whole[at++] = 0x22;
        }
        whole[at++] = 0x5d;
        whole.write(after, at, 'utf8');
        return { whole, array: whole.subarray(start, start + this.#jsonBytes) };
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/impacted-targets/target-list.ts



/** A list that cannot be read as one: the message says what is wrong and what would be right. */
class TargetListError extends Error {
    name = 'TargetListError';
}
const shapes = 'A targets file holds a JSON array of strings, the JSON string "ALL", or one target a line';
const [target_list_space, quote, comma, bracket, closingBracket, brace, backslash] = [
    0x20, 0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x5c,
];
/**
 * Reads targets from a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line, where
 * `ALL` alone means all. UTF-8 with or without BOM, LF or CRLF; blank lines and duplicates are dropped.
 * @throws TargetListError when it is empty, not UTF-8, or JSON of another shape
 * @throws the file system's error when it cannot be read
 */
function readTargetsFile(path) {
    const whole = (0,external_node_fs_.readFileSync)(path);
    if (!(0,external_node_buffer_.isUtf8)(whole))
        throw new TargetListError('it is not UTF-8. Write it in that encoding');
    const bytes = whole[0] === 0xef && whole[1] === 0xbb && whole[2] === 0xbf ? whole.subarray(3) : whole;
    if (looksLikeJson(bytes))
        return allAlone(readStringArray(bytes) ?? readJson(bytes.toString('utf8')));
    const targets = readLines(bytes);
    // What a generator leaves behind when it fails quietly: nothing, or JSON that is no list.
    if (targets.count === 0)
        throw new TargetListError('it is empty. Write [] into it if no target is impacted');
    const [only = ''] = targets.first(1);
    if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) {
        throw new TargetListError(`it is JSON of another shape. ${shapes}`);
    }
    return allAlone(targets);
}
/**
 * Reads targets from an input: `ALL`, or one target a line. A JSON array of strings is taken too, since
 * `toJSON()` in a workflow makes one.
 */
function readTargetsText(text) {
    if (text.startsWith('[')) {
        try {
            return allAlone(readJson(text));
        }
        catch {
            // A target may begin with a bracket.
        }
    }
    const trimmed = text.split('\n').map((line) => line.trim());
    return allAlone(readLines(Buffer.from(trimmed.join('\n'), 'utf8')));
}
function allAlone(list) {
    return list.kind === 'list' && list.count === 1 && list.first(1)[0] === 'ALL' ? { kind: 'all' } : list;
}
/** No build system names a target so that it begins with a bracket, brace or quote: what does is JSON, or half of it. */
function looksLikeJson(bytes) {
    const first = bytes.find((byte) => byte > target_list_space);
    return first === quote || first === bracket || first === brace;
}
function readLines(bytes) {
    const targets = new DistinctTargets(bytes);
    for (let start = 0; start < bytes.length;)
        start = targets.addLine(start) + 1;
    return targets;
}
/**
 * A JSON array whose strings hold no escapes, which is how generators write names.
 * @returns undefined for anything else, which is then for the real parser
 */
function readStringArray(bytes) {
    const targets = new DistinctTargets(bytes);
    let at = 0;
    const skipSpace = () => {
        // RFC 8259, section 2: space, tab, line feed, carriage return.
        for (let byte = bytes[at]; byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d; byte = bytes[at])
            at += 1;
        return bytes[at] ?? 0;
    };
    if (skipSpace() !== bracket)
        return undefined;
    for (let separator = comma; separator === comma; separator = skipSpace()) {
        at += 1;
        if (skipSpace() !== quote)
            return undefined;
        const start = at + 1;
        at = start;
        let isBlank = true;
        for (let byte = bytes[at]; byte !== quote; byte = bytes[at]) {
            if (byte === undefined || byte === backslash || byte < target_list_space)
                return undefined;
            if (byte !== target_list_space)
                isBlank = false;
            at += 1;
        }
        if (!isBlank)
            targets.add(start, at);
        at += 1;
    }
    if (bytes[at] !== closingBracket)
        return undefined;
    at += 1;
    skipSpace();
    return at === bytes.length ? targets : undefined;
}
function readJson(text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new TargetListError(`it begins like JSON and is none, so it may be cut off. ${shapes}`);
    }
    if (value === 'ALL')
        return { kind: 'all' };
    if (!Array.isArray(value))
        throw new TargetListError(`it is JSON of another shape. ${shapes}`);
    const strings = [];
    for (const [index, target] of value.entries()) {
        const element = `element ${String(index + 1)} of its array`;
        if (typeof target !== 'string')
            throw new TargetListError(`${element} is no string. ${shapes}`);
        if (/[\r\n]/.test(target))
            throw new TargetListError(`${element} holds a line break, which no target may`);
        // Blank as a line is: nothing but spaces and controls.
        if (/[^\0-\x20]/.test(target))
            strings.push(target.toWellFormed());
    }
    return DistinctTargets.of(strings);
}

;// CONCATENATED MODULE: ./src/operations/intended-targets.ts




/**
 * The targets that the inputs mean: given, read from a file, or computed.
 * @throws InputError, ImpactError
 */
async function intendedTargets(context) {
    const { targets } = context.inputs;
    if (targets === undefined) {
        throw new input_error/* InputError */.d('impacted-targets', 'no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from');
    }
    if (targets.kind === 'text')
        return given(readTargetsText(targets.text), 'impacted-targets says so');
    if (targets.kind === 'file')
        return given(readFile(targets.path), 'impacted-targets-file says so');
    // Loaded only here: a step that is given its targets has no need of git and build systems.
    const { computedTargets } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(951)]).then(__webpack_require__.bind(__webpack_require__, 951));
    const computed = await computedTargets(context, targets.names);
    if (computed.kind === 'all')
        return { list: { kind: 'all' }, why: computed.why, computed };
    return { list: DistinctTargets.of(computed.targets), computed };
}
/** Targets that the workflow's author gives, with the reason where they are all. */
const given = (list, why) => (list.kind === 'all' ? { list, why } : { list });
function readFile(path) {
    try {
        return readTargetsFile(path);
    }
    catch (error) {
        const isMistake = error instanceof TargetListError;
        throw new input_error/* InputError */.d('impacted-targets-file', `${path}: ${isMistake ? error.message : `it cannot be read: ${(0,inputs/* reasonOf */.A3)(error)}`}`);
    }
}
/** So many targets are shown to people; all are in the file. */
const mostShown = 100;
/** A picture of more than some dozens is one that nobody can read. */
const mostInPicture = 40;
/** The targets as outputs and summary show them, with the file that later steps read. */
async function impactedTargetsResult(context, { list, why, computed, json }) {
    const all = list.kind === 'all';
    const { shards } = context.inputs;
    // Loaded only here: most steps split nothing.
    const split = shards === undefined
        ? undefined
        : (await __webpack_require__.e(/* import() */ 5727).then(__webpack_require__.bind(__webpack_require__, 5727))).shardTargets(all ? 'ALL' : list.first(list.count), shards);
    const reasons = computed?.kind === 'targets' && computed.targets.length <= mostInPicture ? [...computed.why.entries()] : undefined;
    return {
        impactedTargets: {
            all,
            count: all ? 0 : list.count,
            first: all ? [] : list.first(mostShown),
            file: await context.files.write('impacted-targets.json', all ? '"ALL"' : (json ?? list.json().array)),
            ...(why === undefined ? {} : { why }),
            ...(split === undefined ? {} : { matrix: JSON.stringify(split.matrix) }),
            ...(reasons === undefined ? {} : { reasons }),
        },
        facts: computed === undefined ? [] : factsOf(computed),
        warnings: [
            ...(!all && computed === undefined && list.has('ALL')
                ? ['The list holds a target named ALL beside others. Only ALL alone means every target']
                : []),
            ...(split?.warning === undefined ? [] : [split.warning]),
        ],
    };
}
function factsOf({ compared, buildSystems }) {
    return [
        ...(buildSystems.length === 0 ? [] : [['Computed from', buildSystems.join(', ')]]),
        ...(compared === undefined
            ? []
            : [
                ['Base', `${compared.base.commit} (${compared.base.what})`],
                ['Head', `${compared.head.commit} (${compared.head.what})`],
                ['Changed files', String(compared.changedFiles)],
            ]),
    ];
}


/***/ }),

/***/ 1451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ lookAfterwards),
/* harmony export */   V: () => (/* binding */ lookAtPullRequest)
/* harmony export */ });
/* harmony import */ var _service_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7777);



/**
 * Looks at the pull request once.
 * @throws ServiceError
 */
async function lookAtPullRequest(context, service) {
    const answer = await service.send('getSubmittedPullRequest', (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .barePullRequestRequest */ .g5)(context));
    return (0,_service_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .readPullRequest */ .DQ)(answer.json);
}
/**
 * The look that fills the pull-request outputs after a write. The write is done, so a look that fails is a warning.
 */
async function lookAfterwards(context, service) {
    const pullRequest = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestResult */ .Ct)(context);
    try {
        return { pullRequest: { ...pullRequest, ...(await lookAtPullRequest(context, service)) } };
    }
    catch (error) {
        if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
            throw error;
        return { pullRequest, warnings: [`It is done, but the look at its state afterwards failed: ${error.message}`] };
    }
}


/***/ }),

/***/ 7777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ pullRequestResult),
/* harmony export */   Go: () => (/* binding */ pullRequestRequest),
/* harmony export */   MG: () => (/* binding */ queueSettingsRequest),
/* harmony export */   Tj: () => (/* binding */ bareQueueRequest),
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bh: () => (/* binding */ targetBranchOf),
/* harmony export */   g5: () => (/* binding */ barePullRequestRequest),
/* harmony export */   mM: () => (/* binding */ refuseExtraFields)
/* harmony export */ });
/* harmony import */ var _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229);

/** What `needs` promises: an operation that did not ask for it may not use it. */
function promised(value, what) {
    if (value === undefined)
        throw new Error(`the operation uses the ${what} without needing it`);
    return value;
}
const repositoryOf = (context) => promised(context.intent.repository, 'repository');
const targetBranchOf = (context) => promised(context.intent.targetBranch, 'target branch');
const pullRequestOf = (context) => promised(context.intent.pullRequest, 'pull request');
/** Repository and target branch, without extra fields (service interface, section 2.2). */
function bareQueueRequest(context) {
    return { repo: repositoryOf(context), targetBranch: targetBranchOf(context) };
}
/** The same with the pull request. */
function barePullRequestRequest(context) {
    return { ...bareQueueRequest(context), pr: { number: pullRequestOf(context).number } };
}
/** The same with what the workflow author adds. */
function pullRequestRequest(context) {
    return { ...barePullRequestRequest(context), ...context.inputs.extraFields };
}
/** The settings that create and update add to a queue's identity. */
function queueSettingsRequest(context) {
    return { ...bareQueueRequest(context), ...context.inputs.queueSettings, ...context.inputs.extraFields };
}
/** @throws InputError when extra fields are given to a request that has no place for them */
function refuseExtraFields(context, why) {
    if (Object.keys(context.inputs.extraFields).length > 0) {
        throw new _action_input_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .d('extra-fields', `${why}. Remove them`);
    }
}
/** The pull request that is meant, as results show it. */
function pullRequestResult(context) {
    const { number, title, url } = pullRequestOf(context);
    return { number, url, ...(title === undefined ? {} : { title }) };
}


/***/ }),

/***/ 6151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _service_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8863);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5756);
/* harmony import */ var _intended_targets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5334);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1451);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2899);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7777);






/** The request but for its targets. */
function requestWithoutTargets(context) {
    const { number, sha } = (0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestOf */ ._n)(context);
    return { ...(0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestRequest */ .Go)(context), pr: { number, ...(sha === undefined ? {} : { sha }) } };
}
/** Section 8 of the service interface: a list whose body would be over the limit goes as `ALL`. */
function fitted(list, request) {
    const all = { list: { kind: 'all' }, body: (0,_service_body_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBody */ .FT)({ ...request, impactedTargets: 'ALL' }) };
    if (list.kind === 'all')
        return all;
    const { bytes, encoded } = (0,_service_body_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeBodyWith */ .Nv)(request, 'impactedTargets', list);
    if (encoded !== undefined)
        return { list, ...encoded };
    return {
        ...all,
        why: `ALL is sent instead of the list of ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(list.count)} targets: its request would have ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(bytes)} bytes, and the service takes at most ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(_service_body_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyLimitBytes */ .r2)}`,
    };
}
/** Uploads what a pull request impacts, so that independent pull requests can merge in parallel. */
const operation = {
    needs: { pullRequest: 'required', targetBranch: true, repository: true },
    advice: { 404: 'Check that the service knows this repository and has a queue for target-branch' },
    prepare: async (context) => {
        const intended = await (0,_intended_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .intendedTargets */ .O)(context);
        const { list, body, json, why } = fitted(intended.list, requestWithoutTargets(context));
        const { warnings, ...shown } = await (0,_intended_targets_js__WEBPACK_IMPORTED_MODULE_2__/* .impactedTargetsResult */ .x)(context, {
            ...intended,
            list,
            ...(why === undefined ? {} : { why }),
            ...(json === undefined ? {} : { json }),
        });
        const number = `pull request #${String((0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestOf */ ._n)(context).number)}`;
        const what = list.kind === 'all' ? 'ALL' : `${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(list.count)} target${list.count === 1 ? '' : 's'}`;
        return {
            request: { endpoint: 'setImpactedTargets', content: body },
            result: {
                headline: `Set the impacted targets of ${number}: ${what}`,
                pullRequest: (0,_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestResult */ .Ct)(context),
                ...shown,
                warnings: [...warnings, ...(why === undefined ? [] : [why])],
            },
        };
    },
    carryOut: async (context, prepared, service) => {
        await (0,_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .sendPrepared */ .e)(prepared, service);
        const look = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAfterwards */ .B)(context, service);
        return {
            ...prepared.result,
            ...look,
            warnings: [...(prepared.result.warnings ?? []), ...(look.warnings ?? [])],
        };
    },
};


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ encodeBody),
/* harmony export */   Nv: () => (/* binding */ encodeBodyWith),
/* harmony export */   r2: () => (/* binding */ bodyLimitBytes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5756);

/** Section 8 of the service interface: a request body is at most 20 MiB, in bytes of UTF-8. */
const bodyLimitBytes = 20 * 1024 * 1024;
/**
 * The JSON body of a request, in UTF-8.
 * @throws BodyTooLarge when it is over the service's limit
 */
function encodeBody(value) {
    const body = Buffer.from(JSON.stringify(value));
    if (body.byteLength > bodyLimitBytes) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .BodyTooLarge */ .KQ(body.byteLength, bodyLimitBytes);
    }
    return body;
}
/**
 * The JSON body of a request with one more field, which may be megabytes and is written only once.
 * @returns the size of the body in bytes and, where that is within the service's limit, the body and the field's JSON in it
 */
function encodeBodyWith(request, field, content) {
    const rest = JSON.stringify(request);
    const before = `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}${JSON.stringify(field)}:`;
    const bytes = Buffer.byteLength(before) + content.jsonBytes + 1;
    if (bytes > bodyLimitBytes)
        return { bytes, encoded: undefined };
    const { whole, array } = content.json(before, '}');
    return { bytes, encoded: { body: whole, json: array } };
}


/***/ })

};
