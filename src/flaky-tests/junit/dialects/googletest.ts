import type { JUnitDialect } from './dialect.js';

/** GoogleTest, which says in `status` whether a test ran and in `result` what came of it. */
export const googletest: JUnitDialect = {
  statuses: { run: 'passed', completed: 'passed', notrun: 'not-run', suppressed: 'not-run', skipped: 'not-run' },
};
