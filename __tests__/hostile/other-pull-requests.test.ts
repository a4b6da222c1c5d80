import { expect } from '@jest/globals';
import fc from 'fast-check';
import { outputsIn } from '../steps/runner.js';
import { inProcess } from './in-process.js';
import { property } from './property.js';
import { service } from './service.js';
import { githubToken, token } from './text.js';

const server = service();

const own = 'Codertocat/Hello-World';
const sha = 'a'.repeat(40);

type Of<Values> = Values extends fc.Arbitrary<infer One> ? One : never;

/** Heads that are alike in one thing or another. */
const head = fc.record({
  owner: fc.constantFrom('Codertocat', 'stranger'),
  name: fc.constantFrom('Hello-World', 'other'),
  branch: fc.constantFrom('fix', 'main'),
  sha: fc.constantFrom(sha, 'b'.repeat(40)),
});

const pullRequest = fc.record({
  head,
  base: fc.constantFrom('main', 'fix'),
  state: fc.constantFrom('open', 'closed'),
  isMerged: fc.boolean(),
});

/** As GitHub's API has it; numbers count from 1. */
const listed = ({ head: from, base, state, isMerged }: Of<typeof pullRequest>, index: number): object => ({
  number: index + 1,
  state,
  merged_at: isMerged && state === 'closed' ? '2026-01-01T00:00:00Z' : null,
  merge_commit_sha: sha,
  head: {
    label: `${from.owner}:${from.branch}`,
    ref: from.branch,
    sha: from.sha,
    repo: { full_name: `${from.owner}/${from.name}` },
  },
  base: { ref: base, repo: { full_name: own } },
});

const anyCase = fc.record({
  name: fc.constantFrom('push', 'workflow_run', 'check_suite', 'check_run', 'workflow_dispatch'),
  head: head.map((one) => ({ ...one, sha })),
  pullRequests: fc.array(pullRequest, { maxLength: 4 }),
  /** Whether the event holds the list itself, as it does where the head is in the repository. */
  isListed: fc.boolean(),
});

function eventOf(
  name: string,
  from: Readonly<Record<'owner' | 'name' | 'branch' | 'sha', string>>,
  pullRequests: readonly object[],
): object {
  const repository = { full_name: own, default_branch: 'trunk' };
  const run = {
    head_sha: from.sha,
    head_branch: from.branch,
    head_repository: { full_name: `${from.owner}/${from.name}`, owner: { login: from.owner } },
    pull_requests: pullRequests,
  };
  if (name === 'check_run') return { repository, check_run: { head_sha: from.sha, check_suite: run } };
  if (name === 'push' || name === 'workflow_dispatch') {
    return { repository, ref: `refs/heads/${from.branch}`, after: from.sha };
  }
  return { repository, [name]: run };
}

/** Submits the pull request of an event, and gives what was sent to be submitted. */
async function submitted(name: string, event: object, list: readonly object[]) {
  server.respondWith(({ url }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: url.startsWith('/v1/') ? '{"state":"PENDING"}' : JSON.stringify(list),
  }));
  const { output } = await inProcess({
    inputs: {
      operation: 'submit-pull-request',
      'base-url': server.url,
      'api-token': token,
      'github-token': githubToken,
      'target-branch': 'main',
    },
    eventName: name,
    event: JSON.stringify(event),
    environment: { GITHUB_API_URL: server.origin },
  });
  const sent = server.arrived.find(({ url }) => url === '/v1/submitPullRequest');
  if (sent === undefined) return undefined;
  const { pr } = JSON.parse(sent.body.toString()) as { pr: { number: number } };
  expect(outputsIn(output).get('pull-request')).toBe(String(pr.number));
  return pr.number;
}

property(
  'whatever pull requests there are beside the one of the event, none of them is submitted',
  anyCase,
  async ({ name, head: from, pullRequests, isListed }) => {
    // What is pushed or dispatched is in the workflow's own repository.
    const isOwn = name === 'push' || name === 'workflow_dispatch';
    const expected = isOwn ? { ...from, owner: 'Codertocat', name: 'Hello-World' } : from;
    const list = pullRequests.map(listed);
    const number = await submitted(name, eventOf(name, expected, isListed ? list : []), list);
    if (number === undefined) return;
    const taken = pullRequests[number - 1];
    // The commit may be an older one of the same branch.
    expect(taken && { ...taken.head, sha }).toEqual(expected);
  },
  { share: 0.5 },
);
