import { hasRunTime } from '../junit/dialects.js';
import type { TestResult } from '../junit/test-result.js';
import type { TestRecord } from '../records/test-record.js';
import { normaliseName } from './names.js';
import type { PathRules } from './paths.js';
import {
  type AcceptedValues,
  type Compared,
  type Comparison,
  type ListedValues,
  acceptedValues,
  compare,
  comparedFields,
  listedValues,
} from './rule.js';
import { append, getOrMake } from '../../../packages/shared/src/append.js';
import { idInCollection, testId } from '../../../packages/shared/src/service/test-id.js';

/** A listed test that a reported one matches. */
export interface Match extends Comparison {
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

/** What the vendor's ids of tests are computed from, beside the tests. */
export interface IdentityScope {
  readonly organization: string;
  /** `host/owner/name`. */
  readonly repository: string;
  /** True where the ids of records are those of a test collection, which the record names. */
  readonly inCollections: boolean;
}

/** The match of a test with the record that has its id. */
export const matchedById = (listed: TestRecord): Matched => ({ kind: 'one', listed, excuses: true, decidedBy: ['id'] });

/** Most candidates that are returned for an ambiguous test. */
const namedCandidates = 100;

interface Entry {
  readonly order: number;
  readonly listed: TestRecord;
  readonly values: ListedValues;
}

/**
 * The tests that the service lists. It finds the record of a reported test by the vendor's id of the test, or by name and
 * fields.
 */
export class TestRecords {
  readonly #scope: IdentityScope | undefined;
  readonly #byId = new Map<string, TestRecord>();
  /** Collections of the records, each with its id of the repository. */
  readonly #collections = new Map<string, readonly [collection: string, repository: string]>();
  readonly #byName = new Map<string, RecordsOfName>();
  readonly #seen = new Set<string>();
  readonly #parentLengths = new Set<number>();
  #withoutName = 0;

  /** @param scope undefined where the vendor's ids of tests cannot be computed */
  constructor(
    readonly paths: PathRules,
    scope?: IdentityScope,
  ) {
    this.#scope = scope;
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
    this.#addId(listed);
    if (listed.name === undefined) {
      this.#withoutName += 1;
      return;
    }
    const name = normaliseName(listed.name);
    const values = listedValues(listed, this.paths);
    const fields = JSON.stringify([name, ...comparedFields.map((field) => values[field])]);
    const key = hasRunTime(listed.parent) ? fields : (listed.id ?? fields);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (values.parent !== undefined) this.#parentLengths.add(values.parent.length);
    getOrMake(this.#byName, name, () => new RecordsOfName(name)).add({ order: this.#seen.size, listed, values });
  }

  #addId(listed: TestRecord): void {
    const { id, record } = listed;
    if (this.#scope === undefined || id === undefined) return;
    if (this.#scope.inCollections) {
      const { testCollectionId: collection, repoId: repository } = record;
      if (typeof collection !== 'string' || typeof repository !== 'string') return;
      this.#collections.set(`${collection} ${repository}`, [collection, repository]);
    }
    this.#byId.set(id.toLowerCase(), listed);
  }

  hasName(name: string): boolean {
    return this.#byName.has(normaliseName(name));
  }

  /** The record whose id is the vendor's id of a reported test. */
  withIdOf(test: TestResult): TestRecord | undefined {
    if (this.#scope === undefined || this.#byId.size === 0) return undefined;
    const { organization, repository, inCollections } = this.#scope;
    const id = testId(organization, repository, { ...test.identity, variant: test.variant });
    const ids = inCollections ? [...this.#collections.values()].map((place) => idInCollection(...place, id)) : [id];
    return ids.map((one) => this.#byId.get(one)).find((found) => found !== undefined);
  }

  /** The record that a reported test is by its fields, if any. */
  match(test: TestResult): Matched {
    // The name is compared first, because the other fields take longer to prepare and few tests have a record.
    const sameName = test.name === undefined ? undefined : this.#byName.get(normaliseName(test.name));
    if (!sameName) return { kind: 'none' };
    const accepted = acceptedValues(test, this.paths, (length) => this.#parentLengths.has(length));
    const matches = sameName.find(accepted);
    const [only] = matches;
    if (!only) return accepted.variant.length > 0 ? { kind: 'none' } : sameName.unsaidVariant(accepted);
    if (matches.length === 1) return { kind: 'one', ...only };
    return (
      ofBothLists(matches) ?? { kind: 'ambiguous', count: matches.length, first: matches.slice(0, namedCandidates) }
    );
  }
}

/**
 * The one match where the service has one record for a test, and `quarantine-file` has one, too: together they are one record, whose fields
 * decide as far as either has them.
 */
function ofBothLists(matches: readonly Match[]): Matched | undefined {
  const [ofService, another] = matches.filter(({ listed }) => listed.fromFile === undefined);
  const [ofFile] = matches.filter(({ listed }) => listed.fromFile !== undefined);
  if (matches.length !== 2 || !ofService || another) return undefined;
  return { kind: 'one', ...(ofFile?.excuses && !ofService.excuses ? ofFile : ofService), listed: ofService.listed };
}

/** Records of one name. */
class RecordsOfName {
  readonly #name: string;
  readonly #all: Entry[] = [];
  /** Records by the value of each field, and those without a value. */
  readonly #byValue = new Map<string, Entry[]>();

  constructor(name: string) {
    this.#name = name;
  }

  add(entry: Entry): void {
    this.#all.push(entry);
    for (const field of comparedFields) append(this.#byValue, keyOf(field, entry.values[field]), entry);
  }

  /** The records that match a reported test, in the order of the list. */
  find(accepted: AcceptedValues): readonly Match[] {
    const matches: (Match & { readonly order: number })[] = [];
    for (const { listed, values, order } of this.#fewest(accepted)) {
      const comparison = compare(this.#name, values, accepted);
      if (comparison) matches.push({ listed, order, ...comparison });
    }
    return matches.sort((a, b) => a.order - b.order).map(({ order: _, ...match }) => match);
  }

  // Stryker disable all: with more records than these, matches are the same.
  /**
   * The records that the most selective field leaves. A list may hold one name a hundred thousand times, and
   * comparing all with each test would take too long.
   */
  #fewest(accepted: AcceptedValues): readonly Entry[] {
    let fewest: readonly Entry[][] = [this.#all];
    const count = (lists: readonly Entry[][]): number => lists.reduce((sum, { length }) => sum + length, 0);
    for (const field of comparedFields.filter((one) => accepted[one].length > 0)) {
      const lists = [...accepted[field], undefined].map((value) => this.#byValue.get(keyOf(field, value)) ?? []);
      if (count(lists) < count(fewest)) fewest = lists;
    }
    return fewest.flat();
  }
  // Stryker restore all

  /** The variants in which a test without a variant would match. */
  unsaidVariant(accepted: AcceptedValues): Matched {
    const variants = this.#all.slice(0, namedCandidates).flatMap(({ listed, values }) => {
      const { variant } = values;
      if (variant === undefined || !compare(this.#name, values, { ...accepted, variant: [variant] })) return [];
      // The variant is shown, so it stays as in the record: with folded white space, a token in it would not be found.
      return [listed.variant ?? variant];
    });
    return variants.length === 0 ? { kind: 'none' } : { kind: 'none', variants: [...new Set(variants)] };
  }
}

const keyOf = (field: Compared, value: string | undefined): string =>
  value === undefined ? field : `${field} ${value}`;
