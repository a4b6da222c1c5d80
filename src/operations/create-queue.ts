import {
  creationSettings,
  queueSettings as knownSettings,
  settingDifferences,
} from '../service/queue/queue-settings.js';
import { queueOperation } from './queue-operation.js';
import { queueReference } from './requests.js';

export const operation = queueOperation({
  headline: (branch) => `Created the merge queue of ${branch}`,
  send: async (service, step) => {
    const { queueSettings = {}, extraFields } = step.inputs;
    return service.createQueue(queueReference(step), queueSettings, extraFields);
  },
  missed: ({ inputs: { queueSettings = {} } }, { shown }) => {
    const atOnce = creationSettings(queueSettings);
    // A response without the settings that every service accepts (`{}`) causes no warning. A response with another
    // value causes one.
    const unsure = settingDifferences(shown, queueSettings)
      .filter(({ setting, before }) => before !== undefined || !Object.hasOwn(atOnce, setting))
      .map(({ setting }) => setting);
    return unsure.length === 0
      ? []
      : [
          `The response does not show that the queue has ${unsure.join(', ')}: a service may take only mode and concurrency when it creates a queue. apply-queue sets the others too, and checks them`,
        ];
  },
  knownFields: Object.keys(knownSettings),
});
