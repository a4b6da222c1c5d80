import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import { isRefusal } from '../fetch-state.js';
import { notKnown } from './judge.js';
import { labelHistory } from './labels.js';
import { failed } from './submit-missing.js';
import { type Case, type SyncRun, isLabelled } from './sync-run.js';

/**
 * The pull requests in the queue that have lost their label, by the timeline of each on GitHub. Whoever submitted a pull
 * request that never had the label wants it in the queue.
 * @param candidates open pull requests without the label that are in the queue
 */
export async function findUnlabelled(run: SyncRun, candidates: readonly PullRequestFacts[]): Promise<readonly Case[]> {
  const found: Case[] = [];
  for (const pullRequest of candidates) {
    const label = await labelHistory(run, pullRequest.number);
    if (label instanceof UserError) {
      const why = `It is in the queue without the label, and its timeline could not be read: ${label.message}`;
      found.push({ pullRequest, action: 'none', ...notKnown(why, label) });
    } else if (label.last === 'removed') {
      const why = 'It is in the queue and has lost the label';
      found.push({ pullRequest, verdict: 'unlabelled', why, action: 'none' });
    }
  }
  return found;
}

/** Takes them out of the queue; in a dry run, only says so. */
export async function withdraw(run: SyncRun, unlabelled: readonly Case[]): Promise<readonly Case[]> {
  const ended: Case[] = [];
  for (const one of unlabelled) {
    if (one.verdict !== 'unlabelled') ended.push(one);
    else if (run.step.inputs.dryRun) ended.push({ ...one, action: 'would-withdraw' });
    else if (run.patience.hasEnded('pull request', 'withdrawal')) {
      ended.push({ ...one, action: 'left-for-the-next-run', advice: 'Run sync-queue again' });
    } else ended.push(await withdrawOne(run, one));
  }
  return ended;
}

/** GitHub is asked right before, because the label may be back. */
async function withdrawOne(run: SyncRun, one: Case): Promise<Case> {
  const { service, github, queue, patience } = run;
  const { number } = one.pullRequest;
  const pullRequest = await patience.ask('pull request', () => github.pullRequest(number));
  if (pullRequest instanceof UserError) return failed(one, 'Taking it out', pullRequest);
  if (isLabelled(run, pullRequest)) {
    return { ...one, pullRequest, verdict: 'waiting', why: 'It is in the queue, and has its label again' };
  }
  const written = await patience.ask('withdrawal', () => service.withdraw({ ...queue, number }, {}), isRefusal);
  if (!(written instanceof UserError)) return { ...one, why: 'It had lost the label', action: 'withdrawn' };
  // It has left the queue by itself.
  if (isRefusal(written)) return { ...one, why: 'It lost the label, and is not in the queue any more' };
  return failed(one, 'Taking it out', written);
}
