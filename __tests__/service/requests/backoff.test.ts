import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backoffDelays } from '../../../src/service/requests/backoff.js';

test('delays are never longer than the longest, and soon not much shorter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 60 }), (first, factor) => {
      const longest = first * factor;
      const next = backoffDelays({ first, longest });
      const delays = Array.from({ length: 40 }, next);
      expect(Math.max(...delays)).toBeLessThanOrEqual(longest);
      expect(Math.min(...delays.slice(20))).toBeGreaterThanOrEqual(longest * 0.6);
    }),
  );
});

test('two that began together do not stay together', () => {
  const [one, other] = [backoffDelays({ first: 10, longest: 100 }), backoffDelays({ first: 10, longest: 100 })];
  const delays = Array.from({ length: 40 }, () => [one(), other()]);
  expect(delays.slice(20).filter(([mine, others]) => mine === others)).toEqual([]);
});
