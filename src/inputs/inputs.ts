import { resolve } from 'node:path';
import { type OperationName, nearestOperation, operationNamed, operationNames } from './operation-names.js';
import { type UnhealthyStatus, unhealthyStatuses } from '../service/states.js';
import { readBaseUrl, readHost, readRepository, readToken } from './address.js';
import { type InputName, inputDefaults } from './declarations.js';
import { type ReadableFolders, readWholeFile, readableFolders } from '../workspace-files/open-file.js';
import { InputError } from './input-error.js';
import { readMapping } from './mapping.js';
import { reasonOf } from './unreadable-file.js';
import {
  type Range,
  lines,
  quoted,
  readBoolean,
  readChoice,
  readInteger,
  readNumber,
  readPriority,
  readSha,
} from './values.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The step's inputs, checked one by one and free of strings that mean something else. What is not given is undefined. */
export interface Inputs {
  readonly operation: OperationName;
  /** Without a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly apiToken: string | undefined;
  readonly githubToken: string | undefined;
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  readonly repositoryHost: string | undefined;
  readonly targetBranch: string | undefined;
  readonly pullRequest: number | undefined;
  readonly pullRequestSha: string | undefined;
  readonly requiredLabel: string | undefined;
  /** Of a submission: a name, or a number where it was written as one. */
  readonly priority: string | number | undefined;
  readonly noBatch: boolean;
  readonly testRunId: string | undefined;
  readonly extraFields: Readonly<Record<string, unknown>>;
  readonly targets: TargetsInput | undefined;
  readonly impactedTargetsConfig: string;
  readonly impactAllPaths: readonly string[];
  readonly baseSha: string | undefined;
  readonly headSha: string | undefined;
  /** Whether code of the pull request may be executed in an event whose workflow holds secrets. */
  readonly trustPullRequest: boolean;
  /** Absolute path of the checkout. */
  readonly workspace: string;
  /** Where files may lie that inputs name. */
  readonly readableFolders: ReadableFolders;
  /** Absolute path. */
  readonly workingDirectory: string;
  readonly shards: number | undefined;
  readonly queueSettings: Readonly<Record<string, unknown>> | undefined;
  readonly metricsScope: 'repository' | 'organization';
  readonly organizationSlug: string | undefined;
  readonly status: UnhealthyStatus | undefined;
  readonly pageSize: number;
  /** 0 for all. */
  readonly maxPages: number;
  readonly junitPaths: readonly string[];
  readonly tests: readonly string[];
  readonly codeowners: readonly string[];
  readonly maxQuarantineDays: number | undefined;
  readonly failOnMatch: boolean;
  /** The variant that the tests of the reports ran as, where the reports do not say. */
  readonly variant: string | undefined;
  readonly testsOutcome: (typeof stepOutcomes)[number] | undefined;
  readonly wait: boolean;
  readonly waitTimeoutMs: number;
  readonly pollIntervalMs: number;
  readonly cancelOnAbort: boolean;
  readonly requestTimeoutMs: number;
  readonly maxAttempts: number;
  /** Of all computing together. */
  readonly computeTimeoutMs: number;
  /** How many merges are analyzed. */
  readonly commits: number;
  readonly testMinutes: number;
  /** How many tests run at a time in a replay. */
  readonly concurrency: number;
  readonly dryRun: boolean;
  readonly summary: boolean;
}

/** How a step can end (GitHub's documentation of the `steps` context). */
export const stepOutcomes = ['success', 'failure', 'cancelled', 'skipped', 'unknown'] as const;

/** Where impacted targets come from. */
export type TargetsInput =
  | { readonly kind: 'text'; readonly text: string }
  /** Absolute path. */
  | { readonly kind: 'file'; readonly path: string }
  /** Names of build systems, `paths` or `auto`. */
  | { readonly kind: 'from'; readonly names: readonly string[] };

/** The value of an input, as the runner hands it over; undefined when it is empty. */
export function inputText(environment: Environment, name: InputName): string | undefined {
  const given = environment[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const value = given === '' ? inputDefaults[name] : given;
  return value === '' ? undefined : value;
}

/** The token, from its input or the environment variable that stands in for it. */
export function apiTokenText(environment: Environment): string | undefined {
  const value = inputText(environment, 'api-token') ?? environment.MERGE_QUEUE_API_TOKEN?.trim();
  return value === '' ? undefined : value;
}

/**
 * Reads and checks all inputs.
 * @throws InputError for the first input that is not what it should be
 */
export async function readInputs(environment: Environment): Promise<Inputs> {
  const text = (name: InputName): string | undefined => inputText(environment, name);
  const operation = await readOperation(text('operation'));
  const workspace = environment.GITHUB_WORKSPACE ?? process.cwd();
  const workingDirectory = resolve(workspace, text('working-directory') ?? '.');
  const folders = readableFolders(workspace, environment);
  const below = (path: string): string => resolve(workingDirectory, path);
  return {
    operation,
    baseUrl: readBaseUrl(text('base-url') ?? environment.MERGE_QUEUE_BASE_URL, {
      allowInsecureHttp: boolean('allow-insecure-http'),
    }),
    apiToken: readToken(apiTokenText(environment)),
    githubToken: text('github-token'),
    repository: readRepository(text('repository')),
    repositoryHost: readHost(text('repository-host')),
    targetBranch: text('target-branch')?.replace(/^refs\/heads\//, ''),
    pullRequest: readInteger('pull-request', text('pull-request'), { least: 1, most: Number.MAX_SAFE_INTEGER }),
    pullRequestSha: readSha('pull-request-sha', text('pull-request-sha')),
    requiredLabel: text('required-label'),
    priority: readPriority(text('priority')),
    noBatch: boolean('no-batch'),
    testRunId: text('test-run-id'),
    extraFields: await readExtraFields(text('extra-fields')),
    targets: readTargets(text, below),
    impactedTargetsConfig: text('impacted-targets-config') ?? inputDefaults['impacted-targets-config'],
    impactAllPaths: lines(text('impact-all-paths')),
    baseSha: readSha('base-sha', text('base-sha')),
    headSha: readSha('head-sha', text('head-sha')),
    trustPullRequest: boolean('trust-pull-request'),
    workspace,
    readableFolders: folders,
    workingDirectory,
    shards: readInteger('shards', text('shards'), { least: 1, most: 256 }),
    queueSettings: await readQueueSettings(text, below, folders),
    metricsScope: readChoice('metrics-scope', text('metrics-scope'), ['repository', 'organization']) ?? 'repository',
    organizationSlug: text('organization-slug'),
    status: readChoice('status', text('status')?.toUpperCase(), unhealthyStatuses),
    pageSize: integer('page-size', { least: 1, most: 100 }),
    maxPages: integer('max-pages', { least: 0, most: 1_000_000 }),
    junitPaths: lines(text('junit-paths')),
    tests: lines(text('tests')),
    codeowners: lines(text('codeowners')),
    maxQuarantineDays: readNumber('max-quarantine-days', text('max-quarantine-days'), { least: 0, most: 36_500 }),
    failOnMatch: boolean('fail-on-match'),
    variant: text('variant'),
    testsOutcome: readChoice('tests-outcome', text('tests-outcome')?.toLowerCase(), stepOutcomes),
    wait: boolean('wait'),
    waitTimeoutMs: number('wait-timeout-minutes', { above: 0, most: 50_400 }) * 60_000,
    pollIntervalMs: number('poll-interval-seconds', { above: 0, most: 3_600 }) * 1000,
    cancelOnAbort: boolean('cancel-on-abort'),
    requestTimeoutMs: number('request-timeout-seconds', { above: 0, most: 3_600 }) * 1000,
    maxAttempts: integer('max-attempts', { least: 1, most: 100 }),
    commits: integer('commits', { least: 1, most: 10_000 }),
    testMinutes: number('test-minutes', { above: 0, most: 10_000 }),
    concurrency: integer('concurrency', { least: 1, most: 1000 }),
    computeTimeoutMs: number('compute-timeout-minutes', { above: 0, most: 50_400 }) * 60_000,
    dryRun: boolean('dry-run'),
    summary: boolean('summary'),
  };

  function integer(name: InputName, range: Range): number {
    return readInteger(name, text(name), range) ?? Number(inputDefaults[name]);
  }
  function number(name: InputName, range: Range): number {
    return readNumber(name, text(name), range) ?? Number(inputDefaults[name]);
  }
  function boolean(name: InputName): boolean {
    return readBoolean(name, text(name));
  }
}

async function readOperation(text: string | undefined): Promise<OperationName> {
  if (text === undefined) {
    throw new InputError('operation', `it is required. Give one of ${operationNames.join(', ')}`);
  }
  const name = operationNamed(text);
  if (name !== undefined) return name;
  const nearest = await nearestOperation(text);
  throw new InputError(
    'operation',
    `there is no operation ${quoted(text)}. ` +
      (nearest === undefined ? `Give one of ${operationNames.join(', ')}` : `Did you mean ${nearest}?`),
  );
}

type Texts = (name: InputName) => string | undefined;

function onlyOneOf(text: Texts, names: readonly InputName[]): void {
  const given = names.filter((name) => text(name) !== undefined);
  const [first, second] = given;
  if (first !== undefined && second !== undefined) {
    throw new InputError(
      first,
      `it cannot be given together with ${given.slice(1).join(' and ')}. Give only one of them`,
    );
  }
}

function readTargets(text: Texts, below: (path: string) => string): TargetsInput | undefined {
  onlyOneOf(text, ['impacted-targets', 'impacted-targets-file', 'impacted-targets-from']);
  const given = text('impacted-targets');
  if (given !== undefined) return { kind: 'text', text: given };
  const file = text('impacted-targets-file');
  if (file !== undefined) return { kind: 'file', path: below(file) };
  const from = text('impacted-targets-from');
  return from === undefined ? undefined : { kind: 'from', names: lines(from).map((name) => name.toLowerCase()) };
}

async function readExtraFields(text: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  return (await readMapping('extra-fields', text)) ?? {};
}

/** More than a request body can hold, so that a file that is too large for one gets that error instead. */
const settingsLimitBytes = 32 * 1024 * 1024;

async function readQueueSettings(
  text: Texts,
  below: (path: string) => string,
  folders: ReadableFolders,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  onlyOneOf(text, ['queue-settings', 'queue-settings-file']);
  const path = text('queue-settings-file');
  if (path === undefined)
    return checkedSettings('queue-settings', await readMapping('queue-settings', text('queue-settings')));
  let content: string;
  try {
    content = readWholeFile(below(path), folders, settingsLimitBytes).toString('utf8');
  } catch (error) {
    throw new InputError('queue-settings-file', `${quoted(path)} cannot be read: ${reasonOf(error)}`);
  }
  return checkedSettings('queue-settings-file', await readMapping('queue-settings-file', content, { required: true }));
}

/** @throws InputError for a setting that is nearly a known one, or whose value is none that it can have */
async function checkedSettings(
  name: InputName,
  written: Readonly<Record<string, unknown>> | undefined,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (written === undefined) return undefined;
  const { checkSettings } = await import('../service/queue-settings.js');
  const reading = checkSettings(written);
  if (reading.problem !== undefined) throw new InputError(name, reading.problem);
  return reading.settings;
}
