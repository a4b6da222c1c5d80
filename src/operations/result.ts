import type { Block } from '../document/blocks.js';
import type { QueueResponse } from '../service/queue/responses.js';
import type { UnmetCondition } from '../service/queue/readiness.js';
import type { Outputs } from './outputs.js';

/** GitHub shows ten annotations of a kind and step, and drops the rest (its documentation of workflow commands). */
export const mostAnnotations = 10;

/** What an operation did: values for later steps, and what to tell people. Its texts are as received. */
export interface Result {
  /** The work that was done, in a sentence. */
  readonly headline: string;
  /** What follows the headline in the log, each a sentence. */
  readonly remarks?: readonly string[];
  /** True where the operation found what nobody wants, and the step succeeds all the same. */
  readonly isBadNews?: boolean;
  readonly outputs?: Outputs;
  /** What the job summary says below the headline. */
  readonly document?: readonly Block[];
  readonly warnings?: readonly string[];
  /** Messages at places in the repository. */
  readonly annotations?: readonly Annotation[];
  /**
   * How many more annotations there are. Each comes after at least `mostAnnotations` annotations of its level or a
   * higher one.
   */
  readonly furtherAnnotations?: number;
  /** Why the step fails although the service answered; undefined when it succeeds. */
  readonly failure?: string;
  /** True where the document says all that `failure` says. */
  readonly showsFailure?: boolean;
}

export interface QueueResult extends QueueResponse {
  readonly targetBranch: string;
  /** Address of the repository, where its pull requests have pages. */
  readonly repositoryUrl: string | undefined;
}

export interface PullRequestResult {
  readonly number: number;
  readonly title?: string;
  /** Its page, where one is known. */
  readonly url: string | undefined;
  readonly state?: string | undefined;
  readonly submitted?: boolean | undefined;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
  /** Place in the queue, from 1. */
  readonly position?: number | undefined;
  /** Why the pull request FAILED, in one line. */
  readonly failureReason?: string | undefined;
  /** The conditions that the pull request waits for while it is NOT_READY. */
  readonly unmet?: readonly UnmetCondition[] | undefined;
}

export interface Annotation {
  readonly level: 'notice' | 'warn' | 'error';
  readonly message: string;
  /** Path from the root of the repository. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}
