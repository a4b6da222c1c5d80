import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { targets } from '../../packages/impacted-targets/__tests__/asking.js';
import type { Content, Files } from '../../packages/impacted-targets/__tests__/trees.js';
import { rulesFile, trees } from './hostile-trees.js';
import { property } from './property.js';

const pom = (artifact: string, more = ''): string =>
  `<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>${artifact}</artifactId><version>1</version>${more}</project>`;

/** For each build system that only reads: files in which `b` depends on `a`, and a change of `a`. */
const changes: Readonly<Record<string, { readonly path: string; readonly more?: Files }>> = {
  paths: { path: 'a/x.txt', more: { '.github/impacted-targets.yml': 'targets:\n  a: [a/**]\n  b: {paths: [b/**], depends-on: [a]}\n' } },
  cargo: { path: 'a/src/lib.rs' },
  go: { path: 'a/x.go', more: { 'b/b.go': 'package b\n\nimport _ "example.com/m/a"\n' } },
  maven: {
    path: 'a/src/main/java/A.java',
    more: {
      'pom.xml': pom('r', '<packaging>pom</packaging><modules><module>a</module><module>b</module></modules>'),
      'b/pom.xml': pom('b', '<dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>1</version></dependency></dependencies>'),
    },
  },
  uv: { path: 'a/src/a/__init__.py' },
  workspaces: { path: 'a/index.js' },
  rush: {
    path: 'a/index.js',
    more: {
      'rush.json': '{"projects":[{"packageName":"a","projectFolder":"a"},{"packageName":"b","projectFolder":"b"}]}',
      'b/package.json': '{"name":"b","dependencies":{"a":"workspace:*"}}',
    },
  },
  lerna: { path: 'a/index.js', more: { 'lerna.json': '{"packages":["a","b"]}', 'b/package.json': '{"name":"b","dependencies":{"a":"*"}}' } },
  dotnet: { path: 'a/A.cs', more: { 'all.sln': 'Project("{F}") = "a", "a\\a.csproj", "{1}"\nProject("{F}") = "b", "b\\b.csproj", "{2}"\n' } },
}; // prettier-ignore

function filesOf(system: string): Files {
  const own = (trees[system]?.files ?? []).map(({ path, content, kind }): [string, Content] => [
    path,
    kind === 'link' ? { link: content } : kind === 'program' ? { executable: content } : content,
  ]);
  const { path = '', more = {} } = changes[system] ?? {};
  return { ...Object.fromEntries(own), ...more, [path]: '' };
}

const folder = fc.constantFrom('', 'a/', 'b/', 'other/', 'a/src/', 'b/deep/er/', '.hidden/', 'A/', 'docs/');

/** Names of files that state no rule, are read as no manifest and select no build system. */
const name = fc.constantFrom(
  'x', 'x.txt', 'README.md', 'LICENSE-sub', 'NOTICE', '.x', 'a', 'b', 'A', 'B', 'a b', 'a\nb', 'a\tb', 'a"b', "a'b", 'a\\b', 'a:b', 'a*b', 'a?b', '[a]', '{a}', '(a)', '!a', '-a', '~a', '#a', '%41',
  '$(a)', '`a`', 'CON', 'aux.txt', 'a.', 'a ', '\u202ea', '\u200b', 'a\u0301', '\u00e1', '\ufeffa', '\u{1f600}', '\u009ba', '..a', '...', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'ALL', '*', 'x'.repeat(250),
  'x.py', 'x.js', 'x.ts', 'x.go', 'x.rs', 'x.c', 'x.h', 'x.java', 'x.cs', 'x.css', 'x.html', 'x.vue', 'x.sh', 'x.json', 'x.yaml', 'x.toml', 'x.xml', 'x.ini', 'Makefile', 'Dockerfile', '.editorconfig', '.gitattributes', '.mailmap',
); // prettier-ignore

const names = (text: string): string =>
  Array.from({ length: 4000 }, (_, at) => text.replaceAll('№', String(at))).join('');

/** What stopped or misled a reader before, and texts that nearly do. */
const content: fc.Arbitrary<Content> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '', 'x', '\0', '](', '{', '[', '<', '"', "'", '`', '\\', '<<<<<<< HEAD\n=======\n>>>>>>> x\n', '../a', '../b', '"../a/x"', "import '../b'", '#include "../a/x.h"', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
      '::error::x', 'targets:\n  a: []\n', 'unowned: ignore\n', 'impact-none: ["**"]\n', '* filter=x\n', '* text=auto eol=crlf\n',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('](', '"../', '../a/a/', '"x№",', '{', '[', '(', '<a>', '`${', '\\', '"', "'", '#', '/*', '&a ', '- ', '\u{1f600}', '"../a/№",', 'import "../b/№";\n', '../'), fc.constantFrom(10, 1000, 40_000))
      .map(([piece, times]) => (piece.includes('№') ? names(piece) : piece.repeat(times))),
  },
  { weight: 1, arbitrary: fc.constantFrom('\ufffd\ufffe\0', 'x'.repeat(3_000_000)) },
  { weight: 2, arbitrary: fc.constantFrom('.', '..', '/', '/etc/passwd', 'loop', 'nowhere', '../a', 'a', 'b', '../b', 'a/../b', '../../..', 'x', '/dev/zero', '/proc/self/environ', '\n', 'A').map((link) => ({ link })) },
  { weight: 1, arbitrary: fc.constantFrom('1', '2', 'f').map((digit) => ({ submodule: digit.repeat(40) })) },
  { weight: 1, arbitrary: fc.constantFrom('', '#!/bin/sh\n').map((executable) => ({ executable })) },
); // prettier-ignore

/** Manifests that no reader accepts. */
const broken = fc.tuple(
  fc.constantFrom(
    ...['', 'other/', 'b/deep/'].flatMap((at) => ['Directory.Build.props', 'x.csproj', 'x.slnx'].map((one) => at + one)),
    ...['package.json', 'pom.xml', 'Cargo.toml', 'pyproject.toml', 'tsconfig.json', 'package-lock.json', '.github/workflows/x.yml'].map((one) => `other/${one}`),
    ...['.github/workflows/x.yml', '.vscode/settings.json'],
  ),
  fc.constantFrom('<', '<Project><Item', '{', '\0', '['.repeat(20_000), '{"a":'.repeat(20_000)),
); // prettier-ignore

interface Case {
  readonly system: string;
  /** Whether the target branch has it, too. */
  readonly inBase: boolean;
  readonly added: readonly (readonly [string, Content])[];
}

const anyPath = fc.tuple(folder, name).map((parts) => parts.join(''));
const anyCase: fc.Arbitrary<Case> = fc
  .record({
    system: fc.constantFrom(...Object.keys(changes)),
    inBase: fc.boolean(),
    added: fc.array(fc.oneof({ weight: 8, arbitrary: fc.tuple(anyPath, content) }, { weight: 1, arbitrary: broken }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .filter(({ system, added }) => {
    const known = Object.keys(filesOf(system));
    const inside = (one: string, other: string) => one === other || one.startsWith(`${other}/`);
    return added.every(
      ([path], at) =>
        ![...known, ...added.slice(0, at).map(([other]) => other)].some(
          (other) => inside(other, path) || inside(path, other),
        ),
    );
  });

function compute(system: string, base: Files, more: Files = {}): ReturnType<typeof targets> {
  const { path = '' } = changes[system] ?? {};
  const { [rulesFile]: rules = '' } = base;
  return targets(
    base,
    { ...base, ...more, [path]: 'changed\n' },
    {
      systems: [trees[system]?.from ?? system],
      rules: typeof rules === 'string' ? rules : '',
    },
  );
}

const found: readonly Case[] = [
  { system: 'workspaces', inBase: true, added: [['other/a', { link: '../a' }]] },
  { system: 'paths', inBase: true, added: [['a/loop', { link: 'loop' }]] },
  { system: 'uv', inBase: true, added: [['a/x.py', ']('.repeat(36_000)]] },
  { system: 'workspaces', inBase: true, added: [['b/x.js', names('"x№",')]] },
  { system: 'dotnet', inBase: true, added: [['b/Directory.Build.props', '<Project><Item']] },
  { system: 'dotnet', inBase: true, added: [['other/x.csproj', '<']] },
];

/** What each build system answers without anything added. */
const plain = new Map<string, readonly string[]>();
beforeAll(async () => {
  for (const system of Object.keys(changes))
    plain.set(system, (await compute(system, filesOf(system))) as readonly string[]);
});

describe('something in a tree that states no rule, is not a manifest and selects no build system', () => {
  test.each(Object.keys(changes))('%s: without it, the change impacts what depends on it', (system) => {
    expect(plain.get(system)).toHaveLength(2);
  });

  property(
    'makes no list of targets shorter',
    anyCase,
    async ({ system, inBase, added }) => {
      const files = Object.fromEntries(added);
      const after = await compute(system, { ...filesOf(system), ...(inBase ? files : {}) }, inBase ? {} : files);
      // `ALL` is longer than every list.
      if (typeof after !== 'string') expect(after).toEqual(expect.arrayContaining([...(plain.get(system) ?? [])]));
    },
    { found },
  );
});
