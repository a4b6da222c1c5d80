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
 * @param lost true where the response to the first write is lost
 * @returns what came of it, and the last part of the address of each write, in order
 */
async function update(settings: Settings, after: object = {}, lost = false) {
  let writes = 0;
  const service = await serve(({ method, url }, response) => {
    if (method !== 'GET') writes += 1;
    const now = writes === 0 ? record : { ...record, ...after };
    if (method !== 'GET' && writes === 1 && lost) respond(response, 502);
    else if (url.includes('/q1/pull-requests')) respond(response, 200, { data: [] });
    else respond(response, 200, url.includes('/merge-queues?') ? { data: [record] } : method === 'GET' ? now : record);
  });
  const { client } = await clientOf(service, { maxAttempts: 2 });
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

test.each<[string, Settings]>([
  ['a command', { state: 'paused' }],
  ['a command behind settings', { state: 'running', concurrency: 2 }],
  ['a command before settings', { state: 'paused', concurrency: 2 }],
  ['another mode', { concurrency: 2, mode: 'parallel' }],
])('after %s, the queue is read again', async (_what, settings) => {
  expect((await update(settings, { state: 'hibernating' })).outcome).toMatchObject({ state: 'HIBERNATING' });
});

test.each<[string, Settings]>([
  ['settings alone', { concurrency: 2 }],
  ['settings and the mode that it has', { concurrency: 2, mode: 'single' }],
])('after %s, the response to them shows the queue', async (_what, settings) => {
  expect((await update(settings, { state: 'hibernating' })).outcome).toMatchObject({ state: 'RUNNING' });
});

describe('a write whose response is lost', () => {
  test.each<[string, Settings, object, number]>([
    ['done: the queue drains', { state: 'draining' }, { state: 'draining' }, 1],
    ['done: the queue had nothing to drain', { state: 'draining' }, { state: 'paused' }, 1],
    ['not done: the queue still runs', { state: 'draining' }, { state: 'running' }, 2],
    ['not done: the queue drains, and is to pause', { state: 'paused' }, { state: 'draining' }, 2],
    ['not done: the queue is paused, and is to run', { state: 'running' }, { state: 'paused' }, 2],
    ['done: the queue has the mode', { mode: 'parallel' }, { mode: 'graph' }, 1],
    ['done: the queue is switching', { mode: 'parallel' }, { state: 'switchingModes' }, 1],
    ['not done: the queue has the mode that it had', { mode: 'parallel' }, {}, 2],
  ])('was %s', async (_what, settings, after, sent) => {
    const { outcome, writes } = await update(settings, after, true);
    expect([outcome instanceof Error, writes.length]).toEqual([false, sent]);
  });

  test('is not sent again where the record shows no state', async () => {
    const { outcome, writes } = await update({ state: 'paused' }, { state: undefined }, true);
    expect(outcome).toMatchObject({ message: expect.stringContaining('does not show the state of the queue') });
    expect(writes).toEqual(['pause']);
  });
});
