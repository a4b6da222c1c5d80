import type { GitHubApi } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import type { MergeQueueService, QueueReference, Submission } from '../../service/merge-queue-service.js';
import type { Step } from '../operation.js';
import type { Patience } from './patience.js';
import type { Judgement, SyncRow } from './row.js';

/** All that one run of `sync-queue` works with. */
export interface SyncRun {
  readonly step: Step;
  readonly service: MergeQueueService;
  readonly github: GitHubApi;
  readonly patience: Patience;
  readonly queue: QueueReference;
  readonly submission: Submission;
  /** State of the queue, where the service gives it. */
  readonly queueState: string | undefined;
  /** True for a required label. */
  readonly isRequired: (label: string) => boolean;
  /** The pull request to which this run's event added a required label, with its head commit then. */
  readonly justLabelled: PullRequestFacts | undefined;
}

/** A verdict, and what follows from it. */
export interface Verdict extends Judgement {
  /** True where it belongs in the queue, is not there, and may be submitted. */
  readonly isMissing?: boolean;
  /** What could not be read or done, as a clause; the step then fails. */
  readonly problem?: string | undefined;
}

/** A pull request with its verdict, and what was done about it. */
export interface Case extends Verdict {
  readonly pullRequest: PullRequestFacts;
  readonly action: SyncRow['action'];
}

export const isLabelled = ({ isRequired }: SyncRun, { labels = [] }: PullRequestFacts): boolean =>
  labels.some(isRequired);
