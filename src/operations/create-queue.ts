import {
  creationSettings,
  queueSettings as knownSettings,
  settingDifferences,
  shownSettings,
} from '../service/queue-settings.js';
import { isObject } from '../service/responses.js';
import { queueOperation } from './queue-operation.js';
import { bareQueueRequest } from './requests.js';

/** Creates the queue of a branch. */
export const operation = queueOperation({
  endpoint: 'createQueue',
  headline: (branch) => `Created the merge queue of ${branch}`,
  content: (step) => ({ ...bareQueueRequest(step), ...step.inputs.queueSettings, ...step.inputs.extraFields }),
  warnings: ({ inputs: { queueSettings = {} } }, json) => {
    const atOnce = creationSettings(queueSettings);
    const unsure = settingDifferences(isObject(json) ? shownSettings(json) : {}, queueSettings)
      .map(({ setting }) => setting)
      .filter((setting) => !Object.hasOwn(atOnce, setting) || isObject(json));
    return unsure.length === 0
      ? []
      : [
          `The response does not show that the queue has ${unsure.join(', ')}: a service may take only mode and concurrency when it creates a queue. apply-queue sets the others too, and checks them`,
        ];
  },
  knownFields: Object.keys(knownSettings),
  advice: {
    400: 'Check queue-settings',
    409: 'The queue exists already; update-queue changes its settings, and apply-queue does either',
  },
});
