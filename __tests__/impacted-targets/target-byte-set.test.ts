import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TargetByteSet } from '../../src/impacted-targets/target-byte-set.js';

/** What a Set and JSON.stringify say. */
function check(distinct: TargetByteSet, targets: readonly string[]): void {
  const expected = [...new Set(targets)];
  const json = JSON.stringify(expected);
  expect(distinct.count).toBe(expected.length);
  expect(distinct.duplicates).toBe(targets.length - expected.length);
  expect(distinct.jsonBytes).toBe(Buffer.byteLength(json));
  expect(distinct.json().array.toString('utf8')).toBe(json);
  expect(distinct.json().array.byteLength).toBe(distinct.jsonBytes);
  expect(distinct.json('é{', '}').whole.toString('utf8')).toBe(`é{${json}}`);
  expect(distinct.first(3)).toEqual(expected.slice(0, 3));
  expect(distinct.first(Infinity)).toEqual(expected);
  expect(distinct.first(0)).toEqual([]);
}

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.stringMatching(/^[ab"\\\u0001\u001f !]{0,9}$/),
  fc.constantFrom('//a:b', 'a', 'b', 'ALL', 'é', '🎉'),
);

describe('a target byte set', () => {
  test('of any list are what a Set and JSON.stringify say', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), (targets) => {
        check(TargetByteSet.of(targets), targets);
      }),
      { numRuns: 500 },
    );
  });

  test('of none', () => {
    check(TargetByteSet.of([]), []);
    expect(TargetByteSet.of([]).kind).toBe('list');
  });

  // Around the sizes at which the lists (1,024) and the slots (half of 4,096) grow.
  test.each([1023, 1024, 1025, 2047, 2048, 2049, 2050, 8193, 20_000])('of %i different names, each twice', (count) => {
    const names = Array.from({ length: count }, (_, index) => `//p${String(index % 97)}:t${String(index)}`);
    const distinct = TargetByteSet.of([...names, ...names]);
    check(distinct, [...names, ...names]);
    for (const index of [0, 1, count >> 1, count - 1]) expect(distinct.has(names[index] ?? '')).toBe(true);
  });

  test('with the same hash are still different', () => {
    // Found by trying; they hash alike in pairs.
    const colliding = ['//pkgkxe', '//pkg4iev', '//pkgn6a', '//pkg5dhp', '//pkgfit', '//pkg9yrd'];
    check(TargetByteSet.of([...colliding, ...colliding]), [...colliding, ...colliding]);
    const distinct = TargetByteSet.of(['//pkgkxe', '//pkgn6a']);
    expect(distinct.has('//pkg4iev')).toBe(false);
    expect(distinct.has('//pkg5dhp')).toBe(false);
  });

  test.each(Array.from({ length: 9 }, (_, place) => place))(
    'with what JSON escapes behind %i other characters are escaped',
    (place) => {
      const escaped = ['"', '\\', '\n', '\r', '\u0000', '\u001f'].flatMap((special) => [
        `${'x'.repeat(place)}${special}`,
        `${'x'.repeat(place)}${special}${'y'.repeat(9 - place)}`,
      ]);
      check(TargetByteSet.of(escaped), escaped);
      // What is next to them in the table of characters, and the same bytes with the high bit.
      const plain = [' ', '!', '#', '[', ']', '\u007f', '\u00a2', '\u00dc', '\u008a'].map(
        (other) => `${'x'.repeat(place)}${other}yy`,
      );
      check(TargetByteSet.of(plain), plain);
    },
  );

  test('of lines are what splitting them gives', () => {
    const line = fc.oneof(
      name,
      fc.stringMatching(/^[ \t\ra"b]{0,9}$/),
      fc.constantFrom('', '\r', ' \r', 'a\r\r', '\ra'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const bytes = Buffer.from(lines.join('\n'), 'utf8');
        const distinct = new TargetByteSet(bytes);
        for (let start = 0; start < bytes.length;) start = distinct.addLine(start) + 1;
        const split = lines
          .flatMap((one) => one.split('\n'))
          .map((one) => one.replace(/\r$/, ''))
          .filter((one) => !/^[\u0000-\u0020]*$/.test(one));
        check(distinct, split);
      }),
      { numRuns: 1000 },
    );
  });

  test('has says whether one is among them', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 10 }), name, (targets, wanted) => {
        expect(TargetByteSet.of(targets).has(wanted)).toBe(targets.includes(wanted));
      }),
    );
  });

  test('lie anywhere in bytes, and the same bytes elsewhere are the same target', () => {
    const distinct = new TargetByteSet(Buffer.from('xabab"ab'));
    distinct.add(1, 3);
    distinct.add(3, 5);
    distinct.add(5, 8);
    distinct.add(1, 2);
    expect(distinct.json().array.toString()).toBe('["ab","\\"ab","a"]');
    expect(distinct.duplicates).toBe(1);
  });
});
