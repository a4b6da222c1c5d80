import { describe, expect, test } from '@jest/globals';
import { dotnet } from '../../build-systems.js';
import { compareFiles, edited, impactOf, realTools, without, type Files } from '../../trees.js';

const project = (...inner: string[]) => `<Project Sdk="Microsoft.NET.Sdk">\n${inner.join('\n')}\n</Project>\n`;
const items = (...inner: string[]) => `<ItemGroup>${inner.join('')}</ItemGroup>`;
const reference = (path: string) => items(`<ProjectReference Include="${path}" />`);
const packages = (...names: string[]) => items(...names.map((name) => `<PackageReference Include="${name}" />`));
const properties = (inner: string) => `<PropertyGroup>${inner}</PropertyGroup>`;

const leaf = 'src/Leaf/Leaf.csproj';
const user = 'src/User/User.csproj';
const other = 'test/Other/Other.fsproj';

/** `user` holds what a case is about; nothing but that relates it to `leaf`. */
const pair = (inner: string, rest: Files = {}): Files => ({
  'All.slnx': `<Solution><Project Path="src/Leaf/Leaf.csproj" /></Solution>`,
  [leaf]: project(),
  'src/Leaf/A.cs': '',
  [user]: project(inner),
  [other]: project(),
  ...rest,
});
const changing = (files: Files, path: string) => impactOf(dotnet, files, { ...files, [path]: '// changed' });
const usersOf = async (files: Files, path: string) => (await changing(files, path)).targets;

describe('references', () => {
  test.each<[string, string, Files?]>([
    ['with backslashes', reference('..\\Leaf\\Leaf.csproj')],
    ['in another case', reference('../leaf/LEAF.csproj')],
    [
      'under a condition',
      `<ItemGroup Condition="'$(OS)' == 'x'"><ProjectReference Include="../Leaf/Leaf.csproj" /></ItemGroup>`,
    ],
    ['in a choice', `<Choose><When Condition="x">${reference('../Leaf/Leaf.csproj')}</When></Choose>`],
    ['with wildcards', reference('..\\**\\Leaf.*proj')],
    ['with a reserved property', reference('$(MSBuildThisFileDirectory)..\\Leaf\\Leaf.csproj')],
    ['with a property of its own', properties('<Src>../</Src>') + reference('$(Src)Leaf/Leaf.csproj')],
    [
      'with any of the values of a property',
      properties('<Src>a/</Src><Src Condition="x">../</Src>') + reference('$(src)Leaf/Leaf.csproj'),
    ],
    [
      'with a property of a file above it',
      reference('$(Root)src/Leaf/Leaf.csproj'),
      { 'Directory.Build.props': project(properties('<Root>$(MSBuildThisFileDirectory)</Root>')) },
    ],
    ['with a property that nobody sets', reference('$(RepoRoot)\\Leaf\\Leaf.csproj')],
    [
      'with a function',
      reference(`$([MSBuild]::NormalizePath('$(MSBuildProjectDirectory)', '..', 'Leaf', 'Leaf.csproj'))`),
    ],
    [
      'with the directory of the solution',
      reference('$(SolutionDir)src/Leaf/Leaf.csproj'),
      { 'All.slnx': `<Solution><Project Path="${leaf}" /><Project Path="src\\User\\User.csproj" /></Solution>` },
    ],
    [
      'as an analyzer',
      items(
        '<ProjectReference Include="../Leaf/Leaf.csproj" OutputItemType="Analyzer" ReferenceOutputAssembly="false" />',
      ),
    ],
    ['of a task', '<Target Name="T"><MSBuild Projects="../Leaf/Leaf.csproj" /></Target>'],
    ['of a command', '<Target Name="T"><Exec Command="dotnet run --project ../Leaf/Leaf.csproj -- x" /></Target>'],
    [
      'in a file that it imports',
      '<Import Project="..\\shared.props" />',
      { 'src/shared.props': `<Project>${reference('../Leaf/Leaf.csproj')}</Project>` },
    ],
    [
      'in a file that a function finds',
      `<Import Project="$([System.IO.Path]::Combine($([MSBuild]::GetDirectoryNameOfFileAbove($(MSBuildThisFileDirectory), 'All.slnx')), 'eng', 'x.targets'))" />`,
      { 'eng/x.targets': `<Project>${reference('../Leaf/Leaf.csproj')}</Project>` },
    ],
    [
      'in Directory.Build.props',
      '',
      { 'src/User/Directory.Build.props': `<Project>${reference('../Leaf/Leaf.csproj')}</Project>` },
    ],
    [
      'in a Directory.Build.props above the nearest',
      '',
      {
        'src/User/Directory.Build.targets': `<Project><Import Project="$([MSBuild]::GetPathOfFileAbove('Directory.Build.targets', '$(MSBuildThisFileDirectory)../'))" /></Project>`,
        'Directory.Build.targets': `<Project><ItemGroup Condition="'$(MSBuildProjectName)' == 'User'"><ProjectReference Include="$(MSBuildThisFileDirectory)src/Leaf/Leaf.csproj" /></ItemGroup></Project>`,
        [other]: project(properties('<ImportDirectoryBuildTargets>false</ImportDirectoryBuildTargets>')),
        'test/Directory.Build.targets': '<Project />',
      },
    ],
    [
      'by way of a shared project',
      reference('../Mid/Mid.shproj'),
      { 'src/Mid/Mid.shproj': project(reference('../Leaf/Leaf.csproj')) },
    ],
  ])('%s', async (_, inner, rest = {}) => {
    expect(await usersOf(pair(inner, rest), 'src/Leaf/A.cs')).toEqual([leaf, user]);
    expect(await usersOf(pair(inner, rest), 'test/Other/B.fs')).toEqual([other]);
  });

  test('a project that is not there makes who refers to it uncertain, unless a condition decides on it or it is outside', async () => {
    const template = pair(reference('..\\$safeprojectname$.Core\\X.csproj'), {
      'src/Next/Next.csproj': project(reference('../User/User.csproj')),
    });
    expect(await usersOf(template, 'src/Leaf/A.cs')).toEqual([leaf, 'src/Next/Next.csproj', user]);
    const tools = realTools();
    await dotnet.impact(await compareFiles(template, { ...template, 'src/Leaf/A.cs': '// changed' }), tools);
    expect(tools.log).toEqual([
      'warn dotnet: every answer has the target src/User/User.csproj, because src/User/User.csproj refers to ..\\$safeprojectname$.Core\\X.csproj, and nothing is there',
    ]);
    const conditional = items(
      `<ProjectReference Condition="Exists('../Gone/Gone.csproj')" Include="../Gone/Gone.csproj" />`,
    );
    expect(await usersOf(pair(conditional), 'src/Leaf/A.cs')).toEqual([leaf]);
    expect(await usersOf(pair(reference('../../../elsewhere/X.csproj')), 'src/Leaf/A.cs')).toEqual([leaf]);
  });

  test('one in a submodule is known by its commit', async () => {
    const files = pair(reference('../../sub/X/X.csproj'), { sub: { submodule: '1'.repeat(40) } });
    const answer = await impactOf(dotnet, files, { ...files, sub: { submodule: '2'.repeat(40) } });
    expect(answer).toMatchObject({ targets: [user], uncovered: [] });
  });

  test('a deleted project impacts who referred to it', async () => {
    const files = pair(reference('../Leaf/Leaf.csproj'));
    const head = { ...without(files, leaf, 'src/Leaf/A.cs', 'All.slnx'), [user]: project() };
    expect((await impactOf(dotnet, without(files, 'All.slnx'), head)).targets).toEqual([leaf, user]);
  });
});

describe('files', () => {
  test.each<[string, string[], boolean?, Files?]>([
    ['src/Leaf/deep/x.resx', [leaf]],
    ['src/Leaf/packages.lock.json', [leaf]],
    ['README.md', [], true],
    ['.github/workflows/ci.yml', [], true],
    ['global.json', [leaf, user, other]],
    ['src/NuGet.Config', [leaf, user]],
    ['.config/dotnet-tools.json', [leaf, user, other]],
    ['src/User/.editorconfig', [user]],
    ['Directory.Build.props', [leaf, user, other], false, { 'Directory.Build.props': '<Project />' }],
    [
      'src/Directory.Build.props',
      [leaf, user],
      false,
      { 'Directory.Build.props': '<Project />', 'src/Directory.Build.props': '<Project />' },
    ],
    [
      'Directory.Build.props',
      [other],
      false,
      { 'Directory.Build.props': '<Project />', 'src/Directory.Build.props': '<Project />' },
    ],
  ])('%s impacts %j', async (path, targets, left = false, rest = {}) => {
    const files = pair('', { [path]: '', ...rest });
    const head = { ...files, [path]: '<Project> </Project>' };
    expect(await impactOf(dotnet, files, head)).toMatchObject({
      targets: [...targets].sort(),
      uncovered: left ? [path] : [],
    });
  });

  test.each<[string, string, string[], Files?]>([
    ['a linked source', items('<Compile Include="..\\..\\common\\x.cs" Link="x.cs" />'), ['common/x.cs']],
    [
      'a pattern',
      items('<EmbeddedResource Include="..\\..\\common\\**\\*.json" />'),
      ['common/a.json', 'common/b/c.json'],
    ],
    ['a directory', items('<Content Include="../../common" />'), ['common/a.json']],
    ['a file under a property', items('<Protobuf Include="$(Nobody)/common/x.proto" />'), ['common/x.proto']],
    ['a library', items('<Reference Include="X"><HintPath>..\\..\\lib\\X.dll</HintPath></Reference>'), ['lib/X.dll']],
    ['a key', properties('<AssemblyOriginatorKeyFile>../../key.snk</AssemblyOriginatorKeyFile>'), ['key.snk']],
    ['a script', '<Target Name="T"><Exec Command="sh ../../eng/run.sh --now" /></Target>', ['eng/run.sh']],
    [
      'a file that it imports',
      '<Import Project="../../eng/x.props" />',
      ['eng/x.props'],
      { 'eng/x.props': '<Project />' },
    ],
    [
      'a file that its import includes',
      '<Import Project="../../eng/x.projitems" />',
      ['eng/y.cs'],
      { 'eng/x.projitems': `<Project>${items('<Compile Include="$(MSBuildThisFileDirectory)y.cs" />')}</Project>` },
    ],
  ])('%s', async (_, inner, paths, rest = {}) => {
    for (const path of paths) {
      const files = pair(inner, { [path]: '<Project />', ...rest });
      const answer = await impactOf(dotnet, files, { ...files, [path]: '<Project> </Project>' });
      expect(answer).toMatchObject({ targets: [user], uncovered: [] });
    }
  });

  test('a property is not a directory that a project is built from', async () => {
    const files = pair(properties('<Data>../../data/</Data>'), { 'data/x.json': '' });
    expect(await changing(files, 'data/x.json')).toMatchObject({ targets: [], uncovered: ['data/x.json'] });
  });

  test('a project inside another one belongs to both, and one in the root has not all of the repository', async () => {
    const files: Files = {
      ...pair(''),
      'Root.csproj': project(),
      'src/User/Inner/Inner.csproj': project(),
      'src/User/Inner/x.cs': '',
    };
    expect(await usersOf(files, 'src/User/Inner/x.cs')).toEqual(['Root.csproj', 'src/User/Inner/Inner.csproj', user]);
    expect(await usersOf({ ...files, 'x.cs': '' }, 'x.cs')).toEqual(['Root.csproj']);
    for (const path of ['Dockerfile', 'README.md', '.github/x.yml']) {
      expect(await changing({ ...files, [path]: '' }, path)).toMatchObject({ targets: [], uncovered: [path] });
    }
  });
});

describe('central versions of packages', () => {
  const versions = (...lines: string[]) =>
    `<Project>${properties('<XVersion>1</XVersion><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally>')}<ItemGroup>\n${lines.join('\n')}\n</ItemGroup></Project>`;
  const files = pair(packages('x.core'), {
    'Directory.Packages.props': versions(
      '<PackageVersion Include="X.Core" Version="$(XVersion)" />',
      '<PackageVersion Include="Y" Version="1" />',
      '<PackageVersion Include="Z" Version="1" />',
    ),
    [leaf]: project(packages('Y')),
    [other]: project(`<ItemGroup Condition="x">${packages('$(Unknown)')}</ItemGroup>`),
  });
  test.each([
    ['a version', 'Include="Y" Version="1"', 'Include="Y" Version="2"', [leaf, other]],
    ['the property of a version', '<XVersion>1<', '<XVersion>2<', [user, other]],
    ['a version that nobody surely uses', 'Include="Z" Version="1"', 'Include="Z" Version="2"', [other]],
    [
      'another property',
      '<ManagePackageVersionsCentrally>true<',
      '<ManagePackageVersionsCentrally>false<',
      [leaf, user, other],
    ],
    [
      'a package of all projects',
      '</ItemGroup></Project>',
      '<GlobalPackageReference Include="G" Version="1" /></ItemGroup></Project>',
      [leaf, user, other],
    ],
    ['a comment', '<ItemGroup>', '<!-- why --><ItemGroup>', []],
  ])('%s', async (_, from, to, targets) => {
    expect(await impactOf(dotnet, files, edited(files, 'Directory.Packages.props', from, to))).toMatchObject({
      targets: [...targets].sort(),
      uncovered: [],
    });
  });

  test('a property that something else reads counts for all', async () => {
    const reading = edited(files, leaf, '</Project>', `${properties('<D>$(XVersion)</D>')}</Project>`);
    const head = edited(reading, 'Directory.Packages.props', '<XVersion>1<', '<XVersion>2<');
    expect((await impactOf(dotnet, reading, head)).targets).toEqual([leaf, user, other].sort());
  });

  test('where versions of packages are pinned that nobody names, each counts for all', async () => {
    const pinned = edited(
      files,
      'Directory.Packages.props',
      '<XVersion>',
      '<CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled><XVersion>',
    );
    const head = edited(pinned, 'Directory.Packages.props', 'Include="Z" Version="1"', 'Include="Z" Version="2"');
    expect((await impactOf(dotnet, pinned, head)).targets).toEqual([leaf, user, other].sort());
  });
});

describe('solutions', () => {
  const id = (digit: string) => `{${digit.repeat(8)}-0000-0000-0000-000000000000}`;
  const sln = `\uFEFF
Microsoft Visual Studio Solution File, Format Version 12.00
# Visual Studio Version 17
VisualStudioVersion = 17.0.1
Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "src", "src", "${id('A')}"
	ProjectSection(SolutionItems) = preProject
		README.md = README.md
	EndProjectSection
EndProject
Project("${id('F')}") = "Leaf", "src\\Leaf\\Leaf.csproj", "${id('1')}"
EndProject
Project("${id('F')}") = "User", "src\\User\\User.csproj", "${id('2')}"
EndProject
Global
	GlobalSection(SolutionConfigurationPlatforms) = preSolution
		Debug|Any CPU = Debug|Any CPU
	EndGlobalSection
	GlobalSection(ProjectConfigurationPlatforms) = postSolution
		${id('1')}.Debug|Any CPU.Build.0 = Debug|Any CPU
	EndGlobalSection
EndGlobal
`;
  const files = {
    ...pair(''),
    'Old.sln': sln,
    'Some.slnf': `{"solution": {"path": "Old.sln", "projects": ["src\\\\Leaf\\\\Leaf.csproj",],}} // c`,
  };
  test.each([
    ['the version of Visual Studio', 'Old.sln', '17.0.1', '18.0.1', []],
    ['a file of a folder', 'Old.sln', 'README.md = README.md', 'x.md = x.md', []],
    ['what is built of a project', 'Old.sln', `${id('1')}.Debug|Any CPU.Build.0 = Debug|Any CPU`, '', [leaf]],
    [
      'a project',
      'Old.sln',
      `Project("${id('F')}") = "User", "src\\User\\User.csproj", "${id('2')}"\nEndProject\n`,
      '',
      [user],
    ],
    ['a configuration', 'Old.sln', 'Debug|Any CPU = Debug|Any CPU', 'Fast|Any CPU = Fast|Any CPU', [leaf, user]],
    ['a project of a filter', 'Some.slnf', 'Leaf\\\\Leaf.csproj', 'User\\\\User.csproj', [leaf, user]],
    ['a project of the newer form', 'All.slnx', leaf, other, [leaf, other]],
    ['a comment of the newer form', 'All.slnx', '<Solution>', '<Solution><!-- c -->', []],
  ])('%s', async (_, path, from, to, targets) => {
    expect(await impactOf(dotnet, files, edited(files, path, from, to))).toMatchObject({
      targets: [...targets].sort(),
      uncovered: [],
    });
  });
});

describe('mistakes', () => {
  test.each([
    [leaf, '<Project>\n<ItemGroup>', /^src\/Leaf\/Leaf\.csproj:2:\d+: the document ends too early/],
    ['All.slnx', '<Solution', /^All\.slnx:1:\d+: /],
    ['X.slnf', '{', /^X\.slnf: this is not JSON/],
  ])('%s that holds %j in either commit is ALL, with its place', async (path, text, message) => {
    const broken = { ...pair(''), [path]: text };
    for (const commits of [[pair(''), broken] as const, [broken, pair('')] as const]) {
      const { impact } = await impactOf(dotnet, ...commits);
      expect(impact).toMatchObject({ kind: 'all', why: expect.stringMatching(message) as unknown });
    }
  });

  test.each([
    ['a project', 'test/Other/data/Broken.csproj', 'test/Other/data/Broken.csproj'],
    ['what it imports', 'test/Other/Directory.Build.props', 'test/Other/Other.fsproj'],
  ])('%s that is broken and that nothing names is in every answer, with a warning', async (_, path, target) => {
    const files = pair('', { [path]: '<Project><Item' });
    const tools = realTools();
    const { targets } = await changing(files, 'src/Leaf/A.cs');
    expect(targets).toEqual([leaf, target]);
    await dotnet.impact(await compareFiles(files, { ...files, 'src/Leaf/A.cs': '// changed' }), tools);
    expect(tools.log.join()).toContain(
      `dotnet: every answer has the target ${target}, because ${path}:1:14: the document ends too early`,
    );
  });

  test("a broken project that nothing names is in nobody's way", async () => {
    const files = pair('', { 'test/Other/data/Broken.csproj': 'broken' });
    expect(await usersOf(files, 'test/Other/data/Broken.csproj')).toEqual([
      'test/Other/Other.fsproj',
      'test/Other/data/Broken.csproj',
    ]);
  });
});

describe('lists of items', () => {
  const shared = (include: string) =>
    project(
      items(
        `<Candidate Include="@(Wanted -> '$(MSBuildThisFileDirectory)..\\src\\%(Identity)\\%(Identity).csproj')" />`,
      ),
      reference(include),
    );
  const importing = '<Import Project="../../eng/Shared.targets" />';
  const wants = (...names: string[]) => items(...names.map((name) => `<Wanted Include="${name}" />`));

  test.each(['@(Candidate)', '@(Candidate->Exists())', "@( Candidate -> '%(FullPath)' )"])(
    'are the projects that they hold: %s',
    async (include) => {
      const files = (...names: string[]) =>
        pair(importing + (names.length > 0 ? wants(...names) : ''), {
          'eng/Shared.targets': shared(include),
          [other]: project(importing, wants('X')),
          'src/X/X.csproj': project(),
        });
      expect(await usersOf(files('Leaf'), 'src/Leaf/A.cs')).toEqual([leaf, user]);
      expect(await usersOf(files('X', 'Leaf'), 'src/Leaf/A.cs')).toEqual([leaf, user]);
      expect(await usersOf(files(), 'src/Leaf/A.cs')).toEqual([leaf]);
    },
  );

  test.each([
    ['an item that is computed', wants('$(Extra)')],
    ['what a task makes', '<Target Name="T"><Find><Output TaskParameter="X" ItemName="Wanted" /></Find></Target>'],
    ['a list that holds itself', items('<Wanted Include="@(Wanted)" />')],
    ['a list of an SDK', items('<Wanted Include="@(Compile)" />')],
  ])('may be any project by %s', async (_what, inner) => {
    const files = pair(inner + items('<ProjectReference Include="@(Wanted)" />'));
    expect(await usersOf(files, 'src/Leaf/A.cs')).toEqual([leaf, user]);
  });

  test('may be missing where they are looked for with Exists', async () => {
    const files = pair(wants('../Gone/Gone.csproj') + reference('@(Wanted->Exists())'));
    expect(await usersOf(files, 'src/Leaf/A.cs')).toEqual([leaf]);
  });
});

test('the name of a file in a property means one of the project', async () => {
  const files = pair('', {
    'Directory.Build.targets': project(properties('<PackageReadmeFile>README.md</PackageReadmeFile>')),
    'README.md': '',
  });
  expect(await usersOf(files, 'README.md')).toEqual([]);
  const beside = {
    ...files,
    'Directory.Build.targets': project(properties('<R>$(MSBuildThisFileDirectory)README.md</R>')),
  };
  expect(await usersOf(beside, 'README.md')).toEqual([leaf, user, other]);
});

describe('what cannot be told', () => {
  test.each([
    ['a property that nobody sets', reference('$(Extra)')],
    ['an item', items('<ProjectReference Include="@(Extra)" />')],
    ['a property in front of a pattern', reference('$(Extra)/**/*')],
    [
      'a property of more values than are tried',
      properties(Array.from({ length: 20 }, (_, at) => `<X>${at}</X>`).join('')) + reference('$(X)'),
    ],
    ['a property that holds itself', properties('<X>$(X)</X>') + reference('$(X)')],
    ['a function that is not known', reference(`$([System.String]::Copy('x'))`)],
    [
      'functions that are nested deeper than anybody writes',
      reference(`${'$([MSBuild]::NormalizePath('.repeat(500)}x${'))'.repeat(500)}`),
    ],
    ['a text longer than anybody writes', properties(`<X>${'a'.repeat(70_000)}</X>`) + reference('$(X)')],
  ])('%s may be any project, with a warning', async (_what, inner) => {
    const files = pair(inner);
    expect(await usersOf(files, 'src/Leaf/A.cs')).toEqual([leaf, user]);
    const tools = realTools();
    await dotnet.impact(await compareFiles(files, { ...files, 'src/Leaf/A.cs': '2' }), tools);
    expect(tools.log).toEqual([
      expect.stringMatching(
        /^warn dotnet: every answer has the target src.User.User\.csproj, because only MSBuild knows what /,
      ),
    ]);
  });

  test('an import that is nothing but a property may be any file of properties', async () => {
    const files = pair('<Import Project="$(Extra)" />', { 'eng/Some.props': project() });
    expect(await usersOf(files, 'eng/Some.props')).toEqual([user]);
  });

  test('a list in a property is a list', async () => {
    const list = properties('<All>../X/X.csproj;\n ../Leaf/Leaf.csproj</All>') + reference('$(All)');
    expect(await usersOf(pair(list, { 'src/X/X.csproj': project() }), 'src/Leaf/A.cs')).toEqual([leaf, user]);
  });

  test('a file that is a link is read by either name', async () => {
    const files = pair('', {
      'src/Directory.Build.props': { link: '../eng/Common.props' },
      'eng/Common.props': project(reference('$(MSBuildThisFileDirectory)Leaf/Leaf.csproj')),
    });
    expect(await usersOf(files, 'src/Leaf/A.cs')).toEqual([leaf, user]);
    const changed = edited(files, 'eng/Common.props', '</Project>', '<!-- changed --></Project>');
    expect((await impactOf(dotnet, files, changed)).targets).toEqual([leaf, user]);
  });

  test('patterns that read a path in many ways end', async () => {
    const stars = `${'*a'.repeat(40)}b.csproj`;
    const files = pair(reference(`../**/${stars}`), { [`src/Y/${'a'.repeat(200)}.csproj`]: project() });
    expect(await usersOf(files, 'src/Leaf/A.cs')).toEqual([leaf]);
  });
});

describe('a file that many projects import', () => {
  const common = '<Import Project="../common.props" />';
  /** Two projects that import a file, which refers to a path. Each project may define properties. */
  const both = (path: string, [one, two]: readonly [string, string], rest: Files = {}): Files => ({
    'src/common.props': `<Project>${items(`<Content Include="${path}" />`)}</Project>`,
    'src/one/one.csproj': project(properties(one), common),
    'src/two/two.csproj': project(properties(two), common),
    'data/one.json': '1',
    'data/two.json': '1',
    ...rest,
  });
  const own = ['<Own>one</Own>', '<Own>two</Own>'] as const;

  test.each<[string, Files]>([
    ['a property', both('../../data/$(Own).json', own)],
    [
      'a property of a property',
      both('../../data/$(Through).json', [
        '<Through>$(Own)</Through><Own>one</Own>',
        '<Through>$(Own)</Through><Own>two</Own>',
      ]),
    ],
    ['its name', both('../../data/$(MSBuildProjectName).json', ['', ''])],
    [
      'its solution',
      both('$(SolutionDir)data.json', ['', ''], {
        'one/all.slnx': '<Solution><Project Path="../src/one/one.csproj" /></Solution>',
        'two/all.slnx': '<Solution><Project Path="../src/two/two.csproj" /></Solution>',
        'one/data.json': '1',
        'two/data.json': '1',
      }),
    ],
    [
      'the files above it',
      both(
        "$([MSBuild]::GetDirectoryNameOfFileAbove($(MSBuildProjectDirectory), 'marker'))/../../data/data.json",
        ['', ''],
        {
          'src/one/marker': '1',
          'src/two/marker': '1',
          'src/one/x': '1',
        },
      ),
    ],
    ['a property that one of them has', both('../../data/$(Own).json', ['<Own>one</Own>', ''])],
  ])('means to each project what follows from %s', async (_, files) => {
    for (const [name, sibling] of [
      ['one', 'two'],
      ['two', 'one'],
    ]) {
      const target = `src/${name}/${name}.csproj`;
      const alone = without(files, `src/${sibling}/${sibling}.csproj`);
      for (const path of Object.keys(files).filter((each) => each.endsWith('.json'))) {
        expect((await usersOf(files, path))?.includes(target)).toBe((await usersOf(alone, path))?.includes(target));
      }
    }
  });

  test('means other files to projects with other properties', async () => {
    expect(await usersOf(both('../../data/$(Own).json', own), 'data/one.json')).toEqual(['src/one/one.csproj']);
    expect(await usersOf(both('../../data/$(Own).json', own), 'data/two.json')).toEqual(['src/two/two.csproj']);
  });
});

describe('what the files of a project name', () => {
  const data = 'src/Leaf/data/x.json';
  const next = 'src/Next/Next.csproj';
  /** `next` depends on `user`. */
  const naming = (rest: Files, inner = '') =>
    pair(inner, { [data]: '1', [next]: project(reference('../User/User.csproj')), ...rest });

  test.each<[string, Files, string?]>([
    ['a path upward', { 'src/User/T.cs': 'File.ReadAllText("../Leaf/data/x.json");' }],
    ['names that are joined', { 'src/User/T.cs': 'Path.Combine("..", "Leaf", "data", "x.json");' }],
    ['a path from the root', { 'src/User/T.cs': 'Path.Combine(RepoRoot, "src/Leaf/data/x.json");' }],
    ['F#', { 'src/User/T.fs': 'File.ReadAllText "../Leaf/data/x.json"' }],
    ['where a program runs', { 'src/User/T.cs': 'info.WorkingDirectory = "../Leaf";' }],
    ['an item in another case', {}, items('<None Include="..\\leaf\\DATA\\X.json" />')],
    ['an item with escapes', {}, items('<None Include="%2e%2e\\Leaf\\data\\x%2Ejson" />')],
    ['a pattern in another case', {}, items('<None Include="..\\LEAF\\**\\*.json" />')],
  ])('%s', async (_what, rest, inner = '') => {
    expect(await usersOf(naming(rest, inner), data)).toEqual([leaf, next, user]);
  });

  test('a script in a folder of tests does not reach dependents', async () => {
    expect(await usersOf(naming({ 'src/User/tests/run.sh': 'cat ../Leaf/data/x.json' }), data)).toEqual([leaf, user]);
  });

  test('the edges say where', async () => {
    const deep = 'src/Deep/Deep.csproj';
    const files = naming({
      [deep]: project(),
      [leaf]: project(reference('../Deep/Deep.csproj')),
      'src/User/T.cs': '\nRun("dotnet", "build", "../Leaf/Leaf.csproj");',
    });
    const { impact } = await changing(files, 'src/Deep/D.cs');
    const by = (kind: string, file: string, text: string, line?: number) => ({
      edge: { kind, file, text, ...(line !== undefined && { line }) },
    });
    expect(impact).toMatchObject({
      targets: new Map<string, object>([
        [deep, { kind: 'file', path: 'src/Deep/D.cs' }],
        [leaf, by('declared', leaf, deep)],
        [next, by('declared', next, user)],
        [user, by('named', 'src/User/T.cs', '../Leaf/Leaf.csproj', 2)],
      ]),
    });
  });

  test('names that are joined count as a whole', async () => {
    const files = naming({ 'test/Other/T.cs': 'Path.Combine("..", "..", "src", "Leaf", "data", "x.json");' });
    expect(await usersOf(files, data)).toEqual([leaf, other]);
    expect(await usersOf(files, 'src/User/x.cs')).toEqual([next, user]);
  });

  test.each([
    ['README.md', [user]],
    ['tests/x.json', [user]],
    ['tests/User.Tests/ATests.cs', ['src/User/tests/User.Tests/User.Tests.csproj', user]],
    ['Testing/Clock.cs', [next, user]],
    ['ATests.cs', [next, user]],
  ])('%s of a project that another one depends on', async (path, targets) => {
    const files = naming({ 'src/User/tests/User.Tests/User.Tests.csproj': project() });
    expect(await usersOf(files, `src/User/${path}`)).toEqual([...targets].sort());
  });

  test('a file in a folder of tests counts where a project names it', async () => {
    const files = naming({ 'tests/Clock.cs': '' }, items('<Compile Include="../../tests/Clock.cs" />'));
    expect(await usersOf(files, 'tests/Clock.cs')).toEqual([next, user]);
  });
});
