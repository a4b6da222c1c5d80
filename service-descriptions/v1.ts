/** Written by a script from v1.openapi.json: npm run agreement -- --write */

export interface paths {
  readonly '/cancelPullRequest': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly pr: {
              readonly number: number;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/createQueue': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly concurrency?: number;
            /** @enum {string} */
            readonly mode?: 'single' | 'parallel';
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/deleteQueue': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/flaky-tests/list-quarantined-tests': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly org_url_slug: string;
            readonly page_query: {
              readonly page_size: number;
              readonly page_token?: string;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly page: {
                readonly last_page_token: string;
                readonly next_page_token: string;
                readonly page_index: number;
                readonly prev_page_token: string;
                readonly total_pages: number;
                readonly total_rows: number;
              };
              readonly quarantined_tests: readonly {
                readonly classname: string | null;
                readonly codeowners: readonly string[];
                readonly file: string | null;
                readonly name: string;
                readonly parent: string | null;
                /** @enum {string} */
                readonly quarantine_setting: 'ALWAYS_QUARANTINE' | 'AUTO_QUARANTINE';
                /** Format: date-time */
                readonly quarantined_at: string;
                /** @enum {string} */
                readonly status: 'HEALTHY' | 'FLAKY' | 'BROKEN';
                /** Format: date-time */
                readonly status_last_updated_at: string;
                readonly test_case_id: string;
                readonly variant: string;
              }[];
            };
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
  readonly '/flaky-tests/list-unhealthy-tests': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly org_url_slug: string;
            readonly page_query: {
              readonly page_size: number;
              readonly page_token?: string;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            /** @enum {string} */
            readonly status: 'FLAKY' | 'BROKEN';
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly page: {
                readonly last_page_token: string;
                readonly next_page_token: string;
                readonly page_index: number;
                readonly prev_page_token: string;
                readonly total_pages: number;
                readonly total_rows: number;
              };
              readonly tests: readonly {
                readonly classname?: string;
                readonly codeowners: readonly string[];
                readonly file_path?: string;
                /** Format: uri */
                readonly html_url: string;
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
                readonly parent?: string;
                readonly pull_requests_impacted_last_7d: number;
                readonly quarantined: boolean;
                readonly repository: {
                  /** Format: uri */
                  readonly html_url: string;
                };
                readonly status: {
                  readonly reason: string;
                  /** Format: date-time */
                  readonly timestamp: string;
                  /** @enum {string} */
                  readonly value: 'healthy' | 'flaky' | 'broken';
                };
                readonly ticket?: {
                  /** Format: uri */
                  readonly html_url: string;
                };
                readonly variant: string;
              }[];
            };
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
  readonly '/getMergeQueueMetrics': {
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
            readonly 'text/plain': string;
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
  readonly '/getMergeQueueTestingDetails': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
            readonly testRunId: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly checkSuites: readonly {
                readonly checkRuns: readonly {
                  /** @enum {string} */
                  readonly conclusion?:
                    | 'ACTION_REQUIRED'
                    | 'CANCELLED'
                    | 'FAILURE'
                    | 'NEUTRAL'
                    | 'SUCCESS'
                    | 'SKIPPED'
                    | 'STALE'
                    | 'TIMED_OUT';
                  readonly name: string;
                  /** @enum {string} */
                  readonly status?: 'QUEUED' | 'IN_PROGRESS' | 'COMPLETED';
                  readonly url: string;
                }[];
              }[];
              readonly createdAt?: string;
              readonly dependentPrs?: readonly number[];
              readonly impactedTargets?: readonly string[];
              readonly impactedTargetsForTestedPrs?: readonly string[];
              readonly requiredStatuses: readonly string[];
              /** @enum {string} */
              readonly requiredStatusesSource?: 'trunk_config' | 'repo_provider_branch_protection' | 'merge_instance';
              /** @enum {string} */
              readonly status?: 'in_progress' | 'failed' | 'cancelled' | 'succeeded';
              readonly statusChecks: readonly {
                readonly context: string;
                /** @enum {string} */
                readonly state?: 'ERROR' | 'FAILURE' | 'PENDING' | 'SUCCESS';
                readonly url?: string;
              }[];
              readonly testBranch: string;
              readonly testBranchSha: string;
              readonly testedPullRequests: readonly {
                readonly prNumber: number;
                readonly prUrl: string;
                readonly title: string;
              }[];
            };
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
  readonly '/getQueue': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly batch: boolean;
              readonly batchingMaxWaitTimeMinutes: number;
              readonly batchingMinSize: number;
              readonly bisectionConcurrency: number;
              readonly branch: string;
              readonly canOptimisticallyMerge: boolean;
              readonly commandsEnabled: boolean;
              readonly commentsEnabled: boolean;
              readonly concurrency: number;
              readonly createPrsForTestingBranches: boolean;
              /** @enum {string} */
              readonly directMergeMode: 'off' | 'always';
              readonly enqueuedPullRequests: readonly {
                readonly id?: string;
                readonly noBatch: boolean;
                readonly prAuthor: string;
                readonly prBaseBranch: string;
                readonly priorityName: string;
                readonly priorityValue: number;
                readonly prNumber: number;
                readonly prSha: string;
                readonly prTitle: string;
                readonly skipTheLine: boolean;
                /** @enum {string} */
                readonly state?:
                  | 'not_ready'
                  | 'pending'
                  | 'testing'
                  | 'tests_passed'
                  | 'merged'
                  | 'failed'
                  | 'cancelled'
                  | 'pending_failure';
                readonly stateChangedAt: string;
                readonly usedDefaultPriorityName?: string;
              }[];
              /** @enum {string} */
              readonly mergeMethod: 'merge_commit' | 'squash' | 'rebase';
              /** @enum {string} */
              readonly mode: 'single' | 'parallel';
              /** @enum {string} */
              readonly optimizationMode: 'off' | 'bisection_skip_redundant_tests';
              readonly pendingFailureDepth: number;
              readonly requiredStatuses: readonly string[];
              /** @enum {string} */
              readonly state: 'running' | 'paused' | 'draining' | 'switching_modes';
              readonly statusCheckEnabled: boolean;
              readonly testingTimeoutMinutes: number;
            };
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
  readonly '/getSubmittedPullRequest': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly pr: {
              readonly number: number;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly forceEnqueued: boolean;
              readonly id?: string;
              readonly isCurrentlySubmittedToQueue: boolean;
              readonly prAuthor: string;
              readonly prBaseBranch: string;
              readonly priorityName: string;
              readonly priorityValue: number;
              readonly prNumber: number;
              readonly prSha: string;
              readonly prTitle: string;
              readonly readiness?: {
                readonly doesBaseBranchMatch: boolean;
                /** @enum {string} */
                readonly gitHubMergeability: 'unspecified' | 'in_progress' | 'mergeable' | 'not_mergeable';
                readonly hasImpactedTargets?: boolean;
                readonly requiresImpactedTargets: boolean;
              };
              readonly skipTheLine: boolean;
              /** @enum {string} */
              readonly state?:
                | 'not_ready'
                | 'pending'
                | 'testing'
                | 'tests_passed'
                | 'merged'
                | 'failed'
                | 'cancelled'
                | 'pending_failure';
              readonly stateChangedAt: string;
              readonly usedDefaultPriorityName?: string;
            };
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
  readonly '/restartTestsOnPullRequest': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly pr: {
              readonly number: number;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/setImpactedTargets': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly impactedTargets: readonly string[] | 'ALL';
            readonly pr: {
              readonly number: number;
              readonly sha: string;
            };
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/submitPullRequest': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly noBatch?: boolean;
            readonly pr: {
              readonly number: number;
            };
            readonly priority?: number | string | null;
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly targetBranch: string;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': unknown;
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
  readonly '/updateQueue': {
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
        readonly path?: never;
        readonly cookie?: never;
      };
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': {
            readonly batch?: boolean;
            readonly batchingMaxWaitTimeMinutes?: number;
            readonly batchingMinSize?: number;
            readonly bisectionConcurrency?: number;
            readonly canOptimisticallyMerge?: boolean;
            readonly commandsEnabled?: boolean;
            readonly commentsEnabled?: boolean;
            readonly concurrency?: number;
            readonly createPrsForTestingBranches?: boolean;
            readonly deleteRequiredStatuses?: boolean;
            /** @enum {string} */
            readonly directMergeMode?: 'off' | 'always';
            /** @enum {string} */
            readonly mergeMethod?: 'merge_commit' | 'squash' | 'rebase';
            /** @enum {string} */
            readonly mode?: 'single' | 'parallel';
            /** @enum {string} */
            readonly optimizationMode?: 'off' | 'bisection_skip_redundant_tests';
            readonly pendingFailureDepth?: number;
            readonly repo: {
              readonly host: string;
              readonly name: string;
              readonly owner: string;
            };
            readonly requiredStatuses?: readonly string[];
            /** @enum {string} */
            readonly state?: 'running' | 'paused' | 'draining';
            readonly statusCheckEnabled?: boolean;
            readonly targetBranch: string;
            readonly testingTimeoutMinutes?: number;
          };
        };
      };
      readonly responses: {
        readonly 200: {
          headers: {
            readonly [name: string]: unknown;
          };
          content: {
            readonly 'application/json': {
              readonly batch: boolean;
              readonly batchingMaxWaitTimeMinutes: number;
              readonly batchingMinSize: number;
              readonly bisectionConcurrency: number;
              readonly branch: string;
              readonly canOptimisticallyMerge: boolean;
              readonly commandsEnabled: boolean;
              readonly commentsEnabled: boolean;
              readonly concurrency: number;
              readonly createPrsForTestingBranches: boolean;
              /** @enum {string} */
              readonly directMergeMode: 'off' | 'always';
              /** @enum {string} */
              readonly mergeMethod: 'merge_commit' | 'squash' | 'rebase';
              /** @enum {string} */
              readonly mode: 'single' | 'parallel';
              /** @enum {string} */
              readonly optimizationMode: 'off' | 'bisection_skip_redundant_tests';
              readonly pendingFailureDepth: number;
              readonly requiredStatuses: readonly string[];
              /** @enum {string} */
              readonly state: 'running' | 'paused' | 'draining' | 'switching_modes';
              readonly statusCheckEnabled: boolean;
              readonly testingTimeoutMinutes: number;
            };
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
