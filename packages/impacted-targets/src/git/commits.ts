import { ImpactError } from '../tree/impact-error.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { mergeInMemory } from './merge.js';
import { fullCommitId } from '../tree/names.js';
import { shortened } from '../../../shared/src/text.js';
import type { Commit, PrivateRepository } from './private-repository.js';

/** Known facts about the pull request or merge group that targets are computed for. */
export interface EventFacts {
  /** Name of the target branch, without `refs/heads/`. */
  readonly targetBranch?: string;
  readonly pullRequest?: number;
  /** Head commit of the pull request. */
  readonly headSha?: string;
  /** A commit of the target branch that the event or GitHub gives for the pull request. */
  readonly baseSha?: string;
  /** The commit that the workflow runs for (`GITHUB_SHA`): in `pull_request`, the merge commit that GitHub made. */
  readonly workflowSha?: string;
  /** The two commits of a `merge_group` event. */
  readonly mergeGroup?: { readonly baseSha: string; readonly headSha: string };
}

/** A request that says which commits to compare. */
export interface CommitsRequest {
  /** Input `base-sha`. */
  readonly baseSha?: string;
  /** Input `head-sha`. */
  readonly headSha?: string;
  readonly event: EventFacts;
  /** Owner and name of the repository that is acted on, where they are known. */
  readonly repository?: string;
  /**
   * Name of the event when it is untrusted: its workflow holds secrets although a stranger may have written the pull
   * request. Absent where the code is trusted. In an untrusted event, nothing of the pull request is executed or used
   * as configuration.
   */
  readonly untrustedIn?: string;
}

/** A commit with a description in words: `head of main`. */
export interface NamedCommit {
  readonly commit: Commit;
  readonly what: string;
}

export type ChosenCommits =
  | { readonly kind: 'commits'; readonly base: NamedCommit; readonly head: NamedCommit }
  | { readonly kind: 'all'; readonly why: string };

/**
 * Finds the two commits that are compared, and fetches the missing parts.
 *
 * Commits that the inputs name are compared as they are. Otherwise the head is the pull request's merge commit, and the
 * base is its first parent: the commit of the target branch that it was merged with. The difference then holds only the
 * pull request's changes, and none that came to the target branch since. Where no merge commit of this head commit can
 * be had, the head commit and the head of the target branch are merged in memory.
 *
 * Only the repository that is acted on decides which commits its target branch and a merge commit are. Where the remote
 * is another repository, such as a fork, the commits that the event names are taken. That is safe, because an id
 * determines the content of a commit, whoever delivers it.
 * @throws ImpactError when it is not known what to compare; OutOfReach when a commit cannot be fetched
 */
export async function chooseCommits(repository: PrivateRepository, request: CommitsRequest): Promise<ChosenCommits> {
  const { baseSha, headSha } = request;
  const { targetBranch, mergeGroup } = request.event;
  if (targetBranch !== undefined) await checkBranchName(repository, targetBranch);
  const named = async (input: string | undefined, name: string, ofGroup: string | undefined, what: string) => {
    if (input) return need(repository, input, name);
    return ofGroup === undefined ? undefined : need(repository, ofGroup, what);
  };
  const base = await named(baseSha, 'base-sha', mergeGroup?.baseSha, 'base of the merge group');
  const head = await named(headSha, 'head-sha', mergeGroup?.headSha, 'head of the merge group');
  if (base && head) return { kind: 'commits', base, head };
  const chosen = await commitsOfPullRequest(repository, request, head);
  return chosen.kind === 'commits' && base ? { ...chosen, base } : chosen;
}

/** @throws ImpactError for a name that git refuses (git-check-ref-format(1)), or that begins with `-` */
async function checkBranchName(repository: PrivateRepository, branch: string): Promise<void> {
  const refuses = async () => (await repository.git(['check-ref-format', branchRef(branch)])).exitCode !== 0;
  if (!/^-|\0/.test(branch) && !(await refuses())) return;
  throw new ImpactError(
    `target-branch: ${JSON.stringify(shortened(branch, 120))} is not a branch name that git accepts. Give the branch's name without refs/heads/`,
  );
}

const branchRef = (branch = ''): string => `refs/heads/${branch}`;

/** What is known of a pull request whose commits are looked for. */
interface PullRequestSearch {
  readonly repository: PrivateRepository;
  readonly request: CommitsRequest;
  /** The head that an input gives. */
  readonly given: NamedCommit | undefined;
  /** The branch in words. */
  readonly target: string;
  /** Whether the refs of the remote, and the checkout's copies of them, belong to the repository that is acted on. */
  readonly isSource: boolean;
}

/** The merge commit with its first parent, or else the head with a commit of the target branch. */
async function commitsOfPullRequest(
  repository: PrivateRepository,
  request: CommitsRequest,
  given: NamedCommit | undefined,
): Promise<ChosenCommits> {
  const { pullRequest, headSha, targetBranch: target = 'the target branch' } = request.event;
  const { untrustedIn } = request;
  if (given === undefined && pullRequest === undefined) {
    throw new ImpactError(
      'It is not known which commits to compare, because this event is about no pull request. Give the pull-request input, or both base-sha and head-sha',
    );
  }
  if (headSha) fullCommitId(headSha, 'pull-request-sha');
  const isSource = repository.remote?.isActedOn ?? untrustedIn === undefined;
  const looked: PullRequestSearch = { repository, request, given, target, isSource };
  const { head: id } = repository.checkout;
  const commit = given?.commit ?? (id === undefined ? undefined : await repository.commit(id));
  if (commit && (await isMerge(looked, commit))) return besideParent(looked, commit);
  if (!isSource) return besideEvent(looked, whyNotSource(looked));
  return besideSource(looked).catch((error: unknown) => {
    if (!(error instanceof OutOfReach) || untrustedIn === undefined) throw error;
    return besideEvent(looked, error.message);
  });
}

const mergeRef = ({ request }: PullRequestSearch): string => `pull/${request.event.pullRequest ?? ''}/merge`;

/** True for the pull request's merge commit: the workflow runs for it, or checked it out as the one that the host made. */
async function isMerge(looked: PullRequestSearch, commit: Commit): Promise<boolean> {
  const { repository, request, isSource } = looked;
  if (!looksMerged(commit, request.event.headSha)) return false;
  if (commit.id === request.event.workflowSha?.toLowerCase()) return true;
  if (!isSource || commit.id !== repository.checkout.head) return false;
  const [made] = await repository.revisions(`refs/remotes/${mergeRef(looked)}`);
  return made?.id === commit.id;
}

/** A merge commit with the commit of the target branch that was merged. */
async function besideParent(
  { repository, request, given, target }: PullRequestSearch,
  commit: Commit,
): Promise<ChosenCommits> {
  const head = given ?? { commit, what: `merge commit of pull request ${request.event.pullRequest ?? ''}` };
  const base = await need(repository, commit.parents[0] ?? '', `head of ${target}`);
  return { kind: 'commits', base, head };
}

/** The merge commit at the host, or the head with the head of the target branch there. */
async function besideSource(looked: PullRequestSearch): Promise<ChosenCommits> {
  const { repository, request, given, target } = looked;
  const { pullRequest = '', targetBranch } = request.event;
  const names = [`refs/pull/${pullRequest}/head`, `refs/${mergeRef(looked)}`, branchRef(targetBranch)] as const;
  const refs = await repository.remoteRefs(names);
  const [headId, mergeId, targetId] = names.map((name) => refs.get(name));
  const headSha = request.event.headSha ?? headId;
  if (mergeId !== undefined && (given?.commit.id ?? mergeId) === mergeId) {
    const { commit } = await need(repository, mergeId, `merge commit of pull request ${pullRequest}`, 'parents');
    // GitHub leaves an older merge commit there while a newer one is being made, or cannot be made.
    if (looksMerged(commit, headSha ?? commit.parents[1])) return besideParent(looked, commit);
  }
  const at = repository.remoteName();
  if (targetId === undefined) {
    throw new ImpactError(
      targetBranch === undefined
        ? 'It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha'
        : `${at} has no branch ${targetBranch}. Check target-branch, or give base-sha and head-sha`,
    );
  }
  if (given === undefined && headSha === undefined) {
    throw new ImpactError(
      `Pull request ${pullRequest} has neither ${names[1]} nor ${names[0]} at ${at}. Check the pull-request input, or give base-sha and head-sha`,
    );
  }
  return beside(looked, targetId, `head of ${target}`, headSha);
}

/**
 * The head with the commit of the target branch that the event names.
 * @param why the remote's refs are not taken
 * @returns all where the event does not name the commits, or they cannot be fetched
 */
async function besideEvent(looked: PullRequestSearch, why: string): Promise<ChosenCommits> {
  const { baseSha, headSha } = looked.request.event;
  if (baseSha === undefined || (looked.given === undefined && headSha === undefined)) return { kind: 'all', why };
  const what = `commit of ${looked.target} that the event names`;
  return beside(looked, fullCommitId(baseSha, 'base'), what, headSha).catch((error: unknown) => {
    if (!(error instanceof OutOfReach)) throw error;
    return { kind: 'all', why };
  });
}

/** The given head as it is, or else this head merged in memory, with a commit of the target branch. */
async function beside(looked: PullRequestSearch, target: string, what: string, headSha = ''): Promise<ChosenCommits> {
  const { repository, request, target: targetBranch } = looked;
  let head = looked.given;
  if (head === undefined) {
    const { pullRequest = 0 } = request.event;
    const name = `pull request ${pullRequest}`;
    const made = await mergeInMemory(repository, target, headSha.toLowerCase(), { targetBranch, name });
    if (typeof made === 'string') return { kind: 'all', why: made };
    head = { commit: made, what: `head of ${name} merged in memory` };
  }
  return { kind: 'commits', base: await need(repository, target, what), head };
}

/** Why the refs of the remote are not used. */
function whyNotSource(looked: PullRequestSearch): string {
  const { repository, request } = looked;
  const { repository: actedOn = 'the repository of the pull request', untrustedIn, event } = request;
  const advice = `Check out ${actedOn}, with ref: refs/${mergeRef(looked)} or without ref`;
  if (repository.remote === undefined)
    return `The checkout has no remote called origin, so the commits that the event names cannot be fetched. ${advice}`;
  const known = repository.remote.isActedOn === false ? 'is not' : 'is not known to be';
  const where = untrustedIn === undefined ? '' : ` in ${untrustedIn}`;
  return `The checkout comes from ${repository.remoteName()}, which ${known} ${actedOn}. So${where} its branches cannot be trusted for pull request ${event.pullRequest ?? ''}, and the commits that the event names are not available there. ${advice}`;
}

/** True for a commit that has the parents of a merge commit of this head. Anybody can make one. */
function looksMerged({ parents }: Commit, headSha: string | undefined): boolean {
  return headSha !== undefined && parents.length === 2 && parents[1] === headSha.toLowerCase();
}

/**
 * The commit, fetched with its directories when it is absent.
 * @param id in any case
 * @throws OutOfReach where it cannot be fetched; ImpactError where the id is none, or not that of a commit
 */
export async function need(
  repository: PrivateRepository,
  id: string,
  what: string,
  reach: 'commit' | 'parents' = 'commit',
): Promise<NamedCommit> {
  const full = fullCommitId(id, what);
  const isHere = (repository.remote?.hasTrees ?? true) && (await repository.commit(full)) !== undefined;
  if (!isHere) await repository.fetch([full], reach, `Commit ${full} (${what})`);
  const commit = await repository.commit(full);
  if (commit) return { commit, what };
  throw new ImpactError(`${what}: ${full} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
}
