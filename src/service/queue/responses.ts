/**
 * The part of a response that the action uses. The service promises few field names (service interface, sections 2.3
 * and 2.4), so fields are found by their meaning, and any of them may be missing.
 */
export interface PullRequestResponse {
  readonly state?: string | undefined;
  readonly submitted?: boolean | undefined;
  /** Place in the queue, from 1. */
  readonly position?: number | undefined;
  /** Why it FAILED, in one line. */
  readonly failureReason?: string | undefined;
  /** Its fields by the names of the first generation, with all other fields that the service shows. */
  readonly record?: Readonly<Record<string, unknown>> | undefined;
}

/** A change of a pull request's state in a queue, as the service's history has it. */
export interface StateChange {
  readonly state: string | undefined;
  /** ISO 8601. */
  readonly at: string | undefined;
  /** Why, in one line, where the service says it. */
  readonly reason: string | undefined;
  /** Id of the test run that led to it. */
  readonly runId: string | undefined;
}

export interface QueueResponse {
  readonly state?: string | undefined;
  readonly entries?: readonly QueueEntry[] | undefined;
  /** Present where the queue has more entries than are listed; `total` is their number, where the service gives it. */
  readonly cut?: { readonly total: number | undefined } | undefined;
  /** Every other scalar or list field of the queue's record: mode, concurrency and the like. */
  readonly settings: Readonly<Record<string, unknown>>;
  /**
   * Settings by name as `queue-settings.ts` knows them, the state among them, for comparison with the requested
   * settings.
   */
  readonly shown: Readonly<Record<string, unknown>>;
}

/** A pull request in a queue. */
export interface QueueEntry extends PullRequestResponse {
  readonly number?: number | undefined;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly priority?: string | undefined;
  /** ISO 8601 date-time of the last change of state. */
  readonly since?: string | undefined;
  /** True for a pull request that is tested alone. */
  readonly noBatch?: boolean | undefined;
  /** True for a pull request that goes ahead of all others. */
  readonly skipsTheLine?: boolean | undefined;
  /** Targets that the entry impacts, where the service lists them. */
  readonly impactedTargets?: 'ALL' | readonly string[] | undefined;
}

export type JsonObject = Readonly<Record<string, unknown>>;
