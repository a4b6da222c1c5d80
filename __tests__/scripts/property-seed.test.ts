import { expect, test } from '@jest/globals';
import fc from 'fast-check';

test('every property has the seed that PROPERTY_SEED sets, or the same one in every run', () => {
  const given = process.env.PROPERTY_SEED;
  const settings = fc.readConfigureGlobal();
  if (given === 'random') expect(settings).toEqual({});
  else expect(settings).toEqual({ seed: Number(given ?? 20261121) });
});
