import { expect, test } from '@jest/globals';
import { defaultRecords } from '../../src/flaky-tests/default-records.js';

const repo = { host: 'github.com', owner: 'acme', name: 'shop' };
const now = Date.parse('2026-06-01T12:00:00Z');
const { unhealthy_tests: unhealthy, quarantined_tests: quarantined } = defaultRecords(repo, now);

test('are the same at every call, and told apart by their identifiers, which are UUIDs', () => {
  expect(defaultRecords(repo, now)).toEqual({ unhealthy_tests: unhealthy, quarantined_tests: quarantined });
  for (const ids of [unhealthy.map((each) => each.id), quarantined.map((each) => each.test_case_id)]) {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test('agree with each other on what is quarantined', () => {
  const ids = new Set(quarantined.map((each) => each.test_case_id));
  for (const each of unhealthy) expect(ids.has(each.id)).toBe(each.quarantined);
  const listed = new Set(unhealthy.map((each) => each.id));
  expect(quarantined.some((each) => !listed.has(each.test_case_id))).toBe(true);
});

test('have dates of the last two months, on both sides of a week, two weeks and a month', () => {
  const ages = quarantined.map((each) => (now - Date.parse(each.quarantined_at)) / 86_400_000);
  for (const limit of [0, 7, 14, 30, 62]) {
    expect([ages.some((age) => age < limit), ages.some((age) => age >= limit)]).toEqual([limit > 0, limit < 62]);
  }
  for (const each of quarantined) expect(each.status_last_updated_at <= each.quarantined_at).toBe(true);
  for (const each of unhealthy) expect(Date.parse(each.status.timestamp)).toBeLessThanOrEqual(now);
});

test('show what a reader has to cope with: nulls, no owner, two owners, no ticket, no variant', () => {
  for (const field of ['parent', 'file', 'classname'] as const) {
    expect(new Set(quarantined.map((each) => typeof each[field]))).toEqual(new Set(['object', 'string']));
  }
  expect(new Set(quarantined.map((each) => each.codeowners.length))).toEqual(new Set([0, 1, 2]));
  const tickets = unhealthy.map((each) => each.ticket?.html_url.startsWith('https://github.com/acme/shop/'));
  expect(new Set(tickets)).toEqual(new Set([undefined, true]));
  expect(quarantined.some((each) => each.variant === '')).toBe(true);
});
