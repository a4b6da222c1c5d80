import { dependenciesOf } from '../manifest.js';
import { Unanswerable } from '../../../tree/unanswerable.js';
import { parseJson } from '../../../tree/formats/json.js';
import type { LockedPackage, LockedPackages } from './locked-packages.js';
import { canonicalJson, isObject } from '../../../../../shared/src/json-values.js';

/** Fields that name the users of a package or describe it. They change nothing that is installed. */
const marks = new Set(['dev', 'optional', 'devOptional', 'peer', 'extraneous', 'license', 'funding', 'deprecated']);

/**
 * Reads package-lock.json, versions 2 and 3. The keys of `packages` are the places of installation (npm's
 * package-lock.json documentation).
 * @throws Unanswerable for another version; Error where it cannot be parsed
 */
export function readNpmLockfile(text: string): LockedPackages {
  const lockfile = parseJson(text);
  if (!isObject(lockfile) || !isObject(lockfile.packages)) {
    throw new Unanswerable('package-lock.json is of a version that names no places (lockfileVersion 1)');
  }
  const places = new Set(Object.keys(lockfile.packages));
  const packages = new Map<string, LockedPackage>();
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    // The packages of the workspace have their own manifests, which are read instead.
    if (!isObject(entry) || !/(^|\/)node_modules\//.test(place)) continue;
    const { link, resolved } = entry;
    packages.set(place, {
      content: canonicalJson(Object.fromEntries(Object.entries(entry).filter(([key]) => !marks.has(key)))),
      uses: dependenciesOf(entry).map(([name]) => [name, resolve(places, place, name)]),
      ...(link === true && typeof resolved === 'string' && { link: resolved }),
    });
  }
  return {
    packages,
    settings: canonicalJson(lockfile.lockfileVersion),
    usedBy: ({ directory, dependencies }) => dependencies.map(([name]) => [name, resolve(places, directory, name)]),
  };
}

/** The place at which Node finds a package from another place: in the nearest node_modules upward that has it. */
function resolve(places: ReadonlySet<string>, from: string, name: string): string {
  for (let directory = from; ; directory = directory.slice(0, Math.max(directory.lastIndexOf('/'), 0))) {
    if (!/(^|\/)node_modules$/.test(directory)) {
      const place = `${directory === '' ? '' : `${directory}/`}node_modules/${name}`;
      if (places.has(place)) return place;
    }
    if (directory === '') return `absent ${name}`;
  }
}
