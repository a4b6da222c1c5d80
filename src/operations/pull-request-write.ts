import type { ServiceClient } from '../service/client.js';
import { ServiceError } from '../service/errors.js';
import type { PullRequestResponse } from '../service/responses.js';
import { fetchAfterwards, fetchRefused, isRefusal, pullRequestWith } from './fetch-state.js';
import { type Step, type Operation, sendPrepared } from './operation.js';
import { pullRequestOf, pullRequestRequest, pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';

interface PullRequestWrite {
  readonly endpoint: 'submitPullRequest' | 'cancelPullRequest' | 'restartTestsOnPullRequest';
  /** What was done, from the pull request's name and the queue's. */
  readonly headline: (pullRequest: string, queue: string) => string;
  readonly advice?: Readonly<Record<number, string>>;
  /** True for an operation that has no use for a closed pull request. */
  readonly open?: boolean;
  readonly alreadySo?: AlreadySo;
  /** Fields of the request beside the identity of the pull request. @throws InputError */
  readonly more?: (step: Step) => Readonly<Record<string, unknown>>;
}

/**
 * What to say where the service refuses a request and the pull request is where the operation would have it anyway;
 * undefined where it is not.
 * @param state its state; undefined when it was never submitted
 */
export type AlreadySo = (name: string, state: string | undefined) => string | undefined;

/** An operation that sends a pull request's identity and then fetches its state. */
export function pullRequestWrite({ endpoint, headline, advice, open, alreadySo, more }: PullRequestWrite): Operation {
  const headlineOf = (step: Step): string =>
    headline(`pull request #${String(pullRequestOf(step).number)}`, `merge queue of ${targetBranchOf(step)}`);
  return {
    needs: { pullRequest: 'required', targetBranch: true, repository: true, ...(open === true ? { open } : {}) },
    ...(advice === undefined ? {} : { advice }),
    prepare: (step) =>
      Promise.resolve({
        request: { endpoint, content: { ...pullRequestRequest(step), ...more?.(step) } },
        result: { headline: headlineOf(step), pullRequest: pullRequestResult(step) },
      }),
    carryOut: async (step, prepared, service): Promise<Result> => {
      let verified: boolean;
      try {
        ({ verified = false } = await sendPrepared(prepared, service));
      } catch (error) {
        return resultOfRefusal(error, alreadySo, step, service);
      }
      const fetched = await fetchAfterwards(step, service);
      const isMerged = fetched.pullRequest?.state === 'MERGED';
      // Where the response was lost, a cancelled pull request may turn out to have been merged.
      const otherwise =
        endpoint === 'cancelPullRequest' && verified && isMerged ? alreadySo?.(nameOf(step), 'MERGED') : undefined;
      return { headline: otherwise ?? headlineOf(step), ...fetched };
    },
  };
}

const nameOf = (step: Step): string => `Pull request #${String(pullRequestOf(step).number)}`;

/**
 * The result where a request was refused because there is nothing left to do.
 * @param error why the request failed
 * @throws the error, where it is another reason
 */
export async function resultOfRefusal(
  error: unknown,
  alreadySo: AlreadySo | undefined,
  step: Step,
  service: ServiceClient,
): Promise<Result> {
  if (alreadySo === undefined || !isRefusal(error)) throw error;
  let found: PullRequestResponse | undefined;
  try {
    found = await fetchRefused(step, service);
  } catch (another) {
    // The refusal is the better error: the other one only says that the reason could not be fetched.
    throw another instanceof ServiceError ? error : another;
  }
  const headline = alreadySo(nameOf(step), found === undefined ? undefined : (found.state ?? ''));
  if (headline === undefined) throw error;
  return { headline, pullRequest: { ...pullRequestWith(step, found ?? {}), submitted: found?.submitted ?? false } };
}
