const require_index = require("../index.js");
const require_rules_to_copy = require("./rules-to-copy-dM_RucNW.js");
//#region src/action/summary/targets.ts
/** Most causes that the summary shows; the file holds all of them. */
const mostCauses = 50;
/** Impacted targets: how many, which, and what impacted them. */
function targetsSummary({ all, count, first, why, groups, causes }) {
	if (all) {
		const line = `Impacted targets: ${require_index.code("ALL")}${why === void 0 ? "" : ` — ${require_index.text$1(require_index.shortened(why, 2e3))}`}`;
		return causes === void 0 ? line : [line, ...causesOfAll(causes)].join("\n\n");
	}
	if (count === 0) return "Impacted targets: none";
	const rest = count - first.length;
	const list = first.map((target) => `- ${require_index.code(require_index.shortened(target, 200))}`);
	const targets = `<details><summary>${require_index.grouped(count)} impacted target${count === 1 ? "" : "s"}</summary>\n\n${list.join("\n")}${rest > 0 ? `\n- … and ${require_index.grouped(rest)} more` : ""}\n\n</details>`;
	return groups === void 0 || groups.length === 0 ? targets : [targets, ...causesOfTargets(groups)].join("\n\n");
}
/** Everything that made it ALL, and the rules that would narrow it. */
function causesOfAll(causes) {
	const rows = causes.slice(0, mostCauses).map(({ what, files }) => [require_index.text$1(require_index.shortened(what, 500)), files.slice(0, 5).map(file).join("<br>")]);
	const rest = causes.length - rows.length;
	return [
		`### What makes it ${require_index.code("ALL")}`,
		require_index.table(["Each of these is enough", "Changed file"], rows) + (rest > 0 ? `\n\n… and ${require_index.grouped(rest)} more, in the explanation file` : ""),
		...narrowing(causes)
	];
}
/** A table of causes with the targets that each leads to. */
function causesOfTargets(groups) {
	const rows = groups.slice(0, mostCauses).map(({ what, files, count, targets }) => {
		const from = files.length === 0 || files.some((path) => what.includes(path)) ? "" : `<br>${files.slice(0, 5).map(file).join("<br>")}`;
		const rest = count - targets.length;
		const listed = targets.map(({ name, between }) => {
			const by = between.map((step) => require_index.code(require_index.shortened(step.name, 80))).join(", then ");
			return `${require_index.code(require_index.shortened(name, 200))}${between.length === 0 ? "" : ` by way of ${by}`}`;
		});
		return [
			`${require_index.text$1(require_index.shortened(what, 500))}${from}`,
			require_index.grouped(count),
			[...listed, ...rest > 0 ? [`… and ${require_index.grouped(rest)} more`] : []].join("<br>")
		];
	});
	const rest = groups.length - rows.length;
	return [
		"### Why they are impacted",
		require_index.table([
			"What happened",
			"Targets",
			"Which, and how it reaches them"
		], rows) + (rest > 0 ? `\n\n… and ${require_index.grouped(rest)} more causes, in the explanation file` : ""),
		...narrowing(groups)
	];
}
/** The rules that would narrow it, ready to copy, with the assumption of each. */
function narrowing(causes) {
	const suggestions = require_rules_to_copy.suggestedRules(causes);
	if (suggestions.length === 0) return [];
	const inInput = suggestions.flatMap(({ rule }) => rule.key === "impact-all-paths" ? [rule.glob] : []);
	const yaml = require_rules_to_copy.configurationYaml(suggestions);
	const shown = suggestions.slice(0, mostCauses);
	return [
		`<details><summary>Rules that would narrow it</summary>`,
		...yaml === "" ? [] : [`For the configuration file, on the target branch:\n\n<pre>${require_index.lines(yaml)}</pre>`],
		...inInput.length === 0 ? [] : [`Lines for the input ${require_index.code("impact-all-paths")}:\n\n<pre>${require_index.lines(inInput.join("\n"))}</pre>`],
		`Each is right only if this is true:\n\n${shown.map(({ assumption }) => `- ${require_index.text$1(require_index.shortened(assumption, 500))}`).join("\n")}`,
		"</details>"
	];
}
function file(path) {
	return require_index.code(require_index.shortened(path, 200));
}
//#endregion
exports.targetsSummary = targetsSummary;
