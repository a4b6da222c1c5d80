import { parseArgs } from 'node:util';
import { readRecordsFile } from './flaky-tests/records-file.js';
import { defaultDurations, type LocalServiceOptions } from './server.js';

/** The command line: how the service is started, and whether it prints requests. */
export interface CommandLine extends LocalServiceOptions {
  readonly quiet: boolean;
}

/** A mistake in the command line, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const help = `A merge queue and flaky-test service that keeps everything in memory.

Usage: merge-queue serve --token TOKEN [options]

  --token TOKEN             the only accepted token (default: $MERGE_QUEUE_API_TOKEN)
  --port PORT               port to listen on, 0 for a free one (default: 4010)
  --host HOST               address to listen on (default: 127.0.0.1)
  --records FILE            JSON with unhealthy_tests and quarantined_tests, served in place of the default ones

  --not-ready-seconds N     from submission to PENDING (default: ${defaultDurations.notReady / 1000})
  --pending-seconds N       at least so long in PENDING (default: ${defaultDurations.pending / 1000})
  --testing-seconds N       from TESTING to TESTS_PASSED or a failure (default: ${defaultDurations.testing / 1000})
  --merging-seconds N       from TESTS_PASSED with nobody ahead to MERGED (default: ${defaultDurations.merging / 1000})
  --switching-seconds N     at least so long in SWITCHING_MODES, when something is in flight (default: ${defaultDurations.switchingModes / 1000})
  --speed N                 seconds of the service that pass in one second (default: 1)

  --failing NUMBERS         pull requests whose tests fail, as in 13,42
  --optional-impacted-targets
                            pull requests of parallel queues do not wait for their impacted targets
  --no-implicit-queues      a branch has no queue until createQueue makes one
  --upper-case-states       respond with states in capitals
  --plain-writes            respond to writes with the text OK, as hosted services do
  --look-ups-per-second N   respond with 429 to more look-ups of pull requests
  --strict                  refuse unknown settings, and test details without testRunId
  --quiet                   print no line for each request
  --help                    show this
`;

/**
 * Reads the command line and the file of records that it names.
 * @param args without the names of node and the program
 * @returns the options, or undefined when help is asked for
 * @throws UsageError
 */
export async function readCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<CommandLine | undefined> {
  const values = parse(args);
  if (values.help === true) return undefined;
  const token = values.token ?? environment.MERGE_QUEUE_API_TOKEN ?? '';
  if (token === '')
    throw new UsageError('--token (or the variable MERGE_QUEUE_API_TOKEN) is missing: choose any token');
  if (!/^[\x21-\x7e]+$/.test(token)) throw new UsageError('--token may hold visible ASCII characters only');
  const durations = {
    notReady: milliseconds('not-ready-seconds', values['not-ready-seconds'], defaultDurations.notReady),
    pending: milliseconds('pending-seconds', values['pending-seconds'], defaultDurations.pending),
    testing: milliseconds('testing-seconds', values['testing-seconds'], defaultDurations.testing),
    merging: milliseconds('merging-seconds', values['merging-seconds'], defaultDurations.merging),
    switchingModes: milliseconds('switching-seconds', values['switching-seconds'], defaultDurations.switchingModes),
  };
  return {
    token,
    durations,
    port: portOf(values.port),
    host: values.host ?? '127.0.0.1',
    speed: speedOf(values.speed),
    failing: numbersOf(values.failing),
    implicitQueues: values['no-implicit-queues'] !== true,
    requireImpactedTargets: values['optional-impacted-targets'] !== true,
    upperCaseStates: values['upper-case-states'] === true,
    plainWrites: values['plain-writes'] === true,
    ...(values['look-ups-per-second'] === undefined
      ? {}
      : { lookUpsPerSecond: lookUpsOf(values['look-ups-per-second']) }),
    strict: values.strict === true,
    quiet: values.quiet === true,
    ...(values.records === undefined ? {} : { records: await recordsOf(values.records) }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        token: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        records: { type: 'string' },
        'not-ready-seconds': { type: 'string' },
        'pending-seconds': { type: 'string' },
        'testing-seconds': { type: 'string' },
        'merging-seconds': { type: 'string' },
        'switching-seconds': { type: 'string' },
        speed: { type: 'string' },
        failing: { type: 'string' },
        'optional-impacted-targets': { type: 'boolean' },
        'no-implicit-queues': { type: 'boolean' },
        'upper-case-states': { type: 'boolean' },
        'plain-writes': { type: 'boolean' },
        'look-ups-per-second': { type: 'string' },
        strict: { type: 'boolean' },
        quiet: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    const [firstSentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(`${firstSentence ?? ''} (--help shows the options)`, { cause: error });
  }
}

function milliseconds(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d+(\.\d+)?$/.test(given)) throw new UsageError(`--${option} must be a number of seconds, not ${given}`);
  return Number(given) * 1000;
}

function portOf(given = '4010'): number {
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${given}`);
  }
  return Number(given);
}

function speedOf(given = '1'): number {
  if (!/^\d+(\.\d+)?$/.test(given) || Number(given) === 0) {
    throw new UsageError(`--speed must be a number greater than 0, not ${given}`);
  }
  return Number(given);
}

function lookUpsOf(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) {
    throw new UsageError(`--look-ups-per-second must be a whole number greater than 0, not ${given}`);
  }
  return Number(given);
}

function numbersOf(given = ''): number[] {
  const items = given.split(',').filter((item) => item.trim() !== '');
  const odd = items.find((item) => !/^\s*[1-9]\d*\s*$/.test(item));
  if (odd !== undefined) throw new UsageError(`--failing must be pull request numbers such as 13,42, not ${odd}`);
  return items.map(Number);
}

async function recordsOf(path: string): Promise<NonNullable<LocalServiceOptions['records']>> {
  try {
    return await readRecordsFile(path);
  } catch (error) {
    throw new UsageError(`--records: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
