import { visible } from '../../src/reporting/escape.js';
import { text as markdownText } from '../../src/reporting/summary/markdown.js';
import { ReportParser } from '../../src/flaky-tests/junit/report-parser.js';
import { pathMatcher } from '../../packages/shared/src/globs/path-matcher.js';
import { textBetween } from '../../packages/shared/src/globs/text-between.js';
import { callsOf, tokenize } from '../../packages/impacted-targets/src/build-systems/bazel/starlark.js';
import {
  readModFile,
  readSumFile,
  readVendoredModules,
  readWorkFile,
} from '../../packages/impacted-targets/src/build-systems/go/mod-file.js';
import { readSourceFile } from '../../packages/impacted-targets/src/build-systems/go/source-file.js';
import { lockedPackages } from '../../packages/impacted-targets/src/build-systems/cargo/lockfile.js';
import { readLockfile } from '../../packages/impacted-targets/src/build-systems/uv/lockfile.js';
import { readBunLockfile } from '../../packages/impacted-targets/src/build-systems/workspaces/lockfiles/bun.js';
import { readNpmLockfile } from '../../packages/impacted-targets/src/build-systems/workspaces/lockfiles/npm.js';
import { isSettings, languages } from '../../packages/impacted-targets/src/literals/language.js';
import { literalsOf } from '../../packages/impacted-targets/src/literals/literals.js';
import { readConfiguration } from '../../packages/impacted-targets/src/configuration/read-configuration.js';
import { unreadableJson } from '../../src/service/transport/json-limits.js';
import { readSamples } from '../../src/service/transport/prometheus.js';
import { normalisePath } from '../../src/flaky-tests/matching/paths.js';
import { normaliseName } from '../../src/flaky-tests/matching/names.js';
import { readYarnLockfile } from '../../packages/impacted-targets/src/build-systems/workspaces/lockfiles/yarn.js';
import { readPnpmLockfile } from '../../packages/impacted-targets/src/build-systems/workspaces/lockfiles/pnpm.js';
import { Glob } from '../../packages/impacted-targets/src/configuration/glob.js';
import {
  addParagraphs,
  FolderNames,
} from '../../packages/impacted-targets/src/ask-build-systems/first-rules/named-folders.js';
import { parseJsonWithComments } from '../../packages/impacted-targets/src/tree/formats/json-with-comments.js';
import { parseToml } from '../../packages/impacted-targets/src/tree/formats/toml.js';
import { parseXml } from '../../packages/impacted-targets/src/tree/formats/xml.js';
import { wildcardMatcher } from '../../packages/impacted-targets/src/tree/wildcards.js';
import { readTargetsText } from '../../src/inputs/target-list.js';
import { redactor } from '../../packages/shared/src/redaction.js';

/** What reads a text of somebody else, and what its texts are made of. */
export interface Grammar {
  readonly pieces: readonly string[];
  /** May return a promise. */
  readonly read: (text: string) => unknown;
}

const token = 'aab-aab-aab';
const redact = redactor(token);
const blanks = [' ', '\n', '\t', ' '.repeat(8)];
const globs = ['**/*-*-*.json', '**/+(*.spec|*.test).ts', '+(+(a|-)|*b)c', '!(*a)*b', '{*a,*-}*b', '**/a/**/b/**'];

/** What sources, scripts and settings are made of, in the languages that are read. */
const ofSources = [
  ...[
    '"',
    "'",
    '`',
    '\\',
    '/',
    '//',
    '/*',
    '*/',
    '#',
    '<!--',
    '-->',
    '../',
    './',
    'a',
    '@a/b',
    '*',
    '$',
    '${',
    '}',
    '{',
    '%',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    ',',
    ';',
    ':',
    '=',
    '+',
    '.',
    '-w',
    '--filter=',
    'import ',
    'from ',
    'require(',
    'join(',
    '.parent',
  ],
  ...[
    '"""',
    'r#',
    'f"',
    '@"',
    '<a ',
    '</a>',
    '<script>',
    '<',
    '>',
    '?.',
    '=>',
    '\\u{2e}',
    'url(',
    '](',
    'cwd:',
    '\r',
    ...blanks,
  ],
];
const ofLanguages = Object.fromEntries(
  languages.map((language): [string, Grammar] => [
    `${isSettings(language) ? 'settings' : 'sources'} in ${language}`,
    { pieces: ofSources, read: (text) => literalsOf(language, text) },
  ]),
);

/** Every parser and matcher of text that a pull request, its reports or a service may have written. */
export const grammars: Readonly<Record<string, Grammar>> = {
  ...ofLanguages,
  XML: {
    pieces: ['<a>', '</a>', '<a/>', '<a b="c" ', '>', '<![CDATA[', ']]>', '<!--', '-->', '&amp;', 'x', '<?', ...blanks],
    read: (text) => parseXml('pom.xml', Buffer.from(`<r>${text}</r>`)),
  },
  'JUnit reports': {
    pieces: [
      ...['<testsuite name="a">', '</testsuite>', '<testcase name="a">', '</testcase>', '<failure message="a">'],
      ...['</failure>', '<system-out>', '</system-out>', '<property name="a" value="b"/>', '&lt;', 'x', ...blanks],
    ],
    read: (text) => {
      const parser = new ReportParser('report.xml');
      parser.write(`<testsuites>${text}`);
      const tests = [...parser.take()];
      parser.end();
      return tests;
    },
  },
  TOML: {
    pieces: [
      '[a]\n',
      '[[a]]\n',
      '[a.b]\n',
      'a = 1\n',
      'a.b = "c"\n',
      '[',
      '{a = ',
      '}',
      ']',
      '"""',
      "'''",
      '\\',
      ',',
      '#',
      ...blanks,
    ],
    read: (text) => parseToml('Cargo.toml', Buffer.from(text)),
  },
  'JSON with comments': {
    pieces: ['{', '}', '[', ']', '"a"', ':', ',', '1', '//', '/*', '*/', '\\', '"', ...blanks],
    read: parseJsonWithComments,
  },
  'names of folders': {
    pieces: [
      ...[
        'add_subdirectory(',
        ')',
        '.aggregate(',
        '-I',
        '../',
        'a',
        'b.h',
        'all:',
        '.PHONY:',
        'SUBDIRS =',
        '-',
        '.',
        '@',
      ],
      ...['\n\n', ...blanks],
    ],
    read: (text) => {
      addParagraphs(text, 'CMakeLists.txt', new FolderNames(['a', 'c/b'], ['a/b.h', 'c/b/a']), new Map());
    },
  },
  'pnpm-lock.yaml': {
    pieces: [
      'a: b\n',
      '  a: b\n',
      '- ',
      'a: ',
      '&a ',
      '*a',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|\n',
      '>\n',
      '#',
      '? ',
      '<<: *a\n',
      ...blanks,
    ],
    read: (text) => readPnpmLockfile(`lockfileVersion: '9.0'\n${text}`),
  },
  'yarn.lock': {
    pieces: [
      'a@^1:\n',
      '"a@^1", b@2:\n',
      '  version "1"\n',
      '  dependencies:\n',
      '    b "2"\n',
      '"',
      '\\',
      ':',
      ',',
      'a',
      ...blanks,
    ],
    read: (text) => readYarnLockfile(`# yarn lockfile v1\n${text}`),
  },
  'go.mod': {
    pieces: ['require a v1\n', 'require (\n', ')\n', 'replace a => ../b\n', '//', '"', '`', '=>', 'a', ...blanks],
    read: (text) => readModFile('go.mod', text),
  },
  'yarn.lock, whole entries': {
    pieces: [
      'a@^№:\n  version "№"\n',
      'b№@1, a@№:\n  version "1"\n  dependencies:\n    a "№"\n',
      'c@№:\n  dependencies:\n    a "x"\n    c "№"\n',
      '"d@patch:№@x":\n  version "1"\n',
      'e@1:\n  dependencies:\n    d "№"\n',
    ],
    read: (text) => {
      const lockfile = readYarnLockfile(`# yarn lockfile v1\n${text}`);
      return [lockfile.packages, lockfile.usedBy({ directory: '', dependencies: [['a', '1']] } as never)];
    },
  },
  'yarn.lock, one entry of many names': {
    pieces: ['a@№, ', '"b@№", ', 'a, '],
    read: (text) => readYarnLockfile(`# yarn lockfile v1\n${text}z@1:\n  version "1"\n`),
  },
  'yarn.lock as YAML': {
    pieces: [
      '"a@npm:№":\n  version: 1\n',
      '"b@npm:№, b@npm:x№":\n  dependencies:\n    a: №\n    b: x\n',
      '"c№@patch:x":\n  resolution: "c@workspace:c№"\n',
    ],
    read: (text) => readYarnLockfile(`__metadata:\n  version: 8\n${text}`),
  },
  'package-lock.json': {
    pieces: [
      '"node_modules/a№":{"version":"1","dependencies":{"a":"1","b№":"1"}},',
      '"node_modules/a№/node_modules/b№":{"dependencies":{"a№":"1"}},',
      '"p№":{"name":"p№","dependencies":{"a№":"1"}},',
      '"node_modules/p№":{"link":true,"resolved":"p№"},',
    ],
    read: (text) => readNpmLockfile(`{"lockfileVersion":3,"packages":{${text}"":{}}}`),
  },
  'places in package-lock.json': {
    pieces: ['node_modules/', 'a/', 'node_modules/a/', 'a№/'],
    read: (text) =>
      readNpmLockfile(`{"packages":{"${text.slice(0, 4096)}node_modules/a":{"dependencies":{"b":"1"}},"":{}}}`),
  },
  'bun.lock': {
    pieces: [
      '"a№":["a№@1","",{"dependencies":{"a":"1","b№":"1"}},"x"],',
      '"a№/b№":["b@1","",{}],',
      '"p№":["p№@workspace:p№"],',
    ],
    read: (text) => readBunLockfile(`{"lockfileVersion":1,"workspaces":{},"packages":{${text}"z":["z@1"]}}`),
  },
  'pnpm-lock.yaml, whole entries': {
    pieces: [
      '  a@№:\n    dependencies:\n      a: №\n',
      '  a№@1(b@№):\n    dependencies:\n      b: 1\n      a№: 1(b@№)\n',
      '  /b№@1:\n    optionalDependencies: {a: "№"}\n',
      '  c№@1(((((((((:\n    dev: true\n',
    ],
    read: (text) => readPnpmLockfile(`lockfileVersion: '9.0'\npackages:\n  z@1: {}\nsnapshots:\n  z@1: {}\n${text}`),
  },
  'uv.lock': {
    pieces: [
      '[[package]]\nname = "a"\nversion = "№"\n',
      '[[package]]\nname = "b№"\ndependencies = [{ name = "a" }, { name = "a", version = "№" }]\n',
      '[[package]]\nname = "c№"\n[package.dev-dependencies]\ndev№ = [{ name = "b№" }]\n',
      '[[package]]\nname = "d"\n[package.optional-dependencies]\nx№ = [{ name = "d" }]\n',
    ],
    read: (text) => readLockfile('uv.lock', Buffer.from(`version = 1\n${text}`), ''),
  },
  'Cargo.lock': {
    pieces: [
      '[[package]]\nname = "a"\nversion = "№"\ndependencies = ["a", "b№"]\n',
      '[[package]]\nname = "b№"\nversion = "1"\ndependencies = ["a №", "a"]\n',
      '[[package]]\nname = "c"\nversion = "1"\nreplace = "a №"\n',
    ],
    read: (text) => lockedPackages(parseToml('Cargo.lock', Buffer.from(`version = 4\n${text}`)), 'Cargo.lock'),
  },
  'TOML, whole tables': {
    pieces: [
      '[a.b№]\nc = 1\n',
      '[[a.c]]\n',
      'a№ = { b = "c" }\n',
      'b№.c.d = [1, [2, 3]]\n',
      '[[d.e№.f]]\ng = """\n"""\n',
    ],
    read: (text) => parseToml('pyproject.toml', Buffer.from(text)),
  },
  'go.mod, whole directives': {
    pieces: [
      'require a№ v1\n',
      'require (\n a№ v1 // indirect\n b v№\n)\n',
      'replace a№ => ../b№\n',
      'replace a v№ => b v1\n',
      'exclude a v№\n',
      'retract [v1, v№] // x\n',
      'tool a/№\n',
      'ignore ./a№\n',
    ],
    read: (text) => readModFile('go.mod', `module m\n\ngo 1.24\n${text}`),
  },
  'go.work': {
    pieces: ['use ./a№\n', 'use (\n', ' ./b№\n', ')\n', 'replace a№ => ../b\n', '//', '"', '`', '=>', ...blanks],
    read: (text) => readWorkFile('go.work', `go 1.24\n${text}`),
  },
  'vendor/modules.txt': {
    pieces: ['# a№ v1\n', '## explicit; go 1.2\n', 'a№/b\n', '# a => ../b\n', ...blanks],
    read: readVendoredModules,
  },
  'metrics of Prometheus': {
    pieces: [
      'a 1\n',
      'a{b="c№"} 1\n',
      'a_bucket{le="№"} 1\n',
      '# HELP a b\n',
      'a',
      '{',
      'b="',
      '\\"',
      '"',
      ',',
      '}',
      '} x ',
      '1',
      ...blanks,
    ],
    read: readSamples,
  },
  'impacted-targets.yml': {
    pieces: [
      '  a№: [b/**]\n',
      '  b№:\n    paths: [c№/**, "!*.md"]\n    depends-on: [a№]\n',
      '  c/{name}№:\n    paths: ["c/{name}/**"]\n',
      '  d№: {paths: [x], depends-on: ["c/{name}№", nothing]}\n',
      '  "*": [x]\n',
      '  e: &a [x]\n',
      '  f: *a\n',
      '  a№: [',
      '{',
      ...blanks,
    ],
    read: (text) => readConfiguration(`impact-all: [x]\ntargets:\n  z: [z]\n${text}`, 'impacted-targets.yml'),
  },
  'JSON of a service': {
    pieces: ['{', '}', '[', ']', '"a№"', ':', ',', '1', '\\', '"', ...blanks],
    read: unreadableJson,
  },
  'names and files of tests': {
    pieces: ['a', '/', '\\', '../', './', ' > ', '::', '#', '[', ']', '(', ')', 'C:', '%20', 'file://', ...blanks],
    read: (text) => [normaliseName(text), normalisePath(text, { roots: ['/checkout', '/checkout/a'] })],
  },
  'dialects of JUnit': {
    pieces: [
      '<testsuite name="a№" file="b№" package="c" time="1">',
      '</testsuite>',
      '<testcase name="a№" classname="b" file="../c№" line="1"/>',
      '<testcase><name>a</name><error type="x"><![CDATA[y]]></error></testcase>',
      '<properties><property name="variant" value="№"/></properties>',
      '<rerunFailure/><flakyFailure message="x"/>',
      '<testcase name="a"><skipped/><system-err>x',
      '</system-err></testcase>',
      '<a№:b xmlns:a№="c">',
    ],
    read: (text) => {
      const parser = new ReportParser('report.xml', 'variant');
      parser.write(`<testsuites><testsuite name="z">${text}`);
      const tests = [...parser.take()];
      parser.end();
      return tests;
    },
  },
  'go.sum': { pieces: ['a v1 h1:x=\n', 'a', ' v1', '/go.mod', ...blanks], read: readSumFile },
  'Go sources': {
    pieces: [
      'package a\n',
      'import (\n',
      ')\n',
      '"a"\n',
      '//go:embed *a*b\n',
      '/*',
      '*/',
      '//',
      '`',
      '"',
      '\\',
      "'",
      'a',
      ...blanks,
    ],
    read: (text) => readSourceFile(text, true),
  },
  Starlark: {
    pieces: ['load("//a:b.bzl", "c")\n', 'a(', ')', '"', "'", '"""', '\\', '#', '[', ']', ',', 'a', ...blanks],
    read: (text) => callsOf(tokenize(text), ['load', 'a']),
  },
  'lists of targets': { pieces: ['a', '\n', '"', '[', ']', ',', '\\', 'b-'], read: readTargetsText },
  'text for the log and the summary': {
    pieces: [
      'a',
      '|',
      '*',
      '_',
      '<',
      '&',
      '@',
      '`',
      '\u200b',
      '\u001b',
      '::',
      '[',
      ']',
      '(',
      ')',
      'https://',
      ...blanks,
    ],
    read: (text) => [visible(text), markdownText(text)],
  },
  redaction: {
    pieces: [
      'a',
      'b',
      '-',
      token,
      'aab-',
      'aab-aab-aa',
      '%61',
      '&#97;',
      '\\u0061',
      'YWFi',
      '61',
      '…',
      '\\n',
      ...blanks,
    ],
    read: (text) => redact(text),
  },
  ...Object.fromEntries(
    globs.map((glob): [string, Grammar] => {
      const expression = new Glob(glob);
      const matches = pathMatcher(glob);
      return [
        `paths with ${glob}`,
        {
          pieces: ['a', 'b', '-', '/', '.', '.spec', '.json'],
          read: (text) => [expression.matches(text), matches(text)],
        },
      ];
    }),
  ),
  'globs of workspaces': {
    pieces: ['*', '**/', '+(a|-)', '+(', '!(', ')', '{a,b}', '{', '}', '[!a]', '[', ']', '?', 'a', '/', '\\', '|'],
    // A path has 4096 characters at most, and so has a glob.
    read: (text) => pathMatcher(`a${text.slice(0, 4000)}`)('a-'.repeat(100)),
  },
  'patterns of Go and Cargo': {
    pieces: ['*', '**', '?', '[a-b]', '[', ']', '\\', 'a', '/'],
    read: (text) =>
      wildcardMatcher(text.slice(0, 4000), { anyDepth: true, escapes: true, negation: '^' })('a/'.repeat(100)),
  },
  'wildcards in names': {
    pieces: ['a', 'b', '-', '/', '*'],
    read: (text) => textBetween(text.split('*'), `${'a-'.repeat(2000)}${text.slice(-1)}`),
  },
};
