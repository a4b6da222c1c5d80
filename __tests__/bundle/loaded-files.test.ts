import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { pendingService, respond, serve } from '../steps/servers.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep } from './step.js';

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
  const service = await serve(generation === 'v1' ? pendingService : secondGeneration);
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: {
      operation: 'submit-pull-request',
      'base-url': `${service.origin}/${generation}`,
      'api-token': 'a-token-of-the-service',
    },
    environment: { NODE_OPTIONS: `--require "${hook.replaceAll('\\', '/')}"` },
  });
  expect(step.exitCode).toBe(0);
  const loaded = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return loaded.filter((path) => resolve(path, '..') === dist).map((path) => basename(path));
}

/** As much of the second generation as a submit needs. */
const secondGeneration: typeof pendingService = ({ url }, response) => {
  const { base } = labelled.pull_request as { base: { ref: string } };
  const queue = {
    id: 'q',
    repositoryId: 'r',
    targetBranch: base.ref,
    repositoryUrl: `https://github.com/Codertocat/Hello-World`,
  };
  if (url.startsWith('/v2/merge-queues?')) respond(response, 200, { data: [queue], hasMore: false, nextCursor: null });
  else respond(response, 201, { number: labelled.number, queueEntry: { state: 'pending', mergeQueueId: 'q' } });
};

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
