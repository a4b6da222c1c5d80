import { InvalidArgumentError, Option } from 'commander';
import type { AnalyzeOptions } from './analyze.js';
import type { AuditOptions } from './audit.js';
import type { ImpactOptions } from './impact.js';
import type { RulesOptions } from './rules.js';
import type { CommandEntry } from './command-entry.js';
import { stepCommand, stepCommands } from './step-options.js';

const option = (flags: string, description: string): Option => new Option(flags, description);

/** A list with commas or blanks between its items, or of an option that is repeated. */
const list = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(/[,\s]+/).filter((name) => name !== ''),
];

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${String(least)} to ${String(most)}.`);
  };
}

const ofRepository = (): readonly Option[] => [
  option('--from <names>', 'build systems, with commas or repeated (default: all that are found)').argParser(list),
  option('--config <file>', 'rules (default: .github/impacted-targets.yml)'),
  option('--directory <path>', 'root of the build (default: the root of the repository)'),
];

const ofFormat = (description: string, choices: readonly string[] = ['text', 'json']): readonly Option[] => [
  option('--format <format>', description).choices(choices).default('text'),
  option('--json', 'short for --format json').implies({ format: 'json' }),
];

/** The commands, by their names, without the local service. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  impact: {
    description: 'Print the targets that this branch impacts, one a line. Nothing in the repository changes.',
    options: [
      option(
        '--base <revision>',
        'compare with the merge base of your work and this revision (default: the default branch of the remote)',
      ),
      option('--head <revision>', 'compare this revision instead of the current files'),
      option('--no-uncommitted', 'leave out uncommitted files'),
      option('--trust', 'let build tools execute code of this repository'),
      option('--why [target]', 'print how changes lead to a target, or to all'),
      option('--shards <number>', 'groups of a matrix').argParser(wholeNumber(1, 256)),
      ...ofRepository(),
      ...ofFormat('one a line, a JSON list as impacted-targets-file takes it, or a matrix of jobs', [
        'text',
        'json',
        'matrix',
      ]),
    ],
    run: async (options: ImpactOptions, surroundings) => (await import('./impact.js')).impact(options, surroundings),
  },
  rules: {
    description: 'Print which rule, target or build system accounts for each file, and rules without effect.',
    options: [
      option('--head <revision>', 'files of this revision (default: what is checked out)'),
      option('--unplaced', 'only the files that nothing accounts for, the most changed of the last 500 commits first'),
      option('--check', 'end with 3 where a rule has no effect, or nothing accounts for a file'),
      ...ofRepository(),
      ...ofFormat('text, or everything as JSON'),
    ],
    run: async (options: RulesOptions, surroundings) => (await import('./rules.js')).rules(options, surroundings),
  },
  analyze: {
    description: 'Print what past merges would have impacted, and which rules and edges cost most.',
    options: [
      option('--commits <number>', 'how many of the last merges').argParser(wholeNumber(1, 10_000)).default(200),
      option('--head <revision>', 'the newest of these merges (default: the default branch of the remote)'),
      option('--test-minutes <number>', 'how long the tests of a pull request take')
        .argParser(wholeNumber(1, 10_000))
        .default(20),
      option('--concurrency <number>', 'how many pull requests are tested at a time')
        .argParser(wholeNumber(1, 1000))
        .default(5),
      option('--with <file>', 'a configuration file that is tried beside the one of today'),
      ...ofRepository(),
      ...ofFormat('text, Markdown, or the whole analysis as JSON', ['text', 'markdown', 'json']),
    ],
    run: async (options: AnalyzeOptions, surroundings) =>
      (await import('./analyze.js')).analyzeMerges(options, surroundings),
  },
  audit: {
    description:
      'Print for each failed target which merges since the last good commit claimed it, and whether it escaped.',
    options: [
      option('--base <revision>', 'the last good commit'),
      option('--head <revision>', 'the commit that failed (default: what is checked out)'),
      option('--failed <targets>', 'targets that failed, with commas or repeated').argParser(list),
      option('--junit <globs...>', 'JUnit XML reports'),
      option('--fail-on-escape', 'end with 3 where a target escaped'),
      ...ofRepository(),
      ...ofFormat('text, or the whole audit as JSON'),
    ],
    run: async (options: AuditOptions, surroundings) => (await import('./audit.js')).auditMerges(options, surroundings),
  },
  ...Object.fromEntries(Object.entries(stepCommands).map(([name, operation]) => [name, stepCommand(operation)])),
};
