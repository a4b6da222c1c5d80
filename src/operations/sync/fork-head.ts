import { same } from '../../pull-request/resolution.js';
import { UserError } from '../../../packages/shared/src/user-error.js';
import type { Evidence } from './evidence.js';
import type { SyncRun, Verdict } from './sync-run.js';

/** GitHub may date the change of a pull request a second after the label that made it. In milliseconds. */
const sameChangeMs = 1_000;

/**
 * Why the head commit of a fork's pull request is not submitted. Whoever owns a fork can push anything after somebody has
 * looked at the pull request and added the label, so only a commit counts that certainly had the label, or that the queue
 * tested. Where something needed for that is missing, the pull request waits.
 * @returns undefined where it may be submitted
 */
export function whyForkWaits(
  { justLabelled }: SyncRun,
  { pullRequest, label, failures }: Evidence,
): Pick<Verdict, 'why' | 'advice' | 'problem'> | undefined {
  const { number, headSha, fromFork, updatedAt = '', headPushedAt = '' } = pullRequest;
  if (fromFork === false) return undefined;
  if (headSha !== undefined && justLabelled?.number === number && justLabelled.headSha === headSha) return undefined;
  // The newest failure in the queue was at this very commit. The beginning of a commit's name can be forged.
  if (headSha !== undefined && failures?.commit !== undefined && same(failures.commit, headSha)) return undefined;
  if (label instanceof UserError) {
    const { message: problem } = label;
    const why = `It comes from a fork, and its timeline could not be read: ${problem}`;
    return { why, advice: 'Run sync-queue again', problem };
  }
  const advice = 'Look at its head commit, then remove the label and add it again';
  if (label?.wasPushed === true) return { why: 'It comes from a fork, which pushed after the label was added', advice };
  // GitHub's dates have whole seconds, and the label itself changes the pull request, so a push in the label's second or the next shows only
  // in the date of the last push.
  const isUnchanged =
    label?.last === 'added' &&
    Date.parse(updatedAt) <= label.addedAt + sameChangeMs &&
    Date.parse(headPushedAt) < label.addedAt;
  if (isUnchanged) return undefined;
  const why = 'It comes from a fork, and may have changed on GitHub after the label was added';
  return { why: `${why}. A push may be among the changes`, advice };
}
