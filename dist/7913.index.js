"use strict";
exports.id = 7913;
exports.ids = [7913];
exports.modules = {

/***/ 7913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ impactedTargets)
});

// EXTERNAL MODULE: ./build/inputs/input-error.js
var input_error = __webpack_require__(72699);
// EXTERNAL MODULE: ./build/inputs/unreadable-file.js
var unreadable_file = __webpack_require__(18516);
;// CONCATENATED MODULE: ./build/impacted-targets/answer/byte-range-table.js
const multiplier = 2654435761;
class ByteRangeTable {
  #starts;
  #ends;
  #hashes;
  /** For each slot: 1 + the number of its range, or 0 for an empty slot. */
  #slots;
  #count = 0;
  /** How many looked-at slots held another range. */
  #collisions = 0;
  /** The contents as a set, which replaces the slots once too many ranges fell on the same slot. */
  #contents;
  /** @param room number of ranges that have room from the start; the table grows */
  constructor(room) {
    this.#starts = new Uint32Array(room);
    this.#ends = new Uint32Array(room);
    this.#hashes = new Int32Array(room);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
  }
  /**
   * Adds a range.
   * @param bytes in which this range and all others lie
   * @param view of the bytes
   * @returns false, and adds nothing, where a range with the same content is there
   */
  add(bytes, view, start, end) {
    if (this.#contents !== void 0) return this.#addContent(this.#contents, bytes.toString("latin1", start, end));
    const hash = hashOf(view, start, end);
    const slot = this.#slotOf(hash, bytes, bytes, start, end);
    if (this.#slots[slot] !== 0) return false;
    if (this.#count === this.#starts.length) this.#growLists();
    const number = this.#count;
    this.#starts[number] = start;
    this.#ends[number] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number + 1;
    this.#count = number + 1;
    if (this.#collisions > 32 * (this.#count + 1024)) this.#giveUpSlots(bytes);
    else if (this.#count * 2 > this.#slots.length) this.#growSlots();
    return true;
  }
  /**
   * True when a range has this content.
   * @param bytes in which the ranges lie
   */
  has(bytes, wanted) {
    if (this.#contents !== void 0) return this.#contents.has(wanted.toString("latin1"));
    const view = new DataView(wanted.buffer, wanted.byteOffset, wanted.byteLength);
    return this.#slots[this.#slotOf(hashOf(view, 0, wanted.length), bytes, wanted, 0, wanted.length)] !== 0;
  }
  #addContent(contents, content) {
    const before = contents.size;
    return contents.add(content).size > before;
  }
  /**
   * The slot of the range with this content, or the empty slot where such a range belongs.
   * @param bytes in which the content lies
   */
  #slotOf(hash, bytes, wanted, start, end) {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = slot + 1 & mask) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) return slot;
      if (this.#hashes[number] === hash) {
        const [otherStart, otherEnd] = [this.#starts[number], this.#ends[number]];
        if (bytes.compare(wanted, start, end, otherStart, otherEnd) === 0) return slot;
      }
      this.#collisions += 1;
    }
  }
  /**
   * Somebody who knows the hash can write targets that all fall on one slot. A list of them would take time that grows
   * with the square of its length. A `Set` is slower, but draws a seed for each process.
   */
  #giveUpSlots(bytes) {
    this.#contents = /* @__PURE__ */ new Set();
    for (let number = 0; number < this.#count; number += 1) {
      this.#contents.add(bytes.toString("latin1", this.#starts[number], this.#ends[number]));
    }
  }
  #growLists() {
    this.#starts = withMoreRoom(this.#starts);
    this.#ends = withMoreRoom(this.#ends);
    const hashes = new Int32Array(this.#starts.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }
  #growSlots() {
    const slots = new Uint32Array(this.#slots.length * 4);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#count; number += 1) {
      let slot = (this.#hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = slot + 1 & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}
function withMoreRoom(numbers) {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
function hashOf(view, start, end) {
  let hash = 0;
  let at = start;
  for (const last = end - 3; at < last; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), multiplier);
    hash ^= hash >>> 15;
  }
  for (; at < end; at += 1) hash = Math.imul(hash ^ view.getUint8(at), multiplier);
  hash = Math.imul(hash ^ hash >>> 13, 3266489909);
  return hash ^ hash >>> 16;
}


;// CONCATENATED MODULE: ./build/impacted-targets/answer/target-byte-set.js

const usualBytes = 40;
const headroom = 4096;
const spare = 64;
const ones = 16843009;
const highBits = 2155905152;
const quotes = 572662306;
const backslashes = 1549556828;
const spaces = 538976288;
const [lineFeed, carriageReturn, space, quote, comma, bracket, closingBracket, backslash] = [
  10,
  13,
  32,
  34,
  44,
  91,
  93,
  92
];
const none = 255;
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const inJson = (target) => Buffer.from(JSON.stringify(target).slice(1, -1), "utf8");
class TargetByteSet {
  kind = "list";
  #source;
  #from;
  /** The array, from `headroom` on, without its end: a quote and a bracket. */
  #json;
  #to;
  /** Where the next target is written, behind its opening quote. */
  #next = headroom + 2;
  /** Place of each target, behind its opening quote. */
  #starts;
  #count = 0;
  /** Numbers of the targets that JSON writes with escapes. */
  #escaped = [];
  /** True when the last copied target holds characters that JSON escapes. */
  #escapedLast = false;
  /** The table of hashes; undefined while the targets are sorted. */
  #table;
  /** True when `json` has already given this memory to a caller. */
  #isGiven = false;
  /** How many duplicates were dropped. */
  duplicates = 0;
  /** @param bytes valid UTF-8, in which all targets lie */
  constructor(bytes) {
    this.#source = bytes;
    this.#from = viewOf(bytes);
    const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
    this.#starts = new Uint32Array(room);
    this.#json = Buffer.allocUnsafeSlow(headroom + bytes.length + 3 * room + spare);
    this.#to = viewOf(this.#json);
    this.#json[headroom] = bracket;
    this.#json[headroom + 1] = quote;
  }
  /** The targets of a list of strings. */
  static of(targets) {
    const bytes = Buffer.from(targets.join("\n"), "utf8");
    const distinct = new TargetByteSet(bytes);
    let start = 0;
    for (const target of targets) {
      const end = start + Buffer.byteLength(target, "utf8");
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
    return this.#count === 0 ? 2 : this.#next - 1 - headroom;
  }
  /** Adds the target at these places, unless the set already holds it. */
  add(start, end) {
    this.#makeRoom(end - start);
    this.#copy(this.#from, this.#to, start, end, none);
    this.#take(start, end, this.#escapedLast);
  }
  /**
   * Adds the line that begins at this place, unless it is blank or the set already holds it. The line may end in CRLF.
   * @returns where the line ends: the place of its line feed, or the end of the bytes
   */
  addLine(start) {
    const bytes = this.#source;
    this.#makeRoom(bytes.length - start);
    const lineEnd = this.#copy(this.#from, this.#to, start, bytes.length, lineFeed);
    const hasReturn = lineEnd > start && bytes[lineEnd - 1] === carriageReturn;
    const end = hasReturn ? lineEnd - 1 : lineEnd;
    let at = start;
    while (at < end && (bytes[at] ?? 0) <= space) at += 1;
    if (at === end) return lineEnd;
    if (hasReturn) this.add(start, end);
    else this.#take(start, end, this.#escapedLast);
    return lineEnd;
  }
  /**
   * Adds the string of a JSON document that begins at this place, unless it is blank or the set already holds it.
   * @param start behind its quote
   * @returns the place of the quote that ends the string; undefined where the string holds an escape or does not end
   */
  addString(start) {
    const bytes = this.#source;
    this.#makeRoom(bytes.length - start);
    const end = this.#copy(this.#from, this.#to, start, bytes.length, quote);
    if (end === bytes.length || this.#escapedLast) return void 0;
    let at = start;
    while (at < end && bytes[at] === space) at += 1;
    if (at < end) this.#take(start, end, false);
    return end;
  }
  /**
   * Copies bytes to the place of the next target, and looks for characters that JSON escapes: a quote, a backslash or a
   * control character (RFC 8259, section 7). Reading four bytes at a time takes half the time. A word holds a byte that
   * is zero, or less than n, when a subtraction of one, or of n, sets the high bit of a byte in which it was clear
   * (Hacker's Delight, 2nd edition, section 6-1).
   * @param terminator a byte that ends the target before `end`, and is not copied
   * @returns where the target ends
   */
  #copy(from, to, start, end, terminator) {
    const further = this.#next - start;
    const terminators = Math.imul(terminator, ones);
    let escaped = false;
    let at = start;
    for (const last = end - 3; at < last; at += 4) {
      const word = from.getInt32(at, true);
      const quoted = word ^ quotes;
      const back = word ^ backslashes;
      if ((word - spaces & ~word | quoted - ones & ~quoted | back - ones & ~back) & highBits) {
        const ending = word ^ terminators;
        if ((ending - ones & ~ending & highBits) !== 0) break;
        escaped = true;
      }
      to.setInt32(at + further, word, true);
    }
    for (; at < end; at += 1) {
      const byte = from.getUint8(at);
      if (byte === terminator) break;
      escaped ||= byte < space || byte === quote || byte === backslash;
      to.setUint8(at + further, byte);
    }
    this.#escapedLast = escaped;
    return at;
  }
  /** Adds the target that was copied last and starts at this place. */
  #take(start, end, isEscaped) {
    let length = end - start;
    if (isEscaped) {
      const json = inJson(this.#source.toString("utf8", start, end));
      length = json.length;
      this.#makeRoom(length);
      json.copy(this.#json, this.#next);
    }
    const first = this.#next;
    const behind = first + length;
    if (this.#table === void 0 && this.#count > 0) {
      const order = compareRanges(this.#to, first, behind, this.#starts[this.#count - 1] ?? 0, first - 3);
      if (order < 0) this.#hashAll();
      else if (order === 0) {
        this.duplicates += 1;
        return;
      }
    }
    if (this.#table?.add(this.#json, this.#to, first, behind) === false) {
      this.duplicates += 1;
      return;
    }
    if (isEscaped) this.#escaped.push(this.#count);
    if (this.#count === this.#starts.length) this.#starts = withMoreRoom(this.#starts);
    this.#starts[this.#count] = first;
    this.#count += 1;
    this.#to.setUint8(behind, quote);
    this.#to.setUint8(behind + 1, comma);
    this.#to.setUint8(behind + 2, quote);
    this.#next = behind + 3;
  }
  /** Makes a table of all targets so far, because the list turned out not to be sorted. */
  #hashAll() {
    this.#table = new ByteRangeTable(this.#starts.length);
    for (let number = 0; number < this.#count; number += 1) {
      this.#table.add(this.#json, this.#to, this.#starts[number] ?? 0, this.#endOf(number));
    }
  }
  /** End of a target, in front of its closing quote. */
  #endOf(number) {
    return (number + 1 < this.#count ? this.#starts[number + 1] ?? 0 : this.#next) - 3;
  }
  /** Makes room for a number of further bytes. */
  #makeRoom(bytes) {
    const needed = this.#next + bytes + spare;
    if (needed <= this.#json.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.ceil(needed * 1.25));
    this.#json.copy(larger, headroom, headroom, this.#next);
    this.#json = larger;
    this.#to = viewOf(larger);
  }
  #nameOf(number) {
    const json = this.#json.toString("utf8", this.#starts[number], this.#endOf(number));
    return json.includes("\\") ? JSON.parse(`"${json}"`) : json;
  }
  /** The first targets, `most` at most. */
  first(most) {
    const names = [];
    for (let number = 0; number < Math.min(most, this.#count); number += 1) names.push(this.#nameOf(number));
    return names;
  }
  has(target) {
    const wanted = inJson(target.toWellFormed());
    if (this.#table !== void 0) return this.#table.has(this.#json, wanted);
    let [low, high] = [0, this.#count];
    while (low < high) {
      const middle = low + high >> 1;
      const order = this.#json.compare(wanted, 0, wanted.length, this.#starts[middle], this.#endOf(middle));
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return false;
  }
  /** The first target that holds a control character (U+0000 to U+001F, U+007F to U+009F). */
  withControlCharacter() {
    const isRare = this.#source.includes(127) || this.#source.includes(194);
    const numbers = isRare ? Array.from({ length: this.#count }, (_, number) => number) : this.#escaped;
    for (const number of numbers) {
      const target = this.#nameOf(number);
      const at = target.search(/[\u0000-\u001f\u007f-\u009f]/);
      if (at >= 0) return { target, code: target.charCodeAt(at) };
    }
    return void 0;
  }
  /**
   * The JSON array of all targets, in UTF-8, between two texts; together they are a request's body. No target can be
   * added afterwards.
   * @returns the body as `whole`, and the array within it; both share memory
   */
  json(before = "", after = "") {
    const [front, back] = [Buffer.byteLength(before, "utf8"), Buffer.byteLength(after, "utf8")];
    const size = this.jsonBytes;
    const fits = front <= headroom && headroom + size + back <= this.#json.length;
    const isCopied = this.#isGiven || !fits;
    const memory = isCopied ? Buffer.allocUnsafeSlow(front + size + back) : this.#json;
    const start = isCopied ? front : headroom;
    if (isCopied) this.#json.copy(memory, start, headroom, headroom + size);
    else this.#isGiven = true;
    memory.write(before, start - front, "utf8");
    memory[start + size - 1] = closingBracket;
    memory.write(after, start + size, "utf8");
    return { whole: memory.subarray(start - front, start + size + back), array: memory.subarray(start, start + size) };
  }
}
function compareRanges(view, one, oneEnd, other, otherEnd) {
  const further = other - one;
  const end = one + Math.min(oneEnd - one, otherEnd - other);
  let at = one;
  for (const last = end - 3; at < last; at += 4) if (view.getInt32(at) !== view.getInt32(at + further)) break;
  for (; at < end; at += 1) {
    const difference = view.getUint8(at) - view.getUint8(at + further);
    if (difference !== 0) return difference;
  }
  return oneEnd - one - (otherEnd - other);
}


// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/shared/files/open-file.js
var open_file = __webpack_require__(26425);
// EXTERNAL MODULE: ./build/shared/text.js
var shared_text = __webpack_require__(89853);
// EXTERNAL MODULE: ./build/shared/user-error.js
var user_error = __webpack_require__(53270);
;// CONCATENATED MODULE: ./build/impacted-targets/answer/target-list.js





class TargetListError extends user_error/* UserError */.y {
  name = "TargetListError";
}
const targetsFileLimitBytes = 256 * 1024 * 1024;
const parsedLimitLength = 32 * 1024 * 1024;
const shapes = 'A targets file holds a JSON array of strings, the JSON string "ALL", or one target a line';
const [target_list_space, target_list_quote, target_list_comma, target_list_bracket, target_list_closingBracket, brace] = [32, 34, 44, 91, 93, 123];
function readTargetsFile(path, folders) {
  const whole = (0,open_file/* readWholeFile */.M4)(path, folders, targetsFileLimitBytes);
  if (!(0,external_node_buffer_.isUtf8)(whole)) throw new TargetListError("it is not UTF-8. Write it in that encoding");
  const bytes = whole[0] === 239 && whole[1] === 187 && whole[2] === 191 ? whole.subarray(3) : whole;
  if (looksLikeJson(bytes)) return allAlone(readStringArray(bytes) ?? readJson(bytes.toString("utf8")));
  const targets = readLines(bytes);
  if (targets.count === 0) throw new TargetListError("it is empty. Write [] into it if no target is impacted");
  const [only = ""] = targets.first(1);
  if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) {
    throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  }
  return checkedLines(allAlone(targets));
}
function readTargetsText(text) {
  if (text.startsWith("[")) {
    let list;
    try {
      list = readJson(text);
    } catch {
    }
    if (list !== void 0) return allAlone(list);
  }
  const trimmed = text.split("\n").map((line) => line.trim());
  return checkedLines(allAlone(readLines(Buffer.from(trimmed.join("\n"), "utf8"))), { inInput: true });
}
const nearlyAll = /^["'`]?(all|impacts_all|\*|\*\*)["'`]?$/i;
function checkedLines(list, { inInput = false } = {}) {
  if (list.kind === "all") return list;
  const [first = "", second] = list.first(2);
  const isOnly = second === void 0;
  const problem = whyNoLines(first.trim(), isOnly) ?? // Build systems print names with spaces, so a file may hold them. In an input, a space means that somebody typed
  // several targets.
  (inInput && isOnly && first.includes(" ") ? severalIn(first, "spaces") : void 0);
  if (problem === void 0) return list;
  throw new TargetListError(
    `${problem}. If it is the name of a target, give the list as JSON: ${JSON.stringify([(0,shared_text/* oneLine */.T)(first, 100)])}`
  );
}
const severalIn = (line, separators) => `${JSON.stringify((0,shared_text/* oneLine */.T)(line, 100))} looks like several targets with ${separators} between them: write one a line`;
function whyNoLines(first, isOnly) {
  const shown = JSON.stringify((0,shared_text/* oneLine */.T)(first, 100));
  if (isOnly && first !== "ALL" && nearlyAll.test(first))
    return `${shown} is not ALL, which impacts every target: write ALL`;
  if (first.startsWith("- "))
    return `${shown} begins like an item of a YAML list: write one target a line, without "- "`;
  if (/^(["'`]).*\1,?$/.test(first)) return `${shown} stands in quotes: write one target a line, without quotes`;
  if (/.,$/.test(first)) return `${shown} ends with a comma: write one target a line, without commas`;
  return isOnly && first.includes(",") && !/@[^,=@]*[^,=]=/.test(first) ? severalIn(first, "commas") : void 0;
}
function allAlone(list) {
  const odd = list.kind === "list" ? list.withControlCharacter() : void 0;
  if (odd !== void 0) {
    throw new TargetListError(
      `the target ${JSON.stringify((0,shared_text/* shortened */.v)(odd.target, 100))} holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4, "0")}, which no target may`
    );
  }
  return list.kind === "list" && list.count === 1 && list.first(1)[0] === "ALL" ? { kind: "all" } : list;
}
function looksLikeJson(bytes) {
  const first = bytes.find((byte) => byte > target_list_space);
  return first === target_list_quote || first === target_list_bracket || first === brace;
}
function readLines(bytes) {
  const targets = new TargetByteSet(bytes);
  for (let start = 0; start < bytes.length; ) start = targets.addLine(start) + 1;
  return targets;
}
function readStringArray(bytes) {
  const targets = new TargetByteSet(bytes);
  let at = 0;
  const skipSpace = () => {
    for (let byte = bytes[at]; byte === 32 || byte === 9 || byte === 10 || byte === 13; byte = bytes[at])
      at += 1;
    return bytes[at] ?? 0;
  };
  if (skipSpace() !== target_list_bracket) return void 0;
  for (let separator = target_list_comma; separator === target_list_comma; separator = skipSpace()) {
    at += 1;
    if (skipSpace() !== target_list_quote) return void 0;
    const end = targets.addString(at + 1);
    if (end === void 0) return void 0;
    at = end + 1;
  }
  if (bytes[at] !== target_list_closingBracket) return void 0;
  at += 1;
  skipSpace();
  return at === bytes.length ? targets : void 0;
}
function readJson(text) {
  if (text.length > parsedLimitLength) {
    throw new TargetListError(
      `it is JSON of ${String(text.length)} characters that is no plain list of strings. Such JSON may have at most ${String(parsedLimitLength)} characters. Write one target a line`
    );
  }
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TargetListError(`it begins like JSON but is no JSON, so it may be cut off. ${shapes}`);
  }
  if (value === "ALL") return { kind: "all" };
  if (!Array.isArray(value)) throw new TargetListError(`it is JSON of another shape. ${shapes}`);
  const strings = [];
  for (const [index, target] of value.entries()) {
    const element = `element ${String(index + 1)} of its array`;
    if (typeof target !== "string") throw new TargetListError(`${element} is no string. ${shapes}`);
    if (/[\r\n]/.test(target)) throw new TargetListError(`${element} holds a line break, which no target may`);
    if (/[^\0-\x20]/.test(target)) strings.push(target.toWellFormed());
  }
  return TargetByteSet.of(strings);
}


;// CONCATENATED MODULE: ./build/operations/requested-targets.js





async function requestedTargets(step) {
  const { targets } = step.inputs;
  if (targets === void 0) {
    throw new input_error/* InputError */.d(
      "impacted-targets",
      "no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from"
    );
  }
  if (targets.kind === "text") return given(readText(targets.text), "impacted-targets says so");
  if (targets.kind === "file") {
    const { path } = targets;
    const list2 = await step.computing(() => Promise.resolve(readFile(path, step.inputs.readableFolders)));
    return given(list2, "impacted-targets-file says so");
  }
  const { computedTargets } = await Promise.all(/* import() */[__webpack_require__.e(1138), __webpack_require__.e(8815), __webpack_require__.e(5756), __webpack_require__.e(411)]).then(__webpack_require__.bind(__webpack_require__, 60411));
  const computed = await computedTargets(step, targets.names);
  if (computed.kind === "all") return { list: { kind: "all" }, why: computed.why, computed };
  const list = TargetByteSet.of(computed.targets);
  const odd = list.withControlCharacter();
  if (odd !== void 0) {
    throw new input_error/* InputError */.d(
      "impacted-targets-from",
      `the target ${JSON.stringify((0,shared_text/* shortened */.v)(odd.target, 100))} is named with a control character, which no target may. Give it another name in the build`
    );
  }
  return { list, computed };
}
const given = (list, why) => list.kind === "all" ? { list, why } : { list };
function refuseTokens(json, { inputs, log }) {
  if (!log.holdsSecret(json)) return;
  throw new input_error/* InputError */.d(
    inputs.targets?.kind === "file" ? "impacted-targets-file" : "impacted-targets",
    "the list holds a token of this step, so it is not used. See where it comes from"
  );
}
function readText(text) {
  try {
    return readTargetsText(text);
  } catch (error) {
    if (!(error instanceof TargetListError)) throw error;
    throw new input_error/* InputError */.d("impacted-targets", error.message);
  }
}
function readFile(path, folders) {
  try {
    return readTargetsFile(path, folders);
  } catch (error) {
    const isMistake = error instanceof TargetListError;
    throw new input_error/* InputError */.d(
      "impacted-targets-file",
      `${path}: ${isMistake ? error.message : `it cannot be read: ${(0,unreadable_file/* reasonOf */.A)(error)}`}`
    );
  }
}
const mostShown = 100;
const mostOfCause = 20;
async function impactedTargets(step, send) {
  const requested = await requestedTargets(step);
  const way = send(requested.list);
  const list = way.list ?? requested.list;
  return { list, way, result: await resultOf(step, { ...requested, ...way, list }) };
}
async function resultOf(step, { list, why, computed, json }) {
  const all = list.kind === "all";
  const content = all ? '"ALL"' : json ?? list.json().array;
  const isGiven = computed === void 0 && typeof content !== "string";
  if (isGiven) refuseTokens(content, step);
  const { shards } = step.inputs;
  const split = shards === void 0 ? void 0 : (await __webpack_require__.e(/* import() */ 2335).then(__webpack_require__.bind(__webpack_require__, 32335))).shardTargets(
    all ? "ALL" : list.first(list.count),
    shards
  );
  return {
    impactedTargets: {
      all,
      count: all ? 0 : list.count,
      first: all ? [] : list.first(mostShown),
      file: await step.files.write("impacted-targets.json", content, { holdsNoSecret: isGiven }),
      ...why === void 0 ? {} : { why },
      ...split === void 0 ? {} : { matrix: JSON.stringify(split.matrix) },
      ...computed === void 0 ? {} : await explained(step, computed)
    },
    facts: computed === void 0 ? [] : factsOf(computed),
    warnings: [
      ...!all && computed === void 0 && list.has("ALL") ? ["The list holds a target named ALL beside others. Only ALL alone means every target"] : [],
      ...split?.warning === void 0 ? [] : [split.warning]
    ]
  };
}
async function explained(step, computed) {
  const [{ explanationDocument }, { groupByCause }] = await Promise.all([
    __webpack_require__.e(/* import() */ 4867).then(__webpack_require__.bind(__webpack_require__, 4867)),
    __webpack_require__.e(/* import() */ 8358).then(__webpack_require__.bind(__webpack_require__, 88358))
  ]);
  return {
    explanationFile: await step.files.write("impacted-targets-explanation.json", explanationDocument(computed)),
    ...computed.kind === "all" ? { causes: computed.causes } : { groups: groupByCause(computed.why, mostOfCause) }
  };
}
function factsOf({ compared, buildSystems }) {
  return [
    ...buildSystems.length === 0 ? [] : [["Computed from", buildSystems.join(", ")]],
    ...compared === void 0 ? [] : [
      ["Base", `${compared.base.commit} (${compared.base.what})`],
      ["Head", `${compared.head.commit} (${compared.head.what})`],
      ["Changed files", String(compared.changedFiles)]
    ]
  ];
}



/***/ })

};
;