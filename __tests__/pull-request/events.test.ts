import { describe, expect, test } from '@jest/globals';
import { type Payload, labelled, payload } from '../steps/payloads.js';
import { byBranch, byCommit, eventOf, pulls, resolver } from './resolving.js';

const resolve = resolver();
const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const known = { number: 2, sha, branch: 'master', requests: [] };
const asked = (...requests: readonly string[]) => ({ requests });
const none = { error: expect.stringContaining("event isn't about a pull request. Give its number"), requests: [] };
const notFound = (...requests: readonly string[]) => ({
  error: expect.stringContaining('GitHub knows none'),
  requests,
});

const issue = payload('issue_comment');
const issueOfPullRequest = { ...issue, issue: { ...(issue.issue as Payload), pull_request: {} } };
const queued = 'refs/heads/gh-readonly-queue/release/1.x/pr-104-0123456789abcdef0123456789abcdef01234567';
const inQueue = { number: 104, branch: 'release/1.x', requests: [] };
const run = (fields: Payload): Payload => ({ workflow_run: fields });
const moved = { head_sha: 'then', pull_requests: [{ number: 4, head: { sha: 'now' } }] };
const ofOwner = { head_repository: { id: 7, full_name: 'o/then', owner: { login: 'o' } } };

/** A check suite with other fields, or with another pull request in it. */
function suite(fields: Payload, pullRequest: { head?: Payload; base?: Payload } = {}): Payload {
  const given = payload('check_suite').check_suite as Payload & { pull_requests: [{ head: Payload; base: Payload }] };
  const [{ head, base, ...rest }] = given.pull_requests;
  const changed = { ...rest, head: { ...head, ...pullRequest.head }, base: { ...base, ...pullRequest.base } };
  return { ...payload('check_suite'), check_suite: { ...given, pull_requests: [changed], ...fields } };
}

type Row = readonly [event: string, what: string, payload: Payload, gives: object, ref?: string];
const rows: readonly Row[] = [
  ...['pull_request', 'pull_request_target', 'of_tomorrow'].map((name): Row => [name, '', labelled, known]),
  ...['pull_request_review', 'pull_request_review_comment'].map((name): Row => [name, '', payload(name), known]),
  ...['check_run', 'check_suite'].map((name): Row => [name, '', payload(name), known]),
  ['issue_comment', 'on a pull request', issueOfPullRequest, asked(`${pulls}/1`)],
  ['issues', 'on a pull request', issueOfPullRequest, asked(`${pulls}/1`)],
  ['of_tomorrow', 'on a pull request', issueOfPullRequest, asked(`${pulls}/1`)],
  ['issue_comment', 'on an issue', issue, none],
  ['check_suite', 'into a fork', suite({}, { base: { repo: { id: 12 } } }), notFound(byCommit(sha))],
  ['check_suite', 'from a fork', suite({ head_repository: { id: 77 } }), notFound(byCommit(sha))],
  ['check_suite', 'from another branch', suite({}, { head: { ref: 'other' } }), notFound(byCommit(sha))],
  ['workflow_run', 'without a commit', run({ head_branch: 'b', ...ofOwner }), notFound(byBranch('o:b'))],
  ['workflow_run', 'without a branch', run({ head_sha: sha, ...ofOwner }), notFound(byCommit(sha))],
  ['workflow_run', 'without an owner', run({ head_sha: sha, head_branch: 'b' }), notFound(byCommit(sha))],
  ['workflow_run', 'with a text instead of a list', run({ pull_requests: 'none' }), none],
  ['merge_group', 'with its ref', { merge_group: { head_ref: queued } }, inQueue],
  ['merge_group', 'with a short ref', { merge_group: { head_ref: queued.slice(11) } }, inQueue],
  ['merge_group', 'with the ref in the variable', {}, inQueue, queued],
  ...[
    'refs/heads/main',
    'refs/heads/gh-readonly-queue/main/pr-104-',
    'refs/heads/gh-readonly-queue/pr-1-0123',
    `x${queued}`,
    'refs/tags/gh-readonly-queue/main/pr-1-0123',
  ].map((ref): Row => ['merge_group', ref, {}, none, ref]),
  ['push', 'of a merge queue', { ref: queued, after: 'a' }, inQueue, queued],
  ['push', 'to a branch', { ref: 'refs/heads/b', after: sha }, notFound(byBranch('Codertocat:b'), byCommit(sha))],
  ['push', 'to the branch of the variable', {}, notFound(byBranch('Codertocat:b')), 'refs/heads/b'],
  ['push', 'of a tag', { ref: 'refs/tags/v1', after: 'a' }, none],
  ['push', 'that deletes a branch', { ref: 'refs/heads/b', after: 'a', deleted: true }, none],
  ['workflow_dispatch', 'on a branch', {}, notFound(byBranch('Codertocat:b')), 'refs/heads/b'],
  ['workflow_dispatch', 'on the default branch', { repository: { default_branch: 'b' } }, none, 'refs/heads/b'],
  ['workflow_dispatch', 'on a tag', { ref: 'refs/tags/v1' }, none],
];

test.each(rows)('%s %s', async (name, _what, event, gives, ref = '') => {
  const github = Object.fromEntries([byBranch('o:b'), byBranch('Codertocat:b'), byCommit(sha)].map((one) => [one, []]));
  expect(await resolve({ event: eventOf(name, event, { ref }), github })).toMatchObject(gives);
});

test.each(['check_run', 'check_suite', 'workflow_run'])('%s is about its own commit', async (name) => {
  const event = eventOf(name, { [name]: moved });
  for (const more of [{}, { 'pull-request': '4' }])
    expect(await resolve({ event, inputs: { 'target-branch': 'x', ...more } })).toMatchObject({
      number: 4,
      sha: 'then',
    });
});

const all = 'pull_request issue_comment check_run check_suite workflow_run merge_group push workflow_dispatch other';
test.each(all.split(' '))('%s with a payload of anything else is about none', async (name) => {
  for (const odd of [{}, { pull_request: 3, issue: [], check_run: null, check_suite: 'x', workflow_run: 1 }])
    expect(await resolve({ event: eventOf(name, odd) })).toMatchObject(none);
});

describe('of the pull requests that GitHub finds', () => {
  const head = { ref: 'b', sha };
  const pull = (number: number, label: string, more: object = {}): object => ({
    ...{ number, state: 'open', head: { ...head, label }, base: { ref: 'dev' } },
    ...more,
  });
  const own = 'Codertocat:b';
  const pushed = { ref: 'refs/heads/b', after: sha };
  const ran = run({ head_sha: sha, head_branch: 'b', ...ofOwner });
  const merged = {
    merged_at: '2026-01-01T00:00:00Z',
    merge_commit_sha: sha,
    base: { ref: 'b' },
    head: { label: 'o:t' },
  };
  const ofOther = { head: { label: own, repo: { full_name: 'Codertocat/other' } } };
  const older = { head: { label: 'o:b', sha: 'd' } };
  const of = (repo: object | null) => ({ head: { ...head, label: 'o:b', repo } });
  const notMerged = [{ merged_at: null }, { merge_commit_sha: 'd' }, { base: { ref: 'other' } }].map((more) => ({
    ...merged,
    ...more,
  }));
  const nobody = notFound(byBranch(own), byCommit(sha));
  const why = 'Give the number of the pull request';
  const refused = `input pull-request: GitHub's API (GET ${pulls}) answered 403: not for you. ${why}`;

  type Found = readonly [what: string, event: Payload, ofBranch: unknown, ofCommit: unknown, gives: object];
  test.each<Found>([
    ['the one from the branch counts', pushed, [pull(9, 'x:b'), pull(3, own)], [], { number: 3, branch: 'dev' }],
    ['one whose owner is not said does not', pushed, [pull(3, '', { head })], [], nobody],
    ["one of the owner's other repository does not", pushed, [pull(3, own, ofOther)], [], nobody],
    ['the one at the commit counts', pushed, [], [pull(5, 'any:b'), pull(4, own, { state: 'closed' })], { number: 4 }],
    ['the one that the push merged counts', pushed, [], [pull(4, 'o:t', merged)], { number: 4, branch: 'b' }],
    ...notMerged.map((more): Found => ['one not merged so does not', pushed, [], [pull(4, 'o:t', more)], nobody]),
    ['one of a renamed fork counts', ran, [pull(2, 'o:b', of({ id: 7, full_name: 'o/now' }))], [], { number: 2 }],
    ['one of a deleted fork counts', ran, [pull(2, 'o:b', of(null))], [], { number: 2 }],
    ['the one at the commit of the run is first', ran, [pull(1, 'o:b', older), pull(2, 'o:b')], [], { number: 2 }],
    ['the commit of the run stays', ran, [pull(4, 'o:b', older)], [], { number: 4, sha }],
    ['an open one is first', ran, [], [pull(1, 'o:b', { state: 'closed' }), pull(2, 'o:b')], { number: 2 }],
    ['what has no number does not count', pushed, [null, 'x', { title: 'a' }, pull(3, own)], [], { number: 3 }],
    ['an error is the end', pushed, 403, [], { error: refused, requests: [byBranch(own)] }],
    [
      'an answer that is no list ends the search with an error',
      pushed,
      {},
      [],
      { error: expect.stringContaining('answered in a form that the action does not know. Give the number') },
    ],
  ])('%s', async (_title, payload, ofBranch, ofCommit, gives) => {
    const [name, branch] = payload === ran ? ['workflow_run', 'o:b'] : ['push', own];
    const github = { [byBranch(branch)]: ofBranch, [byCommit(sha)]: ofCommit };
    expect(await resolve({ event: eventOf(name, payload), github })).toMatchObject(gives);
  });
});
