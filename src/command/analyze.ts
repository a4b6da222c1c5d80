import { resolve } from 'node:path';
import { analyze, type AnalysisOptions } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { configurationOf } from '../../packages/impacted-targets/src/configuration/both-configurations.js';
import { ConfigurationError } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { readRunnerFile } from '../../packages/shared/src/files/open-file.js';
import { paragraph } from '../document/blocks.js';
import { markdownOf, text } from '../reporting/summary/markdown.js';
import { visibleJson } from '../../packages/shared/src/text.js';
import { visible } from '../reporting/escape.js';
import { analysisDocument, headlineOf } from './analysis-document.js';
import { UsageError } from './command-error.js';
import { terminalText } from './terminal-document.js';
import { type RepositoryOptions, requestOf, withLog } from './impact.js';
import { type CommandSurroundings } from './terminal.js';
import { counted } from '../../packages/shared/src/numbers.js';

export interface AnalyzeOptions extends RepositoryOptions {
  readonly commits: number;
  readonly testMinutes: number;
  readonly concurrency: number;
  /** Path of a configuration file that is tried. */
  readonly with?: string;
  readonly format: 'text' | 'markdown' | 'json';
}

/**
 * Version of the form of the JSON, which `schemas/impacted-targets-analysis.schema.json` describes. It grows when readers of it have to change.
 */
const analysisVersion = 2;
/** Largest file of rules that is read, in bytes: more than a configuration file may have. */
const limitBytes = 2 * 1024 * 1024;

/**
 * Prints what past merges would have impacted, and why. Nothing of a past commit is executed.
 * @returns the exit code
 * @throws UsageError, ImpactError, ConfigurationError
 */
export async function analyzeMerges(options: AnalyzeOptions, surroundings: CommandSurroundings): Promise<0> {
  const { commits, format, head } = options;
  const toTry = options.with === undefined ? undefined : rulesToTry(options.with, surroundings.directory);
  const request = await requestOf(options, surroundings);
  const local = { uncommitted: false, ...(head === undefined ? {} : { head }) };
  const analysis = await withLog(surroundings, (log, signal) => {
    log.info(`Analyzing the last ${counted(commits, 'merge')}`);
    return withPastMerges({ ...request, local }, { commits }, { log, signal }, (past) =>
      analyze(past, { ...options, toTry }),
    );
  });
  const [first] = analysis.failures;
  if (first !== undefined) {
    surroundings.stderr.write(
      `warning: ${counted(analysis.failures.length, 'merge could not be computed and counts', 'merges could not be computed and count')} as ALL, the first of them ${first.commit}: ${visible(first.why)}\n`,
    );
  }
  if (analysis.isShallow) {
    surroundings.stderr.write(
      `warning: only ${String(analysis.merges)} of ${counted(commits, 'merge')} are in this clone. Fetch the history with git fetch --unshallow\n`,
    );
  }
  const formats = {
    text: () => terminalText([paragraph(headlineOf(analysis)), ...analysisDocument(analysis)]),
    markdown: () => `## ${text(headlineOf(analysis))}\n\n${markdownOf(analysisDocument(analysis))}\n`,
    json: () => `${visibleJson({ version: analysisVersion, ...analysis }, 1)}\n`,
  };
  surroundings.stdout.write(formats[format]());
  return 0;
}

/** @throws UsageError where there is no such file; ConfigurationError */
function rulesToTry(file: string, directory: string): AnalysisOptions['toTry'] {
  try {
    return { file, configuration: configurationOf(readRunnerFile(resolve(directory, file), limitBytes), file) };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new UsageError(`--with: ${file} cannot be read: ${(error as Error).message}`);
  }
}
