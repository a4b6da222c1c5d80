import { describe, expect, test } from '@jest/globals';
import { uv } from '../../build-systems.js';
import { compareFiles, edited, impactOf, without, type Files } from '../../trees.js';

const project = (name: string, dependencies: readonly string[] = [], rest = '') =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n${rest}`;

const lock = (...packages: string[]) =>
  `version = 1\nrevision = 3\nrequires-python = ">=3.12"\n\n[options]\nexclude-newer = "2026-01-01T00:00:00Z"\n\n${packages.join('\n')}`;
const local = (name: string, directory: string, rest = '') =>
  `[[package]]\nname = "${name}"\nsource = { editable = "${directory}" }\n${rest}`;
const external = (name: string, version: string, rest = '') =>
  `[[package]]\nname = "${name}"\nversion = "${version}"\nsource = { registry = "https://index.example/simple" }\nsdist = { hash = "sha256:${name}${version}" }\n${rest}`;

const workspace: Files = {
  'pyproject.toml': `${project('root', [], '[dependency-groups]\ndev = ["pytest"]\n')}
[tool.uv.workspace]
members = ["packages/*", "apps/web"]
exclude = ["packages/old"]
[tool.uv.sources]
My_Core = { workspace = true }
`,
  'uv.lock': lock(
    local('root', '.', '[package.dev-dependencies]\ndev = [{ name = "pytest" }]\n'),
    local('my-core', 'packages/core', 'dependencies = [{ name = "anyio" }]\n'),
    local('leaf', 'packages/leaf'),
    local(
      'web',
      'apps/web',
      'dependencies = [{ name = "my-core", extra = ["fast"] }]\n[package.optional-dependencies]\nall = [{ name = "rich" }]\n',
    ),
    local('other', 'packages/other', '[package.dev-dependencies]\ndev = [{ name = "leaf" }]\n'),
    external('anyio', '4', 'dependencies = [{ name = "idna" }]\n'),
    external('idna', '3'),
    external('pytest', '9', 'dependencies = [{ name = "pluggy" }]\n'),
    external('pluggy', '1'),
    external('rich', '14'),
  ),
  'packages/core/pyproject.toml': project(
    'My.Core',
    ['anyio>=4'],
    '[project.optional-dependencies]\nfast = ["leaf"]\n',
  ),
  'packages/core/src/my_core/__init__.py': '',
  'packages/leaf/pyproject.toml': project('leaf'),
  'packages/leaf/src/leaf/__init__.py': '',
  'packages/leaf/src/leaf/deep.py': '',
  'packages/other/pyproject.toml': project('other', [], '[dependency-groups]\ndev = ["leaf"]\n'),
  'packages/other/other.py': '',
  'packages/old/pyproject.toml': 'not even TOML',
  'apps/web/pyproject.toml': project('web', ['my_core[fast] ; python_version > "3"']),
  'apps/web/main.py': '',
  'README.md': '',
};

const changing = async (files: Files, path: string) => impactOf(uv, files, { ...files, [path]: '# changed' });

describe('a workspace', () => {
  test('an extra impacts who asks for it, and a group only the project itself', async () => {
    const { targets } = await changing(workspace, 'packages/leaf/src/leaf/deep.py');
    expect(targets).toEqual(['leaf', 'my-core', 'other', 'web']);
    const plain = edited(
      edited(workspace, 'apps/web/pyproject.toml', '[fast]', ''),
      'uv.lock',
      ', extra = ["fast"]',
      '',
    );
    expect((await changing(plain, 'packages/leaf/src/leaf/deep.py')).targets).toEqual(['leaf', 'my-core', 'other']);
  });

  test.each([
    ['README.md', [], true],
    ['.github/workflows/ci.yml', [], true],
    ['Dockerfile', [], true],
    ['docs/index.md', [], true],
    ['tasks.py', ['root'], false],
    ['scripts/run.py', ['root'], false],
    ['conftest.py', ['leaf', 'my-core', 'other', 'root', 'web'], false],
    ['.python-version', ['leaf', 'my-core', 'other', 'root', 'web'], false],
    ['packages/conftest.py', ['leaf', 'my-core', 'other', 'root'], false],
    ['packages/leaf/data.bin', ['leaf', 'my-core', 'other', 'web'], false],
  ])('%s belongs to %j', async (path, targets, left) => {
    expect(await changing({ ...workspace, [path]: '' }, path)).toMatchObject({
      targets: targets,
      uncovered: left ? [path] : [],
    });
  });

  test('a readme that the root names is its own', async () => {
    const files = edited(workspace, 'pyproject.toml', 'version = "1"', 'version = "1"\nreadme = "README.md"');
    expect(await changing(files, 'README.md')).toMatchObject({ targets: ['root'], uncovered: [] });
  });

  test('settings of tools impact every project, members only who is one', async () => {
    const all = ['leaf', 'my-core', 'other', 'root', 'web'];
    const ruff = { ...workspace, 'pyproject.toml': `${workspace['pyproject.toml'] as string}[tool.pytest]\nx = 1\n` };
    expect((await impactOf(uv, workspace, ruff)).targets).toEqual(all);
    const virtual = edited(
      workspace,
      'pyproject.toml',
      '[project]\nname = "root"\nversion = "1"\ndependencies = []\n',
      '',
    );
    const members = edited(virtual, 'pyproject.toml', '"apps/web"]', '"apps/web", "packages/missing-*"]');
    expect(await impactOf(uv, virtual, members)).toMatchObject({ targets: [], uncovered: [] });
  });

  test.each([
    ['what a project resolves', 'name = "idna"\nversion = "3"', 'name = "idna"\nversion = "4"', ['my-core', 'web']],
    ['a hash', 'sha256:idna3', 'sha256:idna4', ['my-core', 'web']],
    ['what an extra resolves', 'name = "rich"\nversion = "14"', 'name = "rich"\nversion = "15"', ['web']],
    [
      "what the root's groups install",
      'name = "pluggy"\nversion = "1"',
      'name = "pluggy"\nversion = "2"',
      ['leaf', 'my-core', 'other', 'root', 'web'],
    ],
    ['how versions were chosen', '2026-01-01', '2026-02-02', []],
    ['the revision', 'revision = 3', 'revision = 4', []],
    ['the versions of Python', '">=3.12"', '">=3.13"', ['leaf', 'my-core', 'other', 'root', 'web']],
    ['a member that is missing', local('leaf', 'packages/leaf'), '', ['leaf', 'my-core', 'other', 'web']],
  ])('uv.lock: %s', async (_, from, to, targets) => {
    expect(await impactOf(uv, workspace, edited(workspace, 'uv.lock', from, to))).toMatchObject({
      targets: targets,
      uncovered: [],
    });
  });

  test('groups of a root that is not a project count for every project', async () => {
    const files = {
      ...workspace,
      'pyproject.toml':
        '[dependency-groups]\ndev = ["pytest"]\n[tool.uv.workspace]\nmembers = ["packages/leaf", "apps/web"]\n',
      'packages/core/pyproject.toml': '',
      'apps/web/pyproject.toml': project('web'),
      'uv.lock': `${lock(local('leaf', 'packages/leaf'), local('web', 'apps/web'), external('pytest', '9'))}\n[manifest.dependency-groups]\ndev = [{ name = "pytest", specifier = ">1" }]\n`,
    };
    const head = edited(files, 'uv.lock', 'sha256:pytest9', 'sha256:pytest10');
    expect((await impactOf(uv, files, head)).targets).toEqual(['leaf', 'other', 'web']);
  });

  test('a lockfile of another version makes it ALL', async () => {
    const head = edited(workspace, 'uv.lock', 'version = 1\n', 'version = 2\n');
    expect((await impactOf(uv, workspace, head)).impact).toEqual({
      kind: 'all',
      why: expect.stringMatching(
        /^uv\.lock is of version 2, and only version 1 is known \(in the head commit [\da-f]+\)$/,
      ) as unknown,
    });
  });

  test('dependencies that only the build knows are taken from the lockfile', async () => {
    const text = '[project]\nname = "web"\ndynamic = ["dependencies"]\n';
    const files = { ...workspace, 'apps/web/pyproject.toml': text };
    expect((await changing(files, 'packages/core/src/my_core/__init__.py')).targets).toEqual(['my-core', 'web']);
    const unlocked = without(files, 'uv.lock');
    expect((await changing(unlocked, 'packages/other/other.py')).targets).toEqual(['other', 'web']);
  });

  test.each([
    ['an import', 'import os, leaf.deep as x\n'],
    ['an import of a name', 'if x:\n    from leaf import (\n        deep,  # why\n    )\n'],
    ['a text', 'pytest_plugins = ["leaf.deep"]\n'],
    ['a text with a function', "mock.patch('leaf.deep.run')\n"],
  ])('what is not declared is seen through %s', async (_, source) => {
    const files = {
      ...workspace,
      'packages/other/pyproject.toml': project('other'),
      'packages/other/other.py': source,
    };
    const silent = edited(files, 'uv.lock', '[package.dev-dependencies]\ndev = [{ name = "leaf" }]', '');
    expect((await changing(silent, 'packages/leaf/src/leaf/deep.py')).targets).toContain('other');
    const none = { ...silent, 'packages/other/other.py': 'import leafy\nfrom . import leaf\n' };
    expect((await changing(none, 'packages/leaf/src/leaf/deep.py')).targets).not.toContain('other');
  });

  test('a namespace is not a module, and a module of its own is its own', async () => {
    const files = {
      ...workspace,
      'packages/leaf/src/ns/one/__init__.py': '',
      'packages/other/src/ns/two/__init__.py': '',
      'packages/other/src/deep/__init__.py': 'import deep\nimport ns\n',
      'packages/leaf/src/deep/__init__.py': '',
      'packages/other/pyproject.toml': project('other'),
      'uv.lock':
        edited(workspace, 'uv.lock', '[package.dev-dependencies]\ndev = [{ name = "leaf" }]', '')['uv.lock'] ?? '',
    };
    expect((await changing(files, 'packages/leaf/src/leaf/deep.py')).targets).toEqual(['leaf', 'my-core', 'web']);
    const named = { ...files, 'packages/other/other.py': 'from ns import one\n' };
    expect((await changing(named, 'packages/leaf/src/leaf/deep.py')).targets).toContain('other');
  });

  test("what another project's tests need reaches who imports them", async () => {
    const files = {
      ...workspace,
      'packages/other/tests/__init__.py': '',
      'packages/other/tests/help.py': '',
      'packages/leaf/tests/test_leaf.py': 'from tests.help import x\n',
      'packages/third/pyproject.toml': project('third'),
      'packages/third/third.py': '',
    };
    const needing = { ...files, 'packages/other/tests/help.py': 'import third\n' };
    expect((await changing(needing, 'packages/third/third.py')).targets).toEqual(['leaf', 'other', 'third']);
  });

  test('a path that leads out of a project', async () => {
    const files = { ...workspace, 'common/x.json': '', 'packages/other/other.py': 'open("../../common/x.json")' };
    expect(await changing(files, 'common/x.json')).toMatchObject({
      targets: ['other'],
      uncovered: ['common/x.json'],
    });
  });
});

describe('paths', () => {
  const pair = (user: string, rest: Files = {}): Files => ({
    'a/leaf/pyproject.toml': project('leaf'),
    'a/leaf/leaf.py': '',
    'b/user/pyproject.toml': user,
    'c/pyproject.toml': project('third'),
    ...rest,
  });
  test.each([
    [
      'poetry',
      '[tool.poetry]\nname = "user"\n[tool.poetry.dependencies]\nleaf = { path = "../../a/leaf", develop = true }\n',
    ],
    [
      'poetry, under another name',
      '[tool.poetry]\nname = "user"\n[tool.poetry.dependencies]\nx = [{ path = "../../a/leaf" }]\n',
    ],
    [
      'a group of poetry',
      '[tool.poetry]\nname = "user"\n[tool.poetry.group.dev.dependencies]\nleaf = { path = "../../a/leaf" }\n',
    ],
    [
      'pdm',
      `${project('user')}[tool.pdm.dev-dependencies]\ndev = ["-e file:///\${PROJECT_ROOT}/../../a/leaf#egg=x"]\n`,
    ],
    ['hatch', project('user', ['x @ {root:parent:parent:uri}/a/leaf'])],
    [
      'an environment of hatch',
      `${project('user')}[tool.hatch.envs.default]\nextra-dependencies = ["x @ {root:uri}/../../a/leaf"]\n`,
    ],
    ['uv', `${project('user', ['x'])}[tool.uv.sources]\nX = { path = "../../a/leaf", editable = true }\n`],
    [
      'uv, under a marker',
      `${project('user', ['x'])}[tool.uv.sources]\nx = [{ path = "../../a/leaf", marker = "y" }, { index = "z" }]\n`,
    ],
    ['pixi', `${project('user')}[tool.pixi.pypi-dependencies]\nx = { path = "../../a/leaf", editable = true }\n`],
    ['a requirement', project('user', ['x @ file:../../a/leaf'])],
    ['a name', project('user', ['LEAF[x]>=1'])],
    ['the build', `${project('user')}[build-system]\nrequires = ["leaf"]\n`],
    [
      'a hook of hatch',
      '[project]\nname = "user"\ndynamic = ["dependencies"]\n[tool.hatch.metadata.hooks.x]\ndependencies = ["leaf=={{ version }}"]\n',
    ],
  ])('%s', async (_, user) => {
    const files = pair(user);
    expect((await changing(files, 'a/leaf/leaf.py')).targets).toEqual(['leaf', 'user']);
    expect((await changing(files, 'c/x')).targets).toEqual(['third']);
  });

  test('a directory without pyproject.toml, and a wheel', async () => {
    const user = `${project('user', ['x', 'y'])}[tool.uv.sources]\nx = { path = "../../legacy" }\ny = { path = "../../y.whl" }\n`;
    const files = pair(user, { 'legacy/setup.py': '', 'y.whl': '' });
    for (const path of ['legacy/setup.py', 'y.whl'])
      expect(await changing(files, path)).toMatchObject({ targets: ['user'], uncovered: [] });
  });

  test('what hatch packs or leaves out is not a requirement', async () => {
    const user = `${project('user', ['leaf'])}[tool.hatch.build.targets.wheel]\nexclude = ["/leaf/.agents", "../gone"]
[tool.hatch.envs.test.scripts]\nall = ["/usr/bin/env pytest", "./gone"]\n`;
    const files = pair(user);
    expect((await changing(files, 'a/leaf/leaf.py')).targets).toEqual(['leaf', 'user']);
    expect((await changing(files, 'c/x')).targets).toEqual(['third']);
  });

  test.each(['build.targets.wheel', 'build.hooks.custom', 'envs.test'])(
    'a requirement of hatch where nothing is makes its project impacted in every answer: %s',
    async (table) => {
      const user = `${project('user')}[tool.hatch.${table}]\ndependencies = ["x @ {root:uri}/../../gone"]\n`;
      expect((await changing(pair(user), 'c/x')).targets).toEqual(['third', 'user']);
    },
  );

  test('a path where nothing is makes its project impacted in every answer, and no other', async () => {
    const files = pair(`${project('user', ['x'])}[tool.uv.sources]\nx = { path = "../../gone" }\n`);
    const { targets, impact } = await changing(files, 'c/x');
    expect(targets).toEqual(['third', 'user']);
    expect(impact.kind === 'targets' && impact.targets.get('user')).toMatchObject({
      what: 'b/user/pyproject.toml names the path "../../gone" for x, where nothing is',
    });
  });

  test('a submodule impacts who needs a path in it, and makes it ALL as a member', async () => {
    const user = `${project('user', ['x'])}[tool.uv.sources]\nx = { path = "../../sub/x" }\n`;
    const files = pair(user, { sub: { submodule: '1'.repeat(40) } });
    expect(await impactOf(uv, files, { ...files, sub: { submodule: '2'.repeat(40) } })).toMatchObject({
      targets: ['user'],
      uncovered: [],
    });
    const member = { ...workspace, 'packages/sub': { submodule: '1'.repeat(40) } };
    const moved = { ...workspace, 'packages/sub': { submodule: '2'.repeat(40) } };
    expect(await impactOf(uv, member, moved)).toMatchObject({ uncovered: ['packages/sub'] });
  });

  test('a sample inside a project belongs to that project too', async () => {
    const files = pair(project('user'), {
      'b/user/tests/data/pyproject.toml': project('sample'),
      'b/user/tests/data/x.py': '',
    });
    expect((await changing(files, 'b/user/tests/data/x.py')).targets).toEqual(['sample', 'user']);
    const broken = { ...files, 'b/user/tests/data/pyproject.toml': 'broken' };
    expect((await changing(broken, 'b/user/tests/data/x.py')).targets).toEqual(['user']);
  });

  test('a pyproject.toml with settings alone is not a project', async () => {
    const files = pair(project('user'), {
      'pyproject.toml': '[tool.ruff]\nline-length = 100\n',
      'd/pyproject.toml': '[tool.ruff]\n',
    });
    expect(await changing(files, 'd/x.py')).toMatchObject({ targets: [], uncovered: ['d/x.py'] });
  });
});

describe('what auto asks', () => {
  const detect = async (files: Files) => uv.detect?.((await compareFiles(files, files)).head, '');
  test('a workspace and several projects, and not a single one or settings', async () => {
    expect(await detect(workspace)).toBe(true);
    expect(await detect({ 'pyproject.toml': project('a'), 'b/pyproject.toml': project('b') })).toBe(true);
    expect(await detect({ 'pyproject.toml': project('a') })).toBe(false);
    expect(await detect({ 'pyproject.toml': '[tool.ruff]\n', 'a/pyproject.toml': project('a') })).toBe(false);
    expect(await detect({ 'pyproject.toml': 'broken' })).toBe(true);
  });
});

describe('mistakes', () => {
  test.each([
    ['packages/leaf/pyproject.toml', '[project]\nname = x\n', /^packages\/leaf\/pyproject\.toml:2:\d+: /],
    [
      'pyproject.toml',
      '[tool.uv.workspace]\nmembers = ["gone"]\n',
      /^pyproject\.toml: tool\.uv\.workspace\.members names gone, where there is no pyproject\.toml/,
    ],
    ['uv.lock', 'version = ', /^uv\.lock:1:\d+: /],
  ])('%s that holds %j makes it ALL, with its place', async (path, text, message) => {
    const head = { ...workspace, [path]: text };
    const { impact } = await impactOf(uv, workspace, head);
    expect(impact).toMatchObject({ kind: 'all', why: expect.stringMatching(message) as unknown });
    expect((await impactOf(uv, head, workspace)).targets).toBeUndefined();
  });
});
