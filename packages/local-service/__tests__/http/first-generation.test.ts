import { expect } from '@jest/globals';
import { asks, type Expected, lacks, sends, tell } from './story.js';

const sha = 'abc';
const text = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const shows = (pr: unknown, expected: Expected) => sends('/getSubmittedPullRequest', { pr }, expected);
const parallel = sends('/createQueue', { mode: 'parallel' });
const submit = sends('/submitPullRequest', { pr: 7 });
const details = '/getMergeQueueTestingDetails';

const run = (status: string, conclusion?: string) => ({
  url: text(/^https:/),
  status,
  ...(conclusion !== undefined && { conclusion }),
});

tell('a pull request goes from submission to MERGED', [
  sends('/submitPullRequest', { pr: 7 }, [200, '']),
  shows(7, {
    id: text(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    state: 'pending',
    stateChangedAt: text(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    isCurrentlySubmittedToQueue: true,
    forceEnqueued: false,
    ...{ priorityName: 'medium', priorityValue: 100, usedDefaultPriorityName: 'medium', skipTheLine: false },
    readiness: {
      hasImpactedTargets: false,
      requiresImpactedTargets: false,
      doesBaseBranchMatch: true,
      gitHubMergeability: 'mergeable',
    },
    ...{ prNumber: 7, prTitle: 'Pull request 7', prSha: '', prBaseBranch: 'main', prAuthor: 'octocat' },
  }),
  ...[1000, { 7: 'testing' }, 3000, { 7: 'tests_passed' }, 1000, { 7: 'merged' }],
  shows(7, { isCurrentlySubmittedToQueue: false }),
  sends('/submitPullRequest', { pr: 7 }, 'merged'),
]);
for (const [priority, priorityName, priorityValue] of [
  ['urgent', 'urgent', 0],
  [10, 'high', 10],
  [4_294_967_295, 'custom', 4_294_967_295],
] as const) {
  tell(`a pull request takes the priority ${priority}`, [
    sends('/submitPullRequest', { pr: { number: 7, sha }, priority, noBatch: true }),
    shows(7, { priorityName, priorityValue, prSha: sha }),
    shows(7, lacks('usedDefaultPriorityName')),
    asks('/getQueue', { enqueuedPullRequests: [{ prNumber: 7, noBatch: true }] }),
  ]);
}
tell('a pull request is cancelled, and can be submitted again', [
  submit,
  sends('/cancelPullRequest', { pr: 7 }, [200, '{}']),
  { 7: 'cancelled' },
  sends('/cancelPullRequest', { pr: 7 }, 'CANCELLED'),
  submit,
  { 7: 'pending' },
]);
tell('a pull request is tested again on request', [
  ...[submit, 1500, { 7: 'testing' }],
  sends('/restartTestsOnPullRequest', { pr: 7 }, [200, '{}']),
  ...[{ 7: 'pending' }, 10_000],
  sends('/restartTestsOnPullRequest', { pr: 7 }, 'not in the queue'),
]);
for (const path of ['/getSubmittedPullRequest', '/cancelPullRequest', '/restartTestsOnPullRequest']) {
  tell(`${path} answers 404 for a pull request that was never submitted`, [
    sends(path, { pr: 7 }, [404, 'queue']),
    sends('/setImpactedTargets', { pr: { number: 7, sha }, impactedTargets: 'ALL' }),
    sends(path, { pr: 7 }, [404, '7']),
  ]);
}
tell('impacted targets that come before the submission are kept', [
  sends('/setImpactedTargets', { pr: { number: 7, sha }, impactedTargets: ['//a:a', '//b:b'] }, [200, '{}']),
  submit,
  shows(7, { prSha: sha, readiness: { hasImpactedTargets: true } }),
]);
tell('a pull request of a parallel queue waits for the targets of its head commit', [
  parallel,
  sends('_/pull-request', { pr: { number: 7, sha: 'new' } }),
  submit,
  sends('/setImpactedTargets', { pr: { number: 7, sha: 'old' }, impactedTargets: ['a'] }),
  shows(7, {
    ...{ state: 'not_ready', prSha: 'new' },
    readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
  }),
  sends('/setImpactedTargets', { pr: { number: 7, sha: 'new' }, impactedTargets: ['a'] }),
  shows(7, { state: 'pending', readiness: { hasImpactedTargets: true } }),
]);
tell('a pull request does not wait for targets when that is asked for', { requireImpactedTargets: false }, [
  ...[parallel, submit, { 7: 'pending' }],
]);
tell('targets without pr.sha count for every commit', [
  parallel,
  sends('/setImpactedTargets', { pr: 7, impactedTargets: ['web'] }),
  ...['abc', 'def'].flatMap((commit) => [
    sends('/submitPullRequest', { pr: { number: 7, sha: commit } }),
    shows(7, { readiness: { hasImpactedTargets: true } }),
  ]),
]);
tell('the number of a pull request may be in quotes', [
  parallel,
  sends('/setImpactedTargets', { pr: { number: '7', sha }, impactedTargets: ['//web:app'] }, [200, '{}']),
  sends('/submitPullRequest', { pr: { number: 7, sha } }),
  shows({ number: '7' }, { prNumber: 7, prSha: sha, readiness: { hasImpactedTargets: true } }),
]);
tell('null stands for what is not set', [
  sends('/submitPullRequest', { pr: 7, priority: null }),
  shows(7, { priorityName: 'medium', usedDefaultPriorityName: 'medium' }),
]);

tell('a test is told by its id, by its pull request, or as the one that runs', [
  submit,
  sends('/submitPullRequest', { pr: 8 }),
  sends(details, {}, [404, 'being tested']),
  sends(details, { pr: 7 }, [404, '7 has not been tested']),
  1500,
  sends(
    details,
    {},
    {
      testRunId: expect.any(String),
      requiredStatuses: ['tests'],
      requiredStatusesSource: 'repo_provider_branch_protection',
      testBranch: text(/pr-7/),
      testBranchSha: text(/^[0-9a-f]{40}$/),
      createdAt: text(/Z$/),
      status: 'in_progress',
      checkSuites: [{ checkRuns: [{ name: 'tests', ...run('IN_PROGRESS') }] }],
      statusChecks: [{ context: 'merge-queue/main', url: text(/^https:/), state: 'PENDING' }],
      testedPullRequests: [{ prNumber: 7, prUrl: 'https://github.com/acme/shop/pull/7', title: 'Pull request 7' }],
      dependentPrs: [],
    },
  ),
  sends(details, { pr: 8 }, { testedPullRequests: [{ prNumber: 7 }, { prNumber: 8 }], dependentPrs: [7] }),
  sends(details, { testRunId: '{testRun}' }, { dependentPrs: [7] }),
  sends(details, { testRunId: 'x' }, [404, 'test run x']),
]);
for (const [outcome, status, conclusion, state] of [
  ['pass', 'succeeded', 'SUCCESS', 'SUCCESS'],
  ['fail', 'failed', 'FAILURE', 'FAILURE'],
  ['hang', 'failed', 'TIMED_OUT', 'FAILURE'],
] as const) {
  tell(`the details of a test that ended with ${outcome}`, [
    asks('/createQueue'),
    sends('/updateQueue', { requiredStatuses: ['build', 'lint'], testingTimeoutMinutes: 2 }),
    sends('_/outcomes', { pullRequest: 7, outcome }),
    sends('/setImpactedTargets', { pr: { number: 7, sha }, impactedTargets: ['a', 'b'] }),
    ...[submit, 1500],
    sends(details, { pr: 7 }, { requiredStatusesSource: 'merge_instance', impactedTargets: ['a', 'b'] }),
    200_000,
    sends(
      details,
      { testRunId: '{testRun}' },
      {
        ...{ status, statusChecks: [{ state }] },
        checkSuites: [{ checkRuns: ['build', 'lint'].map((name) => ({ name, ...run('COMPLETED', conclusion) })) }],
      },
    ),
  ]);
}
tell('details of tests need testRunId when strict', { strict: true }, [
  ...[submit, 1500],
  sends(details, { pr: 7 }, 'testRunId is missing'),
  asks('_/test-runs', { testRuns: [{ queueType: 'main', pullRequests: [7], ahead: [] }] }),
  sends(details, { testRunId: '{testRun}' }, { status: 'in_progress' }),
]);

/** Every setting of the hosted description, each with another value than a new queue has. */
const settings = {
  ...{ state: 'running', mode: 'parallel', concurrency: 7, bisectionConcurrency: 3, testingTimeoutMinutes: 90 },
  ...{ pendingFailureDepth: 2, canOptimisticallyMerge: true, batch: true, batchingMaxWaitTimeMinutes: 5 },
  ...{ batchingMinSize: 8, commentsEnabled: false, commandsEnabled: false, createPrsForTestingBranches: true },
  ...{ directMergeMode: 'always', optimizationMode: 'bisection_skip_redundant_tests', mergeMethod: 'squash' },
  statusCheckEnabled: false,
};
const defaults = {
  ...{ state: 'running', mode: 'parallel', concurrency: 3, bisectionConcurrency: 2, testingTimeoutMinutes: 45 },
  ...{ pendingFailureDepth: 1, canOptimisticallyMerge: false, batch: false, batchingMaxWaitTimeMinutes: 1 },
  ...{ batchingMinSize: 5, commentsEnabled: true, commandsEnabled: true, createPrsForTestingBranches: false },
  ...{ directMergeMode: 'off', optimizationMode: 'off', mergeMethod: 'merge_commit', statusCheckEnabled: true },
};
const undescribed = { labelCommandsEnabled: true, extensionEnabled: false, stateLabelsEnabled: true };

tell('a queue is created, shown, changed and deleted', [
  sends('/createQueue', { mode: 'parallel', concurrency: 3 }, [200, '']),
  asks('/createQueue', [409, 'main of acme/shop']),
  submit,
  asks('/getQueue', (json) =>
    expect(json).toEqual({
      ...{ ...defaults, branch: 'main', requiredStatuses: [] },
      enqueuedPullRequests: [expect.objectContaining({ prNumber: 7, state: 'not_ready' })],
    }),
  ),
  sends(
    '/updateQueue',
    { concurrency: 9, state: 'PAUSED', requiredStatuses: ['ci'], enqueueingLabel: 'ready' },
    { state: 'paused', concurrency: 9, requiredStatuses: ['ci'], enqueueingLabel: 'ready' },
  ),
  asks('/updateQueue', lacks('enqueuedPullRequests')),
  asks('/deleteQueue', 'not empty'),
  sends('/cancelPullRequest', { pr: 7 }),
  asks('/deleteQueue', [200, '{}']),
  ...['/deleteQueue', '/getQueue', '/updateQueue'].map((path) => asks(path, [404, 'no queue'])),
]);
tell('a client that keeps queues as code sets everything, and reads it', { strict: true }, [
  sends('/createQueue', { mode: 'parallel', concurrency: 7 }),
  sends('/updateQueue', { ...settings, requiredStatuses: ['build', 'lint'] }, { requiredStatuses: ['build', 'lint'] }),
  sends('/updateQueue', { ...settings, deleteRequiredStatuses: true }, { ...settings, requiredStatuses: [] }),
  asks('/getQueue', (json) =>
    expect(json).toEqual({ ...settings, branch: 'main', requiredStatuses: [], enqueuedPullRequests: [] }),
  ),
  sends('/updateQueue', settings, settings),
]);
tell('a queue switches modes at once while nothing is in flight', [
  asks('/createQueue'),
  sends('/updateQueue', { mode: 'parallel' }, { state: 'running', mode: 'parallel' }),
  submit,
  sends('/updateQueue', { mode: 'single', state: 'PAUSED' }, { state: 'paused', mode: 'single' }),
]);
tell('an empty queue drains at once, and is DRAINING for who asked', [
  asks('/createQueue'),
  sends('/updateQueue', { state: 'DRAINING' }, { state: 'draining' }),
  1,
  asks('/getQueue', { state: 'paused' }),
]);
tell('a queue that drains takes nothing more', [
  submit,
  sends('/updateQueue', { state: 'DRAINING' }),
  sends('/submitPullRequest', { pr: 8 }, 'DRAINING'),
  10_000,
  asks('/getQueue', { state: 'paused', enqueuedPullRequests: [] }),
]);
tell('queues differ by branch, and not by the case of the repository', [
  submit,
  sends('/getQueue', { repo: { host: 'GitHub.com', owner: 'ACME', name: 'Shop' } }, { branch: 'main' }),
  sends('/getQueue', { targetBranch: 'Main' }, 404),
]);
for (const path of ['/submitPullRequest', '/setImpactedTargets']) {
  const body = { pr: { number: 7, sha }, impactedTargets: 'ALL' };
  tell(`${path} makes no queue when told so`, { implicitQueues: false }, [
    sends(path, body, [404, 'no queue']),
    asks('/createQueue'),
    sends(path, body, 200),
  ]);
}
tell('states can be answered in capitals', { upperCaseStates: true }, [
  submit,
  asks('/getQueue', { state: 'RUNNING', enqueuedPullRequests: [{ state: 'PENDING' }] }),
  sends(
    '/flaky-tests/list-unhealthy-tests',
    { org_url_slug: 'acme', status: 'FLAKY', page_query: { page_size: 1 } },
    { tests: [{ status: { value: 'FLAKY' } }] },
  ),
]);
tell('settings that the description lacks are kept, and shown once they are set', { strict: true }, [
  asks('/createQueue'),
  ...Object.keys(undescribed).map((name) => asks('/getQueue', lacks(name))),
  sends('/updateQueue', undescribed, undescribed),
  asks('/getQueue', undescribed),
]);
tell('settings that an endpoint does not take are left alone', [
  sends('/createQueue', { mode: 'parallel', batch: true, label: 'x' }),
  sends('/updateQueue', { concurency: 3 }, { mode: 'parallel', batch: false }),
]);
tell('settings that an endpoint does not take are named when strict', { strict: true }, [
  sends('/createQueue', { batch: true, label: 'x' }, 'unknown field: batch'),
  sends('/updateQueue', { concurency: 3 }, 'unknown field: concurency'),
  sends('/setImpactedTargets', { pr: 7, impactedTargets: ['web'] }, 'pr.sha is missing'),
]);
tell('a queue loses its required statuses on request', [
  asks('/createQueue'),
  sends('/updateQueue', { requiredStatuses: ['ci'] }),
  sends('/updateQueue', { requiredStatuses: ['lint'], deleteRequiredStatuses: true }, 'deleteRequiredStatuses'),
  sends('/updateQueue', { deleteRequiredStatuses: false }, { requiredStatuses: ['ci'] }),
  sends('/updateQueue', { deleteRequiredStatuses: true }, { requiredStatuses: [] }),
]);

tell('a field that is missing or wrong is named', [
  sends('/submitPullRequest', '{}', 'is missing'),
  sends('/submitPullRequest', { pr: 7, repo: 'acme/shop' }, 'repo must be object'),
  sends('/submitPullRequest', { pr: 7, repo: { host: 'h', owner: 'o' } }, 'repo.name is missing'),
  asks('/submitPullRequest', 'pr is missing'),
  sends('/getQueue', { targetBranch: '' }, 'targetBranch must NOT have fewer than 1 characters'),
  ...['07', '4294967296', 0].map((number) => sends('/cancelPullRequest', { pr: { number } }, 'pr.number')),
  sends('/submitPullRequest', { pr: 7, priority: 'huge' }, 'priority must be a number, or one of urgent, high, medium'),
  sends('/setImpactedTargets', { pr: 7, impactedTargets: ['a', 1] }, 'impactedTargets[1] must be string'),
  sends('/updateQueue', { mergeMethod: 'octopus' }, 'mergeMethod must be one of merge_commit, squash, rebase'),
  sends('/updateQueue', { state: 'SWITCHING_MODES' }, 'state must be one of running'),
  ...['', '{"repo":'].map((body) => sends('/getQueue', body, 'not JSON')),
  ...['[]', 'null', '"ALL"'].map((body) => sends('/getQueue', body, 'JSON object')),
]);

tell('there is nothing at other paths', [
  ...['/', '/nothing', '/submitPullRequest/', '/submitpullrequest', '/flaky-tests'].map((path) => asks(path, 404)),
]);
