import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Step } from '../steps/layout.js';
import { type Fault, type Inputs, type Scene, generations, lineOf, scenes } from './scenes.js';

const { run } = scenes();
const changesOf = (step: Step): unknown => JSON.parse(readFileSync(step.outputs['queue-changes-file'] ?? '', 'utf8'));
const noQueue: Scene = { queue: false };

/** Runs `apply-queue` over the first generation. @returns the step, the branch, and what was sent as lines */
async function apply(scene: Scene, settings: string, faults: readonly Fault[] = [], inputs: Inputs = {}) {
  const given = { operation: 'apply-queue', 'queue-settings': settings, ...inputs };
  const { step, sent, branch } = await run('v1', scene, given, { faults });
  return { step, branch, sent: sent.map(lineOf) };
}

/** The endpoint answers this, after the request took effect. */
const answers = (path: string, body: string | object): Fault => {
  return { path, status: 200, body: typeof body === 'string' ? body : JSON.stringify(body), afterEffect: true };
};
/** An update that is answered with this, and changes nothing. */
const notTaken = (shown: object): Fault => ({ ...answers('/updateQueue', shown), afterEffect: false });
const fails = (path: string, status: number, body = 'no'): Fault => ({ path, status, body, times: 9 });
/** Somebody else creates the queue at the same moment. */
const createdMeanwhile: Fault = { path: '/createQueue', status: 409, afterEffect: true };

describe('apply-queue', () => {
  test('changes what differs and nothing else, says what, and has nothing to do the second time', async () => {
    const settings = 'mode: SINGLE\nconcurrency: 10\nbatch: true\nrequiredStatuses: [a, b]';
    const { step, sent, branch } = await apply({ queue: { concurrency: 5, requiredStatuses: ['b', 'a'] } }, settings);
    expect([step.errors, sent]).toEqual([[], ['/getQueue', '/updateQueue {"concurrency":10,"batch":true}']]);
    expect(step.outputs).toMatchObject({ 'queue-changed': 'true', skipped: 'false', 'queue-state': 'RUNNING' });
    expect(changesOf(step)).toEqual([
      { setting: 'concurrency', before: 5, after: 10 },
      { setting: 'batch', before: false, after: true },
    ]);
    expect(step.stdout).toContain('concurrency: 5 → 10');
    expect(step.stdout).toContain(`Changed 2 settings of the merge queue of ${branch}`);
    expect(step.summary).toContain('| <code>concurrency</code> | <code>5</code> | <code>10</code> |\n| <code>batch');
    const again = await apply(noQueue, settings, [], { 'target-branch': branch });
    expect([again.sent, again.step.outputs['queue-changed'], changesOf(again.step)]).toEqual([
      ['/getQueue'],
      'false',
      [],
    ]);
    expect(again.step.stdout).toContain(`Nothing to change: the merge queue of ${branch} has these settings already`);
  });

  test('creates a queue with what creation takes, then updates it with the rest', async () => {
    const { step, sent, branch } = await apply(noQueue, 'mode: parallel\nbatch: true\ntestingTimeoutMinutes: 7');
    const update = '/updateQueue {"batch":true,"testingTimeoutMinutes":7}';
    expect(sent).toEqual(['/getQueue', '/createQueue {"mode":"parallel"}', '/getQueue', update]);
    expect([step.exitCode, step.outputs['queue-changed']]).toEqual([0, 'true']);
    expect(changesOf(step)).toEqual([
      { setting: 'mode', before: null, after: 'parallel' },
      { setting: 'batch', before: null, after: true },
      { setting: 'testingTimeoutMinutes', before: null, after: 7 },
    ]);
    expect(step.stdout).toContain(`Created the merge queue of ${branch} with 3 settings`);
  });

  const switching = /^mode is still "single": the queue is SWITCHING_MODES|^state is still "switching_modes"/i;
  const leftAlone = /^(mode is "single"|state is "SWITCHING_MODES") and was left alone, because the queue is SWITCHING/;
  const shown = { state: 'switching_modes', mode: 'single', concurrency: 5 };
  const old: Scene = { queue: { requiredStatuses: ['old'] } };
  test.each<[string, Scene, settings: string, sent: readonly string[], warnings: readonly RegExp[], ...Fault[]]>([
    [
      'clears required statuses with the order that the service has for it',
      old,
      'requiredStatuses: []',
      ['/updateQueue {"deleteRequiredStatuses":true}'],
      [],
    ],
    ['sees no difference between none and null', {}, 'requiredStatuses: null', [], []],
    [
      'warns of a setting that the service does not show, and asks the queue where the update answers nothing',
      {},
      'concurrency: 6\nmergeTrain: 3',
      ['/updateQueue {"concurrency":6,"mergeTrain":3}', '/getQueue'],
      [/^The service does not show mergeTrain\. It was sent/],
      answers('/updateQueue', ''),
    ],
    [
      'leaves a switch of modes to end',
      { state: 'TESTING' },
      'mode: parallel\nstate: running',
      ['/updateQueue {"mode":"parallel"}'],
      [switching, switching],
    ],
    [
      'changes neither mode nor state while modes are switched',
      {},
      'mode: parallel\nstate: running\nconcurrency: 7',
      ['/updateQueue {"concurrency":7}'],
      [leftAlone, leftAlone],
      answers('/getQueue', shown),
      notTaken({ ...shown, concurrency: 7 }),
    ],
    [
      'makes a queue that needs no update',
      noQueue,
      'mode: parallel',
      ['/createQueue {"mode":"parallel"}', '/getQueue'],
      [],
    ],
    [
      'updates a queue that somebody else creates meanwhile',
      noQueue,
      'mode: parallel\nbatch: true',
      ['/createQueue {"mode":"parallel"}', '/getQueue', '/updateQueue {"batch":true}'],
      [],
      createdMeanwhile,
    ],
  ])('%s', async (_what, scene, settings, expected, warnings, ...faults) => {
    const { step, sent } = await apply(scene, settings, faults);
    expect([step.errors, step.exitCode, sent]).toEqual([[], 0, ['/getQueue', ...expected]]);
    expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
    expect(step.outputs['queue-changed']).toBe(String(expected.length > 0));
  });

  const parallel: Scene = { queue: { mode: 'parallel' } };
  const withoutBatch = notTaken({ mode: 'parallel', batch: false });
  const lacks = /answered 403 .*The queue was created before that, and may lack settings\. Run apply-queue again/;
  test.each<[string, Scene, error: RegExp, ...Fault[]]>([
    [
      'a setting that the service does not take',
      parallel,
      /^apply-queue: the service did not take batch: true \(it is false\)\./,
      withoutBatch,
    ],
    [
      'the same of a new queue',
      noQueue,
      /the merge queue of branch-\d+ was created, but the service did not take batch: true/,
      withoutBatch,
    ],
    ['a look that fails after the creation', noQueue, lacks, { path: '/getQueue' }, fails('/getQueue', 403)],
    ['an update that fails after the creation', noQueue, lacks, fails('/updateQueue', 403)],
    [
      'an update that fails of a queue that somebody else created meanwhile',
      noQueue,
      /403 (?!.*was created)/,
      ...[createdMeanwhile, fails('/updateQueue', 403)],
    ],
    ['a creation that fails', noQueue, /POST \/createQueue answered 400/, fails('/createQueue', 400)],
    [
      "a page of something in front of the service, which doesn't mean that there is no queue",
      parallel,
      /Check that the service knows this repository, and base-url/,
      fails('/getQueue', 404, '<!doctype html><title>Not found</title>'),
    ],
  ])('fails for %s', async (_what, scene, error, ...faults) => {
    const { step } = await apply(scene, 'mode: parallel\nbatch: true', faults);
    expect([step.exitCode, step.errors]).toEqual([1, [expect.stringMatching(error)]]);
  });

  test.each<[string, Scene, changed: string, headline: RegExp]>([
    ['a queue that differs', {}, 'true', /Would change 1 setting of the merge queue of branch-/],
    ['no queue', noQueue, 'true', /Would create the merge queue of branch-\d+ with 1 setting/],
    ['a queue that has it', { queue: { concurrency: 8 } }, 'false', /Nothing to change/],
  ])('in a dry run of %s only reads, and says what it would do', async (_, scene, changed, headline) => {
    const { step, sent } = await apply(scene, 'concurrency: 8', [], { 'dry-run': 'true' });
    expect([sent, step.exitCode]).toEqual([['/getQueue'], 0]);
    expect(step.outputs).toMatchObject({ 'queue-changed': changed, skipped: 'true' });
    expect(step.stdout).toContain('Nothing was changed, because this is a dry run');
    for (const text of [step.stdout, step.summary]) expect(text).toMatch(headline);
  });

  test.each<[settings: string, error: RegExp]>([
    ['', /input queue-settings: there is nothing to apply/],
    ['concurency: 5', /input queue-settings: there is no setting "concurency"/],
    ['concurrency: "5"', /input queue-settings: concurrency: "5" is not a whole number/],
    ['deleteRequiredStatuses: true', /input queue-settings: deleteRequiredStatuses is an order/],
  ])('refuses %j before anything is sent', async (settings, error) => {
    const { step, sent } = await apply({}, settings);
    expect([step.exitCode, step.errors, sent]).toEqual([1, [expect.stringMatching(error)], []]);
  });

  test('compares settings that it does not know, where extra-fields names them', async () => {
    const faults = [answers('/getQueue', { state: 'running', concurency: 1 })];
    const { step, sent } = await apply({}, '', faults, { 'extra-fields': 'concurency: 1' });
    expect([step.outputs['queue-changed'], sent]).toEqual(['false', ['/getQueue']]);
  });
});

describe('update-queue and create-queue warn', () => {
  const both = 'mode: parallel\nconcurrency: 2';
  const cannotFetch = /^It is done, but .* fetching the queue afterwards failed$/;
  const unread = fails('/getQueue', 503);
  test.each<[string, operation: string, Scene, settings: string, warnings: readonly RegExp[], ...Fault[]]>([
    [
      'of what was not taken, and of what the response does not show',
      'update-queue',
      {},
      'batch: true\nconcurrency: 6\nmergeTrain: 3',
      [
        /^batch is false after the update, not true$/,
        /^The response does not show mergeTrain: the service may not know/,
      ],
      notTaken({ state: 'running', enqueuedPullRequests: [], batch: false, concurrency: 6 }),
    ],
    [
      'of settings that a service may leave out when it creates a queue',
      'create-queue',
      noQueue,
      'mode: parallel\nbatch: true',
      [/does not show that the queue has batch: .*apply-queue/],
    ],
    ['of nothing that creation takes', 'create-queue', noQueue, both, []],
    ['unread after it', 'create-queue', noQueue, both, [cannotFetch], answers('/createQueue', 'OK'), unread],
    ['unread after it', 'update-queue', {}, both, [cannotFetch], answers('/updateQueue', 'OK'), unread],
    ...['{}', { branch: 'main' }].map((answer): [string, string, Scene, string, readonly RegExp[], Fault] => [
      `of nothing where creation answers ${JSON.stringify(answer)}`,
      'create-queue',
      ...([noQueue, both, []] as const),
      answers('/createQueue', answer),
    ]),
    [
      'of a mode that the answer to creation contradicts',
      'create-queue',
      noQueue,
      both,
      [/does not show that the queue has mode:/],
      answers('/createQueue', { mode: 'single', concurrency: 2 }),
    ],
  ])('%s (%s)', async (_what, operation, scene, settings, warnings, ...faults) => {
    const { step } = await apply(scene, settings, faults, { operation });
    expect([step.errors, step.exitCode]).toEqual([[], 0]);
    expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
  });

  test('by what the response to the write shows, and fetch the length that it lacks', async () => {
    const faults = [notTaken({ state: 'running', concurrency: 5 })];
    const { step } = await apply({ state: 'PENDING' }, 'concurrency: 2', faults, { operation: 'update-queue' });
    expect(step.warnings).toEqual(['concurrency is 5 after the update, not 2']);
    expect(step.outputs).toMatchObject({ 'queue-state': 'RUNNING', 'queue-length': '1' });
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
