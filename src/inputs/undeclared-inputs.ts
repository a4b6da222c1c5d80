import { InputError } from './input-error.js';
import type { Environment } from './inputs.js';
import { type InputName, inputTable } from './table.js';
import { quoted } from './values.js';

/**
 * Names of inputs of other actions for merge queues and flaky tests, with the names of ours that mean the same
 * (docs/migrating.md).
 */
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
  'junit-files': 'junit-paths',
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

/** The names of two inputs that differ by case, `-` and `_` alone are one. */
const canonical = (name: string): string => name.toLowerCase().replaceAll(/[-_ ]/g, '');

/**
 * Refuses an input that this action does not have and that is another action's word, or nearly the name, of one that it has: a step
 * would act without it. Any other input changes nothing, and the runner warns of it.
 * @param environment the variables of the step; the runner hands over also what `action.yml` does not declare
 * @throws InputError that names our input
 */
export async function refuseUndeclaredInputs(environment: Environment): Promise<void> {
  for (const [variable, value = ''] of Object.entries(environment)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    if (name === undefined || value.trim() === '' || Object.hasOwn(inputTable, name)) continue;
    const theirs = name.replaceAll(/[_ ]/g, '-');
    const meant = Object.hasOwn(peers, theirs) ? peers[theirs] : undefined;
    if (meant !== undefined) {
      throw new InputError(
        meant,
        `${quoted(name)} is what another action calls it. Write ${meant} (docs/migrating.md)`,
      );
    }
    const near = await nearest(name);
    if (near !== undefined) throw new InputError(near, `there is no input ${quoted(name)}. Write ${near}`);
  }
}

/** Our input whose name is nearest to another, where one is near enough to be a slip of the hand. */
async function nearest(name: string): Promise<InputName | undefined> {
  const { closestMatch } = await import('leven');
  const written = canonical(name);
  const names = Object.keys(inputTable) as InputName[];
  const maxDistance = written.length < 6 ? 1 : 2;
  const found = closestMatch(written, names.map(canonical), { maxDistance });
  return names.find((one) => canonical(one) === found);
}
