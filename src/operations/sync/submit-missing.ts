import { ServiceError, isAbsence } from '../../service/transport/errors.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import type { Evidence, Found } from './evidence.js';
import { judge, notKnown } from './judge.js';
import type { Failure } from './patience.js';
import type { Case, SyncRun, Verdict } from './sync-run.js';

/** A pull request, and what was known of it when it was judged. */
export interface Judged extends Case {
  readonly evidence: Evidence;
}

/**
 * Submits what is missing, one after the other and at most `max-submissions`: the repository's own pull requests before
 * those of forks, which a service may refuse, and the oldest first. In a dry run, only says what it would submit.
 * @throws the signal's reason when the job is cancelled
 */
export async function submitMissing(run: SyncRun, missing: readonly Judged[]): Promise<readonly Case[]> {
  const { maxSubmissions } = run.step.inputs;
  const ended: Case[] = [];
  let sent = 0;
  for (const one of [...missing].sort(byTurn)) {
    const reached = `Run sync-queue again: max-submissions (${String(maxSubmissions)}) is reached`;
    const advice = sent >= maxSubmissions ? reached : whyStopped(run);
    if (advice !== undefined) {
      ended.push({ ...one, action: 'left-for-the-next-run', advice });
      continue;
    }
    const now = await lookOnceMore(run, one);
    if (now.isMissing === true) sent += 1;
    ended.push(now.isMissing === true ? await submit(run, now) : now);
  }
  return ended;
}

const isOfFork = ({ pullRequest }: Case): boolean => pullRequest.fromFork !== false;

function byTurn(one: Case, other: Case): number {
  return Number(isOfFork(one)) - Number(isOfFork(other)) || one.pullRequest.number - other.pullRequest.number;
}

/** Why nothing more is submitted, as advice; undefined where more is. */
function whyStopped({ queueState, patience }: SyncRun): string | undefined {
  if (queueState === 'DRAINING') {
    return 'The queue is DRAINING and takes no pull requests: update-queue with state: running';
  }
  return patience.hasEnded('pull request', 'look', 'submission')
    ? 'Run sync-queue again: too many requests failed, so no more were sent'
    : undefined;
}

/**
 * The pull request as it is now. GitHub comes last, right before the submission, because people stop a submission there:
 * they remove the label, or make the pull request a draft.
 */
async function lookOnceMore(run: SyncRun, one: Judged): Promise<Judged> {
  const { number } = one.pullRequest;
  const found = await lookAgain(run, number);
  // What its history says is about the state that it had before.
  const isOther = stampOf(found) !== stampOf(one.evidence.found);
  const evidence = { ...one.evidence, found, ...(isOther ? { history: undefined, failures: undefined } : {}) };
  const atService = judge(run, evidence);
  if (atService.isMissing !== true) return judged(evidence, atService);
  const pullRequest = await run.patience.ask('pull request', () => run.github.pullRequest(number));
  if (pullRequest instanceof UserError) return judged(evidence, notKnown(pullRequest.message, pullRequest));
  const latest = { ...evidence, pullRequest };
  return judged(latest, judge(run, latest));
}

/** A pull request with its verdict, about which nothing was done yet. */
export function judged(evidence: Evidence, verdict: Verdict): Judged {
  return { evidence, pullRequest: evidence.pullRequest, action: 'none', ...verdict };
}

function lookAgain({ service, queue, patience }: SyncRun, number: number): Promise<Found> {
  return patience.ask('look', async () => {
    const found = (await service.lookUp(queue, [number])).get(number);
    if (found instanceof ServiceError) throw found;
    return found;
  });
}

/** State, time of its last change, and commit; equal for two looks between which nothing happened. */
function stampOf(found: Found): string {
  if (found === undefined || found instanceof UserError) return '';
  return `${found.state ?? ''} ${String(found.record?.stateChangedAt)} ${String(found.record?.prSha)}`;
}

async function submit(run: SyncRun, one: Judged): Promise<Case> {
  const { service, queue, submission, step, patience } = run;
  if (step.inputs.dryRun) return { ...one, action: 'would-submit' };
  const { number } = one.pullRequest;
  const written = await patience.ask(
    'submission',
    () => service.submit({ ...queue, number }, submission, step.inputs.extraFields),
    (error) => isRefusal(one, error),
  );
  if (written instanceof UserError) {
    return isRefusal(one, written) ? refused(run, one, written) : failed(one, 'Submitting it', written);
  }
  for (const remark of written.remarks ?? []) step.log.info(`Pull request #${String(number)}: ${remark}`);
  return { ...one, action: 'submitted' };
}

/** @param what was tried, the beginning of a sentence */
export function failed(one: Case, what: string, { message }: Failure): Case {
  const why = `${one.why}. ${what} failed: ${message}`;
  return { ...one, why, action: 'failed', advice: 'Run sync-queue again', problem: message };
}

const wordsOf = (error: Failure): string => (error instanceof ServiceError ? oneLine(error.received ?? '', 300) : '');

const isAboutForks = (one: Case, error: Failure): boolean => isOfFork(one) && /\bforks?\b/i.test(wordsOf(error));

/** True for an answer about this pull request alone. */
function isRefusal(one: Case, error: Failure): boolean {
  const { status = 0 } = error;
  return [400, 409, 422].includes(status) || isAbsence(error) || (status === 403 && isAboutForks(one, error));
}

const saysQueued = /\balready\b.{0,30}\b(?:queued?|enqueued|submitted)\b/i;

/** What became of a submission that was refused. */
async function refused(run: SyncRun, one: Judged, error: Failure): Promise<Case> {
  const evidence = { ...one.evidence, found: await lookAgain(run, one.pullRequest.number) };
  const now = judge(run, evidence);
  if (['waiting', 'testing', 'merged', 'in-another-queue'].includes(now.verdict)) return judged(evidence, now);
  const said = wordsOf(error);
  if (error.status === 409 || saysQueued.test(said)) {
    return judged(evidence, { verdict: 'waiting', why: `The service says that it is in the queue already: ${said}` });
  }
  const why = said === '' ? error.message : said;
  const verdict: Verdict = isAboutForks(one, error)
    ? {
        verdict: 'fork-not-allowed',
        why: `The service takes no pull requests from forks: ${why}`,
        advice: 'Push its branch to this repository, or allow forks at the service',
      }
    : {
        verdict: 'refused',
        why: `The service does not take it: ${why}`,
        advice: 'See what the service says, and its page there',
      };
  return judged(evidence, verdict);
}
