/** One package of a lockfile, or a package whose entry is missing. */
export interface LockedPackage {
  /** The content of the package's own entry. Two packages with the same content are the same. */
  readonly content: string;
  /** Packages that it uses, by their keys, each with the name by which it uses them. */
  readonly uses: readonly (readonly [name: string, key: string])[];
  /** Directory of the workspace's package to which this one is a link, from the root of the build. */
  readonly link?: string;
}

/** The content of a lockfile, in the terms that all lockfiles share. */
export interface LockedPackages {
  readonly packages: ReadonlyMap<string, LockedPackage>;
  /** The packages that a package of the workspace uses, by their keys. */
  usedBy(project: {
    readonly directory: string;
    readonly dependencies: readonly (readonly [name: string, spec: string])[];
  }): readonly (readonly [name: string, key: string])[];
  /** The content of the lockfile beside packages. When it differs, every package may differ. */
  readonly settings: string;
}
