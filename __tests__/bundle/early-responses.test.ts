import { test } from '@jest/globals';
import { expectShown } from '../steps/early-responses.js';
import { runStep } from './step.js';

// Every ending, both statuses and TLS are tried in the files `early-responses.many.test.ts` of this folder and of `operations`.
test('a response to a large upload that is still being sent is shown when the server resets the connection', async () => {
  await expectShown(runStep, 'resets the connection', {}, ['413 Payload Too Large']);
});
