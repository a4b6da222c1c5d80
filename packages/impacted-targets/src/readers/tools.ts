import { stripVTControlCharacters } from 'node:util';
import type { BuildSystemOptions, Configurations } from '../configuration/configuration.js';
import { ImpactError } from '../tree/impact-error.js';
import type { Log } from '../tree/log.js';
import { redacted } from '../../../shared/src/redaction.js';

/** How a command ended. */
export interface Finished {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a build system may use beside the two commits. */
export interface Tools extends Log {
  /** False for a pull request that is not trusted: nothing may be started. */
  readonly mayRun: boolean;
  /**
   * Runs a command to its end without a shell. Never throws for an exit code other than 0. The command gets the step's environment without
   * the action's inputs, variables that hold a token, and variables that would point git to another repository.
   * @throws ToolMissing when the program is not there; ImpactError where nothing may be started, because the pull request is not trusted
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
  /** The configuration file of both commits, for a reader whose targets are in it. */
  readonly configurations: Pick<Configurations, 'file' | 'base' | 'head'>;
}

/** Tools, and the user's checkout: an absolute path. It is only read; programs that are installed in it may be started. */
export type ToolsAndCheckout = Tools & { readonly checkout: string };

/**
 * A tool could not answer for a commit. In the head commit that fails the step. In the base commit it makes the answer everything, because the
 * pull request may mend it.
 */
export class ToolFailed extends ImpactError {
  override readonly name: string = 'ToolFailed';
}

/** The last lines of a tool's error output, in one line. Without error output, the last lines of its standard output. */
export function lastLines({ stdout, stderr }: Finished, count = 4): string {
  for (const text of [stderr, stdout]) {
    const lines = linesOf(stripVTControlCharacters(text));
    if (lines.length > 0) return redacted(lines.slice(-count).join('\n')).replaceAll('\n', ' | ');
  }
  return '(it printed nothing)';
}

/** The lines of a text, trimmed, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
/**
 * The JSON value at the end of a tool's output, after whatever else it printed.
 * @param opening how the value begins
 * @returns undefined where there is none
 */
export function jsonAtEnd(output: string, opening: '{' | '['): unknown {
  const text = stripVTControlCharacters(output);
  for (let at = text.indexOf(opening); at !== -1; at = text.indexOf(`\n${opening}`, at)) {
    if (text[at] === '\n') at += 1;
    try {
      return JSON.parse(text.slice(at));
    } catch {
      // Other text with the same beginning.
    }
  }
  return undefined;
}
