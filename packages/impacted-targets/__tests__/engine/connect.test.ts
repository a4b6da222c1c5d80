import { describe, expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { buildSystemOf } from '../../src/engine/build-system.js';
import type { DeclaredTarget } from '../../src/readers/reader.js';
import { answer } from '../answers.js';
import { targets, touched } from '../asking.js';
import { cargo, dotnet, uv, workspaces } from '../build-systems.js';

const project = (name: string, more = '') => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const crate = (name: string, more = '') => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;

describe('targets that a reader gives', () => {
  const target = (name: string, more: Partial<DeclaredTarget> = {}): DeclaredTarget => ({
    ...{ id: name, name, folder: name, uses: [] },
    ...more,
  });
  const [a, user] = [target('a'), target('user', { uses: [{ id: 'a' }] })];
  const owner = (name: string) => target(name, { owns: ['shared/settings.json'] });
  const whole = target('a', { uses: [{ path: '', written: '..', what: 'the sources' }] });
  const output = (path: string) => target('b', { uses: [{ path, written: path, what: 'a library' }] });
  const beside = [target('d'), target('b', { folder: 'p', uses: [{ id: 'd' }] }), target('c', { folder: 'p' })];
  const imports = { 'p/x.js': "import './y.js';", 'p/y.js': '' };
  const settings = { 'shared/settings.json': '{"extends": "../b/base.json"}', 'b/base.json': '{}' };
  const config = { 'a/vitest.config.ts': "export default { test: { include: ['./test/**'] } };\n" };

  test.each<[string, readonly DeclaredTarget[], Contents, string, readonly string[]]>([
    ['settings that one target owns are its own', [owner('a'), target('b')], settings, 'b/base.json', ['a', 'b']],
    ['those of several are of none', [owner('a'), target('b'), owner('c')], settings, 'b/base.json', ['b']],
    ['a glob for tests uses none', [a, user], config, 'a/test/x.ts', ['a']],
    ['a test that a source imports', [a, user], { 'a/main.ts': "import './test/x.js';" }, 'a/test/x.ts', ['a', 'user']],
    ['another target’s', [a, user, target('b')], { 'b/m.ts': "import '../a/test/x.js';" }, 'a/test/x.ts', ['a', 'b']],
    [
      'two targets in a folder whose files import each other',
      beside,
      { 'd/x': '', ...imports },
      'd/x',
      ['b', 'c', 'd'],
    ],
    ['the output of a target comes from it', [a, output('a/dist/x.so')], {}, 'a/x', ['a', 'b']],
    ['its own output is made by nobody', [output('b/dist/x.so'), a], {}, 'a/x', ['a', 'b']],
    ['who uses the whole repository reads every file', [whole, target('b')], {}, 'b/x', ['a', 'b']],
  ])('%s', async (_what, given, files, changed, expected) => {
    const system = buildSystemOf({ name: 'workspaces', read: () => Promise.resolve({ targets: given }) });
    const before = { 'a/x': '', 'b/x': '', 'a/test/x.ts': '1', ...files };
    expect((await answer(system, before, { [changed]: '// 2' })).targets).toEqual(expected);
  });

  test('who uses the whole repository owns no file for that', async () => {
    const system = buildSystemOf({ name: 'cargo', read: () => Promise.resolve({ targets: [whole] }) });
    const found = await answer(system, { 'a/x': '1', 'other/x': '1' }, { 'other/x': '2' });
    expect(found).toMatchObject({ targets: ['a'], uncovered: ['other/x'] });
  });
});

describe('tables and settings', () => {
  const python = (member: string, more: Contents) => ({
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
    'packages/a/pyproject.toml': project('a', member),
    'packages/a/a.py': '',
    'packages/b/pyproject.toml': project('b', '[tool.uv]\ncache-dir = "../../tasks.toml"\n'),
    ...more,
  });
  const poe = python('[tool.poe]\ninclude = "../../tasks.toml"\n', { 'tasks.toml': '' });
  const tox = python('', { 'tox.ini': '[testenv:a]\nchangedir = packages/a\n' });
  const rust = {
    'Cargo.toml': '[workspace]\nmembers = ["a", "b"]\n',
    'a/Cargo.toml': crate('a', '[package.metadata.wix]\nlicense = "../shared.rtf"\n'),
    'a/src/lib.rs': '',
    'b/Cargo.toml': crate('b', '[package.metadata.wix]\ncrate = "a"\n'),
    'b/src/lib.rs': '',
    'shared.rtf': '',
  };
  const net = {
    'All.sln': '',
    '.editorconfig': 'root = true\n[{src/A/**.cs}]\nindent_size = 2\n',
    'nuget.config': '<configuration/>',
    'src/A/A.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'src/A/a.cs': '',
    'src/B/B.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'src/B/b.cs': 'class B { string p = Path.Combine(d, "../../nuget.config"); }',
  };
  test.each([
    ['a path in a table of another tool is read', uv, poe, 'tasks.toml', ['a']],
    ['also in Cargo.toml', cargo, rust, 'shared.rtf', ['a']],
    ['a word in such a table is no name', cargo, rust, 'a/src/lib.rs', ['a']],
    ['what settings of the root name is no edge of members', uv, tox, 'packages/a/a.py', ['a']],
    ['they belong to all', uv, tox, 'tox.ini', ['a', 'b']],
    ['nor is a section of .editorconfig, or a file that all read', dotnet, net, 'src/A/a.cs', ['src/A/A.csproj']],
    ['which impacts all that read it', dotnet, net, 'nuget.config', ['src/A/A.csproj', 'src/B/B.csproj']],
  ])('%s', async (_what, system, files: Contents, changed, expected) => {
    expect((await answer(system, files, { [changed]: `${files[changed] ?? ''}\n` })).targets).toEqual(expected);
  });

  test.each([
    ['tests/a.spec.ts', []],
    ['scripts/build.js', ['scripts/build.js']],
  ])('%s of the root package belongs to it; what is no test may build every package', async (changed, uncovered) => {
    const files = { 'package.json': '{"name":"top","workspaces":["p/*"]}', 'p/a/package.json': '{"name":"a"}' };
    const found = await answer(workspaces, { ...files, [changed]: '' }, { [changed]: '// new' });
    expect(found).toMatchObject({ targets: ['top'], uncovered });
  });
});

describe('build systems beside each other', () => {
  const pom = (more: string) => `<project><groupId>org.test</groupId><version>1</version>${more}</project>`;
  const files: Contents = {
    'Cargo.toml': '[workspace]\nmembers = ["crates/*", "py/native"]\n',
    'crates/core/Cargo.toml': crate('core'),
    'crates/core/src/lib.rs': '',
    'crates/binding/Cargo.toml': crate('binding', '[dependencies]\ncore = { path = "../core" }\n'),
    'py/native/Cargo.toml': crate('native'),
    'package.json': '{"name":"top","workspaces":["packages/*"]}',
    'packages/node/package.json': '{"name":"node"}',
    'packages/web/package.json': '{"name":"web"}',
    'packages/app/package.json': '{"name":"app","dependencies":{"node":"*"}}',
    'go.mod': 'module m.test\n\ngo 1.21\n',
    'server/server.go': 'package server\n',
    'pyproject.toml': '[tool.uv.workspace]\nmembers = ["py/*"]\n',
    'py/native/pyproject.toml': project('native'),
    'py/lib/pyproject.toml': project('lib'),
  };
  const systems = ['cargo', 'workspaces', 'go', 'uv', 'maven'];
  const binding = '../../crates/binding';
  const node = (command: string) => ({
    'packages/node/package.json': JSON.stringify({ name: 'node', scripts: { build: command } }),
  });
  const maturin = `[tool.maturin]\nmanifest-path = "${binding}/Cargo.toml"\n`;
  const joined = 'wasm({ crate: path.join(__dirname, "..", "..", "crates", "binding") })';
  const modules = '<artifactId>all</artifactId><packaging>pom</packaging><modules><module>java</module></modules>';
  const js = ['workspaces:app', 'workspaces:node'];

  test.each<[string, Contents, readonly string[]]>([
    ['a package builds a crate by its manifest', node(`napi build --manifest-path ${binding}/Cargo.toml`), js],
    ['by its directory', node(`napi build --cargo-cwd ${binding}`), js],
    ['by its settings', { 'packages/node/vite.config.ts': joined }, js],
    ['by a script', { 'packages/node/build.sh': `cd ${binding} && cargo build` }, js],
    ['a project of Python does, elsewhere', { 'py/lib/pyproject.toml': project('lib', maturin) }, ['uv:lib']],
    [
      'in its own folder',
      { 'py/native/Cargo.toml': crate('native', '[dependencies]\ncore = { path = "../../crates/core" }\n') },
      ['cargo:native', 'uv:native'],
    ],
    ['nobody names it', {}, []],
    [
      'a workflow names it',
      { '.github/workflows/x.yml': `run: cargo build --manifest-path crates/core/Cargo.toml` },
      [],
    ],
    ['a Makefile of nobody names it', { Makefile: 'all:\n\tcd crates/core && cargo build\n' }, []],
    ['a manifest of another build is beside the workspace', { 'pom.xml': pom(modules) }, []],
  ])('who builds a crate depends on it: %s', async (_what, more, expected) => {
    const before = { ...files, 'java/pom.xml': pom('<artifactId>java</artifactId>'), ...more };
    const found = await targets(before, touched(before, ['crates/core/src/lib.rs']), { systems });
    expect(found).toEqual(['cargo:binding', 'cargo:core', ...expected]);
  });

  test('what a file names is an edge of the nearest target around it, whatever build that is of', async () => {
    const before = {
      ...files,
      'crates/core/js/package.json': '{"name":"js"}',
      'crates/core/js/a.js': "readFileSync('../../../py/lib/data.txt');\n",
      'package.json': '{"name":"top","workspaces":["crates/core/js"]}',
      'py/lib/data.txt': '',
      'py/lib/lib.py': '',
    };
    const found = await targets(before, touched(before, ['py/lib/lib.py']), {
      systems: ['cargo', 'uv', 'workspaces'],
    });
    expect(found).toEqual(['uv:lib', 'workspaces:js']);
  });

  test('a new edge claims both ends, and no dependents of the new dependency', async () => {
    const after = { ...files, 'packages/web/build.sh': 'cargo build --manifest-path ../../crates/core/Cargo.toml' };
    expect(await targets(files, after, { systems })).toEqual(['cargo:core', 'workspaces:web']);
  });
});
