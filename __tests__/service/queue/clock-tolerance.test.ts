import { expect, test } from '@jest/globals';
import { isCertainlyBefore } from '../../../src/service/queue/clock-tolerance.js';

const moment = Date.UTC(2026, 10, 21, 8, 0, 0);

test.each([
  ['a minute and a moment earlier', -60_001, true],
  ['a minute earlier, which clocks may differ by', -60_000, false],
  ['at the same time', 0, false],
  ['later', 86_400_000, false],
])('%s', (_title, offsetMs, before) => {
  expect(isCertainlyBefore(new Date(moment + offsetMs).toISOString(), moment)).toBe(before);
});

test.each([undefined, null, 5, '', 'yesterday'])('%p is not a date', (dated) => {
  expect(isCertainlyBefore(dated, moment)).toBeUndefined();
});
