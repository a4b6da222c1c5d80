import { describe, expect, test } from '@jest/globals';
import { buildSystems, supersedes } from '../../../src/impacted-targets/build-systems/index.js';

describe('the list of build systems', () => {
  test.each(buildSystems.map((listed) => [listed.name, listed] as const))(
    '%s stands there as its folder has it',
    async (_name, listed) => {
      const { name, rootFiles, executes } = await listed.load();
      expect({ name, rootFiles, executes }).toEqual({
        name: listed.name,
        rootFiles: listed.rootFiles,
        executes: listed.executes,
      });
    },
  );

  test('each name stands there once, and what answers for others is among them', () => {
    const names = buildSystems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const [name, others] of Object.entries(supersedes)) {
      expect(names).toEqual(expect.arrayContaining([name, ...others]));
    }
  });

  test('those that run a tool in the repository say so', () => {
    const executing = buildSystems.filter(({ executes }) => executes === 'repository code').map(({ name }) => name);
    expect(executing).toEqual(['bazel', 'nx', 'turborepo', 'gradle', 'pants']);
  });
});
