import { goneInputs } from './gone-inputs.js';
import { InputError } from './input-error.js';
import type { Environment } from './inputs.js';
import { refuseInputsOfTheAction } from './short-actions.js';
import { type InputName, inputTable } from './table.js';
import { quoted } from './values.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/** Our inputs by the names that people write in their place. @param names of each input, between spaces */
function byTheirName(names: Readonly<Partial<Record<InputName, string>>>): ReadonlyMap<string, InputName> {
  const pairs = Object.entries(names) as [InputName, string][];
  return new Map(pairs.flatMap(([ours, theirs]) => theirs.split(' ').map((name) => [name, ours] as const)));
}

/** Our inputs with the names that they have in other actions for merge queues and flaky tests (docs/migrating.md). */
const peers = byTheirName({
  operation: 'action command upload-targets test-targets quarantine',
  'base-url': 'mergify-api-url api-url url',
  'api-token': 'token trunk-token trunk-api-token',
  'target-branch': 'branch',
  'pull-request': 'pr pr-number',
  'required-label': 'label labels',
  'impacted-targets': 'scopes all-scopes targets',
  'impacted-targets-config':
    'bazel-path bazel-startup-options bazel-diff-command-options impact-all-filters-path mergify-config-path',
  'base-sha': 'base',
  'head-sha': 'head',
  'working-directory': 'repo-root workspace-path bazel-workspace-path',
  'organization-slug': 'org-slug org',
  'junit-paths': 'report-path',
  'tests-outcome': 'previous-step-outcome test-step-outcome',
  'wait-timeout-minutes': 'timeout',
});

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
    'a file that has the globs under impact-none',
  ],
  path: ['tj-actions/changed-files', 'working-directory', 'the folder'],
  'main-branch-name': ['nrwl/nx-set-shas', 'target-branch', 'the branch'],
  'fallback-sha': ['nrwl/nx-set-shas', 'base-sha', 'the commit'],
  'junit-files': ['EnricoMi/publish-unit-test-result-action', 'junit-paths', 'the globs'],
  'report-paths': ['mikepenz/action-junit-report', 'junit-paths', 'the globs'],
  'require-tests': [
    'mikepenz/action-junit-report',
    'quarantine-policy',
    'min-tests: 1, or required-suites with names. A report without a test always fails here',
  ],
};

/** Our inputs with the names that people guess. */
const guesses = byTheirName({
  operation: 'op',
  'api-token': 'api-key',
  'github-token': 'gh-token',
  repository: 'repo owner host',
  'target-branch': 'queue base-ref merge-queue queue-name',
  'pull-request-sha': 'sha commit',
  'no-batch': 'batch',
  'impacted-targets-file': 'targets-file',
  'impacted-targets-from': 'build-system from',
  'impacted-targets-config': 'config config-file paths impact-all exclude exclude-paths ignore paths-ignore',
  'head-sha': 'head-ref',
  'working-directory': 'dir directory working-dir cwd root',
  shards: 'shards-count shard-count matrix',
  'queue-settings': 'mode merge-method settings state',
  'organization-slug': 'slug trunk-org org-url-slug',
  'junit-paths': 'test-results reports junit junit-xml results report test-results-path xml',
  'tests-outcome': 'outcome previous-outcome',
  wait: 'wait-for-merge wait-for block',
  'wait-timeout-minutes': 'wait-timeout wait-timeout-seconds timeout-minutes',
  'poll-interval-seconds': 'poll-interval poll',
  'request-timeout-seconds': 'timeout-seconds http-timeout',
  'max-attempts': 'retries retry max-retries',
  'allow-insecure-http': 'insecure',
});

/** Keys of `quarantine-policy`, by the names of former inputs and of others that people write in their place. */
const policyKeys: Readonly<Record<string, string>> = {
  codeowners: 'codeowners',
  owners: 'codeowners',
  team: 'codeowners',
  'max-quarantine-days': 'max-days',
  'max-days': 'max-days',
  'quarantine-days': 'max-days',
  'warn-quarantine-days': 'warn-days',
  'warn-days': 'warn-days',
  'max-failures': 'max-failures',
  'required-suites': 'required-suites',
  suite: 'required-suites',
  suites: 'required-suites',
  'min-tests': 'min-tests',
  'never-excuse': 'never-excuse',
  variant: 'variant',
  'job-name': 'variant',
};

/** Names of a former input, and of others' inputs for the same, whose place `dry-run` takes. */
const forDryRun: readonly string[] = ['fail-on-match', 'fail-on-failure', 'fail-on-error'];

/** @throws InputError for a name in whose place a key of the policy is written, or `dry-run` */
function refuseMoved(name: string, canonicalName: string): void {
  const key = Object.hasOwn(policyKeys, canonicalName) ? policyKeys[canonicalName] : undefined;
  const none = `there is no input ${quoted(name)}`;
  if (key !== undefined) throw new InputError('quarantine-policy', `${none}. Write it in quarantine-policy as ${key}`);
  if (!forDryRun.includes(canonicalName)) return;
  throw new InputError(
    'dry-run',
    `${none}. Write dry-run: true, with which findings do not fail the step, or remove it`,
  );
}

/** Two input names are equal when they differ only by case, `-` and `_`. */
const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/**
 * Refuses an unknown input whose name is nearly one of our names, or another action's name for one of our inputs.
 * Otherwise the step would run without that input. So does an input that was taken away. Any other unknown input changes nothing, and the
 * runner warns about it.
 * @param environment the variables of the step; the runner also passes inputs that `action.yml` does not declare
 * @throws UserError that names our input, or says what to write instead
 */
export async function refuseUndeclaredInputs(environment: Environment): Promise<void> {
  refuseInputsOfTheAction(environment);
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
    if (Object.hasOwn(goneInputs, theirs)) throw refusalOfGone(theirs);
    refuseMoved(name, theirs);
    const meant = peers.get(theirs);
    if (meant !== undefined) {
      throw new InputError(meant, `${quoted(name)} is the name in another action. Write ${meant} (docs/migrating.md)`);
    }
    const near = guesses.get(theirs) ?? (await nearest(name));
    if (near === undefined) continue;
    if (Object.hasOwn(goneInputs, near)) throw refusalOfGone(near);
    throw new InputError(near as InputName, `there is no input ${quoted(name)}. Write ${near}`);
  }
}

const refusalOfGone = (input: string): UserError =>
  new UserError(`input ${input}: there is no such input any more. ${String(goneInputs[input])}`, { input });

/** Our input, of today or taken away, whose name is nearest to another, where it is near enough for a typing mistake. */
async function nearest(name: string): Promise<string | undefined> {
  const { closestMatch } = await import('leven');
  const written = canonical(name);
  const names = [...Object.keys(inputTable), ...Object.keys(goneInputs)];
  const maxDistance = written.length < 6 ? 1 : 2;
  const found = closestMatch(written, names.map(canonical), { maxDistance });
  return names.find((one) => canonical(one) === found);
}
