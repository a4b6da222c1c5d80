import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { uv } from '../build-systems.js';
import { judgeEnvironment, judgePath, titled } from '../../../../__tests__/judges/judges.js';
import { impactOf, removeDirectories, writeFiles, type Files } from '../trees.js';

afterAll(removeDirectories);

const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];

/** Who needs whom, always or with an extra. A project needs only those before it, so that there is no circle. */
const graph = fc.tuple(
  ...names.map((_name, index) =>
    fc.record({ always: fc.subarray(names.slice(0, index)), extra: fc.subarray(names.slice(0, index)) }),
  ),
);

function manifest(name: string, always: readonly string[], extra: readonly string[]): string {
  const sources = [...new Set([...always, ...extra])].map((used) => `${used} = { workspace = true }\n`).join('');
  return (
    `[project]\nname = "${name}"\nversion = "1"\nrequires-python = ">=3.9"\ndependencies = ${JSON.stringify(always)}\n` +
    `[project.optional-dependencies]\nmore = ${JSON.stringify(extra)}\n[tool.uv.sources]\n${sources}`
  );
}

function run(cwd: string, ...args: readonly string[]): string {
  const options = { cwd, env: judgeEnvironment, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    judgePath('uv') ?? 'uv',
    [...args, '--offline', '--no-progress'],
    options,
  );
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

const named = titled('beside uv', 'uv');

(named.missing ? describe.skip : describe)(named.title, () => {
  const graphs = fc.sample(graph, { seed: 26, numRuns: 6 });

  test.each(graphs.map((projects, index) => [index, projects] as const))(
    'whoever uv says depends on a project is impacted by it, in repository %i',
    async (_index, projects) => {
      const files: Record<string, string> = {
        'pyproject.toml': '[tool.uv.workspace]\nmembers = ["projects/*"]\n',
      };
      for (const [index, { always, extra }] of projects.entries()) {
        const name = names[index] ?? '';
        files[`projects/${name}/pyproject.toml`] = manifest(name, always, extra);
        files[`projects/${name}/src/${name}/__init__.py`] = '';
      }
      const directory = await writeFiles(files);
      run(directory, 'lock');
      const locked: Files = { ...files, 'uv.lock': await readFile(`${directory}/uv.lock`, 'utf8') };
      for (const name of names) {
        const tree = run(directory, 'tree', '--frozen', '--universal', '--invert', '--package', name);
        const dependents = new Set(tree.match(/\b(?:alpha|beta|gamma|delta|epsilon)(?= v1\b)/g));
        const { targets } = await impactOf(uv, locked, {
          ...locked,
          [`projects/${name}/src/${name}/__init__.py`]: 'changed = True\n',
        });
        expect([name, targets]).toEqual([name, expect.arrayContaining([...dependents])]);
        expect(dependents).toContain(name);
      }
    },
  );
});
