import { afterAll, describe, expect, test } from '@jest/globals';
import { go } from '../../../src/impacted-targets/build-systems/go/index.js';
import { impactThroughLinks } from '../../../src/impacted-targets/build-systems/through-links.js';
import { compareFiles, impactOf, realTools, removeDirectories, type Files } from '../trees.js';

afterAll(removeDirectories);

const workspace: Files = {
  'go.mod': 'module m.test\n\ngo 1.21\n',
  'm.go': 'package m\n',
  'a/a.go': 'package a\n',
  'a/sub/x.go': 'package sub\n',
  'b/b.go': 'package b\n',
  'b/data/x.json': '1',
  'cmd/tool/main.go': 'package main\n\nimport _ "m.test/b"\n\nfunc main() {}\n',
};

async function targetsOf(files: Files, changed: string): Promise<string[] | undefined> {
  const base = { ...workspace, ...files };
  return (await impactOf(go, base, { ...base, [changed]: `${base[changed] as string}\n// new` })).targets;
}

const testOf = (name: string, line: string) => `package ${name}\n\nfunc TestA() {\n\t${line}\n}\n`;

describe('files of other packages', () => {
  test.each<[string, string, Files]>([
    ['a package below, by its source', 'a/sub/x.go', { 'a/a_test.go': testOf('a', 'os.ReadFile("sub/x.go")') }],
    ['a package below, by its directory', 'a/sub/x.go', { 'a/a_test.go': testOf('a', 'os.ReadDir("./sub")') }],
  ])('%s', async (_what, changed, files) => {
    expect(await targetsOf(files, changed)).toEqual(['m.test/a', 'm.test/a/sub']);
  });

  test.each<[string, string]>([
    ['a path upward', 'os.ReadFile("../b/data/x.json")'],
    ['names that are put together', 'filepath.Join("..", "b", "data", "x.json")'],
    ['a value of an option', 'run("--eval-file=./../b/data/x.json")'],
    ['what follows a directory', 'fmt.Sprintf("%s/../b/data/x.json", here)'],
    ['a path from the root', 'filepath.Join(rootDir(), "b/data/x.json")'],
    ['escapes', 'os.ReadFile("..\\u002fb/data\\x2fx\\056json")'],
    ['a raw text', 'sh(`\ncat ../b/data/x.json\n`)'],
  ])('%s', async (_what, line) => {
    expect(await targetsOf({ 'a/a_test.go': testOf('a', line) }, 'b/data/x.json')).toEqual(['m.test/a', 'm.test/b']);
  });

  test('a script beside the sources', async () => {
    expect(await targetsOf({ 'a/run.sh': 'cat ../b/data/x.json' }, 'b/data/x.json')).toEqual(['m.test/a', 'm.test/b']);
  });
});

describe('programs that are built or run', () => {
  test.each<[string, string, string]>([
    ['go build by the import path', 'a/a_test.go', 'exec.Command("go", "build", "m.test/cmd/tool")'],
    ['go build by a path', 'a/a_test.go', 'exec.Command("go", "build", "../cmd/tool")'],
    ['go build from the root', 'a/a_test.go', 'cmd.Dir = repoRoot; exec.Command("go", "build", "./cmd/tool")'],
    ['gexec', 'a/a_test.go', 'gexec.Build("m.test/cmd/tool")'],
    ['a pattern of import paths', 'a/a_test.go', 'exec.Command("go", "build", "m.test/cmd/...")'],
    ['a pattern of paths', 'a/a_test.go', 'exec.Command("go", "vet", "../cmd/...")'],
  ])('%s', async (_what, path, line) => {
    const name = 'a';
    expect(await targetsOf({ [path]: testOf(name, line) }, 'b/b.go')).toEqual([
      'm.test/a',
      'm.test/b',
      'm.test/cmd/tool',
    ]);
  });

  test.each<[string, string]>([
    ['go run from the root package', 'exec.Command("go", "run", "./cmd/tool")'],
    ['all packages', 'exec.Command("go", "build", "./cmd/...")'],
  ])('%s', async (_what, line) => {
    expect(await targetsOf({ 'm_test.go': testOf('m', line) }, 'b/b.go')).toEqual([
      'm.test',
      'm.test/b',
      'm.test/cmd/tool',
    ]);
  });

  test('are no concern of who imports the package that tests with them', async () => {
    const files = {
      'a/a_test.go': testOf('a', 'gexec.Build("m.test/cmd/tool")'),
      'c/c.go': 'package c\n\nimport _ "m.test/a"\n',
    };
    expect(await targetsOf(files, 'cmd/tool/main.go')).toEqual(['m.test/a', 'm.test/cmd/tool']);
  });

  test('a text that is no package is none', async () => {
    expect(await targetsOf({ 'a/a_test.go': testOf('a', 'get("/b")') }, 'b/b.go')).toEqual([
      'm.test/b',
      'm.test/cmd/tool',
    ]);
  });
});

describe('a replace that leads nowhere', () => {
  const files = (requires: string): Files => ({
    ...workspace,
    's/go.mod': `module m.test/s\n\ngo 1.21\n\n${requires}\nreplace other.test/x => ../gone\n`,
    's/s.go': 'package s\n\nimport _ "other.test/x/y"\n',
    's/t/t.go': 'package t\n',
  });

  async function answer(base: Files) {
    const tools = realTools({ 'module-graph': false });
    const impact = await impactThroughLinks(
      go,
      await compareFiles(base, { ...base, 'a/a.go': 'package a // new\n' }),
      tools,
    );
    return { targets: impact.kind === 'all' ? 'ALL' : [...impact.targets.keys()].sort(), log: tools.log };
  }

  test('counts for nothing where nothing requires the module, as for the go command', async () => {
    const { targets, log } = await answer(files(''));
    expect(targets).toEqual(['m.test/a']);
    expect(log).toEqual([
      'warn go: s/go.mod puts "../gone" in the place of other.test/x, and the repository has no module there. Nothing requires it',
    ]);
  });

  test('makes the packages that import the module uncertain, and no others', async () => {
    const { targets, log } = await answer(files('require other.test/x v1.0.0\n'));
    expect(targets).toEqual(['m.test/a', 'm.test/s']);
    expect(log).toEqual([
      'warn go: s/go.mod puts "../gone" in the place of other.test/x, and the repository has no module there. Packages that import other.test/x count as impacted',
    ]);
  });
});

test('scripts beside a package at the root are not its own', async () => {
  expect(await targetsOf({ 'scripts/check.sh': 'cat b/data/x.json' }, 'b/data/x.json')).toEqual(['m.test/b']);
});
