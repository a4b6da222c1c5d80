"use strict";
exports.id = 9682;
exports.ids = [9682];
exports.modules = {

/***/ 19682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   metricsSummary: () => (/* binding */ metricsSummary)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4502);

const mostRows = 200;
const mostLabels = 6;
function metricsSummary(samples) {
  const histograms = histogramsOf(samples);
  const inHistogram = new Set(
    [...histograms.keys()].flatMap((name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`])
  );
  const said = labelsOfAll(samples);
  const ofAll = Object.entries(said).map(([name, value]) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(name)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCode */ .ov)(value, 100)}`);
  const parts = ofAll.length === 0 ? [] : [`Of ${ofAll.join(", ")}`];
  const plain = samples.filter(({ name }) => !inHistogram.has(name));
  if (plain.length > 0) {
    const names2 = labelNames(plain, said);
    const rows2 = plain.map(({ name, labels, value }) => [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name), ...labelCells(labels, names2), String(value)]);
    parts.push(cut(["Metric", ...names2.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), "Value"], rows2));
  }
  const names = labelNames(
    [...histograms.values()].flatMap((series) => [...series.values()]),
    said
  );
  const rows = [...histograms].flatMap(
    ([name, series]) => [...series.values()].map(({ labels, count, sum, buckets }) => [
      (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name),
      ...labelCells(labels, names),
      String(count),
      count > 0 ? number(sum / count) : "\u2013",
      quantile(0.5, buckets),
      quantile(0.9, buckets)
    ])
  );
  if (rows.length > 0) {
    parts.push(cut(["Distribution", ...names.map(_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), "Count", "Mean", "Half at most", "90 % at most"], rows));
  }
  return samples.length === 0 ? "The service has no metrics now." : parts.join("\n\n");
}
function cut(header, rows) {
  return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOfFirst */ .k9)(rows, { header, most: mostRows, file: "metrics", telling: true }, (row) => row);
}
function histogramsOf(samples) {
  const names = new Set(
    samples.filter(({ name, labels }) => name.endsWith("_bucket") && labels.le !== void 0).map(({ name }) => name.slice(0, -7))
  );
  const histograms = /* @__PURE__ */ new Map();
  for (const { name, labels, value } of samples) {
    const match = /^(.+)_(bucket|sum|count)$/.exec(name);
    const base = match?.[1] ?? "";
    if (match === null || !names.has(base)) continue;
    const { le, ...others } = labels;
    const key = JSON.stringify(Object.entries(others).sort());
    const series = histograms.get(base) ?? /* @__PURE__ */ new Map();
    histograms.set(base, series);
    const histogram = series.get(key) ?? { labels: others, count: 0, sum: 0, buckets: [] };
    series.set(key, histogram);
    if (match[2] === "sum") histogram.sum = value;
    else if (match[2] === "count") histogram.count = value;
    else histogram.buckets.push([le === "+Inf" ? Infinity : Number(le), value]);
  }
  return histograms;
}
function quantile(part, buckets) {
  const sorted = [...buckets].sort(([a], [b]) => a - b);
  const total = sorted.at(-1)?.[1] ?? 0;
  if (total <= 0) return "\u2013";
  const bound = sorted.find(([, count]) => count >= total * part)?.[0];
  const last = sorted.filter(([upper]) => Number.isFinite(upper)).at(-1)?.[0];
  if (bound === void 0 || Number.isFinite(bound)) return number(bound ?? NaN);
  return last === void 0 ? "\u2013" : `over ${number(last)}`;
}
function number(value) {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "\u2013";
}
function labelsOfAll([first, ...others]) {
  return Object.fromEntries(
    Object.entries(first?.labels ?? {}).filter(([name, value]) => others.every(({ labels }) => labels[name] === value))
  );
}
function labelNames(series, said) {
  const counts = /* @__PURE__ */ new Map();
  for (const { labels } of series) {
    for (const name of Object.keys(labels))
      if (!Object.hasOwn(said, name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, mostLabels).map(([name]) => name);
}
function labelCells(labels, names) {
  return names.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shortText */ .os)(labels[name] ?? "", 60));
}



/***/ })

};
;