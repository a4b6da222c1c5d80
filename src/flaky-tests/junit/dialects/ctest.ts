import type { JUnitDialect } from './dialect.js';

/** CTest, which says in `status` how each test ended. */
export const ctest: JUnitDialect = {
  statuses: { run: 'passed', fail: 'failed', disabled: 'not-run', notrun: 'not-run' },
};

/**
 * Whether CTest could not start a test, because its program or what it depends on is missing: it fails the run for that, and
 * writes what it writes for a test that asked to be skipped, but for the message. It writes the name twice; GoogleTest, whose
 * disabled tests are `notrun` too, writes another class name.
 * @param skipped the message of `<skipped>`
 */
export function couldNotStart(
  { name, classname, status, result }: Readonly<Record<string, string>>,
  skipped: string,
): boolean {
  const ofCTest = status === 'notrun' && result === undefined && name !== undefined && name === classname;
  return ofCTest && !skipped.startsWith('SKIP_');
}
