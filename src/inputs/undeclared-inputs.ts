import { InputError } from './input-error.js';
import type { Environment } from './inputs.js';
import { type InputName, inputTable } from './table.js';
import { quoted } from './values.js';

/** Names of inputs of other actions for merge queues and flaky tests, with our names for them (docs/migrating.md). */
const peers: Readonly<Record<string, InputName>> = {
  token: 'api-token',
  'trunk-token': 'api-token',
  'trunk-api-token': 'api-token',
  'mergify-api-url': 'base-url',
  'api-url': 'base-url',
  url: 'base-url',
  'org-slug': 'organization-slug',
  org: 'organization-slug',
  'previous-step-outcome': 'tests-outcome',
  'test-step-outcome': 'tests-outcome',
  'report-path': 'junit-paths',
  'repo-root': 'working-directory',
  'workspace-path': 'working-directory',
  'bazel-workspace-path': 'working-directory',
  'bazel-path': 'impacted-targets-config',
  'bazel-startup-options': 'impacted-targets-config',
  'bazel-diff-command-options': 'impacted-targets-config',
  'mergify-config-path': 'impacted-targets-config',
  'impact-all-filters-path': 'impact-all-paths',
  scopes: 'impacted-targets',
  'all-scopes': 'impacted-targets',
  targets: 'impacted-targets',
  base: 'base-sha',
  head: 'head-sha',
  'job-name': 'variant',
  action: 'operation',
  command: 'operation',
  'upload-targets': 'operation',
  'test-targets': 'operation',
  quarantine: 'operation',
  pr: 'pull-request',
  'pr-number': 'pull-request',
  branch: 'target-branch',
  label: 'required-label',
  labels: 'required-label',
  timeout: 'wait-timeout-minutes',
};

/** Inputs of actions that people use for paths, commits and test reports, with the action and what to write here. */
const others: Readonly<Record<string, readonly [action: string, ours: InputName, how: string]>> = {
  filters: [
    'dorny/paths-filter',
    'impacted-targets-from',
    "'paths', and the filters under targets in .github/impacted-targets.yml",
  ],
  'files-yaml': [
    'tj-actions/changed-files',
    'impacted-targets-from',
    "'paths', and the lists under targets in .github/impacted-targets.yml",
  ],
  'files-yaml-from-source-file': [
    'tj-actions/changed-files',
    'impacted-targets-config',
    'the path of a file with targets',
  ],
  files: [
    'tj-actions/changed-files and EnricoMi/publish-unit-test-result-action',
    'impacted-targets-from',
    "'paths' with targets in .github/impacted-targets.yml, or junit-paths for test reports",
  ],
  'files-ignore': [
    'tj-actions/changed-files',
    'impacted-targets-config',
    'a file, in which the globs stand under impact-none',
  ],
  path: ['tj-actions/changed-files', 'working-directory', 'the folder'],
  'main-branch-name': ['nrwl/nx-set-shas', 'target-branch', 'the branch'],
  'fallback-sha': ['nrwl/nx-set-shas', 'base-sha', 'the commit'],
  'junit-files': ['EnricoMi/publish-unit-test-result-action', 'junit-paths', 'the globs'],
  'report-paths': ['mikepenz/action-junit-report', 'junit-paths', 'the globs'],
  'require-tests': [
    'mikepenz/action-junit-report',
    'required-suites',
    'the suites. A report without a test always fails here',
  ],
};

/** Names that people guess, with ours. */
const guesses: Readonly<Record<string, InputName>> = {
  config: 'impacted-targets-config',
  'config-file': 'impacted-targets-config',
  'build-system': 'impacted-targets-from',
  from: 'impacted-targets-from',
  paths: 'impact-all-paths',
  'impact-all': 'impact-all-paths',
  queue: 'target-branch',
  'base-ref': 'target-branch',
  mode: 'queue-settings',
  'merge-method': 'queue-settings',
  settings: 'queue-settings',
  repo: 'repository',
  owner: 'repository',
  host: 'repository-host',
  'api-key': 'api-token',
  dir: 'working-directory',
  directory: 'working-directory',
  'working-dir': 'working-directory',
  cwd: 'working-directory',
  root: 'working-directory',
  'test-results': 'junit-paths',
  reports: 'junit-paths',
  slug: 'organization-slug',
  owners: 'codeowners',
  'fail-on-failure': 'fail-on-match',
  'fail-on-error': 'fail-on-match',
  op: 'operation',
  outcome: 'tests-outcome',
  'previous-outcome': 'tests-outcome',
  junit: 'junit-paths',
  'junit-xml': 'junit-paths',
  results: 'junit-paths',
  report: 'junit-paths',
  'test-results-path': 'junit-paths',
  xml: 'junit-paths',
  'wait-timeout': 'wait-timeout-minutes',
  'wait-timeout-seconds': 'wait-timeout-minutes',
  'timeout-minutes': 'wait-timeout-minutes',
  'timeout-seconds': 'request-timeout-seconds',
  'http-timeout': 'request-timeout-seconds',
  'poll-interval': 'poll-interval-seconds',
  poll: 'poll-interval-seconds',
  'wait-for-merge': 'wait',
  'wait-for': 'wait',
  block: 'wait',
  'gh-token': 'github-token',
  'targets-file': 'impacted-targets-file',
  'shards-count': 'shards',
  'shard-count': 'shards',
  matrix: 'shards',
  batch: 'no-batch',
  exclude: 'impacted-targets-config',
  'exclude-paths': 'impacted-targets-config',
  ignore: 'impacted-targets-config',
  'paths-ignore': 'impacted-targets-config',
  sha: 'pull-request-sha',
  commit: 'pull-request-sha',
  'head-ref': 'head-sha',
  'merge-queue': 'target-branch',
  'queue-name': 'target-branch',
  'trunk-org': 'organization-slug',
  'org-url-slug': 'organization-slug',
  retries: 'max-attempts',
  retry: 'max-attempts',
  'max-retries': 'max-attempts',
  insecure: 'allow-insecure-http',
  suite: 'required-suites',
  suites: 'required-suites',
  team: 'codeowners',
  'max-days': 'max-quarantine-days',
  'quarantine-days': 'max-quarantine-days',
  state: 'queue-settings',
};

/** Two input names are equal when they differ only by case, `-` and `_`. */
const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/**
 * Refuses an unknown input whose name is nearly one of our names, or another action's name for one of our inputs.
 * Otherwise the step would run without that input. Any other unknown input changes nothing, and the runner warns about
 * it.
 * @param environment the variables of the step; the runner also passes inputs that `action.yml` does not declare
 * @throws InputError that names our input
 */
export async function refuseUndeclaredInputs(environment: Environment): Promise<void> {
  for (const [variable, value = ''] of Object.entries(environment)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || value.trim() === '' || Object.hasOwn(inputTable, name)) continue;
    const theirs = name.replaceAll(/[_ ]/g, '-');
    const other = Object.hasOwn(others, theirs) ? others[theirs] : undefined;
    if (other !== undefined) {
      const [action, ours, how] = other;
      throw new InputError(
        ours,
        `${quoted(name)} is an input of ${action}. Here, write ${ours}: ${how} (docs/migrating.md)`,
      );
    }
    const meant = Object.hasOwn(peers, theirs) ? peers[theirs] : undefined;
    if (meant !== undefined) {
      throw new InputError(meant, `${quoted(name)} is the name in another action. Write ${meant} (docs/migrating.md)`);
    }
    const near = Object.hasOwn(guesses, theirs) ? guesses[theirs] : await nearest(name);
    if (near !== undefined) throw new InputError(near, `there is no input ${quoted(name)}. Write ${near}`);
  }
}

/** Our input whose name is nearest to another, where it is near enough for a typing mistake. */
async function nearest(name: string): Promise<InputName | undefined> {
  const { closestMatch } = await import('leven');
  const written = canonical(name);
  const names = Object.keys(inputTable) as InputName[];
  const maxDistance = written.length < 6 ? 1 : 2;
  const found = closestMatch(written, names.map(canonical), { maxDistance });
  return names.find((one) => canonical(one) === found);
}
