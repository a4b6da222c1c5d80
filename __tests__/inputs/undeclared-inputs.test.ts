import { describe, expect, test } from '@jest/globals';
import { goneInputs } from '../../src/inputs/gone-inputs.js';
import { refuseUndeclaredInputs } from '../../src/inputs/undeclared-inputs.js';
import { inputTable } from '../../src/inputs/table.js';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

const refused = (name: string, value = 'x'): Promise<unknown> =>
  refuseUndeclaredInputs({ [`INPUT_${name.toUpperCase()}`]: value });

describe('an input that nobody declared', () => {
  test.each([
    ['requred-label', 'required-label'],
    ['requiredLabel', 'required-label'],
    ['api_token', 'api-token'],
    ['operaton', 'operation'],
    ['junit-path', 'junit-paths'],
    ['waits', 'wait'],
    ['target-brnach', 'target-branch'],
    // Guesses, and names that are short for ours.
    ['config', 'impacted-targets-config'],
    ['build-system', 'impacted-targets-from'],
    ['from', 'impacted-targets-from'],
    ['working-dir', 'working-directory'],
    ['api_key', 'api-token'],
    ['repo', 'repository'],
    ['junit', 'junit-paths'],
    ['wait-for-merge', 'wait'],
    ['timeout-minutes', 'wait-timeout-minutes'],
    ['outcome', 'tests-outcome'],
    ['org_url_slug', 'organization-slug'],
  ])('%s is nearly %s, or meant as it', async (name, ours) => {
    await expect(refused(name)).rejects.toThrow(
      `input ${ours}: there is no input "${name.toLowerCase()}". Write ${ours}`,
    );
  });

  test.each([
    ['codeowners', 'codeowners'],
    ['max-quarantine-days', 'max-days'],
    ['max_quarantine_days', 'max-days'],
    ['warn-quarantine-days', 'warn-days'],
    ['max-failures', 'max-failures'],
    ['required-suites', 'required-suites'],
    ['never-excuse', 'never-excuse'],
    ['variant', 'variant'],
    ['job_name', 'variant'],
    ['min-tests', 'min-tests'],
  ])('%s is the key %s of the policy', async (name, key) => {
    await expect(refused(name)).rejects.toThrow(
      `input quarantine-policy: there is no input "${name}". Write it in quarantine-policy as ${key}`,
    );
  });

  test('fail-on-match is a dry run', async () => {
    await expect(refused('fail-on-match', 'false')).rejects.toThrow(
      'input dry-run: there is no input "fail-on-match". Write dry-run: true',
    );
  });

  test.each([
    ['token', 'api-token'],
    ['trunk-token', 'api-token'],
    ['org-slug', 'organization-slug'],
    ['previous-step-outcome', 'tests-outcome'],
    ['test_step_outcome', 'tests-outcome'],
    ['report_path', 'junit-paths'],
    ['repo-root', 'working-directory'],
    ['impact-all-filters-path', 'impacted-targets-config'],
    ['mergify_api_url', 'base-url'],
  ])('%s is what another action calls %s', async (name, ours) => {
    await expect(refused(name)).rejects.toThrow(
      `input ${ours}: "${name}" is the name in another action. Write ${ours} (docs/migrating.md)`,
    );
  });

  test.each([
    ['filters', 'dorny/paths-filter', 'impacted-targets-from'],
    ['files_yaml', 'tj-actions/changed-files', 'impacted-targets-from'],
    ['files', 'tj-actions/changed-files', 'impacted-targets-from'],
    ['main-branch-name', 'nrwl/nx-set-shas', 'target-branch'],
    ['junit_files', 'EnricoMi/publish-unit-test-result-action', 'junit-paths'],
    ['report_paths', 'mikepenz/action-junit-report', 'junit-paths'],
  ])('%s is one of %s', async (name, action, ours) => {
    const refusal = refused(name);
    await expect(refusal).rejects.toThrow(`input ${ours}: "${name}" is an input of ${action}`);
    await expect(refusal).rejects.toThrow(`Here, write ${ours}: `);
  });

  test.each(Object.entries(goneInputs))('%s is gone: %s', async (name, instead) => {
    for (const written of [name, name.replaceAll('-', '_'), `${name}s`])
      await expect(refused(written)).rejects.toThrow(`input ${name}: there is no such input any more. ${instead}`);
  });

  test.each(['verbose', 'cli-version', 'my-own-thing', 'list-files', 'constructor'])(
    '%s changes nothing',
    async (name) => {
      await expect(refused(name)).resolves.toBeUndefined();
    },
  );

  test('an empty one changes nothing, and none of ours is taken for another', async () => {
    await expect(refused('token', ' ')).resolves.toBeUndefined();
    for (const name of Object.keys(inputTable)) await expect(refused(name)).resolves.toBeUndefined();
  });

  test('fails the step before anything is sent', async () => {
    const service = await serve(pendingService);
    const inputs = { operation: 'submit-pull-request', 'base-url': service.url, 'api-token': 'a-token-for-tests' };
    const step = await runStep({
      event: { name: 'pull_request', payload: labelled },
      inputs: { ...inputs, 'requred-label': 'merge' },
    });
    expect(step.exitCode).toBe(1);
    expect(step.errors).toEqual(['input required-label: there is no input "requred-label". Write required-label']);
    expect(service.received).toEqual([]);
  });
});
