import { type Block, paragraph, tableOf } from '../../document/blocks.js';
import type { Sample } from '../../service/transport/prometheus.js';

/** Metrics as a table: one row a series. Of a distribution, the count and the sum; its buckets are in the file. */
export function metricsDocument(samples: readonly Sample[]): Block {
  const shown = samples.filter(({ name, labels }) => !name.endsWith('_bucket') || labels.le === undefined);
  if (shown.length === 0) return paragraph('The service has no metrics now.');
  return tableOf(
    ['Metric', 'Of', 'Value'],
    shown,
    ({ name, labels, value }) => [
      { code: name },
      Object.entries(labels)
        .map((pair) => pair.join(' '))
        .join(', '),
      String(value),
    ],
    { most: 200, file: 'metrics' },
  );
}
