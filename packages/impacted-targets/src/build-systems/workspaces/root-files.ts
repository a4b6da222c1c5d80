import { wordSet } from '../../../../shared/src/word-set.js';
import { dependencySections, type Manifest } from './manifest.js';
import { changedFields, fieldsOf } from '../../../../shared/src/json-values.js';

/** Fields of the root's package.json that describe the repository. They change nothing that is built from it. */
const descriptions = wordSet(
  'name version description keywords homepage bugs license author contributors maintainers funding repository private $schema',
);

/** Fields whose effect is seen elsewhere: in the graph of packages, in the root's dependencies, or in the lockfile. */
const seenElsewhere: ReadonlySet<string> = new Set([
  ...['workspaces', 'packages', 'catalog', 'catalogs'],
  ...dependencySections,
]);

/** Fields whose effect is seen in the lockfile. */
const seenInLockfile = new Set(['overrides', 'resolutions']);

/**
 * Why a change of the root's package.json impacts every package, each reason in a line.
 * @param locked whether there is a lockfile, which shows the effect of overrides
 */
export function rootManifestImpact(base: Manifest, head: Manifest, locked: boolean): string[] {
  const reasons: string[] = [];
  for (const field of changedFields(base, head)) {
    if (descriptions.has(field) || seenElsewhere.has(field)) continue;
    if (locked && seenInLockfile.has(field)) continue;
    if (field === 'pnpm') {
      const inner = changedFields(fieldsOf(base.pnpm), fieldsOf(head.pnpm)).filter(
        (name) => !(locked && seenInLockfile.has(name)),
      );
      if (inner.length === 0) continue;
    }
    reasons.push(`${field} in the root's package.json changed`);
  }
  return reasons;
}

/**
 * Settings of pnpm that decide which versions may be chosen, or how the file itself is written. The lockfile shows
 * their effect. Where it stays the same, the same packages are installed (pnpm's documentation of its settings).
 */
const choosing = wordSet(
  'minimumReleaseAge minimumReleaseAgeExclude minimumReleaseAgeStrict trustPolicy trustPolicyExclude trustPolicyIgnoreAfter ' +
    'blockExoticSubdeps updateConfig auditConfig auditLevel savePrefix saveExact saveWorkspaceProtocol catalogMode ' +
    'cleanupUnusedCatalogs resolutionMode allowedDeprecatedVersions allowUnusedPatches peerDependencyRules patchedDependencies',
);

/** Why a change of pnpm-workspace.yaml impacts every package, each reason in a line. */
export function settingsImpact(base: Manifest, head: Manifest, locked: boolean): string[] {
  return changedFields(base, head)
    .filter((name) => !seenElsewhere.has(name) && !(locked && (seenInLockfile.has(name) || choosing.has(name))))
    .map((name) => `${name} in pnpm-workspace.yaml changed`);
}

/**
 * Why a change of .yarnrc.yml impacts every package, a reason a line. Packages use catalogs by name, so these do not.
 */
export function yarnSettingsImpact(base: Manifest, head: Manifest): string[] {
  return changedFields(base, head)
    .filter((name) => name !== 'catalog' && name !== 'catalogs')
    .map((name) => `${name} in .yarnrc.yml changed`);
}
