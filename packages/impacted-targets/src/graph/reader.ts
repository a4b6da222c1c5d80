import type { Log } from '../tree/log.js';
import type { BuildSystemOptions, Configurations } from '../configuration/configuration.js';
import type { Comparison, Tree } from '../tree/tree.js';
import type { Impact } from './impact.js';

/** How a command ended. */
export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Tools that a build system may use beside the comparison. */
export interface Tools extends Log {
  /** False where the pull request is not trusted: then no program may be started. */
  readonly mayRun: boolean;
  /**
   * Runs a command to its end without a shell. Never throws for an exit code other than 0. The command gets the step's
   * environment without the action's inputs, variables that hold a token, and variables that would point git to another
   * repository. A program that is named without a path is found in the search path, but never in the workspace.
   * @throws ToolMissing when the program is not there; ImpactError where nothing may be started
   */
  run(
    program: string,
    args: readonly string[],
    options: { cwd: string; env?: Readonly<Record<string, string>>; input?: string; encoding?: 'latin1' },
  ): Promise<Finished>;
  /** The variables that a command gets: those of the step, without its tokens. */
  readonly variables: Readonly<Record<string, string>>;
  /** Records which version of a program answers, for the explanation. */
  noteVersion(program: string, version: string): void;
  /** A new, empty directory that is removed when the step ends. Absolute path. */
  temporaryDirectory(): Promise<string>;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal;
  /** Options of build systems from the target branch's configuration file (`build-systems`). */
  readonly options: BuildSystemOptions;
  /** The configuration file of both commits, for a build system whose targets are in it. */
  readonly configurations: Configurations;
}

/** Why an answer from files takes the place of a tool's answer. */
export interface InsteadOfTool {
  /** Why the tool is not asked, as a sentence without its full stop. */
  readonly why: string;
  /** True where the list may lack targets that only the tool knows, and a warning says so. */
  readonly mayLack?: boolean;
}

/** The export of a build system's folder. The list of build systems holds the files that show its use. */
export interface BuildSystem {
  /** True when the build system is really used. For root files that do not show it (`workspaces` in package.json). */
  detect?(tree: Tree, root: string): Promise<boolean>;
  /**
   * The impacted targets of a comparison. In doubt the answer has more targets, or is `all`; it never has fewer.
   * @throws ImpactError when there is no answer (the tool is missing or failed): the step fails with its message
   */
  impact(comparison: Comparison, tools: Tools): Promise<Impact>;
}
