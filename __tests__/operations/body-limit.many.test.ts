import { expect, test } from '@jest/globals';
import { token } from '../steps/local-service.js';
import { labelled } from '../steps/payloads.js';
import { pendingService, serve } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

const limit = 20 * 1024 * 1024;
const event = { name: 'pull_request', payload: labelled };

// The limit of a list of impacted targets is in impacted-targets.test.ts.
test('any other body over the limit fails before it is sent', async () => {
  const recorder = await serve(pendingService);
  const step = await runStep({
    event,
    inputs: {
      operation: 'update-queue',
      'base-url': recorder.url,
      'api-token': token,
      'queue-settings': 'settings.json',
    },
    files: { 'settings.json': JSON.stringify({ note: 'x'.repeat(limit) }) },
  });
  expect(step.exitCode).toBe(1);
  expect(step.errors[0]).toMatch(
    /update-queue: the request body has 20,971,\d{3} bytes, and the service takes at most 20,971,520/,
  );
  expect(recorder.received).toEqual([]);
});
