import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FailureReview, type ReviewResult, type ReviewRules } from '../../../src/flaky-tests/policy/failure-review.js';
import { ReportParser } from '../../../src/flaky-tests/junit/report-parser.js';
import { testRecords } from '../results-and-records.js';

/** The verdict on reports, where the tests with these names are quarantined. The records lack all but name, class and parent. */
function verdictOn(
  reports: Readonly<Record<string, string>>,
  quarantined: readonly object[],
  rules: ReviewRules,
): ReviewResult {
  const review = new FailureReview(testRecords({ roots: ['/repo'], workingDirectory: '' }, quarantined), rules);
  for (const [name, text] of Object.entries(reports)) {
    const parser = new ReportParser(name);
    parser.write(text);
    parser.end();
    for (const one of parser.take()) review.add(one);
  }
  return review.result();
}

const failure = '<failure message="no"/>';
const named = (name: string, inside = ''): string => `<testcase name="${name}" classname="C">${inside}</testcase>`;
const suite = (...cases: string[]): string => `<testsuite name="s">${cases.join('')}</testsuite>`;
const suites = (...inside: string[]): string => `<testsuites>${inside.join('')}</testsuites>`;
const flaky = { name: 'flaky', classname: 'C' };

interface Row {
  readonly title: string;
  readonly reports: readonly string[];
  /** What stands in each outcome of the tests; one list for all outcomes. */
  readonly stands: readonly string[] | { readonly success: readonly string[]; readonly others: readonly string[] };
  readonly retried?: readonly string[] | { readonly success: readonly string[]; readonly others: readonly string[] };
}

const rows: readonly Row[] = [
  {
    title: 'test cases without a name in one suite element, which may be several tests',
    reports: [suites(suite(`<testcase classname="C">${failure}</testcase>`, '<testcase classname="C"/>'))],
    stands: [''],
  },
  {
    title: 'a test case that says that a later attempt passed (Surefire, Gradle, nextest, Playwright)',
    reports: [suite(named('a', '<flakyFailure/>'), named('b', '<flakyError/>'))],
    stands: [],
    retried: ['a', 'b'],
  },
  {
    title: 'reruns that failed too, and an attribute that calls a failure flaky (Flank)',
    reports: [
      suite(
        named('a', `${failure}<rerunFailure/>`),
        named('b', '<rerunFailure/>'),
        named('c', `${failure}<flakyFailure/>`),
        `<testcase name="d" classname="C" flaky="true">${failure}</testcase>`,
      ),
    ],
    stands: ['a', 'b', 'c', 'd'],
  },
  {
    title: 'attempts of one suite element, the last of which passed (Bun, gotestsum)',
    reports: [suites(suite(named('a', failure), named('a', failure), named('a')))],
    stands: { success: [], others: ['a'] },
    retried: { success: ['a'], others: [] },
  },
  {
    title: 'attempts of one suite element, the last of which failed',
    reports: [suite(named('a', failure), named('a'), named('a', failure))],
    stands: ['a'],
    retried: { success: ['a'], others: [] },
  },
  {
    title: 'a failure after the pass, and a later test case that was skipped',
    reports: [suite(named('a'), named('a', failure), named('b', failure), named('b', '<skipped/>'))],
    stands: ['a', 'b'],
  },
  {
    title: 'a pass in another suite element of the same name (projects of Vitest, files of jest-junit)',
    reports: [suites(suite(named('a', failure)), suite(named('a')))],
    stands: ['a'],
  },
  {
    title: 'a pass outside of all suite elements (files of node:test)',
    reports: [suites(named('a', failure), named('a'))],
    stands: ['a'],
  },
  {
    title: 'a pass in another report (a matrix, a second run)',
    reports: [suite(named('a', failure)), suite(named('a'))],
    stands: ['a'],
  },
  {
    title: 'a pass of another class, file or variant in the same suite element',
    reports: [
      suite(
        named('a', failure),
        '<testcase name="a" classname="D"/><testcase name="a" classname="C" file="f"/><testcase name="a" classname="C" variant="v"/>',
      ),
    ],
    stands: ['a'],
  },
  {
    title: 'a todo that fails, in a suite that counts it or not (node:test)',
    reports: [
      `<testsuites><testsuite name="s" failures="1">${named('a', `<skipped type="todo"/>${failure}`)}</testsuite>
       <testsuite name="t" failures="0">${named('b', `<skipped/>${failure}`)}</testsuite></testsuites>`,
    ],
    stands: [],
  },
  {
    title: 'a skipped test whose teardown failed, and a subtest that failed beside one that was skipped (pytest 8, 9)',
    reports: [
      suite(
        named('a', '<skipped type="pytest.skip"/><error/>'),
        named('b', `<skipped type="pytest.skip"/>${failure}`),
        named('c', `${failure}<skipped type="pytest.skip"/>`),
      ),
    ],
    stands: ['a', 'b', 'c'],
  },
  {
    title: 'a suite with more tests than test cases (subtests of pytest, steps of Behat, a list of failures alone)',
    reports: [`<testsuite name="s" tests="5" failures="0" errors="0">${named('a')}</testsuite>`],
    stands: [],
  },
  {
    title: 'a suite that counts more failures than it shows (libregrtest)',
    reports: [
      `<testsuites tests="1" failures="3"><testsuite name="s" failures="3">${named('a')}</testsuite></testsuites>`,
    ],
    stands: ['s'],
  },
  {
    title: 'a report without a test case beside one with a test (Surefire with @Nested)',
    reports: ['<testsuite name="Outer" tests="0" failures="0"/>', suite(named('a'))],
    stands: [],
  },
  {
    title: 'a report without a test case whose suite counts a failure, beside one with a test',
    reports: ['<testsuite name="Outer" tests="1" errors="1"/>', suite(named('a'))],
    stands: ['Outer'],
  },
];

const inOutcome = (expected: Row['stands'] | undefined, outcome: string): readonly string[] => {
  if (expected === undefined) return [];
  if ('others' in expected) return outcome === 'success' ? expected.success : expected.others;
  return expected;
};

describe.each(['success', 'failure', 'unknown'])(
  'failures that stand where the outcome of the tests is %s',
  (outcome) => {
    test.each(rows.map((row) => [row.title, row] as const))('%s', (_, { reports, stands, retried }) => {
      const files = Object.fromEntries(reports.map((text, index) => [`${String(index)}.xml`, text]));
      const result = verdictOn(files, [], { testsOutcome: outcome });
      expect(result.unexcused.map(({ test: { name } }) => name ?? '')).toEqual(inOutcome(stands, outcome));
      expect(result.retried.first.map(({ name }) => name)).toEqual(inOutcome(retried, outcome));
      expect(result.retried.count).toBe(inOutcome(retried, outcome).length);
      const green = outcome === 'failure' ? 'failed-without-failures' : 'nothing-failed';
      expect(result.outcome).toBe(result.unexcused.length > 0 ? 'not-excused' : green);
    });
  },
);

describe('min-tests', () => {
  const reports = {
    'a.xml': suite(named('flaky', failure), named('b'), named('c', '<skipped/>')),
    'b.xml': suite(named('b')),
  };

  test.each([
    [undefined, 'all-excused', undefined],
    [2, 'all-excused', undefined],
    [3, 'not-excused', 2],
  ])('%s: tests count once each, and skipped ones do not', (minTests, outcome, tooFew) => {
    const result = verdictOn(reports, [flaky], { minTests });
    expect(result).toMatchObject({ outcome, tests: 4, skipped: 1 });
    expect(result.tooFew).toBe(tooFew);
    expect(result.unexcused.map(({ reason }) => reason)).toEqual(tooFew === undefined ? [] : ['too-few-tests']);
  });
});

describe('any reports under any policy', () => {
  const kinds = {
    pass: named('b'),
    skip: named('c', '<skipped/>'),
    quarantined: named('flaky', failure),
    real: named('real', failure),
    other: named('slow', failure),
  };
  const kind = fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[]));
  const policy = fc.record({
    testsOutcome: fc.constantFrom('success', 'failure', 'unknown'),
    maxFailures: fc.constantFrom(undefined, 0, 1, 2),
    minTests: fc.constantFrom(undefined, 1, 3),
  });
  const missing = fc.constantFrom([], [{ glob: 'g', isSkipped: false }]);

  test('excuse all failures or some of them, and none where the run is in doubt', () => {
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 5 }), policy, missing, (tests, rules, missingSuites) => {
        const records = testRecords({ roots: [], workingDirectory: '' }, [flaky, { name: 'slow', classname: 'C' }]);
        const review = new FailureReview(records, rules);
        const parser = new ReportParser('a.xml');
        parser.write(suite(...tests.map((one) => kinds[one])));
        for (const one of parser.take()) review.add(one);
        const { outcome, excused, unexcused, tooFew } = review.result(missingSuites);
        const failed = new Set(tests.filter((one) => ['quarantined', 'real', 'other'].includes(one)));
        expect(excused.length + unexcused.length).toBe(failed.size);
        const quarantined = failed.size - (failed.has('real') ? 1 : 0);
        const inDoubt =
          missingSuites.length > 0 || tooFew !== undefined || quarantined > (rules.maxFailures ?? Infinity);
        expect(excused).toHaveLength(inDoubt ? 0 : quarantined);
        expect(outcome === 'not-excused').toBe(unexcused.length > 0);
        expect(outcome === 'all-excused').toBe(excused.length > 0 && unexcused.length === 0);
      }),
    );
  });
});
