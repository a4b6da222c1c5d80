import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTestingDetails } from '../../../src/service/v1/testing-details.js';

test('check runs and statuses that did not pass are failed checks, with their links', () => {
  const run = (name: string, conclusion?: string | null): object => ({
    name,
    url: `https://ci.example/${name}`,
    conclusion,
  });
  const details = readTestingDetails({
    checkSuites: [
      { checkRuns: [run('unit', 'FAILURE'), run('lint', 'SUCCESS'), run('slow', 'timed_out')] },
      { checkRuns: [run('later'), run('unknown', null), run('docs', 'SKIPPED'), run('style', 'NEUTRAL')] },
    ],
    statusChecks: [
      { context: 'ci/build', state: 'ERROR' },
      { context: 'ci/deploy', state: 'PENDING' },
      { context: null, url: null, state: 'FAILURE' },
    ],
  });
  expect(details.failedChecks).toEqual([
    { name: 'unit', conclusion: 'FAILURE', url: 'https://ci.example/unit' },
    { name: 'slow', conclusion: 'TIMED_OUT', url: 'https://ci.example/slow' },
    { name: 'ci/build', conclusion: 'ERROR', url: undefined },
    { name: '(no name)', conclusion: 'FAILURE', url: undefined },
  ]);
});

test('pull requests that were tested together keep their order; what has no number is passed over', () => {
  const testedPullRequests = [
    { prNumber: 9, prUrl: 'https://github.com/o/r/pull/9', title: 'Nine' },
    { prNumber: 4 },
    {},
    null,
  ];
  expect(readTestingDetails({ testedPullRequests }).tested).toEqual([
    { number: 9, title: 'Nine', url: 'https://github.com/o/r/pull/9' },
    { number: 4, title: undefined, url: undefined },
  ]);
});

test('any response is read', () => {
  const fields = ['checkSuites', 'checkRuns', 'statusChecks', 'testedPullRequests', 'prNumber', 'conclusion', 'state'];
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, 'FAILURE', 1, true, ''),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...fields), tie('any')),
    ),
  })).any;
  fc.assert(
    fc.property(value, (json) => {
      const { failedChecks, tested } = readTestingDetails(json);
      expect(failedChecks.every(({ name }) => name !== '')).toBe(true);
      expect(tested.every(({ number }) => typeof number === 'number')).toBe(true);
    }),
  );
});
