import { main, runningService, type RunningService } from '../running-service.js';

/** Path of the metrics, from the version segment on. */
export const path = '/getMergeQueueMetrics';

/** Two merged, one failed, one cancelled, one being tested again, and one not ready, within the hour. */
export async function busyService(): Promise<RunningService> {
  const service = await runningService({ failing: [3] });
  for (const number of [1, 2, 3]) await service.call('/submitPullRequest', { ...main, pr: { number } });
  await service.pass(60_000);
  for (const number of [4, 5, 6]) await service.call('/submitPullRequest', { ...main, pr: { number } });
  await service.call('/cancelPullRequest', { ...main, pr: { number: 4 } });
  await service.control('/pull-request', { ...main, pr: { number: 6 }, mergeable: false });
  await service.pass(1500);
  await service.call('/restartTestsOnPullRequest', { ...main, pr: { number: 5 } });
  await service.pass(1500);
  return service;
}
