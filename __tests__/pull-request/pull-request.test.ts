import { describe, expect, test } from '@jest/globals';
import {
  describePullRequest,
  isFrom,
  isMergedAs,
  pullRequestFacts,
  targets,
} from '../../src/pull-request/pull-request.js';
import { type Payload, labelled } from '../steps/payloads.js';

const long = labelled.pull_request as Payload & { head: Payload; base: Payload };

describe('the facts of a pull request', () => {
  test('in its long form', () => {
    expect(pullRequestFacts(long)).toEqual({
      number: 2,
      updatedAt: '2019-05-15T15:20:35Z',
      headPushedAt: '2019-05-15T15:20:33Z',
      headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      baseBranch: 'master',
      baseSha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e',
      title: 'Update the README with new information.',
      labels: ['bug'],
      state: 'open',
      fromFork: false,
      head: 'Codertocat:changes',
      headBranch: 'changes',
    });
  });

  test.each([undefined, null, 'x', [], {}, { number: '2' }, { number: null }])('are not in %j', (value) => {
    expect(pullRequestFacts(value)).toBeUndefined();
  });

  test('may be its number alone', () => {
    // Strictly, since facts from elsewhere are filled in where a field is missing, not where it is undefined.
    expect(pullRequestFacts({ number: 3 })).toStrictEqual({ number: 3 });
    expect(pullRequestFacts({ number: 3, head: null, base: 'x', title: 5, labels: 'bug', state: '' })).toStrictEqual({
      number: 3,
    });
  });

  const between = (head: unknown, base: unknown): boolean | undefined =>
    pullRequestFacts({ number: 1, head: { repo: head }, base: { repo: base } })?.fromFork;
  test.each([
    ['the same id', { id: 1 }, { id: 1 }, false],
    ['another id', { id: 1 }, { id: 2 }, true],
    ['the same name', { full_name: 'a/b' }, { full_name: 'a/b' }, false],
    ['another name', { full_name: 'a/b' }, { full_name: 'c/b' }, true],
    ['the same id under a new name', { id: 1, full_name: 'a/b' }, { id: 1, full_name: 'a/c' }, false],
    ['a fork that was deleted', null, { id: 1 }, true],
    ['nothing in common', { id: 1 }, { url: 'a' }, undefined],
    ['nothing', undefined, undefined, undefined],
  ])('say whether it comes from a fork: %s', (_title, head, base, expected) => {
    expect(between(head, base)).toBe(expected);
  });
});

const address = 'https://api.github.com/repos/a/b';
test.each([
  [{ base: { repo: { id: 1 } } }, true],
  [{ base: { repo: { id: 2 } } }, false],
  [{ base: { repo: { url: address } } }, true],
  [{ base: { repo: { url: 'other' } } }, false],
  [{}, true],
  ['x', false],
])('%j of a list belongs to this repository: %j', (pullRequest, expected) => {
  expect(targets(pullRequest, { id: 1, url: address })).toBe(expected);
});

describe('the head of a pull request', () => {
  const head = { label: 'o:b', ref: 'b', sha: 'c', repo: { id: 1, full_name: 'o/fork' } };
  const wanted = { repository: { id: 1, full_name: 'o/fork' }, owner: 'o', branch: 'b', sha: 'c' };

  test.each([
    ['the same', head, true],
    ['another commit', { ...head, sha: 'd' }, false],
    ['another branch', { ...head, label: 'o:x', ref: 'x' }, false],
    ['another owner', { ...head, label: 'p:b' }, false],
    ['another repository of the same owner', { ...head, repo: { id: 2, full_name: 'o/other' } }, false],
    ['the same repository under a new name', { ...head, repo: { id: 1, full_name: 'o/renamed' } }, true],
    ['a repository that was deleted', { ...head, repo: null }, true],
  ])('%s', (_title, found, expected) => {
    expect(isFrom({ number: 1, head: found }, wanted)).toBe(expected);
  });

  test('is compared by what both sides say', () => {
    const unknown = { repository: {}, owner: undefined, branch: undefined };
    expect(isFrom({ head }, unknown)).toBe(true);
    expect(isFrom({ head: { repo: { id: null } } }, { ...unknown, repository: { id: null } })).toBe(true);
    expect(isFrom('x', unknown)).toBe(true);
    expect(isFrom('x', { ...unknown, sha: 'c' })).toBe(false);
  });

  test.each([
    ['merged into the branch', {}, true],
    ['open, with a merge commit to try', { merged_at: null }, false],
    ['merged as another commit', { merge_commit_sha: 'd' }, false],
    ['merged into another branch', { base: { ref: 'other' } }, false],
  ])('does not matter for one that was merged as the commit: %s', (_title, more, expected) => {
    const merged = { merged_at: '2026-01-01T00:00:00Z', merge_commit_sha: 'c', base: { ref: 'main' }, ...more };
    expect(isMergedAs(merged, 'c', 'main')).toBe(expected);
    expect(isMergedAs(undefined, 'c', 'main')).toBe(false);
  });
});

test.each([
  [{ number: 7 }, '#7'],
  [{ number: 7, head: 'o:b', baseBranch: 'main' }, '#7 (o:b → main)'],
])('%j is described as %s', (facts, expected) => {
  expect(describePullRequest(facts)).toBe(expected);
});
