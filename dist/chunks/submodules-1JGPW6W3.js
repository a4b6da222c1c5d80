//#region src/impacted-targets/target-graph/submodules.ts
const SUBMODULE = "160000";
/** Paths of the submodules of a commit. What is in them is not in the repository. */
async function submodulesOf(tree) {
	return (await tree.entries()).filter((entry) => entry.mode === SUBMODULE).map((entry) => entry.path);
}
//#endregion
Object.defineProperty(exports, "submodulesOf", {
	enumerable: true,
	get: function() {
		return submodulesOf;
	}
});
