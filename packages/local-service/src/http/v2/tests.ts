import type { ServiceClock } from '../../clock.js';
import type { RepositoryReference } from '../../../../shared/src/service/records.js';
import { ApiError } from '../../definitions/v2/api-error.js';
import type { SomeHandlers } from '../../definitions/v2/endpoints.js';
import { idInCollection } from '../../../../shared/src/service/test-id.js';
import { defaultRecords, type RecordSource } from '../../flaky-tests/default-records.js';
import { repositoryAddress } from '../../repository-address.js';
import { shortIdFrom } from '../../queue-rules/stable-identifiers.js';
import type { Place } from './cursors.js';
import { collectionIdOf, repositoryIdOf } from './directory.js';
import type { Served } from './queues.js';
import { dateOf } from './records.js';
import { isAsked, rowsFrom, type TestRecord } from './test-rows.js';

/** Most repositories whose made-up tests are kept, about 200 KB each. */
const mostMadeUp = 200;

/** Most test collections that are made by requests. */
const mostCollections = 1000;

/** The endpoints of repositories and of flaky tests, which have one collection for each repository. They throw ApiError. */
export function testHandlers({ directory, cursors }: Served, source: RecordSource, clock: ServiceClock) {
  // Dates stay as they are while the service runs, so that two pages agree.
  const startedAt = clock.now();
  const madeUp = new Map<string, readonly TestRecord[]>();
  const rowsOf = (repo: RepositoryReference): readonly TestRecord[] => {
    if (source.records !== undefined) return rowsFrom(repo, source.records);
    const address = repositoryAddress(repo);
    const kept = madeUp.get(address);
    if (kept !== undefined) return kept;
    const rows = rowsFrom(repo, defaultRecords(repo, startedAt)).map((row) => ({
      ...row,
      id: idInCollection(row.testCollectionId, row.repoId, row.id),
    }));
    if (madeUp.size < mostMadeUp) madeUp.set(address, rows);
    return rows;
  };
  const collectionOf = (repo: RepositoryReference) =>
    collection(collectionIdOf(repo), `${repo.owner}/${repo.name}`, rowsOf(repo).length, startedAt);
  /** Collections that a request made. They stay empty. */
  const made = new Map<string, ReturnType<typeof collection>>();
  const repositoryOf = (repo: RepositoryReference): object => ({
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
  const testOf = (id: string): TestRecord => {
    const row = directory.repositories.flatMap(rowsOf).find((each) => each.id === id);
    if (row === undefined) throw new ApiError('TEST_CASE_NOT_FOUND', `There is no test ${id}`);
    return row;
  };

  return {
    'repositories.resolve': ({ query }) => {
      const repo = directory.lookUp(query.providerUrl);
      return cursors.page('repositories', query, [repositoryOf(repo)], () => [0, '']);
    },
    'repositories.get': ({ id }) => repositoryOf(directory.repository(id)),
    'testCollections.list': ({ query }) => {
      const all = [...directory.repositories.map(collectionOf), ...made.values()];
      const named = all.filter(({ name }) => name.includes(query.q ?? ''));
      return cursors.page('collections', query, named, ({ id }) => [0, id]);
    },
    'testCollections.create': ({ body, now }) => {
      if (made.size >= mostCollections) {
        throw new ApiError(
          'VALIDATION_FAILED',
          `The local service keeps at most ${String(mostCollections)} collections`,
        );
      }
      const id = shortIdFrom(`test collection ${String(made.size + 1)}`);
      const record = collection(id, body.name, 0, now, body.description);
      made.set(id, record);
      return record;
    },
    'testCollections.get': ({ id }) => {
      const repo = directory.repositories.find((each) => collectionIdOf(each) === id);
      const found = repo === undefined ? made.get(id) : collectionOf(repo);
      if (found === undefined) throw new ApiError('TEST_COLLECTION_NOT_FOUND', `There is no test collection ${id}`);
      return found;
    },
    'tests.list': ({ query, now }) => {
      const { testCollectionId } = query;
      const repos = directory.repositories.filter((repo) =>
        [undefined, collectionIdOf(repo)].includes(testCollectionId),
      );
      const rows = repos.flatMap(rowsOf).filter((row) => isAsked(row, query, now));
      // There are no metrics to sort by, so rows are always sorted by name.
      const placeOf = ({ name, id, repoId }: TestRecord): Place => [0, JSON.stringify([name, repoId, id])];
      const page = cursors.page('tests', query, rows, placeOf, query.direction === 'desc');
      return query.include === undefined
        ? page
        : { ...page, data: page.data.map((row) => ({ ...row, metrics: null })) };
    },
    'tests.get': ({ id, query }) => {
      const row = testOf(id);
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
    },
    'tests.listStatusHistory': ({ id, query }) => {
      const { status, statusSince } = testOf(id);
      const at = Date.parse(statusSince ?? '');
      const isAskedFor =
        at >= Date.parse(query.startedAfter ?? dateOf(0)) &&
        (query.startedBefore === undefined || at < Date.parse(query.startedBefore));
      const change = { id: `${id}-1`, fromStatus: status === 'healthy' ? 'flaky' : 'healthy', toStatus: status };
      const rows = isAskedFor ? [{ ...change, activeMonitors: [], startedAt: dateOf(at) }] : [];
      return cursors.page(`status history of ${id}`, query, rows, () => [0, '']);
    },
    'tests.listTestRuns': ({ id, query }) => {
      testOf(id);
      return cursors.page(`runs of ${id}`, query, [], () => [0, '']);
    },
    'tests.linkTicket': ({ id }) => {
      testOf(id);
      throw new ApiError('TICKETING_NOT_CONFIGURED', 'The local service knows no system of tickets');
    },
  } satisfies SomeHandlers;
}

function collection(id: string, name: string, count: number, at: number, description: string | null = null) {
  return {
    id,
    name,
    description,
    testCaseCount: count,
    testCount: count,
    quarantineEnabled: true,
    autoQuarantineEnabled: true,
    createdAt: dateOf(at),
    updatedAt: dateOf(at),
  };
}
