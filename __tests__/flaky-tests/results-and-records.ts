import type { TestResult } from '../../src/flaky-tests/junit/test-result.js';
import type { PathRules } from '../../src/flaky-tests/matching/paths.js';
import { type IdentityScope, TestRecords } from '../../src/flaky-tests/matching/test-records.js';
import { type TestRecord, readTestRecord } from '../../src/flaky-tests/records/test-record.js';

/** A failed test of a report, with these fields. */
export function reported(fields: Partial<TestResult> = {}): TestResult {
  return {
    kind: 'test',
    suites: [],
    outcome: 'failed',
    retried: false,
    place: { report: 'r.xml', line: 1 },
    ...fields,
  };
}

/** What the action reads of a record of the service. */
export function listed(fields: object): TestRecord {
  const record = readTestRecord(fields);
  if (record === undefined) throw new Error('this is not a record');
  return record;
}

/** Records of the service in which tests are looked for. */
export function testRecords(paths: PathRules, records: readonly object[], scope?: IdentityScope): TestRecords {
  const all = new TestRecords(paths, scope);
  for (const record of records) all.add(listed(record));
  return all;
}
