import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { answering, type TestServer } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { showing } from './states.js';

const event = { name: 'pull_request', payload: labelled };
const head = (labelled.pull_request as { head: { sha: string } }).head.sha;
const page = 'https://github.com/Codertocat/Hello-World/pull/2';
const ready = {
  hasImpactedTargets: true,
  requiresImpactedTargets: true,
  doesBaseBranchMatch: true,
  gitHubMergeability: 'mergeable',
};

/** A service whose pull request goes through these records, one a poll. */
const through = (
  records: readonly object[],
  details: readonly [status: number, body: object | string] = [404, ''],
): Promise<TestServer> =>
  showing(
    records.map((record) => ({ prNumber: 2, prSha: head, ...record })),
    { getMergeQueueTestingDetails: details },
  );

function run(service: TestServer, operation: string, inputs: Record<string, string> = {}): Promise<Step> {
  const waits = operation === 'wait-for-pull-request' || inputs.wait === 'true';
  const quick = waits ? { 'poll-interval-seconds': '0.1', 'wait-timeout-minutes': '0.5' } : {};
  return runStep({
    event,
    inputs: { operation, 'base-url': service.url, 'api-token': 'a-token-for-tests', ...quick, ...inputs },
  });
}

const paths = ({ received }: TestServer): string[] => received.map(({ url }) => url.replace('/v1/', ''));

describe('a pull request that is NOT_READY', () => {
  const waiting = { ...ready, hasImpactedTargets: false, gitHubMergeability: 'not_mergeable' };
  const notReady = { state: 'not_ready', isCurrentlySubmittedToQueue: true, readiness: waiting };

  test('says in log, summary and outputs what it waits for', async () => {
    const step = await run(await through([notReady]), 'get-submitted-pull-request');
    expect(step.outputs).toMatchObject({
      'pull-request-state': 'NOT_READY',
      'pull-request-readiness': 'impacted-targets\nmergeability',
      'pull-request-url': page,
    });
    expect(step.stdout).toContain(
      'It waits for its impacted targets, which are not uploaded. Upload its impacted targets with',
    );
    expect(step.stdout).toContain('It waits for GitHub to let it be merged.');
    expect(step.summary).toMatch(/\| Waits for \| its impacted targets.*\n\| Waits for \| GitHub to let it be merged/);
  });

  test('is waited for with a line for each change of what it waits for, and merged', async () => {
    const conflicts = { ...notReady, readiness: { ...ready, gitHubMergeability: 'not_mergeable' } };
    const step = await run(
      await through([notReady, notReady, conflicts, { state: 'merged' }]),
      'wait-for-pull-request',
    );
    expect(step.exitCode).toBe(0);
    expect(step.stdout.match(/is not ready: it waits for .*/g)).toEqual([
      'is not ready: it waits for its impacted targets, which are not uploaded; and for GitHub to let it be merged',
      'is not ready: it waits for GitHub to let it be merged',
    ]);
    expect(step.outputs['pull-request-readiness']).toBe('');
  });

  test('is the advice when time runs out', async () => {
    const other = { ...notReady, prSha: 'b'.repeat(40), readiness: { ...ready, hasImpactedTargets: null } };
    const short = { 'wait-timeout-minutes': '0.02' };
    const step = await run(await through([other]), 'wait-for-pull-request', short);
    const [line = ''] = step.errors;
    expect(line).toContain('its last state was NOT_READY: it waits for the impacted targets of commit');
    expect(line).toContain(head);
    expect(line).toContain('b'.repeat(40));
    expect(line).toMatch(/Upload its impacted targets for commit b{40} with set-impacted-targets$/);
    const silent = { state: 'not_ready', readiness: null };
    const unsaid = await run(await through([silent]), 'wait-for-pull-request', short);
    expect(unsaid.errors[0]).toContain(`See ${page} for what keeps it from being ready`);
  });
});

describe('impacted targets of a commit that the queue does not have', () => {
  const upload = { 'impacted-targets': 'a\nb' };

  test('are said, with both commits', async () => {
    const record = { state: 'pending', isCurrentlySubmittedToQueue: true, prSha: 'b'.repeat(40) };
    const step = await run(await through([record]), 'set-impacted-targets', upload);
    expect(step.exitCode).toBe(0);
    expect(step.warnings).toEqual([
      `The impacted targets were uploaded for commit ${head}, and the queue has commit ${'b'.repeat(40)} of pull request #2: they count only once the queue has ${head}`,
    ]);
  });

  test.each<[string, object]>([
    ['the same commit', { isCurrentlySubmittedToQueue: true }],
    ['a commit of an earlier submission', { isCurrentlySubmittedToQueue: false, prSha: 'b'.repeat(40) }],
  ])('are not: %s', async (_what, record) => {
    const step = await run(await through([{ state: 'pending', ...record }]), 'set-impacted-targets', upload);
    expect(step.warnings).toEqual([]);
  });
});

describe('a pull request that FAILED', () => {
  const failed = { state: 'failed', isCurrentlySubmittedToQueue: false };
  const details = {
    checkSuites: [
      {
        checkRuns: [
          { name: 'unit', url: 'https://ci.example/1', status: 'COMPLETED', conclusion: 'FAILURE' },
          { name: 'lint', url: 'https://ci.example/2', status: 'COMPLETED', conclusion: 'SUCCESS' },
        ],
      },
    ],
    statusChecks: [{ context: 'ci/build', state: 'ERROR' }],
    testedPullRequests: [
      { prNumber: 1, prUrl: 'https://github.com/Codertocat/Hello-World/pull/1', title: 'One' },
      { prNumber: 2, prUrl: page, title: 'Two' },
    ],
  };

  test('names the failed checks, what it was tested with, and its page, for one more request', async () => {
    const service = await through([{ state: 'testing' }, failed], [200, details]);
    const step = await run(service, 'wait-for-pull-request');
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toMatch(/is FAILED: it failed in the merge queue of master after \d+ s\./);
    expect(step.errors[0]).toContain(
      `Failed checks: unit (https://ci.example/1), ci/build; tested together with #1. See ${page} for what happened`,
    );
    expect(step.summary).toContain('### Failed checks');
    expect(step.summary).toContain('[ci.example/1](<https://ci.example/1>)');
    expect(paths(service)).toEqual([
      'getSubmittedPullRequest',
      'getSubmittedPullRequest',
      'getMergeQueueTestingDetails',
    ]);
    expect(JSON.parse(service.received[2]?.body ?? '')).toEqual({
      repo: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
      targetBranch: 'master',
      pr: { number: 2 },
    });
  });

  test.each<[string, [number, object | string]]>([
    ['that is refused', [400, 'testRunId is missing']],
    ['that fails', [500, 'no']],
    ['about other pull requests', [200, { ...details, testedPullRequests: [{ prNumber: 3 }] }]],
  ])('says no more than it knows after a response %s, and asks no second time', async (_what, given) => {
    const service = await through([failed], given);
    const step = await run(service, 'wait-for-pull-request');
    expect(step.errors[0]).toMatch(/after \d+ s\. See https:\/\/github\.com\/.*\/pull\/2 for what happened$/);
    expect(step.warnings).toEqual([]);
    expect(paths(service)).toEqual(['getSubmittedPullRequest', 'getMergeQueueTestingDetails']);
  });

  test('is waited for while it is still in the queue, where it may be tested again', async () => {
    const still = { state: 'failed', isCurrentlySubmittedToQueue: true };
    const service = await through([still, still, { state: 'testing' }, { state: 'merged' }]);
    const step = await run(service, 'wait-for-pull-request');
    expect(step.errors).toEqual([]);
    expect(step.outputs['pull-request-state']).toBe('MERGED');
    expect(paths(service)).not.toContain('getMergeQueueTestingDetails');
    const late = await run(await through([still]), 'wait-for-pull-request', { 'wait-timeout-minutes': '0.02' });
    expect(late.errors[0]).toMatch(
      /its last state was FAILED\. Raise wait-timeout-minutes if the queue tests it again/,
    );
  });
});

test('a queue shows its required statuses, and of each entry since when, in no batch and ahead of all', async () => {
  const entry = { prNumber: 5, state: 'pending', stateChangedAt: '2026-11-20T08:00:00Z', priorityName: 'urgent' };
  const queue = (requiredStatuses: unknown): object => ({
    state: 'running',
    mode: 'single',
    requiredStatuses,
    enqueuedPullRequests: [
      { ...entry, noBatch: true, skipTheLine: true },
      { prNumber: 6, noBatch: false, skipTheLine: null },
    ],
  });
  const summaryOf = async (requiredStatuses: unknown): Promise<string> => {
    const service = await answering(200, queue(requiredStatuses));
    return (await run(service, 'get-queue')).summary;
  };
  const named = await summaryOf(['unit', 'ci/lint']);
  expect(named).toContain('| <code>requiredStatuses</code> | <code>unit, ci/lint</code> |');
  expect(named).toContain('| 20&#160;Nov&#160;08:00 | urgent, skips the line, in no batch |');
  expect(named.match(/in no batch/g)).toHaveLength(1);
  expect(await summaryOf(null)).toContain('| <code>requiredStatuses</code> | the branch protection decides |');
  expect(await summaryOf([])).toContain('| <code>requiredStatuses</code> | the branch protection decides |');
});
