import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { NamedTests } from '../../../src/flaky-tests/matching/named-tests.js';
import { placeOfFile } from '../../../src/flaky-tests/matching/paths.js';
import { TestRecords } from '../../../src/flaky-tests/matching/test-records.js';
import { readTestRecord } from '../../../src/flaky-tests/records/test-record.js';

/* Apart from the other tests, so that mutation testing need not run these for every mutant. */
test('records that are the same but for their ids are all counted, and the first hundred handed out', () => {
  const index = new TestRecords({ roots: ['/repo'], workingDirectory: '' });
  for (let number = 0; number < 200_000; number++) {
    const listed = readTestRecord({ name: 'should work', classname: 'C', test_case_id: String(number) });
    if (listed) index.add(listed);
  }
  const matched = index.match({
    kind: 'test',
    name: 'should work',
    suites: [],
    classname: 'C',
    outcome: 'failed',
    retried: false,
    place: { report: 'r.xml', line: 1 },
  });
  expect(matched).toMatchObject({ kind: 'ambiguous', count: 200_000 });
  expect(matched.kind === 'ambiguous' && matched.first.map(({ listed }) => listed.id)).toEqual(
    Array.from({ length: 100 }, (_, number) => String(number)),
  );
});

// A search through all records for each test takes longer than a test may.
test('records are found among 200,000 by 100,000 tests, also when all have one name', () => {
  const names = [(index: number) => `test ${index}`, () => 'should work'];
  for (const nameOf of names) {
    const index = new TestRecords({ roots: ['/repo'], workingDirectory: 'packages/web' });
    for (let number = 0; number < 200_000; number++) {
      const listed = readTestRecord({
        name: nameOf(number),
        classname: `com.example.C${number}`,
        file: number % 2 === 0 ? `src/${number}.ts` : null,
        test_case_id: String(number),
      });
      if (listed) index.add(listed);
    }
    let found = 0;
    for (let number = 0; number < 100_000; number++) {
      const one: TestResult = {
        kind: 'test',
        name: nameOf(number * 2),
        suites: ['all', 'suite'],
        classname: `com.example.C${number * 2}`,
        file: `src/${number * 2}.ts`,
        outcome: 'failed',
        retried: false,
        place: { report: 'r.xml', line: 1 },
      };
      if (index.match(one).kind === 'one') found += 1;
    }
    expect(found).toBe(100_000);
  }
});

describe('a stranger’s long names of suites and files', () => {
  const paths = { roots: ['/repo'], workingDirectory: 'packages/web' };
  const suites = Array.from({ length: 12 }, (_, index) => `${String(index)} ${'a  b'.repeat(15_000)}`);
  const long: TestResult = {
    kind: 'test',
    name: 'should work',
    suites,
    file: `/elsewhere/${'x/../'.repeat(12_000)}a.ts`,
    outcome: 'failed',
    retried: false,
    place: { report: 'r.xml', line: 1 },
  };
  const innermost = suites.at(-1)?.replaceAll('  ', ' ') ?? '';
  const times = 2_000;

  // Joining the names for each test, or reading them all again, takes longer than a test may.
  test('are put together once, and only where a record has such a name', () => {
    const index = new TestRecords(paths);
    for (const parent of ['Calc', `Calc > ${innermost}`, innermost]) {
      const listed = readTestRecord({ name: 'should work', parent });
      if (listed) index.add(listed);
    }
    let found = 0;
    for (let number = 0; number < times; number++) {
      const matched = index.match(long);
      if (matched.kind === 'one' && matched.listed.parent === innermost) found += 1;
    }
    expect(found).toBe(times);
  });

  test('are put together once, and only where a line of tests has such a name', () => {
    const named = new NamedTests(['should work', 'Calc > should work', `${innermost} > should work`], paths);
    for (let number = 0; number < times; number++) named.includesReported(long);
    expect(named.unseen).toEqual(['Calc > should work']);
  });

  test('are told to lie elsewhere once', () => {
    const places = Array.from({ length: 20 * times }, () => placeOfFile(long.file ?? '', paths));
    expect(new Set(places)).toEqual(new Set(['outside']));
  });
});
