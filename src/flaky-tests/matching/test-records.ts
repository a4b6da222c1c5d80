import { hasRunTime } from '../junit/dialects.js';
import type { TestResult } from '../junit/test-result.js';
import type { TestRecord } from '../records/test-record.js';
import { normaliseName } from './names.js';
import type { PathRules } from './paths.js';
import {
  type Compared,
  type Comparison,
  type ListedIdentity,
  type ReportedIdentity,
  compare,
  comparedFields,
  listedIdentity,
  reportedIdentity,
} from './rule.js';
import { append, getOrMake } from '../../../packages/shared/src/append.js';

/** A listed test that a reported one matches. */
export interface Match extends Omit<Comparison, 'matches'> {
  readonly listed: TestRecord;
}

/** Result of looking up a reported test. */
export type Matched =
  /** `variants`: the variants of records that would match if the report named its variant. */
  | { readonly kind: 'none'; readonly variants?: readonly string[] }
  | ({ readonly kind: 'one' } & Match)
  /**
   * More than one record matches; the action does not guess which one is meant. `first` holds the first hundred in the
   * order of the list.
   */
  | { readonly kind: 'ambiguous'; readonly count: number; readonly first: readonly Match[] };

const noneMatched: Matched = { kind: 'none' };

/** The match of a test with the record that has its id. */
export const matchedById = (listed: TestRecord): Matched => ({ kind: 'one', listed, excuses: true, decidedBy: ['id'] });

/** Most candidates that are returned for an ambiguous test: a list that holds one name thousands of times must not cost more. */
const namedCandidates = 100;

interface Entry {
  readonly order: number;
  readonly listed: TestRecord;
  readonly identity: ListedIdentity;
}

/**
 * The tests that the service lists. It finds the record of a reported test. Records are found by name, and many records
 * of one name by the values of the fields that both sides have. A search therefore takes about the same time however
 * many records there are.
 */
export class TestRecords {
  readonly #byName = new Map<string, RecordsOfName>();
  readonly #seen = new Set<string>();
  readonly #parentLengths = new Set<number>();
  #count = 0;
  #withoutName = 0;

  constructor(readonly paths: PathRules) {}

  /** How many records are held: records with a name, each once. */
  get size(): number {
    return this.#count;
  }

  /** How many records were left out because they have no name and so match nothing. */
  get nameless(): number {
    return this.#withoutName;
  }

  /**
   * Adds a record. A record that is already held is left out. It is recognized by its id or, without an id, by all its
   * fields. So is one whose suite was named with the time of a run, because each run got another id. Lists change while a service pages over them, and then a record comes twice.
   */
  add(listed: TestRecord): void {
    const identity = listedIdentity(listed, this.paths);
    if (!identity) {
      this.#withoutName += 1;
      return;
    }
    const fields = JSON.stringify([identity.name, ...comparedFields.map((field) => identity.values[field])]);
    const key = hasRunTime(listed.parent) ? fields : (listed.id ?? fields);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (identity.values.parent !== undefined) this.#parentLengths.add(identity.values.parent.length);
    getOrMake(this.#byName, identity.name, () => new RecordsOfName()).add({ order: this.#count++, listed, identity });
  }

  hasName(name: string): boolean {
    return this.#byName.has(normaliseName(name));
  }

  /** The record that a reported test is, if any. */
  match(test: TestResult): Matched {
    // The name is compared first, because the other fields take longer to prepare and few tests have a record.
    const sameName = test.name === undefined ? undefined : this.#byName.get(normaliseName(test.name));
    if (!sameName) return noneMatched;
    const reported = reportedIdentity(test, this.paths, (length) => this.#parentLengths.has(length));
    if (!reported) return noneMatched;
    const { count, first } = sameName.find(reported);
    const matches = first.map(({ listed, identity }) => {
      const { excuses, decidedBy } = compare(identity, reported);
      return { listed, excuses, decidedBy };
    });
    const [only] = matches;
    if (!only) return unsaidVariant(sameName.all, reported);
    if (count === 1) return { kind: 'one', ...only };
    return ofBothLists(matches, count) ?? { kind: 'ambiguous', count, first: matches };
  }
}

/**
 * The one match where the service has one record for a test, and `quarantine-file` has one, too: together they are one record, whose fields
 * decide as far as either has them.
 */
function ofBothLists(matches: readonly Match[], count: number): Matched | undefined {
  const [ofService, ...others] = matches.filter(({ listed }) => listed.fromFile === undefined);
  const [ofFile, ...more] = matches.filter(({ listed }) => listed.fromFile !== undefined);
  if (count !== 2 || ofService === undefined || ofFile === undefined || others.length + more.length > 0)
    return undefined;
  const surer = ofService.excuses || !ofFile.excuses ? ofService : ofFile;
  return { kind: 'one', listed: ofService.listed, excuses: surer.excuses, decidedBy: surer.decidedBy };
}

function unsaidVariant(sameName: readonly Entry[], reported: ReportedIdentity): Matched {
  if (reported.accepted.variant.length > 0) return noneMatched;
  const variants = sameName.slice(0, namedCandidates).flatMap(({ listed, identity }) => {
    const { variant } = identity.values;
    if (variant === undefined) return [];
    const said = { ...reported, accepted: { ...reported.accepted, variant: [variant] } };
    // The variant is shown, so it stays as in the record: with folded white space, a token in it would not be found.
    return compare(identity, said).matches ? [listed.variant ?? variant] : [];
  });
  return variants.length === 0 ? noneMatched : { kind: 'none', variants: [...new Set(variants)] };
}

/** Records that have values for the same fields. */
interface Group {
  readonly entries: Entry[];
  /** For a set of these fields: the records by their values. */
  readonly tables: Map<number, Map<string, Entry[]>>;
}

/**
 * Records of one name, found by the fields that both sides have. Records with the same set of fields form a group.
 * Within a group, the fields that a reported test also has are the same for all records, so their values make a key.
 * The tables of keys are made when they are first needed. A group has at most 16 tables, and a report's dialect needs
 * one or two of them.
 */
class RecordsOfName {
  readonly all: Entry[] = [];
  readonly #groups = new Map<number, Group>();

  add(entry: Entry): void {
    this.all.push(entry);
    const has = maskOf((field) => entry.identity.values[field] !== undefined);
    const { entries, tables } = getOrMake(this.#groups, has, (): Group => ({ entries: [], tables: new Map() }));
    entries.push(entry);
    tables.clear();
  }

  find({ accepted }: ReportedIdentity): { readonly count: number; readonly first: readonly Entry[] } {
    const reportedHas = maskOf((field) => accepted[field].length > 0);
    let count = 0;
    const first: Entry[] = [];
    for (const [has, { entries, tables }] of this.#groups) {
      if (has & variantBit && !(reportedHas & variantBit)) continue;
      const common = has & reportedHas;
      const fields = comparedFields.filter((_, bit) => common & (1 << bit));
      const table = getOrMake(tables, common, () => tableOf(entries, fields));
      for (const values of combinations(fields.map((field) => accepted[field]))) {
        const found = table.get(JSON.stringify(values)) ?? [];
        count += found.length;
        first.push(...found.slice(0, namedCandidates));
      }
    }
    return { count, first: first.sort((a, b) => a.order - b.order).slice(0, namedCandidates) };
  }
}

const variantBit = 1 << comparedFields.indexOf('variant');

function maskOf(has: (field: Compared) => boolean): number {
  return comparedFields.reduce((mask, field, bit) => (has(field) ? mask | (1 << bit) : mask), 0);
}

function tableOf(entries: readonly Entry[], fields: readonly Compared[]): Map<string, Entry[]> {
  const table = new Map<string, Entry[]>();
  for (const entry of entries)
    append(table, JSON.stringify(fields.map((field) => entry.identity.values[field])), entry);
  return table;
}

function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (found, list) => found.flatMap((start) => list.map((value) => [...start, value])),
    [[]],
  );
}
