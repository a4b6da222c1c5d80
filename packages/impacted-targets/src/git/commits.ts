import { ImpactError } from '../tree/impact-error.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { mergeInMemory, type Sides } from './merge.js';
import { checkBranchName, fullCommitId } from '../tree/names.js';
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
 * is another repository, such as a fork, the commits that the event names are merged in memory. That is safe, because
 * an id determines the content of a commit, whoever delivers it.
 * @throws ImpactError when it is not known what to compare; OutOfReach when a commit cannot be fetched
 */
export async function chooseCommits(repository: PrivateRepository, request: CommitsRequest): Promise<ChosenCommits> {
  const { event, baseSha, headSha } = request;
  if (event.targetBranch !== undefined) checkBranchName(event.targetBranch);
  const { mergeGroup } = event;
  const ofGroup = mergeGroup && {
    base: () => need(repository, mergeGroup.baseSha, 'base of the merge group'),
    head: () => need(repository, mergeGroup.headSha, 'head of the merge group'),
  };
  const base = baseSha ? await need(repository, baseSha, 'base-sha') : await ofGroup?.base();
  const head = headSha ? await need(repository, headSha, 'head-sha') : await ofGroup?.head();
  if (base && head) return { kind: 'commits', base, head };
  const chosen = await (head ? besideBase(repository, request, head) : mergeCommit(repository, request));
  return chosen.kind === 'commits' && base ? { ...chosen, base } : chosen;
}

/** True when the refs of the remote, and the checkout's copies of them, belong to the repository that is acted on. */
function isSource({ remote }: PrivateRepository, { untrustedIn }: CommitsRequest): boolean {
  return remote?.isActedOn ?? untrustedIn === undefined;
}

/** True for a commit that has the parents of a merge commit of this head. Anybody can make one. */
function looksMerged({ parents }: Commit, headSha: string | undefined): boolean {
  return headSha !== undefined && parents.length === 2 && parents[1] === headSha.toLowerCase();
}

/** True for the pull request's merge commit: the workflow runs for it, or checked it out as the one that the host made. */
async function isMerge(repository: PrivateRepository, request: CommitsRequest, commit: Commit): Promise<boolean> {
  const { workflowSha, pullRequest, headSha } = request.event;
  if (!looksMerged(commit, headSha)) return false;
  if (commit.id === workflowSha?.toLowerCase()) return true;
  if (!isSource(repository, request) || commit.id !== repository.checkout.head) return false;
  const [made] = await repository.revisions(`refs/remotes/pull/${pullRequest ?? ''}/merge`);
  return made?.id === commit.id;
}

/** A merge commit together with the commit of the target branch that was merged. */
async function besideParent(
  repository: PrivateRepository,
  { targetBranch }: EventFacts,
  head: NamedCommit,
): Promise<ChosenCommits> {
  const depth = '2 (or 0)';
  const base = await need(repository, head.commit.parents[0] ?? '', headOf(targetBranch), depth);
  return { kind: 'commits', base, head };
}

/** A `head-sha` that was given without `base-sha`, together with its base. */
async function besideBase(
  repository: PrivateRepository,
  request: CommitsRequest,
  head: NamedCommit,
): Promise<ChosenCommits> {
  const { event } = request;
  const { targetBranch, pullRequest, baseSha, headSha } = event;
  if (await isMerge(repository, request, head.commit)) return besideParent(repository, event, head);
  if (targetBranch === undefined) {
    throw new ImpactError('head-sha is given, but it is not known what to compare it with. Give base-sha as well');
  }
  if (!isSource(repository, request)) {
    if (baseSha === undefined) return { kind: 'all', why: notActedOn(repository, request) };
    return { kind: 'commits', base: await need(repository, baseSha, baseOf(event)), head };
  }
  const merge = `refs/pull/${pullRequest ?? ''}/merge`;
  const refs = await repository.remoteRefs([branchRef(targetBranch), merge]);
  const isMade = looksMerged(head.commit, headSha) && refs.get(merge) === head.commit.id;
  if (isMade) return besideParent(repository, event, head);
  const target = targetIn(refs, repository, targetBranch);
  return { kind: 'commits', base: await need(repository, target, headOf(targetBranch)), head };
}

/** The merge commit of the pull request with its first parent, wherever it can be had. */
async function mergeCommit(repository: PrivateRepository, request: CommitsRequest): Promise<ChosenCommits> {
  const { event, untrustedIn } = request;
  const { pullRequest, headSha } = event;
  if (pullRequest === undefined) {
    throw new ImpactError(
      'It is not known which commits to compare, because this event is about no pull request. Give the pull-request input, or both base-sha and head-sha',
    );
  }
  if (headSha) fullCommitId(headSha, 'pull-request-sha');
  const { head } = repository.checkout;
  const commit = head === undefined ? undefined : await repository.commit(head);
  if (commit && (await isMerge(repository, request, commit))) {
    return besideParent(repository, event, { commit, what: mergeOf(pullRequest) });
  }
  if (!isSource(repository, request)) return mergeOfEvent(repository, event, notActedOn(repository, request));
  try {
    return await mergeOfSource(repository, { ...event, pullRequest });
  } catch (error) {
    if (!(error instanceof OutOfReach) || untrustedIn === undefined) throw error;
    return mergeOfEvent(repository, event, error.message);
  }
}

/** The merge commit at the host, or a merge in memory of the two heads at the host. */
async function mergeOfSource(
  repository: PrivateRepository,
  event: EventFacts & { readonly pullRequest: number },
): Promise<ChosenCommits> {
  const { pullRequest, targetBranch } = event;
  const names = { merge: `refs/pull/${pullRequest}/merge`, head: `refs/pull/${pullRequest}/head` };
  const refs = await repository.remoteRefs([names.merge, names.head, branchRef(targetBranch ?? '')]);
  const headSha = event.headSha?.toLowerCase() ?? refs.get(names.head);
  const mergeId = refs.get(names.merge);
  if (mergeId !== undefined) {
    const what = mergeOf(pullRequest);
    const merge = await need(repository, mergeId, what, '0', 'parents');
    // GitHub leaves an older merge commit there while a newer one is being made, or cannot be made.
    if (looksMerged(merge.commit, headSha ?? merge.commit.parents[1])) return besideParent(repository, event, merge);
  }
  const target = targetIn(refs, repository, targetBranch);
  if (headSha === undefined) {
    throw new ImpactError(
      `Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. Check the pull-request input, or give base-sha and head-sha`,
    );
  }
  const sides = { target, targetBranch: targetBranch ?? '', pullRequest, headSha };
  return mergeHeads(repository, sides, headOf(targetBranch));
}

/**
 * The merge of the two commits that the event names.
 * @param why the remote's refs are not taken
 * @returns all where the event does not name the commits, or they cannot be fetched
 */
async function mergeOfEvent(repository: PrivateRepository, event: EventFacts, why: string): Promise<ChosenCommits> {
  const { baseSha, headSha, pullRequest = 0, targetBranch = 'the target branch' } = event;
  if (baseSha === undefined || headSha === undefined) return { kind: 'all', why };
  try {
    const sides = { target: fullCommitId(baseSha, 'base'), targetBranch, pullRequest, headSha: headSha.toLowerCase() };
    return await mergeHeads(repository, sides, baseOf(event));
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    return { kind: 'all', why };
  }
}

async function mergeHeads(repository: PrivateRepository, sides: Sides, base: string): Promise<ChosenCommits> {
  const made = await mergeInMemory(repository, sides);
  if (made.kind === 'all') return made;
  const head = { commit: made.commit, what: `head of pull request ${sides.pullRequest} merged in memory` };
  return { kind: 'commits', base: await need(repository, sides.target, base), head };
}

/** Why the refs of the remote are not used. */
function notActedOn(
  repository: PrivateRepository,
  { repository: actedOn, event, untrustedIn }: CommitsRequest,
): string {
  const { pullRequest = '' } = event;
  const name = actedOn ?? 'the repository of the pull request';
  const known = repository.remote?.isActedOn === false ? 'is not' : 'is not known to be';
  const where = untrustedIn === undefined ? '' : ` in ${untrustedIn}`;
  return `${repository.remoteName()} ${known} ${name}, so${where} its branches do not say what pull request ${pullRequest} is compared with, and the commits that the event names are not available there. Check out ${name}, with ref: refs/pull/${pullRequest}/merge or without ref`;
}

const branchRef = (branch: string): string => `refs/heads/${branch}`;
const headOf = (branch = 'the target branch'): string => `head of ${branch}`;
const mergeOf = (pullRequest: number): string => `merge commit of pull request ${pullRequest}`;
const baseOf = ({ targetBranch = 'the target branch' }: EventFacts): string =>
  `commit of ${targetBranch} that the event names`;

/** The head of the target branch. @throws ImpactError where the remote has none */
function targetIn(
  refs: ReadonlyMap<string, string>,
  repository: PrivateRepository,
  branch: string | undefined,
): string {
  const id = branch === undefined ? undefined : refs.get(branchRef(branch));
  if (id !== undefined) return id;
  throw new ImpactError(
    branch === undefined
      ? 'It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha'
      : `${repository.remoteName()} has no branch ${branch}. Check target-branch, or give base-sha and head-sha`,
  );
}

/**
 * The commit, fetched with its directories when it is absent.
 * @param id in any case
 * @param depth that would have helped, for people
 * @throws OutOfReach where it cannot be fetched; ImpactError where the id is none, or not that of a commit
 */
export async function need(
  repository: PrivateRepository,
  id: string,
  what: string,
  depth = '0',
  reach: 'commit' | 'parents' = 'commit',
): Promise<NamedCommit> {
  const full = fullCommitId(id, what);
  const isHere = (repository.remote?.hasTrees ?? true) && (await repository.commit(full)) !== undefined;
  if (!isHere) {
    const advice = `Check out with fetch-depth: ${depth}, or leave persist-credentials on, so that it can be fetched here`;
    await repository.fetch([full], reach, { what: `Commit ${full} (${what})`, advice });
  }
  const commit = await repository.commit(full);
  if (commit) return { commit, what };
  throw new ImpactError(`${what}: ${full} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
}
