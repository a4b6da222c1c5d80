import type { JUnitDialect } from './dialect.js';

/** Words of Ant's JUnit task, where the format began, and variants of them that belong to no single tool. */
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
