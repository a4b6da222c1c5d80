import { dependenciesOf } from '../manifest.js';
import type { Workspace } from '../projects.js';
import { changedKeys } from './asked-places.js';
import { meet } from './keys.js';
import type { FileMentions } from './mentions-in-file.js';
import type { PackageNames } from './package-names.js';
import type { CommitPaths } from './paths-of-commit.js';
import type { Destinations } from './reach.js';

/** Where the mentions of one file of a package lead. */
export interface ResolvedFile {
  /** The mentions that were followed. */
  readonly mentions: FileMentions;
  readonly sure: Destinations;
  readonly unsure: Destinations | undefined;
  readonly ofChecks: Destinations | undefined;
  /** The places on which the destinations depend (`AskedPlaces.keys`). */
  readonly keys: Int32Array;
}

/** All that the destinations of a file depend on, besides its mentions and its path. */
export interface Surroundings {
  readonly names: PackageNames;
  readonly places: CommitPaths;
  /** Names of the dependencies in each manifest, one a line, by the directory of the package. */
  readonly declared: ReadonlyMap<string, string>;
}

/** Where the mentions of all files of packages lead in one commit. */
export interface Resolution extends Surroundings {
  readonly files: ReadonlyMap<string, ResolvedFile>;
}

/** The names of the dependencies that each package of a workspace declares, in the form of `Surroundings.declared`. */
export function declaredNames({ members }: Workspace): Map<string, string> {
  const namesIn = (manifest: Workspace['members'][number]['manifest']) =>
    dependenciesOf(manifest)
      .map(([name]) => name)
      .join('\n');
  return new Map(members.map(({ directory, manifest }) => [directory, namesIn(manifest)]));
}

/**
 * Finds the files whose destinations are surely the same as in another commit. All others have to be resolved.
 * @returns the file as it was resolved there; undefined where a destination may differ
 */
export function filesAsBefore(
  before: Resolution | undefined,
  { names, places, declared }: Surroundings,
): (file: string, owner: string, mentions: FileMentions) => ResolvedFile | undefined {
  if (before?.names.signature !== names.signature || !places.hasPackages(before.places.packages))
    return () => undefined;
  const changed = places === before.places ? new Set<number>() : changedKeys(before.places, places);
  return (file, owner, mentions) => {
    const known = before.files.get(file);
    if (known?.mentions !== mentions || before.declared.get(owner) !== declared.get(owner)) return undefined;
    return meet(known.keys, changed) ? undefined : known;
  };
}
