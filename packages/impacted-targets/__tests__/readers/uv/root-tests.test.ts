import { describe, expect, test } from '@jest/globals';
import { uv } from '../../build-systems.js';
import { edited, impactOf, without, type Files } from '../../trees.js';

const project = (name: string, dependencies: readonly string[] = []) =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n`;
const local = (name: string) => `[[package]]\nname = "${name}"\nsource = { editable = "packages/${name}" }\n`;

/** A workspace whose root is not a project, with tests beside its members. */
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

describe('tests beside the members of a workspace whose root is not a project', () => {
  test.each([
    ['a test', 'tests/test_one.py', ['tests'], []],
    ['a helper', 'tests/fakes.py', ['tests'], []],
    ['data', 'tests/samples/one.json', ['tests'], []],
    ['a new test', 'tests/deep/test_new.py', ['tests'], []],
    ['settings of the tests', 'tests/pytest.ini', ['tests'], []],
    ['what is imported', 'packages/one/src/one/__init__.py', ['one', 'tests'], []],
    ['what a helper imports', 'packages/core/src/core/__init__.py', ['core', 'one', 'tests', 'two'], []],
    ['what no test imports', 'packages/three/src/three/__init__.py', ['three'], []],
    ['settings at the root', 'conftest.py', ['apart', ...every], []],
    ['how tests are run', 'tests/Dockerfile', ['tests'], []],
    ['a script', 'scripts/check.py', [], ['scripts/check.py']],
    ['a test of a project that is not a member', 'packages/apart/tests/test_apart.py', ['apart'], []],
    ['a hidden directory', '.github/tests/test_one.py', [], ['.github/tests/test_one.py']],
  ])('%s', async (_, path, targets, uncovered) => {
    expect(await changing(workspace, path)).toEqual([targets, uncovered]);
  });

  test.each([
    ['imports a helper', 'packages/three/src/three/helping.py', 'from tests.fakes import Fake\n'],
    [
      'opens data by steps upward',
      'packages/three/src/three/data.py',
      'ROOT = Path(__file__).parents[4]\nopen(ROOT / "tests" / "samples" / "one.json")\n',
    ],
    ['starts tests from its settings', 'packages/three/Makefile', 'test:\n\tpytest ../../tests/test_one.py\n'],
    ['names tests in its settings', 'packages/three/tox.ini', '[pytest]\ntestpaths = ../../tests\n'],
  ])('a member that %s depends on them', async (_, path, content) => {
    expect(await changingBeside('tests/samples/one.json', path, content)).toEqual([['tests', 'three'], []]);
  });

  test('a group of the root, and any package of the lockfile, are in their environment', async () => {
    const grouped = edited(workspace, 'pyproject.toml', '"pytest"', '"pytest", "three"');
    expect(await changing(grouped, 'packages/three/src/three/__init__.py')).toEqual([['tests', 'three'], []]);
    expect(await impactOf(uv, workspace, edited(workspace, 'uv.lock', 'version = "3"', 'version = "4"'))).toMatchObject(
      { targets: ['tests'], uncovered: [] },
    );
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
    expect(await impactOf(uv, workspace, without(workspace, 'tests/test_one.py'))).toMatchObject({
      targets: ['tests'],
      uncovered: [],
    });
    const before = { ...without(workspace, 'tests/test_one.py'), 'tests/check.py': '' };
    const taken = await impactOf(uv, before, { ...before, 'tests/check.py': 'pass', 'tests/test_new.py': '' });
    // The new tests depend on what their helpers import.
    expect([taken.targets, taken.uncovered]).toEqual([['core', 'tests'], ['tests/check.py']]);
    const apart = { ...workspace, 'tests/apart/pyproject.toml': project('in-tests'), 'tests/apart/check.py': '' };
    const joined = await impactOf(uv, apart, {
      ...without(apart, 'tests/apart/pyproject.toml'),
      'tests/apart/check.py': 'pass',
    });
    expect(joined.uncovered).toEqual([]);
  });
});
