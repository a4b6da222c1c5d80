import type { External, Use } from '../../reader.js';
import type { Dependency, Manifest } from '../manifest.js';

/** What a lockfile installs for one dependency. */
export interface Resolved {
  readonly name: string;
  readonly uses: readonly Use[];
  /** False where the lockfile leaves open what it means. */
  readonly isCertain: boolean;
}

/** The content of a lockfile, in the terms that all lockfiles share. */
export interface Lockfile {
  /** The packages that it installs. A key is the same for the same package, wherever the lockfile has it. */
  readonly externals: ReadonlyMap<string, External>;
  /** Its content beside packages. When it differs, every package may differ. */
  readonly settings: string;
  /** What it installs for a package of the workspace. A dependency that it does not know is left out. */
  installs(member: {
    readonly name: string;
    readonly folder: string;
    readonly dependencies: readonly Dependency[];
  }): readonly Resolved[];
  /** Folders of packages of the workspace that it knows. */
  readonly members?: readonly string[];
}

/** What lockfiles are read with. */
export interface LockfileContext {
  /** Path of the lockfile, from the root of the repository. */
  readonly path: string;
  /** Folder from which its paths start, from the root of the repository; it need not exist. */
  readonly start: string;
  /** The manifest of the root, with its overrides. */
  readonly manifest: Manifest;
  /** Patch files that settings name, by the packages (`left@1.0.0`). */
  readonly patches: readonly (readonly [of: string, path: string])[];
}
