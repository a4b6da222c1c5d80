import { afterAll, describe, expect, test } from '@jest/globals';
import { type Files, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { compute as computeTargets } from './computing.js';

afterAll(removeSamples);

/** What a step of a pull request makes of a change. */
const compute = (from: string, base: Files, change: Files) => computeTargets({ from, base, change });

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "1.0.0"\n${more}`;
const cargo = (b: string, root = '', source = ''): Files => ({
  'Cargo.toml': `[workspace]\nmembers = ["a", "b", "c"]\n${root}`,
  'a/Cargo.toml': crate('a'),
  'a/src/lib.rs': '',
  'a/data.txt': '',
  'b/Cargo.toml': crate('b', b),
  'b/src/lib.rs': source,
  'c/Cargo.toml': crate('c'),
  'c/src/lib.rs': '',
});
const toml = (path: string): string => JSON.stringify(path);

const goModule = (name: string, more = ''): string => `module example.com/${name}\n\ngo 1.22\n${more}`;
const go = (path: string): Files => ({
  'go.work': 'go 1.22\n\nuse ./b\n',
  'a/go.mod': goModule('a'),
  'a/a.go': 'package a\n',
  'b/go.mod': goModule('b', `\nrequire example.com/a v1.0.0\n\nreplace example.com/a => ${path}\n`),
  'b/b.go': 'package b\n\nimport _ "example.com/a"\n',
});

const pyproject = (name: string, more = ''): string => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const uv = (b: string): Files => ({
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "b"]\n',
  'a/pyproject.toml': pyproject('a'),
  'a/src/a/__init__.py': '',
  'b/pyproject.toml': pyproject('b', b),
});

const manifest = (value: object): string => JSON.stringify({ version: '1.0.0', ...value });
const npm = (dependencies: object, source = ''): Files => ({
  'package.json': manifest({ name: 'root', private: true, workspaces: ['a', 'b', 'c'] }),
  'a/package.json': manifest({ name: 'a' }),
  'a/index.js': '',
  'b/package.json': manifest({ name: 'b', dependencies }),
  'b/index.js': source,
  'c/package.json': manifest({ name: 'c' }),
});

const pom = (artifact: string, more: string): string =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${more}</project>`;
const maven = (modules: string): Files => ({
  'pom.xml': pom('root', `<packaging>pom</packaging><modules>${modules}</modules>`),
  'parent/pom.xml': pom('parent', '<packaging>pom</packaging>'),
  'b/pom.xml': pom('b', ''),
});
const modules = '<module>parent</module><module>b</module>';

const elsewhere = ['../A', '..\\a', '../../checkout/a', '/home/runner/work/a', '../a ', '../\uff41', 'C:\\a'];

const few = elsewhere.slice(0, 3);

describe('a dependency by a path that leads somewhere on another system only', () => {
  test.each([
    ...elsewhere.map((path) => [
      'cargo',
      path,
      cargo(`[dependencies]\na = { path = ${toml(path)} }\n`),
      'a/src/lib.rs',
    ]),
    ...few.map((path) => [
      'cargo, of the workspace',
      path,
      cargo('[dependencies]\na = { workspace = true }\n', `[workspace.dependencies]\na = { path = ${toml(path)} }\n`),
      'a/src/lib.rs',
    ]),
    [
      'cargo, a patch',
      'A',
      cargo('[dependencies]\na = "1"\n', '[patch.crates-io]\na = { path = "A" }\n'),
      'a/src/lib.rs',
    ],
    ...few.map((path) => [
      'uv',
      path,
      uv(`dependencies = ["a"]\n[tool.uv.sources]\na = { path = ${toml(path)} }\n`),
      'a/src/a/__init__.py',
    ]),
    ...few.map((path) => [
      'uv, of Poetry',
      path,
      uv(`[tool.poetry.dependencies]\na = { path = ${toml(path)} }\n`),
      'a/src/a/__init__.py',
    ]),
  ] as [string, string, Files, string][])(
    '%s: %s: whose manifest names it always counts',
    async (name, _path, base, changed) => {
      const { step, targets } = await compute(name.replace(/,.*/, ''), base, { [changed]: '// changed\n' });
      expect(step.errors).toEqual([]);
      expect(targets).toEqual(['a', 'b']);
      expect(step.warnings.join('\n')).toContain('where nothing is');
    },
  );

  test.each([
    [
      'cargo, a member',
      '../../x',
      { ...cargo(''), 'Cargo.toml': '[workspace]\nmembers = ["a", "b", "../../x"]\n' },
      'a/src/lib.rs',
    ],
    ['maven, a module', '../../x', maven(`${modules}<module>../../x</module>`), 'parent/x'],
  ] as [string, string, Files, string][])('%s: %s: everything counts', async (name, _path, base, changed) => {
    const { step, targets } = await compute(name.replace(/,.*/, ''), base, { [changed]: '// changed\n' });
    expect(step.errors).toEqual([]);
    expect(targets).toBe('ALL');
    expect(step.outputs['impacted-targets-reason']).toContain('the repository has nothing there');
  });

  test.each(few)('workspaces: %s: whose manifest names it always counts', async (path) => {
    const { step, targets } = await compute('workspaces', npm({ a: `file:${path}` }), { 'a/index.js': '// changed\n' });
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['a', 'b']);
    expect(step.warnings.join('\n')).toContain('b/package.json names the path');
  });

  test.each(few)('go: %s: who imports it counts', async (path) => {
    const base = go(path.includes('\\') ? `\`${path}\`` : path);
    const { step, targets } = await compute('go', base, { 'a/a.go': '// changed\n' });
    expect(step.errors).toEqual([]);
    expect(targets).toEqual(['example.com/a', 'example.com/b']);
  });

  test('leads somewhere in a submodule or where it is tracked', async () => {
    const { targets } = await compute('cargo', cargo('[dependencies]\na = { path = "../a" }\n'), {
      'a/src/lib.rs': '//',
    });
    expect(targets).toEqual(['a', 'b']);
  });
});

describe('a file that a source names by a path of another system', () => {
  test.each([
    ['include_str!("../../A/Data.TXT");'],
    ['include_str!("\\x2e./../a/data.txt");'],
    ['include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../A/data.txt"));'],
    ['#[path = "../../A/DATA.txt"] mod x;'],
  ])('in Rust: %s', async (source) => {
    const { targets } = await compute('cargo', cargo('', '', source), { 'a/data.txt': 'changed' });
    expect(targets).toEqual(['a', 'b']);
  });

  test.each([['os.ReadFile("../A/Data.txt")']])('in Go: %s', async (call) => {
    const base = {
      'go.mod': goModule('m'),
      'a/a.go': 'package a\n',
      'a/data.txt': '',
      'b/b.go': `package b\n\nimport "os"\n\nvar x, _ = ${call}\n`,
      'c/c.go': 'package c\n',
    };
    const { targets } = await compute('go', base, { 'a/data.txt': 'changed' });
    expect(targets).toEqual(['example.com/m/a', 'example.com/m/b']);
  });

  test('in Go: an import, and what it embeds', async () => {
    const base = {
      'go.mod': goModule('m'),
      'a/a.go': 'package a\n\nimport _ "embed"\n\n//go:embed Data.txt\nvar x string\n',
      'a/data.txt': '',
      'b/b.go': 'package b\n\nimport _ "example.com/m/A"\n',
      'c/c.go': 'package c\n',
    };
    const { targets } = await compute('go', base, { 'a/data.txt': 'changed' });
    expect(targets).toEqual(['example.com/m/a', 'example.com/m/b']);
  });

  test.each([
    ['import "../A/index.js";'],
    ['import "../A/Index";'],
    ['import "../A";'],
    ["join(here, '..', 'A', 'index.js');"],
    ["import '\\x2e\\u002e\\u{2f}\\x61';"],
    ["import '..\\\n/a';"],
  ])('in JavaScript: %s', async (source) => {
    const { targets } = await compute('workspaces', npm({}, source), { 'a/index.js': '//' });
    expect(targets).toEqual(['a', 'b']);
  });

  test.each<[string, Files]>([
    ['a project of .NET', { 'b/b.csproj': '<Project><Compile Include="..\\a\\index.js" /></Project>' }],
    [
      'an alias of TypeScript',
      {
        'b/tsconfig.json': '{"compilerOptions":{"paths":{"x/*":["..\\\\a\\\\*"]}}}',
        'b/index.js': 'import "x/index";',
      },
    ],
    [
      'an alias in another case',
      { 'b/tsconfig.json': '{"compilerOptions":{"paths":{"x/*":["../A/*"]}}}', 'b/index.js': 'import "x/index";' },
    ],
  ])('in %s', async (_name, files) => {
    const { targets } = await compute('workspaces', { ...npm({}), ...files }, { 'a/index.js': '//' });
    expect(targets).toEqual(['a', 'b']);
  });

  test("in JavaScript: another package's name, escaped", async () => {
    const { targets } = await compute('workspaces', npm({}, "import '\\x61';"), { 'a/index.js': '//' });
    expect(targets).toEqual(['a', 'b']);
  });
});

describe('members of a workspace that are named as another system has them', () => {
  const members = (patterns: readonly string[]): Files => ({
    'package.json': manifest({ name: 'root', private: true, workspaces: patterns }),
    'packages/a/package.json': manifest({ name: 'a' }),
    'packages/a/index.js': '',
    'b/package.json': manifest({ name: 'b' }),
  });
  const changed = { 'packages/a/index.js': '//' };

  test.each([
    [['packages\\a', 'b']],
    [['packages\\*', 'b']],
    [['.\\packages\\a', 'b']],
    [['Packages/a', 'b']],
    [['PACKAGES/*', 'b']],
  ])('%j: everything counts', async (patterns) => {
    expect((await compute('workspaces', members(patterns), changed)).targets).toBe('ALL');
    const pnpm = { ...members([]), 'pnpm-workspace.yaml': `packages: ${JSON.stringify(patterns)}\n` };
    expect((await compute('workspaces', pnpm, changed)).targets).toBe('ALL');
  });

  test.each([[['packages/*', 'b']], [['packages/**', 'c', '!d']]])(
    '%j: what is tracked counts as it is',
    async (patterns) => {
      expect((await compute('workspaces', members(patterns), changed)).targets).toEqual(['a']);
    },
  );
});
