import type { JUnitDialect } from './dialect.js';

/** What Ant's JUnit task began with, and the variants of it that no single tool stands for. */
export const common: JUnitDialect = {
  elements: { failure: 'failure', error: 'error', skipped: 'skipped', disabled: 'skipped', ignored: 'skipped' },
  statuses: {
    failed: 'failed',
    failure: 'failed',
    error: 'failed',
    errored: 'failed',
    skipped: 'not-run',
    ignored: 'not-run',
    pending: 'not-run',
  },
  attributes: { file: ['filepath'] },
};
