import { GitHubError } from '../../pull-request/github-api.js';
import { same } from '../../pull-request/resolution.js';
import type { Evidence } from './evidence.js';
import type { Case } from './sync-run.js';

/** GitHub may date the change of a pull request a second after the label that made it. In milliseconds. */
const sameChangeMs = 1_000;

/**
 * Why the head commit of a fork's pull request is not submitted. Whoever owns a fork can push anything after somebody has
 * looked at the pull request and added the label, so only a commit counts that certainly had the label, or that the queue
 * tested. Where something needed for that is missing, the pull request waits.
 * @returns undefined where it may be submitted
 */
export function whyForkWaits(evidence: Evidence): Pick<Case, 'why' | 'advice' | 'problem'> | undefined {
  const { pullRequest, label, isJustLabelled } = evidence;
  if (pullRequest.fromFork === false || isJustLabelled || wasTested(evidence)) return undefined;
  if (label instanceof GitHubError) {
    return {
      why: `It comes from a fork, and its timeline could not be read: ${label.message}`,
      advice: 'Run sync-queue again',
      problem: label.message,
    };
  }
  if (label?.wasPushed !== true && isUnchanged(evidence)) return undefined;
  return {
    why:
      label?.wasPushed === true
        ? 'It comes from a fork, which pushed after the label was added'
        : 'It comes from a fork, and may have changed on GitHub after the label was added. A push may be among the changes',
    advice: 'Look at its head commit, then remove the label and add it again',
  };
}

/** True where the newest failure in the queue was at this very commit. The beginning of a commit's name can be forged. */
function wasTested({ pullRequest: { headSha }, failures }: Evidence): boolean {
  return headSha !== undefined && failures?.commit !== undefined && same(failures.commit, headSha);
}

/**
 * True where nothing changed since the label was added. GitHub's dates have whole seconds, and the label itself changes
 * the pull request, so a push in the label's second or the next shows only in the date of the last push.
 */
function isUnchanged({ pullRequest, label }: Evidence): boolean {
  if (label === undefined || label instanceof GitHubError || label.last !== 'added') return false;
  const changedAt = Date.parse(pullRequest.updatedAt ?? '');
  const pushedAt = Date.parse(pullRequest.headPushedAt ?? '');
  return changedAt <= label.addedAt + sameChangeMs && pushedAt < label.addedAt;
}
