import { describe, expect, test } from '@jest/globals';
import { TestRecords } from '../../../src/flaky-tests/matching/test-records.js';
import { listed, reported, testRecords } from '../results-and-records.js';

// A search through all records for each test takes longer than a test may.
test('records are found among 200,000 by 100,000 tests, also when all have one name', () => {
  const names = [(index: number) => `test ${index}`, () => 'should work'];
  for (const nameOf of names) {
    const index = new TestRecords({ roots: ['/repo'], workingDirectory: 'packages/web' });
    for (let number = 0; number < 200_000; number++) {
      const file = number % 2 === 0 ? `src/${number}.ts` : null;
      const classname = `com.example.C${number}`;
      index.add(listed({ name: nameOf(number), classname, file, test_case_id: String(number) }));
    }
    let found = 0;
    for (let number = 0; number < 100_000; number++) {
      const one = reported({
        name: nameOf(number * 2),
        suites: ['all', 'suite'],
        classname: `com.example.C${number * 2}`,
        file: `src/${number * 2}.ts`,
      });
      if (index.match(one).kind === 'one') found += 1;
    }
    expect(found).toBe(100_000);
  }
});

describe('a stranger’s long names of suites and files', () => {
  const paths = { roots: ['/repo'], workingDirectory: 'packages/web' };
  const suites = Array.from({ length: 12 }, (_, index) => `${String(index)} ${'a  b'.repeat(15_000)}`);
  const long = reported({ name: 'should work', suites, file: `/elsewhere/${'x/../'.repeat(12_000)}a.ts` });
  const innermost = suites.at(-1)?.replaceAll('  ', ' ') ?? '';
  const times = 2_000;

  // Joining the names for each test, or reading them all again, takes longer than a test may.
  test('are put together once, and only where a record has such a name', () => {
    const parents = ['Calc', `Calc > ${innermost}`, innermost];
    const index = testRecords(
      paths,
      parents.map((parent) => ({ name: 'should work', parent })),
    );
    let found = 0;
    for (let number = 0; number < times; number++) {
      const matched = index.match(long);
      if (matched.kind === 'one' && matched.listed.parent === innermost) found += 1;
    }
    expect(found).toBe(times);
  });
});
