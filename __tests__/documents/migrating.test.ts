import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stepCommands } from '../../src/command/step-options.js';
import { endpointOperations } from '../steps/operations.js';
import { root } from './documents.js';

const page = readFileSync(join(root, 'docs/migrating.md'), 'utf8');

const ofMergeAction =
  'trunk-token target-branch bazel-workspace-path verbose bazel-startup-options bazel-path impact-all-filters-path';

/**
 * Every input of the actions that the page compares: trunk-io/merge-action e6c008c, trunk-io/bazel-action 3e7d4e8,
 * trunk-io/nx-action e2e1ddb, trunk-io/analytics-uploader ee0cebf, Mergifyio/gha-mergify-ci a763a82 (v24),
 * dorny/paths-filter b41dfa9 (v4), tj-actions/changed-files 778ca51 (v47), nrwl/nx-set-shas e5387c0 (v5),
 * EnricoMi/publish-unit-test-result-action c9bbcab (v2), mikepenz/action-junit-report 305cd1f (v6).
 */
const inputs: Readonly<Record<string, string>> = {
  'trunk-io/merge-action': ofMergeAction,
  'trunk-io/bazel-action': `${ofMergeAction} upload-targets test-targets bazel-test-command bazel-diff-command-options test-kind-filter test-scope-filter test-negative-kind-filter test-negative-scope-filter test-negative-tag-filter`,
  'trunk-io/nx-action': 'trunk-token target-branch verbose workspace-path impact-all-filters-path',
  // Of these, those with a counterpart.
  'trunk-io/analytics-uploader':
    'junit-paths org-slug token previous-step-outcome variant repo-root quarantine run bazel-bep-path xcresult-path allow-missing-junit-files verbose dry-run',
  'Mergifyio/gha-mergify-ci':
    'action token mergify_api_url job_name report_path scopes all_scopes mergify_config_path base head test_step_outcome jobs mergify_cli_version',
  'dorny/paths-filter': 'token working-directory ref base filters list-files initial-fetch-depth predicate-quantifier',
  // Of these, those with a counterpart.
  'tj-actions/changed-files':
    'files files_yaml files_from_source_file files_yaml_from_source_file files_ignore files_ignore_yaml files_ignore_from_source_file files_ignore_yaml_from_source_file base_sha sha path matrix json escape_json write_output_files output_dir',
  'nrwl/nx-set-shas':
    'gh-token main-branch-name remote set-environment-variables-for-job error-on-no-successful-workflow fallback-sha last-successful-event working-directory workflow-id use-previous-merge-group-commit',
  // Of these, those that decide how a step ends, and some of the others.
  'EnricoMi/publish-unit-test-result-action':
    'files junit_files nunit_files xunit_files trx_files action_fail fail_on action_fail_on_inconclusive test_file_prefix job_summary json_file github_token check_name comment_mode check_run',
  // Of these, those that decide how a step ends, and some of the others.
  'mikepenz/action-junit-report':
    'report_paths fail_on_failure fail_on_parse_error require_tests require_passed_tests check_retries test_files_prefix job_summary token github_token check_name comment annotate_only',
};

/** The part of the page about an action, with the parts that it refers to. */
function partOf(action: string): string {
  const own = page.split(`\n## From ${action}\n`)[1]?.split('\n## ')[0] ?? '';
  return action.startsWith('trunk-io/') && action.endsWith('-action') && !action.includes('merge')
    ? own + partOf('trunk-io/merge-action')
    : own;
}

test.each(Object.entries(inputs))('docs/migrating.md has each input of %s', (action, names) => {
  const part = partOf(action);
  expect(names.split(' ').filter((name) => !new RegExp(`\`${name}(?:\`|:)`).test(part))).toEqual([]);
});

test('docs/migrating.md has an operation for each endpoint, and the command that runs it', () => {
  const rows = [...page.matchAll(/^\| `\/([\w/-]+)` +\| `[^`]+` +\| `([\w-]+)` +\|(?: `(\w+)`)? *\|$/gm)].map(
    ([, endpoint, operation, command]) => ({ endpoint, operation, command }),
  );
  const commandOf = new Map(Object.entries(stepCommands).map(([command, operation]) => [operation as string, command]));
  const expected = endpointOperations.map((row) => ({ ...row, command: commandOf.get(row.operation) }));
  const pathOf = (endpoint: string): string =>
    endpoint.includes('Tests') && endpoint.startsWith('list')
      ? `flaky-tests/${endpoint.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      : endpoint;
  const inOrder = <Row extends { operation: string | undefined }>(all: readonly Row[]): Row[] =>
    [...all].sort((one, other) => String(one.operation).localeCompare(String(other.operation)));
  expect(inOrder(rows)).toEqual(inOrder(expected.map((row) => ({ ...row, endpoint: pathOf(row.endpoint) }))));
});
