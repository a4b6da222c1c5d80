import type { ComparedCommit } from '../tree/tree.js';
import type { Answer } from './answer.js';

/** The compared commits. */
export interface Compared {
  readonly base: ComparedCommit;
  readonly head: ComparedCommit;
  readonly changedFiles: number;
  /** Paths of the files that differ, sorted by bytes. */
  readonly changes: readonly string[];
}

/** The answer for one pull request. */
export type ComputedTargets = {
  /** The compared commits; absent when the two commits could not be compared. */
  readonly compared?: Compared;
  /** The configuration file, where parts of it have no effect, and how many. */
  readonly withoutEffect?: { readonly file: string; readonly count: number };
  /** Names of the build systems that answered. */
  readonly buildSystems: readonly string[];
  /** Which builds were taken where nobody chose them, with lines for the configuration file. */
  readonly note?: string;
  /** Versions of the programs that answered, by their names. */
  readonly tools: ReadonlyMap<string, string>;
  /** Warnings beside the answer, for people. */
  readonly warnings: readonly string[];
} & Answer;
