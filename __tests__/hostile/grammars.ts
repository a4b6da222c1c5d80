import {
  cargo,
  dotnet,
  go,
  maven,
  paths,
  uv,
  workspaces,
} from '../../packages/impacted-targets/__tests__/build-systems.js';
import type { TestedSystem } from '../../packages/impacted-targets/__tests__/impact-of.js';
import { type Contents, compareContents, noTools } from '../../packages/impacted-targets/__tests__/trees.js';
import { Glob } from '../../packages/impacted-targets/src/configuration/glob.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { textsOf } from '../../packages/impacted-targets/src/readers/bazel/workspace-files.js';
import { isSettings, languages } from '../../packages/impacted-targets/src/scan/language.js';
import { literalsOf } from '../../packages/impacted-targets/src/scan/scan.js';
import { wildcardMatcher } from '../../packages/impacted-targets/src/tree/wildcards.js';
import { pathMatcher } from '../../packages/shared/src/globs/path-matcher.js';
import { textBetween } from '../../packages/shared/src/globs/text-between.js';
import { redactor } from '../../packages/shared/src/redaction.js';
import { ReportParser } from '../../src/flaky-tests/junit/report-parser.js';
import { normaliseName } from '../../src/flaky-tests/matching/names.js';
import { normalisePath } from '../../src/flaky-tests/matching/paths.js';
import { readTargetsText } from '../../src/inputs/target-list.js';
import { visible } from '../../src/reporting/escape.js';
import { text as markdownText } from '../../src/reporting/summary/markdown.js';
import { readSamples } from '../../src/service/transport/prometheus.js';
import { sampleOf } from './text.js';

/** What reads a text of somebody else, and what its texts are made of. */
export interface Grammar {
  readonly pieces: readonly string[];
  /** May return a promise. */
  readonly read: (text: string) => unknown;
}
type Read = Grammar['read'];

const redact = redactor('aab-aab-aab');
const globs = ['**/*-*-*.json', '**/+(*.spec|*.test).ts', '+(+(a|-)|*b)c', '!(*a)*b', '{*a,*-}*b', '**/a/**/b/**'];

/** The pieces of each grammar; `№` is a number that grows. */
const pieces = sampleOf('pieces.json');

/**
 * Small repositories, in which a pull request writes a text into one file: the targets are computed.
 * @returns takes the file's path and what is around the text; before the change, the file is as it is in the repository, or has no text
 */
const writing =
  (system: TestedSystem, files: Contents) =>
  (path: string, around: (text: string) => string = (text) => text): Read =>
  (text) =>
    system.impact(compareContents({ [path]: around(''), ...files }, { ...files, [path]: around(text) }), noTools);

const pyproject = (name: string, more = ''): string => `[project]\nname = "${name}"\nversion = "1"\n${more}`;
const pythonFiles = {
  'pyproject.toml': '[tool.uv.workspace]\nmembers = ["a", "b"]\n',
  'a/pyproject.toml': pyproject('a'),
  'a/src/a/__init__.py': '',
  'a/src/a/a/a.py': '',
  'b/pyproject.toml': pyproject('b'),
  'b/src/b/__init__.py': '',
};
const inPython = writing(uv, pythonFiles);
const besidePython = writing(uv, { ...pythonFiles, 'tests/test_a.py': 'import a\n' });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const properties =
  '<PropertyGroup><a>x</a><a>y/</a><b>$(a)$(a)</b><c>$(b)$(b)$(b)</c><d>$(d)$(c)</d><e>$(c)..\\b;</e></PropertyGroup>';
const netFiles = {
  'all.sln': '',
  'all.slnx': '<Solution/>',
  'Directory.Packages.props': '<Project/>',
  'a/a.csproj': '<Project/>',
  'b/b.csproj': '<Project/>',
  'b/x.props': `<Project>${properties}</Project>`,
};
const references = '<ItemGroup><PackageReference Include="p0"/><PackageReference Include="p1"/></ItemGroup>';
const project = (inside: string): string => `<Project>${properties}${inside}</Project>`;
const inNet = writing(dotnet, netFiles);

const rules = readConfiguration(
  'targets:\n' +
    "  svc/{name}: {paths: [svc/{name}/**], depends-on: ['lib/{lib}', 'lib/{name}', 'lib/{name}-{part}', 'lib/{part}-{name}']}\n" +
    "  lib/{name}: {paths: [lib/{name}/**], depends-on: ['lib/{other}']}\n" +
    '  lib/{name}-{part}: [parts/{name}/{part}/**]\n',
  'f.yml',
);

/** Computes the targets of a pull request that adds files, each in a line. */
const added: Read = (text) => {
  const files = Object.fromEntries(text.split('\n').map((path) => [path, '']));
  const configurations = { kind: 'configurations', file: 'f.yml', base: rules, head: rules } as const;
  return paths.impact(compareContents({}, files), { ...noTools, configurations });
};

const inRush = writing(workspaces, {
  'rush.json': '{"projects":[{"packageName":"a","projectFolder":"a"},{"packageName":"b","projectFolder":"b"}]}',
  'a/package.json': '{"name":"a"}',
  'b/package.json': '{"name":"b","dependencies":{"a":"*"}}',
});
/** No package has the name of one that the lockfiles have. */
const npmFiles = {
  'package.json': '{"name":"root","workspaces":["a","b"]}',
  'a/package.json': '{"name":"x"}',
  'b/package.json': '{"name":"y","dependencies":{"x":"*"}}',
};
const inNpm = writing(workspaces, npmFiles);
const inPnpm = writing(workspaces, { ...npmFiles, 'pnpm-workspace.yaml': 'packages: [a, b]\n' });
const inLerna = writing(workspaces, { ...npmFiles, 'lerna.json': '{"packages":["a","b"]}' });
const inCargo = writing(cargo, {
  'Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\n[dependencies]\na = "1"\n',
  'src/lib.rs': '',
});
const inGo = writing(go, { 'go.mod': 'module m\n\ngo 1.24\n', 'a/a.go': 'package a\n', 'b/b.go': 'package b\n' });

/** A parser of JUnit reports reads a text in this frame. */
const inReport =
  (start: string, variant?: string): Read =>
  (text) => {
    const parser = new ReportParser('report.xml', variant);
    parser.write(`${start}${text}`);
    const tests = [...parser.take()];
    parser.end();
    return tests;
  };

const readers: Readonly<Record<string, Read>> = {
  XML: writing(maven, {})('pom.xml', (text) => `<project><groupId>g</groupId><artifactId>a</artifactId><version>1</version>${text}</project>`),
  'JUnit reports': inReport('<testsuites>'),
  'dialects of JUnit': inReport('<testsuites><testsuite name="z">', 'variant'),
  TOML: inCargo('Cargo.toml', (text) => `[package]\nname = "a"\nversion = "1.0.0"\n${text}`),
  'TOML, whole tables': inPython('a/pyproject.toml', (text) => pyproject('a', text)),
  'JSON with comments': inNpm('a/tsconfig.json'),
  'pnpm-lock.yaml': inPnpm('pnpm-lock.yaml', (text) => `lockfileVersion: '9.0'\n${text}`),
  'pnpm-lock.yaml, whole entries': inPnpm('pnpm-lock.yaml', (text) => `lockfileVersion: '9.0'\nimporters:\n  .: {}\npackages:\n  z@1: {}\nsnapshots:\n  z@1: {}\n${text}`),
  'yarn.lock': inNpm('yarn.lock', (text) => `# yarn lockfile v1\nz@1:\n  version "1"\n${text}`),
  'yarn.lock, whole entries': inNpm('yarn.lock', (text) => `# yarn lockfile v1\nz@1:\n  version "1"\n${text}`),
  'yarn.lock, one entry of many names': inNpm('yarn.lock', (text) => `# yarn lockfile v1\n${text}z@1:\n  version "1"\n`),
  'yarn.lock as YAML': inNpm('yarn.lock', (text) => `__metadata:\n  version: 8\n${text}`),
  'package-lock.json': inNpm('package-lock.json', (text) => `{"lockfileVersion":3,"packages":{${text}"":{}}}`),
  'places in package-lock.json': inNpm('package-lock.json', (text) => `{"lockfileVersion":3,"packages":{"${text.slice(0, 4096)}node_modules/a":{"dependencies":{"b":"1"}},"":{}}}`),
  'bun.lock': inNpm('bun.lock', (text) => `{"lockfileVersion":1,"workspaces":{},"packages":{${text}"z":["z@1"]}}`),
  'uv.lock': inPython('uv.lock', (text) => `version = 1\n${text}`),
  'Cargo.lock': inCargo('Cargo.lock', (text) => `version = 4\n${text}`),
  'go.mod': inGo('go.mod', (text) => `module m\n${text}`),
  'go.mod, whole directives': inGo('go.mod', (text) => `module m\n\ngo 1.24\n${text}`),
  'go.work': inGo('go.work', (text) => `go 1.24\nuse .\n${text}`),
  'go.sum': inGo('go.sum'),
  'vendor/modules.txt': inGo('vendor/modules.txt'),
  'Go sources': inGo('a/a.go'),
  'impacted-targets.yml': (text) => readConfiguration(`impact-all: [x]\ntargets:\n  z: [z]\n${text}`, 'impacted-targets.yml'),
  'pyproject.toml, one requirement': inPython('a/pyproject.toml', (text) => pyproject('a', `dependencies = ["${text}"]\n`)),
  'pyproject.toml, many requirements': inPython('a/pyproject.toml', (text) => pyproject('a', `dependencies = [${text}]\n`)),
  'pyproject.toml, tables': inPython('a/pyproject.toml', (text) => pyproject('a', text)),
  'members of uv': inPython('pyproject.toml', (text) => `[tool.uv.workspace]\nmembers = ["a", "b", "${text}"]\n`),
  'sources of Python': inPython('a/src/a/x.py'),
  "tests beside Python's members": besidePython('tests/test_x.py'),
  "what lies between tests beside Python's members": besidePython('tests/x.json'),
  "settings of Python's members": besidePython('a/Makefile'),
  'texts of MSBuild': inNet('a/a.csproj', (text) => project(`<ItemGroup><ProjectReference Include="${escaped(text)}"/><None Include="${escaped(text)}"/></ItemGroup>`)),
  'properties of MSBuild': inNet('a/a.csproj', (text) => project(`<PropertyGroup>${text}</PropertyGroup><Import Project="$(p0)x.props"/><None Include="$(p1)/$(p2)/$(p3)"/>`)),
  'projects of MSBuild': inNet('a/a.csproj', project),
  'conditions of MSBuild': inNet('a/a.csproj', (text) => project(`${references}<PropertyGroup Condition="${escaped(text)}">${text}</PropertyGroup>`)),
  'central versions of packages': writing(dotnet, { ...netFiles, 'a/a.csproj': project(references) })('Directory.Packages.props', (text) => `<Project><ItemGroup Condition="${escaped(text)}">${text}</ItemGroup></Project>`),
  'a solution of Visual Studio': inNet('all.sln'),
  'a solution in XML': inNet('all.slnx', (text) => `<Solution>${text}</Solution>`),
  'rush.json': inRush('rush.json', (text) => `{"projects":[${text}{"packageName":"b","projectFolder":"b"}]}`),
  'lerna.json': inLerna('lerna.json', (text) => `{"packages":[${text}"b"]}`),
  'paths whose rules depend on each other': added,
  Starlark: (text) => textsOf('MODULE.bazel', text),
  'metrics of Prometheus': readSamples,
  'names and files of tests': (text) => [normaliseName(text), normalisePath(text, { roots: ['/checkout', '/checkout/a'] })],
  'lists of targets': readTargetsText,
  'text for the log and the summary': (text) => [visible(text), markdownText(text)],
  redaction: (text) => [redact(text), redact.cutOff(text)],
  // A path has 4096 characters at most, and so has a glob.
  'globs of workspaces': (text) => pathMatcher(`a${text.slice(0, 4000)}`)('a-'.repeat(100)),
  'patterns of Go and Cargo': (text) => wildcardMatcher(text.slice(0, 4000), { anyDepth: true, escapes: true })('a/'.repeat(100)),
  'wildcards in names': (text) => textBetween(text.split('*'), `${'a-'.repeat(2000)}${text.slice(-1)}`),
}; // prettier-ignore

function grammar(read: Read, piecesOf: string): Grammar {
  const own = pieces[piecesOf];
  if (own === undefined) throw new Error(`samples/pieces.json has no ${piecesOf}`);
  return { pieces: own, read };
}

/** Every parser and matcher of text that a pull request, its reports or a service may have written. */
export const grammars: Readonly<Record<string, Grammar>> = Object.fromEntries([
  ...languages.map((language) => [
    `${isSettings(language) ? 'settings' : 'sources'} in ${language}`,
    grammar((text) => literalsOf(language, text), 'sources and settings'),
  ]),
  ...Object.entries(readers).map(([name, read]) => [name, grammar(read, name)]),
  ...globs.map((glob) => {
    const [expression, matches] = [new Glob(glob), pathMatcher(glob)];
    return [`paths with ${glob}`, grammar((text) => [expression.matches(text), matches(text)], 'paths')];
  }),
]) as Record<string, Grammar>;
