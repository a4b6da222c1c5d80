import { expect, test } from '@jest/globals';
import { type Answered, answer } from '../../packages/impacted-targets/__tests__/answers.js';
import { cargo, go, maven, uv, workspaces } from '../../packages/impacted-targets/__tests__/build-systems.js';
import type { Files } from '../../packages/impacted-targets/__tests__/trees.js';

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "1.0.0"\n${more}`;
const crates = (b: string, root = '', source = ''): Files => ({
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
const modules = (path: string): Files => ({
  'go.work': 'go 1.22\n\nuse ./b\n',
  'a/go.mod': goModule('a'),
  'a/a.go': 'package a\n',
  'b/go.mod': goModule('b', `\nrequire example.com/a v1.0.0\n\nreplace example.com/a => ${path}\n`),
  'b/b.go': 'package b\n\nimport _ "example.com/a"\n',
});

const pyproject = (name: string, more = ''): string => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const projects = (b: string): Files => ({
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
const poms = (more: string): Files => ({
  'pom.xml': pom(
    'root',
    `<packaging>pom</packaging><modules><module>parent</module><module>b</module>${more}</modules>`,
  ),
  'parent/pom.xml': pom('parent', '<packaging>pom</packaging>'),
  'b/pom.xml': pom('b', ''),
});

type System = Parameters<typeof answer>[0];
type Row = readonly [
  what: string,
  system: System,
  files: Files,
  changed: string,
  ...expected: readonly [Answered['targets'], warning?: string],
];

const both = ['a', 'b'];
const inGo = ['example.com/m/a', 'example.com/m/b'];
const elsewhere = ['../A', '..\\a', '../../checkout/a', '/home/runner/work/a', '../a ', '../\uff41', 'C:\\a'];
const few = elsewhere.slice(0, 3);
const nothing = 'where nothing is';
const nothingThere = expect.stringMatching(/^ALL: .*the repository has nothing there/) as unknown as string;
const source = 'a/src/lib.rs';

/** Dependencies by a path that leads somewhere on another system only: whose manifest names one always counts. */
const dependencies: readonly Row[] = [
  ...elsewhere.map((path): Row => [`cargo: ${path}`, cargo, crates(`[dependencies]\na = { path = ${toml(path)} }\n`), source, both, nothing]),
  ...few.flatMap((path): Row[] => [
    [`cargo, of the workspace: ${path}`, cargo, crates('[dependencies]\na = { workspace = true }\n', `[workspace.dependencies]\na = { path = ${toml(path)} }\n`), source, both, nothing],
    [`uv: ${path}`, uv, projects(`dependencies = ["a"]\n[tool.uv.sources]\na = { path = ${toml(path)} }\n`), 'a/src/a/__init__.py', both, nothing],
    [`uv, of Poetry: ${path}`, uv, projects(`[tool.poetry.dependencies]\na = { path = ${toml(path)} }\n`), 'a/src/a/__init__.py', both, nothing],
    [`workspaces: ${path}`, workspaces, npm({ a: `file:${path}` }), 'a/index.js', both, 'b/package.json names the path'],
    // Who imports it counts.
    [`go: ${path}`, go, modules(path.includes('\\') ? `\`${path}\`` : path), 'a/a.go', ['example.com/a', 'example.com/b']],
  ]),
  ['cargo, a patch: A', cargo, crates('[dependencies]\na = "1"\n', '[patch.crates-io]\na = { path = "A" }\n'), source, both, nothing],
  ['cargo, a member: ../../x', cargo, { ...crates(''), 'Cargo.toml': '[workspace]\nmembers = ["a", "b", "../../x"]\n' }, source, nothingThere],
  ['maven, a module: ../../x', maven, poms('<module>../../x</module>'), 'parent/x', nothingThere],
  ['cargo, a path that leads somewhere: ../a', cargo, crates('[dependencies]\na = { path = "../a" }\n'), source, both],
]; // prettier-ignore

/** Files that a source of `b` names by a path of another system, or in escapes. */
const named: readonly Row[] = [
  ...[
    'include_str!("../../A/Data.TXT");',
    'include_str!("\\x2e./../a/data.txt");',
    'include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/../A/data.txt"));',
    '#[path = "../../A/DATA.txt"] mod x;',
  ].map((text): Row => [text, cargo, crates('', '', text), 'a/data.txt', both]),
  ...[
    'import "../A/index.js";',
    'import "../A/Index";',
    'import "../A";',
    "join(here, '..', 'A', 'index.js');",
    "import '\\x2e\\u002e\\u{2f}\\x61';",
    "import '..\\\n/a';",
    "import '\\x61';",
  ].map((text): Row => [text, workspaces, npm({}, text), 'a/index.js', both]),
  ...[
    { 'b/b.csproj': '<Project><Compile Include="..\\a\\index.js" /></Project>' },
    { 'b/tsconfig.json': '{"compilerOptions":{"paths":{"x/*":["..\\\\a\\\\*"]}}}', 'b/index.js': 'import "x/index";' },
    { 'b/tsconfig.json': '{"compilerOptions":{"paths":{"x/*":["../A/*"]}}}', 'b/index.js': 'import "x/index";' },
  ].map((files): Row => [JSON.stringify(files), workspaces, { ...npm({}), ...files }, 'a/index.js', both]),
  ...[
    { 'a/a.go': 'package a\n', 'b/b.go': 'package b\n\nimport "os"\n\nvar x, _ = os.ReadFile("../A/Data.txt")\n' },
    {
      'a/a.go': 'package a\n\nimport _ "embed"\n\n//go:embed Data.txt\nvar x string\n',
      'b/b.go': 'package b\n\nimport _ "example.com/m/A"\n',
    },
  ].map((files): Row => [
    files['b/b.go'], go, { 'go.mod': goModule('m'), 'a/data.txt': '', 'c/c.go': 'package c\n', ...files }, 'a/data.txt', inGo,
  ]),
]; // prettier-ignore

/** Members of a workspace that are named as another system has them: everything counts. */
const memberships = (
  [
    [['packages\\a', 'b'], 'ALL'],
    [['packages\\*', 'b'], 'ALL'],
    [['.\\packages\\a', 'b'], 'ALL'],
    [['Packages/a', 'b'], 'ALL'],
    [['PACKAGES/*', 'b'], 'ALL'],
    [['packages/*', 'b'], ['a']],
    [['packages/**', 'c', '!d'], ['a']],
  ] as const
).flatMap(([patterns, expected]): Row[] => {
  const files = {
    'package.json': manifest({ name: 'root', private: true, workspaces: patterns }),
    'packages/a/package.json': manifest({ name: 'a' }),
    'packages/a/index.js': '',
    'b/package.json': manifest({ name: 'b' }),
  };
  const pnpm = { ...files, 'pnpm-workspace.yaml': `packages: ${JSON.stringify(patterns)}\n` };
  const all = expected === 'ALL' ? (expect.stringMatching(/^ALL: /) as unknown as string) : expected;
  return [files, pnpm].map((of, index) => [
    `${index === 0 ? 'npm' : 'pnpm'}, members: ${patterns.join(' ')}`, workspaces, of, 'packages/a/index.js', all,
  ]);
}); // prettier-ignore

test.each([...dependencies, ...named, ...memberships])('%s', async (...row) => {
  // A parameter that a row lacks would be a callback of Jest.
  const [, system, files, changed, targets, warning] = row;
  const { targets: found, uncovered, warnings } = await answer(system, files, { [changed]: '// changed\n' });
  // A step takes a file that no target owns for a change of everything.
  const isOwned = typeof found === 'string' || !uncovered.includes(changed);
  expect(isOwned ? found : `ALL: no target owns ${changed}`).toEqual(targets);
  if (warning !== undefined) expect(warnings.join('\n')).toContain(warning);
});
