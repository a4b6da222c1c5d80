import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { ConfigurationError } from '../../src/configuration/mistakes.js';
import { readConfiguration } from '../../src/configuration/read-configuration.js';

const accepts = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync('schemas/impacted-targets.schema.json', 'utf8')) as object,
);

function mistakes(text: string): string[] {
  try {
    readConfiguration(text, 'f.yml');
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

const example = `
impact-all:                    # globs
  - .github/workflows/**
impact-none: [docs/**]
documents: ignore
impact:
  - paths: crates/wasm/**
    targets: ['cargo:*', ALL]
unowned: s/base
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**, '!**/*.md']
    depends-on: [ui]
  s/{name}:
    paths: [s/{name}/**]
build-systems: {bazel: {startup-options: ["--batch"], program: /usr/bin/bazel}, go: {}}
`;

test.each([
  ['an example', example],
  ['an empty file', ''],
  ['a comment alone', '# nothing yet\n'],
  ['a list in a list, by an alias', 'targets: {shared: &shared [lib/**, tools/**], web: [*shared, web/**]}'],
  ['one glob without a list', 'targets: {web: "web/**"}\nimpact-all: "**/Dockerfile"'],
  ['targets of targets, in a circle', 'targets: {a: {depends-on: [b]}, b: {paths: [b], depends-on: [a]}}'],
  ['braces without quotes in a list', 'targets: {web: [web/**/*.{ts,tsx}, "{a,b}/c"]}'],
  ['names that YAML takes for numbers', 'targets: {1: [a/**], true: [b/**], x: {depends-on: ["1", "true"]}}'],
  ['a name in the middle of a segment', 'targets: {"plugin-{name}": ["plugins/x-{name}-y/**", "**/{name}.plugin"]}'],
  ['any captured target', 'targets: {"s/{a}": ["s/{a}/**"], web: {paths: [web/**], depends-on: ["s/{any}", s/base]}}'],
  ['the same capture', 'targets: {"a/{n}": ["a/{n}/**"], "b/{n}": {paths: ["b/{n}/**"], depends-on: ["a/{n}"]}}'],
  ['parentheses and brackets', 'targets: {shop: ["app/(shop)/**", "app/\\\\[id\\\\]/*", "@(a|b)/c"]}'],
])('a right file: %s', (_title, text) => {
  expect(mistakes(text)).toEqual([]);
  // Braces without quotes are this reader's own allowance; other YAML readers want quotes.
  const quoted = text
    .replaceAll(/\[(s\/\{name\}\/\*\*)\]/g, "['$1']")
    .replace('[web/**/*.{ts,tsx}, ', "['web/**/*.{ts,tsx}', ");
  expect([accepts(parse(quoted)), accepts.errors]).toEqual([true, null]);
});

const dots = 'no path has . or .. as a segment, so it matches nothing: write';
const other = 'The key depends-on of the whole file takes targets of every build system';
const keys =
  'impact-all, impact-none, impact, depends-on, not-depends-on, groups, rules, surfaces, reach, roots, when-none, everything, documents, unowned, targets, build-systems';

describe('a mistake, with its line and column, that editors see too', () => {
  test.each<[text: string, ...says: string[]]>([
    ['target:\n  a: [a]\n', '1:1 unknown key "target" (did you mean targets?)'],
    ['ui:\n  - ui/**\nuii: [ui/**]\n', `1:1 unknown key "ui": write one of ${keys}`, '3:1 unknown key "uii"'],
    [
      'targets:\n  a:\n    path: [a]\n    depends-on: []\n',
      '2:3 there are neither paths nor depends-on, so nothing impacts this target',
      '3:5 unknown key "path" (did you mean paths?)',
    ],
    ['build-systems:\n  gradel: {}\n', '2:3 unknown key "gradel" (did you mean gradle?)'],
    ['- a\n', '1:1 the file must be a mapping, not a list'],
    ['targets:\n', '1:1 targets must be a mapping, not nothing'],
    ['targets:\n  a: [a/**, 3]\n', '2:13 a must be a text or a list of texts, not number 3'],
    ['targets:\n  a:\n', '2:3 a must be a list of globs or a mapping, not nothing'],
    ['targets:\n  a: []\n', '2:3 a has no globs, so nothing impacts it'],
    ['targets:\n  a:\n    - added: b/**\n', '3:7 a must be a text or a list of texts, not a mapping'],
    ['unowned: [a]\n', '1:1 unowned must be all, ignore or the name of a target, not a list'],
    ['impact-all: [/a/**]\n', '1:14 bad glob /a/**: paths have no / in front, so it matches nothing: write a/**'],
    ['targets: {a: [a/]}\n', '1:15 bad glob a/: no file ends with /, so it matches nothing: write a/**'],
    ['targets: {ALL: [a]}\n', '1:11 "ALL" cannot name a target: ALL means every target'],
    ['when-none: all\n', '1:1 "all" cannot name a target: all is a word that rules use. Write another name'],
    ['when-none: "{a}"\n', '1:1 when-none is one name, without {name}'],
    [
      'targets: {"a b": [a]}\n',
      '1:11 "a b" cannot name a target: it holds a space, a line break or a control character',
    ],
    ['targets: {"a{": [a]}\n', '1:11 "a{" cannot name a target: a brace that is not part of {name}'],
  ])('%j', (text, ...says) => {
    expect(mistakes(text)).toEqual(says);
    // Two checks are only in words: of a name without braces, and of options.
    expect(accepts(parse(text))).toBe(text.includes('"{a}"'));
  });
});

describe('a mistake, with its line and column, that only reading the file shows', () => {
  test.each<[text: string, ...says: string[]]>([
    [
      'targets: {"a-${b}": ["a/{b}/**"]}\nrules: [{paths: a, impacts: ALL}]\n',
      '1:11 "a-${b}" cannot name a target: write {name} without $',
      '2:20 ALL is not a target: write names of targets, where * stands for any text, or in rules impacts: all',
    ],
    ['rules:\n  - paths: b\n    impacts: [none, x]\n', '3:15 write none alone, without names of targets'],
    ['targets:\n  a:\n    - ok/**\n    - "b/[c"\n', '4:7 bad glob b/[c: missing ]: write \\[ for the character itself'],
    ['targets: {a: ["@(a|b"]}\n', '1:15 bad glob @(a|b: missing ): write \\( for the character itself'],
    ['targets: {a: [./a/**, b/../c]}\n', `1:15 bad glob ./a/**: ${dots} a/**`, `1:23 bad glob b/../c: ${dots} c`],
    ['targets: {a: ["!b"]}\n', '1:11 there are only globs with !, so nothing matches: add one without'],
    [
      'targets:\n  web: {paths: [w], depends-on: [uii]}\n  ui: [u]\n',
      `2:34 depends-on names "uii", which is not a target of this file (did you mean ui?). ${other}`,
    ],
    [
      'targets: {"s/{a}": ["s/{a}/**"], b: {depends-on: [s/x/y]}}\n',
      `1:51 depends-on names "s/x/y", which is not a target of this file. ${other}`,
    ],
    ['targets:\n  s/{n}: ["s/*/**", "!x"]\n', '2:11 s/*/** does not say what {n} in s/{n} stands for'],
    ['targets:\n  s/{n}: {depends-on: [b]}\n  b: [b]\n', '2:3 no glob says what {n} in s/{n} stands for'],
    [
      'targets:\n  s/{name}: ["s/{nmae}/{name}/**"]\n',
      "2:14 {nmae} is not in the target's name s/{name} (did you mean {name}?): write * for any segment",
    ],
    [
      'surfaces:\n  ui:\n    - src/{name}/**\n',
      '3:7 src/{name}/** has a {name}, which only the surface of a target under targets can have',
    ],
    [
      'targets: {"s/{n}": ["s/*{n}/**"]}\n',
      '1:21 bad glob s/*{n}/**: {n} must be a whole segment, or have only plain text around it',
    ],
    [
      'targets: {a: ["s/{1}/**"]}\n',
      '1:15 bad glob s/{1}/**: {1} is neither a name, such as {name}, nor a choice, such as {a,b}',
    ],
    [
      'targets:\n  s/{a}: ["s/{a}/**"]\n  s/{b}: ["t/{b}/**"]\n',
      '3:3 s/{b} is the same target as s/{a}: put their globs together',
    ],
    ['targets: {__proto__: [a]}\n', '1:11 __proto__ cannot be a key'],
    [
      'unowned: web\ntargets: {wbe: [a]}\n',
      '1:1 unowned: web is not a target of this file (did you mean wbe?). Write all, ignore or a target',
    ],
  ])('%j', (text, ...says) => {
    expect(mistakes(text)).toEqual(says);
    expect(accepts(parse(text))).toBe(true);
  });
});

const options = 'build-systems.workspaces.root-dependencies';

test.each([
  ['bazel: {universes: []}', '1:25 unknown key "universes" (did you mean universe?)'],
  ["bazel: {universe: ['-//a/...']}", '1:25 universe must hold a pattern of packages without - in front, such as'],
  ["bazel: {universe: ['//a:b']}", '1:36 build-systems.bazel.universe must be a pattern of packages, such as //...'],
  ["bazel: {query-options: ['--keep_going']}", '1:41 --keep_going is an option that the action sets itself, so that'],
  ["bazel: {startup-options: ['--output_base=x']}", '1:43 --output_base=x is an option that the action sets itself:'],
  ['bazel: {externals: yes please}', '1:25 build-systems.bazel.externals must be true or false, not a text'],
  ["pants: {program: ''}", '1:25 build-systems.pants.program must not be empty'],
  ['go: {program: ./go}', '1:22 program must be a name or an absolute path, not "./go". A relative path would start a'],
  ['cargo: {program: cargo}', '1:25 unknown key "program": nothing can be set here'],
  ['workspaces: {root-dependencies: some}', `1:30 ${options} must be all (every package can use what the root`],
  ['workspaces: {x: 1}', '1:30 unknown key "x": write one of root-dependencies, root-tools, built-in-root-tools'],
])('an option of a build system with a mistake: %s', (text, expected) => {
  const [first, ...others] = mistakes(`build-systems: {${text}}`);
  expect([first?.slice(0, expected.length), others]).toEqual([expected, []]);
});

describe('a key that is written twice', () => {
  test.each([
    ['targets: {a: [a], b: [b], a: [c], a: [d]}\n', '1:27 the key "a"', '1:35 the key "a"'],
    ['targets:\n  a: [a]\n  &x a: [b]\n', '3:6 the key "a"'],
    ["targets:\n  a: [a]\n  ? 'a'\n  : [b]\n", '3:5 the key "a"'],
    ['targets:\n  a{b,c}: [a]\n  a{b,c}: [b]\n', '3:3 the key "a{b,c}"'],
    // Where nothing else looks at the keys.
    ['build-systems:\n  nx:\n    x: {y: 1, z: 2, y: 3}\n', '3:21 the key "y"'],
    ['targets:\n  1: [a]\n  "1": [b]\n', '3:3 the key "1"'],
  ])('%j', (text, ...says) => {
    expect(mistakes(text)).toEqual(says.map((one) => `${one} is written twice`));
  });

  test('among a thousand, and another mistake beside it', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `  area-${String(index)}: [a]\n`).join('');
    expect(mistakes(`targets:\n${many}  area-7: [b]\n  z: *a\n`)).toEqual([
      '1002:3 the key "area-7" is written twice',
      expect.stringMatching(/^1003:6 a value that begins with \*/),
    ]);
  });
});

test('aliases that multiply, and one of what is around it', () => {
  expect(mistakes('targets: {a: &x [*x]}')).toEqual([expect.stringMatching(/^1:18 a value that begins with \*/)]);
  const more = Array.from({ length: 9 }, (_, at) => `t${at}: &a${at + 1} [${`*a${at}, `.repeat(9)}]`);
  expect(mistakes(`{impact-all: &a0 [x], targets: {${more.join(', ')}}}`)).toEqual([
    expect.stringMatching(/^1:1 Excessive alias count/),
  ]);
});

test('all mistakes at once, in one line', () => {
  expect(() => readConfiguration('targets: 1\nunowned: [y]\n', '.github/impacted-targets.yml')).toThrow(
    /^\.github\/impacted-targets\.yml:1:1: targets must.*; \.github\/impacted-targets\.yml:2:1: unowned must/,
  );
});
