import type { Reason } from '../../graph/impact.js';

/** Root of a target's reason. */
export function rootReason(reason: Reason, why: ReadonlyMap<string, Reason>): Reason {
  const seen = new Set<Reason>();
  let last = reason;
  while (last.kind === 'dependency' && !seen.has(last)) {
    seen.add(last);
    const next: Reason | undefined = last.because ?? why.get(last.target);
    if (next === undefined) return last;
    last = next;
  }
  return last;
}
