import { keyOf } from '../../queue-rules/identity.js';
import type { MergeQueues, RegisteredQueue } from '../../queue-rules/merge-queues.js';
import type { QueueEntry } from '../../queue-rules/queue-entry.js';
import { numberedUuidFrom, numberIn, shortIdFrom, uuidFrom } from '../../queue-rules/stable-identifiers.js';
import { isFinal } from '../../queue-rules/states.js';
import type { RepositoryReference } from '../../../../shared/src/service/records.js';
import { ApiError } from '../../definitions/api-error.js';

/** A pull request with the queue that it was submitted to last. */
export interface KnownPullRequest {
  readonly registered: RegisteredQueue;
  readonly entry: QueueEntry;
}

/** Most repositories without a queue that are remembered. */
const mostLookedUp = 1000;

const keyOfRepository = (repo: RepositoryReference): string => keyOf({ repo, targetBranch: '' });

export const repositoryIdOf = (repo: RepositoryReference): string => uuidFrom(`repository ${keyOfRepository(repo)}`);
export const queueIdOf = (identity: RegisteredQueue): string => shortIdFrom(`queue ${keyOf(identity)}`);
export const collectionIdOf = (repo: RepositoryReference): string => shortIdFrom(`tests ${keyOfRepository(repo)}`);
export const pullRequestIdOf = (repo: RepositoryReference, number: number): string =>
  numberedUuidFrom(`pull request ${keyOfRepository(repo)}`, number);

/**
 * Meanings of the ids of the second generation. The ids are computed from the names of the first generation, so they
 * stay the same when the service is started again. Only repositories without a queue are remembered.
 */
export class Directory {
  readonly #lookedUp = new Map<string, RepositoryReference>();

  constructor(readonly queues: MergeQueues) {}

  /** Repositories that have a queue or were looked up. */
  get repositories(): readonly RepositoryReference[] {
    const all = new Map(this.#lookedUp);
    for (const { repo } of this.queues) all.set(repositoryIdOf(repo), repo);
    return [...all.values()];
  }

  /** The repository with this address. @throws ApiError (PROVIDER_URL_NOT_FOUND) */
  lookUp(providerUrl: string): RepositoryReference {
    const [host = '', owner = '', name = '', ...more] = providerUrl
      .replace(/^[a-z]+:\/\//i, '')
      .replace(/\/{1,9}$/, '')
      .split('/');
    const repo = { host, owner: decoded(owner), name: decoded(name).replace(/\.git$/, '') };
    if (host === '' || repo.owner === '' || repo.name === '' || more.length > 0) {
      throw new ApiError('PROVIDER_URL_NOT_FOUND', 'providerUrl must be as in https://github.com/owner/name');
    }
    const id = repositoryIdOf(repo);
    const known = this.#find(id) ?? repo;
    this.#lookedUp.delete(id);
    this.#lookedUp.set(id, known);
    const [oldest] = this.#lookedUp.keys();
    if (this.#lookedUp.size > mostLookedUp && oldest !== undefined) this.#lookedUp.delete(oldest);
    return known;
  }

  /** @throws ApiError (REPOSITORY_NOT_FOUND) */
  repository(id: string): RepositoryReference {
    const found = this.#find(id.toLowerCase());
    if (found !== undefined) return found;
    const how = 'look it up by its address with GET /v2/repositories first';
    throw new ApiError('REPOSITORY_NOT_FOUND', `No repository with the id ${id} is known: ${how}`);
  }

  /** @throws ApiError (MERGE_QUEUE_NOT_FOUND) */
  queue(id: string): RegisteredQueue {
    for (const registered of this.queues) if (queueIdOf(registered) === id) return registered;
    throw new ApiError('MERGE_QUEUE_NOT_FOUND', `There is no queue with the id ${id}`);
  }

  /** Queues of a repository; an empty list for an unknown repository. */
  queuesOf(repositoryId: string): readonly RegisteredQueue[] {
    const id = repositoryId.toLowerCase();
    return [...this.queues].filter(({ repo }) => repositoryIdOf(repo) === id);
  }

  /** A pull request that was submitted to any queue of a repository. */
  submitted(repositoryId: string, number: number): KnownPullRequest | undefined {
    return latestOf(this.queuesOf(repositoryId), number);
  }

  /** @throws ApiError (PR_NOT_FOUND) when it was never submitted */
  pullRequest(id: string): KnownPullRequest {
    const number = numberIn(id);
    const queues = [...this.queues].filter(({ repo }) => pullRequestIdOf(repo, number) === id.toLowerCase());
    const found = latestOf(queues, number);
    if (found !== undefined) return found;
    throw new ApiError('PR_NOT_FOUND', `No pull request with the id ${id} was ever submitted`);
  }

  #find(id: string): RepositoryReference | undefined {
    return this.queuesOf(id)[0]?.repo ?? this.#lookedUp.get(id);
  }
}

/** The pull request that is in a queue, or else the one that was submitted last. */
function latestOf(queues: readonly RegisteredQueue[], number: number): KnownPullRequest | undefined {
  const found = queues.flatMap((registered) => {
    const entry = registered.queue.entry(number);
    return entry === undefined ? [] : [{ registered, entry }];
  });
  found.sort(
    ({ entry: one }, { entry: other }) =>
      Number(isFinal(one.state)) - Number(isFinal(other.state)) || other.submittedAt - one.submittedAt,
  );
  return found[0];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
