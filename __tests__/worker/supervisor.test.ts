import { expect, test } from '@jest/globals';
import { endingMs } from '../../src/worker/supervisor.js';

test('whatever a step is busy with, it is over within two seconds, with time between each two ways to end it', () => {
  const { terminate, giveUp, exit, kill } = endingMs;
  expect(kill).toBeLessThan(2000);
  expect([terminate, giveUp - terminate, exit - giveUp, kill - exit].every((ms) => ms >= 150)).toBe(true);
});
