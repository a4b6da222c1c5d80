import { afterAll, describe, expect, test } from '@jest/globals';
import { maven } from '../build-systems.js';
import { impactOf, isThere, removeDirectories, runProgram, writeFiles, type Files } from '../trees.js';
import { dependencies, dependency, modules, own, parent, project } from './poms.js';

afterAll(removeDirectories);

const mavenThere = await isThere('mvn', '--version');
if (!mavenThere) test.skip('beside the real mvn: mvn is not on this machine', () => undefined);
(mavenThere ? describe : describe.skip)('beside the real mvn', () => {
  const packaging = '<packaging>pom</packaging>';
  const real: Files = {
    '.mvn/maven.config': '-Drevision=1\n',
    'pom.xml': project(
      '<groupId>g</groupId><artifactId>root</artifactId><version>${revision}</version>',
      modules('core', 'apps', 'bom', 'settings'),
    ),
    'bom/pom.xml': project(
      own('bom'),
      packaging,
      `<dependencyManagement>${dependencies('core').replace('</version>', '</version><type>pom</type>')}</dependencyManagement>`,
    ),
    'settings/pom.xml': project(own('settings'), packaging),
    'core/pom.xml': project(
      '<parent><groupId>g</groupId><artifactId>root</artifactId><version>${revision}</version></parent>',
      '<artifactId>core</artifactId>',
      packaging,
    ),
    'apps/pom.xml': project(own('apps'), modules('web', 'job'), parent('settings', '../settings')),
    'apps/web/pom.xml': project(
      own('web'),
      packaging,
      parent('apps'),
      `<dependencies>${dependency('core', '<type>pom</type>')}</dependencies>`,
    ),
    'apps/job/pom.xml': project(
      own('job'),
      packaging,
      `<properties><lib>web</lib></properties><dependencies>${dependency('${lib}', '<type>pom</type><scope>test</scope>')}</dependencies>`,
    ),
  };

  test.each(['core', 'apps', 'web', 'job', 'bom', 'settings'])(
    '%s and what mvn -amd builds with it',
    async (artifact) => {
      const cwd = await writeFiles(real);
      const run = await runProgram('mvn', ['-o', '-B', '-pl', `:${artifact}`, '-amd', 'validate'], { cwd });
      expect(run.exitCode).toBe(0);
      const built = [...run.stdout.matchAll(/-+< (\S+) >-+/g)].map(([, name]) => name).sort();
      const place = Object.keys(real).find((path) => path.endsWith(`${artifact}/pom.xml`)) ?? '';
      const { targets } = await impactOf(maven, real, { ...real, [place.replace('pom.xml', 'new.txt')]: '' });
      expect(targets).toEqual(built);
    },
  );
});
