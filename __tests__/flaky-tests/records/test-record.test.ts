import { describe, expect, test } from '@jest/globals';
import { daysBetween, parseDateTime } from '../../../src/flaky-tests/records/date-time.js';
import { describeTestRecord, readTestRecord } from '../../../src/flaky-tests/records/test-record.js';

describe('a record', () => {
  test('of a quarantined test', () => {
    const record = {
      name: 'adds',
      parent: 'Calc',
      file: 'src/calc.ts',
      classname: 'CalcTest',
      codeowners: ['@acme/web', 'jo@acme.example'],
      quarantined_at: '2026-01-01T00:00:00Z',
      status_last_updated_at: '2026-01-02T00:00:00Z',
      test_case_id: 'id-1',
      variant: 'linux',
      unknown_field: { kept: true },
    };
    expect(readTestRecord(record)).toEqual({
      name: 'adds',
      parent: 'Calc',
      file: 'src/calc.ts',
      classname: 'CalcTest',
      variant: 'linux',
      codeowners: ['@acme/web', 'jo@acme.example'],
      id: 'id-1',
      quarantinedAt: '2026-01-01T00:00:00Z',
      statusSince: '2026-01-02T00:00:00Z',
      record,
    });
  });

  test('of an unhealthy test', () => {
    const record = {
      id: 'id-2',
      html_url: 'https://service.example/tests/id-2',
      name: 'adds',
      status: { value: 'flaky', reason: 'failed and passed on one commit', timestamp: '2026-01-02T00:00:00Z' },
      codeowners: [],
      quarantined: true,
      file_path: 'src/calc.ts',
      ticket: { html_url: 'https://tickets.example/7' },
    };
    expect(readTestRecord(record)).toMatchObject({
      id: 'id-2',
      link: 'https://service.example/tests/id-2',
      status: 'FLAKY',
      reason: 'failed and passed on one commit',
      quarantined: true,
      file: 'src/calc.ts',
      ticket: 'https://tickets.example/7',
      statusSince: '2026-01-02T00:00:00Z',
    });
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
