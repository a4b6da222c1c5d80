import { afterAll, expect, test } from '@jest/globals';
import { removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { targetsOf } from '../steps/layout.js';
import { computePullRequest } from './computing.js';

afterAll(removeSamples);

const crates = {
  'Cargo.toml': '[workspace]\nmembers = ["a"]\n',
  'Cargo.lock': 'version = 4\n',
  'a/Cargo.toml': '[package]\nname = "a"\nversion = "1.0.0"\n',
  'a/src/lib.rs': '',
};
const mebibytes = (count: number): string => '\n'.repeat(count * 2 ** 20);

test('a lockfile that is too large to be parsed makes the answer ALL', async () => {
  const step = await computePullRequest({ base: crates, change: { 'Cargo.lock': mebibytes(33) }, from: 'cargo' });
  expect([step.errors, targetsOf(step)]).toEqual([[], 'ALL']);
  expect(step.outputs['impacted-targets-reason']).toContain(
    'it has 34,603,008 bytes, and at most 33,554,432 of such a file are read',
  );
});

test('a file that is too large for a string of Node.js fails the step', async () => {
  const step = await computePullRequest({ base: crates, change: { 'a/Cargo.toml': mebibytes(257) }, from: 'cargo' });
  expect(step.errors).toEqual([
    expect.stringContaining('"a/Cargo.toml" has 269,484,032 bytes, and at most 268,435,456 of a file are read.'),
  ]);
});
