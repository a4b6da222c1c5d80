import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  git,
  gitEnvironment,
  removeSamples,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type ShortAction, archiveOf, firstRequests, stepOf } from './archives.js';
import { runnerNode } from './step.js';

afterAll(removeSamples);

const archive = archiveOf(resolve(import.meta.dirname, '../..'));

test('a runner downloads what a step runs, and little else', () => {
  expect(archive.files.filter((path) => !path.startsWith('dist/')).sort()).toEqual(
    [
      ...['LICENSE', 'README.md', 'SECURITY.md', 'action.yml', 'impacted-targets/action.yml', 'package.json'],
      ...['quarantine/action.yml', 'submit/action.yml'],
    ].sort(),
  );
  expect(archive.files.length).toBeLessThanOrEqual(200);
  expect(archive.bytes).toBeLessThanOrEqual(1.6e6);
});

test.each(Object.entries(firstRequests))('a step of %s runs from the archive', async (short, request) => {
  const asked = await stepOf(archive, short as ShortAction);
  expect(asked[0]).toBe(request);
});

test('the command runs from the archive', () => {
  const { directory } = new HostedRepository({ '.github/impacted-targets.yml': 'targets:\n  a: [a/**]\n' });
  git(directory, 'checkout', '--quiet', '-b', 'topic');
  writeFiles(directory, { 'a/new': '' });
  const { bin } = JSON.parse(readFileSync(join(archive.folder, 'package.json'), 'utf8')) as {
    bin: Readonly<Record<string, string>>;
  };
  const { status, stdout, stderr } = spawnSync(runnerNode, [join(archive.folder, bin['merge-queue'] ?? ''), 'impact'], {
    cwd: directory,
    env: gitEnvironment,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'a\n', stderr: '' });
});
