import { inside } from '../../tree/paths.js';
import { canonicalJson, fieldsOf } from '../../../../shared/src/json-values.js';
import { wordSet } from '../../../../shared/src/word-set.js';
import type { Setting } from '../reader.js';
import { dependencySections, type Manifest } from '../package-json.js';
import { lernaFile, pnpmFile, yarnFile, type Workspace } from './members.js';
import { rushFile } from './rush.js';

/** Fields of the root's package.json that describe the repository. They change nothing that is built from it. */
const descriptions =
  'name version description keywords homepage bugs license author contributors maintainers funding repository private $schema';

/** Fields whose effect is seen elsewhere: in the list of packages, in their dependencies, or in the root's. */
const seenElsewhere = ['workspaces', 'packages', 'catalog', 'catalogs', ...dependencySections];

/** Fields whose effect is seen in the lockfile. */
const seenInLockfile = ['overrides', 'resolutions', 'patchedDependencies'];

/**
 * Settings of pnpm that decide which versions may be chosen, or how the file itself is written. The lockfile shows
 * their effect. Where it stays the same, the same packages are installed (pnpm's documentation of its settings).
 */
const choosing =
  'minimumReleaseAge minimumReleaseAgeExclude minimumReleaseAgeStrict trustPolicy trustPolicyExclude trustPolicyIgnoreAfter ' +
  'blockExoticSubdeps updateConfig auditConfig auditLevel savePrefix saveExact saveWorkspaceProtocol catalogMode ' +
  'cleanupUnusedCatalogs resolutionMode allowedDeprecatedVersions allowUnusedPatches peerDependencyRules';

/** Fields of rush.json about people and publishing. */
const ofPeople = '$schema repository gitPolicy telemetryEnabled hotfixChangeEnabled';

/**
 * The settings of the root by which all packages are installed, built or tested.
 * @param isLocked whether a lockfile shows the effect of overrides
 */
export function settingsOf(workspace: Workspace, root: string, isLocked: boolean): Map<string, Setting> {
  const found = new Map<string, Setting>();
  const add = (name: string, what: string, value: unknown) =>
    found.set(what, { value: canonicalJson(value ?? null), file: inside(root, name) });
  const addAll = (name: string, where: string, fields: Manifest, ...left: readonly string[]) => {
    const out = new Set(left);
    for (const [field, value] of Object.entries(fields)) if (!out.has(field)) add(name, `${field} in ${where}`, value);
  };
  const locked = isLocked ? seenInLockfile : [];
  const { pnpm, ...fields } = workspace.root.manifest;
  addAll('package.json', "the root's package.json", fields, ...wordSet(descriptions), ...seenElsewhere, ...locked);
  addAll('package.json', "pnpm of the root's package.json", fieldsOf(pnpm), ...locked);
  if (workspace.rush !== undefined) {
    add(rushFile, inside(root, rushFile), 'there');
    addAll(rushFile, rushFile, workspace.rush.settings, ...wordSet(ofPeople));
  }
  addAll(lernaFile, lernaFile, workspace.lerna ?? {}, 'version', 'packages', 'useWorkspaces');
  const chosen = isLocked ? wordSet(choosing) : [];
  addAll(pnpmFile, pnpmFile, workspace.pnpm ?? {}, ...seenElsewhere, ...locked, ...chosen);
  addAll(yarnFile, yarnFile, workspace.yarn, 'catalog', 'catalogs');
  return found;
}
