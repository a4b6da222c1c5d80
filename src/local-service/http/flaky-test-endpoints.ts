import type { Clock } from '../clock.js';
import type { FlakyTestRecords } from '../flaky-tests/default-records.js';
import { defaultRecords } from '../flaky-tests/default-records.js';
import { Paging, UnknownToken, type RowsAndPage } from '../flaky-tests/paging.js';
import type { RepositoryReference, UnhealthyTest } from '../../service/records.js';
import { badField, optionalIntegerField, objectField, repositoryField, stringField, type Fields } from './fields.js';
import { HttpError } from './http-error.js';
import type { PostEndpoint } from './queue-endpoints.js';

const largestPage = 100;

/** Where the records come from. */
export interface RecordSource {
  /** The same for every repository; undefined for the default records. */
  records: FlakyTestRecords | undefined;
}

/** The two listing endpoints by their paths. They throw HttpError. */
export function flakyTestEndpoints(source: RecordSource, clock: Clock): Record<string, PostEndpoint> {
  const paging = new Paging();
  // Dates stay as they are while the service runs, so that two pages agree.
  const startedAt = clock.now();
  // Pages of one list are asked for one after another, so that what was made for the one serves the next.
  let made: { repo: string; records: FlakyTestRecords } | undefined;
  const recordsOf = (repo: RepositoryReference): FlakyTestRecords => {
    if (source.records !== undefined) return source.records;
    const key = JSON.stringify(repo);
    if (made?.repo !== key) made = { repo: key, records: defaultRecords(repo, startedAt) };
    return made.records;
  };
  let filtered: { from: readonly UnhealthyTest[]; status: string; rows: readonly UnhealthyTest[] } | undefined;
  const withStatus = (all: readonly UnhealthyTest[], status: string): readonly UnhealthyTest[] => {
    if (filtered?.from !== all || filtered.status !== status) {
      filtered = { from: all, status, rows: all.filter((test) => statusOf(test) === status) };
    }
    return filtered.rows;
  };

  const cut = <Row>(list: string, rows: readonly Row[], query: Fields): RowsAndPage<Row> => {
    const range = { path: 'page_query.page_size', least: 1, most: largestPage };
    const size = optionalIntegerField(query, 'page_size', range) ?? largestPage;
    const token = query.page_token ?? '';
    if (typeof token !== 'string') throw badField('page_query.page_token', token, 'a string');
    try {
      return paging.cut(list, rows, size, token);
    } catch (error) {
      if (error instanceof UnknownToken) throw new HttpError(400, 'page_query.page_token is unknown for this list');
      throw error;
    }
  };

  return {
    '/flaky-tests/list-unhealthy-tests': (fields) => {
      const repo = repositoryField(fields);
      stringField(fields, 'org_url_slug');
      const query = fields.page_query === undefined ? {} : objectField(fields, 'page_query');
      const status = statusField(fields);
      const all = recordsOf(repo).unhealthy_tests;
      const rows = status === undefined ? all : withStatus(all, status);
      const { rows: tests, page } = cut(`unhealthy ${JSON.stringify(repo)} ${status ?? ''}`, rows, query);
      return { tests, page };
    },
    '/flaky-tests/list-quarantined-tests': (fields) => {
      const repo = repositoryField(fields);
      stringField(fields, 'org_url_slug');
      const query = objectField(fields, 'page_query');
      const all = recordsOf(repo).quarantined_tests;
      const { rows, page } = cut(`quarantined ${JSON.stringify(repo)}`, all, query);
      return { quarantined_tests: rows, page };
    },
  };
}

function statusField(fields: Fields): string | undefined {
  const status = fields.status;
  if (status === undefined || status === 'FLAKY' || status === 'BROKEN') return status;
  throw badField('status', status, 'FLAKY or BROKEN');
}

function statusOf(test: UnhealthyTest): string | undefined {
  return test.status?.value?.toUpperCase();
}
