import type { Reason } from '../../build-systems/build-system.js';

/** Beginning of a chain: the event that impacts its targets. */
export type Cause =
  | { readonly kind: 'file'; readonly path: string }
  /** Something other than a file differs. At least one of these changed files is the cause, where they are known. */
  | { readonly kind: 'graph'; readonly what: string; readonly files: readonly string[] }
  | { readonly kind: 'unknown' };

/** One step of a chain, which depends on the step before it. */
export type Step =
  | { readonly kind: 'target'; readonly name: string }
  /** A thing that nobody builds by name, such as a package of a lockfile. */
  | { readonly kind: 'part'; readonly name: string };

/** How a change leads to a target. */
export interface Chain {
  readonly cause: Cause;
  /** The steps from the cause to the target. The target is the last step. */
  readonly steps: readonly Step[];
}

/**
 * The chain from the cause to a target.
 * @param why the reason for each impacted target
 */
export function chainOf(target: string, why: ReadonlyMap<string, Reason>): Chain {
  const backwards: Step[] = [{ kind: 'target', name: target }];
  const seen = new Set([target]);
  let reason = why.get(target);
  while (reason !== undefined) {
    for (const name of reason.through ?? []) backwards.push({ kind: 'part', name });
    if (reason.kind === 'file') return { cause: { kind: 'file', path: reason.path }, steps: backwards.reverse() };
    if (reason.kind === 'graph') {
      return { cause: { kind: 'graph', what: reason.what, files: reason.files ?? [] }, steps: backwards.reverse() };
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

/** Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. */
export function explain(target: string, why: ReadonlyMap<string, Reason>): string {
  const { cause, steps } = chainOf(target, why);
  const others = steps.slice(0, -1).reverse();
  return `${target}${others.map(({ name }) => `, which depends on ${name}`).join('')}: ${describeCause(cause)}`;
}
