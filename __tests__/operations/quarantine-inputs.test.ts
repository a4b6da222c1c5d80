import { describe, expect, test } from '@jest/globals';
import type { Step } from '../steps/layout.js';
import { daysAgo, excuse, failed, passed, policy, quarantining, record, report, run } from './quarantine.js';

describe('warn-days', () => {
  const warning14 = { 'max-days': 14, 'warn-days': 3 };
  const quarantines = [
    record('new', { quarantined_at: daysAgo(5) }),
    record('at the edge', { quarantined_at: daysAgo(11.01) }),
    record('last day', { quarantined_at: daysAgo(13.45) }),
    record('of others', { quarantined_at: daysAgo(13), codeowners: ['@acme/db'] }),
  ];
  const warning =
    '2 quarantines end soon, after 14 days (max-days): checkout page last day (tests/checkout.test.ts) in 0.5 days; checkout page at the edge (tests/checkout.test.ts) in 2.9 days. Fix or delete the test before that';

  test('check-quarantined-tests warns of what it accepts today', async () => {
    const { url } = await quarantining(...quarantines);
    const step = await run(url, 'check-quarantined-tests', policy({ ...warning14, codeowners: '@acme/web' }));
    expect(step.errors).toEqual([]);
    expect(step.warnings).toEqual([warning]);
    expect(step.summary).toContain('2 quarantines end soon');
  });

  test('excuse-quarantined-failures warns of what it excuses', async () => {
    const names = ['new', 'at the edge', 'last day'];
    const files = { 'a.xml': report(...names.map(failed)) };
    const step = await excuse(quarantines, files, policy({ ...warning14, codeowners: '@acme/web' }));
    expect(step.errors).toEqual([]);
    expect(step.warnings).toEqual([warning]);
    const others = await excuse(quarantines, { 'a.xml': report(failed('new')) }, policy(warning14));
    expect(others.warnings).toEqual([]);
  });

  test.each([
    [{ 'warn-days': 3 }, 'warn-days changes nothing without max-days'],
    [
      { 'warn-days': 14, 'max-days': 14 },
      'warn-days 14 is not less than max-days 14, so every quarantined test triggers a warning. Give a smaller number',
    ],
  ])('%o is warned of', async (keys, expected) => {
    const step = await excuse([], { 'a.xml': report(passed('pays')) }, policy(keys));
    expect(step.warnings).toEqual([expect.stringContaining(`input quarantine-policy: ${expected}`)]);
  });
});

const missing = (glob: string): string => `required-suites has "${glob}", and no report has a test of such a suite. `;

const nested = `<testsuites><testsuite name="all"><testsuite name="e2e: checkout">${passed('pays')}</testsuite>
<testsuite name="e2e: login"><testcase name="logs in" classname="shop.Login"><skipped/></testcase></testsuite>
<testsuite name="src/a/cart.test.ts">${passed('adds')}</testsuite><testsuite name="empty"/></testsuite></testsuites>`;

describe('required-suites', () => {
  const asks = (globs: string, inputs: Record<string, string> = {}): Promise<Step> =>
    excuse([], { 'a.xml': nested }, { ...policy({ 'required-suites': globs }), ...inputs });

  test.each([
    'all',
    'e2e: checkout',
    'e2e: *',
    'src/**/cart.test.ts',
    'src/a/{cart,till}.test.ts',
    'checkout page',
    '*',
    'all\ne2e: checkout',
  ])('%j ran', async (globs) => {
    const step = await asks(globs);
    expect([step.errors, step.warnings]).toEqual([[], []]);
  });

  test.each([
    ['e2e: chekout', `${missing('e2e: chekout')}Check that the suite ran`],
    ['src/b/**', `${missing('src/b/**')}Check that the suite ran`],
    ['payments', `${missing('payments')}Check that the suite ran, and that junit-paths names its report`],
    ['empty', `${missing('empty')}Check that the suite ran`],
    ['e2e: login', 'required-suites has "e2e: login", and every test of it was skipped. Run them, or remove the line'],
    [
      'all\nunits\nmore',
      `${missing('units')}Check that the suite ran, and that junit-paths names its report. required-s`,
    ],
  ])('%j did not, and nothing failed', async (globs, expected) => {
    for (const inputs of [{}, { 'api-token': '', 'base-url': '' }]) {
      const step = await asks(globs, inputs);
      expect(step.exitCode).toBe(1);
      expect(step.errors).toEqual([expect.stringContaining(`excuse-quarantined-failures: ${expected}`)]);
      expect(step.summary).toContain('Excused nothing: a required suite did not run');
    }
  });
});

describe('a dry run', () => {
  const files = { 'a.xml': report(failed('pays'), failed('ships')) };
  const dry = { 'dry-run': 'true', 'tests-outcome': 'failure' };

  test.each([
    [
      'fail: 1 of 2 failed tests is not excused',
      [record('pays')],
      {},
      [expect.stringMatching(/^without dry-run, this step would fail: 1 failed test is not excused: .*ships/)],
    ],
    ['pass: excused all 2 failures: their tests are quarantined', [record('pays'), record('ships')], {}, []],
    [
      'fail: 2 of 2 failed tests are not excused',
      [record('pays'), record('ships')],
      policy({ 'required-suites': 'payments', 'never-excuse': 'nothing' }),
      [expect.stringContaining(missing('payments')), expect.stringMatching(/^never-excuse of quarantine-policy/)],
    ],
    [
      'fail: 2 of 2 failed tests are not excused',
      [],
      { 'api-token': '' },
      [expect.stringContaining('Nothing could be excused: the input api-token is empty')],
    ],
  ])('says that the step would %s, and succeeds', async (verdict, records, inputs, warnings) => {
    const step = await excuse(records, files, { ...dry, ...inputs });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.warnings).toEqual(warnings);
    expect(step.outputs.skipped).toBe('true');
    expect(step.stdout).toContain(`The step would ${verdict}. Nothing was changed, because this is a dry run`);
    expect(step.summary).toContain(`## ⏭️ The step would ${verdict}`);
    expect(step.summary).toContain('| Failed test |');
  });

  test('asks nobody where nothing failed', async () => {
    const { url, received } = await quarantining();
    const inputs = { 'junit-paths': '*.xml', 'tests-outcome': 'success', 'dry-run': 'true' };
    const step = await run(url, 'excuse-quarantined-failures', inputs, { 'a.xml': report(passed('pays')) });
    expect([step.exitCode, received]).toEqual([0, []]);
    expect(step.stdout).toContain('The step would pass: nothing to excuse: none of 1 test failed');
  });
});

describe('never-excuse', () => {
  const files = {
    'a.xml': `<testsuites><testsuite name="shop"><testsuite name="checkout" file="tests/checkout.test.ts">${failed('pays')}${passed('ships')}</testsuite></testsuite></testsuites>`,
  };
  const refuses = (globs: string, reports = files, name = 'pays'): Promise<Step> =>
    excuse([record(name)], reports, policy({ 'never-excuse': globs }));

  test.each([
    'checkout › pays',
    'shop › checkout › pays',
    'checkout page › pays',
    'shop > *',
    '* › p?ys',
    'pays',
    'shop',
    'checkout',
    'tests/**',
    '**/checkout.test.ts',
    'nothing\npay*',
  ])('%j', async (globs) => {
    const step = await refuses(globs);
    expect(step.exitCode).toBe(1);
    const [glob = ''] = globs.split('\n').slice(-1);
    expect(step.errors[0]).toContain(`quarantined, but never-excuse has "${glob}", so that nothing excuses it`);
    expect(step.outputs['excused-count']).toBe('0');
  });

  test.each(['tests/**', 'checkout page › pays', 'checkout page'])(
    '%j fits the record, where the report names neither file nor class',
    async (globs) => {
      const bare = failed('pays').replace(/ classname="[^"]*"/, '');
      const step = await refuses(globs, { 'a.xml': report(bare) });
      expect([step.exitCode, step.outputs['excused-count']]).toEqual([1, '0']);
      expect(step.errors[0]).toContain('so that nothing excuses it');
    },
  );

  test.each([
    ['tets/**', 'Give the name of a test, of a suite around it, `suite › name`, or a file'],
    ['::error::x%0Ay', 'Give the name of a test'],
  ])('%j fits nothing: a warning, also where nothing failed', async (globs, advice) => {
    const expected = `never-excuse of quarantine-policy: ${JSON.stringify(globs)} fits no test of the reports, so it changes nothing. ${advice}`;
    const step = await refuses(globs);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([expect.stringContaining(expected)]);
    const passing = await refuses(globs, { 'a.xml': report(passed('checkout')) });
    expect(passing.warnings).toHaveLength(1);
  });

  test.each([
    ['required-suites', '"checkout"', 'is in quotes'],
    ['never-excuse', '- pays', 'begins like an item of a YAML list'],
    ['never-excuse', '^pays$', 'looks like a regular expression. Give a glob, such as checkout*'],
    ['required-suites', '*a'.repeat(101), 'it has more than 100 wildcards'],
  ])('%s: %j is refused', async (input, glob, expected) => {
    const step = await excuse([], files, policy({ [input]: glob }));
    expect(step.errors).toEqual([
      expect.stringMatching(
        new RegExp(`: input quarantine-policy: line 1, column \\d+: ${input}: .*${expected.replaceAll('*', '\\*')}`),
      ),
    ]);
  });
});
