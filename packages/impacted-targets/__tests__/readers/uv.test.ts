import { describe, expect, test } from '@jest/globals';
import { Commit } from '../../src/readers/commit.js';
import { uv } from '../build-systems.js';
import { compareContents, edited, impactOf, type Contents, type Files } from '../trees.js';
import { broken, tableOf, type Row } from './table.js';

const { check } = tableOf(uv);

const project = (name: string, dependencies: readonly string[] = [], more = '') =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n${more}`;
const sources = (line: string) => `[tool.uv.sources]\n${line}\n`;
const entry = (name: string, ...lines: readonly string[]) => `[[package]]\nname = "${name}"\n${lines.join('\n')}\n`;
const member = (name: string, ...lines: readonly string[]) =>
  entry(name, `source = { editable = "p/${name}" }`, ...lines);
const indexed = (name: string, ...lines: readonly string[]) =>
  entry(name, `version = "1"\nsource = { registry = "r" }\nsdist = { hash = "sha256:${name}1" }`, ...lines);

const root = '[tool.uv.workspace]\nmembers = ["p/*"]\nexclude = ["p/old"]\n';
const extras = '[package.optional-dependencies]\nfast = [{ name = "leaf" }, { name = "rich" }]';
const lock = [
  'version = 1\nrevision = 3\nrequires-python = ">=3.12"\n[options]\nexclude-newer = "2026-01-01"\n',
  '[manifest.dependency-groups]\ndev = [{ name = "pytest" }, { name = "c" }]\n',
  member('a', 'dependencies = [{ name = "x" }]', extras, '[package.dev-dependencies]\ndev = [{ name = "z" }]'),
  member('b', 'dependencies = [{ name = "a", extra = ["fast"] }]'),
  member('c') + member('leaf'),
  indexed('pytest', 'dependencies = [{ name = "pluggy" }]'),
  ...['pluggy', 'rich', 'y', 'z'].map((name) => indexed(name)),
  indexed('x', 'dependencies = [{ name = "y", marker = "m" }]'),
].join('');
const parts = '[project.optional-dependencies]\nfast = ["leaf"]\n[dependency-groups]\ndev = ["z"]\n';
/** `b` needs the extra `fast` of `a`, which is `leaf`. Nothing needs `c`. */
const workspace: Contents = {
  'pyproject.toml': root,
  'uv.lock': lock,
  'p/a/pyproject.toml': project('a', ['x'], parts),
  'p/a/src/a/__init__.py': '',
  'p/b/pyproject.toml': project('b', ['A[fast] ; m > "3"']),
  'p/c/pyproject.toml': project('c'),
  'p/c/c.py': '',
  'p/leaf/pyproject.toml': project('leaf'),
  'p/leaf/src/leaf/__init__.py': '',
  'p/leaf/src/leaf/deep.py': '',
  'p/old/pyproject.toml': 'not even TOML',
};
const [c, leaf] = ['p/c/c.py', 'p/leaf/src/leaf/deep.py'];
const toml = (name: string, ...rest: readonly [(readonly string[])?, string?]) => ({
  [`p/${name}/pyproject.toml`]: project(name, ...rest),
});
const rooted = (more = '') => ({ 'pyproject.toml': `${project('root', [], more)}${root}` });
const locked = (from: string, to: string) => edited({ 'uv.lock': lock }, 'uv.lock', from, to) as Contents;
/** What the lockfile says of the package `y`, on which `x` depends. */
const y = (...lines: readonly string[]) => ({ 'uv.lock': lock.replace(indexed('y'), entry('y', ...lines)) });
const inForks = y('source = { directory = "forks/y" }');
const computed = { 'p/c/pyproject.toml': '[project]\nname = "c"\ndynamic = ["dependencies"]\n' };

type More = Readonly<Record<string, Files[string] | null>>;
/**
 * Files beside those of the workspace (null: it is not there), the targets, and what changes. Otherwise the file behind `!` changes, or the one
 * behind `?`, which no target owns.
 */
type Brief = readonly [more: More, targets: string, changes?: More];
type Rows = Readonly<Record<string, Brief>>;

const lacking = (text: string) => ({ 'uv.lock': lock.replace(member('c'), '').replace(text, '') });
const inFolder = y('source = { registry = "i" }', 'wheels = [{ path = "y.whl" }]');
const built = locked(member('c'), member('c', 'dependencies = [{ name = "leaf" }]'));
const lockfile: Rows = {
  'a package, through what needs it': [{}, 'a b', locked('sha256:y1', 'sha256:y2')],
  'what an extra needs': [{}, 'a b', locked('sha256:rich1', 'sha256:rich2')],
  'what a group needs is for tests': [{}, 'a', locked('sha256:z1', 'sha256:z2')],
  'what the groups of the root need': [{}, 'a b c leaf', locked('sha256:pluggy1', 'sha256:pluggy2')],
  'when a file was uploaded': [{}, '', locked('sha256:y1"', 'sha256:y1", size = 1, upload-time = 2026-01-01')],
  'the revision': [{}, '', locked('revision = 3', 'revision = 4')],
  'how versions were chosen': [{}, '', locked('2026-01-01', '2026-02-02')],
  'the versions of Python': [{}, 'a b c leaf', locked('3.12', '3.13')],
  'a marker': [{}, 'a b', locked('marker = "m"', 'marker = "n"')],
  'a marker in a group': [{}, 'a', locked('{ name = "z"', '{ marker = "n", name = "z"')],
  'another entry of a name': [{}, 'a b', { 'uv.lock': lock + indexed('y').replace('"1"', '"2"') }],
  'any package, for a member that the lockfile lacks': [lacking(''), 'a b c', lacking('sha256:rich1')],
  'an override to a folder': [{ ...inForks, 'forks/y/pyproject.toml': project('y'), '!forks/y/y.py': '' }, 'a b y'],
  'an override to a folder without a manifest': [{ ...inForks, '!forks/y/setup.py': '' }, 'a b'],
  'a wheel in an index that is a folder': [{ ...inFolder, '!i/y.whl': '' }, 'a b'],
  'dependencies that only the build knows': [{ ...computed, ...built, [`!${leaf}`]: '' }, 'a b c leaf'],
  'no computed dependency': [{ ...computed, '!p/a/x': '' }, 'a b'],
};

const sourceOfRoot = { 'pyproject.toml': root + sources('Y = { path = "forks/y" }') };
const withoutExtra = { ...toml('b', ['a']), ...locked(', extra = ["fast"]', '') };
const ownSource = toml('b', ['y'], sources('y = { workspace = true }'));
const s = { 's/pyproject.toml': project('s') };
const beside = { 't/pyproject.toml': project('t', ['a'], sources('a = { path = "../p/a" }')) };
const rules: Rows = {
  'an extra of which nobody asks': [{ ...withoutExtra, [`!${leaf}`]: '' }, 'a leaf'],
  'a project that a group needs': [{ ...toml('a', [], '[dependency-groups]\ndev = ["c"]\n'), [`!${c}`]: '' }, 'a c'],
  'a readme of the root that is no project': [{ '?README.md': '' }, ''],
  'a readme that the root names': [{ ...rooted('readme = "README.md"\n'), '!README.md': '' }, 'root'],
  'a workflow': [{ ...rooted(), '?.github/workflows/ci.yml': '' }, ''],
  'a source in a hidden folder': [{ ...rooted(), '?.ci/run.py': '' }, ''],
  'a container file': [{ ...rooted(), '?Dockerfile': '' }, ''],
  'a folder without sources': [{ ...rooted(), '?docs/index.md': '' }, ''],
  'a source of the root': [{ ...rooted(), '!tasks.py': '' }, 'root'],
  'a folder of the root with sources': [{ ...rooted(), 'scripts/run.py': '', '!scripts/run.sh': '' }, 'root'],
  'settings of the root': [{ ...rooted(), '!conftest.py': '' }, 'a b c leaf root'],
  'settings in a folder above members': [{ '!p/conftest.py': '' }, 'a b c leaf'],
  'any file of a member': [{ '!p/leaf/data.bin': '' }, 'a b leaf'],
  'a table of a tool in the root': [{}, 'a b c leaf', { 'pyproject.toml': `${root}[tool.pytest]\nx = 1\n` }],
  'a setting of uv in the root': [{}, 'a b c leaf', { 'pyproject.toml': `${root}[tool.uv]\nlink-mode = "copy"\n` }],
  'how the root is built': [{}, '', { 'pyproject.toml': `${root}[tool.hatch]\nx = 1\n` }],
  'who is a member': [{}, '', { 'pyproject.toml': root.replace('"p/*"', '"p/*", "q/*"') }],
  'what tox.ini of the root names': [{ 'tox.ini': '[testenv]\nchangedir = p/a\n', '!p/a/x': '' }, 'a b'],
  'a path that leads out of a project': [{ '?x/y.json': '', [c]: 'open("../../x/y.json")' }, 'c'],
  'where the root says that a package is': [{ ...sourceOfRoot, ...toml('b', ['y']), '!forks/y/setup.py': '' }, 'b'],
  'a source of a member wins': [{ ...sourceOfRoot, ...ownSource, '?forks/y/setup.py': '' }, ''],
  'what the root may override': [{ ...sourceOfRoot, 'uv.lock': null, '!forks/y/setup.py': '' }, 'a b c leaf'],
  'what computed dependencies may be': [{ ...computed, 'uv.lock': null, '!p/a/x': '' }, 'a b c'],
  'a project beside the workspace, with what it reaches': [{ ...beside, '!p/a/x': '' }, 'a b t'],
  'one that is meant by its name': [{ ...s, 't/pyproject.toml': project('t', ['s']), '!s/x': '' }, 's t'],
  'one with the name of a package': [{ 's/pyproject.toml': project('x'), '!s/x.py': '' }, 'x'],
  'one whose name a member needs': [{ ...s, ...toml('c', ['s']), '!s/x.py': '' }, 's'],
  'one that has a module': [{ ...s, '!s/util.py': '', [c]: 'import util\n' }, 's'],
  'a placeholder for a name': [{ 's/pyproject.toml': project('<replace me>'), '?s/x.py': '' }, ''],
  'a sample of the tests around it': [{ 'p/c/tests/s/pyproject.toml': project('s'), '!p/c/tests/s/x.py': '' }, 'c s'],
  'a sample that cannot be read': [{ 's/pyproject.toml': '{{ template }}', [`!${c}`]: '' }, 'c'],
  'a member in a submodule': [{ '?p/sub': { submodule: '1' } }, '', { 'p/sub': { submodule: '2' } }],
};

const load = { '!p/leaf/src/yam/load.py': '', [c]: 'import yam.load\n' };
const namespace = { 'p/leaf/src/ns/leaf/__init__.py': '', 'p/a/src/ns/a/__init__.py': '', [`!${leaf}`]: '' };
const packed = { 'p/leaf/src/yam/__init__.py': '' };
const searched = toml('c', [], '[tool.pytest.ini_options]\npythonpath = ["lib"]\n');
const helping = { 'p/leaf/tests/help.py': 'import c\n', 'p/a/tests/test_a.py': 'from tests.help import x\n' };
const wheel = toml('leaf', [], '[tool.hatch.build.targets.wheel]\npackages = ["py/yam"]\n');
const modules: Rows = {
  'an import': [{ [c]: 'import os, leaf.deep as x\n', [`!${leaf}`]: '' }, 'a b c leaf'],
  'a text': [{ [c]: 'pytest_plugins = ["leaf.deep"]\n', [`!${leaf}`]: '' }, 'a b c leaf'],
  'another name, and one beside the file': [
    { [c]: 'import leafy\nfrom . import leaf\n', [`!${leaf}`]: '' },
    'a b leaf',
  ],
  'a module of another name': [load, 'a b c leaf'],
  'a module that the project has itself': [{ ...load, 'p/c/yam/load.py': '' }, 'a b leaf'],
  'one in a folder that pytest searches': [{ ...load, ...searched, 'p/c/lib/yam/load.py': '' }, 'a b leaf'],
  'one part of a namespace': [{ ...namespace, [c]: 'from ns import leaf\n' }, 'a b c leaf'],
  'a namespace alone': [{ ...namespace, [c]: 'import ns\n' }, 'a b leaf'],
  'a namespace whose parts are packages': [{ 'p/c/src/yam/__init__.py': '', ...load, ...packed }, 'a b c leaf'],
  'what the tests of another project need': [{ ...helping, [`!${c}`]: '' }, 'a c leaf'],
  'packages in a folder of another name': [{ ...load, ...wheel, '!p/leaf/py/yam/load.py': '' }, 'a b c leaf'],
};

/** Folders inside of the project `mine`, and beside it, that are projects, too. */
const owned = (settings: string, path: string): Brief => [
  {
    'uv.lock': null,
    'pyproject.toml': root.replace('p/*', 'm", "m/src", "lib'),
    'm/pyproject.toml': project('mine', [], settings),
    'm/src/pyproject.toml': project('inner'),
    'lib/pyproject.toml': project('lib'),
    [`!${path}`]: '',
  },
  path.startsWith('m/src/') ? 'inner mine' : 'lib mine',
];
const manifests: Rows = {
  'module-root of uv': owned('[tool.uv.build-backend]\nmodule-root = "../lib/py"\n', 'lib/py/x.py'),
  'packages of hatch': owned('[tool.hatch.build]\npackages = ["src"]\n', 'm/src/x.py'),
  'what hatch includes': owned('[tool.hatch.build.force-include]\n"../lib/py" = "x"\n', 'lib/py/x.py'),
  'package-dir of setuptools': owned('[tool.setuptools.package-dir]\n"" = "src"\n', 'm/src/x.py'),
  'one package of setuptools': owned('[tool.setuptools.package-dir]\nx = "../lib/py"\n', 'lib/py/x.py'),
  'where setuptools searches': owned('[tool.setuptools.packages.find]\nwhere = ["src"]\n', 'm/src/x.py'),
  'packages of poetry': owned('[[tool.poetry.packages]]\ninclude = "py"\nfrom = "../lib"\n', 'lib/py/x.py'),
  'package-dir of pdm': owned('[tool.pdm.build]\npackage-dir = "src"\n', 'm/src/x.py'),
  'python-source of maturin': owned('[tool.maturin]\npython-source = "src"\n', 'm/src/x.py'),
  'the module of its own name': owned('', 'm/src/mine/__init__.py'),
};

const tests = {
  'tests/fakes.py': 'import leaf\n',
  'tests/plugin.py': 'from tests.marks import marks\n',
  'tests/test_one.py': 'from .fakes import x\n',
};
const grouped = { 'pyproject.toml': `${root}[dependency-groups]\ndev = ["c"]\n` };
const rootTests: Rows = {
  'a test': [tests, 'tests', { 'tests/test_one.py': '' }],
  data: [{ ...tests, '!tests/one.json': '' }, 'tests'],
  'a new test': [tests, 'tests', { 'tests/deep/test_new.py': '' }],
  'tests that are gone': [tests, 'tests', { 'tests/test_one.py': null }],
  'settings at the root': [{ ...tests, '!conftest.py': '' }, 'a b c leaf tests'],
  'what they import': [{ ...tests, [`!${leaf}`]: '' }, 'a b leaf tests'],
  'what they do not import': [{ ...tests, [`!${c}`]: '' }, 'c'],
  'what the groups of the root need': [{ ...tests, ...grouped, [`!${c}`]: '' }, 'c tests'],
  'any package': [tests, 'a tests', locked('sha256:z1', 'sha256:z2')],
  'a folder of another name': [{ '?scripts/test_x.py': '' }, ''],
  'a hidden folder': [{ '?.github/tests/test_one.py': '' }, ''],
  'a folder without tests': [{ '?e2e/x.py': '' }, ''],
  'the outermost folder': [{ 'api-tests/e2e/test_x.py': '', '!api-tests/x': '' }, 'api-tests'],
  'tests of a project beside the workspace': [{ 'q/pyproject.toml': project('q'), '!q/tests/test_q.py': '' }, 'q'],
  'a root that is a project': [{ ...tests, ...rooted(), '!tests/test_two.py': '' }, 'root'],
  'a member that imports a helper': [{ ...tests, [c]: 'import tests.plugin\n', '!tests/marks.py': '' }, 'c tests'],
  'a sample': [{ ...tests, 'tests/s/pyproject.toml': project('s'), '!tests/s/x.py': '' }, 's tests'],
};

describe.each<[string, Rows]>([
  ['uv.lock', lockfile],
  ['what a change reaches', rules],
  ['who imports', modules],
  ['a manifest owns', manifests],
  ['tests beside the members', rootTests],
])('%s', (_group, rows) => {
  check(
    Object.entries(rows).map(([what, [more, targets, changes]]): Row => {
      const marked = Object.keys(more).filter((path) => /^[!?]/.test(path));
      const files = Object.entries({ ...workspace, ...more }).flatMap(([path, content]) =>
        content === null ? [] : [[path.replace(/^[!?]/, ''), content] as const],
      );
      const changed = changes ?? Object.fromEntries(marked.map((path) => [path.slice(1), '# changed']));
      const uncovered = marked.flatMap((path) => (path.startsWith('?') ? ['|', path.slice(1)] : []));
      return [what, Object.fromEntries(files), changed, [...targets.split(' '), ...uncovered].join(' ').trim()];
    }),
  );
});

/** Projects in folders beside each other; `user` is the manifest of one. Nothing else relates it to `leaf`. */
const pair = (user: string, rest: Files = {}): Files => ({
  'a/leaf/pyproject.toml': project('leaf'),
  'a/leaf/leaf.py': '',
  'b/user/pyproject.toml': user,
  'c/pyproject.toml': project('third'),
  ...rest,
});
const path = '{ path = "../../a/leaf" }';

const dynamic = '[project]\nname = "user"\ndynamic = ["dependencies"]\n';
const packing = `[tool.hatch.build.targets.wheel]\nexclude = ["../gone"]\n[tool.hatch.envs.test.scripts]\nall = ["./gone"]\n`;
const requirements: readonly (readonly [string, string])[] = [
  ['poetry', `[tool.poetry]\nname = "user"\n[tool.poetry.dependencies]\nleaf = ${path}\n`],
  ['poetry, under another name', `[tool.poetry]\nname = "user"\n[tool.poetry.dependencies]\nx = [${path}]\n`],
  ['a group of poetry', `[tool.poetry]\nname = "user"\n[tool.poetry.group.dev.dependencies]\nleaf = ${path}\n`],
  ['pdm', `${project('user')}[tool.pdm.dev-dependencies]\ndev = ["-e file:///\${PROJECT_ROOT}/../../a/leaf#egg=x"]\n`],
  ['hatch', project('user', ['x @ {root:parent:parent:uri}/a/leaf'])],
  [
    'an environment of hatch',
    `${project('user')}[tool.hatch.envs.x]\nextra-dependencies = ["x @ {root:uri}/../../a/leaf"]\n`,
  ],
  ['uv', project('user', ['x'], sources(`X = ${path}`))],
  [
    'uv, under a marker',
    project('user', ['x'], sources(`x = [${path.replace(' }', ', marker = "y" }')}, { index = "z" }]`)),
  ],
  ['pixi', `${project('user')}[tool.pixi.pypi-dependencies]\nx = ${path}\n`],
  ['any tool', project('user', [], '[tool.briefcase.app.a]\nrequires = ["../../a/leaf"]\n')],
  ['a group', project('user', [], '[dependency-groups]\nall = ["leaf", { include-group = "x" }]\n')],
  ['a requirement', project('user', ['x @ file:../../a/leaf'])],
  ['a name', project('user', ['LEAF[x]>=1'])],
  ['the build', project('user', [], '[build-system]\nrequires = ["leaf"]\n')],
  ['a hook of hatch', `${dynamic}[tool.hatch.metadata.hooks.x]\ndependencies = ["leaf=={{ v }}"]\n`],
  ['neither what hatch packs, nor a script', project('user', ['leaf'], packing)],
];
for (const [what, user] of requirements)
  check([
    [`a requirement: ${what}`, pair(user), 'a/leaf/leaf.py', 'leaf user'],
    [`of nothing else: ${what}`, pair(user), 'c/x', 'third'],
  ]);

const needing = (place: string, rest: Files) =>
  pair(project('user', ['x'], sources(`x = { path = "../../${place}" }`)), rest);
const unread = pair(project('user'), { 'b/user/t/pyproject.toml': '{{ }}' });
const building = '[build-system]\nrequires = []\n';

const hook = `${project('user')}[tool.hatch.build.hooks.custom]\ndependencies = ["x @ {root:uri}/../../gone"]\n`;
const lost = 'b/user/pyproject.toml names the path "';

check([
  ['a folder without a manifest', needing('legacy', { 'legacy/setup.py': '' }), 'legacy/setup.py', 'user'],
  ['a wheel', needing('x.whl', { 'x.whl': '' }), 'x.whl', 'user'],
  ['a submodule', needing('sub/x', { sub: { submodule: '1' } }), 'sub', 'user'],
  ['a sample in a project that cannot be read', unread, 'b/user/t/x.py', 'user'],
  ['settings alone', { 'pyproject.toml': '[tool.ruff]\n', ...pair(project('user')) }, 'b/user/x.py', 'user'],
  ['a project without a name', pair(`${building}[project]\n`), 'b/user/x.py', 'b/user'],
  ['one that setup.py describes, which may need anything', pair(building), 'c/x', 'b/user third'],
  ['a path where nothing is', needing('gone', {}), 'c/x', 'third user', lost],
  ['one of a hook', pair(hook), 'c/x', 'third user', lost],
]);

test.each<[string, string, readonly string[]]>([
  ['a member', 'p/a', ['a', 'b']],
  ['what the workspace excludes', 'p/old', []],
])('a build that starts in %s', async (_what, start, targets) => {
  const files = { ...workspace, 'p/old/pyproject.toml': project('old') };
  const head = { ...files, ...locked('sha256:y1', 'sha256:y2') };
  expect((await impactOf(uv, files, head, { root: start })).targets).toEqual(targets);
});

test.each<[string, boolean, Files]>([
  ['a workspace', true, workspace],
  ['several projects', true, { 'pyproject.toml': project('a'), 'b/pyproject.toml': project('b') }],
  ['what cannot be read', true, { 'pyproject.toml': 'broken' }],
  ['a single project', false, { 'pyproject.toml': project('a') }],
  ['settings beside a project', false, { 'pyproject.toml': '[tool.ruff]\n', 'a/pyproject.toml': project('a') }],
])('auto asks: %s is %s', async (_what, expected, files) => {
  const commit = await Commit.of(compareContents(files, files).head);
  expect(await uv.reader?.isUsed?.(commit, '')).toBe(expected);
});

broken(uv, workspace, [
  ['p/leaf/pyproject.toml', '[project]\nname = x\n', /^ALL: p\/leaf\/pyproject\.toml:2:\d+: /],
  [
    'pyproject.toml',
    root.replace('p/*', 'gone'),
    /^ALL: pyproject\.toml: tool\.uv\.workspace\.members names gone, where/,
  ],
  ['uv.lock', 'version = ', /^ALL: uv\.lock:1:\d+: /],
  ['uv.lock', 'version = 2', /^ALL: uv\.lock is of version 2, and only version 1 is known/],
]);
