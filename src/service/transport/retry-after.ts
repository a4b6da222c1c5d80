/**
 * The longest delay that counts, in seconds: the meaning of a number that is too large to be represented (RFC 9111,
 * section 1.2.2).
 */
const mostSeconds = 2 ** 31;

/**
 * The delay that a `Retry-After` header asks for: seconds, or a date (RFC 9110, section 10.2.3).
 * @param now milliseconds since the epoch, by the sender's clock where that is known
 * @returns milliseconds, never negative; undefined when there is no header or it cannot be parsed
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value), mostSeconds) * 1000;
  // All three forms of a date begin with the day of the week; the one of asctime names no zone and means UTC.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  const date = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
