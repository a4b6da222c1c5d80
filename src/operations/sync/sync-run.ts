import type { GitHubApi } from '../../pull-request/github-api.js';
import type { PullRequestFacts } from '../../pull-request/pull-request.js';
import type { MergeQueueService, QueueReference, Submission } from '../../service/merge-queue-service.js';
import type { Step } from '../operation.js';
import type { LabelTimelines } from './label-history.js';
import type { Judgement, SyncAction } from './row.js';

/** All that one run of `sync-queue` works with. */
export interface SyncRun {
  readonly step: Step;
  readonly service: MergeQueueService;
  readonly github: GitHubApi;
  readonly timelines: LabelTimelines;
  readonly queue: QueueReference;
  readonly submission: Submission;
  /** State of the queue, where the service gives it. */
  readonly queueState: string | undefined;
  /** True for a pull request with one of the required labels. */
  readonly isLabelled: (pullRequest: PullRequestFacts) => boolean;
}

/** A pull request with its verdict, and what was done about it. */
export interface Case extends Judgement {
  readonly pullRequest: PullRequestFacts;
  readonly action: SyncAction;
  /** What could not be read or done, as a clause; the step then fails. */
  readonly problem?: string;
}
