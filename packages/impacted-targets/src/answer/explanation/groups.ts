import type { Edge, Reason } from '../impact.js';
import { compareByteOrder } from '../../tree/names.js';
import { chainOf, describeCause, type ChainStep } from './chain.js';
import { getOrMake } from '../../../../shared/src/append.js';
import { given } from '../../../../shared/src/json-values.js';

/** The targets that one change leads to. */
export interface Group {
  /** The event, in a line. */
  readonly what: string;
  /** Changed files of which at least one is the cause; empty where the files are not known. */
  readonly files: readonly string[];
  /** How many targets the change leads to. */
  readonly count: number;
  /**
   * The first of these targets: the ones with the fewest steps come first, then by name. Each has the steps between the
   * cause and the target, and the text that makes its last edge, where there is one.
   */
  readonly targets: readonly { readonly name: string; readonly between: readonly ChainStep[]; readonly edge?: Edge }[];
}

/**
 * Impacted targets by cause. The cause that led to the most targets comes first. Each target is listed once, with its
 * shortest explanation.
 * @param why the reason for each impacted target
 * @param most how many targets of a group are given with their steps
 */
export function groupByCause(why: ReadonlyMap<string, Reason>, most: number): readonly Group[] {
  const groups = new Map<string, Omit<Group, 'count' | 'targets'> & { targets: Group['targets'][number][] }>();
  for (const name of why.keys()) {
    const { cause, steps } = chainOf(name, why);
    const what = describeCause(cause);
    const files = cause.kind === 'file' ? [cause.path] : cause.kind === 'graph' ? cause.files : [];
    const { targets } = getOrMake(groups, what, () => ({ what, files, targets: [] }));
    targets.push(given({ name, between: steps.slice(0, -1), edge: steps.at(-1)?.edge }));
  }
  return [...groups.values()]
    .sort((a, b) => b.targets.length - a.targets.length || compareByteOrder(a.what, b.what))
    .map(({ targets, ...group }) => ({
      ...group,
      count: targets.length,
      targets: targets
        .sort((a, b) => a.between.length - b.between.length || compareByteOrder(a.name, b.name))
        .slice(0, most),
    }));
}
