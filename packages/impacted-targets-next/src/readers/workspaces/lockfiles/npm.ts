import { resolvePath } from '../../../../../impacted-targets/src/tree/paths.js';
import { Unanswerable } from '../../../../../impacted-targets/src/tree/unanswerable.js';
import { canonicalJson, isObject } from '../../../../../shared/src/json-values.js';
import { dependenciesOf, type Manifest } from '../manifest.js';
import type { Lockfile, LockfileContext } from './lockfile.js';
import { withoutPlaces, type Placed } from './places.js';

/** Fields that name the users of a package or describe it. They change nothing that is installed. */
const marks = new Set(['dev', 'optional', 'devOptional', 'peer', 'extraneous', 'license', 'funding', 'deprecated']);

/**
 * package-lock.json, versions 2 and 3. The keys of `packages` are the places of installation (npm's
 * package-lock.json documentation).
 * @throws Unanswerable for another version
 */
export function npmLockfile(lockfile: unknown, { path, start }: LockfileContext): Lockfile {
  if (!isObject(lockfile) || !isObject(lockfile.packages)) {
    throw new Unanswerable('package-lock.json is of a version that names no places (lockfileVersion 1)');
  }
  const places = new Set(Object.keys(lockfile.packages));
  const packages = new Map<string, Placed>();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    // The packages of the workspace have their own manifests, which are read instead.
    if (!isObject(entry) || !/(?:^|\/)node_modules\//.test(place)) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    packages.set(place, {
      label: `${name} ${typeof entry.version === 'string' ? `${entry.version} ` : ''}in ${path}`,
      content: canonicalJson(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
      uses: dependenciesOf(entry).map((used) => [
        used.name,
        nearest(places, place, used.name) ?? `absent ${used.name}`,
      ]),
      paths: placeOf(entry, start, name),
    });
  }
  const { externals, keyOf } = withoutPlaces(packages);
  return {
    externals,
    settings: canonicalJson(lockfile.lockfileVersion),
    installs: ({ folder, dependencies }) =>
      dependencies.flatMap(({ name }) => {
        const place = nearest(places, folder, name);
        return place === undefined ? [] : [{ name, uses: [{ id: keyOf(place) }], isCertain: true }];
      }),
  };
}

/** The folder of the repository to which a place is a link, or the archive from which it is installed. */
function placeOf({ link, resolved }: Manifest, start: string, what: string): Placed['paths'] {
  if (typeof resolved !== 'string') return [];
  const written = link === true ? resolved : /^file:(.*)$/s.exec(resolved)?.[1];
  return written === undefined ? [] : [{ path: resolvePath(start, written), written, what }];
}

/** The place at which Node finds a package from another place: in the nearest node_modules upward that has it. */
function nearest(places: ReadonlySet<string>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (!/(?:^|\/)node_modules$/.test(folder)) {
      const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      if (places.has(place)) return place;
    }
    if (folder === '') return undefined;
  }
}
