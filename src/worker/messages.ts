import type { StepLimits } from '../reporting/cancellation.js';

/** The argument with which the step's own entry file is started as a worker. */
export const workerArgument = '--in-worker';

/** What the main thread does when the worker tells it. */
export interface MainThread extends Omit<StepLimits, 'signal'> {
  /** Writes a piece of the step's log. */
  output(text: string): void;
  /** Records the path of a temporary folder. */
  folder(path: string): void;
  /** Records the process id of a program that was started. */
  program(pid: number): void;
  done(exitCode: 0 | 1): void;
}

/**
 * A message of the worker: the name of a method of the main thread, and what it is given. Messages arrive in the order
 * in which they were sent, even when the worker is terminated.
 */
export type FromWorker = {
  [Name in keyof MainThread]: readonly [name: Name, given: Parameters<MainThread[Name]>[0]];
}[keyof MainThread];

/** The main thread's message to the worker: end the step, for this reason. */
export interface ToWorker {
  readonly why: string;
  readonly advice: string;
}
