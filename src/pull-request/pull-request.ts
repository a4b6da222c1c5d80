import { type Payload, part, text } from './event.js';
import { given, isObject } from '../../packages/shared/src/json-values.js';

export interface PullRequestFacts {
  readonly number: number;
  readonly headSha?: string;
  /** Branch name without `refs/heads/`. */
  readonly baseBranch?: string;
  /** The commit of the base branch that GitHub last looked at. */
  readonly baseSha?: string;
  readonly title?: string;
  readonly labels?: readonly string[];
  /** True when the head is in another repository than the base. */
  readonly fromFork?: boolean;
  /** `owner:branch` of the head. */
  readonly head?: string;
  readonly headBranch?: string;
  readonly state?: string;
  readonly merged?: boolean;
  readonly draft?: boolean;
  /** When GitHub last changed it, ISO 8601: a push counts, as do a comment and a label. */
  readonly updatedAt?: string;
  /** When anybody last pushed to a branch of the head's repository, ISO 8601. GitHub says so in its API only. */
  readonly headPushedAt?: string;
  /** True when GitHub cannot merge it into its base. GitHub says so only of a pull request that is read by itself. */
  readonly conflicts?: boolean;
}

function labelNames(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isObject).flatMap((label) => text(label, 'name') ?? []);
}

/** Repositories in short forms hold an API address and an id. Either identifies one, and the id stays when the name changes. */
function sameRepository(a: Payload, b: Payload): boolean | undefined {
  const common = ['id', 'full_name', 'url'].filter((field) => isGiven(a[field]) && isGiven(b[field]));
  return common.length === 0 ? undefined : common.some((field) => a[field] === b[field]);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A text for an address. JSON can hold half of a surrogate pair, and an address cannot. */
export const inAddress = (written: string): string => encodeURIComponent(written.toWellFormed());

/** GitHub counts from 1. */
export function isNumberOfPullRequest(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/**
 * The facts in a pull request object of a payload or an API response, in its long form or in the short one of check and
 * workflow runs.
 * @returns undefined when it has no number, or an impossible number
 */
export function pullRequestFacts(value: unknown): PullRequestFacts | undefined {
  if (!isObject(value) || !isNumberOfPullRequest(value.number)) return undefined;
  const head = part(value, 'head');
  const base = part(value, 'base');
  const isSame = sameRepository(part(head, 'repo'), part(base, 'repo'));
  const isMerged = value.merged === true || text(value, 'merged_at') !== undefined;
  return given({
    number: value.number,
    headSha: text(head, 'sha'),
    baseBranch: text(base, 'ref'),
    baseSha: text(base, 'sha'),
    title: text(value, 'title'),
    labels: labelNames(value.labels),
    state: text(value, 'state'),
    merged: isMerged ? true : undefined,
    updatedAt: text(value, 'updated_at'),
    headPushedAt: text(part(head, 'repo'), 'pushed_at'),
    draft: value.draft === true ? true : undefined,
    conflicts: value.mergeable === false || value.mergeable_state === 'dirty' ? true : undefined,
    // The repository of a deleted fork is null.
    fromFork: head.repo === null && base.repo !== undefined ? true : isSame === undefined ? undefined : !isSame,
    head: text(head, 'label'),
    headBranch: text(head, 'ref'),
  });
}

/**
 * True when a pull request in a short form belongs to this repository: lists also hold pull requests of forks, and into
 * forks.
 */
export function targets(value: unknown, repository: Payload): boolean {
  return isObject(value) && sameRepository(part(part(value, 'base'), 'repo'), repository) !== false;
}

/** Repository and branch of a pull request's head, as far as an event gives them. */
export interface Head {
  readonly repository: Payload;
  readonly owner: string | undefined;
  readonly branch: string | undefined;
  readonly sha?: string;
}

/**
 * True when the head of GitHub's pull request, in its long or short form, is in this repository and branch and, where a
 * commit is given, is this commit. A value that only one of the two has is not compared, except for the commit.
 */
export function isFrom(value: unknown, { repository, owner, branch, sha }: Head): boolean {
  const head = isObject(value) ? part(value, 'head') : {};
  const label = text(head, 'label');
  const ref = text(head, 'ref') ?? label?.slice(label.indexOf(':') + 1);
  return (
    (sha === undefined || text(head, 'sha') === sha) &&
    sameRepository(part(head, 'repo'), repository) !== false &&
    (branch === undefined || ref === undefined || ref === branch) &&
    (owner === undefined || label === undefined || label.startsWith(`${owner}:`))
  );
}

/** True when a pull request in a long form was merged into this branch, and this is the resulting commit. */
export function isMergedAs(value: unknown, sha: string, branch: string): boolean {
  return (
    isObject(value) &&
    text(value, 'merged_at') !== undefined &&
    text(value, 'merge_commit_sha') === sha &&
    text(part(value, 'base'), 'ref') === branch
  );
}

export function describePullRequest(pullRequest: PullRequestFacts): string {
  const branches = [pullRequest.head, pullRequest.baseBranch].filter((branch) => branch !== undefined).join(' → ');
  return `#${String(pullRequest.number)}${branches === '' ? '' : ` (${branches})`}`;
}
