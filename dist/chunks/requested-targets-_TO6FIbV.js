const require_user_error = require("./user-error-BaVgiDiY.js");
const require_open_file = require("./open-file-DU40hZ7d.js");
const require_index = require("../index.js");
let node_buffer = require("node:buffer");
//#region src/impacted-targets/target-byte-set.ts
/** What most targets have at least, in bytes. */
const usualBytes = 40;
/** The same byte in each place of a word of four. */
const ones = 16843009;
const highBits = 2155905152;
const quotes = 572662306;
const backslashes = 1549556828;
const spaces = 538976288;
const lineFeeds = 168430090;
const [lineFeed, carriageReturn, space$1] = [
	10,
	13,
	32
];
/** 2^32 divided by the golden ratio: Knuth's multiplier (The Art of Computer Programming, volume 3, section 6.4). */
const multiplier = 2654435761;
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/**
* Distinct targets in the order in which they first came, kept as places in the bytes that they were read from. A file
* of half a million targets is so checked, counted and measured in the memory of the file itself, and in half the time and
* half the memory that as many strings take.
*/
var TargetByteSet = class TargetByteSet {
	kind = "list";
	#bytes;
	#view;
	#starts;
	#ends;
	#hashes;
	/** Open addressing: 1 + the number of a target, or 0 where nothing is. */
	#slots;
	/** How many slots were looked at that held another target. */
	#collisions = 0;
	/** Numbers of the targets by their bytes, once too many of them fell on one another; the slots are not used any more. */
	#byBytes;
	/** JSON of the targets that JSON does not write as they are, by number. */
	#escaped = /* @__PURE__ */ new Map();
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
		const room = Math.max(1024, Math.ceil(bytes.length / usualBytes));
		this.#starts = new Uint32Array(room);
		this.#ends = new Uint32Array(room);
		this.#hashes = new Int32Array(room);
		this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(room * 2)));
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
		while (at < end && (bytes[at] ?? 0) <= space$1) at += 1;
		if (at === end) return lineEnd;
		if (hasReturn) this.add(start, end);
		else this.#take(start, end);
		return lineEnd;
	}
	/** Takes the target that was read last. */
	#take(start, end) {
		const hash = this.#hashOfLast;
		const slot = this.#byBytes === void 0 ? this.#slotOf(hash, this.#bytes, start, end) : -1;
		const name = this.#byBytes === void 0 ? "" : this.#bytes.toString("latin1", start, end);
		if (this.#byBytes === void 0 ? this.#slots[slot] !== 0 : this.#byBytes.has(name)) {
			this.duplicates += 1;
			return;
		}
		const number = this.#count;
		if (number === this.#starts.length) this.#growLists();
		this.#starts[number] = start;
		this.#ends[number] = end;
		this.#hashes[number] = hash;
		if (this.#byBytes === void 0) this.#slots[slot] = number + 1;
		else this.#byBytes.set(name, number);
		this.#count = number + 1;
		let size = end - start + 2;
		if (this.#escapedLast) {
			const json = Buffer.from(JSON.stringify(this.#bytes.toString("utf8", start, end)), "utf8");
			this.#escaped.set(number, json);
			size = json.byteLength;
		}
		this.#jsonBytes += size + (number === 0 ? 0 : 1);
		if (this.#byBytes !== void 0) return;
		if (this.#collisions > 32 * (this.#count + 1024)) this.#giveUpSlots();
		else if (this.#count * 2 > this.#slots.length) this.#growSlots();
	}
	/**
	* Whoever knows the hash can write targets that all fall on one slot, and with them a list that takes the square of its
	* length. A `Map` is slower and draws a seed for each process.
	*/
	#giveUpSlots() {
		this.#byBytes = /* @__PURE__ */ new Map();
		for (let number = 0; number < this.#count; number += 1) this.#byBytes.set(this.#bytes.toString("latin1", this.#starts[number], this.#ends[number]), number);
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
			if (((word - spaces & ~word | quote - ones & ~quote | backslash - ones & ~backslash) & highBits) !== 0) {
				const feed = word ^ lineFeeds;
				if (untilLineFeed && (feed - ones & ~feed & highBits) !== 0) break;
				escaped = true;
			}
			hash = Math.imul(hash ^ word, multiplier);
			hash ^= hash >>> 15;
		}
		for (; at < end; at += 1) {
			const byte = view.getUint8(at);
			if (byte === lineFeed && untilLineFeed) break;
			escaped ||= byte < space$1 || byte === 34 || byte === 92;
			hash = Math.imul(hash ^ byte, multiplier);
		}
		this.#escapedLast = escaped;
		hash = Math.imul(hash ^ hash >>> 13, 3266489909);
		this.#hashOfLast = hash ^ hash >>> 16;
		return at;
	}
	/** The slot that holds the target between two places of some bytes, or the empty one where it belongs. */
	#slotOf(hash, target, start, end) {
		const mask = this.#slots.length - 1;
		for (let slot = hash & mask;; slot = slot + 1 & mask) {
			const number = (this.#slots[slot] ?? 0) - 1;
			if (number < 0) return slot;
			if (this.#hashes[number] === hash) {
				const [otherStart, otherEnd] = [this.#starts[number], this.#ends[number]];
				if (this.#bytes.compare(target, start, end, otherStart, otherEnd) === 0) return slot;
			}
			this.#collisions += 1;
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
			while (slots[slot] !== 0) slot = slot + 1 & mask;
			slots[slot] = number + 1;
		}
		this.#slots = slots;
	}
	/** The first targets, `most` at most. */
	first(most) {
		const names = [];
		for (let number = 0; number < Math.min(most, this.#count); number += 1) names.push(this.#bytes.toString("utf8", this.#starts[number], this.#ends[number]));
		return names;
	}
	has(target) {
		const wanted = Buffer.from(target, "utf8");
		if (this.#byBytes !== void 0) return this.#byBytes.has(wanted.toString("latin1"));
		this.#read(viewOf(wanted), 0, wanted.length);
		return this.#slots[this.#slotOf(this.#hashOfLast, wanted, 0, wanted.length)] !== 0;
	}
	/** The first target that holds a control character (U+0000 to U+001F, U+007F to U+009F). */
	withControlCharacter() {
		const numbers = this.#bytes.includes(127) || this.#bytes.includes(194) ? Array.from({ length: this.#count }, (_, number) => number) : [...this.#escaped.keys()];
		for (const number of numbers) {
			const target = this.#bytes.toString("utf8", this.#starts[number], this.#ends[number]);
			const at = target.search(/[\u0000-\u001f\u007f-\u009f]/);
			if (at >= 0) return {
				target,
				code: target.charCodeAt(at)
			};
		}
	}
	/**
	* The JSON array of all targets, in UTF-8, between two texts, which together make a request's body.
	* @returns the whole, and the array in it; both in the same memory
	*/
	json(before = "", after = "") {
		const from = this.#view;
		const start = Buffer.byteLength(before, "utf8");
		const whole = Buffer.allocUnsafe(start + this.#jsonBytes + Buffer.byteLength(after, "utf8"));
		const to = viewOf(whole);
		let at = whole.write(before, "utf8");
		whole[at++] = 91;
		for (let number = 0; number < this.#count; number += 1) {
			if (number > 0) whole[at++] = 44;
			const escaped = this.#escaped.get(number);
			if (escaped !== void 0) {
				at += escaped.copy(whole, at);
				continue;
			}
			whole[at++] = 34;
			let place = this.#starts[number] ?? 0;
			const end = this.#ends[number] ?? 0;
			for (const last = end - 3; place < last; place += 4, at += 4) to.setInt32(at, from.getInt32(place));
			for (; place < end; place += 1) whole[at++] = from.getUint8(place);
			whole[at++] = 34;
		}
		whole[at++] = 93;
		whole.write(after, at, "utf8");
		return {
			whole,
			array: whole.subarray(start, start + this.#jsonBytes)
		};
	}
};
//#endregion
//#region src/impacted-targets/target-list.ts
/** A list that cannot be read as one: the message says what is wrong and what would be right. */
var TargetListError = class extends require_user_error.UserError {
	name = "TargetListError";
};
/** A list that the service takes has at most 20 MiB; a file may hold each of its targets many times. */
const targetsFileLimitBytes = 256 * 1024 * 1024;
/** What a parser makes of JSON has many times its size. Lists that need one, because they hold escapes, have at most 20 MiB, too. */
const parsedLimitLength = 32 * 1024 * 1024;
const shapes = "A targets file holds a JSON array of strings, the JSON string \"ALL\", or one target a line";
const [space, quote, comma, bracket, closingBracket, brace, backslash] = [
	32,
	34,
	44,
	91,
	93,
	123,
	92
];
/**
* Reads targets from a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line, where
* `ALL` alone means all. UTF-8 with or without BOM, LF or CRLF; blank lines and duplicates are dropped.
* @param folders that it may lie in
* @throws TargetListError when it is empty, not UTF-8, JSON of another shape, or holds control characters
* @throws FileRefused, or the file system's error, when it cannot be read
*/
function readTargetsFile(path, folders) {
	const whole = require_open_file.readWholeFile(path, folders, targetsFileLimitBytes);
	if (!(0, node_buffer.isUtf8)(whole)) throw new TargetListError("it is not UTF-8. Write it in that encoding");
	const bytes = whole[0] === 239 && whole[1] === 187 && whole[2] === 191 ? whole.subarray(3) : whole;
	if (looksLikeJson(bytes)) return allAlone(readStringArray(bytes) ?? readJson(bytes.toString("utf8")));
	const targets = readLines(bytes);
	if (targets.count === 0) throw new TargetListError("it is empty. Write [] into it if no target is impacted");
	const [only = ""] = targets.first(1);
	if (targets.count === 1 && /^(null|true|false|-?\d+(\.\d+)?)$/.test(only)) throw new TargetListError(`it is JSON of another shape. ${shapes}`);
	return checkedLines(allAlone(targets));
}
/**
* Reads targets from an input: `ALL`, or one target a line. A JSON array of strings is taken too, since
* `toJSON()` in a workflow makes one.
*/
function readTargetsText(text) {
	if (text.startsWith("[")) {
		let list;
		try {
			list = readJson(text);
		} catch {}
		if (list !== void 0) return allAlone(list);
	}
	const trimmed = text.split("\n").map((line) => line.trim());
	return checkedLines(allAlone(readLines(Buffer.from(trimmed.join("\n"), "utf8"))), { inInput: true });
}
/** Spellings that mean every target in other actions or in the shell, and would be the name of one target here. */
const nearlyAll = /^["'`]?(all|impacts_all|\*|\*\*)["'`]?$/i;
/**
* Lines as they are, unless they look like another kind of list: then a list would be sent that is too short.
* @throws TargetListError
*/
function checkedLines(list, { inInput = false } = {}) {
	if (list.kind === "all") return list;
	const [first = "", second] = list.first(2);
	const isOnly = second === void 0;
	const problem = whyNoLines(first.trim(), isOnly) ?? (inInput && isOnly && first.includes(" ") ? severalIn(first, "spaces") : void 0);
	if (problem === void 0) return list;
	throw new TargetListError(`${problem}. If it is the name of a target, give the list as JSON: ${JSON.stringify([require_index.oneLine(first, 100)])}`);
}
const severalIn = (line, separators) => `${JSON.stringify(require_index.oneLine(line, 100))} looks like several targets with ${separators} between them: write one a line`;
/** Why lines are none of one target each: a clause, undefined when nothing says so. */
function whyNoLines(first, isOnly) {
	const shown = JSON.stringify(require_index.oneLine(first, 100));
	if (isOnly && first !== "ALL" && nearlyAll.test(first)) return `${shown} is not ALL, which impacts every target: write ALL`;
	if (first.startsWith("- ")) return `${shown} begins like an item of a YAML list: write one target a line, without "- "`;
	if (/^(["'`]).*\1,?$/.test(first)) return `${shown} stands in quotes: write one target a line, without quotes`;
	if (/.,$/.test(first)) return `${shown} ends with a comma: write one target a line, without commas`;
	return isOnly && first.includes(",") && !/@[^,=]+=/.test(first) ? severalIn(first, "commas") : void 0;
}
function allAlone(list) {
	const odd = list.kind === "list" ? list.withControlCharacter() : void 0;
	if (odd !== void 0) throw new TargetListError(`the target ${JSON.stringify(odd.target.slice(0, 100))} holds the control character U+${odd.code.toString(16).toUpperCase().padStart(4, "0")}, which no target may`);
	return list.kind === "list" && list.count === 1 && list.first(1)[0] === "ALL" ? { kind: "all" } : list;
}
/** No build system names a target so that it begins with a bracket, brace or quote: what does is JSON, or half of it. */
function looksLikeJson(bytes) {
	const first = bytes.find((byte) => byte > space);
	return first === quote || first === bracket || first === brace;
}
function readLines(bytes) {
	const targets = new TargetByteSet(bytes);
	for (let start = 0; start < bytes.length;) start = targets.addLine(start) + 1;
	return targets;
}
/**
* A JSON array whose strings hold no escapes, which is how generators write names.
* @returns undefined for anything else, which is then for the real parser
*/
function readStringArray(bytes) {
	const targets = new TargetByteSet(bytes);
	let at = 0;
	const skipSpace = () => {
		for (let byte = bytes[at]; byte === 32 || byte === 9 || byte === 10 || byte === 13; byte = bytes[at]) at += 1;
		return bytes[at] ?? 0;
	};
	if (skipSpace() !== bracket) return void 0;
	for (let separator = comma; separator === comma; separator = skipSpace()) {
		at += 1;
		if (skipSpace() !== quote) return void 0;
		const start = at + 1;
		at = start;
		let isBlank = true;
		for (let byte = bytes[at]; byte !== quote; byte = bytes[at]) {
			if (byte === void 0 || byte === backslash || byte < space) return void 0;
			if (byte !== space) isBlank = false;
			at += 1;
		}
		if (!isBlank) targets.add(start, at);
		at += 1;
	}
	if (bytes[at] !== closingBracket) return void 0;
	at += 1;
	skipSpace();
	return at === bytes.length ? targets : void 0;
}
function readJson(text) {
	if (text.length > parsedLimitLength) throw new TargetListError(`it is JSON of ${String(text.length)} characters that is no plain list of strings, and at most ${String(parsedLimitLength)} of such are read. Write one target a line`);
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		throw new TargetListError(`it begins like JSON and is none, so it may be cut off. ${shapes}`);
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
//#endregion
//#region src/operations/requested-targets.ts
/**
* The targets that the inputs mean: given, read from a file, or computed.
* @throws InputError, ImpactError
*/
async function requestedTargets(step) {
	const { targets } = step.inputs;
	if (targets === void 0) throw new require_index.InputError("impacted-targets", "no targets are given. Give them here, in impacted-targets-file, or compute them with impacted-targets-from");
	if (targets.kind === "text") return given(readText(targets.text), "impacted-targets says so");
	if (targets.kind === "file") {
		const { path } = targets;
		const list = await step.computing(() => Promise.resolve(readFile(path, step.inputs.readableFolders)));
		return given(list, "impacted-targets-file says so");
	}
	const { computedTargets } = await Promise.resolve().then(() => require("./computed-targets-YmglvJOk.js"));
	const computed = await computedTargets(step, targets.names);
	if (computed.kind === "all") return {
		list: { kind: "all" },
		why: computed.why,
		computed
	};
	const list = TargetByteSet.of(computed.targets);
	const odd = list.withControlCharacter();
	if (odd !== void 0) throw new require_index.InputError("impacted-targets-from", `the target ${JSON.stringify(odd.target.slice(0, 100))} is named with a control character, which no target may. Give it another name in the build`);
	return {
		list,
		computed
	};
}
/** Targets that the workflow's author gives, with the reason where they are all. */
const given = (list, why) => list.kind === "all" ? {
	list,
	why
} : { list };
/**
* Something else than a list was read where one of the step's tokens stands in it, such as what a link leads to: it must not be
* sent, shown or kept.
* @param json of the list, in UTF-8
* @throws InputError
*/
function refuseTokens(json, { inputs, log }) {
	if (!log.holdsSecret(json)) return;
	throw new require_index.InputError(inputs.targets?.kind === "file" ? "impacted-targets-file" : "impacted-targets", "the list holds a token of this step, so it is not used. See where it comes from");
}
function readText(text) {
	try {
		return readTargetsText(text);
	} catch (error) {
		if (!(error instanceof TargetListError)) throw error;
		throw new require_index.InputError("impacted-targets", error.message);
	}
}
function readFile(path, folders) {
	try {
		return readTargetsFile(path, folders);
	} catch (error) {
		throw new require_index.InputError("impacted-targets-file", `${path}: ${error instanceof TargetListError ? error.message : `it cannot be read: ${require_index.reasonOf(error)}`}`);
	}
}
/** Most targets that the summary shows; the file holds all of them. */
const mostShown = 100;
/** Most targets of one cause that the summary shows. */
const mostOfCause = 20;
/**
* The targets as outputs and summary show them, with the file that later steps read.
* @throws InputError where a given list holds a token
*/
async function impactedTargetsResult(step, { list, why, computed, json }) {
	const all = list.kind === "all";
	const content = all ? "\"ALL\"" : json ?? list.json().array;
	const isGiven = computed === void 0 && typeof content !== "string";
	if (isGiven) refuseTokens(content, step);
	const { shards } = step.inputs;
	const split = shards === void 0 ? void 0 : (await Promise.resolve().then(() => require("./shards-BM_gqdym.js"))).shardTargets(all ? "ALL" : list.first(list.count), shards);
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
		warnings: [...!all && computed === void 0 && list.has("ALL") ? ["The list holds a target named ALL beside others. Only ALL alone means every target"] : [], ...split?.warning === void 0 ? [] : [split.warning]]
	};
}
/** Why the computed targets are impacted: for people, and every chain as a file. */
async function explained(step, computed) {
	const [{ explanationDocument }, { groupByCause }] = await Promise.all([Promise.resolve().then(() => require("./document-D3uL7xF4.js")), Promise.resolve().then(() => require("./groups-CaxmAKTa.js"))]);
	return {
		explanationFile: await step.files.write("impacted-targets-explanation.json", explanationDocument(computed)),
		...computed.kind === "all" ? { causes: computed.causes } : { groups: groupByCause(computed.why, mostOfCause) }
	};
}
function factsOf({ compared, buildSystems }) {
	return [...buildSystems.length === 0 ? [] : [["Computed from", buildSystems.join(", ")]], ...compared === void 0 ? [] : [
		["Base", `${compared.base.commit} (${compared.base.what})`],
		["Head", `${compared.head.commit} (${compared.head.what})`],
		["Changed files", String(compared.changedFiles)]
	]];
}
//#endregion
Object.defineProperty(exports, "impactedTargetsResult", {
	enumerable: true,
	get: function() {
		return impactedTargetsResult;
	}
});
Object.defineProperty(exports, "requestedTargets", {
	enumerable: true,
	get: function() {
		return requestedTargets;
	}
});
