import { InputError } from './input-error.js';
import type { Environment } from './inputs.js';
import { refuseInputsOfTheAction } from './short-actions.js';
import { type InputName, inputTable } from './table.js';
import { quoted } from './values.js';
import { UserError } from '../../packages/shared/src/user-error.js';

/**
 * What to write instead of other names: one of our inputs, mostly. The names are those of inputs that were taken away, of inputs of other actions
 * for merge queues, flaky tests, paths and reports (docs/migrating.md), and names that people guess.
 */
const otherNames: Readonly<Record<string, string>> = {
  operation: 'action command op upload-targets test-targets quarantine',
  'base-url': 'mergify-api-url api-url url',
  'api-token': 'token trunk-token trunk-api-token api-key',
  'github-token': 'gh-token',
  repository: 'repo owner host',
  'target-branch': 'branch queue base-ref merge-queue queue-name main-branch-name',
  'pull-request': 'pr pr-number',
  'pull-request-sha': 'sha commit',
  'required-label': 'label labels',
  'no-batch': 'batch',
  'impacted-targets': 'scopes all-scopes targets',
  'impacted-targets-file': 'targets-file',
  'impacted-targets-from': 'build-system from filters files files-yaml',
  'impacted-targets-config':
    'bazel-path bazel-startup-options bazel-diff-command-options impact-all-filters-path mergify-config-path files-yaml-from-source-file files-ignore config config-file paths impact-all exclude exclude-paths ignore paths-ignore',
  'base-sha': 'base fallback-sha',
  'head-sha': 'head head-ref',
  'working-directory': 'repo-root workspace-path bazel-workspace-path path dir directory working-dir cwd root',
  shards: 'shards-count shard-count matrix',
  'queue-settings': 'mode merge-method settings state',
  'organization-slug': 'org-slug org slug trunk-org org-url-slug',
  'junit-paths':
    'report-path report-paths junit-files test-results reports junit junit-xml results report test-results-path xml',
  'quarantine-policy':
    'owners team max-days quarantine-days warn-days suite suites min-tests require-tests job-name fail-on-failure fail-on-error',
  'tests-outcome': 'previous-step-outcome test-step-outcome outcome previous-outcome',
  wait: 'wait-for-merge wait-for block',
  'wait-timeout-minutes': 'timeout wait-timeout wait-timeout-seconds timeout-minutes',
  'poll-interval-seconds': 'poll-interval poll',
  'request-timeout-seconds': 'timeout-seconds http-timeout',
  'max-attempts': 'retries retry max-retries',
  'allow-insecure-http': 'insecure',
  'repository as host/owner/name': 'repository-host',
  'queue-settings, with the path of the file': 'queue-settings-file',
  'the globs under impact-all, in the file of rules (docs/rules.md)': 'impact-all-paths',
  'it as a key of quarantine-policy (docs/flaky-tests.md)':
    'codeowners max-failures required-suites never-excuse variant',
  'max-days as a key of quarantine-policy (docs/flaky-tests.md)': 'max-quarantine-days',
  'warn-days as a key of quarantine-policy (docs/flaky-tests.md)': 'warn-quarantine-days',
  'dry-run: true, with which findings do not fail the step': 'fail-on-match',
  'it as an option of merge-queue analyze (docs/command.md)': 'commits concurrency test-minutes',
  'timeout-minutes beside uses, for a limit shorter than 60 minutes': 'compute-timeout-minutes',
};
const insteadOf: ReadonlyMap<string, string> = new Map(
  Object.entries(otherNames).flatMap(([instead, names]) => names.split(' ').map((name) => [name, instead] as const)),
);

/** Two input names are equal when they differ only by case, `-` and `_`. */
const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/**
 * Refuses an unknown input that is nearly one of ours, that was taken away, or that another action calls so. Otherwise the step would run
 * without that input. Any other unknown input changes nothing, and the runner warns about it.
 * @param environment the variables of the step; the runner also passes inputs that `action.yml` does not declare
 * @throws UserError that names our input, or says what to write instead
 */
export async function refuseUndeclaredInputs(environment: Environment): Promise<void> {
  refuseInputsOfTheAction(environment);
  for (const [variable, value = ''] of Object.entries(environment)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || value.trim() === '' || Object.hasOwn(inputTable, name)) continue;
    const meant = insteadOf.get(name.replaceAll(/[_ ]/g, '-')) ?? (await nearest(name));
    if (meant === undefined) continue;
    const problem = `there is no input ${quoted(name)}. Write ${meant}`;
    if (!Object.hasOwn(inputTable, meant)) throw new UserError(problem, { input: name });
    throw new InputError(meant as InputName, `${problem} (docs/reference.md)`);
  }
}

/** Our input whose name is nearest to another, where it is near enough for a typing mistake. */
async function nearest(name: string): Promise<string | undefined> {
  const { closestMatch } = await import('leven');
  const written = canonical(name);
  const names = Object.keys(inputTable);
  const found = closestMatch(written, names.map(canonical), { maxDistance: written.length < 6 ? 1 : 2 });
  return names.find((one) => canonical(one) === found);
}
