/** How far the service's clock and the runner's may differ, in milliseconds. */
const clockToleranceMs = 60_000;

/**
 * Compares a date of the service with a moment on this machine. Either of the two clocks may be ahead.
 * @param dated the service's date in ISO 8601, where it gives a date
 * @param moment in milliseconds since the epoch
 * @returns true only when the date is certainly older; undefined when the service gives no date
 */
export function isCertainlyBefore(dated: unknown, moment: number): boolean | undefined {
  const since = Date.parse(typeof dated === 'string' ? dated : '');
  return Number.isNaN(since) ? undefined : since < moment - clockToleranceMs;
}
