import { describe, expect, test } from '@jest/globals';
import type { Submission } from '../../../src/service/merge-queue-service.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { respond, serve } from '../../steps/servers.js';
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
 * @param write status of its responses to requests that change something
 */
async function serviceWith(found: readonly (readonly object[])[], write = 200) {
  const server = await serve(({ method, url }, response) => {
    if (method !== 'GET') respond(response, write, {});
    else if (url.includes('/merge-queues?')) respond(response, 200, { data: [ofMain], hasMore: false });
    else {
      const page = Number(/cursor=(\d)/.exec(url)?.[1] ?? 0);
      respond(response, 200, { data: found[page], hasMore: page + 1 < found.length, nextCursor: String(page + 1) });
    }
  });
  const { client } = await clientOf(server, { maxAttempts: 2 });
  return { service: secondGeneration(client), server };
}

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

test.each<[Submission, Record<string, boolean>, string]>([
  [{ priority: 'urgent' }, {}, 'Set priority on PRs'],
  [{ priority: 10 }, {}, 'Set priority on PRs'],
  [{ noBatch: true }, {}, 'Skip batching'],
  [{}, { noBatch: false }, 'Merge and cancel PRs'],
  [{}, { direct: true }, 'Merge PRs with direct to queue'],
  [{}, {}, 'Merge and cancel PRs'],
])('a submission with %j and %j that is forbidden names the permission', async (submission, extra, permission) => {
  const { service } = await serviceWith([[]], 403);
  const advice: unknown = expect.stringContaining(`needs the permission "${permission}"`);
  await expect(service.submit(reference, submission, extra)).rejects.toMatchObject({ advice });
});

test('a submission of what the queue has already, with nothing to set, sends nothing more', async () => {
  const { service, server } = await serviceWith([[record('q1', 'pending')]], 409);
  expect(await service.submit(reference, {}, {})).toMatchObject({ verified: true, pullRequest: { state: 'PENDING' } });
  expect(server.received.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});
