import { OldestTests } from '../flaky-tests/lists/oldest-tests.js';
import { type TestRecord, readTestRecord } from '../flaky-tests/records/test-record.js';
import type { TestListKind, TestListQuery } from '../service/merge-queue-service.js';
import type { Step, Operation } from './operation.js';
import { repositoryOf } from './requests.js';
import { ageOf, fetchPage, listRecords, testListNeeds } from './test-list.js';
import type { Block, Inline } from '../document/blocks.js';
import { counted, grouped } from '../../packages/shared/src/numbers.js';

interface ListOperation {
  readonly kind: TestListKind;
  /**
   * Additional fields of the requests, an entry for each list. The lists are read one after the other, like a single
   * list. Absent where there is one list.
   */
  readonly lists?: (step: Step) => readonly Pick<TestListQuery, 'status'>[];
  readonly knownFields?: readonly string[];
}

/** An operation that lists tests: every record is written to the file as it comes, and only a summary is kept. */
export function listOperation({ kind, lists = () => [{}], knownFields = [] }: ListOperation): Operation {
  return {
    kind: 'request',
    needs: testListNeeds,
    knownFields,
    plan: (step, service) => ({
      result: { headline: `List the ${kind} tests` },
      request: () => fetchPage(step, service, kind, lists(step)[0]),
      carryOut: async () => {
        const now = step.clock.now();
        const tests = new OldestTests(now);
        const read = async function* (): AsyncGenerator {
          // A service that ignores the filter lists each test once more.
          const ids = new Set<string>();
          for (const [index, more] of lists(step).entries()) {
            for await (const record of listRecords(step, service, kind, (line) => step.log.warn(line), more)) {
              const listed = readTestRecord(record) ?? emptyRecord;
              if (index > 0 && listed.id !== undefined && ids.has(listed.id)) continue;
              if (listed.id !== undefined) ids.add(listed.id);
              tests.add(listed);
              yield record;
            }
          }
        };
        const file = await step.files.writeRecords('tests.json', read());
        const { owner, name } = repositoryOf(step);
        return {
          headline: `Listed ${counted(tests.count, `${kind} test`)} of ${owner}/${name}`,
          outputs: { 'tests-count': String(tests.count), 'tests-file': file },
          document: testsTable(tests.oldest, tests.count, now),
        };
      },
    }),
  };
}

const emptyRecord: TestRecord = { codeowners: [], quarantinedAt: undefined, statusSince: undefined, record: {} };

/**
 * Listed tests as rows for people.
 * @param count how many there are in all
 * @param now milliseconds since 1970-01-01T00:00Z, up to which days are counted
 */
export function testsTable(tests: readonly TestRecord[], count: number, now: number): readonly Block[] {
  const rows = tests.map((test): readonly Inline[] => [
    `${test.name ?? ''}${test.variant === undefined ? '' : ` (${test.variant})`}`,
    test.classname ?? test.parent ?? '',
    test.file ?? '',
    test.status ?? (test.quarantinedAt === undefined ? '' : 'quarantined'),
    quarantineOf(test),
    ageOf(test, now),
    test.codeowners.join(' '),
    linkOf(test),
  ]);
  const header = ['Test', 'In', 'File', 'Status', 'Quarantine', 'Days', 'Code owners', 'Link'];
  return tableOfTests(header, rows, count);
}

/** The first tests as a table. @param count how many there are in all */
export function tableOfTests(
  header: readonly string[],
  rows: readonly (readonly Inline[])[],
  count: number,
): readonly Block[] {
  if (rows.length === 0) return [];
  const rest = `The first ${grouped(rows.length)} of ${grouped(count)}; the rest is in the tests file.`;
  return [{ kind: 'table', header, rows, ...(count > rows.length && { rest }) }];
}

function quarantineOf({ quarantineSetting, quarantined }: TestRecord): string {
  if (quarantineSetting !== undefined) return quarantineSetting;
  return quarantined === undefined ? '' : quarantined ? 'yes' : 'no';
}

function linkOf(test: TestRecord): Inline {
  const address = test.link ?? test.ticket;
  return address === undefined ? '' : { href: address };
}
