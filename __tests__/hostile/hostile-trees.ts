import fc from 'fast-check';
import { hostile, listOf } from './text.js';

/** A file of a tree: its text, or where a link leads, or a program. `TRAP`, `MARK` and `SECRET` are replaced by paths of the case. */
export interface TreeFile {
  /** A character for each byte: Git takes names that are not UTF-8. */
  readonly path: string;
  readonly content: string;
  readonly kind: 'file' | 'link' | 'program';
}

const file = (path: string, content: string): TreeFile => ({ path, content, kind: 'file' });
const link = (path: string, content: string): TreeFile => ({ path, content, kind: 'link' });
const program = (path: string): TreeFile => ({
  path,
  content: '#!/bin/sh\necho "$0 $*" >> "MARK"\nexit 3\n',
  kind: 'program',
});
/** No disk takes a longer one, nor one with NUL. */
const linkTo = (path: string, text: string): TreeFile => link(path, text.replaceAll('\0', '').slice(0, 300) || '.');

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
export function bareRepository(at: string, settings: string): TreeFile[] {
  return [
    file(`${at}HEAD`, 'ref: refs/heads/main\n'),
    file(`${at}config`, `[core]\n\trepositoryformatversion = 0\n${settings}`),
    file(`${at}objects/info/alternates`, ''),
    file(`${at}refs/heads/main`, '0000000000000000000000000000000000000000\n'),
    program(`${at}hooks/post-index-change`),
    program(`${at}hooks/reference-transaction`),
    file(`${at}evil`, '[core]\n\tfsmonitor = TRAP\n'),
  ];
}

/** The names of programs that this action starts, or that those start. */
const programs = [
  'git', 'go', 'node', 'npm', 'npx', 'pnpm', 'yarn', 'nx', 'turbo', 'bazel', 'bazelisk', 'gradle', 'gradlew', 'mvn', 'mvnw', 'cargo',
  'rustc', 'uv', 'python', 'python3', 'dotnet', 'msbuild', 'rush', 'lerna', 'pants', 'sh', 'bash', 'ssh', 'git-upload-pack', 'git-remote-https', 'tools/bazel',
]; // prettier-ignore

const folder = fc.constantFrom('', '', 'a/', 'b/', 'svc/', 'node_modules/.bin/', 'bin/', '.git-x/');

/** Files of tools that name a program, a plugin, a script or a version to be fetched. */
const toolSettings: readonly (readonly TreeFile[])[] = [
  [file('.cargo/config.toml', '[build]\nrustc = "TRAP"\nrustc-wrapper = "TRAP"\n[alias]\nmetadata = ["!TRAP"]\n[target.x]\nrunner = "TRAP"\n')],
  [file('rust-toolchain.toml', '[toolchain]\npath = "TRAP"\n'), file('build.rs', 'fn main() { std::process::Command::new("TRAP"); }\n')],
  [file('.npmrc', 'script-shell=TRAP\ngit=TRAP\nnode-options=--require TRAP\nshell=TRAP\n'), file('.pnpmfile.cjs', "require('child_process').execFileSync('TRAP');\n")],
  [file('.yarnrc.yml', 'yarnPath: TRAP\nplugins:\n  - TRAP\n'), file('.yarnrc', 'yarn-path "TRAP"\n')],
  [file('.mvn/extensions.xml', '<extensions/>'), file('.mvn/jvm.config', '-XX:OnError=TRAP\n'), file('.mvn/maven.config', '-s TRAP\n'), program('mvnw')],
  [file('gradle.properties', 'org.gradle.java.home=TRAP\n'), program('gradlew'), file('settings.gradle', "['TRAP'].execute()\n")],
  [file('.bazelrc', 'common --credential_helper=TRAP\nquery --override_repository=x=TRAP\n'), program('tools/bazel'), file('.bazelversion', 'TRAP\n')],
  [file('pants.toml', '[GLOBAL]\npants_version = "2.0.0"\nbackend_packages = ["trap"]\npythonpath = ["."]\n'), program('pants')],
  [file('nx.json', '{"plugins":["./trap.js"],"extends":"./trap.js"}'), file('trap.js', "require('child_process').execFileSync('TRAP');\n")],
  [file('turbo.json', '{"tasks":{}}'), file('.github/impacted-targets.yml', 'build-systems:\n  go: {program: ./go}\n  bazel: {program: TRAP}\n  nx: {program: TRAP}\n')],
  [file('.github/impacted-targets.yml', 'build-systems:\n  go: {program: TRAP}\nunowned: ignore\n')],
  [file('Directory.Build.targets', '<Project><Target Name="x" BeforeTargets="Build"><Exec Command="TRAP"/></Target></Project>'), file('global.json', '{"msbuild-sdks":{"x":"TRAP"}}')],
  [file('.config/dotnet-tools.json', '{"tools":{"x":{"commands":["TRAP"]}}}'), file('nuget.config', '<configuration><packageSources><add key="x" value="TRAP"/></packageSources></configuration>')],
  [file('common/scripts/install-run-rush.js', "require('child_process').execFileSync('TRAP');\n"), file('lerna.json', '{"npmClient":"TRAP","packages":["a","b"]}')],
  [file('go.env', 'GOTOOLCHAIN=TRAP\n'), file('uv.toml', 'python = "TRAP"\n'), file('.python-version', 'TRAP\n')],
  [file('.gitattributes', '* filter=x diff=x merge=x\n'), file('.gitmodules', '[submodule "x"]\n\tpath = x\n\turl = ext::TRAP\n\tupdate = !TRAP\n')],
  [file('.git.toml', ''), file('.gitconfig', '[core]\n\tfsmonitor = TRAP\n'), file('.env', 'GIT_SSH_COMMAND=TRAP\nPATH=.\n'), file('.envrc', 'TRAP\n')],
]; // prettier-ignore

/** Places on the machine that hold what is nobody's business, or never end. */
const places = [
  'SECRET',
  '/proc/self/environ',
  '/proc/self/fd/0',
  '/etc/passwd',
  '/dev/zero',
  '../../../../../../etc/passwd',
  'TRAP',
  '.',
  '..',
  'loop',
];

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
  const parts = Buffer.from(text.replaceAll('\0', ''))
    .toString('latin1')
    .split('/')
    .map((part) => part.slice(0, 200))
    .filter((part) => !/^\.*$|git|g[i1]t/i.test(part));
  return parts.slice(0, 8).join('/') || 'a';
}
const hostilePath = fc.oneof(
  fc.constantFrom(...readFiles.slice(0, 22), ...listOf('paths')),
  hostile.map(pathOf),
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => pathOf(Buffer.from(bytes).toString('latin1'))),
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
export const rulesFile = '.github/impacted-targets.yml';

/** Pieces of which a hostile tree is made; the later ones of a path count. */
export const hostilePieces: fc.Arbitrary<readonly TreeFile[]> = fc
  .array(
    fc.oneof(
      fc.tuple(folder, fc.constantFrom(...gitSettings)).map(([at, settings]) => bareRepository(at, settings)),
      fc.constantFrom(...toolSettings).map((files) => [...files]),
      fc.tuple(folder, fc.constantFrom(...programs)).map(([at, name]) => [program(`${at}${name}`)]),
      fc.tuple(fc.constantFrom(...readFiles), fc.constantFrom(...places)).map(([path, to]) => [link(path, to)]),
      fc.tuple(folder, oddName).map(([at, name]) => [file(pathOf(`${at}${name}`), 'x')]),
      fc
        .tuple(hostilePath, hostileContent, fc.constantFrom(file, file, program, linkTo))
        .map(([path, content, of]) => [of(path, content)]),
      rules.map((value) => [file(rulesFile, JSON.stringify(value))]),
      fc
        .constantFrom('go 1.99.0\ntoolchain go1.99.0\n', 'go 1.22\nuse SECRET\nuse ./a\n')
        .map((text) => [file('go.work', text)]),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.flat());

const crate = (name: string, more = ''): string => `[package]\nname = "${name}"\nversion = "1.0.0"\n${more}`;
const pom = (artifact: string, more = ''): string =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${more}</project>`;

interface HostileTree {
  readonly executes: boolean;
  readonly files: readonly TreeFile[];
  /** The build system, where the tree has another name. */
  readonly from?: string;
}

/** A small repository of each build system that only reads, and of each that executes what is in the repository. */
export const trees: Readonly<Record<string, HostileTree>> = {
  paths: { executes: false, files: [file('.github/impacted-targets.yml', 'targets:\n  a: [a/**]\n')] },
  cargo: {
    executes: false,
    files: [
      file('Cargo.toml', '[workspace]\nmembers = ["a", "b"]\n'),
      file('a/Cargo.toml', crate('a')),
      file('b/Cargo.toml', crate('b', '[dependencies]\na = { path = "../a" }\n')),
      file('b/src/lib.rs', 'include_str!("../../SECRET");'),
    ],
  },
  go: {
    executes: false,
    files: [
      file('go.mod', 'module example.com/m\n\ngo 1.22\n\nrequire example.com/x v1.0.0\n'),
      file('a/a.go', 'package a\n'),
      file('b/b.go', 'package b\n\nimport (\n\t_ "example.com/m/a"\n\t_ "example.com/x"\n)\n'),
    ],
  },
  maven: { executes: false, files: [file('pom.xml', pom('r', '<packaging>pom</packaging><modules><module>a</module></modules>')), file('a/pom.xml', pom('a'))] },
  uv: {
    executes: false,
    files: [
      file('pyproject.toml', '[tool.uv.workspace]\nmembers = ["a", "b"]\n'),
      file('a/pyproject.toml', '[project]\nname = "a"\n'),
      file('b/pyproject.toml', '[project]\nname = "b"\ndependencies = ["a"]\n[tool.uv.sources]\na = { workspace = true }\n'),
    ],
  },
  workspaces: {
    executes: false,
    files: [
      file('package.json', '{"name":"r","workspaces":["a","b"],"scripts":{"preinstall":"TRAP"}}'),
      file('a/package.json', '{"name":"a"}'),
      file('b/package.json', '{"name":"b","dependencies":{"a":"*"}}'),
    ],
  },
  rush: {
    executes: false,
    from: 'workspaces',
    files: [
      file('rush.json', '{"projects":[{"packageName":"a","projectFolder":"a"}],"eventHooks":{"preRushInstall":["TRAP"]}}'),
      file('a/package.json', '{"name":"a","scripts":{"build":"TRAP"}}'),
    ],
  },
  lerna: {
    executes: false,
    from: 'workspaces',
    files: [file('lerna.json', '{"packages":["a"]}'), file('package.json', '{"name":"r"}'), file('a/package.json', '{"name":"a"}')],
  },
  dotnet: {
    executes: false,
    files: [
      file('all.sln', 'Project("{F}") = "a", "a\\a.csproj", "{1}"\n'),
      file('a/a.csproj', '<Project><Import Project="SECRET"/><Target Name="x"><Exec Command="TRAP"/></Target></Project>'),
      file('b/b.csproj', '<Project><ItemGroup><ProjectReference Include="../a/a.csproj"/></ItemGroup></Project>'),
    ],
  },
  bazel: { executes: true, files: [file('WORKSPACE', ''), file('BUILD', '')] },
  gradle: { executes: true, files: [file('settings.gradle', ''), program('gradlew')] },
  nx: { executes: true, files: [file('nx.json', '{}'), file('package.json', '{"name":"r"}')] },
  turborepo: { executes: true, files: [file('turbo.json', '{}'), file('package.json', '{"name":"r","workspaces":["a"]}')] },
  pants: { executes: true, files: [file('pants.toml', '[GLOBAL]\n')] },
}; // prettier-ignore
