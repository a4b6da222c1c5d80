import { describe, expect, test } from '@jest/globals';
import type { Settings } from '../../../src/service/queue/queue-settings.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { clientOf, queue } from '../requests/clients.js';
import { respond, serve } from '../../steps/servers.js';

const record = {
  id: 'q1',
  repositoryId: 'r1',
  repositoryUrl: 'https://github.com/o/n',
  targetBranch: 'main',
  mode: 'queue',
  state: 'running',
};

/**
 * Updates a queue of the second generation.
 * @param after fields of its record since the first write
 * @param lost how many responses to writes are lost
 * @returns what came of it, and the last part of the address of each write, in order
 */
async function update(settings: Settings, after: object = {}, lost = 0) {
  let writes = 0;
  const service = await serve(({ method, url }, response) => {
    if (method !== 'GET') writes += 1;
    const now = writes === 0 ? record : { ...record, ...after };
    if (method !== 'GET' && writes <= lost) respond(response, 502);
    else if (url.includes('/q1/pull-requests')) respond(response, 200, { data: [] });
    else respond(response, 200, url.includes('/merge-queues?') ? { data: [record] } : method === 'GET' ? now : record);
  });
  const client = await clientOf(service, { maxAttempts: 2 });
  const outcome = await secondGeneration(client)
    .updateQueue(queue, settings, {})
    .catch((error: unknown) => error);
  const sent = service.received.filter(({ method }) => method !== 'GET');
  return { outcome, writes: sent.map(({ url }) => url.replace(/.*\//, '')) };
}

test.each([
  ['running', ['config', 'resume', 'switch-modes']],
  ['paused', ['pause', 'config', 'switch-modes']],
  ['draining', ['drain', 'config', 'switch-modes']],
])('a queue that is set to %s never runs with half of its settings', async (state, writes) => {
  expect((await update({ state, concurrency: 2, mode: 'parallel' })).writes).toEqual(writes);
});

test.each<[string, Settings, state: string]>([
  ['a command', { state: 'paused' }, 'HIBERNATING'],
  ['a command behind settings', { state: 'running', concurrency: 2 }, 'HIBERNATING'],
  ['a command before settings', { state: 'paused', concurrency: 2 }, 'HIBERNATING'],
  ['another mode', { concurrency: 2, mode: 'parallel' }, 'HIBERNATING'],
  ['settings alone, whose response shows it', { concurrency: 2 }, 'RUNNING'],
  ['settings and the mode that it has', { concurrency: 2, mode: 'single' }, 'RUNNING'],
])('the queue is read again unless a response shows it: after %s', async (_what, settings, state) => {
  expect((await update(settings, { state: 'hibernating' })).outcome).toMatchObject({ state });
});

describe('a write whose response is lost', () => {
  test.each<[string, Settings, object, number]>([
    ['done: the queue had nothing to drain', { state: 'draining' }, { state: 'paused' }, 1],
    ['not done: the queue still runs', { state: 'draining' }, { state: 'running' }, 2],
    ['not done: the queue drains, and is to pause', { state: 'paused' }, { state: 'draining' }, 2],
    ['not done: the queue is paused, and is to run', { state: 'running' }, { state: 'paused' }, 2],
    ['done: the queue has the mode', { mode: 'parallel' }, { mode: 'graph' }, 1],
    ['done: the queue is switching', { mode: 'parallel' }, { state: 'switchingModes' }, 1],
    ['not done: the queue has the mode that it had', { mode: 'parallel' }, {}, 2],
  ])('was %s', async (_what, settings, after, sent) => {
    const { outcome, writes } = await update(settings, after, 1);
    expect([outcome instanceof Error, writes.length]).toEqual([false, sent]);
  });

  test.each<[string, Settings, object, number, string]>([
    ['the record shows no state', { state: 'paused' }, { state: undefined }, 1, 'does not show the state of the queue'],
    ['a command is lost twice', { state: 'paused' }, {}, 2, 'was not done: the queue is RUNNING'],
    ['a mode is lost twice', { mode: 'parallel' }, {}, 2, 'was not done: the queue has the mode that it had'],
  ])('fails where %s', async (_what, settings, after, sent, said) => {
    const { outcome, writes } = await update(settings, after, 2);
    expect(outcome).toMatchObject({ message: expect.stringContaining(said) });
    expect(writes).toHaveLength(sent);
  });
});

/** Answers with the entries of a queue, page by page, and its order. @returns the service and its requests */
async function withEntries(pages: readonly (readonly object[])[], more: object = {}) {
  const order = { batches: [{ pullRequests: [{ number: 3 }] }], pending: [{ pullRequest: { number: 1 } }] };
  const server = await serve(({ url }, response) => {
    const page = Number(/cursor=(\d)/.exec(url)?.[1] ?? 0);
    const isLast = page + 1 === pages.length;
    const next = isLast ? { hasMore: false, ...more } : { hasMore: true, nextCursor: String(page + 1) };
    if (url.endsWith('/order')) respond(response, 200, order);
    else respond(response, 200, url.includes('/q1/') ? { data: pages[page], ...next } : { data: [record] });
  });
  return { server, service: secondGeneration(await clientOf(server)) };
}
const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

test.each([
  ['is that of the service; the others come last, as they were listed', [numbered(4, 1, 2, 3)], [3, 1, 4, 2]],
  ['holds for all pages', [numbered(4, 1), numbered(3)], [3, 1, 4]],
  ['is not asked for where there is one', [numbered(1)], [1]],
])('the order of entries %s', async (_what, pages, numbers) => {
  const { service, server } = await withEntries(pages);
  expect((await service.queue(queue)).entries?.map(({ number }) => number)).toEqual(numbers);
  expect(server.received.filter(({ url }) => url.endsWith('/order'))).toHaveLength(numbers.length > 1 ? 1 : 0);
});

test.each<[string, object, boolean]>([
  ['says that none follow', { hasMore: false, nextCursor: '1' }, false],
  ['does not say whether any follow', { hasMore: undefined, nextCursor: '1' }, false],
  ['says that more follow, and not where', { hasMore: true }, true],
])('entries are cut, or not, where the last page %s', async (_what, more, isCut) => {
  const { service } = await withEntries([numbered(1)], more);
  for (const { entries, cut } of [await service.queue(queue), await service.queueRows(queue)]) {
    expect([entries?.length, cut !== undefined]).toEqual([1, isCut]);
  }
});

test.each(['queue', 'queueRows', 'queueState'] as const)('%s looks the queue up each time', async (name) => {
  const { service, server } = await withEntries([[]]);
  await service[name](queue);
  await service[name](queue);
  expect(server.received.filter(({ url }) => url.includes('/merge-queues?'))).toHaveLength(2);
});

/**
 * Creates a queue in mode queue whose response is lost, or whose further writes are refused.
 * @returns what came of it, and the addresses of all requests without their queries
 */
async function create(settings: Settings, lost: boolean, left: object | undefined) {
  const server = await serve(({ method, url }, response) => {
    if (url.includes('/repositories?')) respond(response, 200, { data: [{ id: 'r1', url: record.repositoryUrl }] });
    else if (method === 'GET') respond(response, 200, { data: left === undefined ? [] : [{ ...record, ...left }] });
    else if (url.endsWith('/merge-queues')) respond(response, lost ? 502 : 201, lost ? '' : record);
    else if (lost) respond(response, 200, record);
    else respond(response, 403);
  });
  const client = await clientOf(server, { maxAttempts: 2 });
  const outcome = await secondGeneration(client)
    .createQueue(queue, settings, {})
    .catch((error: unknown) => error);
  const asked = server.received.map(({ method, url }) => `${method} ${url.replace(/^\/v1|\?.*/g, '')}`);
  return { outcome, asked: asked.filter((one) => one !== 'GET /repositories') };
}

describe('a creation', () => {
  const [post, get, patch] = ['POST /merge-queues', 'GET /merge-queues', 'PATCH /merge-queues/q1/config'];
  const saying = (said: string): object => ({ message: expect.stringContaining(said) as unknown });
  test.each<[string, Settings, object | undefined, object, string[]]>([
    ['was done', {}, {}, { state: 'RUNNING' }, [post, get]],
    ['was done in its mode', { mode: 'single' }, {}, { state: 'RUNNING' }, [post, get]],
    ['was done, and settings may be lacking', { concurrency: 2 }, {}, { entries: [] }, [post, get, patch]],
    ['was not done: there is no queue', {}, undefined, saying('the queue does not exist'), [post, get, post, get]],
    ['met a queue in another mode', { mode: 'parallel' }, {}, saying('with another mode, "queue"'), [post, get]],
  ])('whose response is lost %s', async (_what, settings, left, expected, requests) => {
    const { outcome, asked } = await create(settings, true, left);
    expect(outcome).toMatchObject(expected);
    expect(asked).toEqual(requests);
  });

  test.each<[string, Settings, string]>([
    ['settings', { batch: true }, 'and not all of allowBatching was set'],
    ['a state', { state: 'paused' }, 'and not all of state was set'],
    ['settings and a state', { batch: true, state: 'running' }, 'and not all of allowBatching, state was set'],
  ])('names %s that the queue is left without', async (_what, settings, said) => {
    const { outcome } = await create(settings, false, undefined);
    const advice: unknown = expect.stringMatching(/^apply-queue sets the rest\. The key in \{input:api-token\} needs/);
    expect(outcome).toMatchObject({ message: expect.stringContaining(said), advice });
  });
});
