import type { JUnitDialect } from './dialect.js';

/** GoogleTest, which writes into `status` whether a test ran, and into `result` how it ended. */
export const googletest: JUnitDialect = {
  statuses: { run: 'passed', completed: 'passed', notrun: 'not-run', suppressed: 'not-run', skipped: 'not-run' },
};
