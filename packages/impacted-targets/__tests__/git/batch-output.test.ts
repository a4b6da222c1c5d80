import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { batchReader } from '../../src/git/objects.js';

const id = 'a'.repeat(40);
const printed = (content: Buffer | undefined): Buffer =>
  content === undefined
    ? Buffer.from(`${id} missing\n`)
    : Buffer.concat([Buffer.from(`${id} blob ${String(content.length)}\n`), content, Buffer.from('\n')]);

test('contents are the same wherever what git prints is cut, and what is missing is said in its turn', () => {
  const content = fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes));
  const line = fc.constantFrom(' 7\n', `${id} missing\n`, `${id} blob 3\nabc\n`).map((text) => Buffer.from(text));
  const contents = fc.array(fc.option(fc.oneof(content, line), { nil: undefined }), { maxLength: 6 });
  fc.assert(
    fc.property(contents, fc.array(fc.nat(400)), (expected, cuts) => {
      const output = Buffer.concat(expected.map(printed));
      const inOrder = [...cuts, 0, output.length].map((cut) => Math.min(cut, output.length)).sort((a, b) => a - b);
      const found: (string | undefined)[] = [];
      const take = batchReader((position, read) => {
        expect(position).toBe(found.length);
        found.push(read?.content.toString('hex'));
      });
      for (const [index, cut] of inOrder.slice(1).entries()) take(output.subarray(inOrder[index], cut));
      expect(found).toEqual(expected.map((each) => each?.toString('hex')));
    }),
    { numRuns: 400 },
  );
});

test('an object of more than 256 MiB is refused, with its size', () => {
  const take = batchReader(() => undefined);
  take(Buffer.from(`${id} blob ${String(2 ** 28)}\n`));
  const other = batchReader(() => undefined);
  expect(() => {
    other(Buffer.from(`${id} blob ${String(2 ** 28 + 1)}\n`));
  }).toThrow('has 268,435,457 bytes, and at most 268,435,456 of a file are read');
});
