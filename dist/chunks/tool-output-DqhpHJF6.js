let node_util = require("node:util");
//#region src/impacted-targets/tool-output.ts
/** The last lines of what a tool said, in one line: of its errors, or of its output where it gave no errors. */
function lastLines({ stdout, stderr }, count = 4) {
	for (const text of [stderr, stdout]) {
		const lines = (0, node_util.stripVTControlCharacters)(text).split("\n").map((line) => line.trim()).filter((line) => line !== "");
		if (lines.length > 0) return lines.slice(-count).join(" | ");
	}
	return "(it printed nothing)";
}
/**
* The JSON value at the end of a tool's output, after whatever else it printed.
* @param opening how the value begins
* @returns undefined where there is none
*/
function jsonAtEnd(output, opening) {
	const text = (0, node_util.stripVTControlCharacters)(output);
	for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`\n${opening}`, at)) {
		if (text[at] === "\n") at += 1;
		try {
			return JSON.parse(text.slice(at));
		} catch {}
	}
}
//#endregion
Object.defineProperty(exports, "jsonAtEnd", {
	enumerable: true,
	get: function() {
		return jsonAtEnd;
	}
});
Object.defineProperty(exports, "lastLines", {
	enumerable: true,
	get: function() {
		return lastLines;
	}
});
