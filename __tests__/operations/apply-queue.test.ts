import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { token } from '../steps/local-service.js';
import { type QueueServer, newQueue, serveQueue } from '../steps/queue-server.js';
import { respond } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

function apply(
  server: { url: string },
  settings: string,
  inputs: Record<string, string> = {},
  files: Record<string, string> = {},
): Promise<Step> {
  return runStep({
    event: { name: 'schedule', payload: {} },
    files,
    inputs: {
      operation: 'apply-queue',
      'base-url': server.url,
      'api-token': token,
      'target-branch': 'main',
      'queue-settings': settings,
      ...inputs,
    },
  });
}

const paths = (server: QueueServer): readonly string[] => server.received.map(([path]) => path.slice(1));
const changesOf = (step: Step): unknown => JSON.parse(readFileSync(step.outputs['queue-changes-file'] ?? '', 'utf8'));

describe('a queue that is there', () => {
  test('gets what differs and nothing else, and the table says what', async () => {
    const server = await serveQueue({ queue: newQueue });
    const step = await apply(server, 'mode: SINGLE\nconcurrency: 10\nbatch: true');
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
    expect(step.summary).toContain(
      '| <code>concurrency</code> | <code>5</code> | <code>10</code> |\n| <code>batch</code> | <code>false</code> | <code>true</code> |',
    );
  });

  test('that has everything is left alone, and a second run changes nothing', async () => {
    const server = await serveQueue({ queue: newQueue });
    await apply(server, 'concurrency: 10\nrequiredStatuses: [b, a]');
    const step = await apply(server, 'concurrency: 10\nrequiredStatuses: [a, b]');
    expect(paths(server)).toEqual(['getQueue', 'updateQueue', 'getQueue']);
    expect(step.outputs['queue-changed']).toBe('false');
    expect(changesOf(step)).toEqual([]);
    expect(step.stdout).toContain('Nothing to change: the merge queue of main has these settings already');
  });

  test('required statuses are cleared with the order that the service has for it', async () => {
    const server = await serveQueue({ queue: { ...newQueue, requiredStatuses: ['old'] } });
    const step = await apply(server, 'requiredStatuses: []');
    expect(server.received[1]).toEqual(['/updateQueue', { deleteRequiredStatuses: true }]);
    expect(step.exitCode).toBe(0);
    expect((await apply(server, 'requiredStatuses: null')).outputs['queue-changed']).toBe('false');
  });

  test('fails by name when the service does not take a setting', async () => {
    const server = await serveQueue({
      queue: newQueue,
      update: (queue, asked) => ({ ...queue, ...asked, batch: false }),
    });
    const step = await apply(server, 'concurrency: 6\nbatch: true');
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/^apply-queue: the service did not take batch: true \(it is false\)\./);
    expect(step.outputs['queue-changed']).toBe('true');
  });

  test('warns of a setting that the service does not show, and asks the queue where the update answers nothing', async () => {
    const server = await serveQueue({
      queue: newQueue,
      update: (queue, { mergeTrain: _unknown, ...asked }) => ({ ...queue, ...asked }),
      shown: () => '',
    });
    const step = await apply(server, 'concurrency: 6\nmergeTrain: 3');
    expect(paths(server)).toEqual(['getQueue', 'updateQueue', 'getQueue']);
    expect(server.received[1]?.[1]).toEqual({ concurrency: 6, mergeTrain: 3 });
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([expect.stringMatching(/^The service does not show mergeTrain\. It was sent/)]);
  });

  test('settings that the action does not know are compared like the others when extra-fields names them', async () => {
    const server = await serveQueue({ queue: { ...newQueue, concurency: 1 } });
    const step = await apply(server, '', { 'extra-fields': 'concurency: 1' });
    expect(step.outputs['queue-changed']).toBe('false');
    expect(paths(server)).toEqual(['getQueue']);
  });

  test('switching modes is under way and no failure, and is left to end', async () => {
    const server = await serveQueue({
      queue: newQueue,
      update: (queue, { mode: _mode, ...asked }) => ({ ...queue, ...asked, state: 'switching_modes' }),
    });
    const first = await apply(server, 'mode: parallel\nstate: running');
    expect(first.exitCode).toBe(0);
    expect(first.warnings).toEqual([
      'mode is still "single": the queue is SWITCHING_MODES',
      'state is still "SWITCHING_MODES": the queue is SWITCHING_MODES',
    ]);
    const second = await apply(server, 'mode: parallel\nstate: running\nconcurrency: 7');
    expect(server.received.at(-1)).toEqual(['/updateQueue', { concurrency: 7 }]);
    expect(second.exitCode).toBe(0);
    expect(second.warnings).toEqual([
      expect.stringMatching(/^mode is "single" and was left alone, because the queue is SWITCHING_MODES\./),
      expect.stringMatching(/^state is "SWITCHING_MODES" and was left alone/),
    ]);
  });
});

describe('a queue that is not there', () => {
  test('is created with what creation takes, then updated with the rest', async () => {
    const server = await serveQueue();
    const step = await apply(server, 'mode: parallel\nbatch: true\ntestingTimeoutMinutes: 60');
    expect(server.received).toEqual([
      ['/getQueue', {}],
      ['/createQueue', { mode: 'parallel' }],
      ['/getQueue', {}],
      ['/updateQueue', { batch: true }],
    ]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs['queue-changed']).toBe('true');
    expect(changesOf(step)).toEqual([
      { setting: 'mode', before: null, after: 'parallel' },
      { setting: 'batch', before: null, after: true },
      { setting: 'testingTimeoutMinutes', before: null, after: 60 },
    ]);
    expect(step.stdout).toContain('Created the merge queue of main with 3 settings');
  });

  test('is not updated when creating it was all', async () => {
    const server = await serveQueue();
    await apply(server, 'mode: parallel');
    expect(paths(server)).toEqual(['getQueue', 'createQueue', 'getQueue']);
  });

  test('that somebody else creates meanwhile is updated', async () => {
    const server = await serveQueue({
      instead: (path, _response, state) => {
        if (path === '/createQueue') state.queue = newQueue;
        return false;
      },
    });
    const step = await apply(server, 'mode: parallel');
    expect(paths(server)).toEqual(['getQueue', 'createQueue', 'getQueue', 'updateQueue']);
    expect(step.exitCode).toBe(0);
  });

  test.each(['createQueue', 'updateQueue'])('a run that breaks off at %s is completed by the next', async (broken) => {
    let breaks = true;
    const server = await serveQueue({
      instead: (path, response) => {
        if (!breaks || path !== `/${broken}`) return false;
        respond(response, 400, 'not now');
        return true;
      },
    });
    const first = await apply(server, 'mode: parallel\nbatch: true');
    expect(first.exitCode).toBe(1);
    expect(first.errors[0]).toContain(`POST /${broken} answered 400`);
    breaks = false;
    expect((await apply(server, 'mode: parallel\nbatch: true')).exitCode).toBe(0);
    expect(server.queue).toMatchObject({ mode: 'parallel', batch: true });
  });

  test("a 404 with a page of something in front of the service doesn't mean that there is no queue", async () => {
    const server = await serveQueue({
      instead: (_path, response) => {
        respond(response, 404, '<!doctype html><title>Not found</title>');
        return true;
      },
    });
    const step = await apply(server, 'mode: parallel');
    expect(step.exitCode).toBe(1);
    expect(paths(server)).toEqual(['getQueue']);
    expect(step.errors[0]).toMatch(/Check that the service knows this repository, and base-url/);
  });
});

describe('a queue that was created before the step fails', () => {
  test.each(['/getQueue', '/updateQueue'])('is told of: %s fails', async (failing) => {
    const server = await serveQueue({
      instead: (path, response, { queue }) => {
        if (path !== failing || queue === undefined) return false;
        respond(response, 403, 'not allowed');
        return true;
      },
    });
    const step = await apply(server, 'mode: parallel\nbatch: true');
    expect(step.exitCode).toBe(1);
    expect(step.errors).toHaveLength(1);
    expect(step.errors[0]).toMatch(
      /answered 403 .*The queue was created before that, and may lack settings\. Run apply-queue again/,
    );
  });

  test('is told of where the service does not take a setting', async () => {
    const server = await serveQueue({ update: (queue) => queue });
    const step = await apply(server, 'mode: parallel\nbatch: true');
    expect(step.errors[0]).toContain('the merge queue of main was created, but the service did not take batch: true');
  });
});

describe('a dry run', () => {
  test.each([
    ['a queue that differs', newQueue, 'true', 'Would change 1 setting of the merge queue of main'],
    ['no queue', undefined, 'true', 'Would create the merge queue of main with 1 setting'],
    ['a queue that has it', { ...newQueue, concurrency: 8 }, 'false', 'Nothing to change'],
  ])('of %s only reads, and says what it would do', async (_, queue, changed, headline) => {
    const server = await serveQueue(queue === undefined ? {} : { queue });
    const step = await apply(server, 'concurrency: 8', { 'dry-run': 'true' });
    expect(paths(server)).toEqual(['getQueue']);
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({ 'queue-changed': changed, skipped: 'true' });
    expect(step.stdout).toContain(headline);
    expect(step.stdout).toContain('Nothing was changed, because this is a dry run');
    expect(step.summary).toContain(headline);
  });
});

describe('what is refused before anything is sent', () => {
  test.each([
    ['', {}, /input queue-settings: there is nothing to apply/],
    ['concurency: 5', {}, /input queue-settings: there is no setting "concurency". Did you mean concurrency\?/],
    ['concurrency: "5"', {}, /input queue-settings: concurrency: "5" is not a whole number/],
    ['deleteRequiredStatuses: true', {}, /input queue-settings: deleteRequiredStatuses is an order/],
  ])('%j', async (settings, inputs, message) => {
    const server = await serveQueue({ queue: newQueue });
    const step = await apply(server, settings, inputs);
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(message);
    expect(server.received).toEqual([]);
  });
});

describe('update-queue and create-queue', () => {
  const run = (operation: string, server: QueueServer, settings: string): Promise<Step> =>
    apply(server, settings, { operation });

  test('update-queue warns by name of what was not taken, and of what the response does not show', async () => {
    const server = await serveQueue({
      queue: newQueue,
      update: (queue, { mergeTrain: _unknown, ...asked }) => ({ ...queue, ...asked, batch: false }),
    });
    const step = await run('update-queue', server, 'batch: true\nconcurrency: 6\nmergeTrain: 3');
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([
      'batch is false after the update, not true',
      'The response does not show mergeTrain: the service may not know this setting',
    ]);
  });

  test('create-queue warns of settings that a service may leave out when it creates a queue', async () => {
    const server = await serveQueue();
    const step = await run('create-queue', server, 'mode: parallel\nbatch: true');
    expect(server.received[0]).toEqual(['/createQueue', { mode: 'parallel', batch: true }]);
    expect(step.warnings).toEqual([expect.stringMatching(/does not show that the queue has batch: .*apply-queue/)]);
    const plain = await run('create-queue', await serveQueue(), 'mode: parallel\nconcurrency: 2');
    expect(plain.warnings).toEqual([]);
  });

  test.each(['create-queue', 'update-queue'])('%s whose queue cannot be fetched afterwards is done', async (name) => {
    const server = await serveQueue({
      ...(name === 'update-queue' && { queue: newQueue }),
      shown: () => 'OK',
      instead: (path, response) => {
        if (path !== '/getQueue') return false;
        respond(response, 503);
        return true;
      },
    });
    const step = await run(name, server, 'concurrency: 2');
    expect([step.exitCode, step.outputs['queue-state'], server.received.length]).toEqual([0, undefined, 2]);
    expect(step.warnings).toEqual([expect.stringMatching(/^It is done, but .* fetching the queue afterwards failed$/)]);
  });

  test('update-queue whose response has no entries fetches the length', async () => {
    const { enqueuedPullRequests: _entries, ...settings } = newQueue;
    const queue = { ...newQueue, enqueuedPullRequests: [{ prNumber: 1 }, { prNumber: 2 }] };
    const server = await serveQueue({ queue, shown: () => settings });
    const step = await run('update-queue', server, 'concurrency: 2');
    expect(step.outputs).toMatchObject({ 'queue-state': 'RUNNING', 'queue-length': '2' });
    // What the response to the write shows counts.
    expect(step.warnings).toEqual(['concurrency is 5 after the update, not 2']);
  });

  test.each([
    ['{}', []],
    [{ branch: 'main' }, []],
    [{ mode: 'single', concurrency: 2 }, [expect.stringContaining('does not show that the queue has mode:')]],
  ])('create-queue that is answered with %j', async (answer, warnings) => {
    const server = await serveQueue({
      instead: (path, response) => {
        if (path !== '/createQueue') return false;
        respond(response, 200, answer);
        return true;
      },
      queue: { ...newQueue, mode: 'parallel', concurrency: 2 },
    });
    const step = await run('create-queue', server, 'mode: parallel\nconcurrency: 2');
    expect(step.errors).toEqual([]);
    expect(step.warnings).toEqual(warnings);
  });
});
