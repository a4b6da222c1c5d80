import type { Because } from './build-system.js';

/** How a reason reads. */
function describe(because: Because): string {
  if (because.kind === 'file') return `${because.path} changed`;
  return because.kind === 'graph' ? because.what : `${because.target} is impacted`;
}

/**
 * The targets from one to the one that something happened to, each depending on the next.
 * @param why the reason for each impacted target
 */
export function dependencyChain(target: string, why: ReadonlyMap<string, Because>): string[] {
  const chain = [target];
  for (;;) {
    const because = why.get(chain.at(-1) ?? '');
    if (because?.kind !== 'dependency' || chain.includes(because.target)) return chain;
    chain.push(because.target);
  }
}

/** Why a target is impacted, in one line: `web, which depends on ui: packages/ui/button.ts changed`. */
export function explain(target: string, why: ReadonlyMap<string, Because>): string {
  const [, ...others] = dependencyChain(target, why);
  const last = why.get(others.at(-1) ?? target);
  const through = others.map((one) => `, which depends on ${one}`).join('');
  return `${target}${through}: ${last ? describe(last) : 'the reason is not known'}`;
}
