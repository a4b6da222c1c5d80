/**
 * GitHub's runner sends SIGINT to the step of a cancelled job, SIGTERM 7.5 s later, and ends it 2.5 s after that. What a step
 * still does once it is cancelled must be over before the second signal.
 */
const lastMomentMs = 7_000;

/** Why a step ends before its time. The message is a clause: `cancelled by SIGINT`. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** Ends a step when its job is cancelled or when it has taken too long. */
export class Cancellation {
  readonly #controller = new AbortController();

  /** Listens to the runner's signals from here on. A second one ends the process at once. */
  constructor() {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        if (this.signal.aborted) process.exit(1);
        this.#end(`cancelled by ${name}`);
      });
    }
  }

  /** Aborted with an `Interruption`. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Ends the step after a time, in milliseconds, unless it is over by then. */
  limit(ms: number): void {
    // Node's timers take no more than 31 bits.
    setTimeout(
      () => {
        this.#end(`ended by its own limit of ${String(Math.round(ms / 60_000))} minutes`);
      },
      Math.min(ms, 2 ** 31 - 1),
    ).unref();
  }

  #end(why: string): void {
    this.#controller.abort(new Interruption(why));
    // Should something not heed the signal, the step ends all the same.
    setTimeout(() => process.exit(1), lastMomentMs).unref();
  }
}
