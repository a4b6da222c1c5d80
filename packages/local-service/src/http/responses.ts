import { keptSettings } from '../../../shared/src/service/queue-settings.js';
import type { RegisteredQueue } from '../queue-rules/merge-queues.js';
import type { QueueEntry } from '../queue-rules/queue-entry.js';
import { isFinal } from '../queue-rules/states.js';
import type { TestRun } from '../queue-rules/test-run.js';
import { repositoryAddress } from '../repository-address.js';
import { commitNameFrom, uuidFrom } from '../queue-rules/stable-identifiers.js';

/** The response of getSubmittedPullRequest. Title and author are made up; the commit is empty until it is known. */
export function pullRequestResponse(registered: RegisteredQueue, entry: QueueEntry) {
  const { queue } = registered;
  return {
    ...entryFields(registered, entry),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: !isFinal(entry.state),
    readiness: {
      hasImpactedTargets: entry.hasImpactedTargets,
      requiresImpactedTargets: queue.requiresImpactedTargets,
      doesBaseBranchMatch: true,
      gitHubMergeability: queue.isMergeable(entry.number) ? 'mergeable' : 'not_mergeable',
    },
  };
}

/** The response of updateQueue. The response of getQueue also has the entries. */
export function queueResponse({ queue, targetBranch }: RegisteredQueue) {
  const shown = keptSettings.flatMap(([name, { only }]): [string, unknown][] => {
    const value = queue.settings[name];
    return only === 2 || value === undefined || value === null ? [] : [[name, value]];
  });
  return { state: queue.state.toLowerCase(), branch: targetBranch, ...Object.fromEntries(shown) };
}

export function enqueuedPullRequests(registered: RegisteredQueue) {
  return registered.queue.enqueued.map((entry) => ({
    ...entryFields(registered, entry),
    noBatch: entry.noBatch,
  }));
}

/** Description of a queued pull request in both generations. */
export function entryFields({ repo, targetBranch }: RegisteredQueue, entry: QueueEntry) {
  const { number, priority, sequence } = entry;
  const name = `${repo.owner}/${repo.name} pull request ${number}`;
  return {
    id: uuidFrom(`${repo.host} ${name} for ${targetBranch}, submission ${sequence}`),
    state: entry.state.toLowerCase(),
    stateChangedAt: new Date(entry.stateChangedAt).toISOString(),
    priorityValue: priority.value,
    priorityName: priority.name,
    ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
    skipTheLine: false,
    prNumber: number,
    prTitle: titleOf(number),
    prSha: entry.sha ?? '',
    prBaseBranch: targetBranch,
    prAuthor: 'octocat',
  };
}

/** Required statuses of a queue that names no status, as a repository's branch protection would have them. */
const protectedStatuses = ['tests'];

/** How an ended test is shown: its status, the conclusion of its check runs, and the state of its status check. */
export const shownResults = {
  passed: ['succeeded', 'SUCCESS', 'SUCCESS'],
  failed: ['failed', 'FAILURE', 'FAILURE'],
  'timed-out': ['failed', 'TIMED_OUT', 'FAILURE'],
  stopped: ['cancelled', 'CANCELLED', 'ERROR'],
} as const;

/**
 * The response of getMergeQueueTestingDetails. `testRunId` is an addition of this service, so that a client can request
 * the same run again.
 */
export function testingDetailsResponse({ queue, repo, targetBranch }: RegisteredQueue, run: TestRun) {
  const { requiredStatuses: ofQueue } = queue.settings;
  const requiredStatuses = ofQueue.length > 0 ? ofQueue : protectedStatuses;
  const address = repositoryAddress(repo);
  const page = `${address}/actions/runs/${Number.parseInt(run.id.slice(0, 8), 16)}`;
  const [status, conclusion, state] = run.result === undefined ? [] : shownResults[run.result];
  const targets = targetsOf(queue.submitted, run);
  return {
    testRunId: run.id,
    requiredStatuses,
    requiredStatusesSource: ofQueue.length > 0 ? 'merge_instance' : 'repo_provider_branch_protection',
    testBranch: `merge-queue/${targetBranch}/${run.queueType === 'main' ? 'pr' : 'bisection'}-${run.pullRequests.join('-')}`,
    testBranchSha: commitNameFrom(run.id),
    createdAt: new Date(run.startedAt).toISOString(),
    status: status ?? 'in_progress',
    checkSuites: [
      {
        checkRuns: requiredStatuses.map((name, index) => ({
          name,
          url: `${page}/job/${index + 1}`,
          ...(conclusion === undefined ? { status: 'IN_PROGRESS' } : { status: 'COMPLETED', conclusion }),
        })),
      },
    ],
    statusChecks: [{ context: `merge-queue/${targetBranch}`, url: page, state: state ?? 'PENDING' }],
    testedPullRequests: [...run.ahead, ...run.pullRequests].map((number) => ({
      prNumber: number,
      prUrl: `${address}/pull/${number}`,
      title: titleOf(number),
    })),
    ...(targets === undefined ? {} : { impactedTargets: targets }),
    dependentPrs: run.ahead,
  };
}

/**
 * Impacted targets of the entries in a run; undefined when some are not known, as after an entry has left the queue.
 */
function targetsOf(submitted: Iterable<QueueEntry>, { pullRequests }: TestRun): string[] | undefined {
  const known = [...submitted]
    .filter(({ number }) => pullRequests.includes(number))
    .map((entry) => entry.impactedTargets);
  if (known.includes(undefined)) return undefined;
  return [...new Set(known.flatMap((targets) => (targets === 'ALL' ? ['ALL'] : [...(targets ?? [])])))];
}

export function titleOf(number: number): string {
  return `Pull request ${number}`;
}
