import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { burst, limiters, sameNumbers } from './bursts.js';

const bursts = 300;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockImplementation(sameNumbers());
});

afterEach(() => {
  jest.restoreAllMocks();
});

const cases = Object.keys(limiters).flatMap((name) =>
  [60, 150].flatMap((steps) => [1, 2, 3].map((lookUps) => ({ name, steps, lookUps }))),
);

describe(`${String(bursts)} bursts of steps that share five requests a second`, () => {
  test.each(cases)('$steps steps with $lookUps requests each, $name', async (given) => {
    let passed = 0;
    let lastMs = 0;
    for (let count = 0; count < bursts; count += 1) {
      const one = await burst({ ...given, limiter: limiters[given.name]?.() ?? (() => true) });
      passed += one.passed;
      lastMs = Math.max(lastMs, one.lastMs);
    }
    const share = passed / (bursts * given.steps);
    // Delays that were spread over all the time that is left let 99.85 % of the steps pass beside such a limiter.
    if (given.name.includes('also counts')) expect(share).toBeGreaterThan(0.9995);
    else expect([share, lastMs < 320_000]).toEqual([1, true]);
  });
});
