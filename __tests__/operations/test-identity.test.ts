import { describe, expect, test } from '@jest/globals';
import { idInCollection, testId } from '../../packages/shared/src/service/test-id.js';
import { testClock } from '../service/requests/test-clock.js';
import { token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { respond, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const event = { name: 'pull_request', payload: labelled };
const repository = `github.com/${(labelled.repository as { full_name: string }).full_name}`;
const organization = 'acme';

function excuse(url: string, report: string, inputs: Record<string, string> = {}): Promise<Step> {
  return runStep({
    event,
    clock: testClock(Date.now()),
    files: { 'report.xml': report },
    inputs: {
      operation: 'excuse-quarantined-failures',
      'base-url': url,
      'api-token': token,
      'organization-slug': organization,
      'junit-paths': 'report.xml',
      'tests-outcome': 'failure',
      ...inputs,
    },
  });
}

const failed = (suite: string, name: string, classname = 'C', more = ''): string =>
  `<testsuite name="${suite}"><testsuite name="inner"><testcase name="${name}" classname="${classname}" ${more}><failure message="no"/></testcase></testsuite></testsuite>`;
const suites = (...parts: readonly string[]): string => `<testsuites>${parts.join('')}</testsuites>`;
const idOf = (parent: string, name: string, classname = 'C'): string =>
  testId(organization, repository, { parent, name, classname });

/** A service of the first generation with these quarantined records. */
async function serving(...records: readonly object[]): Promise<string> {
  const { url } = await serve((_request, response) => {
    const page = { total_rows: records.length, total_pages: 1, next_page_token: '' };
    respond(response, 200, { quarantined_tests: records, page });
  });
  return url;
}

describe('ids of tests', () => {
  test('decide before any field: a record with other fields excuses, and one with equal fields does not', async () => {
    const url = await serving(
      { name: 'pays', classname: 'other', parent: 'other', test_case_id: idOf('shop', 'pays') },
      { name: 'waits', classname: 'C', parent: 'shop', test_case_id: idOf('elsewhere', 'waits') },
    );
    const step = await excuse(url, suites(failed('shop', 'pays'), failed('shop', 'waits')));
    expect([step.exitCode, step.outputs['excused-count'], step.outputs['tests-count']]).toEqual([1, '1', '1']);
    expect(step.errors[0]).toContain('C waits');
    expect(step.stdout).toContain('(matched by id)');
  });

  test('that fit no test of the reports leave the decision to the fields, with the outermost suite as the parent', async () => {
    const url = await serving({ name: 'pays', parent: 'shop', test_case_id: '11111111-1111-4111-9111-111111111111' });
    const step = await excuse(url, failed('shop', 'pays'));
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.stdout).toContain('(matched by name, parent)');
  });

  test('of the second generation are those of the collection, where organization-slug is given', async () => {
    const [testCollectionId, repoId] = ['018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e', '7a1f0e3d-2b4c-4d5e-8f90-123456789abc'];
    const row = {
      id: idInCollection(testCollectionId, repoId, idOf('shop', 'pays')),
      testCollectionId,
      repoId,
      name: 'pays',
      parentName: 'other',
      className: 'other',
      file: '',
      variant: '',
      quarantineState: 'quarantined',
      codeowners: [],
    };
    const { origin } = await serve((request, response) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      const isRepository = pathname === '/v2/repositories';
      respond(response, 200, {
        data: isRepository ? [{ id: repoId, url: `https://${repository}` }] : [row],
        hasMore: false,
        nextCursor: null,
      });
    });
    expect((await excuse(`${origin}/v2`, failed('shop', 'pays'))).exitCode).toBe(0);
    const without = await excuse(`${origin}/v2`, failed('shop', 'pays'), { 'organization-slug': '' });
    expect(without.exitCode).toBe(1);
    expect(without.stdout.split('With organization-slug, they are matched by their ids')).toHaveLength(2);
  });
});

describe('a crash hides the tests after it', () => {
  const quarantined = () =>
    serving({ name: 'pays', classname: 'C', parent: 'shop', test_case_id: idOf('shop', 'pays') });

  test.each([
    ['a panic of Go', 'panic: boom\n\ngoroutine 7 [running]'],
    ['a module that pytest could not collect', 'collection failure'],
  ])('%s is not excused', async (_what, text) => {
    const report = failed('shop', 'pays').replace('<failure message="no"/>', `<error message="Failed">${text}</error>`);
    const step = await excuse(await quarantined(), report);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain('the report shows that the run crashed');
  });

  test('a test of CTest that crashed alone is excused', async () => {
    const report =
      '<testsuite name="Linux-c++" tests="1" failures="1"><testcase name="crash" classname="crash" status="fail"><failure message="SEGFAULT"/></testcase></testsuite>';
    const url = await serving({
      name: 'crash',
      classname: 'crash',
      parent: 'Linux-c++',
      test_case_id: idOf('Linux-c++', 'crash', 'crash'),
    });
    expect((await excuse(url, report)).exitCode).toBe(0);
  });
});
