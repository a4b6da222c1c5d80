import { pullRequestWrite } from './pull-request-write.js';
import { pullRequestReference } from './requests.js';

/** Runs the tests of a queued pull request again. */
export const operation = pullRequestWrite({
  send: (service, step) => service.restartTests(pullRequestReference(step), step.inputs.extraFields),
  headline: (pullRequest, queue) => `Restarted the tests of ${pullRequest} in the ${queue}`,
  inQueue: true,
});
