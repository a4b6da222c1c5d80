import { createHash } from 'node:crypto';

/** 40 hexadecimal digits, like a commit's object name; the same for the same text. */
export function commitNameFrom(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** A UUID (version 8, RFC 9562: free contents) that is the same for the same text. */
export function uuidFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Eight letters and digits that are the same for the same text. */
export function shortIdFrom(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return BigInt(`0x${digits}`).toString(36).padStart(8, '0').slice(-8);
}

/** A UUID that is the same for the same text and number, and from which `numberIn` reads the number. */
export function numberedUuidFrom(text: string, number: number): string {
  return uuidFrom(text).slice(0, -8) + number.toString(16).padStart(8, '0');
}

/** The number in a UUID of `numberedUuidFrom`. */
export function numberIn(uuid: string): number {
  return Number.parseInt(uuid.slice(-8), 16);
}
