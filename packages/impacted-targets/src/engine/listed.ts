import type { BuildSystemOptions } from '../configuration/configuration.js';
import type { Comparison } from '../tree/tree.js';
import type { Tools } from '../readers/tools.js';
import type { BuildSystem } from './build-system.js';
import type { Readings, Unknown } from './readings.js';
import type { InsteadOfTool } from './task-runner.js';

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
  /** For a build system that executes code: what files alone say, where that is possible. It throws an ImpactError where it is not. */
  readonly readFiles?: (comparison: Comparison, tools: Tools, instead: InsteadOfTool) => Promise<Readings | Unknown>;
}

/** A build system that is asked, in the root of the build or in another folder. */
export interface AskedSystem extends ListedBuildSystem {
  /** From the root of the repository; the root of the build where it is left out. */
  readonly root?: string;
}
