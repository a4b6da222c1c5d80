import { ImpactError } from './build-system.js';
import { compareByteOrder } from './git/names.js';

/** One group of targets: one job of the matrix. */
export interface Shard {
  /** Number of the group, from 1. */
  readonly shard: number;
  /** How many groups there are. */
  readonly total: number;
  /** The targets with one space between them, or `ALL`. */
  readonly targets: string;
}

/** The value of `strategy.matrix`. */
export interface Matrix {
  readonly include: readonly Shard[];
}

/** What GitHub allows in one matrix (workflow syntax, `jobs.<job_id>.strategy.matrix`). */
const mostJobs = 256;

/**
 * Splits targets into groups whose sizes differ by one at most. The targets of a group are neighbours in byte order,
 * so the same targets are always split the same way, and what lies together stays together.
 * @param targets the targets, or `ALL`, which cannot be split: one group whose targets are `ALL`
 * @param shards how many groups there may be; there are fewer when there are fewer targets, and none without targets
 * @throws ImpactError when `shards` is no number of jobs, or a target holds a space
 */
export function shardTargets(targets: readonly string[] | 'ALL', shards: number): Matrix {
  if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
    throw new ImpactError(
      `shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`,
    );
  }
  if (targets === 'ALL') return { include: [{ shard: 1, total: 1, targets: 'ALL' }] };
  const spaced = targets.find((target) => /\s/.test(target));
  if (spaced !== undefined) {
    throw new ImpactError(
      `shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. ` +
        'Leave shards out and read impacted-targets-file',
    );
  }
  const sorted = [...new Set(targets)].sort(compareByteOrder);
  const total = Math.min(shards, sorted.length);
  const start = (shard: number) => Math.floor((shard * sorted.length) / total);
  return {
    include: Array.from({ length: total }, (_, index) => ({
      shard: index + 1,
      total,
      targets: sorted.slice(start(index), start(index + 1)).join(' '),
    })),
  };
}
