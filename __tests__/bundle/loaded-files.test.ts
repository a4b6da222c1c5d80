import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { localService, token } from '../steps/local-service.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { runStep } from './step.js';

const service = localService();
const dist = resolve(import.meta.dirname, '../../dist');

// YAML parsers, build systems and Octokit.
const never = ['YAMLParseError', 'YAMLException', 'Directory.Build.props', 'octokit-core.js'];

test.each([
  ['v1', ['function secondGeneration', ...never]],
  ['v2', ['function firstGeneration', ...never]],
])('a submit over %s loads no file that holds one of %j', async (generation, marks) => {
  const folder = temporaryFolder();
  const [list, hook] = [join(folder, 'loaded.json'), join(folder, 'hook.cjs')];
  const write = `require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache)))`;
  writeFileSync(hook, `process.on('exit', () => ${write});`);
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
  const paths = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const loaded = paths.filter((path) => dirname(path) === dist).map((path) => basename(path));
  expect(loaded).toContain('index.js');
  const files = readdirSync(dist).filter((name) => name.endsWith('.js'));
  for (const mark of marks) {
    const holding = files.filter((name) => readFileSync(join(dist, name), 'utf8').includes(mark));
    // A mark that no file holds would make the second expectation true of everything.
    expect(holding).not.toEqual([]);
    expect(loaded.filter((name) => holding.includes(name))).toEqual([]);
  }
});
