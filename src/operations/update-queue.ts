import { InputError } from '../inputs/input-error.js';
import { isDrained, queueSettings, settingDifferences } from '../service/queue/queue-settings.js';
import { queueOperation } from './queue-operation.js';
import { queueReference } from './requests.js';

export const operation = queueOperation({
  headline: (branch) => `Updated the merge queue of ${branch}`,
  send: async (service, step) => {
    const { queueSettings: settings = {}, extraFields } = step.inputs;
    if (Object.keys({ ...settings, ...extraFields }).length === 0) {
      throw new InputError(
        'queue-settings',
        'there is nothing to update. Give settings such as `concurrency: 5`, or the path of a file with settings',
      );
    }
    return service.updateQueue(queueReference(step), settings, extraFields);
  },
  missed: ({ inputs: { queueSettings: asked = {} } }, { shown }) => {
    const different = settingDifferences(shown, asked).filter((change) => !isDrained(change));
    return different.flatMap(({ setting, before, after }) => {
      const known = Object.hasOwn(queueSettings, setting);
      if (before !== undefined) {
        const why = shown.state === 'SWITCHING_MODES' ? ', while the queue is SWITCHING_MODES' : '';
        return [`${setting} is ${JSON.stringify(before)} after the update, not ${JSON.stringify(after)}${why}`];
      }
      return known ? [] : [`The response does not show ${setting}: the service may not know this setting`];
    });
  },
  knownFields: Object.keys(queueSettings),
});
