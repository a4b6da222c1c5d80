import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../bench/junit-memory.ts', import.meta.url));
const piece = 'x'.repeat(1024 * 1024);
const endless: readonly (readonly [string, string, string])[] = [
  ['a message', '<testsuite><testcase name="t"><failure message="', '"/></testcase></testsuite>'],
  ['a text', '<testsuite><testcase name="t"><failure>', '</failure></testcase></testsuite>'],
  ['a CDATA section', '<testsuite><testcase name="t"><failure><![CDATA[', ']]></failure></testcase></testsuite>'],
  ['a comment', '<testsuite><testcase name="t"><failure/></testcase><!--', '--></testsuite>'],
];

test.each(endless)('%s of 100 MB in a report is not held in memory', async (_, start, end) => {
  const directory = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const path = join(directory, 'report.xml');
    const file = createWriteStream(path);
    file.write(start);
    for (let megabyte = 0; megabyte < 100; megabyte++) file.write(piece);
    file.end(end);
    await finished(file);
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, path], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const { tests, growth } = JSON.parse(stdout) as { tests: number; growth: number };
    expect(tests).toBe(1);
    expect(growth).toBeLessThan(150 * 1024 * 1024);
  } finally {
    await rm(directory, { recursive: true });
  }
});
