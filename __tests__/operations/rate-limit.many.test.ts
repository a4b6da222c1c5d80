import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sharedClock } from '../service/requests/shared-clock.js';
import { localService, token } from '../steps/local-service.js';
import { runStep } from '../steps/step.js';

const day = 86_400_000;
const durations = { notReady: 0, pending: 0, testing: day, merging: day, switchingModes: 0 };
const repo = { host: 'github.com', owner: 'octo', name: 'shop' };
/** A request may take this long, in milliseconds. */
const budget = 320_000;

/** The same random numbers in each run, as far as the order of the responses is the same. */
beforeEach(() => {
  let state = 7;
  jest.spyOn(Math, 'random').mockImplementation(() => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each(['v1', 'v2'] as const)(
  'steps that begin together where five look-ups a second are allowed, %s',
  (generation) => {
    const service = localService({ durations, lookUpsPerSecond: 5 });

    async function submit(count: number): Promise<void> {
      for (let number = 1; number <= count; number += 1) {
        const response = await service.post('/submitPullRequest', { repo, targetBranch: 'main', pr: { number } });
        if (!response.ok) throw new Error(`the local service answered ${String(response.status)}`);
      }
    }

    test.each([
      [60, 'get-submitted-pull-request'],
      [150, 'get-submitted-pull-request'],
      [60, 'cancel-pull-request'],
      [150, 'cancel-pull-request'],
    ])('%i times %s: no step is red', async (count, operation) => {
      await service.control('POST', '/clock', { running: false });
      await submit(count);
      const start = Date.now();
      // The time of the service passes with that of the steps.
      const clock = sharedClock(count, start, async (ms) => {
        await service.control('POST', '/clock', { advanceMilliseconds: Math.ceil(ms) });
      });
      await service.control('DELETE', '/requests');
      const steps = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const inputs = {
            operation,
            'base-url': generation === 'v1' ? service.url : service.secondUrl,
            'api-token': token,
            repository: `${repo.owner}/${repo.name}`,
            'target-branch': 'main',
            'pull-request': String(index + 1),
            'allow-insecure-http': 'true',
          };
          try {
            return await runStep({ inputs, clock });
          } finally {
            clock.leave();
          }
        }),
      );
      expect(steps.flatMap(({ errors }) => errors)).toEqual([]);
      expect(steps.filter(({ exitCode }) => exitCode !== 0)).toEqual([]);
      const lookUps = operation === 'cancel-pull-request' ? 2 : 1;
      expect(clock.now() - start).toBeLessThan(lookUps * budget);
      const statuses = (await service.requests()).map(({ status }) => status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(count / 2);
    });
  },
);
