import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { QueueResponse } from '../service/queue/responses.js';
import { type Operation, type RunningStep, planned } from './operation.js';
import { queueRemarks, queueResult, targetBranchOf } from './requests.js';

interface QueueOperation {
  readonly headline: (branch: string) => string;
  /**
   * Sends the request.
   * @returns the queue, where the service shows it
   * @throws InputError before anything is sent
   */
  readonly send: (service: MergeQueueService, step: RunningStep) => Promise<QueueResponse | undefined>;
  readonly warnings?: (step: RunningStep, queue: QueueResponse | undefined) => readonly string[];
  readonly advice: Readonly<Record<number, string>>;
  readonly knownFields?: readonly string[];
}

export function queueOperation({
  headline,
  send,
  warnings = () => [],
  advice,
  knownFields = [],
}: QueueOperation): Operation {
  return {
    kind: 'request',
    needs: { pullRequest: 'none', targetBranch: true, repository: true },
    advice,
    knownFields,
    plan: (step, service) => {
      const result = { headline: headline(targetBranchOf(step)) };
      return planned(
        result,
        () => send(service, step),
        async (answer) => {
          const queue = await answer;
          const said = warnings(step, queue);
          if (queue === undefined) return { ...result, warnings: said };
          return { ...result, warnings: [...said, ...queueRemarks(queue)], queue: queueResult(step, queue) };
        },
      );
    },
  };
}
