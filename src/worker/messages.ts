import type { LastWrite } from '../service/client.js';

/** The argument with which the step's own entry file is started as a worker. */
export const workerArgument = '--in-worker';

/** What the worker tells the main thread. Messages arrive in the order in which they were sent, also when the worker is ended. */
export type FromWorker =
  /** A piece of the step's log. */
  | { readonly kind: 'output'; readonly text: string }
  /** A request that changes something is about to be sent, or what became of it is known. */
  | { readonly kind: 'write'; readonly write: LastWrite }
  /** A temporary folder was made. */
  | { readonly kind: 'folder'; readonly path: string }
  /** A program was started. */
  | { readonly kind: 'program'; readonly pid: number }
  /** How long the step may take, in milliseconds. */
  | { readonly kind: 'limit'; readonly ms: number }
  /** Computing begins, and may take so long, in milliseconds. */
  | { readonly kind: 'computing'; readonly limitMs: number }
  | { readonly kind: 'computed' }
  | { readonly kind: 'done'; readonly exitCode: 0 | 1 };

/** What the main thread tells the worker: end the step, for this reason. */
export interface ToWorker {
  readonly kind: 'end';
  readonly why: string;
  readonly advice: string;
}
