const msOfDay = 24 * 60 * 60 * 1000;

const dateTime =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>\d{2}:\d{2}(?::\d{2})?)(?:[.,](?<fraction>\d+))?\s?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Reads a date-time of ISO 8601 in the forms that services write: seconds, fraction and zone may be missing; without a
 * zone the time is UTC, and a date alone means its first moment. JavaScript's own parser accepts nearly any text with a
 * number in it as a date.
 *
 * @returns milliseconds since 1970-01-01T00:00Z; undefined for a text in another form
 */
export function parseDateTime(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const found = dateTime.exec(value.trim())?.groups;
  if (!found?.day) return undefined;
  const { day, time = '00:00', fraction = '', zone = 'Z' } = found;
  const clock = time.length === 5 ? `${time}:00` : time;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const digits = zone.toUpperCase() === 'Z' ? '0000' : zone.slice(1).replace(':', '').padEnd(4, '0');
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
  const moment = Date.parse(`${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Days from one moment to another, both in milliseconds since 1970; fractions of a day count, and the future is 0. */
export function daysBetween(since: number, until: number): number {
  return Math.max(0, (until - since) / msOfDay);
}
