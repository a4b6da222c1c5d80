import type { JUnitDialect } from './dialect.js';

/** CTest, which says in `status` how each test ended. */
export const ctest: JUnitDialect = {
  statuses: { fail: 'failed', disabled: 'not-run', notrun: 'not-run' },
};
