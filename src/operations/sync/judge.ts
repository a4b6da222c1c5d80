import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { headIn, unmetConditions } from '../../service/queue/readiness.js';
import type { PullRequestResponse } from '../../service/queue/responses.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { finalStates } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import { waitsFor } from '../why-not-merged.js';
import { type Evidence, leftAt, withdrawalDelayMs } from './evidence.js';
import { whyForkWaits } from './fork-head.js';
import { type SyncRun, type Verdict, isLabelled } from './sync-run.js';

const relabel = 'remove the label and add it again';
const byHand = 'submit it by hand with submit-pull-request';

/** @returns why a pull request cannot be in the queue, as far as GitHub says it; undefined for one that can */
export function whyImpossible(run: SyncRun, pullRequest: PullRequestFacts): Verdict | undefined {
  const { draft, state, merged, baseBranch, conflicts } = pullRequest;
  const { targetBranch } = run.queue;
  if (merged === true) return { verdict: 'merged', why: 'It was merged while this step ran' };
  if (state === 'closed') return { verdict: 'closed', why: 'It was closed while this step ran' };
  if (!isLabelled(run, pullRequest)) return { verdict: 'unlabelled', why: 'It lost the label while this step ran' };
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
  { queue: { targetBranch } }: SyncRun,
  response: PullRequestResponse,
  { headSha: sha }: PullRequestFacts,
): Verdict {
  const { state } = response;
  const isTested = state !== undefined && ['TESTING', 'TESTS_PASSED', 'PENDING_FAILURE', 'FAILED'].includes(state);
  const unmet = unmetConditions(response, { sha, targetBranch });
  const waiting = waitsFor(unmet);
  return {
    verdict: isTested ? 'testing' : 'waiting',
    state,
    why: `It is in the queue${state === undefined ? '' : `, ${oneLine(state, 60)}`}${waiting === undefined ? '' : `: ${waiting}`}`,
    advice: unmet.length === 0 ? undefined : unmet.map(({ advice }) => advice).join('. '),
  };
}

/** The verdict on a pull request that the queue does not list, by what the service and GitHub say of it. */
export function judge(run: SyncRun, evidence: Evidence): Verdict {
  const { found, label } = evidence;
  if (found instanceof UserError) return notKnown(`The service did not say: ${found.message}`, found);
  const verdict = { state: found?.state, ...verdictOn(run, evidence, found) };
  if (verdict.isMissing !== true) {
    return { ...verdict, problem: label instanceof UserError ? label.message : undefined };
  }
  const waits = whyForkWaits(run, evidence);
  return waits === undefined ? verdict : { ...verdict, isMissing: false, ...waits };
}

/** @param why a sentence @param error that kept the run from knowing more */
export function notKnown(why: string, { message }: UserError): Verdict {
  return { verdict: 'not-known', why, advice: 'Run sync-queue again', problem: message };
}

function verdictOn(run: SyncRun, evidence: Evidence, found: Exclude<LookUp, UserError>): Verdict {
  const { pullRequest } = evidence;
  const present = (found && whereNow(run, found, pullRequest)) ?? whyImpossible(run, pullRequest);
  if (present !== undefined) return present;
  if (found === undefined) {
    return missing('never-submitted', 'It was never submitted to this queue');
  }
  return whyOut(evidence, found);
}

/** The verdict on a pull request that is in a queue, or merged. */
function whereNow(
  run: SyncRun,
  found: Exclude<LookUp, UserError | undefined>,
  pullRequest: PullRequestFacts,
): Verdict | undefined {
  const { state, submitted, isElsewhere } = found;
  if (isElsewhere === true) {
    const advice = 'Withdraw it there with cancel-pull-request';
    return { verdict: 'in-another-queue', why: 'It is in the queue of another branch', advice };
  }
  if (state === 'MERGED') return { verdict: 'merged', why: 'It was merged while this step ran' };
  const isIn = submitted ?? (state !== undefined && !finalStates.has(state));
  return isIn ? whereInQueue(run, found, pullRequest) : undefined;
}

/** How the head commit of a pull request and a commit that the service knew relate. */
function comparedHeads({ headSha }: PullRequestFacts, commit: string | undefined) {
  const known = commit?.toLowerCase();
  if (known === undefined || headSha === undefined) return { kind: 'not-known' } as const;
  // A service may show the beginning of a commit's name.
  const isSame = known.length >= 7 && headSha.toLowerCase().startsWith(known);
  return { kind: isSame ? 'same' : 'other', known: oneLine(known, 12) } as const;
}

/** Reasons by which the service lets a pull request go on its own (its second generation), and what they say. */
const causes: Readonly<Record<string, string>> = {
  PR_PUSHED_TO: 'A push took it out of the queue',
  PR_CONVERTED_TO_DRAFT: 'It left the queue when it became a draft, and is ready for review now',
  PR_CLOSED: 'It left the queue when it was closed, and is open now',
  PR_BASE_BRANCH_CHANGED: 'It left the queue when its base branch was changed, which is the branch of the queue again',
};

/** The service's reason for a pull request that was not ready for too long: a person has to ask for it again. */
const expired = 'NOT_READY_TIMEOUT_EXPIRED';

/** The verdict on a pull request that left the queue without merging. */
function whyOut(evidence: Evidence, found: PullRequestResponse): Verdict {
  const { pullRequest, failures, history: [newest] = [] } = evidence;
  const { state = '' } = found;
  const hasFailed = state === 'FAILED';
  const heads = comparedHeads(pullRequest, failures?.commit ?? headIn(found.record));
  const reason = newest?.state === state ? newest.reason : undefined;
  const because = inBrackets(reason);
  const head = heads.kind === 'same' ? ' at its head commit' : '';
  const out = hasFailed ? `It failed${head}${because}` : `It is not in the queue${inBrackets(reason ?? state)}`;
  const usual = state === 'CANCELLED' && heads.kind === 'same' ? 'cancelled' : 'not-known';
  const verdict = hasFailed ? 'failed' : usual;
  if (heads.kind === 'other') {
    return hasFailed
      ? missing(verdict, `It failed at commit ${heads.known}${because}, and has a new head commit since`)
      : missing('dropped', `A push took it out of the queue, which knew commit ${heads.known}`);
  }
  const cause = state === 'CANCELLED' && reason !== undefined ? causes[reason] : undefined;
  if (cause !== undefined) return missing('dropped', `${cause}${because}`);
  if (hasNewLabel(evidence) || (!hasFailed && reason !== expired && wasTakenOutByLabel(evidence))) {
    return missing(verdict, `${out}, and its label was added since`);
  }
  if (hasFailed) return afterFailure(out, heads.kind, failures?.times);
  const why =
    verdict === 'cancelled'
      ? `It was taken out of the queue${head}${because}`
      : heads.kind === 'not-known'
        ? `${out}, and the service does not show the commit that the queue knew, so nobody can tell whether a push or a person took it out`
        : `${out}, and the service shows neither a failure nor that somebody took it out`;
  return { verdict, why, advice: `If it should be in the queue, ${relabel}, push a commit, or ${byHand}` };
}

/** The verdict on a pull request that failed at its head commit, or nobody knows where. @param out a sentence that says so */
function afterFailure(out: string, head: 'same' | 'not-known', times: number | undefined): Verdict {
  const verdict = 'failed';
  if (head === 'not-known') {
    const advice = `If it has a new commit since, ${relabel}, or ${byHand}`;
    return { verdict, why: `${out}, and the service does not show at which commit`, advice };
  }
  if (times === 1) return missing(verdict, `${out}, for the first time, and requeue allows one more`);
  const again = times === 2 ? ', and it was submitted one more time already' : '';
  return { verdict, why: `${out}${again}`, advice: `Push a commit that corrects it, ${relabel}, or ${byHand}` };
}

const inBrackets = (reason = ''): string => (reason === '' ? '' : ` (${oneLine(reason, 300)})`);

const missing = (verdict: Verdict['verdict'], why: string): Verdict => ({ verdict, why, isMissing: true });

/** True where a required label was added after the pull request left the queue. */
function hasNewLabel({ label, found }: Evidence): boolean {
  return !(label instanceof UserError) && label?.last === 'added' && label.addedAt > leftAt(found);
}

/**
 * True where the label was removed and added again, and the removal is what took the pull request out: a job that
 * withdraws it may run after the label is back. A history shows whether it was submitted in between, so it has to be
 * read where there is one: otherwise a person may have taken it out.
 */
function wasTakenOutByLabel({ label, found, history }: Evidence): boolean {
  if (history === undefined || label instanceof UserError || label?.last !== 'added') return false;
  const delay = leftAt(found) - label.removedAt;
  const [, ...before] = history;
  const end = before.findIndex(({ state = '' }) => finalStates.has(state));
  const submitted = (end < 0 ? before : before.slice(0, end)).at(-1);
  const wasInside = history.length === 0 || Date.parse(submitted?.at ?? '') <= label.removedAt;
  return wasInside && delay >= 0 && delay <= withdrawalDelayMs;
}
