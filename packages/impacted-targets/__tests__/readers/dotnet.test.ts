import { dotnet } from '../build-systems.js';
import { edited, without, type Files } from '../trees.js';
import { broken, tableOf } from './table.js';

const project = (...inner: string[]) => `<Project Sdk="Microsoft.NET.Sdk">${inner.join('')}</Project>`;
const item = (kind: string, path: string) => `<ItemGroup><${kind} Include="${path}" /></ItemGroup>`;
const reference = (path: string) => item('ProjectReference', path);
const property = (name: string, text: string) => `<PropertyGroup><${name}>${text}</${name}></PropertyGroup>`;
const toLeaf = reference('../Leaf/Leaf.csproj');
const imports = (path: string) => `<Import Project="${path}" />`;
const above = (file: string) =>
  `<Import Project="$([MSBuild]::GetPathOfFileAbove('${file}', '$(MSBuildThisFileDirectory)../'))" />`;
const [leaf, user, other] = ['src/Leaf/Leaf.csproj', 'src/User/User.csproj', 'test/Other/Other.fsproj'] as const;
const packages = 'Directory.Packages.props';

/** `user` holds what a case is about; nothing but that relates it to `leaf`. */
const pair = (inner: string, rest: Files = {}): Files => ({
  'All.slnx': `<Solution><Project Path="${leaf}" /></Solution>`,
  [leaf]: project(),
  [user]: project(inner),
  [other]: project(),
  ...rest,
});

/** Projects by their names. */
const { check } = tableOf(dotnet, {
  short: (path) => path.replace(/.*\/|\.\w+$/g, ''),
  text: (path) => (/\.(props|targets|\w+proj|slnx)$/.test(path) ? project(' ') : '// changed'),
});

const settingRoot = { 'Directory.Build.props': project(property('Root', '$(MSBuildThisFileDirectory)')) };
const ofUser = { 'All.slnx': '<Solution><Project Path="src\\User\\User.csproj" /></Solution>' };
const folderAbove = "$([MSBuild]::GetDirectoryNameOfFileAbove($(MSBuildThisFileDirectory), 'All.slnx'))";
const computed = `$([System.IO.Path]::Combine(${folderAbove}, 'eng', 'x.targets'))`;
const aboveIt = {
  'src/User/Directory.Build.targets': project(above('Directory.Build.targets')),
  'src/Directory.Build.targets': project(reference('$(MSBuildThisFileDirectory)Leaf/Leaf.csproj')),
  [leaf]: project(property('ImportDirectoryBuildTargets', 'false')),
};

const references: readonly (readonly [string, string, Files?])[] = [
  ['backslashes', reference('..\\Leaf\\Leaf.csproj')],
  ['other cases of letters', reference('../leaf/LEAF.csproj')],
  ['a choice', `<Choose><When Condition="x">${toLeaf}</When></Choose>`],
  ['wildcards', reference('..\\**\\Leaf.*proj')],
  ['a property that MSBuild sets', reference('$(MSBuildThisFileDirectory)..\\Leaf\\Leaf.csproj')],
  ['a property of its own', property('Src', '../') + reference('$(Src)Leaf/Leaf.csproj')],
  ['any value of a property', property('Src', 'a/') + property('Src', '../') + reference('$(src)Leaf/Leaf.csproj')],
  ['a property of a file above', reference('$(Root)src/Leaf/Leaf.csproj'), settingRoot],
  ['a property that nobody sets', reference('$(RepoRoot)\\Leaf\\Leaf.csproj')],
  ['a path upward from a property that nobody sets', reference('$(Libs)..\\Leaf\\Leaf.csproj')],
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
];
for (const [what, inner, rest] of references)
  check([
    [`a project refers to another one by ${what}`, pair(inner, rest), 'src/Leaf/A.cs', 'Leaf User'],
    [`and not to a third one by ${what}`, pair(inner, rest), 'test/Other/B.fs', 'Other'],
  ]);

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

check([
  ['a file in its folder', pair(''), 'src/Leaf/deep/x.resx', 'Leaf'],
  ['a deleted project', without(pair(toLeaf), 'All.slnx'), { [leaf]: null, [user]: project() }, 'Leaf User'],
  ['a file in no folder of a project', pair(''), 'README.md', '| README.md'],
  ['settings of the root', own('global.json'), 'global.json', 'Leaf Other User'],
  ['settings of some', own('src/NuGet.Config'), 'src/NuGet.Config', 'Leaf User'],
  ['tools of the root', own('.config/dotnet-tools.json'), '.config/dotnet-tools.json', 'Leaf Other User'],
  ['Directory.Build.props', own('Directory.Build.props'), 'Directory.Build.props', 'Leaf Other User'],
  ['the nearest Directory.Build.props', nearest, 'Directory.Build.props', 'Other'],
  ['a linked source', pair(item('Compile', '..\\..\\common\\x.cs')), 'common/x.cs', 'User'],
  ['a pattern', pair(item('None', '..\\..\\common\\**\\*.json')), 'common/b/c.json', 'User'],
  ['a pattern of all files', pair(item('None', '../../common/**/*')), 'common/b/c', 'User'],
  ['a pattern in other cases', naming({}, item('None', '..\\LEAF\\**\\*.JSON')), data, 'Leaf Next User'],
  ['a pattern that does not match', pair(item('None', '../../common/*.json')), 'common/x.txt', '| common/x.txt'],
  ['a folder', pair(item('Content', '../../common'), { 'common/a': '' }), 'common/a', 'User'],
  ['a folder in a property is none', pair(property('D', '../../data/'), { 'data/x': '' }), 'data/x', '| data/x'],
  ['a file under a property', pair(item('Protobuf', '$(Nobody)/common/x.proto')), 'common/x.proto', 'User'],
  ['a file upward from a property', pair(item('None', '$(Nobody)..\\..\\lib\\X.dll')), 'lib/X.dll', 'User'],
  ['the end of a path', pair(item('None', '$(R)/src/User/x.json')), 'copy/src/User/x.json', 'User'],
  ['a library', pair('<Reference><HintPath>..\\..\\lib\\X.dll</HintPath></Reference>'), 'lib/X.dll', 'User'],
  ['a key', pair(property('Key', '../../key.snk')), 'key.snk', 'User'],
  ['a script', pair('<Target Name="T"><Exec Command="sh ../../eng/run.sh --now" /></Target>'), 'eng/run.sh', 'User'],
  ['an item with escapes', naming({}, item('None', '%2e%2e\\Leaf\\data\\x%2Ejson')), data, 'Leaf Next User'],
  ['an imported file', importingFile('x.props'), 'eng/x.props', 'User'],
  ['a file that a function does not find', found, 'eng/x.props', '| eng/x.props'],
  ['a path in an imported file', importingFile('x.props', project(item('None', 'y.json'))), 'eng/y.json', 'User'],
  ['an imported file with an unusual name', importingFile('x.inc'), 'eng/x.inc', 'User'],
  ['any file for an unknown import', pair(imports('$(E)'), { 'eng/x.props': project() }), 'eng/x.props', 'User'],
  ['what an imported file includes', importingFile('x.projitems', including), 'eng/y.cs', 'User'],
  ['a list in a property that goes on with itself', pair(goesOn + item('None', '$(P)')), 'data/b', 'User'],
  ['the name of a file in a property means one of the project', inTargets('x.md'), 'x.md', '| x.md'],
  ['a path from the file with the property', inTargets('$(MSBuildThisFileDirectory)x.md'), 'x.md', 'Leaf Other User'],
  ['a property of each project that imports a file', eachOwn, 'data/b.json', 'User'],
  ['a commit of a submodule', sub, 'sub', 'User'],
  ['files below a root project belong to it, too', root, 'src/In/x.cs', 'In Root'],
  ['sources of a root project', root, 'x.cs', 'Root'],
  ['other files beside a root project', root, 'Dockerfile', '| Dockerfile'],
  ['hidden folders beside a root project', root, '.github/x.yml', '| .github/x.yml'],
  ['a solution beside a root project', root, 'All.slnx', 'Leaf'],
  ['central versions beside a root project', root, [packages, 'Version="1"', 'Version="2"'], ''],
  ['a version', central, [packages, '<Version>1<', '<Version>2<'], 'Leaf Other'],
  ['the property of a version', central, [packages, '<XVersion>1<', '<XVersion>2<'], 'Leaf Other User'],
  ['a version of what nobody surely names', central, [packages, 'Version="1"', 'Version="2"'], 'Other'],
  ['a version of a computed name', central, [packages, 'Version="9"', 'Version="8"'], 'Leaf Other User'],
  ['another property', central, [packages, '>true<', '>false<'], 'Leaf Other User'],
  ['a comment between versions', central, [packages, '<ItemGroup>', '<!-- c --><ItemGroup>'], ''],
  ['a condition around versions', central, [packages, '<ItemGroup>', '<ItemGroup Condition="x">'], 'Leaf Other User'],
  ['a version where all are pinned', pinned, [packages, 'Version="1"', 'Version="2"'], 'Leaf Other User'],
  ['the version of Visual Studio', solved, ['Old.sln', '17.0.1', '18.0.1'], ''],
  ['a folder of a solution', solved, ['Old.sln', 'Configs', 'Platforms'], ''],
  ['a file of a folder of a solution', solved, ['Old.sln', 'x.md = x.md', 'y.md = y.md'], ''],
  ['what is built of a project', solved, ['Old.sln', `${id('1')}.Debug`, `${id('1')}.Fast`], 'Leaf'],
  ['a project of a solution', solved, ['Old.sln', inSln('User', 'src\\User\\User.csproj', '2'), ''], 'User'],
  ['a configuration', solved, ['Old.sln', 'Debug|Any CPU = Debug', 'Fast|Any CPU = Fast'], 'Leaf User'],
  ['a project of the newer form', solved, ['All.slnx', leaf, other], 'Leaf Other'],
  ['settings of the newer form', solved, ['All.slnx', '<Solution>', '<Solution><Properties Name="x" />'], 'Leaf'],
  ['a comment of the newer form', solved, ['All.slnx', '<Solution>', '<Solution><!-- c -->'], ''],
  ['a path in a source', inSource('Read("../Leaf/data/x.json")'), data, 'Leaf Next User'],
  ['a script in a folder of tests', naming({ 'src/User/tests/run.sh': 'cat ../Leaf/data/x.json' }), data, 'Leaf User'],
  ['a text', naming({}), 'src/User/README.md', 'User'],
  ['a file in a folder of tests', naming({}), 'src/User/tests/x.json', 'User'],
  ['a test of a project inside', naming({ [inner]: project() }), 'src/User/tests/User.Tests/A.cs', 'User User.Tests'],
  ['a source in a folder of tests', naming({}), 'src/User/Testing/Clock.cs', 'Next User'],
  ['a source that is called like a test', naming({}), 'src/User/ATests.cs', 'Next User'],
  ['a named source in a folder of tests', naming({}, item('Compile', '../../tests/C.cs')), 'tests/C.cs', 'Next User'],
]);

const warning = (target: string, what: string) => `dotnet: every answer has the target ${target}, because ${what}`;
const unknown = (what: string) => warning(user, `only MSBuild knows what ${what} in ${user} is`);
const lost = warning(user, `${user} refers to ../X.csproj, and nothing is there`);
const early = 'the document ends too early';
const many = Array.from({ length: 20 }, (_, at) => property('X', `${at}`)).join('');
const task = '<Target Name="T"><Find><Output TaskParameter="X" ItemName="A" /></Find></Target>';

const deep = `${'$([MSBuild]::NormalizePath('.repeat(500)}x${'))'.repeat(500)}`;
const unsure: readonly (readonly [string, Files, string?])[] = [
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
  ['functions that are nested deeper than anybody writes', pair(reference(deep)), 'only MSBuild knows'],
  ['a longer text than anybody writes', pair(property('X', 'a'.repeat(70_000)) + reference('$(X)')), unknown('$(X)')],
  ['a project that is not there', pair(reference('../X.csproj')), lost],
  ['one of two projects is not there', pair(reference('../Leaf/Leaf.csproj;../X.csproj')), lost],
  ['a condition decides on it', pair(reference('../X.csproj').replace('<ItemGroup', '<ItemGroup Condition="x"'))],
  ['a list is asked whether it is there', pair(item('A', '../X.csproj') + reference('@(A->Exists())'))],
  ['it is outside of the repository', pair(reference('../../../X/X.csproj'))],
  ['a broken project', pair('', { [user]: '<Project><I' }), warning(user, `${user}:1:11: ${early}`)],
  ['a broken import', pair(imports('../x.props'), { 'src/x.props': '<P' }), warning(user, `src/x.props:1:2: ${early}`)],
];
check(
  unsure.map(([what, files, warned = '']) => [
    `where nobody knows what a project is built from: ${what}`,
    ...([files, 'test/Other/x.fs', warned === '' ? 'Other' : 'Other User', warned] as const),
  ]),
);

broken(dotnet, pair(reference('../../a/Broken.csproj'), { 'a/Broken.csproj': project() }), [
  [leaf, '<Project>\n<ItemGroup>', /^ALL: src\/Leaf\/Leaf\.csproj:2:\d+: the document ends too early/],
  ['a/Broken.csproj', '<Project><Item', /^ALL: a\/Broken\.csproj:1:14: /],
  ['All.slnx', '<Solution', /^ALL: All\.slnx:1:\d+: /],
]);
