export const id = 5727;
export const ids = [5727];
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

/***/ 5727:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mostMatrixUnits: () => (/* binding */ mostMatrixUnits),
/* harmony export */   mostShardBytes: () => (/* binding */ mostShardBytes),
/* harmony export */   shardTargets: () => (/* binding */ shardTargets)
/* harmony export */ });
/* harmony import */ var _build_system_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9544);
/* harmony import */ var _git_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7979);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5756);



/** What GitHub allows in one matrix (workflow syntax, `jobs.<job_id>.strategy.matrix`). */
const mostJobs = 256;
/**
 * Bytes of UTF-8 that the targets of one group may have. Linux takes 131,072 for one string of a process's environment,
 * which is the variable's name, `=`, the value and a final zero (MAX_ARG_STRLEN, execve(2)); the rest is for the name.
 */
const mostShardBytes = 131_072 - 1_024;
/**
 * UTF-16 code units that a matrix may have. The outputs of a job may have 1 MiB, which GitHub counts in UTF-16, so two
 * bytes for each (workflow syntax, `jobs.<job_id>.outputs`); the rest is for the job's other outputs.
 */
const mostMatrixUnits = (1_048_576 - 65_536) / 2;
/**
 * Splits targets into groups whose sizes differ by one at most. The targets of a group are neighbours in byte order,
 * so the same targets are always split the same way, and what lies together stays together.
 *
 * What a job could not be handed is never handed to it: groups whose names exceed an environment variable become more
 * groups, and where that does not help, or the matrix exceeds an output, one group that is `ALL`.
 * @param targets the targets, or `ALL`, which cannot be split: one group whose targets are `ALL`
 * @param shards how many groups there should be at most; there are fewer when there are fewer targets, and none without
 * @throws ImpactError when `shards` is no number of jobs, or a target holds a space
 */
function shardTargets(targets, shards) {
    if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`);
    }
    if (targets === 'ALL')
        return { matrix: everything };
    const spaced = targets.find((target) => /\s/.test(target));
    if (spaced !== undefined) {
        throw new _build_system_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(`shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. ` +
            'Leave shards out and read impacted-targets-file');
    }
    const sorted = [...new Set(targets)].sort(_git_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByteOrder */ .QC);
    const asked = Math.min(shards, sorted.length);
    const total = fittingGroups(sorted, asked);
    if (total === undefined) {
        return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`);
    }
    const matrix = groupsOf(sorted, total);
    const units = JSON.stringify(matrix).length;
    if (units > mostMatrixUnits) {
        return withoutNames(`the matrix would have ${(0,_service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`);
    }
    if (total === asked)
        return { matrix };
    return {
        matrix,
        warning: `shards: ${String(total)} groups instead of ${String(asked)}, because the names of a group would exceed what an environment variable holds (131,072 bytes on Linux)`,
    };
}
const everything = { include: [{ shard: 1, total: 1, targets: 'ALL' }] };
const withoutNames = (why) => ({
    matrix: everything,
    warning: `shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`,
});
/** Where the group of this number begins, from 0. */
const startOf = (group, total, count) => Math.floor((group * count) / total);
const groupsOf = (sorted, total) => ({
    include: Array.from({ length: total }, (_, index) => ({
        shard: index + 1,
        total,
        targets: sorted.slice(startOf(index, total, sorted.length), startOf(index + 1, total, sorted.length)).join(' '),
    })),
});
/**
 * The least number of groups, from `asked` on, each of which fits into an environment variable.
 * @returns undefined where not even the most jobs of a matrix do
 */
function fittingGroups(sorted, asked) {
    // Bytes of the targets before each, with the space behind each of them.
    const before = [0];
    for (const target of sorted)
        before.push((before.at(-1) ?? 0) + Buffer.byteLength(target, 'utf8') + 1);
    const at = (index) => before[index] ?? 0;
    const most = Math.min(mostJobs, sorted.length);
    for (let total = asked; total <= most; total += 1) {
        const fits = (_, group) => at(startOf(group + 1, total, sorted.length)) - at(startOf(group, total, sorted.length)) - 1 <= mostShardBytes;
        if (Array.from({ length: total }, fits).every(Boolean))
            return total;
    }
    return undefined;
}


/***/ })

};
