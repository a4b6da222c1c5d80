import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './documents.js';

const page = readFileSync(join(root, 'docs/migrating.md'), 'utf8');

const ofMergeAction =
  'trunk-token target-branch bazel-workspace-path verbose bazel-startup-options bazel-path impact-all-filters-path';

/** Every input of the actions that the page compares, at the commits that it names. */
const inputs: Readonly<Record<string, string>> = {
  'trunk-io/merge-action': ofMergeAction,
  'trunk-io/bazel-action': `${ofMergeAction} upload-targets test-targets bazel-test-command bazel-diff-command-options test-kind-filter test-scope-filter test-negative-kind-filter test-negative-scope-filter test-negative-tag-filter`,
  'trunk-io/nx-action': 'trunk-token target-branch verbose workspace-path impact-all-filters-path',
  'trunk-io/analytics-uploader':
    'junit-paths org-slug token public-repo-id repo-head-branch run repo-root cli-version xcresult-path bazel-bep-path use-bazel-target-for-codeowners quarantine allow-missing-junit-files hide-banner variant test-collection-id verbose use-uncloned-repo previous-step-outcome github-token pr-title show-failure-messages dry-run use-cache gh-repo-url gh-repo-head-sha gh-repo-head-branch gh-repo-head-commit-epoch gh-repo-head-author-name gh-action-ref',
  'Mergifyio/gha-mergify-ci':
    'action token mergify_api_url job_name report_path scopes all_scopes mergify_config_path base head test_step_outcome jobs mergify_cli_version',
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
