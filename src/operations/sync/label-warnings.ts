import { type GitHubApi, GitHubError } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import { nearLabel, same } from '../../pull-request/resolution.js';
import { counted } from '../../../packages/shared/src/numbers.js';

const quoted = (label: string): string => JSON.stringify(label);

/**
 * Warnings about required labels that are probably written otherwise on GitHub: one that is nearly a label of an open pull
 * request, and one that neither an open pull request nor the repository has.
 * @param wanted the required labels
 * @param open every open pull request
 */
export async function labelWarnings(
  github: GitHubApi,
  wanted: readonly string[],
  open: readonly PullRequestFacts[],
): Promise<readonly string[]> {
  const has = (labels: readonly string[], one: string): boolean => labels.some((label) => same(label, one));
  const others = open.filter(({ labels = [] }) => !wanted.some((one) => has(labels, one)));
  const warnings: string[] = [];
  const nearlyThere = new Set<string>();
  for (const theirs of new Set(others.flatMap(({ labels = [] }) => labels))) {
    const [given] = (await nearLabel(wanted, [theirs])) ?? [];
    if (given === undefined) continue;
    nearlyThere.add(given);
    const [first, ...more] = others.filter(({ labels = [] }) => labels.includes(theirs));
    const which =
      more.length === 0
        ? `pull request #${String(first?.number)} has`
        : `${counted(more.length + 1, 'pull request')} have`;
    warnings.push(
      `input required-label: ${which} no label ${quoted(given)}, but ${quoted(theirs)}. Write the label as it is on GitHub, one a line`,
    );
  }
  const unused = wanted.filter((one) => !nearlyThere.has(one) && !open.some(({ labels = [] }) => has(labels, one)));
  if (unused.length === 0) return warnings;
  const known = await labelsOf(github);
  for (const one of unused) {
    if (known === undefined || has(known, one)) continue;
    const [, near] = (await nearLabel([one], known)) ?? [];
    const advice = near === undefined ? 'Write the label as it is on GitHub' : `Did you mean ${quoted(near)}?`;
    warnings.push(
      `input required-label: neither the repository nor an open pull request has the label ${quoted(one)}. ${advice}`,
    );
  }
  return warnings;
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
