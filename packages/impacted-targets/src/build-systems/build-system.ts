import { UserError } from '../../../shared/src/user-error.js';

/**
 * The interface of a build system. Each build system lives in a folder of its own under `build-systems/`, which holds
 * all code for it, and stands in the list `build-systems/index.ts`. No other file names it.
 */

/**
 * One entry of a commit's tree. Paths are POSIX, from the root of the repository, whatever the working directory is.
 * Each byte of a name that is not UTF-8 becomes one lone surrogate (`git/names.ts`).
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

/** One of the two commits that are compared. Nothing here touches the user's checkout. */
export interface Tree {
  readonly side: 'base' | 'head';
  /** The commit's object name in hexadecimal. */
  readonly object: string;
  /** All entries of the commit, sorted by path (byte order); listed once and kept. */
  entries(): Promise<readonly TreeEntry[]>;
  /**
   * The contents of these paths. A path that is no regular file of this commit (absent, a symlink, a submodule) is not
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
   */
  directory(): Promise<string>;
  /**
   * Values computed from this commit earlier, by their keys. Absent if the tree is compared only once. See
   * `remembered`.
   */
  readonly memory?: Map<string, Promise<unknown>>;
  /**
   * Results of earlier work on file contents. Compared trees, and all trees of a history, share them. See
   * `ContentMemory`.
   */
  readonly contents?: { of<T>(what: string): Map<string, T> };
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

/** A log with lines for people. */
export interface Log {
  info(line: string): void;
  warn(line: string): void;
  debug(line: string): void;
}

/** Why one target depends on another, and the text that says so. */
export interface Edge {
  /**
   * `declared`: a manifest, or the build tool, says it. `imported`: a source imports, mocks or resolves a module. `named`: a file names a
   * path or the target. `stated`: a rule of the configuration says it.
   */
  readonly kind: 'declared' | 'imported' | 'named' | 'stated';
  /** The file with the text, from the root of the repository; absent for what a build tool reports. */
  readonly file?: string;
  /** Line of the text, counted from 1, where it is known. For a declared edge it is looked up when it is shown. */
  line?: number;
  /** The text, as the file has it; for a build tool, a sentence such as `as nx reports it`. */
  readonly text?: string;
}

/** Why a target is impacted: the shortest explanation that a person can check. */
export type Reason = (
  | { readonly kind: 'file'; readonly path: string }
  | {
      readonly kind: 'dependency';
      readonly target: string;
      /** Why that target is impacted, where it is impacted for several reasons and this one leads here. */
      readonly because?: Reason;
    }
  | {
      readonly kind: 'graph';
      readonly what: string;
      /** Changed files, at least one of which is the cause. Absent where they are not known. */
      readonly files?: readonly string[];
    }
) & {
  /** Rules that would make the answer narrower, the narrowest first. */
  readonly suggestions?: readonly Suggestion[];
  /** Steps between the target and the cause, nearest to the target first, such as a package of a lockfile. */
  readonly through?: readonly string[];
  /** Why the target depends on the step before it, or reads the file; for a new edge, the edge. */
  readonly edge?: Edge;
};

/** A rule that makes answers smaller, and the assumption under which it is right. */
export interface Suggestion {
  readonly rule: SuggestedRule;
  /** A whole sentence that a person can judge. */
  readonly assumption: string;
}

/** An entry of the configuration file, or a line of the input `impact-all-paths`. */
export type SuggestedRule =
  | { readonly key: 'impact-none' | 'impact' | 'impact-all' | 'impact-all-paths'; readonly glob: string }
  | {
      readonly key: 'build-systems';
      readonly system: 'workspaces';
      readonly option: 'root-dependencies';
      readonly value: 'declared';
    }
  | {
      readonly key: 'build-systems';
      readonly system: 'workspaces';
      readonly option: 'root-tools';
      /** Added to the option's present value. */
      readonly value: readonly string[];
    };

/** One cause that makes the answer `ALL`, whatever else changed. */
export interface CauseOfAll {
  /** The cause, in one line: `no target owns Makefile`. */
  readonly what: string;
  /** The changed files that cause it, as far as they are known. */
  readonly files: readonly string[];
  /** Rules that would make the answer narrower, the narrowest first. */
  readonly suggestions?: readonly Suggestion[];
}

/** The targets of both commits, and which of them depend on which. */
export interface KnownTargets {
  names(): Promise<Iterable<string>>;
  /** The targets that depend on this one directly, in either commit. */
  dependentsOf(target: string): Promise<Iterable<string>>;
  /**
   * The targets that own a file in either commit, and their dependents. Empty where no target owns the file. The method
   * is absent where owners are not known.
   */
  impactedBy?(path: string): Promise<Iterable<string>>;
  /**
   * The dependents as lists that many targets share, where a build system has such lists. A target may be in its own
   * list.
   */
  dependentLists?(target: string): Promise<Iterable<readonly string[]>>;
  /** Pairs of a directory, from the root of the repository, and a target in it, in either commit. Absent if unknown. */
  places?(): Promise<Iterable<readonly [string, string]>>;
}

/** Answer of a build system. */
export type Impact =
  | {
      readonly kind: 'all';
      readonly why: string;
      /** All causes. Where this is absent, `why` is the only one. */
      readonly causes?: readonly CauseOfAll[];
      /** Changed paths that the build system covers nevertheless. Absent where they are not known. */
      readonly coveredPaths?: ReadonlySet<string>;
      readonly readPaths?: ReadonlySet<string>;
    }
  | {
      readonly kind: 'targets';
      /** Impacted targets (of both graphs) with the reason for each. */
      readonly targets: ReadonlyMap<string, Reason>;
      /** Changed paths that this build system covers: a target owns them, or it knows that they impact nothing. */
      readonly coveredPaths: ReadonlySet<string>;
      /** Changed paths that a target reads although no target owns them. Absent means that none is known. */
      readonly readPaths?: ReadonlySet<string>;
      /** All targets of both commits, as far as they are known; rules that name targets need it. */
      readonly known?: KnownTargets;
    };

/** A failure that a person can act on: one line that says what was tried, what came back and what to do. */
export class ImpactError extends UserError {
  override readonly name: string = 'ImpactError';
}

/** The program is not on this machine. */
export class ToolMissing extends ImpactError {
  override readonly name = 'ToolMissing';
  constructor(readonly program: string) {
    super(
      `${program} was not found on this machine. The workspace is not searched for it. Install it in a step before this one, or set its path in the configuration`,
    );
  }
}
