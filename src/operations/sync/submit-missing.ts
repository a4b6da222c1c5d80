import { GitHubError } from '../../pull-request/github-api.js';
import type { LookUp } from '../../service/merge-queue-service.js';
import { ServiceError, isAbsence } from '../../service/transport/errors.js';
import { given } from '../../../packages/shared/src/json-values.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { type Evidence, wasJustLabelled } from './evidence.js';
import { whyForkWaits } from './fork-head.js';
import { judge } from './judge.js';
import { Patience } from './patience.js';
import type { Judgement } from './row.js';
import type { Case, SyncRun } from './sync-run.js';

/** A pull request that may be submitted, and what was known of it when that was decided. */
export interface Missing extends Case {
  readonly evidence: Evidence;
}

/** What the submissions of a run share. */
interface Submissions {
  readonly ofGitHub: Patience<GitHubError>;
  readonly ofService: Patience<ServiceError>;
  /** Requests that were sent; in a dry run, that would be. */
  sent: number;
}

/**
 * Submits what is missing, one after the other and at most `max-submissions`: the repository's own pull requests before
 * those of forks, which a service may refuse, and the oldest first. In a dry run, only says what it would submit.
 * @throws the signal's reason when the job is cancelled
 */
export async function submitMissing(run: SyncRun, missing: readonly Missing[]): Promise<readonly Case[]> {
  const submissions: Submissions = { ofGitHub: new Patience(), ofService: new Patience(), sent: 0 };
  const ended: Case[] = [];
  for (const one of [...missing].sort(byTurn)) {
    const left = whyNotNow(run, submissions);
    ended.push(
      left === undefined
        ? await submit(run, one, submissions)
        : { ...one, action: 'left-for-the-next-run', advice: left },
    );
  }
  return ended;
}

const isOfFork = ({ pullRequest }: Missing): boolean => pullRequest.fromFork !== false;

function byTurn(one: Missing, other: Missing): number {
  return Number(isOfFork(one)) - Number(isOfFork(other)) || one.pullRequest.number - other.pullRequest.number;
}

/** Why a missing pull request is left for the next run, as advice; undefined where it is not left. */
function whyNotNow({ step, queueState }: SyncRun, { ofGitHub, ofService, sent }: Submissions): string | undefined {
  if (queueState === 'DRAINING') {
    return 'The queue is DRAINING and takes no pull requests: update-queue with state: running';
  }
  const { maxSubmissions } = step.inputs;
  if (sent >= maxSubmissions) return `Run sync-queue again: max-submissions (${String(maxSubmissions)}) is reached`;
  return ofGitHub.end === undefined && ofService.end === undefined
    ? undefined
    : 'Run sync-queue again: requests failed one after the other, so no more were sent';
}

/** Looks at a pull request once more, and submits it where it is still missing. In a dry run, sends nothing. */
async function submit(run: SyncRun, one: Missing, submissions: Submissions): Promise<Case> {
  const { service, queue, submission, step } = run;
  const now = await lookOnceMore(run, one, submissions);
  if (!('evidence' in now)) return now;
  submissions.sent += 1;
  if (step.inputs.dryRun) return { ...now, action: 'would-submit' };
  const { number } = now.pullRequest;
  try {
    const { remarks = [] } = await service.submit({ ...queue, number }, submission, step.inputs.extraFields);
    for (const remark of remarks) step.log.info(`Pull request #${String(number)}: ${remark}`);
    submissions.ofService.succeeded();
    return { ...now, action: 'submitted' };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return refused(run, now, error, submissions.ofService);
  }
}

/**
 * The pull request as it is now. GitHub comes last, right before the submission, because people stop a submission there:
 * they remove the label, or make the pull request a draft.
 */
async function lookOnceMore(run: SyncRun, one: Missing, submissions: Submissions): Promise<Missing | Case> {
  const { targetBranch } = run.queue;
  const { number } = one.pullRequest;
  // The timeline comes before the pull request, whose dates then show whatever happens after the timeline.
  const label = isOfFork(one) ? await run.timelines.of(number) : one.evidence.label;
  const waits = whyForkWaits({ ...one.evidence, label });
  if (waits !== undefined) return stays(one, { ...one, ...waits }, waits.problem);

  const found = await lookAgain(run, number);
  if (found instanceof ServiceError) submissions.ofService.failed(found);
  const isOther = stampOf(found) !== stampOf(one.evidence.found);
  // What its history says is about the state that it had before.
  const unknown = isOther ? { history: undefined, failures: undefined } : {};
  const evidence = { ...one.evidence, ...unknown, label, found };
  const atService = judge(evidence, targetBranch);
  if (atService.isMissing !== true)
    return stays(one, atService, found instanceof ServiceError ? found.message : undefined);

  const pullRequest = await onGitHub(run, one, submissions);
  if (pullRequest instanceof GitHubError) {
    const { message } = pullRequest;
    return stays(one, { verdict: 'not-known', why: message, advice: 'Run sync-queue again' }, message);
  }
  const latest = { ...evidence, pullRequest, isJustLabelled: wasJustLabelled(run, pullRequest) };
  const now: Judgement = run.isLabelled(pullRequest)
    ? judge(latest, targetBranch)
    : { verdict: 'unlabelled', why: 'It lost the label while this step ran' };
  const waitsNow = now.isMissing === true ? whyForkWaits(latest) : undefined;
  return now.isMissing === true && waitsNow === undefined
    ? { ...now, pullRequest, action: 'none', evidence: latest }
    : stays({ pullRequest }, { ...now, ...waitsNow });
}

async function onGitHub({ github }: SyncRun, { pullRequest }: Missing, { ofGitHub }: Submissions) {
  try {
    const now = await github.pullRequest(pullRequest.number);
    ofGitHub.succeeded();
    return now;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ofGitHub.failed(error);
    return error;
  }
}

/** A pull request with its verdict, about which nothing is done. */
function stays({ pullRequest }: Pick<Case, 'pullRequest'>, judgement: Judgement, problem?: string): Case {
  const { verdict, state, why, advice } = judgement;
  return { pullRequest, verdict, state, why, advice, action: 'none', ...given({ problem }) };
}

async function lookAgain({ service, queue }: SyncRun, number: number): Promise<LookUp> {
  return (await service.lookUp(queue, [number])).get(number);
}

/** State, time of its last change, and commit; equal for two looks between which nothing happened. */
function stampOf(found: LookUp): string {
  if (found === undefined || found instanceof ServiceError) return '';
  return `${found.state ?? ''} ${String(found.record?.stateChangedAt)} ${String(found.record?.prSha)}`;
}

const saysQueued = /\balready\b.{0,30}\b(?:queued?|enqueued|submitted)\b/i;

/** What became of a submission that got an error. */
async function refused(
  run: SyncRun,
  one: Missing,
  error: ServiceError,
  patience: Patience<ServiceError>,
): Promise<Case> {
  const said = oneLine(error.received ?? '', 300);
  const { status = 0 } = error;
  const isAboutForks = isOfFork(one) && /\bforks?\b/i.test(said);
  const isAbsent: boolean = isAbsence(error);
  if (![400, 409, 422].includes(status) && !isAbsent && !(status === 403 && isAboutForks)) {
    patience.failed(error);
    const why = `${one.why}. Submitting it failed: ${error.message}`;
    return { ...one, why, action: 'failed', advice: 'Run sync-queue again', problem: error.message };
  }
  patience.succeeded();
  const found = await lookAgain(run, one.pullRequest.number);
  const now = judge({ ...one.evidence, found }, run.queue.targetBranch);
  if (['waiting', 'testing', 'merged', 'in-another-queue'].includes(now.verdict)) return stays(one, now);
  if (status === 409 || saysQueued.test(said)) {
    return stays(one, { verdict: 'waiting', why: `The service says that it is in the queue already: ${said}` });
  }
  const why = said === '' ? error.message : said;
  return isAboutForks
    ? stays(one, {
        verdict: 'fork-not-allowed',
        why: `The service takes no pull requests from forks: ${why}`,
        advice: 'Push its branch to this repository, or allow forks at the service',
      })
    : stays(one, {
        verdict: 'refused',
        why: `The service does not take it: ${why}`,
        advice: 'See what the service says, and its page there',
      });
}
