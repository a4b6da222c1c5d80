import { expect, test } from '@jest/globals';
import { TestRecords } from '../../../src/flaky-tests/matching/test-records.js';
import { FileRecords } from '../../../src/flaky-tests/records/file-records.js';
import { readTestRecord } from '../../../src/flaky-tests/records/test-record.js';

const paths = { roots: ['/w'], workingDirectory: '' };
const old = '2026-01-01';
const young = '2026-02-01T00:00:00Z';

/** The dates of what both lists say about a test: of the service's record, and of the file's, with where its test is listed. */
function dates(ofFile: object, ofService: object): unknown[] {
  const records = new FileRecords([ofFile], paths);
  const listed = readTestRecord({ name: 'pays', file: 'a.ts', ...ofService });
  const joined = listed && records.join(listed);
  return [
    joined?.quarantinedAt,
    ...[...records.rest()].map(({ quarantinedAt, fromFile }) => [quarantinedAt, fromFile]),
  ];
}

test.each<[string, object, object, unknown]>([
  ['the file is older', { quarantined_at: old }, { quarantined_at: young }, [old, [old, 'beside']]],
  ['the service is older', { quarantined_at: young }, { quarantined_at: old }, [old, [young, 'beside']]],
  ['the service has no date', { quarantined_at: old }, {}, [old, [old, 'beside']]],
  ['the file has no date', {}, { quarantined_at: young }, [young, [undefined, 'beside']]],
  [
    'the file names another file',
    { file: 'b.ts', quarantined_at: old },
    { quarantined_at: young },
    [young, [old, 'alone']],
  ],
  [
    'the ids differ',
    { test_case_id: 'x', quarantined_at: old },
    { id: 'y', quarantined_at: young },
    [young, [old, 'alone']],
  ],
  [
    'paths differ in form alone',
    { file: './a.ts', quarantined_at: old },
    { quarantined_at: young },
    [old, [old, 'beside']],
  ],
  [
    'variants differ',
    { variant: 'a', quarantined_at: old },
    { variant: 'b', quarantined_at: young },
    [young, [old, 'alone']],
  ],
])('the older date counts for one test: %s', (_what, ofFile, ofService, expected) => {
  expect(dates({ name: 'pays', ...ofFile }, ofService)).toEqual(expected);
});

test('a test that is written twice has the oldest date', () => {
  const records = new FileRecords(
    [young, old].map((date) => ({ name: 'pays', quarantined_at: date })),
    paths,
  );
  expect([...records.rest()].map(({ quarantinedAt }) => quarantinedAt)).toEqual([old]);
});

test('a record of the file and one of the service are one match, and two of either are ambiguous', () => {
  const matched = (ofFile: readonly object[], ofService: readonly object[]) => {
    const file = new FileRecords(ofFile, paths);
    const records = new TestRecords(paths);
    for (const one of ofService) {
      const listed = readTestRecord(one);
      if (listed) records.add(file.join(listed));
    }
    for (const listed of file.rest()) records.add(listed);
    return records.match({ kind: 'test', name: 'pays', file: 'a.ts', suites: ['s'] } as never).kind;
  };
  const [plain, located, inSuite] = [{ name: 'pays' }, { name: 'pays', file: 'a.ts' }, { name: 'pays', parent: 's' }];
  expect(matched([located], [plain])).toBe('one');
  expect(matched([plain], [located])).toBe('one');
  expect(matched([plain], [located, inSuite])).toBe('ambiguous');
  expect(matched([plain, located], [])).toBe('ambiguous');
});
