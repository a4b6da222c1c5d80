import { parseJsonWithComments } from '../../../tree/formats/json-with-comments.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import { dependenciesOf } from '../../package-json.js';
import { placeAt, type Asking, type Lockfile, type LockfileContext } from './lockfile.js';
import { byPlaces, type Placed } from './places.js';

/** Fields whose effect is seen elsewhere: in packages, in the workspace's manifests, or in the chosen versions. */
const seenElsewhere = new Set(['packages', 'workspaces', 'overrides', 'catalog', 'catalogs', 'patchedDependencies']);

/**
 * bun.lock, versions 0 to 3; version 3 has overrides of one parent, whose effect is in the packages. The key of an entry is the path of the
 * packages in whose `node_modules` it lies (`debug`, `express/debug`). The entry is a list: the resolution, then the registry's
 * data, then a checksum (bun's documentation of its lockfile).
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function bunLockfile(text: string, { path, start }: LockfileContext): Lockfile {
  const lockfile = parseJsonWithComments(text);
  if (!isObject(lockfile) || !isObject(lockfile.packages) || ![0, 1, 2, 3].includes(Number(lockfile.lockfileVersion))) {
    throw new Unanswerable('bun.lock is of a version other than 0, 1, 2 and 3');
  }
  const patches = textEntries(lockfile.patchedDependencies);
  const packages = new Map<string, Placed>();
  for (const [key, entry] of Object.entries(lockfile.packages)) {
    const parts: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    const resolution = String(parts[0]);
    const isMember = resolution.includes('@workspace:');
    const own = /^(?:@[^/@]+\/)?[^/@]+@(?:workspace|file|link):(.*)$/s.exec(resolution)?.slice(1) ?? [];
    const ofPatches = patches.flatMap(([of, patch]) => (of === resolution ? [patch] : []));
    packages.set(placeOfKey(key), {
      label: `${resolution.replace(/(?!^)@/, ' ')} in ${path}`,
      content: canonicalJson(isMember ? resolution : parts),
      uses: isMember ? [] : parts.filter(isObject).flatMap((data) => dependenciesOf(data).map(({ name }) => name)),
      paths: [...own, ...ofPatches].map((written) => placeAt(start, written, resolution)),
    });
  }
  const settings = Object.fromEntries(Object.entries(lockfile).filter(([field]) => !seenElsewhere.has(field)));
  const placeOf = ({ name, folder }: Asking) => (folder === '' ? '' : placeOfKey(name));
  return byPlaces(path, canonicalJson(settings), packages, placeOf);
}

/** `@a/b/c` is the package `c` in the `node_modules` of `@a/b`. */
function placeOfKey(key: string): string {
  return (key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? []).map((name) => `node_modules/${name}`).join('/');
}
