import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { buildSystems, supersedes } from '../../src/engine/build-systems.js';

const schema = JSON.parse(readFileSync('schemas/impacted-targets.schema.json', 'utf8')) as {
  properties: { 'build-systems': { properties: object } };
};
const documentation = readFileSync('docs/impacted-targets.md', 'utf8');

describe('the list of build systems', () => {
  test.each(buildSystems.map((listed) => [listed.name, listed] as const))(
    '%s has a folder with code, and is in the schema and the documents',
    async (name, listed) => {
      expect(await listed.load()).toHaveProperty('read', expect.any(Function));
      expect(schema.properties['build-systems'].properties).toHaveProperty(name);
      const readme = `packages/impacted-targets/src/readers/${name}/README.md`;
      expect(existsSync(readme)).toBe(true);
      expect(documentation).toContain(`(../${readme})`);
    },
  );

  test('holds every folder', () => {
    const found = readdirSync('packages/impacted-targets/src/readers', { withFileTypes: true });
    const folders = found.filter((each) => each.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual(buildSystems.map(({ name }) => name).sort());
  });

  test('names each once, and those that stand for others are among them', () => {
    const names = buildSystems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, others] of Object.entries(supersedes)) {
      expect(names).toEqual(expect.arrayContaining([name, ...others]));
    }
  });

  test('says which run a tool in the repository', () => {
    const executing = buildSystems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
    expect(executing).toEqual(['bazel', 'nx', 'turborepo', 'gradle', 'pants']);
  });
});
