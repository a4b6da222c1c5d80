import { type ImpactedTargets, overlap } from '../../../local-service/src/queue-rules/impacted-targets.js';

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

const hourMs = 3_600_000;

/** @param merges oldest first. A merge without one before it, or in the hour before it, does not count */
export function apartOf(merges: readonly ClaimingMerge[]): Apart {
  let [fromPrevious, fromHour, hourBegins] = [0, 0, 0];
  for (const [index, { at, targets }] of merges.entries()) {
    while (at - (merges[hourBegins]?.at ?? at) > hourMs) hourBegins += 1;
    const isApartFrom = (earlier: ClaimingMerge) =>
      targets !== 'ALL' && earlier.targets !== 'ALL' && !overlap(targets, earlier.targets);
    if (merges.slice(Math.max(index - 1, 0), index).some(isApartFrom)) fromPrevious += 1;
    if (hourBegins < index && merges.slice(hourBegins, index).every(isApartFrom)) fromHour += 1;
  }
  return { fromPrevious, fromHour };
}

/** The most that `apartOf` can count: how many merges have one before them, and one in the hour before them. */
export function mostApart(merges: readonly Pick<ClaimingMerge, 'at'>[]): Apart {
  return apartOf(merges.map(({ at }) => ({ at, targets: new Set() })));
}
