import { pullRequestWrite } from './pull-request-write.js';

/** Takes a pull request out of the queue. */
export const operation = pullRequestWrite({
  endpoint: 'cancelPullRequest',
  headline: (pullRequest, queue) => `Took ${pullRequest} out of the ${queue}`,
  advice: { 404: 'The pull request may not be in the queue: nothing to cancel' },
});
