import type { ImpactedTargets } from './impacted-targets.js';

/** Targets and the commit that they were uploaded for. Without a commit, they count for every commit. */
interface Upload {
  readonly sha: string | undefined;
  readonly targets: ImpactedTargets;
}

interface KnownCommit {
  /** Head commit, where it was given on its own and not with an upload. */
  told?: string;
  /** The latest upload is the last. */
  uploads: readonly Upload[];
}

const uploadsPerPullRequest = 4;

/** Most pull requests that are remembered; the oldest that are not in the queue are forgotten first. */
const pullRequestsKept = 1000;

/** Head commits of pull requests, and the targets that were uploaded for them, before the submission or after it. */
export class KnownCommits {
  /** Pull requests by number, in the order of their latest uploads. */
  readonly #commits = new Map<number, KnownCommit>();
  readonly #inUse: (number: number) => boolean;

  /** @param inUse true when a pull request is in the queue, so that its uploads stay */
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

  tellHead(number: number, sha: string): void {
    this.#renewed(number).told = sha;
  }

  upload(number: number, targets: ImpactedTargets, sha: string | undefined): void {
    const known = this.#renewed(number);
    const others = known.uploads.filter((each) => each.sha !== sha);
    known.uploads = [...others, { sha, targets }].slice(-uploadsPerPullRequest);
  }

  forget(number: number): void {
    this.#commits.delete(number);
  }

  /** What is known of a pull request, as the latest of all. */
  #renewed(number: number): KnownCommit {
    const known = this.#commits.get(number) ?? { uploads: [] };
    this.#commits.delete(number);
    this.#commits.set(number, known);
    if (this.#commits.size <= pullRequestsKept) return known;
    const oldest = [...this.#commits.keys()].find((other) => other !== number && !this.#inUse(other));
    if (oldest !== undefined) this.#commits.delete(oldest);
    return known;
  }
}
