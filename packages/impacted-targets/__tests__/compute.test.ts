import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { compute, targetsBetween, twoCommits } from './computing.js';
import { checkOut, HostedRepository, removeSamples, snapshot, type Files } from './sample-repository.js';

afterAll(removeSamples);

const config = '.github/impacted-targets.yml';

/** The example of the action's interface. */
const rules = `
impact-all:
  - .github/workflows/**
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**, '!**/*.md']
    depends-on: [ui]
  services/{name}:
    paths: [services/{name}/**]
`;

const files = {
  [config]: rules,
  'packages/ui/button.ts': '1',
  'apps/web/page.ts': '1',
  'apps/web/README.md': '1',
  'services/api/main.go': '1',
  'services/mail/main.go': '1',
};

describe('rules', () => {
  test('a file impacts its target and what depends on it, with the reasons', async () => {
    const { directory, baseSha, headSha } = twoCommits(files, { 'packages/ui/button.ts': '2', 'services/api/x': '2' });
    const computed = await compute({ workingDirectory: directory, baseSha, headSha });
    expect(computed).toMatchObject({
      kind: 'targets',
      buildSystems: ['paths'],
      warnings: [],
      targets: ['services/api', 'ui', 'web'],
      compared: { base: { commit: baseSha }, head: { commit: headSha }, changedFiles: 2 },
    });
    expect(computed.kind === 'targets' && Object.fromEntries(computed.why)).toMatchObject({
      'services/api': { kind: 'file', path: 'services/api/x' },
      ui: { kind: 'file', path: 'packages/ui/button.ts' },
      web: { kind: 'dependency', target: 'ui', edge: { kind: 'stated', line: 6, text: 'web' } },
    });
    expect(computed.log[0]).toBe(`Comparing ${baseSha} (base-sha) with ${headSha} (head-sha): 2 changed files`);
  });

  test('names from paths hold no spaces and no line breaks', async () => {
    expect(await targetsBetween(files, { 'services/a b/x': '', 'services/a\nb/x': '', 'services/$(x)/x': '' })).toEqual(
      ['services/$(x)', 'services/a%0Ab', 'services/a%20b'],
    );
  });
});

describe('a pull request that changes the configuration', () => {
  const change = (text: string, more = {}) => targetsBetween(files, { [config]: text, ...more });

  test('impacts nothing where only a comment differs', async () => {
    expect(await change(`# a comment\n${rules}`)).toEqual([]);
  });

  test('cannot take a file away from a target of the target branch', async () => {
    const edit = { 'services/api/main.go': '2' };
    expect(await change('unowned: ignore\ntargets: {other: [other/**]}', edit)).toBe(
      'ALL: no target owns services/api/main.go',
    );
    expect(await change('targets: {other: [services/**]}', edit)).toEqual([
      'other',
      'services/api',
      'services/mail',
      'ui',
      'web',
    ]);
    expect(await change(`unowned: ignore${rules}`, { unowned: 'x' })).toBe('ALL: no target owns unowned');
    expect(await change(rules.replace('.github/workflows/**', 'none'), { '.github/workflows/x.yml': 'x' })).toMatch(
      /^ALL: .*workflows/,
    );
  });

  test('is judged by its own rules for the files that it adds', async () => {
    expect(await change(`${rules}  docs: [docs/**]\n`, { 'docs/a.md': 'x' })).toEqual(['docs']);
  });

  test('that breaks it fails, and one that mends it impacts everything', async () => {
    await expect(change('targets: {a: [b/')).rejects.toThrow(/^\.github\/impacted-targets\.yml:1:/);
    const { directory, baseSha, headSha } = twoCommits({ ...files, [config]: 'target: {}' }, { [config]: rules });
    const computed = await compute({ workingDirectory: directory, baseSha, headSha });
    expect(computed).toMatchObject({
      kind: 'all',
      why: expect.stringContaining('mends'),
      warnings: [expect.stringContaining('unknown key "target"')],
    });
  });

  test('that adds it names every target', async () => {
    const { [config]: _, ...others } = files;
    expect(await targetsBetween(others, { [config]: rules }, { from: ['paths'] })).toEqual([
      'services/api',
      'services/mail',
      'ui',
      'web',
    ]);
    expect(await targetsBetween({ ...others, 'package.json': '{"workspaces":["apps/*"]}' }, { [config]: rules })).toBe(
      'ALL: the pull request changes the build systems from workspaces to paths, workspaces',
    );
  });

  test('that changes options of a build system impacts everything', async () => {
    const npm = { 'package.json': '{"workspaces":["apps/*"]}', 'apps/web/package.json': '{"name":"web"}' };
    expect(
      await targetsBetween({ ...npm, [config]: '' }, { [config]: 'build-systems: {workspaces: {root-tools: [x]}}' }),
    ).toBe(`ALL: the options of workspaces in ${config} changed`);
  });
});

describe('rules without effect', () => {
  test('a pull request that changes the rules is warned of globs that match nothing, with line and hint', async () => {
    const changed = `${rules}  mail: [services/mail, 'Services/mail/**', '*.go']\n`;
    const { directory, baseSha, headSha } = twoCommits(files, { [config]: changed });
    const { warnings } = await compute({ workingDirectory: directory, baseSha, headSha });
    expect(warnings).toEqual([
      `${config}:3: .github/workflows/** matches no tracked file`,
      `${config}:11: services/mail matches no tracked file: it is a folder, so write services/mail/**`,
      `${config}:11: Services/mail/** matches no tracked file: services/mail/main.go differs only in upper and lower case`,
      `${config}:11: *.go matches no tracked file: for services/api/main.go, write **/*.go`,
    ]);
  });

  const members = { 'package.json': '{"workspaces":["packages/*"]}', 'packages/ui/package.json': '{"name":"ui"}' };
  const isNotRead = (path: string) =>
    `${path} is not read. Rules are read from ${config}. Move them there, or set {input:impacted-targets-config} to ${path}`;
  test.each([
    [config, '\n', `${config} has nothing in it, so it changes nothing. Write rules (docs/rules.md), or remove it`],
    ...['impacted-targets.yml', '.github/impacted-targets.yaml', '.github/workflows/impacted-targets.yml'].map(
      (path) => [path, rules, isNotRead(path)] as const,
    ),
  ])('%s alone is told also where the pull request does not change it', async (path, content, warning) => {
    const { directory, baseSha, headSha } = twoCommits({ ...members, [path]: content }, { 'packages/ui/x.js': '1' });
    const { warnings } = await compute({ workingDirectory: directory, baseSha, headSha });
    expect(warnings).toEqual([warning]);
  });

  test('one package as the working directory: the build begins at the root', async () => {
    const { directory, baseSha, headSha } = twoCommits(members, { 'packages/ui/x.js': '1' });
    const workingDirectory = join(directory, 'packages/ui');
    await expect(compute({ workingDirectory, baseSha, headSha })).rejects.toThrow(
      /^No build system was found in packages\/ui\. .*If its build is in another folder, name that in working-directory\. Else add to \S+ the targets that you want$/,
    );
  });
});

describe('what is asked for', () => {
  test('an unknown build system, or none', async () => {
    await expect(targetsBetween(files, {}, { from: ['path'] })).rejects.toThrow(
      /^impacted-targets-from: "path" is not a build system \(did you mean paths\?\)/,
    );
    await expect(targetsBetween(files, {}, { from: [] })).rejects.toThrow(/^impacted-targets-from: nothing is given/);
    await expect(targetsBetween({ a: '1' }, { a: '2' })).rejects.toThrow(/^No build system was found/);
    await expect(targetsBetween({ a: '1' }, { a: '2' }, { from: ['paths'] })).rejects.toThrow(/paths needs targets in/);
    await expect(targetsBetween(files, {}, { configPath: 'none.yml' })).rejects.toThrow(
      /^impacted-targets-config: there is no file none.yml/,
    );
  });

  test('another configuration file, and a working directory below the root', async () => {
    const moved = {
      'web/rules.yml': 'targets: {a: [web/a/**]}',
      'web/a/x': '1',
      'other.yml': 'targets: {b: [web/a/**]}',
    };
    const { directory, baseSha, headSha } = twoCommits(moved, { 'web/a/x': '2' });
    mkdirSync(join(directory, 'empty'));
    const at = async (workingDirectory: string, configPath: string) => {
      const computed = await compute({
        workingDirectory: join(directory, workingDirectory),
        baseSha,
        headSha,
        configPath,
      });
      return computed.kind === 'targets' ? computed.targets : computed.why;
    };
    expect(await at('web', 'rules.yml')).toEqual(['a']);
    expect(await at('web', 'other.yml')).toEqual(['b']);
    expect(await at('', join(directory, 'web/rules.yml'))).toEqual(['a']);
  });

  test('nothing changed: no targets', async () => {
    expect(await targetsBetween(files, {})).toEqual([]);
  });

  test('a conflict makes it ALL, with a warning', async () => {
    const host = new HostedRepository(files);
    const start = host.commit({});
    host.commit({ 'packages/ui/button.ts': 'main' });
    const { headSha } = host.pullRequest(9, { 'packages/ui/button.ts': 'topic' }, start);
    const checkout = checkOut(host.url, 'refs/pull/9/head');
    const before = snapshot(checkout);
    const computed = await compute({
      workingDirectory: checkout,
      event: { pullRequest: 9, targetBranch: 'main', headSha },
    });
    expect(computed).toMatchObject({
      kind: 'all',
      warnings: [expect.stringContaining('conflicts with main in 1 file')],
    });
    expect(snapshot(checkout)).toEqual(before);
  });
});

const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;
const members = (...names: string[]) => `[workspace]\nmembers = ${JSON.stringify(names)}\nresolver = "2"\n`;
const rust: Files = {
  'rust/Cargo.toml': members('a', 'b', 'old'),
  'rust/a/Cargo.toml': crate('a'),
  'rust/a/common': { link: '../../common' },
  'rust/b/Cargo.toml': crate('b', '[dependencies]\na = { path = "../a" }\n'),
  'rust/b/src/größe.rs': '',
  'rust/old/Cargo.toml': crate('old'),
  'common/text.txt': 'one',
};
const renamed: Files = {
  'common/text.txt': 'two',
  'rust/Cargo.toml': members('a', 'b', 'new'),
  'rust/old/Cargo.toml': null,
  'rust/new/Cargo.toml': crate('new'),
};
test('the pull request as a runner has it: a link and a renamed package, in a folder', async () => {
  const host = new HostedRepository(rust);
  const baseSha = host.commit({});
  const { mergeSha: headSha = '' } = host.pullRequest(7, renamed);
  const checkout = checkOut(host.url, 'refs/pull/7/merge');
  const before = snapshot(checkout);
  const computed = await compute({ workingDirectory: join(checkout, 'rust'), baseSha, headSha });
  expect(computed).toMatchObject({ targets: ['a', 'b', 'new', 'old'], warnings: [] });
  expect(snapshot(checkout)).toEqual(before);
});
