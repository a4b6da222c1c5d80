import { type Payload, labelled } from '../steps/payloads.js';
import type { Files } from '../../packages/impacted-targets/__tests__/sample-repository.js';

/** The repository of the stored webhook payloads. */
export const owner = 'Codertocat';
export const repository = `${owner}/Hello-World`;

/** Who writes a pull request, where a test does not say. */
export const usualAuthor = 'octocat';

/** How a pull request comes to be. */
export interface Opening {
  /** What it changes. */
  readonly files?: Files;
  readonly labels?: readonly string[];
  readonly draft?: boolean;
  /** Login of the owner of the fork that it comes from. */
  readonly fork?: string;
  readonly author?: string;
  readonly branch?: string;
  /** Branch that it is to be merged into. */
  readonly into?: string;
}

export interface PullRequest extends Omit<Opening, 'draft' | 'labels'> {
  readonly number: number;
  state: 'open' | 'closed';
  merged: boolean;
  draft: boolean;
  labels: string[];
  headSha: string;
  mergeSha: string | undefined;
}

/** A pull request as payloads and the API give it. */
export function recordOf(one: PullRequest) {
  const { number, fork, into = 'main', branch = `topic-${String(number)}`, headSha } = one;
  const pullRequest = structuredClone(labelled.pull_request) as Payload & { base: Payload; head: Payload };
  const base = labelled.repository as Payload;
  const login = fork ?? owner;
  const repo = {
    ...base,
    fork: fork !== undefined,
    full_name: `${login}/Hello-World`,
    url: `https://api.github.com/repos/${login}/Hello-World`,
    id: fork === undefined ? base.id : 1_000_000 + fork.length,
    owner: { login },
  };
  return {
    ...pullRequest,
    number,
    state: one.state,
    merged: one.merged,
    draft: one.draft,
    mergeable: one.mergeSha !== undefined,
    user: { login: one.author ?? usualAuthor },
    labels: one.labels.map((name) => ({ name })),
    head: { ...pullRequest.head, ref: branch, label: `${login}:${branch}`, sha: headSha, repo },
    base: { ...pullRequest.base, ref: into, repo: { ...base, full_name: repository, id: base.id } },
  };
}
