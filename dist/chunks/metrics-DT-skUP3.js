const require_index = require("../index.js");
//#region src/action/summary/metrics.ts
const mostRows = 200;
/** Most columns of labels; more do not fit on a page. */
const mostLabels = 6;
/** Metrics as a table: one row a series, histograms as count, mean and quantiles. */
function metricsSummary(samples) {
	const histograms = histogramsOf(samples);
	const inHistogram = new Set([...histograms.keys()].flatMap((name) => [
		`${name}_bucket`,
		`${name}_sum`,
		`${name}_count`
	]));
	const said = labelsOfAll(samples);
	const parts = Object.keys(said).length === 0 ? [] : [`Of ${Object.entries(said).map(([name, value]) => `${require_index.text$1(name)} ${require_index.code(require_index.shortened(value, 100))}`).join(", ")}`];
	const plain = samples.filter(({ name }) => !inHistogram.has(name));
	if (plain.length > 0) {
		const names = labelNames(plain, said);
		const rows = plain.map(({ name, labels, value }) => [
			require_index.code(name),
			...labelCells(labels, names),
			String(value)
		]);
		parts.push(cut([
			"Metric",
			...names.map(require_index.text$1),
			"Value"
		], rows));
	}
	const names = labelNames([...histograms.values()].flatMap((series) => [...series.values()]), said);
	const rows = [...histograms].flatMap(([name, series]) => [...series.values()].map(({ labels, count, sum, buckets }) => [
		require_index.code(name),
		...labelCells(labels, names),
		String(count),
		count > 0 ? number(sum / count) : "–",
		quantile(.5, buckets),
		quantile(.9, buckets)
	]));
	if (rows.length > 0) parts.push(cut([
		"Distribution",
		...names.map(require_index.text$1),
		"Count",
		"Mean",
		"Half at most",
		"90 % at most"
	], rows));
	return samples.length === 0 ? "The service has no metrics now." : parts.join("\n\n");
}
function cut(header, rows) {
	const rest = rows.length - mostRows;
	return `${require_index.tellingTable(header, rows.slice(0, mostRows))}${rest > 0 ? `\n\n… and ${String(rest)} more, in the metrics file.` : ""}`;
}
/** Histograms by name and label set (Prometheus' text format: `_bucket` with the label `le`, `_sum`, `_count`). */
function histogramsOf(samples) {
	const names = new Set(samples.filter(({ name, labels }) => name.endsWith("_bucket") && labels.le !== void 0).map(({ name }) => name.slice(0, -7)));
	const histograms = /* @__PURE__ */ new Map();
	for (const { name, labels, value } of samples) {
		const match = /^(.+)_(bucket|sum|count)$/.exec(name);
		const base = match?.[1] ?? "";
		if (match === null || !names.has(base)) continue;
		const { le, ...others } = labels;
		const key = JSON.stringify(Object.entries(others).sort());
		const series = histograms.get(base) ?? /* @__PURE__ */ new Map();
		histograms.set(base, series);
		const histogram = series.get(key) ?? {
			labels: others,
			count: 0,
			sum: 0,
			buckets: []
		};
		series.set(key, histogram);
		if (match[2] === "sum") histogram.sum = value;
		else if (match[2] === "count") histogram.count = value;
		else histogram.buckets.push([le === "+Inf" ? Infinity : Number(le), value]);
	}
	return histograms;
}
/** The upper bound of the bucket in which a quantile lies: what can be said for certain. */
function quantile(part, buckets) {
	const sorted = [...buckets].sort(([a], [b]) => a - b);
	const total = sorted.at(-1)?.[1] ?? 0;
	if (total <= 0) return "–";
	const bound = sorted.find(([, count]) => count >= total * part)?.[0];
	const last = sorted.filter(([upper]) => Number.isFinite(upper)).at(-1)?.[0];
	if (bound === void 0 || Number.isFinite(bound)) return number(bound ?? NaN);
	return last === void 0 ? "–" : `over ${number(last)}`;
}
function number(value) {
	return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "–";
}
/** Labels that every series has with the same value, which would say nothing in a column. */
function labelsOfAll([first, ...others]) {
	return Object.fromEntries(Object.entries(first?.labels ?? {}).filter(([name, value]) => others.every(({ labels }) => labels[name] === value)));
}
/** Names of the other labels, each a column, the most frequent first. */
function labelNames(series, said) {
	const counts = /* @__PURE__ */ new Map();
	for (const { labels } of series) for (const name of Object.keys(labels)) if (!Object.hasOwn(said, name)) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts].sort(([, a], [, b]) => b - a).slice(0, mostLabels).map(([name]) => name);
}
function labelCells(labels, names) {
	return names.map((name) => require_index.text$1(require_index.shortened(labels[name] ?? "", 60)));
}
//#endregion
exports.metricsSummary = metricsSummary;
