import { describe, expect, test } from '@jest/globals';
import { repositoryIdOf } from '../../packages/local-service/src/http/v2/directory.js';
import { idInCollection, testId } from '../../packages/shared/src/service/test-id.js';
import { type Fault, type Inputs, scenes } from './scenes.js';
import { localService, token } from '../steps/local-service.js';
import { answering, respond, serve } from '../steps/servers.js';
import {
  daysAgo,
  excuse,
  excusedIn,
  failed,
  listed,
  passed,
  quarantining,
  record,
  report,
  run,
  policy,
} from './quarantine.js';

const service = localService();

describe('lists', () => {
  test('the request of the first page, and a filter by status', async () => {
    const server = await answering(200, { tests: [], page: {} });
    const step = await run(server.url, 'list-unhealthy-tests', { status: 'flaky', 'page-size': '7' });
    expect(step.errors).toEqual([]);
    expect(server.received.map(({ url, body }) => [url, JSON.parse(body) as unknown])).toEqual([
      [
        '/v1/flaky-tests/list-unhealthy-tests',
        {
          repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
          org_url_slug: 'octo',
          page_query: { page_size: 7, page_token: '' },
          status: 'FLAKY',
        },
      ],
    ]);
    expect(listed(step)).toEqual([]);
    const both = await run(server.url, 'list-unhealthy-tests');
    expect(both.errors).toEqual([]);
    const asked = server.received.slice(1).map(({ body }) => (JSON.parse(body) as { status?: string }).status);
    expect(asked).toEqual(['FLAKY', 'BROKEN']);
    const broken = await run(service.url, 'list-unhealthy-tests', { status: 'BROKEN' });
    expect(listed(broken).every(({ status }) => (status as { value?: string }).value === 'broken')).toBe(true);
  });

  test('records with nulls, unknown fields or no fields are kept as they are', async () => {
    const odd = [{ name: null, parent: null, new_field: { a: [1] } }, 'no record', { name: 'x', codeowners: null }];
    const server = await answering(200, { quarantined_tests: odd, page: { total_rows: -1, next_page_token: null } });
    const step = await run(server.url, 'list-quarantined-tests');
    expect(step.errors).toEqual([]);
    expect(listed(step)).toEqual(odd);
  });

  test('a service that ignores the status lists each test once', async () => {
    const tests = [{ id: 'a', name: 'pays' }, { id: 'b', name: 'pays' }, { name: 'without id' }];
    const server = await answering(200, { tests, page: { total_rows: 3 } });
    const step = await run(server.url, 'list-unhealthy-tests');
    expect(listed(step).map(({ id }) => id)).toEqual(['a', 'b', undefined, undefined]);
    expect(step.outputs['tests-count']).toBe('4');
  });

  test.each<[extra: string, status: string, asked: string[]]>([
    ['flaky', '', ['FLAKY']],
    ['FLAKY', 'flaky', ['FLAKY']],
    ['""', '', ['FLAKY', 'BROKEN']],
    ['BROKEN', 'FLAKY', []],
    ['healthy', '', []],
  ])('with the status %s in extra-fields and the input %j, %j are asked for', async (extra, status, asked) => {
    const server = await answering(200, { tests: [], page: {} });
    const step = await run(server.url, 'list-unhealthy-tests', { 'extra-fields': `status: ${extra}`, status });
    const error = 'its field status must be one of FLAKY, BROKEN, and the same as the input status';
    expect(step.errors).toEqual(asked.length > 0 ? [] : [expect.stringContaining(error)]);
    expect(server.received.map(({ body }) => (JSON.parse(body) as { status?: string }).status)).toEqual(asked);
  });
});

describe('a list that is cut short', () => {
  const rows = [record('pays')];
  const cuts: readonly (readonly [string, object, RegExp])[] = [
    [
      'fewer rows than its total',
      { quarantined_tests: rows, page: { total_rows: 50 } },
      /counts 50 tests, and its pages have 1\./,
    ],
    ['no page', { quarantined_tests: rows }, /its last page has no `page`/],
    [
      'a row that is no object',
      { quarantined_tests: [...rows, 'pays'], page: {} },
      /1 of its 2 rows isn't a JSON object/,
    ],
    [
      'a next page left at max-pages',
      { quarantined_tests: rows, page: { total_rows: 2, next_page_token: 'b' } },
      /max-pages ended it after 1 of 2 tests\. Leave max-pages empty/,
    ],
  ];

  test.each(cuts)('%s: list-quarantined-tests warns', async (_what, page, line) => {
    const { url } = await answering(200, page);
    const step = await run(url, 'list-quarantined-tests', { 'max-pages': '1' });
    expect([step.exitCode, step.warnings]).toEqual([0, [expect.stringMatching(line)]]);
  });

  test('check-quarantined-tests is red, and excuse-quarantined-failures where a failure remains', async () => {
    const { url } = await answering(200, { quarantined_tests: rows });
    const line = /The list of quarantined tests is cut short: its last page has no `page`/;
    const checked = await run(url, 'check-quarantined-tests', { tests: 'ships' });
    expect([checked.exitCode, checked.errors]).toEqual([1, [expect.stringMatching(line)]]);
    const inputs = { 'junit-paths': 'a.xml', 'tests-outcome': 'failure' };
    const excused = await run(url, 'excuse-quarantined-failures', inputs, { 'a.xml': report(failed('pays')) });
    expect([excused.exitCode, excused.warnings]).toEqual([0, [expect.stringMatching(line)]]);
    const failing = { 'a.xml': report(failed('pays'), failed('ships')) };
    const step = await run(url, 'excuse-quarantined-failures', inputs, failing);
    expect([step.exitCode, step.warnings, step.errors]).toEqual([1, [], [expect.stringMatching(line)]]);
    expect(step.errors[0]).toMatch(/1 failed test is not excused: .*not quarantined\)\. The list of quarantined tests/);
  });

  test('list-unhealthy-tests needs no page', async () => {
    const { url } = await answering(200, { tests: [] });
    expect((await run(url, 'list-unhealthy-tests')).warnings).toEqual([]);
  });
});

describe('check-quarantined-tests', () => {
  test('any quarantined test of the repository, with an annotation at its file', async () => {
    const { url } = await quarantining(record('pays'), record('logs in', { file: null }));
    const step = await run(url, 'check-quarantined-tests');
    expect(step.exitCode).toBe(1);
    expect(step.outputs['tests-count']).toBe('2');
    expect(step.stdout).toMatch(
      /^::error file=tests\/checkout\.test\.ts::.*pays.*is quarantined since .*owned by @acme\/web/m,
    );
    expect(step.errors[0]).toMatch(/^check-quarantined-tests: 2 quarantined tests: /);
  });

  test.each(['logs in, pays', 'something else,checkout page pays'])(
    'a list with commas that names a quarantined test: %s',
    async (tests) => {
      const { url } = await quarantining(record('pays'));
      const step = await run(url, 'check-quarantined-tests', { tests });
      expect(step.errors).toEqual([expect.stringMatching(/pays" is quarantined\. Give one test a line$/)]);
    },
  );

  test('a dry run reads the list, sets the outputs, and does not fail for findings', async () => {
    const { url } = await quarantining(record('pays'));
    const step = await run(url, 'check-quarantined-tests', { 'dry-run': 'true' });
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.warnings.join()).toContain(
      'without dry-run, this step would fail: 1 quarantined test: checkout page pays',
    );
    expect(step.outputs).toMatchObject({ 'tests-count': '1', skipped: 'true' });
    expect(listed(step)).toMatchObject([{ name: 'pays' }]);
    expect(step.stdout).toContain('The step would fail: 1 test breaks the policy of Codertocat/Hello-World');
  });

  test('a dry run fails where the list cannot be read', async () => {
    const { url } = await serve((_, response) => {
      respond(response, 403, { error: 'no' });
    });
    const step = await run(url, 'check-quarantined-tests', { 'dry-run': 'true' });
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringContaining('answered 403')]]);
  });

  test.each<[string, object[], Record<string, string>, string[]]>([
    ['any, where there is none', [], {}, []],
    [
      'what is ours, and quarantined for more than 14 days',
      [
        record('old and ours'),
        record('young and ours', { quarantined_at: daysAgo(3) }),
        record("old and another's", { codeowners: ['@acme/db'] }),
      ],
      policy({ codeowners: '@Acme/Web', 'max-days': 14 }),
      ['old and ours'],
    ],
    ['a name with commas', [record('adds 1, 2'), record('pays')], { tests: 'adds 1, 2\nknows 3, 4' }, ['adds 1, 2']],
    [
      'the tests that are named',
      [record('pays'), record('logs in')],
      { tests: 'checkout page pays\nsomething else' },
      ['pays'],
    ],
    [
      'the tests that reports hold',
      [record('pays'), record('logs in')],
      { 'junit-paths': 'reports/**/*.xml' },
      ['pays'],
    ],
  ])('only %s', async (_what, records, inputs, names) => {
    const files = { 'reports/a.xml': report(passed('pays'), passed('ships')) };
    const step = await run((await quarantining(...records)).url, 'check-quarantined-tests', inputs, files);
    expect(step.exitCode).toBe(names.length === 0 ? 0 : 1);
    expect(step.outputs['tests-count']).toBe(String(names.length));
    expect(listed(step).map(({ name }) => name)).toEqual(names);
    if ('junit-paths' in inputs) expect(step.stdout).toContain('matched by name, parent, classname in reports/a.xml:1');
  });
});

describe('excuse-quarantined-failures', () => {
  test('every failure is quarantined: success, with a notice for each and their records in a file', async () => {
    const step = await excuse([record('pays'), record('logs in')], {
      'a.xml': report(failed('pays'), passed('ships')),
    });
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs['tests-count']).toBe('0');
    expect(step.warnings).toEqual([]);
    expect(step.stdout).toMatch(/^::notice::Excused, because quarantined: checkout page pays: no$/m);
    expect(step.outputs['excused-count']).toBe('1');
    const excused = excusedIn(step);
    expect(excused).toMatchObject([
      { name: 'pays', times: 1, codeowners: ['@acme/web'], record: { test_case_id: 'id of pays' } },
    ]);
    expect(step.summary).toMatch(/checkout page pays \| yes \| quarantined, matched by .*\| 20 \|.*acme\/web/);
  });

  test('one failure is not: the step fails and names it', async () => {
    const step = await excuse([record('pays')], { 'a.xml': report(failed('pays')), 'b.xml': report(failed('ships')) });
    expect(step.exitCode).toBe(1);
    expect(step.outputs['tests-count']).toBe('1');
    expect(step.errors[0]).toMatch(/1 failed test is not excused: checkout page ships \(b\.xml:1: not quarantined\)/);
    expect(listed(step).map(({ name }) => name)).toEqual(['ships']);
    expect(step.outputs['excused-count']).toBe('1');
    expect(excusedIn(step)).toMatchObject([{ name: 'pays' }]);
    expect(step.summary).toMatch(/checkout page ships \| no \| not quarantined/);
  });

  test('a failure that a report counts and does not show is not excused with the others', async () => {
    const content = `<testsuite name="s" failures="2">${failed('pays')}</testsuite>`;
    const step = await excuse([record('pays', { parent: undefined })], { 'a.xml': content });
    expect([step.exitCode, step.outputs['excused-count']]).toEqual([1, '1']);
    expect(step.errors[0]).toContain(
      'test suite s (a.xml:1: a test suite failed outside of its tests: it says failures="2" errors="0" and shows 1 of these 2,',
    );
    expect(step.summary).toContain('1 of 2 failed tests is not excused');
  });

  test('a line of the log says of each what excused it, however many there are, and none holds a token', async () => {
    const names = Array.from({ length: 1200 }, (_, index) => `pays ${String(index)} ${'x'.repeat(index % 90)}`);
    // In the first and the last of the pieces that lines are written in, beginning and end of a line.
    const odd = [`${token} first`, `last ${token}`, '::error::not a command', `long ${'y'.repeat(5000)}`];
    const all = [odd[0] ?? '', ...names, ...odd.slice(1)];
    const step = await excuse(
      all.map((name) => record(name)),
      { 'a.xml': report(...all.map(failed)) },
    );
    expect(step.exitCode).toBe(0);
    expect(step.stdout.replace(`::add-mask::${token}`, '')).not.toContain(token);
    const lines = step.stdout.split('\n').filter((line) => line.startsWith('Excused: checkout page '));
    expect(lines).toHaveLength(all.length);
    const by = ' (tests/checkout.test.ts) (matched by name, parent, classname)';
    expect(lines.slice(0, 3)).toEqual(
      ['*** first', ...names.slice(0, 2)].map(
        (name) => `Excused: checkout page ${name}, quarantined as checkout page ${name}${by}`,
      ),
    );
    expect(lines.at(-3)).toContain('Excused: checkout page last ***, quarantined as ');
    expect(lines.at(-1)).toMatch(/^Excused: checkout page long y{3900,}…$/);
    expect(step.stdout).toContain(
      `GitHub shows 10 errors, 10 warnings and 10 notices of a step; ${String(all.length - 10)} more are in the summary`,
    );
    expect(step.stdout.match(/^::notice/gm)).toHaveLength(10);
    expect(excusedIn(step)).toHaveLength(all.length);
  });

  describe('annotations', () => {
    const at = (name: string, file: string, line = 7): string =>
      `<testcase name="${name}" file="${file}" line="${line}"><failure message="no"/></testcase>`;

    test('are at the line of the test, also below working-directory, and never outside', async () => {
      const step = await excuse(
        [record('quarantined one', { classname: null, parent: null, file: 'web/src/a.test.ts' })],
        {
          'web/a.xml': report(
            at('quarantined one', 'src/a.test.ts'),
            at('one', 'src/b.test.ts', 2),
            at('from the root', 'web/src/b.test.ts', 3),
            at('elsewhere', '../../../etc/passwd'),
            at('absolute', '/etc/passwd'),
          ),
          'web/src/a.test.ts': 'a',
          'web/src/b.test.ts': 'b',
        },
        { 'working-directory': 'web' },
      );
      const placed = [...step.stdout.matchAll(/^::(error|notice) file=([^,:]*),line=(\d+)::(.*)$/gm)].map(
        ([, level, file, line, message = '']) => [level, file, line, message.replace(/ failed and.*|: no$/, '')],
      );
      expect(placed).toEqual([
        ['error', 'web/src/b.test.ts', '2', 'checkout one'],
        ['error', 'web/src/b.test.ts', '3', 'checkout from the root'],
        ['notice', 'web/src/a.test.ts', '7', 'Excused, because quarantined: checkout quarantined one'],
      ]);
      expect(step.stdout).not.toContain('file=/etc');
      expect(step.stdout).not.toContain('file=..');
    });
  });

  test.each([
    ['no report at all', {}, /input junit-paths: no report was found for "\*\*\/\*\.xml" below /],
    [
      'reports without a test',
      { 'a.xml': report(), 'b.xml': report() },
      /no report that junit-paths matches has a test, as after a crash/,
    ],
    [
      'an empty file beside a test',
      { 'a.xml': report(passed('pays')), 'b.xml': '' },
      /b\.xml:1:1: the report is empty/,
    ],
    ['a report that was cut off', { 'a.xml': report(failed('pays')).slice(0, -20) }, /a\.xml:1:\d+: /],
  ])('%s fails the step in one line', async (_title, files, expected) => {
    const step = await excuse([record('pays')], files);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(expected);
    expect(step.errors[0]).not.toContain('bug');
  });

  test.each([
    ['', /input tests-outcome: it is empty, .*steps\.<id>\.outcome.*unknown/],
    ['cancelled', /input tests-outcome: it is cancelled: not all tests ran/],
    ['skipped', /input tests-outcome: it is skipped/],
  ])('the outcome of the tests is "%s": the step fails, whatever the reports say', async (outcome, expected) => {
    const step = await excuse([record('pays')], { 'a.xml': report(passed('pays')) }, { 'tests-outcome': outcome });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    ['without a token', { 'api-token': '' }, 'the input api-token is empty'],
    ['without an address', { 'base-url': '' }, 'the input base-url is empty'],
  ])('%s: passed tests pass, and of failed ones it says that nothing could be excused', async (_what, inputs, why) => {
    const all = await excuse([record('pays')], { 'a.xml': report(passed('pays')) }, inputs);
    expect(all.errors).toEqual([]);
    expect(all.exitCode).toBe(0);
    const step = await excuse(
      [record('pays')],
      { 'a.xml': report(failed('pays')), 'b.xml': report(failed('ships')) },
      inputs,
    );
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([
      `excuse-quarantined-failures: 2 failed tests are not excused: checkout page pays (a.xml:1: the service could not be asked); checkout page ships (b.xml:1: the service could not be asked). Nothing could be excused: ${why}`,
    ]);
    expect(step.outputs['tests-count']).toBe('2');
    expect(step.summary).toContain('the service could not be asked');
  });

  test('max-failures: where more would be excused, none is', async () => {
    const records = ['pays', 'ships'].map((name) => record(name));
    const files = { 'a.xml': report(failed('pays'), failed('ships')) };
    const within = await excuse(records, files, policy({ 'max-failures': 2 }));
    expect(within.exitCode).toBe(0);
    expect(within.summary).toContain('Excused: 2 of at most 2 (max-failures)');
    const beyond = await excuse(records, files, policy({ 'max-failures': 1 }));
    expect(beyond.errors[0]).toMatch(
      /2 failed tests .*\(a\.xml:1: quarantined, but more failures could be excused than max-failures allows: checkout/,
    );
    expect(beyond.summary).toContain('Excused: 0 of at most 1 (max-failures), since 2 would be');
    expect([excusedIn(beyond), listed(beyond).map(({ reason }) => reason)]).toEqual([[], ['too-many', 'too-many']]);
  });

  test('tests that passed on a retry are in the summary', async () => {
    const retried = (name: string): string =>
      `<testcase name="${name}" classname="C"><flakyFailure message="once"/></testcase>`;
    const many = Array.from({ length: 11 }, (_, index) => retried(`t${String(index)}`));
    const step = await excuse([record('pays')], { 'a.xml': report(failed('pays'), passed('ships'), ...many) });
    expect(step.exitCode).toBe(0);
    expect(step.summary).toContain('Passed on a retry: 11: C t0, C t1,');
    expect(step.summary).toContain('C t9, … · ');
    expect(step.stdout).toContain('Passed on a retry: C t10 (a.xml:1)\n');
  });

  test.each(['check-quarantined-tests', 'excuse-quarantined-failures'])(
    '%s warns of codeowners that no record has',
    async (operation) => {
      const { url } = await quarantining(record('pays'), record('logs in', { codeowners: ['@acme/database'] }));
      const inputs = {
        'junit-paths': '*.xml',
        'tests-outcome': 'failure',
        ...policy({ codeowners: '@acme/web\n@acme/wbe' }),
      };
      const step = await run(url, operation, inputs, { 'a.xml': report(failed('pays')) });
      expect(step.warnings.filter((line) => line.startsWith('codeowners'))).toEqual([
        'codeowners of quarantine-policy: no quarantined test has the owner @acme/wbe. Check its spelling at the service',
      ]);
    },
  );

  describe('codeowners and max-days narrow what excuses', () => {
    test.each([
      ['within the days', { quarantined_at: daysAgo(13) }, undefined],
      ['beyond them', { quarantined_at: daysAgo(15.5) }, /pays .*: quarantined for 15 days, more than 14: /],
      ['without a date', { quarantined_at: null }, /pays .*: quarantined, but without a readable quarantined_at/],
      ['owned by others', { codeowners: ['@acme/db'] }, /pays .*: quarantined, but codeowners names no owner of it: /],
    ])('quarantined %s', async (_how, fields, refusal) => {
      const step = await excuse(
        [record('pays', { quarantined_at: daysAgo(1), ...fields })],
        { 'a.xml': report(failed('pays')) },
        policy({ codeowners: ['@acme/api', 'Acme/Web'], 'max-days': 14 }),
      );
      expect(step.exitCode).toBe(refusal === undefined ? 0 : 1);
      expect(step.errors).toEqual(refusal === undefined ? [] : [expect.stringMatching(refusal)]);
      expect(step.outputs['tests-count']).toBe(refusal === undefined ? '0' : '1');
    });

    test('a record that they leave out still makes another of the same name ambiguous', async () => {
      const step = await excuse(
        [record('pays'), record('pays', { test_case_id: 'b', codeowners: ['@acme/db'] })],
        { 'a.xml': report(failed('pays')) },
        policy({ codeowners: '@acme/web' }),
      );
      expect(step.errors[0]).toContain('several quarantined tests match');
    });
  });

  test('where nothing failed, the service is not asked', async () => {
    const service = await quarantining(record('pays'));
    const step = await run(
      service.url,
      'excuse-quarantined-failures',
      { 'junit-paths': '*.xml', 'tests-outcome': 'success' },
      { 'a.xml': report(passed('pays')) },
    );
    expect(step.exitCode).toBe(0);
    expect(service.received).toEqual([]);
  });

  test('the run failed and no report says what', async () => {
    const files = { 'a.xml': report(passed('pays')) };
    const step = await excuse([record('pays')], files, { 'tests-outcome': 'failure' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain('no report says which');
    expect((await excuse([record('pays')], files, { 'tests-outcome': 'success' })).exitCode).toBe(0);
  });
});

describe('variants', () => {
  const inVariants = record('pays', { variant: 'linux', status: 'FLAKY', quarantine_setting: 'AUTO_QUARANTINE' });
  const files = { 'reports/a.xml': report(failed('pays'), passed('ships')) };

  test.each<[string, variant: string | undefined, suite: string, error: RegExp | undefined]>([
    ['of the record', 'linux', '<testsuite ', undefined],
    ['of another', 'windows', '<testsuite ', /checkout page pays \(reports\/a\.xml:1: not quarantined\)/],
    ['of another, as the report says', 'linux', '<testsuite variant="windows" ', /not quarantined/],
    [
      'unsaid',
      undefined,
      '<testsuite ',
      /quarantined as the variant linux, but the report does not name its variant: give variant in quarantine-policy/,
    ],
  ])('a failure %s', async (_what, variant, suite, error) => {
    const said = { 'reports/a.xml': files['reports/a.xml'].replace('<testsuite ', suite) };
    const step = await excuse([inVariants], said, { 'tests-outcome': 'failure', ...(variant && policy({ variant })) });
    expect(step.exitCode).toBe(error === undefined ? 0 : 1);
    expect(step.errors).toEqual(error === undefined ? [] : [expect.stringMatching(error)]);
  });

  test('are checked for, and missed with a warning where nobody says them', async () => {
    const inputs = { 'junit-paths': 'reports/*.xml' };
    const { url } = await quarantining(inVariants);
    const unsaid = await run(url, 'check-quarantined-tests', inputs, files);
    expect(unsaid.exitCode).toBe(0);
    expect(unsaid.warnings).toEqual([
      expect.stringMatching(/^pays \(reports\/a\.xml:1\).*variant linux.*Give variant in quarantine-policy$/),
    ]);
    const given = await run(url, 'check-quarantined-tests', { ...inputs, ...policy({ variant: 'linux' }) }, files);
    expect(given.exitCode).toBe(1);
    expect(given.outputs['tests-count']).toBe('1');
  });

  test('what quarantined a test is in summary and file, with its status', async () => {
    const step = await run((await quarantining(inVariants)).url, 'list-quarantined-tests');
    expect(step.summary).toMatch(/\| Status \| Quarantine \|/);
    expect(step.summary).toContain('| FLAKY | AUTO_QUARANTINE |');
    expect(listed(step)).toMatchObject([{ variant: 'linux', status: 'FLAKY', quarantine_setting: 'AUTO_QUARANTINE' }]);
  });
});

describe('the second generation', () => {
  const key = 'trunk_v2_a-key-for-tests';
  const second = scenes({ token: key });
  const repository = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
  const row = (more: object = {}): object => ({
    ...{ id: 'aaaaaaaa', repoId: repositoryIdOf(repository), name: 'adds', parentName: 'maths', className: 'Maths' },
    ...{ file: 'maths.test.ts', variant: '', codeowners: ['@octo/team'], status: 'flaky' },
    ...{ statusSince: '2026-01-01T00:00:00Z', quarantineState: 'quarantined', ...more },
  });
  /** The pages of the service, the last again and again. */
  const pages = (...bodies: readonly object[]): Fault[] =>
    bodies.map((body, index) => ({
      ...{
        path: 'GET /tests',
        status: 200,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      },
      times: index === bodies.length - 1 ? 9 : 1,
    }));
  const whole = (...data: readonly unknown[]): object => ({ data, nextCursor: null, hasMore: false });
  const suite = '<testsuite name="maths"><testcase name="adds" classname="Maths" file="maths.test.ts"><failure/>';
  const failing = { 'report.xml': `${suite}</testcase></testsuite>` };
  const reading = { 'junit-paths': 'report.xml', 'tests-outcome': 'failure' };

  /** A step about these pages, and the queries for them. */
  async function asks(operation: string, faults: readonly Fault[], inputs: Inputs = {}, files: Inputs = failing) {
    const given = operation.startsWith('excuse') ? { ...reading, ...inputs } : inputs;
    const { step, sent } = await second.run('v2', {}, { operation, 'target-branch': '', ...given }, { faults, files });
    const queries = sent.filter(({ endpoint }) => /\/test(s|-cases)$/.test(endpoint)).map(({ query }) => query);
    return { step, queries };
  }

  test('lists the rows of this repository, under the names of the first', async () => {
    const others = ['00000000-0000-0000-0000-000000000000', 'another'].map((repoId) => row({ repoId }));
    const { step, queries } = await asks('list-quarantined-tests', pages(whole(row({ later: 1 }), ...others)));
    expect([step.errors, step.outputs['tests-count']]).toEqual([[], '1']);
    const since = '2026-01-01T00:00:00Z';
    expect(listed(step)).toMatchObject([
      {
        ...{ name: 'adds', later: 1, parentName: 'maths', parent: 'maths', classname: 'Maths' },
        ...{ test_case_id: 'aaaaaaaa', quarantined: true, status_last_updated_at: since },
        status: { value: 'flaky', timestamp: since },
      },
    ]);
    expect(queries).toEqual([{ quarantineState: 'quarantined', limit: '100' }]);
  });

  const next = (nextCursor: string, id: string): object => ({ data: [row({ id })], nextCursor, hasMore: true });
  test.each<[string, object[], Inputs, ids: string[], queries: object[]]>([
    [
      'page by page',
      [next('c1', 'a'), next('c2', 'b'), whole(row({ id: 'c' }))],
      { status: 'FLAKY', 'page-size': '1' },
      ['a', 'b', 'c'],
      [{ status: 'flaky' }, { cursor: 'c1', limit: '1' }, { cursor: 'c2' }],
    ],
    [
      'also those that are not quarantined',
      [whole(row({ quarantineState: 'notQuarantined' }), row({ id: 'b', quarantineState: undefined }))],
      { status: 'FLAKY' },
      ['aaaaaaaa', 'b'],
      [{}],
    ],
    ['each test once', [whole(row(), row({ id: 'b' }))], {}, ['aaaaaaaa', 'b'], [{ status: 'flaky' }, {}]],
    ['by the status of extra-fields', [whole()], { 'extra-fields': 'status: broken' }, [], [{ status: 'broken' }]],
  ])('lists unhealthy tests: %s', async (_what, bodies, inputs, ids, queries) => {
    const asked = await asks('list-unhealthy-tests', pages(...bodies), inputs);
    expect([asked.step.errors, listed(asked.step).map(({ id }) => id)]).toEqual([[], ids]);
    expect(asked.queries).toMatchObject(queries);
  });

  test.each<[string, object, string]>([
    ['goes on without a cursor', { nextCursor: null, hasMore: true }, 'says that more follow (hasMore), and names no'],
    ['has a row that is no object', { data: [row(), 'adds'], hasMore: false }, "1 of its 2 rows isn't a JSON object"],
  ])('a list that %s is red where an operation decides by it', async (_what, page, line) => {
    const cut = pages({ data: [row()], ...page });
    const says = [expect.stringContaining(line)];
    const shown = await asks('list-quarantined-tests', cut);
    expect([shown.step.exitCode, shown.step.warnings]).toEqual([0, says]);
    const checked = await asks('check-quarantined-tests', cut, { tests: 'ships' });
    expect([checked.step.exitCode, checked.step.errors]).toEqual([1, says]);
    const excused = await asks('excuse-quarantined-failures', cut);
    expect([excused.step.exitCode, excused.step.warnings]).toEqual([0, says]);
    const another = { 'report.xml': failing['report.xml'].replace('"adds"', '"ships"') };
    const refused = await asks('excuse-quarantined-failures', cut, {}, another);
    expect([refused.step.exitCode, refused.step.errors[0]]).toEqual([1, ...says]);
  });

  test.each([{}, { 'test-collection': 'aB3dE6gH' }])(
    'a total over all repositories does not mark the list as cut: %j',
    async (inputs) => {
      const { step } = await asks('check-quarantined-tests', pages({ ...whole(), total: 50 }), inputs);
      expect(step.errors).toEqual([]);
    },
  );

  test.each<[string, string, errors: unknown[], requests: number]>([
    ['is looked for under its other name', 'NOT_FOUND', [], 2],
    ['is not where the collection is unknown', 'TEST_COLLECTION_NOT_FOUND', [/Check test-collection/], 1],
  ])('the endpoint of tests %s', async (_what, code, errors, requests) => {
    const gone = { path: 'GET /tests', status: 404, body: JSON.stringify({ error: { code, message: '' } }), times: 9 };
    const [page = {}] = pages(next('c', 'a'));
    const [last = {}] = pages(whole(row({ id: 'b' })));
    const faults = [gone, { ...page, path: 'GET /test-cases', times: 1 }, { ...last, path: 'GET /test-cases' }];
    const { step, queries } = await asks('list-quarantined-tests', faults, { 'test-collection': 'aB3dE6gH' });
    expect(step.errors).toEqual(errors.map((one) => expect.stringMatching(one as RegExp)));
    // The name is found out once.
    expect(queries).toHaveLength(requests + (errors.length === 0 ? 1 : 0));
  });

  const testCollectionId = '018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e';
  const parts = { name: 'adds', classname: 'Maths', parent: 'maths', file: 'maths.test.ts' };
  const id = idInCollection(
    testCollectionId,
    repositoryIdOf(repository),
    testId('acme', 'github.com/Codertocat/Hello-World', parts),
  );
  const withId = { id, testCollectionId, className: 'other', parentName: 'other' };
  test.each<[string, object, Inputs, excused: 0 | 1]>([
    ['that is quarantined', {}, {}, 1],
    ['that is not quarantined, whatever the list was asked for', { quarantineState: 'notQuarantined' }, {}, 0],
    ['of another repository', { repoId: 'another' }, {}, 0],
    ['of the variant that ran', { variant: 'linux' }, policy({ variant: 'linux' }), 1],
    ['quarantined for too long', { quarantinedSince: '2020-01-01T00:00:00Z' }, policy({ 'max-days': 30 }), 0],
    ['with the id in its collection', withId, { 'organization-slug': 'acme' }, 1],
    ['with that id, where no slug is given', withId, {}, 0],
  ])('a row %s: with %j and %j, %d failures are excused', async (_what, more, inputs, excused) => {
    const { step } = await asks('excuse-quarantined-failures', pages(whole(row(more))), inputs);
    expect([step.exitCode, step.outputs['excused-count']]).toEqual([1 - excused, String(excused)]);
    const hasSlug = 'organization-slug' in inputs;
    expect(step.stdout.includes('With organization-slug, they are matched by')).toBe(!hasSlug);
  });
});
