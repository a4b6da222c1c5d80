import { queueOperation } from './queue-operation.js';
import { queueSettingsRequest } from './requests.js';

/** Creates the queue of a branch. */
export const operation = queueOperation({
  endpoint: 'createQueue',
  headline: (branch) => `Created the merge queue of ${branch}`,
  content: queueSettingsRequest,
  advice: {
    400: 'Check queue-settings',
    409: 'The queue exists already; update-queue changes its settings',
  },
});
