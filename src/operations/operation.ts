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
  /** @param place of the repository that the line is about */
  warn(line: string, place?: { readonly file: string; readonly line: number }): void;
  debug(line: string): void;
  /** Text without the step's tokens, for output outside of the log. */
  redacted(text: string): string;
  /** True when the bytes hold one of the step's tokens. */
  holdsSecret(bytes: Buffer): boolean;
  /** Runs work whose lines are in a group that a reader can fold. */
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

/** All that is known of a step, and what it works with. */
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
  /** Runs work that computes, or reads what a pull request may have written, within its own time limit. */
  readonly computing: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A step, as far as a function uses it. */
export type StepWith<Part extends keyof Step> = Pick<Step, Part>;

/** What an operation is about to do. */
export interface Plan {
  /** The result as far as it is known before anything is changed. It is the whole result where nothing is left to do. */
  readonly result: Result;
  /** Sends the first request. A dry run shows this request. Undefined where the plan itself is what a dry run shows. */
  readonly request?: () => Promise<unknown>;
  /**
   * Carries out the plan. Undefined where nothing is left to do.
   * @throws ServiceError, BodyTooLarge
   */
  readonly carryOut?: () => Promise<Result>;
}

/**
 * A plan that begins with a request.
 * @param next makes the result from the answer, which it may not get
 */
export function planned<Answer>(
  result: Result,
  request: () => Promise<Answer>,
  next: (answer: Promise<Answer>) => Promise<Result>,
): Plan {
  return { result, request, carryOut: () => next(request()) };
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

interface Common {
  readonly needs: Needs & { readonly organizationSlug?: boolean };
  /** Known fields of its request, in addition to the fields that the action sets, for warnings about `extra-fields`. */
  readonly knownFields?: readonly string[];
  /**
   * Resolves everything, and changes nothing at the service.
   * @param service that sends nothing in a dry run, unless the operation is a comparison or a verdict
   * @throws InputError
   */
  plan(step: Step, service: MergeQueueService): Plan | Promise<Plan>;
}

/**
 * - `local`: it sends nothing, and needs neither address nor token.
 * - `request`: it begins with a request, which a dry run shows and does not send.
 * - `upload`: as `request`, and the service also takes it from a fork's own workflow, which has no token.
 * - `comparison`: its plan comes from what the service has, so that it also reads in a dry run.
 * - `review`: as `request`, where the result does not follow without the service.
 * - `verdict`: as `review`, and a dry run reads, says how the step would end, and succeeds.
 */
export type Operation =
  | (Common & { readonly kind: 'local' | 'request' | 'upload' | 'comparison' })
  | (Common & {
      readonly kind: 'review' | 'verdict';
      /**
       * The result without any request.
       * @param missing why no request can be sent (no address, no token); undefined where one can
       * @returns undefined where the service has to be asked; the step then fails when `missing` is given
       */
      withoutService(step: Step, missing: string | undefined): Promise<Result | undefined>;
    });
