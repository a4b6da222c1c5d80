import type { AuditedMerge } from '../../packages/impacted-targets/src/audit/audit.js';
import { oneLine } from '../../packages/shared/src/text.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { TestRun } from '../service/queue/testing-details.js';
import { ServiceError } from '../service/transport/errors.js';
import type { StepWith } from './operation.js';

/** Clocks of the service and of Git may differ by this much, in milliseconds. */
const clockToleranceMs = 60_000;

/**
 * Asks the service for the test runs of merged pull requests. A run of the later one tests it together with the earlier one where it holds both,
 * and where the earlier one was merged before the run began.
 */
export function testedTogether(
  step: StepWith<'inputs' | 'event' | 'context' | 'log'>,
  service: MergeQueueService,
): (later: AuditedMerge, earlier: AuditedMerge) => Promise<boolean | undefined> {
  const { context, inputs, event, log } = step;
  const runs = new Map<number, Promise<readonly TestRun[] | undefined>>();
  const targetBranch = inputs.targetBranch ?? /^refs\/heads\/(.+)$/.exec(event.ref)?.[1];
  const runsOf = async (number: number): Promise<readonly TestRun[] | undefined> => {
    const { repository: repo } = context;
    if (repo === undefined || targetBranch === undefined) return undefined;
    try {
      return await service.testRuns({ repo, targetBranch, number });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      log.info(`The test runs of pull request #${String(number)} are not known: ${oneLine(error.message, 300)}`);
      return undefined;
    }
  };
  return async (later, earlier) => {
    if (later.pullRequest === null || earlier.pullRequest === null) return undefined;
    const asked = runs.get(later.pullRequest) ?? runsOf(later.pullRequest);
    runs.set(later.pullRequest, asked);
    const passed = (await asked)?.filter((run) => run.passed) ?? [];
    if (passed.some(({ pullRequests }) => pullRequests.includes(earlier.pullRequest ?? 0))) return true;
    const [newest] = passed;
    if (newest?.startedAt === undefined) return undefined;
    const after = newest.startedAt - Date.parse(earlier.at);
    return Math.abs(after) < clockToleranceMs ? undefined : after > 0;
  };
}
