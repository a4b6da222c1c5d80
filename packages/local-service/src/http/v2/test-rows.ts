import type { RepositoryReference } from '../../../../shared/src/service/records.js';
import type { RequestOf } from '../../definitions/v2/endpoints.js';
import type { FlakyTestRecords } from '../../flaky-tests/default-records.js';
import { repositoryAddress } from '../../repository-address.js';
import { collectionIdOf, repositoryIdOf } from './directory.js';
import { dateOf } from './records.js';
import { fieldsOf } from '../../../../shared/src/json-values.js';

/** The fields that a word of `q` searches, by the prefix before its colon. */
const searched = {
  'name:': ({ name }: TestRecord) => name,
  'file:': ({ file }: TestRecord) => file,
  'class:': ({ className }: TestRecord) => className,
  'parent:': ({ parentName }: TestRecord) => parentName,
} as const;
const prefixes = Object.keys(searched) as (keyof typeof searched)[];

function holds(row: TestRecord, word: string): boolean {
  const prefix = prefixes.find((each) => word.startsWith(each));
  return searched[prefix ?? 'name:'](row).includes(prefix === undefined ? word : word.slice(prefix.length));
}

function isNewlyFlaky({ status, statusSince }: TestRecord, period: string | undefined, now: number): boolean {
  const since = now - Number.parseInt(period ?? '', 10) * 86_400_000;
  return status === 'flaky' && Date.parse(statusSince ?? '') >= since;
}

/**
 * True when a query asks for this row.
 * @param now milliseconds since 1970
 */
export function isAsked(row: TestRecord, query: RequestOf<'tests.list'>['query'], now: number): boolean {
  const { status, q, file, owner, variant, quarantineState, label, markedFlaky, newlyFlaky, period } = query;
  return (
    (status === undefined || status.includes(row.status)) &&
    (q === undefined || q.split(/\s+/).every((word) => holds(row, word))) &&
    // Tests here have no labels, and are never marked by hand.
    label === undefined &&
    markedFlaky !== true &&
    (newlyFlaky === undefined || newlyFlaky === isNewlyFlaky(row, period, now)) &&
    (file === undefined || row.file === file) &&
    (owner === undefined || row.codeowners.includes(owner)) &&
    (variant === undefined || row.variant === variant) &&
    (quarantineState === undefined || row.quarantineState === quarantineState)
  );
}

/** Both lists of the first generation as one: a test is in one list or in both. */
export function rowsFrom(
  repo: RepositoryReference,
  { unhealthy_tests, quarantined_tests }: FlakyTestRecords,
): TestRecord[] {
  const quarantined = new Map(quarantined_tests.map((each) => [textOf(fieldsOf(each).test_case_id), fieldsOf(each)]));
  const rows = new Map<string, TestRecord>();
  for (const each of unhealthy_tests) {
    const test = fieldsOf(each);
    const id = textOf(test.id);
    const { value, timestamp } = fieldsOf(test.status);
    const also = quarantined.get(id);
    const isQuarantined = test.quarantined === true || also !== undefined;
    rows.set(id, rowOf(repo, id, test, [value, timestamp], isQuarantined ? (also ?? {}) : undefined));
  }
  for (const [id, test] of quarantined) {
    if (!rows.has(id)) rows.set(id, rowOf(repo, id, test, [test.status, test.status_last_updated_at], test));
  }
  return [...rows.values()];
}

type Fields = Readonly<Record<string, unknown>>;

/** A test in the second generation. */
export type TestRecord = ReturnType<typeof rowOf>;

/** @param quarantined the record of the list of quarantined tests; undefined for a test that is not quarantined */
function rowOf(
  repo: RepositoryReference,
  id: string,
  test: Fields,
  [status, since]: readonly unknown[],
  quarantined: Fields | undefined,
) {
  const { codeowners } = test;
  return {
    id,
    testCollectionId: collectionIdOf(repo),
    repoId: repositoryIdOf(repo),
    name: textOf(test.name),
    parentName: textOf(test.parent),
    className: textOf(test.classname),
    file: textOf(test.file_path ?? test.file),
    target: '',
    variant: textOf(test.variant),
    crossVariantId: null,
    codeowners: Array.isArray(codeowners) ? codeowners.map(textOf) : [],
    status:
      (['flaky', 'broken'] as const).find((each) => each === textOf(status).toLowerCase()) ?? ('healthy' as const),
    statusSince: timeOf(since),
    quarantineState: quarantined === undefined ? 'notQuarantined' : 'quarantined',
    quarantinedSince: timeOf(quarantined?.quarantined_at),
    labels: [],
    url: `${repositoryAddress(repo)}/tests/${encodeURIComponent(id.toWellFormed())}`,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records of a file may hold anything. */
function timeOf(value: unknown): string | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : dateOf(time);
}
