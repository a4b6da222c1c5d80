import { afterAll, expect, test } from '@jest/globals';
import { removeSamples, sampleDirectory } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { completes } from './completing.js';
import { runCommand } from './run-command.js';

afterAll(removeSamples);

completes('bash');

test('another shell is refused', async () => {
  const { exitCode, stderr } = await runCommand(sampleDirectory(), ['completion', 'tcsh']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('Allowed choices are bash, zsh, fish');
});
