import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/service/transport/errors.js';
import { firstGeneration } from '../../../src/service/v1/service.js';
import { respond, serve } from '../../steps/servers.js';
import { clientOf, queue } from '../requests/clients.js';

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

test.each<[string, (count: number) => number, isEnded: boolean]>([
  ['fail', () => 500, true],
  ['find nothing', () => 404, false],
  ['fail and succeed in turn', (count) => (count % 2 === 0 ? 500 : 200), false],
])('twenty look-ups that %s end after three failures in a row', async (_what, statusOf, isEnded) => {
  const service = await serve((_request, response, count) => respond(response, statusOf(count), { state: 'PENDING' }));
  const found = await firstGeneration(await clientOf(service)).lookUp(queue, numbers);
  expect([...found.keys()].sort((one, other) => one - other)).toEqual(numbers);
  // Four are under way at a time.
  expect(service.received.length).toBeLessThanOrEqual(isEnded ? 8 : 20);
  expect(service.received.length === 20).toBe(!isEnded);
  if (isEnded) for (const one of found.values()) expect(one).toBeInstanceOf(ServiceError);
});
