import type { QueueSnapshot } from '../definitions/scene-schema.js';
import type { ImpactedTargets } from './impacted-targets.js';

/** Targets and the commit that they were uploaded for. Without a commit, they count for every commit. */
interface Upload {
  readonly sha: string | undefined;
  readonly targets: ImpactedTargets;
}

interface KnownCommit {
  /** Head commit, where it was given on its own and not with an upload. */
  told: string | undefined;
  /** The latest upload is the last. */
  uploads: readonly Upload[];
}

const uploadsPerPullRequest = 4;

/** Most pull requests that are remembered; the oldest that are not in the queue are forgotten first. */
const pullRequestsKept = 10_000;

/** Approximate memory of a target in addition to its characters, in bytes. */
const bytesBeside = 64;

/** Head commits of pull requests, and the targets that were uploaded for them, before the submission or after it. */
export class KnownCommits {
  /** Pull requests by number, in the order of their latest uploads. */
  readonly #commits = new Map<number, KnownCommit>();
  readonly #inUse: (number: number) => boolean;
  #bytes = 0;

  /** @param inUse true when a pull request is in the queue, so that its uploads stay */
  constructor(inUse: (number: number) => boolean) {
    this.#inUse = inUse;
  }

  /** Approximate memory of all uploads, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The commit that was named as head, or else the one of the latest upload. */
  head(number: number): string | undefined {
    const known = this.#commits.get(number);
    return known?.told ?? known?.uploads.at(-1)?.sha;
  }

  /** The latest targets that were uploaded for the head commit. */
  targets(number: number): ImpactedTargets | undefined {
    const head = this.head(number);
    const known = this.#commits.get(number);
    return known?.uploads.findLast(({ sha }) => sha === undefined || sha === head)?.targets;
  }

  tellHead(number: number, sha: string): void {
    this.#replace(number, { told: sha, uploads: this.#commits.get(number)?.uploads ?? [] });
  }

  upload(number: number, targets: ImpactedTargets, sha: string | undefined): void {
    const known = this.#commits.get(number);
    const others = (known?.uploads ?? []).filter((each) => each.sha !== sha);
    this.#replace(number, { told: known?.told, uploads: [...others, { sha, targets }].slice(-uploadsPerPullRequest) });
  }

  forget(number: number): void {
    const known = this.#commits.get(number);
    this.#commits.delete(number);
    this.#bytes -= known === undefined ? 0 : bytesOf(known);
  }

  /**
   * Forgets the pull request with the oldest upload among those that are not in the queue.
   * @param except stays in any case
   * @returns false when no upload can be forgotten
   */
  forgetOldest(except?: number): boolean {
    for (const number of this.#commits.keys()) {
      if (number === except || this.#inUse(number)) continue;
      this.forget(number);
      return true;
    }
    return false;
  }

  toSnapshot(): QueueSnapshot['commits'] {
    return [...this.#commits].map(([number, { told, uploads }]) => ({
      number,
      told,
      uploads: uploads.map(({ sha, targets }) => ({ sha, targets: targets === 'ALL' ? targets : [...targets] })),
    }));
  }

  restore(snapshot: QueueSnapshot['commits']): void {
    for (const { number, told, uploads } of snapshot) {
      const restored = uploads.map(({ sha, targets }): Upload => ({
        sha,
        targets: targets === 'ALL' ? targets : new Set(targets),
      }));
      this.#replace(number, { told, uploads: restored });
    }
  }

  #replace(number: number, known: KnownCommit): void {
    this.forget(number);
    this.#commits.set(number, known);
    this.#bytes += bytesOf(known);
    if (this.#commits.size > pullRequestsKept) this.forgetOldest(number);
  }
}

function bytesOf({ uploads }: KnownCommit): number {
  let bytes = bytesBeside;
  for (const { targets, sha = '' } of uploads) {
    bytes += bytesBeside + sha.length;
    if (targets === 'ALL') continue;
    for (const target of targets) bytes += bytesBeside + target.length;
  }
  return bytes;
}
