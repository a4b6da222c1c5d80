import type { Reason } from './build-system.js';

/** How a reason reads. */
function describe(reason: Reason): string {
  if (reason.kind === 'file') return `${reason.path} changed`;
  return reason.kind === 'graph' ? reason.what : `${reason.target} is impacted`;
}

/**
 * The targets from one to the one that something happened to, each depending on the next.
 * @param why the reason for each impacted target
 */
export function dependencyChain(target: string, why: ReadonlyMap<string, Reason>): string[] {
  const chain = [target];
  for (;;) {
    const reason = why.get(chain.at(-1) ?? '');
    if (reason?.kind !== 'dependency' || chain.includes(reason.target)) return chain;
    chain.push(reason.target);
  }
}

/** Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. */
export function explain(target: string, why: ReadonlyMap<string, Reason>): string {
  const [, ...others] = dependencyChain(target, why);
  const last = why.get(others.at(-1) ?? target);
  const through = others.map((one) => `, which depends on ${one}`).join('');
  return `${target}${through}: ${last ? describe(last) : 'the reason is not known'}`;
}
