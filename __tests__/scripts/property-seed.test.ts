import { expect, test } from '@jest/globals';
import fc from 'fast-check';

test('every property has the seed that PROPERTY_SEED sets, or the same one in every run', () => {
  const given = process.env.PROPERTY_SEED;
  const settings = fc.readConfigureGlobal();
  if (given === 'random') expect(settings).toEqual({});
  else expect(settings).toEqual({ seed: Number(given ?? 20261121) });
});

test('a property is tried as often as it says, or a part of that, or as PROPERTY_RUNS says', () => {
  let tried = 0;
  fc.assert(
    fc.property(fc.nat(), () => {
      tried += 1;
    }),
    { numRuns: 7 },
  );
  expect(tried).toBe(Number(process.env.PROPERTY_RUNS ?? Math.ceil(7 * Number(process.env.PROPERTY_SHARE ?? 1))));
});
