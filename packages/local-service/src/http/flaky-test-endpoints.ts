import type { ServiceClock } from '../clock.js';
import { defaultRecords, type FlakyTestRecords, type RecordSource } from '../flaky-tests/default-records.js';
import { Paging, UnknownToken, type RowsAndPage } from '../flaky-tests/paging.js';
import type { RepositoryReference } from '../../../shared/src/service/records.js';
import { HttpError } from '../definitions/http-error.js';
import type { PostEndpoints } from './queue-endpoints.js';

interface PageQuery {
  readonly page_size?: number | undefined;
  readonly page_token?: string | undefined;
}

/** The two listing endpoints. They throw HttpError. */
export function flakyTestEndpoints(
  source: RecordSource,
  clock: ServiceClock,
): PostEndpoints<`/flaky-tests/list-${'unhealthy' | 'quarantined'}-tests`> {
  const paging = new Paging();
  // Dates stay as they are while the service runs, so that two pages agree.
  const startedAt = clock.now();
  // A client fetches the pages of a list one after another, so the records of the latest list are kept for the next
  // page.
  let made: { repo: string; records: FlakyTestRecords } | undefined;
  const recordsOf = (repo: RepositoryReference, organization: string): FlakyTestRecords => {
    if (source.records !== undefined) return source.records;
    const key = JSON.stringify([repo, organization]);
    if (made?.repo !== key) made = { repo: key, records: defaultRecords(repo, startedAt, organization) };
    return made.records;
  };
  let filtered: { from: readonly object[]; status: string; rows: readonly object[] } | undefined;
  const withStatus = (all: readonly object[], status: string | undefined): readonly object[] => {
    if (status === undefined) return all;
    if (filtered?.from !== all || filtered.status !== status) {
      filtered = { from: all, status, rows: all.filter((test) => statusOf(test) === status) };
    }
    return filtered.rows;
  };

  const cut = (
    list: string,
    rows: readonly object[],
    { page_size = 100, page_token = '' }: PageQuery = {},
  ): RowsAndPage<object> => {
    try {
      return paging.cut(list, rows, page_size, page_token);
    } catch (error) {
      if (error instanceof UnknownToken) throw new HttpError(400, 'page_query.page_token is unknown for this list');
      throw error;
    }
  };

  return {
    '/flaky-tests/list-unhealthy-tests': ({ repo, org_url_slug: organization, status, page_query: query }) => {
      const rows = withStatus(recordsOf(repo, organization).unhealthy_tests, status);
      const { rows: tests, page } = cut(`unhealthy ${JSON.stringify(repo)} ${status ?? ''}`, rows, query);
      return { tests, page };
    },
    '/flaky-tests/list-quarantined-tests': ({ repo, org_url_slug: organization, page_query: query }) => {
      const all = recordsOf(repo, organization).quarantined_tests;
      const { rows, page } = cut(`quarantined ${JSON.stringify(repo)}`, all, query);
      return { quarantined_tests: rows, page };
    },
  };
}

/** Status of a record. A record that a person supplied may have any form. */
function statusOf(test: { status?: { value?: unknown } | null }): string | undefined {
  const value = test.status?.value;
  return typeof value === 'string' ? value.toUpperCase() : undefined;
}
