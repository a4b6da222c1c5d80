import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  git,
  gitEnvironment,
  removeSamples,
  sampleDirectory,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { nodes } from './step.js';

afterAll(removeSamples);

const root = resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  bin: Record<string, string>;
  files: string[];
  scripts: Record<string, string>;
};

test.each(nodes)('%s: the command prints what a branch impacts, as npm links it', (_version, node) => {
  const { directory } = new HostedRepository({
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
    'packages/ui/package.json': '{ "name": "ui" }',
    'packages/web/package.json': '{ "name": "web", "dependencies": { "ui": "*" } }',
  });
  git(directory, 'checkout', '--quiet', '-b', 'topic');
  writeFiles(directory, { 'packages/ui/new.js': '' });
  const link = join(sampleDirectory(), 'merge-queue');
  symlinkSync(join(root, manifest.bin['merge-queue'] ?? ''), link);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(node, [link, ...args], {
      cwd: directory,
      env: {
        ...gitEnvironment,
        MERGE_QUEUE_API_TOKEN: 'a-secret-of-mine',
        MERGE_QUEUE_BASE_URL: 'http://localhost:1/v1',
      },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  expect(run('impact')).toEqual({ status: 0, stdout: 'ui\nweb\n', stderr: '' });
  expect(run('impact', '--none')).toMatchObject({ status: 2, stdout: '' });
  const pullRequest = ['--repository', 'acme/shop', '--pull-request', '7', '--target-branch', 'main'];
  const dry = run('submit', ...pullRequest, '--dry-run');
  expect(dry).toMatchObject({ status: 0, stderr: '' });
  expect(dry.stdout).toMatch(/^nothing was sent, because this is a dry run\nThe request would be POST /);
  expect(run('--version')).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

test('npx takes the package from its repository as it is: nothing is built, and the command can be executed', () => {
  const building = ['preinstall', 'install', 'postinstall', 'prepack', 'prepare', 'build'];
  expect(Object.keys(manifest.scripts).filter((name) => building.includes(name))).toEqual([]);
  const command = manifest.bin['merge-queue'] ?? '';
  expect(manifest.files).toContain(command.split('/')[0]);
  expect(readFileSync(join(root, command), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(execFileSync('git', ['ls-files', '--stage', command], { cwd: root, encoding: 'utf8' })).toMatch(/^100755 /);
});
