import type { InputName, Subject } from '../inputs/table.js';
import type { EndpointName } from '../service/v1/endpoints.js';
import type { Operation } from './operation.js';

export type OutputSubject =
  'pull request' | 'impacted targets' | 'queue' | 'queue changes' | 'tests' | 'excused tests' | 'metrics' | 'analysis';

interface OperationEntry {
  /** For docs/reference.md: Markdown in one line. */
  readonly description: string;
  /** Words that people call the operation by. */
  readonly aliases?: readonly string[];
  /** Its endpoint in the first generation of the interface. Undefined for an operation that is built on others. */
  readonly endpoint?: EndpointName;
  /** It uses the inputs of these subjects, and those that name the operation itself. */
  readonly about: readonly Subject[];
  /** Inputs that it needs beside address, token and an event about a pull request: of each list, one. */
  readonly needs?: readonly (readonly InputName[])[];
  /** What its outputs are about. `scripts/reference.ts` names the outputs of each subject. */
  readonly sets: readonly OutputSubject[];
  /** True for an operation that runs in the worker whatever its inputs are, since it computes. */
  readonly computes?: true;
  /** Loads its file: what a step does not use, it does not read from disk. */
  readonly load: () => Promise<{ readonly operation: Operation }>;
}

const targets = ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from'] as const;
const settings = ['queue-settings', 'queue-settings-file'] as const;

const operationTable = {
  'submit-pull-request': {
    description: 'Submits the pull request for testing and merging; with `wait`, waits for the end',
    aliases: ['submit', 'enqueue', 'queue', 'add', 'merge'],
    endpoint: 'submitPullRequest',
    about: ['pull request'],
    sets: ['pull request'],
    load: () => import('./submit-pull-request.js'),
  },
  'cancel-pull-request': {
    description: 'Takes the pull request out of the queue',
    aliases: ['cancel', 'dequeue', 'remove', 'withdraw'],
    endpoint: 'cancelPullRequest',
    about: ['pull request'],
    sets: ['pull request'],
    load: () => import('./cancel-pull-request.js'),
  },
  'restart-tests-on-pull-request': {
    description: 'Runs the tests of a queued pull request again',
    aliases: ['restart', 'retry', 'rerun'],
    endpoint: 'restartTestsOnPullRequest',
    about: ['pull request'],
    sets: ['pull request'],
    load: () => import('./restart-tests-on-pull-request.js'),
  },
  'get-submitted-pull-request': {
    description: 'Reads the state of the pull request',
    aliases: ['status', 'state'],
    endpoint: 'getSubmittedPullRequest',
    about: ['pull request'],
    sets: ['pull request'],
    load: () => import('./get-submitted-pull-request.js'),
  },
  'set-impacted-targets': {
    description: 'Uploads what the pull request impacts, so that independent pull requests merge in parallel',
    aliases: ['upload', 'targets'],
    endpoint: 'setImpactedTargets',
    about: ['pull request', 'targets'],
    needs: [targets],
    sets: ['impacted targets', 'pull request'],
    load: () => import('./set-impacted-targets.js'),
  },
  'get-merge-queue-testing-details': {
    description:
      'Reads what a test run of the queue came to. Services may do without `test-run-id`, and then tell what they test now',
    aliases: ['details'],
    endpoint: 'getMergeQueueTestingDetails',
    about: ['queue'],
    needs: [['test-run-id']],
    sets: [],
    load: () => import('./get-merge-queue-testing-details.js'),
  },
  'create-queue': {
    description: 'Creates the queue of a branch, with `queue-settings`',
    aliases: ['create'],
    endpoint: 'createQueue',
    about: ['queue', 'settings'],
    sets: ['queue'],
    load: () => import('./create-queue.js'),
  },
  'delete-queue': {
    description: 'Deletes an empty queue',
    aliases: ['delete'],
    endpoint: 'deleteQueue',
    about: ['queue'],
    sets: [],
    load: () => import('./delete-queue.js'),
  },
  'get-queue': {
    description: 'Reads state, settings and pull requests of a queue',
    endpoint: 'getQueue',
    about: ['queue'],
    sets: ['queue'],
    load: () => import('./get-queue.js'),
  },
  'update-queue': {
    description: 'Changes `queue-settings` of a queue',
    aliases: ['update'],
    endpoint: 'updateQueue',
    about: ['queue', 'settings'],
    needs: [settings],
    sets: ['queue'],
    load: () => import('./update-queue.js'),
  },
  'get-merge-queue-metrics': {
    description: 'Reads metrics in the Prometheus text format',
    aliases: ['metrics'],
    endpoint: 'getMergeQueueMetrics',
    about: [],
    sets: ['metrics'],
    load: () => import('./get-merge-queue-metrics.js'),
  },
  'list-unhealthy-tests': {
    description: 'Lists flaky and broken tests',
    aliases: ['flaky', 'broken', 'unhealthy'],
    endpoint: 'listUnhealthyTests',
    about: ['tests'],
    needs: [['organization-slug']],
    sets: ['tests'],
    load: () => import('./list-unhealthy-tests.js'),
  },
  'list-quarantined-tests': {
    description: 'Lists quarantined tests',
    aliases: ['quarantined', 'quarantine'],
    endpoint: 'listQuarantinedTests',
    about: ['tests'],
    needs: [['organization-slug']],
    sets: ['tests'],
    load: () => import('./list-quarantined-tests.js'),
  },
  'wait-for-pull-request': {
    description:
      'Polls the pull request until it is MERGED (success), FAILED or CANCELLED (the step fails), or time runs out (the step fails, saying the last state)',
    aliases: ['wait'],
    about: ['pull request'],
    sets: ['pull request'],
    load: () => import('./wait-for-pull-request.js'),
  },
  'compute-impacted-targets': {
    description:
      'Computes or reads impacted targets for later steps and jobs; sends nothing, and needs neither `base-url` nor `api-token`',
    aliases: ['compute'],
    about: ['targets'],
    needs: [targets],
    sets: ['impacted targets'],
    load: () => import('./compute-impacted-targets.js'),
  },
  'check-quarantined-tests': {
    description:
      'Fails the job when a test is quarantined: any test named in `tests` or found in `junit-paths`; where neither is given, any quarantined test of the repository. `codeowners` and `max-quarantine-days` narrow it',
    aliases: ['check'],
    about: ['tests', 'reports'],
    needs: [['organization-slug']],
    sets: ['tests'],
    load: () => import('./check-quarantined-tests.js'),
  },
  'excuse-quarantined-failures': {
    description:
      'Reads `junit-paths`; succeeds when every failed test is quarantined, and fails naming those that are not. `codeowners` and `max-quarantine-days` narrow what excuses. Needs neither token nor service where nothing failed',
    aliases: ['excuse'],
    about: ['tests', 'reports'],
    needs: [['organization-slug'], ['junit-paths'], ['tests-outcome']],
    sets: ['tests', 'excused tests'],
    load: () => import('./excuse-quarantined-failures.js'),
  },
  'apply-queue': {
    description:
      'Creates or updates the queue until it has `queue-settings`; changes only what differs, and nothing that is not named; with `dry-run`, shows the plan',
    aliases: ['apply'],
    about: ['queue', 'settings'],
    needs: [settings],
    sets: ['queue', 'queue changes'],
    load: () => import('./apply-queue.js'),
  },
  'analyze-impacted-targets': {
    description:
      'What the last `commits` merges would have impacted, where `ALL` came from, which rules would narrow it, and how a queue would have run. Reads the checkout alone (`fetch-depth: 0`), and needs neither `base-url` nor `api-token`',
    about: ['history'],
    sets: ['analysis'],
    computes: true,
    load: () => import('./analyze-impacted-targets.js'),
  },
} as const satisfies Readonly<Record<string, OperationEntry>>;

export type OperationName = keyof typeof operationTable;

/** Every operation, in the order in which they are documented. */
export const operations: Readonly<Record<OperationName, OperationEntry>> = operationTable;

export const operationNames = Object.keys(operations) as OperationName[];
