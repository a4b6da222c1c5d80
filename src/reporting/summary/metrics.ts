import type { Sample } from '../../service/transport/prometheus.js';
import { code, shortText, tableOfFirst } from './markdown.js';

const mostRows = 200;

/** Metrics as a table: one row a series. Of a distribution, the count and the sum; its buckets are in the file. */
export function metricsSummary(samples: readonly Sample[]): string {
  const shown = samples.filter(({ name, labels }) => !name.endsWith('_bucket') || labels.le === undefined);
  if (shown.length === 0) return 'The service has no metrics now.';
  const header = ['Metric', 'Of', 'Value'];
  return tableOfFirst(shown, { header, most: mostRows, file: 'metrics' }, ({ name, labels, value }) => [
    code(name),
    shortText(
      Object.entries(labels)
        .map((pair) => pair.join(' '))
        .join(', '),
      200,
    ),
    String(value),
  ]);
}
