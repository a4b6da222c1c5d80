import type { BuildSystemOptions } from '../configuration/configuration.js';
import type { Comparison } from '../tree/tree.js';
import type { Reader } from '../readers/reader.js';
import type { Tools } from '../readers/tools.js';
import { readBoth, type Readings, type Unknown } from './readings.js';

/** A build system, as it is asked. */
export interface BuildSystem {
  /** What a commit alone says of it, where it is asked. */
  readonly reader?: Pick<Reader, 'isUsed'>;
  /**
   * What it says of both commits, or why nobody knows the targets of one.
   * @throws ToolFailed where its tool does not answer for the head commit
   */
  readonly read: (comparison: Comparison, tools: Tools) => Promise<Readings | Unknown>;
  /**
   * For a tool that runs the tasks of packages: what files alone say.
   * @throws ImpactError where the answer could be shorter than the tool's and nobody accepts that
   */
  readonly fromFiles?: (comparison: Comparison, tools: Tools, instead: InsteadOfTool) => Promise<Readings | Unknown>;
}

/** Why an answer from files takes the place of a tool's answer. */
export interface InsteadOfTool {
  /** Why the tool is not asked, as a sentence without its full stop. */
  readonly why: string;
  /** True where the list may lack targets that only the tool knows, and a warning says so. */
  readonly mayLack?: boolean;
}

/** A build system in the list: how to see whether it is used, and how to load its code. */
export interface ListedBuildSystem {
  readonly name: keyof BuildSystemOptions;
  /**
   * Files at the root of the build that show that this build system is used. Any one of them is enough. A name may begin with
   * `*`, which stands for anything.
   */
  readonly rootFiles: readonly string[];
  /**
   * The code of the compared commits that a build system executes. `repository code`: a tool runs their build scripts,
   * plugins or rules, or the version of the tool that they name. `nothing`: their files are only read.
   */
  readonly executes: 'nothing' | 'repository code';
  /** True where its targets are in the configuration file. It is used where a commit has some, whatever root files there are. */
  readonly isConfigured?: boolean;
  /** Loads the code of the build system. A step that does not use the build system need not load it. */
  load(): Promise<BuildSystem>;
}

/** A build system that is asked, in the root of the build or in another folder. */
export interface AskedSystem extends ListedBuildSystem {
  /** From the root of the repository; the root of the build where it is left out. */
  readonly root?: string;
}

/** The build system that a reader reads. */
export function buildSystemOf(reader: Reader): BuildSystem {
  const read: BuildSystem['read'] = (comparison, tools) =>
    readBoth(reader, comparison, { ...tools, checkout: comparison.checkout });
  return { reader, read };
}
