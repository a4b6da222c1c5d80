import type { Transition } from './merge-queue.js';
import type { QueueIdentity } from './merge-queues.js';
import type { PullRequestState } from './states.js';

/** A pull request's change of state, as it is told outside. */
export interface Change extends QueueIdentity {
  readonly number: number;
  /** Null when it was never submitted before. */
  readonly from: PullRequestState | null;
  readonly to: PullRequestState;
  /** ISO 8601, in the service's time. */
  readonly at: string;
}

const kept = 100_000;

/** The latest 100,000 changes of state, in the order in which they became known. */
export class History {
  #changes: Change[] = [];

  get changes(): readonly Change[] {
    return this.#changes;
  }

  add({ repo, targetBranch }: QueueIdentity, { pullRequest, from, to, at }: Transition): void {
    const { number } = pullRequest;
    this.#changes.push({ repo, targetBranch, number, from: from ?? null, to, at: new Date(at).toISOString() });
    if (this.#changes.length > kept) this.#changes.shift();
  }

  clear(): void {
    this.#changes = [];
  }
}
