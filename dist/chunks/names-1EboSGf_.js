const require_index = require("../index.js");
const require_build_system = require("./build-system-YWE15Mb4.js");
//#region src/impacted-targets/git/names.ts
const strict = new TextDecoder("utf-8", { fatal: true });
function isUtf8(bytes) {
	try {
		strict.decode(bytes);
		return true;
	} catch {
		return false;
	}
}
/**
* A path as text. Git's paths are bytes; each byte that is not part of valid UTF-8 becomes one lone surrogate
* (U+DC80 to U+DCFF, the rule of Python's PEP 383), so that no two paths become one text.
*/
function decodePath(bytes) {
	if (isUtf8(bytes)) return bytes.toString("utf8");
	let text = "";
	for (let at = 0; at < bytes.length;) {
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
/** True when the path is valid UTF-8 in the repository, so that it can be given to a program as an argument. */
function isTextPath(path) {
	return !escapedByte.test(path);
}
/** The bytes of a path that `decodePath` made. */
function encodePath(path) {
	if (isTextPath(path)) return Buffer.from(path, "utf8");
	return Buffer.concat(path.split(/([\udc80-\udcff])/u).map((part) => escapedByte.test(part) ? Buffer.from([part.charCodeAt(0) - 56320]) : Buffer.from(part, "utf8")));
}
/** Reads the NUL-terminated records of git's `-z` output as they come, piece by piece, so that the whole of it is not held. */
var NulRecords = class {
	onRecord;
	/** What came of a record that is not whole yet. */
	#begun = [];
	/** @param onRecord gets a text of which the record is a part: to cut each out takes room and time */
	constructor(onRecord) {
		this.onRecord = onRecord;
	}
	take(piece) {
		const end = piece.lastIndexOf(0) + 1;
		if (end > 0) {
			this.#read(this.#begun.length === 0 ? piece.subarray(0, end) : Buffer.concat([...this.#begun, piece.subarray(0, end)]));
			this.#begun = [];
		}
		if (end < piece.length) this.#begun.push(piece.subarray(end));
	}
	#read(records) {
		const text = records.toString("utf8");
		if (mayBeMalformed(text)) {
			for (const record of splitBytes(records)) this.onRecord(record, 0, record.length);
			return;
		}
		for (let start = 0; start < text.length;) {
			const end = text.indexOf("\0", start);
			this.onRecord(text, start, end);
			start = end + 1;
		}
	}
};
/** Only malformed bytes, or a replacement character in a real name, make this true. */
function mayBeMalformed(text) {
	return text.includes("�");
}
/** The NUL-terminated records of git's `-z` output, as text. */
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
/**
* Orders texts by their UTF-8 bytes, which is the same on every machine and the order that git uses. A lone surrogate is the byte that
* `decodePath` made it of.
*/
function compareByteOrder(left, right) {
	const length = Math.min(left.length, right.length);
	for (let index = 0; index < length; index += 1) {
		const a = left.charCodeAt(index);
		const b = right.charCodeAt(index);
		if (a === b) continue;
		if (isByte(left, index) || isByte(right, index)) return Buffer.compare(encodePath(left), encodePath(right));
		const aSurrogate = a >= 55296 && a <= 57343;
		if (aSurrogate !== (b >= 55296 && b <= 57343) && a >= 55296 && b >= 55296) return aSurrogate ? 1 : -1;
		return a < b ? -1 : 1;
	}
	return left.length - right.length;
}
/** True for a byte that is not part of valid UTF-8, which is the second half of no pair. */
function isByte(text, index) {
	const code = text.charCodeAt(index);
	if (code < 56448 || code > 56575) return false;
	const before = index === 0 ? 0 : text.charCodeAt(index - 1);
	return before < 55296 || before > 56319;
}
/**
* Searches paths that are in the order of their bytes.
* @param count of the paths
* @returns the index of the first that does not come before a path; the count where all do
*/
function firstFrom(count, pathAt, path) {
	let [low, high] = [0, count];
	while (low < high) {
		const middle = low + high >> 1;
		if (compareByteOrder(pathAt(middle), path) < 0) low = middle + 1;
		else high = middle;
	}
	return low;
}
/**
* A full commit id, in lower case.
* @param name what the id is called in the message: the input's name
* @throws ImpactError when it is anything else: a branch, an abbreviation, an option
*/
function fullCommitId(value, name) {
	const id = value.trim().toLowerCase();
	if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) return id;
	throw new require_build_system.ImpactError(`${name} must be a full commit id of 40 hexadecimal digits, got ${JSON.stringify(require_index.shortened(value, 80))}. Give it a commit id that the event holds, such as github.event.pull_request.base.sha`);
}
/**
* Refuses branch names that git refuses (git-check-ref-format(1)) and those that begin with `-`.
* @throws ImpactError
*/
function checkBranchName(branch) {
	if (branch === "" || branch === "@" || branch.startsWith("-") || /[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$/.test(branch) || branch.split("/").some((part) => part.startsWith(".") || part.endsWith(".lock"))) throw new require_build_system.ImpactError(`target-branch: ${JSON.stringify(require_index.shortened(branch, 120))} is no branch name that git accepts. Give the branch's name without refs/heads/`);
}
//#endregion
Object.defineProperty(exports, "NulRecords", {
	enumerable: true,
	get: function() {
		return NulRecords;
	}
});
Object.defineProperty(exports, "checkBranchName", {
	enumerable: true,
	get: function() {
		return checkBranchName;
	}
});
Object.defineProperty(exports, "compareByteOrder", {
	enumerable: true,
	get: function() {
		return compareByteOrder;
	}
});
Object.defineProperty(exports, "decodePath", {
	enumerable: true,
	get: function() {
		return decodePath;
	}
});
Object.defineProperty(exports, "encodePath", {
	enumerable: true,
	get: function() {
		return encodePath;
	}
});
Object.defineProperty(exports, "firstFrom", {
	enumerable: true,
	get: function() {
		return firstFrom;
	}
});
Object.defineProperty(exports, "fullCommitId", {
	enumerable: true,
	get: function() {
		return fullCommitId;
	}
});
Object.defineProperty(exports, "isTextPath", {
	enumerable: true,
	get: function() {
		return isTextPath;
	}
});
Object.defineProperty(exports, "nulRecords", {
	enumerable: true,
	get: function() {
		return nulRecords;
	}
});
