import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { uv } from '../build-systems.js';
import { answer } from '../answers.js';

const project = (name: string, more = '', dependencies: readonly string[] = []) =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n${more}`;
const member = (name: string, more = '') =>
  `[[package]]\nname = "${name}"\nsource = { editable = "p/${name}" }\n${more}`;
const index = 'source = { registry = "https://index.example/simple" }';
const locked = (name: string, more = '', source = index) =>
  `[[package]]\nname = "${name}"\nversion = "1"\n${source}\n${more}`;
const wheel = (hash: string, more = '') =>
  `wheels = [{ url = "https://files.example/x.whl", hash = "sha256:${hash}"${more} }]\n`;
const lock = (...packages: string[]) => `version = 1\n${packages.join('')}`;

/** A workspace whose lockfile says that `a` needs x, which needs y. */
const workspace = (more: Contents = {}): Contents => ({
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p/*"]\n',
  'p/a/pyproject.toml': project('a', '[dependency-groups]\ndev = ["z"]\n', ['x']),
  'p/a/src/a/__init__.py': '',
  'p/b/pyproject.toml': project('b', '', ['a']),
  'p/c/pyproject.toml': project('c'),
  'p/c/c.py': '',
  'uv.lock': ofWorkspace(),
  ...more,
});
const ofWorkspace = ({
  x = wheel('1'),
  needs = '{ name = "y" }',
  dev = '{ name = "z" }',
  head = '',
  y = locked('y'),
} = {}) =>
  lock(
    head,
    member('a', `dependencies = [{ name = "x" }]\n[package.dev-dependencies]\ndev = [${dev}]\n`),
    member('b', 'dependencies = [{ name = "a" }]\n'),
    member('c'),
    locked('x', `dependencies = [${needs}]\n${x}`),
    y,
    locked('z'),
  );
const folder = (path: string) => locked('y', '', `source = { directory = "${path}" }`);

/** Files, changes, targets. */
type Row = readonly [files: Contents, changes: Contents, expected: readonly string[]];

const lockfile: Readonly<Record<string, Row>> = {
  'a file that was uploaded at another time, or has another address, is the same file': [
    workspace(),
    { 'uv.lock': ofWorkspace({ x: wheel('1', ', size = 7, upload-time = "2025-01-31"'), head: 'revision = 3\n' }) },
    [],
  ],
  'another hash is another package': [workspace(), { 'uv.lock': ofWorkspace({ x: wheel('2') }) }, ['a', 'b']],
  'a marker of a dependency decides where it is installed': [
    workspace(),
    { 'uv.lock': ofWorkspace({ needs: '{ name = "y", marker = "sys_platform == \'win32\'" }' }) },
    ['a', 'b'],
  ],
  'a marker in a group concerns the project alone': [
    workspace(),
    { 'uv.lock': ofWorkspace({ dev: '{ name = "z", marker = "sys_platform == \'win32\'" }' }) },
    ['a'],
  ],
  'the versions of Python concern members, and tests beside them': [
    workspace({ 'tests/test_a.py': '', 'samples/s/pyproject.toml': project('s') }),
    { 'uv.lock': ofWorkspace({ head: 'requires-python = ">=3.13"\n' }) },
    ['a', 'b', 'c', 'tests'],
  ],
  'markers of forks say how versions were chosen': [
    workspace(),
    { 'uv.lock': ofWorkspace({ head: 'resolution-markers = ["python_full_version >= \'3.13\'"]\n' }) },
    [],
  ],
  'entries of one name count together, whatever platform they are for': [
    workspace({
      'uv.lock': ofWorkspace({
        needs: '{ name = "y", version = "1" }',
        y: locked('y') + locked('y').replace('"1"', '"2"'),
      }),
    }),
    {
      'uv.lock': ofWorkspace({
        needs: '{ name = "y", version = "1" }',
        y: locked('y') + locked('y', wheel('2')).replace('"1"', '"2"'),
      }),
    },
    ['a', 'b'],
  ],
  'an override to a folder is a use of everything that installs the package': [
    workspace({
      'uv.lock': ofWorkspace({ y: folder('forks/y') }),
      'forks/y/pyproject.toml': project('y'),
      'forks/y/y.py': '',
    }),
    { 'forks/y/y.py': '1' },
    ['a', 'b', 'y'],
  ],
  'an override to a folder without a manifest, too': [
    workspace({ 'uv.lock': ofWorkspace({ y: folder('forks/y') }), 'forks/y/setup.py': '' }),
    { 'forks/y/setup.py': '1' },
    ['a', 'b'],
  ],
  'a wheel in an index that is a folder belongs to those who install it': [
    workspace({
      'uv.lock': ofWorkspace({ y: locked('y', 'wheels = [{ path = "y.whl" }]\n', 'source = { registry = "vendor" }') }),
      'vendor/y.whl': '1',
    }),
    { 'vendor/y.whl': '2' },
    ['a', 'b'],
  ],
};

const overriding =
  '[tool.uv]\noverride-dependencies = ["y"]\n[tool.uv.workspace]\nmembers = ["p/*"]\n[tool.uv.sources]\ny = { path = "forks/y" }\n';
const [{ 'uv.lock': _, ...unlocked }] = [workspace({ 'pyproject.toml': overriding, 'forks/y/setup.py': '' })];

const requirements: Readonly<Record<string, Row>> = {
  'without a lockfile, any member may install what the root overrides': [
    unlocked,
    { 'forks/y/setup.py': '1' },
    ['a', 'b', 'c'],
  ],
  'a source of the root counts for members, and a source of their own wins': [
    workspace({
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p/*"]\n[tool.uv.sources]\ny = { path = "forks/y" }\n',
      'p/b/pyproject.toml': project('b', '', ['y']),
      'p/c/pyproject.toml': project('c', '[tool.uv.sources]\ny = { path = "../../mine" }\n', ['y']),
      'forks/y/setup.py': '',
      'mine/setup.py': '',
    }),
    { 'forks/y/setup.py': '1' },
    ['b'],
  ],
  'a requirement in a table of any tool counts': [
    {
      'a/pyproject.toml': project('a', '[tool.briefcase.app.a]\nrequires = ["../b"]\n'),
      'b/pyproject.toml': project('b'),
    },
    { 'b/x.txt': '1' },
    ['a', 'b'],
  ],
};

const beside: Readonly<Record<string, Row>> = {
  'is a target, with what it reaches': [
    workspace({ 'tools/t/pyproject.toml': project('t', '[tool.uv.sources]\na = { path = "../../p/a" }\n', ['a']) }),
    { 'p/a/src/a/__init__.py': '1' },
    ['a', 'b', 't'],
  ],
  'may be a sample of the tests around it': [
    workspace({ 'p/c/tests/sample/pyproject.toml': project('sample'), 'p/c/tests/sample/x.py': '' }),
    { 'p/c/tests/sample/x.py': '1' },
    ['c', 'sample'],
  ],
  'may be a sample of tests beside the members': [
    workspace({ 'tests/test_a.py': '', 'tests/sample/pyproject.toml': project('sample'), 'tests/sample/x.py': '' }),
    { 'tests/sample/x.py': '1' },
    ['sample', 'tests'],
  ],
  'is not what a member installs by its name': [
    workspace({ 'samples/x/pyproject.toml': project('x') }),
    { 'samples/x/x.py': '1' },
    ['x'],
  ],
  'is not in the environment of the members': [
    workspace({ 'samples/s/pyproject.toml': project('s'), 'samples/s/util.py': '', 'p/c/c.py': 'import util\n' }),
    { 'samples/s/util.py': '1' },
    ['s'],
  ],
  'with a placeholder for a name is none': [
    workspace({ 'samples/s/pyproject.toml': project('<replace me>') }),
    { 'tox.ini': '' },
    ['a', 'b', 'c'],
  ],
  'that cannot be read is none': [
    workspace({ 'samples/s/pyproject.toml': '{{ template }}' }),
    { 'p/c/c.py': '1' },
    ['c'],
  ],
};

const members = (settings: string, path: string): Row => [
  {
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "a/src", "a/acme_a/plugin", "lib"]\n',
    'a/pyproject.toml': project('acme-a', settings),
    'a/src/pyproject.toml': project('inner'),
    'a/acme_a/plugin/pyproject.toml': project('plugin'),
    'a/acme_a/plugin/x.py': '',
    'lib/pyproject.toml': project('lib'),
    [path]: '',
  },
  { [path]: '1' },
  ['acme-a'],
];
const withInner = ([files, changes, expected]: Row, other: string): Row => [files, changes, [...expected, other]];

const manifests: Readonly<Record<string, Row>> = {
  'module-root of uv': withInner(members('[tool.uv.build-backend]\nmodule-root = "../lib/py"\n', 'lib/py/x.py'), 'lib'),
  'packages of hatch': withInner(
    members('[tool.hatch.build.targets.wheel]\npackages = ["../lib/py"]\n', 'lib/py/x.py'),
    'lib',
  ),
  'package-dir of setuptools': withInner(members('[tool.setuptools.package-dir]\n"" = "src"\n', 'a/src/x.py'), 'inner'),
  'a package of setuptools in another folder': withInner(
    members('[tool.setuptools.package-dir]\nx = "../lib/py"\n', 'lib/py/x.py'),
    'lib',
  ),
  'packages of poetry': withInner(
    members('[[tool.poetry.packages]]\ninclude = "py"\nfrom = "../lib"\n', 'lib/py/x.py'),
    'lib',
  ),
  'a module with the name of the project in src': withInner(members('', 'a/src/acme_a/__init__.py'), 'inner'),
  'a module with the name of the project beside its manifest': [
    { ...members('', 'a/acme_a/__init__.py')[0] },
    { 'a/acme_a/plugin/x.py': '1' },
    ['acme-a', 'plugin'],
  ],
};

const namespace = workspace({
  'p/b/pyproject.toml': project('b'),
  'p/b/src/ns/__init__.py': '',
  'p/b/src/ns/b/__init__.py': 'from ns.c.load import run\nfrom ns.b.util import run\nfrom ns.b.util import walk\n',
  'p/b/src/ns/b/util.py': '',
  'p/c/src/ns/__init__.py': '',
  'p/c/src/ns/c/load.py': '',
  'p/c/src/ns/b/util/walk.py': '',
});

const rest: Readonly<Record<string, Row>> = {
  'a namespace whose parts are packages (pkgutil) is one namespace': [
    namespace,
    { 'p/c/src/ns/c/load.py': '1' },
    ['b', 'c'],
  ],
  'what tox.ini of the root names is no edge of a member': [
    workspace({ 'tox.ini': '[testenv]\nchangedir = p/a\n' }),
    { 'p/a/src/a/__init__.py': '1' },
    ['a', 'b'],
  ],
  'a distribution whose module has another name is found by its module': [
    workspace({
      'p/c/src/yam/__init__.py': '',
      'p/b/pyproject.toml': project('b'),
      'p/b/b.py': 'from yam import load\n',
    }),
    { 'p/c/src/yam/__init__.py': '1' },
    ['b', 'c'],
  ],
  'a module of a package in a folder of another name is found, too': [
    workspace({
      'p/c/pyproject.toml': project('c', '[tool.hatch.build.targets.wheel]\npackages = ["python/yam"]\n'),
      'p/c/python/yam/load.py': '',
      'p/b/pyproject.toml': project('b'),
      'p/b/b.py': 'import yam.load\n',
    }),
    { 'p/c/python/yam/load.py': '1' },
    ['b', 'c'],
  ],
};

describe.each(
  Object.entries({
    'uv.lock': lockfile,
    requirements,
    'a project beside the workspace': beside,
    'a manifest owns': manifests,
    rest,
  }),
)('%s', (_group, rows) => {
  test.each(Object.entries(rows))('%s', async (_what, [files, changes, expected]) => {
    const { targets } = await answer(uv, files, changes);
    expect(targets).toEqual([...expected].sort());
  });
});
