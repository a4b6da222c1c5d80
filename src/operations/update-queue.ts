import { InputError } from '../action/input-error.js';
import { queueOperation } from './queue-operation.js';
import { queueSettingsRequest } from './requests.js';

/** Changes settings of a queue. */
export const operation = queueOperation({
  endpoint: 'updateQueue',
  headline: (branch) => `Updated the merge queue of ${branch}`,
  content: (context) => {
    if (Object.keys({ ...context.inputs.queueSettings, ...context.inputs.extraFields }).length === 0) {
      throw new InputError(
        'queue-settings',
        'there is nothing to update. Give settings such as `concurrency: 5`, here or in queue-settings-file',
      );
    }
    return queueSettingsRequest(context);
  },
  advice: { 400: 'Check queue-settings', 404: 'The queue does not exist; create-queue makes it' },
});
