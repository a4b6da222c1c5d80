import type { TestedSystem } from '../../packages/impacted-targets/__tests__/impact-of.js';
import { dotnet } from '../../packages/impacted-targets/__tests__/build-systems.js';
import { paths } from '../../packages/impacted-targets/__tests__/build-systems.js';
import { uv } from '../../packages/impacted-targets/__tests__/build-systems.js';
import { workspaces } from '../../packages/impacted-targets/__tests__/build-systems.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { type Contents, compareContents, noTools } from '../../packages/impacted-targets/__tests__/trees.js';
import { grammarsOf } from './grammars.js';

/** Computes the targets of a pull request that writes a text into one file of a repository. */
function written(system: TestedSystem, files: Contents, path: string, around: (text: string) => string) {
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
  return paths.impact(compareContents({}, files), { ...noTools, configurations: both });
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
export const repositoryGrammars = grammarsOf({
  'pyproject.toml, one requirement': written(uv, python, 'a/pyproject.toml', (text) =>
    pyproject('a', `dependencies = ["${text}"]\n`),
  ),
  'pyproject.toml, many requirements': written(uv, python, 'a/pyproject.toml', (text) =>
    pyproject('a', `dependencies = [${text}]\n`),
  ),
  'pyproject.toml, tables': written(uv, python, 'a/pyproject.toml', (text) => pyproject('a', text)),
  'members of uv': written(
    uv,
    python,
    'pyproject.toml',
    (text) => `[tool.uv.workspace]\nmembers = ["a", "b", "${text}"]\n`,
  ),
  'sources of Python': written(uv, python, 'a/src/a/x.py', (text) => text),
  "tests beside Python's members": written(
    uv,
    { ...python, 'tests/test_a.py': 'import a\n' },
    'tests/test_x.py',
    (text) => text,
  ),
  "what lies between tests beside Python's members": written(
    uv,
    { ...python, 'tests/test_a.py': 'import a\n' },
    'tests/x.json',
    (text) => text,
  ),
  "settings of Python's members": written(
    uv,
    { ...python, 'tests/test_a.py': 'import a\n' },
    'a/Makefile',
    (text) => text,
  ),
  'texts of MSBuild': written(dotnet, net, 'a/a.csproj', (text) =>
    project(`<ItemGroup><ProjectReference Include="${escaped(text)}"/><None Include="${escaped(text)}"/></ItemGroup>`),
  ),
  'properties of MSBuild': written(dotnet, net, 'a/a.csproj', (text) =>
    project(
      `<PropertyGroup>${text}</PropertyGroup><Import Project="$(p0)x.props"/><None Include="$(p1)/$(p2)/$(p3)"/>`,
    ),
  ),
  'projects of MSBuild': written(dotnet, net, 'a/a.csproj', project),
  'conditions of MSBuild': written(dotnet, net, 'a/a.csproj', (text) =>
    project(`${packages}<PropertyGroup Condition="${escaped(text)}">${text}</PropertyGroup>`),
  ),
  'central versions of packages': written(
    dotnet,
    { ...net, 'a/a.csproj': project(packages) },
    'Directory.Packages.props',
    (text) => `<Project><ItemGroup Condition="${escaped(text)}">${text}</ItemGroup></Project>`,
  ),
  'a solution of Visual Studio': written(dotnet, net, 'all.sln', (text) => text),
  'a solution in XML': written(dotnet, net, 'all.slnx', (text) => `<Solution>${text}</Solution>`),
  'rush.json': written(
    workspaces,
    rush,
    'rush.json',
    (text) => `{"projects":[${text}{"packageName":"b","projectFolder":"b"}]}`,
  ),
  'paths whose rules depend on each other': added,
  'lerna.json': written(workspaces, lerna, 'lerna.json', (text) => `{"packages":[${text}"b"]}`),
});
