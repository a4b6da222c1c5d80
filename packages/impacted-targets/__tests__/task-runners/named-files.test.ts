import { afterAll, expect, test } from '@jest/globals';
import { namedByFiles } from '../../src/task-runners/named-files.js';
import { Sample, withComparison } from '../build-systems/compare.js';
import { removeSamples } from '../sample-repository.js';

afterAll(removeSamples);

const sample = new Sample({
  ...Object.fromEntries(
    ['README.md', 'LICENSE', 'docs/x.png', 'NOTICE', 'SUPPORT', 'AUTHORS', 'SECURITY.md', 'CONTRIBUTING.md'].map(
      (path) => [path, '1'],
    ),
  ),
  'a/code.js': [
    "read('../README.md')",
    "join(here, '..', 'LICENSE')",
    'join(workspaceRoot, `docs/x.png`)',
    "resolve(__dirname, 'NOTICE')",
    "read('AUTHORS', '../SECURITYx.md', 'xREADME')",
  ].join('\n'),
  'a/README.md': '[contributing](../CONTRIBUTING.md)',
  'was/gone.js': "'../SUPPORT'",
});
const head = sample.edit({ 'was/gone.js': null });
const ask = (paths: readonly string[]) =>
  withComparison(sample.directory, { base: sample.base, head }, async (comparison) => [
    ...(await namedByFiles(comparison, paths)),
  ]);

test.each([
  ['README.md', true],
  ['LICENSE', true],
  ['docs/x.png', true],
  ['NOTICE', true],
  ['SUPPORT', true],
  ['AUTHORS', false],
  ['SECURITY.md', false],
  ['CONTRIBUTING.md', false],
])('%s: %s', async (path, named) => {
  expect(await ask([path])).toEqual(named ? [path] : []);
});
