import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { counterexamplesOf, expectHeld } from '../../../__tests__/hostile/counterexamples.js';

const folder = join(mkdtempSync(join(tmpdir(), 'merge-queue-counterexamples-')), 'found');
afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true });
});

const small = fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => number < 4321);

test('what a run finds is kept in a file, from which any run makes it again', () => {
  const details = fc.check(small, { seed: 7 });
  expect(() => {
    expectHeld('small', details, folder);
  }).toThrow(/Counterexample: \[4321\]/);
  const replays = counterexamplesOf('small', folder);
  expect(replays).toHaveLength(1);
  expect(fc.check(small, replays[0])).toMatchObject({ failed: true, counterexample: [4321] });
  expect(counterexamplesOf('another', folder)).toEqual([]);
});

test('a property that holds leaves nothing behind', () => {
  expectHeld('held', fc.check(fc.property(fc.integer(), () => true)), folder);
  expect(counterexamplesOf('held', folder)).toEqual([]);
  expect(counterexamplesOf('held', join(folder, 'missing'))).toEqual([]);
});
