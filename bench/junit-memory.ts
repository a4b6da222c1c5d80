/**
 * Reads one report and prints, as JSON, the number of its tests and by how many bytes the process grew at its largest:
 * `node --import tsx bench/junit-memory.ts REPORT [keep]`. With `keep` it keeps the tests that failed, as an operation does.
 * A separate process, because the operating system tells only the largest size of a process.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readReport } from '../src/flaky-tests/junit/read-report.js';
import { isFailure, type TestResult } from '../src/flaky-tests/junit/test-result.js';

const [path = '', keep] = process.argv.slice(2);
const before = process.memoryUsage.rss();
let tests = 0;
const failures: TestResult[] = [];
const started = performance.now();
await readReport({ path, name: path, folders: { workspace: dirname(path), temporary: dirname(path) } }, (test) => {
  tests += 1;
  if (keep === 'keep' && isFailure(test)) failures.push(test);
});
const seconds = (performance.now() - started) / 1000;
const growth = peakBytes() - before;
process.stdout.write(JSON.stringify({ tests, failures: failures.length, growth, seconds }));

/**
 * The largest resident size of this process. What `getrusage` says also counts the parent's memory at the moment of the
 * fork, so Linux's own figure comes first.
 */
function peakBytes(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // No Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
