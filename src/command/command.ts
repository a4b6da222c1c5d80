import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { stackOf } from '../reporting/failure.js';
import type { InputName } from '../inputs/table.js';
import { operationNamed } from '../operations/operation-name.js';
import { type OperationName, operations } from '../operations/table.js';
import { BadValue, milliseconds } from '../inputs/values.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { UsageError, computingOptionOf } from './command-error.js';
import { addInputOptions, stepCommands } from './step-options.js';
import type { AnalyzeOptions } from './analyze.js';
import type { AuditOptions } from './audit.js';
import type { ImpactOptions } from './impact.js';
import type { RulesOptions } from './rules.js';
import { type CommandSurroundings, printable, styles } from './terminal.js';

const examples = `
Examples:
  merge-queue impact                     what this branch impacts, uncommitted files included
  merge-queue impact --why web           how a change leads to web
  merge-queue impact --base origin/next  against a branch other than the default
  merge-queue analyze --commits 500      how often everything was impacted
  merge-queue rules --check              rules without effect, and files without a place
`;

/**
 * Runs the command that people start in a terminal.
 * @param args without the names of node and the program
 * @returns the exit code: 0, 1 on a mistake, 2 for arguments that it does not understand, 3 where `rules --check` found something
 *   or the target of `--why` is not impacted, 130 when it is interrupted
 */
export async function command(args: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const { stderr, environment, signal } = surroundings;
  const { red } = styles(stderr, environment);
  const failed = (message: string) => stderr.write(`${red('error:')} ${printable(message)}\n`);
  let exitCode = 0;
  try {
    const main = program(surroundings, args[0], (code) => (exitCode = code));
    refuseOperation(main, args[0]);
    await main.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (signal.aborted) return 130;
    // Commander has already printed the error, or the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      failed(error.message);
      return 2;
    }
    if (error instanceof UserError) failed(error.messageFor(computingOptionOf));
    else stderr.write(`${red('error:')} This is a bug. Please report it: ${stackOf(error) ?? String(error)}\n`);
    return 1;
  }
}

const commandsOfOperations: Readonly<Record<string, OperationName>> = {
  impact: 'compute-impacted-targets',
  audit: 'audit-impacted-targets',
  ...stepCommands,
};

function program(
  surroundings: CommandSurroundings,
  called: string | undefined,
  ends: (exitCode: number) => void,
): Command {
  const { stdout, stderr, environment, version } = surroundings;
  const main = new Command('merge-queue')
    .description(
      'What a branch impacts, what past merges would have impacted, and a merge queue service on this machine.',
    )
    .version(version, '-v, --version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(withOptionMeant(main, called, text)),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    })
    .enablePositionalOptions()
    .allowExcessArguments()
    .hook('preAction', (_main, called) => {
      refuseArguments(called);
    })
    .addHelpText('after', examples);
  const impact = main
    .command('impact')
    .description('Print the targets that this branch impacts, one a line. Nothing in the repository changes.')
    .option(
      '--base <revision>',
      'compare with the merge base of your work and this revision (default: the default branch of the remote)',
    )
    .addOption(new Option('--since <revision>', 'another name for --base').conflicts('base'))
    .option('--head <revision>', 'compare this revision instead of the current files')
    .option('--no-uncommitted', 'leave out uncommitted files')
    .option('--trust', 'let build tools execute code of this repository')
    .option('--why [target]', 'print how changes lead to a target, or to all')
    .option('--shards <number>', 'groups of a matrix', wholeNumber(1, 256));
  withRepositoryOptions(impact);
  const formats = 'one a line, a JSON list as impacted-targets-file takes it, or a matrix of jobs';
  withFormat(impact, formats, ['text', 'json', 'matrix']).action(async (options: ImpactOptions) => {
    const { impact: print } = await import('./impact.js');
    ends(await print(options, surroundings));
  });
  const rules = main
    .command('rules')
    .description('Print which rule, target or build system accounts for each file, and rules without effect.')
    .option('--head <revision>', 'files of this revision (default: what is checked out)')
    .option('--unplaced', 'only the files that nothing accounts for, the most changed of the last 500 commits first')
    .option('--check', 'end with 3 where a rule has no effect, or nothing accounts for a file');
  withRepositoryOptions(rules);
  withFormat(rules, 'text, or everything as JSON').action(async (options: RulesOptions) => {
    const { rules: print } = await import('./rules.js');
    if ((await print(options, surroundings)) && options.check === true) ends(3);
  });
  const analyze = main
    .command('analyze')
    .description('Print what past merges would have impacted, and which rules and edges cost most.')
    .option('--commits <number>', 'how many of the last merges', wholeNumber(1, 10_000), 200)
    .option('--head <revision>', 'the newest of these merges (default: the default branch of the remote)')
    .option('--test-minutes <number>', 'how long the tests of a pull request take', minutes, 20)
    .option('--concurrency <number>', 'how many pull requests are tested at a time', wholeNumber(1, 1000), 5)
    .option('--with <file>', 'a configuration file that is tried beside the one of today');
  withRepositoryOptions(analyze);
  withFormat(analyze, 'text, Markdown, or the whole analysis as JSON', ['text', 'markdown', 'json']).action(
    async (options: AnalyzeOptions) => {
      const { analyzeMerges } = await import('./analyze.js');
      await analyzeMerges(options, surroundings);
    },
  );
  const audit = main
    .command('audit')
    .description(
      'Print for each failed target which merges since the last good commit claimed it, and whether it escaped.',
    )
    .option('--base <revision>', 'the last good commit')
    .option('--head <revision>', 'the commit that failed (default: what is checked out)')
    .option('--failed <targets>', 'targets that failed, with commas or repeated', list)
    .option('--junit <glob>', 'JUnit XML reports, repeated', (glob: string, before?: readonly string[]) => [
      ...(before ?? []),
      glob,
    ])
    .option('--fail-on-escape', 'end with 3 where a target escaped');
  withRepositoryOptions(audit);
  withFormat(audit, 'text, or the whole audit as JSON').action(async (options: AuditOptions) => {
    const { auditMerges } = await import('./audit.js');
    if (await auditMerges(options, surroundings)) ends(3);
  });
  for (const [name, operation] of Object.entries(stepCommands)) {
    const inputs = new Map<InputName, string>();
    const step = main.command(name).description(operations[operation].description.replaceAll('`', ''));
    addInputOptions(step, operation, inputs);
    step
      .option('--json', 'print the outputs of the operation as one JSON object')
      .action(async (options: { json?: boolean }) => {
        const { runOperation } = await import('./step.js');
        ends(await runOperation(operation, inputs, options, surroundings));
      });
  }
  main
    .command('serve')
    .description('Run a merge queue and flaky-test service that keeps everything in memory. --help shows its options.')
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args: readonly string[]) => {
      const { serve } = await import('../../packages/local-service/src/serve.js');
      ends(await serve(args, environment));
    });
  return main;
}

/**
 * Commander knows the commands, and not the operations of the action.
 * @throws UsageError for the name of an operation, or for its short name where no command has it, with what to write
 */
function refuseOperation(main: Command, word = ''): void {
  if (main.commands.some((one) => one.name() === word)) return;
  const operation = operationNamed(word);
  if (operation === undefined) return;
  const own = Object.entries(commandsOfOperations).find(([, name]) => name === operation)?.[0];
  const advice =
    own === undefined
      ? `It is an operation of the action: run it in a workflow, with operation: ${operation}`
      : `Did you mean ${own}?`;
  throw new UsageError(`there is no command ${word}. ${advice}`);
}

/**
 * Commander's own message for an argument without an option names no option.
 * @throws UsageError for an argument that the command does not take, with the option that is probably meant. Nothing else is repeated, because it
 * may be a token.
 */
function refuseArguments(called: Command): void {
  const [argument] = called.args;
  if (argument === undefined || called.registeredArguments.length > 0) return;
  throw new UsageError(`${called.name()} got an argument too many. ${argumentMeant(called, argument)}`);
}

function argumentMeant(called: Command, argument: string): string {
  const has = (option: string) => called.options.some(({ long }) => long === option);
  const number = /^#?(\d{1,9})$/.exec(argument)?.[1];
  if (/^(?:true|false|yes|no|on|off)$/i.test(argument))
    return 'An option such as --dry-run takes no value: write it, or leave it out';
  if (has(`--${argument}`)) return `Did you mean --${argument}?`;
  if (number !== undefined && has('--pull-request')) return `Did you mean --pull-request ${number}?`;
  if (has('--base')) return `Did you mean --base ${argument}?`;
  if (has('--impacted-targets')) return 'Targets are given with --impacted-targets';
  return `merge-queue ${called.name()} --help shows its options`;
}

/**
 * The option that a shorter or longer name means: `--pr`, `--wait-timeout`, `--label` for `--pull-request`, `--wait-timeout-minutes`,
 * `--required-label`.
 */
function optionMeant(command: Command, written: string): string | undefined {
  const word = written.replace(/^-+/, '').toLowerCase();
  const names = command.options.flatMap(({ hidden, long }) => (hidden || !long ? [] : [long.slice(2)]));
  const initials = (name: string) => name.replace(/(?<=\w)\w*-?/g, '');
  return (
    names.find((name) => name.includes('-') && initials(name) === word) ??
    names.find((name) => name.startsWith(word)) ??
    names.find((name) => `${name}-`.includes(`-${word}-`)) ??
    names.find((name) => word.endsWith(`-${name}`))
  );
}

/** An error of Commander. To an unknown option, the one that is meant is added, also where only another command has it. */
function withOptionMeant(main: Command, name: string | undefined, error: string): string {
  const [, unknown, value = ''] = /unknown option '(-[^'=]*)(=?)/.exec(error) ?? [];
  const called = main.commands.find((one) => one.name() === name);
  if (unknown === undefined || called === undefined) return error;
  const [line = ''] = error.split('\n');
  const meant = optionMeant(called, unknown);
  if (meant !== undefined && value !== '' && `--${meant}` === unknown)
    return `${line}\n(${unknown} takes no value: write it, or leave it out)\n`;
  if (meant !== undefined) return `${line}\n(Did you mean --${meant}?)\n`;
  const other = error.includes('Did you mean') ? undefined : main.commands.find((one) => optionMeant(one, unknown));
  if (other === undefined) return error;
  return `${line}\n(${other.name()} has --${String(optionMeant(other, unknown))}. merge-queue ${called.name()} --help shows the options of ${called.name()})\n`;
}

/** A list with commas or blanks between its items, or of an option that is repeated. */
const list = (text: string, before: readonly string[] = []) => [
  ...before,
  ...text.split(/[,\s]+/).filter((name) => name !== ''),
];

function withRepositoryOptions(of: Command): void {
  of.option('--from <names>', 'build systems, with commas or repeated (default: all that are found)', list)
    .option('--config <file>', 'rules (default: .github/impacted-targets.yml)')
    .option('--directory <path>', 'root of the build (default: the root of the repository)');
}

function withFormat(of: Command, description: string, choices: readonly string[] = ['text', 'json']): Command {
  return of
    .addOption(new Option('--format <format>', description).choices(choices).default('text'))
    .addOption(new Option('--json', 'short for --format json').implies({ format: 'json' }))
    .hook('preAction', () => {
      if (of.opts().json === true && of.opts().format !== 'json')
        throw new UsageError(`--json and --format ${String(of.opts().format)} exclude each other`);
    });
}

const readMinutes = milliseconds('minutes', 10_000);

/** Minutes, with or without their unit. */
function minutes(text: string): number {
  try {
    return (readMinutes(text.replace(/m(?:in(?:ute)?s?)?$/i, '').trim()) ?? 0) / 60_000;
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new InvalidArgumentError(`${error.message}.`);
  }
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${String(least)} to ${String(most)}.`);
  };
}
