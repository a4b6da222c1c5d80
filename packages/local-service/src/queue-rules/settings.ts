export const modes = ['single', 'parallel'] as const;
export const mergeMethods = ['merge_commit', 'squash', 'rebase'] as const;
export const directMergeModes = ['off', 'always'] as const;
export const optimizationModes = ['off', 'bisection_skip_redundant_tests'] as const;

export const testBranchConstructionModes = ['rename_temp_branch', 'push_new_branch_from_temp'] as const;

/** Settings of the second generation of the interface alone. They are kept and shown, and have no effect. */
export interface LaterSettings {
  notReadyTimeoutMinutes: number;
  allowedBotSubmitters: readonly string[];
  batchingRules: readonly { readonly targetPattern: string; readonly policy: 'isolate' }[];
  testBranchConstructionMode: (typeof testBranchConstructionModes)[number];
}

/** Configuration of a queue, as `getQueue` shows it and `updateQueue` takes it. */
export interface QueueSettings {
  mode: (typeof modes)[number];
  /** How many tests run at a time, those of bisections not counted. */
  concurrency: number;
  /** A test that takes longer than this fails; 0 is no limit. */
  testingTimeoutMinutes: number;
  /** A batch counts as tested when one behind it, tested on top of it, passes. */
  canOptimisticallyMerge: boolean;
  /** With canOptimisticallyMerge: how many of those behind a failed test are waited for before it counts. */
  pendingFailureDepth: number;
  /** Several entries are tested together. */
  batch: boolean;
  /** How long the first entry of a batch waits for others. */
  batchingMaxWaitTimeMinutes: number;
  /** Largest batch: with this many entries it starts at once. */
  batchingMinSize: number;
  /** How many tests of bisections run at a time; with 0 they take what `concurrency` leaves. */
  bisectionConcurrency: number;
  /** `bisection_skip_redundant_tests`: what follows from other tests is not tested. */
  optimizationMode: (typeof optimizationModes)[number];
  createPrsForTestingBranches: boolean;
  mergeMethod: (typeof mergeMethods)[number];
  commentsEnabled: boolean;
  commandsEnabled: boolean;
  statusCheckEnabled: boolean;
  directMergeMode: (typeof directMergeModes)[number];
  enqueueingLabel: string | null;
  /** These three are unset until a client sets them: the description of the hosted service does not have them. */
  labelCommandsEnabled?: boolean;
  extensionEnabled?: boolean;
  stateLabelsEnabled?: boolean;
  requiredStatuses: readonly string[];
  later: LaterSettings;
}

/** Every value is one that `updateQueue` takes, so that a queue can be written back as it was read. */
export const defaultSettings: Readonly<QueueSettings> = {
  mode: 'single',
  concurrency: 5,
  testingTimeoutMinutes: 45,
  canOptimisticallyMerge: false,
  pendingFailureDepth: 1,
  batch: false,
  batchingMaxWaitTimeMinutes: 1,
  batchingMinSize: 5,
  bisectionConcurrency: 2,
  optimizationMode: 'off',
  createPrsForTestingBranches: false,
  mergeMethod: 'merge_commit',
  commentsEnabled: true,
  commandsEnabled: true,
  statusCheckEnabled: true,
  directMergeMode: 'off',
  enqueueingLabel: null,
  requiredStatuses: [],
  later: {
    notReadyTimeoutMinutes: 0,
    allowedBotSubmitters: [],
    batchingRules: [],
    testBranchConstructionMode: 'rename_temp_branch',
  },
};
