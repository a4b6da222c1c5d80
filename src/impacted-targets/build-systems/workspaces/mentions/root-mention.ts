/** The direct destinations of one file of the root. */
export interface RootMention {
  /** Ids of parts of packages that the file mentions by name. */
  readonly named: ReadonlySet<string>;
  /** Ids of parts of packages that the file mentions by a path into them. */
  readonly placed: ReadonlySet<string>;
  /** The parts among `placed` that are no tests. Configuration that names a test only says how to run it. */
  readonly setUp: ReadonlySet<string>;
  /** Further files of the root that the file mentions. */
  readonly files: ReadonlySet<string>;
}
