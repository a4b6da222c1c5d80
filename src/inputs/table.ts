import { readRepository, readToken } from './address.js';
import { readExtraFields } from './mapping.js';
import {
  choice,
  integer,
  lines,
  milliseconds,
  readBoolean,
  readBranch,
  readLabels,
  readName,
  readOutcome,
  readPriority,
  readSha,
  readSlug,
  readStatus,
  readText,
} from './values.js';

/**
 * Subject of an operation. An operation uses every input with one of its subjects; `src/operations/table.ts` names the subjects of
 * each operation.
 */
export type Subject = 'pull request' | 'targets' | 'queue' | 'settings' | 'tests' | 'reports';

/**
 * The users of an input: operations about a subject, an operation by its name, or all. With `with`, only where that
 * other input is given, too. Inputs may not import operations, so a test, and not the compiler, checks that an
 * operation exists.
 */
export type User = string | { readonly by: string; readonly with: string };

export interface InputEntry {
  readonly required?: true;
  /** Value that is read when the input is empty. */
  readonly default?: string;
  /** A default that only the runner can evaluate. Without a runner, the input is empty. */
  readonly runnerDefault?: string;
  /** The environment variable that is read when the input is empty. */
  readonly variable?: string;
  /** Name of the field in `Inputs`, where it is not the input's own name in camel case. */
  readonly field?: string;
  /**
   * Makes the field's value from the text; `undefined` means an empty text. Without a reader, the input has no
   * field: `inputs.ts` reads it together with others, and the table of operations reads `operation`.
   * @throws BadValue
   */
  readonly read?: (text: string | undefined) => unknown;
  /** True when a step with this input runs in the worker. */
  readonly computes?: true;
  /** `all` is also for inputs that a whole workflow may give to every step. */
  readonly usedBy: 'all' | readonly User[];
  /** Description for `action.yml` and the documents: one line of Markdown. GitHub refuses an expression in it. */
  readonly description: string;
}

const computedTargets = { by: 'targets', with: 'impacted-targets-from' } as const;
const waitingSubmission = { by: 'submit-pull-request', with: 'wait' } as const;

/** An input that is true or false, and false when it is empty. */
const flag = <const Users extends InputEntry['usedBy']>(usedBy: Users, description: string) =>
  ({ default: 'false', read: readBoolean, usedBy, description }) as const;

/** Every input, in the order in which they are documented and read. `npm run agreement -- --write` writes `action.yml` and the tables of the documents from it. */
export const inputTable = {
  operation: {
    required: true,
    usedBy: 'all',
    description:
      "What to do: the name of an operation of docs/reference.md. The endpoint's own spelling (`submitPullRequest`) works too; case, `-` and `_` do not matter",
  },
  'base-url': {
    variable: 'MERGE_QUEUE_BASE_URL',
    usedBy: 'all',
    description:
      "The service's base address, which ends with the version segment: `…/v1`, or `…/v2` for the second generation of the interface. Without it, the environment variable `MERGE_QUEUE_BASE_URL` is used",
  },
  'api-token': {
    variable: 'MERGE_QUEUE_API_TOKEN',
    read: readToken,
    usedBy: 'all',
    description:
      'Sent as `x-api-token`, with `/v2` as `Authorization: Bearer`, to the host of `base-url` only. Default: the environment variable `MERGE_QUEUE_API_TOKEN`; without both, in the `pull_request` event of a fork, `set-impacted-targets` sends the id of the run instead',
  },
  'github-token': {
    runnerDefault: '${{ github.token }}',
    read: readText,
    usedBy: 'all',
    description:
      'Reads from GitHub what event and checkout lack: the pull request, its labels after a rerun, files of the quarantine policy, the last successful run. `sync-queue` needs it',
  },
  repository: {
    read: readRepository,
    usedBy: 'all',
    description:
      "`owner/name`, or `host/owner/name` where it is not on the GitHub server of the workflow. A host has a dot or a port; behind it, the owner may be a group in a group. Default: the workflow's repository",
  },
  'target-branch': {
    read: readBranch,
    usedBy: ['pull request', 'targets', 'queue', 'get-merge-queue-metrics', 'audit-impacted-targets'],
    description:
      "Branch that the merge queue merges into. Default: the pull request's base branch, else the repository's default branch",
  },
  'pull-request': {
    read: integer({ least: 1, most: Number.MAX_SAFE_INTEGER }),
    usedBy: [
      'pull request',
      'targets',
      'reports',
      'get-merge-queue-testing-details',
      { by: 'all', with: 'required-label' },
    ],
    description: 'Number of the pull request. Default: the one that the event is about',
  },
  'pull-request-sha': {
    read: readSha,
    usedBy: ['targets'],
    description:
      'Head commit of the pull request, sent with impacted targets. Default: the one in the event, else the one that GitHub names',
  },
  'required-label': {
    read: readLabels,
    usedBy: 'all',
    description:
      'Labels, one a line, in upper or lower case: the step is skipped, and succeeds, unless the pull request has one of them, or if the event added another label. `sync-queue` needs it, and acts on every open pull request with one of them',
  },
  'queue-branches': {
    default: 'trunk-merge/**\ntrunk-temp/**',
    read: lines,
    usedBy: ['submit-pull-request', 'set-impacted-targets', 'wait-for-pull-request', 'sync-queue'],
    description:
      'Globs of the branches from which the queue itself opens pull requests, one a line. Uploads, submissions and waiting for these pull requests are skipped, and succeed',
  },
  priority: {
    read: readPriority,
    usedBy: ['submit-pull-request', 'sync-queue'],
    description:
      'Priority of a submission: a name (`urgent`, `high`, `medium`, `low`, or another one that the service knows) or a number; 0 is the most urgent',
  },
  'no-batch': flag(
    ['submit-pull-request', 'sync-queue'],
    'Whether to test the submitted pull request by itself, and not in a batch with others',
  ),
  wait: flag(
    ['submit-pull-request'],
    'Whether `submit-pull-request` waits for the final state, as `wait-for-pull-request` does',
  ),
  'wait-timeout-minutes': {
    default: '60',
    field: 'waitTimeoutMs',
    read: milliseconds('minutes', 50_400),
    usedBy: [waitingSubmission, 'wait-for-pull-request'],
    description: 'How long to wait',
  },
  'poll-interval-seconds': {
    default: '10',
    field: 'pollIntervalMs',
    read: milliseconds('seconds', 3_600),
    usedBy: [waitingSubmission, 'wait-for-pull-request'],
    description: 'The longest delay between two polls while waiting',
  },
  'cancel-on-abort': flag(
    [waitingSubmission],
    'Whether a step that is cancelled while it waits withdraws the pull request that it submitted',
  ),
  requeue: {
    default: 'never',
    read: choice('never', 'once'),
    usedBy: ['sync-queue'],
    description:
      '`never`, or `once`: `sync-queue` submits a pull request that failed one more time for the same head commit, where the history of the service shows that it failed once. Only `/v2` shows one',
  },
  'max-submissions': {
    default: '20',
    read: integer({ least: 0, most: 10_000 }),
    usedBy: ['sync-queue'],
    description: 'The most pull requests that one run of `sync-queue` submits. The next run goes on',
  },
  'withdraw-unlabelled': flag(
    ['sync-queue'],
    'Whether `sync-queue` takes a pull request out of the queue that has lost `required-label`, as its timeline on GitHub shows',
  ),
  'impacted-targets': {
    usedBy: ['targets'],
    description: 'Targets, one a line, or `ALL`',
  },
  'impacted-targets-file': {
    usedBy: ['targets'],
    description:
      'Path of a file with the targets, in UTF-8: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line (`ALL` alone means all)',
  },
  'impacted-targets-from': {
    computes: true,
    usedBy: ['targets', 'audit-impacted-targets'],
    description: 'How to compute the targets: `auto`, `paths`, or names of build systems, one a line',
  },
  'impacted-targets-config': {
    default: '.github/impacted-targets.yml',
    read: readText,
    usedBy: [computedTargets, 'audit-impacted-targets'],
    description: 'Path of the configuration file: the rules of `paths`, and what single files impact',
  },
  'base-sha': {
    read: readSha,
    usedBy: [computedTargets, 'audit-impacted-targets'],
    description:
      "Commit to compare with when targets are computed; for `audit-impacted-targets`, the last good commit. Default: the target branch's head; for the audit, what the last successful run of this workflow on this branch tested",
  },
  'head-sha': {
    read: readSha,
    usedBy: [computedTargets, 'audit-impacted-targets'],
    description:
      "Commit whose changes are computed; for `audit-impacted-targets`, the commit that failed. Default: the pull request's merge commit; for the audit, the one that is checked out",
  },
  'trust-pull-request': flag(
    [computedTargets],
    'Whether build systems may execute code of the pull request in events whose workflows have secrets whoever wrote it (`pull_request_target`, `workflow_run` and the like). With `false`, build systems that execute code refuse, and a changed `impacted-targets-config` means `ALL`',
  ),
  'working-directory': {
    usedBy: ['targets', 'audit-impacted-targets', 'reports', 'settings'],
    description: 'Root of the build, and start of relative paths. Default: the workspace',
  },
  shards: {
    read: integer({ least: 1, most: 256 }),
    usedBy: ['targets'],
    description:
      'Also split the computed targets into at most this many groups, for a job matrix. There are more groups only when the names of one would not fit into an environment variable',
  },
  'failed-targets': {
    read: lines,
    usedBy: ['audit-impacted-targets'],
    description: 'Names of targets that failed, one a line',
  },
  'fail-on-escape': flag(
    ['audit-impacted-targets'],
    'Whether `audit-impacted-targets` fails the step when a target escaped',
  ),
  'queue-settings': {
    usedBy: ['settings'],
    description:
      'YAML or JSON mapping of queue settings, or the path of a file with one, for `create-queue`, `update-queue` and `apply-queue`. Known settings are checked',
  },
  'metrics-scope': {
    default: 'repository',
    read: choice('repository', 'organization', 'queue'),
    usedBy: ['get-merge-queue-metrics'],
    description: '`repository`, `organization`, or with `/v2` the `queue` of `target-branch`, which is needed then',
  },
  'test-run-id': {
    read: readName,
    usedBy: ['get-merge-queue-testing-details'],
    description: 'The test run that `get-merge-queue-testing-details` reads; a service may require it',
  },
  'organization-slug': {
    read: readSlug,
    usedBy: 'all',
    description: "The organization's slug at the service; needed by the flaky-test operations, but not with `/v2`",
  },
  'test-collection': {
    read: readText,
    usedBy: ['tests'],
    description:
      'With `/v2`: id of the test collection that the flaky-test operations read. Without it, they read the tests of this repository in all collections',
  },
  status: {
    read: readStatus,
    usedBy: ['list-unhealthy-tests'],
    description: '`FLAKY` or `BROKEN`: the tests that `list-unhealthy-tests` lists. Default: both, one after the other',
  },
  'page-size': {
    default: '100',
    read: integer({ least: 1, most: 100 }),
    usedBy: ['tests'],
    description: 'Rows of a page, 1 to 100',
  },
  'max-pages': {
    default: '0',
    read: integer({ least: 0, most: 1_000_000 }),
    usedBy: ['tests'],
    description: 'Stop after this many pages; 0 reads all pages',
  },
  'junit-paths': {
    read: lines,
    computes: true,
    usedBy: ['reports', 'audit-impacted-targets'],
    description: 'Globs of JUnit XML reports, one a line; `!` in front excludes',
  },
  tests: {
    read: lines,
    usedBy: ['check-quarantined-tests'],
    description: 'Test names, one a line',
  },
  'quarantine-policy': {
    usedBy: ['reports', 'audit-impacted-targets'],
    description:
      'YAML or JSON mapping, or the path of a file with one: `codeowners`, `max-days`, `warn-days`, `max-failures`, `required-suites`, `min-tests`, `never-excuse` and `variant` (docs/flaky-tests.md has the keys). A file is read from a commit that no pull request decides: its base, or the commit that is tested',
  },
  'quarantine-file': {
    computes: true,
    usedBy: ['reports', 'audit-impacted-targets'],
    description:
      'Path of a JSON or YAML file with a list of quarantined tests, in the fields of the service. It is read beside the service, or in its place where `base-url` and `api-token` are not given; from the same commit as a file of `quarantine-policy`',
  },
  'tests-outcome': {
    read: readOutcome,
    usedBy: ['excuse-quarantined-failures'],
    description:
      'Outcome of the step that ran the tests: `steps.<id>.outcome`, or `unknown` if there is no such step. With `failure`, the reports must show what failed; with `cancelled` or `skipped`, the step fails',
  },
  'request-timeout-seconds': {
    default: '30',
    field: 'requestTimeoutMs',
    read: milliseconds('seconds', 3_600),
    usedBy: 'all',
    description: 'Time limit of one attempt of a request',
  },
  'max-attempts': {
    default: '5',
    read: integer({ least: 1, most: 100 }),
    usedBy: 'all',
    description: 'Attempts of one request, with the first one; responses 429 do not count, unless it is 1',
  },
  'allow-insecure-http': flag(
    'all',
    'Whether `base-url` may be plain HTTP to another host than this machine, such as a service container of the job. Everybody in the network can then read the token',
  ),
  'extra-fields': {
    read: readExtraFields,

    // This includes operations whose requests cannot hold more fields: they refuse the input with an error.
    usedBy: ['pull request', 'queue', 'tests', 'get-merge-queue-metrics'],
    description:
      "YAML or JSON mapping that is added to the request body's top level (`priority: high`). It cannot replace `repo`, `targetBranch`, `pr`, `impactedTargets`, `org_url_slug` or `page_query`",
  },
  'dry-run': flag(
    'all',
    'Resolve and show everything, and change nothing. `apply-queue`, `sync-queue`, `check-quarantined-tests` and `excuse-quarantined-failures` read the service to show what they would do, and succeed; other operations send nothing',
  ),
  summary: {
    default: 'true',
    read: readBoolean,
    usedBy: 'all',
    description: 'Whether to write the job summary',
  },
} as const satisfies Readonly<Record<string, InputEntry>>;

export type InputName = keyof typeof inputTable;

export const inputEntries = Object.entries(inputTable) as readonly (readonly [InputName, InputEntry])[];
