import { inspect } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import type { Configuration } from '../../src/configuration/configuration.js';
import type { BuildSystemOptions } from '../../src/configuration/configuration.js';
import { Globs } from '../../src/configuration/glob.js';
import { git, removeSamples } from '../sample-repository.js';
import { answers, expectNothingShared, expectNothingSharedIn, history, project } from './past-merges.js';

afterAll(removeSamples);

test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(25, 1);
});

test('each set of rules that is tried gets its own answers', async () => {
  const directory = history([
    [
      ['package.json', '{"private": true, "workspaces": ["js/*"], "devDependencies": {"x": "1"}}'],
      ['js/a/package.json', '{"name": "a"}'],
      ['js/a/index.js', "import 'x'; import 'b'"],
      ['js/b/package.json', '{"name": "b"}'],
      ['js/b/test.js', "readFileSync('../../docs/read.md')"],
      ['Cargo.toml', '[workspace]\nmembers = ["rs/*"]\n'],
      ['rs/one/Cargo.toml', '[package]\nname = "one"\nversion = "1.0.0"\n'],
      ['rs/one/src/lib.rs', ''],
      ['docs/read.md', '1'],
      ['settings.xml', '1'],
    ],
    [['package.json', '{"private": true, "workspaces": ["js/*"], "devDependencies": {"x": "2"}}']],
    [
      ['docs/read.md', '2'],
      ['docs/other.md', '2'],
    ],
    [
      ['settings.xml', '2'],
      ['docs/read.md', '3'],
    ],
    [['js/b/index.js', 'export {}']],
  ]);
  const changed =
    (more: Partial<Configuration>) =>
    (today: Configuration): Configuration => ({ ...today, ...more });
  const of = (options: BuildSystemOptions['workspaces']) => changed({ buildSystems: { workspaces: options } });
  const ruleSets = [
    changed({}),
    of({ 'root-dependencies': 'declared' }),
    changed({ impactNone: new Globs(['settings.xml']) }),
    of({ 'root-tools': ['x'] }),
    changed({ impactNone: new Globs(['docs/**']) }),
    changed({ documents: 'all' }),
    changed({ impactAll: new Globs(['js/b/**']) }),
    changed({}),
  ];
  const indexes = [0, 1, 2, 3];
  const head = git(directory, 'rev-parse', 'main').trim();
  const shared = await answers(directory, head, indexes.length, indexes, 'auto', ruleSets);
  const alone = [];
  for (const rules of ruleSets)
    alone.push(...(await answers(directory, head, indexes.length, indexes, 'auto', [rules])));
  expect(shared).toEqual(alone);
  const different = new Set(alone.map((answer) => inspect(answer, { depth: 9 })));
  expect(different.size).toBeGreaterThan(indexes.length + 4);
});

test('a project of .NET is read again where anything that it uses has changed', async () => {
  const packages = (version: string, property: string) =>
    `<Project><PropertyGroup><PackageVersion>${property}</PackageVersion></PropertyGroup>` +
    `<ItemGroup><PackageVersion Include="x" Version="${version}"/></ItemGroup></Project>`;
  const reference = (path: string) => `<ItemGroup><ProjectReference Include="${path}"/></ItemGroup>`;
  const directory = history([
    [
      ['Directory.Packages.props', packages('1', 'b')],
      ['a/a.csproj', project(`<ItemGroup><PackageReference Include="x"/></ItemGroup>`)],
      ['b/p.csproj', project('')],
      ['c/p.csproj', project('')],
      ['d/d.csproj', project(reference('../$(PackageVersion)/p.csproj'))],
      ['e/e.csproj', project(reference('../*/p.csproj'))],
      ['f/f.csproj', project(reference('@(Named)'))],
      ['g/g.csproj', project(reference('@(PackageVersion)'))],
    ],
    [['Directory.Packages.props', packages('2', 'b')]],
    [['Directory.Packages.props', packages('2', 'c')]],
    [['c/c.cs', '1']],
    [['b/b.cs', '1']],
    [['h/p.csproj', project('')]],
    [['h/h.cs', '1']],
    [['other.props', '<Project><ItemGroup><Named Include="b/p.csproj"/></ItemGroup></Project>']],
    [['b/b.cs', '2']],
    [['Directory.Packages.props', packages('3', 'b').replace('"x"', '"../b/p.csproj"')]],
    [['b/b.cs', '3']],
    [['g/g.csproj', project('')]],
    [['Directory.Packages.props', packages('4', 'b')]],
    [['Directory.Packages.props', packages('4', 'c')]],
    [['c/c.cs', 'x']],
    [['d/Directory.Build.props', `<Project>${reference('../a/a.csproj')}</Project>`]],
    [['a/a.cs', '1']],
    [['Directory.Build.props', `<Project>${reference('../c/p.csproj')}</Project>`]],
    [['c/c.cs', '2']],
    [['d/Directory.Build.props', null]],
    [['a/a.cs', '2']],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});

test('what merges without a change for MSBuild share changes no answer about .NET', async () => {
  const above = "$([MSBuild]::GetDirectoryNameOfFileAbove($(MSBuildThisFileDirectory), 'marker'))";
  const template = 'templates/t/.template.config/template.json';
  const directory = history([
    [
      ['a/a.csproj', project('<ItemGroup><Compile Include="../common/*.cs"/></ItemGroup>')],
      ['b/b.csproj', project('')],
      ['b/data.txt', '1'],
      ['c/c.csproj', project('<ItemGroup><ProjectReference Include="../gone/gone.csproj"/></ItemGroup>')],
      ['common/x.cs', ''],
      ['e/in/e.props', project(`<ItemGroup><None Include="${above}/x.cs"/></ItemGroup>`)],
      ['e/in/e.csproj', project('<Import Project="e.props"/>')],
      ['e/other/e.csproj', project('<Import Project="../in/e.props"/>')],
      ['e/x.cs', '1'],
      ['templates/t/a/a.csproj', project('<ItemGroup><ProjectReference Include="../XXX.B/b.csproj"/></ItemGroup>')],
      ['templates/t/b/b.csproj', project('')],
    ],
    [['a/a.cs', 'File.Open("../b/data.txt"); File.Open("../b/b.csproj");']],
    [['b/data.txt', '2']],
    [['a/a.cs', '']],
    [['b/data.txt', '3']],
    [['common/y.cs', '']],
    [['common/y.cs', 'File.Open("../b/data.txt");']],
    [['b/data.txt', '4']],
    [[template, '{"sourceName": "XXX"}']],
    [['templates/t/b/b.cs', '1']],
    [[template, '{"sourceName": "YYY"}']],
    [['templates/t/b/b.cs', '2']],
    [[template, null]],
    [['templates/t/b/b.cs', '3']],
    [['gone', '->b']],
    [['gone', null]],
    [['b/b.cs', '1']],
    [['a/a.cs', '// ../c']],
    [['c/c.cs', '1']],
    [['e/x.cs', '2']],
    [['e/marker', '']],
    [['e/x.cs', '3']],
    [['e/marker', null]],
    [['e/x.cs', '4']],
    // A file that MSBuild reads changes together with the others, so that each project is looked at by itself.
    [
      ['e/marker', ''],
      ['f/f.csproj', project('')],
    ],
    [['e/x.cs', '5']],
    [
      ['e/marker', null],
      ['f/f.csproj', null],
    ],
    [['e/x.cs', '6']],
    [['d/d.csproj', project('')]],
    [['d/a.cs', '']],
    [['d/d.csproj', null]],
    [['d/a.cs', '1']],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});

test('a property or a list of .NET counts in each merge for the projects that use it', async () => {
  const used = {
    Reference: 'b',
    Import: '1.0',
    Guard: 'on',
    Source: 'b',
    Version: '1.0.0',
    Nested: 'c',
    Around: '$(Nested)',
    Unused: '1.2.3',
    Twice: 'b',
  };
  const common = (changed: Partial<Record<keyof typeof used | 'New', string>> = {}, inside = '') =>
    project(
      `<PropertyGroup>${Object.entries({ ...used, ...changed })
        .map(([name, text]) => `<${name}>${text}</${name}>`)
        .join('')}</PropertyGroup>${inside}`,
    );
  const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}"/></ItemGroup>`;
  const listed = (path: string) => item('Listed', path);
  const directory = history([
    [
      ['Directory.Build.props', common()],
      ['b/p.csproj', project('')],
      ['c/p.csproj', project('')],
      ['b/x.cs', ''],
      ['c/x.cs', ''],
      ['eng/1.0/x.props', project(item('ProjectReference', '../b/p.csproj'))],
      ['eng/2.0/x.props', project(item('ProjectReference', '../c/p.csproj'))],
      ['reference/r.csproj', project(item('ProjectReference', '../$(Reference)/p.csproj'))],
      ['import/i.csproj', project('<Import Project="../eng/$(Import)/x.props"/>')],
      ['guard/g.csproj', project(`<Import Project="../eng/1.0/x.props" Condition="'$(Guard)' == 'on'"/>`)],
      ['source/s.csproj', project(item('Compile', '../$(Source)/x.cs'))],
      ['version/v.csproj', project('<ItemGroup><PackageReference Include="x" Version="$(Version)"/></ItemGroup>')],
      ['nested/n.csproj', project(item('ProjectReference', '../$(Around)/p.csproj'))],
      [
        'twice/t.csproj',
        project(`${item('None', '../$(Twice)/x.cs')}${item('ProjectReference', '../$(Twice)/p.csproj')}`),
      ],
      ['list/l.csproj', project(item('ProjectReference', '@(Listed)'))],
      ['none/n.csproj', project('')],
    ],
    ...[
      common({ Unused: '1.2.4' }),
      common({ Unused: '1.2.4', New: '1' }),
      common({ Version: '2.0.0' }),
      common({ Guard: 'off' }),
      common({ Reference: 'c' }),
      common({ Import: '2.0' }),
      common({ Source: 'c' }),
      common({ Nested: 'b' }),
      common({ Around: 'gone' }),
      common({ Twice: 'b</Twice><Twice>c' }),
      common({ Twice: 'c</Twice><Twice>b' }),
      common({}, listed('../b/p.csproj')),
      common({}, listed('../c/p.csproj')),
      common({ Unused: '../c/x.cs' }),
      common({ Unused: 'c.csproj' }),
      common({ Unused: '$(Source)/x.cs' }),
      common({}, item('ProjectReference', '../b/p.csproj').replace('<ItemGroup', "<ItemGroup Condition='$(A)'")),
      common({}, item('ProjectReference', '../gone/p.csproj').replace('<ItemGroup', "<ItemGroup Condition='$(A)'")),
      common({}, item('ProjectReference', '../gone/p.csproj')),
      '<Project',
      common(),
    ].flatMap((text, index): [string, string | null][][] => [
      [['Directory.Build.props', text]],
      // Everything that a merge can ask for changes with and without a project that is read for the first time.
      [
        ['b/x.cs', String(index)],
        ['c/x.cs', String(index)],
        ...(index % 3 === 0 ? [[`new${String(index)}/n.csproj`, project('')] as [string, string]] : []),
      ],
      [['c/x.cs', `${String(index)} again`]],
    ]),
    [['eng/1.0/x.props', null]],
    [['b/x.cs', 'last']],
    [['eng/1.0/x.props', project('')]],
    [['b/x.cs', 'very last']],
    [['Directory.Build.props', null]],
    [['c/x.cs', 'very last']],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});

test('what projects of .NET ask about other files, and what they miss, counts in each merge', async () => {
  const directory = history([
    [
      ['a/a.csproj', project('<ItemGroup><ProjectReference Include="../gone/gone.csproj"/></ItemGroup>')],
      ['b/b.csproj', project(`<Import Project="../b.props" Condition="Exists('../c/c.txt')"/>`)],
      ['c/c.csproj', project('')],
      ['c/c.txt', ''],
      ['b.props', '<Project/>'],
    ],
    [['c/c.cs', '1']],
    [['c/c.cs', '2']],
    [['c/c.txt', null]],
    [['b.props', '<Project><PropertyGroup/></Project>']],
    [['c/c.txt', '']],
    [['b.props', '<Project/>']],
    [['c/d.csproj', project('')]],
  ]);
  await expectNothingShared(directory, 1, 'dotnet');
});
