import process from 'node:process';

/** What may be missing on a machine that has every tool: it can't be installed. */
const excused = [
  /\bno ::1 on this machine\b/,
  /\bwhere Node can\b/,
  /\bWine has no\b/,
  /\bneeds root\b/,
  /\bneeds Go 1\.25\b/,
  /\bwhere it is at hand\b/,
];

/**
 * Says at the end of a run which tests were skipped. With REQUIRE_TOOLS=1, as `.ci/run` sets it where the tools can be installed,
 * a skipped test fails the run: a tool that quietly went missing would take its tests along.
 */
export default class SkippedTests {
  /** @param {import('jest').Config} globalConfig */
  constructor(globalConfig) {
    // What `-t` leaves out counts as skipped, too.
    this.selects = Boolean(globalConfig.testNamePattern);
    /** @type {Error | undefined} */
    this.error = undefined;
  }

  onRunComplete(_contexts, { testResults }) {
    if (this.selects) return;
    const skipped = testResults.flatMap((file) =>
      file.testResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
    );
    if (skipped.length === 0) return;
    process.stderr.write(`\nSkipped:\n${skipped.map((name) => `  ${name}\n`).join('')}`);
    if (process.env.REQUIRE_TOOLS !== '1') return;
    const inexcusable = skipped.filter((name) => !excused.some((pattern) => pattern.test(name))).length;
    if (inexcusable === 0) return;
    const tests = inexcusable === 1 ? 'test was' : 'tests were';
    this.error = new Error(`REQUIRE_TOOLS is 1, and ${inexcusable} ${tests} skipped that need not be`);
    process.stderr.write(`${this.error.message}\n`);
  }

  /** An error fails a run whose tests passed. Jest does not print it. */
  getLastError() {
    return this.error;
  }
}
