import { describe, expect, test } from '@jest/globals';
import type { LocalServiceOptions } from '../../src/server.js';
import { main, type RunningService, runningService } from '../running-service.js';

const pr = { number: 7 };
const submission = { ...main, pr };

describe('the clock', () => {
  test('stops, is moved, and runs', async () => {
    const service = await runningService({ speed: 1000 });
    const now = async (): Promise<number> => Date.parse((await service.control('/clock')).json.now as string);
    const start = await now();
    expect(await now()).toBe(start);
    await service.pass(60_000);
    expect(await now()).toBe(start + 60_000);
    await service.control('/clock', { running: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await now()).toBeGreaterThanOrEqual(start + 60_000 + 40_000);
    expect(await service.control('/clock', { advanceMilliseconds: -1 })).toMatchObject({
      status: 400,
      text: expect.stringContaining('advanceMilliseconds'),
    });
  });
});

describe('the end of time', () => {
  const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
  const now = async (service: RunningService): Promise<number> =>
    Date.parse((await service.control('/clock')).json.now as string);

  test('is as far as the clock is moved, and stays', async () => {
    const service = await runningService();
    const left = latest - (await now(service));
    for (const milliseconds of [left + 1, 8.64e15, Number.MAX_SAFE_INTEGER]) {
      expect(await service.control('/clock', { advanceMilliseconds: milliseconds })).toMatchObject({
        status: 400,
        text: 'advanceMilliseconds must not take the clock beyond 9999-12-31T23:59:59.999Z',
      });
    }
    expect(await service.control('/clock', { advanceMilliseconds: left - 1 })).toMatchObject({ status: 200 });
    expect((await service.call('/submitPullRequest', submission)).status).toBe(200);
    expect(await service.state(7)).toBe('pending');
    expect(await service.call('/getQueue', main)).toMatchObject({ status: 200 });
    expect(await service.control('/changes')).toMatchObject({ status: 200 });
  });

  test('is where a clock that runs fast stays', async () => {
    const service = await runningService({ speed: 1e300 });
    await service.control('/clock', { running: true });
    expect(await now(service)).toBe(latest);
    expect((await service.call('/submitPullRequest', submission)).status).toBe(200);
  });

  test('may lie before the end of a test, which then goes on', async () => {
    const service = await runningService();
    const testingMilliseconds = Number.MAX_SAFE_INTEGER;
    await service.control('/outcomes', { pullRequest: 7, outcome: 'pass', testingMilliseconds });
    await service.call('/submitPullRequest', submission);
    await service.pass(10_000);
    expect(await service.state(7)).toBe('testing');
  });
});

describe('outcomes', () => {
  test('fail and hang, for some runs or for all', async () => {
    const service = await runningService({ failing: [9] });
    await service.control('/outcomes', { pullRequest: 7, outcome: 'fail', times: 1 });
    for (const number of [9, 7]) await service.call('/submitPullRequest', { ...main, pr: { number } });
    await service.pass(20_000);
    expect([await service.state(9), await service.state(7)]).toEqual(['failed', 'merged']);
    await service.control('/outcomes', { pullRequest: 8, outcome: 'hang' });
    await service.call('/submitPullRequest', { ...main, pr: { number: 8 } });
    await service.pass(2_000_000);
    expect(await service.state(8)).toBe('testing');
    await service.pass(3_000_000);
    expect(await service.state(8)).toBe('failed');
  });

  test('say how long a test takes', async () => {
    const service = await runningService();
    await service.control('/outcomes', { pullRequest: 7, outcome: 'pass', testingMilliseconds: 60_000 });
    await service.control('/outcomes', { pullRequest: 8, outcome: 'fail' });
    for (const number of [7, 8]) await service.call('/submitPullRequest', { ...main, pr: { number } });
    await service.pass(10_000);
    expect([await service.state(7), await service.state(8)]).toEqual(['testing', 'pending_failure']);
    await service.pass(60_000);
    expect([await service.state(7), await service.state(8)]).toEqual(['merged', 'failed']);
  });
});

describe('a pull request', () => {
  test('is put into every state, and held there', async () => {
    const service = await runningService();
    for (const state of [
      'NOT_READY',
      'PENDING',
      'TESTING',
      'TESTS_PASSED',
      'PENDING_FAILURE',
      'FAILED',
      'CANCELLED',
      'MERGED',
    ]) {
      const response = await service.control('/pull-request', { ...submission, state });
      expect(response).toMatchObject({ status: 200, json: { prNumber: 7, state: state.toLowerCase() } });
      await service.pass(100_000);
      expect(await service.state(7)).toBe(state.toLowerCase());
    }
    expect(await service.control('/pull-request', { ...submission, state: 'PENDING' })).toMatchObject({ status: 400 });
  });

  test('is let go', async () => {
    const service = await runningService();
    await service.control('/pull-request', { ...submission, state: 'TESTING' });
    await service.pass(100_000);
    await service.control('/pull-request', { ...submission, state: null });
    await service.pass(100_000);
    expect(await service.state(7)).toBe('merged');
  });

  test('is not mergeable, and is again', async () => {
    const service = await runningService();
    await service.control('/pull-request', { ...submission, mergeable: false });
    await service.call('/submitPullRequest', submission);
    await service.pass(100_000);
    const shown = await service.call('/getSubmittedPullRequest', submission);
    expect(shown.json).toMatchObject({ state: 'not_ready', readiness: { gitHubMergeability: 'not_mergeable' } });
    await service.control('/pull-request', { ...submission, mergeable: true });
    await service.pass(100_000);
    expect(await service.state(7)).toBe('merged');
  });

  test('needs a state that exists', async () => {
    const service = await runningService();
    for (const state of ['DONE', undefined]) {
      const response = await service.control('/pull-request', { ...submission, state });
      expect(response).toMatchObject({ status: 400, text: expect.stringContaining('state') });
    }
  });
});

describe('faults', () => {
  test('answer a status for some requests of one endpoint', async () => {
    const service = await runningService();
    const headers = { 'Retry-After': '2' };
    await service.control('/faults', { path: '/createQueue', status: 429, times: 2, headers, body: 'slow down' });
    const statuses = [(await service.call('/getQueue', main)).status];
    for (let each = 0; each < 3; each += 1) {
      const response = await service.call('/createQueue', main);
      statuses.push(response.status);
      if (response.status !== 429) continue;
      expect(response.text).toBe('slow down');
      expect(response.headers.get('retry-after')).toBe('2');
    }
    expect(statuses).toEqual([404, 429, 429, 200]);
  });

  test('may come after the request took effect', async () => {
    const service = await runningService();
    await service.control('/faults', { status: 503, afterEffect: true });
    expect((await service.call('/createQueue', main)).status).toBe(503);
    expect((await service.call('/createQueue', main)).status).toBe(409);
  });

  test.each(['reset', 'truncate'])('break the connection: %s', async (connection) => {
    const service = await runningService();
    await service.control('/faults', { connection, afterEffect: true });
    await expect(service.call('/createQueue', main)).rejects.toThrow();
    expect((await service.call('/getQueue', main)).status).toBe(200);
    const { json } = await service.control('/requests');
    expect(json.requests).toMatchObject([{ status: null }, { status: 200 }]);
  });

  test('answer nothing until the client gives up', async () => {
    const service = await runningService();
    await service.control('/faults', { connection: 'silence' });
    await expect(service.call('/createQueue', main, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
    expect((await service.call('/createQueue', main)).status).toBe(200);
  });

  test('delay a response', async () => {
    const service = await runningService();
    await service.control('/faults', { delayMilliseconds: 150 });
    const start = performance.now();
    expect((await service.call('/createQueue', main)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(140);
  });

  test('do not count requests with a wrong token, and are forgotten on request', async () => {
    const service = await runningService();
    await service.control('/faults', { status: 500 });
    expect((await service.call('/createQueue', main, { headers: { 'x-api-token': 'wrong' } })).status).toBe(401);
    expect((await service.control('/faults')).json.faults).toHaveLength(1);
    await service.control('/faults', undefined, 'DELETE');
    expect((await service.call('/createQueue', main)).status).toBe(200);
  });

  test.each([
    [{ status: 99 }, 'status'],
    [{ connection: 'cut' }, 'connection'],
    [{ times: 0 }, 'times'],
    [{ path: '/nothing' }, 'path'],
  ])('are refused: %j', async (fault, name) => {
    const service = await runningService();
    expect(await service.control('/faults', fault)).toMatchObject({ status: 400, text: expect.stringContaining(name) });
  });
});

test.each<[string, Partial<LocalServiceOptions>]>([
  ['the usual ones', {}],
  ['those of the start', { records: { unhealthy_tests: [], quarantined_tests: [{ name: 'a' }, { name: 'b' }] } }],
])('records are replaced, and %s come back', async (_what, options) => {
  const service = await runningService(options);
  const query = { ...main, org_url_slug: 'acme', page_query: { page_size: 1 } };
  const rows = async (): Promise<unknown> =>
    ((await service.call('/flaky-tests/list-quarantined-tests', query)).json.page as { total_rows: number }).total_rows;
  const before = await rows();
  const records = { quarantined_tests: [{ name: 'only one', parent: null }] };
  const replaced = await service.control('/records', records, 'PUT');
  expect(replaced.json).toEqual({ unhealthy_tests: 0, quarantined_tests: 1 });
  expect(await rows()).toBe(1);
  await service.control('/records', undefined, 'DELETE');
  expect(await rows()).toBe(before);
  expect(await service.control('/records', { tests: [] }, 'PUT')).toMatchObject({
    status: 400,
    text: expect.stringContaining('unhealthy_tests'),
  });
});

test('changes of state are remembered, with the times at which they were due', async () => {
  const service = await runningService({ durations: { pending: 1000, testing: 3000, merging: 1000 } });
  await service.call('/submitPullRequest', { ...main, pr: { number: 1 } });
  await service.pass(60_000);
  await service.call('/deleteQueue', main);
  const { json } = await service.control('/changes');
  const changes = json.changes as { from: string | null; to: string; at: string }[];
  expect(changes).toMatchObject(
    [null, 'PENDING', 'TESTING', 'TESTS_PASSED'].map((from) => ({ ...main, number: 1, from })),
  );
  expect(changes.map(({ to }) => to)).toEqual(['PENDING', 'TESTING', 'TESTS_PASSED', 'MERGED']);
  const times = changes.map(({ at }) => Date.parse(at));
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 1000, 4000, 5000]);
  await service.control('/changes', undefined, 'DELETE');
  expect((await service.control('/changes')).json).toEqual({ changes: [] });
});
