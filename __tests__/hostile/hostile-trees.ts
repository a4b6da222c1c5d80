import fc from 'fast-check';
import type { Content, Files } from '../../packages/impacted-targets/__tests__/trees.js';
import { hostile, listOf } from './text.js';

/** A program that leaves a mark. In files here, `TRAP`, `MARK` and `SECRET` are replaced by paths of the case. */
const trapped: Content = { executable: '#!/bin/sh\necho "$0 $*" >> "MARK"\nexit 3\n' };
/** No disk takes a longer link, nor one with NUL. */
const linkTo = (text: string): Content => ({ link: text.replaceAll('\0', '').slice(0, 300) || '.' });

export const rulesFile = '.github/impacted-targets.yml';

/** Configuration of Git that names what a fetch starts. */
export const uploadPack = '[remote "origin"]\n\turl = .\n\tuploadpack = TRAP\n[protocol]\n\tallow = always\n';

/** Configuration of Git that names programs, whichever of them a command of Git would start. */
const gitSettings = [
  '[core]\n\tfsmonitor = TRAP\n',
  '[core]\n\tsshCommand = TRAP\n\tgitProxy = TRAP\n\taskPass = TRAP\n\tpager = TRAP\n\teditor = TRAP\n',
  '[core]\n\thooksPath = hooks\n\tbare = true\n',
  uploadPack,
  '[remote "origin"]\n\turl = ext::TRAP\n\tpromisor = true\n[protocol "ext"]\n\tallow = always\n[extensions]\n\tpartialClone = origin\n',
  '[diff]\n\texternal = TRAP\n[diff "x"]\n\ttextconv = TRAP\n\tcommand = TRAP\n[filter "x"]\n\tsmudge = TRAP\n\tclean = TRAP\n\tprocess = TRAP\n\trequired = true\n',
  '[credential]\n\thelper = !TRAP\n[alias]\n\trev-parse = !TRAP\n\tcat-file = !TRAP\n[gpg]\n\tprogram = TRAP\n[include]\n\tpath = evil\n',
] as const;

/** A repository whose files are in the tree. */
export const bareRepository = (at: string, settings: string): Files => ({
  [`${at}HEAD`]: 'ref: refs/heads/main\n',
  [`${at}config`]: `[core]\n\trepositoryformatversion = 0\n${settings}`,
  [`${at}objects/info/alternates`]: '',
  [`${at}refs/heads/main`]: '0000000000000000000000000000000000000000\n',
  [`${at}hooks/post-index-change`]: trapped,
  [`${at}hooks/reference-transaction`]: trapped,
  [`${at}evil`]: '[core]\n\tfsmonitor = TRAP\n',
});

/** The names of programs that this action starts, or that those start. */
const programs = [
  'git', 'go', 'node', 'npm', 'npx', 'pnpm', 'yarn', 'nx', 'turbo', 'bazel', 'bazelisk', 'gradle', 'gradlew', 'mvn', 'mvnw', 'cargo',
  'rustc', 'uv', 'python', 'python3', 'dotnet', 'msbuild', 'rush', 'lerna', 'pants', 'sh', 'bash', 'ssh', 'git-upload-pack', 'git-remote-https', 'tools/bazel',
]; // prettier-ignore

const folder = fc.constantFrom('', '', 'a/', 'b/', 'svc/', 'node_modules/.bin/', 'bin/', '.git-x/');

/** Files of tools that name a program, a plugin, a script or a version to be fetched. */
const toolSettings: readonly Files[] = [
  { '.cargo/config.toml': '[build]\nrustc = "TRAP"\nrustc-wrapper = "TRAP"\n[alias]\nmetadata = ["!TRAP"]\n[target.x]\nrunner = "TRAP"\n' },
  { 'rust-toolchain.toml': '[toolchain]\npath = "TRAP"\n', 'build.rs': 'fn main() { std::process::Command::new("TRAP"); }\n' },
  { '.npmrc': 'script-shell=TRAP\ngit=TRAP\nnode-options=--require TRAP\nshell=TRAP\n', '.pnpmfile.cjs': "require('child_process').execFileSync('TRAP');\n" },
  { '.yarnrc.yml': 'yarnPath: TRAP\nplugins:\n  - TRAP\n', '.yarnrc': 'yarn-path "TRAP"\n' },
  { '.mvn/extensions.xml': '<extensions/>', '.mvn/jvm.config': '-XX:OnError=TRAP\n', '.mvn/maven.config': '-s TRAP\n', mvnw: trapped },
  { 'gradle.properties': 'org.gradle.java.home=TRAP\n', gradlew: trapped, 'settings.gradle': "['TRAP'].execute()\n" },
  { '.bazelrc': 'common --credential_helper=TRAP\nquery --override_repository=x=TRAP\n', 'tools/bazel': trapped, '.bazelversion': 'TRAP\n' },
  { 'pants.toml': '[GLOBAL]\npants_version = "2.0.0"\nbackend_packages = ["trap"]\npythonpath = ["."]\n', pants: trapped },
  { 'nx.json': '{"plugins":["./trap.js"],"extends":"./trap.js"}', 'trap.js': "require('child_process').execFileSync('TRAP');\n" },
  { 'turbo.json': '{"tasks":{}}', '.github/impacted-targets.yml': 'build-systems:\n  go: {program: ./go}\n  bazel: {program: TRAP}\n  nx: {program: TRAP}\n' },
  { '.github/impacted-targets.yml': 'build-systems:\n  go: {program: TRAP}\nunowned: ignore\n' },
  { 'Directory.Build.targets': '<Project><Target Name="x" BeforeTargets="Build"><Exec Command="TRAP"/></Target></Project>', 'global.json': '{"msbuild-sdks":{"x":"TRAP"}}' },
  { '.config/dotnet-tools.json': '{"tools":{"x":{"commands":["TRAP"]}}}', 'nuget.config': '<configuration><packageSources><add key="x" value="TRAP"/></packageSources></configuration>' },
  { 'common/scripts/install-run-rush.js': "require('child_process').execFileSync('TRAP');\n", 'lerna.json': '{"npmClient":"TRAP","packages":["a","b"]}' },
  { 'go.env': 'GOTOOLCHAIN=TRAP\n', 'uv.toml': 'python = "TRAP"\n', '.python-version': 'TRAP\n' },
  { '.gitattributes': '* filter=x diff=x merge=x\n', '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = ext::TRAP\n\tupdate = !TRAP\n' },
  { '.git.toml': '', '.gitconfig': '[core]\n\tfsmonitor = TRAP\n', '.env': 'GIT_SSH_COMMAND=TRAP\nPATH=.\n', '.envrc': 'TRAP\n' },
]; // prettier-ignore

/** Places on the machine that hold what is nobody's business, or never end. */
const places =
  'SECRET /proc/self/environ /proc/self/fd/0 /etc/passwd /dev/zero ../../../../../../etc/passwd TRAP . .. loop'.split(
    ' ',
  );

/** Files that the build systems and the action itself read. */
const readFiles = [
  'package.json', 'pnpm-workspace.yaml', 'package-lock.json', 'Cargo.toml', 'Cargo.lock', 'a/Cargo.toml', 'go.mod', 'go.work', 'a/go.mod', 'a/a.go',
  'pom.xml', 'a/pom.xml', 'pyproject.toml', 'uv.lock', 'a/pyproject.toml', 'a/a.csproj', 'all.sln',
  'Directory.Build.props', 'rush.json', 'lerna.json', 'a/package.json', '.github/impacted-targets.yml', '.gitmodules', 'a', 'svc', 'loop', 'README-x', 'LICENSE-sub',
]; // prettier-ignore

const oddName = fc.constantFrom(
  '::error::x', '%PATH%', 'a%TEMP%b', 'LICENSE-sub', 'README-x', '##[error]x', 'a\nb', '--upload-pack=TRAP'.replace('TRAP', 'x'), '-c', '$(TRAP)'.replace('TRAP', 'touch mark'), '`id`', ';id;', 'a b', 'CON', '\u202ex', 'A',
); // prettier-ignore

/** A path that a disk takes and that isn't Git's own, with all that is hard to escape in it. */
function pathOf(text: string): string {
  const parts = text
    .toWellFormed()
    .replaceAll('\0', '')
    .split('/')
    .map((part) => part.slice(0, 60))
    .filter((part) => !/^\.*$|git|g[i1]t/i.test(part));
  return parts.slice(0, 8).join('/') || 'a';
}
const hostilePath = fc.oneof(
  fc.constantFrom(...readFiles.slice(0, 22), ...listOf('paths')),
  hostile.map(pathOf),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(pathOf),
);

/** Manifests with texts that try to be more than names. */
const hostileContent = fc
  .tuple(hostile, fc.constantFrom(...listOf('manifests')))
  .chain(([text, manifest]) =>
    fc.constantFrom(
      text,
      manifest,
      JSON.stringify({ name: text, workspaces: [text, 'a'], dependencies: { [text]: text } }),
      `[package]\nname = ${JSON.stringify(text.toWellFormed())}\nversion = "1.0.0"\n[dependencies]\nx = { path = ${JSON.stringify(text.toWellFormed())} }\n`,
      `module ${text}\n\nrequire ${text} v1.0.0\nreplace ${text} => ../${text}\n`,
      `<project><groupId>${text}</groupId><artifactId>a</artifactId><modules><module>${text}</module></modules></project>`,
      JSON.stringify({ targets: { [text]: ['a/**'], b: { paths: [text], 'depends-on': [text] } } }),
    ),
  );

const glob = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('**', '*.md', 'a/*/**', 'src/[a-z]*', '{a,b}.txt', 'a/x', 'm/**') },
  { weight: 1, arbitrary: hostile },
);
/** A blank instead of the line break within a token would make a form of it that nobody promises to take out. */
const ruleName = hostile.map((text) => text.replace(/[\r\n{}]/g, '|').trim() || '__proto__');
const rules = fc.record(
  {
    'impact-all': fc.array(fc.constantFrom('y', 'tools/**'), { maxLength: 2 }),
    unowned: fc.constantFrom('all', 'ignore'),
    targets: fc.dictionary(ruleName, fc.array(glob, { minLength: 1, maxLength: 3 }), { minKeys: 1, maxKeys: 4 }),
  },
  { requiredKeys: ['targets'] },
);
/** The files of a hostile tree; the later ones of a path count. */
export const hostileFiles: fc.Arbitrary<Files> = fc
  .array(
    fc.oneof(
      fc.tuple(folder, fc.constantFrom(...gitSettings)).map(([at, settings]) => bareRepository(at, settings)),
      fc.constantFrom(...toolSettings),
      fc.tuple(folder, fc.constantFrom(...programs)).map(([at, name]) => ({ [`${at}${name}`]: trapped })),
      fc.tuple(fc.constantFrom(...readFiles), fc.constantFrom(...places)).map(([path, link]) => ({ [path]: { link } })),
      fc.tuple(folder, oddName).map(([at, name]) => ({ [pathOf(`${at}${name}`)]: 'x' })),
      fc
        .tuple(hostilePath, hostileContent, fc.constantFrom('text', 'text', 'program', 'link'))
        .map(([path, text, kind]): Files => ({
          [path]: kind === 'text' ? text : kind === 'link' ? linkTo(text) : trapped,
        })),
      rules.map((value) => ({ [rulesFile]: JSON.stringify(value) })),
      fc
        .constantFrom('go 1.99.0\ntoolchain go1.99.0\n', 'go 1.22\nuse SECRET\nuse ./a\n')
        .map((text) => ({ 'go.work': text })),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.reduce<Files>((all, files) => ({ ...all, ...files }), {}));

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "1.0.0"\n${more}`;
const pom = (artifact: string, more = ''): string =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${more}</project>`;
const onA = '<dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>1</version></dependency></dependencies>'; // prettier-ignore

interface HostileTree {
  readonly files: Files;
  /** The build system, where the tree has another name. */
  readonly from?: string;
  /** Of a build system that only reads: a file of `a`. A change of it impacts `a` and `b`, which depends on it. */
  readonly source?: string;
}

/** A small repository of each build system that only reads, and of each that executes what is in the repository. */
export const trees: Readonly<Record<string, HostileTree>> = {
  paths: { source: 'a/x.txt', files: { [rulesFile]: 'targets:\n  a: [a/**]\n  b: {paths: [b/**], depends-on: [a]}\n' } },
  cargo: {
    source: 'a/src/lib.rs',
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["a", "b"]\n',
      'a/Cargo.toml': crate('a'),
      'b/Cargo.toml': crate('b', '[dependencies]\na = { path = "../a" }\n'),
      'b/src/lib.rs': 'include_str!("../../SECRET");',
    },
  },
  go: {
    source: 'a/x.go',
    files: {
      'go.mod': 'module example.com/m\n\ngo 1.22\n\nrequire example.com/x v1.0.0\n',
      'a/a.go': 'package a\n',
      'b/b.go': 'package b\n\nimport (\n\t_ "example.com/m/a"\n\t_ "example.com/x"\n)\n',
    },
  },
  maven: {
    source: 'a/src/main/java/A.java',
    files: {
      'pom.xml': pom('r', '<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>'),
      'a/pom.xml': pom('a'),
      'b/pom.xml': pom('b', onA),
    },
  },
  uv: {
    source: 'a/src/a/__init__.py',
    files: {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "b"]\n',
      'a/pyproject.toml': '[project]\nname = "a"\n',
      'b/pyproject.toml': '[project]\nname = "b"\ndependencies = ["a"]\n[tool.uv.sources]\na = { workspace = true }\n',
    },
  },
  workspaces: {
    source: 'a/index.js',
    files: {
      'package.json': '{"name":"r","workspaces":["a","b"],"scripts":{"preinstall":"TRAP"}}',
      'a/package.json': '{"name":"a"}',
      'b/package.json': '{"name":"b","dependencies":{"a":"*"}}',
    },
  },
  rush: {
    from: 'workspaces',
    source: 'a/index.js',
    files: {
      'rush.json': '{"projects":[{"packageName":"a","projectFolder":"a"},{"packageName":"b","projectFolder":"b"}],"eventHooks":{"preRushInstall":["TRAP"]}}',
      'a/package.json': '{"name":"a","scripts":{"build":"TRAP"}}',
      'b/package.json': '{"name":"b","dependencies":{"a":"workspace:*"}}',
    },
  },
  lerna: {
    from: 'workspaces',
    source: 'a/index.js',
    files: {
      'lerna.json': '{"packages":["a","b"]}',
      'package.json': '{"name":"r"}',
      'a/package.json': '{"name":"a"}',
      'b/package.json': '{"name":"b","dependencies":{"a":"*"}}',
    },
  },
  dotnet: {
    source: 'a/A.cs',
    files: {
      'all.sln': 'Project("{F}") = "a", "a\\a.csproj", "{1}"\nProject("{F}") = "b", "b\\b.csproj", "{2}"\n',
      'a/a.csproj': '<Project><Import Project="SECRET"/><Target Name="x"><Exec Command="TRAP"/></Target></Project>',
      'b/b.csproj': '<Project><ItemGroup><ProjectReference Include="../a/a.csproj"/></ItemGroup></Project>',
    },
  },
  bazel: { files: { WORKSPACE: '', BUILD: '' } },
  gradle: { files: { 'settings.gradle': '', gradlew: trapped } },
  nx: { files: { 'nx.json': '{}', 'package.json': '{"name":"r"}' } },
  turborepo: { files: { 'turbo.json': '{}', 'package.json': '{"name":"r","workspaces":["a"]}' } },
  pants: { files: { 'pants.toml': '[GLOBAL]\n' } },
}; // prettier-ignore
