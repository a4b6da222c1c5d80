import { expect, test } from '@jest/globals';
import type { Finished } from '../../src/readers/tools.js';
import { ToolMissing } from '../../src/tree/impact-error.js';
import { go } from '../build-systems.js';
import { compareContents, edited, realTools, without, type Files } from '../trees.js';
import { broken, tableOf } from './table.js';

/** Packages of the module `e.x/m` by their folders; nothing but the repository is looked at. */
const { check } = tableOf(go, {
  short: (name) => name.replace('e.x/m/', ''),
  options: { go: { 'module-graph': false } },
  text: (path) => (path.endsWith('.go') ? 'package changed\n' : 'changed'),
});

/** A Go file of a package that imports these. */
const file = (name: string, ...imports: string[]) =>
  `package ${name}\n\nimport (\n${imports.map((path) => `\t_ "${path}"\n`).join('')})\n`;
const mod = (name: string, ...rest: string[]) => `module ${name}\n\ngo 1.21\n\n${rest.join('\n')}\n`;

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
const all = 'app core help net net2';
const withFiles = (files: Files): Files => ({ ...module, ...files });
const tested = (line: string) =>
  withFiles({ 'net/net_test.go': `package net\n\nfunc f() {\n\t${line}\n}\n`, 'core/x.json': '' });

const embedding = withFiles({
  'core/embed.go': 'package core\n\n//go:embed web all:raw "*.tm[pl]l" `sp ace`\nvar files string\n',
  'core/embed_test.go': 'package core\n\nvar (\n\t//go:embed inner/golden.json\n\tx string\n)\n',
  'core/web/gen/gen.go': file('gen'),
  'core/inner/inner.go': file('inner'),
});
const slowly = withFiles({ 'core/e.go': `package core\n\n//go:embed ${'*a'.repeat(200)}\nvar x string\n` });
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
const renamed = 'app core e.x/n/app e.x/n/core e.x/n/help e.x/n/net e.x/n/net2 help net net2';
const quoted = edited(module, 'go.mod', 'require (', 'require (\n)\nrequire (\n"y.z/x" `v1.0.0`');
const byModule = replaced('y.z/lib', 'v1.2.0', 'y.z/other => y.z/o v1.0.0');
const ofWork = 'e.x/a e.x/a/b e.x/strange e.x/strange/user';

const leadingNowhere = (requires: string) => ({
  ...replaced('y.z/lib', 'v1.0.0'),
  'go.mod': mod('e.x/m', requires, 'replace y.z/lib => ../gone'),
});
const lost =
  'go: every answer has what uses y.z/lib in go.mod, because y.z/lib in go.mod names the path "../gone" for its replacement, where nothing is';

check([
  ['a test', module, 'core/core_test.go', 'core'],
  ['data of tests', module, 'core/testdata/golden.txt', 'core'],
  ['a text', module, 'core/README.md', 'core'],
  ['any other file in the folder of a package', module, 'core/assets/logo.svg', 'core'],
  ['a hidden source', module, 'core/.hidden.go', 'core'],
  ['a source', module, 'core/core.go', 'app core'],
  ['assembly', module, 'core/a.s', 'app core'],
  ['a header below the package', module, 'core/lib/a.h', 'app core'],
  ['what tests import', module, 'help/help.go', 'core help'],
  ['a file outside of all packages', module, 'docs/a.md', '| docs/a.md'],
  ['a constraint excludes nothing', built('//go:build never'), 'help/help.go', 'core help net net2'],
  ['a script imports for itself', built('// C\n\n//go:build ignore'), 'help/help.go', 'core help net'],
  ['a script is not imported', script, ['net/n.go', 'main', 'other'], 'net'],
  ['an embedded folder', embedding, 'core/web/index.html', 'app core'],
  ['a hidden file in an embedded folder', embedding, 'core/raw/.dot', 'app core'],
  ['an embedded text', embedding, 'core/raw/README.md', 'app core'],
  ['a pattern of embedded files', embedding, 'core/b.tmpl', 'app core'],
  ['an embedded name with a blank', embedding, 'core/sp ace', 'app core'],
  ['a pattern that could take long', slowly, 'core/x', 'app core'],
  ['what is not embedded', embedding, 'core/c.txt', 'core'],
  ['an embedded source of another package', embedding, 'core/web/gen/gen.go', 'app core core/web/gen'],
  ['what tests embed of another package', embedding, 'core/inner/golden.json', 'core core/inner'],
  ['a sample is of those around it and those that import it', sample, 'core/testdata/s/s.go', 'core net'],
  ['the imports of a source that is a link', linked, 'core/core.go', 'app core net2'],
  ['where a source that is a link leads', linked, 'common/l.txt', 'net2'],
  ['a submodule may hold packages', submodule, 'far', '| far'],
  ['a source of a package at the root', atRoot, 'root.go', 'e.x/m'],
  ['test data of a package at the root', atRoot, 'testdata/x', 'e.x/m'],
  ['an embedded file of a package at the root', atRoot, 'web/x', 'e.x/m'],
  ['a sample at the root', atRoot, '_examples/a/main.go', 'e.x/m'],
  ['any other file at the root', atRoot, 'Makefile', '| Makefile'],
  ['a sample without a package', atRoot, 'examples/x/x.txt', 'examples/x'],
  ['a path in a test', tested('os.ReadFile("../core/x.json")'), 'core/x.json', 'core net'],
  ['a folder where a program runs', tested('cmd.Dir = "../core"'), 'core/core.go', 'app core net'],
  ['a file that the own package names', ownData, 'core/testdata/x', 'app core'],
  ['a text that is an import path names nothing', tested('Build("e.x/m/core")'), 'core/core.go', 'app core'],
  ['a command does', withFiles({ 'net/run.sh': 'go run e.x/m/core' }), 'core/core.go', 'app core net'],
  ['the version of the language', module, ['go.mod', 'go 1.21', 'go 1.22'], all],
  ['the toolchain', module, ['go.mod', 'go 1.21', 'go 1.21\ntoolchain go1.21.1'], all],
  ['remarks and retractions', module, ['go.mod', 'go 1.21', 'go 1.21 // x\nretract v1.0.0'], ''],
  ['the name of the module', module, ['go.mod', 'e.x/m', 'e.x/n'], renamed],
  ['a version', module, ['go.mod', 'x v1.0.0', 'x v1.1.0'], 'net net2'],
  ['a version in quotes', quoted, ['go.mod', '`v1.0.0`', '"v1.1.0"'], 'net net2'],
  ['an excluded version', module, ['go.mod', 'require (', 'exclude y.z/x v0.9.0\nrequire ('], 'net net2'],
  ['a module that others may be built from', module, ['go.mod', 'v2.1.0', 'v2.2.0'], 'net net2'],
  ['a module that is new', module, ['go.mod', 'require (', 'require (\n\ty.z/new v1.0.0'], ''],
  ['a hash', module, ['go.sum', 'h1:aa', 'h1:zz'], 'net net2'],
  ['a hash of a go.mod', module, ['go.sum', 'h1:ab', 'h1:zz'], 'net net2'],
  ['a hash of another version', module, ['go.sum', 'h1:ac', 'h1:zz'], ''],
  ['a hash of another version before Go 1.17', old, ['go.sum', 'h1:ac', 'h1:zz'], 'net net2'],
  ['a new module before Go 1.17', old, ['go.mod', 'require (', 'require (\n\ty.z/new v1.0.0'], 'net net2'],
  ['others are built from a fork, too', replaced('y.z/lib', 'v1.2.0'), fork, 'a b y.z/lib/p'],
  ['but not in a version that nobody publishes', replaced('y.z/lib', 'v0.0.0'), fork, 'b y.z/lib/p'],
  ['nor in a module of this repository', replaced('e.x/m/fork', 'v1.2.0'), fork, 'b fork/p'],
  ['a version of what a fork replaces', replaced('y.z/lib', 'v1.2.0'), ['go.mod', 'lib v1.2', 'lib v1.3'], 'a'],
  ['nor one of a later major version', replaced('e.x/m/fork/v3', 'v3.2.0'), fork, 'b fork/v3/p'],
  ['what replaces a module', byModule, ['go.mod', 'y.z/o v1.0.0', 'y.z/o v1.1.0'], 'a b'],
  ['one version of a module is replaced in go.work', worked('v1.2.0'), fork, 'e.x/a y.z/lib/p'],
  ['another version may come from elsewhere', worked('v1.1.0'), ['a/go.mod', 'v1.2.0', 'v1.3.0'], 'e.x/a'],
  ['what a workspace uses is not replaced', together, 'a/a.go', 'e.x/a'],
  ['modules of a workspace are built from each other', together, 'a/b/b.go', 'e.x/a/b e.x/strange/user'],
  ['settings of a workspace', together, ['go.work', 'go 1.21', 'go 1.22'], ofWork],
  ['a module leaves a workspace', together, ['go.work', '\t./odd\n', ''], ofWork],
  ['a nested module is built by itself', nested, 'outer/inner/p/p.go', 'outer/inner/p'],
  ['its version is used from elsewhere', nested, ['go.mod', 'v0.1.0', 'v0.2.0'], 'outer'],
  ['its settings', nested, ['outer/inner/go.mod', 'go 1.21', 'godebug panicnil=1'], 'outer/inner/p'],
  ['a file of a nested module has no owner around it', nested, 'outer/inner/Makefile', '| outer/inner/Makefile'],
  ['a replace that leads nowhere', leadingNowhere(''), 'c/c.go', 'c'],
  ['of what is required', leadingNowhere('require y.z/lib v1.0.0'), 'c/c.go', 'b c', lost],
  ['a vendored package', vendored, 'vendor/y.z/other/deep/deep.go', 'a b'],
  ['a file of a vendored module', vendored, 'vendor/y.z/other/LICENSE', 'a'],
  ['lines about a vendored module', vendored, ['vendor/modules.txt', 'deep v1.0.0', 'deep v1.1.0'], 'a b'],
  ['a version of what is vendored', vendored, ['go.mod', 'deep v1.0.0', 'deep v1.1.0'], ''],
  ['a vendored copy of what is not there', vendoredLost, 'c/c.go', 'c'],
  ['a vendored copy of what a folder replaces', vendoredFork, 'vendor/y.z/lib/p/p.go', 'b'],
  ['a version, where only a workspace does not vendor', vendoredMember, ['a/go.mod', 'v1.0.0', 'v1.1.0'], 'e.x/a'],
  ['what a module of a workspace vendors', vendoredMember, 'a/vendor/y.z/other/p/p.go', 'e.x/a'],
]);

broken(go, module, [
  ['go.mod', 'module e.x/m\nrequire (\n', /^ALL: go\.mod:2:1: the block of require never ends/],
  ['go.mod', 'go 1.19\n', /^ALL: go\.mod:1:1: there is no module directive/],
  ['go.mod', 'module a\nreplace b ./c\n', /^ALL: go\.mod:2:1: replace needs/],
  ['go.work', 'use ./missing\n', /^ALL: go\.work: use names \.\/missing/],
  ['go.work', 'use ../..\n', /^ALL: go\.work names the path "\.\.\/\.\."/],
]);

/** Two modules of which `a` imports the module that changes and `b` another one. */
const requiring = (version: string): Files =>
  Object.fromEntries(
    ['one', 'two'].flatMap((name) => [
      [`${name}/go.mod`, mod(`e.x/${name}`, `require y.z/x ${version}`, 'require y.z/other v1.0.0')],
      [`${name}/a/a.go`, file('a', 'y.z/x')],
      [`${name}/b/b.go`, file('b', 'y.z/other/p')],
      [`${name}/c/c.go`, file('c')],
    ]),
  );
const uses = 'e.x/one y.z/other@v1.0.0\ny.z/other@v1.0.0 y.z/x@v1.0.0\n';
const [users, importers] = ['e.x/one/a e.x/two/a', 'e.x/one/a e.x/one/b e.x/two/a e.x/two/b'];
const unasked = 'so every package that imports any module from elsewhere counts as impacted';

test.each<[string, Partial<Finished> | undefined, string, number, string?, boolean?]>([
  ['says that another module uses the changed one', { stdout: uses }, importers, 4],
  ['says that none does', { stdout: 'e.x/one y.z/x@v1.0.0\n' }, users, 4],
  [
    'fails, and is not asked again',
    { exitCode: 1, stderr: 'go: refused\n' },
    importers,
    1,
    `warn go mod graph failed for one/go.mod in the base commit, ${unasked}: go: refused`,
  ],
  ['may not run', {}, importers, 0, `info go mod graph does not run for an untrusted pull request, ${unasked}`, false],
  [
    'is not there',
    undefined,
    importers,
    1,
    `warn go is not installed, ${unasked}. Install Go first, in a workflow with actions/setup-go`,
  ],
])('go mod graph %s', async (_what, ran, expected, times, line = '', mayRun = true) => {
  const tools = realTools();
  const calls: string[] = [];
  const impact = await go.impact(compareContents(requiring('v1.0.0'), requiring('v1.1.0')), {
    ...tools,
    mayRun,
    run: (program, args) => {
      calls.push([program, ...args].join(' '));
      if (ran === undefined) return Promise.reject(new ToolMissing(program));
      return Promise.resolve({ exitCode: 0, stdout: '', stderr: '', ...ran });
    },
  });
  expect(impact.kind === 'targets' && [...impact.targets.keys()].join(' ')).toBe(expected);
  expect([calls, tools.log]).toEqual([Array(times).fill('go mod graph'), line === '' ? [] : [line]]);
});
