//#region src/impacted-targets/explanation/chain.ts
/**
* The chain from what happened to a target.
* @param why the reason for each impacted target
*/
function chainOf(target, why) {
	const backwards = [{
		kind: "target",
		name: target
	}];
	const seen = /* @__PURE__ */ new Set([target]);
	let reason = why.get(target);
	while (reason !== void 0) {
		for (const name of reason.through ?? []) backwards.push({
			kind: "part",
			name
		});
		if (reason.kind === "file") return {
			cause: {
				kind: "file",
				path: reason.path
			},
			steps: backwards.reverse()
		};
		if (reason.kind === "graph") return {
			cause: {
				kind: "graph",
				what: reason.what,
				files: reason.files ?? []
			},
			steps: backwards.reverse()
		};
		if (reason.because === void 0 && seen.has(reason.target)) break;
		backwards.push({
			kind: "target",
			name: reason.target
		});
		seen.add(reason.target);
		reason = reason.because ?? why.get(reason.target);
	}
	return {
		cause: { kind: "unknown" },
		steps: backwards.reverse()
	};
}
/** How a cause reads, in a line. */
function describeCause(cause) {
	if (cause.kind === "file") return `${cause.path} changed`;
	return cause.kind === "graph" ? cause.what : "the reason is not known";
}
/** Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. */
function explain(target, why) {
	const { cause, steps } = chainOf(target, why);
	return `${target}${steps.slice(0, -1).reverse().map(({ name }) => `, which depends on ${name}`).join("")}: ${describeCause(cause)}`;
}
//#endregion
Object.defineProperty(exports, "chainOf", {
	enumerable: true,
	get: function() {
		return chainOf;
	}
});
Object.defineProperty(exports, "describeCause", {
	enumerable: true,
	get: function() {
		return describeCause;
	}
});
Object.defineProperty(exports, "explain", {
	enumerable: true,
	get: function() {
		return explain;
	}
});
