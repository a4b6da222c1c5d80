import { describe, expect, test } from '@jest/globals';
import { uv } from '../../build-systems.js';
import { impactOf, type Files } from '../../trees.js';

const project = (name: string) => `[project]\nname = "${name}"\nversion = "1"\n`;

/** Projects b and a, neither of which declares the other. */
const workspace: Files = {
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p/*"]\n',
  'p/a/pyproject.toml': project('a'),
  'p/b/pyproject.toml': project('b'),
  'p/b/src/b/__init__.py': '',
  'p/b/src/b/sub.py': '',
  'p/b/src/ab/__init__.py': '',
};

const ofChange = async (more: Files, path: string) => {
  const files: Files = { ...workspace, [path]: '', ...more };
  return (await impactOf(uv, files, { ...files, [path]: '# changed' })).targets;
};

describe('an import is seen', () => {
  test.each([
    ['behind try', 'try: import b\nexcept ImportError: pass\n'],
    ['behind if', 'if x: from b import sub\n'],
    ['in a function of one line', 'def f(): import b.sub as s\n'],
    ['in a class', 'class A: from b.sub import x\n'],
    ['behind a semicolon', 'x = 1; import b\n'],
    ['behind another import', 'import os; from b import sub\n'],
    ['after a continued line', 'import \\\n    b\n'],
    ['with its names in the next line', 'from b \\\n    import sub\n'],
    ['after a continued list', 'import os, \\\n  b\n'],
    ['behind a form feed', '\fimport b\n'],
    ['with a form feed within', 'import\fb\n'],
    ['behind a byte order mark', '\uFEFFimport b\n'],
    ['in parentheses with remarks', 'from b import ( # a (remark)\n  sub, # (\n)\n'],
    ['after what no parser reads', 'x = = 1 )\nimport b\n'],
    ['in a match', 'match x:\n  case 1: import b\n'],
    ['beside a lambda', 'f = lambda: 0; import b\n'],
    ['twice on a line', 'import os; import sys; import b; import re\n'],
  ])('%s', async (_, source) => {
    expect(await ofChange({ 'p/a/a.py': source, 'p/b/src/ab/__init__.py': 'import b' }, 'p/b/src/b/sub.py')).toEqual([
      'a',
      'b',
    ]);
  });

  test.each([
    ['beside the file', 'x = 1; from . import b\n'],
    ['beside the file, without a space', 'from.b import sub\n'],
    ['of another name', 'x = 1; import bb\n'],
    ['in a remark', '# x; import b\n'],
  ])('but not one %s', async (_, source) => {
    expect(await ofChange({ 'p/a/a.py': source }, 'p/b/src/b/sub.py')).toEqual(['b']);
  });

  test('in a source of any form', async () => {
    const source = `${'x = 1; import '.repeat(2_000)}\n${'from a import ('.repeat(2_000)}\n${'('.repeat(5_000)}`;
    expect(await ofChange({ 'p/a/a.py': source }, 'p/b/src/b/sub.py')).toEqual(['b']);
  });
});

describe('a path is seen', () => {
  const nested: Files = {
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p/*", "p/a/tests/proj"]\n',
    'p/a/tests/proj/pyproject.toml': project('proj'),
    'p/a/tests/proj/x.py': '',
  };
  const upward = 'Path(__file__).parents[2] / "b" / "data"';
  test.each([
    ['down into a member', 'p/a/tests/test_a.py', 'open("tests/proj/x.py")', 'p/a/tests/proj/x.py', ['a', 'proj']],
    ['beside the test', 'p/a/tests/test_a.py', 'here / "proj" / "x.py"', 'p/a/tests/proj/x.py', ['a', 'proj']],
    ['in pieces', 'p/a/tests/test_a.py', `${upward} / "x.json"`, 'p/b/data/x.json', ['a', 'b']],
    ['a folder of another', 'p/a/tests/test_a.py', upward, 'p/b/data/x.json', ['a', 'b']],
    ['from a script', 'p/a/run.sh', 'cat ../b/data/x.json', 'p/b/data/x.json', ['a', 'b']],
  ])('%s', async (_, file, source, path, expected) => {
    expect(await ofChange({ ...nested, [file]: source }, path)).toEqual(expected);
  });
});
