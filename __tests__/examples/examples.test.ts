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

interface Given extends Contexts {
  readonly github: { readonly event_name: string; readonly event?: object; readonly actor?: string };
}

/** What an example does when something happens, with the repository's secrets where none are given. */
function plan(name: string, { github, ...contexts }: Given, failed?: 'job' | 'step'): Promise<Plan> {
  const usual = { repository, actor: 'octocat', run_id: '90', event: {} };
  return planOf(textOf(name), { secrets, ...contexts, github: { ...usual, ...github } }, failed);
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
const onPullRequest = (fields: object = {}, from = repository): Given['github'] => ({
  event_name: 'pull_request',
  event: { pull_request: pullRequest(fields, from) },
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

describe('submit-on-label.yml', () => {
  const example = 'submit-on-label.yml';
  const happened = (action: string, label: string | undefined, fields: object, from?: string): Given => ({
    github: {
      event_name: 'pull_request_target',
      event: {
        action,
        pull_request: pullRequest(fields, from),
        ...(label === undefined ? {} : { label: { name: label } }),
      },
    },
  });
  const unlabelled = { labels: [{ name: 'bug' }] };

  test.each<[what: string, given: Given, job: string | undefined]>([
    ['the label is added', happened('labeled', 'Merge', {}), 'submit'],
    ['the label is added in a fork', happened('labeled', 'merge', {}, 'stranger/shop'), 'submit'],
    ['the label is added to a draft', happened('labeled', 'merge', { draft: true }), undefined],
    ['a draft becomes ready for review', happened('ready_for_review', undefined, {}), 'submit'],
    [
      'a draft of a fork becomes ready for review',
      happened('ready_for_review', undefined, {}, 'stranger/shop'),
      undefined,
    ],
    ['a fork is reopened', happened('reopened', undefined, {}, 'stranger/shop'), undefined],
    ['a push', happened('synchronize', undefined, {}), 'submit'],
    ['a push to a fork', happened('synchronize', undefined, {}, 'stranger/shop'), undefined],
    ['the label is removed', happened('unlabeled', 'Merge', unlabelled), 'cancel'],
    ['another label is removed', happened('unlabeled', 'bug', {}), undefined],
    ['it is closed', happened('closed', undefined, {}), 'cancel'],
    ['it is merged', happened('closed', undefined, { merged: true }), undefined],
    ['it becomes a draft', happened('converted_to_draft', undefined, { draft: true }), 'cancel'],
  ])('%s', async (_what, given, job) => {
    const planned = await plan(example, given);
    expect(planned.events.pull_request_target?.types).toContain((given.github.event as { action: string }).action);
    expect(Object.keys(planned.jobs)).toEqual(job === undefined ? [] : [job]);
    if (job === 'submit') expect(inputsOf(planned, job)).toEqual({ ...service, 'required-label': 'merge' });
    if (job === 'cancel') expect(inputsOf(planned, job)).toEqual({ ...service, operation: 'cancel-pull-request' });
  });

  test.each([
    ['the label', 'Merge', 'merge-queue-7-merge'],
    ['no label', undefined, 'merge-queue-7-merge'],
    ['another label, whose run takes nobody’s place', 'bug', 'merge-queue-7-90'],
  ])('the concurrency group of a run about %s', async (_what, label, group) => {
    const { concurrency } = await plan(example, happened('labeled', label, {}));
    // GitHub's parser leaves the spaces of a folded text there.
    expect((concurrency as { group: string }).group.trim()).toBe(group);
  });
});

describe('sync-queue.yml', () => {
  test.each<[what: string, github: Given['github']]>([
    ['the schedule', { event_name: 'schedule' }],
    ['a start by hand', { event_name: 'workflow_dispatch' }],
    ...['labeled', 'unlabeled', 'synchronize', 'reopened', 'ready_for_review'].map(
      (action): [string, Given['github']] => [
        `a pull request that is ${action}`,
        { event_name: 'pull_request_target', event: { action, pull_request: pullRequest({}, 'stranger/shop') } },
      ],
    ),
  ])('on %s', async (_what, github) => {
    const planned = await plan('sync-queue.yml', { github });
    expect(Object.keys(planned.events)).toContain(github.event_name);
    const { action } = (github.event ?? {}) as { action?: string };
    if (action !== undefined) expect(planned.events[github.event_name]?.types).toContain(action);
    // Nothing of the pull request is checked out.
    expect(planned.jobs.sync?.map(({ uses }) => uses)).toEqual([ourAction]);
    expect(inputsOf(planned, 'sync')).toEqual({
      ...service,
      operation: 'sync-queue',
      'required-label': 'merge',
      'withdraw-unlabelled': 'true',
      'target-branch': 'main',
    });
    expect(planned.concurrency).toEqual({ group: action === 'labeled' ? 'sync-queue-90' : 'sync-queue-all' });
  });
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
  const program = `#!/bin/bash\ncase "$1 $2" in "pr list") echo '${JSON.stringify(open)}';; *) echo "$*"; cat comment.md;; esac\n`;
  writeFileSync(join(place, 'gh'), program, { mode: 0o755 });
  const steps = { queue: { outputs: { 'sync-file': verdicts } } };
  const planned = await plan('tell-author.yml', { github: { event_name: 'schedule' }, steps });
  expect(inputsOf(planned, 'tell')).toMatchObject({ ...service, operation: 'sync-queue', 'dry-run': 'true' });
  const step = lastStep(planned, 'tell');
  const { status, stdout } = shell(
    { ...step, env: { ...step.env, PATH: `${place}:${process.env.PATH ?? ''}` } },
    place,
  );
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

describe('impacted-targets.yml', () => {
  test('uploads, and replaces the run for an older commit', async () => {
    const planned = await plan('impacted-targets.yml', { github: onPullRequest() });
    expect(planned.jobs['impacted-targets']?.map(({ uses }) => uses)).toEqual([
      'actions/checkout',
      `${ourAction}/impacted-targets`,
    ]);
    expect(inputsOf(planned, 'impacted-targets')).toEqual(service);
    expect(planned.concurrency).toEqual({ group: 'impacted-targets-7', 'cancel-in-progress': true });
  });
});

describe('impacted-targets-from-forks.yml and impacted-targets-send.yml', () => {
  const [compute, send] = ['impacted-targets-from-forks.yml', 'impacted-targets-send.yml'];
  const finished = (conclusion: string): Given => ({
    github: { event_name: 'workflow_run', event: { workflow_run: { id: 5, conclusion, html_url: 'https://run/5' } } },
    runner: { temp: '/tmp/runner' },
  });

  test('the list that the first computes is the file that the second sends', async () => {
    const steps = { targets: { outputs: { 'impacted-targets-file': '/tmp/a/impacted-targets.json' } } };
    const first = await plan(compute, { github: onPullRequest(), secrets: {}, steps });
    expect(inputsOf(first, 'compute')).toEqual({
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'auto',
    });
    const upload = lastStep(first, 'compute');
    expect(upload).toMatchObject({
      uses: 'actions/upload-artifact',
      with: { path: '/tmp/a/impacted-targets.json', 'if-no-files-found': 'error' },
    });
    const second = await plan(send, finished('success'));
    expect(Object.keys(second.jobs)).toEqual(['send']);
    const [download] = second.jobs.send ?? [];
    expect(download).toMatchObject({
      uses: 'actions/download-artifact',
      with: { name: upload.with.name, 'run-id': '5' },
    });
    expect(inputsOf(second, 'send')).toEqual({
      ...service,
      operation: 'set-impacted-targets',
      'impacted-targets-file': `${download?.with.path ?? ''}/impacted-targets.json`,
      'target-branch': 'main',
    });
    expect(first.events.pull_request).toEqual({ branches: ['main'] });
    expect(second.events.workflow_run).toEqual({ workflows: [first.name], types: ['completed'] });
  });

  test.each(['failure', 'cancelled'])(
    'where the first came to %s, nothing is sent, and that is said',
    async (conclusion) => {
      const planned = await plan(send, finished(conclusion));
      expect(Object.keys(planned.jobs)).toEqual(['not-sent']);
      expect(shell(lastStep(planned, 'not-sent'), folder)).toEqual({
        status: 0,
        stdout: `::warning::No impacted targets are sent: they were not computed (${conclusion}), see https://run/5\n`,
      });
    },
  );
});

describe('impacted-targets-login.yml', () => {
  test.each([
    ['ALL', undefined, 'mergequeue upload-impacted-targets --all'],
    ['0', '/tmp/a/impacted-targets.txt', 'mergequeue upload-impacted-targets --none'],
    [
      '2',
      '/tmp/a/impacted-targets.txt',
      'mergequeue upload-impacted-targets --targets-file /tmp/a/impacted-targets.txt',
    ],
  ])('uploads %s with the command of the service, and uses no secret', async (count, file, command) => {
    const outputs = { 'impacted-targets-count': count, 'impacted-targets-text-file': file };
    const planned = await plan('impacted-targets-login.yml', {
      github: onPullRequest({}, 'stranger/shop'),
      secrets: {},
      steps: { targets: { outputs } },
    });
    expect(inputsOf(planned, 'impacted-targets')).toEqual({
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'auto',
    });
    const step = lastStep(planned, 'impacted-targets');
    const said = shell({ ...step, run: `trunk() { echo "$@"; }\n${step.run ?? ''}` }, folder);
    expect(said).toEqual({ status: 0, stdout: `${command}\n` });
  });
});

describe('excuse-quarantined-failures.yml', () => {
  test.each([
    ['failure', secrets, 'the token'],
    ['success', {}, ''],
  ])('the step after tests that came to %s decides', async (outcome, given, token) => {
    const planned = await plan('excuse-quarantined-failures.yml', {
      github: onPullRequest(),
      secrets: given,
      steps: { tests: { outcome, conclusion: 'success' } },
    });
    expect(Object.keys(planned.events)).toEqual(['pull_request', 'merge_group']);
    expect(planned.jobs.test?.map(({ continueOnError }) => continueOnError)).toEqual([false, true, false]);
    expect(lastStep(planned, 'test').uses).toBe(`${ourAction}/quarantine`);
    expect(inputsOf(planned, 'test')).toEqual({
      ...service,
      'api-token': token,
      'junit-paths': 'reports/**/*.xml',
      'tests-outcome': outcome,
      'organization-slug': 'acme',
    });
  });
});

describe('record-send.yml and record-append.yml', () => {
  const record = JSON.stringify({ causes: [{ what: '$(id) `id` "; exit 1 #' }] });
  const steps = { targets: { outputs: { 'impacted-targets-record': record } } };

  test('the record goes to the endpoint as it is', async () => {
    const sending = { ...secrets, RECORDS_ENDPOINT: 'https://records.example.com' };
    const planned = await plan('record-send.yml', { github: onPullRequest(), secrets: sending, steps }, 'step');
    const place = temporaryFolder();
    writeFileSync(join(place, 'curl'), '#!/bin/bash\necho "${@: -1}"; cat\n', { mode: 0o755 });
    const step = lastStep(planned, 'impacted-targets');
    const env = { ...step.env, PATH: `${place}:${process.env.PATH ?? ''}` };
    expect(step.continueOnError).toBe(true);
    expect(shell({ ...step, env }, place)).toEqual({ status: 0, stdout: `https://records.example.com\n${record}\n` });
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

describe('audit.yml', () => {
  test.each([
    ['tests that passed', undefined, ['actions/checkout', undefined]],
    ['tests that failed', 'step', [ourAction]],
  ] as const)('after %s', async (_what, failed, uses) => {
    const planned = await plan('audit.yml', { github: { event_name: 'push' } }, failed);
    expect(planned.jobs.test?.map((step) => step.uses)).toEqual(uses);
    expect(planned.concurrency).toBe('audit');
    if (failed === undefined) return;
    expect(inputsOf(planned, 'test')).toEqual({
      operation: 'audit-impacted-targets',
      'junit-paths': 'reports/**/*.xml',
      'base-url': 'https://api.example.com/v2',
      'api-token': 'the token',
    });
  });
});

describe('jobs.yml', () => {
  const branch = (head: string) => ({ ...onPullRequest(), head_ref: head });
  const after = (outputs: object, head = 'feature'): Given => ({
    github: branch(head),
    needs: { targets: { result: 'success', outputs } },
  });
  const jobsOf = async (given: Given, failed?: 'job') => Object.keys((await plan('jobs.yml', given, failed)).jobs);

  test.each<[string, object, string[]]>([
    ['a list', { all: 'false', list: '["server","docs"]' }, ['targets', 'server']],
    ['a list with a name that holds the other', { all: 'false', list: '["website"]' }, ['targets']],
    ['an empty list', { all: 'false', list: '[]' }, ['targets']],
    ['ALL', { all: 'true', list: '"ALL"' }, ['targets', 'server', 'web']],
    ['every target by its name', { all: 'true', list: '["server"]' }, ['targets', 'server', 'web']],
    ['a list that is too long for an output', { all: 'false', list: '' }, ['targets', 'server', 'web']],
    ['a step that was skipped', {}, ['targets', 'server', 'web']],
  ])('%s', async (_title, outputs, expected) => {
    expect(await jobsOf(after(outputs))).toEqual(expected);
  });

  test('where computing fails, every other job runs', async () => {
    expect(await jobsOf(after({}), 'job')).toEqual(expect.arrayContaining(['server', 'web']));
  });

  test.each([
    ['feature', 2],
    ['trunk-merge/pr-1/x', 1],
    ['trunk-temp/x', 1],
  ])('on the branch %s, the job that computes has %i steps', async (head, steps) => {
    const { jobs } = await plan('jobs.yml', after({}, head));
    expect(jobs.targets).toHaveLength(steps);
  });
});

describe('fan-out.yml', () => {
  const after = (targets: string, outputs: object, tests = 'success'): Given => ({
    github: onPullRequest(),
    needs: { targets: { result: targets, outputs }, test: { result: tests } },
  });
  const matrix = JSON.stringify({
    include: [
      { shard: 1, total: 2, targets: 'a' },
      { shard: 2, total: 2, targets: 'b c' },
    ],
  });

  test('computes targets in eight groups at most, for pull requests and merge groups', async () => {
    const planned = await plan('fan-out.yml', after('success', { count: '3', matrix }));
    expect(Object.keys(planned.events)).toEqual(['pull_request', 'merge_group']);
    expect(inputsOf(planned, 'targets')).toMatchObject({ operation: 'compute-impacted-targets', shards: '8' });
    expect(planned.matrices.test).toEqual(JSON.parse(matrix));
  });

  test.each([
    ['ALL', true],
    ['3', true],
    ['0', false],
    // GitHub drops an empty output.
    [undefined, false],
  ])('with the count %s, tests run: %j', async (count, run) => {
    const { jobs } = await plan('fan-out.yml', after('success', { ...(count === undefined ? {} : { count }), matrix }));
    expect('test' in jobs).toBe(run);
  });

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
    const given = after(targets, { ...(count === undefined ? {} : { count }), matrix }, tests);
    const planned = await plan('fan-out.yml', given, status === 0 ? undefined : 'job');
    expect(shell(lastStep(planned, 'all-tests'), folder).status).toBe(status);
  });

  test('names reach the tests as they are, after options', async () => {
    const place = temporaryFolder();
    writeFileSync(join(place, 'test.sh'), '#!/bin/bash\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    writeFileSync(join(place, 'test-all.sh'), '#!/bin/bash\necho everything\n', { mode: 0o755 });
    const run = async (targets: string): Promise<string[]> => {
      const planned = await plan('fan-out.yml', { ...after('success', { count: '1', matrix }), matrix: { targets } });
      return shell(lastStep(planned, 'test'), place).stdout.trimEnd().split('\n');
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

describe('queue-as-code.yml', () => {
  const example = 'queue-as-code.yml';
  test.each([
    ['pull_request', onPullRequest(), 'true', 'queue-as-code-7'],
    ['push', { event_name: 'push' }, 'false', 'queue-as-code-apply'],
    ['schedule', { event_name: 'schedule' }, 'false', 'queue-as-code-apply'],
    ['workflow_dispatch', { event_name: 'workflow_dispatch' }, 'false', 'queue-as-code-apply'],
  ])('on %s', async (name, github, dryRun, group) => {
    const planned = await plan(example, { github });
    expect(Object.keys(planned.events)).toContain(name);
    expect(inputsOf(planned, 'queue')).toEqual({
      ...service,
      operation: 'apply-queue',
      'target-branch': 'main',
      'queue-settings': '.github/merge-queue.yml',
      'dry-run': dryRun,
    });
    expect(planned.concurrency).toEqual({ group });
  });

  test('starts for changes of the file on its way to the branch of the queue, and not for a fork', async () => {
    const planned = await plan(example, { github: onPullRequest({}, 'stranger/shop') });
    const filters = { branches: ['main'], paths: ['.github/merge-queue.yml'] };
    expect(planned.events).toMatchObject({ pull_request: filters, push: filters });
    expect(planned.jobs).toEqual({});
  });
});

describe('on a schedule', () => {
  const scheduled = { github: { event_name: 'schedule' } };

  test('quarantine-policy.yml', async () => {
    expect(inputsOf(await plan('quarantine-policy.yml', scheduled), 'policy')).toEqual({
      ...service,
      operation: 'check-quarantined-tests',
      'quarantine-policy': 'max-days: 14\nwarn-days: 3 # a warning before it fails\n',
      'organization-slug': 'acme',
    });
  });

  test.each([
    [undefined, ['get-queue', 'get-merge-queue-metrics', 'list-unhealthy-tests']],
    // A part that fails does not hide the others.
    ['step' as const, ['get-merge-queue-metrics', 'list-unhealthy-tests']],
  ])('queue-report.yml, failed before: %s', async (failed, operations) => {
    const { report = [] } = (await plan('queue-report.yml', scheduled, failed)).jobs;
    expect(report.map(({ with: inputs }) => inputs.operation)).toEqual(operations);
    for (const { env } of report) {
      expect(env).toEqual({ MERGE_QUEUE_BASE_URL: service['base-url'], MERGE_QUEUE_API_TOKEN: 'the token' });
    }
  });

  test.each(['quarantine-policy.yml', 'queue-report.yml'])('%s can be started by hand, too', async (name) => {
    expect(Object.keys((await plan(name, scheduled)).events)).toEqual(['schedule', 'workflow_dispatch']);
  });
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
    const planned = await plan(name, given);
    // Also the steps that run where one before them failed.
    const steps = [planned, await plan(name, given, 'step')].flatMap(({ jobs }) => Object.values(jobs).flat());
    expect(steps).not.toEqual([]);
    expect(planned.permissions).toEqual(Object.assign({}, ...steps.map(permissionsOf)));
  },
);
