import { expect, test } from '@jest/globals';
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
