import { describe, expect, test } from '@jest/globals';
import { maven } from '../../../src/impacted-targets/build-systems/maven/index.js';
import { impactOf, type Files } from '../trees.js';
import { dependencies, modules, own, parent, plugin, project } from './poms.js';

const ofMaven = 'org.apache.maven.plugins';
const stub = (version: string) =>
  `<groupId>${ofMaven}</groupId><artifactId>maven-jar-plugin</artifactId><version>${version}</version>`;
const use = (version = '') =>
  `<plugin><artifactId>maven-jar-plugin</artifactId>${version && `<version>${version}</version>`}</plugin>`;
const plugins = (inner: string) => `<build><plugins>${inner}</plugins></build>`;
const managed = (inner: string) => `<build><pluginManagement><plugins>${inner}</plugins></pluginManagement></build>`;

async function usersOfStub(version: string, user: string, root = '') {
  const files: Files = {
    'pom.xml': project(own('root'), modules('stub', 'user'), root),
    'stub/pom.xml': project(stub(version)),
    'stub/src/A.java': '',
    'user/pom.xml': project(parent('root'), '<artifactId>user</artifactId>', user),
  };
  const { targets } = await impactOf(maven, files, { ...files, 'stub/src/A.java': 'class A {}' });
  return targets?.filter((target) => target !== `${ofMaven}:maven-jar-plugin`);
}

describe("a stub with the name of a plugin of Maven's own", () => {
  test('is not what a module uses that leaves the version to a parent from elsewhere', async () => {
    expect(await usersOfStub('0.1-stub-SNAPSHOT', plugins(use()))).toEqual([]);
  });

  test('nor where only the settings of the plugin are managed', async () => {
    expect(await usersOfStub('0.1-stub-SNAPSHOT', plugins(use()), managed(use()))).toEqual([]);
  });

  test.each([
    ['a module asks for its version', '0.1-stub-SNAPSHOT', plugins(use('0.1-stub-SNAPSHOT')), '', ['g:user']],
    ['a module asks for any version', '0.1-stub-SNAPSHOT', plugins(use('[0,)')), '', ['g:user']],
    ['a property that nobody sets is the version', '0.1-stub-SNAPSHOT', plugins(use(`\${x}`)), '', ['g:user']],
    ['a parent manages its version', '1-SNAPSHOT', plugins(use()), managed(use('1-SNAPSHOT')), ['g:user']],
    ['it is a release', '3.1', plugins(use()), '', ['g:user']],
  ])('is used where %s', async (_, version, user, root, expected) => {
    expect(await usersOfStub(version, user, root)).toEqual(expected);
  });

  test('a plugin of another group may be the module of the reactor', async () => {
    const files: Files = {
      'pom.xml': project(own('root'), modules('stub', 'user')),
      'stub/pom.xml': project('<groupId>g</groupId><artifactId>p</artifactId><version>1-SNAPSHOT</version>'),
      'stub/src/A.java': '',
      'user/pom.xml': project(own('user'), plugins(plugin('p').replace('<version>1</version>', ''))),
    };
    expect((await impactOf(maven, files, { ...files, 'stub/src/A.java': 'class A {}' })).targets).toEqual([
      'g:p',
      'g:user',
    ]);
  });
});

describe("pages of a module's site", () => {
  const files = (inner = ''): Files => ({
    'pom.xml': project(own('root'), modules('leaf', 'user')),
    'leaf/pom.xml': project(parent('root'), '<artifactId>leaf</artifactId>', inner),
    'user/pom.xml': project(parent('root'), '<artifactId>user</artifactId>', dependencies('leaf')),
    'leaf/src/site/markdown/index.md': '',
    'leaf/src/site/site.xml': '',
    'leaf/src/main/A.java': '',
    'src/site/markdown/index.md': '',
    'src/site/site.xml': '',
  });
  const changing = async (path: string, before = files()) => {
    const { targets, uncovered } = await impactOf(maven, before, { ...before, [path]: 'changed' });
    return [targets, uncovered];
  };

  test.each([
    ['leaf/src/site/markdown/index.md', ['g:leaf']],
    ['src/site/markdown/index.md', ['g:root']],
    ['leaf/src/site/site.xml', ['g:leaf', 'g:user']],
    ['src/site/site.xml', ['g:leaf', 'g:root', 'g:user']],
    ['leaf/src/main/A.java', ['g:leaf', 'g:user']],
  ])('%s impacts %j', async (path, targets) => {
    expect(await changing(path)).toEqual([targets, []]);
  });

  test('count for dependents where a POM puts them into the artifact', async () => {
    const resources = '<build><resources><resource><directory>src/site</directory></resource></resources></build>';
    expect(await changing('leaf/src/site/markdown/index.md', files(resources))).toEqual([['g:leaf', 'g:user'], []]);
  });

  test('count for another module that reads them', async () => {
    const reading = { ...files(), 'user/src/main/B.java': 'read("../leaf/src/site/markdown/index.md")' };
    expect(await changing('leaf/src/site/markdown/index.md', reading)).toEqual([['g:leaf', 'g:user'], []]);
  });
});
