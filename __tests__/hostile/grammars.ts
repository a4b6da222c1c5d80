import { visible } from '../../src/reporting/escape.js';
import { text as markdownText } from '../../src/reporting/summary/markdown.js';
import { ReportParser } from '../../src/flaky-tests/junit/report-parser.js';
import { pathMatcher } from '../../packages/shared/src/globs/path-matcher.js';
import { textBetween } from '../../packages/shared/src/globs/text-between.js';
import { textsOf } from '../../packages/impacted-targets/src/readers/bazel/workspace-files.js';
import {
  parseGoFile,
  parseGoMod,
  parseGoSum,
  parseModulesTxt,
} from '../../packages/impacted-targets/src/readers/go/go-files.js';
import { readDirectives } from '../../packages/impacted-targets/src/readers/go/directives.js';
import { lockedPackages } from '../../packages/impacted-targets/src/readers/cargo/lockfile.js';
import { uv } from '../../packages/impacted-targets/src/readers/uv/index.js';
import { Commit } from '../../packages/impacted-targets/src/readers/commit.js';
import { MemoryTree, noTools } from '../../packages/impacted-targets/__tests__/trees.js';
import { bunLockfile } from '../../packages/impacted-targets/src/readers/workspaces/lockfiles/bun.js';
import { npmLockfile } from '../../packages/impacted-targets/src/readers/workspaces/lockfiles/npm.js';
import { isSettings, languages } from '../../packages/impacted-targets/src/scan/language.js';
import { literalsOf } from '../../packages/impacted-targets/src/scan/scan.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { readSamples } from '../../src/service/transport/prometheus.js';
import { normalisePath } from '../../src/flaky-tests/matching/paths.js';
import { normaliseName } from '../../src/flaky-tests/matching/names.js';
import { yarnLockfile } from '../../packages/impacted-targets/src/readers/workspaces/lockfiles/yarn.js';
import { pnpmLockfile } from '../../packages/impacted-targets/src/readers/workspaces/lockfiles/pnpm.js';
import { Glob } from '../../packages/impacted-targets/src/configuration/glob.js';
import { parseJsonWithComments } from '../../packages/impacted-targets/src/tree/formats/json-with-comments.js';
import { parseToml } from '../../packages/impacted-targets/src/tree/formats/toml.js';
import { parseXml } from '../../packages/impacted-targets/src/tree/formats/xml.js';
import { wildcardMatcher } from '../../packages/impacted-targets/src/tree/wildcards.js';
import { readTargetsText } from '../../src/inputs/target-list.js';
import { redactor } from '../../packages/shared/src/redaction.js';
import { sampleOf } from './text.js';

/** What reads a text of somebody else, and what its texts are made of. */
export interface Grammar {
  readonly pieces: readonly string[];
  /** May return a promise. */
  readonly read: (text: string) => unknown;
}

const token = 'aab-aab-aab';
const redact = redactor(token);
const lockfile = { path: 'lock', start: '', resolutions: [], patches: [] };
const globs = ['**/*-*-*.json', '**/+(*.spec|*.test).ts', '+(+(a|-)|*b)c', '!(*a)*b', '{*a,*-}*b', '**/a/**/b/**'];

/** The pieces of each grammar; `№` is a number that grows. */
const pieces = sampleOf('pieces.json');

/** @param piecesOf the name of the pieces, where it is not that of the grammar */
export function grammarsOf(
  readers: Readonly<Record<string, Grammar['read']>>,
  piecesOf = (name: string) => name,
): Record<string, Grammar> {
  const grammar = (name: string, read: Grammar['read']): Grammar => {
    const own = pieces[piecesOf(name)];
    if (own === undefined) throw new Error(`samples/pieces.json has no ${name}`);
    return { pieces: own, read };
  };
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, grammar(name, read)]));
}

const ofLanguages = Object.fromEntries(
  languages.map((language) => [
    `${isSettings(language) ? 'settings' : 'sources'} in ${language}`,
    (text: string) => literalsOf(language, text),
  ]),
);

const ofGlobs = Object.fromEntries(
  globs.map((glob) => {
    const expression = new Glob(glob);
    const matches = pathMatcher(glob);
    return [`paths with ${glob}`, (text: string) => [expression.matches(text), matches(text)]];
  }),
);

const readers: Readonly<Record<string, Grammar['read']>> = {
  XML: (text) => parseXml('pom.xml', Buffer.from(`<r>${text}</r>`)),
  'JUnit reports': (text) => {
    const parser = new ReportParser('report.xml');
    parser.write(`<testsuites>${text}`);
    const tests = [...parser.take()];
    parser.end();
    return tests;
  },
  TOML: (text) => parseToml('Cargo.toml', Buffer.from(text)),
  'JSON with comments': parseJsonWithComments,
  'pnpm-lock.yaml': (text) => pnpmLockfile(`lockfileVersion: '9.0'\n${text}`, lockfile),
  'yarn.lock': (text) => yarnLockfile(`# yarn lockfile v1\n${text}`, lockfile),
  'go.mod': (text) => parseGoMod(Buffer.from(text), 'go.mod'),
  'yarn.lock, whole entries': (text) => {
    const read = yarnLockfile(`# yarn lockfile v1\n${text}`, lockfile);
    return [read.externals, read.installs({ name: 'a', folder: '', dependencies: [] })];
  },
  'yarn.lock, one entry of many names': (text) =>
    yarnLockfile(`# yarn lockfile v1\n${text}z@1:\n  version "1"\n`, lockfile),
  'yarn.lock as YAML': (text) => yarnLockfile(`__metadata:\n  version: 8\n${text}`, lockfile),
  'package-lock.json': (text) => npmLockfile(`{"lockfileVersion":3,"packages":{${text}"":{}}}`, lockfile),
  'places in package-lock.json': (text) =>
    npmLockfile(`{"packages":{"${text.slice(0, 4096)}node_modules/a":{"dependencies":{"b":"1"}},"":{}}}`, lockfile),
  'bun.lock': (text) => bunLockfile(`{"lockfileVersion":1,"workspaces":{},"packages":{${text}"z":["z@1"]}}`, lockfile),
  'pnpm-lock.yaml, whole entries': (text) =>
    pnpmLockfile(`lockfileVersion: '9.0'\npackages:\n  z@1: {}\nsnapshots:\n  z@1: {}\n${text}`, lockfile),
  'uv.lock': async (text) => {
    const project = '[project]\nname = "a"\nversion = "1"\n[tool.uv.workspace]\n';
    const tree = new MemoryTree('head', { 'pyproject.toml': project, 'uv.lock': `version = 1\n${text}` });
    return uv.read(await Commit.of(tree), '', { ...noTools, checkout: '' });
  },
  'Cargo.lock': (text) =>
    lockedPackages(parseToml('Cargo.lock', Buffer.from(`version = 4\n${text}`)), 'Cargo.lock', new Map()),
  'TOML, whole tables': (text) => parseToml('pyproject.toml', Buffer.from(text)),
  'go.mod, whole directives': (text) => parseGoMod(Buffer.from(`module m\n\ngo 1.24\n${text}`), 'go.mod'),
  'go.work': (text) => parseGoFile(Buffer.from(`go 1.24\n${text}`), 'go.work'),
  'vendor/modules.txt': (text) => parseModulesTxt(Buffer.from(text)),
  'metrics of Prometheus': readSamples,
  'impacted-targets.yml': (text) =>
    readConfiguration(`impact-all: [x]\ntargets:\n  z: [z]\n${text}`, 'impacted-targets.yml'),
  'names and files of tests': (text) => [
    normaliseName(text),
    normalisePath(text, { roots: ['/checkout', '/checkout/a'] }),
  ],
  'dialects of JUnit': (text) => {
    const parser = new ReportParser('report.xml', 'variant');
    parser.write(`<testsuites><testsuite name="z">${text}`);
    const tests = [...parser.take()];
    parser.end();
    return tests;
  },
  'go.sum': (text) => parseGoSum(Buffer.from(text)),
  'Go sources': (text) => readDirectives(text),
  Starlark: (text) => textsOf('MODULE.bazel', text),
  'lists of targets': readTargetsText,
  'text for the log and the summary': (text) => [visible(text), markdownText(text)],
  redaction: (text) => redact(text),
  // A path has 4096 characters at most, and so has a glob.
  'globs of workspaces': (text) => pathMatcher(`a${text.slice(0, 4000)}`)('a-'.repeat(100)),
  'patterns of Go and Cargo': (text) =>
    wildcardMatcher(text.slice(0, 4000), { anyDepth: true, escapes: true })('a/'.repeat(100)),
  'wildcards in names': (text) => textBetween(text.split('*'), `${'a-'.repeat(2000)}${text.slice(-1)}`),
};

/** Every parser and matcher of text that a pull request, its reports or a service may have written. */
export const grammars = {
  ...grammarsOf(ofLanguages, () => 'sources and settings'),
  ...grammarsOf(readers),
  ...grammarsOf(ofGlobs, () => 'paths'),
};
