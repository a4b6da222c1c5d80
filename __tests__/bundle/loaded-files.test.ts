import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { localService, token } from '../steps/local-service.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep } from './step.js';

const service = localService();
const dist = resolve(import.meta.dirname, '../../dist');

/** Files of `dist` that a submit to a generation of the service loads, by their names. */
async function loadedBySubmit(generation: 'v1' | 'v2' = 'v1'): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const list = join(folder, 'loaded.json');
  const hook = join(folder, 'hook.cjs');
  writeFileSync(
    hook,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))));`,
  );
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      operation: 'submit-pull-request',
      'base-url': generation === 'v1' ? service.url : service.secondUrl,
      'api-token': token,
    },
    environment: { NODE_OPTIONS: `--require "${hook.replaceAll('\\', '/')}"` },
  });
  expect(step.exitCode).toBe(0);
  const loaded = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return loaded.filter((path) => resolve(path, '..') === dist).map((path) => basename(path));
}

/** Expects that no file was loaded that holds a text, and that some file holds it. */
function expectUnloaded(loaded: readonly string[], mark: string): void {
  const holding = readdirSync(dist).filter(
    (name) => name.endsWith('.js') && readFileSync(join(dist, name), 'utf8').includes(mark),
  );
  // A mark that no file holds would make the second expectation true of everything.
  expect(holding).not.toEqual([]);
  expect(loaded.filter((name) => holding.includes(name))).toEqual([]);
}

test.each([
  ['v1', 'function secondGeneration'],
  ['v2', 'function firstGeneration'],
] as const)('a submit over %s loads nothing of the other generation', async (generation, mark) => {
  expectUnloaded(await loadedBySubmit(generation), mark);
});

test('a submit loads no YAML parser, no build system and no Octokit', async () => {
  const loaded = await loadedBySubmit();
  expect(loaded).toContain('index.js');
  for (const mark of ['YAMLParseError', 'YAMLException', 'Directory.Build.props', 'octokit-core.js']) {
    expectUnloaded(loaded, mark);
  }
});
