import { queueOperation } from './queue-operation.js';
import { queueReference, refuseExtraFields } from './requests.js';

/** Deletes an empty queue. Its request holds nothing but the queue's identity (service interface, section 4.1). */
export const operation = queueOperation({
  headline: (branch) => `Deleted the merge queue of ${branch}`,
  send: async (service, step) => {
    refuseExtraFields(step, 'delete-queue sends the repository and the target branch, and nothing else');
    await service.deleteQueue(queueReference(step));
    return undefined;
  },
});
