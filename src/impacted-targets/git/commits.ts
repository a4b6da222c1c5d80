import { ImpactError } from '../build-systems/build-system.js';
import { mergeInMemory } from './merge.js';
import { checkBranchName, fullCommitId } from './names.js';
import { OutOfReach } from './out-of-reach.js';
import { withoutPeriod } from './remote-failure.js';
import type { Commit, PrivateRepository } from './private-repository.js';

/** What is known of the pull request, or of the merge group, that targets are computed for. */
export interface EventFacts {
  /** Name of the target branch, without `refs/heads/`. */
  readonly targetBranch?: string;
  readonly pullRequest?: number;
  /** Head commit of the pull request. */
  readonly headSha?: string;
  /** A commit of the target branch that the event, or GitHub, names with the pull request. */
  readonly baseSha?: string;
  /** The commit that the workflow runs for (`GITHUB_SHA`): in `pull_request`, the merge commit that GitHub made. */
  readonly workflowSha?: string;
  /** The two commits of a `merge_group` event. */
  readonly mergeGroup?: { readonly baseSha: string; readonly headSha: string };
}

/** Which commits are to be compared. */
export interface CommitsRequest {
  /** Input `base-sha`. */
  readonly baseSha?: string;
  /** Input `head-sha`. */
  readonly headSha?: string;
  readonly event: EventFacts;
  /** Owner and name of the repository that is acted on, where they are known. */
  readonly repository?: string;
  /**
   * The event whose workflow holds secrets although a stranger may have written the pull request; absent where its code
   * is trusted. Nothing of the pull request is then executed or taken for configuration.
   */
  readonly untrustedIn?: string;
}

/** A commit and what it is, in words: `head of main`. */
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
 * Finds the two commits that are compared, and fetches what is absent of them.
 *
 * What the inputs name is compared as it is. Otherwise the head is the pull request's merge commit and the base is
 * the commit of the target branch that it was merged with, its first parent: the difference is then what the pull
 * request brings, and nothing that came to the target branch since. Where no merge commit of this head commit is to
 * be had, the head commit and the head of the target branch are merged in memory.
 *
 * Only the repository that is acted on says what its target branch is and which commit is a merge commit. Where the remote is another
 * one, such as a fork, the commits that the event names are merged in memory: an id says what is in a commit, whoever gives it.
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

/** Whether the refs of the remote, and those that the checkout has from it, are those of the repository that is acted on. */
function isSource({ remote }: PrivateRepository, { untrustedIn }: CommitsRequest): boolean {
  return remote?.isActedOn ?? untrustedIn === undefined;
}

/** True for a commit with the parents of a merge commit of this head, which anybody can make. */
function looksMerged({ parents }: Commit, headSha: string | undefined): boolean {
  return headSha !== undefined && parents.length === 2 && parents[1] === headSha.toLowerCase();
}

/** True when the workflow runs for this commit, or checked it out as the merge commit that the host made. */
async function isKnownMerge(repository: PrivateRepository, request: CommitsRequest, { id }: Commit): Promise<boolean> {
  const { workflowSha, pullRequest } = request.event;
  if (id === workflowSha?.toLowerCase()) return true;
  if (!isSource(repository, request) || id !== repository.checkout.head || pullRequest === undefined) return false;
  return (await repository.refOfCheckout(`refs/remotes/pull/${pullRequest}/merge`)) === id;
}

/** A `head-sha` that came without `base-sha`, with its base. */
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

/** A merge commit beside the commit of the target branch that it was made of. */
async function merged(repository: PrivateRepository, event: EventFacts, { id, parents }: Commit): Promise<Pair> {
  return pair(
    await need(repository, parents[0] ?? '', targetHead(event)),
    await need(repository, id, `merge commit of pull request ${event.pullRequest ?? ''}`),
  );
}

/** The merge commit that the host has, or one that is made in memory of the heads that it has. */
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
 * @returns all where the event does not name them, or they are out of reach
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

/** Why the refs of the remote say nothing. */
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

/** True when the commit is here with its directories. */
async function isHere(repository: PrivateRepository, id: string): Promise<boolean> {
  return (repository.remote?.hasTrees ?? true) && (await repository.commit(id)) !== undefined;
}

/** The commit, fetched when it is absent. @throws OutOfReach where it cannot be */
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
