import { GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import type { Looked } from './judge.js';
import type { Case, SyncRun } from './sync-run.js';

/** GitHub may change a pull request a second after the entry in its timeline. In milliseconds. */
const sameChangeMs = 1_000;

/**
 * Why the head commit of a fork's pull request that was never in the queue is not submitted: its owner may have pushed it
 * after somebody looked and added the label. Only a pull request that nothing has changed since the label is sure to have
 * the same head. The timeline alone does not tell, because whoever writes a commit also writes its date.
 * @returns undefined where it may be submitted
 */
export async function whyForkWaits(
  { github, isLabelled }: SyncRun,
  { pullRequest, found, isJustLabelled }: Looked,
): Promise<Pick<Case, 'why' | 'advice' | 'problem'> | undefined> {
  // What was in the queue is compared with the head that the queue knew.
  if (pullRequest.fromFork !== true || isJustLabelled || found !== undefined) return undefined;
  let changes: Awaited<ReturnType<typeof github.timeline>>;
  try {
    changes = await github.timeline(pullRequest.number);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return {
      why: `It comes from a fork, and its timeline could not be read: ${error.message}`,
      advice: 'Run sync-queue again',
      problem: error.message,
    };
  }
  const at = changes.findLastIndex(
    (one) => one.kind === 'label' && one.isAdded && isLabelled({ number: pullRequest.number, labels: [one.label] }),
  );
  const label = changes[at];
  const wasPushed = changes.slice(at + 1).some(({ kind }) => kind === 'push');
  if (!wasPushed && (label?.kind !== 'label' || !isLater(pullRequest, label.at))) return undefined;
  return {
    why: wasPushed
      ? 'It comes from a fork, which pushed after the label was added'
      : 'It comes from a fork, and changed on GitHub after the label was added. A push may be among the changes',
    advice: 'Look at its head commit, then remove the label and add it again',
  };
}

function isLater({ updatedAt = '' }: PullRequestFacts, at = ''): boolean {
  return Date.parse(updatedAt) > Date.parse(at) + sameChangeMs;
}
