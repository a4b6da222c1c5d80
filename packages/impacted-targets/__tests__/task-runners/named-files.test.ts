import { afterAll, expect, test } from '@jest/globals';
import { namedByFiles } from '../../src/task-runners/named-files.js';
import { Sample, withComparison } from '../build-systems/compare.js';
import { removeSamples } from '../sample-repository.js';

afterAll(removeSamples);

const sample = new Sample({
  'README.md': '1',
  'a/code.js': [
    "read('../../README.md')",
    "join(here, '..', 'LICENSE')",
    'join(workspaceRoot, `docs/x.png`)',
    "resolve(__dirname, 'NOTICE')",
    "read('AUTHORS', '../SECURITYx.md', 'xREADME')",
  ].join('\n'),
  'a/README.md': '[contributing](../CONTRIBUTING.md)',
  'was/gone.js': "'../SUPPORT'",
});
const head = sample.edit({ 'was/gone.js': null });
const ask = (paths: readonly string[], root = '') =>
  withComparison(sample.directory, { base: sample.base, head, root }, async (comparison, tools) => [
    ...(await namedByFiles(comparison, paths, tools)),
  ]);

test.each([
  ['README.md', true],
  ['LICENSE', true],
  ['docs/x.png', true],
  ['NOTICE', false],
  ['SUPPORT', true],
  ['AUTHORS', false],
  ['SECURITY.md', false],
  ['docs/y.png', false],
  ['CONTRIBUTING.md', false],
])('%s: %s', async (path, named) => {
  expect(await ask([path])).toEqual(named ? [path] : []);
});

test('paths are those from the root of the build', async () => {
  expect(await ask(['sub/README.md'], 'sub')).toEqual(['sub/README.md']);
});

test('what cannot be looked for counts as named', async () => {
  const many = Array.from({ length: 201 }, (_, index) => `x${index}`);
  expect(await ask(many)).toEqual(many);
  expect(await ask(['a\nb', 'x\udcff'])).toEqual(['a\nb', 'x\udcff']);
  expect(await ask([])).toEqual([]);
});
