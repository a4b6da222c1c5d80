import { describe, expect, test } from '@jest/globals';
import type { Submission } from '../../../src/service/merge-queue-service.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { type TestServer, respond, serve } from '../../steps/servers.js';
import { clientOf, queue } from '../requests/clients.js';

const ofMain = { id: 'q1', repositoryId: 'r1', repositoryUrl: 'https://github.com/o/n', targetBranch: 'main' };
const reference = { ...queue, number: 7 };

/** A pull request as the service lists it. @param mergeQueueId of the queue that it was submitted to last */
const record = (
  mergeQueueId: string | undefined,
  state: string | undefined,
  entry: object = {},
  more: object = {},
) => ({
  id: 'p7',
  number: 7,
  queueEntry: { mergeQueueId, state, ...entry },
  ...more,
});
type Records = readonly object[];
const other = record('q2', 'pending', {}, { number: 8, id: 'p8' });
const withoutId = (state: string) => record('q1', state, {}, { id: '' });

/**
 * A service with one queue.
 * @param found the records that it lists of pull requests, page by page
 * @param write status of its responses to POST; other writes are done
 * @param instead bodies of responses to other requests, by a part of their addresses
 * @param after the records that it lists since a request that changes something
 */
async function serviceWith(
  found: readonly Records[],
  write = 200,
  instead: Readonly<Record<string, object>> = {},
  after: Records = found[0] ?? [],
) {
  let pages = found;
  const server = await serve(({ method, url }, response) => {
    if (method !== 'GET') pages = [after];
    const page = Number(/cursor=(\d)/.exec(url)?.[1] ?? 0);
    const listed = { data: pages[page], hasMore: page + 1 < pages.length, nextCursor: String(page + 1) };
    const part = Object.keys(instead).find((one) => url.includes(one));
    if (method === 'POST') respond(response, write, {});
    else if (method !== 'GET') respond(response, 200, after[0]);
    else if (part !== undefined) respond(response, 200, instead[part]);
    else respond(response, 200, url.includes('/merge-queues?') ? { data: [ofMain], hasMore: false } : listed);
  });
  const client = await clientOf(server, { maxAttempts: 2 });
  return { service: secondGeneration(client), server };
}

/** How many requests to addresses with this part arrived. */
const count = ({ received }: TestServer, part: string): number =>
  received.filter(({ url }) => url.includes(part)).length;
const changes = ({ received }: TestServer): number => received.filter(({ method }) => method !== 'GET').length;

const isElsewhere = true;
test.each<[string, Records[], { state: string; isElsewhere?: boolean } | undefined, requests: number]>([
  ['one of this queue', [[other, record('q1', 'testing')]], { state: 'TESTING' }, 1],
  ['one whose queue nobody names', [[record(undefined, 'testing')]], { state: 'TESTING' }, 1],
  ['nothing for one that was never submitted', [[record(undefined, undefined)]], undefined, 1],
  ['one that another queue has', [[record('q2', 'pending')]], { state: 'PENDING', isElsewhere }, 1],
  ['nothing for one that has left another queue', [[record('q2', 'merged')]], undefined, 1],
  [
    'one that another queue says it has',
    [[record('q2', 'merged', {}, { isCurrentlySubmittedToQueue: true })]],
    { state: 'MERGED', isElsewhere },
    1,
  ],
  ['one on the second page, and asks for no third', [[other], [record('q1', 'testing')], []], { state: 'TESTING' }, 2],
])('a look-up of pull requests finds %s', async (_what, pages, expected, requests) => {
  const { service, server } = await serviceWith(pages);
  const found = (await service.lookUp(queue, [7])).get(7);
  expect(found).toEqual(expected && expect.objectContaining(expected));
  expect(found).not.toBeInstanceOf(Error);
  expect(found !== undefined && 'isElsewhere' in found).toBe(expected?.isElsewhere === true);
  expect(count(server, '/pull-requests?')).toBe(requests);
  const one = await service.pullRequestIfAny(reference);
  expect(one?.state).toBe(pages.flat().includes(other) ? 'TESTING' : undefined);
});

test('a look-up of more than fifty pull requests takes two requests', async () => {
  const { service, server } = await serviceWith([[record('q1', 'testing')]]);
  const numbers = Array.from({ length: 51 }, (_, index) => index + 1);
  expect([...(await service.lookUp(queue, numbers)).keys()]).toEqual(numbers);
  const asked = server.received.flatMap(({ url }) => new URL(url, server.origin).searchParams.get('number') ?? []);
  expect(asked.map((list) => list.split(',').length)).toEqual([50, 1]);
});

test('histories are those of the pull requests that were looked up', async () => {
  const data = [
    { pullRequestId: 'p7', transitions: [{ state: 'failed', changedAt: 'then', reason: 'why' }] },
    { pullRequestId: 'p8', transitions: [{ state: 'merged' }] },
  ];
  const { service, server } = await serviceWith([[record('q1', 'failed')]], 200, { '/queue-entry-history': { data } });
  expect(await service.histories([7])).toEqual(new Map());
  await service.lookUp(queue, [7]);
  const histories = await service.histories([6, 7]);
  expect([...histories]).toEqual([[7, [expect.objectContaining({ state: 'FAILED', at: 'then', reason: 'why' })]]]);
  expect(count(server, '/queue-entry-history?pullRequestIds=p7&')).toBe(1);
});

const ofHistory = { failureCausingChecks: [{ name: 'of the history', conclusion: 'failure' }] };
test.each<[string, queue: string, transition: object, string[] | undefined, runs: number]>([
  ['are those that the history names', 'q1', { verificationRunId: 'run', failed: ofHistory }, ['of the history'], 1],
  ['are those of the run where the history names none', 'q1', { verificationRunId: 'run' }, ['of the run'], 1],
  ['are those of the history where it names no run', 'q1', { failed: ofHistory }, ['of the history'], 0],
  ['are unknown where it has not failed', 'q1', { state: 'testing', verificationRunId: 'run' }, undefined, 0],
  ['are not those of another queue', 'q2', { verificationRunId: 'run', failed: ofHistory }, undefined, 0],
])('the failed tests of a pull request %s', async (_what, id, transition, names, runs) => {
  const { service, server } = await serviceWith([[record(id, 'failed')]], 200, {
    '/queue-entry-history': { data: [{ state: 'failed', ...transition }, { state: 'failed' }] },
    '-runs/run': { checks: [{ name: 'of the run', conclusion: 'failure' }], testedPullRequests: [{ number: 7 }] },
  });
  const failed = await service.failedTests(reference);
  expect(failed?.failedChecks.map(({ name }) => name)).toEqual(names);
  expect(failed?.tested.map(({ number }) => number)).toEqual(names && (runs === 1 ? [7] : []));
  expect([count(server, '/queue-entry-history'), count(server, '-runs/run')]).toEqual([id === 'q1' ? 1 : 0, runs]);
});

describe('a submission', () => {
  const [priority, batching, plain] = ['Set priority on PRs', 'Skip batching', 'Merge and cancel PRs'];
  test.each<[Submission, Record<string, unknown>, permission: string, body: object]>([
    [{ priority: 'urgent' }, {}, priority, { priorityName: 'urgent' }],
    [{ priority: 10 }, { priority: 'low' }, priority, { priorityValue: 10 }],
    [{}, { priority: 'low' }, priority, { priorityName: 'low' }],
    [{ noBatch: true }, { noBatch: false }, batching, { allowBatching: false }],
    [{}, { noBatch: false }, plain, { allowBatching: true }],
    [{}, { noBatch: 'perhaps' }, plain, {}],
    [{}, { direct: true }, 'Merge PRs with direct to queue', { direct: true }],
    [{}, {}, plain, {}],
  ])('with %j and %j that is forbidden names the permission', async (submission, extra, permission, body) => {
    const { service, server } = await serviceWith([[]], 403);
    const advice: unknown = expect.stringContaining(`needs the permission "${permission}"`);
    await expect(service.submit(reference, submission, extra)).rejects.toMatchObject({ advice });
    expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual({ ...body, number: 7 });
  });

  test.each<[string, Submission, found: object, sent: 1 | 2]>([
    ['this queue has', {}, record('q1', 'pending'), 1],
    ['another queue has', {}, record('q2', 'pending'), 2],
    [
      'has the priority that was asked for',
      { priority: 'urgent' },
      record('q1', 'pending', { priorityName: 'urgent' }),
      1,
    ],
    ['has another name of a priority', { priority: 'urgent' }, record('q1', 'pending', { priorityName: 'low' }), 2],
    ['has another value of a priority', { priority: 10 }, record('q1', 'pending', { priorityValue: 20 }), 2],
    ['is tested alone, as was asked for', { noBatch: true }, record('q1', 'pending', { allowBatching: false }), 1],
    [
      'may be batched, against what was asked for',
      { noBatch: true },
      record('q1', 'pending', { allowBatching: true }),
      2,
    ],
    ['may be batched, as was asked for', {}, record('q1', 'pending', { allowBatching: true }), 1],
  ])(
    'that is lost, of a pull request that %s, is sent again where it was not done',
    async (_what, asked, found, sent) => {
      const { service, server } = await serviceWith([[other, found]], 500);
      const outcome = await service.submit(reference, asked, {}).catch(() => 'refused');
      const done: unknown = expect.objectContaining({ verified: true, pullRequest: expect.anything() });
      expect([outcome, changes(server)]).toEqual([sent === 1 ? done : 'refused', sent]);
    },
  );

  test.each<[string, Submission, found: object, changes: number | undefined]>([
    ['the queue has already', {}, record('q1', 'pending'), 1],
    ['the queue has already, with another priority', { priority: 'urgent' }, record('q1', 'pending'), 2],
    ['the queue has had', {}, record('q1', 'merged'), undefined],
    ['another queue has', {}, record('q2', 'pending'), undefined],
    ['nobody can name', {}, withoutId('pending'), undefined],
  ])('that is refused with 409, of a pull request that %s', async (_what, asked, found, sent) => {
    const { service, server } = await serviceWith([[found]], 409);
    const outcome = await service.submit(reference, asked, {}).catch(() => 'refused');
    const done = { verified: true, pullRequest: expect.objectContaining({ state: 'PENDING' }) as unknown };
    expect([outcome, changes(server)]).toEqual(sent === undefined ? ['refused', 1] : [done, sent]);
  });
});

test.each<[string, Records, pullRequest: object | undefined]>([
  ['was never submitted', [], undefined],
  ['is in another queue', [record('q2', 'testing')], undefined],
  ['has no id', [withoutId('testing')], undefined],
  ['has left the queue', [record('q1', 'merged')], { state: 'MERGED' }],
])('a pull request that %s is withdrawn already', async (_what, found, pullRequest) => {
  const { service, server } = await serviceWith([found]);
  const withdrawn = await service.withdraw(reference, {});
  expect(withdrawn).toMatchObject({ verified: false, already: true, ...(pullRequest && { pullRequest }) });
  if (pullRequest !== undefined) return;
  await expect(service.restartTests(reference, {})).rejects.toMatchObject({ code: 'NEVER_SUBMITTED' });
  expect([withdrawn.pullRequest, changes(server)]).toEqual([undefined, 0]);
});

const [begun, later] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
test.each<[string, before: object, after: object, sent: number, said: string | undefined]>([
  ['is as it was', {}, {}, 2, 'was not done: the pull request has been TESTING since before the request'],
  ['has another state', {}, { state: 'pending' }, 1, undefined],
  ['has the state since later', {}, { stateChangedAt: later }, 1, 'TESTING, with or without'],
  ['shows no time', { stateChangedAt: undefined }, { stateChangedAt: undefined }, 1, 'TESTING, with or without'],
  ['shows a time that is none', { stateChangedAt: null }, { stateChangedAt: null }, 1, 'TESTING, with or without'],
  ['is in another queue', {}, { mergeQueueId: 'q2' }, 1, 'the pull request is not in the queue'],
])('a restart is lost, and the pull request %s', async (_what, before, after, sent, said) => {
  const [then, now] = [before, after].map((entry) => [record('q1', 'testing', { stateChangedAt: begun, ...entry })]);
  const { service, server } = await serviceWith([then ?? []], 500, {}, now);
  const outcome = await service.restartTests(reference, {}).catch((error: unknown) => error);
  expect(outcome).toMatchObject(said === undefined ? { verified: true } : { message: expect.stringContaining(said) });
  expect(count(server, '/restart-tests')).toBe(sent);
});

const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false, doesBaseBranchMatch: true };
const inList = { doesBaseBranchMatch: true };
const testing = record('q1', 'testing');
const notReady = (shown: object) => record('q1', 'notReady', { readiness: shown });
test.each<[string, list: Records, found: object, expected: object, lookUps: number]>([
  ['is of the list alone', [testing], {}, { state: 'TESTING' }, 0],
  ['looks up why it is not ready', [notReady(inList)], notReady(readiness), { state: 'NOT_READY', readiness }, 1],
  ['keeps to the state of the list', [notReady(inList)], testing, { state: 'NOT_READY', readiness: inList }, 1],
  ['looks up what is not in the list', [], record('q1', 'merged'), { state: 'MERGED' }, 1],
  ['looks up what another queue has', [record('q2', 'testing')], record('q1', 'failed'), { state: 'FAILED' }, 1],
])('a poll %s', async (_what, data, found, expected, lookUps) => {
  const { service, server } = await serviceWith([[found]], 200, { '/q1/pull-requests?': { data } });
  const { state, record: shown } = await service.poll(reference);
  expect({ readiness: shown?.readiness, state }).toMatchObject(expected);
  expect(count(server, '/v1/pull-requests?')).toBe(lookUps);
  for (let poll = 2; poll <= 7; poll += 1) await service.poll(reference);
  // Six polls of a pull request that is not ready share a look-up.
  expect(count(server, '/v1/pull-requests?')).toBe('readiness' in expected ? 2 : 7 * lookUps);
});

const batchOf = (...numbers: readonly number[]) => ({ pullRequests: numbers.map((number) => ({ number })) });
const order = { '/q1/order': { batches: [batchOf(8)], pending: [{ pullRequest: { number: 7 } }] } };
const history = (...data: Records) => ({ '-history': { data } });
test.each<[string, string, Record<string, object>, object]>([
  ['its position', 'PENDING', order, { position: 2 }],
  ['nothing, where the order lacks it', 'PENDING', { '/q1/order': { batches: [] } }, {}],
  ['nothing, where it is not ready', 'NOT_READY', order, {}],
  ['nothing, where it has left the queue', 'MERGED', order, {}],
  ['a reason', 'FAILED', history({ state: 'failed', reason: 'why' }), { failureReason: 'why' }],
  ['no reason, where the history has none', 'FAILED', history(), {}],
])('a state is explained with %s', async (_what, state, instead, expected) => {
  const { service } = await serviceWith([[record('q1', 'failed')]], 200, instead);
  expect(await service.explained(reference, { state })).toEqual({ state, ...expected });
});

test('the position in a queue that took several requests to find is left out after a write', async () => {
  const { service } = await serviceWith([[record('q1', 'pending')]], 200, {
    ...order,
    '/repositories?': { data: [{ id: 'r1', url: ofMain.repositoryUrl }] },
    '/merge-queues?limit': { data: [], hasMore: true },
    '/merge-queues?': { data: [ofMain] },
  });
  expect(await service.explained(reference, { state: 'PENDING' })).toEqual({ state: 'PENDING', position: 2 });
  await service.submit(reference, {}, {});
  expect(await service.explained(reference, { state: 'PENDING' })).toEqual({ state: 'PENDING' });
});

test.each<[string, Records, number[]]>([
  ['is found', [testing], [7]],
  ['was never submitted', [], []],
])('test runs are those of the pull request that %s', async (_what, found, numbers) => {
  const runs = { data: [{ status: 'failed', testedPullRequests: [{ number: 7 }] }] };
  const { service } = await serviceWith([found], 200, { '/p7/verification-runs?limit=100': runs });
  expect(await service.testRuns(reference)).toMatchObject(numbers.map((number) => ({ pullRequests: [number] })));
});

const ofQueue = '/merge-queues/q1/verification-runs?status=inProgress&limit=1';
const ofPullRequest = '/pull-requests/p7/verification-runs?limit=1';
test.each<[string, number | undefined, Records, string]>([
  ['is what the queue tests now', undefined, [other], ofQueue],
  ['is the newest of the pull request', 7, [other, testing], ofPullRequest],
  ['is what the queue tests now, where nobody knows the pull request', 7, [other], ofQueue],
])('the test run that is read %s', async (_what, number, found, path) => {
  const listed = { data: [{ id: 'r2' }, { id: 'r1' }] };
  const { service, server } = await serviceWith([found], 200, { [path]: listed, '-runs/r2': {} });
  await service.testingDetails(number === undefined ? queue : { ...queue, number }, {});
  const asked = server.received.slice(-2).map(({ url }) => url);
  expect(asked).toEqual([`/v1${path}`, '/v1/merge-queue-verification-runs/r2']);
  expect(count(server, '/v1/pull-requests?')).toBe(number === undefined ? 0 : 1);
});

test.each<[string, object, object]>([
  ['none is listed', { data: [] }, { status: 404, message: `GET ${ofQueue.replace(/\?.*/, '')} lists no test run` }],
  ['its id is no id', { data: [{ id: '..' }] }, { message: expect.stringContaining('The service gave the id ".."') }],
])('the test run that is read is an error where %s', async (_what, runs, expected) => {
  const { service } = await serviceWith([[]], 200, { [ofQueue]: runs });
  await expect(service.testingDetails(queue, {})).rejects.toMatchObject(expected);
});

const ofCode = { error: { code: 'PR_NOT_FOUND' } };
test.each<[string, string | object, number | undefined, string | undefined]>([
  ['without a code: the address is wrong', 'not here', undefined, 'Check {input:base-url}, which ends with /v2'],
  ['with a code: the advice is that of the code', ofCode, 404, 'Check {input:pull-request}'],
  ['by a page of a machine in between', '<!doctype html>', 404, undefined],
])('a list that is answered 404 %s', async (_what, body, status, advice) => {
  const server = await serve(({ url }, response) => {
    if (url.includes('/merge-queues?')) respond(response, 200, { data: [ofMain] });
    else respond(response, 404, body);
  });
  const service = secondGeneration(await clientOf(server));
  const error = await service.pullRequest(reference).catch((thrown: unknown) => thrown);
  const said: unknown = advice === undefined ? undefined : expect.stringContaining(advice);
  expect(error).toMatchObject({ status, advice: said });
});
