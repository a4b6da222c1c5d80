import type { QueueEntry } from './queue-entry.js';

/**
 * Judges whether a pull request may be tested: enough time has passed, its host would merge it, and its targets are
 * known.
 */
export class Readiness {
  readonly #requiresImpactedTargets: () => boolean;
  readonly #unmergeable = new Set<number>();

  /** @param requiresImpactedTargets true when a pull request has to wait for its impacted targets */
  constructor(requiresImpactedTargets: () => boolean) {
    this.#requiresImpactedTargets = requiresImpactedTargets;
  }

  isMergeable(pullRequest: number): boolean {
    return !this.#unmergeable.has(pullRequest);
  }

  setMergeable(pullRequest: number, mergeable: boolean): void {
    if (mergeable) this.#unmergeable.delete(pullRequest);
    else this.#unmergeable.add(pullRequest);
  }

  /** @param at milliseconds since 1970 */
  isReady(entry: QueueEntry, at: number): boolean {
    if (at < entry.readyFrom || !this.isMergeable(entry.number)) return false;
    return entry.impactedTargets !== undefined || !this.#requiresImpactedTargets();
  }
}
