import { expect, test } from '@jest/globals';
import { metricsText } from '../../src/http/metrics.js';
import { MergeQueues } from '../../src/queue-rules/merge-queues.js';
import { durations } from '../queue-rules/recorded-queue.js';
import { main } from '../running-service.js';

test('metrics of 1,000 queues let other requests have their turn', async () => {
  const queues = new MergeQueues({
    durations,
    requireImpactedTargets: true,
    implicitQueues: true,
    planTest: () => ({ outcome: 'pass' }),
  });
  for (let index = 0; index < 1000; index += 1) queues.create(0, { ...main, targetBranch: `branch-${String(index)}` });
  let turns = 0;
  const count = (): void => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  const text = await metricsText(queues, 0);
  clearImmediate(turn);
  expect(text.match(/^mq_depth_current\{/gm)).toHaveLength(2000);
  expect(text.match(/\n\n# HELP /g)).toHaveLength(7);
  // A turn measures, or writes of one metric, ten queues at most.
  expect(turns).toBeGreaterThan((1000 / 10) * 8);
  expect(text.match(/^# TYPE /gm)).toHaveLength(8);
});
