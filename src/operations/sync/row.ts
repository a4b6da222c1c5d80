/** What `sync-queue` says of a pull request (`docs/queues.md`), by names for people: first what somebody may have to do. */
export const verdicts = {
  'not-known': '❔ not known',
  refused: '⛔ refused',
  'fork-not-allowed': '⛔ fork not allowed',
  failed: '🔴 failed here',
  conflict: '🟠 conflict',
  cancelled: '⚫ taken out',
  dropped: '🟡 dropped',
  'never-submitted': '🟡 never submitted',
  unlabelled: '⚪ label removed',
  draft: '⚪ draft',
  'other-base': '⚪ other base branch',
  'in-another-queue': '⚪ in another queue',
  closed: '⚪ closed',
  'queues-own': '⚪ of the queue itself',
  merged: '🟣 merged',
  testing: '🔵 testing',
  waiting: '🕒 waiting',
} as const;

/** What a run did about a pull request, or in a dry run would do, in words for people. */
export const actions = {
  none: '',
  submitted: 'Submitted',
  withdrawn: 'Withdrawn',
  'would-submit': 'Would be submitted',
  'would-withdraw': 'Would be withdrawn',
  'left-for-the-next-run': 'Left for the next run',
  failed: 'Failed',
} as const;

/** What a run says of a pull request, with its reason. */
export interface Judgement {
  readonly verdict: keyof typeof verdicts;
  /** Its state at the service, where it was asked and gives one. */
  readonly state?: string | undefined;
  /** The reason, as a sentence without its full stop. */
  readonly why: string;
  /** What to do, as a sentence without its full stop; undefined where there is nothing to do. */
  readonly advice?: string | undefined;
}

/** A pull request in the file of the output `sync-file`; `schemas/sync-queue.schema.json` describes it. */
export interface SyncRow extends Judgement {
  readonly number: number;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  /** Its head commit on GitHub. */
  readonly head?: string | undefined;
  readonly action: keyof typeof actions;
}
