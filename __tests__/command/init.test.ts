import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { HostedRepository, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

const file = '.github/impacted-targets.yml';
const written = (directory: string): string => readFileSync(join(directory, file), 'utf8');

test('the builds that are found, folders that no build knows, and what past merges suggest', async () => {
  const repository = new HostedRepository({
    'rust/Cargo.toml': '[package]\nname = "server"\nversion = "0.1.0"\n',
    'rust/src/main.rs': '',
    'front/package.json': '{"name":"top","workspaces":["*"]}',
    'front/ui/package.json': '{"name":"ui"}',
    'infra/main.tf': '',
    'my docs/x.bin': '',
    Makefile: '',
    'README.md': '',
  });
  for (const path of ['art/a.png', 'art/b.png', 'infra/b.tf']) repository.commit({ [path]: '1' });
  const { directory } = repository;
  const ran = await runCommand(directory, ['init']);
  expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(`${file} is written.`) });
  expect(written(directory))
    .toBe(`# What changed files impact. A file that nothing here and no build places impacts everything.
# Builds: workspaces in front; cargo in rust
roots:
  "front": [workspaces]
  "rust": [cargo]
# Folders that no build knows. Add what they depend on: depends-on, or imports for what their files import.
targets:
  "art": ["art/**"]
  "infra": ["infra/**"]
  "my-docs": ["my docs/**"]
# These impact everything now. Say under rules what they impact, the most changed first:
#   "Makefile"
`);
  readConfiguration(written(directory), file);
  expect(await runCommand(directory, ['init'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`${file} is there already. merge-queue rules says what it does`),
  });
});

test('what past merges suggest is there as comments', async () => {
  const repository = new HostedRepository({
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
    'packages/ui/package.json': '{ "name": "ui" }',
  });
  for (const path of ['art/a.png', 'packages/ui/a.js', 'art/b.png']) repository.commit({ [path]: '1' });
  expect(await runCommand(repository.directory, ['init'])).toMatchObject({ exitCode: 0 });
  expect(written(repository.directory)).toContain(
    '# The last merges suggest these rules. Each rests on an assumption that only a person can judge.\n# impact-none:\n#   - "art/**"\n',
  );
});

test('without a build, the folders are the targets', async () => {
  const { directory } = new HostedRepository({ 'one/a.txt': '', 'two/b.sh': 'cat ../one/a.txt\n' });
  expect(await runCommand(directory, ['init'])).toMatchObject({ exitCode: 0 });
  expect(readConfiguration(written(directory), file).rules.map(({ name, dependsOn }) => [name, dependsOn])).toEqual([
    ['one', []],
    ['two', ['one']],
  ]);
});
