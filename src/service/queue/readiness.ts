import { type PullRequestResponse } from './responses.js';
import { canonicalState } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { isObject, present, texts } from '../../../packages/shared/src/json-values.js';

/** Conditions that a pull request that is NOT_READY may wait for before the queue takes it. */
export const readinessConditions = ['impacted-targets', 'base-branch', 'mergeability'] as const;
export type ReadinessCondition = (typeof readinessConditions)[number];

/** A condition that a pull request does not meet yet. */
export interface UnmetCondition {
  readonly condition: ReadinessCondition;
  /** The condition: the end of a sentence that begins with "it waits for". */
  readonly what: string;
  /** Advice, as a sentence without its full stop. */
  readonly advice: string;
}

/** The pull request as this action knows it. */
export interface ExpectedHead {
  /** The head commit, as this workflow knows it. */
  readonly sha: string | undefined;
  readonly targetBranch: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Conditions that a pull request waits for while it is NOT_READY, from `readiness` in the service's record. The list is
 * empty in any other state, and without such a field.
 */
export function unmetConditions(
  { state, record = {} }: PullRequestResponse,
  known: ExpectedHead,
): readonly UnmetCondition[] {
  const { readiness } = record;
  if (state !== 'NOT_READY' || !isObject(readiness)) return [];
  const { requiresImpactedTargets, hasImpactedTargets, doesBaseBranchMatch } = readiness;
  return present(
    // Services that omit false values omit `hasImpactedTargets`.
    requiresImpactedTargets === true && hasImpactedTargets !== true && impactedTargets(record, known),
    doesBaseBranchMatch === false && baseBranch(record, known),
    mergeability(readiness),
  );
}

/** The head commit that a record of the service has; undefined where the service does not know it. */
export function headIn(record: Fields | undefined): string | undefined {
  const sha = record?.prSha;
  return typeof sha === 'string' && sha !== '' ? sha : undefined;
}

/** Our commit and the queue's commit, where the two differ. */
export function otherCommit(
  record: Fields | undefined,
  { sha }: Pick<ExpectedHead, 'sha'>,
): { readonly ours: string; readonly queues: string } | undefined {
  const queues = headIn(record);
  if (sha === undefined || queues === undefined) return undefined;
  return queues.toLowerCase() === sha.toLowerCase() ? undefined : { ours: sha, queues: oneLine(queues, 64) };
}

function impactedTargets(record: Fields, known: ExpectedHead): UnmetCondition {
  const other = otherCommit(record, known);
  const [what, commit] =
    other === undefined
      ? ['its impacted targets, which are not uploaded', '']
      : [
          `the impacted targets of commit ${other.queues}, the head commit that the queue knows; targets that are uploaded for ${other.ours}, the head commit that this workflow knows, do not count for it`,
          ` for commit ${other.queues}`,
        ];
  return {
    condition: 'impacted-targets',
    what,
    advice: `Upload its impacted targets${commit} with set-impacted-targets`,
  };
}

function baseBranch({ prBaseBranch }: Fields, { targetBranch }: ExpectedHead): UnmetCondition {
  const is = typeof prBaseBranch === 'string' && prBaseBranch !== '' ? `, and not ${oneLine(prBaseBranch, 100)}` : '';
  return {
    condition: 'base-branch',
    what: `its base branch to be ${targetBranch}${is}`,
    advice: 'Change the base branch of the pull request, or submit it to the queue of the branch that it has',
  };
}

/** Reasons in the service's words, where it gives them. */
function because(reasons: unknown): string {
  const said = texts(reasons);
  return said.length === 0 ? '' : ` (${oneLine(said.join('; '), 300)})`;
}

/** A service answers `unspecified` before it has asked GitHub. */
function mergeability({ gitHubMergeability, reasons }: Fields): UnmetCondition | undefined {
  const said = typeof gitHubMergeability === 'string' ? canonicalState(gitHubMergeability) : 'MERGEABLE';
  if (said === 'MERGEABLE') return undefined;
  const [wanted, advice] =
    said === 'NOT_MERGEABLE'
      ? ['let it be merged', 'what GitHub asks for: no conflicts, the required checks and reviews, no draft']
      : [
          'say whether it can be merged',
          'whether GitHub still checks for conflicts, or waits for required checks or reviews',
        ];
  return {
    condition: 'mergeability',
    what: `GitHub to ${wanted}${because(reasons)}`,
    advice: `See on its page ${advice}`,
  };
}
