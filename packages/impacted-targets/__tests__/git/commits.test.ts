import { expect, test } from '@jest/globals';
import { chooseCommits } from '../../src/git/commits.js';
import type { Commit, PrivateRepository } from '../../src/git/private-repository.js';

const id = (digit: number): string => String(digit).repeat(40);
const [base, head, other, merge] = [id(1), id(2), id(3), id(4)];

/** A checkout of a commit with these parents, beside a remote that cannot be reached. */
function checkoutOf(parents: readonly string[]): PrivateRepository {
  const commit = (one: string): Promise<Commit> =>
    Promise.resolve({ id: one, tree: one, parents: one === merge ? parents : [] });
  const unreached = (): Promise<never> => Promise.reject(new Error('the remote was asked'));
  return { checkout: { head: merge }, commit, remoteRefs: unreached } as unknown as PrivateRepository;
}

const choose = (parents: readonly string[]) =>
  chooseCommits(checkoutOf(parents), {
    event: { targetBranch: 'main', pullRequest: 7, headSha: head, workflowSha: merge },
  });

test('the commit that is checked out is the merge commit where its two parents are the target branch and the head', async () => {
  expect(await choose([base, head])).toMatchObject({ base: { commit: { id: base } }, head: { commit: { id: merge } } });
});

test.each([
  ['one parent', [head]],
  ['three parents', [base, head, other]],
  ['its parents in the other order', [head, base]],
  ['another second parent', [base, other]],
])('a commit with %s is not taken for it', async (_what, parents) => {
  await expect(choose(parents)).rejects.toThrow('the remote was asked');
});
