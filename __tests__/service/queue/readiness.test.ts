import { describe, expect, test } from '@jest/globals';
import { otherCommit, unmetConditions } from '../../../src/service/queue/readiness.js';
import { readPullRequest } from '../../../src/service/v1/responses.js';

const sha = 'a'.repeat(40);
const ready = {
  requiresImpactedTargets: true,
  hasImpactedTargets: true,
  doesBaseBranchMatch: true,
  gitHubMergeability: 'mergeable',
};

/** What the record of a pull request with this readiness leaves unmet. */
function unmet(readiness: unknown, record: object = {}, known: { sha?: string } = {}) {
  const response = readPullRequest({ state: 'not_ready', prNumber: 7, readiness, ...record });
  return unmetConditions(response, { sha: known.sha, targetBranch: 'main' });
}

const conditions = (readiness: unknown, record: object = {}): string[] =>
  unmet(readiness, record).map(({ condition }) => condition);

describe('what a pull request that is NOT_READY waits for', () => {
  test.each<[string, object, string[]]>([
    ['nothing that the service says', {}, []],
    ['targets', { hasImpactedTargets: false }, ['impacted-targets']],
    ['targets, where what is false is left out', { hasImpactedTargets: undefined }, ['impacted-targets']],
    ['targets, where that is null', { hasImpactedTargets: null }, ['impacted-targets']],
    ['no targets, where the queue requires none', { requiresImpactedTargets: false, hasImpactedTargets: false }, []],
    ['its base branch', { doesBaseBranchMatch: false }, ['base-branch']],
    ['GitHub', { gitHubMergeability: 'not_mergeable' }, ['mergeability']],
    ['GitHub, in capitals', { gitHubMergeability: 'NOT_MERGEABLE' }, ['mergeability']],
    ['GitHub to answer', { gitHubMergeability: 'in_progress' }, ['mergeability']],
    ['GitHub to be asked', { gitHubMergeability: 'unspecified' }, ['mergeability']],
    ['no GitHub, where nothing is said of it', { gitHubMergeability: null }, []],
    [
      'all',
      { hasImpactedTargets: false, doesBaseBranchMatch: false, gitHubMergeability: 'not_mergeable' },
      ['impacted-targets', 'base-branch', 'mergeability'],
    ],
  ])('%s', (_what, changed, expected) => {
    expect(conditions({ ...ready, ...changed })).toEqual(expected);
  });

  test.each([undefined, null, [], 'no', 1])('nothing is known from readiness %j', (readiness) => {
    expect(conditions(readiness)).toEqual([]);
  });

  test('nothing in another state', () => {
    expect(conditions({ ...ready, hasImpactedTargets: false }, { state: 'pending' })).toEqual([]);
  });

  test('both commits are said where the queue has another than this workflow', () => {
    const without = { ...ready, hasImpactedTargets: false };
    const [same] = unmet(without, { prSha: sha.toUpperCase() }, { sha });
    expect(same).toMatchObject({ what: 'its impacted targets, which are not uploaded' });
    const [other] = unmet(without, { prSha: 'b'.repeat(40) }, { sha });
    expect(other?.what).toContain(sha);
    expect(other?.what).toContain('b'.repeat(40));
    expect(other?.advice).toBe(`Upload its impacted targets for commit ${'b'.repeat(40)} with set-impacted-targets`);
  });

  test('both branches are said', () => {
    const [wrong] = unmet({ ...ready, doesBaseBranchMatch: false }, { prBaseBranch: 'next' });
    expect(wrong?.what).toBe('its base branch to be main, and not next');
  });
});

test('a commit that one side does not name is not taken for another one', () => {
  expect(otherCommit(undefined, { sha })).toBeUndefined();
  expect(otherCommit({ prSha: null }, { sha })).toBeUndefined();
  expect(otherCommit({ prSha: 'b' }, { sha: undefined })).toBeUndefined();
  expect(otherCommit({ prSha: 'b' }, { sha })).toEqual({ ours: sha, queues: 'b' });
});
