import { byTurn, type QueueEntry } from './queue-entry.js';
import { isFinal } from './states.js';

/** How many pull requests that have left the queue are remembered. */
const leftKept = 10_000;

/** The pull requests of a queue: those in it, and the latest that have left it. */
export class Entries {
  readonly #all = new Map<number, QueueEntry>();
  readonly #enqueued = new Set<QueueEntry>();
  /** Numbers of those that have left, the earliest first. */
  readonly #left = new Set<number>();

  /** The pull request as of its latest submission. */
  find(number: number): QueueEntry | undefined {
    return this.#all.get(number);
  }

  has(number: number): boolean {
    const entry = this.#all.get(number);
    return entry !== undefined && !isFinal(entry.state);
  }

  /** Every pull request that was submitted, except those that left long ago. */
  get all(): Iterable<QueueEntry> {
    return this.#all.values();
  }

  get enqueued(): ReadonlySet<QueueEntry> {
    return this.#enqueued;
  }

  /**
   * Entries that wait for their turn, in the order of their turns. Entries in flight or in a bisection are not among
   * them.
   */
  waiting(state: 'PENDING' | 'NOT_READY'): QueueEntry[] {
    const isWaiting = (entry: QueueEntry) =>
      entry.state === state && entry.batch === undefined && entry.bisection === undefined;
    return [...this.#enqueued].filter(isWaiting).sort(byTurn);
  }

  /** Adds an entry. It replaces an earlier submission of the same number. */
  add(entry: QueueEntry): void {
    this.#all.set(entry.number, entry);
    this.#left.delete(entry.number);
    if (isFinal(entry.state)) this.leave(entry);
    else this.#enqueued.add(entry);
  }

  /** Records that an entry has left. Called when the entry has reached a final state. */
  leave(entry: QueueEntry): void {
    this.#enqueued.delete(entry);
    this.#left.add(entry.number);
    const [earliest] = this.#left;
    if (this.#left.size <= leftKept || earliest === undefined) return;
    this.#left.delete(earliest);
    this.#all.delete(earliest);
  }
}
