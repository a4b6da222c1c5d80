import { expect, test } from '@jest/globals';
import { respond, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

test('a step that runs beside another one does not undo its redaction', async () => {
  const token = 'a-token-of-the-service-0123456789';
  const service = await serve((_request, response) => {
    void runStep({ inputs: { operation: 'compute-impacted-targets', 'impacted-targets': 'a' } }).then(() => {
      // The log truncates the name within the token, and could not find the beginning of the token afterwards.
      const name = `${'x'.repeat(190)}${token}`;
      respond(response, 200, { statusChecks: [{ context: name, state: 'failure' }] });
    });
  });
  const operation = 'get-merge-queue-testing-details';
  const inputs = { operation, 'base-url': service.url, 'api-token': token, 'target-branch': 'main' };
  const { stdout } = await runStep({ inputs });
  expect(stdout).toContain(' is FAILURE');
  expect(stdout.replaceAll(/^::add-mask::.*/gm, '')).not.toContain('xa-tok');
});
