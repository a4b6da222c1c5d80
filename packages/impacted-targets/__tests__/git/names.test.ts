import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodePath, firstFrom, NulRecords } from '../../src/tree/names.js';
import { compareByteOrder } from '../../src/tree/names.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);

/** Names as Git keeps them: texts of many scripts, and bytes that are none. */
const name = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('a', 'b', '.', '/', 'é', '\u07ff', '\ud7ff', '\ue000', '\uffff', '😀', '😁')
        .map((text) => Buffer.from(text)),
      fc.integer({ min: 0x80, max: 0xff }).map((byte) => Buffer.from([byte])),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => Buffer.concat(parts));

test('paths are ordered as their bytes are, whatever these are', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.sign(compareByteOrder(decodePath(one), decodePath(other)))).toBe(Buffer.compare(one, other));
    }),
    { numRuns: numRuns * 5 },
  );
});

test('a path is found among sorted ones, or the place where it would stand', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), name, (names, asked) => {
      const paths = names.sort((one, other) => Buffer.compare(one, other)).map(decodePath);
      const before = names.filter((each) => Buffer.compare(each, asked) < 0);
      expect(firstFrom(paths.length, (index) => paths[index] ?? '', decodePath(asked))).toBe(before.length);
    }),
    { numRuns },
  );
});

test('records are the same wherever what git prints is cut', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), fc.array(fc.nat(60)), (names, cuts) => {
      const output = Buffer.concat(names.flatMap((each) => [each, Buffer.from([0])]));
      const at = [
        0,
        ...cuts.map((cut) => Math.min(cut, output.length)).sort((one, other) => one - other),
        output.length,
      ];
      const found: string[] = [];
      const records = new NulRecords((text, start, end) => found.push(text.slice(start, end)));
      for (const [index, cut] of at.slice(1).entries()) records.take(output.subarray(at[index], cut));
      expect(found).toEqual(names.map(decodePath));
    }),
    { numRuns },
  );
});
