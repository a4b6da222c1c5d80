import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { headIn, unmetConditions } from '../../service/queue/readiness.js';
import type { PullRequestResponse, StateChange } from '../../service/queue/responses.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { ServiceError } from '../../service/transport/errors.js';
import { finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { waitsFor } from '../why-not-merged.js';
import type { Judgement } from './row.js';

const byHand = 'submit it by hand with submit-pull-request';

/**
 * Why a pull request cannot be in the queue, as far as GitHub says it.
 * @returns undefined for a pull request that can be in the queue
 */
export function whyImpossible(
  { draft, state, merged, baseBranch, conflicts }: PullRequestFacts,
  targetBranch: string,
): Judgement | undefined {
  if (merged === true) return { verdict: 'merged', why: 'It was merged while this step ran' };
  if (state === 'closed') return { verdict: 'closed', why: 'It was closed while this step ran' };
  if (baseBranch !== undefined && baseBranch !== targetBranch) {
    return {
      verdict: 'other-base',
      why: `Its base branch is ${oneLine(baseBranch, 100)}, and this is the queue of ${targetBranch}`,
      advice: 'Change its base branch, or run sync-queue with its base branch as target-branch',
    };
  }
  if (draft === true) return { verdict: 'draft', why: 'It is a draft', advice: 'Mark it as ready for review' };
  if (conflicts === true) return conflict;
  return undefined;
}

/** The verdict on a pull request that cannot be merged into its base. */
export const conflict: Judgement = {
  verdict: 'conflict',
  why: 'It conflicts with its base branch',
  advice: 'Resolve the conflict, and push',
};

/** What a pull request waits for, or that it is tested. @param response of a pull request in the queue */
export function whereInQueue(
  response: PullRequestResponse,
  pullRequest: PullRequestFacts,
  targetBranch: string,
): Judgement {
  const { state } = response;
  const isTested = state !== undefined && ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE', 'FAILED'].includes(state);
  const unmet = unmetConditions(response, { sha: pullRequest.headSha, targetBranch });
  const waiting = waitsFor(unmet);
  return {
    verdict: isTested ? 'testing' : 'waiting',
    state,
    why: `It is in the queue${state === undefined ? '' : `, ${oneLine(state, 60)}`}${waiting === undefined ? '' : `: ${waiting}`}`,
    advice: unmet.length === 0 ? undefined : unmet.map(({ advice }) => advice).join('. '),
  };
}

/** What is known of a pull request that is not among the entries of the queue. */
export interface Looked {
  readonly pullRequest: PullRequestFacts;
  readonly found: LookUp;
  /** Its changes of state, the newest first; undefined where the service shows none. */
  readonly history: readonly StateChange[] | undefined;
  /**
   * With `requeue: once`: how many times it failed at its head commit, at most 2; undefined where no history of the
   * service shows it. Without `requeue`, null.
   */
  readonly failures: number | undefined | null;
  /** True where this run's event is the label, added to this head commit. */
  readonly isJustLabelled: boolean;
}

/** The verdict on a pull request by what the service says of it. */
export function judge(looked: Looked, targetBranch: string): Judgement {
  const { pullRequest, found } = looked;
  if (found === undefined) {
    return { verdict: 'never-submitted', why: 'It was never submitted to this queue', isMissing: true };
  }
  if (found instanceof ServiceError) {
    return { verdict: 'not-known', why: `The service did not say: ${found.message}`, advice: 'Run sync-queue again' };
  }
  const { state, submitted, isElsewhere } = found;
  if (isElsewhere === true) {
    return {
      verdict: 'in-another-queue',
      state,
      why: 'It is in the queue of another branch',
      advice: 'Withdraw it there with cancel-pull-request',
    };
  }
  if (state === 'MERGED') return { verdict: 'merged', state, why: 'It was merged while this step ran' };
  const isIn = submitted ?? (state === undefined ? undefined : !finalStates.has(state));
  if (isIn === true) return whereInQueue(found, pullRequest, targetBranch);
  return { state, ...(state === 'FAILED' ? whyFailed(looked, found) : whyGone(looked, found)) };
}

/** How the head commit of a pull request and the one that the queue knew relate. */
function comparedHeads({ headSha }: PullRequestFacts, { record }: PullRequestResponse) {
  const known = headIn(record)?.toLowerCase();
  if (known === undefined || headSha === undefined) return { kind: 'not-known' } as const;
  // A service may show the beginning of a commit's name.
  const isSame = known.length >= 7 && headSha.toLowerCase().startsWith(known);
  return { kind: isSame ? 'same' : 'other', known: oneLine(known, 12) } as const;
}

function reasonOf(history: Looked['history'], state: string | undefined): string {
  const [newest] = history ?? [];
  return newest?.reason === undefined || newest.state !== state ? '' : ` (${oneLine(newest.reason, 300)})`;
}

function whyFailed(looked: Looked, found: PullRequestResponse): Judgement {
  const { pullRequest, history, failures } = looked;
  const heads = comparedHeads(pullRequest, found);
  const because = reasonOf(history, 'FAILED');
  if (heads.kind === 'other') {
    return newHead(looked, 'failed', `It failed at commit ${heads.known}${because}, and has a new head commit since`);
  }
  if (heads.kind === 'not-known') {
    return {
      verdict: 'failed',
      why: `It failed${because}, and the service does not show at which commit`,
      advice: `If it has a new commit since, ${byHand}`,
    };
  }
  const failed = `It failed at its head commit${because}`;
  const advice = `Push a commit that corrects it, or ${byHand}`;
  if (failures === null) return { verdict: 'failed', why: failed, advice };
  if (failures === 1) {
    return { verdict: 'failed', why: `${failed}, for the first time, and requeue allows one more`, isMissing: true };
  }
  const why =
    failures === undefined
      ? `${failed}. The service shows no history of it, so requeue does not apply`
      : `${failed}, and it was submitted one more time already`;
  return { verdict: 'failed', why, advice };
}

/**
 * The verdict on a pull request with a head commit that was never in the queue. Whoever owns a fork can push anything
 * after somebody has looked at the pull request and added the label, so only another look brings it in again.
 */
function newHead({ pullRequest, isJustLabelled }: Looked, verdict: 'failed' | 'dropped', why: string): Judgement {
  if (pullRequest.fromFork !== true || isJustLabelled) return { verdict, why, isMissing: true };
  const advice = `It comes from a fork: look at its new commits, then remove the label and add it again, or ${byHand}`;
  return { verdict, why, advice };
}

/** The service's reason for a pull request that a push took out of the queue (its second generation). */
const pushed = 'PR_PUSHED_TO';

/** The verdict on a pull request that left the queue without merging and without failing. */
function whyGone(looked: Looked, found: PullRequestResponse): Judgement {
  const { pullRequest, history } = looked;
  const { state } = found;
  const heads = comparedHeads(pullRequest, found);
  const [newest] = history ?? [];
  const wasPushed = state === 'CANCELLED' && newest?.state === state && newest.reason === pushed;
  if (heads.kind === 'not-known') {
    return {
      verdict: 'not-known',
      why: `It is not in the queue${state === undefined ? '' : `: it is ${oneLine(state, 60)}`}. The service does not show the commit that the queue knew, so nobody can tell whether a push or a person took it out`,
      advice: `If it should be in the queue, ${byHand}`,
    };
  }
  if (heads.kind === 'other') {
    return newHead(looked, 'dropped', `A push took it out of the queue, which knew commit ${heads.known}`);
  }
  if (wasPushed) return newHead(looked, 'dropped', `A push took it out of the queue (${pushed})`);
  const advice = `If it should be in the queue, push a commit, or ${byHand}`;
  if (state === 'CANCELLED') {
    return {
      verdict: 'cancelled',
      why: `It was taken out of the queue at its head commit${reasonOf(history, state)}`,
      advice,
    };
  }
  const why = 'It is not in the queue, and the service shows neither a failure nor that somebody took it out';
  return { verdict: 'not-known', why, advice };
}
