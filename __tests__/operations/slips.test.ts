import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { type TestServer, respond, serve } from '../steps/servers.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

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

describe('a working directory that is not there as it is written', () => {
  const files = { 'package.json': '{}', 'packages/ui/package.json': '{}' };
  test.each([
    ['~/ui', 'is not one path on this machine'],
    ['$GITHUB_WORKSPACE/packages', 'is not one path on this machine'],
    ['"packages"', 'is in quotes'],
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
