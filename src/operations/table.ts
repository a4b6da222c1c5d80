import type { InputName, Subject } from '../inputs/table.js';
import type { Operation } from './operation.js';

export type OutputSubject =
  | 'pull request'
  | 'impacted targets'
  | 'queue'
  | 'queue changes'
  | 'sync'
  | 'tests'
  | 'excused tests'
  | 'metrics'
  | 'audit';

interface OperationEntry {
  /** Description for docs/reference.md: one line of Markdown. */
  readonly description: string;
  /** Subjects of the operation. It uses the inputs of these subjects, and inputs that name the operation itself. */
  readonly about: readonly Subject[];
  /** Inputs that it needs in addition to address, token and an event about a pull request: one input of each list. */
  readonly needs?: readonly (readonly InputName[])[];
  /** Subjects of its outputs. `scripts/reference.ts` names the outputs of each subject. */
  readonly sets: readonly OutputSubject[];
  /** True for an operation that computes, and so always runs in the worker. */
  readonly computes?: true;
  /** Loads its file. A step reads only the files from disk that it uses. */
  readonly load: () => Promise<{ readonly operation: Operation }>;
}

const targets = ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from'] as const;
const settings = ['queue-settings'] as const;
const organization = ['organization-slug'] as const;
const ofPullRequest = { about: ['pull request'], sets: ['pull request'] } as const;
const listOfTests = { about: ['tests'], needs: [organization], sets: ['tests'] } as const;

const operationTable = {
  'submit-pull-request': {
    description: 'Submits the pull request for testing and merging; with `wait`, waits for its final state',
    ...ofPullRequest,
    load: () => import('./submit-pull-request.js'),
  },
  'cancel-pull-request': {
    description: 'Takes the pull request out of the queue; fails where it is still there afterwards',
    ...ofPullRequest,
    load: () => import('./cancel-pull-request.js'),
  },
  'restart-tests-on-pull-request': {
    description: 'Runs the tests of a queued pull request again',
    ...ofPullRequest,
    load: () => import('./restart-tests-on-pull-request.js'),
  },
  'get-submitted-pull-request': {
    description: 'Reads the state of the pull request',
    ...ofPullRequest,
    load: () => import('./get-submitted-pull-request.js'),
  },
  'set-impacted-targets': {
    description:
      'Uploads the impacted targets of the pull request, so that independent pull requests merge in parallel',
    about: ['pull request', 'targets'],
    needs: [targets],
    sets: ['impacted targets', 'pull request'],
    load: () => import('./set-impacted-targets.js'),
  },
  'get-merge-queue-testing-details': {
    description:
      'Reads the result of a test run of the queue. A service that does not require `test-run-id` answers with what it tests now',
    about: ['queue'],
    needs: [['test-run-id']],
    sets: [],
    load: () => import('./get-merge-queue-testing-details.js'),
  },
  'create-queue': {
    description: 'Creates the queue of a branch, with `queue-settings`',
    about: ['queue', 'settings'],
    sets: ['queue'],
    load: () => import('./create-queue.js'),
  },
  'delete-queue': {
    description: 'Deletes an empty queue',
    about: ['queue'],
    sets: [],
    load: () => import('./delete-queue.js'),
  },
  'get-queue': {
    description: 'Reads the state, the settings and the pull requests of a queue',
    about: ['queue'],
    sets: ['queue'],
    load: () => import('./get-queue.js'),
  },
  'update-queue': {
    description: 'Changes settings of a queue',
    about: ['queue', 'settings'],
    needs: [settings],
    sets: ['queue'],
    load: () => import('./update-queue.js'),
  },
  'get-merge-queue-metrics': {
    description: 'Reads metrics in the Prometheus text format; fails on anything else',
    about: [],
    sets: ['metrics'],
    load: () => import('./get-merge-queue-metrics.js'),
  },
  'list-unhealthy-tests': {
    description: 'Lists flaky and broken tests',
    ...listOfTests,
    load: () => import('./list-unhealthy-tests.js'),
  },
  'list-quarantined-tests': {
    description: 'Lists quarantined tests',
    ...listOfTests,
    load: () => import('./list-quarantined-tests.js'),
  },
  'wait-for-pull-request': {
    description:
      'Polls the pull request until it is MERGED (the step succeeds), FAILED or CANCELLED (the step fails), or until the time is over (the step fails, and names the last state)',
    ...ofPullRequest,
    load: () => import('./wait-for-pull-request.js'),
  },
  'compute-impacted-targets': {
    description:
      'Computes or reads impacted targets for later steps and jobs. It sends nothing, and needs neither `base-url` nor `api-token`',
    about: ['targets'],
    needs: [targets],
    sets: ['impacted targets'],
    load: () => import('./compute-impacted-targets.js'),
  },
  'check-quarantined-tests': {
    description:
      'Fails the step when a test is quarantined: a test that `tests` names or that a report of `junit-paths` holds; without both, any test of the repository. `quarantine-policy` narrows this. With `dry-run`, findings do not fail it',
    about: ['tests', 'reports'],
    needs: [organization],
    sets: ['tests'],
    load: () => import('./check-quarantined-tests.js'),
  },
  'excuse-quarantined-failures': {
    description:
      'Reads the reports of `junit-paths`. Succeeds when every failed test is quarantined, and otherwise fails and names the others. `quarantine-policy` narrows the excuse, and says what must have run. When no test failed, it needs neither token nor service',
    about: ['tests', 'reports'],
    needs: [organization, ['junit-paths'], ['tests-outcome']],
    sets: ['tests', 'excused tests'],
    load: () => import('./excuse-quarantined-failures.js'),
  },
  'apply-queue': {
    description:
      'Creates or updates the queue until it has `queue-settings`. It changes only settings that are named and differ. With `dry-run`, it shows the plan',
    about: ['queue', 'settings'],
    needs: [settings],
    sets: ['queue', 'queue changes'],
    load: () => import('./apply-queue.js'),
  },
  'sync-queue': {
    description:
      'Makes sure that every open pull request with `required-label` is in the queue, and says why where it is not. It submits what is missing, at most `max-submissions`, and with `withdraw-unlabelled` takes out what has lost the label. With `dry-run`, it shows the plan. [The page about it](queues.md#the-queue-follows-its-labels) has the verdicts',
    about: ['queue'],
    needs: [['required-label']],
    sets: ['sync'],
    load: () => import('./sync-queue.js'),
  },
  'audit-impacted-targets': {
    description:
      'After tests of the target branch failed: says for each failed target which merges since the last good commit claimed it, and whether it escaped. It changes nothing. It asks the service for test runs and quarantined tests where `base-url` and `api-token` are given, and GitHub for the last successful run where `base-sha` is not',
    about: ['tests'],
    needs: [['failed-targets', 'junit-paths']],
    sets: ['audit'],
    computes: true,
    load: () => import('./audit-impacted-targets.js'),
  },
} as const satisfies Readonly<Record<string, OperationEntry>>;

export type OperationName = keyof typeof operationTable;

/** Every operation, in the order in which they are documented. */
export const operations: Readonly<Record<OperationName, OperationEntry>> = operationTable;

export const operationNames = Object.keys(operations) as OperationName[];
