import { explainedPullRequest } from './fetch-state.js';
import type { Operation } from './operation.js';
import { pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';

/** Reads the state of a pull request. */
export const operation: Operation = {
  needs: { pullRequest: 'required', targetBranch: true, repository: true },
  advice: { 404: 'The pull request was probably never submitted to this queue' },
  prepare: (step, service) => {
    const pullRequest = pullRequestResult(step);
    return Promise.resolve({
      result: {
        headline: `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${targetBranchOf(step)}`,
        pullRequest,
      },
      first: () => service.pullRequest(pullRequestReference(step), step.inputs.extraFields),
    });
  },
  carryOut: async (step, prepared, service) => {
    const response = await service.pullRequest(pullRequestReference(step), step.inputs.extraFields);
    return { ...prepared.result, pullRequest: await explainedPullRequest(step, service, response) };
  },
};
