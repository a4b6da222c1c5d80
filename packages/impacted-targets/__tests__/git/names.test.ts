import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareByteOrder, decodePath, encodePath, nulRecords } from '../../src/tree/names.js';

/** Names as Git keeps them: texts of many scripts, and bytes that are not text. */
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
    { numRuns: 2000 },
  );
});

test('records are the paths that git prints, and no bytes are lost', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (names) => {
      const paths = nulRecords(Buffer.concat(names.flatMap((each) => [each, Buffer.from([0])])));
      expect(paths.map((path) => encodePath(path).toString('hex'))).toEqual(names.map((each) => each.toString('hex')));
      expect(paths).toEqual(names.map(decodePath));
    }),
    { numRuns: 400 },
  );
});
