import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { endpointsV2 } from '../../../../__tests__/service-descriptions/second-generation.js';
import { main, runningService, token, type ReadResponse, type RunningService } from '../running-service.js';
import type { LocalServiceOptions } from '../../src/server.js';

type Fields = Readonly<Record<string, unknown>>;

/** A service that is asked in the second generation. It checks its responses by the hosted service's description. */
interface SecondService extends RunningService {
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ReadResponse>;
  /** What a request answers as JSON. */
  json(method: string, path: string, body?: unknown): Promise<Fields>;
  /** Status and code of the error that a request answers. */
  error(method: string, path: string, body?: unknown): Promise<readonly unknown[]>;
}

const authorization = { authorization: `Bearer ${token}` };

async function secondService(options: Partial<LocalServiceOptions> = {}): Promise<SecondService> {
  const service = await runningService(options);
  const ask: SecondService['ask'] = async (method, path, body, headers = authorization) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(service.secondUrl + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(text === undefined ? {} : { body: text }),
    });
    const read = await response.text();
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      headers: response.headers,
      text: read,
      get json() {
        return JSON.parse(read) as Record<string, unknown>;
      },
    };
  };
  return {
    ...service,
    ask,
    json: async (...request) => (await ask(...request)).json,
    error: async (...request) => {
      const { status, json } = await ask(...request);
      return [status, (json.error as Fields).code];
    },
  };
}

const address = 'https://github.com/acme/shop';
const repositoryOf = async (service: SecondService): Promise<string> => {
  const { data } = await service.json('GET', `/repositories?providerUrl=${encodeURIComponent(address)}`);
  return String((data as Fields[])[0]?.id);
};

/** The queue of `main` with its ids. */
async function withQueue(service: SecondService, more: Fields = {}): Promise<{ queue: string; repositoryId: string }> {
  const repositoryId = await repositoryOf(service);
  const { id } = await service.json('POST', '/merge-queues', { repositoryId, targetBranch: 'main', ...more });
  return { queue: `/merge-queues/${String(id)}`, repositoryId };
}

const submitted = async (service: SecondService, queue: string, number: number, more: Fields = {}): Promise<string> =>
  `/pull-requests/${String((await service.json('POST', `${queue}/pull-requests`, { number, ...more })).id)}`;

const numbersOf = (page: Fields): unknown[] => (page.data as Fields[]).map(({ number }) => number);
const stateOf = (record: Fields): unknown => (record.queueEntry as Fields).state;

const nowhere = '00000000-0000-8000-8000-000000000001';

test('the description is OpenAPI 3.1 of every endpoint, and is served', async () => {
  const service = await secondService();
  const response = await fetch(`${service.secondUrl}/openapi.json`);
  const json = (await response.json()) as Fields;
  const { valid, errors } = await new Validator().validate(structuredClone(json));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(json).toMatchObject({ openapi: '3.1.0', servers: [{ url: service.secondUrl.replace('/v2', '') }] });
  expect(Object.keys(json.paths as object).sort()).toEqual(
    [...new Set([...endpointsV2.map(({ path }) => `/v2${path}`), '/v2/tests'])].sort(),
  );
});

describe('pull requests', () => {
  test('one is submitted, tested and merged, and both generations see it', async () => {
    const service = await secondService();
    const { queue, repositoryId } = await withQueue(service);
    const path = await submitted(service, queue, 7, { priorityName: 'high' });
    expect(await service.state(7)).toBe('pending');
    await service.pass(1000);
    const record = await service.json('GET', path);
    expect(record).toMatchObject({
      number: 7,
      repositoryId,
      baseBranch: 'main',
      isCurrentlySubmittedToQueue: true,
      queueEntry: { state: 'testing', priorityName: 'high', priorityValue: 10, allowBatching: true },
    });
    const first = (await service.call('/getSubmittedPullRequest', { ...main, pr: { number: 7 } })).json;
    const entry = record.queueEntry as Fields;
    expect([first.id, first.prSha, first.stateChangedAt]).toEqual([entry.id, record.sha, entry.stateChangedAt]);
    expect(await service.json('GET', `/pull-requests?repositoryId=${repositoryId}&number=7,8`)).toMatchObject({
      data: [{ id: record.id }],
      hasMore: false,
      nextCursor: null,
    });
    await service.pass(10_000);
    expect(await service.json('GET', path)).toMatchObject({ state: 'merged', queueEntry: { state: 'merged' } });
    expect(await service.state(7)).toBe('merged');
  });

  test('one of the first generation is seen, changed and taken out through the second', async () => {
    const service = await secondService();
    await service.call('/submitPullRequest', { ...main, pr: { number: 9 }, noBatch: true });
    const [queue] = (await service.json('GET', '/merge-queues?limit=100')).data as Fields[];
    const found = await service.json('GET', `/merge-queues/${String(queue?.id)}/pull-requests?state=pending,testing`);
    expect(found).toMatchObject({ data: [{ number: 9, queueEntry: { allowBatching: false } }] });
    const path = `/pull-requests/${String((found.data as Fields[])[0]?.id)}`;
    const changed = await service.json('PATCH', `${path}/queue-entry`, { priorityValue: 300, allowBatching: true });
    expect(changed.queueEntry).toMatchObject({ priorityValue: 300, allowBatching: true });
    expect(stateOf(await service.json('POST', `${path}/dequeue`))).toBe('cancelled');
    expect(await service.state(9)).toBe('cancelled');
    expect(await service.error('POST', `${path}/dequeue`)).toEqual([409, 'PR_NOT_IN_ACTIVE_STATE']);
    expect(await service.error('PATCH', `${path}/queue-entry`, { priorityValue: 1 })).toEqual([
      409,
      'PR_NOT_IN_ACTIVE_STATE',
    ]);
  });

  test('tests are restarted while they run, and not before', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service);
    const path = await submitted(service, queue, 7);
    expect(await service.error('POST', `${path}/restart-tests`)).toEqual([422, 'PR_TESTS_NOT_RESTARTABLE']);
    await service.pass(1000);
    expect(stateOf(await service.json('POST', `${path}/restart-tests`))).toBe('pending');
    await service.pass(1000);
    const { data } = await service.json('GET', `${path}/verification-runs`);
    expect((data as Fields[]).map(({ status }) => status)).toEqual(['inProgress', 'cancelled']);
  });

  test('what is refused says why by its code', async () => {
    const service = await secondService();
    const { queue, repositoryId } = await withQueue(service);
    const path = await submitted(service, queue, 7);
    const submit = (body: unknown): Promise<readonly unknown[]> =>
      service.error('POST', `${queue}/pull-requests`, body);
    expect(await submit({ number: 7 })).toEqual([409, 'PR_ALREADY_ENQUEUED']);
    for (const wrong of [
      {},
      { number: 0 },
      { number: 10_000_001 },
      { number: 8, priorityValue: 1, priorityName: 'low' },
      { number: 8, priorityName: 'soon' },
      { number: 8, noBatch: true },
      [],
      'no JSON',
    ]) {
      expect(await submit(wrong)).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await submit({ number: 8, direct: true })).toEqual([422, 'PR_NOT_ENQUEUEABLE']);
    await service.pass(60_000);
    expect(await submit({ number: 7 })).toEqual([422, 'PR_NOT_ENQUEUEABLE']);
    expect(await service.json('POST', `${queue}/drain`)).toMatchObject({ state: 'draining' });
    expect(await submit({ number: 8 })).toEqual([422, 'PR_NOT_ENQUEUEABLE']);
    const other = await service.json('POST', '/merge-queues', { repositoryId, targetBranch: 'next' });
    await service.json('POST', `/merge-queues/${String(other.id)}/pull-requests`, { number: 11 });
    expect(await submit({ number: 11 })).toEqual([409, 'PR_ALREADY_ENQUEUED']);
    expect(await service.error('PATCH', `${path}/queue-entry`, {})).toEqual([400, 'VALIDATION_FAILED']);
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/dequeue'],
      ['POST', '/restart-tests'],
      ['GET', '/verification-runs'],
      ['GET', '/queue-entry-history'],
    ] as const) {
      expect(await service.error(method, `/pull-requests/${nowhere}${end}`)).toEqual([404, 'PR_NOT_FOUND']);
    }
    expect(await service.error('GET', '/pull-requests/7')).toEqual([400, 'VALIDATION_FAILED']);
    for (const query of ['number=7', `repositoryId=${repositoryId}`, `repositoryId=${repositoryId}&number=x`]) {
      expect(await service.error('GET', `/pull-requests?${query}`)).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await service.error('POST', '/merge-queues/nothing/pull-requests', { number: 1 })).toEqual([
      404,
      'MERGE_QUEUE_NOT_FOUND',
    ]);
  });

  test('one that failed tells its tests, its checks and its reason', async () => {
    const service = await secondService({ failing: [13] });
    const { queue } = await withQueue(service);
    const path = await submitted(service, queue, 13);
    await service.pass(60_000);
    const { data } = await service.json('GET', `${path}/queue-entry-history?direction=newest`);
    const [newest, before] = data as Fields[];
    expect(newest).toMatchObject({
      state: 'failed',
      reason: 'TEST_RUN_REQUIRED_STATUS_FAILED',
      failed: {
        failureCausingChecks: [{ name: 'tests', conclusion: 'FAILURE', url: expect.stringMatching(/^https/) }],
      },
    });
    expect(before).toMatchObject({ state: 'testing', reason: null });
    const run = await service.json('GET', `/merge-queue-verification-runs/${String(newest?.verificationRunId)}`);
    expect(run).toMatchObject({ status: 'failed', testedPullRequests: [{ number: 13 }] });
    expect(await service.json('GET', `${queue}/verification-runs?status=failed`)).toMatchObject({
      data: [{ id: run.id }],
    });
    const ids = `${path.replace('/pull-requests/', '')},${nowhere}`;
    expect(await service.json('GET', `/queue-entry-history?pullRequestIds=${ids}`)).toMatchObject({
      data: [{ transitions: [{ state: 'pending', reason: 'MERGE_ITEM_NOW_READY' }, {}, {}] }, { transitions: [] }],
    });
    expect(await service.error('GET', '/merge-queue-verification-runs/none')).toEqual([
      404,
      'VERIFICATION_RUN_NOT_FOUND',
    ]);
  });

  test('lists go on where they stopped, whatever comes or goes between two pages', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service);
    for (const number of [1, 2, 3, 4, 5]) await submitted(service, queue, number);
    const list = `${queue}/pull-requests?state=pending&limit=2`;
    const first = await service.json('GET', `${list}&includeTotal=true`);
    expect([numbersOf(first), first.hasMore, first.total]).toEqual([[5, 4], true, 5]);
    const [gone] = (first.data as Fields[]).map(({ id }) => String(id));
    await service.json('POST', `/pull-requests/${gone ?? ''}/dequeue`);
    await submitted(service, queue, 6);
    const cursor = (page: Fields): string => `&cursor=${String(page.nextCursor)}`;
    const second = await service.json('GET', list.replace('limit=2', 'limit=3&includeTotal=true') + cursor(first));
    expect([numbersOf(second), second.hasMore, second.nextCursor]).toEqual([[3, 2, 1], false, null]);
    for (const wrong of [`${list}&cursor=x`, `${queue}/pull-requests?limit=2${cursor(first)}`]) {
      expect(await service.error('GET', wrong)).toEqual([400, 'INVALID_CURSOR']);
    }
    for (const wrong of ['limit=0', 'limit=101', 'limit=x', 'includeTotal=1', 'state=Pending']) {
      expect(await service.error('GET', `${queue}/pull-requests?${wrong}`)).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});

describe('impacted targets', () => {
  test('a pull request of a parallel queue waits for them', async () => {
    const service = await secondService();
    const { queue, repositoryId } = await withQueue(service, { mode: 'graph' });
    const path = await submitted(service, queue, 7);
    const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false };
    expect(await service.json('GET', path)).toMatchObject({ queueEntry: { state: 'notReady', readiness } });
    const upload = { repositoryId, targetBranch: 'main', sha: 'abc123', number: 7 };
    const { status, text } = await service.ask('PUT', '/impacted-targets', { ...upload, impactedTargets: ['a', 'b'] });
    expect([status, text]).toEqual([202, '']);
    expect(await service.json('GET', path)).toMatchObject({
      sha: 'abc123',
      queueEntry: { state: 'pending', readiness: { hasImpactedTargets: true } },
    });
    await service.pass(1000);
    const runs = await service.json('GET', `${path}/verification-runs`);
    const run = await service.json('GET', `/merge-queue-verification-runs/${String((runs.data as Fields[])[0]?.id)}`);
    expect(run.impactedTargets).toEqual({
      all: { impactsAllTargets: false, impactedTargets: ['a', 'b'], totalImpactedTargets: 2 },
    });
    const put = (more: Fields): Promise<readonly unknown[]> =>
      service.error('PUT', '/impacted-targets', { ...upload, ...more });
    expect(await put({ impactedTargets: [], repositoryId: nowhere })).toEqual([404, 'REPOSITORY_NOT_FOUND']);
    expect(await put({ impactsAllTargets: true, number: undefined, branch: 'feature' })).toEqual([404, 'PR_NOT_FOUND']);
    const wrong: Fields[] = [
      {},
      { impactsAllTargets: false },
      { impactedTargets: ['a'], impactsAllTargets: true },
      { impactedTargets: [''] },
      { impactsAllTargets: true, branch: 'b' },
      { impactsAllTargets: true, sha: '' },
      { impactsAllTargets: true, repo: 'x' },
      { impactedTargets: Array.from({ length: 100_001 }, (_, index) => String(index)) },
    ];
    for (const more of wrong) expect(await put(more)).toEqual([400, 'VALIDATION_FAILED']);
    const most = Array.from({ length: 100_000 }, (_, index) => String(index));
    expect((await service.ask('PUT', '/impacted-targets', { ...upload, impactedTargets: most })).status).toBe(202);
  });
});

describe('queues', () => {
  test('one is made, changed, read and deleted', async () => {
    const service = await secondService();
    const { queue, repositoryId } = await withQueue(service, { concurrency: 3, bisectionConcurrency: 0 });
    const config = {
      allowBatching: true,
      batchingMinSize: 7,
      testingTimeoutMinutes: 0,
      notReadyTimeoutMinutes: 120,
      mergeMethod: 'mergeCommit',
      optimizationMode: 'bisectionSkipRedundantTests',
      testBranchConstructionMode: 'pushNewBranchFromTemp',
      areCommentsEnabled: false,
      isExtensionEnabled: true,
      requiredStatuses: ['build', 'lint'],
      batchingRules: [{ targetPattern: '//app/*', policy: 'isolate' }],
      enqueueingLabel: 'merge',
    };
    const changed = await service.json('PATCH', `${queue}/config`, config);
    expect(changed.config).toMatchObject({ ...config, concurrency: 3, bisectionConcurrency: 0 });
    expect(await service.json('GET', queue)).toEqual(changed);
    expect((await service.call('/getQueue', main)).json).toMatchObject({
      batch: true,
      batchingMinSize: 7,
      commentsEnabled: false,
      mergeMethod: 'merge_commit',
      requiredStatuses: ['build', 'lint'],
    });
    expect((await service.call('/getQueue', main)).json).not.toHaveProperty('later');
    const one = `/merge-queues?repositoryId=${repositoryId}&targetBranch=`;
    expect(await service.json('GET', `${one}main`)).toMatchObject({
      data: [{ id: changed.id, repositoryUrl: address }],
    });
    expect(await service.json('GET', `${one}other`)).toMatchObject({ data: [] });
    expect(await service.error('GET', '/merge-queues?targetBranch=main')).toEqual([400, 'VALIDATION_FAILED']);
    const wrong: Fields[] = [
      { concurrency: 0 },
      { state: 'paused' },
      { notReadyTimeoutMinutes: 90 },
      { batchingRules: [{ targetPattern: '*', policy: 'isolate' }] },
      { mergeMethod: 'merge_commit' },
    ];
    for (const each of wrong) {
      expect(await service.error('PATCH', `${queue}/config`, each)).toEqual([400, 'VALIDATION_FAILED']);
    }
    const again = { repositoryId, targetBranch: 'main' };
    expect(await service.error('POST', '/merge-queues', again)).toEqual([409, 'QUEUE_ALREADY_EXISTS']);
    expect(await service.error('POST', '/merge-queues', { ...again, repositoryId: nowhere })).toEqual([
      404,
      'REPOSITORY_NOT_FOUND',
    ]);
    const path = await submitted(service, queue, 7);
    expect(await service.error('DELETE', queue)).toEqual([409, 'QUEUE_HAS_ACTIVE_ENTRIES']);
    await service.json('POST', `${path}/dequeue`);
    expect((await service.ask('DELETE', queue)).status).toBe(204);
    expect(await service.error('GET', queue)).toEqual([404, 'MERGE_QUEUE_NOT_FOUND']);
    expect((await service.call('/getQueue', main)).status).toBe(404);
  });

  test('with testingTimeoutMinutes 0, a test may take for ever', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service);
    await service.json('PATCH', `${queue}/config`, { testingTimeoutMinutes: 0 });
    await service.control('/outcomes', { pullRequest: 7, outcome: 'hang' });
    const path = await submitted(service, queue, 7);
    await service.pass(30 * 86_400_000);
    expect(stateOf(await service.json('GET', path))).toBe('testing');
  });

  test('state and mode have separate endpoints', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service);
    for (const [command, state] of [
      ['pause', 'paused'],
      ['resume', 'running'],
    ] as const) {
      expect(await service.json('POST', `${queue}/${command}`)).toMatchObject({ state, mode: 'queue' });
      expect((await service.call('/getQueue', main)).json.state).toBe(state);
    }
    const switchTo = (mode: string) => service.ask('POST', `${queue}/switch-modes`, { mode });
    expect((await switchTo('queue')).json).toMatchObject({ state: 'running', mode: 'queue' });
    await submitted(service, queue, 3);
    await service.pass(1000);
    expect((await switchTo('graph')).json).toMatchObject({ state: 'switchingModes', mode: 'queue' });
    const conflict = [409, 'MODE_CHANGE_IN_PROGRESS'];
    expect(await service.error('POST', `${queue}/switch-modes`, { mode: 'queue' })).toEqual(conflict);
    expect(await service.error('PATCH', `${queue}/config`, { concurrency: 2 })).toEqual(conflict);
    await service.pass(4000);
    expect(await service.json('GET', queue)).toMatchObject({ state: 'running', mode: 'graph' });
    expect((await switchTo('queue')).json).toMatchObject({ state: 'running', mode: 'queue' });
    expect(await service.error('POST', `${queue}/switch-modes`, { mode: 'parallel' })).toEqual([
      400,
      'VALIDATION_FAILED',
    ]);
  });

  test('the order tells what is tested and what waits', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service, { concurrency: 1 });
    for (const number of [3, 4, 5]) await submitted(service, queue, number);
    await submitted(service, queue, 6, { priorityName: 'high' });
    await service.control('/pull-request', { ...main, pr: { number: 4 }, mergeable: false });
    await service.pass(1000);
    expect(await service.json('GET', `${queue}/order`)).toMatchObject({
      mode: 'queue',
      queueState: 'running',
      batches: [{ state: 'testing', isBisection: false, pullRequests: [{ number: 6 }] }],
      pending: [
        { pullRequest: { number: 3 }, directlyAhead: [] },
        { pullRequest: { number: 5 }, directlyAhead: [{ number: 3 }] },
      ],
      awaitingAdmissionTotal: 0,
    });
    const { data } = await service.json('GET', `${queue}/pull-requests?state=notReady`);
    expect(data).toMatchObject([
      {
        number: 4,
        queueEntry: { readiness: { mergeability: 'notMergeable', mergeabilityDetails: { reasons: [{}] } } },
      },
    ]);
  });

  test('metrics are those of the first generation', async () => {
    const service = await secondService();
    const { queue, repositoryId } = await withQueue(service);
    await submitted(service, queue, 7);
    const all = await service.call('/getMergeQueueMetrics');
    for (const path of [
      '/merge-queues/metrics',
      `/merge-queues/metrics?repositoryId=${repositoryId}`,
      `${queue}/metrics`,
    ]) {
      const { text, type } = await service.ask('GET', path);
      expect([path, text, type]).toEqual([path, all.text, all.type]);
    }
    expect(all.text).toContain('mq_depth_current{repo="acme/shop",branch="main",queue_type="main"} 1');
    expect(await service.error('GET', `/merge-queues/metrics?repositoryId=${nowhere}`)).toEqual([
      404,
      'REPOSITORY_NOT_FOUND',
    ]);
    expect(await service.error('GET', '/merge-queues/none/metrics')).toEqual([404, 'MERGE_QUEUE_NOT_FOUND']);
  });

  test('with bisectionConcurrency 0, a bisection takes what concurrency leaves', async () => {
    const service = await secondService({ failing: [2] });
    const settings = { allowBatching: true, batchingMinSize: 2, bisectionConcurrency: 0, concurrency: 1 };
    const { queue } = await withQueue(service);
    await service.json('PATCH', `${queue}/config`, settings);
    for (const number of [1, 2]) await submitted(service, queue, number);
    for (let round = 0; round < 20; round += 1) await service.pass(10_000);
    expect([await service.state(1), await service.state(2)]).toEqual(['merged', 'failed']);
  });
});

describe('flaky tests', () => {
  test('rows of both lists are one list, by collection and by repository', async () => {
    const service = await secondService();
    const repoId = await repositoryOf(service);
    const { data: collections } = await service.json('GET', '/test-collections');
    const [collection] = collections as Fields[];
    expect(collection).toMatchObject({ name: 'acme/shop', testCaseCount: 420 });
    const id = String(collection?.id);
    const rows = async (path: string): Promise<Fields[]> => {
      const all: Fields[] = [];
      for (let cursor = ''; ;) {
        const page = await service.json('GET', `${path}&limit=100${cursor}`);
        all.push(...(page.data as Fields[]));
        if (page.hasMore !== true) return all;
        cursor = `&cursor=${String(page.nextCursor)}`;
      }
    };
    const quarantined = await rows(`/tests?quarantineState=quarantined`);
    const first = await service.call('/flaky-tests/list-quarantined-tests', {
      repo: main.repo,
      org_url_slug: 'acme',
      page_query: { page_size: 100 },
    });
    expect(quarantined).toHaveLength(Number((first.json.page as Fields).total_rows));
    expect(new Set(quarantined.map((row) => row.repoId))).toEqual(new Set([repoId]));
    expect(new Set((await rows(`/test-cases?testCollectionId=${id}`)).map((row) => row.id)).size).toBe(420);
    const [row] = await rows('/tests?status=broken');
    expect(row).toMatchObject({ status: 'broken', testCollectionId: id });
    expect(await rows('/tests?testCollectionId=zzzzzzzz')).toEqual([]);
    expect(await service.error('GET', '/tests?status=FLAKY')).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('records of a file are served in the form of the second generation, whatever they hold', async () => {
    const records = {
      unhealthy_tests: [{ id: 'a', name: 'adds', status: { value: 'flaky' } }, {}],
      quarantined_tests: [{ test_case_id: 'a', status: 7 }],
    };
    const service = await secondService({ records });
    await repositoryOf(service);
    expect(await service.json('GET', '/tests?quarantineState=quarantined')).toMatchObject({
      data: [{ id: 'a', name: 'adds', status: 'flaky' }],
    });
  });
});

describe('access', () => {
  test('the token comes with Bearer', async () => {
    const service = await secondService();
    const asked = async (headers: Readonly<Record<string, string>>): Promise<unknown[]> => {
      const { status, json } = await service.ask('GET', '/merge-queues', undefined, headers);
      return [status, (json.error as Fields | undefined)?.code];
    };
    expect(await asked({})).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    expect(await asked({ 'x-api-token': token })).toEqual([401, 'AUTHENTICATION_REQUIRED']);
    expect(await asked({ authorization: 'Bearer another' })).toEqual([401, 'INVALID_TOKEN']);
    expect(await asked({ authorization: `bearer ${token}` })).toEqual([200, undefined]);
    expect((await service.call('/getQueue', main, { headers: { 'x-api-token': '', ...authorization } })).status).toBe(
      401,
    );
    const { requests } = (await service.control('/requests')).json as { requests: Fields[] };
    expect(requests.map((each) => each.token)).toEqual(['missing', 'missing', 'wrong', 'accepted', 'wrong']);
    expect(JSON.stringify(requests)).not.toContain(token);
  });

  test('what is nowhere, is sent with another method, or is too large', async () => {
    const service = await secondService();
    expect(await service.error('GET', '/nothing')).toEqual([404, 'NOT_FOUND']);
    const response = await fetch(`${service.secondUrl}/impacted-targets`, { headers: authorization });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT']);
    const large = await fetch(`${service.secondUrl}/impacted-targets`, {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: ' '.repeat(20_971_521),
    });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/plain; charset=UTF-8']);
  });

  test('faults strike one endpoint of it, after the effect too', async () => {
    const service = await secondService();
    const { queue } = await withQueue(service);
    const path = 'POST /merge-queues/{id}/pull-requests';
    const body = JSON.stringify({ error: { code: 'UPSTREAM_ERROR', message: 'asked for' } });
    await service.control('/faults', { path, status: 502, body, afterEffect: true });
    expect(await service.error('POST', `${queue}/pull-requests`, { number: 7 })).toEqual([502, 'UPSTREAM_ERROR']);
    expect(await service.state(7)).toBe('pending');
    expect(await service.error('POST', `${queue}/pull-requests`, { number: 7 })).toEqual([409, 'PR_ALREADY_ENQUEUED']);
  });
});
