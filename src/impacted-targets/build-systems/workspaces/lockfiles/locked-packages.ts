/** One package of a lockfile, or one whose entry is not there. */
export interface LockedPackage {
  /** All that the lockfile says of it alone: two packages with the same content are the same. */
  readonly content: string;
  /** Packages that it uses, by their keys, each with the name that it uses. */
  readonly uses: readonly (readonly [name: string, key: string])[];
  /** Directory of the workspace's package that this one is a link to, from the root of the build. */
  readonly link?: string;
}

/** What a lockfile says, in the terms that all lockfiles share. */
export interface LockedPackages {
  readonly packages: ReadonlyMap<string, LockedPackage>;
  /** What a package of the workspace uses, by the keys of the packages. */
  usedBy(project: {
    readonly directory: string;
    readonly dependencies: readonly (readonly [name: string, spec: string])[];
  }): readonly (readonly [name: string, key: string])[];
  /** What the lockfile says beside packages. When it differs, everything may. */
  readonly settings: string;
}
