import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { readInputs } from '../../src/inputs/inputs.js';
import type { WorkflowEvent } from '../../src/pull-request/event.js';
import { type Context, type Needs, resolveContext, whyTokenIsEmpty } from '../../src/pull-request/context.js';
import { type Payload, labelled, payload } from '../steps/payloads.js';
import { testClock } from '../service/requests/test-clock.js';
import { respond } from '../steps/servers.js';
import { serveGitHub } from './github-server.js';

const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const needed: Needs = { pullRequest: 'required', targetBranch: true, repository: true };

function eventOf(name: string, event: Payload, more: Partial<WorkflowEvent> = {}): WorkflowEvent {
  return {
    name,
    payload: event,
    repository: { owner: 'Codertocat', name: 'Hello-World' },
    serverUrl: 'https://github.com',
    ref: '',
    actor: 'octocat',
    isRerun: false,
    ...more,
  };
}

async function resolve(
  event: WorkflowEvent,
  given: Readonly<Record<string, string>> = {},
  needs: Needs = needed,
): Promise<Context> {
  const environment = Object.fromEntries(
    Object.entries({ operation: 'submit-pull-request', ...given }).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]),
  );
  return resolveContext(await readInputs(environment), event, needs, new AbortController().signal, {
    clock: testClock(Date.now()),
  });
}

/** What is read of a pull request in a response of GitHub's API. */
const pull = (number: number, head: string, base: string, more: object = {}): object => ({
  number,
  state: 'open',
  title: `Title ${String(number)}`,
  labels: [{ name: 'Merge' }],
  head: { ref: head.split(':')[1], label: head, sha: 'a'.repeat(40), repo: { id: 2 } },
  base: { ref: base, repo: { id: 1 } },
  ...more,
});

type Handler = (path: string, response: ServerResponse) => void;

const received: { readonly url: string; readonly authorization: string | undefined }[] = [];
let handler: Handler = () => undefined;
serveGitHub((request, response) => {
  const path = decodeURIComponent(request.url ?? '');
  received.push({ url: path, authorization: request.headers.authorization });
  handler(path, response);
});

beforeEach(() => {
  received.length = 0;
  handler = (_path, response) => {
    respond(response, 404, { message: 'Not Found' });
  };
});

/** From here on GitHub has these responses by path and query; a number is an error status. */
function github(responses: Readonly<Record<string, unknown>>): void {
  handler = (path, response) => {
    const found = responses[path];
    if (typeof found === 'number') respond(response, found, { message: 'not for you' });
    else if (found === undefined) respond(response, 404, { message: 'Not Found' });
    else respond(response, 200, found as object);
  };
}

const asking = { 'github-token': 'a-github-token' };
const asked = (): string[] => received.map(({ url }) => url);
const pulls = '/repos/Codertocat/Hello-World/pulls';
const byBranch = (head: string): string => `${pulls}?state=open&per_page=100&head=${head}`;

describe('an event that says everything', () => {
  test('is what is meant', async () => {
    expect(await resolve(eventOf('pull_request', labelled))).toEqual({
      repository: { host: 'github.com', owner: 'Codertocat', name: 'Hello-World' },
      targetBranch: 'master',
      skip: undefined,
      warnings: [],
      pullRequest: {
        number: 2,
        sha,
        title: 'Update the README with new information.',
        baseBranch: 'master',
        baseSha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
        url: 'https://github.com/Codertocat/Hello-World/pull/2',
      },
    });
  });

  test('gives way to inputs', async () => {
    const given = {
      'target-branch': 'refs/heads/next',
      'pull-request-sha': 'B'.repeat(40),
      repository: 'git.example.com/Codertocat/Hello-World',
    };
    expect(await resolve(eventOf('pull_request', labelled), given)).toMatchObject({
      repository: { host: 'git.example.com' },
      targetBranch: 'next',
      pullRequest: {
        number: 2,
        sha: 'b'.repeat(40),
        baseBranch: 'master',
        url: 'https://git.example.com/Codertocat/Hello-World/pull/2',
      },
    });
  });

  test('names the host of an Enterprise Server, whatever its scheme and port', async () => {
    const event = eventOf('pull_request', labelled, { serverUrl: 'http://git.example.com:8080' });
    expect(await resolve(event)).toMatchObject({
      repository: { host: 'git.example.com:8080' },
      pullRequest: { url: 'http://git.example.com:8080/Codertocat/Hello-World/pull/2' },
    });
  });
});

describe('what an operation does not need', () => {
  test('is not there: no pull request', async () => {
    const context = await resolve(eventOf('pull_request', labelled), {}, { ...needed, pullRequest: 'none' });
    expect(context.pullRequest).toBeUndefined();
    expect(context.targetBranch).toBe('master');
  });

  test('is not there: no target branch', async () => {
    const context = await resolve(eventOf('pull_request', labelled), {}, { ...needed, targetBranch: false });
    expect(context.targetBranch).toBeUndefined();
    expect(context.pullRequest?.baseBranch).toBe('master');
  });

  test('is not asked for: a pull request that may be known', async () => {
    const ifKnown = { ...needed, pullRequest: 'if-known' } as const;
    expect((await resolve(eventOf('pull_request', labelled), {}, ifKnown)).pullRequest?.number).toBe(2);
    const none = await resolve(eventOf('schedule', {}), { 'target-branch': 'x' }, ifKnown);
    expect(none.pullRequest).toBeUndefined();
    const two = { workflow_run: { pull_requests: [{ number: 1 }, { number: 2 }] } };
    expect(
      (await resolve(eventOf('workflow_run', two), { 'target-branch': 'x' }, ifKnown)).pullRequest,
    ).toBeUndefined();
  });

  test('no repository at all', async () => {
    const nowhere = eventOf('', {}, { repository: undefined });
    expect(
      await resolve(nowhere, { 'target-branch': 'x' }, { pullRequest: 'none', targetBranch: false, repository: false }),
    ).toEqual({
      repository: undefined,
      targetBranch: 'x',
      pullRequest: undefined,
      warnings: [],
      skip: undefined,
    });
    await expect(resolve(nowhere)).rejects.toThrow('input repository: nothing names the repository. Give owner/name');
  });
});

describe('several candidates', () => {
  const run = (...pullRequests: object[]): WorkflowEvent =>
    eventOf('workflow_run', { workflow_run: { pull_requests: pullRequests } });
  const candidate = (number: number, base: string, more: object = {}): object => ({
    number,
    base: { ref: base },
    ...more,
  });

  test('are narrowed by the branch that was given', async () => {
    const event = run(candidate(1, 'a'), candidate(2, 'b'));
    expect((await resolve(event, { 'target-branch': 'b' })).pullRequest?.number).toBe(2);
  });

  test('are kept where none of this applies', async () => {
    const event = run(candidate(1, 'a', { state: 'closed' }));
    expect((await resolve(event, { 'target-branch': 'z' })).pullRequest?.number).toBe(1);
  });

  test('are listed, with the inputs that decide', async () => {
    const event = run(candidate(1, 'a'), candidate(2, 'b'));
    await expect(resolve(event)).rejects.toThrow(
      'input pull-request: the workflow_run event is about 2 pull requests: #1 (a), #2 (b). Give the number of one, or target-branch',
    );
  });

  test('are narrowed to those at the commit of the event', async () => {
    github({
      [byBranch('o:b')]: [pull(1, 'o:b', 'a'), pull(2, 'o:b', 'a', { head: { label: 'o:b', sha: 'c'.repeat(40) } })],
    });
    const event = eventOf('workflow_run', {
      workflow_run: { head_sha: 'c'.repeat(40), head_branch: 'b', head_repository: { owner: { login: 'o' } } },
    });
    expect((await resolve(event, asking)).pullRequest?.number).toBe(2);
  });
});

describe('what the event does not say', () => {
  const onPullRequest = payload('issue_comment');
  (onPullRequest.issue as Payload).pull_request = {};

  test('GitHub is asked for: the branch; and what else it says is kept', async () => {
    github({ [`${pulls}/1`]: pull(1, 'o:b', 'release') });
    const context = await resolve(eventOf('issue_comment', onPullRequest), asking);
    expect(context).toMatchObject({
      targetBranch: 'release',
      pullRequest: {
        number: 1,
        sha: 'a'.repeat(40),
        baseBranch: 'release',
        title: 'Spelling error in the README file',
      },
    });
    expect(asked()).toEqual([`${pulls}/1`]);
    expect(received[0]?.authorization).toBe('token a-github-token');
  });

  test('a number that the event knows too brings what the event says, another number does not', async () => {
    expect((await resolve(eventOf('pull_request', labelled), { 'pull-request': '2' })).pullRequest?.sha).toBe(sha);
    const other = await resolve(eventOf('pull_request', labelled), { 'pull-request': '5', 'target-branch': 'x' });
    expect(other.pullRequest).toMatchObject({ number: 5, sha: undefined, title: undefined });
  });

  describe('the head commit, where it is sent', () => {
    const sent = { ...needed, headSha: true };

    test('is asked of GitHub although the branch is given, and only then', async () => {
      github({ [`${pulls}/5`]: pull(5, 'o:b', 'release') });
      const given = { ...asking, 'pull-request': '5', 'target-branch': 'release' };
      expect((await resolve(eventOf('push', {}), given)).pullRequest?.sha).toBeUndefined();
      expect(received).toEqual([]);
      expect((await resolve(eventOf('push', {}), given, sent)).pullRequest?.sha).toBe('a'.repeat(40));
      expect(asked()).toEqual([`${pulls}/5`]);
    });

    test('is taken from the event or the input without asking', async () => {
      expect((await resolve(eventOf('pull_request', labelled), asking, sent)).pullRequest?.sha).toBe(sha);
      const given = { ...asking, 'pull-request': '5', 'target-branch': 'x', 'pull-request-sha': 'b'.repeat(40) };
      expect((await resolve(eventOf('push', {}), given, sent)).pullRequest?.sha).toBe('b'.repeat(40));
      expect(received).toEqual([]);
    });

    test('is that of the run, where the pull request has moved on since', async () => {
      github({ [byBranch('o:b')]: [pull(4, 'o:b', 'main')] });
      const event = eventOf('workflow_run', {
        workflow_run: { head_sha: 'c'.repeat(40), head_branch: 'b', head_repository: { owner: { login: 'o' } } },
      });
      expect((await resolve(event, asking, sent)).pullRequest).toMatchObject({ number: 4, sha: 'c'.repeat(40) });
    });

    test('is an error that names the input, where GitHub does not say it either', async () => {
      github({ [`${pulls}/5`]: { number: 5, base: { ref: 'main' } } });
      await expect(resolve(eventOf('push', {}), { ...asking, 'pull-request': '5' }, sent)).rejects.toThrow(
        'input pull-request-sha: neither the event nor GitHub gives it. Give the head commit of the pull request',
      );
    });
  });

  test('GitHub is not asked about the repository of another host', async () => {
    const given = { ...asking, 'pull-request': '5', repository: 'git.example.com/a/b/c' };
    await expect(resolve(eventOf('push', {}), given)).rejects.toThrow(
      "input target-branch: the event doesn't give it, and git.example.com is not the GitHub server of this workflow, so it can't be asked. Give the branch that the queue merges into",
    );
    expect(await resolve(eventOf('push', {}), { ...given, 'target-branch': 'x' })).toMatchObject({
      repository: { host: 'git.example.com', owner: 'a/b', name: 'c' },
      pullRequest: { number: 5, url: undefined },
    });
    expect(received).toEqual([]);
  });

  test('GitHub knows no branch of the pull request either: the default branch', async () => {
    github({ [`${pulls}/5`]: { number: 5 } });
    const event = eventOf('push', { repository: { default_branch: 'trunk' } });
    expect((await resolve(event, { ...asking, 'pull-request': '5' })).targetBranch).toBe('trunk');
  });

  test('a search finds by branch, and passes over other heads', async () => {
    github({
      [byBranch('Codertocat:fix')]: [pull(9, 'x:fix', 'dev'), pull(3, 'Codertocat:fix', 'dev')],
    });
    const context = await resolve(eventOf('push', { ref: 'refs/heads/fix', after: 'c'.repeat(40) }), asking);
    expect(context).toMatchObject({ targetBranch: 'dev', pullRequest: { number: 3 } });
    expect(asked()).toEqual([byBranch('Codertocat:fix')]);
  });

  test('a search by branch that finds none continues by commit', async () => {
    const byCommit = `/repos/Codertocat/Hello-World/commits/${'c'.repeat(40)}/pulls?per_page=100`;
    const head = { ref: 'fix', label: 'Codertocat:fix', sha: 'c'.repeat(40), repo: null };
    const closed = pull(4, 'Codertocat:fix', 'dev', { head, state: 'closed' });
    github({ [byBranch('Codertocat:fix')]: [], [byCommit]: [pull(5, 'any:thing', 'dev'), closed] });
    const context = await resolve(eventOf('push', { ref: 'refs/heads/fix', after: 'c'.repeat(40) }), asking);
    expect(context.pullRequest?.number).toBe(4);
    expect(asked()).toEqual([byBranch('Codertocat:fix'), byCommit]);
  });

  test('the default branch is in the payload, or at GitHub', async () => {
    const none = { ...needed, pullRequest: 'none' } as const;
    const said = eventOf('schedule', { repository: { default_branch: 'trunk' } });
    expect((await resolve(said, {}, none)).targetBranch).toBe('trunk');
    github({
      '/repos/Codertocat/Hello-World': { default_branch: 'dev' },
      '/repos/a/b': { default_branch: 'ab' },
    });
    expect((await resolve(eventOf('schedule', {}), asking, none)).targetBranch).toBe('dev');
    expect((await resolve(said, { ...asking, repository: 'a/b' }, none)).targetBranch).toBe('ab');
    expect(asked()).toEqual(['/repos/Codertocat/Hello-World', '/repos/a/b']);
  });
});

describe('what passes a pull request over', () => {
  const open = { ...needed, open: true };
  const fork = { head: { ...((labelled.pull_request as Payload).head as Payload), repo: { id: 1 } } };
  const happened = (action: string, changed: Payload, label?: string): WorkflowEvent => {
    const pullRequest = { ...(labelled.pull_request as Payload), labels: [{ name: 'Merge' }], ...changed };
    return eventOf('pull_request', {
      action,
      pull_request: pullRequest,
      ...(label === undefined ? {} : { label: { name: label } }),
    });
  };

  test.each<[string, WorkflowEvent, string | undefined]>([
    ['the label was added', happened('labeled', {}, 'merge'), undefined],
    [
      'another label was added beside it',
      happened('labeled', {}, 'docs'),
      'the label that pull request #2 got is "docs", not "merge" or "now"',
    ],
    ['it carries one of several', happened('synchronize', { labels: [{ name: 'now' }] }), undefined],
    [
      'it carries none',
      happened('synchronize', { labels: [{ name: 'docs' }] }),
      'pull request #2 doesn\'t have the label "merge" or "now": it has only "docs"',
    ],
    [
      'the label was added and removed since',
      happened('labeled', { labels: [] }, 'merge'),
      'pull request #2 doesn\'t have the label "merge" or "now": it has no label',
    ],
    ['it is closed', happened('labeled', { state: 'closed', merged: false }, 'merge'), 'pull request #2 is closed'],
    [
      'it is merged',
      happened('labeled', { state: 'closed', merged: true }, 'merge'),
      'pull request #2 is merged already',
    ],
    ['a fork got the label', happened('labeled', fork, 'merge'), undefined],
    [
      'a fork pushed',
      happened('synchronize', fork),
      'pull request #2 comes from a fork, which pushed after the label was added. Look at its new commits, then remove the label and add it again',
    ],
  ])('%s', async (_what, event, skip) => {
    expect((await resolve(event, { 'required-label': 'merge\nnow' }, open)).skip).toBe(skip);
  });

  test.each([
    ['the operation submits nothing', { 'required-label': 'merge' }, needed],
    ['another pull request is named', { ...asking, 'required-label': 'merge', 'pull-request': '5' }, open],
  ])('a push to a fork decides nothing where %s', async (_what, given, needs) => {
    github({ [`${pulls}/5`]: pull(5, 'o:b', 'dev', { labels: [{ name: 'merge' }] }) });
    expect((await resolve(happened('synchronize', fork), given, needs)).skip).toBeUndefined();
  });
});

describe('a run that is run again has the event of its first attempt', () => {
  const open = { ...needed, open: true };
  const given = { ...asking, 'required-label': 'bug' };
  const now = (more: object): void => {
    github({ [`${pulls}/2`]: pull(2, 'Codertocat:changes', 'dev', { labels: [{ name: 'bug' }], ...more }) });
  };
  const labels = [{ name: 'bug' }];
  const before = (isRerun: boolean): WorkflowEvent =>
    eventOf(
      'pull_request',
      {
        ...labelled,
        action: 'labeled',
        label: { name: 'bug' },
        pull_request: { ...(labelled.pull_request as Payload), labels },
      },
      { isRerun },
    );

  test.each([
    ['nothing has changed', {}, undefined],
    ['the label was removed', { labels: [] }, 'pull request #2 doesn\'t have the label "bug": it has no label'],
    ['it was merged', { state: 'closed', merged_at: '2026-01-01T00:00:00Z' }, 'pull request #2 is merged already'],
  ])('%s since', async (_what, more, skip) => {
    now(more);
    const context = await resolve(before(true), given, open);
    expect(context.skip).toBe(skip);
    expect(context.warnings).toEqual([]);
    expect(context.pullRequest?.sha).toBe(sha);
    expect(asked()).toEqual([`${pulls}/2`]);
  });

  test('GitHub does not answer: the event decides, with a warning that names the permission', async () => {
    handler = (_path, response) => {
      respond(response, 403, { message: 'Resource not accessible by integration' });
    };
    const context = await resolve(before(true), given, open);
    expect(context.skip).toBeUndefined();
    expect(context.warnings).toEqual([
      expect.stringMatching(/^This is a rerun, and the labels and the state .*"pull-requests: read"/),
    ]);
  });

  test.each<[string, WorkflowEvent, Record<string, string>, Needs]>([
    ['a first attempt', before(false), given, open],
    [
      'another host',
      before(true),
      { ...given, repository: 'git.example.com/Codertocat/Hello-World', 'target-branch': 'x' },
      open,
    ],
  ])('%s asks nothing', async (_what, event, inputs, needs) => {
    expect((await resolve(event, inputs, needs)).warnings).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe('what nobody says names the input that decides', () => {
  const none = { ...needed, pullRequest: 'none' } as const;
  test.each<[string, WorkflowEvent, Record<string, string>, Needs, string]>([
    ['no event', eventOf('', {}), {}, needed, 'input pull-request: no event names a pull request. Give its number'],
    [
      'an event about none',
      eventOf('schedule', {}),
      {},
      needed,
      "input pull-request: the schedule event isn't about a pull request. Give its number",
    ],
    [
      'an event of another repository',
      eventOf('pull_request', labelled),
      { repository: 'a/b' },
      needed,
      'input pull-request: the event is about Codertocat/Hello-World, not about a/b. Give the number of the pull request',
    ],
    [
      'an event of a repository of the same name',
      eventOf('pull_request', labelled),
      { repository: 'octocat/Hello-World' },
      needed,
      'input pull-request: the event is about Codertocat/Hello-World, not about octocat/Hello-World. Give the number',
    ],
    [
      'a search without a token',
      eventOf('push', { ref: 'refs/heads/x' }),
      {},
      needed,
      "input pull-request: the event doesn't give it, and GitHub can't be asked without github-token. Give the number of the pull request",
    ],
    [
      'a branch without a token',
      eventOf('schedule', {}),
      { 'pull-request': '5' },
      needed,
      "input target-branch: the event doesn't give it, and GitHub can't be asked without github-token. Give the branch that the queue merges into",
    ],
    [
      'labels without a token',
      eventOf('schedule', {}),
      { 'pull-request': '5', 'required-label': 'x' },
      none,
      "input required-label: the event doesn't give it, and GitHub can't be asked without github-token. Remove required-label",
    ],
  ])('%s', async (_title, event, given, needs, expected) => {
    await expect(resolve(event, given, needs)).rejects.toThrow(expected);
  });

  test('a search that finds none says where it looked', async () => {
    github({
      [byBranch('Codertocat:x')]: [],
      [`/repos/Codertocat/Hello-World/commits/abc/pulls?per_page=100`]: [],
    });
    await expect(resolve(eventOf('push', { ref: 'refs/heads/x', after: 'abc' }), asking)).rejects.toThrow(
      'input pull-request: the push event names no pull request, and GitHub knows none (looked for open pull requests from Codertocat:x, then pull requests whose head is commit abc). Give its number',
    );
  });

  test.each([
    [
      { [byBranch('Codertocat:x')]: 403 },
      "input pull-request: GitHub's API (GET /repos/Codertocat/Hello-World/pulls) answered 403: not for you",
    ],
    [
      { [byBranch('Codertocat:x')]: { a: 1 } },
      "input pull-request: GitHub's response about pull requests isn't a list",
    ],
  ])('a response of GitHub that is of no use is said', async (responses, expected) => {
    github(responses);
    await expect(resolve(eventOf('push', { ref: 'refs/heads/x' }), asking)).rejects.toThrow(expected);
  });

  test('GitHub is asked again when it may be better, and not when it said no', async () => {
    handler = (_path, response) => {
      if (received.length < 3) respond(response, received.length === 1 ? 502 : 429, 'busy', { 'retry-after': '0' });
      else respond(response, 200, { default_branch: 'dev' });
    };
    expect((await resolve(eventOf('schedule', {}), asking, none)).targetBranch).toBe('dev');
    expect(received).toHaveLength(3);
    github({ '/repos/Codertocat/Hello-World': 401 });
    await expect(resolve(eventOf('schedule', {}), asking, none)).rejects.toThrow('answered 401: not for you');
    expect(received).toHaveLength(4);
  });
});

describe('a required label', () => {
  const event = eventOf('pull_request', labelled);

  test('is carried in any case', async () => {
    expect((await resolve(event, { 'required-label': 'BUG' })).skip).toBeUndefined();
  });

  test('makes a pull request needed where the operation needs none', async () => {
    const none = { ...needed, pullRequest: 'none' } as const;
    await expect(resolve(eventOf('schedule', {}), { 'required-label': 'x' }, none)).rejects.toThrow(
      'input pull-request: ',
    );
    expect((await resolve(event, { 'required-label': 'bug' }, none)).pullRequest?.number).toBe(2);
  });
});

describe('why a token is empty', () => {
  const forked = (name: string, more: Partial<WorkflowEvent> = {}): WorkflowEvent =>
    eventOf(name, { pull_request: { number: 1, head: { repo: { id: 1 } }, base: { repo: { id: 2 } } } }, more);

  test.each<[string, WorkflowEvent, RegExp]>([
    [
      'Dependabot',
      eventOf('push', {}, { actor: 'dependabot[bot]' }),
      /^it is empty because Dependabot started this workflow, .*Add the token to the Dependabot secrets, or run this operation in a workflow_run workflow, /,
    ],
    [
      'a fork',
      forked('pull_request'),
      /^it is empty because this pull request comes from a fork, whose workflows get no secrets\. Instead, run this operation in a workflow_run workflow, which gets them, and pass what it needs from the pull request as an artifact$/,
    ],
    [
      'a fork that was deleted',
      eventOf('pull_request', { pull_request: { number: 1, head: { repo: null }, base: { repo: { id: 2 } } } }),
      /comes from a fork/,
    ],
    ['a fork, in a review', forked('pull_request_review'), /comes from a fork/],
    ['a fork, in pull_request_target', forked('pull_request_target'), /^it is empty\. Give the token/],
    ['a branch of the repository', eventOf('pull_request', labelled), /^it is empty\. Give the token/],
    [
      'nothing',
      eventOf('', {}),
      /^it is empty\. Give the token of the service, from a secret \(and check that the secret exists in this repository\)$/,
    ],
  ])('%s', (_title, event, expected) => {
    expect(whyTokenIsEmpty(event)).toMatch(expected);
  });
});

test('github.com is not asked with the token of an Enterprise Server', async () => {
  const event = eventOf('push', {}, { serverUrl: 'https://ghes.example.org', apiUrl: 'http://127.0.0.1:1' });
  const given = { repository: 'github.com/o/r', 'pull-request': '5', 'github-token': 'a-token-of-the-server' };
  await expect(resolve(event, given)).rejects.toThrow(
    "target-branch: the event doesn't give it, and github.com is not the GitHub server of this workflow",
  );
});
