import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { readRecordsFile } from './flaky-tests/records-file.js';
import type { Durations } from './queue-rules/durations.js';
import { defaultDurations, type LocalServiceOptions } from './server.js';

/** The command line: how the service is started, and whether it prints requests. */
export interface CommandLine extends LocalServiceOptions {
  readonly quiet: boolean;
}

/** A mistake in the command line, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A reader of an option that takes some numbers. */
const numberThat = (what: string, isRight: (number: number) => boolean) => (text: string) => {
  const number = /^\d{1,15}(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!isRight(number)) throw new InvalidArgumentError(`It must be ${what}.`);
  return number;
};

function numbersOf(text: string): number[] {
  const items = text.split(',').filter((item) => item.trim() !== '');
  if (items.every((item) => /^\s*[1-9]\d*\s*$/.test(item))) return items.map(Number);
  throw new InvalidArgumentError('It must be pull request numbers such as 13,42.');
}

function secondsOf(option: string, stage: keyof Durations, meaning: string): Option {
  const read = numberThat('a number of seconds', (number) => number >= 0);
  const initial = defaultDurations[stage];
  return new Option(`--${option} <n>`, meaning)
    .argParser((text) => read(text) * 1000)
    .default(initial, String(initial / 1000));
}

const program = (): Command =>
  new Command('merge-queue serve')
    .description('A merge queue and flaky-test service that keeps everything in memory.')
    .option('--token <token>', 'the only accepted token (default: $MERGE_QUEUE_API_TOKEN)')
    .option(
      '--port <port>',
      'port to listen on, 0 for a free one',
      numberThat('a number from 0 to 65535', (number) => Number.isInteger(number) && number <= 65_535),
      4010,
    )
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--records <file>', 'JSON with unhealthy_tests and quarantined_tests, served instead of the default ones')
    .addOption(secondsOf('not-ready-seconds', 'notReady', 'from submission to PENDING'))
    .addOption(secondsOf('pending-seconds', 'pending', 'shortest time in PENDING'))
    .addOption(secondsOf('testing-seconds', 'testing', 'from TESTING to TESTS_PASSED or a failure'))
    .addOption(secondsOf('merging-seconds', 'merging', 'from TESTS_PASSED with nobody ahead to MERGED'))
    .addOption(
      secondsOf('switching-seconds', 'switchingModes', 'shortest time in SWITCHING_MODES, when something is in flight'),
    )
    .option(
      '--speed <n>',
      'seconds of the service that pass in one second',
      numberThat('a number greater than 0', (number) => number > 0),
      1,
    )
    .option('--failing <numbers>', 'pull requests whose tests fail, as in 13,42', numbersOf)
    .option(
      '--optional-impacted-targets',
      'pull requests of parallel queues do not wait for their impacted targets',
      false,
    )
    .option('--no-implicit-queues', 'a branch has no queue until createQueue makes one')
    .option('--upper-case-states', 'respond with states in capitals', false)
    .option('--plain-writes', 'respond to writes with the text OK, as hosted services do', false)
    .option(
      '--look-ups-per-second <n>',
      'respond with 429 to more look-ups of pull requests',
      numberThat('a whole number greater than 0', (number) => Number.isInteger(number) && number > 0),
    )
    .option('--strict', 'refuse unknown settings, and require the fields that the hosted service requires', false)
    .option('--quiet', 'print no line for each request', false)
    .helpOption('-h, --help', 'show this')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });

/** The options as commander gives them. Times are in milliseconds. */
interface Given extends Omit<CommandLine, 'token' | 'records' | 'durations' | 'requireImpactedTargets'> {
  readonly token?: string;
  readonly records?: string;
  readonly notReadySeconds: number;
  readonly pendingSeconds: number;
  readonly testingSeconds: number;
  readonly mergingSeconds: number;
  readonly switchingSeconds: number;
  readonly optionalImpactedTargets: boolean;
}

/**
 * Reads the command line and the file of records that it names.
 * @param args without the names of node and the program
 * @returns the options, or undefined when help was asked for, and printed
 * @throws UsageError
 */
export async function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandLine | undefined> {
  const given = parse(args);
  if (given === undefined) return undefined;
  const { token = environment.MERGE_QUEUE_API_TOKEN ?? '', records, optionalImpactedTargets, ...others } = given;
  if (token === '')
    throw new UsageError('--token (or the variable MERGE_QUEUE_API_TOKEN) is missing: choose any token');
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('--token must consist of visible ASCII characters');
  const {
    notReadySeconds: notReady,
    pendingSeconds: pending,
    testingSeconds: testing,
    mergingSeconds: merging,
    switchingSeconds: switchingModes,
    ...options
  } = others;
  return {
    ...options,
    token,
    durations: { notReady, pending, testing, merging, switchingModes },
    requireImpactedTargets: !optionalImpactedTargets,
    ...(records === undefined ? {} : { records: await recordsOf(records) }),
  };
}

function parse(args: readonly string[]): Given | undefined {
  try {
    return program().parse(args, { from: 'user' }).opts<Given>();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    // A value that is written to an unknown option may be a token.
    const isUnknown = error.code === 'commander.unknownOption';
    const [said = ''] = error.message.replace(/^error: /, '').split(isUnknown ? '=' : '\0');
    const message = isUnknown && !said.endsWith("'") && error.message.includes('=') ? `${said}'` : said;
    throw new UsageError(`${message.replaceAll('\n', ' ')} (--help shows the options)`, { cause: error });
  }
}

async function recordsOf(path: string): Promise<NonNullable<LocalServiceOptions['records']>> {
  try {
    return await readRecordsFile(path);
  } catch (error) {
    throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
