import { expect, test } from '@jest/globals';
import { isRange, mayMeet } from '../../../src/tree/formats/version-ranges.js';

test.each([
  ['1.2.3', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['2.0.0-beta.1', '>=1', true],
  ['2.0.0-beta.1', '^1.0.0', false],
  ['1.2.3', 'latest', true],
  ['one', '^1.0.0', true],
  [undefined, '^1.0.0', true],
  ['1.2.3', '', true],
])('%s may meet %j: %s', (version, range, meets) => {
  expect(mayMeet(version, range)).toBe(meets);
});

test('a tag is not a range', () => {
  expect(['^1', '1.x || 2', '*', 'latest', 'name'].map(isRange)).toEqual([true, true, true, false, false]);
});
