let node_path = require("node:path");
//#region src/impacted-targets/target-graph/paths.ts
/** The directories above a path, nearest first, down to the root of the repository, which is the empty string. */
function pathsAbove(path) {
	const above = [];
	for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) above.push(path.slice(0, end));
	if (path !== "") above.push("");
	return above;
}
/** Directory of a path; the root of the repository is the empty string. */
function directoryOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
/** Last segment of a path. */
function nameOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/**
* A relative path as written in a file of a directory.
* @returns the path from the root of the repository (empty for the root itself); undefined when it leads out of the
*   repository or is absolute
*/
function resolvePath(directory, written) {
	if (node_path.posix.isAbsolute(written)) return void 0;
	const path = node_path.posix.join(directory === "" ? "." : directory, written).replace(/\/$/, "");
	if (path === ".." || path.startsWith("../")) return void 0;
	return path === "." ? "" : path;
}
/**
* The path that a text in a source file can mean to a program: escapes of Rust, Go, C, JavaScript and Python read, and `\\`
* taken for `/`, as Windows does.
*/
function pathInLiteral(text) {
	return text.replace(/\\(?:x([\da-f]{2})|u\{?([\da-f]{1,6})\}?|U([\da-f]{8}))/gi, (_all, ...codes) => String.fromCodePoint(Math.min(parseInt(codes[0] ?? codes[1] ?? codes[2] ?? "", 16), 1114111))).replace(/\\+/g, "/");
}
/** True when the path is the directory itself or lies below it. */
function isWithin(path, directory) {
	return directory === "" || path === directory || path.startsWith(`${directory}/`);
}
/** A name inside a directory; the root of the repository is the empty string. */
function inside(directory, name) {
	if (directory === "") return name;
	return name === "" ? directory : `${directory}/${name}`;
}
//#endregion
Object.defineProperty(exports, "directoryOf", {
	enumerable: true,
	get: function() {
		return directoryOf;
	}
});
Object.defineProperty(exports, "inside", {
	enumerable: true,
	get: function() {
		return inside;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "nameOf", {
	enumerable: true,
	get: function() {
		return nameOf;
	}
});
Object.defineProperty(exports, "pathInLiteral", {
	enumerable: true,
	get: function() {
		return pathInLiteral;
	}
});
Object.defineProperty(exports, "pathsAbove", {
	enumerable: true,
	get: function() {
		return pathsAbove;
	}
});
Object.defineProperty(exports, "resolvePath", {
	enumerable: true,
	get: function() {
		return resolvePath;
	}
});
