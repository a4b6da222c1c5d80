import { expect, test } from '@jest/globals';
import { retryAfterMs } from '../../../src/service/transport/retry-after.js';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);

test.each<[header: string | undefined, ms: number | undefined]>([
  ['0', 0],
  [' 120 ', 120_000],
  ['1.5', 1500],
  ['10.25', 10_250],
  ['007', 7000],
  ['2147483648', 2_147_483_648_000],
  ['9'.repeat(400), 2_147_483_648_000],
  ['Sat, 21 Nov 2026 08:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 08:00:30 GMT', 30_000],
  ['Sat Nov 21 08:00:30 2026', 30_000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['Sun, 21 Nov 2027 08:00:00 GMT', 365 * 86_400_000],
  ...[undefined, '', ' \t', 'soon', '1.', '.', 'NaN', '1 2 apples', '10s', 'x10', 'Someday', 'Sat, no day'].map(
    (header): [string | undefined, undefined] => [header, undefined],
  ),
  ['on Sat, 21 Nov 2026 08:00:30 GMT', undefined],
  ['2026-11-21T08:00:30Z', undefined],
])('Retry-After %j asks for %p ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
