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
    // Names in other actions.
    ['token', 'api-token'],
    ['previous-step-outcome', 'tests-outcome'],
    ['mergify_api_url', 'base-url'],
    ['label', 'required-label'],
    ['filters', 'impacted-targets-from'],
    ['report_paths', 'junit-paths'],
    ['job_name', 'quarantine-policy'],
  ])('%s is nearly %s, or meant as it', async (name, ours) => {
    await expect(refused(name)).rejects.toThrow(
      `input ${ours}: there is no input "${name.toLowerCase()}". Write ${ours} (docs/reference.md)`,
    );
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
    expect(step.errors).toEqual([
      'input required-label: there is no input "requred-label". Write required-label (docs/reference.md)',
    ]);
    expect(service.received).toEqual([]);
  });
});
