import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { QueueResponse } from '../service/queue/responses.js';
import { onServiceError } from '../service/transport/errors.js';
import { aboutQueue } from './documents/queue.js';
import { type Operation, type Step, type StepWith, planned } from './operation.js';
import { queueReference, queueRemarks, queueResult, targetBranchOf } from './requests.js';

interface QueueOperation {
  readonly headline: (branch: string) => string;
  /**
   * Sends the request.
   * @returns the queue, where the service shows it
   * @throws InputError before anything is sent
   */
  readonly send: (service: MergeQueueService, step: Step) => Promise<QueueResponse | undefined>;
  /** Of a write of settings: what the queue afterwards lacks of them, as warnings. */
  readonly missed?: (step: Step, queue: QueueResponse) => readonly string[];
  readonly knownFields?: readonly string[];
}

export function queueOperation({ headline, send, missed, knownFields = [] }: QueueOperation): Operation {
  return {
    kind: 'request',
    needs: { pullRequest: 'none', targetBranch: true, repository: true },
    knownFields,
    plan: (step, service) => {
      const result = { headline: headline(targetBranchOf(step)) };
      return planned(
        result,
        () => send(service, step),
        async (answer) => {
          const shown = await answer;
          const queue = missed === undefined ? shown : await queueAfter(step, service, shown);
          if (queue !== undefined) {
            const warnings = [...(missed?.(step, queue) ?? []), ...queueRemarks(queue)];
            return { ...result, warnings, ...aboutQueue(queueResult(step, queue)) };
          }
          const notShown =
            'It is done, but the service shows no queue in its response, and fetching the queue afterwards failed';
          return { ...result, warnings: missed === undefined ? [] : [notShown] };
        },
      );
    },
  };
}

/**
 * The queue after a write, for the outputs: as the response shows it, and where that lacks the state or the entries, with what fetching it
 * once shows.
 * @param written the queue in the response to the write
 */
async function queueAfter(
  step: StepWith<'context'>,
  service: MergeQueueService,
  written: QueueResponse | undefined,
): Promise<QueueResponse | undefined> {
  if (written?.state !== undefined && written.entries !== undefined) return written;
  const once = service.limited({ maxAttempts: 1 });
  const found = await once.queue(queueReference(step)).catch(onServiceError(() => undefined));
  if (found === undefined || written === undefined) {
    return found ?? (written?.state === undefined ? undefined : written);
  }
  return {
    ...found,
    settings: { ...found.settings, ...written.settings },
    shown: { ...found.shown, ...written.shown },
  };
}
