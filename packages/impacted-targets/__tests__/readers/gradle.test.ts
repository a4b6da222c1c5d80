import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { answer } from '../answers.js';
import { gradle } from '../build-systems.js';
import { compareContents, newDirectory, realTools, removeDirectories, type Files } from '../trees.js';
import { gradleUserHomes } from '../../src/readers/gradle/distribution.js';
import type { BuildReport, ProjectReport } from '../../src/readers/gradle/report.js';

afterAll(removeDirectories);

/** A project of the build in a directory, as the init script reports it but for its directory. */
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
const build = (projects: readonly ProjectReport[], more: Partial<BuildReport> = {}): BuildReport => ({
  version: '8.14',
  directory: '',
  included: [],
  projects: [project(':'), ...projects],
  ...more,
});

/** What Gradle answers where it reports the same builds for both commits, and how it was started. */
async function reported(
  builds: readonly BuildReport[],
  [before, after]: readonly [Files, Files],
  { exitCode = 0, home = '', settings = 'settings.gradle' } = {},
) {
  const tools = realTools();
  const programs: string[] = [];
  const comparison = compareContents({ [settings]: '', ...before }, { [settings]: '', ...after });
  const impact = await gradle.impact(comparison, {
    ...tools,
    variables: { GRADLE_USER_HOME: home },
    run: (program, args, { cwd }) => {
      programs.push(program);
      const report = args.find((arg) => arg.startsWith('-Dimpacted.targets.report='))?.split('=')[1] ?? '';
      // Gradle reports directories of the file system.
      const absolute = (key: string, value: unknown): unknown =>
        key === 'directory' || key === 'build' ? join(cwd, String(value)) : value;
      for (const one of builds) appendFileSync(report, `${JSON.stringify(one, absolute)}\n`);
      return Promise.resolve({ exitCode, stdout: '', stderr: '> a mistake\n* Try --info\n' });
    },
  });
  if (impact.kind === 'all') return { targets: impact.why, log: tools.log, programs, isCovered: false };
  const isCovered = comparison.changes.every(({ path }) => impact.coveredPaths.has(path));
  return { targets: [...impact.targets.keys()].sort(), log: tools.log, programs, isCovered };
}

/** `:b` is built from `:a`, or from its tests, and `:c` from `:b`. */
const uses = (path: string, tests?: boolean, buildOf = '') => [{ build: buildOf, path, ...(tests && { tests }) }];
const chain = (ofTests?: boolean) => [
  build([project(':a'), project(':b', { uses: uses(':a', ofTests) }), project(':c', { uses: uses(':b') })]),
];
const nested = [build([project(':a'), project(':a:b', { directory: 'far/b' }), project(':ab'), project(':c')])];
const plugins = build([], {
  directory: 'logic',
  projects: [project(':', { directory: 'logic', providesPlugins: true })],
});
const tool = build([], {
  directory: 'tool',
  projects: [project(':', { directory: 'tool' }), project(':help', { directory: 'tool/help', group: 'x' })],
});
const buildSrc = build([], { directory: 'buildSrc', projects: [project(':', { directory: 'buildSrc' })] });
const including = build([project(':a', { modules: ['x:help'] }), project(':b')], {
  included: [
    { name: 'helper', directory: 'tool' },
    { name: 'far', directory: 'far' },
  ],
});

test.each<[string, readonly BuildReport[], string, string, boolean?]>([
  ['sources reach dependents', chain(), 'a/src/main/java/A.java', ':a :b :c'],
  ['so do sources in a package of that name', chain(), 'a/src/main/java/org/test/ATest.java', ':a :b :c'],
  ['so do fixtures', chain(), 'a/src/testFixtures/java/A.java', ':a :b :c'],
  ['tests do not', chain(), 'a/src/test/java/A.java', ':a'],
  ['nor do tests of one platform', chain(), 'a/src/jvmTest/kotlin/A.kt', ':a'],
  ['nor do texts', chain(), 'a/README.md', ':a'],
  ['tests reach a project that uses them', chain(true), 'a/src/test/java/A.java', ':a :b :c'],
  ['texts of the root are its own', chain(), 'README.md', ':'],
  ['settings of the root are shared', chain(), 'gradle.properties', ': :a :b :c'],
  ['sources of the root are its own', chain(), 'src/main/java/A.java', ':'],
  ['files of a project with others below it are shared, wherever these are', nested, 'a/x', ':a :a:b'],
  ['a project owns its directory wherever that is', nested, 'far/b/x', ':a:b'],
  ['a text of a source adds no edge', chain(), 'c/src/main/java/C.java', ':c'],
  ['buildSrc without a report', chain(), 'buildSrc/src/A.java', ': :a :b :c'],
  ["buildSrc with a report is nobody's target", [...chain(), buildSrc], 'buildSrc/src/A.java', ': :a :b :c'],
  ['plugins reach other builds', [plugins, ...chain()], 'logic/src/P.groovy', ': :a :b :c :logic'],
  ['a module is taken from the build that makes it', [including, tool], 'tool/help/src/H.java', ':a :helper:help'],
  ['an included build has its name', [including, tool], 'tool/build.gradle', ':a :helper :helper:help'],
  ['an included build without a report is for all', [including, tool], 'far/x', ': :a :b :helper :helper:help', false],
  [
    'a project with tasks that could not be made is built from any other, tests included',
    [build([project(':a', { complete: false }), project(':b'), project(':c')])],
    'b/src/test/B.java',
    ':a :b',
  ],
])('%s', async (_what, builds, path, targets, isCovered = true) => {
  const found = await reported(builds, [{ [path]: 'a("../b/x")' }, { [path]: '2' }]);
  expect([[found.targets].flat().join(' '), found.isCovered]).toEqual([targets, isCovered]);
});

test.each([
  ['sources of a project', chain(), 'a/src/main/java/A.java', 1],
  ['a build script', chain(), 'a/src/build.gradle', 2],
  ['a file beside the sources', chain(), 'a/x/src/A', 2],
  ['a file of the root', chain(), 'README.md', 2],
  ['sources of buildSrc', [...chain(), buildSrc], 'buildSrc/src/A.java', 2],
  ['sources of plugins', [plugins, ...chain()], 'logic/src/P.groovy', 2],
])('how often Gradle runs for %s', async (_what, builds, path, times) => {
  expect((await reported(builds, [{ [path]: '1' }, { [path]: '2' }])).programs).toHaveLength(times);
});

const wrapper = 'gradle/wrapper/gradle-wrapper.properties';
const url = 'https://example.com/gradle-8.14-bin.zip';
const wrapped = { [wrapper]: `distributionUrl=${url.replace(':', '\\:')}\nzipStorePath=wrapper/dists\n` };

test('the distribution of the wrapper is started where it is there', async () => {
  const home = await newDirectory();
  expect((await reported(chain(), [wrapped, { ...wrapped, x: '' }], { home })).programs).toEqual(['gradle', 'gradle']);
  const hash = BigInt(`0x${createHash('md5').update(url).digest('hex')}`).toString(36);
  const program = join(home, 'wrapper/dists/gradle-8.14-bin', hash, 'gradle-8.14/bin/gradle');
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, '');
  expect((await reported(chain(), [wrapped, { ...wrapped, x: '' }], { home })).programs).toEqual([program, program]);
});

test.each<[string, readonly BuildReport[], Files, RegExp, number?]>([
  [
    'Gradle fails',
    chain(),
    wrapped,
    /^gradle help failed with exit code 1 for the head commit \w+: > a mistake\. Make sure .*The wrapper names gradle-8\.14-bin\.zip, which did not run here$/,
    1,
  ],
  ['Gradle reports nothing', [], {}, /^gradle help failed with exit code 0 .* can configure the build$/],
])('it is an error where %s', async (_what, builds, files, message, exitCode = 0) => {
  await expect(reported(builds, [files, { ...files, x: '' }], { exitCode })).rejects.toThrow(message);
});

test('a version that is too old for settings in Kotlin is an error', async () => {
  const of = (version: string, files: Files = {}) =>
    reported([build([], { version })], [files, { ...files, x: '' }], { settings: 'settings.gradle.kts' });
  await expect(of('4.4.1')).rejects.toThrow(
    /^Gradle 4\.4\.1 does not read settings\.gradle\.kts\. Use 5\.0 or later: /,
  );
  expect((await of('5.0')).targets).toEqual([':']);
  expect((await of('4.4.1', { 'settings.gradle': '' })).targets).toEqual([':']);
});

test('the log says who is built from all other projects', async () => {
  const builds = [build([project(':a', { complete: false }), project(':b')])];
  expect((await reported(builds, [{}, { 'a/src/A.java': '' }])).log).toContain(
    'warn Some dependencies of the tasks of :a are not known, so that it counts as built from all other projects',
  );
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

test('commits without a build have no projects', async () => {
  expect(await answer(gradle, {}, { 'README.md': '' })).toEqual({
    targets: [],
    warnings: [],
    uncovered: ['README.md'],
  });
});
