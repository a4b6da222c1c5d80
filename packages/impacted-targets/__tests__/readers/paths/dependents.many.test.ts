import { describe, expect, test } from '@jest/globals';
import { impactOfRules } from './rules.js';
import { quietStep } from '../../asking.js';
import { askBuildSystems } from '../../../src/engine/ask.js';
import { buildSystems } from '../../../src/engine/build-systems.js';
import { readConfiguration } from '../../../src/configuration/read-configuration.js';
import { compareContents } from '../../trees.js';

describe('tens of thousands of targets', () => {
  const count = 20_000;
  const folders = (kind: string): string[] => Array.from({ length: count }, (_, index) => `${kind}/n${String(index)}`);
  const repository = (content: string) =>
    Object.fromEntries([...folders('svc'), ...folders('lib')].map((folder) => [`${folder}/f`, content]));
  const rules = (dependsOn: string, more = '') =>
    readConfiguration(
      `targets:\n  svc/{name}: {paths: [svc/{name}/**], depends-on: ['${dependsOn}']}\n  lib/{name}: [lib/{name}/**]\n${more}`,
      'f.yml',
    );

  // With a time of the square of their number, each would take hours.
  test.each(['lib/{lib}', 'lib/{name}', 'svc/{other}', 'lib/n{name}'])(
    'that depend on %s are impacted in the time of one look at each',
    async (dependsOn) => {
      const more = dependsOn === 'lib/n{name}' ? '  lib/n{x}: [other/{x}/**]\n' : '';
      const configuration = rules(dependsOn, more);
      const impact = await impactOfRules(compareContents(repository('1'), repository('2')), {
        file: 'f.yml',
        base: configuration,
        head: configuration,
      });
      expect(impact.kind === 'targets' && impact.targets.size).toBe(2 * count);
    },
  );

  test('count once each as dependents of what a rule under impact names', async () => {
    const configuration = rules('lib/{lib}', "impact: [{paths: [x], targets: ['lib/*']}]\n");
    const comparison = compareContents({ ...repository('1'), x: '1' }, { ...repository('1'), x: '2' });
    const configurations = { kind: 'configurations', file: 'f.yml', base: configuration, head: configuration } as const;
    const listed = buildSystems.filter(({ name }) => name === 'paths');
    const answer = await askBuildSystems(listed, comparison, configurations, quietStep);
    expect(answer.kind === 'targets' && answer.targets.length).toBe(2 * count);
  });
});
