import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { QueueResponse } from '../service/queue/responses.js';
import type { Step, Operation } from './operation.js';
import { queueRemarks, queueResult, targetBranchOf } from './requests.js';

interface QueueOperation {
  readonly headline: (branch: string) => string;
  /**
   * Sends the request.
   * @returns the queue, where the service shows it
   * @throws InputError before anything is sent
   */
  readonly send: (service: MergeQueueService, step: Step) => Promise<QueueResponse | undefined>;
  /** Warnings about settings that the response does not confirm. */
  readonly warnings?: (step: Step, queue: QueueResponse | undefined) => readonly string[];
  readonly advice: Readonly<Record<number, string>>;
  readonly knownFields?: readonly string[];
}

/** An operation on the queue of a branch, whose response is the queue or nothing. */
export function queueOperation({
  headline,
  send,
  warnings = () => [],
  advice,
  knownFields = [],
}: QueueOperation): Operation {
  return {
    needs: { pullRequest: 'none', targetBranch: true, repository: true },
    advice,
    knownFields,
    prepare: (step, service) =>
      Promise.resolve({ result: { headline: headline(targetBranchOf(step)) }, first: () => send(service, step) }),
    carryOut: async (step, prepared, service) => {
      const queue = await send(service, step);
      const said = warnings(step, queue);
      if (queue === undefined) return { ...prepared.result, warnings: said };
      return { ...prepared.result, warnings: [...said, ...queueRemarks(queue)], queue: queueResult(step, queue) };
    },
  };
}
