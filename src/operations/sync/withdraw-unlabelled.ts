import { GitHubError, type TimelineChange } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { ServiceError } from '../../service/transport/errors.js';
import { isRefusal } from '../fetch-state.js';
import { type Case, Patience, type SyncRun } from './sync-run.js';

/**
 * The pull requests in the queue that have lost their label, by the timeline of each on GitHub. Whoever submitted a pull
 * request that never had the label wants it in the queue.
 * @param candidates open pull requests without the label that are in the queue
 */
export async function findUnlabelled(
  { github, isLabelled }: SyncRun,
  candidates: readonly PullRequestFacts[],
): Promise<readonly Case[]> {
  const patience = new Patience();
  const found: Case[] = [];
  for (const pullRequest of candidates) {
    if (patience.isOver) break;
    try {
      const changes = await github.timeline(pullRequest.number);
      patience.succeeded();
      if (!wasRemoved(changes, isLabelled)) continue;
      found.push({
        pullRequest,
        verdict: 'unlabelled',
        why: 'It is in the queue and has lost the label',
        action: 'none',
      });
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      patience.failed();
      const why = `It is in the queue without the label, and its timeline could not be read: ${error.message}`;
      const advice = 'Run sync-queue again';
      found.push({ pullRequest, verdict: 'not-known', why, advice, action: 'none', problem: error.message });
    }
  }
  return found;
}

/** True where the last change of a required label is its removal. */
function wasRemoved(changes: readonly TimelineChange[], isLabelled: SyncRun['isLabelled']): boolean {
  const last = changes.findLast((one) => one.kind === 'label' && isLabelled({ number: 1, labels: [one.label] }));
  return last?.kind === 'label' && !last.isAdded;
}

/** Takes them out of the queue; in a dry run, only says so. */
export async function withdraw(run: SyncRun, unlabelled: readonly Case[]): Promise<readonly Case[]> {
  const patience = new Patience();
  const ended: Case[] = [];
  for (const one of unlabelled) {
    if (one.verdict !== 'unlabelled') ended.push(one);
    else if (run.step.inputs.dryRun) ended.push({ ...one, action: 'would-withdraw' });
    else if (patience.isOver) ended.push({ ...one, action: 'left-for-the-next-run', advice: 'Run sync-queue again' });
    else ended.push(await withdrawOne(run, one, patience));
  }
  return ended;
}

async function withdrawOne({ service, queue }: SyncRun, one: Case, patience: Patience): Promise<Case> {
  try {
    await service.withdraw({ ...queue, number: one.pullRequest.number }, {});
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // It has left the queue by itself.
    if (isRefusal(error)) return { ...one, why: 'It lost the label, and is not in the queue any more' };
    patience.failed(error.status === 401 || error.status === 403);
    const why = `${one.why}. Taking it out failed: ${error.message}`;
    return { ...one, why, action: 'failed', advice: 'Run sync-queue again', problem: error.message };
  }
  patience.succeeded();
  return { ...one, why: 'It had lost the label', action: 'withdrawn' };
}
