import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import type { Match, Matched } from '../../../src/flaky-tests/matching/test-records.js';
import { reported, testRecords as recordsIn } from '../results-and-records.js';

const paths = { roots: ['/repo'], workingDirectory: 'packages/web' };
const testRecords = (records: readonly object[]) => recordsIn(paths, records);

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
const record = fc.record({
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

test('a search among many records finds those that a search in each record alone finds', () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 60 }),
      fc.array(report, { minLength: 1, maxLength: 6 }),
      (fields, tests) => {
        // Each record has another id, so that none is left out as a retry.
        const records = fields.map((one, index) => ({ ...one, test_case_id: `id-${index}` }));
        const all = testRecords(records);
        for (const one of tests) {
          const alone = records.map((fields) => testRecords([fields]).match(one)).filter(({ kind }) => kind === 'one');
          const matched = all.match(one);
          expect(matchesOf(matched)).toEqual(alone.flatMap(matchesOf).slice(0, 100));
          if (matched.kind === 'ambiguous') expect(matched.count).toBe(alone.length);
        }
      },
    ),
    { numRuns: 300 },
  );
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

  test('that match a test in great number are counted, and the first hundred of the list are named', () => {
    const records = Array.from({ length: 150 }, (_, index) => ({
      name: 'adds',
      test_case_id: `id-${String(index)}`,
      ...(index % 2 === 0 ? { file: 'src/a.ts' } : {}),
    }));
    const matched = testRecords(records).match(reported({ name: 'adds', file: 'src/a.ts' }));
    const ids = matchesOf(matched).map(({ listed }) => listed.id);
    expect(matched).toMatchObject({ kind: 'ambiguous', count: 150 });
    expect(ids).toEqual(records.slice(0, 100).map(({ test_case_id: id }) => id));
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
    expect(index.match(reported({ name: 'adds', classname: 'C' })).kind).toBe('one');
    expect(index.match(reported({ name: 'fails', classname: 'C' })).kind).toBe('one');
  });

  test('without a name match nothing and are counted', () => {
    const index = testRecords([{ classname: 'C' }, { name: ' ' }]);
    expect(index.nameless).toBe(2);
    expect(index.match(reported({ classname: 'C' })).kind).toBe('none');
  });
});

const matchesOf = (matched: Matched): readonly Match[] =>
  matched.kind === 'none'
    ? []
    : matched.kind === 'one'
      ? [matched].map(({ kind: _, ...match }) => match)
      : matched.first;
