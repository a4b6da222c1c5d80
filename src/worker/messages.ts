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
  /** A request that changes something is about to be sent, or its effect is known. */
  | { readonly kind: 'write'; readonly write: LastWrite }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'program'; readonly pid: number }
  /** How long the step may take, in milliseconds. */
  | { readonly kind: 'limit'; readonly ms: number }
  /** Computing begins. */
  | { readonly kind: 'computing' }
  | { readonly kind: 'computed' }
  | { readonly kind: 'done'; readonly exitCode: 0 | 1 };

/** The main thread's message to the worker: end the step, for this reason. */
export interface ToWorker {
  readonly kind: 'end';
  readonly why: string;
  readonly advice: string;
}
