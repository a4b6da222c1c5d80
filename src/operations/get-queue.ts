import { queueOperation } from './queue-operation.js';
import { bareQueueRequest } from './requests.js';

/** Reads state, settings and entries of a queue. */
export const operation = queueOperation({
  endpoint: 'getQueue',
  headline: (branch) => `Read the merge queue of ${branch}`,
  content: (step) => ({ ...bareQueueRequest(step), ...step.inputs.extraFields }),
  advice: { 404: 'The queue does not exist; check target-branch and repository' },
});
