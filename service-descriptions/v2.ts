/** Written by a script from v2.openapi.json: npm run agreement -- --write */

export interface paths {
  readonly '/v2/impacted-targets': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['UploadImpactedTargetsRequest'];
        };
      };
      readonly responses: {
        readonly 202: {
          headers: {
            readonly [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queue-verification-runs/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['VerificationRun'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly repositoryId?: string;
          readonly targetBranch?: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['CreateMergeQueueRequest'];
        };
      };
      readonly responses: {
        readonly 201: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueue'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueue'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 204: {
          headers: {
            readonly [name: string]: unknown;
          };
          content?: never;
        };
      };
    };
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/config': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['UpdateMergeQueueConfigRequest'];
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueue'];
          };
        };
      };
    };
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/drain': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueStateChange'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'text/plain': components['schemas']['PrometheusExposition'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/order': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueOrder'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/pause': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueStateChange'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/pull-requests': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly state?: string;
        };
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequestList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['SubmitPullRequestRequest'];
        };
      };
      readonly responses: {
        readonly 201: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequest'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/resume': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueStateChange'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/switch-modes': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['SwitchModesRequest'];
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['MergeQueueStateChange'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/{id}/verification-runs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly status?: components['schemas']['VerificationRunStatus'];
        };
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['VerificationRunList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/merge-queues/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly repositoryId?: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'text/plain': components['schemas']['PrometheusExposition'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly number?: string;
          readonly repositoryId: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequestList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequest'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}/dequeue': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequest'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}/queue-entry': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['UpdateQueueEntryRequest'];
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequest'];
          };
        };
      };
    };
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}/queue-entry-history': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly direction?: 'oldest' | 'newest';
          readonly includeTotal?: boolean;
          readonly limit?: number;
        };
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['QueueEntryHistoryList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}/restart-tests': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post: {
      readonly parameters: {
        readonly query?: never;
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['PullRequest'];
          };
        };
      };
    };
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/pull-requests/{id}/verification-runs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly status?: components['schemas']['VerificationRunStatus'];
        };
        readonly header?: never;
        readonly path: {
          readonly id: string;
        };
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['VerificationRunList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/queue-entry-history': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query: {
          readonly cursor?: string;
          readonly direction?: 'oldest' | 'newest';
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly pullRequestIds: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['BatchQueueEntryHistoryList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/repositories': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly providerUrl: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['RepositoryList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/test-cases': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
          readonly quarantineState?: 'quarantined' | 'notQuarantined';
          readonly status?: string;
          readonly testCollectionId?: string;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['TestCaseList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v2/test-collections': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get: {
      readonly parameters: {
        readonly query?: {
          readonly cursor?: string;
          readonly includeTotal?: boolean;
          readonly limit?: number;
        };
        readonly header?: never;
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody?: never;
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': components['schemas']['TestCollectionList'];
          };
        };
      };
    };
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    readonly BatchingRule: {
      readonly policy: components['schemas']['BatchingRulePolicy'];
      readonly targetPattern: string;
    };
    /** @enum {string} */
    readonly BatchingRulePolicy: 'isolate';
    readonly BatchQueueEntryHistoryList: {
      readonly data: readonly components['schemas']['PullRequestQueueEntryHistory'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    readonly Check: {
      readonly conclusion: components['schemas']['CheckConclusion'];
      readonly id: string;
      readonly kind: components['schemas']['CheckKind'];
      readonly name: string;
      /** @enum {string} */
      readonly provider: 'github';
      readonly providerConclusion?: components['schemas']['ProviderCheckConclusion'];
      readonly providerStatus?: components['schemas']['ProviderCheckStatus'];
      readonly status: components['schemas']['CheckStatus'];
      readonly url: string | null;
    };
    /** @enum {string} */
    readonly CheckConclusion: 'success' | 'failure' | 'neutral' | 'cancelled' | 'skipped' | 'timeout';
    /** @enum {string} */
    readonly CheckKind: 'checkRun' | 'statusCheck';
    /** @enum {string} */
    readonly CheckStatus: 'queued' | 'inProgress' | 'completed';
    readonly ConflictCulprit: {
      readonly kind: components['schemas']['ConflictCulpritKind'];
      readonly number?: number;
      readonly pullRequestId?: string;
      readonly sha: string;
      readonly url?: string;
    };
    /** @enum {string} */
    readonly ConflictCulpritKind: 'queuePullRequest' | 'baseBranch' | 'stackedPullRequest';
    readonly CreateMergeQueueRequest: {
      readonly bisectionConcurrency?: number;
      readonly concurrency?: number;
      readonly enqueueingLabel?: string;
      /** @enum {string} */
      readonly mode?: 'queue' | 'graph';
      /** Format: uuid */
      readonly repositoryId: string;
      readonly targetBranch: string;
    };
    readonly DependentPullRequest: {
      readonly id: string;
      readonly number: number;
      readonly sha: string;
      readonly title: string;
      readonly url?: string;
    };
    /** @enum {string} */
    readonly DirectMergeMode: 'off' | 'always';
    /** @enum {string} */
    readonly ErrorCode:
      | 'AUTHENTICATION_REQUIRED'
      | 'INVALID_TOKEN'
      | 'INSUFFICIENT_PERMISSIONS'
      | 'INTERNAL_ERROR'
      | 'VALIDATION_FAILED'
      | 'NOT_FOUND'
      | 'INVALID_CURSOR'
      | 'MERGE_QUEUE_NOT_FOUND'
      | 'PR_ALREADY_ENQUEUED'
      | 'PR_NOT_ENQUEUEABLE'
      | 'UPSTREAM_ERROR'
      | 'VERIFICATION_RUN_NOT_FOUND'
      | 'PR_NOT_FOUND'
      | 'REPOSITORY_NOT_FOUND'
      | 'IMPACTED_TARGETS_UNSUPPORTED'
      | 'QUEUE_ALREADY_EXISTS'
      | 'QUEUE_HAS_ACTIVE_ENTRIES'
      | 'MODE_CHANGE_IN_PROGRESS'
      | 'PR_NOT_IN_ACTIVE_STATE'
      | 'MERGE_QUEUE_NOT_CREATABLE'
      | 'PR_TESTS_NOT_RESTARTABLE'
      | 'ALLOWED_BOT_SUBMITTERS_FROZEN'
      | 'PROVIDER_URL_NOT_FOUND'
      | 'CI_HOST_UNSUPPORTED'
      | 'CI_SCOPE_NOT_FOUND'
      | 'TEST_COLLECTION_NOT_FOUND'
      | 'TEST_CASE_NOT_FOUND'
      | 'TICKETING_NOT_CONFIGURED'
      | 'TICKETING_CREDENTIALS_INVALID'
      | 'TICKET_NOT_FOUND'
      | 'TICKET_LINK_CONFLICT'
      | 'RATE_LIMIT_EXCEEDED';
    readonly ErrorResponse: {
      readonly error: {
        readonly code: components['schemas']['ErrorCode'];
        readonly message: string;
      };
    };
    readonly FailedTransitionDetails: {
      readonly apiFailureMessage?: string;
      readonly blockReasons?: readonly components['schemas']['MergeabilityReason'][];
      readonly conflictCulprit?: components['schemas']['ConflictCulprit'];
      readonly failureCausingChecks: readonly components['schemas']['FailureCausingCheck'][];
    };
    readonly FailureCausingCheck: {
      readonly conclusion?: string;
      readonly name: string;
      readonly url?: string;
    };
    readonly ImpactedTargetSet: {
      readonly impactedTargets: readonly string[];
      readonly impactsAllTargets: boolean;
      readonly totalImpactedTargets: number;
    };
    readonly Label: {
      /** Format: date-time */
      readonly assignedAt: string;
      readonly description: string;
      readonly id: string;
      readonly name: string;
      readonly sources: readonly components['schemas']['LabelSource'][];
    };
    /** @enum {string} */
    readonly LabelingMonitorType:
      'failureRate' | 'passOnRetry' | 'failureCount' | 'newTest' | 'skippedTest' | 'slowTest' | 'timeoutInflation';
    readonly LabelSource: components['schemas']['UserLabelSource'] | components['schemas']['MonitorLabelSource'];
    readonly LabelUser: {
      readonly id: string;
      readonly name: string | null;
    };
    /** @enum {string} */
    readonly ManagedState: 'manual' | 'terraform' | 'terraformWithDrift';
    /** @enum {string} */
    readonly Mergeability: 'mergeable' | 'notMergeable' | 'inProgress' | 'unspecified';
    readonly MergeabilityDetails: {
      /** @enum {string} */
      readonly provider: 'github';
      readonly reasons: readonly components['schemas']['MergeabilityReason'][];
    };
    readonly MergeabilityReason: {
      readonly check?: string;
      readonly code: components['schemas']['MergeabilityReasonCode'];
      readonly have?: number;
      readonly message: string;
      readonly need?: number;
      readonly ontoPrNumber?: number;
    };
    /** @enum {string} */
    readonly MergeabilityReasonCode:
      | 'conflict'
      | 'behind'
      | 'draft'
      | 'closed'
      | 'pending'
      | 'awaitingCheck'
      | 'failingCheck'
      | 'reviewRequired'
      | 'changesRequested'
      | 'stackNeedsRebase'
      | 'other';
    /** @enum {string} */
    readonly MergeMethod: 'mergeCommit' | 'squash' | 'rebase';
    readonly MergeQueue: {
      readonly config: components['schemas']['MergeQueueConfig'];
      /** Format: date-time */
      readonly createdAt: string;
      readonly htmlUrl?: string;
      readonly id: string;
      readonly managedState: components['schemas']['ManagedState'];
      readonly mode: components['schemas']['MergeQueueMode'];
      readonly pullRequestsUrl: string;
      readonly repositoryId: string;
      readonly repositoryUrl: string;
      readonly state: components['schemas']['MergeQueueState'];
      readonly targetBranch: string;
      /** Format: date-time */
      readonly updatedAt: string;
    };
    readonly MergeQueueConfig: {
      readonly allowBatching: boolean;
      readonly allowedBotSubmitters: readonly string[];
      readonly areCommandsEnabled: boolean;
      readonly areCommentsEnabled: boolean;
      readonly areLabelCommandsEnabled: boolean;
      readonly areStateLabelsEnabled: boolean;
      readonly batchingMaxWaitTimeMinutes: number;
      readonly batchingMinSize: number;
      readonly batchingRules: readonly components['schemas']['BatchingRule'][];
      readonly bisectionConcurrency: number;
      readonly canOptimisticallyMerge: boolean;
      readonly concurrency: number;
      readonly createsPrsForTestingBranches: boolean;
      readonly directMergeMode: components['schemas']['DirectMergeMode'];
      readonly enqueueingLabel: string;
      readonly isExtensionEnabled: boolean;
      readonly isStatusCheckEnabled: boolean;
      readonly mergeMethod: components['schemas']['MergeMethod'];
      readonly notReadyTimeoutMinutes: number;
      readonly optimizationMode: components['schemas']['OptimizationMode'];
      readonly pendingFailureDepth: number;
      readonly requiredStatuses: readonly string[];
      readonly testBranchConstructionMode: components['schemas']['TestBranchConstructionMode'];
      readonly testingTimeoutMinutes: number;
    };
    readonly MergeQueueList: {
      readonly data: readonly components['schemas']['MergeQueue'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    /** @enum {string} */
    readonly MergeQueueMode: 'queue' | 'graph';
    readonly MergeQueueOrder: {
      readonly awaitingAdmission: readonly components['schemas']['QueuedPullRequest'][];
      readonly awaitingAdmissionTotal: number;
      readonly batches: readonly components['schemas']['OrderedBatch'][];
      readonly batchingEnabled: boolean;
      readonly hasCycle: boolean;
      readonly isolationResolved: boolean;
      readonly mode: components['schemas']['MergeQueueMode'];
      readonly pending: readonly components['schemas']['OrderedPendingItem'][];
      readonly queueState: components['schemas']['MergeQueueState'];
    };
    /** @enum {string} */
    readonly MergeQueueState: 'running' | 'paused' | 'draining' | 'switchingModes';
    readonly MergeQueueStateChange: {
      readonly id: string;
      readonly mode: components['schemas']['MergeQueueMode'];
      readonly pullRequestsUrl: string;
      readonly state: components['schemas']['MergeQueueState'];
    };
    readonly MonitorLabelSource: {
      /** Format: date-time */
      readonly assignedAt: string;
      readonly monitorId: string;
      readonly monitorType: components['schemas']['LabelingMonitorType'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: 'MonitorLabelSource';
    };
    readonly NotReadyTransitionDetails: {
      readonly allowBatching: boolean;
      readonly priorityName?: string;
      readonly priorityValue?: number;
    };
    /** @enum {string} */
    readonly OptimizationMode: 'off' | 'bisectionSkipRedundantTests';
    readonly OrderedBatch: {
      readonly isBisection: boolean;
      readonly pullRequests: readonly components['schemas']['QueuedPullRequest'][];
      readonly state: components['schemas']['QueueEntryState'];
      readonly verificationRunId: string;
    };
    readonly OrderedPendingItem: {
      readonly directlyAhead: readonly components['schemas']['QueuedPullRequest'][];
      readonly heldBy: readonly components['schemas']['QueuedPullRequest'][];
      readonly predictedBatch?: number;
      readonly pullRequest: components['schemas']['QueuedPullRequest'];
      readonly schedulability: components['schemas']['PendingSchedulability'];
    };
    readonly PendingFailureTransitionDetails: {
      readonly eventualFailureReason?: string;
      readonly failureCausingChecks: readonly components['schemas']['FailureCausingCheck'][];
      readonly waitingFor: readonly components['schemas']['TransitionPullRequestRef'][];
    };
    /** @enum {string} */
    readonly PendingSchedulability: 'schedulable' | 'heldBehindFailure';
    readonly PendingTransitionDetails: {
      readonly prerequisitePullRequests: readonly components['schemas']['TransitionPullRequestRef'][];
      readonly priorityName?: string;
      readonly priorityValue?: number;
      readonly usedDefaultPriorityName?: string;
    };
    readonly PrometheusExposition: string;
    /** @enum {string} */
    readonly Provider: 'github' | 'gitlab' | 'bitbucket' | 'unknown';
    /** @enum {string} */
    readonly ProviderCheckConclusion:
      | 'ACTION_REQUIRED'
      | 'CANCELLED'
      | 'ERROR'
      | 'FAILURE'
      | 'NEUTRAL'
      | 'PENDING'
      | 'SKIPPED'
      | 'STALE'
      | 'SUCCESS'
      | 'TIMED_OUT';
    /** @enum {string} */
    readonly ProviderCheckStatus: 'QUEUED' | 'IN_PROGRESS' | 'COMPLETED' | 'PENDING' | 'WAITING' | 'REQUESTED';
    readonly PullRequest: {
      readonly author: string;
      readonly baseBranch: string;
      readonly branch: string;
      /** Format: date-time */
      readonly createdAt: string;
      readonly htmlUrl?: string;
      readonly id: string;
      readonly isCurrentlySubmittedToQueue: boolean;
      readonly number: number;
      readonly queueEntry?: components['schemas']['QueueEntry'];
      readonly repositoryId: string;
      readonly sha: string;
      readonly state?: components['schemas']['PullRequestState'];
      readonly title: string;
      readonly url?: string;
      readonly viewerIsAuthor?: boolean;
    };
    readonly PullRequestList: {
      readonly data: readonly components['schemas']['PullRequest'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    readonly PullRequestQueueEntryHistory: {
      readonly pullRequestId: string;
      readonly transitions: readonly components['schemas']['QueueEntryStateTransition'][];
    };
    /** @enum {string} */
    readonly PullRequestState: 'open' | 'closed' | 'merged';
    /** @enum {string} */
    readonly QuarantineState: 'quarantined' | 'notQuarantined';
    readonly QueuedPullRequest: {
      readonly id: string;
      readonly number: number;
      readonly sha: string;
      readonly title: string;
      readonly url?: string;
    };
    readonly QueueEntry: {
      readonly allowBatching: boolean;
      /** Format: date-time */
      readonly createdAt: string;
      readonly direct: boolean;
      readonly id: string;
      readonly mergeQueueId: string;
      readonly priorityName?: string;
      readonly priorityValue?: number;
      readonly readiness: components['schemas']['Readiness'];
      readonly skipsTheLine: boolean;
      readonly state: components['schemas']['QueueEntryState'];
      /** Format: date-time */
      readonly stateChangedAt: string;
      /** Format: date-time */
      readonly updatedAt: string;
      readonly usedDefaultPriorityName?: string;
      readonly verifiedByVerificationRunId?: string;
    };
    readonly QueueEntryHistoryList: {
      readonly data: readonly components['schemas']['QueueEntryStateTransition'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    /** @enum {string} */
    readonly QueueEntryState:
      'notReady' | 'pending' | 'testing' | 'testsPassed' | 'merged' | 'failed' | 'cancelled' | 'pendingFailure';
    readonly QueueEntryStateTransition: {
      readonly actor?: components['schemas']['TransitionActor'];
      /** Format: date-time */
      readonly changedAt: string;
      readonly failed?: components['schemas']['FailedTransitionDetails'];
      readonly notReady?: components['schemas']['NotReadyTransitionDetails'];
      readonly pending?: components['schemas']['PendingTransitionDetails'];
      readonly pendingFailure?: components['schemas']['PendingFailureTransitionDetails'];
      readonly prerequisitePullRequestId?: string;
      readonly pullRequestId: string;
      readonly reason: string | null;
      readonly state: components['schemas']['QueueEntryState'];
      readonly testsPassed?: components['schemas']['TestsPassedTransitionDetails'];
      readonly verificationRunId?: string;
    };
    readonly Readiness: {
      readonly doesBaseBranchMatch: boolean;
      readonly hasImpactedTargets?: boolean;
      readonly mergeability: components['schemas']['Mergeability'];
      readonly mergeabilityDetails?: components['schemas']['MergeabilityDetails'];
      readonly requiresImpactedTargets: boolean;
    };
    readonly Repository: {
      /** Format: date-time */
      readonly createdAt: string;
      readonly defaultBranch: string | null;
      readonly host: string | null;
      readonly id: string;
      readonly isPrivate: boolean | null;
      readonly path: string;
      readonly provider: components['schemas']['Provider'];
      /** Format: date-time */
      readonly updatedAt: string;
      readonly url: string;
    };
    readonly RepositoryList: {
      readonly data: readonly components['schemas']['Repository'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    /** @enum {string} */
    readonly RequiredStatusesSource: 'trunkConfig' | 'repoProviderBranchProtection' | 'mergeInstance';
    readonly SubmitPullRequestRequest: {
      readonly allowBatching?: boolean;
      readonly direct?: boolean;
      readonly number: number;
      readonly priorityName?: string;
      readonly priorityValue?: number;
    };
    readonly SwitchModesRequest: {
      /** @enum {string} */
      readonly mode: 'queue' | 'graph';
    };
    /** @enum {string} */
    readonly TestBranchConstructionMode: 'renameTempBranch' | 'pushNewBranchFromTemp';
    readonly TestBranchPullRequest: {
      readonly number: number;
      readonly url: string;
    };
    readonly TestCaseList: {
      readonly data: readonly components['schemas']['TestCaseSummary'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    readonly TestCaseMetrics: {
      readonly durationP95Ms: number | null;
      readonly failureCount: number;
      readonly failureRate: number;
      /** Format: date-time */
      readonly lastFailureAt: string | null;
      /** Format: date-time */
      readonly lastRunAt: string | null;
      readonly prsImpacted: number;
      readonly runCount: number;
    };
    readonly TestCaseSummary: {
      readonly className: string;
      readonly codeowners: readonly string[];
      readonly crossVariantId: string | null;
      readonly file: string;
      readonly id: string;
      readonly labels: readonly components['schemas']['Label'][];
      readonly metrics?: components['schemas']['TestCaseMetrics'] | null;
      readonly name: string;
      readonly parentName: string;
      readonly quarantineState: components['schemas']['QuarantineState'];
      readonly repoId: string;
      readonly status: components['schemas']['TestStatus'];
      /** Format: date-time */
      readonly statusSince: string | null;
      readonly target: string;
      readonly testCollectionId: string;
      readonly variant: string;
    };
    readonly TestCollection: {
      readonly autoQuarantineEnabled: boolean;
      /** Format: date-time */
      readonly createdAt: string;
      readonly description: string | null;
      readonly id: string;
      readonly name: string;
      readonly quarantineEnabled: boolean;
      readonly testCaseCount: number;
      /** Format: date-time */
      readonly updatedAt: string;
    };
    readonly TestCollectionList: {
      readonly data: readonly components['schemas']['TestCollection'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    readonly TestedPullRequest: {
      readonly id: string;
      readonly number: number;
      readonly sha: string;
      readonly title: string;
      readonly url?: string;
    };
    readonly TestsPassedTransitionDetails: {
      readonly batchSize: number;
      readonly bisectionId?: string;
      readonly otherTestedPullRequests: readonly components['schemas']['TransitionPullRequestRef'][];
      readonly successorPullRequestId?: string;
      readonly waitingFor: readonly components['schemas']['TransitionPullRequestRef'][];
    };
    /** @enum {string} */
    readonly TestStatus: 'healthy' | 'flaky' | 'broken';
    readonly TransitionActor: {
      readonly gitHubLogin?: string;
      readonly trunkUserId?: string;
    };
    readonly TransitionPullRequestRef: {
      readonly number: number;
      readonly pullRequestId: string;
      readonly state: components['schemas']['QueueEntryState'];
      readonly title: string;
      readonly url?: string;
    };
    readonly UpdateMergeQueueConfigRequest: {
      readonly allowBatching?: boolean;
      readonly allowedBotSubmitters?: readonly string[];
      readonly areCommandsEnabled?: boolean;
      readonly areCommentsEnabled?: boolean;
      readonly areLabelCommandsEnabled?: boolean;
      readonly areStateLabelsEnabled?: boolean;
      readonly batchingMaxWaitTimeMinutes?: number;
      readonly batchingMinSize?: number;
      readonly batchingRules?: readonly {
        /** @enum {string} */
        readonly policy: 'isolate';
        readonly targetPattern: string;
      }[];
      readonly bisectionConcurrency?: number;
      readonly canOptimisticallyMerge?: boolean;
      readonly concurrency?: number;
      readonly createsPrsForTestingBranches?: boolean;
      /** @enum {string} */
      readonly directMergeMode?: 'off' | 'always';
      readonly enqueueingLabel?: string;
      readonly isExtensionEnabled?: boolean;
      readonly isStatusCheckEnabled?: boolean;
      /** @enum {string} */
      readonly mergeMethod?: 'mergeCommit' | 'squash' | 'rebase';
      readonly notReadyTimeoutMinutes?: number;
      /** @enum {string} */
      readonly optimizationMode?: 'off' | 'bisectionSkipRedundantTests';
      readonly pendingFailureDepth?: number;
      readonly requiredStatuses?: readonly string[];
      /** @enum {string} */
      readonly testBranchConstructionMode?: 'renameTempBranch' | 'pushNewBranchFromTemp';
      readonly testingTimeoutMinutes?: number;
    };
    readonly UpdateQueueEntryRequest: {
      readonly allowBatching?: boolean;
      readonly direct?: boolean;
      readonly priorityName?: string;
      readonly priorityValue?: number;
    };
    readonly UploadImpactedTargetsRequest: {
      readonly branch?: string;
      readonly impactedTargets?: readonly string[];
      /** @enum {boolean} */
      readonly impactsAllTargets?: true;
      readonly number?: number;
      /** Format: uuid */
      readonly repositoryId: string;
      readonly sha: string;
      readonly targetBranch: string;
    } & ((unknown | unknown) & (unknown | unknown));
    readonly UserLabelSource: {
      /** Format: date-time */
      readonly assignedAt: string;
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      readonly type: 'UserLabelSource';
      readonly user: components['schemas']['LabelUser'] | null;
    };
    readonly VerificationRun: {
      readonly checks: readonly components['schemas']['Check'][];
      /** Format: date-time */
      readonly createdAt: string;
      readonly dependentPullRequests: readonly components['schemas']['DependentPullRequest'][];
      readonly id: string;
      readonly impactedTargets?: components['schemas']['VerificationRunImpactedTargets'];
      readonly isBisection: boolean;
      readonly requiredStatuses: readonly string[];
      readonly requiredStatusesSource?: components['schemas']['RequiredStatusesSource'];
      readonly status: components['schemas']['VerificationRunStatus'];
      readonly testBranch: string;
      readonly testBranchCommitUrl?: string;
      readonly testBranchPullRequest?: components['schemas']['TestBranchPullRequest'];
      readonly testBranchSha: string;
      readonly testedPullRequests: readonly components['schemas']['TestedPullRequest'][];
      /** Format: date-time */
      readonly updatedAt: string;
    };
    readonly VerificationRunImpactedTargets: {
      readonly all: components['schemas']['ImpactedTargetSet'];
      readonly testedPullRequestsOnly?: components['schemas']['ImpactedTargetSet'];
    };
    readonly VerificationRunList: {
      readonly data: readonly components['schemas']['VerificationRun'][];
      readonly hasMore: boolean;
      readonly nextCursor: string | null;
      readonly total?: number;
    };
    /** @enum {string} */
    readonly VerificationRunStatus: 'inProgress' | 'failed' | 'cancelled' | 'succeeded';
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
