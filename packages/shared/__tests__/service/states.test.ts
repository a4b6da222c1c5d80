import { describe, expect, test } from '@jest/globals';
import {
  canonicalState,
  finalStates,
  pullRequestStates,
  queueStates,
  unhealthyStatuses,
} from '../../src/service/states.js';

/** The states as the service interface lists them (sections 3.1 to 3.3). */
test('the states are those of the service interface', () => {
  expect([...pullRequestStates].join(', ')).toBe(
    'NOT_READY, PENDING, TESTING, TESTS_PASSED, MERGED, FAILED, CANCELLED, PENDING_FAILURE',
  );
  expect([...queueStates].join(', ')).toBe('RUNNING, PAUSED, DRAINING, SWITCHING_MODES');
  expect([...unhealthyStatuses]).toEqual(['FLAKY', 'BROKEN']);
});

test('a pull request does not leave MERGED, FAILED and CANCELLED by itself; it may leave every other state', () => {
  expect(pullRequestStates.filter((state) => finalStates.has(state))).toEqual(['MERGED', 'FAILED', 'CANCELLED']);
  expect(finalStates.size).toBe(3);
});

describe('a state in the spelling of a service', () => {
  test.each([
    ['merged', 'MERGED'],
    ['not_ready', 'NOT_READY'],
    ['Not-Ready', 'NOT_READY'],
    ['tests passed', 'TESTS_PASSED'],
    ['pending - failure', 'PENDING_FAILURE'],
    ['pending\t \nfailure', 'PENDING_FAILURE'],
    ['  RUNNING \n', 'RUNNING'],
    ['one two-three', 'ONE_TWO_THREE'],
    ['ASLEEP', 'ASLEEP'],
    ['', ''],
  ])('%j is %s', (given, expected) => {
    expect(canonicalState(given)).toBe(expected);
  });
});
