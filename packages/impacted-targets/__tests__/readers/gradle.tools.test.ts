import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gradle } from '../build-systems.js';
import { compareContents, isThere, newDirectory, realTools, removeDirectories, without, type Files } from '../trees.js';

const homeBefore = process.env.GRADLE_USER_HOME;
beforeAll(async () => {
  process.env.GRADLE_USER_HOME = await newDirectory();
});
afterAll(() => {
  if (homeBefore === undefined) delete process.env.GRADLE_USER_HOME;
  else process.env.GRADLE_USER_HOME = homeBefore;
  removeDirectories();
});

const composite: Files = {
  'settings.gradle': `rootProject.name = 'demo'
include ':app', ':lib', ':codegen', ':group:deep', ':lone'
project(':lone').projectDir = file('elsewhere/lone')
includeBuild 'tools'
includeBuild 'logic'
`,
  'build.gradle': "subprojects { apply plugin: 'java' }\n",
  'app/build.gradle': "dependencies { testCompile project(':lib'); runtime 'demo.tools:helper:1' }\n",
  'lib/build.gradle': "compileJava.dependsOn ':codegen:classes'\n",
  'group/build.gradle': '',
  'group/deep/build.gradle': "dependencies { compile project(path: ':lib', configuration: 'default') }\n",
  'elsewhere/lone/build.gradle':
    "task pack(type: Copy) { into buildDir; dependsOn { [':app:classes', ':codegen:testClasses'] } }\n",
  'buildSrc/src/main/java/Convention.java': 'class Convention {}\n',
  'tools/settings.gradle': "rootProject.name = 'tools'\ninclude 'helper', 'spare'\n",
  'tools/build.gradle': "subprojects { apply plugin: 'java'; group = 'demo.tools'; version = '1' }\n",
  'logic/settings.gradle': "rootProject.name = 'logic'\n",
  'logic/build.gradle':
    "apply plugin: 'groovy'\ngroup = 'demo.logic'\ndependencies { compile gradleApi(), localGroovy() }\n",
  'user/x': '',
};
const main = [':', ':app', ':codegen', ':group', ':group:deep', ':lib', ':lone'];

const gradleThere = await isThere('gradle', '--version');
if (!gradleThere) test.skip('beside the real gradle: gradle is not on this machine', () => undefined);
(gradleThere ? describe : describe.skip)('beside the real gradle', () => {
  // Gradle takes many seconds to start.
  const patience = 300_000;
  const offline = { gradle: { arguments: ['--offline'] } };

  async function impacted(before: Files, after: Files) {
    const tools = realTools(offline);
    const comparison = compareContents(before, after);
    const impact = await gradle.impact(comparison, tools);
    if (impact.kind === 'all') throw new Error(impact.why);
    const isCovered = comparison.changes.every(({ path }) => impact.coveredPaths.has(path));
    return { targets: [...impact.targets.keys()].sort(), isCovered, log: tools.log };
  }

  // Gradle runs once for each, because only sources change.
  test.each<[string, readonly string[]]>([
    ['lib/src/main/java/Lib.java', [':app', ':group:deep', ':lib', ':lone']],
    ['codegen/src/test/java/T.java', [':codegen', ':lone']],
    ['tools/helper/src/main/java/Helper.java', [':app', ':lone', ':tools:helper']],
  ])(
    '%s of a composite',
    async (path, targets) => {
      const answer = await impacted({ ...composite, [path]: '' }, { ...composite, [path]: '// new' });
      expect(answer).toMatchObject({ targets, isCovered: true });
      expect(answer.log.filter((line) => line.startsWith('info Asking'))).toHaveLength(1);
    },
    patience,
  );

  test(
    'plugins of an included build and buildSrc impact what they configure',
    async () => {
      const others = [':tools', ':tools:helper', ':tools:spare'];
      const logic = await impacted(composite, { ...composite, 'logic/src/main/groovy/Logic.groovy': '' });
      expect(logic.targets).toEqual([...main, ':logic', ...others].sort());
      const convention = await impacted(composite, { ...composite, 'buildSrc/x': '' });
      expect(convention.targets).toEqual(main);
    },
    patience,
  );

  test(
    'two commits with other projects and other dependencies; the commit with the mistake in it fails',
    async () => {
      const base: Files = {
        'settings.gradle': "include 'a', 'b', 'gone', 'user'\n",
        'a/build.gradle': "apply plugin: 'java'\n",
        'b/build.gradle': "apply plugin: 'java'\ndependencies { compile project(':a') }\n",
        'gone/a.txt': '',
        'user/build.gradle': "configurations { odd }\ndependencies { odd project(':gone') }\n",
      };
      const head: Files = {
        ...without(base, 'gone/a.txt'),
        'user/build.gradle': '',
        'settings.gradle': "include 'a', 'b', 'c', 'user'\n",
        'c/build.gradle': "apply plugin: 'java'\ndependencies { testCompile project(':b') }\n",
      };
      const answer = await impacted(base, head);
      expect(answer).toMatchObject({ targets: [':', ':a', ':b', ':c', ':gone', ':user'], isCovered: true });
      const broken = { ...base, 'a/build.gradle': 'no such thing\n' };
      await expect(impacted(base, broken)).rejects.toThrow(
        /gradle help failed with exit code 1 for the head commit .*a\/build\.gradle' line: 1/,
      );
    },
    patience,
  );
});
