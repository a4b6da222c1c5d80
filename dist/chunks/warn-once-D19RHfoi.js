//#region src/impacted-targets/target-graph/warn-once.ts
/** Warns of each line once, though it may be true of both commits. */
function warnOnce(tools) {
	const warned = /* @__PURE__ */ new Set();
	return (line) => {
		if (!warned.has(line)) tools.warn(line);
		warned.add(line);
	};
}
//#endregion
Object.defineProperty(exports, "warnOnce", {
	enumerable: true,
	get: function() {
		return warnOnce;
	}
});
