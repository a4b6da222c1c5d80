//#region src/impacted-targets/build-root.ts
/**
* The path from the build's root; undefined for a path outside of it.
* @param path POSIX, from the root of the repository
* @param root the build's root, POSIX, from the root of the repository; empty for that root itself
*/
function belowRoot(path, root) {
	if (root === "") return path;
	return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
}
//#endregion
Object.defineProperty(exports, "belowRoot", {
	enumerable: true,
	get: function() {
		return belowRoot;
	}
});
