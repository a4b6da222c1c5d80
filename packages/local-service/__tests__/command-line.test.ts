import { describe, expect, test } from '@jest/globals';
import { readCommandLine, UsageError } from '../src/command-line.js';
import { defaultDurations } from '../src/server.js';

const secret = 'never-printed';

test('has defaults for all but the token', async () => {
  expect(await readCommandLine(['--token', secret], {})).toEqual({
    token: secret,
    port: 4010,
    host: '127.0.0.1',
    durations: defaultDurations,
    speed: 1,
    implicitQueues: true,
    requireImpactedTargets: true,
    upperCaseStates: false,
    plainWrites: false,
    strict: false,
    quiet: false,
  });
});

test('prefers the option to the environment', async () => {
  const environment = { MERGE_QUEUE_API_TOKEN: 'from-environment' };
  expect(await readCommandLine([], environment)).toMatchObject({ token: 'from-environment' });
  expect(await readCommandLine(['--token', secret], environment)).toMatchObject({ token: secret });
});

test('reads every option', async () => {
  const seconds = ['--not-ready-seconds=0.5', '--pending-seconds=1', '--testing-seconds=2', '--merging-seconds=3'];
  const others = ['--switching-seconds=4', '--speed=2.5', '--failing=13, 42', '--port=0', '--host=::1'];
  const flags = [
    '--optional-impacted-targets',
    '--no-implicit-queues',
    '--upper-case-states',
    '--plain-writes',
    '--look-ups-per-second=5',
    '--strict',
    '--quiet',
  ];
  expect(await readCommandLine(['--token', secret, ...seconds, ...others, ...flags], {})).toEqual({
    token: secret,
    port: 0,
    host: '::1',
    durations: { notReady: 500, pending: 1000, testing: 2000, merging: 3000, switchingModes: 4000 },
    speed: 2.5,
    failing: [13, 42],
    implicitQueues: false,
    requireImpactedTargets: false,
    upperCaseStates: true,
    plainWrites: true,
    lookUpsPerSecond: 5,
    strict: true,
    quiet: true,
  });
});

describe('says in one line what is wrong', () => {
  test.each([
    [[], /--token.*MERGE_QUEUE_API_TOKEN/],
    [['--token', ''], /--token/],
    [['--token', `${secret} \u00e9`], /--token must consist of visible ASCII/],
    [['--token', secret, '--port', 'http'], /--port.*http.*65535/],
    [['--token', secret, '--port', '65536'], /--port/],
    [['--token', secret, '--speed', '0'], /--speed/],
    [['--token', secret, '--testing-seconds', '-1'], /testing-seconds/],
    [['--token', secret, '--testing-seconds', 'soon'], /--testing-seconds.*soon/],
    [['--token', secret, '--failing', '1,x'], /--failing.*1,x.*13,42/],
    [['--token', secret, '--records', 'absent.json'], /--records.*absent\.json/],
    [['--token', secret, '--colour'], /--colour/],
    [['--token', secret, 'stray'], /too many arguments/],
    [[`--tokn=${secret}`], /unknown option '--tokn'/],
  ])('%j', async (args, words) => {
    const error: unknown = await readCommandLine(args, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    const { message } = error as UsageError;
    expect(message).toMatch(words);
    expect(message).not.toContain('\n');
    expect(message).not.toContain(secret);
  });
});
