import { describe, expect, test } from '@jest/globals';
import { breaksPolicy, isOwnedBy, judgeQuarantine } from '../../../src/flaky-tests/policy/quarantine-policy.js';
import { listed as recordOf } from '../results-and-records.js';

const now = Date.parse('2026-03-15T00:00:00Z');

const listed = (fields: object) => recordOf({ name: 'adds', ...fields });

describe('code owners', () => {
  test.each<[string[], string[] | undefined, boolean]>([
    [['@acme/web'], ['@acme/web'], true],
    [['@acme/web'], ['acme/web'], true],
    [['Jo@Acme.example'], ['jo@acme.example'], true],
    [['@acme/web', '@acme/api'], ['@acme/other', '@acme/api'], true],
    [['@acme/website'], ['@acme/web'], false],
    [[], ['@acme/web'], false],
    [[], [], true],
    [['@acme/web'], undefined, true],
    [['@acme/web'], [' '], true],
  ])('%j and %j: %j', (codeowners, wanted, owned) => {
    expect(isOwnedBy({ codeowners }, wanted)).toBe(owned);
  });
});

describe('a quarantined test', () => {
  test.each([
    ['2026-03-20T00:00:00Z', false, 'quarantined for 0 of 14 days'],
    ['2026-03-13T12:00:00Z', false, 'quarantined for 1.5 of 14 days'],
    ['2026-03-01T00:00:00Z', false, 'quarantined for 14 of 14 days'],
    ['2026-02-28T23:59:59Z', true, 'quarantined for 14 days, more than 14'],
    ['2025-03-15T00:00:00Z', true, 'quarantined for 365 days, more than 14'],
  ])('since %s, with 14 days: %j', (quarantined_at, breaks, why) => {
    const test = listed({ quarantined_at });
    const verdict = judgeQuarantine(test, { maxDays: 14 }, now);
    expect([breaksPolicy(test, verdict), verdict.why]).toEqual([breaks, why]);
  });

  test.each([
    ['soon', '"soon"'],
    [null, 'null'],
    [undefined, 'null'],
    [7, '7'],
  ])('whose date is %j is an error where it is needed', (quarantined_at, shown) => {
    const test = listed({ quarantined_at, classname: 'Calc', test_case_id: 'id-1' });
    expect(breaksPolicy(test, judgeQuarantine(test, {}, now))).toBe(true);
    expect(() => breaksPolicy(test, judgeQuarantine(test, { maxDays: 14 }, now))).toThrow(
      `quarantined_at of Calc adds (id id-1) is ${shown}, which isn't an ISO 8601 date-time`,
    );
  });
});
