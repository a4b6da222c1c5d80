import { type ImpactedTargets, overlap } from '../../../local-service/src/queue-rules/impacted-targets.js';
import type { PastAnswer } from './past-merges.js';
import { getOrMake } from '../../../shared/src/append.js';

/** One merge with the targets that it claimed. */
export interface ClaimingMerge {
  /** When it was merged: milliseconds since 1970. */
  readonly at: number;
  readonly targets: ImpactedTargets;
}

/** How many merges could have been tested apart from earlier ones: they share no target with these, and neither is `ALL`. */
export interface Apart {
  /** Apart from the merge before. */
  readonly fromPrevious: number;
  /** Apart from every merge of the hour before. */
  readonly fromHour: number;
}

/** The targets of answers, made once, so that comparisons of two of them are remembered. */
const claimed = new WeakMap<PastAnswer, ImpactedTargets>();

/** Merges with the targets of their answers. */
export function asClaiming(
  merges: readonly Pick<ClaimingMerge, 'at'>[],
  answers: readonly PastAnswer[],
): readonly ClaimingMerge[] {
  return answers.map((answer, index) => {
    const targets = getOrMake(claimed, answer, () => (answer.kind === 'all' ? 'ALL' : new Set(answer.targets)));
    return { at: merges[index]?.at ?? 0, targets };
  });
}

const hourMs = 3_600_000;

/** How many merges have a merge before them, and how many have one in the hour before them: the most that `Apart` can count. */
export function mostApart(merges: readonly Pick<ClaimingMerge, 'at'>[]): Apart {
  const inHour = merges.filter(({ at }, index) => index > 0 && at - (merges[index - 1]?.at ?? 0) <= hourMs);
  return { fromPrevious: Math.max(0, merges.length - 1), fromHour: inHour.length };
}

/** @param merges oldest first. A merge without one before it, or in the hour before it, does not count */
export function apartOf(merges: readonly ClaimingMerge[]): Apart {
  let [fromPrevious, fromHour] = [0, 0];
  for (const [index, { at, targets }] of merges.entries()) {
    const previous = merges[index - 1];
    if (previous === undefined) continue;
    if (areApart(targets, previous.targets)) fromPrevious += 1;
    if (at - previous.at <= hourMs && isApartFromHour(merges, index)) fromHour += 1;
  }
  return { fromPrevious, fromHour };
}

function isApartFromHour(merges: readonly ClaimingMerge[], index: number): boolean {
  const one = merges[index];
  for (let before = index - 1; one !== undefined && before >= 0; before -= 1) {
    const other = merges[before];
    if (other === undefined || one.at - other.at > hourMs) break;
    if (!areApart(one.targets, other.targets)) return false;
  }
  return true;
}

const areApart = (one: ImpactedTargets, other: ImpactedTargets): boolean =>
  one !== 'ALL' && other !== 'ALL' && !overlap(one, other);
