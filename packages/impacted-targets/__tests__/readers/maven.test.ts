import { expect, test } from '@jest/globals';
import { dependencies, dependency, modules, own, parent, plugin, project } from './maven/poms.js';
import type { Contents } from '../trees.js';
import { maven } from '../build-systems.js';
import { answer } from '../answers.js';

/** `user` holds what a case is about; nothing but that relates it to `leaf`. */
const pair = (user: string, rest: Contents = {}): Contents => ({
  'pom.xml': project(own('root'), modules('leaf', 'user', 'other')),
  'leaf/pom.xml': project(own('leaf')),
  'leaf/A.java': '',
  'other/pom.xml': project(own('other')),
  'user/pom.xml': project(own('user'), user),
  ...rest,
});

const managed = (inner: string) => `<build><pluginManagement><plugins>${inner}</plugins></pluginManagement></build>`;
const processor = `<configuration><annotationProcessorPaths><path>${own('leaf')}</path></annotationProcessorPaths></configuration>`;
const compiler = plugin('maven-compiler-plugin', processor, 'org.apache.maven.plugins');
/** A property with this many values, one for each profile. */
const valued = (count: number) =>
  `<profiles>${Array.from({ length: count }, (_, at) => `<profile><id>p${at}</id><properties><what>x${at}</what></properties></profile>`).join('')}</profiles>`;
const bom = (version: string) =>
  `<dependencyManagement>${dependencies('slf4j').replace('<version>1<', `<version>${version}<`)}</dependencyManagement>`;
const imported = `<dependencyManagement><dependencies>${dependency('leaf', '<type>pom</type><scope>import</scope>')}</dependencies></dependencyManagement>`;

test.each<[string, Contents, Contents, readonly string[]]>([
  ['an annotation processor of a managed plugin', pair(managed(compiler)), {}, ['leaf', 'user']],
  ['one of a managed plugin that nobody uses', pair(managed(plugin('p', processor))), {}, ['leaf', 'user']],
  ['a property of 16 values', pair(valued(16) + dependencies('${what}')), {}, ['leaf']],
  ['a property of more values than are tried', pair(valued(17) + dependencies('${what}')), {}, ['leaf', 'user']],
  ['a part of a name that nobody sets, with another end', pair(dependencies('${x}leaves')), {}, ['leaf']],
  [
    'a version in a BOM of the reactor',
    pair(imported, { 'leaf/pom.xml': project(own('leaf'), bom('1')) }),
    { 'leaf/pom.xml': project(own('leaf'), bom('2')) },
    ['leaf', 'user'],
  ],
  [
    'parents that inherit from each other',
    pair(parent('leaf', '../leaf'), { 'leaf/pom.xml': project(parent('user', '../user'), own('leaf')) }),
    {},
    ['leaf', 'user'],
  ],
])('%s', async (_what, files, changes, expected) => {
  const changed = Object.keys(changes).length === 0 ? { 'leaf/A.java': 'class A {}' } : changes;
  expect(await answer(maven, files, changed)).toEqual({
    targets: expected.map((name) => `g:${name}`),
    warnings: [],
    uncovered: [],
  });
});

test.each<[string, string, readonly string[]]>([
  ['<file>../other/x/${part}</file>', 'other/x/1', ['other', 'user']],
  ['<file>../other/x/${part}</file>', 'other/y/1', ['other']],
  ['<d>${maven.multiModuleProjectDirectory}</d>', 'other/y/1', ['other']],
  ['<d>config/x.xml</d>', 'config/x.xml', ['user']],
  ['<d>config/${part}.xml</d>', 'config/x.xml', []],
  ['<d>inner/${part}</d>', 'user/inner/x.xml', ['inner', 'user']],
  ['<d>group/all</d>', 'group/all/one/x.xml', ['one', 'user']],
])('%s in a POM, and a change of %s', async (setting, path, expected) => {
  const files = pair(`<properties>${setting}</properties>`, {
    'pom.xml': project(own('root'), modules('leaf', 'user', 'other', 'user/inner', 'group/all/one')),
    'user/inner/pom.xml': project(own('inner')),
    'group/all/one/pom.xml': project(own('one')),
    [path]: '',
  });
  expect((await answer(maven, files, { [path]: 'new' })).targets).toEqual(expected.map((name) => `g:${name}`));
});
