import { type Payload, type WorkflowEvent, part, text } from './event.js';
import {
  type Head,
  type PullRequestFacts,
  isFrom,
  isNumberOfPullRequest,
  pullRequestFacts,
  targets,
} from './pull-request.js';
import { isObject } from '../../packages/shared/src/json-values.js';

/**
 * A request to GitHub's API that finds pull requests which the event does not name. A found pull request counts only
 * when it comes from this head.
 */
export type Search =
  | { readonly kind: 'by-branch'; readonly head: Head & { readonly owner: string; readonly branch: string } }
  | {
      readonly kind: 'by-commit';
      readonly head: Head & { readonly sha: string };
      /** Branch of a push. A pull request that was merged into it as this commit also counts. */
      readonly mergedInto?: string;
    };

/** The pull requests that an event is about. */
export interface Candidates {
  readonly known: readonly PullRequestFacts[];
  /** Searches for an event that names no pull request. They run in turn, until one finds a pull request. */
  readonly searches: readonly Search[];
  /** The commit that the event is about, where this commit is a pull request's head. */
  readonly headSha?: string | undefined;
}

type Resolver = (payload: Payload, event: WorkflowEvent) => Candidates;

const nobody: Candidates = { known: [], searches: [] };

/** Functions that read from each event which pull request it is about. A new event goes here. */
const resolvers: Readonly<Record<string, Resolver>> = {
  pull_request: fromPullRequest,
  pull_request_target: fromPullRequest,
  pull_request_review: fromPullRequest,
  pull_request_review_comment: fromPullRequest,
  issue_comment: fromIssue,
  issues: fromIssue,
  check_run: fromCheckRun,
  check_suite: (payload) => fromSuite(payload, part(payload, 'check_suite')),
  workflow_run: (payload) => fromSuite(payload, part(payload, 'workflow_run')),
  merge_group: fromMergeGroup,
  push: fromPush,
  workflow_dispatch: fromDispatch,
  schedule: () => nobody,
};

/** The pull requests that an event is about, without a request to GitHub. */
export function candidatesOf(event: WorkflowEvent): Candidates {
  const resolver = (Object.hasOwn(resolvers, event.name) ? resolvers[event.name] : undefined) ?? fromAnything;
  return resolver(event.payload, event);
}

function list(...facts: (PullRequestFacts | undefined)[]): readonly PullRequestFacts[] {
  return facts.filter((fact) => fact !== undefined);
}

function fromPullRequest(payload: Payload): Candidates {
  return { known: list(pullRequestFacts(payload.pull_request)), searches: [] };
}

/** An issue is a pull request when it has the field `pull_request`; the field lacks base and head. */
function fromIssue(payload: Payload): Candidates {
  const issue = part(payload, 'issue');
  return isObject(issue.pull_request) ? { known: list(pullRequestFacts(issue)), searches: [] } : nobody;
}

/** An event that is not listed: a pull request or an issue in its payload counts. */
function fromAnything(payload: Payload): Candidates {
  const direct = fromPullRequest(payload);
  return direct.known.length > 0 ? direct : fromIssue(payload);
}

function fromCheckRun(payload: Payload): Candidates {
  const run = part(payload, 'check_run');
  const suite = part(run, 'check_suite');
  // A check run has the fields of its suite, except branch and head repository, which only the suite has.
  return fromSuite(payload, { ...suite, ...run });
}

/**
 * A check suite, check run or workflow run: `pull_requests` is empty when the head is in a fork. Then the branch with
 * its owner, or the commit, leads to the pull request.
 */
function fromSuite(payload: Payload, suite: Payload): Candidates {
  const repository = part(payload, 'repository');
  const pullRequests: unknown[] = Array.isArray(suite.pull_requests) ? suite.pull_requests : [];
  const sha = text(suite, 'head_sha');
  const headRepository = part(suite, 'head_repository');
  const head: Head = {
    repository: headRepository,
    owner: text(part(headRepository, 'owner'), 'login'),
    branch: text(suite, 'head_branch'),
  };
  const known = list(
    ...pullRequests
      .filter((pullRequest) => targets(pullRequest, repository) && isFrom(pullRequest, head))
      .map((one) => pullRequestFacts(one)),
  ).map((pullRequest) => (sha === undefined ? pullRequest : { ...pullRequest, headSha: sha }));
  return { known, searches: searchesFor(head, sha), headSha: sha };
}

/** By branch first, because the pull request may have newer commits by now. */
function searchesFor(head: Head, sha: string | undefined, mergedInto?: string): readonly Search[] {
  const { owner, branch } = head;
  return [
    ...(owner === undefined || branch === undefined
      ? []
      : [{ kind: 'by-branch', head: { ...head, owner, branch } } as const]),
    ...(sha === undefined
      ? []
      : [{ kind: 'by-commit', head: { ...head, sha }, ...(mergedInto === undefined ? {} : { mergedInto }) } as const]),
  ];
}

/** GitHub's documentation of merge groups: `refs/heads/gh-readonly-queue/<base>/pr-<number>-<sha of the base>`. */
const mergeGroupRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d+)-[0-9a-f]+$/;

function fromMergeGroup(payload: Payload, event: WorkflowEvent): Candidates {
  const ref = text(part(payload, 'merge_group'), 'head_ref') ?? event.ref;
  const match = mergeGroupRef.exec(ref);
  const [, baseBranch = '', number = ''] = match ?? [];
  if (!isNumberOfPullRequest(Number(number))) return nobody;
  return { known: [{ number: Number(number), baseBranch }], searches: [] };
}

const branchOf = (ref: string): string | undefined => /^refs\/heads\/(.+)/.exec(ref)?.[1];

/**
 * A push to a branch is about the open pull request from that branch. A push that merged a pull request is about that
 * pull request.
 */
function fromPush(payload: Payload, event: WorkflowEvent): Candidates {
  const inQueue = mergeGroupRef.test(event.ref) ? fromMergeGroup(payload, event) : nobody;
  if (inQueue.known.length > 0) return inQueue;
  const branch = branchOf(text(payload, 'ref') ?? event.ref);
  const sha = text(payload, 'after');
  if (branch === undefined || payload.deleted === true) return nobody;
  return { known: [], searches: searchesFor(ownHead(payload, event, branch), sha, branch) };
}

/**
 * A person who starts a workflow on a branch means the pull request from that branch. A person who starts it on the
 * default branch means no pull request.
 */
function fromDispatch(payload: Payload, event: WorkflowEvent): Candidates {
  const branch = branchOf(text(payload, 'ref') ?? event.ref);
  const isDefault = branch === text(part(payload, 'repository'), 'default_branch');
  if (branch === undefined || isDefault) return nobody;
  return { known: [], searches: searchesFor(ownHead(payload, event, branch), undefined) };
}

function ownHead(payload: Payload, { repository: own }: WorkflowEvent, branch: string): Head {
  const named = own === undefined ? {} : { full_name: `${own.owner}/${own.name}` };
  return { repository: { ...part(payload, 'repository'), ...named }, owner: own?.owner, branch };
}
