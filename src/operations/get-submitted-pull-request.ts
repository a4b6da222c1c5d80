import { readPullRequest } from '../service/responses.js';
import { pullRequestWith } from './fetch-state.js';
import { type Operation, sendPrepared } from './operation.js';
import { pullRequestRequest, pullRequestResult, targetBranchOf } from './requests.js';

/** Reads the state of a pull request. */
export const operation: Operation = {
  needs: { pullRequest: 'required', targetBranch: true, repository: true },
  advice: { 404: 'The pull request was probably never submitted to this queue' },
  prepare: (step) => {
    const pullRequest = pullRequestResult(step);
    return Promise.resolve({
      request: { endpoint: 'getSubmittedPullRequest', content: pullRequestRequest(step) },
      result: {
        headline: `Fetched pull request #${String(pullRequest.number)} in the merge queue of ${targetBranchOf(step)}`,
        pullRequest,
      },
    });
  },
  carryOut: async (step, prepared, service) => {
    const response = await sendPrepared(prepared, service);
    return { ...prepared.result, pullRequest: pullRequestWith(step, readPullRequest(response.json)) };
  },
};
