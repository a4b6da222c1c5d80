import { explainedPullRequest } from './fetch-state.js';
import { type Operation, planned } from './operation.js';
import { pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';

/** Reads the state of a pull request. */
export const operation: Operation = {
  kind: 'request',
  needs: { pullRequest: 'required', targetBranch: true, repository: true },
  advice: { 404: 'The pull request was probably never submitted to this queue' },
  plan: (step, service) => {
    const pullRequest = pullRequestResult(step);
    const result = {
      headline: `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${targetBranchOf(step)}`,
      pullRequest,
    };
    return planned(
      result,
      () => service.pullRequest(pullRequestReference(step), step.inputs.extraFields),
      async (answer) => ({ ...result, pullRequest: await explainedPullRequest(step, service, await answer) }),
    );
  },
};
