/**
 * Events in which code of the pull request may be executed. A fork's `pull_request` workflow gets no secrets, and a
 * person who pushes or queues can already write to the repository (GitHub's documentation of events, and of secure
 * use).
 */
const trustedEvents: ReadonlySet<string> = new Set([
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
  'push',
]);

/** Events without a pull request. They are trusted as long as the workflow names no pull request. */
const trustedWithoutPullRequest: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch']);

/**
 * Whether a pull request is trusted in a workflow that this event starts. Any other event may give secrets to a
 * workflow for a stranger's pull request, so an unknown event is not trusted.
 * @param eventName such as `pull_request`; empty outside a workflow, where no event gives secrets
 * @param namesPullRequest true when the step is about a pull request
 */
export function isTrustedEvent(eventName: string, namesPullRequest: boolean): boolean {
  return (
    eventName === '' || trustedEvents.has(eventName) || (trustedWithoutPullRequest.has(eventName) && !namesPullRequest)
  );
}
