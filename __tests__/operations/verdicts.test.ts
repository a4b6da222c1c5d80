import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { excuse, excusedIn, failed, listed, passed, policy, record, report } from './quarantine.js';

describe('reports of one run', () => {
  test('a failure that passes in another report stands, and that report is named, whichever is read first', async () => {
    for (const [first, second] of [
      ['a.xml', 'b.xml'],
      ['b.xml', 'a.xml'],
    ] as const) {
      const step = await excuse([], {
        [first]: report(failed('pays'), passed('ships')),
        [second]: report(passed('pays')),
      });
      expect(step.exitCode).toBe(1);
      expect(step.errors).toEqual([
        `excuse-quarantined-failures: 1 failed test is not excused: checkout page pays (${first}:1: not quarantined; passed in ${second}). Also, if ${second} is the report of a second run of the tests that failed, delete the first report before the second run`,
      ]);
      expect(step.summary).toContain(`checkout page pays (passed in ${second}) | no |`);
    }
  });

  test.each([
    ['required-suites is set', policy({ 'required-suites': ['checkout'] }), false],
    ['min-tests is set', policy({ 'min-tests': 1 }), false],
    ['nothing shows that the run went on to its end', {}, true],
  ])('where failures are excused and %s, the summary says so or not', async (_, inputs, says) => {
    const step = await excuse([record('pays')], { 'a.xml': report(failed('pays')) }, inputs);
    expect(step.exitCode).toBe(0);
    expect(step.summary.includes('Set min-tests or required-suites')).toBe(says);
  });
});

test('a suite whose name has the time of the run is the same suite in each run (unittest-xml-reporting)', async () => {
  const suite = (time: string, ...cases: string[]): string =>
    `<testsuites><testsuite name="shop.Cart-${time}">${cases.join('')}</testsuite></testsuites>`;
  const bare = (name: string, inside = ''): string => `<testcase name="${name}">${inside}</testcase>`;
  const of = (time: string, id: string): object =>
    record('pays', { parent: `shop.Cart-${time}`, classname: null, file: null, test_case_id: id });
  const step = await excuse([of('20261101120000', 'a'), of('20261102120000', 'b')], {
    'a.xml': suite('20261127170532', bare('pays', '<failure/>'), bare('ships')),
  });
  expect([step.errors, step.outputs['excused-count']]).toEqual([[], '1']);
});

/** Keys of a policy that each may keep failures from being excused. */
const policies = fc.record(
  {
    'required-suites': fc.constantFrom(['checkout'], ['payments']),
    'never-excuse': fc.constantFrom(['pays'], ['nothing']),
    'max-failures': fc.constantFrom(0, 1, 2),
    'min-tests': fc.constantFrom(1, 3, 9),
    codeowners: fc.constantFrom(['@acme/web'], ['@acme/db']),
    'max-days': fc.constantFrom(14, 30),
  },
  { requiredKeys: [] },
);
const outcomes = fc.constantFrom('success', 'failure', 'unknown');
const cases = fc.subarray([failed('pays'), failed('ships'), failed('real'), passed('logs in')]);

test('headline, table, notices, outputs and exit code agree under any policy', async () => {
  await fc.assert(
    fc.asyncProperty(policies, outcomes, cases, async (keys, outcome, tests) => {
      const files = { 'a.xml': report(...tests), 'b.xml': report(passed('other')) };
      const step = await excuse([record('pays'), record('ships')], files, {
        ...policy(keys),
        'tests-outcome': outcome,
      });
      const failures = tests.filter((one) => one.includes('<failure')).length;
      const excused = Number(step.outputs['excused-count']);
      const left = Number(step.outputs['tests-count']);
      expect(excused + left).toBe(failures);
      expect([excusedIn(step).length, listed(step).length]).toEqual([excused, left]);
      expect(step.stdout.match(/^::notice.*::Excused, because quarantined/gm) ?? []).toHaveLength(excused);
      expect(step.stdout.match(/^Excused: /gm) ?? []).toHaveLength(excused);
      expect(step.summary.includes('Excused nothing')).toBe(failures === 0 && step.exitCode === 1);
      expect(/^## \S+ Excused (all|the one)/m.test(step.summary)).toBe(excused > 0 && left === 0);
      expect(step.errors.join().includes('not excused')).toBe(left > 0);
      if (left > 0) expect(step.exitCode).toBe(1);
      if (excused > 0 && left === 0) expect(step.exitCode).toBe(0);
    }),
    { numRuns: 40 },
  );
});
