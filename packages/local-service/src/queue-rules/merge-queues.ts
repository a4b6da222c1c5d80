import { History } from './history.js';
import { describeIdentity, keyOf, type QueueIdentity } from './identity.js';
import { MergeQueue } from './merge-queue.js';
import type { MergeQueueOptions } from './merge-queue-options.js';
import { Refusal } from './refusal.js';
import type { QueueSettings } from '../../../shared/src/service/queue-settings.js';
import { Statistics } from './statistics.js';
import { counted } from '../../../shared/src/numbers.js';

/** A queue with its repository and branch, and the statistics of its last hour. */
export interface RegisteredQueue extends QueueIdentity {
  readonly queue: MergeQueue;
  readonly statistics: Statistics;
}

export interface MergeQueuesOptions extends Omit<
  MergeQueueOptions,
  'name' | 'onTransition' | 'onTestEnd' | 'onQueueTransition'
> {
  /** True when the first pull request for a branch makes its queue, with the default settings. */
  readonly implicitQueues: boolean;
}

/**
 * Most queues: more than people need, but few enough that a client that keeps naming new queues cannot fill the memory.
 */
const mostQueues = 1000;

export class MergeQueues {
  readonly #options: MergeQueuesOptions;
  readonly #queues = new Map<string, RegisteredQueue>();
  /** Changes of state of pull requests in all queues, deleted queues included. */
  readonly history = new History();

  constructor(options: MergeQueuesOptions) {
    this.#options = options;
  }

  [Symbol.iterator](): IterableIterator<RegisteredQueue> {
    return this.#queues.values();
  }

  /** @throws Refusal (exists, too-many) */
  create(at: number, identity: QueueIdentity, settings: Partial<QueueSettings> = {}): RegisteredQueue {
    const name = keyOf(identity);
    if (this.#queues.has(name))
      throw new Refusal('exists', `There is a queue already for ${describeIdentity(identity)}`);
    if (this.#queues.size >= mostQueues) {
      throw new Refusal('too-many', `There are ${String(mostQueues)} queues already: delete one first`);
    }
    const statistics = new Statistics();
    const queue = new MergeQueue(
      {
        ...this.#options,
        name,
        onTransition: (transition) => {
          statistics.observe(transition);
          this.history.add(identity, transition);
        },
        onTestEnd: statistics.observeTest,
      },
      at,
      settings,
    );
    const registered = { ...identity, queue, statistics };
    this.#queues.set(name, registered);
    return registered;
  }

  /** @throws Refusal (unknown) */
  find(identity: QueueIdentity): RegisteredQueue {
    const found = this.#queues.get(keyOf(identity));
    if (found === undefined) throw new Refusal('unknown', `There is no queue for ${describeIdentity(identity)}`);
    return found;
  }

  /**
   * The queue that a pull request for this branch goes to.
   * @throws Refusal (unknown) when the queue does not exist and is not made, (too-many)
   */
  findOrCreate(at: number, identity: QueueIdentity): RegisteredQueue {
    const missing = !this.#queues.has(keyOf(identity));
    return missing && this.#options.implicitQueues ? this.create(at, identity) : this.find(identity);
  }

  /** @throws Refusal (unknown, not-empty) */
  delete(at: number, identity: QueueIdentity): void {
    const { queue } = this.find(identity);
    queue.advance(at);
    const left = queue.enqueued.length;
    if (left > 0) {
      const what = describeIdentity(identity);
      throw new Refusal(
        'not-empty',
        `The queue for ${what} is not empty: cancel or merge its ${counted(left, 'pull request')} first`,
      );
    }
    this.#queues.delete(keyOf(identity));
  }

  /** Does everything that is due in all queues until a time (milliseconds since 1970). */
  advance(to: number): void {
    for (const { queue } of this) queue.advance(to);
  }
}
