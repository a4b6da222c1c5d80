import { afterAll, expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import { go } from '../build-systems.js';
import {
  compareContents,
  edited,
  impactOf,
  realTools,
  removeDirectories,
  without,
  type Content,
  type Files,
} from '../trees.js';

afterAll(removeDirectories);

/** Options under which nothing but the repository is looked at. */
const options = { go: { 'module-graph': false } };

/** A Go file of a package that imports these. */
const file = (name: string, ...imports: string[]) =>
  `package ${name}\n\nimport (\n${imports.map((path) => `\t_ "${path}"\n`).join('')})\n`;
const mod = (name: string, ...rest: string[]) => `module ${name}\n\ngo 1.21\n\n${rest.join('\n')}\n`;
const m = (...names: string[]) => names.map((name) => `e.x/m/${name}`);

/** `app` imports `core`, `net2` imports `net`, which imports a module from elsewhere, and `core` is tested with `help`. */
const module: Files = {
  'go.mod': mod('e.x/m', 'require (', '\ty.z/x v1.0.0', '\ty.z/y/v2 v2.1.0 // indirect', ')'),
  'go.sum': 'y.z/x v1.0.0 h1:aa=\ny.z/x v1.0.0/go.mod h1:ab=\ny.z/y/v2 v2.0.0/go.mod h1:ac=\ny.z/y/v2 v2.1.0 h1:ad=\n',
  'core/core.go': file('core', 'fmt'),
  'core/core_test.go': file('core_test', 'e.x/m/help'),
  'help/help.go': file('help', 'testing'),
  'app/main.go': file('main', 'e.x/m/core', 'os'),
  'net/net.go': file('net', 'y.z/x/sub'),
  'net2/net2.go': file('net2', 'e.x/m/net'),
};
const all = m('app', 'core', 'help', 'net', 'net2');
const withFiles = (files: Files): Files => ({ ...module, ...files });
const tested = (line: string) =>
  withFiles({ 'net/net_test.go': `package net\n\nfunc f() {\n\t${line}\n}\n`, 'core/x.json': '' });

const embedding = withFiles({
  'core/embed.go': 'package core\n\n//go:embed web all:raw "*.tm[pl]l" `sp ace`\nvar files string\n',
  'core/embed_test.go': 'package core\n\nvar (\n\t//go:embed inner/golden.json\n\tx string\n)\n',
  'core/web/gen/gen.go': file('gen'),
  'core/inner/inner.go': file('inner'),
});
const sample = withFiles({ 'core/testdata/s/s.go': file('s'), 'net/n_test.go': file('net', 'e.x/m/core/testdata/s') });
const linked = withFiles({ 'net2/l.go': { link: '../common/l.txt' }, 'common/l.txt': file('net2', 'e.x/m/core') });
const atRoot = withFiles({
  'root.go': `${file('m')}//go:embed web/*\nvar web string\n`,
  'examples/x/main.go': file('main'),
});

const fork = 'fork/p/p.go';

/** `a` imports a module from elsewhere, `b` the module that a folder replaces, and `c` nothing. */
const replaced = (name: string, version: string, replace = `${name} => ./fork`): Files => ({
  'go.mod': mod('e.x/m', `require ${name} ${version}`, 'require y.z/other v1.0.0', `replace ${replace}`),
  'a/a.go': file('a', 'y.z/other'),
  'b/b.go': file('b', `${name}/p`),
  'c/c.go': file('c'),
  'fork/go.mod': mod(name),
  'fork/p/p.go': file('p'),
});
const nested: Files = {
  'go.mod': mod('e.x/m', 'require e.x/m/outer/inner v0.1.0'),
  'outer/outer.go': file('outer', 'e.x/m/outer/inner/p'),
  'outer/inner/go.mod': mod('e.x/m/outer/inner'),
  'outer/inner/p/p.go': file('p'),
};
const vendored: Files = {
  'go.mod': mod('e.x/m', 'require y.z/other v1.0.0', 'require y.z/other/deep v1.0.0'),
  'vendor/modules.txt': '# y.z/other v1.0.0\n## explicit\ny.z/other/p\n# y.z/other/deep v1.0.0\ny.z/other/deep\n',
  'vendor/y.z/other/LICENSE': '',
  'vendor/y.z/other/p/p.go': file('p', 'y.z/other/deep'),
  'vendor/y.z/other/deep/deep.go': file('deep'),
  'a/a.go': file('a', 'y.z/other/p'),
  'b/b.go': file('b', 'y.z/other/deep'),
  'c/c.go': file('c'),
};
const vendoredFork: Files = {
  ...replaced('y.z/lib', 'v1.2.0'),
  'vendor/modules.txt': '# y.z/lib v1.2.0 => ./fork\n## explicit\ny.z/lib/p\n',
  'vendor/y.z/lib/p/p.go': file('p'),
};
const vendoredLost = without(vendoredFork, 'fork/go.mod', fork);
const vendoredMember: Files = {
  'go.work': 'go 1.21\n\nuse ./a\n',
  'a/go.mod': mod('e.x/a', 'require y.z/other v1.0.0'),
  'a/a.go': file('a', 'y.z/other/p'),
  'a/vendor/modules.txt': '# y.z/other v1.0.0\n## explicit\ny.z/other/p\n',
  'a/vendor/y.z/other/p/p.go': file('p'),
};
const together: Files = {
  'go.work': 'go 1.21\n\nuse (\n\t./a\n\t./odd\n)\n',
  'a/go.mod': mod('e.x/a'),
  'a/a.go': file('a'),
  'a/b/b.go': file('b'),
  'odd/go.mod': mod('e.x/strange', 'require e.x/a v1.2.0', 'require y.z/other v1.0.0', 'replace e.x/a => ../a'),
  'odd/odd.go': file('odd', 'y.z/other'),
  'odd/user/user.go': file('user', 'e.x/a/b'),
};
const worked = (version: string): Files => ({
  'go.work': `go 1.21\n\nuse ./a\nuse ./b\n\nreplace y.z/lib ${version} => ./fork\n`,
  'a/go.mod': mod('e.x/a', 'require y.z/lib v1.2.0'),
  'a/a.go': file('a', 'y.z/lib/p'),
  'b/go.mod': mod('e.x/b'),
  'b/b.go': file('b'),
  'fork/go.mod': mod('y.z/lib'),
  'fork/p/p.go': file('p'),
});
const old = edited(module, 'go.mod', 'go 1.21', 'go 1.16');

const built = (constraint: string) => withFiles({ 'net/n.go': `${constraint}\n\n${file('net', 'e.x/m/help')}` });
const script = withFiles({ 'net/n.go': `// +build ignore\n\n${file('main')}` });
const submodule = withFiles({ far: { submodule: '1'.repeat(40) }, 'go.work': 'use ./far/x\nuse .\n' });
const ownData = withFiles({ 'core/m.go': 'package core\n\nvar x = read("testdata/x")\n' });
const renamed = all.map((name) => name.replace('/m/', '/n/'));
const quoted = edited(module, 'go.mod', 'require (', 'require (\n)\nrequire (\n"y.z/x" `v1.0.0`');
const byModule = replaced('y.z/lib', 'v1.2.0', 'y.z/other => y.z/o v1.0.0');
const ofWork = ['e.x/a', 'e.x/a/b', 'e.x/strange', 'e.x/strange/user'];

/** A path, whose file becomes another one, or a text that is replaced in a file. */
type Change = string | readonly [path: string, from: string, to: string];

function changedBy(files: Files, change: Change): Record<string, Content> {
  if (typeof change !== 'string') return { [change[0]]: edited(files, ...change)[change[0]] ?? '' };
  if (typeof files[change] === 'object') return { [change]: { submodule: '2'.repeat(40) } };
  return { [change]: change.endsWith('.go') ? 'package changed\n' : 'changed' };
}

test.each<[string, Files, Change, readonly string[], (readonly string[])?]>([
  ['a test', module, 'core/core_test.go', m('core')],
  ['data of tests', module, 'core/testdata/golden.txt', m('core')],
  ['a text', module, 'core/README.md', m('core')],
  ['any other file in the folder of a package', module, 'core/assets/logo.svg', m('core')],
  ['a hidden source', module, 'core/.hidden.go', m('core')],
  ['a source', module, 'core/core.go', m('app', 'core')],
  ['a source for one platform', module, 'core/a_windows_arm64.go', m('app', 'core')],
  ['assembly', module, 'core/a.s', m('app', 'core')],
  ['a header below the package', module, 'core/lib/a.h', m('app', 'core')],
  ['what tests import', module, 'help/help.go', m('core', 'help')],
  ['a file outside of all packages', module, 'docs/a.md', [], ['docs/a.md']],
  ['a constraint excludes nothing', built('//go:build never'), 'help/help.go', m('core', 'help', 'net', 'net2')],
  ['a script imports for itself', built('// C\n\n//go:build ignore'), 'help/help.go', m('core', 'help', 'net')],
  ['a script is not imported', script, ['net/n.go', 'main', 'other'], m('net')],
  ['an embedded folder', embedding, 'core/web/index.html', m('app', 'core')],
  ['a hidden file in an embedded folder', embedding, 'core/raw/.dot', m('app', 'core')],
  ['an embedded text', embedding, 'core/raw/README.md', m('app', 'core')],
  ['a pattern of embedded files', embedding, 'core/b.tmpl', m('app', 'core')],
  ['an embedded name with a blank', embedding, 'core/sp ace', m('app', 'core')],
  ['what is not embedded', embedding, 'core/c.txt', m('core')],
  ['an embedded source of another package', embedding, 'core/web/gen/gen.go', m('app', 'core', 'core/web/gen')],
  ['what tests embed of another package', embedding, 'core/inner/golden.json', m('core', 'core/inner')],
  ['a sample is of those around it and those that import it', sample, 'core/testdata/s/s.go', m('core', 'net')],
  ['the imports of a source that is a link', linked, 'core/core.go', m('app', 'core', 'net2')],
  ['where a source that is a link leads', linked, 'common/l.txt', m('net2')],
  ['a submodule may hold packages', submodule, 'far', [], ['far']],
  ['a source of a package at the root', atRoot, 'root.go', ['e.x/m']],
  ['test data of a package at the root', atRoot, 'testdata/x', ['e.x/m']],
  ['an embedded file of a package at the root', atRoot, 'web/x', ['e.x/m']],
  ['a sample at the root', atRoot, '_examples/a/main.go', ['e.x/m']],
  ['any other file at the root', atRoot, 'Makefile', [], ['Makefile']],
  ['a sample without a package', atRoot, 'examples/x/x.txt', m('examples/x')],

  ['a path in a test', tested('os.ReadFile("../core/x.json")'), 'core/x.json', m('core', 'net')],
  ['joined names in a test', tested('filepath.Join("..", "core", "x.json")'), 'core/x.json', m('core', 'net')],
  ['a path from the root in a test', tested('filepath.Join(root(), "core/x.json")'), 'core/x.json', m('core', 'net')],
  ['a folder where a program runs', tested('cmd.Dir = "../core"'), 'core/core.go', m('app', 'core', 'net')],
  ['a script beside the sources', withFiles({ 'net/run.sh': 'cat ../core/x' }), 'core/x', m('core', 'net')],
  ['a file that the own package names', ownData, 'core/testdata/x', m('app', 'core')],
  ['a text that is an import path names nothing', tested('Build("e.x/m/core")'), 'core/core.go', m('app', 'core')],
  ['a command does', withFiles({ 'net/run.sh': 'go run e.x/m/core' }), 'core/core.go', m('app', 'core', 'net')],

  ['the version of the language', module, ['go.mod', 'go 1.21', 'go 1.22'], all],
  ['the toolchain', module, ['go.mod', 'go 1.21', 'go 1.21\ntoolchain go1.21.1'], all],
  ['remarks and retractions', module, ['go.mod', 'go 1.21', 'go 1.21 // x\nretract v1.0.0'], []],
  ['the name of the module', module, ['go.mod', 'e.x/m', 'e.x/n'], [...all, ...renamed]],
  ['a version', module, ['go.mod', 'x v1.0.0', 'x v1.1.0'], m('net', 'net2')],
  ['a version in quotes', quoted, ['go.mod', '`v1.0.0`', '"v1.1.0"'], m('net', 'net2')],
  ['an excluded version', module, ['go.mod', 'require (', 'exclude y.z/x v0.9.0\nrequire ('], m('net', 'net2')],
  ['a module that others may be built from', module, ['go.mod', 'v2.1.0', 'v2.2.0'], m('net', 'net2')],
  ['a module that is new', module, ['go.mod', 'require (', 'require (\n\ty.z/new v1.0.0'], []],
  ['a hash', module, ['go.sum', 'h1:aa', 'h1:zz'], m('net', 'net2')],
  ['a hash of a go.mod', module, ['go.sum', 'h1:ab', 'h1:zz'], m('net', 'net2')],
  ['a hash of another version', module, ['go.sum', 'h1:ac', 'h1:zz'], []],
  ['a hash of another version before Go 1.17', old, ['go.sum', 'h1:ac', 'h1:zz'], m('net', 'net2')],
  ['a new module before Go 1.17', old, ['go.mod', 'require (', 'require (\n\ty.z/new v1.0.0'], m('net', 'net2')],

  ['others are built from a fork, too', replaced('y.z/lib', 'v1.2.0'), fork, [...m('a', 'b'), 'y.z/lib/p']],
  ['but not in a version that nobody publishes', replaced('y.z/lib', 'v0.0.0'), fork, [...m('b'), 'y.z/lib/p']],
  ['nor in a module of this repository', replaced('e.x/m/fork', 'v1.2.0'), fork, m('b', 'fork/p')],
  [
    'a version is not of those who import a fork',
    replaced('y.z/lib', 'v1.2.0'),
    ['go.mod', 'lib v1.2', 'lib v1.3'],
    m('a'),
  ],
  ['nor one of a later major version', replaced('e.x/m/fork/v3', 'v3.2.0'), fork, m('b', 'fork/v3/p')],
  ['what replaces a module', byModule, ['go.mod', 'y.z/o v1.0.0', 'y.z/o v1.1.0'], m('a', 'b')],
  ['one version of a module is replaced in go.work', worked('v1.2.0'), fork, ['e.x/a', 'y.z/lib/p']],
  ['another version may come from elsewhere', worked('v1.1.0'), ['a/go.mod', 'v1.2.0', 'v1.3.0'], ['e.x/a']],
  ['what a workspace uses is not replaced', together, 'a/a.go', ['e.x/a']],
  ['modules of a workspace are built from each other', together, 'a/b/b.go', ['e.x/a/b', 'e.x/strange/user']],
  ['settings of a workspace', together, ['go.work', 'go 1.21', 'go 1.22'], ofWork],
  ['a module leaves a workspace', together, ['go.work', '\t./odd\n', ''], ofWork],
  ['a nested module is built by itself', nested, 'outer/inner/p/p.go', m('outer/inner/p')],
  ['its version is used from elsewhere', nested, ['go.mod', 'v0.1.0', 'v0.2.0'], m('outer')],
  ['its settings', nested, ['outer/inner/go.mod', 'go 1.21', 'godebug panicnil=1'], m('outer/inner/p')],
  ['a file of a nested module has no owner around it', nested, 'outer/inner/Makefile', [], ['outer/inner/Makefile']],

  ['a vendored package', vendored, 'vendor/y.z/other/deep/deep.go', m('a', 'b')],
  ['a file of a vendored module', vendored, 'vendor/y.z/other/LICENSE', m('a')],
  ['lines about a vendored module', vendored, ['vendor/modules.txt', 'deep v1.0.0', 'deep v1.1.0'], m('a', 'b')],
  ['a version of what is vendored', vendored, ['go.mod', 'deep v1.0.0', 'deep v1.1.0'], []],
  ['a vendored copy of what is not there', vendoredLost, 'c/c.go', m('c')],
  ['a vendored copy of what a folder replaces', vendoredFork, 'vendor/y.z/lib/p/p.go', m('b')],
  ['a version, where only a workspace does not vendor', vendoredMember, ['a/go.mod', 'v1.0.0', 'v1.1.0'], ['e.x/a']],
  ['what a module of a workspace vendors', vendoredMember, 'a/vendor/y.z/other/p/p.go', ['e.x/a']],
])('%s', async (_what, files, change, targets, uncovered = []) => {
  const found = await answer(go, files, changedBy(files, change), options);
  expect(found).toEqual({ targets: [...targets].sort(), warnings: [], uncovered });
});

test.each([
  ['whose module nothing requires', '', m('c'), []],
  [
    'whose module is required',
    'require y.z/lib v1.0.0',
    m('b', 'c'),
    [
      'go: every answer has what uses y.z/lib in go.mod, because y.z/lib in go.mod names the path "../gone" for its replacement, where nothing is',
    ],
  ],
])('a replace that leads nowhere, %s', async (_what, requires, targets, warnings) => {
  const files = { ...replaced('y.z/lib', 'v1.0.0'), 'go.mod': mod('e.x/m', requires, 'replace y.z/lib => ../gone') };
  expect(await answer(go, files, { 'c/c.go': 'package c\n' }, options)).toEqual({ targets, warnings, uncovered: [] });
});

test('a pattern of go:embed that could take long to match may match any file', async () => {
  const files = withFiles({
    'core/e.go': `package core\n\n//go:embed ${'*a'.repeat(200)}\nvar x string\n`,
    'core/x': '',
  });
  expect((await answer(go, files, { 'core/x': '1' })).targets).toEqual(m('app', 'core'));
});

test('edges say where they are from', async () => {
  const before = withFiles({ 'net/more.go': 'package net\n\nvar x = "../core/x.json"\n', 'core/x.json': '1' });
  const { impact } = await impactOf(go, before, { ...before, 'core/x.json': '2' });
  const edge = (kind: string, path: string, line: number, text: string) => ({ edge: { kind, file: path, line, text } });
  expect(impact).toMatchObject({
    targets: new Map<string, object>([
      ['e.x/m/core', { kind: 'file', path: 'core/x.json' }],
      ['e.x/m/net', edge('named', 'net/more.go', 3, '../core/x.json')],
      ['e.x/m/net2', edge('imported', 'net2/net2.go', 4, 'e.x/m/net')],
    ]),
  });
});

test.each([
  ['go.mod', 'module e.x/m\nrequire (\n', /^ALL: go\.mod:2:1: the block of require never ends/],
  ['go.mod', 'go 1.19\n', /^ALL: go\.mod:1:1: there is no module directive/],
  ['go.mod', 'module a\nreplace b ./c\n', /^ALL: go\.mod:2:1: replace needs/],
  ['go.work', 'use ./missing\n', /^ALL: go\.work: use names \.\/missing/],
  ['go.work', 'use ../..\n', /^ALL: go\.work names the path "\.\.\/\.\."/],
])('a broken %s of either commit is ALL, with its place', async (path, text, message) => {
  expect((await answer(go, module, { [path]: text })).targets).toMatch(message);
  expect((await answer(go, { ...module, [path]: text }, { [path]: module[path] ?? null })).targets).toMatch(message);
});

/** What is said and asked where a module differs in three builds, and the go command gives this answer. */
async function impactWith(ran: { exitCode: number; stdout?: string; stderr?: string }, mayRun = true) {
  const builds = (version: string): Files =>
    Object.fromEntries(
      ['one', 'three', 'two'].flatMap((name) => [
        [`${name}/go.mod`, mod(`e.x/${name}`, `require y.z/x ${version}`, 'require y.z/other v1.0.0')],
        [`${name}/a/a.go`, file('a', 'y.z/x')],
        [`${name}/b/b.go`, file('b', 'y.z/other/p')],
        [`${name}/c/c.go`, file('c')],
      ]),
    );
  const tools = realTools();
  const calls: string[] = [];
  const impact = await go.impact(compareContents(builds('v1.0.0'), builds('v1.1.0')), {
    ...tools,
    mayRun,
    run: (_, args) => {
      calls.push(args.join(' '));
      return Promise.resolve({ stdout: '', stderr: '', ...ran });
    },
  });
  return { calls, log: tools.log, targets: impact.kind === 'targets' ? [...impact.targets.keys()] : 'ALL' };
}
const users = ['e.x/one/a', 'e.x/three/a', 'e.x/two/a'];
const importers = ['one', 'three', 'two'].flatMap((name) => [`e.x/${name}/a`, `e.x/${name}/b`]);
const calls = Array.from({ length: 6 }, () => 'mod graph');

test.each<[string, string, readonly string[]]>([
  ['that uses the changed one', 'e.x/one y.z/other@v1.0.0\ny.z/other@v1.0.0 y.z/x@v1.0.0\n', importers],
  ['that does not', 'e.x/one y.z/x@v1.0.0\n', users],
])('go mod graph tells of a module from elsewhere %s', async (_what, stdout, targets) => {
  expect(await impactWith({ exitCode: 0, stdout })).toEqual({ calls, log: [], targets });
});

test('go mod graph is not asked again where it fails, and the log says so once', async () => {
  const found = await impactWith({ exitCode: 1, stderr: 'go: refused\n' });
  const warning =
    'warn go mod graph failed for one/go.mod in the base commit, so every package that imports any module from elsewhere counts as impacted: go: refused';
  expect(found).toEqual({ calls: ['mod graph'], log: [warning], targets: importers });
});

test('go mod graph does not run for a pull request that is not trusted', async () => {
  const { calls, log, targets } = await impactWith({ exitCode: 0 }, false);
  expect([calls, targets]).toEqual([[], importers]);
  expect(log).toEqual([
    expect.stringMatching(/^info go mod graph does not run for an untrusted pull request, so every/),
  ]);
});

test('without the go command, a changed module is taken to be used by all others, and the log says so', async () => {
  const tools = realTools({ go: { program: 'no-such-program-as-go' } });
  const head = edited(module, 'go.mod', 'v2.1.0', 'v2.2.0');
  const impact = await go.impact(compareContents(module, head), tools);
  expect(impact.kind === 'targets' && [...impact.targets.keys()]).toEqual(m('net', 'net2'));
  expect(tools.log.join()).toContain(
    'warn no-such-program-as-go is not installed, so every package that imports any module from elsewhere counts as impacted. Install Go',
  );
});
