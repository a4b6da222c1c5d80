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

const refused = (asked: string): string =>
  `${asked} answered 403 Forbidden: not for you. The token is valid but isn't allowed to do this. Check its permissions, and the api-token input`;
const outOfOrder = (asked: string): string => `${asked} answered 500 Internal Server Error: {"error":"out of order"}`;
const page = (asked: string, what = 'is not JSON'): string =>
  `${asked} answered 200 OK, but its body ${what}: <!doctype html><title>Sign in</title>`;
const later = 'The service has a problem. Run the step again later';
const inFront = 'Check that base-url is the service itself and not a page in front of it';
const noResponse = 'is a page, not a response of the service';

interface Lines {
  readonly outOfOrder: string;
  readonly refused: string;
  readonly page: string;
}

const read = (asked: string, what?: string): Lines => ({
  outOfOrder: `${outOfOrder(asked)}. ${later}`,
  refused: refused(asked),
  page: `${page(asked, what)}. ${inFront}`,
});

const unclear = (line: string, why: string): string =>
  `${line}. It may have been done: fetching the state failed: ${why}. Fetch the state before running the step again`;

const stored = 'It may have been done: what it sent may have been stored';

const uploaded = (asked: string): Lines => ({
  outOfOrder: `${outOfOrder(asked)}. ${stored}. ${later}`,
  refused: refused(asked),
  page: `${page(asked, noResponse)}. ${stored}. ${inFront}`,
});

const replaced = (asked: string, state: string): Lines => ({
  ...uploaded(asked),
  page: unclear(page(asked, noResponse), page(state)),
});

const written = (asked: string, state: string): Lines => ({
  outOfOrder: unclear(outOfOrder(asked), outOfOrder(state)),
  refused: refused(asked),
  page: unclear(page(asked, noResponse), page(state)),
});

const waited = (asked: string): Lines => {
  const unseen = (why: string): string =>
    `pull request #2 was not merged within 1 m 00 s; no state was seen, since no poll was answered: ${why}. Raise wait-timeout-minutes if the queue needs longer`;
  return { outOfOrder: unseen(outOfOrder(asked)), refused: refused(asked), page: unseen(page(asked)) };
};

const status = 'POST /getSubmittedPullRequest';
const queue = 'POST /getQueue';
const quarantined = read('POST /flaky-tests/list-quarantined-tests');

/** What an operation is about, and its lines where the service answers oddly; none for one that asks nothing. */
const expected: Readonly<Record<OperationName, readonly [about: keyof typeof missing, lines?: Lines]>> = {
  'submit-pull-request': ['pull request', written('POST /submitPullRequest', status)],
  'cancel-pull-request': ['pull request', written('POST /cancelPullRequest', status)],
  'restart-tests-on-pull-request': ['pull request', written('POST /restartTestsOnPullRequest', status)],
  'get-submitted-pull-request': ['pull request', read(status)],
  'wait-for-pull-request': ['pull request', waited(status)],
  'set-impacted-targets': ['commit', uploaded('POST /setImpactedTargets')],
  'compute-impacted-targets': ['nothing'],
  'audit-impacted-targets': ['nothing', quarantined],
  'get-merge-queue-testing-details': ['branch', read('POST /getMergeQueueTestingDetails')],
  'create-queue': ['branch', written('POST /createQueue', queue)],
  'delete-queue': ['branch', written('POST /deleteQueue', queue)],
  'get-queue': ['branch', read(queue)],
  'update-queue': ['branch', replaced('POST /updateQueue', queue)],
  'apply-queue': ['branch', read(queue)],
  'sync-queue': ['nothing', read(queue)],
  'get-merge-queue-metrics': [
    'nothing',
    read('GET /getMergeQueueMetrics', 'is not metrics in the Prometheus text format'),
  ],
  'list-unhealthy-tests': ['nothing', read('POST /flaky-tests/list-unhealthy-tests')],
  'list-quarantined-tests': ['nothing', quarantined],
  'check-quarantined-tests': ['nothing', quarantined],
  'excuse-quarantined-failures': ['nothing', quarantined],
};

describe.each(operationNames)('%s', (operation) => {
  const { inputs = {}, asks, asksGitHub } = operationCases[operation];
  const [about, lines] = expected[operation];
  const missed: Partial<Record<Event, string>> = missing[about];

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

  if (lines !== undefined)
    test.each([
      ['an error', 500, '{"error":"out of order"}', lines.outOfOrder],
      ['a refusal', 403, 'not for you', lines.refused],
      ['a page', 200, '<!doctype html><title>Sign in</title>', lines.page],
    ])('fails in one line where the service answers with %s', async (_name, code, body, line) => {
      const service = await answering(code, body, {
        'content-type': body.startsWith('<') ? 'text/html' : 'application/json',
      });
      const inputs = operation === 'wait-for-pull-request' ? { 'wait-timeout-minutes': '1' } : {};
      expectOneLine(await run(service.url, inputs), line);
    });

  test.each(events)('passes in the event %s, or says what is missing', async (name) => {
    const service = await mergedService();
    const step = await run(service.url, {}, { name, payload: name === 'schedule' ? {} : payload(name) });
    const line = missed[name];
    if (line === undefined) expect([step.errors, step.exitCode]).toEqual([[], 0]);
    else expectOneLine(step, line);
  });
});
