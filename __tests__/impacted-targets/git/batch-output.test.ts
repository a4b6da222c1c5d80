import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BatchReader } from '../../../src/impacted-targets/git/batch-output.js';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 400);
const object = 'a'.repeat(40);

test('contents are the same wherever what git prints is cut, and what is missing is said in its turn', () => {
  const content = fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes));
  const line = fc
    .constantFrom(' 7\n', `${object} missing\n`, `${object} blob 3\nabc\n`)
    .map((text) => Buffer.from(text));
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.oneof(content, line), { nil: undefined }), { maxLength: 6 }),
      fc.array(fc.nat(400)),
      (contents, cuts) => {
        const output = Buffer.concat(
          contents.map((each) =>
            each === undefined
              ? Buffer.from(`${object} missing\n`)
              : Buffer.concat([Buffer.from(`${object} blob ${String(each.length)}\n`), each, Buffer.from('\n')]),
          ),
        );
        const at = [
          0,
          ...cuts.map((cut) => Math.min(cut, output.length)).sort((one, other) => one - other),
          output.length,
        ];
        const sizes: (number | undefined)[] = [];
        const found: string[] = [];
        const reader = new BatchReader(
          (size) => sizes.push(size),
          (bytes) => found.push(bytes.toString('hex')),
        );
        for (const [index, cut] of at.slice(1).entries()) reader.take(output.subarray(at[index], cut));
        expect(sizes).toEqual(contents.map((each) => each?.length));
        expect(found).toEqual(contents.flatMap((each) => each?.toString('hex') ?? []));
      },
    ),
    { numRuns },
  );
});
