import { visible } from '../../../src/action/escape.js';
import { text as markdownText } from '../../../src/action/summary/markdown.js';
import { ReportParser } from '../../../src/flaky-tests/junit/report-parser.js';
import { LinearExpression } from '../../../src/globs/linear-expression.js';
import { pathMatcher } from '../../../src/globs/path-matcher.js';
import { callsOf, tokenize } from '../../../src/impacted-targets/build-systems/bazel/starlark.js';
import { writtenPaths } from '../../../src/impacted-targets/build-systems/cargo/outside-files.js';
import { readModFile, readSumFile } from '../../../src/impacted-targets/build-systems/go/mod-file.js';
import { readSourceFile } from '../../../src/impacted-targets/build-systems/go/source-file.js';
import { readYarnLockfile } from '../../../src/impacted-targets/build-systems/workspaces/lockfiles/yarn.js';
import { readPnpmLockfile } from '../../../src/impacted-targets/build-systems/workspaces/lockfiles/pnpm.js';
import { headsOf, writtenIn } from '../../../src/impacted-targets/build-systems/workspaces/mentions/written.js';
import { Glob } from '../../../src/impacted-targets/configuration/glob.js';
import { addParagraphs, FolderNames } from '../../../src/impacted-targets/first-rules/named-folders.js';
import { parseJsonWithComments } from '../../../src/impacted-targets/formats/json-with-comments.js';
import { parseToml } from '../../../src/impacted-targets/formats/toml.js';
import { parseXml } from '../../../src/impacted-targets/formats/xml.js';
import { wildcardExpression } from '../../../src/impacted-targets/target-graph/wildcards.js';
import { readTargetsText } from '../../../src/impacted-targets/target-list.js';
import { redactor } from '../../../src/service/redaction.js';

/** What reads a text of somebody else, and what its texts are made of. */
export interface Grammar {
  readonly pieces: readonly string[];
  readonly read: (text: string) => unknown;
}

const token = 'aab-aab-aab';
const redact = redactor(token);
const blanks = [' ', '\n', '\t', ' '.repeat(8)];
const globs = ['**/*-*-*.json', '**/+(*.spec|*.test).ts', '+(+(a|-)|*b)c', '!(*a)*b', '{*a,*-}*b', '**/a/**/b/**'];

/** Every parser and matcher of text that a pull request, its reports or a service may have written. */
export const grammars: Readonly<Record<string, Grammar>> = {
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
  'paths in Rust': {
    pieces: [
      'include!(',
      'concat!(',
      'env!("CARGO_MANIFEST_DIR"',
      'CARGO_MANIFEST_DIR',
      ')',
      ',',
      '"',
      '/',
      '../',
      'path = ',
      'r#',
      '#',
      'rerun-if-changed=',
      ...blanks,
    ],
    read: writtenPaths,
  },
  'names in sources of packages': {
    pieces: ['import ', 'from ', '"', "'", '`', '@a/', 'b', '/', '../', '-', '.', '(', ')', '{', '}', '\\', ...blanks],
    read: (text) => [headsOf(text), writtenIn('a/b.ts', Buffer.from(text), new Set(['b', '@a/b']), false)],
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
      const matches = pathMatcher(glob, { dot: true });
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
    read: (text) => pathMatcher(`a${text.slice(0, 4000)}`, { nonegate: true })('a-'.repeat(100)),
  },
  'patterns of Go and Cargo': {
    pieces: ['*', '**', '?', '[a-b]', '[', ']', '\\', 'a', '/'],
    read: (text) =>
      wildcardExpression(text.slice(0, 4000), { anyDepth: true, escapes: true, negation: '^' }).test('a/'.repeat(100)),
  },
  'expressions of many loops': {
    pieces: ['a', 'b', 'aa', '/'],
    read: (text) => new LinearExpression('^(?:a*a*)*(?=.*b)(?:.*a)+c$').test(text),
  },
};
