import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operationNames } from '../../src/operations/table.js';
import { HostedRepository, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import type { Step, StepOptions } from '../steps/layout.js';
import { testClock } from '../service/requests/test-clock.js';
import { mergedService, operationCases, report, rules } from '../steps/operations.js';
import { labelled, payload } from '../steps/payloads.js';
import { answering } from '../steps/servers.js';
import { runStep } from '../steps/step.js';

afterAll(removeSamples);

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
    expect([step.errors, step.exitCode, step.outputs.skipped]).toEqual([[], 0, 'false']);
    expect(step.summary).toContain('## ');
    expect(service.received[0]?.url).toBe(asks === undefined ? undefined : `/v1${asks}`);
  });

  test.each(events)('passes in the event %s, or says what is missing', async (name) => {
    const service = await mergedService();
    const step = await run(service.url, {}, { name, payload: name === 'schedule' ? {} : payload(name) });
    const line = missed[name];
    if (line === undefined) expect([step.errors, step.exitCode]).toEqual([[], 0]);
    else expectOneLine(step, line);
  });
});
