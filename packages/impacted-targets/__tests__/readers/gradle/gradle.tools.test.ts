import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Impact } from '../../../src/answer/impact.js';
import { isPlainSource, readGradleGraph } from './graphs.js';
import { gradle } from './graphs.js';
import { readReport, type BuildReport } from './graphs.js';
import { compareGraphs } from './graphs.js';
import {
  compareFiles,
  impactOf,
  isThere,
  MemoryTree,
  newDirectory,
  realTools,
  removeDirectories,
  runProgram,
  without,
  type Files,
} from '../../trees.js';

const homeBefore = process.env.GRADLE_USER_HOME;
beforeAll(async () => {
  process.env.GRADLE_USER_HOME = await newDirectory();
});
afterAll(async () => {
  if (homeBefore === undefined) delete process.env.GRADLE_USER_HOME;
  else process.env.GRADLE_USER_HOME = homeBefore;
  await removeDirectories();
});

const composite: Files = {
  'settings.gradle': `rootProject.name = 'demo'
include ':app', ':lib', ':codegen', ':group:deep', ':lone'
project(':lone').projectDir = file('elsewhere/lone')
includeBuild 'tools'
includeBuild 'logic'
`,
  'build.gradle': "subprojects { apply plugin: 'java' }\n",
  'src/main/java/Root.java': '',
  'app/build.gradle': "dependencies { testCompile project(':lib'); runtime 'demo.tools:helper:1' }\n",
  'app/src/main/java/App.java': '',
  'lib/build.gradle': "compileJava.dependsOn ':codegen:classes'\n",
  'lib/src/main/java/Lib.java': '',
  'codegen/src/main/java/Codegen.java': '',
  'group/build.gradle': '',
  'group/deep/build.gradle': "dependencies { compile project(path: ':lib', configuration: 'default') }\n",
  'group/deep/src/main/java/Deep.java': '',
  'elsewhere/lone/build.gradle':
    "task pack(type: Copy) { into buildDir; dependsOn { [':app:classes', ':codegen:testClasses'] } }\n",
  'elsewhere/lone/src/main/java/Lone.java': '',
  'buildSrc/src/main/java/Convention.java': 'class Convention {}\n',
  'tools/settings.gradle': "rootProject.name = 'tools'\ninclude 'helper', 'spare'\n",
  'tools/build.gradle': "subprojects { apply plugin: 'java'; group = 'demo.tools'; version = '1' }\n",
  'tools/helper/src/main/java/Helper.java': '',
  'tools/spare/src/main/java/Spare.java': '',
  'logic/settings.gradle': "rootProject.name = 'logic'\n",
  'logic/build.gradle':
    "apply plugin: 'groovy'\ngroup = 'demo.logic'\ndependencies { compile gradleApi(), localGroovy() }\n",
  'logic/src/main/groovy/Logic.groovy': '',
};
const main = [':', ':app', ':codegen', ':group', ':group:deep', ':lib', ':lone'];
const tools = [':tools', ':tools:helper', ':tools:spare'];

const gradleThere = await isThere('gradle', '--version');
if (!gradleThere) test.skip('beside the real gradle: gradle is not on this machine', () => undefined);
(gradleThere ? describe : describe.skip)('beside the real gradle', () => {
  // Gradle takes many seconds to start.
  const patience = 300_000;
  const offline = { gradle: { arguments: ['--offline'] } };

  describe('one composite', () => {
    let reports: BuildReport[];
    beforeAll(async () => {
      reports = await readReport(new MemoryTree('head', composite), await compareFiles({}, {}), realTools(offline));
    }, patience);

    test.each([
      ['app/src/main/java/App.java', [':app', ':lone']],
      ['lib/src/main/java/Lib.java', [':app', ':group:deep', ':lib', ':lone']],
      ['codegen/src/main/java/Codegen.java', [':app', ':codegen', ':group:deep', ':lib', ':lone']],
      ['group/deep/extra/data.txt', [':group:deep']],
      ['group/x', [':group', ':group:deep']],
      ['group/README.md', [':group']],
      ['lib/src/test/java/T.java', [':lib']],
      ['codegen/src/test/java/T.java', [':codegen', ':lone']],
      ['elsewhere/lone/x', [':lone']],
      ['elsewhere/x', main],
      ['src/main/java/Root.java', [':']],
      ['build.gradle', main],
      ['gradle.properties', main],
      ['gradle/libs.versions.toml', main],
      ['config/checkstyle/checkstyle.xml', main],
      ['buildSrc/src/main/java/Convention.java', main],
      ['tools/helper/src/main/java/Helper.java', [':app', ':lone', ':tools:helper']],
      ['tools/spare/src/main/java/Spare.java', [':tools:spare']],
      ['tools/build.gradle', [':app', ':lone', ...tools]],
      ['logic/src/main/groovy/Logic.groovy', [...main, ':logic', ...tools].sort()],
    ])('%s', async (path, expected) => {
      const comparison = await compareFiles(composite, { ...composite, [path]: 'changed' });
      const graphs = [comparison.base, comparison.head].map((tree) => readGradleGraph(tree, '', reports));
      const [base, head] = await Promise.all(graphs);
      if (base === undefined || head === undefined) throw new Error('two graphs are needed');
      const impact = await compareGraphs(base, head, comparison);
      expect(namesOf(impact)).toEqual(expected);
      expect(impact.kind === 'targets' && [...impact.coveredPaths]).toEqual([path]);
    });

    test('sources of projects that no build script is made of decide on no graph', () => {
      expect(isPlainSource('app/src/main/java/App.java', reports)).toBe(true);
      for (const path of [
        'app/build.gradle',
        'buildSrc/src/A.java',
        'logic/src/A.groovy',
        'README.md',
        'app/x/src/A',
      ]) {
        expect([path, isPlainSource(path, reports)]).toEqual([path, false]);
      }
    });
  });

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
      const log = realTools(offline);
      const comparison = await compareFiles(base, head);
      const impact = await gradle.impact(comparison, log);
      expect(namesOf(impact)).toEqual([':', ':a', ':b', ':c', ':gone', ':user']);
      expect(impact.kind === 'targets' && impact.coveredPaths.size).toBe(comparison.changes.length);
      expect(log.log.filter((line) => line.startsWith('info Asking'))).toHaveLength(2);

      const properties = 'gradle/wrapper/gradle-wrapper.properties';
      const url = 'https\\://services.gradle.org/distributions/gradle-99.1-bin.zip';
      const broken = { ...base, 'a/build.gradle': 'no such thing\n', [properties]: `distributionUrl=${url}\n` };
      await expect(impactOf(gradle, base, broken, { options: offline })).rejects.toThrow(
        /gradle help failed with exit code 1 for the head commit .*a\/build\.gradle' line: 1.*The wrapper names Gradle 99\.1, which did not run here/,
      );
    },
    patience,
  );

  test(
    'a version that cannot read the settings fails',
    async () => {
      const properties = 'distributionUrl=https\\://services.gradle.org/distributions/gradle-99.1-all.zip\n';
      const base: Files = {
        'settings.gradle': "include 'a'\n",
        'gradle/wrapper/gradle-wrapper.properties': properties,
        'a/build.gradle': '',
      };
      const inKotlin = { ...without(base, 'settings.gradle'), 'settings.gradle.kts': 'include(":a")\n' };
      const answer = impactOf(gradle, inKotlin, { ...inKotlin, 'a/x': '' }, { options: offline });
      if (/^Gradle [1-4]\./m.test((await runProgram('gradle', ['--version'], { cwd: tmpdir() })).stdout)) {
        await expect(answer).rejects.toThrow(
          /^Gradle [\d.]+ does not read settings\.gradle\.kts\. Use Gradle 99\.1, which the wrapper names: \.\/gradlew help/,
        );
      } else expect((await answer).targets).toEqual([':a']);
    },
    patience,
  );
});

function namesOf(impact: Impact): string[] | undefined {
  return impact.kind === 'all' ? undefined : [...impact.targets.keys()].sort();
}
