const require_compute = require("./compute-DylJAYqj.js");
//#region src/impacted-targets/target-graph/root-package.ts
/**
* Tells which of the files that lie below no other package belong to the package at the root of the build. Such a package
* lies around the whole repository, and would seem to be the one that workflows, container files and settings of
* linters impact, although they bear on all.
* @returns whether a path, from the root of the repository, is the package's
*/
async function filesOfRootPackage(tree, rootPackage) {
	const { root, built, sources, named = [] } = rootPackage;
	const below = (path) => root === "" ? path : path.slice(root.length + 1);
	const tops = new Set(named.map(topOf));
	for (const content of (await tree.read(sources)).values()) for (const top of namedTops(content.toString("utf8"))) tops.add(top);
	return (path) => require_compute.isWithin(path, root) && (built.test(below(path)) || tops.has(topOf(below(path))));
}
function topOf(path) {
	return path.split("/")[0] ?? path;
}
const WRITTEN_PATH = /["'`](?:\.{0,2}\/|\{[^}"'`\n]*\})*([^/\s"'`{}\\]+)(?=[^\s"'`]*["'`])/g;
/** First segments of the texts in a source that can be paths: `"testdata/a.json"`, `"{}/proto/x.proto"`, `"../README.md"`. */
function* namedTops(source) {
	for (const [, top = ""] of source.matchAll(WRITTEN_PATH)) yield top;
}
//#endregion
Object.defineProperty(exports, "filesOfRootPackage", {
	enumerable: true,
	get: function() {
		return filesOfRootPackage;
	}
});
