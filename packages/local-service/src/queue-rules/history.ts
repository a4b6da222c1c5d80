import type { QueueIdentity } from './identity.js';
import type { Transition } from './queue-entry.js';
import type { PullRequestState } from './states.js';

/** A pull request's change of state, as other rooms see it. */
export interface Change extends QueueIdentity {
  readonly number: number;
  /** Null when it was never submitted before. */
  readonly from: PullRequestState | null;
  readonly to: PullRequestState;
  /** ISO 8601, in the service's time. */
  readonly at: string;
  /** Id of the latest test that contained it. */
  readonly testRun?: string;
  readonly reason?: NonNullable<Transition['reason']>;
}

const kept = 100_000;

/** The latest 100,000 changes of state, in the order in which they became known. */
export class History {
  #changes: Change[] = [];

  get changes(): readonly Change[] {
    return this.#changes.slice(-kept);
  }

  add({ repo, targetBranch }: QueueIdentity, { entry, from, to, at, reason }: Transition): void {
    const { number, test } = entry;
    this.#changes.push({
      ...{ repo, targetBranch, number, from: from ?? null, to, at: new Date(at).toISOString() },
      ...(test === undefined ? {} : { testRun: test.id }),
      ...(reason === undefined ? {} : { reason }),
    });
    // The array is cut seldom, because removing its first element moves all others.
    if (this.#changes.length > 1.1 * kept) this.#changes = this.#changes.slice(-kept);
  }

  clear(): void {
    this.#changes = [];
  }
}
