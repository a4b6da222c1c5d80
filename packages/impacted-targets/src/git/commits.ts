import { ImpactError } from '../tree/impact-error.js';
import { mergeInMemory } from './merge.js';
import { checkBranchName, fullCommitId } from '../tree/names.js';
import { OutOfReach } from '../tree/out-of-reach.js';
import { withoutPeriod } from './remote-failure.js';
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

interface Pair {
  readonly kind: 'commits';
  readonly base: NamedCommit;
  readonly head: NamedCommit;
}

interface All {
  readonly kind: 'all';
  readonly why: string;
}

export type ChosenCommits = Pair | All;

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
  const { event } = request;
  const given = {
    base: request.baseSha ? fullCommitId(request.baseSha, 'base-sha') : undefined,
    head: request.headSha ? fullCommitId(request.headSha, 'head-sha') : undefined,
  };
  if (event.targetBranch !== undefined) checkBranchName(event.targetBranch);
  if (event.mergeGroup) {
    const base = given.base ?? fullCommitId(event.mergeGroup.baseSha, 'merge_group.base_sha');
    const head = given.head ?? fullCommitId(event.mergeGroup.headSha, 'merge_group.head_sha');
    return pair(
      await need(repository, base, given.base ? 'base-sha' : 'base of the merge group'),
      await need(repository, head, given.head ? 'head-sha' : 'head of the merge group'),
    );
  }
  const ids = [given.base, given.head].filter((id) => id !== undefined);
  if (ids.length > 0) await repository.lookUp(ids);
  const base = given.base ? await need(repository, given.base, 'base-sha') : undefined;
  if (given.head) {
    const head = await need(repository, given.head, 'head-sha');
    return base ? pair(base, head) : withBase(repository, request, head);
  }
  const chosen = await mergeCommit(repository, request);
  return chosen.kind === 'all' ? chosen : pair(base ?? chosen.base, chosen.head);
}

function pair(base: NamedCommit, head: NamedCommit): Pair {
  return { kind: 'commits', base, head };
}

/** True when the refs of the remote, and the checkout's copies of them, belong to the repository that is acted on. */
function isSource({ remote }: PrivateRepository, { untrustedIn }: CommitsRequest): boolean {
  return remote?.isActedOn ?? untrustedIn === undefined;
}

/** True for a commit that has the parents of a merge commit of this head. Anybody can make one. */
function looksMerged({ parents }: Commit, headSha: string | undefined): boolean {
  return headSha !== undefined && parents.length === 2 && parents[1] === headSha.toLowerCase();
}

/** True when the workflow runs for this commit, or checked out this commit as the merge commit that the host made. */
async function isKnownMerge(repository: PrivateRepository, request: CommitsRequest, { id }: Commit): Promise<boolean> {
  const { workflowSha, pullRequest } = request.event;
  if (id === workflowSha?.toLowerCase()) return true;
  if (!isSource(repository, request) || id !== repository.checkout.head || pullRequest === undefined) return false;
  const ref = `refs/remotes/pull/${pullRequest}/merge`;
  return (await repository.revisions([ref])).get(ref)?.id === id;
}

/** A `head-sha` that was given without `base-sha`, together with its base. */
async function withBase(
  repository: PrivateRepository,
  request: CommitsRequest,
  head: NamedCommit,
): Promise<ChosenCommits> {
  const { event } = request;
  const { targetBranch, pullRequest, baseSha } = event;
  const besideParent = async () => pair(await need(repository, head.commit.parents[0] ?? '', targetHead(event)), head);
  const mayBeMerge = looksMerged(head.commit, event.headSha);
  if (mayBeMerge && (await isKnownMerge(repository, request, head.commit))) return besideParent();
  if (targetBranch === undefined) {
    throw new ImpactError('head-sha is given, but it is not known what to compare it with. Give base-sha as well');
  }
  if (!isSource(repository, request)) {
    if (baseSha === undefined) return { kind: 'all', why: notActedOn(repository, request) };
    return pair(await need(repository, fullCommitId(baseSha, 'base'), baseOfEvent(event)), head);
  }
  const target = `refs/heads/${targetBranch}`;
  const merge = `refs/pull/${pullRequest ?? ''}/merge`;
  const refs = await repository.remoteRefs(mayBeMerge ? [target, merge] : [target]);
  if (mayBeMerge && refs.get(merge) === head.commit.id) return besideParent();
  const id = refs.get(target);
  if (id === undefined) throw noTargetBranch(repository, targetBranch);
  return pair(await need(repository, id, targetHead(event)), head);
}

async function mergeCommit(repository: PrivateRepository, request: CommitsRequest): Promise<ChosenCommits> {
  const { event, untrustedIn } = request;
  const { pullRequest, headSha } = event;
  if (pullRequest === undefined) {
    throw new ImpactError(
      'It is not known which commits to compare, because this event is about no pull request. ' +
        'Give the pull-request input, or both base-sha and head-sha',
    );
  }
  if (headSha) fullCommitId(headSha, 'pull-request-sha');
  const { head } = repository.checkout;
  const checkedOut = head ? await repository.commit(head) : undefined;
  if (checkedOut && looksMerged(checkedOut, headSha) && (await isKnownMerge(repository, request, checkedOut))) {
    return merged(repository, event, checkedOut);
  }
  if (!isSource(repository, request)) return mergeOfEvent(repository, event, notActedOn(repository, request));
  try {
    return await mergeOfSource(repository, { ...event, pullRequest });
  } catch (error) {
    if (!(error instanceof OutOfReach) || untrustedIn === undefined) throw error;
    return mergeOfEvent(repository, event, error.message);
  }
}

/** A merge commit together with the commit of the target branch that was merged. */
async function merged(repository: PrivateRepository, event: EventFacts, { id, parents }: Commit): Promise<Pair> {
  return pair(
    await need(repository, parents[0] ?? '', targetHead(event)),
    await need(repository, id, `merge commit of pull request ${event.pullRequest ?? ''}`),
  );
}

/** The merge commit at the host, or a merge in memory of the two heads at the host. */
async function mergeOfSource(
  repository: PrivateRepository,
  event: EventFacts & { readonly pullRequest: number },
): Promise<ChosenCommits> {
  const { pullRequest, targetBranch } = event;
  const names = {
    merge: `refs/pull/${pullRequest}/merge`,
    head: `refs/pull/${pullRequest}/head`,
    target: `refs/heads/${targetBranch ?? ''}`,
  };
  const refs = await repository.remoteRefs(Object.values(names));
  const headSha = event.headSha?.toLowerCase() ?? refs.get(names.head);
  const mergeId = refs.get(names.merge);
  if (mergeId !== undefined) {
    if (!(await isHere(repository, mergeId))) await repository.fetchCommits([mergeId], 'parents');
    const merge = await repository.commit(mergeId);
    // GitHub leaves an older merge commit there while a newer one is being made, or cannot be made.
    if (merge && looksMerged(merge, headSha ?? merge.parents[1])) return merged(repository, event, merge);
  }
  const target = refs.get(names.target);
  if (targetBranch === undefined || target === undefined) throw noTargetBranch(repository, targetBranch);
  if (headSha === undefined) {
    throw new ImpactError(
      `Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. ` +
        'Check the pull-request input, or give base-sha and head-sha',
    );
  }
  return mergeHeads(repository, { target, targetBranch, pullRequest, headSha }, targetHead(event));
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
    return await mergeHeads(repository, sides, baseOfEvent(event));
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error;
    return { kind: 'all', why };
  }
}

async function mergeHeads(
  repository: PrivateRepository,
  sides: Parameters<typeof mergeInMemory>[1],
  base: string,
): Promise<ChosenCommits> {
  const made = await mergeInMemory(repository, sides);
  if (made.kind === 'all') return made;
  return pair(await need(repository, sides.target, base), {
    commit: made.commit,
    what: `head of pull request ${sides.pullRequest} merged in memory`,
  });
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
  return (
    `${repository.remoteName()} ${known} ${name}, so${where} its branches do not say what pull request ${pullRequest} is compared with, ` +
    `and the commits that the event names are not available there. Check out ${name}, with ref: refs/pull/${pullRequest}/merge or without ref`
  );
}

function baseOfEvent({ targetBranch }: EventFacts): string {
  return `commit of ${targetBranch ?? 'the target branch'} that the event names`;
}

function targetHead({ targetBranch }: EventFacts): string {
  return targetBranch === undefined ? 'head of the target branch' : `head of ${targetBranch}`;
}

function noTargetBranch(repository: PrivateRepository, branch: string | undefined): ImpactError {
  return new ImpactError(
    branch === undefined
      ? 'It is not known which branch the pull request is to be merged into. Give target-branch, or base-sha and head-sha'
      : `${repository.remoteName()} has no branch ${branch}. Check target-branch, or give base-sha and head-sha`,
  );
}

/** True when the commit and its directories are here. */
async function isHere(repository: PrivateRepository, id: string): Promise<boolean> {
  return (repository.remote?.hasTrees ?? true) && (await repository.commit(id)) !== undefined;
}

/**
 * The commit, fetched when it is absent.
 * @throws OutOfReach where it cannot be fetched
 */
export async function need(repository: PrivateRepository, id: string, what: string): Promise<NamedCommit> {
  if (!(await isHere(repository, id))) {
    const depth = what.startsWith('head of') && !what.endsWith('group') ? 2 : 0;
    const advice =
      `Check out with fetch-depth: ${depth}` +
      (depth === 0 ? '' : ' (or 0)') +
      ', or leave persist-credentials on, so that it can be fetched here';
    if (!repository.remote) {
      throw new OutOfReach(
        `Commit ${id} (${what}) is not in the checkout at ${repository.checkout.directory}, which has no remote called origin. ${advice}`,
      );
    }
    const failure = await repository.fetchCommits([id], 'commit');
    if (failure !== undefined) {
      throw new OutOfReach(
        `Commit ${id} (${what}) could not be fetched from ${repository.remoteName()}: ${withoutPeriod(failure.cause)}. ${failure.advice ?? advice}`,
      );
    }
  }
  const commit = await repository.commit(id);
  if (!commit) {
    throw new ImpactError(`${what}: ${id} at ${repository.remoteName()} is not a commit. Give the id of a commit`);
  }
  return { commit, what };
}
