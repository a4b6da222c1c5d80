import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { token } from '../steps/local-service.js';
import { type QueueServer, newQueue, serveQueue } from '../steps/queue-server.js';
import { respond } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { type Fault, generations, scenes } from './scenes.js';

const { run } = scenes();

type Options = NonNullable<Parameters<typeof serveQueue>[0]>;

function apply(server: QueueServer, settings: string, inputs: Record<string, string> = {}): Promise<Step> {
  const given = { operation: 'apply-queue', 'base-url': server.url, 'api-token': token, 'target-branch': 'main' };
  return runStep({
    event: { name: 'schedule', payload: {} },
    inputs: { ...given, 'queue-settings': settings, ...inputs },
  });
}

const paths = (server: QueueServer): string =>
  server.received.map(([path]) => path.slice(1, -'Queue'.length)).join(' ');
const changesOf = (step: Step): unknown => JSON.parse(readFileSync(step.outputs['queue-changes-file'] ?? '', 'utf8'));

/** Answers requests to a path with this, from the moment when there is a queue. */
const answering = (path: string, status: number, body: string | object, isThere = true): Pick<Options, 'instead'> => ({
  instead: (asked, response, { queue }) => {
    if (asked !== path || (isThere && queue === undefined)) return false;
    respond(response, status, body);
    return true;
  },
});

/** The service takes all but this setting, or shows a state besides. */
const without = (name: string, more: object = {}): Pick<Options, 'update'> => ({
  update: (queue, asked) => ({ ...queue, ...asked, [name]: (queue as Record<string, unknown>)[name], ...more }),
});

describe('apply-queue', () => {
  test('changes what differs and nothing else, says what, and has nothing to do the second time', async () => {
    const server = await serveQueue({ queue: { ...newQueue, requiredStatuses: ['b', 'a'] } });
    const settings = 'mode: SINGLE\nconcurrency: 10\nbatch: true\nrequiredStatuses: [a, b]';
    const step = await apply(server, settings);
    expect(step.errors).toEqual([]);
    expect(server.received).toEqual([
      ['/getQueue', {}],
      ['/updateQueue', { concurrency: 10, batch: true }],
    ]);
    expect(step.outputs).toMatchObject({ 'queue-changed': 'true', skipped: 'false', 'queue-state': 'RUNNING' });
    expect(changesOf(step)).toEqual([
      { setting: 'concurrency', before: 5, after: 10 },
      { setting: 'batch', before: false, after: true },
    ]);
    expect(step.stdout).toContain('concurrency: 5 → 10');
    expect(step.stdout).toContain('Changed 2 settings of the merge queue of main');
    expect(step.summary).toContain('| <code>concurrency</code> | <code>5</code> | <code>10</code> |\n| <code>batch');
    const again = await apply(server, settings);
    expect([paths(server), again.outputs['queue-changed'], changesOf(again)]).toEqual(['get update get', 'false', []]);
    expect(again.stdout).toContain('Nothing to change: the merge queue of main has these settings already');
  });

  test('creates a queue with what creation takes, then updates it with the rest', async () => {
    const server = await serveQueue();
    const step = await apply(server, 'mode: parallel\nbatch: true\ntestingTimeoutMinutes: 60');
    expect(server.received).toEqual([
      ['/getQueue', {}],
      ['/createQueue', { mode: 'parallel' }],
      ['/getQueue', {}],
      ['/updateQueue', { batch: true }],
    ]);
    expect([step.exitCode, step.outputs['queue-changed']]).toEqual([0, 'true']);
    expect(changesOf(step)).toEqual([
      { setting: 'mode', before: null, after: 'parallel' },
      { setting: 'batch', before: null, after: true },
      { setting: 'testingTimeoutMinutes', before: null, after: 60 },
    ]);
    expect(step.stdout).toContain('Created the merge queue of main with 3 settings');
  });

  const switching =
    /^mode is still "single": the queue is SWITCHING_MODES|^state is still "SWITCHING_MODES": the queue/;
  test.each<[string, Options, settings: string, asked: string, sent: object | undefined, warnings: readonly RegExp[]]>([
    [
      'clears required statuses with the order that the service has for it',
      { queue: { ...newQueue, requiredStatuses: ['old'] } },
      'requiredStatuses: []',
      'get update',
      { deleteRequiredStatuses: true },
      [],
    ],
    ['sees no difference between none and null', { queue: newQueue }, 'requiredStatuses: null', 'get', undefined, []],
    [
      'warns of a setting that the service does not show, and asks the queue where the update answers nothing',
      { queue: newQueue, ...without('mergeTrain'), shown: () => '' },
      'concurrency: 6\nmergeTrain: 3',
      'get update get',
      { concurrency: 6, mergeTrain: 3 },
      [/^The service does not show mergeTrain\. It was sent/],
    ],
    [
      'leaves a switch of modes to end',
      { queue: newQueue, ...without('mode', { state: 'switching_modes' }) },
      'mode: parallel\nstate: running',
      'get update',
      { mode: 'parallel' },
      [switching, switching],
    ],
    [
      'changes neither mode nor state while modes are switched',
      { queue: { ...newQueue, state: 'switching_modes' } },
      'mode: parallel\nstate: running\nconcurrency: 7',
      'get update',
      { concurrency: 7 },
      [
        /^mode is "single" and was left alone, because the queue is SWITCHING/,
        /^state is "SWITCHING_MODES" and was left/,
      ],
    ],
    ['makes a queue that needs no update', {}, 'mode: parallel', 'get create get', { mode: 'parallel' }, []],
  ])('%s', async (_what, options, settings, asked, sent, warnings) => {
    const server = await serveQueue(options);
    const step = await apply(server, settings);
    expect([step.errors, step.exitCode, paths(server)]).toEqual([[], 0, asked]);
    expect(server.received.find(([path]) => path !== '/getQueue')?.[1]).toEqual(sent);
    expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
    expect(step.outputs['queue-changed']).toBe(String(sent !== undefined));
  });

  test('updates a queue that somebody else creates meanwhile', async () => {
    const server = await serveQueue({
      instead: (path, _response, state) => {
        if (path === '/createQueue') state.queue = newQueue;
        return false;
      },
    });
    expect((await apply(server, 'mode: parallel')).exitCode).toBe(0);
    expect(paths(server)).toBe('get create get update');
  });

  test.each<[string, Options, error: RegExp]>([
    [
      'a setting that the service does not take',
      { queue: newQueue, ...without('batch') },
      /^apply-queue: the service did not take batch: true \(it is false\)\./,
    ],
    [
      'the same of a new queue',
      { update: (queue) => queue },
      /the merge queue of main was created, but the service did not take batch: true/,
    ],
    ...['/getQueue', '/updateQueue'].map((path): [string, Options, RegExp] => [
      `${path} that fails after the creation`,
      answering(path, 403, 'not allowed'),
      /answered 403 .*The queue was created before that, and may lack settings\. Run apply-queue again/,
    ]),
    [
      'an update that fails of a queue that somebody else created meanwhile',
      {
        instead: (path, response, state) => {
          if (path === '/createQueue') state.queue = newQueue;
          if (path === '/updateQueue') respond(response, 403, 'no');
          return path === '/updateQueue';
        },
      },
      /403 (?!.*was created)/,
    ],
    ['a creation that fails', answering('/createQueue', 400, 'not now', false), /POST \/createQueue answered 400/],
    [
      "a page of something in front of the service, which doesn't mean that there is no queue",
      answering('/getQueue', 404, '<!doctype html><title>Not found</title>', false),
      /Check that the service knows this repository, and base-url/,
    ],
  ])('fails for %s', async (_what, options, error) => {
    const step = await apply(await serveQueue(options), 'mode: parallel\nbatch: true');
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringMatching(error)]]);
  });

  test.each([
    ['a queue that differs', newQueue, 'true', 'Would change 1 setting of the merge queue of main'],
    ['no queue', undefined, 'true', 'Would create the merge queue of main with 1 setting'],
    ['a queue that has it', { ...newQueue, concurrency: 8 }, 'false', 'Nothing to change'],
  ])('in a dry run of %s only reads, and says what it would do', async (_, queue, changed, headline) => {
    const server = await serveQueue(queue === undefined ? {} : { queue });
    const step = await apply(server, 'concurrency: 8', { 'dry-run': 'true' });
    expect([paths(server), step.exitCode]).toEqual(['get', 0]);
    expect(step.outputs).toMatchObject({ 'queue-changed': changed, skipped: 'true' });
    expect(step.stdout).toContain('Nothing was changed, because this is a dry run');
    for (const text of [step.stdout, step.summary]) expect(text).toContain(headline);
  });

  test.each<[settings: string, error: RegExp]>([
    ['', /input queue-settings: there is nothing to apply/],
    ['concurency: 5', /input queue-settings: there is no setting "concurency"/],
    ['concurrency: "5"', /input queue-settings: concurrency: "5" is not a whole number/],
    ['deleteRequiredStatuses: true', /input queue-settings: deleteRequiredStatuses is an order/],
  ])('refuses %j before anything is sent', async (settings, error) => {
    const server = await serveQueue({ queue: newQueue });
    const step = await apply(server, settings);
    expect([step.exitCode, step.errors, server.received]).toEqual([1, [expect.stringMatching(error)], []]);
  });

  test('compares settings that it does not know, where extra-fields names them', async () => {
    const server = await serveQueue({ queue: { ...newQueue, concurency: 1 } });
    const step = await apply(server, '', { 'extra-fields': 'concurency: 1' });
    expect([step.outputs['queue-changed'], paths(server)]).toEqual(['false', 'get']);
  });
});

describe('update-queue and create-queue warn', () => {
  const { enqueuedPullRequests: _entries, ...unlisted } = newQueue;
  const two = { ...newQueue, enqueuedPullRequests: [{ prNumber: 1 }, { prNumber: 2 }] };
  const failing = answering('/getQueue', 503, '', false);
  const other = { ...newQueue, mode: 'parallel', concurrency: 2 };

  test.each<[string, string, Options, settings: string, warnings: readonly RegExp[], outputs: object]>([
    [
      'of what was not taken, and of what the response does not show',
      'update-queue',
      { queue: newQueue, ...without('batch'), shown: ({ mergeTrain: _unknown, ...shown }) => shown },
      'batch: true\nconcurrency: 6\nmergeTrain: 3',
      [
        /^batch is false after the update, not true$/,
        /^The response does not show mergeTrain: the service may not know/,
      ],
      {},
    ],
    [
      'of settings that a service may leave out when it creates a queue',
      'create-queue',
      {},
      'mode: parallel\nbatch: true',
      [/does not show that the queue has batch: .*apply-queue/],
      {},
    ],
    ['of nothing that creation takes', 'create-queue', {}, 'mode: parallel\nconcurrency: 2', [], {}],
    ...['create-queue', 'update-queue'].map((name): [string, string, Options, string, RegExp[], object] => [
      'of a queue that cannot be fetched afterwards, and are done',
      name,
      { ...failing, shown: () => 'OK', ...(name === 'update-queue' && { queue: newQueue }) },
      'concurrency: 2',
      [/^It is done, but .* fetching the queue afterwards failed$/],
      {},
    ]),
    [
      'by what the response to the write shows, and fetch the length that it has not',
      'update-queue',
      { queue: two, shown: () => unlisted },
      'concurrency: 2',
      [/^concurrency is 5 after the update, not 2$/],
      { 'queue-state': 'RUNNING', 'queue-length': '2' },
    ],
    ...['{}', { branch: 'main' }].map((answer): [string, string, Options, string, RegExp[], object] => [
      `of nothing where creation answers ${JSON.stringify(answer)}`,
      'create-queue',
      { ...answering('/createQueue', 200, answer, false), queue: other },
      'mode: parallel\nconcurrency: 2',
      [],
      {},
    ]),
    [
      'of a mode that the answer to creation contradicts',
      'create-queue',
      { ...answering('/createQueue', 200, { mode: 'single', concurrency: 2 }, false), queue: other },
      'mode: parallel\nconcurrency: 2',
      [/does not show that the queue has mode:/],
      {},
    ],
  ])('%s (%s)', async (_what, operation, options, settings, warnings, outputs) => {
    const step = await apply(await serveQueue(options), settings, { operation });
    expect([step.errors, step.exitCode]).toEqual([[], 0]);
    expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
    expect(step.outputs).toMatchObject(outputs);
  });
});

describe.each(generations)('beside the local service, over %s', (generation) => {
  test('only an empty queue that is to drain may be PAUSED instead', async () => {
    const inputs = { operation: 'apply-queue', 'queue-settings': 'state: draining' };
    for (const [state, isChanged] of [
      ['running', 'true'],
      ['paused', 'false'],
    ] as const) {
      const { step } = await run(generation, { queue: { state } }, inputs);
      expect([step.errors, step.outputs['queue-changed']]).toEqual([[], isChanged]);
    }
    const { step: busy } = await run(generation, { queue: { state: 'paused' }, state: 'PENDING' }, inputs);
    expect([busy.errors, busy.outputs['queue-changed']]).toEqual([[], 'true']);
  });
});

describe('a change by several requests of the second generation', () => {
  const settings = 'state: paused\nconcurrency: 5\nmode: parallel';
  const failing = (path: string, status: number): Fault => {
    return { path, status, body: '{"error":{"code":"NEW_CODE","message":"no"}}', times: 9 };
  };

  test.each([
    ['PATCH /merge-queues/{id}/config', 400, /Before that, the queue got state: paused\./],
    ['POST /merge-queues/{id}/switch-modes', 409, /Before that, the queue got state: paused, concurrency\./],
    ['GET /merge-queues/{id}', 404, /Before that, the queue got state: paused, concurrency, mode: graph\./],
  ])('that fails at %s names what was set before', async (path, status, error) => {
    for (const operation of ['update-queue', 'apply-queue']) {
      const inputs = { operation, 'queue-settings': settings };
      const { step } = await run('v2', { queue: { concurrency: 2 } }, inputs, { faults: [failing(path, status)] });
      expect(step.errors).toEqual([expect.stringMatching(error)]);
    }
  });

  test('completes a queue whose creation was done, and the response lost', async () => {
    const inputs = { operation: 'create-queue', 'queue-settings': 'concurrency: 3\nbatch: true' };
    const lost = { path: 'POST /merge-queues', status: 502, afterEffect: true };
    const { step, sent } = await run('v2', { queue: false }, inputs, { faults: [lost] });
    expect([step.errors, sent.filter(({ endpoint }) => endpoint === 'POST /merge-queues').length]).toEqual([[], 1]);
    const update = sent.find(({ endpoint }) => endpoint === 'PATCH /merge-queues/{id}/config');
    expect(update?.body).toEqual({ concurrency: 3, allowBatching: true });
  });

  test.each(['create-queue', 'apply-queue'])('by %s is completed by apply-queue', async (operation) => {
    const inputs = { 'queue-settings': 'concurrency: 4\nmergeMethod: squash\nrequiredStatuses: [build]' };
    const faults = [failing('PATCH /merge-queues/{id}/config', 400)];
    const { step, branch } = await run('v2', { queue: false }, { ...inputs, operation }, { faults });
    expect(step.errors).toEqual([expect.stringMatching(/The queue was created.*apply-queue/)]);
    const again = { ...inputs, operation: 'apply-queue', 'target-branch': branch };
    expect((await run('v2', { queue: false }, again)).step.errors).toEqual([]);
    const { step: read } = await run('v1', { queue: false }, { operation: 'get-queue', 'target-branch': branch });
    expect(JSON.parse(read.outputs.response ?? '')).toMatchObject({
      ...{ concurrency: 4, mergeMethod: 'squash', requiredStatuses: ['build'] },
    });
  });
});
