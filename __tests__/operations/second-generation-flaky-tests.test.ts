import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { idInCollection, testId } from '../../packages/shared/src/service/test-id.js';
import { type MockV2Options, ids, mockServiceV2 } from '../service-descriptions/mock-service-v2.js';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

const row = (more: object): object => ({
  id: 'aaaaaaaa',
  repoId: ids.repository,
  name: 'adds',
  parentName: 'maths',
  className: 'Maths',
  file: 'maths.test.ts',
  variant: '',
  codeowners: ['@octo/team'],
  status: 'flaky',
  statusSince: '2026-01-01T00:00:00Z',
  quarantineState: 'quarantined',
  ...more,
});

const listing = (...rows: readonly object[]): MockV2Options => ({
  instead: (name) => (name === 'GET /test-cases' ? [200, { data: rows, nextCursor: null, hasMore: false }] : undefined),
});

const given = { 'api-token': 'trunk_v2_a-key-for-tests', 'max-attempts': '1' };

function run(url: string, operation: string, inputs: Readonly<Record<string, string>> = {}, report = '') {
  return runStep({
    event: { name: 'pull_request', payload: labelled },
    files: { 'report.xml': report },
    inputs: { operation, 'base-url': url, ...given, ...inputs },
  });
}

const testsOf = (file: string | undefined): unknown => JSON.parse(readFileSync(file ?? '', 'utf8'));

const failed =
  '<testsuite name="maths"><testcase name="adds" classname="Maths" file="maths.test.ts"><failure/></testcase></testsuite>';
const excuse = { 'junit-paths': 'report.xml', 'tests-outcome': 'failure' };

describe('lists of the second generation', () => {
  test('hold the rows of this repository, with the names that files had before', async () => {
    const others = [row({ repoId: '00000000-0000-0000-0000-000000000000' }), row({ repoId: 'another' })];
    const service = await mockServiceV2(7, listing(row({ later: 1 }), ...others));
    const step = await run(service.url, 'list-quarantined-tests');
    expect([step.errors, service.refused, step.outputs['tests-count']]).toEqual([[], [], '1']);
    expect(testsOf(step.outputs['tests-file'])).toMatchObject([
      {
        name: 'adds',
        later: 1,
        parentName: 'maths',
        parent: 'maths',
        classname: 'Maths',
        test_case_id: 'aaaaaaaa',
        quarantined: true,
        status: { value: 'flaky', timestamp: '2026-01-01T00:00:00Z' },
        status_last_updated_at: '2026-01-01T00:00:00Z',
      },
    ]);
    expect(service.queries[1]).toEqual({ quarantineState: 'quarantined', limit: '100' });
  });

  test('are read page by page', async () => {
    const service = await mockServiceV2(7, {
      instead: (name, count) =>
        name === 'GET /test-cases'
          ? [
              200,
              {
                data: [row({ name: `t${String(count)}` })],
                nextCursor: count < 3 ? `c${String(count)}` : null,
                hasMore: count < 3,
              },
            ]
          : undefined,
    });
    const step = await run(service.url, 'list-unhealthy-tests', { status: 'FLAKY', 'page-size': '1' });
    expect([step.errors, step.outputs['tests-count']]).toEqual([[], '3']);
    expect(service.queries.slice(1)).toMatchObject([
      { status: 'flaky' },
      { cursor: 'c1', limit: '1' },
      { cursor: 'c2' },
    ]);
  });

  test('of unhealthy tests hold those that are not quarantined, too', async () => {
    const service = await mockServiceV2(
      7,
      listing(row({ quarantineState: 'notQuarantined' }), row({ id: 'b', quarantineState: undefined })),
    );
    const step = await run(service.url, 'list-unhealthy-tests', { status: 'FLAKY' });
    const records = testsOf(step.outputs['tests-file']) as { quarantined?: boolean }[];
    expect(records.map(({ quarantined }) => quarantined)).toEqual([false, undefined]);
  });

  const cut: readonly (readonly [string, object, string])[] = [
    ['go on without a cursor', { nextCursor: null, hasMore: true }, 'says that more follow (hasMore), and names no'],
    [
      'have a row that is no object',
      { data: [row({}), 'adds'], hasMore: false },
      "1 of its 2 rows isn't a JSON object",
    ],
  ];

  test.each(cut)('that %s are red where an operation decides by them', async (_what, page, line) => {
    const service = await mockServiceV2(7, {
      instead: (name) => (name === 'GET /test-cases' ? [200, { data: [row({})], ...page }] : undefined),
    });
    const shown = await run(service.url, 'list-quarantined-tests');
    expect([shown.exitCode, shown.warnings]).toEqual([0, [expect.stringContaining(line)]]);
    const checked = await run(service.url, 'check-quarantined-tests', { tests: 'ships' });
    expect([checked.exitCode, checked.errors]).toEqual([1, [expect.stringContaining(line)]]);
    const excused = await run(service.url, 'excuse-quarantined-failures', excuse, failed);
    expect([excused.exitCode, excused.warnings]).toEqual([0, [expect.stringContaining(line)]]);
    const another = failed.replace('name="adds"', 'name="ships"');
    const refused = await run(service.url, 'excuse-quarantined-failures', excuse, another);
    expect([refused.exitCode, refused.errors[0]]).toEqual([1, expect.stringContaining(line)]);
  });

  test('have no total that counts, since it may be of all repositories', async () => {
    const service = await mockServiceV2(7, {
      instead: (name) =>
        name === 'GET /test-cases' ? [200, { data: [], nextCursor: null, hasMore: false, total: 50 }] : undefined,
    });
    for (const inputs of [{}, { 'test-collection': 'aB3dE6gH' }]) {
      expect((await run(service.url, 'check-quarantined-tests', inputs)).errors).toEqual([]);
    }
  });

  test('of unhealthy tests have each test once, and take the status of extra-fields', async () => {
    const service = await mockServiceV2(7, listing(row({}), row({ id: 'b' })));
    const both = await run(service.url, 'list-unhealthy-tests');
    expect([both.outputs['tests-count'], service.queries.length]).toEqual(['2', 3]);
    await run(service.url, 'list-unhealthy-tests', { 'extra-fields': 'status: broken' });
    expect(service.queries.slice(4)).toMatchObject([{ status: 'broken' }]);
  });
});

describe('the endpoint of tests, under the name that the service knows', () => {
  /** Two pages under one name. */
  const service = (known: string, code = 'NOT_FOUND'): Promise<TestServer> =>
    serve(({ url }, response) => {
      const next = url.includes('cursor=') ? { nextCursor: null, hasMore: false } : { nextCursor: 'c', hasMore: true };
      if (url.startsWith(`/v2/${known}`)) respond(response, 200, { data: [row({ id: url })], ...next });
      else respond(response, 404, { error: { code, message: '' } });
    });

  test.each(['tests', 'test-cases'])('/%s is found out once', async (known) => {
    const { origin, received } = await service(known);
    const step = await run(`${origin}/v2`, 'list-quarantined-tests', { 'test-collection': 'aB3dE6gH' });
    expect([step.errors, step.outputs['tests-count']]).toEqual([[], '2']);
    // The name is found out once.
    expect(received).toHaveLength(known === 'tests' ? 2 : 3);
  });

  test('is not looked for under another name where the test collection is unknown', async () => {
    const { origin, received } = await service('test-cases', 'TEST_COLLECTION_NOT_FOUND');
    const step = await run(`${origin}/v2`, 'list-quarantined-tests', { 'test-collection': 'aB3dE6gH' });
    expect(step.errors[0]).toContain('Check test-collection');
    expect(received).toHaveLength(1);
  });
});

test.each<[string, object, Record<string, string>, excused: 0 | 1]>([
  ['that is quarantined', {}, {}, 1],
  ['that is not quarantined, whatever the list was asked for', { quarantineState: 'notQuarantined' }, {}, 0],
  ['of another repository', { repoId: 'another' }, {}, 0],
  ['of the variant that ran', { variant: 'linux' }, { 'quarantine-policy': 'variant: linux' }, 1],
  [
    'quarantined for too long, by quarantinedSince',
    { quarantinedSince: '2020-01-01T00:00:00Z' },
    { 'quarantine-policy': 'max-days: 30' },
    0,
  ],
])('a row %s: with %j and the inputs %j, %d failed tests are excused', async (_what, more, inputs, excused) => {
  const service = await mockServiceV2(7, listing(row(more)));
  const step = await run(service.url, 'excuse-quarantined-failures', { ...excuse, ...inputs }, failed);
  expect([step.exitCode, step.outputs['excused-count']]).toEqual([1 - excused, String(excused)]);
});

test('ids are those of the test collection, where organization-slug is given', async () => {
  const testCollectionId = '018f6d3a-6f2e-4c4a-9b1e-2f3a4b5c6d7e';
  const parts = { name: 'adds', classname: 'Maths', parent: 'maths', file: 'maths.test.ts' };
  const repository = `github.com/${(labelled.repository as { full_name: string }).full_name}`;
  const id = idInCollection(testCollectionId, ids.repository, testId('acme', repository, parts));
  const service = await mockServiceV2(
    7,
    listing(row({ id, testCollectionId, className: 'other', parentName: 'other' })),
  );
  for (const [slug, exitCode] of [
    ['acme', 0],
    ['', 1],
  ] as const) {
    const inputs = { ...excuse, 'organization-slug': slug };
    const step = await run(service.url, 'excuse-quarantined-failures', inputs, failed);
    expect([step.exitCode, step.stdout.split('With organization-slug, they are matched by').length - 1]).toEqual([
      exitCode,
      exitCode,
    ]);
  }
});
