/**
 * Reads one report, and prints as JSON the number of tests, the seconds, and by how many bytes the process grew at its
 * largest: `node --import tsx bench/junit-memory.ts PATH [HOW]`. With `keep` it keeps the tests that failed, as an operation
 * does; `parser` is the parser library alone. A separate process, because the operating system tells only the largest size
 * of a process, and so that nothing warms up anything else.
 */
import { createReadStream, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sax from 'sax';
import { readReport } from '../src/flaky-tests/junit/read-report.js';
import { isFailure, type TestResult } from '../src/flaky-tests/junit/test-result.js';

const failures: TestResult[] = [];

async function read(path: string, keeps = false): Promise<number> {
  let tests = 0;
  await readReport({ path, name: path, folders: { workspace: dirname(path), temporary: dirname(path) } }, (test) => {
    tests += 1;
    if (keeps && isFailure(test)) failures.push(test);
  });
  return tests;
}

async function parse(path: string): Promise<number> {
  const parser = sax.parser(true);
  for await (const piece of createReadStream(path, { encoding: 'utf8' })) parser.write(piece as string);
  parser.close();
  return 0;
}

/** Each way gives the number of tests. */
const ways: Readonly<Record<string, (path: string) => Promise<number>>> = {
  read,
  keep: (path) => read(path, true),
  parser: parse,
};

const [path = '', way = 'read'] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const started = performance.now();
const tests = await ways[way]?.(path);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(JSON.stringify({ tests, failures: failures.length, growth: peakBytes() - before, seconds }));

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
