import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@jest/globals';
import { root } from '../../scripts/bundles.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

interface Run {
  readonly success: boolean;
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}

/** Files of the repository as they are now, besides the bundle. */
const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '--', '.', ':!dist'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith('node_modules'));

/** A copy of the repository in an empty folder, several folders below every other file. */
function copy(): string {
  const folder = join(temporaryFolder(), 'empty/but/for/this');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

test('a clone in an empty folder runs every test that reads a description of the service, with REQUIRE_TOOLS=1', () => {
  const folder = copy();
  const readers = files.filter(
    (file) =>
      /(?<!\.(?:tools|many|slow))\.test\.ts$/.test(file) &&
      /service-descriptions\/|\/descriptions?\.js'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers.length).toBeGreaterThan(5);
  const jest = ['--experimental-vm-modules', join(folder, 'node_modules/jest/bin/jest.js')];
  const run = spawnSync(process.execPath, [...jest, '--json', '--runInBand', '--runTestsByPath', ...readers], {
    cwd: folder,
    env: { ...process.env, JEST_WORKER_ID: undefined, REQUIRE_TOOLS: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { success, numTotalTests, numPassedTests } = JSON.parse(run.stdout) as Run;
  expect({
    success,
    exitCode: run.status,
    skipped: numTotalTests - numPassedTests,
    said: success ? '' : run.stderr,
  }).toEqual({ success: true, exitCode: 0, skipped: 0, said: '' });
  expect(numTotalTests).toBeGreaterThan(250);
}, 300_000);
