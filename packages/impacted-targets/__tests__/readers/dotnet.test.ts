import { expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import { dotnet } from '../build-systems.js';
import { edited, impactOf, without, type Content, type Files } from '../trees.js';

const project = (...inner: string[]) => `<Project Sdk="Microsoft.NET.Sdk">${inner.join('')}</Project>`;
const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}" /></ItemGroup>`;
const reference = (path: string) => item('ProjectReference', path);
const property = (name: string, text: string) => `<PropertyGroup><${name}>${text}</${name}></PropertyGroup>`;
const toLeaf = reference('../Leaf/Leaf.csproj');
const imports = (path: string) => `<Import Project="${path}" />`;
const above = (file: string) =>
  `<Import Project="$([MSBuild]::GetPathOfFileAbove('${file}', '$(MSBuildThisFileDirectory)../'))" />`;
const [leaf, user, other] = ['src/Leaf/Leaf.csproj', 'src/User/User.csproj', 'test/Other/Other.fsproj'] as const;
const all = [leaf, user, other];
const packages = 'Directory.Packages.props';

/** `user` holds what a case is about; nothing but that relates it to `leaf`. */
const pair = (inner: string, rest: Files = {}): Files => ({
  'All.slnx': `<Solution><Project Path="${leaf}" /></Solution>`,
  [leaf]: project(),
  [user]: project(inner),
  [other]: project(),
  ...rest,
});

/** A path, whose file becomes another one, or a text that is replaced in a file. */
type Change = string | readonly [path: string, from: string, to: string];

function changedBy(files: Files, change: Change): Record<string, Content> {
  if (typeof change !== 'string') return { [change[0]]: edited(files, ...change)[change[0]] ?? '' };
  if (typeof files[change] === 'object') return { [change]: { submodule: '2'.repeat(40) } };
  return { [change]: /\.(props|targets|\w+proj|slnx)$/.test(change) ? project(' ') : '// changed' };
}

const settingRoot = { 'Directory.Build.props': project(property('Root', '$(MSBuildThisFileDirectory)')) };
const ofUser = { 'All.slnx': '<Solution><Project Path="src\\User\\User.csproj" /></Solution>' };
const folderAbove = "$([MSBuild]::GetDirectoryNameOfFileAbove($(MSBuildThisFileDirectory), 'All.slnx'))";
const computed = `$([System.IO.Path]::Combine(${folderAbove}, 'eng', 'x.targets'))`;
const aboveIt = {
  'src/User/Directory.Build.targets': project(above('Directory.Build.targets')),
  'src/Directory.Build.targets': project(reference('$(MSBuildThisFileDirectory)Leaf/Leaf.csproj')),
  [leaf]: project(property('ImportDirectoryBuildTargets', 'false')),
};

test.each<[string, string, Files?]>([
  ['backslashes', reference('..\\Leaf\\Leaf.csproj')],
  ['other cases of letters', reference('../leaf/LEAF.csproj')],
  ['a choice', `<Choose><When Condition="x">${toLeaf}</When></Choose>`],
  ['wildcards', reference('..\\**\\Leaf.*proj')],
  ['a property that MSBuild sets', reference('$(MSBuildThisFileDirectory)..\\Leaf\\Leaf.csproj')],
  ['a property of its own', property('Src', '../') + reference('$(Src)Leaf/Leaf.csproj')],
  ['any value of a property', property('Src', 'a/') + property('Src', '../') + reference('$(src)Leaf/Leaf.csproj')],
  ['a property of a file above', reference('$(Root)src/Leaf/Leaf.csproj'), settingRoot],
  ['a property that nobody sets', reference('$(RepoRoot)\\Leaf\\Leaf.csproj')],
  ['a function', reference(`$([MSBuild]::NormalizePath('$(MSBuildProjectDirectory)', '..', 'Leaf', 'Leaf.csproj'))`)],
  ['the folder of the solution', reference('$(SolutionDir)src/Leaf/Leaf.csproj'), ofUser],
  ['a list in a property', property('All', '../X/*.csproj;\n ../Leaf/Leaf.csproj') + reference('$(All)')],
  ['a task', '<Target Name="T"><MSBuild Projects="../Leaf/Leaf.csproj" /></Target>'],
  ['a command', '<Target Name="T"><Exec Command="dotnet run --project ../Leaf/Leaf.csproj -- x" /></Target>'],
  ['a file that it imports', imports('..\\shared.props'), { 'src/shared.props': project(toLeaf) }],
  ['a file that functions find', imports(computed), { 'eng/x.targets': project(toLeaf) }],
  ['Directory.Build.props', '', { 'src/User/Directory.Build.props': project(toLeaf) }],
  ['a Directory.Build.targets above the nearest one', '', aboveIt],
  ['settings of a user', '', { [`${user}.user`]: project(toLeaf) }],
  ['a shared project', reference('../M/M.shproj'), { 'src/M/M.shproj': project(toLeaf) }],
  [
    'a file that is a link',
    '',
    { 'src/User/Directory.Build.props': { link: '../../eng/x' }, 'eng/x': project(toLeaf) },
  ],
  ['a list of items', item('A', 'Leaf/Leaf') + item('B', "@(A -> '../%(Identity).csproj')") + reference('@( B )')],
  ['a list with functions', item('A', '../Leaf/Leaf.csproj') + reference('@(A->Exists())')],
  ['an item with a known end', item('A', '$(Extra)') + reference("@(A -> '../%(Identity)/Leaf.csproj')")],
])('a project refers to another one by %s', async (_what, inner, rest = {}) => {
  for (const [path, targets] of [
    ['src/Leaf/A.cs', [leaf, user]],
    ['test/Other/B.fs', [other]],
  ] as const)
    expect(await answer(dotnet, pair(inner, rest), { [path]: '' })).toEqual({ targets, warnings: [], uncovered: [] });
});

const own = (path: string): Files => pair('', { [path]: project() });
const including = project(item('Compile', '$(MSBuildThisFileDirectory)y.cs'));
const goesOn = property('P', '$(P);../../data/a') + property('P', '$(P);../../data/b');
const eachOwn: Files = {
  'src/common.props': project(item('Content', '../../data/$(Own).json')),
  [leaf]: project(property('Own', 'a'), imports('../common.props')),
  [user]: project(property('Own', 'b'), imports('../common.props')),
};
const found = pair(above('Directory.Build.props'), { 'Directory.Build.props': project(), 'eng/x.props': project() });
const sub = pair(reference('../../sub/X/X.csproj'), { sub: { submodule: '1'.repeat(40) } });
const nearest = pair('', { 'src/Directory.Build.props': project(), 'Directory.Build.props': project() });
const inTargets = (text: string) => pair('', { 'Directory.Build.targets': project(property('R', text)) });
const importingFile = (name: string, content = project()) =>
  pair(imports(`../../eng/${name}`), { [`eng/${name}`]: content });
const versions = project(
  property('XVersion', '1') + property('Managed', 'true'),
  '<ItemGroup><PackageVersion Include="X.Core" Version="$(XVersion)" /><PackageVersion Include="Y"><Version>1</Version></PackageVersion>',
  '<PackageVersion Include="Z" Version="1" /><PackageVersion Include="$(Name)" Version="9" /></ItemGroup>',
);
const central: Files = {
  ...pair(item('PackageReference', 'x.core')),
  [packages]: versions,
  [leaf]: project(item('PackageReference', 'Y')),
  [other]: project(item('PackageReference', '$(Unknown)')),
};
const pinned = edited(
  central,
  packages,
  '<PropertyGroup>',
  '<PropertyGroup><CentralPackageTransitivePinningEnabled>true</CentralPackageTransitivePinningEnabled>',
);
const reading = edited(central, leaf, '<ItemGroup>', `${property('D', '$(XVersion)')}<ItemGroup>`);
const id = (digit: string) => `{${digit.repeat(8)}-0000-0000-0000-000000000000}`;
const inSln = (name: string, path: string, digit: string) =>
  `Project("${id('F')}") = "${name}", "${path}", "${id(digit)}"\nEndProject\n`;
const sln = [
  '\uFEFF\nMicrosoft Visual Studio Solution File, Format Version 12.00\nVisualStudioVersion = 17.0.1\n',
  inSln('Configs', 'Configs', 'A').replace(
    'EndProject',
    '\tProjectSection(SolutionItems) = preProject\n\t\tx.md = x.md\n\tEndProjectSection\nEndProject',
  ),
  inSln('Leaf', 'src\\Leaf\\Leaf.csproj', '1'),
  inSln('User', 'src\\User\\User.csproj', '2'),
  'Global\n\tGlobalSection(SolutionConfigurationPlatforms) = preSolution\n\t\tDebug|Any CPU = Debug|Any CPU\n\tEndGlobalSection\n',
  `\t\t${id('1')}.Debug|Any CPU.Build.0 = Debug|Any CPU\nEndGlobal\n`,
].join('');
const solved: Files = {
  ...pair(''),
  'Old.sln': sln,
  'f/Some.slnf': `{"solution": {"path": "..\\\\Old.sln", "projects": ["src\\\\Leaf\\\\Leaf.csproj",],}} // c`,
};
const [data, next] = ['src/Leaf/data/x.json', 'src/Next/Next.csproj'];
/** `next` depends on `user`. */
const naming = (rest: Files, inner = '') =>
  pair(inner, { [data]: '1', [next]: project(reference('../User/User.csproj')), ...rest });
const inSource = (text: string) => naming({ 'src/User/T.cs': text });
const inner = 'src/User/tests/User.Tests/User.Tests.csproj';
const root = {
  ...pair(''),
  'Root.csproj': project(),
  [packages]: versions,
  'src/In/In.csproj': project(),
};

test.each<[string, Files, Change, readonly string[], (readonly string[])?]>([
  ['a file in its folder', pair(''), 'src/Leaf/deep/x.resx', [leaf]],
  ['a file in no folder of a project', pair(''), 'README.md', [], ['README.md']],
  ['settings of the root', own('global.json'), 'global.json', all],
  ['settings of some', own('src/NuGet.Config'), 'src/NuGet.Config', [leaf, user]],
  ['tools of the root', own('.config/dotnet-tools.json'), '.config/dotnet-tools.json', all],
  ['Directory.Build.props', own('Directory.Build.props'), 'Directory.Build.props', all],
  ['the nearest Directory.Build.props', nearest, 'Directory.Build.props', [other]],
  ['a linked source', pair(item('Compile', '..\\..\\common\\x.cs')), 'common/x.cs', [user]],
  ['a pattern', pair(item('None', '..\\..\\common\\**\\*.json')), 'common/b/c.json', [user]],
  ['a pattern of all files', pair(item('None', '../../common/**/*')), 'common/b/c', [user]],
  ['a pattern in other cases', naming({}, item('None', '..\\LEAF\\**\\*.JSON')), data, [leaf, next, user]],
  ['a pattern that does not match', pair(item('None', '../../common/*.json')), 'common/x.txt', [], ['common/x.txt']],
  ['a folder', pair(item('Content', '../../common'), { 'common/a': '' }), 'common/a', [user]],
  ['a folder in a property is none', pair(property('D', '../../data/'), { 'data/x': '' }), 'data/x', [], ['data/x']],
  ['a file under a property', pair(item('Protobuf', '$(Nobody)/common/x.proto')), 'common/x.proto', [user]],
  ['the end of a path', pair(item('None', '$(R)/src/User/x.json')), 'copy/src/User/x.json', [user]],
  ['a library', pair('<Reference><HintPath>..\\..\\lib\\X.dll</HintPath></Reference>'), 'lib/X.dll', [user]],
  ['a key', pair(property('Key', '../../key.snk')), 'key.snk', [user]],
  ['a script', pair('<Target Name="T"><Exec Command="sh ../../eng/run.sh --now" /></Target>'), 'eng/run.sh', [user]],
  ['an item with escapes', naming({}, item('None', '%2e%2e\\Leaf\\data\\x%2Ejson')), data, [leaf, next, user]],
  ['an imported file', importingFile('x.props'), 'eng/x.props', [user]],
  ['a file that a function does not find', found, 'eng/x.props', [], ['eng/x.props']],
  ['an imported file with an unusual name', importingFile('x.inc'), 'eng/x.inc', [user]],
  ['any file for an unknown import', pair(imports('$(E)'), { 'eng/x.props': project() }), 'eng/x.props', [user]],
  ['what an imported file includes', importingFile('x.projitems', including), 'eng/y.cs', [user]],
  ['a list in a property that goes on with itself', pair(goesOn + item('None', '$(P)')), 'data/b', [user]],
  ['the name of a file in a property means one of the project', inTargets('x.md'), 'x.md', [], ['x.md']],
  ['a path from the file with the property', inTargets('$(MSBuildThisFileDirectory)x.md'), 'x.md', all],
  ['a property of each project that imports a file', eachOwn, 'data/b.json', [user]],
  ['a commit of a submodule', sub, 'sub', [user]],
  ['files below a root project belong to it, too', root, 'src/In/x.cs', ['Root.csproj', 'src/In/In.csproj']],
  ['sources of a root project', root, 'x.cs', ['Root.csproj']],
  ['other files beside a root project', root, 'Dockerfile', [], ['Dockerfile']],
  ['hidden folders beside a root project', root, '.github/x.yml', [], ['.github/x.yml']],
  ['a solution beside a root project', root, 'All.slnx', [leaf]],
  ['central versions beside a root project', root, [packages, 'Version="1"', 'Version="2"'], []],

  ['a version', central, [packages, '<Version>1<', '<Version>2<'], [leaf, other]],
  ['the property of a version', central, [packages, '<XVersion>1<', '<XVersion>2<'], [user, other]],
  ['a version of what nobody surely names', central, [packages, 'Version="1"', 'Version="2"'], [other]],
  ['a version of a computed name', central, [packages, 'Version="9"', 'Version="8"'], all],
  ['another property', central, [packages, '>true<', '>false<'], all],
  ['a comment between versions', central, [packages, '<ItemGroup>', '<!-- c --><ItemGroup>'], []],
  ['a condition around versions', central, [packages, '<ItemGroup>', '<ItemGroup Condition="x">'], all],
  ['a version where all are pinned', pinned, [packages, 'Version="1"', 'Version="2"'], all],
  ['the property of a version that something else reads', reading, [packages, '<XVersion>1<', '<XVersion>2<'], all],

  ['the version of Visual Studio', solved, ['Old.sln', '17.0.1', '18.0.1'], []],
  ['a folder of a solution', solved, ['Old.sln', 'Configs', 'Platforms'], []],
  ['a file of a folder of a solution', solved, ['Old.sln', 'x.md = x.md', 'y.md = y.md'], []],
  ['what is built of a project', solved, ['Old.sln', `${id('1')}.Debug`, `${id('1')}.Fast`], [leaf]],
  ['a project of a solution', solved, ['Old.sln', inSln('User', 'src\\User\\User.csproj', '2'), ''], [user]],
  ['a configuration', solved, ['Old.sln', 'Debug|Any CPU = Debug', 'Fast|Any CPU = Fast'], [leaf, user]],
  ['a project of a filter', solved, ['f/Some.slnf', 'Leaf\\\\Leaf.csproj', 'User\\\\User.csproj'], [leaf, user]],
  ['a project of the newer form', solved, ['All.slnx', leaf, other], [leaf, other]],
  ['settings of the newer form', solved, ['All.slnx', '<Solution>', '<Solution><Properties Name="x" />'], [leaf]],
  ['a comment of the newer form', solved, ['All.slnx', '<Solution>', '<Solution><!-- c -->'], []],

  ['a path in a source', inSource('Read("../Leaf/data/x.json")'), data, [leaf, next, user]],
  ['names that are joined', inSource('Path.Combine("..", "Leaf", "data", "x.json")'), data, [leaf, next, user]],
  ['a path from the root', inSource('Path.Combine(R, "src/Leaf/data/x.json")'), data, [leaf, next, user]],
  ['a script in a folder of tests', naming({ 'src/User/tests/run.sh': 'cat ../Leaf/data/x.json' }), data, [leaf, user]],
  ['a text', naming({}), 'src/User/README.md', [user]],
  ['a file in a folder of tests', naming({}), 'src/User/tests/x.json', [user]],
  ['a test of a project inside', naming({ [inner]: project() }), 'src/User/tests/User.Tests/ATests.cs', [inner, user]],
  ['a source in a folder of tests', naming({}), 'src/User/Testing/Clock.cs', [next, user]],
  ['a source that is called like a test', naming({}), 'src/User/ATests.cs', [next, user]],
  ['a named source in a folder of tests', naming({}, item('Compile', '../../tests/C.cs')), 'tests/C.cs', [next, user]],
])('%s', async (_what, files, change, targets, uncovered = []) => {
  expect(await answer(dotnet, files, changedBy(files, change))).toEqual({
    targets: [...targets].sort(),
    warnings: [],
    uncovered,
  });
});

const warning = (target: string, what: string) => `dotnet: every answer has the target ${target}, because ${what}`;
const unknown = (what: string) => warning(user, `only MSBuild knows what ${what} in ${user} is`);
const lost = warning(user, `${user} refers to ../X.csproj, and nothing is there`);
const early = 'the document ends too early';
const many = Array.from({ length: 20 }, (_, at) => property('X', `${at}`)).join('');
const task = '<Target Name="T"><Find><Output TaskParameter="X" ItemName="A" /></Find></Target>';

test.each<[string, Files, string?, string?]>([
  ['a property that nobody sets', pair(reference('$(Extra)')), unknown('$(Extra)')],
  ['a list that nobody fills', pair(reference('@(Extra)')), unknown('@(Extra)')],
  ['a list that another project fills is empty', pair(reference('@(A)'), { [other]: project(item('A', 'x')) })],
  ['an item that is computed', pair(item('A', '$(Extra)') + reference('@(A)')), unknown('@(A)')],
  ['what a task makes', pair(task + reference('@(A)')), unknown('@(A)')],
  ['a list that holds itself', pair(item('A', '@(A)') + reference('@(A)')), unknown('@(A)')],
  ['a property in front of a pattern', pair(reference('$(Extra)/**/*')), unknown('$(Extra)/**/*')],
  ['more values than are tried', pair(many + reference('$(X)')), unknown('$(X)')],
  ['a property that holds itself', pair(property('X', '$(X)') + reference('$(X)')), unknown('$(X)')],
  ['a function that is not known', pair(reference("$([S.T]::Copy('x'))")), unknown("$([S.T]::Copy('x'))")],
  ['a longer text than anybody writes', pair(property('X', 'a'.repeat(70_000)) + reference('$(X)')), unknown('$(X)')],
  ['a project that is not there', pair(reference('../X.csproj')), lost],
  ['one of two projects is not there', pair(reference('../Leaf/Leaf.csproj;../X.csproj')), lost],
  ['a condition decides on it', pair(reference('../X.csproj').replace('<ItemGroup', '<ItemGroup Condition="x"'))],
  ['a list is asked whether it is there', pair(item('A', '../X.csproj') + reference('@(A->Exists())'))],
  ['it is outside of the repository', pair(reference('../../../X/X.csproj'))],
  ['a broken project', pair('', { [user]: '<Project><I' }), warning(user, `${user}:1:11: ${early}`)],
  ['a broken import', pair(imports('../x.props'), { 'src/x.props': '<P' }), warning(user, `src/x.props:1:2: ${early}`)],
])('where nobody knows what a project is built from, every answer has it: %s', async (_what, files, warned = '') => {
  const found = await answer(dotnet, files, { 'test/Other/x.fs': '' });
  const targets = warned === '' ? [other] : [user, other];
  expect(found).toEqual({ targets: targets.sort(), warnings: warned === '' ? [] : [warned], uncovered: [] });
});

test('functions that are nested deeper than anybody writes are not known', async () => {
  const deep = reference(`${'$([MSBuild]::NormalizePath('.repeat(500)}x${'))'.repeat(500)}`);
  expect((await answer(dotnet, pair(deep), { 'test/Other/x.fs': '' })).targets).toEqual([user, other]);
});

test.each<[string, string, RegExp]>([
  [leaf, '<Project>\n<ItemGroup>', /^ALL: src\/Leaf\/Leaf\.csproj:2:\d+: the document ends too early/],
  ['a/Broken.csproj', '<Project><Item', /^ALL: a\/Broken\.csproj:1:14: /],
  ['All.slnx', '<Solution', /^ALL: All\.slnx:1:\d+: /],
  ['X.slnf', '{', /^ALL: X\.slnf: this is not JSON/],
])('a broken %s that something names makes the answer ALL', async (path, text, message) => {
  const [files, broken] = [
    pair(reference('../../a/Broken.csproj'), { 'a/Broken.csproj': project() }),
    { [path]: text },
  ];
  expect((await answer(dotnet, files, broken)).targets).toMatch(message);
  expect(
    (await answer(dotnet, { ...files, ...broken }, { [path]: (files[path] as string | undefined) ?? null })).targets,
  ).toMatch(message);
});

test('a deleted project impacts who referred to it', async () => {
  const files = without(pair(toLeaf), 'All.slnx');
  expect((await answer(dotnet, files, { [leaf]: null, [user]: project() })).targets).toEqual([leaf, user]);
});

test('edges say where they are from', async () => {
  const deep = 'src/Deep/Deep.csproj';
  const files = naming({
    [deep]: project(),
    [leaf]: project(reference('../Deep/Deep.csproj')),
    'src/User/T.cs': '\nRun("../Leaf/Leaf.csproj");',
  });
  const { impact } = await impactOf(dotnet, files, { ...files, 'src/Deep/D.cs': '' });
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
