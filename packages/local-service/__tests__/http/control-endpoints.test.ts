import { expect, test } from '@jest/globals';
import { latestTime } from '../../src/clock.js';
import { pullRequestStates } from '../../src/queue-rules/states.js';
import { main, type RunningService, runningService } from '../running-service.js';
import { asks, sends, tell } from './story.js';

const submit = (number: number) => sends('/submitPullRequest', { pr: number });
const lists = (total: unknown) =>
  sends(
    '/flaky-tests/list-quarantined-tests',
    { org_url_slug: 'acme', page_query: { page_size: 1 } },
    { page: { total_rows: total } },
  );
const change = (from: string | null, to: string) => ({ ...main, number: 1, from, to });

tell('tests fail for some runs or for all, and hang until their time is over', { failing: [9] }, [
  sends('_/outcomes', { pullRequest: 7, outcome: 'fail', times: 1 }),
  ...[submit(9), submit(7), 20_000, { 9: 'failed', 7: 'merged' }],
  sends('_/outcomes', { pullRequest: 8, outcome: 'hang' }),
  ...[submit(8), 2_000_000, { 8: 'testing' }, 3_000_000, { 8: 'failed' }],
]);

tell('tests take as long as they are told', [
  sends('_/outcomes', { pullRequest: 7, outcome: 'pass', testingMilliseconds: 60_000 }),
  sends('_/outcomes', { pullRequest: 8, outcome: 'fail' }),
  ...[submit(7), submit(8), 10_000, { 7: 'testing', 8: 'pending_failure' }, 60_000, { 7: 'merged', 8: 'failed' }],
  sends('_/outcomes', { pullRequest: 9, outcome: 'pass', testingMilliseconds: Number.MAX_SAFE_INTEGER }),
  ...[submit(9), 10_000, { 9: 'testing' }],
]);

tell('a pull request is put into every state but after MERGED, and held there', [
  ...[...pullRequestStates.filter((state) => state !== 'MERGED'), 'MERGED'].flatMap((state) => [
    sends('_/pull-request', { pr: 7, state }, { prNumber: 7, state: state.toLowerCase() }),
    ...[100_000, { 7: state.toLowerCase() }],
  ]),
  sends('_/pull-request', { pr: 7, state: 'PENDING' }, 400),
]);

tell('a pull request that was held is let go', [
  sends('_/pull-request', { pr: 7, state: 'TESTING' }),
  100_000,
  sends('_/pull-request', { pr: 7, state: null }),
  ...[100_000, { 7: 'merged' }],
]);

tell('a pull request is not mergeable, and is again', [
  sends('_/pull-request', { pr: 7, mergeable: false }),
  ...[submit(7), 100_000],
  sends(
    '/getSubmittedPullRequest',
    { pr: 7 },
    { state: 'not_ready', readiness: { gitHubMergeability: 'not_mergeable' } },
  ),
  sends('_/pull-request', { pr: 7, mergeable: true }),
  ...[100_000, { 7: 'merged' }],
]);

tell('a push takes a pull request out of the queue, and the same commit does not', [
  sends('/submitPullRequest', { pr: { number: 7, sha: 'old' } }),
  sends('_/pull-request', { pr: { number: 7, sha: 'old' }, pushed: true }, { state: 'pending' }),
  sends('_/pull-request', { pr: { number: 7, sha: 'new' }, pushed: true }, { state: 'cancelled' }),
  submit(7),
  sends('_/pull-request', { pr: { number: 7, sha: 'newer' } }, { state: 'pending' }),
]);

tell('what is wrong is named', [
  sends('_/pull-request', { pr: 7, state: 'DONE' }, 'state'),
  sends('_/pull-request', { pr: 7 }, 'state'),
  sends('_/pull-request', { pr: 7, pushed: true }, 'pr.sha is missing'),
  sends('_/clock', { advanceMilliseconds: -1 }, 'advanceMilliseconds'),
  sends('_/faults', { status: 99 }, 'status'),
  sends('_/faults', { connection: 'cut' }, 'connection'),
  sends('_/faults', { times: 0 }, 'times'),
  sends('_/faults', { path: '/nothing' }, 'path'),
  sends('PUT _/records', { tests: [] }, 'unhealthy_tests'),
]);

tell('a fault answers some requests of one endpoint', [
  sends('_/faults', { path: '/createQueue', status: 429, times: 2, body: 'slow down' }),
  asks('/getQueue', 404),
  asks('/createQueue', [429, 'slow down']),
  asks('/createQueue', [429, 'slow down']),
  asks('/createQueue'),
]);

tell('a fault may come after the request took effect', [
  sends('_/faults', { status: 503, afterEffect: true }),
  asks('/createQueue', 503),
  asks('/createQueue', 409),
]);

for (const connection of ['reset', 'truncate']) {
  tell(`a fault breaks the connection: ${connection}`, [
    sends('_/faults', { connection, afterEffect: true }),
    asks('/createQueue', null),
    asks('/getQueue'),
    asks('_/requests', { requests: [{ status: null }, { status: 200 }] }),
  ]);
}

tell('faults are forgotten on request', [
  sends('_/faults', { status: 500, headers: { 'Retry-After': '2' } }),
  asks('_/faults', { faults: [{ status: 500, headers: { 'Retry-After': '2' }, remaining: 1 }] }),
  asks('DELETE _/faults'),
  asks('/createQueue'),
]);

const twoRecords = { unhealthy_tests: [], quarantined_tests: [{ name: 'a' }, { name: 'b' }] };
for (const [options, total] of [
  [{}, expect.closeTo(235, -2)],
  [{ records: twoRecords }, 2],
] as const) {
  tell(`records are replaced, and ${total === 2 ? 'those of the start' : 'the usual ones'} come back`, options, [
    lists(total),
    sends('PUT _/records', { quarantined_tests: [{ name: 'one', parent: null }] }, { quarantined_tests: 1 }),
    lists(1),
    asks('DELETE _/records'),
    lists(total),
  ]);
}

tell('changes of state are remembered when the queue is gone', [
  ...[submit(1), 60_000],
  asks('/deleteQueue'),
  asks('_/changes', {
    changes: [
      ...[change(null, 'PENDING'), change('PENDING', 'TESTING'), change('TESTING', 'TESTS_PASSED')],
      change('TESTS_PASSED', 'MERGED'),
    ],
  }),
  asks('DELETE _/changes'),
  asks('_/changes', ({ changes }) => expect(changes).toEqual([])),
]);

const timeOf = async (service: RunningService): Promise<number> =>
  Date.parse((await service.control('/clock')).json.now as string);

test('changes of state have the times at which they were due', async () => {
  const service = await runningService({ durations: { pending: 1000, testing: 3000, merging: 1000 } });
  await service.call('/submitPullRequest', { ...main, pr: { number: 1 } });
  await service.pass(60_000);
  const { changes } = (await service.control('/changes')).json as { changes: { at: string }[] };
  const times = changes.map(({ at }) => Date.parse(at));
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 1000, 4000, 5000]);
});

test('the clock stops, is moved, and runs', async () => {
  const service = await runningService({ speed: 1000 });
  const start = await timeOf(service);
  await service.pass(60_000);
  expect(await timeOf(service)).toBe(start + 60_000);
  await service.control('/clock', { running: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await timeOf(service)).toBeGreaterThanOrEqual(start + 60_000 + 40_000);
});

test('the clock goes to the end of the year 9999, and not beyond', async () => {
  const service = await runningService();
  const left = latestTime - (await timeOf(service));
  for (const advanceMilliseconds of [left + 1, 8.64e15, Number.MAX_SAFE_INTEGER]) {
    expect(await service.control('/clock', { advanceMilliseconds })).toMatchObject({
      status: 400,
      text: 'advanceMilliseconds must not take the clock beyond 9999-12-31T23:59:59.999Z',
    });
  }
  await service.pass(left - 1);
  expect((await service.call('/submitPullRequest', { ...main, pr: { number: 7 } })).status).toBe(200);
  const fast = await runningService({ speed: 1e300 });
  await fast.control('/clock', { running: true });
  expect(await timeOf(fast)).toBe(latestTime);
});

test('a fault answers nothing until the client gives up', async () => {
  const service = await runningService();
  await service.control('/faults', { connection: 'silence' });
  await expect(service.call('/createQueue', main, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/);
  expect((await service.call('/createQueue', main)).status).toBe(200);
});

test('a fault delays a response, and sets headers', async () => {
  const service = await runningService();
  await service.control('/faults', { delayMilliseconds: 150, status: 429, headers: { 'Retry-After': '2' } });
  const start = performance.now();
  // A request with a wrong token does not count.
  expect((await service.call('/createQueue', main, { headers: { 'x-api-token': 'wrong' } })).status).toBe(401);
  const { status, headers } = await service.call('/createQueue', main);
  expect([status, headers.get('retry-after')]).toEqual([429, '2']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(140);
});
