import { z } from 'zod';
import { directMergeModes, mergeMethods, modes, optimizationModes } from '../queue-rules/settings.js';
import { pullRequestStates, queueStates } from '../queue-rules/states.js';

/** How states are written in responses: as documented, or as real services write them. */
export type StateCase = 'upper' | 'lower';

/** A state as responses write it. */
export function written<State extends string>(state: State, stateCase: StateCase): State | Lowercase<State> {
  return stateCase === 'upper' ? state : (state.toLowerCase() as Lowercase<State>);
}

function stateIn<State extends string>(states: readonly State[], stateCase: StateCase) {
  return z.enum(states.map((state) => written(state, stateCase)));
}

const count = z.number().min(0);
const repository = z.object({ html_url: z.url() });

const page = z.object({
  total_rows: count,
  total_pages: count,
  next_page_token: z.string(),
  prev_page_token: z.string(),
  last_page_token: z.string(),
  page_index: count,
});

/** A record of the list of unhealthy tests (service interface, section 2.8). */
export function unhealthyTest(stateCase: StateCase) {
  return z.object({
    id: z.uuid(),
    repository,
    html_url: z.url(),
    name: z.string(),
    variant: z.string(),
    status: z.object({
      value: stateIn(['HEALTHY', 'FLAKY', 'BROKEN'], stateCase),
      reason: z.string(),
      timestamp: z.iso.datetime(),
    }),
    file_path: z.string().optional(),
    parent: z.string().optional(),
    classname: z.string().optional(),
    codeowners: z.array(z.string()),
    pull_requests_impacted_last_7d: z.int().min(0),
    quarantined: z.boolean(),
    ticket: repository.optional(),
  });
}

/** A record of the list of quarantined tests (section 2.9). */
export const quarantinedTest = z.object({
  name: z.string(),
  parent: z.string().nullable(),
  file: z.string().nullable(),
  classname: z.string().nullable(),
  status: z.enum(['HEALTHY', 'FLAKY', 'BROKEN']),
  codeowners: z.array(z.string()),
  quarantine_setting: z.enum(['ALWAYS_QUARANTINE', 'AUTO_QUARANTINE']),
  quarantined_at: z.iso.datetime(),
  status_last_updated_at: z.iso.datetime(),
  test_case_id: z.string(),
  variant: z.string(),
});

export type UnhealthyTestRecord = z.infer<ReturnType<typeof unhealthyTest>>;
export type QuarantinedTestRecord = z.infer<typeof quarantinedTest>;

const testingDetails = z.object({
  requiredStatuses: z.array(z.string()),
  requiredStatusesSource: z.enum(['repo_provider_branch_protection', 'merge_instance']).optional(),
  testBranch: z.string(),
  testBranchSha: z.string(),
  createdAt: z.iso.datetime().optional(),
  status: z.enum(['in_progress', 'failed', 'cancelled', 'succeeded']).optional(),
  checkSuites: z.array(
    z.object({
      checkRuns: z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          status: z.enum(['QUEUED', 'IN_PROGRESS', 'COMPLETED']).optional(),
          conclusion: z
            .enum(['ACTION_REQUIRED', 'CANCELLED', 'FAILURE', 'NEUTRAL', 'SUCCESS', 'SKIPPED', 'STALE', 'TIMED_OUT'])
            .optional(),
        }),
      ),
    }),
  ),
  statusChecks: z.array(
    z.object({
      context: z.string(),
      url: z.string().optional(),
      state: z.enum(['ERROR', 'FAILURE', 'PENDING', 'SUCCESS']).optional(),
    }),
  ),
  testedPullRequests: z.array(z.object({ prNumber: z.number(), prUrl: z.string(), title: z.string() })),
  impactedTargets: z.array(z.string()).optional(),
  impactedTargetsForTestedPrs: z.array(z.string()).optional(),
  dependentPrs: z.array(z.number()).optional(),
});

/** The JSON bodies of the successful responses, by their paths. Null: the body is empty. */
export function responseSchemas(stateCase: StateCase) {
  const pullRequest = {
    id: z.string().optional(),
    state: stateIn(pullRequestStates, stateCase).optional(),
    stateChangedAt: z.iso.datetime(),
    priorityValue: z.number(),
    priorityName: z.string(),
    usedDefaultPriorityName: z.string().optional(),
    skipTheLine: z.boolean(),
    prNumber: z.number(),
    prTitle: z.string(),
    prSha: z.string(),
    prBaseBranch: z.string(),
    prAuthor: z.string(),
  };
  const queue = {
    state: stateIn(queueStates, stateCase),
    branch: z.string(),
    concurrency: z.number(),
    testingTimeoutMinutes: z.number(),
    mode: z.enum(modes),
    canOptimisticallyMerge: z.boolean(),
    pendingFailureDepth: z.number(),
    batch: z.boolean(),
    batchingMaxWaitTimeMinutes: z.number(),
    batchingMinSize: z.number(),
    createPrsForTestingBranches: z.boolean(),
    commentsEnabled: z.boolean(),
    commandsEnabled: z.boolean(),
    statusCheckEnabled: z.boolean(),
    labelCommandsEnabled: z.boolean().optional(),
    extensionEnabled: z.boolean().optional(),
    stateLabelsEnabled: z.boolean().optional(),
    bisectionConcurrency: z.number(),
    requiredStatuses: z.array(z.string()),
    directMergeMode: z.enum(directMergeModes),
    optimizationMode: z.enum(optimizationModes),
    mergeMethod: z.enum(mergeMethods),
    enqueueingLabel: z.string().optional(),
  };
  const readiness = z.object({
    hasImpactedTargets: z.boolean().optional(),
    requiresImpactedTargets: z.boolean(),
    doesBaseBranchMatch: z.boolean(),
    gitHubMergeability: z.enum(['unspecified', 'in_progress', 'mergeable', 'not_mergeable']),
  });
  return {
    '/submitPullRequest': null,
    '/cancelPullRequest': z.object({}),
    '/restartTestsOnPullRequest': z.object({}),
    '/getSubmittedPullRequest': z.object({
      ...pullRequest,
      readiness: readiness.optional(),
      forceEnqueued: z.boolean(),
      isCurrentlySubmittedToQueue: z.boolean(),
    }),
    '/setImpactedTargets': z.object({}),
    '/getMergeQueueTestingDetails': testingDetails,
    '/createQueue': null,
    '/deleteQueue': z.object({}),
    '/getQueue': z.object({
      ...queue,
      enqueuedPullRequests: z.array(z.object({ ...pullRequest, noBatch: z.boolean() })),
    }),
    '/updateQueue': z.object(queue),
    '/flaky-tests/list-unhealthy-tests': z.object({ tests: z.array(unhealthyTest(stateCase)), page }),
    '/flaky-tests/list-quarantined-tests': z.object({ quarantined_tests: z.array(quarantinedTest), page }),
  } as const;
}

export type ResponseSchemas = ReturnType<typeof responseSchemas>;
