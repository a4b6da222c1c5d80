import type { RepositoryReference } from '../../service/records.js';
import { History } from './history.js';
import { MergeQueue, type MergeQueueOptions } from './merge-queue.js';
import { Refusal } from './refusal.js';
import type { QueueSettings } from './settings.js';
import { Statistics } from './statistics.js';

/** What names a queue: one for each target branch of a repository. */
export interface QueueIdentity {
  readonly repo: RepositoryReference;
  readonly targetBranch: string;
}

/** A queue with what it belongs to and what is remembered of its last hour. */
export interface RegisteredQueue extends QueueIdentity {
  readonly queue: MergeQueue;
  readonly statistics: Statistics;
}

export interface MergeQueuesOptions extends Omit<MergeQueueOptions, 'name' | 'onTransition' | 'onQueueTransition'> {
  /** Whether the first pull request for a branch makes its queue, with the default settings. */
  readonly implicitQueues: boolean;
}

/** All queues of the service. Hosts, owners and repositories are the same in any case of letters; branches are not. */
export class MergeQueues {
  readonly #options: MergeQueuesOptions;
  readonly #queues = new Map<string, RegisteredQueue>();
  /** What happened to pull requests in all queues, those that were deleted included. */
  readonly history = new History();

  constructor(options: MergeQueuesOptions) {
    this.#options = options;
  }

  [Symbol.iterator](): IterableIterator<RegisteredQueue> {
    return this.#queues.values();
  }

  /** @throws Refusal (exists) */
  create(at: number, identity: QueueIdentity, settings: Partial<QueueSettings> = {}): RegisteredQueue {
    const name = nameOf(identity);
    if (this.#queues.has(name)) throw new Refusal('exists', `There is a queue already for ${describe(identity)}`);
    const statistics = new Statistics();
    const onTransition: MergeQueueOptions['onTransition'] = (transition) => {
      statistics.observe(transition);
      this.history.add(identity, transition);
    };
    const queue = new MergeQueue({ ...this.#options, name, onTransition }, at, settings);
    const registered = { ...identity, queue, statistics };
    this.#queues.set(name, registered);
    return registered;
  }

  /** @throws Refusal (unknown) */
  find(identity: QueueIdentity): RegisteredQueue {
    const found = this.#queues.get(nameOf(identity));
    if (found === undefined) throw new Refusal('unknown', `There is no queue for ${describe(identity)}`);
    return found;
  }

  /**
   * The queue that a pull request for this branch goes to.
   * @throws Refusal (unknown) when there is none and none is made
   */
  findOrCreate(at: number, identity: QueueIdentity): RegisteredQueue {
    const missing = !this.#queues.has(nameOf(identity));
    return missing && this.#options.implicitQueues ? this.create(at, identity) : this.find(identity);
  }

  /** @throws Refusal (unknown, not-empty) */
  delete(at: number, identity: QueueIdentity): void {
    const { queue } = this.find(identity);
    queue.advance(at);
    const left = queue.enqueued.length;
    if (left > 0) {
      throw new Refusal(
        'not-empty',
        `The queue for ${describe(identity)} is not empty: cancel or merge its ${String(left)} pull request(s) first`,
      );
    }
    this.#queues.delete(nameOf(identity));
  }

  /** Does in every queue what is due until a time (milliseconds since 1970). */
  advance(to: number): void {
    for (const { queue } of this) queue.advance(to);
  }
}

function nameOf({ repo, targetBranch }: QueueIdentity): string {
  return JSON.stringify([repo.host.toLowerCase(), repo.owner.toLowerCase(), repo.name.toLowerCase(), targetBranch]);
}

function describe({ repo, targetBranch }: QueueIdentity): string {
  return `branch ${targetBranch} of ${repo.owner}/${repo.name} on ${repo.host}`;
}
