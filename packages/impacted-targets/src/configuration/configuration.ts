import type { Globs } from './glob.js';
import type { Place, Written } from './mistakes.js';
import type { Given } from './schema.js';

/** Options of build systems, by their names; each build system reads its own. */
export type BuildSystemOptions = NonNullable<Given['build-systems']>;

/** Meaning of a changed file without an owner: everything, nothing, or these targets. */
export type Unowned = 'all' | 'ignore' | readonly string[];

/** A name of targets, with what follows where no target is called so, as the end of a sentence. */
export interface Name extends Written {
  readonly effect: string;
}

/** One entry under `targets`. */
export interface Rule {
  /** The target's name; it may hold `{name}` parts, which stand for the text that the globs captured. */
  readonly name: string;
  readonly globs: Globs;
  /** Names of targets, in the file's order. A `{name}` part that is not in this rule's name stands for any text. */
  readonly dependsOn: readonly string[];
  /** True where it also depends on what its files import and name. */
  readonly imports: boolean;
  /** The globs and the surface as written, sorted: two rules with the same name and text mean the same. */
  readonly definition: string;
}

/** One entry under `rules`. */
export interface FileRule {
  /** Of its globs. */
  readonly place: Place;
  readonly paths: Globs;
  /** Names of targets, or what the file means: everything, nothing, or what its owners say. */
  readonly impacts: 'all' | 'none' | 'owners' | readonly string[];
  /** Why, in the words of who wrote the rule. */
  readonly because?: string;
}

/** The changed files of a target that reach its dependents. */
export interface Surface {
  /** Name of the target: as in the answer, where `*` stands for any text, or as under `targets`, with `{name}` parts. */
  readonly target: string;
  /** True for a target of `targets`, which has its `{name}` parts in its globs. */
  readonly ofRule: boolean;
  /** The globs, or the task whose `inputs` say it: a file of the repository and the name of the task. */
  readonly files: Globs | { readonly file: string; readonly task: string };
  /** As written. */
  readonly definition: string;
  readonly place: Place;
}

/** How far a changed target reaches. */
export type Reach = 'all' | 'direct';

/** One entry under `impact`. */
export interface ImpactRule {
  readonly paths: Globs;
  /** Names of targets as in the answer. `*` stands for any text. `ALL` means everything. */
  readonly targets: readonly string[];
}

/**
 * One entry under `depends-on`: dependencies that no build system knows of. Names are written as in the answer. A `*`
 * stands for any text.
 */
export interface DependencyRule {
  readonly target: string;
  /** Names of its dependencies. */
  readonly on: readonly string[];
}

/** One entry under `not-depends-on`: an edge that a text suggests and that is none. Names are written as in the answer, `*` for any text. */
export interface NoDependency {
  readonly target: string;
  readonly on: string;
  readonly because: string;
  readonly place: Place;
}

/** The configuration file (`impacted-targets-config`), of one of the two commits. */
export interface Configuration {
  /** A changed file that matches these globs impacts everything. */
  readonly impactAll: Globs;
  /** A changed file that matches these globs in both commits impacts nothing. */
  readonly impactNone: Globs;
  /** Targets that changed files impact in addition to their owners. */
  readonly impact: readonly ImpactRule[];
  readonly dependsOn: readonly DependencyRule[];
  readonly notDependsOn: readonly NoDependency[];
  /** Names of targets for each group, without names of groups. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly fileRules: readonly FileRule[];
  readonly surfaces: readonly Surface[];
  /** By the name of a build system, the name of a group, or `all`. */
  readonly reach: ReadonlyMap<string, Reach>;
  /** Build systems by folder, from the root of the repository; empty for the root. Undefined without `roots`. */
  readonly roots: ReadonlyMap<string, readonly string[]> | undefined;
  readonly whenNone: string | undefined;
  readonly everything: 'ALL' | 'names';
  /**
   * With `ignore`, files of the built-in list impact nothing unless a target owns or reads them. With `all`, they count
   * as other files do.
   */
  readonly documents: 'ignore' | 'all';
  readonly unowned: Unowned;
  readonly rules: readonly Rule[];
  readonly buildSystems: BuildSystemOptions;
  /** Every glob over all files, but those of surfaces. */
  readonly globs: readonly Written[];
  /** Every name of a target as the answer has it. */
  readonly names: readonly Name[];
  /** The line of a part of the file, from 1. */
  readonly lineOf: (place: Place) => number;
}

/** The configuration of both commits. */
export interface Configurations {
  readonly kind: 'configurations';
  /** Path of the file, from the root of the repository. */
  readonly file: string;
  readonly base: Configuration;
  readonly head: Configuration;
}

/** Policy for a file without an owner: the stricter of both commits. */
export function unownedPolicy({ base, head }: Configurations): { ignored: boolean; targets: readonly string[] } {
  const policies = [base.unowned, head.unowned];
  if (policies.includes('all')) return { ignored: false, targets: [] };
  const targets = policies.flatMap((policy) => (typeof policy === 'string' ? [] : policy));
  return { ignored: targets.length === 0, targets: [...new Set(targets)] };
}
