import { describeEdge, type Edge, type Reason } from '../impact.js';

/** Beginning of a chain: the event that impacts its targets. */
export type Cause =
  | { readonly kind: 'file'; readonly path: string }
  /** Something other than a file differs. At least one of these changed files is the cause, where they are known. */
  | { readonly kind: 'graph'; readonly what: string; readonly files: readonly string[] }
  | { readonly kind: 'unknown' };

/** One step of a chain, which depends on the step before it. */
export interface ChainStep {
  /** `part` for a thing that nobody builds by name, such as a package of a lockfile. */
  readonly kind: 'target' | 'part';
  readonly name: string;
  /** Why it depends on the step before it, or why the changed file is read, where a text says so. */
  readonly edge?: Edge;
}

/** How a change leads to a target. */
export interface Chain {
  readonly cause: Cause;
  /** The steps from the cause to the target. The target is the last step. */
  readonly steps: readonly ChainStep[];
}

/**
 * The chain from the cause to a target.
 * @param why the reason for each impacted target
 */
export function chainOf(target: string, why: ReadonlyMap<string, Reason>): Chain {
  const backwards: { -readonly [Key in keyof ChainStep]: ChainStep[Key] }[] = [{ kind: 'target', name: target }];
  const seen = new Set([target]);
  let reason = why.get(target);
  while (reason !== undefined) {
    const last = backwards.at(-1);
    if (last && reason.edge) last.edge = reason.edge;
    for (const name of reason.through ?? []) backwards.push({ kind: 'part', name });
    if (reason.kind !== 'dependency') {
      const cause =
        reason.kind === 'file'
          ? ({ kind: 'file', path: reason.path } as const)
          : ({ kind: 'graph', what: reason.what, files: reason.files ?? [] } as const);
      return { cause, steps: backwards.reverse() };
    }
    // What build tools answer may contain circles. A circle of reasons would have no end.
    if (reason.because === undefined && seen.has(reason.target)) break;
    backwards.push({ kind: 'target', name: reason.target });
    seen.add(reason.target);
    reason = reason.because ?? why.get(reason.target);
  }
  return { cause: { kind: 'unknown' }, steps: backwards.reverse() };
}

/** A cause as one line of text. */
export function describeCause(cause: Cause): string {
  if (cause.kind === 'file') return `${cause.path} changed`;
  return cause.kind === 'graph' ? cause.what : 'the reason is not known';
}

/**
 * Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. The texts that make the edges follow in
 * brackets.
 */
export function explain(target: string, why: ReadonlyMap<string, Reason>): string {
  const { cause, steps } = chainOf(target, why);
  const backwards = [...steps].reverse();
  const others = backwards.slice(1).map(({ name }, index) => `, which depends on ${name}${because(backwards[index])}`);
  return `${target}${others.join('')}: ${describeCause(cause)}${because(steps[0])}`;
}

/** The text that made a step depend on the one before it, in brackets; empty where there is none. */
function because(step: ChainStep | undefined): string {
  return step?.edge === undefined ? '' : ` (${describeEdge(step.edge)})`;
}
