import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { FailureReview } from '../../../src/flaky-tests/policy/failure-review.js';
import { testId } from '../../../packages/shared/src/service/test-id.js';
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
    [
      'listed in another variant',
      [{ name: 'adds', classname: 'C', variant: 'linux' }],
      { variant: 'windows' },
      'not-quarantined',
    ],
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

test.each(['panic: ', 'collection failure'])('a failure of a run that crashed is not excused: %s', (crash) => {
  const result = review({ name: 'adds', classname: 'C' });
  result.add(reported({ crash }));
  expect(result.result().unexcused).toMatchObject([{ reason: 'crashed', why: expect.stringContaining(`(${crash})`) }]);
});

describe('ids of tests', () => {
  const scope = { organization: 'acme', repository: 'github.com/acme/shop', inCollections: false };
  const idOf = (parent: string): string => testId('acme', scope.repository, { name: 'adds', classname: 'C', parent });

  test.each<[string, object[], outcome: object]>([
    [
      'decide before any field',
      [
        { name: 'adds', classname: 'other', parent: 'other', test_case_id: idOf('shop') },
        { name: 'adds', classname: 'C', parent: 'cart', test_case_id: idOf('elsewhere') },
      ],
      {
        excused: [{ test: { suites: ['shop'] }, by: { decidedBy: ['id'] } }],
        unexcused: [{ reason: 'not-quarantined' }],
      },
    ],
    [
      'that fit no test leave the decision to the fields, with the outermost suite as the parent',
      ['shop', 'cart'].map((parent) => ({ name: 'adds', parent, test_case_id: `id of ${parent}` })),
      { excused: [{ by: { decidedBy: ['name', 'parent'] } }, {}], unexcused: [] },
    ],
    [
      'leave it to them for a record without an id',
      [
        { name: 'adds', test_case_id: idOf('shop') },
        { name: 'adds', parent: 'cart' },
      ],
      { excused: [{ by: { decidedBy: ['id'] } }], unexcused: [{ reason: 'ambiguous' }] },
    ],
  ])('%s', (_what, records, outcome) => {
    const result = new FailureReview(testRecords({ roots: [], workingDirectory: '' }, records, scope));
    for (const parent of ['shop', 'cart'])
      result.add(reported({ suites: [parent], identity: { name: 'adds', classname: 'C', parent } }));
    expect(result.result()).toMatchObject(outcome);
  });
});
