import { expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { file } from './go/files.js';
import { go } from '../build-systems.js';
import { answer } from '../answers.js';

const options = { go: { 'module-graph': false } };

const mod = (name: string, ...rest: string[]) => `module e.x/${name}\n\ngo 1.21\n\n${rest.join('\n')}\n`;

/** `a` imports a module from elsewhere, `b` the module that a folder replaces, and `c` nothing. */
const replaced = (module: string, version: string, replace = `${module} => ./fork`): Contents => ({
  'go.mod': mod('m', `require ${module} ${version}`, 'require y.z/other v1.0.0', `replace ${replace}`),
  'a/a.go': file('a', 'y.z/other'),
  'b/b.go': file('b', `${module}/p`),
  'c/c.go': file('c'),
  'fork/go.mod': `module ${module}\n\ngo 1.21\n`,
  'fork/p/p.go': file('p'),
});
const fork = { 'fork/p/p.go': `${file('p')}// new` };

const texts: Contents = {
  'go.mod': mod('m'),
  'core/core.go': file('core'),
  'user/user.go': 'package user\n\nconst ScopeName = "e.x/m/core"\n\nvar f = gexec.Build("e.x/m/core")\n',
  'build/build.go': 'package build\n',
  'build/run.sh': 'go run e.x/m/core\n',
};

const nested: Contents = {
  'go.mod': mod('m'),
  'outer/outer.go': file('outer'),
  'outer/inner/go.mod': mod('m/outer/inner'),
  'outer/inner/p/p.go': file('p'),
};

const vendored: Contents = {
  'go.mod': mod('m', 'require y.z/other v1.0.0', 'require y.z/other/deep v1.0.0'),
  'vendor/modules.txt': '# y.z/other v1.0.0\n## explicit\ny.z/other/p\n# y.z/other/deep v1.0.0\ny.z/other/deep\n',
  'vendor/y.z/other/p/p.go': file('p', 'y.z/other/deep'),
  'vendor/y.z/other/deep/deep.go': file('deep'),
  'a/a.go': file('a', 'y.z/other/p'),
  'b/b.go': file('b', 'y.z/other/deep'),
  'c/c.go': file('c'),
};

const vendoredFork: Contents = {
  ...replaced('y.z/lib', 'v1.2.0'),
  'vendor/modules.txt': '# y.z/lib v1.2.0 => ./fork\n## explicit\ny.z/lib/p\n',
  'vendor/y.z/lib/p/p.go': file('p'),
};

const vendoredMember: Contents = {
  'go.work': 'go 1.21\n\nuse ./a\n',
  'a/go.mod': mod('a', 'require y.z/other v1.0.0'),
  'a/a.go': file('a', 'y.z/other/p'),
  'a/vendor/modules.txt': '# y.z/other v1.0.0\n## explicit\ny.z/other/p\n',
  'a/vendor/y.z/other/p/p.go': file('p'),
};

const embedding: Contents = {
  'go.mod': mod('m'),
  'kit/kit.go': `${file('kit', 'embed')}\n//go:embed web *.tmpl\nvar x embed.FS\n`,
  'kit/kit_test.go': `${file('kit', 'embed')}\n//go:embed inner/golden.json\nvar y embed.FS\n`,
  'kit/web/index.html': '',
  'kit/inner/inner.go': file('inner'),
  'kit/inner/golden.json': '',
  'user/user.go': file('user', 'e.x/m/kit'),
};

const together: Contents = {
  'go.work': 'go 1.21\n\nuse ./a\nuse ./odd\n',
  'a/go.mod': mod('a'),
  'a/a.go': file('a'),
  'odd/go.mod': mod('strange', 'require e.x/a v1.2.0', 'require y.z/other v1.0.0', 'replace e.x/a => ../a'),
  'odd/odd.go': file('odd', 'y.z/other'),
};

const worked = (version: string): Contents => ({
  'go.work': `go 1.21\n\nuse ./a\nuse ./b\n\nreplace y.z/lib ${version} => ./fork\n`,
  'a/go.mod': mod('a', 'require y.z/lib v1.2.0'),
  'a/a.go': file('a', 'y.z/lib/p'),
  'b/go.mod': mod('b'),
  'b/b.go': file('b'),
  'fork/go.mod': 'module y.z/lib\n\ngo 1.21\n',
  'fork/p/p.go': file('p'),
});

test.each<[string, Contents, Contents, readonly string[]]>([
  [
    'a fork in a folder is also what other modules are built from',
    replaced('y.z/lib', 'v1.2.0'),
    fork,
    ['e.x/m/a', 'e.x/m/b', 'y.z/lib/p'],
  ],
  [
    'no other module requires a version that nobody publishes',
    replaced('y.z/lib', 'v0.0.0'),
    fork,
    ['e.x/m/b', 'y.z/lib/p'],
  ],
  [
    'no other module requires a module of this repository',
    replaced('e.x/m/fork', 'v1.2.0'),
    fork,
    ['e.x/m/b', 'e.x/m/fork/p'],
  ],
  ['nor one of a later major version', replaced('e.x/m/fork/v3', 'v3.2.0'), fork, ['e.x/m/b', 'e.x/m/fork/v3/p']],
  ['one version of a module is replaced in go.work', worked('v1.2.0'), fork, ['e.x/a', 'y.z/lib/p']],
  ['what a workspace uses is not replaced', together, { 'a/a.go': 'package a\n' }, ['e.x/a']],
  [
    'another version may come from elsewhere',
    worked('v1.1.0'),
    { 'a/go.mod': mod('a', 'require y.z/lib v1.3.0') },
    ['e.x/a'],
  ],
  [
    'a text that is no import names no package',
    texts,
    { 'core/core.go': 'package core\n' },
    ['e.x/m/build', 'e.x/m/core'],
  ],
  [
    'a vendored package impacts those that import it, also through others',
    vendored,
    { 'vendor/y.z/other/deep/deep.go': 'package deep\n' },
    ['e.x/m/a', 'e.x/m/b'],
  ],
  [
    'a copy of what a folder replaces is vendored',
    vendoredFork,
    { 'vendor/y.z/lib/p/p.go': 'package p\n' },
    ['e.x/m/b'],
  ],
  [
    'a workspace takes no package from the vendor directory of a module',
    vendoredMember,
    { 'a/go.mod': mod('a', 'require y.z/other v1.1.0') },
    ['e.x/a'],
  ],
  [
    'a vendored module has its own lines',
    vendored,
    { 'vendor/modules.txt': vendored['vendor/modules.txt']?.replace('deep v1.0.0', 'deep v1.1.0') ?? '' },
    ['e.x/m/a', 'e.x/m/b'],
  ],
  [
    'what tests embed from the folder of another package does not reach dependents',
    embedding,
    { 'kit/inner/golden.json': '1' },
    ['e.x/m/kit', 'e.x/m/kit/inner'],
  ],
  ['what sources embed reaches dependents', embedding, { 'kit/web/index.html': '1' }, ['e.x/m/kit', 'e.x/m/user']],
  [
    'a settings line of go.mod impacts the module',
    nested,
    { 'outer/inner/go.mod': mod('m/outer/inner', 'godebug panicnil=1') },
    ['e.x/m/outer/inner/p'],
  ],
])('%s', async (_what, files, changes, expected) => {
  expect(await answer(go, files, changes, options)).toEqual({ targets: expected, warnings: [], uncovered: [] });
});

test('a file of a nested module is not one of the package around the module', async () => {
  const changes = { 'outer/inner/Makefile': 'all:' };
  expect(await answer(go, nested, changes)).toEqual({ targets: [], warnings: [], uncovered: ['outer/inner/Makefile'] });
});

test.each([
  ['whose module nothing requires', '', ['e.x/m/c'], []],
  [
    'whose module is required',
    'require y.z/lib v1.0.0',
    ['e.x/m/b', 'e.x/m/c'],
    [
      'go: every answer has what uses y.z/lib in go.mod, because y.z/lib in go.mod names the path "../gone" for its replacement, where nothing is',
    ],
  ],
])('a replace that leads nowhere, %s', async (_what, requires, expected, warnings) => {
  const files = { ...replaced('y.z/lib', 'v1.0.0'), 'go.mod': mod('m', requires, 'replace y.z/lib => ../gone') };
  const changes = { 'c/c.go': 'package c\n' };
  expect(await answer(go, files, changes, options)).toEqual({ targets: expected, warnings, uncovered: [] });
});

test('a pattern of go:embed that could take long to match may match any file', async () => {
  const pattern = '*a'.repeat(200);
  const files = { ...embedding, 'kit/kit.go': `package kit\n\n//go:embed ${pattern}\nvar x string\n`, 'kit/x': '' };
  expect((await answer(go, files, { 'kit/x': '1' })).targets).toEqual(['e.x/m/kit', 'e.x/m/user']);
});
