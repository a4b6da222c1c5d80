import { queueOperation } from './queue-operation.js';
import { queueReference } from './requests.js';

/** Reads state, settings and entries of a queue. */
export const operation = queueOperation({
  headline: (branch) => `Read the merge queue of ${branch}`,
  send: (service, step) => service.queue(queueReference(step), step.inputs.extraFields),
});
