/**
 * The delay that a `Retry-After` header asks for: seconds, or a date (RFC 9110, section 10.2.3).
 * @param now milliseconds since the epoch
 * @returns milliseconds, never negative; undefined when there is no header or nobody can read it
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  // All three forms of a date begin with the day of the week; the one of asctime names no zone and means UTC.
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  const date = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
