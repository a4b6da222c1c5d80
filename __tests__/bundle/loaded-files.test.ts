import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep } from './step.js';

const dist = resolve(import.meta.dirname, '../../dist');

/** Files of `dist` that a submit loads, by their names. */
async function loadedBySubmit(): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const list = join(folder, 'loaded.json');
  const hook = join(folder, 'hook.cjs');
  writeFileSync(
    hook,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))));`,
  );
  const service = await serve(pendingService);
  const step = await runStep({
    event: { name: 'pull_request', payload: labelled },
    inputs: { operation: 'submit-pull-request', 'base-url': service.url, 'api-token': 'a-token-of-the-service' },
    environment: { NODE_OPTIONS: `--require "${hook.replaceAll('\\', '/')}"` },
  });
  expect(step.exitCode).toBe(0);
  const loaded = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return loaded.filter((path) => resolve(path, '..') === dist).map((path) => basename(path));
}

test('a submit loads no YAML parser, no build system and no Octokit', async () => {
  const loaded = await loadedBySubmit();
  expect(loaded).toContain('index.js');
  for (const mark of ['YAMLParseError', 'YAMLException', '/impacted-targets/build-systems/', '@octokit/']) {
    const holding = readdirSync(dist).filter(
      (name) => name.endsWith('.js') && readFileSync(join(dist, name), 'utf8').includes(mark),
    );
    // A mark that no file holds would make the second expectation true of everything.
    expect(holding).not.toEqual([]);
    expect(loaded.filter((name) => holding.includes(name))).toEqual([]);
  }
});
