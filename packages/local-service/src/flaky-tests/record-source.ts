import type { RepositoryReference } from '../../../shared/src/service/records.js';
import { defaultRecords, type FlakyTestRecords } from './default-records.js';

/** Most repositories whose made-up records are kept, about 200 KB each. */
const mostKept = 100;

/** The records that the service serves. */
export class RecordSource {
  /** Records that are the same for every repository; undefined for the default records. */
  given: FlakyTestRecords | undefined;
  readonly #atStart: FlakyTestRecords | undefined;
  readonly #madeUp = new Map<string, FlakyTestRecords>();

  /** @param startedAt in milliseconds since 1970; dates follow from it, so that two pages agree */
  constructor(
    given: FlakyTestRecords | undefined,
    readonly startedAt: number,
  ) {
    this.given = this.#atStart = given;
  }

  /** @param organization slug that ids of made-up tests are computed from */
  of(repo: RepositoryReference, organization?: string): FlakyTestRecords {
    if (this.given !== undefined) return this.given;
    const key = JSON.stringify([repo, organization]);
    const records = this.#madeUp.get(key) ?? defaultRecords(repo, this.startedAt, organization);
    if (this.#madeUp.size >= mostKept) this.#madeUp.clear();
    this.#madeUp.set(key, records);
    return records;
  }

  reset(): void {
    this.given = this.#atStart;
  }
}
