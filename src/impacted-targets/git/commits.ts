import { ImpactError } from '../build-systems/build-system.js';
import { mergeInMemory, type Merge } from './merge.js';
import { checkBranchName, fullCommitId } from './names.js';
import { withoutPeriod } from './remote-failure.js';
import type { Commit, PrivateRepository } from './private-repository.js';

/** What is known of the pull request, or of the merge group, that targets are computed for. */
export interface EventFacts {
  /** Name of the target branch, without `refs/heads/`. */
  readonly targetBranch?: string;
  readonly pullRequest?: number;
  /** Head commit of the pull request. */
  readonly headSha?: string;
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
}

/** A commit and what it is, in words: `head of main`. */
export interface NamedCommit {
  readonly commit: Commit;
  readonly what: string;
}

export type ChosenCommits =
  | { readonly kind: 'commits'; readonly base: NamedCommit; readonly head: NamedCommit }
  | { readonly kind: 'all'; readonly why: string };

/**
 * Finds the two commits that are compared, and fetches what is absent of them.
 *
 * What the inputs name is compared as it is. Otherwise the head is the pull request's merge commit and the base is
 * the commit of the target branch that it was merged with, its first parent: the difference is then what the pull
 * request brings, and nothing that came to the target branch since. Where no merge commit of this head commit is to
 * be had, the head commit and the head of the target branch are merged in memory.
 * @throws ImpactError when it is not known what to compare, or a commit cannot be fetched
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
    return pair(base ?? (await baseOf(repository, head.commit, event)), head);
  }
  const merge = await mergeCommit(repository, event);
  if (merge.kind === 'all') return merge;
  return pair(base ?? merge.base, merge.head);
}

function pair(base: NamedCommit, head: NamedCommit): ChosenCommits {
  return { kind: 'commits', base, head };
}

/** The base for a `head-sha` that came without `base-sha`. */
async function baseOf(repository: PrivateRepository, head: Commit, event: EventFacts): Promise<NamedCommit> {
  const [first, second] = head.parents;
  if (first !== undefined && second !== undefined && second === event.headSha?.toLowerCase()) {
    return need(repository, first, targetHead(event));
  }
  if (event.targetBranch === undefined) {
    throw new ImpactError('head-sha is given, but it is not known what to compare it with. Give base-sha as well');
  }
  const ref = `refs/heads/${event.targetBranch}`;
  const id = (await repository.remoteRefs([ref])).get(ref);
  if (id === undefined) throw noTargetBranch(repository, event.targetBranch);
  return need(repository, id, targetHead(event));
}

async function mergeCommit(
  repository: PrivateRepository,
  event: EventFacts,
): Promise<ChosenCommits & (Merge | { kind: 'commits' })> {
  const { pullRequest, targetBranch } = event;
  if (pullRequest === undefined) {
    throw new ImpactError(
      'It is not known which commits to compare, because this event is about no pull request. ' +
        'Give the pull-request input, or both base-sha and head-sha',
    );
  }
  const headSha = event.headSha ? fullCommitId(event.headSha, 'pull-request-sha') : undefined;
  const what = `merge commit of pull request ${pullRequest}`;
  const checkedOut = repository.checkout.head ? await repository.commit(repository.checkout.head) : undefined;
  if (checkedOut && headSha !== undefined && checkedOut.parents.length === 2 && checkedOut.parents[1] === headSha) {
    return {
      kind: 'commits',
      base: await need(repository, checkedOut.parents[0] ?? '', targetHead(event)),
      head: await need(repository, checkedOut.id, what),
    };
  }

  const names = {
    merge: `refs/pull/${pullRequest}/merge`,
    head: `refs/pull/${pullRequest}/head`,
    target: `refs/heads/${targetBranch ?? ''}`,
  };
  const refs = await repository.remoteRefs(Object.values(names));
  const pullRequestHead = headSha ?? refs.get(names.head);
  const mergeId = refs.get(names.merge);
  if (mergeId !== undefined) {
    if (!(await isHere(repository, mergeId))) await repository.fetchCommits([mergeId], 'parents');
    const merge = await repository.commit(mergeId);
    const [first, second] = merge?.parents ?? [];
    // GitHub leaves an older merge commit there while a newer one is being made, or cannot be made.
    if (merge && first !== undefined && second !== undefined && second === (pullRequestHead ?? second)) {
      return {
        kind: 'commits',
        base: await need(repository, first, targetHead(event)),
        head: await need(repository, merge.id, what),
      };
    }
  }
  const target = refs.get(names.target);
  if (targetBranch === undefined || target === undefined) throw noTargetBranch(repository, targetBranch);
  if (pullRequestHead === undefined) {
    throw new ImpactError(
      `Pull request ${pullRequest} has neither ${names.merge} nor ${names.head} at ${repository.remoteName()}. ` +
        'Check the pull-request input, or give base-sha and head-sha',
    );
  }
  const merged = await mergeInMemory(repository, {
    target,
    targetBranch,
    pullRequest,
    pullRequestHead,
  });
  if (merged.kind === 'all') return merged;
  return {
    kind: 'commits',
    base: await need(repository, target, targetHead(event)),
    head: { commit: merged.commit, what: `head of pull request ${pullRequest} merged in memory` },
  };
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

/** The commit, fetched when it is absent. */
async function need(repository: PrivateRepository, id: string, what: string): Promise<NamedCommit> {
  if (!(await isHere(repository, id))) {
    const depth = what.startsWith('head of') && !what.endsWith('group') ? 2 : 0;
    const advice =
      `Check out with fetch-depth: ${depth}` +
      (depth === 0 ? '' : ' (or 0)') +
      ', or leave persist-credentials on, so that it can be fetched here';
    if (!repository.remote) {
      throw new ImpactError(
        `Commit ${id} (${what}) is not in the checkout at ${repository.checkout.directory}, which has no remote called origin. ${advice}`,
      );
    }
    const failure = await repository.fetchCommits([id], 'commit');
    if (failure !== undefined) {
      throw new ImpactError(
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
