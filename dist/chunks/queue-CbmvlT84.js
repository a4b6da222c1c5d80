require("./rolldown-runtime-Bd6kNlEP.js");
const require_index = require("../index.js");
const require_pull_request = require("./pull-request-DxEmqnSp.js");
//#region src/action/summary/queue.ts
/** More entries make a picture that nobody can read. */
const mostInPicture = 30;
const mostInTable = 200;
/** A queue: its state and settings, who is in it, and what waits for what. */
function queueSummary(queue) {
	const { state, entries, settings, targetBranch } = queue;
	const parts = [require_index.table(["", ""], [
		["Merges into", require_index.code(require_index.shortened(targetBranch, 100))],
		...state === void 0 ? [] : [["State", require_pull_request.stateBadge(state)]],
		...entries === void 0 ? [] : [["Pull requests", String(entries.length)]]
	])];
	if (entries !== void 0 && entries.length > 0) {
		parts.push("### In the queue", entriesTable(entries));
		if (entries.length <= mostInPicture) parts.push("### What waits for what", waitsFor(entries, settings.mode, targetBranch));
	} else if (entries !== void 0) parts.push("The queue is empty.");
	const rows = Object.entries(settings).flatMap(([field, value]) => {
		const shown = settingCell(field, value);
		return shown === void 0 ? [] : [[require_index.code(require_index.shortened(field, 60)), shown]];
	});
	if (rows.length > 0) parts.push(`<details><summary>Settings</summary>\n\n${require_index.table(["Setting", "Value"], rows)}\n\n</details>`);
	return parts.join("\n\n");
}
/** A setting for people; undefined for what is no plain value. */
function settingCell(field, value) {
	if (field === "requiredStatuses" && (value === null || Array.isArray(value) && value.length === 0)) return "none of its own";
	if (Array.isArray(value)) return value.every((one) => typeof one === "string") ? require_index.code(require_index.shortened(value.join(", "), 500)) : void 0;
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? require_index.code(require_index.shortened(String(value), 100)) : void 0;
}
/** What a queue has and shall have, one setting a row. */
function queueChangesSummary(changes) {
	const cellOf = (value) => value === void 0 ? "–" : require_index.code(require_index.shortened(typeof value === "string" ? value : JSON.stringify(value), 300));
	return require_index.table([
		"Setting",
		"Is",
		"Shall be"
	], changes.map(({ setting, before, after }) => [
		require_index.code(require_index.shortened(setting, 60)),
		cellOf(before),
		cellOf(after)
	]));
}
function entriesTable(entries) {
	const rows = entries.slice(0, mostInTable).map((entry, index) => [
		String(index + 1),
		entry.number === void 0 ? "" : `#${String(entry.number)}`,
		require_index.text$1(require_index.shortened(entry.title ?? "", 100)),
		entry.state === void 0 ? "" : require_pull_request.stateBadge(entry.state),
		require_index.code(require_index.shortened(entry.since ?? "", 40)),
		[
			require_index.code(require_index.shortened(entry.priority ?? "", 40)),
			...entry.skipsTheLine === true ? ["skips the line"] : [],
			...entry.noBatch === true ? ["in no batch"] : []
		].filter((piece) => piece !== "").join(", "),
		require_index.code(require_index.shortened(entry.author ?? "", 40))
	]);
	const rest = entries.length - rows.length;
	return `${require_index.table([
		"",
		"Pull request",
		"Title",
		"State",
		"Since",
		"Priority",
		"Author"
	], rows)}${rest > 0 ? `\n\n… and ${String(rest)} more, in the response file.` : ""}`;
}
/**
* A picture of the queue: an arrow leads from a pull request to what it waits for. In a single queue that is the one
* ahead; in a parallel one, those ahead that impact a common target. Where the service does not say what they impact,
* dotted arrows claim no more than that all are on their way to the branch.
*/
function waitsFor(entries, mode, targetBranch) {
	const parallel = typeof mode === "string" && mode.toLowerCase() === "parallel";
	const unsaid = parallel && entries.some((entry) => entry.impactedTargets === void 0);
	const arrow = unsaid ? "-.->" : "-->";
	const node = (index) => `e${String(index)}`;
	const ahead = (index) => {
		if (unsaid) return [];
		if (parallel) return nearestOverlaps(entries, index);
		return index === 0 ? [] : [index - 1];
	};
	const lines = [`branch[(${require_index.mermaidLabel(require_index.shortened(targetBranch, 60))})]`];
	entries.forEach((entry, index) => {
		const label = [
			`#${String(entry.number ?? "?")}`,
			require_index.shortened(entry.title ?? "", 40),
			entry.state ?? ""
		].filter((piece) => piece !== "").join(" · ");
		const others = ahead(index).map(node);
		lines.push(`${node(index)}[${require_index.mermaidLabel(label)}]`);
		lines.push(...(others.length === 0 ? ["branch"] : others).map((other) => `${node(index)} ${arrow} ${other}`));
	});
	return unsaid ? `${require_index.flowchart(lines)}\n\nThe service does not say which of them share impacted targets, so each is drawn by itself.` : require_index.flowchart(lines);
}
/** Entries ahead that share a target, but for those that another of them already waits for. */
function nearestOverlaps(entries, index) {
	const waitsOn = /* @__PURE__ */ new Map();
	const direct = (at) => entries.flatMap((entry, other) => other < at && overlap(entry, entries[at]) ? [other] : []);
	const all = (at) => {
		const known = waitsOn.get(at);
		if (known !== void 0) return known;
		const set = new Set(direct(at).flatMap((other) => [other, ...all(other)]));
		waitsOn.set(at, set);
		return set;
	};
	const ahead = direct(index);
	return ahead.filter((one) => !ahead.some((other) => other !== one && all(other).has(one)));
}
function overlap(a, b) {
	const [one, other] = [a?.impactedTargets, b?.impactedTargets];
	if (one === void 0 || other === void 0 || one === "ALL" || other === "ALL") return true;
	const set = new Set(one);
	return other.some((target) => set.has(target));
}
//#endregion
exports.queueChangesSummary = queueChangesSummary;
exports.queueSummary = queueSummary;
