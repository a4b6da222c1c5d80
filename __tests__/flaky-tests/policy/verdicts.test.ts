import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FailureReview, type ReviewResult, type ReviewRules } from '../../../src/flaky-tests/policy/failure-review.js';
import { ReportError } from '../../../src/flaky-tests/junit/test-result.js';
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

/** What stands in each outcome of the tests, or with `success` and with the others. */
type Expected = readonly string[] | readonly [success: readonly string[], others: readonly string[]];

const rows: readonly (readonly [title: string, reports: readonly string[], stands: Expected, retried?: Expected])[] = [
  [
    'test cases without a name in one suite element, which may be several tests',
    [suites(suite(`<testcase classname="C">${failure}</testcase>`, '<testcase classname="C"/>'))],
    [''],
  ],
  [
    'a test case that says that a later attempt passed (Surefire, Gradle, nextest, Playwright)',
    [suite(named('a', '<flakyFailure/>'), named('b', '<flakyError/>'))],
    [],
    ['a', 'b'],
  ],
  [
    'reruns that failed too, and an attribute that calls a failure flaky (Flank)',
    [
      suite(
        named('a', `${failure}<rerunFailure/>`),
        named('b', '<rerunFailure/>'),
        named('c', `${failure}<flakyFailure/>`),
        `<testcase name="d" classname="C" flaky="true">${failure}</testcase>`,
      ),
    ],
    ['a', 'b', 'c', 'd'],
  ],
  [
    'attempts of one suite element, the last of which passed (Bun, gotestsum)',
    [suites(suite(named('a', failure), named('a', failure), named('a')))],
    [[], ['a']],
    [['a'], []],
  ],
  [
    'attempts of one suite element, the last of which failed',
    [suite(named('a', failure), named('a'), named('a', failure))],
    ['a'],
    [['a'], []],
  ],
  [
    'a failure after the pass, and a later test case that was skipped',
    [suite(named('a'), named('a', failure), named('b', failure), named('b', '<skipped/>'))],
    ['a', 'b'],
  ],
  [
    'a pass in another suite element of the same name (projects of Vitest, files of jest-junit)',
    [suites(suite(named('a', failure)), suite(named('a')))],
    ['a'],
  ],
  ['a pass outside of all suite elements (files of node:test)', [suites(named('a', failure), named('a'))], ['a']],
  ['a pass in another report (a matrix, a second run)', [suite(named('a', failure)), suite(named('a'))], ['a']],
  [
    'a pass of another class, file or variant in the same suite element',
    [
      suite(
        named('a', failure),
        '<testcase name="a" classname="D"/><testcase name="a" classname="C" file="f"/><testcase name="a" classname="C" variant="v"/>',
      ),
    ],
    ['a'],
  ],
  [
    'a todo that fails, in a suite that counts it or not (node:test)',
    [
      `<testsuites><testsuite name="s" failures="1">${named('a', `<skipped type="todo"/>${failure}`)}</testsuite>
       <testsuite name="t" failures="0">${named('b', `<skipped/>${failure}`)}</testsuite></testsuites>`,
    ],
    [],
  ],
  [
    'a skipped test whose teardown failed, and a subtest that failed beside one that was skipped (pytest 8, 9)',
    [suite(named('a', '<skipped type="pytest.skip"/><error/>'), named('b', `${failure}<skipped type="pytest.skip"/>`))],
    ['a', 'b'],
  ],
  [
    'a suite with more tests than test cases (subtests of pytest, steps of Behat, a list of failures alone)',
    [`<testsuite name="s" tests="5" failures="0" errors="0">${named('a')}</testsuite>`],
    [],
  ],
  [
    'a suite that counts more failures than it shows (libregrtest)',
    [`<testsuites failures="3"><testsuite name="s" failures="3">${named('a')}</testsuite></testsuites>`],
    ['s'],
  ],
  [
    'a report without a test case (Surefire with @Nested)',
    ['<testsuite tests="0" failures="0"/>', suite(named('a'))],
    [],
  ],
  [
    'a report without a test case that counts a failure',
    ['<testsuite name="O" errors="1"/>', suite(named('a'))],
    ['O'],
  ],
];

const inOutcome = (expected: Expected, outcome: string): readonly string[] => {
  const [success, others] = expected;
  if (typeof success !== 'object') return expected as readonly string[];
  return outcome === 'success' ? success : (others as readonly string[]);
};

describe.each(['success', 'failure', 'unknown'])(
  'failures that stand where the outcome of the tests is %s',
  (outcome) => {
    test.each(rows)('%s', (_, reports, stands, retried = []) => {
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

/** Each of some texts in each of some forms. */
const product = (texts: readonly string[], ...forms: readonly ((text: string) => string)[]): string[] =>
  texts.flatMap((text) => forms.map((form) => form(text)));
const quarantined = named('flaky', failure);
const beside = (inside: string, attributes = ''): string =>
  `${quarantined}<testcase name="b" ${attributes}>${inside}</testcase>`;

/** Another failure that a report hints at and does not show as one, beside the quarantined one. */
const hidden: readonly string[] = [
  `<testsuite failures="1"><testsuite failures="2"><testsuite failures="1">${quarantined}</testsuite></testsuite></testsuite>`,
  ...product(
    ['2', '1000000', '-1', '1e9', '0x2', '१', 'few'],
    (count) => `<testsuite failures="${count}">${quarantined}</testsuite>`,
    (count) => `<testsuite errors="${count}">${quarantined}</testsuite>`,
    (count) => `<testsuite>${quarantined}</testsuite><testsuite errors="${count}"><testcase name="b"/></testsuite>`,
  ),
  `<testsuite>${quarantined}<crash/></testsuite>`,
  ...product(
    ['', '<skipped/>', '<flakyFailure/>', '<failure/>'],
    (inside) => beside(inside, 'status="crashed"'),
    (inside) => beside(inside, 'result="crashed"'),
    (inside) => beside(`<crash>${inside}</crash>`),
  ),
  // Within an element that has nothing but text.
  ...product(
    ['properties', 'property', 'system-out', 'system-err', 'skipped', 'passed', 'flakyFailure'],
    (around) => beside(`<${around}><error/></${around}>`),
    (around) => beside(`<${around}><x:error xmlns:x="y"/></${around}>`),
    (around) => `<testsuite>${quarantined}<${around}><failure/></${around}></testsuite>`,
    (around) => `<testsuite>${quarantined}<${around}><testcase><failure/></testcase></${around}></testsuite>`,
  ),
  // An attempt alone, without a word on how the test ended.
  ...product(['rerunFailure', 'rerunError', 'Failure', 'FAILURE', 'status'], (word) => beside(`<${word}/>`)),
  // The same name in another place, and another word beside the failure.
  ...product(
    ['name="flaky" classname="D"', 'name="flaky"', 'name="b" status="passed"', 'name="b" result="skipped"', ''],
    (attributes) => `${quarantined}<testcase ${attributes}><failure/></testcase>`,
  ),
];

test.each(hidden)('a quarantined failure does not hide another: %s', (report) => {
  const result = verdictOn({ 'a.xml': suites(report) }, [flaky], { testsOutcome: 'failure' });
  expect([result.outcome, result.excused.length]).toEqual(['not-excused', 1]);
});

test.each([
  ...product(
    ['name', 'classname', 'status', 'file', 'x:name'],
    (attribute) => `<testcase name="a" classname="C" status="s" file="f" x:name="y"\n${attribute}="b"/>`,
    (attribute) => `<testcase ${attribute}="b" name="a" classname="C" status="s" file="f" x:name="y"/>`,
  ),
  ...['<![CDATA[', '<!--', '<?x', '&b;', '<!DOCTYPE x>', '</testsuites><testsuites>', '<b'],
  ...['<testcase name=a>', '<testcase name>'],
])('a report that can be read in two ways is refused: %s', (text) => {
  const report = suites(`${quarantined}${text}<testcase name="b"><failure/></testcase>`);
  expect(() => verdictOn({ 'a.xml': report }, [flaky], {})).toThrow(ReportError);
});

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
