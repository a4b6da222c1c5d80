import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readConfiguration } from '../../src/configuration/read-configuration.js';
import { firstRules } from '../../src/ask-build-systems/first-rules/index.js';
import { type Files, MemoryTree } from '../trees.js';

const configurationFile = '.github/impacted-targets.yml';

async function linesFor(files: Files, root = ''): Promise<readonly string[]> {
  return firstRules(new MemoryTree('head', files), root, configurationFile);
}

async function textFor(files: Files, root = ''): Promise<string> {
  const lines = await linesFor(files, root);
  return lines.slice(lines.indexOf('') + 1).join('\n');
}

/** What the rules say, read as the action reads them: dependencies by target. */
async function rulesFor(files: Files, root = ''): Promise<Record<string, readonly string[]>> {
  const { rules } = readConfiguration(await textFor(files, root), configurationFile);
  return Object.fromEntries(rules.map(({ name, dependsOn }) => [name, dependsOn]));
}

const cmake = {
  'CMakeLists.txt': 'project(x)\nadd_subdirectory(core)\nadd_subdirectory(app)\nadd_subdirectory(docs)\n',
  'core/CMakeLists.txt': 'add_library(core core.c)\n',
  'core/core.c': 'int core(void) { return 1; }\n',
  'app/CMakeLists.txt': 'add_executable(app main.c)\ntarget_link_libraries(app PRIVATE core)\n',
  'app/main.c': 'int main(void) { return 0; }\n',
  'docs/index.txt': 'nothing\n',
};

describe('what is found', () => {
  test.each([
    ['CMake', cmake, 'CMake (CMakeLists.txt, app/CMakeLists.txt, core/CMakeLists.txt)'],
    ['Buck2', { '.buckconfig': '', 'a/BUCK': '', 'b/BUCK': '' }, 'Buck2 (.buckconfig, a/BUCK, b/BUCK)'],
    ['Swift', { 'Package.swift': '', 'Sources/A/a.swift': '' }, 'Swift (Package.swift)'],
    ['sbt', { 'build.sbt': '', 'project/plugins.sbt': '' }, 'sbt (build.sbt, project/plugins.sbt)'],
    ['Make', { Makefile: '', 'a/x.c': '' }, 'Make (Makefile)'],
    [
      'Gradle composites',
      { 'a/settings.gradle': '', 'b/settings.gradle.kts': '' },
      'gradle (a/settings.gradle, b/settings.gradle.kts)',
    ],
    ['one package of npm', { 'package.json': '{}', 'src/a.js': '' }, 'npm (package.json)'],
    ['nothing', { 'src/a.txt': '' }, 'No file there shows what it is built with.'],
    [
      'many',
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((at) => [`${at}/Makefile`, ''])),
      'Make (a/Makefile, b/Makefile, c/Makefile and 2 more)',
    ],
  ])('%s', async (_name, files: Files, said) => {
    expect((await linesFor(files))[0]).toContain(said);
  });
});

describe('the rules', () => {
  test('have a target for each folder, with what it names', async () => {
    expect(await rulesFor(cmake)).toEqual({ app: ['core'], core: [], docs: [] });
  });

  test('look into folders that hold several, and no deeper than is built there', async () => {
    const files = {
      'libs/a/Makefile': '',
      'libs/a/x/y.c': '',
      'libs/b/Makefile': '',
      'libs/note.txt': '',
      'tool/t.py': '',
    };
    expect(Object.keys(await rulesFor(files))).toEqual(['libs/a', 'libs/b', 'tool']);
  });

  test('take paths from the root of the repository, whatever the working directory is', async () => {
    const files = { 'sub/a/Makefile': 'include ../b/rules.mk', 'sub/b/Makefile': '', 'other/a/x': '' };
    expect(await rulesFor(files, 'sub')).toEqual({ 'sub/a': ['sub/b'], 'sub/b': [] });
  });

  test.each([
    [
      'the path of a file',
      { 'a/a.c': '#include <b/part.h>', 'b/part.h': '', 'c/part.h': '' },
      { a: ['b', 'c'], b: [], c: [] },
    ],
    ['a header that only one folder has', { 'a/a.c': '#include "deep.h"', 'b/inc/deep.h': '' }, { a: ['b'], b: [] }],
    [
      'a module in other letters',
      { 'a/a.swift': 'import MyCore', 'my-core/x.swift': '' },
      { a: ['my-core'], 'my-core': [] },
    ],
    ['a library by its name', { 'a/Makefile': 'LDLIBS = -lnet', 'net/net.c': '' }, { a: ['net'], net: [] }],
    [
      'a folder around others',
      { 'a/Makefile': 'SRC = ../libs', 'libs/x/Makefile': '', 'libs/y/Makefile': '' },
      { a: ['libs/x', 'libs/y'], 'libs/x': [], 'libs/y': [] },
    ],
    ['a link', { 'a/l': { link: '../b/x' }, 'b/x': '' }, { a: ['b'], b: [] }],
    [
      'a paragraph of a file above them',
      {
        'build.sbt':
          'lazy val a = project\n  .dependsOn(b)\n\nlazy val c = project\n\nlazy val root = project.aggregate(a, b, c)\n',
        'a/x': '',
        'b/x': '',
        'c/x': '',
      },
      { a: [], c: [] },
    ],
    [
      'no list of what there is',
      { Makefile: 'SUBDIRS = a b\nall: a b\n.PHONY: a b\n', 'a/x': '', 'b/x': '' },
      { a: [], b: [] },
    ],
    ['a rule of make', { Makefile: 'a: b\n\tmake -C a\n', 'a/x': '', 'b/x': '' }, { a: [] }],
    [
      'a directory that is given to all',
      { 'CMakeLists.txt': 'include_directories(b)', 'a/x': '', 'b/x': '', 'c/x': '' },
      { a: ['b'], b: [], c: ['b'] },
    ],
    ['nothing in files that are not text', { 'a/x.dat': 'b\0', 'b/x': '' }, { a: [], b: [] }],
  ])('follow %s', async (_name, files: Files, expected) => {
    expect(await rulesFor(files)).toEqual(expected);
  });

  test('are one target where there is too much to read', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`a/${index}.c`, '']));
    expect(await rulesFor({ ...many, 'b/x': '' })).toEqual({ a: [] });
    expect((await linesFor({ ...many, 'b/x': '' })).join('\n')).toContain('There is too much to read');
    const large = { 'a/x': ' '.repeat(33 * 1024 * 1024), 'b/x': ' '.repeat(33 * 1024 * 1024) };
    expect(await rulesFor(large)).toEqual({ a: [] });
  });

  test('leave out folders beyond what a person can look over', async () => {
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, index) => [`d${index}/x/y`, '']));
    expect(Object.keys(await rulesFor(many))).toHaveLength(60);
    expect(await linesFor(many)).toContain('# There are more folders than these.');
  });

  test('hold none of the names that mean something to YAML, globs, logs or terminals', async () => {
    const hostile = [
      'a"b',
      "a'b",
      'a: b',
      '{name}',
      'a*',
      '[x]',
      'a\nb',
      '::error::x',
      '\u202ex',
      '\u3164',
      '*all',
      '&x',
      '!x',
      '\udcff',
    ];
    const files = Object.fromEntries(hostile.map((name) => [`${name}/x`, '']));
    expect(await rulesFor({ ...files, 'good/x': '' })).toEqual({ good: [] });
    expect(await linesFor(files)).toContain('There are no folders that rules could be made from.');
  });

  test('can be read, whatever the folders are called', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), { maxLength: 6 }),
        async (names) => {
          const files = Object.fromEntries(names.map((name) => [`${name.replaceAll(/[\0/]/g, '_')}/x`, '']));
          const plain = Object.keys(await rulesFor({ ...files, 'plain/x': '' }));
          expect(plain).toContain('plain');
        },
      ),
    );
  });
});
