import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../steps/temporary-folder.js';

const root = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Sources of tests for the Jest that runs below: one that passes, and one that is skipped as those of missing tools are. */
const passing = `test('passes', () => {});`;
const skipped = (title: string): string => `(false ? test : test['skip'])(${JSON.stringify(title)}, () => {});`;

writeFileSync(join(folder, 'package.json'), '{}');
writeFileSync(
  join(folder, 'one.test.js'),
  `describe('one', () => { ${passing} ${skipped('the tool is missing')} }); ${skipped('IPv6 (no ::1 on this machine)')}`,
);
writeFileSync(join(folder, 'excused.test.js'), `${passing} ${skipped('zstd, where Node can')}`);

/** Runs the real Jest with the reporter alone. */
function jest(args: readonly string[], environment: Record<string, string>): Promise<{ code: number; text: string }> {
  const config = JSON.stringify({ rootDir: folder, reporters: [join(root, 'scripts/skipped-tests.js')] });
  const command = [join(root, 'node_modules/jest/bin/jest.js'), '--config', config, '--watchman=false', ...args];
  const env = { ...process.env, REQUIRE_TOOLS: '', ...environment };
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: folder, env }, (error, stdout, stderr) => {
      done({ code: error === null ? 0 : 1, text: stdout + stderr });
    });
  });
}

test('tests that were skipped are named, and fail nothing', async () => {
  expect(await jest(['one'], {})).toEqual({
    code: 0,
    text: '\nSkipped:\n  one the tool is missing\n  IPv6 (no ::1 on this machine)\n',
  });
});

test('where tools are required, one that is missing fails the run', async () => {
  const { code, text } = await jest([], { REQUIRE_TOOLS: '1' });
  expect(code).toBe(1);
  expect(text).toContain('REQUIRE_TOOLS is 1, and 1 test was skipped that need not be');
});

test('what no machine could have fails nothing, nor what was not asked for', async () => {
  expect((await jest(['excused'], { REQUIRE_TOOLS: '1' })).code).toBe(0);
  expect(await jest(['-t', 'passes'], { REQUIRE_TOOLS: '1' })).toEqual({ code: 0, text: '' });
});
