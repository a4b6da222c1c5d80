import { describe, expect, test } from '@jest/globals';
import { refuseUndeclaredInputs } from '../../src/inputs/undeclared-inputs.js';
import { inputTable } from '../../src/inputs/table.js';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

const refused = (name: string, value = 'x'): Promise<unknown> =>
  refuseUndeclaredInputs({ [`INPUT_${name.toUpperCase()}`]: value });

describe('an input that nobody declared', () => {
  // Typing mistakes, guesses, and names in other actions.
  test.each([
    ['requred-label', 'required-label'],
    ['requiredLabel', 'required-label'],
    ['api_token', 'api-token'],
    ['waits', 'wait'],
    ['target-brnach', 'target-branch'],
    ['from', 'impacted-targets-from'],
    ['api_key', 'api-token'],
    ['timeout-minutes', 'wait-timeout-minutes'],
    ['mergify_api_url', 'base-url'],
    ['label', 'required-label'],
    ['job_name', 'quarantine-policy'],
  ])('%s is refused, with advice to write %s', async (name, ours) => {
    await expect(refused(name)).rejects.toThrow(
      `input ${ours}: there is no input "${name.toLowerCase()}". Write ${ours} (docs/reference.md)`,
    );
  });

  test.each([
    ['max-failures', 'it as a key of quarantine-policy'],
    ['warn_quarantine_days', 'warn-days as a key of quarantine-policy'],
    ['fail-on-match', 'dry-run: true'],
    ['repository-host', 'repository as host/owner/name'],
    ['queue_settings_file', 'queue-settings, with the path of the file'],
    ['impact-all-paths', 'the globs under impact-all'],
    ['commits', 'it as an option of merge-queue analyze'],
    ['compute_timeout_minutes', 'timeout-minutes beside uses'],
  ])('%s is gone: %s', async (name, instead) => {
    await expect(refused(name)).rejects.toThrow(`there is no input "${name}". Write ${instead}`);
  });

  const other = ['verbose', 'cli-version', 'my-own-thing', 'list-files', 'constructor', ...Object.keys(inputTable)];
  test('with another name changes nothing, nor does one of ours, or an empty one', async () => {
    for (const name of other) await expect(refused(name)).resolves.toBeUndefined();
    await expect(refused('token', ' ')).resolves.toBeUndefined();
  });

  test('fails the step before anything is sent', async () => {
    const service = await serve(pendingService);
    const inputs = { operation: 'submit-pull-request', 'base-url': service.url, 'api-token': 'a-token-for-tests' };
    const event = { name: 'pull_request', payload: labelled };
    const { exitCode, errors } = await runStep({ event, inputs: { ...inputs, 'requred-label': 'merge' } });
    expect([exitCode, service.received]).toEqual([1, []]);
    expect(errors).toEqual([expect.stringContaining('there is no input "requred-label". Write required-label')]);
  });
});
