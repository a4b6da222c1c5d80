import type { PullRequest } from '../queue/pull-request.js';
import type { RegisteredQueue } from '../queue/merge-queues.js';
import { isFinal, type PullRequestState, type QueueState } from '../queue/states.js';
import { commitNameFrom } from '../stable-identifiers.js';

/** How states are written in answers: as they are documented, or as they are met in practice. */
export type StateCase = 'upper' | 'lower';

function written(state: PullRequestState | QueueState, stateCase: StateCase): string {
  return stateCase === 'upper' ? state : state.toLowerCase();
}

/** The answer of getSubmittedPullRequest, and an element of getQueue's list. Title, author and commit are made up where nobody said them. */
export function pullRequestResponse(
  registered: RegisteredQueue,
  pullRequest: PullRequest,
  stateCase: StateCase,
): object {
  const { queue, repo, targetBranch } = registered;
  return {
    state: written(pullRequest.state, stateCase),
    stateChangedAt: new Date(pullRequest.stateChangedAt).toISOString(),
    isCurrentlySubmittedToQueue: !isFinal(pullRequest.state),
    priorityName: pullRequest.priority.name,
    priorityValue: pullRequest.priority.value,
    usedDefaultPriorityName: pullRequest.priority.isDefault,
    skipTheLine: false,
    noBatch: pullRequest.noBatch,
    readiness: {
      hasImpactedTargets: pullRequest.impactedTargets !== undefined,
      requiresImpactedTargets: queue.requiresImpactedTargets,
      doesBaseBranchMatch: true,
      gitHubMergeability: queue.isMergeable(pullRequest.number) ? 'mergeable' : 'not_mergeable',
    },
    prNumber: pullRequest.number,
    prTitle: `Pull request ${pullRequest.number}`,
    prSha: pullRequest.sha ?? commitNameFrom(`${repo.owner}/${repo.name} pull request ${pullRequest.number}`),
    prBaseBranch: targetBranch,
    prAuthor: 'octocat',
  };
}

/** The answer of getQueue and updateQueue. */
export function queueResponse(registered: RegisteredQueue, stateCase: StateCase): object {
  const { queue, targetBranch } = registered;
  return {
    state: written(queue.state, stateCase),
    branch: targetBranch,
    ...queue.settings,
    enqueuedPullRequests: queue.enqueued.map((each) => pullRequestResponse(registered, each, stateCase)),
  };
}

const defaultStatuses = ['tests'];

/** The answer of getMergeQueueTestingDetails: of one pull request's latest test, or of no test at all. */
export function testingDetailsAnswer(
  registered: RegisteredQueue,
  pullRequest: PullRequest | undefined,
  stateCase: StateCase,
): object {
  const { queue, targetBranch } = registered;
  const requiredStatuses = queue.settings.requiredStatuses ?? defaultStatuses;
  const run = pullRequest?.test;
  if (pullRequest === undefined || run === undefined) {
    return {
      testRunId: null,
      requiredStatuses,
      testBranch: null,
      testBranchSha: null,
      checkSuites: [],
      statusChecks: [],
      testedPullRequests: [],
    };
  }
  const conclusion =
    run.result === undefined ? null : { passed: 'success', failed: 'failure', stopped: 'cancelled' }[run.result];
  const status = conclusion === null ? 'in_progress' : 'completed';
  return {
    testRunId: run.id,
    requiredStatuses,
    testBranch: `merge-queue/${targetBranch}/pr-${pullRequest.number}-${run.id.slice(0, 8)}`,
    testBranchSha: commitNameFrom(run.id),
    checkSuites: [{ id: run.id, name: 'Merge queue', status, conclusion }],
    statusChecks: requiredStatuses.map((name) => ({ name, status, conclusion })),
    testedPullRequests: [...pullRequest.ahead, pullRequest].map((each) =>
      pullRequestResponse(registered, each, stateCase),
    ),
  };
}
