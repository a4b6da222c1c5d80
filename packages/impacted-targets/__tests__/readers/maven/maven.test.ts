import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maven } from '../../build-systems.js';
import { edited, impactOf, removeDirectories, type Files } from '../../trees.js';
import { forEach, impactedByDefinition, state, twoCommits, type Defined, type Definition } from '../definition.js';
import { dependencies, dependency, modules, own, parent, plugin, project } from './poms.js';

afterAll(removeDirectories);

/** `user` holds what a case is about; nothing but that relates it to `leaf`. */
function pair(inner: string, rest: Files = {}): Files {
  return {
    'pom.xml': project(own('root'), modules('leaf', 'user', 'other')),
    'leaf/pom.xml': project(own('leaf')),
    'leaf/src/A.java': '',
    'other/pom.xml': project(own('other')),
    'user/pom.xml': project(own('user'), inner),
    ...rest,
  };
}

async function usersOfLeaf(files: Files) {
  return (await impactOf(maven, files, { ...files, 'leaf/src/A.java': 'class A {}' })).targets;
}

describe('edges', () => {
  const cases: [string, string][] = [
    ['a dependency', dependencies('leaf')],
    [
      'a test dependency',
      `<dependencies>${dependency('leaf', '<scope>test</scope><type>test-jar</type>')}</dependencies>`,
    ],
    ['a dependency of a profile', `<profiles><profile><id>p</id>${dependencies('leaf')}</profile></profiles>`],
    ['a plugin', `<build><plugins>${plugin('leaf')}</plugins></build>`],
    ["a plugin's dependency", `<build><plugins>${plugin('p', dependencies('leaf'))}</plugins></build>`],
    ['a report', `<reporting><plugins>${plugin('leaf')}</plugins></reporting>`],
    ['an extension', `<build><extensions><extension>${own('leaf')}</extension></extensions></build>`],
    [
      'an imported list of versions',
      `<dependencyManagement><dependencies>${dependency('leaf', '<type>pom</type><scope>import</scope>')}</dependencies></dependencyManagement>`,
    ],
    [
      'an annotation processor',
      `<build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><configuration><annotationProcessorPaths><path>${own('leaf')}</path></annotationProcessorPaths></configuration></plugin></plugins></build>`,
    ],
    [
      'a dependency of a managed plugin that Maven runs unasked',
      `<build><pluginManagement><plugins>${plugin('maven-jar-plugin', dependencies('leaf'), 'org.apache.maven.plugins')}</plugins></pluginManagement></build>`,
    ],
    [
      'a dependency of a managed plugin that is used',
      `<build><pluginManagement><plugins>${plugin('p', dependencies('leaf'))}</plugins></pluginManagement><plugins>${plugin('p')}</plugins></build>`,
    ],
    ['a parent', parent('leaf', '../leaf')],
    ['a parent by its file', parent('leaf', '../leaf/pom.xml')],
    ['a parent that only coordinates lead to', parent('leaf', '')],
    ['a property', `<properties><what>leaf</what></properties>${dependencies('${what}')}`],
    ['the own group', dependencies('leaf').replace('<groupId>g<', '<groupId>${project.groupId}<')],
    ['a property of a property', `<properties><a>le</a><b>\${a}af</b></properties>${dependencies('${b}')}`],
    [
      'a property that a profile changes',
      `<properties><what>none</what></properties><profiles><profile><id>p</id><properties><what>leaf</what></properties></profile></profiles>${dependencies('${what}')}`,
    ],
    ['a property that nobody sets', dependencies('l${env.X}')],
    ['a version that is left open', dependencies('leaf').replace('<version>1</version>', '')],
    ['a range of versions', dependencies('leaf').replace('<version>1<', '<version>[2,)<')],
    ['a version that nobody sets', dependencies('leaf').replace('<version>1<', '<version>${x}<')],
  ];
  test.each(cases)('%s', async (_name, inner) => {
    expect(await usersOfLeaf(pair(inner))).toEqual(['g:leaf', 'g:user']);
  });

  test.each([
    ['a managed version', `<dependencyManagement>${dependencies('leaf')}</dependencyManagement>`],
    [
      'an exclusion',
      `<dependencies>${dependency('x', `<exclusions><exclusion>${own('leaf')}</exclusion></exclusions>`)}</dependencies>`,
    ],
    ['another group', dependencies('leaf').replace('<groupId>g<', '<groupId>h<')],
    ['a property that refers to itself', `<properties><a>\${b}</a><b>\${a}</b></properties>${dependencies('x${a}')}`],
    ['another version', dependencies('leaf').replace('<version>1<', '<version>2<')],
    [
      'another version that is managed',
      `<dependencyManagement>${dependencies('leaf').replace('<version>1<', '<version>2<')}</dependencyManagement>${dependencies('leaf').replace('<version>1</version>', '')}`,
    ],
    ['a remark', `<!-- ${dependencies('leaf')} -->`],
  ])('%s makes no dependency', async (_name, inner) => {
    expect(await usersOfLeaf(pair(inner))).toEqual(['g:leaf']);
  });

  test('what a parent that no aggregator lists says is inherited, and its file counts', async () => {
    const files = pair(parent('base', '../common/base.xml'), {
      'common/base.xml': project(own('base'), '<packaging>pom</packaging>', dependencies('leaf')),
    });
    expect(await usersOfLeaf(files)).toEqual(['g:leaf', 'g:user']);
    const { targets } = await impactOf(
      maven,
      files,
      edited(files, 'common/base.xml', '</project>', '<!-- --></project>'),
    );
    expect(targets).toEqual(['g:user']);
  });

  test('an inherited reference is read with the properties of the heir', async () => {
    const files = pair(`${parent('base', '../base')}<properties><what>leaf</what></properties>`, {
      'pom.xml': project(own('root'), modules('leaf', 'user', 'other', 'base')),
      'base/pom.xml': project(
        own('base'),
        '<packaging>pom</packaging><properties><what>none</what></properties>',
        dependencies('${what}'),
      ),
    });
    expect(await usersOfLeaf(files)).toEqual(['g:leaf', 'g:user']);
  });

  test('a parent beside the module with other coordinates is not its parent', async () => {
    const files = pair(parent('elsewhere', '../leaf'));
    expect(await usersOfLeaf(files)).toEqual(['g:leaf']);
  });

  test('versions that are set on the command line and names with properties are understood', async () => {
    const files: Files = {
      '.mvn/maven.config': '-Drevision=7\n-Dflavor=big\n',
      'pom.xml': project(
        '<groupId>g.${flavor}</groupId><artifactId>root</artifactId><version>${revision}</version>',
        '<properties><flavor>small</flavor></properties>',
        modules('a', 'b'),
      ),
      'a/pom.xml': project(
        '<parent><groupId>g.big</groupId><artifactId>root</artifactId><version>${revision}</version></parent>',
        '<artifactId>a_${flavor}</artifactId>',
      ),
      'b/pom.xml': project(
        '<parent><groupId>g.${flavor}</groupId><artifactId>root</artifactId><version>${revision}</version></parent>',
        '<artifactId>b</artifactId>',
        '<dependencies><dependency><groupId>${project.groupId}</groupId><artifactId>a_big</artifactId></dependency></dependencies>',
      ),
    };
    const a = await impactOf(maven, files, { ...files, 'a/x': '' });
    expect(a.targets).toEqual(['g.big:a_big', 'g.big:b']);
    expect(await impactOf(maven, files, { ...files, '.mvn/jvm.config': '-Xmx1g' })).toMatchObject({
      targets: ['g.big:a_big', 'g.big:b', 'g.big:root'],
      uncovered: [],
    });
  });

  test('cycles end', async () => {
    const files: Files = {
      'pom.xml': project(parent('a', 'a'), own('root'), modules('a', '.')),
      'a/pom.xml': project(parent('root'), own('a'), dependencies('root', 'a')),
    };
    expect((await impactOf(maven, files, { ...files, 'a/x': '' })).targets).toEqual(['g:a', 'g:root']);
  });
});

describe('modules and files', () => {
  const nested: Files = {
    'pom.xml': project(
      own('root'),
      modules('group', 'lone/other-pom.xml'),
      `<profiles><profile><id>x</id><modules><module>extra</module></modules></profile></profiles>`,
    ),
    'group/pom.xml': project(own('group'), modules('one')),
    'group/one/pom.xml': project(own('one'), parent('root', '../../pom.xml')),
    'lone/other-pom.xml': project(own('lone')),
    'lone/pom.xml': project(own('not-in-the-reactor')),
    'extra/pom.xml': project(own('extra')),
    'group/one/sample/pom.xml': 'a broken sample of a test',
  };

  test('what lies around the modules belongs to nobody, named by a POM or not', async () => {
    for (const path of ['.github/workflows/ci.yml', 'Dockerfile', 'checkstyle.xml', 'config/pmd.xml', 'docs/x.md']) {
      expect(await impactOf(maven, nested, { ...nested, [path]: 'new' })).toMatchObject({
        targets: [],
        uncovered: [path],
      });
    }
    const settings = '<properties><c>config/pmd.xml</c><d>checkstyle.xml</d></properties></project>';
    const named = edited(nested, 'pom.xml', '</project>', settings);
    const files = { ...named, 'checkstyle.xml': '', 'config/pmd.xml': '' };
    for (const [path, targets] of [
      ['config/pmd.xml', ['g:one', 'g:root']],
      ['checkstyle.xml', []],
    ] as const) {
      const answer = await impactOf(maven, files, { ...files, [path]: 'new' });
      expect(answer).toMatchObject({ targets, uncovered: [path] });
    }
  });

  test.each([
    ['group/one/A.java', ['g:one']],
    ['group/one/sample/pom.xml', ['g:one']],
    ['group/README.md', ['g:group']],
    ['lone/A.java', ['g:lone']],
    ['extra/A.java', ['g:extra']],
    ['src/assembly/all.xml', ['g:one', 'g:root']],
    ['src/site/site.xml', ['g:root']],
    ['mvnw', ['g:extra', 'g:group', 'g:lone', 'g:one', 'g:root']],
  ])('%s', async (path, expected) => {
    expect(await impactOf(maven, nested, { ...nested, [path]: 'new' })).toMatchObject({
      targets: expected,
      uncovered: [],
    });
  });

  test('below a directory, what is beside it is left to others, and parents above it count', async () => {
    const root = 'group';
    const one = await impactOf(maven, nested, { ...nested, 'lone/A.java': '' }, { root });
    expect(one).toMatchObject({ targets: [], uncovered: ['lone/A.java'] });
    const above = edited(nested, 'pom.xml', '</project>', '<!-- --></project>');
    expect(await impactOf(maven, nested, above, { root })).toMatchObject({ targets: ['g:one'], uncovered: [] });
  });

  test('a submodule with modules is left uncovered', async () => {
    const files = { ...nested, 'pom.xml': project(own('root'), modules('group', 'far/away')) };
    const answer = await impactOf(
      maven,
      { ...files, far: { submodule: '1'.repeat(40) } },
      { ...files, far: { submodule: '2'.repeat(40) } },
    );
    expect(answer.uncovered).toEqual(['far']);
  });

  test('a renamed module counts under both names', async () => {
    const base = pair(dependencies('leaf'));
    const { targets } = await impactOf(maven, base, { ...base, 'leaf/pom.xml': project(own('blatt')) });
    expect(targets).toEqual(['g:blatt', 'g:leaf', 'g:user']);
  });

  test.each([
    '<build><resources><resource><directory>../other/res</directory></resource></resources></build>',
    '<build><resources><resource><directory>${project.basedir}/../other/res</directory></resource></resources></build>',
    '<x>${maven.multiModuleProjectDirectory}/other/res/a.txt</x>',
    '<x>file:${project.parent.basedir}/other/${y}</x>',
  ])('a path to another module is followed: %s', async (inner) => {
    const files = pair(inner);
    const { targets } = await impactOf(maven, files, { ...files, 'other/res/a.txt': '' });
    expect(targets).toEqual(['g:other', 'g:user']);
  });
});

describe('bad input', () => {
  const files = pair(dependencies('leaf'));

  test.each([
    [
      'user/pom.xml',
      '<project>\n  <artifactId>x</artifact>',
      /^user\/pom\.xml:2:\d+: this is not well-formed XML: Unexpected close tag/,
    ],
    ['user/pom.xml', '<project>\n<a>', /^user\/pom\.xml:2:\d+: /],
    ['user/pom.xml', '', /^user\/pom\.xml:1:\d+: /],
    ['user/pom.xml', '<html/>', /^user\/pom\.xml:1: its root element is html/],
    ['user/pom.xml', '<project/>', /^user\/pom\.xml:1: artifactId is missing/],
    ['pom.xml', project(own('root'), modules('missing')), /^pom\.xml: it lists the module missing\/pom\.xml/],
    [
      'user/pom.xml',
      `<!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]>\n<project><artifactId>&b;</artifactId></project>`,
      /^user\/pom\.xml:2:/,
    ],
  ])('%s that holds %j in either commit is ALL, with its place', async (path, text, message) => {
    const broken = { ...files, [path]: text };
    for (const commits of [[files, broken] as const, [broken, files] as const]) {
      const { impact } = await impactOf(maven, ...commits);
      expect(impact).toMatchObject({ kind: 'all', why: expect.stringMatching(message) as unknown });
    }
  });
});

describe('what the files of a module name', () => {
  // `user` depends on `mid`; nothing else relates them to `leaf`.
  const base: Files = {
    'pom.xml': project(own('root'), modules('leaf', 'mid', 'mid/inner', 'user')),
    'leaf/pom.xml': project(own('leaf')),
    'leaf/data/x.json': '1',
    'mid/pom.xml': project(own('mid')),
    'mid/inner/pom.xml': project(own('inner')),
    'mid/inner/data/x.json': '1',
    'user/pom.xml': project(own('user'), dependencies('mid')),
  };
  const changing = async (files: Files, path: string) =>
    await impactOf(maven, { ...base, ...files }, { ...base, ...files, [path]: 'new' });
  const inTest = (line: string): Files => ({ 'mid/src/test/java/T.java': line });
  const [data, inner] = ['leaf/data/x.json', 'mid/inner/data/x.json'];
  const inPom = project(own('mid'), '<build><directory>inner</directory></build>');

  test.each<[string, Files, string, string[]]>([
    ['a path upward', inTest('new File("../leaf/data/x.json")'), data, ['leaf', 'mid']],
    ['names that are joined', inTest('Path.of("..", "leaf", "data", "x.json")'), data, ['leaf', 'mid']],
    ['a path from the root', inTest('root.resolve("leaf/data/x.json")'), data, ['leaf', 'mid']],
    ['a POM', inTest('run("mvn", "-f", "../leaf/pom.xml")'), data, ['leaf', 'mid']],
    ['a module below', inTest('Path.of("inner", "data", "x.json")'), inner, ['inner', 'mid']],
    ['a source', { 'mid/src/main/java/A.java': 'new File("../leaf/data/x.json")' }, data, ['leaf', 'mid', 'user']],
    ['a folder in the POM', { 'mid/pom.xml': inPom }, inner, ['inner', 'mid', 'user']],
    ['nothing', {}, inner, ['inner']],
  ])('%s', async (_what, files, path, expected) => {
    expect((await changing(files, path)).targets).toEqual(expected.map((name) => `g:${name}`));
  });

  test('the edges say where', async () => {
    const { impact } = await changing(
      { 'mid/src/main/java/A.java': '\nnew File("../leaf/data/x.json")' },
      'leaf/data/x.json',
    );
    const edge = (kind: string, file: string, text: string, line?: number) => ({
      edge: { kind, file, text, ...(line && { line }) },
    });
    expect(impact).toMatchObject({
      targets: new Map<string, object>([
        ['g:leaf', { kind: 'file', path: 'leaf/data/x.json' }],
        ['g:mid', edge('named', 'mid/src/main/java/A.java', '../leaf/data/x.json', 2)],
        ['g:user', edge('declared', 'user/pom.xml', 'g:mid')],
      ]),
    });
  });

  test.each([
    ['src/test/java/T.java', {}, ['g:mid']],
    ['src/it/a/pom.xml', {}, ['g:mid']],
    ['src/site/markdown/index.md', {}, ['g:mid']],
    ['README.md', {}, ['g:mid']],
    ['src/main/java/org/test/ATest.java', {}, ['g:mid', 'g:user']],
    [
      'src/test/x.json',
      { 'mid/src/main/java/A.java': 'open("src/test/x.json")', 'mid/src/test/x.json': '' },
      ['g:mid', 'g:user'],
    ],
    [
      'src/test/java/T.java',
      {
        'user/pom.xml': project(
          own('user'),
          `<dependencies>${dependency('mid', '<type>test-jar</type>')}</dependencies>`,
        ),
      },
      ['g:mid', 'g:user'],
    ],
  ])('%s of a module that another one depends on, with %j', async (path, files: Files, expected) => {
    expect((await changing(files, `mid/${path}`)).targets).toEqual(expected);
  });
});

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

describe('beside the definition', () => {
  const commit = fc.record({ ...state, parent: forEach(fc.nat(12)) });
  type State = typeof commit extends fc.Arbitrary<infer T> ? T : never;

  /** A parent has a lower number, so that nothing inherits from itself. */
  const parentsOf = (state: State, at: number) => {
    const above = state.parent[at] ?? at;
    return above < at && state.there[above] ? [above] : [];
  };

  const filesOf = (state: State) => {
    const names = state.there.flatMap((there, at) => (there ? [`m${at}`] : []));
    const files: Record<string, string> = { 'pom.xml': project(own('root'), modules(...names)) };
    for (const [at, there] of state.there.entries()) {
      if (!there) continue;
      files[`m${at}/pom.xml`] = project(
        ...parentsOf(state, at).map((above) => parent(`m${above}`, `../m${above}`)),
        own(`m${at}`),
        dependencies(...(state.uses[at] ?? []).map((to) => `m${to}`)),
      );
      files[`m${at}/a.txt`] = `${state.text[at] ?? 0}`;
    }
    return files;
  };

  const definitionOf = (state: State): Definition => {
    const files = filesOf(state);
    // A module inherits what its parents depend on.
    const usedBy = (at: number): number[] => [
      ...(state.uses[at] ?? []),
      ...parentsOf(state, at).flatMap((above) => [above, ...usedBy(above)]),
    ];
    const targets = state.there.flatMap((there, at): [string, Defined][] => {
      const content = [files[`m${at}/pom.xml`], files[`m${at}/a.txt`]];
      const uses = usedBy(at).flatMap((to) => (to === at ? [] : [`g:m${to}`]));
      return there ? [[`g:m${at}`, { content, uses }]] : [];
    });
    return new Map([...targets, ['g:root', { content: files['pom.xml'], uses: [] }]]);
  };

  test('exactly the modules that differ, or are built from what differs, are impacted', async () => {
    await fc.assert(
      fc.asyncProperty(twoCommits(commit), async ([before, after]) => {
        expect(await impactOf(maven, filesOf(before), filesOf(after))).toMatchObject({
          targets: impactedByDefinition(definitionOf(before), definitionOf(after)),
          uncovered: [],
        });
      }),
      { numRuns: 150 },
    );
  });
});
