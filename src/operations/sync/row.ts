/** What `sync-queue` says of a pull request (`docs/queues.md`). */
export type SyncVerdict =
  | 'waiting'
  | 'testing'
  | 'merged'
  | 'failed'
  | 'dropped'
  | 'cancelled'
  | 'never-submitted'
  | 'draft'
  | 'conflict'
  | 'other-base'
  | 'fork-not-allowed'
  | 'refused'
  | 'queues-own'
  | 'in-another-queue'
  | 'closed'
  | 'unlabelled'
  | 'not-known';

/** A verdict with its reason. */
export interface Judgement {
  readonly verdict: SyncVerdict;
  /** Its state at the service, where it was asked and gives one. */
  readonly state?: string | undefined;
  /** The reason, as a sentence without its full stop. */
  readonly why: string;
  /** What to do, as a sentence without its full stop; undefined where there is nothing to do. */
  readonly advice?: string | undefined;
  /** True where it belongs in the queue, is not there, and may be submitted. */
  readonly isMissing?: true;
}

/** What a run did about a pull request, or in a dry run would do. */
export type SyncAction =
  'none' | 'submitted' | 'withdrawn' | 'would-submit' | 'would-withdraw' | 'left-for-the-next-run' | 'failed';

/** A pull request in the file of the output `sync-file`; `schemas/sync-queue.schema.json` describes it. */
export interface SyncRow extends Omit<Judgement, 'isMissing'> {
  readonly number: number;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  /** Its head commit on GitHub. */
  readonly head?: string | undefined;
  readonly action: SyncAction;
}
