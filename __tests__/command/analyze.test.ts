import { afterAll, expect, test } from '@jest/globals';
import {
  HostedRepository,
  git,
  removeSamples,
  snapshot,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

test('past merges, as lines and as JSON, without a change of the repository', async () => {
  const repository = new HostedRepository({
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
    'packages/ui/package.json': '{ "name": "ui" }',
    'packages/web/package.json': '{ "name": "web" }',
  });
  const { directory } = repository;
  for (const path of ['ci/one.sh', 'packages/ui/a.js', 'ci/two.sh', 'art/a.png', 'art/b.png'])
    repository.commit({ [path]: '1' });
  git(directory, 'checkout', '--quiet', '-b', 'topic');
  repository.commit({ 'ci/three.sh': '' });
  const before = snapshot(directory);
  const lines = await runCommand(directory, ['analyze']);
  expect(lines).toMatchObject({ exitCode: 0, stderr: '' });
  expect(lines.stdout).toMatch(/^5 merges from 2026-01-01 to 2026-01-01, 3 targets \(workspaces\)\n/);
  expect(lines.stdout).toContain('Everything impacted: 80 % of the merges, and 40 % with the suggested rules\n');
  expect(lines.stdout).toContain('impact-none:\n  - "art/**"\n');
  expect(lines.stdout).toContain(
    'No build and no test reads a file in art, other than those of targets whose files name it.\n',
  );
  expect(lines.stdout).toContain('concern:\n     2  ci/**\n');
  const json = await runCommand(directory, ['analyze', '--format', 'json', '--commits', '2', '--head', 'topic']);
  expect(JSON.parse(json.stdout)).toMatchObject({ version: 1, merges: 2, today: { everything: 2 } });
  expect(snapshot(directory)).toEqual(before);
});

test('the options take what the inputs take', async () => {
  const { directory } = new HostedRepository({ 'package.json': '{}' });
  for (const options of [
    ['--commits', '5000'],
    ['--test-minutes', '0.5'],
    ['--concurrency', '1000'],
  ]) {
    expect(await runCommand(directory, ['analyze', ...options])).toMatchObject({ exitCode: 1 });
  }
  expect(await runCommand(directory, ['analyze', '--commits', '10001'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('"10001" is not a whole number from 1 to 10000.'),
  });
});

test('a repository with one commit says what to do', async () => {
  const { directory } = new HostedRepository({ 'package.json': '{}' });
  expect(await runCommand(directory, ['analyze'])).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^error: .*one commit.*git fetch --unshallow/),
  });
});
