/** How far the service's clock and the runner's may differ, in milliseconds. */
const clockToleranceMs = 60_000;

/**
 * Whether something that the service dates is older than a moment on this machine, whichever of the two clocks is ahead.
 * @param dated what the service says, a date of ISO 8601 where it says one
 * @param moment in milliseconds since the epoch
 * @returns true only when it certainly did; undefined when the service says no date
 */
export function stoodBefore(dated: unknown, moment: number): boolean | undefined {
  const since = Date.parse(typeof dated === 'string' ? dated : '');
  return Number.isNaN(since) ? undefined : since < moment - clockToleranceMs;
}
