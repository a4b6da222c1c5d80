import { readPullRequest } from '../service/answers.js';
import { type Operation, sendPrepared } from './operation.js';
import { pullRequestRequest, pullRequestResult, targetBranchOf } from './requests.js';

/** Reads the state of a pull request. */
export const operation: Operation = {
  needs: { pullRequest: 'required', targetBranch: true, repository: true },
  advice: { 404: 'The pull request was probably never submitted to this queue' },
  prepare: (context) => {
    const pullRequest = pullRequestResult(context);
    return Promise.resolve({
      request: { endpoint: 'getSubmittedPullRequest', content: pullRequestRequest(context) },
      result: {
        headline: `Looked at pull request #${String(pullRequest.number)} in the merge queue of ${targetBranchOf(context)}`,
        pullRequest,
      },
    });
  },
  carryOut: async (context, prepared, service) => {
    const answer = await sendPrepared(prepared, service);
    return { ...prepared.result, pullRequest: { ...pullRequestResult(context), ...readPullRequest(answer.json) } };
  },
};
