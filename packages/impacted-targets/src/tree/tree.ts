/**
 * One entry of a commit's tree. Paths are POSIX, from the root of the repository, whatever the working directory is.
 * Each byte of a name that is not UTF-8 becomes one lone surrogate (`tree/names.ts`).
 */
export interface TreeEntry {
  readonly path: string;
  /** Git's file mode, six octal digits: `100644`, `100755`, `120000` (symlink) or `160000` (submodule). */
  readonly mode: string;
  /** Object name in hexadecimal. */
  readonly object: string;
}

/** One path that differs between the two commits. A rename is a deletion and an addition, so that both names count. */
export interface Change {
  readonly status: 'added' | 'deleted' | 'modified';
  readonly path: string;
  readonly base?: TreeEntry;
  readonly head?: TreeEntry;
}

/**
 * Results that were computed from file contents, so that an unchanged file is read once. They are found by the
 * computation's name and by git's object names. The size is limited by the commits that are read: results that were not
 * used recently are dropped.
 */
export type ContentMemory = Map<string, Map<string, unknown>>;

/** One of the two commits that are compared. Nothing here touches the user's checkout. */
export interface Tree {
  readonly side: 'base' | 'head';
  /** The commit's object name in hexadecimal. */
  readonly object: string;
  /** All entries of the commit, sorted by path (byte order); listed once and kept. */
  entries(): Promise<readonly TreeEntry[]>;
  /**
   * The contents of these paths. A path that is not a regular file of this commit (absent, a symlink, a submodule) is not
   * in the answer. Starts one process for all paths.
   */
  read(paths: Iterable<string>): Promise<Map<string, Buffer>>;
  /**
   * Hands over the contents of these regular files of the commit, one after another and in no order, so that no content
   * has to be kept. Starts one process for all files.
   * @param use gets a content, and the indexes of all of these files that have it; the content may be read only during
   * the call
   */
  readEach(files: readonly TreeEntry[], use: (indexes: readonly number[], content: Buffer) => void): Promise<void>;
  /** Targets of all symbolic links of the commit, as written, by the links' paths. Starts one process for all links. */
  links(): Promise<ReadonlyMap<string, string>>;
  /**
   * A directory that holds this commit's files, for tools that need one. Returns the absolute path of the repository's
   * root there. The directory is made on first use, shared by all callers, outside the user's checkout, and removed
   * when the step ends. It is a working tree of Git in which both commits can be compared; HEAD is detached. No filter
   * runs, so files of Git LFS are pointers, and submodules are empty directories.
   * @param endings of the names of the files that are wanted, beside symbolic links; all files when left out. Git
   *   counts the others as unchanged
   */
  directory(endings?: readonly string[]): Promise<string>;
  /**
   * For the head commit: the commit as it would be without some of the changes of a comparison.
   * @param changes those that are left
   */
  asInBase(base: Tree, changes: readonly Change[]): Tree;
  /**
   * Values computed from this commit earlier, by their keys. Absent if the tree is compared only once. See
   * `remembered`.
   */
  readonly memory?: Map<string, Promise<unknown>>;
  /**
   * Results of earlier work on file contents. Compared trees, and all trees of a history, share them. See
   * `ContentMemory`.
   */
  readonly contents?: ContentMemory;
}

/** A commit that was compared, with a description in words. */
export interface ComparedCommit {
  readonly commit: string;
  readonly what: string;
}

/** Two trees that are compared, with their differences. */
export interface Comparison {
  readonly base: Tree;
  readonly head: Tree;
  /** Every path that differs, sorted by path (byte order). */
  readonly changes: readonly Change[];
  /** Root of the build, POSIX and relative to the root of the repository; empty for the root itself. */
  readonly root: string;
  /** Absolute path of the user's checkout (the repository's root). Read only. Tools in it may be started. */
  readonly checkout: string;
  /** The commit that is checked out in `checkout`, where it is neither of the two. */
  readonly checkedOut?: Tree;
  /**
   * Small values computed from the two commits earlier, by their keys. Absent if they are compared only once. See
   * `remembered`.
   */
  readonly memory?: Map<string, Promise<unknown>>;
}
