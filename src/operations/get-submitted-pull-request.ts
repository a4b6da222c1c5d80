import { aboutPullRequest } from './documents/pull-request.js';
import { explainedPullRequest } from './fetch-state.js';
import { type Operation, planned } from './operation.js';
import { pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';

/** Reads the state of a pull request. */
export const operation: Operation = {
  kind: 'request',
  needs: { pullRequest: 'required', targetBranch: true, repository: true },
  plan: (step, service) => {
    const pullRequest = pullRequestResult(step);
    const headline = `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${targetBranchOf(step)}`;
    return planned(
      { headline, ...aboutPullRequest(pullRequest) },
      () => service.pullRequest(pullRequestReference(step), step.inputs.extraFields),
      async (answer) => ({
        headline,
        ...aboutPullRequest(await explainedPullRequest(step, service, await answer)),
      }),
    );
  },
};
