import { expect, test } from '@jest/globals';
import { isTrustedEvent } from '../../src/pull-request/trust.js';

const others =
  'pull_request_target workflow_run workflow_call issue_comment issues repository_dispatch check_run check_suite status deployment discussion registry_package Pull_Request constructor an_event_of_tomorrow';

test.each<readonly [names: string, withPullRequest: boolean, without: boolean]>([
  ['pull_request pull_request_review pull_request_review_comment merge_group push', true, true],
  ['', true, true],
  ['schedule workflow_dispatch', false, true],
  [others, false, false],
])(
  'the events %j are trusted with a named pull request: %j, and without one: %j',
  (names, withPullRequest, without) => {
    for (const name of names.split(' ')) {
      expect([name, isTrustedEvent(name, true), isTrustedEvent(name, false)]).toEqual([name, withPullRequest, without]);
    }
  },
);
