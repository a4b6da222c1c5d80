import { InputError } from '../inputs/input-error.js';
import type { ListPage } from '../flaky-tests/lists/read-pages.js';
import { readPages } from '../flaky-tests/lists/read-pages.js';
import { daysBetween, parseDateTime } from '../flaky-tests/records/date-time.js';
import { type TestRecord, readTestRecord } from '../flaky-tests/records/test-record.js';
import { grouped } from '../service/errors.js';
import { isObject } from '../service/responses.js';
import type { ServiceClient } from '../service/client.js';
import type { TestListRequest } from '../service/endpoints.js';
import type { Step, Operation } from './operation.js';
import { repositoryOf } from './requests.js';

export type TestListEndpoint = 'listUnhealthyTests' | 'listQuarantinedTests';

/** Where the records are in a response (service interface, sections 4.3 and 4.4). */
const recordsField: Readonly<Record<TestListEndpoint, string>> = {
  listUnhealthyTests: 'tests',
  listQuarantinedTests: 'quarantined_tests',
};

export const testListNeeds: Operation['needs'] = {
  pullRequest: 'none',
  targetBranch: false,
  repository: true,
  organizationSlug: true,
};

export const testListAdvice: Operation['advice'] = {
  400: 'Check organization-slug, repository and page-size',
  404: 'Check organization-slug and repository: the service does not know them together',
};

/** The request for a page; the first page has an empty token. */
export function testListRequest(step: Step, pageToken = ''): TestListRequest {
  const { organizationSlug, pageSize, extraFields } = step.inputs;
  if (organizationSlug === undefined) throw new InputError('organization-slug', 'it is required');
  return {
    repo: repositoryOf(step),
    org_url_slug: organizationSlug,
    page_query: { page_size: pageSize, page_token: pageToken },
    ...extraFields,
  };
}

/**
 * All records of a list as the service has them, one page at a time.
 * @param more fields beside those of every list
 * @throws PagingError when the paging cannot be followed
 * @throws ServiceError when a page fails
 */
export async function* listRecords(
  step: Step,
  service: ServiceClient,
  endpoint: TestListEndpoint,
  more: Partial<TestListRequest> = {},
): AsyncGenerator {
  const fetchPage = async (pageToken: string | undefined): Promise<ListPage> => {
    const response = await service.send(endpoint, { ...testListRequest(step, pageToken), ...more });
    const json = isObject(response.json) ? response.json : {};
    return { records: json[recordsField[endpoint]], page: isObject(json.page) ? json.page : undefined };
  };
  const pages = readPages(fetchPage, {
    maxPages: step.inputs.maxPages,
    warn: (line) => {
      step.log.warn(line);
    },
    onPage: ({ pages: read, records, total }) => {
      const of = total === undefined ? '' : ` of ${String(total)}`;
      step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
    },
  });
  for (;;) {
    const next = await pages.next();
    if (!next.done) {
      yield next.value;
      continue;
    }
    const { records, stopped } = next.value;
    if (stopped === 'max-pages') {
      step.log.warn(`The list goes on: max-pages ended it after ${String(records)} tests`);
    }
    return;
  }
}

/** The tests of a list; what is no record at all is passed over. */
export async function* listTests(
  step: Step,
  service: ServiceClient,
  endpoint: TestListEndpoint,
): AsyncGenerator<TestRecord> {
  for await (const record of listRecords(step, service, endpoint)) {
    const listed = readTestRecord(record);
    if (listed !== undefined) yield listed;
  }
}

/** Whole days since a test was quarantined, or else since it has its status; empty where its record does not say. */
export function ageOf({ quarantinedAt, statusSince }: TestRecord, now: number): string {
  const since = parseDateTime(quarantinedAt ?? statusSince);
  return since === undefined ? '' : grouped(Math.floor(daysBetween(since, now)));
}
