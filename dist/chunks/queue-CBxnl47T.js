const require_index = require("../index.js");
const require_pull_request = require("./pull-request-J-jyv3bC.js");
//#region src/action/summary/queue.ts
/** Most boxes of a flowchart; with more nobody can read it. */
const mostInPicture = 12;
const mostInTable = 100;
/** Longest row of boxes; GitHub shrinks a longer one to the width of the page until nobody can read it. */
const longestRow = 6;
/** A queue: its state and settings, who is in it, and what waits for what. */
function queueSummary(queue) {
	const { state, entries, settings, targetBranch } = queue;
	const parts = [require_index.facts([
		["Merges into", require_index.code(require_index.shortened(targetBranch, 100))],
		...state === void 0 ? [] : [["State", require_pull_request.stateBadge(state)]],
		...entries === void 0 ? [] : [["Pull requests", countsOf(entries)]],
		...settings.batch === true ? [["Tested together", batchesOf(settings)]] : []
	])];
	if (entries !== void 0 && entries.length > 0) {
		const picture = waitsFor(queue, entries);
		if (picture !== void 0) parts.push("### What waits for what", picture);
		parts.push("### In the queue", entriesTable(queue, entries));
	}
	const rows = Object.entries(settings).flatMap(([field, value]) => {
		const shown = settingCell(field, value);
		return shown === void 0 ? [] : [[require_index.code(require_index.shortened(field, 60)), shown]];
	});
	if (rows.length > 0) parts.push(`<details><summary>Settings</summary>\n\n${require_index.table(["Setting", "Value"], rows)}\n\n</details>`);
	return parts.join("\n\n");
}
/**
* When the queue tests pull requests in batches. Which ones are in a batch now is known of a test run only
* (getMergeQueueTestingDetails), not of the queue.
*/
function batchesOf({ batchingMinSize: size, batchingMaxWaitTimeMinutes: minutes }) {
	return ["in batches", [...typeof size === "number" ? [`as soon as ${require_index.grouped(size)} wait`] : [], ...typeof minutes === "number" ? [`after ${require_index.grouped(minutes)} min`] : []].join(", or ")].filter((piece) => piece !== "").join(", ");
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
/** How many there are, and how many of them in each state. */
function countsOf(entries) {
	const counts = /* @__PURE__ */ new Map();
	for (const { state } of entries) if (state !== void 0) counts.set(state, (counts.get(state) ?? 0) + 1);
	const states = [...counts].map(([state, count]) => `${require_pull_request.stateBadge(state)} ${require_index.grouped(count)}`);
	if (entries.length === 0) return "none: the queue is empty";
	return counts.size === 0 ? require_index.grouped(entries.length) : `${require_index.grouped(entries.length)}: ${states.join(", ")}`;
}
function entriesTable({ repositoryUrl }, entries) {
	const rows = entries.slice(0, mostInTable).map(({ number, title, state, since, priority, author, skipsTheLine, noBatch }, index) => [
		String(index + 1),
		number === void 0 ? "" : pullRequestLink(repositoryUrl, number),
		require_index.text$1(require_index.shortened(title ?? "", 100)),
		state === void 0 ? "" : require_pull_request.stateBadge(state),
		momentOf(since ?? ""),
		[
			require_index.text$1(require_index.shortened(priority ?? "", 40)),
			...skipsTheLine === true ? ["skips the line"] : [],
			...noBatch === true ? ["in no batch"] : []
		].filter((piece) => piece !== "").join(", "),
		require_index.text$1(require_index.shortened(author ?? "", 40))
	]);
	const rest = entries.length - rows.length;
	return `${require_index.tellingTable([
		"Position",
		"Pull request",
		"Title",
		"State",
		"Since (UTC)",
		"Priority",
		"Author"
	], rows)}${rest > 0 ? `\n\n… and ${require_index.grouped(rest)} more, in the response file.` : ""}`;
}
function pullRequestLink(repositoryUrl, number) {
	const label = `#${String(number)}`;
	return repositoryUrl === void 0 ? label : require_index.link(label, `${repositoryUrl}/pull/${String(number)}`);
}
const months = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
/** A moment for people, to the minute and in UTC, on one line: `21 Nov 11:58`; anything else as it is. */
function momentOf(written) {
	const since = /^\d{4}-\d\d-\d\dT/.test(written) ? new Date(written) : void 0;
	if (since === void 0 || Number.isNaN(since.getTime())) return require_index.text$1(require_index.shortened(written, 40));
	const month = months[since.getUTCMonth()] ?? "";
	return [
		String(since.getUTCDate()),
		month,
		since.toISOString().slice(11, 16)
	].join("&nbsp;");
}
/** Colours of the boxes, in GitHub's own tones, with dark text that both themes show. */
const colours = {
	TESTING: "fill:#ddf4ff,stroke:#0969da,color:#1f2328",
	TESTS_PASSED: "fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
	PENDING: "fill:#f6f8fa,stroke:#59636e,color:#1f2328",
	NOT_READY: "fill:#ffffff,stroke:#d1d9e0,color:#1f2328",
	PENDING_FAILURE: "fill:#fff1e5,stroke:#bc4c00,color:#1f2328",
	FAILED: "fill:#ffebe9,stroke:#cf222e,color:#1f2328"
};
/**
* A picture of a parallel queue: an arrow leads from a pull request to those ahead that impact a common target. There is
* none where it would say nothing that the table does not: in a single queue, where the service does not say what is
* impacted, where nothing waits for anything, and where each waits for the one before it.
*/
function waitsFor({ settings: { mode } }, entries) {
	const isParallel = typeof mode === "string" && mode.toLowerCase() === "parallel";
	const first = entries.slice(0, mostInPicture);
	if (!isParallel || first.some((entry) => entry.impactedTargets === void 0)) return void 0;
	const node = (index) => `e${String(index)}`;
	const waits = first.map((_, index) => nearestOverlaps(first, index));
	const arrows = waits.flatMap((others, index) => others.map((other) => `${node(index)} --> ${node(other)}`));
	const isOneLine = waits.every((others, index) => index === 0 || others[0] === index - 1);
	if (arrows.length === 0 || isOneLine) return void 0;
	const boxes = first.map(({ number, title, state }, index) => {
		const label = [`#${String(number ?? "?")}`, require_index.shortened(title ?? "", 40)].filter((piece) => piece !== "").join(" ");
		const known = state !== void 0 && Object.hasOwn(colours, state) ? `:::${state}` : "";
		return `${node(index)}[${require_index.mermaidLabel(label)}]${known}`;
	});
	const states = new Set(first.map(({ state = "" }) => state));
	const classes = Object.entries(colours).flatMap(([state, colour]) => states.has(state) ? [`classDef ${state} ${colour}`] : []);
	const picture = require_index.flowchart(longestChain(waits) > longestRow ? "TB" : "LR", [
		...classes,
		...boxes,
		...arrows
	]);
	const rest = entries.length - first.length;
	return rest > 0 ? `${picture}\n\nThe first ${String(first.length)}; ${require_index.grouped(rest)} more wait behind them.` : picture;
}
/**
* How many entries the longest chain holds.
* @param waits for each entry, the indexes of those ahead that it waits for
*/
function longestChain(waits) {
	const lengths = [];
	for (const others of waits) lengths.push(1 + Math.max(0, ...others.map((other) => lengths[other] ?? 0)));
	return Math.max(0, ...lengths);
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
