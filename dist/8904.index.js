export const id = 8904;
export const ids = [8904];
export const modules = {

/***/ 8904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   operation: () => (/* binding */ operation)
/* harmony export */ });
/* harmony import */ var _intended_targets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5334);

/** Computes or reads impacted targets and hands them to later steps. */
const operation = {
    needs: { pullRequest: 'if-known', targetBranch: false, repository: false },
    sendsNothing: true,
    prepare: async (context) => {
        const intended = await (0,_intended_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .intendedTargets */ .O)(context);
        const { list } = intended;
        const result = await (0,_intended_targets_js__WEBPACK_IMPORTED_MODULE_0__/* .impactedTargetsResult */ .x)(context, intended);
        const what = list.kind === 'all' ? 'ALL' : String(list.count);
        return { request: undefined, result: { headline: `Impacted targets: ${what}`, ...result } };
    },
    carryOut: (_context, prepared) => Promise.resolve(prepared.result),
};


/***/ }),

/***/ 5334:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ impactedTargetsResult),
  O: () => (/* binding */ intendedTargets)
});

// EXTERNAL MODULE: ./src/action/input-error.ts
var input_error = __webpack_require__(9229);
// EXTERNAL MODULE: ./src/action/inputs.ts + 2 modules
var inputs = __webpack_require__(1209);
;// CONCATENATED MODULE: ./src/impacted-targets/distinct-targets.ts
/** What most targets have at least, in bytes. */
const usualBytes = 40;
/**
 * Distinct targets in the order in which they first came, kept as places in the bytes that they were read from. A file
 * of half a million targets is so checked, counted and measured in the memory of the file itself, and in a tenth of the
 * time that as many strings take.
 */
class DistinctTargets {
    kind = 'list';
    #bytes;
    #starts;
    #ends;
    #hashes;
    /** Open addressing: 1 + the number of a target, or 0 where nothing is. */
    #slots;
    /** JSON of the targets that JSON does not write as they are, by number. */
    #escaped = new Map();
    #count = 0;
    #jsonBytes = 2;
    /** How many targets came again. */
    duplicates = 0;
    /** @param bytes valid UTF-8, in which all targets lie */
    constructor(bytes) {
        this.#bytes = bytes;
        // Room for targets of the usual length, since growing copies; shorter ones make it grow.
        const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
        this.#starts = new Uint32Array(room);
        this.#ends = new Uint32Array(room);
        this.#hashes = new Uint32Array(room);
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
        const bytes = this.#bytes;
        // FNV-1a (RFC 9923), which spreads names that differ in a few characters.
        let hash = 0x811c9dc5;
        let plain = true;
        for (let at = start; at < end; at += 1) {
            const byte = bytes[at] ?? 0;
            hash = Math.imul(hash ^ byte, 0x01000193);
            // A quote, a backslash or a control character (RFC 8259, section 7).
            if (byte < 0x20 || byte === 0x22 || byte === 0x5c)
                plain = false;
        }
        hash >>>= 0;
        const slot = this.#slotOf(hash, start, end);
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
        if (!plain) {
            const json = Buffer.from(JSON.stringify(bytes.toString('utf8', start, end)), 'utf8');
            this.#escaped.set(number, json);
            size = json.byteLength;
        }
        this.#jsonBytes += size + (number === 0 ? 0 : 1);
        if (this.#count * 2 > this.#slots.length)
            this.#growSlots();
    }
    /** The slot that holds this target, or the empty one where it belongs. */
    #slotOf(hash, start, end) {
        const mask = this.#slots.length - 1;
        for (let slot = hash & mask;; slot = (slot + 1) & mask) {
            const number = (this.#slots[slot] ?? 0) - 1;
            if (number < 0)
                return slot;
            if (this.#hashes[number] !== hash)
                continue;
            const [otherStart = 0, otherEnd = 0] = [this.#starts[number], this.#ends[number]];
            if (otherEnd - otherStart === end - start &&
                this.#bytes.compare(this.#bytes, otherStart, otherEnd, start, end) === 0) {
                return slot;
            }
        }
    }
    #growLists() {
        const grown = (list) => {
            const larger = new Uint32Array(list.length * 2);
            larger.set(list);
            return larger;
        };
        this.#starts = grown(this.#starts);
        this.#ends = grown(this.#ends);
        this.#hashes = grown(this.#hashes);
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
        for (let number = 0; number < this.#count; number += 1) {
            const [start = 0, end = 0] = [this.#starts[number], this.#ends[number]];
            if (end - start === wanted.length && wanted.compare(this.#bytes, start, end) === 0)
                return true;
        }
        return false;
    }
    /**
     * The JSON array of all targets, in UTF-8, between two texts, which together make a request's body.
     * @returns the whole, and the array in it; both in the same memory
     */
    json(before = '', after = '') {
        const bytes = this.#bytes;
        const start = Buffer.byteLength(before, 'utf8');
        const whole = Buffer.allocUnsafe(start + this.#jsonBytes + Buffer.byteLength(after, 'utf8'));
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
            const end = this.#ends[number] ?? 0;
            for (let from = this.#starts[number] ?? 0; from < end; from += 1)
                whole[at++] = bytes[from] ?? 0;
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
const [lineFeed, carriageReturn, space, quote, comma, bracket, closingBracket, brace, backslash] = [
    0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x5c,
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
    const first = bytes.find((byte) => byte > space);
    return first === quote || first === bracket || first === brace;
}
function readLines(bytes) {
    const targets = new DistinctTargets(bytes);
    for (let start = 0; start < bytes.length;) {
        const found = bytes.indexOf(lineFeed, start);
        const next = found < 0 ? bytes.length : found;
        const end = next > start && bytes[next - 1] === carriageReturn ? next - 1 : next;
        let at = start;
        while (at < end && (bytes[at] ?? 0) <= space)
            at += 1;
        if (at < end)
            targets.add(start, end);
        start = next + 1;
    }
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
        for (let byte = bytes[at]; byte !== quote; byte = bytes[at]) {
            if (byte === undefined || byte === backslash || byte < space)
                return undefined;
            at += 1;
        }
        if (at > start)
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
        if (target.trim() !== '')
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
        return { list: readTargetsText(targets.text) };
    if (targets.kind === 'file')
        return { list: readFile(targets.path) };
    // Loaded only here: a step that is given its targets has no need of git and build systems.
    const { computedTargets } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(951)]).then(__webpack_require__.bind(__webpack_require__, 951));
    const computed = await computedTargets(context, targets.names);
    if (computed.kind === 'all')
        return { list: { kind: 'all' }, why: computed.why, computed };
    return { list: DistinctTargets.of(computed.targets), computed };
}
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
    const matrix = shards === undefined
        ? undefined
        : await (await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(8815), __webpack_require__.e(951)]).then(__webpack_require__.bind(__webpack_require__, 951))).matrixOf(all ? 'ALL' : list.first(list.count), shards);
    const reasons = computed?.kind === 'targets' && computed.targets.length <= mostInPicture ? [...computed.why.entries()] : undefined;
    return {
        impactedTargets: {
            all,
            count: all ? 0 : list.count,
            first: all ? [] : list.first(mostShown),
            file: await context.files.write('impacted-targets.json', all ? '"ALL"' : (json ?? list.json().array)),
            ...(why === undefined ? {} : { why }),
            ...(matrix === undefined ? {} : { matrix }),
            ...(reasons === undefined ? {} : { reasons }),
        },
        facts: computed === undefined ? [] : factsOf(computed),
        warnings: !all && computed === undefined && list.has('ALL')
            ? ['The list holds a target named ALL beside others. Only ALL alone means every target']
            : [],
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


/***/ })

};
