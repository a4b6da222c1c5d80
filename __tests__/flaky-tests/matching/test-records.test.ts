import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import type { Matched } from '../../../src/flaky-tests/matching/test-records.js';
import { reported, testRecords as recordsIn } from '../results-and-records.js';
import { bruteForce } from './brute-force.js';
import type { PlainRecord } from './brute-force.js';

const checkoutRoot = '/repo';
const webDirectory = 'packages/web';
const paths = { roots: [checkoutRoot], workingDirectory: webDirectory };

const testRecords = (records: readonly PlainRecord[]) => recordsIn(paths, records);

const name = fc.constantFrom('adds', 'Calc adds', 'adds[1]', ' adds', 'ad  ds', 'x');
const word = fc.constantFrom(
  'Calc',
  'add',
  'Calc > add',
  'Calc.add',
  'Calc add',
  'adds',
  'test',
  'pytest',
  'a::b',
  '2:ab',
  '',
);
const file = fc.constantFrom(
  'src/a.ts',
  './src/a.ts',
  'src\\a.ts',
  'src/b/../a.ts',
  'packages/web/src/a.ts',
  '/repo/src/a.ts',
  '/repo/packages/web/src/a.ts',
  '/elsewhere/src/a.ts',
  'file:///repo/src/a.ts',
  '',
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const record: fc.Arbitrary<PlainRecord> = fc.record({
  name: maybe(name),
  parent: maybe(word),
  classname: maybe(word),
  file: maybe(file),
  variant: maybe(fc.constantFrom('linux', 'windows')),
});
const report: fc.Arbitrary<TestResult> = fc
  .record(
    {
      name,
      suites: fc.array(fc.constantFrom('Calc', 'add', 'pytest', 'a', 'b'), { maxLength: 3 }),
      classname: word.filter((value) => value !== ''),
      file: file.filter((value) => value !== ''),
      variant: fc.constantFrom('linux', 'windows'),
    },
    { requiredKeys: [] },
  )
  .map(reported);

describe('the index and the rule as it is written', () => {
  test('agree on any records and any report', () => {
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 60 }),
        fc.array(report, { minLength: 1, maxLength: 6 }),
        (records, tests) => {
          // Each record has another id, so that none is left out as a retry.
          const withIds = records.map((fields, index) => ({ ...fields, test_case_id: `id-${index}` }));
          const index = testRecords(withIds);
          for (const one of tests) {
            const expected = withIds.filter((fields) => bruteForce(fields, one, checkoutRoot, webDirectory).matches);
            const matched = index.match(one);
            expect(countOf(matched)).toBe(expected.length);
            expect(idsOf(matched)).toEqual(expected.slice(0, 100).map(({ test_case_id: id }) => id));
            const [only] = expected;
            if (matched.kind === 'one' && only) {
              expect(matched.excuses).toBe(bruteForce(only, one, checkoutRoot, webDirectory).excuses);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('records', () => {
  test('of variants match only a test of that variant, and say so where the report says none', () => {
    const index = testRecords([
      { name: 'adds', classname: 'C', variant: 'linux' },
      { name: 'adds', classname: 'C', variant: 'windows' },
      { name: 'adds', classname: 'D', variant: 'macos' },
      { name: 'subtracts', variant: 'linux' },
      { name: 'subtracts' },
    ]);
    expect(index.match(reported({ name: 'adds', classname: 'C', variant: 'linux' }))).toMatchObject({
      kind: 'one',
      listed: { variant: 'linux' },
    });
    expect(index.match(reported({ name: 'adds', classname: 'C', variant: 'macos' }))).toEqual({ kind: 'none' });
    expect(index.match(reported({ name: 'adds', classname: 'C' }))).toEqual({
      kind: 'none',
      variants: ['linux', 'windows'],
    });
    // The record of no variant is of all of them.
    expect(index.match(reported({ name: 'subtracts' }))).toMatchObject({ kind: 'one', listed: { variant: undefined } });
    expect(index.match(reported({ name: 'subtracts', variant: 'linux' }))).toMatchObject({
      kind: 'ambiguous',
      count: 2,
    });
  });

  test('of variants name them as the service wrote them, so that what is shown is redacted whole', () => {
    const index = testRecords([{ name: 'adds', variant: ' lin\nux' }]);
    expect(index.match(reported({ name: 'adds' }))).toEqual({ kind: 'none', variants: [' lin\nux'] });
  });

  test('sent twice are one record, by id and by all fields', () => {
    const index = testRecords([
      { name: 'adds', classname: 'C', test_case_id: '1' },
      { name: 'adds', classname: 'C', test_case_id: '1' },
      { name: 'fails', classname: 'C' },
      { name: 'fails', classname: 'C' },
    ]);
    expect(index.size).toBe(2);
    expect(index.match(reported({ name: 'adds', classname: 'C' })).kind).toBe('one');
    expect(index.match(reported({ name: 'fails', classname: 'C' })).kind).toBe('one');
  });

  test('without a name match nothing and are counted', () => {
    const index = testRecords([{ classname: 'C' }, { name: ' ' }]);
    expect(index.nameless).toBe(2);
    expect(index.match(reported({ classname: 'C' })).kind).toBe('none');
  });
});

function countOf(matched: Matched): number {
  return matched.kind === 'none' ? 0 : matched.kind === 'one' ? 1 : matched.count;
}

function idsOf(matched: Matched): (string | undefined)[] {
  if (matched.kind === 'none') return [];
  return (matched.kind === 'one' ? [matched] : matched.first).map(({ listed }) => listed.id);
}
