import { lookAfterwards } from './look.js';
import { type Context, type Operation, sendPrepared } from './operation.js';
import { pullRequestOf, pullRequestRequest, pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';

interface PullRequestWrite {
  readonly endpoint: 'submitPullRequest' | 'cancelPullRequest' | 'restartTestsOnPullRequest';
  /** What was done, from the pull request's name and the queue's. */
  readonly headline: (pullRequest: string, queue: string) => string;
  readonly advice?: Readonly<Record<number, string>>;
}

/** An operation that sends a pull request's identity and then looks at it. */
export function pullRequestWrite({ endpoint, headline, advice }: PullRequestWrite): Operation {
  const headlineOf = (context: Context): string =>
    headline(`pull request #${String(pullRequestOf(context).number)}`, `merge queue of ${targetBranchOf(context)}`);
  return {
    needs: { pullRequest: 'required', targetBranch: true, repository: true },
    ...(advice === undefined ? {} : { advice }),
    prepare: (context) =>
      Promise.resolve({
        request: { endpoint, content: pullRequestRequest(context) },
        result: { headline: headlineOf(context), pullRequest: pullRequestResult(context) },
      }),
    carryOut: async (context, prepared, service): Promise<Result> => {
      await sendPrepared(prepared, service);
      return { headline: headlineOf(context), ...(await lookAfterwards(context, service)) };
    },
  };
}
