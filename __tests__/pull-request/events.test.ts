import { expect, test } from '@jest/globals';
import { type Payload, labelled, payload } from '../steps/payloads.js';
import { type TestServer, respond, pendingService, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';

const inputs = { operation: 'submit-pull-request', 'api-token': 'a-token-for-tests' };

const own = { full_name: 'Codertocat/Hello-World' };

/** What is read of a pull request in a response of GitHub's API. */
const pull = (number: number, base: string): object => ({
  number,
  state: 'open',
  labels: [{ name: 'Merge' }],
  head: { ref: 'fix', label: 'Codertocat:fix', sha: 'a'.repeat(40), repo: own },
  base: { ref: base, repo: own },
});

interface Run {
  readonly step: Step;
  readonly service: TestServer;
  readonly api: TestServer;
  readonly submitted: unknown;
}

/** Runs a step on an event, beside GitHub's API with these responses by path; everything else is not found. */
async function runOn(
  name: string,
  event: Payload,
  { more = {}, responses = {} }: { more?: Record<string, string>; responses?: Record<string, object> } = {},
): Promise<Run> {
  const service = await serve(pendingService);
  const api = await serve((request, response) => {
    const found = responses[decodeURIComponent(request.url)];
    if (found === undefined) respond(response, 404, { message: 'Not Found' });
    else respond(response, 200, found);
  });
  const step = await runStep({
    inputs: { ...inputs, 'base-url': service.url, 'github-token': 'a-github-token', ...more },
    event: { name, payload: event },
    environment: { GITHUB_API_URL: api.origin },
  });
  const sent = service.received.find(({ url }) => url === '/v1/submitPullRequest')?.body;
  return { step, service, api, submitted: sent === undefined ? undefined : JSON.parse(sent) };
}

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
const submittedTo = (targetBranch: string, number: number): object => ({ repo, targetBranch, pr: { number } });

test('what the event says is taken as it is, and GitHub is not asked', async () => {
  const { step, api, submitted } = await runOn('pull_request', labelled);
  expect(step.errors).toEqual([]);
  expect(submitted).toEqual(submittedTo('master', 2));
  expect(step.outputs['pull-request']).toBe('2');
  expect(api.received).toEqual([]);
});

test('GitHub is asked with its token for the branch, which a comment on a pull request does not say', async () => {
  const event = payload('issue_comment');
  (event.issue as Payload).pull_request = { url: 'https://api.github.com/repos/Codertocat/Hello-World/pulls/1' };
  const path = '/repos/Codertocat/Hello-World/pulls/1';
  const { submitted, api } = await runOn('issue_comment', event, { responses: { [path]: pull(1, 'release') } });
  expect(submitted).toEqual(submittedTo('release', 1));
  expect(api.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    [path, 'token a-github-token'],
  ]);
});

test('GitHub finds the pull request that a push leads to', async () => {
  const event = payload('push', ({ ref }) => ref === 'refs/heads/master');
  event.ref = 'refs/heads/fix';
  const { submitted } = await runOn('push', event, {
    responses: {
      '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=Codertocat:fix': [pull(3, 'master')],
    },
  });
  expect(submitted).toEqual(submittedTo('master', 3));
});

test('a push that merged a pull request is about that one, which is passed over', async () => {
  const event = payload('push', ({ ref }) => ref === 'refs/heads/master');
  const after = event.after as string;
  const merged = { state: 'closed', merged_at: '2026-01-01T00:00:00Z', merge_commit_sha: after };
  const { step } = await runOn('push', event, {
    responses: {
      '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=Codertocat:master': [],
      [`/repos/Codertocat/Hello-World/commits/${after}/pulls?per_page=100`]: [{ ...pull(9, 'master'), ...merged }],
    },
  });
  expect(step.errors).toEqual([]);
  expect(step.outputs).toMatchObject({ skipped: 'true', 'pull-request': '9' });
});

test('without the required label nothing is sent, and the step succeeds, even where there is no token', async () => {
  const { step, service } = await runOn('pull_request', labelled, {
    more: { 'required-label': 'merge', 'api-token': '' },
  });
  expect(step.exitCode).toBe(0);
  expect(service.received).toEqual([]);
  expect(step.outputs).toMatchObject({ skipped: 'true', 'pull-request': '2' });
  expect(step.stdout).toContain('the label that pull request #2 got is "bug", not "merge"');
  expect(step.summary).toContain('the label that pull request');
});

test('a branch whose name no address can hold is asked for all the same', async () => {
  const event = payload('check_suite');
  Object.assign(event.check_suite as object, { pull_requests: [], head_branch: 'half \ud800' });
  const { step, api } = await runOn('check_suite', event);
  expect(step.exitCode).toBe(1);
  expect(step.errors).toHaveLength(1);
  expect(step.errors[0]).toMatch(/^submit-pull-request: input pull-request: /);
  expect(decodeURIComponent(api.received[0]?.url ?? '')).toContain('/pulls?');
});
