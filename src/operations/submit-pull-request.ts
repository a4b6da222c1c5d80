import type { Operation } from './operation.js';
import { pullRequestWrite } from './pull-request-write.js';
import { waitForFinalState } from './waiting.js';

const submit = pullRequestWrite({
  endpoint: 'submitPullRequest',
  headline: (pullRequest, queue) => `Submitted ${pullRequest} to the ${queue}`,
  advice: { 404: 'Check that the service knows this repository and has a queue for target-branch' },
});

/** Submits a pull request and, with `wait`, waits until it leaves the queue. */
export const operation: Operation = {
  ...submit,
  carryOut: async (context, prepared, service) => {
    const submitted = await submit.carryOut(context, prepared, service);
    if (!context.inputs.wait) return submitted;
    context.log.info(submitted.headline);
    return waitForFinalState(context, service, { justSubmitted: true });
  },
};
