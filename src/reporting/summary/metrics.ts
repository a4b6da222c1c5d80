import type { Sample } from '../../service/transport/prometheus.js';
import { code, shortCode, shortText, tableOfFirst, text } from './markdown.js';

const mostRows = 200;
/** Most columns of labels. More columns do not fit on a page. */
const mostLabels = 6;

/** Metrics as a table: one row a series, histograms as count, mean and quantiles. */
export function metricsSummary(samples: readonly Sample[]): string {
  const histograms = histogramsOf(samples);
  const inHistogram = new Set(
    [...histograms.keys()].flatMap((name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`]),
  );
  const said = labelsOfAll(samples);
  const ofAll = Object.entries(said).map(([name, value]) => `${text(name)} ${shortCode(value, 100)}`);
  const parts: string[] = ofAll.length === 0 ? [] : [`Of ${ofAll.join(', ')}`];
  const plain = samples.filter(({ name }) => !inHistogram.has(name));
  if (plain.length > 0) {
    const names = labelNames(plain, said);
    const rows = plain.map(({ name, labels, value }) => [code(name), ...labelCells(labels, names), String(value)]);
    parts.push(cut(['Metric', ...names.map(text), 'Value'], rows));
  }
  const names = labelNames(
    [...histograms.values()].flatMap((series) => [...series.values()]),
    said,
  );
  const rows = [...histograms].flatMap(([name, series]) =>
    [...series.values()].map(({ labels, count, sum, buckets }) => [
      code(name),
      ...labelCells(labels, names),
      String(count),
      count > 0 ? number(sum / count) : '–',
      quantile(0.5, buckets),
      quantile(0.9, buckets),
    ]),
  );
  if (rows.length > 0) {
    parts.push(cut(['Distribution', ...names.map(text), 'Count', 'Mean', 'Half at most', '90 % at most'], rows));
  }
  return samples.length === 0 ? 'The service has no metrics now.' : parts.join('\n\n');
}

function cut(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return tableOfFirst(rows, { header, most: mostRows, file: 'metrics', telling: true }, (row) => row);
}

interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
}

interface Histogram {
  readonly labels: Readonly<Record<string, string>>;
  count: number;
  sum: number;
  /** Upper bound and cumulative count. */
  readonly buckets: [number, number][];
}

/** Histograms by name and label set (Prometheus' text format: `_bucket` with the label `le`, `_sum`, `_count`). */
function histogramsOf(samples: readonly Sample[]): ReadonlyMap<string, ReadonlyMap<string, Histogram>> {
  const names = new Set(
    samples
      .filter(({ name, labels }) => name.endsWith('_bucket') && labels.le !== undefined)
      .map(({ name }) => name.slice(0, -7)),
  );
  const histograms = new Map<string, Map<string, Histogram>>();
  for (const { name, labels, value } of samples) {
    const match = /^(.+)_(bucket|sum|count)$/.exec(name);
    const base = match?.[1] ?? '';
    if (match === null || !names.has(base)) continue;
    const { le, ...others } = labels;
    const key = JSON.stringify(Object.entries(others).sort());
    const series = histograms.get(base) ?? new Map<string, Histogram>();
    histograms.set(base, series);
    const histogram = series.get(key) ?? { labels: others, count: 0, sum: 0, buckets: [] };
    series.set(key, histogram);
    if (match[2] === 'sum') histogram.sum = value;
    else if (match[2] === 'count') histogram.count = value;
    else histogram.buckets.push([le === '+Inf' ? Infinity : Number(le), value]);
  }
  return histograms;
}

/** The upper bound of the bucket in which a quantile lies. A bucket shows no more exact value. */
function quantile(part: number, buckets: readonly (readonly [number, number])[]): string {
  const sorted = [...buckets].sort(([a], [b]) => a - b);
  const total = sorted.at(-1)?.[1] ?? 0;
  if (total <= 0) return '–';
  const bound = sorted.find(([, count]) => count >= total * part)?.[0];
  const last = sorted.filter(([upper]) => Number.isFinite(upper)).at(-1)?.[0];
  if (bound === undefined || Number.isFinite(bound)) return number(bound ?? NaN);
  return last === undefined ? '–' : `over ${number(last)}`;
}

function number(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '–';
}

/** Labels that have the same value in every series, so that a column for them would be useless. */
function labelsOfAll([first, ...others]: readonly Labelled[]): Labelled['labels'] {
  return Object.fromEntries(
    Object.entries(first?.labels ?? {}).filter(([name, value]) => others.every(({ labels }) => labels[name] === value)),
  );
}

/** Names of the other labels, each a column, the most frequent first. */
function labelNames(series: readonly Labelled[], said: Labelled['labels']): readonly string[] {
  const counts = new Map<string, number>();
  for (const { labels } of series) {
    for (const name of Object.keys(labels))
      if (!Object.hasOwn(said, name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostLabels)
    .map(([name]) => name);
}

function labelCells(labels: Readonly<Record<string, string>>, names: readonly string[]): readonly string[] {
  return names.map((name) => shortText(labels[name] ?? '', 60));
}
