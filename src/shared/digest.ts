import { createHash } from 'node:crypto';

/** Texts up to this length stand for themselves, in characters: these are nearly all. */
const longest = 200;

/**
 * The text itself, or its digest where it is long. It serves comparisons alone: many things may hold the same long text,
 * and copies of it would fill the memory.
 */
export function digest(text: string): string {
  return text.length <= longest ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
