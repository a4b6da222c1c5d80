import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { firstAlike } from '../../src/git/same-content.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);

test('each object leads to the first one of its name, also where names begin alike', () => {
  const name = fc
    .tuple(fc.constantFrom('0000', 'abcd'), fc.nat(3), fc.nat(5))
    .map(([start, middle, end]) => start + String(middle).padStart(16, '0') + String(end).padStart(20, '0'));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60 }), (objects) => {
      expect([...firstAlike(objects.map((object) => ({ object })))]).toEqual(
        objects.map((object) => objects.indexOf(object)),
      );
    }),
    { numRuns },
  );
});
