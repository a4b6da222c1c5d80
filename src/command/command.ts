import { Command, CommanderError } from 'commander';
import { UserError } from '../../packages/shared/src/user-error.js';
import { visible } from '../reporting/escape.js';
import { stackOf } from '../reporting/failure.js';
import { UsageError } from './command-error.js';
import { computingOptionOf } from './option-names.js';
import { commands } from './commands.js';
import { type CommandSurroundings, styles } from './terminal.js';

const examples = `
Examples:
  merge-queue impact                     what this branch impacts, uncommitted files included
  merge-queue impact --why web           how a change leads to web
  merge-queue impact --base origin/next  against a branch other than the default
  merge-queue analyze --commits 500      how often everything was impacted
  merge-queue rules --check              rules without effect, and files without a place
`;

/** What to write instead of options that do not exist, and that people try. */
const advice: Readonly<Record<string, string>> = {
  '--api-token': 'Arguments are visible to everybody on this machine. Set the variable MERGE_QUEUE_API_TOKEN',
  '--token': 'Arguments are visible to everybody on this machine. Set the variable MERGE_QUEUE_API_TOKEN',
  '--github-token': 'Arguments are visible to everybody on this machine. Set the variable GITHUB_TOKEN',
  '--since': 'impact has --base for that',
  '--pr': 'submit, status, cancel and targets have --pull-request for that',
};

/**
 * Runs the command that people start in a terminal.
 * @param args without the names of node and the program
 * @returns the exit code: 0, 1 on a mistake, 2 for arguments that it does not understand, 3 where `rules --check` found something
 *   or the target of `--why` is not impacted, 130 when it is interrupted
 */
export async function command(args: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const { stderr, environment, signal } = surroundings;
  const { red } = styles(stderr, environment);
  const failed = (message: string, exitCode: number): number => {
    stderr.write(`${red('error:')} ${message}\n`);
    return exitCode;
  };
  let exitCode = 0;
  try {
    await program(surroundings, (code) => (exitCode = code)).parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (signal.aborted) return 130;
    // Commander has already printed the error, or the requested help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) return failed(visible(error.message), 2);
    if (error instanceof UserError) return failed(visible(error.messageFor(computingOptionOf)), 1);
    return failed(`This is a bug. Please report it: ${stackOf(error) ?? String(error)}`, 1);
  }
}

/** @param ends gets the exit code of the command */
function program(surroundings: CommandSurroundings, ends: (exitCode: number) => void): Command {
  const { stdout, stderr, version } = surroundings;
  const main = new Command('merge-queue')
    .description(
      'What a branch impacts, what past merges would have impacted, and a merge queue service on this machine.',
    )
    .version(version, '-v, --version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(withAdvice(text)),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    })
    .showHelpAfterError('(--help shows what can be written)')
    .enablePositionalOptions()
    .addHelpText('after', examples);
  for (const [name, { description, options, run }] of Object.entries(commands)) {
    const one = main.command(name).description(description);
    for (const option of options) one.addOption(option);
    one.action(async (values) => ends(await run(values as never, surroundings)));
  }
  main
    .command('serve')
    .description('Run a merge queue and flaky-test service that keeps everything in memory. --help shows its options.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .argument('[options...]')
    .action(async (args: readonly string[]) => {
      const { serve } = await import('../../packages/local-service/src/serve.js');
      ends(await serve(args, surroundings.environment));
    });
  return main;
}

/** An error of Commander, with advice on an unknown option, and without its value, which may be a token. */
function withAdvice(error: string): string {
  const [, option = '', value = ''] = /^error: unknown option '([^'=]*)(=?)/.exec(error) ?? [];
  if (Object.hasOwn(advice, option)) return `error: there is no option ${option}. ${String(advice[option])}\n`;
  return value === '' ? error : `error: ${option} is unknown, or takes no value\n`;
}
