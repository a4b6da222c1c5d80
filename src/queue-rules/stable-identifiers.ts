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
