import { type PullRequestResponse } from './responses.js';
import { canonicalState } from '../../../packages/shared/src/service/states.js';
import { oneLine } from '../../../packages/shared/src/text.js';
import { isObject } from '../../../packages/shared/src/json-values.js';

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
  return [
    impactedTargets(readiness, record, known),
    baseBranch(readiness, record, known),
    mergeability(readiness),
  ].filter((unmet) => unmet !== undefined);
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

/** Services that omit false values omit `hasImpactedTargets`. */
function impactedTargets(readiness: Fields, record: Fields, known: ExpectedHead): UnmetCondition | undefined {
  if (readiness.requiresImpactedTargets !== true || readiness.hasImpactedTargets === true) return undefined;
  const other = otherCommit(record, known);
  return other === undefined
    ? {
        condition: 'impacted-targets',
        what: 'its impacted targets, which are not uploaded',
        advice: 'Upload its impacted targets with set-impacted-targets',
      }
    : {
        condition: 'impacted-targets',
        what: `the impacted targets of commit ${other.queues}, the head commit that the queue knows; targets that are uploaded for ${other.ours}, the head commit that this workflow knows, do not count for it`,
        advice: `Upload its impacted targets for commit ${other.queues} with set-impacted-targets`,
      };
}

function baseBranch(
  readiness: Fields,
  { prBaseBranch }: Fields,
  { targetBranch }: ExpectedHead,
): UnmetCondition | undefined {
  if (readiness.doesBaseBranchMatch !== false) return undefined;
  const is = typeof prBaseBranch === 'string' && prBaseBranch !== '' ? `, and not ${oneLine(prBaseBranch, 100)}` : '';
  return {
    condition: 'base-branch',
    what: `its base branch to be ${targetBranch}${is}`,
    advice: 'Change the base branch of the pull request, or submit it to the queue of the branch that it has',
  };
}

/** Reasons in the service's words, where it gives them. */
function because(reasons: unknown): string {
  const said = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [];
  return said.length === 0 ? '' : ` (${oneLine(said.join('; '), 300)})`;
}

/** A service answers `unspecified` before it has asked GitHub. */
function mergeability({ gitHubMergeability, reasons }: Fields): UnmetCondition | undefined {
  const said = typeof gitHubMergeability === 'string' ? canonicalState(gitHubMergeability) : 'MERGEABLE';
  if (said === 'MERGEABLE') return undefined;
  if (said !== 'NOT_MERGEABLE') {
    return {
      condition: 'mergeability',
      what: `GitHub to say whether it can be merged${because(reasons)}`,
      advice: 'See on its page whether GitHub still checks for conflicts, or waits for required checks or reviews',
    };
  }
  return {
    condition: 'mergeability',
    what: `GitHub to let it be merged${because(reasons)}`,
    advice: 'See on its page what GitHub asks for: no conflicts, the required checks and reviews, no draft',
  };
}
