import { GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { conflictIn } from '../../service/queue/readiness.js';
import { ServiceError, isAbsence } from '../../service/transport/errors.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { whyForkWaits } from './fork-head.js';
import { type Looked, conflict, judge, whyImpossible } from './judge.js';
import type { Judgement } from './row.js';
import { type Case, Patience, type SyncRun } from './sync-run.js';

/** A pull request that may be submitted, and what was known of it when that was decided. */
export interface Missing extends Case {
  readonly looked: Looked;
}

/**
 * Submits what is missing, one after the other and at most `max-submissions`: the repository's own pull requests before
 * those of forks, which a service may refuse, and the oldest first. In a dry run, only says what it would submit.
 * @throws the signal's reason when the job is cancelled
 */
export async function submitMissing(run: SyncRun, missing: readonly Missing[]): Promise<readonly Case[]> {
  const { maxSubmissions, dryRun } = run.step.inputs;
  const [ofGitHub, ofService] = [new Patience(), new Patience()];
  const ended: Case[] = [];
  let sent = 0;
  for (const one of [...missing].sort(byTurn)) {
    const left = whyNotNow(run, sent >= maxSubmissions, ofGitHub.isOver || ofService.isOver);
    if (left !== undefined) {
      ended.push({ ...one, action: 'left-for-the-next-run', advice: left });
      continue;
    }
    const checked = await onGitHub(run, one);
    if (checked.problem === undefined) ofGitHub.succeeded();
    else ofGitHub.failed();
    if (checked.isMissing !== true) {
      ended.push(checked);
      continue;
    }
    const looked = lookedNow(one.looked, checked);
    const waits = await whyForkWaits(run, looked);
    if (waits !== undefined) {
      if (waits.problem !== undefined) ofGitHub.failed();
      ended.push({ ...checked, ...waits });
      continue;
    }
    if (dryRun) {
      sent += 1;
      ended.push({ ...checked, action: 'would-submit' });
      continue;
    }
    const submitted = await submit(run, { ...checked, looked }, ofService);
    if (submitted.wasSent) sent += 1;
    ended.push(submitted.ended);
  }
  return ended;
}

function byTurn({ pullRequest: one }: Missing, { pullRequest: other }: Missing): number {
  return Number(one.fromFork === true) - Number(other.fromFork === true) || one.number - other.number;
}

/** Why a missing pull request is left for the next run, as advice; undefined where it is not left. */
function whyNotNow({ step, queueState }: SyncRun, isFull: boolean, isOver: boolean): string | undefined {
  if (queueState === 'DRAINING') {
    return 'The queue is DRAINING and takes no pull requests: update-queue with state: running';
  }
  if (isFull) return `Run sync-queue again: max-submissions (${String(step.inputs.maxSubmissions)}) is reached`;
  return isOver ? 'Run sync-queue again: requests failed one after the other, so no more were sent' : undefined;
}

/** A missing pull request as GitHub has it now, where the service does not say whether it conflicts. */
async function onGitHub({ github, queue, isLabelled }: SyncRun, one: Missing): Promise<Case> {
  const { found } = one.looked;
  const isKnown = found === undefined || found instanceof ServiceError ? undefined : conflictIn(found.record);
  if (isKnown !== undefined) return isKnown ? caseOf(one, conflict) : one;
  let now: PullRequestFacts;
  try {
    now = await github.pullRequest(one.pullRequest.number);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return caseOf(one, { verdict: 'not-known', why: error.message, advice: 'Run sync-queue again' }, error.message);
  }
  const pullRequest = { ...one.pullRequest, ...now };
  const impossible = whyImpossible(pullRequest, queue.targetBranch);
  if (impossible !== undefined) return { ...caseOf(one, impossible), pullRequest };
  if (!isLabelled(pullRequest)) {
    return { ...caseOf(one, { verdict: 'unlabelled', why: 'It lost the label while this step ran' }), pullRequest };
  }
  return { ...one, pullRequest };
}

/** What is known now. A label that was added to another head commit says nothing of this one. */
function lookedNow(looked: Looked, { pullRequest }: Case): Looked {
  const isSameHead = pullRequest.headSha === looked.pullRequest.headSha;
  return { ...looked, pullRequest, isJustLabelled: looked.isJustLabelled && isSameHead };
}

/** A pull request with another verdict, about which nothing is done. */
function caseOf({ pullRequest }: Case, judgement: Judgement, problem?: string): Case {
  return { pullRequest, action: 'none', ...judgement, ...(problem === undefined ? {} : { problem }) };
}

interface Submitted {
  readonly ended: Case;
  /** True when a request was sent. */
  readonly wasSent: boolean;
}

/** Looks at a pull request once more, and submits it where it is still missing. */
async function submit(run: SyncRun, one: Missing, patience: Patience): Promise<Submitted> {
  const { service, queue, submission, step } = run;
  const { pullRequest } = one;
  const { number } = pullRequest;
  const again = await lookAgain(run, number);
  const isOther = !(again instanceof ServiceError) && stampOf(again) !== stampOf(one.looked.found);
  // What its history says is about the state that it had before.
  const failures = isOther && one.looked.failures === 1 ? undefined : one.looked.failures;
  const history = isOther ? undefined : one.looked.history;
  const now = judge({ ...one.looked, found: again, history, failures }, queue.targetBranch);
  if (again instanceof ServiceError) patience.failed(concernsAll(again));
  if (now.isMissing !== true) {
    const problem = again instanceof ServiceError ? again.message : undefined;
    return { ended: caseOf(one, now, problem), wasSent: false };
  }
  try {
    const { remarks = [] } = await service.submit({ ...queue, number }, submission, step.inputs.extraFields);
    for (const remark of remarks) step.log.info(`Pull request #${String(number)}: ${remark}`);
    patience.succeeded();
    return { ended: { pullRequest, ...now, action: 'submitted' }, wasSent: true };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ended: await refused(run, one, error, patience), wasSent: true };
  }
}

async function lookAgain({ service, queue }: SyncRun, number: number): Promise<LookUp> {
  return (await service.lookUp(queue, [number])).get(number);
}

/** State and time of its last change; equal for two looks between which nothing happened. */
function stampOf(found: LookUp): string {
  if (found === undefined || found instanceof ServiceError) return '';
  return `${found.state ?? ''} ${String(found.record?.stateChangedAt)} ${String(found.record?.prSha)}`;
}

/** True for an error that has nothing to do with this pull request, and that the next request would meet, too. */
const concernsAll = ({ status = 0 }: ServiceError): boolean => [401, 403, 429].includes(status);

const saysQueued = /\balready\b.{0,30}\b(?:queued?|enqueued|submitted)\b/i;

/** What became of a submission that got an error. */
async function refused(run: SyncRun, one: Missing, error: ServiceError, patience: Patience): Promise<Case> {
  const said = oneLine(error.received ?? '', 300);
  const { status = 0 } = error;
  const isOfFork = one.pullRequest.fromFork !== false && /\bforks?\b/i.test(said);
  const isAbsent: boolean = isAbsence(error);
  if (![400, 409, 422].includes(status) && !isAbsent && !(status === 403 && isOfFork)) {
    patience.failed(concernsAll(error));
    const why = `${one.why}. Submitting it failed: ${error.message}`;
    return { ...one, why, action: 'failed', advice: 'Run sync-queue again', problem: error.message };
  }
  patience.succeeded();
  const found = await lookAgain(run, one.pullRequest.number);
  const now = judge({ ...one.looked, found, failures: null }, run.queue.targetBranch);
  if (['waiting', 'testing', 'merged', 'in-another-queue'].includes(now.verdict)) return caseOf(one, now);
  if (status === 409 || saysQueued.test(said)) {
    return caseOf(one, { verdict: 'waiting', why: `The service says that it is in the queue already: ${said}` });
  }
  const why = said === '' ? error.message : said;
  return isOfFork
    ? caseOf(one, {
        verdict: 'fork-not-allowed',
        why: `The service takes no pull requests from forks: ${why}`,
        advice: 'Push its branch to this repository, or allow forks at the service',
      })
    : caseOf(one, {
        verdict: 'refused',
        why: `The service does not take it: ${why}`,
        advice: 'See what the service says, and its page there',
      });
}
