import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../../bench/junit-memory.ts', import.meta.url));
const piece = 'x'.repeat(1024 * 1024);
const endless: readonly (readonly [string, string, string])[] = [
  ['a text', '<testsuite><testcase name="t"><failure>', '</failure></testcase></testsuite>'],
  ['a CDATA section', '<testsuite><testcase name="t"><failure><![CDATA[', ']]></failure></testcase></testsuite>'],
  ['an output', '<testsuite><testcase name="t"><failure/><system-out>', '</system-out></testcase></testsuite>'],
];

test.each(endless)('%s of 100 MB in a report is not held in memory', async (_, start, end) => {
  const { tests, growth } = await readingOf((write) => {
    write(start);
    for (let megabyte = 0; megabyte < 100; megabyte++) write(piece);
    write(end);
  });
  expect(tests).toBe(1);
  expect(growth).toBeLessThan(150 * 1024 * 1024);
});

test.each([
  ['a text', (index: number) => `<failure>AssertionErrorInTest${index}</failure>`],
  ['a CDATA section', (index: number) => `<failure><![CDATA[AssertionErrorInTest${index}]]></failure>`],
])('the messages of 10,000 tests that failed, each one word in %s, do not hold the report', async (_, failure) => {
  const output = 'a line of output with some words\n'.repeat(1000);
  const { failures, growth } = await readingOf((write) => {
    write('<testsuite name="s">');
    for (let index = 0; index < 10_000; index++) {
      write(`<testcase name="t${index}">${failure(index)}<system-out>${output}</system-out></testcase>`);
    }
    write('</testsuite>');
  });
  expect(failures).toBe(10_000);
  expect(growth).toBeLessThan(150 * 1024 * 1024);
});

/** Reads a report in a separate process: how many tests it holds, how many of them failed, and the bytes that the process grew by. */
async function readingOf(
  compose: (write: (text: string) => void) => void,
): Promise<{ tests: number; failures: number; growth: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const path = join(directory, 'report.xml');
    const file = openSync(path, 'w');
    compose((text) => writeSync(file, text));
    closeSync(file);
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, path, 'keep'], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return JSON.parse(stdout) as { tests: number; failures: number; growth: number };
  } finally {
    await rm(directory, { recursive: true });
  }
}
