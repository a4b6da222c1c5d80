import { fieldsOf, texts } from '../../../../shared/src/json-values.js';
import type { RepositoryReference } from '../../../../shared/src/service/records.js';
import { idInCollection } from '../../../../shared/src/service/test-id.js';
import type { SecondHandlers } from '../../definitions/requests.js';
import type { FlakyTestRecords } from '../../flaky-tests/default-records.js';
import type { RecordSource } from '../../flaky-tests/record-source.js';
import { repositoryAddress } from '../../repository-address.js';
import { type PageQuery, pageByPlace } from '../paging.js';
import { collectionIdOf, repositoryIdOf, type Directory } from './directory.js';
import { dateOf } from './records.js';

/** The endpoints of repositories and of flaky tests, which have one collection for each repository. They throw ApiError. */
export function testHandlers(directory: Directory, records: RecordSource) {
  const rowsOf = (repo: RepositoryReference): readonly TestRecord[] => {
    const rows = rowsFrom(repo, records.of(repo));
    if (records.given !== undefined) return rows;
    return rows.map((row) => ({ ...row, id: idInCollection(row.testCollectionId, row.repoId, row.id) }));
  };
  const at = dateOf(records.startedAt);
  const times = { createdAt: at, updatedAt: at };

  return {
    'GET /v2/repositories': ({ query }) => {
      const repo = directory.lookUp(query.providerUrl);
      const { host, owner, name } = repo;
      const record = {
        ...{
          id: repositoryIdOf(repo),
          provider: 'github',
          path: `${owner}/${name}`,
          host,
          url: repositoryAddress(repo),
        },
        ...{ defaultBranch: null, isPrivate: null, ...times },
      };
      return pageByPlace('repositories', query, [record], () => [0, '']);
    },
    'GET /v2/test-collections': ({ query }) => {
      const all = directory.repositories.map((repo) => {
        const count = rowsOf(repo).length;
        return {
          ...{ id: collectionIdOf(repo), name: `${repo.owner}/${repo.name}`, description: null, ...times },
          ...{ testCaseCount: count, testCount: count, quarantineEnabled: true, autoQuarantineEnabled: true },
        };
      });
      return pageByPlace('collections', query, all, ({ id }) => [0, id]);
    },
    'GET /v2/test-cases': ({ query }) => {
      const { testCollectionId, quarantineState } = query;
      const statuses = query.status?.split(',');
      const rows = directory.repositories
        .filter((repo) => [undefined, collectionIdOf(repo)].includes(testCollectionId))
        .flatMap(rowsOf)
        .filter((row) => statuses === undefined || statuses.includes(row.status))
        .filter((row) => quarantineState === undefined || row.quarantineState === quarantineState);
      return pageByPlace('tests', query satisfies PageQuery, rows, ({ name, id, repoId }) => [
        0,
        JSON.stringify([name, repoId, id]),
      ]);
    },
  } satisfies Partial<SecondHandlers>;
}

/** Both lists of the first generation as one: a test is in one list or in both. */
function rowsFrom(repo: RepositoryReference, { unhealthy_tests, quarantined_tests }: FlakyTestRecords): TestRecord[] {
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
type TestRecord = ReturnType<typeof rowOf>;

/** @param quarantined the record of the list of quarantined tests; undefined for a test that is not quarantined */
function rowOf(
  repo: RepositoryReference,
  id: string,
  test: Fields,
  [status, since]: readonly unknown[],
  quarantined: Fields | undefined,
) {
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
    codeowners: texts(test.codeowners),
    status: ['flaky', 'broken'].find((each) => each === textOf(status).toLowerCase()) ?? 'healthy',
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
