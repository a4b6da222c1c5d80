import { resolvePath } from '../../../tree/paths.js';
import type { External, PlaceUse, Use } from '../../reader.js';
import type { Dependency } from '../../package-json.js';

/** What a lockfile installs for one dependency. */
export interface Resolved {
  readonly name: string;
  readonly uses: readonly Use[];
  /** False where the lockfile leaves open what it means. */
  readonly isCertain: boolean;
}

/** A package of the workspace that asks a lockfile. */
export interface Asking {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly Dependency[];
}

/** The content of a lockfile, in the terms that all lockfiles share. */
export interface Lockfile {
  /** The packages that it installs. A key is the same for the same package, wherever the lockfile has it. */
  readonly externals: ReadonlyMap<string, External>;
  /** Its content beside packages. When it differs, every package may differ. */
  readonly settings: string;
  /** What it installs for a package of the workspace. A dependency that it does not know is left out. */
  installs(asking: Asking): readonly Resolved[];
  /** Folders of packages of the workspace that it knows. */
  readonly members?: readonly string[];
}

/** What a lockfile is read with. */
export interface LockfileContext {
  /** Path of the lockfile, from the root of the repository. */
  readonly path: string;
  /** Folder from which its paths start, from the root of the repository; it need not exist. */
  readonly start: string;
  /** Packages in place of others, by the root's manifest (`resolutions` of yarn). */
  readonly resolutions: readonly (readonly [of: string, value: string])[];
  /** Patch files that settings name, by the packages (`left@1.0.0`). */
  readonly patches: readonly (readonly [of: string, path: string])[];
}

/** The name of a package in `@acme/left@1.0.0`. */
export function nameOf(descriptor: string): string {
  const at = descriptor.indexOf('@', 1);
  return at === -1 ? descriptor : descriptor.slice(0, at);
}

/** @param from the folder in which the path is written */
export function placeAt(from: string, written: string, what: string): PlaceUse {
  return { path: resolvePath(from, written), written, what };
}
