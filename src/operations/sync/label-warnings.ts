import { type GitHubApi, GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { same } from '../../pull-request/resolution.js';

/**
 * Warnings about required labels that neither an open pull request nor the repository has.
 * @param wanted the required labels
 * @param open every open pull request
 */
export async function labelWarnings(
  github: GitHubApi,
  wanted: readonly string[],
  open: readonly PullRequestFacts[],
): Promise<readonly string[]> {
  const has = (labels: readonly string[], one: string): boolean => labels.some((label) => same(label, one));
  const unused = wanted.filter((one) => !open.some(({ labels = [] }) => has(labels, one)));
  const known = unused.length === 0 ? undefined : await labelsOf(github);
  return unused.flatMap((one) =>
    known === undefined || has(known, one)
      ? []
      : [
          `input {input:required-label}: neither the repository nor an open pull request has the label ${JSON.stringify(one)}. Write the label as it is on GitHub, one a line`,
        ],
  );
}

/** Labels of the repository; undefined where GitHub does not say, because a run without this warning is as good. */
async function labelsOf(github: GitHubApi): Promise<readonly string[] | undefined> {
  try {
    return await github.labels();
  } catch (error) {
    if (error instanceof GitHubError) return undefined;
    throw error;
  }
}
