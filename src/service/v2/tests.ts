import type { MergeQueueService } from '../merge-queue-service.js';
import { onServiceError } from '../transport/errors.js';
import type { JsonObject } from '../queue/responses.js';
import type { ServiceResponse } from '../transport/transport.js';
import { NoCounterpart } from '../no-counterpart.js';
import { codeOf } from './errors.js';
import { textOf } from '../fields.js';
import { fieldsOf, isObject } from '../../../packages/shared/src/json-values.js';
import { repositoryIdOf } from './ids.js';
import type { Requests } from './requests.js';

/**
 * The lists of flaky tests. Their scope is a test collection, or the part of all collections that belongs to the
 * repository.
 */
export function testLists(requests: Requests): MergeQueueService['tests'] {
  let path: string | undefined;
  /** The list was renamed within this generation: a service that does not know one name knows the other. */
  const list = async (query: JsonObject): Promise<ServiceResponse> => {
    const present = path ?? '/tests';
    const response = await requests.get(present, query).catch(
      onServiceError((error) => {
        const isUnknown = error.status === 404 && codeOf(error) !== 'TEST_COLLECTION_NOT_FOUND';
        if (path !== undefined || !isUnknown) throw error;
      }),
    );
    path = response === undefined ? '/test-cases' : present;
    return response ?? requests.get(path, query);
  };
  return async (kind, { repo, testCollection, pageSize, status, extraFields }, cursor) => {
    const more = scalars(extraFields);
    const repositoryId = testCollection === undefined ? await repositoryIdOf(requests, repo) : undefined;
    const filter = kind === 'quarantined' ? { quarantineState: 'quarantined' } : { status: status?.toLowerCase() };
    const scope = { testCollectionId: testCollection, limit: pageSize, cursor: cursor === '' ? undefined : cursor };
    const { data, hasMore, nextCursor } = fieldsOf((await list({ ...more, ...filter, ...scope })).json);
    const cut =
      hasMore === false
        ? undefined
        : `its last page ${hasMore === true ? 'says that more follow (hasMore)' : 'does not say whether more follow (hasMore)'}, and names no next page`;
    const page = { next_page_token: hasMore === false ? '' : (textOf(nextCursor) ?? '') };
    if (!Array.isArray(data)) return { records: data, page };
    const rows = (data as readonly unknown[]).filter(
      (row) =>
        !isObject(row) ||
        ((repositoryId === undefined || row.repoId === repositoryId) &&
          // A row that is not quarantined, whatever the list was asked for, excuses nothing.
          (kind !== 'quarantined' || row.quarantineState === 'quarantined')),
    );
    return { records: rows.map((row) => (isObject(row) ? testRecord(row) : row)), page, cut };
  };
}

/** @throws NoCounterpart for a field that a query cannot hold */
function scalars(extra: JsonObject): JsonObject {
  const odd = Object.entries(extra).find(([, value]) => typeof value === 'object');
  if (odd === undefined) return extra;
  throw new NoCounterpart(
    `{input:extra-fields}: ${odd[0]}, which isn't a text, a number or a boolean,`,
    'Remove it',
    2,
  );
}

/**
 * A row that also has its fields by the names of the first generation, because readers of the files use those names.
 */
function testRecord(row: JsonObject): JsonObject {
  return {
    ...row,
    parent: row.parentName,
    classname: row.className,
    test_case_id: row.id,
    html_url: textOf(row.url),
    status: { value: row.status, timestamp: row.statusSince },
    quarantined: row.quarantineState === undefined ? undefined : row.quarantineState === 'quarantined',
    quarantined_at: row.quarantinedSince,
    status_last_updated_at: row.statusSince,
  };
}
