import { GitHubError } from '../../pull-request/github-api.js';
import { ServiceError } from '../../service/transport/errors.js';

/** Why a request of `sync-queue` failed. Both extend UserError, by which an answer is told from them. */
export type Failure = ServiceError | GitHubError;

type Kind = 'labels' | 'timeline' | 'pull request' | 'look' | 'submission' | 'withdrawal';

/** Sends requests until those of a kind fail three times in a row, or in a way that all others would. */
export class Patience {
  readonly #failedInARow = new Map<Kind, number>();
  readonly #ends = new Map<Kind, Failure>();

  /** True where no more requests of one of these kinds are sent. */
  hasEnded(...kinds: readonly Kind[]): boolean {
    return kinds.some((kind) => this.#ends.has(kind));
  }

  /**
   * @param isAnswer true for an error that is about this request alone
   * @returns the answer, or why there is none; where requests of this kind failed too often, the last error, and nothing is sent
   */
  async ask<T>(
    kind: Kind,
    send: () => Promise<T>,
    isAnswer: (error: Failure) => boolean = () => false,
  ): Promise<T | Failure> {
    const end = this.#ends.get(kind);
    if (end !== undefined) return end;
    try {
      const answer = await send();
      this.#failedInARow.set(kind, 0);
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof GitHubError)) throw error;
      const failed = isAnswer(error) ? 0 : (this.#failedInARow.get(kind) ?? 0) + 1;
      this.#failedInARow.set(kind, failed);
      const concernsAll = failed > 0 && [401, 403, 429].includes(error.status ?? 0);
      if (concernsAll || failed >= 3) this.#ends.set(kind, error);
      return error;
    }
  }
}
