import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Comparison } from '../../../src/tree/tree.js';
import type { Impact } from '../../../src/answer/impact.js';
import { gradleUserHomes, versionIn, wrapperAddress, wrapperDistribution } from './graphs.js';
import { readGradleGraph } from './graphs.js';
import { checkVersion, gradle } from './graphs.js';
import { type BuildReport, type ProjectReport } from './graphs.js';
import { compareGraphs } from './graphs.js';
import { compareFiles, impactOf, MemoryTree, newDirectory, removeDirectories, type Files } from '../../trees.js';

const homeBefore = process.env.GRADLE_USER_HOME;
beforeAll(async () => {
  process.env.GRADLE_USER_HOME = await newDirectory();
});
afterAll(async () => {
  if (homeBefore === undefined) delete process.env.GRADLE_USER_HOME;
  else process.env.GRADLE_USER_HOME = homeBefore;
  await removeDirectories();
});

const project = (path: string, more: Partial<ProjectReport> = {}): ProjectReport => ({
  path,
  directory: path.slice(1).replaceAll(':', '/'),
  group: 'g',
  name: path.replace(/.*:/, ''),
  providesPlugins: false,
  uses: [],
  modules: [],
  complete: true,
  ...more,
});
const files: Files = { 'settings.gradle': '', 'a/x': '', 'b/x': '', 'c/x': '', 'far/x': '' };
const compared = async (comparison: Comparison, before: BuildReport[] = [], after: BuildReport[] = []) =>
  compareGraphs(
    await readGradleGraph(comparison.base, '', before),
    await readGradleGraph(comparison.head, '', after),
    comparison,
  );
const impactedBy = async (path: string, reports: BuildReport[], base = files) => {
  const impact = await compared(await compareFiles(base, { ...base, [path]: 'new' }), reports, reports);
  return { targets: namesOf(impact), covered: impact.kind === 'targets' && impact.coveredPaths.has(path) };
};
const build = (...projects: ProjectReport[]): BuildReport => ({
  directory: '',
  included: [],
  projects: [project(':'), ...projects],
});

describe('what a report leaves open', () => {
  test('a project with tasks that could not be made may be built from any other', async () => {
    const reports = [build(project(':a', { complete: false }), project(':b'), project(':c'))];
    expect(await impactedBy('b/x', reports)).toEqual({ targets: [':a', ':b'], covered: true });
  });

  test('an included build that was not configured may be used by anybody, and is left uncovered', async () => {
    const reports = [{ ...build(project(':a')), included: [{ name: 'far', directory: 'far' }] }];
    expect(await impactedBy('far/x', reports)).toEqual({ targets: [':', ':a'], covered: false });
  });
});

describe('what a report tells', () => {
  // `:b` is built from `:a`, and `:c` from `:b`.
  const uses = (path: string, tests?: boolean) => [{ build: '', path, ...(tests !== undefined && { tests }) }];
  const report = (testsOfA?: boolean) => [
    build(project(':a'), project(':b', { uses: uses(':a', testsOfA) }), project(':c', { uses: uses(':b') })),
  ];

  test.each([
    ['a/src/main/java/A.java', undefined, [':a', ':b', ':c']],
    ['a/src/main/java/org/test/ATest.java', undefined, [':a', ':b', ':c']],
    ['a/src/testFixtures/java/A.java', undefined, [':a', ':b', ':c']],
    ['a/src/test/java/A.java', undefined, [':a']],
    ['a/src/jvmTest/kotlin/A.kt', undefined, [':a']],
    ['a/README.md', undefined, [':a']],
    ['a/src/test/java/A.java', true, [':a', ':b', ':c']],
    ['README.md', undefined, [':']],
    ['gradle.properties', undefined, [':', ':a', ':b', ':c']],
  ])('%s, where the tests are used: %s', async (path, tests, targets) => {
    expect(await impactedBy(path, report(tests))).toEqual({ targets, covered: true });
  });

  test('an edge says who reports it, and a text of a file adds none', async () => {
    const more = { ...files, 'c/src/main/java/C.java': 'new File("../a/x")' };
    const comparison = await compareFiles(more, { ...more, 'a/x': 'new' });
    const reports = [build(project(':a'), project(':b', { uses: uses(':a') }), project(':c'))];
    expect(await compared(comparison, reports, reports)).toMatchObject({
      targets: new Map<string, object>([
        [':a', { kind: 'file', path: 'a/x' }],
        [':b', { kind: 'dependency', edge: { kind: 'declared', text: 'as gradle reports it' } }],
      ]),
    });
  });
});

/** A container may run as a user without a name. */
function homeOfUser(): string {
  try {
    return userInfo().homedir;
  } catch {
    return homedir();
  }
}

test('Gradle keeps its files in the home of the user, and in a container job where HOME is, too', () => {
  const ofUser = join(homeOfUser(), '.gradle');
  expect(gradleUserHomes({ HOME: '/github/home' })).toEqual([ofUser, join('/github/home', '.gradle')]);
  expect(gradleUserHomes({ HOME: homeOfUser() })).toEqual([ofUser]);
  expect(gradleUserHomes({ HOME: '/github/home', GRADLE_USER_HOME: '/cache/gradle' })).toEqual(['/cache/gradle']);
  expect(gradleUserHomes({ HOME: homeOfUser(), GRADLE_USER_HOME: '' })).toEqual([ofUser]);
});

test('the distribution of a wrapper is found only when it is there', async () => {
  const home = await newDirectory();
  const url = 'https://example.com/distributions/gradle-8.14-bin.zip';
  const tree = new MemoryTree('head', {
    'gradle/wrapper/gradle-wrapper.properties': `distributionUrl=${url.replace(':', '\\:')}\nzipStorePath=wrapper/dists\n`,
  });
  const found = async (homes: readonly string[]) => wrapperDistribution(await wrapperAddress(tree, ''), homes);
  expect(await found([join(home, 'none'), home])).toBeUndefined();
  const hash = BigInt(`0x${createHash('md5').update(url).digest('hex')}`).toString(36);
  const program = join(home, 'wrapper/dists/gradle-8.14-bin', hash, 'gradle-8.14/bin/gradle');
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, '');
  await chmod(program, 0o755);
  expect(await found([join(home, 'none'), home])).toBe(program);
  expect(await wrapperAddress(new MemoryTree('head', {}), '')).toBeUndefined();
  expect(wrapperDistribution(undefined, [home])).toBeUndefined();
});

describe('the version of Gradle', () => {
  const wrapper = (name: string) => ({
    'gradle/wrapper/gradle-wrapper.properties': `distributionUrl=https\\://example.com/${name}.zip\n`,
  });
  const check = (version: string | undefined, files: Files) =>
    checkVersion(new MemoryTree('head', files), '', [
      { directory: '', included: [], projects: [], ...(version !== undefined && { version }) },
    ]);
  const groovy = { 'settings.gradle': '' };
  const kotlin = { 'settings.gradle.kts': '' };

  test.each([
    ['gradle-8.14-bin', '8.14'],
    ['gradle-9.0.0-rc-1-all', '9.0.0-rc-1'],
    ['gradle-8.14', undefined],
    ['custom-8.14-bin', undefined],
  ])('of the wrapper: %s', (name, version) => {
    expect(versionIn(`https://example.com/${name}.zip`)).toBe(version);
  });

  test.each([
    ['that reads the settings', '5.0', kotlin],
    ['whose settings are in Groovy, too', '4.4.1', { ...kotlin, ...groovy }],
    ['that does not say', undefined, kotlin],
  ])('is no mistake: one %s', async (_, version, files) => {
    await expect(check(version, files)).resolves.toBeUndefined();
  });

  test('is one where it does not see the settings', async () => {
    await expect(check('4.4.1', kotlin)).rejects.toThrow(
      /^Gradle 4\.4\.1 does not read settings\.gradle\.kts\. Use 5\.0 or later: /,
    );
    await expect(check('4.4.1', { ...kotlin, ...wrapper('gradle-8.14-bin') })).rejects.toThrow(
      'Use Gradle 8.14, which the wrapper names: ',
    );
  });
});

test('a missing gradle fails with its name', async () => {
  const files = { 'settings.gradle': '' };
  const options = { gradle: { program: 'no-such-program-as-gradle' } };
  await expect(impactOf(gradle, files, files, { options })).rejects.toThrow(/no-such-program-as-gradle was not found/);
});

test('commits without a build have no projects', async () => {
  expect(await impactOf(gradle, {}, { 'README.md': '' })).toMatchObject({ targets: [], uncovered: ['README.md'] });
});

function namesOf(impact: Impact): string[] | undefined {
  return impact.kind === 'all' ? undefined : [...impact.targets.keys()].sort();
}
