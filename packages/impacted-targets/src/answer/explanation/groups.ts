import type { Edge, Reason } from '../impact.js';
import { compareByteOrder } from '../../tree/names.js';
import { chainOf, describeCause, type ChainStep } from './chain.js';
import { getOrMake } from '../../../../shared/src/append.js';

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
  const groups = new Map<string, { what: string; files: readonly string[]; targets: string[] }>();
  for (const target of why.keys()) {
    const { cause } = chainOf(target, why);
    const what = describeCause(cause);
    const files = cause.kind === 'file' ? [cause.path] : cause.kind === 'graph' ? cause.files : [];
    getOrMake(groups, what, () => ({ what, files, targets: [] })).targets.push(target);
  }
  return [...groups.values()]
    .sort((a, b) => b.targets.length - a.targets.length || compareByteOrder(a.what, b.what))
    .map(({ what, files, targets }) => ({
      what,
      files,
      count: targets.length,
      targets: targets
        .map((name) => {
          const { steps } = chainOf(name, why);
          const edge = steps.at(-1)?.edge;
          return { name, between: steps.slice(0, -1), ...(edge && { edge }) };
        })
        .sort((a, b) => a.between.length - b.between.length || compareByteOrder(a.name, b.name))
        .slice(0, most),
    }));
}
