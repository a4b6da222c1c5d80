import { unhealthyStatuses } from '../service/states.js';
import { readHost, readRepository, readToken } from './address.js';
import { readExtraFields } from './mapping.js';
import {
  integer,
  lines,
  milliseconds,
  number,
  readBoolean,
  readBranch,
  readChoice,
  readPriority,
  readSha,
  readText,
} from './values.js';

/** What an operation is about. It uses every input that says so; `src/operations/table.ts` names the subjects of each operation. */
export type Subject = 'pull request' | 'targets' | 'history' | 'queue' | 'settings' | 'tests' | 'reports';

/**
 * Who uses an input: operations about a subject, an operation by its name, or all. With `with`, only where that other input
 * is given, too. Operations stand above inputs, so that a test and not the compiler says whether there is such an operation.
 */
export type User = string | { readonly by: string; readonly with: string };

export interface InputEntry {
  readonly required?: true;
  /** What is read when the input is empty. */
  readonly default?: string;
  /** A default that only the runner can evaluate. A process without a runner takes the input as empty. */
  readonly runnerDefault?: string;
  /** The environment variable that is read when the input is empty. */
  readonly variable?: string;
  /** Name of the field in `Inputs`, where it is not the input's own name in camel case. */
  readonly field?: string;
  /**
   * Makes the field's value of the text; `undefined` stands for an empty text. Without a reader, the input has no field of its own:
   * `inputs.ts` reads it together with others, and the table of operations reads `operation`.
   * @throws Refusal
   */
  readonly read?: (text: string | undefined) => unknown;
  /** True when a step with this input runs in the worker; or else for a file that is larger than this, in bytes, and may hold anything. */
  readonly computes?: true | { readonly fileAboveBytes: number };
  /** `all` also for what a whole workflow may give to every step. */
  readonly usedBy: 'all' | readonly User[];
  /** For `action.yml` and the documents: Markdown in one line. GitHub refuses an expression in it. */
  readonly description: string;
}

/** How a step can end (GitHub's documentation of the `steps` context). */
const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped', 'unknown'] as const;

/** An analysis takes `auto` where no build system is given, so it needs no `impacted-targets-from`. */
const computedTargets = { by: 'targets', with: 'impacted-targets-from' } as const;
const waitingSubmission = { by: 'submit-pull-request', with: 'wait' } as const;

/** Every input, in the order in which they are documented and read. `npm run agreement -- --write` writes `action.yml` and the tables of the documents from it. */
export const inputTable = {
  operation: {
    required: true,
    usedBy: 'all',
    description:
      "What to do: one of the operations in docs/reference.md. The endpoint's own spelling (`submitPullRequest`) is accepted too; case, `-` and `_` do not matter",
  },
  'base-url': {
    variable: 'MERGE_QUEUE_BASE_URL',
    usedBy: 'all',
    description:
      "The service's base address, which ends with the version segment (`…/v1`). Without it, the environment variable `MERGE_QUEUE_BASE_URL` is used",
  },
  'api-token': {
    variable: 'MERGE_QUEUE_API_TOKEN',
    read: readToken,
    usedBy: 'all',
    description:
      'Sent as `x-api-token`, to the host of `base-url` only; masked in the log before anything else happens. Without it, the environment variable `MERGE_QUEUE_API_TOKEN` is used. Where both are empty in the `pull_request` event of a fork, `set-impacted-targets` sends the id of the run instead',
  },
  'github-token': {
    runnerDefault: '${{ github.token }}',
    read: readText,
    usedBy: 'all',
    description:
      'Used only where the event does not say which pull request it is about, and where a run is run again, whose event is that of its first attempt',
  },
  repository: {
    read: readRepository,
    usedBy: 'all',
    description:
      "`owner/name`, or `group/subgroup/name` on a host that is not GitHub; the workflow's repository when not given",
  },
  'repository-host': {
    read: readHost,
    usedBy: 'all',
    description:
      "Host of the repository; the host of the GitHub server when not given (`github.com`, or the Enterprise Server's)",
  },
  'target-branch': {
    read: readBranch,
    usedBy: ['pull request', 'targets', 'queue'],
    description:
      "Branch the merge queue merges into; the pull request's base branch when not given, else the repository's default branch",
  },
  'pull-request': {
    read: integer({ least: 1, most: Number.MAX_SAFE_INTEGER }),
    usedBy: ['pull request', 'targets', 'get-merge-queue-testing-details', { by: 'all', with: 'required-label' }],
    description: 'Pull request number; the one the event is about when not given',
  },
  'pull-request-sha': {
    read: readSha,
    usedBy: ['targets'],
    description:
      'Head commit of the pull request, always sent with impacted targets; when not given, the one that the event says or else GitHub',
  },
  'required-label': {
    read: readText,
    usedBy: 'all',
    description:
      'One or several labels, one a line. Act only when the pull request carries any of them (case-insensitive, as on GitHub) and, where the event is that a label was added, when that label is one of them; otherwise skip, successfully',
  },
  priority: {
    read: readPriority,
    usedBy: ['submit-pull-request'],
    description:
      'Of a submission: a name (`urgent`, `high`, `medium`, `low`, or one of the service) or a number, where 0 is the most urgent',
  },
  'no-batch': {
    default: 'false',
    read: readBoolean,
    usedBy: ['submit-pull-request'],
    description: 'Of a submission: test it by itself, in no batch with others',
  },
  'test-run-id': {
    read: readText,
    usedBy: ['get-merge-queue-testing-details'],
    description: 'Of `get-merge-queue-testing-details`: the test run to read; services may require it',
  },
  'extra-fields': {
    read: readExtraFields,

    // Also operations whose requests have no room for more fields: those refuse the input with an error.
    usedBy: ['pull request', 'queue', 'tests', 'get-merge-queue-metrics'],
    description:
      "YAML or JSON mapping added to the request body's top level (`priority: high`). It can't replace `repo`, `targetBranch`, `pr`, `impactedTargets`, `org_url_slug` or `page_query`",
  },
  'impacted-targets': {
    usedBy: ['targets'],
    description: '`ALL`, or targets, one a line',
  },
  'impacted-targets-file': {
    computes: { fileAboveBytes: 8 * 1024 * 1024 },
    usedBy: ['targets'],
    description:
      'Path of a file: a JSON array of strings, the JSON string `"ALL"`, or text with one target a line (`ALL` alone means all). UTF-8',
  },
  'impacted-targets-from': {
    computes: true,
    usedBy: ['targets', 'history'],
    description: 'Compute them: `auto`, `paths`, or names of build systems, one a line',
  },
  'impacted-targets-config': {
    default: '.github/impacted-targets.yml',
    read: readText,
    usedBy: [computedTargets, 'history'],
    description: 'Rules for `paths`, and rules that mark a change as impacting everything',
  },
  'impact-all-paths': {
    read: lines,
    usedBy: [computedTargets, 'history'],
    description: 'Globs, one a line; a changed file that matches any of them makes it `ALL`',
  },
  'base-sha': {
    read: readSha,
    usedBy: [computedTargets],
    description: "What is compared when targets are computed; the target branch's head when not given",
  },
  'head-sha': {
    read: readSha,
    usedBy: [computedTargets, 'history'],
    description: "What is compared when targets are computed; the pull request's merge commit when not given",
  },
  'trust-pull-request': {
    default: 'false',
    read: readBoolean,
    usedBy: [computedTargets],
    description:
      'Whether build systems may execute code of the pull request in events whose workflows hold secrets whoever wrote it (`pull_request_target`, `workflow_run` and the like). With `false`, those that do refuse, and a changed `impacted-targets-config` means `ALL`',
  },
  'working-directory': {
    usedBy: ['targets', 'history', 'reports', 'settings'],
    description: 'Root of the build, for computing and for relative paths; the workspace when not given',
  },
  shards: {
    read: integer({ least: 1, most: 256 }),
    usedBy: ['targets'],
    description:
      'With targets computed: also split them into at most this many groups, for a job matrix; more only where the names of a group would exceed what an environment variable holds',
  },
  'queue-settings': {
    usedBy: ['settings'],
    description:
      'YAML or JSON mapping of queue settings, for `create-queue`, `update-queue` and `apply-queue`; checked against the settings that are known',
  },
  'queue-settings-file': {
    // YAML takes a hundred times as long to read as a list of targets.
    computes: { fileAboveBytes: 128 * 1024 },
    usedBy: ['settings'],
    description: 'The same, from a file',
  },
  'metrics-scope': {
    default: 'repository',
    read: (text) => readChoice(text, ['repository', 'organization']),
    usedBy: ['get-merge-queue-metrics'],
    description: '`repository` or `organization`',
  },
  'organization-slug': {
    read: readText,
    usedBy: 'all',
    description: "The organization's slug at the service; needed by the flaky-test operations",
  },
  status: {
    read: (text) => readChoice(text?.toUpperCase(), unhealthyStatuses),
    usedBy: ['list-unhealthy-tests'],
    description: '`FLAKY` or `BROKEN`; filter of `list-unhealthy-tests`; empty lists both, one after the other',
  },
  'page-size': {
    default: '100',
    read: integer({ least: 1, most: 100 }),
    usedBy: ['tests'],
    description: 'Rows a page, 1 to 100',
  },
  'max-pages': {
    default: '0',
    read: integer({ least: 0, most: 1_000_000 }),
    usedBy: ['tests'],
    description: 'Stop after this many pages; 0 means all',
  },
  'junit-paths': {
    read: lines,
    computes: true,
    usedBy: ['reports'],
    description: 'Globs of JUnit XML reports, one a line; `!` excludes',
  },
  tests: {
    read: lines,
    usedBy: ['check-quarantined-tests'],
    description: 'Test names, one a line',
  },
  codeowners: {
    read: lines,
    usedBy: ['reports'],
    description: 'Keep only tests with one of these code owners, one a line',
  },
  'max-quarantine-days': {
    read: number({ least: 0, most: 36_500 }),
    usedBy: ['reports'],
    description:
      '`check-quarantined-tests` accepts, and `excuse-quarantined-failures` excuses, a test quarantined for at most this many days',
  },
  'fail-on-match': {
    default: 'true',
    read: readBoolean,
    usedBy: ['check-quarantined-tests'],
    description: 'Whether `check-quarantined-tests` fails the step, or only warns',
  },
  variant: {
    read: readText,
    usedBy: ['reports'],
    description:
      'The variant that the tests of `junit-paths` ran as, where the reports do not say; a record of another variant matches no test',
  },
  'tests-outcome': {
    read: (text) => readChoice(text?.toLowerCase(), stepOutcomes),
    usedBy: ['excuse-quarantined-failures'],
    description:
      'Required by `excuse-quarantined-failures`: outcome of the step that ran the tests, `steps.<id>.outcome`, or `unknown` where there is no such step. With `failure`, it does not pass unless the reports say what failed; with `cancelled` and `skipped`, it does not pass',
  },
  wait: {
    default: 'false',
    read: readBoolean,
    usedBy: ['submit-pull-request'],
    description: 'After `submit-pull-request`: wait for the final state, as `wait-for-pull-request` does',
  },
  'wait-timeout-minutes': {
    default: '60',
    field: 'waitTimeoutMs',
    read: milliseconds({ unitMs: 60_000, most: 50_400 }),
    usedBy: [waitingSubmission, 'wait-for-pull-request'],
    description: 'How long to wait',
  },
  'poll-interval-seconds': {
    default: '10',
    field: 'pollIntervalMs',
    read: milliseconds({ unitMs: 1000, most: 3_600 }),
    usedBy: [waitingSubmission, 'wait-for-pull-request'],
    description: 'The longest delay between two polls while waiting',
  },
  'cancel-on-abort': {
    default: 'false',
    read: readBoolean,
    usedBy: [waitingSubmission],
    description: 'When the job is cancelled while this step waits: withdraw the pull request that it submitted',
  },
  'request-timeout-seconds': {
    default: '30',
    field: 'requestTimeoutMs',
    read: milliseconds({ unitMs: 1000, most: 3_600 }),
    usedBy: 'all',
    description: 'Timeout of one HTTP attempt',
  },
  'max-attempts': {
    default: '5',
    read: integer({ least: 1, most: 100 }),
    usedBy: 'all',
    description: 'Attempts of one request, the first included',
  },
  'allow-insecure-http': {
    default: 'false',
    read: readBoolean,
    usedBy: 'all',
    description:
      'Whether `base-url` may be plain HTTP to a host other than this machine, such as a service container of the job. The network then sees the token',
  },
  'compute-timeout-minutes': {
    default: '60',
    field: 'computeTimeoutMs',
    read: milliseconds({ unitMs: 60_000, most: 50_400 }),
    usedBy: ['targets', 'history', 'reports'],
    description: 'Limit of computing targets and of reading reports',
  },
  commits: {
    default: '200',
    read: integer({ least: 1, most: 10_000 }),
    usedBy: ['history'],
    description: 'Of `analyze-impacted-targets`: so many merges, counted from the newest',
  },
  'test-minutes': {
    default: '20',
    read: number({ above: 0, most: 10_000 }),
    usedBy: ['history'],
    description: 'Of `analyze-impacted-targets`: how long a test takes in the replay',
  },
  concurrency: {
    default: '5',
    read: integer({ least: 1, most: 1000 }),
    usedBy: ['history'],
    description: 'Of `analyze-impacted-targets`: how many tests run at a time in the replay',
  },
  'dry-run': {
    default: 'false',
    read: readBoolean,
    usedBy: 'all',
    description: 'Resolve and show everything, send nothing',
  },
  summary: {
    default: 'true',
    read: readBoolean,
    usedBy: 'all',
    description: 'Write the job summary',
  },
} as const satisfies Readonly<Record<string, InputEntry>>;

export type InputName = keyof typeof inputTable;

/** Every input with its entry. */
export const inputEntries = Object.entries(inputTable) as readonly (readonly [InputName, InputEntry])[];
