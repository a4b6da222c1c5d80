import { describe, expect, test } from '@jest/globals';
import { type Candidates, candidatesOf } from '../../src/pull-request/candidates.js';
import { type Payload, labelled, payload } from '../steps/payloads.js';

const sha = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';

function candidates(name: string, event: Payload, ref = ''): Candidates {
  const repository = { owner: 'Codertocat', name: 'Hello-World' };
  return candidatesOf({
    name,
    payload: event,
    repository,
    serverUrl: 'https://github.com',
    ref,
    actor: '',
    isRerun: false,
  });
}

const nobody = { known: [], searches: [] };

describe('the pull requests that an event is about', () => {
  test.each([
    ['pull_request', labelled],
    ['pull_request_target', labelled],
    ['pull_request_review', payload('pull_request_review')],
    ['pull_request_review_comment', payload('pull_request_review_comment')],
    ['an_event_that_nobody_listed', labelled],
  ])('%s', (name, event) => {
    const { known, searches } = candidates(name, event);
    expect(searches).toEqual([]);
    expect(known).toMatchObject([{ number: 2, headSha: sha, baseBranch: 'master', fromFork: false }]);
  });

  test.each(['issue_comment', 'issues', 'something_else'])(
    '%s: an issue that is a pull request, by its number and labels',
    (name) => {
      const event = payload('issue_comment');
      const issue = event.issue as Payload;
      expect(candidates(name, event)).toEqual(nobody);
      issue.pull_request = { url: 'https://api.github.com/repos/Codertocat/Hello-World/pulls/1' };
      const { known, searches } = candidates(name, event);
      expect(known).toMatchObject([{ number: 1, labels: ['bug'], state: 'open' }]);
      expect(known[0]?.baseBranch).toBeUndefined();
      expect(searches).toEqual([]);
    },
  );

  test.each(['check_run', 'check_suite'])('%s: those in its list, at its commit', (name) => {
    const { known, searches, headSha } = candidates(name, payload(name));
    expect(known).toMatchObject([{ number: 2, headSha: sha, baseBranch: 'master' }]);
    expect(headSha).toBe(sha);
    expect(searches).toMatchObject([{ kind: 'by-commit', head: { sha, branch: 'changes' } }]);
  });

  test.each(['check_run', 'check_suite', 'workflow_run'])(
    '%s: its own commit counts, not the one that a pull request has by now',
    (name) => {
      const event = { [name]: { head_sha: 'then', pull_requests: [{ number: 4, head: { sha: 'now' } }] } };
      expect(candidates(name, event).known).toEqual([{ number: 4, headSha: 'then' }]);
    },
  );

  test('check_suite: those into another repository, or from another branch or repository than its own, are passed over', () => {
    const event = payload('check_suite');
    const suite = event.check_suite as Payload & { pull_requests: [{ head: Payload; base: Payload }] };
    expect(candidates('check_suite', event).known).toHaveLength(1);
    const [{ base }] = suite.pull_requests;
    const { repo } = base;
    base.repo = { id: 12, url: 'https://api.github.com/repos/fork/Hello-World' };
    expect(candidates('check_suite', event).known).toEqual([]);
    base.repo = repo;
    suite.head_repository = { id: 77, owner: { login: 'stranger' } };
    expect(candidates('check_suite', event).known).toEqual([]);
    delete suite.head_repository;
    suite.pull_requests[0].head.ref = 'other';
    expect(candidates('check_suite', event).known).toEqual([]);
  });

  test.each([
    [
      'without a commit',
      { head_branch: 'b', head_repository: { owner: { login: 'o' } } },
      [{ kind: 'by-branch', head: { owner: 'o', branch: 'b' } }],
    ],
    [
      'without a branch',
      { head_sha: 'a', head_repository: { owner: { login: 'o' } } },
      [{ kind: 'by-commit', head: { owner: 'o', sha: 'a' } }],
    ],
    ['without an owner', { head_sha: 'a', head_branch: 'b' }, [{ kind: 'by-commit', head: { branch: 'b', sha: 'a' } }]],
    ['with a text instead of a list', { pull_requests: 'none' }, []],
  ])('workflow_run %s', (_title, run, searches) => {
    expect(candidates('workflow_run', { workflow_run: run })).toMatchObject({ known: [], searches });
  });

  const queued = 'refs/heads/gh-readonly-queue/release/1.x/pr-104-0123456789abcdef0123456789abcdef01234567';
  test.each([
    ['the payload', { merge_group: { head_ref: queued } }, ''],
    ['the payload, without refs/heads', { merge_group: { head_ref: queued.slice('refs/heads/'.length) } }, ''],
    ['the variable', {}, queued],
  ])('merge_group: number and base are in the ref of %s', (_title, event, ref) => {
    expect(candidates('merge_group', event, ref)).toEqual({
      known: [{ number: 104, baseBranch: 'release/1.x' }],
      searches: [],
    });
  });

  test.each([
    'refs/heads/main',
    'refs/heads/gh-readonly-queue/main/pr-104-',
    'refs/heads/gh-readonly-queue/pr-1-0123',
    `x${queued}`,
    'refs/tags/gh-readonly-queue/main/pr-1-0123',
  ])('merge_group: none is in %s', (ref) => {
    expect(candidates('merge_group', {}, ref)).toEqual(nobody);
  });

  test('push of a merge queue: the pull request of the ref', () => {
    const { known } = candidates('push', { ref: queued, after: 'a' }, queued);
    expect(known).toEqual([{ number: 104, baseBranch: 'release/1.x' }]);
  });

  test('push to a branch: a search by it, then by the commit', () => {
    const head = { repository: { full_name: 'Codertocat/Hello-World' }, owner: 'Codertocat', branch: 'fix' };
    expect(candidates('push', { ref: 'refs/heads/fix', after: 'abc' })).toEqual({
      known: [],
      searches: [
        { kind: 'by-branch', head },
        { kind: 'by-commit', head: { ...head, sha: 'abc' }, mergedInto: 'fix' },
      ],
    });
    expect(candidates('push', {}, 'refs/heads/a/b').searches).toMatchObject([
      { kind: 'by-branch', head: { owner: 'Codertocat', branch: 'a/b' } },
    ]);
    expect(
      candidatesOf({
        name: 'push',
        payload: { after: 'abc' },
        repository: undefined,
        serverUrl: '',
        ref: 'refs/heads/x',
        actor: '',
        isRerun: false,
      }).searches,
    ).toMatchObject([{ kind: 'by-commit', head: { branch: 'x', sha: 'abc' } }]);
  });

  test.each([
    ['a tag', { ref: 'refs/tags/v1', after: 'a' }],
    ['a branch that was deleted', { ref: 'refs/heads/x', after: 'a', deleted: true }],
    ['nothing', {}],
  ])('push of %s is about none', (_title, event) => {
    expect(candidates('push', event)).toEqual(nobody);
  });

  test('workflow_dispatch on a branch: a search by it; on the default branch or a tag: none', () => {
    const repository = { default_branch: 'main' };
    expect(candidates('workflow_dispatch', { repository, ref: 'refs/heads/fix' })).toMatchObject({
      known: [],
      searches: [{ kind: 'by-branch', head: { owner: 'Codertocat', branch: 'fix' } }],
    });
    expect(candidates('workflow_dispatch', { repository }, 'refs/heads/fix').searches).toHaveLength(1);
    expect(candidates('workflow_dispatch', { repository, ref: 'refs/heads/main' })).toEqual(nobody);
    expect(candidates('workflow_dispatch', { repository, ref: 'refs/tags/v1' })).toEqual(nobody);
    expect(
      candidatesOf({
        name: 'workflow_dispatch',
        payload: {},
        repository: undefined,
        serverUrl: '',
        ref: 'refs/heads/x',
        actor: '',
        isRerun: false,
      }),
    ).toEqual(nobody);
  });

  test.each([
    'pull_request',
    'issue_comment',
    'check_run',
    'check_suite',
    'workflow_run',
    'merge_group',
    'push',
    'workflow_dispatch',
    'other',
    '',
  ])('%s with a payload of anything else is about none', (name) => {
    for (const odd of [{}, { pull_request: 3, issue: [], check_run: null, check_suite: 'x', workflow_run: 1 }]) {
      expect(candidates(name, odd).known).toEqual([]);
    }
  });
});
