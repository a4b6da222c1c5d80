import { afterEach, expect, jest, test } from '@jest/globals';
import { systemClock } from '../../../src/service/requests/clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the clock of waits tells the time', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
});

test('the clock of waits does not follow when the time of the machine is set', () => {
  const before = systemClock.now();
  const real = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000);
  expect(systemClock.now() - before).toBeLessThan(60_000);
});
