import { type ImpactedTargets, overlap } from '../../../local-service/src/queue-rules/impacted-targets.js';
import type { PastAnswer } from './past-merges.js';

/** One merge with the targets that it claimed. */
export interface ClaimingMerge {
  /** When it was merged: milliseconds since 1970. */
  readonly at: number;
  readonly targets: ImpactedTargets;
}

/** How many merges could have been tested apart from earlier ones, because they share no target with these. */
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
    const targets = claimed.get(answer) ?? (answer.kind === 'all' ? 'ALL' : new Set(answer.targets));
    claimed.set(answer, targets);
    return { at: merges[index]?.at ?? 0, targets };
  });
}

const hourMs = 3_600_000;

/** @param merges oldest first. A merge without one before it, or in the hour before it, does not count */
export function apartOf(merges: readonly ClaimingMerge[]): Apart {
  let [fromPrevious, fromHour] = [0, 0];
  for (const [index, { at, targets }] of merges.entries()) {
    const previous = merges[index - 1];
    if (previous === undefined) continue;
    if (!overlap(targets, previous.targets)) fromPrevious += 1;
    if (at - previous.at <= hourMs && isApartFromHour(merges, index)) fromHour += 1;
  }
  return { fromPrevious, fromHour };
}

function isApartFromHour(merges: readonly ClaimingMerge[], index: number): boolean {
  const one = merges[index];
  for (let before = index - 1; one !== undefined && before >= 0; before -= 1) {
    const other = merges[before];
    if (other === undefined || one.at - other.at > hourMs) break;
    if (overlap(one.targets, other.targets)) return false;
  }
  return true;
}
