import { afterAll, describe, expect, test } from '@jest/globals';
import { cargo } from '../build-systems.js';
import { dotnet } from '../build-systems.js';
import { uv } from '../build-systems.js';
import { workspaces } from '../build-systems.js';
import type { BuildSystem } from '../../src/engine/build-system.js';
import { impactOf, removeDirectories, type Files } from '../trees.js';

afterAll(removeDirectories);

async function targetsOf(
  system: BuildSystem,
  files: Readonly<Record<string, string>>,
  changed: string,
): Promise<string[] | undefined> {
  return (await impactOf(system, files, { ...files, [changed]: `${files[changed] ?? ''}\n` })).targets;
}

const project = (name: string, more = ''): string => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "0.1.0"\n${more}`;

describe('tables of other tools in a manifest', () => {
  test('a path in a table that only another tool reads is a text that the target reads', async () => {
    const python = {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'packages/a/pyproject.toml': project('a', '[tool.poe]\ninclude = "../../shared_tasks.toml"\n'),
      'packages/b/pyproject.toml': project('b', '[tool.uv]\ncache-dir = "../../shared_tasks.toml"\n'),
      'shared_tasks.toml': '',
    };
    expect(await targetsOf(uv, python, 'shared_tasks.toml')).toEqual(['a']);
    const rust = {
      'Cargo.toml': '[workspace]\nmembers = ["a", "b"]\n',
      'a/Cargo.toml': crate('a', '[package.metadata.wix]\nlicense = "../shared.rtf"\n'),
      'a/src/lib.rs': '',
      'b/Cargo.toml': crate('b', '[package.metadata.wix]\ncrate = "a"\n'),
      'b/src/lib.rs': '',
      'shared.rtf': '',
    };
    expect(await targetsOf(cargo, rust, 'shared.rtf')).toEqual(['a']);
    // A word in such a table is not a name.
    expect(await targetsOf(cargo, rust, 'a/src/lib.rs')).toEqual(['a']);
  });
});

describe('settings above several targets', () => {
  const files = {
    'All.sln': '',
    '.editorconfig': 'root = true\n[{src/A/**.cs}]\nindent_size = 2\n',
    'nuget.config': '<configuration/>',
    'src/A/A.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'src/A/a.cs': '',
    'src/B/B.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'src/B/b.cs': 'class B { string p = Path.Combine(d, "../../nuget.config"); }',
    'src/C/C.csproj': '<Project Sdk="Microsoft.NET.Sdk"/>',
    'src/C/c.cs': '',
  };

  test('neither a section of .editorconfig nor a file that all of them read makes an edge to their owners', async () => {
    expect(await targetsOf(dotnet, files, 'src/A/a.cs')).toEqual(['src/A/A.csproj']);
  });

  test('what settings of the root name is no edge of members', async () => {
    const python = {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'tox.ini': '[testenv:a]\nchangedir = packages/a\n',
      'packages/a/pyproject.toml': project('a'),
      'packages/a/a.py': '',
      'packages/b/pyproject.toml': project('b'),
    };
    expect(await targetsOf(uv, python, 'packages/a/a.py')).toEqual(['a']);
    expect(await targetsOf(uv, python, 'tox.ini')).toEqual(['a', 'b']);
  });

  test('a change of that file impacts all that read it', async () => {
    expect(await targetsOf(dotnet, files, 'nuget.config')).toEqual(expect.arrayContaining(['src/B/B.csproj']));
  });
});

test('tests of the root package are its own, and its other code may build every package', async () => {
  const files: Files = {
    'package.json': '{"name":"top","workspaces":["packages/*"]}',
    'tests/a.spec.ts': '',
    'scripts/build.js': '',
    'packages/a/package.json': '{"name":"a","version":"1.0.0"}',
  };
  const coveredBy = async (changed: string) => {
    const { targets, uncovered } = await impactOf(workspaces, files, { ...files, [changed]: '// new' });
    return { targets, isCovered: !uncovered.includes(changed) };
  };
  expect(await coveredBy('tests/a.spec.ts')).toEqual({ targets: ['top'], isCovered: true });
  expect(await coveredBy('scripts/build.js')).toEqual({ targets: ['top'], isCovered: false });
});
