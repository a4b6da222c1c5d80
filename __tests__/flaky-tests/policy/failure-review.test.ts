import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { FailureReview } from '../../../src/flaky-tests/policy/failure-review.js';
import { reported as resultOf, testRecords } from '../results-and-records.js';

const review = (...records: object[]) =>
  new FailureReview(testRecords({ roots: ['/repo'], workingDirectory: '' }, records));

const reported = (fields: Partial<TestResult>) => resultOf({ name: 'adds', suites: ['s'], classname: 'C', ...fields });

describe('the failures of a run', () => {
  test('are the same where the texts of their suites are, and not where these are joined in another way', () => {
    const result = review({ name: 'adds', classname: 'C' });
    for (const suites of [['a', 'b'], ['a', 'b'], ['a,b'], ['a'], ['b', 'a'], [], ['a', 'b', '']])
      result.add(reported({ suites: [...suites] }));
    for (const more of [{ file: 'a' }, { variant: 'a' }, { file: 'b' }, { classname: 'a' }] as Partial<TestResult>[])
      result.add(reported({ suites: [], ...more }));
    const { excused, unexcused } = result.result();
    expect([...excused, ...unexcused].map(({ times }) => times)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('are refused where their names are longer together than those of any real run', () => {
    const result = review();
    const suites = ['s'.repeat(60_000)];
    const add = (): void => {
      for (let index = 0; index < 3_000; index++) result.add(reported({ name: String(index), suites }));
    };
    expect(add).toThrow(
      'r.xml: with this report, the names of the failures and of the suites around them have more than 134217728 characters',
    );
  });

  test('are excused when every one is a quarantined test', () => {
    const result = review({ name: 'adds', classname: 'C' }, { name: 'subtracts', parent: 's' });
    result.add(reported({}));
    result.add(reported({ name: 'subtracts', outcome: 'errored' }));
    result.add(reported({ name: 'fine', outcome: 'passed' }));
    const { outcome, excused, tests } = result.result();
    expect([outcome, tests]).toEqual(['all-excused', 3]);
    expect(excused.map(({ test: { name }, by }) => [name, by.decidedBy])).toEqual([
      ['adds', ['name', 'classname']],
      ['subtracts', ['name', 'parent']],
    ]);
  });

  test.each<[string, object[], Partial<TestResult>, string]>([
    ['not listed', [{ name: 'other' }], {}, 'not-quarantined'],
    ['of another class', [{ name: 'adds', classname: 'D' }], {}, 'not-quarantined'],
    [
      'listed twice',
      [
        { name: 'adds', classname: 'C', file: 'a.ts' },
        { name: 'adds', classname: 'C', file: 'b.ts' },
      ],
      {},
      'ambiguous',
    ],
    ['listed in variants', [{ name: 'adds', classname: 'C', variant: 'linux' }], {}, 'unsaid-variant'],
    [
      'listed in another variant',
      [{ name: 'adds', classname: 'C', variant: 'linux' }],
      { variant: 'windows' },
      'not-quarantined',
    ],
    ['of a suite', [{ name: 'adds', classname: 'C' }], { kind: 'suite' }, 'suite'],
  ])('are not excused: %s', (_, records, fields, reason) => {
    const result = review(...records);
    result.add(reported({ name: 'fine', outcome: 'passed' }));
    result.add(reported(fields));
    expect(result.result()).toMatchObject({ outcome: 'not-excused', excused: [], unexcused: [{ reason }] });
  });

  test.each<[string, Partial<TestResult>[], string]>([
    ['the only one of that name', [{ name: 'fine', outcome: 'passed' }], 'all-excused'],
    ['the only one of that name, twice', [{}], 'all-excused'],
    ['beside a passed one of another class', [{ classname: 'D', outcome: 'passed' }], 'not-excused'],
    ['beside another failure of that name', [{ classname: 'D' }], 'not-excused'],
  ])('that match by name alone: %s', (_, others, outcome) => {
    for (const first of [true, false]) {
      const result = review({ name: 'adds' });
      if (first) result.add(reported({}));
      for (const fields of others) result.add(reported(fields));
      if (!first) result.add(reported({}));
      expect(result.result().outcome).toBe(outcome);
    }
    const alone = review({ name: 'adds' });
    alone.add(reported({}));
    alone.add(reported({ classname: 'D', outcome: 'passed' }));
    expect(alone.result().unexcused).toMatchObject([{ reason: 'name-only' }]);
  });

  test('without a name are not excused, and not taken for one another', () => {
    const { name: _, ...nameless } = reported({});
    const result = review({ name: 'adds', classname: 'C' });
    result.add(nameless);
    result.add({ ...nameless, place: { report: 'r.xml', line: 2 } });
    expect(result.result().unexcused.map(({ reason }) => reason)).toEqual(['nameless', 'nameless']);
  });

  test('are told once each', () => {
    const result = review();
    result.add(reported({}));
    result.add(reported({ place: { report: 'r.xml', line: 9 } }));
    result.add(reported({ outcome: 'passed', classname: 'D' }));
    expect(result.result().unexcused).toMatchObject([{ times: 2, test: { place: { line: 1 } } }]);
  });

  test('name the first other report that has a pass of the test', () => {
    const result = review();
    result.add(reported({}));
    const pass = (report: string, fields: Partial<TestResult> = {}): void =>
      result.addPassElsewhere(reported({ outcome: 'passed', place: { report, line: 2 }, ...fields }));
    pass('r.xml');
    pass('q.xml', { classname: 'D' });
    pass('q.xml', { outcome: 'skipped' });
    expect(result.result().unexcused.map(({ passedIn }) => passedIn)).toEqual([undefined]);
    pass('s.xml');
    pass('t.xml');
    expect(result.result().unexcused.map(({ passedIn }) => passedIn)).toEqual(['s.xml']);
  });
});

describe('a run without failures', () => {
  test.each<[string, string, Partial<TestResult>[], string]>([
    ['that succeeded', 'success', [{ outcome: 'skipped' }], 'nothing-failed'],
    ['whose outcome is not known', 'unknown', [{ outcome: 'passed' }], 'nothing-failed'],
    ['that failed', 'failure', [{ outcome: 'passed' }], 'failed-without-failures'],
    ['without a test', 'success', [], 'no-tests'],
  ])('%s', (_, testsOutcome, tests, outcome) => {
    const result = new FailureReview(testRecords({ roots: ['/repo'], workingDirectory: '' }, []), { testsOutcome });
    for (const one of tests) result.add(reported(one));
    expect(result.result().outcome).toBe(outcome);
  });
});

describe('a failure whose file lies outside of the checkout', () => {
  const record = { name: 'adds', file: 'src/calc.test.ts' };
  const failed = reported({ file: '/elsewhere/other.test.ts' });
  const other = (file: string, report = 'r.xml') =>
    reported({ name: 'fine', outcome: 'passed', file, place: { report, line: 2 } });

  test.each<[string, object, TestResult[], string | undefined]>([
    ['is not excused by its name where another lies in it', record, [other('/repo/src/fine.test.ts')], 'outside-file'],
    ['nor where the other is written relative to it', record, [other('src/fine.test.ts')], 'outside-file'],
    ['nor by a record without a file', { name: 'adds' }, [other('/repo/src/fine.test.ts')], 'outside-file'],
    ['is excused where the others lie outside too', record, [other('/elsewhere/fine.test.ts')], undefined],
    ['is excused where the others lie in it in another report', record, [other('src/a.ts', 's.xml')], undefined],
    ['is excused where the others may lie anywhere', record, [other('../fine.test.ts')], undefined],
    ['is excused by more than its name', { name: 'adds', classname: 'C' }, [other('/repo/src/a.ts')], undefined],
  ])('%s', (_, listed, others, reason) => {
    for (const tests of [
      [failed, ...others],
      [...others, failed],
    ]) {
      const result = review(listed);
      for (const one of tests) result.add(one);
      expect(result.result().unexcused.map((one) => one.reason)).toEqual(reason === undefined ? [] : [reason]);
    }
  });
});
