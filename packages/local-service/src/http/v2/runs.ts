import { camelCased } from '../../../../shared/src/service/words.js';
import { ApiError } from '../../definitions/api-error.js';
import type { SecondHandlers } from '../../definitions/requests.js';
import type { Change } from '../../queue-rules/history.js';
import type { RegisteredQueue } from '../../queue-rules/merge-queues.js';
import { numberIn } from '../../queue-rules/stable-identifiers.js';
import { isFinal } from '../../queue-rules/states.js';
import type { TestRun } from '../../queue-rules/test-run.js';
import { repositoryAddress } from '../../repository-address.js';
import { type PageQuery, pageByPlace } from '../paging.js';
import { shownResults, testingDetailsResponse } from '../responses.js';
import { type Directory, pullRequestIdOf, repositoryIdOf } from './directory.js';
import { dateOf, referenceTo } from './records.js';

interface RunOfQueue {
  readonly registered: RegisteredQueue;
  readonly run: TestRun;
}

/** The endpoints of tests and of the history of pull requests. They throw ApiError. */
export function runHandlers(directory: Directory) {
  const { queues } = directory;
  const page = (list: string, query: PageQuery & { readonly status?: string }, runs: readonly RunOfQueue[]): object => {
    const wanted = runs.filter((one) => query.status === undefined || statusOf(one) === query.status);
    const recordOf = ({ registered, run }: RunOfQueue) => runRecord(registered, run, false);
    return pageByPlace(list, query, wanted, ({ run }) => [-run.startedAt, run.id], recordOf);
  };
  const changesOf = (id: string, direction: 'oldest' | 'newest' = 'oldest'): readonly Change[] => {
    const wanted = numberIn(id);
    const found = queues.history.changes.filter(
      ({ repo, number }) => number === wanted && pullRequestIdOf(repo, number) === id,
    );
    return direction === 'oldest' ? found : found.reverse();
  };
  const transitionOf = (change: Change): object => transitionRecord(runsOf(queues, change.testRun), change);

  return {
    'GET /v2/merge-queues/{id}/verification-runs': ({ id, query }) => {
      const registered = directory.queue(id);
      const runs = [...registered.queue.testRuns].map((run) => ({ registered, run }));
      return page(`runs of ${id}`, query, runs);
    },
    'GET /v2/pull-requests/{id}/verification-runs': ({ id, query }) => {
      const { registered, entry } = directory.pullRequest(id);
      const runs = directory
        .queuesOf(repositoryIdOf(registered.repo))
        .flatMap((each) => [...each.queue.testRuns].map((run) => ({ registered: each, run })));
      const own = runs.filter(({ run }) => run.pullRequests.includes(entry.number));
      return page(`runs of ${id}`, query, own);
    },
    'GET /v2/merge-queue-verification-runs/{id}': ({ id }) => {
      const [found] = runsOf(queues, id);
      if (found === undefined) throw new ApiError('VERIFICATION_RUN_NOT_FOUND', `There is no test run ${id}`);
      return runRecord(found.registered, found.run, true);
    },
    'GET /v2/pull-requests/{id}/queue-entry-history': ({ id, query }) => {
      directory.pullRequest(id);
      const changes = changesOf(id.toLowerCase(), query.direction);
      return pageByPlace(`history of ${id}`, query, changes, (change) => [changes.indexOf(change), ''], transitionOf);
    },
    'GET /v2/queue-entry-history': ({ query }) => {
      const ids = query.pullRequestIds.split(',').map((id, index) => ({ id, index }));
      const historyOf = ({ id }: { readonly id: string }) => ({
        pullRequestId: id,
        transitions: changesOf(id.toLowerCase(), query.direction).map(transitionOf),
      });
      return pageByPlace('histories', query, ids, ({ index }) => [index, ''], historyOf);
    },
  } satisfies Partial<SecondHandlers>;
}

/** The test run with this id, in its queue. */
function runsOf(queues: Iterable<RegisteredQueue>, id: string | undefined): RunOfQueue[] {
  if (id === undefined) return [];
  for (const registered of queues) {
    const run = registered.queue.testRun(id);
    if (run !== undefined) return [{ registered, run }];
  }
  return [];
}

const statusOf = ({ registered, run }: RunOfQueue) => camelCased(testingDetailsResponse(registered, run).status);

/** @param single true when the record is read on its own, with its impacted targets */
function runRecord(registered: RegisteredQueue, run: TestRun, single: boolean) {
  const details = testingDetailsResponse(registered, run);
  const checks = [
    ...details.checkSuites.flatMap(({ checkRuns }) =>
      checkRuns.map((check) => ({ ...check, kind: 'checkRun' as const })),
    ),
    ...details.statusChecks.map(({ context: name, url }) => ({ name, url, kind: 'statusCheck' as const })),
  ];
  const { result } = run;
  const { impactedTargets: targets } = details;
  return {
    id: run.id,
    isBisection: run.queueType === 'bisection',
    testBranch: details.testBranch,
    testBranchSha: details.testBranchSha,
    testBranchCommitUrl: `${repositoryAddress(registered.repo)}/commit/${details.testBranchSha}`,
    createdAt: details.createdAt,
    updatedAt: dateOf(run.endedAt ?? run.startedAt),
    status: camelCased(details.status),
    requiredStatusesSource:
      details.requiredStatusesSource === 'merge_instance' ? 'mergeInstance' : 'repoProviderBranchProtection',
    requiredStatuses: [...details.requiredStatuses],
    checks: checks.map(({ name, url, kind }, index) => ({
      id: `${run.id}-${String(index + 1)}`,
      name,
      kind,
      status: result === undefined ? 'inProgress' : 'completed',
      conclusion:
        result === undefined ? 'neutral' : shownResults[result][1].toLowerCase().replace('timed_out', 'timeout'),
      url,
      provider: 'github',
    })),
    testedPullRequests: [
      ...run.ahead.map((number) => referenceTo(registered, number)),
      ...run.pullRequests.map((number, index) => {
        const reference = referenceTo(registered, number);
        return { ...reference, sha: run.commits?.[index] ?? reference.sha };
      }),
    ],
    dependentPullRequests: run.ahead.map((number) => referenceTo(registered, number)),
    ...(single && targets !== undefined && { impactedTargets: { all: targetsRecord(targets) } }),
  };
}

const targetsRecord = (targets: readonly string[]) => ({
  impactsAllTargets: targets.includes('ALL'),
  impactedTargets: targets.filter((target) => target !== 'ALL').slice(0, 100_000),
  totalImpactedTargets: targets.length,
});

/** Record of a change of state; its reason is null where the queue does not know it. */
function transitionRecord([tested]: readonly RunOfQueue[], change: Change): object {
  const { repo, number, to, at, testRun } = change;
  const failureCausingChecks =
    tested === undefined
      ? []
      : runRecord(tested.registered, tested.run, false)
          .checks.filter(({ kind }) => kind === 'checkRun')
          .map(({ name, url, conclusion }) => ({ name, url, conclusion: conclusion.toUpperCase() }));
  const wasTested = ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE', 'FAILED', 'MERGED'].includes(to);
  return {
    pullRequestId: pullRequestIdOf(repo, number),
    state: camelCased(to),
    changedAt: at,
    reason: reasonOf(change, tested?.run),
    ...(wasTested && testRun !== undefined ? { verificationRunId: testRun } : {}),
    ...(to === 'PENDING_FAILURE' ? { pendingFailure: { waitingFor: [], failureCausingChecks } } : {}),
    ...(to === 'FAILED' ? { failed: { failureCausingChecks } } : {}),
  };
}

function reasonOf({ from, to, reason }: Change, run: TestRun | undefined): string | null {
  if (reason !== undefined) return reason;
  const isSubmission = from === null || isFinal(from);
  if (to === 'NOT_READY') return isSubmission ? 'API_REQUESTED' : null;
  if (to === 'PENDING') return isSubmission || from === 'NOT_READY' ? 'MERGE_ITEM_NOW_READY' : null;
  if (to === 'TESTS_PASSED') return run?.result === 'passed' ? 'TEST_RUN_PASSED' : null;
  if (to === 'MERGED') return 'MERGE_GRAPH_MERGE';
  if (to === 'CANCELLED') return 'USER_REQUESTED';
  if (to !== 'FAILED' || run === undefined) return null;
  return run.result === 'timed-out' ? 'TEST_RUN_TIMEOUT' : 'TEST_RUN_REQUIRED_STATUS_FAILED';
}
