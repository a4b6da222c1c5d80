import type { Clock } from '../../clock.js';
import type { RepositoryReference } from '../../../service/records.js';
import { ApiError } from '../../definitions/v2/api-error.js';
import type { Handlers, RequestOf } from '../../definitions/v2/endpoints.js';
import type { CollectionRecord, RepositoryRecord, TestRecord } from '../../definitions/v2/responses.js';
import { defaultRecords, type FlakyTestRecords } from '../../flaky-tests/default-records.js';
import { repositoryAddress } from '../../repository-address.js';
import type { RecordSource } from '../flaky-test-endpoints.js';
import { collectionIdOf, repositoryIdOf } from './directory.js';
import type { Served } from './queues.js';
import { dateOf } from './records.js';

type TestNames =
  | `repositories.${'resolve' | 'get'}`
  | `testCollections.${'list' | 'get'}`
  | `${'tests' | 'testCases'}.${'list' | 'get'}`;

/** The endpoints of repositories and of flaky tests, which have one collection for each repository. They throw ApiError. */
export function testHandlers({ directory, cursors }: Served, source: RecordSource, clock: Clock): Handlers<TestNames> {
  // Dates stay as they are while the service runs, so that two pages agree.
  const startedAt = clock.now();
  const rowsOf = (repo: RepositoryReference): TestRecord[] =>
    rowsFrom(repo, source.records ?? defaultRecords(repo, startedAt));
  const collectionOf = (repo: RepositoryReference): CollectionRecord => {
    const count = rowsOf(repo).length;
    return {
      id: collectionIdOf(repo),
      name: `${repo.owner}/${repo.name}`,
      description: null,
      testCaseCount: count,
      testCount: count,
      quarantineEnabled: true,
      autoQuarantineEnabled: true,
      createdAt: dateOf(startedAt),
      updatedAt: dateOf(startedAt),
    };
  };
  const repositoryOf = (repo: RepositoryReference): RepositoryRecord => ({
    id: repositoryIdOf(repo),
    provider: 'github',
    path: `${repo.owner}/${repo.name}`,
    host: repo.host,
    url: repositoryAddress(repo),
    defaultBranch: null,
    isPrivate: null,
    createdAt: dateOf(startedAt),
    updatedAt: dateOf(startedAt),
  });
  const list = ({ query }: Pick<RequestOf<'tests.list'>, 'query'>): object => {
    const { testCollectionId } = query;
    const repos = directory.repositories.filter((repo) => [undefined, collectionIdOf(repo)].includes(testCollectionId));
    const rows = repos.flatMap(rowsOf).filter((row) => isAsked(row, query));
    const page = cursors.page('tests', query, rows, ({ name, id, repoId }) => [0, JSON.stringify([name, repoId, id])]);
    return query.include === undefined ? page : { ...page, data: page.data.map((row) => ({ ...row, metrics: null })) };
  };
  const one = ({ id, query }: Pick<RequestOf<'tests.get'>, 'id' | 'query'>): object => {
    const row = directory.repositories.flatMap(rowsOf).find((each) => each.id === id);
    if (row === undefined) throw new ApiError('TEST_CASE_NOT_FOUND', `There is no test ${id}`);
    const { quarantinedSince } = row;
    return {
      ...row,
      ...(query.include === undefined ? {} : { metrics: null }),
      quarantineOverride:
        quarantinedSince === null ? null : { mode: 'alwaysQuarantine', reason: null, createdAt: quarantinedSince },
      activeMonitors: [],
      firstSeenAt: null,
      lastFailureAt: null,
    };
  };

  return {
    'repositories.resolve': ({ query }) => {
      const repo = directory.lookUp(query.providerUrl);
      return cursors.page('repositories', query, [repositoryOf(repo)], () => [0, '']);
    },
    'repositories.get': ({ id }) => repositoryOf(directory.repository(id)),
    'testCollections.list': ({ query }) => {
      const named = directory.repositories.filter(({ owner, name }) => `${owner}/${name}`.includes(query.q ?? ''));
      const page = cursors.page('collections', query, named, (repo) => [0, collectionIdOf(repo)]);
      return { ...page, data: page.data.map(collectionOf) };
    },
    'testCollections.get': ({ id }) => {
      const repo = directory.repositories.find((each) => collectionIdOf(each) === id);
      if (repo === undefined) throw new ApiError('TEST_COLLECTION_NOT_FOUND', `There is no test collection ${id}`);
      return collectionOf(repo);
    },
    'tests.list': list,
    'testCases.list': list,
    'tests.get': one,
    'testCases.get': one,
  };
}

function isAsked(row: TestRecord, query: RequestOf<'tests.list'>['query']): boolean {
  const { status, q, file, owner, variant, quarantineState } = query;
  return (
    (status === undefined || status.includes(row.status)) &&
    (q === undefined || q.split(/\s+/).every((part) => row.name.includes(part))) &&
    (file === undefined || row.file === file) &&
    (owner === undefined || row.codeowners.includes(owner)) &&
    (variant === undefined || row.variant === variant) &&
    (quarantineState === undefined || row.quarantineState === quarantineState)
  );
}

/** Both lists of the first generation as one: a test is in one of them or in both. */
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

/** @param quarantined the record of the list of quarantined tests; undefined for a test that is not quarantined */
function rowOf(
  repo: RepositoryReference,
  id: string,
  test: Fields,
  [status, since]: readonly unknown[],
  quarantined: Fields | undefined,
): TestRecord {
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
    status: (['flaky', 'broken'] as const).find((each) => each === textOf(status).toLowerCase()) ?? 'healthy',
    statusSince: timeOf(since),
    quarantineState: quarantined === undefined ? 'notQuarantined' : 'quarantined',
    quarantinedSince: timeOf(quarantined?.quarantined_at),
    labels: [],
    url: `${repositoryAddress(repo)}/tests/${encodeURIComponent(id.toWellFormed())}`,
  };
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records of a file may hold anything. */
function timeOf(value: unknown): string | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : dateOf(time);
}
