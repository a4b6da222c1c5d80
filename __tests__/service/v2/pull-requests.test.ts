import { describe, expect, test } from '@jest/globals';
import type { Submission } from '../../../src/service/merge-queue-service.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { type TestServer, respond, serve } from '../../steps/servers.js';
import { clientOf, queue } from '../requests/clients.js';

const ofMain = { id: 'q1', repositoryId: 'r1', repositoryUrl: 'https://github.com/o/n', targetBranch: 'main' };
const reference = { ...queue, number: 7 };

/** A pull request as the service lists it. @param mergeQueueId of the queue that it was submitted to last */
const record = (mergeQueueId: string | undefined, state: string | undefined, more: object = {}) => ({
  id: 'p7',
  number: 7,
  queueEntry: { mergeQueueId, state },
  ...more,
});

/**
 * A service with one queue.
 * @param found the records that it lists of pull requests, page by page
 * @param write status of its responses to POST; other writes are done
 * @param instead bodies of responses to other requests, by a part of their addresses
 * @param after the records that it lists since a request that changes something
 */
async function serviceWith(
  found: readonly (readonly object[])[],
  write = 200,
  instead: Readonly<Record<string, object>> = {},
  after: readonly object[] = found[0] ?? [],
) {
  let pages = found;
  const server = await serve(({ method, url }, response) => {
    if (method !== 'GET') pages = [after];
    const other = Object.keys(instead).find((part) => url.includes(part));
    if (method !== 'GET') respond(response, method === 'POST' ? write : 200, method === 'POST' ? {} : after[0]);
    else if (other !== undefined) respond(response, 200, instead[other]);
    else if (url.includes('/merge-queues?')) respond(response, 200, { data: [ofMain], hasMore: false });
    else {
      const page = Number(/cursor=(\d)/.exec(url)?.[1] ?? 0);
      respond(response, 200, { data: pages[page], hasMore: page + 1 < pages.length, nextCursor: String(page + 1) });
    }
  });
  const { client } = await clientOf(server, { maxAttempts: 2 });
  return { service: secondGeneration(client), server };
}

/** How many requests to addresses with this part arrived. */
const count = ({ received }: TestServer, part: string): number =>
  received.filter(({ url }) => url.includes(part)).length;

describe('a look-up of pull requests finds', () => {
  const other = { ...record('q2', 'pending'), number: 8 };
  test.each<[string, (readonly object[])[], object | undefined, number]>([
    ['one of this queue', [[other, record('q1', 'testing')]], { state: 'TESTING' }, 1],
    ['one whose queue nobody names', [[record(undefined, 'testing')]], { state: 'TESTING' }, 1],
    ['none that was never submitted', [[record(undefined, undefined)]], undefined, 1],
    ['one that another queue has', [[record('q2', 'pending')]], { state: 'PENDING', isElsewhere: true }, 1],
    ['none that another queue is done with', [[record('q2', 'merged')]], undefined, 1],
    [
      'one that another queue says it has',
      [[record('q2', 'merged', { isCurrentlySubmittedToQueue: true })]],
      { state: 'MERGED', isElsewhere: true },
      1,
    ],
    ['one on the second page, and asks for no third', [[], [record('q1', 'testing')]], { state: 'TESTING' }, 2],
    ['none on a page of fifty, and asks for no other', [Array.from({ length: 50 }, () => other), []], undefined, 1],
  ])('%s', async (_what, pages, expected, requests) => {
    const { service, server } = await serviceWith(pages);
    const found = (await service.lookUp(queue, [7])).get(7);
    expect(found).not.toBeInstanceOf(Error);
    const { state, isElsewhere } = (found ?? {}) as { state?: string; isElsewhere?: boolean };
    expect({ state, isElsewhere }).toEqual({ state: undefined, isElsewhere: undefined, ...expected });
    expect(server.received.filter(({ url }) => url.includes('/pull-requests?'))).toHaveLength(requests);
  });

  test('the one that is asked for, whatever comes first', async () => {
    const { service } = await serviceWith([[other, record('q1', 'testing')]]);
    expect(await service.pullRequestIfAny(reference)).toMatchObject({ state: 'TESTING' });
  });
});

test.each([
  ['is in this queue: it was done', 'q1', 1],
  ['is in another queue: it was not done, and is sent again', 'q2', 2],
])('a submission is lost, and the pull request %s', async (_what, id, sent) => {
  const { service, server } = await serviceWith([[record(id, 'pending')]], 500);
  const outcome = await service.submit(reference, {}, {}).catch(() => 'refused');
  expect(outcome).toEqual(sent === 1 ? expect.objectContaining({ verified: true }) : 'refused');
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(sent);
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

describe('the failed tests of a pull request', () => {
  const run = {
    checks: [{ name: 'of the run', conclusion: 'failure' }],
    testedPullRequests: [{ number: 7 }],
  };
  const ofHistory = { failureCausingChecks: [{ name: 'of the history', conclusion: 'failure' }] };
  test.each<[string, string, object, string[] | undefined, number]>([
    ['are those that the history names', 'q1', { verificationRunId: 'run', failed: ofHistory }, ['of the history'], 1],
    ['are those of the run where the history names none', 'q1', { verificationRunId: 'run' }, ['of the run'], 1],
    ['are those of the history where it names no run', 'q1', { failed: ofHistory }, ['of the history'], 0],
    ['are unknown where it has not failed', 'q1', { state: 'testing', verificationRunId: 'run' }, undefined, 0],
    ['are not those of another queue', 'q2', { verificationRunId: 'run', failed: ofHistory }, undefined, 0],
  ])('%s', async (_what, id, transition, names, runs) => {
    const { service, server } = await serviceWith([[record(id, 'failed')]], 200, {
      '/queue-entry-history': { data: [{ state: 'failed', ...transition }] },
      '/merge-queue-verification-runs/run': run,
    });
    const failed = await service.failedTests(reference);
    expect(failed?.failedChecks.map(({ name }) => name)).toEqual(names);
    expect(failed?.tested.map(({ number }) => number)).toEqual(names && (runs === 1 ? [7] : []));
    expect([count(server, '/queue-entry-history'), count(server, '-runs/run')]).toEqual([id === 'q1' ? 1 : 0, runs]);
  });
});

describe('a submission', () => {
  test.each<[Submission, Record<string, unknown>, string, object]>([
    [{ priority: 'urgent' }, {}, 'Set priority on PRs', { priorityName: 'urgent' }],
    [{ priority: 10 }, {}, 'Set priority on PRs', { priorityValue: 10 }],
    [{ priority: 10 }, { priority: 'low' }, 'Set priority on PRs', { priorityValue: 10 }],
    [{ noBatch: true }, {}, 'Skip batching', { allowBatching: false }],
    [{ noBatch: true }, { noBatch: false }, 'Skip batching', { allowBatching: false }],
    [{}, { noBatch: false }, 'Merge and cancel PRs', { allowBatching: true }],
    [{}, { noBatch: 'perhaps' }, 'Merge and cancel PRs', {}],
    [{}, { direct: true }, 'Merge PRs with direct to queue', { direct: true }],
    [{}, {}, 'Merge and cancel PRs', {}],
  ])('with %j and %j that is forbidden names the permission', async (submission, extra, permission, body) => {
    const { service, server } = await serviceWith([[]], 403);
    const advice: unknown = expect.stringContaining(`needs the permission "${permission}"`);
    await expect(service.submit(reference, submission, extra)).rejects.toMatchObject({ advice });
    expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual({ ...body, number: 7 });
  });

  test.each<[string, Submission, object, number]>([
    ['the priority that was asked for', { priority: 'urgent' }, { priorityName: 'urgent' }, 1],
    ['another name of a priority', { priority: 'urgent' }, { priorityName: 'low' }, 2],
    ['another value of a priority', { priority: 10 }, { priorityValue: 20 }, 2],
    ['no batch, as was asked for', { noBatch: true }, { allowBatching: false }, 1],
    ['batches, although none was asked for', { noBatch: true }, { allowBatching: true }, 2],
    ['batches, as was asked for', {}, { allowBatching: true }, 1],
  ])('is lost, and the queue has the pull request with %s', async (_what, submission, entry, sent) => {
    const found = { ...record('q1', 'pending'), queueEntry: { mergeQueueId: 'q1', state: 'pending', ...entry } };
    const another = { ...record('q1', 'merged'), number: 8 };
    const { service, server } = await serviceWith([[another, found]], 500);
    const outcome = await service.submit(reference, submission, {}).catch(() => 'refused');
    const done: unknown = expect.objectContaining({ verified: true, pullRequest: expect.anything() });
    expect(outcome).toEqual(sent === 1 ? done : 'refused');
    expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(sent);
  });

  test.each<[string, object, boolean]>([
    ['the queue has already', record('q1', 'pending'), true],
    ['the queue has had', record('q1', 'merged'), false],
    ['another queue has', record('q2', 'pending'), false],
    ['nobody can name', { ...record('q1', 'pending'), id: '' }, false],
  ])('of what %s, with nothing to set, sends nothing more', async (_what, found, isDone) => {
    const { service, server } = await serviceWith([[found]], 409);
    const outcome = await service.submit(reference, {}, {}).catch(() => 'refused');
    expect(outcome).toEqual(
      isDone ? { verified: true, pullRequest: expect.objectContaining({ state: 'PENDING' }) } : 'refused',
    );
    expect(server.received.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });
});

test('a submission of what the queue has already sets what is asked for', async () => {
  const { service } = await serviceWith([[record('q1', 'pending')]], 409);
  const pullRequest: unknown = expect.objectContaining({ state: 'PENDING' });
  expect(await service.submit(reference, { priority: 'urgent' }, {})).toEqual({ verified: true, pullRequest });
});

test.each<[string, readonly object[], object]>([
  ['was never submitted', [], {}],
  ['is in another queue', [record('q2', 'pending')], {}],
  ['has no id', [{ ...record('q1', 'pending'), id: '' }], {}],
  ['has left the queue', [record('q1', 'merged')], { pullRequest: expect.objectContaining({ state: 'MERGED' }) }],
])('a pull request that %s is withdrawn already', async (_what, found, more) => {
  const { service, server } = await serviceWith([found]);
  expect(await service.withdraw(reference, {})).toEqual({ verified: false, already: true, ...more });
  expect(count(server, '/dequeue')).toBe(0);
});

test.each<[string, readonly object[]]>([
  ['was never submitted', []],
  ['is in another queue', [record('q2', 'testing')]],
  ['has no id', [{ ...record('q1', 'testing'), id: '' }]],
])('tests of a pull request that %s are not restarted', async (_what, found) => {
  const { service, server } = await serviceWith([found]);
  await expect(service.restartTests(reference, {})).rejects.toMatchObject({ code: 'NEVER_SUBMITTED' });
  expect(count(server, '/restart-tests')).toBe(0);
});

const tested = { state: 'testing', stateChangedAt: '2026-01-01T00:00:00Z', mergeQueueId: 'q1' };
test.each<[string, object, object, number, string | undefined]>([
  ['is as it was', {}, {}, 2, 'was not done: the pull request has been TESTING since before the request'],
  ['has another state', {}, { state: 'pending' }, 1, undefined],
  ['has the state since later', {}, { stateChangedAt: '2026-02-01T00:00:00Z' }, 1, 'TESTING, with or without'],
  ['shows no time', { stateChangedAt: undefined }, { stateChangedAt: undefined }, 1, 'TESTING, with or without'],
  ['shows a time that is none', { stateChangedAt: null }, { stateChangedAt: null }, 1, 'TESTING, with or without'],
  ['is in another queue', {}, { mergeQueueId: 'q2' }, 1, 'the pull request is not in the queue'],
])('a restart is lost, and the pull request %s', async (_what, before, after, sent, said) => {
  const [then, now] = [before, after].map((more) => ({ ...record('q1', ''), queueEntry: { ...tested, ...more } }));
  const { service, server } = await serviceWith([[then ?? {}]], 500, {}, [now ?? {}]);
  const outcome = await service.restartTests(reference, {}).catch((error: unknown) => error);
  const failed: unknown = expect.objectContaining({ message: expect.stringContaining(said ?? '') });
  expect(outcome).toEqual(said === undefined ? expect.objectContaining({ verified: true }) : failed);
  expect(count(server, '/restart-tests')).toBe(sent);
});

describe('a poll', () => {
  const readiness = { requiresImpactedTargets: true, hasImpactedTargets: false, doesBaseBranchMatch: true };
  const inList = { doesBaseBranchMatch: true };
  const entry = (state: string, more: object) => ({
    ...record('q1', state),
    queueEntry: { mergeQueueId: 'q1', state, readiness: more },
  });
  test.each<[string, object[], object, object, number]>([
    ['of the list alone', [entry('testing', inList)], {}, { state: 'TESTING' }, 0],
    [
      'shows from a look-up why it is not ready',
      [entry('notReady', inList)],
      entry('notReady', readiness),
      { state: 'NOT_READY', record: { readiness } },
      1,
    ],
    [
      'keeps to the list where the look-up has another state',
      [entry('notReady', inList)],
      entry('pending', readiness),
      { state: 'NOT_READY', record: { readiness: inList } },
      1,
    ],
    ['looks up what is not in the list', [], entry('merged', {}), { state: 'MERGED' }, 1],
    [
      'looks up what the list has for another queue',
      [record('q2', 'testing')],
      entry('failed', {}),
      { state: 'FAILED' },
      1,
    ],
  ])('%s', async (_what, data, found, expected, lookUps) => {
    const { service, server } = await serviceWith([[found]], 200, { '/q1/pull-requests?': { data } });
    const { state, record: shown } = await service.poll(reference);
    expect({ state, ...('record' in expected ? { record: { readiness: shown?.readiness } } : {}) }).toEqual(expected);
    expect(count(server, '/v1/pull-requests?')).toBe(lookUps);
  });
});

describe('what a state is explained with', () => {
  const order = {
    '/q1/order': { batches: [], pending: [{ pullRequest: { number: 8 } }, { pullRequest: { number: 7 } }] },
  };
  /** A queue that is not on the first page. */
  const far = { data: [], hasMore: true };

  test.each<[string, string, Record<string, object>, object]>([
    ['its position', 'PENDING', order, { position: 2 }],
    ['nothing, where the order lacks it', 'PENDING', { '/q1/order': { batches: [] } }, {}],
    ['nothing, where it is not ready', 'NOT_READY', order, {}],
    ['nothing, where it has left the queue', 'MERGED', order, {}],
    ['a reason', 'FAILED', { '-history': { data: [{ state: 'failed', reason: 'why' }] } }, { failureReason: 'why' }],
    ['no reason, where the history has none', 'FAILED', { '-history': { data: [] } }, {}],
  ])('is %s', async (_what, state, instead, expected) => {
    const { service } = await serviceWith([[record('q1', 'failed')]], 200, instead);
    const explained = await service.explained(reference, { state });
    expect(explained).toEqual({ state, ...expected });
  });

  test('is the position in a queue of many, unless something was written before', async () => {
    const found = { '/repositories?': { data: [{ id: 'r1', url: ofMain.repositoryUrl }] } };
    const pages = { '/merge-queues?limit': far, '/merge-queues?': { data: [ofMain] } };
    const { service } = await serviceWith([[record('q1', 'pending')]], 200, { ...order, ...found, ...pages });
    expect(await service.explained(reference, { state: 'PENDING' })).toEqual({ state: 'PENDING', position: 2 });
    await service.submit(reference, {}, {});
    expect(await service.explained(reference, { state: 'PENDING' })).toEqual({ state: 'PENDING' });
  });
});

test.each<[string, readonly object[], number[]]>([
  ['is found', [record('q1', 'testing')], [7]],
  ['was never submitted', [], []],
])('test runs are those of the pull request that %s', async (_what, found, numbers) => {
  const runs = {
    '/p7/verification-runs?limit=100': { data: [{ status: 'failed', testedPullRequests: [{ number: 7 }] }] },
  };
  const { service } = await serviceWith([found], 200, runs);
  expect(await service.testRuns(reference)).toMatchObject(numbers.map((number) => ({ pullRequests: [number] })));
});

describe('the test run that is read', () => {
  const listed = { data: [{ id: 'r2' }, { id: 'r1' }] };
  const ofQueue = '/merge-queues/q1/verification-runs?status=inProgress&limit=1';
  const ofPullRequest = '/pull-requests/p7/verification-runs?limit=1';
  const other = { ...record('q1', 'testing'), id: 'p8', number: 8 };

  test.each<[string, number | undefined, readonly object[], string]>([
    ['is what the queue tests now', undefined, [other], ofQueue],
    ['is the newest of the pull request', 7, [other, record('q1', 'testing')], ofPullRequest],
    ['is what the queue tests now, where nobody knows the pull request', 7, [other], ofQueue],
  ])('%s', async (_what, number, found, path) => {
    const { service, server } = await serviceWith([found], 200, { [path]: listed, '-runs/r2': {} });
    await service.testingDetails(number === undefined ? queue : { ...queue, number }, {});
    const asked = server.received.slice(-2).map(({ url }) => url);
    expect(asked).toEqual([`/v1${path}`, '/v1/merge-queue-verification-runs/r2']);
    expect(count(server, '/v1/pull-requests?')).toBe(number === undefined ? 0 : 1);
  });

  test.each<[string, object, object]>([
    ['none is listed', { data: [] }, { status: 404, message: `GET ${ofQueue.replace(/\?.*/, '')} lists no test run` }],
    ['its id is no id', { data: [{ id: '..' }] }, { message: expect.stringContaining('The service gave the id ".."') }],
  ])('is an error where %s', async (_what, runs, expected) => {
    const { service } = await serviceWith([[]], 200, { [ofQueue]: runs });
    await expect(service.testingDetails(queue, {})).rejects.toMatchObject(expected);
  });
});

test.each<[string, string | object, number | undefined, string | undefined]>([
  ['without a code: the address is wrong', 'not here', undefined, 'Check {input:base-url}, which ends with /v2'],
  [
    'with a code: the advice is that of the code',
    { error: { code: 'PR_NOT_FOUND' } },
    404,
    'Check {input:pull-request}',
  ],
  ['by a page of a machine in between', '<!doctype html>', 404, undefined],
])('a list that is answered 404 %s', async (_what, body, status, advice) => {
  const server = await serve(({ url }, response) => {
    if (url.includes('/merge-queues?')) respond(response, 200, { data: [ofMain] });
    else respond(response, 404, body);
  });
  const service = secondGeneration((await clientOf(server)).client);
  const error = await service.pullRequest(reference).catch((thrown: unknown) => thrown);
  const said: unknown = advice === undefined ? undefined : expect.stringContaining(advice);
  expect(error).toMatchObject({ status, advice: said });
});
