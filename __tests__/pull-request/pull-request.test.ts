import { expect, test } from '@jest/globals';
import { pullRequestFacts } from '../../src/pull-request/pull-request.js';
import { labelled } from '../steps/payloads.js';

const between = (head: unknown, base: unknown): object => ({ number: 3, head: { repo: head }, base: { repo: base } });
const fork = { number: 3, fromFork: true };
const own = { number: 3, fromFork: false };

// Strictly, since facts from elsewhere are filled in where a field is missing, not where it is undefined.
test.each<readonly [what: string, value: unknown, facts: object | undefined]>([
  [
    'everything',
    labelled.pull_request,
    {
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
    },
  ],
  ['a number', { number: 3 }, { number: 3 }],
  ['odd fields', { number: 3, head: null, base: 'x', title: 5, labels: 'bug', state: '' }, { number: 3 }],
  ['a draft that conflicts', { number: 3, draft: true, mergeable: false }, { number: 3, draft: true, conflicts: true }],
  ['one id', between({ id: 1, full_name: 'a/b' }, { id: 1, full_name: 'a/c' }), own],
  ['another id', between({ id: 1 }, { id: 2 }), fork],
  ['one name', between({ full_name: 'a/b' }, { full_name: 'a/b' }), own],
  ['another name', between({ full_name: 'a/b' }, { full_name: 'c/b' }), fork],
  ['a fork that was deleted', between(null, { id: 1 }), fork],
  ['an id and an address', between({ id: 1 }, { url: 'a' }), { number: 3 }],
  ['no repository', between(undefined, undefined), { number: 3 }],
  ...[undefined, null, 'x', [], {}, { number: '2' }, { number: null }, { number: 0 }].map(
    (value) => [`only ${JSON.stringify(value)}`, value, undefined] as const,
  ),
])('the facts of a pull request with %s', (_what, value, facts) => {
  expect(pullRequestFacts(value)).toStrictEqual(facts);
});
