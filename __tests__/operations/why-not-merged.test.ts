import { describe, expect, test } from '@jest/globals';
import { labelled } from '../steps/payloads.js';
import { answering, type TestServer } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { showing } from './states.js';

const event = { name: 'pull_request', payload: labelled };
const head = (labelled.pull_request as { head: { sha: string } }).head.sha;
const later = 'b'.repeat(40);
const page = 'https://github.com/Codertocat/Hello-World/pull/2';

/** A service whose pull request goes through these records, one a poll. */
const through = (
  records: readonly object[],
  details: readonly [status: number, body: object | string] = [404, ''],
): Promise<TestServer> =>
  showing(
    records.map((record) => ({ prNumber: 2, prSha: head, ...record })),
    { getMergeQueueTestingDetails: details },
  );

const token = 'a-token-for-tests';
const run = ({ url }: TestServer, operation: string): Promise<Step> =>
  runStep({ event, inputs: { operation, 'base-url': url, 'api-token': token } });
const wait = ({ url }: TestServer, minutes = '0.5'): Promise<Step> => {
  const quick = { 'poll-interval-seconds': '0.1', 'wait-timeout-minutes': minutes };
  return runStep({
    event,
    inputs: { operation: 'wait-for-pull-request', 'base-url': url, 'api-token': token, ...quick },
  });
};

const paths = ({ received }: TestServer): string[] => received.map(({ url }) => url.replace('/v1/', ''));

describe('a pull request that is NOT_READY', () => {
  const ready = { requiresImpactedTargets: true, doesBaseBranchMatch: true, gitHubMergeability: 'mergeable' };
  const notReady = (readiness: object | null, more = {}) => {
    const shown = readiness && { ...ready, ...readiness };
    return { state: 'not_ready', isCurrentlySubmittedToQueue: true, readiness: shown, ...more };
  };
  const blocked = { gitHubMergeability: 'not_mergeable' };

  test('says in log, summary and outputs what it waits for', async () => {
    const step = await run(await through([notReady({ ...blocked })]), 'get-submitted-pull-request');
    expect(step.outputs).toMatchObject({
      'pull-request-state': 'NOT_READY',
      'pull-request-readiness': 'impacted-targets\nmergeability',
      'pull-request-url': page,
    });
    const targets = 'It waits for its impacted targets, which are not uploaded. Upload its impacted targets with';
    for (const line of [targets, 'It waits for GitHub to let it be merged.']) expect(step.stdout).toContain(line);
    expect(step.summary).toMatch(/\| Waits for \| its impacted targets.*\n\| Waits for \| GitHub to let it be merged/);
  });

  test('is waited for with a line for each change of what it waits for, and merged', async () => {
    const both = notReady({ ...blocked, hasImpactedTargets: false });
    const one = notReady({ ...blocked, hasImpactedTargets: true });
    const step = await wait(await through([both, both, one, { state: 'merged' }]));
    expect([step.exitCode, step.outputs['pull-request-readiness']]).toEqual([0, '']);
    expect(step.stdout.match(/is not ready: it waits for .*/g)).toEqual([
      'is not ready: it waits for its impacted targets, which are not uploaded; and for GitHub to let it be merged',
      'is not ready: it waits for GitHub to let it be merged',
    ]);
  });

  test.each([
    [
      notReady({ hasImpactedTargets: null }, { prSha: later }),
      new RegExp(
        `NOT_READY: it waits for the impacted targets of commit ${later}.* ${head}.*Upload its impacted targets for commit ${later} with set-impacted-targets$`,
      ),
    ],
    [notReady(null), new RegExp(`See ${page} for what keeps it from being ready`)],
  ])('is the advice when time runs out: %j', async (record, advice) => {
    expect((await wait(await through([record]), '0.02')).errors[0]).toMatch(advice);
  });
});

describe('a pull request that FAILED', () => {
  const failed = { state: 'failed', isCurrentlySubmittedToQueue: false };
  const check = (number: number, conclusion: string) => {
    return { name: `unit-${String(number)}`, url: `https://ci.example/${String(number)}`, conclusion };
  };
  const details = {
    checkSuites: [{ checkRuns: [check(1, 'FAILURE'), check(2, 'SUCCESS')] }],
    statusChecks: [{ context: 'ci/build', state: 'ERROR' }],
    testedPullRequests: [{ prNumber: 1, title: 'One' }, { prNumber: 2 }],
  };

  test('names the failed checks, what it was tested with, and its page, for one more request', async () => {
    const service = await through([{ state: 'testing' }, failed], [200, details]);
    const step = await wait(service);
    expect([step.exitCode, step.errors[0]]).toEqual([
      1,
      expect.stringMatching(
        /is FAILED: it failed in the merge queue of master after \d+ s\. Failed checks: unit-1 \(https:\/\/ci\.example\/1\), ci\/build; tested together with #1\. See \S+\/pull\/2 for what happened$/,
      ),
    ]);
    expect(step.summary).toContain('### Failed checks');
    expect(step.summary).toContain('[ci.example/1](<https://ci.example/1>)');
    const look = 'getSubmittedPullRequest';
    expect(paths(service)).toEqual([look, look, 'getMergeQueueTestingDetails']);
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
    const step = await wait(service);
    expect(step.errors[0]).toMatch(/after \d+ s\. See https:\/\/github\.com\/.*\/pull\/2 for what happened$/);
    expect([step.warnings, paths(service)]).toEqual([[], ['getSubmittedPullRequest', 'getMergeQueueTestingDetails']]);
  });

  test('is waited for while it is still in the queue, where it may be tested again', async () => {
    const still = { state: 'failed', isCurrentlySubmittedToQueue: true };
    const service = await through([still, still, { state: 'testing' }, { state: 'merged' }]);
    const step = await wait(service);
    expect([step.errors, step.outputs['pull-request-state']]).toEqual([[], 'MERGED']);
    expect(paths(service)).not.toContain('getMergeQueueTestingDetails');
    const late = await wait(await through([still]), '0.02');
    expect(late.errors[0]).toMatch(/state was FAILED\. Raise wait-timeout-minutes if the queue tests it again/);
  });
});

test.each([
  [['unit', 'ci/lint'], '<code>unit, ci/lint</code>'],
  [null, 'the branch protection decides'],
  [[], 'the branch protection decides'],
])('a queue shows its required statuses %j, and of each entry how it waits', async (requiredStatuses, shown) => {
  const entry = { prNumber: 5, state: 'pending', stateChangedAt: '2026-11-20T08:00:00Z', priorityName: 'urgent' };
  const other = { prNumber: 6, noBatch: false, skipTheLine: null };
  const enqueuedPullRequests = [{ ...entry, noBatch: true, skipTheLine: true }, other];
  const queue = { state: 'running', mode: 'single', requiredStatuses, enqueuedPullRequests };
  const { summary } = await run(await answering(200, queue), 'get-queue');
  expect(summary).toContain(`| <code>requiredStatuses</code> | ${shown} |`);
  expect(summary).toContain('| 20&#160;Nov&#160;08:00 | urgent, skips the line, in no batch |');
  expect(summary.match(/in no batch/g)).toHaveLength(1);
});
