//#region src/impacted-targets/explanation/root-reason.ts
/** What a target's reason goes back to. */
function rootReason(reason, why) {
	const seen = /* @__PURE__ */ new Set();
	let last = reason;
	while (last.kind === "dependency" && !seen.has(last)) {
		seen.add(last);
		const next = last.because ?? why.get(last.target);
		if (next === void 0) return last;
		last = next;
	}
	return last;
}
//#endregion
Object.defineProperty(exports, "rootReason", {
	enumerable: true,
	get: function() {
		return rootReason;
	}
});
