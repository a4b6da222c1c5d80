import type { BuildSystem } from '../../packages/impacted-targets/src/graph/reader.js';
import { dotnet } from '../../packages/impacted-targets/src/build-systems/dotnet/index.js';
import { impactOfRules } from '../../packages/impacted-targets/src/build-systems/paths/impact.js';
import { uv } from '../../packages/impacted-targets/src/build-systems/uv/index.js';
import { workspaces } from '../../packages/impacted-targets/src/build-systems/workspaces/index.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import {
  type Contents,
  compareContents,
  noTools,
} from '../../packages/impacted-targets/__tests__/build-systems/memory-trees.js';
import type { Grammar } from './grammars.js';

const blanks = [' ', '\n', '\t', ' '.repeat(8)];

/** Computes the targets of a pull request that writes a text into one file of a repository. */
function written(system: BuildSystem, files: Contents, path: string, around: (text: string) => string) {
  return async (text: string): Promise<unknown> =>
    system.impact(compareContents(files, { ...files, [path]: around(text) }), noTools);
}

const pyproject = (name: string, more = ''): string => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const python = {
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "b"]\n',
  'a/pyproject.toml': pyproject('a'),
  'a/src/a/__init__.py': '',
  'a/src/a/a/a.py': '',
  'b/pyproject.toml': pyproject('b'),
  'b/src/b/__init__.py': '',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const properties =
  '<PropertyGroup><a>x</a><a>y/</a><b>$(a)$(a)</b><c>$(b)$(b)$(b)</c><d>$(d)$(c)</d><e>$(c)..\\b;</e></PropertyGroup>';
const net = {
  'all.sln': '',
  'all.slnx': '<Solution/>',
  'Directory.Packages.props': '<Project/>',
  'a/a.csproj': '<Project/>',
  'b/b.csproj': '<Project/>',
  'b/x.props': `<Project>${properties}</Project>`,
};
const packages = '<ItemGroup><PackageReference Include="p0"/><PackageReference Include="p1"/></ItemGroup>';
const project = (inside: string): string => `<Project>${properties}${inside}</Project>`;

const rules = readConfiguration(
  'targets:\n' +
    "  svc/{name}: {paths: [svc/{name}/**], depends-on: ['lib/{lib}', 'lib/{name}', 'lib/{name}-{part}', 'lib/{part}-{name}']}\n" +
    "  lib/{name}: {paths: [lib/{name}/**], depends-on: ['lib/{other}']}\n" +
    '  lib/{name}-{part}: [parts/{name}/{part}/**]\n',
  'f.yml',
);

/** Computes the targets of a pull request that adds files, each in a line. */
async function added(text: string): Promise<unknown> {
  const files = Object.fromEntries(text.split('\n').map((path) => [path, '']));
  const both = { file: 'f.yml', base: rules, head: rules };
  return impactOfRules(compareContents({}, files), both);
}

const rush = {
  'rush.json': '{"projects":[{"packageName":"a","projectFolder":"a"},{"packageName":"b","projectFolder":"b"}]}',
  'a/package.json': '{"name":"a"}',
  'b/package.json': '{"name":"b","dependencies":{"a":"workspace:*"}}',
};
const lerna = {
  'package.json': '{"name":"root","workspaces":["a","b"]}',
  'lerna.json': '{"packages":["a","b"]}',
  'a/package.json': '{"name":"a"}',
  'b/package.json': '{"name":"b"}',
};

/** Texts of a pull request whose cost shows only where a whole build is read. */
export const repositoryGrammars: Readonly<Record<string, Grammar>> = {
  'pyproject.toml, one requirement': {
    pieces: [
      ...[
        'a',
        'b-',
        '.',
        '_',
        '[a]',
        '[',
        ']',
        '@ ',
        'file:',
        '../',
        '/',
        '\\\\',
        ';',
        '#',
        'egg=',
        '&',
        '-e ',
        '>=1',
        ',',
      ],
      ...['${PROJECT_ROOT}/', '{root:uri}/', '{root', ':parent', '}', ' ', ' '.repeat(8), '\\t'],
    ],
    read: written(uv, python, 'a/pyproject.toml', (text) => pyproject('a', `dependencies = ["${text}"]\n`)),
  },
  'pyproject.toml, many requirements': {
    pieces: ['"b№ @ ../b", ', '"b[x№]>=1; y", ', '"-e ../b#egg=b№", ', '"b", ', '"../b№", ', '"a[x№]", '],
    read: written(uv, python, 'a/pyproject.toml', (text) => pyproject('a', `dependencies = [${text}]\n`)),
  },
  'pyproject.toml, tables': {
    pieces: [
      '[tool.poetry.group.g№.dependencies]\nb = "*"\n',
      '[tool.pixi.feature.f№.pypi-dependencies]\nb = { path = "../b" }\n',
      '[tool.hatch.envs.e№]\ndependencies = ["b @ {root:parent:uri}/b"]\n',
      '[tool.uv.sources.s№]\npath = "../b"\n',
      '[tool.t№]\na = 1\n',
      '[project.optional-dependencies.x№]\n',
    ],
    read: written(uv, python, 'a/pyproject.toml', (text) => pyproject('a', text)),
  },
  'members of uv': {
    pieces: ['a/', '*', '**/', '**', '?', '[a]', '[', '../', './', 'b'],
    read: written(uv, python, 'pyproject.toml', (text) => `[tool.uv.workspace]\nmembers = ["a", "b", "${text}"]\n`),
  },
  'sources of Python': {
    pieces: [
      ...[
        'import a\n',
        'import a, b.c as d\n',
        'from b import c\n',
        'from b import (',
        'from ',
        'import ',
        ')',
        '\\\n',
        ',',
        '#',
      ],
      ...['"b.a"', '"', "'", '../', '.a', 'a', '"../b/a"', 'b.№', ...blanks],
    ],
    read: written(uv, python, 'a/src/a/x.py', (text) => text),
  },
  "tests beside Python's members": {
    pieces: [
      ...[
        'import tests.x№\n',
        'from .x import y\n',
        'import subprocess\n',
        '(Path(__file__)',
        '.parent',
        '.parents[№]',
      ],
      ...['.parents', '..', '"a', '/b', '"', '.rglob(', 'exec ', '#', 'cwd', 'agent.py', '"b.№"', ...blanks],
    ],
    read: written(uv, { ...python, 'tests/test_a.py': 'import a\n' }, 'tests/test_x.py', (text) => text),
  },
  "what lies between tests beside Python's members": {
    pieces: ['../', 'a', '/b', 'b.№', '№ ', '@', '-', '"', ...blanks],
    read: written(uv, { ...python, 'tests/test_a.py': 'import a\n' }, 'tests/x.json', (text) => text),
  },
  "settings of Python's members": {
    pieces: ['../', '../tests', '/', 'a', '№ ', '..', '"', ...blanks],
    read: written(uv, { ...python, 'tests/test_a.py': 'import a\n' }, 'a/Makefile', (text) => text),
  },
  'texts of MSBuild': {
    pieces: [
      ...[
        '$(a)',
        '$(b)',
        '$(e)',
        '$(MSBuildThisFileDirectory)',
        '$(',
        '@(a)',
        '%(',
        ')',
        ',',
        "'",
        '"',
        '..\\',
        '/',
        'b/b.csproj',
      ],
      ...[
        '[MSBuild]::',
        '$([System.IO.Path]::Combine(',
        "$([MSBuild]::GetPathOfFileAbove('b.csproj',",
        '*',
        '**/',
        ';',
        'a',
        ...blanks,
      ],
    ],
    read: written(dotnet, net, 'a/a.csproj', (text) =>
      project(
        `<ItemGroup><ProjectReference Include="${escaped(text)}"/><None Include="${escaped(text)}"/></ItemGroup>`,
      ),
    ),
  },
  'properties of MSBuild': {
    pieces: [
      '<p№>$(p0)$(p1)</p№>',
      '<p0>$(p№)</p0>',
      '<p1>$(p0);$(p1)</p1>',
      '<p2>a№</p2>',
      "<p3>$([MSBuild]::Add($(p2), '№'))</p3>",
    ],
    read: written(dotnet, net, 'a/a.csproj', (text) =>
      project(
        `<PropertyGroup>${text}</PropertyGroup><Import Project="$(p0)x.props"/><None Include="$(p1)/$(p2)/$(p3)"/>`,
      ),
    ),
  },
  'projects of MSBuild': {
    pieces: [
      '<ProjectReference Include="..\\b\\b.csproj"/>',
      '<ProjectReference Include="..\\c№\\*.csproj"/>',
      '<Compile Include="..\\b\\**\\*.cs" Link="№"/>',
      '<None Include="$(a)$(b)№.txt"/>',
      '<Import Project="$(b)№.props"/>',
      '<Import Project="..\\b\\*.props" Condition="№"/>',
      '<PackageReference Include="p№" Version="$(a)"/>',
      '<Exec Command="cp ../b/a№ $(c) ../b/*.x"/>',
      '<PropertyGroup Condition="$(a)"><p№>$(p0)$(a)</p№></PropertyGroup>',
    ],
    read: written(dotnet, net, 'a/a.csproj', project),
  },
  'conditions of MSBuild': {
    pieces: ['<p№ a="b"/>', '<PackageVersion Include="q№" Version="$(p№)"/>', '<!-- -->', "'$(a)' == ''", ...blanks],
    read: written(dotnet, net, 'a/a.csproj', (text) =>
      project(`${packages}<PropertyGroup Condition="${escaped(text)}">${text}</PropertyGroup>`),
    ),
  },
  'central versions of packages': {
    pieces: [
      '<PackageVersion Include="p№" Version="$(v)"/>',
      '<PackageVersion Include="p0;p№" Version="$(v№)"/>',
      '<PackageVersion Update="p1" Version="$(v)$(v)"/>',
      '<PropertyGroup><v>№</v></PropertyGroup>',
      '<PropertyGroup><v№>1</v№></PropertyGroup>',
      '<GlobalPackageReference Include="g№" Version="1"/>',
    ],
    read: written(
      dotnet,
      { ...net, 'a/a.csproj': project(packages) },
      'Directory.Packages.props',
      (text) => `<Project><ItemGroup Condition="${escaped(text)}">${text}</ItemGroup></Project>`,
    ),
  },
  'a solution of Visual Studio': {
    pieces: [
      'Project("{F}") = "a", "a\\a.csproj", "{00000000-0000-0000-0000-000000000000}"\r\n',
      'Project("{F}") = "b", "b\\b.csproj", "{00000000-0000-0000-0000-000000000001}"\nEndProject\n',
      'Project("{F}") = "c№", "c№", "{C№}"\n',
      '{00000000-0000-0000-0000-000000000000}',
      '{00000000-0000-0000-0000-000000000001}.Debug|x',
      '\tPlatform №\n',
      '= "',
      '{',
      '}',
      ...blanks,
    ],
    read: written(dotnet, net, 'all.sln', (text) => text),
  },
  'a solution in XML': {
    pieces: [
      '<Project Path="a/a.csproj"/>',
      '<Folder Name="№"><Project Path="b\\b.csproj"><BuildType Solution="№"/></Project></Folder>',
      '<Project Path="c№/c.csproj"/>',
      '<Configurations><Platform Name="№"/></Configurations>',
    ],
    read: written(dotnet, net, 'all.slnx', (text) => `<Solution>${text}</Solution>`),
  },
  'rush.json': {
    pieces: [
      '{"packageName":"p№","projectFolder":"p№"},',
      '{"packageName":"a","projectFolder":"a","versionPolicyName":"v№"},',
      '// x\n',
      '/* x */',
      '/*',
      '[',
      '"',
      ',',
      ...blanks,
    ],
    read: written(
      workspaces,
      rush,
      'rush.json',
      (text) => `{"projects":[${text}{"packageName":"b","projectFolder":"b"}]}`,
    ),
  },
  'paths whose rules depend on each other': {
    pieces: ['svc/a№/f\n', 'svc/a/f№\n', 'lib/a№/f\n', 'parts/№/a/f\n', 'parts/a/№/f\n', 'a', '-'],
    read: added,
  },
  'lerna.json': {
    pieces: ['"a",', '"b/**",', '"c№/*",', '"*",', '"!b№",', '"+(a|b№)",', '"{a,b}/№",', ...blanks],
    read: written(workspaces, lerna, 'lerna.json', (text) => `{"packages":[${text}"b"]}`),
  },
};
