import { canonical, dependencySections, isRecord, type Manifest } from './manifest.js';

/** Fields of the root's package.json that describe the repository and change nothing that is built from it. */
const descriptions = new Set([
  'name',
  'version',
  'description',
  'keywords',
  'homepage',
  'bugs',
  'license',
  'author',
  'contributors',
  'maintainers',
  'funding',
  'repository',
  'private',
  '$schema',
]);

/** Fields whose outcome is seen elsewhere: in the graph of packages, or in the lockfile. */
const seenElsewhere = new Set(['workspaces', 'packages', 'catalog', 'catalogs']);

/** Fields that say what the lockfile then holds. */
const seenInLockfile = new Set(['overrides', 'resolutions']);

/**
 * Why a change of the root's package.json impacts every package, or undefined when it does not.
 * @param locked whether there is a lockfile, which tells what overrides lead to
 */
export function rootManifestImpact(base: Manifest, head: Manifest, locked: boolean): string | undefined {
  for (const field of changedFields(base, head)) {
    if (descriptions.has(field) || seenElsewhere.has(field)) continue;
    if (locked && seenInLockfile.has(field)) continue;
    if (field === 'pnpm') {
      const inner = changedFields(asRecord(base.pnpm), asRecord(head.pnpm)).filter(
        (name) => !(locked && seenInLockfile.has(name)),
      );
      if (inner.length === 0) continue;
    }
    const section = dependencySections.find((name) => name === field);
    return section
      ? `${section} of the root package changed, and every package can use them`
      : `${field} in the root's package.json changed`;
  }
  return undefined;
}

/** Why a change of pnpm-workspace.yaml impacts every package, or undefined when it does not. */
export function settingsImpact(base: Manifest, head: Manifest, locked: boolean): string | undefined {
  const field = changedFields(base, head).find(
    (name) => !seenElsewhere.has(name) && !(locked && seenInLockfile.has(name)),
  );
  return field === undefined ? undefined : `${field} in pnpm-workspace.yaml changed`;
}

function changedFields(base: Manifest, head: Manifest): string[] {
  const fields = new Set([...Object.keys(base), ...Object.keys(head)]);
  return [...fields].filter((field) => canonical(base[field] ?? null) !== canonical(head[field] ?? null)).sort();
}

function asRecord(value: unknown): Manifest {
  return isRecord(value) ? value : {};
}
