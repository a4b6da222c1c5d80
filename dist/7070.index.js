"use strict";
exports.id = 7070;
exports.ids = [7070];
exports.modules = {

/***/ 27070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mostMatrixUnits: () => (/* binding */ mostMatrixUnits),
/* harmony export */   mostShardBytes: () => (/* binding */ mostShardBytes),
/* harmony export */   shardTargets: () => (/* binding */ shardTargets)
/* harmony export */ });
/* harmony import */ var _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _tree_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75505);
/* harmony import */ var _shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32671);



const mostJobs = 256;
const mostShardBytes = 131072 - 1024;
const mostMatrixUnits = (1048576 - 65536) / 2;
function shardTargets(targets, shards) {
  if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`
    );
  }
  if (targets === "ALL") return { matrix: everything };
  const spaced = targets.find((target) => /\s/.test(target));
  if (spaced !== void 0) {
    throw new _tree_impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. Leave shards out and read impacted-targets-file`
    );
  }
  const sorted = [...new Set(targets)].sort(_tree_names_js__WEBPACK_IMPORTED_MODULE_1__/* .compareByteOrder */ .QC);
  const asked = Math.min(shards, sorted.length);
  const total = fittingGroups(sorted, asked);
  if (total === void 0) {
    return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`);
  }
  const matrix = groupsOf(sorted, total);
  const units = JSON.stringify(matrix).length;
  if (units > mostMatrixUnits) {
    return withoutNames(
      `the matrix would have ${(0,_shared_src_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .z)(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`
    );
  }
  if (total === asked) return { matrix };
  return {
    matrix,
    warning: `shards: ${String(total)} groups instead of ${String(asked)}, because the names of a group would exceed what an environment variable holds (131,072 bytes on Linux)`
  };
}
const everything = { include: [{ shard: 1, total: 1, targets: "ALL" }] };
const withoutNames = (why) => ({
  matrix: everything,
  warning: `shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`
});
const startOf = (group, total, count) => Math.floor(group * count / total);
const groupsOf = (sorted, total) => ({
  include: Array.from({ length: total }, (_, index) => ({
    shard: index + 1,
    total,
    targets: sorted.slice(startOf(index, total, sorted.length), startOf(index + 1, total, sorted.length)).join(" ")
  }))
});
function fittingGroups(sorted, asked) {
  const before = [0];
  for (const target of sorted) before.push((before.at(-1) ?? 0) + Buffer.byteLength(target, "utf8") + 1);
  const at = (index) => before[index] ?? 0;
  const most = Math.min(mostJobs, sorted.length);
  for (let total = asked; total <= most; total += 1) {
    const fits = (_, group) => at(startOf(group + 1, total, sorted.length)) - at(startOf(group, total, sorted.length)) - 1 <= mostShardBytes;
    if (Array.from({ length: total }, fits).every(Boolean)) return total;
  }
  return void 0;
}



/***/ }),

/***/ 1564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ToolMissing),
/* harmony export */   X: () => (/* binding */ ImpactError)
/* harmony export */ });
/* harmony import */ var _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86493);

class ImpactError extends _shared_src_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y {
  name = "ImpactError";
}
class ToolMissing extends ImpactError {
  constructor(program) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`
    );
    this.program = program;
  }
  program;
  name = "ToolMissing";
}



/***/ }),

/***/ 75505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ checkBranchName),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   OL: () => (/* binding */ nulRecords),
/* harmony export */   QC: () => (/* binding */ compareByteOrder),
/* harmony export */   QF: () => (/* binding */ fullCommitId),
/* harmony export */   nT: () => (/* binding */ firstFrom),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   qz: () => (/* binding */ NulRecords),
/* harmony export */   v3: () => (/* binding */ isTextPath)
/* harmony export */ });
/* harmony import */ var _impact_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89478);


const strict = new TextDecoder("utf-8", { fatal: true });
function isUtf8(bytes) {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
function decodePath(bytes) {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    let length = 1;
    while (length <= 4 && !isUtf8(bytes.subarray(at, at + length))) length += 1;
    if (length <= 4) {
      text += bytes.toString("utf8", at, at + length);
      at += length;
    } else {
      text += String.fromCharCode(56320 + (bytes[at] ?? 0));
      at += 1;
    }
  }
  return text;
}
const escapedByte = /[\udc80-\udcff]/u;
function isTextPath(path) {
  return !escapedByte.test(path);
}
function encodePath(path) {
  if (isTextPath(path)) return Buffer.from(path, "utf8");
  return Buffer.concat(
    path.split(/([\udc80-\udcff])/u).map((part) => escapedByte.test(part) ? Buffer.from([part.charCodeAt(0) - 56320]) : Buffer.from(part, "utf8"))
  );
}
class NulRecords {
  #onRecord;
  /** The pieces of a record that is not complete yet. */
  #begun = [];
  /** @param onRecord gets a text that contains the record, because cutting out each record takes memory and time */
  constructor(onRecord) {
    this.#onRecord = onRecord;
  }
  take(piece) {
    const end = piece.lastIndexOf(0) + 1;
    if (end > 0) {
      this.#read(
        this.#begun.length === 0 ? piece.subarray(0, end) : Buffer.concat([...this.#begun, piece.subarray(0, end)])
      );
      this.#begun = [];
    }
    if (end < piece.length) this.#begun.push(piece.subarray(end));
  }
  #read(records) {
    const text = records.toString("utf8");
    if (mayBeMalformed(text)) {
      for (const record of splitBytes(records)) this.#onRecord(record, 0, record.length);
      return;
    }
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf("\0", start);
      this.#onRecord(text, start, end);
      start = end + 1;
    }
  }
}
function mayBeMalformed(text) {
  return text.includes("\uFFFD");
}
function nulRecords(output) {
  const text = output.toString("utf8");
  if (mayBeMalformed(text)) return splitBytes(output);
  const records = text.split("\0");
  if (records.at(-1) === "") records.pop();
  return records;
}
function splitBytes(output) {
  const records = [];
  let from = 0;
  for (let to = output.indexOf(0); to !== -1; to = output.indexOf(0, from)) {
    records.push(decodePath(output.subarray(from, to)));
    from = to + 1;
  }
  if (from < output.length) records.push(decodePath(output.subarray(from)));
  return records;
}
function compareByteOrder(left, right) {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a === b) continue;
    if (isByte(left, index) || isByte(right, index)) return Buffer.compare(encodePath(left), encodePath(right));
    const aSurrogate = a >= 55296 && a <= 57343;
    const bSurrogate = b >= 55296 && b <= 57343;
    if (aSurrogate !== bSurrogate && a >= 55296 && b >= 55296) return aSurrogate ? 1 : -1;
    return a < b ? -1 : 1;
  }
  return left.length - right.length;
}
function isByte(text, index) {
  const code = text.charCodeAt(index);
  if (code < 56448 || code > 56575) return false;
  const before = index === 0 ? 0 : text.charCodeAt(index - 1);
  return before < 55296 || before > 56319;
}
function firstFrom(count, pathAt, path) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = low + high >> 1;
    if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
function fullCommitId(value, name) {
  const id = value.trim().toLowerCase();
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
  throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
    `${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(value, 80))}. Give it a commit id that the event holds, such as github.event.pull_request.base.sha`
  );
}
function checkBranchName(branch) {
  const bad = branch === "" || branch === "@" || branch.startsWith("-") || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) || branch.split("/").some((part) => part.startsWith(".") || part.endsWith(".lock"));
  if (bad) {
    throw new _impact_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ImpactError */ .X(
      `target-branch: ${JSON.stringify((0,_shared_src_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .v)(branch, 120))} is no branch name that git accepts. Give the branch's name without refs/heads/`
    );
  }
}



/***/ })

};
;