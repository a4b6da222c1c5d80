import { resolvePath } from '../../../../../impacted-targets/src/tree/paths.js';
import { Unanswerable } from '../../../../../impacted-targets/src/tree/unanswerable.js';
import { canonicalJson, fieldsOf, isObject, textEntries } from '../../../../../shared/src/json-values.js';
import { dependenciesOf } from '../manifest.js';
import type { Lockfile, LockfileContext } from './lockfile.js';
import { withoutPlaces, type Placed } from './places.js';

/** Fields whose effect is seen elsewhere: in packages, in the workspace's manifests, or in the chosen versions. */
const seenElsewhere = new Set(['packages', 'workspaces', 'overrides', 'catalog', 'catalogs', 'patchedDependencies']);

/**
 * bun.lock, versions 0 to 3; version 3 has overrides of one parent, whose effect is in the packages. It has an entry for each installed package. The key is the path of
 * the packages in whose `node_modules` it lies (`debug`, `express/debug`). The entry is a list: the resolution, then the registry's
 * data, then a checksum (bun's documentation of its lockfile).
 * @throws Unanswerable for another version
 */
export function bunLockfile(lockfile: unknown, { path, start, patches: named }: LockfileContext): Lockfile {
  if (!isObject(lockfile) || !isObject(lockfile.packages) || ![0, 1, 2, 3].includes(Number(lockfile.lockfileVersion))) {
    throw new Unanswerable('bun.lock is of a version other than 0, 1, 2 and 3');
  }
  const patches = [...named, ...textEntries(lockfile.patchedDependencies)];
  const entries = Object.entries(lockfile.packages);
  const places = new Set(entries.map(([place]) => place));
  const packages = new Map<string, Placed>();
  for (const [place, entry] of entries) {
    const parts: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    const resolution = String(parts[0]);
    const paths = [
      ...(/^(?:@[^/@]+\/)?[^/@]+@(?:workspace|file|link):(.*)$/s.exec(resolution)?.slice(1) ?? []),
      ...patches.flatMap(([of, patch]) => (of === resolution ? [patch] : [])),
    ];
    const isLink = /@workspace:/.test(resolution);
    const uses = isLink ? [] : parts.filter(isObject).flatMap((described) => dependenciesOf(described));
    packages.set(place, {
      label: `${resolution.replace(/(?!^)@/, ' ')} in ${path}`,
      content: canonicalJson(isLink ? resolution : parts),
      uses: uses.map(({ name }) => [name, nearest(places, segmentsOf(place), name) ?? `absent ${name}`]),
      paths: paths.map((written) => ({ path: resolvePath(start, written), written, what: resolution })),
    });
  }
  const { externals, keyOf } = withoutPlaces(packages);
  const workspaces = fieldsOf(lockfile.workspaces);
  return {
    externals,
    settings: canonicalJson(Object.fromEntries(Object.entries(lockfile).filter(([key]) => !seenElsewhere.has(key)))),
    installs: ({ folder, dependencies }) => {
      const { name } = fieldsOf(folder === '' ? undefined : workspaces[folder]);
      return dependencies.flatMap((dependency) => {
        const place = nearest(places, typeof name === 'string' ? [name] : [], dependency.name);
        return place === undefined ? [] : [{ name: dependency.name, uses: [{ id: keyOf(place) }], isCertain: true }];
      });
    },
  };
}

/** `@a/b/c` is the package `c` in the `node_modules` of `@a/b`. */
function segmentsOf(place: string): string[] {
  return place.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
}

/** The place of what a package finds: the nearest upward, as Node does. */
function nearest(places: ReadonlySet<string>, from: readonly string[], name: string): string | undefined {
  for (let length = from.length; length >= 0; length -= 1) {
    const place = [...from.slice(0, length), name].join('/');
    if (places.has(place)) return place;
  }
  return undefined;
}
