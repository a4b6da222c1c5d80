/** What a pull request impacts: everything, or these targets. An empty set impacts nothing. */
export type ImpactedTargets = 'ALL' | ReadonlySet<string>;

/** True when the two share a target. A pull request whose targets nobody has set (`undefined`) counts as ALL. */
export function overlap(one: ImpactedTargets | undefined, other: ImpactedTargets | undefined): boolean {
  const [a, b] = [one ?? 'ALL', other ?? 'ALL'];
  if (a === 'ALL') return b === 'ALL' || b.size > 0;
  if (b === 'ALL') return a.size > 0;
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  for (const target of fewer) if (more.has(target)) return true;
  return false;
}

/** True when both say the same. */
export function sameTargets(one: ImpactedTargets | undefined, other: ImpactedTargets | undefined): boolean {
  if (one === undefined || other === undefined || one === 'ALL' || other === 'ALL') return one === other;
  return one.size === other.size && [...one].every((target) => other.has(target));
}
