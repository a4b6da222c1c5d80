const require_index = require("../index.js");
//#region src/action/summary/pull-request.ts
/** Fields of the hosted service's record that a person wants to see, with what they are called. */
const shown = [
	["stateChangedAt", "Since"],
	["priorityName", "Priority"],
	["priorityValue", "Priority value"],
	["skipTheLine", "Skips the line"],
	["prBaseBranch", "Target branch"],
	["prAuthor", "Author"],
	["prSha", "Head commit"]
];
/** A pull request with its state. */
function pullRequestSummary(pullRequest) {
	const { number, url, record = {} } = pullRequest;
	const title = pullRequest.title ?? (typeof record.prTitle === "string" ? record.prTitle : void 0);
	const rows = [["Pull request", `${url === void 0 ? `#${String(number)}` : require_index.link(`#${String(number)}`, url)}${title === void 0 ? "" : ` ${require_index.text$1(require_index.shortened(title, 200))}`}`]];
	if (pullRequest.state !== void 0) rows.push(["State", stateBadge(pullRequest.state)]);
	if (pullRequest.submitted !== void 0) rows.push(["In the queue", pullRequest.submitted ? "yes" : "no"]);
	for (const { what, advice } of pullRequest.unmet ?? []) rows.push(["Waits for", require_index.text$1(`${what}. ${advice}`)]);
	for (const [field, name] of shown) {
		const value = record[field];
		if (value !== false && (typeof value === "string" || typeof value === "number" || typeof value === "boolean")) rows.push([name, require_index.code(require_index.shortened(String(value), 100))]);
	}
	return require_index.facts(rows);
}
const signs = {
	NOT_READY: "⚪",
	PENDING: "🕒",
	TESTING: "🔵",
	TESTS_PASSED: "🟢",
	MERGED: "🟣",
	FAILED: "🔴",
	CANCELLED: "⚫",
	PENDING_FAILURE: "🟠",
	RUNNING: "🟢",
	PAUSED: "🟡",
	DRAINING: "🟠",
	SWITCHING_MODES: "🔵"
};
/** A state with a sign that is seen before it is read. */
function stateBadge(state) {
	const sign = signs[state];
	return `${sign === void 0 ? "" : `${sign}&nbsp;`}${require_index.code(require_index.shortened(state, 60))}`;
}
//#endregion
exports.pullRequestSummary = pullRequestSummary;
exports.stateBadge = stateBadge;
