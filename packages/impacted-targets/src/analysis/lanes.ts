import { type ImpactedTargets, overlap } from '../../../local-service/src/queue-rules/impacted-targets.js';
import { share } from './statistics.js';

/** The share of merges, from 0 to 1, that have a target in common with the merge before. */
export function overlapOfNeighbours(merges: readonly ImpactedTargets[]): number {
  const pairs = merges.slice(1).map((targets, index) => overlap(targets, merges[index]));
  return share(pairs.filter(Boolean).length, pairs.length);
}

/**
 * How many lanes a parallel queue has on average: groups of pull requests that share no target with each other.
 * @param size how many pull requests are in the queue at a time
 */
export function averageLanes(merges: readonly ImpactedTargets[], size: number): number {
  const windows = Math.max(1, merges.length - size + 1);
  let lanes = 0;
  for (let from = 0; from < windows; from += 1) lanes += lanesOf(merges.slice(from, from + size));
  return merges.length === 0 ? 0 : lanes / windows;
}

function lanesOf(merges: readonly ImpactedTargets[]): number {
  let groups: ImpactedTargets[][] = [];
  for (const targets of merges) {
    const touching = groups.filter((group) => group.some((other) => overlap(targets, other)));
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), targets]];
  }
  return groups.length;
}
