import { Command, CommanderError } from 'commander';
import { stackOf } from '../reporting/failure.js';
import type { InputName } from '../inputs/table.js';
import { operationNamed } from '../operations/operation-name.js';
import { type OperationName, operations } from '../operations/table.js';
import { UserError } from '../../packages/shared/src/user-error.js';
import { UsageError, computingOptionOf } from './command-error.js';
import { computingCommands } from './commands.js';
import { argumentMeant, withOptionMeant } from './option-advice.js';
import { addInputOptions, stepCommands } from './step-options.js';
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

/** @param ends gets the exit code of the command */
function program(surroundings: CommandSurroundings, called = '', ends: (exitCode: number) => void): Command {
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
    .hook('preAction', (_main, command) => {
      refuseArguments(command);
    })
    .addHelpText('after', examples);
  for (const name of Object.keys(computingCommands)) addComputing(main.command(name), surroundings, ends);
  for (const [name, operation] of Object.entries(stepCommands)) {
    addStep(main.command(name), operation, surroundings, ends);
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

function addComputing(command: Command, surroundings: CommandSurroundings, ends: (exitCode: number) => void): void {
  const described = computingCommands[command.name()];
  if (described === undefined) return;
  command.description(described.description);
  for (const option of described.options) command.addOption(option);
  command.action(async ({ json, ...options }: { json?: true; format: string }) => {
    if (json === true && command.getOptionValueSource('format') === 'cli' && options.format !== 'json')
      throw new UsageError(`--json and --format ${options.format} exclude each other`);
    ends(await described.run({ ...options, ...(json && { format: 'json' }) } as never, surroundings));
  });
}

type StepOperation = (typeof stepCommands)[keyof typeof stepCommands];

function addStep(
  command: Command,
  operation: StepOperation,
  surroundings: CommandSurroundings,
  ends: (exitCode: number) => void,
): void {
  const inputs = new Map<InputName, string>();
  command.description(operations[operation].description.replaceAll('`', ''));
  addInputOptions(command, operation, inputs);
  command
    .option('--json', 'print the outputs of the operation as one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { runOperation } = await import('./step.js');
      ends(await runOperation(operation, inputs, options, surroundings));
    });
}

/** Operations that commands do under other names. */
const commandsOfOperations: Readonly<Record<string, OperationName>> = {
  impact: 'compute-impacted-targets',
  audit: 'audit-impacted-targets',
  ...stepCommands,
};

/**
 * Commander knows the commands, and not the operations of the action.
 * @throws UsageError for the name of an operation, or for its short name where no command has it, with what to write
 */
function refuseOperation(main: Command, word = ''): void {
  const operation = operationNamed(word);
  if (operation === undefined || main.commands.some((one) => one.name() === word)) return;
  const [own] = Object.entries(commandsOfOperations).find(([, name]) => name === operation) ?? [];
  const inWorkflow = `It is an operation of the action: run it in a workflow, with operation: ${operation}`;
  throw new UsageError(`there is no command ${word}. ${own === undefined ? inWorkflow : `Did you mean ${own}?`}`);
}

/**
 * Commander's own message for an argument without an option names no option.
 * @throws UsageError for an argument that the command does not take, with the option that is probably meant
 */
function refuseArguments(called: Command): void {
  const [argument] = called.args;
  if (argument === undefined || called.registeredArguments.length > 0) return;
  throw new UsageError(`${called.name()} got an argument too many. ${argumentMeant(called, argument)}`);
}
