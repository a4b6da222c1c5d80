import { describe, test } from '@jest/globals';
import { allEndings, expectShown } from '../steps/early-responses.js';
import { runStep } from '../steps/step.js';

describe('a response to a large upload that is still being sent', () => {
  test.each(allEndings)('is shown when the server %s', async (ending) => {
    await expectShown(runStep, ending);
  });
});
