import type { JUnitDialect } from './dialect.js';

/** CTest, which writes into `status` how each test ended. */
export const ctest: JUnitDialect = {
  statuses: { run: 'passed', fail: 'failed', disabled: 'not-run', notrun: 'not-run' },
};

/**
 * True where CTest could not start a test, because its program, or a file that the program depends on, is missing.
 * CTest fails the run then. Only the message distinguishes its report from the report of a skipped test. CTest writes
 * the name twice; GoogleTest, whose disabled tests are `notrun` too, writes another class name.
 * @param skipped the message of `<skipped>`
 */
export function couldNotStart(
  { name, classname, status, result }: Readonly<Record<string, string>>,
  skipped: string,
): boolean {
  const ofCTest = status === 'notrun' && result === undefined && name !== undefined && name === classname;
  return ofCTest && !skipped.startsWith('SKIP_');
}
