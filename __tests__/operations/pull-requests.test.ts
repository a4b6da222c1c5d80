import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type Fault, type Inputs, type Scene, eventOf, generations, scenes } from './scenes.js';
import { type Answer, left, looksAt, showing } from './states.js';

const { run } = scenes();
const submit: Inputs = { operation: 'submit-pull-request' };
const cancel: Inputs = { operation: 'cancel-pull-request' };
const restart: Inputs = { operation: 'restart-tests-on-pull-request' };
const read: Inputs = { operation: 'get-submitted-pull-request' };
const upload: Inputs = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };

/** The event of a pull request with these facts. */
function changed(
  number: number,
  { head, ...facts }: { readonly head?: object; readonly draft?: true },
  action = 'labeled',
) {
  const { name, payload = {} } = eventOf(number);
  const { pull_request: pullRequest } = payload as { readonly pull_request: { readonly head: object } };
  const merged = { ...pullRequest, ...facts, head: { ...pullRequest.head, ...head } };
  return { name, payload: { ...payload, action, pull_request: merged } };
}

describe.each(generations)('over %s', (generation) => {
  test.each<readonly [Inputs, Scene, exitCode: number, says: RegExp, state: string | undefined]>([
    [cancel, {}, 0, /is not in the queue: it was never submitted/, undefined],
    [cancel, { state: 'FAILED' }, 0, /is not in the queue any more: it is FAILED/, 'FAILED'],
    [cancel, { state: 'CANCELLED' }, 0, /is not in the queue any more: it is CANCELLED/, 'CANCELLED'],
    [cancel, { state: 'MERGED' }, 0, /is not in the queue any more: it is MERGED/, 'MERGED'],
    [cancel, { isElsewhere: true, state: 'TESTING' }, 0, /is not in the queue: it was never submitted/, undefined],
    [cancel, { queue: false }, 1, /target-branch|no merge queue/, undefined],
    [restart, {}, 1, /only while the pull request is in the queue/, undefined],
    [restart, { isElsewhere: true, state: 'TESTING' }, 1, /only while the pull request is in the queue/, undefined],
    [read, {}, 1, /never submitted/, undefined],
    [read, { isElsewhere: true, state: 'TESTING' }, 1, /never submitted/, undefined],
    [submit, { state: 'MERGED' }, 0, /is MERGED already, so there is nothing to submit/, 'MERGED'],
    [submit, { queue: { state: 'draining' } }, 1, /DRAINING/, undefined],
    [{ operation: 'delete-queue' }, { state: 'TESTING' }, 1, /answered 4\d\d .*must be empty/, undefined],
    [{ operation: 'create-queue' }, {}, 1, /answered 409 .*(exists already|apply-queue)/, undefined],
  ])('%j, %j: exit code %i, %s', async (inputs, scene, exitCode, says, state) => {
    const { step } = await run(generation, scene, inputs);
    expect([step.exitCode, step.outputs['pull-request-state']]).toEqual([exitCode, state]);
    expect(exitCode === 0 ? step.stdout : step.errors.join('\n')).toMatch(says);
  });

  type Facts = readonly [facts?: Parameters<typeof changed>[1], action?: string];
  const paused = { queue: { state: 'paused' } };
  const parallel = (state: string): Scene => ({ queue: { mode: 'parallel' }, state });
  const later = { head: { sha: 'b'.repeat(40) } };
  const anotherCommit = /were uploaded for commit bbbbbbb\w*, and the queue has commit/;
  const noEffect = /The list has no effect, because the merge queue of branch-\d+ does not use impacted targets/;
  test.each<readonly [what: string, Inputs, Scene, warnings: readonly RegExp[], ...Facts]>([
    ['into a queue that runs', submit, {}, []],
    ['into a PAUSED queue', submit, paused, [/^The queue is PAUSED: nothing starts until it runs again/]],
    ['into a PAUSED queue that tests it already', submit, { ...paused, state: 'TESTING' }, []],
    ['of a draft', submit, {}, [/is a draft, which GitHub does not merge\. The queue waits/], { draft: true }],
    ['of each that is opened', submit, {}, [/input required-label: it is empty, so every pull/], {}, 'opened'],
    ['of targets for a single queue', upload, {}, [noEffect]],
    ['of targets for a parallel queue', upload, { queue: { mode: 'parallel' } }, []],
    ['of targets for a pull request in a single queue', upload, { state: 'PENDING' }, [noEffect]],
    ['of targets for one in a parallel queue', upload, parallel('PENDING'), []],
    ['of targets for a commit that the queue lacks', upload, parallel('PENDING'), [anotherCommit], later],
    ['of targets for a later commit than the queue had', upload, parallel('CANCELLED'), [], later],
  ])(
    'a submission or upload %s warns of what is odd about it',
    async (_what, inputs, scene, warnings, ...[facts = {}, action]) => {
      const event = (number: number) => changed(number, facts, action);
      const { step } = await run(generation, scene, inputs, { event });
      expect([step.exitCode, step.errors]).toEqual([0, []]);
      expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
    },
  );

  test('a pull request in the queue is read with its place, which /v1 lacks', async () => {
    const { step } = await run(generation, { state: 'TESTING' }, read);
    expect([step.outputs['pull-request-state'], step.outputs['queue-position']]).toEqual([
      'TESTING',
      generation === 'v1' ? undefined : '1',
    ]);
    expect(step.outputs['pull-request-submitted']).toBe('true');
  });

  test('metrics are in a file, the response, and the summary', async () => {
    // The second generation would tell of the queues of all other tests, in more bytes than an output has.
    const scope = generation === 'v1' ? {} : { 'metrics-scope': 'queue' };
    const { step } = await run(generation, {}, { operation: 'get-merge-queue-metrics', ...scope });
    const text = readFileSync(step.outputs['metrics-file'] ?? '', 'utf8');
    expect([text, text]).toEqual([step.outputs.response, expect.stringContaining('# TYPE mq_depth_current gauge')]);
    expect(step.summary).toContain('mq_depth_current');
  });
});

test.each<readonly [what: string, 'v1' | 'v2', Inputs, Scene, Fault, warnings: readonly RegExp[]]>([
  ...[submit, cancel, restart].map(
    (inputs) =>
      [
        'a write whose state cannot be fetched is done',
        'v1',
        inputs,
        { state: 'TESTING' },
        { path: '/getSubmittedPullRequest', status: 500, times: 100 },
        [/^It is done, but fetching its state afterwards failed: .*answered 500/],
      ] as const,
  ),
  [
    'a write whose pull request is not found afterwards is done',
    'v1',
    submit,
    {},
    { path: '/getSubmittedPullRequest', status: 404, times: 100 },
    [/^It is done, but fetching its state afterwards failed: .*answered 404/],
  ],
  [
    'a queued pull request keeps its priority where the service refuses another one',
    'v1',
    { ...submit, priority: 'urgent' },
    { state: 'TESTING' },
    { path: '/submitPullRequest', status: 409 },
    [/its priority is medium, not urgent/],
  ],
  [
    'a list counts where the pull request needs one, whatever the queue shows',
    'v1',
    upload,
    { queue: { mode: 'parallel' }, state: 'PENDING' },
    { path: '/getQueue', status: 200, body: '{"mode":"SINGLE"}' },
    [],
  ],
  ['a queue without a mode gives no warning', 'v1', upload, {}, { path: '/getQueue', status: 200, body: '{}' }, []],
  ['a queue that is not found gives no warning', 'v1', upload, {}, { path: '/getQueue', status: 404 }, []],
  ...['', '# HELP mq_depth_current Pull requests\nmq_depth_current\n', 'mq_depth_current{repo="a/b"} NaN\n'].map(
    (body) =>
      [
        `metrics are read: ${body}`,
        'v1',
        { operation: 'get-merge-queue-metrics' },
        {},
        { path: '/getMergeQueueMetrics', status: 200, body },
        body.includes('NaN') ? [] : [/no metrics in the Prometheus text format/],
      ] as const,
  ),
  [
    'a queue of more pull requests than are read says how many there are',
    'v2',
    { operation: 'get-queue' },
    {},
    {
      path: 'GET /merge-queues/{id}/pull-requests',
      status: 200,
      body: '{"data":[{"number":1}],"hasMore":true,"total":12345}',
      times: 9,
    },
    [/^The queue has 12,345 pull requests\. The 1 that were submitted last are shown, and no others/],
  ],
])('%s (%s, %j)', async (_what, generation, inputs, scene, fault, warnings) => {
  const { step } = await run(generation, scene, inputs, { faults: [fault] });
  expect([step.exitCode, step.errors]).toEqual([0, []]);
  expect(step.warnings).toEqual(warnings.map((line) => expect.stringMatching(line)));
});

test('a refusal is told as it came where the state cannot be fetched', async () => {
  const faults = [
    { path: '/cancelPullRequest', status: 409 },
    { path: '/getSubmittedPullRequest', status: 500, times: 100 },
  ];
  const { step } = await run('v1', { state: 'TESTING' }, cancel, { faults });
  expect(step.errors).toEqual([expect.stringMatching(/POST \/cancelPullRequest answered 409/)]);
});

test('a pull request of another queue is told which queue it is in', async () => {
  const { step } = await run('v2', { isElsewhere: true, state: 'TESTING' }, read);
  expect(step.errors[0]).toMatch(/was never submitted to this queue, but to the merge queue of other-branch-\d+/);
});

test.each([read, { operation: 'wait-for-pull-request' }])('why it failed, by its history: %j', async (inputs) => {
  const failed = {
    failureCausingChecks: [{ name: 'unit', url: 'https://ci.example/1' }],
    conflictCulprit: { kind: 'queuePullRequest', number: 12, sha: 'f00' },
  };
  const row = { state: 'failed', reason: 'TEST_RUN_REQUIRED_STATUS_FAILED', failed };
  const body = JSON.stringify({ data: [row], hasMore: true });
  const path = 'GET /pull-requests/{id}/queue-entry-history';
  const { step } = await run('v2', { state: 'FAILED' }, inputs, { faults: [{ path, status: 200, body, times: 9 }] });
  expect(step.outputs['failure-reason']).toBe(
    'TEST_RUN_REQUIRED_STATUS_FAILED; failed checks unit (https://ci.example/1); conflicts with pull request #12 at f00',
  );
  // A wait names the failed checks once, with the tests.
  const line = 'conflicts with pull request #12 at f00. Failed checks: unit (https://ci.example/1). See';
  if (step.exitCode === 1) expect(step.errors[0]).toContain(`TEST_RUN_REQUIRED_STATUS_FAILED; ${line}`);
  expect(step.exitCode).toBe(inputs === read ? 0 : 1);
});

describe('a write that the service takes', () => {
  const after = async ({ operation = '' }: Inputs, states: readonly Answer[]) => {
    const server = await showing(states);
    const { step } = await run('v1', {}, { operation, 'base-url': server.url, 'max-attempts': '1' });
    return { step, looks: looksAt(server) };
  };
  const cancelled = left('cancelled');

  // A state that contradicts the write is looked at again for 7 s, and for 30 s after a withdrawal.
  test.each<readonly [Inputs, readonly Answer[], headline: RegExp, looks: number]>([
    [cancel, ['pending'], /is still in the merge queue of branch-\d+: it is PENDING/, 6],
    [cancel, [{ state: 'TESTING' }], /is still in the merge queue of branch-\d+: it is TESTING/, 6],
    [cancel, [{ submitted: true }], /is still in the merge queue of branch-\d+/, 6],
    [cancel, ['pending', 400], /is still in the merge queue of branch-\d+: it is PENDING/, 6],
    [submit, [cancelled], /is not in the merge queue of branch-\d+: it is CANCELLED/, 4],
    [submit, [{ state: 'CANCELLED' }], /it is CANCELLED/, 4],
    [submit, [{ state: 'NOT_READY', submitted: false }], /it is NOT_READY/, 4],
    [restart, [left('FAILED')], /it is FAILED/, 4],
  ])('and that the state contradicts fails the step: %j, %j', async (inputs, states, headline, most) => {
    const { step, looks } = await after(inputs, states);
    expect([step.exitCode, looks]).toEqual([1, most]);
    expect(step.errors).toEqual([expect.stringMatching(/the service took the request, and pull .*See its page/)]);
    expect(step.summary).toMatch(headline);
  });

  test.each<readonly [Inputs, readonly Answer[], state: string | undefined]>([
    [cancel, ['pending', cancelled], 'CANCELLED'],
    [cancel, [...Array<Answer>(5).fill('pending'), cancelled], 'CANCELLED'],
    [cancel, [left('MERGED')], 'MERGED'],
    [cancel, [{ state: 'NOT_READY' }], 'NOT_READY'],
    [cancel, [{}], undefined],
    [submit, [cancelled, 'pending'], 'PENDING'],
    [submit, [left('MERGED')], 'MERGED'],
    [submit, [{}], undefined],
  ])('and that the state does not contradict in the end succeeds: %j, %j', async (inputs, states, state) => {
    const { step, looks } = await after(inputs, states);
    expect([step.errors, step.outputs['pull-request-state'], looks]).toEqual([[], state, states.length]);
  });

  test.each([
    [submit, /^Submitted pull request #\d+ to the merge queue/m],
    [cancel, /^Pull request #\d+ is not in the queue any more: it is MERGED/m],
  ])('and whose pull request is merged meanwhile is told as what became of it: %j', async (inputs, says) => {
    expect((await after(inputs, [left('MERGED')])).step.stdout).toMatch(says);
  });

  test.each<readonly [what: string, record: object, submitted: string | undefined, state: string | undefined]>([
    ['below another state', { state: { state: 'merged' }, isCurrentlySubmittedToQueue: 'false' }, 'false', 'MERGED'],
    ['that is unknown', { state: 'thinking', submitted: true, more: [1, { 2: 3 }] }, 'true', 'THINKING'],
    ['that is missing', {}, undefined, undefined],
  ])('shows a state %s as it came', async (_what, record, submitted, state) => {
    const { step } = await after(read, [record]);
    const { response, 'pull-request-state': shown, 'pull-request-submitted': isIn } = step.outputs;
    expect([step.errors, shown, isIn]).toEqual([[], state, submitted]);
    expect(JSON.parse(response ?? '')).toEqual(record);
  });

  test('is in its file only where the response is over 512 KiB', async () => {
    const { step } = await after(read, [{ state: 'MERGED', padding: 'x'.repeat(600 * 1024) }]);
    const { response, 'response-file': file = '' } = step.outputs;
    expect([response, readFileSync(file).length > 600 * 1024]).toEqual(['', true]);
  });
});

test.each<readonly [count: number, impactsAll: string, warning: RegExp | undefined]>([
  [100_000, 'false', undefined],
  [100_001, 'true', /100,001 targets: the service takes at most 100,000 of them, in a request of at most 20,971,520/],
])('a list of %i targets goes to the second generation, or ALL: %s', async (count, impactsAll, warning) => {
  const targets = Array.from({ length: count }, (_, index) => String(index));
  const inputs = { operation: 'set-impacted-targets', 'impacted-targets-file': 'targets.json' };
  const files = { 'targets.json': JSON.stringify(targets) };
  const { step, sent } = await run('v2', { queue: { mode: 'parallel' } }, inputs, { files });
  expect([step.errors, step.outputs['impacts-all']]).toEqual([[], impactsAll]);
  expect(step.outputs['impacted-targets-count']).toBe(warning === undefined ? String(count) : 'ALL');
  expect(step.warnings.join()).toMatch(warning ?? /^$/);
  // The log of the service has small bodies only.
  const isAll = warning !== undefined;
  expect(sent[1]).toMatchObject({ endpoint: 'PUT /impacted-targets', status: 202 });
  expect(sent[1]?.body).toEqual(isAll ? expect.objectContaining({ impactsAllTargets: true }) : null);
});

describe("the queue's own pull requests", () => {
  test.each<readonly [Inputs, branch: string, skipped: 'true' | 'false', isOfFork?: true]>([
    [submit, 'trunk-merge/pr-1/abc', 'true'],
    [upload, 'trunk-temp/x', 'true'],
    [{ operation: 'wait-for-pull-request' }, 'trunk-merge/x', 'true'],
    [{ ...submit, 'queue-branches': 'queue/*\nbot-?' }, 'bot-1', 'true'],
    [{ ...submit, 'queue-branches': 'queue/*\nbot-?' }, 'trunk-merge/x', 'false'],
    // Anybody can give a branch of a fork any name.
    [submit, 'trunk-merge/x', 'false', true],
  ])('%j of %s: skipped is %s', async (inputs, branch, skipped, ...[isOfFork]) => {
    const stranger = { id: 99, full_name: 'stranger/x', url: 'x' };
    const event = changed(7, { head: { ref: branch, ...(isOfFork && { repo: stranger }) } });
    const { step, sent } = await run('v1', {}, inputs, { event });
    expect([step.exitCode, step.errors, step.outputs.skipped]).toEqual([0, [], skipped]);
    const line = `comes from ${branch}, a branch of the queue itself`;
    expect([step.stdout.includes(line), sent.length > 0]).toEqual([skipped === 'true', skipped === 'false']);
  });
});

test('summary: false writes none', async () => {
  expect((await run('v1', {}, { operation: 'get-queue', summary: 'false' })).step.summary).toBe('');
});

test.each<readonly [Inputs, error: RegExp]>([
  [{}, /^get-queue: input base-url: .*plain HTTP.*allow-insecure-http/],
  [{ 'allow-insecure-http': 'true' }, /^get-queue: POST \/getQueue (?!.*input base-url)/],
])('plain HTTP to another machine, with %j', async (inputs, error) => {
  // A name that exists nowhere (RFC 6761, section 6.4), so that nothing is sent whatever the action decides.
  const elsewhere = { operation: 'get-queue', 'base-url': 'http://service.invalid/v1', 'max-attempts': '1' };
  expect((await run('v1', {}, { ...elsewhere, ...inputs })).step.errors[0]).toMatch(error);
});

describe('a service that answers writes with the text OK', () => {
  const plain = scenes({ plainWrites: true });
  const paths = /^\/(?!get)|^(?!GET)\w+ /;

  test.each(generations)('%s: every write is done with one request', async (generation) => {
    for (const [inputs, scene] of [
      [{ operation: 'create-queue', 'queue-settings': 'mode: parallel' }, { queue: false }],
      [{ operation: 'update-queue', 'queue-settings': 'concurrency: 4' }, {}],
      [submit, {}],
      [upload, { queue: { mode: 'parallel' } }],
      [cancel, { state: 'TESTING' }],
      [{ operation: 'delete-queue' }, {}],
    ] as const) {
      const { step, sent } = await plain.run(generation, scene, inputs);
      const writes = sent.filter(({ endpoint }) => paths.test(endpoint)).length;
      expect([inputs, step.errors, step.warnings, writes]).toEqual([inputs, [], [], 1]);
    }
  });
});
