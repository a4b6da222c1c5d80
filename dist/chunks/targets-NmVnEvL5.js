require("./rolldown-runtime-Bd6kNlEP.js");
const require_text = require("./text-BetaIpMy.js");
const require_index = require("../index.js");
//#region src/action/summary/targets.ts
/** Impacted targets: how many, which, and a picture of why. */
function targetsSummary({ all, count, first, why, reasons }) {
	if (all) return `Impacted targets: ${require_index.code("ALL")}${why === void 0 ? "" : ` — ${require_index.text$1(require_text.shortened(why, 2e3))}`}`;
	if (count === 0) return "Impacted targets: none";
	const picture = reasons === void 0 || reasons.length === 0 ? "" : `\n\n### Why they are impacted\n\n${whyPicture(reasons)}`;
	const rest = count - first.length;
	const list = first.map((target) => `- ${require_index.code(require_text.shortened(target, 200))}`);
	return `<details><summary>${require_index.grouped(count)} impacted target${count === 1 ? "" : "s"}</summary>\n\n${list.join("\n")}${rest > 0 ? `\n- … and ${require_index.grouped(rest)} more` : ""}\n\n</details>${picture}`;
}
/** An arrow leads from a cause to the target that it impacts. */
function whyPicture(reasons) {
	const nodes = /* @__PURE__ */ new Map();
	const lines = [];
	const node = (kind, name) => {
		const key = `${kind} ${name}`;
		const known = nodes.get(key);
		if (known !== void 0) return known;
		const id = `n${String(nodes.size)}`;
		nodes.set(key, id);
		const label = require_index.mermaidLabel(require_text.shortened(name, 80));
		lines.push(kind === "target" ? `${id}[${label}]` : `${id}([${label}])`);
		return id;
	};
	for (const [target, reason] of reasons) {
		const to = node("target", target);
		const from = reason.kind === "dependency" ? node("target", reason.target) : node(reason.kind, reason.kind === "file" ? reason.path : reason.what);
		lines.push(`${from} --> ${to}`);
	}
	return require_index.flowchart(lines);
}
//#endregion
exports.targetsSummary = targetsSummary;
