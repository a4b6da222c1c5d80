import { ServiceError } from '../service/errors.js';
import type { MergeQueueService, Written } from '../service/merge-queue-service.js';
import type { PullRequestResponse } from '../service/responses.js';
import { explainedPullRequest, fetchAfterwards, isRefusal, pullRequestWith } from './fetch-state.js';
import type { Step, Operation } from './operation.js';
import { pullRequestOf, pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { Result } from './result.js';

interface PullRequestWrite {
  /** Does it. @throws InputError before anything is sent */
  readonly send: (service: MergeQueueService, step: Step) => Promise<Written>;
  /** What was done, from the pull request's name and the queue's. */
  readonly headline: (pullRequest: string, queue: string) => string;
  readonly advice?: Readonly<Record<number, string>>;
  /** True for an operation that has no use for a closed pull request. */
  readonly open?: boolean;
  readonly alreadySo?: AlreadySo;
  /** What to say where the response to it was lost, and the pull request turns out to have been merged. */
  readonly mergedInstead?: true;
}

/**
 * What to say where the service refuses a request and the pull request is where the operation would have it anyway;
 * undefined where it is not.
 * @param state its state; undefined when it was never submitted
 */
export type AlreadySo = (name: string, state: string | undefined) => string | undefined;

/** An operation that sends a pull request's identity and then fetches its state. */
export function pullRequestWrite({
  send,
  headline,
  advice,
  open,
  alreadySo,
  mergedInstead,
}: PullRequestWrite): Operation {
  const headlineOf = (step: Step): string =>
    headline(`pull request #${String(pullRequestOf(step).number)}`, `merge queue of ${targetBranchOf(step)}`);
  return {
    needs: { pullRequest: 'required', targetBranch: true, repository: true, ...(open === true ? { open } : {}) },
    ...(advice === undefined ? {} : { advice }),
    prepare: (step, service) =>
      Promise.resolve({
        first: () => send(service, step),
        result: { headline: headlineOf(step), pullRequest: pullRequestResult(step) },
      }),
    carryOut: async (step, _prepared, service): Promise<Result> => {
      let written: Written;
      try {
        written = await send(service, step);
      } catch (error) {
        return resultOfRefusal(error, alreadySo, step, service);
      }
      const { verified, pullRequest, already } = written;
      if (already === true) return alreadyResult(alreadySo, step, pullRequest) ?? { headline: headlineOf(step) };
      const fetched =
        pullRequest === undefined
          ? await fetchAfterwards(step, service)
          : { pullRequest: await explainedPullRequest(step, service, pullRequest) };
      const isMerged = fetched.pullRequest?.state === 'MERGED';
      const otherwise =
        mergedInstead === true && verified && isMerged ? alreadySo?.(nameOf(step), 'MERGED') : undefined;
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
  service: MergeQueueService,
): Promise<Result> {
  if (alreadySo === undefined || !isRefusal(error)) throw error;
  let found: PullRequestResponse | undefined;
  try {
    found = await service.pullRequestIfAny(pullRequestReference(step));
  } catch (another) {
    // The refusal is the better error: the other one only says that the reason could not be fetched.
    throw another instanceof ServiceError ? error : another;
  }
  const result = alreadyResult(alreadySo, step, found);
  if (result === undefined) throw error;
  return result;
}

/** The result where the pull request is where the operation would have it; undefined where it is not. */
function alreadyResult(
  alreadySo: AlreadySo | undefined,
  step: Step,
  found: PullRequestResponse | undefined,
): Result | undefined {
  const headline = alreadySo?.(nameOf(step), found === undefined ? undefined : (found.state ?? ''));
  if (headline === undefined) return undefined;
  return { headline, pullRequest: { ...pullRequestWith(step, found ?? {}), submitted: found?.submitted ?? false } };
}
