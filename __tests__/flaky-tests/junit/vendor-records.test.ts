import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { TestResult } from '../../../src/flaky-tests/junit/test-result.js';
import { isFailure } from '../../../src/flaky-tests/junit/test-result.js';
import { testId } from '../../../packages/shared/src/service/test-id.js';
import { FailureReview, type ReviewResult } from '../../../src/flaky-tests/policy/failure-review.js';
import { testRecords } from '../results-and-records.js';
import { readFile } from './read.js';

/** Reports that tools really wrote. */
const folder = fileURLToPath(new URL('samples/ran/', import.meta.url));
const reports = readdirSync(folder).filter((file) => file.endsWith('.xml'));
const scope = { organization: 'acme', repository: 'github.com/acme/calc', inCollections: false };
const paths = { roots: ['/home/runner/work/calc/calc'], workingDirectory: '' };

/** The record that the vendor has of a test, from its uploader's identity. */
function recordOf({ identity = {} }: TestResult, withId: boolean): Record<string, unknown> {
  const { name, classname, parent, file } = identity;
  const id = withId ? { test_case_id: testId(scope.organization, scope.repository, identity) } : {};
  return { name, classname, parent, file, ...id };
}

function review(tests: readonly TestResult[], records: readonly Record<string, unknown>[]): ReviewResult {
  const made = new FailureReview(testRecords(paths, records, scope));
  for (const one of tests) made.add(one);
  return made.result();
}

describe.each(reports)('%s', (report) => {
  test('each failure is excused with the record of the vendor, and not without it', async () => {
    const tests = await readFile(`${folder}${report}`);
    const failures = tests.filter((one) => one.kind === 'test' && isFailure(one));
    expect(failures.length).toBeGreaterThan(0);
    const records = failures.map((one) => recordOf(one, true));
    const all = review(tests, records);
    expect(all.unexcused.filter(({ test: one }) => one.kind === 'test')).toEqual([]);
    expect(all.excused.every(({ by }) => by.decidedBy.join() === 'id')).toBe(true);
    for (const { test: one } of all.excused) {
      const id = testId(scope.organization, scope.repository, one.identity ?? {});
      const without = review(
        tests,
        records.filter((record) => record.test_case_id !== id),
      );
      expect(without.unexcused.map(({ test: left }) => left.identity)).toContainEqual(one.identity);
    }
  });

  test('each failure is excused by its fields where the service has no such ids', async () => {
    const tests = await readFile(`${folder}${report}`);
    const failures = tests.filter((one) => one.kind === 'test' && isFailure(one));
    const { unexcused } = review(
      tests,
      failures.map((one) => recordOf(one, false)),
    );
    expect(unexcused.filter(({ reason, test: one }) => reason === 'not-quarantined' && one.kind === 'test')).toEqual(
      [],
    );
  });

  test('the page of tools has the tool', () => {
    const page = readFileSync(new URL('../../../docs/flaky-tests.md', import.meta.url), 'utf8').toLowerCase();
    const [tool = ''] = report
      .replace(/\.xml$/, '')
      .split(/-(?=files|nested|projects|retries|subtests|titles|xunit|junit-reporter|test)/);
    expect(page.replaceAll('-', '').replaceAll(' ', '')).toContain(tool.replaceAll('-', ''));
  });
});
