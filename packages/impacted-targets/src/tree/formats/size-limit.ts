import { UserError } from '../../../../shared/src/user-error.js';
import { grouped } from '../../../../shared/src/numbers.js';

/**
 * Largest manifest or lockfile that is parsed, in bytes. The largest known lockfiles have a third of this size. A
 * parser needs many times the file's size in memory. A list of tens of millions of entries is one piece of memory:
 * where it cannot be had, the process ends without a message.
 */
export const parsedLimitBytes = 32 * 1024 * 1024;

/** A file that is not parsed because of its size. The message is a clause about it. */
export class TooLarge extends UserError {
  override readonly name = 'TooLarge';
}

/** @throws TooLarge */
export function checkSize(size: number): void {
  const refused = tooLarge(size);
  if (refused !== undefined) throw new TooLarge(refused);
}

/**
 * Why a file is not parsed.
 * @param size in bytes, or in characters (a file never has more characters than bytes)
 * @returns a clause about the file; undefined where the file is parsed
 */
export function tooLarge(size: number): string | undefined {
  return size <= parsedLimitBytes
    ? undefined
    : `it has ${grouped(size)} bytes, and at most ${grouped(parsedLimitBytes)} of such a file are read`;
}
