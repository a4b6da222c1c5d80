const require_root_reason = require("./root-reason-DBUWgRvC.js");
const require_names = require("./names-1EboSGf_.js");
const require_chain = require("./chain-Bh6mYt3V.js");
//#region src/impacted-targets/explanation/groups.ts
/**
* Impacted targets by what caused them; what led to the most comes first. Each target stands once, with its shortest explanation.
* @param why the reason for each impacted target
* @param most how many targets of a group are given with their steps
*/
function groupByCause(why, most) {
	const groups = /* @__PURE__ */ new Map();
	for (const [target, reason] of why) {
		const { cause } = require_chain.chainOf(target, why);
		const what = require_chain.describeCause(cause);
		const files = cause.kind === "file" ? [cause.path] : cause.kind === "graph" ? cause.files : [];
		let group = groups.get(what);
		if (!group) groups.set(what, group = {
			what,
			files,
			targets: [],
			suggestions: []
		});
		group.targets.push(target);
		const found = reason.suggestions ?? require_root_reason.rootReason(reason, why).suggestions ?? [];
		if (group.suggestions.length === 0) group.suggestions.push(...found);
	}
	return [...groups.values()].sort((a, b) => b.targets.length - a.targets.length || require_names.compareByteOrder(a.what, b.what)).map(({ what, files, targets, suggestions }) => ({
		what,
		files,
		suggestions,
		count: targets.length,
		targets: targets.map((name) => ({
			name,
			between: require_chain.chainOf(name, why).steps.slice(0, -1)
		})).sort((a, b) => a.between.length - b.between.length || require_names.compareByteOrder(a.name, b.name)).slice(0, most)
	}));
}
//#endregion
exports.groupByCause = groupByCause;
