/**
 * Targets that a pull request impacts: all, or a set. An empty set impacts nothing. A set is never changed after it was
 * passed on.
 */
export type ImpactedTargets = 'ALL' | ReadonlySet<string>;

/**
 * Results of comparisons of two sets. The same two sets are compared at every event of a queue, and may hold thousands of
 * targets.
 */
const compared = new WeakMap<ReadonlySet<string>, WeakMap<ReadonlySet<string>, boolean>>();

/** True when the two share a target. A pull request without set targets (`undefined`) counts as ALL. */
export function overlap(one: ImpactedTargets | undefined, other: ImpactedTargets | undefined): boolean {
  const [a, b] = [one ?? 'ALL', other ?? 'ALL'];
  if (a === 'ALL') return b === 'ALL' || b.size > 0;
  if (b === 'ALL') return a.size > 0;
  const known = compared.get(a)?.get(b);
  if (known !== undefined) return known;
  const found = shareTarget(a, b);
  remember(a, b, found);
  remember(b, a, found);
  return found;
}

function shareTarget(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one];
  for (const target of fewer) if (more.has(target)) return true;
  return false;
}

function remember(one: ReadonlySet<string>, other: ReadonlySet<string>, found: boolean): void {
  const ofOne = compared.get(one) ?? new WeakMap<ReadonlySet<string>, boolean>();
  ofOne.set(other, found);
  compared.set(one, ofOne);
}

/** True when both hold the same targets. */
export function sameTargets(one: ImpactedTargets | undefined, other: ImpactedTargets | undefined): boolean {
  if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL') return one === other;
  return one.size === other.size && [...one].every((target) => other.has(target));
}
