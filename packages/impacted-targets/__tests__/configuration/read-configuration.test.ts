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

const good: Record<string, string> = {
  'the example of the interface': `
impact-all:                    # globs
  - .github/workflows/**
unowned: all
targets:
  ui: [packages/ui/**]
  web:
    paths: [apps/web/**, '!**/*.md']
    depends-on: [ui]
  services/{name}:
    paths: [services/{name}/**]
`,
  'rules with a radius': `
impact-none: [docs/**]
documents: ignore
impact:
  - paths: [.github/workflows/rust-*.yml]
    targets: ['cargo:*']
  - paths: crates/wasm/**
    targets: workspaces:web
`,
  'an empty file': '',
  'a comment alone': '# nothing yet\n',
  'a list in a list, by an alias': `
targets:
  shared: &shared [lib/**, tools/**]
  web: [*shared, web/**]
`,
  'one glob without a list': 'targets: {web: "web/**"}\nimpact-all: "**/Dockerfile"',
  'a target of targets': 'targets: {a: [a/**], all-of-it: {depends-on: [a]}}',
  'targets in a circle': 'targets: {a: {depends-on: [b]}, b: {paths: [b], depends-on: [a]}}',
  'braces without quotes in a list': 'targets: {web: [web/**/*.{ts,tsx}, "{a,b}/c"]}',
  'names that YAML takes for numbers': 'targets: {1: [a/**], true: [b/**], x: {depends-on: ["1", "true"]}}',
  'a name in the middle of a segment': 'targets: {"plugin-{name}": ["plugins/x-{name}-y/**", "**/{name}.plugin"]}',
  'any of the captured targets': 'targets: {"s/{a}": ["s/{a}/**"], web: {paths: [web/**], depends-on: ["s/{any}"]}}',
  'one of the captured targets': 'targets: {"s/{a}": {paths: ["s/{a}/**"], depends-on: [s/base]}}',
  'the same capture': 'targets: {"a/{n}": ["a/{n}/**"], "b/{n}": {paths: ["b/{n}/**"], depends-on: ["a/{n}"]}}',
  'a target for unowned files': 'unowned: s/base\ntargets: {"s/{a}": ["s/{a}/**"]}',
  'options of build systems': 'build-systems: {bazel: {startup-options: ["--batch"], program: /usr/bin/bazel}, go: {}}',
  'file names with parentheses and brackets': 'targets: {shop: ["app/(shop)/**", "app/\\\\[id\\\\]/*", "@(a|b)/c"]}',
};

/** What is wrong with each file, and whether the schema can see it too. */
const bad: Record<string, { text: string; says: string[]; shape: boolean }> = {
  'an unknown key': {
    text: 'target:\n  a: [a]\n',
    says: ['1:1 unknown key "target" (did you mean targets?)'],
    shape: true,
  },
  'the file of another tool': {
    text: 'ui:\n  - ui/**\nuii: [ui/**]\n',
    says: [
      '1:1 unknown key "ui": write one of impact-all, impact-none, impact, depends-on, not-depends-on, groups, rules, surfaces, reach, roots, when-none, everything, documents, unowned, targets, build-systems',
      '3:1 unknown key "uii"',
    ],
    shape: true,
  },
  'an unknown key of a target': {
    text: 'targets:\n  a:\n    path: [a]\n    depends-on: []\n',
    says: [
      '2:3 there are neither paths nor depends-on, so nothing impacts this target',
      '3:5 unknown key "path" (did you mean paths?)',
    ],
    shape: true,
  },
  'an unknown build system': {
    text: 'build-systems:\n  gradel: {}\n',
    says: ['2:3 unknown key "gradel" (did you mean gradle?)'],
    shape: true,
  },
  'a list for a mapping': { text: '- a\n', says: ['1:1 the file must be a mapping, not a list'], shape: true },
  'a number for a glob': {
    text: 'targets:\n  a: [a/**, 3]\n',
    says: ['2:13 a must be a text or a list of texts, not number 3'],
    shape: true,
  },
  'nothing for a target': {
    text: 'targets:\n  a:\n',
    says: ['2:3 a must be a list of globs or a mapping, not nothing'],
    shape: true,
  },
  'an empty list for a target': {
    text: 'targets:\n  a: []\n',
    says: ['2:3 a has no globs, so nothing impacts it'],
    shape: true,
  },
  'nothing for targets': { text: 'targets:\n', says: ['1:1 targets must be a mapping, not nothing'], shape: true },
  'a list for unowned': {
    text: 'unowned: [a]\n',
    says: ['1:1 unowned must be all, ignore or the name of a target, not a list'],
    shape: true,
  },
  'options that are not a mapping': {
    text: 'build-systems: {go: 1}\n',
    says: ['1:17 build-systems.go must be a mapping, not number 1'],
    shape: true,
  },
  'the filters of another action': {
    text: 'targets:\n  a:\n    - added: b/**\n',
    says: ['3:7 a must be a text or a list of texts, not a mapping'],
    shape: true,
  },
  'a slash in front': {
    text: 'impact-all: [/a/**]\n',
    says: ['1:14 bad glob /a/**: paths have no / in front, so it matches nothing: write a/**'],
    shape: true,
  },
  'a slash at the end': {
    text: 'targets: {a: [a/]}\n',
    says: ['1:15 bad glob a/: no file ends with /, so it matches nothing: write a/**'],
    shape: true,
  },
  'an empty glob': { text: 'targets: {a: [""]}\n', says: ['1:15 bad glob : it is empty'], shape: true },
  'a name that means all': {
    text: 'targets: {ALL: [a]}\n',
    says: ['1:11 "ALL" cannot name a target: ALL means every target'],
    shape: true,
  },
  'a name with a space': {
    text: 'targets: {"a b": [a]}\n',
    says: ['1:11 "a b" cannot name a target: it holds a space, a line break or a control character'],
    shape: true,
  },
  'a name with a $': {
    text: 'targets: {"a-${b}": ["a/{b}/**"]}\n',
    says: ['1:11 "a-${b}" cannot name a target: write {name} without $'],
    shape: false,
  },
  'a word for a name': {
    text: 'when-none: all\nrules: [{paths: a, impacts: ALL}, {paths: b, impacts: [none, x]}]\n',
    says: [
      '1:1 "all" cannot name a target: all is a word that rules use',
      '2:20 ALL is not a target: name targets, where * stands for any text, or write all under rules',
    ],
    shape: true,
  },
  'a name with a stray brace': {
    text: 'targets: {"a{": [a]}\n',
    says: ['1:11 "a{" cannot name a target: a brace that is not part of {name}'],
    shape: true,
  },
  'a bracket that is not closed': {
    text: 'targets:\n  a:\n    - ok/**\n    - "b/[c"\n',
    says: ['4:7 bad glob b/[c: missing ]: write \\[ for the character itself'],
    shape: false,
  },
  'dots in a path': {
    text: 'targets: {a: [./a/**, b/../c]}\n',
    says: [
      '1:15 bad glob ./a/**: no path has . or .. as a segment, so it matches nothing',
      '1:23 bad glob b/../c: no path has . or .. as a segment, so it matches nothing',
    ],
    shape: false,
  },
  'only globs with !': {
    text: 'targets: {a: ["!b"]}\n',
    says: ['1:11 there are only globs with !, so nothing matches: add one without'],
    shape: false,
  },
  'a dependency that is not there': {
    text: 'targets:\n  web: {paths: [w], depends-on: [uii]}\n  ui: [u]\n',
    says: ['2:34 depends-on names "uii", which is not a target (did you mean ui?)'],
    shape: false,
  },
  'a capture that no glob has': {
    text: 'targets:\n  s/{name}: ["s/*/**"]\n',
    says: ['2:14 s/*/** does not say what {name} in s/{name} stands for'],
    shape: false,
  },
  'a capture that the name has not': {
    text: 'targets:\n  s/{name}: ["s/{nmae}/{name}/**"]\n',
    says: ["2:14 {nmae} is not in the target's name s/{name} (did you mean {name}?): write * for any segment"],
    shape: false,
  },
  'a capture beside a wildcard': {
    text: 'targets: {"s/{n}": ["s/*{n}/**"]}\n',
    says: ['1:21 bad glob s/*{n}/**: {n} must be a whole segment, or have only plain text around it'],
    shape: false,
  },
  'a brace that is neither name nor choice': {
    text: 'targets: {a: ["s/{1}/**"]}\n',
    says: ['1:15 bad glob s/{1}/**: {1} is neither a name, such as {name}, nor a choice, such as {a,b}'],
    shape: false,
  },
  'two targets of one name': {
    text: 'targets:\n  s/{a}: ["s/{a}/**"]\n  s/{b}: ["t/{b}/**"]\n',
    says: ['3:3 s/{b} is the same target as s/{a}: put their globs together'],
    shape: false,
  },
  'a name that data cannot hold': {
    text: 'targets: {__proto__: [a]}\n',
    says: ['1:11 __proto__ cannot be a key'],
    shape: false,
  },
  'a target for unowned files that is not there': {
    text: 'unowned: web\ntargets: {wbe: [a]}\n',
    says: ['1:1 unowned: web is not a target of this file (did you mean wbe?)'],
    shape: false,
  },
};

describe('an option of a build system with a mistake', () => {
  test.each([
    ['bazel: {universes: []}', '1:25 unknown key "universes" (did you mean universe?)'],
    [
      "bazel: {universe: ['-//a/...']}",
      '1:25 universe must hold a pattern of packages without - in front, such as //...',
    ],
    [
      "bazel: {universe: ['//a:b']}",
      '1:36 build-systems.bazel.universe must be a pattern of packages, such as //... or -//third_party/...',
    ],
    [
      "bazel: {query-options: ['--keep_going']}",
      '1:41 --keep_going is an option that the action sets itself, so that no target is left out',
    ],
    [
      "bazel: {startup-options: ['--output_base=x']}",
      '1:43 --output_base=x is an option that the action sets itself: both commits cannot share one output base. Use --output_user_root to say where Bazel keeps its downloads',
    ],
    ['bazel: {externals: yes please}', '1:25 build-systems.bazel.externals must be true or false, not a text'],
    ['bazel: {program: 7}', '1:25 build-systems.bazel.program must be a text, not number 7'],
    ["pants: {program: ''}", '1:25 build-systems.pants.program must not be empty'],
    ['pants: {global-options: 1}', '1:25 build-systems.pants.global-options must be a list of texts, not number 1'],
    [
      'go: {program: ./go}',
      '1:22 program must be a name or an absolute path, not "./go". A relative path would start a file of the pull request',
    ],
    ['go: {module-graph: 1}', '1:22 build-systems.go.module-graph must be true or false, not number 1'],
    ['gradle: {arguments: --offline}', '1:26 build-systems.gradle.arguments must be a list of texts, not a text'],
    ['cargo: {program: cargo}', '1:25 unknown key "program": nothing can be set here'],
    [
      'workspaces: {root-dependencies: some}',
      '1:30 build-systems.workspaces.root-dependencies must be all (every package can use what the root depends on) or declared (only those that name it)',
    ],
    ['workspaces: {root-tools: [1]}', '1:43 build-systems.workspaces.root-tools must be a text, not number 1'],
    ['workspaces: {x: 1}', '1:30 unknown key "x": write one of root-dependencies, root-tools, built-in-root-tools'],
  ])('%s', (options, expected) => {
    expect(mistakes(`build-systems: {${options}}`)).toEqual([expected]);
  });
});

describe('a right file', () => {
  test.each(Object.entries(good))('%s', (_, text) => {
    expect(mistakes(text)).toEqual([]);
    // Braces without quotes are this reader's own allowance; other YAML readers want quotes.
    const quoted = text
      .replaceAll(/\[(services\/\{name\}\/\*\*)\]/g, "['$1']")
      .replace('[web/**/*.{ts,tsx}, ', "['web/**/*.{ts,tsx}', ");
    expect([accepts(parse(quoted)), accepts.errors]).toEqual([true, null]);
  });
});

describe('a mistake is reported with line and column', () => {
  test.each(Object.entries(bad))('%s', (_, { text, says, shape }) => {
    expect(mistakes(text)).toEqual(says);
    expect(accepts(parse(text))).toBe(!shape);
  });

  test('a key that is written twice', () => {
    expect(mistakes('targets:\n  a: [a]\n  a: [b]\n')).toEqual(['3:3 the key "a" is written twice']);
    expect(mistakes('targets: {a: [a], b: [b], a: [c], a: [d]}\n')).toEqual([
      '1:27 the key "a" is written twice',
      '1:35 the key "a" is written twice',
    ]);
    expect(mistakes('targets:\n  a: [a]\n  &x a: [b]\n')).toEqual(['3:6 the key "a" is written twice']);
    expect(mistakes("targets:\n  a: [a]\n  ? 'a'\n  : [b]\n")).toEqual(['3:5 the key "a" is written twice']);
    expect(mistakes('targets:\n  a{b,c}: [a]\n  a{b,c}: [b]\n')[0]).toBe('3:3 the key "a{b,c}" is written twice');
    // Where nothing else looks at the keys.
    expect(mistakes('targets: {}\nbuild-systems:\n  nx:\n    x: {y: 1, z: 2, y: 3}\n')).toEqual([
      '4:21 the key "y" is written twice',
    ]);
    expect(mistakes('targets:\n  1: [a]\n  "1": [b]\n')).toEqual(['3:3 the key "1" is written twice']);
  });

  test('a key that is written twice, among a thousand, and another mistake beside it', () => {
    const keys = Array.from({ length: 1000 }, (_, index) => `  area-${String(index)}: [a]\n`).join('');
    expect(mistakes(`targets:\n${keys}  area-7: [b]\n  z: *a\n`)).toEqual([
      '1002:3 the key "area-7" is written twice',
      expect.stringMatching(/^1003:6 a value that begins with \*/),
    ]);
  });

  test('a file that is not YAML', () => {
    expect(mistakes('targets: [a\n')[0]).toMatch(/^2:1 /);
    expect(mistakes('a: 1\n---\nb: 2\n')[0]).toMatch(/^2:1 a second document begins here/);
    expect(mistakes('targets: *none\n')[0]).toMatch(/^1:10 /);
  });

  test('all of them at once, in one line', () => {
    expect(() => readConfiguration('x: 1\ny: 2\n', '.github/impacted-targets.yml')).toThrow(
      /^\.github\/impacted-targets\.yml:1:1: unknown key "x".*; \.github\/impacted-targets\.yml:2:1: unknown key "y"/,
    );
  });
});
