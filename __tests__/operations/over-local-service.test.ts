import { beforeAll, describe, expect, test } from '@jest/globals';
import { localService, token } from '../steps/local-service.js';
import { pullRequestIntoMain } from '../steps/payloads.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

// Longer than the delays between polls, so that each state is seen.
const service = localService({
  failing: [13],
  durations: { notReady: 0, pending: 3000, testing: 6000, merging: 3000, switchingModes: 100 },
});
beforeAll(() => service.control('POST', '/clock', { running: false }));

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };

/** What the first generation answers, whichever one the steps speak. */
async function known(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await service.post(path, { repo, ...body });
  return { status: response.status, ...(response.ok ? ((await response.json()) as object) : {}) };
}

describe.each(['v1', 'v2'] as const)('over %s', (generation) => {
  /** Runs a step about a pull request into a branch of this generation's own. */
  function run(operation: string, branch: string, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
    return runStep({
      clock: service.clock,
      event: { name: 'pull_request', payload: pullRequestIntoMain(7, 'a'.repeat(40)) },
      inputs: {
        operation,
        'base-url': generation === 'v1' ? service.url : service.secondUrl,
        'api-token': token,
        'organization-slug': generation === 'v1' ? 'octo' : '',
        'target-branch': `${branch}-${generation}`,
        'max-attempts': '2',
        'poll-interval-seconds': '1',
        'wait-timeout-minutes': '5',
        ...inputs,
      },
    });
  }

  /** What a step put out that has to succeed. */
  async function outputsOf(...given: Parameters<typeof run>): Promise<Readonly<Record<string, string>>> {
    const step = await run(...given);
    expect([step.errors, step.exitCode]).toEqual([[], 0]);
    return step.outputs;
  }

  const queue = (branch: string) => known('/getQueue', { targetBranch: `${branch}-${generation}` });
  const pullRequest = (branch: string, number = 7) =>
    known('/getSubmittedPullRequest', { targetBranch: `${branch}-${generation}`, pr: { number } });

  test('a queue is made, its targets are uploaded, and a pull request is submitted, waited for and merged', async () => {
    await outputsOf('apply-queue', 'merge', { 'queue-settings': 'mode: parallel\nconcurrency: 3' });
    expect(await queue('merge')).toMatchObject({ mode: 'parallel', concurrency: 3 });
    await outputsOf('set-impacted-targets', 'merge', { 'impacted-targets': '//app:server\n//lib:core' });
    const step = await run('submit-pull-request', 'merge', { wait: 'true', priority: 'high' });
    expect(step.errors).toEqual([]);
    expect(step.outputs).toMatchObject({ 'pull-request-state': 'MERGED', 'pull-request-submitted': 'false' });
    for (const state of ['PENDING', 'TESTING', 'MERGED'])
      expect(step.stdout).toMatch(new RegExp(`pull request #7 is ${state} after \\d+ s`));
    expect(await pullRequest('merge')).toMatchObject({
      state: 'merged',
      priorityName: 'high',
      prSha: 'a'.repeat(40),
    });
    const refused = (await service.requests()).filter(({ path, status }) => path.startsWith('/v2') && status >= 400);
    expect(refused).toEqual([]);
    const again = await run('submit-pull-request', 'merge', { wait: 'true' });
    expect(again.errors).toEqual([]);
    expect(again.stdout).toContain('Pull request #7 is MERGED already, so there is nothing to submit');
  });

  test('a pull request whose tests fail fails the step, and its tests are shown', async () => {
    await outputsOf('create-queue', 'failing');
    const inputs = { 'pull-request': '13', 'pull-request-sha': 'b'.repeat(40) };
    await outputsOf('set-impacted-targets', 'failing', { ...inputs, 'impacted-targets': 'ALL' });
    const step = await run('submit-pull-request', 'failing', { ...inputs, wait: 'true' });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/^submit-pull-request: pull request #13 is FAILED: it failed in the merge queue of/);
    expect(step.outputs['pull-request-state']).toBe('FAILED');
    const details = await outputsOf('get-merge-queue-testing-details', 'failing', inputs);
    expect(JSON.parse(details.response ?? '{}')).toHaveProperty('testedPullRequests');
  });
});
