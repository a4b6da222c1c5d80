import { GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { ServiceError } from '../../service/transport/errors.js';
import { isRefusal } from '../fetch-state.js';
import { Patience } from './patience.js';
import type { Case, SyncRun } from './sync-run.js';

/**
 * The pull requests in the queue that have lost their label, by the timeline of each on GitHub. Whoever submitted a pull
 * request that never had the label wants it in the queue.
 * @param candidates open pull requests without the label that are in the queue
 */
export async function findUnlabelled(
  { timelines }: SyncRun,
  candidates: readonly PullRequestFacts[],
): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const pullRequest of candidates) {
    const label = await timelines.of(pullRequest.number);
    if (label instanceof GitHubError) {
      const { message: problem } = label;
      const why = `It is in the queue without the label, and its timeline could not be read: ${problem}`;
      found.push({ pullRequest, verdict: 'not-known', why, advice: 'Run sync-queue again', action: 'none', problem });
    } else if (label.last === 'removed') {
      const why = 'It is in the queue and has lost the label';
      found.push({ pullRequest, verdict: 'unlabelled', why, action: 'none' });
    }
  }
  return found;
}

/** Takes them out of the queue; in a dry run, only says so. */
export async function withdraw(run: SyncRun, unlabelled: readonly Case[]): Promise<readonly Case[]> {
  const patience = new Patience<ServiceError | GitHubError>();
  const ended: Case[] = [];
  for (const one of unlabelled) {
    if (one.verdict !== 'unlabelled') ended.push(one);
    else if (run.step.inputs.dryRun) ended.push({ ...one, action: 'would-withdraw' });
    else if (patience.end !== undefined) {
      ended.push({ ...one, action: 'left-for-the-next-run', advice: 'Run sync-queue again' });
    } else ended.push(await withdrawOne(run, one, patience));
  }
  return ended;
}

/** GitHub is asked right before, because the label may be back. */
async function withdrawOne(
  { service, github, queue, isLabelled }: SyncRun,
  one: Case,
  patience: Patience<ServiceError | GitHubError>,
): Promise<Case> {
  const { number } = one.pullRequest;
  try {
    const pullRequest = await github.pullRequest(number);
    if (isLabelled(pullRequest)) {
      return { ...one, pullRequest, verdict: 'waiting', why: 'It is in the queue, and has its label again' };
    }
    await service.withdraw({ ...queue, number }, {});
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof GitHubError)) throw error;
    // It has left the queue by itself.
    if (error instanceof ServiceError && isRefusal(error)) {
      return { ...one, why: 'It lost the label, and is not in the queue any more' };
    }
    patience.failed(error);
    const why = `${one.why}. Taking it out failed: ${error.message}`;
    return { ...one, why, action: 'failed', advice: 'Run sync-queue again', problem: error.message };
  }
  patience.succeeded();
  return { ...one, why: 'It had lost the label', action: 'withdrawn' };
}
