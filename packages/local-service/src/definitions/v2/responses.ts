import { z } from 'zod';
import { pullRequestStates, queueStates } from '../../queue-rules/states.js';
import { wordOf } from './words.js';

/** Responses of the second generation. */

const time = z.iso.datetime();
const count = z.int().min(0);
const entryState = z.enum(pullRequestStates.map(wordOf));
const queueState = z.enum(queueStates.map(wordOf));
const mode = z.enum(['queue', 'graph']);
const texts = z.array(z.string());

function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row).max(100),
    nextCursor: z.string().nullable(),
    hasMore: z.boolean(),
    total: count.optional(),
  });
}

const config = z.object({
  concurrency: count,
  bisectionConcurrency: count,
  pendingFailureDepth: count,
  canOptimisticallyMerge: z.boolean(),
  allowBatching: z.boolean(),
  batchingMaxWaitTimeMinutes: count,
  batchingMinSize: count,
  testingTimeoutMinutes: count,
  notReadyTimeoutMinutes: count,
  createsPrsForTestingBranches: z.boolean(),
  areCommentsEnabled: z.boolean(),
  areCommandsEnabled: z.boolean(),
  isStatusCheckEnabled: z.boolean(),
  isExtensionEnabled: z.boolean(),
  areLabelCommandsEnabled: z.boolean(),
  areStateLabelsEnabled: z.boolean(),
  requiredStatuses: texts,
  allowedBotSubmitters: texts,
  batchingRules: z.array(z.object({ targetPattern: z.string(), policy: z.literal('isolate') })),
  directMergeMode: z.enum(['off', 'always']),
  optimizationMode: z.enum(['off', 'bisectionSkipRedundantTests']),
  mergeMethod: z.enum(['mergeCommit', 'squash', 'rebase']),
  testBranchConstructionMode: z.enum(['renameTempBranch', 'pushNewBranchFromTemp']),
  enqueueingLabel: z.string(),
});

const queue = z.object({
  id: z.string(),
  repositoryId: z.uuid(),
  targetBranch: z.string(),
  state: queueState,
  mode,
  managedState: z.literal('manual'),
  createdAt: time,
  updatedAt: time,
  repositoryUrl: z.url(),
  pullRequestsUrl: z.string(),
  config,
});

const stateChange = z.object({ id: z.string(), state: queueState, mode, pullRequestsUrl: z.string() });

const pullRequest = z.object({
  id: z.uuid(),
  repositoryId: z.uuid(),
  number: z.int(),
  title: z.string(),
  branch: z.string(),
  sha: z.string(),
  baseBranch: z.string(),
  author: z.string(),
  url: z.url(),
  state: z.enum(['open', 'merged']),
  isCurrentlySubmittedToQueue: z.boolean(),
  queueEntry: z.object({
    id: z.string(),
    mergeQueueId: z.string(),
    state: entryState,
    stateChangedAt: time,
    priorityValue: z.int(),
    priorityName: z.string().optional(),
    usedDefaultPriorityName: z.string().optional(),
    skipsTheLine: z.boolean(),
    allowBatching: z.boolean(),
    direct: z.boolean(),
    verifiedByVerificationRunId: z.string().optional(),
    readiness: z.object({
      requiresImpactedTargets: z.boolean(),
      hasImpactedTargets: z.boolean().optional(),
      doesBaseBranchMatch: z.boolean(),
      mergeability: z.enum(['mergeable', 'notMergeable']),
      mergeabilityDetails: z
        .object({
          provider: z.literal('github'),
          reasons: z.array(z.object({ code: z.literal('other'), message: z.string() })),
        })
        .optional(),
    }),
    createdAt: time,
    updatedAt: time,
  }),
  createdAt: time,
});

const reference = z.object({
  id: z.uuid(),
  number: z.int(),
  sha: z.string(),
  title: z.string(),
  url: z.url(),
});

const order = z.object({
  mode,
  queueState,
  batchingEnabled: z.boolean(),
  isolationResolved: z.boolean(),
  hasCycle: z.boolean(),
  batches: z.array(
    z.object({
      verificationRunId: z.string(),
      state: entryState,
      isBisection: z.boolean(),
      pullRequests: z.array(reference),
    }),
  ),
  pending: z.array(
    z.object({
      pullRequest: reference,
      schedulability: z.literal('schedulable'),
      directlyAhead: z.array(reference),
      heldBy: z.array(reference),
    }),
  ),
  awaitingAdmission: z.array(reference),
  awaitingAdmissionTotal: count,
});

const targetSet = z.object({ impactsAllTargets: z.boolean(), impactedTargets: texts, totalImpactedTargets: count });

const run = z.object({
  id: z.string(),
  isBisection: z.boolean(),
  testBranch: z.string(),
  testBranchSha: z.string(),
  testBranchCommitUrl: z.url(),
  createdAt: time,
  updatedAt: time,
  status: z.enum(['inProgress', 'failed', 'cancelled', 'succeeded']),
  requiredStatusesSource: z.enum(['repoProviderBranchProtection', 'mergeInstance']),
  requiredStatuses: texts,
  checks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['checkRun', 'statusCheck']),
      status: z.enum(['inProgress', 'completed']),
      conclusion: z.enum(['success', 'failure', 'neutral', 'cancelled', 'timeout']),
      url: z.string().nullable(),
      provider: z.literal('github'),
    }),
  ),
  testedPullRequests: z.array(reference),
  dependentPullRequests: z.array(reference),
  impactedTargets: z.object({ all: targetSet }).optional(),
});

const graph = z.object({
  nodes: z.array(
    z.object({
      pullRequestNumber: z.int(),
      title: z.string(),
      author: z.string(),
      state: entryState,
      priorityValue: z.int(),
      priorityName: z.string().optional(),
      skipsTheLine: z.boolean(),
      allowsBatching: z.boolean(),
      verificationRunId: z.string().optional(),
      isBisection: z.boolean(),
      impactedTargets: texts.optional(),
      totalImpactedTargets: count.optional(),
    }),
  ),
  edges: z.array(
    z.object({
      fromPullRequestNumber: z.int(),
      toPullRequestNumber: z.int(),
      commonImpactedTargets: texts.optional(),
      totalCommonImpactedTargets: count.optional(),
    }),
  ),
});

const testingResult = z.object({
  pullRequestNumber: z.int().min(1),
  endedAt: time,
  testingDurationMs: count,
  outcome: z.enum(['passed', 'failed', 'interrupted', 'cancelled']),
  entryConclusion: z.enum(['merged', 'failed', 'cancelled']).optional(),
  isBisection: z.boolean(),
  startedBisection: z.boolean(),
  verificationRunId: z.string(),
});

const failureCausingChecks = z.array(z.object({ name: z.string(), url: z.url(), conclusion: z.string() }));

const transition = z.object({
  pullRequestId: z.uuid(),
  state: entryState,
  changedAt: time,
  reason: z.string().nullable(),
  verificationRunId: z.string().optional(),
  pendingFailure: z.object({ waitingFor: z.array(reference), failureCausingChecks }).optional(),
  failed: z.object({ failureCausingChecks }).optional(),
});

const repository = z.object({
  id: z.uuid(),
  provider: z.literal('github'),
  path: z.string(),
  host: z.string(),
  url: z.url(),
  defaultBranch: z.null(),
  isPrivate: z.null(),
  createdAt: time,
  updatedAt: time,
});

const collection = z.object({
  id: z.string().regex(/^[0-9A-Za-z]{8}$/),
  name: z.string(),
  description: z.string().nullable(),
  testCaseCount: count,
  testCount: count,
  quarantineEnabled: z.boolean(),
  autoQuarantineEnabled: z.boolean(),
  createdAt: time,
  updatedAt: time,
});

const testRow = z.object({
  id: z.string(),
  testCollectionId: z.string(),
  repoId: z.uuid(),
  name: z.string(),
  parentName: z.string(),
  className: z.string(),
  file: z.string(),
  target: z.string(),
  variant: z.string(),
  crossVariantId: z.null(),
  codeowners: texts,
  status: z.enum(['healthy', 'flaky', 'broken']),
  statusSince: time.nullable(),
  quarantineState: z.enum(['quarantined', 'notQuarantined']),
  quarantinedSince: time.nullable(),
  labels: z.array(z.never()),
  url: z.string(),
  metrics: z.null().optional(),
});

const test = testRow.extend({
  quarantineOverride: z.object({ mode: z.literal('alwaysQuarantine'), reason: z.null(), createdAt: time }).nullable(),
  activeMonitors: z.array(z.never()),
  firstSeenAt: time.nullable(),
  lastFailureAt: time.nullable(),
});

const testStatus = z.enum(['healthy', 'flaky', 'broken']);

const statusChange = z.object({
  id: z.string(),
  fromStatus: testStatus,
  toStatus: testStatus,
  activeMonitors: z.array(z.never()),
  startedAt: time,
});

export const responses = {
  graph,
  testingResults: pageOf(testingResult),
  statusHistory: pageOf(statusChange),
  testRuns: pageOf(z.never()),
  queue,
  queues: pageOf(queue),
  stateChange,
  pullRequest,
  pullRequests: pageOf(pullRequest),
  order,
  run,
  runs: pageOf(run),
  transitions: pageOf(transition),
  histories: pageOf(z.object({ pullRequestId: z.string(), transitions: z.array(transition) })),
  repository,
  repositories: pageOf(repository),
  collection,
  collections: pageOf(collection),
  test,
  tests: pageOf(testRow),
};

export type QueueRecord = z.infer<typeof queue>;
export type PullRequestRecord = z.infer<typeof pullRequest>;
export type OrderRecord = z.infer<typeof order>;
export type ReferenceRecord = z.infer<typeof reference>;
export type RunRecord = z.infer<typeof run>;
export type GraphRecord = z.infer<typeof graph>;
export type TestingResultRecord = z.infer<typeof testingResult>;
export type TransitionRecord = z.infer<typeof transition>;
export type RepositoryRecord = z.infer<typeof repository>;
export type CollectionRecord = z.infer<typeof collection>;
export type TestRecord = z.infer<typeof testRow>;
