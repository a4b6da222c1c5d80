import { afterAll, describe, expect, test } from '@jest/globals';
import { maven } from '../../../src/impacted-targets/build-systems/maven/index.js';
import { impactOf, removeDirectories, type Files } from '../trees.js';
import { dependencies, modules, own, parent, plugin, project } from './poms.js';

afterAll(removeDirectories);

const workspace: Files = {
  'pom.xml': project(own('root'), modules('a', 'a/inner', 'b', 'c')),
  'a/pom.xml': project(own('a')),
  'a/inner/pom.xml': project(own('inner')),
  'a/inner/data/x.json': '1',
  'b/pom.xml': project(own('b')),
  'b/data/x.json': '1',
  'c/pom.xml': project(own('c'), dependencies('a')),
};

async function targetsOf(files: Files, changed: string): Promise<string[] | undefined> {
  const base = { ...workspace, ...files };
  return (await impactOf(maven, base, { ...base, [changed]: '// new' })).targets;
}

const configured = (inner: string) => project(own('a'), `<build><plugins>${plugin('p', inner)}</plugins></build>`);

describe('files of a module below', () => {
  test.each<[string, Files]>([
    [
      'a directory in the POM',
      { 'a/pom.xml': configured('<configuration><directory>inner</directory></configuration>') },
    ],
    ['a path in the POM', { 'a/pom.xml': configured('<configuration><x>${basedir}/inner/data</x></configuration>') }],
    ['a test', { 'a/src/test/java/T.java': 'Files.readString(Path.of("inner", "data", "x.json"))' }],
  ])('are seen through %s', async (_what, files) => {
    expect(await targetsOf(files, 'a/inner/data/x.json')).toEqual(expect.arrayContaining(['g:a', 'g:inner']));
  });

  test('are left to it where nothing names them', async () => {
    expect(await targetsOf({}, 'a/inner/data/x.json')).toEqual(['g:inner']);
  });

  test('are of both where the outer one compiles them', async () => {
    const files = {
      'pom.xml': project(own('root'), modules('a', 'a/src/main/java/gen')),
      'a/src/main/java/gen/pom.xml': project(own('gen')),
      'a/src/main/java/gen/G.java': '',
    };
    expect(await targetsOf(files, 'a/src/main/java/gen/G.java')).toEqual(['g:a', 'g:gen']);
  });
});

describe('files of a module beside it', () => {
  test.each<[string, Files]>([
    ['a path upward', { 'a/src/test/java/T.java': 'new File("../b/data/x.json")' }],
    ['names that are put together', { 'a/src/test/java/T.java': 'Path.of("..", "b", "data", "x.json")' }],
    ['a path from the root', { 'a/src/test/java/T.java': 'root.resolve("b/data/x.json")' }],
    ['an escape', { 'a/src/test/java/T.java': 'new File("..\\u002fb/dat\\141/x.json")' }],
    ['Kotlin', { 'a/src/test/kotlin/T.kt': 'File("$root/../b/data/x.json")' }],
  ])('are seen through %s, of a test, which dependents do without', async (_what, files) => {
    expect(await targetsOf(files, 'b/data/x.json')).toEqual(['g:a', 'g:b']);
  });

  test('impact the dependents, too, where the sources mention them', async () => {
    const files = { 'a/src/main/java/A.java': 'new File("../b/data/x.json")' };
    expect(await targetsOf(files, 'b/data/x.json')).toEqual(['g:a', 'g:b', 'g:c']);
  });

  test('who names a module depends on what it is built from', async () => {
    const files = {
      'a/src/test/java/T.java': 'run("mvn", "-f", "../b/pom.xml")',
      'b/pom.xml': project(own('b'), dependencies('d')),
      'pom.xml': project(own('root'), modules('a', 'b', 'd')),
      'd/pom.xml': project(own('d')),
    };
    expect(await targetsOf(files, 'd/x')).toEqual(['g:a', 'g:b', 'g:d']);
  });

  test('what a parent mentions is no concern of its heirs', async () => {
    const files = {
      'pom.xml': project(own('root'), modules('p', 'p/a', 'b')),
      'p/pom.xml': project(own('p'), modules('a')),
      'p/a/pom.xml': project(parent('p'), '<artifactId>a</artifactId>'),
      'p/release.sh': 'cat ../b/data/x.json',
    };
    expect(await targetsOf(files, 'b/data/x.json')).toEqual(['g:b', 'g:p']);
  });
});
