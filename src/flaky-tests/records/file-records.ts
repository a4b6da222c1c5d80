import { append } from '../../../packages/shared/src/append.js';
import { normaliseName } from '../matching/names.js';
import { type PathRules, normalisePath } from '../matching/paths.js';
import { parseDateTime } from './date-time.js';
import { type TestRecord, readTestRecord } from './test-record.js';

interface Entry {
  readonly record: TestRecord;
  isListed: boolean;
}

/**
 * The records of a file, beside those of the service. Where both have a record for one test, the older `quarantined_at` counts, so that neither
 * can make a quarantine younger.
 */
export class FileRecords {
  readonly #entries: Entry[] = [];
  readonly #byName = new Map<string, Entry[]>();
  readonly #paths: PathRules;

  constructor(written: readonly object[], paths: PathRules) {
    this.#paths = paths;
    const all = written.map(readTestRecord).filter((record) => record !== undefined);
    for (const record of withOldestDate(all)) {
      const entry = { record, isListed: false };
      this.#entries.push(entry);
      append(this.#byName, normaliseName(record.name ?? ''), entry);
    }
  }

  /** A record of the service, with the older date of the two where the file has one for its test. */
  join(listed: TestRecord): TestRecord {
    const sameTest = (this.#byName.get(normaliseName(listed.name ?? '')) ?? []).filter(({ record }) =>
      mayBeOne(record, listed, this.#paths),
    );
    for (const entry of sameTest) entry.isListed = true;
    return [listed, ...sameTest.map(({ record }) => record)].reduce(withOlderDate);
  }

  /** The records of the file, once all of the service were joined. */
  *rest(): Generator<TestRecord> {
    for (const { record, isListed } of this.#entries) yield { ...record, fromFile: isListed ? 'beside' : 'alone' };
  }
}

/** Records that are written several times, with the oldest of their dates. */
function withOldestDate(records: readonly TestRecord[]): Iterable<TestRecord> {
  const byIdentity = new Map<string, TestRecord>();
  for (const record of records) {
    const { id, name, parent, classname, file, variant } = record;
    const key = id ?? JSON.stringify([name, parent, classname, file, variant]);
    const other = byIdentity.get(key);
    byIdentity.set(key, other === undefined ? record : withOlderDate(other, record));
  }
  return byIdentity.values();
}

/** True where two records with the same name may be about one test: no field that both have differs. */
function mayBeOne(one: TestRecord, other: TestRecord, paths: PathRules): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id.toLowerCase() === other.id.toLowerCase();
  const file = (record: TestRecord): string | undefined =>
    record.file === undefined ? undefined : normalisePath(record.file, paths).path;
  const pairs = [
    ...(['parent', 'classname', 'variant'] as const).map((field) => [one[field], other[field]] as const),
    [file(one), file(other)] as const,
  ];
  return pairs.every(([a, b]) => a === undefined || b === undefined || normaliseName(a) === normaliseName(b));
}

function withOlderDate(record: TestRecord, other: TestRecord): TestRecord {
  const since = parseDateTime(record.quarantinedAt) ?? Infinity;
  const otherSince = parseDateTime(other.quarantinedAt) ?? Infinity;
  if (otherSince >= since) return record;
  const { quarantinedAt } = other;
  return { ...record, quarantinedAt, record: { ...record.record, quarantined_at: quarantinedAt } };
}
