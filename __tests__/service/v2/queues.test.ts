import { expect, test } from '@jest/globals';
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
};

/** Updates a queue of the second generation. @returns the last part of the address of each write, in order */
async function writesOf(settings: Settings): Promise<string[]> {
  const service = await serve(({ method, url }, response) => {
    const isList = /^\/v1\/merge-queues(?:\?|\/q1\/pull-requests)/.test(url);
    respond(response, 200, isList ? { data: method === 'GET' && url.includes('/q1/') ? [] : [record] } : record);
  });
  const { client } = await clientOf(service);
  await secondGeneration(client).updateQueue(queue, settings, {});
  return service.received.filter(({ method }) => method !== 'GET').map(({ url }) => url.replace(/.*\//, ''));
}

test.each([
  ['running', ['config', 'resume', 'switch-modes']],
  ['paused', ['pause', 'config', 'switch-modes']],
  ['draining', ['drain', 'config', 'switch-modes']],
])('a queue that is set to %s never runs with half of its settings', async (state, writes) => {
  expect(await writesOf({ state, concurrency: 2, mode: 'parallel' })).toEqual(writes);
});
