let node_path = require("node:path");
//#region src/impacted-targets/target-graph/alike.ts
/**
* A path as every system would find it: Windows and macOS tell neither case nor forms of the same character apart, Windows
* takes `\` for `/` and leaves dots and spaces at the end of a name out, and macOS passes over invisible characters.
* Two paths with one such form may be the same file somewhere.
*/
function foldedPath(path) {
	if (/^[\w/-]+(\.[\w/-]+)*$/.test(path) && !path.includes("//")) return path.toLowerCase();
	const segments = path.replaceAll("\\", "/").replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC").toUpperCase().toLowerCase().split("/").map((segment) => /^\.{1,2}$/.test(segment) ? segment : segment.replace(/[. ]+$/, ""));
	return node_path.posix.normalize(segments.join("/"));
}
//#endregion
Object.defineProperty(exports, "foldedPath", {
	enumerable: true,
	get: function() {
		return foldedPath;
	}
});
