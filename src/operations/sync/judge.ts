import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { headIn, unmetConditions } from '../../service/queue/readiness.js';
import type { PullRequestResponse, StateChange } from '../../service/queue/responses.js';
import { GitHubError } from '../../pull-request/github-api.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { ServiceError } from '../../service/transport/errors.js';
import { finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { waitsFor } from '../why-not-merged.js';
import { type Evidence, leftAt, withdrawalDelayMs } from './evidence.js';
import type { Judgement } from './row.js';

const byHand = 'submit it by hand with submit-pull-request';
const relabel = 'remove the label and add it again';

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
  return conflicts === true
    ? { verdict: 'conflict', why: 'It conflicts with its base branch', advice: 'Resolve the conflict, and push' }
    : undefined;
}

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

/** The verdict on a pull request by what the service and GitHub say of it. */
export function judge(evidence: Evidence, targetBranch: string): Judgement {
  const { pullRequest, found } = evidence;
  if (found instanceof ServiceError) {
    return { verdict: 'not-known', why: `The service did not say: ${found.message}`, advice: 'Run sync-queue again' };
  }
  const inside = found === undefined ? undefined : whereNow(found, pullRequest, targetBranch);
  const present = inside ?? whyImpossible(pullRequest, targetBranch);
  if (present !== undefined) return { state: found?.state, ...present };
  if (found === undefined) {
    return { verdict: 'never-submitted', why: 'It was never submitted to this queue', isMissing: true };
  }
  const gone = found.state === 'FAILED' ? whyFailed(evidence, found) : whyGone(evidence, found);
  return { state: found.state, ...gone };
}

/** The verdict on a pull request that is in a queue, or merged. */
function whereNow(
  found: Exclude<LookUp, undefined | ServiceError>,
  pullRequest: PullRequestFacts,
  targetBranch: string,
): Judgement | undefined {
  const { state, submitted, isElsewhere } = found;
  if (isElsewhere === true) {
    return {
      verdict: 'in-another-queue',
      why: 'It is in the queue of another branch',
      advice: 'Withdraw it there with cancel-pull-request',
    };
  }
  if (state === 'MERGED') return { verdict: 'merged', why: 'It was merged while this step ran' };
  const isIn = submitted ?? (state !== undefined && !finalStates.has(state));
  return isIn ? whereInQueue(found, pullRequest, targetBranch) : undefined;
}

/** How the head commit of a pull request and a commit that the service knew relate. */
function comparedHeads({ headSha }: PullRequestFacts, commit: string | undefined) {
  const known = commit?.toLowerCase();
  if (known === undefined || headSha === undefined) return { kind: 'not-known' } as const;
  // A service may show the beginning of a commit's name.
  const isSame = known.length >= 7 && headSha.toLowerCase().startsWith(known);
  return { kind: isSame ? 'same' : 'other', known: oneLine(known, 12) } as const;
}

/** The service's reason for the state that a pull request has now. */
function newestReason({ found, history }: Evidence): string | undefined {
  const [newest] = history ?? [];
  return newest !== undefined && newest.state === (found as PullRequestResponse).state ? newest.reason : undefined;
}

function inBrackets(reason: string | undefined): string {
  return reason === undefined ? '' : ` (${oneLine(reason, 300)})`;
}

function whyFailed(evidence: Evidence, found: PullRequestResponse): Judgement {
  const { pullRequest, failures } = evidence;
  const heads = comparedHeads(pullRequest, failures?.commit ?? headIn(found.record));
  const because = inBrackets(newestReason(evidence));
  if (heads.kind === 'other') {
    const why = `It failed at commit ${heads.known}${because}, and has a new head commit since`;
    return { verdict: 'failed', why, isMissing: true };
  }
  const failed = `It failed${heads.kind === 'same' ? ' at its head commit' : ''}${because}`;
  if (hasNewLabel(evidence)) return { verdict: 'failed', why: `${failed}, and ${labelIsNewer}`, isMissing: true };
  if (heads.kind === 'not-known') {
    return {
      verdict: 'failed',
      why: `${failed}, and the service does not show at which commit`,
      advice: `If it has a new commit since, ${relabel}, or ${byHand}`,
    };
  }
  if (failures?.times === 1) {
    return { verdict: 'failed', why: `${failed}, for the first time, and requeue allows one more`, isMissing: true };
  }
  const again = failures?.times === 2 ? ', and it was submitted one more time already' : '';
  return {
    verdict: 'failed',
    why: `${failed}${again}`,
    advice: `Push a commit that corrects it, ${relabel}, or ${byHand}`,
  };
}

const labelIsNewer = 'its label was added since';

/** Reasons by which the service lets a pull request go on its own (its second generation), and what they say. */
const causes: Readonly<Record<string, string>> = {
  PR_PUSHED_TO: 'A push took it out of the queue',
  PR_CONVERTED_TO_DRAFT: 'It left the queue when it became a draft, and is none now',
  PR_CLOSED: 'It left the queue when it was closed, and is open now',
  PR_BASE_BRANCH_CHANGED:
    'It left the queue when its base branch was changed, and has the base branch of the queue now',
};

/** The service's reason for a pull request that was not ready for too long: a person has to ask for it again. */
const expired = 'NOT_READY_TIMEOUT_EXPIRED';

/** The verdict on a pull request that left the queue without merging and without failing. */
function whyGone(evidence: Evidence, found: PullRequestResponse): Judgement {
  const { state } = found;
  const heads = comparedHeads(evidence.pullRequest, headIn(found.record));
  const reason = newestReason(evidence);
  const cause = state === 'CANCELLED' && reason !== undefined ? causes[reason] : undefined;
  if (heads.kind === 'other') {
    const why = `A push took it out of the queue, which knew commit ${heads.known}`;
    return { verdict: 'dropped', why, isMissing: true };
  }
  if (cause !== undefined) return { verdict: 'dropped', why: `${cause} (${reason ?? ''})`, isMissing: true };
  const verdict = state === 'CANCELLED' && heads.kind === 'same' ? 'cancelled' : 'not-known';
  if (hasNewLabel(evidence) || (reason !== expired && wasTakenOutByLabel(evidence))) {
    const why = `It is not in the queue${inBrackets(reason ?? state)}, and ${labelIsNewer}`;
    return { verdict, why, isMissing: true };
  }
  if (heads.kind === 'not-known') {
    return {
      verdict,
      why: `It is not in the queue${state === undefined ? '' : `: it is ${oneLine(state, 60)}`}. The service does not show the commit that the queue knew, so nobody can tell whether a push or a person took it out`,
      advice: `If it should be in the queue, ${relabel}, or ${byHand}`,
    };
  }
  return {
    verdict,
    why:
      verdict === 'cancelled'
        ? `It was taken out of the queue at its head commit${inBrackets(reason)}`
        : 'It is not in the queue, and the service shows neither a failure nor that somebody took it out',
    advice: `If it should be in the queue, ${relabel}, push a commit, or ${byHand}`,
  };
}

/** True where a required label was added after the pull request left the queue. */
function hasNewLabel({ label, found }: Evidence): boolean {
  return (
    label !== undefined && !(label instanceof GitHubError) && label.last === 'added' && label.addedAt > leftAt(found)
  );
}

/**
 * True where the label was removed and added again, and the removal is what took the pull request out: a job that
 * withdraws it may run after the label is back. A history shows whether it was submitted in between, so it has to be
 * read where there is one: otherwise a person may have taken it out.
 */
function wasTakenOutByLabel({ label, found, history }: Evidence): boolean {
  if (history === undefined || label === undefined || label instanceof GitHubError) return false;
  if (label.last !== 'added') return false;
  const delay = leftAt(found) - label.removedAt;
  const wasInside = history.length === 0 || submittedAt(history) <= label.removedAt;
  return wasInside && delay >= 0 && delay <= withdrawalDelayMs;
}

/** When a pull request that has left the queue entered it last, in milliseconds since the epoch; NaN where that is not known. */
function submittedAt(history: readonly StateChange[]): number {
  const [, ...before] = history;
  const end = before.findIndex(({ state = '' }) => finalStates.has(state));
  const stay = end < 0 ? before : before.slice(0, end);
  return Date.parse(stay.at(-1)?.at ?? '');
}
