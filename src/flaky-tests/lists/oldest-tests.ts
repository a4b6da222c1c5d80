import { daysBetween, parseDateTime } from '../records/date-time.js';
import type { TestRecord } from '../records/test-record.js';

const mostShown = 100;

/** The hundred oldest tests of a list that is too long to be held in memory, and how many it has. */
export class OldestTests {
  readonly #now: number;
  #shown: { readonly listed: TestRecord; readonly days: number }[] = [];
  #count = 0;

  /** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
  constructor(now: number) {
    this.#now = now;
  }

  add(listed: TestRecord): void {
    this.#count += 1;
    const since = parseDateTime(listed.quarantinedAt ?? listed.statusSince);
    this.#shown.push({ listed, days: since === undefined ? -1 : daysBetween(since, this.#now) });
    // Sorted now and then and not each time, because a list may hold hundreds of thousands of tests.
    if (this.#shown.length >= 20 * mostShown) this.#shown = oldestFirst(this.#shown);
  }

  get count(): number {
    return this.#count;
  }

  /** The oldest first; tests without a date come last. */
  get oldest(): readonly TestRecord[] {
    return oldestFirst(this.#shown).map(({ listed }) => listed);
  }
}

function oldestFirst<T extends { readonly days: number }>(tests: readonly T[]): T[] {
  return [...tests].sort((a, b) => b.days - a.days).slice(0, mostShown);
}
