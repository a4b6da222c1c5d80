/**
 * Jest's globals for the tests of the package before this one, which run against this one. A test in the list of differences must fail, and no
 * other may.
 */
import { differences } from './differences.js';

type Run = (...given: unknown[]) => unknown;
type Each = (...table: unknown[]) => (title: string, run: Run, timeout?: number) => void;

const globals = globalThis as unknown as typeof import('@jest/globals');

/** Runs a test; one of the list has to fail. */
function judged(run: Run): Run {
  return async (...given) => {
    const reason = differences[globals.expect.getState().currentTestName ?? ''];
    if (reason === undefined) return run(...given);
    const passes = await Promise.resolve()
      .then(() => run(...given))
      .then(
        () => true,
        () => false,
      );
    if (passes) throw new Error(`this test passes: take it from the list of differences (${reason})`);
    return undefined;
  };
}

function add(title: string, run: Run, timeout?: number): void {
  globals.test(title, judged(run) as () => Promise<void>, timeout);
}

const each: Each = (...table) => {
  const addEach = (globals.test.each as unknown as Each)(...table);
  return (title, run, timeout) => {
    addEach(title, judged(run), timeout);
  };
};

export const test = Object.assign(add, { each, skip: globals.test.skip });

export const { expect, describe, afterAll, afterEach, beforeAll, beforeEach } = globals;
