import { fetchAfterwards } from './fetch-state.js';
import { type Step, type Operation, sendPrepared } from './operation.js';
import { pullRequestOf, pullRequestRequest, pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';

interface PullRequestWrite {
  readonly endpoint: 'submitPullRequest' | 'cancelPullRequest' | 'restartTestsOnPullRequest';
  /** What was done, from the pull request's name and the queue's. */
  readonly headline: (pullRequest: string, queue: string) => string;
  readonly advice?: Readonly<Record<number, string>>;
}

/** An operation that sends a pull request's identity and then fetches its state. */
export function pullRequestWrite({ endpoint, headline, advice }: PullRequestWrite): Operation {
  const headlineOf = (step: Step): string =>
    headline(`pull request #${String(pullRequestOf(step).number)}`, `merge queue of ${targetBranchOf(step)}`);
  return {
    needs: { pullRequest: 'required', targetBranch: true, repository: true },
    ...(advice === undefined ? {} : { advice }),
    prepare: (step) =>
      Promise.resolve({
        request: { endpoint, content: pullRequestRequest(step) },
        result: { headline: headlineOf(step), pullRequest: pullRequestResult(step) },
      }),
    carryOut: async (step, prepared, service): Promise<Result> => {
      await sendPrepared(prepared, service);
      return { headline: headlineOf(step), ...(await fetchAfterwards(step, service)) };
    },
  };
}
