import { InputError } from '../inputs/input-error.js';
import { queueOperation } from './queue-operation.js';
import { queueSettingsRequest } from './requests.js';

/** Changes settings of a queue. */
export const operation = queueOperation({
  endpoint: 'updateQueue',
  headline: (branch) => `Updated the merge queue of ${branch}`,
  content: (step) => {
    if (Object.keys({ ...step.inputs.queueSettings, ...step.inputs.extraFields }).length === 0) {
      throw new InputError(
        'queue-settings',
        'there is nothing to update. Give settings such as `concurrency: 5`, here or in queue-settings-file',
      );
    }
    return queueSettingsRequest(step);
  },
  advice: { 400: 'Check queue-settings', 404: 'The queue does not exist; create-queue makes it' },
});
