import type { ImpactedTargets } from './impacted-targets.js';

/** Targets with the commit that they were uploaded for; without one they count for every commit. */
interface Upload {
  readonly sha: string | undefined;
  readonly targets: ImpactedTargets;
}

interface KnownCommit {
  /** Head commit, where it was said by itself and not with an upload. */
  told: string | undefined;
  /** The latest upload is the last. */
  uploads: readonly Upload[];
}

/** What `KnownCommits` looks like in a scene. */
export type CommitsSnapshot = {
  number: number;
  told?: string | undefined;
  uploads: { sha?: string | undefined; targets: 'ALL' | string[] }[];
}[];

const uploadsPerPullRequest = 4;

/** Beyond these, the oldest uploads of pull requests that are not in the queue are dropped. */
const targetsKept = 200_000;
const pullRequestsKept = 10_000;

/** Head commits of pull requests, and the targets that were uploaded for them, before the submission or after it. */
export class KnownCommits {
  /** In the order of the latest upload. */
  readonly #commits = new Map<number, KnownCommit>();
  readonly #inUse: (number: number) => boolean;
  #targets = 0;

  /** @param inUse tells whether a pull request is in the queue, so that its uploads stay */
  constructor(inUse: (number: number) => boolean) {
    this.#inUse = inUse;
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

  /** Names the head commit. */
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
    this.#targets -= known === undefined ? 0 : sizeOf(known);
  }

  toSnapshot(): CommitsSnapshot {
    return [...this.#commits].map(([number, { told, uploads }]) => ({
      number,
      told,
      uploads: uploads.map(({ sha, targets }) => ({ sha, targets: targets === 'ALL' ? targets : [...targets] })),
    }));
  }

  restore(snapshot: CommitsSnapshot): void {
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
    this.#targets += sizeOf(known);
    if (this.#targets <= targetsKept && this.#commits.size <= pullRequestsKept) return;
    for (const each of [...this.#commits.keys()]) {
      if (each === number || this.#inUse(each)) continue;
      this.forget(each);
      if (this.#targets <= targetsKept && this.#commits.size <= pullRequestsKept) return;
    }
  }
}

function sizeOf({ uploads }: KnownCommit): number {
  return uploads.reduce((sum, { targets }) => sum + (targets === 'ALL' ? 1 : targets.size), 0);
}
