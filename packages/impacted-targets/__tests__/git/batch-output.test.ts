import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BatchReader } from '../../src/git/batch-output.js';

const object = 'a'.repeat(40);

test('contents are the same wherever what git prints is cut, and what is missing is said in its turn', () => {
  const content = fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes));
  const line = fc.constantFrom(' 7\n', `${object} missing\n`, `3\nabc\n`).map((text) => Buffer.from(text));
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.oneof(content, line), { nil: undefined }), { maxLength: 6 }),
      fc.array(fc.nat(400)),
      (contents, cuts) => {
        const output = Buffer.concat(
          contents.map((each) =>
            each === undefined
              ? Buffer.from(`${object} missing\n`)
              : Buffer.concat([Buffer.from(`${String(each.length)}\n`), each, Buffer.from('\n')]),
          ),
        );
        const at = [
          0,
          ...cuts.map((cut) => Math.min(cut, output.length)).sort((one, other) => one - other),
          output.length,
        ];
        const read = () => {
          const sizes: (number | undefined)[] = [];
          const found: (string | undefined)[] = contents.map(() => undefined);
          const reader = new BatchReader({
            onSize: (position, size) => {
              expect(position).toBe(sizes.length);
              sizes.push(size);
            },
            onContent: (position, bytes) => {
              expect(found[position]).toBeUndefined();
              found[position] = bytes.toString('hex');
            },
          });
          for (const [index, cut] of at.slice(1).entries()) {
            const piece = Buffer.from(output.subarray(at[index], cut));
            reader.take(piece);
            piece.fill('x');
          }
          expect(sizes).toEqual(contents.map((each) => each?.length));
          return found;
        };
        const whole = contents.map((each) => each?.toString('hex'));
        expect(read()).toEqual(whole);
      },
    ),
    { numRuns: 400 },
  );
});
