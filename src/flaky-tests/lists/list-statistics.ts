import { daysBetween, parseDateTime } from '../records/date-time.js';
import type { TestRecord } from '../records/test-record.js';

/** Ages are counted in these steps: days up to and including, and the words for it. */
const ageSteps: readonly { readonly upTo: number; readonly words: string }[] = [
  { upTo: 1, words: 'up to a day' },
  { upTo: 7, words: 'up to a week' },
  { upTo: 30, words: 'up to 30 days' },
  { upTo: 90, words: 'up to 90 days' },
  { upTo: Infinity, words: 'more than 90 days' },
];
const noDate = 'no date';
const noOwner = 'no owner';
const noStatus = 'no status';
const otherValues = 'others';

const mostShown = 100;
/** Most values that are counted separately, so that the statistics of any list fit in memory. */
const mostValues = 1000;

/**
 * Running statistics of a list that is too long to be held in memory: counts by status, code owner and age, and the
 * hundred oldest tests.
 */
export class ListStatistics {
  readonly #now: number;
  #shown: { readonly listed: TestRecord; readonly days: number | undefined }[] = [];
  readonly #statuses = new Map<string, number>();
  readonly #owners = new Map<string, number>();
  readonly #ages = new Map<string, number>();
  #counted = 0;

  /** @param now milliseconds since 1970-01-01T00:00Z, up to which ages are counted */
  constructor(now: number) {
    this.#now = now;
  }

  /** Counts a test. A test with several code owners counts for each of them. */
  add(listed: TestRecord): void {
    this.#counted += 1;
    increase(this.#statuses, listed.status ?? noStatus);
    const owners = listed.codeowners.length > 0 ? listed.codeowners : [noOwner];
    for (const owner of new Set(owners)) increase(this.#owners, owner);
    const since = parseDateTime(listed.quarantinedAt ?? listed.statusSince);
    const days = since === undefined ? undefined : daysBetween(since, this.#now);
    this.#show(listed, days);
    increase(this.#ages, ageSteps.find(({ upTo }) => days !== undefined && days <= upTo)?.words ?? noDate);
  }

  #show(listed: TestRecord, days: number | undefined): void {
    this.#shown.push({ listed, days });
    // Sorted now and then and not each time, because a list may hold hundreds of thousands of tests.
    if (this.#shown.length >= 20 * mostShown) this.#shown = oldestFirst(this.#shown);
  }

  get count(): number {
    return this.#counted;
  }

  /** The hundred oldest, the oldest first; tests without a date come last. */
  get oldest(): readonly TestRecord[] {
    return oldestFirst(this.#shown).map(({ listed }) => listed);
  }

  /** Counts by status, the most frequent first; `no status` for records without one. */
  get byStatus(): ReadonlyMap<string, number> {
    return mostFrequentFirst(this.#statuses);
  }

  /** Counts by code owner, the most frequent first; `no owner` for tests without one, `others` beyond the first thousand owners. */
  get byOwner(): ReadonlyMap<string, number> {
    return mostFrequentFirst(this.#owners);
  }

  /** Counts by time since the test was quarantined, or else since its status changed, the youngest first; `no date` where neither can be read. */
  get byAge(): ReadonlyMap<string, number> {
    const steps = [...ageSteps.map(({ words }) => words), noDate];
    return new Map(steps.flatMap((words) => (this.#ages.has(words) ? [[words, this.#ages.get(words) ?? 0]] : [])));
  }
}

function increase(counts: Map<string, number>, value: string): void {
  const counted = counts.has(value) || counts.size < mostValues ? value : otherValues;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

function mostFrequentFirst(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

function oldestFirst<T extends { readonly days: number | undefined }>(tests: readonly T[]): T[] {
  return [...tests].sort((a, b) => (b.days ?? -1) - (a.days ?? -1)).slice(0, mostShown);
}
