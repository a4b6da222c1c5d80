import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TargetByteSet } from '../../../src/impacted-targets/answer/target-byte-set.js';

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
    // In order, and not.
    for (const names of [
      ['//pkgkxe', '//pkgn6a'],
      ['//pkgn6a', '//pkgkxe'],
    ]) {
      const distinct = TargetByteSet.of(names);
      expect(names.map((one) => distinct.has(one))).toEqual([true, true]);
      expect(distinct.has('//pkg4iev')).toBe(false);
      expect(distinct.has('//pkg5dhp')).toBe(false);
    }
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

  test('has the same targets of a sorted list and of the same list in any other order', () => {
    const lists = fc
      .uniqueArray(fc.oneof(name, fc.stringMatching(/^[a-c]{0,5}$/)), { maxLength: 30 })
      .chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length }), name));
    fc.assert(
      fc.property(lists, ([names, shuffled, other]) => {
        const inOrder = [...names].sort((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two)));
        const [sorted, mixed] = [TargetByteSet.of(inOrder), TargetByteSet.of(shuffled)];
        check(sorted, inOrder);
        check(mixed, shuffled);
        expect(mixed.first(Infinity).sort()).toEqual(sorted.first(Infinity).sort());
        for (const one of [...names, other, `${other}x`]) {
          expect([one, sorted.has(one)]).toEqual([one, names.includes(one)]);
          expect([one, mixed.has(one)]).toEqual([one, names.includes(one)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('of a sorted list, one of which comes late, early or again, anywhere', () => {
    const names = Array.from(
      { length: 40 },
      (_, index) => `//p:${String(index).padStart(3, '0')}${'x'.repeat(index % 7)}`,
    );
    for (const [from, moved] of names.entries()) {
      for (let to = 0; to <= names.length; to += 3) {
        const without = names.filter((one) => one !== moved);
        check(TargetByteSet.of(without.toSpliced(to, 0, moved)), without.toSpliced(to, 0, moved));
        check(TargetByteSet.of(names.toSpliced(to, 0, moved)), names.toSpliced(to, 0, moved));
        const twice = names.toSpliced(from, 0, moved, moved);
        check(TargetByteSet.of(twice), twice);
      }
    }
  });

  test('of names that are the beginning of the next, in bytes that are no ASCII', () => {
    const names = [
      '',
      'a',
      'aa',
      'aaa',
      'aaaa',
      'aaaaa',
      'aaaab',
      'aaab',
      'ab',
      'b',
      '\u007f',
      '\u0080',
      'é',
      'éa',
      '\uffff',
      '🎉',
    ];
    check(TargetByteSet.of(names), names);
    check(TargetByteSet.of([...names, ...names]), [...names, ...names]);
    check(TargetByteSet.of(names.toReversed()), names.toReversed());
    for (const one of names) expect(TargetByteSet.of(names).has(one)).toBe(true);
    expect(TargetByteSet.of(names).has('aaaac')).toBe(false);
    expect(TargetByteSet.of(names).has('\ud800')).toBe(false);
    expect(TargetByteSet.of(['\ufffd']).has('\ud800')).toBe(true);
  });

  // JSON of these has more bytes than there is room for at first.
  test.each([
    ['short names', (index: number) => index.toString(36)],
    ['names that are escaped', (index: number) => `${'"'.repeat(30)}${index.toString(36).padStart(4, '0')}`],
    ['names of control characters', (index: number) => `${index.toString(36)}${'\u0001'.repeat(index % 50)}`],
  ])('of %s has room for all, in order and not', (_, nameAt) => {
    const names = Array.from({ length: 5000 }, (_entry, index) => nameAt(index));
    check(TargetByteSet.of(names), names);
    const inOrder = [...names].sort((one, two) => Buffer.compare(Buffer.from(one), Buffer.from(two)));
    check(TargetByteSet.of(inOrder), inOrder);
    const lines = Buffer.from(names.filter((one) => !one.includes('\n')).join('\n'));
    const distinct = new TargetByteSet(lines);
    for (let start = 0; start < lines.length;) start = distinct.addLine(start) + 1;
    check(distinct, names);
  });

  test('what was given out stays as it is', () => {
    const distinct = TargetByteSet.of(['a', 'b']);
    const first = distinct.json('{"x":1,"list":', '}');
    const second = distinct.json('{"longer":"than before","list":', ',"y":2}');
    const third = distinct.json(`{"name":"${'n'.repeat(5000)}","list":`, `,"end":"${'n'.repeat(5000)}"}`);
    expect(first.whole.toString()).toBe('{"x":1,"list":["a","b"]}');
    expect(first.array.toString()).toBe('["a","b"]');
    expect(second.whole.toString()).toBe('{"longer":"than before","list":["a","b"],"y":2}');
    expect(third.whole.toString()).toBe(`{"name":"${'n'.repeat(5000)}","list":["a","b"],"end":"${'n'.repeat(5000)}"}`);
    expect(third.array.toString()).toBe('["a","b"]');
    const long = TargetByteSet.of(['a']).json('é'.repeat(3000), 'é'.repeat(3000));
    expect(long.whole.toString()).toBe(`${'é'.repeat(3000)}["a"]${'é'.repeat(3000)}`);
    expect(distinct.has('b')).toBe(true);
    expect(distinct.first(2)).toEqual(['a', 'b']);
  });

  test('of the strings of a JSON document, up to one that holds an escape or has no end', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab é]{0,9}$/), { maxLength: 12 }), (strings) => {
        const bytes = Buffer.from(JSON.stringify(strings));
        const distinct = new TargetByteSet(bytes);
        let at = '["'.length;
        for (const one of strings) {
          const end = at + Buffer.byteLength(one);
          expect(distinct.addString(at)).toBe(end);
          at = end + '","'.length;
        }
        check(
          distinct,
          strings.filter((one) => /[^ ]/.test(one)),
        );
      }),
      { numRuns: 300 },
    );
    for (const [place, rest] of Array.from({ length: 9 }, (_, index) => ['x'.repeat(index), 'y'.repeat(9 - index)])) {
      for (const odd of ['\\u0041', '\\"', '\n', '\u0001']) {
        expect(new TargetByteSet(Buffer.from(`"${place ?? ''}${odd}${rest ?? ''}"`)).addString(1)).toBeUndefined();
      }
      expect(new TargetByteSet(Buffer.from(`"${place ?? ''}`)).addString(1)).toBeUndefined();
      expect(new TargetByteSet(Buffer.from(`"${place ?? ''}ÿ${rest ?? ''}" \\`)).addString(1)).toBe(12);
    }
  });
});
