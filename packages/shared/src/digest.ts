import { createHash } from 'node:crypto';

/** Texts up to this length, in characters, stay as they are. Nearly all texts are shorter. */
const longest = 200;

/**
 * The text itself, or its digest where it is long. It is only for comparisons: many things may hold the same long text,
 * and copies of it would fill the memory.
 */
export function digest(text: string): string {
  return text.length <= longest ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
