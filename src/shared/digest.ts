import { createHash } from 'node:crypto';

/** Texts up to this length stand for themselves, in characters: these are nearly all. */
const longest = 200;

/**
 * What stands for a text that is only compared: many things may hold the same long one, and together they would take its
 * length times their number.
 */
export function digest(text: string): string {
  return text.length <= longest ? text : `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
