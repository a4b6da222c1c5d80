import { ImpactError } from '../../packages/impacted-targets/src/tree/impact-error.js';
import { compareByteOrder } from '../../packages/impacted-targets/src/tree/names.js';
import { grouped } from '../../packages/shared/src/numbers.js';

/** The value of `strategy.matrix`: one job for each group of targets. */
export interface Matrix {
  readonly include: readonly {
    /** Number of the group, from 1. */
    readonly shard: number;
    /** How many groups there are. */
    readonly total: number;
    /** The targets with one space between them, or `ALL`. */
    readonly targets: string;
  }[];
}

/** A matrix, and what people should know about it. */
export interface Split {
  readonly matrix: Matrix;
  /** Why there are more groups than asked for, or why there is one group `ALL` although the targets are known. */
  readonly warning?: string;
}

/** Most jobs that one matrix may have (workflow syntax, `jobs.<job_id>.strategy.matrix`). */
const mostJobs = 256;

/**
 * Bytes of UTF-8 that the targets of one group may have. Linux takes 131,072 for one string of a process's environment,
 * which is the variable's name, `=`, the value and a final zero (MAX_ARG_STRLEN, execve(2)); the rest is for the name.
 */
export const mostShardBytes = 131_072 - 1_024;

/**
 * UTF-16 code units that a matrix may have. The outputs of a job may have 1 MiB, which GitHub counts in UTF-16, so two
 * bytes for each unit (workflow syntax, `jobs.<job_id>.outputs`); the rest is for the job's other outputs.
 */
const mostMatrixUnits = (1_048_576 - 65_536) / 2;

/**
 * Splits targets into groups whose sizes differ by one at most. The targets of a group are neighbours in byte order.
 * The same targets are therefore always split the same way, and neighbours stay together.
 *
 * A job never gets more than it can take. Groups whose names exceed an environment variable become more groups. Where
 * that does not help, or the matrix exceeds an output, one group is `ALL`.
 * @param targets the targets, or `ALL`, which cannot be split and becomes one group
 * @param shards how many groups there should be at most; fewer targets give fewer groups, and no targets give no group
 * @throws ImpactError when `shards` is not a valid number of jobs, or a target holds a space
 */
export function shardTargets(targets: readonly string[] | 'ALL', shards: number): Split {
  if (!Number.isInteger(shards) || shards < 1 || shards > mostJobs) {
    throw new ImpactError(
      `shards must be a whole number from 1 to ${mostJobs}, the most jobs of a matrix, got ${shards}`,
    );
  }
  if (targets === 'ALL') return { matrix: everything };
  const spaced = targets.find((target) => /\s/.test(target));
  if (spaced !== undefined) {
    throw new ImpactError(
      `shards: the target ${JSON.stringify(spaced)} holds a space, which separates targets in a matrix. ` +
        'Leave shards out and read impacted-targets-file',
    );
  }
  const sorted = [...new Set(targets)].sort(compareByteOrder);
  const asked = Math.min(shards, sorted.length);
  const matrix = groupsOf(sorted, asked);
  const units = JSON.stringify(matrix).length;
  if (units > mostMatrixUnits) {
    return withoutNames(
      `the matrix would have ${grouped(units)} characters, and GitHub takes 1 MiB for the outputs of a job, two bytes a character`,
    );
  }
  if (fits(matrix)) return { matrix };
  for (let total = asked + 1; total <= Math.min(mostJobs, sorted.length); total += 1) {
    const more = groupsOf(sorted, total);
    if (!fits(more)) continue;
    const why = 'the names of a group would exceed what an environment variable holds (131,072 bytes on Linux)';
    return {
      matrix: more,
      warning: `shards: ${String(total)} groups instead of ${String(asked)}, because ${why}`,
    };
  }
  return withoutNames(`no ${String(mostJobs)} groups of their names fit into environment variables of that size`);
}

const everything: Matrix = { include: [{ shard: 1, total: 1, targets: 'ALL' }] };

const withoutNames = (why: string): Split => ({
  matrix: everything,
  warning: `shards: the matrix is one group, ALL, because ${why}. To split such a list, hand impacted-targets-file over as an artifact`,
});

function groupsOf(sorted: readonly string[], total: number): Matrix {
  const startOf = (group: number): number => Math.floor((group * sorted.length) / total);
  const include = Array.from({ length: total }, (_, index) => {
    const targets = sorted.slice(startOf(index), startOf(index + 1)).join(' ');
    return { shard: index + 1, total, targets };
  });
  return { include };
}

/** True where the targets of each group fit into an environment variable. */
const fits = ({ include }: Matrix): boolean =>
  include.every(({ targets }) => Buffer.byteLength(targets) <= mostShardBytes);
