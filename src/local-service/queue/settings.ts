/** Configuration of a queue, as `getQueue` shows it and `createQueue` and `updateQueue` take it. */
export interface QueueSettings {
  mode: 'single' | 'parallel';
  /** How many tests run at a time in the whole queue. */
  concurrency: number;
  /** A test that takes longer than this fails. */
  testingTimeoutMinutes: number;
  /** A pull request counts as tested when one behind it, tested on top of it, passes. */
  canOptimisticallyMerge: boolean;
  /** With canOptimisticallyMerge: how many of those behind a failed test are waited for before it counts. */
  pendingFailureDepth: number;
  batch: boolean;
  batchingMaxWaitTimeMinutes: number;
  batchingMinSize: number;
  bisectionConcurrency: number;
  createPrsForTestingBranches: boolean;
  mergeMethod: string;
  commentsEnabled: boolean;
  commandsEnabled: boolean;
  statusCheckEnabled: boolean;
  directMergeMode: string;
  optimizationMode: string;
  enqueueingLabel: string | null;
  requiredStatuses: readonly string[] | null;
}

export const defaultSettings: Readonly<QueueSettings> = {
  mode: 'single',
  concurrency: 5,
  testingTimeoutMinutes: 60,
  canOptimisticallyMerge: false,
  pendingFailureDepth: 0,
  batch: false,
  batchingMaxWaitTimeMinutes: 0,
  batchingMinSize: 1,
  bisectionConcurrency: 1,
  createPrsForTestingBranches: false,
  mergeMethod: 'merge_commit',
  commentsEnabled: true,
  commandsEnabled: true,
  statusCheckEnabled: true,
  directMergeMode: 'off',
  optimizationMode: 'off',
  enqueueingLabel: null,
  requiredStatuses: null,
};

/** What is acceptable for one setting: a test, and the words that say so. */
interface Rule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

const boolean: Rule = { accepts: (value) => typeof value === 'boolean', expected: 'true or false' };
const text: Rule = { accepts: (value) => typeof value === 'string' && value !== '', expected: 'a non-empty string' };

function integerFrom(least: number): Rule {
  return {
    accepts: (value) => Number.isSafeInteger(value) && (value as number) >= least,
    expected: `an integer of ${String(least)} or more`,
  };
}

function numberFrom(least: number, inclusive: boolean): Rule {
  return {
    accepts: (value) => Number.isFinite(value) && (inclusive ? (value as number) >= least : (value as number) > least),
    expected: inclusive ? `a number of ${String(least)} or more` : `a number greater than ${String(least)}`,
  };
}

const rules: Readonly<Record<keyof QueueSettings, Rule>> = {
  mode: { accepts: (value) => value === 'single' || value === 'parallel', expected: 'single or parallel' },
  concurrency: integerFrom(1),
  testingTimeoutMinutes: numberFrom(0, false),
  canOptimisticallyMerge: boolean,
  pendingFailureDepth: integerFrom(0),
  batch: boolean,
  batchingMaxWaitTimeMinutes: numberFrom(0, true),
  batchingMinSize: integerFrom(1),
  bisectionConcurrency: integerFrom(1),
  createPrsForTestingBranches: boolean,
  mergeMethod: text,
  commentsEnabled: boolean,
  commandsEnabled: boolean,
  statusCheckEnabled: boolean,
  directMergeMode: text,
  optimizationMode: text,
  enqueueingLabel: {
    accepts: (value) => value === null || typeof value === 'string',
    expected: 'a string or null',
  },
  requiredStatuses: {
    accepts: (value) => value === null || (Array.isArray(value) && value.every((item) => typeof item === 'string')),
    expected: 'an array of strings, or null',
  },
};

/**
 * The settings among the fields of a request; fields that are no setting are left alone.
 * @throws TypeError naming the first field whose value is of the wrong kind
 */
export function readSettings(fields: Readonly<Record<string, unknown>>): Partial<QueueSettings> {
  const settings: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = fields[name];
    if (value === undefined) continue;
    if (!rule.accepts(value)) throw new TypeError(`${name} must be ${rule.expected}`);
    settings[name] = value;
  }
  return settings;
}
