import type { InputName } from '../src/inputs/declarations.js';
import type { OperationName } from '../src/inputs/operation-names.js';
import type { EndpointName } from '../src/service/endpoints.js';

interface Description {
  /** Undefined for an operation that is built on others. */
  readonly endpoint?: EndpointName;
  readonly does: string;
  /** Inputs that it needs beside address, token and an event about a pull request: of each list, one. */
  readonly needs?: readonly (readonly InputName[])[];
  readonly sets: string;
}

const targets = ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from'] as const;
const settings = ['queue-settings', 'queue-settings-file'] as const;

/** What the README says of each operation. The compiler sees to it that none is missing. */
export const operationDescriptions: Readonly<Record<OperationName, Description>> = {
  'submit-pull-request': {
    endpoint: 'submitPullRequest',
    does: 'Submits the pull request for testing and merging; with `wait`, waits for the end',
    sets: 'pull request',
  },
  'cancel-pull-request': {
    endpoint: 'cancelPullRequest',
    does: 'Takes the pull request out of the queue',
    sets: 'pull request',
  },
  'restart-tests-on-pull-request': {
    endpoint: 'restartTestsOnPullRequest',
    does: 'Runs the tests of a queued pull request again',
    sets: 'pull request',
  },
  'get-submitted-pull-request': {
    endpoint: 'getSubmittedPullRequest',
    does: 'Reads the state of the pull request',
    sets: 'pull request',
  },
  'set-impacted-targets': {
    endpoint: 'setImpactedTargets',
    does: 'Uploads what the pull request impacts, so that independent pull requests merge in parallel',
    needs: [targets],
    sets: 'impacted targets, pull request',
  },
  'get-merge-queue-testing-details': {
    endpoint: 'getMergeQueueTestingDetails',
    does: 'Reads what a test run of the queue came to. Services may do without `test-run-id`, and then tell what they test now',
    needs: [['test-run-id']],
    sets: 'response',
  },
  'create-queue': {
    endpoint: 'createQueue',
    does: 'Creates the queue of a branch, with `queue-settings`',
    sets: 'queue',
  },
  'delete-queue': { endpoint: 'deleteQueue', does: 'Deletes an empty queue', sets: 'response' },
  'get-queue': {
    endpoint: 'getQueue',
    does: 'Reads state, settings and pull requests of a queue',
    sets: 'queue',
  },
  'update-queue': {
    endpoint: 'updateQueue',
    does: 'Changes `queue-settings` of a queue',
    needs: [settings],
    sets: 'queue',
  },
  'get-merge-queue-metrics': {
    endpoint: 'getMergeQueueMetrics',
    does: 'Reads metrics in the Prometheus text format',
    sets: '`metrics-file`',
  },
  'list-unhealthy-tests': {
    endpoint: 'listUnhealthyTests',
    does: 'Lists flaky and broken tests',
    needs: [['organization-slug']],
    sets: 'tests',
  },
  'list-quarantined-tests': {
    endpoint: 'listQuarantinedTests',
    does: 'Lists quarantined tests',
    needs: [['organization-slug']],
    sets: 'tests',
  },
  'wait-for-pull-request': {
    does: 'Polls the pull request until it is MERGED (success), FAILED or CANCELLED (the step fails), or time runs out (the step fails, saying the last state)',
    sets: 'pull request',
  },
  'compute-impacted-targets': {
    does: 'Computes or reads impacted targets for later steps and jobs; sends nothing, and needs neither `base-url` nor `api-token`',
    needs: [targets],
    sets: 'impacted targets',
  },
  'check-quarantined-tests': {
    does: 'Fails the job when a test is quarantined: any test named in `tests` or found in `junit-paths`; where neither is given, any quarantined test of the repository. `codeowners` and `max-quarantine-days` narrow it',
    needs: [['organization-slug']],
    sets: 'tests',
  },
  'excuse-quarantined-failures': {
    does: 'Reads `junit-paths`; succeeds when every failed test is quarantined, and fails naming those that are not. `codeowners` and `max-quarantine-days` narrow what excuses. Needs neither token nor service where nothing failed',
    needs: [['organization-slug'], ['junit-paths'], ['tests-outcome']],
    sets: 'tests',
  },
  'apply-queue': {
    does: 'Creates or updates the queue until it has `queue-settings`; changes only what differs, and nothing that is not named; with `dry-run`, shows the plan',
    needs: [settings],
    sets: 'queue, queue changes',
  },
  'analyze-impacted-targets': {
    does: 'What the last `commits` merges would have impacted, where `ALL` came from, which rules would narrow it, and how a queue would have run: [docs/analysis.md](docs/analysis.md). Reads the checkout alone (`fetch-depth: 0`), and needs neither `base-url` nor `api-token`',
    sets: '`analysis-file`',
  },
};
