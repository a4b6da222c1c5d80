import type { LastWrite } from '../service/requests/client.js';

/** The argument with which the step's own entry file is started as a worker. */
export const workerArgument = '--in-worker';

/**
 * Messages of the worker to the main thread. They arrive in the order in which they were sent, even when the worker is
 * terminated.
 */
export type FromWorker =
  /** A piece of the step's log. */
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'program'; readonly pid: number }
  | ToldLimits
  | { readonly kind: 'done'; readonly exitCode: 0 | 1 };

/** What the worker tells the limits of its step, which the main thread enforces. */
export type ToldLimits =
  | { readonly kind: 'limits'; readonly tell: 'wrote'; readonly of: LastWrite }
  | { readonly kind: 'limits'; readonly tell: 'limit'; readonly of: number }
  | { readonly kind: 'limits'; readonly tell: 'beginComputing' | 'endComputing'; readonly of?: undefined };

/** The main thread's message to the worker: end the step, for this reason. */
export interface ToWorker {
  readonly kind: 'end';
  readonly why: string;
  readonly advice: string;
}
