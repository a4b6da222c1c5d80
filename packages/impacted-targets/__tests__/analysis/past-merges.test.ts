import { afterAll, test } from '@jest/globals';
import { removeSamples } from '../sample-repository.js';
import { expectNothingSharedIn } from './past-merges.js';

afterAll(removeSamples);

// A longer history, and sets of rules, are in past-merges.many.test.ts.
test('what merges share changes no answer, in whatever order they are asked for', async () => {
  await expectNothingSharedIn(6, 2);
});
