import { resolve } from 'node:path';
import { analyze, type Analysis, type RulesToTry } from '../../packages/impacted-targets/src/analysis/analysis.js';
import { withPastMerges } from '../../packages/impacted-targets/src/analysis/past-merges.js';
import { configurationOf } from '../../packages/impacted-targets/src/configuration/both-configurations.js';
import { ConfigurationError } from '../../packages/impacted-targets/src/configuration/mistakes.js';
import { readRunnerFile } from '../../packages/shared/src/files/open-file.js';
import { apartSentence, figuresBeside, scope } from './analysis-figures.js';
import { UsageError } from './command-error.js';
import { type RepositoryOptions, requestOf, withLog } from './impact.js';
import { type CommandSurroundings, printable, printableJson } from './terminal.js';
import { counted } from '../../packages/shared/src/numbers.js';
import { present } from '../../packages/shared/src/json-values.js';

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
const analysisVersion = 1;
/** Most causes and costs that are printed; JSON has all of them. */
const mostCauses = 10;
/** Largest file of rules that is read, in bytes: more than a configuration file may have. */
const limitBytes = 2 * 1024 * 1024;

/**
 * Prints what past merges would have impacted, and why. Nothing of a past commit is executed.
 * @throws UsageError, ImpactError, ConfigurationError
 */
export async function analyzeMerges(options: AnalyzeOptions, surroundings: CommandSurroundings): Promise<void> {
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
      `warning: ${counted(analysis.failures.length, 'merge could not be computed and counts', 'merges could not be computed and count')} as ALL, the first of them ${first.commit}: ${printable(first.why)}\n`,
    );
  }
  if (analysis.isShallow) {
    surroundings.stderr.write(
      `warning: only ${String(analysis.merges)} of ${counted(commits, 'merge')} are in this clone. Fetch the history with git fetch --unshallow\n`,
    );
  }
  surroundings.stdout.write(await formatted(analysis, format));
}

async function formatted(analysis: Analysis, format: AnalyzeOptions['format']): Promise<string> {
  if (format === 'json') return `${printableJson({ version: analysisVersion, ...analysis }, 1)}\n`;
  return format === 'text' ? inLines(analysis) : (await import('./analysis-markdown.js')).analysisMarkdown(analysis);
}

/** @throws UsageError where there is no such file; ConfigurationError */
function rulesToTry(file: string, directory: string): RulesToTry {
  try {
    return { file, configuration: configurationOf(readRunnerFile(resolve(directory, file), limitBytes), file) };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new UsageError(`--with: ${file} cannot be read: ${(error as Error).message}`);
  }
}

function inLines(analysis: Analysis): string {
  const { tried, costs, causes } = analysis;
  const lines = [
    scope(analysis),
    apartSentence(analysis),
    '',
    ...columns(analysis),
    ...present(
      tried !== undefined &&
        `With ${tried.file}, ${counted(tried.claimingMore, 'merge')} would have had more targets, and ${counted(tried.claimingLess, 'merge')} fewer`,
    ),
    ...countedLines(
      'More merges could have been apart from the one before, without any one of these rules and files:',
      costs.filter(({ fromPrevious }) => fromPrevious > 0).map(({ what, fromPrevious }) => [fromPrevious, what]),
    ),
    ...countedLines('Merges that each of these made impact everything:', countsOf(causes)),
    ...countedLines(`The same with ${tried?.file ?? ''}:`, countsOf(tried?.causes ?? [])),
  ];
  return lines.map((line) => `${printable(line)}\n`).join('');
}

const countsOf = (causes: Analysis['causes']) => causes.map(({ what, merges }) => [merges, what] as const);

function countedLines(title: string, counts: readonly (readonly [number, string])[]): string[] {
  if (counts.length === 0) return [];
  return ['', title, ...counts.slice(0, mostCauses).map(([count, what]) => `${String(count).padStart(6)}  ${what}`)];
}

/** The figures below each other, each with its names above. */
function columns(analysis: Analysis): string[] {
  const { columns: names, rows } = figuresBeside(analysis);
  const widths = names.map((name, column) => Math.max(...[names, ...rows].map((row) => (row[column] ?? name).length)));
  return [names, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}
