import { finalStates } from '../../packages/shared/src/service/states.js';
import { pullRequestWrite } from './pull-request-write.js';
import { pullRequestReference } from './requests.js';

/** Makes sure that a pull request is not in the queue. */
export const operation = pullRequestWrite({
  send: (service, step) => service.withdraw(pullRequestReference(step), step.inputs.extraFields),
  inQueue: false,
  headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
  alreadySo: (name, state) => {
    if (state === undefined) return `${name} is not in the queue: it was never submitted`;
    return finalStates.has(state) ? `${name} is not in the queue any more: it is ${state}` : undefined;
  },
});
