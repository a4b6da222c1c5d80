import { describe, expect, test } from '@jest/globals';
import { uv } from '../../../../src/impacted-targets/build-systems/uv/index.js';
import { edited, impactOf, without, type Files } from '../../trees.js';

const project = (name: string, dependencies: readonly string[] = []) =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n`;
const local = (name: string) => `[[package]]\nname = "${name}"\nsource = { editable = "packages/${name}" }\n`;

/** A workspace whose root is no project, with tests beside its members. */
const workspace: Files = {
  'pyproject.toml':
    '[dependency-groups]\ndev = ["pytest"]\n[tool.uv.workspace]\nmembers = ["packages/*"]\nexclude = ["packages/apart"]\n' +
    '[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = ["-p", "tests.plugin"]\n',
  'uv.lock': `version = 1\n${['core', 'one', 'two', 'three'].map(local).join('')}[[package]]\nname = "idna"\nversion = "3"\nsource = { registry = "https://index.example/simple" }\n`,
  'packages/core/pyproject.toml': project('core'),
  'packages/core/src/core/__init__.py': '',
  'packages/one/pyproject.toml': project('one', ['core']),
  'packages/one/src/one/__init__.py': '',
  'packages/two/pyproject.toml': project('two', ['core']),
  'packages/two/src/two/__init__.py': '',
  'packages/three/pyproject.toml': project('three'),
  'packages/three/src/three/__init__.py': '',
  'packages/apart/pyproject.toml': project('apart'),
  'packages/apart/tests/test_apart.py': '',
  'tests/__init__.py': '',
  'tests/conftest.py': 'from .fakes import Fake\n',
  'tests/fakes.py': 'import core\n',
  'tests/plugin.py': 'from tests.marks import marks\n',
  'tests/marks.py': '',
  'tests/test_one.py': 'import one\n',
  'tests/samples/one.json': '{}',
  'tests/Dockerfile': 'FROM scratch\n',
  'scripts/check.py': '',
};
const every = ['core', 'one', 'tests', 'three', 'two'];

const changing = async (files: Files, path: string) => {
  const { targets, uncovered } = await impactOf(uv, files, { ...files, [path]: '# changed' });
  return [targets, uncovered];
};
/** What a change of a file impacts where another file has some content. */
const changingBeside = (path: string, other: string, content: string) =>
  changing({ ...workspace, [other]: content }, path);

describe('tests beside the members of a workspace whose root is no project', () => {
  test.each([
    ['a test', 'tests/test_one.py', ['tests'], []],
    ['a helper', 'tests/fakes.py', ['tests'], []],
    ['data', 'tests/samples/one.json', ['tests'], []],
    ['a new test', 'tests/deep/test_new.py', ['tests'], []],
    ['settings of the tests', 'tests/pytest.ini', ['tests'], []],
    ['a plugin that the root names', 'tests/plugin.py', every, []],
    ['what that plugin imports', 'tests/marks.py', every, []],
    ['the package around it', 'tests/__init__.py', every, []],
    ['what is imported', 'packages/one/src/one/__init__.py', ['one', 'tests'], []],
    ['what a helper imports', 'packages/core/src/core/__init__.py', ['core', 'one', 'tests', 'two'], []],
    ['what no test imports', 'packages/three/src/three/__init__.py', ['three'], []],
    ['settings at the root', 'conftest.py', every, []],
    ['how tests are run', 'tests/Dockerfile', [], ['tests/Dockerfile']],
    ['how tests are run, in a shell', 'tests/run.sh', [], ['tests/run.sh']],
    ['a script', 'scripts/check.py', [], ['scripts/check.py']],
    [
      'a test of a project that is no member',
      'packages/apart/tests/test_apart.py',
      [],
      ['packages/apart/tests/test_apart.py'],
    ],
    ['a hidden directory', '.github/tests/test_one.py', [], ['.github/tests/test_one.py']],
  ])('%s', async (_, path, targets, uncovered) => {
    expect(await changing(workspace, path)).toEqual([targets, uncovered]);
  });

  test.each([
    [
      'lists the members',
      'from pathlib import Path\nfor file in (Path(__file__).parent.parent / NAME).rglob("*.py"): pass\n',
    ],
    ['lists them by another function', 'from os import walk as look\nlook(HERE)\n'],
    ['names their directory', 'open(f"{root}/packages/" + name)\n'],
    ['starts a program', 'import subprocess\nsubprocess.run(COMMAND)\n'],
    ['imports by a name that is made up', 'import importlib\nimportlib.import_module("th" + "ree")\n'],
    ['imports inside of a line', 'if True: import importlib; importlib.import_module(NAME)\n'],
  ])('a test that %s depends on all of them', async (_, content) => {
    expect(await changingBeside('packages/three/src/three/__init__.py', 'tests/test_all.py', content)).toEqual([
      ['tests', 'three'],
      [],
    ]);
  });

  test('data may name what a test uses: a module, or a path', async () => {
    const three = 'packages/three/src/three/__init__.py';
    expect(await changingBeside(three, 'tests/samples/all.json', '["three.main"]')).toEqual([['tests', 'three'], []]);
    expect(await changingBeside(three, 'tests/docker-compose.yml', 'build: ../packages/three\n')).toEqual([
      ['tests', 'three'],
      [],
    ]);
    expect(await changingBeside(three, 'tests/sample.wav', 'three')).toEqual([['three'], []]);
  });

  test.each([
    ['imports a helper', 'packages/three/src/three/helping.py', 'from tests.fakes import Fake\n'],
    ['imports it under the name that it has in its directory', 'packages/three/src/three/helping.py', 'import fakes\n'],
    [
      'opens data by steps upward',
      'packages/three/src/three/data.py',
      'ROOT = Path(__file__).parents[4]\nopen(ROOT / "tests" / "samples" / "one.json")\n',
    ],
    ['starts tests from its settings', 'packages/three/Makefile', 'test:\n\tpytest ../../tests/test_one.py\n'],
    ['names tests in its settings', 'packages/three/tox.ini', '[pytest]\ntestpaths = ../../tests\n'],
  ])('a member that %s depends on them', async (_, path, content) => {
    for (const changed of ['tests/fakes.py', 'tests/samples/one.json']) {
      expect(await changingBeside(changed, path, content)).toEqual([['tests', 'three'], []]);
    }
  });

  test('a member whose paths are put together in several files depends on them, and one that stays inside does not', async () => {
    const files = {
      ...workspace,
      'packages/three/tests/places.py': 'from pathlib import Path\nROOT = Path(__file__).parent.parent.parent.parent\n',
      'packages/three/tests/test_three.py': 'from places import ROOT\nlist(ROOT.glob("*/samples/*"))\n',
      'packages/two/tests/test_two.py': 'HERE = Path(__file__).parent\nopen(HERE / "samples" / "two.json")\n',
    };
    expect(await changing(files, 'tests/samples/one.json')).toEqual([['tests', 'three'], []]);
  });

  test('a group of the root, and any package of the lockfile, are in their environment', async () => {
    const grouped = edited(workspace, 'pyproject.toml', '"pytest"', '"pytest", "three"');
    expect(await changing(grouped, 'packages/three/src/three/__init__.py')).toEqual([['tests', 'three'], []]);
    const locked = await impactOf(uv, workspace, edited(workspace, 'uv.lock', 'version = "3"', 'version = "4"'));
    expect([locked.targets, locked.uncovered]).toEqual([['tests'], []]);
  });

  test('a document at the root that a test names impacts it', async () => {
    const files = { ...workspace, 'README.md': '', 'tests/test_readme.py': 'open(ROOT / "README.md")\n' };
    expect(await changing(files, 'README.md')).toEqual([['tests'], ['README.md']]);
  });

  test('a root that is a project has its tests, and a directory without tests belongs to nobody', async () => {
    const named = edited(workspace, 'pyproject.toml', '[dependency-groups]', `${project('root')}\n[dependency-groups]`);
    expect(await changing(named, 'tests/test_one.py')).toEqual([['root'], []]);
    const files = { ...without(workspace, 'tests/test_one.py'), 'tests/one.py': '' };
    expect(await changing(files, 'tests/one.py')).toEqual([[], ['tests/one.py']]);
  });

  test('tests that are gone impact what they were, and a pull request takes no file over that was nobody’s', async () => {
    const gone = await impactOf(uv, workspace, without(workspace, 'tests/test_one.py'));
    // The plugin of all projects belongs to no tests any more, so that it may be anything.
    expect([gone.targets, gone.uncovered]).toEqual([every, []]);
    const before = { ...without(workspace, 'tests/test_one.py'), 'tests/check.py': '' };
    const taken = await impactOf(uv, before, { ...before, 'tests/check.py': 'pass', 'tests/test_new.py': '' });
    expect([taken.targets, taken.uncovered]).toEqual([every, ['tests/check.py']]);
    const apart = { ...workspace, 'tests/apart/pyproject.toml': project('in-tests'), 'tests/apart/check.py': '' };
    const joined = await impactOf(uv, apart, {
      ...without(apart, 'tests/apart/pyproject.toml'),
      'tests/apart/check.py': 'pass',
    });
    expect(joined.uncovered).toEqual(['tests/apart/check.py', 'tests/apart/pyproject.toml']);
  });
});

describe('a text that is the name of a file', () => {
  const files: Files = {
    ...workspace,
    'packages/one/agent.py': 'import core\n',
    'packages/three/src/three/finding.py': 'find("agent.py")\n',
  };

  test('is no module, unless the module has something of that name', async () => {
    expect(await changing(files, 'packages/one/agent.py')).toEqual([['one', 'tests'], []]);
    const bound = { ...files, 'packages/one/agent.py': 'import py\n' };
    expect(await changing(bound, 'packages/one/agent.py')).toEqual([['one', 'tests', 'three'], []]);
    const star = { ...files, 'packages/one/agent.py': 'from core import *\n' };
    expect(await changing(star, 'packages/one/agent.py')).toEqual([['one', 'tests', 'three'], []]);
  });

  test('may name what else a module has', async () => {
    const patched = { ...files, 'packages/three/src/three/finding.py': 'patch("agent.db")\n' };
    expect(await changing(patched, 'packages/one/agent.py')).toEqual([['one', 'tests', 'three'], []]);
  });
});
