import type { Environment, Inputs } from '../inputs/inputs.js';
import type { WorkflowEvent } from '../pull-request/event.js';
import type { Context, Needs } from '../pull-request/context.js';
import type { Clock } from '../service/requests/clock.js';
import type { MergeQueueService } from '../service/merge-queue-service.js';
import type { PullRequestResult, Result } from './result.js';

/** A log for the lines in which an operation reports its work. Any line may hold text from outside. */
export interface Log {
  info(line: string): void;
  /** Writes many lines, as if one after the other. */
  infoEach(lines: Iterable<string>): void;
  warn(line: string): void;
  debug(line: string): void;
  /** Text without the step's tokens, for output outside of the log. */
  redacted(text: string): string;
  /** True when the bytes hold one of the step's tokens. */
  holdsSecret(bytes: Buffer): boolean;
  /** Runs work whose lines stand in a group that a reader can fold. */
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}

/** Files that outlive the step, for later steps of the job. */
export interface OutputFiles {
  /**
   * Makes a file and gives its absolute path. The content is written in the background, and is complete when the
   * outputs that name the file are set. Tokens are removed from the content, except from bytes that `Log.holdsSecret`
   * has just checked.
   */
  write(name: string, content: string | Buffer, known?: { readonly holdsNoSecret: boolean }): Promise<string>;
  /**
   * Makes a file of records as they come, one JSON array, and gives its absolute path. Tokens are removed from each
   * record.
   * @throws an error of the records; then no file is left
   */
  writeRecords(name: string, records: AsyncIterable<unknown> | Iterable<unknown>): Promise<string>;
}

/** All that an operation works with. */
export interface Step {
  /** The step's variables, from which programs get theirs. */
  readonly environment: Environment;
  readonly inputs: Inputs;
  readonly event: WorkflowEvent;
  readonly context: Context;
  readonly log: Log;
  readonly files: OutputFiles;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal;
  /** The clock of every delay. */
  readonly clock: Clock;
  /** Runs work that computes, or reads what a pull request may have written: it has a limit of its own. */
  readonly computing: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The result as far as it is known before anything is sent. */
export interface Prepared {
  /** Result of a step that sends nothing. */
  readonly result: Result;
  /**
   * Sends the operation's first request. A dry run shows that request. Undefined for an operation that sends nothing.
   */
  readonly first?: () => Promise<unknown>;
}

/**
 * The work that was done when the job was cancelled. The message is the end of a sentence that begins with the reason
 * for the end.
 */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';

  /** @param pullRequest its last known state, for the outputs */
  constructor(
    message: string,
    readonly pullRequest: PullRequestResult,
  ) {
    super(message);
  }
}

export interface Operation<P extends Prepared = Prepared> {
  readonly needs: Needs & { readonly organizationSlug?: boolean };
  /** True for an operation that ends with `prepare`. It needs neither address nor token. */
  readonly sendsNothing?: boolean;
  /**
   * True for an operation that reads from the service in a dry run too, to show what it would do. `carryOut` must then
   * send no write.
   */
  readonly readsInDryRun?: boolean;
  /** True for an operation that the service accepts from a fork's own workflow without a token. */
  readonly takesForkedRun?: true;
  /** Known fields of its request, in addition to the fields that the action sets, for warnings about `extra-fields`. */
  readonly knownFields?: readonly string[];
  /** The likely reason for a failure with this status, where it is more exact than the endpoint's documentation. */
  readonly advice?: Readonly<Record<number, string>>;
  /**
   * Resolves everything and sends nothing.
   * @param service that sends nothing in a dry run
   * @throws InputError
   */
  prepare(step: Step, service: MergeQueueService): Promise<P>;
  /**
   * The result without any request, for an operation that does not always need the service.
   * @param missing why no request can be sent (no address, no token); undefined where one can
   * @returns undefined where the service has to be asked; never undefined when `missing` is given
   */
  withoutService?(step: Step, missing: string | undefined): Promise<Result | undefined>;
  /**
   * Carries out the operation.
   * @throws ServiceError, BodyTooLarge
   */
  carryOut(step: Step, prepared: P, service: MergeQueueService): Promise<Result>;
}
