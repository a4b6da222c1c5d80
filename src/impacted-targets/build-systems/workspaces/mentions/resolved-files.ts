import { dependenciesOf } from '../manifest.js';
import type { Workspace } from '../projects.js';
import { changedKeys } from './asked-places.js';
import { meet } from './keys.js';
import type { FileMentions } from './mentions-in-file.js';
import type { PackageNames } from './package-names.js';
import type { CommitPaths } from './paths-of-commit.js';
import type { Destinations } from './reach.js';
import type { RootMention } from './root-mention.js';

/** Mentions that were followed in one commit. */
export interface Followed {
  readonly mentions: FileMentions;
  /** The places on which the destinations depend (`AskedPlaces.keys`). */
  readonly keys: Int32Array;
}

/** Where the mentions of one file of a package lead. */
export interface ResolvedFile extends Followed {
  readonly sure: Destinations;
  readonly unsure: Destinations | undefined;
  readonly ofChecks: Destinations | undefined;
}

/** Where the mentions of one file of the root lead. */
export interface ResolvedRootFile extends Followed {
  readonly found: RootMention;
}

/** All that the destinations of a file depend on, besides its mentions and its path. */
export interface Surroundings {
  readonly names: PackageNames;
  readonly places: CommitPaths;
  /** Names of the dependencies in each manifest, as JSON, by the directory of the package. */
  readonly declared: ReadonlyMap<string, string>;
}

/** Where the mentions of the files lead in one commit, by the paths of the files. */
export interface Resolution extends Surroundings {
  readonly files: ReadonlyMap<string, ResolvedFile>;
  readonly rootFiles: ReadonlyMap<string, ResolvedRootFile>;
}

/** The names of the dependencies that each package of a workspace declares, in the form of `Surroundings.declared`. */
export function declaredNames({ members }: Workspace): Map<string, string> {
  return new Map(
    members.map(({ directory, manifest }) => [
      directory,
      JSON.stringify(dependenciesOf(manifest).map(([name]) => name)),
    ]),
  );
}

/** Gives a file as it was resolved in another commit; undefined where a destination may differ. */
export interface FilesBefore {
  ofPackage(file: string, owner: string, mentions: FileMentions): ResolvedFile | undefined;
  ofRoot(file: string, mentions: FileMentions): ResolvedRootFile | undefined;
}

/** Finds the files whose destinations are surely the same as in another commit. All others have to be resolved. */
export function filesAsBefore(before: Resolution | undefined, { names, places, declared }: Surroundings): FilesBefore {
  if (before?.names.signature !== names.signature || !places.hasPackages(before.places.packages)) {
    return { ofPackage: () => undefined, ofRoot: () => undefined };
  }
  const changed = places === before.places ? new Set<number>() : changedKeys(before.places, places);
  const unlessChanged = <T extends Followed>(known: T | undefined, mentions: FileMentions) =>
    known?.mentions === mentions && !meet(known.keys, changed) ? known : undefined;
  return {
    ofPackage: (file, owner, mentions) =>
      before.declared.get(owner) === declared.get(owner) ? unlessChanged(before.files.get(file), mentions) : undefined,
    ofRoot: (file, mentions) => unlessChanged(before.rootFiles.get(file), mentions),
  };
}
