import { parseJson } from '../../../tree/formats/json.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { canonicalJson, isObject } from '../../../../../shared/src/json-values.js';
import { dependenciesOf } from '../../package-json.js';
import { placeAt, type Lockfile, type LockfileContext } from './lockfile.js';
import { byPlaces, type Placed } from './places.js';

/** Fields that name the users of a package or describe it. They change nothing that is installed. */
const marks = new Set(['dev', 'optional', 'devOptional', 'peer', 'extraneous', 'license', 'funding', 'deprecated']);

/**
 * package-lock.json, versions 2 and 3. The keys of `packages` are the places of installation (npm's
 * package-lock.json documentation).
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function npmLockfile(text: string, { path, start }: LockfileContext): Lockfile {
  const lockfile = parseJson(text);
  if (!isObject(lockfile) || !isObject(lockfile.packages)) {
    throw new Unanswerable('package-lock.json is of a version that names no places (lockfileVersion 1)');
  }
  const packages = new Map<string, Placed>();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    // The packages of the workspace have their own manifests, which are read instead.
    if (!isObject(entry) || !/(?:^|\/)node_modules\//.test(place)) continue;
    const { version, link, resolved } = entry;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // A link to a folder of the repository, or an archive in it.
    const written =
      typeof resolved !== 'string' ? undefined : link === true ? resolved : /^file:(.*)$/s.exec(resolved)?.[1];
    packages.set(place, {
      label: `${name} ${typeof version === 'string' ? `${version} ` : ''}in ${path}`,
      content: canonicalJson(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
      uses: dependenciesOf(entry).map((used) => used.name),
      paths: written === undefined ? [] : [placeAt(start, written, name)],
    });
  }
  return byPlaces(path, canonicalJson(lockfile.lockfileVersion), packages, ({ folder }) => folder);
}
