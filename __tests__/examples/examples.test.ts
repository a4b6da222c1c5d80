import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { ourAction } from '../github/our-actions.js';
import { temporaryFolder } from '../steps/temporary-folder.js';
import { type Contexts, type Plan, type PlannedStep, planOf, shell } from './plan.js';

const folder = resolve(import.meta.dirname, '../../examples');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

const repository = 'acme/shop';
const secrets = { MERGE_QUEUE_API_TOKEN: 'the token' };
const service = { 'base-url': 'https://api.example.com/v1', 'api-token': 'the token' };

/** What an example is told of what happened. */
interface Given extends Contexts {
  readonly github: { readonly event_name: string; readonly event?: object; readonly actor?: string };
}

/** What an example does when something happens, with the repository's secrets where none are given. It must start on the event. */
async function plan(name: string, { github, ...contexts }: Given, failed?: 'job' | 'step'): Promise<Plan> {
  const usual = { repository, actor: 'octocat', run_id: '90', event: {} };
  const planned = await planOf(textOf(name), { secrets, ...contexts, github: { ...usual, ...github } }, failed);
  expect(Object.keys(planned.events)).toContain(github.event_name);
  const { action } = (github.event ?? {}) as { action?: string };
  if (action !== undefined) expect(planned.events[github.event_name]?.types).toContain(action);
  return planned;
}

/** A pull request of the repository, or of a fork. */
const pullRequest = (fields: object = {}, from = repository): object => ({
  number: 7,
  draft: false,
  merged: false,
  labels: [{ name: 'Merge' }, { name: 'bug' }],
  head: { repo: { full_name: from } },
  ...fields,
});
const fork = 'stranger/shop';
const onPullRequest = (fields: object = {}, from = repository): Given['github'] => ({
  event_name: 'pull_request',
  event: { pull_request: pullRequest(fields, from) },
});
const on = (name: string, event: object = {}): Given['github'] => ({ event_name: name, event });
const onTarget = (action: string, label?: string, fields: object = {}, from?: string): Given['github'] =>
  on('pull_request_target', { action, pull_request: pullRequest(fields, from), label: label && { name: label } });
const runFinished = (conclusion: string): Given => ({
  github: on('workflow_run', { workflow_run: { id: 5, conclusion, html_url: 'https://run/5' } }),
  runner: { temp: '/tmp/runner' },
});

/** The inputs of the one step of this action in a job. */
function inputsOf({ jobs }: Plan, job: string): PlannedStep['with'] {
  const steps = (jobs[job] ?? []).filter(({ uses }) => uses?.startsWith(ourAction));
  expect(steps).toHaveLength(1);
  return steps[0]?.with ?? {};
}

function lastStep({ jobs }: Plan, job: string): PlannedStep {
  const step = jobs[job]?.at(-1);
  if (step === undefined) throw new Error(`the job ${job} does not run`);
  return step;
}

/** Adds a program, which is found before those of this machine. @returns the step with it */
function withProgram(step: PlannedStep, place: string, name: string, script: string): PlannedStep {
  writeFileSync(join(place, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  return { ...step, env: { ...step.env, PATH: `${place}:${process.env.PATH ?? ''}` } };
}

const label = 'submit-on-label.yml';
const sync = 'sync-queue.yml';
const code = 'queue-as-code.yml';
const jobs = 'jobs.yml';
const fan = 'fan-out.yml';
const unlabelled = { labels: [{ name: 'bug' }] };
/** What the first job of jobs.yml came to, on a branch. */
const after = (outputs: object, head = 'feature'): Given => ({
  github: { ...onPullRequest(), ...{ head_ref: head } },
  needs: { targets: { result: 'success', outputs } },
});
const everyJob = ['targets', 'server', 'web'];
const matrix = JSON.stringify({ include: [{ shard: 1, total: 1, targets: 'a' }] });
/** What the jobs of fan-out.yml before the last came to. GitHub drops an empty output. */
const split = (count: string | undefined, targets = 'success', tests = 'success'): Given => ({
  github: onPullRequest(),
  needs: {
    targets: { result: targets, outputs: { ...(count === undefined ? {} : { count }), matrix } },
    test: { result: tests },
  },
});

describe('which jobs run', () => {
  test.each<[example: string, what: string, given: Given, jobs: readonly string[], failed?: 'job' | 'step']>([
    [label, 'the label is added', { github: onTarget('labeled', 'Merge') }, ['submit']],
    [label, 'the label is added in a fork', { github: onTarget('labeled', 'merge', {}, fork) }, ['submit']],
    [label, 'the label is added to a draft', { github: onTarget('labeled', 'merge', { draft: true }) }, []],
    [label, 'a draft becomes ready', { github: onTarget('ready_for_review') }, ['submit']],
    [label, 'a draft of a fork becomes ready', { github: onTarget('ready_for_review', undefined, {}, fork) }, []],
    [label, 'a fork is reopened', { github: onTarget('reopened', undefined, {}, fork) }, []],
    [label, 'a push', { github: onTarget('synchronize') }, ['submit']],
    [label, 'a push to a fork', { github: onTarget('synchronize', undefined, {}, fork) }, []],
    [label, 'the label is removed', { github: onTarget('unlabeled', 'Merge', unlabelled) }, ['cancel']],
    [label, 'another label is removed', { github: onTarget('unlabeled', 'bug') }, []],
    [label, 'it is closed', { github: onTarget('closed') }, ['cancel']],
    [label, 'it is merged', { github: onTarget('closed', undefined, { merged: true }) }, []],
    [label, 'it becomes a draft', { github: onTarget('converted_to_draft', undefined, { draft: true }) }, ['cancel']],
    ['impacted-targets-send.yml', 'targets were computed', runFinished('success'), ['send']],
    ['impacted-targets-send.yml', 'computing failed', runFinished('failure'), ['not-sent']],
    ['impacted-targets-send.yml', 'computing was cancelled', runFinished('cancelled'), ['not-sent']],
    [code, 'a pull request', { github: onPullRequest() }, ['queue']],
    [code, 'a pull request of a fork', { github: onPullRequest({}, fork) }, []],
    [jobs, 'a list', after({ all: 'false', list: '["server","docs"]' }), ['targets', 'server']],
    [jobs, 'a list with a name that holds the other', after({ all: 'false', list: '["website"]' }), ['targets']],
    [jobs, 'an empty list', after({ all: 'false', list: '[]' }), ['targets']],
    [jobs, 'ALL', after({ all: 'true', list: '"ALL"' }), everyJob],
    [jobs, 'every target by its name', after({ all: 'true', list: '["server"]' }), everyJob],
    [jobs, 'a list that is too long for an output', after({ all: 'false', list: '' }), everyJob],
    [jobs, 'a step that was skipped', after({}), everyJob],
    [jobs, 'computing failed', after({}), ['server', 'web'], 'job'],
    [fan, 'everything is impacted', split('ALL'), ['targets', 'test', 'all-tests']],
    [fan, 'three targets are impacted', split('3'), ['targets', 'test', 'all-tests']],
    [fan, 'no target is impacted', split('0'), ['targets', 'all-tests']],
    [fan, 'computing said nothing', split(undefined), ['targets', 'all-tests']],
  ])('%s: %s', async (...row) => {
    // A parameter that a row lacks would be a callback of Jest.
    const [example, , given, expected, failed] = row;
    expect(Object.keys((await plan(example, given, failed)).jobs)).toEqual(expected);
  });
});

test.each<[example: string, what: string, github: Given['github'], concurrency: unknown]>([
  [label, 'the label', onTarget('labeled', 'Merge'), { group: 'merge-queue-7-merge' }],
  [label, 'no label', onTarget('synchronize'), { group: 'merge-queue-7-merge' }],
  [label, 'another label, whose run replaces no other', onTarget('labeled', 'bug'), { group: 'merge-queue-7-90' }],
  [sync, 'the schedule', on('schedule'), { group: 'sync-queue-all' }],
  [sync, 'a start by hand', on('workflow_dispatch'), { group: 'sync-queue-all' }],
  [sync, 'a label', onTarget('labeled', 'merge', {}, fork), { group: 'sync-queue-90' }],
  [sync, 'a push', onTarget('synchronize', undefined, {}, fork), { group: 'sync-queue-all' }],
  ['impacted-targets.yml', 'a push', onPullRequest(), { group: 'impacted-targets-7', 'cancel-in-progress': true }],
  [code, 'a pull request', onPullRequest(), { group: 'queue-as-code-7' }],
  [code, 'the target branch', on('push'), { group: 'queue-as-code-apply' }],
  [code, 'the schedule', on('schedule'), { group: 'queue-as-code-apply' }],
  ['audit.yml', 'the target branch', on('push'), 'audit'],
])('%s: runs about %s replace those of the same group', async (example, _what, github, expected) => {
  const { concurrency } = await plan(example, { github });
  const { group } = concurrency as { group?: string };
  // GitHub's parser leaves the spaces of a folded text there.
  expect(group === undefined ? concurrency : { ...(concurrency as object), group: group.trim() }).toEqual(expected);
});

test.each<[example: string, given: Given, job: string, inputs: object, failed?: 'step']>([
  [label, { github: onTarget('labeled', 'Merge') }, 'submit', { ...service, 'required-label': 'merge' }],
  [label, { github: onTarget('unlabeled', 'Merge', unlabelled) }, 'cancel', { operation: 'cancel-pull-request' }],
  [sync, { github: on('schedule') }, 'sync', { operation: 'sync-queue', 'withdraw-unlabelled': 'true' }],
  [code, { github: onPullRequest() }, 'queue', { operation: 'apply-queue', 'dry-run': 'true' }],
  [code, { github: on('push') }, 'queue', { operation: 'apply-queue', 'dry-run': 'false' }],
  [fan, split('3'), 'targets', { operation: 'compute-impacted-targets', shards: '8' }],
  [
    'audit.yml',
    { github: on('push') },
    'test',
    { operation: 'audit-impacted-targets', 'api-token': 'the token' },
    'step',
  ],
  [
    'quarantine-policy.yml',
    { github: on('workflow_dispatch') },
    'policy',
    { 'quarantine-policy': 'max-days: 14\nwarn-days: 3 # a warning before it fails\n' },
  ],
  ...(['failure', 'success'] as const).map((outcome): [string, Given, string, object] => [
    'excuse-quarantined-failures.yml',
    { github: on('merge_group'), secrets: {}, steps: { tests: { outcome, conclusion: 'success' } } },
    'test',
    { 'tests-outcome': outcome, 'api-token': '', 'junit-paths': 'reports/**/*.xml' },
  ]),
])('%s gives its step what it needs in %j', async (...row) => {
  const [example, given, job, inputs, failed] = row;
  const planned = await plan(example, given, failed);
  expect(inputsOf(planned, job)).toMatchObject(inputs);
});

test('of steps after one that failed, those run that must', async () => {
  const steps = async (name: string, github: Given['github'], failed?: 'step') =>
    Object.values((await plan(name, { github }, failed)).jobs).flatMap((all) =>
      all.map((one) => one.with.operation ?? one.uses ?? one.run),
    );
  expect(await steps('audit.yml', on('push'))).toEqual(['actions/checkout', './test.sh']);
  expect(await steps('audit.yml', on('push'), 'step')).toEqual(['audit-impacted-targets']);
  const report = ['get-queue', 'get-merge-queue-metrics', 'list-unhealthy-tests'];
  expect(await steps('queue-report.yml', on('schedule'))).toEqual(report);
  // A part that fails does not hide the others.
  expect(await steps('queue-report.yml', on('workflow_dispatch'), 'step')).toEqual(report.slice(1));
  const { jobs } = await plan('excuse-quarantined-failures.yml', { github: onPullRequest() });
  expect(jobs.test?.map(({ continueOnError }) => continueOnError)).toEqual([false, true, false]);
});

test('tell-author.yml writes one comment for each pull request, and keeps it up to date', async () => {
  const place = temporaryFolder();
  const row = (number: number, verdict: string, advice?: string, action = 'none'): object => ({
    number,
    verdict,
    why: `It is ${verdict} for @acme`,
    action,
    advice,
  });
  const verdicts = join(place, 'sync.json');
  const rows = [
    row(1, 'failed', 'Push a commit'),
    row(2, 'failed', 'Push a commit'),
    row(3, 'testing'),
    row(4, 'testing'),
    row(5, 'conflict', 'Resolve it'),
    row(6, 'draft', 'Mark it'),
    row(7, 'never-submitted', undefined, 'would-submit'),
    row(8, 'conflict', 'Resolve it'),
  ];
  writeFileSync(verdicts, JSON.stringify(rows));
  const said = (number: number, body: string, login = 'github-actions'): object => ({
    number,
    comments: [{ author: { login }, body: `<!-- merge queue -->\n${body}`, url: `https://x/#issuecomment-${number}0` }],
  });
  const same = 'This pull request is not in the merge queue. It is conflict for @\u200bacme. Resolve it.';
  const open = [said(2, 'old'), said(3, 'old'), said(5, same), said(8, 'a stranger', 'x'), { number: 1, comments: [] }];
  const steps = { queue: { outputs: { 'sync-file': verdicts } } };
  const planned = await plan('tell-author.yml', { github: on('schedule'), steps });
  expect(inputsOf(planned, 'tell')).toMatchObject({ ...service, operation: 'sync-queue', 'dry-run': 'true' });
  const program = `case "$1 $2" in "pr list") echo '${JSON.stringify(open)}';; *) echo "$*"; cat comment.md;; esac`;
  const { status, stdout } = shell(withProgram(lastStep(planned, 'tell'), place, 'gh', program), place);
  const patch = (id: number): string =>
    `api --silent --method PATCH repos/${repository}/issues/comments/${id} --field body=@comment.md`;
  const failed = 'This pull request is not in the merge queue. It is failed for @\u200bacme. Push a commit.';
  const mark = '<!-- merge queue -->';
  expect([status, stdout.trimEnd().split('\n')]).toEqual([
    0,
    [
      ...['pr comment 1 --body-file comment.md', mark, failed, patch(20), mark, failed],
      ...[patch(30), mark, 'This pull request is in the merge queue.'],
      ...['pr comment 8 --body-file comment.md', mark, same],
    ],
  ]);
});

describe('impacted-targets-from-forks.yml and impacted-targets-send.yml', () => {
  const [compute, send] = ['impacted-targets-from-forks.yml', 'impacted-targets-send.yml'];

  test('the list that the first computes is the file that the second sends', async () => {
    const steps = { targets: { outputs: { 'impacted-targets-file': '/tmp/a/impacted-targets.json' } } };
    const first = await plan(compute, { github: onPullRequest(), secrets: {}, steps });
    const upload = lastStep(first, 'compute');
    expect(upload.with).toMatchObject({ path: '/tmp/a/impacted-targets.json', 'if-no-files-found': 'error' });
    const second = await plan(send, runFinished('success'));
    const [download] = second.jobs.send ?? [];
    expect(download?.with).toMatchObject({ name: upload.with.name, 'run-id': '5' });
    expect(inputsOf(second, 'send')).toMatchObject({
      'impacted-targets-file': `${download?.with.path ?? ''}/impacted-targets.json`,
      'target-branch': 'main',
    });
    expect(first.events.pull_request).toEqual({ branches: ['main'] });
    expect(second.events.workflow_run).toEqual({ workflows: [first.name], types: ['completed'] });
  });

  test('a list that is not sent is said', async () => {
    expect(shell(lastStep(await plan(send, runFinished('failure')), 'not-sent'), folder)).toEqual({
      status: 0,
      stdout: '::warning::No impacted targets are sent: they were not computed (failure), see https://run/5\n',
    });
  });
});

test.each([
  ['ALL', undefined, 'mergequeue upload-impacted-targets --all'],
  ['0', '/tmp/a.txt', 'mergequeue upload-impacted-targets --none'],
  ['2', '/tmp/a.txt', 'mergequeue upload-impacted-targets --targets-file /tmp/a.txt'],
])('impacted-targets-login.yml uploads %s with the command of the service, and uses no secret', async (...row) => {
  const [count, file, command] = row;
  const outputs = { 'impacted-targets-count': count, 'impacted-targets-text-file': file };
  const given = { github: onPullRequest({}, fork), secrets: {}, steps: { targets: { outputs } } };
  const step = lastStep(await plan('impacted-targets-login.yml', given), 'impacted-targets');
  const said = shell({ ...step, run: `trunk() { echo "$@"; }\n${step.run ?? ''}` }, folder);
  expect(said).toEqual({ status: 0, stdout: `${command}\n` });
});

describe('record-send.yml and record-append.yml', () => {
  const record = JSON.stringify({ causes: [{ what: '$(id) `id` "; exit 1 #' }] });
  const steps = { targets: { outputs: { 'impacted-targets-record': record } } };

  test('the record goes to the endpoint as it is', async () => {
    const sending = { ...secrets, RECORDS_ENDPOINT: 'https://records.example.com' };
    const planned = await plan('record-send.yml', { github: onPullRequest(), secrets: sending, steps }, 'step');
    const place = temporaryFolder();
    const step = lastStep(planned, 'impacted-targets');
    expect(step.continueOnError).toBe(true);
    const sent = shell(withProgram(step, place, 'curl', 'echo "${@: -1}"; cat'), place);
    expect(sent).toEqual({ status: 0, stdout: `https://records.example.com\n${record}\n` });
  });

  test.each([
    ['a fork, which has no secrets', steps, {}, 3],
    ['a step without a record', { targets: { outputs: {} } }, secrets, 2],
  ])('%s sends nothing', async (_what, given, of, count) => {
    const planned = await plan('record-send.yml', { github: onPullRequest(), secrets: of, steps: given });
    expect(planned.jobs['impacted-targets']).toHaveLength(count);
    if (count === 3) {
      expect(shell(lastStep(planned, 'impacted-targets'), folder)).toEqual({ status: 0, stdout: '' });
    }
  });

  test('the record is appended to the branch, also where another run was faster', async () => {
    const needs = { claim: { result: 'success', outputs: { record } } };
    const planned = await plan('record-append.yml', { github: onPullRequest(), needs, steps });
    expect(Object.keys(planned.jobs)).toEqual(['claim', 'append']);
    const hosted = temporaryFolder();
    const branch = 'impacted-targets-records';
    git(hosted, 'init', '--quiet', '--bare', `--initial-branch=${branch}`);
    const [one, other] = [temporaryFolder(), temporaryFolder()];
    git(one, 'clone', '--quiet', hosted, '.');
    git(one, 'commit', '--quiet', '--allow-empty', '--message', 'Records');
    git(one, 'push', '--quiet', 'origin', 'HEAD');
    git(other, 'clone', '--quiet', hosted, '.');
    const step = lastStep(planned, 'append');
    expect(shell(step, one).status).toBe(0);
    expect(shell({ ...step, env: { ...step.env, RECORD: '{"second":true}' } }, other).status).toBe(0);
    expect(git(hosted, 'show', `${branch}:records.jsonl`)).toBe(`${record}\n{"second":true}`);
  });

  test('what a fork claims is not written', async () => {
    const needs = { claim: { result: 'success', outputs: { record } } };
    const planned = await plan('record-append.yml', { github: onPullRequest({}, 'stranger/shop'), needs, steps });
    expect(Object.keys(planned.jobs)).toEqual(['claim']);
  });
});

test.each([
  ['feature', 2],
  ['trunk-merge/pr-1/x', 1],
  ['trunk-temp/x', 1],
])('jobs.yml on the branch %s: the job that computes has %i steps', async (head, steps) => {
  expect((await plan(jobs, after({}, head))).jobs.targets).toHaveLength(steps);
});

describe('fan-out.yml', () => {
  test.each([
    ['success', 'success', '3', 0],
    ['success', 'success', 'ALL', 0],
    ['success', 'skipped', '0', 0],
    ['success', 'skipped', undefined, 1],
    ['success', 'skipped', '3', 1],
    ['success', 'failure', '3', 1],
    ['success', 'cancelled', '3', 1],
    ['failure', 'skipped', undefined, 1],
    ['failure', 'skipped', '0', 1],
  ])('targets %s, tests %s, count %s: the last job ends with %d', async (targets, tests, count, status) => {
    const planned = await plan(fan, split(count, targets, tests), status === 0 ? undefined : 'job');
    expect(planned.matrices).toEqual(planned.jobs.test === undefined ? {} : { test: JSON.parse(matrix) as unknown });
    expect(shell(lastStep(planned, 'all-tests'), folder).status).toBe(status);
  });

  test('names reach the tests as they are, after options', async () => {
    const place = temporaryFolder();
    const run = async (targets: string): Promise<string[]> => {
      const step = lastStep(await plan(fan, { ...split('1'), matrix: { targets } }), 'test');
      const one = withProgram(step, place, 'test.sh', 'printf "%s\\n" "$@"');
      return shell(withProgram(one, place, 'test-all.sh', 'echo everything'), place)
        .stdout.trimEnd()
        .split('\n');
    };
    const names = [
      '*',
      '[ab]',
      '$(id)',
      '`id`',
      '$HOME',
      '~',
      "it's",
      'a;b',
      '-n',
      '{x,y}',
      '--config=/etc/passwd',
      '--',
    ];
    expect(await run(names.join(' '))).toEqual(['--', ...names]);
    expect(await run('ALL')).toEqual(['everything']);
  });
});

test('queue-as-code.yml starts for changes of the file on its way to the branch of the queue', async () => {
  const filters = { branches: ['main'], paths: ['.github/merge-queue.yml'] };
  expect((await plan(code, { github: on('push') })).events).toMatchObject({ pull_request: filters, push: filters });
});

/** What the token has to be allowed, for a step of this kind. */
function permissionsOf({ uses, run = '', with: inputs }: PlannedStep): Record<string, string> {
  if (uses === 'actions/checkout') return { contents: 'read' };
  if (uses === 'trunk-io/login') return { 'id-token': 'write' };
  if (uses === 'actions/download-artifact' && inputs['run-id'] !== undefined) return { actions: 'read' };
  if (run.includes('gh pr comment')) return { 'pull-requests': 'write' };
  // GitHub's API is asked for labels and state by a run that is run again, and for a pull request that an event does not name.
  if (inputs.operation === 'audit-impacted-targets') return { actions: 'read' };
  const asks = inputs['required-label'] ?? inputs['impacted-targets-file'];
  return asks === undefined ? {} : { 'pull-requests': 'read' };
}

test.each(readdirSync(folder).filter((name) => name.endsWith('.yml')))(
  '%s has the permissions that its steps need, and no more',
  async (name) => {
    const event = name === 'submit-on-label.yml' ? { action: 'labeled' } : { workflow_run: { conclusion: 'success' } };
    const targets = { result: 'success', outputs: { count: '1', matrix: '{}' } };
    const given = {
      github: { event_name: 'any', event: { ...event, pull_request: pullRequest() } },
      needs: { targets, test: { result: 'success', outputs: {} } },
      runner: { temp: '/tmp' },
      matrix: { targets: 'a' },
    };
    const planned = await planOf(textOf(name), { secrets, ...given });
    // Also the steps that run where one before them failed.
    const steps = [planned, await planOf(textOf(name), { secrets, ...given }, 'step')].flatMap(({ jobs }) =>
      Object.values(jobs).flat(),
    );
    expect(steps).not.toEqual([]);
    expect(planned.permissions).toEqual(Object.assign({}, ...steps.map(permissionsOf)));
  },
);
