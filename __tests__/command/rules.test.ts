import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import {
  HostedRepository,
  removeSamples,
  snapshot,
  writeFiles,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

const rules = `
groups:
  none-of-it: ['cargo:*']
  python: ['py:*']
impact-all: [bin/**]
rules:
  - paths: [ci/**]
    impacts: python
  - paths: [ci/lint.yml]
    impacts: none
  - paths: [Docs/**, services/ui]
    impacts: none
  - paths: [Makefile]
    impacts: pyton
targets:
  py:{name}: ['products/{name}/**']
  wire: ['*.c']
impact-none: [notes/**]
`;

const files = {
  '.github/impacted-targets.yml': rules,
  'bin/run': '',
  'ci/test.yml': '',
  'ci/lint.yml': '',
  'docs/a.rst': '',
  'services/ui/index.ts': '',
  'products/a/x.py': '',
  'src/a.c': '',
  Makefile: '',
  'notes/x.bin': '',
  'README.md': '',
};

test('what places each file, and rules without effect, each with its line and what to write', async () => {
  const repository = new HostedRepository(files);
  repository.commit({ 'services/ui/index.ts': '1' });
  repository.commit({ 'services/ui/index.ts': '2' });
  const { directory } = repository;
  const before = snapshot(directory);
  const { exitCode, stdout, stderr } = await runCommand(directory, ['rules']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toBe(`11 files, placed by
  the rules themselves: 1 file
  impact-all: 1 file
    bin/**: 1 file
  rules: 3 files
    Makefile: pyton: 1 file
    ci/**: py:*: 2 files
  targets that own them: 1 file
  impact-none: 1 file
    notes/**: 1 file
  the list of documents: 2 files
    text for people: 2 files
  nothing, so a change of them impacts everything: 2 files
    services/ui/index.ts
    src/a.c

Without effect:
  .github/impacted-targets.yml:3: no target is in the group none-of-it: correct its names, or remove it
  .github/impacted-targets.yml:9: the rule for ci/lint.yml never decides: rules above it match all of its files first. Move it up, or remove it
  .github/impacted-targets.yml:11: Docs/** matches no tracked file: docs/a.rst differs only in upper and lower case
  .github/impacted-targets.yml:11: services/ui matches no tracked file: it is a folder, so write services/ui/**
  .github/impacted-targets.yml:14: no target is named pyton, so the answer is ALL: correct the name, or remove it
  .github/impacted-targets.yml:17: *.c matches no tracked file: for src/a.c, write **/*.c
`);
  expect((await runCommand(directory, ['rules', '--unplaced'])).stdout).toBe(
    'services/ui/index.ts  2 changes\nsrc/a.c  0 changes\n',
  );
  expect((await runCommand(directory, ['rules', '--check'])).exitCode).toBe(3);
  const json = JSON.parse((await runCommand(directory, ['rules', '--format', 'json'])).stdout) as {
    placements: object[];
  };
  expect(json).toMatchObject({
    file: '.github/impacted-targets.yml',
    unplaced: [
      { path: 'services/ui/index.ts', changes: 2 },
      { path: 'src/a.c', changes: 0 },
    ],
  });
  expect(json.placements).toContainEqual({ path: 'products/a/x.py', by: 'owner', what: 'py:a' });
  expect(snapshot(directory)).toEqual(before);
});

const ofPackages = `
depends-on:
  web: [
    uii,
    ui ]
not-depends-on:
  web: { on: ui, because: it is an example }
  docs: { on: ui, because: it is an example }
  doc: { on: ui, because: it is an example }
surfaces:
  ui: [packages/ui/source/**, packages/ui/package.json]
  web: { inputs-of: 'turbo.json#build' }
  docs: { inputs-of: 'turbo.json#test' }
  wep: [packages/**]
`;

const jobs = `on: pull_request
jobs:
  ui: {if: "contains(fromJSON(needs.targets.outputs.list), 'ui') || contains(fromJSON(x.targets), 'ALL')"}
  web:
    if: contains(github.event.pull_request.labels.*.name, 'web2') && contains(fromJSON(needs.targets.outputs.list), 'wbe')
`;

test('names of no target, edges that stay, and surfaces that narrow nothing', async () => {
  const { directory } = new HostedRepository({
    '.github/impacted-targets.yml': ofPackages,
    '.github/workflows/ci.yml': jobs,
    'package.json': '{"name":"top","workspaces":["packages/*"]}',
    'turbo.json': '{"tasks":{"build":{"inputs":["lib/**"]},"test":{"inputs":[]}}}',
    'packages/ui/package.json': '{"name":"ui","version":"1.0.0"}',
    'packages/ui/src/index.js': '',
    'packages/web/package.json': '{"name":"web","version":"1.0.0","dependencies":{"ui":"*"}}',
    'packages/docs/package.json': '{"name":"docs","version":"1.0.0"}',
    'packages/docs/index.js': 'const example = "../ui/src/index.js";',
  });
  const { exitCode, stdout } = await runCommand(directory, ['rules', '--check']);
  expect(exitCode).toBe(3);
  expect(stdout.slice(stdout.indexOf('Without effect:'))).toBe(`Without effect:
  .github/impacted-targets.yml:4: no target is named uii, so the answer is ALL: correct the name, or remove it
  .github/impacted-targets.yml:7: web still depends on ui: a manifest, an import, a rule or the build tool states it, and not-depends-on removes only edges that a text names. Remove this entry, or the dependency itself
  .github/impacted-targets.yml:9: no target is named doc, so no edge is taken away: correct the name, or remove it
  .github/impacted-targets.yml:11: the surface of ui narrows nothing: packages/ui/source/** matches none of its files. Correct it; until then every file of the target is surface
  .github/impacted-targets.yml:12: the surface of web narrows nothing: packages/web/lib/** matches none of its files. Correct it; until then every file of the target is surface
  .github/impacted-targets.yml:13: the surface of docs narrows nothing: the inputs of its task are missing or not understood. Correct it; until then every file of the target is surface
  .github/impacted-targets.yml:14: no target is named wep, so its surface narrows nothing: correct the name, or remove it
  .github/workflows/ci.yml:5: no target is named wbe (did you mean web?), so this condition is never true: correct the name, or remove it
`);
});

test('a file is where the answer has it: a lockfile, manifests, workflows, and what the rules say of files of no target', async () => {
  const crate = (name: string) => `[package]\nname = "${name}"\nversion = "0.1.0"\n`;
  const { directory } = new HostedRepository({
    'Cargo.toml': '[workspace]\nmembers = ["a"]\n',
    'Cargo.lock': 'version = 4\n',
    'a/Cargo.toml': crate('a'),
    'a/src/lib.rs': '',
    '.github/workflows/ci.yml': 'on: pull_request\njobs: {}\n',
    '.github/workflows/nightly.yml': 'on: {schedule: [{cron: "0 0 * * *"}]}\njobs: {}\n',
    Makefile: '',
  });
  const { stdout } = await runCommand(directory, ['rules', '--format', 'json']);
  const { placements } = JSON.parse(stdout) as { placements: { path: string; by: string; what: string }[] };
  expect(placements.map(({ path, by, what }) => `${path}: ${by} ${what}`)).toEqual([
    '.github/workflows/ci.yml: workflows ALL, unless only names or versions of actions differ',
    '.github/workflows/nightly.yml: workflows no pull request and no merge group starts it',
    'Cargo.lock: read cargo, entry by entry',
    'Cargo.toml: read cargo',
    'Makefile: nothing ',
    'a/Cargo.toml: owner a',
    'a/src/lib.rs: owner a',
  ]);
  const rules = { '.github/impacted-targets.yml': 'unowned: ignore\n' };
  const ignoring = new HostedRepository({ 'Cargo.toml': crate('a'), 'infra/x': '', ...rules });
  expect((await runCommand(ignoring.directory, ['rules'])).stdout).toContain('  unowned: 1 file\n    ignore: 1 file\n');
});

describe('rules that are not committed', () => {
  const path = '.github/impacted-targets.yml';
  const all = "targets: {all-of-it: ['**']}\n";
  const note = `warning: ${path} is not committed as it is here. What is here was checked, with the files of the commit\n`;

  test.each([
    ['a new file', {}],
    ['other rules than those of the commit', { [path]: 'impact-all: [never]\n' }],
  ])('%s', async (_title, committed) => {
    const { directory } = new HostedRepository({ 'a.txt': '', ...committed });
    writeFiles(directory, { [path]: all });
    const ran = await runCommand(directory, ['rules', '--check']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: note });
    expect(ran.stdout).toContain('targets that own them: 1 file');
    // A revision has its own rules.
    expect((await runCommand(directory, ['rules', '--head', 'HEAD'])).stderr).not.toContain(note);
  });

  test.each([
    ['comments alone, which change nothing', '# impact-all: []\n', 3, `${path} has nothing in it`],
    ['a mistake, with its line', `${all}target: {}\n`, 1, `${path}:2:1: unknown key "target"`],
  ])('%s', async (_title, rules, exitCode, says) => {
    const { directory } = new HostedRepository({ 'package.json': '{"workspaces":["a"]}', 'a.txt': '' });
    writeFiles(directory, { [path]: rules });
    const ran = await runCommand(directory, ['rules', '--check']);
    expect(ran).toMatchObject({ exitCode, stderr: expect.stringContaining(says) });
  });

  test('a file that is gone from the checkout, or has line breaks of Windows in it, is as in the commit', async () => {
    const { directory } = new HostedRepository({ 'a.txt': '', [path]: all });
    writeFiles(directory, { [path]: all.replace('\n', '\r\n') });
    expect(await runCommand(directory, ['rules', '--check'])).toMatchObject({ exitCode: 0, stderr: '' });
    rmSync(join(directory, path));
    expect(await runCommand(directory, ['rules', '--check'])).toMatchObject({ exitCode: 0, stderr: '' });
  });
});
