import { describe, expect, test } from '@jest/globals';
import { maven } from '../build-systems.js';
import { impactOf, type Contents, type Files } from '../trees.js';
import { dependencies, dependency, modules, own, parent, plugin, project } from './poms.js';
import { broken, tableOf } from './table.js';

const { check } = tableOf(maven, { short: (target) => target.replace(/^g:/, '') });

/** `user` holds what a case is about. Nothing else relates it to `leaf`. */
const pair = (user: string, rest: Contents = {}): Contents => ({
  'pom.xml': project(own('root'), modules('leaf', 'user', 'other')),
  'leaf/pom.xml': project(own('leaf')),
  'leaf/src/A.java': '',
  'other/pom.xml': project(own('other')),
  'user/pom.xml': project(own('user'), user),
  ...rest,
});
const managed = (inner: string) => `<build><pluginManagement><plugins>${inner}</plugins></pluginManagement></build>`;
const plugins = (inner: string) => `<build><plugins>${inner}</plugins></build>`;
const managing = (inner: string) =>
  `<dependencyManagement><dependencies>${inner}</dependencies></dependencyManagement>`;
const properties = (inner: string) => `<properties>${inner}</properties>`;
const profile = (inner: string) => `<profiles><profile><id>p</id>${inner}</profile></profiles>`;
/** A property with this many values, one for each profile. */
const valued = (count: number) =>
  Array.from({ length: count }, (_, at) => profile(properties(`<what>x${at}</what>`)))
    .join('')
    .replaceAll('</profiles><profiles>', '');
const leaf = dependencies('leaf');
const version = (written: string) => leaf.replace('<version>1</version>', written && `<version>${written}</version>`);
const inSettings = `<configuration><paths><path>${own('leaf')}</path></paths></configuration>`;

describe('what makes a module depend on another one', () => {
  const references: readonly (readonly [string, string, boolean])[] = [
    ['a dependency', leaf, true],
    ['a test dependency', `<dependencies>${dependency('leaf', '<scope>test</scope>')}</dependencies>`, true],
    ['a dependency of a profile', profile(leaf), true],
    ['a plugin', plugins(plugin('leaf')), true],
    ["a plugin's dependency", plugins(plugin('p', leaf)), true],
    ['an artifact in the settings of a plugin', plugins(plugin('p', inSettings)), true],
    ['one of a managed plugin, used or not', managed(plugin('p', inSettings)), true],
    ['a report', `<reporting><plugins>${plugin('leaf')}</plugins></reporting>`, true],
    ['an extension', `<build><extensions><extension>${own('leaf')}</extension></extensions></build>`, true],
    ['an imported list of versions', managing(dependency('leaf', '<scope>import</scope>')), true],
    ['a managed version', managing(dependency('leaf')), false],
    ['a managed plugin', managed(plugin('leaf')), false],
    ['an exclusion', `<dependencies>${dependency('x', `<exclusions>${leaf}</exclusions>`)}</dependencies>`, false],
    ['a remark', `<!-- ${leaf} -->`, false],
    ['a parent', parent('leaf', '../leaf'), true],
    ['a parent by its file', parent('leaf', '..\\leaf\\pom.xml'), true],
    ['a parent that only coordinates lead to', parent('leaf', ''), true],
    ['a parent beside the module with other coordinates', parent('elsewhere', '../leaf'), false],
    ['another group', leaf.replace('<groupId>g<', '<groupId>h<'), false],
    ['the own group', leaf.replace('<groupId>g<', '<groupId>${project.groupId}<'), true],
    ['a property of a property', properties('<a>le</a><b>${a}af</b>') + dependencies('${b}'), true],
    ['one of a profile', properties('<a>x</a>') + profile(properties('<a>leaf</a>')) + dependencies('${a}'), true],
    ['a property that nobody sets', dependencies('l${env.X}'), true],
    ['one with another end', dependencies('l${env.X}x'), false],
    ['one that refers to itself', properties('<a>${b}</a><b>${a}</b>') + dependencies('x${a}'), false],
    ['a property of 16 values', valued(16) + dependencies('${what}'), false],
    ['a property of more values than are tried', valued(17) + dependencies('${what}'), true],
    ['a version that is left open', version(''), true],
    ['a range of versions', version('[2,)'), true],
    ['a version that nobody sets', version('${x}'), true],
    ['another version', version('2'), false],
    ['another version that is managed', managing(dependency('leaf').replace('>1<', '>2<')) + version(''), false],
  ];
  check(references.map(([what, user, used]) => [what, pair(user), 'leaf/src/A.java', used ? 'leaf user' : 'leaf']));

  const jar = 'org.apache.maven.plugins';
  const use = (written = '') =>
    `<plugin><artifactId>jar</artifactId>${written && `<version>${written}</version>`}</plugin>`;
  const named = (user: string, version: string) => {
    const stub = `<groupId>${jar}</groupId><artifactId>jar</artifactId><version>${version}</version>`;
    return pair(user, { 'leaf/pom.xml': project(stub) });
  };
  describe("a module with the name of a plugin of Maven's own", () => {
    check([
      ['a parent from elsewhere may set the version', named(plugins(use()), '1-SNAPSHOT'), 'leaf/x', `${jar}:jar`],
      ['it is a release', named(plugins(use()), '3.1'), 'leaf/x', `${jar}:jar user`],
      ['asked in its version', named(plugins(use('1-SNAPSHOT')), '1-SNAPSHOT'), 'leaf/x', `${jar}:jar user`],
      ['managed', named(plugins(use()) + managed(use('1-SNAPSHOT')), '1-SNAPSHOT'), 'leaf/x', `${jar}:jar user`],
    ]);
  });
});

/** Files of a reactor with a module in a module, one by its file, and one in a profile. */
const nested: Contents = {
  'pom.xml': project(own('root'), modules('group', 'lone/x.xml'), profile('<modules><module>extra</module></modules>')),
  'group/pom.xml': project(own('group'), modules('one')),
  'group/one/pom.xml': project(own('one'), parent('root', '../../pom.xml')),
  'group/one/sample/pom.xml': 'a broken sample of a test',
  'lone/x.xml': project(own('lone')),
  'lone/pom.xml': project(own('not-in-the-reactor')),
  'extra/pom.xml': project(own('extra')),
};
const base = '<packaging>pom</packaging>';
const small = pair(leaf);
const mid = (settings: string, more: Contents = {}) =>
  pair(settings, {
    'pom.xml': project(own('root'), modules('leaf', 'user', 'other', 'user/inner', 'group/all/one')),
    'user/inner/pom.xml': project(own('inner')),
    'group/all/one/pom.xml': project(own('one')),
    ...more,
  });
const tested = (source: string, user = dependencies('other')) => pair(user, { 'other/src/main/A.java': source });
const revision = (artifact: string) =>
  `<parent><groupId>g</groupId><artifactId>${artifact}</artifactId><version>\${revision}</version></parent>`;
const set: Contents = {
  '.mvn/maven.config': '-Drevision=7\n-Dflavor=big\n',
  'pom.xml': project(
    '<groupId>g</groupId><artifactId>root</artifactId><version>${revision}</version>',
    properties('<flavor>small</flavor>'),
    modules('a', 'b'),
  ),
  'a/pom.xml': project(revision('root'), '<artifactId>a_${flavor}</artifactId>'),
  'b/pom.xml': project(revision('root'), '<artifactId>b</artifactId>', dependencies('a_big').replace('>1<', '>7<')),
};
const path = (written: string) => properties(`<d>${written}</d>`);

const fromParent = mid(parent('leaf', '../leaf') + path('file:${project.parent.basedir}/../other/x/${y}'));
const testing = (source: string, user = '') => pair(user, { 'other/src/test/T.java': source });
const using = (how: string) => tested('', `<dependencies>${dependency('other', how)}</dependencies>`);
const namedTests = pair(dependencies('other'), {
  'other/pom.xml': project(own('other'), '<directory>src/test/x</directory>'),
});
const later: Contents = {
  'pom.xml': project(own('root'), base).replace('4.0.0</m', '4.1.0</m'),
  'new/pom.xml': project(own('new')),
};
const inSubmodule: Files = {
  'group/pom.xml': project(own('group'), modules('one', 'sub/x')),
  'group/sub': { submodule: '1' },
};
const heir = pair(parent('base', '../c/base.xml'));
const unlisted = (more = '') => ({ 'c/base.xml': project(own('base'), base, more) });
const heirOfReference = pair(parent('base', '../c') + properties('<what>leaf</what>'), {
  'c/pom.xml': project(own('base'), base + properties('<what>none</what>'), dependencies('${what}')),
});
const circle = pair(parent('leaf', '../leaf'), { 'leaf/pom.xml': project(parent('user', '../user'), own('leaf')) });
const ownModule: Contents = {
  'pom.xml': project(parent('a', 'a'), own('root'), modules('a', '.')),
  'a/pom.xml': project(parent('root'), own('a'), dependencies('root', 'a')),
};

describe('whose a file is', () => {
  check([
    ['a module in a module', nested, 'group/one/A.java', 'one'],
    ['a sample in a module', nested, 'group/one/sample/pom.xml', 'one'],
    ['a file beside modules', nested, 'group/README.md', 'group'],
    ['a module by its file', nested, 'lone/A.java', 'lone'],
    ['a module in a profile', nested, 'extra/A.java', 'extra'],
    ['a source of the root, which heirs inherit', nested, 'src/assembly/all.xml', 'one root'],
    ['a site', nested, 'src/site/site.xml', 'root'],
    ['the wrapper', nested, 'mvnw', 'extra group lone one root'],
    ['a workflow', nested, '.github/workflows/ci.yml', '| .github/workflows/ci.yml'],
    ['settings in no module', nested, 'config/pmd.xml', '| config/pmd.xml'],
    ['a module under another name', small, { 'leaf/pom.xml': project(own('blatt')) }, 'blatt leaf user'],
    ['directories, from model 4.1.0 on', later, 'new/x', 'new'],
    ['a module in a submodule, also in a module', { ...nested, ...inSubmodule }, 'group/sub', '| group/sub'],
  ]);
});

describe('what is inherited', () => {
  check([
    ['a dependency of a parent that no aggregator lists', { ...heir, ...unlisted(leaf) }, 'leaf/x', 'leaf user'],
    ['the file of that parent', { ...heir, ...unlisted() }, unlisted('<!-- -->'), 'user'],
    ['a reference, with the properties of the heir', heirOfReference, 'leaf/x', 'leaf user'],
    ['parents that inherit from each other', circle, 'leaf/x', 'leaf user'],
    ['a parent that is its own module', ownModule, 'a/x', 'a root'],
    ['what the command line sets', set, 'a/x', 'a_big b'],
    [
      'a version in a BOM of the reactor',
      pair(managing(dependency('leaf', '<scope>import</scope>'))),
      { 'leaf/pom.xml': project(own('leaf'), managing(dependency('slf4j'))) },
      'leaf user',
    ],
  ]);
});

describe('what a POM names by a path', () => {
  check([
    ['another module', mid('<directory>../other/res</directory>'), 'other/res/a', 'other user'],
    ['another folder of it', mid('<directory>../other/res</directory>'), 'other/x/a', 'other'],
    ['from its own directory', mid(path('${project.basedir}/../other/res/a')), 'other/res/a', 'other user'],
    ['from the top', mid(path('${maven.multiModuleProjectDirectory}/other/res/a')), 'other/res/a', 'other user'],
    ['the top itself', mid(path('${maven.multiModuleProjectDirectory}')), 'other/x', 'other'],
    ['from the parent, and an unknown end', fromParent, 'other/x/z', 'other user'],
    ['an unknown part', mid(path('../other/x/${part}').replaceAll('d>', 'file>')), 'other/x/1', 'other user'],
    ['beside an unknown part', mid(path('../other/x/${part}').replaceAll('d>', 'file>')), 'other/y/1', 'other'],
    ['a file of no module', mid(path('etc/x'), { 'etc/x': '' }), 'etc/x', 'user | etc/x'],
    ['an unknown file of no module', mid(path('config/${x}.xml')), 'config/x.xml', '| config/x.xml'],
    ['a folder that holds a module', mid(path('group/all')), 'group/all/one/x', 'one user'],
    ['a module below', mid('<directory>inner</directory>'), 'user/inner/x', 'inner user'],
    ['a module below, by its folder and more', mid(path('inner/${part}')), 'user/inner/x', 'inner user'],
    ['the address of its site', mid('<url>../other/x</url>'), 'other/x', 'other'],
  ]);
});

describe('tests and what they name', () => {
  check([
    ['a source names a file of another module', tested('new File("../leaf/x")'), 'leaf/x', 'leaf other user'],
    ['a test names it', testing('Path.of("..", "leaf", "x")', dependencies('other')), 'leaf/x', 'leaf other'],
    ['a POM that is started', testing('run("mvn", "-f", "../leaf/pom.xml")'), 'leaf/x', 'leaf other'],
    ['a test', tested(''), 'other/src/test/java/T.java', 'other'],
    ['an integration test', tested(''), 'other/src/it/a/pom.xml', 'other'],
    ['a folder of tests that the POM names', namedTests, 'other/src/test/x/a', 'other'],
    ['a text', tested(''), 'other/README.md', 'other'],
    ['a source with the name of a test', tested(''), 'other/src/main/java/org/test/ATest.java', 'other user'],
    ['a test of a module whose tests are used', using('<type>test-jar</type>'), 'other/src/test/T.java', 'other user'],
    ['by their classifier', using('<classifier>tests</classifier>'), 'other/src/test/T.java', 'other user'],
  ]);
});

test('below a folder, what is beside it is left to others, and parents above it count', async () => {
  const [root, head] = ['group', { ...nested, 'pom.xml': `${nested['pom.xml'] ?? ''}<!-- -->` }];
  const beside = await impactOf(maven, nested, { ...nested, 'lone/A.java': '' }, { root });
  expect([beside.targets, beside.uncovered]).toEqual([[], ['lone/A.java']]);
  expect((await impactOf(maven, nested, head, { root })).targets).toEqual(['g:one']);
});

broken(maven, small, [
  ['user/pom.xml', '<project>\n  <artifactId>x</artifact>', /^ALL: user\/pom\.xml:2:\d+: this is not well-formed XML/],
  ['user/pom.xml', '', /^ALL: user\/pom\.xml:1:\d+: /],
  ['user/pom.xml', '<html/>', /^ALL: user\/pom\.xml:1: its root element is html/],
  ['user/pom.xml', '<project/>', /^ALL: user\/pom\.xml:1: artifactId is missing/],
  ['user/pom.xml', '<!DOCTYPE p [<!ENTITY a "aa">]>\n<project><a>&a;</b></project>', /^ALL: user\/pom\.xml:2:/],
  ['pom.xml', project(own('root'), modules('missing')), /^ALL: pom\.xml: it lists the module missing\/pom\.xml/],
  ['pom.xml', project(own('root'), modules('../..')), /^ALL: pom\.xml /],
]);
