import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OperationName, operationNames } from '../../src/operations/table.js';
import { HostedRepository, git, removeSamples } from '../../packages/impacted-targets/__tests__/sample-repository.js';
import { testClock } from '../service/requests/test-clock.js';
import { mergedService, neededInputs, report, rules } from '../steps/operations.js';
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

const notSaid = "the event doesn't give it, and GitHub can't be asked without github-token. Give the";
const pullRequest = "pull-request: the EVENT event isn't about a pull request. Give its number";
const commit = `pull-request-sha: ${notSaid} head commit of the pull request, which the service requires with impacted targets`;
const branch = `target-branch: ${notSaid} branch that the queue merges into`;

const aboutPullRequest = /^(submit|cancel|restart|get-submitted|wait|set)-/;
const aboutQueue = /^(get-merge-queue-testing-details|(create|delete|get|update|apply)-queue)$/;

/** The events of which some operations pass none, with the input that they ask for; in all others they pass. */
test.each<[event: string, missing: readonly (readonly [operations: RegExp, input: string])[]]>([
  ['pull_request', []],
  ['push', [[aboutPullRequest, pullRequest]]],
  [
    'schedule',
    [
      [aboutPullRequest, pullRequest],
      [aboutQueue, branch],
    ],
  ],
  ['merge_group', [[/^set-impacted-targets$/, commit]]],
  ['workflow_dispatch', [[aboutPullRequest, pullRequest]]],
  ['issue_comment', [[aboutPullRequest, pullRequest]]],
  ['check_run', []],
])('%s: each operation passes, or names the input that the event lacks', async (name, missing) => {
  const run = async (operation: OperationName) => {
    const [service, github] = [await mergedService(), await answering(200, [])];
    const { errors, exitCode, outputs, summary, stderr } = await runStep({
      // A wait goes on after what may pass, until its time is up.
      clock: testClock(Date.now()),
      event: { name, payload: name === 'schedule' ? {} : name === 'pull_request' ? labelled : payload(name) },
      inputs: {
        operation,
        'base-url': service.url,
        'api-token': 'a-token-for-tests',
        'max-attempts': '1',
        ...(operation === 'audit-impacted-targets' && { 'base-sha': base }),
        ...neededInputs[operation],
      },
      workspace,
      files: report,
      environment: operation === 'sync-queue' ? { GITHUB_API_URL: github.origin } : {},
    });
    expect([stderr, summary]).toEqual(['', expect.stringContaining('## ')]);
    return [operation, errors, exitCode, outputs.skipped];
  };
  for (const operation of operationNames) {
    const input = missing.find(([operations]) => operations.test(operation))?.[1];
    const error = `${operation}: input ${input ?? ''}`.replace('EVENT', name);
    expect(await run(operation)).toEqual(
      input === undefined ? [operation, [], 0, 'false'] : [operation, [error], 1, undefined],
    );
  }
});
