/** The time that the service goes by: it can run faster than real time, stand still, and be moved forward. */
export class Clock {
  readonly #speed: number;
  #base = Date.now();
  #since = performance.now();
  #running = true;

  /** @param speed seconds of the service that pass in one real second */
  constructor(speed = 1) {
    this.#speed = speed;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Milliseconds since 1970. Goes back only where `set` says so. */
  now(): number {
    return this.#running ? this.#base + (performance.now() - this.#since) * this.#speed : this.#base;
  }

  stop(): void {
    this.#base = this.now();
    this.#running = false;
  }

  start(): void {
    this.#base = this.now();
    this.#since = performance.now();
    this.#running = true;
  }

  /** @param milliseconds of the service's time; not negative */
  advance(milliseconds: number): void {
    this.#base += milliseconds;
  }

  /** @param now milliseconds since 1970, from which time goes on */
  set(now: number, running: boolean): void {
    this.#base = now;
    this.#since = performance.now();
    this.#running = running;
  }
}
