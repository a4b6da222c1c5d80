import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Payload, labelled, payload } from '../steps/payloads.js';
import { type TestServer, respond, pendingService, serve } from '../steps/servers.js';
import type { Step } from '../steps/layout.js';
import { runStep } from '../steps/step.js';
import { temporaryFolder } from '../steps/temporary-folder.js';

const inputs = { operation: 'submit-pull-request', 'api-token': 'a-token-for-tests' };

/** The repositories that heads are in, by their owners. */
const repositories: Readonly<Record<string, string>> = {
  Codertocat: 'Codertocat/Hello-World',
  'octo-org': 'octo-org/octo-repo',
};

/** What is read of a pull request in a response of GitHub's API. */
function pull(number: number, head: string, base: string, more: object = {}): object {
  const [owner = '', branch = ''] = head.split(':');
  return {
    number,
    state: 'open',
    title: `Pull request ${String(number)}`,
    labels: [{ name: 'Merge' }],
    head: { ref: branch, label: head, sha: 'a'.repeat(40), repo: { id: 2, full_name: repositories[owner] } },
    base: { ref: base, sha: 'b'.repeat(40), repo: { id: 1, full_name: 'Codertocat/Hello-World' } },
    ...more,
  };
}

/** GitHub's API with these responses by path; everything else is not found. */
function github(responses: Readonly<Record<string, unknown>>): Promise<TestServer> {
  return serve((request, response) => {
    const found = responses[decodeURIComponent(request.url)];
    if (found === undefined) respond(response, 404, { message: 'Not Found' });
    else respond(response, 200, found as object);
  });
}

interface Run {
  readonly step: Step;
  readonly service: TestServer;
  readonly api: TestServer;
  readonly submitted: Record<string, unknown> | undefined;
}

async function runOn(
  name: string,
  event: Payload,
  {
    more = {},
    responses = {},
    environment = {},
  }: {
    more?: Record<string, string>;
    responses?: Record<string, unknown>;
    environment?: Record<string, string>;
  } = {},
): Promise<Run> {
  const service = await serve(pendingService);
  const api = await github(responses);
  const step = await runStep({
    inputs: { ...inputs, 'base-url': service.url, 'github-token': 'a-github-token', ...more },
    event: { name, payload: event },
    environment: { GITHUB_API_URL: api.origin, ...environment },
  });
  const sent = service.received.find(({ url }) => url === '/v1/submitPullRequest')?.body;
  return {
    step,
    service,
    api,
    submitted: sent === undefined ? undefined : (JSON.parse(sent) as Record<string, unknown>),
  };
}

const repo = { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' };
const submittedTo = (targetBranch: string, number: number): object => ({ repo, targetBranch, pr: { number } });

describe('events that say which pull request they are about', () => {
  const onPullRequest = payload('issue_comment');
  (onPullRequest.issue as Payload).pull_request = {
    url: 'https://api.github.com/repos/Codertocat/Hello-World/pulls/1',
  };
  const cases: readonly (readonly [string, Payload, string, number])[] = [
    ['pull_request', labelled, 'master', 2],
    ['pull_request_target', labelled, 'master', 2],
    ['pull_request_review', payload('pull_request_review'), 'master', 2],
    ['check_run', payload('check_run'), 'master', 2],
    ['check_suite', payload('check_suite'), 'master', 2],
  ];
  test.each(cases)('%s: taken as it is, and GitHub is not asked', async (name, event, branch, number) => {
    const { step, api, submitted } = await runOn(name, event);
    expect(step.errors).toEqual([]);
    expect(submitted).toEqual(submittedTo(branch, number));
    expect(step.outputs['pull-request']).toBe(String(number));
    expect(api.received).toEqual([]);
  });

  test('merge_group: number and base are read from the ref', async () => {
    const event = payload('merge_group');
    (event.merge_group as Payload).head_ref = `refs/heads/gh-readonly-queue/release/1.x/pr-104-${'9'.repeat(40)}`;
    const { submitted, api } = await runOn('merge_group', event);
    expect(submitted).toEqual(submittedTo('release/1.x', 104));
    expect(api.received).toEqual([]);
  });

  test('issue_comment on a pull request: GitHub is asked for the branch, which the event does not say', async () => {
    const { submitted, api } = await runOn('issue_comment', onPullRequest, {
      responses: { '/repos/Codertocat/Hello-World/pulls/1': pull(1, 'Codertocat:fix', 'release') },
    });
    expect(submitted).toEqual(submittedTo('release', 1));
    expect(api.received.map(({ url }) => url)).toEqual(['/repos/Codertocat/Hello-World/pulls/1']);
    expect(api.received[0]?.headers.authorization).toBe('token a-github-token');
  });
});

describe('events that lead to a pull request', () => {
  const forked = payload('workflow_run', ({ workflow_run: run }) => (run as Payload).head_branch === 'main');
  const byBranch = '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=octo-org:main';
  const sha = (forked.workflow_run as Payload).head_sha as string;
  const byCommit = `/repos/Codertocat/Hello-World/commits/${sha}/pulls?per_page=100`;

  test('workflow_run of a fork: found by owner and branch', async () => {
    const { submitted, step } = await runOn('workflow_run', forked, {
      responses: { [byBranch]: [pull(7, 'octo-org:main', 'main'), pull(8, 'somebody:else', 'main')] },
    });
    expect(step.errors).toEqual([]);
    expect(submitted).toEqual(submittedTo('main', 7));
  });

  /** The head of the run, as GitHub describes it in a pull request. */
  const headOfRun = { ref: 'main', label: 'octo-org:main', sha, repo: { id: 2, full_name: 'octo-org/octo-repo' } };

  test('workflow_run whose branch is gone: found by commit', async () => {
    const { submitted } = await runOn('workflow_run', forked, {
      responses: { [byBranch]: [], [byCommit]: [pull(9, 'octo-org:main', 'main', { head: headOfRun })] },
    });
    expect(submitted).toEqual(submittedTo('main', 9));
  });

  const others: readonly (readonly [string, object])[] = [
    ['that moved on from it', { ...headOfRun, sha: 'd'.repeat(40) }],
    ['of another owner', { ...headOfRun, label: 'stranger:main', repo: { id: 3, full_name: 'stranger/octo-repo' } }],
    ['of another branch', { ...headOfRun, ref: 'x', label: 'octo-org:x' }],
    ['of another repository', { ...headOfRun, repo: { id: 3, full_name: 'octo-org/other' } }],
  ];
  test.each(others)('workflow_run of a closed pull request: none with the commit is submitted %s', async (_, head) => {
    const { submitted, step } = await runOn('workflow_run', forked, {
      responses: { [byBranch]: [], [byCommit]: [pull(9, 'octo-org:main', 'main', { head })] },
    });
    expect(submitted).toBeUndefined();
    expect(step.errors[0]).toContain(`GitHub knows none (looked for open pull requests from octo-org:main, then`);
  });

  test('push to a branch: the open pull request from it', async () => {
    const event = payload('push', ({ ref }) => ref === 'refs/heads/master');
    event.ref = 'refs/heads/fix';
    const { submitted } = await runOn('push', event, {
      responses: {
        '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=Codertocat:fix': [
          pull(3, 'Codertocat:fix', 'master'),
        ],
      },
    });
    expect(submitted).toEqual(submittedTo('master', 3));
  });

  test('push to a branch without a pull request: one of a stranger that contains the commit is not submitted', async () => {
    const event = payload('push', ({ ref }) => ref === 'refs/heads/master');
    const after = 'e'.repeat(40);
    Object.assign(event, { ref: 'refs/heads/release', after });
    const contains = `/repos/Codertocat/Hello-World/commits/${after}/pulls?per_page=100`;
    const open = '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=Codertocat:release';
    const base = { ref: 'release', sha: after, repo: { id: 1, full_name: 'Codertocat/Hello-World' } };
    for (const head of ['b'.repeat(40), after]) {
      const stranger = { label: 'stranger:x', ref: 'x', sha: head, repo: { id: 3, full_name: 'stranger/Hello-World' } };
      const { submitted, step } = await runOn('push', event, {
        responses: {
          [open]: [],
          [contains]: [pull(9, 'stranger:x', 'release', { head: stranger, base, merge_commit_sha: after })],
        },
      });
      expect(submitted).toBeUndefined();
      expect(step.errors[0]).toContain('the push event names no pull request, and GitHub knows none');
    }
  });

  test('push that merged a pull request: that one, which is passed over', async () => {
    const event = payload('push', ({ ref }) => ref === 'refs/heads/master');
    const after = event.after as string;
    const merged = { state: 'closed', merged_at: '2026-01-01T00:00:00Z', merge_commit_sha: after };
    const { step } = await runOn('push', event, {
      responses: {
        '/repos/Codertocat/Hello-World/pulls?state=open&per_page=100&head=Codertocat:master': [],
        [`/repos/Codertocat/Hello-World/commits/${after}/pulls?per_page=100`]: [
          pull(9, 'octo-org:main', 'master', merged),
        ],
      },
    });
    expect(step.errors).toEqual([]);
    expect(step.outputs).toMatchObject({ skipped: 'true', 'pull-request': '9' });
  });

  test('schedule: about no pull request; a queue is that of the default branch, which GitHub is asked for', async () => {
    const event = { schedule: '0 0 * * *' };
    expect((await runOn('schedule', event)).step.errors[0]).toContain("the schedule event isn't about a pull request");
    const { service, step } = await runOn('schedule', event, {
      more: { operation: 'get-queue' },
      responses: { '/repos/Codertocat/Hello-World': { default_branch: 'trunk' } },
    });
    expect(step.errors).toEqual([]);
    expect(JSON.parse(service.received[0]?.body ?? '')).toEqual({ repo, targetBranch: 'trunk' });
  });
});

describe('repository and host', () => {
  test('an Enterprise Server is the host', async () => {
    const { submitted } = await runOn('pull_request', labelled, {
      environment: { GITHUB_SERVER_URL: 'https://git.example.com' },
    });
    expect(submitted).toMatchObject({ repo: { host: 'git.example.com' } });
  });

  test('repository-host wins', async () => {
    const { submitted } = await runOn('pull_request', labelled, { more: { 'repository-host': 'git.example.org' } });
    expect(submitted).toMatchObject({ repo: { host: 'git.example.org' } });
  });

  test("another repository: the event's pull request is not taken for one of it", async () => {
    const { step, submitted } = await runOn('pull_request', labelled, { more: { repository: 'octo/other' } });
    expect(submitted).toBeUndefined();
    expect(step.errors[0]).toContain('the event is about Codertocat/Hello-World, not about octo/other');
    const given = await runOn('pull_request', labelled, {
      more: { repository: 'octo/other', 'pull-request': '5', 'target-branch': 'main' },
    });
    expect(given.submitted).toEqual({
      repo: { ...repo, owner: 'octo', name: 'other' },
      targetBranch: 'main',
      pr: { number: 5 },
    });
  });

  test('another number than the one of the event: its branch is asked for', async () => {
    const { submitted } = await runOn('pull_request', labelled, {
      more: { 'pull-request': '5' },
      responses: { '/repos/Codertocat/Hello-World/pulls/5': pull(5, 'Codertocat:five', 'five') },
    });
    expect(submitted).toEqual(submittedTo('five', 5));
  });

  test("an event file that isn't a JSON object", async () => {
    const service = await serve(pendingService);
    const workspace = temporaryFolder();
    const step = await runStep({
      inputs: { ...inputs, 'base-url': service.url },
      workspace,
      files: { 'broken.json': '{"half":' },
      environment: { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: join(workspace, 'broken.json') },
    });
    expect(step.exitCode).toBe(1);
    expect(step.errors[0]).toContain(
      'broken.json, which the runner names in GITHUB_EVENT_PATH, does not hold a JSON object',
    );
  });
});

describe('required-label', () => {
  test('without the label nothing is sent, and the step succeeds, even where there is no token', async () => {
    const { step, service } = await runOn('pull_request', labelled, {
      more: { 'required-label': 'merge', 'api-token': '' },
    });
    expect(step.exitCode).toBe(0);
    expect(service.received).toEqual([]);
    expect(step.outputs).toMatchObject({ skipped: 'true', 'pull-request': '2' });
    expect(step.stdout).toContain('the label that pull request #2 got is "bug", not "merge"');
    expect(step.summary).toContain('the label that pull request');
  });

  test('an event that does not say the labels: GitHub is asked', async () => {
    const responses = { '/repos/Codertocat/Hello-World/pulls/2': pull(2, 'Codertocat:changes', 'master') };
    const { submitted, api } = await runOn('check_run', payload('check_run'), {
      more: { 'required-label': 'merge' },
      responses,
    });
    expect(submitted).toEqual(submittedTo('master', 2));
    expect(api.received).toHaveLength(1);
  });
});

test('a branch whose name no address can hold is asked for all the same', async () => {
  const event = payload('check_suite');
  Object.assign(event.check_suite as object, { pull_requests: [], head_branch: 'half \ud800' });
  const { step, api } = await runOn('check_suite', event, {});
  expect(step.exitCode).toBe(1);
  expect(step.errors).toHaveLength(1);
  expect(step.errors[0]).toMatch(/^submit-pull-request: input pull-request: /);
  expect(decodeURIComponent(api.received[0]?.url ?? '')).toContain('/pulls?');
});
