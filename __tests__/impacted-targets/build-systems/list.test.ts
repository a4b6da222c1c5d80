import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSystems, supersedes } from '../../../src/impacted-targets/build-systems/index.js';

const schema = JSON.parse(readFileSync('schemas/impacted-targets.schema.json', 'utf8')) as {
  properties: { 'build-systems': { propertyNames: { enum: string[] } } };
};
const documentation = readFileSync('docs/impacted-targets.md', 'utf8');

describe('the list of build systems', () => {
  test.each(buildSystems.map((listed) => [listed.name, listed] as const))(
    '%s is as its folder says',
    async (name, listed) => {
      const system = await listed.load();
      expect({ name: system.name, rootFiles: [...system.rootFiles].sort() }).toEqual({
        name,
        rootFiles: [...listed.rootFiles].sort(),
      });
      expect(schema.properties['build-systems'].propertyNames.enum).toContain(name);
      const readme = `src/impacted-targets/build-systems/${name}/README.md`;
      expect(existsSync(readme)).toBe(true);
      expect(documentation).toContain(`(../${readme})`);
    },
  );

  test('names each once, and those that stand for others are known', () => {
    const names = buildSystems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const others of Object.values(supersedes)) {
      for (const other of others) expect(schema.properties['build-systems'].propertyNames.enum).toContain(other);
    }
  });
});
