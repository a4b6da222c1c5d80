import { InputError } from '../inputs/input-error.js';
import { queueSettings, settingDifferences, shownSettings, updateFields } from '../service/queue-settings.js';
import { isObject } from '../service/responses.js';
import type { Step } from './operation.js';
import { queueOperation } from './queue-operation.js';
import { bareQueueRequest } from './requests.js';

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
    return { ...bareQueueRequest(step), ...updateFields(step.inputs.queueSettings ?? {}), ...step.inputs.extraFields };
  },
  warnings: ({ inputs: { queueSettings: asked = {} } }: Step, json) => {
    const shown = isObject(json) ? shownSettings(json) : {};
    return settingDifferences(shown, asked).flatMap(({ setting, before, after }) => {
      const known = Object.hasOwn(queueSettings, setting);
      if (before !== undefined) {
        const why = shown.state === 'SWITCHING_MODES' ? ', while the queue is SWITCHING_MODES' : '';
        return [`${setting} is ${JSON.stringify(before)} after the update, not ${JSON.stringify(after)}${why}`];
      }
      return known ? [] : [`The response does not show ${setting}: the service may not know this setting`];
    });
  },
  knownFields: Object.keys(queueSettings),
  advice: {
    400: 'Check queue-settings',
    404: 'The queue does not exist; create-queue makes it, and apply-queue does either',
  },
});
