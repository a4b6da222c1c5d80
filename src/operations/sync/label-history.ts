import { type GitHubApi, GitHubError, type TimelineChange } from '../../pull-request/github-api.js';
import { Patience } from './patience.js';

/** What the timeline of a pull request on GitHub says of its required labels. Times are in milliseconds since the epoch. */
export interface LabelHistory {
  /** The last change of a required label; undefined where none was ever added or removed. */
  readonly last: 'added' | 'removed' | undefined;
  /** When one was added last; NaN where the timeline has no date for it. */
  readonly addedAt: number;
  /** When one was removed last before it was added; NaN where none was removed, or the timeline has no date for it. */
  readonly removedAt: number;
  /** True where the timeline shows a push after the label was added. */
  readonly wasPushed: boolean;
}

/** Timelines of pull requests. Each is read at most once. */
export class LabelTimelines {
  readonly #github: GitHubApi;
  readonly #isRequired: (label: string) => boolean;
  readonly #read = new Map<number, LabelHistory | GitHubError>();
  readonly #patience = new Patience<GitHubError>();

  /** @param isRequired true for a required label */
  constructor(github: GitHubApi, isRequired: (label: string) => boolean) {
    this.#github = github;
    this.#isRequired = isRequired;
  }

  /** @returns the error where it cannot be read; where timelines failed too often, the last error, and nothing is sent */
  async of(number: number): Promise<LabelHistory | GitHubError> {
    const known = this.#read.get(number) ?? this.#patience.end;
    if (known !== undefined) return known;
    const found = await this.#fetch(number);
    this.#read.set(number, found);
    return found;
  }

  async #fetch(number: number): Promise<LabelHistory | GitHubError> {
    try {
      const changes = await this.#github.timeline(number);
      this.#patience.succeeded();
      return labelHistory(changes, this.#isRequired);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      this.#patience.failed(error);
      return error;
    }
  }
}

/** @param changes the oldest first */
function labelHistory(changes: readonly TimelineChange[], isRequired: (label: string) => boolean): LabelHistory {
  const isChange = (one: TimelineChange | undefined, isAdded: boolean): boolean =>
    one?.kind === 'label' && one.isAdded === isAdded && isRequired(one.label);
  const last = changes.findLast((one) => isChange(one, true) || isChange(one, false));
  const added = changes.findLastIndex((one) => isChange(one, true));
  const removed = changes.slice(0, Math.max(added, 0)).findLast((one) => isChange(one, false));
  return {
    last: last === undefined ? undefined : isChange(last, true) ? 'added' : 'removed',
    addedAt: timeOf(changes[added]),
    removedAt: timeOf(removed),
    wasPushed: changes.slice(added + 1).some(({ kind }) => kind === 'push'),
  };
}

function timeOf(change: TimelineChange | undefined): number {
  return change?.kind === 'label' ? Date.parse(change.at ?? '') : NaN;
}
