import type { LastWrite } from '../service/requests/client.js';
import { counted } from '../../packages/shared/src/numbers.js';

/**
 * GitHub's runner sends SIGINT to the step of a cancelled job, SIGTERM 7.5 s later, and ends it 2.5 s after that. Work
 * of a step after its cancellation must end before the second signal.
 */
const lastMomentMs = 7_000;

/** Node's timers take no more than 31 bits. */
const longestTimerMs = 2 ** 31 - 1;

/** How long a step may compute, in milliseconds. A workflow that wants to end it earlier writes `timeout-minutes` in the step. */
export const computingLimitMs = 60 * 60_000;

/** Why a step ends early. The message is a clause: `cancelled by SIGINT`. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  constructor(
    message: string,
    /** Advice, as sentences; empty where there is no advice. */
    readonly advice = '',
  ) {
    super(message);
  }
}

/** The end of a step that computed for too long. */
export const endOfComputing = `ended after ${minutes(computingLimitMs)} of computing,`;

/** Ends a step early. The step reports its progress here, for the message about the early end. */
export interface StepLimits {
  /** Aborted with an `Interruption`. */
  readonly signal: AbortSignal;
  /** Ends the step after a time, in milliseconds, unless it is over by then. */
  limit(ms: number): void;
  /**
   * Records that work begins or ends that computes, or reads what a pull request may have written. The step ends when
   * all of this work together takes longer than `computingLimitMs`.
   */
  computing(begins: boolean): void;
  /** Records a request that changes something, and its outcome. */
  wrote(write: LastWrite): void;
}

/** Ends a step when its job is cancelled or when it has taken too long. */
export class Cancellation implements StepLimits {
  readonly #controller = new AbortController();
  #computedMs = 0;
  #computing: { readonly since: number; readonly timer: NodeJS.Timeout } | undefined;
  /** The last request that changed something. */
  lastWrite: LastWrite | undefined;

  /** Listens to the runner's signals from here on. A second one ends the process at once. */
  constructor() {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        if (this.signal.aborted) process.exit(1);
        this.#end(`cancelled by ${name}`);
      });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  limit(ms: number): void {
    setTimeout(() => this.#end(`ended by its own timeout of ${minutes(ms)}`), Math.min(ms, longestTimerMs)).unref();
  }

  computing(begins: boolean): void {
    if (begins) {
      const advice = 'See in the log, with debug logging, what took so long';
      const leftMs = Math.max(1, computingLimitMs - this.#computedMs);
      const timer = setTimeout(() => this.#end(endOfComputing, advice), leftMs).unref();
      this.#computing = { since: performance.now(), timer };
    } else if (this.#computing !== undefined) {
      clearTimeout(this.#computing.timer);
      this.#computedMs += performance.now() - this.#computing.since;
      this.#computing = undefined;
    }
  }

  wrote(write: LastWrite): void {
    this.lastWrite = write;
  }

  #end(why: string, advice?: string): void {
    this.#controller.abort(new Interruption(why, advice));
    // The step ends even when something ignores the signal.
    setTimeout(() => process.exit(1), lastMomentMs).unref();
  }
}

/** `60 minutes`, `1 minute`, `0.5 minutes`. */
function minutes(ms: number): string {
  const value = ms >= 60_000 ? Math.round(ms / 60_000) : Math.round(ms / 600) / 100;
  return counted(value, 'minute');
}
