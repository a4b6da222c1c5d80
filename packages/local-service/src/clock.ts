/**
 * The latest time of the clock: the last millisecond of the years with four digits, which every parser of dates can
 * read.
 */
export const latestTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The service's time. It can run faster than real time, stop, and be moved forward. */
export class ServiceClock {
  readonly #speed: number;
  #base = Date.now();
  #since = performance.now();
  #running = true;

  /** @param speed seconds of the service's time that pass in one real second */
  constructor(speed = 1) {
    this.#speed = speed;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Milliseconds since 1970, at most `latestTime`. It goes back only through `set`. */
  now(): number {
    const passed = this.#running ? (performance.now() - this.#since) * this.#speed : 0;
    return Math.min(this.#base + passed, latestTime);
  }

  stop(): void {
    this.#set(this.now(), false);
  }

  start(): void {
    this.#set(this.now(), true);
  }

  /** @param milliseconds milliseconds of the service's time; not negative */
  advance(milliseconds: number): void {
    this.#base += milliseconds;
  }

  #set(now: number, running: boolean): void {
    this.#base = now;
    this.#since = performance.now();
    this.#running = running;
  }
}
