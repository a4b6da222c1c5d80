import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type FileContent,
  type Files,
  removeSamples,
} from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { type Step, targetsOf } from '../steps/layout.js';
import { computePullRequest } from './computing.js';
import { trees } from './hostile-trees.js';
import { property } from './property.js';

afterAll(removeSamples);

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
  const own = (trees[system]?.files ?? []).map(({ path, content, kind }): [string, FileContent] => [
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
const content: fc.Arbitrary<FileContent> = fc.oneof(
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
  { weight: 1, arbitrary: fc.constantFrom(Buffer.from([0xff, 0xfe, 0x00]), Buffer.from([0xc3]), Buffer.alloc(3_000_000, 120)) },
  { weight: 2, arbitrary: fc.constantFrom('.', '..', '/', '/etc/passwd', 'loop', 'nowhere', '../a', 'a', 'b', '../b', 'a/../b', '../../..', 'x', '/dev/zero', '/proc/self/environ', '\n', 'A').map((link) => ({ link })) },
  { weight: 1, arbitrary: fc.constantFrom('1', '2', 'f').map((digit) => ({ submodule: digit.repeat(40) })) },
  { weight: 1, arbitrary: fc.constantFrom('', '#!/bin/sh\n').map((executable) => ({ executable })) },
); // prettier-ignore

/** Manifests that no reader accepts. */
const broken = fc.tuple(
  fc
    .tuple(fc.constantFrom('', 'other/', 'b/deep/'), fc.constantFrom('Directory.Build.props', 'x.csproj', 'x.slnx'))
    .map((parts) => parts.join('')),
  fc.constantFrom('<', '<Project><Item', '{'),
);
const brokenElsewhere = fc.tuple(
  fc.constantFrom('other/package.json', 'other/pom.xml', 'other/Cargo.toml', 'other/pyproject.toml', 'other/tsconfig.json', 'other/package-lock.json', 'other/.github/workflows/x.yml', '.github/workflows/x.yml', '.vscode/settings.json'),
  fc.constantFrom('<', '{', '\0', '['.repeat(20_000), '{"a":'.repeat(20_000)),
); // prettier-ignore

interface Case {
  readonly system: string;
  /** Whether the target branch has it, too. */
  readonly inBase: boolean;
  readonly added: readonly (readonly [string, FileContent])[];
}

const anyCase: fc.Arbitrary<Case> = fc
  .record({
    system: fc.constantFrom(...Object.keys(changes)),
    inBase: fc.boolean(),
    added: fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.tuple(
            fc.tuple(folder, name).map((parts) => parts.join('')),
            content,
          ),
        },
        { weight: 1, arbitrary: broken },
        { weight: 1, arbitrary: brokenElsewhere },
      ),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .filter(({ system, added }) => {
    const known = Object.keys(filesOf(system));
    const inside = (one: string, other: string) => one === other || one.startsWith(`${other}/`);
    return added.every(
      ([path], at) =>
        !known.some((other) => inside(other, path) || inside(path, other)) &&
        !added.slice(0, at).some(([other]) => inside(other, path) || inside(path, other)),
    );
  });

function compute(system: string, base: Files, more: Files = {}): Promise<Step> {
  const { path = '' } = changes[system] ?? {};
  return computePullRequest({ base, change: { ...more, [path]: 'changed\n' }, from: trees[system]?.from ?? system });
}

/** What each build system answers without anything added. */
const answers = new Map<string, Promise<Step>>();

function plain(system: string): Promise<Step> {
  const known = answers.get(system) ?? compute(system, filesOf(system));
  answers.set(system, known);
  return known;
}

const found: readonly Case[] = [
  { system: 'workspaces', inBase: true, added: [['other/a', { link: '../a' }]] },
  { system: 'paths', inBase: true, added: [['a/loop', { link: 'loop' }]] },
  { system: 'uv', inBase: true, added: [['a/x.py', ']('.repeat(36_000)]] },
  { system: 'workspaces', inBase: true, added: [['b/x.js', names('"x№",')]] },
  { system: 'dotnet', inBase: true, added: [['b/Directory.Build.props', '<Project><Item']] },
  { system: 'dotnet', inBase: true, added: [['other/x.csproj', '<']] },
];

describe('something in a tree that states no rule, is not a manifest and selects no build system', () => {
  test.each(Object.keys(changes))('%s: without it, the change impacts what depends on it', async (system) => {
    const step = await plain(system);
    expect(step.errors).toEqual([]);
    expect(targetsOf(step)).toHaveLength(2);
  });

  property(
    'makes no list of targets shorter',
    anyCase,
    async ({ system, inBase, added }) => {
      const files = Object.fromEntries(added);
      const before = targetsOf(await plain(system)) as readonly string[];
      const step = await compute(system, { ...filesOf(system), ...(inBase ? files : {}) }, inBase ? {} : files);
      // `ALL` is longer than every list.
      expect(step.errors).toEqual([]);
      const after = targetsOf(step);
      if (after !== 'ALL') expect(after).toEqual(expect.arrayContaining([...before]));
    },
    { found, share: 0.3, perCaseMs: 10_000 },
  );
});
