import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { quarantining, record } from './quarantine.js';

const event = { name: 'pull_request', payload: labelled };

/** The pull request of the event, with other facts. */
const changed = (facts: object, action = 'labeled') => ({
  name: 'pull_request',
  payload: { ...labelled, action, pull_request: { ...(labelled.pull_request as object), ...facts } },
});

interface Service {
  readonly queue?: object;
  /** Undefined where the pull request was not submitted. */
  readonly pullRequest?: object | undefined;
}

/** A service with this queue and this pull request. */
const serviceWith = ({ queue, pullRequest }: Service): Promise<TestServer> =>
  serve(({ url }, response) => {
    if (url.endsWith('/getSubmittedPullRequest')) {
      if (pullRequest === undefined) respond(response, 404, 'not submitted');
      else respond(response, 200, pullRequest);
    } else if (url.endsWith('/getQueue')) {
      if (queue === undefined) respond(response, 404, 'no queue');
      else respond(response, 200, queue);
    } else respond(response, 200);
  });

async function run(service: Service, inputs: Record<string, string>, more: Partial<StepOptions> = {}): Promise<Step> {
  const { url } = await serviceWith(service);
  return runStep({ event, inputs: { 'base-url': url, 'api-token': 'a-token-for-tests', ...inputs }, ...more });
}

const submit = { operation: 'submit-pull-request' };
const pending = { state: 'pending', isCurrentlySubmittedToQueue: true };

describe('a submission that waits, or that nobody may have asked for, is a warning', () => {
  test.each<[string, Service, Partial<StepOptions>, readonly unknown[]]>([
    ['into a queue that runs', { queue: { state: 'running' }, pullRequest: pending }, {}, []],
    [
      'into a PAUSED queue',
      { queue: { state: 'paused' }, pullRequest: pending },
      {},
      ['The queue is PAUSED: nothing starts until it runs again (update-queue with state: running)'],
    ],
    ['that is tested already', { queue: { state: 'paused' }, pullRequest: { ...pending, state: 'testing' } }, {}, []],
    [
      'of a draft',
      { queue: { state: 'running' }, pullRequest: pending },
      { event: changed({ draft: true }) },
      ['pull request #2 is a draft, which GitHub does not merge. The queue waits until it is ready for review'],
    ],
    [
      'of each pull request that is opened',
      { queue: { state: 'running' }, pullRequest: pending },
      { event: changed({}, 'opened') },
      [expect.stringContaining('input required-label: it is empty, so every pull request is submitted')],
    ],
  ])('%s', async (_what, service, more, warnings) => {
    const step = await run(service, submit, more);
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.warnings).toEqual(warnings);
  });

  test('into a PAUSED queue, with wait, before the wait', async () => {
    const merged = { ...pending, state: 'merged', stateChangedAt: new Date(Date.now() + 60_000).toISOString() };
    const step = await run({ queue: { state: 'paused' }, pullRequest: merged }, { ...submit, wait: 'true' });
    expect([step.exitCode, step.warnings]).toEqual([0, [expect.stringContaining('The queue is PAUSED')]]);
    expect(step.stdout.indexOf('is PAUSED')).toBeLessThan(step.stdout.indexOf('Waiting for pull request #2'));
  });

  test.each([
    ['bugs', 1],
    ['#bug', 1],
    ['Bug', 0],
    ['bug|merge', 1],
    ['bug merge', 1],
    ['bu*', 1],
    ['feature', 0],
  ])('required-label: %s', async (label, warnings) => {
    const step = await run(
      { queue: { state: 'running' }, pullRequest: pending },
      { ...submit, 'required-label': label },
    );
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toHaveLength(warnings);
    if (warnings > 0) expect(step.warnings[0]).toContain(`has no label "${label}", but has "bug"`);
  });
});

describe('an upload that has no effect is a warning', () => {
  const upload = { operation: 'set-impacted-targets', 'impacted-targets': 'a' };
  const line = 'The list has no effect, because the merge queue of master does not use impacted targets';
  test.each<[string, Service, number]>([
    ['single', { queue: { mode: 'SINGLE' } }, 1],
    ['parallel', { queue: { mode: 'parallel' } }, 0],
    ['a mode that the service does not show', { queue: {} }, 0],
    ['a queue that the service does not find', {}, 0],
    [
      'single, as the pull request tells',
      { pullRequest: { ...pending, readiness: { requiresImpactedTargets: false } } },
      1,
    ],
    [
      'parallel, as the pull request tells',
      { queue: { mode: 'single' }, pullRequest: { ...pending, readiness: { requiresImpactedTargets: true } } },
      0,
    ],
  ])('%s', async (_what, service, warnings) => {
    const step = await run(service, upload);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual(warnings === 0 ? [] : [expect.stringContaining(line)]);
  });
});

describe('apply-queue makes no queue for a branch that is not there', () => {
  const github = (branches: readonly string[] | undefined): Promise<TestServer> =>
    serve(({ url }, response) => {
      const asked = decodeURIComponent(/\/branches\/([^?]*)$/.exec(url)?.[1] ?? '');
      if (branches === undefined || (asked !== '' && !branches.includes(asked)))
        respond(response, 404, { message: 'Not Found' });
      else respond(response, 200, asked === '' ? branches.map((name) => ({ name })) : { name: asked });
    });

  const apply = async (
    branch: string,
    branches: readonly string[] | undefined,
    inputs: Record<string, string> = {},
  ): Promise<Step> => {
    const { origin } = await github(branches);
    return run(
      {},
      {
        operation: 'apply-queue',
        'queue-settings': 'mode: parallel',
        'dry-run': 'true',
        'target-branch': branch,
        'github-token': 'a-github-token',
        ...inputs,
      },
      { environment: { GITHUB_API_URL: origin } },
    );
  };

  test.each([
    ['mian', 'has no branch "mian", so no queue is created for it. Did you mean main?'],
    ['release/12', 'Did you mean release/1?'],
    ['elsewhere', 'Give a branch that exists'],
  ])('%s: an error', async (branch, says) => {
    const step = await apply(branch, ['main', 'release/1']);
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual([
      expect.stringContaining('apply-queue: input target-branch: Codertocat/Hello-World has '),
    ]);
    expect(step.errors[0]).toContain(says);
  });

  test.each<[string, string, readonly string[] | undefined, Record<string, string>, RegExp | undefined]>([
    ['a branch that is there', 'release/1', ['main', 'release/1'], {}, undefined],
    ['a glob', 'release/*', ['main'], {}, undefined],
    ['a repository elsewhere', 'mian', ['main'], { repository: 'git.acme.dev/Codertocat/Hello-World' }, undefined],
    [
      'a repository that the token may not see',
      'mian',
      undefined,
      {},
      /^Nobody checked that the branch mian exists, because GitHub's API .*404/,
    ],
    ['a repository without branches', 'mian', [], {}, /because GitHub lists no branches/],
    ['no token', 'mian', ['main'], { 'github-token': '' }, /because github-token is empty/],
  ])('%s: no error', async (_what, branch, branches, inputs, warning) => {
    const step = await apply(branch, branches, inputs);
    expect([step.exitCode, step.errors]).toEqual([0, []]);
    expect(step.warnings).toEqual(warning === undefined ? [] : [expect.stringMatching(warning)]);
  });
});

test.each([
  ['pays with crad', 'is not a quarantined test, but "pays with card" is quarantined'],
  ['Pays with card', '"pays with card" is quarantined'],
  ['ships abroad', undefined],
])('check-quarantined-tests with tests: %s', async (name, says) => {
  const { url } = await quarantining(record('pays with card'));
  const step = await runStep({
    event,
    inputs: {
      operation: 'check-quarantined-tests',
      'organization-slug': 'o',
      'base-url': url,
      'api-token': 'a-token-for-tests',
      tests: name,
    },
  });
  expect(step.exitCode).toBe(0);
  expect(step.warnings).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
});

describe('a working directory that is not there as it is written', () => {
  const files = { 'package.json': '{}', 'packages/ui/package.json': '{}' };
  test.each([
    ['package.json', 'is a file. It is in the root, so leave the input empty'],
    ['packages/ui/package.json', 'Give the folder that it is in: packages/ui'],
    ['/packages', 'write packages'],
    ['packages\\ui', 'Write packages/ui'],
    ['~/ui', 'begins with ~, which only a shell replaces'],
    ['$HOME', 'which nothing replaces'],
    ['$GITHUB_WORKSPACE/packages', 'nothing replaces a variable'],
    ['"packages"', 'is in quotes'],
    ['packages, apps', 'Give one folder'],
  ])('%s', async (directory, says) => {
    const inputs = {
      operation: 'compute-impacted-targets',
      'impacted-targets-from': 'auto',
      'working-directory': directory,
    };
    const step = await runStep({ event, inputs, files });
    expect(step.errors).toEqual([expect.stringContaining('input working-directory: ')]);
    expect(step.errors[0]).toContain(says);
  });
});
