import { describe, expect, test } from '@jest/globals';
import { uv } from '../../../../src/impacted-targets/build-systems/uv/index.js';
import { impactOf, type Files } from '../../trees.js';

const project = (name: string, ...dependencies: string[]) =>
  `[project]\nname = "${name}"\nversion = "1"\ndependencies = ${JSON.stringify(dependencies)}\n`;

/** `user` requires `host`, and `plugin` requires it, too. */
const workspace: Files = {
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["p/*"]\n',
  'p/host/pyproject.toml': project('host'),
  'p/host/host/__init__.py': '',
  'p/plugin/pyproject.toml': project('plugin', 'host'),
  'p/plugin/plugin/__init__.py': '',
  'p/other/pyproject.toml': project('other'),
  'p/other/other/__init__.py': '',
  'p/user/pyproject.toml': project('user', 'host'),
};

const ofPlugin = async (source: string, more: Files = {}, changed = 'p/plugin/plugin/__init__.py') => {
  const files: Files = { ...workspace, 'p/host/host/__init__.py': source, ...more };
  return (await impactOf(uv, files, { ...files, [changed]: 'changed = 1\n' })).targets;
};

const example = '    """Shows it.\n\n    >>> f(1)\n    import other\n    import plugin\n    """\n';

describe('an example in a docstring counts for the project that may run it, not for its dependents', () => {
  test.each([
    ['of a function', `def f(a):\n${example}    return a\n`],
    ['of a function with a long head', `async def f(\n  a,\n) -> None:\n${example}`],
    ['of a class', `class A:\n${example}`],
    ['of an attribute', `class A:\n    x = 1\n${example}`],
    ['of the module', '"""Shows it.\n\nfrom plugin import x\n"""\n'],
    ['with a raw text', "r'''\n>>> load(\"plugin.sub\")\n'''\n"],
  ])('%s', async (_, source) => {
    expect(await ofPlugin(source)).toEqual(['host', 'plugin']);
  });

  test('also where the other project does not require it', async () => {
    expect(await ofPlugin(`def f():\n${example}`, {}, 'p/other/other/__init__.py')).toEqual(['host', 'other']);
  });

  test.each([
    ['is imported, too', `def f():\n${example}    import plugin\n`],
    ['stands in a text that is run', 'run(\n"""\nimport plugin\n""")\n'],
    ['stands in a text that is kept', 'x = {"a":\n"""\nimport plugin\n"""}\n'],
    ['stands in a text with values', 'x = 1\nf"""\nimport plugin\n{x}"""\n'],
    ['stands in a text with an operator', '"""\nimport plugin\n""" % x\n'],
    ['stands in what no parser reads', 'x = = 1 )\n"""\nimport plugin\n"""\n'],
    ['stands between two texts', '"""one"""\nimport plugin\n"""two"""\n'],
    ['stands behind a text on its line', '"""one"""; import plugin\n'],
  ])('but where the module %s, dependents are impacted', async (_, source) => {
    expect(await ofPlugin(source)).toEqual(['host', 'plugin', 'user']);
  });
});

describe('a module of a plugin that only a text names counts for the host, not for its dependents', () => {
  const names = 'known = {"a": "plugin.Client"}\n';

  test('where the plugin requires the host', async () => {
    expect(await ofPlugin(names)).toEqual(['host', 'plugin']);
  });

  test('but where it does not, dependents are impacted', async () => {
    expect(await ofPlugin(names, { 'p/plugin/pyproject.toml': project('plugin') })).toEqual(['host', 'plugin', 'user']);
  });

  test('and where the host requires it, too', async () => {
    const both = { 'p/host/pyproject.toml': project('host', 'plugin') };
    expect(await ofPlugin(names, both)).toEqual(['host', 'plugin', 'user']);
  });

  test('and where the host imports it, too', async () => {
    expect(await ofPlugin(`${names}def load():\n    import plugin\n`)).toEqual(['host', 'plugin', 'user']);
  });

  test('and dependents that name it themselves', async () => {
    const user = { 'p/user/user.py': 'load("plugin.Client")\n' };
    expect(await ofPlugin(names, user)).toEqual(['host', 'plugin', 'user']);
  });
});
