import { ServiceError } from '../service/transport/errors.js';
import type { MergeQueueService, Written } from '../service/merge-queue-service.js';
import type { PullRequestResponse } from '../service/queue/responses.js';
import { isInQueue } from '../service/queue/verify-write.js';
import { aboutPullRequest } from './documents/pull-request.js';
import {
  type FetchedPullRequest,
  type QueueInPassing,
  explainedPullRequest,
  fetchAfterwards,
  isRefusal,
  pullRequestWith,
  queueInPassing,
} from './fetch-state.js';
import { type Operation, type Step, type StepWith, planned } from './operation.js';
import { pullRequestOf, pullRequestReference, pullRequestResult, targetBranchOf } from './requests.js';
import type { PullRequestResult, Result } from './result.js';

interface PullRequestWrite extends Pick<Operation, 'knownFields'> {
  /**
   * Sends the request.
   * @throws InputError before anything is sent
   */
  readonly send: (service: MergeQueueService, step: Step) => Promise<Written>;
  readonly headline: (pullRequest: string, queue: string) => string;
  /** What it needs in addition to a pull request, a branch and a repository. */
  readonly needs?: Partial<Operation['needs']>;
  readonly alreadySo?: AlreadySo;
  /** A refusal with more advice. */
  readonly advised?: (refusal: ServiceError, step: Step, service: MergeQueueService) => Promise<ServiceError>;
  /** The result of a step that goes on after its request was taken; undefined for one that does not. */
  readonly followed?: (step: Step, service: MergeQueueService, taken: Taken) => Promise<Result> | undefined;
  /**
   * True when the pull request is in the queue after a success. A pull request that is MERGED afterwards also counts.
   */
  readonly inQueue: boolean;
  /** Warnings that follow from the state of the queue. The queue is asked for only where this is given. */
  readonly remarksOfQueue?: (
    queue: QueueInPassing,
    pullRequest: Partial<PullRequestResult>,
  ) => Promise<readonly string[]>;
}

/** A request that the service took. */
export interface Taken {
  readonly written: Written;
  readonly headline: string;
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
}

/**
 * Sentence for a refused request when the pull request already is in the state that the operation wants; undefined when
 * it is not.
 * @param state its state; undefined when it was never submitted
 */
type AlreadySo = (name: string, state: string | undefined) => string | undefined;

export function pullRequestWrite(write: PullRequestWrite): Operation {
  const { send, headline, knownFields = [], needs, followed } = write;
  return {
    kind: 'request',
    needs: { pullRequest: 'required', targetBranch: true, repository: true, ...needs },
    knownFields,
    plan: (step, service) => {
      const name = `pull request #${String(pullRequestOf(step).number)}`;
      const result = {
        headline: headline(name, `merge queue of ${targetBranchOf(step)}`),
        ...aboutPullRequest(pullRequestResult(step)),
      };
      return planned(
        result,
        () => send(service, step),
        async (answer) => {
          const sentAt = step.clock.now();
          let written: Written;
          try {
            written = await answer;
          } catch (error) {
            return resultOfRefusal(error, write, step, service);
          }
          const taken = { written, headline: result.headline, sentAt };
          return followed?.(step, service, taken) ?? resultOf(step, service, write, taken);
        },
      );
    },
  };
}

async function resultOf(
  step: StepWith<'context' | 'log' | 'signal' | 'clock'>,
  service: MergeQueueService,
  { alreadySo, inQueue, remarksOfQueue }: PullRequestWrite,
  { written, headline }: Taken,
): Promise<Result> {
  const { pullRequest, already, remarks = [] } = written;
  if (already === true) return alreadyResult(alreadySo, step, pullRequest) ?? { headline };
  const [first, queue] = await Promise.all([
    pullRequest === undefined
      ? fetchAfterwards(step, service)
      : explainedPullRequest(step, service, pullRequest).then((explained) => ({
          pullRequest: explained,
          warnings: [],
        })),
    remarksOfQueue === undefined ? {} : queueInPassing(step, service),
  ]);
  const fetched = await afterPropagation(step, service, inQueue, first);
  if (contradicts(fetched, inQueue)) return contradiction(step, fetched, inQueue);
  const isMergedInstead = !inQueue && fetched.pullRequest.state === 'MERGED';
  const otherwise = isMergedInstead ? alreadySo?.(nameOf(step), 'MERGED') : undefined;
  const ofQueue = (await remarksOfQueue?.(queue, fetched.pullRequest)) ?? [];
  const warnings = [...remarks, ...fetched.warnings, ...ofQueue];
  return { headline: otherwise ?? headline, ...aboutPullRequest(fetched.pullRequest), warnings };
}

/** How long to wait before each new fetch of a state that does not show a write yet, in milliseconds. */
const propagationDelaysMs = [1000, 2000, 4000];

/** The same for a withdrawal: a queue may first stop the tests, which took a service 12 s. */
const withdrawalDelaysMs = [...propagationDelaysMs, 8000, 15_000];

/** Fetches the state again where it contradicts a write: a service may show a write only after some moments. */
async function afterPropagation(
  step: StepWith<'context' | 'log' | 'signal' | 'clock'>,
  service: MergeQueueService,
  inQueue: boolean,
  first: FetchedPullRequest,
): Promise<FetchedPullRequest> {
  let fetched = first;
  for (const delayMs of inQueue ? propagationDelaysMs : withdrawalDelaysMs) {
    if (!contradicts(fetched, inQueue)) break;
    const state = fetched.pullRequest.state ?? 'as before';
    step.log.info(`${nameOf(step)} is still ${state}: fetching its state again in ${String(delayMs / 1000)} s`);
    await step.clock.sleep(delayMs, step.signal);
    step.signal.throwIfAborted();
    const again = await fetchAfterwards(step, service);
    // A failed fetch does not replace the state that was seen before.
    if (again.warnings.length === 0) fetched = again;
  }
  return fetched;
}

/** True when the state cannot follow from the write. */
function contradicts({ pullRequest }: FetchedPullRequest, inQueue: boolean): boolean {
  const { state } = pullRequest;
  if (state === 'MERGED' || (state === 'CANCELLED' && !inQueue)) return false;
  return isInQueue(pullRequest) === !inQueue;
}

/** The result of a write that the service accepted, but that the state does not show. */
function contradiction(step: StepWith<'context'>, fetched: FetchedPullRequest, inQueue: boolean): Result {
  const state = fetched.pullRequest.state;
  const is = `${nameOf(step)} is ${inQueue ? 'not' : 'still'} in the merge queue of ${targetBranchOf(step)}${state === undefined ? '' : `: it is ${state}`}`;
  return {
    headline: is,
    ...aboutPullRequest(fetched.pullRequest),
    warnings: fetched.warnings,
    failure: `the service took the request, and ${is.charAt(0).toLowerCase()}${is.slice(1)}. See its page for why, and run the step again`,
  };
}

const nameOf = (step: StepWith<'context'>): string => `Pull request #${String(pullRequestOf(step).number)}`;

/**
 * The result where a request was refused because there is nothing left to do.
 * @param error why the request failed
 * @throws the error, where the request was refused for another reason
 */
async function resultOfRefusal(
  error: unknown,
  { alreadySo, advised }: PullRequestWrite,
  step: Step,
  service: MergeQueueService,
): Promise<Result> {
  if (!(error instanceof ServiceError) || !isRefusal(error)) throw error;
  let result: Result | undefined;
  try {
    const found = alreadySo && (await service.pullRequestIfAny(pullRequestReference(step)));
    result = alreadyResult(alreadySo, step, found);
  } catch (another) {
    // The refusal is the better error. The other error only shows that the reason could not be fetched.
    if (!(another instanceof ServiceError)) throw another;
  }
  if (result !== undefined) return result;
  throw (await advised?.(error, step, service)) ?? error;
}

/** The result when the pull request already is in the state that the operation wants; undefined when it is not. */
function alreadyResult(
  alreadySo: AlreadySo | undefined,
  step: StepWith<'context'>,
  found: PullRequestResponse | undefined,
): Result | undefined {
  const headline = alreadySo?.(nameOf(step), found === undefined ? undefined : (found.state ?? ''));
  if (headline === undefined) return undefined;
  const pullRequest = { ...pullRequestWith(step, found ?? {}), submitted: found?.submitted ?? false };
  return { headline, ...aboutPullRequest(pullRequest) };
}
