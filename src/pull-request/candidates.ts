import { type Payload, type WorkflowEvent, part, text } from './event.js';
import {
  type Head,
  type PullRequestFacts,
  inAddress,
  isFrom,
  isMergedAs,
  isNumberOfPullRequest,
  pullRequestFacts,
  targets,
} from './pull-request.js';
import { given, isObject, present } from '../../packages/shared/src/json-values.js';

/** A request to GitHub's API for pull requests that the event does not name. */
export interface Search {
  /** Path below the repository, with its query. */
  readonly path: string;
  /** What is looked for, for messages. */
  readonly what: string;
  /** True for a pull request in the response that counts: GitHub also lists others. */
  readonly isFound: (pullRequest: Payload) => boolean;
}

/** The pull requests that an event is about. */
export interface Candidates {
  readonly known: readonly PullRequestFacts[];
  /** Searches for an event that names no pull request. They run in turn, until one finds a pull request. */
  readonly searches: readonly Search[];
  /** The commit that the event is about, where this commit is a pull request's head. */
  readonly headSha?: string | undefined;
}

/** The pull requests that an event is about, without a request to GitHub. A new event goes here. */
export function candidatesOf(event: WorkflowEvent): Candidates {
  const { name, payload, ref } = event;
  switch (name) {
    case 'check_run': {
      const run = part(payload, name);
      // A check run has the fields of its suite, except branch and head repository, which only the suite has.
      return ofRun(payload, { ...part(run, 'check_suite'), ...run });
    }
    case 'check_suite':
    case 'workflow_run':
      return ofRun(payload, part(payload, name));
    case 'merge_group':
      return only(mergeGroupOf(text(part(payload, name), 'head_ref') ?? ref));
    case 'push':
    case 'workflow_dispatch':
      return ofBranch(event);
    default: {
      // An issue is a pull request when it has the field `pull_request`; the field lacks base and head.
      const issue = part(payload, 'issue');
      return only(pullRequestFacts(payload.pull_request) ?? (isObject(issue.pull_request) && pullRequestFacts(issue)));
    }
  }
}

const only = (facts: PullRequestFacts | undefined | false): Candidates => ({ known: present(facts), searches: [] });

/**
 * A check suite, check run or workflow run: `pull_requests` is empty when the head is in a fork. Then the branch with
 * its owner, or the commit, leads to the pull request.
 */
function ofRun(payload: Payload, run: Payload): Candidates {
  const repository = part(payload, 'repository');
  const headRepository = part(run, 'head_repository');
  const owner = text(part(headRepository, 'owner'), 'login');
  const head: Head = { repository: headRepository, owner, branch: text(run, 'head_branch') };
  const headSha = text(run, 'head_sha');
  const listed: unknown[] = Array.isArray(run.pull_requests) ? run.pull_requests : [];
  const known = listed
    .filter((pullRequest) => targets(pullRequest, repository) && isFrom(pullRequest, head))
    .flatMap((pullRequest) => pullRequestFacts(pullRequest) ?? [])
    .map((facts) => ({ ...facts, ...given({ headSha }) }));
  return { known, searches: searchesFor(head, headSha), headSha };
}

/** By branch first, because the pull request may have newer commits by now. @param mergedInto the branch of a push */
function searchesFor(head: Head, sha?: string, mergedInto?: string): readonly Search[] {
  const { owner, branch } = head;
  const label = owner === undefined || branch === undefined ? undefined : `${owner}:${branch}`;
  return present<Search>(
    label !== undefined && {
      path: `/pulls?state=open&per_page=100&head=${inAddress(label)}`,
      what: `open pull requests from ${label}`,
      // Where GitHub does not understand the filter, it lists every open pull request.
      isFound: (one) => isFrom(one, head) && text(part(one, 'head'), 'label') === label,
    },
    sha !== undefined && {
      path: `/commits/${inAddress(sha)}/pulls?per_page=100`,
      what: `pull requests whose head is commit ${sha}`,
      // GitHub lists all pull requests that contain the commit. One that the push merged into its branch counts, too.
      isFound: (one) => isFrom(one, { ...head, sha }) || (mergedInto !== undefined && isMergedAs(one, sha, mergedInto)),
    },
  );
}

/** GitHub's documentation of merge groups: `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha of the base>`. */
const mergeGroupRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/;

/** The pull request whose branch of a merge group this is; undefined for every other branch. */
export function mergeGroupOf(ref: string): PullRequestFacts | undefined {
  const [, baseBranch = '', digits] = mergeGroupRef.exec(ref) ?? [];
  const number = Number(digits);
  return isNumberOfPullRequest(number) ? { number, baseBranch } : undefined;
}

/**
 * A push to a branch is about the open pull request from that branch, or about the one that it merged. A person who
 * starts a workflow on a branch means the pull request from that branch, and none on the default branch.
 */
function ofBranch({ name, payload, ref, repository: own }: WorkflowEvent): Candidates {
  const isPush = name === 'push';
  const ofGroup = isPush ? mergeGroupOf(ref) : undefined;
  if (ofGroup !== undefined) return only(ofGroup);
  const repository = part(payload, 'repository');
  const [, branch] = /^refs\/heads\/(.+)/.exec(text(payload, 'ref') ?? ref) ?? [];
  const isOver = isPush ? payload.deleted === true : branch === text(repository, 'default_branch');
  if (branch === undefined || isOver) return only(undefined);
  const named = own && { full_name: `${own.owner}/${own.name}` };
  const head = { repository: { ...repository, ...named }, owner: own?.owner, branch };
  return { known: [], searches: isPush ? searchesFor(head, text(payload, 'after'), branch) : searchesFor(head) };
}
