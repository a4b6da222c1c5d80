import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { targets } from '../../packages/impacted-targets/__tests__/asking.js';
import type { Content, Files } from '../../packages/impacted-targets/__tests__/trees.js';
import { rulesFile, trees } from './hostile-trees.js';
import { type CaseOf, property } from './property.js';

/** The build systems that only read. */
const systems = Object.keys(trees).filter((name) => trees[name]?.source !== undefined);

/** A repository in which `b` depends on `a`, with the file of `a` that a pull request changes. */
const filesOf = (system: string): Files => ({ ...trees[system]?.files, [trees[system]?.source ?? '']: '' });

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

const anyPath = fc.tuple(folder, name).map((parts) => parts.join(''));
const anyCase = fc
  .record({
    system: fc.constantFrom(...systems),
    /** Whether the target branch has it, too. */
    inBase: fc.boolean(),
    added: fc.array(fc.oneof({ weight: 8, arbitrary: fc.tuple(anyPath, content) }, { weight: 1, arbitrary: broken }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .filter(({ system, added }) => {
    const paths = [...Object.keys(filesOf(system)), ...added.map(([path]) => path)];
    return paths.every((path, at) => !paths.some((other, its) => its !== at && `${other}/`.startsWith(`${path}/`)));
  });

function compute(system: string, base: Files, more: Files = {}): ReturnType<typeof targets> {
  const { from = system, source = '' } = trees[system] ?? {};
  const { [rulesFile]: rules } = base;
  const asked = { systems: [from], rules: typeof rules === 'string' ? rules : '' };
  return targets(base, { ...base, ...more, [source]: 'changed\n' }, asked);
}

const found: readonly CaseOf<typeof anyCase>[] = [
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
  for (const system of systems) plain.set(system, (await compute(system, filesOf(system))) as readonly string[]);
});

describe('something in a tree that states no rule, is not a manifest and selects no build system', () => {
  test.each(systems)('%s: without it, the change impacts what depends on it', (system) => {
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
