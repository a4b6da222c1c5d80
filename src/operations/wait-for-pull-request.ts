import { operation as getSubmittedPullRequest } from './get-submitted-pull-request.js';
import type { Operation } from './operation.js';
import { pollUntilFinal } from './poll-until-final.js';

/** Waits until a pull request is merged or leaves the queue. */
export const operation: Operation = {
  ...getSubmittedPullRequest,
  needs: { ...getSubmittedPullRequest.needs, notOfQueue: true },
  plan: async (step, service) => ({
    ...(await getSubmittedPullRequest.plan(step, service)),
    carryOut: () => pollUntilFinal(step, service),
  }),
};
