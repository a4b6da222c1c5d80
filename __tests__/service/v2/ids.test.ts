import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { secondGeneration } from '../../../src/service/v2/service.js';
import { respond, serve } from '../../steps/servers.js';
import { clientOf, queue } from '../requests/clients.js';

const ofMain = {
  id: 'q1',
  repositoryId: 'r1',
  repositoryUrl: 'https://github.com/o/n',
  targetBranch: 'main',
  state: 'running',
};
const ofAnotherBranch = { ...ofMain, id: 'q2', targetBranch: 'dev' };
const ofAnotherRepository = { ...ofMain, id: 'q3', repositoryId: 'r3', repositoryUrl: 'https://github.com/o/other' };

const repository = { id: 'r1', url: ofMain.repositoryUrl };

/**
 * Looks a queue up.
 * @param narrow what the look-up by repository and branch finds
 * @param repositories status and body of the response to the look-up of the repository
 */
async function lookUp(
  page: readonly object[],
  hasMore: boolean | undefined,
  narrow: readonly object[],
  repositories: readonly [number, object] = [200, { data: [repository] }],
) {
  const service = await serve(({ url }, response) => {
    if (url.includes('/repositories?')) respond(response, ...repositories);
    else respond(response, 200, url.includes('repositoryId=') ? { data: narrow } : { data: page, hasMore });
  });
  const client = await clientOf(service);
  const state = await secondGeneration(client)
    .queueState(queue)
    .catch((error: unknown) => (error instanceof ServiceError ? error.code : error));
  return { state, asked: service.received.map(({ url }) => /\/(\w+(?:-\w+)*)\?/.exec(url)?.[1]) };
}

const once = ['merge-queues'];
/** The id of the repository is known where the page has one of its queues. */
const twice = ['merge-queues', 'merge-queues'];
const thrice = ['merge-queues', 'repositories', 'merge-queues'];

describe('the queue of a branch', () => {
  /** Queues on the page, whether more follow, what the narrow look-up finds, and what comes of it by which requests. */
  test.each<[string, object[], boolean | undefined, object[], string | undefined, string[]]>([
    ['is on the page', [ofAnotherBranch, ofMain], true, [], 'RUNNING', once],
    ['is further on, the page has another one of the repository', [ofAnotherBranch], true, [ofMain], 'RUNNING', twice],
    ['is further on, the page has none of the repository', [ofAnotherRepository], true, [ofMain], 'RUNNING', thrice],
    ['is of a repository that the page names otherwise', [ofAnotherRepository], false, [ofMain], 'RUNNING', thrice],
    ['is of a repository, and the only page is empty', [], undefined, [ofMain], 'RUNNING', thrice],
    ['is not on the only page', [ofAnotherBranch], false, [ofMain], 'NO_QUEUE', once],
    ['is found by no look-up', [ofAnotherBranch], true, [], 'NO_QUEUE', twice],
    ['is of no repository', [ofAnotherRepository], false, [], 'NO_QUEUE', thrice],
    ['is not another branch', [ofAnotherBranch], true, [ofAnotherBranch], 'NO_QUEUE', twice],
    ["is not another repository's", [ofAnotherBranch], true, [ofAnotherRepository], 'NO_QUEUE', twice],
    ['is one of two', [ofMain, { ...ofMain, id: 'q4' }], false, [], undefined, once],
    ['has no id', [{ ...ofMain, id: '' }], false, [], undefined, once],
    ['has no repository', [{ ...ofMain, repositoryId: undefined }], false, [], undefined, once],
    ['has an address for git', [{ ...ofMain, repositoryUrl: 'git://GitHub.com/o/n.git//' }], true, [], 'RUNNING', once],
  ])('that %s', async (_where, page, hasMore, narrow, state, asked) => {
    expect(await lookUp(page, hasMore, narrow)).toEqual({ state, asked });
  });

  test.each<[string, [number, object], string | undefined]>([
    ['does not know it: there is no queue', [404, { error: { code: 'REPOSITORY_NOT_FOUND' } }], 'NO_QUEUE'],
    ['refuses the look-up: nobody knows whether there is a queue', [403, {}], undefined],
    ['lists two of its address', [200, { data: [repository, { ...repository, id: 'r9' }] }], undefined],
    ['lists another one', [200, { data: [{ ...repository, url: ofAnotherRepository.repositoryUrl }] }], undefined],
    ['lists it beside another one', [200, { data: [{ ...repository, url: 'https://a.b' }, repository] }], 'RUNNING'],
    ['gives its address for git', [200, { data: [{ ...repository, url: 'git://GitHub.com/o/n.git//' }] }], 'RUNNING'],
  ])('of a repository, where the service %s', async (_what, repositories, expected) => {
    const { state } = await lookUp([ofAnotherRepository], true, expected === 'NO_QUEUE' ? [] : [ofMain], repositories);
    expect(state).toBe(expected);
  });

  test('of a repository that is named like a page is found by its address', async () => {
    const name = 'n.github.io';
    const service = await serve((_request, response) => {
      respond(response, 200, { data: [{ ...ofMain, repositoryUrl: `https://github.com/o/${name}` }], hasMore: false });
    });
    const client = await clientOf(service);
    const reference = { ...queue, repo: { ...queue.repo, name } };
    expect(await secondGeneration(client).queueState(reference)).toBe('RUNNING');
    expect(service.received).toHaveLength(1);
  });
});
