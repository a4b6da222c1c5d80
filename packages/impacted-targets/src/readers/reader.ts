import type { BuildSystemOptions } from '../configuration/configuration.js';
import type { Change, Comparison, Tree } from '../tree/tree.js';
import type { Commit } from './commit.js';
import type { Tools, ToolsAndCheckout } from './tools.js';

/**
 * A build system: a function from one commit to plain data, which is read from files, or which a tool reports. Whatever follows from the data
 * is done once for all readers in `engine/`: owners of files, imports and names, tests apart, links, submodules, places where nothing is, and comparing two commits.
 */
export interface Reader<R extends Reading = Reading> {
  readonly name: keyof BuildSystemOptions;
  /**
   * True where its targets are in the configuration file, so that a commit alone does not say them. Other builds know nothing of these targets:
   * who names one of their files depends on that file. They may depend on targets of every build.
   */
  readonly isConfigured?: boolean;
  /**
   * What the manifests and the lockfile of a commit say, or a tool.
   * @param root folder of the build, from the root of the repository; empty for that root
   * @param tools for a reader that asks a tool
   * @returns undefined where the commit has no such build
   * @throws BrokenManifest, Unanswerable where nobody knows which targets there are. A mistake that concerns one target is its `unknown`
   * @throws ToolFailed where the tool does not answer for the commit
   */
  read(commit: Commit, root: string, tools: ToolsAndCheckout): Promise<R | undefined>;
  /**
   * Settings whose change impacts everything, as far as files say it. Where one differs, no tool is asked.
   */
  everything?(commit: Commit, root: string): Promise<ReadonlyMap<string, Setting>>;
  /**
   * What a tool says that compares two commits itself. It is asked in each of them, since only a commit's own graph has the targets that the
   * other one lacks. Its answer is added to what follows from the readings.
   * @throws ToolFailed where it has no answer
   */
  compare?(side: Side, tools: ToolsAndCheckout): Promise<Differences>;
  /**
   * Which externals are built from which others, where only a tool knows that. It is asked about both commits, so that it need not be asked about
   * externals that stayed the same. What it says holds in both.
   * @returns ids of externals, by the ids of those that are built from them
   */
  relate?(base: R, head: R, comparison: Comparison, tools: Tools): Promise<ReadonlyMap<string, Iterable<string>>>;
  /** True where the build system is really used. For root files that do not show it (`workspaces` in package.json). */
  isUsed?(commit: Commit, root: string): Promise<boolean>;
}

/** One of two commits, in which a tool is asked what differs from the other one. */
export interface Side {
  readonly tree: Tree;
  readonly other: Tree;
  readonly root: string;
  /** The changed files below the root of the build, from there. */
  readonly changed: readonly string[];
  readonly reading: Reading | undefined;
}

/** What a tool says differs between two commits: why that is everything, or what. */
export type Differences =
  | { readonly everything: string }
  | {
      /** Impacted targets, each with its reason. */
      readonly targets: ReadonlyMap<string, Cause>;
      /** The changed files, from the root of the repository, of which this is the whole effect. */
      readonly covered: ReadonlySet<string>;
    };

/** Why a tool counts a target: a changed file of its own, another target, or something in words. */
export type Cause =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'dependency'; readonly target: string }
  | { readonly kind: 'graph'; readonly what: string };

/** What one commit says. All paths are from the root of the repository. */
export interface Reading {
  readonly targets: readonly DeclaredTarget[];
  /** The tool that reports the targets. Their edges are then those that it reports, and no text of a file adds one. */
  readonly reportedBy?: string;
  /** Ids of the targets and externals that a file belongs to, where a tool knows better than the folders of the targets. */
  readonly owners?: (path: string) => Iterable<string>;
  /** Ids of the targets that read a file that is not theirs, where no list of paths says so. */
  readonly readers?: (path: string) => Iterable<string>;
  /** True for a change on which no reading depends. Where there are only such changes, the tool need not be asked for the base commit. */
  readonly isWithoutEffect?: (change: Change) => boolean;
  /** What targets install or inherit and nobody builds by name, by its key: a package of a lockfile, a parent's settings. */
  readonly externals?: ReadonlyMap<string, External>;
  /** Settings whose change impacts everything, by what they are called: `scripts in the root's package.json`. */
  readonly everything?: ReadonlyMap<string, Setting>;
  /**
   * The file with the whole meaning of a changed file, which therefore needs no owner: the file itself, where this reading has all that it says; a
   * lockfile, for an archive that changes with it.
   */
  readonly describedBy?: (path: string) => string | undefined;
  /**
   * What a file means by the name of a module, by the rules of the build system: ids of targets, or paths. With `unknown`, nobody knows what the
   * file's targets are built from, as if they said so themselves.
   */
  readonly resolve?: (
    file: string,
    module: string,
  ) => { readonly ids?: readonly string[]; readonly paths?: readonly string[]; readonly unknown?: string };
  /** True for a file in whose language nothing but an import names a module, so that any other text in quotes is a path or nothing. */
  readonly importsOnly?: (file: string) => boolean;
  /**
   * Whether importers of a target see none of a file, where the build system tells that better than names and folders do.
   * @param folder of the target
   */
  readonly isForTests?: (path: string, folder: string) => boolean;
  /**
   * True for a file that a target is compiled from, where the language finds files by no name, so that a file's name does not make it a test.
   * @param folder of the target
   */
  readonly isCompiled?: (path: string, folder: string) => boolean;
  /** True for a file in which the reader has read every name, so that the engine searches it for none. */
  readonly isRead?: (path: string) => boolean;
  /** Submodules that hold targets whose names are not in the repository: a change of one is everybody's. */
  readonly opaque?: ReadonlySet<string>;
}

export interface DeclaredTarget {
  /** The same in both commits where it is the same target. Declarations with one id are one target. */
  readonly id: string;
  /** Its name in the answer. */
  readonly name: string;
  /** It owns what is in this folder and in no folder of another target. */
  readonly folder: string;
  /** Absent where a tool reports the target. */
  readonly manifest?: string;
  /** True where nobody builds it by name: it only passes its differences on. */
  readonly isPart?: boolean;
  readonly uses: readonly TargetUse[];
  /** Names by which files call it, where it has any. */
  readonly names?: readonly string[];
  /** Files and folders that its manifest names as its own, wherever they are. */
  readonly owns?: readonly string[];
  /** Files and folders that its manifest names, and that are not its own: they impact it, and still need an owner. */
  readonly reads?: readonly string[];
  /** For a target at the root of the build: of the files that no folder of another target has, only some are its own. */
  readonly atRoot?: RootCustoms;
  /** Further settings by which it is built, such as those that it inherits: a name for people, and the value. */
  readonly facts?: ReadonlyMap<string, string>;
  /** True where it has the declared edges alone: what its files import and name adds none. */
  readonly declaresAll?: boolean;
  /** Why everything is impacted where the target is, in one line: any other may be built with it, and no edge says so. */
  readonly concernsAll?: string;
  /** Why nobody knows what it is built from, without a full stop. It is then in every answer, with a warning. */
  readonly unknown?: string;
}

export interface RootCustoms {
  /** @param path from the target's folder */
  owns(path: string): boolean;
  /** True where any target may be built with code beside the root's manifest, so that its change impacts everything. */
  readonly isForAll?: boolean;
}

export interface External {
  /** For people: `serde 1.0.2 in Cargo.lock`. */
  readonly label: string;
  /** Everything that makes it another one under the same key, such as its checksum. */
  readonly content: string;
  readonly uses: readonly Use[];
  /** Names by which files call it: then they use it. */
  readonly names?: readonly string[];
}

/** Something that a target or an external is built from: a target or an external, or a file or folder of the repository. */
export type Use = TargetOrExternal | PlaceUse;

export interface TargetOrExternal {
  readonly id: string;
  /** True where the tests of that target are used, too. */
  readonly ofTests?: boolean;
}

/** What is at a path: the target there, a submodule, or files and folders of no target. */
export interface PlaceUse {
  /** From the root of the repository; undefined for a path that leads out of it. */
  readonly path: string | undefined;
  /** The path as it is written, and what it is written for. */
  readonly written: string;
  readonly what: string;
}

export type TargetUse = Use & {
  /** True where only the target's tests use it. */
  readonly byTests?: boolean;
  /** The text of the configuration file that states it. Absent where the manifest declares it. */
  readonly stated?: { readonly file: string; readonly text: string };
};

/** A setting of a commit whose change impacts everything. */
export interface Setting {
  readonly value: string;
  readonly file: string;
  /** Why the file is not understood. The value is then its content. */
  readonly unreadable?: string;
  /** The cause in words, where another one than its change is shown. */
  readonly cause?: string;
}
