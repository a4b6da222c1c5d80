import { describe, expect, test } from '@jest/globals';
import { daysBetween, parseDateTime } from '../../../src/flaky-tests/records/date-time.js';
import { describeTestRecord, readTestRecord } from '../../../src/flaky-tests/records/test-record.js';

describe('a record', () => {
  test.each<[written: object, read: object]>([
    [
      { name: 'adds', parent: 'P', classname: 'C', file: 'a.ts', variant: 'linux' },
      { name: 'adds', parent: 'P', classname: 'C', file: 'a.ts', variant: 'linux' },
    ],
    [
      { name: ' ', parent: null, file: {}, variant: 7, file_path: 'b.ts' },
      { file: 'b.ts', variant: '7' },
    ],
    [{ test_case_id: 'a', id: 'b' }, { id: 'a' }],
    [
      { id: 'b', html_url: 'https://service.example/b' },
      { id: 'b', link: 'https://service.example/b' },
    ],
    [{ ticket: { html_url: 'https://tickets.example/7' } }, { ticket: 'https://tickets.example/7' }],
    [{ codeowners: ['@acme/web', { name: ' jo ' }, null] }, { codeowners: ['@acme/web', 'jo'] }],
    [{ codeowners: '@acme/web' }, { codeowners: ['@acme/web'] }],
    [{ status: { value: 'flaky', reason: 'r', timestamp: 't' } }, { status: 'FLAKY', reason: 'r', statusSince: 't' }],
    [
      { status: 'broken', status_last_updated_at: 'u' },
      { status: 'BROKEN', statusSince: 'u' },
    ],
    [
      { quarantined: true, quarantine_setting: 'always' },
      { quarantined: true, quarantineSetting: 'ALWAYS' },
    ],
    [{ quarantined: 'yes', quarantined_at: 7 }, { quarantinedAt: 7 }],
    [{ unknown_field: { kept: true } }, {}],
  ])('%j is read as %j, and kept', (written, read) => {
    expect(readTestRecord(written)).toEqual({ codeowners: [], ...read, record: written });
  });

  test.each([null, undefined, 'text', 7, [], true])('%j is not a record', (value) => {
    expect(readTestRecord(value)).toBeUndefined();
  });

  test.each([
    [{ name: 'adds', classname: 'C', parent: 'P', file: 'a.ts', variant: 'linux' }, 'C adds (a.ts, linux)'],
    [{ name: 'adds', parent: 'P' }, 'P adds'],
    [{ name: 'adds', classname: 'adds' }, 'adds'],
    [{}, '(no name)'],
  ])('%j is called %j', (record, words) => {
    const listed = readTestRecord(record);
    expect(listed && describeTestRecord(listed)).toBe(words);
  });
});

describe('a date-time', () => {
  const noon = Date.UTC(2026, 1, 28, 12);
  test.each([
    ['2026-02-28T12:00:00Z', noon],
    ['2026-02-28T12:00:00.000000000Z', noon],
    ['2026-02-28T12:00:00,5Z', noon + 500],
    ['2026-02-28T14:00:00+02:00', noon],
    ['2026-02-28T14:00:00+0200', noon],
    ['2026-02-28T14:00:00+02', noon],
    ['2026-02-28T07:30:00-04:30', noon],
    ['2026-02-28t12:00z', noon],
    ['2026-02-28 12:00:00', noon],
    ['2026-02-28', noon - 12 * 3_600_000],
  ])('%s', (written, milliseconds) => {
    expect(parseDateTime(written)).toBe(milliseconds);
  });

  test.each([
    '',
    'yesterday',
    'test 1',
    '1',
    '28.02.2026',
    '2026-02-30T00:00:00Z',
    '2026-13-01',
    '2026-02-28T25:00:00Z',
    '2026-02-28T12',
    1_700_000_000,
    null,
    undefined,
    {},
  ])('%j is not a date', (value) => {
    expect(parseDateTime(value)).toBeUndefined();
  });

  test('days between: fractions count, the future is 0', () => {
    expect(daysBetween(noon, noon + 36 * 3_600_000)).toBe(1.5);
    expect(daysBetween(noon, noon - 1)).toBe(0);
  });
});
