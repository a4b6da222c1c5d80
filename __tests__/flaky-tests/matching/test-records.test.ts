import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import type { Match, Matched } from '../../../src/flaky-tests/matching/test-records.js';
import { TestRecords } from '../../../src/flaky-tests/matching/test-records.js';
import { idInCollection, testId } from '../../../packages/shared/src/service/test-id.js';
import { listed, reported, testRecords as recordsIn } from '../results-and-records.js';

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
    expect(index.match(reported({ name: 'adds', classname: 'E' }))).toEqual({ kind: 'none' });
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

describe('a test that the service and a file list', () => {
  const byName = { name: 'adds' };
  const byClass = { name: 'adds', classname: 'C' };
  test.each<[string, ofService: object[], ofFile: object[], object]>([
    ['the file alone is sure', [byName], [byClass], { kind: 'one', excuses: true, listed: { classname: undefined } }],
    ['the service alone is sure', [byClass], [byName], { kind: 'one', excuses: true, listed: { classname: 'C' } }],
    ['neither is sure', [byName], [byName], { kind: 'one', excuses: false }],
    ['two of the service', [byName, byClass], [], { kind: 'ambiguous', count: 2 }],
    ['two of the file', [], [byName, byClass], { kind: 'ambiguous', count: 2 }],
    ['two of the service, one of the file', [byName, byClass], [byClass], { kind: 'ambiguous', count: 3 }],
    ['one of the service, two of the file', [byName], [byName, byClass], { kind: 'ambiguous', count: 3 }],
  ])('%s', (_what, ofService, ofFile, matched) => {
    const records = new TestRecords(paths);
    const id = (index: number) => ({ test_case_id: `id-${String(index)}` });
    for (const [index, one] of ofService.entries()) records.add(listed({ ...one, ...id(index) }));
    for (const [index, one] of ofFile.entries())
      records.add({ ...listed({ ...one, ...id(9 + index) }), fromFile: 'alone' });
    const found = records.match(reported(byClass));
    expect(found).toMatchObject(matched);
    if (found.kind === 'one') expect(found.listed.fromFile).toBeUndefined();
  });
});

test('a test in a collection has an id for each collection and repository', () => {
  const scope = { organization: 'acme', repository: 'github.com/acme/shop', inCollections: true };
  const identity = { name: 'adds', classname: 'C' };
  const id = testId(scope.organization, scope.repository, identity);
  const recordOf = (collection: unknown, repository: unknown, number = id) =>
    ({
      name: 'adds',
      test_case_id: idInCollection(String(collection), String(repository), number),
      testCollectionId: collection,
      repoId: repository,
    }) as const;
  const found = (...records: readonly object[]): unknown =>
    recordsIn(paths, records, scope).withIdOf(reported({ name: 'adds', classname: 'C', identity }))?.record;
  expect(found(recordOf('c1', 'r1', 'other'), recordOf('c2', 'r2'))).toMatchObject({ testCollectionId: 'c2' });
  expect(found(recordOf('c1', 'r1', 'other'), recordOf('c1', 'r2'))).toMatchObject({ repoId: 'r2' });
  expect(found(recordOf('c1', 'r1', 'other'))).toBeUndefined();
  expect(found(recordOf(1, 'r1'))).toBeUndefined();
  expect(found(recordOf('c1', 2))).toBeUndefined();
  expect(found()).toBeUndefined();
});

const matchesOf = (matched: Matched): readonly Match[] =>
  matched.kind === 'none'
    ? []
    : matched.kind === 'one'
      ? [matched].map(({ kind: _, ...match }) => match)
      : matched.first;
