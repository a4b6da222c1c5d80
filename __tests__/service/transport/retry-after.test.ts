import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { retryAfterMs } from '../../../src/service/transport/retry-after.js';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['1', 1000],
    [' 120 ', 120_000],
    ['1.5', 1500],
    ['10.25', 10_250],
    ['007', 7000],
    ['2147483648', 2_147_483_648_000],
    ['31536000000', 2_147_483_648_000],
    ['9'.repeat(400), 2_147_483_648_000],
    ['Sat, 21 Nov 2026 08:00:30 GMT', 30_000],
    ['Saturday, 21-Nov-26 08:00:30 GMT', 30_000],
    ['Sat Nov 21 08:00:30 2026', 30_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['Sun, 21 Nov 2027 08:00:00 GMT', 365 * 86_400_000],
  ])('%j asks for %i ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    ' \t',
    'soon',
    '1.',
    '.',
    'NaN',
    'Infinity',
    '1 2 apples',
    '10s',
    'x10',
    'Someday',
    'Sat, no day',
    'on Sat, 21 Nov 2026 08:00:30 GMT',
    '2026-11-21T08:00:30Z',
  ])('%j asks for nothing that anybody can read', (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined();
  });

  test('any number of seconds and any date is read', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(retryAfterMs(String(seconds), now)).toBe(seconds * 1000);
        // A date has whole seconds and four digits of a year.
        const date = new Date(now + seconds * 1000);
        if (date.getUTCFullYear() <= 9999) expect(retryAfterMs(date.toUTCString(), now)).toBe(seconds * 1000);
      }),
    );
  });

  test("no text asks for a negative delay, or for one that isn't a number", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const delay = retryAfterMs(header, now);
        expect(delay === undefined || delay >= 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
