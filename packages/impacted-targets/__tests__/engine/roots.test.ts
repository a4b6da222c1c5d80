import { describe, expect, test } from '@jest/globals';
import { quietStep, rulesOf, targetsIn } from '../asking.js';
import { askBuildSystems } from '../../src/engine/ask.js';
import { selectBuildSystems } from '../../src/engine/select-build-systems.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { compareContents, type Contents } from '../trees.js';

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;

/** Two Cargo workspaces and one of npm, none of them at the root. */
const files: Contents = {
  'README.md': '',
  'rust/Cargo.toml': '[workspace]\nmembers = ["*"]\n',
  'rust/server/Cargo.toml': crate('server', '[dependencies]\nwire = { path = "../wire" }\n'),
  'rust/server/src/main.rs': '',
  'rust/wire/Cargo.toml': crate('wire'),
  'rust/wire/src/lib.rs': '',
  'tools/lint/Cargo.toml': crate('server'),
  'tools/lint/src/main.rs': '',
  'frontend/package.json': '{"name":"top","workspaces":["packages/*"]}',
  'frontend/packages/web/package.json': '{"name":"web","version":"1.0.0"}',
  'frontend/packages/web/index.js': "read('../../../rust/wire/src/lib.rs')\n",
};

async function ask(changed: Contents, text = '', asked: readonly string[] = ['auto'], head = text) {
  const comparison = compareContents(files, { ...files, ...changed });
  const configurations = rulesOf(text, head);
  const selected = await selectBuildSystems(asked, comparison, configurations);
  if (selected.kind === 'all') return { answer: `ALL: ${selected.why}` };
  const answer = targetsIn(await askBuildSystems(selected.systems, comparison, configurations, quietStep));
  return { answer, note: selected.note };
}

const roots = 'roots: {rust: cargo, tools/lint: [cargo], frontend: [workspaces]}\n';

describe('roots', () => {
  test('several builds in one answer, with the root in front where two have the same build system', async () => {
    const { answer } = await ask({ 'rust/wire/src/lib.rs': '//' }, roots);
    // web names a file of the other build.
    expect(answer).toEqual(['rust/cargo:server', 'rust/cargo:wire', 'workspaces:web']);
    expect((await ask({ 'tools/lint/src/main.rs': '//' }, roots)).answer).toEqual(['tools/lint/cargo:server']);
  });

  test('rules name targets with their root, with their build system, or alone where only one is called so', async () => {
    const rules = (name: string) => `${roots}rules: [{paths: README.md, impacts: '${name}'}]`;
    expect((await ask({ 'README.md': 'x' }, rules('rust/cargo:server'))).answer).toEqual(['rust/cargo:server']);
    expect((await ask({ 'README.md': 'x' }, rules('web'))).answer).toEqual(['workspaces:web']);
    expect((await ask({ 'README.md': 'x' }, rules('cargo:*'))).answer).toEqual([
      'rust/cargo:server',
      'rust/cargo:wire',
      'tools/lint/cargo:server',
      'workspaces:web',
    ]);
    await expect(ask({ 'README.md': 'x' }, rules('server'))).rejects.toThrow(
      'server fits targets of several build systems: write rust/cargo:server or tools/lint/cargo:server in the rules',
    );
  });

  test('a dot is the root of the repository', () => {
    expect([...(readConfiguration('roots: {.: cargo}', 'f.yml').roots ?? [])]).toEqual([['', ['cargo']]]);
  });

  test('targets of paths are taken beside the roots', async () => {
    const rules = `${roots}targets: {words: ['*.md']}\n`;
    expect((await ask({ 'README.md': 'x' }, rules)).answer).toEqual(['paths:words']);
  });

  test('roots that differ between the commits are everything, and one without its build is an error', async () => {
    expect((await ask({}, roots, ['auto'], 'roots: {rust: cargo}')).answer).toBe('ALL: the roots in rules.yml changed');
    await expect(ask({}, 'roots: {frontend: go}')).rejects.toThrow(
      'roots in rules.yml: go is not used in frontend: neither commit has go.work or go.mod there. Write the folder that has one',
    );
  });

  test.each([
    ['roots: {/rust: cargo}', 'cannot be a folder'],
    ['roots: {rust/: cargo}', 'cannot be a folder'],
    ['roots: {rust: carg}', '"carg" is not a build system'],
    ['roots: {rust: []}', 'must name a build system'],
  ])('%s: %s', (text, message) => {
    expect(() => readConfiguration(text, 'f.yml')).toThrow(message);
  });
});

describe('auto without a build at the root', () => {
  test('takes the builds one and two levels below, and says so', async () => {
    const { answer, note = '' } = await ask({ 'frontend/packages/web/index.js': '' });
    expect(answer).toEqual(['workspaces:web']);
    expect(note).toBe(
      'There is no build in the root of the repository, so the builds below it are used. To choose them yourself, add to rules.yml the ones that you want from: roots: { "frontend": [workspaces], "rust": [cargo], "tools/lint": [cargo] }',
    );
    const pasted = await ask({ 'frontend/packages/web/index.js': '' }, note.slice(note.indexOf('roots:')));
    expect(pasted).toEqual({ answer, note: undefined });
  });

  test('lists them where one is named that the root does not use', async () => {
    await expect(ask({}, '', ['cargo'])).rejects.toThrow(
      'neither commit has Cargo.toml there. Set working-directory, or add to rules.yml the ones that you want from: roots: { "rust": [cargo], "tools/lint": [cargo] }',
    );
    await expect(ask({}, '', ['go'])).rejects.toThrow(/Set working-directory$/);
  });

  test('lists them as rules to paste, also where they are too many to be taken', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at} x/go.mod`, 'module x\n']));
    const { answer } = await ask(many);
    expect(answer).toMatch(
      /^ALL: There is no build in the root of the repository, and 28 folders have one: add to rules\.yml the ones that you want from: /,
    );
    const text = String(answer).slice(String(answer).indexOf('roots:'));
    expect(readConfiguration(text, 'rules.yml').roots?.get('3 x')).toEqual(['go']);
  });

  test('folders of fixtures are not among them, and a build that comes or goes is everything', async () => {
    expect((await ask({ 'examples/Cargo.toml': crate('x') })).note).not.toContain('examples');
    expect((await ask({ 'svc/go.mod': 'module x\n' })).answer).toMatch(
      /^ALL: the pull request changes the build systems from /,
    );
  });
});
