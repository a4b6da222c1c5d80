import { expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
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
