import { expect, test } from '@jest/globals';
import type { Contents } from '../trees.js';
import { dotnet } from '../build-systems.js';
import { answer } from '../answers.js';

const project = (inner = '') => `<Project Sdk="Microsoft.NET.Sdk">${inner}</Project>`;
const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}" /></ItemGroup>`;
const [api, core, other] = ['src/Api/Api.csproj', 'src/Deep/Core/Core.csproj', 'other/Other.csproj'] as const;
const files = (inner: string, rest: Contents = {}): Contents => ({
  [api]: project(inner),
  [core]: project(),
  [other]: project(),
  ...rest,
});
const above = `<Import Project="$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildThisFileDirectory)../'))" />`;
const warning = (what: string) => [`dotnet: every answer has the target ${api}, because ${what}`];

test.each<[string, Contents, string, readonly string[], (readonly string[])?]>([
  [
    'a path in Directory.Build.props starts from each project',
    files('', {
      'src/Directory.Build.props': project(item('Compile', '..\\..\\shared\\Clock.cs')),
      'src/Deep/Directory.Build.props': project(above),
      'shared/Clock.cs': '',
    }),
    'shared/Clock.cs',
    [api],
  ],
  [
    'a folder of files below a pattern is owned as a whole',
    files(item('Content', '../../data/**/*'), { 'data/deep/x': '' }),
    'data/deep/x',
    [api],
  ],
  [
    'a pattern of some files leaves the others without an owner',
    files(item('Content', '../../data/**/*.json'), { 'data/a.json': '', 'data/b.json': '' }),
    'data/b.json',
    [api],
  ],
  ['a path where nothing is in this commit means nothing', files(item('None', '../../gone/x')), 'other/A.cs', [other]],
  [
    'a project that is not there makes who refers to it uncertain',
    files(item('ProjectReference', '../X/X.csproj')),
    'other/A.cs',
    [other, api],
    warning(`${api} refers to ../X/X.csproj, and nothing is there`),
  ],
  [
    'a broken project that nothing names is in every answer',
    { ...files(''), [api]: '<Project><Item' },
    'other/A.cs',
    [other, api],
    warning(`${api}:1:14: the document ends too early`),
  ],
  [
    'an imported file with an unusual name',
    files('<Import Project="../Deep/Core/versions.inc" />', { 'src/Deep/Core/versions.inc': '<Project />' }),
    'src/Deep/Core/versions.inc',
    [api, core],
  ],
  [
    'settings of a user of one project',
    files('', { 'src/Api/Api.csproj.user': project(item('None', '../../data/x')), 'data/x': '' }),
    'data/x',
    [api],
  ],
  [
    'a broken file that a project imports makes it uncertain',
    files('<Import Project="../x.props" />', { 'src/x.props': '<Project><Item' }),
    'other/A.cs',
    [other, api],
    warning('src/x.props:1:14: the document ends too early'),
  ],
  [
    'the end of a path that looks like one of the project itself',
    files(item('None', '$(Root)/src/Api/data.json'), { 'copy/src/Api/data.json': '' }),
    'copy/src/Api/data.json',
    [api],
  ],
  [
    'a list in a property that goes on with itself',
    files(
      `<PropertyGroup><Paths>$(Paths);../../data/a.json</Paths><Paths>$(Paths);../../data/b.json</Paths></PropertyGroup>` +
        item('None', '$(Paths)'),
      { 'data/a.json': '', 'data/b.json': '' },
    ),
    'data/b.json',
    [api],
  ],
  [
    'an unknown item of a list, whose transformation ends with a known name',
    files(item('Wanted', '$(Extra)') + item('ProjectReference', "@(Wanted -> '../%(Identity)/Core.csproj')")),
    'src/Deep/Core/A.cs',
    [api, core],
  ],
  ['a solution in the folder of a project', files('', { 'src/Api/Api.sln': '' }), 'src/Api/A.cs', [api]],
])('%s', async (_what, before, path, targets, warnings = []) => {
  expect(await answer(dotnet, before, { [path]: '// changed' })).toEqual({ targets, warnings, uncovered: [] });
});

test('a file that a pattern matches from now on impacts the project', async () => {
  const before = files(item('Content', '../../data/*.json'));
  expect((await answer(dotnet, before, { 'data/a.json': '1' })).targets).toEqual([api]);
});

test('a project in the root owns no solution and no central versions', async () => {
  const versions = (version: string) =>
    project(`<ItemGroup><PackageVersion Include="Y" Version="${version}" /></ItemGroup>`);
  const before = {
    ...files(''),
    'Root.csproj': project(),
    'Directory.Packages.props': versions('1'),
    'A.slnx': '<S />',
  };
  const changes = { 'Directory.Packages.props': versions('2'), 'A.slnx': '<S> </S>' };
  expect(await answer(dotnet, before, changes)).toEqual({ targets: [], warnings: [], uncovered: [] });
});

const packages = `<ItemGroup><PackageReference Include="Y" /></ItemGroup>`;
const version = (text: string) =>
  project(`<ItemGroup><PackageVersion Include="Y"><Version>${text}</Version></PackageVersion></ItemGroup>`);
const folder = (name: string) =>
  `Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "${name}", "${name}", "{AAAAAAAA-0000-0000-0000-000000000000}"\nEndProject\n` +
  `Project("{F}") = "Api", "src\\Api\\Api.csproj", "{BBBBBBBB-0000-0000-0000-000000000000}"\nEndProject\n`;

test.each<[string, string, string, string, readonly string[]]>([
  ['a version in an element of its own', 'Directory.Packages.props', version('1'), version('2'), [api]],
  ['the name of a folder of a solution', 'All.sln', folder('Configs'), folder('Platforms'), []],
])('%s', async (_what, path, before, after, targets) => {
  expect(await answer(dotnet, files(packages, { [path]: before }), { [path]: after })).toEqual({
    targets,
    warnings: [],
    uncovered: [],
  });
});

test('a broken project that another one names makes the answer ALL', async () => {
  const before = files(item('ProjectReference', '../../a/Broken.csproj'), { 'a/Broken.csproj': '<Project><Item' });
  expect((await answer(dotnet, before, { 'other/A.cs': '' })).targets).toMatch(/^ALL: a\/Broken\.csproj:1:14: /);
});
