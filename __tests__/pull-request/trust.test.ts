import { describe, expect, test } from '@jest/globals';
import { isTrustedEvent } from '../../src/pull-request/trust.js';

describe('an event is trusted', () => {
  test.each(['pull_request', 'pull_request_review', 'pull_request_review_comment', 'merge_group', 'push', ''])(
    '%s, whatever it is about',
    (name) => {
      expect(isTrustedEvent(name, true)).toBe(true);
      expect(isTrustedEvent(name, false)).toBe(true);
    },
  );

  test.each(['schedule', 'workflow_dispatch'])('%s, where no pull request is named', (name) => {
    expect(isTrustedEvent(name, true)).toBe(false);
    expect(isTrustedEvent(name, false)).toBe(true);
  });
});

test.each([
  'pull_request_target',
  'workflow_run',
  'workflow_call',
  'issue_comment',
  'issues',
  'repository_dispatch',
  'check_run',
  'check_suite',
  'status',
  'deployment',
  'deployment_status',
  'discussion',
  'discussion_comment',
  'label',
  'registry_package',
  'Pull_Request',
  'pull_request ',
  'constructor',
  'an_event_of_tomorrow',
])('%s is not', (name) => {
  expect(isTrustedEvent(name, true)).toBe(false);
  expect(isTrustedEvent(name, false)).toBe(false);
});
