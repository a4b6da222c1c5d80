import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type OperationName, operationNames } from '../../src/operations/table.js';
import { HostedRepository, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { testClock } from '../service/requests/test-clock.js';
import { mergedService, operationCases, report, rules } from '../steps/operations.js';
import { labelled, payload } from '../steps/payloads.js';
import { answering } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

/** The log of each operation that passes, below its name. WRITE_SAMPLES=1 writes what the operations log now. */
const samplesFile = join(import.meta.dirname, 'every-operation.txt');
const samples = new Map(
  readFileSync(samplesFile, 'utf8')
    .split(/^# /m)
    .map((section): [string, string] => [section.split('\n', 1)[0] ?? '', section.slice(section.indexOf('\n') + 1)]),
);
const logged = new Map<string, string>();
if (env.WRITE_SAMPLES === '1')
  afterAll(() => {
    writeFileSync(samplesFile, [...logged].map(([name, log]) => `# ${name}\n${log}`).join(''));
  });

/** A log with words in place of what differs from run to run. */
function sampleOf(operation: string, step: Step, addresses: Readonly<Record<string, string>>): string {
  const places = { ...addresses, WORKSPACE: step.workspace, TEMP: step.temporary };
  let log = step.stdout.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  for (const [word, place] of Object.entries(places)) log = log.replaceAll(place, word);
  logged.set(operation, log);
  return log;
}

let workspace = '';
let base = '';
beforeAll(() => {
  const repository = new HostedRepository(rules);
  base = git(repository.directory, 'rev-parse', 'HEAD');
  // One past change, for the operation that looks back.
  repository.commit({ 'a/x': '' });
  workspace = repository.directory;
});

const labelledEvent = { name: 'pull_request', payload: labelled };
const events = ['push', 'schedule', 'merge_group', 'workflow_dispatch', 'issue_comment', 'check_run'] as const;
type Event = (typeof events)[number];

const noPullRequest = (event: Event): string =>
  `input pull-request: the ${event} event isn't about a pull request. Give its number`;
const withoutPullRequest = {
  push: noPullRequest('push'),
  schedule: noPullRequest('schedule'),
  workflow_dispatch: noPullRequest('workflow_dispatch'),
  issue_comment: noPullRequest('issue_comment'),
};
const notSaid = "the event doesn't give it, and GitHub can't be asked without github-token. Give the";

/** The events that lack what an operation is about, with the line that says so. In all others it passes. */
const missing = {
  'pull request': withoutPullRequest,
  commit: {
    ...withoutPullRequest,
    merge_group: `input pull-request-sha: ${notSaid} head commit of the pull request, which the service requires with impacted targets`,
  },
  branch: { schedule: `input target-branch: ${notSaid} branch that the queue merges into` },
  nothing: {},
} satisfies Record<string, Partial<Record<Event, string>>>;

/** Names of operations that are about more than a repository. */
const subjects = {
  'pull request': /^(submit|cancel|restart|get-submitted|wait)-/,
  commit: /^set-impacted-targets$/,
  branch: /^(get-merge-queue-testing-details|(create|delete|get|update|apply)-queue)$/,
};

const page = '<!doctype html><title>Sign in</title>';

/** Of an operation of each kind, what it says where every request gets the same answer. What is retried is in retries.test.ts. */
test.each<readonly [OperationName, status: number, body: string, says: string]>([
  ['get-queue', 403, 'no', "/getQueue answered 403 Forbidden: no. The token is valid but isn't allowed to do this. "],
  [
    'get-queue',
    500,
    '',
    '500 Internal Server Error with an empty body. The service has a problem. Run the step again later',
  ],
  ['get-queue', 200, page, `/getQueue answered 200 OK, but its body is not JSON: ${page}. Check that base-url is the`],
  ['submit-pull-request', 500, '', 'It may have been done: fetching the state failed: POST /getSubmitted'],
  ['create-queue', 200, page, `its body is a page, not a response of the service: ${page}. It may have been done: `],
  ['set-impacted-targets', 500, '', 'It may have been done: what it sent may have been stored. The service has'],
  ['get-merge-queue-metrics', 200, page, 'its body is not metrics in the Prometheus text format: <!doctype html>'],
])('%s says of %d %j: %s', async (operation, status, body, says) => {
  const { url } = await answering(status, body, { 'content-type': body === page ? 'text/html' : 'text/plain' });
  const inputs = { ...operationCases[operation].inputs, 'base-url': url, 'api-token': 'a-token-for-tests' };
  const step = await runStep({ event: labelledEvent, inputs: { operation, 'max-attempts': '1', ...inputs } });
  expect([step.exitCode, step.errors]).toEqual([1, [expect.stringContaining(says)]]);
});

describe.each(operationNames)('%s', (operation) => {
  const { inputs = {}, asks, asksGitHub } = operationCases[operation];
  const [about = 'nothing'] = Object.entries(subjects).find(([, names]) => names.test(operation)) ?? [];
  const missed: Partial<Record<Event, string>> = missing[about as keyof typeof missing];

  async function run(
    url: string,
    more: Readonly<Record<string, string>> = {},
    event: NonNullable<StepOptions['event']> = labelledEvent,
  ): Promise<Step> {
    const github = asksGitHub && (await answering(200, []));
    const step = await runStep({
      // A wait goes on after what may pass, until its time is up.
      clock: testClock(Date.now()),
      event,
      inputs: {
        operation,
        'base-url': url,
        'api-token': 'a-token-for-tests',
        'max-attempts': '1',
        ...(operation === 'audit-impacted-targets' && { 'base-sha': base }),
        ...inputs,
        ...more,
      },
      workspace,
      files: report,
      environment: github === undefined ? {} : { GITHUB_API_URL: github.origin },
    });
    expect(step.stderr).toBe('');
    return step;
  }

  /** The step fails, and says this in one line. */
  function expectOneLine({ errors, exitCode }: Step, line: string): void {
    expect([errors, exitCode]).toEqual([[`${operation}: ${line}`], 1]);
  }

  test('sends its request first, and passes', async () => {
    const service = await mergedService();
    const step = await run(service.url);
    expect(step.errors).toEqual([]);
    expect(step.exitCode).toBe(0);
    expect(step.outputs.skipped).toBe('false');
    expect(step.summary).toContain('## ');
    expect(service.received[0]?.url).toBe(asks === undefined ? undefined : `/v1${asks}`);
    const log = sampleOf(operation, step, { SERVICE: service.url });
    if (env.WRITE_SAMPLES !== '1') expect(log).toBe(samples.get(operation));
  });

  test('refuses a wrong input and sends nothing', async () => {
    const service = await mergedService();
    expectOneLine(
      await run(service.url, { 'max-attempts': 'many' }),
      'input max-attempts: "many" is not a whole number from 1 to 100',
    );
    expect(service.received).toEqual([]);
  });

  test.each(events)('passes in the event %s, or says what is missing', async (name) => {
    const service = await mergedService();
    const step = await run(service.url, {}, { name, payload: name === 'schedule' ? {} : payload(name) });
    const line = missed[name];
    if (line === undefined) expect([step.errors, step.exitCode]).toEqual([[], 0]);
    else expectOneLine(step, line);
  });
});
