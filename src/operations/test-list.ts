import { readList } from '../flaky-tests/lists/read-pages.js';
import { daysBetween, parseDateTime } from '../flaky-tests/records/date-time.js';
import type { TestRecord } from '../flaky-tests/records/test-record.js';
import type { MergeQueueService, TestListKind, TestListPage, TestListQuery } from '../service/merge-queue-service.js';
import type { StepWith, Operation } from './operation.js';
import { repositoryOf } from './requests.js';
import { grouped } from '../../packages/shared/src/numbers.js';

export const testListNeeds: Operation['needs'] = {
  pullRequest: 'none',
  targetBranch: false,
  repository: true,
  organizationSlug: true,
};

/** Fetches a page; the first page has an empty token. @throws ServiceError */
export async function fetchPage(
  step: StepWith<'inputs' | 'context'>,
  service: MergeQueueService,
  kind: TestListKind,
  more: Pick<TestListQuery, 'status'> = {},
  pageToken = '',
): Promise<TestListPage> {
  const { organizationSlug, testCollection, pageSize, extraFields } = step.inputs;
  return service.tests(
    kind,
    { repo: repositoryOf(step), organizationSlug, testCollection, pageSize, extraFields, ...more },
    pageToken,
  );
}

/**
 * All records of a list as received, one page at a time.
 * @param whenCut receives one line where the list may lack tests
 * @param more fields in addition to those of every list
 * @throws PagingError when the paging cannot be followed
 * @throws ServiceError when a page fails
 */
export async function* listRecords(
  step: StepWith<'inputs' | 'context' | 'log'>,
  service: MergeQueueService,
  kind: TestListKind,
  whenCut: (line: string) => void,
  more: Pick<TestListQuery, 'status'> = {},
): AsyncGenerator {
  const { cut } = yield* readList((pageToken) => fetchPage(step, service, kind, more, pageToken), {
    maxPages: step.inputs.maxPages,
    warn: (line) => step.log.warn(line),
    onPage: ({ pages: read, records, total }) => {
      const of = total === undefined ? '' : ` of ${String(total)}`;
      step.log.debug(`Page ${String(read)}: ${String(records)}${of} tests so far`);
    },
  });
  if (cut !== undefined) whenCut(`The list of ${kind} tests is cut short: ${cut}`);
}

/** Whole days since a test was quarantined, or else since its status changed; empty where its record shows neither. */
export function ageOf({ quarantinedAt, statusSince }: TestRecord, now: number): string {
  const since = parseDateTime(quarantinedAt ?? statusSince);
  return since === undefined ? '' : grouped(Math.floor(daysBetween(since, now)));
}
